### Programs that play: their tokens, and what can go wrong.

tokens-intro = With a token, a program acts for your account: it follows your games, and a bot plays them.
tokens-log-in = Tokens belong to an account. Log in first.
bot-heading = Bot
bot-is = This is a bot’s account. Everybody who meets it sees that.
bot-text = A program plays under an account of its own, which is marked as a bot’s wherever it plays. An account that has played against people cannot become one.
bot-become = Make this account a bot
bot-ask = A bot for good?
bot-ask-text = { $name } will be a bot from now on. This cannot be undone.
tokens-heading = Tokens
tokens-name = What it is for
tokens-scope = What it may do
tokens-scope-read = Look at my games
tokens-scope-play = Play
tokens-make = Make a token
tokens-made = Here it is. Copy it now: nobody can show it again. Whoever has it can use it; tell it to nobody.
tokens-new = The new token
tokens-copy = Copy the token
tokens-copied = Token copied.
tokens-none = There are no tokens yet.
tokens-unnamed = Without a name
tokens-used = last used on { $date }
tokens-never-used = never used
tokens-until = until { $date }
tokens-revoke = Revoke
tokens-revoke-named = Revoke the token “{ $name }”
tokens-ask-revoke = Revoke “{ $name }”?
tokens-ask-revoke-text = The program that uses it is locked out at once.
tokens-revoked = Token revoked.

## What can go wrong

error-token-unknown = This token is not known here. It may have been revoked, or its time is over.
error-token-not-here = This cannot be done with a token.
error-token-scope = This token may not do that: it lacks the scope “{ $scope }”.
error-not-a-bot = Only the tokens of a bot may play. Make this account a bot first.
error-many-tokens = An account has at most { $most } tokens. Revoke one that you no longer need.
error-bot-has-games = This account has played against people, and so cannot become a bot. Make another account for it.
error-many-streams = At most { $most } games can be followed at the same time.
