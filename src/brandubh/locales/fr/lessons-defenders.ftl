### Leçons pour les défenseurs : ce que chaque étape demande, ce qui est dit ensuite, et pourquoi certains coups sont faux.

## Deux lignes ouvertes

lesson-two-open-lines-fork-task = Votre roi est en danger. Envoyez-le sur un bord d’où il voit deux coins : personne ne peut les fermer tous les deux.
lesson-two-open-lines-fork-hint = Il n’y a aucun pion sur le bord gauche.
lesson-two-open-lines-fork-beside = Là, il se trouve à côté d’un assaillant, et un second le capture aussitôt.
lesson-two-open-lines-fork-done = Une ligne a pu être fermée, l’autre est restée ouverte. Cette fourchette est votre meilleure arme.

lesson-two-open-lines-choose-task = Les assaillants vont capturer votre roi. Depuis quel bord voit-il deux coins ?
lesson-two-open-lines-choose-hint = Regardez la rangée du bas : elle est vide.
lesson-two-open-lines-choose-stay = Ce n’est qu’un répit d’un coup : ensuite, les assaillants ont un gain forcé.
lesson-two-open-lines-choose-taken = Là, il est capturé aussitôt.
lesson-two-open-lines-choose-done = b1 était fermée : il est parti de l’autre côté.

lesson-two-open-lines-prepare-task = Aucun bord n’est encore à portée. Trouvez le pas après lequel le roi menace une fourchette en haut et une autre en bas.
lesson-two-open-lines-prepare-hint = Il suffit de descendre du trône d’un seul pas.
lesson-two-open-lines-prepare-taken = Là, il est capturé aussitôt : un assaillant est tout près, et un autre arrive.
lesson-two-open-lines-prepare-done = Un bord a été fermé, l’autre lui a donné deux coins. Préparez la fourchette, puis jouez-la.

## Un pion pour une ligne

lesson-step-aside-aside-task = Votre propre pion en f1 barre le chemin de g1. Écartez-le de sorte que personne ne puisse le barrer à nouveau.
lesson-step-aside-aside-still = En e1, il gêne encore le roi.
lesson-step-aside-aside-done = Sur la colonne f, il arrête le pion de f6. Même s’il est capturé, le roi passe.

lesson-step-aside-leave-task = Le roi et le pion sont tous deux en danger. Vous pouvez en sauver un : lequel, et comment ?
lesson-step-aside-leave-hint = Cherchez le bord aux deux coins ouverts.
lesson-step-aside-leave-rescue = Vous pensez au pion et perdez le roi : d5-d3 le capture.
lesson-step-aside-leave-done = Le pion est perdu, mais le roi est sauvé. Rien ne vaut deux lignes ouvertes.

lesson-step-aside-hurry-task = Trois pions entourent votre trône, et le quatrième arrive. Sortez le roi, même au prix du pion de e6.
lesson-step-aside-hurry-hint = D’abord un pas vers le haut, puis le bord.
lesson-step-aside-hurry-rescue = Le roi courait un plus grand danger : d6-d5, et il est capturé sur son trône.
lesson-step-aside-hurry-done = Le pion est tombé, mais a1 et a7 étaient tous deux ouverts : le roi est passé.

## Capturer le garde

lesson-take-the-guard-corner-task = Le pion en b1 barre le chemin de a1. À côté d’un coin, un pion peut être capturé contre lui : capturez-le.
lesson-take-the-guard-corner-other = C’est l’autre garde. Capturez le pion en b1.
lesson-take-the-guard-corner-done = Le coin a été votre second pion. Un garde à côté d’un coin est facile à capturer.

lesson-take-the-guard-king-task = Trois pions peuvent capturer votre roi. Sauvez-le en capturant un garde : cela ouvre deux coins d’un coup.
lesson-take-the-guard-king-taken = Là, il est capturé aussitôt. Quel garde peut-il atteindre ?
lesson-take-the-guard-king-done = Le roi capture aussi. Sans le garde, a1 et g1 étaient tous deux ouverts.

lesson-take-the-guard-reach-task = Votre roi est de nouveau en danger, et le garde de b7 se trouve à côté d’un coin. Gagnez.
lesson-take-the-guard-reach-edge = En a5, il est à côté du pion de a4 et se fait capturer aussitôt.
lesson-take-the-guard-reach-wait = Cela sauve le roi, mais le gain s’envole.
lesson-take-the-guard-reach-done = Sans le garde, personne ne pouvait plus s’interposer entre le roi et a7.

## Le trône comme bouclier

lesson-throne-shield-home-task = Trois pions peuvent venir en c5 et capturer votre roi. Une seule case est sûre : laquelle ?
lesson-throne-shield-home-open = Hors du trône, deux pions suffisent, et ils sont tout près.
lesson-throne-shield-home-done = Sur le trône, il en faut quatre, un de chaque côté.

