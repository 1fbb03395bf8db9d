"""The kernel against the slow, literal second implementation of the rules: move by move, on random games.

Uniformly random play hardly ever ends by repetition, encirclement or lack of moves, so positions are set up at
random as well, games like to go back and forth, and some begin next to a closed ring.
"""

import dataclasses
import itertools
import random
from collections import Counter

import pytest

from brandubh import PRESETS, Board, Move, Rules
from brandubh.kernel.threats import king_threats, open_lines
from brandubh.pieces import SQUARE_NUMBERS, square_names
from brandubh.rules import Repetition
from tests.support.reference import PRESETS as REFERENCE_PRESETS
from tests.support.reference import Reference, literal
from tests.support.strategies import random_rules, random_set_up

PLIES = 100_000
PARTS = 8
PARTS_BY_GATE = [*range(2), *(pytest.param(part, marks=pytest.mark.long) for part in range(2, PARTS))]

NEAR_A_RING = [
    "7/3tt2/t2T1t1/2tKTt1/3tt2/7/7 b",
    "7/6T/3t3/7/2tt3/1tK1t2/2tt3 b",
    "7/7/7/2t4/1tKt3/1t1t3/5t1 b",
    "2t4/7/7/1t5/t1Kt3/tT1t3/1tt4 b",
    "7/3t3/2tTt2/1tTKTt1/2tT3/3tt2/7 b",
]
NEAR_NO_MOVES = ["1tK4/1T5/7/7/7/7/7 b", "1tK4/2T4/7/7/7/7/7 w", "7/7/tt5/K6/t6/7/7 b", "7/7/tt5/KT5/tt5/7/7 b"]


def new_board(rng: random.Random, repetition: Repetition | None = None) -> Board:
    rules = rng.choice(list(PRESETS.values())) if rng.random() < 0.5 else random_rules(rng)
    if repetition is not None:
        rules = dataclasses.replace(rules, repetition=repetition)
    kind = rng.random()
    if kind < 0.35:
        return Board(rules=rules)
    if kind < 0.65:
        return random_set_up(rng, rules)
    board = Board(rng.choice(NEAR_A_RING + NEAR_NO_MOVES), rules=rules)
    return board.transform(rng.randrange(8)).copy(stack=False)


def compare(board: Board, reference: Reference) -> list[Move]:
    """See that both know the same moves and the same ending."""
    moves = list(board.legal_moves)
    assert {str(move) for move in moves} == reference.legal_moves(), board
    assert len(board.legal_moves) == len(moves) == len(set(moves))
    outcome = board.outcome()
    assert reference.outcome() == (outcome and (outcome.winner, outcome.termination)), board
    return moves


