"""What each listener is told: of its own actions, of those of others, and as a bystander."""

from typing import get_args

import pytest

from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, Card, Hidden, gems
from splendor_access.game.events import (
    AgainstRules,
    Bought,
    CardShown,
    CardsSwapped,
    Dealt,
    Drew,
    Emptied,
    Ended,
    EndReason,
    Event,
    LastRound,
    LeftEmpty,
    Passed,
    Reason,
    Refusal,
    Reserved,
    Returned,
    TokensCounted,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.legality import refusal
from splendor_access.game.notation import NotationError, card_code, parse_card, parse_noble
from splendor_access.game.rules import winners
from splendor_access.game.state import RuleSet, State
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Form, Message
from splendor_access.talk.narrate import misread, narrate, refused, result, your_turn
from tests.cases import every
from tests.game.situations import emptied, replace, reveal_of, seated, table

NAMES = ("Ana", "Bea", "Cleo")
BOARD = "c4s 3s3o6d"
CARD = parse_card(BOARD)
PLAIN = parse_card("a0d 1s1e1r1o")
NOBLE = parse_noble("3 4s4e")
ENGLISH = Locale("en")


def texts(messages: list[Message], form: Form = "normal") -> list[str]:
    return [ENGLISH.text(message, form) for message in messages]


def heard(event: Event, viewer: int | None, form: Form = "normal") -> list[str]:
    return texts(narrate(event, NAMES, viewer), form)


TOLD: list[tuple[Event, str | None, str | None]] = [
    (
        Took(0, gems("ser")),
        "You took blue, green and red.",
        "Ana took blue, green and red.",
    ),
    (Took(0, gems("oo")), "You took 2 black.", "Ana took 2 black."),
    (Returned(0, gems("")), "You gave nothing back.", "Ana gave nothing back."),
    (
        TokensCounted(0, (1, -1, 0, 0, 0, 0), gems("ss")),
        "You have 2 blue: 1 blue more, 1 green fewer than was entered.",
        "Ana has 2 blue: 1 blue more, 1 green fewer than was entered.",
    ),
    (
        CardsSwapped("b1", "b3"),
        "The cards at b1 and b3 have changed places.",
        "The cards at b1 and b3 have changed places.",
    ),
    (
        LeftEmpty("b2"),
        "b2 stays empty: no card was turned up.",
        "b2 stays empty: no card was turned up.",
    ),
    (
        CardShown(0, "h2", CARD),
        "You have shown your reserved card at h2: "
        "blue, 4 points, costs 3 blue, 3 black and 6 white.",
        "Ana has shown the reserved card at h2: blue, 4 points, costs 3 blue, 3 black and 6 white.",
    ),
    (
        Returned(0, gems("ssg")),
        "You gave back 2 blue and 1 gold.",
        "Ana gave back 2 blue and 1 gold.",
    ),
    (
        Reserved(0, "c3", "h2", CARD, gold=True),
        "You reserved c3 and took 1 gold; it is h2 in your hand.",
        "Ana reserved c3 and took 1 gold: blue, 4 points, costs 3 blue, 3 black and 6 white.",
    ),
    (
        Reserved(0, "c3", "h2", CARD, gold=False),
        "You reserved c3, without gold; it is h2 in your hand.",
        "Ana reserved c3, without gold: blue, 4 points, costs 3 blue, 3 black and 6 white.",
    ),
    (
        Reserved(0, "b", "h1", Hidden("b"), gold=True),
        "You reserved the top card of deck b, as h1, and took 1 gold.",
        "Ana reserved a card from deck b, unseen, and took 1 gold.",
    ),
    (
        Reserved(0, "b", "h1", Hidden("b"), gold=False),
        "You reserved the top card of deck b, as h1, without gold.",
        "Ana reserved a card from deck b, unseen, without gold.",
    ),
    (
        Drew(0, "h1", CARD),
        "h1 in your hand is blue, 4 points, costs 3 blue, 3 black and 6 white.",
        None,
    ),
    (
        Bought(0, "c3", CARD, gems("sssooodddddd"), 9),
        "You bought c3, blue, paying 3 blue, 3 black and 6 white, and have 9 points.",
        "Ana bought c3, blue, 4 points, paying 3 blue, 3 black and 6 white, and has 9 points.",
    ),
    (
        Bought(0, "h1", CARD, gems("ggg"), 4),
        "You bought h1, blue, paying 3 gold, and have 4 points.",
        "Ana bought a reserved card, blue, 4 points, paying 3 gold, and has 4 points.",
    ),
    (
        Bought(0, "a2", PLAIN, gems("serg"), 0),
        "You bought a2, white, paying 1 blue, 1 green, 1 gold and 1 red.",
        "Ana bought a2, white, paying 1 blue, 1 green, 1 gold and 1 red.",
    ),
    (
        Bought(0, "a2", PLAIN, gems(""), 7),
        "You bought a2, white, paying nothing.",
        "Ana bought a2, white, paying nothing.",
    ),
    (
        Visited(0, "n2", NOBLE, 12),
        "Noble n2 visits you, and you now have 12 points.",
        "Noble n2 visits Ana, who now has 12 points.",
    ),
    (Passed(0), "You pass.", "Ana can do nothing and passes."),
    (
        AgainstRules(0, "counted wrong"),
        "Against the rules, but kept: counted wrong",
        "Against the rules, but kept: counted wrong",
    ),
    (
        AgainstRules(0, "forgotten", skipped=True),
        "The turn of Ana was skipped: forgotten",
        "The turn of Ana was skipped: forgotten",
    ),
    (
        LastRound(0, 16),
        "You have 16 points: this is the last round.",
        "Ana has 16 points: this is the last round.",
    ),
    (TurnBegan(0), None, None),
    (
        Dealt("a4", PLAIN, 12),
        "a4 is now white, costs 1 blue, 1 green, 1 red and 1 black.",
        "a4 is now white, costs 1 blue, 1 green, 1 red and 1 black.",
    ),
    (
        Emptied("a4"),
        "a4 stays empty: no cards left in deck a.",
        "a4 stays empty: no cards left in deck a.",
    ),
    (Ended(EndReason.POINTS, (0,)), None, None),
]


@pytest.mark.parametrize(("event", "own", "others"), TOLD)
def test_an_event_is_told_to_each_listener(
    event: Event, own: str | None, others: str | None
) -> None:
    assert heard(event, 0) == ([own] if own else [])
    assert heard(event, 1) == ([others] if others else [])
    assert heard(event, None) == ([others] if others else [])


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event, *_ in TOLD} == set(get_args(Event))


