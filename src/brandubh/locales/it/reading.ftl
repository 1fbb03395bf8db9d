### Che cosa non si può leggere: posizioni, mosse, regole, file di partite. `error-` e il codice dell’errore.

error-square = Le caselle si chiamano da a1 a g7, non «{ $text }».
error-side = Una squadra è attackers (attaccanti) o defenders (difensori), non «{ $text }».
error-piece = «{ $text }» non è un pezzo: scrivi t (attaccante), T (difensore) o K (re).
error-move-text = Una mossa si scrive d2-e2, o e2-d2xc2xd3 con le catture, non «{ $text }».
error-move-uci = La mossa di un motore si scrive d2e2, non «{ $text }».
error-language = Le lingue sono { $languages }, non «{ $text }».

## Posizioni

error-position-no-king = Manca il re.
error-position-many-kings = C’è più di un re.
error-position-many-attackers = Ci sono troppi attaccanti.
error-position-many-defenders = Ci sono troppi difensori.
error-position-man-on-throne = C’è una pedina sul trono.
error-position-man-on-corner = C’è una pedina in un angolo.
error-position-ranks = Servono sette righe separate da «/»; { $count ->
    [one] ce n’è una.
   *[other] ce ne sono { $count }.
}
error-position-rank = La riga { $rank } ha { $count ->
    [one] una casella
   *[other] { $count } caselle
} invece di sette.
error-position-letter = «{ $letter }» nella riga { $rank } non è un pezzo: scrivi t, T, K o una cifra da 1 a 7 per le caselle vuote.
error-position-fields = Una posizione si scrive: la scacchiera, uno spazio, e b o w per la squadra di turno, non «{ $text }».
error-position-side = La squadra di turno è b (attaccanti) o w (difensori), non «{ $text }».
error-opentafl-piece = «{ $letter }» è { $kind ->
    [king] un re degli attaccanti
    [knight] un cavaliere
    [commander] un comandante
    [mercenary] un mercenario
   *[guard] una guardia
}; qui giocano solo t, T e K.
error-opentafl-empty = { $text } caselle vuote non stanno in una riga di sette.
error-opentafl-resignation = «---» è una resa, non una mossa.
error-opentafl-move = OpenTafl scrive le mosse d2-e2, Kd4-d3 o d7-d6xd5/Kc6, non «{ $text }».

## Regole

error-rules-unknown = Nessun regolamento si chiama «{ $name }»; ci sono { $presets }.
error-rules-name = Il nome deve avere da 1 a 60 caratteri.
error-rules-start = La posizione iniziale deve avere un solo re.
error-rules-start-men = Nella posizione iniziale { $closed ->
    [both] nessuna pedina può stare sul trono o in un angolo.
    [throne] nessuna pedina può stare sul trono.
   *[corners] nessuna pedina può stare in un angolo.
}
error-rules-start-over = Con queste regole la partita è finita prima di cominciare: { $ending ->
    [escape] il re sta dove vince.
    [no_men] non ci sono attaccanti.
    [encirclement] il re e tutte le sue pedine sono accerchiati.
   *[no_moves] { $side ->
        [attackers] gli attaccanti, che cominciano, non possono muovere.
       *[defenders] i difensori, che cominciano, non possono muovere.
    }
}
error-rules-table = Un regolamento è una tabella di campi e valori.
error-rules-field = { $near ->
    [none] Non c’è nessun campo «{ $field }».
   *[other] Non c’è nessun campo «{ $field }». Intendevi { $near }?
}
error-rules-value = { $field } deve valere uno di: { $choices }; non «{ $text }».
error-rules-truth = { $field } deve valere true o false, non «{ $text }».
error-rules-text = { $field } deve essere un testo, non «{ $text }».
error-rules-json = Non è JSON dalla riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) } in poi.
error-rules-toml = Non è TOML dalla riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) } in poi.
error-rules-deep = Ci sono troppe parentesi una dentro l’altra.

## File

