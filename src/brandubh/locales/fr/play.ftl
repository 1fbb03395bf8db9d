### La première page et les parties que l’on y joue.

board-label = Le plateau
game = La partie
moves = Coups
actions = Actions
no-moves-yet = Aucun coup joué.
goal-attackers = { $ring ->
    [yes] Vous avez les pions sombres (noirs) : capturez le roi entre deux des vôtres, ou encerclez-le avec tous ses pions.
   *[no] Vous avez les pions sombres (noirs) : capturez le roi entre deux des vôtres.
}
goal-defenders = { $escape ->
    [edges] Vous avez le roi : menez-le à une case du bord.
   *[corners] Vous avez le roi : menez-le à l’un des coins.
}
goal-both = { $escape ->
    [edges] Le roi doit atteindre le bord.
   *[corners] Le roi doit atteindre un coin.
} { $ring ->
    [yes] Les assaillants doivent le capturer, ou l’encercler avec tous ses pions.
   *[no] Les assaillants doivent le capturer.
}
how-to-move = Faites glisser une pièce, ou touchez-la, puis une case.

side = { $side ->
    [attackers] assaillants
   *[defenders] défenseurs
}
player-side = { $side ->
    [attackers] Assaillants
   *[defenders] Défenseurs
}
player-number = Joueur { $number }
you = Vous
computer-level = Ordinateur, niveau { $level }
to-move = au trait
thinking = réfléchit…
preparing = se prépare…
won = victoire
taken-count = { $count ->
    [0] aucun pion capturé
    [one] un pion capturé
    [many] { $count } de pions capturés
   *[other] { $count } pions capturés
}
clock-of = il reste { $time }

opponent = Qui joue
mode-computer = Ordinateur
mode-local = À deux, ici
mode-friend = Un ami
your-side = Votre camp
choose-attackers = Assaillants
choose-defenders = Défenseurs
choose-random = Au hasard
level-of = Niveau { $level } : { $name }
level-1 = vient d’apprendre les règles
level-2 = a joué quelques parties
level-3 = regarde avant de jouer
level-4 = joue à la table de la cuisine
level-5 = joue au club
level-6 = joue en tournoi
level-7 = gagne des tournois
level-8 = à pleine force
rules = Règles
rules-wtf = Règles de la Fédération
rules-wtf-de = Règles de la Fédération, version allemande
rules-wtf-it = Règles de la Fédération, version italienne
rules-raven = Règles plus anciennes : Raven
rules-cyningstan = Brandub : Cyningstan
rules-magpie = Magpie
rules-ard-ri = Ard Rí
rules-ard-ri-open = Ard Rí sans trône
rules-own = Les vôtres…
rules-of-game = Comment jouer : { $name }
clock = Pendule
clock-none = Aucune
clock-choice = { $minutes } min + { $seconds } s
match-choice = Un match : deux manches, camps échangés

match = Match
set-of = Manche { $number } sur 2
set-open = Manche { $number } : en cours
set-won = Manche { $number } : { $winner }, en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
}
set-drawn = Manche { $number } : nulle
match-rule = À une victoire partout, le match revient à qui a gagné en moins de coups, en ne comptant que les siens.
match-two-wins = Vainqueur du match : { $winner }, avec les deux manches.
match-fewer-moves = Une manche partout. Vainqueur du match : { $winner }, en { $fewer ->
    [one] { $fewer } coup
    [many] { $fewer } de coups
   *[other] { $fewer } coups
} contre { $more }.
match-a-win-and-a-draw = Vainqueur du match : { $winner }, avec une victoire et une nulle.
match-a-win-each-in-equally-many-moves = Une manche partout, en { $fewer ->
    [one] { $fewer } coup
    [many] { $fewer } de coups
   *[other] { $fewer } coups
} à chaque fois : le match est nul.
match-two-draws = Deux manches nulles : le match est nul.
second-set = 2e manche
second-set-hint = Seconde manche, camps échangés
rematch = Revanche
rematch-hint = Encore une fois, camps échangés
look-back = Revoir
look-back-hint = Revoir la partie, avec un bilan

