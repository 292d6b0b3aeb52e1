"""Files as they are made: proven, complete or not there at all, and never in place of others."""

import errno
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from splendor_access.game.cards import CARDS
from splendor_access.game.notation import PRINTED, Writing, card_code
from splendor_access.labels.formats import load
from splendor_access.labels.making.export import fault_message
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.plan import Plan
from splendor_access.labels.verification.proof import NotAsPlanned
from splendor_access.talk.locale import Locale
from tests.labels.plans import MUTATIONS, planned
from tests.labels.runs import labels
from tests.tiers import sampled, tries

Capsys = pytest.CaptureFixture[str]

LISTS = {"assembly.txt", "assembly.brf", "assembly.html"}
NAMES = {"cards", "nobles", "tokens", "aids"}


def made(folder: Path) -> set[str]:
    """Return the names of all files in a folder."""
    return {path.name for path in folder.iterdir()}


@pytest.mark.parametrize("name", ["brf", "pef", "pdf"][: tries(2, 3)])
def test_everything_is_made_proven_and_reported(name: str, capsys: Capsys, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run = labels(capsys, "--format", name, "--out", out)
    assert (run.code, run.errors) == (0, [])
    assert made(out) == {f"{each}.{name}" for each in NAMES} | LISTS | {
        "manifest.json",
        "aids.html",
    }
    assert " labels were read back from their files and compared with the cards." in run.lines[0]
    assert run.lines[1].startswith(f"cards.{name}: 90 labels on ")


def test_formats_without_pages_get_a_file_for_each_page_too(capsys: Capsys, tmp_path: Path) -> None:
    assert labels(capsys, "--format", "svg", "--what", "cards", "--out", tmp_path).code == 0
    assert made(tmp_path) - LISTS == {
        "manifest.json",
        "cards.svg",
        *(f"cards-{page}.svg" for page in range(1, 6)),
    }


def test_the_same_files_twice(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "pdf", "--what", "nobles", "--out")
    for folder in ("one", "two"):
        assert labels(capsys, *words, tmp_path / folder).code == 0
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_the_manifest_has_every_label(capsys: Capsys, tmp_path: Path) -> None:
    labels(capsys, "--format", "brf", "--out", tmp_path)
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    cards = [each for each in manifest["labels"] if each["kind"] == "cards"]
    assert [each["card"] for each in cards] == [card_code(card) for card in CARDS]
    assert [(each["page"], each["place"]) for each in cards[:10]] == [
        *((1, place) for place in range(1, 9)),
        (2, 1),
        (2, 2),
    ]
    assert cards[0]["text"] == ["a0d 2r", "1o"]
    assert len({each["sha256"] for each in cards}) == len(cards)
    for file in manifest["files"]:
        data = (tmp_path / file["file"]).read_bytes()
        assert file["sha256"] == hashlib.sha256(data).hexdigest()


# Options


def first_label(folder: Path, kind: str = "cards") -> dict[str, object]:
    """Return what the manifest says of the first label of a kind."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    found: dict[str, object] = next(each for each in manifest["labels"] if each["kind"] == kind)
    return found


def test_selected_cards_with_a_warning(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "--format", "pdf", "--select", "level c red", "--out", tmp_path)
    assert run.code == 0
    assert "cards.pdf: 4 labels on 1 page" in run.lines[1]
    assert (
        "Of level c, only 4 of 20 cards get a label. Cards with a label can be told apart from "
        "cards without." in run.lines
    )
    assert not (tmp_path / "nobles.pdf").exists()


def test_start_at_leaves_places_free(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "pdf", "--select", "level c", "--start-at", 20, "--out", tmp_path)
    assert labels(capsys, *words).code == 0
    assert (first_label(tmp_path)["page"], first_label(tmp_path)["place"]) == (1, 20)


def test_only_the_first_sheet_has_been_begun(capsys: Capsys, tmp_path: Path) -> None:
    assert labels(capsys, "--format", "svg", "--start-at", 20, "--out", tmp_path).code == 0
    assert first_label(tmp_path)["place"] == 20
    assert first_label(tmp_path, "nobles")["place"] == 1


def test_standard_notation_layout_and_mark(capsys: Capsys, tmp_path: Path) -> None:
    words = ["--format", "brf", "--what", "cards", "--standard", "ada", "--layout", "stack"]
    words += ["--notation", "fr-bfu-comp6", "--orientation-mark", "cell", "--out", str(tmp_path)]
    assert labels(capsys, *words).code == 0
    label = first_label(tmp_path)
    assert label["text"] == ["a0d", "2r1o"]
    assert str(label["cells"])[2] == "\u283f"
    assert (tmp_path / "cards.brf").read_text(encoding="utf-8").startswith("=A")


def test_brf_has_no_mark_unless_asked(capsys: Capsys, tmp_path: Path) -> None:
    labels(capsys, "--format", "brf", "--what", "cards", "--out", tmp_path)
    assert (tmp_path / "cards.brf").read_text(encoding="utf-8").startswith(
        "A#JD #BR\n#A;O\n\n"
    ) is False
    assert (tmp_path / "cards.brf").read_bytes().startswith(b"A#J;D #BR\r\n#AO\r\n\r\n")


def test_the_order_of_gems_is_that_of_the_settings(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_ORDER", "printed")
    labels(capsys, "--format", "brf", "--what", "cards", "--out", tmp_path)
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert [each["card"] for each in manifest["labels"]] == [
        card_code(card, Writing(PRINTED)) for card in CARDS
    ]


def test_no_print_text(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "svg", "--what", "nobles", "--out", tmp_path)
    labels(capsys, *words, "--no-print-text")
    bare = (tmp_path / "nobles.svg").read_text(encoding="utf-8")
    labels(capsys, *words, "--force")
    assert "4 blue 4 green" in (tmp_path / "nobles.svg").read_text(encoding="utf-8")
    assert "green" not in bare


def test_kinds_that_a_sheet_does_not_fit_go_on_another(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "--format", "svg", "--sheet", "l7160", "--out", tmp_path)
    assert run.code == 0
    assert "Noble tiles go on sheet a4." in run.lines
    assert "Player aids go on sheet a4." in run.lines


def test_measures_within_the_standard(capsys: Capsys, tmp_path: Path) -> None:
    words = ["--format", "svg", "--what", "nobles", "--out", tmp_path, "--standard", "ada"]
    assert labels(capsys, *words, "--measure", "cell=7", "--measure", "dot=2.3").code == 0
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    measures = manifest["files"][0]["measures"]
    assert (measures["cell"], measures["dot"]) == (7.0, 2.3)


def test_high_decks_and_uneven_labels_are_warned_of(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "--format", "brf", "--standard", "enlarged", "--out", tmp_path)
    assert (
        "At level a, the deck grows from 12 mm to 48 mm, because each label is 0.9 mm thick. "
        "Thinner labels keep it from falling over." in run.lines
    )
    assert any(line.startswith("Cards have lines of 4 to 7 cells and begin ") for line in run.lines)
    words = ("--format", "brf", "--out", tmp_path, "--force")
    assert not any("grows" in line for line in labels(capsys, *words).lines)
    # Cards without labels stay as thin as they are.
    run = labels(capsys, *words, "--standard", "enlarged", "--select", "level c")
    assert not any("grows" in line for line in run.lines)


# What goes wrong leaves nothing


@sampled(4)
@pytest.mark.parametrize("mutation", MUTATIONS.values(), ids=MUTATIONS)
def test_what_does_not_read_back_is_not_there(
    mutation: Callable[[Plan], Plan],
    capsys: Capsys,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pdf = load("pdf")
    right = pdf.write
    monkeypatch.setattr(pdf, "write", lambda plan: right(mutation(plan)))
    out = tmp_path / "out"
    run = labels(capsys, "--format", "pdf", "--what", "nobles", "--out", out)
    assert run.code == 1
    assert run.lines == []
    (error,) = run.errors
    assert "nobles.pdf came out wrong: " in error
    assert error.endswith(" No file was left.")
    assert not out.exists()


def test_the_card_is_named(capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pdf = load("pdf")
    right = pdf.write
    monkeypatch.setattr(pdf, "write", lambda plan: right(MUTATIONS["dot_moved"](plan)))
    run = labels(capsys, "--format", "pdf", "--what", "cards", "--out", tmp_path)
    assert run.errors == [
        "a0d 1s1e1r1o in cards.pdf came out wrong: a dot is 0.10 mm away from its place. "
        "No file was left."
    ]
    assert made(tmp_path) == set()


def test_a_file_that_cannot_be_read_back_is_not_there(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load("svg"), "write", lambda _: b"<svg")
    run = labels(capsys, "--format", "svg", "--what", "nobles", "--out", tmp_path)
    assert run.errors == ["nobles.svg could not be read back. No file was left."]
    assert made(tmp_path) == set()


def test_existing_files_are_kept_unless_forced(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "svg", "--what", "nobles", "--out", tmp_path)
    (tmp_path / "nobles.svg").write_text("mine", encoding="utf-8")
    run = labels(capsys, *words)
    assert run.code == 1
    assert run.errors == [
        "nobles.svg is there already. Nothing was written. Choose another folder with --out, or "
        "add --force to replace it."
    ]
    assert made(tmp_path) == {"nobles.svg"}
    assert (tmp_path / "nobles.svg").read_text(encoding="utf-8") == "mine"
    assert labels(capsys, *words, "--force").code == 0
    assert (tmp_path / "nobles.svg").read_text(encoding="utf-8") != "mine"


def test_sheets_of_a_larger_set_are_taken_away(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "svg", "--what", "cards", "--out", tmp_path, "--force")
    labels(capsys, *words, "--select", "level b")
    theirs = tmp_path / "cards-9.svg"
    theirs.write_text("mine", encoding="utf-8")
    assert {"cards-1.svg", "cards-2.svg"} <= made(tmp_path)
    run = labels(capsys, *words, "--select", "level c red")
    assert run.code == 0
    assert (
        "These sheets of an earlier set were taken away, because the new set has fewer: "
        "cards-1.svg and cards-2.svg." in run.lines
    )
    assert {name for name in made(tmp_path) if name.startswith("cards")} == {
        "cards.svg",
        "cards-9.svg",
    }
    assert theirs.read_text(encoding="utf-8") == "mine"


def test_no_link_is_followed(capsys: Capsys, tmp_path: Path) -> None:
    out, other = tmp_path / "out", tmp_path / "other"
    out.mkdir()
    other.write_text("theirs", encoding="utf-8")
    for name in ("nobles.svg", ".nobles.svg.part"):
        (out / name).symlink_to(other)
    words = ("--format", "svg", "--what", "nobles", "--out", out)
    assert labels(capsys, *words).code == 1
    assert labels(capsys, *words, "--force").code == 0
    assert other.read_text(encoding="utf-8") == "theirs"
    assert not (out / "nobles.svg").is_symlink()


def test_an_unwritable_folder(capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file" / "out", tmp_path / "file" / ("a-long-name" * 9)):
        run = labels(capsys, "--format", "svg", "--out", folder)
        assert run.code == 1
        assert run.errors == [
            f"Files cannot be written to {folder}: part of its path is not a folder"
        ]


def test_a_file_on_the_way_to_the_folder_is_told_as_such_on_windows_too(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: Path, **__: bool) -> None:
        raise FileExistsError(errno.EEXIST, "Cannot create a file when that file already exists")

    (tmp_path / "file").touch()
    monkeypatch.setattr(Path, "mkdir", refused)
    out = tmp_path / "file" / "out"
    run = labels(capsys, "--format", "svg", "--out", out)
    assert run.errors == [f"Files cannot be written to {out}: part of its path is not a folder"]


def test_a_full_disk_leaves_nothing(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path, __: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    run = labels(capsys, "--format", "svg", "--what", "nobles", "--out", tmp_path)
    assert run.code == 1
    assert run.errors[0].endswith(": the disk is full")
    assert made(tmp_path) == set()


def test_without_room_nothing_is_written(capsys: Capsys, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run = labels(capsys, "--format", "pdf", "--what", "cards", "--sheet", "l7651", "--out", out)
    assert run.code == 1
    assert run.errors == [
        "a0d 1s1o3d needs 3 lines. The label has room for 2. "
        "Computer braille is shorter: choose it with --notation."
    ]
    assert not out.exists()


# The alignment page and the picture


@sampled(4)
@pytest.mark.parametrize("sheet", ["l7160", "ol5225", "a4"])
@pytest.mark.parametrize("name", ["pdf", "svg", "dxf"])
def test_the_alignment_page(name: str, sheet: str, capsys: Capsys, tmp_path: Path) -> None:
    words = ("ruler", "--format", name, "--sheet", sheet, "--out", tmp_path)
    run = labels(capsys, *words)
    assert run.code == 0, run.errors
    assert made(tmp_path) == {f"ruler.{name}"}
    found = load(name).read((tmp_path / f"ruler.{name}").read_bytes())
    assert len(found.pages[0].boxes) >= 18
    assert labels(capsys, *words).code == 1


def test_the_alignment_page_is_for_printing(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "ruler", "--format", "brf", "--out", tmp_path)
    assert (run.code, run.errors) == (
        2,
        ["The ruler page is for printing. Choose dxf, pdf or svg."],
    )


def test_the_picture_has_a_text_alternative(capsys: Capsys, tmp_path: Path) -> None:
    from PIL import Image

    words = ("preview", "--png", "--what", "nobles", "--out", tmp_path)
    run = labels(capsys, *words)
    assert run.code == 0
    assert run.lines[1] == "Row 1: 3 4s4e, 3 4s4d and 3 3s3e3r."
    with Image.open(tmp_path / "preview.png") as image:
        assert image.size == (1241, 1754)
        # The first dot is lighter where the light comes from.
        (label, *_) = planned(Kind.NOBLES).labels
        x, y = (getattr(label.dots[0], axis) * 150 / 25.4 for axis in ("x", "y"))
        lit, dark = (image.getpixel((int(x + d), int(y + d))) for d in (-2, 2))
    assert isinstance(lit, tuple)
    assert isinstance(dark, tuple)
    assert lit[0] > dark[0]
    assert labels(capsys, *words).code == 1


def test_a_difference_without_a_label_names_the_file() -> None:
    message = fault_message(NotAsPlanned("pages", detail="2"), "cards.pdf")
    assert Locale("en").text(message).startswith("cards.pdf came out wrong: ")
