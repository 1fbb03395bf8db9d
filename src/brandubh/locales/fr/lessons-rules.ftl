### Les leçons du chapitre sur les règles plus fines : pour chaque étape, la tâche et ce qui est dit des coups.

## Plusieurs à la fois

lesson-several-two-task = Un seul coup peut refermer plusieurs tenailles. Capturez deux défenseurs à la fois.
lesson-several-two-one = Vous en capturez un. Un autre coup en prend deux.
lesson-several-two-wrong = Cherchez une case voisine de deux défenseurs qui ont chacun un de vos pions derrière eux.
lesson-several-two-done = Toutes les captures d’un coup ont lieu en même temps : on les juge ensemble.

lesson-several-three-task = Trois à la fois : un coup ne peut capturer davantage. Trouvez le grand coup des défenseurs.
lesson-several-three-one = Un assaillant est pris contre le coin. Mais trois d’entre eux ont une case voisine en commun.
lesson-several-three-wrong = Quelle case libre est entourée de trois assaillants, chacun avec un défenseur derrière lui ?
lesson-several-three-done = Un dans chaque direction, sauf celle d’où vient la pièce : trois au plus.

## Le trône hostile

lesson-hostile-throne-attackers-task = Le trône est toujours hostile aux assaillants, comme un coin. Capturez-en un contre lui.
lesson-hostile-throne-attackers-wrong = Personne n’est pris ainsi. Un assaillant est juste à côté du trône : venez du côté opposé.
lesson-hostile-throne-attackers-done = Vide ou occupé par le roi, le trône est dangereux pour l’assaillant qui se trouve à côté.

lesson-hostile-throne-defenders-task = Le trône vide est hostile aux pions du roi aussi. Capturez-en un contre lui.
lesson-hostile-throne-defenders-side = Là, le trône n’est pas en face de vous. Le défenseur doit se trouver entre vous et le trône.
lesson-hostile-throne-defenders-wrong = Personne n’est pris ainsi. Un défenseur est juste à côté du trône vide.
lesson-hostile-throne-defenders-done = Quand le roi s’en va, ses pions à côté du trône perdent leur abri.

lesson-hostile-throne-occupied-task = Occupé par le roi, le trône protège ses pions. Capturez un défenseur.
lesson-hostile-throne-occupied-sheltered = Sur cette ligne, celui-ci est à l’abri : son roi siège sur le trône, derrière lui.
lesson-hostile-throne-occupied-wrong = Personne n’est pris ainsi. Cherchez un défenseur loin du roi qui a un assaillant juste à côté de lui.
lesson-hostile-throne-occupied-done = Aux assaillants, le trône est toujours hostile ; aux pions du roi, seulement lorsqu’il est vide.

## Le roi à côté de son trône

lesson-king-beside-throne-across-task = Le trône n’aide jamais contre le roi. À côté du trône, deux assaillants placés de part et d’autre le capturent. Capturez-le.
lesson-king-beside-throne-across-throne = Le roi n’est pas capturé contre son propre trône. Il vous faut deux pions face à face.
lesson-king-beside-throne-across-wrong = Le roi est encore libre. Laissez où il est le pion à côté de lui, et menez-en un autre du côté opposé.
lesson-king-beside-throne-across-done = Deux pions face à face, et jamais le trône à la place de l’un d’eux.

lesson-king-beside-throne-choice-task = Le voici d’un autre côté du trône. Trouvez la paire qui le capture.
lesson-king-beside-throne-choice-throne = Derrière lui, il n’y a que le trône, qui n’aide jamais contre le roi.
lesson-king-beside-throne-choice-wrong = Le roi est encore libre. Aucun assaillant ne peut s’arrêter sur le trône : une seule ligne peut se refermer sur lui.
lesson-king-beside-throne-choice-done = Pour le roi, les coins sont hostiles, le trône ne l’est jamais, et le bord non plus.

## Comment gagnent les défenseurs

lesson-last-attacker-capturing-task = Un roi qui atteint un coin gagne, quoi que fasse d’autre son coup. Gagnez tout de suite.
lesson-last-attacker-capturing-man = Un assaillant de moins, mais la partie continue. Le roi peut la finir maintenant.
lesson-last-attacker-capturing-wrong = La partie continue. Le roi avait la voie libre vers un coin.
lesson-last-attacker-capturing-done = Il peut même capturer par son dernier coup : ce qui compte, c’est qu’il soit dans le coin.

lesson-last-attacker-last-task = Les défenseurs gagnent aussi quand le dernier assaillant est capturé. Capturez-le.
lesson-last-attacker-last-wrong = Il est toujours là. Laissez où il est le défenseur à côté de lui, et menez-en un autre du côté opposé.
lesson-last-attacker-last-done = Sans assaillants, plus personne ne peut arrêter le roi : la partie est finie.

## Ce qui fait un anneau