@pytest.mark.parametrize(("event", "own", "_others"), TOLD)
def test_brief_says_less_and_full_no_less(event: Event, own: str | None, _others: str) -> None:
    for viewer in (0, 1, None):
        brief, normal, full = (
            sum(map(len, heard(event, viewer, form))) for form in ("brief", "normal", "full")
        )
        # A colon behind the name makes one of the shortest lines a character longer.
        assert brief <= normal + 1
        assert normal <= full


def test_the_last_card_of_a_deck_is_news() -> None:
    told = heard(Dealt("b2", CARD, 0), 1)
    assert told[1:] == ["No cards left in deck b."]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_card_drawn_unseen_is_nobody_elses(viewer: int | None) -> None:
    assert narrate(Drew(0, "h1", CARD), NAMES, viewer) == []
    veiled = narrate(Reserved(0, "c", "h1", Hidden("c"), gold=True), NAMES, viewer)
    for form in ("brief", "normal", "full", "braille"):
        for text in texts(veiled, form):
            assert "blue" not in text
            assert card_code(CARD) not in text


# Whose turn it is


def test_a_turn_says_points_and_tokens() -> None:
    state, _deal = table(seated(tokens="sser", cards=BOARD), seated())
    assert texts(your_turn(state, 0)) == ["Your turn: 4 points, 4 tokens."]
    assert texts(your_turn(state, 0, "Ana")) == ["Ana, your turn: 4 points, 4 tokens."]
    assert texts(your_turn(replace(state, to_act=1), 1)) == ["Your turn: no points, no tokens."]


