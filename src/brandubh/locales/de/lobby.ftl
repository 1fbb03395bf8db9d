### Die Lobby: offene Angebote, schnelle Paarung; Partien zum Zuschauen, und wie viele zuschauen.

lobby-tabs = Mit anderen spielen
lobby-tab-lobby = Lobby
lobby-tab-watch = Zuschauen
lobby-tab-tournaments = Turniere
lobby-players = { $count ->
    [one] Eine Person ist da
   *[other] { $count } Personen sind da
}
lobby-games = { $count ->
    [0] keine Partie zum Zuschauen
    [one] eine Partie zum Zuschauen
   *[other] { $count } Partien zum Zuschauen
}
lobby-quick = Sofort spielen
lobby-quick-text = Ein Tipp, und du spielst gegen die nächste Person, die kommt. Minuten für jede Seite, dazu Sekunden mit jedem Zug.
lobby-waiting = Warten auf ein Gegenüber …
lobby-cancel = Abbrechen
lobby-offers = Offene Angebote
lobby-none = Gerade wartet niemand. Mach ein Angebot: Alle in der Lobby sehen es.
lobby-somebody = Jemand
lobby-own = Dein Angebot
lobby-accept = Spielen
lobby-accept-offer = Spielen. Gegner: { $name }; { $terms }
lobby-withdraw = Zurückziehen
lobby-new = Ein Angebot machen
lobby-casual = ohne Wertung
lobby-rated = gewertet
lobby-rated-choice = Gewertet
lobby-your-side = { $side ->
    [attackers] Du spielst die Angreifer
    [defenders] Du spielst die Verteidiger
   *[random] Das Los entscheidet über die Seiten
}
lobby-lost = Die Verbindung ist unterbrochen; neuer Versuch …

## Zuschauen

watch-featured = Jetzt im TV
watch-tv = TV ansehen: immer die beste Partie
watch-none = Gerade keine Partie zum Zuschauen
watch-none-text = Partien aus der Lobby sind hier zu sehen, während sie gespielt werden.
watch-to-lobby = Zur Lobby
watch-over = Zu Ende
watch-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
watch-next = Gleich kommt die nächste Partie.

## Was schiefgehen kann

error-seek-gone = Jemand war schneller, oder das Angebot wurde zurückgezogen.
error-seek-own = Das ist dein eigenes Angebot. Jemand anders muss es annehmen.
error-many-seeks = Es gibt schon { $most } offene Angebote. Zieh zuerst eines zurück.
