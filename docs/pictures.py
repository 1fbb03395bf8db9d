"""The pictures of the rules, made from one table: ``python docs/pictures.py`` writes them, ``--check`` compares.

Each entry says what its picture shows, and the library must agree before it is drawn: the move must be legal, take
exactly these pieces and end the game exactly so, in every ruleset named. So no picture can teach a wrong rule.
"""

import argparse
import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from brandubh import Board, Move, Outcome, Piece, Rules, svg

FOLDER = Path(__file__).parent / "pictures"

FEDERATION = ("wtf", "wtf-de", "wtf-it")
RAVEN = ("raven",)
ALL = FEDERATION + RAVEN
START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"

PIECES = {"attacker": Piece.ATTACKER, "defender": Piece.DEFENDER, "king": Piece.KING}


class WrongPictureError(Exception):
    """A picture that claims what the rules do not say."""


@dataclass(frozen=True, kw_only=True)
class Diagram:
    """A picture and its claims. Squares, and moves, are written with spaces between them."""

    fen: str = ""  # the position before the move; without one the board is empty
    rules: tuple[str | Rules, ...] = ALL  # the rulesets in which everything claimed is so
    unlike: tuple[str | Rules, ...] = ()  # rulesets in which it is not
    line: str = ""  # moves that come before the picture
    move: str = ""  # the move of the picture: drawn as an arrow, the piece on the square it reaches
    captures: str = ""  # all that the move takes: crossed out
    ending: str = ""  # how the game stands after it, such as "attackers by capture"
    forbidden: str = ""  # moves that are not legal before it: their targets are crossed out
    reach: str = ""  # the piece whose destinations are dotted
    rings: str = ""  # pieces to look at
    hostile: str = ""  # hostile squares: red
    area: str = ""  # squares that belong together: blue
    way: str = ""  # the squares of a way out: green
    arrows: str = ""  # more arrows, in blue
    loop: str = ""  # moves played over and over from here ...
    loop_ends: Mapping[str, str] = field(default_factory=dict)  # ... and after how many, and for whom, that ends


def _custom(**fields: object) -> tuple[Rules]:
    return (Rules.from_dict(fields),)


def _by_four(**fields: object) -> tuple[Rules]:
    """Rules in which the king is taken by 4 everywhere."""
    return _custom(king_taken_on_throne=4, king_taken_beside_throne=4, king_taken_elsewhere=4, **fields)


