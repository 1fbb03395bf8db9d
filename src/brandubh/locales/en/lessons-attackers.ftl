### Lessons for the attackers: what each step asks, what is said when it is done, and why some moves are wrong.

## Guarding the corners

lesson-guarding-corners-shut-task = The king is about to run down to g1. Shut his way.
lesson-guarding-corners-shut-beside = f1 is not on his way: he runs down the edge to g1.
lesson-guarding-corners-shut-done = From f2 a man reaches both lines to the corner with one step. Remember this square.

lesson-guarding-corners-far-task = The king looks at g7. Who can still get in his way?
lesson-guarding-corners-far-greed = You capture a man, but the king runs to g7.
lesson-guarding-corners-far-short = g6 is not on his way: he comes along the upper edge.
lesson-guarding-corners-far-done = A guard may stand far off, as long as his own way is free.

## The diagonal net

lesson-diagonal-net-see-task = This is the net. The man on b2 can go to a2 or to b1: alone he guards a1 on both its lines.

lesson-diagonal-net-fill-task = Three men of the net are in place. Bring the fourth to f6.
lesson-diagonal-net-fill-done = Now every corner has its guard, and every edge a man in its middle.

lesson-diagonal-net-snap-task = The king has run to the edge and looks at g1. Let the net snap shut: capture him.
lesson-diagonal-net-snap-greed = You capture a man, and the king goes home to g1.
lesson-diagonal-net-snap-done = The guard of the corner and the man on the edge work together.

lesson-diagonal-net-hole-task = Now play the defenders. One edge has no man on it: find the hole in the net.
lesson-diagonal-net-hole-taken = There he is captured at once. Look for the edge that nobody holds.
lesson-diagonal-net-hole-done = On a4 he sees a1 and a7, and only one can be shut. The net needs a man on every edge.

## Stopping the fork

lesson-against-the-fork-line-task = The king threatens nothing yet, but from e1 he would see two corners. Prevent it.
lesson-against-the-fork-line-hint = You cannot keep him away from e1. But you can shut one of the two lines beforehand.
lesson-against-the-fork-line-chase = He steps to e1, sees a1 and g1, and wins.
lesson-against-the-fork-line-done = With your man on b1, e1 leads to one corner only.

lesson-against-the-fork-way-task = Where would the king see two corners next? Shut his way there, or one of the two lines.
lesson-against-the-fork-way-chase = He runs to e1, sees a1 and g1, and wins.
lesson-against-the-fork-way-done = Now e1 gives him no fork any more.

## Capture or guard

lesson-take-or-guard-first-task = You could capture the man on c4. But look at the king first.
lesson-take-or-guard-first-take = You capture a man, and the king goes to g1.
lesson-take-or-guard-first-done = g1 is shut, and the man on c4 is still there.

lesson-take-or-guard-which-task = Capture the man on c3. Two of your men could, but one of them is on guard.
lesson-take-or-guard-which-guard = He was the guard: now the way to a1 is open.
lesson-take-or-guard-which-done = The man on b1 keeps his post. Capture with those who guard nothing.

lesson-take-or-guard-again-task = Again there are men to capture. What does the king threaten?
lesson-take-or-guard-again-take = You capture a man, and the king runs up to a7.
lesson-take-or-guard-again-done = First the corner, then the men.

## Luring

lesson-luring-shield-task = The man on f3 covers his king. Do not capture him: offer him something.
lesson-luring-shield-hint = He can capture against the throne.
lesson-luring-shield-take = The man is gone, but so is the king: the defenders win by force.
lesson-luring-shield-done = He captured, and left his king alone.

lesson-luring-king-task = Offer the king a man whom he can capture against the throne, and catch him where he lands.
lesson-luring-king-take = While you capture a man, the king gets away: the defenders win by force.
lesson-luring-king-done = He captured, and stood between d1 and d3.

lesson-luring-order-task = Give a man, then capture the king from below and above. Which man goes first?
lesson-luring-order-hint = Your man on f5 is needed for the second step.
lesson-luring-order-other = With this man it fails: the defenders win by force.
lesson-luring-order-done = One man for the king: a good bargain.

## The king on his throne

lesson-king-on-throne-four-task = Three men stand around the king on his throne. Finish it.
lesson-king-on-throne-four-short = One step too short: the fourth man must stand next to the throne.
lesson-king-on-throne-four-done = On the throne it takes all four sides.

lesson-king-on-throne-forced-task = The king cannot move; only the man on d5 can. Make use of it.
lesson-king-on-throne-forced-hint = Shut the way up.
lesson-king-on-throne-forced-open = You let go yourself: the king comes out, and the defenders win.
lesson-king-on-throne-forced-done = He had to step aside, and his square was yours.

lesson-king-on-throne-driven-task = Leave the king one square only, and capture him there.
lesson-king-on-throne-driven-top = He comes out on the lower side, and the defenders win.
lesson-king-on-throne-driven-done = Off his throne two men were enough.

## Closing the ring

lesson-closing-the-ring-close-task = The king and his man have a single way out. Close the ring.
lesson-closing-the-ring-close-done = Encircled: the king and all his men are inside, and none can get to the edge.

lesson-closing-the-ring-step-task = Leave the king a single step, then close the ring around him.
lesson-closing-the-ring-step-other = The king still finds a way out, and the defenders win.
lesson-closing-the-ring-step-open = You open the ring yourself, and the defenders win.
lesson-closing-the-ring-step-done = First c4, then f4: shut one side after the other.

lesson-closing-the-ring-drive-task = Push the king up first, then close the ring above him.
lesson-closing-the-ring-drive-top = Too early: the king goes down, and the defenders win.
lesson-closing-the-ring-drive-far = The b-file is still open below him: the defenders win.
lesson-closing-the-ring-drive-done = Men on the edge may be part of the ring, and diagonal gaps do not matter.

## Caught beside a corner

lesson-beside-the-corner-one-task = The king stands beside the corner and is nearly home. One man can capture him.
lesson-beside-the-corner-one-above = From above you would need a second man below him, and there is the edge.
lesson-beside-the-corner-one-done = The corner is as good as a second man.

lesson-beside-the-corner-squeeze-task = Near the corner the king has few good squares. Take the second rank from him.
lesson-beside-the-corner-squeeze-above = The second rank is still open: he gets away, and the defenders win.
lesson-beside-the-corner-squeeze-done = Beside the corner one man was enough.

lesson-beside-the-corner-three-task = Three men can be enough. Find the square that leaves the king only bad moves.
lesson-beside-the-corner-three-short = One square too far off: he slips out, and the defenders win.
lesson-beside-the-corner-three-done = Come as close as you can when the king stands near a corner.

## First moves

lesson-first-moves-safe-task = The game begins. Make a first move after which none of your men can be captured.
lesson-first-moves-safe-corner = Beside a corner a man is captured against it, and the defenders can do so at once.
lesson-first-moves-safe-done = Good. Usually the attackers take up their posts first, away from the squares beside the corners.

lesson-first-moves-net-task = Where does an attacker stand well? Bring one to a square of the net.
lesson-first-moves-net-done = From here he guards a corner on both its lines. Usually the net is filled man by man.

lesson-first-moves-answer-task = Now play the defenders. Make a move after which none of your men can be captured.
lesson-first-moves-answer-wrong = There an attacker can capture one of your men. Look at the squares on both sides of him.
lesson-first-moves-answer-done = Every man who steps off makes room for the king. Usually it is good to keep them near him.
