### Le plateau d’analyse, le bilan et apprendre de ses erreurs.

analyse-title = Plateau d’analyse
analyse-to-game = la partie
analyse-panels = Coups, ouvertures et bilan
analyse-openings = Ouvertures
analyse-no-moves = Jouez un coup ou ouvrez une partie. Vos variantes, commentaires et signes apparaîtront ici.
analyse-new = Un nouveau plateau
analyse-failed = Impossible de l’ouvrir
analyse-broken-link = Le lien n’est pas complet. Redemandez-le, ou copiez-le en entier.
analyse-cancel = Annuler
analyse-more = Plus

## Le moteur

analyse-engine = L’avis du moteur
analyse-start = Lancer le moteur
analyse-stop = Arrêter le moteur
analyse-key-engine = Lancer ou arrêter le moteur
analyse-threat = Montrer la menace
analyse-lines = Nombre de lignes
analyse-thinking = réfléchit…
analyse-off = moteur arrêté
analyse-depth = profondeur { $depth }
analyse-speed = { $speed } positions/s
analyse-from-tables = d’après les tables
analyse-to-the-end = calculé jusqu’au bout
analyse-rest-report = au repos pendant le bilan
analyse-rest-learn = au repos pendant l’exercice
analyse-engine-failed = Le moteur s’est arrêté. Relancez-le.
analyse-play-line = { $move } : { $score }
analyse-line-whole = Montrer toute la ligne { $number }
analyse-bar = Chances de victoire des défenseurs : { $chance }. { $score }
analyse-bar-empty = Pas encore évaluée

analyse-score-even = Égalité
analyse-score-better-attackers = Avantage des assaillants, en pions : { $men }.
analyse-score-better-defenders = Avantage des défenseurs, en pions : { $men }.
analyse-score-win-attackers = { $moves ->
    [one] Les assaillants gagnent en un coup.
    [many] Les assaillants gagnent en { $moves } de coups.
   *[other] Les assaillants gagnent en { $moves } coups.
}
analyse-score-win-defenders = { $moves ->
    [one] Les défenseurs gagnent en un coup.
    [many] Les défenseurs gagnent en { $moves } de coups.
   *[other] Les défenseurs gagnent en { $moves } coups.
}
analyse-score-won-attackers = Les assaillants ont gagné.
analyse-score-won-defenders = Les défenseurs ont gagné.
analyse-score-repetition-attackers = Décidé par répétition : les assaillants gagnent.
analyse-score-repetition-defenders = Décidé par répétition : les défenseurs gagnent.
analyse-score-short-men = { $side ->
    [attackers] Assaillants { $figure }
   *[defenders] Défenseurs { $figure }
}
analyse-score-short-win = { $side ->
    [attackers] Assaillants : gain en { $moves }
   *[defenders] Défenseurs : gain en { $moves }
}
analyse-score-short-won = { $side ->
    [attackers] Assaillants : gagné
   *[defenders] Défenseurs : gagné
}
analyse-score-short-repetition = { $side ->
    [attackers] Assaillants : par répétition
   *[defenders] Défenseurs : par répétition
}
analyse-score-repetition-short = rép

## Jeu parfait

analyse-perfect = Jeu parfait
analyse-perfect-draw = Aucun camp ne peut forcer le gain : partie nulle.
analyse-perfect-repetition = Aucun camp ne peut forcer le gain : la répétition décide.
analyse-perfect-worth = { $worth ->
    [win] Gain en { $moves }
    [win-repetition] Gain par répétition
    [draw] Nulle
    [repetition] Répétition
    [loss-repetition] Perte par répétition
   *[loss] Perte en { $moves }
}

## Coups

