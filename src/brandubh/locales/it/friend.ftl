### Giocare con un amico su un altro schermo: il link, le proposte, la pagina dell’invito.

friend-waiting = In attesa del tuo amico
friend-waiting-text = Manda questo link. La prima persona che lo apre e preme Gioca è il tuo avversario.
friend-nobody-yet = Uno dei giocatori non è ancora arrivato.
friend-link = Link per il tuo amico
friend-copy = Copia il link
friend-share = Condividi
friend-cancel = Annulla la partita
friend-came = Il tuo amico è arrivato. { $turn ->
    [yes] Tocca a te!
   *[no] Comincia il tuo amico.
}
friend-name = Il tuo nome, se vuoi
do-ask-back = Chiedi di ritirare la tua ultima mossa
do-ask-back-short = Ritira
do-offer-draw = Proponi la patta
do-offer-draw-short = Patta
do-abort = Interrompi la partita, senza risultato
do-abort-short = Interrompi
offer-draw = { $name } propone la patta.
offer-takeback = { $name } chiede di ritirare una mossa.
offer-rematch = { $name } vorrebbe la rivincita.
offer-own-draw = Hai proposto la patta.
offer-own-takeback = Hai chiesto di ritirare la tua mossa.
offer-own-rematch = Hai proposto la rivincita.
offer-declined = La tua proposta è stata rifiutata.
offer-accept = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira
friend-next-set = Il secondo set comincia tra un attimo, a squadre invertite.
friend-next-game = Alla rivincita
ended-aborted = La partita è stata interrotta. Non ha risultato.
end-aborted = Partita interrotta
join-heading = { $named ->
    [yes] { $name } ti invita a una partita
   *[no] Ti invitano a una partita
}
join-side = { $side ->
    [attackers] Giochi con gli attaccanti.
   *[defenders] Giochi con i difensori.
}
join-single = Una partita singola
join-play = Gioca
join-own = Questo è il tuo link
join-own-text = Mandalo a chi deve giocare contro di te: serve all’altra persona, non a te.
join-own-game = Alla partita
join-taken = Qualcuno è stato più veloce
join-taken-text = Il posto è occupato. Puoi guardare la partita.
join-watch = Guarda
join-gone = Invito inesistente
join-gone-text = Il link non è completo, oppure la partita è stata annullata.

## Che cosa può andare storto

error-no-opponent = Il tuo avversario non è ancora arrivato.
error-offer-open = Il tuo avversario ti ha proposto qualcosa. Prima rispondi.
error-declined = È stato rifiutato. Prima gioca una mossa.
error-abort-late = È troppo tardi per interrompere questa partita. Puoi abbandonare.
error-abort-tournament = Una partita di torneo non si può interrompere. Puoi abbandonare.
error-not-over = Non è ancora finita.
error-shared-game = Questa partita è anche del tuo avversario: resta.
error-invite-own = Questo è il tuo link. Mandalo a chi deve giocare contro di te.
error-invite-taken = Qualcun altro ha preso questo posto. Puoi guardare la partita.
error-former-player = Il tuo avversario ha eliminato il suo account.
friend-tournament = Al torneo
