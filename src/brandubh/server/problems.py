"""Errors as problem+json (RFC 9457): a type that programs can tell apart, and a sentence that people understand."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from brandubh.engine.uci.errors import EngineError
from brandubh.errors import BrandubhError, RecordError
from brandubh.server.security import HEADERS

MEDIA_TYPE = "application/problem+json"


class Problem(BaseModel):
    """An error as RFC 9457 has it."""

    type: str
    title: str
    status: int
    detail: str


class ProblemError(Exception):
    """An error that becomes an answer."""

    def __init__(self, status: int, slug: str, title: str, detail: str, headers: Mapping[str, str] | None = None):
        super().__init__(detail)
        self.problem = Problem(type=f"/problems/{slug}", title=title, status=status, detail=detail)
        self.headers = dict(headers or {})


def not_found(what: str) -> ProblemError:
    """The answer 404."""
    return ProblemError(404, "not-found", "Not found", f"There is no {what} here.")


def conflict(detail: str, slug: str = "conflict") -> ProblemError:
    """The answer 409: the request does not fit the state of the game."""
    return ProblemError(409, slug, "Not now", detail)


def forbidden(detail: str) -> ProblemError:
    """The answer 403: the game is somebody else's."""
    return ProblemError(403, "forbidden", "Not yours", detail)


def bad_game(error: BrandubhError) -> ProblemError:
    """The answer 422: no position, move, ruleset or record; the library's own words say why."""
    detail = str(error)
    if isinstance(error, RecordError):
        detail = f"line {error.line}, column {error.column}: {error.message}"
    return ProblemError(422, "invalid", "Not possible", detail)


def busy(detail: str) -> ProblemError:
    """The answer 503, with the time to try again."""
    return ProblemError(503, "busy", "Busy", detail, {"Retry-After": "5"})


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


def sentence(error: Mapping[str, Any]) -> str:
    """One of pydantic's complaints as a sentence."""
    if error["type"] == "json_invalid":
        return f"This is not JSON: {error['ctx']['error']}."
    where = ".".join(str(part) for part in error["loc"] if part not in ("body", "query", "path"))
    return f"{where}: {error['msg']}" if where else str(error["msg"])


def _methods_of(app: FastAPI, path: str) -> list[str]:
    """The methods that the document offers for a path."""
    paths = app.openapi()["paths"]
    found = [offered for template, offered in paths.items() if compile_path(template)[0].match(path)]
    if path in paths:  # and not only one that looks like it
        found = [paths[path]]
    return sorted({method.upper() for offered in found for method in offered})


def install(app: FastAPI) -> None:
    """Let every error of an app be answered in this form."""

    @app.exception_handler(ProblemError)
    async def on_problem(_: Request, error: ProblemError) -> JSONResponse:
        return answer_to(error)

    @app.exception_handler(BrandubhError)
    async def on_bad_game(_: Request, error: BrandubhError) -> JSONResponse:
        return answer_to(bad_game(error))

    @app.exception_handler(EngineError)
    async def on_engine_trouble(_: Request, error: EngineError) -> JSONResponse:
        return answer_to(ProblemError(503, "no-engine", "No engine", str(error)))

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(_: Request, error: RequestValidationError) -> JSONResponse:
        return answer_to(ProblemError(422, "invalid", "Not possible", sentence(error.errors()[0])))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        slug = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "http")
        detail = str(error.detail)
        headers = dict(error.headers or {})
        if error.status_code == 405 and (methods := _methods_of(app, request.url.path)):
            headers["Allow"] = ", ".join(methods)  # the router knows only those of one route
        return answer_to(ProblemError(error.status_code, slug, detail, f"{detail}.", headers))

    @app.exception_handler(Exception)
    async def on_failure(_: Request, error: Exception) -> JSONResponse:
        # This one is answered outside of all middleware, so that it needs its headers from here.
        return answer_to(ProblemError(500, "failure", "Failure", "Something went wrong here, not with you.", HEADERS))


def describe(app: FastAPI) -> None:
    """Let the OpenAPI document say what an error looks like, instead of what FastAPI assumes."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        document = make()
        schemas = document["components"]["schemas"]
        schemas["Problem"] = Problem.model_json_schema()
        schemas.pop("HTTPValidationError", None)
        schemas.pop("ValidationError", None)
        for path in document["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        return document

    app.openapi = openapi  # type: ignore[method-assign]
