"""``python -m brandubh`` and the command ``brandubh``: run a command, and say what went wrong in one line.

The exit statuses are those of docs/command-line.md: 0 done, 1 the answer is no, 2 not done.
"""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brandubh.errors import BrandubhError


def main() -> None:
    """Run the command line; a mistake of the user's never shows a traceback."""
    from brandubh.bulk import code_folder
    from brandubh.cli.fallback import prepare_streams

    prepare_streams()
    code_folder.tell = _tell
    status = _run()
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = _reader_has_gone()
    except OSError as error:  # a full disk
        status = _complain(error)
        _reader_has_gone()
    sys.exit(status)


def _tell(trouble: "BrandubhError") -> None:
    """Say what is wrong, though the work goes on."""
    from brandubh.cli.speech import said

    print(f"brandubh: {said(trouble)}", file=sys.stderr)


def _run() -> int:
    """Run the command that the arguments name; its exit status."""
    from brandubh.cli import app
    from brandubh.errors import BrandubhError, DataError

    try:
        app(prog_name="brandubh")
    except SystemExit as end:
        if end.code is not None and not isinstance(end.code, int):
            print(end.code, file=sys.stderr)
        return 0 if end.code is None else end.code if isinstance(end.code, int) else 1
    except BrandubhError as error:
        from brandubh.cli.speech import said

        print(f"brandubh: {said(error)}", file=sys.stderr)
        return error.exit_status if isinstance(error, DataError) else 2
    except BrokenPipeError:
        return _reader_has_gone()
    except (OSError, UnicodeError) as error:
        return _complain(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0


def _complain(error: Exception) -> int:
    from brandubh.cli.speech import spoken
    from brandubh.errors import file_trouble, one_line

    file = getattr(error, "filename", None)
    where = f"{one_line(str(file))}: " if file is not None else ""
    print(f"brandubh: {where}{file_trouble(error).say(spoken())}", file=sys.stderr)
    return 2


def _reader_has_gone() -> int:
    """Nothing is left to say, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


if __name__ == "__main__":
    main()
