"""Labels for the table: decks, first player, places, bowls, mats, the other side of tokens."""

import json
from pathlib import Path

import pytest

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import default_table
from splendor_access.labels.formats import names
from splendor_access.labels.options.own_files import PLACES, table_parts
from splendor_access.labels.planning.layout import FULL, Room, lay_out
from splendor_access.labels.sticking.find import DoneLabels, Finder, made_labels
from splendor_access.labels.sticking.touch import Touch
from splendor_access.talk.locale import Locale, languages
from tests.labels.runs import labels
from tests.tiers import SOAK

Capsys = pytest.CaptureFixture[str]

TABLE = ("--what", "table")


@pytest.mark.parametrize("language", languages())
def test_all_parts_of_a_table_have_a_label(language: str) -> None:
    parts = table_parts(Locale(language))
    table = default_table(language, "paper")
    cells = [lay_out(item, table, Room(7, 1))[0].cells for item in parts]
    places = [code_cells(place, table).cells for place in PLACES]
    assert len(PLACES) == 12 + 5
    # Three decks, the first player, the places, six bowls; then for each of four mats five
    # colours and the hand.
    assert len(parts) == 3 + 1 + 17 + 6 + 4 * 6
    assert cells[4:21] == places
    letters = [code_cells(letter, table).cells for letter in "segrod"]
    assert cells[21:27] == [FULL + letter for letter in letters]
    assert cells[27:32] == [FULL + letter for letter in letters if letter != letters[2]]
    assert all(
        cell.startswith(FULL) == (len(item.code) == 1)
        for item, cell in zip(parts, cells, strict=True)
    )
    assert len({item.thing for item in parts}) == len(parts)


@pytest.mark.parametrize("name", names() if SOAK else ("brf",))
def test_labels_of_the_table_are_made_and_verified(
    name: str, capsys: Capsys, tmp_path: Path
) -> None:
    run = labels(capsys, "--format", name, *TABLE, "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    assert run.lines[0].startswith("91 labels were read back")
    assert (
        "The labels of tokens are for the other side of each. For the first side, make them with "
        "--what tokens."
    ) in run.lines
    for file, count in (("table", 51), ("tokens", 40)):
        run = labels(capsys, "verify", tmp_path / f"{file}.{name}")
        assert run.code == 0
        assert f"labels {count}, " in run.lines[0]
        assert any(line.startswith("Same as in the manifest") for line in run.lines)
        # The letter of a bowl is not a token.
        recognised = [line for line in run.lines if line.startswith("Recognised")]
        assert recognised == (["Recognised: 40 tokens."] if file == "tokens" else [])


@pytest.mark.parametrize("language", languages())
def test_one_line_has_room_in_the_largest_braille(
    language: str, capsys: Capsys, tmp_path: Path
) -> None:
    words = ("--lang", language, "--standard", "enlarged", "--out", tmp_path)
    assert labels(capsys, "--format", "svg", *TABLE, *words).code == 0
    made = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert all(len(label["cells"]) == 1 for label in made["labels"])


def test_one_spoiled_cell_of_the_table_is_noticed(capsys: Capsys, tmp_path: Path) -> None:
    labels(capsys, "--format", "brf", *TABLE, "--out", tmp_path)
    file = tmp_path / "table.brf"
    file.write_bytes(file.read_bytes().replace(b"START", b"STAKT"))
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert run.lines[1].startswith("Page 1, label 4")


def test_labels_of_the_table_are_found(capsys: Capsys, tmp_path: Path) -> None:
    labels(capsys, "--format", "svg", *TABLE, "--out", tmp_path)
    for words, where in {
        "deck b": "Sheet 1 of the table parts, row 1, column 2: Deck b.",
        "start": "Sheet 1 of the table parts, row 2, column 1: First player.",
        "c4": "Sheet 1 of the table parts, row 6, column 1: Place c4.",
        "mat 2 hand": "Sheet 1 of the table parts, row 13, column 3: Mat 2: hand.",
    }.items():
        assert labels(capsys, "find", words, "--out", tmp_path).lines[0] == where
    run = labels(capsys, "find", "s", "--out", tmp_path)
    assert run.code == 1
    assert run.errors[0].startswith(
        "These cannot be told apart by what you know: Bowl: blue, Mat 1"
    )
    guide = Finder(made_labels(tmp_path), DoneLabels(), Locale("en"), list)
    guide.handle("mat 2 hand")
    # What is brailled is on four labels alike.
    assert Locale("en").text(guide.handle("yes")[0]) == "Done: Mat 2: hand."


def test_one_braille_on_several_labels_is_right_on_each() -> None:
    check = Touch(table_parts(Locale("en")), Locale("en"))
    check.handle("go mat 3: bonuses, red")
    assert check.handle("r")[0].name == "label-touch-right"
    check.handle("go bowl: red")
    assert check.handle("r")[0].name == "label-touch-right"
    assert check.handle("r")[0].name == "label-touch-wrong"
