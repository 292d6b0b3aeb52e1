"""Labels of one's own: any text, or cells, brailled and proven like all others."""

from pathlib import Path

import pytest

from splendor_access.braille.cells import text_cells
from splendor_access.braille.tables import table
from splendor_access.labels.command import touch_check
from splendor_access.labels.formats import names
from splendor_access.labels.options.own_files import LONGEST, read_own_texts
from splendor_access.talk.locale import Locale
from tests.labels.runs import labels
from tests.tiers import sampled, tries

Capsys = pytest.CaptureFixture[str]
TEXTS = (
    "bank;the bank\ndeck a;deck a, level 1\nAna\n⠃⠁⠝⠅ ⠁;cells\nc9s 12s7d;a card\n3 4s4e;a tile\n"
)
UEB = table("en-ueb-g1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.csv"
    path.write_text(TEXTS, encoding="utf-8")
    return path


@sampled(2)
@pytest.mark.parametrize("name", names()[:: tries(3, 1)])
def test_own_texts_are_proven_and_verified(
    name: str, file: Path, tmp_path: Path, capsys: Capsys
) -> None:
    out = tmp_path / "out"
    run = labels(capsys, "--format", name, "--text", file, "--out", out)
    assert (run.code, run.errors) == (0, [])
    run = labels(capsys, "verify", out / f"texts.{name}")
    assert (run.code, run.errors) == (0, [])
    assert [line.partition(": ")[2] for line in run.lines[-6:]] == [
        "bank.",
        "deck a.",
        "Ana.",
        "⠃⠁⠝⠅ ⠁.",
        "c9s 12s7d.",
        "3 4s4e.",
    ]


def test_lines_are_broken_where_the_file_says_so(tmp_path: Path, capsys: Capsys) -> None:
    file, out = tmp_path / "own.csv", tmp_path / "out"
    file.write_text('deck | a;deck a\n"my\n\nown bank"\n⠁|⠃\n||\n', encoding="utf-8")
    run = labels(capsys, "--format", "brf", "--text", file, "--out", out)
    assert (run.code, run.errors) == (3, ["Row 6: nothing is to be brailled."])
    file.write_text(file.read_text(encoding="utf-8").removesuffix("||\n"), encoding="utf-8")
    assert labels(capsys, "--format", "brf", "--text", file, "--out", out).code == 0
    assert (out / "texts.brf").read_text(encoding="utf-8").split() == [
        "DECK",
        "A",
        "MY",
        "OWN",
        "BANK",
        "A",
        "B",
    ]
    assert (
        (out / "texts.brf")
        .read_text(encoding="utf-8")
        .startswith("DECK\nA\n\nMY\nOWN BANK\n\nA\nB")
    )
    run = labels(capsys, "verify", out / "texts.brf")
    assert run.code == 0
    assert [line.partition(": ")[2] for line in run.lines[-3:]] == [
        "deck a.",
        "my own bank.",
        "⠁ ⠃.",
    ]
    (_, second) = labels(capsys, "find", "my own bank", "--out", out).lines
    assert second == "Its first line is my. It begins with dots 134-13456."


def test_one_wrong_cell_of_a_text_is_found(file: Path, tmp_path: Path, capsys: Capsys) -> None:
    assert labels(capsys, "--format", "brf", "--text", file, "--out", tmp_path).code == 0
    brf = tmp_path / "texts.brf"
    brf.write_bytes(brf.read_bytes().replace(b"BANK", b"BAND", 1))
    run = labels(capsys, "verify", brf)
    assert run.code == 1
    assert "cell 4" in run.lines[1]


def test_texts_are_brailled_as_texts_in_the_table_asked_for(file: Path) -> None:
    items = read_own_texts(str(file), UEB)
    assert [item.code for item in items][:3] == ["bank", "deck a", "Ana"]
    assert [
        Locale("en").text(message) for message in touch_check(items, Locale("en"))[0].opening()
    ][-1] == "1 of 6.", "what it is must be felt first"


@pytest.mark.parametrize(
    ("notation", "text", "cells"),
    [
        ("en-ueb-g1", "the deck", text_cells("the deck", UEB).cells),
        ("en-ueb-g2", "the deck", "⠮⠀⠙⠑⠉⠅"),
        ("nl-NL-g0", "stapel", "⠎⠞⠁⠏⠑⠇"),
        ("en-GB-g2.ctb", "the deck", text_cells("the deck", table("en-ueb-g2")).cells),
    ],
)
def test_any_table_will_do(
    notation: str, text: str, cells: str, tmp_path: Path, capsys: Capsys
) -> None:
    file = tmp_path / "own.csv"
    file.write_text(text, encoding="utf-8")
    for name in ("brf", "pdf"):
        out = tmp_path / name
        command = ("--format", name, "--text", file, "--notation", notation, "--out", out)
        assert labels(capsys, *command).errors == []
        run = labels(capsys, "verify", out / f"texts.{name}", "--json")
        assert run.code == 0
        assert cells in run.lines[0].encode().decode("unicode_escape")


def test_texts_are_found_and_checked_by_touch(file: Path, tmp_path: Path, capsys: Capsys) -> None:
    out = tmp_path / "out"
    assert labels(capsys, "--format", "pdf", "--text", file, "--out", out).code == 0
    first, second = labels(capsys, "find", "BANK", "--out", out).lines
    assert first == "Sheet 1, row 1, column 1: the bank."
    assert second == "Its first line is bank. It begins with dots 12-1-1345-13."
    assert labels(capsys, "find", "deck", "--out", out).lines[0].endswith("deck a, level 1.")
    check, _ = touch_check(read_own_texts(str(file), UEB), Locale("en"))
    said = [Locale("en").text(check.handle(line)[0]) for line in ("Bank", "bank", "ana", "x")]
    assert said[0] == "Right: the bank."
    assert said[1].startswith("That is bank: the bank.")
    assert said[2].startswith("That is Ana: Ana.")
    assert said[3].startswith('"x" is not a code.')


def test_the_list_names_what_is_brailled(file: Path, tmp_path: Path, capsys: Capsys) -> None:
    assert labels(capsys, "--format", "pdf", "--text", file, "--out", tmp_path / "out").code == 0
    lines = (tmp_path / "out/assembly.txt").read_text(encoding="utf-8").splitlines()
    assert lines[1] == "Sheets and list have the order of your file."
    assert lines[4] == "1, sheet 1, row 1, column 1: the bank. Braille: bank"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "own.csv has no texts."),
        ("braille,ink\n", "own.csv has no texts."),
        ("a,b,c\n", "Row 1: it has 3 columns."),
        (",only ink\n", "Row 1: nothing is to be brailled."),
        ("⠀,blank\n", "Row 1: nothing is to be brailled."),
        ("bank\n⡀,eight dots\n", 'Row 2: "⡀" needs dots 7 or 8 in en-ueb-g1.'),
        ("漢\n", "Row 1: en-ueb-g1 has no braille for 漢."),
        ("x" * (LONGEST + 1), f"Row 1: the text is too long. {LONGEST} characters"),
        ("x\n" * 2001, "The file is too large."),
    ],
)
def test_what_cannot_be_brailled(text: str, error: str, tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "own.csv"
    file.write_text(text, encoding="utf-8")
    run = labels(capsys, "--format", "brf", "--text", file, "--out", tmp_path / "out")
    assert run.code == 3
    assert run.errors[0].startswith(error)
    assert not (tmp_path / "out").exists()


def test_a_word_that_does_not_fit_is_refused_with_figures(tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "own.csv"
    file.write_text("Rindfleischetikett", encoding="utf-8")
    run = labels(capsys, "--format", "pdf", "--text", file, "--out", tmp_path / "out")
    assert (run.code, run.lines) == (1, [])
    assert run.errors[0].startswith("Rindfleischetikett needs 19 cells in a line.")


@pytest.mark.parametrize("words", [("--what", "cards"), ("--select", "red"), ("--cards", "x.csv")])
def test_texts_are_made_alone(words: tuple[str, ...], file: Path, capsys: Capsys) -> None:
    run = labels(capsys, "--format", "pdf", "--text", file, *words)
    assert run.code == 2
    assert run.errors[0].startswith("--text makes labels of its own.")


def test_a_table_that_is_not_there(file: Path, capsys: Capsys) -> None:
    for name in ("../en-ueb-g1.ctb", "nothing.ctb", "x"):
        run = labels(capsys, "list", "--text", file, "--notation", name)
        assert run.code == 2
        assert run.errors[0].startswith("--notation takes a table that the command tables lists")
