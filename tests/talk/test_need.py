"""What is missing for a card: facts and lines."""

from typing import Any

import msgspec
import pytest

from splendor_access.game.cards import GOLD
from splendor_access.game.detours import LONGEST
from splendor_access.game.legality import default_payment, missing
from splendor_access.game.notation import parse_action
from splendor_access.game.state import MARKET_PLACES, RuleSet, Seat
from splendor_access.session.prompts import Choice, Reply, parse_choice
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Ask, Context, Which
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.question import Asked, CannotAnswer
from tests.game.midgame import KINDS, known, played
from tests.game.situations import replace, seated, table
from tests.talk.asking import NAMES, Game, answer, heard, of, vocabulary
from tests.tiers import sampled

OPEN = {"a1": "a0e3r", "b1": "b2s5s", "c1": "c4s3s3o6d"}


def asked(words: str, *seats: Seat, seat: int = 0, **parts: Any) -> Asked:
    state, _ = table(*seats, **{"market": OPEN, **parts})
    return of(state, seat, words)


# Lines


def test_the_takes_that_get_there_are_told_turn_by_turn() -> None:
    about = asked("a1", seated("rooooddddg"), seated(), seated())
    assert heard("need", about) == [
        "a1, green, costs 3 red; missing 2 red, and your gold covers 1 of these.",
        "2 turns, if nobody else moves and you buy nothing else:",
        "1: take blue, green and red, give back blue, green and black.",
        "2: buy a1.",
    ]
    assert heard("need", about, "brief") == [
        "a1, green, costs 3 red; missing 2 red, gold covers 1.",
        "2 turns, if nobody else moves:",
        "1: take blue, green, red, give back blue, green, black.",
        "2: buy a1.",
    ]
    assert heard("need", about, "braille") == [
        "a1 a0e 3r - 2r have 1g",
        "turns 2",
        "1 + 1s1e1r - 1s1e1o",
        "2 buy a1",
    ]


def test_reservations_name_the_card_itself_or_any() -> None:
    one = heard("need", asked("b1", seated("g"), seated("s")))
    assert one[2] == "1: reserve b1 and take 1 gold."
    assert one[-1] == "5: buy h1."
    market = {**OPEN, "b1": None}
    held = seated("ss", hand=("b2s5s", None, None))
    another = heard("need", asked("h1", held, seated("s"), market=market))
    assert another[1:] == [
        "4 turns, if nobody else moves and you buy nothing else:",
        "1: reserve any card and take 1 gold.",
        "2: reserve any card and take 1 gold.",
        "3: take blue, green and red.",
        "4: buy h1.",
    ]
    assert heard("need", asked("h1", held, seated("s"), market=market), "braille")[2] == "1 res any"


def test_a_card_that_can_be_bought_is_told_with_its_payment() -> None:
    mine = seated("rrg")
    assert heard("need", asked("a1", mine, seated("rrr"))) == [
        "a1, green, costs 3 red; you pay 1 gold and 2 red."
    ]
    free = seated(bonuses="rrr")
    told = heard("need", asked("a1", free, seated()))
    assert told == ["a1, green, costs 3 red; you pay nothing."]


def test_what_is_due_back_comes_first() -> None:
    mine = seated("rrooooddddee")
    about = asked("a1", mine, seated(), seated(), seated(), phase="return")
    assert heard("need", about)[1] == "First give back 2 green."
    payable = seated("rrroooodddde")
    about = asked("a1", payable, seated(), seated(), seated(), phase="return")
    assert heard("need", about)[1:] == ["First give back green and black."]


def test_purchases_are_told_where_tokens_alone_never_do() -> None:
    mine = seated("sssooodddd", bonuses="d")
    market = dict.fromkeys(MARKET_PLACES) | {"a1": "a0d3s", "c1": OPEN["c1"]}
    state, _ = table(mine, seated(), seated(), seated(), market=market)
    about = of(replace(state, decks=(0, 0, 0)), 0, "c1")
    assert heard("need", about)[1:] == [
        "Not possible without more bonuses, if nobody else moves.",
        "4 turns if you first buy a1, nobody else moves and nothing new appears.",
    ]
    assert heard("need", about, "brief")[1:] == [
        "Not without more bonuses.",
        "4 turns, buying a1 first.",
    ]
    assert heard("need", about, "braille")[1:] == ["no way", "turns 4 buy a1"]


def test_what_is_not_proven_is_not_said() -> None:
    market = dict.fromkeys(MARKET_PLACES) | {"c1": OPEN["c1"]}
    about = asked("c1", seated(), seated(), market=market)
    facts = answer("need", about)
    assert facts.turns is None
    assert facts.turns_with_buying is None
    assert facts.at_least_with_buying == LONGEST + 1
    assert heard("need", about)[-1] == (
        f"{LONGEST + 1} turns or more if you buy cards that are open now, and nobody else moves."
    )


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("rr", "rrr", ["Ben can buy it before you, on the next turn."]),
        ("", "rr", ["Ben can buy it before you, in two turns."]),
        ("rrr", "rrr", []),
        ("rr", "r", []),
    ],
)
def test_who_could_be_faster(mine: str, theirs: str, expected: list[str]) -> None:
    lines = heard("need", asked("a1", seated(mine), seated(theirs), seated(), seated()))
    assert [line for line in lines if "before you" in line] == expected


def test_off_turn_the_one_who_is_due_comes_first() -> None:
    seats = seated("rrr"), seated("rrr")
    mine_next = answer("need", asked("a1", *seats, seat=1, rules=RuleSet()))
    assert [(r.seat, r.turns, r.before) for r in mine_next.rivals] == [(0, 1, True)]
    mine_now = answer("need", asked("a1", *seats))
    assert [(r.seat, r.turns, r.before) for r in mine_now.rivals] == [(1, 1, False)]


