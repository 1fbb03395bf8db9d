### Die erste Seite und die Partien, die auf ihr gespielt werden.

board-label = Das Brett
game = Die Partie
moves = Züge
actions = Was du tun kannst
no-moves-yet = Noch kein Zug.
goal-attackers = { $ring ->
    [yes] Du hast die dunklen (schwarzen) Steine: Schlag den König zwischen zweien von ihnen oder kreise ihn und alle seine Steine ein.
   *[no] Du hast die dunklen (schwarzen) Steine: Schlag den König zwischen zweien von ihnen.
}
goal-defenders = { $escape ->
    [edges] Du hast den König: Bring ihn auf irgendein Randfeld.
   *[corners] Du hast den König: Bring ihn in eine der Ecken.
}
goal-both = { $escape ->
    [edges] Der König muss den Rand erreichen.
   *[corners] Der König muss eine Ecke erreichen.
} { $ring ->
    [yes] Die Angreifer müssen ihn schlagen oder ihn und alle seine Steine einkreisen.
   *[no] Die Angreifer müssen ihn schlagen.
}
how-to-move = Zieh eine Figur oder tippe erst die Figur und dann ein Feld an.

side = { $side ->
    [attackers] Angreifer
   *[defenders] Verteidiger
}
player-side = { $side ->
    [attackers] Angreifer
   *[defenders] Verteidiger
}
player-number = Spieler { $number }
you = Du
computer-level = Computer, Stufe { $level }
to-move = am Zug
thinking = denkt nach …
preparing = macht sich bereit …
won = gewonnen
taken-count = { $count ->
    [0] kein Stein geschlagen
    [one] ein Stein geschlagen
   *[other] { $count } Steine geschlagen
}
clock-of = noch { $time }

opponent = Wer spielt
mode-computer = Computer
mode-local = Zu zweit hier
mode-friend = Freunde
your-side = Deine Seite
choose-attackers = Angreifer
choose-defenders = Verteidiger
choose-random = Zufall
level-of = Stufe { $level }: { $name }
level-1 = kennt die Regeln seit einer Minute
level-2 = hat ein paar Partien gespielt
level-3 = schaut erst und zieht dann
level-4 = spielt am Küchentisch
level-5 = spielt im Verein
level-6 = spielt Turniere
level-7 = gewinnt Turniere
level-8 = volle Stärke
rules = Regeln
rules-wtf = Regeln der Föderation
rules-wtf-de = Regeln der Föderation, deutsche Fassung
rules-wtf-it = Regeln der Föderation, italienische Fassung
rules-raven = Älteres Regelblatt: Raven
rules-cyningstan = Brandub: Cyningstan
rules-magpie = Magpie
rules-ard-ri = Ard Rí
rules-ard-ri-open = Ard Rí ohne Thron
rules-own = Eigene …
rules-of-game = So wird gespielt: { $name }
clock = Uhr
clock-none = Keine
clock-choice = { $minutes } min + { $seconds } s
match-choice = Ein Match: zwei Runden, Seiten getauscht

match = Match
set-of = Runde { $number } von 2
set-open = Runde { $number }: läuft
set-won = Runde { $number }: { $winner }, in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
set-drawn = Runde { $number }: remis
match-rule = Bei je einem Sieg gewinnt das Match, wer dafür weniger eigene Züge gebraucht hat.
match-two-wins = Sieg im Match: { $winner }, mit zwei gewonnenen Runden.
match-fewer-moves = Je eine Runde. Sieg im Match: { $winner }, in { $fewer ->
    [one] einem Zug
   *[other] { $fewer } Zügen
} gegen { $more }.
match-a-win-and-a-draw = Sieg im Match: { $winner }, mit einem Sieg und einem Remis.
match-a-win-each-in-equally-many-moves = Je eine Runde, beide Male in { $fewer ->
    [one] einem Zug
   *[other] { $fewer } Zügen
}: Das Match endet remis.
match-two-draws = Beide Runden remis: Das Match endet remis.
second-set = 2. Runde
second-set-hint = Zweite Runde, Seiten getauscht
rematch = Revanche
rematch-hint = Noch einmal, Seiten getauscht
look-back = Rückblick
look-back-hint = Partie nachspielen, mit Bericht

