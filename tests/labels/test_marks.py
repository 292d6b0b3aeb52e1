"""What the generator of marks claims, checked by renderers and by the drawings themselves."""

import io
import re
from pathlib import Path
from random import Random

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray
from PIL import Image

from tests.labels import resaved
from tests.labels.drawn_marks import draw
from tests.labels.geometry import Box, Page, pages
from tests.labels.marked_solids import divided, prism, read_stl
from tests.labels.marks import CELLS, PAPER, Deck, decks, drawn
from tests.tiers import sampled, soak_only, tries

NOBLES = ("--what", "nobles")

DENSITY = 6
"""Pixels in a millimetre, about 150 dpi."""

Picture = NDArray[np.int16]
"""The shades of a page, of the shape (rows, columns, 3)."""


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Make sure that no settings of a player count."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder for sets of labels."""
    return tmp_path_factory.mktemp("marks")


def deck(form: str, folder: Path) -> Deck:
    """Return the set of noble tiles of a format, with its one file."""
    return Deck(form, (*NOBLES, "--force"), folder / form)


def picture(form: str, content: bytes) -> Picture:
    """Return the first page as a renderer draws it."""
    if form == "pdf":
        with pypdfium2.PdfDocument(content) as document:
            image = document[0].render(scale=DENSITY * 25.4 / 72).to_pil()
    else:
        import resvg_py

        png = bytes(resvg_py.svg_to_bytes(svg_string=content.decode(), zoom=1, dpi=DENSITY * 25.4))
        image = Image.open(io.BytesIO(png))
        ground = Image.new("RGBA", image.size, "white")
        image = Image.alpha_composite(ground, image.convert("RGBA"))
    return np.asarray(image.convert("RGB"), np.int16)


def differs(before: Picture, after: Picture, box: Box) -> bool:
    """Return whether two pictures differ inside a box."""
    rows = slice(round(box.y * DENSITY) + 1, round(box.lower * DENSITY) - 1)
    columns = slice(round(box.x * DENSITY) + 1, round(box.right * DENSITY) - 1)
    return bool((abs(before - after)[rows, columns] > 8).any())


@pytest.mark.parametrize("form", ["pdf", "svg"])
def test_what_matters_is_seen_inside_a_label_and_nothing_else_is(form: str, folder: Path) -> None:
    made = deck(form, folder)
    content = (made.folder / made.files[0]).read_bytes()
    page = pages(made.manifest, made.files[0])[0]
    before = picture(form, content)
    assert before.shape[:2] == pytest.approx((297 * DENSITY, 210 * DENSITY), abs=1)
    writer = PAPER[form]
    for number in range(tries(4, 400)):
        chance = Random(number)
        mark, matters = draw(page, writer.tools(content), chance)
        if str(mark).endswith("of no size"):
            continue  # PDFium draws a stroke without a length, which is no ink.
        after = picture(form, writer.marked(content, mark, page, chance))
        seen = any(differs(before, after, label.box) for label in page.labels)
        assert seen is matters, f"{number}: {mark}"


def test_dots_are_where_geometry_says(folder: Path) -> None:
    made = deck("svg", folder)
    text = (made.folder / made.files[0]).read_text()
    circles = re.findall(r'<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"', text)
    page: Page = pages(made.manifest, made.files[0])[0]
    dots = {(round(x, 3), round(y, 3)) for label in page.labels for x, y in label.dots}
    assert {(float(x), float(y)) for x, y, _ in circles} == dots
    assert {float(radius) for _, _, radius in circles} == {page.radius}


def test_a_plate_is_as_high_as_the_solids_say(folder: Path) -> None:
    made = deck("stl", folder)
    corners = read_stl((made.folder / made.files[0]).read_bytes())
    assert corners[:, :, 2].min() == 0
    assert corners[:, :, 2].max() == pytest.approx(1.5)
    assert volume(divided(corners, Random(1))) == pytest.approx(volume(corners), rel=1e-6)
    assert len(divided(corners, Random(1))) > len(corners)
    assert volume(prism((50, 50), 1, 0, 2, 4)) == pytest.approx(4)


def volume(corners: NDArray[np.float64]) -> float:
    """Return the volume that a surface encloses."""
    return float(
        np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2])).sum() / 6
    )


@pytest.mark.parametrize("form", CELLS)
def test_blanks_alone_are_all_that_does_not_matter_to_an_embosser(form: str, folder: Path) -> None:
    made = deck(form, folder)
    content = (made.folder / made.files[0]).read_bytes()
    for number in range(60):
        name, matters, changed = CELLS[form](content, Random(number))
        assert changed != content, name
        if name.startswith("blank"):
            assert embossed(form, changed) == embossed(form, content), name
            assert not matters
        elif name.startswith(("cell", "line", "no line", "eight")):
            assert embossed(form, changed) != embossed(form, content), name
            assert matters


def embossed(form: str, content: bytes) -> list[list[str]]:
    """Return the pages of a file for an embosser, without the blanks at the ends."""
    text = content.decode()
    if form == "brf":
        pages = [page.split("\r\n") for page in text.split("\f")]
    else:
        found = re.findall(r"<page>(.*?)</page>", text, re.DOTALL)
        pages = [re.findall(r"<row>(.*?)</row>", page) for page in found]
    bare = ["\n".join(line.rstrip(" \u2800") for line in page).rstrip("\n") for page in pages]
    return [page.split("\n") for page in bare]


MARKS = {"brf": 500, "pef": 500, "stl": 500, "3mf": 200, "pdf": 180, "svg": 80, "dxf": 40}
"""How many marks there are to draw over each format: more where they take less time."""

AT_ONCE = 10


@soak_only
@sampled(3)
@pytest.mark.parametrize(
    ("form", "first"),
    [(form, first) for form, count in MARKS.items() for first in range(0, count, AT_ONCE)],
)
def test_the_program_proves_what_geometry_says(
    form: str, first: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seed = int(request.config.getoption("hypothesis_seed") or 1)
    made = decks(form, tmp_path)
    for number in range(first, first + AT_ONCE):
        deck, file, case = drawn(form, made, number, seed)
        again = f"--format {form} --seed {seed} --only {number}: {case.name}"
        assert deck.proven(file, case.content) is not case.matters, again


@soak_only
@pytest.mark.parametrize("form", resaved.CHANGES)
def test_every_edit_changes_the_file(form: str, folder: Path) -> None:
    made = deck(form, folder)
    file = made.folder / made.files[0]
    for change in resaved.CHANGES[form]:
        if isinstance(change, resaved.Edit):
            assert change.edit(file.read_bytes()) != file.read_bytes(), change.name
