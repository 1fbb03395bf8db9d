### Leçons sur les finales : ce que chaque étape demande, ce qui est dit ensuite, et pourquoi certains coups sont faux.

## Le roi seul

lesson-lone-king-one-task = Il reste un assaillant. Menez votre roi là où il ne peut pas être capturé.
lesson-lone-king-one-corner = À côté d’un coin, un seul pion suffit pour le capturer.
lesson-lone-king-one-done = D’ici, le roi a un gain forcé : un pion ne peut pas garder quatre coins.

lesson-lone-king-three-task = Trois pions, et un seul coup qui gagne. Trouvez-le.
lesson-lone-king-three-taken = Là, il est capturé aussitôt.
lesson-lone-king-three-done = Deux coins ouverts battent trois pions.

lesson-lone-king-four-task = Quatre pions sont proches. Ne courez pas encore au bord : préparez la fourchette.
lesson-lone-king-four-hint = Un seul pas de côté suffit.
lesson-lone-king-four-hurry = Trop tôt : là, il est capturé aussitôt.
lesson-lone-king-four-done = D’abord le coup tranquille, puis le bord aux deux coins ouverts.

## Le roi et un pion

lesson-king-and-man-shield-task = Le pion en d1 veut venir en b1 et capturer votre roi. Que votre pion l’aide.
lesson-king-and-man-shield-king = À côté du coin, un seul pion suffit pour le capturer.
lesson-king-and-man-shield-away = La rangée du bas est encore ouverte : d1-b1 capture le roi.
lesson-king-and-man-shield-done = Votre pion ferme la rangée. D’ici, les défenseurs ont un gain forcé.

lesson-king-and-man-together-task = Le pion en g5 veut venir en g4 et capturer votre roi. Trouvez la seule issue.
lesson-king-and-man-together-near = À ses côtés, le pion n’aide pas : g5-g4 capture le roi.
lesson-king-and-man-together-under = Là, il est à côté du pion de g5, et g2-g3 le capture.
lesson-king-and-man-together-done = Loin du bord et près de son pion : d’ici, les défenseurs ont un gain forcé.

lesson-king-and-man-four-task = Le pion en g4 veut venir en g2 et capturer votre roi. Barrez-lui le chemin, et gardez le vôtre ouvert.
lesson-king-and-man-four-hint = Placez votre pion sur la colonne g.
lesson-king-and-man-four-run = Trop tôt : à côté du coin, un seul pion le capture.
lesson-king-and-man-four-done = Derrière son bouclier, le roi a pu passer là où il était en danger.

## Deux chasseurs

lesson-two-hunters-pair-task = Deux pions contre un roi en b2. Où doit se placer le second ?
lesson-two-hunters-pair-loose = Le roi a de nouveau une issue, et les défenseurs gagnent.
lesson-two-hunters-pair-done = Avec des pions en b3 et c2, il ne pouvait aller qu’à côté du coin, où un seul pion le capture.

lesson-two-hunters-shoulder-task = La même chasse dans un autre coin. Trouvez la case du second pion.
lesson-two-hunters-shoulder-behind = Le roi a une issue, et les défenseurs gagnent.
lesson-two-hunters-shoulder-done = Des pions de deux côtés, le coin derrière lui : il n’avait que de mauvaises cases.

lesson-two-hunters-chase-task = Trois pions, et aucun à côté du roi. Lequel doit aller vers lui ?
lesson-two-hunters-chase-wait = Il s’échappe de l’autre côté, et les défenseurs gagnent.
lesson-two-hunters-chase-done = Où qu’il aille, un second pion l’attendait.

## Gagner avec peu de pions

lesson-few-men-run-task = Cinq pions contre votre roi seul, et trois façons de le capturer. Trouvez la seule issue.
lesson-few-men-run-hint = Arrêtez-vous là où vous voyez deux bords sans assaillant à côté de vous.
lesson-few-men-run-taken = Là, il est capturé aussitôt.
lesson-few-men-run-done = Cinq pions n’ont pas pu fermer toutes les lignes. Quand les lignes sont ouvertes, les pions comptent peu.

lesson-few-men-hunt-task = Le roi est entre deux de vos pions. Fermez-lui les voies, en bas et en haut.
lesson-few-men-hunt-hint = La plus longue d’abord.
lesson-few-men-hunt-loose = La colonne e est encore ouverte sous lui : les défenseurs gagnent.
lesson-few-men-hunt-done = Quatre pions l’ont fait : un de chaque côté, comme autour du trône.

lesson-few-men-cage-task = Le roi est entre f4 et f6. Fermez sa rangée, puis capturez-le des deux côtés.
lesson-few-men-cage-hint = Fermez la rangée à distance : d5.
lesson-few-men-cage-loose = La cage est ouverte : les défenseurs gagnent.
lesson-few-men-cage-done = D’abord la cage, puis un pion de chaque côté : il n’avait plus où aller.

## Plus de pion, plus de coup

lesson-last-man-man-task = Capturez le dernier assaillant : sans pions, les assaillants ont perdu.
lesson-last-man-man-done = Le roi a participé : il était l’autre branche de la tenaille.

lesson-last-man-move-task = Qui n’a plus de coup possible a perdu aussi. Enfermez le dernier assaillant.
lesson-last-man-move-done = Entre le coin, votre pion et votre roi, il n’a plus de coup possible.

lesson-last-man-king-task = Jouez maintenant les assaillants. Le roi s’est mis entre deux pions, et c’est sans danger ; mais enfermez-le.
lesson-last-man-king-free = Vous le laissez sortir : il court le long du bord jusqu’à un coin.
lesson-last-man-king-done = Il n’a pas été capturé, mais il n’a plus de coup possible, et cela perd.

## Savoir attendre

lesson-waiting-wait-task = Autour de votre roi, tout est en place. Vous devez jouer : ne dérangez rien.
lesson-waiting-wait-hint = L’un de vos pions n’a pas de tâche.
lesson-waiting-wait-post = On avait besoin de ce pion à sa place : le roi est capturé.
lesson-waiting-wait-corner = À côté du coin, il est capturé, et il faut ensuite déplacer un pion utile : les assaillants gagnent.
lesson-waiting-wait-done = Le pion de c7 avait le temps de jouer ; les autres avaient leur tâche.

lesson-waiting-must-task = N’attaquez pas. Jouez le coup tranquille après lequel tout coup du roi est une faute.
lesson-waiting-must-hint = Où ira-t-il, et qui sera alors derrière lui ?
lesson-waiting-must-loose = Il s’échappe, et les défenseurs gagnent.
lesson-waiting-must-done = Il devait jouer, et tous ses coups étaient mauvais.
