"""The course and the drills, as data, and what a learner's move is worth in them.

>>> from brandubh import lessons
>>> lesson = lessons.find("moving")
>>> step = lesson.steps[0]
>>> [str(move) for move in step.right_moves(step.board())]
['b2-g2']
"""

from brandubh.lessons.course import Chapter, Lesson, chapters, find, minute
from brandubh.lessons.fault import Fault, fault_of, refuting_move
from brandubh.lessons.step import Claim, Goal, LessonError, Mistake, Step

__all__ = [
    "Chapter",
    "Claim",
    "Fault",
    "Goal",
    "Lesson",
    "LessonError",
    "Mistake",
    "Step",
    "chapters",
    "fault_of",
    "find",
    "minute",
    "refuting_move",
]
