### Gli studi: elenchi di capitoli, conservati con un nome e condivisi con un link.

studies-intro = Posizioni e partite con le tue parole, capitolo per capitolo. Chi ha il link può leggerle.
studies-new = Nuovo studio
studies-new-text = Comincia dalla posizione iniziale, o porta un file di partite: ognuna diventa un capitolo.
studies-name = Nome dello studio
studies-create = Crea
studies-import = Da un file di partite
studies-none = Ancora nessuno studio
studies-none-text = Uno studio serve per una lezione, un’apertura o le tue partite migliori: metti in ordine posizioni e mosse, scrivi che cosa mostrano e condividi un solo link.
studies-chapters = { $count ->
    [one] un capitolo
    [many] { $count } di capitoli
   *[other] { $count } capitoli
}
studies-delete = Elimina lo studio
studies-ask-delete = Eliminare «{ $name }»?
studies-ask-delete-text = Lo studio sparirà per sempre con tutti i suoi capitoli, e il suo link non porterà più a nulla.
studies-deleted = Lo studio è eliminato.
studies-keep = Tienilo

## La pagina di uno studio

study-chapter = Capitolo { $number }
study-chapter-of = Capitolo { $number } di { $count }
study-chapters = Capitoli
study-previous = Capitolo precedente
study-next = Capitolo successivo
study-panels = Il capitolo e l’elenco
study-saved = Salvato
study-saving = Salvataggio…
study-unsaved = Non salvato: il server non risponde. Continuiamo a provare.
study-refused = Non salvato: { $reason }
study-others = È lo studio di qualcun altro. Quello che provi qui non lo cambia.
study-copy = Copia nei miei studi
study-copied = Questa copia è tua.
study-conflict = Questo capitolo è stato cambiato in un’altra finestra. Quello che hai qui non è salvato.
study-keep-mine = Salva la mia come nuovo capitolo
study-take-other = Mostra l’altra
study-changed-elsewhere = Lo studio è stato cambiato in un’altra finestra; ora è così.
study-rename = Rinomina lo studio
study-rename-chapter = Rinomina il capitolo
study-chapter-name = Nome del capitolo
study-rename-do = Rinomina
study-up = Sposta il capitolo in su
study-down = Sposta il capitolo in giù
study-delete-chapter = Elimina il capitolo
study-ask-delete-chapter = Eliminare questo capitolo?
study-ask-delete-chapter-text = «{ $name }» non si potrà più recuperare.
study-keep-chapter = Tienilo
study-add = Aggiungi un capitolo
study-add-do = Aggiungi
study-add-from = Comincia con
study-from-start = L’inizio di una partita
study-from-here = La posizione sulla tavola
study-from-text = Una posizione o una partita come testo
study-print = Stampa
study-export = Salva come file di partite
study-more = Altro su questo studio
study-failed = Questo studio non si può aprire

## Salvare quello che è sulla tavola di analisi

study-save-text = Diventa un capitolo, con le sue mosse, parole e disegni.
study-save-where = Studio
study-save-new = Un nuovo studio
study-save-do = Salva

## Quello che non si può fare con uno studio: `error-` e il codice

error-study-name = Uno studio ha bisogno di un nome.
error-study-forbidden = Questo studio è di qualcun altro; puoi leggerlo e copiarlo.
error-study-changed = Nel frattempo il contenuto è stato cambiato altrove. Niente è stato sovrascritto.
error-many-studies = Hai { $most } studi. Prima eliminane uno.
error-many-chapters = Uno studio ha al massimo { $most } capitoli.
error-last-chapter = Uno studio tiene almeno un capitolo. Puoi eliminare l’intero studio.
error-chapter-long = Questo capitolo è troppo lungo: un capitolo ha al massimo { $most } caratteri.
error-study-long = Questo studio è troppo lungo: tutti i capitoli hanno insieme al massimo { $most } caratteri.
