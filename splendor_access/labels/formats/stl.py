"""STL for 3D printers: one body, in mm."""

import codecs
import re
from typing import TYPE_CHECKING

from splendor_access.labels.formats import FileContents, FormatKind, UnreadableLabels
from splendor_access.labels.planning.plan import Plan

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KIND: FormatKind = "solid"
PAGES = False

_HEAD = 80
_TRIANGLE = 50
"""The bytes before the number of triangles, and those of a triangle."""


def write(plan: Plan) -> bytes:
    """Return a binary file of the one page of the plan."""
    import numpy as np

    from splendor_access.labels.formats._solid import page_meshes

    (mesh,) = page_meshes(plan)
    triangles = np.zeros(len(mesh.triangles), _layout())
    corners = mesh.points.astype("<f4")[mesh.triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(across, axis=1, keepdims=True)
    triangles["normal"] = across / np.where(length, length, 1)
    triangles["corners"] = corners
    head = b"splendor-access, mm".ljust(_HEAD)
    return head + len(triangles).to_bytes(4, "little") + triangles.tobytes()


def read(data: bytes) -> FileContents:
    """Return the contents of a binary or a text file. Raises UnreadableLabels."""
    import numpy as np

    if len(data) >= _HEAD + 4 and len(data) == _HEAD + 4 + _TRIANGLE * int.from_bytes(
        data[_HEAD : _HEAD + 4], "little"
    ):
        return _found(np.frombuffer(data, _layout(), offset=_HEAD + 4)["corners"])
    if not data.removeprefix(codecs.BOM_UTF8).lstrip().startswith(b"solid"):
        raise UnreadableLabels("format", form="STL")
    numbers = [each for corner in re.findall(rb"vertex(.*)", data) for each in corner.split()]
    try:
        corners = np.array([float(each) for each in numbers]).reshape(-1, 3, 3)
    except ValueError:
        raise UnreadableLabels("format", form="STL") from None
    return _found(corners)


def _found(corners: "NDArray[np.floating]") -> FileContents:
    """Return the contents of a body, given the corners of its triangles, shape (m, 3, 3)."""
    import numpy as np

    from splendor_access.labels.formats._solid import find_domes, weld

    points = corners.reshape(-1, 3).astype(np.float64)
    return find_domes([weld(points, np.arange(len(points)).reshape(-1, 3))])


def _layout() -> list[tuple[str, str, tuple[int, ...]]]:
    return [("normal", "<f4", (3,)), ("corners", "<f4", (3, 3)), ("unused", "<u2", ())]