# fmt: off
DIAGRAMS = {
    # Board and movement
    "start": Diagram(fen=START),
    "longest-win": Diagram(fen="4t2/7/2tt2t/7/2t4/2K4/2t4 b", rules=FEDERATION, move="e7-e6"),
    "special-squares": Diagram(area="a1 a7 d4 g1 g7"),
    "move-man": Diagram(fen="7/1K5/4T2/7/7/1t2t2/7 b", reach="e2", rings="e2"),
    "move-corner": Diagram(fen="7/7/4K2/7/t3T2/7/7 b", reach="a3", rings="a3", forbidden="a3-a1 a3-a7"),
    "move-throne": Diagram(fen="7/1K5/7/7/7/1T1t3/7 b", reach="d2", rings="d2", forbidden="d2-d4"),
    "move-throne-taken": Diagram(fen="7/7/7/3K3/7/1T1t3/7 b", reach="d2", rings="d2", forbidden="d2-d5"),
    "move-king": Diagram(fen="7/3t3/1t5/7/7/7/3K3 w", reach="d1", rings="d1"),
    # Capture
    "capture-rank": Diagram(fen="7/7/7/7/1tT3t/7/3K3 b", move="g3-d3", captures="c3", rings="b3 d3"),
    "capture-file": Diagram(fen="7/4T2/4t2/7/t6/2K4/4T2 w", move="e1-e4", captures="e5", rings="e4 e6"),
    "capture-two": Diagram(fen="7/4K2/7/2t4/2T4/tT4t/7 b", move="g2-c2", captures="b2 c3", rings="a2 c2 c4"),
    "capture-three": Diagram(fen="7/7/2t4/2T4/tT1Tt2/7/2t1K2 b",
                             move="c1-c3", captures="b3 c4 d3", rings="a3 c3 c5 e3"),
    "capture-row": Diagram(fen="7/7/7/7/tTT3t/7/3K3 b", move="g3-d3", rings="a3 d3"),
    "capture-diagonal": Diagram(fen="7/5K1/7/1t5/2T4/6t/7 b", move="g2-d2", rings="b4 d2"),
    "capture-entering": Diagram(fen="7/7/7/7/1t1t3/7/2TK3 w", move="c1-c3", rings="b3 d3"),
    "capture-returning": Diagram(fen="7/7/7/7/1t1t3/7/2TK3 w", line="c1-c3 d3-f3 d1-e1",
                                 move="f3-d3", captures="c3", rings="b3 d3"),
    "capture-king-moves": Diagram(fen="7/7/7/7/1Tt3K/7/3t3 w", move="g3-d3", captures="c3", rings="b3 d3"),
    "capture-king-behind": Diagram(fen="7/7/7/7/1Kt3T/7/3t3 w", move="g3-d3", captures="c3", rings="b3 d3"),
    # Hostile squares
    "corner-defender": Diagram(fen="7/5K1/7/7/7/2t4/1T5 b", move="c2-c1", captures="b1", rings="c1", hostile="a1"),
    "corner-attacker": Diagram(fen="7/6t/2T4/t6/7/4K2/7 w", move="c5-g5", captures="g6", rings="g5", hostile="g7"),
    "corner-entering": Diagram(fen="7/7/7/7/7/1T5/2t1K2 w", move="b2-b1", rings="c1", hostile="a1"),
    "edge": Diagram(fen="7/7/7/7/T2t3/7/1t2K2 b", move="d3-b3", rings="b3"),
    "throne-attacker": Diagram(fen="7/7/1T5/2t4/7/2K4/1t5 w", rules=FEDERATION, unlike=RAVEN,
                               move="b5-b4", captures="c4", rings="b4", hostile="d4"),
    "throne-defender": Diagram(fen="7/7/1t5/2T4/7/2K4/1t5 b", rules=FEDERATION, unlike=RAVEN,
                               move="b5-b4", captures="c4", rings="b4", hostile="d4"),
    "throne-shield": Diagram(fen="7/7/1t5/2TK3/7/7/1t5 b", move="b5-b4", rings="b4"),
    "throne-king": Diagram(fen="7/7/1T5/2tK3/7/7/1t5 w", move="b5-b4", captures="c4", rings="b4 d4"),
    "throne-raven-attacker": Diagram(fen="7/7/1T5/2t4/7/2K4/1t5 w", rules=RAVEN, unlike=FEDERATION,
                                     move="b5-b4", rings="b4"),
    "throne-raven-defender": Diagram(fen="7/7/1t5/2T4/7/2K4/1t5 b", rules=RAVEN, unlike=FEDERATION,
                                     move="b5-b4", rings="b4"),
    # The king's capture
    "king-open": Diagram(fen="7/7/7/7/1tK3t/7/7 b",
                         move="g3-d3", captures="c3", ending="attackers by capture", rings="b3 d3"),
    "king-edge": Diagram(fen="7/7/7/7/3t3/7/1tK4 b",
                         move="d3-d1", captures="c1", ending="attackers by capture", rings="b1 d1"),
    "king-corner": Diagram(fen="7/6K/2t4/7/7/7/1t5 b",
                           move="c5-g5", captures="g6", ending="attackers by capture", rings="g5", hostile="g7"),
    "king-entering": Diagram(fen="7/7/7/7/1t1t3/7/2K4 w", move="c1-c3", rings="b3 d3"),
    "king-beside-safe": Diagram(fen="3t3/7/3K3/7/7/t6/7 b", move="d7-d6", rings="d6"),
    "king-beside": Diagram(fen="7/7/2tK1t1/7/7/7/1t5 b",
                           move="f5-e5", captures="d5", ending="attackers by capture", rings="c5 e5"),
    "king-throne-four": Diagram(fen="3t3/7/7/2tKt2/3t3/7/7 b", rules=FEDERATION,
                                move="d7-d5", captures="d4", ending="attackers by capture", rings="c4 d3 d5 e4"),
    "king-throne-three": Diagram(fen="7/7/3t3/2tK1t1/7/7/7 b", rules=FEDERATION, unlike=RAVEN,
                                 move="f4-e4", rings="c4 d5 e4"),
    "king-throne-raven": Diagram(fen="7/7/3t3/2tK1t1/7/7/7 b", rules=RAVEN, unlike=FEDERATION,
                                 move="f4-e4", captures="d4", ending="attackers by capture", rings="c4 e4"),
    # Endings
    "escape": Diagram(fen="7/7/7/1t4t/7/3t3/2T2K1 w", move="f1-g1", ending="defenders by escape"),
    "escape-capturing": Diagram(fen="7/7/7/7/K2t3/7/1tT4 w",
                                move="a3-a1", captures="b1", ending="defenders by escape", rings="a1 c1"),
    "last-attacker": Diagram(fen="7/7/7/7/7/2T4/1t2K2 w",
                             move="c2-c1", captures="b1", ending="defenders by no_men", rings="c1", hostile="a1"),
    "blocked-attackers": Diagram(fen="1tK4/3T3/7/7/7/7/7 w", rules=FEDERATION, unlike=RAVEN,
                                 move="d6-b6", ending="defenders by no_moves", rings="b7"),
    "blocked-king": Diagram(fen="7/7/7/7/7/4t2/2tKt2 b", rules=FEDERATION, unlike=RAVEN,
                            move="e2-d2", ending="attackers by no_moves", rings="d1"),
    "blocked-raven": Diagram(fen="7/7/7/7/7/4t2/2tKt2 b", rules=RAVEN, unlike=FEDERATION,
                             move="e2-d2", ending="draw by no_moves", rings="d1"),
    # Encirclement
    "ring": Diagram(fen="2t4/3t3/4t2/1t1KTt1/2tTt2/3t3/7 b", rules=FEDERATION, unlike=RAVEN,
                    move="c7-c5", ending="attackers by encirclement", area="c4 d3 d4 d5 e4"),
    "ring-on-edge": Diagram(fen="7/7/4t2/7/2tt3/1tK4/2tt3 b", rules=FEDERATION, unlike=RAVEN,
                            move="e5-e2", ending="attackers by encirclement", area="c2 d2"),
    "ring-by-capture": Diagram(fen="4t2/5Tt/7/7/2tt3/1tK1t2/2tt3 b", rules=FEDERATION, unlike=RAVEN,
                               move="e7-e6", captures="f6", ending="attackers by encirclement",
                               rings="e6 g6", area="c2 d2"),
    "no-ring-outside": Diagram(fen="2t4/3t3/4t2/1t1KTt1/2t1t2/3t3/1T5 b",
                               move="c7-c5", rings="b1", area="c4 d3 d4 d5 e4"),
    "no-ring-gap": Diagram(fen="7/1t1t3/4t2/1t1KTt1/2tTt2/3t3/7 b", move="b6-b5", way="d4 d5 c5 c6 c7"),
    "no-ring-edge": Diagram(fen="7/7/7/7/2t4/1tKt3/1t3t1 b", move="f1-d1", way="c1 c2"),
    # Repetition
    "loop": Diagram(
        fen=START, arrows="d1-c1 d3-c3", loop="d1-c1 d3-c3 c1-d1 c3-d3",
        loop_ends={"wtf": "12 attackers", "wtf-de": "12 attackers", "wtf-it": "12 attackers", "raven": "8 draw"}),
    "loops-two": Diagram(
        fen=START, arrows="d1-c1 d3-c3 d7-c7 d5-c5", loop="d1-c1 d3-c3 c1-d1 c3-d3 d7-c7 d5-c5 c7-d7 c5-d5",
        loop_ends={"wtf": "16 attackers", "wtf-de": "12 attackers", "wtf-it": "16 attackers", "raven": "8 draw"}),
    "loop-defenders-free": Diagram(
        fen="3Kt2/7/7/7/7/7/1t2t2 b", arrows="b1-b7 d7-d1", loop="b1-b7 d7-d1 b7-b1 d1-d7",
        loop_ends={"wtf": "12 attackers", "wtf-de": "12 attackers", "wtf-it": "12 attackers", "raven": "8 draw"}),
    "loop-attackers-free": Diagram(
        fen="3t3/2K1t2/1t5/7/1t5/7/7 b", arrows="b5-c5 c6-b6", loop="b5-c5 c6-b6 c5-b5 b6-c6",
        loop_ends={"wtf": "12 defenders", "wtf-de": "12 defenders", "wtf-it": "12 attackers", "raven": "8 draw"}),
    # Custom rules
    "custom-edge-escape": Diagram(fen="7/2t4/7/1t3K1/4t2/7/7 w", rules=_custom(escape="edges"), unlike=ALL,
                                  move="f4-g4", ending="defenders by escape"),
    "custom-unarmed": Diagram(fen="7/7/7/7/1Tt3K/7/3t3 w", rules=_custom(king_armed=False), unlike=ALL,
                              move="g3-d3", rings="b3 d3"),
    "custom-unarmed-throne": Diagram(fen="7/7/1T5/2tK3/7/7/1t5 w", rules=_custom(king_armed=False),
                                     unlike=_custom(king_armed=False, throne_hostile_to_attackers="when-empty"),
                                     move="b5-b4", captures="c4", rings="b4", hostile="d4"),
    "custom-throne-always": Diagram(fen="7/7/1t5/2TK3/7/7/1t5 b",
                                    rules=_custom(throne_hostile_to_defenders="always"), unlike=ALL,
                                    move="b5-b4", captures="c4", rings="b4", hostile="d4"),
    "custom-throne-king": Diagram(fen="3t3/7/3K3/7/7/t6/7 b", unlike=ALL,
                                  rules=(*_custom(throne_hostile_to_king="when-empty"),
                                         *_custom(throne_hostile_to_king="always")),
                                  move="d7-d6", captures="d5", ending="attackers by capture",
                                  rings="d6", hostile="d4"),
    "custom-corners": Diagram(fen="7/5K1/7/7/7/2t4/1T5 b", rules=_custom(corners_hostile=False), unlike=ALL,
                              move="c2-c1", rings="c1"),
    "custom-no-crossing": Diagram(fen="7/1K5/7/7/7/1T1t3/7 b", rules=_custom(men_may_cross=False), unlike=ALL,
                                  reach="d2", rings="d2", forbidden="d2-d4 d2-d5"),
    "custom-no-return": Diagram(fen="3t3/7/7/7/7/3K3/7 w", rules=_custom(king_may_return=False), unlike=ALL,
                                reach="d2", rings="d2", forbidden="d2-d4"),
    "custom-four": Diagram(fen="7/7/7/2t4/1tK3t/2t4/7 b", rules=_by_four(),
                           move="g3-d3", captures="c3", ending="attackers by capture", rings="b3 c2 c4 d3"),
    "custom-four-not-two": Diagram(fen="7/7/7/7/1tK3t/7/7 b", rules=_by_four(), unlike=ALL,
                                   move="g3-d3", rings="b3 d3"),
    "custom-four-edge": Diagram(fen="7/7/7/7/3t3/2t4/1tK4 b", rules=_by_four(),
                                move="d3-d1", captures="c1", ending="attackers by capture", rings="b1 c2 d1"),
    "custom-four-corner": Diagram(fen="7/7/7/7/7/1tt4/1K5 b",
                                  rules=_by_four(), unlike=_by_four(corners_hostile=False), move="c2-c1",
                                  captures="b1", ending="attackers by capture", rings="b2 c1", hostile="a1"),
    "custom-four-beside": Diagram(fen="3t3/7/2tKt2/7/7/7/7 b", rules=_by_four(), unlike=ALL, move="d7-d6",
                                  captures="d5", ending="attackers by capture", rings="c5 d6 e5", hostile="d4"),
    "custom-no-encirclement": Diagram(fen="7/7/4t2/7/2tt3/1tK4/2tt3 b", rules=_custom(encirclement=False),
                                      unlike=FEDERATION, line="e5-e2",
                                      move="c2-d2", captures="d3", rings="d2", hostile="d4"),
}
# fmt: on


