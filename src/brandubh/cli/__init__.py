"""The command ``brandubh``. Each command is a few lines that call the library; what is slow to import is imported
where it is used, so that ``--help`` answers at once.
"""

from pathlib import Path
from typing import Annotated

import typer

from brandubh import __version__
from brandubh.cli import engine, game, proofs, puzzles, tables
from brandubh.errors import BrandubhError

app = typer.Typer(
    help="Brandubh, the Irish tafl game: play it, check it, draw it. Without a command: the app, in the browser.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.", is_eager=True)] = False,
) -> None:
    if version:
        typer.echo(f"brandubh {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _serve(None, None, None, open_browser=True)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(metavar="H", help="The address to listen on (127.0.0.1).")] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar="P", help="The port; 7749 or the next free one if not said, 0 for any."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Run the app: play and analyse in the browser."""
    _serve(host, port, data, open_browser=not no_open)


def _serve(host: str | None, port: int | None, data: Path | None, *, open_browser: bool) -> None:
    try:
        from brandubh.server import run
        from brandubh.server.settings import Settings
    except ModuleNotFoundError as error:
        raise BrandubhError(f"the app needs the package {error.name}: pip install 'brandubh[app]'") from None
    given = {name: value for name, value in (("host", host), ("port", port), ("data", data)) if value is not None}
    settings = Settings(**given)  # type: ignore[arg-type]  # each by its name
    run.serve(settings, run.bind(settings.host, port), open_browser=open_browser)


@app.command(hidden=True)
def warm() -> None:
    """Compile what playing needs, or see that it is compiled."""
    from brandubh.cli.progress import compile_first

    compile_first("brandubh.engine.engine")


for part in (game, engine, proofs):
    app.add_typer(part.app)
app.add_typer(tables.app, name="tables")
app.add_typer(puzzles.app, name="puzzles")
