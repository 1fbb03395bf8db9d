### Che cosa mostra un link condiviso, e che cosa mostra un browser senza script.

preview-title = Brandubh: cattura il re, o liberalo
preview-description = Il brandubh è un gioco da tavolo irlandese, facile da imparare: gioca contro il computer o con un amico, e analizza le tue partite.
preview-over = { $winner ->
    [attackers] { $moves ->
        [one] Vittoria degli attaccanti in una mossa
       *[other] Vittoria degli attaccanti in { $moves } mosse
    }
    [defenders] { $moves ->
        [one] Vittoria dei difensori in una mossa
       *[other] Vittoria dei difensori in { $moves } mosse
    }
   *[nobody] { $moves ->
        [one] Patta dopo una mossa
       *[other] Patta dopo { $moves } mosse
    }
}
preview-open = { $moves ->
    [0] Una nuova partita
    [one] Una partita dopo una mossa
   *[other] Una partita dopo { $moves } mosse
}
preview-players = Attaccanti: { $attackers }; difensori: { $defenders }.
preview-study = { $chapters ->
    [one] Uno studio in un capitolo: posizioni e partite commentate.
    [many] Uno studio in { $chapters } di capitoli: posizioni e partite commentate.
   *[other] Uno studio in { $chapters } capitoli: posizioni e partite commentate.
}
preview-computer = computer, livello { $level }
preview-somebody = una persona
preview-script = Brandubh ha bisogno di JavaScript.
preview-invite = { $named ->
    [yes] { $name } ti invita a una partita di Brandubh
   *[no] Un invito a una partita di Brandubh
}
preview-invite-side = { $side ->
    [attackers] Giochi con gli attaccanti.
   *[defenders] Giochi con i difensori.
}
preview-invite-taken = Il posto è occupato; puoi guardare la partita.
