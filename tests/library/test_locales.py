"""The messages of all languages: complete, sound, and neither unused nor missing where the code asks for them.

That no component holds words of its own is checked in web/src/i18n/hardcoded.test.ts, with Svelte's own parser.
"""

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.support.paths import ROOT

PACKAGE = ROOT / "src" / "brandubh"
LOCALES = PACKAGE / "locales"
WEB = ROOT / "web" / "src"
SOURCE = "en"
OTHERS = ["fr", "it", "de", "ga"]

# Keys that the code puts together, by what they begin with: t(`theme-${name}`). Each needs a reason to be here.
DYNAMIC = {
    "phrase-": "what players say to each other (server/games/phrases.py)",
    "analyse-count-": "kinds of mistakes in a report",
    "analyse-editor-": "tools of the board editor",
    "analyse-editor-hint-": "what a tool does",
    "analyse-flaw-": "kinds of mistakes",
    "analyse-learn-line-": "the better line and the one that was played",
    "analyse-score-better-": "a score in words, by side",
    "analyse-score-repetition-": "a score in words, by side",
    "analyse-score-win-": "a score in words, by side",
    "analyse-score-won-": "a score in words, by side",
    "analyse-share-": "forms to export in",
    "analyse-symbol-": "symbols on moves",
    "ask-": "questions before an action",
    "board-theme-": "names of board themes",
    "chapter-": "chapters of the course (lessons/course.toml)",
    "choose-": "choices of side",
    "clause-": "clauses of the rules and their titles (clauses.py)",
    "coach-": "what a mistake comes to",
    "do-": "actions in a game",
    "drill-": "names and texts of drills (lessons/drills.toml)",
    "drill-group-": "groups of drills",
    "ended-": "how a game ended",
    "explain-": "why a move of a solution is played (puzzles/explaining.py)",
    "error-": "problems, by the last part of their type",
    "field-": "fields of the rules editor (rules/fields.ts)",
    "games-result-": "results in the list of games",
    "goal-": "how a side wins",
    "key-": "actions in a game, in the list of keys",
    "learn-": "steps of the first lesson (lessons/minute.toml)",
    "learn-wrong-": "why a move is wrong in a lesson",
    "lesson-": "lessons of the course, step by step (lessons/course)",
    "level-": "the computer's levels",
    "match-": "how a match was decided",
    "mode-": "ways to play",
    "offer-": "what players offer each other",
    "offer-own-": "what one has offered oneself",
    "origin-": "where a ruleset comes from",
    "piece-set-": "names of piece sets",
    "players-": "kinds of ratings",
    "puzzle-theme-": "themes of puzzles (puzzles/themes.py)",
    "rules-": "names of rulesets",
    "section-": "sections of the rules",
    "setting-": "switches in the menus of the top bar",
    "shows-": "what a diagram of the rules shows",
    "solve-help-": "what can be typed while a puzzle is solved (cli/solving.py)",
    "start-goal-": "how a side wins, on the first page",
    "summary-": "the rules on one screen (rules/summary.py)",
    "theme-": "names of interface themes",
    "theory-check-": "commands that check what is claimed (about/ProofsPart.svelte)",
    "theory-history-": "what texts and finds tell (about/HistoryPart.svelte)",
    "theory-idea-": "ideas of good play (about/theory.json)",
    "theory-part-": "parts of the page on what is known",
    "theory-proof-": "what is proven, and what is not",
    "tournament-is-": "whether an entrant is there",
    "tournament-kind-": "kinds of tournaments",
    "tournament-state-": "how far a tournament is",
    "tournament-text-": "what kinds of tournaments are like",
    "tournaments-group-": "lists of tournaments",
    "value-": "values of those fields",
}

KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.names.add(node.id.name)


@functools.cache
def _entries(language: str) -> list[tuple[Path, ast.EntryType]]:
    return [
        (path, entry)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in parse(path.read_text(encoding="utf-8")).body
    ]


@functools.cache
def _messages(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Key → the file it is in and the variables it uses; terms are left out, each language may have its own."""
    found = {}
    for path, entry in _entries(language):
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = (path.name, frozenset(variables.names))
    return found


def _sources(*folders: Path) -> Iterator[tuple[Path, str]]:
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            generated = path.name == "schema.ts" or "static" in path.parts
            if path.suffix in (".ts", ".svelte", ".py") and not path.name.endswith(".test.ts") and not generated:
                yield path, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", [SOURCE, *OTHERS])
def test_every_entry_can_be_read(language: str) -> None:
    junk = [f"{path.name}: {entry.content}" for path, entry in _entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", [SOURCE, *OTHERS])
def test_no_key_stands_twice_in_any_of_the_files(language: str) -> None:
    keys = [entry.id.name for _, entry in _entries(language) if isinstance(entry, ast.Message | ast.Term)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything_that_english_says_and_nothing_else(language: str) -> None:
    english, other = _messages(SOURCE), _messages(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    moved = [key for key in english if english[key][0] != other[key][0]]
    assert moved == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_given_the_same_things_in_every_language(language: str) -> None:
    english, other = _messages(SOURCE), _messages(language)
    differing = {key: (english[key][1], other[key][1]) for key in english if key in other}
    assert {key: pair for key, pair in differing.items() if pair[0] != pair[1]} == {}


def test_no_message_is_unused() -> None:
    code = "\n".join(text for _, text in _sources(WEB, PACKAGE))
    referenced = set(re.findall(rf"""["'`]({KEY})["'`]""", code))
    # a message may be there for others: { board } in { board-name }
    for _, entry in _entries(SOURCE):
        if isinstance(entry, ast.Message | ast.Term):
            references = _References()
            references.visit(entry)
            referenced |= references.names
    unused = [key for key in _messages(SOURCE) if key not in referenced and not key.startswith(tuple(DYNAMIC))]
    assert unused == []


class _References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # fluent's name
        self.names.add(node.id.name)


def test_every_message_that_the_web_client_asks_for_is_there() -> None:
    known = _messages(SOURCE).keys()
    missing = {
        (path.name, key)
        for path, text in _sources(WEB)
        for key in re.findall(rf"""\bt\(\s*["'`]({KEY})["'`]""", text)
        if key not in known
    }
    assert sorted(missing) == []


def test_keys_put_together_are_listed_here_and_lead_somewhere() -> None:
    used = {
        (path.name, prefix) for path, text in _sources(WEB) for prefix in re.findall(r"\bt\(\s*`([a-z0-9-]*)\$\{", text)
    }
    assert sorted(pair for pair in used if pair[1] not in DYNAMIC) == []
    assert [prefix for prefix in DYNAMIC if not any(key.startswith(prefix) for key in _messages(SOURCE))] == []
