"""Files of labels saved again or changed by other programs, and by accidents in a text editor.

Of each change it is known whether it matters: a file that is only saved again is the same to the
machine that makes the labels.
"""

import io
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import ezdxf
import numpy as np
import pypdfium2

from tests.labels.marked_dxf import written
from tests.labels.marked_pdf import Update
from tests.labels.marked_solids import Corners, model, read_stl, stl, with_model


@dataclass(frozen=True)
class Program:
    """A change by another program. Its words have places for {file} and {out}."""

    name: str
    matters: bool
    words: tuple[str, ...]

    @property
    def tool(self) -> str:
        """The command that is needed."""
        return self.words[0]

    def apply(self, file: Path) -> bytes | None:
        """Return the changed file, or None if the program is not there."""
        if not shutil.which(self.tool):
            return None
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / file.name
            words = [word.format(file=file, out=out) for word in self.words]
            subprocess.run(words, check=True, capture_output=True, timeout=120)
            return out.read_bytes()


@dataclass(frozen=True)
class Edit:
    """A change to the bytes of a file."""

    name: str
    matters: bool
    edit: Callable[[bytes], bytes]
    tool: str = ""

    def apply(self, file: Path) -> bytes | None:
        """Return the changed file."""
        return self.edit(file.read_bytes())


QPDF = (
    Program("qpdf linearizes", False, ("qpdf", "--linearize", "{file}", "{out}")),
    Program(
        "qpdf makes object streams", False, ("qpdf", "--object-streams=generate", "{file}", "{out}")
    ),
    Program("qpdf writes QDF", False, ("qpdf", "--qdf", "{file}", "{out}")),
    Program("qpdf joins contents", False, ("qpdf", "--coalesce-contents", "{file}", "{out}")),
    Program(
        "qpdf packs all again",
        False,
        ("qpdf", "--recompress-flate", "--compression-level=9", "{file}", "{out}"),
    ),
    Program(
        "qpdf doubles pages",
        True,
        ("qpdf", "--empty", "--pages", "{file}", "1", "{file}", "--", "{out}"),
    ),
)

MUTOOL = (
    Program("mutool cleans", False, ("mutool", "clean", "{file}", "{out}")),
    Program("mutool removes doubles", False, ("mutool", "clean", "-gggg", "-z", "{file}", "{out}")),
    Program("mutool rewrites contents", False, ("mutool", "clean", "-s", "-d", "{file}", "{out}")),
    Program("mutool merges", False, ("mutool", "merge", "-o", "{out}", "{file}")),
    Program("mutool doubles pages", True, ("mutool", "merge", "-o", "{out}", "{file}", "{file}")),
    Program("mutool makes posters", True, ("mutool", "poster", "-x", "2", "{file}", "{out}")),
)


def _inkscape(name: str, matters: bool, *options: str) -> Program:
    """Return a change by Inkscape, which needs no screen for this."""
    return Program(name, matters, ("inkscape", *options, "--export-filename={out}", "{file}"))


INKSCAPE = (
    _inkscape("inkscape saves plainly", False, "--export-plain-svg"),
    _inkscape("inkscape saves as its own", False, "--export-type=svg"),
    _inkscape("inkscape tidies", False, "--vacuum-defs"),
    _inkscape("inkscape makes paths", False, "--actions=select-all:all;object-to-path"),
    _inkscape("inkscape moves", True, "--actions=select-by-element:circle;transform-translate:1,0"),
    _inkscape("inkscape turns", True, "--actions=select-by-element:circle;transform-rotate:2"),
    _inkscape("inkscape scales", True, "--actions=select-by-element:circle;transform-scale:0.3"),
    _inkscape("inkscape removes", True, "--actions=select-by-id:Braille;delete"),
    _inkscape("inkscape removes the outlines", True, "--actions=select-by-id:CutContour;delete"),
)


def _lines(change: Callable[[list[str]], list[str]], end: str = "\n") -> Callable[[bytes], bytes]:
    """Return an edit of the lines of a text."""

    def edit(content: bytes) -> bytes:
        lines = content.decode().split(end)
        return end.join(change(lines)).encode()

    return edit


def _replaced(pattern: str, other: str, times: int = 0) -> Callable[[bytes], bytes]:
    """Return an edit that replaces what a pattern matches, which must be there."""

    def edit(content: bytes) -> bytes:
        text, found = re.subn(pattern, other, content.decode(), count=times)
        if not found:
            message = f"{pattern} is not in the file"
            raise ValueError(message)
        return text.encode()

    return edit


def _twice(text: str) -> Callable[[list[str]], list[str]]:
    """Return a change that doubles the first line that begins with a text."""

    def change(lines: list[str]) -> list[str]:
        i = next(i for i, line in enumerate(lines) if line.startswith(text))
        return [*lines[: i + 1], *lines[i:]]

    return change


