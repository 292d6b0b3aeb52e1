"""Printed lines as on a braille display, with each code as cells."""

import pytest

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import table
from splendor_access.game.cards import Card
from splendor_access.game.notation import card_code
from tests.driver import CLI, WITHOUT_LIBLOUIS, run, run_process, run_python
from tests.driver import table as new_table

PLACES = [f"{row}{n}" for row in "abc" for n in range(1, 5)]
GAME = ("play", "--quick", "--seed", "1", "--text", "braille")


def cards() -> list[Card]:
    """Return the cards that lie out in the same game, row by row."""
    market = new_table("human", "easy", seed=1).state.market
    return [card for card in market if isinstance(card, Card)]


@pytest.mark.parametrize("chosen", ["default", "en-ueb-g2", "fr-bfu-comp6"])
def test_each_card_is_a_line_with_its_code_in_the_cells_of_the_table(chosen: str) -> None:
    done = run(*GAME, typed="board\n", env={"SPLENDOR_ACCESS_TABLE": chosen})
    assert (done.code, done.err) == (0, "")
    of = table("en-us-comp8" if chosen == "default" else chosen)
    expected = [
        f"{place} {code_cells(card_code(card), of).cells}"
        for place, card in zip(PLACES, cards(), strict=True)
    ]
    assert [line for line in done.lines if line in expected] == expected


def test_it_is_changed_in_the_game() -> None:
    typed = "bank\nsettings text braille\nbank\nsettings text words\nbank\n"
    lines = run("play", "--quick", "--seed", "1", typed=typed).lines
    cells = code_cells("4s4e5g4r4o4d", table("en-us-comp8")).cells
    words = next(line for line in lines if line.startswith("Bank: "))
    assert [line for line in lines if line in (words, f"bank {cells}")] == [
        words,
        f"bank {cells}",
        words,
    ]


def test_without_liblouis_the_codes_are_text() -> None:
    program = f"{WITHOUT_LIBLOUIS}\n{CLI}\nsys.exit(cli.main())"
    done = run_python("-c", program, *GAME, typed="row c\n")
    assert (done.code, done.err) == (0, "")
    assert f"c1 {card_code(cards()[8])}" in done.lines


def test_where_the_output_has_no_cells_their_dots_are_printed() -> None:
    done = run_process(*GAME, typed="row c\n", env={"PYTHONIOENCODING": "ascii"})
    assert done.code == 0
    assert "c1 14-26-135-0-2356-1235-25-135" in done.lines
