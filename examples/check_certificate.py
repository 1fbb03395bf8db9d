"""Check a certificate of the solver with the rules alone: docs/inside/certificate-format.md as a program.

Make one with ./brandubh solve "7/7/7/2t4/2Kt3/1t1t3/5t1 w" --certificate proof.txt
and check it with python examples/check_certificate.py proof.txt
"""

import gzip
import hashlib
import sys
from pathlib import Path

from brandubh import Board, Move, Rules, Side, Symmetry


class Checker:
    """A certificate, entry by entry: ``entries`` maps every image of a position to its move and rank."""

    def __init__(self, text: str) -> None:
        *lines, last = text.splitlines(keepends=True)
        require(lines[:1] == ["brandubh certificate 1\n"], "it is no certificate of version 1")
        digest = hashlib.sha256("".join(lines).encode()).hexdigest()
        require(last == f"checksum {digest}\n", "the checksum is wrong")
        head = dict(line.rstrip("\n").split(" ", 1) for line in lines[1:6])
        require(list(head) == ["rules", "position", "side", "claim", "entries"], "the head is wrong")
        rules, position, side, claim, entries = head.values()
        self.board = Board(position, rules=Rules.from_json(rules))
        self.side, self.proven = Side(side), {"proven": True, "disproven": False}[claim]
        self.holder = self.side if self.proven else self.side.other
        self.entries: dict[str, tuple[Move, int]] = {}
        self.left: set[str] = set()
        require(int(entries) == len(lines) - 6, "the number of entries is wrong")
        for line in lines[6:]:
            placement, move, *rank = line.split()
            self.enter(self.position(placement), Move.from_text(move), int(rank[0]) if self.proven else 0)

    def position(self, placement: str) -> Board:
        """The position of an entry."""
        return Board(f"{placement} {'b' if self.holder is Side.ATTACKERS else 'w'}", rules=self.board.rules)

    def enter(self, board: Board, move: Move, rank: int) -> None:
        """Take up an entry, with all its images."""
        require(board.fen() not in self.entries, f"{board.fen()} is there twice")
        for symmetry in Symmetry:
            self.entries[board.transform(symmetry).fen()] = symmetry.move(move), rank
        self.left.add(board.canonical().fen())

    def check(self) -> None:
        """Go through all that the first position leads to."""
        if not self.ended_as_claimed(self.board):
            reached = [self.board] if self.board.turn is self.holder else self.replies(self.board)
            waiting = [entry for board in reached if (entry := self.covered(board, sys.maxsize))]
            while waiting:
                entry = waiting.pop()
                if entry in self.left:
                    self.left.remove(entry)
                    waiting += self.below(Board(entry, rules=self.board.rules))
        require(not self.left, f"nothing leads to {self.left}")

    def below(self, board: Board) -> list[str]:
        """The entries that an entry rests on; it holds if they do."""
        move, rank = self.entries[board.fen()]
        require(not board.is_game_over(), f"{board.fen()}: the game is over")
        board.push(move)  # refuses what is not legal
        if self.ended_as_claimed(board):
            return []
        return [entry for each in self.replies(board) if (entry := self.covered(each, rank))]

    def replies(self, board: Board) -> list[Board]:
        """The positions in which the game goes on after the other side's moves."""
        boards = [after(board, move) for move in board.legal_moves]
        return [each for each in boards if not self.ended_as_claimed(each)]

    def covered(self, board: Board, rank: int) -> str | None:
        """The entry that covers a position; none is needed where the holder wins at once."""
        if board.fen() in self.entries:
            nearer = not self.proven or self.entries[board.fen()][1] < rank
            require(nearer, f"{board.fen()} is no nearer to the end")
            return board.canonical().fen()
        ends = (after(board, move).outcome() for move in board.legal_moves)
        require(any(end and end.winner is self.holder for end in ends), f"{board.fen()} has no entry")
        return None

    def ended_as_claimed(self, board: Board) -> bool:
        """Whether the game is over; then it must be as claimed."""
        outcome = board.outcome()
        if outcome is not None:
            as_claimed = (outcome.winner is self.side) is self.proven
            require(as_claimed, f"{board.fen()}: not the end that is claimed")
        return outcome is not None


def require(condition: bool, otherwise: str) -> None:
    """Refuse a certificate."""
    if not condition:
        raise SystemExit(f"refused: {otherwise}")


def after(board: Board, move: Move) -> Board:
    """The position after a move, without a history: repetition has no part in this."""
    board = board.copy(stack=False)
    board.push(move)
    return board.copy(stack=False)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    data = path.read_bytes()
    checker = Checker((gzip.decompress(data) if path.suffix == ".gz" else data).decode("ascii"))
    checker.check()
    print(f"true: the {checker.side} {'can' if checker.proven else 'cannot'} force a win, {checker.board.fen()}")
