"""Adds solids to plates of labels in STL and 3MF, takes some away, and says whether that matters.

The plate is 1 mm thick and the dots stand on it, as docs/labels.md tells. A label lies a little
inside its box. Heights are in mm above the bed, and y goes upwards from the lower edge.
"""

import io
import math
import re
import struct
import zipfile
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from tests.labels.geometry import Label, Page

PLATE = 1.0
"""The thickness of a plate, in mm."""

SHEET = 0.3
"""The thickness of the sheet that holds the labels together, in mm."""

Corners = NDArray[np.float64]
"""The corners of triangles, of the shape (triangles, 3, 3), in mm."""

MODEL = "3D/3dmodel.model"


@dataclass(frozen=True)
class Change:
    """A change to a plate: what it is, whether it matters, and the solid it is made with."""

    name: str
    matters: bool
    solid: Corners


def changed(content: bytes, page: Page, chance: Random, *, in_zip: bool) -> tuple[str, bool, bytes]:
    """Return a name, whether it matters, and the file with a change to a plate."""
    change = _drawn(page, chance)
    if change.name in {"hole", "dot cut off"}:
        return change.name, change.matters, _less(content, change.solid, in_zip=in_zip)
    if change.name == "triangles divided":
        text = model(content) if in_zip else ""
        corners = divided(corners_of(text) if in_zip else read_stl(content), chance)
        if not in_zip:
            return change.name, change.matters, stl(corners)
        return change.name, change.matters, with_model(content, _with_mesh(text, *_joined(corners)))
    if in_zip:
        name, matters, written = _object_added(content, change, chance)
        return name, matters, written
    return change.name, change.matters, stl(np.concatenate([read_stl(content), change.solid]))


def _drawn(page: Page, chance: Random) -> Change:
    """Draw a change."""
    label: Label = chance.choice(page.labels)
    radius, height = chance.uniform(0.4, 3), chance.uniform(0.3, 1.5)
    sides = chance.choice([4, 5, 24])
    box = label.box
    inner = radius + 1
    x = chance.uniform(box.x + inner, box.right - inner)
    y = page.height - chance.uniform(box.y + inner, box.lower - inner)
    dot_x, dot_y = chance.choice(label.dots)
    dot = (dot_x, page.height - dot_y)
    match chance.randrange(10):
        case 0:
            low = chance.uniform(0.4, 0.9)
            return Change(
                "relief in a label", True, prism((x, y), radius, low, PLATE + height, sides)
            )
        case 1:
            at = (dot[0] + chance.uniform(-1, 1), dot[1] + chance.uniform(-1, 1))
            low = chance.uniform(0.4, 0.9)
            return Change("relief at a dot", True, prism(at, radius, low, PLATE + 1, sides))
        case 2:
            return Change("relief below", True, prism((x, y), radius, -height, 0.2, sides))
        case 3:
            return Change("hole", True, prism((x, y), radius, -1, PLATE + 2, sides))
        case 4:
            return Change("dot cut off", True, prism(dot, 1.1, PLATE + 0.15, PLATE + 2, sides))
        case 5 | 6:
            return Change("triangles divided", False, np.empty((0, 3, 3)))
        case 7 | 8:
            flat = np.array([[[x, y, PLATE]] * 3] * 4)
            return Change("triangles of no size", False, flat)
        case _:
            line = [[x, y, 0.5], [x + radius, y, 0.5], [x + radius, y, 0.5]]
            return Change("triangles of no width", False, np.array([line, line[::-1]]))


def prism(
    centre: tuple[float, float], radius: float, low: float, high: float, sides: int
) -> Corners:
    """Return an upright prism with a regular base, its surface turned outwards."""
    rim = [
        (
            centre[0] + radius * math.cos(2 * math.pi * i / sides),
            centre[1] + radius * math.sin(2 * math.pi * i / sides),
        )
        for i in range(sides)
    ]
    triangles = []
    for (ax, ay), (bx, by) in zip(rim, rim[1:] + rim[:1], strict=True):
        triangles += [
            [[*centre, high], [ax, ay, high], [bx, by, high]],
            [[*centre, low], [bx, by, low], [ax, ay, low]],
            [[ax, ay, low], [bx, by, low], [bx, by, high]],
            [[ax, ay, low], [bx, by, high], [ax, ay, high]],
        ]
    return np.array(triangles)


def divided(corners: Corners, chance: Random) -> Corners:
    """Return triangles of which some are divided into three that cover the same."""
    chosen = np.array([chance.random() < 0.1 for _ in corners])
    a, b, c = (corners[chosen, i] for i in range(3))
    middle = (a + b + c) / 3
    parts = [np.stack(three, axis=1) for three in ((a, b, middle), (b, c, middle), (c, a, middle))]
    return np.concatenate([corners[~chosen], *parts])


