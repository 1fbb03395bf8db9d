"""Commands for the app: ``serve``, ``warm``, and the command without any."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh import __version__
from brandubh.cli.command import app
from brandubh.cli.options import RulesOption, begin, read_rules
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
    metrics: Annotated[
        str | None,
        typer.Option(metavar="A", help="Who may read /metrics besides this machine: addresses, ranges, a token."),
    ] = None,
    log_format: Annotated[str | None, typer.Option(metavar="F", help="The form of the log: text or json.")] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="Log a line for each request.")] = False,
    node: Annotated[str | None, typer.Option(metavar="NAME", help="This server's name in the log.")] = None,
    drain: Annotated[
        float | None,
        typer.Option(min=0, max=3600, metavar="S", help="Seconds to go on after SIGTERM, not ready any more (0)."),
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
        metrics=metrics,
        log_format=log_format,
        access_log=access_log,
        node=node,
        drain=drain,
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


@app.command("bot")
def _bot(
    server: Annotated[str, typer.Option(metavar="URL", help="The server to play on.")] = "http://127.0.0.1:7749",
    token: Annotated[
        str | None, typer.Option(metavar="T", help="The bot's token; BRANDUBH_TOKEN if not said. Others may see it.")
    ] = None,
    token_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with the token; - for standard input.")
    ] = None,
    engine: Annotated[
        str | None,
        typer.Option(metavar="ENGINE", help="self, self:level=3, or a command line in quotes; without, our own."),
    ] = None,
    level: Annotated[int | None, typer.Option(min=1, max=8, metavar="N", help="Our own engine at a level.")] = None,
    movetime: Annotated[
        int,
        typer.Option(
            min=1, max=3_600_000, metavar="MS", help="Most milliseconds for a move; a clock may ask for less."
        ),
    ] = 2000,
    at_once: Annotated[int, typer.Option(min=1, max=20, metavar="K", help="How many games at a time.")] = 4,
    games: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Leave when so many games are over; else go on.")
    ] = None,
    join: Annotated[
        list[str] | None, typer.Option(metavar="LINK", help="Take the seat of an invitation; may be repeated.")
    ] = None,
    invite: Annotated[
        bool, typer.Option("--invite", help="Begin a game, and print the link to its other seat.")
    ] = False,
    side: Annotated[
        str, typer.Option(metavar="S", help="One's own in that game: attackers, defenders or random.")
    ] = "random",
    tc: Annotated[
        str | None, typer.Option(metavar="S+S", help="Its clock: seconds for a game and for each move.")
    ] = None,
    rules: RulesOption = "wtf",
) -> None:
    """Let an engine play on a server, in all its games at once.

    The token is that of a bot's account, with the scope play. Ctrl-C leaves; open games stay, and are gone on with when
    the bot comes back. Exit status 2 if the token is refused, or another program plays with the same account.
    """
    from brandubh.cli.bot import Wish, bot_command, read_engine, read_invite, read_token

    wish = Wish(
        read_engine(engine, level),
        seconds=movetime / 1000,
        at_once=at_once,
        games=games,
        join=tuple(join or ()),
        invite=read_invite(side, tc, read_rules(rules)) if invite else None,
    )
    bot_command(server, read_token(token, token_file), wish)
