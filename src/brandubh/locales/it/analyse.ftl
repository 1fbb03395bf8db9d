### La scacchiera d’analisi, il resoconto e imparare dai propri errori.

analyse-title = Scacchiera d’analisi
analyse-to-game = la partita
analyse-panels = Mosse, aperture e resoconto
analyse-openings = Aperture
analyse-no-moves = Muovi un pezzo o apri una partita. Le tue varianti, i commenti e i segni appariranno qui.
analyse-new = Una nuova scacchiera
analyse-failed = Apertura non riuscita
analyse-broken-link = Il link non è completo. Chiedilo di nuovo, o copialo per intero.
analyse-cancel = Annulla
analyse-more = Altro

## Il motore

analyse-engine = L’opinione del motore
analyse-start = Avvia il motore
analyse-stop = Ferma il motore
analyse-key-engine = Avvia o ferma il motore
analyse-threat = Mostra la minaccia
analyse-lines = Quante varianti
analyse-thinking = sta pensando…
analyse-off = motore fermo
analyse-depth = profondità { $depth }
analyse-speed = { $speed } posizioni/s
analyse-from-tables = dalle tabelle
analyse-to-the-end = calcolato fino alla fine
analyse-rest-report = fermo durante il resoconto
analyse-rest-learn = fermo mentre impari
analyse-engine-failed = Il motore si è fermato. Avvialo di nuovo.
analyse-play-line = { $move }: { $score }
analyse-line-whole = Mostra per intero la variante { $number }
analyse-bar = Probabilità di vittoria dei difensori: { $chance }. { $score }
analyse-bar-empty = Non ancora valutata

analyse-score-even = In equilibrio
analyse-score-better-attackers = Gli attaccanti sono in vantaggio di { $men } pedine.
analyse-score-better-defenders = I difensori sono in vantaggio di { $men } pedine.
analyse-score-win-attackers = { $moves ->
    [one] Gli attaccanti vincono in una mossa.
    [many] Gli attaccanti vincono in { $moves } di mosse.
   *[other] Gli attaccanti vincono in { $moves } mosse.
}
analyse-score-win-defenders = { $moves ->
    [one] I difensori vincono in una mossa.
    [many] I difensori vincono in { $moves } di mosse.
   *[other] I difensori vincono in { $moves } mosse.
}
analyse-score-won-attackers = Gli attaccanti hanno vinto.
analyse-score-won-defenders = I difensori hanno vinto.
analyse-score-repetition-attackers = Decide la ripetizione: vincono gli attaccanti.
analyse-score-repetition-defenders = Decide la ripetizione: vincono i difensori.
analyse-score-short-men = { $side ->
    [attackers] Attaccanti { $figure }
   *[defenders] Difensori { $figure }
}
analyse-score-short-win = { $side ->
    [attackers] Attaccanti: vittoria in { $moves }
   *[defenders] Difensori: vittoria in { $moves }
}
analyse-score-short-won = { $side ->
    [attackers] Attaccanti: vinto
   *[defenders] Difensori: vinto
}
analyse-score-short-repetition = { $side ->
    [attackers] Attaccanti: per ripetizione
   *[defenders] Difensori: per ripetizione
}
analyse-score-repetition-short = rip

## Gioco perfetto

analyse-perfect = Gioco perfetto
analyse-perfect-draw = Nessuno può forzare la vittoria: patta.
analyse-perfect-repetition = Nessuno può forzare la vittoria: decide la ripetizione.
analyse-perfect-worth = { $worth ->
    [win] Vince in { $moves }
    [win-repetition] Vince per ripetizione
    [draw] Patta
    [repetition] Ripetizione
    [loss-repetition] Perde per ripetizione
   *[loss] Perde in { $moves }
}

## Mosse

