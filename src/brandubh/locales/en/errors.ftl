### What can go wrong. `error-` and the last part of the problem’s type; the server’s own sentence is { $detail }.

error-network = The server does not answer. Is it still running? Your game is safe; try again in a moment.
error-unexpected = Something went wrong that should not have. Please try again.
error-not-found = There is nothing here by that name. It may have been removed.
error-invalid = That is not possible: { $detail }
error-conflict = Not now: { $detail }
error-went-on = The game has gone on in the meantime.
error-game-over = The game is over.
error-computers-turn = It is the computer’s turn.
error-set-begun = The second set has begun; the first one stays as it is.
error-forbidden = This game belongs to somebody else; you can only watch it.
error-busy = The computer has its hands full. Try again in a moment.
