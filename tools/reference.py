"""Write docs/reference/ from the docstrings: a page for each public module, with an entry for each of its names.

    python tools/reference.py           # writes the pages
    python tools/reference.py --check   # only says which are out of date

A module is public if it has an ``__all__``. What a field or a member of an enum means is said by the text, or else by
the comment, behind it. An example stands in the docstring and runs there.
"""

import ast
import dataclasses
import enum
import functools
import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # as a script it would not find its other parts

from tools.reference_names import (  # noqa: E402
    PROPERTIES,
    SHORT,
    Entry,
    docstring,
    entries,
    find,
    first_sentence,
    is_ours,
    link,
    markdown,
    members,
    modules,
    places,
)
from tools.reference_source import (  # noqa: E402
    WIDTH,
    Function,
    attributes,
    constructor,
    definition,
    parameters,
    plain,
    source,
    told,
    wrapped,
)

FOLDER = ROOT / "docs" / "reference"
EVERYWHERE = ("Board", "Move", "Side", "Rules")

SUPPORTS = {
    "__eq__": "`==`",
    "__lt__": "`<`",
    "__or__": "`|`",
    "__len__": "`len()`",
    "__bool__": "`bool()`",
    "__contains__": "`in`",
    "__iter__": "`for`",
    "__getitem__": "`[]`",
    "__enter__": "`with`",
    "__aenter__": "`async with`",
    "__str__": "`str()`",
    "_repr_svg_": "notebooks (which show a picture)",
}


# Pages


def aliases(node: ast.AST, module: str) -> Iterator[str]:
    """The short names for types that a signature uses, spelled out."""
    loaded = vars(importlib.import_module(module))
    annotations = [each.annotation for each in ast.walk(node) if isinstance(each, ast.arg) and each.annotation]
    names = {name.id for each in annotations for name in ast.walk(each) if isinstance(name, ast.Name)}
    for name in sorted(names):
        for home in [module, *(each for each in sys.modules if each.startswith("brandubh."))]:
            if vars(sys.modules[home]).get(name) is not loaded.get(name) or inspect.isclass(loaded.get(name)):
                continue
            for found, statement, _ in told(source(home)[0].body, {}):
                if found == name and isinstance(statement, ast.Assign) and not isinstance(statement.value, ast.Call):
                    yield f"`{name}` is `{plain(statement.value)}`."
                    break
            else:
                continue
            break


def function_entry(entry: Entry, value: Any, level: str) -> Iterator[str]:
    """The entry of a function or a method."""
    kind = {classmethod: "class method", staticmethod: "static method"}.get(type(value), "")
    function = inspect.unwrap(value.__func__ if kind else value)
    node = definition(function)
    assert isinstance(node, Function), entry.name
    blocking = isinstance(node, ast.AsyncFunctionDef) and inspect.unwrap(value) is not value
    head = "" if blocking or isinstance(node, ast.FunctionDef) else "async "
    result = plain(node.returns)
    yield f"{level} {entry.name}"
    yield "```python\n" + wrapped(f"{head}{entry.name}", parameters(node), f" -> {result}") + "\n```"
    yield from filter(None, [" ".join(aliases(node, function.__module__))])
    yield (f"*A {kind}.* " if kind else "") + markdown(docstring(function), entry)
    yield from see_also(entry, node)


def see_also(entry: Entry, node: Function) -> Iterator[str]:
    """The classes of a signature, as links, but for those that are everywhere and those that the text has linked."""
    annotations = [node.returns, *(each.annotation for each in ast.walk(node.args) if isinstance(each, ast.arg))]
    words = re.findall(r"\w+", " ".join(plain(each) for each in annotations if each))
    own = entry.name.split(".")[0]
    said = docstring(entry.value)
    seen = [word for word in dict.fromkeys(words) if word not in (*EVERYWHERE, own) and f"`{word}`" not in said]
    links = [linked for word in seen if (linked := link(word, entry)).startswith("[")]
    if links:
        yield f"See also {', '.join(links)}."


