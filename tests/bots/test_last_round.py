"""Whoever can end the game and surely wins does so, and is told that it is sure.

What is sure is found here anew: every reply of the others is played by the rules, with every card
that nobody has seen in each place that is hidden.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

from splendor_access.bots import load
from splendor_access.bots._last_round import sure_wins
from splendor_access.game.actions import Action, Buy, Revealed, Take
from splendor_access.game.cards import CARDS, Card, Hidden
from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal
from splendor_access.game.legality import legal_actions, payments
from splendor_access.game.position import parse_position
from splendor_access.game.rules import apply, begin, play_out, winners
from splendor_access.game.state import (
    HAND_PLACES,
    MARKET_PLACES,
    Held,
    RuleSet,
    State,
)
from splendor_access.table.review import compare_moves, loss_at_sight
from splendor_access.talk.questions.hint import Answer
from tests.game.situations import replace, seated, table
from tests.talk.asking import Game, answer, heard, of
from tests.tiers import SOAK, sampled, tries

FOURTEEN_TO_TWELVE = parse_position(
    "sp1 2024 2 0 act - 0 4s2e3g3r3o3d a0s1e2r1o1d,a0r1r3o1d,a0e3s1e1d,a0r1e2o2d/b2s3s5d,b2s5s,"
    "b2d1e4r2o,b2r5o/c3e3s3r3o5d,c4o7r,c5s3s7d,c5o7r3o 21/19/10 34s4d,34e4r,33s3o3d "
    "1g1r1o:a0s2o1d,a0r2s1e,a0o3e,a0o1s1e1r1d,a0d2s2o,a1s4r,a0d2s2e1o,a1e4o,b1o2s2e3d,"
    "c3s3e3r5o3d,c4e7s,c4e6s3e3d:c5r7e3r,b1o3e2o3d,-:. "
    "2e1g1d:b1e3s2o2d,a0o2e1r,a0r1s1e1o2d,a0d2r1o,a0e1s2d,a1d4e,a0s1s3e1r,b2r4s2e1d,"
    "b1e2e3r3d,c4s3s3o6d,c3r5s3e3o3d,a0e2s2r:b2d5r3o,b1r3s2r3o,-:."
)
"""Its b4 makes 16 points; the rival can come to 15, with a4 and a noble or with an unseen card."""


def endings(state: State, seat: int) -> Iterator[State]:
    """Yield all ways in which a turn can end, whatever card is turned over."""
    if state.awaiting is not None:
        state = apply(state, Revealed(Hidden(state.awaiting.level)))[0]
    if state.to_act == seat and state.phase in ("return", "noble"):
        # Which tokens go back decides nothing.
        for action in legal_actions(state)[: 1 if state.phase == "return" else None]:
            yield from endings(apply(state, action)[0], seat)
    else:
        yield state


def with_known(state: State, unseen: list[Card]) -> Iterator[tuple[State, str]]:
    """Yield the state with each card that can lie in each hidden place of the seat to act."""
    me = state.to_act
    for place, hidden in state.open_cards(me).items():
        for card in unseen if isinstance(hidden, Hidden) else ():
            if card.level == hidden.level and place in MARKET_PLACES:
                cards = zip(MARKET_PLACES, state.market, strict=True)
                market = tuple(card if at == place else there for at, there in cards)
                yield replace(state, market=market), place
            elif card.level == hidden.level:
                seat = state.seats[me]
                held = zip(HAND_PLACES, seat.hand, strict=False)
                hand = tuple(Held(card, blind=True) if p == place else h for p, h in held)
                seats = (*state.seats[:me], replace(seat, hand=hand), *state.seats[me + 1 :])
                yield replace(state, seats=seats), place


def replies(state: State, unseen: list[Card]) -> Iterator[State]:
    """Yield all that the seat to act can make of its last turn; tokens have no worth any more."""
    taken = 0
    for action in legal_actions(state):
        taken += isinstance(action, Take)
        if isinstance(action, Take) and taken > 1:
            continue
        yield from endings(apply(state, action)[0], state.to_act)
    for known, place in with_known(state, unseen):
        if Buy(place) in legal_actions(known):
            yield from endings(apply(known, Buy(place))[0], state.to_act)


def lost(state: State, me: int, unseen: list[Card]) -> bool:
    """Say whether anything that can happen keeps a seat from winning alone."""
    if state.phase == "over":
        return winners(state) != (me,)
    return any(lost(after, me, unseen) for after in replies(state, unseen))


def sure(view: State) -> set[Action]:
    """Return the actions that surely win, with any payment and any noble."""
    me = view.to_act
    found = set()
    for action in legal_actions(view):
        ways = [action]
        if isinstance(action, Buy):
            card = view.card_at(action.place)
            assert isinstance(card, Card)
            ways = [Buy(action.place, paid) for paid in payments(view, view.seats[me], card)]
        for after in chain.from_iterable(endings(apply(view, way)[0], me) for way in ways):
            if after.phase == "over" or after.ending:
                seen = {*after.market}.union(*(seat.cards for seat in after.seats))
                seen |= {held.card for seat in after.seats for held in seat.hand if held}
                if not lost(after, me, [card for card in CARDS if card not in seen]):
                    found.add(action)
    return found


def near_the_end(players: int, seed: int) -> Iterator[State]:
    """Yield what the seat to act knows, where it could end the game or the last round has begun."""
    chance = Chance(seed, players)
    rules = RuleSet(
        edition=chance.pick(("2024", "2014", "up-to-three"), "edition"),
        any_gold=bool(seed % 2),
        first=seed % players,
        target=chance.pick((15, 15, 12, 21), "target"),
        tiles=chance.pick((None, 5, 0), "tiles"),
    )
    deal = shuffled_deal(chance, rules.tile_count(players))
    state = begin(rules, players, deal)
    for decision in range(90 * players):
        if state.phase == "over":
            return
        view = state.view(state.to_act)
        close = view.seats[view.to_act].points + 8 >= rules.target or view.ending
        if close and view.phase in ("act", "noble"):
            yield view
        action = load("normal")(view, chance, decision)
        state = play_out(state, action, deal)[0]


@sampled(2)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_sure_is_found_and_nothing_else(players: int) -> None:
    counted: Counter[str] = Counter()
    first = 9 if players == 4 and not SOAK else 0  # many wins are sure soon after that
    for seed in range(first, tries({2: 8, 3: 6, 4: 16}[players], {2: 80, 3: 40, 4: 24}[players])):
        for view in near_the_end(players, seed):
            coming = (view.rules.first - view.to_act - 1) % players
            if coming > tries(1, 2):
                continue  # there are too many ways to play them all
            meant = sure(view)
            found = sure_wins(view)
            assert {*found} == meant, (players, seed, view)
            assert len(found) == len(meant)
            counted["sure" if meant else "open"] += 1
            counted[f"{coming} after"] += bool(meant)
            if meant:
                hint: Answer = answer("hint", of(view, view.to_act))
                assert [hint.choices[0].reason.what, hint.choices[0].chance] == ["wins", 100]
                for name in ("hard", "expert"):
                    assert load(name)(view, Chance(seed), 0) in meant
    assert counted["sure"] >= 5 <= counted["open"]
    assert counted["1 after"]


def test_fourteen_to_twelve() -> None:
    view = FOURTEEN_TO_TWELVE
    assert sure_wins(view) == [Buy("b4")]
    assert heard("hint", of(view)) == ["Best: buy b4. That wins for certain, with 16 points."]
    second, third = heard("hint", of(view, words="more"))
    assert second.startswith("Second best, clearly weaker: reserve a4.")
    assert "for certain" not in third
    for name in ("hard", "expert"):
        assert load(name)(view, Chance(1), 0) == Buy("b4")


def test_the_one_who_saw_it_is_told_why() -> None:
    game = Game(*deal_unseen(FOURTEEN_TO_TWELVE, Chance(1))).play("buy b4")
    assert heard("why", game.asked(1)) == ["That made Ana certain to win, with 16 points."]


def test_the_coach_does_not_doubt_a_sure_win() -> None:
    view = FOURTEEN_TO_TWELVE
    assert loss_at_sight(view, Buy("b4")) == 0
    assert loss_at_sight(view, Buy("h2")) > 2000
    found = compare_moves(view, Buy("a1"), Chance(1))
    assert (found.best, found.better) == (Buy("b4"), 8)


def test_one_point_less_is_not_sure() -> None:
    ana, ben = FOURTEEN_TO_TWELVE.seats
    even = replace(FOURTEEN_TO_TWELVE, seats=(ana, replace(ben, points=ben.points + 1)))
    assert sure_wins(even) == []
    [line] = heard("hint", of(even))
    assert "for certain" not in line


def test_the_last_in_the_round_wins_at_once() -> None:
    me = seated(cards="c5s3s7d,c5d7o3d,b3o6o", bonuses="oooooo")
    rival = seated("ooo", cards="c5r7e3r,c5e7s3e,c4o7r", bonuses="rrrrrr")
    market = {"c1": "c4d7o", "c2": "c5o7r3o"}
    last = replace(table(rival, me, market=market)[0], to_act=1)
    assert sure_wins(last) == [Buy("c1")]
    assert heard("hint", of(last, 1)) == ["Best: buy c1. That wins for certain, with 17 points."]
    first = table(me, rival, market=market)[0]
    assert sure_wins(first) == []
    assert "for certain" not in heard("hint", of(first))[0]
