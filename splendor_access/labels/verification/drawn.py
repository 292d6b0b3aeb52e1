"""Compares labels as they are made with what was planned: all that is on them, not dots alone.

The file and a fresh one of the plan are drawn, or cut into layers, in one way. On labels, no place
may differ by more than what smooth edges do; beside labels, ink does no harm.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from splendor_access.labels.formats import FileContents, load
from splendor_access.labels.planning.manifest import PlannedFile
from splendor_access.labels.planning.plan import Box, Dot, stacked
from splendor_access.labels.verification.drawing import MOST_PIXELS, draw, is_drawn
from splendor_access.labels.verification.proof import is_as_large

if TYPE_CHECKING:
    from PIL.Image import Image

SHARPNESS, LESS_SHARP = 10.0, 8.0
"""Pixels in a mm, and those of pages that are too large for so many: sheets joined to one."""

_INK = 60
"""Where the amounts of ink differ by more than this, of 255, the pictures differ."""


def with_unplanned(
    name: str, data: bytes, contents: FileContents, planned: PlannedFile | None
) -> FileContents:
    """Return the contents of a file with the places of its labels that are not as planned.

    They are found in drawings and solids, on pages that are as large as planned. Raises
    UnreadableLabels.
    """
    if planned is not None and contents.pages and contents.pages[0].body is not None:
        return _with_misshapen(contents, planned)
    plan = planned.drawn() if planned is not None and is_drawn(name) else None
    if plan is None or len(plan.pages) != len(contents.pages):
        return contents
    form = load(name)
    meant = form.write(plan if form.PAGES else stacked(plan))
    largest = max(page.width * page.height for page in plan.pages)
    sharpness = SHARPNESS if largest * SHARPNESS**2 < MOST_PIXELS else LESS_SHARP
    pages = [
        msgspec.structs.replace(page, unplanned=tuple(_differing(found, right, boxes, sharpness)))
        for page, found, right, boxes in zip(
            contents.pages,
            draw(name, data, contents.pages, sharpness),
            draw(name, meant, plan.pages, sharpness),
            [[label.box for label in page.labels] for page in plan.pages],
            strict=True,
        )
    ]
    return msgspec.structs.replace(contents, pages=tuple(pages))


def _with_misshapen(contents: FileContents, planned: PlannedFile) -> FileContents:
    from splendor_access.labels.formats._mesh import Mesh
    from splendor_access.labels.formats._solid import page_meshes
    from splendor_access.labels.verification import shaped

    plan = planned.drawn() if planned.machine is not None else None
    if plan is None or len(plan.pages) != len(contents.pages):
        return contents
    pages = [
        msgspec.structs.replace(
            found,
            unplanned=tuple(
                shaped.differing(found.body, body, [label.box for label in page.labels])
            ),
        )
        if isinstance(found.body, Mesh) and is_as_large(found, (page.width, page.height))
        else found
        for found, page, body in zip(contents.pages, plan.pages, page_meshes(plan), strict=True)
    ]
    return msgspec.structs.replace(contents, pages=tuple(pages))


def _differing(found: "Image", meant: "Image", boxes: list[Box], sharpness: float) -> Iterator[Dot]:
    """Yield a place on each label that differs, in mm. Pages of other sizes are not compared."""
    if found.size != meant.size:
        return
    for box in boxes:
        left, top = round(box.x * sharpness), round(box.y * sharpness)
        right = round((box.x + box.width) * sharpness)
        low = round((box.y + box.height) * sharpness)
        area = (left, top, right, low)
        place = _difference(found.crop(area), meant.crop(area))
        if place is not None:
            yield Dot((left + place[0]) / sharpness, (top + place[1]) / sharpness)


def _difference(found: "Image", meant: "Image") -> tuple[float, float] | None:
    """Return the middle of what is in one picture and not in the other, give or take a pixel.

    Ink of another colour is the same ink, unless it is as light as paper.
    """
    from PIL import ImageChops

    inks = _ink(found), _ink(meant)
    for one, other in (inks, inks[::-1]):
        darkest, lightest = other, other
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beside = ImageChops.offset(other, across, down)
            darkest = ImageChops.darker(darkest, beside)
            lightest = ImageChops.lighter(lightest, beside)
        far = ImageChops.lighter(
            ImageChops.subtract(darkest, one), ImageChops.subtract(one, lightest)
        )
        there = far.point([255 * (value > _INK) for value in range(256)]).getbbox()
        if there is not None:
            return (there[0] + there[2]) / 2, (there[1] + there[3]) / 2
    return None


def _ink(picture: "Image") -> "Image":
    """Return the darkest of the three colours of each pixel: the lighter, the less ink."""
    from PIL import ImageChops

    red, green, blue = picture.split()
    return ImageChops.darker(ImageChops.darker(red, green), blue)