def linked_type(kind: str, here: Entry) -> str:
    """A type as a cell of a table, its classes as links."""
    parts = re.split(r"(\w+)", kind)
    if not any(find(part, here) for part in parts[1::2] if part[0].isupper()):
        return f"`{cell(kind)}`"
    done = [link(part, here) if part[:1].isupper() and find(part, here) else cell(part) for part in parts]
    return "".join(done).replace("[[", "\\[[").replace(")]", ")\\]")


def table(head: str, rows: list[tuple[str, str]]) -> str:
    """A table of two columns."""
    lines = [f"| {head} | |", "|---|---|"]
    for left, right in rows:
        lines.append(f"| {left} | {right} |".replace("|  |", "| |"))
    return "\n".join(lines)


def cell(text: str) -> str:
    """A text as a cell of a table."""
    return text.replace("|", r"\|").replace("\n", " ")


def class_entry(entry: Entry) -> Iterator[str]:
    """The entry of a class: how it is made, what it has, what it does."""
    cls = entry.value
    yield f"## {entry.name}"
    called = constructor(entry.name, cls)
    if called:
        yield f"```python\n{called}\n```"
    yield markdown(docstring(cls), entry)
    start = vars(cls).get("__init__")
    if start is not None and start.__doc__ and inspect.isfunction(start) and not dataclasses.is_dataclass(cls):
        yield markdown(start.__doc__, entry)
    bases = [link(base.__name__, entry) for base in cls.__bases__ if base.__module__.startswith("brandubh")]
    inherited = [
        link(f"{base.__name__}.{name}", entry).replace(f"`{base.__name__}.", "`")
        for base in cls.__mro__[1:]
        if base.__module__.startswith("brandubh") and find(base.__name__, entry)
        for name, _ in members(base)
        if name not in vars(cls)
    ]
    if bases:
        also = f", and so has {', '.join(inherited)}" if inherited else ""
        yield f"It is a {' and a '.join(bases)}{also}."
    supports = [words for name, words in SUPPORTS.items() if name in vars(cls) and not issubclass(cls, enum.Enum)]
    if supports and not dataclasses.is_dataclass(cls):
        yield f"Works with {', '.join(supports)}."
    yield from attribute_table(entry, cls)
    raisers = sorted(raised_by().get(cls, ())) if issubclass(cls, Exception) else []
    if raisers:
        yield f"Raised by {', '.join(link(name, entry) for name in raisers)}."
    for name, value in members(cls):
        member = Entry(entry.module, f"{entry.name}.{name}", value)
        if isinstance(value, PROPERTIES):
            node = definition(value.fget if isinstance(value, property) else value.func)
            assert isinstance(node, ast.FunctionDef)
            settable = " It can be set." if isinstance(value, property) and value.fset else ""
            yield f"### {member.name}"
            yield f"```python\n{member.name}: {plain(node.returns)}\n```"
            yield f"*A property.* {markdown(docstring(value), member)}{settable}"
        else:
            yield from function_entry(member, value, "###")


def attribute_table(entry: Entry, cls: type) -> Iterator[str]:
    """The members of an enum, or the attributes of a class, as far as there is something to say of them."""
    rows = []
    if issubclass(cls, enum.Enum):
        known = attributes(cls)
        for name, member in cls.__members__.items():
            value = f" = {member.value!r}" if not issubclass(cls, enum.Flag) else ""
            rows.append((f"`{name}{value}`", cell(markdown(known.get(name, ("", "", ""))[2], entry))))
        head = "member"
    else:
        for name, (kind, _, text) in attributes(cls).items():
            rows.append((f"`{name}`" + (f": {linked_type(kind, entry)}" if kind else ""), cell(markdown(text, entry))))
        head = "attribute"
        rows = rows if any(text for _, text in rows) else []  # the docstring says it all
    if rows:
        yield table(head, rows)


@functools.cache
def raised_by() -> Mapping[type, set[str]]:
    """The names whose docstrings say that they raise an error, by the error."""
    found: dict[type, set[str]] = {}
    for name, known in places().items():
        for entry in known:
            if inspect.isclass(entry.value) or name.startswith("brandubh."):
                continue
            for error in re.findall(r":class:`(\w+Error)`", docstring(entry.value)):
                target = find(error, entry)
                if target is not None:
                    found.setdefault(target.value, set()).add(name)
    return found


