### The openings explorer: what games, the engine and proofs say of the first moves.

openings-move = Move
openings-games = Games
openings-results = Results
openings-engine = Engine
openings-heading = The moves, and what is known of them
openings-count = { $games ->
    [0] No games
    [one] One game
   *[other] { $games } games
}
openings-row = { $move }. { $count }.
openings-won = The attackers won { $attackers }, the defenders { $defenders }, drawn { $draws }.
openings-alike = { $count } moves that are mirror images of each other
openings-proven = { $winner ->
    [attackers] Proven: the attackers win.
   *[defenders] Proven: the defenders win.
}
openings-others = { $count ->
    [one] Nothing is known of one more move.
   *[other] Nothing is known of { $count } more moves.
}
openings-none = Nothing is known of this position yet.
openings-none-next = Go back a move, or ask the engine above.
openings-over = The game is over here.
openings-failed = The openings could not be fetched.
openings-try = Try again

error-openings-damaged = The openings that were counted here are damaged and must be counted again.
