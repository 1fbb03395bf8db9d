"""Whether the server is well, for those who watch over it."""

from fastapi import APIRouter, Request
from pydantic import BaseModel
from sqlalchemy import text

from brandubh import __version__
from brandubh.server.database import Database

router = APIRouter(tags=["health"])


class Health(BaseModel):
    """It is well."""

    status: str
    version: str


@router.get("/healthz")
async def healthz(request: Request) -> Health:
    """Answers once the database can be read."""
    database: Database = request.app.state.database
    async with database.reading() as session:
        await session.execute(text("SELECT 1"))
    return Health(status="ok", version=__version__)
