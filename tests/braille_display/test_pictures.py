"""Golden pictures: the cells after each key of a turn, at three widths, from recorded actions.

`UPDATE_PICTURES=1 pytest tests/braille_display/test_pictures.py` writes them again; read the
difference.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.braille_display.displays import KeyName
from splendor_access.settings.settings import CHOICES
from tests import driver
from tests.braille_display.slate import Slate, SlateGame

FOLDER = Path(__file__).parent / "pictures"

BEFORE = ("take rod", "take ss", "take rod", "take ee")
"""The events before the turn: the reader can buy a card."""


KEYS: tuple[KeyName, ...] = (
    "line_up",
    "window_right",
    "home",
    *("line_down",) * 5,
    *("window_right",) * 4,
    "home",
    *("line_down",) * 5,
    "route",
    "window_right",
    "window_left",
    "route",
)
"""The news, the player's things, the bank, the market, and a purchase of the first card of level a.
"""


def turn(one: SlateGame) -> Iterator[str]:
    """Play a turn, and yield each key with the text after it."""
    yield from felt(one, "the turn begins")
    for key in KEYS:
        one.press(key)
        yield from felt(one, key)
    one.act("take sod")
    yield from felt(one, "Ben takes gems")
    one.press("line_up")
    yield from felt(one, "line_up")


def felt(one: SlateGame, key: str) -> Iterator[str]:
    yield f"{key}: {one.text}"
    yield from one.slate.pictures[-1].cells


@pytest.mark.parametrize("name", ["default", "en-ueb-g1"])
@pytest.mark.parametrize("columns", [12, 20, 40])
def test_a_turn_is_felt_as_it_was(columns: int, name: str) -> None:
    assert name in CHOICES["table"]
    one = SlateGame(driver.table("human", "easy"), Slate(columns), table=name)
    check(one, FOLDER / f"turn-{columns}-{name}.txt")


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_turn_is_felt_in_another_language(language: str) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(20), language)
    check(one, FOLDER / f"turn-20-{language}.txt")


@pytest.mark.parametrize(("columns", "texts"), [(12, "en-ueb-g2"), (20, "fr-bfu-g2")])
def test_a_turn_is_felt_with_contracted_sentences(columns: int, texts: str) -> None:
    laid, language = driver.table("human", "easy"), texts[:2]
    one = SlateGame(laid, Slate(columns), language, texts=texts)
    check(one, FOLDER / f"turn-{columns}-{texts}.txt")


def check(one: SlateGame, path: Path) -> None:
    one.act(*BEFORE)
    one.press("home")
    found = "".join(f"{line}\n" for line in turn(one))
    if os.environ.get("UPDATE_PICTURES"):
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")
