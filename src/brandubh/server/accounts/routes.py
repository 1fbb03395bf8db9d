"""Accounts over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse

from brandubh.server.accounts.accounts import LoggedIn
from brandubh.server.accounts.export import everything
from brandubh.server.accounts.identity import Person, give_session, person_of, session_token, take_session
from brandubh.server.accounts.leaving import delete_account
from brandubh.server.accounts.views import (
    Credentials,
    NewAccountView,
    NewPassword,
    Password,
    PersonView,
    Recovery,
    RecoveryView,
    SessionsView,
    browser_words,
    person_view,
    session_view,
)
from brandubh.server.askers import address_of
from brandubh.server.dependencies import AccountsDep, ExportPlace, services
from brandubh.server.games.routes import attached
from brandubh.server.problems import RESPONSES, ProblemError, conflict, not_found
from brandubh.server.visitors import guest_of

router = APIRouter(prefix="/api/account", tags=["accounts"], responses=RESPONSES)


def log_in_first() -> ProblemError:
    """The answer 401."""
    return ProblemError(401, "log-in-first", "Log in first")


async def _person(request: Request) -> Person:
    person = person_of(request)
    if person is None:
        raise log_in_first()
    return person


PersonDep = Annotated[Person, Depends(_person)]
"""A route's parameter of this type is whoever is logged in; nobody else gets there."""


@router.get("")
async def me(request: Request) -> PersonView:
    """Who you are."""
    return person_view(person_of(request))


@router.post("", status_code=201)
async def register(new: Credentials, accounts: AccountsDep, request: Request, response: Response) -> NewAccountView:
    """Make an account and be logged in. Your games and your progress so far are its own from now on."""
    _check_is_guest(request)
    browser = browser_words(request.headers.get("user-agent", ""))
    logged_in = await accounts.register(new.name, new.password, guest_of(request), browser)
    assert logged_in.recovery is not None
    return NewAccountView(recovery=logged_in.recovery, **dict(_welcome(logged_in, request, response)))


@router.post("/session")
async def log_in(who: Credentials, accounts: AccountsDep, request: Request, response: Response) -> PersonView:
    """Log in. What you did here as a guest is brought along."""
    _check_is_guest(request)
    browser = browser_words(request.headers.get("user-agent", ""))
    found = await accounts.log_in(who.name, who.password, guest_of(request), browser, address_of(request))
    return _welcome(found, request, response)


@router.delete("/session", status_code=204)
async def log_out(accounts: AccountsDep, request: Request, response: Response) -> None:
    """Log out in this browser."""
    if token := session_token(request):
        await accounts.log_out(token)
    take_session(request, response)


@router.get("/sessions")
async def list_sessions(accounts: AccountsDep, person: PersonDep) -> SessionsView:
    """Where you are logged in."""
    found = await accounts.sessions(person.player)
    return SessionsView(sessions=[session_view(each, person) for each in found])


@router.delete("/sessions", status_code=204)
async def end_other_sessions(accounts: AccountsDep, person: PersonDep) -> None:
    """Log out everywhere but here."""
    await accounts.end_sessions(person.player, but=person.session)


@router.delete("/sessions/{session_id}", status_code=204)
async def end_session(session_id: str, accounts: AccountsDep, person: PersonDep) -> None:
    """Log out in one browser."""
    if not await accounts.end_sessions(person.player, only=session_id):
        raise not_found()


@router.put("/password", status_code=204)
async def change_password(new: NewPassword, accounts: AccountsDep, person: PersonDep, request: Request) -> None:
    """Change your password. You are logged out everywhere but here."""
    await accounts.change_password(person, new.old, new.new, address_of(request))


@router.put("/recovery")
async def new_recovery(owner: Password, accounts: AccountsDep, person: PersonDep, request: Request) -> RecoveryView:
    """Another recovery code, in the place of the one that you have."""
    return RecoveryView(recovery=await accounts.new_recovery(person, owner.password, address_of(request)))


@router.post("/recovery")
async def recover(found: Recovery, accounts: AccountsDep, request: Request, response: Response) -> NewAccountView:
    """Change a forgotten password by the recovery code, and be logged in here and nowhere else. There is another code
    from now on.
    """
    browser = browser_words(request.headers.get("user-agent", ""))
    logged_in = await accounts.recover(
        found.name, found.code, found.password, guest_of(request), browser, address_of(request)
    )
    if token := session_token(request):  # of whoever was logged in here before
        await accounts.log_out(token)
    assert logged_in.recovery is not None
    return NewAccountView(recovery=logged_in.recovery, **dict(_welcome(logged_in, request, response)))


@router.get(
    "/export",
    response_class=Response,
    responses={200: {"content": {"application/zip": {}}}},
    dependencies=[ExportPlace],
)
async def export(person: PersonDep, request: Request) -> Response:
    """All that is kept of you, as a zip file."""
    headers = attached("brandubh-account.zip") | {"Cache-Control": "no-store"}
    return StreamingResponse(everything(services(request), person), media_type="application/zip", headers=headers)


@router.post("/deletion", status_code=204)
async def delete(owner: Password, person: PersonDep, request: Request, response: Response) -> None:
    """Delete your account for good. Games with others stay theirs, without your name."""
    await delete_account(services(request), person, owner.password, address_of(request))
    take_session(request, response)


def _check_is_guest(request: Request) -> None:
    if person_of(request) is not None:
        raise conflict("logged-in")


def _welcome(logged_in: LoggedIn, request: Request, response: Response) -> PersonView:
    give_session(logged_in.token, request, response)
    return person_view(logged_in.person)
