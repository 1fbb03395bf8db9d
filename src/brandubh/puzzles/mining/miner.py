"""Mining: from a game to its puzzles.

A game gives a few puzzles at most, with different ideas. The miner looks at its positions with ever more effort: a
short search for a win, a search for a second winning move, the proof, and the proof once more from nothing, as the
tests do it.
"""

import functools
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby, islice
from random import Random

from brandubh.board import Board
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.kernel.play import wins_at_once
from brandubh.move import Move
from brandubh.notation import format_position
from brandubh.outcome import Termination
from brandubh.pieces import SIDES, Side
from brandubh.puzzles.difficulty import DepthOf
from brandubh.puzzles.mining.games import Job, closed_ring, endings_of, positions_near
from brandubh.puzzles.mining.wins import WinFinder, before
from brandubh.puzzles.proof import EFFORT, Prover
from brandubh.puzzles.puzzle import AT_ONCE, LEAST_MOVES, MOST_MOVES, SEARCH, Puzzle, id_of, image_to_show, is_same_idea
from brandubh.puzzles.themes import themes_of
from brandubh.rules import get_rules
from brandubh.tablebase import open_tables
from brandubh.tablebase.core.probing import look_up
from brandubh.tablebase.material import BUILT_ON_DEMAND

LEAST_CHOICES = 4
"""A puzzle begins with a choice between this many moves at least."""
LOOK = Limit(depth=9, nodes=6_000)
"""The search for a second winning move."""
FEW_PIECES = 7
"""Up to this many pieces, the king among them, are few."""
MOST_PROOFS = 40
"""How many proofs are tried for a side, the longest wins first."""
ENDING_PLIES = 5
"""An ending is at least this many plies long."""
MOST_ENDINGS = 400
"""How many of them are looked at for a side, the longest wins first; most have two good moves somewhere."""
SECONDS = 1.0
"""A proof that takes longer from nothing is too long to be done again by everybody."""

MOST_OF_A_LOSS = 30
"""How many positions that lead to one lost position are tried."""
RINGS = 12
"""How often a ring is tried beside each game; about one try in four makes one."""
MOST_OF_A_GAME = 2
"""How many puzzles a game gives for each side."""


