"""The sizes of what a player has: cards, sleeves, and the bed of a 3D printer."""

from pathlib import Path

import msgspec
import pytest

from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.sheets import find_sheet
from tests.labels.runs import labels
from tests.tiers import soak_only

Capsys = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("words", "sheet", "width"),
    [
        ((), "l7160", 63.5),
        (("--card", "63x88"), "a4", 61.5),
        (("--card", "66x91"), "l7160", 63.5),
        (("--card", "66x91", "--sheet", "a4"), "a4", 64.5),
        (("--card", "66 x 91,5", "--sheet", "a4", "--layout", "landscape"), "a4", 87.5),
        (("--card", "63x88", "--place", "top"), "a4", 30.5),
    ],
)
def test_labels_are_for_the_cards_that_people_have(
    words: tuple[str, ...], sheet: str, width: float, capsys: Capsys, tmp_path: Path
) -> None:
    asked = ("--format", "svg", *words, "--select", "level c red")
    run = labels(capsys, *asked, "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    facts = msgspec.json.decode((tmp_path / "manifest.json").read_bytes())
    assert {file["sheet"] for file in facts["files"]} == {sheet}
    assert {label["box"]["width"] for label in facts["labels"]} == {width}


def test_a_sheet_that_is_wider_than_the_cards_is_refused(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "svg", "--what", "cards", "--sheet", "l7160", "--card", "63x88")
    run = labels(capsys, *words, "--out", tmp_path / "out")
    assert (run.code, run.lines) == (1, [])
    assert run.errors == [
        "The labels of sheet l7160 are 63.5 by 38.1 mm. A card is 63 by 88 mm, so they would "
        "stand over its edge."
    ]


@pytest.mark.parametrize("bed", ["180x180", "300x150"])
def test_plates_fit_the_bed(bed: str, capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "stl", "--what", "nobles", "--bed", bed, "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    facts = msgspec.json.decode((tmp_path / "manifest.json").read_bytes())
    plates = [file for file in facts["files"] if "-" in file["file"]] or facts["files"]
    width, depth = (int(side) - 20 for side in bed.split("x"))
    sizes = [size for file in plates for size in file["page_sizes"]]
    assert all(across <= width and along <= depth for across, along in sizes)
    assert len(sizes) > 1


def test_a_bed_may_have_room_for_one_label() -> None:
    sheet = find_sheet("plate", Kind.CARDS, bed=(120, 120))
    assert (sheet.columns, sheet.rows) == (1, 1)


@soak_only
def test_player_aids_fit_the_bed(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "stl", "--what", "aids", "--bed", "180x180", "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    facts = msgspec.json.decode((tmp_path / "manifest.json").read_bytes())
    plates = [file for file in facts["files"] if "-" in file["file"]]
    assert plates
    assert all(max(size) <= 160 for file in plates for size in file["page_sizes"])


@pytest.mark.parametrize(
    ("option", "typed", "least", "most"),
    [
        ("--card", "63", "40x45", "100x150"),
        ("--card", "39x88", "40x45", "100x150"),
        ("--card", "63x881", "40x45", "100x150"),
        ("--bed", "-180x180", "100x100", "1000x1000"),
        ("--bed", "180x99", "100x100", "1000x1000"),
        ("--bed", "nanxnan", "100x100", "1000x1000"),
    ],
)
def test_sizes_that_are_none_are_refused(
    option: str, typed: str, least: str, most: str, capsys: Capsys, tmp_path: Path
) -> None:
    run = labels(capsys, "--format", "stl", f"{option}={typed}", "--out", tmp_path / "out")
    assert (run.code, run.lines) == (2, [])
    assert run.errors == [
        f'{option} takes two lengths in mm, from {least} to {most}, not "{typed}".'
    ]
    assert not (tmp_path / "out").exists()


def test_a_strip_is_no_longer_than_the_cards(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "brf", "--grid", "strips", "--notation", "en-us-comp6", "--what", "cards")
    run = labels(capsys, *words, "--card", "63x88", "--out", tmp_path / "a")
    assert run.code == 0
    assert (
        "Strips are 72.1 mm wide, and a card 63 mm: stick each along the long side of its card."
    ) in run.lines
    run = labels(capsys, *words, "--card", "80x88", "--out", tmp_path / "c")
    assert (run.code, any("Strips are" in line for line in run.lines)) == (0, False)
    run = labels(capsys, *words, "--card", "45x60", "--out", tmp_path / "b")
    assert (run.code, run.lines) == (1, [])