lesson-rings-diagonals-task = Les pions d’un anneau peuvent ne se toucher qu’en diagonale : personne ne s’y faufile. Fermez l’anneau.
lesson-rings-diagonals-capture = Un pion est pris, mais l’anneau n’est pas fermé. Un anneau fermé gagne aussitôt.
lesson-rings-diagonals-shift = Ce pion laisse une brèche derrière lui. Faites venir un pion qui ne fait pas partie de l’anneau.
lesson-rings-diagonals-wrong = Une voie mène encore au bord, pas à pas par des cases libres.
lesson-rings-diagonals-done = On sort le long des rangées et des colonnes : les brèches en diagonale ne comptent pas.

lesson-rings-edge-men-task = Les pions de l’anneau peuvent eux-mêmes se tenir au bord. Fermez celui-ci.
lesson-rings-edge-men-capture = Un pion est pris, mais l’anneau reste ouvert. Un anneau fermé gagne aussitôt.
lesson-rings-edge-men-shift = Une brèche se ferme, une autre s’ouvre. Faites venir un pion de l’extérieur.
lesson-rings-edge-men-wrong = Il y a encore une case libre du bord que les défenseurs peuvent atteindre.
lesson-rings-edge-men-done = Personne à l’intérieur ne peut atteindre une case libre du bord : voilà l’anneau.

lesson-rings-captures-task = L’anneau est jugé après les captures du coup. Refermez celui-ci sur tous ceux qui restent.
lesson-rings-captures-wrong = Il y a encore une sortie. Une seule case referme l’anneau et deux tenailles à la fois.
lesson-rings-captures-done = On retire d’abord les pions capturés, puis on regarde l’anneau.

## Ce qui n’est pas un anneau

lesson-broken-rings-outside-task = Le roi est enfermé, mais un de ses pions est dehors : il n’y a pas encore d’encerclement. Gagnez tout de suite.
lesson-broken-rings-outside-leaves = Il est capturé, mais par un pion de l’anneau, qui s’ouvre. Qui d’autre peut le faire ?
lesson-broken-rings-outside-wrong = Le défenseur du dehors est toujours là. Il se trouve à côté d’un coin.
lesson-broken-rings-outside-done = Dès que tous sont à l’intérieur, ou capturés, l’anneau compte.

lesson-broken-rings-edge-task = Ici, un anneau aurait besoin du bord du plateau pour se fermer, et un tel anneau ne compte pas. Gagnez autrement.
lesson-broken-rings-edge-edge = Cela paraît fermé, mais il y a dedans des cases libres du bord : ce n’est pas un encerclement. Capturez plutôt le roi.
lesson-broken-rings-edge-wrong = La partie continue. Cherchez la case qui referme une tenaille sur le roi.
lesson-broken-rings-edge-done = Un anneau n’est fait que de pions : le bord du plateau ne peut pas en faire partie.

lesson-broken-rings-throne-task = Le trône vide n’est pas un mur : ici, le roi pourrait sortir en passant par lui. Fermez l’anneau.
lesson-broken-rings-throne-far = Le roi passe par le trône et se glisse à côté de votre pion. Fermez la brèche juste derrière le trône.
lesson-broken-rings-throne-wrong = Il y a encore une sortie, par le trône vide.
lesson-broken-rings-throne-done = Pour un anneau, le trône vide et les coins sont des cases comme les autres.

## Plus de coup possible

lesson-no-moves-attackers-task = Qui ne peut pas jouer quand vient son tour perd. Laissez le dernier assaillant sans coup possible.
lesson-no-moves-attackers-wrong = Il peut encore jouer. Il ne peut pas s’arrêter dans le coin : fermez les voies qui lui restent.
lesson-no-moves-attackers-done = Personne ne peut passer son tour : un camp enfermé a perdu.

lesson-no-moves-defenders-task = Le roi s’est avancé entre deux assaillants, et il est seul. Laissez-le sans coup possible.
lesson-no-moves-defenders-wrong = Il peut encore jouer : une case à côté de lui est libre.
lesson-no-moves-defenders-done = Au bord, ce n’est pas un encerclement, et il n’est pas capturé ; mais il ne peut pas jouer, et il perd.

## Tourner en rond

lesson-repetition-back-task = Chaque camp a avancé un pion ; les assaillants viennent de reculer. Ramenez votre pion, vous aussi, à l’anneau en e3.
lesson-repetition-back-wrong = C’est du nouveau, et dans une partie, souvent mieux. Ici, retournez à l’anneau.
lesson-repetition-back-done = Mêmes pièces, mêmes cases, même camp au trait : cette position s’est déjà présentée. C’est permis, mais un avertissement le signale.

lesson-repetition-break-task = Votre pion va en e4 et revient en e3, un assaillant va en b1 et revient en c1. Refermer cette boucle une troisième fois de suite perd. Rompez-la.
lesson-repetition-break-again = La même boucle se referme pour la troisième fois de suite, et les défenseurs perdent. Jouez autre chose.
lesson-repetition-break-done = Tout coup nouveau rompt la boucle. Et rien ne dure sans fin : la septième fois d’une position finit aussi la partie.

