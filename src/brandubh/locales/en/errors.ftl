### What can go wrong while playing. `error-` and the code of the error; the rest is in reading.ftl.

error-network = The server does not answer. Is it still running? Your game is safe; try again in a moment.
error-unexpected = Something went wrong that should not have. Please try again.
error-not-found = There is nothing here by that name. It may have been removed.
error-invalid = That is not possible.
error-forbidden = This game belongs to somebody else; you can only watch it.
error-busy = The computer has its hands full. Try again in a moment.
error-too-often = That is too fast. Try again in a moment.
error-too-often-today = So much in so little time is not possible here. Try again later.
error-many-searches = You have several searches running already. Wait until one of them has ended.
error-many-pictures = You are having several pictures drawn already. Wait until one of them is there.
error-many-games = You have { $most } open games. Finish or remove some of them first.
error-no-engine = The engine does not answer. Try again.

## A move that is not legal

error-not-yours = This piece is not yours.
error-earlier = This is an earlier position. Go to the last move to play on.
error-illegal-over = The game is over.
error-illegal-empty = { $square } is empty.
error-illegal-turn = { $side ->
    [attackers] It is the attackers’ turn.
   *[defenders] It is the defenders’ turn.
}
error-illegal-skip = A turn cannot be skipped.
error-illegal-shut-in = The piece on { $square } is shut in: it cannot move.
error-illegal-straight = Pieces move in straight lines.
error-illegal-occupied = { $square } is occupied.
error-illegal-throne = Only the king may stop on the throne.
error-illegal-corner = Only the king may stop on a corner.
error-illegal-return = Under these rules the king may not return to his throne.
error-illegal-cross = Under these rules no man may cross the throne.
error-illegal-far = { $piece ->
    [king] Under these rules the king goes one square at a time.
   *[man] Under these rules men go one square at a time.
}
error-illegal-blocked = A piece stands in the way.
error-illegal-captures = The captures are written wrong: the move is { $actual }.

## Not now

error-went-on = The game has gone on in the meantime.
error-game-over = The game is over.
error-computers-turn = It is the computer’s turn.
error-computers-side = The computer does not resign on your word.
error-plays-on = The computer plays on.
error-few-moves = { $count ->
    [0] No move has been made.
    [one] Only one move has been made.
   *[other] Only { $count } moves have been made.
}
error-set-begun = The second set has begun; the first one stays as it is.
error-first-set = The first set is not over.
error-no-match = This game is not part of a match.
error-position-over = The game is over in this position.
error-nothing-to-report = There is no move to report on.
