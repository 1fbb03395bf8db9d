### Les usages entre deux personnes à deux écrans : qui est là, ce qu’on se dit, coups préparés, notifications.

presence = { $here ->
    [yes] présent
   *[no] absent
}
away-left = { $name } a quitté la partie.
claim-wait = Vous pourrez réclamer le gain dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
claim-now = Vous n’avez plus besoin d’attendre.
claim-win = Réclamer le gain
claim-draw = Déclarer la partie nulle
ended-left = { $winner ->
    [attackers] Les défenseurs ont quitté la partie : les assaillants gagnent.
    [defenders] Les assaillants ont quitté la partie : les défenseurs gagnent.
   *[nobody] Un joueur a quitté la partie : partie nulle.
}

phrases = Dire quelque chose
phrases-list = Ce que vous pouvez dire
phrase-by = { $name } : { $phrase }
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-moment = Un instant, s’il vous plaît.
phrase-sorry = Désolé !
phrase-oops = Oups !
phrase-nice-move = Bien joué !
phrase-well-defended = Belle défense !
phrase-good-game = Belle partie !
phrase-thanks = Merci !
phrase-bye = Au revoir !

premove-set = Prochain coup : { $move }. Un clic sur le plateau, ou Échap, l’annule.
premove-dropped = { $move } n’est pas possible maintenant. Choisissez un autre coup.
square-premove = possible comme prochain coup
key-premove = Annuler le coup préparé

setting-premove = Préparer son coup pendant que l’autre réfléchit
setting-phrases = Afficher ce que dit l’autre joueur
setting-notify = Me prévenir quand c’est à moi et que la page n’est pas visible
notify-on = Me prévenir
notify-denied = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
notify-moved = { $name } a joué { $move }.

qr-code = Code QR du lien
qr-hint = Ou faites-le scanner par un téléphone.

## Ce qui peut mal tourner

error-not-left = Votre adversaire est là, ou n’est pas absent depuis assez longtemps.
error-claim-early = La partie vient de commencer : vous pouvez l’interrompre.
error-claim-after = { $variable } est un nombre de secondes de 1 à 86400, et non « { $text } ».
