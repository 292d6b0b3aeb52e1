"""3MF for 3D printers: one united mesh for each page.

Each mesh is an object of its own: slicers read domes as components of an object without a warning
and printed a plate without dots. The file is written here rather than by lib3mf, so that the same
plan gives the same bytes, and untrusted files do not reach a library in C; the tests read ours
with lib3mf in strict mode.
"""

import io
import zipfile
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from splendor_access.labels.formats import FileContents, FormatKind, Unreadable
from splendor_access.labels.formats._xml import walk
from splendor_access.labels.plan import Plan

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from splendor_access.labels.mesh import Mesh

KIND: FormatKind = "solid"
PAGES = True
EXTRA = "3d"

MOST_UNPACKED = 64_000_000
MOST_PRESSED = 1000
"""The most bytes of the unpacked models of an archive, and the most times their packed size."""

_BETWEEN = 10.0
"""How far apart the plates stand, in mm."""

_CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
_MODEL = "3D/3dmodel.model"
_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" '
    'ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>'
    "</Types>\n"
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    f'<Relationship Target="/{_MODEL}" Id="model" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>'
    "</Relationships>\n"
)


def write(plan: Plan) -> bytes:
    """Return an archive with an object for each page."""
    from splendor_access.labels.solid import page_meshes

    objects, items = [], []
    left = 0.0
    for page, mesh in zip(plan.pages, page_meshes(plan), strict=True):
        name = quoteattr(f"{plan.kind} {page.number}")
        objects.append(
            f'<object id="{page.number}" type="model" name={name}>{_mesh(mesh)}</object>'
        )
        items.append(f'<item objectid="{page.number}" transform="1 0 0 0 1 0 0 0 1 {left:g} 0 0"/>')
        left += page.width + _BETWEEN
    model = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<model unit="millimeter" xml:lang="en-US" xmlns="{_CORE}">\n'
        f"<resources>\n{''.join(objects)}</resources>\n<build>{''.join(items)}</build>\n</model>\n"
    )
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as parts:
        texts = {"[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, _MODEL: model}
        for part, text in texts.items():
            # A part without a date gets the earliest of the format.
            parts.writestr(zipfile.ZipInfo(part), text, zipfile.ZIP_DEFLATED)
    return archive.getvalue()


def _mesh(mesh: "Mesh") -> str:
    points = "".join(
        f'<vertex x="{x:.7g}" y="{y:.7g}" z="{z:.7g}"/>\n' for x, y, z in mesh.points.tolist()
    )
    triangles = "".join(
        f'<triangle v1="{a}" v2="{b}" v3="{c}"/>\n' for a, b, c in mesh.triangles.tolist()
    )
    return (
        f"<mesh>\n<vertices>\n{points}</vertices>\n<triangles>\n{triangles}</triangles>\n</mesh>\n"
    )


def read(data: bytes) -> FileContents:
    """Return what the file has to be printed, in its order. Raises Unreadable."""
    from splendor_access.labels.mesh import welded
    from splendor_access.labels.solid import found

    reader = _Reader()
    for part in _models(data):
        walk(part, reader.opened)
    return found([welded(corners) for corners in reader.printed()])


def _models(data: bytes) -> Iterator[bytes]:
    """Yield the parts of an archive that are models, unpacked within limits."""
    left = MOST_UNPACKED
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for part in archive.infolist():
                if not part.filename.endswith(".model"):
                    continue
                if part.file_size > min(left, MOST_PRESSED * part.compress_size):
                    raise Unreadable("large")
                left -= part.file_size
                with archive.open(part) as file:
                    yield file.read(part.file_size)
    except _BROKEN as error:
        raise Unreadable("3mf", str(error)) from None


_BROKEN = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError)
"""What zipfile raises for archives that are damaged, encrypted or packed in rare ways."""

_MILLIMETRES = {
    "micron": 0.001,
    "millimeter": 1.0,
    "centimeter": 10.0,
    "inch": 25.4,
    "foot": 304.8,
    "meter": 1000.0,
}
_SAME_PLACE = "1 0 0 0 1 0 0 0 1 0 0 0"


class _Reader:
    """Collects the meshes of all objects and what of them is to be printed."""

    def __init__(self) -> None:
        self._unit = 1.0
        self._points: dict[str, list[tuple[float, float, float]]] = {}
        self._triangles: dict[str, list[tuple[int, int, int]]] = {}
        self._object = ""
        self._not_made: set[str] = set()
        self._items: list[tuple[str, list[float]]] = []

    def opened(self, name: str, attributes: dict[str, str]) -> None:
        """Take up an element. Raises Unreadable."""
        get = attributes.get
        try:
            match name.removeprefix(f"{{{_CORE}}}"):
                case "vertex":
                    point = (float(get("x", "")), float(get("y", "")), float(get("z", "")))
                    self._points[self._object].append(point)
                case "triangle":
                    corners = (int(get("v1", "")), int(get("v2", "")), int(get("v3", "")))
                    self._triangles[self._object].append(corners)
                case "object":
                    self._object = get("id", "")
                    self._points[self._object], self._triangles[self._object] = [], []
                    if get("type", "model") != "model":
                        self._not_made.add(self._object)
                case "component":
                    raise Unreadable("components")
                case "item":
                    numbers = [float(number) for number in get("transform", _SAME_PLACE).split()]
                    if get("printable", "1") not in ("0", "false"):
                        self._items.append((get("objectid", ""), numbers))
                case "model":
                    self._unit = _MILLIMETRES[get("unit", "millimeter")]
        except (ValueError, KeyError):
            raise Unreadable("3mf") from None

    def printed(self) -> "Iterator[NDArray[np.float64]]":
        """Yield the corners of the triangles of each item, shape (m, 3, 3), in mm, in place."""
        import numpy as np

        for name, numbers in self._items:
            if name in self._not_made:
                continue  # supports and the like
            try:
                points = np.array(self._points[name], np.float64).reshape(-1, 3)
                matrix = np.array(numbers).reshape(4, 3)
                triangles = np.array(self._triangles[name], np.int64).reshape(-1, 3)
                if triangles.min(initial=0) < 0:
                    raise Unreadable("3mf")
                yield ((points @ matrix[:3] + matrix[3]) * self._unit)[triangles]
            except (ValueError, LookupError, OverflowError):
                raise Unreadable("3mf") from None
