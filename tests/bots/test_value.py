"""What the nets are told of a position: what they were told when they learned."""

import random
from collections.abc import Iterator
from hashlib import sha256

import pytest

from splendor_access.bots import _value
from splendor_access.bots._features import feature_count, feature_scales
from splendor_access.bots._foresight import finish_turn
from splendor_access.bots._value import Judge, Weights
from splendor_access.game.cards import COLOURS, as_gems, gems
from splendor_access.game.state import State
from tests.game.midgame import played, strewn
from tests.game.situations import replace, seated, table
from tests.tiers import sampled

TOLD = {2: "4f616e6451472413", 3: "f9587581d9853509", 4: "b4acc677a8fca1f7"}
"""What comes of some positions, by the number of players.

Where this changes, the nets in `splendor_access/bots/values` must be trained anew.
"""


def made_up(players: int) -> Weights:
    """Return a net that has learned nothing, in which every number counts."""
    chance = random.Random(players)
    rows = [
        tuple(chance.randrange(-2000, 2000) for _ in range(8))
        for _ in range(feature_count(players))
    ]
    return Weights((*rows, (0,) * 8), tuple(chance.randrange(-2000, 2000) for _ in range(9)))


def extreme(players: int) -> Weights:
    """Return a net whose first units get far more or less than any other does in a game."""
    rows = [(30_000, -30_000, 1) for _ in range(feature_count(players))]
    return Weights((*rows, (0, 0, 0)), (5, 7, 0, 11))


@pytest.mark.parametrize("players", TOLD)
def test_a_unit_has_its_limit_however_much_it_gets(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_value, "weights", extreme)
    state, _deal = played(players, "2024", 3)
    logit = Judge(players).logit(state.view(0), 0)
    assert logit == _value.UNIT * 11 + _value._TANH[-1] * 5 + _value._TANH[0] * 7


def near_a_noble(state: State) -> Iterator[State]:
    """Yield the same table where the first seat lacks one bonus for a tile."""
    tile = next(filter(None, state.tiles), None)
    if tile is None:
        return
    for at in COLOURS:
        bonuses = as_gems(n - (n > 0 and i == at) for i, n in enumerate(tile.cost))
        yield replace(state, seats=(replace(state.seats[0], bonuses=bonuses), *state.seats[1:]))


@sampled(2)
@pytest.mark.parametrize("players", TOLD)
def test_positions_are_told_as_they_were_in_training(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_value, "weights", made_up)
    found: list[object] = [feature_scales(players)]
    for seed in range(0, 36, 3):  # games played by chance alone
        for positions in (played, strewn):
            state, _deal = positions(players, "2024", seed)
            judge = Judge(players)
            for each in (state, *near_a_noble(state)):
                found += [judge.logit(each.view(me), me) for me in range(players)]
    assert sha256(repr(found).encode()).hexdigest()[:16] == TOLD[players]


def test_a_turn_is_finished_before_it_is_judged() -> None:
    mine = replace(seated(tokens="rrrrrrsssss"), bonuses=gems("sssseeeerrrr"))
    state, _deal = table(mine, seated(), tiles=("3 4s4e", "3 4e4r"), phase="return", bank=gems("o"))
    after = finish_turn(Judge(2), state, 0)
    assert (after.phase, after.to_act) == ("act", 1)
    assert sum(after.seats[0].tokens) == 10
    assert after.seats[0].points == 3


class Blindfold(Judge):
    """Judges only what a seat may see."""

    def logit(self, state: State, me: int) -> int:
        """Return how well placed a seat is."""
        assert state == state.view(me)
        return super().logit(state, me)


def test_a_turn_is_finished_by_what_its_seat_may_see() -> None:
    mine = replace(seated(tokens="rrrrrrsssss"), bonuses=gems("sssseeeerrrr"))
    rival = seated(hand=("c4d 7o", None, None), blind=True)
    state, _deal = table(mine, rival, tiles=("3 4s4e", "3 4e4r"), phase="return", bank=gems("o"))
    after = finish_turn(Blindfold(2), state, 0)
    assert after.seats[0].points == 3
    assert after.seats[1] == rival


def test_a_victory_is_worth_less_the_more_share_it_and_more_than_a_defeat() -> None:
    worth = []
    for points in ((1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 1, 0)):
        state, _deal = table(*(replace(seated(), points=each) for each in points))
        over = replace(state, phase="over")
        worth.append(Judge(3).logit(over.view(0), 0))
    assert worth == sorted(set(worth), reverse=True)
