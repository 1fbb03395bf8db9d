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
lesson-king-on-throne-title = The king on his throne
lesson-encirclement-title = The ring
lesson-before-you-move-title = Before you move
