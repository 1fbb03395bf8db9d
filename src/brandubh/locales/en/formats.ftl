### Packed games and position files: what cannot be read. `error-` and the code of the error.

error-packed-file = This is no file of packed games.
error-packed-version = This game was packed as version { $version }; version { $known } is read here.
error-packed-short = The bytes end too early.
error-packed-damaged = The bytes are damaged: they do not agree with their checksum.
error-packed-byte = Byte { NUMBER($byte, useGrouping: 0) } means nothing here.
error-packed-move = Byte { NUMBER($byte, useGrouping: 0) } is the number of no legal move.
error-packed-long = This game is too long to be packed: more than { $most } moves, or too much text.
error-packed-game = Game { NUMBER($number, useGrouping: 0) }: { $reason }

error-positions-operation = An operation is written like “bm d2-e2;” or “id "first";”.
error-positions-quote = This quotation is never closed.
error-positions-twice = The operation { $name } stands here twice.
error-positions-operands = The operation { $name } is written like “{ $example }”.
error-positions-name = An operation’s name has 1 to 20 letters, digits and _, not “{ $name }”.
error-positions-long = This line is too long: at most { $most } characters.
