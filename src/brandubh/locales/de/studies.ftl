### Studien: Listen von Kapiteln, unter einem Namen aufgehoben und als Link geteilt.

studies-intro = Stellungen und Partien mit deinen eigenen Worten, Kapitel für Kapitel. Wer den Link hat, kann sie lesen.
studies-new = Neue Studie
studies-new-text = Fang mit der Anfangsstellung an, oder bring eine Partiedatei mit: Jede Partie wird ein Kapitel.
studies-name = Name der Studie
studies-create = Anlegen
studies-import = Aus einer Partiedatei
studies-none = Noch keine Studien
studies-none-text = Eine Studie ist für eine Lektion, eine Eröffnung oder deine besten Partien: Ordne Stellungen und Züge, schreib dazu, was sie zeigen, und teile einen einzigen Link.
studies-chapters = { $count ->
    [one] ein Kapitel
   *[other] { $count } Kapitel
}
studies-delete = Studie löschen
studies-ask-delete = „{ $name }“ löschen?
studies-ask-delete-text = Die Studie ist dann mit allen Kapiteln für immer weg, und ihr Link führt ins Leere.
studies-deleted = Die Studie ist gelöscht.
studies-keep = Behalten

## Die Seite einer Studie

study-chapter = Kapitel { $number }
study-chapter-of = Kapitel { $number } von { $count }
study-chapters = Kapitel
study-previous = Voriges Kapitel
study-next = Nächstes Kapitel
study-panels = Das Kapitel und die Liste
study-saved = Gespeichert
study-saving = Wird gespeichert …
study-unsaved = Nicht gespeichert: Der Server antwortet nicht. Wir versuchen es weiter.
study-refused = Nicht gespeichert: { $reason }
study-others = Die Studie von jemand anderem. Was du hier probierst, ändert nichts an ihr.
study-copy = In meine Studien kopieren
study-copied = Diese Kopie gehört dir.
study-conflict = Dieses Kapitel wurde in einem anderen Fenster geändert. Was hier steht, ist nicht gespeichert.
study-keep-mine = Meines als neues Kapitel speichern
study-take-other = Das andere zeigen
study-changed-elsewhere = Die Studie wurde in einem anderen Fenster geändert; so ist sie jetzt.
study-rename = Studie umbenennen
study-rename-chapter = Kapitel umbenennen
study-chapter-name = Name des Kapitels
study-rename-do = Umbenennen
study-up = Kapitel nach oben
study-down = Kapitel nach unten
study-delete-chapter = Kapitel löschen
study-ask-delete-chapter = Dieses Kapitel löschen?
study-ask-delete-chapter-text = „{ $name }“ ist dann für immer weg.
study-keep-chapter = Behalten
study-add = Kapitel hinzufügen
study-add-do = Hinzufügen
study-add-from = Es beginnt mit
study-from-start = Dem Anfang einer Partie
study-from-here = Der Stellung auf dem Brett
study-from-text = Einer Stellung oder Partie als Text
study-print = Drucken
study-export = Als Partiedatei speichern
study-more = Mehr zu dieser Studie
study-failed = Diese Studie lässt sich nicht öffnen

## Speichern, was auf dem Analysebrett ist

study-save-text = Es wird ein Kapitel, mit Zügen, Worten und Zeichnungen.
study-save-where = Studie
study-save-new = Eine neue Studie
study-save-do = Speichern

## Was mit einer Studie nicht geht: `error-` und der Code

error-study-name = Eine Studie braucht einen Namen.
error-study-forbidden = Diese Studie gehört jemand anderem; du kannst sie lesen und kopieren.
error-study-changed = Der Inhalt wurde inzwischen anderswo geändert. Nichts wurde überschrieben.
error-many-studies = Du hast { $most } Studien. Lösch zuerst eine davon.
error-many-chapters = Eine Studie hat höchstens { $most } Kapitel.
error-last-chapter = Eine Studie behält mindestens ein Kapitel. Du kannst die ganze Studie löschen.
error-chapter-long = Dieses Kapitel ist zu lang: Ein Kapitel hat höchstens { $most } Zeichen.
error-study-long = Diese Studie ist zu lang: Alle Kapitel haben zusammen höchstens { $most } Zeichen.
