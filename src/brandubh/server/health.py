"""Health: whether the server is alive, and whether it can do what it is for."""

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
    """What `/readyz` answers: `ok`, or which part fails."""

    status: State
    database: State
    engine: State


@router.get("/healthz")
async def healthz() -> Health:
    """Answers as long as the server is alive, whatever else is wrong."""
    return Health(status="ok", version=__version__)


@router.get("/readyz", responses={503: {"model": Ready, "description": "A part fails; the answer says which."}})
async def readyz(readiness: ReadinessDep, response: Response) -> Ready:
    """Answers 200 if games can be written and the computer can answer, and else 503."""
    states = await readiness.states()
    status: State = "failing" if "failing" in states.values() else "ok"
    response.status_code = 200 if status == "ok" else 503
    return Ready(status=status, **states)
