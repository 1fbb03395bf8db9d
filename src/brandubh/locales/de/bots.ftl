### Programme, die spielen: ihre Token, und was schiefgehen kann.

tokens-intro = Mit einem Token handelt ein Programm für dein Konto: Es verfolgt deine Partien, und ein Bot spielt sie.
tokens-log-in = Token gehören zu einem Konto. Melde dich erst an.
bot-heading = Bot
bot-is = Das ist das Konto eines Bots. Wer ihm begegnet, sieht das.
bot-text = Ein Programm spielt unter einem eigenen Konto, das überall als das eines Bots gekennzeichnet ist. Ein Konto, das gegen Menschen gespielt hat, kann keines werden.
bot-become = Dieses Konto zum Bot machen
bot-ask = Für immer ein Bot?
bot-ask-text = { $name } ist von nun an ein Bot. Das lässt sich nicht rückgängig machen.
tokens-heading = Token
tokens-name = Wofür es ist
tokens-scope = Was es darf
tokens-scope-read = Meine Partien ansehen
tokens-scope-play = Spielen
tokens-make = Token erstellen
tokens-made = Hier ist es. Kopiere es jetzt: Niemand kann es noch einmal zeigen. Wer es hat, kann es benutzen; gib es niemandem.
tokens-new = Das neue Token
tokens-copy = Token kopieren
tokens-copied = Token kopiert.
tokens-none = Es gibt noch keine Token.
tokens-unnamed = Ohne Namen
tokens-used = zuletzt benutzt am { $date }
tokens-never-used = nie benutzt
tokens-until = bis { $date }
tokens-revoke = Widerrufen
tokens-revoke-named = Das Token „{ $name }“ widerrufen
tokens-ask-revoke = „{ $name }“ widerrufen?
tokens-ask-revoke-text = Das Programm, das es benutzt, ist sofort ausgesperrt.
tokens-revoked = Token widerrufen.

## Was schiefgehen kann

error-token-unknown = Dieses Token ist hier nicht bekannt. Vielleicht wurde es widerrufen, oder es ist abgelaufen.
error-token-not-here = Das geht nicht mit einem Token.
error-token-scope = Dieses Token darf das nicht: Ihm fehlt das Recht „{ $scope }“.
error-not-a-bot = Nur die Token eines Bots dürfen spielen. Mach dieses Konto erst zu einem Bot.
error-many-tokens = Ein Konto hat höchstens { $most } Token. Widerrufe eines, das du nicht mehr brauchst.
error-bot-has-games = Dieses Konto hat gegen Menschen gespielt und kann deshalb kein Bot werden. Lege dafür ein anderes an.
error-many-streams = Höchstens { $most } Partien lassen sich gleichzeitig verfolgen.
