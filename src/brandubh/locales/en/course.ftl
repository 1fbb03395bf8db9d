### The course: the titles of its chapters and lessons.

chapter-basics-title = First steps
chapter-basics-text = Everything you need for your first real game, in about ten minutes.

lesson-moving-title = How pieces move
lesson-special-squares-title = Throne and corners
lesson-escape-title = The way out
lesson-pincer-title = The pincer
