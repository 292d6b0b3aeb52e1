"""Entries of a locale file (Project Fluent), made ready to be filled in.

fluent.syntax parses them. fluent.runtime could fill them in, but it loads dates, time zones and
currencies at the start of the program, and takes ten times as long for a sentence.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, Protocol

from fluent.syntax import FluentParser, ast

Value = int | float | str
"""What stands in a sentence, or decides between its branches."""

Facts = Mapping[str, Value]


class Words(Protocol):
    """What an entry takes from its language while it is filled in."""

    functions: Mapping[str, Callable[..., Value]]

    def entry(self, name: str) -> "Entry":
        """Return another entry."""

    def plural(self, number: float) -> str:
        """Return the form of a word that goes with a number: one, other and so on."""

    def number(self, number: float) -> str:
        """Return a number as it is written."""


Pattern = Callable[[Words, Facts], str]
Expression = Callable[[Words, Facts], Value]


class Entry(NamedTuple):
    """The text of an entry and those of its attributes."""

    value: Pattern | None
    attributes: dict[str, Pattern]


_PLAIN = re.compile(r"-?[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\s])\s*")


@cache
def parse_entry(source: str) -> Entry:
    """Make an entry ready, once for all who use it. Raises ValueError where it is not Fluent."""
    plain = _PLAIN.fullmatch(source)
    if plain:
        return Entry(_constant(plain[1]), {})
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise ValueError(source)
    attributes = {each.id.name: _pattern(each.value) for each in entry.attributes}
    return Entry(_pattern(entry.value) if entry.value else None, attributes)


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
        entry = words.entry(name)
        pattern = entry.attributes[attribute.name] if attribute else entry.value
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
