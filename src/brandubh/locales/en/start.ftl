### The first page: what the game is, who plays whom, and Play.

start-headline = Catch the king, or free him
start-about = A board game from medieval Ireland
start-goal-attackers = { $ring ->
    [yes] Capture the king between two of yours, or close the ring.
   *[no] Capture the king between two of yours.
}
start-goal-defenders = { $escape ->
    [edges] Bring the king to the edge.
   *[corners] Bring the king to a corner.
}
start-name = Name
start-name-of = { $side ->
    [attackers] Name of whoever plays the attackers
   *[defenders] Name of whoever plays the defenders
}
start-level = Level { $level }
start-level-label = The computer’s level
start-offer = { $way ->
    [up] Two wins in a row! Ready for more?
   *[down] Three losses in a row. A milder opponent?
}
start-play = Play
start-link = Make a link
start-note = { $begins ->
    [you] Or simply make a move: the game starts with it.
    [friend] You get a link to send to your friend.
    [computer] The computer moves first: press Play.
   *[lot] Press Play to draw lots for your side.
}
start-more = More
clock-custom = Your own …
clock-minutes = Minutes
clock-seconds = Seconds per move
clock-without = no clock
start-ways = Other ways to begin
start-people = Play with people
start-people-text = Lobby, open offers, games to watch
start-learn = Learn in a minute
start-learn-text = Six short steps on the board
start-puzzle = Today’s puzzle
start-puzzle-text = { $side ->
    [attackers] Attackers to move
   *[defenders] Defenders to move
}
start-continue = Go on with your game

computer-named = Computer, level { $level } ({ $name })
games-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
