"""How compiled code is compiled, cached and warmed.

Functions wrapped by :func:`compiled` are compiled by Numba when they are first called, or ahead of time by
:func:`warm`. Numba's own cache does not notice an edit in a file that the cached function merely calls, so the
functions of a module have a cache folder named by a digest of the module's source and of all that it imports: a stale
answer is impossible. With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python; after :func:`meanwhile`
those do that have not been compiled yet.
"""

import contextlib
import functools
import hashlib
import importlib
import os
import pickle
import re
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import filelock
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.serialize import dumps
from numba.core.sigutils import normalize_signature

from brandubh.bulk.code_folder import cache_root as cache_root
from brandubh.bulk.compilers import compilers
from brandubh.bulk.counted import CountedLine
from brandubh.errors import BrandubhError

F = TypeVar("F", bound=Callable[..., Any])

JIT = not numba.config.DISABLE_JIT

PACKAGE = Path(__file__).parent

_registry: dict[str, tuple[Any, Any]] = {}
"""Compiled functions and their signatures, by module and name."""


# Which sources a module rests on

_IMPORT = re.compile(r"^from (brandubh[\w.]*) import (\([^)]*\)|[^\n]*)|^import (brandubh[\w.]*)", re.MULTILINE)


@functools.cache
def _imported(path: Path) -> frozenset[Path]:
    """The files of this package that a source file imports at its top; imports inside functions do not count."""
    if path == Path(__file__):
        return frozenset()  # what compiles them matters, what that is made of does not
    found = set()
    for package, names, module in _IMPORT.findall(path.read_text("utf-8")):
        base = PACKAGE.parent.joinpath(*(package or module).split("."))
        candidates = [base, *(base / name for name in re.findall(r"\w+", names))]
        found |= {file for each in candidates for file in (each.with_suffix(".py"), each / "__init__.py")}
    return frozenset(filter(Path.is_file, found))


@functools.cache
def _sources(path: Path) -> tuple[Path, ...]:
    """A module's source file and those of all that it imports, directly or not."""
    files, waiting = set(), [path]
    while waiting:
        file = waiting.pop()
        if file not in files:
            files.add(file)
            waiting += _imported(file)
    return tuple(sorted(files))


@functools.cache
def source_digest(path: Path) -> str:
    """A digest of a module's source, of all that it imports, and of what compiles them."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__}".encode())
    for file in _sources(path):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


class _Locator(_CacheLocator):
    """Numba's question "where is this function cached?", answered by the digest of its sources."""

    def __init__(self, py_func: Callable[..., Any]) -> None:
        path = Path(py_func.__code__.co_filename)
        self._line = py_func.__code__.co_firstlineno
        self._digest = source_digest(path)
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        self._folder = cast("Path", cache_root()) / f"{name}-{self._digest}"
        self._folder.mkdir(exist_ok=True)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], _py_file: str) -> "_Locator":
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheImpl(CompileResultCacheImpl):
    """What is kept of a compiled function, with a digest: damaged code must never run."""

    _locator_classes = (_Locator,)

    def reduce(self, cres: Any) -> tuple[bytes, bytes]:
        content = dumps(super().reduce(cres))
        return hashlib.sha256(content).digest(), content

    def rebuild(self, target_context: Any, payload: tuple[bytes, bytes]) -> Any:
        digest, content = payload
        if hashlib.sha256(content).digest() != digest:
            raise ValueError("a cached function is damaged")
        return super().rebuild(target_context, pickle.loads(content))


class _Cache(FunctionCache):
    _impl_class = _CacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # whatever a damaged file makes of itself: it is compiled anew
            self.flush()
            return None


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile a function when it is first called, or by :func:`warm`, which uses the signature given here.

    A signature is a text, or made of Numba's types where a text cannot name them. It is not handed to Numba at once,
    because then merely importing a module would compile it.
    """

    def wrap(function: F) -> F:
        dispatcher = numba.njit(nogil=True)(function)
        if JIT:
            if cache_root() is not None:
                dispatcher._cache = _Cache(function)
                dispatcher._compile_for_args = functools.partial(_first_call, dispatcher)
            _registry[f"{function.__module__}:{function.__name__}"] = dispatcher, signature
        return cast("F", dispatcher)

    return wrap


def load(package: str) -> None:
    """Load what is compiled of a package, so that whoever calls it first does not wait."""
    for name in [each for each in _registry if each.startswith(f"{package}.")]:
        if not is_meanwhile() or _is_kept(_registry[name][0]):
            _compile(name)


# The first call

LONGEST = 600.0  # seconds: if it takes others so long to compile, they have failed
_plain_until = 0.0


def is_meanwhile() -> bool:
    """Whether what has not been compiled runs as plain Python for now."""
    return time.monotonic() < _plain_until


def meanwhile() -> None:
    """From now on, run as plain Python what has not been compiled: slowly, but at once, while others compile it.

    A call that has begun in plain Python ends so. This is for those whose calls are short, or can be told to stop.
    """
    global _plain_until
    if JIT and cache_root() is not None:
        _plain_until = time.monotonic() + LONGEST


def warm_meanwhile(
    *modules: str, progress: "Progress | None" = None, failed: Callable[[BrandubhError], None] | None = None
) -> None:
    """Begin to :func:`warm` modules, unless that was done before or is being done, and go on :func:`meanwhile`."""
    if is_meanwhile() or all(map(is_warm, modules)):
        return
    meanwhile()

    def compile_all() -> None:
        global _plain_until
        try:
            for module in modules:
                warm(module, progress)
        except BrandubhError as error:
            if failed is not None:
                failed(error)
        finally:
            _plain_until = 0.0

    threading.Thread(target=compile_all, name="compiling", daemon=True).start()


def _first_call(dispatcher: Any, *arguments: Any, **named: Any) -> Any:
    """What Numba is to call for a function that it has no machine code of in this process."""
    compile_here = functools.partial(type(dispatcher)._compile_for_args, dispatcher, *arguments, **named)
    if _is_kept(dispatcher):
        return compile_here()
    module = dispatcher.py_func.__module__
    if is_meanwhile():
        return _plain_globals(module)[dispatcher.py_func.__name__]
    said = CountedLine("Compiling Brandubh's rules, once")
    # What a board needs is soon compiled; the rest is large, and all cores take part.
    if not module.startswith("brandubh.kernel."):
        with contextlib.suppress(BrandubhError):
            warm(module, said)
        return compile_here()
    with said:
        return compile_here()


def _is_kept(dispatcher: Any) -> bool:
    """Whether a function is in the cache."""
    file = dispatcher._cache._cache_file
    # the code is written after the index
    return Path(file._cache_path, file._data_name(1)).exists() and Path(file._index_path).exists()


@functools.cache
def _plain_globals(module: str) -> dict[str, Any]:
    """A module's names with plain Python functions in place of compiled ones, which call each other."""
    names = vars(sys.modules[module])
    plain = dict(names)
    for name, value in names.items():
        function = getattr(value, "py_func", None)
        if function is not None:
            home = plain if function.__module__ == module else _plain_globals(function.__module__)
            plain[name] = FunctionType(function.__code__, home, name, function.__defaults__)
    return plain


