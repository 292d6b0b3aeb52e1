"""Programs of the system that read and draw where Debian lacks a library."""

import sys
from io import BytesIO
from math import dist
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas

from splendor_access.labels.formats import FoundPage, UnreadableLabels, load
from splendor_access.labels.formats._programs import read_pdf
from splendor_access.labels.planning.plan import Box, Dot, single_pages
from splendor_access.labels.planning.printing import with_print
from splendor_access.labels.verification.single_dots import without_hidden
from splendor_access.settings.libraries import faults
from splendor_access.talk.locale import Locale
from tests.labels.plans import few
from tests.labels.runs import labels

CLOSE = 0.01
"""Places and sizes in mm that are the same."""

RESVG = """#!{python}
import sys
import resvg_py
options = dict(zip(sys.argv[1:-3:2], sys.argv[2:-3:2]))
assert sys.argv[-3:] == ["--skip-system-fonts", "-", "-c"]
drawn = resvg_py.svg_to_bytes(
    svg_string=sys.stdin.read(), width=int(options["--width"]), dpi=int(options["--dpi"]),
    background=options["--background"], skip_system_fonts=True)
sys.stdout.buffer.write(bytes(drawn))
"""
"""The program `resvg`, which Debian 12 lacks."""


@pytest.fixture
def with_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the libraries, and have the programs instead."""
    folder = tmp_path / "programs"
    folder.mkdir()
    (folder / "resvg").write_text(RESVG.format(python=sys.executable))
    (folder / "resvg").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    for module in ("pypdfium2", "resvg_py"):
        monkeypatch.setitem(sys.modules, module, None)


def test_poppler_finds_dots_and_outlines_where_pdfium_does() -> None:
    data = load("pdf").write(with_print(few(), Locale("en"))[0])
    pages = zip(read_pdf(data).pages, load("pdf").read(data).pages, strict=True)
    for found, right in pages:
        assert (found.width, found.height) == pytest.approx((right.width, right.height), abs=CLOSE)
        for dot in right.dots:
            (same,) = (each for each in found.dots if distance(each, dot) < CLOSE)
            assert same.base == pytest.approx(dot.base, abs=CLOSE)
        # An outline of a letter in ink is none of a label.
        for box in right.boxes:
            (cut,) = (each for each in found.boxes if distance(each, box) < CLOSE)
            assert (cut.width, cut.height) == pytest.approx((box.width, box.height), abs=CLOSE)
        assert (len(found.dots), len(found.boxes)) == (len(right.dots), len(right.boxes))


def test_a_poppler_that_names_no_unit_is_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = load("pdf").write(few())
    right = read_pdf(data)
    newer = tmp_path / "pdftocairo"
    newer.write_text('#!/bin/sh\n/usr/bin/pdftocairo "$@" | sed \'2s/pt"/"/g\'\n')
    newer.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert read_pdf(data) == right


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_note_that_turns_a_page_is_passed_over(turn: int, with_programs: None) -> None:
    written = BytesIO()
    canvas = Canvas(written, pagesize=(300, 200))
    canvas.circle(30, 100, 2.2, stroke=0, fill=1)
    canvas.circle(50, 20, 2.2, stroke=0, fill=1)
    canvas.setFillColorRGB(1, 1, 1)
    canvas.rect(40, 10, 20, 20, stroke=1, fill=1)
    canvas.save()
    pages: list[FoundPage] = []
    for note in (b"/Rotate 0", b"/Rotate %d" % turn):
        data = written.getvalue().replace(b"/Rotate 0", note)
        pages += without_hidden("pdf", data, load("pdf").read(data)).pages
    plain, turned = pages
    assert (turned.width, turned.height) == pytest.approx((plain.width, plain.height), abs=CLOSE)
    (dot,), (box,) = turned.dots, turned.boxes
    assert turned.hidden == plain.hidden == 1
    assert distance(dot, plain.dots[0]) < CLOSE
    assert distance(box, plain.boxes[0]) < CLOSE


def distance(one: Dot | Box, other: Dot | Box) -> float:
    return dist((one.x, one.y), (other.x, other.y))


def test_they_draw_what_is_seen_and_not_what_is_covered(with_programs: None) -> None:
    for name in ("pdf", "svg"):
        data = load(name).write(single_pages(few())[0])
        contents = load(name).read(data)
        assert contents.pages[0].dots
        assert without_hidden(name, data, contents) == contents
    covered = BytesIO()
    canvas = Canvas(covered)
    canvas.circle(100, 100, 2.2, stroke=0, fill=1)
    canvas.circle(200, 100, 2.2, stroke=0, fill=1)
    canvas.setFillColorRGB(1, 1, 1)
    canvas.rect(90, 90, 20, 20, stroke=0, fill=1)
    canvas.save()
    (page,) = without_hidden("pdf", covered.getvalue(), load("pdf").read(covered.getvalue())).pages
    assert (len(page.dots), page.hidden) == (1, 1)


@pytest.mark.parametrize("form", ["pdf", "svg"])
def test_labels_are_made_and_verified_by_them(
    form: str, with_programs: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = labels(capsys, "--format", form, "--what", "nobles", "--out", tmp_path / "labels")
    assert (made.code, made.errors) == (0, [])
    run = labels(capsys, "verify", tmp_path / "labels" / f"nobles.{form}")
    assert (run.code, run.errors) == (0, [])
    assert "faults 0" in run.lines[0]
    assert faults(("pypdfium2", "resvg-py")) == []


def test_what_is_no_pdf_is_refused_in_words(with_programs: None) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        load("pdf").read(b"nothing of the kind")
    assert (refused.value.reason, refused.value.form) == ("format", "PDF")