def test_tokens_to_give_back_are_listed() -> None:
    state, _deal = table(seated(tokens="sssseegggooo"), seated(), phase="return")
    head, *choices = texts(your_turn(state, 0))
    assert head == (
        "You hold 12 tokens and may keep 10: "
        "give back 2 of these 4 kinds, by number, word or letter."
    )
    assert choices == ["1: 4 blue.", "2: 2 green.", "3: 3 gold.", "4: 3 black."]


def test_nobles_to_choose_from_are_counted() -> None:
    tiles = ("3 4s4e", "3 3s3e3d", "3 4e4r")
    mine = seated(bonuses="sssseeee")
    state, _deal = table(mine, seated(), tiles=tiles, phase="noble")
    two = replace(mine, bonuses=gems("sssseeeeddd"))
    state = replace(state, seats=(two, state.seats[1]))
    assert texts(your_turn(state, 0)) == [
        "2 nobles would visit you; choose by number or place.",
    ]


# Refusals


NO_WHITE = "You cannot take that; none left in the bank: white."
POOR = table(
    seated(tokens="sg", hand=(BOARD, None, None)),
    seated(),
    bank=gems("ssseeegggrrroooo"),
    market={"a1": "a0r 2r2d", "a4": None},
)[0]
RICH = replace(POOR, seats=(seated(tokens="rrgg"), POOR.seats[1]))
FULL = replace(POOR, seats=(seated(hand=(BOARD, "c5o 7r3o", "c5s 3s7d")), POOR.seats[1]))
GIVING = table(seated(tokens="sssseegggooo"), seated(), phase="return")[0]
CHOOSING = replace(POOR, phase="noble")
OVER = replace(POOR, phase="over")
FEW = replace(POOR, bank=gems("sssgggee"), rules=RuleSet("2014"))
UNKNOWN = replace(POOR, market=(Hidden("a"), *POOR.market[1:]))
STRICT = replace(RICH, rules=RuleSet(any_gold=False))
AWAITING = table(seated(), seated())[0]

