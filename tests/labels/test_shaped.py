"""Solids cut into layers: whatever a printer would make otherwise on a label is a fault."""

import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from splendor_access.labels.formats._solid import Mesh, page_meshes, weld
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.plan import Box
from splendor_access.labels.verification.shaped import differing
from tests.labels.marked_solids import Corners, divided, prism, read_stl, stl
from tests.labels.plans import plan_for
from tests.labels.runs import labels
from tests.tiers import sampled

Capsys = pytest.CaptureFixture[str]

PLAN = plan_for("solid", Kind.NOBLES, 2)
PAGE = PLAN.pages[0]
TOP = PLAN.machine.plate
DOT = PAGE.labels[0].dots[0]


def triangles() -> Corners:
    """Return the triangles of the page."""
    (body,) = page_meshes(PLAN)
    return body.points[body.triangles]


def boxes_that_differ(corners: Corners) -> list[int]:
    """Return the numbers of the labels that are not as planned."""
    points = corners.reshape(-1, 3)
    found: Mesh = weld(points, np.arange(len(points)).reshape(-1, 3))
    (meant,) = page_meshes(PLAN)
    boxes = [label.box for label in PAGE.labels]
    places = [*differing(found, meant, boxes)]
    return [i for i, box in enumerate(boxes) if any(map(box.holds, places))]


def with_prism(radius: float, low: float, high: float) -> Corners:
    """Return the page with a prism in the middle of its second label."""
    x, y = middle(PAGE.labels[1].box)
    return np.concatenate([triangles(), prism((x, y), radius, low, high, 5)])


def middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, PAGE.height - box.y - box.height / 2


def with_a_hole() -> Corners:
    """Return the page with a shaft through the second label: its walls look inwards."""
    return with_prism(0.5, TOP, 0.0)


def flattened() -> Corners:
    """Return the page with the first dot cut off at half its height."""
    corners = triangles()
    x, y = DOT.x, PAGE.height - DOT.y
    near = np.hypot(corners[:, :, 0] - x, corners[:, :, 1] - y) < PLAN.measures.base
    most = TOP + PLAN.measures.height / 2
    corners[:, :, 2] = np.where(near, np.minimum(corners[:, :, 2], most), corners[:, :, 2])
    return corners


def thicker() -> Corners:
    """Return the page with a plate 5 mm thicker, dots and all."""
    corners = triangles()
    corners[:, :, 2] += np.where(corners[:, :, 2] > 0, 5, 0)
    return corners


@sampled(5)
@pytest.mark.parametrize(
    ("change", "differ"),
    [
        (lambda: with_prism(0.6, TOP - 0.2, TOP + 0.3), [1]),
        (with_a_hole, [1]),
        (flattened, [0]),
        (thicker, [0, 1]),
        (lambda: triangles() * (-1, 1, -1), [0, 1]),
        (triangles, []),
        (lambda: divided(triangles(), Random(1)), []),
        (lambda: read_stl(stl(triangles() + (7, -3, 0.4))), []),
    ],
)
def test_what_is_solid_counts_and_not_how_it_is_made(
    change: Callable[[], Corners], differ: list[int]
) -> None:
    assert boxes_that_differ(change()) == differ


@pytest.mark.parametrize(
    ("words", "key"), [((), 3.0), (("--place", "top"), 2.0), (("--margin", "0.3"), 0.0)]
)
def test_corners_are_cut_off_as_far_as_dots_leave_room_and_compared(
    words: tuple[str, ...], key: float, capsys: Capsys, tmp_path: Path
) -> None:
    what = ("--format", "stl", "--what", "cards", "--select", "level c 5 points", *words)
    assert labels(capsys, *what, "--out", tmp_path).code == 0
    file, beside = tmp_path / "cards.stl", tmp_path / "manifest.json"
    assert labels(capsys, "verify", file).code == 0
    facts = msgspec.json.decode(beside.read_bytes())
    machine = facts["files"][0]["machine"]
    assert machine["key"] == key
    machine["key"] = 0.0 if key else 3.0
    beside.write_bytes(msgspec.json.encode(facts))
    assert labels(capsys, "verify", file).code == 1


def test_the_label_and_the_place_on_it_are_told(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "stl", "--what", "cards", "--select", "level a white 1")
    assert labels(capsys, *words, "--out", tmp_path).code == 0
    file = tmp_path / "cards.stl"
    corners = read_stl(file.read_bytes())
    box = msgspec.json.decode((tmp_path / "manifest.json").read_bytes())["labels"][0]["box"]
    x, y = box["x"], float(corners[:, :, 1].max()) - box["y"]
    # The lower right corner of the label sinks.
    sunk = (corners[:, :, 0] > x + 30) & (corners[:, :, 0] < x + box["width"])
    sunk &= (corners[:, :, 1] < y - 20) & (corners[:, :, 1] > y - box["height"])
    sunk &= corners[:, :, 2] == 1
    assert sunk.any()
    corners[:, :, 2] -= np.where(sunk, 0.4, 0)
    file.write_bytes(stl(corners))
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert "mm from its upper edge is not as planned." in run.lines[1]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ('<metadata type="volume" key="volume_type" value="ModelPart"/>', 0),
        ('<metadata type="volume" key="volume_type" value="ParameterModifier"/>', 3),
        ('<part id="1" subtype="normal_part">', 0),
        ('<part id="2" subtype="negative_part">', 3),
    ],
)
def test_parts_that_change_others_in_a_slicer_are_refused(
    settings: str, code: int, capsys: Capsys, tmp_path: Path
) -> None:
    words = ("--format", "3mf", "--what", "cards", "--select", "level a white 1")
    assert labels(capsys, *words, "--out", tmp_path).code == 0
    file = tmp_path / "cards.3mf"
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("Metadata/Slic3r_PE_model.config", f"<config>{settings}</config>")
    run = labels(capsys, "verify", file)
    assert run.code == code
    assert any("change others in a slicer" in line for line in run.errors) is (code == 3)
