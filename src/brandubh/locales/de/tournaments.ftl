### Turniere: die Liste, ein neues, Tabelle und Paarungen.

tournaments-group-open = Offen zum Mitspielen
tournaments-group-running = Im Gang
tournaments-group-past = Zu Ende
tournaments-none = Gerade gibt es kein Turnier. Leg eines an: Hier sehen es alle.
tournaments-account = Um ein Turnier zu veranstalten oder mitzuspielen, brauchst du ein Konto.
tournaments-new = Neues Turnier
tournament-name = Name
tournament-kind = Art
tournament-kind-swiss = Schweizer System
tournament-kind-arena = Arena
tournament-text-swiss = Eine feste Zahl von Durchgängen. Deine Gegner haben etwa gleich viele Punkte wie du, und du triffst niemanden zweimal, solange es andere gibt.
tournament-text-arena = Eine Zeit, in der du spielst, so oft du magst. Zwei Punkte für einen Sieg, nach zwei Siegen in Folge das Doppelte.
tournament-rounds = Durchgänge
tournament-minutes = Minuten
tournament-start = Beginn
tournament-start-hand = wenn ich es sage
tournament-start-in = in { $minutes } Minuten
tournament-create = Turnier anlegen
tournament-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
tournament-in-rounds = { $count ->
    [one] ein Durchgang
   *[other] { $count } Durchgänge
}
tournament-in-minutes = { $count } Minuten
tournament-single = Einzelne Partien
tournament-starts = Beginn: { $time }
tournament-starts-hand = Beginnt, wenn { $name } es sagt.
tournament-round = Durchgang { $round } von { $rounds }
tournament-ends = Neue Paarungen bis { $time }
tournament-state-over = Zu Ende
tournament-state-off = Abgesagt
tournament-join = Mitspielen
tournament-late = Du kannst noch mitspielen, ab dem nächsten Durchgang. Für das Versäumte bekommst du einen halben Punkt.
tournament-withdraw = Aussteigen
tournament-pause = Pausieren
tournament-resume = Weiterspielen
tournament-begin = Jetzt beginnen
tournament-end = Turnier beenden
tournament-end-ask = Das Turnier beenden? Laufende Partien zählen noch.
tournament-go = Zu meiner Partie
tournament-wait-start = Du bist dabei. Das Turnier hat noch nicht begonnen.
tournament-wait-round = Deine Partie ist zu Ende. Der nächste Durchgang beginnt, wenn alle Partien zu Ende sind.
tournament-wait-arena = Warten auf ein Gegenüber …
tournament-you-pause = Du pausierst: Du wirst niemandem zugelost.
tournament-you-left = Du bist ausgestiegen.
tournament-standings = Tabelle
tournament-pairings = Paarungen
tournament-rank = Platz
tournament-player = Spieler
tournament-points = Punkte
tournament-bh = Bh
tournament-buchholz = Buchholz: die Punkte aller Gegner
tournament-sb = SB
tournament-sonneborn = Sonneborn-Berger: die Punkte der Besiegten und die halben bei Remis
tournament-sets = Gewonnene Runden
tournament-none-in = Noch spielt niemand mit.
tournament-no-pairings = Noch gibt es keine Paarungen.
tournament-bye = spielfrei
tournament-came-late = kam später: ½
tournament-gone = Jemand, der gegangen ist
tournament-is-paused = pausiert
tournament-is-withdrawn = ausgestiegen
tournament-fire = doppelte Punkte
tournament-winner = Gewonnen hat: { $name }
tournament-results = Ergebnisse
tournament-games = Alle Partien
tournament-unknown = Dieses Turnier gibt es nicht.
tournament-all = Alle Turniere

## Was schiefgehen kann

error-tournament-over = Dieses Turnier ist zu Ende.
error-tournament-begun = Für dieses Turnier ist es zu spät: Weniger als die Hälfte der Durchgänge steht noch aus.
error-tournament-full = Dieses Turnier ist voll: { $most } spielen mit.
error-tournament-few = Ein Turnier braucht mindestens { $least } Spieler.
error-tournament-not-in = Du spielst bei diesem Turnier nicht mit.
error-tournament-name = So kann ein Turnier nicht heißen. Wähl einen anderen Namen.
error-many-tournaments = Du veranstaltest schon { $most } Turniere. Beende zuerst eines.
