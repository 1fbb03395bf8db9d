"""What people read: the messages, the languages, and which of them is meant."""

import subprocess
import sys
from pathlib import Path

import pytest

from brandubh import language
from brandubh.errors import LanguageError
from brandubh.language import LANGUAGES, negotiate, say, system_language

LOCALES = Path(language.__file__).parent / "locales"


def test_there_is_a_folder_for_every_language_and_for_no_other() -> None:
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)


def test_a_message_is_said_in_each_language() -> None:
    assert [say(code, "section-king") for code in LANGUAGES] == [
        "Capturing the king",
        "La capture du roi",
        "La cattura del re",
        "Den König schlagen",
        "Gabháil an rí",
    ]


def test_plurals_and_arguments_are_put_in_without_invisible_marks() -> None:
    one = say("en", "shows-captures", count=1, squares="c3", **{"from": "g3", "to": "d3"})
    two = say("en", "shows-captures", count=2, squares="b2, c3", **{"from": "g2", "to": "c2"})
    assert one == "g3 to d3: the piece on c3 is captured."
    assert two == "g2 to c2: the pieces on b2, c3 are captured."


def test_what_cannot_be_said_is_an_error_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LanguageError, match="en, fr, it, de, ga"):
        say("xx", "section-king")
    with pytest.raises(LanguageError, match="no-such-message"):
        say("de", "no-such-message")
    with pytest.raises(LanguageError, match="clause-start cannot be said in English"):
        say("en", "clause-start", king="d4")
    monkeypatch.setattr(language, "fallback", "en")
    with pytest.raises(LanguageError, match="no-such-message"):
        say("de", "no-such-message")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("en;q=0.2, ga-IE;q=0.9", "ga"),
        ("DE-at", "de"),
        ("ja, zh", "en"),
        ("it;q=0, de;q=0.1", "de"),
        ("de;q=lots, it", "it"),
        (";;;,,,q=", "en"),
    ],
)
def test_the_language_of_a_header(header: str | None, code: str) -> None:
    assert negotiate(header) == code


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "ga_IE.UTF-8"}, "ga"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT.UTF-8", "BRANDUBH_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BRANDUBH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == code


def test_whoever_says_nothing_does_not_wait_for_fluent() -> None:
    program = "import sys, brandubh.cli, brandubh.language; sys.exit('fluent.syntax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
