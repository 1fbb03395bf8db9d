# For type checkers: the package finds this module by its short name when it is imported.
from brandubh.pictures.text import *  # noqa: F403
