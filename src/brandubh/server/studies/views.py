"""Studies as the client sees and sends them."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from brandubh.errors import BrandubhError
from brandubh.server.positions.requests import RulesChoice
from brandubh.server.positions.tree import GameTree
from brandubh.server.problems import invalid
from brandubh.server.studies.contents import LONGEST_FILE, MOST_CHAPTERS
from brandubh.server.studies.rows import ChapterHead, StudyRow
from brandubh.server.texts import LONGEST_NAME, clean_name


def _some_name(text: str) -> str:
    name = clean_name(text)
    if name is None:
        raise invalid(BrandubhError("study-name"))
    return name


StudyName = Annotated[str, Field(max_length=LONGEST_NAME, examples=["Escapes"]), AfterValidator(_some_name)]
ChapterName = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(lambda text: clean_name(text) or "")]
"""May be empty: then a chapter is called by its place."""
Version = Annotated[int, Field(strict=True, ge=1, le=2**31 - 1)]
Number = Annotated[int, Field(strict=True, ge=1, le=2**31 - 1)]


class NewChapter(BaseModel):
    """A chapter to be added: a tree of moves, from any position, with remarks."""

    name: ChapterName = ""
    tree: GameTree = GameTree()


class NewStudy(BaseModel):
    """A study to be begun, with its first chapter."""

    name: StudyName
    chapter: NewChapter = NewChapter()


class StudyFile(BaseModel):
    """A game file whose games become the chapters of a study, and the ruleset of those that do not name theirs. The
    study has the name that the file gives it, or else this one.
    """

    name: StudyName
    text: Annotated[str, Field(max_length=LONGEST_FILE)]
    rules: RulesChoice = "wtf"


class StudyChange(BaseModel):
    """Another name, or another order of the chapters by their numbers, of the version that was seen."""

    version: Version
    name: StudyName | None = None
    order: Annotated[list[Number], Field(max_length=MOST_CHAPTERS)] | None = None


class ChapterChange(BaseModel):
    """Another name or another content for the version of a chapter that was seen."""

    version: Version
    name: ChapterName | None = None
    tree: GameTree | None = None


class ChapterHeadView(BaseModel):
    """A chapter in a list. The number is its own wherever it stands; `fen` is the board that shows it."""

    number: int
    version: int
    name: str
    fen: str


class ChapterView(ChapterHeadView):
    """A chapter with its tree of moves."""

    tree: GameTree


class StudySummary(BaseModel):
    """A study in a list, with the board of its first chapter."""

    id: str
    name: str
    created_at: float
    updated_at: float
    chapters: int
    fen: str


class StudyList(BaseModel):
    """My studies, the last changed first."""

    studies: list[StudySummary]


class StudyView(BaseModel):
    """A study, its chapters in their order; only its owner can change it."""

    id: str
    version: int
    name: str
    mine: bool
    created_at: float
    updated_at: float
    chapters: list[ChapterHeadView]


def head_view(head: ChapterHead) -> ChapterHeadView:
    """A chapter in a list."""
    return ChapterHeadView(number=head.number, version=head.version, name=head.name, fen=head.position)


def study_view(row: StudyRow, heads: list[ChapterHead], visitor: str) -> StudyView:
    """A study as a visitor sees it."""
    return StudyView(
        id=row.id,
        version=row.version,
        name=row.name,
        mine=row.owner == visitor,
        created_at=row.created_at,
        updated_at=row.updated_at,
        chapters=[head_view(head) for head in heads],
    )
