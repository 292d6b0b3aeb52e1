"""The Portable Embosser Format: the schema, two rules it misses, and files of other programs."""

from pathlib import Path

import pytest
from lxml import etree

from splendor_access.labels.formats import MOST_DOTS, UnreadableLabels, pef
from splendor_access.labels.planning.embossers import EMBOSSERS, label_pages
from splendor_access.labels.planning.plan import Machine
from tests.labels.plans import KINDS, plan_for

SCHEMA = etree.RelaxNG(etree.parse(Path(__file__).with_name("pef.rng")))
SPACE = "{http://www.daisy.org/ns/2008/pef}"

SMALL = """<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format><dc:identifier>x</dc:identifier></meta></head>
<body><volume cols="3" rows="2" rowgap="0" duplex="false"><section>
<page><row>\u2801\u2803\u2809</row><row/></page>
</section></volume></body></pef>
"""


def valid(text: str) -> bool:
    return bool(SCHEMA.validate(etree.fromstring(text.encode())))


@pytest.mark.parametrize("embosser", EMBOSSERS)
def test_files_are_valid_and_as_large_as_they_say(embosser: str) -> None:
    for kind in KINDS:
        plan = plan_for("cells", kind, machine=Machine(embosser=embosser))
        data = pef.write(plan)
        assert valid(data.decode()), SCHEMA.error_log
        root = etree.fromstring(data)
        (volume,) = root.iter(f"{SPACE}volume")
        columns, rows = (int(str(volume.attrib[name])) for name in ("cols", "rows"))
        profile = EMBOSSERS[embosser]
        assert (columns, rows) == (profile.columns, profile.rows)
        pages = tuple(
            tuple(str(row.text or "") for row in page) for page in root.iter(f"{SPACE}page")
        )
        assert pages == label_pages(plan)[1]
        assert max(map(len, pages)) <= rows
        assert max(len(row) for page in pages for row in page) <= columns
        assert tuple(page.lines for page in pef.read(data).pages) == pages


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (' version="2008-1"', ""),
        ("2008-1", "2009-1"),
        ("ns/2008/pef", "ns/2009/pef"),
        ("<dc:format>application/x-pef+xml</dc:format>", ""),
        ("<dc:identifier>x</dc:identifier>", ""),
        ("application/x-pef+xml", "text/plain"),
        ('cols="3" ', ""),
        ('cols="3"', 'cols="0"'),
        (' rowgap="0"', ""),
        ('duplex="false"', 'duplex="no"'),
        ("\u2803", "b"),
        ("<row/>", "<line/>"),
        ("<section>\n<page><row>\u2801\u2803\u2809</row><row/></page>\n</section>", "<section/>"),
    ],
)
def test_the_schema_tells_right_from_wrong(right: str, wrong: str) -> None:
    assert valid(SMALL)
    assert right in SMALL
    assert not valid(SMALL.replace(right, wrong))


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("\u2809", "\u2809\u2801", "long-row"),
        ("<row/>", "<row/><row/>", "long-page"),
        ("<row/>", '<row rowgap="1"/><row/>', "long-page"),
        ('rowgap="0"', 'rowgap="1"', "long-page"),
        ("<page>", '<page rowgap="2">', "long-page"),
    ],
)
def test_the_rules_that_the_schema_misses(right: str, wrong: str, reason: str) -> None:
    text = SMALL.replace(right, wrong)
    assert valid(text)
    with pytest.raises(UnreadableLabels) as refused:
        pef.read(text.encode())
    assert (refused.value.reason, refused.value.detail) == (reason, "1")


def test_the_gap_below_the_last_row_does_not_count() -> None:
    text = SMALL.replace("<row/>", '<row rowgap="3"/>')
    assert len(pef.read(text.encode()).pages) == 1


def test_a_section_can_have_a_size_of_its_own() -> None:
    text = SMALL.replace("<section>", '<section cols="2">')
    with pytest.raises(UnreadableLabels, match="long-row"):
        pef.read(text.encode())


def test_what_others_put_between_is_passed_over() -> None:
    text = SMALL.replace(
        "<row/>", '<x:group xmlns:x="urn:x"><x:note>never mind</x:note><row>\u2807</row></x:group>'
    )
    (page,) = pef.read(text.encode()).pages
    assert page.lines == ("\u2801\u2803\u2809", "\u2807")


BOMB = """<!DOCTYPE pef [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">&b;</pef>"""


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "xml"),
        (b"\x1f\x8b\x08", "xml"),
        (SMALL.encode()[:-20], "xml"),
        (BOMB.encode(), "doctype"),
        (b'<!DOCTYPE pef SYSTEM "file:///etc/passwd"><pef/>', "doctype"),
        (b"<html/>", "pef"),
        (SMALL.replace('cols="3"', 'cols="many"').encode(), "pef"),
        (SMALL.replace('cols="3"', 'cols="' + "9" * 5000 + '"').encode(), "pef"),
        (SMALL.replace("\u2803", "b").encode(), "cells"),
    ],
)
def test_files_that_are_no_pef_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        pef.read(data)
    assert (refused.value.form.lower() or refused.value.reason) == reason


def test_more_dots_than_any_deck_has_are_refused() -> None:
    count = MOST_DOTS // 8 + 1
    text = SMALL.replace('cols="3"', f'cols="{count}"').replace("\u2809", "\u28ff" * (count - 2))
    with pytest.raises(UnreadableLabels) as refused:
        pef.read(text.replace("\u2801\u2803", "\u28ff\u28ff").encode())
    assert refused.value.reason == "many-dots"
    assert pef.read(text.encode()).pages


def test_deep_files_break_nothing() -> None:
    deep = 200_000
    text = SMALL.replace("<row/>", "<row/>" + "<x>" * deep + "</x>" * deep)
    assert len(pef.read(text.encode()).pages) == 1