class Miner:
    """Looks for puzzles of a ruleset, with an engine, a prover and a win finder that are made once for each process."""

    def __init__(self, rules: str, tables: str | None) -> None:
        self._rules = get_rules(rules)
        self._tables = open_tables(tables)
        self._engine = Engine(rules, hash_mb=1)
        self._prover = Prover(self._rules, self._tables, EFFORT)
        self._win_finder = WinFinder()
        self._depth_of = DepthOf()

    def mine(self, job: Job) -> list[Puzzle]:
        """The puzzles of a game, made as long as possible; or a longer one than that which the job names."""
        rng = job.rng()
        self._win_finder.forget()
        if job.lengthens:
            longer = self._lengthen(Board(job.fen, rules=job.rules), rng, job.source)
            return [] if longer is None else [longer]
        game = job.game()
        found: list[Puzzle] = []
        for _, wins in groupby(self._wins(game, rng), key=lambda win: win[1].turn):
            mine: list[Puzzle] = []
            for _, board in islice(wins, MOST_PROOFS):
                puzzle = self._puzzle(board, job.source)
                if puzzle is not None:
                    puzzle = self._lengthen(puzzle.board(), rng, job.source) or puzzle
                    if not any(is_same_idea(puzzle, other) for other in mine):
                        mine.append(puzzle)
                if len(mine) == MOST_OF_A_GAME:
                    break
            found += mine
        # What is made up beside a game of ours would be no part of a game that was given.
        more = [self._from_the_end] if job.fen else [self._endings, self._from_the_end, self._rings]
        for puzzle in chain.from_iterable(look(game, rng, job.source) for look in more):
            if not any(is_same_idea(puzzle, other) for other in found):
                found.append(puzzle)
        return found

    def _endings(self, game: Board, rng: Random, source: str) -> Iterator[Puzzle]:
        """Puzzles with few men that the tables point at, as long as those from the game can hardly be."""
        most_pieces = self._tables.most_pieces(game.rules)
        if most_pieces <= BUILT_ON_DEMAND:
            return
        directory = self._tables.directory(game.rules)
        wins = []
        for placement, number in endings_of(game, rng, most_pieces):
            plies = look_up(directory, *placement, number) - 1
            if plies % 2 and ENDING_PLIES <= plies < 2 * MOST_MOVES:
                wins.append((plies, Board(format_position(placement, SIDES[number]), rules=game.rules)))
        wins.sort(key=lambda win: -win[0])
        for side in Side:
            boards = [board for _, board in wins if board.turn is side][:MOST_ENDINGS]
            proven = (self._proven(board, self._line_of_tables(board), source) for board in boards)
            yield from islice(filter(None, proven), MOST_OF_A_GAME)

    def _line_of_tables(self, board: Board) -> list[Move] | None:
        """A main line of only moves by the word of the tables, which know the position; None if there is none."""
        wins = [each for each in self._tables.probe_moves(board) if each.verdict.winner is board.turn]
        wins = [each for each in wins if each.verdict.distance is not None]
        if wins[0].verdict.distance == 1:
            return [wins[0].move]
        there = board.after(wins[0].move)
        answers = self._tables.probe_moves(there)
        for each in answers if len(wins) == 1 else ():
            if each.verdict.distance != answers[0].verdict.distance:
                break
            rest = self._line_of_tables(there.after(each.move))
            if rest is not None:
                return [wins[0].move, each.move, *rest]
        return None

    def _from_the_end(self, game: Board, rng: Random, source: str) -> Iterator[Puzzle]:
        """A puzzle that leads up to the end of a game that was won."""
        outcome = game.outcome()
        if outcome is None or outcome.winner is not game.turn.other or outcome.termination is Termination.REPETITION:
            return
        last = game.copy()
        last.pop()
        puzzle = self._lengthen(self._position(last), rng, source)
        if puzzle is not None:
            yield puzzle

    def _rings(self, game: Board, rng: Random, source: str) -> Iterator[Puzzle]:
        """Puzzles that end with a ring around the king, or nearly."""
        for _ in range(RINGS):
            closed = closed_ring(game.rules.name, rng)
            last = next(iter(_shuffled(before(closed), rng)), None) if closed else None
            puzzle = self._lengthen(last, rng, source) if last else None
            if puzzle is not None:
                yield puzzle

    def _lengthen(self, board: Board, rng: Random, source: str) -> Puzzle | None:
        """The longest puzzle found whose main line may lead to a won position, going back move by move."""
        longest: Puzzle | None = None
        while longest is None or longest.wins_in < MOST_MOVES:
            longer = self._one_move_longer(board, rng, source)
            if longer is None:
                break
            longest, board = longer, longer.board()
        return longest

    def _one_move_longer(self, board: Board, rng: Random, source: str) -> Puzzle | None:
        least = (self._win_finder.wins_in(board, MOST_MOVES) or MOST_MOVES) + 1
        tries = 0
        for lost in _shuffled(before(board), rng):
            if not self._win_finder.loses_within(lost, MOST_MOVES):
                continue
            for won in _shuffled(before(lost), rng)[:MOST_OF_A_LOSS]:
                if wins_at_once(*won.placement, won.turn.number, won.rules.flags):
                    continue
                tries += 1
                puzzle = self._puzzle(won, source)
                if puzzle is not None and puzzle.wins_in >= least:
                    return puzzle
            if tries >= MOST_PROOFS:
                break
        return None

    def _wins(self, game: Board, rng: Random) -> list[tuple[int, Board]]:
        """Positions that look won, and in how many moves; with many men, only where the opponent is about to win."""
        wins = []
        for board in map(self._position, positions_near(game)):
            if has_few_pieces(board) or wins_at_once(*board.placement, board.turn.other.number, board.rules.flags):
                moves = self._win_finder.wins_in(board, MOST_MOVES)
                if moves is not None and moves >= LEAST_MOVES:
                    wins.append((moves, board))
        rng.shuffle(wins)
        return sorted(wins, key=lambda win: (win[1].turn, -win[0]))

    def _position(self, board: Board) -> Board:
        """A position under the puzzles' ruleset; that of its game may differ in what becomes of repetition."""
        return Board(board.fen(), rules=self._rules)

    def _puzzle(self, board: Board, source: str) -> Puzzle | None:
        self._engine.new_game()
        infos = self._engine.analyse(board, LOOK, multipv=2)
        if not _wins_soon(infos[0]) or not all(_may_be_refuted(info, board) for info in infos[1:]):
            return None
        most = 2 * (infos[0].score.wins_in or 0) - 1
        suspects = [info.pv[0] for info in infos[1:]]
        return self._proven(board, self._prover.find_line(board, infos[0].pv[0], most, suspects), source)

    def _proven(self, board: Board, solution: Sequence[Move] | None, source: str) -> Puzzle | None:
        """The puzzle with this solution, if it is one and can be proven from nothing in a short time."""
        if solution is None or not LEAST_MOVES <= (len(solution) + 1) // 2 <= MOST_MOVES:
            return None
        if len(board.legal_moves) < LEAST_CHOICES:
            return None
        image = image_to_show(board)
        shown = board.transform(image)
        moves = [image.move(move) for move in solution]
        started = time.process_time()
        if not self._prover.proves(shown, moves) or time.process_time() - started > SECONDS:
            return None
        return Puzzle(
            id=id_of(shown),
            rules=shown.rules.name,
            fen=shown.fen(),
            moves=tuple(shown.line_text(moves)),
            steps=self._depth_of.steps(shown, moves),
            themes=themes_of(shown, moves),
            proof=SEARCH if self._prover.searched else AT_ONCE,
            source=source,
        )


def _shuffled(boards: Iterable[Board], rng: Random) -> list[Board]:
    listed = list(boards)
    rng.shuffle(listed)
    return listed


def has_few_pieces(board: Board) -> bool:
    """Whether few enough are left for the proof search to tell what is not won even where nothing is threatened."""
    return sum(part.bit_count() for part in board.placement) <= FEW_PIECES


def _may_be_refuted(info: Info, board: Board) -> bool:
    """Whether there is hope to prove that a move does not win: with many men, because it loses."""
    wins_in = info.score.wins_in
    return has_few_pieces(board) if wins_in is None else wins_in < 0


def _wins_soon(info: Info) -> bool:
    return LEAST_MOVES <= (info.score.wins_in or 0) <= MOST_MOVES


@functools.cache
def _miner(rules: str, tables: str | None) -> Miner:
    return Miner(rules, tables)


def mine_game(job: Job, tables: str | None) -> list[Puzzle]:
    """The puzzles of a game: a plain function of plain arguments, for a pool or a cluster."""
    return _miner(job.rules, tables).mine(job)
