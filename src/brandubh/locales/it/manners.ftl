### Le buone maniere tra due persone a due schermi: chi c’è, che cosa si dice, mosse preparate, notifiche.

presence = { $here ->
    [yes] presente
   *[no] assente
}
away-left = { $name } ha lasciato la partita.
claim-wait = Potrai reclamare la vittoria tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
claim-now = Non devi più aspettare.
claim-win = Reclama la vittoria
claim-draw = Dichiara patta
ended-left = { $winner ->
    [attackers] I difensori hanno lasciato la partita: gli attaccanti vincono.
    [defenders] Gli attaccanti hanno lasciato la partita: i difensori vincono.
   *[nobody] Un giocatore ha lasciato la partita: patta.
}

phrases = Di’ qualcosa
phrases-list = Che cosa puoi dire
phrase-by = { $name }: { $phrase }
phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-moment = Un momento, per favore.
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-nice-move = Bella mossa!
phrase-well-defended = Bella difesa!
phrase-good-game = Bella partita!
phrase-thanks = Grazie!
phrase-bye = Arrivederci!

premove-set = Prossima mossa: { $move }. Un clic sulla scacchiera, o Esc, la annulla.
premove-dropped = { $move } ora non è possibile. Scegli un’altra mossa.
square-premove = possibile come prossima mossa
key-premove = Annulla la mossa preparata

setting-premove = Prepara la mossa mentre l’altro pensa
setting-phrases = Mostra che cosa dice l’altro giocatore
setting-notify = Avvisami quando tocca a me e la pagina non si vede
notify-on = Avvisami
notify-denied = Il tuo browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notify-moved = { $name } ha giocato { $move }.

qr-code = Codice QR del link
qr-hint = Oppure fallo leggere a un telefono.

## Che cosa può andare storto

error-not-left = Il tuo avversario c’è, o non è assente da abbastanza tempo.
error-claim-early = La partita è appena cominciata: puoi interromperla.
error-claim-after = { $variable } è un numero di secondi da 1 a 86400, non «{ $text }».
