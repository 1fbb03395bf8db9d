### What a link shows where it is shared, and what a browser without scripts shows.

preview-title = Brandubh: catch the king, or free him
preview-description = Brandubh is an Irish board game, easily learned: play it against the computer or with a friend, and analyse your games.
preview-over = { $winner ->
    [attackers] { $moves ->
        [one] Attackers won in one move
       *[other] Attackers won in { $moves } moves
    }
    [defenders] { $moves ->
        [one] Defenders won in one move
       *[other] Defenders won in { $moves } moves
    }
   *[nobody] { $moves ->
        [one] Drawn after one move
       *[other] Drawn after { $moves } moves
    }
}
preview-open = { $moves ->
    [0] A new game
    [one] A game after one move
   *[other] A game after { $moves } moves
}
preview-players = Attackers: { $attackers }; defenders: { $defenders }.
preview-study = { $chapters ->
    [one] A study in one chapter: positions and games with words.
   *[other] A study in { $chapters } chapters: positions and games with words.
}
preview-computer = computer, level { $level }
preview-somebody = somebody
preview-script = Brandubh needs JavaScript.
preview-invite = { $named ->
    [yes] { $name } invites you to a game of Brandubh
   *[no] An invitation to a game of Brandubh
}
preview-invite-side = { $side ->
    [attackers] You play the attackers.
   *[defenders] You play the defenders.
}
preview-invite-taken = The seat is taken; you can watch the game.
