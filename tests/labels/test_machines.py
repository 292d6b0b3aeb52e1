"""What the command line says of embossers, 3D printers and large print."""

from pathlib import Path

import pytest

from splendor_access.labels.embossers import EMBOSSERS
from splendor_access.labels.formats import brf, stl
from tests.labels.runs import labels

TWO = ("--select", "level c red 3 points")


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


def test_the_height_of_a_dot_is_reported_and_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--format", "stl", "--standard", "ada", "--layer", "0.3", "--plate", "0.7")
    run = labels(capsys, *words, *TWO, "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    assert (
        "Print layers of 0.3 mm. Dots are 0.6 mm high, which is 2 layers, on plates of 0.9 mm. "
        "A sheet of 0.3 mm holds the plates together. Cut along the grooves."
    ) in run.lines
    contents = stl.read((tmp_path / "cards.stl").read_bytes())
    assert contents.height == pytest.approx(0.6, abs=1e-3)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (
            ("--format", "brf", "--embosser", "index"),
            'There is no embosser "index". There are: generic, letter, a4, narrow and unix.',
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
            "Layers of 0 mm are too thin to be printed. Take at least 0.04 mm.",
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
