"""Commands for those who keep order: ``admin …``."""

from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import DataOption, JsonOption

_admin = typer.Typer(
    help="Keep order among a server's accounts. It works in the database itself, while the server runs.",
    rich_markup_mode=None,
)
app.add_typer(_admin, name="admin")

NameArgument = Annotated[str, typer.Argument(metavar="NAME", help="The account's name, however it is written.")]
NoteOption = Annotated[str, typer.Option("--note", metavar="TEXT", help="Why: kept in the log.")]
OffsetOption = Annotated[int, typer.Option("--skip", min=0, metavar="N", help="Begin after this many; 50 are shown.")]


@_admin.command("list")
def _list(
    search: Annotated[str, typer.Argument(metavar="TEXT", help="Only names that contain this.")] = "",
    closed: Annotated[bool, typer.Option("--closed", help="Only accounts that are closed or banned.")] = False,
    skip: OffsetOption = 0,
    data: DataOption = None,
    as_json: JsonOption = False,
) -> None:
    """List accounts by name. Exit status 1 if there is none."""
    from brandubh.cli.admin import list_command

    raise typer.Exit(list_command(data, search, closed=closed, offset=skip, as_json=as_json))


@_admin.command("show")
def _show(name: NameArgument, data: DataOption = None, as_json: JsonOption = False) -> None:
    """Tell what is known of an account: games, sessions, conduct."""
    from brandubh.cli.admin import show_command

    show_command(data, name, as_json=as_json)


@_admin.command("ban")
def _ban(name: NameArgument, note: NoteOption = "", data: DataOption = None) -> None:
    """Close an account against its owner's will, and log it out everywhere."""
    from brandubh.cli.admin import close_command

    close_command(data, name, note, banned=True)


@_admin.command("close")
def _close(name: NameArgument, note: NoteOption = "", data: DataOption = None) -> None:
    """Close an account, at its owner's wish say. Its games stay, and nobody else gets its name."""
    from brandubh.cli.admin import close_command

    close_command(data, name, note, banned=False)


@_admin.command("reopen")
def _reopen(name: NameArgument, note: NoteOption = "", data: DataOption = None) -> None:
    """Open an account again that was closed or banned."""
    from brandubh.cli.admin import reopen_command

    reopen_command(data, name, note)


@_admin.command("rename")
def _rename(
    name: NameArgument,
    new: Annotated[str, typer.Argument(metavar="NEW", help="What it is to be called.")],
    note: NoteOption = "",
    data: DataOption = None,
) -> None:
    """Call an account something else, in all its games too."""
    from brandubh.cli.admin import rename_command

    rename_command(data, name, new, note)


@_admin.command("recovery")
def _recovery(name: NameArgument, note: NoteOption = "", data: DataOption = None) -> None:
    """Print a new recovery code for an owner who has lost password and code."""
    from brandubh.cli.admin import recovery_command

    recovery_command(data, name, note)


@_admin.command("log")
def _log(skip: OffsetOption = 0, data: DataOption = None, as_json: JsonOption = False) -> None:
    """Show what was done, the last first. Exit status 1 if nothing was."""
    from brandubh.cli.admin import log_command

    raise typer.Exit(log_command(data, skip, as_json=as_json))
