"""Sheets by product and to be cut: everything is on the page, and on the piece."""

import pytest

from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.sheets import (
    NAMES,
    PIECES,
    PRODUCTS,
    Sheet,
    default_sheet,
    find_sheet,
)
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS
from tests.cases import every

CELLS_ON_A_CARD = {
    "marburg": 9,
    "nls800": 9,
    "din-large": 9,
    "california": 8,
    "enlarged": 7,
}
"""From the working width of a card, with margins of 3 mm."""


def sheets() -> list[tuple[Sheet, Kind]]:
    """Return every sheet for every kind of piece that it is offered for."""
    found = []
    for name in NAMES:
        for kind in PIECES:
            for landscape in (False, True):
                try:
                    found.append((find_sheet(name, kind, landscape=landscape), kind))
                except LabelsRefused:
                    continue
    return found


@every(("sheet", "kind"), sheets())
def test_all_labels_are_on_the_page_and_none_on_another(sheet: Sheet, kind: Kind) -> None:
    corners = [sheet.corner(place) for place in range(sheet.places)]
    assert len(set(corners)) == sheet.places > 0
    for x, y in corners:
        assert x >= 0
        assert x + sheet.width <= sheet.page[0] + 0.1
        assert y >= 0
        assert y + sheet.height <= sheet.page[1] + 0.1
    assert sheet.gap_x >= 0
    assert sheet.gap_y >= 0
    left = corners[sheet.columns - 1][0] + sheet.width
    assert sheet.page[0] - left == pytest.approx(sheet.left, abs=0.15), "centred on the page"


@every(("sheet", "kind"), sheets())
def test_no_label_stands_over_its_piece(sheet: Sheet, kind: Kind) -> None:
    piece = PIECES[kind]
    assert piece.holds(sheet.width, sheet.height) or piece.turned().holds(sheet.width, sheet.height)


@pytest.mark.parametrize(("standard", "cells"), CELLS_ON_A_CARD.items())
def test_cells_a_line_on_a_card(standard: str, cells: int) -> None:
    assert PRODUCTS["l7160"].cells(STANDARDS[standard].nominal) == cells


def test_a_cell_more_would_go_into_the_margin() -> None:
    for sheet, _ in sheets():
        for standard in STANDARDS.values():
            measures = standard.nominal
            cells, lines = sheet.cells(measures), sheet.lines(measures)
            width = (cells - 1) * measures.cell + measures.dot + measures.base
            height = (lines - 1) * measures.line + 2 * measures.dot + measures.base
            assert not cells or width <= sheet.width - 2 * sheet.margin_x + 1e-6
            assert width + measures.cell > sheet.width - 2 * sheet.margin_x
            assert not lines or height <= sheet.height - 2 * sheet.margin_y + 1e-6
            assert height + measures.line > sheet.height - 2 * sheet.margin_y


def test_a_label_wider_than_a_tile_is_refused_with_both_figures() -> None:
    with pytest.raises(LabelsRefused) as refused:
        find_sheet("l7160", Kind.NOBLES)
    facts = refused.value.message.args
    assert (facts["width"], facts["piece_width"]) == (63.5, 60.0)


def test_every_kind_has_a_sheet_without_asking() -> None:
    for kind in Kind:
        for landscape in (False, True):
            name = default_sheet(kind, landscape=landscape, solid=False)
            assert find_sheet(name, kind, landscape=landscape).places


def test_texts_need_a_whole_page() -> None:
    assert find_sheet("letter", Kind.AIDS).places == 1
    with pytest.raises(LabelsRefused):
        find_sheet("l7160", Kind.AIDS)
