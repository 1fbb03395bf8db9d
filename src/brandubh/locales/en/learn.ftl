### Learn in a minute: six steps that are played, each with its title, its task, and an answer to wrong and right moves.

learn-step = Step { $number } of { $count }:
learn-skip = Skip
learn-back = Back
learn-next = Next
learn-play = Play your first game

learn-move-title = How pieces move
learn-move-task = Every piece moves in a straight line, as far as the way is free: bring the dark man on { $from } to the ring on { $to }.
learn-move-wrong = That move is allowed too, but it does not lead to the ring. Try the man on { $from }.
learn-move-done = Near or far, forwards, backwards or sideways; but never diagonally, and never over another piece.

learn-capture-title = How a man is captured
learn-capture-task = Put an enemy between two of your men, in a straight line, and he is captured: capture a pale man.
learn-capture-wrong = Nothing is captured that way. One pale man has a dark one beside him already: put another on his other side.
learn-capture-done = Both sides capture like this, and the king takes part.

learn-between-title = Moving in between is safe
learn-between-task = If you move in between two enemies yourself, nothing happens to you: bring a pale man to the ring on { $to }.
learn-between-wrong = That is not in between. Try the man on { $from }.
learn-between-done = Safe: only the side that moves captures.

learn-squares-title = Corners and throne
learn-squares-task = Only the king may stop on the corners and on the throne; for men they are as good as an enemy: capture a pale man against one of them.
learn-squares-wrong = Nothing is captured that way. Look for a pale man beside a corner or beside the throne, and come from the other side.
learn-squares-done = Men may pass over the empty throne, but not stop on it.

learn-escape-title = How the king escapes
learn-escape-task = The defenders win as soon as the king reaches a corner: bring him there.
learn-escape-wrong = He is not out yet. The way to one corner is free.
learn-escape-done = When two corners are open to him at once, he can hardly be stopped.

learn-king-title = How the king is captured
learn-king-task = The attackers win when they capture the king: off his throne between two of them, like a man. Capture him.
learn-king-wrong = The king is still free. Come from his other side.
learn-king-done = On his throne it takes four, one on each side. The attackers also win by encircling the king and all his men.
