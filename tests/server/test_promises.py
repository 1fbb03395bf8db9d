"""The OpenAPI document holds for whoever asks, and about what there is: with a session or a token or nothing, about
games, tournaments, seeks and accounts of one's own and of others.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance, unsupported_method

from brandubh.server.app import create_app
from tests.support.askers import ASKERS, Asker, shorten
from tests.support.programs import PASSWORD
from tests.support.running import PATIENCE, Running

everything = schemathesis.openapi.from_dict(create_app().openapi())
everything.config.checks.negative_data_rejection.expected_statuses.append(
    "413"
)  # what is too long may be refused as such
about_people = everything.include(path_regex="^/api/(account|bot|games|invites|leaderboards|lobby|players|tournaments)")

SHORT = 12  # characters: longer names may be refused for their length
ALLOWED = range(201)  # characters of a password

anything = settings(suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="session")
def askers(server: Running) -> Iterator[dict[str, Asker]]:
    """All of them, once they are asked for."""

    class Lazily(dict[str, Asker]):
        def __missing__(self, who: str) -> Asker:
            self[who] = found = Asker(server, who)
            return found

    found = Lazily()
    yield found
    for each in found.values():
        each.close()


@about_people.parametrize()
@settings(anything, max_examples=1)
def test_those_who_are_logged_in_get_what_the_document_promises(
    case: schemathesis.Case[Any], askers: dict[str, Asker]
) -> None:
    check(case, askers["player"])


@pytest.mark.long
@pytest.mark.parametrize("who", ASKERS)
@everything.parametrize()
@settings(anything, max_examples=30)
def test_whoever_asks_gets_what_the_document_promises(
    case: schemathesis.Case[Any], askers: dict[str, Asker], who: str
) -> None:
    check(case, askers[who])


def check(case: schemathesis.Case[Any], somebody: Asker) -> None:
    if case.path.startswith("/api/bot/") and somebody.who == "program":
        pytest.skip("a stream that is open has no end")
    for kind, value in list(case.path_parameters.items()):
        # What is made of chance names nothing, so that some of it comes to name something.
        if (
            isinstance(value, str)
            and value.isalnum()
            and len(value) <= SHORT
            and (name := somebody.something(kind)) is not None
        ):
            case.path_parameters[kind] = name
    shorten(case.path, case.body)
    if isinstance(case.body, dict):
        for field in case.body.keys() & {"password", "old"}:  # which nobody guesses
            if len(str(case.body[field])) in ALLOWED and isinstance(case.body[field], str) and somebody.chance():
                case.body[field] = PASSWORD
    # What a position or a move may be, or whose turn it is, cannot be said there: much is refused that looks right.
    excluded: list[CheckFunction] = [positive_data_acceptance]
    # A token is refused wherever it opens nothing, before anybody asks for the method.
    if somebody.who == "program" or case.path in ("/api/pictures/board.png", "/api/pictures/card.png"):
        excluded.append(unsupported_method)  # POST /api/pictures/{form} answers that there is no such form
    case.call_and_validate(
        base_url=somebody.owner.address, headers=somebody.headers, timeout=PATIENCE, excluded_checks=excluded
    )
