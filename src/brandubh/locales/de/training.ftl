### Mit Aufgaben trainieren: Wertung, Serie, Sturm, Verlauf; und was Links auf diese Seiten zeigen.

training-rating = Deine Wertung
training-deviation = Der Spielraum: Mit 95 % Sicherheit liegt deine Wertung darin.
training-provisional = Vorläufig: Mit ein paar weiteren Aufgaben wird sie sicherer.
training-change = Änderung der Wertung: { $change }
training-lost = Zählt als nicht gelöst; mach trotzdem weiter.
training-uncounted = Die kennst du schon: Sie zählt nicht.
training-what = Was du trainierst
training-ways = Arten zu trainieren

## Streak and storm

streak-about = Aufgaben, die immer schwerer werden. Ein Fehler beendet die Serie.
storm-about = So viele Aufgaben wie möglich in drei Minuten. Ein Fehler kostet zehn Sekunden; richtige Züge in Folge bringen welche ein.
run-start = Los
run-again = Noch einmal
run-end = Beenden
run-solved = Gelöst
run-best = Bestwert
run-best-today = Heute am besten
run-is-best = Dein bestes Ergebnis!
run-right = Richtig!
run-result = { $solved ->
    [0] Keine Aufgabe gelöst
    [one] Eine Aufgabe gelöst
   *[other] { $solved } Aufgaben gelöst
}
run-missed = { $count ->
    [one] Diese ging schief
   *[other] Diese gingen schief
}
streak-wrong = Falsch: Die Serie ist zu Ende.
storm-wrong = Falsch: { $seconds } Sekunden weniger.
storm-bonus = { $seconds } Sekunden mehr.
storm-combo = In Folge
storm-best-combo = Längste Folge

## History

history-none = Noch nichts. Löse im Training eine Aufgabe, dann siehst du hier, wie es läuft.
history-counts = Gelöst: { $alone }; mit Hilfe: { $helped }; nicht gelöst: { $failed }
history-best-streak = Beste Serie
history-best-storm = Bester Sturm
history-themes = Themen, die schwächsten zuerst
history-theme = { $alone } von { $tried } gelöst
history-train = Trainieren
history-train-theme = Trainieren: { $theme }
history-attempts = Letzte Aufgaben
history-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
history-runs = Serien und Stürme
history-graph = Deine Wertung über { $count } gewertete Aufgaben: von { $first } bis { $last }, am niedrigsten { $low }, am höchsten { $high }.
history-graph-none = Nach zwei gewerteten Aufgaben siehst du hier den Weg deiner Wertung.
history-clear = Verlauf löschen
history-clear-text = Deine Wertung, deine Bestwerte und alle Zeichen an den Aufgaben sind dann für immer weg.
history-clear-do = Löschen
history-keep = Behalten
history-cleared = Der Verlauf ist gelöscht.

## Previews

preview-puzzles = Stellungen mit genau einem Gewinnzug, maschinell bewiesen: nach Thema, Seite, Länge und Schwierigkeit.
preview-train = Eine Aufgabe nach der anderen, jede etwa so schwer, wie du stark bist.
preview-streak = Aufgaben, die immer schwerer werden, bis zum ersten Fehler.
preview-storm = So viele Aufgaben wie möglich in drei Minuten.