REFUSED: list[tuple[Reason, State, Action, str]] = [
    (
        Reason.OVER,
        OVER,
        Pass(),
        "The game is over. To play again, type rematch or new. You can still ask, undo or quit.",
    ),
    (Reason.PHASE, POOR, Return(gems("s")), "You cannot do that now: take, reserve or buy."),
    (Reason.PHASE, GIVING, Take(gems("ser")), "First give back tokens, down to 10."),
    (Reason.PHASE, CHOOSING, Take(gems("ser")), "First choose a noble."),
    (
        Reason.GOLD_NOT_TAKEN,
        POOR,
        Take(gems("seg")),
        "You cannot take gold; it comes with a card you reserve.",
    ),
    (Reason.BANK_LACKS, POOR, Take(gems("srd")), NO_WHITE),
    (
        Reason.TWO_NEED_FOUR,
        POOR,
        Take(gems("ss")),
        "You can take two of one colour only while the bank has at least 4 of it; blue has 2.",
    ),
    (Reason.TWO_NEED_FOUR, POOR, Take(gems("dd")), NO_WHITE),
    (
        Reason.TAKE_SHAPE,
        POOR,
        Take(gems("ssr")),
        "Not 2 blue and 1 red: take three gems of different colours, or two of one colour."
        " Example: take ser",
    ),
    (
        Reason.TAKE_SHAPE,
        FEW,
        Take(gems("ssr")),
        "Not 2 blue and 1 red: only 2 colours are left in the bank, so take one of each."
        " Example: take se",
    ),
    (
        Reason.TAKE_SHAPE,
        replace(FEW, rules=RuleSet()),
        Take(gems("ssr")),
        "Not 2 blue and 1 red: only 2 colours are left in the bank, so take one of each,"
        " or one alone. Example: take se",
    ),
    (
        Reason.TAKE_SHAPE,
        replace(FEW, bank=gems("ssssggee"), rules=RuleSet()),
        Take(gems("ssr")),
        "Not 2 blue and 1 red: only 2 colours are left in the bank, so take one of each,"
        " or one alone, or two of one colour. Example: take se",
    ),
    (
        Reason.TAKE_SHAPE,
        replace(FEW, bank=gems("sseerr"), rules=RuleSet()),
        Take(gems("ssr")),
        "Not 2 blue and 1 red: take three gems of different colours;"
        " two of one colour need four in the bank. Example: take ser",
    ),
    (
        Reason.TAKE_EXACTLY,
        FEW,
        Take(gems("s")),
        "Not 1 blue: only 2 colours are left in the bank, so take one of each.",
    ),
    (
        Reason.TAKE_EXACTLY,
        POOR,
        Take(gems("sr")),
        "Not 1 blue and 1 red: take three gems of different colours, or two of one colour."
        " Example: take ser",
    ),
    (Reason.NO_SUCH_PLACE, POOR, Buy("z9"), "There is no place z9."),
    (Reason.PLACE_EMPTY, POOR, Buy("a4"), "a4 is empty."),
    (Reason.PLACE_EMPTY, POOR, Buy("h3"), "h3 is empty."),
    (
        Reason.DECK_EMPTY,
        emptied(POOR),
        Reserve("a"),
        "No cards left in deck a.",
    ),
    (
        Reason.HAND_FULL,
        FULL,
        Reserve("a1"),
        "You already hold three reserved cards, and three is the most.",
    ),
    (Reason.CARD_UNKNOWN, UNKNOWN, Buy("a1"), "a1 is a card that is not known."),
    (
        Reason.CANNOT_AFFORD,
        POOR,
        Buy("a1"),
        "You cannot afford a1, red: missing 2 red and 2 white, and your 1 gold is short by 3.",
    ),
    (
        Reason.CANNOT_AFFORD,
        FULL,
        Buy("a1"),
        "You cannot afford a1, red: missing 2 red and 2 white.",
    ),
    (
        Reason.NOT_HELD,
        RICH,
        Buy("a1", gems("rrdd")),
        "You do not hold enough of this: white.",
    ),
    (
        Reason.PAYMENT_WRONG,
        RICH,
        Buy("a1", gems("rrg")),
        "That is not the price. You pay 2 red and 2 white, and any of it can be gold.",
    ),
    (
        Reason.GOLD_NOT_NEEDED,
        replace(STRICT, seats=(seated(tokens="rrggg"), STRICT.seats[1])),
        Buy("a1", gems("rggg")),
        "By a house rule gold pays only for what is missing, so you pay 2 gold and 2 red.",
    ),
    (
        Reason.RETURN_EXACTLY,
        GIVING,
        Return(gems("sss")),
        "Give back 2, not 3 tokens. Example: return se",
    ),
    (
        Reason.NOBLE_NOT_ELIGIBLE,
        CHOOSING,
        ChooseNoble("n1"),
        "Noble n1 would not visit you now.",
    ),
    (
        Reason.CAN_ACT,
        POOR,
        Pass(),
        "You may pass only when you can do nothing else.",
    ),
]

OF_CHANCE = {
    Reason.REVEAL_FIRST,
    Reason.NO_REVEAL,
    Reason.WRONG_REVEAL,
    Reason.TOKENS_MISSING,
    Reason.TOKENS_EXTRA,
}
"""Reasons that only a broken record or a count at a real table can meet."""


@every(("reason", "state", "action", "told"), REFUSED)
def test_a_refusal_names_its_rule(reason: Reason, state: State, action: Action, told: str) -> None:
    why = refusal(state, action)
    assert why
    assert why.reason is reason
    assert texts([refused(why, state.rules.edition)]) == [told]


