"""The five documents against the rules as they are told here: each sentence of each, in its own language.

The table is data/statements.toml. It holds no sentence of the documents, only what they say.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from brandubh import PRESETS
from brandubh.language import LANGUAGES, say
from brandubh.rules.clauses import clauses, origin
from tests.support.paths import DATA

TABLE: dict[str, Any] = tomllib.loads((DATA / "statements.toml").read_text(encoding="utf-8"))
DOCUMENTS = ("wtf-en", "wtf-fr", "wtf-it", "wtf-de", "raven-en")


@dataclass(frozen=True)
class Statement:
    """What a sentence of a document says, and the words of the clauses that say it; or the reason why none does."""

    sentence: int
    says: str
    by: Mapping[str, list[str]] = field(default_factory=dict)
    reason: str = ""


STATEMENTS = {name: [Statement(**row) for row in TABLE["documents"][name]["statements"]] for name in DOCUMENTS}


def told(ruleset: str, language: str) -> dict[str, str]:
    """Title and text of every clause of a ruleset in a language, and where it comes from."""
    rules = PRESETS[ruleset]
    texts = {"origin": say(language, origin(rules))}
    for clause in clauses(rules):
        texts[clause.id] = f"{say(language, clause.title)}: {say(language, clause.message, **clause.args)}"
    return texts


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_statement_of_a_document_is_made_by_the_clauses_of_its_ruleset(name: str) -> None:
    document = TABLE["documents"][name]
    texts = told(document["ruleset"], document["language"])
    failures = [
        f"{name}, sentence {statement.sentence}, {statement.says!r}: "
        + (f"{clause} lacks {word!r}: {texts[clause]}" if clause in texts else f"there is no clause {clause}")
        for statement in STATEMENTS[name]
        for clause, words in statement.by.items()
        for word in words
        if word not in texts.get(clause, "")
    ]
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_sentence_of_a_document_is_left_out(name: str) -> None:
    document = TABLE["documents"][name]
    assert {statement.sentence for statement in STATEMENTS[name]} == set(range(1, document["sentences"] + 1))
    assert len(STATEMENTS[name]) == document["rows"]


def test_every_row_says_where_its_statement_is_made_or_why_nowhere() -> None:
    assert list(TABLE["documents"]) == list(DOCUMENTS)
    for name, statements in STATEMENTS.items():
        for statement in statements:
            assert bool(statement.by) != bool(statement.reason), (name, statement)
            assert all(statement.by.values()), (name, statement)
        assert len({statement.says for statement in statements}) == len(statements), "a row stands there twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_older_sheet_borrows_no_names_from_the_federation(language: str) -> None:
    sheet = TABLE["sheet"]
    borrowed = [
        f"{clause} says {name!r}: {text}"
        for clause, text in told(sheet["ruleset"], language).items()
        for name in sheet["borrowed"][language]
        if name.casefold() in text.casefold()
    ]
    assert not borrowed, "\n".join(borrowed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_federations_rules_keep_its_names(language: str) -> None:
    for ruleset in ("wtf", "wtf-de", "wtf-it"):
        texts = told(ruleset, language)
        assert "Branán" in texts["sides"]
        assert texts["sides"] != told("raven", language)["sides"]
        assert texts["goal-defenders"] != told("raven", language)["goal-defenders"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_no_questions(language: str) -> None:
    for rules in PRESETS.values():
        for clause in clauses(rules):
            assert not say(language, clause.title).endswith(("?", "!", ".", ":")), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_says_how_often_a_position_has_been_there(language: str) -> None:
    for key in ("repetition-again", "repetition-final"):
        for loser in ("attackers", "defenders", "nobody"):
            told_of = [say(language, key, move="d2-e2", times=times, loser=loser) for times in range(1, 7)]
            assert len(set(told_of)) == 6, told_of
            assert all(str(times) in text for times, text in enumerate(told_of, 1) if times > 2), told_of
            assert all(text.endswith(".") and "  " not in text for text in told_of), told_of
