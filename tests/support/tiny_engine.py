"""A tiny UCI engine for tests: it plays at random by the literal rules, starts in a blink, and misbehaves on command.

``tiny_engine.py [seed=N] [MISCHIEF[@N]]`` where the mischief happens at the N-th ``go`` (1 if none is
named), or as soon as it starts for those marked *: ``crash``, ``hang``, ``deaf`` (does not stop), ``illegal``,
``nonsense``, ``resign``, ``flood``, ``endless-line``, ``mute*``, ``crash-at-once*``, ``close*`` (its output).
"""

import os
import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.support.reference import literal


def say(line: str) -> None:
    print(line, flush=True)


class Tiny:
    def __init__(self, arguments: list[str]) -> None:
        options = dict(argument.split("=", 1) for argument in arguments if "=" in argument)
        self.rng = random.Random(int(options.get("seed", 0)))
        mischief = next((argument for argument in arguments if "=" not in argument), "")
        self.mischief, _, number = mischief.partition("@")
        self.due = int(number or 1)
        self.searches = 0
        self.rules: dict[str, Any] = literal.PRESETS["wtf"]
        self.board, self.side = self.start()
        self.best = ""  # a move that waits for stop or ponderhit
        self.lines = 1

    def start(self) -> tuple[literal.Board, str]:
        return literal.read_position(self.rules["start"] + " " + ("b" if self.rules["first"] == "attackers" else "w"))

    def moves(self) -> list[str]:
        moves = literal.moves_of(self.rules, self.board, self.side)
        over = literal.ending_on_the_board(self.rules, self.board, self.side)
        return [] if over else sorted(move.replace("-", "") for move in moves)

    def obey(self, words: list[str]) -> None:
        if words[0] == "uci":
            say("id name Tiny\nid author The tests")
            say("option name MultiPV type spin default 1 min 1 max 9")
            say("option name Motto type string default <empty>\noption name Clear Hash type button")
            say("option name Ponder type check default false")
            say("option name UCI_Variant type combo default wtf var wtf var wtf-de var wtf-it var raven\nuciok")
        elif words[0] == "isready":
            say("readyok")
        elif words[:3] == ["setoption", "name", "UCI_Variant"]:
            self.rules = literal.PRESETS[words[-1]]
        elif words[:3] == ["setoption", "name", "MultiPV"]:
            self.lines = int(words[-1])
        elif words[0] == "setoption":
            print("told:", *words, file=sys.stderr, flush=True)
        elif words[0] == "position":
            self.set_position(words[1:])
        elif words[0] == "go":
            self.go(words)
        elif words[0] in ("stop", "ponderhit") and self.best:
            say(f"bestmove {self.best}")
            self.best = ""

    def set_position(self, words: list[str]) -> None:
        self.board, self.side = literal.read_position(" ".join(words[1:3])) if words[0] == "fen" else self.start()
        for text in words[words.index("moves") + 1 :] if "moves" in words else ():
            self.board = literal.board_after(self.rules, self.board, f"{text[:2]}-{text[2:]}")
            self.side = literal.other(self.side)

    def go(self, words: list[str]) -> None:
        self.searches += 1
        moves = self.moves()
        self.rng.shuffle(moves)
        if self.searches == self.due and self.mischief:
            self.misbehave()
        for number, move in enumerate(moves[: self.lines], 1):
            say(f"info depth 1 seldepth 2 multipv {number} score cp {50 - number} nodes 7 time 1 pv {move} a1a2")
        best = moves[0] if moves else "(none)"
        if "ponder" in words or "infinite" in words:
            self.best = best
        else:
            self.board = literal.board_after(self.rules, self.board, f"{best[:2]}-{best[2:]}") if moves else self.board
            self.side = literal.other(self.side)
            answers = self.moves()
            say(f"bestmove {best}" + (f" ponder {answers[0]}" if moves and answers else ""))

    def misbehave(self) -> None:
        if self.mischief == "crash":
            print("Tiny fell over its own feet", file=sys.stderr, flush=True)
            os._exit(3)
        elif self.mischief in ("hang", "deaf"):
            time.sleep(600)
        elif self.mischief == "illegal":
            say("bestmove d4a1")
        elif self.mischief == "nonsense":
            say("info score\ninfo depth x score cp 3\n\x00\x01\nbestmove over there")
        elif self.mischief == "resign":
            say("bestmove (none)")
        elif self.mischief == "flood":
            while True:
                say("info depth 1 score cp 1")
        elif self.mischief == "endless-line":
            while True:
                print("x" * 65536, end="")


def main() -> None:
    tiny = Tiny(sys.argv[1:])
    if tiny.mischief == "crash-at-once":
        sys.exit("Tiny could not get up")
    if tiny.mischief == "close":
        os.close(1)
    for line in sys.stdin:
        words = line.split()
        if words == ["quit"]:
            if tiny.mischief == "never-quit":
                time.sleep(600)
            break
        if words and tiny.mischief != "mute":
            tiny.obey(words)


if __name__ == "__main__":
    main()