def draw(name: str) -> str:
    """The picture of an entry, once all that it claims is found to be so."""
    diagram = DIAGRAMS[name]
    if not diagram.fen:
        return _picture(diagram, {}, ())
    for rules in diagram.rules:
        if problem := _problem(diagram, rules):
            raise WrongPictureError(f"{name}: {problem} ({rules})")
    for rules in diagram.unlike:
        if not _problem(diagram, rules):
            raise WrongPictureError(f"{name}: all of it is so in {rules} too")
    board = Board(diagram.fen, rules=diagram.rules[0]).play_all(diagram.line.split())
    pieces = board.pieces()
    if diagram.move:
        # The moved piece has arrived and its victims are still there: that is when a capture can be seen.
        move = Move.from_text(diagram.move)
        pieces[move.target] = pieces.pop(move.origin)
    return _picture(diagram, pieces, board.destinations(diagram.reach) if diagram.reach else ())


def _problem(diagram: Diagram, rules: str | Rules) -> str | None:
    """What of a diagram's claims is not so in a ruleset."""
    board = Board(diagram.fen, rules=rules)
    if not board.is_valid():
        return str(board.status())
    if board.play_all(diagram.line.split()).is_game_over() and (diagram.move or diagram.loop):
        return f"too late: {board.outcome()}"
    for text in diagram.forbidden.split():
        if Move.from_text(text) in board.legal_moves:
            return f"{text} is legal"
    if diagram.move:
        move = Move.from_text(diagram.move)
        if move not in board.legal_moves:
            return f"{move} is not legal"
        if board.captures(move) != set(diagram.captures.split()):
            return f"the move is {board.text(move)}"
        board.push(move)
    if _ending(board.outcome()) != diagram.ending:
        return f"the ending is {_ending(board.outcome()) or 'none'}"
    return _loop_problem(diagram, board) if diagram.loop else None


