"""Labels on the pages of embossers."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from splendor_access.braille.cells import BLANK
from splendor_access.braille.tables import table
from splendor_access.labels.formats import brf, load
from splendor_access.labels.planning import embossers
from splendor_access.labels.planning.cell_grid import GridChoice, die_cut_grid, parse_grid
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.planning.embossers import (
    EMBOSSERS,
    Embosser,
    find_embosser,
    grid_room,
    in_grid,
    label_pages,
    paginate_labels,
)
from splendor_access.labels.planning.layout import Room
from splendor_access.labels.planning.plan import Design, Machine, Plan, make_plan, replace_labels
from splendor_access.labels.planning.sheets import PRODUCTS, default_sheet, find_sheet
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS
from splendor_access.labels.verification.proof import NotAsPlanned, prove
from splendor_access.talk.locale import languages
from tests.cases import every
from tests.labels.plans import KINDS, plan_for
from tests.labels.runs import labels

SHORT = table("en-us-comp6")


def plan(embosser: str, kind: Kind = Kind.CARDS) -> Plan:
    return plan_for("cells", kind, machine=Machine(embosser=embosser))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", EMBOSSERS)
def test_labels_stand_under_one_another_and_none_is_split(name: str, kind: Kind) -> None:
    of_name = plan(name, kind)
    _, pages = label_pages(of_name)
    lines_of_labels = [[line.cells for line in label.lines] for label in of_name.labels]
    found = [block.split("\n") for page in pages for block in "\n".join(page).split("\n\n")]
    assert found == lines_of_labels
    assert max(map(len, pages)) <= EMBOSSERS[name].rows
    assert max(len(line) for page in pages for line in page) <= EMBOSSERS[name].columns
    assert all(page[0] and page[-1] for page in pages)


def test_a_page_takes_as_many_labels_as_it_has_room_for() -> None:
    embosser, pages = label_pages(plan("generic"))
    for page, following in pairwise(pages):
        (first, *_) = "\n".join(following).split("\n\n")
        assert len(page) + 1 + len(first.split("\n")) > embosser.rows


def test_places_count_from_the_top_of_the_page() -> None:
    for page in plan("generic").pages:
        assert [label.place for label in page.labels] == list(range(1, len(page.labels) + 1))


def test_putting_on_pages_twice_changes_nothing() -> None:
    assert paginate_labels(plan("a4")) == plan("a4")


@pytest.mark.parametrize(
    ("embosser", "of", "needs", "has"),
    [
        (Embosser("tiny", 8, 25), "cells", 9, 8),
        (Embosser("tiny", 40, 1), "lines", 2, 1),
    ],
)
def test_what_has_no_room_is_refused_with_both_figures(
    monkeypatch: pytest.MonkeyPatch, embosser: Embosser, of: str, needs: int, has: int
) -> None:
    monkeypatch.setitem(embossers.EMBOSSERS, "tiny", embosser)
    with pytest.raises(LabelsRefused) as refused:
        plan("tiny")
    facts = refused.value.message.args
    assert (facts["of"], facts["needs"], facts["has"], facts["on"]) == (of, needs, has, "page")


# In a grid


def cells_of(plan: Plan) -> list[tuple[str, ...]]:
    return [tuple(line.cells for line in label.lines) for label in plan.labels]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", EMBOSSERS)
def test_in_an_even_grid_all_labels_have_one_distance(name: str, kind: Kind) -> None:
    gridded = paginate_labels(in_grid(plan(name, kind), GridChoice("even"), 1))
    grid = gridded.grid
    assert grid
    _, pages = label_pages(gridded)
    assert max(map(len, pages)) <= EMBOSSERS[name].rows
    assert max(len(line) for page in pages for line in page) <= EMBOSSERS[name].columns
    page = EMBOSSERS[name]
    for steps, step, size, limit in (
        (grid.columns, gridded.measures.cell, grid.width, page.columns),
        (grid.rows, gridded.measures.line, grid.height, page.rows),
    ):
        (distance,) = {after - before for before, after in pairwise(steps)}
        assert distance * step >= size
        # The last label is on the page too, whose edges are as wide as a cell or a line.
        assert steps[-1] * step + size <= (limit + 2) * step
    # Read by hand: a window at each place, and nothing else on the page.
    found = []
    for lines, of_plan in zip(pages, gridded.pages, strict=True):
        left = {
            (y, x) for y, line in enumerate(lines) for x, cell in enumerate(line) if cell != BLANK
        }
        for label in of_plan.labels:
            top, begin = grid.corner(label.place)
            window = [
                line[begin : begin + grid.room.cells] for line in lines[top:][: grid.room.lines]
            ]
            left -= {
                (y, x)
                for y in range(top, top + grid.room.lines)
                for x in range(begin, begin + grid.room.cells)
            }
            found.append(tuple(line.rstrip(BLANK) for line in window if line.rstrip(BLANK)))
        assert not left
    assert found == cells_of(gridded)


def test_cards_in_columns_take_half_the_pages() -> None:
    assert len(plan("generic").pages) == 11
    assert len(paginate_labels(in_grid(plan("generic"), GridChoice("even"), 1)).pages) == 5


@every("name", ["brf", "pef"])
@every("kind", KINDS)
@every("choice", ["even", "even,columns=2,left=3,across=13", "die-cut", "strips"])
def test_what_stands_in_a_grid_is_read_back(choice: str, kind: Kind, name: str) -> None:
    chosen = parse_grid(choice)
    sheet = find_sheet(default_sheet(kind, landscape=False, solid=False), kind)
    measures, machine = STANDARDS["marburg"].nominal, Machine()
    room = grid_room(chosen, sheet, machine, measures)
    design = Design("marburg", measures, SHORT, sheet, machine=machine, room=room)
    gridded = paginate_labels(in_grid(make_plan(kind, items(kind), design), chosen, 1))
    form = load(name)
    data = form.write(gridded)
    prove(gridded, form.read(data), SHORT)
    one, *_, last = gridded.labels
    swapped = {label.number: label for label in gridded.labels}
    swapped[one.number] = replace(one, lines=last.lines)
    swapped[last.number] = replace(last, lines=one.lines)
    with pytest.raises(NotAsPlanned):
        prove(gridded, form.read(form.write(replace_labels(gridded, swapped))), SHORT)
    assert gridded.grid
    grid = replace(gridded.grid, rows=(1, *gridded.grid.rows[1:]))
    with pytest.raises(NotAsPlanned):
        prove(gridded, form.read(form.write(replace(gridded, grid=grid))), SHORT)


@every("line", [10.0, 9.9, 7.5])
def test_a_die_cut_sheet_has_every_dot_on_its_label(line: float) -> None:
    sheet, measures = PRODUCTS["l7160"], replace(STANDARDS["marburg"].nominal, line=line)
    grid = die_cut_grid(sheet, Room(100, 100), measures)
    assert grid.places == sheet.places
    for place in range(sheet.places):
        top, begin = grid.corner(place + 1)
        x, y = sheet.corner(place)
        left = sheet.left + sheet.margin_x + begin * measures.cell - x
        upper = sheet.top + sheet.margin_y + top * measures.line - y
        wide = (grid.room.cells - 1) * measures.cell + measures.dot + measures.base
        high = (grid.room.lines - 1) * measures.line + 2 * measures.dot + measures.base
        assert 1 <= left <= sheet.width - wide - 1
        assert 1 <= upper <= sheet.height - high - 1


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (
            ("--grid", "even,columns=9"),
            "The grid needs a page of 98 cells by 3 lines. The page has 40 by 25.",
        ),
        (("--grid", "even,across=3"), "Labels must begin at least 11 cells apart, not 3."),
        (("--grid", "even,down=3"), "Labels must begin at least 4 lines apart, not 3."),
        (
            ("--grid", "even,rows=3"),
            '--grid cannot be "even,rows=3". Choose from: even, die-cut and strips. In even '
            "you can choose across, down, columns and left, as in even,columns=2",
        ),
        (
            ("--grid", "strips"),
            "a0d 1s1o3d needs 16 cells in one line. A strip on this piece has room for 14. "
            "Computer braille is shorter: choose it with --notation.",
        ),
        (
            ("--grid", "die-cut", "--sheet", "ol5225"),
            "a0d 1s1o3d needs 3 lines. The label has room for 2. "
            "Computer braille is shorter: choose it with --notation.",
        ),
        (("--grid", "even", "--format", "pdf"), "--grid is for brf and pef, not for pdf."),
        (
            ("--cut-marks", "--format", "dxf"),
            "--cut-marks is for brf, pdf, pef and svg, not for dxf.",
        ),
        (
            ("--cut-marks", "--format", "svg", "--sheet", "l7160"),
            "Labels of l7160 are peeled off, so they need no --cut-marks. Take --sheet a4 or "
            "letter.",
        ),
        (("--cut-marks", "--grid", "strips"), "--cut-marks is for --grid even, not for strips."),
        (
            ("--cut-marks", "--grid", "even,across=9"),
            "Labels must begin at least 10 cells apart, not 9.",
        ),
        (
            ("--cut-marks", "--grid", "even,columns=4"),
            "The grid needs a page of 41 cells by 25 lines. The page has 40 by 25.",
        ),
        (
            ("--cut-marks", "--grid", "even,across=11"),
            "The labels of sheet l7160 are 64.4 by 38.4 mm. A card is 63.5 by 88 mm, so they "
            "would stand over its edge.",
        ),
        (
            ("--grid", "die-cut", "--embosser", "narrow"),
            "The grid needs a page of 31 cells by 25 lines. The page has 28 by 25.",
        ),
    ],
)
def test_grids_that_cannot_be_are_refused(
    words: tuple[str, ...], answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    run = labels(capsys, "--format", "brf", "--what", "cards", *words, "--out", out)
    assert (run.code in (1, 2), run.lines, run.errors) == (True, [], [answer])
    assert not out.exists()


@pytest.mark.parametrize("language", languages())
def test_labels_at_one_distance_are_cut_to_the_width_of_the_longest(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.csv"
    own.write_text("bank\nmy deck\n", encoding="utf-8")
    words = ("--lang", language, "--format", "brf", "--text", own, "--out", tmp_path / "out")
    run = labels(capsys, *words)
    assert (run.code, run.errors) == (0, [])
    (line,) = (line for line in run.lines if " 20 mm " in line or " 20 mm de " in line)
    # Seven cells: 6 times 6 mm from cell to cell, 2.5 from dot to dot, and a dot of 1.6.
    assert re.search(r" 40[.,]1 mm", line), line
    assert not any(re.search(r"\b20 (to|bis|à|tot) 20\b", line) for line in run.lines)


def test_the_sentences_about_cutting_say_what_is_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", "brf", "--what", "cards", "--out", tmp_path)
    assert (
        "Cards have lines of 5 to 9 cells and begin 20 to 40 mm below one another. They cannot "
        "all be cut alike, and a card can be known by a smaller label. With --grid even all get "
        "one size and one distance."
    ) in labels(capsys, *words).lines
    run = labels(capsys, *words, "--grid", "even", "--force")
    assert (
        "Cards stand in 3 columns, 66 mm apart, with rows 40 mm apart. Cut all to 63.5 by 38.1 "
        "mm, 3 mm left of the first cell and 2 mm above it. That holds for an embosser with cells "
        "of 6 mm and lines of 10 mm."
    ) in run.lines
    assert not any("cannot all be cut" in line for line in run.lines)
    run = labels(capsys, "verify", tmp_path / "cards.brf")
    assert run.lines[0] == "cards.brf in en-ueb-g1: labels 90, pages 5, faults 0."
    (tmp_path / "manifest.json").unlink()
    run = labels(capsys, "verify", tmp_path / "cards.brf")
    assert run.lines[0] == "cards.brf in en-ueb-g1: labels 90, pages 5, faults 0."
    text = (tmp_path / "assembly.txt").read_text(encoding="utf-8")
    assert "\n19, page 2, row 1, column 1: " in text


@every("form", ["brf", "pef"])
@pytest.mark.parametrize("kind", ["cards", "nobles", "tokens"])
def test_lines_of_dots_to_cut_along_stand_around_each_label(
    form: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", form, "--what", kind, "--cut-marks", "--force", "--out", tmp_path)
    run = labels(capsys, *words)
    assert (run.code, run.errors) == (0, [])
    file = tmp_path / f"{kind}.{form}"
    for state in ("as planned", "without a manifest"):
        run = labels(capsys, "verify", file)
        assert (run.code, run.lines[0][-9:]) == (0, "faults 0."), state
        (tmp_path / "manifest.json").unlink(missing_ok=True)


def test_a_page_with_lines_to_cut_along_is_felt_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (
        "--format",
        "brf",
        "--what",
        "nobles",
        "--cut-marks",
        "--grid",
        "even,left=2,columns=2",
    )
    run = labels(capsys, *words, "--out", tmp_path)
    said = (
        "Noble tiles stand in 2 columns, 60 mm apart, with rows 30 mm apart. Cut all to 58.4 by "
        "28.4 mm, 4.4 mm left of the first cell and 3.4 mm above it. That holds for an embosser "
        "with cells of 6 mm and lines of 10 mm.",
        "Lines of dots run between the labels and around them. Cut beside each, so that it falls "
        "off. A full cell in the upper right corner shows which way up a page is.",
    )
    assert set(said) <= set(run.lines)
    for name in ("assembly.txt", "assembly.html"):
        assert all(line in (tmp_path / name).read_text(encoding="utf-8") for line in said)
    lines = (tmp_path / "nobles.brf").read_text(encoding="ascii").splitlines()
    assert lines[:7] == [
        "  --------------------=",
        "  L#C #DS   L#C #DS   L",
        "  L#D;E     L#D;D     L",
        "  ---------------------",
        "  L#C #CS   L#C #CS   L",
        "  L#C;E#CR  L#C;E#C;D L",
        "  ---------------------",
    ]
    assert lines[3::3] == ["  ---------------------"] * 5


@every("old, new", [("-=", "=="), ("\r\n--", "\r\n-B"), ("\r\nL", "\r\n "), ("L\r\n", "\r\n")])
def test_a_wrong_line_to_cut_along_is_a_fault(
    old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", "brf", "--what", "nobles", "--cut-marks", "--force", "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    file = tmp_path / "nobles.brf"
    text = file.read_bytes().decode("ascii")
    assert old in text
    file.write_bytes(text.replace(old, new, 1).encode("ascii"))
    assert labels(capsys, "verify", file).code == 1


def test_lines_to_cut_along_that_are_left_out_are_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--what", "nobles", "--cut-marks", "--grid", "even,columns=1", "--out", tmp_path)
    assert labels(capsys, "--format", "brf", *words).code == 0
    file = tmp_path / "nobles.brf"
    marks = str.maketrans("-L=", "   ")  # which no code of a tile has
    file.write_text(file.read_text(encoding="ascii").translate(marks), "ascii", newline="\r\n")
    run = labels(capsys, "verify", file)
    assert (run.code, run.lines[1]) == (
        1,
        "Page 1: its lines of dots to cut along are not those of the manifest beside the file.",
    )


def test_a_begun_die_cut_sheet_is_used_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", "brf", "--what", "cards", "--grid", "die-cut", "--start-at", 20)
    run = labels(capsys, *words, "--notation", "en-us-comp6", "--out", tmp_path)
    assert run.code == 0
    text = (tmp_path / "assembly.txt").read_text(encoding="utf-8")
    places = re.findall(r"^\d+, (page \d+, row \d+, column \d+):", text, re.MULTILINE)
    assert places[:3] == [
        "page 1, row 7, column 2",
        "page 1, row 7, column 3",
        "page 2, row 1, column 1",
    ]
    first = brf.read((tmp_path / "cards.brf").read_bytes()).pages[0].lines
    assert [bool(line.strip(BLANK)) for line in first] == [*[False] * 23, True, True]
    assert labels(capsys, "verify", tmp_path / "cards.brf").code == 0
    run = labels(capsys, "find", "a0d", "1s1e1r1o", "--out", tmp_path)
    assert run.lines[0].startswith("Page 2, row 1, column 1: ")


def test_the_guide_names_every_profile() -> None:
    guide = (Path(__file__).parents[2] / "docs/labels.md").read_text(encoding="utf-8")
    for name, embosser in EMBOSSERS.items():
        size = f"{embosser.columns} cells by {embosser.rows} lines"
        assert re.search(rf"(?m)^- (`[^`]+` and )?`{name}`( and `[^`]+`)?: {size}", guide), name


def test_an_own_page_has_its_cells_and_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", "brf", "--what", "cards", "--embosser", "30x20", "--grid", "even")
    assert labels(capsys, *words, "--out", tmp_path).code == 0
    file = tmp_path / "cards.brf"
    pages = brf.read(file.read_bytes()).pages
    assert max(len(page.lines) for page in pages) <= 20
    assert max(len(line) for page in pages for line in page.lines) <= 30
    assert labels(capsys, "verify", file).code == 0
    file.write_bytes(file.read_bytes().replace(b"\r\n\f", b"\r\n" * 20 + b"\f", 1))
    assert any(
        "a page of the embosser has 20" in line for line in labels(capsys, "verify", file).lines
    )


@pytest.mark.parametrize("typed", ["index", "9x28", "42x101", "42x"])
def test_unknown_embosser_is_refused_with_the_names(typed: str) -> None:
    with pytest.raises(LabelsRefused) as refused:
        find_embosser(typed)
    assert refused.value.usage
    assert refused.value.message.args["names"] == [*EMBOSSERS]
