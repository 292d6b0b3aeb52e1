"""What the program's own source says: which messages it names, and with which arguments."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

PACKAGE = Path(__file__).parents[2] / "splendor_access"
HOLE = "{}"


class Use(msgspec.Struct, frozen=True):
    """A place where a message is made.

    `name` is the message's name with a hole for each part that is only known at run time; `args`
    are the arguments it is given there, None when they are only known at run time too.
    """

    where: str
    name: str
    args: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    """Return every file of the package, parsed, by its path in the package."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Return all that stands in the source, walked once."""
    return tuple(node for tree in trees().values() for node in ast.walk(tree))


@cache
def texts() -> frozenset[str]:
    """Return every text that stands in the source as a value; docstrings do not count."""
    said = {id(node.value) for node in nodes() if isinstance(node, ast.Expr)}
    values = (n.value for n in nodes() if isinstance(n, ast.Constant) and id(n) not in said)
    return frozenset(value for value in values if isinstance(value, str))


@cache
def shapes() -> frozenset[str]:
    """Return every composed text of the source (f-strings), with holes."""
    return frozenset(
        name for node in nodes() if isinstance(node, ast.JoinedStr) for name in _names(node, {})
    )


@cache
def uses() -> tuple[Use, ...]:
    """Return every place that makes a message."""
    return tuple(use for path, tree in trees().items() for use in _uses(path, tree))


def _uses(path: str, tree: ast.Module) -> Iterator[Use]:
    for scope in _scopes(tree):
        inside = tuple(_inside(scope))
        values = _values(inside)
        for node in inside:
            if not isinstance(node, ast.Call) or not isinstance(
                node.func, ast.Name | ast.Attribute
            ):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            where = f"{path}:{node.lineno}"
            if called == "say" and node.args:
                for name in _names(node.args[0], values):
                    yield Use(where, name, _args(node, values))
            elif called == "Message" and node.args:
                for name in _names(node.args[0], values):
                    yield Use(where, name, _keys(node.args[1], values) if node.args[1:] else _NO)
            elif called == "_told" and node.args:
                args = _args(node, values)
                for name in _names(node.args[0], values):
                    yield Use(where, f"{name}-me", args)
                    yield Use(where, name, None if args is None else args | {"name"})


_NO: frozenset[str] = frozenset()


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    """Return a file and each function in it; no function stands inside an expression."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        left += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr)]


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    """Walk a scope without the functions in it; their names are their own."""
    left = [scope]
    while left:
        for child in ast.iter_child_nodes(left.pop()):
            if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                yield child
                left.append(child)


def _values(inside: tuple[ast.AST, ...]) -> dict[str, list[ast.expr]]:
    """Return what each name of a scope is given, wherever it is given something."""
    found: dict[str, list[ast.expr]] = {}
    for node in inside:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, []).append(value)
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name), slice=key)]):
                found.setdefault(name, []).append(ast.Dict(keys=[key], values=[key]))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found.setdefault(name, []).append(value)
            case _:
                pass
    return found


def _names(node: ast.expr, values: dict[str, list[ast.expr]]) -> list[str]:
    """Return the texts an expression can be, with holes; none when nothing is known of it."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp():
            return [*_names(node.body, values), *_names(node.orelse, values)]
        case ast.Name() if node.id in values:
            return [text for value in values[node.id] for text in _names(value, values)]
        case ast.JoinedStr():
            made = [""]
            for part in node.values:
                inner = part.value if isinstance(part, ast.FormattedValue) else part
                pieces = _names(inner, values) or [HOLE]
                made = [text + piece for text in made for piece in pieces]
            return made
        case _:
            return []


def _args(call: ast.Call, values: dict[str, list[ast.expr]]) -> frozenset[str] | None:
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg:
            found.add(keyword.arg)
            continue
        more = _keys(keyword.value, values)
        if more is None:
            return None
        found |= more
    return frozenset(found)


def _keys(node: ast.expr, values: dict[str, list[ast.expr]]) -> frozenset[str] | None:
    """Return the keys of a mapping, or None when they are only known at run time."""
    found: set[str] = set()
    match node:
        case ast.Dict():
            for key, value in zip(node.keys, node.values, strict=True):
                if key is None:
                    more = _keys(value, values)
                    if more is None:
                        return None
                    found |= more
                elif isinstance(key, ast.Constant):
                    found.add(str(key.value))
            return frozenset(found)
        case ast.Name() if node.id in values:
            kept = [_keys(value, values) for value in values[node.id]]
            if None in kept:
                return None
            return frozenset().union(*[keys for keys in kept if keys is not None])
        case _:
            return None


def matches(shape: str, name: str) -> list[str]:
    """Return what fills the hole of a shape to make a name, if anything does."""
    before, _, after = shape.partition(HOLE)
    found = re.fullmatch(f"{re.escape(before)}(.*){re.escape(after)}", name)
    return [found[1]] if found else []


def first_arguments(function: str) -> frozenset[str]:
    """Return the plain texts that a function of this name is called with first."""
    return frozenset(_first_arguments()[function])


@cache
def _first_arguments() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            found[called].add(str(node.args[0].value))
    return found


def mapped(path: str, function: str) -> frozenset[str]:
    """Return the plain texts that the mappings in a function lead to."""
    found: set[str] = set()
    for scope in ast.walk(trees()[path]):
        if isinstance(scope, ast.FunctionDef) and scope.name == function:
            for node in ast.walk(scope):
                if isinstance(node, ast.Dict):
                    values = [value for value in node.values if isinstance(value, ast.Constant)]
                    found.update(str(value.value) for value in values)
    return frozenset(found)


@cache
def keywords(name: str) -> frozenset[str]:
    """Return the plain texts that are given anywhere under a keyword."""
    return frozenset(
        str(node.value.value)
        for node in nodes()
        if isinstance(node, ast.keyword) and node.arg == name
        if isinstance(node.value, ast.Constant)
    )
