"""Where puzzles come from: games with human errors in them, and the positions that one other move would have made."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from brandubh.board import Board
from brandubh.bulk.text_file import STANDARD_INPUT, open_text
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.errors import BrandubhError, reason
from brandubh.kernel.endings import ending
from brandubh.kernel.geometry import neighbours
from brandubh.kernel.squares import EDGE, FULL, RESTRICTED
from brandubh.notation import Placement, format_position
from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.puzzles.puzzle import PuzzleError, puzzle_rules
from brandubh.record import read_csv, read_games
from brandubh.rules import Rules
from brandubh.tablebase.material import BUILT_ON_DEMAND

SELF_PLAY = "self-play"

LEVELS = (1, 5)
"""The weakest and the strongest level that plays: they see enough to threaten, and too little to be safe."""
MOST_PLIES = 100
OPENING = 4
"""Games begin with up to this many moves at random."""
THINNED = 0.6
"""The share of games that are thinned out."""
THIN_BEFORE_PLY = 16
"""Games that are thinned out are thinned out by this ply."""
ENDINGS = 8_000
"""How many endings are made from a game, where there are tables that know them."""
FIRST_PLY = 4
"""In games from the start, positions before this ply are not looked at."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to look through: the number of a game to be played under a seed, or a game that is given.

    Or a puzzle, by its position and where it comes from, that is to be made longer. ``rules`` are those of the puzzles;
    a game that is given was ``played_by`` these or by others that share their puzzles.
    """

    rules: str
    origin: str
    number: int
    fen: str | None = None
    moves: tuple[str, ...] = ()
    lengthens: str = ""
    played_by: Rules | None = None

    @property
    def source(self) -> str:
        """What the puzzles of this game say of where they come from."""
        return self.lengthens or f"{self.origin} #{self.number}"

    def rng(self) -> random.Random:
        """Random numbers of the job's own, the same every time."""
        return random.Random(f"{self.rules} {self.origin} {self.number} {self.lengthens}")

    def game(self) -> Board:
        """The game, played to its end."""
        if self.fen is None:
            return play_game(self.rules, self.rng())
        return Board(self.fen, rules=self.played_by or self.rules).play_all(self.moves)


def number_of(source: str, origin: str) -> int | None:
    """The game's number in what a puzzle says of where it comes from; None if it comes from elsewhere."""
    start, _, number = source.rpartition(" #")
    return int(number) if start == origin and number.isdigit() else None


def self_play(rules: str, seed: int, begin: int) -> Iterator[Job]:
    """Games without end, from a number on."""
    number = begin
    while True:
        yield Job(rules, f"{SELF_PLAY} {seed}", number)
        number += 1


class GameFiles:
    """Files of games to look through, and what was wrong with them, which is said at once."""

    def __init__(self, paths: Sequence[Path], rules: Rules, say: Callable[[str], None]) -> None:
        self._rules = rules
        self._say = say
        self.unreadable = 0
        """How many files could not be read, or not to their end."""
        self.others = 0
        """How many games have rules under which other puzzles are made."""
        self._paths = [path for path in paths if self._opens(path)]

    def _opens(self, path: Path) -> bool:
        try:
            if path != STANDARD_INPUT:
                path.open("rb").close()
        except OSError as error:
            self._complain(path, error)
            return False
        return True

    def _complain(self, path: Path, error: Exception) -> None:
        self.unreadable += 1
        self._say(f"{path}: {reason(error)}")

    def jobs(self, begin: Callable[[str], int]) -> Iterator[Job]:
        """The games; ``begin`` says for a file, by its path as it was given, with which number."""
        for path in self._paths:
            try:
                yield from self._games(path, begin(path.as_posix()))
            except (OSError, UnicodeDecodeError, BrandubhError) as error:
                self._complain(path, error)

    def _games(self, path: Path, begin: int) -> Iterator[Job]:
        name = puzzle_rules(self._rules)
        read = read_csv if path.suffix == ".csv" else read_games
        with open_text(path) as file:
            games = read(file, rules=self._rules, on_error=lambda error: self._say(str(error)), name=str(path))
            for number, game in enumerate(games, 1):
                if not _shares_puzzles(game.rules, name):
                    self.others += 1
                elif number >= begin:
                    moves = tuple(map(str, game.mainline()))
                    yield Job(name, path.as_posix(), number, game.board().root().fen(), moves, played_by=game.rules)


