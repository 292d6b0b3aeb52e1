"""The rules: set-up, turns, payment, nobles and the end, with the examples of the rulebooks."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Take,
)
from splendor_access.game.cards import CARDS, GOLD, LEVELS, Card, Gems, as_gems, gems, minus
from splendor_access.game.chance import Chance
from splendor_access.game.events import (
    Bought,
    Dealt,
    Drew,
    Emptied,
    Ended,
    EndReason,
    LastRound,
    Passed,
    Reserved,
    Returned,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.legality import (
    default_payment,
    eligible_nobles,
    legal_actions,
    missing,
    payments,
    price,
    refusal,
    surplus,
    with_payment,
)
from splendor_access.game.notation import parse_card, parse_noble
from splendor_access.game.rules import apply, bank_at_start, end_reason, play_out, winners
from splendor_access.game.state import EDITIONS, Held, Reveal, RuleSet, Seat, State
from tests.game.situations import (
    act,
    chances,
    dealt,
    decisions,
    emptied,
    replace,
    seated,
    table,
)


def kinds(state: State, kind: type) -> list[Action]:
    """Return the legal actions of a kind."""
    return [action for action in legal_actions(state) if isinstance(action, kind)]


# Set-up


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 5), (4, 7)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_laid(players: int, each: int, edition: str) -> None:
    state, deal = dealt(RuleSet(edition), players)
    assert state.bank == (each, each, 5, each, each, each)
    assert [card.level for card in state.market if card] == ["a"] * 4 + ["b"] * 4 + ["c"] * 4
    assert state.market[:4] == deal.decks[0][:4]
    assert state.decks == (36, 26, 16)
    assert len([tile for tile in state.tiles if tile]) == players + 1
    assert (state.to_act, state.phase) == (0, "act")
    assert state.seats == (Seat(),) * players


def test_the_house_may_say_who_begins() -> None:
    assert dealt(RuleSet(first=1))[0].to_act == 1


# Examples of the rulebooks


@pytest.mark.parametrize(
    ("code", "level", "points", "bonus", "cost"),
    [("c4s 3s3o6d", "c", 4, "s", "sssooodddddd"), ("b2r 4s2e1d", "b", 2, "r", "sssseed")],
)
def test_cards_described_in_the_rulebooks(
    code: str, level: str, points: int, bonus: str, cost: str
) -> None:
    card = parse_card(code)
    assert (card.level, card.points, card.bonus, card.cost) == (level, points, bonus, gems(cost))


def test_the_tile_described_in_the_rulebooks() -> None:
    assert parse_noble("3 3s3e3d").cost == gems("sssee" + "eddd")


def test_two_blue_bonuses_leave_one_green_to_pay() -> None:
    seat = seated(tokens="see", bonuses="ss")
    card = parse_card("a0r 2s1e")
    assert price(seat, card) == default_payment(seat, card) == gems("e")
    state, deal = table(seat, seated(), market={"a1": "a0r 2s1e"}, tiles=())
    after = act(state, deal, Buy("a1")).seats[0]
    assert after.tokens == gems("se")
    assert after.bonuses == gems("ssr")


def test_two_red_and_one_black_bonus_leave_three_blue_and_two_black_to_pay() -> None:
    seat = seated(tokens="sssoodd", bonuses="rro")
    card = parse_card("b1r 3s2r3o")
    assert price(seat, card) == default_payment(seat, card) == gems("sssoo")
    assert minus(card.cost, price(seat, card)) == gems("rro")


# Taking


def test_three_different_or_two_of_one_may_be_taken() -> None:
    state, _ = dealt()
    taken = [action.gems for action in kinds(state, Take) if isinstance(action, Take)]
    assert len(taken) == 10 + 5
    assert all(sorted(filter(None, count)) in ([1, 1, 1], [2]) for count in taken)
    assert not any(count[GOLD] for count in taken)


@pytest.mark.parametrize("edition", ["2024", "2014"])
@pytest.mark.parametrize(("bank", "takes"), [("serod", 10), ("sero", 4), ("sss" + "e" + "r", 1)])
def test_with_three_colours_or_more_three_are_taken(edition: str, bank: str, takes: int) -> None:
    state = replace(dealt(RuleSet(edition))[0], bank=gems(bank))
    assert len(kinds(state, Take)) == takes


FEW_COLOURS = [
    ("sssse", "se ss", "se s e ss"),
    ("se", "se", "se s e"),
    ("sss", "s", "s"),
    ("ssss", "s ss", "s ss"),
    ("ggggg", "", ""),
]
"""Tokens in the bank, and what may be taken in the editions 2014 and 2024."""


@pytest.mark.parametrize(("bank", "takes"), [(bank, takes) for bank, takes, _ in FEW_COLOURS])
def test_with_fewer_colours_all_of_them_are_taken_in_2014(bank: str, takes: str) -> None:
    state = replace(dealt(RuleSet("2014"))[0], bank=gems(bank))
    assert kinds(state, Take) == [Take(gems(letters)) for letters in takes.split()]


@pytest.mark.parametrize(("bank", "takes"), [(bank, takes) for bank, _, takes in FEW_COLOURS])
def test_with_fewer_colours_any_of_them_are_taken_in_2024(bank: str, takes: str) -> None:
    state = replace(dealt(RuleSet("2024"))[0], bank=gems(bank))
    assert kinds(state, Take) == [Take(gems(letters)) for letters in takes.split()]


@pytest.mark.parametrize(
    ("bank", "takes"), [("serod", 25), ("sero", 14), ("se", 3), ("ssss", 2), ("ggggg", 0)]
)
def test_up_to_three_may_be_a_free_choice(bank: str, takes: int) -> None:
    state = replace(dealt(RuleSet("up-to-three"))[0], bank=gems(bank))
    assert len(kinds(state, Take)) == takes


def test_two_of_a_colour_need_four_before() -> None:
    state, deal = dealt()
    state = act(state, deal, Take(gems("ss")))
    assert Take(gems("ss")) not in legal_actions(state)
    assert Take(gems("ee")) in legal_actions(state)
    state = act(state, deal, Take(gems("ero")))
    assert Take(gems("ee")) not in legal_actions(state)


def test_tokens_move_from_bank_to_seat() -> None:
    state, events = apply(dealt()[0], Take(gems("ser")))
    assert state.seats[0].tokens == gems("ser")
    assert state.bank == minus(bank_at_start(2), gems("ser"))
    assert events == [Took(0, gems("ser")), TurnBegan(1)]


# Reserving


def test_an_open_card_is_reserved_with_gold_and_replaced() -> None:
    state, deal = dealt()
    card, following = state.market[9], deal.decks[2][4]
    waiting, events = apply(state, Reserve("c2"))
    assert waiting.awaiting == Reveal("c", "c2")
    assert waiting.market[9] is None
    assert legal_actions(waiting) == []
    assert isinstance(card, Card)
    assert events == [Reserved(0, "c2", "h1", card, gold=True)]
    state, events = apply(waiting, deal.reveal(waiting))
    assert events == [Dealt("c2", following, 15), TurnBegan(1)]
    assert state.market[9] == following
    assert state.decks == (36, 26, 15)
    assert state.seats[0].hand == (Held(card), None, None)
    assert state.seats[0].tokens == gems("g")
    assert state.bank[GOLD] == 4


@pytest.mark.parametrize("level", LEVELS)
def test_the_top_of_a_deck_is_reserved_unseen(level: str) -> None:
    state, deal = dealt()
    at = LEVELS.index(level)
    top = deal.decks[at][4]
    after, events, reveals = play_out(state, Reserve(level), deal)
    assert after.seats[0].hand[0] == Held(top, blind=True)
    assert after.market == state.market
    assert after.decks[at] == state.decks[at] - 1
    assert [type(event) for event in events] == [Reserved, Drew, TurnBegan]
    assert top not in [getattr(event, "card", None) for event in events[:1]]
    assert [reveal.card for reveal in reveals] == [top]


def test_without_gold_a_card_is_reserved_all_the_same() -> None:
    state, deal = table(seated(), seated(tokens="ggggg"), tiles=())
    after = act(state, deal, Reserve("a1"))
    assert after.seats[0].tokens == gems("")
    assert after.seats[0].hand[0] is not None


def test_places_in_the_hand_do_not_move() -> None:
    hand = ("a0d 3s", "a0o 3e", "a0r 3d")
    state, deal = table(seated(tokens="eee", hand=hand), seated(), tiles=())
    assert kinds(state, Reserve) == []
    state = act(state, deal, Buy("h2"), Take(gems("ser")))
    held = [h and h.card for h in state.seats[0].hand]
    assert held == [parse_card("a0d 3s"), None, parse_card("a0r 3d")]
    state = act(state, deal, Reserve("b"))
    assert state.seats[0].hand[1] == Held(deal.decks[1][0], blind=True)


def test_a_place_whose_deck_is_empty_stays_empty() -> None:
    state, deal = table(seated(tokens="sss"), seated(), market={"a1": "a0d 3s"}, tiles=())
    state = replace(state, decks=(0, 0, 0))
    for action in (Buy("a1"), Reserve("a1")):
        after, events = apply(state, action)
        assert after.awaiting is None
        assert after.market[0] is None
        assert Emptied("a1") in events
    assert kinds(after, Reserve) == [Reserve(place) for place in ["a2", "a3", "a4"]] + [
        Reserve(level + digit) for level in "bc" for digit in "1234"
    ]
    assert refusal(after, Reserve("a1")) is not None
    assert deal.decks[0]


# Buying


def test_a_card_is_bought_from_the_market() -> None:
    state, deal = table(seated(tokens="ssse"), seated(), market={"a2": "a0d 3s"}, tiles=())
    after, events, _ = play_out(state, Buy("a2"), deal)
    assert events == [
        Bought(0, "a2", parse_card("a0d 3s"), gems("sss"), 0),
        Dealt("a2", deal.decks[0][0], len(deal.decks[0]) - 1),
        TurnBegan(1),
    ]
    assert after.seats[0].tokens == gems("e")
    assert after.seats[0].bonuses == gems("d")
    assert after.bank == minus(bank_at_start(2), gems("e"))


def test_a_card_is_bought_from_the_hand() -> None:
    seat = seated(tokens="seg", hand=(None, "a0r 2s1e", None))
    state, _ = table(seat, seated(), tiles=())
    after, events = apply(state, Buy("h2"))
    assert events[0] == Bought(0, "h2", parse_card("a0r 2s1e"), gems("seg"), 0)
    assert after.market == state.market
    assert after.seats[0].hand == (None, None, None)


def test_the_cards_of_others_cannot_be_bought() -> None:
    state, _ = table(seated(tokens="sss"), seated(hand=("a0d 3s", None, None)), tiles=())
    assert Buy("h1") not in legal_actions(state)


def test_bonuses_beyond_the_cost_bring_nothing_back() -> None:
    state, deal = table(seated(bonuses="ssssee"), seated(), market={"a1": "a0r 2s1e"}, tiles=())
    after = act(state, deal, with_payment(state, Buy("a1")))
    assert with_payment(state, Buy("a1")) == Buy("a1", gems(""))
    assert after.bank == state.bank
    assert after.seats[0].tokens == gems("")


def test_gold_stands_for_what_is_missing_and_goes_back() -> None:
    seat = seated(tokens="sgg", bonuses="s")
    card = parse_card("b1d 3s3r2d")
    assert missing(seat, card) == gems("srrrdd")
    assert default_payment(seat, card) is None
    state, deal = table(seat, seated(), market={"a1": "a0d 2r1o", "a2": "a0s 1e2r1o1d"}, tiles=())
    assert Buy("a1") not in legal_actions(state)
    richer, deal = table(seated(tokens="rgg"), seated(), market={"a1": "a0d 2r1o"}, tiles=())
    after = act(richer, deal, Buy("a1"))
    assert after.seats[0].tokens == gems("")
    assert after.bank == bank_at_start(2)


def test_gold_may_be_paid_for_what_one_has() -> None:
    state, deal = table(seated(tokens="ssegg"), seated(), market={"a1": "a0r 2s1e"}, tiles=())
    card = parse_card("a0r 2s1e")
    assert payments(state, state.seats[0], card) == [
        gems(way) for way in ("sse", "ssg", "seg", "sgg", "egg")
    ]
    assert act(state, deal, Buy("a1", gems("egg"))).seats[0].tokens == gems("ss")
    house = replace(state, rules=replace(state.rules, any_gold=False))
    assert payments(house, house.seats[0], card) == [gems("sse")]


@given(
    tokens=st.tuples(*[st.integers(0, 4)] * 6),
    bonuses=st.tuples(*[st.integers(0, 3)] * 6),
    card=st.sampled_from(CARDS),
    any_gold=st.booleans(),
)
def test_payments_are_those_found_by_trying_all(
    tokens: Gems, bonuses: Gems, card: Card, any_gold: bool
) -> None:
    bonuses = as_gems((*bonuses[:GOLD], 0, *bonuses[GOLD + 1 :]))
    seat = Seat(tokens=tokens, bonuses=bonuses)
    state = replace(
        dealt(RuleSet(any_gold=any_gold))[0],
        seats=(seat, Seat()),
        market=(card,) + (None,) * 11,
    )
    due = [max(0, c - b) for c, b in zip(card.cost, bonuses, strict=True)]
    ways = {
        way
        for way in product(*(range(n + 1) for n in tokens))
        if way[GOLD]
        == sum(d - n for i, (d, n) in enumerate(zip(due, way, strict=True)) if i != GOLD)
        and all(n <= d for i, (d, n) in enumerate(zip(due, way, strict=True)) if i != GOLD)
    }
    if ways and not any_gold:
        ways = {min(ways, key=lambda way: way[GOLD])}
    found = payments(state, seat, card)
    assert set(found) == ways
    assert len(found) == len(ways)
    assert [way[GOLD] for way in found] == sorted(way[GOLD] for way in found)
    assert default_payment(seat, card) == (found[0] if found else None)
    assert (Buy("a1") in legal_actions(state)) == bool(ways)
    for way in product(*(range(min(n, d) + 1) for n, d in zip(tokens, due, strict=True))):
        gold = sum(due) - sum(way)
        paid = as_gems((*way[:GOLD], gold, *way[GOLD + 1 :]))
        assert (refusal(state, Buy("a1", paid)) is None) == (paid in ways)


# Returning


def test_more_than_ten_tokens_are_given_back_before_the_turn_ends() -> None:
    state, _ = table(seated(tokens="sssseeeerr"), seated(), tiles=())
    over, events = apply(state, Take(gems("rod")))
    assert (over.phase, over.to_act, surplus(over)) == ("return", 0, 3)
    assert events == [Took(0, gems("rod"))]
    after, events = apply(over, Return(gems("rod")))
    assert events == [Returned(0, gems("rod")), TurnBegan(1)]
    assert after.seats[0].tokens == gems("sssseeeerr")
    assert after.bank == state.bank


def test_each_way_to_give_back_is_there_once() -> None:
    state, _ = table(seated(tokens="sssseeeerr"), seated(), tiles=())
    over, _ = apply(state, Take(gems("rod")))
    tokens = over.seats[0].tokens
    every = {w for w in product(*(range(n + 1) for n in tokens)) if sum(w) == 3}
    found = [action.gems for action in legal_actions(over) if isinstance(action, Return)]
    assert set(found) == every
    assert len(found) == len(every)


def test_gold_counts_and_may_be_given_back() -> None:
    state, deal = table(seated(tokens="ssssrrrrgg"), seated(), tiles=())
    over = act(state, deal, Reserve("a1"))
    assert surplus(over) == 1
    assert set(legal_actions(over)) == {Return(gems(one)) for one in "srg"}
    assert act(over, deal, Return(gems("g"))).bank[GOLD] == state.bank[GOLD]


# Nobles


def nearly(tiles: tuple[str | None, ...], **parts: object) -> tuple[State, object]:
    """Seat 0 has nine bonuses and buys its third of black from its hand."""
    seat = seated(tokens="eer", bonuses="ssseeerrroo", hand=("a0o 2e1r", None, None))
    return table(seat, seated(), tiles=tiles, **parts)


def test_a_noble_visits_at_the_end_of_the_turn() -> None:
    state, _ = nearly(("3 3e3r3o", "3 4r4o"))
    after, events = apply(state, Buy("h1"))
    assert events[1:] == [Visited(0, "n1", parse_noble("3 3e3r3o"), 3), TurnBegan(1)]
    assert after.seats[0].points == 3
    assert after.tiles[0] is None
    assert eligible_nobles(replace(after, to_act=0)) == []


def test_tokens_do_not_invite_nobles() -> None:
    state, deal = table(seated(tokens="sssseee"), seated(), tiles=("3 4s4e",))
    assert act(state, deal, Take(gems("ero"))).seats[0].nobles == ()


def test_of_several_nobles_one_is_chosen_and_the_other_comes_later() -> None:
    state, _ = nearly(("3 3s3e3r", "3 4r4o", "3 3e3r3o"))
    choice, events = apply(state, Buy("h1"))
    assert (choice.phase, choice.to_act) == ("noble", 0)
    assert [type(event) for event in events] == [Bought]
    assert legal_actions(choice) == [ChooseNoble("n1"), ChooseNoble("n3")]
    after, events = apply(choice, ChooseNoble("n3"))
    assert events == [Visited(0, "n3", parse_noble("3 3e3r3o"), 3), TurnBegan(1)]
    later, events = apply(apply(after, Take(gems("sod")))[0], Take(gems("sod")))
    assert Visited(0, "n1", parse_noble("3 3s3e3r"), 6) in events
    assert later.seats[0].nobles == (parse_noble("3 3e3r3o"), parse_noble("3 3s3e3r"))
    assert later.tiles == (None, parse_noble("3 4r4o"), None)


def test_tokens_are_given_back_before_a_noble_visits() -> None:
    seat = seated(tokens="ssseeeerrr", bonuses="sssseeee")
    state, _ = table(seat, seated(), tiles=("3 4s4e",))
    over, events = apply(state, Take(gems("rod")))
    assert (over.phase, over.seats[0].nobles) == ("return", ())
    assert len(events) == 1
    assert apply(over, Return(gems("rod")))[0].seats[0].nobles == (parse_noble("3 4s4e"),)


def stuck(*seats: Seat, **parts: object) -> State:
    """Return a table on which nobody can do anything: no cards, and no gems but in hands."""
    state = emptied(table(*seats, **parts)[0])  # type: ignore[arg-type]
    return replace(state, bank=gems("ggggg"))


def test_an_unchosen_noble_comes_even_on_a_pass() -> None:
    state = stuck(seated(bonuses="sssseeee"), seated(), tiles=("3 4s4e",))
    after, events = apply(state, Pass())
    assert events == [Passed(0), Visited(0, "n1", parse_noble("3 4s4e"), 3), TurnBegan(1)]
    assert after.seats[0].points == 3
    assert after.passes == 1


def test_a_choice_of_nobles_can_follow_a_pass() -> None:
    state = stuck(seated(bonuses="ssseeerrr" + "ddd"), seated(), tiles=("3 3s3e3d", "3 3s3e3r"))
    choice, _ = apply(state, Pass())
    assert choice.phase == "noble"
    after, events = apply(choice, ChooseNoble("n2"))
    assert after.passes == 1
    assert events[-1] == TurnBegan(1)
    ended, events = apply(after, Pass())
    assert events[-1] == Ended(EndReason.STALEMATE, (0,))
    assert ended.phase == "over"


# The end

FIVES = "c5d 7o3d,c5s 3s7d"
"""Two cards with ten points together."""


def last_purchase(**parts: object) -> State:
    """Seat `to_act` has ten points and can buy five more from its hand."""
    me = parts.pop("to_act", 0)
    players = parts.pop("players", 3)
    buyer = seated(cards=FIVES, tokens="sssssss" + "eee", hand=("c5e 7s3e", None, None))
    assert isinstance(players, int)
    seats = [buyer if i == me else seated() for i in range(players)]
    return table(*seats, tiles=(), to_act=me, **parts)[0]


def test_the_round_is_finished_after_fifteen_points() -> None:
    state, events = apply(last_purchase(), Buy("h1"))
    assert events[1:] == [LastRound(0, 15), TurnBegan(1)]
    state, events = apply(state, Take(gems("ero")))
    assert state.ending
    assert events[-1] == TurnBegan(2)
    state, events = apply(state, Take(gems("ero")))
    assert events[-1] == Ended(EndReason.POINTS, (0,))
    assert (state.phase, end_reason(state)) == ("over", EndReason.POINTS)
    assert legal_actions(state) == []


def test_the_last_of_a_round_ends_the_game_at_once() -> None:
    state, events = apply(last_purchase(to_act=2), Buy("h1"))
    assert events[1:] == [LastRound(2, 15), Ended(EndReason.POINTS, (2,))]
    assert state.phase == "over"


def test_the_round_ends_before_the_seat_that_began() -> None:
    rules = RuleSet(first=1)
    state, events = apply(last_purchase(rules=rules), Buy("h1"))
    assert events[-1] == Ended(EndReason.POINTS, (0,))
    state, events = apply(last_purchase(rules=rules, to_act=2), Buy("h1"))
    assert events[-1] == TurnBegan(0)
    state, events = apply(state, Take(gems("ero")))
    assert events[-1] == Ended(EndReason.POINTS, (2,))


def test_the_last_round_is_announced_once() -> None:
    rich = seated(cards="c5r 7e3r,c4d 7o,c4s 7d", tokens="rrrrrrr", hand=("c4o 7r", None, None))
    state = replace(last_purchase(players=2), rules=RuleSet(tiles=0))
    state = replace(state, seats=(state.seats[0], rich))
    state, _ = apply(state, Buy("h1"))
    state, events = apply(state, Buy("h1"))
    assert events[1:] == [Ended(EndReason.POINTS, (1,))]


@given(
    chance=chances,
    players=st.integers(2, 4),
    edition=st.sampled_from(EDITIONS),
    first=st.integers(0, 1),
)
def test_all_have_the_same_number_of_turns(
    chance: Chance, players: int, edition: str, first: int
) -> None:
    start, deal = dealt(RuleSet(edition, first=first), players, chance.seed)
    acts = [0] * players
    for state, action in decisions(start, deal, chance):
        acts[state.to_act] += state.phase == "act"
        end = play_out(state, action, deal)[0]
    assert end.phase == "over"
    if end_reason(end) == EndReason.STALEMATE:
        # Only when all have passed in a row may a game end before somebody has the points.
        assert end.passes == players
    else:
        assert len(set(acts)) == 1
        assert max(seat.points for seat in end.seats) >= 15


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([(15, 9), (9, 7)], (0,)),
        ([(15, 9), (16, 12)], (1,)),
        ([(15, 9), (15, 8)], (1,)),
        ([(15, 9), (15, 9)], (0, 1)),
        ([(15, 9), (17, 9), (17, 9), (17, 10)], (1, 2)),
        ([(0, 0), (0, 0), (0, 0)], (0, 1, 2)),
    ],
)
def test_most_points_then_fewest_cards_then_shared(
    scores: list[tuple[int, int]], expected: tuple[int, ...]
) -> None:
    seats = tuple(Seat(points=points, cards=CARDS[:count]) for points, count in scores)
    assert winners(replace(dealt()[0], seats=seats)) == expected


def test_reserved_cards_and_tokens_cost_nothing_at_the_end() -> None:
    one = seated(bonuses="ss", hand=("a0d 3s", "a0o 3e", "a0r 3d"), tokens="serod")
    assert winners(table(one, seated(bonuses="ee"), tiles=())[0]) == (0, 1)


@pytest.mark.parametrize("target", [3, 8, 21])
def test_the_house_may_set_the_points(target: int) -> None:
    start, deal = dealt(RuleSet(target=target))
    for state, action in decisions(start, deal, Chance(8)):
        assert (
            state.ending == any(seat.points >= target for seat in state.seats)
            or state.phase != "act"
        )
        end = play_out(state, action, deal)[0]
    assert max(seat.points for seat in end.seats) >= target


# Passing


def test_a_pass_is_the_only_action_when_there_is_no_other() -> None:
    full = seated(hand=("c5d 7o3d", "c5s 3s7d", "c5e 7s3e"))
    state, _ = table(full, seated(tokens="serod"), tiles=())
    assert Pass() not in legal_actions(state)
    poor = replace(state, bank=gems("ggggg"))
    assert legal_actions(poor) == [Pass()]
    hopeful = replace(poor, bank=gems("ggggge"))
    assert legal_actions(hopeful) == [Take(gems("e"))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_passes_in_a_row_as_players_end_the_game(players: int) -> None:
    state = stuck(seated(bonuses="s"), *[seated()] * (players - 1), tiles=())
    for seat in range(players - 1):
        state, events = apply(state, Pass())
        assert events == [Passed(seat), TurnBegan(seat + 1)]
        assert legal_actions(state) == [Pass()]
    state, events = apply(state, Pass())
    assert events == [Passed(players - 1), Ended(EndReason.STALEMATE, tuple(range(1, players)))]
    assert end_reason(state) == EndReason.STALEMATE


@pytest.mark.parametrize(
    ("tokens", "hand", "action"),
    [("sss", "a0d 3s", Buy("h1")), ("", None, Reserve("c1"))],
)
def test_any_action_between_passes_starts_the_count_again(
    tokens: str, hand: str | None, action: Action
) -> None:
    able = seated(tokens=tokens, hand=(hand, None, None))
    market = {"c1": "c4d 7o"}
    state, _ = table(
        seated(hand=("c5d 7o3d", "c5s 3s7d", "c5e 7s3e")), able, tiles=(), market=market
    )
    state = replace(state, bank=gems("ggggg"), decks=(0, 0, 0))
    state = replace(state, market=(None,) * 8 + (state.market[8],) + (None,) * 3)
    state, _ = apply(state, Pass())
    assert state.passes == 1
    assert apply(state, action)[0].passes == 0


def test_gems_taken_after_a_pass_start_the_count_again() -> None:
    state = replace(dealt()[0], passes=1)
    assert apply(state, Take(gems("ser")))[0].passes == 0


def test_a_noble_on_the_last_of_the_passes_leaves_it_a_stalemate() -> None:
    guest = seated(cards=f"{FIVES},c4d 7o", bonuses="sss" + "eee" + "d")
    state = stuck(guest, seated(), seated(), tiles=("3 3s3e3d",), passes=2)
    state, events = apply(state, Pass())
    assert state.seats[0].points == 17
    assert LastRound(0, 17) in events
    assert events[-1] == Ended(EndReason.STALEMATE, (0,))
    assert end_reason(state) == EndReason.STALEMATE


def test_points_reached_by_the_last_pass_of_a_round_end_the_game_by_points() -> None:
    guest = seated(cards=f"{FIVES},c4d 7o", bonuses="sss" + "eee" + "d")
    state = stuck(seated(), guest, tiles=("3 3s3e3d",), passes=1, to_act=1)
    state, events = apply(state, Pass())
    assert events[-1] == Ended(EndReason.POINTS, (1,))
    assert end_reason(state) == EndReason.POINTS


def test_a_game_that_goes_on_has_no_reason_to_be_over() -> None:
    assert end_reason(dealt()[0]) is None
