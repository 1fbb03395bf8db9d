### Die erste Seite und die Partien, die auf ihr gespielt werden.

board-label = Das Brett
game = Die Partie
moves = Züge
actions = Was du tun kannst
no-moves-yet = Noch kein Zug.
goal-attackers = { $ring ->
    [yes] Du hast die dunklen Männer: Schlag den König zwischen zwei von ihnen oder kreise ihn und alle seine Männer ein.
   *[no] Du hast die dunklen Männer: Schlag den König zwischen zwei von ihnen.
}
goal-defenders = { $escape ->
    [edges] Du hast den König: Bring ihn an den Rand.
   *[corners] Du hast den König: Bring ihn in eine der Ecken.
}
goal-both = { $escape ->
    [edges] Der König muss den Rand erreichen.
   *[corners] Der König muss eine Ecke erreichen.
} { $ring ->
    [yes] Die Angreifer müssen ihn schlagen oder ihn und alle seine Männer einkreisen.
   *[no] Die Angreifer müssen ihn schlagen.
}
how-to-move = Zieh eine Figur oder tipp erst sie und dann ein Feld an.

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
won = gewonnen
taken-count = { $count ->
    [0] kein Mann geschlagen
    [one] ein Mann geschlagen
   *[other] { $count } Männer geschlagen
}
clock-of = noch { $time }

opponent = Wer spielt
mode-computer = Computer
mode-local = Zu zweit hier
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
rules-wtf = Föderation
rules-wtf-de = Föderation, deutsch
rules-wtf-it = Föderation, italienisch
rules-raven = Raven, das ältere Blatt
rules-own = Eigene …
rules-of-game = Die Regeln ({ $name })
clock = Uhr
clock-none = Keine
clock-choice = { $minutes } min + { $seconds } s
match-choice = Ein Match: zwei Sätze, Seiten getauscht

match = Match
set-of = Satz { $number } von 2
set-open = Satz { $number }: läuft
set-won = Satz { $number }: { $winner }, in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
set-drawn = Satz { $number }: unentschieden
match-rule = Bei je einem Sieg gewinnt das Match, wer dafür weniger eigene Züge gebraucht hat.
match-two-wins = Sieg im Match: { $winner }, mit beiden Sätzen.
match-fewer-moves = Je ein Satz. Sieg im Match: { $winner }, in { $fewer ->
    [one] einem Zug
   *[other] { $fewer } Zügen
} gegen { $more }.
match-a-win-and-a-draw = Sieg im Match: { $winner }, mit einem Sieg und einem Unentschieden.
match-a-win-each-in-equally-many-moves = Je ein Satz, beide Male in { $fewer ->
    [one] einem Zug
   *[other] { $fewer } Zügen
}: Das Match ist unentschieden.
match-two-draws = Beide Sätze unentschieden: Das Match ist unentschieden.
second-set = Zweiter Satz, Seiten getauscht
rematch = Noch einmal, Seiten getauscht
rematch-match = Noch ein Match, Seiten getauscht
look-back = Partie nachspielen

do-takeback = Zug zurücknehmen
do-takeback-short = Rücknahme
do-flip = Brett drehen
do-flip-short = Drehen
do-resign = Aufgeben
do-resign-short = Aufgeben
do-draw = Auf Unentschieden einigen
do-draw-short = Remis
do-share = Link kopieren
do-share-short = Teilen
do-new = Neue Partie
do-new-short = Neu
link-copied = Link kopiert.
ask-resign = Aufgeben?
ask-resign-text = { $side ->
    [attackers] Die Partie endet und die Verteidiger gewinnen.
   *[defenders] Die Partie endet und die Angreifer gewinnen.
}
ask-draw = Auf Unentschieden einigen?
ask-draw-text = Die Partie endet ohne Sieger, wenn ihr es beide wollt.
play-on = Weiterspielen
ask-fatal = Dieser Zug verliert
another-move = Anderer Zug
play-anyway = Trotzdem ziehen

type-move = Zug eingeben
type-move-hint = Zug eingeben: d2-e2
type-move-do = Ziehen
type-move-wrong = „{ $text }“ ist kein Zug, der jetzt möglich ist. Schreib ihn so: d2-e2.

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
square-warned = kann hierher, verliert aber durch Wiederholung
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
   *[no] Der Mann auf { $square } wurde zwischen { $one } und { $other } geschlagen.
}
taken-hostile = { $king ->
    [yes] Der König auf { $square } wurde zwischen { $one } und { $kind ->
        [throne] dem Thron
       *[corner] der Ecke { $helper }
    } geschlagen.
   *[no] Der Mann auf { $square } wurde zwischen { $one } und { $kind ->
        [throne] dem Thron
       *[corner] der Ecke { $helper }
    } geschlagen.
}
taken-around = { $king ->
    [yes] Der König auf { $square } wurde geschlagen: von allen Seiten eingeschlossen.
   *[no] Der Mann auf { $square } wurde von allen Seiten eingeschlossen.
}
why = Warum?

ended-escape = Der König ist geflohen: Die Verteidiger gewinnen.
ended-capture = Der König ist geschlagen: Die Angreifer gewinnen.
ended-no-men = Kein Angreifer ist übrig: Die Verteidiger gewinnen.
ended-encirclement = Der König und alle seine Männer sind eingekreist: Die Angreifer gewinnen.
ended-no-moves = { $winner ->
    [attackers] Die Verteidiger können nicht ziehen: Die Angreifer gewinnen.
    [defenders] Die Angreifer können nicht ziehen: Die Verteidiger gewinnen.
   *[nobody] Kein Zug ist mehr möglich: unentschieden.
}
ended-repetition = { $winner ->
    [attackers] Die Verteidiger haben zu oft wiederholt: Die Angreifer gewinnen.
    [defenders] Die Angreifer haben zu oft wiederholt: Die Verteidiger gewinnen.
   *[nobody] Die Stellung hat sich wiederholt: unentschieden.
}
ended-resignation = { $winner ->
    [attackers] Die Verteidiger haben aufgegeben: Die Angreifer gewinnen.
   *[defenders] Die Angreifer haben aufgegeben: Die Verteidiger gewinnen.
}
ended-timeout = { $winner ->
    [attackers] Die Zeit der Verteidiger ist abgelaufen: Die Angreifer gewinnen.
   *[defenders] Die Zeit der Angreifer ist abgelaufen: Die Verteidiger gewinnen.
}
ended-agreement = Unentschieden durch Einigung.
king-in-danger = Der König ist in Gefahr.
repetition-final = { $move } brächte diese Stellung einmal zu oft zurück: { $loser ->
    [attackers] Die Angreifer würden verlieren.
    [defenders] Die Verteidiger würden verlieren.
   *[nobody] unentschieden.
}
repetition-again = { $move } bringt eine frühere Stellung zurück. Wenn du dich weiter im Kreis drehst, { $loser ->
    [attackers] verlieren die Angreifer.
    [defenders] verlieren die Verteidiger.
   *[nobody] ist es unentschieden.
}
connection-lost = Der Server antwortet nicht. Deine Partie ist sicher; neuer Versuch …
