### Partite compatte e file di posizioni: che cosa non si può leggere. `error-` e il codice dell’errore.

error-packed-file = Questo non è un file di partite compatte.
error-packed-version = Questa partita è compattata nella versione { $version }; qui si legge la versione { $known }.
error-packed-short = I byte finiscono troppo presto.
error-packed-damaged = I byte sono danneggiati: non corrispondono alla loro somma di controllo.
error-packed-byte = Il byte { NUMBER($byte, useGrouping: 0) } qui non significa nulla.
error-packed-move = Il byte { NUMBER($byte, useGrouping: 0) } non è il numero di alcuna mossa legale.
error-packed-long = Questa partita è troppo lunga per essere compattata: più di { $most } mosse, o troppo testo.
error-packed-game = Partita { NUMBER($number, useGrouping: 0) }: { $reason }

error-positions-operation = Un’operazione si scrive «bm d2-e2;» oppure «id "uno";».
error-positions-quote = Queste virgolette non vengono mai chiuse.
error-positions-twice = L’operazione { $name } compare qui due volte.
error-positions-operands = L’operazione { $name } si scrive così: «{ $example }».
error-positions-name = Il nome di un’operazione ha da 1 a 20 lettere, cifre e _, non «{ $name }».
error-positions-long = Questa riga è troppo lunga: al massimo { $most } caratteri.
