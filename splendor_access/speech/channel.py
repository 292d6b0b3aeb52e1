"""The speech channel: who speaks, and the voice while it is the program's.

The program speaks if nothing else does, or on request. To avoid a second voice reading the same,
the printed lines may then be left out.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Protocol, assert_never

from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.files import Unwritable, write_settings
from splendor_access.settings.names import Words
from splendor_access.settings.settings import Settings, SpeechSetting, parse_change
from splendor_access.settings.style import Style
from splendor_access.speech.screen_readers import (
    CUTTING,
    Facts,
    WhoSpeaks,
    compares_screens,
    decide,
    gather_facts,
)
from splendor_access.speech.spoken import Edit, SpokenPhrase
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, is_secret, line, say

if TYPE_CHECKING:
    from splendor_access.speech.speaker import Speaker
    from splendor_access.speech.voice import Changed

HURRY = 0.1
"""Seconds that the game waits for a path to open; the voice may come later."""

PAUSE = 2.0
"""Seconds in which a screen reader that came or went is looked for once, but at a call to act."""


class Screen(Protocol):
    """The parts of the terminal that speech uses.

    `console.terminal.Terminal` defines each of them.
    """

    interactive: bool
    cut: bool
    compared: bool
    muted: bool
    paged: bool


class SpeechChannel:
    """Decides who speaks, and follows the setting. The voice is loaded on first use."""

    def __init__(
        self, locale: Locale, settings: Settings, terminal: Screen, *, typed: bool
    ) -> None:
        self._locale = locale
        self._settings = settings
        self._terminal = terminal
        self._typed = typed
        self._decision = WhoSpeaks("off", "piped")
        self._undecided = False  # it speaks without a request if a path can be opened
        self._setting: SpeechSetting | None = None
        self._speaker: Speaker | None = None
        self._session: AnySession | None = None
        self._handovers = 0
        self._version = -1  # of the table, when something was told last
        self._latest: list[SpokenPhrase] = []  # told since the last line while a reader speaks
        self._looked = -PAUSE
        self._voice_before = "default"
        self._asked_of: str | None = None  # the path that was asked for another voice
        self._new_voice: str | None = None  # the voice that was asked for, until it is answered
        self._post: Callable[[Intent], None] | None = None
        self._pending: list[Message] = []  # before there is a session to tell them
        self._looking: asyncio.Task[None] | None = None
        self._ending: list[asyncio.Task[None]] = []

    # Who speaks

    def open(self) -> None:
        """Find out who speaks, and begin if it is the program. Needs a running loop."""
        self._setting = self._settings.speech
        self._follow(gather_facts(self._setting, terminal=self._attended))

    @property
    def _attended(self) -> bool:
        return self._typed and self._terminal.interactive

    def _follow(self, facts: Facts) -> None:
        """Begin to speak if the program should, by the present facts."""
        self._terminal.cut = any(name in CUTTING for name in facts.screen_readers)
        self._terminal.compared = compares_screens(facts)
        self._decision = decide(facts)
        if self._decision.mode == "direct" and self._speaker is None:
            # Loaded late: it costs nothing if something else speaks.
            from splendor_access.speech.speaker import Speaker

            self._undecided = self._decision.reason == "answers"
            self._speaker = Speaker(
                self._locale,
                self._settings,
                typed=self._typed,
                may_start=self._decision.reason == "asked",
                changed=self._changed,
                chosen=self._answer_voice,
                tell=lambda message: self._tell_later([message]),
            )
        self._mute_terminal()

    async def wait_for_decision(self) -> list[Message]:
        """Wait a moment until it is certain who speaks; return the messages about it."""
        if self._speaker and self._undecided:
            with suppress(TimeoutError):
                async with asyncio.timeout(HURRY):
                    await self._speaker.wait_until_open()
            return self.pending()
        return self._decision_messages()

    def _decide(self, *, opened: bool) -> None:
        """Decide who speaks, now that a path is open, or that none could be opened."""
        self._undecided = False
        if opened:
            self._decision = WhoSpeaks("direct", "answers", alone=True)
        else:
            self._decision = WhoSpeaks("off", "silent")
            speaker = self._speaker
            if speaker:
                speaker.hush()  # waiting lines are printed
                if not speaker.may_open_late:
                    self._speaker = None
                    self._ending.append(asyncio.create_task(speaker.close()))
        self._tell_later(self._decision_messages())

    def _decision_messages(self) -> list[Message]:
        """Return the messages about who speaks; none if it is as requested."""
        match self._decision.reason:
            case "asked" | "piped":
                return []
            case "reader" | "console" | "remote" | "unsure":
                name = self._decision.screen_reader
                return [say("speech-left-to", reader=name) if name else say("speech-left")]
            case "answers":
                return [say("speech-direct", path=self._speaker.name if self._speaker else "")]
            case "silent":
                return [say("speech-none" if sys.platform == "linux" else "speech-none-elsewhere")]
            case _ as unknown:
                assert_never(unknown)

    def _mute_terminal(self) -> None:
        """Mute the printed lines if they would be read twice."""
        speaks = self._speaker is not None and self._speaker.available()
        chosen = self._settings.source("transcript") != "default"
        alone = self._decision.alone or not self._typed
        printed = self._settings.transcript == "on" if chosen else alone
        if self._session:
            self._session.style.spoken = speaks
        self._terminal.muted = speaks and not printed
        self._terminal.paged = self._terminal.interactive and not speaks

    # The channel

    def announce(self, lines: Sequence[str], locale: Locale) -> None:
        """Speak lines printed outside a session."""
        self._locale = locale
        if self._speaker:
            self._speaker.follow(locale, self._settings)
            self._speaker.say([SpokenPhrase(text, "turn") for text in lines], own=False)

    def pending(self) -> list[Message]:
        """Return messages about speech, once, while there is no session."""
        pending, self._pending = self._pending, []
        return pending

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Speak for a session."""
        self._session = session
        self._session.style.spoken = self._speaker is not None and self._speaker.available()
        self._post = post
        self._tell_later(self.pending())

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Speak messages with the manner and voice of the present settings."""
        assert self._session
        style = self._session.style
        if style.settings.voice != self._settings.voice:
            self._voice_before = self._settings.voice
            self._asked_of = self._speaker.name if self._speaker else None
            new = style.settings.voice
            self._new_voice = None if new == "default" else new
        changed = style.settings is not self._settings
        self._locale, self._settings = style.locale, style.settings
        if self._settings.speech != self._setting:
            if self._speaker and self._settings.speech == "off":
                self._speaker.say([_phrase(style, each) for each in said], own=True)
            self._change(gather_facts(self._settings.speech, terminal=self._attended))
        else:
            self._look_again(at_once=changed or any(map(_calls, said)))
        version, self._version = self._version, self._session.table.version
        if self._speaker is None:
            self._keep(said, begins=intent is not None and intent.source == "keyboard")
            return
        self._mute_terminal()
        self._speaker.follow(self._locale, self._settings)
        before, self._handovers = self._handovers, self._session.handovers
        if before != self._handovers:
            self._speaker.forget_secrets()
        aloud = self._session.apart and self._settings.private == "off"
        if intent is None:
            # The opening calls to act; Ctrl-C and the end of input have answers.
            own = all(each.kind == "answers" for each in said)
        else:
            own = intent.notice is None and intent.source != "bot"
        loud = [each for each in said if not (aloud and is_secret(each.message))]
        typed = intent.text if intent else ""
        retold = self._session.vocabulary.command(typed.strip()) in ("last", "log")
        still = version == self._version
        phrases = [_phrase(style, each) for each in loud]
        self._speaker.say(phrases, own=own, retold=retold, still=still)

    def _keep(self, said: Sequence[Said], *, begins: bool) -> None:
        """Keep what a screen reader should say, for the voice that may take over."""
        assert self._session
        if self._decision.reason != "reader" or begins:
            self._latest.clear()
        if self._decision.reason == "reader":
            style = self._session.style
            self._latest += [_phrase(style, each) for each in said if not is_secret(each.message)]

    def hear(self, edit: Edit) -> None:
        """Fall silent at a key press, and echo its effect."""
        if self._speaker:
            chosen = self._settings.source("echo") != "default"
            echo = self._settings.echo if chosen or self._decision.alone else "none"
            self._speaker.hear(edit, echo)

    async def close(self) -> None:
        """End after the lines that must be said."""
        if self._looking:
            self._looking.cancel()
        speaker, self._speaker = self._speaker, None
        self._mute_terminal()
        if speaker:
            await speaker.close()
        await asyncio.gather(*self._ending)

    # What changes

    def _change(self, facts: Facts) -> None:
        """Change who speaks: by the player's choice, or because a screen reader came or went."""
        speaker, self._speaker = self._speaker, None
        if speaker:
            if self._settings.speech != "off":
                speaker.hush()  # otherwise it says that it is off
            self._ending.append(asyncio.create_task(speaker.close()))
        self._setting = self._settings.speech
        self._undecided = False
        self._follow(facts)
        if not self._undecided:
            self._tell_later(self._decision_messages())

    def _look_again(self, *, at_once: bool) -> None:
        """Find out, in the background, whether a screen reader has come or gone.

        Not again within PAUSE, unless `at_once`.
        """
        follows = self._setting == "auto" and self._decision.reason in ("answers", "reader")
        if not follows or (not at_once and monotonic() < self._looked + PAUSE):
            return
        self._looked = monotonic()
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        facts = await asyncio.to_thread(gather_facts, "auto", terminal=self._attended)
        found = decide(facts)
        if self._setting == "auto" and {found.reason, self._decision.reason} == {
            "answers",
            "reader",
        }:
            self._change(facts)
            if self._speaker:
                self._speaker.say(self._latest, own=False)
            self._latest.clear()

    def _changed(self, changed: "Changed") -> None:
        """Announce that another path speaks now, or none; then print what nobody has heard."""
        if self._speaker is None:
            return  # it is being closed
        if self._undecided or self._decision.reason == "silent":
            self._decide(opened=changed.path is not None)
        elif changed.path is not None:
            if changed.before is not None or changed.again:
                self._tell_later([say("speech-instead", path=changed.path)])
        else:
            secrets = self._session is None or not self._session.apart
            unheard = [line(text) for text in self._speaker.unheard(secrets=secrets)]
            why = say("speech-gone" if changed.before else "speech-failed")
            self._tell_later([why, *(unheard if self._terminal.muted else [])])
        self._mute_terminal()

    def _answer_voice(self, voice: str, speaks: bool) -> None:
        """Say whether the voice that the player has just chosen speaks now."""
        if not speaks:
            self._restore_voice(voice)
        elif self._session and voice == self._new_voice:
            self._new_voice = None
            name = Words(self._locale).name("voice")
            self._tell_later([say("settings-changed", name=name, value=voice)])

    def _restore_voice(self, voice: str) -> None:
        """Restore the previous voice if the player has just chosen one that does not exist."""
        self._new_voice = None
        path = self._speaker.name if self._speaker else None
        if self._session is None or self._asked_of != path:
            self._tell_later([say("speech-no-such-voice", voice=voice)])
            return
        if self._speaker and not self._speaker.takes_voices:
            self._tell_later([say("speech-cannot", path=self._speaker.name, setting="voice")])
        else:
            self._tell_later([say("speech-no-voice", voice=voice)])
        style, change = self._session.style, parse_change("voice", self._voice_before)
        if style.settings.voice == voice and change:
            style.use(style.settings.with_change(change))
            self._settings = style.settings  # it is no choice of the player
            with suppress(Unwritable):  # then the choice was not saved, either
                write_settings(change)

    def _tell_later(self, messages: Sequence[Message]) -> None:
        """Post messages to the queue of the game, for all channels."""
        if self._post is None:
            self._pending += messages
            return
        for message in messages:
            self._post(Intent("speech", notice=message))


def _calls(said: Said) -> bool:
    return said.message.name.startswith("your-turn")


def _phrase(style: Style, said: Said) -> SpokenPhrase:
    text = style.text(said.message, said.kind)
    if said.message.name == "spelled":
        # Loaded late: only a voice needs it.
        from splendor_access.speech.spoken import spelled_text

        text = spelled_text(text)
    short = style.locale.text(said.message, "brief")
    return SpokenPhrase(text, said.kind, is_secret(said.message), short, _calls(said))
