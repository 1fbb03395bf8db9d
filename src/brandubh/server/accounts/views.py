"""Accounts as the client sees them."""

from typing import Annotated

from pydantic import BaseModel, Field

from brandubh.server.accounts.identity import Person
from brandubh.server.accounts.names import LONGEST
from brandubh.server.accounts.passwords import LONGEST as LONGEST_PASSWORD
from brandubh.server.accounts.rows import Session
from brandubh.server.texts import clean_line

_PROGRAMS = (
    *(("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
    *(("python", "Python"), ("curl/", "curl")),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS X", "macOS")),
    *(("CrOS", "ChromeOS"), ("Linux", "Linux")),
)

NameText = Annotated[str, Field(max_length=2 * LONGEST)]
PasswordText = Annotated[str, Field(max_length=LONGEST_PASSWORD)]


class Credentials(BaseModel):
    """A name and a password."""

    name: NameText
    password: PasswordText


class Password(BaseModel):
    """Your password, so that nobody else does this in a browser that you have left open."""

    password: PasswordText


class NewPassword(BaseModel):
    """The password that you have, and the one that you will have."""

    old: PasswordText
    new: PasswordText


class Recovery(Credentials):
    """A name, its recovery code, and the password that it will have."""

    code: Annotated[str, Field(max_length=60)]


class RecoveryView(BaseModel):
    """The code that replaces a forgotten password; nobody sees it again."""

    recovery: str


class PersonView(BaseModel):
    """Who you are: nobody's name if you are not logged in."""

    name: str | None
    bot: bool = False


class NewAccountView(PersonView):
    """Who you are from now on, and the code that replaces a forgotten password; nobody sees it again."""

    recovery: str


class SessionView(BaseModel):
    """A browser in which you are logged in; `here` is this one."""

    id: str
    created_at: float
    seen_at: float
    browser: str
    here: bool


class SessionsView(BaseModel):
    """All browsers in which you are logged in, the one that was used last first."""

    sessions: list[SessionView]


def person_view(person: Person | None) -> PersonView:
    """Who somebody is."""
    return PersonView(name=None) if person is None else PersonView(name=person.name, bot=person.is_bot)


def session_view(session: Session, person: Person) -> SessionView:
    """One of somebody's browsers."""
    return SessionView(
        id=session.id,
        created_at=session.created_at,
        seen_at=session.seen_at,
        browser=session.browser,
        here=session.id == person.session,
    )


def browser_words(agent: str) -> str:
    """What a browser and its system are called, as far as one can tell: enough to know one's own again.

    >>> browser_words("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36")
    'Chrome, Linux'
    """
    found = [next((name for sign, name in kinds if sign in agent), "") for kinds in (_PROGRAMS, _SYSTEMS)]
    return ", ".join(filter(None, found)) or clean_line(agent)[:40]
