"""The course and the drills, as data, and what a learner's move is worth in them."""
