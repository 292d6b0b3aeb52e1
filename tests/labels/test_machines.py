"""What the command line says of embossers, 3D printers and large print."""

import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from splendor_access.labels.formats import brf, load, stl
from splendor_access.labels.making import export
from splendor_access.labels.planning.embossers import EMBOSSERS
from splendor_access.labels.planning.plan import Plan
from splendor_access.labels.sticking.find import made_labels
from tests.labels.runs import labels
from tests.tiers import sampled, soak_only, tries

TWO = ("--select", "level c red 3 points")


@sampled(2)
@pytest.mark.parametrize("name", EMBOSSERS)
def test_files_are_for_the_embosser(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = labels(capsys, "--format", "brf", "--embosser", name, "--out", tmp_path / "a")
    assert (run.code, run.errors) == (0, [])
    profile = EMBOSSERS[name]
    for file in ("cards", "nobles", "tokens", "aids", "assembly"):
        pages = brf.read((tmp_path / "a" / f"{file}.brf").read_bytes()).pages
        assert max(len(page.lines) for page in pages) <= profile.rows
        assert max(len(line) for page in pages for line in page.lines) <= profile.columns


PAPER = {"everest-d": (210, 297), "basic-d": (279.4, 304.8), "basic-s": (279.4, 304.8)}


@pytest.mark.parametrize("name", PAPER)
def test_the_page_of_a_model_is_what_it_reaches(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = EMBOSSERS[name]
    width, height = (side - 2 * profile.edge for side in PAPER[name])
    # Cells of 2.5 mm with 3.5 mm between, lines of 5 mm with 5 mm between.
    assert profile.columns == int((width + 3.5) / 6)
    assert profile.rows == int((height + 5) / 10)
    run = labels(capsys, "--format", "brf", "--embosser", name, *TWO, "--out", tmp_path)
    (told,) = [line for line in run.lines if line.startswith("Index ")]
    assert "cannot reach 5 mm at each edge" in told
    assert told.endswith("Turn off embossing on both sides.") is profile.both_sides
    unnamed = labels(capsys, "--format", "brf", "--embosser", "a4", *TWO, "--out", tmp_path / "a")
    assert not [line for line in unnamed.lines if line.startswith("Index ")]


def test_the_height_of_a_dot_is_reported_and_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", "stl", "--standard", "ada", "--layer", "0.3", "--plate", "0.7")
    run = labels(capsys, *words, *TWO, "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    assert (
        "Print layers of 0.3 mm. Dots are 0.6 mm high, which is 2 layers, on plates of 0.9 mm."
    ) in run.lines
    assert not any("Cut along the grooves." in line for line in run.lines)
    assert (
        "Plates are 0.9 mm thick, not 0.7 mm, because a printer makes whole layers."
    ) in run.lines
    contents = stl.read((tmp_path / "cards.stl").read_bytes())
    assert {round(dot.height or 0, 3) for page in contents.pages for dot in page.dots} == {0.6}


@pytest.mark.parametrize("plate", ["0.4", "5"])
def test_a_plate_of_whole_layers_is_as_thick_as_asked(
    plate: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = labels(capsys, "--format", "stl", "--plate", plate, *TWO, "--out", tmp_path)
    assert run.code == 0
    assert f"on plates of {plate} mm." in "".join(run.lines)
    assert "Plates are" not in "".join(run.lines)


@pytest.mark.parametrize("name", ["stl", "3mf"][: tries(1, 2)])
def test_each_plate_is_a_file_too(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = labels(capsys, "--format", name, "--select", "level c", "--out", tmp_path)
    assert run.code == 0
    assert (
        f"Print cards-1.{name} to cards-3.{name} one by one. cards.{name} has all plates in a "
        "row, which no printer holds."
    ) in run.lines
    assert "A sheet of 0.3 mm holds the plates together. Cut along the grooves." in run.lines
    form = load(name)
    pages = [form.read((tmp_path / f"cards-{n}.{name}").read_bytes()).pages for n in (1, 2, 3)]
    assert all(len(page) == 1 and max(page[0].width, page[0].height) <= 200 for page in pages)
    whole = tmp_path / f"cards.{name}"
    assert sum(len(page.dots) for page in form.read(whole.read_bytes()).pages) == sum(
        len(page[0].dots) for page in pages
    )


def test_many_labels_get_plates_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file with all plates in a row has its limits; that of an earlier set is taken away."""
    words = ("--format", "stl", "--select", "level c", "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    assert (tmp_path / "cards.stl").exists()
    monkeypatch.setattr(export, "MOST_JOINED", 100)
    run = labels(capsys, *words, "--force")
    assert run.code == 0
    assert (
        "Print cards-1.stl to cards-3.stl one by one. A file with all of them would be too large."
    ) in run.lines
    assert run.lines[0].startswith("20 labels were read back from their files")
    assert not (tmp_path / "cards.stl").exists()
    assert len(made_labels(tmp_path)) == 20
    for number in (3, 2, 1)[: tries(1, 3)]:
        assert labels(capsys, "verify", tmp_path / f"cards-{number}.stl").code == 0
    run = labels(capsys, "--format", "stl", *TWO, "--out", tmp_path, "--force")
    assert (run.code, {path.name for path in tmp_path.glob("*.stl")}) == (0, {"cards.stl"})


@soak_only
@pytest.mark.parametrize(("name", "count"), [("3mf", 450), ("stl", 1000)])
def test_hundreds_of_own_labels_are_made_within_500_mb(
    name: str, count: int, tmp_path: Path
) -> None:
    own = tmp_path / "own.csv"
    own.write_text("".join(f"label {n}\n" for n in range(count)), encoding="utf-8")
    words = ("--format", name, "--text", str(own), "--out", str(tmp_path / "out"))
    program = (
        "import sys; from splendor_access.commands import _cli; "
        f"code = _cli.main(['labels', *{words!r}]); "
        # What `resource` says counts in the memory of whoever started this process.
        "status = dict(each.split(':', 1) for each in open('/proc/self/status')); "
        "print(status['VmHWM'].split()[0]); sys.exit(code)"
    )
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    kilobytes = int(run.stdout.splitlines()[-1])
    assert kilobytes < 500_000
    assert f"{count} labels were read back from their files" in run.stdout


def test_long_work_says_what_it_is_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "EVERY", 0.001)
    form, said = load("svg"), []
    write = form.write

    def slow(plan: Plan) -> bytes:
        deadline = monotonic() + 30
        while not (lines := capsys.readouterr().err.splitlines()):
            assert monotonic() < deadline, "nothing is said"
        said.append(lines[-1])
        return write(plan)

    monkeypatch.setattr(form, "write", slow)
    words = ("--format", "svg", "--select", "level c", "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    assert said == ["Making cards.svg, file 1 of 1."]


def test_quick_work_says_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert labels(capsys, "--format", "svg", *TWO, "--out", tmp_path).errors == []


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (
            ("--format", "brf", "--embosser", "index"),
            'There is no embosser "index". Choose from: generic, letter, a4, narrow, unix, '
            "everest-d, basic-d and basic-s. "
            "Or give the cells and lines of a page, from 10 to 100, as in 42x28.",
        ),
        (
            ("--format", "stl", "--layer", "0.2"),
            "Layers of 0.2 mm give no height that marburg allows. It allows dots of 0.5 mm. "
            "Choose other layers or another standard.",
        ),
        (
            ("--format", "stl", "--layer", "0.5", "--standard", "ada"),
            "Layers of 0.5 mm give no height that ada allows. It allows dots of 0.6 to 0.9 mm. "
            "Choose other layers or another standard.",
        ),
        (
            ("--format", "3mf", "--layer", "0"),
            "Layers of 0 mm are too thin to be printed. Choose at least 0.04 mm.",
        ),
        (
            ("--format", "3mf", "--plate", "0"),
            "With layers of 0.1 mm a plate must be 0.4 to 5 mm thick, not 0 mm.",
        ),
        (
            ("--format", "stl", "--standard", "ada", "--plate", "0.5"),
            "With layers of 0.2 mm a plate must be 0.6 to 5 mm thick, not 0.5 mm.",
        ),
        (
            ("--format", "stl", "--plate", "100"),
            "With layers of 0.1 mm a plate must be 0.4 to 5 mm thick, not 100 mm.",
        ),
        (
            ("--format", "stl", "--margin", "0.2"),
            "Grooves lie between the labels of a 3D printer, so the margin must be at least "
            "0.3 mm, not 0.2 mm.",
        ),
        (
            ("--format", "3mf", "--layer", "thin"),
            '--layer takes a length from 0 to 100 mm, not "thin".',
        ),
        (
            ("--format", "pdf", "--print-size", "17"),
            '--print-size takes a whole number of points from 18 to 28, not "17".',
        ),
        (
            ("--format", "pdf", "--print-size", "29"),
            '--print-size takes a whole number of points from 18 to 28, not "29".',
        ),
        (
            ("--format", "pdf", "--print-size", "18.5"),
            '--print-size takes a whole number of points from 18 to 28, not "18.5".',
        ),
    ],
)
def test_what_cannot_be_made_is_refused(
    words: tuple[str, ...], answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "labels"
    run = labels(capsys, *words, *TWO, "--out", folder)
    assert run.code in (1, 2)
    assert (run.lines, run.errors) == ([], [answer])
    assert not folder.exists()


def test_the_list_is_large_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    labels(capsys, "--format", "svg", "--print-size", "24", *TWO, "--out", tmp_path)
    assert "font-size: 24pt" in (tmp_path / "assembly.html").read_text(encoding="utf-8")
    text = (tmp_path / "assembly.txt").read_text(encoding="utf-8")
    assert "red, 3 points" in text
