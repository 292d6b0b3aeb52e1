"""What is heard of the turns of three opponents: in few words, nothing twice, new cards last."""

import re
from collections.abc import Iterator
from statistics import median

import pytest
from msgspec.structs import replace

from splendor_access.bots import load
from splendor_access.game.actions import Action
from splendor_access.game.cards import Card
from splendor_access.game.chance import Chance
from splendor_access.game.notation import parse_action, parse_card
from splendor_access.game.record import Player
from splendor_access.game.state import Seat
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.table import Table
from splendor_access.talk.messages import Fresh, say
from tests.driver import chosen_settings, opened, session, texts, told
from tests.game.situations import seated
from tests.game.situations import table as laid_out
from tests.tiers import tries

NAMES = ("Ben", "Cleo", "Dan")
LANGUAGES = ("en", "de", "fr", "nl")
SEEDS = (4, 3)[: tries(1, 2)]
DEALT = re.compile("New: |[abc][1-4], ")


def by_bot(one: AnySession, action: Action) -> list[Said]:
    """Let the opponent on turn act, and return what the person hears."""
    seat = one.table.state.to_act
    return one.handle(Intent("bot", action=action, seat=seat, seen=one.table.version))


def turns(
    verbosity: str = "normal", seed: int = 1, language: str = "en"
) -> Iterator[tuple[AnySession, list[str]]]:
    """Play a whole game of four; at each turn of a person, yield what they heard of the others."""
    one = opened("human", *["normal"] * 3, seed=seed)
    one.style.speak(language)
    one.style.use(chosen_settings(verbosity=verbosity))
    chance, choose, decision = Chance(seed), load("normal"), 0
    heard: list[str] = []
    while not one.table.over:
        state = one.table.state
        action = choose(state.view(state.to_act), chance, decision)
        decision += 1
        if state.to_act:
            heard += texts(one, by_bot(one, action))
            continue
        if state.phase == "act" and heard:
            yield one, heard[:-1]  # without the call to act
        assert one.handle(Intent("keys", action=action, seat=0, seen=one.table.version))
        heard = []


def words(heard: list[str]) -> int:
    return sum(any(map(str.isalnum, word)) for line in heard for word in line.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("verbosity", "middle", "most"), [("normal", 30, 60), ("brief", 24, 46)])
def test_a_round_of_three_opponents_has_few_words(
    verbosity: str, middle: int, most: int, language: str
) -> None:
    counts = [words(heard) for seed in SEEDS for _one, heard in turns(verbosity, seed, language)]
    assert len(counts) > 15 * len(SEEDS)
    assert median(counts) <= middle
    assert max(counts) <= most


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_bought_is_told_in_few_words(language: str) -> None:
    played = (each for seed in SEEDS for each in turns(seed=seed, language=language))
    counts = [words(told(one, "afford")) for one, _heard in played]
    assert len(counts) > 15 * len(SEEDS)
    assert median(counts) <= 40


def test_new_cards_come_when_all_have_moved() -> None:
    for _one, heard in turns():
        cards = [bool(DEALT.match(line)) for line in heard]
        if True in cards:
            first = cards.index(True)
            others = [line for line in heard[first:] if not DEALT.match(line)]
            assert not [line for line in others if line.startswith(("Ada", "Bea", "Cleo", "Dan"))]


def test_new_is_said_once_and_no_and_in_a_cost() -> None:
    several = 0
    for _one, heard in turns():
        cards = [line for line in heard if DEALT.match(line)]
        assert [line.startswith("New: ") for line in cards] == [not at for at in range(len(cards))]
        assert not [line for line in cards if " and " in line]
        several += len(cards) > 1
    assert several > 5


def test_in_brief_a_colon_stands_for_costs_where_the_cost_comes_last() -> None:
    card = say("line", text=Fresh(parse_card("b2o 5d")))
    one = opened("human", "easy")
    assert one.style.locale.text(card, "brief") == "black, 2: 5 white"
    assert one.style.locale.text(card) == "black, 2 points, costs 5 white"
    one.style.use(chosen_settings(card="cost-points-bonus"))
    assert one.style.locale.text(card, "brief") == "costs 5 white, 2, black"


def seated_at(*furnished: Seat, market: dict[str, str]) -> AnySession:
    """Return the session of a person at a table laid out for one purpose, after its opening."""
    players = [Player("Ana"), *(Player(name, "normal") for name in NAMES[: len(furnished) - 1])]
    start, deal = laid_out(*furnished, market=market)
    one = session(Table(players, start, deal, Chance(1)))
    one.opening()
    return one


def test_what_they_paid_is_told_when_asked() -> None:
    one = seated_at(seated(), seated("ddddd"), market={"b2": "b2o5d"})
    assert told(one, "take ser")
    said = texts(one, by_bot(one, parse_action("buy b2")))
    assert said[0] == "Ben bought b2, black, 2 points."
    assert "paying 5 white" in told(one, "last")[1]


def test_a_card_that_came_and_went_is_told_whole_by_who_took_it() -> None:
    one = seated_at(seated(), seated("ddddd"), seated(), market={"b2": "b2o5d"})
    assert told(one, "take ser")
    assert texts(one, by_bot(one, parse_action("buy b2"))) == ["Ben bought b2, black, 2 points."]
    fresh = one.table.state.card_at("b2")
    assert isinstance(fresh, Card)
    [taken, now, *_] = texts(one, by_bot(one, parse_action("reserve b2")))
    assert taken.endswith(f": {one.style.locale.text(say('line', text=fresh))}.")
    assert now.startswith("New: b2, ")


def test_new_cards_of_the_round_that_ends_the_game_are_not_told() -> None:
    near = replace(seated("oooo"), points=14)
    market = {"b2": "b2o5d", "a1": "a1e4o"}
    one = seated_at(seated(), seated("ddddd"), near, market=market)
    assert told(one, "take ser")
    assert by_bot(one, parse_action("buy b2"))
    heard = texts(one, by_bot(one, parse_action("buy a1")))
    assert heard[1:3] == ["Cleo has 15 points: this is the last round.", "The game is over."]
    assert not [line for line in heard if DEALT.match(line)]