def rare_ending(board: Board, moves: list[Move]) -> Move | None:
    """A move that ends the game as random play hardly ever does."""
    for move in moves:
        board.push(move)
        outcome = board.outcome()
        board.pop()
        if outcome and outcome.termination in ("no_men", "encirclement", "no_moves"):
            return move
    return None


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS_BY_GATE)
def test_random_games_agree_with_the_literal_rules(part: int) -> None:
    _compare_plies(PLIES // PARTS, seed=part)


def test_a_few_random_games_agree_with_the_literal_rules() -> None:
    _compare_plies(2_000, seed=12345)


def _compare_plies(plies: int, seed: int) -> None:
    rng = random.Random(seed)
    total = plies
    endings: Counter[str] = Counter()
    while plies > 0:
        board = new_board(rng)
        reference = Reference(board.rules.to_dict(), board.fen())
        shuttling = rng.choice([0.0, 0.0, 0.95])
        for _ in range(120):
            moves = compare(board, reference)
            if not moves:
                break
            move = rng.choice(moves)
            if rng.random() < 0.3:
                move = rare_ending(board, moves) or move
            if board.ply >= 2 and rng.random() < shuttling:
                last = board.move_stack[-2]
                back = Move(last.target, last.origin)
                move = back if back in board.legal_moves else move
            assert board.captures(move) == reference.captures(str(move)), (board, move)
            board.push(move)
            reference.play(str(move))
            assert board.fen() == reference.fen()
            plies -= 1
        outcome = board.outcome()
        endings[outcome.termination if outcome else "none"] += 1
    # The comparison means little if some kind of ending never came up.
    assert set(endings) >= {"escape", "capture", "repetition"}, endings
    if total >= PLIES // PARTS:
        assert set(endings) >= {"no_men", "encirclement", "no_moves"}, endings


LOOPING_PLIES = 24_000


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS_BY_GATE)
def test_games_that_go_round_on_purpose_agree_with_the_literal_rules(part: int) -> None:
    _compare_loops(LOOPING_PLIES // PARTS, seed=part)


def test_a_few_games_that_go_round_agree_with_the_literal_rules() -> None:
    _compare_loops(1_000, seed=12345)


# The loops that need a third time are the rarest to end a game.
TRIGGERS = [*Repetition, Repetition.THREE_LOOPS, Repetition.THIRD_LOOP, Repetition.THIRD_LOOP]

# Which loop is played when: A A A, A A B A, A B A B, A B C and so on, over and over.
MIXTURES = ["A", "A", "A", "AB", "AAB", "ABC", "AABB", "ABAC", "AABC", "ABCB", "AAAB", "ABBC"]


def _compare_loops(plies: int, seed: int) -> None:
    """Games of a few loops that all lead back to one position, in all mixtures, with the warning before each move."""
    rng = random.Random(seed)
    endings: Counter[tuple[str, int]] = Counter()
    for repetition in itertools.cycle(TRIGGERS):
        if plies <= 0:
            break
        board = new_board(rng, repetition)
        for _ in range(rng.randrange(6)):
            if board.legal_moves:
                board.push(rng.choice(list(board.legal_moves)))
        board = board.copy(stack=False)
        loops = {name: _loop(board, rng) for name in "ABC"}
        if not all(loops.values()):
            continue
        reference = Reference(board.rules.to_dict(), board.fen())
        mixture = rng.choice(MIXTURES)
        for turn in range(8):
            name = rng.choice("ABC") if rng.random() < 0.05 else mixture[turn % len(mixture)]
            for move in loops[name]:
                if board.is_game_over():
                    break
                warning = board.repetition_warning(move)
                said = warning and (warning.occurrences, warning.loser, warning.final)
                assert said == reference.warning(str(move)), (board, move)
                board.push(move)
                reference.play(str(move))
                compare(board, reference)
                plies -= 1
        if board.is_game_over():
            endings[board.rules.repetition, board.occurrences()] += 1
    found = {(trigger, min(times, 7)) for trigger, times in endings}
    wanted = {("second-time", 2), ("third-time", 3), ("fourth-time", 4), ("three-loops", 4), ("third-loop", 4)}
    assert found >= wanted, endings
    if seed < PARTS:
        assert found >= {("third-loop", 5), ("three-loops", 7), ("third-loop", 7)}, endings


def _loop(board: Board, rng: random.Random) -> list[Move]:
    """Some moves that lead back to the position without ending the game on the way; none if none were found."""
    there = board.copy(stack=False)
    for _ in range(rng.choice([2, 2, 2, 4])):
        if not there.legal_moves:
            return []
        there.push(rng.choice(list(there.legal_moves)))
    out = there.move_stack
    back = [Move(move.target, move.origin) for move in (out if len(out) == 2 else [out[2], out[3], out[0], out[1]])]
    for move in back:
        if move not in there.legal_moves:
            return []
        there.push(move)
    over = there.outcome()  # by coming back, perhaps, where a second time is enough
    return [*out, *back] if there == board and (over is None or over.termination == "repetition") else []


def test_presets_say_the_same_as_the_literal_rules() -> None:
    for name, rules in PRESETS.items():
        assert Rules.from_dict({**REFERENCE_PRESETS[name], "name": name}) == rules


def test_perft_agrees_with_the_literal_rules_under_custom_rules() -> None:
    rng = random.Random(7)
    for _ in range(30):
        board = random_set_up(rng, random_rules(rng))
        reference = Reference(board.rules.to_dict(), board.fen())
        assert board.perft(2) == reference.perft(2), board


def test_threats_agree_with_the_literal_rules() -> None:
    rng = random.Random(16)
    seen: Counter[str] = Counter()
    for _ in range(600):
        board = random_set_up(rng, rng.choice([*PRESETS.values(), *(random_rules(rng) for _ in range(8))]))
        if board.outcome() is not None:
            continue
        rules, (pieces, _) = board.rules.to_dict(), literal.read_position(board.fen())
        king = next(square for square, piece in pieces.items() if piece == "K")
        goal = literal.CORNERS if rules["escape"] == "corners" else literal.EDGE
        lines = set(literal.destinations(rules, pieces, king)) & goal
        assert board.open_lines() == lines, board
        number, way = open_lines(*board.placement, board.rules.flags)
        assert number == len(lines), board
        # A man who may stop there bars the line, and nowhere else.
        for square in set(literal.SQUARES) - pieces.keys():
            closed = len(set(literal.destinations(rules, {**pieces, square: "t"}, king)) & goal) < number
            bars = closed and not literal.is_restricted(rules, square)
            assert bool(way >> SQUARE_NUMBERS[square] & 1) is bars, (board, square)
        takes = {
            move.split("-")[1]
            for move in literal.moves_of(rules, pieces, "attackers")
            if king in literal.captures_of(rules, pieces, move)
        }
        assert set(square_names(king_threats(*board.placement, board.rules.flags))) == takes, board
        wins = any(
            literal.wins_at_once(rules, pieces, "attackers", move)
            for move in literal.moves_of(rules, pieces, "attackers")
        )
        assert board.king_threatened() is wins, board
        seen.update({"lines": bool(lines), "takes": bool(takes), "wins": wins})
    assert min(seen.values()) > 20, seen
