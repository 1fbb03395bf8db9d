### Training with puzzles: rating, streak, storm, history; and what links to these pages show.

training-rating = Your rating
training-deviation = The margin: with 95 % certainty your rating lies within it.
training-provisional = Provisional: a few more puzzles will make it surer.
training-change = Change of rating: { $change }
training-lost = Counted as not solved; go on all the same.
training-uncounted = You know this one: it does not count.
training-what = What to train
training-ways = Ways to train

## Streak and storm

streak-about = Puzzles that get harder and harder. One mistake ends the streak.
storm-about = As many puzzles as you can in three minutes. A mistake costs ten seconds; right moves in a row win some.
run-start = Start
run-again = Once more
run-end = End
run-solved = Solved
run-best = Best ever
run-best-today = Best today
run-is-best = Your best so far!
run-right = Right!
run-result = { $solved ->
    [0] No puzzle solved
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}
run-missed = { $count ->
    [one] This one went wrong
   *[other] These went wrong
}
streak-wrong = Wrong: the streak is over.
storm-wrong = Wrong: { $seconds } seconds less.
storm-bonus = { $seconds } seconds more.
storm-combo = In a row
storm-best-combo = Most in a row

## History

history-none = Nothing yet. Solve a puzzle in training, and you will see here how it goes.
history-counts = Solved: { $alone }; with help: { $helped }; not solved: { $failed }
history-best-streak = Best streak
history-best-storm = Best storm
history-themes = Themes, the weakest first
history-theme = { $alone } of { $tried } solved
history-train = Train
history-train-theme = Train: { $theme }
history-attempts = Last puzzles
history-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
history-runs = Streaks and storms
history-graph = Your rating over { $count } rated puzzles: from { $first } to { $last }, lowest { $low }, highest { $high }.
history-graph-none = After two rated puzzles you will see your rating’s way here.
history-clear = Clear the history
history-clear-text = Your rating, your records and all marks on puzzles will be gone for good.
history-clear-do = Clear
history-keep = Keep it
history-cleared = The history is gone.

## Previews

preview-puzzles = Positions with one winning move, proven by machine: by theme, side, length and grade.
preview-train = One puzzle after the other, each about as hard as you are strong.
preview-streak = Puzzles that get harder and harder, until the first mistake.
preview-storm = As many puzzles as you can in three minutes.
