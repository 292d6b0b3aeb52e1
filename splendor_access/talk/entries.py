"""Entries of a locale file (Project Fluent), made ready to be filled in.

fluent.syntax parses them. fluent.runtime could fill them in, but it loads dates, time zones and
currencies at the start of the program, and takes ten times as long for a sentence.
"""

import re
from collections.abc import Callable, Mapping
from typing import Protocol

from fluent.syntax import FluentParser, ast

Value = int | float | str
"""What stands in a sentence, or decides between its branches."""

Facts = Mapping[str, Value]


class Words(Protocol):
    """What an entry takes from its language while it is filled in."""

    functions: Mapping[str, Callable[..., Value]]

    def pattern(self, name: str, attribute: str | None) -> "Pattern | None":
        """Return the text of another entry, or one of its attributes."""

    def plural(self, number: float) -> str:
        """Return the form of a word that goes with a number: one, other and so on."""

    def number(self, number: float) -> str:
        """Return a number as it is written."""


Pattern = Callable[[Words, Facts], str]
Expression = Callable[[Words, Facts], Value]


_ATTRIBUTE = re.compile(r"\n +\.([a-zA-Z][\w-]*) *=")


class Entry:
    """An entry as it is written. Each of its texts is made ready when it is first asked for."""

    def __init__(self, source: str) -> None:
        named, *attributes = _ATTRIBUTE.split(source)
        self._sources: dict[str | None, str] = {None: named.partition("=")[2]}
        self._sources |= zip(attributes[::2], attributes[1::2], strict=True)
        self._patterns: dict[str | None, Pattern | None] = {}

    def pattern(self, attribute: str | None = None) -> Pattern | None:
        """Return an attribute, or by default the text of the entry itself; None where it has none.

        Raises ValueError where it is not Fluent.
        """
        if attribute not in self._patterns:
            self._patterns[attribute] = _parsed(self._sources.get(attribute, ""))
        return self._patterns[attribute]


def _parsed(text: str) -> Pattern | None:
    text = text.strip(" \n")
    # Most texts are a line of words, which needs no parser.
    if not text or not any(mark in text for mark in "{}\n"):
        return _constant(text) if text else None
    entry = FluentParser(with_spans=False).parse_entry(f"text =\n    {text}\n")
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(text)
    return _pattern(entry.value)


def _constant(text: str) -> Pattern:
    return lambda _words, _facts: text


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [*map(_part, pattern.elements)]
    if len(parts) == 1:
        return parts[0]
    return lambda words, facts: "".join([part(words, facts) for part in parts])


def _part(element: ast.TextElement | ast.Placeable) -> Pattern:
    if isinstance(element, ast.TextElement):
        return _constant(element.value)
    expression = _expression(element.expression)

    def filled(words: Words, facts: Facts) -> str:
        value = expression(words, facts)
        return value if isinstance(value, str) else words.number(value)

    return filled


def _expression(node: object) -> Expression:
    match node:
        case ast.StringLiteral():
            text: str = node.parse()["value"]
            return _constant(text)
        case ast.NumberLiteral():
            number = _number(node)
            return lambda _words, _facts: number
        case ast.VariableReference():
            name = node.id.name
            return lambda _words, facts: facts[name]
        case ast.MessageReference():
            return _reference(node.id.name, node.attribute)
        case ast.TermReference(arguments=None):
            return _reference(f"-{node.id.name}", node.attribute)
        case ast.FunctionReference():
            return _call(node)
        case ast.SelectExpression():
            return _choice(node)
        case ast.Placeable():
            return _expression(node.expression)
    raise ValueError(node)


def _number(node: ast.NumberLiteral) -> int | float:
    return float(node.value) if "." in node.value else int(node.value)


def _reference(name: str, attribute: ast.Identifier | None) -> Pattern:
    def filled(words: Words, facts: Facts) -> str:
        pattern = words.pattern(name, attribute.name if attribute else None)
        if pattern is None:
            raise KeyError(name)
        return pattern(words, facts)

    return filled


def _call(node: ast.FunctionReference) -> Expression:
    name = node.id.name
    arguments = [*map(_expression, node.arguments.positional)]

    def called(words: Words, facts: Facts) -> Value:
        return words.functions[name](*(argument(words, facts) for argument in arguments))

    return called


def _choice(node: ast.SelectExpression) -> Expression:
    selector = _expression(node.selector)
    branches = [(_key(each.key), _pattern(each.value)) for each in node.variants]
    (default,) = (_pattern(each.value) for each in node.variants if each.default)
    plurals = any(isinstance(key, str) for key, _pattern in branches)

    def chosen(words: Words, facts: Facts) -> Value:
        value = selector(words, facts)
        form = words.plural(value) if plurals and not isinstance(value, str) else value
        for key, pattern in branches:
            if key in (value, form):
                return pattern(words, facts)
        return default(words, facts)

    return chosen


def _key(key: ast.Identifier | ast.NumberLiteral) -> Value:
    return key.name if isinstance(key, ast.Identifier) else _number(key)