def _loop_problem(diagram: Diagram, board: Board) -> str | None:
    for text in 5 * diagram.loop.split():
        board.push_text(text)
        if (outcome := board.outcome()) is not None:
            found = f"{board.ply} {outcome.winner or 'draw'}"
            return None if found == diagram.loop_ends[board.rules.name] else f"the loop ends like this: {found}"
    return "the loop does not end"


def _ending(outcome: Outcome | None) -> str:
    return f"{outcome.winner or 'draw'} by {outcome.termination}" if outcome else ""


def _picture(diagram: Diagram, pieces: Mapping[str, Piece], dots: Collection[str]) -> str:
    marks = {
        **dict.fromkeys(dots, "dot"),
        **dict.fromkeys(diagram.hostile.split(), "square-red"),
        **dict.fromkeys(diagram.area.split(), "square-blue"),
        **dict.fromkeys(diagram.way.split(), "square-green"),
        **dict.fromkeys(diagram.rings.split(), "ring"),
        **dict.fromkeys(diagram.captures.split(), "cross"),
        **{Move.from_text(text).target: "cross" for text in diagram.forbidden.split()},
    }
    move = Move.from_text(diagram.move) if diagram.move else None
    arrows = [svg.Arrow(move.origin, move.target)] if move else []
    for way in map(Move.from_text, diagram.arrows.split()):
        arrows.append(svg.Arrow(way.origin, way.target, "blue"))
    return svg.board(pieces, last_move=move, marks=marks, arrows=arrows) + "\n"


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture: the name of its file, and its text."""
    for name, piece in PIECES.items():
        yield f"piece-{name}.svg", svg.piece(piece) + "\n"
    for name in DIAGRAMS:
        yield f"{name}.svg", draw(name)


def stale() -> list[str]:
    """The files that are missing, not as they should be, or belong to no entry."""
    wanted = dict(pictures())
    found = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.svg")}
    return sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))


def write() -> None:
    """Write all pictures, and remove those that belong to no entry."""
    wanted = dict(pictures())
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.svg"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, "utf-8", newline="\n")


def main() -> int:
    """Write the pictures, or compare them."""
    parser = argparse.ArgumentParser(description="Make the pictures of the rules page.")
    parser.add_argument("--check", action="store_true", help="only say which pictures are not current")
    if not parser.parse_args().check:
        write()
        return 0
    names = stale()
    for name in names:
        print(f"{FOLDER / name} is not current: run python docs/pictures.py")
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main())
