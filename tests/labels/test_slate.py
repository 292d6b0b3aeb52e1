"""The guide for slate and stylus: what is punched, read from the other side, is the label."""

import re
import subprocess
from pathlib import Path

import pytest

from splendor_access.braille.cells import BLANK, cells_code, dot_numbers
from splendor_access.braille.tables import default_table
from splendor_access.game.cards import CARDS
from splendor_access.game.notation import card_code
from splendor_access.labels.formats import brf
from splendor_access.labels.making.slate import NAMES
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.embossers import EMBOSSERS
from tests.labels.plans import planned
from tests.labels.runs import labels

Capsys = pytest.CaptureFixture[str]

FROM_BEHIND = str.maketrans("123456", "456123")


def felt(dots: str) -> str:
    """Return what is felt on the other side of what was punched."""
    cells = ""
    for cell in dots.split("-"):
        seen = "" if cell == "0" else cell.translate(FROM_BEHIND)
        cells += chr(0x2800 + sum(1 << int(dot) - 1 for dot in seen))
    return cells


def test_what_is_punched_reads_as_the_card(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "slate", "--what", "cards", "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    assert run.lines == [
        f"The guide for slate and stylus to 90 labels is in {tmp_path}: slate.txt, slate.brf and "
        "slate.pdf."
    ]
    assert {path.name for path in tmp_path.iterdir()} == set(NAMES)
    text = (tmp_path / "slate.txt").read_text(encoding="utf-8")
    _, *entries = re.split(r"^\d+: .* Code (.*)$", text, flags=re.MULTILINE)
    codes, punched = entries[::2], entries[1::2]
    assert codes == [card_code(card) for card in CARDS]
    for code, lines, label in zip(codes, punched, planned(Kind.CARDS).labels, strict=True):
        named = re.findall(r"^Line \d, cells \d+, to punch: (.*)\nTo read: (.*)$", lines, re.M)
        cells = [felt(dots) for dots, _ in named]
        assert cells == [line.cells for line in label.lines]
        assert [read for _, read in named] == [dot_numbers(line.cells) for line in label.lines]
        table = default_table("en", "paper")
        assert "".join(cells_code(line, table) for line in cells).replace(" ", "") == code.replace(
            " ", ""
        )


def test_tokens_begin_with_a_full_cell_at_the_right(capsys: Capsys, tmp_path: Path) -> None:
    labels(capsys, "slate", "--what", "tokens", "--out", tmp_path)
    assert "1: blue. Code s\nLine 1, cells 2, to punch: 123456-156\n" in (
        tmp_path / "slate.txt"
    ).read_text(encoding="utf-8")


@pytest.mark.parametrize("embosser", EMBOSSERS)
def test_in_braille_no_cell_is_broken(embosser: str, capsys: Capsys, tmp_path: Path) -> None:
    words = ("slate", "--what", "nobles", "--embosser", embosser, "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    pages = [page.lines for page in brf.read((tmp_path / "slate.brf").read_bytes()).pages]
    assert max(len(line) for page in pages for line in page) <= EMBOSSERS[embosser].columns
    assert max(map(len, pages)) <= EMBOSSERS[embosser].rows
    text = " ".join(line.strip(BLANK) for page in pages for line in page)
    numbers = cells_code(text.replace(" ", BLANK), default_table("en", "paper"))
    punched = re.findall(
        r"(?:to punch|To read): (.*)$",
        (tmp_path / "slate.txt").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    for dots in punched:
        assert f" {dots.replace('-', ', ')} " in f"{numbers} "


def test_pdf_has_the_same_words_in_large_print(capsys: Capsys, tmp_path: Path) -> None:
    words = ("slate", "--select", "level c red", "--print-size", "24", "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    file = tmp_path / "slate.pdf"
    command = ["pdftotext", str(file), "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == (tmp_path / "slate.txt").read_text(encoding="utf-8").split()
    assert not subprocess.run(["qpdf", "--check", file], stdout=-3, check=False).returncode
    assert labels(capsys, *words).errors[0].startswith("slate.txt is there already.")


def test_aids_are_no_codes(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "slate", "--what", "aids", "--out", tmp_path / "out")
    assert (run.code, run.lines) == (2, [])
    assert run.errors == ["Player aids and rules are pages of text. There are no codes to check."]
