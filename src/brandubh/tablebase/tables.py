"""Tables: what perfect play makes of a position, asked from Python."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, overload

import numpy as np
import numpy.typing as npt

from brandubh.board import Board
from brandubh.bulk.folders import tables_folder
from brandubh.errors import expect, reason
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.rules import NoMoves, RepetitionVerdict, Rules, get_rules
from brandubh.tablebase.core.probing import DAMAGED, MISSING, look_up
from brandubh.tablebase.core.values import NEITHER
from brandubh.tablebase.errors import NO_TABLES, MissingTableError, NotWrittenError, TableError
from brandubh.tablebase.material import BUILT_ON_DEMAND, MOST_PIECES, Material, board_rules, has_tables, materials
from brandubh.tablebase.table_file import Header, TableFile, new_directory, read_path

T = TypeVar("T")

_RAISE = object()
"""No default: raise an error instead."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins with best play, and how many plies it takes.

    Where neither side can force an end on the board there is no distance; the winner is then the side to which the
    ruleset gives the game for endless repetition, or None for a draw. If that depends on how the game repeats, the
    verdict is not certain, and the winner is the side to which the game goes as a rule.
    """

    winner: Side | None  # None for a draw
    distance: int | None = None  # plies to the end; None where none can be forced
    certain: bool = True  # whether it holds however the game repeats

    def __str__(self) -> str:
        if not self.certain:
            return f"neither side can force a win; repetition decides, as a rule for the {self.winner}"
        if self.distance is None:
            return "neither side can force a win" + (
                f"; the {self.winner} win by repetition" if self.winner else ": a draw"
            )
        return f"the {self.winner} win in {self.distance} {'ply' if self.distance == 1 else 'plies'}"


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """A move and its verdict, in which the distance counts the move too."""

    move: Move  # the move
    verdict: Verdict  # for both sides, as after the move


def verdict_when_unforced(rules: Rules) -> Verdict:
    """The verdict where neither side can force a win.

    Where the defenders lose by repetition, the attackers need only hold. Where the side loses that had the choice, that
    is so as a rule, but a loop of nothing but threats may turn against the attackers.

    >>> print(verdict_when_unforced(get_rules("wtf-it")), verdict_when_unforced(get_rules("raven")), sep=chr(10))
    neither side can force a win; the attackers win by repetition
    neither side can force a win: a draw
    >>> verdict_when_unforced(get_rules("wtf")).certain
    False
    """
    lose = (RepetitionVerdict.CHOICE, RepetitionVerdict.DEFENDERS_LOSE)
    if not rules.ends_by_repetition or rules.repetition_verdict not in lose:
        return Verdict(None)
    # If want of moves is a draw, the defenders might run out of them before the game repeats.
    certain = rules.repetition_verdict is RepetitionVerdict.DEFENDERS_LOSE and rules.no_moves is not NoMoves.DRAW
    return Verdict(Side.ATTACKERS, certain=certain)


class _RulesTables:
    """The tables of one ruleset."""

    def __init__(self, folder: Path, rules: Rules, trouble: Exception | None = None) -> None:
        self.trouble = trouble  # why the smallest could not be built
        self.files: dict[Material, TableFile] = {}
        self.bad: dict[Material, TableError] = {}
        # Where there can be none, a file that says otherwise is not asked: positions would have wrong places in it.
        for path in folder.glob(f"{board_rules(rules).rules_id}-*.table") if has_tables(rules) else ():
            named = read_path(path)
            if named is None:
                continue
            try:
                self.files[named[1]] = TableFile(path, rules, named[1])
            except MissingTableError:
                pass  # it has just been removed
            except TableError as error:
                # Raised when this table is asked for; the others are as good as ever.
                self.bad[named[1]] = error
        self.directory = new_directory(list(self.files.values()))
        self.most_pieces = 0
        for pieces in range(2, MOST_PIECES + 1):
            if not all(material in self.files for material in materials(pieces)):
                break
            self.most_pieces = pieces


WITHIN_REACH = 8
"""Tables of up to this many pieces can be built on a machine that people have at home."""


class Tables:
    """The tables in a folder, for all rulesets that have some there. :func:`open_tables` opens them.

    With ``small``, the smallest are built where they are wanted and missing. ``board in tables`` says whether a
    position can be asked about.

    >>> tables = open_tables()
    >>> board = Board("7/7/7/t6/7/3K3/7 b")
    >>> print(tables.probe(board))
    the defenders win in 4 plies
    """

    def __init__(self, folder: Path, *, small: bool = False) -> None:
        expect(folder, (str, Path), "a folder")
        self.folder = Path(folder)
        self._small = small
        self._by_rules: dict[Rules, _RulesTables] = {}
        self._last: tuple[Rules | None, _RulesTables | None] = (None, None)

    def __repr__(self) -> str:
        return f"<Tables in {self.folder}>"

    def _of(self, rules: Rules) -> _RulesTables:
        # A ruleset is long to compare; mostly it is the very one of last time.
        last, tables = self._last
        if tables is None or last is not rules:
            tables = self._find(rules)
            self._last = (rules, tables)
        return tables

    def _find(self, rules: Rules) -> _RulesTables:
        key = board_rules(rules)
        if key not in self._by_rules:
            trouble = None
            if self._small and has_tables(key):
                # Here, so that those who only probe need not compile what builds.
                from brandubh.tablebase.build import ensure_small

                trouble = ensure_small(self.folder, key)
            self._by_rules[key] = _RulesTables(self.folder, key, trouble)
        return self._by_rules[key]

    def directory(self, rules: str | Rules) -> npt.NDArray[np.int64]:
        """The directory in which compiled code looks positions up (core/probing.py)."""
        return self._of(get_rules(rules)).directory

    def most_pieces(self, rules: str | Rules) -> int:
        """Up to how many pieces, the king with them, all tables are there; 0 if there are none."""
        return self._of(get_rules(rules)).most_pieces

    def largest(self, rules: str | Rules) -> int:
        """The most pieces, the king with them, for which there is any table; 0 if there is none."""
        return max((material.pieces for material in self._of(get_rules(rules)).files), default=0)

    def headers(self, rules: str | Rules) -> list[Header]:
        """The headers of the tables of a ruleset, the smallest first."""
        headers = [file.header for file in self._of(get_rules(rules)).files.values()]
        return sorted(headers, key=lambda header: (header.material.pieces, header.material))

    def bad(self, rules: str | Rules) -> list[TableError]:
        """What is wrong with those tables of a ruleset that cannot be used."""
        return list(self._of(get_rules(rules)).bad.values())

    def file(self, rules: str | Rules, material: Material) -> TableFile:
        """The file of one table; raises :class:`TableError` if it is missing or cannot be used."""
        expect(material, Material, "the material of a table")
        rules = get_rules(rules)
        tables = self._of(rules)
        if material in tables.bad:
            raise TableError(str(tables.bad[material]))
        if material not in tables.files:
            if not has_tables(rules):
                raise MissingTableError(f"{rules.name!r}: {NO_TABLES}")
            if tables.trouble is not None and material.pieces <= BUILT_ON_DEMAND:
                raise NotWrittenError(
                    f"the table for {material} under {rules.name!r} would be built when it is wanted, but cannot be "
                    f"written to {self.folder}: {reason(tables.trouble)}"
                )
            missing = f"there is no table for {material} under {rules.name!r} in {self.folder}"
            if material.pieces <= WITHIN_REACH:
                rules_option = f" --rules {rules.preset or 'FILE'}" if rules.preset != "wtf" else ""
                missing += f"; brandubh tables build --men {material.pieces}{rules_option} builds it"
            else:
                missing += f"; tables of more than {WITHIN_REACH} pieces are too large to build"
            raise MissingTableError(missing)
        return tables.files[material]

    def __contains__(self, board: object) -> bool:
        return isinstance(board, Board) and (
            board.outcome() is not None or Material.of(*board.placement[:2]) in self._of(board.rules).files
        )

    @overload
    def probe(self, board: Board) -> Verdict: ...
    @overload
    def probe(self, board: Board, default: T) -> Verdict | T: ...
    def probe(self, board: Board, default: Any = _RAISE) -> Any:
        """Who wins a position with best play, and in how many plies.

        A position that is in no table raises :class:`MissingTableError`, which says how to build it, or gives the
        ``default`` if there is one; a damaged table raises :class:`TableError`. Only the position counts, not how the
        game came to it.
        """
        expect(board, Board, "a board")
        outcome = board.outcome()
        if outcome is not None:
            return Verdict(outcome.winner, None if outcome.winner is None else 0)
        attackers, defenders, king = board.placement
        # The full check of a position would take longer than all the rest, so it follows only a quick one.
        if (attackers | defenders) & board.rules.closed_to_men or king & king - 1 or not king:
            board.check()
        value = look_up(self._of(board.rules).directory, attackers, defenders, king, board.turn.number)
        if value in (MISSING, DAMAGED):
            try:
                file = self.file(board.rules, Material.of(*board.placement[:2]))
            except MissingTableError:
                if default is _RAISE:
                    raise
                return default
            raise TableError(f"{file.path} is damaged: build it again")
        if value == NEITHER:
            return verdict_when_unforced(board.rules)
        distance = value - 1
        return Verdict(board.turn if distance % 2 else board.turn.other, distance)

    def probe_moves(self, board: Board) -> list[MoveVerdict]:
        """Every legal move with its verdict, best first for the side to move; errors are those of :meth:`probe`."""
        expect(board, Board, "a board")
        turn = board.turn
        board = board.copy(stack=False)
        judged = []
        for move in board.legal_moves:
            verdict = self.probe(board.after(move))
            distance = None if verdict.distance is None else verdict.distance + 1
            judged.append(MoveVerdict(move, Verdict(verdict.winner, distance, verdict.certain)))

        def worth(each: MoveVerdict) -> tuple[int, int]:
            verdict = each.verdict
            sign = 0 if verdict.winner is None else 1 if verdict.winner is turn else -1
            if verdict.distance is None:
                return -sign, 0
            # A win on the board before one by repetition, the sooner the better; a loss the later the better.
            return -2 * sign, sign * verdict.distance

        return sorted(judged, key=worth)

    def mainline(self, board: Board) -> list[Move]:
        """The moves of best play to the end: the winner takes the shortest way, the loser the longest.

        There is none where neither side can force an end.
        """
        expect(board, Board, "a board")
        board, line = board.copy(stack=False), []
        while board.outcome() is None and self.probe(board).distance is not None:
            line.append(self.probe_moves(board)[0].move)
            board = board.after(line[-1])
        return line


def open_tables(folder: str | Path | None = None) -> Tables:
    """The tables in a ``folder``; without one, in the usual place, where the smallest are built if they are not there.

    A folder that is not there raises :class:`MissingTableError`.
    """
    if folder is None:
        return Tables(tables_folder(), small=True)
    expect(folder, (str, Path), "a folder")
    path = Path(folder)
    if not path.is_dir():
        raise MissingTableError(f"there is no folder {folder}")
    return Tables(path)
