"""DXF: layers and units, and drawings of other programs."""

import io
from collections import Counter

import pytest
from ezdxf.document import Drawing
from ezdxf.filemanagement import new, read

from splendor_access.labels.formats import UnreadableLabels, dxf
from splendor_access.labels.planning.plan import Plan
from splendor_access.labels.planning.printing import with_print
from splendor_access.talk.locale import Locale
from tests.labels.plans import plan_for


def page() -> Plan:
    plan, _ = with_print(plan_for("flat", count=6), Locale("en"))
    return plan


def file_of(drawing: Drawing) -> bytes:
    text = io.StringIO()
    drawing.write(text)
    return drawing.encode(text.getvalue())


def test_dots_outlines_and_words_have_layers() -> None:
    plan = page()
    drawing = read(io.StringIO(dxf.write(plan).decode()))
    found = Counter((thing.dxftype(), thing.dxf.layer) for thing in drawing.modelspace())
    assert found == {
        ("CIRCLE", "Braille"): sum(len(label.dots) for label in plan.labels),
        ("LWPOLYLINE", "CutContour"): len(plan.pages[0].cuts),
        ("TEXT", "Print"): sum(len(label.print_lines) for label in plan.labels),
    }
    assert drawing.header["$INSUNITS"] == 4
    radii = {thing.dxf.radius for thing in drawing.modelspace().query("CIRCLE")}
    assert radii == {plan.measures.base / 2}


def test_outlines_are_read() -> None:
    plan = page()
    (found,) = dxf.read(dxf.write(plan)).pages
    for box, cut in zip(found.boxes, plan.pages[0].cuts, strict=True):
        for side in ("x", "y", "width", "height"):
            assert getattr(box, side) == pytest.approx(getattr(cut, side))


@pytest.mark.parametrize(("unit", "millimetres"), [(0, 1), (1, 25.4), (4, 1), (5, 10), (6, 1000)])
def test_units_count(unit: int, millimetres: float) -> None:
    drawing = new("R2010", units=unit)
    space = drawing.modelspace()
    for x in (1.0, 2.0):
        space.add_circle((x / millimetres, 3 / millimetres), 0.8 / millimetres)
    contents = dxf.read(file_of(drawing))
    one, other = contents.pages[0].dots
    assert other.x - one.x == pytest.approx(1)
    assert one.base == pytest.approx(1.6)


def test_circles_seen_from_below_stand_on_the_other_side() -> None:
    drawing = new("R2010", units=4)
    space = drawing.modelspace()
    space.add_circle((1, 0), 0.8)
    space.add_circle((2, 0), 0.8, dxfattribs={"extrusion": (0, 0, -1)})
    one, other = dxf.read(file_of(drawing)).pages[0].dots
    assert one.x - other.x == pytest.approx(3)


def test_large_circles_are_no_dots() -> None:
    drawing = new("R2010", units=4)
    drawing.modelspace().add_circle((0, 0), 0.8)
    drawing.modelspace().add_circle((0, 0), 20)
    assert len(dxf.read(file_of(drawing)).pages[0].dots) == 1


def blocks() -> bytes:
    drawing = new("R2010", units=4)
    drawing.blocks.new("DOT").add_circle((0, 0), 0.8)
    drawing.modelspace().add_blockref("DOT", (1, 1))
    return file_of(drawing)


def broken() -> bytes:
    return dxf.write(page()).replace(b"\nCIRCLE\n", b"\nLINE\n", 1).replace(b" 40\n", b" x\n")


def test_more_dots_than_any_deck_has_are_refused() -> None:
    """They are counted before the library reads them."""
    with pytest.raises(UnreadableLabels) as refused:
        dxf.read(b"  0\nCIRCLE\n" * (dxf.MOST_THINGS + 1))
    assert refused.value.reason == "many-dots"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "dxf"),
        (b"%PDF-1.4", "dxf"),
        (b"AutoCAD Binary DXF\r\n\x1a\x00", "dxf"),
        (b"0\nSECTION\n" * 10, "dxf"),
        (dxf.write(page())[:2000], "dxf"),
        (broken(), "dxf"),
        (blocks(), "blocks"),
        (file_of(new("R2010", units=4)), "empty"),
        (file_of(new("R2010", units=20)), "dxf"),
    ],
)
def test_what_cannot_be_read_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        dxf.read(data)
    assert (refused.value.form.lower() or refused.value.reason) == reason
