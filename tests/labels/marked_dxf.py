"""Draws marks into DXF files, with the entities that drawing programs have."""

import io
import math
from random import Random

import ezdxf
from ezdxf.document import Drawing
from ezdxf.layouts.base import BaseLayout

from tests.labels.drawn_marks import Hidden, Ink, Mark, Shape, Tools
from tests.labels.geometry import Page

TOOLS = Tools((Ink.BRAILLE, Ink.CUT, Ink.BLACK), (Hidden.OFF,), areas=False)

LAYERS = {Ink.BRAILLE: ["Braille"], Ink.CUT: ["CutContour"], Ink.BLACK: ["Print", "0"]}


def tools(_content: bytes) -> Tools:
    """Return what marks can be made with."""
    return TOOLS


def marked(content: bytes, mark: Mark, page: Page, chance: Random) -> bytes:
    """Return the drawing with a mark on its only page."""
    drawing = ezdxf.read(io.StringIO(content.decode()))  # type: ignore[attr-defined]
    layer = chance.choice(LAYERS[mark.ink])
    space: BaseLayout = drawing.modelspace()
    attributes: dict[str, object] = {"layer": layer}
    if mark.hidden is Hidden.OFF:
        match chance.randrange(4):
            case 0:
                notes = drawing.layers.add("Notes")
                chance.choice([notes.off, notes.freeze])()
                attributes["layer"] = "Notes"
            case 1:
                attributes["invisible"] = 1
            case 2:
                space = drawing.blocks.new("Spare")
            case _:
                space = drawing.layout("Layout1")
    elif chance.random() < 0.3:
        block = drawing.blocks.new("Mark")
        x, y = chance.uniform(0, 50), chance.uniform(0, 50)
        _draw(block, mark, page, (x, y), attributes, chance)
        space.add_blockref("Mark", (-x, -y), dxfattribs=attributes)
        return written(drawing)
    _draw(space, mark, page, (0, 0), attributes, chance)
    return written(drawing)


def _draw(
    space: BaseLayout,
    mark: Mark,
    page: Page,
    shift: tuple[float, float],
    attributes: dict[str, object],
    chance: Random,
) -> None:
    """Draw a mark as one or more entities, y upwards, moved by a shift."""

    def place(point: tuple[float, float]) -> tuple[float, float]:
        return point[0] + shift[0], page.height - point[1] + shift[1]

    points = [place(point) for point in mark.points]
    way = chance.randrange(3)
    if mark.shape is Shape.BLOT:
        across, down = mark.size
        long, short = max(across, down), min(across, down)
        # A drawing's y goes upwards, so it turns the other way.
        angle = -mark.angle + (0 if across >= down else math.pi / 2)
        axis = (long * math.cos(angle), long * math.sin(angle))
        if way == 0:
            corners = [place(corner) for corner in mark.corners]
            space.add_lwpolyline(corners, close=True, dxfattribs=attributes)
        else:
            space.add_ellipse(points[0], axis, short / long, dxfattribs=attributes)
    elif mark.shape is Shape.LINE:
        if way == 0:
            space.add_lwpolyline(points, dxfattribs=attributes)
        else:
            space.add_line(points[0], points[1], dxfattribs=attributes)
    elif way == 0 and mark.ink is not Ink.CUT:
        hatch = space.add_hatch(dxfattribs=attributes)
        hatch.paths.add_polyline_path(points, is_closed=True)
    elif way == 1:
        for start, end in zip(points, points[1:] + points[:1], strict=True):
            space.add_line(start, end, dxfattribs=attributes)
    else:
        space.add_lwpolyline(points, close=True, dxfattribs=attributes)


def written(drawing: Drawing) -> bytes:
    """Return the file, in the characters of its version."""
    out = io.StringIO()
    drawing.write(out)
    return out.getvalue().encode(drawing.output_encoding, errors="dxfreplace")
