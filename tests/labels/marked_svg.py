"""Draws marks into SVG files, spelled in the many ways in which editors and machines write them."""

import base64
import io
import math
from random import Random

from PIL import Image

from tests.labels.drawn_marks import Hidden, Ink, Mark, Shape, Tools
from tests.labels.geometry import Page

TOOLS = Tools(
    (Ink.BRAILLE, Ink.CUT, Ink.BLACK, Ink.RED, Ink.WHITE),
    (Hidden.EMPTY, Hidden.OUTSIDE, Hidden.CLIPPED, Hidden.OFF, Hidden.UNDER),
)

COLOURS = {
    Ink.BRAILLE: ["#008080", "rgb(0,128,128)", "teal"],
    Ink.CUT: ["#ff00ff", "magenta", "#f0f"],
    Ink.BLACK: ["#000", "black", "rgb(0%,0%,0%)"],
    Ink.RED: ["red", "#ff0000"],
    Ink.WHITE: ["white", "#fff", "hsl(0,0%,100%)"],
}

GROUPS = {Ink.BRAILLE: "Braille", Ink.CUT: "CutContour"}


def tools(_content: bytes) -> Tools:
    """Return what marks can be made with."""
    return TOOLS


def marked(content: bytes, mark: Mark, page: Page, chance: Random) -> bytes:
    """Return the drawing with a mark on its only page."""
    text = content.decode()
    element = _element(mark, chance)
    shift = (chance.uniform(-50, 50), chance.uniform(-50, 50))
    wrapped = _wrapped(element, chance)
    hidden = mark.hidden
    if hidden is Hidden.CLIPPED:
        corner = '<clipPath id="corner"><rect width="0.5" height="0.5"/></clipPath>'
        wrapped = f'<defs>{corner}</defs><g clip-path="url(#corner)">{wrapped}</g>'
    elif hidden is Hidden.OFF:
        how = ['display="none"', 'visibility="hidden"', 'opacity="0"', 'style="display:none"']
        ways = [f"<g {chance.choice(how)}>{wrapped}</g>", f"<defs>{wrapped}</defs>"]
        wrapped = chance.choice([*ways, f'<symbol id="spare">{wrapped}</symbol>'])
    elif hidden is Hidden.NOT and chance.random() < 0.4:
        wrapped = _moved(wrapped, shift, chance)
    if hidden is Hidden.UNDER:
        return text.replace(">\n<g", f">\n{wrapped}\n<g", 1).encode()
    group = GROUPS.get(mark.ink)
    if group and chance.random() < 0.5:
        # Inside the group, the end of which comes before the next group or the end of the drawing.
        start = text.index(f'<g id="{group}"')
        end = text.index("</g>", start)
        return (text[:end] + wrapped + "\n" + text[end:]).encode()
    end = text.rindex("</svg>")
    return (text[:end] + wrapped + "\n" + text[end:]).encode()


def _moved(element: str, shift: tuple[float, float], chance: Random) -> str:
    """Return an element that is used from elsewhere, or lies in a drawing of its own."""
    x, y = shift
    there = f'<g transform="translate({-x:.4f} {-y:.4f})">{element}</g>'
    if chance.random() < 0.5:
        return f'<defs><g id="mark">{there}</g></defs><use href="#mark" x="{x:.4f}" y="{y:.4f}"/>'
    return f'<svg x="{x:.4f}" y="{y:.4f}" overflow="visible">{there}</svg>'


def _wrapped(element: str, chance: Random) -> str:
    """Return an element whose coordinates are scaled or turned and set right by a group."""
    scale = chance.choice([0.1, 0.5, 4])
    match chance.randrange(4):
        case 0:
            inner = f'<g transform="scale({1 / scale:g})">{element}</g>'
            return f'<g transform="matrix({scale:g} 0 0 {scale:g} 0 0)">{inner}</g>'
        case 1:
            return f'<g transform="rotate(90)"><g transform="rotate(-90)">{element}</g></g>'
        case _:
            return element


def _element(mark: Mark, chance: Random) -> str:
    """Return an element that draws a mark."""
    colour = chance.choice(COLOURS[mark.ink])
    if mark.shape is Shape.BAR and mark.ink in {Ink.BLACK, Ink.WHITE} and chance.random() < 0.3:
        return _picture(mark)
    drawn_as_line = mark.shape is Shape.LINE or mark.traced
    width = mark.size[0] if mark.shape is Shape.LINE and mark.ink is not Ink.CUT else 0.1
    cap = "butt" if mark.hidden is Hidden.EMPTY else "round"
    style = {"fill": colour, "stroke": "none"}
    if drawn_as_line:
        style = {
            "fill": "none",
            "stroke": colour,
            "stroke-width": f"{width:.4f}",
            "stroke-linecap": cap,
            "stroke-linejoin": "round",
        }
    match chance.randrange(3):
        case 0:
            look = " ".join(f'{name}="{value}"' for name, value in style.items())
            sheet = ""
        case 1:
            look = 'style="' + ";".join(f"{name}:{value}" for name, value in style.items()) + '"'
            sheet = ""
        case _:
            look = 'class="mark"'
            rules = ";".join(f"{name}:{value}" for name, value in style.items())
            sheet = f"<style>.mark{{{rules}}}</style>"
    return sheet + _spelled(mark, look, chance)


def _spelled(mark: Mark, look: str, chance: Random) -> str:
    """Return the element of a shape with the attributes of its look."""
    points = " ".join(f"{x:.4f},{y:.4f}" for x, y in mark.points)
    match mark.shape:
        case Shape.BLOT:
            (x, y), (across, down) = mark.points[0], mark.size
            turn = f'transform="rotate({math.degrees(mark.angle):.4f} {x:.4f} {y:.4f})"'
            if chance.random() < 0.5:
                return (
                    f'<ellipse cx="{x:.4f}" cy="{y:.4f}" rx="{across:.4f}" ry="{down:.4f}"'
                    f" {turn} {look}/>"
                )
            half = f"a{across:.4f} {down:.4f} 0 0 1"
            path = f"M{x - across:.4f} {y:.4f}{half} {2 * across:.4f} 0{half} {-2 * across:.4f} 0z"
            return f'<path d="{path}" {turn} {look}/>'
        case Shape.LINE:
            (ax, ay), (bx, by) = mark.points
            if chance.random() < 0.5:
                return f'<line x1="{ax:.4f}" y1="{ay:.4f}" x2="{bx:.4f}" y2="{by:.4f}" {look}/>'
            return f'<polyline points="{points}" {look}/>'
        case _:
            if chance.random() < 0.5:
                return f'<polygon points="{points}" {look}/>'
            return f'<path d="M{points.replace(" ", "L")}Z" {look}/>'


def _picture(mark: Mark) -> str:
    """Return a bar as a picture of one pixel."""
    (ax, ay), (bx, by), _, (dx, dy) = mark.points
    file = io.BytesIO()
    Image.new("L", (1, 1), 255 if mark.ink is Ink.WHITE else 0).save(file, "PNG")
    data = base64.b64encode(file.getvalue()).decode()
    matrix = " ".join(f"{value:.5f}" for value in (bx - ax, by - ay, dx - ax, dy - ay, ax, ay))
    return (
        f'<image width="1" height="1" preserveAspectRatio="none" transform="matrix({matrix})"'
        f' href="data:image/png;base64,{data}"/>'
    )