analyse-remarks = Note su questa mossa
analyse-signs = { $about ->
    [move] Segno per la mossa
   *[position] Segno per la posizione
}
analyse-comment = Commento
analyse-comment-hint = Che cosa si può dire di questa mossa?
analyse-promote = Promuovi questa variante a linea principale
analyse-delete = Elimina da qui in poi
analyse-restore = Ripristina ciò che è stato eliminato
analyse-symbol-good = Buona mossa
analyse-symbol-mistake = Errore
analyse-symbol-brilliant = Mossa brillante
analyse-symbol-blunder = Errore grave
analyse-symbol-interesting = Mossa interessante
analyse-symbol-dubious = Mossa dubbia
analyse-symbol-even = Posizione pari
analyse-symbol-unclear = Posizione poco chiara
analyse-symbol-defenders = Difensori meglio
analyse-symbol-attackers = Attaccanti meglio
analyse-draw = Disegna
analyse-draw-hint = Tasto destro: Maiusc rosso, Alt blu, entrambi giallo.
analyse-draw-wipe = Cancella i disegni
analyse-pens = Colori per disegnare
analyse-pen = { $color ->
    [green] Verde
    [red] Rosso
    [blue] Blu
   *[yellow] Giallo
}
analyse-key-up = Variante precedente, o prima posizione
analyse-key-down = Variante successiva, o ultima posizione

## Il resoconto

analyse-report = Resoconto
analyse-report-about = Il motore guarda ogni mossa della linea principale e dice come ha giocato ciascuna squadra, dove la partita è cambiata e che cosa sarebbe stato meglio.
analyse-report-make = Fai il resoconto
analyse-report-empty = Non ci sono ancora mosse.
analyse-report-again = Rifallo
analyse-report-progress = Resoconto in corso
analyse-report-stop = Ferma
analyse-accuracy = Precisione
analyse-count-inaccuracy = Imprecisioni ?!
analyse-count-mistake = Errori ?
analyse-count-blunder = Errori gravi ??
analyse-count-next = { $side ->
    [attackers] Attaccanti
   *[defenders] Difensori
}: { $flaw ->
    [inaccuracy] { $count ->
        [one] { $count } imprecisione
        [many] { $count } di imprecisioni
       *[other] { $count } imprecisioni
    }
    [mistake] { $count ->
        [one] { $count } errore
        [many] { $count } di errori
       *[other] { $count } errori
    }
   *[blunder] { $count ->
        [one] { $count } errore grave
        [many] { $count } di errori gravi
       *[other] { $count } errori gravi
    }
}. Vai al prossimo punto.
analyse-flaw-inaccuracy = Imprecisione
analyse-flaw-mistake = Errore
analyse-flaw-blunder = Errore grave
analyse-turns = Punti di svolta
analyse-turns-none = Nessuna mossa, da sola, ha cambiato la partita.
analyse-turn = { $side ->
    [attackers] Le probabilità degli attaccanti scendono da { $from } a { $to }.
   *[defenders] Le probabilità dei difensori scendono da { $from } a { $to }.
}
analyse-better = meglio:
analyse-annotate = Metti le mosse migliori nell’albero
analyse-annotated = Le mosse migliori sono nell’albero.
analyse-graph = L’andamento della partita
analyse-graph-start = Inizio
analyse-graph-move = Mossa { $number }, { $move }
analyse-graph-point = { $move }: probabilità dei difensori { $chance }. { $score }
analyse-graph-chance = probabilità dei difensori { $chance }
analyse-graph-turn = Punto di svolta

## Imparare