lesson-repetition-turn-task = Les pièces sont là où elles étaient au début, mais c’est à l’autre camp de jouer : c’est une autre position, et rien ne s’est répété.

## Qui avait le choix

lesson-who-had-the-choice-attackers-task = Pour la troisième fois de suite, votre pion est allé de c1 en b1. Le camp qui avait le choix perd ; si les deux l’avaient, les défenseurs. Fermez la boucle.
lesson-who-had-the-choice-attackers-wrong = Un coup nouveau tire les défenseurs d’affaire. Revenez à l’anneau : cela ferme la boucle.
lesson-who-had-the-choice-attackers-done = De même si aucun camp ne l’avait : c’est presque toujours aux défenseurs de rompre la boucle à temps.

lesson-who-had-the-choice-defenders-task = Sans cesse, les assaillants chassent votre roi entre e6 et c6. Il n’a pas d’autre coup sûr, eux si : le choix est à eux. Fermez la troisième boucle.
lesson-who-had-the-choice-defenders-wrong = Là, il est perdu aussitôt. Son seul coup sûr ferme la boucle.
lesson-who-had-the-choice-defenders-done = Seuls les assaillants auraient pu jouer autre chose sans perdre aussitôt : la répétition leur coûte la partie.

lesson-who-had-the-choice-elsewhere-task = Les règles italiennes sont plus simples : après trois boucles de suite, les défenseurs perdent toujours. Les règles allemandes comptent la troisième fois d’une boucle même si ce n’est pas de suite.

## Le match

lesson-match-sets-task = Un match se joue en deux manches, et l’on change de camp pour la seconde. Deux victoires gagnent le match, une victoire et une nulle aussi. Deux nulles : match nul.

lesson-match-both-task = Disons que vous avez gagné la première manche avec les assaillants. Vous défendez maintenant. Gagnez aussi, et le match est à vous.
lesson-match-both-man = Un pion capturé, mais la manche continue. Le roi peut la gagner maintenant.
lesson-match-both-wrong = La manche continue. Le roi avait la voie libre vers un coin.
lesson-match-both-done = Deux victoires : inutile de compter les coups.

lesson-match-fewest-task = Disons que votre adversaire a gagné la première manche en 25 coups. Vous en avez joué 20 dans celle-ci. Gagnez au suivant.
lesson-match-fewest-man = Un pion capturé, mais vous pouvez gagner par ce coup même, et chaque coup compte.
lesson-match-fewest-wrong = Le roi est encore libre. Laissez où il est le pion à côté de lui, et menez-en un autre du côté opposé.
lesson-match-fewest-done = Une victoire partout, et 21 coups font moins que 25 : le match est à vous. À nombre égal, il serait nul.

## Règles plus anciennes : Raven

lesson-raven-king-task = Dans les règles Raven, le trône ne protège pas : deux assaillants y capturent le roi, comme partout ailleurs. Capturez-le.
lesson-raven-king-wrong = Le roi est encore libre. Laissez où il est le pion à côté de lui, et menez-en un autre du côté opposé.
lesson-raven-king-done = Selon les règles de la Fédération, il en aurait fallu quatre.

lesson-raven-throne-task = Ici, le trône n’est hostile à personne ; les coins le sont. Capturez un défenseur.
lesson-raven-throne-throne = Ici, le trône vide n’aide pas. Cherchez un défenseur qui a un assaillant juste à côté de lui.
lesson-raven-throne-wrong = Personne n’est pris ainsi. Cherchez un défenseur qui a un assaillant juste à côté de lui.
lesson-raven-throne-done = Dans ces règles, même à côté du trône, une tenaille demande deux pièces.

lesson-raven-ring-task = Ici, un anneau ne compte pas : seule compte la capture du roi. Gagnez tout de suite.
lesson-raven-ring-ring = Selon les règles de la Fédération, vous auriez gagné. Ici, il faut capturer le roi.
lesson-raven-ring-wrong = Le roi est encore libre. Deux pions de part et d’autre suffisent, même sur son trône.
lesson-raven-ring-done = Sans encerclement, les assaillants n’ont qu’un but : le roi lui-même.

lesson-raven-stuck-task = Ici, un camp qui ne peut pas jouer n’a pas perdu : la partie est nulle. Laissez le dernier assaillant sans coup possible, pour voir.
lesson-raven-stuck-wrong = Il peut encore jouer. Il ne peut pas s’arrêter dans le coin : fermez les voies qui lui restent.
lesson-raven-stuck-done = Dans ces règles, n’enfermez donc pas les derniers assaillants : capturez-les.

lesson-raven-again-task = Votre pion va en e4 et revient en e3, un assaillant va en b1 et revient en c1. Ici, la troisième fois d’une position fait nulle, peu importe qui avait le choix. Faites nulle.
lesson-raven-again-wrong = C’est une position nouvelle : la partie continue. Revenez à l’anneau.
lesson-raven-again-done = Dans les règles Raven, tourner en rond sauve une mauvaise partie ; selon celles de la Fédération, quelqu’un perd.
