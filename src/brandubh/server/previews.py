"""What a link shows where it is shared: a title, a description and a large picture, in the language that was asked for.

Also the addresses of the rules: what files and requests call ``wtf`` stands as ``federation`` in an address.
"""

import html
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from brandubh.errors import BrandubhError
from brandubh.language import say
from brandubh.lessons import Lesson
from brandubh.lessons.drills import Drill
from brandubh.pieces import Side
from brandubh.rules import PRESETS
from brandubh.server.games.from_rows import LoadedGame, is_bot, level_of, name_of
from brandubh.server.games.invites import InviteView
from brandubh.server.games.views import ClockChoice, DaysChoice, clock_choice
from brandubh.server.pictures.card import HEIGHT, WIDTH
from brandubh.server.positions.requests import PositionRequest
from brandubh.server.problems import ProblemError
from brandubh.server.puzzles.views import PuzzleSummary
from brandubh.server.studies.views import StudyView
from brandubh.server.tournaments.rows import TournamentRow

_TITLES = {
    page: f"title-{page}"
    for page in (
        *("analyse", "puzzles", "train", "streak", "storm", "drills", "rules", "editor", "games", "about"),
        *("studies", "sheet", "lobby", "watch", "tv", "players", "login", "account", "tournaments"),
    )
}
_DESCRIPTIONS = {
    "puzzles": "preview-puzzles",
    "train": "preview-train",
    "streak": "preview-streak",
    "storm": "preview-storm",
    "players": "preview-leaders",
}

_LONGEST_WIN = "4t2/7/2tt2t/7/2t4/2K4/2t4 b"
"""What the page on what is known shows of itself: the longest win that is known."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a page's link shows; the picture by its path."""

    title: str
    description: str
    picture: str = "/api/pictures/card.png"

    def head(self, base: str, address: str) -> str:
        """The elements for the document's head; both are said in full, as those who read them want it."""
        said = {
            'name="description"': self.description,
            'name="twitter:card"': "summary_large_image",
            'property="og:site_name"': "Brandubh",
            'property="og:type"': "website",
            'property="og:title"': self.title,
            'property="og:description"': self.description,
            'property="og:url"': address,
            'property="og:image"': base + self.picture,
            'property="og:image:width"': str(WIDTH),
            'property="og:image:height"': str(HEIGHT),
            'property="og:image:alt"': self.title,
        }
        elements = [f'<meta {name} content="{html.escape(value)}" />' for name, value in said.items()]
        link = f'<link rel="canonical" href="{html.escape(address)}" />'
        return f"<title>{html.escape(self.title)}</title>{link}{''.join(elements)}"


def canonical(path: str) -> str:
    """The address of a page that was asked for by an old or a short one; any other as it is.

    >>> canonical("rules/wtf-de")
    'rules/federation-de'
    """
    if path == "rules":
        return "rules/federation"
    return re.sub(r"^rules/wtf(?=-|$)", "rules/federation", path)


def of_page(path: str, query: Mapping[str, str], language: str) -> Preview:
    """The preview of a page that is no game's."""
    general = say(language, "preview-description")
    first, _, rest = path.partition("/")
    if first == "rules" and (preset := re.sub(r"^federation(?=-|$)", "wtf", rest)) in PRESETS:
        picture = f"/api/pictures/card.png?{urlencode({'rules': preset})}"
        return Preview(_title(language, say(language, f"rules-{preset}")), say(language, f"origin-{preset}"), picture)
    if path == "about/theory":
        title = _title(language, say(language, "title-theory"))
        return Preview(title, say(language, "theory-preview"), _position({"fen": _LONGEST_WIN}))
    if path == "account/tokens":
        return Preview(_title(language, say(language, "title-tokens")), say(language, "tokens-intro"))
    if first == "learn":  # the list of lessons, and the one that stands before them
        title = "title-learn" if rest == "minute" else "title-course"
        return Preview(_title(language, say(language, title)), say(language, "learn-intro"))
    if first in _TITLES:
        described = say(language, _DESCRIPTIONS[first]) if first in _DESCRIPTIONS else general
        return Preview(_title(language, say(language, _TITLES[first])), described, _position(query))
    return Preview(say(language, "preview-title"), general)


def of_game(loaded: LoadedGame, language: str) -> Preview:
    """The preview of a game: who has won it in how many moves, who played it, and by which rules."""
    row, outcome = loaded.row, loaded.outcome()
    moves = (row.plies + 1) // 2
    if outcome is None:
        title = say(language, "preview-open", moves=moves)
    else:
        title = say(language, "preview-over", winner=outcome.winner or "nobody", moves=moves)
    sentences = [say(language, "preview-players", **{side.value: _player(loaded, side, language) for side in Side})]
    if outcome is not None:
        ended = f"ended-{outcome.termination.replace('_', '-')}"
        sentences.insert(0, say(language, ended, winner=outcome.winner or "nobody"))
    preset = loaded.rules.preset
    sentences.append(f"{say(language, f'rules-{preset}') if preset else row.rules_name}.")
    sentences.extend(_clock(clock_choice(row), language))
    return Preview(_title(language, title), " ".join(sentences), f"/api/games/{row.id}/card.png")


