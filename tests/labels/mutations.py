"""What may happen to a file of labels between its making and the machine, and what matters of it.

A mutation that matters makes the labels wrong, and must be a fault while the manifest lies beside
the file. A harmless one changes the file and not the labels, and must be no fault.
"""

import io
import re
import zipfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pypdfium2
from ezdxf.document import Drawing
from ezdxf.filemanagement import read as read_dxf

from splendor_access.braille.tables import table
from splendor_access.labels.formats import load
from splendor_access.labels.planning.plan import (
    Box,
    Dot,
    Label,
    Plan,
    replace_labels,
    stacked,
    trimmed,
)
from tests.labels import plans
from tests.labels.plans import plan_for


class Mutation(msgspec.Struct, frozen=True):
    """A changed file: its format, what was done to it, and the changed bytes."""

    format: str
    name: str
    data: Callable[[], bytes]
    matters: bool = True


FLAT, CELLS, SOLID = ("svg", "pdf", "dxf"), ("brf", "pef"), ("stl", "3mf")


@cache
def whole(name: str) -> Plan:
    """Return the plan that a format is tried with."""
    if name in SOLID:
        return stacked(plan_for("solid", count=4))
    return plan_for("cells", count=12) if name in CELLS else trimmed(plan_for("flat", count=9))


@cache
def right(name: str) -> bytes:
    """Return the file as it was made."""
    return load(name).write(whole(name))


def mutations() -> list[Mutation]:
    """Return all mutations of all formats."""
    return [
        *(each for name in FLAT for each in _of_labels(name, (*DOTS, *OUTLINES))),
        *(each for name in SOLID for each in _of_labels(name, SOLID_DOTS)),
        *(each for name in (*FLAT, *SOLID) for each in _of_plans(name)),
        *(each for name in CELLS for each in _of_cells(name)),
        *_unseen(),
        *_harmless(),
    ]


# One label of a plan

Change = Callable[[Label, Plan], Label]


def _of_labels(name: str, changes: tuple[Change, ...]) -> Iterator[Mutation]:
    for change in changes:
        for label in whole(name).labels:
            title = f"{change.__name__.lstrip('_')} {label.number}"
            yield Mutation(name, title, partial(_written, name, change, label.number))


def _written(name: str, change: Change, number: int) -> bytes:
    plan = whole(name)
    labels = {label.number: label for label in plan.labels}
    labels[number] = change(labels[number], plan)
    pages = tuple(
        msgspec.structs.replace(page, cuts=tuple(labels[each.number].box for each in page.labels))
        for page in plan.pages
    )
    return load(name).write(replace_labels(msgspec.structs.replace(plan, pages=pages), labels))


def _chance(label: Label) -> Random:
    return Random(label.number)


def _with(label: Label, *dots: Dot) -> Label:
    return msgspec.structs.replace(label, dots=dots)


def _but_one(label: Label) -> tuple[list[Dot], Dot]:
    dots = [*label.dots]
    return dots, dots.pop(_chance(label).randrange(len(dots)))


def _dot_removed(label: Label, _: Plan) -> Label:
    dots, _taken = _but_one(label)
    return _with(label, *dots)


def _dot_added(label: Label, plan: Plan) -> Label:
    step, (first, *_others) = plan.measures.dot, label.dots
    places = [
        Dot(round(first.x + x, 4), round(first.y + y, 4))
        for x in (0, step, plan.measures.cell)
        for y in (0, step, 2 * step, -step)
    ]
    free = [place for place in places if place not in label.dots and label.box.holds(place)]
    return _with(label, *label.dots, _chance(label).choice(free))


def _dot_doubled(label: Label, _: Plan) -> Label:
    dots, taken = _but_one(label)
    return _with(label, *dots, taken, taken)


def _dot_moved_across(label: Label, _: Plan) -> Label:
    dots, taken = _but_one(label)
    return _with(label, *dots, Dot(taken.x + 0.1, taken.y))


def _dot_moved_up(label: Label, _: Plan) -> Label:
    dots, taken = _but_one(label)
    return _with(label, *dots, Dot(taken.x, taken.y - 0.1))


def _braille_moved(label: Label, x: float, y: float) -> Label:
    return _with(label, *(Dot(dot.x + x, dot.y + y) for dot in label.dots))


def _moved_a_little(label: Label, _: Plan) -> Label:
    return _braille_moved(label, 0.1, 0)


def _moved_down(label: Label, _: Plan) -> Label:
    return _braille_moved(label, 0, 5)


