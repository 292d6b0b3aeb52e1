"""While the keyboard is passed on nobody knows who types, reads or feels: no secret is told.

Two games differ only in cards that lie unseen in hands. From "Ben, type ready" until he does,
every command gives the same in both, in print, by voice and on the display.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from splendor_access.braille_display.ask_menus import InReach
from splendor_access.game.cards import LEVELS, Card
from splendor_access.game.notation import card_code
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Handover
from splendor_access.session.replies import ReplyReader
from splendor_access.session.shared_keyboard import SharedKeyboard
from splendor_access.settings.settings import Settings
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import COMMANDS, Ask, Do
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.driver import opened, sentence, table, told
from tests.session.test_twins import ASKED, Seat, exchanged
from tests.tiers import tries

ENDS = ("quit", "undo", "ready", "rematch", "new")
"""Commands after which the game is not as it was."""

ABOUT = {
    "look": ("h1", "h2"),
    "code": ("h1",),
    "buy": ("h1", "h1 with 1g"),
    "need": ("h1", "b1"),
    "goal": ("h1",),
    "find": ("cheap", "level b"),
    "try": ("buy h1", "reserve c then take sod"),
    "worth": ("points",),
    "why": ("h1",),
    "position": ("mine",),
    "player": ("ana", "ben", "cleo"),
    "log": ("9", "talk", "mine", "ana"),
    "older": ("talk", "mine"),
    "newer": ("talk",),
    "help": ("h1", "reserve"),
    "rules": ("1",),
    "settings": ("codes on", "player hand-tokens-bonuses-points", "codes off"),
}
"""What is asked behind a command, beside the command alone."""


def lines(locale: Locale, cards: Sequence[Card], folder: Path) -> Iterator[str]:
    """Yield every command of a language, alone and with all that could tell a card."""

    def word(name: str) -> str:
        return locale.words(f"command-{name}")[0]

    for name in COMMANDS:
        if name not in ENDS:
            yield word(name)
            yield from (f"{word(name)} {about}" for about in ABOUT.get(name, ()))
    deck, mine = word("deck"), locale.words("words-mine")[0]
    yield f"{word('position')} {mine}"
    for about in (deck, f"{locale.words('words-with')[0]} {deck}", f"{folder}/kept.txt {deck}"):
        yield f"{word('record')} {about}"
    for name in ("hand", "me", "player", "need h1", "goal", "threat", "afford", "hint", "why"):
        yield f"{word('json')} {name}"
    for card in cards:
        for name in ("look", "code", "need", "goal", "find", "try buy", "buy"):
            yield f"{name} {card_code(card)}"
            yield f"json {name} {card_code(card)}"
            yield f"json {name} {locale.text(say('line', text=card))}"
    yield from (each for each in ASKED if each not in (*ENDS, "ready?"))


def held(laid: Table) -> list[Card]:
    """Return the cards that lie unseen in the hands."""
    hands = [entry for seat in laid.state.seats for entry in seat.hand]
    return [each.card for each in hands if each and each.blind and isinstance(each.card, Card)]


def twins(language: str) -> tuple[Seat, Seat]:
    """Return two games of three at one keyboard; what is on the decks of the second is other."""
    tables = [table("human", "human", "human", seed=4) for _ in range(2)]
    for level in LEVELS:
        count = tables[1].state.decks[LEVELS.index(level)]
        tables[1].deal = exchanged(tables[1].deal, level, count, 1)
    one, two = (Seat(SharedKeyboard(laid, language, Settings(), strict=False)) for laid in tables)
    assert one.told(one.one.opening(), None) == two.told(two.one.opening(), None)
    return one, two


def reserve(seats: Sequence[Seat], level: str) -> None:
    """Let the one who has the keyboard reserve a card unseen; it is to be passed on then."""
    for seat in seats:
        heard = seat.type(f"reserve deck {level}")
        assert isinstance(seat.one.open_prompt, Handover), heard


@pytest.mark.parametrize("language", languages()[: tries(1, 99)])
def test_nobody_is_told_a_card_before_the_next_one_is_ready(language: str, tmp_path: Path) -> None:
    seats = one, two = twins(language)
    locale = Locale(language)
    for number, level in enumerate(LEVELS):
        reserve(seats, level)
        cards = held(one.one.table), held(two.one.table)
        assert cards[0] != cards[1]
        # Who says `here` is there, and the device is passed on.
        there = ReplyReader(Vocabulary(locale), one.one.table.names).ready
        asked = lines(locale, [cards[0][-1], cards[1][-1]], tmp_path)
        wanted = [text for text in asked if not there(text, "")]
        # Each language asks another part of it all, and what could show most always.
        part = len(LEVELS) * languages().index(language) + number
        surely = ("hand", "position mine", "record deck", f"record {tmp_path}/kept.txt deck")
        for text in (*surely, *wanted[part :: tries(192, 4)]):
            for typed in (text, "yes", "1", "again"):
                assert one.type(typed) == two.type(typed), (language, text, typed)
            for seat in seats:
                for _prompt in range(5):
                    if not isinstance(seat.one.open_prompt, Handover):
                        seat.one.cancel()
                assert isinstance(seat.one.open_prompt, Handover), text
        assert not [*tmp_path.iterdir()]
        assert one.type("ready") == two.type("ready")
    # The games are not the same: who has the keyboard again hears their own card.
    assert [one.type(text) for text in ("hand", "yes")] != [
        two.type(text) for text in ("hand", "yes")
    ]


@pytest.mark.parametrize("language", languages()[: tries(1, 99)])
def test_nobody_is_told_an_aim_before_the_next_one_is_ready(language: str, tmp_path: Path) -> None:
    """Two games in which the one who passes on has another aim in mind."""
    locale = Locale(language)
    aims, take = locale.words("command-aim")[0], locale.words("command-take")[0]
    seats = []
    for place in ("c2", "b3"):
        laid = table("human", "human", "human", seed=4)
        seats.append(Seat(SharedKeyboard(laid, language, Settings(), strict=False)))
        told(seats[-1].one, f"{aims} {place}")
        seats[-1].type(f"{take} ser")
        assert isinstance(seats[-1].one.open_prompt, Handover)
    one, two = seats
    card = one.one.table.state.known_cards(0)["c2"]
    there = ReplyReader(Vocabulary(locale), one.one.table.names).ready
    # No card is hidden, so the first would keep the record, and the second find the file.
    asked = [
        each
        for each in lines(locale, [card], tmp_path)
        if "kept.txt" not in each and not there(each, "")
    ]
    surely = (aims, f"{aims} c2", "hint", "json hint")
    for text in (*surely, *asked[languages().index(language) :: tries(64, 4)]):
        for typed in (text, "1", "again"):
            assert one.type(typed) == two.type(typed), (text, typed)
        for seat in seats:
            for _prompt in range(5):
                if not isinstance(seat.one.open_prompt, Handover):
                    seat.one.cancel()
    assert one.one.table.wanted[0] != two.one.table.wanted[0]
    # Nor does a menu of the display show by "aim off" that a card is the aim.
    assert InReach(one.one, one.one.answers.scene).wanted is None
    due = Locale(language).text(say("not-ready", name=one.one.table.names[1]))
    assert told(one.one, aims) == [due]


def test_what_a_hand_hides_is_not_said_to_be_missing() -> None:
    one = opened("human", "human")
    told(one, "reserve deck b", "ready", "take ser", "ready")
    assert told(one, "aim h1") == [sentence("hand-veiled", place="h1", level="b")]
    assert told(one, "aim h2") == [sentence("place-empty", place="h2")]


def test_a_key_of_the_display_tells_no_more_than_a_line() -> None:
    seats = twins("en")
    reserve(seats, "b")
    for meant in (Ask("hand"), Ask("position", "mine"), Ask("record", "deck"), Do("save")):
        heard = []
        for seat in seats:
            for intent in (Intent("display", meant=meant), Intent("display", text="yes")):
                heard.append(seat.told(seat.one.handle(intent), intent))
        assert heard[:2] == heard[2:], meant


def test_after_a_question_is_dropped_the_keyboard_is_still_passed_on() -> None:
    """Other prompts may come before the handover: the one who is due is not ready for that."""
    one = opened("human", "human")
    told(one, "reserve deck b")
    [card] = held(one.table)
    for asked in ("quit", "take", "reserve", "log"):
        said = [*told(one, asked), *told(one, "hand"), *told(one, "yes"), *told(one, "hand")]
        assert card_code(card) not in "\n".join(said)
        assert one.style.text(say("line", text=card)) not in "\n".join(said), asked


def test_who_asks_hears_who_is_due() -> None:
    one = opened("human", "human")
    told(one, "reserve deck b")
    due = sentence("not-ready", name="Ben")
    assert told(one, "hand")[-1] == due
    assert told(one, "position mine") == [due]
    assert told(one, "record with deck") == [due]
    assert told(one, "ready", "take ser", "ready", "hand")[0] == sentence("hand-readable")


def test_a_hand_without_a_secret_is_told_as_ever() -> None:
    one = opened("human", "human")
    told(one, "reserve b1")
    shown = told(one, "hand")
    assert shown[0] == sentence("hand", count=1)
    assert sentence("not-ready", name="Ben") not in shown
    assert told(one, "position mine")[0] == sentence("position-mine")


def test_over_a_pipe_too_nothing_is_told_before_ready() -> None:
    one = opened("human", "human", strict=True)
    told(one, "reserve deck b")
    due = sentence("not-ready", name="Ben")
    for line in ("hand", "position mine", "record with deck"):
        assert told(one, line)[-1] == due
    assert sentence("hand-readable") in told(one, "ready", "take ser", "ready", "hand")


def test_while_a_computer_opponent_is_to_act_the_keyboard_stays() -> None:
    one = opened("human", "easy", "human")
    told(one, "reserve deck b")
    assert told(one, "hand")[0] == sentence("hand-readable")


def test_at_the_end_nobody_is_waited_for() -> None:
    one = opened("human", "human")
    told(one, "reserve deck b", "ready", "take ser", "ready")
    one.table.state = msgspec.structs.replace(one.table.state, phase="over", to_act=1)
    assert told(one, "position mine")[0] == sentence("hand-readable")
