"""The rules as pure functions on integers, compiled by Numba. The only place where a rule is implemented.

No Python objects and no I/O: a position is three sets of squares (attackers, defenders, king), a side and the flags
of its ruleset. ``board.py`` is the friendly face of it.
"""
