import pytest

from splendor_access.braille.cells import BLANK, code_cells, text_cells
from splendor_access.braille.layout import MARK, CellRow, Item, Layout, Line
from splendor_access.braille.tables import OFFERED, BrailleTable, table
from splendor_access.game.cards import CARDS, Card
from splendor_access.game.notation import card_code
from splendor_access.talk.messages import Run
from tests.cases import every
from tests.tiers import tries

WIDTHS = (12, 14, 18, 20, 32, 40, 64, 80)
COMPUTER = table("en-us-comp8")
UEB = table("en-ueb-g1")


def words(*texts: str, **how: bool | int) -> tuple[Item, ...]:
    return tuple(item(text, **how) for text in texts)


def item(text: str, **how: bool | int) -> Item:
    return Item(text, (Run(text),), **how)  # type: ignore[arg-type]  # flags and a gap


def placed(place: str, card: Card, *, marked: bool = False) -> Item:
    runs = (Run(f"{place} "), Run(card_code(card), is_code=True))
    return Item(place, runs, marked, active=True)


def shown(rows: tuple[CellRow, ...]) -> list[str]:
    return [row.cells.rstrip(BLANK) for row in rows]


def cells(text: str, table: BrailleTable = COMPUTER) -> str:
    return text_cells(text, table).cells


def test_items_share_a_row_while_they_fit() -> None:
    rows = Layout(COMPUTER, 12).lay(Line("x", words("afford", "goal", "threat")))
    assert shown(rows) == [cells("afford  goal"), cells("threat")]
    assert [[(s.item, s.begin, s.end) for s in row.slots] for row in rows] == [
        [(0, 0, 6), (1, 8, 12)],
        [(2, 0, 6)],
    ]


def test_a_long_item_is_broken_at_its_spaces_and_has_rows_of_its_own() -> None:
    rows = Layout(COMPUTER, 12).lay(Line("x", words("a", "how many opponents", "b")))
    assert shown(rows) == [cells("a"), cells("how many"), cells("opponents"), cells("b")]
    parts = [(slot.item, slot.part, slot.last) for row in rows for slot in row.slots]
    assert parts == [(0, 0, True), (1, 0, False), (1, 1, True), (2, 0, True)]


def test_gaps_are_as_wide_as_items_say() -> None:
    rows = Layout(COMPUTER, 20).lay(Line("x", (item("bank"), *words("4s", "3e", gap=0))))
    assert shown(rows) == [cells("bank4s3e")]


def test_a_label_is_in_the_row_of_what_it_leads() -> None:
    label = item("bank", leads=True)
    rows = Layout(COMPUTER, 8).lay(Line("x", (item("a"), label, item("4s", gap=1))))
    assert shown(rows) == [cells("a"), cells("bank 4s")]


def test_an_item_that_stands_alone_has_every_cell_of_its_rows() -> None:
    rows = Layout(COMPUTER, 12).lay(Line("x", words("yes", "no", alone=True)))
    assert shown(rows) == [cells("yes"), cells("no")]
    assert [row.slots[0].reach for row in rows] == [12, 12]


def test_what_is_marked_has_dots_7_and_8_under_its_first_word() -> None:
    (row,) = Layout(COMPUTER, 20).lay(Line("x", (placed("c3", CARDS[0], marked=True),)))
    marked = [at for at, cell in enumerate(row.cells) if ord(cell) & MARK]
    assert marked == [0, 1]
    assert all(ord(row.cells[at]) & MARK == MARK for at in marked)


def test_on_six_dots_a_word_stands_behind_what_is_marked() -> None:
    layout = Layout(COMPUTER, 20, mark_word="ok")
    (row,) = layout.lay(Line("x", words("c3", marked=True)))
    assert row.cells.rstrip(BLANK) == cells("c3 ok")


def test_a_word_that_marks_is_parted_from_what_follows() -> None:
    gems = (item("bank", leads=True), item("1s", marked=True, gap=1), *words("1e", "2r", gap=0))
    (row,) = Layout(COMPUTER, 20, mark_word="ok").lay(Line("x", gems))
    assert row.cells.rstrip(BLANK) == cells("bank 1s ok  1e2r")


@pytest.mark.parametrize("word", ["1234567890123", "splendor-access"])
def test_a_word_longer_than_the_display_is_felt_whole(word: str) -> None:
    rows = Layout(COMPUTER, 6).lay(Line("x", words(word)))
    assert "".join(shown(rows)) == cells(word)


def test_two_cells_are_enough_to_feel_everything() -> None:
    rows = Layout(COMPUTER, 2).lay(Line("x", (placed("c3", CARDS[-1]),)))
    code = code_cells(card_code(CARDS[-1]), COMPUTER).cells
    assert "".join(shown(rows)) == cells("c3") + code.replace(BLANK, "")


