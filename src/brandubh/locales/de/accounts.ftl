### Konten: anmelden, die Seite des Kontos, und was schiefgehen kann.

login-new = Neues Konto
login-name = Name
login-password = Passwort
login-new-password = Neues Passwort
login-show = Passwort anzeigen
login-name-hint = Andere sehen ihn: { $least } bis { $most } Buchstaben und Ziffern.
login-password-hint = Mindestens { $least } Zeichen.
login-no-mail = Eine E-Mail-Adresse ist nicht nötig.
login-make = Konto anlegen
login-forgotten = Passwort vergessen?
login-recover = Ein neues Passwort
login-recover-text = Dein Wiederherstellungscode tritt an die Stelle eines vergessenen Passworts. Du hast ihn mit deinem Konto bekommen.
login-code = Wiederherstellungscode
login-recover-do = Passwort setzen
login-back = Zurück zur Anmeldung
login-why = Du kannst ohne Konto spielen. Mit einem hast du deine Partien, Studien und dein Training in jedem Browser; was du hier bisher getan hast, kommt mit.
login-already = Du bist als { $name } angemeldet.
account-keep = Behalte deine Partien: Leg ein Konto an

## Der Wiederherstellungscode

recovery-heading = Dein Wiederherstellungscode
recovery-text = Wenn du dein Passwort vergisst, kommst du nur mit diesem Code wieder hinein. Er wird nur dieses eine Mal gezeigt: Druck ihn aus, speichere ihn oder schreib ihn auf.
recovery-copy = Kopieren
recovery-copied = Der Code ist kopiert.
recovery-print = Drucken
recovery-save = Speichern
recovery-kept = Ich habe ihn sicher aufbewahrt
recovery-go = Weiter
recovery-file = Brandubh, { $place }. Der Wiederherstellungscode von { $name }:

## Die Seite des Kontos

account-password-text = Hier bleibst du angemeldet, überall sonst wirst du abgemeldet.
account-old = Bisheriges Passwort
account-change = Passwort ändern
account-changed = Dein Passwort ist geändert.
account-recovery-text = Er tritt an die Stelle eines vergessenen Passworts. Mit einem neuen gilt der alte nicht mehr.
account-recovery-do = Neuen Code erzeugen
account-sessions = Wo du angemeldet bist
account-here = dieser Browser
account-unknown = Ein unbekannter Browser
account-seen = zuletzt benutzt am { $date }
account-end = Abmelden: { $browser }
account-end-others = Überall sonst abmelden
account-ended = Dort abgemeldet.
account-export = Deine Daten
account-export-text = Alles, was von dir gespeichert ist, in einer Zip-Datei: deine Partien und Studien als Partiedateien, dein Training, dieses Konto.
account-export-do = Alles speichern
account-delete = Konto löschen
account-delete-text = Deine Studien, dein Training und die Partien, die nur dir gehören, werden entfernt. Partien gegen andere bleiben ihnen erhalten, ohne deinen Namen; laufende gibst du auf. Deinen Namen bekommt sonst niemand. Das lässt sich nicht rückgängig machen.
account-delete-name = Schreib zur Bestätigung „{ $name }“

## Was schiefgehen kann

error-account-name-length = Ein Name hat { $least } bis { $most } Zeichen.
error-account-name-form = Ein Name besteht aus lateinischen Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Binde- oder Unterstriche oder Punkte; nicht aus Ziffern allein.
error-account-name-reserved = Dieser Name wird nicht vergeben. Wähle einen anderen.
error-account-name-taken = Den Namen „{ $name }“ oder einen zum Verwechseln ähnlichen hat schon jemand.
error-account-closed = Dieses Konto ist geschlossen.
error-too-many-tries = Das war zu oft falsch. Versuch es später noch einmal.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-not-the-password = Das ist nicht dein Passwort.
error-wrong-code = Name und Code passen nicht zusammen.
error-password-weak = Dieses Passwort ist schnell erraten. Nimm mindestens { $least } Zeichen, und nicht immer die gleichen.
error-log-in-first = Dafür brauchst du ein Konto. Melde dich erst an.
error-logged-in = Du bist schon angemeldet.
