"""Studies in the database: a row for each, and one for each of its chapters, whose content is a game file."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Column, Connection, Float, ForeignKey, Index, Integer, String, Table, Text, func, select

from brandubh.server.database import metadata
from brandubh.server.studies.contents import size_of

studies = Table(
    "studies",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("version", Integer, nullable=False),  # grows when its name, its order or the number of its chapters changes
    Column("owner", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created_at", Float, nullable=False),  # seconds since 1970
    Column("updated_at", Float, nullable=False),  # the last change of anything in it
    Column("numbered", Integer, nullable=False),  # chapters so far: no number is given twice
    Index("studies_by_owner", "owner", "updated_at"),
)

chapters = Table(
    "chapters",
    metadata,
    Column("study_id", String(12), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # by which links know it, wherever it stands
    Column("place", Integer, nullable=False),  # where it stands, from 0
    Column("version", Integer, nullable=False),  # grows with every change of it
    Column("name", String(60), nullable=False),  # may be empty
    Column("position", String(80), nullable=False),  # the board that shows it in a list
    Column("text", Text, nullable=False),  # a game file
)


@dataclass(slots=True, kw_only=True)
class StudyRow:
    """A study without its chapters."""

    id: str
    version: int = 1
    owner: str
    name: str
    created_at: float
    updated_at: float
    numbered: int = 0


@dataclass(slots=True, kw_only=True)
class ChapterHead:
    """A chapter without its content."""

    study_id: str
    number: int
    place: int
    version: int = 1
    name: str
    position: str


@dataclass(slots=True, kw_only=True)
class ChapterRow(ChapterHead):
    """A chapter with its content."""

    text: str


_HEAD = [column for column in chapters.c if column.name != "text"]


def read_study(connection: Connection, study_id: str) -> StudyRow | None:
    """The row of a study."""
    found = connection.execute(select(studies).where(studies.c.id == study_id)).mappings().first()
    return StudyRow(**found) if found is not None else None


def read_heads(connection: Connection, study_id: str) -> list[ChapterHead]:
    """The chapters of a study in their order, without their contents."""
    query = select(*_HEAD).where(chapters.c.study_id == study_id).order_by(chapters.c.place)
    return [ChapterHead(**row) for row in connection.execute(query).mappings()]


def read_chapters(connection: Connection, study_id: str) -> list[ChapterRow]:
    """The chapters of a study in their order."""
    query = select(chapters).where(chapters.c.study_id == study_id).order_by(chapters.c.place)
    return [ChapterRow(**row) for row in connection.execute(query).mappings()]


def read_chapter(connection: Connection, study_id: str, number: int) -> ChapterRow | None:
    """One chapter."""
    query = select(chapters).where(chapters.c.study_id == study_id, chapters.c.number == number)
    found = connection.execute(query).mappings().first()
    return ChapterRow(**found) if found is not None else None


def studies_of(connection: Connection, owner: str) -> list[tuple[StudyRow, str, int]]:
    """All studies of a visitor, the last changed first, each with the board of its first chapter and their number."""
    count = select(func.count()).where(chapters.c.study_id == studies.c.id).scalar_subquery()
    first = (
        select(chapters.c.position)
        .where(chapters.c.study_id == studies.c.id)
        .order_by(chapters.c.place)
        .limit(1)
        .scalar_subquery()
    )
    query = (
        select(studies, first.label("board"), count.label("chapters"))
        .where(studies.c.owner == owner)
        .order_by(studies.c.updated_at.desc(), studies.c.id)
    )
    found = []
    for row in connection.execute(query).mappings():
        values = dict(row)
        board, number = values.pop("board"), values.pop("chapters")
        found.append((StudyRow(**values), board, number))
    return found


def count_studies(connection: Connection, owner: str) -> int:
    """How many studies a visitor has."""
    return connection.scalar(select(func.count()).select_from(studies).where(studies.c.owner == owner)) or 0


def length_of(connection: Connection, study_id: str, *, without: int | None = None) -> int:
    """The bytes in all chapters of a study, or in all but one. Databases count bytes each in their own way."""
    query = select(chapters.c.text).where(chapters.c.study_id == study_id, chapters.c.number != (without or 0))
    return sum(map(size_of, connection.scalars(query)))


def write_new(connection: Connection, row: StudyRow, content: Iterable[ChapterRow]) -> None:
    """Write a study that is not there yet."""
    connection.execute(studies.insert(), asdict(row))
    connection.execute(chapters.insert(), [asdict(each) for each in content])


def write_study(connection: Connection, row: StudyRow) -> None:
    """Write what has changed of a study itself."""
    connection.execute(studies.update().where(studies.c.id == row.id).values(**asdict(row)))


def write_chapter(connection: Connection, row: ChapterRow) -> None:
    """Write a chapter that has changed."""
    where = (chapters.c.study_id == row.study_id, chapters.c.number == row.number)
    connection.execute(chapters.update().where(*where).values(**asdict(row)))


def add_chapter(connection: Connection, row: ChapterRow) -> None:
    """Write a chapter that is not there yet."""
    connection.execute(chapters.insert(), asdict(row))


def write_order(connection: Connection, study_id: str, numbers: Sequence[int]) -> None:
    """Let the chapters stand in the order of these numbers."""
    for place, number in enumerate(numbers):
        where = (chapters.c.study_id == study_id, chapters.c.number == number)
        connection.execute(chapters.update().where(*where).values(place=place))


def delete_chapter(connection: Connection, study_id: str, number: int) -> None:
    """Remove a chapter."""
    connection.execute(chapters.delete().where(chapters.c.study_id == study_id, chapters.c.number == number))


def delete_study(connection: Connection, study_id: str) -> None:
    """Remove a study with all its chapters."""
    connection.execute(studies.delete().where(studies.c.id == study_id))


def adopt(connection: Connection, guest: str, player: str) -> None:
    """Let a player have the studies of a guest who was the same person."""
    connection.execute(studies.update().where(studies.c.owner == guest).values(owner=player))


def forget(connection: Connection, player: str) -> None:
    """Remove all studies of somebody."""
    connection.execute(studies.delete().where(studies.c.owner == player))
