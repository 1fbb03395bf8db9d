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
lesson-escape-open-wrong = The king is still on the run. One way along the edge was free, right to the corner.
lesson-escape-open-done = That is what the defenders play for. The attackers must never leave such a way open.

lesson-escape-fork-task = One open way can be closed. Bring the king to a square from which two corners are open at once, and then win.
lesson-escape-fork-inside = From there he sees no corner. Where is the edge free both ways?
lesson-escape-fork-wrong = That is not the way out. It is the king who has to move: look at the edges.
lesson-escape-fork-done = Two ways out, and one move closes only one: look for such squares in every game.

## The pincer

lesson-pincer-close-task = Put an enemy between two of your men, in a straight line, and he is captured. You play the dark men: capture a defender.
lesson-pincer-close-alone = One man beside him is not enough. Another must stand on the opposite side, in line.
lesson-pincer-close-bent = He has two dark men beside him now, but not opposite each other. A pincer needs a straight line.
lesson-pincer-close-wrong = Nobody is caught that way. Leave the dark man beside a defender where he is, and bring another to the opposite side.
lesson-pincer-close-done = Along a rank or along a file, a pincer works the same way.

lesson-pincer-defenders-task = The defenders capture in the same way. Capture an attacker.
lesson-pincer-defenders-wrong = Nobody is caught that way. Which attacker has a defender beside him already?
lesson-pincer-defenders-done = Few as they are, the defenders can strike back: always look for pincers on both sides.

lesson-pincer-diagonal-task = A pincer must be straight, never diagonal. Which defender can the attackers capture?
lesson-pincer-diagonal-diagonal = Both men stand diagonally beside him: that is no pincer. Look at another defender.
lesson-pincer-diagonal-wrong = Nobody is caught that way. Which defender has an attacker directly beside him?
lesson-pincer-diagonal-done = Diagonals never count: not for moving, and not for capturing.

lesson-pincer-row-task = A pincer holds one piece only; two side by side are safe in it. Capture a defender.
lesson-pincer-row-row = Two defenders stand between your men there, and a pincer holds one only.
lesson-pincer-row-wrong = Nobody is caught that way. Look for a defender who stands alone, with an attacker directly beside him.
lesson-pincer-row-done = Companions side by side protect each other along their line, but each may still be caught across it.

## Stepping in between

lesson-between-man-task = Only the side that moves captures. Step in between two attackers: bring a defender to the ring on d3.
lesson-between-man-wrong = That is not in between. One defender can go straight to the ring.
lesson-between-man-done = Nothing happens to him: a pincer must be closed by the enemy’s own move.

lesson-between-king-task = The king may step in between, too. Bring him to the ring on c5.
lesson-between-king-wrong = The ring is the king’s to reach: nothing stands in his way there.
lesson-between-king-done = He stands between two attackers and is as safe as a man would be.

lesson-between-anew-task = This defender stepped in between two of your men and is safe from those two. Capture him another way.
lesson-between-anew-away = Going away only opens that pincer; you would have to come back later. Can you close another one now?
lesson-between-anew-wrong = He is still there. Three of your men are around him: leave them there, and bring a fourth.
lesson-between-anew-done = Whoever steps in is safe for the moment, but a new pincer can still be closed around him.

## Catching the king

lesson-catching-the-king-open-task = The attackers win when they capture the king. Off his throne he is captured between two of them, like a man. Capture him.
lesson-catching-the-king-open-bent = Two men beside him, but not opposite each other. Come from the side opposite your other man.
lesson-catching-the-king-open-wrong = The king is still free. Leave the man beside him where he is, and bring another to the opposite side.
lesson-catching-the-king-open-done = That is what the attackers play for. The king must never be left between two of them.

lesson-catching-the-king-edge-task = At the edge it takes two as well. The king is about to run to the corner: capture him first.
lesson-catching-the-king-edge-edge = Behind him there is only the edge, and the edge never helps. You need a pair along it.
lesson-catching-the-king-edge-wrong = Now he runs to the corner. Leave the man beside him where he is, and bring another to the opposite side.
lesson-catching-the-king-edge-done = At the edge only the two squares along it count: nobody is ever captured against the edge.

lesson-catching-the-king-choice-task = The king has a companion at his side. Capture the king.
lesson-catching-the-king-choice-guarded = On the king’s other side stands his own man, so that is no pincer. Try the other line.
lesson-catching-the-king-choice-man = You caught a man, but the king is worth the game. He can be caught at once.
lesson-catching-the-king-choice-wrong = The king is still free. Which of his sides has an attacker, and can you reach the opposite one?
lesson-catching-the-king-choice-done = A companion guards one line only. The other one stays open.

## Corners help to capture

lesson-hostile-corners-attackers-task = The corners are hostile: they help to capture whoever stands beside them. Now one attacker is enough. Capture a defender.
lesson-hostile-corners-attackers-edge = From here he has only the edge behind him, and the edge never helps. He must be between you and the corner.
lesson-hostile-corners-attackers-wrong = Nobody is caught that way. Look for a defender beside a corner.
lesson-hostile-corners-attackers-done = The empty corner did the work of a second man. Mind your own men beside corners!

lesson-hostile-corners-defenders-task = Corners are hostile to both sides. Capture an attacker.
lesson-hostile-corners-defenders-edge = Behind him there is only the edge, and the edge never helps. The corner is on another side of him.
lesson-hostile-corners-defenders-wrong = Nobody is caught that way. One attacker stands beside a corner.
lesson-hostile-corners-defenders-done = Guarding a corner from right beside it can cost a man.

