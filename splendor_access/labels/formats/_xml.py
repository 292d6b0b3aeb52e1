"""Reads XML of strangers: no document type, so no entities, and nothing is fetched."""

from typing import NoReturn
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from splendor_access.labels.formats import Unreadable


def parse(data: bytes) -> Element:
    """Return the root element; names are written `{namespace}name`. Raises Unreadable."""
    builder = TreeBuilder()
    parser = expat.ParserCreate(namespace_separator="}")

    def named(name: str) -> str:
        return f"{{{name}" if "}" in name else name

    def start(name: str, attributes: dict[str, str]) -> None:
        builder.start(named(name), {named(key): value for key, value in attributes.items()})

    def doctype(*_: object) -> NoReturn:
        raise Unreadable("doctype")

    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: builder.end(named(name))
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
        return builder.close()
    except (expat.ExpatError, AssertionError, ValueError, LookupError) as error:
        raise Unreadable("xml", str(error)) from error
