"""Games as the client sees them."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, FailFast, Field, StrictBool

from brandubh import compiled
from brandubh.board import Board
from brandubh.match import Decision
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.server.games.clock import DAY
from brandubh.server.games.from_rows import (
    ABORTED,
    FIRST,
    LEFT,
    SECOND,
    LoadedGame,
    account_of,
    first_side,
    has_computer,
    is_bot,
    level_of,
    match_of,
    name_of,
)
from brandubh.server.games.offers import next_game, open_offer
from brandubh.server.games.rows import GameRow
from brandubh.server.games.seats import Seats, is_former
from brandubh.server.positions.requests import MOST_MOVES, MoveText, PositionText, RulesChoice, RulesDict
from brandubh.server.positions.views import (
    Ending,
    MoveView,
    OutcomeView,
    PositionView,
    move_view,
    outcome_view,
    position_view,
)
from brandubh.server.texts import Name

Mode = Literal["computer", "local", "friend"]
Level = Annotated[int, Field(strict=True, ge=1, le=8)]


class ClockChoice(BaseModel):
    """A Fischer clock: seconds to begin with, and seconds added for each move."""

    initial: Annotated[float, Field(strict=True, ge=5, le=86_400, allow_inf_nan=False)]
    increment: Annotated[float, Field(strict=True, ge=0, le=600, allow_inf_nan=False)] = 0


def _no_truth(value: Any) -> Any:
    """To Python, true is 1."""
    if isinstance(value, bool):
        raise ValueError("a number of days")
    return value


class DaysChoice(BaseModel):
    """By correspondence: days for each move. For two people at two screens."""

    days: Annotated[Literal[1, 2, 3, 5, 7, 14], BeforeValidator(_no_truth)]


class NewGame(BaseModel):
    """What kind of game to begin; it may begin with moves that are made already."""

    rules: RulesChoice = "wtf"
    mode: Mode = "computer"
    side: Side | Literal["random"] = Side.ATTACKERS
    level: Level = 3
    clock: ClockChoice | DaysChoice | None = None
    match: StrictBool = False
    start: PositionText | None = None
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES), FailFast()] = []
    attackers_name: Name = None
    defenders_name: Name = None
    name: Name = None  # one's own, where a friend is to come
    in_openings: StrictBool = True  # whether it may be counted there when it is over
    rated: StrictBool = False  # for points: needs an account, rules that all know, and a clock


class NewMove(BaseModel):
    """A move, how many were made before it, so that none is ever made twice, and the position that it is made in, so
    that nobody moves on a board that they have not seen.
    """

    move: MoveText
    fen: PositionText
    ply: Annotated[int, Field(strict=True, ge=0, le=MOST_MOVES)]


class TakeBack(BaseModel):
    """How many moves are to be left."""

    ply: Annotated[int, Field(strict=True, ge=0, le=MOST_MOVES)]


class Resignation(BaseModel):
    """Who gives up; the person, if only one plays."""

    side: Side | None = None


class PlayerView(BaseModel):
    """The player of a side: a person, or the computer at a level. `rating` is how strong they were when the game began,
    if they have a rating; it is `provisional` as long as it is only a guess.
    """

    kind: Literal["person", "computer"]
    level: int | None
    name: str | None
    account: str | None  # the name of a person's account
    rating: int | None
    provisional: bool
    bot: bool = False  # whether that account is a program's
    former: bool = False  # whether the account was deleted


class PlayersView(BaseModel):
    """The players of both sides."""

    attackers: PlayerView
    defenders: PlayerView


class RatingChange(BaseModel):
    """By how many points a game has changed the players' ratings."""

    attackers: int
    defenders: int


class ClockView(BaseModel):
    """The clocks, in milliseconds at the moment of the answer, and whose is running. By correspondence, each move has
    as many `days`.
    """

    initial: int
    increment: int
    days: int | None
    attackers: int
    defenders: int
    running: Side | None


class SetView(BaseModel):
    """A set of a match. `first_side` is the side of the match's first player in it."""

    game_id: str
    number: int
    first_side: Side
    winner: Literal["first", "second"] | None
    over: bool
    winning_moves: int | None


class MatchResultView(BaseModel):
    """How a match ended."""

    winner: Literal["first", "second"] | None
    decision: Decision


class MatchView(BaseModel):
    """A two-set match: its first player has the attackers in the first set."""

    id: str
    number: int
    sets: list[SetView]
    score: tuple[float, float]
    result: MatchResultView | None


class OfferView(BaseModel):
    """What a side offers the other: a draw, to take moves back until `ply` are left, or another game."""

    kind: Literal["draw", "takeback", "rematch"]
    side: Side
    ply: int


