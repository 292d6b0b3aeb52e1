"""Codes broken into lines, what never happens to them, and what cannot fit."""

import re

import pytest

from splendor_access.braille.cells import cells_code
from splendor_access.braille.tables import OFFERED, BrailleTable, own_tables, table_for_codes
from splendor_access.braille.validation import validate
from splendor_access.game.notation import parse_card
from splendor_access.labels.planning.content import Kind, items, label_item
from splendor_access.labels.planning.layout import FULL, LabelLayout, Mark, Room, lay_out, line_dots
from splendor_access.labels.planning.sheets import NAMES, Sheet, default_sheet, find_sheet
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS
from tests.cases import every
from tests.labels.plans import KINDS, PAPER
from tests.tiers import sampled, tries

TABLES = {each.name: each for each in (*OFFERED, *own_tables())}
WIDE = Room(40, 9)
CARD = label_item(parse_card("c4s 3s3o6d"))


def texts(layout: LabelLayout, cells: int, mark: Mark = Mark.NONE) -> list[str]:
    """Return the lines of one card."""
    return [line.text for line in lay_out(CARD, PAPER, Room(cells, 9), layout, mark)]


def test_wrap_fills_lines_and_stack_begins_one_for_the_cost() -> None:
    assert texts(LabelLayout.WRAP, 40) == ["c4s 3s3o6d"]
    assert texts(LabelLayout.WRAP, 9) == ["c4s 3s", "3o6d"]
    assert texts(LabelLayout.WRAP, 7) == ["c4s", "3s3o", "6d"]
    assert texts(LabelLayout.STACK, 40) == ["c4s", "3s3o6d"]
    assert texts(LabelLayout.STACK, 9) == ["c4s", "3s3o", "6d"]
    assert texts(LabelLayout.LANDSCAPE, 13) == ["c4s 3s3o", "6d"]


@every("layout", LabelLayout)
@every("name", [each.name for each in OFFERED])
def test_a_number_stays_with_its_letter_and_each_line_reads_alone(
    name: str, layout: LabelLayout
) -> None:
    for kind in KINDS:
        for item in [*dict.fromkeys(items(kind))][:: tries(3, 1)]:
            for cells in (7, 13):
                lines = lay_out(item, TABLES[name], Room(cells, 9), layout)
                assert all(len(line.cells) <= cells for line in lines)
                assert all(not re.search(r"\d$", line.text) or line.text == "3" for line in lines)
                assert all(
                    cells_code(line.cells.removeprefix(FULL), TABLES[name]) == line.text
                    for line in lines
                )
                joined = "".join(line.text for line in lines)
                assert joined.replace(" ", "") == item.code.replace(" ", "")


def test_a_token_has_a_full_cell_before_its_letter() -> None:
    for letter in "segrod":
        (line,) = lay_out(label_item(letter), PAPER, WIDE)
        assert line.cells[0] == FULL
        assert len(line.cells) == 2


def test_a_mark_is_one_full_cell_at_the_start_and_counts() -> None:
    first, *others = lay_out(CARD, PAPER, Room(9, 3), LabelLayout.WRAP, Mark.CELL)
    assert first.cells.startswith(FULL)
    assert len(first.cells) <= 9
    assert not any(FULL in line.cells for line in others)


def test_what_is_too_wide_or_too_high_is_refused_with_both_figures() -> None:
    with pytest.raises(LabelsRefused) as wide:
        lay_out(CARD, PAPER, Room(3, 9))
    assert wide.value.message.args["of"] == "cells"
    assert (wide.value.message.args["needs"], wide.value.message.args["has"]) == (4, 3)
    with pytest.raises(LabelsRefused) as high:
        lay_out(CARD, PAPER, Room(7, 2))
    assert high.value.message.args["of"] == "lines"
    assert (high.value.message.args["needs"], high.value.message.args["has"]) == (3, 2)


@every("name", TABLES)
def test_every_offered_table_is_right_in_six_dots(name: str) -> None:
    validation = validate(TABLES[name])
    assert validation.passed
    assert validation.six_dots


def test_dots_of_a_cell() -> None:
    assert set(line_dots("\u2801\u2800\u2838")) == {(0, 0, 0), (2, 1, 0), (2, 1, 1), (2, 1, 2)}


