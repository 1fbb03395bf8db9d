### Leçons pour les assaillants : ce que chaque étape demande, ce qui est dit ensuite, et pourquoi certains coups sont faux.

## Garder les coins

lesson-guarding-corners-shut-task = Le roi va descendre jusqu’en g1. Barrez-lui le chemin.
lesson-guarding-corners-shut-beside = f1 n’est pas sur son chemin : il descend le bord jusqu’en g1.
lesson-guarding-corners-shut-done = De f2, un pion atteint d’un seul pas les deux lignes du coin. Retenez cette case.

lesson-guarding-corners-far-task = Le roi vise g7. Qui peut encore lui barrer le chemin ?
lesson-guarding-corners-far-greed = Vous capturez un pion, mais le roi court en g7.
lesson-guarding-corners-far-short = g6 n’est pas sur son chemin : il vient par le bord du haut.
lesson-guarding-corners-far-done = Un garde peut être loin, pourvu que sa propre voie soit libre.

## Le filet en diagonale

lesson-diagonal-net-see-task = Voici le filet. Le pion en b2 peut aller en a2 ou en b1 : à lui seul, il garde a1 sur ses deux lignes.

lesson-diagonal-net-fill-task = Trois pions du filet sont en place. Menez le quatrième en f6.
lesson-diagonal-net-fill-done = Chaque coin a maintenant son garde, et chaque bord un pion en son milieu.

lesson-diagonal-net-snap-task = Le roi a couru au bord et vise g1. Refermez le filet : capturez-le.
lesson-diagonal-net-snap-greed = Vous capturez un pion, et le roi s’échappe en g1.
lesson-diagonal-net-snap-done = Le garde du coin et le pion du bord travaillent ensemble.

lesson-diagonal-net-hole-task = Jouez maintenant les défenseurs. L’un des bords est sans pion : trouvez le trou du filet.
lesson-diagonal-net-hole-taken = Là, il est capturé aussitôt. Cherchez le bord que personne ne tient.
lesson-diagonal-net-hole-done = En a4, il voit a1 et a7, et on ne peut en fermer qu’un. Le filet veut un pion sur chaque bord.

## Empêcher la fourchette

lesson-against-the-fork-line-task = Le roi ne menace encore rien, mais de e1 il verrait deux coins. Empêchez-le.
lesson-against-the-fork-line-hint = Vous ne pouvez pas l’éloigner de e1. Mais vous pouvez fermer d’avance l’une des deux lignes.
lesson-against-the-fork-line-chase = Il va en e1, voit a1 et g1, et gagne.
lesson-against-the-fork-line-done = Avec votre pion en b1, e1 ne mène plus qu’à un seul coin.

lesson-against-the-fork-way-task = D’où le roi verrait-il bientôt deux coins ? Barrez-lui le chemin, ou fermez l’une des deux lignes.
lesson-against-the-fork-way-chase = Il court en e1, voit a1 et g1, et gagne.
lesson-against-the-fork-way-done = Maintenant, e1 ne lui donne plus de fourchette.

## Capturer ou garder

lesson-take-or-guard-first-task = Vous pourriez capturer le pion en c4. Mais regardez d’abord le roi.
lesson-take-or-guard-first-take = Vous capturez un pion, et le roi va en g1.
lesson-take-or-guard-first-done = g1 est fermé, et le pion en c4 est toujours là.

lesson-take-or-guard-which-task = Capturez le pion en c3. Deux des vôtres le peuvent, mais l’un d’eux est de garde.
lesson-take-or-guard-which-guard = C’était le garde : le chemin de a1 est ouvert.
lesson-take-or-guard-which-done = Le pion en b1 reste à son poste. Capturez avec ceux qui ne gardent rien.

lesson-take-or-guard-again-task = Il y a encore des pions à capturer. Que menace le roi ?
lesson-take-or-guard-again-take = Vous capturez un pion, et le roi monte jusqu’en a7.
lesson-take-or-guard-again-done = Le coin d’abord, les pions ensuite.

## L’appât

lesson-luring-shield-task = Le pion en f3 couvre son roi. Ne le capturez pas : offrez-lui quelque chose.
lesson-luring-shield-hint = Il peut capturer contre le trône.
lesson-luring-shield-take = Le pion n’est plus là, le roi non plus : les défenseurs ont un gain forcé.
lesson-luring-shield-done = Il a capturé, et laissé son roi seul.

lesson-luring-king-task = Offrez au roi un pion qu’il peut capturer contre le trône, et attrapez-le à l’arrivée.
lesson-luring-king-take = Pendant que vous capturez un pion, le roi s’échappe : les défenseurs ont un gain forcé.
lesson-luring-king-done = Il a capturé, et s’est retrouvé entre d1 et d3.

