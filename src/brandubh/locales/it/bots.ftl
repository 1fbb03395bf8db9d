### Programmi che giocano: i loro token, e che cosa può andare storto.

tokens-intro = Con un token un programma agisce per il tuo account: segue le tue partite, e un bot le gioca.
tokens-log-in = I token appartengono a un account. Prima accedi.
bot-heading = Bot
bot-is = Questo è l’account di un bot. Lo vede chiunque lo incontri.
bot-text = Un programma gioca con un account suo, segnalato come bot ovunque giochi. Un account che ha giocato contro persone non può diventarlo.
bot-become = Fai di questo account un bot
bot-ask = Un bot per sempre?
bot-ask-text = D’ora in poi { $name } sarà un bot. Non si può tornare indietro.
tokens-heading = Token
tokens-name = A che cosa serve
tokens-scope = Che cosa può fare
tokens-scope-read = Guardare le mie partite
tokens-scope-play = Giocare
tokens-make = Crea un token
tokens-made = Eccolo. Copialo ora: nessuno potrà più mostrarlo. Chi lo ha può usarlo; non darlo a nessuno.
tokens-new = Il nuovo token
tokens-copy = Copia il token
tokens-copied = Token copiato.
tokens-none = Non ci sono ancora token.
tokens-unnamed = Senza nome
tokens-used = usato l’ultima volta il { $date }
tokens-never-used = mai usato
tokens-until = fino al { $date }
tokens-revoke = Revoca
tokens-revoke-named = Revoca il token «{ $name }»
tokens-ask-revoke = Revocare «{ $name }»?
tokens-ask-revoke-text = Il programma che lo usa resta subito escluso.
tokens-revoked = Token revocato.

## Che cosa può andare storto

error-token-unknown = Questo token qui non è conosciuto. Forse è stato revocato, o è scaduto.
error-token-not-here = Questo non si può fare con un token.
error-token-scope = Questo token non può farlo: gli manca il permesso «{ $scope }».
error-not-a-bot = Solo i token di un bot possono giocare. Prima fai di questo account un bot.
error-many-tokens = Un account ha al massimo { $most } token. Revocane uno che non ti serve più.
error-bot-has-games = Questo account ha giocato contro persone, perciò non può diventare un bot. Creane un altro.
error-many-streams = Si possono seguire al massimo { $most } partite allo stesso tempo.
