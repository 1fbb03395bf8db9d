"""What the rows of a game mean: the library's game, match and players, and the view that the client gets."""

import time
from collections.abc import Sequence

from brandubh.board import Board
from brandubh.game import Game
from brandubh.match import Match
from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.server.games.clock import clocks
from brandubh.server.games.rows import GameRow
from brandubh.server.games.views import (
    ClockView,
    GameSummary,
    GameView,
    MatchResultView,
    MatchView,
    Mode,
    PlayersView,
    PlayerView,
    SetView,
)
from brandubh.server.positions.views import move_view, outcome_view, position_view

FIRST, SECOND = "first", "second"
"""How a match's players are called where only their order counts."""


def rules_of(row: GameRow) -> Rules:
    """The ruleset of a game."""
    return Rules.from_dict(row.rules)


def level_of(row: GameRow, side: Side) -> int | None:
    """The computer's level on a side; None where a person plays."""
    return row.attackers_level if side is Side.ATTACKERS else row.defenders_level


def mode_of(row: GameRow) -> Mode:
    """Whether the computer plays along."""
    return "local" if row.attackers_level is None and row.defenders_level is None else "computer"


def game_of(row: GameRow) -> Game:
    """The library's game."""
    names = {side: getattr(row, f"{side}_name") for side in Side}
    headers = {side.title(): name for side, name in names.items() if name}
    if row.match_set is not None:
        headers["Round"] = str(row.match_set)
    game = Game(row.start, rules=rules_of(row), headers=headers)
    node = game.root
    for move in row.moves:
        node = node.attach(Move.from_uci(move.move))
        node.clock = None if move.clock is None else move.clock / 1000
    # A game stays as it ended, even where the rules are read otherwise today.
    if row.termination is not None and game.board().outcome() is None:
        game.declared = Outcome(Side(row.winner) if row.winner else None, Termination(row.termination))
    return game


def first_side(row: GameRow) -> Side:
    """The side that a match's first player has in a set."""
    return Side.ATTACKERS if row.match_set == 1 else Side.DEFENDERS


def match_of(sets: Sequence[GameRow]) -> Match:
    """The library's match, in which the players are called first and second."""
    match = Match(FIRST, SECOND, rules=rules_of(sets[0]))
    match.sets = [game_of(row) for row in sets]
    for row, game in zip(sets, match.sets, strict=True):
        side = first_side(row)
        game.headers |= {side.title(): FIRST, side.other.title(): SECOND}
    return match


def match_view(sets: Sequence[GameRow], number: int) -> MatchView:
    """A match as the client sees it."""
    match = match_of(sets)
    result = match.result()
    score = match.score()
    return MatchView(
        id=str(sets[0].match_id),
        number=number,
        sets=[
            SetView(
                game_id=row.id,
                number=int(row.match_set or 1),
                first_side=first_side(row),
                winner=match.winner_of(game),  # type: ignore[arg-type]  # the names are first and second
                over=game.outcome() is not None,
                winning_moves=match.winning_moves(game),
            )
            for row, game in zip(sets, match.sets, strict=True)
        ],
        score=(score[FIRST], score[SECOND]),
        result=result and MatchResultView(winner=result.winner, decision=result.decision),  # type: ignore[arg-type]
    )


def players_view(row: GameRow) -> PlayersView:
    """Who plays."""
    views = {
        side.value: PlayerView(
            kind="person" if level_of(row, side) is None else "computer",
            level=level_of(row, side),
            name=getattr(row, f"{side}_name"),
        )
        for side in Side
    }
    return PlayersView(**views)


def game_view(row: GameRow, sets: Sequence[GameRow], visitor: str) -> GameView:
    """A game as the client sees it."""
    game = game_of(row)
    board = game.board(game.root)
    first = board.turn
    moves, fens = [], [board.fen()]
    for move in game.mainline():
        moves.append(move_view(board, move))
        board.push(move)
        fens.append(board.fen())
    outcome = game.outcome()
    ticking = clocks(row, first, time.time())
    rules = game.rules
    return GameView(
        id=row.id,
        version=row.version,
        created_at=row.created_at,
        rules=rules.to_dict(),
        rules_name=row.rules_name,
        preset=rules.preset,
        start=row.start,
        mode=mode_of(row),
        players=players_view(row),
        moves=moves,
        fens=fens,
        position=position_view(board),
        outcome=outcome_view(outcome, board) if outcome else None,
        clock=None
        if ticking is None
        else ClockView(
            initial=row.clock_initial or 0,
            increment=row.clock_increment or 0,
            attackers=ticking.left[Side.ATTACKERS],
            defenders=ticking.left[Side.DEFENDERS],
            running=ticking.running,
        ),
        match=match_view(sets, int(row.match_set or 1)) if sets else None,
        thinking=outcome is None and level_of(row, board.turn) is not None,
        mine=row.owner == visitor,
    )


def summary(row: GameRow) -> GameSummary:
    """A game as lists show it."""
    board = board_of(row)
    last = board.peek() if board.ply else None
    return GameSummary(
        id=row.id,
        created_at=row.created_at,
        updated_at=row.updated_at,
        rules_name=row.rules_name,
        mode=mode_of(row),
        players=players_view(row),
        plies=row.plies,
        winner=Side(row.winner) if row.winner else None,
        termination=Termination(row.termination) if row.termination else None,
        fen=board.fen(),
        last=(last.origin, last.target) if last else None,
        match_id=row.match_id,
        match_set=row.match_set,
    )


def board_of(row: GameRow) -> Board:
    """The board at the end of a game."""
    return game_of(row).board()
