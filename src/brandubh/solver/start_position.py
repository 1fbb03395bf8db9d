"""A campaign: the question who wins from the start, asked of each symmetry-distinct first move in turns.

For each first move there are two questions: can the defenders force a win after it, and can the attackers? Each gets a
slice of time in turns, longer from round to round. A folder keeps where the campaign is, the saved searches and the
certificates; after every slice it is up to date, so that a kill loses one slice at most.

An answer is believed only for its certificate, and only if that was checked since the campaign was opened. What the
folder says otherwise is not: anybody could write it there.
"""

import json
import math
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from brandubh.board import Board
from brandubh.bulk.whole_file import replacing
from brandubh.errors import file_trouble
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.solver.certificate import write_certificate
from brandubh.solver.errors import CertificateError, SavedSearchError
from brandubh.solver.saved_search import resume, save
from brandubh.solver.solver import Answer, OnProgress, Solver, Verdict
from brandubh.solver.strategy import canonical_position
from brandubh.solver.verification import verify

VERSION = 1
FIRST_SLICE = 30.0
"""Seconds of each question in the first round; each round doubles them."""
MOST_DOUBLINGS = 20
MOST_BYTES = 1 << 20
"""Of campaign.json; it has about two thousand."""
MOST_CERTIFICATE = 1 << 36
"""Bytes of text of a certificate: one that took days to find must not be too large to be read again."""
MOST_NODES = 1 << 62


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

    @property
    def slice(self) -> float:
        """Seconds of its next turn."""
        return float(FIRST_SLICE * 2 ** min(self.rounds, MOST_DOUBLINGS))

    @classmethod
    def read(cls, given: Any) -> "Question":
        """The question of such a dictionary as ``asdict`` makes; ValueError for anything else."""
        if not isinstance(given, dict) or set(given) != {field.name for field in fields(cls)}:
            raise ValueError("a question has other fields than it should")
        question = cls(**given)
        counts = (question.nodes, question.rounds)
        if (
            type(question.seconds) not in (int, float)
            or not 0 <= question.seconds < math.inf
            or not all(type(count) is int and 0 <= count < MOST_NODES for count in counts)
        ):
            raise ValueError("the effort for a question is no number")
        if question.verdict not in list(Verdict):
            raise ValueError("a question has an unknown verdict")
        return question


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
    """The campaign of one ruleset, kept in a folder. Until :meth:`check`, no question has an answer."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        self.folder = folder
        self.rules = rules
        self.start = Board(rules=rules)
        self.file = folder / "campaign.json"
        self.questions = [
            Question(str(move), side.value)
            for side in (Side.DEFENDERS, Side.ATTACKERS)
            for move in first_moves(self.start)
        ]
        self._said: set[str] = set()  # the questions that have an answer by the file
        kept = {question.name: question for question in self._load()}
        if kept:
            if set(kept) != {question.name for question in self.questions}:
                raise self._refused("its questions are not those of the start position")
            self._said = {question.name for question in kept.values() if not question.open}
            for question in self.questions:
                old = kept[question.name]
                question.nodes, question.seconds, question.rounds = old.nodes, old.seconds, old.rounds

    def _refused(self, what: str) -> SavedSearchError:
        return SavedSearchError(
            f"{self.file} is damaged ({what}): mend it, or move it away to count the effort anew; the certificates "
            "beside it keep their worth"
        )

    def _load(self) -> list[Question]:
        """The questions of the folder, none if it is new."""
        try:
            with self.file.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SavedSearchError("cannot-read", file=str(self.file), reason=file_trouble(error)) from None
        if len(data) > MOST_BYTES:
            raise self._refused("it is too large")
        try:
            content: Any = json.loads(data)
        except (ValueError, RecursionError):
            raise self._refused("it is not JSON") from None
        if not isinstance(content, dict) or not isinstance(content.get("questions"), list):
            raise self._refused("it is no campaign")
        if content.get("version") != VERSION:
            raise SavedSearchError(f"{self.file} is of another version: choose another folder")
        if content.get("rules") != self.rules.rules_id:
            raise SavedSearchError(f"{self.file} is the campaign of another ruleset: choose another folder")
        try:
            return [Question.read(question) for question in content["questions"]]
        except ValueError as error:
            raise self._refused(str(error)) from None

    # What is believed

    def check(self, on_check: Callable[[Question], None] = lambda question: None) -> list[str]:
        """Check the certificates in the folder, which are the answers; ``on_check`` is told which is next.

        One that is not the proof of its question is an error. An answer of which only the file speaks is a question
        again: these are returned, a sentence for each.
        """
        for question in self.questions:
            if self._certificate(question).exists() or self._after(question).is_game_over():
                on_check(question)
                self._believe(question, self._proven(question))
        return [
            f"{self._certificate(question)} is missing, the proof of an answer in {self.file.name}: "
            "the question is open again"
            for question in self.questions
            if question.open and question.name in self._said
        ]

    def _after(self, question: Question) -> Board:
        return self.start.after(self.start.parse_text(question.move))

    def _certificate(self, question: Question) -> Path:
        return self.folder / f"{question.name}.txt.gz"

    def _proven(self, question: Question) -> Verdict:
        """What the certificate of a question proves, or the rules where a first move ends the game."""
        board, side = self._after(question), Side(question.side)
        outcome = board.outcome()
        if outcome is not None:
            return Verdict.PROVEN if outcome.winner is side else Verdict.DISPROVEN
        path = self._certificate(question)
        try:
            claim = verify(path, MOST_CERTIFICATE)
        except CertificateError as error:
            raise CertificateError(f"{error}; move it away, and its question is asked again") from None
        if claim.board.fen() != board.fen() or claim.board.rules != self.rules or claim.side is not side:
            raise CertificateError(
                f"{path} is the certificate of another question: move it away, and this one is asked again"
            )
        return Verdict.PROVEN if claim.proven else Verdict.DISPROVEN

    def _believe(self, question: Question, verdict: Verdict) -> None:
        question.verdict = verdict.value
        if verdict is Verdict.PROVEN:
            # Where one side wins, the other does not.
            for other in self.questions:
                if other.move == question.move and other.side != question.side:
                    other.verdict = Verdict.DISPROVEN.value

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
        """Give one question a slice of time, and keep what comes of it. It is answered when its certificate holds."""
        self.store()
        board = self._after(question)
        solver = make(board, Side(question.side))
        saved = self.folder / f"{question.name}.search"
        if saved.exists():
            resume(solver, saved)
        try:
            answer = solver.run(seconds, on_progress=on_progress)
        except KeyboardInterrupt:
            save(solver, saved)
            self._note(question, solver, 0)
            raise
        if answer.strategy is None:
            save(solver, saved)
            self._note(question, solver, 1)
            return answer
        if not board.is_game_over():
            write_certificate(self._certificate(question), answer.strategy.claim(), answer.strategy.rows.tolist())
            if on_progress is not None:
                on_progress(solver.progress("checking the certificate"))
        self._believe(question, self._proven(question))
        self._note(question, solver, 1)
        with suppress(OSError):
            saved.unlink(missing_ok=True)
        return answer

    def _note(self, question: Question, solver: Solver, rounds: int) -> None:
        question.nodes = solver.nodes
        question.seconds = round(solver.seconds, 1)
        question.rounds += rounds
        self.store()
