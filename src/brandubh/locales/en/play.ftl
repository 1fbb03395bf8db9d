### The first page and the games played on it.

board-label = The board
game = The game
moves = Moves
actions = What you can do
no-moves-yet = No moves yet.
goal-attackers = { $ring ->
    [yes] You have the dark men (black): capture the king between two of yours, or encircle him and all his men.
   *[no] You have the dark men (black): capture the king between two of yours.
}
goal-defenders = { $escape ->
    [edges] You have the king: bring him to any square of the edge.
   *[corners] You have the king: bring him to any corner.
}
goal-both = { $escape ->
    [edges] The king must reach the edge.
   *[corners] The king must reach a corner.
} { $ring ->
    [yes] The attackers must capture him, or encircle him and all his men.
   *[no] The attackers must capture him.
}
how-to-move = Drag a piece, or tap it and then a square.

side = { $side ->
    [attackers] attackers
   *[defenders] defenders
}
player-side = { $side ->
    [attackers] Attackers
   *[defenders] Defenders
}
player-number = Player { $number }
you = You
computer-level = Computer, level { $level }
to-move = to move
thinking = thinking …
preparing = getting ready …
won = won
taken-count = { $count ->
    [0] nothing captured
    [one] one man captured
   *[other] { $count } men captured
}
clock-of = { $time } left

opponent = Who plays
mode-computer = Computer
mode-local = Two people here
mode-friend = A friend
your-side = You play
choose-attackers = Attackers
choose-defenders = Defenders
choose-random = Random
level-of = Level { $level }: { $name }
level-1 = learned the rules a minute ago
level-2 = has played a few games
level-3 = looks before moving
level-4 = plays at the kitchen table
level-5 = plays at the club
level-6 = plays tournaments
level-7 = wins tournaments
level-8 = full strength
rules = Rules
rules-wtf = Federation rules
rules-wtf-de = Federation rules, German version
rules-wtf-it = Federation rules, Italian version
rules-raven = Older sheet: Raven
rules-cyningstan = Brandub: Cyningstan
rules-magpie = Magpie
rules-ard-ri = Ard Rí
rules-ard-ri-open = Ard Rí without a throne
rules-own = Your own …
rules-of-game = How to play: { $name }
clock = Clock
clock-none = None
clock-choice = { $minutes } min + { $seconds } s
match-choice = A match: two sets, sides swapped

match = Match
set-of = Set { $number } of 2
set-open = Set { $number }: in play
set-won = Set { $number }: { $winner }, in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
set-drawn = Set { $number }: drawn
match-rule = After a win each, whoever needed fewer moves of their own wins the match.
match-two-wins = Match winner: { $winner }, with both sets.
match-fewer-moves = A set each. Match winner: { $winner }, in { $fewer ->
    [one] one move
   *[other] { $fewer } moves
} against { $more }.
match-a-win-and-a-draw = Match winner: { $winner }, with a win and a draw.
match-a-win-each-in-equally-many-moves = A set each, in { $fewer ->
    [one] one move
   *[other] { $fewer } moves
} both times: the match is drawn.
match-two-draws = Both sets drawn: the match is drawn.
second-set = Second set
second-set-hint = Second set, sides swapped
rematch = Rematch
rematch-hint = Again, sides swapped
look-back = Review
look-back-hint = Look back at the game, with a report

do-takeback = Take back
do-takeback-short = Undo
do-flip = Turn the board
do-flip-short = Flip
do-resign = Resign
do-resign-short = Resign
do-draw = Agree a draw
do-draw-short = Draw
do-share = Share the link
do-share-short = Share
do-new = New game
do-new-short = New
link-copied = Link copied.
ask-resign = Resign?
ask-resign-text = { $side ->
    [attackers] The game ends and the defenders win.
   *[defenders] The game ends and the attackers win.
}
ask-draw = Agree a draw?
ask-draw-text = The game ends without a winner, if both of you want it.
play-on = Play on
ask-fatal = { $loser ->
    [nobody] This move draws
   *[other] This move loses
}
another-move = Another move
play-anyway = Play it anyway

type-move = Write a move
type-move-hint = Write a move: d2-e2
type-move-do = Play
type-move-wrong = “{ $text }” is no move you can make now. Write it like d2-e2.

key-first = First position
key-previous = One move back
key-next = One move on
key-last = Last position
key-sound = Sounds on or off
key-pick = Pick up or put down a piece

