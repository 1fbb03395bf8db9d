"""Commands for the app: ``serve``, ``warm``, and the command without any."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh import __version__
from brandubh.cli.command import app
from brandubh.cli.options import begin
from brandubh.cli.speech import choose


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.", is_eager=True)] = False,
) -> None:
    begin()
    choose(None)
    if version:
        typer.echo(f"brandubh {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _serve()


@app.command("serve")
def _serve(
    host: Annotated[str | None, typer.Option(metavar="H", help="The address to listen on (127.0.0.1).")] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar="P", help="The port; 7749 or the next free one if not said, 0 for any."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which the server is called, such as that of a proxy before it."),
    ] = None,
    keep_open: Annotated[
        float | None,
        typer.Option(min=0, metavar="DAYS", help="How long a game is kept that nobody finishes (365); 0 for ever."),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="A", help="The address of a proxy that says who asks, and whether by https."),
    ] = None,
    connections: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Most connections at once (1000).")
    ] = None,
    connections_each: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Most connections from one address at once (200).")
    ] = None,
    no_openings: Annotated[
        bool, typer.Option("--no-openings", help="Do not count finished games in the openings explorer.")
    ] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Run the app: play and analyse in the browser."""
    from brandubh.cli.serve import serve_command

    serve_command(
        port,
        open_browser=not no_open,
        host=host,
        data=data,
        hosts=tuple(allow_host or ()),
        proxies=tuple(each.strip() for text in trust_proxy or () for each in text.split(",")),
        keep_open=keep_open,
        connections=connections,
        connections_each=connections_each,
        count_games=not no_openings,
    )


@app.command("warm")
def _warm(
    everything: Annotated[bool, typer.Option("--all", help="Also what tables, proofs and puzzles need.")] = False,
) -> None:
    """Compile ahead what playing needs, which else happens at the first use.

    It takes about a minute, once for each version; what is compiled already is left as it is. The code is kept in the
    cache folder, which BRANDUBH_CACHE names.
    """
    from brandubh.cli.progress import compile_first

    rest = (
        "brandubh.tablebase.verify",
        "brandubh.tablebase.build",
        "brandubh.solver.verification",
        "brandubh.solver.solver",
        "brandubh.puzzles.mining.miner",
        "brandubh.openings.lines",
    )
    for module in ("brandubh.engine.engine", "brandubh.kernel.perft", *(rest if everything else ())):
        compile_first(module)