error-cannot-read = Impossibile leggere { $file }. { $reason }
error-cannot-write = Impossibile scrivere { $file }. { $reason }
error-in-file = In { $file }: { $reason }
error-file-missing = Questo file o questa cartella non esiste.
error-file-folder = È una cartella.
error-file-no-folder = Non è una cartella.
error-file-other = Lì c’è qualcosa che non è un file.
error-file-forbidden = L’accesso non è permesso.
error-file-encoding = Non è un file di testo in UTF-8.
error-file-large = È troppo grande, o ha una riga troppo lunga, per quello che dovrebbe essere.
error-file-system = Il sistema dice: { $text }

## Partite e file di partite

error-record = Riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $reason }
error-record-none = In questo testo non c’è nessuna partita.
error-record-long = Questa partita è troppo lunga: più di { $most } mosse.
error-record-tag = Un’etichetta si scrive [Nome "valore"].
error-record-tag-twice = L’etichetta { $tag } compare qui due volte.
error-record-comment = Questo commento non viene mai chiuso.
error-record-endless = Sarebbe una partita più lunga di qualsiasi altra: il file non viene letto oltre.
error-record-letter = «{ $letter }» qui non significa nulla.
error-record-symbol = { $symbol } non segue nessuna mossa.
error-record-variation-first = Una variante deve seguire una mossa.
error-record-variation-empty = Questa variante è vuota.
error-record-variation = Questa variante non viene mai chiusa.
error-record-bracket = Questa parentesi non chiude nulla.
error-record-result = Un risultato è uno di: { $choices }; non «{ $text }».
error-record-result-tags = Il risultato qui è { $result }, ma nelle etichette è { $tag }.
error-record-result-board = Il risultato è { $result }, ma sulla scacchiera è { $board }.
error-record-end = Una fine di partita è una di: { $choices }; non «{ $text }».
error-record-end-board = La partita dovrebbe finire per { $said }, ma sulla scacchiera finisce per { $board }.
error-record-end-open = La partita dovrebbe finire per { $said }, ma sulla scacchiera non è finita.
error-list-fields = Una partita ha quattro campi (mosse, perdite del bianco, perdite del nero, risultato), non { $count }.
error-list-lost = { $side ->
    [attackers] Il nero ha perso { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }, non «{ $text }».
   *[defenders] Il bianco ha perso { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }, non «{ $text }».
}
error-clock = Un tempo si scrive h:mm:ss, non «{ $text }».
error-evaluation = Una valutazione si scrive -0.35 o #3, non «{ $text }».
error-evaluation-both = Una valutazione è un numero di pedine o una vittoria forzata, non entrambe.
error-header-own = { $name } non è un’intestazione a sé: lo dice la partita stessa.
error-header-name = Il nome di un’intestazione è fatto di lettere, cifre e _, non «{ $name }».
error-tree-node = La mossa { $number } dell’albero deve avere una mossa e un genitore che la precede.
error-game-declared = Solo la scacchiera dice se una partita finisce per { $termination }.
error-match-names = I giocatori di un incontro devono avere nomi diversi, non due volte «{ $name }».
error-match-sets = Il secondo set di un incontro ha le stesse regole e gli stessi giocatori, a squadre scambiate.
error-match-over = Un incontro ha due set.

## Il server

error-too-long = È troppo lungo: al massimo { $most } caratteri o elementi.
error-not-json = Non è JSON.
error-animation-long = Un’animazione mostra al massimo { $most } mosse.
error-animation-large = Un’animazione di { $moves } mosse può essere larga al massimo { $most } pixel.
error-busy-tables = Si stanno costruendo le tabelle di troppi regolamenti. Riprova fra un momento.
error-table-missing = { $most ->
    [0] Qui non ci sono tabelle di queste regole.
   *[other] Questa posizione ha { $pieces } pezzi; le tabelle qui arrivano a { $most }.
}
error-table-damaged = Una tabella è danneggiata e va ricostruita.
error-no-bundle = Le pagine non sono state costruite.
