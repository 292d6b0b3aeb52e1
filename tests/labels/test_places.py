"""Where labels are stuck: at the upper or the lower edge of a card, and which way up a token is."""

import json
from pathlib import Path

import pytest

from splendor_access.labels.making.warnings import upside_down
from splendor_access.labels.planning.layout import FULL
from splendor_access.talk.locale import languages
from tests.labels.runs import labels
from tests.tiers import SOAK, tries

Capsys = pytest.CaptureFixture[str]

TOP = ("--place", "top", "--what", "cards")


@pytest.mark.parametrize("language", languages()[: tries(1, 99)])
def test_a_label_of_the_upper_edge_is_narrow_and_begins_with_the_head(
    language: str, capsys: Capsys, tmp_path: Path
) -> None:
    some = () if SOAK else ("--select", "level c")
    run = labels(capsys, "--lang", language, "--format", "pdf", *TOP, *some, "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    made = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert len(made["labels"]) == (90 if SOAK else 20)
    for label in made["labels"]:
        assert label["text"][0] == label["card"].split()[0]
        # Beside it are 16 mm for the points and 16 mm for the bonus.
        assert label["box"]["width"] <= 63.5 - 2 * 16
    assert labels(capsys, "verify", tmp_path / "cards.pdf").code == 0


def test_labels_of_the_upper_edge_are_found(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "--format", "svg", *TOP, "--select", "level c", "--out", tmp_path)
    assert (
        "The labels of cards are for the upper edge, 31 by 50 mm. Stick each in the middle, "
        "between the points and the bonus in ink."
    ) in run.lines
    run = labels(capsys, "find", "level c blue 4 points cost 7 white", "--out", tmp_path)
    assert run.lines == [
        "Sheet 1, row 2, column 1: level c, blue, 4 points, costs 7 white.",
        "Its first line is c4s. It begins with dots 14-3456-145-234.",
    ]
    # Other cards fit too if a part of the cost was missed.
    run = labels(capsys, "find", "7 white", "--out", tmp_path)
    assert (run.code, run.lines) == (1, [])
    assert run.errors[0].startswith("That is 6 cards. Say one of them, such as c4s 7d, ")


def test_wide_labels_of_the_upper_edge_are_warned_of(capsys: Capsys, tmp_path: Path) -> None:
    words = (*TOP, "--sheet", "l7160", "--select", "level c")
    run = labels(capsys, "--format", "svg", *words, "--out", tmp_path)
    assert (
        "Labels of sheet l7160 are 63.5 mm wide. At the upper edge they cover the points and the "
        "bonus in ink: take clear film, or --sheet a4."
    ) in run.lines
    assert not any("in the middle" in line for line in run.lines)
    # Where a line has room for more, the head stands alone too.
    made = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert all(label["text"][0] == label["card"].split()[0] for label in made["labels"])


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (
            ("--format", "svg", "--layout", "landscape"),
            "A card that lies on its side has its label along the long edge. Leave out "
            "--place top, or take another layout.",
        ),
        (
            ("--format", "brf", "--grid", "strips"),
            "A strip is too long for the upper edge, between points and bonus. Leave out "
            "--place top, or take another grid.",
        ),
    ],
)
def test_what_does_not_go_on_the_upper_edge(
    words: tuple[str, ...], answer: str, capsys: Capsys, tmp_path: Path
) -> None:
    run = labels(capsys, *words, *TOP, "--out", tmp_path / "a")
    assert (run.code, run.errors) == (2, [answer])
    assert not (tmp_path / "a").exists()


def test_tokens_without_a_full_cell_are_made_and_warned_of(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "svg", "--what", "tokens", "--orientation-mark")
    run = labels(capsys, *words, "none", "--out", tmp_path)
    assert (
        "Without a full cell nothing shows which way up a token is. Upside down, r reads as w and "
        "d reads as h. These read as no letter: s and o. The others read as themselves."
    ) in run.lines
    made = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert not any(FULL in cells for label in made["labels"] for cells in label["cells"])
    file = tmp_path / "tokens.svg"
    assert labels(capsys, "verify", file).code == 0
    (tmp_path / "manifest.json").unlink()
    # Nothing else says that the full cells are not lost.
    assert labels(capsys, "verify", file).code == 1
    run = labels(capsys, "verify", "--orientation-mark", "none", file)
    assert (run.code, run.lines[2]) == (0, "Recognised: 40 tokens.")
    assert run.lines[1].startswith("There is no manifest.json beside the file.")


@pytest.mark.parametrize("mark", ["tokens", "cell"])
def test_tokens_with_a_full_cell_are_not_warned_of(
    mark: str, capsys: Capsys, tmp_path: Path
) -> None:
    words = ("--format", "brf", "--what", "tokens", "--orientation-mark", mark)
    run = labels(capsys, *words, "--out", tmp_path)
    assert not any("Upside down" in line for line in run.lines)
    made = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert all(label["cells"][0][0] == FULL for label in made["labels"])


@pytest.mark.parametrize(
    ("cell", "turned"), [("⠎", "⠜"), ("⠑", "⠑"), ("⠛", "⠛"), ("⠗", "⠺"), ("⠕", "⠪"), ("⠙", "⠓")]
)
def test_a_cell_upside_down_is_felt_at_the_usual_height(cell: str, turned: str) -> None:
    assert upside_down(cell) == turned