# Compiling ahead of time

Progress = Callable[[int, int], None]


def is_warm(module: str) -> bool:
    """Whether all compiled code that a module needs has been compiled before. Nothing is imported to find out."""
    stamp = _stamp(module)
    return not JIT or (stamp is not None and stamp.exists())


def warm(module: str, progress: Progress | None = None, *, gently: bool = False) -> None:
    """Compile all that a module needs, in as many processes as there are cores.

    ``progress`` is told how many functions are done and how many there are; ``gently`` leaves the processor to others.
    Where several programs start at once, one compiles and the others wait for it.
    """
    stamp = _stamp(module)
    if stamp is None or is_warm(module):
        return
    with filelock.FileLock(stamp.parent / "compiling.lock"):
        if is_warm(module):
            return
        importlib.import_module(module)  # registers its functions
        _compile_all(progress or (lambda done, total: None), gently)
        stamp.touch()
        _sweep(stamp.parent)


def _stamp(module: str) -> Path | None:
    """The file that tells that the compiled code below a module is in the cache."""
    root = cache_root()
    if root is None:
        return None
    base = PACKAGE.parent.joinpath(*module.split("."))
    path = base.with_suffix(".py") if base.with_suffix(".py").is_file() else base / "__init__.py"
    digest = hashlib.sha256()
    for file in _sources(path):
        if "\n@compiled(" in file.read_text("utf-8"):
            digest.update(source_digest(file).encode())
    return root / f"{module}-{digest.hexdigest()[:16]}.warm"


def _compile_all(progress: Progress, gently: bool) -> None:
    """Compile every function as soon as all that it calls can be loaded from the cache."""
    calls = {name: set(_callees(dispatcher)) for name, (dispatcher, _) in _registry.items()}
    chain = _chains(calls)
    left, done = set(calls), set[str]()
    running: dict[Future[None], str] = {}
    number = os.cpu_count() or 1
    progress(0, len(calls))
    with compilers(number, gently) as submit:
        while left or running:
            ready = [name for name in left if calls[name] <= done]
            # What the longest chain of callers waits for goes first; so no more is handed out than can be begun.
            for name in sorted(ready, key=lambda name: (-chain[name], name))[: number - len(running)]:
                running[submit(name)] = name
                left.remove(name)
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                future.result()
                done.add(running.pop(future))
            progress(len(done), len(calls))


def work(*wishes: str) -> None:
    """Compile the functions that are named on standard input into the cache; the life of one of several processes."""
    if "gently" in wishes and hasattr(os, "nice"):
        os.nice(19)
    for line in sys.stdin:
        module, _, name = line.strip().partition(":")
        try:
            importlib.import_module(module)
            _compile(f"{module}:{name}")
            print("done", flush=True)
        except Exception as error:
            print(repr(error).replace("\n", " "), flush=True)


def _compile(name: str) -> None:
    dispatcher, signature = _registry[name]
    # The cache files a function under the types of its arguments, as a call asks for it.
    arguments, _returned = normalize_signature(signature)
    dispatcher.compile(arguments)


def _callees(dispatcher: Any) -> Iterator[str]:
    """The compiled functions that a compiled function calls, itself left out."""
    function = dispatcher.py_func
    for name in function.__code__.co_names:
        called = getattr(function.__globals__.get(name), "py_func", None)
        if called is not None and called is not function:
            yield f"{called.__module__}:{called.__name__}"


def _chains(calls: dict[str, set[str]]) -> dict[str, int]:
    """How long the longest chain of callers above each function is."""
    callers: dict[str, list[str]] = {name: [] for name in calls}
    for name, callees in calls.items():
        for callee in callees:
            callers[callee].append(name)

    @functools.cache
    def length(name: str) -> int:
        return 1 + max(map(length, callers[name]), default=0)

    return {name: length(name) for name in calls}


def _sweep(root: Path, days: float = 30.0) -> None:
    """Remove the code of other versions that nobody has used for a month."""
    current = {Path(dispatcher._cache.cache_path) for dispatcher, _ in _registry.values() if JIT}
    for folder in current:
        os.utime(folder)
    limit = time.time() - days * 86400
    for other in root.iterdir():
        with contextlib.suppress(OSError):
            if other not in current and other.stat().st_mtime < limit:
                shutil.rmtree(other, ignore_errors=True) if other.is_dir() else other.unlink()
