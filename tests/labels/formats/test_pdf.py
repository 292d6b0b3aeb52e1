"""PDF: what other programs find in our files, and what is found in the files of others."""

import re
import subprocess
import zlib
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from reportlab.pdfbase.ttfonts import TTFontFile
from reportlab.pdfgen.canvas import Canvas

from splendor_access.commands import _cli
from splendor_access.labels.formats import FileContents, FoundDot, FoundPage, UnreadableLabels
from splendor_access.labels.formats import pdf as module
from splendor_access.labels.formats.pdf import read, write
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.plan import Plan, alignment
from splendor_access.labels.planning.printing import font, with_print
from splendor_access.labels.planning.sheets import find_sheet
from splendor_access.labels.verification.proof import prove
from splendor_access.talk.locale import Locale, languages
from tests.labels.plans import KINDS, PAPER, design, few, plan_for
from tests.labels.runs import labels
from tests.tiers import tries

POINT = 25.4 / 72
SHARP = 16
"""Pixels in a mm of a page that is drawn."""

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def plan() -> Plan:
    return with_print(few(), Locale("en"))[0]


ON_TWO_PAGES = tries(24, 90)
"""So many cards are on two sheets."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_second_reader_finds_the_same(kind: Kind, tmp_path: Path) -> None:
    plan, _ = with_print(plan_for("flat", kind, ON_TWO_PAGES), Locale("en"))
    file = tmp_path / "labels.pdf"
    file.write_bytes(write(plan))
    pages = tuple(by_poppler(file, number) for number in range(1, len(plan.pages) + 1))
    prove(plan, FileContents(pages), PAPER)


def by_poppler(file: Path, number: int) -> FoundPage:
    """Return the filled round shapes of a page, as poppler draws them."""
    page = ["-f", str(number), "-l", str(number)]
    command = ["pdftocairo", "-svg", "-noshrink", "-nocenter", *page, file.name, "-"]
    done = subprocess.run(command, cwd=file.parent, capture_output=True, check=True, timeout=60)
    text = done.stdout.decode()
    # Newer ones leave out the unit, and write attributes instead of a style.
    size = re.search(r'width="([\d.]+)(?:pt)?" height="([\d.]+)(?:pt)?"', text)
    assert size
    body = text.partition("</defs>")[2]
    dots = []
    for path in re.findall(r'fill-rule(?::|=")evenodd[^>]* d="([^"]*)"', body):
        if "C" not in path:  # the triangle in the corner of a page
            continue
        numbers = [float(each) * POINT for each in re.findall(r"[\d.]+", path)]
        x, y = numbers[::2], numbers[1::2]
        dots.append(FoundDot((min(x) + max(x)) / 2, (min(y) + max(y)) / 2))
    return FoundPage(float(size[1]) * POINT, float(size[2]) * POINT, tuple(dots))


def test_qpdf_finds_no_fault(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "labels.pdf"
    file.write_bytes(write(plan))
    done = subprocess.run(
        ["qpdf", "--check", file], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr


def test_braille_and_outlines_are_on_spot_plates(plan: Plan) -> None:
    data = write(plan)
    plates = set(re.findall(rb"/Separation\s*/(\w+)", data))
    assert plates == {b"Braille", b"CutContour"}


def test_words_and_the_ruler_are_text(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "labels.pdf"
    file.write_bytes(write(plan))
    command = ["pdftotext", "-l", "1", str(file), "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert "100.0 mm" in text
    assert "Level a: white, for 2 red\n1 black" in text


def facts(command: str, file: Path) -> dict[str, str]:
    """Return what a program of poppler prints, by what stands before the colon."""
    done = subprocess.run([command, file], capture_output=True, text=True, check=True, timeout=60)
    return {
        name: text.strip() for name, _, text in (x.partition(":") for x in done.stdout.split("\n"))
    }


def test_it_has_a_title_and_a_language_and_no_author(tmp_path: Path, capsys: Capsys) -> None:
    words = ("--format", "pdf", "--what", "nobles", "--out", tmp_path)
    assert _cli.main(["labels", "--lang", "fr", *map(str, words)]) == 0
    file = tmp_path / "nobles.pdf"
    known = facts("pdfinfo", file)
    assert known["Title"] == "Splendor, étiquettes braille : 10 tuiles nobles"
    assert (known["Author"], known["Subject"], known["Creator"]) == ("", "", "splendor-access")
    done = subprocess.run(["qpdf", "--json", file], capture_output=True, check=True, timeout=60)
    assert b'"/Lang": "u:fr"' in done.stdout
    assert _cli.main(["labels", "ruler", "--lang", "fr", *map(str, words)]) == 0
    known = facts("pdfinfo", tmp_path / "ruler.pdf")
    assert known["Title"] == "Splendor, page d'alignement pour la planche a4"


def test_every_font_is_embedded(plan: Plan, tmp_path: Path) -> None:
    file = tmp_path / "labels.pdf"
    file.write_bytes(write(plan))
    done = subprocess.run(
        ["pdffonts", file], capture_output=True, text=True, check=True, timeout=60
    )
    _, _, *fonts = done.stdout.splitlines()
    assert [line.split()[0].partition("+")[2] for line in fonts] == ["BitstreamVeraSans-Roman"]
    assert [line.split()[3:5] for line in fonts] == [["yes", "yes"]]


@pytest.mark.parametrize("language", languages())
def test_the_font_has_every_letter_of_the_words(language: str) -> None:
    known = set(TTFontFile(f"{font()}.ttf").charToGlyph)
    for kind in KINDS:
        printed, _ = with_print(plan_for("flat", kind), Locale(language))
        text = "".join(line.text for label in printed.labels for line in label.print_lines)
        assert text
        assert not set(map(ord, text)) - known


# What a print job leaves out


def made(job: str, folder: Path, capsys: Capsys) -> tuple[Path, list[str]]:
    """Return the cards that are made for a print job, and what is said."""
    words = ("--for", job, "--select", "level c red", "--out", folder)
    run = labels(capsys, *words)
    assert (run.code, run.errors) == (0, [])
    return folder / "cards.pdf", run.lines


def inks(file: Path) -> set[tuple[int, ...]]:
    """Return the colours that a page is drawn in, as they look."""
    page = pypdfium2.PdfDocument(file)[0]
    colours = page.render(scale=3, may_draw_forms=False).to_pil().convert("RGB").getcolors(1 << 24)
    return {colour for count, colour in colours if count > 300}


def test_on_swell_paper_nothing_rises_but_dots_and_outlines(tmp_path: Path, capsys: Capsys) -> None:
    file, lines = made("swell", tmp_path, capsys)
    assert (
        "For swell paper: all that is black rises, so the files have dots and thin outlines alone, "
        "in black. A line crosses the upper right corner of each outline, and a triangle stands in "
        "that of the sheet. Words, crosses and rulers are left out."
    ) in lines
    assert "Cards: cut each label along its outline, to 63.5 by 38.1 mm." in lines
    command = ["qpdf", "--qdf", "--object-streams=disable", str(file), "-"]
    page = subprocess.run(command, capture_output=True, check=True, timeout=60).stdout
    assert b"/Separation" not in page
    # What is drawn are circles and a triangle, filled with black, and the lines of outlines.
    found = read(file.read_bytes()).pages[0]
    assert len(re.findall(rb"(?m)^(?:.* )?[fF]\*?$", page)) == len(found.dots) + 1
    assert set(re.findall(rb"(?m)([\d. ]+) [kK]$", page)) == {b"0 0 0 1"}
    assert len(re.findall(rb"(?m)^(?:.* )?S$", page)) == 2 * len(found.boxes)
    assert not re.search(rb"(?m) (?:s|B|Tj|TJ|Do)$", page)
    colours = inks(file)
    assert {(255, 255, 255), (35, 31, 32)} <= colours
    assert all(max(colour) - min(colour) < 5 for colour in colours)  # the edges of lines are grey
    run = labels(capsys, "verify", file)
    assert (
        run.code,
        "Same as in the manifest beside the file: every dot and its place, every outline, and the "
        "size of the pages." in run.lines,
    ) == (0, True)


def test_outlines_that_swell_need_no_other_lines_to_cut_along(
    tmp_path: Path, capsys: Capsys
) -> None:
    files = []
    for number, words in enumerate(((), ("--cut-marks",))):
        out = tmp_path / str(number)
        sheet = ("--what", "nobles", "--for", "swell", "--sheet", "a4")
        run = labels(capsys, *sheet, *words, "--out", out)
        assert "Noble tiles: cut each label along its outline, to 58 by 38 mm." in run.lines
        files.append((out / "nobles.pdf").read_bytes())
    assert files[0] == files[1]


def test_an_area_without_a_line_is_no_outline() -> None:
    out = BytesIO()
    canvas = Canvas(out)
    canvas.rect(10, 10, 100, 50, stroke=0, fill=1)
    canvas.rect(10, 100, 100, 50, stroke=1, fill=0)
    canvas.save()
    (page,) = read(out.getvalue()).pages
    assert len(page.boxes) == 1


def test_lines_that_swell_keep_away_from_dots(tmp_path: Path, capsys: Capsys) -> None:
    file, _ = made("swell", tmp_path, capsys)
    picture = pypdfium2.PdfDocument(file)[0].render(scale=SHARP * POINT).to_pil().convert("L")
    (page,) = read(file.read_bytes()).pages
    for box in page.boxes:
        at = [
            picture.getpixel((round((box.x + x) * SHARP), round((box.y + y) * SHARP)))
            for x, y in ((box.width - 1.5, 1.5), (box.width / 2, 0), (box.width - 0.7, 0.7))
        ]
        # The line across the corner, the upper side, and the corner that the line cuts off.
        assert [value < 128 for value in at] == [True, True, False]
    gaps = (
        min(
            dot.x - box.x,
            box.x + box.width - dot.x,
            dot.y - box.y,
            box.y + box.height - dot.y,
            (box.x + box.width - dot.x + dot.y - box.y - 3) / 2**0.5,
        )
        for box in page.boxes
        for dot in page.dots
        if box.holds(dot)
    )
    assert min(gaps) > 0.8 + 0.25 + 1


def test_at_home_the_dots_are_grey_and_without_plates(tmp_path: Path, capsys: Capsys) -> None:
    file, lines = made("home", tmp_path, capsys)
    assert any(line.startswith("For a printer at home: it raises nothing") for line in lines)
    assert b"/Separation" not in file.read_bytes()
    page = pypdfium2.PdfDocument(file)[0]
    text = page.get_textpage().get_text_range()
    assert "100.0 mm" in text
    assert "Level c: red" in text
    assert len(read(file.read_bytes()).pages[0].boxes) == 4
    assert labels(capsys, "verify", file).code == 0


def test_raised_ink_has_plates_and_no_crosses(tmp_path: Path, capsys: Capsys) -> None:
    file, lines = made("uv", tmp_path, capsys)
    assert any(line.startswith("For raised ink: dots and outlines are on") for line in lines)
    assert set(re.findall(rb"/Separation\s*/(\w+)", file.read_bytes())) == {
        b"Braille",
        b"CutContour",
    }
    text = pypdfium2.PdfDocument(file)[0].get_textpage().get_text_range()
    assert "100.0 mm" not in text
    assert "Level c: red" in text
    assert labels(capsys, "verify", file).code == 0


def test_for_an_embosser_brf_is_made(tmp_path: Path, capsys: Capsys) -> None:
    words = ("--for", "embosser", "--select", "level c red", "--out", tmp_path)
    run = labels(capsys, *words)
    assert run.code == 0
    assert (tmp_path / "cards.brf").is_file()
    assert any(line.startswith("For an embosser: it takes cells") for line in run.lines)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--for", "swell", "--format", "brf"), "--for swell makes pdf, not brf."),
        (("--for", "embosser", "--format", "svg"), "--for embosser makes brf and pef, not svg."),
        (
            ("--for", "laser"),
            '--for cannot be "laser". Choose from: swell, uv, home and embosser.',
        ),
    ],
)
def test_jobs_that_cannot_be(
    words: tuple[str, ...], answer: str, tmp_path: Path, capsys: Capsys
) -> None:
    run = labels(capsys, *words, "--out", tmp_path / "out")
    assert (run.code, run.lines, run.errors) == (2, [], [answer])
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("job", "raised"), [("uv", True), ("swell", True), ("home", False)])
def test_what_is_raised_marks_the_upper_right_corner_of_the_sheet_alone(
    job: str, raised: bool, tmp_path: Path, capsys: Capsys
) -> None:
    file, _ = made(job, tmp_path, capsys)
    picture = pypdfium2.PdfDocument(file)[0].render(scale=SHARP * POINT).to_pil().convert("RGB")
    near, far = round(4 * SHARP), 4 * SHARP
    across, down = round(picture.width - far), round(picture.height - far)
    white = [
        picture.getpixel(at) == (255, 255, 255)
        for at in ((across, near), (near, near), (near, down), (across, down))
    ]
    assert white == [not raised, True, True, True]


def test_an_alignment_page_has_all_outlines_and_no_dots() -> None:
    sheet = find_sheet("l7160", Kind.CARDS)
    found = read(write(alignment(Kind.CARDS, design(sheet))))
    assert found.pages[0].dots == ()
    assert len(found.pages[0].boxes) == sheet.places


# The files of others


def drawn(draw: str) -> FileContents:
    """Return what is found on a page of 200 by 100 points with these drawing operators."""
    out = BytesIO()
    canvas = Canvas(out, pagesize=(200, 100))
    canvas.addLiteral(draw)
    canvas.showPage()
    canvas.save()
    return read(out.getvalue())


CIRCLE = "2 0 m 2 1.1 1.1 2 0 2 c -1.1 2 -2 1.1 -2 0 c -2 -1.1 -1.1 -2 0 -2 c 1.1 -2 2 -1.1 2 0 c"


def places(found: FileContents) -> list[tuple[float, float]]:
    """Return the dots in points from the bottom left corner of the page."""
    return [(round(d.x / POINT, 2), round(100 - d.y / POINT, 2)) for d in found.pages[0].dots]


def test_circles_are_found_under_transformations() -> None:
    assert places(drawn(f"q 1 0 0 1 30 40 cm {CIRCLE} f Q")) == [(30, 40)]
    assert places(drawn(f"q .5 0 0 .5 10 0 cm q 0 2 -2 0 30 40 cm {CIRCLE} f Q Q")) == [(25, 20)]


def test_many_circles_in_one_path_are_many_dots() -> None:
    moved = CIRCLE.replace("0 2 c", "0 2 c", 1)
    draw = f"q 1 0 0 1 30 40 cm {moved} h 14 0 m 14 1.1 13.1 2 12 2 c 10.9 2 10 1.1 10 0 c "
    draw += "10 -1.1 10.9 -2 12 -2 c 13.1 -2 14 -1.1 14 0 c f Q"
    assert places(drawn(draw)) == [(30, 40), (42, 40)]


@pytest.mark.parametrize(
    "draw",
    [
        f"q 1 0 0 1 30 40 cm {CIRCLE} S Q",
        f"q 1 0 0 2 30 40 cm {CIRCLE} f Q",
        f"q 9 0 0 9 30 40 cm {CIRCLE} f Q",
        "30 40 4 4 re f",
    ],
    ids=["outline only", "ellipse", "too large", "square"],
)
def test_what_is_no_filled_circle_is_no_dot(draw: str) -> None:
    assert places(drawn(draw)) == []


def test_a_circle_that_is_too_small_is_found_with_its_width() -> None:
    """It stands where a dot must be, so it may not be overlooked."""
    usual, small = (
        drawn(f"q {by} 0 0 {by} 30 40 cm {CIRCLE} f Q").pages[0].dots[0].base for by in (1, 0.1)
    )
    assert usual
    assert small == pytest.approx(usual / 10, rel=0.01)


@pytest.mark.parametrize(
    "data",
    [b"", b"%PDF-1.7", b"text", zlib.compress(b"x" * 1000), b"%PDF-1.4\n1 0 obj\n<<>>\nendobj"],
)
def test_what_is_no_pdf_is_unreadable(data: bytes) -> None:
    with pytest.raises(UnreadableLabels):
        read(data)


def test_forms_that_multiply_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_THINGS", 1000)
    out = BytesIO()
    canvas = Canvas(out, pagesize=(200, 100))
    canvas.beginForm("form0")
    canvas.circle(5, 5, 2, stroke=0, fill=1)
    canvas.endForm()
    for depth in range(1, 5):
        canvas.beginForm(f"form{depth}")
        for _ in range(10):
            canvas.doForm(f"form{depth - 1}")
        canvas.endForm()
    canvas.doForm("form4")
    canvas.showPage()
    canvas.save()
    with pytest.raises(UnreadableLabels) as unreadable:
        read(out.getvalue())
    assert unreadable.value.reason == "many-things"


def test_a_form_within_a_form_is_read() -> None:
    out = BytesIO()
    canvas = Canvas(out, pagesize=(200, 100))
    canvas.beginForm("inner")
    canvas.circle(5, 5, 2, stroke=0, fill=1)
    canvas.endForm()
    canvas.beginForm("outer")
    canvas.translate(20, 30)
    canvas.doForm("inner")
    canvas.endForm()
    canvas.doForm("outer")
    canvas.showPage()
    canvas.save()
    assert places(read(out.getvalue())) == [(25, 35)]
