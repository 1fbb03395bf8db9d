"""What a shared link shows: a title and a description in the reader's language, and a large picture."""

import io
import json
import re
from html import unescape
from urllib.parse import unquote_plus

import httpx
import pytest
from PIL import Image

from brandubh.language import LANGUAGES, say
from brandubh.server.pictures.card import HEIGHT, WIDTH
from tests.support.paths import ROOT
from tests.support.running import Visitor

FINISHED = ["f4-f3", "e4-e7", "g4-g3", "d4-g4", "d1-c1", "c4-c6", "b4-b3", "g4-g7"]
PAGES = ["/", "/analyse", "/rules", "/rules/federation", "/rules/wtf-it", "/rules/raven", "/editor", "/games", "/about"]
PAGES += ["/about/theory", "/studies", "/sheet", "/sheet?theme=sacrifice"]


def document(visitor: Visitor, path: str, language: str = "en") -> httpx.Response:
    return visitor.http.get(path, headers={"Accept-Language": language}, follow_redirects=True)


def said(text: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)" />', text)
    assert found, name
    return unescape(found[1])


def title(text: str) -> str:
    found = re.search("<title>(.*?)</title>", text)
    assert found
    return unescape(found[1])


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_a_title_for_people_and_a_large_picture(visitor: Visitor, path: str) -> None:
    answer = document(visitor, path)
    assert answer.status_code == 200
    assert title(answer.text) == said(answer.text, "og:title")
    assert "wtf" not in title(answer.text).lower()
    assert said(answer.text, "description") == said(answer.text, "og:description")
    assert said(answer.text, "twitter:card") == "summary_large_image"
    assert (said(answer.text, "og:image:width"), said(answer.text, "og:image:height")) == ("1200", "630")
    picture = visitor.http.get(said(answer.text, "og:image"))
    assert picture.headers["content-type"] == "image/png"
    with Image.open(io.BytesIO(picture.content)) as image:
        assert image.size == (WIDTH, HEIGHT) == (1200, 630)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("/rules", "/rules/federation"),
        ("/rules/wtf", "/rules/federation"),
        ("/rules/wtf-de", "/rules/federation-de"),
        ("/rules/wtf-it?from=game", "/rules/federation-it?from=game"),
    ],
)
def test_an_old_address_of_the_rules_leads_to_the_one_for_people(visitor: Visitor, old: str, new: str) -> None:
    answer = visitor.http.get(old)
    assert answer.status_code == 308
    assert answer.headers["location"] == new
    assert said(document(visitor, old).text, "og:url") == visitor.address + new


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_document_speaks_the_language_that_was_asked_for(visitor: Visitor, language: str) -> None:
    answer = document(visitor, "/rules/federation", f"{language}, en;q=0.5")
    assert f'<html lang="{language}">' in answer.text
    assert f"<noscript>{say(language, 'preview-script')}</noscript>" in answer.text
    assert say(language, "rules-wtf") in title(answer.text)
    assert said(answer.text, "description") == say(language, "origin-wtf")
    assert "Accept-Language" in answer.headers["vary"]
    assert '<html lang="en">' in document(visitor, "/", "xx").text


def test_a_game_tells_who_won_it_in_how_many_moves(visitor: Visitor) -> None:
    game = visitor.begin(moves=FINISHED, attackers_name="Sigrid", defenders_name="<Ailbhe>")
    for page in ("game", "analyse"):
        text = document(visitor, f"/{page}/{game['id']}").text
        assert title(text) == "Defenders won in 4 moves · Brandubh"
        description = (
            "The king has escaped: the defenders win. Attackers: Sigrid; defenders: <Ailbhe>. Federation rules."
        )
        assert said(text, "description") == description
        assert said(text, "og:image") == f"{visitor.address}/api/games/{game['id']}/card.png"
    assert "Ailbhe>" not in text.replace("Ailbhe&gt;", ""), "names are text, not elements"
    french = document(visitor, f"/game/{game['id']}", "fr").text
    assert title(french) == "Victoire des défenseurs en 4 coups · Brandubh"


def test_a_game_that_goes_on_tells_how_far_it_is(visitor: Visitor) -> None:
    game = visitor.begin(rules={"name": '<b>"mine"', "escape": "edges"}, moves=["d2-e2", "d3-e3", "e2-f2"])
    text = document(visitor, f"/game/{game['id']}").text
    assert title(text) == "A game after 2 moves · Brandubh"
    assert said(text, "description") == 'Attackers: somebody; defenders: somebody. <b>"mine".'
    start = document(visitor, "/").text
    assert visitor.http.get(said(text, "og:image")).content != visitor.http.get(said(start, "og:image")).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_said_in_every_language(language: str) -> None:
    for moves in (1, 2, 3, 7, 11, 23):
        texts = {say(language, "preview-over", winner=who, moves=moves) for who in ("attackers", "defenders", "nobody")}
        assert len(texts) == 3
        assert all(say(language, "preview-open", moves=moves) != text for text in texts)


def test_the_preview_of_a_position_shows_that_position(visitor: Visitor) -> None:
    fen = "7/7/4K2/7/1tT3t/7/7 b"
    shown = document(visitor, f"/analyse?fen={fen.replace(' ', '%20')}&rules=raven").text
    assert "fen=7%2F7%2F4K2" in said(shown, "og:image")
    assert said(shown, "og:url").endswith("rules=raven")
    nonsense = document(visitor, "/analyse?fen=nonsense").text
    assert said(nonsense, "og:image") == f"{visitor.address}/api/pictures/card.png"


def test_the_page_on_what_is_known_shows_the_longest_win(visitor: Visitor) -> None:
    theory = json.loads((ROOT / "web" / "src" / "about" / "theory.json").read_text("utf-8"))
    longest = max(theory["wins"], key=lambda win: len(win["moves"]))
    text = document(visitor, "/about/theory", "de").text
    assert title(text) == "Was man weiß · Brandubh"
    assert said(text, "description") == say("de", "theory-preview")
    assert unquote_plus(said(text, "og:image")).endswith(f"fen={longest['fen']}")


def test_the_name_on_the_picture_is_drawn_as_in_the_app() -> None:
    package = (ROOT / "src/brandubh/server/pictures/wordmark.svg").read_text("utf-8")
    app = (ROOT / "web/src/shell/Wordmark.svelte").read_text("utf-8")
    [path] = re.findall(r'<path d="([^"]+)"', package)
    assert path in app
