"""One name, one thing: classes and functions do not share their names across the package.

What docstrings promise exists: exceptions have the names by which they are raised.
"""

import ast
import builtins
import re
from collections import Counter
from collections.abc import Iterator

from tests.project.test_rooms import sources, tree

REPEATED = {"Answer"}
"""By convention: what each question of `talk/questions` answers with."""

FUNCTIONS = {
    "add_options": "each subcommand adds its own to the parser",
    "answer": "what reads lines of JSON or a question answers it",
    "ask": "each question finds its facts",
    "tell": "each question, and the rulebook, puts its facts into messages",
    "choose": "each bot decides",
    "coach": "the set-up loads the one at the end of a game when it is needed",
    "connect": "each voice and each display opens its way",
    "explain": "an error of the module in words",
    "load": "what is found by name is imported: a bot, a display, a subcommand, a format",
    "names": "what is found by name, listed",
    "main": "what is run as a program",
    "run": "each subcommand runs",
    "read": "each format reads its files, and so does the store of a server",
    "write": "each format writes its files, and so does the store of a server",
    "serve": "a server works until it is ended",
    "menu": "all that is offered about something, on a display and at a prompt",
    "decks": "the decks in sentences, and as items of a display",
    "gems": "gems of letters, and as items of a display",
    "hand": "the hand in sentences, and as items of a display",
    "nobles": "the nobles in sentences, and as items of a display",
    "row": "a row of the market in sentences, and as items of a display",
}
"""Functions of several modules, with the convention or the reason for it."""

OF_LIBRARIES = {"HTTPNotFound"}
"""Exceptions that libraries raise through us."""


def trees() -> Iterator[ast.Module]:
    """Yield the syntax tree of each file of the package."""
    return map(tree, sources())


def repeated(*kinds: type[ast.AST]) -> set[str]:
    """Return the public names that several modules give to such definitions at their top."""
    names = Counter(
        node.name
        for each in trees()
        for node in each.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and isinstance(node, kinds)
        and not node.name.startswith("_")
    )
    return {name for name, times in names.items() if times > 1}


def test_each_class_has_a_name_of_its_own() -> None:
    assert repeated(ast.ClassDef) == REPEATED


def test_each_function_has_a_name_of_its_own_but_for_conventions() -> None:
    assert repeated(ast.FunctionDef, ast.AsyncFunctionDef) == FUNCTIONS.keys()


def test_docstrings_name_exceptions_that_exist() -> None:
    exist = OF_LIBRARIES | set(dir(builtins))
    promised: set[str] = set()
    for each in trees():
        for node in ast.walk(each):
            if isinstance(node, ast.ClassDef):
                exist.add(node.name)
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node) or ""
                promised |= set(re.findall(r"\bRaises? ([A-Z]\w+)", text))
    assert promised
    assert promised <= exist
