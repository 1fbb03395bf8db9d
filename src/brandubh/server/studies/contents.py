"""What is in a chapter: a tree of moves with remarks, kept as the text of a game file. And whole studies as game files,
each chapter a game.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from brandubh.errors import BrandubhError
from brandubh.game import Game
from brandubh.pieces import Side
from brandubh.record import read_games, write_game
from brandubh.rules import Rules
from brandubh.server.positions.requests import MOST_MOVES
from brandubh.server.positions.tree import GameTree, read_tree, tree_view
from brandubh.server.problems import invalid
from brandubh.server.texts import clean_name, clean_remark

MOST_CHAPTERS = 64
LONGEST_CHAPTER = 64_000  # bytes: characters, where all are plain
LONGEST_STUDY = 180_000  # bytes of all chapters: with their names they fit into a file that can be read again
LONGEST_FILE = 200_000  # characters

STUDY_TAG, CHAPTER_TAG = "Study", "Chapter"


@dataclass(frozen=True, slots=True)
class Content:
    """A chapter's name, its game file, and the board that shows it in a list."""

    name: str
    text: str
    position: str


def content_of(tree: GameTree, name: str) -> Content:
    """What is kept of a tree that was sent. What could not be read again is refused now."""
    content = _written(read_tree(tree), name)
    game_of(content.text)
    return content


def _written(game: Game, name: str) -> Content:
    for tag in (STUDY_TAG, CHAPTER_TAG):  # these are said by the study
        game.headers.pop(tag, None)
    text = write_game(game)
    if size_of(text) > LONGEST_CHAPTER:
        raise invalid(BrandubhError("chapter-long", most=LONGEST_CHAPTER))
    return Content(name, text, position_of(game))


def size_of(text: str) -> int:
    """The bytes that a text takes on the disk."""
    return len(text.encode())


def game_of(text: str) -> Game:
    """The game of a chapter's text."""
    return next(read_games(text, most_moves=MOST_MOVES))


def position_of(game: Game) -> str:
    """The board that shows a chapter: the position that was set up, or else where its main line leads."""
    return game.board().fen() if game.starts_normally() else game.start


def write_file(name: str, chapters: Iterable[tuple[str, str]]) -> str:
    """The game file of a study: of each chapter's name and text a game that names both."""
    written = []
    for chapter, text in chapters:
        game = game_of(text)
        game.headers = {STUDY_TAG: name, CHAPTER_TAG: chapter, **game.headers}
        written.append(write_game(game))
    return "\n".join(written)


def read_file(text: str, rules: Rules) -> tuple[str, list[Content]]:
    """The name that a game file gives to a study, if any, and its games as chapters."""
    name = ""
    chapters: list[Content] = []
    length = 0
    for game in read_games(clean_remark(text), rules=rules, most_moves=MOST_MOVES):
        if len(chapters) == MOST_CHAPTERS:
            raise invalid(BrandubhError("many-chapters", most=MOST_CHAPTERS))
        name = name or clean_name(game.headers.get(STUDY_TAG, "")) or ""
        content = _written(game, _name_of(game))
        tree_view(game)  # no longer than what can be sent
        length += size_of(content.text)
        if length > LONGEST_STUDY:
            raise invalid(BrandubhError("study-long", most=LONGEST_STUDY))
        chapters.append(content)
    if not chapters:
        raise BrandubhError("record-none")
    return name, chapters


def _name_of(game: Game) -> str:
    """A chapter's name in a file; else who played, or the occasion, if somebody's own file says that."""
    tags = game.headers
    if CHAPTER_TAG in tags:
        return clean_name(tags[CHAPTER_TAG]) or ""
    players = [clean_name(tags.get(side.title(), "")) for side in Side]
    if all(players):
        return clean_name(" – ".join(filter(None, players))) or ""
    return clean_name(tags.get("Event", "")) or ""
