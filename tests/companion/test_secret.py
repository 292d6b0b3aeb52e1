"""A card reserved unseen: its owner can enter it so that nobody sees or hears it."""

import signal
import sys
from random import Random
from shlex import quote

import pytest

if sys.platform != "win32":
    import termios

from splendor_access.bots import load
from splendor_access.game import Game
from splendor_access.game.actions import Reserve, Revealed
from splendor_access.game.cards import LEVELS, Card, Hidden
from splendor_access.game.chance import Chance, unseen
from splendor_access.game.legality import default_payment, legal_actions
from splendor_access.game.notation import card_code
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Player, Record, parse_record, record_text, steps
from splendor_access.game.state import HAND_INDEX, Held
from splendor_access.table.book import Entered, Known
from splendor_access.table.real_start import DoesNotFit
from splendor_access.table.real_table import RealTable
from tests.companion.entering import Companion, told
from tests.companion.test_entering import laid, states
from tests.driver import PROGRAM, AtTerminal, sentence
from tests.game.situations import seated, table
from tests.tiers import tries

START, _DEAL = table(
    seated(tokens="serod"),
    seated(tokens="ser"),
    market={"a1": "a0r 3d", "b1": "b2o 5d"},
    tiles=("3 4s4e", "3 3s3e3d", "3 4e4r"),
)


def reserved() -> Companion:
    """Return a companion in which Ana and Ben have reserved from deck a."""
    companion = Companion(table=RealTable([Player("Ana"), Player("Ben")], START.view(None)))
    companion.type("reserved deck a")
    companion.type("reserved deck a")
    return companion


def hides(companion: Companion) -> bool:
    """Return whether typing is hidden now."""
    entering = companion.session.entering
    return entering is not None and entering.hidden


def test_nobody_hears_a_card_that_its_owner_enters() -> None:
    companion = reserved()
    card = unseen(companion.state)[0][0]
    assert companion.type("secret") == [
        "Type the code of your card at h1. What you type does not show."
    ]
    assert hides(companion)
    assert companion.prompt == "h1"
    assert companion.type("blue") == [
        "That is not one card that can be at h1. Type its whole code."
    ]
    begin = len(companion.heard)
    assert companion.type(card_code(card)) == [
        "h1 is kept, and only you may know it. Type hand to hear it."
    ]
    assert not hides(companion)
    for line in ("hand", "no", "me", "board", "last", "log", "record", "position", "fix", "undo"):
        companion.type(line)
    for line in ("secret", card_code(card), "ben", "changed", "log talk", "fix", "undo"):
        companion.type(line)
    said = " ".join(companion.heard[begin:])
    assert card_code(card) not in said
    assert position_text(companion.state.view(None)) in said


def test_where_what_is_typed_shows_that_is_said_before() -> None:
    companion = Companion(2, table=reserved().table, hides=False)
    assert companion.type("secret") == [
        "Type the code of your card at h1. What you type can be seen here, so let nobody look."
    ]


def test_what_could_explain_a_difference_does_not_tell_it() -> None:
    companion = reserved()
    card = unseen(companion.state)[0][0]
    for line in ("secret", card_code(card), "check"):
        companion.type(line)
    while not companion.heard[-1].startswith("Ana"):
        companion.type("")
    companion.type("")
    said = " ".join(companion.type("no"))
    assert sentence("companion-known-kept", name="Ana", place="h1") in said
    assert sentence("companion-known", name="Ana", place="h1", card=card) not in said


def test_its_owner_hears_it_when_asked() -> None:
    companion = reserved()
    card = unseen(companion.state)[0][0]
    for line in ("secret h1", card_code(card), "hand"):
        companion.type(line)
    assert companion.prompt == "yes or no"
    assert companion.type("yes")
    assert companion.heard[-1].startswith("h1, ")


def test_a_card_that_was_entered_in_secret_is_not_asked_for_when_it_is_bought() -> None:
    companion = reserved()
    mine = companion.state.seats[0]
    card = next(each for each in unseen(companion.state)[0] if default_payment(mine, each))
    companion.type("secret")
    companion.type(card_code(card))
    assert companion.type("buys h1")[0].startswith("You bought")
    assert f"reveal h1 {card_code(card)}" in record_text(companion.table.record())


def test_only_a_card_that_is_unknown_can_be_entered() -> None:
    companion = reserved()
    before = companion.state
    assert companion.type("secret h2") == ["You have no reserved card that is unknown here."]
    companion.type("secret")
    companion.type("undo")
    assert companion.state == before
    held = before.seats[1].hand[0]
    assert held
    assert held.card == Hidden("a")


