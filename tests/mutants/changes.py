"""Small faults for a source file: each changes one place in it."""

import ast
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "splendor_access"

UNTRIED = ("__main__.py",)
"""Code that only begins something."""

_OTHER_COMPARISON: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
}
_OTHER_ARITHMETIC: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.FloorDiv(),
    ast.FloorDiv: ast.Mult(),
    ast.Div: ast.Mult(),
    ast.Mod: ast.Mult(),
}
_ELSEWHERE = {"sys.platform == 'win32'", "sys.platform == 'darwin'"}
"""Code for these systems alone cannot be tried on Linux."""

_CLOCK = "monotonic()"

_PROMISES = ("strict",)
"""Arguments that only state a fact, like assertions."""


class Change(NamedTuple):
    """A fault: its place, and its replacement."""

    file: str
    line: int
    before: str
    after: str
    text: str
    """The original line without its indentation."""
    source: str
    """The whole file with the fault in it."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before} -> {self.after}"


def sources() -> list[str]:
    """Return the files for faults."""
    files = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
    return [file for file in files if file.partition("/")[0] not in UNTRIED]


def changes(file: str) -> list[Change]:
    """Return every possible fault of a file, in the order of its lines."""
    source = (PACKAGE / file).read_text(encoding="utf-8")
    lines = source.encode().splitlines(keepends=True)
    starts = [0, *accumulate(map(len, lines))]
    whole = b"".join(lines)
    found = []
    for node, after in _places(ast.parse(source)):
        assert node.end_lineno
        assert node.end_col_offset is not None
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        before = " ".join(whole[begin:end].decode().split())
        faulty = (whole[:begin] + after.encode() + whole[end:]).decode()
        text = lines[node.lineno - 1].decode().strip()
        found.append(Change(file, node.lineno, before, after, text, faulty))
    return sorted(found, key=lambda change: (change.line, change.before, change.after))


def _places(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield each expression or statement below a node with possible replacements."""
    match node:
        case ast.Assert() | ast.JoinedStr():
            return
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.If(test=test) if not _ELSEWHERE.isdisjoint(ast.unparse(test).split(" and ")):
            children: list[ast.AST] = [test, *node.orelse]
            yield from _here(node)
        case ast.BoolOp(ast.And(), values):
            asked = [ast.unparse(value) in _ELSEWHERE for value in values]
            children = [*values[: asked.index(True) + 1 if any(asked) else None]]
            yield from _here(node)
        case ast.IfExp(
            test=ast.Compare(left, [ast.Gt()], [right]),
            body=ast.BinOp(more, ast.Sub(), less),
            orelse=ast.Constant(0),
        ) if _same(left, more) and _same(right, less):
            children = [left, right, node.body]  # of equal numbers 0 is left either way
        case ast.If(
            test=ast.Compare(left, [ast.Gt() | ast.Lt()], [right]),
            body=[ast.Assign([target], value)],
            orelse=[],
        ) if _same(left, value) and _same(right, target):
            children = [left, right]  # a number may be replaced by an equal one
        case ast.Compare(left, [ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()], [right]) if (
            _CLOCK in ast.unparse(node)
        ):
            children = [left, right]  # it never shows just this time
        case ast.AnnAssign():
            children = [node.value] if node.value else []
        case ast.arg():
            children = []
        case ast.ClassDef():
            children = [*node.body]
            if [*map(ast.unparse, node.bases)] == ["Exception"]:
                _drop_arguments(node)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            children = [*node.args.defaults, *node.args.kw_defaults, *node.body]  # type: ignore[list-item]
        case ast.keyword(arg=name) if name in _PROMISES:
            return
        case _:
            children = [*ast.iter_child_nodes(node)]
            yield from _here(node)
    for child in children:
        if child is not None:
            yield from _places(child)


def _here(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    match node:
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.Compare(left, [op, *ops], right):
            yield (
                node,
                f"({ast.unparse(ast.Compare(left, [_OTHER_COMPARISON[type(op)], *ops], right))})",
            )
        case ast.UnaryOp(ast.Not(), operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.BinOp(left, op, right) if type(op) in _OTHER_ARITHMETIC and not _is_text(node):
            yield node, f"({ast.unparse(ast.BinOp(left, _OTHER_ARITHMETIC[type(op)], right))})"
        case ast.AugAssign(target, op, value) if type(op) in _OTHER_ARITHMETIC:
            yield node, ast.unparse(ast.AugAssign(target, _OTHER_ARITHMETIC[type(op)], value))
        case ast.Constant(bool(value)):
            yield node, str(not value)
        case ast.Constant(int(value)):
            yield node, str(value + 1)
        case ast.Expr(ast.Call(called)) if ast.unparse(called) != "assert_never":
            yield node, "pass"
        case ast.Continue():
            yield node, "break"
        case ast.Break():
            yield node, "continue"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, ast.BoolOp | ast.UnaryOp | ast.Compare | ast.Constant):
                yield test, f"(not {ast.unparse(test)})"
        case ast.comprehension(ifs=tests):
            for test in tests:
                if not isinstance(test, ast.BoolOp | ast.UnaryOp | ast.Compare):
                    yield test, f"(not {ast.unparse(test)})"


def _same(one: ast.expr, other: ast.expr) -> bool:
    return ast.unparse(one) == ast.unparse(other)


def _drop_arguments(node: ast.ClassDef) -> None:
    """Drop the call that gives an exception its arguments, if it has just these anyway."""
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            names = ", ".join(each.arg for each in method.args.args[1:])
            call = f"super().__init__({names})"
            method.body = [each for each in method.body if ast.unparse(each) != call]


def _is_text(node: ast.BinOp) -> bool:
    """Return whether strings are joined or formatted: any other operation would fail at once."""
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )
