"""Health: whether the server is alive, and whether it can do what it is for."""

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from brandubh import __version__
from brandubh.server.dependencies import ReadinessDep
from brandubh.server.readiness import State

router = APIRouter(tags=["health"])


class Health(BaseModel):
    """What `/healthz` answers."""

    status: str
    version: str


class Ready(BaseModel):
    """What `/readyz` answers: `ok`, or which part fails; `draining` once the server was told to end. Without the bus it
    is ready all the same: games are played in the database.
    """

    status: State | Literal["draining"]
    database: State
    engine: State
    bus: State | Literal["none"]


@router.get("/healthz")
async def healthz() -> Health:
    """Answers as long as the server is alive, whatever else is wrong."""
    return Health(status="ok", version=__version__)


@router.get("/readyz", responses={503: {"model": Ready, "description": "A part fails; the answer says which."}})
async def readyz(readiness: ReadinessDep, response: Response) -> Ready:
    """Answers 200 if games can be written and the computer can answer, and else 503; also once it was told to end."""
    states = await readiness.states()
    status: State = "failing" if "failing" in states.values() else "ok"
    response.status_code = 200 if status == "ok" and not readiness.is_draining else 503
    return Ready(status="draining" if readiness.is_draining else status, bus=readiness.bus, **states)
