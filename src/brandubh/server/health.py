"""The health check."""

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import text

from brandubh import __version__
from brandubh.server.dependencies import DatabaseDep

router = APIRouter(tags=["health"])


class Health(BaseModel):
    """What `/healthz` answers."""

    status: str
    version: str


@router.get("/healthz")
async def healthz(database: DatabaseDep) -> Health:
    """Answers once the database can be read."""
    await database.read(lambda connection: connection.scalar(text("SELECT 1")))
    return Health(status="ok", version=__version__)
