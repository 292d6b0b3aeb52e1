"""Parses untrusted XML: without document types, so without entities, and nothing is fetched."""

from collections.abc import Callable
from typing import NoReturn
from xml.etree.ElementTree import Element, TreeBuilder  # builds, parses nothing
from xml.parsers import expat

from splendor_access.labels.formats import Unreadable

Start = Callable[[str, dict[str, str]], object]
Part = Callable[[str], object]


def parse(data: bytes) -> Element:
    """Return the root element; names are written `{namespace}name`. Raises Unreadable."""
    builder = TreeBuilder()
    try:
        walk(data, builder.start, builder.end, builder.data)
        return builder.close()
    except AssertionError as error:
        raise Unreadable("xml", str(error)) from error


def walk(data: bytes, start: Start, end: Part | None = None, text: Part | None = None) -> None:
    """Call `start`, `end` and `text` for each part, for documents too large for a tree.

    Names are written `{namespace}name`. Raises Unreadable, and what the callbacks raise.
    """
    parser = expat.ParserCreate(namespace_separator="}")

    def named(name: str) -> str:
        return f"{{{name}" if "}" in name else name

    def started(name: str, attributes: dict[str, str]) -> None:
        start(named(name), {named(key): value for key, value in attributes.items()})

    def doctype(*_: object) -> NoReturn:
        raise Unreadable("doctype")

    parser.buffer_text = True
    parser.StartElementHandler = started
    if end is not None:
        parser.EndElementHandler = lambda name: end(named(name))
    if text is not None:
        parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise Unreadable("xml", str(error)) from error
