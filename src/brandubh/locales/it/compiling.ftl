### Ciò che si dice mentre il codice viene compilato, una volta per macchina, e dove non può essere conservato.

compiling = Compilazione, una volta sola
compiling-line = Compilazione, una volta sola; ci vuole circa mezzo minuto.
compiling-meanwhile = Compilazione in secondo piano, una volta sola. Fino ad allora il computer guarda meno lontano.
compiling-failed = { $reason }. Il resto viene compilato al primo uso, e ci vuole di più.

error-cache-elsewhere = Il codice compilato non può essere conservato in { $folder }. Per ora è conservato in { $other }; BRANDUBH_CACHE indica un’altra cartella.
error-cache-nowhere = Il codice compilato non può essere conservato in { $folder }. Viene compilato ogni volta di nuovo, e ci vuole mezzo minuto; BRANDUBH_CACHE indica una cartella in cui si può scrivere.
