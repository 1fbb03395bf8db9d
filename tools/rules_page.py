"""Makes the pages of the rules in docs/, and their pictures, from the clauses and diagrams of the library.

``python tools/rules_page.py`` writes them, ``--check`` says what is not current. The words around the clauses stand in
the templates beside this file. A picture shows what a diagram claims, and the tests play every diagram under its rules:
so no picture can teach a wrong rule.
"""

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

from brandubh import Board, Move, Piece, Rules
from brandubh.language import say
from brandubh.pictures import svg
from brandubh.reasons import capture_reasons, ending_squares
from brandubh.rules import DOCUMENTED, PRESETS
from brandubh.rules.clauses import Clause, Section, clauses, differences
from brandubh.rules.diagrams import Diagram

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
TEMPLATES = Path(__file__).parent
WIDTH = 120

MARKS = {"reach": "dot", "forbidden": "cross", "hostile": "square-red", "special": "square-blue"}
PIECES = {"attacker": Piece.ATTACKER, "defender": Piece.DEFENDER, "king": Piece.KING}


# Pictures


def picture(diagram: Diagram, rules: Rules) -> str:
    """What a diagram shows: a move has just been made, and what it takes is still there, crossed out."""
    board = Board(diagram.fen, rules=rules)
    pieces = board.pieces()
    marks: dict[str, str] = {square: MARKS[kind] for square, kind in diagram.marks}
    if "dot" in marks.values():
        marks[diagram.moves[0][:2]] = "ring"
        return svg.board(pieces, marks=marks) + "\n"
    if len(diagram.moves) != 1:
        return svg.board(pieces, marks=marks, arrows=_arrows(diagram.moves)) + "\n"
    move = Move.from_text(diagram.moves[0])
    pieces[move.target] = pieces.pop(move.origin)
    helpers = {square for reason in capture_reasons(board, move) for square in reason.captors}
    taken = board.captures(move)
    board.push(move)
    marks.update(dict.fromkeys(helpers or set(ending_squares(board)) & pieces.keys() or {move.target}, "ring"))
    marks.update(dict.fromkeys(taken, "cross"))
    return svg.board(pieces, last_move=move, marks=marks, arrows=[move]) + "\n"


def _arrows(moves: Sequence[str]) -> list[svg.Arrow]:
    """The moves of a line, there and back again drawn once."""
    drawn: dict[tuple[str, str], svg.Arrow] = {}
    for text in moves:
        move = Move.from_text(text)
        if (move.target, move.origin) not in drawn:
            drawn[move.origin, move.target] = svg.Arrow(move.origin, move.target, "blue")
    return list(drawn.values())


def caption(diagram: Diagram) -> str:
    """What a diagram shows, in words; a line of several moves is written out."""
    words = " ".join(say("en", key, **arguments) for key, arguments in diagram.shows())
    return f"{words} {_line(diagram.moves)}" if len(diagram.moves) > 1 else words


def _line(moves: Sequence[str]) -> str:
    """Moves in short: what is played several times over is written once."""
    loops = [" ".join(moves[at : at + 4]) for at in range(0, len(moves), 4)]
    for length in range(1, len(loops)):
        times, rest = divmod(len(loops), length)
        if rest == 0 and loops == loops[:length] * times and times > 1:
            return f"<code>{' '.join(loops[:length])}</code>, {times} times"
    return f"<code>{' '.join(moves)}</code>"


def described(diagram: Diagram) -> str:
    """A position in words, for those who do not see the picture."""
    standing: dict[Piece, list[str]] = {piece: [] for piece in Piece}
    for square, piece in Board(diagram.fen).pieces().items():
        standing[piece].append(square)
    names = {Piece.KING: "king", Piece.DEFENDER: "defenders", Piece.ATTACKER: "attackers"}
    return "; ".join(f"{names[piece]} on {', '.join(standing[piece])}" for piece in names if standing[piece]) + "."


@dataclasses.dataclass
class Gallery:
    """The pictures drawn so far, by the names of their files; what looks the same is drawn once."""

    files: dict[str, str] = dataclasses.field(default_factory=dict)

    def add(self, file: str, drawing: str) -> str:
        """The name of the file with this drawing."""
        for name, known in self.files.items():
            if known == drawing:
                return name
        self.files[file] = drawing
        return file

    def show(self, name: str, shown: Sequence[tuple[Diagram, Rules, str]]) -> str:
        """Diagrams in a row, three at the most, each with its caption behind a label."""
        cells = []
        for at, (diagram, rules, label) in enumerate(shown, 1):
            file = f"{name}-{at}.svg" if len(shown) > 1 else f"{name}.svg"
            file = self.add(file, picture(diagram, rules))
            alt = described(diagram)
            alt = alt[0].upper() + alt[1:]
            cells.append(
                f'<td width="270" valign="top"><img src="pictures/{file}" width="250" alt="{alt}"><br>'
                f"{label}{caption(diagram)}</td>\n"
            )
        rows = ["".join(cells[at : at + 3]) for at in range(0, len(cells), 3)]
        return "<table>\n" + "".join(f"<tr>\n{row}</tr>\n" for row in rows) + "</table>\n"


