"""A game file cut into games by its lines, before anything is understood.

So a bad game never takes its neighbours along: even a comment that is never closed spoils only its own game.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from brandubh.errors import RecordError
from brandubh.record.source import PlacedLine

_TAG_LINE = re.compile(r"\s*\[\s*[A-Za-z]")
_ENDS_GAME = re.compile(r"(?:^|.*\s)(?:1-0|0-1|1/2-1/2|\*)\s*")
_TAG = re.compile(r'\s*\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]\s*')

OFTEN_CUT = 1 << 22
"""Characters of a chunk from which on every result at the end of a line ends it: files may have no empty lines."""
LONGEST_CHUNK = 1 << 25
"""Characters of a chunk that has no such line. It would be one game, longer than any."""

Places = dict[str, tuple[int, int]]
"""The line and column of each tag."""


@dataclass(slots=True)
class Chunk:
    """Some lines of a file: tags and the movetext after them. Mostly that is one game."""

    line: int
    offset: int = 0
    tags: list[str] = field(default_factory=list)
    moves: list[PlacedLine] = field(default_factory=list)

    @property
    def movetext(self) -> str:
        """The lines behind the tags."""
        return "".join(line.text for line in self.moves)

    @property
    def first_move_line(self) -> int:
        """The number of the line with which the movetext begins."""
        return self.line + len(self.tags)

    def read_tags(self) -> tuple[dict[str, str], Places]:
        """The tags and where they stand."""
        tags: dict[str, str] = {}
        places = {}
        for number, line in enumerate(self.tags, self.line):
            position = len(line) if line.isspace() else 0
            while position < len(line):
                match = _TAG.match(line, position)
                if match is None:
                    while line[position].isspace():
                        position += 1
                    raise RecordError("record-tag", number, position + 1)
                if match[1] in tags:
                    raise RecordError("record-tag-twice", number, match.start(1) + 1, tag=match[1])
                tags[match[1]] = unescape(match[2])
                places[match[1]] = (number, match.start(1) + 1)
                position = match.end()
        return tags, places


def chunks(lines: Iterable[PlacedLine], first: int = 1, source: str = "") -> Iterator[Chunk]:
    """The chunks of a file; ``first`` is the number of its first line, ``source`` its name in errors.

    No more than one is in memory at a time, and none is larger than :data:`LONGEST_CHUNK`: that would be an error.
    """
    chunk = Chunk(first)
    size = 0
    last = chunk
    for number, placed in enumerate(lines, first):
        line = placed.text
        size = len(line) if chunk is not last else size + len(line)
        last = chunk
        if size > LONGEST_CHUNK:
            raise RecordError("record-endless", chunk.line, 1, source)
        if _TAG_LINE.match(line):
            if any(each.text.strip() for each in chunk.moves):
                yield chunk
                chunk = Chunk(number)
            # Blank lines may stand between tags.
            chunk.tags += [each.text for each in chunk.moves]
            chunk.moves = []
            if not chunk.tags:
                chunk.line, chunk.offset = number, placed.offset
            chunk.tags.append(line)
        elif line.strip() or chunk.tags or chunk.moves:
            if not line.strip() and chunk.moves and _ENDS_GAME.fullmatch(chunk.moves[-1].text):
                # A result and an empty line end a game, whatever came before.
                yield chunk
                chunk = Chunk(number + 1)
                continue
            if not chunk.tags and not chunk.moves:
                chunk.line, chunk.offset = number, placed.offset
            chunk.moves.append(placed)
            if size > OFTEN_CUT and _ENDS_GAME.fullmatch(line):
                yield chunk
                chunk = Chunk(number + 1)
    if chunk.tags or chunk.moves:
        yield chunk


def unescape(text: str) -> str:
    """A text without the backslashes that tags and comments have before some characters."""
    if "\\" not in text:
        return text
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "r": "\r"}.get(match[1], match[1]), text, flags=re.DOTALL)
