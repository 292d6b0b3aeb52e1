"""STL and 3MF: what is printed, what is read back, and files of other programs."""

import io
import math
import re
import struct
import subprocess
import zipfile
from functools import cache
from itertools import chain
from pathlib import Path

import lib3mf
import msgspec
import numpy as np
import pytest

from splendor_access.labels.formats import UnreadableLabels, _solid, load, stl, threemf
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.layers import GROOVE, thickness
from splendor_access.labels.planning.plan import Machine, Plan, stacked
from splendor_access.labels.standards import STANDARDS
from splendor_access.labels.verification.proof import NotAsPlanned, prove
from tests.labels.formats.meshes import (
    Triangle,
    body_count,
    circle,
    open_edges,
    prism,
    rectangle,
    triangles_of,
    volume,
)
from tests.labels.formats.meshes import stl as packed
from tests.labels.plans import KINDS, MUTATIONS, PAPER, first_pages, plan_for
from tests.tiers import SOAK, sampled

FORMATS = ("stl", "3mf")
SAMPLE = 10
"""So many labels are on two plates."""


@cache
def sample(kind: Kind = Kind.CARDS, standard: str = "marburg", count: int = SAMPLE) -> Plan:
    return stacked(plan_for("solid", kind, count, standard=standard))


@cache
def written(kind: Kind = Kind.CARDS, standard: str = "marburg") -> list[Triangle]:
    return triangles_of(stl.write(sample(kind, standard)))


# What is printed


@sampled(2)
@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_one_closed_body_with_a_flat_bottom(kind: Kind) -> None:
    triangles = written(kind)
    assert open_edges(triangles) == 0
    assert body_count(triangles) == 1
    assert volume(triangles) > 0
    heights = sorted({corner[2] for triangle in triangles for corner in triangle})
    assert heights[0] == 0
    # All corners below the plates are those of the sheet: nothing hangs over.
    sheet, _ = thickness(sample(kind).machine)
    assert heights[1] == pytest.approx(sheet)


def test_the_upper_right_corner_of_each_plate_is_cut_off() -> None:
    whole = msgspec.structs.replace(sample(), machine=Machine(layer=0.1))
    cut = msgspec.structs.replace(whole, machine=Machine(layer=0.1, key=3.0))
    triangles = triangles_of(stl.write(cut))
    assert (open_edges(triangles), body_count(triangles)) == (0, 1)
    sheet, plate = thickness(cut.machine)
    lost = volume(triangles_of(stl.write(whole))) - volume(triangles)
    assert lost == pytest.approx(SAMPLE * 3 * 3 / 2 * (plate - sheet), rel=0.01)
    box = cut.pages[0].labels[0].box
    right, back = box.x + box.width - GROOVE / 2, cut.pages[0].height - box.y - GROOVE / 2
    tops = {(round(x, 3), round(y, 3)) for each in triangles for x, y, z in each if z >= plate}
    assert {(round(right, 3), round(back - 3, 3)), (round(right - 3, 3), round(back, 3))} <= tops
    assert (round(right, 3), round(back, 3)) not in tops


def test_normals_point_out_of_the_body() -> None:
    normals = [row[:3] for row in struct.iter_unpack("<12fH", stl.write(sample())[84:])]
    for normal, (one, two, three) in zip(normals, written(), strict=True):
        u, v = ([b - a for a, b in zip(one, other, strict=True)] for other in (two, three))
        across = [u[i - 2] * v[i - 1] - u[i - 1] * v[i - 2] for i in range(3)]
        assert math.dist(normal, [each / math.hypot(*across) for each in across]) < 0.001


@pytest.mark.parametrize("standard", STANDARDS)
def test_dots_are_as_high_as_whole_layers(standard: str) -> None:
    plan = sample(Kind.TOKENS, standard, 4)
    triangles = triangles_of(stl.write(plan))
    _, plate = thickness(plan.machine)
    top = max(corner[2] for triangle in triangles for corner in triangle)
    assert top - plate == pytest.approx(plan.measures.height, abs=1e-4)
    assert top / plan.machine.layer == pytest.approx(round(top / plan.machine.layer), abs=1e-3)


@sampled(2)
@pytest.mark.parametrize("standard", STANDARDS)
def test_slicers_repair_nothing(standard: str, tmp_path: Path) -> None:
    """No triangle is a line or a point; `make soak` asks a slicer too."""
    plan = first_pages(plan_for("solid", Kind.NOBLES, SAMPLE, standard=standard), 1)
    data = stl.write(plan)
    assert min(map(area, triangles_of(data))) > 1e-5
    for name in FORMATS if SOAK else ():
        file = tmp_path / f"plate.{name}"
        file.write_bytes(load(name).write(plan))
        info = by_slicer("--info", file)
        assert re.search("^manifold = yes$", info, re.MULTILINE)
        assert not re.search("degenerate|fixed|removed|reversed|backwards|open_edges", info), info