def _shares_puzzles(rules: Rules, name: str) -> bool:
    try:
        return puzzle_rules(rules) == name
    except PuzzleError:  # rules of somebody's own
        return False


def play_game(rules: str, rng: random.Random) -> Board:
    """A game between two levels with some moves at random first; many are thinned out in their course.

    Few men are left in them then, as after a long fight, to which weak players seldom come.
    """
    players = [Engine(rules, hash_mb=1, level=rng.randint(*LEVELS), seed=rng.getrandbits(32)) for _ in range(2)]
    board = Board(rules=rules)
    for _ in range(rng.randint(0, OPENING)):
        if board.legal_moves:
            board.push(rng.choice(list(board.legal_moves)))
    if rng.random() < THINNED:
        _play_on(board, players, rng.randint(0, THIN_BEFORE_PLY))
        if board.outcome() is not None:
            board.pop()
        board = _thinned(board, rng)
    _play_on(board, players, MOST_PLIES)
    return board


def _play_on(board: Board, players: list[Engine], plies: int) -> None:
    for _ in range(plies):
        if board.outcome() is not None:
            return
        move = players[board.turn.number].play(board, Limit()).move
        assert move is not None
        board.push(move)


def _thinned(board: Board, rng: random.Random) -> Board:
    """The position with few of its men: three to six attackers, up to two defenders."""
    while True:
        attackers, defenders, king = board.placement
        few = Placement(_some(attackers, rng.randint(3, 6), rng), _some(defenders, rng.randint(0, 2), rng), king)
        fewer = Board(format_position(few, board.turn), rules=board.rules)
        if not fewer.is_game_over():
            return fewer


def _some(squares: int, number: int, rng: random.Random) -> int:
    """``number`` squares of a set, at random, or all if there are no more."""
    bits = [1 << square for square in range(49) if squares >> square & 1]
    return sum(rng.sample(bits, min(number, len(bits))))


def endings_of(game: Board, rng: random.Random, most_pieces: int) -> Iterator[tuple[Placement, int]]:
    """Endings as a game might have come to them, and the side to move: few men where they stood, the king anywhere."""
    placements = [Placement(*map(int, row)) for row in game.history()[:-1]]
    for _ in range(ENDINGS if placements else 0):
        attackers, defenders, _king = rng.choice(placements)
        men = rng.randint(BUILT_ON_DEMAND, most_pieces) - 1
        kept = _some(defenders, rng.choice((0, 0, 1, 1, 2)), rng)
        few = _some(attackers, men - kept.bit_count(), rng)
        king = _some(FULL & ~(RESTRICTED | few | kept), 1, rng)
        side = rng.randrange(2)
        if not ending(few, kept, king, side, game.rules.flags):
            yield Placement(few, kept, king), side


def closed_ring(rules: str, rng: random.Random) -> Board | None:
    """A position in which the attackers have just encircled the king, if a try at random makes one.

    Weak players never close a ring, so the puzzles that lead to one are looked for from here backwards.
    """
    room = _some(FULL & ~EDGE, 1, rng)
    for _ in range(rng.randint(1, 4)):
        room |= _some(neighbours(room) & ~(room | EDGE), 1, rng)
    ring = neighbours(room) & ~room
    if ring & RESTRICTED:
        return None
    king = _some(room, 1, rng)
    defenders = _some(room & ~(king | RESTRICTED), rng.randint(0, 2), rng)
    spare = _some(FULL & ~(ring | room | RESTRICTED), rng.randint(0, 2), rng)
    board = Board(format_position(Placement(ring | spare, defenders, king), Side.DEFENDERS), rules=rules)
    outcome = board.outcome()
    return board if outcome is not None and outcome.termination is Termination.ENCIRCLEMENT else None


def positions_near(game: Board) -> Iterator[Board]:
    """The positions of a game and those that any other move would have made, the game being not over."""
    board = game.copy()
    seen: set[int] = set()
    first = FIRST_PLY if game.root() == Board(rules=game.rules) else 0
    while board.ply > first:
        board.pop()
        for move in board.legal_moves:
            there = board.after(move)
            if there.key() not in seen and not there.is_game_over():
                seen.add(there.key())
                yield there
