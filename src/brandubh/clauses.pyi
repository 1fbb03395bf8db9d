# For type checkers: the package finds this module by its short name when it is imported.
from brandubh.rules.clauses import *  # noqa: F403
