### Tournaments: the list, a new one, standings and pairings.

tournaments-group-open = Open to join
tournaments-group-running = Under way
tournaments-group-past = Over
tournaments-none = No tournament just now. Make one: everybody sees it here.
tournaments-account = To hold or join a tournament, you need an account.
tournaments-new = New tournament
tournament-name = Name
tournament-kind = Kind
tournament-kind-swiss = Swiss
tournament-kind-arena = Arena
tournament-text-swiss = A fixed number of rounds. Your opponents have about as many points as you, and you meet nobody twice while there are others.
tournament-text-arena = A time in which you play as often as you like. Two points for a win; after two wins in a row, double.
tournament-rounds = Rounds
tournament-minutes = Minutes
tournament-start = Start
tournament-start-hand = when I say so
tournament-start-in = in { $minutes } minutes
tournament-create = Create the tournament
tournament-players = { $count ->
    [one] one player
   *[other] { $count } players
}
tournament-in-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-in-minutes = { $count } minutes
tournament-single = Single games
tournament-starts = Starts: { $time }
tournament-starts-hand = Starts when { $name } says so.
tournament-round = Round { $round } of { $rounds }
tournament-ends = New pairings until { $time }
tournament-state-over = Over
tournament-state-off = Called off
tournament-join = Join
tournament-late = You can still join, from the next round on. For what you have missed you get half a point.
tournament-withdraw = Withdraw
tournament-pause = Pause
tournament-resume = Play on
tournament-begin = Start now
tournament-end = End the tournament
tournament-end-ask = End this tournament? Games that are being played still count.
tournament-go = To my game
tournament-wait-start = You are in. The tournament has not begun yet.
tournament-wait-round = Your game is over. The next round begins when all games are.
tournament-wait-arena = Waiting for an opponent …
tournament-you-pause = You are pausing: nobody is paired with you.
tournament-you-left = You have withdrawn.
tournament-standings = Standings
tournament-pairings = Pairings
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-bh = Bh
tournament-buchholz = Buchholz: the points of all opponents
tournament-sb = SB
tournament-sonneborn = Sonneborn-Berger: the points of those who were beaten, and half of those who were drawn with
tournament-sets = Sets won
tournament-none-in = Nobody has joined yet.
tournament-no-pairings = Nobody is paired yet.
tournament-bye = bye
tournament-came-late = came late: ½
tournament-gone = Somebody who has left
tournament-is-paused = pausing
tournament-is-withdrawn = has withdrawn
tournament-fire = points are doubled
tournament-winner = Winner: { $name }
tournament-results = Results
tournament-games = All games
tournament-unknown = There is no such tournament.
tournament-all = All tournaments

## What can go wrong

error-tournament-over = This tournament is over.
error-tournament-begun = It is too late to join this tournament: fewer than half of its rounds are left.
error-tournament-full = This tournament is full: { $most } play.
error-tournament-few = A tournament needs { $least } players at least.
error-tournament-not-in = You have not joined this tournament.
error-tournament-name = A tournament cannot have this name. Choose another one.
error-many-tournaments = You hold { $most } tournaments already. End one first.
