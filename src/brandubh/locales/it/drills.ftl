### Esercizi: posizioni da giocare fino alla fine contro il gioco migliore.

## The list

drills-intro = Gioca una posizione fino alla fine contro il gioco migliore, e confronta.
drills-count = { $count } esercizi, { $stars } stelle su { $most }
drills-begin = Comincia
drills-continue = Continua
drills-all = Tutti gli esercizi
drill-group-escapes = Vittorie elementari: il re fugge
drill-group-escapes-text = Il re da solo o con una pedina, contro uno, due e tre attaccanti.
drill-group-hunts = Vittorie elementari: il re è preso
drill-group-hunts-text = Accanto a un angolo, al bordo, in campo aperto: come gli attaccanti catturano un re.
drill-group-defences = Difese
drill-group-defences-text = L’unica mossa, una causa persa da far durare, un re che non deve uscire.
drill-group-endings = Finali celebri
drill-group-endings-text = Anelli che si chiudono o si spezzano, e le vittorie più lunghe che ci siano.
drill-short = { $goal ->
    [hold] { $side ->
        [attackers] Attaccanti: resistere per { $moves } mosse
       *[defenders] Difensori: resistere per { $moves } mosse
    }
    [resist] { $side ->
        [attackers] Attaccanti: durare { $moves } mosse
       *[defenders] Difensori: durare { $moves } mosse
    }
   *[win] { $side ->
        [attackers] Attaccanti: vincere in { $moves } mosse
       *[defenders] Difensori: vincere in { $moves } mosse
    }
}
drill-record = Il tuo record: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
drill-stars = { $stars ->
    [0] Nessuna stella
    [one] Una stella su tre
   *[other] { $stars } stelle su tre
}

## A drill

drill-task = { $goal ->
    [escape] Sei i difensori: porta il re in un angolo. Il gioco migliore richiede { $moves } mosse.
    [capture] Sei gli attaccanti: cattura il re. Il gioco migliore richiede { $moves } mosse.
    [encircle] Sei gli attaccanti: accerchia il re e tutte le sue pedine. Il gioco migliore richiede { $moves } mosse.
    [hold] { $side ->
        [attackers] Sei gli attaccanti: non perdere per { $moves } mosse.
       *[defenders] Sei i difensori: non perdere per { $moves } mosse.
    }
   *[resist] { $side ->
        [attackers] Sei gli attaccanti, e perderai: dura più che puoi. Il gioco migliore dura { $moves } mosse.
       *[defenders] Sei i difensori, e perderai: dura più che puoi. Il gioco migliore dura { $moves } mosse.
    }
}
drill-best = Gioco migliore: { $moves } mosse
drill-counter = Mossa { $move } di { $best }
drill-counter-over = Mossa { $move }, il meglio è { $best }
drill-begin = Tocca a te. Ogni risposta è la migliore che ci sia.
drill-judging = Sto valutando { $move }…
drill-step-best = { $move } è il gioco migliore.
drill-step-slower = { $move } costa { $lost ->
    [one] una mossa.
   *[other] { $lost } mosse.
}
drill-step-thrown = { $goal ->
    [hold] { $move } butta via tutto.
   *[win] { $sure ->
        [yes] { $move } lascia sfuggire la vittoria.
       *[no] Dopo { $move } il motore non vede più una vittoria forzata.
    }
}
drill-answer = La risposta è { $reply }.
drill-left = Da qui vinci in { $moves ->
    [one] una mossa.
   *[other] { $moves } mosse.
}
drill-opponent-wins = { $side ->
    [attackers] Ora vincono gli attaccanti
   *[defenders] Ora vincono i difensori
}{ $moves ->
    [one] , subito.
   *[other] , in { $moves } mosse.
}
drill-take-back = Ritira la mossa
drill-taken-back = Mossa ritirata. Provane un’altra.
drill-go-on = Gioca ancora
drill-hint = Suggerimento
drill-hint-move = Il gioco migliore è { $move }.
drill-helped = Un suggerimento o una mossa ritirata costa una stella.
drill-restart = Dall’inizio
drill-again = Un altro tentativo
drill-show = Fammi vedere
drill-show-again = Rivedi
drill-back = Torna alla mia partita
drill-watch = Il gioco migliore delle due parti, mossa per mossa.
drill-next = Esercizio successivo
drill-your-moves = La tua partita
drill-best-line = Il gioco migliore
drill-mark-slower = +{ $lost }
drill-mark-thrown = butta via tutto
drill-won = { $how ->
    [best] Vinto in { $moves } mosse: nessuno è più veloce.
    [faster] Vinto in { $moves } mosse; contro la difesa migliore ne servono { $best }.
   *[slower] Vinto in { $moves } mosse, il meglio era { $best }.
}
drill-held = Hai resistito per { $moves } mosse, come richiesto.
drill-lasted = { $how ->
    [best] Sei durato { $moves } mosse: nessuno dura di più.
   *[other] Sei durato { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }, il meglio era { $best }.
}
drill-late = Nessuna vittoria in { $moves } mosse, il meglio era { $best }.
drill-lost = { $side ->
    [attackers] Hanno vinto gli attaccanti.
   *[defenders] Hanno vinto i difensori.
} Potevi vincere in { $best } mosse.