def _mirrored(label: Label, _: Plan) -> Label:
    middle = min(dot.x for dot in label.dots) + max(dot.x for dot in label.dots)
    return _with(label, *(Dot(middle - dot.x, dot.y) for dot in label.dots))


def _upside_down(label: Label, _: Plan) -> Label:
    low = min(dot.y for dot in label.dots) + max(dot.y for dot in label.dots)
    turned = _mirrored(label, whole("svg"))
    return _with(label, *(Dot(dot.x, low - dot.y) for dot in turned.dots))


def _shrunk(label: Label, _: Plan) -> Label:
    first = label.dots[0]
    return _with(
        label,
        *(Dot(first.x + (d.x - first.x) * 0.98, first.y + (d.y - first.y)) for d in label.dots),
    )


def _empty(label: Label, _: Plan) -> Label:
    return _with(label)


def _of_the_next(label: Label, plan: Plan) -> Label:
    labels = [*plan.labels]
    other = labels[label.number % len(labels)]
    return _braille_moved(
        msgspec.structs.replace(label, dots=other.dots),
        label.box.x - other.box.x,
        label.box.y - other.box.y,
    )


DOTS: tuple[Change, ...] = (
    *(_dot_removed, _dot_added, _dot_doubled, _dot_moved_across, _dot_moved_up, _moved_a_little),
    *(_moved_down, _mirrored, _upside_down, _shrunk, _empty, _of_the_next),
)
SOLID_DOTS: tuple[Change, ...] = (
    *(_dot_removed, _dot_added, _dot_moved_across, _moved_a_little, _mirrored, _of_the_next),
)


def _outline_moved(label: Label, _: Plan) -> Label:
    box = label.box
    return msgspec.structs.replace(label, box=Box(box.x + 0.2, box.y, box.width, box.height))


def _outline_low(label: Label, _: Plan) -> Label:
    box = label.box
    return msgspec.structs.replace(label, box=Box(box.x, box.y, box.width, box.height - 1))


OUTLINES: tuple[Change, ...] = (_outline_moved, _outline_low)


# A whole plan


def _of_plans(name: str) -> Iterator[Mutation]:
    changes: dict[str, Callable[[Plan], Plan]] = {
        "scaled": plans.scaled,
        "swapped": plans.swapped,
        "all moved": lambda plan: replace_labels(
            plan, {label.number: _moved_a_little(label, plan) for label in plan.labels}
        ),
        "one fewer": lambda plan: plans.first_labels(plan, len([*plan.labels]) - 1),
        "thin dots": lambda plan: msgspec.structs.replace(
            plan, measures=msgspec.structs.replace(plan.measures, base=1.2)
        ),
        "another standard": lambda _: _like(name, standard="nls800"),
        "another table": lambda _: _like(name, table=table("fr-bfu-comp6")),
    }
    if name in FLAT:
        changes["turned"] = plans.rotated
        changes["mirrored"] = plans.mirrored
        changes["a wider page"] = lambda plan: msgspec.structs.replace(
            plan, pages=tuple(msgspec.structs.replace(p, width=p.width + 3) for p in plan.pages)
        )
    for title, change in changes.items():
        yield Mutation(name, title, partial(_whole_written, name, change))


def _whole_written(name: str, change: Callable[[Plan], Plan]) -> bytes:
    return load(name).write(change(whole(name)))


def _like(name: str, **other: Any) -> Plan:
    if name in SOLID:
        return stacked(plan_for("solid", count=4, **other))
    return trimmed(plan_for("flat", count=9, **other))


# Cells


def _of_cells(name: str) -> Iterator[Mutation]:
    for label in whole(name).labels:
        for change in (
            *(_flipped, _sign_spoiled, _blank_first, _blank_inside, _cell_left_out, _cell_more),
            *(_lines_swapped, _line_left_out, _cell_of_next),
        ):
            lines = [line.cells for line in label.lines]
            changed = change(lines, Random(label.number))
            if changed != lines:
                title = f"{change.__name__.lstrip('_')} {label.number}"
                yield Mutation(name, title, partial(_with_lines, name, label.number, changed))
    for one, other in pairwise(whole(name).labels):
        if one.lines != other.lines:
            title = f"swapped {one.number}"
            yield Mutation(name, title, partial(_swapped_cells, name, one.number, other.number))


def _flipped(lines: list[str], chance: Random) -> list[str]:
    at = chance.randrange(len(lines))
    place = chance.randrange(len(lines[at]))
    cell = chr(ord(lines[at][place]) ^ 1 << chance.randrange(6))
    return _replaced(lines, at, lines[at][:place] + cell + lines[at][place + 1 :])


