"""Proof search: can a side force a win from a position? ``Solver`` answers, certificates convince.

``verify`` checks certificates with the kernel alone and shares no code with the search.
"""
