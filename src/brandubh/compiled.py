"""How compiled code is compiled, cached and warmed.

Functions wrapped by :func:`compiled` are compiled by Numba when they are first called, or ahead of time by
:func:`warm`. Numba's own cache does not notice an edit in a file that the cached function merely calls, so the
functions of a module have a cache folder named by a digest of the module's source and of all that it imports: a stale
answer is impossible. With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python.
"""

import contextlib
import functools
import hashlib
import importlib
import json
import os
import pickle
import queue
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any, TypeVar, cast

import filelock
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.serialize import dumps
from numba.core.sigutils import normalize_signature

from brandubh.bulk.folders import cache_folder
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


@functools.cache
def cache_root() -> Path | None:
    """Where compiled code is kept (``BRANDUBH_CACHE`` moves it); None where nothing can be written."""
    root = cache_folder()
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
            _registry[f"{function.__module__}:{function.__name__}"] = dispatcher, signature
        return cast("F", dispatcher)

    return wrap


def load(package: str) -> None:
    """Load what is compiled of a package, so that whoever calls it first does not wait."""
    for name in [each for each in _registry if each.startswith(f"{package}.")]:
        _compile(name)


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
    with _workers(number, gently) as submit:
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


_WORK = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from brandubh.compiled import work; work(*sys.argv[2:])"
)


@contextlib.contextmanager
def _workers(number: int, gently: bool) -> Iterator[Callable[[str], "Future[None]"]]:
    """A way to have functions compiled by processes.

    Not multiprocessing: that would run a user's script again in each of them, wherever it first needs a board.
    """
    command = [sys.executable, "-c", _WORK, json.dumps(sys.path), *(["gently"] if gently else [])]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    processes = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, encoding="utf-8") for _ in range(number)
    ]
    idle: queue.SimpleQueue[subprocess.Popen[str]] = queue.SimpleQueue()
    for process in processes:
        idle.put(process)

    def compile_there(name: str) -> None:
        process = idle.get()
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(f"{name}\n")
            process.stdin.flush()
            answer = process.stdout.readline().strip()
        except OSError:  # nobody listens there any more
            answer = ""
        finally:
            idle.put(process)
        if answer != "done":
            raise BrandubhError(f"{name} could not be compiled: {answer or 'the process has ended'}")

    threads = ThreadPoolExecutor(number, "compiling")
    try:
        yield lambda name: threads.submit(compile_there, name)
    finally:
        for process in processes:
            process.kill()
        threads.shutdown(cancel_futures=True)
        for process in processes:
            with contextlib.suppress(OSError):
                process.communicate()


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