def test_nobody_can_take_a_card_from_the_hand() -> None:
    mine = seated("r", hand=("a0e3r", None, None))
    facts = answer("need", asked("h1", mine, seated("rrr"), market={}))
    assert facts.rivals == []
    assert facts.way[-1] == "buy h1"


def test_the_end_of_the_game_may_come_first() -> None:
    ahead = seated(cards="c5s3s7d,c5d7o3d,c5e7s3e")
    last = asked("a1", ahead, seated("r"), to_act=1, ending=True, seat=1)
    assert heard("need", last)[-1] == "Too late: the game ends before that."
    over = asked("a1", ahead, seated("r"), phase="over", ending=True)
    assert heard("need", over) == ["The game is over."]


# Words


def test_a_description_of_several_cards_asks_which() -> None:
    about = asked("", seated(), seated())
    context = Context(about.state, 0, NAMES[:2])
    meant = CommandParser(vocabulary()).parse("need level c", context)
    assert isinstance(meant, Which)
    which = Choice("which", say("which-card"), meant.options)
    assert [parsed for _, parsed in meant.options] == [Ask("need", f"c{n}") for n in "1234"]
    assert parse_choice(which, "c2", vocabulary()) == Reply(2)
    strict = replace(context, strict=True)
    assert CommandParser(vocabulary()).parse("need level c", strict) == Ask("need", "level c")
    several = heard("need", asked("level c", seated(), seated()))
    assert several == ['"level c" fits 4 cards: c1, c2, c3 and c4. Which place did you mean?']


@pytest.mark.parametrize("words", ["b1", "b2s5s", "b2s", "5s"])
def test_a_card_is_named_by_place_code_or_description(words: str) -> None:
    assert answer("need", asked(words, seated(), seated())).place == "b1"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", '"need" is not clear. Example: need b2'),
        ("zebra", '"need zebra" is not clear. Example: need b2'),
        ("h1", "h1 is empty."),
    ],
)
def test_words_that_name_no_card(words: str, expected: str) -> None:
    assert heard("need", asked(words, seated(), seated())) == [expected]


def test_a_card_only_the_asker_may_see_is_not_told_to_others() -> None:
    mine = seated(hand=("a0e3r", None, None), blind=True)
    state, deal = table(mine, seated())
    game = Game(state, deal)
    untold = ["h1 is a card of level a, which only you may see."]
    assert heard("need", game.asked(0, "h1", guarded=True)) == untold
    assert heard("try", game.asked(0, "buy h1", guarded=True)) == untold


# Any position


@sampled(4)
@pytest.mark.parametrize(("players", "edition"), KINDS)
def test_facts_are_those_of_the_rules(players: int, edition: str) -> None:
    for seed in range(3):
        state, _ = played(players, edition, seed)
        if state.phase == "over":
            continue
        seat = seed % players
        for place, card in list(known(state, seat).items())[seed::3]:
            facts = answer("need", of(state, seat, place))
            mine = state.seats[seat]
            lacks = missing(mine, card)
            assert facts.short == max(0, sum(lacks) - mine.tokens[GOLD])
            payable = default_payment(mine, card)
            assert (facts.payment is not None) == (payable is not None and sum(payable) <= 10)
            assert (facts.turns == 1) == (facts.payment is not None)
            actions = [parse_action(line) for line in facts.way]
            assert bool(actions) == (facts.turns is not None)
            msgspec.json.encode(facts)


def test_lines_are_short_and_told_apart() -> None:
    for seed in range(20):
        state, _ = played(*KINDS[seed % len(KINDS)], seed)
        if state.phase == "over":
            continue
        for place in list(known(state, 0))[seed % 4 :: 4]:
            lines = heard("need", of(state, 0, place))
            firsts = [line.split()[0] for line in lines]
            assert len(set(firsts)) == len(firsts)
            assert all(len(line) < 100 for line in lines[1:])


def test_what_makes_no_sense_has_an_answer_and_no_facts() -> None:
    with pytest.raises(CannotAnswer):
        answer("need", asked("zebra", seated(), seated()))


def test_nobody_is_told_of_who_comes_after_a_reservation() -> None:
    about = asked("b1", seated("g"), seated("s", bonuses="ssss"))
    assert heard("need", about)[2] == "1: reserve b1 and take 1 gold."
    assert answer("need", about).rivals[0].turns == 1
    assert not answer("need", about).rivals[0].before
    assert not [line for line in heard("need", about) if "Ben" in line]
    first = asked("b1", seated("s", bonuses="ssss"), seated("g"), seat=1)
    assert heard("need", first)[2] == "1: reserve b1 and take 1 gold."
    assert heard("need", first)[-1] == "Ana can buy it before you, on the next turn."


def test_a_pass_that_can_be_tried_is_chosen_by_its_word() -> None:
    options = [(say("option-line", line=line), Ask("try", line)) for line in ("pass", "buy a1")]
    which = Choice("which", say("which-card"), options)
    for typed, number in (("pass", 1), ("a1", 2), ("2", 2)):
        assert parse_choice(which, typed, vocabulary()) == Reply(number)
    assert parse_choice(which, "b2", vocabulary()) is None


def test_a_trial_of_nothing_is_chosen_by_its_number_alone() -> None:
    said = say("option-line", line="")
    which = Choice("which", said, [(said, Ask("try")), (said, Ask("board"))])
    assert parse_choice(which, "a1", vocabulary()) is None
    assert parse_choice(which, "1", vocabulary()) == Reply(1)
