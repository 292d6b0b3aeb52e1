"""Whole games at a real table by routing, line and window keys alone: nothing is typed."""

import re
from statistics import median

import pytest

from splendor_access.companion.session import CompanionSession
from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import LEVELS, ORDER, Card, Gems, Noble
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import count_text
from splendor_access.game.record import Player, Record
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import HAND_INDEX, MARKET_INDEX, TILE_PLACES, RuleSet, State
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from tests.braille_display.slate import Slate, SlateGame
from tests.companion.entering import NAMES
from tests.companion.test_entering import played, states
from tests.tiers import tries

MOST = 60
"""More keys than any entry takes."""

CARD_PRESSES = 8
"""The most keys for a card, from the home line to its entry."""


def companion(columns: int, players: int, *, under_way: bool = False) -> SlateGame:
    """Return a companion on a display without keys to type."""
    seats = [Player(name) for name in NAMES[:players]]
    start = unknown_start(RuleSet(), players)
    table = RealTable(seats, start, under_way=under_way)
    opened = CompanionSession(table, 0, Style("en", Settings()))
    return SlateGame(opened, Slate(columns, dots_keys=False))


class Keys:
    """Fingers that enter a game, and count their keys."""

    def __init__(self, one: SlateGame) -> None:
        self.one = one
        self.presses = 0
        self.for_cards: list[int] = []
        self.felt: list[str] = []

    @property
    def state(self) -> State:
        """The table as entered."""
        return self.one.session.table.state

    def press(self, name: str, cell: int = 0) -> str:
        """Press a key; return the text after it."""
        self.presses += 1
        self.felt.append(f"{name} {cell} <- {self.one.text}")
        assert self.presses < MOST, self.felt[-30:]
        return self.one.press(name, cell)  # type: ignore[arg-type]

    def find(self, text: str) -> int:
        """Go right until a word is felt; return its first cell."""
        for _ in range(60):
            found = re.search(rf"(?<!\S){re.escape(text)}(?!\S)", self.one.row)
            if found:
                return found.start()
            before = self.one.text
            assert self.press("window_right") != before, (text, before)
        raise AssertionError((text, self.one.text))

    def choose(self, text: str) -> str:
        """Press the routing key of a word that stands to the right."""
        return self.press("route", self.find(text))

    def line(self, begin: str) -> None:
        """Go down to a line."""
        while not self.one.row.startswith(begin):
            self.press("line_down")

    # Entries

    def thing(self, thing: Card | Noble) -> None:
        """Enter the card or noble that is due, by colour and cost."""
        self.presses = 0
        self.press("home")
        cost = count_text(thing.cost)
        asked = self.one.session.entering
        assert asked
        assert thing in asked.things
        if len({card.level for card in asked.things if isinstance(card, Card)}) > 1:
            assert isinstance(thing, Card)
            self.choose(thing.level)
        there = [each for each in asked.things if _alike(each, thing)]
        if len(there) > 4:
            letter = thing.bonus if isinstance(thing, Card) else _first_colour(thing.cost)
            self.choose(letter)
        self.choose(cost)
        self.for_cards.append(self.presses)

    def act(self, action: Action, before: State) -> None:
        """Enter what the player due has done."""
        self.felt.append(str(action))
        self.press("home")
        match action:
            case Take(gems):
                self.line("bank")
                self._pick(gems)
                self._agree("take")
            case Return(gems):
                self._pick(gems)
                self._agree("give")
            case Reserve(place):
                self.line("?c" if place in LEVELS else f"{place[0]}1 ")
                self.press("route", self.find(f"?{place}" if place in LEVELS else place))
                self._agree("res")
            case Buy(place, payment):
                self._buy(place, payment, before)
            case ChooseNoble(place):
                self.choose(place)
                self._agree("noble")
            case Pass():
                self.choose("pass")
                self._agree("only")

    def _pick(self, gems: Gems) -> None:
        """Pick gems on this line, which shows how many there are of each."""
        for at, count in enumerate(gems):
            for _ in range(count):
                while not (found := re.search(rf"\d{ORDER[at]}", self.one.row)):
                    self.press("window_left" if "take" in self.one.row else "window_right")
                self.press("route", found.start())

    def _agree(self, word: str) -> None:
        """Do what a menu offers that begins so, once it is felt to its end."""
        for _ in range(12):
            if self.one.row.startswith(word):
                break
            found = re.search(rf"(?<!\S){word} ", self.one.row)
            self.press("route" if found else "window_right", found.start() if found else 0)
        self._confirm()

    def _confirm(self) -> None:
        """Press a key on what stands there until it is done."""
        version = self.one.session.table.version
        while self.one.session.table.version == version:
            self.press("route", 0)

    def _buy(self, place: str, payment: Gems | None, before: State) -> None:
        seat = before.seats[before.to_act]
        card = before.card_at(place)
        assert isinstance(card, Card)
        known = self.state.card_at(place)
        if isinstance(known, Card):
            self.choose(place)
            paid = payment or default_payment(seat, card)
            assert paid
            while count_text(paid) not in self.one.text:
                self.press("window_right")
            self._confirm()
            return
        assert payment in (None, default_payment(seat, card))
        self.line("hand" if before.to_act == 0 else NAMES[before.to_act])
        self.choose(place)
        while not self.one.row.startswith("buy"):
            self.press("window_right")
        self.press("route", 0)
        self.thing(card)


