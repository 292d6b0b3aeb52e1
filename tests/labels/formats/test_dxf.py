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
        ("LWPOLYLINE", "Braille"): 1,
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


def test_dots_of_arcs_and_curves_are_read() -> None:
    drawing = new("R2010", units=4)
    space = drawing.modelspace()
    space.add_arc((1, 0), 0.8, 0, 180)
    space.add_arc((1, 0), 0.8, 180, 360)
    space.add_ellipse((2, 0), (0.8, 0), ratio=1)
    space.add_lwpolyline([(2.2, 0, 1), (3.8, 0, 1)], format="xyb", close=True)
    space.add_arc((4, 0), 0.8, 10, 370)
    # Half a circle, an oval and an open curve are no dots.
    space.add_arc((5, 0), 0.8, 0, 180)
    space.add_ellipse((6, 0), (0.8, 0), ratio=0.5)
    space.add_ellipse((7, 0), (0.8, 0), ratio=1, start_param=0, end_param=3)
    space.add_lwpolyline([(7.2, 0, 1), (8.8, 0, 0)], format="xyb")
    (found,) = dxf.read(file_of(drawing)).pages
    places = sorted((round(dot.x + 0.2, 3), round(dot.base or 0, 3)) for dot in found.dots)
    assert places == [(1, 1.6), (2, 1.6), (3, 1.6), (4, 1.6)]


def test_a_byte_order_mark_is_read_over() -> None:
    data = dxf.write(page())
    assert dxf.read(b"\xef\xbb\xbf" + data) == dxf.read(data)


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
        (file_of(new("R2010", units=4)), "empty"),
        (file_of(new("R2010", units=20)), "dxf"),
    ],
)
def test_what_cannot_be_read_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        dxf.read(data)
    assert (refused.value.form.lower() or refused.value.reason) == reason


def test_dots_in_blocks_are_read_where_they_are_put() -> None:
    drawing = new("R2010", units=4)
    drawing.blocks.new("DOT").add_circle((0, 0), 0.8)
    pair = drawing.blocks.new("PAIR")
    pair.add_blockref("DOT", (0, 0))
    pair.add_blockref("DOT", (2.5, 0))
    drawing.modelspace().add_blockref("PAIR", (1, 1))
    rows = drawing.modelspace().add_blockref("DOT", (1, 11))
    rows.dxf.row_count, rows.dxf.row_spacing = 2, 2.5
    (found,) = dxf.read(file_of(drawing)).pages
    places = sorted((round(dot.x, 3), round(dot.y, 3), dot.base) for dot in found.dots)
    assert places == [(1.0, 283.5, 1.6), (1.0, 286.0, 1.6), (1.0, 296.0, 1.6), (3.5, 296.0, 1.6)]


def test_what_a_block_has_on_layer_0_is_on_the_layer_of_the_block() -> None:
    drawing = new("R2010", units=4)
    drawing.layers.add("Notes").off()
    drawing.blocks.new("DOT").add_circle((0, 0), 0.8)
    drawing.modelspace().add_circle((20, 20), 0.8)
    drawing.modelspace().add_blockref("DOT", (1, 1), dxfattribs={"layer": "Notes"})
    (found,) = dxf.read(file_of(drawing)).pages
    assert (len(found.dots), found.hidden) == (1, 1)


def test_blocks_that_hold_each_other_without_end_are_refused() -> None:
    drawing = new("R2010", units=4)
    before = drawing.blocks.new("B0")
    before.add_circle((0, 0), 0.8)
    for number in range(1, 9):
        block = drawing.blocks.new(f"B{number}")
        for x in range(9):
            block.add_blockref(f"B{number - 1}", (x, 0))
    drawing.modelspace().add_blockref("B8", (0, 0))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dxf, "MOST_THINGS", 2_000)
        with pytest.raises(UnreadableLabels) as refused:
            dxf.read(file_of(drawing))
    assert refused.value.reason == "many-dots"


def test_lines_may_end_as_on_windows() -> None:
    data = dxf.write(page())
    assert dxf.read(data.replace(b"\n", b"\r\n")) == dxf.read(data)
