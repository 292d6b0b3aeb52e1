"""The entries of a locale file (Project Fluent): found by name, parsed, and filled in.

fluent.syntax parses them. fluent.runtime could fill them in, but it loads dates, time zones and
currencies at the start of the program, and takes ten times as long for a sentence. babel knows the
plurals and numbers of every language. It takes longer to load than a game, so the plurals of the
languages that are here are written down.

An entry is parsed when it is first used: a whole file would cost more time at the start than all
the rest of the program.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    import babel

Value = int | float | str
"""What stands in a sentence, or decides between its branches."""

Facts = Mapping[str, Value]


PluralRule = Callable[[float], str]


def _one(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _below_two(number: float) -> str:
    return "one" if abs(number) < 2 else "other"


WRITTEN_DOWN: dict[str, PluralRule] = {"de": _one, "en": _one, "fr": _below_two, "nl": _one}


def plural_rule(language: str) -> PluralRule:
    """Return what tells the form of a word for a number in a language."""
    return WRITTEN_DOWN.get(language) or _by_babel(language).plural_form


def number_text(number: float, language: str) -> str:
    """Return a number as a language writes it; one without a fraction has digits alone."""
    if isinstance(number, int):
        return str(number)
    from babel.numbers import format_decimal

    return format_decimal(number, locale=_by_babel(language))


@cache
def _by_babel(language: str) -> "babel.Locale":
    """Return what babel knows of a language; one that it does not know counts as English."""
    import babel

    try:
        return babel.Locale.parse(language, sep="-")
    except (babel.UnknownLocaleError, ValueError):
        return babel.Locale("en")


class LocaleError(ValueError):
    """A message cannot be rendered: an entry is missing or wrong. A fault of the program.

    Other languages than English raise it nowhere; they put the message into English words.
    """


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)


COMMON = Path(__file__).with_name("common.ftl")
"""What is the same in every language, because no word is in it."""


def _read(file: Path) -> dict[str, str]:
    text = file.read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


@cache
def _sources(file: Path) -> dict[str, str]:
    """Return the entries of a language, with the common ones that it does not have itself.

    A common entry of attributes alone adds them to the entry of the language.
    """
    found = _read(file)
    for name, source in _read(COMMON).items():
        text = source.partition("=")[2]
        if not _ATTRIBUTE.match(text):
            found.setdefault(name, source)
        elif name in found:
            found[name] += text
    return found


@cache
def _names(file: Path, prefix: str) -> tuple[str, ...]:
    return tuple(name for name in _sources(file) if name.startswith(prefix) and name[0] != "-")


class Entries:
    """The entries of one language, from `LANGUAGE.ftl` and from what is common to all.

    `functions` are those that they call.
    """

    def __init__(self, file: Path, functions: Mapping[str, Callable[..., Value]]) -> None:
        self.functions = functions
        self.plural = plural_rule(file.stem)
        self._language = file.stem
        self._file = file
        self._sources = _sources(file)

    def names(self, prefix: str = "") -> Sequence[str]:
        """Return the names of all messages, or of those that begin with a prefix."""
        return _names(self._file, prefix)

    def sources(self) -> Iterator[tuple[str, str]]:
        """Yield every message by its name, as it is written."""
        return ((name, source) for name, source in self._sources.items() if name[0] != "-")

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def filled(self, name: str, attributes: tuple[str | None, ...], facts: Facts) -> str:
        """Return the first of these attributes that an entry has, filled in; `""` if it has none.

        None is the text of the entry itself. Raises LocaleError.
        """
        pattern = next(filter(None, (self.pattern(name, each) for each in attributes)), None)
        try:
            return pattern(self, facts) if pattern else ""
        except LookupError as error:
            raise LocaleError(f"{self._language}: {name}: nothing is named {error}") from error
        except TypeError as error:  # a function lacks an argument
            raise LocaleError(f"{self._language}: {name}: {error}") from error

    def pattern(self, name: str, attribute: str | None) -> "Pattern | None":
        """Return the text of an entry, or one of its attributes, ready to be filled in."""
        if name not in self._sources:
            raise LocaleError(f"{self._language}: no message {name}")
        try:
            return _entry(self._sources[name]).pattern(attribute)
        except ValueError as error:
            raise LocaleError(f"{self._language}: not understood: {name}") from error

    def number(self, number: float) -> str:
        """Return a number as the language writes it."""
        return number_text(number, self._language)


Pattern = Callable[[Entries, Facts], str]
_Placed = Callable[[Entries, Facts], Value]


_ATTRIBUTE = re.compile(r"\n +\.([a-zA-Z][\w-]*) *=")

_OWN_MEANING = re.compile(r"\n *[.*\[]")
"""The beginning of a line that is not one of words."""

_INDENT = 4
"""Spaces before the first line of a text that is parsed."""


class Entry:
    """An entry as it is written. Each of its texts is made ready when it is first asked for."""

    def __init__(self, source: str) -> None:
        named, *attributes = _ATTRIBUTE.split(source)
        self._sources: dict[str | None, str] = {None: named.partition("=")[2]}
        for name, text in zip(attributes[::2], attributes[1::2], strict=True):
            self._sources.setdefault(name, text)  # the language's own stands before the common one
        self._patterns: dict[str | None, Pattern | None] = {}

    def pattern(self, attribute: str | None = None) -> Pattern | None:
        """Return an attribute, or by default the text of the entry itself; None where it has none.

        Raises ValueError where it is not Fluent.
        """
        if attribute not in self._patterns:
            self._patterns[attribute] = _parsed(self._sources.get(attribute, ""))
        return self._patterns[attribute]


# Made ready once for all that read it.
_entry = cache(Entry)


def _parsed(text: str) -> Pattern | None:
    text = text.strip(" \n")
    # Most texts are words alone, which need no parser.
    if not any(mark in text for mark in "{}") and not _OWN_MEANING.search(text):
        return _constant(_joined(text)) if text else None
    entry = FluentParser(with_spans=False).parse_entry(f"text =\n{' ' * _INDENT}{text}\n")
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(text)
    return _pattern(entry.value)


def _joined(text: str) -> str:
    """Return lines of words without the indentation that Fluent takes off all but the first."""
    first, *others = text.split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in others if line.strip(" ")]
    left = min([_INDENT, *indents])
    return "\n".join([first, *(line[left:] if line.strip(" ") else "" for line in others)])


def _constant(text: str) -> Pattern:
    return lambda _entries, _facts: text


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [*map(_part, pattern.elements)]
    if len(parts) == 1:
        return parts[0]
    return lambda entries, facts: "".join([part(entries, facts) for part in parts])


def _part(element: ast.TextElement | ast.Placeable) -> Pattern:
    if isinstance(element, ast.TextElement):
        return _constant(element.value)
    expression = _expression(element.expression)

    def filled(entries: Entries, facts: Facts) -> str:
        value = expression(entries, facts)
        return value if isinstance(value, str) else entries.number(value)

    return filled


def _expression(node: object) -> _Placed:
    match node:
        case ast.StringLiteral():
            text: str = node.parse()["value"]
            return _constant(text)
        case ast.NumberLiteral():
            number = _number(node)
            return lambda _entries, _facts: number
        case ast.VariableReference():
            name = node.id.name
            return lambda _entries, facts: facts[name]
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
    def filled(entries: Entries, facts: Facts) -> str:
        pattern = entries.pattern(name, attribute.name if attribute else None)
        if pattern is None:
            raise KeyError(name)
        return pattern(entries, facts)

    return filled


def _call(node: ast.FunctionReference) -> _Placed:
    name = node.id.name
    arguments = [*map(_expression, node.arguments.positional)]

    def called(entries: Entries, facts: Facts) -> Value:
        return entries.functions[name](*(argument(entries, facts) for argument in arguments))

    return called


def _choice(node: ast.SelectExpression) -> _Placed:
    selector = _expression(node.selector)
    branches = [(_key(each.key), _pattern(each.value)) for each in node.variants]
    (default,) = (_pattern(each.value) for each in node.variants if each.default)
    plurals = any(isinstance(key, str) for key, _pattern in branches)

    def chosen(entries: Entries, facts: Facts) -> Value:
        value = selector(entries, facts)
        form = entries.plural(value) if plurals and not isinstance(value, str) else value
        for key, pattern in branches:
            if key in (value, form):
                return pattern(entries, facts)
        return default(entries, facts)

    return chosen


def _key(key: ast.Identifier | ast.NumberLiteral) -> Value:
    return key.name if isinstance(key, ast.Identifier) else _number(key)
