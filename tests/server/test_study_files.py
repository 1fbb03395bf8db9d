"""Chapters as text: whatever is in a chapter, it is the same after it was kept, written to a file and read again."""

from hypothesis import given, settings
from hypothesis import strategies as st

from brandubh import Game
from brandubh.errors import BrandubhError
from brandubh.rules import get_rules
from brandubh.server.positions.tree import tree_view
from brandubh.server.problems import ProblemError
from brandubh.server.studies.contents import content_of, game_of, read_file, write_file
from brandubh.server.texts import clean_name
from tests.support.strategies import any_texts, games

some_names = st.text(max_size=60).map(lambda text: clean_name(text) or "")


@given(st.lists(st.tuples(some_names, games()), min_size=1, max_size=4), some_names.filter(bool))
@settings(deadline=None, max_examples=40)
def test_a_study_that_is_exported_and_imported_is_the_same(chapters: list[tuple[str, Game]], name: str) -> None:
    kept = [content_of(tree_view(game), chapter) for chapter, game in chapters]
    file = write_file(name, [(each.name, each.text) for each in kept])
    assert read_file(file, get_rules("wtf")) == (name, kept)


@given(games())
@settings(deadline=None, max_examples=40)
def test_a_chapter_is_as_it_was_sent(game: Game) -> None:
    tree = tree_view(game)
    tree.headers.pop("Study", None)
    assert tree_view(game_of(content_of(tree, "").text)) == tree


@given(any_texts)
@settings(deadline=None)
def test_any_text_becomes_a_study_or_is_refused(text: str) -> None:
    try:
        _, chapters = read_file(text, get_rules("wtf"))
    except (BrandubhError, ProblemError):
        return
    for each in chapters:
        assert content_of(tree_view(game_of(each.text)), each.name) == each
