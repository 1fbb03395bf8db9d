### Playing a friend at another screen: the link, what one offers the other, the invitation's page.

friend-waiting = Waiting for your friend
friend-waiting-text = Send this link. Whoever opens it first and presses Play is your opponent.
friend-nobody-yet = One of the players has not come yet.
friend-link = Link for your friend
friend-copy = Copy the link
friend-share = Share
friend-cancel = Cancel the game
friend-came = Your friend is here. { $turn ->
    [yes] Your move!
   *[no] Your friend moves first.
}
friend-name = Your name, if you like
do-ask-back = Ask to take back your last move
do-ask-back-short = Undo
do-offer-draw = Offer a draw
do-offer-draw-short = Draw
do-abort = Abort the game, without a result
do-abort-short = Abort
offer-draw = { $name } offers a draw.
offer-takeback = { $name } asks to take a move back.
offer-rematch = { $name } would like a rematch.
offer-own-draw = You have offered a draw.
offer-own-takeback = You have asked to take your move back.
offer-own-rematch = You have offered a rematch.
offer-declined = Your offer was declined.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
friend-next-set = The second set begins in a moment, with the sides swapped.
friend-next-game = To the rematch
ended-aborted = The game was aborted. It has no result.
end-aborted = Aborted
join-heading = { $named ->
    [yes] { $name } invites you to a game
   *[no] You are invited to a game
}
join-side = { $side ->
    [attackers] You play the attackers.
   *[defenders] You play the defenders.
}
join-single = A single game
join-play = Play
join-own = This is your own link
join-own-text = Send it to whoever is to play against you. They need it, not you.
join-own-game = To the game
join-taken = Somebody was quicker
join-taken-text = The seat is taken. You can watch the game.
join-watch = Watch
join-gone = No such invitation
join-gone-text = The link is not complete, or the game was cancelled.

## What can go wrong

error-no-opponent = Your opponent has not come yet.
error-offer-open = Your opponent has offered you something. Answer that first.
error-declined = That was declined. Play on first.
error-abort-late = It is too late to abort this game. You can resign.
error-abort-tournament = A game of a tournament cannot be aborted. You can resign.
error-not-over = This is not over yet.
error-shared-game = This game is your opponent’s too: it stays.
error-invite-own = This is your own link. Send it to whoever is to play against you.
error-invite-taken = Somebody else has taken this seat. You can watch the game.
error-former-player = Your opponent has deleted their account.
friend-tournament = To the tournament
