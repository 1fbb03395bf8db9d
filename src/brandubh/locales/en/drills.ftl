### Drills: positions that are played out against best play.

## The list

drills-intro = Play a position out against best play, and compare.
drills-count = { $count } drills, { $stars } of { $most } stars
drills-begin = Begin
drills-continue = Go on
drills-all = All drills
drill-group-escapes = Basic wins: the king gets out
drill-group-escapes-text = Lone kings and kings with a man, against one, two and three attackers.
drill-group-hunts = Basic wins: the king is caught
drill-group-hunts-text = Beside a corner, at the edge, in the open: how attackers catch a king.
drill-group-defences = Defences
drill-group-defences-text = The only move, a lost cause made to last, a king who must not get out.
drill-group-endings = Famous endings
drill-group-endings-text = Rings that close or break, and the longest wins there are.
drill-short = { $goal ->
    [hold] { $side ->
        [attackers] Attackers: hold for { $moves } moves
       *[defenders] Defenders: hold for { $moves } moves
    }
    [resist] { $side ->
        [attackers] Attackers: last { $moves } moves
       *[defenders] Defenders: last { $moves } moves
    }
   *[win] { $side ->
        [attackers] Attackers: win in { $moves } moves
       *[defenders] Defenders: win in { $moves } moves
    }
}
drill-record = Your best: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
drill-stars = { $stars ->
    [0] No star
    [one] One star of three
   *[other] { $stars } stars of three
}

## A drill