## The drills

drill-open-lines-title = Linee aperte
drill-open-lines-text = Al bordo il re mira a due angoli insieme, e un guardiano solo può chiudere una sola strada.
drill-one-guard-title = Un guardiano
drill-one-guard-text = Un solo attaccante vicino al re vale tre mosse, e mai di più.
drill-two-guards-title = Due guardiani
drill-two-guards-text = Il re è minacciato: vattene con una mossa che guadagna tempo.
drill-king-and-man-title = Re e pedina
drill-king-and-man-text = Il re è in pericolo accanto a un angolo; la sua unica pedina gli guadagna il tempo.
drill-three-guards-title = Tre guardiani
drill-three-guards-text = Una sola prima mossa vince: tieni aperta una seconda strada.
drill-helper-title = L’aiutante
drill-helper-text = Re e pedina catturano insieme, e la strada è libera.
drill-five-moves-title = Cinque mosse
drill-five-moves-text = Nessun re ha bisogno di più contro tre attaccanti, e la prima mossa è l’unica.
drill-beside-the-corner-title = Accanto all’angolo
drill-beside-the-corner-text = Un angolo cattura come una delle tue pedine: bastano due attaccanti.
drill-in-the-open-title = In campo aperto
drill-in-the-open-text = Lascia al re solo caselle in cui due delle tue pedine possono prenderlo.
drill-at-the-edge-title = Al bordo
drill-at-the-edge-text = Il re sta per correre lungo il bordo: fermalo dove è in trappola.
drill-four-hunters-title = Quattro cacciatori
drill-four-hunters-text = Quattro contro il re da solo: ogni mossa, tranne l’ultima, è l’unica.
drill-closing-in-title = La rete si stringe
drill-closing-in-text = Spingi il re al bordo, e prendilo lì fra due pedine.
drill-cut-off-title = Tagliato fuori
drill-cut-off-text = Chiudi dentro il re, lascia correre la sua pedina, e torna per la cattura.
drill-lone-prince-title = Arrivano i soccorsi
drill-lone-prince-text = Una pedina accorre dal suo re: fermala con una delle tue, il re con le altre.
drill-to-and-fro-title = Avanti e indietro
drill-to-and-fro-text = Il re corre da una parte all’altra; ogni volta la rete è più stretta.
drill-save-the-king-title = Salva il re
drill-save-the-king-text = Il re sta per essere catturato. Una sola mossa lo salva, e vince.
drill-one-way-out-title = Una sola via d’uscita
drill-one-way-out-text = Di nuovo una sola mossa salva il re; poi un angolo lo aiuta a prendere un guardiano.
drill-borrowed-time-title = Tempo in prestito
drill-borrowed-time-text = Il re è perduto, ma non ancora: quanto puoi farlo durare?
drill-rearguard-title = Retroguardia
drill-rearguard-text = Tre attaccanti non fermeranno questo re per sempre: ritardalo quanto è possibile.
drill-narrow-path-title = Il sentiero stretto
drill-narrow-path-text = Quattro volte di fila una sola mossa tiene la vittoria; poi il re è passato.
drill-keep-him-in-title = Tienilo dentro
drill-keep-him-in-text = Questi cinque non possono forzare la cattura del re, ma possono tenerlo lontano dagli angoli.
drill-hunted-king-title = Il re braccato
drill-hunted-king-text = Sette volte una sola casella è giusta: qui nessuno dura più di otto mosse.
drill-ring-title = L’anello
drill-ring-text = Chiudi l’ultimo varco attorno al re e a tutte le sue pedine.
drill-break-out-title = Lo sfondamento
drill-break-out-text = L’anello è quasi chiuso: cedi una pedina, e sii più veloce.
drill-closing-ring-title = L’anello si chiude
drill-closing-ring-text = Non inseguire un re che puoi chiudere dentro.
drill-one-prince-title = Una sola pedina
drill-one-prince-text = Otto attaccanti contro il re e la sua ultima pedina: minaccia qui, vinci là.
drill-five-pieces-title = La più lunga con cinque
drill-five-pieces-text = Con cinque pezzi sulla scacchiera nessuna vittoria supera queste otto mosse.
drill-great-hunt-title = La grande caccia
drill-great-hunt-text = Cinque attaccanti spingono un re avanti e indietro finché non gli resta una casella.
drill-fifteen-moves-title = Quindici mosse
drill-fifteen-moves-text = Con sei pezzi nessuna vittoria è più lunga: un re da solo beffa cinque attaccanti.
drill-thirty-one-moves-title = Trentuno mosse
drill-thirty-one-moves-text = La vittoria più lunga che si conosca. Fuori dal sentiero risponde solo il motore, e non vede fino in fondo.
