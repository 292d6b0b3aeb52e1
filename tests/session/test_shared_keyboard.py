"""Several people at one keyboard: who has it, what all can read, and undo."""

from collections.abc import Sequence

import msgspec
import pytest

from splendor_access.game.actions import Take
from splendor_access.game.cards import Card, gems
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.position import position_text
from splendor_access.game.record import Undone
from splendor_access.game.state import Held
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Handover
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.settings.settings import Settings
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Handful, say
from splendor_access.talk.parsing.commands import COMMANDS
from tests.cases import every
from tests.driver import decision, opened, sentence, snapshot, table, told

SER = Take(gems("ser"))


def test_the_device_is_passed_on() -> None:
    one = opened("human", "human")
    assert told(one, "ready") == [sentence("nobody-waits")]
    said = told(one, "take ser")
    assert said == [
        sentence("took-me", gems=Handful(SER.gems)),
        sentence("pass-device", name="Ben"),
    ]
    assert one.style.text(one.prompt_word) == sentence("prompt-ready")
    # Until Ben is ready Ana has the device: she can ask, and nobody can act.
    before = snapshot(one.table)
    assert told(one, "take rod")[0] == sentence("not-ready", name="Ben")
    assert snapshot(one.table) == before
    assert sentence("tokens-me", gems=SER.gems, count=3) in told(one, "me")
    said = told(one, "ready")
    assert said[0] == sentence("took-news", name="Ana", gems=Handful(SER.gems, listed=True))
    assert sentence("tokens-me", gems=(0,) * 6, count=0) in told(one, "me")
    assert one.seat == 1


@pytest.mark.parametrize("line", ["reserve red or green", "get b2", "take red"])
def test_nothing_is_offered_to_choose_while_the_device_is_passed_on(line: str) -> None:
    one = opened("human", "human")
    told(one, "take ser")
    assert told(one, line)[0] == sentence("not-ready", name="Ben")
    assert isinstance(one.open_prompt, Handover)


@every(
    ("language", "typed", "taken"),
    [
        ("nl", "ben is er", True),
        ("nl", "ana is er", False),
        ("nl", "wie is er", False),
        ("nl", "is ben er?", False),
        ("en", "ben is here", True),
        ("de", "ben hier", True),
        ("fr", "ben est là", True),
    ],
)
def test_who_is_there_may_be_said_by_name(language: str, typed: str, taken: bool) -> None:
    one = open_session(table("human", "human"), language, Settings(), strict=False)
    one.opening()
    told(one, "take ser")
    told(one, typed)
    assert (one.seat == 1) == taken


def words_of(card: Card) -> tuple[str, str]:
    """Return how a card's price is said, and how it is written."""
    return Locale("en").text(say("line", text=card)), card_code(card)


def reserved_unseen(kinds: tuple[str, ...] = ("human", "human")) -> tuple[AnySession, Card]:
    """Let Ana reserve an unseen card; return it too. The device is still with her."""
    one = opened(*kinds)
    told(one, "reserve deck b")
    held = one.table.state.seats[0].hand[0]
    assert held
    assert isinstance(held.card, Card)
    return one, held.card


READING = [name for name, kind in COMMANDS.items() if kind == "read"]


@every("holder", [0, 1])
@every(
    "command",
    [
        *READING,
        "log 5",
        "look h1",
        "code h1",
        "player Ana",
        "player Ben",
        "position",
        "record",
        "buy h1",
        "buy h1 with 1g",
        "reserve h1",
        "hand\nno",
        "position mine\nno",
        "record with deck\nno",
        "undo",
    ],
)
def test_a_secret_is_not_told_unasked(command: str, holder: int) -> None:
    one, card = reserved_unseen()
    if holder == 1:
        told(one, "ready")
    said = []
    for line in command.split("\n"):
        said += told(one, line)
        said += told(one, "again")
    heard = "\n".join(said)
    for secret in words_of(card):
        assert secret not in heard


def test_a_hand_is_shown_on_request_after_saying_so() -> None:
    one, card = reserved_unseen()
    spoken, _code = words_of(card)
    said = told(one, "ready", "take ser", "ready", "hand")
    assert sentence("hand-readable") in said
    assert spoken not in "\n".join(said)
    assert spoken in "\n".join(told(one, "yes"))
    told(one, "take ser")
    # What has been shown is not repeated to the next person, who may type before `ready`.
    asked = ("again", "again", "log talk", "older talk", "again", "older talk", "log", "last")
    assert spoken not in "\n".join(line for words in asked for line in told(one, words))
    told(one, "ready")
    assert spoken not in "\n".join([*told(one, "again"), *told(one, "log"), *told(one, "last")])
    assert sentence("hand", count=0) in told(one, "hand")


