"""Secrets of one person: on a display or in headphones, and never where others read or hear."""

import asyncio
import io
from collections.abc import Sequence

import msgspec
import pytest

from splendor_access.braille_display.channel import DisplayChannel
from splendor_access.braille_display.displays import Status
from splendor_access.console.terminal import Terminal
from splendor_access.game.chance import unseen
from splendor_access.game.notation import card_code
from splendor_access.game.position import position_text
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import Settings, parse_change
from splendor_access.settings.style import Style
from splendor_access.speech.channel import SpeechChannel
from splendor_access.speech.spoken import SpokenPhrase
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import is_secret, say
from tests.braille_display.slate import Slate, SlateGame
from tests.companion.entering import Companion
from tests.companion.test_secret import reserved
from tests.driver import AtTerminal
from tests.speech.service import Service


def with_secret() -> tuple[Companion, str]:
    """Return a companion with a secret card of Ana's, and the code of the card."""
    companion = reserved()
    code = card_code(unseen(companion.state)[0][0])
    for line in ("secret", code):
        companion.type(line)
    return companion, code


def use(companion: Companion, private: str) -> None:
    """Choose where Ana hears her secrets."""
    change = parse_change("private", private)
    assert change
    companion.session.style.use(companion.session.style.settings.with_change(change))


@pytest.mark.parametrize("private", ["off", "voice"])
@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("felt", [False, True])
@pytest.mark.parametrize("question", ["hand", "position mine"])
def test_a_secret_is_told_where_its_owner_is_alone_with_it_or_asked_about_first(
    question: str, private: str, *, spoken: bool, felt: bool
) -> None:
    companion, _code = with_secret()
    style = companion.session.style
    style.felt, style.spoken = felt, spoken
    use(companion, private)
    told = companion.session.handle(Intent("keyboard", text=question))
    apart = felt or (spoken and private == "voice")
    assert companion.session.apart == apart
    assert (companion.prompt == "yes or no") == (not apart)
    assert any(is_secret(each.message) for each in told) == apart


def test_a_display_shows_its_owner_the_card_and_asks_nothing() -> None:
    companion, code = with_secret()
    one = SlateGame(companion.session, Slate(40))
    assert one.type("hand") == "others can read it"
    assert code not in one.type("no")
    companion.session.style.felt = True
    assert code in one.type("hand")
    assert code in one.type("again")
    assert code not in one.type("board")


def test_in_headphones_a_secret_is_spoken_and_not_printed() -> None:
    companion, code = with_secret()
    line = position_text(reserved().state.view(None))
    with Service() as service:
        env = {**service.environment, "SPLENDOR_ACCESS_PRIVATE": "voice"}
        seats = ("--seat", "Ana", "--seat", "Ben", "--lang", "en", "--from", line)
        with AtTerminal(
            *("companion", *seats, "--speech", "direct", "--transcript", "on"), env=env
        ) as game:
            game.until("you> ")
            for typed, then in (("secret", "h1> "), (code, "you> ")):
                game.type(f"{typed}\r")
                game.until(then)
            game.type("hand\r")
            game.until("That was told to Ana alone.")
            service.until(card_told(companion))
            game.type("bank\r")
            game.until("Bank: ")
        assert card_told(companion) not in game.said


def card_told(companion: Companion) -> str:
    """Return the line of the hand with the card."""
    held = companion.state.seats[0].hand[0]
    assert held
    return companion.session.style.text(say("held-blind", place="h1", card=held.card))


class Spoken:
    """A speaker that keeps its text."""

    name = "stand-in"

    def __init__(self, *_given: object, **_named: object) -> None:
        self.said: list[str] = []

    def available(self) -> bool:
        """Return True."""
        return True

    def follow(self, _locale: Locale, _settings: Settings) -> None:
        """Do nothing: it has one voice."""

    def say(self, phrases: Sequence[SpokenPhrase], *, own: bool, **_how: bool) -> None:
        """Keep the phrases."""
        assert own
        self.said += [phrase.text for phrase in phrases]


@pytest.mark.parametrize("private", ["off", "voice"])
def test_what_is_felt_is_not_spoken_but_into_headphones(
    private: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    companion, _code = with_secret()
    style = companion.session.style
    use(companion, private)
    style.use(msgspec.structs.replace(style.settings, speech="direct"))
    speaking = Spoken()
    monkeypatch.setattr("splendor_access.speech.speaker.Speaker", lambda *_a, **_k: speaking)
    terminal = Terminal(io.StringIO(), wrap="off", plain=True)
    channel = SpeechChannel(style.locale, style.settings, terminal, typed=True)
    channel.open()
    channel.begin(companion.session, lambda _intent: None)
    style.felt = True
    intent = Intent("keyboard", text="hand")
    channel.tell(companion.session.handle(intent), intent)
    assert (card_told(companion) in speaking.said) == (private == "voice")
    assert style.spoken


def test_a_secret_is_felt_only_while_the_display_is_there() -> None:
    slate, session = Slate(40), reserved().session
    channel = DisplayChannel(lambda: slate, Style("en", Settings()), alone=True)

    async def play() -> None:
        assert not session.apart
        channel.start()
        await channel.first_status()
        channel.begin(session, lambda _intent: None)
        channel.tell([], None)
        assert session.apart
        slate.on_status(Status(connected=False))
        await asyncio.sleep(0)
        assert not session.apart
        slate.on_status(slate.now)
        await asyncio.sleep(0)
        assert session.apart
        await channel.stop()
        assert not session.apart

    asyncio.run(play())