analyse-learn = Impara dai tuoi errori
analyse-learn-side = { $side ->
    [attackers] Attaccanti ({ $count })
   *[defenders] Difensori ({ $count })
}
analyse-learn-count = { $number } su { $count }
analyse-learn-ask = { $side ->
    [attackers] Qui è stata giocata { $move }. Trova una mossa migliore per gli attaccanti.
   *[defenders] Qui è stata giocata { $move }. Trova una mossa migliore per i difensori.
}
analyse-learn-judging = Sto valutando…
analyse-learn-played = È la mossa che è stata giocata. C’è di meglio.
analyse-learn-not-yet = { $move } non è ancora la mossa giusta. Provane un’altra.
analyse-learn-good = Bene! { $move } conserva ciò che avevi.
analyse-learn-solution = { $move } sarebbe stata la migliore.
analyse-learn-line-best = Meglio
analyse-learn-line-played = Quello che è stato giocato, e il seguito
analyse-why-missed = { $moves ->
    [one] { $move } avrebbe vinto subito.
    [many] { $move } avrebbe forzato la vittoria in { $moves } di mosse.
   *[other] { $move } avrebbe forzato la vittoria in { $moves } mosse.
}
analyse-why-lost = Dopo { $move } { $winner ->
    [attackers] { $moves ->
        [one] gli attaccanti possono vincere subito.
        [many] gli attaccanti possono forzare la vittoria in { $moves } di mosse.
       *[other] gli attaccanti possono forzare la vittoria in { $moves } mosse.
    }
   *[defenders] { $moves ->
        [one] i difensori possono vincere subito.
        [many] i difensori possono forzare la vittoria in { $moves } di mosse.
       *[other] i difensori possono forzare la vittoria in { $moves } mosse.
    }
}
analyse-why-chance = { $side ->
    [attackers] { $move } fa scendere le probabilità degli attaccanti da { $from } a { $to }.
   *[defenders] { $move } fa scendere le probabilità dei difensori da { $from } a { $to }.
}
analyse-learn-done = { $solved ->
    [0] È tutto. La prossima volta ne troverai qualcuna.
    [one] È tutto: ne hai trovata una su { $count } al primo tentativo.
    [many] È tutto: ne hai trovate { $solved } su { $count } al primo tentativo.
   *[other] È tutto: ne hai trovate { $solved } su { $count } al primo tentativo.
}
analyse-learn-solve = Mostra la soluzione
analyse-learn-skip = Salta
analyse-learn-next = Avanti
analyse-learn-finish = Fine
analyse-learn-leave = Torna all’analisi

## Comporre una posizione

analyse-editor = Componi una posizione
analyse-editor-tool = Che cosa fa un tocco
analyse-editor-move = Sposta i pezzi
analyse-editor-attacker = Metti un attaccante
analyse-editor-defender = Metti un difensore
analyse-editor-king = Metti il re
analyse-editor-erase = Togli un pezzo
analyse-editor-hint-move = Trascina i pezzi dove vuoi, o fuori dalla scacchiera.
analyse-editor-hint-place = Tocca le caselle; tocca di nuovo per togliere il pezzo.
analyse-editor-start = Posizione iniziale
analyse-editor-clear = Scacchiera vuota
analyse-editor-turn = A chi tocca
analyse-position-text = Posizione come testo
analyse-editor-wrong = Questo testo non è una posizione.
analyse-editor-fine = Questa posizione è possibile.
analyse-editor-done = Analizzala

## Aprire

analyse-open = Apri una partita o una posizione
analyse-open-text = Incolla una partita o una posizione
analyse-open-hint = 1. d2-e2 d3-f3 …
analyse-open-rules = Regole, se il testo non le nomina
analyse-open-about = Puoi anche rilasciare un file di partita in qualsiasi punto di questa pagina. Se contiene più partite, si apre la prima.
analyse-open-file = Da un file
analyse-open-do = Apri
analyse-drop = Rilascia qui il file di partita

## Condividere

analyse-share = Condividi e salva
analyse-share-analysis = Link a questa analisi, con tutto il suo contenuto
analyse-share-game = Link alla partita
analyse-share-position = Link a questa posizione
analyse-share-text = Questa posizione come testo
analyse-share-files = Come file
analyse-share-file = File di partita
analyse-share-svg = Immagine SVG
analyse-share-png = Immagine PNG
analyse-share-gif = GIF animata
analyse-share-making = { $form ->
    [gif] Creazione della GIF…
   *[other] Disegno dell’immagine…
}
analyse-share-frames = Fotogramma { $frames } di { $of }
analyse-copy = Copia: { $what }
analyse-copied = Copiato.
analyse-copy-by-hand = Il browser non permette di copiare. Seleziona il testo e copialo a mano.
