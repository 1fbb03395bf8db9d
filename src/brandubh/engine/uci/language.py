"""The words of UCI, which the program and the client share: options, positions, limits, moves and reports as text.

The board is imported where it is used, so that the program can introduce itself before the compiler is loaded.
"""

import contextlib
import dataclasses
import re
from typing import TYPE_CHECKING

from brandubh.engine.limits import Clock, Limit
from brandubh.errors import BrandubhError, quote
from brandubh.move import Move
from brandubh.pieces import Side

if TYPE_CHECKING:
    from brandubh.board import Board
    from brandubh.engine.score import Info

LONGEST_LINE = 1 << 20
"""In bytes; a game of a hundred thousand moves fits."""

GO_NUMBERS = {
    "depth": (1, 999),
    "nodes": (1, 10**15),
    "movetime": (0, 10**10),
    "wtime": (-(10**10), 10**10),  # a clock that has run out may be below zero
    "btime": (-(10**10), 10**10),
    "winc": (0, 10**10),
    "binc": (0, 10**10),
    "movestogo": (0, 999),
    "mate": (1, 999),
    "perft": (0, 20),
}
"""The words of ``go`` that a number follows, with the least and the greatest."""

_WAITS_FOR = {"infinite": "stop", "ponder": "ponderhit"}
_GO_WORDS = {*GO_NUMBERS, *_WAITS_FOR, "searchmoves"}


# Numbers


def whole_number(what: str, text: str, low: int, high: int) -> int:
    """Read a whole number within bounds.

    >>> whole_number("go depth", "+12", 1, 999)
    12
    """
    if re.fullmatch("[+-]?[0-9]{1,18}", text, re.ASCII) is None or not low <= int(text) <= high:
        raise BrandubhError(f"{what} is a whole number from {low} to {high}, not {quote(text)}")
    return int(text)


# Options


@dataclasses.dataclass(frozen=True, slots=True)
class Option:
    """An engine's option as UCI knows them.

    >>> Option("Hash", "spin", "64", low=1, high=4096).declaration()
    'option name Hash type spin default 64 min 1 max 4096'
    """

    name: str  # as the engine spells it
    kind: str  # spin (a number), check (true or false), combo (one of choices), string, or button (no value)
    default: str = ""  # its value at the beginning, as text
    low: int = -(10**18)  # the least number
    high: int = 10**18  # the greatest number
    choices: tuple[str, ...] = ()  # of a combo

    def declaration(self) -> str:
        """The line that declares the option."""
        line = f"option name {self.name} type {self.kind}"
        if self.kind != "button":
            line += f" default {self.default or '<empty>'}"
        if self.kind == "spin":
            line += f" min {self.low} max {self.high}"
        return line + "".join(f" var {choice}" for choice in self.choices)

    def read(self, text: str) -> str | int | bool:
        """The value that a text stands for, if it is one that the option can have."""
        if self.kind == "spin":
            return whole_number(self.name, text, self.low, self.high)
        if self.kind == "check":
            if text.lower() not in ("true", "false"):
                raise BrandubhError(f"{self.name} is true or false, not {quote(text)}")
            return text.lower() == "true"
        if self.kind == "combo":
            for choice in self.choices:
                if choice.lower() == text.lower():
                    return choice
            raise BrandubhError(f"{self.name} is one of {', '.join(self.choices)}, not {quote(text)}")
        return "" if text == "<empty>" else text


def read_option(line: str) -> Option | None:
    """An option from the line that declares it; None if the line is not such a one.

    >>> read_option("option name Skill Level type spin default 8 min 1 max 8").name
    'Skill Level'
    """
    head = re.fullmatch(r"option\s+name\s+(\S.*?)\s+type\s+(spin|check|combo|string|button)(\s.*)?", line.strip())
    if head is None:
        return None
    parts = re.split(r"\s(default|min|max|var)(?=\s|$)", head[3] or "")
    pairs = [(word, text.strip()) for word, text in zip(parts[1::2], parts[2::2], strict=True)]
    bounds = {word: int(text) for word, text in pairs if word in ("min", "max") and re.fullmatch("-?[0-9]{1,18}", text)}
    return Option(
        head[1],
        head[2],
        dict(pairs).get("default", "").replace("<empty>", ""),
        bounds.get("min", -(10**18)),
        bounds.get("max", 10**18),
        tuple(text for word, text in pairs if word == "var"),
    )


# Positions and limits


def position_command(board: "Board") -> str:
    """The ``position`` command for a board and how it came about.

    >>> from brandubh.board import Board
    >>> position_command(Board().play_all(["d2-e2"]))
    'position startpos moves d2e2'
    """
    from brandubh.board import Board

    root = board.root()
    start = "startpos" if root == Board(rules=board.rules) else f"fen {root.fen()}"
    moves = "".join(f" {move.uci()}" for move in board.move_stack)
    return f"position {start}" + (f" moves{moves}" if moves else "")