# The rules of the four documents


def rules_page(gallery: Gallery) -> str:
    """The page of the four presets."""
    start = Diagram(f"{Rules().start} b")
    gallery.files["start.svg"] = picture(start, Rules())
    for name, piece in PIECES.items():
        gallery.files[f"piece-{name}.svg"] = svg.piece(piece) + "\n"
    template = (TEMPLATES / "rules_page.md").read_text("utf-8")
    contents = " ·\n".join(
        f"[{number} {_heading(section)}](#{number}-{_heading(section).lower().replace(' ', '-')})"
        for number, section in enumerate(Section, 1)
    )
    return (
        template.replace("{{contents}}", contents)
        .replace("{{differences}}", _differences())
        .replace("{{clauses}}", "\n".join(_sections(gallery)).rstrip())
    )


def _heading(section: Section) -> str:
    return say("en", f"section-{section}")


def _differences() -> str:
    """A table of the fields in which the presets differ."""
    presets = [rules.to_dict() for rules in DOCUMENTED.values()]
    deciding = {clause.fields[0]: clause for clause in clauses(Rules()) if len(clause.fields) == 1 and not clause.under}
    lines = [f"| | {' | '.join(f'`{name}`' for name in DOCUMENTED)} |", "|---|" + "---|" * len(DOCUMENTED)]
    for field in presets[0]:
        values = [rules[field] for rules in presets]
        if field != "name" and len(set(values)) > 1:
            clause = deciding[field]
            label = say("en", f"field-{field.replace('_', '-')}")
            if label.startswith("…"):  # goes on from the label that stands above it in the app
                label = say("en", "field-king-taken-elsewhere") + label.removeprefix("…")
            cells = " | ".join(_value(value) for value in values)
            lines.append(f"| {label} ([{clause.number}](#{clause.id})) | {cells} |")
    return "\n".join(lines)


def _value(value: object) -> str:
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return say("en", f"value-{word}")


def _sections(gallery: Gallery) -> Iterator[str]:
    pages = {name: {clause.id: clause for clause in clauses(rules)} for name, rules in DOCUMENTED.items()}
    order = {clause.id: clause for page in pages.values() for clause in page.values()}
    for number, section in enumerate(Section, 1):
        yield f"## {number}. {_heading(section)}\n"
        members = [clause for clause in order.values() if clause.section is section]
        for first in sorted(members, key=lambda clause: int(clause.number.partition(".")[2])):
            said = {name: page[first.id] for name, page in pages.items() if first.id in page}
            yield f'<a id="{first.id}"></a>\n{_clause(said)}'
            shown = _pictures(said)
            if shown:
                yield gallery.show(first.id, shown)


def _clause(said: dict[str, Clause]) -> str:
    """A clause with its number and title: one text, or one for each group of rulesets that say the same."""
    first = next(iter(said.values()))
    head = f"**{first.number} {say('en', first.title)}.**"
    texts: dict[str, list[str]] = {}
    for name, clause in said.items():
        texts.setdefault(_text(clause), []).append(name)
    if len(texts) == 1 and len(said) == len(DOCUMENTED):
        return _wrapped(f"{head} {next(iter(texts))}")
    items = [_wrapped(f"- *{_named(names)}:* {text}", "  ").rstrip("\n") for text, names in texts.items()]
    return "\n".join([_wrapped(head), *items]) + "\n"


def _text(clause: Clause) -> str:
    return say("en", clause.message, **clause.args)


