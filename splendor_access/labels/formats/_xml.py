"""Parses untrusted XML: without document types, so without entities, and nothing is fetched."""

from collections.abc import Callable
from typing import NoReturn
from xml.etree.ElementTree import Element, TreeBuilder  # builds, parses nothing
from xml.parsers import expat

from splendor_access.labels.formats import UnreadableLabels

Start = Callable[[str, dict[str, str]], object]
Part = Callable[[str], object]


def parse(data: bytes) -> Element:
    """Return the root element; names are written `{namespace}name`. Raises UnreadableLabels."""
    builder = TreeBuilder()
    try:
        walk_parts(data, builder.start, builder.end, builder.data)
        return builder.close()
    except AssertionError as error:
        raise UnreadableLabels("format", str(error), form="XML") from error


def elements(data: bytes, start: Start) -> None:
    """Call `start` for each element, of documents too large for a tree.

    Names are as expat gives them, `namespace}name`: to write them in another way takes as long as
    all the rest. Raises UnreadableLabels, and what `start` raises.
    """
    parser = expat.ParserCreate(namespace_separator="}")
    parser.StartElementHandler = start
    _run(parser, data)


def walk_parts(data: bytes, start: Start, end: Part, text: Part) -> None:
    """Call `start`, `end` and `text` for each part.

    Names are written `{namespace}name`. Raises UnreadableLabels, and what the callbacks raise.
    """
    parser = expat.ParserCreate(namespace_separator="}")

    def named(name: str) -> str:
        return f"{{{name}" if "}" in name else name

    def started(name: str, attributes: dict[str, str]) -> None:
        start(named(name), {named(key): value for key, value in attributes.items()})

    parser.buffer_text = True
    parser.StartElementHandler = started
    parser.EndElementHandler = lambda name: end(named(name))
    parser.CharacterDataHandler = text
    _run(parser, data)


def _run(parser: expat.XMLParserType, data: bytes) -> None:
    """Parse a document, and refuse one with a document type."""

    def doctype(*_: object) -> NoReturn:
        raise UnreadableLabels("doctype")

    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise UnreadableLabels("format", str(error), form="XML") from error
