### The course: the titles of its chapters and lessons.

chapter-basics-title = First steps
chapter-basics-text = Everything you need for your first real game, in about ten minutes.

lesson-moving-title = How pieces move
lesson-special-squares-title = Throne and corners
lesson-escape-title = The way out
lesson-pincer-title = The pincer
lesson-between-title = Stepping in between
lesson-catching-the-king-title = Catching the king
lesson-hostile-corners-title = Corners help to capture
lesson-armed-king-title = The king captures too
lesson-throne-by-four-title = Four around the throne
lesson-encirclement-title = The ring
lesson-before-you-move-title = Before you move

chapter-rules-title = The finer rules
chapter-rules-text = What is left of the rules: the throne, rings, repetition, the match, and the older rules called Raven.

lesson-several-title = Several at once
lesson-hostile-throne-title = The hostile throne
lesson-king-beside-throne-title = The king beside his throne
lesson-last-attacker-title = How the defenders win
lesson-rings-title = What makes a ring
lesson-broken-rings-title = What is no ring
lesson-no-moves-title = No move left
lesson-repetition-title = Round and round
lesson-who-had-the-choice-title = Who had the choice
lesson-match-title = The match
lesson-raven-title = The older rules: Raven

## Strategy: chapters and lessons for the defenders, the attackers, and endings

chapter-defenders-title = Playing the defenders
chapter-defenders-text = Open two lines at once, use your men and the throne, and stay out of the ring.
chapter-attackers-title = Playing the attackers
chapter-attackers-text = Guard the corners, fill the net, and catch the king.
chapter-endings-title = Endings
chapter-endings-text = Few pieces and exact play: what wins when little is left on the board.

lesson-two-open-lines-title = Two open lines
lesson-step-aside-title = A man for a line
lesson-take-the-guard-title = Capture the guard
lesson-throne-shield-title = The throne as a shield
lesson-look-before-taking-title = Look before you capture
lesson-reading-threats-title = Reading threats
lesson-out-of-the-ring-title = Out of the ring

lesson-guarding-corners-title = Guarding the corners
lesson-diagonal-net-title = The diagonal net
lesson-against-the-fork-title = Stopping the fork
lesson-take-or-guard-title = Capture or guard
lesson-luring-title = Luring
lesson-king-on-throne-title = The king on his throne
lesson-closing-the-ring-title = Closing the ring
lesson-beside-the-corner-title = Caught beside a corner
lesson-first-moves-title = First moves

lesson-lone-king-title = The king alone
lesson-king-and-man-title = King and one man
lesson-two-hunters-title = Two hunters
lesson-few-men-title = Winning with few men
lesson-last-man-title = No man, no move
lesson-waiting-title = Waiting
