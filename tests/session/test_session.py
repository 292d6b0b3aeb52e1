"""A seat's side of a game: several sources, wrong input, trouble with the save, leaving."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from splendor_access.game.actions import Reserve, Take
from splendor_access.game.cards import Card, gems
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import action_text
from splendor_access.game.record import Undone
from splendor_access.session.intents import Intent
from splendor_access.session.listener import Listener
from splendor_access.session.news import TurnCall
from splendor_access.session.prompts import Handover, Reply, SaveTrouble
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.settings import Settings
from splendor_access.settings.shortcuts import Shortcuts
from splendor_access.settings.style import Style
from splendor_access.table.chain import Row
from splendor_access.table.database import SaveError
from splendor_access.table.setup import table_from
from splendor_access.table.table import Table, start_saving
from splendor_access.talk.messages import Handful, say
from splendor_access.talk.parsing.commands import COMMANDS, Ask
from splendor_access.talk.parsing.senses import Reader, Sensed
from tests.cases import every
from tests.driver import (
    LEFT,
    chosen_settings,
    decision,
    opened,
    press,
    saved_rows,
    sentence,
    session,
    snapshot,
    table,
    texts,
    told,
)

replace = msgspec.structs.replace
SER, ROD = Take(gems("ser")), Take(gems("rod"))
MEANWHILE = sentence("meanwhile")


# Two sources


@pytest.mark.parametrize("order", ["typed first", "pressed first"])
def test_two_sources_want_to_move_at_once(order: str) -> None:
    one = opened("human", "easy")
    typed = Intent("keyboard", text="take rod", seen=one.table.version)
    # A device that knew the table before, and never reads what it is told: nothing waits for it.
    pressed = Intent("keys", action=SER, seat=0, seen=one.table.version)
    intents = [typed, pressed] if order == "typed first" else [pressed, typed]
    first = texts(one, one.handle(intents[0]))
    done = ROD if order == "typed first" else SER
    assert first == [sentence("took-me", gems=Handful(done.gems))]
    after = snapshot(one.table)
    second = texts(one, one.handle(intents[1]))
    assert len(second) == 1
    assert snapshot(one.table) == after
    assert one.table.entries == [done]
    if order == "typed first":
        assert second == [MEANWHILE]


def test_a_whole_game_from_two_sources_in_turn_is_the_same_game() -> None:
    def play(offset: int) -> Table:
        one = opened("human", "easy", seed=6)
        laid = one.table
        while not laid.over:
            action, seat, seen = decision(laid), laid.state.to_act, laid.version
            late = Intent("keys", action=action, seat=seat, seen=seen)
            if laid.players[seat].kind != "human" or len(laid.moments) % 2 == offset:
                one.handle(late)
            else:
                one.handle(Intent("keyboard", text=action_text(action), seen=seen))
            before = snapshot(laid)
            one.handle(late)  # the same again, from one who has not heard of it
            assert snapshot(laid) == before
        return laid

    one, two = play(0), play(1)
    assert one.entries == two.entries
    assert one.state == two.state


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stale_action_changes_nothing(seat: int) -> None:
    one = opened("human", "human")
    seen = one.table.version
    press(one, SER)
    before = snapshot(one.table)
    for stale in (seen, seen - 1, one.table.version + 1):
        assert press(one, ROD, seat=seat, seen=stale)[0] == MEANWHILE
        assert snapshot(one.table) == before
    # Nor does one of a seat that is not to act, whatever it has seen.
    assert press(one, ROD, seat=0)[0] == MEANWHILE
    assert snapshot(one.table) == before
    assert press(one, ROD, seat=1)[0] == sentence(
        "took-news", name="Ben", gems=Handful(ROD.gems, listed=True)
    )


def test_a_stale_action_of_an_opponent_is_not_heard_of() -> None:
    one = opened("human", "easy")
    press(one, SER)
    stale = one.table.version
    told(one, "undo")
    before = snapshot(one.table)
    assert press(one, ROD, seat=1, seen=stale) == []
    assert snapshot(one.table) == before


QUESTIONS: dict[str, tuple[str, str]] = {
    "unseen": ("reserve c", "yes"),
    "menu": ("take", "1"),
    "cards": ("reserve red", "1"),
    "undo": ("undo", "yes"),
    "quit": ("quit", "no"),
    "record": ("record with deck", "no"),
}


@pytest.mark.parametrize(("asked", "answer"), QUESTIONS.values(), ids=QUESTIONS.keys())
def test_a_late_answer_does_not_act_on_another_table(asked: str, answer: str) -> None:
    one = opened("human", "human")
    press(one, SER)
    told(one, "ready")
    press(one, ROD, seat=1)
    told(one, "ready", asked)
    press(one, SER, seat=0)
    before = snapshot(one.table)
    told(one, answer)
    assert snapshot(one.table) == before


def test_which_deck_is_asked_where_none_is_named() -> None:
    one = opened("human", "human")
    laid = one.table
    laid.state = replace(laid.state, decks=(36, 0, 16))
    assert told(one, "reserve the pile") == [
        sentence("menu-decks"),
        *(
            sentence("option", number=i, option=say("option-deck", level=c))
            for i, c in ((1, "a"), (2, "c"))
        ),
    ]
    unseen = sentence("reserved-unseen-me", level="c", hand="h1", gold="yes")
    assert told(one, "c")[0] == unseen
    one = opened("human", "easy")
    one.table.state = replace(one.table.state, decks=(0, 0, 0))
    assert told(one, "reserve deck") == [sentence("nothing-in-decks")]


@pytest.mark.parametrize("word", [1, "yes", "no", "again"])
def test_a_reply_to_no_question_does_nothing(word: Any) -> None:
    one = opened("human", "easy")
    before = snapshot(one.table)
    late = Intent("display", meant=Reply(word), seen=one.table.version)
    assert texts(one, one.handle(late)) == [MEANWHILE]
    told(one, "take")
    if word != 1:
        assert texts(one, one.handle(late)) == [MEANWHILE]
    assert snapshot(one.table) == before


def test_what_a_key_meant_is_no_alias() -> None:
    one = opened("human", "easy")
    one.shortcuts = Shortcuts(aliases={"bank": "quit"})
    asked = one.handle(Intent("display", meant=Ask("bank")))
    assert texts(one, asked) != [sentence("ask-quit", saved="no")]
    assert one.open_prompt is None


def test_acting_from_elsewhere_does_not_leave_people_waiting() -> None:
    one = opened("human", "human")
    press(one, SER)
    assert isinstance(one.open_prompt, Handover)
    said = press(one, ROD, seat=1)
    assert said[-1].startswith("Ana, ") or said[-1] == sentence("your-turn", points=0, tokens=3)
    assert one.open_prompt is None
    assert told(one, "take ser")[0] == sentence("took-me", gems=Handful(SER.gems))


# One person


def test_alone_one_hears_what_one_has_drawn() -> None:
    one = opened("human", "easy")
    said = told(one, "reserve deck b")
    held = one.table.state.seats[0].hand[0]
    assert held
    assert isinstance(held.card, Card)
    assert said[1] == sentence("drew", place="h1", card=held.card)


def test_undo_after_a_card_was_seen_keeps_a_mark() -> None:
    one = opened("human", "easy")
    said = told(one, "reserve c3", "undo")
    assert sentence("undo-seen") in said
    assert one.table.entries == [Undone(1, seen=True)]
    assert "undone 1 seen" in told(one, "record")


# Wrong input


NOISE = [
    "",
    " ",
    "\t",
    "\x00",
    "\x1b[2J",
    "\u202etake ser\u202c",
    "\ud800",
    "x" * 10_000,
    "take " + "s" * 10_000,
    "buy " + "9" * 10_000,
    "log " + "9" * 10_000,
    "take 99999999999999999999 s",
    "noble n9",
    "buy z9",
    "return ser",
    "player \x1b",
    "settings \x1b[2J x",
    "help \u202e",
    "look \u2028",
    "buy b2 with " + "1s" * 5_000,
    "reserve " + "red " * 2_000,
]


def test_a_long_word_at_a_question_is_not_parted_everywhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = opened("human", "easy")
    told(one, "take")
    read = []
    tokens = Reader.tokens

    def counted(reader: Reader, line: str) -> list[Sensed]:
        read.append(line)
        return tokens(reader, line)

    monkeypatch.setattr(Reader, "tokens", counted)
    told(one, "x" * 10_000)
    assert 0 < len(read) < 50


@every("noise", NOISE)
@every("strict", [False, True])
@every("inside", ["", "take", "reserve c"])
def test_noise_is_answered_in_clean_short_lines(noise: str, strict: bool, inside: str) -> None:
    one = opened("human", "easy", strict=strict)
    if inside and not (strict and inside == "reserve c"):
        told(one, inside)
    before = snapshot(one.table)
    said = told(one, noise)
    assert said
    assert all(line.isprintable() and line for line in said)
    assert max(map(len, said)) < 250
    assert snapshot(one.table) == before


# Trouble with the save


def broken(one: AnySession) -> Callable[[], None]:
    """Let nothing be saved; what is returned mends it."""

    def fail(row: Row) -> None:
        raise SaveError("full", "no \x1b space")

    save = one.table.save
    assert save
    save.add = fail  # type: ignore[method-assign]
    return lambda: vars(save).pop("add")


NOT_SAVED = [sentence("save-full", detail="no space"), sentence("save-trouble-choices")]


def test_in_trouble_one_can_read_and_nothing_else() -> None:
    one = opened("human", "easy", saved=True)
    mend = broken(one)
    before = snapshot(one.table)
    assert told(one, "take ser") == NOT_SAVED
    assert isinstance(one.open_prompt, SaveTrouble)
    assert one.bot is None
    for name, kind in COMMANDS.items():
        if kind == "read" and name not in ("again", "record"):
            assert told(one, name)
            assert isinstance(one.open_prompt, SaveTrouble)
    told(one, "tutorial off")  # its hints would come between
    for line in ("take ser", "undo", "save", "pass", "", "x", "4"):
        assert told(one, line) == [sentence("save-trouble-choices")]
    assert told(one, "retry") == NOT_SAVED
    assert told(one, "1") == NOT_SAVED
    assert snapshot(one.table) == before
    mend()
    assert told(one, "again") == [sentence("took-me", gems=Handful(SER.gems))]
    assert one.open_prompt is None
    assert one.table.save
    assert saved_rows(one.table.save.name) == ["take ser"]


def test_ctrl_c_does_not_get_out_of_trouble() -> None:
    one = opened("human", "easy", saved=True)
    broken(one)
    told(one, "take ser")
    assert texts(one, one.cancel()) == [sentence("how-to-leave")]
    assert isinstance(one.open_prompt, SaveTrouble)
    told(one, "record with deck")
    assert texts(one, one.cancel())[0] == sentence("cancelled")
    assert isinstance(one.open_prompt, SaveTrouble)


def test_playing_on_unsaved() -> None:
    one = opened("human", "easy", saved=True)
    broken(one)
    said = told(one, "take ser", "unsaved")
    assert said == [sentence("unsaved"), sentence("took-me", gems=Handful(SER.gems))]
    assert one.table.save is None
    assert told(one, "save") == [sentence("save-none")]
    assert told(one, "quit") == [sentence("ask-quit", saved="no")]
    assert told(one, "oui") == [sentence("left-unsaved")]
    assert one.finished
    assert one.failed


def test_an_opponents_move_in_trouble() -> None:
    one = opened("human", "easy", saved=True)
    told(one, "take ser")
    mend = broken(one)
    assert press(one, ROD, seat=1) == NOT_SAVED
    assert one.bot is None
    mend()
    assert told(one, "1")[0] == sentence(
        "took-news", name="Ben", gems=Handful(ROD.gems, listed=True)
    )


def test_another_source_in_trouble() -> None:
    """What was put off is not done when the table has become another meanwhile."""
    one = opened("human", "human", saved=True)
    mend = broken(one)
    told(one, "take ser")
    mend()
    press(one, ROD)
    before = snapshot(one.table)
    told(one, "again")
    assert snapshot(one.table) == before


# Leaving


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_is_asked_twice_needs_one_answer(answer: str) -> None:
    one = opened("human", "human")
    asked = told(one, "record deck")
    assert told(one, "record deck") == asked
    told(one, answer)
    assert told(one, "take ser")[0] == sentence("took-me", gems=Handful(SER.gems))


def test_a_question_behind_another_is_asked_again() -> None:
    one = opened("human", "human")
    first = told(one, "quit")
    told(one, "record deck")
    assert told(one, "no") == [sentence("not-done"), *first]


@pytest.mark.parametrize("yes", ["yes", "y", "Y", " oui ", "JA"])
def test_yes_in_every_language_leaves(yes: str) -> None:
    one = opened("human", "easy", saved=True)
    assert told(one, "quit") == [sentence("ask-quit", saved="yes")]
    assert told(one, yes) == [LEFT]
    assert one.finished
    assert not one.failed


@pytest.mark.parametrize("no", ["no", "", "take ser", "quit", "yess", "1", "sure", "yes please"])
def test_over_a_pipe_anything_else_stays_and_is_no_command(no: str) -> None:
    one = opened("human", "easy", saved=True, strict=True)
    before = snapshot(one.table)
    assert told(one, "quit", no)[0] == sentence("stayed")
    assert len(told(one, "quit", no)) <= 2
    assert not one.finished
    assert snapshot(one.table) == before


def test_one_can_ask_before_one_leaves() -> None:
    one = opened("human", "easy", saved=True)
    told(one, "quit")
    assert told(one, "bank") == told(one, "bank")
    assert told(one, "no") == [sentence("stayed")]


def test_after_the_end_one_can_ask_and_leave_at_once() -> None:
    laid = table("human", "easy", seed=6)
    start_saving(laid)
    one = session(laid)
    one.opening()
    while not laid.over:
        one.handle(Intent("x", action=decision(laid), seat=laid.state.to_act, seen=laid.version))
    assert told(one, "take ser") == [sentence("refused-over", friends="no")]
    assert told(one, "board")
    assert told(one, "quit") == [sentence("goodbye")]
    assert one.finished


def test_reserve_face_up_needs_no_question() -> None:
    one = opened("human", "easy")
    told(one, "reserve c3")
    assert one.table.moments
    assert isinstance(one.table.entries[0], Reserve)


# Sentences


@pytest.mark.parametrize("typed", ["restart", "new game", "start over please"])
def test_another_game_is_begun_only_when_that_is_agreed_to(typed: str) -> None:
    one = opened("human", "easy")
    assert "yes or no" in told(one, typed)[0]
    assert told(one, "no")[0] == "The game goes on."
    assert not one.finished
    told(one, typed, "Yes.")
    assert one.finished
    assert one.another


def test_a_word_chooses_only_the_option_that_it_names_alone() -> None:
    one = opened("human", "easy")
    assert told(one, "get b2")[1:] == ["1: buy b2.", "2: reserve b2."]
    assert told(one, "b2")[0].startswith("b2,")  # both options are about it
    assert not one.table.moments
    assert told(one, "Reserve.")[0].startswith("You reserved b2")


def test_options_are_chosen_by_numbers_in_words_too() -> None:
    one = opened("human", "easy")
    assert told(one, "get b2", "two")[0].startswith("You reserved b2")


def test_what_a_mistyped_line_was_to_be_is_suggested_whole_or_not_at_all() -> None:
    one = opened("human", "easy")
    suggested, option = told(one, "resreve b2")
    assert suggested == '"resreve b2": did you mean this? Answer yes or no.'
    assert option == "reserve b2."
    assert one.prompt_word == say("prompt-sure")
    assert told(one, "no") == ["Cancelled."]
    for typed in ("hang on", "never say never", "what is love"):
        assert "Did you mean" not in told(one, typed)[0]
    assert not one.table.moments


def test_help_explains_what_a_word_of_ones_own_means() -> None:
    one = opened("human", "easy")
    assert told(one, "help skip")[0].startswith("The command pass: ")
    assert told(one, "help inventory")[0].startswith("The command me: ")
    assert told(one, "help me")[-1] == sentence("help-sentences")


@pytest.mark.parametrize("text", ["try player x", "try look red", "try take ser then player"])
def test_several_things_to_hear_are_nothing_to_try(text: str) -> None:
    one = opened("human", "easy", "easy")
    assert len(told(one, text)) == 1
    assert one.open_prompt is None


def test_on_wish_a_turn_is_called_with_the_number_of_cards_in_reach() -> None:
    laid = table("human", "human")
    mine = msgspec.structs.replace(laid.state.seats[0], tokens=gems("ssssseeeeerrrrrooooodddd"))
    state = msgspec.structs.replace(laid.state, seats=(mine, laid.state.seats[1]))
    settings = chosen_settings(buyable="on")
    call = TurnCall(
        table_from(state, laid.players, 1), Listener(0), Style("en", settings), by_name=False
    )
    last = Style("en", settings).text(call.again()[-1].message)
    cards = state.known_cards(0).items()
    places = [place for place, card in cards if default_payment(mine, card) is not None]
    assert last == sentence("buyable", count=len(places), places=[*places])
    assert last.startswith(f"You can buy {len(places)} cards: a1, ")
    silent = TurnCall(laid, Listener(0), Style("en", Settings()), by_name=False)
    assert [said.message.name for said in silent.again()] == ["your-turn"]