def test_only_a_card_of_its_level_can_be_one_that_was_reserved_unseen() -> None:
    """A correction before it can make it one of another level."""
    book = reserved().table.book
    same, other, _ = (cards[0] for cards in unseen(book.state))
    for place, card in (("h1", other), ("h2", same)):
        with pytest.raises(DoesNotFit, match="known"):
            book.add(Entered(Known(0, place, card)))
    assert book.add(Entered(Known(0, "h1", same))).state.seats[0].hand[0] == Held(same, blind=True)


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_what_is_typed_in_secret_does_not_show(plain: list[str]) -> None:
    companion = reserved()
    card = card_code(unseen(companion.state)[0][0]).replace(" ", "")
    line = position_text(companion.state)
    assert parse_position(line)
    seats = ("--seat", "Ana", "--seat", "Ben")
    with AtTerminal("companion", *seats, "--from", line, "--speech", "off", *plain) as game:
        game.until("you> ")
        game.type("secret\r")
        assert "What you type does not show." in game.until("h1> ")
        game.type(f"{card}\r")
        game.until("Type hand to hear it.")
        game.until("you> ")
        assert card not in game.said
        game.type("bank\r")
        assert "bank" in game.until("Bank: ")
        game.type("\x1b[A\x1b[A" if not plain else "")
        game.type("\r")
        game.until("you> ")
        assert card not in game.said


ENDS = [
    *[(by, plain) for by in ("SIGQUIT", "SIGTERM", "SIGINT") for plain in (["--plain"], [])],
    *[(by, plain) for by in ("answer", "SIGHUP") for plain in (["--plain"], [])],
]


@pytest.mark.parametrize(("by", "plain"), ENDS[: tries(4, 10)])
def test_the_terminal_shows_what_is_typed_as_before(by: str, plain: list[str]) -> None:
    """Whatever ends the question for a secret card."""
    companion = reserved()
    card = card_code(unseen(companion.state)[0][0])
    seats = ("--seat", "Ana", "--seat", "Ben", "--from", position_text(companion.state))
    with AtTerminal("companion", *seats, "--speech", "off", *plain) as game:
        before = termios.tcgetattr(game._keys)
        enter = "\n" if plain else "\r"
        game.until("you> ")
        game.type(f"secret{enter}")
        game.until("h1> ")
        assert not termios.tcgetattr(game._keys)[3] & termios.ECHO
        if by == "answer":
            game.type(f"{card}{enter}quit{enter}yes{enter}")
        else:
            game.process.send_signal(getattr(signal, by))
        if by == "SIGINT" and plain:
            game.until("you> ")
        else:
            game.end()
        assert termios.tcgetattr(game._keys) == before


def test_while_it_is_stopped_what_is_typed_shows() -> None:
    """Ctrl-Z at the question for a secret card, in a shell that leaves the terminal as it is."""
    line = position_text(reserved().state)
    program = " ".join(map(quote, PROGRAM))
    with AtTerminal(program=("/bin/sh", "-i"), env={"PS1": "shell: "}) as game:
        game.until("shell: ")
        seats = f"--seat Ana --seat Ben --from {quote(line)} --speech off --plain"
        game.type(f"{program} companion {seats}\n")
        game.until("you> ")
        game.type("secret\n")
        game.until("h1> ")
        game.type("\x1a")
        game.until("shell: ")
        assert termios.tcgetattr(game._keys)[3] & termios.ECHO
        game.type("fg\n")
        game.until("companion")
        game.type("\n")
        game.until("h1> ")
        assert not termios.tcgetattr(game._keys)[3] & termios.ECHO
        game.type("\x03")
        game.until("you> ")
        assert termios.tcgetattr(game._keys)[3] & termios.ECHO


@pytest.mark.parametrize("seed", range(tries(1, 20)))
def test_a_game_with_secret_cards_has_the_whole_states_that_its_owner_knows(seed: int) -> None:
    """In a simulated game, Ana's whole knowledge, with her cards from decks."""
    record = with_secrets(seed)
    whole = [state.view(0) for state in states(record)]
    drawn = [
        (before.awaiting.place, entry.card)
        for before, entry, _after, _events in steps(record)
        if isinstance(entry, Revealed) and before.awaiting and before.to_act == 0
        if before.awaiting.place in HAND_INDEX and isinstance(entry.card, Card)
    ]
    assert drawn
    companion, compared = laid(record), 0
    for kind, line, _after in told(record, states(record)):
        mine = companion.state.to_act == 0
        if kind == "known" and mine:
            continue  # it is known already
        companion.type(line)
        if kind == "reserve" and line.split()[1] in LEVELS and mine:
            place, card = drawn.pop(0)
            companion.type(f"secret {place}")
            companion.type(card_code(card))
        if companion.state.phase == "act" and not companion.state.awaiting and kind != "buy":
            assert companion.state in whole, (line, companion.heard[-4:])
            compared += 1
    assert compared > 20
    assert companion.state == whole[-1]
    assert position_text(companion.state) == position_text(whole[-1])


def with_secrets(seed: int) -> Record:
    """Return the record of a game in which Ana sometimes reserves from decks."""
    game, luck = Game.new(2, seed), Random(seed)
    bot = load("easy")
    while not game.over:
        view = game.view(game.to_act)
        action = bot(view, Chance(seed), len(game.entries))
        decks = [each for each in legal_actions(view) if isinstance(each, Reserve)]
        blind = [each for each in decks if each.place in LEVELS]
        if blind and game.to_act == 0 and luck.random() < 0.2:
            action = luck.choice(blind)
        game = game.apply(action)
    return parse_record(game.record())
