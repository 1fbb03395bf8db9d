"""What is proven of openings: positions whose certificate has been checked, in a text file, a line each.

A line has the ruleset, the folded position, who is to move, and who wins. It is written only after the certificate has
been verified, with the rules alone. A disproof, that a side cannot force a win, is no win of the other: it is not kept.
"""

from pathlib import Path

from brandubh.bulk.whole_file import replacing
from brandubh.errors import file_trouble, quote
from brandubh.openings.folding import family, fold
from brandubh.openings.verdicts import OpeningsError
from brandubh.pieces import Side
from brandubh.solver.certificate import MOST_BYTES, Claim

FILE = "proven.txt"
HEAD = "# brandubh proven openings 1\n"


class Proofs:
    """The proven positions in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._seen: tuple[int, int] | None = None
        self._winners: dict[str, Side] = {}

    def winner(self, rules: str, fen: str) -> Side | None:
        """Who is proven to win a folded position."""
        return self._known().get(f"{rules} {fen}")

    def _known(self) -> dict[str, Side]:
        """All of them, read again when the file has changed."""
        try:
            state = self.path.stat()
            if self._seen != (state.st_mtime_ns, state.st_size):
                self._winners = _read(self.path.read_text("ascii"), self.path)
                self._seen = (state.st_mtime_ns, state.st_size)
        except FileNotFoundError:
            self._winners, self._seen = {}, None
        except (OSError, UnicodeDecodeError) as error:
            raise OpeningsError("cannot-read", file=str(self.path), reason=file_trouble(error)) from None
        return self._winners

    def add(self, path: Path, most: int = MOST_BYTES) -> Claim:
        """Check a certificate, and keep what it proves; an error if it proves nothing."""
        from brandubh.solver.verification import verify  # which needs more compiled code than to look up

        claim = verify(path, most)
        if claim.proven:
            place = f"{family(claim.board.rules)} {fold(claim.board).fen}"
            known = {**self._known(), place: claim.side}
            with replacing(self.path, OpeningsError) as part:
                lines = sorted(f"{place} {side.value}\n" for place, side in known.items())
                part.write_text(HEAD + "".join(lines), "ascii")
        return claim


def _read(text: str, path: Path) -> dict[str, Side]:
    if not text.startswith(HEAD):
        raise OpeningsError(f"{path} is no file of proven openings: move it away")
    known = {}
    for line in text.removeprefix(HEAD).splitlines():
        place, _, side = line.rpartition(" ")
        try:
            known[place] = Side(side)
        except ValueError:
            raise OpeningsError(
                f"{path} is damaged: {quote(line)}; move it away, and add the certificates again"
            ) from None
    return known
