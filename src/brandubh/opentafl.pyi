# For type checkers: the package finds this module by its short name when it is imported.
from brandubh.record.opentafl import *  # noqa: F403
