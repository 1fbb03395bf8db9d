"""The OpenAPI document: the server keeps what it promises there, and the web client's types are made from it."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance, unsupported_method

from brandubh import Rules
from brandubh.server.app import create_app
from brandubh.server.openapi import document
from brandubh.server.visitors import COOKIE
from hatch_build import run_npm
from tests.support.paths import ROOT
from tests.support.running import PATIENCE, Running, Visitor

WEB = ROOT / "web"

promises = schemathesis.openapi.from_dict(create_app().openapi())


@pytest.fixture(scope="session")
def regular(server: Running) -> Iterator[Visitor]:
    """Somebody who has been here before."""
    with server.visitor() as visitor:
        visitor.begin()
        yield visitor


anything = settings(suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.mark.slow
@promises.parametrize()
@settings(anything, max_examples=4)
def test_every_answer_is_one_that_the_document_promises(case: schemathesis.Case[Any], regular: Visitor) -> None:
    check_answer(case, regular)


@pytest.mark.long
@promises.parametrize()
@settings(anything, max_examples=40)
def test_all_answers_are_what_the_document_promises(case: schemathesis.Case[Any], regular: Visitor) -> None:
    check_answer(case, regular)


def check_answer(case: schemathesis.Case[Any], regular: Visitor) -> None:
    name = regular.http.cookies[COOKIE]
    if "game_id" in case.path_parameters and case.path_parameters["game_id"].isalpha():
        # A name made of chance is never that of a game, so that some of them become one.
        case.path_parameters["game_id"] = regular.begin(match=True, moves=["d2-e2"])["id"]
    if "study_id" in case.path_parameters and case.path_parameters["study_id"].isalpha():
        case.path_parameters["study_id"] = regular.post("/api/studies", {"name": "A study"})["id"]
    for kind, begin in (("attempt_id", "puzzles/22a83bbd"), ("run_id", "runs")):
        if case.path_parameters.get(kind, "").isalpha():
            begun = regular.post(f"/api/training/{begin}", {"kind": "storm"} if kind == "run_id" else {})
            case.path_parameters[kind] = begun["id"]
    body: Any = case.body
    if isinstance(body, dict):  # short searches, but what is not allowed stays as it is
        for field, path, most, allowed in (
            ("seconds", "/api/analysis", 0.05, 3600),
            ("nodes", "/api/reports", 2000, 2e6),
        ):
            value = body.get(field, allowed if case.path == path else None)
            if isinstance(value, float | int) and not isinstance(value, bool) and most < value <= allowed:
                body[field] = most
    # What a position or a move may be cannot be said there, so that a string may be one that is refused.
    excluded: list[CheckFunction] = [positive_data_acceptance]
    if case.path in ("/api/pictures/board.png", "/api/pictures/card.png"):
        excluded.append(unsupported_method)  # POST /api/pictures/{form} answers that there is no such form
    case.call_and_validate(
        base_url=regular.address,
        headers={"Cookie": f"{COOKIE}={name}"},
        timeout=PATIENCE,
        excluded_checks=excluded,
    )


def test_the_document_describes_all_that_the_api_can_do(visitor: Visitor) -> None:
    paths = visitor.get("/api/openapi.json")["paths"]
    assert {path.split("/")[2] for path in paths if path.startswith("/api/")} == {
        "account",
        "analysis",
        "bot",
        "drills",
        "games",
        "hints",
        "invites",
        "leaderboards",
        "lessons",
        "lobby",
        "openings",
        "pictures",
        "players",
        "positions",
        "puzzles",
        "records",
        "reports",
        "rules",
        "sheets",
        "studies",
        "tables",
        "tournaments",
        "training",
        "watch",
    }
    for path, operations in paths.items():
        for operation in operations.values():
            assert operation["summary"], path
            assert path in ("/healthz", "/readyz") or "4XX" in operation["responses"], path


def test_the_document_names_the_fields_of_a_ruleset_and_their_values(visitor: Visitor) -> None:
    schemas = visitor.get("/api/openapi.json")["components"]["schemas"]
    fields = {field.name for field in dataclasses.fields(Rules)}
    for described in (schemas["RulesFields"], schemas["GameView"]["properties"]["rules"]):
        assert set(described["properties"]) == fields
        assert described["properties"]["escape"] == {"type": "string", "enum": ["corners", "edges"]}
        assert described["properties"]["king_taken_elsewhere"] == {"type": "integer", "enum": [2, 4]}


@pytest.mark.slow
def test_the_web_clients_types_are_made_from_the_document_as_it_is(tmp_path: Path) -> None:
    described, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    described.write_text(document(), encoding="utf-8")
    run_npm("exec", "--offline", "--", "openapi-typescript", str(described), "-o", str(made))
    committed = (WEB / "src" / "api" / "schema.ts").read_text(encoding="utf-8")
    assert made.read_text(encoding="utf-8") == committed, "run npm run types in web/ on the present document"
