### Learn in a minute: six steps that are played, each with its title, its task, and an answer to wrong and right moves.

learn-step = Step { $number } of { $count }:
learn-skip = Skip
learn-back = Back
learn-next = Next
learn-play = Play your first game

learn-move-title = How pieces move
learn-move-task = Every piece moves in a straight line, as far as the way is free: bring the dark man on b2 to the ring on g2.
learn-move-wrong = That move is allowed too, but it does not lead to the ring. Try the man on b2.
learn-move-done = Near or far, forwards, backwards or sideways; but never diagonally, and never over another piece.

learn-capture-title = How a man is captured
learn-capture-task = Put an enemy between two of your men, in a straight line, and he is captured: capture a pale man.
learn-capture-wrong = Nothing is captured that way. One pale man has a dark one beside him already: put another on his other side.
learn-capture-done = Both sides capture like this, and the king takes part.

learn-between-title = Moving in between is safe
learn-between-task = If you move in between two enemies yourself, nothing happens to you: bring a pale man to the ring on d3.
learn-between-wrong = That is not in between. Try the man on d1.
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

## The course: its page

learn-intro = Learn the game by playing it: short lessons on the board, from the first move to the endings.
learn-progress = { $done } of { $count } lessons done
learn-begin = Begin the course
learn-continue = Continue
learn-complete = You have done every lesson.
learn-chapter = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
learn-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
learn-state-begun = { $done } of { $count } steps done
learn-state-done = Done
learn-ways = Other ways to learn
learn-way-minute = The game in six short steps
learn-way-puzzles = Find the winning move
learn-way-drills = Play positions out against perfect play
learn-way-analyse = Try out first moves, with an engine beside you
learn-way-studies = Lessons of your own, kept and shared
learn-way-theory = History, perfect play, and what is proven
learn-kept = What you have done is kept in this browser, without an account.
learn-clear = Clear my progress
learn-clear-text = No lesson will be marked as done any more. This cannot be undone.

## A lesson

learn-all = All lessons
learn-step-mark = Step { $number } of { $count }{ $state ->
    [done] , done
   *[open] {""}
}
learn-hint = Hint
learn-hint-piece = { $piece ->
    [king] Move the king on { $square }.
   *[man] Move the man on { $square }.
}
learn-hint-move = { $piece ->
    [king] Move the king from { $square } to { $target }.
   *[man] Move the man from { $square } to { $target }.
}
learn-right = { $move } is right. The answer is { $reply }. What now?
learn-rule = Read the rule
learn-rules = Read the rules:
learn-finish = Finish
learn-done = Lesson done
learn-next-lesson = Next: { $title }
learn-drill = Practise it
learn-again = Do it once more
learn-sheet = Print this lesson

# Why a move is wrong, where the lesson has no words of its own for it.
learn-wrong-ended = But that is not what this step asks for.
learn-wrong-elsewhere = That move is allowed, but it does not lead to { $squares }.
learn-wrong-nothing = Nothing is captured that way.
learn-wrong-missed = That captures something, but not what this step asks for.
learn-wrong-open = { $goal ->
    [draw] The game goes on: that is no draw.
   *[win] The game goes on: that does not win at once.
}
learn-wrong-slow = That is too slow: you could have won at once.
learn-wrong-gone = That lets the win go.
learn-wrong-other = That is not the move that this step is about.

learn-answer = The answer is { $reply }.
learn-answer-wins = After { $move } { $side ->
    [attackers] the attackers win
   *[defenders] the defenders win
} at once: { $reply }.
learn-answer-wins-in = After { $reply } { $side ->
    [attackers] the attackers win
   *[defenders] the defenders win
} in { $moves } moves.