drill-task = { $goal ->
    [escape] You are the defenders: bring the king to a corner. Best play takes { $moves } moves.
    [capture] You are the attackers: capture the king. Best play takes { $moves } moves.
    [encircle] You are the attackers: encircle the king and all his men. Best play takes { $moves } moves.
    [hold] { $side ->
        [attackers] You are the attackers: do not lose for { $moves } moves.
       *[defenders] You are the defenders: do not lose for { $moves } moves.
    }
   *[resist] { $side ->
        [attackers] You are the attackers, and will lose: last as long as you can. Best play lasts { $moves } moves.
       *[defenders] You are the defenders, and will lose: last as long as you can. Best play lasts { $moves } moves.
    }
}
drill-best = Best play: { $moves } moves
drill-counter = Move { $move } of { $best }
drill-counter-over = Move { $move }, the best is { $best }
drill-begin = It is your move. Every answer is the best there is.
drill-judging = Looking at { $move } …
drill-step-best = { $move } is best play.
drill-step-slower = { $move } costs { $lost ->
    [one] one move.
   *[other] { $lost } moves.
}
drill-step-thrown = { $goal ->
    [hold] { $move } gives it away.
   *[win] { $sure ->
        [yes] { $move } throws the win away.
       *[no] After { $move } the engine sees no forced win any more.
    }
}
drill-answer = The answer is { $reply }.
drill-left = From here you win in { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
drill-opponent-wins = { $side ->
    [attackers] The attackers win now
   *[defenders] The defenders win now
}{ $moves ->
    [one] , at once.
   *[other] , in { $moves } moves.
}
drill-take-back = Take back
drill-taken-back = Taken back. Try another move.
drill-go-on = Play on
drill-hint = Hint
drill-hint-move = Best play is { $move }.
drill-helped = A hint, or a move taken back, costs a star.
drill-restart = From the start
drill-again = One more try
drill-show = Show me
drill-show-again = Show it again
drill-back = Back to my game
drill-watch = Best play of both sides, move by move.
drill-next = Next drill
drill-your-moves = Your game
drill-best-line = Best play
drill-mark-slower = +{ $lost }
drill-mark-thrown = gives it away
drill-won = { $how ->
    [best] Won in { $moves } moves: nobody is faster.
    [faster] Won in { $moves } moves; against the best defence it takes { $best }.
   *[slower] Won in { $moves } moves, the best was { $best }.
}
drill-held = You held out for { $moves } moves, as long as was asked.
drill-lasted = { $how ->
    [best] You lasted { $moves } moves: nobody lasts longer.
   *[other] You lasted { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, the best was { $best }.
}
drill-late = No win in { $moves } moves, the best was { $best }.
drill-lost = { $side ->
    [attackers] The attackers have won.
   *[defenders] The defenders have won.
} You could have won in { $best } moves.

## The drills

drill-open-lines-title = Open lines
drill-open-lines-text = At the edge the king looks at two corners at once, and one guard can close only one of the ways.
drill-one-guard-title = One guard
drill-one-guard-text = A single attacker close to the king is worth three moves, and never more.
drill-two-guards-title = Two guards
drill-two-guards-text = The king is threatened: leave with a move that gains time.
drill-king-and-man-title = King and man
drill-king-and-man-text = The king stands in danger beside a corner; his only man buys the time.
drill-three-guards-title = Three guards
drill-three-guards-text = Only one first move wins: keep a second way open.
drill-helper-title = The helper
drill-helper-text = King and man capture together, and the way is free.
drill-five-moves-title = Five moves
drill-five-moves-text = No king needs longer against three attackers, and the first move has no alternative.
drill-beside-the-corner-title = Beside the corner
drill-beside-the-corner-text = A corner captures like one of your men: two attackers are enough.
drill-in-the-open-title = In the open
drill-in-the-open-text = Leave the king only squares on which two of your men can meet him.
drill-at-the-edge-title = At the edge
drill-at-the-edge-text = The king is about to run along the edge: stop him where he is trapped.
drill-four-hunters-title = Four hunters
drill-four-hunters-text = Four against the king alone: each move but the last is the only one.
drill-closing-in-title = Closing in
drill-closing-in-text = Drive the king to the edge, and take him there between two men.
drill-cut-off-title = Cut off
drill-cut-off-text = Lock the king in, let his man run, and come back for the capture.
drill-lone-prince-title = Help is coming
drill-lone-prince-text = A man hurries to his king: stop him with one of yours, the king with the others.
drill-to-and-fro-title = To and fro
drill-to-and-fro-text = The king runs from side to side; each time the net is tighter.
drill-save-the-king-title = Save the king
drill-save-the-king-text = The king is about to be captured. One move saves him, and it wins.
drill-one-way-out-title = One way out
drill-one-way-out-text = Again a single move saves the king; later a corner helps him to take a guard.
drill-borrowed-time-title = Borrowed time
drill-borrowed-time-text = The king is lost, but not yet: how long can you make it last?
drill-rearguard-title = Rearguard
drill-rearguard-text = Three attackers cannot stop this king for ever: hold him up as long as anybody can.
drill-narrow-path-title = The narrow path
drill-narrow-path-text = Four times in a row only one move keeps the win, and then the king is through.
drill-keep-him-in-title = Keep him in
drill-keep-him-in-text = These five cannot force the capture of the king, but they can keep him from the corners.
drill-hunted-king-title = The hunted king
drill-hunted-king-text = Seven times only one square is right: nobody lasts longer than eight moves here.
drill-ring-title = The ring
drill-ring-text = Close the last gap around the king and all his men.
drill-break-out-title = Breaking out
drill-break-out-text = The ring is nearly closed: give up a man, and be quicker.
drill-closing-ring-title = The closing ring
drill-closing-ring-text = Do not chase a king whom you can shut in.
drill-one-prince-title = One man left
drill-one-prince-text = Eight attackers against the king and his last man: threaten here, win there.
drill-five-pieces-title = The longest with five
drill-five-pieces-text = With five pieces on the board no win takes longer than these eight moves.
drill-great-hunt-title = The great hunt
drill-great-hunt-text = Five attackers drive a king to and fro until no square is left to him.
drill-fifteen-moves-title = Fifteen moves
drill-fifteen-moves-text = With six pieces no win takes longer: a king alone outplays five attackers.
drill-thirty-one-moves-title = Thirty-one moves
drill-thirty-one-moves-text = The longest win known. Off its path only the engine answers, and it does not see to the end.