def read_stl(content: bytes) -> Corners:
    """Return the triangles of a binary STL file."""
    record = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])
    return np.frombuffer(content, record, offset=84)["corners"].astype(float)


def stl(corners: Corners) -> bytes:
    """Return triangles as a binary STL file."""
    record = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])
    triangles = np.zeros(len(corners), record)
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    triangles["normal"] = normals / np.where(lengths > 0, lengths, 1)
    triangles["corners"] = corners
    return b"plate".ljust(80) + struct.pack("<I", len(corners)) + triangles.tobytes()


def _less(content: bytes, solid: Corners, *, in_zip: bool) -> bytes:
    """Return a plate without what a solid takes from it."""
    from manifold3d import Manifold, Mesh

    def body(points: Corners, triangles: NDArray[np.uint32]) -> Manifold:
        mesh = Mesh(points.astype(np.float32), triangles)
        mesh.merge()
        return Manifold(mesh)

    text = model(content) if in_zip else ""
    points, triangles = _mesh(text) if in_zip else _joined(read_stl(content))
    left = (body(points, triangles) - body(*_joined(solid))).to_mesh()
    if not in_zip:
        return stl(np.asarray(left.vert_properties, float)[:, :3][np.asarray(left.tri_verts)])
    left_points = np.asarray(left.vert_properties, float)[:, :3]
    return with_model(content, _with_mesh(text, left_points, np.asarray(left.tri_verts)))


def corners_of(text: str) -> Corners:
    """Return the triangles of the only mesh of a model."""
    points, triangles = _mesh(text)
    return points[triangles]


def _with_mesh(text: str, points: Corners, triangles: NDArray[np.uint32]) -> str:
    """Return a model with another mesh in place of its only one."""
    mesh = _mesh_xml(points, triangles)
    return re.sub(r"<mesh>.*?</mesh>", lambda _: mesh, text, flags=re.DOTALL)


def _joined(corners: Corners) -> tuple[Corners, NDArray[np.uint32]]:
    """Return the points of triangles, each once, and the triangles as numbers of points."""
    points, numbers = np.unique(corners.reshape(-1, 3), axis=0, return_inverse=True)
    return points, numbers.reshape(-1, 3).astype(np.uint32)


def _object_added(content: bytes, change: Change, chance: Random) -> tuple[str, bool, bytes]:
    """Return a 3MF file with a solid in the mesh, as an object of its own, or as one not built."""
    text = model(content)
    points, triangles = _joined(change.solid)
    way = chance.choice(["in the mesh", "as an object", "as a component", "not built"])
    if change.name.startswith("triangles") or way == "in the mesh":
        before, numbers = _mesh(text)
        both = np.concatenate([before, points])
        text = _with_mesh(text, both, np.concatenate([numbers, triangles + len(before)]))
        return change.name, change.matters, with_model(content, text)
    shift = chance.uniform(-20, 20)
    mesh = _mesh_xml(points - [shift, 0, 0], triangles)
    added = f'<object id="91" type="model">{mesh}</object>'
    moved = f'transform="1 0 0 0 1 0 0 0 1 {shift:.5f} 0 0"'
    item = f'<item objectid="91" {moved}/>'
    if way == "as a component":
        parts = f'<component objectid="91" {moved}/>'
        added += f'<object id="92" type="model"><components>{parts}</components></object>'
        item = '<item objectid="92"/>'
    text = text.replace("</resources>", added + "</resources>", 1)
    if way == "not built":
        return f"{change.name}, {way}", False, with_model(content, text)
    text = text.replace("</build>", item + "</build>", 1)
    return f"{change.name}, {way}", change.matters, with_model(content, text)


def model(content: bytes) -> str:
    """Return the model of a 3MF file."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return archive.read(MODEL).decode()


def with_model(content: bytes, text: str) -> bytes:
    """Return a 3MF file with another model."""
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as archive,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as written,
    ):
        for name in archive.namelist():
            written.writestr(name, text.encode() if name == MODEL else archive.read(name))
    return out.getvalue()


def _mesh(text: str) -> tuple[Corners, NDArray[np.uint32]]:
    """Return the points and triangles of the only mesh of a model."""
    points = re.findall(r'<vertex x="([^"]+)" y="([^"]+)" z="([^"]+)"', text)
    triangles = re.findall(r'<triangle v1="(\d+)" v2="(\d+)" v3="(\d+)"', text)
    return np.array(points, float), np.array(triangles, dtype=np.int64).astype(np.uint32)


def _mesh_xml(points: Corners, triangles: NDArray[np.uint32]) -> str:
    """Return a mesh as 3MF has it."""
    vertices = "".join(f'<vertex x="{x:.6g}" y="{y:.6g}" z="{z:.6g}"/>' for x, y, z in points)
    faces = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in triangles)
    return f"<mesh><vertices>{vertices}</vertices><triangles>{faces}</triangles></mesh>"