def constant_entry(entry: Entry) -> Iterator[str]:
    """The entry of a constant: its value where that is short, and what is said of it."""
    text, shown = constant(entry)
    yield f"## {entry.name}"
    if shown:
        yield f"```python\n{entry.name} = {shown}\n```"
    yield markdown(text, entry)


def constant(entry: Entry) -> tuple[str, str]:
    """What is said of a constant where it is made, and its value if that is short."""
    for home in [*SHORT.values(), *(name for name in list(sys.modules) if name.startswith("brandubh."))]:
        loaded = importlib.import_module(home)
        if vars(loaded).get(entry.name) is not entry.value or entry.name.startswith("_"):
            continue
        tree, comments = source(loaded.__name__)
        for name, _, text in told(tree.body, comments):
            if name == entry.name:
                shown = entry.value.__name__ if inspect.isclass(entry.value) else repr(entry.value)
                return text, shown if len(shown) < WIDTH - len(name) else ""
    return "", ""


def said(entry: Entry) -> str:
    """What is said of a public name."""
    return docstring(entry.value) if is_ours(entry.value) else constant(entry)[0]


def page(module: str) -> str:
    """The page of a module."""
    loaded = importlib.import_module(module)
    here = Entry(module, "", loaded)
    parts = [f"# {module}", markdown(loaded.__doc__ or "", here)]
    listed = entries()[module]
    rows = []
    for entry in listed:
        target = "" if entry.module == module else f"{entry.module}.md"
        rows.append(
            (
                f"[`{entry.name}`]({target}#{entry.anchor})",
                cell(first_sentence(said(entry), entry._replace(module=module, name=""))),
            )
        )
    parts.append(table("name", rows))
    for entry in listed:
        if entry.module != module:
            continue
        if not is_ours(entry.value):
            parts += constant_entry(entry)
        elif inspect.isclass(entry.value):
            parts += class_entry(entry)
        else:
            parts += function_entry(entry, entry.value, "##")
    headings = re.findall(r"^#+ (.+)$", "\n".join(parts), re.MULTILINE)
    anchors = [heading.lower() for heading in headings]
    assert len(set(anchors)) == len(anchors), f"{module}: two headings with one anchor"
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


def index() -> str:
    """The page that lists the modules."""
    rows = []
    for module in modules():
        here = Entry(module, "", None)
        summary = first_sentence(importlib.import_module(module).__doc__ or "", here)
        rows.append((f"[`{module}`]({module}.md)", cell(re.sub(r"\]\(#", f"]({module}.md#", summary))))
    intro = (
        "Every public name of the package, from its docstring. [The library](../library.md) and the pages beside it "
        "show how the names work together; begin there.\n\n"
        "A page is about one module, and its examples take for granted that all names of the module and of `brandubh` "
        "itself were imported: `from brandubh import *`. Names that are on no page are the package's own business and "
        "may change at any time. All errors are "
        "[`BrandubhError`](brandubh.md#brandubherror), whatever else they are.\n\n"
        "These pages are made by [tools/reference.py](../../tools/reference.py)."
    )
    return "\n\n".join(["# Reference", intro, table("module", rows)]) + "\n"


def pages() -> dict[Path, str]:
    """All pages, by their files."""
    files: dict[str, Callable[[], str]] = {"README": index}
    files |= {module: functools.partial(page, module) for module in modules()}
    return {FOLDER / f"{name}.md": make() for name, make in files.items()}


def stale() -> list[str]:
    """The pages that are not what the docstrings say, those that are no longer wanted among them."""
    wanted = pages()
    there = set(FOLDER.glob("*.md"))
    differ = {path for path, text in wanted.items() if path not in there or path.read_text("utf-8") != text}
    return sorted(path.name for path in differ | (there - set(wanted)))


def main() -> None:
    """Write the pages, or say which are out of date."""
    if "--check" in sys.argv[1:]:
        sys.exit(f"out of date: {', '.join(names)}" if (names := stale()) else 0)
    wanted = pages()
    for path in FOLDER.glob("*.md"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.write_text(text, "utf-8")
    print(f"{len(wanted)} pages in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
