"""3MF for 3D printers: one united mesh for each page.

Each mesh is an object of its own: slicers read domes as components of an object without a warning
and printed a plate without dots. The file is written here rather than by lib3mf, so that the same
plan gives the same bytes, and untrusted files do not reach a library in C; the tests read ours
with lib3mf in strict mode.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from splendor_access.labels.formats import FileContents, FormatKind, UnreadableLabels
from splendor_access.labels.formats._xml import elements
from splendor_access.labels.planning.plan import Plan

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from splendor_access.labels.formats._solid import Mesh

KIND: FormatKind = "solid"
PAGES = True

MOST_UNPACKED = 64_000_000
MOST_PRESSED = 1000
"""The most bytes of the unpacked models of an archive, and the most times their packed size."""

_BETWEEN = 10.0
"""The distance between plates, in mm."""

_PACKING = 1
"""The quickest level of deflate. The usual one makes files a fifth smaller in triple the time."""

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
    from splendor_access.labels.formats._solid import page_meshes

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
            parts.writestr(zipfile.ZipInfo(part), text, zipfile.ZIP_DEFLATED, _PACKING)
    return archive.getvalue()


def _mesh(mesh: "Mesh") -> str:
    points = _filled('<vertex x="%.7g" y="%.7g" z="%.7g"/>\n', mesh.points)
    triangles = _filled('<triangle v1="%d" v2="%d" v3="%d"/>\n', mesh.triangles)
    return (
        f"<mesh>\n<vertices>\n{points}</vertices>\n<triangles>\n{triangles}</triangles>\n</mesh>\n"
    )


def _filled(line: str, rows: "NDArray[np.float64] | NDArray[np.int64]") -> str:
    """Fill a line for each row, all at once: one at a time takes four times as long."""
    return line * len(rows) % tuple(rows.ravel().tolist())


def read(data: bytes) -> FileContents:
    """Return the printed items of the file, in its order. Raises UnreadableLabels."""
    from splendor_access.labels.formats._solid import find_domes

    reader = _Reader()
    for model in _models(data):
        reader.read(model)
    return find_domes(reader.printed())


def _models(data: bytes) -> Iterator[bytes]:
    """Yield the parts of an archive that are models, unpacked within limits.

    Raises UnreadableLabels where a slicer's settings take away from a solid or change it.
    """
    left = MOST_UNPACKED
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for part in archive.infolist():
                is_model = part.filename.endswith(".model")
                if not (is_model or part.filename.endswith(".config")):
                    continue
                if part.file_size > min(left, MOST_PRESSED * part.compress_size):
                    raise UnreadableLabels("large")
                left -= part.file_size
                with archive.open(part) as file:
                    text = file.read(part.file_size)
                if is_model:
                    yield text
                elif _MODIFIER.search(text):
                    raise UnreadableLabels("modifier")
    except _BROKEN as error:
        raise UnreadableLabels("format", str(error), form="3MF") from None


_MODIFIER = re.compile(
    rb'key="volume_type"\s+value="(?!ModelPart")|<part\s[^>]*\bsubtype="(?!normal_part")'
)
"""Parts that are no solids: as PrusaSlicer has them in the settings of a project, and Bambu."""

_BROKEN = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError)
"""The exceptions of zipfile for archives that are damaged, encrypted or packed in rare ways."""

_MILLIMETRES = {
    "micron": 0.001,
    "millimeter": 1.0,
    "centimeter": 10.0,
    "inch": 25.4,
    "foot": 304.8,
    "meter": 1000.0,
}
_SAME_PLACE = "1 0 0 0 1 0 0 0 1 0 0 0"
_PREFIX = f"{_CORE}}}"
_OBJECT, _VERTEX, _TRIANGLE = f"{_PREFIX}object", f"{_PREFIX}vertex", f"{_PREFIX}triangle"


class _Reader:
    """Collects the meshes of all objects, and the items to print."""

    def __init__(self) -> None:
        self._unit = 1.0
        self._points: dict[str, list[float]] = {}
        self._triangles: dict[str, list[int]] = {}
        self._not_made: set[str] = set()
        self._items: list[tuple[str, list[float]]] = []

    def read(self, model: bytes) -> None:
        """Add the objects and items of a model. Raises UnreadableLabels."""
        points: list[float] = []
        triangles: list[int] = []

        # Called a million times for a file: no methods, and nothing is looked up.
        def opened(name: str, attributes: dict[str, str]) -> None:
            nonlocal points, triangles
            try:
                if name == _TRIANGLE:
                    one, two, three = attributes["v1"], attributes["v2"], attributes["v3"]
                    triangles += int(one), int(two), int(three)
                elif name == _VERTEX:
                    x, y, z = attributes["x"], attributes["y"], attributes["z"]
                    points += float(x), float(y), float(z)
                elif name == _OBJECT:
                    points, triangles = self._object(attributes)
                else:
                    self._opened(name.removeprefix(_PREFIX), attributes.get)
            except (ValueError, KeyError):
                raise UnreadableLabels("format", form="3MF") from None

        elements(model, opened)

    def _object(self, attributes: dict[str, str]) -> tuple[list[float], list[int]]:
        """Begin an object; return its empty lists of points and of triangles."""
        name = attributes.get("id", "")
        if attributes.get("type", "model") != "model":
            self._not_made.add(name)
        self._points[name], self._triangles[name] = [], []
        return self._points[name], self._triangles[name]

    def _opened(self, name: str, get: Callable[[str, str], str]) -> None:
        match name:
            case "component":
                raise UnreadableLabels("components")
            case "item":
                numbers = [float(number) for number in get("transform", _SAME_PLACE).split()]
                if get("printable", "1") not in ("0", "false"):
                    self._items.append((get("objectid", ""), numbers))
            case "model":
                self._unit = _MILLIMETRES[get("unit", "millimeter")]

    def printed(self) -> "Iterator[Mesh]":
        """Yield the mesh of each item, in mm, in place."""
        import numpy as np

        from splendor_access.labels.formats._solid import weld

        for name, numbers in self._items:
            if name in self._not_made:
                continue  # supports and the like
            try:
                points = np.array(self._points[name], np.float64).reshape(-1, 3)
                matrix = np.array(numbers).reshape(4, 3)
                triangles = np.array(self._triangles[name], np.int64).reshape(-1, 3)
                if triangles.min(initial=0) < 0:
                    raise UnreadableLabels("format", form="3MF")
                yield weld((points @ matrix[:3] + matrix[3]) * self._unit, triangles)
            except (ValueError, LookupError, OverflowError):
                raise UnreadableLabels("format", form="3MF") from None
