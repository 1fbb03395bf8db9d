### What the commands say in a terminal, and what can go wrong with them.

terminal-rules = { $command } NAME says what a ruleset says.
terminal-rules-id = rules id { $id }

error-side-to-play = A side is attackers, defenders or random, not “{ $text }”.
error-match-fen = A match begins with the start position: leave out --fen.
error-command = “{ $text }” is neither a move like d2-e2 nor a command; help lists them.
error-nothing-to-undo = There is no move to take back.
error-save-name = save needs the name of a file, as in: save game.txt.
error-theme = No theme is called “{ $text }”; there are { $choices }.
error-picture-of-game = A picture is drawn of a position, not of a game file: leave out --svg.
error-time = A time is a number of seconds, or like 90s, 10m or 2h, not “{ $text }”.
error-two-files = --certificate and --save need two files.
error-folder-without-start = --folder is where the campaign is kept: it goes with start, and not with --side, --certificate or --save.
error-bench = bench measures everything, or search, not “{ $text }”.
error-no-package = The app needs the package { $package }: { $command }
error-cannot-listen = Cannot listen on { $host }, port { $port }. { $reason }
error-ports = Ports { $first } to { $last } are all in use; name another with --port.
error-limits = { $variable } is off, a number, or names with numbers such as games=100; “{ $text }” is none of these. The names are { $names }.
error-proxy = A proxy is named by its address, such as 10.0.0.2 or 10.0.0.0/24, not “{ $text }”.
error-data-folder = Games cannot be kept in { $file }. { $reason }
error-data-full = The disk has no room left for { $file }. Make room, or name another folder with --data.
error-database-address = The address in { $variable } is not one of a PostgreSQL database. It looks like postgresql://name:password@host/database.
error-database-unusable = The database { $file } cannot be used: { $reason }
error-redis-address = The address in { $variable } is not one of a Redis. It looks like redis://host:6379/0.
error-data-foreign = { $file } is not a database of Brandubh and was left as it is. Name another folder with --data.
error-data-newer = { $file } was written by a newer Brandubh. Update this one, or name another folder with --data.
error-data-damaged = { $file } is damaged. Put a backup in its place, or name another folder with --data.
error-data-upgrade = { $file } could not be brought up to date and was left as it is. { $reason }
error-data-locked = Another program keeps { $file } locked. Try again when it has ended.
