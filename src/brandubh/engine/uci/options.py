"""The options of the UCI program."""

import os

from brandubh.engine.uci.language import Option


def _most_hash() -> int:
    """Half of the machine's memory in megabytes: a bigger table would end the program, not merely be refused."""
    try:
        return max(64, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 21)
    except (AttributeError, ValueError, OSError):  # not every system tells
        return 4096


OPTIONS = {
    option.name.lower(): option
    for option in (
        Option("Hash", "spin", "64", 1, _most_hash()),
        Option("Threads", "spin", "1", 1, 256),
        Option("MultiPV", "spin", "1", 1, 256),
        Option("UCI_Variant", "combo", "wtf", choices=("wtf", "wtf-de", "wtf-it", "raven")),
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
"""The program's options by their names in small letters; UCI does not tell capitals apart."""
