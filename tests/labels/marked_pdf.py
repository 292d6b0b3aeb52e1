"""Draws marks into PDF files, as editors do: by an update that is written behind the file.

Nothing of the program's own objects is touched but the dictionaries of the page and the catalogue,
which the update replaces.
"""

import re
import zlib
from random import Random

from tests.labels.drawn_marks import Hidden, Ink, Mark, Shape, Tools
from tests.labels.geometry import Page

POINT = 72 / 25.4
"""Points in a millimetre."""

HIDING = (Hidden.EMPTY, Hidden.OUTSIDE, Hidden.CLIPPED, Hidden.OFF, Hidden.UNDER)
PLATES = Tools((Ink.BRAILLE, Ink.CUT, Ink.BLACK, Ink.RED, Ink.WHITE), HIDING)
SWELL = Tools((Ink.BLACK, Ink.WHITE), HIDING)

COLOURS = {
    Ink.BRAILLE: "/Braille cs 1 scn /Braille CS 1 SCN",
    Ink.CUT: "/CutContour cs 1 scn /CutContour CS 1 SCN",
    Ink.BLACK: "0 g 0 G",
    Ink.RED: "1 0 0 rg 1 0 0 RG",
    Ink.WHITE: "1 g 1 G",
}


class Update:
    """New and changed objects of a PDF file whose objects are written plainly."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.objects: dict[int, bytes] = {}
        self.size = int(self._last(rb"/Size (\d+)"))

    def _last(self, pattern: bytes) -> bytes:
        return bytes(re.findall(pattern, self.content)[-1])

    def body(self, number: int) -> bytes:
        """Return an object as it is now."""
        if number in self.objects:
            return self.objects[number]
        found = re.search(rb"(?:^|\n)%d 0 obj\n(.*?)endobj" % number, self.content, re.DOTALL)
        assert found
        return found[1]

    def add(self, body: bytes) -> int:
        """Add an object, and return its number."""
        self.objects[self.size] = body
        self.size += 1
        return self.size - 1

    def stream(self, data: bytes, entries: bytes = b"") -> int:
        """Add a stream with these entries in its dictionary, and return its number."""
        packed = zlib.compress(data)
        head = b"<< /Length %d /Filter /FlateDecode %s >>" % (len(packed), entries)
        return self.add(head + b"\nstream\n" + packed + b"\nendstream\n")

    def page(self, number: int) -> int:
        """Return the number of the object of a page, which are counted from 1."""
        root = int(self._last(rb"/Root (\d+)"))
        tree = re.search(rb"/Pages (\d+)", self.body(root))
        assert tree
        kids = re.search(rb"/Kids \[(.*?)\]", self.body(int(tree[1])), re.DOTALL)
        assert kids
        return int(re.findall(rb"(\d+) 0 R", kids[1])[number - 1])

    def enter(self, number: int, entries: bytes) -> None:
        """Put entries into the dictionary of an object."""
        self.objects[number] = self.body(number).replace(b"<<", b"<<\n" + entries, 1)

    def written(self) -> bytes:
        """Return the file with the update behind it."""
        out = bytearray(self.content)
        table = bytearray(b"xref\n")
        for number, body in sorted(self.objects.items()):
            table += b"%d 1\n%010d 00000 n \n" % (number, len(out))
            out += b"%d 0 obj\n%sendobj\n" % (number, body)
        before = int(self._last(rb"startxref\n(\d+)"))
        root = int(self._last(rb"/Root (\d+)"))
        start = len(out)
        trailer = b"<< /Size %d /Root %d 0 R /Prev %d >>" % (self.size, root, before)
        return bytes(out + table + b"trailer\n%s\nstartxref\n%d\n%%%%EOF\n" % (trailer, start))

    def root(self) -> int:
        """Return the number of the catalogue."""
        return int(self._last(rb"/Root (\d+)"))


def tools(content: bytes) -> Tools:
    """Return what marks can be made with: without spot plates, what is black is felt."""
    return PLATES if b"/Separation /Braille" in content else SWELL


def marked(content: bytes, mark: Mark, page: Page, chance: Random) -> bytes:
    """Return the file with a mark on a page, drawn in one of the ways that the format knows."""
    update = Update(content)
    place = update.page(page.number)
    colours = re.search(rb"/ColorSpace <<.*?>>", update.body(place), re.DOTALL)
    spots = colours[0] if colours else b""
    drawing = _drawing(mark, page, chance).encode()
    ways = ["plainly", "form", "annotation"]
    if mark.shape is Shape.BAR and mark.ink in {Ink.BLACK, Ink.WHITE} and not mark.traced:
        ways.append("picture")
    way = chance.choice(ways)
    if mark.hidden in {Hidden.UNDER, Hidden.CLIPPED}:
        way = "plainly"
    if mark.hidden is Hidden.OFF:
        way = chance.choice(["layer", "annotation"])
    box = b"/BBox [-1000 -1000 3000 3000]"
    match way:
        case "annotation":
            look = update.stream(
                drawing,
                b"/Type /XObject /Subtype /Form %s /Resources << %s >>"
                % (_bounds(mark, page, b"/BBox"), spots),
            )
            flags = 2 if mark.hidden is Hidden.OFF else 4
            note = update.add(
                b"<< /Type /Annot /Subtype /Square /F %d %s /AP << /N %d 0 R >> >>\n"
                % (flags, _bounds(mark, page, b"/Rect"), look)
            )
            update.enter(place, b"/Annots [%d 0 R]\n" % note)
            return update.written()
        case "layer":
            group = update.add(b"<< /Type /OCG /Name (Notes) >>\n")
            update.enter(
                update.root(),
                b"/OCProperties << /OCGs [%d 0 R] /D << /ON [] /OFF [%d 0 R] >> >>\n"
                % (group, group),
            )
            entries = b"/Type /XObject /Subtype /Form %s /OC %d 0 R" % (box, group)
        case _:
            entries = b"/Type /XObject /Subtype /Form %s" % box
    if way in {"form", "layer"}:
        form = update.stream(drawing, entries + b" /Resources << %s >>" % spots)
        update.objects[place] = update.body(place).replace(
            b"/Resources <<", b"/Resources <<\n/XObject << /Mark %d 0 R >>" % form, 1
        )
        drawing = b"/Mark Do"
    if way == "picture":
        drawing = _picture(mark, page)
    _put(update, place, drawing, below=mark.hidden is Hidden.UNDER)
    return update.written()


def _put(update: Update, place: int, drawing: bytes, *, below: bool) -> None:
    """Draw on a page before all that is there, or after it."""
    body = update.body(place)
    found = re.search(rb"/Contents (\d+) 0 R", body)
    assert found
    before = update.stream(b"q\n" + drawing + b"\nQ\nq\n" if below else b"q\n")
    after = update.stream(b"\nQ\n" if below else b"\nQ\nq\n" + drawing + b"\nQ\n")
    update.objects[place] = body.replace(
        found[0], b"/Contents [%d 0 R %s 0 R %d 0 R]" % (before, found[1], after), 1
    )


def _points(mark: Mark, page: Page) -> list[tuple[float, float]]:
    """Return the corners of a mark in points, from the lower edge upwards."""
    corners = mark.points if mark.shape is Shape.LINE else mark.corners
    return [(x * POINT, (page.height - y) * POINT) for x, y in corners]


def _drawing(mark: Mark, page: Page, chance: Random) -> str:
    """Return the operators that draw a mark."""
    colour = COLOURS[mark.ink]
    if mark.ink is Ink.WHITE and chance.random() < 0.5:
        colour = "0 0 0 0 k 0 0 0 0 K"
    scale = chance.choice([1, 1, 0.5, 10])
    points = [(x / scale, y / scale) for x, y in _points(mark, page)]
    first, *others = [f"{x:.4f} {y:.4f}" for x, y in points]
    path = " ".join([f"{first} m", *(f"{other} l" for other in others)])
    width = (
        (mark.size[0] if mark.shape is Shape.LINE and mark.ink is not Ink.CUT else 0.1)
        * POINT
        / scale
    )
    cap = 0 if mark.hidden is Hidden.EMPTY else 1
    paint = "S" if mark.shape is Shape.LINE else "s" if mark.traced else "f"
    clip = "0 0 m 0 2 l 2 2 l 2 0 l h W n" if mark.hidden is Hidden.CLIPPED else ""
    # The corner of the page holds no mark, for none is drawn so near to its edges.
    return f"{clip} {scale} 0 0 {scale} 0 0 cm {colour} {width:.4f} w {cap} J 1 j {path} {paint}"


def _bounds(mark: Mark, page: Page, name: bytes) -> bytes:
    """Return a rectangle in points around a mark, under a name."""
    xs = [x for x, _ in mark.corners]
    ys = [page.height - y for _, y in mark.corners]
    reach = 1
    edges = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    return name + b" [%s]" % " ".join(f"{edge * POINT:.4f}" for edge in edges).encode()


def _picture(mark: Mark, page: Page) -> bytes:
    """Return the operators that draw a bar as a picture of one pixel."""
    (ax, ay), (bx, by), _, (dx, dy) = _points(mark, page)
    matrix = (bx - ax, by - ay, dx - ax, dy - ay, ax, ay)
    pixel = b"FF>" if mark.ink is Ink.WHITE else b"00>"
    place = " ".join(f"{value:.4f}" for value in matrix)
    return place.encode() + b" cm\nBI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID " + pixel + b" EI"
