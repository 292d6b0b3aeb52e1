"""Files compared with the manifest beside them, and cells with those that the table writes."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from splendor_access.braille.tables import table
from splendor_access.game.cards import ORDER
from splendor_access.game.notation import PRINTED, Writing
from splendor_access.labels.formats import load
from splendor_access.labels.planning.content import Kind, label_item
from splendor_access.labels.planning.layout import is_written
from splendor_access.labels.planning.plan import Box, Dot, Label, Plan, replace_labels
from tests.labels.plans import planned
from tests.labels.runs import Run, labels
from tests.tiers import tries

Capsys = pytest.CaptureFixture[str]

CELLS = "Same as in the manifest beside the file: every cell, and the page and the order of"
GRID = "Same as in the manifest beside the file: every cell, and"
DOTS = "Same as in the manifest beside the file: every dot and its place, every outline, and"


def made(capsys: Capsys, folder: Path, *words: str) -> None:
    """Make labels, with their manifest."""
    assert labels(capsys, *words, "--out", folder).code == 0


def both_ways(capsys: Capsys, file: Path) -> tuple[Run, Run]:
    """Verify a file with the manifest and without."""
    with_manifest = labels(capsys, "verify", file)
    (file.parent / "manifest.json").rename(file.parent / "aside.json")
    without = labels(capsys, "verify", file)
    (file.parent / "aside.json").rename(file.parent / "manifest.json")
    return with_manifest, without


def test_no_card_is_missing_that_was_not_planned(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--what", "cards", "--select", "level c red 3 points")
    made(capsys, tmp_path, "--format", "brf", *words)
    run, without = both_ways(capsys, tmp_path / "cards.brf")
    assert "1 of 90 cards in this file." in run.lines
    assert "89 cards are not there." in without.lines


# Cells


@pytest.mark.parametrize(
    ("name", "before", "lower"),
    [("brf", b"", b"\r\n"), ("pef", b"<page>", b"<page>\n<row></row>")],
)
def test_the_place_in_a_grid_is_compared(
    name: str, before: bytes, lower: bytes, capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", name, "--grid", "even", "--what", "nobles")
    file = tmp_path / f"nobles.{name}"
    run = labels(capsys, "verify", file)
    assert (run.code, run.lines[1]) == (0, f"{GRID} the place of each label in the grid.")
    # Each label as it was, but a line lower: all would be cut through.
    file.write_bytes(file.read_bytes().replace(before, lower, 1))
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert run.lines[1].startswith("Page 1, label 1, 3 4s4e: it must begin on line 1 of its page")
    assert not any("Same as" in line for line in run.lines)


def test_every_spoiled_letter_sign_is_a_fault(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "brf", "--what", "cards")
    file = tmp_path / "cards.brf"
    text = file.read_text(encoding="utf-8")
    assert text.count(";") == 122
    file.write_text(text.replace(";", ","), encoding="utf-8")
    cards = sum(";" in label for label in text.replace("\f", "\n").split("\n\n"))
    run, without = both_ways(capsys, file)
    assert (run.code, without.code) == (1, 1)
    assert run.lines[0].endswith(f"en-ueb-g1: labels 90, pages 11, faults {cards}.")
    # What is left is German braille, and Dutch.
    assert without.lines[1].startswith("The braille is that of de-g0, not of en-ueb-g1.")


def test_a_spoiled_letter_sign_is_named_so(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "brf", "--what", "cards")
    file = tmp_path / "cards.brf"
    text = file.read_text(encoding="utf-8")
    places = [i for i, character in enumerate(text) if character == ";"]
    for place in places[:: len(places) // tries(3, len(places))]:
        file.write_text(f"{text[:place]},{text[place + 1 :]}", encoding="utf-8")
        run, without = both_ways(capsys, file)
        assert (run.code, without.code) == (1, 1)
        assert without.lines[0].endswith("en-ueb-g1: labels 90, pages 11, faults 1.")
        assert ": it reads right, but is written differently: cell " in without.lines[1]
        assert without.lines[1].endswith(" has dots 6, and en-ueb-g1 writes 56.")


@pytest.mark.parametrize("name", ["en-ueb-g1", "nl-NL-g0", "fr-bfu-comp6"])
def test_no_label_with_a_flipped_dot_is_written_right(name: str) -> None:
    """What reads as another card is there twice then, and all else is no code of a card."""
    flips = [
        (label.item, lines, at, place, dot)
        for label in planned(Kind.CARDS, table(name)).labels
        for lines in (tuple(line.cells for line in label.lines),)
        for at, line in enumerate(lines)
        for place in range(len(line))
        for dot in range(6)
    ]
    for item, lines, at, place, dot in Random(name).sample(flips, tries(100, len(flips))):
        cell = chr(ord(lines[at][place]) ^ 1 << dot)
        line = f"{lines[at][:place]}{cell}{lines[at][place + 1 :]}"
        flipped = (*lines[:at], line, *lines[at + 1 :])
        assert is_written(item, table(name), lines)
        for writing in (Writing(o, zero) for o in (ORDER, PRINTED) for zero in (True, False)):
            assert not is_written(label_item(item.thing, writing), table(name), flipped)


def test_with_the_manifest_the_card_that_was_meant_is_named(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "brf", "--what", "cards")
    file = tmp_path / "cards.brf"
    file.write_text(file.read_text(encoding="utf-8").replace(";", ",", 1))
    assert labels(capsys, "verify", file).lines[1] == (
        "Page 1, label 1, a0d 2r1o: it must be a0d 2r1o, but cell 4 of line 1 has dots 6, not 56."
    )


def test_a_tile_in_place_of_another_is_a_fault_both_ways(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "brf", "--what", "nobles")
    file = tmp_path / "nobles.brf"
    _, second, *others = file.read_text(encoding="utf-8").split("\n\n")
    file.write_text("\n\n".join((second, second, *others)))
    for run in both_ways(capsys, file):
        assert run.code == 1
        assert any("there more than once" in line for line in run.lines)


def test_a_file_in_which_nothing_is_recognised_is_wrong(capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / "poem.brf"
    file.write_text(
        "THE QUICK BROWN FOX JUMPS OVER\nTHE LAZY DOG AND RUNS AWAY\n", encoding="utf-8"
    )
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert run.lines[1] == "No card, noble tile or token was recognised."
    assert not any(line.startswith("Recognised") for line in run.lines)


def test_what_was_recognised_is_counted(capsys: Capsys, tmp_path: Path) -> None:
    for what, words in (("cards", "90 cards"), ("nobles", "10 noble tiles"), ("tokens", "40")):
        made(capsys, tmp_path / what, "--format", "brf", "--what", what)
        run = labels(capsys, "verify", tmp_path / what / f"{what}.brf")
        assert run.code == 0
        assert any(line.startswith(f"Recognised: {words}") for line in run.lines)


def test_player_aids_are_compared_with_the_manifest(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "brf", "--what", "aids")
    file = tmp_path / "aids.brf"
    run, without = both_ways(capsys, file)
    assert (run.code, without.code) == (0, 1)
    assert run.lines[1].startswith(CELLS)
    assert without.lines[1] == "No card, noble tile or token was recognised."
    file.write_text(file.read_text(encoding="utf-8").replace("E", "I", 1))
    assert labels(capsys, "verify", file).code == 1


@pytest.mark.parametrize("order", ["printed", "coded"])
def test_gems_in_the_order_of_other_players(
    order: str, capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_ORDER", order)
    made(capsys, tmp_path, "--format", "brf", "--what", "cards", "--layout", "stack")
    monkeypatch.delenv("SPLENDOR_ACCESS_ORDER")
    assert [run.code for run in both_ways(capsys, tmp_path / "cards.brf")] == [0, 0]


# Places


def moved(plan: Plan, across: float, down: float = 0.0, *, outlines: bool = False) -> Plan:
    """Return a plan with its braille elsewhere, with its outlines or without them."""
    by = {label.number: _moved(label, across, down, outlines) for label in plan.labels}
    plan = replace_labels(plan, by)
    if not outlines:
        return plan
    pages = tuple(
        msgspec.structs.replace(page, cuts=tuple(label.box for label in page.labels))
        for page in plan.pages
    )
    return msgspec.structs.replace(plan, pages=pages)


def _moved(label: Label, across: float, down: float, outlines: bool) -> Label:
    box = label.box
    return msgspec.structs.replace(
        label,
        box=Box(box.x + across, box.y + down, box.width, box.height) if outlines else box,
        dots=tuple(Dot(dot.x + across, dot.y + down) for dot in label.dots),
    )


@pytest.mark.parametrize("name", ["pdf", "svg", "dxf"][:: tries(3, 1)])
def test_braille_that_stands_elsewhere_on_its_label(
    name: str, capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", name, "--what", "nobles", "--no-print-text")
    file, form = tmp_path / f"nobles.{name}", load(name)
    plan = planned(Kind.NOBLES)
    assert labels(capsys, "verify", file).lines[1].startswith(DOTS)
    file.write_bytes(form.write(moved(plan, 2, -0.5)))
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert run.lines[1] == (
        "All braille is in the wrong place: 2 mm too far right and 0.5 mm too high."
    )
    one = replace_labels(plan, {each.number: each for each in plan.labels} | {3: _third(plan)})
    file.write_bytes(form.write(one))
    (third,) = (label for label in plan.labels if label.number == 3)
    assert labels(capsys, "verify", file).lines[1] == (
        f"Page 1, label 3, {third.item.code}: the braille stands 0.5 mm from its place."
    )


def _third(plan: Plan) -> Label:
    (third,) = (label for label in plan.labels if label.number == 3)
    return _moved(third, 0.3, 0.4, False)


def test_an_outline_that_is_missing_or_elsewhere(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "svg", "--what", "nobles")
    plan = planned(Kind.NOBLES)
    (page,) = plan.pages
    first = page.cuts[0]
    shifted = Box(first.x + 0.1, first.y, first.width, first.height)
    for cuts in ((shifted, *page.cuts[1:]), page.cuts[1:])[: tries(1, 2)]:
        wrong = msgspec.structs.replace(page, cuts=cuts)
        file = tmp_path / "nobles.svg"
        file.write_bytes(load("svg").write(msgspec.structs.replace(plan, pages=(wrong,))))
        run = labels(capsys, "verify", file)
        assert run.code == 1
        assert run.lines[1].endswith(": the outline is not in its place.")


def test_a_page_of_another_size(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "pdf", "--what", "nobles")
    plan = planned(Kind.NOBLES)
    (page,) = plan.pages
    low = msgspec.structs.replace(page, width=page.width + 5)
    (tmp_path / "nobles.pdf").write_bytes(
        load("pdf").write(msgspec.structs.replace(plan, pages=(low,)))
    )
    run = labels(capsys, "verify", tmp_path / "nobles.pdf")
    assert (run.code, run.lines[1]) == (
        1,
        "Page 1 is 215 by 297 mm. By the manifest beside the file it must be 210 by 297 mm.",
    )


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("svg", ", and its dots, with the measures of marburg: not its place"),
        ("brf", ": not its place"),
    ],
)
def test_what_is_proven_without_the_manifest_is_said(
    name: str, of: str, capsys: Capsys, tmp_path: Path
) -> None:
    made(capsys, tmp_path, "--format", name, "--what", "nobles")
    file, manifest = tmp_path / f"nobles.{name}", tmp_path / "manifest.json"
    whole = manifest.read_bytes()

    def said(data: bytes | None, state: str) -> None:
        manifest.unlink() if data is None else manifest.write_bytes(data)
        run = labels(capsys, "verify", file)
        assert run.code == 0
        assert run.lines[1] == (
            f"{state}. Without it only the cells of each label were compared, with those of "
            f"en-ueb-g1{of}, nor anything else on the sheet."
        )
        as_json = labels(capsys, "verify", file, "--json")
        assert msgspec.json.decode(as_json.lines[0])["manifest"] == (
            "none" if data is None else "other" if data == other else "damaged"
        )

    other = whole.replace(f"nobles.{name}".encode(), f"tiles.{name}".encode())
    said(whole[:-100], "The manifest.json beside the file is damaged")
    said(whole.replace(b'"cells"', b'"cell"', 1), "The manifest.json beside the file is damaged")
    said(other, "The manifest.json beside the file does not have this file")
    said(None, "There is no manifest.json beside the file")


def test_cells_in_unicode_are_said(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "brf", "--what", "nobles")
    file = tmp_path / "nobles.brf"
    said = (
        "The file is in Unicode, not in ASCII. Programs for embossers read that, but an embosser "
        "itself does not."
    )
    assert said not in labels(capsys, "verify", file).lines
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    run = labels(capsys, "verify", file)
    assert (run.code, said in run.lines) == (0, True)


def test_a_manifest_without_places_is_compared_by_cells(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "svg", "--what", "nobles")
    manifest = tmp_path / "manifest.json"
    facts = msgspec.json.decode(manifest.read_bytes())
    for label in facts["labels"]:
        del label["box"], label["first_dot"]
    for file in facts["files"]:
        del file["page_sizes"]
    manifest.write_bytes(msgspec.json.encode(facts))
    run = labels(capsys, "verify", tmp_path / "nobles.svg")
    assert run.code == 0
    assert run.lines[1].startswith(CELLS)


def test_the_manifest_has_places_in_mm(capsys: Capsys, tmp_path: Path) -> None:
    made(capsys, tmp_path, "--format", "pdf", "--what", "nobles")
    facts = msgspec.json.decode((tmp_path / "manifest.json").read_bytes())
    (entry,), first = facts["files"], facts["labels"][0]
    plan = planned(Kind.NOBLES)
    (label, *_) = plan.labels
    assert entry["page_sizes"] == [[210.0, 297.0]]
    assert first["box"] == msgspec.structs.asdict(label.box)
    # The first cell, 3456, has no dot 1.
    assert first["first_dot"]["x"] == pytest.approx(label.dots[0].x)
    assert first["first_dot"]["y"] == pytest.approx(label.dots[0].y - 5.0)


# Decks of one's own

OWN = (
    "level,points,bonus,sapphire,emerald,ruby,onyx,diamond\n"
    "1,9,s,1,1,1,1,0\n2,8,e,0,0,9,0,0\n2,8,e,0,0,9,0,0\n"
)


def test_the_manifest_knows_an_own_deck(capsys: Capsys, tmp_path: Path) -> None:
    cards, out = tmp_path / "mine.csv", tmp_path / "out"
    cards.write_text(OWN, encoding="utf-8")
    made(capsys, out, "--format", "brf", "--cards", str(cards))
    cards.unlink()
    file = out / "cards.brf"
    run, without = both_ways(capsys, file)
    assert (run.code, without.code) == (0, 1)
    assert run.lines[1].startswith(CELLS)
    assert run.lines[2] == "The cards are compared with those of mine.csv."
    assert "Recognised: 3 cards." in run.lines
    file.write_text(file.read_text(encoding="utf-8").replace("#IS", "#HS"))
    assert labels(capsys, "verify", file).code == 1


def test_a_deck_of_one_card_is_told_as_one(capsys: Capsys, tmp_path: Path) -> None:
    cards, out = tmp_path / "mine.csv", tmp_path / "out"
    cards.write_text("\n".join(OWN.splitlines()[:2]))
    made(capsys, out, "--format", "brf", "--cards", str(cards))
    run = labels(capsys, "verify", out / "cards.brf")
    assert "The one card is there." in run.lines
    assert "Recognised: 1 card." in run.lines
