"""A campaign: the question who wins from the start, asked of each symmetry-distinct first move in turns.

For each first move there are two questions: can the defenders force a win after it, and can the attackers? Each gets a
slice of time in turns, longer from round to round. A folder keeps where the campaign is, the saved searches and the
certificates; after every slice it is up to date, so that a kill loses one slice at most.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from brandubh.board import Board
from brandubh.bulk.whole_file import replacing
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.solver.certificate import write_certificate
from brandubh.solver.errors import SavedSearchError
from brandubh.solver.saved_search import resume, save
from brandubh.solver.solver import Answer, OnProgress, Solver, Verdict
from brandubh.solver.strategy import canonical_position

VERSION = 1
FIRST_SLICE = 30.0
"""Seconds of each question in the first round; each round doubles them."""


@dataclass(slots=True)
class Question:
    """Whether a side can force a win after a first move, and what is known of that."""

    move: str
    side: str
    verdict: str = Verdict.UNKNOWN.value
    nodes: int = 0
    seconds: float = 0.0
    rounds: int = 0

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"{self.move}-{self.side}"

    @property
    def open(self) -> bool:
        """Whether it has no answer yet."""
        return self.verdict == Verdict.UNKNOWN.value


def first_moves(board: Board) -> list[Move]:
    """The moves of a position of which none is the mirror image of another.

    Of the images of a move the one from the first square to the last stands for all: d2-g2, as players call it.

    >>> [str(move) for move in first_moves(Board())]
    ['d1-e1', 'd1-f1', 'd2-e2', 'd2-f2', 'd2-g2']
    """
    found: dict[tuple[int, int, int], Move] = {}
    for move in sorted(board.legal_moves, key=lambda move: (move.code >> 6, -(move.code & 63))):
        found.setdefault(canonical_position(board.after(move)), move)
    return sorted(found.values(), key=lambda move: move.code)


class Campaign:
    """The campaign of one ruleset, kept in a folder."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        self.folder = folder
        self.rules = rules
        self.start = Board(rules=rules)
        self.file = folder / "campaign.json"
        self.questions = self._load() or [
            Question(str(move), side.value)
            for side in (Side.DEFENDERS, Side.ATTACKERS)
            for move in first_moves(self.start)
        ]

    def _load(self) -> list[Question]:
        """The questions of the folder, none if it is new."""
        try:
            content: Any = json.loads(self.file.read_text("utf-8"))
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise SavedSearchError(f"cannot read {self.file}: {error}") from None
        try:
            if content["version"] != VERSION:
                raise SavedSearchError(f"{self.file} is of another version")
            if content["rules"] != self.rules.rules_id:
                raise SavedSearchError(f"{self.file} is the campaign of another ruleset: choose another folder")
            return [Question(**question) for question in content["questions"]]
        except (KeyError, TypeError) as error:
            raise SavedSearchError(f"{self.file} is no campaign: {error}") from None

    def store(self) -> None:
        """Write where the campaign is; the file is the old one or the new one, whatever happens."""
        content = {
            "version": VERSION,
            "rules": self.rules.rules_id,
            "name": self.rules.name,
            "questions": [asdict(question) for question in self.questions],
        }
        with replacing(self.file, SavedSearchError) as part:
            part.write_text(json.dumps(content, indent=1) + "\n", "utf-8")

    def verdict(self) -> str:
        """What is settled about the start position, in words."""
        mover, other = self.start.turn, self.start.turn.other
        if any(q.side == mover.value and q.verdict == Verdict.PROVEN.value for q in self.questions):
            return f"the {mover} win from the start"
        if all(q.verdict == Verdict.PROVEN.value for q in self.questions if q.side == other.value):
            return f"the {other} win from the start"
        if not any(q.open for q in self.questions):
            return "neither side can force a win on the board from the start"
        return "not settled yet"

    def turns(self) -> Iterator[Question]:
        """The questions to work on, those with the fewest rounds first, as long as any is open."""
        while True:
            waiting = [question for question in self.questions if question.open]
            if not waiting:
                return
            yield min(waiting, key=lambda question: question.rounds)

    def work(
        self,
        question: Question,
        seconds: float,
        make: Callable[[Board, Side], Solver],
        on_progress: OnProgress | None = None,
    ) -> Answer:
        """Give one question a slice of time, and keep what comes of it."""
        self.store()
        board = self.start.after(self.start.parse_text(question.move))
        solver = make(board, Side(question.side))
        saved = self.folder / f"{question.name}.search"
        if saved.exists():
            resume(solver, saved)
        try:
            answer = solver.run(seconds, on_progress=on_progress)
        except KeyboardInterrupt:
            save(solver, saved)
            self._note(question, solver, Verdict.UNKNOWN, 0)
            raise
        strategy = answer.strategy
        if strategy is not None and not board.is_game_over():
            path = self.folder / f"{question.name}.txt.gz"
            write_certificate(path, strategy.claim(), strategy.rows.tolist())
        if answer.verdict is Verdict.UNKNOWN:
            save(solver, saved)
        self._note(question, solver, answer.verdict, 1)
        if answer.verdict is not Verdict.UNKNOWN:
            with suppress(OSError):
                saved.unlink(missing_ok=True)
        return answer

    def _note(self, question: Question, solver: Solver, verdict: Verdict, rounds: int) -> None:
        question.verdict = verdict.value
        question.nodes = solver.nodes
        question.seconds = round(solver.seconds, 1)
        question.rounds += rounds
        if verdict is Verdict.PROVEN:
            # Where one side wins, the other does not.
            for other in self.questions:
                if other.move == question.move and other.side != question.side:
                    other.verdict = Verdict.DISPROVEN.value
        self.store()
