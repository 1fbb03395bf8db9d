"""Hypothesis strategies: rulesets, positions, games in progress, and hostile text."""

import contextlib
import random
from typing import Any

from hypothesis import strategies as st

from brandubh import PRESETS, Board, Game, Rules, Side
from brandubh.errors import BrandubhError
from brandubh.game import Color, Drawing, Evaluation, Node
from brandubh.pieces import RESTRICTED, SQUARE_NUMBERS, SQUARES, Piece

MEN_SQUARES = [square for square in SQUARES if square not in RESTRICTED]

CHOICES: dict[str, list[Any]] = {
    "first": ["attackers", "defenders"],
    "throne_hostile_to_attackers": ["never", "when-empty", "always"],
    "throne_hostile_to_defenders": ["never", "when-empty", "always"],
    "throne_hostile_to_king": ["never", "when-empty", "always"],
    "corners_hostile": [True, False],
    "king_may_return": [True, False],
    "men_may_cross": [True, False],
    "throne_restricted": [True, False],
    "corners_restricted": [True, False],
    "king_range": ["any", "one"],
    "men_range": ["any", "one"],
    "king_armed": [True, False],
    "king_taken_on_throne": [2, 4],
    "king_taken_beside_throne": [2, 4],
    "king_taken_elsewhere": [2, 4],
    "king_taken_at_edge": ["as-elsewhere", "by-two", "by-three", "never"],
    "throne_counts_as_closed": [True, False],
    "escape": ["corners", "edges"],
    "encirclement": [True, False],
    "no_moves": ["loss", "draw"],
    "repetition": ["three-loops", "third-loop", "fourth-time", "third-time", "second-time", "none"],
    "repetition_verdict": ["choice", "defenders-lose", "draw", "none"],
}
"""Every field of a ruleset but its name and start, with every value."""


def random_rules(rng: random.Random) -> Rules:
    """A ruleset with every field left to chance."""
    return Rules.from_dict({field: rng.choice(values) for field, values in CHOICES.items()})


def random_set_up(rng: random.Random, rules: Rules) -> Board:
    """A possible position with few or many pieces, anywhere."""
    most_attackers, most_defenders = rules.most_men
    attackers, defenders = rng.randint(1, most_attackers), rng.randint(0, most_defenders)
    open_to_men = [square for square in SQUARES if not rules.closed_to_men >> SQUARE_NUMBERS[square] & 1]
    men = rng.sample(open_to_men, attackers + defenders)
    pieces = dict.fromkeys(men[:attackers], Piece.ATTACKER) | dict.fromkeys(men[attackers:], Piece.DEFENDER)
    pieces[rng.choice([square for square in SQUARES if square not in men])] = Piece.KING
    return Board.from_pieces(pieces, rng.choice(list(Side)), rules=rules)


presets = st.sampled_from(list(PRESETS.values()))
custom_rules = st.fixed_dictionaries({field: st.sampled_from(values) for field, values in CHOICES.items()}).map(
    Rules.from_dict
)
rulesets = presets | custom_rules


@st.composite
def set_ups(draw: st.DrawFn) -> Board:
    """A possible position of any ruleset."""
    return random_set_up(random.Random(draw(st.integers(0, 2**32))), draw(rulesets))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board with some history, from the start or from a set-up position."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    rules = draw(rulesets)
    board = draw(st.sampled_from([Board(rules=rules), random_set_up(rng, rules)]))
    for _ in range(draw(st.integers(0, 30))):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))
    return board


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game with variations, comments, symbols, clocks, evaluations and drawings."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    rules = draw(rulesets)
    fen = draw(st.sampled_from([None, random_set_up(rng, rules).fen()]))
    headers = draw(st.dictionaries(st.sampled_from(["Event", "Attackers", "Defenders", "Note"]), st.text(max_size=20)))
    game = Game(fen, rules=rules, headers=headers)
    nodes = [game.root]
    game.root.drawings = draw(_drawings)
    game.root.comment = draw(st.text(max_size=20))
    for _ in range(draw(st.integers(0, 12))):
        node = nodes[-1] if rng.random() < 0.7 else rng.choice(nodes)
        moves = list(game.board(node).legal_moves)
        if moves:
            nodes.append(_annotated(draw, game.add(rng.choice(moves), node)))
    if draw(st.booleans()):
        with contextlib.suppress(BrandubhError):  # it may be over on the board
            if draw(st.booleans()):
                game.agree_draw()
            else:
                game.resign(Side.ATTACKERS)
    return game


_squares = st.sampled_from(SQUARES)
_drawings = st.lists(st.builds(Drawing, st.sampled_from(Color), _squares, _squares), max_size=3).map(
    lambda drawn: sorted(drawn, key=lambda drawing: not drawing.is_ring)  # as files have them
)


def _annotated(draw: st.DrawFn, node: Node) -> Node:
    node.comment = draw(st.text(max_size=12))
    node.symbols = draw(st.lists(st.integers(0, 255), max_size=2))
    node.clock = draw(st.none() | st.integers(0, 10**7).map(lambda milliseconds: milliseconds / 1000))
    node.evaluation = draw(
        st.none()
        | st.integers(-99999, 99999).map(lambda value: Evaluation(centimen=value))
        | st.integers(-999, 999).map(lambda value: Evaluation(wins_in=value))
    )
    node.drawings = draw(_drawings)
    if node.parent is not None and node.parent.variations[0] is not node:
        node.starting_comment = draw(st.text(max_size=12))
    return node


near_texts = st.lists(
    st.sampled_from([*'tTKabcg1234567/ -x.()[]{}$!?*;%\\"\n', "d2-e2", "1.", "1-0", '[Rules "raven"]\n', "[%clk", "²"]),
    max_size=40,
).map("".join)
"""Text made of the words of the notations, where bugs hide."""

any_texts = st.text() | near_texts
