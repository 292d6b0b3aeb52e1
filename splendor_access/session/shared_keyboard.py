"""Several people at one keyboard: each passes it on to the next player to act.

Everybody sees the screen, so the sessions are guarded.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import EntryPrompt, Intent, ReadsOn, Said
from splendor_access.session.listener import Listener
from splendor_access.session.prompts import Confirm, Handover, Prompt, Reply
from splendor_access.session.saving import Another
from splendor_access.session.session import Session
from splendor_access.settings.settings import Settings
from splendor_access.settings.shortcuts import Shortcuts
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk.messages import Elsewhere, Message, Messages, line, say
from splendor_access.talk.parsing.commands import Parsed
from splendor_access.talk.parsing.vocabulary import Vocabulary


class SharedKeyboard:
    """The sessions of all people at one keyboard; to a channel they are one session.

    `seat` has the keyboard. `handovers` counts each time that a seat releases or takes it, because
    secrets must then be forgotten. Each person hears `language`, or their own of `languages` in
    seat order; the other settings and the shortcuts are shared.
    """

    def __init__(
        self,
        table: Table,
        language: str,
        settings: Settings,
        *,
        strict: bool,
        languages: Sequence[str] = (),
    ) -> None:
        humans = table.humans
        self.table = table
        self.seat = table.state.to_act if table.state.to_act in humans else humans[0]
        self.handovers = 0
        self._dialogues: dict[int, Dialogue] = {}
        spoken = dict(zip(humans, languages, strict=False))
        self._sessions = {
            seat: Session(
                table,
                seat,
                Style(spoken.get(seat, language), settings, alone=False),
                strict=strict,
                guarded=True,
                company=self,
            )
            for seat in humans
        }

    # What channels need to know, as of one session

    @property
    def _session(self) -> Session:
        return self._sessions[self.seat]

    @property
    def prompt_word(self) -> Message:
        """The prompt, a word for the player's next step."""
        return self._session.prompt_word

    @property
    def open_prompt(self) -> Prompt | None:
        """The prompt that is open, or None."""
        return self._session.open_prompt

    @property
    def apart(self) -> bool:
        """See `Session`."""
        return self._session.apart

    @property
    def entering(self) -> EntryPrompt | None:
        """What must be entered in a game with a real box, or None."""
        return self._session.entering

    @property
    def bot(self) -> int | None:
        """The seat of the computer opponent to act, or None."""
        return self._session.bot

    @property
    def waits(self) -> bool:
        """Whether the answer to a line is still to come from elsewhere."""
        return self._session.waits

    def must_wait(self, line: str) -> bool:
        """Return whether a piped line is an action before its turn."""
        return self._session.must_wait(line)

    @property
    def leaving(self) -> bool:
        """Whether the players are being asked whether to leave."""
        return self._session.leaving

    @property
    def finished(self) -> bool:
        """Whether the players have left the game."""
        return self._session.finished

    @property
    def failed(self) -> bool:
        """Whether the players have left a game that is not saved."""
        return self._session.failed

    @property
    def another(self) -> Another | None:
        """What the players have left this game for, or None."""
        return self._session.another

    @property
    def languages(self) -> tuple[str, ...]:
        """The language of each person here, in seat order."""
        return tuple(each.style.locale.language for each in self._sessions.values())

    @property
    def style(self) -> Style:
        """The style of the person at the keyboard."""
        return self._session.style

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the language of the person at the keyboard."""
        return self._session.vocabulary

    @property
    def answers(self) -> Answers:
        """The answers for the person at the keyboard."""
        return self._session.answers

    @property
    def listener(self) -> Listener:
        """What the person at the keyboard has heard."""
        return self._session.listener

    @property
    def shortcuts(self) -> Shortcuts:
        """The aliases and keys, which everybody shares."""
        return self._session.shortcuts

    @shortcuts.setter
    def shortcuts(self, changed: Shortcuts) -> None:
        for session in self._sessions.values():
            session.shortcuts = changed

    # Intents

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Introduce the players, and name the next step."""
        if resumed:
            # Everybody was there when the game was played.
            number = self.table.log[-1].number if self.table.log else 0
            for session in self._sessions.values():
                session.listener.skip_to(number)
        return self._session.opening(resumed=resumed)

    def news(self) -> list[Said]:
        """Return what the person at the keyboard has not been told, and the call to act."""
        return self._session.news()

    def handle(self, intent: Intent) -> list[Said]:
        """Handle an intent, and return everything to say now."""
        session = self._session
        said = session.handle(intent)
        self._share()
        self._forget_secrets(session)
        if session is self._session:
            return said
        news = self.news()
        self._session.listener.remember([each.message for each in news])
        return [*said, *news]

    def cancel(self) -> list[Said]:
        """Drop the open prompt (Ctrl-C), or say how to leave."""
        said = self._session.cancel()
        self._forget_secrets(self._session)
        return said

    def leave(self) -> list[Said]:
        """Ask once whether to leave (quit, or end of input at a terminal)."""
        return self._session.leave()

    def end_of_input(self) -> list[Said]:
        """Leave without a question, as at the end of piped input."""
        return self._session.end_of_input()

    def begin_save(self, *, ask: bool) -> list[Said]:
        """Begin to save the game. If that fails, ask what to do, or play on unsaved."""
        return self._session.begin_save(ask=ask)

    def meanings(self, intent: Intent) -> list[Parsed | Reply]:
        """Return what an intent would mean now, part by part, without doing it."""
        return self._session.meanings(intent)

    def understands(self, text: str) -> bool:
        """Return whether a line has a meaning now, without doing it."""
        return self._session.understands(text)

    def only_reads(self, text: str) -> bool:
        """Return whether a line only asks, or means nothing."""
        return self._session.only_reads(text)

    def reads_on(self, text: str) -> ReadsOn | None:
        """Return what a line does behind a long answer; None if it is about something else."""
        return self._session.reads_on(text)

    def _forget_secrets(self, session: Session) -> None:
        """Drop all secrets from a session that passes the keyboard on, or has passed it."""
        if session is not self._session or isinstance(session.open_prompt, Handover):
            session.listener.forget_secrets()

    def _share(self) -> None:
        """Tell the other sessions what everybody at the keyboard has heard and set."""
        mine = self._session
        heard = max(session.listener.heard for session in self._sessions.values())
        self.shortcuts = mine.shortcuts
        for session in self._sessions.values():
            session.style.use(mine.style.settings)
            session.listener.overheard = heard
            session.listener.take_undos(self.table.undone)

    # The other people, as each session sees them

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Register the session of a seat."""
        self._dialogues[seat] = dialogue

    def handover(self, seat: int) -> Handover | None:
        """Return the prompt that passes the keyboard to a person without it."""
        if seat != self.next_holder():
            return None

        def says_ready(text: str) -> bool:
            vocabulary = self._sessions[seat].vocabulary
            return vocabulary.command(vocabulary.plain(text)) == "ready"

        def passed() -> None:
            self.handovers += 1
            self.seat = seat

        self.handovers += 1
        return Handover(seat, lambda: self._handover_messages(seat), says_ready, passed)

    def next_holder(self) -> int | None:
        """Return the seat to act if it does not have the keyboard, or None."""
        seat = self.table.state.to_act
        waits = seat != self.seat and seat in self._sessions and not self.table.over
        return seat if waits else None

    def online_command(self, _command: str, _about: str) -> Messages:
        """Say where such a command can be used."""
        return [say("friends-only")]

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask here, in the language of the person asked."""
        names = self.table.names
        question = self._translated(seat, say("ask-undo", name=names[seat], asker=names[asker]))
        refused = say("undo-refused", name=names[seat])
        return self._dialogues[asker].confirm(Confirm([question], agreed, lambda: [refused]))

    def _handover_messages(self, seat: int) -> Messages:
        """Return the call for another person, in the language here and then in theirs."""
        passing = say("pass-device", name=self.table.names[seat])
        theirs = self._translated(seat, passing)
        return [passing] if theirs is passing else [passing, theirs]

    def _translated(self, seat: int, message: Message) -> Message:
        """Return a message for another person in that person's language."""
        language = self._sessions[seat].style.locale.language
        if language == self.style.locale.language:
            return message
        return line(Elsewhere(message, language))


AnySession = Session | SharedKeyboard
"""What a loop or a channel serves."""


def open_session(
    table: Table,
    language: str,
    settings: Settings,
    *,
    strict: bool,
    languages: Sequence[str] = (),
) -> AnySession:
    """Return the session of all people at one keyboard, whether one person or several."""
    if len(table.humans) > 1:
        return SharedKeyboard(table, language, settings, strict=strict, languages=languages)
    [seat] = table.humans
    return Session(table, seat, Style(next(iter(languages), language), settings), strict=strict)


class Channel(Protocol):
    """A way to the player, and perhaps one back. The game never waits for it.

    Its methods are called from the game's loop and return at once; slow work belongs into a thread
    or a process.
    """

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to serve a session. `post` hands in an intent, from any thread."""

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Take the messages after an intent; the opening has no intent.

        `said` may be empty: the table or the open prompt may have changed even so.
        """

    async def close(self) -> None:
        """Release everything in bounded time."""
