"""What the others can do in the last round is counted out, and no win at hand is overlooked."""

from collections import Counter

import pytest

from splendor_access.bots import LADDER, load
from splendor_access.bots._foresight import (
    Foresight,
    best_first,
    best_reply,
    near_end,
    rank_actions,
    sound,
)
from splendor_access.bots._last_round import turn_end
from splendor_access.bots._value import CERTAIN, Judge, win_chance
from splendor_access.game.actions import Buy, Pass, Reserve
from splendor_access.game.cards import NO_GEMS, Card, Hidden
from splendor_access.game.chance import Chance, unseen
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.notation import parse_action, parse_card
from splendor_access.game.position import parse_position
from splendor_access.game.rules import apply, winners
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, Held, State
from tests.bots.test_last_round import FOURTEEN_TO_TWELVE, endings, near_the_end
from tests.game.situations import replace, seated, table
from tests.tiers import tries
from training.blunders import play


def with_card_at(state: State, place: str, card: Card) -> State:
    """Return the state with a card in a hidden place of the market or of the seat to act."""
    if place in MARKET_PLACES:
        market = [
            card if at == place else there
            for at, there in zip(MARKET_PLACES, state.market, strict=True)
        ]
        return replace(state, market=tuple(market))
    seat = state.seats[state.to_act]
    held = zip(HAND_PLACES, seat.hand, strict=True)
    hand = tuple(Held(card, blind=True) if at == place else there for at, there in held)
    seats = [*state.seats]
    seats[state.to_act] = replace(seat, hand=hand)
    return replace(state, seats=tuple(seats))


