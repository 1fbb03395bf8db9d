"""What can be done with studies. Each action is one transaction: it is written whole, or it did not happen.

Whoever changes something says which version they have seen; if it has changed since, they are told, and nothing is
overwritten. A chapter has a version of its own, so that two windows may write in two chapters.
"""

import time
from collections.abc import Callable, Iterable, Sequence

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Connection

from brandubh.server.database import Database
from brandubh.server.games.actions import new_id
from brandubh.server.limits import Limits
from brandubh.server.positions.requests import read_rules
from brandubh.server.positions.tree import tree_view
from brandubh.server.problems import ProblemError, conflict, not_found
from brandubh.server.studies import rows
from brandubh.server.studies.contents import (
    LONGEST_STUDY,
    MOST_CHAPTERS,
    Content,
    content_of,
    game_of,
    read_file,
    size_of,
    write_file,
)
from brandubh.server.studies.rows import ChapterHead, ChapterRow, StudyRow
from brandubh.server.studies.views import (
    ChapterChange,
    ChapterHeadView,
    ChapterView,
    NewChapter,
    NewStudy,
    StudyChange,
    StudyFile,
    StudyList,
    StudySummary,
    StudyView,
    head_view,
    study_view,
)


class Studies:
    """The studies in the database."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    # Reading

    async def list(self, owner: str) -> StudyList:
        """A visitor's studies, the last changed first."""
        found = await self._database.read(lambda connection: rows.studies_of(connection, owner))
        return StudyList(
            studies=[
                StudySummary(
                    id=row.id,
                    name=row.name,
                    created_at=row.created_at,
                    updated_at=row.updated_at,
                    chapters=number,
                    fen=board,
                )
                for row, board, number in found
            ]
        )

    async def view(self, study_id: str, visitor: str) -> StudyView:
        """A study with the names of its chapters."""

        def read(connection: Connection) -> StudyView:
            return study_view(_load(connection, study_id), rows.read_heads(connection, study_id), visitor)

        return await self._database.read(read)

    async def chapter(self, study_id: str, number: int) -> ChapterView:
        """A chapter with its tree."""
        row = await self._database.read(lambda connection: _load_chapter(connection, study_id, number))
        tree = await run_in_threadpool(lambda: tree_view(game_of(row.text)))
        return ChapterView(**dict(head_view(row)), tree=tree)

    async def contents(self, study_id: str) -> tuple[StudyRow, Sequence[ChapterRow]]:
        """A study with the texts of all its chapters."""
        return await self._database.read(
            lambda connection: (_load(connection, study_id), rows.read_chapters(connection, study_id))
        )

    async def file(self, study_id: str) -> tuple[str, str]:
        """A study's name, and all its chapters as one game file."""
        row, chapters = await self.contents(study_id)
        return row.name, await run_in_threadpool(write_file, row.name, [(each.name, each.text) for each in chapters])

    # Beginning

    async def create(self, new: NewStudy, owner: str) -> StudyView:
        """Begin a study."""
        content = await run_in_threadpool(content_of, new.chapter.tree, new.chapter.name)
        return await self._begin(new.name, [content], owner)

    async def read_file(self, file: StudyFile, owner: str) -> StudyView:
        """Begin a study whose chapters are the games of a file."""
        name, content = await run_in_threadpool(lambda: read_file(file.text, read_rules(file.rules)))
        return await self._begin(name or file.name, content, owner)

    async def copy(self, study_id: str, owner: str) -> StudyView:
        """Begin a study of one's own that is like another."""
        row, chapters = await self.contents(study_id)
        return await self._begin(row.name, [Content(each.name, each.text, each.position) for each in chapters], owner)

    async def _begin(self, name: str, contents: Iterable[Content], owner: str) -> StudyView:
        now = time.time()
        row = StudyRow(id=new_id(), owner=owner, name=name, created_at=now, updated_at=now)
        chapters = [_chapter(row, place, content) for place, content in enumerate(contents)]

        def write(connection: Connection) -> StudyView:
            most = self._limits.studies
            if self._limits.on and rows.count_studies(connection, owner) >= most:
                raise conflict("many-studies", most=most)
            rows.write_new(connection, row, chapters)
            return study_view(row, list[ChapterHead](chapters), owner)

        return await self._database.write(write, lock=f"studies of {owner}")

    # Changing

    async def change(self, study_id: str, visitor: str, change: StudyChange) -> StudyView:
        """Give a study another name, or its chapters another order."""

        def act(connection: Connection, row: StudyRow) -> None:
            _check_version(row.version, change.version)
            row.name = change.name or row.name
            if change.order is not None:
                if sorted(change.order) != sorted(head.number for head in rows.read_heads(connection, study_id)):
                    raise conflict("study-changed")
                rows.write_order(connection, study_id, change.order)

        return await self._change(study_id, visitor, act)

    async def delete(self, study_id: str, visitor: str) -> None:
        """Remove a study for good."""

        def write(connection: Connection) -> None:
            rows.delete_study(connection, _load(connection, study_id, visitor).id)

        await self._database.write(write, lock=study_id)

    async def add(self, study_id: str, visitor: str, new: NewChapter) -> StudyView:
        """Add a chapter at the end."""
        content = await run_in_threadpool(content_of, new.tree, new.name)

        def act(connection: Connection, row: StudyRow) -> None:
            heads = rows.read_heads(connection, study_id)
            if len(heads) >= MOST_CHAPTERS:
                raise conflict("many-chapters", most=MOST_CHAPTERS)
            _check_length(rows.length_of(connection, study_id), content)
            rows.add_chapter(connection, _chapter(row, len(heads), content))

        return await self._change(study_id, visitor, act)

    async def remove(self, study_id: str, number: int, visitor: str, version: int) -> StudyView:
        """Remove a chapter as it was seen. A study keeps one at least."""

        def act(connection: Connection, _: StudyRow) -> None:
            _check_version(_load_chapter(connection, study_id, number).version, version)
            left = [head.number for head in rows.read_heads(connection, study_id) if head.number != number]
            if not left:
                raise conflict("last-chapter")
            rows.delete_chapter(connection, study_id, number)
            rows.write_order(connection, study_id, left)

        return await self._change(study_id, visitor, act)

    async def save(self, study_id: str, number: int, visitor: str, change: ChapterChange) -> ChapterHeadView:
        """Write another name or another content of a chapter. Once it is answered, it is on the disk."""
        content = None if change.tree is None else await run_in_threadpool(content_of, change.tree, "")

        def write(connection: Connection) -> ChapterHeadView:
            study = _load(connection, study_id, visitor)
            row = _load_chapter(connection, study_id, number)
            _check_version(row.version, change.version)
            if change.name is not None:
                row.name = change.name
            if content is not None:
                _check_length(rows.length_of(connection, study_id, without=number), content)
                row.text, row.position = content.text, content.position
            row.version += 1
            rows.write_chapter(connection, row)
            study.updated_at = time.time()
            rows.write_study(connection, study)
            return head_view(row)

        return await self._database.write(write, lock=study_id)

    async def _change(self, study_id: str, visitor: str, act: Callable[[Connection, StudyRow], None]) -> StudyView:
        """Change a study itself, which must be the visitor's, and raise its version."""

        def write(connection: Connection) -> StudyView:
            row = _load(connection, study_id, visitor)
            act(connection, row)
            row.version += 1
            row.updated_at = time.time()
            rows.write_study(connection, row)
            return study_view(row, rows.read_heads(connection, study_id), visitor)

        return await self._database.write(write, lock=study_id)


def _load(connection: Connection, study_id: str, owner: str | None = None) -> StudyRow:
    """A study; an error if it is not there, or not the owner's."""
    row = rows.read_study(connection, study_id)
    if row is None:
        raise not_found()
    if owner is not None and row.owner != owner:
        raise ProblemError(403, "study-forbidden", "Not yours", slug="forbidden")
    return row


def _load_chapter(connection: Connection, study_id: str, number: int) -> ChapterRow:
    row = rows.read_chapter(connection, study_id, number)
    if row is None:
        raise not_found()
    return row


def _chapter(study: StudyRow, place: int, content: Content) -> ChapterRow:
    """A new chapter of a study, with a number that no other has had."""
    study.numbered += 1
    return ChapterRow(
        study_id=study.id,
        number=study.numbered,
        place=place,
        name=content.name,
        position=content.position,
        text=content.text,
    )


def _check_version(present: int, seen: int) -> None:
    if present != seen:
        raise conflict("study-changed")


def _check_length(others: int, content: Content) -> None:
    if others + size_of(content.text) > LONGEST_STUDY:
        raise conflict("study-long", most=LONGEST_STUDY)
