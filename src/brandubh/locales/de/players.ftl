### Spieler: Ranglisten, Profile, gewertete Partien, und was dabei schiefgehen kann.

players-kind = Welche Wertung
players-overall = Insgesamt
players-attackers = Angreifer
players-defenders = Verteidiger
players-rule = Hier steht, wer in den letzten { $days } Tagen mindestens { $games } gewertete Partien gespielt hat und dessen Wertung schon sicher ist.
players-none = Noch führt niemand
players-none-text = Melde dich an und wähle am Anfang einer Partie „Gewertet“: Vielleicht führst du bald.
players-search = Spieler finden
players-nobody = So beginnt kein Name.
players-rank = Rang
players-name = Name
players-rating = Wertung
players-games = Gewertete Partien
players-bot = Bot
players-bot-text = Unter diesem Namen spielt ein Programm.
players-guess = Noch geschätzt: Es sind zu wenige Partien.
profile-joined = Hier seit { $date }
profile-unrated = Noch keine gewertete Partie
profile-count = Gewertete Partien: { $count }
profile-graph = Wertung { $kind ->
    [attackers] mit den Angreifern
    [defenders] mit den Verteidigern
   *[overall] insgesamt
} über { $count } Partien: von { $first } bis { $last }, am niedrigsten { $low }, am höchsten { $high }.
profile-graph-none = Nach zwei gewerteten Partien siehst du hier den Verlauf der Wertung.
profile-table = Dasselbe als Tabelle
profile-date = Datum
profile-change = Änderung
profile-game = Partie
profile-open-game = Partie öffnen
profile-together = Eure Partien
profile-sides = Nach Seiten
profile-levels = Gegen den Computer
profile-level = Stufe { $level }
profile-tally = Gewonnen: { $won } · remis: { $drawn } · verloren: { $lost }
profile-openings = Lieblingseröffnungen
profile-explore = Ansehen
profile-games = Gewertete Partien
profile-games-own = Deine Partien
profile-games-private = Andere sehen nur deine gewerteten Partien.
profile-games-none = Noch keine Partien.
profile-gone = Niemand mit diesem Namen
profile-gone-text = Hier heißt niemand so.
rated-choice = Gewertet: um Punkte
rated-needs = Gewertete Partien brauchen bekannte Regeln und ein Gegenüber: den Computer oder jemanden, den du einlädst.
rated-game = Gewertete Partie
rated-join = Eine gewertete Partie: Du brauchst ein Konto.
end-rating = Deine Wertung: { $rating } ({ $change })
preview-leaders = Die Stärksten bei Brandubh: insgesamt, mit den Angreifern und mit den Verteidigern.
preview-profile = Wertungen, Partien und Lieblingseröffnungen bei Brandubh.

## Was schiefgehen kann

error-rated-account = Eine gewertete Partie braucht ein Konto. Melde dich erst an.
error-rated-kind = Eine gewertete Partie wird nach bekannten Regeln von der Startaufstellung an gespielt, mit Uhr, gegen Freunde oder den Computer.
error-rated-no-help = Eine gewertete Partie, die du gerade spielst, steht bei dieser Stellung oder einen Zug davor. Solange sie dauert, gibt es hier keine Hilfe dazu: keine Tipps, keine Analyse, keine Eröffnungen, keine Tabellen.
error-rated-no-takeback = In einer gewerteten Partie wird kein Zug zurückgenommen.
error-rated-stays = Eine gewertete Partie bleibt. Du kannst aufgeben.
