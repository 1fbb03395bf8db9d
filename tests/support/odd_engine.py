"""The tiny engine with the options that the server sets, and mischief that a server must survive.

``odd_engine.py FILE MISCHIEF``: of all processes started with the same FILE, which begins empty and
in which each writes down that it was started, only the first misbehaves; those that replace it are good. ``good`` never
misbehaves. ``slow`` (all of them) searches until it is told to stop, and says something each tenth of a second; when it
was told to go and to stop stands in FILE.
"""

import os
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.support.tiny_engine import Tiny, say

OPTIONS = (
    "option name Hash type spin default 16 min 1 max 4096",
    "option name UCI_ShowWDL type check default false",
    "option name Skill Level type spin default 8 min 1 max 8",
    "option name Variety type check default false",
    "option name Seed type spin default 0 min 0 max 2147483647",
)


class Odd(Tiny):
    """A tiny engine that can be slow."""

    def __init__(self, diary: Path, mischief: str) -> None:
        with diary.open("a+") as file:
            file.seek(0)
            first = not file.read()
            file.write(f"started {os.getpid()}\n")
        super().__init__([mischief] if first or mischief == "slow" else [])
        self.diary = diary
        self.ended = threading.Event()
        self.searching: threading.Thread | None = None

    def obey(self, words: list[str]) -> None:
        if words[0] == "uci":
            say("\n".join(OPTIONS))
        if self.mischief == "slow" and words[0] in ("go", "stop"):
            with self.diary.open("a") as file:
                file.write(" ".join(words) + "\n")
            if words[0] == "go":
                self.ended.clear()
                self.searching = threading.Thread(target=self.search_slowly)
                self.searching.start()
            else:
                self.ended.set()
            return
        super().obey(words)

    def search_slowly(self) -> None:
        moves = self.moves()
        depth = 0
        while True:
            depth += 1
            say(
                f"info depth {depth} seldepth {depth} score cp 7 wdl 500 0 500 nodes {depth} time {depth} pv {moves[0]}"
            )
            if self.ended.wait(0.1):
                break
        say(f"bestmove {moves[0]}")


def main() -> None:
    odd = Odd(Path(sys.argv[1]), sys.argv[2])
    if odd.mischief == "crash-at-once":
        sys.exit("Odd could not get up")
    for line in sys.stdin:
        words = line.split()
        if words == ["quit"]:
            break
        if words and odd.mischief != "mute":
            odd.obey(words)
    odd.ended.set()


if __name__ == "__main__":
    main()
