"""Braille for embossers, one character a cell."""

import re
from pathlib import Path

import pytest

from splendor_access.braille.tables import BrailleTable
from splendor_access.labels.formats import MOST_DOTS, UnreadableLabels, brf
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.embossers import EMBOSSERS, label_pages
from splendor_access.labels.planning.plan import Machine
from tests.labels.plans import plan_for

CELLS = "".join(chr(0x2800 + dots) for dots in range(64))
LOUIS = BrailleTable("brf", "en", "North American Braille ASCII", "computer", 6, ("en-us-brf.dis",))


def test_characters_are_those_of_liblouis() -> None:
    (path,) = LOUIS.paths()
    text = Path(path).read_text(encoding="utf-8").replace(r"\s", " ").replace("\\\\", "\\")
    shown = re.findall(r"^display (.) ([0-6]+)\s*$", text, re.MULTILINE)
    characters = {
        0x2800 + sum(1 << int(dot) - 1 for dot in dots if dot != "0"): character.upper()
        for character, dots in shown
    }
    data = brf.encode_pages(((CELLS,),), EMBOSSERS["generic"])
    assert data.decode() == "".join(characters[ord(cell)] for cell in CELLS) + "\r\n\f"


@pytest.mark.parametrize("name", EMBOSSERS)
def test_every_page_ends_as_the_embosser_wants(name: str) -> None:
    plan = plan_for("cells", machine=Machine(embosser=name))
    embosser, pages = label_pages(plan)
    data = brf.write(plan)
    assert set(data) <= {*range(0x20, 0x60), *b"\r\n\f"}
    end = (embosser.line_end + embosser.page_end).encode()
    assert data.endswith(end)
    assert data.count(end) == data.count(b"\f") == len(pages)
    assert data.count(embosser.line_end.encode()) == data.count(b"\n") == sum(map(len, pages))


def test_the_usual_page_end_is_of_three_characters() -> None:
    assert brf.write(plan_for("cells")).endswith(b"\r\n\f")


def test_what_is_written_is_read() -> None:
    pages = (("\u2801\u2803", "", "\u2800\u283f"), (CELLS[::-1],))
    for embosser in EMBOSSERS.values():
        found = brf.read(brf.encode_pages(pages, embosser)).pages
        assert tuple(page.lines for page in found) == pages


def test_files_of_others_are_read() -> None:
    """Small letters, other ends of lines, and no form feed at the end."""
    (one, other) = brf.read(b"a#c `\n\x0cb\r\rC").pages
    assert one.lines == ("\u2801\u283c\u2809\u2800\u2808",)
    assert other.lines == ("\u2803", "", "\u2809")


@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16"])
def test_what_a_text_editor_saves_is_read(code: str) -> None:
    for text in ("a#c \r\nb\r\n\f", "\u2801\u283c\u2809\u2800\n\u2803\n\f"):
        (page,) = brf.read(text.encode(code)).pages
        assert page.lines == ("\u2801\u283c\u2809\u2800", "\u2803")


@pytest.mark.parametrize(
    "data", [b"\x80", "\u28ff".encode(), "\u00e9".encode(), b"a\tb", b"\x00", b"%PDF-1.4\n\xe2"]
)
def test_what_is_no_cell_is_refused(data: bytes) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        brf.read(data)
    assert refused.value.reason == "cells"


def test_more_dots_than_any_deck_has_are_refused() -> None:
    with pytest.raises(UnreadableLabels) as refused:
        brf.read(b"=" * (MOST_DOTS // 6 + 1))
    assert refused.value.reason == "many-dots"
    assert brf.read(b" " * MOST_DOTS + b"=" * (MOST_DOTS // 6)).pages


def test_tokens_have_a_full_cell_in_front() -> None:
    assert brf.write(plan_for("cells", Kind.TOKENS)).startswith(b"=S\r\n\r\n=S\r\n")
