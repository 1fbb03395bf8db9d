### Mit jemandem an einem anderen Bildschirm spielen: der Link, die Angebote, die Seite der Einladung.

friend-waiting = Warten auf dein Gegenüber
friend-waiting-text = Verschicke diesen Link. Wer ihn zuerst öffnet und auf Spielen drückt, spielt gegen dich.
friend-nobody-yet = Jemand fehlt noch.
friend-link = Link zum Verschicken
friend-copy = Link kopieren
friend-share = Teilen
friend-cancel = Partie absagen
friend-came = Dein Gegenüber ist da. { $turn ->
    [yes] Du bist am Zug!
   *[no] Dein Gegenüber beginnt.
}
friend-name = Dein Name, wenn du magst
do-ask-back = Um Rücknahme deines letzten Zuges bitten
do-ask-back-short = Zurück
do-offer-draw = Remis anbieten
do-offer-draw-short = Remis
do-abort = Partie abbrechen, ohne Ergebnis
do-abort-short = Abbruch
offer-draw = { $name } bietet Remis an.
offer-takeback = { $name } bittet, einen Zug zurückzunehmen.
offer-rematch = { $name } möchte eine Revanche.
offer-own-draw = Du hast Remis angeboten.
offer-own-takeback = Du hast gebeten, deinen Zug zurückzunehmen.
offer-own-rematch = Du hast eine Revanche angeboten.
offer-declined = Dein Angebot wurde abgelehnt.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
friend-next-set = Gleich beginnt die zweite Runde, mit vertauschten Seiten.
friend-next-game = Zur Revanche
ended-aborted = Die Partie wurde abgebrochen. Sie hat kein Ergebnis.
end-aborted = Abgebrochen
join-heading = { $named ->
    [yes] { $name } lädt dich zu einer Partie ein
   *[no] Du bist zu einer Partie eingeladen
}
join-side = { $side ->
    [attackers] Du spielst die Angreifer.
   *[defenders] Du spielst die Verteidiger.
}
join-single = Eine einzelne Partie
join-play = Spielen
join-own = Das ist dein eigener Link
join-own-text = Schick ihn der Person, die gegen dich spielen soll. Sie braucht ihn, nicht du.
join-own-game = Zur Partie
join-taken = Jemand war schneller
join-taken-text = Der Platz ist besetzt. Du kannst der Partie zusehen.
join-watch = Zusehen
join-gone = Diese Einladung gibt es nicht
join-gone-text = Der Link ist unvollständig, oder die Partie wurde abgesagt.

## Was schiefgehen kann

error-no-opponent = Dein Gegenüber ist noch nicht da.
error-offer-open = Dein Gegenüber hat dir etwas angeboten. Antworte zuerst.
error-declined = Das wurde abgelehnt. Spiel erst weiter.
error-abort-late = Zum Abbrechen ist es zu spät. Du kannst aufgeben.
error-abort-tournament = Eine Turnierpartie kann man nicht abbrechen. Du kannst aufgeben.
error-not-over = Das ist noch nicht vorbei.
error-shared-game = Diese Partie gehört auch deinem Gegenüber: Sie bleibt.
error-invite-own = Das ist dein eigener Link. Schick ihn der Person, die gegen dich spielen soll.
error-invite-taken = Jemand anders hat diesen Platz. Du kannst der Partie zusehen.
error-former-player = Dein Gegenüber hat das Konto gelöscht.
friend-tournament = Zum Turnier