# Every combination of sheet, standard and table: those that cannot fit are listed


def _room(sheet: Sheet, standard: str) -> Room:
    measures = STANDARDS[standard].nominal
    return Room(sheet.cells(measures), sheet.lines(measures))


def _fits(kind: Kind, of: BrailleTable, room: Room) -> bool:
    try:
        for item in items(kind):
            lay_out(item, of, room)
    except LabelsRefused:
        return False
    return True


def with_codes_in(*names: str) -> set[str]:
    """Return the names of tables whose codes are in one of these: contracted ones have none."""
    return {each.name for each in OFFERED if table_for_codes(each).name in names}


LONG = with_codes_in("de-g0", "en-ueb-g1", "nl-NL-g0")
LITERARY = LONG | with_codes_in("fr-bfu-comp6")
ALL = {each.name for each in OFFERED}
EVERYWHERE = dict.fromkeys(STANDARDS, ALL)

CANNOT_FIT: dict[tuple[str, Kind], dict[str, set[str]]] = {
    ("l7651", Kind.CARDS): EVERYWHERE | {"marburg": LITERARY},
    ("l7651", Kind.NOBLES): EVERYWHERE
    | {
        "marburg": LONG,
        "nls800": LITERARY,
        "ada": LITERARY,
        "california": LITERARY,
    },
    ("l7658", Kind.CARDS): EVERYWHERE,
    ("l7658", Kind.NOBLES): EVERYWHERE,
    ("l7658", Kind.TOKENS): {"enlarged": ALL},
    ("ol5225", Kind.CARDS): {"california": LONG, "din-large": LITERARY, "enlarged": LITERARY},
    ("ol5225", Kind.NOBLES): {"din-large": LONG, "enlarged": LONG},
}
"""By sheet and piece: the tables that have no room, by standard. All else fits."""


def pairs() -> list[tuple[str, Kind]]:
    """Return every sheet with each kind of piece that its labels do not stand over."""
    found = []
    for name in NAMES:
        for kind in KINDS:
            try:
                find_sheet(name, kind)
            except LabelsRefused:
                continue
            found.append((name, kind))
    return found


def refusal(sheet: Sheet, standard: str, of: BrailleTable, kind: Kind) -> LabelsRefused | None:
    """Return why the labels of a kind have no room, or None."""
    measures = STANDARDS[standard].nominal
    room = Room(sheet.cells(measures), sheet.lines(measures))
    try:
        for item in dict.fromkeys(items(kind)):
            lay_out(item, of, room)
    except LabelsRefused as refused:
        return refused
    return None


@sampled(6)
@pytest.mark.parametrize(("at", "name", "kind"), [(at, *pair) for at, pair in enumerate(pairs())])
def test_what_cannot_fit_is_known_and_refused_with_both_figures(
    at: int, name: str, kind: Kind
) -> None:
    sheet = find_sheet(name, kind)
    tried = [*STANDARDS][at % tries(4, 1) :: tries(4, 1)]
    refused = {
        standard: {
            each.name: found for each in OFFERED if (found := refusal(sheet, standard, each, kind))
        }
        for standard in tried
    }
    known = CANNOT_FIT.get((name, kind), {})
    tables = {standard: set(found) for standard, found in refused.items() if found}
    assert tables == {standard: known[standard] for standard in tried if standard in known}
    for of_standard in refused.values():
        for found in of_standard.values():
            needs, has = (found.message.args[figure] for figure in ("needs", "has"))
            assert isinstance(needs, int)
            assert isinstance(has, int)
            assert needs > has


@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_the_sheet_that_is_taken_without_asking(kind: Kind) -> None:
    name = default_sheet(kind, landscape=False, solid=False)
    assert (name, kind) not in CANNOT_FIT


def test_landscape_fits_every_standard_and_table() -> None:
    sheet = find_sheet(
        default_sheet(Kind.CARDS, landscape=True, solid=False), Kind.CARDS, landscape=True
    )
    wrong = [
        (standard, each.name)
        for standard in STANDARDS
        for each in OFFERED
        if refusal(sheet, standard, each, Kind.CARDS)
    ]
    assert wrong == []