do-takeback = Zug zurücknehmen
do-takeback-short = Zurück
do-flip = Brett drehen
do-flip-short = Drehen
do-resign = Aufgeben
do-resign-short = Aufgeben
do-draw = Auf Remis einigen
do-draw-short = Remis
do-share = Link teilen
do-share-short = Teilen
do-new = Neue Partie
do-new-short = Neu
link-copied = Link kopiert.
ask-resign = Aufgeben?
ask-resign-text = { $side ->
    [attackers] Die Partie endet und die Verteidiger gewinnen.
   *[defenders] Die Partie endet und die Angreifer gewinnen.
}
ask-draw = Auf Remis einigen?
ask-draw-text = Die Partie endet ohne Sieger, wenn ihr es beide wollt.
play-on = Weiterspielen
ask-fatal = { $loser ->
    [nobody] Dieser Zug führt zum Remis
   *[other] Dieser Zug verliert
}
another-move = Anderer Zug
play-anyway = Trotzdem ziehen

type-move = Zug eingeben
type-move-hint = Zug eingeben: d2-e2
type-move-do = Ziehen
type-move-wrong = „{ $text }“ ist jetzt kein möglicher Zug. Schreib ihn so: d2-e2.

key-first = Erste Stellung
key-previous = Einen Zug zurück
key-next = Einen Zug vor
key-last = Letzte Stellung
key-sound = Töne ein oder aus
key-pick = Figur aufnehmen oder absetzen

square = { $square }{ $special ->
    [throne] , Thron
    [corner] , Ecke
   *[none] { "" }
}, { $piece ->
    [attacker] Angreifer
    [defender] Verteidiger
    [king] König
   *[none] leer
}
square-selected = aufgenommen
square-destination = kann hierher
square-warned = { $verdict ->
    [win] kann hierher und gewinnt durch Wiederholung
    [draw] kann hierher, doch dann ist die Partie durch Wiederholung remis
   *[loss] kann hierher, verliert aber durch Wiederholung
}
square-last-move = letzter Zug
square-threatened = in Gefahr
move-spoken = { $piece ->
    [attacker] Angreifer
    [defender] Verteidiger
   *[king] König
} { $from } nach { $to }{ $captures ->
    [0] .
   *[other] , schlägt { $taken }.
}

taken-between = { $king ->
    [yes] Der König auf { $square } wurde zwischen { $one } und { $other } geschlagen.
   *[no] Der Stein auf { $square } wurde zwischen { $one } und { $other } geschlagen.
}
taken-hostile = { $king ->
    [yes] Der König auf { $square } wurde zwischen { $one } und { $kind ->
        [throne] dem Thron
       *[corner] der Ecke { $helper }
    } geschlagen.
   *[no] Der Stein auf { $square } wurde zwischen { $one } und { $kind ->
        [throne] dem Thron
       *[corner] der Ecke { $helper }
    } geschlagen.
}
taken-around = { $king ->
    [yes] Der König auf { $square } wurde geschlagen: von allen Seiten eingeschlossen.
   *[no] Der Stein auf { $square } wurde von allen Seiten eingeschlossen.
}
why = Warum?

