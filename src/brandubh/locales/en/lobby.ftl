### The lobby: open offers, quick pairing; the games to watch, and how many watch them.

lobby-tabs = Play with people
lobby-tab-lobby = Lobby
lobby-tab-watch = Watch
lobby-tab-tournaments = Tournaments
lobby-players = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
lobby-games = { $count ->
    [0] no game to watch
    [one] one game to watch
   *[other] { $count } games to watch
}
lobby-quick = Quick pairing
lobby-quick-text = One tap, and you play whoever comes next. The numbers are minutes for each side, plus seconds added with every move.
lobby-waiting = Waiting for an opponent …
lobby-cancel = Stop waiting
lobby-offers = Open offers
lobby-none = Nobody is waiting just now. Make an offer: everybody in the lobby sees it.
lobby-somebody = Somebody
lobby-own = Your offer
lobby-accept = Play
lobby-accept-offer = Play. Opponent: { $name }; { $terms }
lobby-withdraw = Withdraw
lobby-new = Make an offer
lobby-casual = casual
lobby-rated = rated
lobby-rated-choice = Rated
lobby-your-side = { $side ->
    [attackers] You play the attackers
    [defenders] You play the defenders
   *[random] Sides are drawn by lot
}
lobby-lost = The connection is lost; trying again …

## Watching

watch-featured = On TV now
watch-tv = Watch TV: always the best game
watch-none = No game to watch just now
watch-none-text = Games that begin in the lobby are shown here as they are played.
watch-to-lobby = To the lobby
watch-over = Over
watch-watchers = { $count ->
    [one] One person watching
   *[other] { $count } people watching
}
watch-next = The next game comes in a moment.

## What can go wrong

error-seek-gone = Somebody was quicker, or the offer was withdrawn.
error-seek-own = This is your own offer. Somebody else has to accept it.
error-many-seeks = There are { $most } open offers already. Withdraw one first.