# Every offered table at every width


@every(
    ("chosen", "width"),
    [
        pytest.param(chosen, width, id=f"{chosen.name}-{width}")
        for i, chosen in enumerate(OFFERED)
        for j, width in enumerate(WIDTHS)
        if (i + j) % tries(4, 1) == 0
    ],
)
def test_cards_are_broken_only_where_they_may(chosen: BrailleTable, width: int) -> None:
    layout = Layout(chosen, width)
    for card in CARDS:
        rows = layout.lay(Line("x", (placed("c3", card),)))
        head, cost = (code_cells(field, chosen).cells for field in card_code(card).split(" "))
        place = cells("c3", chosen)
        whole = BLANK.join((place, head, cost))
        if len(whole) <= width:
            assert shown(rows) == [whole]
        elif len(cost) <= width:
            assert shown(rows) == [f"{place}{BLANK}{head}", cost]
        else:
            assert width < 18
            assert chosen.dots == 6
            first, *others = shown(rows)
            assert first == f"{place}{BLANK}{head}"
            groups = [code_cells(group, chosen).cells for group in groups_of(card)]
            assert "".join(others) == "".join(groups)
            ends = {len("".join(groups[:n])) for n in range(len(groups) + 1)}
            assert {len("".join(others[:n])) for n in range(len(others) + 1)} <= ends


def groups_of(card: Card) -> list[str]:
    """Return the counts of a cost, each with its letter."""
    cost = card_code(card).split(" ")[1]
    return [cost[at : at + 2] for at in range(0, len(cost), 2)]


@pytest.mark.parametrize(
    "chosen", [t for t in OFFERED if t.kind == "computer"], ids=lambda t: t.name
)
def test_at_12_cells_no_field_of_a_card_is_cut_in_computer_braille(chosen: BrailleTable) -> None:
    layout = Layout(chosen, 12)
    for card in CARDS:
        rows = shown(layout.lay(Line("x", (placed("c3", card),))))
        assert len(rows) <= 2
        fields = [code_cells(field, chosen).cells for field in card_code(card).split(" ")]
        assert BLANK.join(rows) == BLANK.join((cells("c3", chosen), *fields))


# Columns


def market(level: str = "c") -> Line:
    like = tuple(placed(f"{level}1", card, marked=True) for card in CARDS if card.level == level)
    cards = [card for card in CARDS if card.level == level]
    items = tuple(placed(f"{level}{n}", card) for n, card in enumerate(cards[3:7], 1))
    return Line(level, items, like, stack=3)


@pytest.mark.parametrize(
    ("chosen", "width", "begins"),
    [
        (COMPUTER, 20, [[0], [0], [0], [0]]),
        (COMPUTER, 32, [[0, 16], [0, 16]]),
        (COMPUTER, 40, [[0, 20], [0, 20]]),
        (COMPUTER, 64, [[0, 16, 32, 48]]),
        (COMPUTER, 80, [[0, 20, 40, 60]]),
        (UEB, 80, [[0, 27, 54], [0]]),
    ],
)
def test_places_of_a_row_stand_at_the_same_cells(
    chosen: BrailleTable, width: int, begins: list[list[int]]
) -> None:
    layout = Layout(chosen, width)
    for level in "abc":
        rows = layout.lay(market(level))
        assert [[slot.begin for slot in row.slots] for row in rows] == begins


@pytest.mark.parametrize("chosen", OFFERED, ids=lambda each: each.name)
def test_the_market_lies_as_on_the_table_where_it_fits(chosen: BrailleTable) -> None:
    layout = Layout(chosen, 32, 10)
    blocks = [layout.lay(market(level)) for level in "cba"]
    places = [{slot.item for slot in row.slots} for block in blocks for row in block[:1]]
    as_it_lies = places == [{0, 1, 2, 3}] * 3
    assert as_it_lies == (chosen.kind == "computer")
    if as_it_lies:
        assert [len(block) for block in blocks] == [3, 2, 3]
        slots = [slot for block in blocks for row in block for slot in row.slots]
        assert all(slot.begin == slot.item * 8 and slot.end - slot.begin < 8 for slot in slots)


def test_all_offered_tables_of_eight_dots_leave_dots_7_and_8_free() -> None:
    for chosen in OFFERED:
        if chosen.dots == 8:
            used = {cell for card in CARDS for cell in code_cells(card_code(card), chosen).cells}
            assert not any(ord(cell) & MARK for cell in used), chosen.name


@pytest.mark.parametrize("chosen", OFFERED, ids=lambda each: each.name)
def test_rows_are_as_wide_as_the_display(chosen: BrailleTable) -> None:
    for width in WIDTHS:
        assert all(len(row.cells) == width for row in Layout(chosen, width).lay(market()))
