"""What holds of the questions in any position: they tell what the rules do, and change nothing.

That `need` finds the fewest turns is shown in `tests/game/test_reach.py`, by trying all turns out;
that `changed` leads from the state of then to that of now in `test_changed.py`; that no secret
makes a difference in `tests/session/test_secrets.py`.
"""

import msgspec
import pytest

from splendor_access.game.actions import Action, Buy, Pass, Revealed
from splendor_access.game.cards import GOLD, Hidden, minus
from splendor_access.game.legality import legal_actions, missing, refusal
from splendor_access.game.notation import action_text, as_dict
from splendor_access.game.position import position_text
from splendor_access.game.rules import apply
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, State
from splendor_access.talk import questions
from splendor_access.talk.question import CannotAnswer
from tests.game.midgame import KINDS, known, played, strewn
from tests.game.situations import seated, table
from tests.talk.asking import Game, answer, heard, of
from tests.tiers import sampled, tries

SEEDS = range(tries(1, 8))
WORDS = {
    "afford": ("", "red", "level 2 points"),
    "changed": ("", "3"),
    "find": ("blue", "level c cheap", "cost no onyx"),
    "need": MARKET_PLACES + HAND_PLACES,
    "try": ("take ser", "reserve b2", "reserve c then take sod", "buy a1", "buy b3 with 1g"),
    "worth": ("", "points"),
}


def positions(players: int, edition: str) -> list[State]:
    """Return positions from games, and such as no game comes to, in which a seat is to act."""
    found = [lay(players, edition, seed)[0] for seed in SEEDS for lay in (played, strewn)]
    return [state for state in found if state.phase != "over"]


def on_turn(state: State, seat: int) -> State:
    """Return the state with a seat to act."""
    return msgspec.structs.replace(state, to_act=seat, phase="act", awaiting=None)


@pytest.mark.parametrize(("players", "edition"), KINDS)
def test_afford_has_just_the_purchases_that_are_legal(players: int, edition: str) -> None:
    for state in positions(players, edition):
        for seat in range(players):
            own = on_turn(state, seat)
            legal = {a.place for a in legal_actions(own) if isinstance(a, Buy)}
            reaches = answer("afford", of(state, seat)).cards
            assert {each.place for each in reaches if not each.short} == legal
            for each in reaches:
                payment = tuple((each.payment or {}).values())
                assert bool(each.short) != (each.place in legal)
                if not each.short:
                    assert refusal(own, Buy(each.place, payment)) is None
                    assert payment[GOLD] == least_gold(own, seat, each.place)
            shorts = [each.short for each in reaches]
            assert shorts == sorted(shorts)


def least_gold(state: State, seat: int, place: str) -> int:
    return sum(missing(state.seats[seat], known(state, seat)[place]))


@pytest.mark.parametrize(("players", "edition"), KINDS)
def test_afford_leaves_out_no_card_that_is_one_or_two_short(players: int, edition: str) -> None:
    for state in positions(players, edition):
        seat = state.to_act
        mine = state.seats[seat]
        short = {
            place: max(0, sum(missing(mine, card)) - mine.tokens[GOLD])
            for place, card in known(state, seat).items()
        }
        told = answer("afford", of(state, seat))
        found = {each.place: each.short for each in told.cards}
        assert found == {place: n for place, n in short.items() if n <= 2}
        least = min(short.values(), default=0)
        nearest = {place for place, n in short.items() if n == least} if least > 2 else set()
        assert {each.place for each in told.nearest} == nearest


@pytest.mark.parametrize(("players", "edition"), KINDS)
def test_try_tells_what_doing_it_brings(players: int, edition: str) -> None:
    for state in positions(players, edition):
        seat = state.to_act
        view = state.view(seat)
        for action in legal_actions(view)[:: 1 + len(legal_actions(view)) // 12]:
            if isinstance(action, Pass):
                continue
            told = answer("try", of(state, seat, action_text(action)))
            then = done(view, action)
            before, after = view.seats[seat], then.seats[seat]
            assert told.tokens == as_dict(after.tokens)
            assert told.token_changes == as_dict(minus(after.tokens, before.tokens))
            assert told.points_gained == after.points - before.points
            assert told.bonuses == as_dict(after.bonuses)
            came = set(after.nobles) - set(before.nobles)
            assert {view.tiles[TILE_PLACES.index(place)] for place in told.nobles} == came
            could, can = payable(view, seat), payable(then, seat)
            assert set(told.buyable) == can - could


def done(state: State, action: Action) -> State:
    state, _ = apply(state, action)
    while state.awaiting is not None:
        state, _ = apply(state, Revealed(Hidden(state.awaiting.level)))
    return state


def payable(state: State, seat: int) -> set[str]:
    cards = known(state, seat)
    own = on_turn(state, seat)
    return {place for place in cards if refusal(own, Buy(place)) is None}


@sampled(5)
@pytest.mark.parametrize("name", questions.names())
def test_a_question_leaves_the_state_as_it_is_to_the_bit(name: str) -> None:
    for players, edition in KINDS[:: tries(2, 1)]:
        for state in positions(players, edition)[: tries(1, 3)]:
            about = of(state, state.to_act)
            before = (msgspec.msgpack.encode(about.state), position_text(state))
            for words in WORDS.get(name, ("",)):
                try:
                    answer(name, of(state, state.to_act, words))
                except CannotAnswer:
                    continue
            assert (msgspec.msgpack.encode(about.state), position_text(state)) == before


LEAVING_OUT = ("afford", "find blue", "goal", "need a1", "try take ser", "worth")
"""Questions that count the cards of one's own hand."""


@pytest.mark.parametrize("question", LEAVING_OUT)
def test_cards_left_out_because_others_read_along_are_said_to_be(question: str) -> None:
    name, _, words = question.partition(" ")
    told = {}
    for blind in (False, True):
        mine = seated(hand=("a0e3r", None, None), blind=blind)
        game = Game(*table(mine, seated(), market={"a1": "a0s3o"}))
        for guarded in (False, True):
            told[blind, guarded] = heard(name, game.asked(0, words, guarded=guarded))
    said = "Cards that only you may see are not counted; type hand to see them."
    assert told[True, True][-1] == said
    assert not any(said in told[case] for case in told if case != (True, True))
