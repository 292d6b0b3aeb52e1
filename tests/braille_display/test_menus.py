"""The menu of a card, and its rows on a display of several lines."""

import pytest

from splendor_access.braille_display.game_view import GameView
from splendor_access.braille_display.lines import PLACES
from splendor_access.braille_display.menus import Picks, menu, opens
from splendor_access.game import Game
from splendor_access.game.cards import LEVELS, gems
from splendor_access.game.notation import parse_action
from splendor_access.game.rules import play_out
from splendor_access.game.state import HAND_PLACES, State
from splendor_access.talk.locale import Locale
from tests.bench.ways import way
from tests.driver import decision, opened, table
from tests.game import situations
from tests.game.situations import seated


def keys(about: str, state: State, holder: int) -> list[str]:
    found = menu(about, state, holder, acting=state.to_act == holder, picks=Picks())
    return [item.entry.key for item in found]


def test_a_reserved_card_is_like_one_on_the_table_to_whoever_knows_it() -> None:
    game = Game.new(2, seed=1).apply("reserve c").apply("take ser")
    assert keys("h1", game.view(0), 0) == ["lacks", "need", "back"]
    assert keys("c1", game.view(0), 0) == ["lacks", "reserve c1", "need", "back"]
    assert keys("h1", game.view(None), 0) == ["veiled", "buy h1", "back"]
    for place in HAND_PLACES[1:]:
        assert keys(place, game.view(0), 0) == []


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_key_opens_what_has_a_menu(seed: int) -> None:
    """Nothing but a menu that is not made says whether there is one, until the game is over."""
    played = table("easy", "normal", "easy", seed=seed)
    while True:
        for holder, acting in ((0, True), (0, False), (1, True)):
            state = played.state.view(holder)
            for about in (*PLACES, *LEVELS):
                made = menu(about, state, holder, acting=acting, picks=Picks())
                assert opens(about, state, holder, acting=acting) == bool(made), about
        if played.over:
            return
        played.act(decision(played))


@pytest.mark.parametrize("place", ["c1", "c"])
def test_with_ten_tokens_only_the_gold_of_a_reservation_has_one_given_back(place: str) -> None:
    held = "sssseeeerr"
    for left, said in (("sg", "1 gold.; Then give back 1."), ("s", "without gold.")):
        state, _ = situations.table(seated(held), seated(), bank=gems(left + held))
        offered = menu(place, state, 0, acting=True, picks=Picks())
        (text,) = [
            Locale("en").text(item.entry.message)
            for item in offered
            if item.entry.key == f"reserve {place}"
        ]
        assert text.endswith(said)


def test_no_menu_is_made_to_know_that_there_is_one() -> None:
    view = GameView(opened("human", "easy"))
    found = way(lambda: [view.line(level) for level in LEVELS])
    assert ("braille_display.ask_menus", "braille_display.menus") in found.moves
    assert not [after for before, after in found.moves if before == "braille_display.menus"]


def test_a_key_opens_the_nobles_that_may_be_chosen() -> None:
    mine = seated(bonuses="ssssrrrr", cards="c4e 7s,c5e 7s3e,b2e 5e,b3e 6e")
    start, deal = situations.table(mine, seated(), tiles=("3 4s4e", "3 4e4r"), market={})
    state = play_out(start, parse_action("take rod"), deal)[0]
    assert state.phase == "noble"
    for place in ("n1", "n2"):
        assert keys(place, state, 0) == [f"noble {place}", "back"]
        assert opens(place, state, 0, acting=True)
    assert not opens("n3", state, 0, acting=True)


def test_the_rows_of_cards_are_one_stack_that_the_lowest_level_ends() -> None:
    view = GameView(opened("human", "easy"))
    lines = [view.line(level) for level in "cba"]
    assert [line.stack for line in lines] == [3, 3, 3]
    assert [line.ends_stack for line in lines] == [False, False, True]
    assert view.line("bank").stack == 1
