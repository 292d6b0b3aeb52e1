"""SVG: what other programs find in our files, and what is found in the files of others."""

import re

import pytest

from splendor_access.labels.formats import UnreadableLabels
from splendor_access.labels.formats import svg as module
from splendor_access.labels.formats._xml import parse
from splendor_access.labels.formats.svg import read, write
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.plan import PrintLine, replace_labels
from splendor_access.labels.planning.printing import with_print
from splendor_access.talk.locale import Locale
from tests.labels.plans import plan_for, planned

SPACE = "{http://www.w3.org/2000/svg}"


def test_lengths_are_mm_and_each_group_has_its_kind() -> None:
    plan, _ = with_print(plan_for("flat", count=6), Locale("en"))
    root = parse(write(plan))
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert root.get("viewBox") == "0 0 210 297"
    groups = {group.get("id"): group for group in root}
    assert set(groups) == {"Braille", "CutContour", "Print"}
    # A triangle in the corner of the sheet, and dots.
    triangle, *dots = groups["Braille"]
    assert triangle.get("d") == "M207 3L207 7L203 3z"
    assert {each.tag for each in dots} == {f"{SPACE}circle"}
    assert {each.get("r") for each in dots} == {"0.8"}
    assert len(groups["CutContour"]) == 6
    texts = [each.text for each in groups["Print"] if each.tag == f"{SPACE}text"]
    assert texts[:3] == ["100.0 mm", "Level a: white, for 2 red", "1 black"]


def test_words_are_escaped() -> None:
    plan = plan_for("flat", count=6)
    (label, *_) = plan.labels
    text = '<b> & "c" ]]>'
    hostile = type(label)(
        **{
            field: getattr(label, field)
            for field in label.__struct_fields__
            if field != "print_lines"
        },
        print_lines=(PrintLine(text, 10, 10, 2),),
    )
    labels = {each.number: each for each in plan.labels} | {label.number: hostile}
    root = parse(write(replace_labels(plan, labels)))
    assert text in [each.text for each in root.iter(f"{SPACE}text")]


def drawing(body: str, head: str = 'width="200mm" height="100mm" viewBox="0 0 200 100"') -> bytes:
    """Return an SVG file of another program."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{body}</svg>'.encode()


def dots(
    body: str, head: str = 'width="200mm" height="100mm" viewBox="0 0 200 100"'
) -> list[tuple[float, float]]:
    """Return the dots that are found in it, in mm."""
    return [(round(d.x, 3), round(d.y, 3)) for d in read(drawing(body, head)).pages[0].dots]


DOT = '<circle cx="30" cy="40" r="0.8"/>'


@pytest.mark.parametrize(
    ("transform", "place"),
    [
        ("", (30, 40)),
        ("translate(5)", (35, 40)),
        ("translate(5,6)", (35, 46)),
        ("scale(0.5)", (15, 20)),
        ("matrix(0 1 -1 0 100 0)", (60, 30)),
        ("rotate(90)", (-40, 30)),
        ("rotate(180 30 50)", (30, 60)),
        ("translate(10) scale(2)", (70, 80)),
    ],
)
def test_transformations(transform: str, place: tuple[float, float]) -> None:
    assert dots(f'<g transform="{transform}">{DOT}</g>') == [place]
    assert dots(f'<g transform="{transform}"><g>{DOT}</g></g>') == [place]


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ('width="200mm" height="100mm" viewBox="0 0 200 100"', (30, 40)),
        ('width="20cm" height="10cm" viewBox="0 0 200 100"', (30, 40)),
        ('width="200mm" height="100mm" viewBox="10 20 100 50"', (40, 40)),
        ('width="96" height="96"', (7.938, 10.583)),
        ('viewBox="0 0 96 96"', (7.938, 10.583)),
        ('width="200mm" height="100mm" viewBox="0 0 200 0"', (7.938, 10.583)),
        ('width="200mm" height="100mm" viewBox="0 0 0 100"', (7.938, 10.583)),
        ('width="200mm" viewBox="0 0 200 100"', (30, 40)),
        ('height="100mm" viewBox="0 0 200 100"', (30, 40)),
        ('width="100%" height="100%" viewBox="0 0 96 96"', (7.938, 10.583)),
    ],
)
def test_units(head: str, place: tuple[float, float]) -> None:
    assert dots(DOT, head) == [place]


@pytest.mark.parametrize(
    "body",
    [
        f"<defs>{DOT}</defs>",
        '<ellipse cx="3" cy="4" rx="1" ry="2"/>',
        '<g transform="scale(1 2)"><circle cx="3" cy="4" r="1"/></g>',
        '<g transform="skewX(30)"><circle cx="3" cy="4" r="1"/></g>',
        '<g transform="skewY(30)"><circle cx="3" cy="4" r="1"/></g>',
        '<circle cx="3" cy="4" r="0"/>',
    ],
)
def test_what_is_no_circle_on_the_page_is_no_dot(body: str) -> None:
    assert dots(body) == []


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ('<use href="#dot"/>', (30, 40)),
        ('<use x="5" y="6" href="#dot" transform="scale(2)"/>', (70, 92)),
        ('<use xlink:href="#group" x="1"/>', (31, 40)),
        ('<use href="#once"/>', (30, 40)),
        # The symbol is 10 by 20 in a room of 20 by 20: as large as it is, in the middle.
        ('<use href="#symbol" x="100" y="50" width="20" height="20"/>', (106, 54)),
        ('<use href="#flat" x="100" y="50" width="20" height="20"/>', (101, 54)),
    ],
)
def test_what_is_drawn_again_is_read(body: str, place: tuple[float, float]) -> None:
    defined = (
        '<defs><circle id="dot" cx="30" cy="40" r="0.8"/><g id="group"><use href="#dot"/></g>'
        '<use id="once" href="#dot"/>'
        '<symbol id="symbol" viewBox="0 0 10 20"><circle cx="1" cy="4" r="0.8"/></symbol>'
        '<symbol id="flat" viewBox="0 0 0 20"><circle cx="1" cy="4" r="0.8"/></symbol></defs>'
    )
    assert dots(f'<g xmlns:xlink="http://www.w3.org/1999/xlink">{defined}{body}</g>') == [place]


def test_what_is_drawn_again_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elements that draw themselves, and few that draw one another a billion times."""
    monkeypatch.setattr(module, "MOST_THINGS", 1000)
    twice = "".join(
        f'<g id="g{n}"><use href="#g{n + 1}"/><use href="#g{n + 1}"/></g>' for n in range(30)
    )
    for body, reason in (('<g id="a"><use href="#a"/></g>', "deep"), (twice, "many-things")):
        with pytest.raises(UnreadableLabels) as unreadable:
            read(drawing(body))
        assert unreadable.value.reason == reason


