### Players: leaderboards, profiles, rated games, and what can go wrong with them.

players-kind = Which ratings
players-overall = Overall
players-attackers = Attackers
players-defenders = Defenders
players-rule = The list shows whoever has played at least { $games } rated games in the last { $days } days, once the rating is certain enough.
players-none = Nobody leads yet
players-none-text = Log in, choose “Rated” when you begin a game, and you may be the first.
players-search = Find a player
players-nobody = No player’s name begins like that.
players-rank = Rank
players-name = Player
players-rating = Rating
players-games = Rated games
players-bot = Bot
players-bot-text = A program plays under this name.
players-guess = A guess so far: there are too few games.
profile-joined = Here since { $date }
profile-unrated = No rated game yet
profile-count = Rated games: { $count }
profile-graph = Rating { $kind ->
    [attackers] with the attackers
    [defenders] with the defenders
   *[overall] overall
} over { $count } games: from { $first } to { $last }, lowest { $low }, highest { $high }.
profile-graph-none = After two rated games the rating’s way is shown here.
profile-table = The same as a table
profile-date = Date
profile-change = Change
profile-game = Game
profile-open-game = Open the game
profile-together = Your games together
profile-sides = By side
profile-levels = Against the computer
profile-level = Level { $level }
profile-tally = Won: { $won } · drawn: { $drawn } · lost: { $lost }
profile-openings = Favourite openings
profile-explore = Explore it
profile-games = Rated games
profile-games-own = Your games
profile-games-private = Others see your rated games only.
profile-games-none = No games yet.
profile-gone = No such player
profile-gone-text = Nobody here has this name.
rated-choice = Rated: for rating points
rated-needs = Rated games need known rules and an opponent: the computer or a friend.
rated-game = Rated game
rated-join = A rated game: you need an account.
end-rating = Your rating: { $rating } ({ $change })
preview-leaders = The strongest players of Brandubh: overall, with the attackers and with the defenders.
preview-profile = Ratings, games and favourite openings of a player of Brandubh.

## What can go wrong

error-rated-account = A rated game needs an account. Log in first.
error-rated-kind = A rated game is played by known rules from their start, with a clock, against a friend or the computer.
error-rated-no-help = A rated game that you are playing is at this position, or one move before it. Until it is over there is no help with it here: no hints, no analysis, no openings, no tables.
error-rated-no-takeback = In a rated game no move is taken back.
error-rated-stays = A rated game stays. You can resign.