def test_a_position_that_hides_nothing_is_told_at_once() -> None:
    one = opened("human", "human")
    assert told(one, "position mine")[1:] == [position_text(one.table.state.view(0))]


@pytest.mark.parametrize(
    "asked", [("hand", "yes"), ("position mine", "yes"), ("record deck", "yes")]
)
def test_what_was_shown_in_a_turn_goes_with_it(asked: Sequence[str]) -> None:
    one, card = reserved_unseen()
    told(one, "ready", "take ser", "ready")
    shown = "\n".join(told(one, *asked))
    assert any(secret in shown for secret in (*words_of(card), card_code(card).replace(" ", "")))
    told(one, "again", "older talk")
    assert "\n".join(told(one, "log talk")).count(shown)
    told(one, "take ser")
    for words in ("again", "again", "log talk", "older talk", "older talk", "newer talk"):
        for secret in words_of(card):
            assert secret not in "\n".join(told(one, words)), words


def test_the_place_in_log_talk_stays_at_its_line() -> None:
    one, _card = reserved_unseen()
    told(one, "ready", "take ser", "ready", "bank", "hand", "yes", "score", "turn", "older talk")
    place = told(one, "older talk")
    told(one, "take ser")
    before, after = told(one, "newer talk"), told(one, "older talk")
    assert place[0].split(": ")[1] == after[0].split(": ")[1]
    assert before != after


def test_a_yes_that_comes_after_a_move_shows_nothing() -> None:
    """A bot moves while Ana is asked, and then it is Ben's turn: he may be the one who replies."""
    one = opened("human", "easy", "human")
    told(one, "reserve deck b")
    held = one.table.state.seats[0].hand[0]
    assert held
    told(one, "hand")
    one.handle(Intent("bot", action=decision(one.table), seat=1, seen=one.table.version))
    said = told(one, "yes")
    assert said[0] == sentence("meanwhile")
    assert isinstance(one.open_prompt, Handover)
    assert isinstance(held.card, Card)
    assert not any(secret in "\n".join(said) for secret in words_of(held.card))


def test_the_ways_to_pay_for_an_unseen_card_are_not_repeated() -> None:
    one, _card = reserved_unseen()
    told(one, "ready", "take ser", "ready")
    state = one.table.state
    hand = (Held(parse_card("b1o 3e2o3d"), blind=True), None, None)
    rich = msgspec.structs.replace(state.seats[0], tokens=gems("eeeoodddg"), hand=hand)
    one.table.state = msgspec.structs.replace(state, seats=(rich, state.seats[1]))
    offered = told(one, "buy h1 with 1g")
    assert len(offered) > 2
    one.cancel()
    assert offered[1] in told(one, "log talk")
    told(one, "reserve a1")
    assert isinstance(one.open_prompt, Handover)
    for words in ("again", "log talk"):
        assert not set(offered) & set(told(one, words)), words


def test_in_the_shared_log_the_deck_is_all_that_is_said() -> None:
    one, _card = reserved_unseen()
    told(one, "ready")
    expected = sentence("reserved-unseen", name="Ana", level="b", gold="yes")
    assert [line for line in told(one, "log") if line.startswith("Ana")] == [expected]


def test_undo_over_another_persons_turn_asks() -> None:
    one = opened("human", "human", "human")
    for _ in range(3):
        told(one, "ready", "take ser" if one.table.version < 2 else "take rod")
    told(one, "ready")
    assert one.seat == 0
    before = snapshot(one.table)
    assert told(one, "undo") == [sentence("ask-undo", name="Ben", asker="Ana")]
    assert told(one, "no")[0] == sentence("undo-refused", name="Ben")
    assert snapshot(one.table) == before
    assert told(one, "undo", "yes") == [sentence("ask-undo", name="Cleo", asker="Ana")]
    assert told(one, "rather not")[0] == sentence("undo-refused", name="Cleo")
    assert snapshot(one.table) == before
    said = told(one, "undo", "yes", "yes")
    assert said[0] == sentence("undone", count=3)
    assert one.table.moments == []
    assert one.table.entries == [Undone(3, seen=False)]


def test_undo_of_ones_own_turn_before_the_device_is_passed_on() -> None:
    one = opened("human", "human")
    said = told(one, "take ser", "undo")
    assert said[0] == sentence("undone", count=1)
    assert one.open_prompt is None
    assert one.table.moments == []