ended-escape = Der König ist geflohen: Die Verteidiger gewinnen.
ended-capture = Der König ist geschlagen: Die Angreifer gewinnen.
ended-no-men = Kein Angreifer ist übrig: Die Verteidiger gewinnen.
ended-encirclement = Der König und alle seine Steine sind eingekreist: Die Angreifer gewinnen.
ended-no-moves = { $winner ->
    [attackers] Die Verteidiger können nicht ziehen: Die Angreifer gewinnen.
    [defenders] Die Angreifer können nicht ziehen: Die Verteidiger gewinnen.
   *[nobody] Kein Zug ist mehr möglich: remis.
}
ended-repetition = { $winner ->
    [attackers] Die Verteidiger haben zu oft wiederholt: Die Angreifer gewinnen.
    [defenders] Die Angreifer haben zu oft wiederholt: Die Verteidiger gewinnen.
   *[nobody] Die Stellung hat sich wiederholt: remis.
}
ended-resignation = { $winner ->
    [attackers] Die Verteidiger haben aufgegeben: Die Angreifer gewinnen.
   *[defenders] Die Angreifer haben aufgegeben: Die Verteidiger gewinnen.
}
ended-timeout = { $winner ->
    [attackers] Die Zeit der Verteidiger ist abgelaufen: Die Angreifer gewinnen.
   *[defenders] Die Zeit der Angreifer ist abgelaufen: Die Verteidiger gewinnen.
}
ended-agreement = Remis durch Einigung.
king-in-danger = Der König ist in Gefahr.
repetition-final = { $move } würde eine Stellung zurückbringen, die schon { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
} auf dem Brett stand, und die Partie beenden: { $loser ->
    [attackers] Die Angreifer würden verlieren.
    [defenders] Die Verteidiger würden verlieren.
   *[nobody] remis.
}
repetition-again = { $move } bringt eine Stellung zurück, die schon { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
} auf dem Brett stand. Wenn du dich weiter im Kreis drehst, { $loser ->
    [attackers] verlieren die Angreifer.
    [defenders] verlieren die Verteidiger.
   *[nobody] ist es remis.
}
connection-lost = Der Server antwortet nicht. Deine Partie ist sicher; neuer Versuch …

## Während der Partie

goal-short-attackers = { $ring ->
    [yes] Dein Ziel: den König schlagen oder ihn und alle seine Steine einkreisen.
   *[no] Dein Ziel: den König schlagen.
}
goal-short-defenders = { $escape ->
    [edges] Dein Ziel: den König an den Rand bringen.
   *[corners] Dein Ziel: den König in eine Ecke bringen.
}
watching = Du schaust bei dieser Partie zu.
player-somebody = Ein Gast
player-friend = Dein Gegenüber
bot-named = { $name } (Bot)
player-former = Ein früheres Mitglied
your-move = Du bist am Zug
side-to-move = { $side ->
    [attackers] Angreifer am Zug
   *[defenders] Verteidiger am Zug
}
computer-thinks = Der Computer denkt nach

do-hint = Einen guten Zug zeigen
do-hint-short = Tipp
hint-says = Tipp: { $move } ist hier ein guter Zug.
do-analyse = Diese Partie analysieren
do-analyse-short = Analyse
confirm-move = { $move } ziehen?
confirm-do = Ziehen
confirm-cancel = Abbrechen
coach-escape = { $move } lässt den König hinaus: Es folgt { $reply }.
coach-capture = Nach { $move } kann der König geschlagen werden: Es folgt { $reply }.
coach-encirclement = Nach { $move } kann der König eingekreist werden: Es folgt { $reply }.
coach-man = { $move } verliert einen Stein: Es folgt { $reply }.
coach-better = { $move } gibt viel her: Es folgt { $reply }.

## Das Ende einer Partie

end-you-won = Du hast gewonnen
end-you-lost = Der Computer hat gewonnen
end-drawn = Remis
end-side-won = { $side ->
    [attackers] Die Angreifer haben gewonnen
   *[defenders] Die Verteidiger haben gewonnen
}
end-name-won = { $name } hat gewonnen
end-moves = Gewonnen in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
end-moves-drawn = Nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
next-level = Stufe { $level }
next-level-hint = Auf Stufe { $level } spielen: { $name }

## Ab hier spielen, und Partien, die es nicht gibt

play-from-here = Ab hier spielen
play-from-here-text = Eine neue Partie beginnt in der Stellung auf dem Brett. { $side ->
    [attackers] Die Angreifer sind am Zug.
   *[defenders] Die Verteidiger sind am Zug.
}
play-level = Stufe
unknown-game = Diese Partie gibt es nicht
unknown-game-text = Unter dieser Adresse gibt es keine Partie. Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.
unknown-game-list = Meine Partien
game-did-not-open = Diese Partie ließ sich nicht öffnen
