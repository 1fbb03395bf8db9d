"""The command ``brandubh``.

``signatures`` has the signatures of all commands and the help that they give, by subject. A command's work is in the
file of its name beside this one, and is imported when it is called: ``--help`` needs neither Numba nor rich, and
answers at once.
"""

import importlib

from brandubh.cli.command import app

__all__ = ["app"]

# in the order of the help
for _subject in ("server", "games", "engine", "solver", "tables", "openings", "puzzles", "admin"):
    importlib.import_module(f"brandubh.cli.signatures.{_subject}")
