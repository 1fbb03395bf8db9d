### I giocatori: classifiche, profili, partite a punti, e che cosa può andare storto.

players-kind = Quale punteggio
players-overall = In generale
players-attackers = Attaccanti
players-defenders = Difensori
players-rule = La lista mostra chi ha giocato almeno { $games } partite a punti negli ultimi { $days } giorni e ha un punteggio ormai sicuro.
players-none = Ancora nessuno in testa
players-none-text = Accedi, scegli «A punti» quando cominci una partita, e forse sarai in testa.
players-search = Cerca un giocatore
players-nobody = Nessun nome comincia così.
players-rank = Posto
players-name = Giocatore
players-rating = Punteggio
players-games = Partite a punti
players-bot = Bot
players-bot-text = Sotto questo nome gioca un programma.
players-guess = Per ora una stima: le partite sono troppo poche.
profile-joined = Qui da: { $date }
profile-unrated = Ancora nessuna partita a punti
profile-count = Partite a punti: { $count }
profile-graph = Punteggio { $kind ->
    [attackers] con gli attaccanti
    [defenders] con i difensori
   *[overall] generale
} su { $count } partite: da { $first } a { $last }, minimo { $low }, massimo { $high }.
profile-graph-none = Dopo due partite a punti si vedrà qui l’andamento del punteggio.
profile-table = Lo stesso in tabella
profile-date = Data
profile-change = Variazione
profile-game = Partita
profile-open-game = Apri la partita
profile-together = Le vostre partite
profile-sides = Per squadra
profile-levels = Contro il computer
profile-level = Livello { $level }
profile-tally = Vinte: { $won } · patte: { $drawn } · perse: { $lost }
profile-openings = Aperture preferite
profile-explore = Esplora
profile-games = Partite a punti
profile-games-own = Le tue partite
profile-games-private = Gli altri vedono solo le tue partite a punti.
profile-games-none = Ancora nessuna partita.
profile-gone = Giocatore sconosciuto
profile-gone-text = Qui nessuno ha questo nome.
rated-choice = A punti: vale per il punteggio
rated-needs = Una partita a punti richiede regole note e un avversario: il computer o un amico.
rated-game = Partita a punti
rated-join = Una partita a punti: ti serve un account.
end-rating = Il tuo punteggio: { $rating } ({ $change })
preview-leaders = I più forti a Brandubh: in generale, con gli attaccanti e con i difensori.
preview-profile = Punteggi, partite e aperture preferite a Brandubh.

## Che cosa può andare storto

error-rated-account = Per una partita a punti serve un account. Prima accedi.
error-rated-kind = Una partita a punti si gioca con regole note e dalla loro posizione iniziale, con l’orologio, contro un amico o il computer.
error-rated-no-help = Una tua partita a punti in corso è a questa posizione, o a una mossa da essa. Finché dura si gioca senza aiuto: né suggerimenti, né analisi, né aperture, né tabelle.
error-rated-no-takeback = In una partita a punti non si ritira nessuna mossa.
error-rated-stays = Una partita a punti resta. Puoi abbandonare.