def _replaced(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


def _sign_spoiled(lines: list[str], _: Random) -> list[str]:
    return [line.replace("\u2830", "\u2820") for line in lines]


def _blank_first(lines: list[str], chance: Random) -> list[str]:
    at = chance.randrange(len(lines))
    return _replaced(lines, at, "\u2800" + lines[at])


def _blank_inside(lines: list[str], chance: Random) -> list[str]:
    at = chance.randrange(len(lines))
    return _replaced(lines, at, lines[at][:1] + "\u2800" + lines[at][1:])


def _cell_left_out(lines: list[str], chance: Random) -> list[str]:
    at = chance.randrange(len(lines))
    place = chance.randrange(len(lines[at]))
    return _replaced(lines, at, lines[at][:place] + lines[at][place + 1 :])


def _cell_more(lines: list[str], chance: Random) -> list[str]:
    at = chance.randrange(len(lines))
    return _replaced(lines, at, lines[at] + "\u2801")


def _cell_of_next(lines: list[str], _: Random) -> list[str]:
    return _replaced(lines, 0, lines[0][1::-1] + lines[0][2:])


def _lines_swapped(lines: list[str], _: Random) -> list[str]:
    return lines[::-1]


def _line_left_out(lines: list[str], _: Random) -> list[str]:
    return lines[:-1] or lines


def _with_lines(name: str, number: int, lines: list[str]) -> bytes:
    plan = whole(name)
    labels = {label.number: label for label in plan.labels}
    label = labels[number]
    line = label.lines[0]
    made = tuple(msgspec.structs.replace(line, cells=cells) for cells in lines)
    labels[number] = msgspec.structs.replace(label, lines=made)
    return load(name).write(replace_labels(plan, labels))


def _swapped_cells(name: str, one: int, other: int) -> bytes:
    plan = whole(name)
    labels = {label.number: label for label in plan.labels}
    first, second = labels[one].lines, labels[other].lines
    labels[one] = msgspec.structs.replace(labels[one], lines=second)
    labels[other] = msgspec.structs.replace(labels[other], lines=first)
    return load(name).write(replace_labels(plan, labels))


# What no machine makes

_CIRCLE = re.compile(r"<circle ([^>]*)/>")


def _unseen() -> Iterator[Mutation]:
    hide = {
        "display": 'display="none"',
        "visibility": 'visibility="hidden"',
        "opacity": 'opacity="0"',
        "white": 'fill="white"',
        "style": 'style="fill:none"',
        "small": 'transform-origin="0 0" r="0.05"',
    }
    for title, attribute in hide.items():
        for i in (0, 40, 90):
            yield Mutation("svg", f"{title} {i}", partial(_svg_dot, attribute, i))
    for title in ("invisible", "off", "frozen", "unplotted", "small"):
        for i in (0, 40, 90):
            yield Mutation("dxf", f"{title} {i}", partial(_dxf_dot, title, i))
    for title, change in PDF_DOTS.items():
        for i in (0, 40, 90):
            yield Mutation("pdf", f"{title} {i}", partial(_pdf_dot, change, i))
    yield Mutation("3mf", "support", partial(_model, 'type="model"', 'type="support"'))
    yield Mutation("3mf", "not printed", partial(_model, "<item ", '<item printable="0" '))


def _svg() -> str:
    return right("svg").decode()


def _svg_dot(attribute: str, at: int) -> bytes:
    found = [*_CIRCLE.finditer(_svg())][at]
    inside = re.sub(r' r="[^"]*"', "", found[1]) if ' r="' in attribute else found[1]
    before, after = _svg()[: found.start()], _svg()[found.end() :]
    return f"{before}<circle {inside} {attribute}/>{after}".encode()


def _dxf(change: Callable[[Drawing], None], data: bytes | None = None) -> bytes:
    drawing = read_dxf(io.StringIO((data or right("dxf")).decode("latin-1")))
    change(drawing)
    out = io.StringIO()
    drawing.write(out)
    return out.getvalue().encode()


def _dxf_dot(title: str, at: int) -> bytes:
    def change(drawing: Drawing) -> None:
        dot = drawing.modelspace().query("CIRCLE")[at]
        match title:
            case "invisible":
                dot.dxf.invisible = 1
                return
            case "small":
                dot.dxf.radius = 0.05
                return
        layer = drawing.layers.add("Aside")
        dot.dxf.layer = "Aside"
        match title:
            case "off":
                layer.off()
            case "frozen":
                layer.freeze()
            case _:
                layer.dxf.plot = 0

    return _dxf(change)


def _pdf_dot(change: Callable[[Any, Any], object], at: int) -> bytes:
    """Return the PDF after a change of one of its dots, which is given PDFium's functions."""
    from pypdfium2 import raw

    document = pypdfium2.PdfDocument(right("pdf"))
    page = document[0]
    things = [raw.FPDFPage_GetObject(page, i) for i in range(raw.FPDFPage_CountObjects(page))]
    dots = [each for each in things if raw.FPDFPath_CountSegments(each) in (13, 14)]
    change(raw, dots[at])
    raw.FPDFPage_GenerateContent(page)
    out = io.BytesIO()
    document.save(out)
    document.close()
    return out.getvalue()


PDF_DOTS: dict[str, Callable[[Any, Any], object]] = {
    "white": lambda raw, dot: raw.FPDFPageObj_SetFillColor(dot, 255, 255, 255, 255),
    "transparent": lambda raw, dot: raw.FPDFPageObj_SetFillColor(dot, 0, 0, 0, 0),
    "off the page": lambda raw, dot: raw.FPDFPageObj_Transform(dot, 1, 0, 0, 1, 5000, 0),
    "not filled": lambda raw, dot: raw.FPDFPath_SetDrawMode(dot, 0, 0),
}


def _model(old: str, new: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(right("3mf"))) as archive, zipfile.ZipFile(out, "w") as other:
        for part in archive.namelist():
            other.writestr(part, archive.read(part).decode().replace(old, new))
    return out.getvalue()


# Harmless


def _harmless() -> Iterator[Mutation]:
    for name in (*FLAT, *CELLS, *SOLID):
        yield Mutation(name, "as it was", partial(right, name), False)
    for name, changes in HARMLESS.items():
        for title, change in changes.items():
            yield Mutation(name, title, change, False)


def _text(name: str, old: str, new: str, count: int = -1) -> Callable[[], bytes]:
    def changed() -> bytes:
        text = right(name).decode()
        assert old in text
        return text.replace(old, new, count).encode()

    return changed


def _shuffled_circles() -> bytes:
    text = _svg()
    found = [each[0] for each in _CIRCLE.finditer(text)]
    Random(1).shuffle(found)
    return _CIRCLE.sub(lambda _: found.pop(), text).encode()


def _as_ellipses() -> bytes:
    return re.sub(r'<circle (.*?) r="([^"]*)"/>', r'<ellipse \1 rx="\2" ry="\2"/>', _svg()).encode()


def _in_groups() -> bytes:
    groups = '<g transform="translate(3 4)"><g transform="translate(-3 -4)">'
    text = _svg().replace('<g id="CutContour"', f'{groups}<g id="CutContour"')
    return text.replace("</svg>", "</g></g></svg>").encode()


def _in_centimetres() -> bytes:
    def shorter(found: re.Match[str]) -> str:
        return f'{found[1]}="{float(found[2]) / 10}cm"'

    return re.sub(r'\b(width|height)="([\d.]+)mm"', shorter, _svg()).encode()


def _first(mark: str, more: str) -> Callable[[], bytes]:
    return _text("svg", mark, more + mark, 1)


def _dxf_harmless(change: Callable[[Drawing], None]) -> Callable[[], bytes]:
    return partial(_dxf, change)


def _extra_hidden(drawing: Drawing) -> None:
    drawing.layers.add("Old").off()
    for x in range(10, 40, 3):
        drawing.modelspace().add_circle((x, 20.5), 0.8, dxfattribs={"layer": "Old"})


def _renamed(drawing: Drawing) -> None:
    drawing.layers.add("Punkte", color=3)
    for each in drawing.modelspace().query("CIRCLE"):
        each.dxf.layer = "Punkte"


def _coloured(drawing: Drawing) -> None:
    for each in drawing.modelspace().query("CIRCLE"):
        each.dxf.color = 1


def _resaved() -> bytes:
    document = pypdfium2.PdfDocument(right("pdf"))
    out = io.BytesIO()
    document.save(out)
    document.close()
    return out.getvalue()


def _imported() -> bytes:
    document, other = pypdfium2.PdfDocument(right("pdf")), pypdfium2.PdfDocument.new()
    other.import_pages(document)
    out = io.BytesIO()
    other.save(out)
    document.close()
    other.close()
    return out.getvalue()


def _reordered(name: str) -> bytes:
    plan = whole(name)
    labels = {
        label.number: msgspec.structs.replace(label, dots=label.dots[::-1]) for label in plan.labels
    }
    return load(name).write(replace_labels(plan, labels))


def _repacked() -> bytes:
    return _model("", "")


def _stl_moved() -> bytes:
    import numpy as np

    data = bytearray(right("stl"))
    layout = [("n", "<f4", 3), ("c", "<f4", (3, 3)), ("u", "<u2")]
    triangles = np.frombuffer(data, layout, offset=84)[::-1].copy()
    triangles["c"] += np.float32(16)
    return bytes(data[:84]) + triangles.tobytes()


def _stl_text() -> bytes:
    import numpy as np

    data = right("stl")
    layout = [("n", "<f4", 3), ("c", "<f4", (3, 3)), ("u", "<u2")]
    faces = "".join(
        "facet normal 0 0 0\nouter loop\n"
        + "".join(f"vertex {x:.9g} {y:.9g} {z:.9g}\n" for x, y, z in corners)
        + "endloop\nendfacet\n"
        for corners in np.frombuffer(data, layout, offset=84)["c"].tolist()
    )
    return f"solid labels\n{faces}endsolid labels\n".encode()


HARMLESS: dict[str, dict[str, Callable[[], bytes]]] = {
    "svg": {
        "comment": _first('<g id="CutContour"', "<!-- made yesterday -->"),
        "title": _first('<g id="CutContour"', "<title>Cards</title>"),
        "other colour": _text("svg", "#008080", "#123456"),
        "black": _text("svg", 'fill="#008080"', 'style="fill:black"'),
        "other names": _text("svg", 'id="Braille"', 'id="layer7"'),
        "shuffled": _shuffled_circles,
        "ellipses": _as_ellipses,
        "groups": _in_groups,
        "centimetres": _in_centimetres,
        "reordered": partial(_reordered, "svg"),
        "no names": _text("svg", ' id="Print"', ""),
        "indented": _text("svg", "\n", "\n    "),
        "hidden dots more": _first(
            '<g id="Print"', '<g display="none"><circle cx="9" cy="9" r=".8"/></g>'
        ),
        "dots in definitions": _first(
            '<g id="CutContour"', '<defs><circle id="d" cx="9" cy="9" r="0.8"/></defs>'
        ),
        "a large circle off the page": _first(
            '<g id="Print"', '<circle cx="30" cy="280" r="9" fill="none" stroke="red"/>'
        ),
        "a frame": _first(
            '<g id="CutContour"', '<rect x=".1" y=".1" width="9" height=".2" fill="none"/>'
        ),
        "words": _first('<g id="Print"', '<text x="5" y="5" font-size="2">for Ann</text>'),
    },
    "pdf": {
        "saved again": _resaved,
        "imported": _imported,
        "reordered": partial(_reordered, "pdf"),
    },
    "dxf": {
        "hidden dots more": _dxf_harmless(_extra_hidden),
        "another layer": _dxf_harmless(_renamed),
        "another colour": _dxf_harmless(_coloured),
        "saved again": _dxf_harmless(lambda _: None),
        "reordered": partial(_reordered, "dxf"),
    },
    "brf": {
        "small letters": lambda: right("brf").lower(),
        "line feeds": lambda: right("brf").replace(b"\r\n", b"\n"),
        "blanks behind": lambda: right("brf").replace(b"\r\n", b"  \r\n"),
        "no last page end": lambda: right("brf").removesuffix(b"\f"),
    },
    "pef": {
        "comment": _text("pef", "<body>", "<!-- ours --><body>"),
        "one line": _text("pef", "\n", " "),
        "title": _text("pef", "</dc:identifier>", "</dc:identifier><dc:title>Cards</dc:title>"),
        "sections": _text("pef", "</page>\n<page>", "</page></section><section><page>", 1),
        "more columns": _text("pef", 'cols="40"', 'cols="42"'),
        "blanks behind": _text("pef", "</row>", "\u2800</row>"),
    },
    "3mf": {
        "packed otherwise": _repacked,
        "another name": partial(_model, 'name="', 'name="my '),
        "a note": partial(
            _model, "<resources>", '<metadata name="Title">Cards</metadata><resources>'
        ),
        "elsewhere": partial(_model, '0 0 1 0 0 0"', '0 0 1 20 30 0"'),
    },
    "stl": {"text": _stl_text, "elsewhere and shuffled": _stl_moved},
}
