"""The protocol UCI: its words, our engine as a program that speaks it, and a client for any such program."""

import sys

SELF = (sys.executable, "-P", "-m", "brandubh", "engine")
"""How to start the engine of this package."""

AT_ONCE = "--at-once"
"""With this it answers even before it is compiled, less deeply; only within a limit of time."""
