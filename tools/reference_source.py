"""What the source of the package says of its names: signatures, fields, members, and the words behind them.

``reference.py`` makes pages of it.
"""

import ast
import dataclasses
import enum
import functools
import importlib
import inspect
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from typing import Any

WIDTH = 100
"""Signatures that are longer have a line for each parameter."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@functools.cache
def source(module: str) -> tuple[ast.Module, Mapping[int, str]]:
    """A module's syntax, and its comments by their lines."""
    text = inspect.getsource(importlib.import_module(module))
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    return ast.parse(text), comments


def definition(value: Any) -> ast.AST | None:
    """The node that defines a class or a function."""
    value = inspect.unwrap(value)
    node: ast.AST | None = source(value.__module__)[0]
    line = value.__code__.co_firstlineno if inspect.isfunction(value) else None
    for name in value.__qualname__.split("."):
        found = [each for each in getattr(node, "body", []) if getattr(each, "name", None) == name]
        # Several functions have one name where a property can be set, or a call has several forms.
        exact = [each for each in found if line in _first_lines(each)]
        node = next(iter(exact or found), None)
    return node


def _first_lines(node: ast.stmt) -> set[int]:
    return {node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))}


def told(body: list[ast.stmt], comments: Mapping[int, str]) -> Iterator[tuple[str, ast.stmt, str]]:
    """The assignments of a body: the name, the statement, and what is said of it by a text after it or a comment."""
    for statement, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign):
            target: ast.expr = statement.target
        elif isinstance(statement, ast.Assign):
            target = statement.targets[0]
            if isinstance(target, ast.Tuple):
                target = target.elts[0]
        else:
            continue
        text = comments.get(statement.end_lineno or 0, "")
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            text = inspect.cleandoc(str(following.value.value))
        if isinstance(target, ast.Attribute):
            yield target.attr, statement, text
        elif isinstance(target, ast.Name):
            yield target.id, statement, text


def attributes(cls: type) -> dict[str, tuple[str, str, str]]:
    """The fields, attributes and members that a class declares: type, value and what is said of each."""
    node = definition(cls)
    assert isinstance(node, ast.ClassDef)
    comments = source(cls.__module__)[1]
    found = {}
    own = list(told(node.body, comments))
    start = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    if start is not None:
        own += [each for each in told(start.body, {}) if each[2]]
    for name, statement, text in own:
        if not name.startswith("_") and not inspect.isfunction(vars(cls).get(name)):
            annotation = plain(statement.annotation) if isinstance(statement, ast.AnnAssign) else ""
            found[name] = annotation, default(getattr(statement, "value", None)), text
    return found


def default(value: ast.expr | None) -> str:
    """The value that a field has if none is given, as it would be written; empty if there is none."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) in ("field", "dataclasses.field"):
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
        return given.get("default") or {"list": "[]", "dict": "{}"}.get(given.get("default_factory", ""), "")
    return "" if value is None else ast.unparse(value)


# Signatures


def plain(annotation: ast.expr | None) -> str:
    """A type as people write it, without the quotes of names that come later."""
    text = "" if annotation is None else ast.unparse(annotation)
    return re.sub(r"'([\w.\[\], |]+)'", r"\1", text) if "Literal" not in text else text


def parameters(node: Function) -> list[str]:
    """A function's parameters as they are written, without the first of a method."""
    args = node.args
    listed: list[str] = []
    positional = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(positional) - len(args.defaults)) + list(args.defaults)

    def put(argument: ast.arg, default: ast.expr | None, stars: str = "") -> None:
        text = f"{stars}{argument.arg}" + (f": {plain(argument.annotation)}" if argument.annotation else "")
        listed.append(text + (f" = {ast.unparse(default)}" if default is not None else ""))

    for argument, default in zip(positional, defaults, strict=True):
        if argument.arg not in ("self", "cls"):
            put(argument, default)
    if args.posonlyargs and listed:
        listed.insert(len(args.posonlyargs) - (args.posonlyargs[0].arg in ("self", "cls")), "/")
    if args.vararg:
        put(args.vararg, None, "*")
    elif args.kwonlyargs:
        listed.append("*")
    for argument, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        put(argument, default)
    if args.kwarg:
        put(args.kwarg, None, "**")
    return listed


def wrapped(head: str, listed: list[str], tail: str) -> str:
    """A signature on one line, or on as many as it has parameters."""
    line = f"{head}({', '.join(listed)}){tail}"
    if len(line) <= WIDTH:
        return line
    return f"{head}(\n" + "".join(f"    {each},\n" for each in listed) + f"){tail}"


def constructor(name: str, cls: type) -> str | None:
    """How a class is called; None where that is nobody's business."""
    node = definition(cls)
    assert isinstance(node, ast.ClassDef)
    if issubclass(cls, enum.Enum):
        return None
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name in ("__init__", "__new__"):
            return wrapped(name, parameters(each), "")
    if dataclasses.is_dataclass(cls) or hasattr(cls, "_fields"):
        listed = []
        for field, (kind, value, _) in attributes(cls).items():
            listed.append(f"{field}: {kind}" + (f" = {value}" if value else ""))
        if "kw_only=True" in "".join(map(ast.unparse, node.decorator_list)):
            listed.insert(0, "*")
        return wrapped(name, listed, "")
    return None
