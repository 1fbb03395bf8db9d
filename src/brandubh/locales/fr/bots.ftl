### Programmes qui jouent : leurs jetons, et ce qui peut échouer.

tokens-intro = Avec un jeton, un programme agit pour votre compte : il suit vos parties, et un bot les joue.
tokens-log-in = Les jetons appartiennent à un compte. Connectez-vous d’abord.
bot-heading = Bot
bot-is = Ce compte est celui d’un bot. Tous ceux qui le rencontrent le voient.
bot-text = Un programme joue sous un compte à lui, signalé comme celui d’un bot partout où il joue. Un compte qui a joué contre des personnes ne peut pas le devenir.
bot-become = Faire de ce compte un bot
bot-ask = Un bot pour toujours ?
bot-ask-text = { $name } sera désormais un bot. C’est définitif.
tokens-heading = Jetons
tokens-name = À quoi il sert
tokens-scope = Ce qu’il permet
tokens-scope-read = Regarder mes parties
tokens-scope-play = Jouer
tokens-make = Créer un jeton
tokens-made = Le voici. Copiez-le maintenant : personne ne pourra plus le montrer. Qui l’a peut s’en servir ; ne le donnez à personne.
tokens-new = Le nouveau jeton
tokens-copy = Copier le jeton
tokens-copied = Jeton copié.
tokens-none = Il n’y a pas encore de jeton.
tokens-unnamed = Sans nom
tokens-used = dernier usage le { $date }
tokens-never-used = jamais utilisé
tokens-until = jusqu’au { $date }
tokens-revoke = Révoquer
tokens-revoke-named = Révoquer le jeton « { $name } »
tokens-ask-revoke = Révoquer « { $name } » ?
tokens-ask-revoke-text = Le programme qui s’en sert est exclu aussitôt.
tokens-revoked = Jeton révoqué.

## Ce qui peut échouer

error-token-unknown = Ce jeton n’est pas connu ici. Il a peut-être été révoqué, ou il a expiré.
error-token-not-here = Cela ne se fait pas avec un jeton.
error-token-scope = Ce jeton ne le permet pas : il lui manque la portée « { $scope } ».
error-not-a-bot = Seuls les jetons d’un bot peuvent jouer. Faites d’abord de ce compte un bot.
error-many-tokens = Un compte a au plus { $most } jetons. Révoquez-en un qui ne sert plus.
error-bot-has-games = Ce compte a joué contre des personnes et ne peut donc pas devenir un bot. Créez-en un autre pour cela.
error-many-streams = On peut suivre au plus { $most } parties en même temps.
