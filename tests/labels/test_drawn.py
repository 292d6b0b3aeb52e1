"""Labels compared with the plan as they are drawn: whatever is on them, and not dots alone."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from ezdxf.entities.lwpolyline import LWPolyline
from ezdxf.filemanagement import read
from ezdxf.layouts.base import BaseLayout

from splendor_access.labels.formats import FoundPage
from splendor_access.labels.planning.manifest import read_manifest
from splendor_access.labels.verification.drawing import draw as drawn
from tests.labels.runs import labels
from tests.tiers import sampled, tries

Capsys = pytest.CaptureFixture[str]


def made(capsys: Capsys, folder: Path, *words: str) -> None:
    assert labels(capsys, *words, "--what", "nobles", "--out", folder).code == 0


def with_mark(file: Path, mark: str) -> None:
    """Draw something above all else of an SVG."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("</svg>", f"{mark}</svg>"), encoding="utf-8")


@sampled(2)
@pytest.mark.parametrize(
    "mark",
    [
        '<rect x="{x}" y="{y}" width="2.5" height="0.4" fill="#008080"/>',
        '<path d="M{x} {y}h20" stroke="#000" stroke-width="0.1"/>',
        '<text x="{x}" y="{y}"/><rect x="{x}" y="{y}" width="3" height="3" fill="#fff"/>',
        '<image x="{x}" y="{y}" width="9" height="9" href="blot.png"/>',
    ],
)
def test_what_is_drawn_on_a_label_beside_the_plan_is_a_fault(
    mark: str, capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", "svg")
    earlier = read_manifest(tmp_path)
    assert earlier
    first = earlier.labels[0].first_dot
    assert first
    file = tmp_path / "nobles.svg"
    with_mark(file, mark.format(x=first.x, y=first.y))
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert not any("Same as in the manifest" in line for line in run.lines)


def test_a_dot_that_lacks_a_corner_is_a_fault(capsys: Capsys, tmp_path: Path) -> None:
    """White covers a bit of its rim."""
    made(capsys, tmp_path, "--format", "svg")
    file = tmp_path / "nobles.svg"
    x, y = map(float, re.findall(r'cx="([^"]+)" cy="([^"]+)"', file.read_text())[0])
    corners = f"{x - 1.2},{y + 0.4} {x - 0.5},{y + 0.4} {x - 0.5},{y + 1}"
    with_mark(file, f'<polygon points="{corners} {x - 1.2},{y + 1}" fill="#fff"/>')
    assert labels(capsys, "verify", file).code == 1


def test_the_place_is_told(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "svg")
    earlier = read_manifest(tmp_path)
    assert earlier
    box = earlier.labels[2].box
    assert box
    file = tmp_path / "nobles.svg"
    with_mark(file, f'<rect x="{box.x + 40}" y="{box.y + 20}" width="1" height="1"/>')
    assert labels(capsys, "verify", file).lines[1] == (
        f"Page 1, label 3, {earlier.labels[2].card}: what is drawn 40.4 mm from its left edge and "
        "20.5 mm from its upper edge is not as planned."
    )


def test_what_is_beside_labels_or_cannot_be_seen_is_harmless(
    capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", "svg")
    file = tmp_path / "nobles.svg"
    for mark in (
        '<rect x="1" y="1" width="3" height="9" fill="#008080"/>',
        '<rect x="60" y="60" width="0" height="9"/>',
        '<rect x="60" y="60" width="9" height="9" display="none"/>',
        '<rect x="600" y="60" width="9" height="9"/>',
        '<rect x="40" y="30" width="60" height="45" fill="none" stroke="#000" display="none"/>',
    ):
        with_mark(file, mark)
    run = labels(capsys, "verify", file)
    assert (run.code, run.errors) == (0, [])


def test_words_of_another_card_are_a_fault(capsys: Capsys, tmp_path: Path) -> None:
    """The dots are right, but the helper reads another tile."""
    made(capsys, tmp_path, "--format", "pdf")
    assert labels(capsys, "verify", tmp_path / "nobles.pdf").code == 0
    path = tmp_path / "manifest.json"
    facts = msgspec.json.decode(path.read_bytes())
    one, other = facts["labels"][0], facts["labels"][1]
    words = [line["text"] for line in one["print_lines"]]
    assert words
    assert words != [line["text"] for line in other["print_lines"]]
    for line, text in zip(one["print_lines"], ["3 points, wants 4 red"], strict=False):
        line["text"] = text
    path.write_bytes(msgspec.json.encode(facts))
    run = labels(capsys, "verify", tmp_path / "nobles.pdf")
    assert run.code == 1
    assert "from its upper edge is not as planned." in run.lines[1]


POINTS = b"""%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Contents 4 0 R
  /Resources << /XObject << /Form 5 0 R >> >> /Annots [6 0 R] >> endobj
4 0 obj << /Length 30 >> stream
0 J 20 20 m 20 20 l S /Form Do
endstream endobj
5 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 72 72] /Length 21 >> stream
0 J 40 40 m 40 40 l S
endstream endobj
6 0 obj << /Type /Annot /Subtype /Square /F 4 /Rect [0 0 72 72] /AP << /N 7 0 R >> >> endobj
7 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 72 72] /Length 21 >> stream
0 J 60 60 m 60 60 l S
endstream endobj
trailer << /Root 1 0 R /Size 8 >>
"""
"""A stroke without a length on a page, in a form and in an annotation."""


@pytest.mark.parametrize(("ends", "places"), [(b"0 J", 0), (b"1 J", 3)])
def test_a_stroke_without_a_length_leaves_ink_only_with_round_ends(
    ends: bytes, places: int
) -> None:
    (picture,) = drawn("pdf", POINTS.replace(b"0 J", ends), [FoundPage(25.4, 25.4)], 8)
    marked = [
        picture.crop((at - 8, 203 - at - 8, at + 8, 203 - at + 8)).getextrema() != 3 * ((255, 255),)
        for at in (56, 113, 169)
    ]
    assert sum(marked) == places


def harmless(space: BaseLayout, x: float, y: float) -> None:
    space.add_line((1, 1), (1, 9))
    in_a_block(space).add_line((1, 1), (1, 9))
    space.add_line((x, y), (x + 9, y), dxfattribs={"invisible": 1, "layer": "Braille"})


@sampled(2)
@pytest.mark.parametrize(
    ("matters", "draw"),
    [
        (True, lambda space, x, y: space.add_spline([(x, y), (x + 2, y + 2), (x + 4, y)])),
        (True, lambda space, x, y: space.add_text("4r", height=3).set_placement((x, y - 20))),
        (True, lambda space, x, y: in_a_block(space).add_line((x, y), (x + 9, y))),
        (False, harmless),
    ],
)
def test_a_dxf_is_compared_with_all_that_is_cut_or_engraved(
    matters: bool,
    draw: Callable[[BaseLayout, float, float], object],
    capsys: Capsys,
    tmp_path: Path,
) -> None:
    made(capsys, tmp_path, "--format", "dxf")
    earlier = read_manifest(tmp_path)
    assert earlier
    first = earlier.labels[0].first_dot
    assert first
    file = tmp_path / "nobles.dxf"
    drawing = read(io.StringIO(file.read_text()))
    _, height = drawing.header["$LIMMAX"]
    draw(drawing.modelspace(), first.x, height - first.y)
    text = io.StringIO()
    drawing.write(text)
    file.write_text(text.getvalue())
    run = labels(capsys, "verify", file)
    assert run.code == matters
    assert any("Same as in the manifest" in line for line in run.lines) is not matters


def in_a_block(space: BaseLayout) -> BaseLayout:
    """Put a block on a drawing, and return it."""
    assert space.doc
    space.add_blockref("Mark", (0, 0))
    return space.doc.blocks.new("Mark")


@pytest.mark.parametrize(
    "words", [("--qr",), ("--no-print-text",), ("--for", "swell")][: tries(1, 3)]
)
def test_all_that_is_planned_is_in_the_manifest(
    words: tuple[str, ...], capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", "pdf", *words)
    run = labels(capsys, "verify", tmp_path / "nobles.pdf")
    assert (run.code, run.errors) == (0, [])
    assert run.lines[1].startswith("Same as in the manifest beside the file: ")


def test_another_unit_is_another_size(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "pdf")
    file = tmp_path / "nobles.pdf"
    data = file.read_bytes()
    place = data.index(b"/MediaBox")
    assert re.search(rb"/Type /Page\b", data)
    # The offsets of later objects are wrong then, and PDFium finds the objects all the same.
    file.write_bytes(data[:place] + b"/UserUnit 2 " + data[place:])
    run = labels(capsys, "verify", file)
    assert run.code in (1, 3)


def test_a_manifest_of_an_earlier_version_says_nothing_of_ink(
    capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", "svg")
    path = tmp_path / "manifest.json"
    facts = msgspec.json.decode(path.read_bytes())
    for file in facts["files"]:
        del file["job"]
    path.write_bytes(msgspec.json.encode(facts))
    assert labels(capsys, "verify", tmp_path / "nobles.svg").code == 0


@pytest.mark.parametrize("form", ["pdf", "svg"])
def test_raised_lines_to_cut_along_stand_around_each_label(
    form: str, tmp_path: Path, capsys: Capsys
) -> None:
    words = ("--format", form, "--cut-marks", "--no-print-text")
    made(capsys, tmp_path, *words)
    file = tmp_path / f"nobles.{form}"
    assert labels(capsys, "verify", file).code == 0
    manifest = read_manifest(tmp_path)
    planned = manifest and manifest.planned(file.name)
    assert planned
    (picture,) = drawn(form, file.read_bytes(), [FoundPage(*planned.sizes[0])], 10.0)
    triangle = picture.getpixel((picture.width - 40, 40))
    assert triangle != (255, 255, 255)
    for box in (label.box for label in planned.labels):
        assert box
        right, low = box.x + box.width, box.y + box.height
        middle, centre = (box.x + right) / 2, (box.y + low) / 2
        beside = [(box.x - 0.6, centre), (right + 0.6, centre)]
        beside += [(middle, box.y - 0.6), (middle, low + 0.6), (right + 0.6, low + 0.6)]
        assert {picture.getpixel((round(x * 10), round(y * 10))) for x, y in beside} == {triangle}
    said = [
        "Noble tiles: cut each label along the inner side of the raised line around it, to 58 by "
        "38 mm.",
        "A raised triangle in the upper right corner shows which way up a sheet is.",
    ]
    for name in ("assembly.txt", "assembly.html"):
        assert all(line in (tmp_path / name).read_text(encoding="utf-8") for line in said)


def test_engravers_mark_the_upper_right_corner_of_the_sheet(tmp_path: Path, capsys: Capsys) -> None:
    made(capsys, tmp_path, "--format", "dxf")
    file = tmp_path / "nobles.dxf"
    lines = read(io.StringIO(file.read_text())).modelspace().query('LWPOLYLINE[layer=="Braille"]')
    (corners,) = [line.get_points("xy") for line in lines if isinstance(line, LWPolyline)]
    assert [*map(tuple, corners)] == [(207, 294), (207, 290), (203, 294), (207, 294)]
