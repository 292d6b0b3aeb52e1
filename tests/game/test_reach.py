"""The fewest turns to a card: the same as trying all turns one after another finds."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

import pytest

from splendor_access.game.actions import Buy, Reserve, Return
from splendor_access.game.cards import COLOURS, GOLD, ORDER, Card, Gems, gems, minus, plus
from splendor_access.game.chance import Deal
from splendor_access.game.detours import LONGEST, fewest_turns_buying
from splendor_access.game.legality import default_payment, legal_actions, refusal
from splendor_access.game.notation import action_text
from splendor_access.game.position import parse_position
from splendor_access.game.reach import Walk, Way, fewest_turns
from splendor_access.game.rules import apply, play_out
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, RuleSet, State
from tests.game.midgame import KINDS, known, near, played, strewn
from tests.game.situations import replace, seated, table
from tests.tiers import sampled, tries

MOST_TRIED = 4
"""Ways of more turns with purchases would take too long to try out."""

every_kind = pytest.mark.parametrize(("players", "edition"), KINDS[:: tries(2, 1)])


# Every turn tried out


@cache
def returned(tokens: Gems) -> frozenset[Gems]:
    """Return what can be left of tokens when all over ten are given back."""
    if sum(tokens) <= 10:
        return frozenset([tokens])
    return frozenset(
        left
        for i, n in enumerate(tokens)
        if n
        for left in returned(tuple(m - (i == at) for at, m in enumerate(tokens)))
    )


def takes(bank: Gems, edition: str) -> Iterator[Gems]:
    """Yield every take of gems that the rules allow."""
    there = [i for i in COLOURS if bank[i]]
    most = min(3, len(there))
    free = edition == "up-to-three" or (edition == "2024" and most < 3)
    for count in range(1 if free else most, most + 1):
        for chosen in combinations(there, count):
            yield gems("".join(ORDER[i] for i in chosen))
    for i in COLOURS:
        if bank[i] >= 4:
            yield gems(2 * ORDER[i])


def searched(state: State, seat: int, card: Card) -> int | None:
    """Find the fewest turns to a card by going through all that its seat can do, turn by turn."""
    mine = state.seats[seat]
    together = plus(mine.tokens, state.bank)
    things = sum(c is not None for c in state.market) + sum(state.decks)
    reserves = min(mine.hand.count(None), things)

    def affords(tokens: Gems) -> bool:
        due = [max(0, c - b - t) for c, b, t in zip(card.cost, mine.bonuses, tokens, strict=True)]
        return sum(due) <= tokens[GOLD]

    now = {(tokens, reserves) for tokens in returned(mine.tokens)}
    seen = set(now)
    turns = 1
    while now:
        if any(affords(tokens) for tokens, _ in now):
            return turns
        then = set()
        for tokens, left in now:
            bank = minus(together, tokens)
            for taken in takes(bank, state.rules.edition):
                then |= {(after, left) for after in returned(plus(tokens, taken))}
            if left:
                gold = gems("g" if bank[GOLD] else "")
                then |= {(after, left - 1) for after in returned(plus(tokens, gold))}
        now = then - seen
        seen |= now
        turns += 1
    return None


def gone(state: State, deal: Deal, seat: int, way: Way) -> int:
    """Go a way by the rules while nobody else moves; return how many turns it took."""
    rules = replace(state.rules, target=999)
    if state.to_act != seat:
        state = replace(state, to_act=seat, phase="act")
    state = replace(state, rules=rules, ending=False, passes=0)
    turns = 0
    for action in way.actions:
        if state.phase == "noble":
            state = play_out(state, legal_actions(state)[0], deal)[0]
        if not isinstance(action, Return):
            state = replace(state, to_act=seat)
            turns += 1
        assert refusal(state, action) is None, (action, way)
        state = play_out(state, action, deal)[0]
    return turns


def searched_buying(state: State, seat: int, place: str, most: int) -> int | None:
    """Find the fewest turns, at most so many, where other open cards may be bought too."""
    mine = state.seats[seat]
    cards = known(state, seat)
    together = plus(mine.tokens, state.bank)
    things = sum(c is not None for c in state.market) + sum(state.decks)
    others = things - sum(at in MARKET_PLACES for at in cards)
    unknown = sum(held is not None for held in mine.hand) - sum(at in HAND_PLACES for at in cards)
    bonuses = {at: gems(card.bonus) for at, card in cards.items()}

    def affords(tokens: Gems, own: Gems, at: str) -> Gems | None:
        return default_payment(replace(mine, tokens=tokens, bonuses=own), cards[at])

    hand = frozenset(at for at in cards if at in HAND_PLACES)
    now = {
        (t, mine.bonuses, frozenset(cards), hand, unknown, others) for t in returned(mine.tokens)
    }
    seen = set(now)
    for turn in range(1, most + 1):
        if any(affords(tokens, own, place) for tokens, own, *_ in now):
            return turn
        then = set()
        for tokens, own, there, held, veiled, left in now:
            bank = minus(together, tokens)
            for taken in takes(bank, state.rules.edition):
                then |= {(t, own, there, held, veiled, left) for t in returned(plus(tokens, taken))}
            for at in there:
                paid = affords(tokens, own, at)
                if paid is not None:
                    after = minus(tokens, paid)
                    more = plus(own, bonuses[at])
                    then.add((after, more, there - {at}, held - {at}, veiled, left))
            if len(held) + veiled < 3:
                gold = gems("g" if bank[GOLD] else "")
                for t in returned(plus(tokens, gold)):
                    for at in there - held:
                        then.add((t, own, there, held | {at}, veiled, left))
                    if left:
                        then.add((t, own, there, held, veiled + 1, left - 1))
        now = then - seen
        seen |= now
    return None


# Against it


@sampled(4)
@pytest.mark.parametrize("positions", [played, strewn])
@every_kind
def test_turns_are_those_that_trying_all_finds(
    positions: Callable[[int, str, int], tuple[State, Deal]], players: int, edition: str
) -> None:
    for seed in range(tries(2, 12)):
        state, deal = positions(players, edition, seed)
        seat = seed % players
        cards = known(state, seat)
        for place in list(cards)[seed % 3 :: 5]:
            way = fewest_turns(state, seat, place)
            assert (way and way.turns) == searched(state, seat, cards[place]), (seed, place)
            if way:
                assert gone(state, deal, seat, way) == way.turns


@sampled(3)
@every_kind
def test_turns_with_purchases_are_those_that_trying_all_finds(players: int, edition: str) -> None:
    for seed in range(tries(6, 40)):
        state, deal, seat, place = near(players, edition, seed)
        way = fewest_turns(state, seat, place)
        below = min(way.turns if way else MOST_TRIED + 1, MOST_TRIED + 1)
        found = fewest_turns_buying(state, seat, place, below)
        if found.way is None and (seed % 7 or found.at_least < below):
            continue
        tried = searched_buying(state, seat, place, below - 1)
        assert (found.way and found.way.turns) == tried, seed
        if found.way:
            assert gone(state, deal, seat, found.way) == found.way.turns


@sampled(3)
@every_kind
def test_what_is_said_of_ways_with_purchases_is_so(players: int, edition: str) -> None:
    for seed in range(tries(1, 4)):
        state, deal = played(players, edition, seed)
        seat = seed % players
        for place in known(state, seat):
            way = fewest_turns(state, seat, place)
            found = fewest_turns_buying(state, seat, place, way.turns if way else None)
            assert found.at_least <= (way.turns if way else LONGEST + 1)
            if found.way:
                assert found.at_least <= found.way.turns
                assert gone(state, deal, seat, found.way) == found.way.turns


# By hand


def lines(way: Way | None) -> list[str]:
    assert way
    return [action_text(action) for action in way.actions]


def test_what_was_bought_from_an_empty_deck_has_left_its_place() -> None:
    market = {**dict.fromkeys(MARKET_PLACES), "a1": "a0e3r", "a2": "a0s3o"}
    state = table(seated("rrr"), seated(), market=market)[0]
    walk = Walk(replace(state, decks=(0, 0, 0)), 0)
    walk.buy("a1")
    assert walk.reservable == 1
    walk.reserve(None, frozenset())
    assert walk.actions == [Buy("a1"), Reserve("a2")]


def test_a_card_that_can_be_paid_is_bought() -> None:
    state, _ = table(seated("rrr"), seated(), market={"a1": "a0e3r"})
    assert lines(fewest_turns(state, 0, "a1")) == ["buy a1"]


def test_pairs_come_first_while_the_bank_has_four() -> None:
    state, _ = table(seated(), seated(), market={"b1": "b2s5s"})
    # One pair, two single takes, and the fifth is gold.
    way = fewest_turns(state, 0, "b1")
    assert way
    assert way.turns == 5
    assert lines(way)[:2] == ["reserve b1", "take ss"]
    assert lines(way)[-1] == "buy h1"


def test_what_was_taken_goes_back_when_there_are_more_than_ten() -> None:
    state, _ = table(seated("ooooddddee"), seated(), seated(), seated(), market={"a1": "a0e3r"})
    way = fewest_turns(state, 0, "a1")
    assert way
    assert way.turns == 3
    assert [text.split()[0] for text in lines(way)] == ["take", "return", "take", "return", "buy"]


def test_what_the_bank_has_little_of_is_not_taken_first() -> None:
    line = (
        "sp1 2024 3 0 act - 0 4s1e5g3r1d a0o2e1r,a0r1e2o2d,a1d4e,a0e3s1e1d/"
        "b2e2s1o4d,b2o5d,b2o1s4e2r,b2o5e3r/c4d7o,c3s3e3r5o3d,c3o3s5e3r3d,c4d3r6o3d 28/23/16 "
        "33s3e3d,33e3r3o,34e4r,34r4o "
        "2e1o:a0o1s1e1r1d,a1e4o,a0r1s1e1o2d,a0d2r1o,a0s1e2r1o1d:-,-,-:. "
        "1s1e1o2d:b1o2s2e3d,b2r4s2e1d,b2d5r:-,-,-:. "
        "1e2r3o2d:a0s1s3e1r,a0o2s1e1r1d,a1o4s:-,-,-:."
    )
    way = fewest_turns(parse_position(line), 0, "c3")
    assert way
    assert way.turns == 5
    assert lines(way)[2:4] == ["take srd", "take ser"]


def test_up_to_three_takes_only_what_is_missing() -> None:
    rules = RuleSet(edition="up-to-three")
    state, _ = table(seated("rr"), seated(), market={"a1": "a0e3r"}, rules=rules)
    assert lines(fewest_turns(state, 0, "a1")) == ["take r", "buy a1"]


@pytest.mark.parametrize(("edition", "taken"), [("2024", "r"), ("2014", "sr")])
def test_with_two_colours_left_only_2014_makes_one_take_both(edition: str, taken: str) -> None:
    rules = RuleSet(edition)
    bank = gems("srrr")
    state, _ = table(seated("rr"), seated(), market={"a1": "a0e3r"}, rules=rules, bank=bank)
    assert lines(fewest_turns(state, 0, "a1")) == [f"take {taken}", "buy a1"]


def test_more_than_ten_tokens_cannot_be_held() -> None:
    state, _ = table(seated(), seated(), market={"c1": "c4s3s3o6d"})
    assert fewest_turns(state, 0, "c1") is None


def test_a_full_hand_reserves_no_more() -> None:
    hand = ("c5s3s7d", "c5e7s3e", "c5r7e3r")
    full, _ = table(seated(hand=hand), seated("ssss"), market={"b1": "b2s5s"})
    assert fewest_turns(full, 0, "b1") is None
    one, _ = table(seated("ggss", hand=(*hand[:2], None)), seated("ss"), market={"b1": "b2s5s"})
    assert lines(fewest_turns(one, 0, "b1")) == ["reserve b1", "buy h3"]


@pytest.mark.parametrize("reserved", ["a", "a1"])
def test_a_card_that_is_still_to_be_turned_over_has_left_its_deck(reserved: str) -> None:
    state, _ = table(seated(), seated(), seated())
    state = replace(state, market=(*state.market[:4], *[None] * 8), decks=(1, 0, 0))
    state, _ = apply(state, Reserve(reserved))
    assert state.awaiting
    walk = Walk(state, 1)
    assert walk.reservable == 4
    walk.reserve(None, frozenset())
    assert lines(walk.way()) == ["reserve a1"]


def test_a_return_that_is_due_comes_first() -> None:
    seat = seated("rrooooddddee")
    state, _ = table(seat, seated(), seated(), seated(), market={"a1": "a0e3r"}, phase="return")
    way = fewest_turns(state, 0, "a1")
    assert way
    assert way.turns == 2
    assert lines(way)[0].startswith("return ")
    assert "r" not in lines(way)[0].removeprefix("return ")


def test_a_bonus_of_an_open_card_brings_what_ten_tokens_cannot() -> None:
    seat = seated("sssooodddd", bonuses="d")
    market = dict.fromkeys(MARKET_PLACES) | {"a1": "a0d3s", "c1": "c4s3s3o6d"}
    state, _ = table(seat, seated(), seated(), seated(), market=market)
    state = replace(state, decks=(0, 0, 0))
    assert fewest_turns(state, 0, "c1") is None
    found = fewest_turns_buying(state, 0, "c1")
    assert found.at_least == 4
    assert lines(found.way) == ["buy a1", "take ss", "take ser", "return er", "buy c1"]


def test_without_other_open_cards_there_is_nothing_to_buy() -> None:
    market = dict.fromkeys(MARKET_PLACES) | {"c1": "c4s3s3o6d"}
    state, _ = table(seated(), seated(), market=market)
    found = fewest_turns_buying(state, 0, "c1")
    assert found.way is None
    assert found.at_least == LONGEST + 1


def test_without_a_known_card_there_is_no_question() -> None:
    state, _ = table(seated(), seated())
    with pytest.raises(ValueError, match="h1"):
        fewest_turns(state, 0, "h1")


def test_gold_goes_back_last() -> None:
    """Eleven tokens, all of which the card could ask for, and a return that is due."""
    seat = seated("rrrrrrooggg")
    state, _ = table(seat, seated(), seated(), seated(), market={"c1": "c5o7r3o"}, phase="return")
    assert lines(fewest_turns(state, 0, "c1")) == ["return r", "buy c1"]


def test_gold_that_an_open_card_takes_is_not_missed_for_the_next() -> None:
    """A rival holds a red token, so the first card can only be had with gold."""
    market = dict.fromkeys(MARKET_PLACES) | {"a1": "a1s4r", "b1": "b2s5s"}
    state, _ = table(seated("rrrgssss"), seated("r"), market=market)
    state = replace(state, decks=(0, 0, 0))
    found = fewest_turns_buying(state, 0, "b1", 3)
    assert lines(found.way) == ["buy a1", "buy b1"]
    assert found.at_least == 2
