"""The menu of a card, and its rows on a display of several lines."""

from splendor_access.braille_display.game_view import GameView
from splendor_access.braille_display.menus import Picks, menu
from splendor_access.game.game import Game
from splendor_access.game.state import HAND_PLACES, State
from tests.driver import opened


def keys(about: str, state: State, holder: int) -> list[str]:
    found = menu(about, state, holder, acting=state.to_act == holder, picks=Picks())
    return [item.entry.key for item in found]


def test_a_reserved_card_is_like_one_on_the_table_to_whoever_knows_it() -> None:
    game = Game.new(2, seed=1).apply("reserve c").apply("take ser")
    assert keys("h1", game.view(0), 0) == ["lacks", "need", "back"]
    assert keys("c1", game.view(0), 0) == ["lacks", "reserve c1", "need", "back"]
    assert keys("h1", game.view(None), 0) == ["veiled", "back"]
    for place in HAND_PLACES[1:]:
        assert keys(place, game.view(0), 0) == []


def test_the_rows_of_cards_are_one_stack_that_the_lowest_level_ends() -> None:
    view = GameView(opened("human", "easy"))
    lines = [view.line(level) for level in "cba"]
    assert [line.stack for line in lines] == [3, 3, 3]
    assert [line.ends_stack for line in lines] == [False, False, True]
    assert view.line("bank").stack == 1