def test_as_many_things_are_read_as_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_THINGS", 3)
    assert len(dots(3 * DOT)) == 3
    with pytest.raises(UnreadableLabels):
        read(drawing(4 * DOT))


def test_round_ellipses_and_outlines() -> None:
    assert dots('<ellipse cx="3" cy="4" rx="1" ry="1"/>') == [(3, 4)]
    found = read(drawing('<g transform="scale(2)"><rect x="1" y="2" width="3" height="4"/></g>'))
    (box,) = found.pages[0].boxes
    assert (box.x, box.y, box.width, box.height) == (2, 4, 6, 8)


BOMB = (
    b'<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    b'<svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
)
FETCH = b'<!DOCTYPE svg SYSTEM "http://example.invalid/x.dtd"><svg/>'


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (BOMB, "doctype"),
        (FETCH, "doctype"),
        (b"", "xml"),
        (b"no xml", "xml"),
        (b"<svg>", "xml"),
        (b"\xff\xfe\x00", "xml"),
        (b"<html/>", "svg"),
        (drawing('<circle cx="x" r="1"/>'), "number"),
        (drawing('<circle cx="1e" r="1"/>'), "number"),
        (drawing('<g transform="matrix(1 2)"/>'), "number"),
        (drawing(DOT, 'viewBox="a b c d"'), "number"),
        (drawing("<style>circle { r: 0.5px }</style>"), "styles"),
        (drawing('<circle cx="1" cy="1" r="0.8" style="fill:#000;r:2px"/>'), "styles"),
        (drawing("<g>" * 300 + "</g>" * 300), "deep"),
    ],
)
def test_hostile_files_are_unreadable(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableLabels) as unreadable:
        read(data)
    assert (unreadable.value.form.lower() or unreadable.value.reason) == reason


def test_other_styles_are_read() -> None:
    styled = '<circle cx="30" cy="40" r="0.8" style="fill:#000;stroke-width:0.1;line-height:1"/>'
    assert dots(f"<style>.a {{ fill: red; stroke-width: 1 }}</style>{styled}") == [(30, 40)]


def test_there_is_a_limit_to_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DOTS", 10)
    with pytest.raises(UnreadableLabels) as unreadable:
        read(drawing(DOT * 11))
    assert unreadable.value.reason == "many-dots"


def test_the_file_is_plain_text() -> None:
    data = write(planned(Kind.TOKENS))
    assert re.fullmatch(rb"[ -~\n]+", data)
