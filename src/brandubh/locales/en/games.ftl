### My games: the list of every game played here.

games-export-all = Save all games
games-none = No games yet
games-none-text = Every game you play here is kept, and you will find it on this page.
games-play = Play a game
games-search = Search: a name, a ruleset
games-all-rules = All rules
games-all-results = All results
games-all-modes = All opponents
games-result = Result
games-result-open = Not over yet
games-result-attackers = Attackers won
games-result-defenders = Defenders won
games-result-draw = Drawn
games-count = { $count ->
    [0] No games
    [one] One game
   *[other] { $count } games
}
games-no-match = No game matches.
games-clear = Show all games
games-more = More games
games-rated = rated
games-still-open = Not over yet
games-versus = Attackers: { $attackers }; defenders: { $defenders }
games-continue = Continue
games-look = Open
games-export = Save as a game file
games-delete = Delete
games-deleted = The game is gone.
games-ask-delete = Delete this game?
games-ask-delete-text = It will be gone for good.
games-keep = Keep it
