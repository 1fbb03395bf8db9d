"""Pictures as files: a board as SVG or PNG, a game as an animated GIF."""

import io
from collections.abc import Sequence

from PIL import Image
from resvg_py import svg_to_bytes

from brandubh.board import Board
from brandubh.pictures import svg

FRAME_MS = 900
LAST_FRAME_MS = 3000


def board_svg(
    board: Board, *, size: int, theme: str, pieces: str, orientation: str, arrows: Sequence[svg.Arrow] = ()
) -> str:
    """A board with its last move tinted."""
    last = board.peek() if board.ply else None
    return svg.board(
        board, last_move=last, size=size, theme=theme, pieces=pieces, orientation=orientation, arrows=arrows
    )


def png(picture: str) -> bytes:
    """An SVG picture as PNG."""
    return bytes(svg_to_bytes(svg_string=picture))


def game_gif(board: Board, *, size: int, theme: str, pieces: str, orientation: str) -> bytes:
    """The history of a board as an animation."""
    replay = board.root()
    frames: list[Image.Image] = []
    for move in [None, *board.move_stack]:
        if move is not None:
            replay.push(move)
        picture = png(board_svg(replay, size=size, theme=theme, pieces=pieces, orientation=orientation))
        # one palette for all frames keeps colours still
        frame = Image.open(io.BytesIO(picture)).convert("RGB")
        frames.append(
            frame.quantize(128) if not frames else frame.quantize(palette=frames[0], dither=Image.Dither.NONE)
        )
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_FRAME_MS]
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=True)
    return file.getvalue()