do-takeback = Reprendre le coup
do-takeback-short = Retour
do-flip = Tourner le plateau
do-flip-short = Tourner
do-resign = Abandonner
do-resign-short = Abandon
do-draw = Convenir d’une nulle
do-draw-short = Nulle
do-share = Partager le lien
do-share-short = Partager
do-new = Nouvelle partie
do-new-short = Nouvelle
link-copied = Lien copié.
ask-resign = Abandonner ?
ask-resign-text = { $side ->
    [attackers] La partie se termine et les défenseurs gagnent.
   *[defenders] La partie se termine et les assaillants gagnent.
}
ask-draw = Convenir d’une nulle ?
ask-draw-text = La partie se termine sans vainqueur, si vous le voulez tous les deux.
play-on = Continuer
ask-fatal = { $loser ->
    [nobody] Ce coup mène à la nulle
   *[other] Ce coup perd
}
another-move = Un autre coup
play-anyway = Le jouer quand même

type-move = Écrire un coup
type-move-hint = Écrivez un coup : d2-e2
type-move-do = Jouer
type-move-wrong = « { $text } » n’est pas un coup possible maintenant. Écrivez-le comme ceci : d2-e2.

key-first = Première position
key-previous = Un coup en arrière
key-next = Un coup en avant
key-last = Dernière position
key-sound = Activer ou couper les sons
key-pick = Soulever ou poser une pièce

square = { $square }{ $special ->
    [throne] , trône
    [corner] , coin
   *[none] { "" }
}, { $piece ->
    [attacker] assaillant
    [defender] défenseur
    [king] roi
   *[none] vide
}
square-selected = en main
square-destination = on peut y aller
square-warned = { $verdict ->
    [win] on peut y aller, et on gagne par répétition
    [draw] on peut y aller, mais la partie est alors nulle par répétition
   *[loss] on peut y aller, mais on perd par répétition
}
square-last-move = dernier coup
square-threatened = en danger
move-spoken = { $piece ->
    [attacker] Assaillant
    [defender] Défenseur
   *[king] Roi
} de { $from } à { $to }{ $captures ->
    [0] .
   *[other] , capture { $taken }.
}

taken-between = { $king ->
    [yes] Le roi en { $square } a été capturé entre { $one } et { $other }.
   *[no] Le pion en { $square } a été capturé entre { $one } et { $other }.
}
taken-hostile = { $king ->
    [yes] Le roi en { $square } a été capturé entre { $one } et { $kind ->
        [throne] le trône
       *[corner] le coin { $helper }
    }.
   *[no] Le pion en { $square } a été capturé entre { $one } et { $kind ->
        [throne] le trône
       *[corner] le coin { $helper }
    }.
}
taken-around = { $king ->
    [yes] Le roi en { $square } a été capturé : enfermé de tous les côtés.
   *[no] Le pion en { $square } a été enfermé de tous les côtés.
}
why = Pourquoi ?

