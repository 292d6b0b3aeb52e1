"""Questions over the cards: find, worth and try, on a position written for them."""

import pytest

from splendor_access.game.cards import NO_GEMS
from splendor_access.game.position import parse_position
from splendor_access.game.state import MARKET_PLACES
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.question import Asked, CannotAnswer, load_question
from tests.game.situations import replace, seated, table
from tests.talk.asking import Game, heard

# The asker has two red bonuses, and 3 blue and 2 gold in tokens.
LINE = (
    "sp1 2024 2 0 act - 0 1s4e3g4r4o4d "
    "a0r2r2d,a0e1s1r1o1d,a0s1e2r1o1d,a0e1s2d/b2r5o3d,b2o5d,b1o3e2o3d,b1r3s2r3o/"
    "c5o7r3o,c4o7r,c5s3s7d,c5e7s3e 34/26/16 34e4r,33s3e3d,33s3o3d "
    "3s2g:a0r3d,a1r4d:-,-,-:. 0:.:-,-,-:."
)
LOCALE = Locale("en")
VOCABULARY = Vocabulary(LOCALE)


def asked(words: str, seat: int = 0) -> Asked:
    scene = Scene(parse_position(LINE).view(seat), ("Ana", "Ben"), seat)
    return Asked(scene, words.split(), VOCABULARY)


def told(question: str, words: str, seat: int = 0) -> list[str]:
    module = load_question(question)
    about = asked(words, seat)
    return [LOCALE.text(message) for message in module.tell(module.ask(about), about)]


def places(question: str, words: str) -> list[str]:
    return [card.place for card in load_question(question).ask(asked(words)).cards]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("blue", ["a3", "c3"]),
        ("3 points", []),
        ("5 points", ["c1", "c3", "c4"]),
        ("cost no onyx", ["a1", "a4", "b2", "c2", "c3", "c4"]),
        ("cost red no black", ["a1", "c2"]),
        ("level b cheap", ["b2", "b4", "b1", "b3"]),
        ("red level 2", ["b1", "b4"]),
        ("points level b black", ["b2", "b3"]),
    ],
)
def test_find_reads_filters(words: str, expected: list[str]) -> None:
    assert places("find", words) == expected


@pytest.mark.parametrize("words", ["", "zebra", "level 9"])
def test_find_says_what_it_does_not_understand(words: str) -> None:
    with pytest.raises(CannotAnswer):
        load_question("find").ask(asked(words))


def test_worth_orders_by_points_for_a_token() -> None:
    values = load_question("worth").ask(asked("")).cards
    assert (values[0].place, values[0].tokens, values[0].rate) == ("c2", 5, 0.8)
    rates = [value.rate or 0 for value in values if value.tokens]
    assert rates == sorted(rates, reverse=True)
    assert told("worth", "level a red") == [
        "1 card, its price after your bonuses:",
        "a1, red, costs you 2 tokens.",
    ]


def test_worth_weighs_one_card() -> None:
    assert told("worth", "c2") == ["c2, black, 4 points, costs you 5 tokens, 0.8 per token."]
    assert places("worth", "c2") == ["c2"]
    with pytest.raises(CannotAnswer) as failed:
        load_question("worth").ask(asked("h1"))
    assert LOCALE.text(failed.value.message) == "h1 is empty."


@pytest.mark.parametrize("question", ["goal", "worth", "find", "afford", "threat", "changed"])
def test_words_that_mean_nothing_are_not_passed_over(question: str) -> None:
    with pytest.raises(CannotAnswer) as failed:
        load_question(question).ask(asked("b2 zebra"))
    assert LOCALE.text(failed.value.message).startswith(f'"{question} b2 zebra" is not clear.')


def test_try_tells_a_difference_and_changes_nothing() -> None:
    before = asked("").state
    assert told("try", "reserve c2 then take erd") == [
        "After reserving c2 and taking green, red and white, "
        "if nobody else moves; nothing is done yet:",
        "Gained: 1 green, 1 gold, 1 red and 1 white.",
        "Tokens you would hold, 9: 3 blue, 1 green, 3 gold, 1 red and 1 white.",
        "Bonuses you would have: 2 red.",
        "A new card, not known yet, would come at c2.",
        "Cards you could then buy, but not now: a3 and b4.",
    ]
    assert asked("").state == before


def test_try_buys_with_a_payment() -> None:
    answer = load_question("try").ask(asked("buy a1 with 2g"))
    assert answer.token_changes["g"] == -2
    assert answer.opened == ["a1"]
    assert answer.bonuses["r"] == 3


def test_try_asks_for_tokens_back() -> None:
    answer = load_question("try").ask(asked("take erd then take erd"))
    assert answer.give_back == 1
    back = load_question("try").ask(asked("take erd then take erd then return s"))
    assert (back.give_back, back.tokens["s"]) == (0, 2)


def test_try_says_which_step_fails() -> None:
    with pytest.raises(CannotAnswer) as failed:
        load_question("try").ask(asked("take erd then buy c4"))
    assert LOCALE.text(failed.value.message).startswith("Step 2 is not possible: You cannot afford")
    with pytest.raises(CannotAnswer) as failed:
        load_question("try").ask(asked("buy c4"))
    alone = LOCALE.text(failed.value.message)
    assert alone.startswith("You cannot afford"), "one step has no number"


def test_try_works_off_turn() -> None:
    assert told("try", "take erd", seat=1)[1] == "Gained: 1 green, 1 red and 1 white."


def test_try_keeps_unseen_cards_unseen() -> None:
    answer = load_question("try").ask(asked("reserve c"))
    assert answer.opened == []
    assert answer.tokens["g"] == 3


def test_a_pass_that_is_tried_before_the_others_have_moved_ends_nothing() -> None:
    hand = ("c4s 7d", "c4d 7o", "c4o 7r")
    market = dict.fromkeys(MARKET_PLACES)
    state, deal = table(seated(hand=hand), seated(), market=market, bank=NO_GEMS, to_act=1)
    game = Game(replace(state, decks=(0, 0, 0)), deal)
    assert heard("try", game.asked(words="pass"))[-1] == (
        "You could then buy nothing that you cannot buy now."
    )