def _alike(thing: Card | Noble, other: Card | Noble) -> bool:
    return not isinstance(other, Card) or (isinstance(thing, Card) and thing.level == other.level)


def _first_colour(cost: Gems) -> str:
    return next(letter for letter, n in zip(ORDER, cost, strict=True) if n)


def lay(keys: Keys, start: State) -> None:
    for at in MARKET_INDEX.values():
        card = start.market[at]
        assert isinstance(card, Card)
        keys.thing(card)
    for _place, tile in zip(TILE_PLACES, start.tiles, strict=False):
        assert tile
        keys.thing(tile)


def follow(keys: Keys, record: Record) -> list[int]:
    """Enter a whole game; return the keys of each turn."""
    turns = []
    for entry, before in zip(record.entries, states(record), strict=False):
        keys.presses = 0
        if isinstance(entry, Revealed):
            assert before.awaiting
            if before.awaiting.place not in HAND_INDEX and isinstance(entry.card, Card):
                keys.thing(entry.card)
        elif isinstance(entry, Action):
            assert keys.state.bank == before.bank, keys.felt[-12:]
            keys.act(entry, before)
            turns.append(keys.presses)
    return turns


@pytest.mark.parametrize("columns", [12, 40][: tries(1, 2)])
def test_a_whole_game_is_entered_by_keys_alone(columns: int) -> None:
    record = played(3, 2)
    keys = Keys(companion(columns, 2))
    lay(keys, record.start)
    assert keys.state == record.start
    turns = follow(keys, record)
    last = states(record)[-1]
    assert keys.state.phase == "over"
    assert [it.points for it in keys.state.seats] == [it.points for it in last.seats]
    assert keys.state.bank == last.bank
    assert max(keys.for_cards) <= CARD_PRESSES
    assert median(turns) <= 12


def test_a_game_under_way_is_entered_by_keys_alone() -> None:
    """Tokens are counted up one by one, and what nobody has is one key."""
    keys = Keys(companion(20, 2, under_way=True))
    start = played(3, 2).start
    asked = keys.one.session.entering
    assert asked
    assert [*asked.lines] == list(NAMES[:2])
    keys.press("home")
    keys.choose("Ben")
    lay(keys, start)
    keys.press("home")
    for colour in ("0s", "1s", "0d"):
        keys.choose(colour)
    keys.choose("enter")
    keys.press("home")
    assert "Ana cards?" in keys.one.row
    assert [*keys.state.seats[0].tokens] == [2, 0, 0, 0, 0, 1]
    for words in (("b", "s"), ()):
        keys.press("home")
        for word in words:
            keys.choose(word)
        keys.choose("6s" if words else "done")
    assert [card.bonus for card in keys.state.seats[0].cards] == ["s"]
    keys.press("home")
    keys.choose("done")
    keys.press("home")
    assert keys.one.row.startswith("Ana 3 p?  yes")


def test_only_what_can_be_there_is_offered() -> None:
    keys = Keys(companion(40, 2))
    start = played(3, 2).start
    first = start.market[0]
    assert isinstance(first, Card)
    keys.thing(first)
    asked = keys.one.session.entering
    assert asked
    assert first not in asked.things
    assert {each.level for each in asked.things if isinstance(each, Card)} == {"a"}
    keys.press("home")
    keys.choose(first.bonus)
    assert count_text(first.cost) not in keys.one.row.split()
    assert keys.press("back").startswith("enter a2")


def test_entries_are_corrected_by_keys() -> None:
    """A card by colour and cost, and a turn by what could be done then."""
    keys = Keys(companion(40, 2))
    start = played(3, 2).start
    lay(keys, start)
    keys.presses = 0
    keys.act(Take((1, 1, 0, 1, 0, 0)), start)
    keys.presses = 0
    keys.press("home")
    keys.choose("fix")
    keys.press("home")
    while not keys.one.text.startswith("you + 1s1e1r"):
        keys.press("window_right")
    keys.press("route", 0)
    keys.press("home")
    keys.choose("take sed")
    assert [*keys.state.seats[0].tokens] == [1, 1, 0, 0, 0, 1]
    keys.presses = 0
    keys.one.type("fix c4")
    keys.press("home")
    other = next(
        each
        for each in keys.one.session.entering.things  # type: ignore[union-attr]
        if isinstance(each, Card) and each.level == "c"
    )
    keys.thing(other)
    assert keys.state.market[11] == other


def test_a_comparison_is_answered_and_left_by_keys() -> None:
    keys = Keys(companion(20, 2))
    lay(keys, played(3, 2).start)
    keys.presses = 0
    keys.press("home")
    keys.choose("check")
    keys.press("home")
    for _ in range(3):
        keys.choose("yes")
        keys.press("home")
    keys.choose("back")
    keys.press("home")
    assert keys.one.row.startswith("check")
    keys.press("back")
    assert keys.one.session.entering is None
