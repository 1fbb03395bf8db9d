"""Studies over HTTP: whoever knows a study's link may read it, and its owner may change it."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from brandubh.game import Game
from brandubh.record import file_name
from brandubh.server.dependencies import StudiesDep
from brandubh.server.games.routes import GAME_FILE, attached
from brandubh.server.problems import RESPONSES
from brandubh.server.studies.views import (
    ChapterChange,
    ChapterHeadView,
    ChapterView,
    NewChapter,
    NewStudy,
    StudyChange,
    StudyFile,
    StudyList,
    StudyView,
)
from brandubh.server.visitors import KnownVisitor, Visitor

router = APIRouter(prefix="/api/studies", tags=["studies"], responses=RESPONSES)

Number = Annotated[int, Path(ge=1, le=2**31 - 1)]


@router.get("")
async def list_studies(studies: StudiesDep, visitor: KnownVisitor) -> StudyList:
    """My studies, the last changed first."""
    return await studies.list(visitor)


@router.post("", status_code=201)
async def create(new: NewStudy, studies: StudiesDep, visitor: Visitor) -> StudyView:
    """Begin a study with its first chapter."""
    return await studies.create(new, visitor)


@router.post("/import", status_code=201)
async def read_file(file: StudyFile, studies: StudiesDep, visitor: Visitor) -> StudyView:
    """Begin a study whose chapters are the games of a file."""
    return await studies.read_file(file, visitor)


@router.get("/{study_id}")
async def look(study_id: str, studies: StudiesDep, visitor: KnownVisitor) -> StudyView:
    """A study with the names of its chapters."""
    return await studies.view(study_id, visitor)


@router.put("/{study_id}")
async def change(study_id: str, wanted: StudyChange, studies: StudiesDep, visitor: Visitor) -> StudyView:
    """Give a study another name, or its chapters another order."""
    return await studies.change(study_id, visitor, wanted)


@router.delete("/{study_id}", status_code=204)
async def delete(study_id: str, studies: StudiesDep, visitor: Visitor) -> None:
    """Remove a study for good."""
    await studies.delete(study_id, visitor)


@router.post("/{study_id}/copy", status_code=201)
async def copy(study_id: str, studies: StudiesDep, visitor: Visitor) -> StudyView:
    """Begin a study of one's own that is like this one."""
    return await studies.copy(study_id, visitor)


@router.get(
    "/{study_id}/record", response_class=Response, responses={200: {"content": {"application/x-brandubh-game": {}}}}
)
async def record(study_id: str, studies: StudiesDep) -> Response:
    """A whole study as one game file, each chapter a game."""
    name, text = await studies.file(study_id)
    return Response(text, media_type=GAME_FILE, headers=attached(f"{file_name(Game(), name, study_id)}.txt"))


@router.post("/{study_id}/chapters", status_code=201)
async def add(study_id: str, new: NewChapter, studies: StudiesDep, visitor: Visitor) -> StudyView:
    """Add a chapter at the end."""
    return await studies.add(study_id, visitor, new)


@router.get("/{study_id}/chapters/{number}")
async def look_at_chapter(study_id: str, number: Number, studies: StudiesDep) -> ChapterView:
    """A chapter with its tree of moves."""
    return await studies.chapter(study_id, number)


@router.put("/{study_id}/chapters/{number}")
async def save(
    study_id: str, number: Number, wanted: ChapterChange, studies: StudiesDep, visitor: Visitor
) -> ChapterHeadView:
    """Write another name or another content of a chapter. Once it is answered, it is on the disk."""
    return await studies.save(study_id, number, visitor, wanted)


@router.delete("/{study_id}/chapters/{number}")
async def remove(
    study_id: str,
    number: Number,
    studies: StudiesDep,
    visitor: Visitor,
    version: Annotated[int, Query(ge=1, le=2**31 - 1, description="The version of the chapter that was seen.")],
) -> StudyView:
    """Remove a chapter; the last one of a study stays."""
    return await studies.remove(study_id, number, visitor, version)