ended-escape = Le roi s’est échappé : les défenseurs gagnent.
ended-capture = Le roi est capturé : les assaillants gagnent.
ended-no-men = Il ne reste aucun assaillant : les défenseurs gagnent.
ended-encirclement = Le roi et tous ses pions sont encerclés : les assaillants gagnent.
ended-no-moves = { $winner ->
    [attackers] Les défenseurs ne peuvent plus jouer : les assaillants gagnent.
    [defenders] Les assaillants ne peuvent plus jouer : les défenseurs gagnent.
   *[nobody] Plus de coup possible : partie nulle.
}
ended-repetition = { $winner ->
    [attackers] Les défenseurs ont répété trop souvent : les assaillants gagnent.
    [defenders] Les assaillants ont répété trop souvent : les défenseurs gagnent.
   *[nobody] La position s’est répétée : partie nulle.
}
ended-resignation = { $winner ->
    [attackers] Les défenseurs ont abandonné : les assaillants gagnent.
   *[defenders] Les assaillants ont abandonné : les défenseurs gagnent.
}
ended-timeout = { $winner ->
    [attackers] Les défenseurs n’ont plus de temps : les assaillants gagnent.
   *[defenders] Les assaillants n’ont plus de temps : les défenseurs gagnent.
}
ended-agreement = Partie nulle d’un commun accord.
king-in-danger = Le roi est en danger.
repetition-final = { $move } ramènerait une position qui s’est déjà présentée { $times ->
    [one] une fois
   *[other] { $times } fois
}, et mettrait fin à la partie : { $loser ->
    [attackers] les assaillants perdraient.
    [defenders] les défenseurs perdraient.
   *[nobody] nulle.
}
repetition-again = { $move } ramène une position qui s’est déjà présentée { $times ->
    [one] une fois
   *[other] { $times } fois
}. Si vous continuez à tourner en rond, { $loser ->
    [attackers] les assaillants perdent.
    [defenders] les défenseurs perdent.
   *[nobody] la partie est nulle.
}
connection-lost = Le serveur ne répond pas. Votre partie est en sûreté ; nouvel essai…

## Pendant la partie

goal-short-attackers = { $ring ->
    [yes] Votre but : capturer le roi, ou l’encercler avec tous ses pions.
   *[no] Votre but : capturer le roi.
}
goal-short-defenders = { $escape ->
    [edges] Votre but : mener le roi au bord.
   *[corners] Votre but : mener le roi dans un coin.
}
watching = Vous regardez cette partie.
player-somebody = Un visiteur
player-friend = Votre ami
bot-named = { $name } (bot)
player-former = Un ancien joueur
your-move = À vous de jouer
side-to-move = { $side ->
    [attackers] Trait aux assaillants
   *[defenders] Trait aux défenseurs
}
computer-thinks = L’ordinateur réfléchit

do-hint = Montrer un bon coup
do-hint-short = Indice
hint-says = Indice : { $move } est un bon coup ici.
do-analyse = Analyser cette partie
do-analyse-short = Analyser
confirm-move = Jouer { $move } ?
confirm-do = Jouer
confirm-cancel = Annuler
coach-escape = { $move } laisse sortir le roi : il s’ensuit { $reply }.
coach-capture = Après { $move }, le roi peut être capturé : il s’ensuit { $reply }.
coach-encirclement = Après { $move }, le roi peut être encerclé : il s’ensuit { $reply }.
coach-man = { $move } perd un pion : il s’ensuit { $reply }.
coach-better = { $move } concède beaucoup : il s’ensuit { $reply }.

## La fin d’une partie

end-you-won = Vous avez gagné
end-you-lost = L’ordinateur a gagné
end-drawn = Partie nulle
end-side-won = { $side ->
    [attackers] Les assaillants ont gagné
   *[defenders] Les défenseurs ont gagné
}
end-name-won = Victoire : { $name }
end-moves = Gagné en { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
}.
end-moves-drawn = Après { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
}.
next-level = Niveau { $level }
next-level-hint = Jouer au niveau { $level } : { $name }

## Jouer à partir d’ici, et parties introuvables

play-from-here = Jouer à partir d’ici
play-from-here-text = Une nouvelle partie commence dans la position du plateau. { $side ->
    [attackers] Le trait est aux assaillants.
   *[defenders] Le trait est aux défenseurs.
}
play-level = Niveau
unknown-game = Partie introuvable
unknown-game-text = Il n’y a pas de partie à cette adresse. Elle a peut-être été supprimée, ou le lien est incomplet.
unknown-game-list = Mes parties
game-did-not-open = Cette partie ne s’est pas ouverte