def of_invite(invite: InviteView, language: str) -> Preview:
    """The preview of an invitation: who invites, which side is offered, by which rules and clock."""
    title = say(language, "preview-invite", named="yes" if invite.name else "no", name=invite.name or "")
    rules = say(language, f"rules-{invite.preset}") if invite.preset else invite.rules_name
    sentences = [say(language, "preview-invite-side", side=invite.side), f"{rules}.", *_clock(invite.clock, language)]
    if invite.state == "taken":
        sentences = [say(language, "preview-invite-taken")]
    picture = f"/api/pictures/card.png?{urlencode({'fen': invite.fen})}"
    return Preview(_title(language, title), " ".join(sentences), picture)


def of_player(name: str, language: str) -> Preview:
    """The preview of a player's page."""
    return Preview(_title(language, name), say(language, "preview-profile"))


def of_tournament(row: TournamentRow, language: str) -> Preview:
    """The preview of a tournament: its name, and by which rules it is played."""
    title = f"{say(language, 'title-tournament')}: {row.name}"
    sentence = f"{say(language, f'tournament-kind-{row.kind}')}. {say(language, f'rules-{row.rules}')}."
    picture = f"/api/pictures/card.png?{urlencode({'rules': row.rules})}"
    return Preview(_title(language, title), sentence, picture)


def of_puzzle(view: PuzzleSummary, language: str, *, today: bool) -> Preview:
    """The preview of a puzzle: its task, and its position."""
    task = say(language, "puzzle-task", goal=view.goal, side=view.turn, moves=view.wins_in)
    page = f"{say(language, 'puzzle-today')}: {task}" if today else task
    picture = f"/api/pictures/card.png?{urlencode({'fen': view.fen, 'rules': view.rules})}"
    return Preview(_title(language, page.rstrip(".")), say(language, "preview-description"), picture)


def of_study(study: StudyView, chapter: Sequence[str], language: str) -> Preview:
    """The preview of a study: its name, that of the chapter whose number is in the address, and its board."""
    shown = next((each for each in study.chapters if chapter and str(each.number) == chapter[0]), study.chapters[0])
    page = f"{study.name}: {shown.name}" if chapter and shown.name else study.name
    description = say(language, "preview-study", chapters=len(study.chapters))
    picture = f"/api/pictures/card.png?{urlencode({'fen': shown.fen})}"
    return Preview(_title(language, page), description, picture)


def of_drill(drill: Drill, language: str) -> Preview:
    """The preview of a drill: its name, what it is about, and its position."""
    title = f"{say(language, 'title-drill')}: {say(language, f'drill-{drill.id}-title')}"
    picture = f"/api/pictures/card.png?{urlencode({'fen': drill.fen, 'rules': drill.rules})}"
    return Preview(_title(language, title), say(language, f"drill-{drill.id}-text"), picture)


def of_lesson(lesson: Lesson, language: str) -> Preview:
    """The preview of a lesson: its name, and its first task with the position."""
    first = lesson.steps[0]
    picture = f"/api/pictures/card.png?{urlencode({'fen': first.board().fen(), 'rules': lesson.rules})}"
    title = say(language, f"lesson-{lesson.id}-title")
    return Preview(_title(language, title), say(language, f"lesson-{lesson.id}-{first.name}-task"), picture)


def in_language(document: str, language: str) -> str:
    """The document of all pages as somebody who reads that language gets it."""
    document = document.replace('<html lang="en">', f'<html lang="{language}">', 1)
    needed = html.escape(say(language, "preview-script"), quote=False)
    return re.sub(r"<noscript>.*?</noscript>", lambda _: f"<noscript>{needed}</noscript>", document, count=1)


def _title(language: str, page: str) -> str:
    return say(language, "title", page=page)


def _clock(clock: ClockChoice | DaysChoice | None, language: str) -> Sequence[str]:
    if clock is None:
        return ()
    if isinstance(clock, DaysChoice):
        said = say(language, "clock-days", days=clock.days)
    else:
        minutes, seconds = (f"{number:g}" for number in (round(clock.initial / 60, 2), clock.increment))
        said = say(language, "clock-choice", minutes=minutes, seconds=seconds)
    return (f"{said[0].upper()}{said[1:]}.",)


def _player(loaded: LoadedGame, side: Side, language: str) -> str:
    level = level_of(loaded.row, side)
    if level is not None:
        return say(language, "preview-computer", level=level)
    name = name_of(loaded.row, side)
    if name and is_bot(loaded.row, side):
        return say(language, "bot-named", name=name)
    return name or say(language, "preview-somebody")


def _position(query: Mapping[str, str]) -> str:
    """The picture of the position that an address carries; the start where it carries none that can be read."""
    asked = {name: query[name] for name in ("fen", "rules") if name in query}
    try:
        PositionRequest.model_validate(asked).board()
    except (ProblemError, BrandubhError, ValueError):
        asked = {}
    return "/api/pictures/card.png" + (f"?{urlencode(asked)}" if asked else "")
