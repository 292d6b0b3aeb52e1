"""Hints: what a good player would do, and a reason that is true."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from splendor_access.bots import load
from splendor_access.bots._advice import advised
from splendor_access.bots._foresight import best_first
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Buy, ChooseNoble, Reserve, Revealed, Take
from splendor_access.game.cards import GOLD, NO_GEMS, Card, Hidden, gems, lacking
from splendor_access.game.chance import Chance
from splendor_access.game.legality import default_payment, legal_actions, missing, price
from splendor_access.game.notation import action_text, parse_action, parse_card
from splendor_access.game.position import parse_position
from splendor_access.game.reach import fewest_turns
from splendor_access.game.rules import apply, play_out
from splendor_access.game.state import MARKET_INDEX, TILE_INDEX, State, with_card
from splendor_access.talk.locale import Locale
from splendor_access.talk.question import CannotAnswer
from splendor_access.talk.questions._reasons import GoodReason, Reasons
from splendor_access.talk.questions.hint import CLOSE, FAR, Answer, Suggestion, why
from tests.game.situations import dealt, replace, seated, table
from tests.talk.asking import answer, heard, of
from tests.tiers import tries

pytestmark = pytest.mark.usefixtures("brief_advice")


def test_what_ends_the_game_is_said_first() -> None:
    me = seated("dddd", cards="c5s3s7d,c5d7o3d,b3o6o", bonuses="oooooo")
    [line] = heard("hint", of(table(me, seated(), market={"c1": "c4d7o"})[0]))
    assert line == "Best: buy c1. That wins for certain, with 17 points."
    rival = seated(cards="c5r7e3r,c5e7s3e,c4o7r", hand=("c5o7r3o", None, None))
    able = replace(rival, tokens=gems("rrrrrrrooo"))
    [line] = heard("hint", of(table(me, able, market={"c1": "c4d7o"})[0]))
    assert "for certain" not in line


def test_a_card_that_somebody_else_could_buy_is_kept_from_them() -> None:
    rival = seated(bonuses="ooooooo", cards="c5s3s7d,c5e7s3e")
    state = table(seated(), rival, market={"c2": "c4d7o"})[0]
    alone = tuple(card if i == 9 else None for i, card in enumerate(state.market))
    state = replace(state, bank=NO_GEMS, market=alone, decks=(0, 0, 0))
    assert heard("hint", of(state)) == ["Best: reserve c2. Ben could buy it next turn."]


def test_a_noble_is_kept_from_somebody_else() -> None:
    rival = seated(bonuses="rrroooo")
    state = table(seated(), rival, tiles=("3 4r4o",), market={"a1": "a1r4d"})[0]
    alone = tuple(card if i == 0 else None for i, card in enumerate(state.market))
    seats = (state.seats[0], replace(state.seats[1], tokens=gems("dddd")))
    state = replace(state, bank=NO_GEMS, market=alone, decks=(0, 0, 0), seats=seats)
    line = "Best: reserve a1. Ben could buy it next turn, and n1 would visit."
    assert heard("hint", of(state)) == [line]


def only(state: State, place: str, **parts: object) -> State:
    """Return a state in which one card lies out, and no other can come."""
    at = MARKET_INDEX[place]
    alone = tuple(card if i == at else None for i, card in enumerate(state.market))
    return replace(state, market=alone, decks=(0, 0, 0), **parts)


FULL = ("c4e7s", "c5e7s3e", "c4r7e")


def test_a_card_that_is_named_may_be_taken() -> None:
    mine = seated("rrrrr", bonuses="dddd", hand=FULL)
    state = table(mine, seated(hand=("c5r7e3r", "c4o7r", "c3d3s3e5r3o")), market={"b1": "b3d6d"})[0]
    state = only(state, "b1", bank=gems("dddd"))
    said = "Best: take 2 white. Next turn you can buy b1, white, 3 points, if nobody takes it"
    assert heard("hint", of(state)) == [f"{said}."]
    state = replace(state, seats=(mine, replace(state.seats[1], tokens=gems("dddddd"))))
    take = Take(gems("dd"))
    reasons = Reasons(Judge(2), state).of(take, apply(state, take)[0])
    faster = GoodReason("payable", "b1", 3, 1, [1])
    assert faster in reasons
    line = Locale("en").text(why(faster, state, ["Ana", "Ben"]), "normal")
    assert f"Best: take 2 white. {line}" == f"{said}: Ben can buy it before you."


def test_a_card_of_ones_own_hand_has_its_place_and_no_rival() -> None:
    mine = seated("sseerrrr", bonuses="dddd", hand=("b3d6d", "c5e7s3e", "c4r7e"))
    rival = seated(bonuses="dddddd", hand=("c5r7e3r", "c4o7r", "c3d3s3e5r3o"))
    state = table(mine, rival, market={"b1": "b3o6o"})[0]
    [line] = heard("hint", of(only(state, "b1", bank=gems("dddd"))))
    assert (
        line == "Best: take 2 white. Next turn you can buy your reserved card h1, white, 3 points."
    )


def test_a_purchase_that_ends_the_game_says_who_can_still_win() -> None:
    me = seated("dddd", cards="c5s3s7d,c5d7o3d,b3o6o", bonuses="oooooo", hand=FULL)
    rival = seated(cards="c5r7e3r,c4o7r,c3r5s3e3o3d", hand=("c5o7r3o", None, None))
    rival = replace(rival, tokens=gems("rrrrrrrooo"))
    state = table(me, rival, market={"b1": "b2e5e"})[0]
    state = only(state, "b1", bank=NO_GEMS)
    state = replace(state, market=(*state.market[:8], parse_card("c4d7o"), *state.market[9:]))
    [line] = heard("hint", of(state))
    assert line.endswith("enough to end the game, but Ben can still win.")
    blind = replace(rival, tokens=NO_GEMS)
    [line] = heard("hint", of(replace(state, seats=(state.seats[0], blind))))
    assert "for certain" in line


OPENING = (
    "sp1 2024 2 0 act - 0 4s4e5g4r4o4d a0r3d,a0o2e1r,a0s1e1r1o1d,a1d4e/b2r5o,b1o3e2o3d,b2e2s1o4d,"
    "b2s5s/c4d7o,c5s3s7d,c3r5s3e3o3d,c4r7e 36/26/16 34s4e,33e3r3o,33r3o3d 0:.:-,-,-:. 0:.:-,-,-:."
)


def test_what_gems_lead_to_is_said_before_how_many_cards_they_help_with() -> None:
    [line] = heard("hint", of(parse_position(OPENING)))
    assert line.endswith("In 2 turns you can buy a2, black, if nobody takes it.")


def test_the_points_of_a_noble_are_counted() -> None:
    me = seated("oooooo", bonuses="rrrrooo", hand=FULL)
    state = table(me, seated(), market={"b1": "b3o6o"}, tiles=("3 4r4o",))[0]
    [line] = heard("hint", of(only(state, "b1", bank=NO_GEMS)))
    assert line == "Best: buy b1. n1 visits you then: 6 points in all."


def test_a_reserved_card_that_may_not_be_bought_next_is_kept() -> None:
    state = table(seated(), seated())[0]
    for gold, said in ((5, ", and gold comes with it."), (0, ".")):
        laid = replace(state, bank=(*state.bank[:GOLD], gold, *state.bank[GOLD + 1 :]))
        reasons = Reasons(Judge(2), laid)
        after = apply(laid, Reserve("c1"))[0]
        kept = [r for r in reasons.of(Reserve("c1"), after, sure=True) if r.what == "kept"]
        line = Locale("en").text(why(kept[0], laid, ["Ana", "Ben"]), "normal")
        assert line == f"Nobody else can take it then{said}"
        assert not [r for r in reasons.of(Reserve("c1"), after, sure=True) if r.turns]


def test_tokens_to_give_back() -> None:
    state = table(seated("ssssssseeeee"), seated(), phase="return")[0]
    [line] = heard("hint", of(state))
    assert line.startswith("Best: give back ")
    assert line.endswith(". You need these least.")
    assert heard("hint", of(state, words="more")) == ["Nothing else is possible."]


def test_nothing_but_to_pass() -> None:
    state = table(seated(hand=("c4d7o", "c5s3s7d", "c4r7e")), seated())[0]
    state = replace(state, bank=NO_GEMS)
    assert heard("hint", of(state)) == ["Best: pass. Nothing else is possible."]


def test_a_hint_can_be_asked_while_somebody_else_plays() -> None:
    state = table(seated("ssssssseeeee"), seated(), phase="return")[0]
    first, hint = heard("hint", of(state, 1))
    assert first == "It is Ana's turn. If it were yours:"
    assert hint.startswith("Best: take ")
    over = replace(state, phase="over")
    assert heard("hint", of(over)) == ["The game is over."]
    with pytest.raises(CannotAnswer):
        answer("hint", of(state, words="five"))


def test_the_second_and_third_choice_come_with_more() -> None:
    state = table(seated(), seated())[0]
    second, third = heard("hint", of(state, words="more"))
    assert second.startswith("Second best")
    assert third.startswith("Third best")


def test_each_choice_has_a_reason_of_its_own() -> None:
    same = total = far = 0
    for seed in range(tries(1, 5)):
        for i, state in enumerate(played(seed)):
            if i % tries(8, 4) == 0 and state.phase == "act":
                first, *more = heard("hint", of(state, state.to_act))
                more += heard("hint", of(state, state.to_act, "more"))
                why = [line.partition(". ")[2] for line in (first, *more)]
                assert len({*why}) == len(why), why
                found: Answer = answer("hint", of(state, state.to_act))
                same += sum(choice.reason.what == "same" for choice in found.choices)
                total += len(found.choices)
                for line, choice in zip(more, found.choices[1:], strict=True):
                    behind = found.choices[0].chance - choice.chance
                    assert (", nearly as good: " in line) == (behind <= CLOSE)
                    assert (", clearly weaker: " in line) == (behind >= FAR)
                    far += behind >= FAR
    assert 0 < far < total > 20 * same


def test_the_choices_are_those_that_looking_ahead_prefers() -> None:
    changed = 0
    for state in islice(played(0), 10, 30, 5):
        view = state.view(state.to_act)
        found: Answer = answer("hint", of(state, state.to_act))
        meant = [action_text(action) for _, action, _ in advised(view)[:3]]
        assert [choice.action for choice in found.choices] == meant
        changed += meant[0] != action_text(best_first(Judge(2), view)[0][1])
    assert changed


def played(seed: int) -> Iterator[State]:
    """Yield the positions of a game in which decisions are due."""
    state, deal = dealt(players=2 + seed % 3, seed=seed)
    number = 0
    while state.phase != "over":
        yield state
        action = load("normal")(state.view(state.to_act), Chance(seed), number)
        state = play_out(state, action, deal)[0]
        number += 1


def test_every_reason_is_true() -> None:
    """Each fact is found here anew, by the rules, in positions of whole games."""
    said: Counter[str] = Counter()
    for seed in range(tries(2, 9)):
        for i, state in enumerate(played(seed)):
            if i % 5 == 0 or state.phase != "act":
                view = state.view(state.to_act)
                found: Answer = answer("hint", of(state, state.to_act))
                chances = [choice.chance for choice in found.choices]
                assert chances == sorted(chances, reverse=True)
                for choice in found.choices:
                    _check(view, choice)
                    said[choice.reason.what] += 1
    assert said.keys() >= {"points", "payable", "nearer", "cheaper", "points-denied", "least"}


def _check(view: State, choice: Suggestion) -> None:  # noqa: PLR0915  # a branch for each reason
    action, reason, me = parse_action(choice.action), choice.reason, view.to_act
    after = apply(view, action)[0]
    if after.awaiting:
        after = apply(after, Revealed(Hidden(after.awaiting.level)))[0]
    if after.phase == "noble" and view.phase == "act":
        after = apply(after, ChooseNoble(reason.place or ""))[0]
    before, then = view.seats[me], after.seats[me]
    card = (
        view.card_at(action.place)
        if isinstance(action, Buy | Reserve) and action.place[1:]
        else None
    )
    rivals = [
        (me + i) % len(view.seats)
        for i in range(1, len(view.seats))
        if isinstance(card, Card) and default_payment(view.seats[(me + i) % len(view.seats)], card)
    ]
    match reason.what:
        case "end" | "wins":
            assert reason.count == then.points >= view.rules.target
        case "visit":
            tile = view.tiles[TILE_INDEX[reason.place or ""]]
            assert tile in then.nobles
            assert tile not in before.nobles
        case "points" if isinstance(action, Buy):
            assert isinstance(card, Card)
            assert reason.count == then.points - before.points > 0
        case "points-denied" | "denied":
            assert isinstance(card, Card)
            assert reason.seats == rivals != []
        case "denied-visit":
            [rival] = reason.seats
            assert rival in rivals
            assert isinstance(card, Card)
            bought = with_card(view.seats[rival], card)
            tile = view.tiles[TILE_INDEX[reason.place or ""]]
            assert tile
            assert not any(lacking(tile.cost, bought.bonuses))
        case "payable" | "payable-it":
            there = after.known_cards(me)[reason.place or ""]
            if after.phase != "return":
                assert default_payment(then, there) is not None
            assert default_payment(before, there) is None
        case "nearer" | "nearer-it" if after.phase != "return":
            there = after.known_cards(me)[reason.place or ""]
            way = fewest_turns(after, me, reason.place or "")
            assert way
            assert way.turns == reason.turns > 1
            assert reason.count == there.points
            earlier = [place for place, c in view.known_cards(me).items() if c == there]
            ways = [fewest_turns(view, me, place) for place in earlier]
            assert all(way is None or way.turns > reason.turns for way in ways)
        case "nearer-noble":
            tile = after.tiles[TILE_INDEX[reason.place or ""]]
            assert tile
            assert reason.count == sum(lacking(tile.cost, then.bonuses)) > 0
            assert sum(lacking(tile.cost, before.bonuses)) > reason.count
        case "kept":
            assert isinstance(action, Reserve)
            if after.phase != "return":
                assert reason.count == then.tokens[GOLD] - before.tokens[GOLD]
        case "useful" if after.phase != "return":
            cards = after.known_cards(me).values()
            assert reason.count == sum(
                sum(missing(then, each)) < sum(missing(before, each)) for each in cards
            )
        case "cheaper":
            cards = after.known_cards(me).values()
            assert reason.count == sum(
                sum(price(then, each)) < sum(price(before, each)) for each in cards
            )
        case "nothing":
            assert legal_actions(view) == [action]
