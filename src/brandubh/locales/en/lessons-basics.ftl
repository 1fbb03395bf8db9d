### The lessons of the first chapter: for each step its task, and what is said to right and wrong moves.

## How pieces move

lesson-moving-ring-task = Every piece moves in a straight line, as far as the way is free. Bring a dark man to the ring on g2.
lesson-moving-ring-diagonal = From f3 the ring is a diagonal step away, and no piece moves diagonally. Which man is in line with it?
lesson-moving-ring-wrong = A fair move, but it does not lead to the ring. Which man is in line with it?
lesson-moving-ring-done = Forwards, backwards or sideways, one square or the whole board: all pieces move like this, the king too.

lesson-moving-blocked-task = Nobody jumps. Now you play the pale defenders: bring one of them to the ring on a6.
lesson-moving-blocked-enemy = A dark man on a4 stands in his way, and nobody jumps over another piece.
lesson-moving-blocked-friend = His own companion on e6 stands in his way. You cannot jump over your own pieces either.
lesson-moving-blocked-wrong = Which defender can reach the ring in one move, with nobody standing in between?
lesson-moving-blocked-done = Every piece blocks the way, friend or enemy, and a square holds only one piece.

lesson-moving-start-task = So a game starts: eight dark attackers around the king and his four men. The attackers move first. Bring one right beside a corner.
lesson-moving-start-wrong = Closer! A man can go all the way until he stands beside one of the ringed corners.
lesson-moving-start-done = Now it would be the defenders’ turn. The sides take turns, one move each, and nobody may pass.

## Throne and corners

lesson-special-squares-home-task = The throne in the middle and the four corners are for the king alone; nobody else may stop there. Bring a piece onto the throne, d4.
lesson-special-squares-home-man = Men may pass over the throne but never stop on it. Only the king may sit there.
lesson-special-squares-home-wrong = The throne is still empty. Which piece is allowed to stop on it?
lesson-special-squares-home-done = The king may leave his throne and come back as often as he likes.

lesson-special-squares-cross-task = While the throne is empty, men may pass over it. Bring a dark man to the ring on f4.
lesson-special-squares-cross-short = Go on! The empty throne is no obstacle: his way is free right up to the ring.
lesson-special-squares-cross-wrong = That is not the ring. One man can get there straight across the throne.
lesson-special-squares-cross-done = Across, but never onto it: the throne is not for men, and neither are the corners.

lesson-special-squares-occupied-task = Now the king sits on his throne. Bring a dark man to the ring on d6.
lesson-special-squares-occupied-throne = Here the way is closed: the king sits on the throne, and nobody jumps over him.
lesson-special-squares-occupied-wrong = That is not the ring. Which man has a free way there?
lesson-special-squares-occupied-done = With the king on it, the throne blocks the way, like any square with a piece on it.

## The way out

lesson-escape-open-task = The defenders win as soon as their king stands on a corner. Bring him there.
lesson-escape-open-short = Near is not enough: he has to stand on the corner itself, and his way there is free.
lesson-escape-open-wrong = The king is still on the run. One way along the edge is free, right to the corner.
lesson-escape-open-done = That is what the defenders play for. The attackers must never leave such a way open.

lesson-escape-fork-task = One open way can be closed. Bring the king to a square from which two corners are open at once, and then win.
lesson-escape-fork-inside = From there he sees no corner at all: corners are reached along the edge. Where is the edge free both ways?
lesson-escape-fork-wrong = That opens no way to a corner. It is the king who has to move.
lesson-escape-fork-done = Two ways out, and one move closes only one: look for such squares in every game.

## The pincer

lesson-pincer-close-task = Put an enemy between two of your men, in a straight line, and he is captured. You play the dark men: capture a defender.
lesson-pincer-close-alone = One man beside him is not enough. Another must stand on the opposite side, in line.
lesson-pincer-close-bent = He has two dark men beside him now, but not opposite each other. A pincer needs a straight line.
lesson-pincer-close-wrong = Nobody is caught that way. One defender has a dark man beside him already: come from the opposite side.
lesson-pincer-close-done = Along a rank or along a file, a pincer works the same way.

lesson-pincer-defenders-task = The defenders capture in the same way. Capture an attacker.
lesson-pincer-defenders-wrong = Nobody is caught that way. Which attacker has a defender beside him already, and a free square opposite?
lesson-pincer-defenders-done = Few as they are, the defenders can strike back: always look for pincers on both sides.

lesson-pincer-diagonal-task = A pincer must be straight, never diagonal. Which defender can the attackers capture?
lesson-pincer-diagonal-diagonal = Both men stand diagonally beside him: that is no pincer. Look at another defender.
lesson-pincer-diagonal-wrong = Nobody is caught that way. Which defender has an attacker directly beside him?
lesson-pincer-diagonal-done = Diagonals never count: not for moving, and not for capturing.

lesson-pincer-row-task = A pincer holds one piece only; two side by side are safe in it. Capture a defender.
lesson-pincer-row-row = Two defenders stand between your men there, and a pincer holds one only.
lesson-pincer-row-wrong = Nobody is caught that way. One defender stands alone, with an attacker directly beside him.
lesson-pincer-row-done = Companions side by side protect each other along their line, but each may still be caught across it.