def test_every_reason_is_told() -> None:
    assert {reason for reason, *_ in REFUSED} | OF_CHANCE == set(Reason)
    for reason in OF_CHANCE:
        facts = {"gems": gems("s")} if "tokens" in reason.value else {}
        assert texts([refused(Refusal(reason, {**facts}))])


def test_a_reveal_that_is_not_due_is_told() -> None:
    why = refusal(AWAITING, reveal_of(BOARD))
    assert why
    assert texts([refused(why)]) == ["No card is to be turned over now."]


def test_the_rule_for_taking_is_that_of_the_edition() -> None:
    why = refusal(replace(POOR, rules=RuleSet("up-to-three")), Take(gems("ssr")))
    assert why
    (told,) = texts([refused(why, "up-to-three")])
    assert "up to three gems" in told


def test_what_is_misread_is_said_back() -> None:
    (told,) = texts([misread(NotationError("not-a-card", "x\x1b" + "y" * 200))])
    assert told.startswith('"x y')
    assert len(told) < 130
    assert told.isprintable()


# The end


def over(*seats: tuple[str, str], target: int = 15) -> State:
    """Return a game that has ended; each seat has nobles and cards by their codes."""
    made = tuple(seated(nobles=nobles, cards=cards) for nobles, cards in seats)
    return table(*made, phase="over", rules=RuleSet(target=target), ending=True)[0]


def ended(state: State, viewer: int | None, reason: EndReason = EndReason.POINTS) -> list[str]:
    return texts(result(state, Ended(reason, winners(state)), NAMES[: len(state.seats)], viewer))


def test_the_winner_is_named_with_the_reason_and_all_the_others() -> None:
    state = over(("", "c4s 3s3o6d,b1e 2e3r3d"), ("", "c4e 7s"), ("", "a1s 4r"), target=5)
    assert ended(state, 1) == [
        "The game is over.",
        "Ana wins with 5 points.",
        "Someone reached 5 points, and the round is finished.",
        "Ana: 5 points, 2 cards bought.",
        "You: 4 points, 1 card bought.",
        "Cleo: 1 point, 1 card bought.",
    ]
    assert ended(state, 0)[1:4:2] == ["You win with 5 points.", "You: 5 points, 2 cards bought."]
    assert "Bea: 4 points, 1 card bought." in ended(state, None)


def test_a_tie_goes_to_the_fewest_cards() -> None:
    state = over(("", "b2e 5e,b2s 5s"), ("", "c4e 7s"), target=4)
    told = ended(state, 0)
    assert told[1] == "Bea wins with 4 points."
    assert told[3] == "Points were equal; the winner bought the fewest cards: 1."
    assert told[4] == "Bea: 4 points, 1 card bought."


def test_a_victory_is_shared_when_cards_are_equal_too() -> None:
    state = over(("", "c4e 7s"), ("", "c4s 3s3o6d"), ("", "a1s 4r"), target=4)
    told = ended(state, 0)
    assert told[1] == "Ana and Bea share the victory with 4 points."
    assert told[3] == "Points and bought cards are equal."


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (EndReason.POINTS, "Someone reached 15 points, and the round is finished."),
        (EndReason.STALEMATE, "Nobody could move any more."),
        (EndReason.TURN_LIMIT, "The limit of turns was reached."),
    ],
)
def test_every_reason_for_the_end_is_told(reason: EndReason, told: str) -> None:
    state = over(("", "a1s 4r"), ("", ""))
    assert ended(state, None, reason)[2] == told


def test_nothing_won_is_a_word() -> None:
    state = over(("", ""), ("", "a0r 2r2d"))
    assert ended(state, 1, EndReason.STALEMATE)[1] == "Ana wins with no points."


def test_levels_of_unseen_cards_are_all_told() -> None:
    for level in LEVELS:
        event = Reserved(0, level, "h1", Hidden(level), gold=True)
        assert f"deck {level}" in heard(event, 1)[0]
    assert isinstance(CARD, Card)
