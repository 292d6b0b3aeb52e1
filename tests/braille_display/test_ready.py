"""Ready sentences to friends: chosen without typing, heard in one's own language."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from splendor_access.braille_display.game_view import MENU
from splendor_access.braille_display.menus import Submit
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol.frames import SaidFrame
from splendor_access.session.intents import Intent, Said
from splendor_access.settings.shortcuts import Shortcuts
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, say
from splendor_access.talk.parsing.commands import Do
from splendor_access.talk.ready import READY, ready_sentence
from tests import driver
from tests.braille_display.fingertips import MOST, Fingertips, OnSlate
from tests.braille_display.slate import Slate, SlateGame
from tests.tiers import tries


def test_each_sentence_is_known_again_in_each_language() -> None:
    assert len(READY) == 10
    for language in languages():
        locale = Locale(language)
        texts = [locale.text(say(name)) for name in READY]
        assert len({*texts}) == len(texts)
        assert [ready_sentence(text) for text in texts] == [say(name) for name in READY]
    assert ready_sentence("Hello everybody and Ben") is None


def heard(text: str, seat: int) -> Message:
    """Return what the seat 1 is told of words."""
    return RemoteSeat._talk(cast(Any, SimpleNamespace(number=1)), SaidFrame(seat, "Ana", text))


def test_a_friend_hears_it_in_the_own_language() -> None:
    french = Locale("fr").text(say("ready-well-done"))
    assert Locale("en").text(heard(french, 0)) == "Ana says: Well done!"
    assert Locale("de").text(heard(french, 1)) == "Du sagst: Gut gemacht!"
    assert Locale("en").text(heard("Well played, Ben", 0)) == "Ana says: Well played, Ben"


def test_they_and_own_ones_are_offered_at_a_table_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40))
    assert not one.controller.view.open("say")
    monkeypatch.setattr(Table, "elsewhere", property(lambda _table: True))
    one.session.shortcuts = Shortcuts(aliases={"tea": "say Time for tea?", "b": "bank"})
    assert one.controller.view.open("say")
    view = one.controller.view
    effects = [view.effect(MENU, item.key) for item in view.line(MENU).items]
    said = [
        each.meant.about
        for each in effects
        if isinstance(each, Submit) and isinstance(each.meant, Do)
    ]
    assert said == [*(Locale("en").text(say(name)) for name in READY), "Time for tea?"]


class BesideTalk(OnSlate):
    """A display in this process, to whose player a friend says something after each move."""

    def __init__(self, game: SlateGame) -> None:
        super().__init__(game)
        self._table = game.session.table

    def press(self, key: str, cell: int) -> None:
        """See `Reached`."""
        before = self._table.version
        super().press(key, cell)
        if self._table.version != before:
            said = Said(say("friends-said", name="Ada", text="well played"), "talk")
            self._game.do(Intent("server", happened=lambda: [said]))


def test_without_dot_keys_a_friend_who_talks_costs_no_presses() -> None:
    """A whole game in the soak: the same decisions, with as many keys."""
    counted = []
    for fingers_on in (OnSlate, BesideTalk):
        table = new_table([Player("Ana", HUMAN), Player("Ada", "easy")], RuleSet(), 20)
        one = SlateGame(table, Slate(40, dots_keys=False))
        fingers = Fingertips(fingers_on(one))
        fingers.play(tries(8, MOST))
        counted.append(([str(each) for each in table.record().entries], fingers.turns))
    assert counted[0] == counted[1]
