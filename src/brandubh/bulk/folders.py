"""The user's folders: where data and compiled code are kept, unless the environment names other places."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Where the user's own things are: games, proofs, tables."""
    return platformdirs.user_data_path("brandubh", appauthor=False)


def tables_folder() -> Path:
    """Where tables of perfect play are; ``BRANDUBH_TABLES`` names another place."""
    return _named("BRANDUBH_TABLES") or data_folder() / "tables"


def openings_folder(data: Path | None = None) -> Path:
    """Where openings are, in a data folder or the user's own; ``BRANDUBH_OPENINGS`` names another place."""
    return _named("BRANDUBH_OPENINGS") or (data or data_folder()) / "openings"


def cache_folder() -> Path:
    """Where compiled code and whatever else can be made again is; ``BRANDUBH_CACHE`` names another place."""
    return _named("BRANDUBH_CACHE") or platformdirs.user_cache_path("brandubh", appauthor=False)


def _named(variable: str) -> Path | None:
    name = os.environ.get(variable)
    return Path(name) if name else None
