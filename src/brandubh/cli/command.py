"""The command ``brandubh`` itself; ``signatures`` has its commands."""

import typer

EXITS = (
    "Exit status: 0 done, 1 the answer is no, 2 not done (wrong use, or a file that cannot be read or written), 10 to "
    "17 no data folder, 130 Ctrl-C. A FILE may be - for standard input or output."
)

app = typer.Typer(
    help="Brandubh, the Irish tafl game: play it, check it, draw it. Without a command: the app, in the browser.",
    epilog=EXITS,
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
