"""Errors as problem+json (RFC 9457): a type that programs can tell apart, and a sentence that people understand."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from brandubh.errors import BrandubhError

MEDIA_TYPE = "application/problem+json"


class Problem(BaseModel):
    """What went wrong."""

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
    """There is no such thing here."""
    return ProblemError(404, "not-found", "Not found", f"There is no {what} here.")


def conflict(detail: str, slug: str = "conflict") -> ProblemError:
    """What was asked does not fit the state of the game."""
    return ProblemError(409, slug, "Not now", detail)


def forbidden(detail: str) -> ProblemError:
    """Somebody else's game."""
    return ProblemError(403, "forbidden", "Not yours", detail)


def bad_game(error: BrandubhError) -> ProblemError:
    """A position, move, ruleset or record that is not one; the library's own words say why."""
    return ProblemError(422, "invalid", "Not possible", str(error))


def busy(detail: str) -> ProblemError:
    """Too much is asked at once."""
    return ProblemError(503, "busy", "Busy", detail, {"Retry-After": "5"})


RESPONSES: dict[int | str, dict[str, Any]] = {
    "4XX": {"description": "What was asked cannot be done; detail says why.", "content": {MEDIA_TYPE: {}}}
}
"""For the OpenAPI document: what every route may answer besides what it promises."""
RESPONSES["4XX"]["content"][MEDIA_TYPE]["schema"] = {"$ref": "#/components/schemas/Problem"}


def _answer(error: ProblemError) -> JSONResponse:
    body = error.problem.model_dump()
    return JSONResponse(body, error.problem.status, headers=error.headers, media_type=MEDIA_TYPE)


def _first_sentence(error: RequestValidationError) -> str:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def install(app: FastAPI) -> None:
    """Let every error of an app be answered in this form."""

    @app.exception_handler(ProblemError)
    async def on_problem(_: Request, error: ProblemError) -> JSONResponse:
        return _answer(error)

    @app.exception_handler(BrandubhError)
    async def on_bad_game(_: Request, error: BrandubhError) -> JSONResponse:
        return _answer(bad_game(error))

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(_: Request, error: RequestValidationError) -> JSONResponse:
        return _answer(ProblemError(422, "invalid", "Not possible", _first_sentence(error)))

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> JSONResponse:
        slug = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "http")
        detail = str(error.detail)
        return _answer(ProblemError(error.status_code, slug, detail, f"{detail}.", error.headers))


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
