"""The conversation at one keyboard: a game or a match, its commands, and what is shown.

What is kept is always what is on the board: it is saved with every move and every take-back, before the board is shown,
so that a closed window loses nothing.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from brandubh.board import Board
from brandubh.bulk.whole_file import replacing
from brandubh.cli.screen import Screen, bold
from brandubh.cli.speech import said
from brandubh.errors import BrandubhError, MoveTextError, file_trouble, printable
from brandubh.game import Game
from brandubh.match import Decision, Match
from brandubh.move import Move
from brandubh.pieces import SQUARE_NUMBERS, Side
from brandubh.record import write_game, write_games
from brandubh.rules import Rules

HELP = {
    "d2-e2": "play a move (d2e2 and d2 e2 will do)",
    "d2": "show where the piece on d2 can go",
    "moves": "list every legal move",
    "undo": "take back the last move",
    "flip": "turn the board round",
    "record": "show the moves so far",
    "save FILE": "write the game to a file",
    "draw": "offer a draw",
    "resign": "give up",
    "quit": "stop; the game is kept",
}


QUIT = ("quit", "q", "exit")


class Quit(Exception):  # noqa: N818 - not an error
    """The players want to stop."""


class Opponent(Protocol):
    """Somebody who plays without a keyboard."""

    name: str

    def choose(self, board: Board) -> Move:
        """A legal move for the side to move."""


class Terminal:
    """The conversation at one keyboard."""

    def __init__(
        self,
        console: Screen,
        ask: Callable[[str], str],
        *,
        ascii_only: bool = False,
        words: bool = False,
        keep: Path | None = None,
        opponent: Opponent | None = None,
    ) -> None:
        self.console = console
        self._ask = ask
        self._opponent = opponent
        self._ascii = ascii_only
        self._words = words
        self._keep = keep
        self._earlier: tuple[Game, ...] = ()
        self._complained = False
        self.is_kept = False
        """Whether there is something to go on with, and it is on the disk."""
        self._orientation = Side.DEFENDERS

    def against(self, opponent: Opponent) -> None:
        """Let ``opponent`` play the side that has its name in the game's headers."""
        self._opponent = opponent

    def tell(self, text: str) -> None:
        """Say a line."""
        self.console.print(f"  {text}", highlight=False, soft_wrap=True)

    # What is played

    def play_game(self, game: Game, earlier: tuple[Game, ...] = ()) -> None:
        """Play one game, or one set, to its end. ``earlier`` sets are kept with it."""
        self._earlier = earlier
        board = game.board()
        self._save(game)
        self._show(game, board)
        while game.outcome() is None:
            if self._opponent is not None and game.headers.get(board.turn.title()) == self._opponent.name:
                with self.console.status(Text(f"{self._opponent.name} is thinking …")):
                    move = self._opponent.choose(board)
                self._push(move, game, board)
                continue
            words = self._read(f"{len(game.mainline()) // 2 + 1}. {self._player(game, board.turn)}> ").split()
            if not words:
                continue
            try:
                board = self._obey(words, game, board)
            except BrandubhError as error:
                self.console.print(f"  {said(error)}", style="red", highlight=False)
        self._save(game)
        self.console.print(bold(f"\n{game.outcome()}"))

    def play_match(self, match: Match) -> None:
        """Play both sets of a match."""
        while (result := match.result()) is None:
            if match.current.outcome() is not None:
                match.next_set()
            game = match.current
            self.console.rule(f"Set {len(match.sets)} of 2: {self._players(game)}")
            self.play_game(game, tuple(match.sets[:-1]))
            if len(match.sets) == 1:
                self.console.print("The players swap sides for the second set.")
                if self._read("Press Enter to begin it, or type quit. ").lower() in QUIT:
                    raise Quit
        self.console.rule("The match")
        self.console.print(self._score(match))
        self.console.print(bold(str(result)))
        if result.decision in (Decision.FEWER_MOVES, Decision.EQUAL_MOVES):
            counts = " to ".join(str(match.winning_moves(game)) for game in match.sets)
            self.console.print(f"One win each, so the winners' own moves decide: {counts}.", highlight=False)

    # The conversation

    def _obey(self, words: list[str], game: Game, board: Board) -> Board:
        command, *arguments = words
        command = command.lower()
        if command in QUIT:
            raise Quit
        if command in ("help", "?", "h"):
            self._help()
        elif command == "moves":
            self._list_moves(board, arguments)
        elif command == "record":
            self.console.print(write_game(game), highlight=False)
        elif command == "flip":
            self._orientation = self._orientation.other
            self._show(game, board)
        elif command == "undo":
            return self._undo(game, board)
        elif command == "save":
            self._save_to(arguments, game)
        elif command == "resign":
            if self.yes(f"Do the {board.turn} resign?"):
                game.resign(board.turn)
        elif command == "draw" and self._opponent is not None:
            raise BrandubhError("plays-on")
        elif command == "draw":
            if self.yes(f"The {board.turn} offer a draw. Do the {board.turn.other} accept?"):
                game.agree_draw()
        elif command in SQUARE_NUMBERS and not arguments:
            self._show_destinations(board, command)
        else:
            return self._move("".join(words).lower(), game, board)
        return board

    def _move(self, text: str, game: Game, board: Board) -> Board:
        try:
            move = board.parse_text(text)
        except MoveTextError:
            raise BrandubhError("command", text=text) from None
        warning = board.repetition_warning(move)
        if warning is not None:
            self.console.print(f"  {warning}", style="yellow", highlight=False)
            if not self.yes("Play it all the same?"):
                return board
        self._push(move, game, board)
        return board

    def _push(self, move: Move, game: Game, board: Board) -> None:
        text = board.text(move)
        game.push(move)
        board.push(move)
        self._save(game)
        self._show(game, board, text)

    def _undo(self, game: Game, board: Board) -> Board:
        # Against the computer its answer goes too.
        plies = 1 if self._opponent is None else 2
        if board.ply < plies:
            raise BrandubhError("nothing-to-undo")
        for _ in range(plies):
            game.end().remove()
            board.pop()
        self._save(game)
        self._show(game, board)
        return board

    def _list_moves(self, board: Board, squares: list[str]) -> None:
        texts = [board.text(move) for move in board.legal_moves if not squares or move.origin in squares]
        self.console.print(Columns(texts, padding=(0, 2)) if texts else "  no moves")

    def _show_destinations(self, board: Board, square: str) -> None:
        goals = board.destinations(square)
        if not goals:
            piece = board.piece_at(square)
            if piece is None:
                raise BrandubhError("illegal-empty", square=square)
            if piece.side is not board.turn:
                raise BrandubhError("illegal-turn", side=board.turn.value)
            raise BrandubhError("illegal-shut-in", square=square)
        if not self._words:
            self._print_board(board, goals=goals)
        self.console.print("  " + "  ".join(board.text(Move(square, goal)) for goal in sorted(goals)), highlight=False)

    def _save_to(self, arguments: list[str], game: Game) -> None:
        if not arguments:
            raise BrandubhError("save-name")
        name = " ".join(arguments)
        try:
            path = Path(name).expanduser()
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                write_games([game], file)
        except (OSError, RuntimeError, ValueError) as error:
            raise BrandubhError("cannot-write", file=name, reason=file_trouble(error)) from None
        self.console.print(f"  written to {path}", highlight=False)

    def _save(self, game: Game) -> None:
        """Keep what is on the board, and the sets before it; where there is nothing, nothing is kept."""
        if self._keep is None:
            return
        try:
            if self._earlier or game.mainline() or game.outcome() is not None:
                with replacing(self._keep) as part, part.open("w", encoding="utf-8") as file:
                    write_games([*self._earlier, game], file)
                self.is_kept = True
            else:
                self.is_kept = False
                with contextlib.suppress(FileNotFoundError, NotADirectoryError):
                    self._keep.unlink()
        except (BrandubhError, OSError) as error:
            # A read-only home does not spoil the game.
            self.is_kept = False
            if not self._complained:
                self._complained = True
                trouble = error if isinstance(error, BrandubhError) else file_trouble(error)
                self.console.print(f"  This game cannot be kept. {said(trouble)}", style="yellow", highlight=False)

    def _read(self, prompt: str) -> str:
        try:
            return self._ask(printable(prompt)).strip().removeprefix("\ufeff")
        except EOFError:
            self.console.print()
            raise Quit from None

    def yes(self, question: str) -> bool:
        """Ask a question whose answer is no unless it is yes."""
        return self._read(f"  {question} [y/N] ").lower() in ("y", "yes")

    # What is shown

    def _show(self, game: Game, board: Board, played: str = "") -> None:
        self._print_board(board)
        if played:
            self.console.print(f"  {self._player(game, board.turn.other)}: {played}", highlight=False)

    def _print_board(self, board: Board, goals: set[str] | None = None) -> None:
        self.console.print()
        self.console.print_board(
            board,
            ascii_only=self._ascii,
            words=self._words,
            orientation=self._orientation,
            last_move=board.peek() if board.ply else None,
            goals=goals or (),
        )
        self.console.print()

    def _player(self, game: Game, side: Side) -> str:
        name = game.headers.get(side.title())
        return f"{name} ({side})" if name else str(side)

    def _players(self, game: Game) -> str:
        return " against ".join(self._player(game, side) for side in Side)

    def _score(self, match: Match) -> Table:
        table = Table("Set", "Attackers", "Defenders", "Winner", "Winner's moves")
        for number, game in enumerate(match.sets, 1):
            table.add_row(
                str(number),
                *(match.player(game, side) for side in Side),
                match.winner_of(game) or "drawn",
                str(match.winning_moves(game) or ""),
            )
        return table

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        for word, meaning in HELP.items():
            table.add_row(bold(f"  {word}"), meaning)
        self.console.print(table)

    def welcome(self, rules: Rules) -> None:
        """The first lines: how to win, and how to find out more."""
        goal = "a corner" if rules.escape == "corners" else "the edge"
        self.console.print(
            Panel.fit(
                Text.assemble(
                    f"The {rules.first} move first.\n",
                    "The attackers win by capturing the king.\n",
                    f"The defenders win when the king reaches {goal}.\n",
                    "Type a move like ",
                    bold("d2-e2"),
                    ", or ",
                    bold("help"),
                    ".",
                ),
                title="Brandubh",
                border_style="dim",
            )
        )
