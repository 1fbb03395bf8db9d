### Lessons on endings: what each step asks, what is said when it is done, and why some moves are wrong.

## The king alone

lesson-lone-king-one-task = One attacker is left. Move your king to where he cannot be captured.
lesson-lone-king-one-corner = Beside a corner one man is enough to capture him.
lesson-lone-king-one-done = From here the king wins by force: one man cannot guard four corners.

lesson-lone-king-three-task = Three men, and only one move that wins. Find it.
lesson-lone-king-three-taken = There he is captured at once.
lesson-lone-king-three-done = Two open corners beat three men.

lesson-lone-king-four-task = Four men are near. Do not run to the edge yet: prepare the fork.
lesson-lone-king-four-hint = A single step to the side is enough.
lesson-lone-king-four-hurry = Too early: there he is captured at once.
lesson-lone-king-four-done = First the quiet step, then the edge with two open corners.

## King and one man

lesson-king-and-man-shield-task = The man on d1 wants to come to b1 and capture your king. Let your man help.
lesson-king-and-man-shield-king = Beside the corner one man is enough to capture him.
lesson-king-and-man-shield-away = The lowest row is still open: d1-b1 captures the king.
lesson-king-and-man-shield-done = Your man shuts the row. From here the defenders win by force.

lesson-king-and-man-together-task = The man on g5 wants to come to g4 and capture your king. Find the one way out.
lesson-king-and-man-together-near = At his side the man does not help: g5-g4 captures the king.
lesson-king-and-man-together-under = There he is next to the man on g5, and g2-g3 captures him.
lesson-king-and-man-together-done = Off the edge and next to his man: from here the defenders win by force.

lesson-king-and-man-four-task = The man on g4 wants to come to g2 and capture your king. Shut him out, and keep your own way open.
lesson-king-and-man-four-hint = Put your man on the g-file.
lesson-king-and-man-four-run = Too early: beside the corner one man captures him.
lesson-king-and-man-four-done = Behind his shield the king could go where he had just been in danger.

## Two hunters

lesson-two-hunters-pair-task = Two men against a king on b2. Where must the second one stand?
lesson-two-hunters-pair-loose = The king has a way out again, and the defenders win.
lesson-two-hunters-pair-done = With men on b3 and c2 he could only go beside the corner, where one man captures him.

lesson-two-hunters-shoulder-task = The same hunt in another corner. Find the square for the second man.
lesson-two-hunters-shoulder-behind = The king has a way out, and the defenders win.
lesson-two-hunters-shoulder-done = Men on two sides, and the corner behind him: he had only bad squares.

lesson-two-hunters-chase-task = Three men, none of them next to the king. Which one must go to him?
lesson-two-hunters-chase-wait = He gets away on the other side, and the defenders win.
lesson-two-hunters-chase-done = Whichever way he turned, a second man was there.

## Winning with few men

lesson-few-men-run-task = Five men against your king alone, and three ways to capture him. Find the only way out.
lesson-few-men-run-hint = Stop where you look at two edges and no attacker is next to you.
lesson-few-men-run-taken = There he is captured at once.
lesson-few-men-run-done = Five men could not shut every line. When lines are open, men count little.

lesson-few-men-hunt-task = The king stands between two of your men. Shut his ways, below and above.
lesson-few-men-hunt-hint = The longer way first.
lesson-few-men-hunt-loose = The e-file is still open below him: the defenders win.
lesson-few-men-hunt-done = Four men did it: one on each side, as around the throne.

lesson-few-men-cage-task = The king stands between f4 and f6. Shut his row, then capture him from both sides.
lesson-few-men-cage-hint = Shut the row at a distance: d5.
lesson-few-men-cage-loose = The cage is open: the defenders win.
lesson-few-men-cage-done = First the cage, then a man on each side: he had nowhere to go.

## No man, no move

lesson-last-man-man-task = Capture the last attacker: without men the attackers have lost.
lesson-last-man-man-done = The king took part: he was the second man of the pincer.

lesson-last-man-move-task = Whoever cannot move has lost, too. Shut in the last attacker.
lesson-last-man-move-done = Between the corner, your man and your king he has no move left.

lesson-last-man-king-task = Now play the attackers. The king went between two men, and that is safe; but shut him in.
lesson-last-man-king-free = You let him out: he runs along the edge to a corner.
lesson-last-man-king-done = He was not captured, but he has no move left, and that loses.

## Waiting

lesson-waiting-wait-task = Around your king everything stands just right. You have to move: disturb nothing.
lesson-waiting-wait-hint = One man has no duty.
lesson-waiting-wait-post = This man was needed where he stood: the king is captured.
lesson-waiting-wait-corner = Beside the corner he is captured, and then you must move one who is needed: the attackers win.
lesson-waiting-wait-done = The man from c7 had time to move; the others had their duties.

lesson-waiting-must-task = Do not attack. Make the quiet move after which every move of the king is a mistake.
lesson-waiting-must-hint = Where will he go, and who will be behind him then?
lesson-waiting-must-loose = He gets away, and the defenders win.
lesson-waiting-must-done = He had to move, and every move was a bad one.
