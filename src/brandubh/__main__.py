"""``python -m brandubh`` and the command ``brandubh``: run a command, and say what went wrong in one line."""

import io
import os
import sys


def main() -> None:
    """Run the command line; a mistake of the user's never shows a traceback."""
    from brandubh.bulk import code_folder
    from brandubh.cli import app
    from brandubh.errors import LONGEST_SENTENCE, BrandubhError, DataError, one_line

    def tell(trouble: BrandubhError) -> None:
        from brandubh.cli.speech import said

        print(f"brandubh: {said(trouble)}", file=sys.stderr)

    code_folder.tell = tell

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without a sentence's letters gets the others
    try:
        app(prog_name="brandubh")
    except BrandubhError as error:
        from brandubh.cli.speech import said

        print(f"brandubh: {said(error)}", file=sys.stderr)
        sys.exit(error.exit_status if isinstance(error, DataError) else 2)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader has gone; nothing is left to say, not even at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        print(f"brandubh: {one_line(str(error), LONGEST_SENTENCE)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
