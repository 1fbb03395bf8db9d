### Manners between two people at two screens: who is there, what they say, moves set in advance, notifications.

presence = { $here ->
    [yes] here
   *[no] away
}
away-left = { $name } has left.
claim-wait = You can claim the win in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
claim-now = You need not wait any longer.
claim-win = Claim the win
claim-draw = Call it a draw
ended-left = { $winner ->
    [attackers] The defenders have left: the attackers win.
    [defenders] The attackers have left: the defenders win.
   *[nobody] One player has left: a draw.
}

phrases = Say something
phrases-list = What you can say
phrase-by = { $name }: { $phrase }
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-nice-move = Good move!
phrase-well-defended = Well defended!
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-bye = Goodbye!

premove-set = Next move: { $move }. A click on the board, or Esc, cancels it.
premove-dropped = { $move } is not possible now. Choose another move.
square-premove = can be set as your next move
key-premove = Cancel the next move that was set

setting-premove = Set the next move while the other side thinks
setting-phrases = Show what the other player says
setting-notify = Notify me when it is my move and the page is out of sight
notify-on = Notify me
notify-denied = Your browser does not allow notifications from this page. You can change that in its settings.
notify-moved = { $name } has played { $move }.

qr-code = QR code of the link
qr-hint = Or let a phone scan it.

## What can go wrong

error-not-left = Your opponent is there, or has not been away for long enough.
error-claim-early = The game has hardly begun: you can abort it.
error-claim-after = { $variable } is a number of seconds from 1 to 86400, not “{ $text }”.