analyse-remarks = Remarques sur ce coup
analyse-signs = { $about ->
    [move] Signe pour le coup
   *[position] Signe pour la position
}
analyse-comment = Commentaire
analyse-comment-hint = Que dire de ce coup ?
analyse-promote = Faire de cette variante la ligne principale
analyse-delete = Supprimer à partir d’ici
analyse-restore = Rétablir ce qui a été supprimé
analyse-symbol-good = Bon coup
analyse-symbol-mistake = Erreur
analyse-symbol-brilliant = Coup brillant
analyse-symbol-blunder = Gaffe
analyse-symbol-interesting = Coup intéressant
analyse-symbol-dubious = Coup douteux
analyse-symbol-even = Position égale
analyse-symbol-unclear = Position peu claire
analyse-symbol-defenders = Défenseurs mieux
analyse-symbol-attackers = Assaillants mieux
analyse-draw = Dessiner
analyse-draw-hint = Bouton droit : Maj rouge, Alt bleu, les deux jaune.
analyse-draw-wipe = Effacer les dessins
analyse-pens = Couleurs du dessin
analyse-pen = { $color ->
    [green] Vert
    [red] Rouge
    [blue] Bleu
   *[yellow] Jaune
}
analyse-key-up = Variante précédente, ou première position
analyse-key-down = Variante suivante, ou dernière position

## Le bilan

analyse-report = Bilan
analyse-report-about = Le moteur examine chaque coup de la ligne principale et dit comment chaque camp a joué, où la partie a basculé et ce qu’il aurait mieux valu jouer.
analyse-report-make = Faire le bilan
analyse-report-empty = Il n’y a encore aucun coup.
analyse-report-again = Le refaire
analyse-report-progress = Bilan en cours
analyse-report-stop = Arrêter
analyse-accuracy = Précision
analyse-count-inaccuracy = Imprécisions ?!
analyse-count-mistake = Erreurs ?
analyse-count-blunder = Gaffes ??
analyse-count-next = { $side ->
    [attackers] Assaillants
   *[defenders] Défenseurs
} : { $flaw ->
    [inaccuracy] { $count ->
        [one] { $count } imprécision
        [many] { $count } d’imprécisions
       *[other] { $count } imprécisions
    }
    [mistake] { $count ->
        [one] { $count } erreur
        [many] { $count } d’erreurs
       *[other] { $count } erreurs
    }
   *[blunder] { $count ->
        [one] { $count } gaffe
        [many] { $count } de gaffes
       *[other] { $count } gaffes
    }
}. Aller à la suivante.
analyse-flaw-inaccuracy = Imprécision
analyse-flaw-mistake = Erreur
analyse-flaw-blunder = Gaffe
analyse-turns = Tournants
analyse-turns-none = Aucun coup n’a fait basculer la partie à lui seul.
analyse-turn = { $side ->
    [attackers] Les chances des assaillants tombent de { $from } à { $to }.
   *[defenders] Les chances des défenseurs tombent de { $from } à { $to }.
}
analyse-better = mieux :
analyse-annotate = Ajouter les meilleurs coups à l’arbre
analyse-annotated = Les meilleurs coups sont dans l’arbre.
analyse-graph = Le cours de la partie
analyse-graph-start = Début
analyse-graph-move = Coup { $number }, { $move }
analyse-graph-point = { $move } : chances des défenseurs { $chance }. { $score }
analyse-graph-chance = chances des défenseurs { $chance }
analyse-graph-turn = Tournant

## Apprendre