def go_command(limit: Limit, turn: Side, *, ponder: bool = False) -> str:
    """The ``go`` command for a limit; White, whose clock is ``wtime``, are the defenders.

    >>> go_command(Limit(depth=6, time=0.5), Side.ATTACKERS)
    'go depth 6 movetime 500'
    """
    words = ["go ponder" if ponder else "go"]
    own = "w" if turn is Side.DEFENDERS else "b"
    clock = limit.clock
    numbers = {
        "depth": limit.depth,
        "nodes": limit.nodes,
        "movetime": None if limit.time is None else _milliseconds(limit.time),
        f"{own}time": None if clock is None else _milliseconds(clock.remaining),
        f"{own}inc": None if clock is None else round(1000 * clock.increment),
        "movestogo": None if clock is None else clock.moves_to_go,
        "mate": limit.wins_in,
    }
    words += [f"{word} {number}" for word, number in numbers.items() if number is not None]
    if not has_end(limit) and not ponder:
        words.append("infinite")
    if limit.moves:
        words.append("searchmoves " + " ".join(move.uci() for move in limit.moves))
    return " ".join(words)


def _milliseconds(seconds: float) -> int:
    return max(1, round(1000 * seconds))


def has_end(limit: Limit) -> bool:
    """Whether a search with this limit ends by itself."""
    return limit.has_end


def read_go(words: list[str], board: "Board") -> tuple[Limit, str, int | None]:
    """The limit, the command that bestmove must wait for (stop, ponderhit), and the depth of perft if that is asked."""
    numbers: dict[str, int] = {}
    moves: list[Move] = []
    waits_for = ""
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word in GO_NUMBERS:
            if not rest:
                raise BrandubhError(f"go {word} needs a number")
            numbers[word] = whole_number(f"go {word}", rest.pop(0), *GO_NUMBERS[word])
        elif word in _WAITS_FOR:
            waits_for = _WAITS_FOR[word]
        elif word == "searchmoves":
            while rest and rest[0] not in _GO_WORDS:
                moves.append(board.parse_text(rest.pop(0)))
            if not moves:
                raise BrandubhError("go searchmoves needs moves")
        else:
            raise BrandubhError(f"go has no {quote(word)}; help says what it has")
    clock = None
    if "wtime" in numbers or "btime" in numbers:
        own = "w" if board.turn is Side.DEFENDERS else "b"
        remaining, increment = (max(0, numbers.get(own + word, 0)) / 1000 for word in ("time", "inc"))
        clock = Clock(remaining, increment, numbers.get("movestogo") or None)
    seconds = max(1, numbers["movetime"]) / 1000 if "movetime" in numbers else None
    limit = Limit(numbers.get("depth"), numbers.get("nodes"), seconds, clock, numbers.get("mate"), tuple(moves))
    return limit, waits_for, numbers.get("perft")


# Reports


def info_line(info: "Info", turn: Side, *, wdl: bool = False) -> str:
    """The ``info`` line for a report on a search by the side to move, on demand with its win, draw and loss.

    >>> from brandubh.engine.score import Info, Score
    >>> info_line(Info(Score(Side.ATTACKERS, wins_in=2), (Move.from_text("d2-e2"),), depth=3), Side.DEFENDERS)
    'info depth 3 seldepth 0 multipv 1 score mate -2 nodes 0 nps 0 hashfull 0 tbhits 0 time 0 pv d2e2'
    """
    score = info.score.of(turn)
    words = [f"info depth {info.depth} seldepth {info.seldepth} multipv {info.multipv} score {score.uci()}"]
    if info.wdl is not None and wdl:
        words.append("wdl {} {} {}".format(*(info.wdl if info.score.side is turn else info.wdl[::-1])))
    words.append(f"nodes {info.nodes} nps {info.nps} hashfull {info.hashfull} tbhits {info.tbhits}")
    words.append(f"time {round(1000 * info.seconds)}")
    if info.pv:
        words.append("pv " + " ".join(move.uci() for move in info.pv))
    return " ".join(words)


def read_info(line: str, board: "Board") -> "Info | None":
    """What an ``info`` line says of a search on this board; None if it names no score, or only a bound of one.

    Moves that are not legal end the line of moves, so that it can always be played out.

    >>> from brandubh.board import Board
    >>> info = read_info("info depth 3 score mate -2 nodes 99 pv d2e2 c4c2 a1a2", Board())
    >>> print(info.score, *info.pv)
    the defenders win in 2 d2-e2 c4-c2
    """
    from brandubh.engine.score import Info, Score

    words = iter(line.split()[1:])
    numbers: dict[str, int] = {}
    score: Score | None = None
    wdl: tuple[int, int, int] | None = None
    pv: list[Move] = []
    try:
        for word in words:
            if word in ("depth", "seldepth", "multipv", "nodes", "hashfull", "tbhits", "time"):
                numbers[word] = int(next(words))
            elif word == "score":
                kind, number = next(words), int(next(words))
                score = Score(board.turn, **{{"cp": "centimen", "mate": "wins_in"}[kind]: number})
            elif word == "wdl":
                wdl = (int(next(words)), int(next(words)), int(next(words)))
            elif word in ("string", "lowerbound", "upperbound"):
                return None
            elif word == "pv":
                after = board.copy()
                with contextlib.suppress(BrandubhError):
                    for text in words:
                        move = Move.from_uci(text)
                        after.push(move)
                        pv.append(move)
    except (ValueError, KeyError, StopIteration):
        return None
    if score is None:
        return None
    seconds = numbers.pop("time", 0) / 1000
    return Info(score, tuple(pv), seconds=seconds, wdl=wdl, **numbers)
