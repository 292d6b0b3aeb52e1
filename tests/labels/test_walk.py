"""A deck of ten cards, led through the guide to its end: made, verified, stuck and read.

Nothing is known but what is heard. The phone, which tells what is on a card, is a text, and the
finger reads what the program says that the label begins with.
"""

from pathlib import Path
from random import Random

import pytest

from splendor_access.game.cards import CARDS, ORDER, Card
from splendor_access.labels.formats import names
from splendor_access.labels.planning.content import label_item
from splendor_access.talk.locale import Locale
from tests.driver import run
from tests.tiers import soak_only

EN = Locale("en")
TEN = CARDS[::9]
COLUMNS = {"s": "sapphire", "e": "emerald", "r": "ruby", "o": "onyx", "d": "diamond"}


def table_of(cards: tuple[Card, ...]) -> str:
    """Return a file of cards, as a spreadsheet writes it."""
    rows: list[list[object]] = [["level", "points", "bonus", *COLUMNS.values()]]
    for card in cards:
        cost = dict(zip(ORDER, card.cost, strict=True))
        level = "abc".index(card.level) + 1
        rows.append([level, card.points, card.bonus, *(cost[each] or "" for each in COLUMNS)])
    return "".join(",".join(map(str, row)) + "\n" for row in rows)


def told_by_a_phone(card: Card) -> str:
    """Return what is printed on a card, in words."""
    cost = [
        f"{n} {EN.attribute(f'gem-{letter}')}"
        for letter, n in zip(ORDER, card.cost, strict=True)
        if n
    ]
    bonus = EN.attribute(f"gem-{card.bonus}")
    return f"level {card.level} {bonus} {card.points} points cost {' '.join(cost)}"


def heard(*words: str | Path, lines: list[str] | None = None) -> list[str]:
    """Return what is said to a command line and to the lines typed after it."""
    typed = "".join(f"{each}\n" for each in lines or ())
    done = run("labels", *map(str, words), typed=typed)
    assert done.code == 0, done
    return done.lines


@pytest.mark.parametrize(
    "form",
    [form if form in ("brf", "pdf") else pytest.param(form, marks=soak_only) for form in names()],
)
def test_a_deck_is_led_through_the_guide_to_its_end(form: str, tmp_path: Path) -> None:
    deck, out = tmp_path / "ten.csv", tmp_path / "out"
    deck.write_text(table_of(TEN), encoding="utf-8")
    made = heard("--format", form, "--cards", deck, "--out", out)
    assert made[0].startswith("10 labels were read back from their files")
    for file in sorted(out.glob(f"cards*.{form}")):
        verified = heard("verify", file)
        assert verified[0].endswith("faults 0."), file
        assert verified[1].startswith("Same as in the manifest beside the file: "), file
    places = [
        line
        for line in (out / "assembly.txt").read_text(encoding="utf-8").splitlines()
        if "Code " in line
    ]
    assert len(places) == 10
    cards = Random(form).sample(TEN, 10)
    # Sticking, in any order.
    lines = [line for card in cards for line in (told_by_a_phone(card), "yes")]
    said = heard("find", "--out", out, lines=[*lines, "left", "quit"])
    for number, card in enumerate(cards):
        done = said.index(f"Done: {label_item(card).code}.")
        place, begins = said[done - 2 : done]
        assert f"{place.removesuffix('.')}. Code {label_item(card).code}".lower() in {
            line.partition(", ")[2].lower() for line in places
        }
        first_line = begins.partition("Its first line is ")[2].partition(". It begins")[0]
        assert label_item(card).code.startswith(first_line)
        assert first_line
        left = 9 - number
        amount = f"{left} of 10 labels left." if left else "None left: all 10 labels are on."
        assert said[done + 1] == amount
    # Each label and its card once more, from two heaps.
    lines = [line for card in cards for line in (label_item(card).code, told_by_a_phone(card))]
    said = heard("pair", "--out", out, lines=[*lines, "quit"])
    assert sum(line.startswith("They belong together: ") for line in said) == 10
    # And all by touch, in the order of the sheets.
    lines = [label_item(card).code for card in TEN]
    said = heard("verify", "--what", "cards", "--cards", deck, lines=lines)
    assert "10 of 10 labels are right." in said
