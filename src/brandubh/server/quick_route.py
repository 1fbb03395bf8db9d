"""A route for what is asked all the time, described like any other and answered in a fifth of FastAPI's time."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from brandubh.errors import BrandubhError
from brandubh.server.problems import ProblemError, answer_for, invalid

log = logging.getLogger(__name__)

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class QuickRoute(APIRoute):
    """Its function takes texts from the path, one body, and ``request``, and gives a response that is ready to be sent.
    Dependencies are not for it: it takes longer to find out what they are than to make a move.
    """

    def get_route_handler(self) -> Handler:
        """FastAPI's own place for handlers of another kind."""
        [body] = self.dependant.body_params
        kind: Any = body.field_info.annotation
        read = TypeAdapter(kind).validate_json
        function = self.endpoint

        async def handle(request: Request) -> Response:
            # Another site could send a form or plain text without asking; JSON it cannot.
            if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise invalid(BrandubhError("not-json"))
            message = await request.receive()  # the guard has all of the body
            try:
                value = read(message["body"])
            except ValidationError as error:
                raise RequestValidationError(error.errors()) from None
            response: Response = await function(**request.path_params, **{body.name: value}, request=request)
            return response

        return handle


class QuickRoutes:
    """Answers quick routes before FastAPI and its layers are asked."""

    def __init__(self, app: ASGIApp, owner: FastAPI, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._owner = owner
        self._routes = [(each, each.get_route_handler()) for each in routes if isinstance(each, QuickRoute)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102  # ASGI's own
        if scope["type"] == "http":
            for route, handle in self._routes:
                if scope["method"] in (route.methods or ()) and (found := route.path_regex.fullmatch(scope["path"])):
                    scope["app"], scope["path_params"] = self._owner, found.groupdict()
                    response = await _response(handle, Request(scope, receive))
                    await response(scope, receive, send)
                    return
        await self._app(scope, receive, send)


async def _response(handle: Handler, request: Request) -> Response:
    try:
        return await handle(request)
    except (ProblemError, BrandubhError) as error:
        return answer_for(error)
    except Exception as error:
        answer = answer_for(error)
        if answer.status_code == 500:
            log.exception("a quick route failed")
        return answer
