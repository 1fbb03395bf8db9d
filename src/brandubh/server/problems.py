"""Errors as problem+json (RFC 9457): a code with arguments, which clients say in their language, and a sentence."""

import logging
import math
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field, ValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from brandubh.engine.uci.errors import EngineError
from brandubh.errors import BrandubhError, one_line

MEDIA_TYPE = "application/problem+json"
LONGEST_DETAIL = 300  # characters; a sentence about somebody's own text, of which it repeats a part


log = logging.getLogger(__name__)


class Reason(BaseModel):
    """What was wrong: a code, and its particulars. A client says it in its own language."""

    code: str = Field(examples=["illegal-occupied"])
    arguments: dict[str, "str | int | Reason"] = Field(examples=[{"move": "d2-d5", "square": "d5"}])


class Problem(Reason):
    """An error as RFC 9457 has it, with its code. The detail is the sentence in English."""

    type: str
    title: str
    status: int
    detail: str


class ProblemError(Exception):
    """An error that becomes an answer: a code with its arguments, which is the end of the type as well.

    ``detail`` replaces the code's own sentence, for programmers; ``slug`` replaces the end of the type.
    """

    def __init__(
        self,
        status: int,
        code: str,
        title: str,
        detail: str | None = None,
        headers: Mapping[str, str] | None = None,
        *,
        slug: str | None = None,
        arguments: Mapping[str, str | int | BrandubhError] | None = None,
    ):
        reason = BrandubhError(code, **(arguments or {}))
        detail = one_line(detail or reason.say(), LONGEST_DETAIL)
        super().__init__(detail)
        self.problem = Problem(
            type=f"/problems/{slug or code}", title=title, status=status, detail=detail, **reason.to_dict()
        )
        self.headers = dict(headers or {})


def not_found() -> ProblemError:
    """The answer 404."""
    return ProblemError(404, "not-found", "Not found")


def conflict(code: str, **arguments: str | int | BrandubhError) -> ProblemError:
    """The answer 409: the request does not fit the state of the game."""
    return ProblemError(409, code, "Not now", arguments=arguments)


def forbidden() -> ProblemError:
    """The answer 403: the game is somebody else's."""
    return ProblemError(403, "forbidden", "Not yours")


def invalid(reason: BrandubhError, detail: str | None = None) -> ProblemError:
    """The answer 422: no position, move, ruleset or record."""
    detail = detail or reason.say()
    return ProblemError(422, reason.code, "Not possible", detail, slug="invalid", arguments=reason.arguments)


def busy(code: str = "busy") -> ProblemError:
    """The answer 503, with the time to try again."""
    return ProblemError(503, code, "Busy", headers={"Retry-After": "5"}, slug="busy")


def too_many(code: str, retry_after: float = 5, **arguments: str | int) -> ProblemError:
    """The answer 429: this visitor, or everybody at this address together, asks for too much."""
    headers = {"Retry-After": str(math.ceil(retry_after))}
    return ProblemError(429, code, "Too much", headers=headers, slug="too-much", arguments=arguments)


def no_engine(error: EngineError) -> ProblemError:
    """The answer 503 of a server without an engine. What the engine said stays in the log: it may name files."""
    log.error("%s", error)
    return ProblemError(503, "no-engine", "No engine")


def _failure() -> ProblemError:
    # Nobody knows how far it came: the connection ends with it.
    headers = {"Connection": "close"}
    return ProblemError(
        500, "unexpected", "Failure", "Something went wrong here, not with you.", headers, slug="failure"
    )


def _described(description: str) -> dict[str, Any]:
    return {"description": description, "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}}


RESPONSES: dict[int | str, dict[str, Any]] = {"4XX": _described("What was asked cannot be done; detail says why.")}
"""What every route may answer besides what it promises, for the OpenAPI document."""

BUSY: dict[int | str, dict[str, Any]] = {503: _described("Too much is asked at once, or no engine runs.")}
"""The same for routes that need an engine."""


def answer_to(error: ProblemError) -> JSONResponse:
    """The answer that tells of an error."""
    body = error.problem.model_dump()
    return JSONResponse(body, error.problem.status, headers=error.headers, media_type=MEDIA_TYPE)


def complaint(error: ValidationError | RequestValidationError) -> tuple[BrandubhError, str]:
    """The first of pydantic's complaints: as an error with a code, and as a sentence for programmers."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return BrandubhError("not-json"), f"This is not JSON: {first['ctx']['error']}."
    # A part of the place may be a name of the sender's own.
    where = ".".join(one_line(str(part)) for part in first["loc"] if part not in ("body", "query", "path"))
    detail = f"{where}: {first['msg']}" if where else str(first["msg"])
    if first["type"] in ("string_too_long", "too_long"):
        return BrandubhError("too-long", most=first["ctx"]["max_length"]), detail
    return BrandubhError("invalid"), detail


def _methods_of(app: FastAPI, path: str) -> list[str]:
    """The methods that the document offers for a path."""
    paths = app.openapi()["paths"]
    found = [offered for template, offered in paths.items() if compile_path(template)[0].match(path)]
    if path in paths:  # and not only one that looks like it
        found = [paths[path]]
    return sorted({method.upper() for offered in found for method in offered})


def answer_for(error: Exception) -> JSONResponse:
    """The answer to any error but those of HTTP itself."""
    match error:
        case ProblemError():
            return answer_to(error)
        case EngineError():
            return answer_to(no_engine(error))
        case BrandubhError() if error.code and "file" not in error.arguments:
            return answer_to(invalid(error))
        case BrandubhError():  # the server's own trouble, and nobody else's business
            log.error("%s", error)
        case OperationalError() | InterfaceError():
            log.error("%s", error)
            # locked for long, full, or not to be written; PostgreSQL may be away, or have sent us away. It may pass.
            name = getattr(error.orig, "sqlite_errorname", None)
            if name is None or name.startswith(_PASSING):
                return answer_to(busy())
        case RequestValidationError():
            return answer_to(invalid(*complaint(error)))
    return answer_to(_failure())


_PASSING = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR")


def install(app: FastAPI) -> None:
    """Let every error of an app be answered in this form."""

    async def on_error(_: Request, error: Exception) -> JSONResponse:
        return answer_for(error)

    for kind in (
        ProblemError,
        BrandubhError,
        EngineError,
        OperationalError,
        InterfaceError,
        RequestValidationError,
        Exception,
    ):
        app.add_exception_handler(kind, on_error)

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        slug = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "http")
        code = "not-found" if error.status_code == 404 else "unexpected"
        title = str(error.detail)
        headers = dict(error.headers or {})
        if error.status_code == 405 and (methods := _methods_of(app, request.url.path)):
            headers["Allow"] = ", ".join(methods)  # the router knows only those of one route
        return answer_to(ProblemError(error.status_code, code, title, f"{title}.", headers, slug=slug))


def describe(app: FastAPI) -> None:
    """Let the OpenAPI document say what an error looks like, instead of what FastAPI assumes."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        document = make()
        schemas = document["components"]["schemas"]
        problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
        schemas.update(problem.pop("$defs"))
        schemas["Problem"] = problem
        schemas.pop("HTTPValidationError", None)
        schemas.pop("ValidationError", None)
        for path in document["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        return document

    app.openapi = openapi  # type: ignore[method-assign]