lesson-throne-shield-beside-task = Le trône n’aide jamais à capturer le roi : le pion en d2 est inoffensif. Mais un autre menace. Arrêtez-le.
lesson-throne-shield-beside-hint = Regardez le pion en e6.
lesson-throne-shield-beside-far = Là, il se trouve à côté d’un autre assaillant et se fait capturer aussitôt.
lesson-throne-shield-beside-late = Le pion de e6 vient quand même en e3 et capture votre roi.
lesson-throne-shield-beside-done = À côté du trône, seuls comptent les deux pions de part et d’autre, et vous les avez arrêtés.

lesson-throne-shield-take-task = Pour les assaillants, le trône est toujours un ennemi. Capturez contre lui le pion en c4.
lesson-throne-shield-take-done = Un pion et le trône ont suffi. Cela marche, que le roi y soit ou non.

## Regarder avant de capturer

lesson-look-before-taking-greed-task = Vous pourriez capturer le pion en f1. Mais regardez d’abord ce que menacent les assaillants, et parez la menace.
lesson-look-before-taking-greed-greed = Vous avez capturé l’un des deux qui menaçaient ; l’autre capture le roi : g5-f5.
lesson-look-before-taking-greed-near = À côté d’un assaillant, il est capturé aussitôt.
lesson-look-before-taking-greed-done = Le roi d’abord. D’ici, les défenseurs ont un gain forcé.

lesson-look-before-taking-four-task = Trois pions entourent votre trône, et celui de e3 veut être le quatrième. Arrêtez-le.
lesson-look-before-taking-four-leave = Hors du trône, deux pions suffisent : il est capturé aussitôt.
lesson-look-before-taking-four-done = Occuper la brèche ou capturer l’un des quatre : les deux brisent le piège.

lesson-look-before-taking-break-task = Cette fois, deux pions peuvent atteindre d3, et vous ne pouvez pas les arrêter tous les deux. Que faire d’autre ?
lesson-look-before-taking-break-shut = Cela arrête le pion de d1, mais celui de c3 vient quand même.
lesson-look-before-taking-break-leave = Hors du trône, deux pions suffisent : il est capturé aussitôt.
lesson-look-before-taking-break-done = Cette fois, il fallait capturer : le piège est brisé.

## Lire les menaces

lesson-reading-threats-block-task = Que menacent les assaillants ? Trouvez le seul coup qui pare la menace.
lesson-reading-threats-block-hint = Le pion en a3 veut monter d’une case.
lesson-reading-threats-block-king = Là, il est de nouveau à côté d’un assaillant, et le second arrive aussitôt.
lesson-reading-threats-block-done = Votre pion occupe la case que visait l’assaillant.

lesson-reading-threats-two-task = Deux pions peuvent venir en f6 et capturer votre roi. Sortez-le de la tenaille.
lesson-reading-threats-two-into = Là, il est capturé entre f5 et f7.
lesson-reading-threats-two-done = Il est sorti de la tenaille, et g1 et g7 sont tous deux ouverts : la meilleure défense gagne.

lesson-reading-threats-narrow-task = Deux pions peuvent venir en c2 et capturer votre roi. Il n’y a qu’une issue.
lesson-reading-threats-narrow-near = À côté d’un assaillant, il est capturé aussitôt.
lesson-reading-threats-narrow-man = Votre pion ne peut rien ici : c’est au roi de partir.
lesson-reading-threats-narrow-done = En c1, personne ne peut le capturer.

## Hors de l’anneau

lesson-out-of-the-ring-gap-task = Le pion en b3 va fermer l’anneau autour de votre roi et de votre pion. Profitez de la brèche.
lesson-out-of-the-ring-gap-inside = À l’intérieur, il est perdu : b3-c3 ferme l’anneau.
lesson-out-of-the-ring-gap-done = L’anneau ne compte que s’il enferme le roi et tous ses pions.

lesson-out-of-the-ring-outside-task = Le roi et un pion sont dans l’anneau, mais un pion au-dehors vous maintient en jeu. Il est en danger : sauvez-le.
lesson-out-of-the-ring-outside-corner = À côté du coin, un seul pion le capture, et l’anneau est complet.
lesson-out-of-the-ring-outside-near = Là, g6-c6 le capture, et l’anneau est complet.
lesson-out-of-the-ring-outside-done = Tant qu’un pion est dehors, personne n’est encerclé.

lesson-out-of-the-ring-break-task = Votre pion du dehors peut briser l’anneau : avec une pièce du dedans, il capture l’un de ses pions.
lesson-out-of-the-ring-break-lost = À côté du coin, un seul pion le capture, et l’anneau est complet.
lesson-out-of-the-ring-break-done = Chaque pion capturé ouvre une brèche dans l’anneau.
