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