class GameView(BaseModel):
    """A game with all its moves. The version grows with every change.

    `my_side` is the seat of whoever looks, if it is exactly one; `free_seat` waits for somebody who has the link with
    `invite`, which only its maker sees; `next_id` is the game that both have agreed to play after this one.
    """

    id: str
    version: int
    created_at: float
    rules: RulesDict
    rules_name: str
    preset: str | None
    start: str | None
    mode: Mode
    rated: bool
    tournament: str | None
    players: PlayersView
    moves: list[MoveView]
    fens: list[str]
    position: PositionView
    outcome: OutcomeView | None
    clock: ClockView | None
    match: MatchView | None
    thinking: bool
    preparing: bool
    offer: OfferView | None
    next_id: str | None
    rating_change: RatingChange | None
    free_seat: Side | None
    mine: bool
    my_side: Side | None
    invite: str | None


class GameChange(BaseModel):
    """What has become of a game since the version `since`. Whoever knows that version keeps its first `kept` moves, and
    their positions, adds these, and takes everything else as it is here.
    """

    id: str
    version: int
    since: int
    kept: int
    moves: list[MoveView]
    fens: list[str]
    position: PositionView
    outcome: OutcomeView | None
    clock: ClockView | None
    match: MatchView | None
    thinking: bool
    preparing: bool
    offer: OfferView | None
    next_id: str | None
    rating_change: RatingChange | None


class GameSummary(BaseModel):
    """A game in a list. `left` is how many milliseconds the side to move has at the moment of the answer."""

    id: str
    created_at: float
    updated_at: float
    rules_name: str
    mode: Mode
    rated: bool
    players: PlayersView
    my_side: Side | None
    free_seat: Side | None
    plies: int
    winner: Side | None
    termination: Ending | None
    fen: str
    last: tuple[str, str] | None
    clock: ClockChoice | DaysChoice | None
    left: int | None
    match_id: str | None
    match_set: int | None


class GameList(BaseModel):
    """A page of a list of games, and how many there are in all."""

    games: list[GameSummary]
    total: int


def game_view(loaded: LoadedGame, known: GameView | None, same: int, clock: ClockView | None) -> GameView:
    """A game as everybody sees it; what depends on who looks is left to be filled in.

    ``known`` is an earlier view of the same game, if there is one: its first ``same`` moves are the game's, and are not
    explained again.
    """
    row, board = loaded.row, loaded.board
    moves, fens = _moves_and_positions(board, known, same)
    changing: dict[str, Any] = {
        "version": row.version,
        "moves": moves,
        "fens": fens,
        "position": position_view(board, moves[-1] if moves else None),
        "outcome": _outcome_view(loaded),
        "clock": clock,
        "match": _match_view(loaded.sets, int(row.match_set or 1)) if loaded.sets else None,
        "thinking": loaded.computers_level is not None,
        # until its code is compiled, once on a machine, the computer looks less far ahead
        "preparing": loaded.computers_level is not None and compiled.is_meanwhile(),
        "offer": offer_view(row),
        "next_id": next_game(row),
        "rating_change": rating_change(row),
    }
    if known is None or known.free_seat is not None or not _are_called(known.players, row):
        changing |= {"players": players_view(row), "free_seat": Seats.of(row).free}
    if known is not None:
        return known.model_copy(update=changing)
    rules = loaded.rules
    return GameView(
        id=row.id,
        created_at=row.created_at,
        rules=rules.to_dict(),
        rules_name=row.rules_name,
        preset=rules.preset,
        start=row.start,
        mode=mode_of(row),
        rated=bool(row.rated),
        tournament=row.tournament,
        mine=False,
        my_side=None,
        invite=None,
        **changing,
    )


def _outcome_view(loaded: LoadedGame) -> OutcomeView | None:
    """How a game ended; some ends are known here alone, and no clause is about them."""
    row = loaded.row
    if row.termination in (ABORTED, LEFT):
        winner = Side(row.winner) if row.winner else None
        return OutcomeView(winner=winner, termination=Ending(row.termination), squares=[], clause=None)
    outcome = loaded.outcome()
    return outcome_view(outcome, loaded.board) if outcome else None


def offer_view(row: GameRow) -> OfferView | None:
    """What one of two people offers the other now."""
    offer = open_offer(row)
    return None if offer is None else OfferView(kind=offer.kind, side=offer.side, ply=offer.ply)


