"""Names for the files of games, after who played and when."""

import re
import unicodedata

from brandubh.errors import expect
from brandubh.game import Game
from brandubh.pieces import Side

_LONGEST = 40  # characters of one part


def file_name(game: Game, *more: str) -> str:
    """A name for a game's file, without its ending: the players, the date, and whatever else is given.

    >>> game = Game(headers={"Attackers": "Sigrid", "Defenders": "Computer (level 3)", "Date": "2026.11.16"})
    >>> file_name(game), file_name(Game(), "x7k")
    ('brandubh-sigrid-computer-level-3-2026-11-16', 'brandubh-x7k')
    """
    expect(game, Game, "a game")
    for each in more:
        expect(each, str, "a text")
    parts = [str(game.headers.get(name, "")) for name in (*(side.title() for side in Side), "Date")]
    return "-".join(filter(None, ["brandubh", *map(_plain, [*parts, *more])]))


def _plain(text: str) -> str:
    """Letters and digits in lower case, without accents; whatever else there is becomes a hyphen."""
    letters = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return re.sub(r"[\W_]+", "-", letters.lower())[:_LONGEST].strip("-")