lesson-hostile-corners-between-task = Stepping in between an attacker and a corner is safe, too: only the side that moves captures. Bring a defender to the ring on f7.
lesson-hostile-corners-between-wrong = That is not the ring. One defender can go straight there.
lesson-hostile-corners-between-done = Safe for the moment. But should the attacker go away and come back, the pincer would close.

lesson-hostile-corners-king-task = Even to the king the corners are hostile until he stands on one. He is one step away: capture him!
lesson-hostile-corners-king-edge = Behind him there is only the edge, and the edge never helps. Take him against the corner.
lesson-hostile-corners-king-wrong = Now he steps onto the corner and wins. One attacker is enough here, on the side opposite the corner.
lesson-hostile-corners-king-done = Beside a corner one attacker is enough, even against the king.

## The king captures too

lesson-armed-king-moves-task = The king captures like any other piece. Capture an attacker with him.
lesson-armed-king-moves-alone = There is no one opposite to hold him. Which attacker has a defender beside him already?
lesson-armed-king-moves-wrong = Nobody is caught that way. Find the attacker with a defender beside him, and bring the king opposite.
lesson-armed-king-moves-done = The king is a fighter. But take care that he is safe where he lands.

lesson-armed-king-behind-task = He also counts as the second piece of a pincer. Capture the attacker beside the king.
lesson-armed-king-behind-wrong = Leave the king where he is, and bring a man opposite him, with the attacker in between.
lesson-armed-king-behind-done = An attacker who comes close to the king risks being caught against him.

lesson-armed-king-throne-task = He helps from his throne, too. Capture an attacker.
lesson-armed-king-throne-wrong = Nobody is caught that way. Leave the king on his throne, and bring a man to the other side of the attacker beside it.
lesson-armed-king-throne-done = Moving or standing still, on the throne or off it: the king is always armed.

## Four around the throne

lesson-throne-by-four-fourth-task = On his throne the king is captured only by four attackers, one on each side. Three are there: capture him.
lesson-throne-by-four-fourth-wrong = One side of the king is still open. Close it, and leave the other three where they are.
lesson-throne-by-four-fourth-done = Four men, one on each side: it is seldom that the attackers can spare so many.

lesson-throne-by-four-two-task = Two attackers on opposite sides do nothing to the king on his throne. Capture one of his men instead.
lesson-throne-by-four-two-king = Anywhere else that would be the end of him. On his throne two are not enough.
lesson-throne-by-four-two-wrong = Nobody is caught that way. Look for a defender who has an attacker right beside him.
lesson-throne-by-four-two-done = While the king sits on his throne, hunt his men.

lesson-throne-by-four-home-task = An attacker stands beside your king, and another is on the way to close the pincer. Bring the king to safety.
lesson-throne-by-four-home-wrong = The attackers capture him with their next move. Where does it take four of them?
lesson-throne-by-four-home-done = The throne is his castle: going home is often the best defence.

## The ring

lesson-encirclement-close-task = The attackers also win with a closed ring around the king and all his men: nobody can walk out to the edge. Close the ring.
lesson-encirclement-close-capture = That takes a man, but the ring is still open: there is a way out to the edge.
lesson-encirclement-close-shift = That closes one gap and opens another. A man who is not part of the ring must come.
lesson-encirclement-close-wrong = There is still a way out to the edge. Find the gap in the ring.
lesson-encirclement-close-done = It does not matter that the defenders could still move: the ring is closed, the game is won.

lesson-encirclement-gap-task = There is one gap left, and nothing is won until it is closed. Where is it?
lesson-encirclement-gap-capture = That takes a man, but the king can still walk out. A closed ring wins at once.
lesson-encirclement-gap-shift = That man leaves a gap behind him. Which man is not needed where he stands?
lesson-encirclement-gap-wrong = There is still a way out, step by step over free squares, to the edge.
lesson-encirclement-gap-done = Follow the free squares from the king outwards: if none of them leads to the edge, the ring is closed.

## Before you move

lesson-before-you-move-block-task = Before each move, ask what the other side threatens. Here the king threatens to reach a corner: stop him.
lesson-before-you-move-block-behind = One man beside him does not stop him: his way to the other corner is still free.
lesson-before-you-move-block-wrong = He walks straight to the corner. You cannot stand on it, but you can stand in his way.
lesson-before-you-move-block-done = Look at both ends of the edge he stands on, every time.

lesson-before-you-move-save-task = Now you are the defenders, and the attackers threaten to capture your king. Do not let them.
lesson-before-you-move-save-king = There, too, the attackers can close a pincer around him with one move.
lesson-before-you-move-save-wrong = They capture him now: he has an attacker on one side, and another can come to the opposite side.
lesson-before-you-move-save-done = Walk away, or put a man where the attacker wants to go: either breaks the threat.

lesson-before-you-move-man-task = Every man counts. One of yours could be captured next move: play so that nobody can be.
lesson-before-you-move-man-corner = Out of one trap and into another: there, too, he stands beside a corner, and an attacker can come.
lesson-before-you-move-man-wrong = One of your men can still be captured. Who stands beside a hostile corner?
lesson-before-you-move-man-done = You know enough for a first real game. Look for threats before each move, and enjoy it!
