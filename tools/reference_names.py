"""The public names of the package: which there are, what is said of each, and where a name in a text leads to.

``reference.py`` makes pages of it.
"""

import functools
import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, NamedTuple

import brandubh

SHORT = {f"brandubh.{short}": home for short, home in brandubh._SHORT_NAMES.items()}
PROPERTIES = property, functools.cached_property
MEMBER_KINDS = *PROPERTIES, classmethod, staticmethod
INTERNAL = ("brandubh.bulk", "brandubh.cli", "brandubh.kernel", "brandubh.server", "brandubh.__main__")


class Entry(NamedTuple):
    """A public name: the module on whose page it is explained, and what it stands for."""

    module: str
    name: str
    value: Any

    @property
    def anchor(self) -> str:
        """The anchor that GitHub gives to its heading."""
        return self.name.lower().replace(".", "")


def is_ours(value: Any) -> bool:
    """Whether a value is a class or a function of the package, and not another name for something of Python's."""
    return (inspect.isclass(value) or callable(value)) and str(getattr(value, "__module__", "")).startswith("brandubh")


def is_error(entry: Entry) -> bool:
    """Whether a name is an error's; those come last on their page."""
    return inspect.isclass(entry.value) and issubclass(entry.value, Exception)


@functools.cache
def modules() -> tuple[str, ...]:
    """The public modules by the names under which they are imported, the package itself first."""
    found = ["brandubh"]
    short = {home: name for name, home in SHORT.items()}
    for module in pkgutil.walk_packages(brandubh.__path__, "brandubh."):
        if not module.name.startswith(INTERNAL) and hasattr(importlib.import_module(module.name), "__all__"):
            found.append(short.get(module.name, module.name))
    return "brandubh", *sorted(found[1:])


@functools.cache
def entries() -> Mapping[str, tuple[Entry, ...]]:
    """What each page explains. A name that several modules have is explained on the page of the first."""
    done: dict[int, Entry] = {}
    pages: dict[str, tuple[Entry, ...]] = {}
    for module in modules():
        loaded = importlib.import_module(module)
        page = []
        for name in loaded.__all__:
            value = getattr(loaded, name)
            if isinstance(value, ModuleType):
                continue  # it has a page of its own
            entry = Entry(module, name, value)
            page.append(done.setdefault(id(value), entry) if is_ours(value) else entry)
        pages[module] = tuple(sorted(page, key=is_error))
    return pages


def members(cls: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class itself defines, in the order of its source."""
    for name, value in vars(cls).items():
        if not name.startswith("_") and (isinstance(value, MEMBER_KINDS) or inspect.isfunction(value)):
            yield name, value


@functools.cache
def places() -> Mapping[str, tuple[Entry, ...]]:
    """The entries by every name that a docstring may call them."""
    found: dict[str, list[Entry]] = {}

    def put(entry: Entry, *names: str) -> None:
        for name in names:
            if entry not in found.setdefault(name, []):
                found[name].append(entry)

    for page in entries().values():
        for entry in page:
            put(entry, entry.name, f"{entry.module}.{entry.name}")
            if inspect.isclass(entry.value) and is_ours(entry.value):
                for name, value in members(entry.value):
                    put(Entry(entry.module, f"{entry.name}.{name}", value), f"{entry.name}.{name}")
    return {name: tuple(each) for name, each in found.items()}


def find(name: str, here: Entry) -> Entry | None:
    """The entry that a name means in another entry's text."""
    owner = next(iter(places().get(here.name.split(".")[0], ())), here).value
    owners = [base.__name__ for base in getattr(owner, "__mro__", ())]
    for candidate in (*(f"{each}.{name}" for each in owners), name, name.removeprefix("brandubh.")):
        known = places().get(candidate, ())
        near = [each for each in known if each.module == here.module] or [
            each for each in known if each.module == "brandubh"
        ]
        if near or len(known) == 1:
            return (near or list(known))[0]
    return None


def link(name: str, here: Entry) -> str:
    """A name as code, and as a link where it has an entry."""
    entry = find(name.removesuffix("()"), here)
    if entry is None or entry.name == here.name:
        return f"`{name}`"
    page = "" if entry.module == here.module else f"{entry.module}.md"
    return f"[`{name}`]({page}#{entry.anchor})"


def markdown(text: str, here: Entry) -> str:
    """A docstring as Markdown: names become links, examples become blocks."""
    blocks = re.split(r"\n\s*\n", inspect.cleandoc(text))
    done = []
    for block in blocks:
        if block.lstrip().startswith(">>>"):
            done.append(f"```python\n{textwrap.dedent(block)}\n```")
            continue
        block = re.sub(r":(?:class|meth|func|attr|mod):`([^`]+)`", lambda found: link(found[1], here), block)
        block = re.sub(r"(?<![\w/])docs/([\w/-]+\.md)", r"[\1](../\1)", block)
        # In lower case it is a parameter, or a text of the game's.
        block = re.sub(r"``([A-Z]\w+(?:\.\w+)?)``", lambda found: link(found[1], here), block)
        block = re.sub(r"``([^`]+)``", r"`\1`", block)
        done.append(block)
    # An example whose output has an empty line is one block.
    return re.sub(r"\n```\n\n```python\n(?!>>>)", "\n\n", "\n\n".join(done))


def docstring(value: Any) -> str:
    """What is said of a name itself, not by what it inherits from."""
    value = value.__func__ if isinstance(value, classmethod | staticmethod) else value
    text = getattr(value, "__doc__", None) or ""
    generated = inspect.isclass(value) and text.startswith(f"{value.__name__}(")
    return "" if generated else text


def first_sentence(text: str, here: Entry) -> str:
    """The sentence that stands in the list of contents."""
    paragraph = markdown(text, here).split("\n\n")[0].replace("\n", " ")
    return re.split(r"(?<=\.)\s", paragraph)[0]