def area(triangle: Triangle) -> float:
    """Return the area of a triangle, in square mm."""
    (ax, ay, az), *others = triangle
    (ux, uy, uz), (vx, vy, vz) = ((x - ax, y - ay, z - az) for x, y, z in others)
    return math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2


def by_slicer(*words: object) -> str:
    """Run PrusaSlicer as it comes."""
    done = subprocess.run(
        ["prusa-slicer", *map(str, words)], capture_output=True, text=True, check=True, timeout=300
    )
    return done.stdout


def test_a_dot_is_a_dome() -> None:
    """It is a cap of a ball: not a cone. Its top is blunt enough to be printed."""
    plan = sample()
    _, plate = thickness(plan.machine)
    radius, height = plan.measures.base / 2, plan.measures.height
    ball = (radius**2 + height**2) / (2 * height)
    dot = plan.pages[0].labels[0].dots[0]
    x, y = dot.x, plan.pages[0].height - dot.y
    near = {
        corner
        for corner in chain.from_iterable(written())
        if (corner[0] - x) ** 2 + (corner[1] - y) ** 2 < (radius + 0.1) ** 2
        and corner[2] > plate - 0.01
    }
    assert len(near) > 30
    for cx, cy, cz in near:
        if cz > plate + height - plan.machine.layer:
            assert math.hypot(cx - x, cy - y) == pytest.approx(
                0 if cz > plate + 0.46 else 0.4, abs=1e-3
            )
            continue
        away = ((cx - x) ** 2 + (cy - y) ** 2 + (cz - plate - height + ball) ** 2) ** 0.5
        assert away == pytest.approx(ball, abs=1e-3)


def test_grooves_are_between_plates_and_not_below_dots() -> None:
    plan = sample()
    sheet, plate = thickness(plan.machine)
    (page,) = plan.pages
    low_corners = {
        corner for corner in chain.from_iterable(written()) if corner[2] == pytest.approx(sheet)
    }
    for x, y, _ in low_corners:
        boxes = [
            box
            for box in (label.box for label in page.labels)
            if box.x + GROOVE < x < box.x + box.width - GROOVE
            and box.y + GROOVE < page.height - y < box.y + box.height - GROOVE
        ]
        assert not boxes
    assert plate > sheet


@pytest.mark.parametrize("kind", KINDS)
def test_lib3mf_reads_3mf_in_its_strict_mode(kind: Kind) -> None:
    plan = plan_for("solid", kind, SAMPLE)
    data = threemf.write(plan)
    model = lib3mf.get_wrapper().CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    reader.ReadFromBuffer(data)
    assert reader.GetWarningCount() == 0
    objects = model.GetObjects()
    count = 0
    while objects.MoveNext():
        thing = objects.GetCurrentObject()
        assert thing.IsMeshObject()
        assert thing.IsManifoldAndOriented()
        assert thing.GetName() == f"{kind} {plan.pages[count].number}"
        count += 1
    assert count == len(plan.pages)
    assert model.GetUnit() == lib3mf.ModelUnit.MilliMeter
    items = model.GetBuildItems()
    printed = 0
    while items.MoveNext():
        printed += 1
    assert printed == count


@pytest.mark.parametrize("name", FORMATS)
def test_the_same_plan_gives_the_same_bytes(name: str) -> None:
    plan = sample(Kind.TOKENS)
    assert load(name).write(plan) == load(name).write(plan)


# What is read back


@sampled(6)
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("mutation", sorted(MUTATIONS.keys() - {"dot_doubled"}))
def test_nothing_wrong_in_a_solid_passes(mutation: str, name: str) -> None:
    """Two domes in one place are one dome, so that nothing is wrong with them."""
    form = load(name)
    plan = sample(count=4)
    with pytest.raises(NotAsPlanned):
        prove(plan, form.read(form.write(MUTATIONS[mutation](plan))), PAPER)


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize(("measure", "by"), [("height", 0.1), ("base", -0.1)])
def test_dots_of_another_size_are_noticed(name: str, measure: str, by: float) -> None:
    form = load(name)
    plan = sample(count=2)
    other = msgspec.structs.replace(
        plan.measures, **{measure: getattr(plan.measures, measure) + by}
    )
    data = form.write(msgspec.structs.replace(plan, measures=other))
    with pytest.raises(NotAsPlanned) as found:
        prove(plan, form.read(data), PAPER)
    assert found.value.fault == measure