def same_moves(loaded: LoadedGame, known: GameView | None) -> int:
    """How many moves a game and an earlier view of it have in common."""
    same = 0
    for move, view in zip(loaded.row.moves, known.moves if known else (), strict=False):
        if view.uci != move.move:
            break
        same += 1
    return same


def _moves_and_positions(board: Board, known: GameView | None, same: int) -> tuple[list[MoveView], list[str]]:
    """The moves, and the position texts from the start to the end."""
    before = board.copy() if board.ply > same else board
    moves: list[MoveView] = []
    fens: list[str] = []
    while before.ply > same:
        fens.append(before.fen())
        move = before.pop()
        moves.append(move_view(before, move))
    earlier = known.fens[: same + 1] if known else [before.fen()]
    return [*(known.moves[:same] if known else ()), *reversed(moves)], [*earlier, *reversed(fens)]


def clock_view(loaded: LoadedGame, now: float) -> ClockView | None:
    """The clocks of a game at a moment."""
    ticking = loaded.clocks(now)
    if ticking is None:
        return None
    return ClockView(
        initial=loaded.row.clock_initial or 0,
        increment=loaded.row.clock_increment or 0,
        days=loaded.row.clock_days,
        attackers=ticking.left[Side.ATTACKERS],
        defenders=ticking.left[Side.DEFENDERS],
        running=ticking.running,
    )


def clock_columns(clock: ClockChoice | DaysChoice | None) -> tuple[int | None, int | None, int | None]:
    """What a game's row says of its clock: milliseconds, milliseconds added, days."""
    if clock is None:
        return None, None, None
    if isinstance(clock, ClockChoice):
        return round(1000 * clock.initial), round(1000 * clock.increment), None
    return clock.days * DAY, 0, clock.days


def clock_choice(row: GameRow) -> ClockChoice | DaysChoice | None:
    """The clock that was chosen for a game."""
    if row.clock_initial is None:
        return None
    if row.clock_days is not None:
        return DaysChoice.model_construct(days=row.clock_days)
    return ClockChoice.model_construct(initial=row.clock_initial / 1000, increment=(row.clock_increment or 0) / 1000)


def summary(row: GameRow, last_move: str | None, player: str, now: float) -> GameSummary:
    """A game as a player's list shows it. Only one from before its position was kept has to be replayed."""
    last = Move.from_uci(last_move) if last_move else None
    seats = Seats.of(row)
    return GameSummary(
        id=row.id,
        created_at=row.created_at,
        updated_at=row.updated_at,
        rules_name=row.rules_name,
        mode=mode_of(row),
        rated=bool(row.rated),
        players=players_view(row),
        my_side=seats.side(player),
        free_seat=seats.free,
        plies=row.plies,
        winner=Side(row.winner) if row.winner else None,
        termination=Ending(row.termination) if row.termination else None,
        fen=row.position or LoadedGame(row).board.fen(),
        last=(last.origin, last.target) if last else None,
        clock=clock_choice(row),
        left=None if row.flag_at is None else max(0, round(1000 * (row.flag_at - now))),
        match_id=row.match_id,
        match_set=row.match_set,
    )


def mode_of(row: GameRow) -> Mode:
    """How a game is played."""
    if has_computer(row):
        return "computer"
    return "friend" if Seats.of(row).are_apart else "local"


def _are_called(players: PlayersView, row: GameRow) -> bool:
    """Whether the players go by the names that they had; once both are there, they stay."""
    attackers, defenders = players.attackers, players.defenders
    return (
        *(attackers.name, attackers.account, attackers.bot),
        *(defenders.name, defenders.account, defenders.bot),
    ) == (
        *(row.attackers_name, row.attackers_account, bool(row.attackers_bot)),
        *(row.defenders_name, row.defenders_account, bool(row.defenders_bot)),
    )


def rating_change(row: GameRow) -> RatingChange | None:
    """What a game has changed of the ratings."""
    if row.attackers_change is None or row.defenders_change is None:
        return None
    return RatingChange(attackers=row.attackers_change, defenders=row.defenders_change)


def players_view(row: GameRow) -> PlayersView:
    """Who plays a game."""
    views = {
        side.value: PlayerView(
            kind="person" if level_of(row, side) is None else "computer",
            level=level_of(row, side),
            name=name_of(row, side),
            account=account_of(row, side),
            rating=row.attackers_rating if side is Side.ATTACKERS else row.defenders_rating,
            provisional=bool(row.attackers_unsure if side is Side.ATTACKERS else row.defenders_unsure),
            bot=is_bot(row, side),
            former=is_former(row, side),
        )
        for side in Side
    }
    return PlayersView(**views)


def _match_view(sets: Sequence[GameRow], number: int) -> MatchView:
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