def _named(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _pictures(said: dict[str, Clause]) -> list[tuple[Diagram, Rules, str]]:
    """The diagrams of a clause in all rulesets, each once, with the rulesets that it holds for if not for all."""
    holders: dict[Diagram, list[str]] = {}
    for name, clause in said.items():
        for diagram in clause.diagrams:
            if diagram.moves or diagram.marks:
                holders.setdefault(diagram, []).append(name)
    return [
        (diagram, DOCUMENTED[names[0]], "" if len(names) == len(DOCUMENTED) else f"<b>{', '.join(names)}:</b> ")
        for diagram, names in holders.items()
    ]


def _wrapped(text: str, indent: str = "") -> str:
    """A paragraph in lines of the usual width."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(indent + word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join(lines) + "\n"


# Rules of one's own


def custom_page(gallery: Gallery) -> str:
    """The page about custom rules: every field, and what each value says that no document says."""
    template = (TEMPLATES / "custom_rules_page.md").read_text("utf-8")
    return template.replace("{{values}}", "\n".join(_values(gallery)).rstrip())


def _values(gallery: Gallery) -> Iterator[str]:
    known = {_text(clause) for rules in DOCUMENTED.values() for clause in clauses(rules)}
    for field, kind in get_type_hints(Rules).items():
        for value in _choices(field, kind):
            rules = Rules.from_dict({field: value})
            new = [clause for clause in clauses(rules) if field in clause.fields and _text(clause) not in known]
            if not new:
                continue
            yield f"### `{field} = {json.dumps(value)}`\n"
            usual = {diagram for clause in clauses(Rules()) for diagram in clause.diagrams}
            for clause in new:
                known.add(_text(clause))
                yield _wrapped(f"**{clause.number} {say('en', clause.title)}.** {_text(clause)}")
                drawn = [(one, rules, "") for one in clause.diagrams if one.moves and one not in usual]
                if drawn:
                    yield gallery.show(f"{field.replace('_', '-')}-{value}-{clause.id}".lower(), drawn)


def _choices(field: str, kind: Any) -> list[Any]:
    """The values of a field other than the usual one."""
    if field in ("name", "start", "first"):
        return []
    values = [True, False] if kind is bool else list(get_args(kind) or [each.value for each in kind])
    return [value for value in values if value != getattr(Rules(), field)]


# Other published rulesets


def others_page(gallery: Gallery) -> str:
    """The page about the presets that are in none of the five documents: what each says otherwise than another."""
    page = (TEMPLATES / "other_rulesets_page.md").read_text("utf-8")
    for name, rules in PRESETS.items():
        if name in DOCUMENTED:
            continue
        start = gallery.show(f"start-{name}", [(Diagram(f"{rules.start} {rules.first.letter}"), rules, "")])
        page = page.replace(f"{{{{start {name}}}}}", start.rstrip())
        page = page.replace(f"{{{{unlike {name}}}}}", _unlike(rules))
    return page


def _unlike(rules: Rules) -> str:
    """The clauses in which a ruleset differs from the federation's, side by side."""
    lines = [f"| | `wtf` | `{rules.name}` |", "|---|---|---|"]
    for row in differences([Rules(), rules]):
        first = next(clause for clause in row.clauses if clause)
        cells = " | ".join(_text(clause) if clause else "–" for clause in row.clauses)
        lines.append(f"| {first.number} {say('en', first.title)} | {cells} |")
    return "\n".join(lines)


# Files


def files() -> dict[Path, str]:
    """Everything that is made here: the files and what they hold."""
    gallery = Gallery()
    pages = {
        DOCS / "rules.md": rules_page(gallery),
        DOCS / "custom-rules.md": custom_page(gallery),
        DOCS / "other-rulesets.md": others_page(gallery),
    }
    longest = Diagram("4t2/7/2tt2t/7/2t4/2K4/2t4 b", ("e7-e6",))  # docs/tables.md shows it
    gallery.files["longest-win.svg"] = picture(longest, Rules())
    return pages | {PICTURES / name: text for name, text in gallery.files.items()}


def stale() -> list[str]:
    """The files that are missing, not as they should be, or made by nobody."""
    wanted = files()
    there = {path: path.read_text("utf-8") for path in (*PICTURES.glob("*.svg"), *wanted) if path.exists()}
    differing = [path for path in wanted.keys() | there.keys() if wanted.get(path) != there.get(path)]
    return sorted(str(path.relative_to(ROOT)) for path in differing)


def write() -> None:
    """Write everything, and remove pictures that nobody makes."""
    wanted = files()
    PICTURES.mkdir(exist_ok=True)
    for path in PICTURES.glob("*.svg"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.write_text(text, "utf-8", newline="\n")


def main() -> int:
    """Write, or compare."""
    parser = argparse.ArgumentParser(description="Make the pages of the rules and their pictures.")
    parser.add_argument("--check", action="store_true", help="only say which files are not current")
    if not parser.parse_args().check:
        write()
        return 0
    names = stale()
    for name in names:
        print(f"{name} is not current: run python tools/rules_page.py")
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main())