def _parsed_again(content: bytes) -> bytes:
    """Return XML as the standard library writes it."""
    drawing = ElementTree.fromstring(content)  # noqa: S314 (the program wrote it)
    again: bytes = ElementTree.tostring(drawing, encoding="utf-8")
    return again


def _in_utf_16(content: bytes) -> bytes:
    """Return XML in UTF-16 with a byte order mark."""
    return content.decode().replace('encoding="UTF-8"', 'encoding="UTF-16"').encode("utf-16")


def _with_mark(content: bytes) -> bytes:
    """Return a text with a byte order mark, as editors on Windows write it."""
    return b"\xef\xbb\xbf" + content


XML = (
    Edit("CR and LF", False, _replaced("\n", "\r\n")),
    Edit("spaces at the ends of lines", False, _replaced(">\n", ">  \n")),
    Edit("byte order mark", False, _with_mark),
    Edit("UTF-16", False, _in_utf_16),
    Edit("written by another library", False, _parsed_again),
    Edit("tabs at the beginnings of lines", False, _replaced("\n<", "\n\t<")),
    Edit("comment at the end", False, lambda content: content + b"<!-- seen -->\n"),
    Edit("last line lost", True, _lines(lambda lines: lines[:-2] + [""])),
    Edit("last line doubled", True, _lines(lambda lines: [*lines[:-1], *lines[-2:]])),
    Edit("first half alone", True, lambda content: content[: len(content) // 2]),
)

SVG = (
    *INKSCAPE,
    *XML,
    Edit("tabs for spaces", False, _replaced('" ', '"\t')),
    Edit("single quotes", False, _replaced('(?<==)"([^"\']*)"', r"'\1'")),
    Edit("end of a group doubled", True, _lines(_twice("</g>"))),
    Edit("dot lost", True, _replaced("<circle[^>]*>\n", "", 1)),
    Edit(
        "style that shrinks circles",
        True,
        _replaced("(<svg[^>]*>)", r"\1<style>circle{r:0.4px}</style>"),
    ),
    Edit(
        "style that hides circles",
        True,
        _replaced("(<svg[^>]*>)", r"\1<style>circle{display:none}</style>"),
    ),
    Edit("width in inches", True, _replaced('width="([0-9.]+)mm"', r'width="\1in"', 1)),
    Edit("window of half the size", True, _replaced('viewBox="0 0 ', 'viewBox="0 50 ')),
    Edit(
        "group mirrored",
        True,
        _replaced('<g id="Braille"', '<g id="Braille" transform="matrix(-1 0 0 1 210 0)"'),
    ),
)

PEF = (
    *XML,
    Edit("row doubled", True, _lines(_twice("<row>⠼"))),
    Edit("row lost", True, _replaced("<row>⠼.*</row>\n", "", 1)),
    Edit("row emptied", True, _replaced("<row>⠼.*</row>", "<row></row>", 1)),
    Edit("fewer columns", True, _replaced('cols="40"', 'cols="5"')),
    Edit("fewer rows", True, _replaced('rows="25"', 'rows="5"')),
)


def _without_the_last_cells(content: bytes) -> bytes:
    """Return a file for an embosser without its last line of cells."""
    return re.sub(rb"[^\r\n\f]+\r\n\f$", b"\f", content)


BRF = (
    Edit("spaces at the ends of lines", False, _replaced("(?<=[^\r\n\f])\r\n", "  \r\n")),
    Edit("last line lost", True, _without_the_last_cells),
    Edit("line doubled", True, _lines(_twice("#"), "\r\n")),
    Edit("tabs for spaces", True, _replaced(" ", "\t")),
    Edit("space before a line", True, _replaced("\r\n#", "\r\n #", 1)),
    Edit("first half alone", True, lambda content: content[: len(content) // 2]),
)


def _rewritten_by_pdfium(content: bytes) -> bytes:
    """Return a PDF file as PDFium saves it."""
    out = io.BytesIO()
    with pypdfium2.PdfDocument(content) as document:
        document.save(out)
    return out.getvalue()


def _in_page(entry: bytes) -> Callable[[bytes], bytes]:
    """Return an edit that puts an entry into the dictionary of the first page."""

    def edit(content: bytes) -> bytes:
        update = Update(content)
        update.enter(update.page(1), entry)
        return update.written()

    return edit


PDF = (
    *QPDF,
    *MUTOOL,
    Edit("PDFium saves", False, _rewritten_by_pdfium),
    Edit("empty lines at the end", False, lambda content: content + b"\n\n"),
    Edit("empty update", False, lambda content: Update(content).written()),
    Edit("first half alone", True, lambda content: content[: len(content) // 2]),
    Edit("unit of two points", True, _in_page(b"/UserUnit 2\n")),
    Edit("cropped page", True, _in_page(b"/CropBox [0 0 300 841.8898]\n")),
)


def _by_ezdxf(version: str) -> Callable[[bytes], bytes]:
    """Return an edit that saves a drawing again in another version of the format."""

    def edit(content: bytes) -> bytes:
        drawing = ezdxf.read(io.StringIO(content.decode()))  # type: ignore[attr-defined]
        drawing.dxfversion = version
        return written(drawing)

    return edit


def _line_of_entities(change: Callable[[list[str], int], list[str]]) -> Callable[[bytes], bytes]:
    """Return an edit of the lines of a drawing at the layer of its first dot."""

    def edit(content: bytes) -> bytes:
        lines = content.decode().split("\n")
        circle = lines.index("CIRCLE")
        return "\n".join(change(lines, lines.index("Braille", circle))).encode()

    return edit


DXF = (
    Edit("CR and LF", False, _replaced("\n", "\r\n")),
    *(
        Edit(f"saved as {version}", False, _by_ezdxf(version))
        for version in ("R2007", "R2010", "R2018")
    ),
    Edit("first half alone", True, lambda content: content[: len(content) // 2]),
    Edit("line doubled", True, _line_of_entities(lambda lines, i: [*lines[: i + 1], *lines[i:]])),
    Edit("line lost", True, _line_of_entities(lambda lines, i: [*lines[:i], *lines[i + 1 :]])),
)


def _ascii(content: bytes) -> bytes:
    """Return a plate as STL in words."""
    facets = [
        "facet normal 0 0 0\nouter loop\n"
        + "".join(f"vertex {x:.6e} {y:.6e} {z:.6e}\n" for x, y, z in triangle)
        + "endloop\nendfacet\n"
        for triangle in read_stl(content)
    ]
    return f"solid plate\n{''.join(facets)}endsolid plate\n".encode()


def _triangles(change: Callable[[Corners], Corners]) -> Callable[[bytes], bytes]:
    """Return an edit of the triangles of a plate."""
    return lambda content: stl(change(read_stl(content)))


STL = (
    Edit("in words", False, _ascii),
    Edit("in words, CR and LF", False, lambda content: _ascii(content).replace(b"\n", b"\r\n")),
    Edit("triangles the other way about", False, _triangles(lambda corners: corners[::-1])),
    Edit(
        "triangles begun elsewhere", False, _triangles(lambda corners: np.roll(corners, 1, axis=1))
    ),
    Edit("header as of words", False, lambda content: b"solid".ljust(80) + content[80:]),
    Edit("half as large", True, _triangles(lambda corners: corners * 0.5)),
    Edit("mirrored", True, _triangles(lambda corners: corners[:, ::-1] * [-1, 1, 1] + [180, 0, 0])),
    Edit(
        "thicker",
        True,
        _triangles(lambda corners: corners + np.multiply(corners > [1e9, 1e9, 0.2], [0, 0, 5])),
    ),
    Edit("flattened", True, _triangles(lambda corners: np.minimum(corners, [1e9, 1e9, 1.2]))),
    Edit("first half alone", True, lambda content: content[: len(content) // 2]),
)


def _in_model(edit: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    """Return an edit of the model in a 3MF file."""
    return lambda content: with_model(content, edit(model(content).encode()).decode())


def _packed(method: int) -> Callable[[bytes], bytes]:
    """Return an edit that packs a 3MF file in another way."""

    def edit(content: bytes) -> bytes:
        out = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(out, "w", method) as new:
            for name in reversed(old.namelist()):
                new.writestr(name, old.read(name))
        return out.getvalue()

    return edit


def _in_microns(content: bytes) -> bytes:
    """Return a model whose lengths are told in microns."""
    text = re.sub(
        r'([xyz])="([-+.e0-9]+)"',
        lambda found: f'{found[1]}="{1000 * float(found[2]):.6g}"',
        content.decode(),
    )
    return text.replace('unit="millimeter"', 'unit="micron"').encode()


TURN = 'transform="1 0 0 0 1 0 0 0 1 '

THREE_MF = (
    Edit("not packed", False, _packed(zipfile.ZIP_STORED)),
    Edit("packed otherwise", False, _packed(zipfile.ZIP_DEFLATED)),
    Edit("CR and LF", False, _in_model(_replaced("\n", "\r\n"))),
    Edit("written by another library", False, _in_model(_parsed_again)),
    Edit("in microns", False, _in_model(_in_microns)),
    Edit("in inches", True, _in_model(_replaced("millimeter", "inch"))),
    Edit("half as large", True, _in_model(_replaced(TURN, 'transform="0.5 0 0 0 0.5 0 0 0 0.5 '))),
    Edit("half as high", True, _in_model(_replaced(TURN, 'transform="1 0 0 0 1 0 0 0 0.5 '))),
    Edit("not built", True, _in_model(_replaced("<item [^>]*/>", ""))),
    Edit("first half alone", True, lambda content: content[: len(content) // 2]),
)

CHANGES: dict[str, tuple[Program | Edit, ...]] = {
    "pdf": PDF,
    "svg": SVG,
    "dxf": DXF,
    "brf": BRF,
    "pef": PEF,
    "stl": STL,
    "3mf": THREE_MF,
}
"""The changes of each format."""
