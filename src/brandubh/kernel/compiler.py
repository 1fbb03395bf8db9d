"""How compiled code is compiled, cached and warmed.

Every function of the folders in ``FLOORS`` is wrapped by :func:`compiled`. Numba's own cache does not notice an edit
in a file that the cached function merely calls, so each dispatcher here gets a cache folder named by a digest of all
sources of its own floor and of those below: a stale answer is impossible. With ``NUMBA_DISABLE_JIT=1`` the same
functions run as plain Python.
"""

import contextlib
import functools
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.sigutils import normalize_signature

from brandubh.locks import exclusive

F = TypeVar("F", bound=Callable[..., Any])

JIT = not numba.config.DISABLE_JIT

_registry: list[tuple[Any, str]] = []


FLOORS = ("kernel", "tablebase/core", "engine/core", "solver/core")
"""The folders of compiled code; each calls only itself and those before it."""


@functools.cache
def source_digest(floor: str) -> str:
    """A digest of all sources up to a floor and of what compiles them; it names the floor's cache folder."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__}".encode())
    for folder in FLOORS[: FLOORS.index(floor) + 1]:
        for path in sorted((Path(__file__).parents[1] / folder).glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def cache_folder(floor: str = FLOORS[0]) -> Path | None:
    """Where compiled code is kept (``BRANDUBH_CACHE`` moves it); None where nothing can be written."""
    root = os.environ.get("BRANDUBH_CACHE") or platformdirs.user_cache_dir("brandubh", appauthor=False)
    folder = Path(root) / floor.replace("/", "-") / source_digest(floor)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return None
    return folder


def _floor(function: Callable[..., Any]) -> str:
    folder = Path(function.__code__.co_filename).parent
    return folder.relative_to(Path(__file__).parents[1]).as_posix()


class _Locator(_CacheLocator):
    """Numba's question "where is this function cached?", answered by the digest of all sources."""

    def __init__(self, py_func: Callable[..., Any]) -> None:
        self._line = py_func.__code__.co_firstlineno
        self._floor = _floor(py_func)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], _py_file: str) -> "_Locator":
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(cache_folder(self._floor))

    def get_source_stamp(self) -> str:
        return source_digest(self._floor)

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes = (_Locator,)


class _KernelCache(FunctionCache):
    _impl_class = _CacheImpl


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a kernel function when it is first called, or by :func:`warm`, which uses the signature given here.

    Signatures are not handed to Numba at once, because then merely importing the kernel would compile it.
    """

    def wrap(function: F) -> F:
        dispatcher = numba.njit(nogil=True)(function)
        if JIT:
            if cache_folder(_floor(function)) is not None:
                dispatcher._cache = _KernelCache(function)
            _registry.append((dispatcher, signature))
        return cast("F", dispatcher)

    return wrap


def warm(progress: Callable[[int, int, str], None] | None = None) -> float:
    """Compile, or load from the cache, every kernel function; return the seconds it took.

    ``progress`` is called before each function with how many are done, how many there are, and its name. Where
    several processes start at once, one compiles and the others wait for it.
    """
    started = time.perf_counter()
    folder = cache_folder()
    with exclusive(folder / "lock") if folder is not None else contextlib.nullcontext():
        for done, (dispatcher, signature) in enumerate(_registry):
            if progress is not None:
                progress(done, len(_registry), dispatcher.__name__)
            # The cache files a function under the types of its arguments, as a call asks for it.
            arguments, _returned = normalize_signature(signature)
            dispatcher.compile(arguments)
        if progress is not None:
            progress(len(_registry), len(_registry), "")
        _sweep()
    return time.perf_counter() - started


def _sweep(days: float = 30.0) -> None:
    """Remove the code of other versions that nobody has used for a month."""
    limit = time.time() - days * 86400
    for folder in filter(None, map(cache_folder, FLOORS)):
        os.utime(folder)
        for other in folder.parent.iterdir():
            with contextlib.suppress(OSError):
                if other != folder and other.stat().st_mtime < limit:
                    for file in other.iterdir():
                        file.unlink()
                    other.rmdir()