def best_of_other(state: State, me: int) -> int:
    """Return what is left to `me` after the other's best last turn, of CERTAIN."""
    other = state.to_act
    left = []
    for action in legal_actions(state):
        for after in endings(apply(state, action)[0], other):
            won = winners(after)
            left.append(CERTAIN // len(won) if me in won else 0)
    return min(left)


def test_the_last_turn_of_the_other_is_counted_out_card_by_card() -> None:
    counted: Counter[str] = Counter()
    ana, ben = FOURTEEN_TO_TWELVE.seats
    even = replace(FOURTEEN_TO_TWELVE, seats=(ana, replace(ben, points=ben.points + 1)))
    views = [FOURTEEN_TO_TWELVE, even]
    for seed in range(tries(6, 20)):
        for view in (*views, *near_the_end(2, seed)):
            if view.phase != "act":
                continue
            me, foresight = view.to_act, Foresight(view)
            piles = dict(zip("abc", unseen(view), strict=True))
            for action in legal_actions(view):
                after = turn_end(view, action)
                if after.phase == "over" or not after.ending:
                    continue
                there = after.open_cards(after.to_act).items()
                hidden = [(place, card) for place, card in there if isinstance(card, Hidden)]
                if len(hidden) > 1:
                    continue
                ways = [after]
                for place, card in hidden:
                    ways = [with_card_at(after, place, each) for each in piles[card.level]]
                meant = sum(best_of_other(way, me) for way in ways) / len(ways)
                assert abs(foresight.chance(after, 0) - meant) <= 1, (seed, action)
                counted["open" if 0 < meant < CERTAIN else "settled"] += 1
    assert counted["open"] >= 3
    assert counted["settled"] >= 3


@pytest.mark.parametrize("name", LADDER[:7])
def test_wins_are_not_overlooked(name: str) -> None:
    counted: Counter[str] = Counter()
    games = tries(2, 4) if name in LADDER[5:] else tries(3, 10)
    for number in range(games):
        play(number, load(name), counted)
    missed, at_hand = counted["wins missed"], counted["wins at hand"]
    assert at_hand >= 2
    if name in ("gentle", "easy"):
        assert missed <= at_hand / 5
    else:
        assert missed == 0
    if name in LADDER[4:]:
        assert counted["not stopped"] == 0
        assert counted["wins of the other to stop"]


@pytest.mark.parametrize("name", LADDER[:7])
def test_beginners_see_a_win_nine_times_of_ten_and_all_others_always(name: str) -> None:
    view, choose = FOURTEEN_TO_TWELVE, load(name)
    seen = sum(choose(view, Chance(1), decision) == Buy("b4") for decision in range(50))
    assert 40 <= seen < 50 if name in ("gentle", "easy") else seen == 50


def test_the_end_is_near_when_a_card_would_do() -> None:
    far, near = seated(cards="c5s3s7d,c4o7r"), seated(cards="c5s3s7d,c5o7r3o")
    assert not near_end(table(far, seated())[0])
    assert near_end(table(seated(), near)[0])


def test_who_can_only_buy_does_not_overlook_the_card() -> None:
    market = {**dict.fromkeys(MARKET_PLACES), "a1": "a1r 4d"}
    state = table(seated(bonuses="dddd"), seated(), market=market)[0]
    state = replace(state, bank=NO_GEMS, decks=(0, 0, 0))
    me = state.seats[0]
    blocked = tuple(Held(card, blind=False) for card in (parse_card("c4o7r"),) * 3)
    state = replace(state, seats=(replace(me, hand=blocked), state.seats[1]))
    assert Pass() not in legal_actions(state)
    for name in ("gentle", "fairly-easy", "fair", "fairly-hard"):
        for seed in range(12):
            action = load(name)(state.view(0), Chance(seed), seed)
            assert refusal(state, action) is None, (name, seed)
            assert action == Buy("a1")


def test_a_sure_win_comes_before_all_that_is_safe() -> None:
    view = FOURTEEN_TO_TWELVE
    assert [*sound(view, legal_actions(view))] == [Buy("b4")]


@pytest.mark.parametrize("name", LADDER[4:7])
def test_one_rival_of_two_who_can_win_is_enough(name: str) -> None:
    ben = seated(bonuses="ooooooo")
    market = {**dict.fromkeys(MARKET_PLACES), "c2": "c4d 7o"}
    state = table(seated(), replace(ben, points=13), seated(), market=market)[0]
    action = load(name)(state.view(0), Chance(1), 0)
    assert action == Reserve("c2")


@pytest.mark.parametrize(("points", "left"), [(14, 2), (13, 1), (12, 0)])
def test_who_has_the_last_turn_may_still_pass_or_catch_up_with_who_ends_the_game(
    points: int, left: int
) -> None:
    """Both can buy a card of four points: how many halves of the chance are `left`."""
    market = {**dict.fromkeys(MARKET_PLACES), "c2": "c4d 7o", "c3": "c4s 7d"}
    ana, ben = seated(bonuses="ooooooo"), seated(bonuses="ddddddd")
    seats = replace(ana, points=13), replace(ben, points=points)
    view = replace(table(*seats, market=market)[0], to_act=1).view(1)
    after = turn_end(view, legal_actions(view)[0])
    judge, foresight = Judge(2), Foresight(view)
    usual = win_chance(judge.logit(after, 1))
    assert usual > 2
    assert foresight.chance(after, judge.logit(after, 1)) == usual * left // 2
    assert foresight.lost(after) == (left == 0)


# Ana, at 12 points, comes to 15 with c3. Only that card would bring Ben, who is last, beyond.
ONE_CARD_FOR_BOTH = (
    "sp1 2024 2 1 act - 0 4s2e4g2r3o1d a0e3r,a1r4d,a0e1s2r2o,a0e3s1e1d/b1e2e3r3d,b1r2r3o2d,"
    "b2s3s5d,b1o3e2o3d/c4d3r6o3d,c5d7o3d,c3o3s5e3r3d,c4r3s6e3r 21/19/11 33e3r3o,34s4d,34o4d "
    "2e1g1r1d:a0r1e2o2d,a0d2r1o,a0o1s1e1r1d,a0s2o1d,a1s4r,a0d1s1e1r1o,b2s5s,b2s1r4o2d,"
    "c4e6s3e3d,a0e1s2d,c3r5s3e3o3d:c4r7e,c4s7d,-:. 1r1o2d:a0e2s2r,a0r3d,a0s1e1r1o1d,a0s3o,"
    "a1o4s,a0d1s2e1r1o,a0o2e1r,a0e1s1r2o1d,b1s2s2e3r,b3s6s,b1s2s3e3o,c5e7s3e,b2e5s3e:b3r6r,-,-:."
)


@pytest.mark.parametrize("name", ["fairly-hard", "hard", "very-hard", "expert"])
def test_nobody_catches_up_by_the_card_that_the_other_has_bought(name: str) -> None:
    view = parse_position(ONE_CARD_FOR_BOTH)
    assert Foresight(view).lost(turn_end(view, parse_action("take ero")))
    done = load(name)(view, Chance(1), 0)
    assert not Foresight(view).lost(turn_end(view, done))


def test_the_best_reply_is_the_first_of_all_options() -> None:
    tried = 0
    for players in (2, 3, 4):
        for seed in range(tries(2, 20)):
            for view in near_the_end(players, seed):
                judge = Judge(players)
                assert best_reply(view, rank_actions(judge, view)) == best_first(judge, view)[0][:2]
                tried += near_end(view)
    assert tried > 10