lesson-luring-order-task = Donnez un pion, puis capturez le roi d’en bas et d’en haut. Quel pion part le premier ?
lesson-luring-order-hint = Votre pion en f5 servira au second pas.
lesson-luring-order-other = Avec ce pion, cela échoue : les défenseurs ont un gain forcé.
lesson-luring-order-done = Un pion pour le roi : une bonne affaire.

## Le roi sur son trône

lesson-king-on-throne-four-task = Trois pions entourent le roi sur son trône. Terminez.
lesson-king-on-throne-four-short = Un pas trop court : le quatrième pion doit toucher le trône.
lesson-king-on-throne-four-done = Sur le trône, il faut les quatre côtés.

lesson-king-on-throne-forced-task = Le roi ne peut pas bouger ; seul le pion en d5 le peut. Profitez-en.
lesson-king-on-throne-forced-hint = Fermez la voie vers le haut.
lesson-king-on-throne-forced-open = Vous lâchez prise vous-même : le roi sort, et les défenseurs gagnent.
lesson-king-on-throne-forced-done = Il a dû s’écarter, et sa case était à vous.

lesson-king-on-throne-driven-task = Ne laissez au roi qu’une seule case, et capturez-le là.
lesson-king-on-throne-driven-top = Il sort par le bas, et les défenseurs gagnent.
lesson-king-on-throne-driven-done = Hors de son trône, deux pions ont suffi.

## Fermer l’anneau

lesson-closing-the-ring-close-task = Le roi et son pion n’ont plus qu’une issue. Fermez l’anneau.
lesson-closing-the-ring-close-done = Encerclés : le roi et tous ses pions sont dedans, et aucun ne peut gagner le bord.

lesson-closing-the-ring-step-task = Ne laissez au roi qu’un seul pas, puis fermez l’anneau autour de lui.
lesson-closing-the-ring-step-other = Le roi trouve encore une issue, et les défenseurs gagnent.
lesson-closing-the-ring-step-open = Vous ouvrez l’anneau vous-même, et les défenseurs gagnent.
lesson-closing-the-ring-step-done = D’abord c4, puis f4 : fermez un côté après l’autre.

lesson-closing-the-ring-drive-task = Poussez d’abord le roi vers le haut, puis fermez l’anneau au-dessus de lui.
lesson-closing-the-ring-drive-top = Trop tôt : le roi descend, et les défenseurs gagnent.
lesson-closing-the-ring-drive-far = La colonne b est encore ouverte sous lui : les défenseurs gagnent.
lesson-closing-the-ring-drive-done = Des pions sur le bord peuvent faire partie de l’anneau, et les brèches en diagonale ne comptent pas.

## Pris à côté d’un coin

lesson-beside-the-corner-one-task = Le roi est à côté du coin, presque sauvé. Un seul pion peut le capturer.
lesson-beside-the-corner-one-above = D’en haut, il faudrait un second pion sous lui, et là, c’est le bord.
lesson-beside-the-corner-one-done = Le coin vaut un second pion.

lesson-beside-the-corner-squeeze-task = Près du coin, le roi a peu de bonnes cases. Privez-le de la deuxième rangée.
lesson-beside-the-corner-squeeze-above = La deuxième rangée est encore ouverte : il s’échappe, et les défenseurs gagnent.
lesson-beside-the-corner-squeeze-done = À côté du coin, un seul pion a suffi.

lesson-beside-the-corner-three-task = Trois pions peuvent suffire. Trouvez la case qui ne laisse au roi que de mauvais coups.
lesson-beside-the-corner-three-short = Une case trop loin : il se glisse dehors, et les défenseurs gagnent.
lesson-beside-the-corner-three-done = Approchez autant que possible quand le roi est près d’un coin.

## Les premiers coups

lesson-first-moves-safe-task = La partie commence. Jouez un premier coup après lequel aucun de vos pions ne peut être capturé.
lesson-first-moves-safe-corner = À côté d’un coin, un pion est capturé contre lui, et les défenseurs le peuvent aussitôt.
lesson-first-moves-safe-done = Bien. D’habitude, les assaillants prennent d’abord leurs postes, loin des cases voisines des coins.

lesson-first-moves-net-task = Où un assaillant est-il bien placé ? Menez-en un sur une case du filet.
lesson-first-moves-net-done = D’ici, il garde un coin sur ses deux lignes. D’habitude, le filet se tend pion par pion.

lesson-first-moves-answer-task = Jouez maintenant les défenseurs. Jouez un coup après lequel aucun de vos pions ne peut être capturé.
lesson-first-moves-answer-wrong = Là, un assaillant peut capturer l’un de vos pions. Regardez les cases de part et d’autre.
lesson-first-moves-answer-done = Chaque pion qui s’écarte fait de la place au roi. D’habitude, il est bon de les garder près de lui.
