from itertools import pairwise

import pytest

from splendor_access.braille.cells import BLANK, text_cells
from splendor_access.braille.layout import Item, Layout, Line
from splendor_access.braille.pages import Pages, Shown, Spot
from splendor_access.braille.tables import table
from splendor_access.talk.messages import Run

COMPUTER = table("en-us-comp8")

LINES = {
    "one": ("a", "b"),
    "two": ("how many opponents", "c"),
    "three": ("d", "eeeeee", "ffffff"),
}


def pages(columns: int = 12, rows: int = 1, modal: str = "") -> Pages:
    def make(name: str) -> Line:
        items = tuple(
            Item(text, (Run(text),), active=True, alone=name == modal) for text in LINES[name]
        )
        return Line(name, items, modal=name == modal)

    return Pages([*LINES], make, Layout(COMPUTER, columns, rows))


def felt(laid: Pages, spot: Spot) -> list[str]:
    return [row.rstrip(BLANK) for row in laid.shown(spot).cells]


def brailled(*texts: str) -> list[str]:
    return [text_cells(text, COMPUTER).cells for text in texts]


def test_lines_and_rows_are_gone_through_one_by_one() -> None:
    laid = pages()
    spot, seen = laid.top(), []
    while True:
        seen += felt(laid, spot)
        if laid.right(spot) == spot:
            break
        spot = laid.right(spot)
    assert seen == brailled("a  b", "how many", "opponents", "c", "d  eeeeee", "ffffff")
    back = []
    while True:
        back += felt(laid, spot)
        if laid.left(spot) == spot:
            break
        spot = laid.left(spot)
    assert back == seen[::-1]


def test_up_and_down_go_to_the_begin_of_lines_and_stop_at_the_edge() -> None:
    laid = pages()
    middle = laid.right(laid.begin("two"))
    assert felt(laid, laid.up(middle)) == brailled("a  b")
    assert felt(laid, laid.down(middle)) == brailled("d  eeeeee")
    assert laid.up(laid.top()) == laid.top()
    assert laid.down(laid.bottom()) == laid.bottom() == laid.begin("three")


def test_items_are_gone_through_one_by_one() -> None:
    laid = pages()
    spot, seen = laid.top(), []
    while spot not in seen:
        seen.append(spot)
        spot = laid.next(spot)
    steps = [(each.line, each.key, each.part) for each in seen]
    long = "how many opponents"
    assert steps == [
        ("one", "a", 0),
        ("one", "b", 0),
        ("two", long, 0),
        ("two", long, 1),
        ("two", "c", 0),
        ("three", "d", 0),
        ("three", "eeeeee", 0),
        ("three", "ffffff", 0),
    ]
    for before, after in pairwise(seen):
        assert laid.previous(after) == before
    assert laid.previous(seen[0]) == seen[0]
    assert [laid.ends(each) for each in seen[2:4]] == [False, True]


@pytest.mark.parametrize(
    ("cell", "key"),
    [(0, "d"), (1, "d"), (2, None), (3, "eeeeee"), (8, "eeeeee"), (9, "eeeeee"), (10, None)],
)
def test_a_cell_belongs_to_the_item_under_it_or_beside_it(cell: int, key: str | None) -> None:
    laid = pages()
    found = laid.shown(laid.begin("three")).at(cell)
    assert (found and laid.item(found[0], found[1].item).key) == key


def test_items_without_a_gap_have_their_own_cells() -> None:
    line = Line("x", (Item("4s", (Run("4s"),)), Item("4e", (Run("4e"),), gap=0)))
    laid = Pages(["x"], lambda _name: line, Layout(COMPUTER, 12))
    shown = laid.shown(laid.top())
    found = [shown.at(cell) for cell in range(5)]
    assert [each and each[1].item for each in found] == [0, 0, 1, 1, 1]


def test_a_place_is_kept_by_its_key_and_else_by_its_number() -> None:
    laid = pages()
    assert laid.found(Spot("three", "ffffff", 0), "one").item == 2
    gone = laid.found(Spot("three", "gone", 7), "one")
    assert (gone.key, gone.item, gone.part) == ("ffffff", 2, 0)
    assert laid.found(Spot("nowhere", "gone"), "two") == laid.begin("two")
    assert laid.found(Spot("two", "how many opponents", 0, 9), "one").part == 1


def test_a_display_of_several_rows_shows_the_lines_below_that_fit() -> None:
    laid = pages(12, 4)
    assert felt(laid, laid.top()) == [*brailled("a  b", "how many", "opponents", "c")]
    assert felt(laid, laid.begin("three")) == [*brailled("d  eeeeee", "ffffff"), "", ""]
    assert laid.right(laid.top()) == laid.begin("three")
    assert laid.left(laid.begin("three")) == laid.top()
    # The third line needs two rows, and one is left.
    five = pages(12, 5)
    assert felt(five, five.top()) == [*brailled("a  b", "how many", "opponents", "c"), ""]


def test_a_line_longer_than_the_display_is_gone_through_by_whole_displays() -> None:
    laid = pages(12, 2)
    assert felt(laid, laid.begin("two")) == brailled("how many", "opponents")
    rest = laid.right(laid.begin("two"))
    assert felt(laid, rest) == [*brailled("c"), ""]
    assert laid.left(rest) == laid.begin("two")
    assert felt(laid, laid.left(laid.begin("three"))) == brailled("opponents", "c")


def test_a_modal_line_shows_one_item_over_the_others() -> None:
    laid = pages(12, 4, modal="two")
    spot = laid.begin("two")
    assert felt(laid, spot) == [*brailled("how many", "opponents"), "", ""]
    assert felt(laid, laid.right(spot)) == [*brailled("c"), "", "", ""]
    shown = laid.shown(spot)
    # Whatever key of its rows is pressed, it means what is felt.
    assert [shown.at(cell) is not None for cell in (0, 11, 12, 23, 24, 47)] == [True] * 4 + [
        False
    ] * 2
    assert cells(shown) == {("two", 0)}
    below = laid.shown(laid.begin("one"))
    over = laid.over(laid.begin("one"), spot)
    assert over.cells == shown.cells[:2] + below.cells[2:]
    assert over.at(0) == shown.at(0)
    assert over.at(24) == below.at(24)
    assert "two" not in {row[0] for row in below.rows if row}
    assert shown.whole("two", 0)
    assert not pages(12, 1, modal="two").shown(spot).whole("two", 0)


def cells(shown: Shown) -> set[tuple[str, int]]:
    """Return the line and the item of every cell of a display of 48 cells."""
    found = [shown.at(cell) for cell in range(48)]
    return {(each[0], each[1].item) for each in found if each}
