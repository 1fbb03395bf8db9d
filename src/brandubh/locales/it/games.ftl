### Le mie partite: tutte le partite giocate qui.

games-export-all = Salva tutte le partite
games-none = Ancora nessuna partita
games-none-text = Ogni partita che giochi qui viene conservata, e la ritroverai in questa pagina.
games-play = Gioca una partita
games-search = Cerca: un nome, un regolamento
games-all-rules = Tutti i regolamenti
games-all-results = Tutti i risultati
games-all-modes = Tutti gli avversari
games-result = Risultato
games-result-open = Non ancora finita
games-result-attackers = Vittoria degli attaccanti
games-result-defenders = Vittoria dei difensori
games-result-draw = Patta
games-count = { $count ->
    [0] Nessuna partita
    [one] Una partita
    [many] { $count } di partite
   *[other] { $count } partite
}
games-no-match = Nessuna partita corrisponde.
games-clear = Mostra tutte le partite
games-more = Altre partite
games-rated = a punti
games-still-open = Non ancora finita
games-versus = Attaccanti: { $attackers }; difensori: { $defenders }
games-continue = Continua
games-look = Apri
games-export = Salva come file di partita
games-delete = Elimina
games-deleted = La partita è eliminata.
games-ask-delete = Eliminare questa partita?
games-ask-delete-text = Non si potrà più recuperare.
games-keep = Tienila
