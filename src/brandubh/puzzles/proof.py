"""Proofs: that a side wins within some plies, that it cannot force a win, and so that a solution is the only one.

All calls of the proof search and of the engine's plain mode are here. What is proven:

- at every step but the last, each move but the solution's gives up the win: after it the opponent wins, or can at
  least hold out for ever (the proof search's disproof, a closed set of positions, or the tables' word);
- after each of the solver's moves, every answer loses within the plies that the main line takes.

From both follows, from the end of the line to its beginning, that the win takes exactly as many moves as the main line,
and that its answers resist longest. The search is believed only when it says that a win is there, which needs no
assumption about repetition; that there is no shorter one follows from the only moves.
"""

from collections.abc import Sequence

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.transpositions import new_table
from brandubh.engine.searcher import Searcher
from brandubh.kernel.play import wins_at_once
from brandubh.move import Move
from brandubh.puzzles.puzzle import Puzzle
from brandubh.rules import Rules, get_rules
from brandubh.solver.solver import Solver, Verdict
from brandubh.tablebase import Tables, open_tables
from brandubh.tablebase.material import BUILT_ON_DEMAND

EFFORT = 6_000
"""Positions that the proof search may expand to disprove one move, when puzzles are made."""
PATIENCE = 50
"""A proof that was found once is given this many times the effort when it is done again."""
MOST_NODES = 400_000
"""Nodes of the plain search, for one question."""
MEMORY = 0.02
"""The proof search's memory, in gigabytes."""
MOST_ANSWERS = 4
"""How many of the longest answers are tried as main line."""


class Prover:
    """Proves one position after another of a ruleset; nothing of one proof is used in the next."""

    def __init__(self, rules: Rules, tables: Tables, effort: int = EFFORT) -> None:
        self._rules = rules
        self._tables = tables
        self._effort = effort
        self._searcher = Searcher()
        self._memory = new_table(2)
        self._begin(Board(rules=rules))

    def _begin(self, board: Board) -> None:
        """Turn to a new puzzle, whose position this is, and forget everything about the last one."""
        self._memory[:] = 0
        self._searcher.forget()
        self._solver: Solver | None = None
        self._side = board.turn
        self.searched = False

    # The two questions

    def wins_within(self, board: Board, most: int) -> int | None:
        """The least odd number of plies in which a search sees the side to move win; None if it sees none.

        That there is a win is certain; that there is no shorter one is not.
        """
        if wins_at_once(*board.placement, board.turn.number, self._rules.flags):
            return 1
        self._searcher.set_up(board, node_limit=MOST_NODES, age=1, plain=True)
        for plies in range(3, most + 1, 2):
            bound = memory.WIN - plies
            score = self._searcher.search_moves(self._memory, plies, 0, bound - 1, bound)
            if self._searcher.stopped:
                return None
            if score >= bound:
                return plies
        return None

    def cannot_win(self, board: Board) -> bool:
        """Whether it is proven that the side not to move cannot force a win on the board."""
        outcome = board.outcome()
        if outcome is not None:
            return outcome.winner is not board.turn.other
        if wins_at_once(*board.placement, board.turn.number, self._rules.flags):
            return True
        self.searched = True
        if self._solver is None:
            # Every machine has tables of this few pieces. All questions are about one side, and share what is found.
            self._solver = Solver(
                board, board.turn.other, memory=MEMORY, tables=self._tables, table_pieces=BUILT_ON_DEMAND
            )
        return self._solver.ask(board).run(nodes=self._effort).verdict is Verdict.DISPROVEN

    # Solutions

    def is_only_move(self, board: Board, move: Move, suspects: Sequence[Move] = ()) -> bool:
        """Whether every other move is proven to give up the win. ``suspects`` are asked about first."""
        others = [other for other in (*suspects, *board.legal_moves) if other is not move]
        return all(self.cannot_win(board.after(other)) for other in dict.fromkeys(others))

    def find_line(self, board: Board, move: Move, most: int, suspects: Sequence[Move] = ()) -> list[Move] | None:
        """A main line that starts with ``move``, takes at most ``most`` plies, and in which each of the solver's moves
        is an only move; None if none can be proven.
        """
        self._begin(board)
        return self._find(board, move, most, suspects)

    def _find(self, board: Board, move: Move, most: int, suspects: Sequence[Move] = ()) -> list[Move] | None:
        if not self.is_only_move(board, move, suspects):
            return None
        there = board.after(move)
        if there.is_game_over():
            return None  # a puzzle's win takes more than one move
        answers: dict[Move, int] = {}
        for answer in there.legal_moves:
            plies = self._plies(there.after(answer), most - 2)
            if plies is None:
                return None
            answers[answer] = plies
        longest = max(answers.values())
        # Of the longest answers one that captures is the most natural, and else any.
        best = [answer for answer, plies in answers.items() if plies == longest]
        best.sort(key=lambda answer: -len(there.captures(answer)))
        for answer in best[:MOST_ANSWERS]:
            rest = self._rest(there.after(answer), longest)
            if rest is not None:
                return [move, answer, *rest]
        return None

    def _plies(self, board: Board, most: int) -> int | None:
        """In how many plies the solver, to move unless the game is over, wins, if in at most ``most``."""
        outcome = board.outcome()
        if outcome is not None:
            return 0 if outcome.winner is self._side else None
        return self.wins_within(board, most)

    def _rest(self, board: Board, plies: int) -> list[Move] | None:
        """The rest of a main line, the solver to move; it must take ``plies`` and have only moves."""
        if plies == 0:
            return None  # the opponent has ended the game: no move to find
        wins = board.winning_moves()
        if wins:
            return wins[:1] if plies == 1 else None
        self.wins_within(board, plies)
        found = self._find(board, self._searcher.roots[0].move, plies)
        return found if found is not None and len(found) == plies else None

    def proves(self, board: Board, line: Sequence[Move]) -> bool:
        """Whether a main line is proven: it is the longest, and all the solver's moves but the last are only moves."""
        self._begin(board)
        at = board.copy(stack=False)
        for number, move in enumerate(line):
            left = len(line) - number - 1  # plies after this move
            if move not in at.legal_moves:
                return False
            if number % 2 == 0 and left and not self.is_only_move(at, move):
                return False
            if number % 2 == 1 and any(self._plies(at.after(answer), left) is None for answer in at.legal_moves):
                return False
            at.push(move)
        outcome = at.outcome()
        return len(line) % 2 == 1 and outcome is not None and outcome.winner is board.turn


class Checker:
    """Proves puzzles of any ruleset again, from nothing but the rules and the tables of four pieces."""

    def __init__(self, tables: Tables | None = None) -> None:
        self._tables = tables or open_tables()
        self._provers: dict[str, Prover] = {}

    def is_proven(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle's main line is proven; a proof that was found once gets far more than it needs."""
        if puzzle.rules not in self._provers:
            self._provers[puzzle.rules] = Prover(get_rules(puzzle.rules), self._tables, PATIENCE * EFFORT)
        return self._provers[puzzle.rules].proves(puzzle.board(), puzzle.line())
