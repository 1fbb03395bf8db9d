### Was ein geteilter Link zeigt, und was ein Browser ohne Skripte zeigt.

preview-title = Brandubh: Fang den König oder befreie ihn
preview-description = Brandubh ist ein irisches Brettspiel, das man schnell lernt: Spiel es gegen den Computer oder zu zweit und analysiere deine Partien.
preview-over = { $winner ->
    [attackers] { $moves ->
        [one] Sieg der Angreifer in einem Zug
       *[other] Sieg der Angreifer in { $moves } Zügen
    }
    [defenders] { $moves ->
        [one] Sieg der Verteidiger in einem Zug
       *[other] Sieg der Verteidiger in { $moves } Zügen
    }
   *[nobody] { $moves ->
        [one] Remis nach einem Zug
       *[other] Remis nach { $moves } Zügen
    }
}
preview-open = { $moves ->
    [0] Eine neue Partie
    [one] Eine Partie nach einem Zug
   *[other] Eine Partie nach { $moves } Zügen
}
preview-players = Angreifer: { $attackers }; Verteidiger: { $defenders }.
preview-study = { $chapters ->
    [one] Eine Studie in einem Kapitel: Stellungen und Partien mit Worten.
   *[other] Eine Studie in { $chapters } Kapiteln: Stellungen und Partien mit Worten.
}
preview-computer = Computer, Stufe { $level }
preview-somebody = ein Mensch
preview-script = Brandubh braucht JavaScript.
preview-invite = { $named ->
    [yes] { $name } lädt dich zu einer Partie Brandubh ein
   *[no] Eine Einladung zu einer Partie Brandubh
}
preview-invite-side = { $side ->
    [attackers] Du spielst die Angreifer.
   *[defenders] Du spielst die Verteidiger.
}
preview-invite-taken = Der Platz ist besetzt; du kannst der Partie zusehen.
