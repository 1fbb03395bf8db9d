"""The options of the UCI program, and what their values stand for: rules, tables, an engine's size and strength."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from brandubh.engine.uci.language import Option
from brandubh.errors import BrandubhError, quote

if TYPE_CHECKING:
    from brandubh.engine.engine import Engine
    from brandubh.rules import Rules
    from brandubh.tablebase import Tables


def _most_hash() -> int:
    """Half of the machine's memory in megabytes: more would end the program, not merely be refused."""
    try:
        return max(64, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 21)
    except (AttributeError, ValueError, OSError):  # not every system tells
        return 4096


VARIANTS = ("wtf", "wtf-de", "wtf-it", "raven", "cyningstan", "magpie", "ard-ri", "ard-ri-open")
"""The presets, named here because a program that is asked for its options should not have to load them."""

OPTIONS = {
    option.name.lower(): option
    for option in (
        Option("Hash", "spin", "64", 1, _most_hash()),
        Option("Threads", "spin", "1", 1, 256),
        Option("MultiPV", "spin", "1", 1, 256),
        Option("UCI_Variant", "combo", "wtf", choices=VARIANTS),
        Option("UCI_RulesFile", "string"),
        Option("TablePath", "string"),
        Option("Skill Level", "spin", "8", 1, 8),
        Option("Variety", "check", "false"),
        Option("Seed", "spin", "0", 0, 2**31 - 1),
        Option("UCI_LimitStrength", "check", "false"),
        Option("UCI_Elo", "spin", "1500", 500, 3000),
        Option("UCI_ShowWDL", "check", "false"),
        Option("Ponder", "check", "false"),
        Option("Clear Hash", "button"),
    )
}
"""The program's options, keyed by lower-cased name: UCI does not tell capitals apart."""


def read_setoption(text: str) -> tuple[Option, str | int | bool]:
    """The option that a ``setoption`` command names, and the value that it should have."""
    match = re.fullmatch(r"name (.+?)(?: value(?: (.*))?)?", text)
    if match is None:
        raise BrandubhError("an option is set by: setoption name X value Y")
    option = OPTIONS.get(match[1].lower())
    if option is None:
        raise BrandubhError(f"there is no option {quote(match[1])}; uci lists them")
    if match[2] is None and option.kind not in ("button", "string"):
        raise BrandubhError(f"{option.name} needs a value")
    return option, option.read(match[2] or "")


class Settings:
    """The value of each option."""

    def __init__(self) -> None:
        self._values = {key: option.read(option.default) for key, option in OPTIONS.items()}

    def number(self, key: str) -> int:
        """The value of an option that is a number."""
        return int(self._values[key])

    def is_on(self, key: str) -> bool:
        """The value of an option that is true or false."""
        return bool(self._values[key])

    def with_value(self, key: str, value: str | int | bool) -> "Settings":
        """The settings with another value of one option. Of the two that name a ruleset, the last one counts."""
        settings = Settings()
        settings._values = self._values | ({"uci_rulesfile": ""} if key == "uci_variant" else {}) | {key: value}
        return settings

    def load_rules(self) -> "Rules":
        """The ruleset."""
        from brandubh.rules import load_rules

        file = str(self._values["uci_rulesfile"])
        if not file:
            return load_rules(str(self._values["uci_variant"]))
        if not file.endswith((".toml", ".json")) or not Path(file).is_file():
            raise BrandubhError(f"UCI_RulesFile is the path of a .toml or .json file, not {quote(file)}")
        return load_rules(file)

    def open_tables(self) -> "Tables | None":
        """The tables of perfect play, if there is a folder of them."""
        from brandubh.tablebase import open_tables

        folder = str(self._values["tablepath"])
        return open_tables(folder) if folder else None

    def apply(self, key: str, engine: "Engine") -> None:
        """Let an engine follow a change of one option."""
        if key == "hash":
            engine.resize(self.number("hash"))
        elif key == "threads":
            engine.threads = self.number("threads")
        elif key == "clear hash":
            engine.new_game()
        elif key in ("skill level", "variety", "uci_limitstrength", "uci_elo", "seed"):
            self.set_strength(engine)

    def set_strength(self, engine: "Engine") -> None:
        """Make an engine as strong as it should be."""
        engine.set_player(self.number("seed") or None)
        if self.is_on("uci_limitstrength"):
            engine.set_elo(self.number("uci_elo"))
        else:
            level = self.number("skill level")
            always_the_same = level == OPTIONS["skill level"].high and not self.is_on("variety")
            engine.level = None if always_the_same else level
