"""One seat's side of a game: the meaning of a line now, and what the player is told.

A session knows neither terminal nor clock. `handle` takes an intent and returns what to say. When
another session of the same table has acted, `news` returns what this one has not told.
"""

from collections.abc import Callable, Sequence
from typing import assert_never

import msgspec

from splendor_access.game.actions import Action
from splendor_access.session.aim import Aim
from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Company, Dialogue, OwnDevices
from splendor_access.session.intents import EntryPrompt, Intent, ReadsOn, Said
from splendor_access.session.line_parser import SEVERAL, LineParser
from splendor_access.session.listener import Listener
from splendor_access.session.moves import Moves, Undo
from splendor_access.session.news import (
    News,
    TurnCall,
    introduction,
    take_in,
    welcome_back,
    whose_turn,
)
from splendor_access.session.prompts import Choice, Confirm, Handover, Prompt, Reply, SaveTrouble
from splendor_access.session.replying import Deeds, Replying
from splendor_access.session.saving import Another, Saving
from splendor_access.settings import settings_command, shortcuts
from splendor_access.settings.names import language_wanted
from splendor_access.settings.shortcuts import Shortcuts
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk import rulebook
from splendor_access.talk.messages import Message, Messages, clean, say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    GROUPS,
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    is_understood,
    reads,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Session:
    """One seat of a game, in one language. It acts and speaks for that seat alone.

    `strict`: lines are piped in instead of typed at a prompt. `guarded`: others can read along, and
    hand in their own actions. `company` are the other people, by default each at their own device.
    `handovers` is as in `SharedKeyboard`: one seat passes nothing on.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        style: Style,
        *,
        strict: bool = False,
        guarded: bool = False,
        company: Company | None = None,
        saving: Callable[[Table, Dialogue], Saving] = Saving,
    ) -> None:
        self.table = table
        self.seat = seat
        self.style = style
        self.shortcuts = Shortcuts()
        self.listener = Listener(seat)
        self.listener.take_undos(table.undone)
        self._strict = strict
        self._guarded = guarded
        self._company = company or OwnDevices(table)
        self._dialogue = Dialogue(table)
        self._company.join(seat, self._dialogue)
        self._saving = saving(table, self._dialogue)
        self._lines = LineParser(table, style, self._dialogue, strict=strict)
        self._lines.listener = lambda: self.listener
        self._moves = Moves(
            table, seat, self._dialogue, self._saving, guarded=guarded, partly=not strict
        )
        self._undo = Undo(table, seat, self._dialogue, self._saving, self._company)
        self._answers = Answers(
            table,
            self.listener,
            style,
            guarded=guarded,
            strict=strict,
            passed_to=self._company.next_holder,
        )
        self._turn_call = TurnCall(table, self.listener, style, by_name=guarded)
        self._replying = Replying(
            table,
            seat,
            self._dialogue,
            self._saving,
            self._lines,
            Deeds(self._run, self._parsed, self._respond, self._turn_call.again),
            strict=strict,
        )
        self._aim = Aim(table, seat, self._answers, style, guarded=guarded, strict=strict)
        self._news = News(table, self.listener, style)
        self.handovers = 0
        self._stale = False
        self._answered: str | None = None
        self._done_at: int | None = None  # so many answers come before the news of a deed

    # What channels need to know

    @property
    def prompt_word(self) -> Message:
        """The prompt, a word for the player's next step."""
        return self._dialogue.prompt_word(self.seat)

    @property
    def open_prompt(self) -> Prompt | None:
        """The prompt that is open, or None."""
        return self._dialogue.prompt

    @property
    def entering(self) -> EntryPrompt | None:
        """What must be entered in a game with a real box, or None."""
        return None

    @property
    def apart(self) -> bool:
        """Whether secrets of this seat go another way than to the shared screen."""
        return False

    @property
    def bot(self) -> int | None:
        """The seat of the computer opponent to act, or None."""
        state = self.table.state
        waits = isinstance(self.open_prompt, SaveTrouble) or self.finished or state.phase == "over"
        return state.to_act if state.to_act in self.table.bots and not waits else None

    @property
    def waits(self) -> bool:
        """Whether the answer to a line is still to come from elsewhere."""
        return self.table.waits

    def must_wait(self, line: str) -> bool:
        """Return whether a piped line is an action before its turn."""
        table = self.table
        theirs = table.elsewhere and not table.over and table.state.to_act != self.seat
        return self._strict and theirs and isinstance(self._parsed(line), Act | Pay | Menu)

    @property
    def leaving(self) -> bool:
        """Whether the player is being asked whether to leave."""
        return self._dialogue.leaving

    @property
    def finished(self) -> bool:
        """Whether the player has left the game."""
        return self._saving.finished

    @property
    def failed(self) -> bool:
        """Whether the player has left a game that is not saved."""
        return self._saving.failed

    @property
    def another(self) -> Another | None:
        """What the player has left this game for, or None."""
        return self._saving.another

    @property
    def languages(self) -> tuple[str, ...]:
        """The language of each person here, in seat order."""
        return (self.style.locale.language,)

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the language."""
        return self.style.vocabulary

    @property
    def answers(self) -> Answers:
        """The answers to the seat's questions, which narrate events, too."""
        return self._answers

    # Telling

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Introduce the players, and name the next step."""
        table = self.table
        if resumed:
            head = welcome_back(table, self.answers.scene())
            self.listener.skip_to(table.told_before)
        else:
            head = introduction(table, self.seat, by_name=self._guarded)
        said = [*map(Said, head)]
        if self.listener.tutor.on:
            said.append(Said(say("opening-tutorial")))
        elif not resumed:
            said += self._hints([say("opening-help")])
        due = [Said(message, "turn") for message in whose_turn(table, self.seat)]
        return [*said, *self._untold(), *due, *self._call()]

    def news(self) -> list[Said]:
        """Return what the seat has not been told, and the call to act."""
        return [*self._untold(), *self._call()]

    def _untold(self) -> list[Said]:
        unsaid, self._dialogue.unsaid = self._dialogue.unsaid, []
        return [*map(Said, unsaid), *self._news.take(self.answers)]

    def _hints(self, hints: Messages) -> list[Said]:
        return [Said(hint, "hints") for hint in hints if self.style.says("hints")]

    def _call(self) -> list[Said]:
        """Call the seat to act, or ask for the device to be passed to the player to act."""
        state = self.table.state
        prompt = self.open_prompt
        if isinstance(prompt, Handover) and prompt.seat != state.to_act:
            # The player who was due has acted from elsewhere.
            prompt = self._dialogue.prompt = None
        if prompt is not None or self.finished or state.phase == "over":
            return []
        handover = self._company.handover(state.to_act)
        if handover:
            self._dialogue.prompt = handover
            return [Said(message, "turn") for message in handover.messages()]
        due = self._turn_call.due()
        # Where others listen a player's aim is told to them alone, when it is their turn.
        aim = self._aim.after_turn() if due and self._guarded and state.phase == "act" else []
        return [*(Said(each, "turn") for each in aim), *due]

    # Intents

    def handle(self, intent: Intent) -> list[Said]:
        """Handle an intent, and return everything to say now."""
        if intent.notice is not None:
            return self._hear_notice(intent.source, intent.notice)
        if intent.cancels:
            return self.cancel()
        if intent.happened is not None:
            return self._take_in(intent.happened)
        self._stale = intent.seen is not None and intent.seen != self.table.version
        self._answered = self._done_at = None
        before, begin, prompt = self._untold(), len(self.table.log), self.open_prompt
        mine = self.table.state.to_act == self.seat
        if intent.action is not None:
            answer = self._handle_action(intent, intent.action)
        else:
            answer = self._answer_line(intent)
        answer = [*answer, *self._news.take_undone(self.answers)]
        events = [logged.event for logged in self.table.log[begin:]]
        tutor = self.listener.tutor
        # While the tutorial is off only what is done on the table counts.
        hints = tutor.saw(self._answered, events) if tutor.on or events else []
        ended = mine and self.table.state.to_act != self.seat and not self._guarded
        aim = [Said(each, "turn") for each in self._aim.after_turn()] if ended else []
        news, due = [*before, *self._untold()], [*aim, *self._hints(hints), *self._call()]
        at = len(answer) if self._done_at is None else self._done_at
        told = [*map(Said, answer[:at]), *news, *map(Said, answer[at:]), *due]
        if intent.action is None:
            self.listener.remember([said.message for said in told])
            if self._answered not in GROUPS["history"]:
                self.listener.keep([*answer, *hints])
            if self._muted() and self.open_prompt is prompt:
                told = [Said(say("answer-kept", count=len(answer))), *news, *due]
        return told

    def _hear_notice(self, source: str, notice: Message) -> list[Said]:
        """Tell what a channel says of itself, which can be asked again and felt among the news.

        What a display says of itself is no news to the hand on it.
        """
        self.listener.keep([notice])
        if source != "display":
            log = self.table.log
            self.listener.announce(log[-1].number if log else 0, [notice])
        return [Said(notice, "turn")]

    def _take_in(self, happened: Callable[[], Sequence[Said]]) -> list[Said]:
        """Tell an event from elsewhere; `again` repeats the answers in it."""
        before, talk = self.listener.heard, self.style.says("talk")
        told = take_in(happened, self.table, self.listener, self._dialogue, talk=talk)
        told += self._untold()
        events = [logged.event for logged in self.table.log if logged.number > before]
        hints = self.listener.tutor.saw(None, events)
        said = [*told, *self._hints(hints), *self._call()]
        if any(each.kind in ("answers", "mine", "talk") for each in said):
            self.listener.remember([each.message for each in said])
        self.listener.keep(hints)
        return said

    def _muted(self) -> bool:
        """Return whether an answer about the game is kept without being said."""
        about_game = any(self._answered in GROUPS[g] for g in ("table", "players", "advice"))
        return about_game and not self.style.says("answers")

    def cancel(self) -> list[Said]:
        """Drop the open prompt (Ctrl-C), or say how to leave."""
        cancelled = self._dialogue.cancel()
        if not cancelled:
            return [Said(say("how-to-leave"))]
        due = [] if cancelled == "back" else self._call() or self._turn_call.again()
        return [Said(say("cancelled")), *due]

    def leave(self) -> list[Said]:
        """Ask once whether to leave (quit, or end of input at a terminal)."""
        return [*map(Said, self._saving.quit())]

    def end_of_input(self) -> list[Said]:
        """Leave without a question, as at the end of piped input."""
        return [*map(Said, self._saving.leave())]

    def begin_save(self, *, ask: bool) -> list[Said]:
        """Begin to save the game. If that fails, ask what to do, or play on unsaved."""
        return [*map(Said, self._saving.begin(ask=ask))]

    def _handle_action(self, intent: Intent, action: Action) -> Messages:
        by_human = intent.seat in self.table.humans
        foreign = by_human and intent.seat != self.seat and not self._guarded
        if self._stale or foreign or intent.seat != self.table.state.to_act:
            return [say("meanwhile")] if by_human else []
        if by_human and self.table.refusal(action) is None:
            self._dialogue.drop_choice()
        return self._moves.do(action)

    def meanings(self, intent: Intent) -> list[Parsed | Reply]:
        """Return what an intent would mean now, part by part, without doing it."""
        if intent.meant:
            return [intent.meant]
        return [*map(self._parsed, self._parts(intent.text) or [intent.text])]

    def understands(self, text: str) -> bool:
        """Return whether a line has a meaning now that is not guessed, without doing it."""
        return is_understood(self._parsed(text))

    def only_reads(self, text: str) -> bool:
        """Return whether a line only asks, or means nothing."""
        return isinstance(meant := self._parsed(text), Unclear) or reads(meant)

    def reads_on(self, text: str) -> ReadsOn | None:
        """Return what a line does behind a long answer; None if it is about something else."""
        return self._lines.reads_on(self._expanded(text))

    def _parsed(self, text: str) -> Parsed | Reply:
        return self._lines.parse(self._expanded(text), self.answers.scene())

    def _expanded(self, text: str) -> str:
        """Return a line with what its alias means, where the player has any."""
        return self.shortcuts.expand(text) if self.shortcuts.aliases else text

    def _parts(self, text: str) -> list[str]:
        """Return the lines that a line is; none where it is only one."""
        line = self._expanded(text)
        return self._lines.parts(line, self.answers.scene()) if SEVERAL.search(line) else []

    def _answer_line(self, intent: Intent) -> Messages:
        """Answer a line, or the several lines that it is, as far as they can be done."""
        parts = [] if intent.meant or self._stale else self._parts(intent.text)
        if not parts:
            return self._respond(intent.meant or self._parsed(intent.text), intent.text)
        told, asked, refused = list[Message](), 0, False
        while parts and not (self.open_prompt or self.finished or refused):
            asked = len(told)
            told += (answer := self._respond(meant := self._parsed(parts[0]), parts.pop(0)))
            refused = bool(answer) and answer[0].name == "not-understood"
            if isinstance(meant, Act | Pay):
                self._done_at, refused = len(told), bool(answer)  # the rest was meant behind it
        left = [say("left-undone", typed=clean(", ".join(parts)))] if parts else []
        asked = asked if self.open_prompt else len(told)
        return [*told[:asked], *left, *told[asked:]]

    def _respond(self, meant: Parsed | Reply, typed: str) -> Messages:
        if isinstance(meant, Do) and language_wanted(typed) is not None:
            return [*self._run(meant), *self._dialogue.question()]
        if meant == Reply("repeat"):
            return self._repeated()
        if again := self._replying.ask_again(meant, typed):
            return again
        match self.open_prompt:
            case SaveTrouble() | Confirm():
                return self._replying.answer(meant, typed)
            case Choice() | None if self._replying.lets_be(meant) and self._dialogue.cancel():
                return [say("cancelled"), *self._replying.behind_cancel(meant)]
            case Choice() as choice if isinstance(meant, Reply):
                option = choice.option(meant)
                if option == Ask("again"):
                    self.listener.leave_guess()
                if isinstance(option, Ask | Look | Do):
                    self._dialogue.close_reading(guesses=True)
                told = self._run(option) if option else [say("meanwhile")]
                left = [say("left-undone", typed=clean(meant.behind))] if meant.behind else []
                return [*told, *left]
        if isinstance(meant, Reply):
            return [say("meanwhile")]  # another source has answered it
        if self.open_prompt:
            self._dialogue.outlive(meant)
        told = self._run(meant)
        mixed_up = not self._strict and told and self._replying.mixes_up(meant, told[0], typed)
        return [told[0], say("letters-mixed-up"), *told[1:]] if mixed_up else told

    def _repeated(self) -> Messages:
        """Return what is asked for once more."""
        return self._replying.question()

    def _run(self, parsed: Parsed) -> Messages:
        if parsed != Ask("again"):
            self.listener.repeats = 0
        if isinstance(parsed, Ask | Look | Do):
            self._answered = parsed.command
        match parsed:
            case Unclear():
                return [parsed.answer]
            case Ask(command="again"):
                return self.listener.again(self.style)
            case Ask():
                answer = self.answers.answer(parsed)
                if isinstance(answer, Which):
                    return self._run(answer)
                return self._ask_first(answer) if isinstance(answer, Confirm) else answer
            case Look():
                self._dialogue.close_reading()
                return self.answers.look(parsed)
            case Which():
                return self._dialogue.offer(Choice("which", parsed.prompt, parsed.options))
            case Do():
                self._dialogue.close_reading(guesses=True)
                return self._do(parsed.command, parsed.about)
            case Act() | Pay() | Menu():
                return self._play(parsed)
            case _ as unknown:
                assert_never(unknown)

    def _ask_first(self, prompt: Confirm) -> Messages:
        """Ask before a secret is told; after a move, another person may be the one to reply."""
        if self._guarded:
            agreed = self._dialogue.unless_changed(prompt.yes)
            prompt = msgspec.structs.replace(prompt, yes=agreed)
        return self._dialogue.confirm(prompt)

    # Acting

    def _play(self, parsed: Act | Pay | Menu) -> Messages:
        state = self.table.state
        if isinstance(self.open_prompt, Handover):
            return [say("not-ready", name=self.table.names[self.open_prompt.seat])]
        if state.phase == "over":
            return [say("refused-over", friends="yes" if self.table.elsewhere else "no")]
        if state.to_act != self.seat:
            return [say("not-your-turn", name=self.table.names[state.to_act])]
        if self.table.waits or self._stale:
            return [say("friends-still-sent" if self.table.waits else "meanwhile")]
        self._dialogue.drop_choice()
        return self._moves.play(parsed)

    # Doing

    def _do(self, command: str, about: str) -> Messages:
        match command:
            case "undo":
                return self._undo.begin(int(about or 1), asks=not self._strict)
            case "settings":
                told = settings_command.answer_settings(about, self.style)
                # The rules of a game are no settings, but players look for them here.
                differ = rulebook.rule_differences(self.table.state.rules, len(self.table.players))
                return told if about else [*told, *differ]
            case "alias" | "key":
                return self._shortcut("aliases" if command == "alias" else "keys", about)
            case "save" | "rematch" | "new" | "coach" | "back":
                return self._saving.answer(command)
            case "ready":
                self._dialogue.close_reading()
                if not isinstance(self.open_prompt, Handover):
                    return [say("nobody-waits")]
                self.open_prompt.passed()
                self._dialogue.prompt = None
                return []
            case "aim":
                aimed = self._aim.answer(about)
                return self._run(aimed) if isinstance(aimed, Which) else aimed
            case _ if COMMANDS[command] == "friends":
                return self._company.online_command(command, about)
            case _ if COMMANDS[command] == "real":
                return [say("companion-only")]
            case _:
                return self._saving.quit()

    def _shortcut(self, kind: shortcuts.Kind, about: str) -> Messages:
        self.shortcuts, told = shortcuts.answer_shortcuts(
            self.shortcuts, kind, about, self.vocabulary, keep=not self.style.guest
        )
        return told
