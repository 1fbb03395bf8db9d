"""A move that is tried in a lesson: right ones are answered by the lesson's file, wrong ones by what refutes them.

Most steps need no engine. One is asked where the file says so, and for the answer to a wrong move in a forced line or
among moves that are named; without it there is no answer, but the verdict stands.
"""

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.lessons import Goal, Step, fault_of, refuting_move
from brandubh.move import Move
from brandubh.server.answers import Answer, best_answer
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.learn.views import LessonHint, TriedLesson, tried_view
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.problems import invalid


def judge(step: Step, texts: list[str]) -> tuple[Board, bool]:
    """The board after these moves, and whether the last is right; those before it must be the step's own."""
    board = step.board()
    played = _line(step, board, texts[:-1])
    move = board.parse_text(texts[-1])
    right = step.is_right(board, move, played)
    board.push(move)
    return board, right


def _line(step: Step, board: Board, texts: list[str]) -> list[Move]:
    """Play the moves of a step that is under way; a step that is over, or has another line, goes on with none."""
    wanted = step.line[:-1] if step.goal is Goal.LINE else ()
    if step.goal is Goal.LOOK or len(texts) > len(wanted) or len(texts) % 2:
        raise invalid(BrandubhError("invalid"))
    played = []
    for text, expected in zip(texts, wanted, strict=False):
        move = board.parse_text(text)
        if move != board.parse_text(expected):
            raise invalid(BrandubhError("invalid"))
        board.push(move)
        played.append(move)
    return played


async def answer(
    step: Step,
    board: Board,
    texts: list[str],
    *,
    right: bool,
    engines: EnginePool,
    tables: OpenTables,
    asker: Asker,
) -> TriedLesson:
    """What is said and played to a move that has been judged."""
    tried = len(texts)
    begun = board.ply - tried
    played = board.move_stack[begun:]
    if right:
        reply = step.answer_to(board, played)
        if step.reply == "engine" and (best := await best_answer(board, engines, tables, asker)):
            reply = best.move
        if reply is not None:
            board.push(reply)
        goes_on = step.goal is Goal.LINE and reply is not None
        return tried_view("right" if goes_on else "done", board, begun, tried)
    move = played[-1]
    before = board.copy()
    before.pop()
    fault = fault_of(step, before, move, tried - 1)
    shown: Answer | None = None
    if step.goal in (Goal.LINE, Goal.MOVES):
        shown = await best_answer(board, engines, tables, asker)
    elif plain := refuting_move(step, board):
        shown = Answer(plain, 1 if plain in board.winning_moves() else None)
    if shown is not None:
        board.push(shown.move)
    wins_in = shown.wins_in if shown else None
    mistake = step.mistake(move) if tried == 1 else None
    return tried_view("wrong", board, begun, tried, fault=fault, mistake=mistake, wins_in=wins_in)


def hint(step: Step, ply: int, level: int) -> LessonHint:
    """A right move after the first ``ply`` moves of a step's line: the piece, and at level 2 where it goes."""
    board = step.board()
    played = _line(step, board, list(step.line[:ply]) if step.line else [""] * ply)
    move = step.right_moves(board, played)[0]
    return LessonHint(square=move.origin, target=move.target if level > 1 else None)