def test_one_flat_dot_among_all_is_noticed() -> None:
    plan = sample(count=2)
    (page,) = plan.pages
    dot = page.labels[1].dots[5]
    triangles = triangles_of(stl.write(plan))
    _, plate = thickness(plan.machine)

    def flattened(corner: tuple[float, float, float]) -> tuple[float, float, float]:
        x, y, z = corner
        near = (x - dot.x) ** 2 + (y - page.height + dot.y) ** 2 < 1
        return (x, y, plate + (z - plate) * 0.8) if near and z > plate else corner

    changed = [tuple(map(flattened, triangle)) for triangle in triangles]
    with pytest.raises(NotAsPlanned):
        prove(plan, stl.read(packed(changed)), PAPER)  # type: ignore[arg-type]  # three corners


def test_a_page_in_3mf_is_a_page_of_the_plan() -> None:
    plan = plan_for("solid", count=SAMPLE)
    pages = threemf.read(threemf.write(plan)).pages
    assert [len(page.dots) for page in pages] == [
        sum(len(label.dots) for label in page.labels) for page in plan.pages
    ]


def test_plates_in_3mf_are_beside_each_other() -> None:
    plan = plan_for("solid", count=SAMPLE)
    with zipfile.ZipFile(io.BytesIO(threemf.write(plan))) as file:
        model = file.read("3D/3dmodel.model").decode()
    lefts = [float(left) for left in re.findall(r'transform="1 0 0 0 1 0 0 0 1 (\S+) 0 0"', model)]
    assert len(lefts) == len(plan.pages) > 1
    for left, page, following in zip(lefts, plan.pages, lefts[1:], strict=False):
        assert following > left + page.width


def test_plates_of_labels_are_found() -> None:
    plan = sample()
    (found,) = stl.read(stl.write(plan)).pages
    boxes = sorted((box.y, box.x, box.width, box.height) for box in found.boxes)
    expected = sorted(
        (box.y + GROOVE / 2, box.x + GROOVE / 2, box.width - GROOVE, box.height - GROOVE)
        for box in (label.box for label in plan.labels)
    )
    for one, other in zip(boxes, expected, strict=True):
        assert one == pytest.approx(other, abs=1e-3)


# Files of other programs

PLATE = prism(rectangle(0, 0, 20, 10), 0, 1)


def cone(x: float, y: float, *, low: float = 1.0) -> list[Triangle]:
    return prism(circle(x, y, 0.75), low, low + 0.01, top=low + 0.5)


def test_text_files_are_read() -> None:
    lines = ["solid plate"]
    for triangle in PLATE:
        lines += ["facet normal 0 0 0", "outer loop"]
        lines += [f"vertex {x} {y} {z:e}" for x, y, z in triangle]
        lines += ["endloop", "endfacet"]
    lines.append("endsolid plate")
    (page,) = stl.read("\n".join(lines).encode()).pages
    assert (page.width, page.height, page.dots) == (20, 10, ())


def test_plates_beside_each_other_are_pages() -> None:
    other = prism(rectangle(30, 0, 5, 10), 0, 1)
    pages = stl.read(packed([*other, *PLATE])).pages
    assert [(page.width, page.height) for page in pages] == [(20, 10), (5, 10)]


@pytest.mark.parametrize(
    ("triangles", "reason"),
    [
        ([], "no-solid"),
        (PLATE[:-1], "not-closed"),
        ([*PLATE, *PLATE], "not-closed"),
        ([(a, c, b) for a, b, c in PLATE], "bottom"),
        ([*PLATE, *cone(5, 5, low=0.9)], "shells"),
        ([*PLATE, *cone(5, 5, low=0.8), *cone(9, 5, low=0.8)], "shells"),
        (prism(rectangle(0, 0, 9, 9), 0, 1, top=3), "no-plate"),
        (prism(rectangle(0, 0, 9, 9), 0, 1, foot=-3), "bottom"),
        ([((0.0, 0.0, float("nan")),) * 3], "no-solid"),
        ([((0.0, 0.0, float("inf")),) * 3], "no-solid"),
        ([((1.0, 1.0, 1.0),) * 3], "not-closed"),
    ],
)
def test_solids_that_cannot_be_printed_are_refused(triangles: list[Triangle], reason: str) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        stl.read(packed(triangles))
    assert (refused.value.form.lower() or refused.value.reason) == reason


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"solid",
        b"solid x\nvertex 1 2",
        b"solid x\nvertex a b c\n",
        b"solid x\n" + b"vertex 1 2 3\n" * 4,
        b"PK\x03\x04",
        packed(PLATE)[:-1],
        bytes(80) + b"\xff\xff\xff\xff",
    ],
)
def test_what_is_no_stl_is_refused(data: bytes) -> None:
    with pytest.raises(UnreadableLabels):
        stl.read(data)


