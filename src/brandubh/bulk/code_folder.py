"""Where compiled code is kept: a folder that the user can write and nobody else, since what is there will be run."""

import functools
import os
import stat
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path

from brandubh.bulk.folders import cache_folder
from brandubh.errors import BrandubhError

TOLD = "BRANDUBH_CACHE_TOLD"  # in the environment, for the processes that this one starts


def _warn(trouble: BrandubhError) -> None:
    warnings.warn(str(trouble), RuntimeWarning, stacklevel=2)


tell: Callable[[BrandubhError], None] = _warn
"""How it is said, once, that the folder cannot be used. A command says it in its own way."""


@functools.cache
def cache_root() -> Path | None:
    """Where compiled code is kept (``BRANDUBH_CACHE`` moves it); None where nothing can be written.

    Where the user's own folder cannot be written, a folder among the temporary files has to do.
    """
    wanted = cache_folder()
    root = _usable(wanted)
    if root is None:
        user = os.geteuid() if hasattr(os, "geteuid") else "user"
        root = _usable(Path(tempfile.gettempdir()) / f"brandubh-{user}")
        if not os.environ.get(TOLD):
            os.environ[TOLD] = "1"
            if root is None:
                tell(BrandubhError("cache-nowhere", folder=str(wanted)))
            else:
                tell(BrandubhError("cache-elsewhere", folder=str(wanted), other=str(root)))
    return root


def _usable(root: Path) -> Path | None:
    """The folder, if it can be written; an error if others could write there, too."""
    try:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        # The folder that is looked at below, even if somebody turns a link on the way to it elsewhere.
        root = root.resolve(strict=True)
        tempfile.TemporaryFile(dir=root).close()
        danger = _danger(root) if hasattr(os, "geteuid") else None
    except OSError:
        return None
    if danger is not None:
        raise BrandubhError(f"compiled code is not kept in {root}: {danger}; BRANDUBH_CACHE names another place")
    return root


def _danger(root: Path) -> str | None:
    """Why somebody else could put code there. It will be run: whoever could do so could do whatever the user can."""
    status = root.stat()
    if status.st_uid != os.geteuid():
        return "the folder belongs to another user"
    if status.st_mode & 0o022:
        return "others may write there, and may have done so (remove it and it is made anew)"
    for above in root.parents:
        # Where others may write they may put another folder in the place of this one, unless it is as in /tmp, where
        # everybody's things are safe from all but the folder's owner.
        status = above.stat()
        shared = status.st_mode & 0o002 or (status.st_mode & 0o020 and status.st_gid not in (0, os.getegid()))
        if shared and not (status.st_mode & stat.S_ISVTX and status.st_uid in (0, os.geteuid())):
            return f"others may write in {above}"
    return None
