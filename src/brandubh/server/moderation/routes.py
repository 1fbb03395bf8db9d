"""Blocking over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from brandubh.server.accounts.names import LONGEST
from brandubh.server.accounts.routes import PersonDep
from brandubh.server.dependencies import BlocksDep
from brandubh.server.problems import RESPONSES

router = APIRouter(prefix="/api/account/blocks", tags=["accounts"], responses=RESPONSES)

Name = Annotated[str, Path(max_length=2 * LONGEST)]


class BlocksView(BaseModel):
    """The names of those whom you have blocked."""

    names: list[str]


@router.get("")
async def list_blocks(blocks: BlocksDep, person: PersonDep) -> BlocksView:
    """Whom you have blocked."""
    return BlocksView(names=list(await blocks.names(person.player)))


@router.put("/{name}", status_code=204)
async def block(name: Name, blocks: BlocksDep, person: PersonDep) -> None:
    """Have nothing to do with somebody: you are not paired, and neither can take a seat that the other offers."""
    await blocks.block(person.player, name)


@router.delete("/{name}", status_code=204)
async def unblock(name: Name, blocks: BlocksDep, person: PersonDep) -> None:
    """Have to do with somebody again."""
    await blocks.unblock(person.player, name)