def archive(*parts: tuple[str, str]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in parts:
            file.writestr(name, text)
    return data.getvalue()


CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
POINTS = sorted({corner for triangle in PLATE for corner in triangle})
MESH = (
    "<mesh><vertices>"
    + "".join(f'<vertex x="{x}" y="{y}" z="{z}"/>' for x, y, z in POINTS)
    + "</vertices><triangles>"
    + "".join(
        '<triangle v1="{}" v2="{}" v3="{}"/>'.format(*map(POINTS.index, triangle))
        for triangle in PLATE
    )
    + "</triangles></mesh>"
)
MODEL = (
    f'<model xmlns="{CORE}"><resources><object id="7">{MESH}</object></resources>'
    '<build><item objectid="7"/></build></model>'
)


def test_3mf_of_others_is_read() -> None:
    (page,) = threemf.read(archive(("other/name.model", MODEL))).pages
    assert (page.width, page.height) == (20, 10)


def test_units_and_places_of_3mf_count() -> None:
    model = MODEL.replace("<model ", '<model unit="inch" ').replace(
        'objectid="7"', 'objectid="7" transform="0.997 0 0 0 2 0 0 0 1 5 5 0"'
    )
    (page,) = threemf.read(archive(("3D/3dmodel.model", model))).pages
    assert (page.width, page.height) == pytest.approx((20 * 0.997 * 25.4, 20 * 25.4), abs=1e-3)


def test_only_what_is_to_be_printed_counts() -> None:
    with pytest.raises(UnreadableLabels, match="no-solid"):
        threemf.read(archive(("a.model", MODEL.replace('<item objectid="7"/>', ""))))


DOCTYPE = '<!DOCTYPE model [<!ENTITY a "b">]>'


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "3mf"),
        (b"PK\x03\x04 and no more", "3mf"),
        (archive(("a.model", MODEL))[:-30], "3mf"),
        (archive(("readme", "")), "no-solid"),
        (archive(("a.model", "<model")), "xml"),
        (archive(("a.model", DOCTYPE + MODEL)), "doctype"),
        (archive(("a.model", MODEL.replace('x="20"', 'x="wide"'))), "3mf"),
        (archive(("a.model", MODEL.replace('v1="1"', 'v1="100"'))), "3mf"),
        (archive(("a.model", MODEL.replace('v1="1"', 'v1="-1"'))), "3mf"),
        (archive(("a.model", MODEL.replace('v1="1"', f'v1="{10**30}"'))), "3mf"),
        (archive(("a.model", MODEL.replace('objectid="7"', 'objectid="8"'))), "3mf"),
        (archive(("a.model", MODEL.replace("<model ", '<model unit="ell" '))), "3mf"),
        (archive(("a.model", MODEL.replace("<item", '<item transform="1 0 0"'))), "3mf"),
        (archive(("a.model", MODEL.replace("<mesh>", "<component/><mesh>"))), "components"),
    ],
)
def test_files_that_are_no_3mf_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        threemf.read(data)
    assert (refused.value.form.lower() or refused.value.reason) == reason


@pytest.mark.parametrize(
    ("text", "count"), [(" ", 10_000_000), ("x1", threemf.MOST_UNPACKED // 2 + 1)]
)
def test_a_part_that_is_too_large_is_refused(text: str, count: int) -> None:
    with pytest.raises(UnreadableLabels) as refused:
        threemf.read(archive(("a.model", text * count)))
    assert refused.value.reason == "large"


def test_a_part_that_lies_about_its_size_is_not_unpacked_further() -> None:
    """The size that an archive names is all that is read."""
    data = bytearray(archive(("a.model", MODEL)))
    size = len(MODEL).to_bytes(4, "little")
    lie = (100).to_bytes(4, "little")
    data = data.replace(size, lie)
    with pytest.raises(UnreadableLabels):
        threemf.read(bytes(data))


def test_levels_that_are_all_but_the_same_are_one_plate() -> None:
    """Programs write a plane with noise; the dots above it have less of its area."""
    levels = np.array([[level] * 3 for level in (2.0, 2.0002, 2.6)])
    assert _solid._plate_level(np.array([5.0, 5.0, 1.5]), levels) == 2.0