analyse-learn = Apprendre de vos erreurs
analyse-learn-side = { $side ->
    [attackers] Assaillants ({ $count })
   *[defenders] Défenseurs ({ $count })
}
analyse-learn-count = { $number } sur { $count }
analyse-learn-ask = { $side ->
    [attackers] Ici, { $move } a été joué. Trouvez mieux pour les assaillants.
   *[defenders] Ici, { $move } a été joué. Trouvez mieux pour les défenseurs.
}
analyse-learn-judging = Examen du coup…
analyse-learn-played = C’est le coup qui a été joué. Il y a mieux.
analyse-learn-not-yet = { $move }, ce n’est pas encore ça. Essayez un autre coup.
analyse-learn-good = Bien ! { $move } garde ce que vous aviez.
analyse-learn-solution = { $move } aurait été le meilleur coup.
analyse-learn-line-best = Mieux
analyse-learn-line-played = Ce qui a été joué, et la suite
analyse-why-missed = { $moves ->
    [one] { $move } aurait gagné tout de suite.
    [many] { $move } aurait forcé le gain en { $moves } de coups.
   *[other] { $move } aurait forcé le gain en { $moves } coups.
}
analyse-why-lost = Après { $move }, { $winner ->
    [attackers] { $moves ->
        [one] les assaillants peuvent gagner tout de suite.
        [many] les assaillants peuvent forcer le gain en { $moves } de coups.
       *[other] les assaillants peuvent forcer le gain en { $moves } coups.
    }
   *[defenders] { $moves ->
        [one] les défenseurs peuvent gagner tout de suite.
        [many] les défenseurs peuvent forcer le gain en { $moves } de coups.
       *[other] les défenseurs peuvent forcer le gain en { $moves } coups.
    }
}
analyse-why-chance = { $side ->
    [attackers] { $move } fait tomber les chances des assaillants de { $from } à { $to }.
   *[defenders] { $move } fait tomber les chances des défenseurs de { $from } à { $to }.
}
analyse-learn-done = { $solved ->
    [0] C’est tout. La prochaine fois, vous en trouverez quelques-uns.
    [one] C’est tout : vous en avez trouvé un sur { $count } du premier coup.
    [many] C’est tout : vous en avez trouvé { $solved } sur { $count } du premier coup.
   *[other] C’est tout : vous en avez trouvé { $solved } sur { $count } du premier coup.
}
analyse-learn-solve = Voir la solution
analyse-learn-skip = Passer
analyse-learn-next = Suivant
analyse-learn-finish = Terminer
analyse-learn-leave = Retour à l’analyse

## Composer une position

analyse-editor = Composer une position
analyse-editor-tool = Ce que fait un appui
analyse-editor-move = Déplacer les pièces
analyse-editor-attacker = Poser un assaillant
analyse-editor-defender = Poser un défenseur
analyse-editor-king = Poser le roi
analyse-editor-erase = Enlever une pièce
analyse-editor-hint-move = Faites glisser les pièces où vous voulez, ou hors du plateau.
analyse-editor-hint-place = Touchez les cases ; touchez de nouveau pour enlever la pièce.
analyse-editor-start = Position de départ
analyse-editor-clear = Plateau vide
analyse-editor-turn = À qui de jouer
analyse-position-text = Position en texte
analyse-editor-wrong = Ce texte n’est pas une position.
analyse-editor-fine = Cette position est possible.
analyse-editor-done = L’analyser

## Ouvrir

analyse-open = Ouvrir une partie ou une position
analyse-open-text = Collez une partie ou une position
analyse-open-hint = 1. d2-e2 d3-f3 …
analyse-open-rules = Règles, si le texte n’en nomme pas
analyse-open-about = Vous pouvez aussi déposer un fichier de partie n’importe où sur cette page. S’il contient plusieurs parties, la première s’ouvre.
analyse-open-file = Depuis un fichier
analyse-open-do = Ouvrir
analyse-drop = Déposez le fichier de partie ici

## Partager

analyse-share = Partager et enregistrer
analyse-share-analysis = Lien vers cette analyse, avec tout son contenu
analyse-share-game = Lien vers la partie
analyse-share-position = Lien vers cette position
analyse-share-text = Cette position en texte
analyse-share-files = En fichier
analyse-share-file = Fichier de partie
analyse-share-svg = Image SVG
analyse-share-png = Image PNG
analyse-share-gif = GIF animé
analyse-share-making = { $form ->
    [gif] Création du GIF…
   *[other] Dessin de l’image…
}
analyse-share-frames = Image { $frames } sur { $of }
analyse-copy = Copier : { $what }
analyse-copied = Copié.
analyse-copy-by-hand = Le navigateur ne permet pas la copie. Sélectionnez le texte et copiez-le vous-même.