square = { $square }{ $special ->
    [throne] , throne
    [corner] , corner
   *[none] { "" }
}, { $piece ->
    [attacker] attacker
    [defender] defender
    [king] king
   *[none] empty
}
square-selected = picked up
square-destination = can go here
square-warned = { $verdict ->
    [win] can go here, and wins by repetition
    [draw] can go here, but the game is then drawn by repetition
   *[loss] can go here, but loses by repetition
}
square-last-move = last move
square-threatened = in danger
move-spoken = { $piece ->
    [attacker] Attacker
    [defender] Defender
   *[king] King
} { $from } to { $to }{ $captures ->
    [0] .
   *[other] , captures { $taken }.
}

taken-between = { $king ->
    [yes] The king on { $square } was captured between { $one } and { $other }.
   *[no] The man on { $square } was captured between { $one } and { $other }.
}
taken-hostile = { $king ->
    [yes] The king on { $square } was captured between { $one } and { $kind ->
        [throne] the throne
       *[corner] the corner { $helper }
    }.
   *[no] The man on { $square } was captured between { $one } and { $kind ->
        [throne] the throne
       *[corner] the corner { $helper }
    }.
}
taken-around = { $king ->
    [yes] The king on { $square } was captured: closed in on all sides.
   *[no] The man on { $square } was closed in on all sides.
}
why = Why?

ended-escape = The king has escaped: the defenders win.
ended-capture = The king is captured: the attackers win.
ended-no-men = No attacker is left: the defenders win.
ended-encirclement = The king and all his men are encircled: the attackers win.
ended-no-moves = { $winner ->
    [attackers] The defenders cannot move: the attackers win.
    [defenders] The attackers cannot move: the defenders win.
   *[nobody] No move is left: a draw.
}
ended-repetition = { $winner ->
    [attackers] The defenders repeated too often: the attackers win.
    [defenders] The attackers repeated too often: the defenders win.
   *[nobody] The position was repeated: a draw.
}
ended-resignation = { $winner ->
    [attackers] The defenders resigned: the attackers win.
   *[defenders] The attackers resigned: the defenders win.
}
ended-timeout = { $winner ->
    [attackers] The defenders ran out of time: the attackers win.
   *[defenders] The attackers ran out of time: the defenders win.
}
ended-agreement = A draw by agreement.
king-in-danger = The king is in danger.
repetition-final = { $move } would bring back a position that has been there { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} already, and end the game: { $loser ->
    [attackers] the attackers would lose.
    [defenders] the defenders would lose.
   *[nobody] a draw.
}
repetition-again = { $move } brings back a position that has been there { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} already. If you keep going round, { $loser ->
    [attackers] the attackers lose.
    [defenders] the defenders lose.
   *[nobody] it is a draw.
}
connection-lost = The server does not answer. Your game is safe; trying again …

## While playing

goal-short-attackers = { $ring ->
    [yes] Your goal: capture the king, or encircle him and all his men.
   *[no] Your goal: capture the king.
}
goal-short-defenders = { $escape ->
    [edges] Your goal: bring the king to the edge.
   *[corners] Your goal: bring the king to a corner.
}
watching = You are watching this game.
player-somebody = A visitor
player-friend = Your friend
bot-named = { $name } (bot)
player-former = A former player
your-move = Your move
side-to-move = { $side ->
    [attackers] Attackers to move
   *[defenders] Defenders to move
}
computer-thinks = The computer is thinking

do-hint = Show a good move
do-hint-short = Hint
hint-says = Hint: { $move } is a good move here.
do-analyse = Analyse this game
do-analyse-short = Analyse
confirm-move = Play { $move }?
confirm-do = Play
confirm-cancel = Cancel
coach-escape = { $move } lets the king out: { $reply } follows.
coach-capture = After { $move } the king can be captured: { $reply } follows.
coach-encirclement = After { $move } the king can be encircled: { $reply } follows.
coach-man = { $move } loses a man: { $reply } follows.
coach-better = { $move } gives a lot away: { $reply } follows.

## The end of a game

end-you-won = You won
end-you-lost = The computer won
end-drawn = A draw
end-side-won = { $side ->
    [attackers] The attackers won
   *[defenders] The defenders won
}
end-name-won = { $name } won
end-moves = Won in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
end-moves-drawn = After { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
next-level = Level { $level }
next-level-hint = Play at level { $level }: { $name }

## Play from here, and games that are not there

play-from-here = Play from here
play-from-here-text = A new game begins in the position on the board. { $side ->
    [attackers] The attackers are to move.
   *[defenders] The defenders are to move.
}
play-level = Level
unknown-game = No such game
unknown-game-text = There is no game at this address. It may have been deleted, or the link is not complete.
unknown-game-list = My games
game-did-not-open = This game did not open
