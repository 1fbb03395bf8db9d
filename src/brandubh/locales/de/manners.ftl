### Umgangsformen zu zweit an zwei Bildschirmen: wer da ist, was man sagt, vorgemerkte Züge, Benachrichtigungen.

presence = { $here ->
    [yes] da
   *[no] nicht da
}
away-left = { $name } hat die Partie verlassen.
claim-wait = In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kannst du den Sieg beanspruchen.
claim-now = Du musst nicht länger warten.
claim-win = Sieg beanspruchen
claim-draw = Remis erklären
ended-left = { $winner ->
    [attackers] Die Verteidiger haben die Partie verlassen: Die Angreifer gewinnen.
    [defenders] Die Angreifer haben die Partie verlassen: Die Verteidiger gewinnen.
   *[nobody] Eine Seite hat die Partie verlassen: Remis.
}

phrases = Etwas sagen
phrases-list = Was du sagen kannst
phrase-by = { $name }: { $phrase }
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-nice-move = Guter Zug!
phrase-well-defended = Gut verteidigt!
phrase-good-game = Schöne Partie!
phrase-thanks = Danke!
phrase-bye = Tschüss!

premove-set = Nächster Zug: { $move }. Ein Klick aufs Brett oder Esc nimmt ihn zurück.
premove-dropped = { $move } ist jetzt nicht möglich. Wähle einen anderen Zug.
square-premove = als nächster Zug möglich
key-premove = Vorgemerkten Zug zurücknehmen

setting-premove = Den nächsten Zug vormerken, während die andere Seite denkt
setting-phrases = Zeigen, was dein Gegenüber sagt
setting-notify = Benachrichtigen, wenn ich am Zug bin und die Seite nicht zu sehen ist
notify-on = Benachrichtigen
notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
notify-moved = { $name } hat { $move } gezogen.

qr-code = QR-Code des Links
qr-hint = Oder lass ihn von einem Handy lesen.

## Was schiefgehen kann

error-not-left = Dein Gegenüber ist da oder noch nicht lange genug weg.
error-claim-early = Die Partie hat kaum begonnen: Du kannst sie abbrechen.
error-claim-after = { $variable } ist eine Zahl von Sekunden von 1 bis 86400, nicht „{ $text }“.
