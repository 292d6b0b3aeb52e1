"""One keyboard's side of a game: what a line means now, and what its listener is told.

A session knows neither terminal nor clock. `handle` takes an intent and returns what is to be
said; whoever sits at the keyboard answers to `prompt`.
"""

from collections.abc import Callable, Sequence
from typing import Literal, assert_never

from splendor_access.game.actions import Action, Buy, Reserve
from splendor_access.game.cards import GOLD, as_gems, lacking
from splendor_access.game.events import Dealt, Emptied, Refusal
from splendor_access.game.notation import from_dict
from splendor_access.game.record import HUMAN, Player, Undone
from splendor_access.game.state import HAND_INDEX
from splendor_access.preferences import settings_command, shortcuts
from splendor_access.preferences.settings import Settings
from splendor_access.preferences.shortcuts import Shortcuts
from splendor_access.preferences.style import Style
from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import Intent, Said
from splendor_access.session.listener import Listener
from splendor_access.session.menus import choices, menu, option, pay, ways_to_pay
from splendor_access.session.news import News
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    Prompt,
    Reply,
    Trouble,
    chosen,
)
from splendor_access.table.saves import SaveError
from splendor_access.table.table import Table, keep
from splendor_access.talk import describe
from splendor_access.talk.commands import (
    GROUPS,
    Act,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
)
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import (
    Arg,
    Elsewhere,
    Message,
    Messages,
    clean,
    colours,
    fold,
    line,
    say,
)
from splendor_access.talk.narrate import refused, your_turn
from splendor_access.talk.parser import CommandParser
from splendor_access.talk.vocabulary import Vocabulary

WAYS_OUT: tuple[Literal["again", "unsaved", "quit"], ...] = ("again", "unsaved", "quit")
"""How to go on when something could not be saved, as they are numbered."""


class Session:
    """The people at one keyboard; `seat` is the one that has it now.

    They hear `language`, or each one of `languages` in the order of their seats. `strict`: lines
    are piped in, and nobody types them at a prompt.
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
        self.table = table
        self.finished = False
        self.failed = False
        self._dialogue = Dialogue()
        humans = table.humans
        self.seat = table.state.to_act if table.state.to_act in humans else humans[0]
        self._strict = strict
        self._guarded = len(humans) > 1
        self._listeners = {seat: Listener(seat) for seat in humans}
        spoken = dict(zip(humans, languages, strict=False))
        self._styles = {
            seat: Style(spoken.get(seat, language), settings, alone=len(humans) == 1)
            for seat in humans
        }
        self._news = News(table, self._listeners)
        self.shortcuts = Shortcuts()
        self._stale = False
        self._answered: str | None = None
        self._vocabulary: tuple[Locale, Vocabulary] | None = None

    # What the world around needs to know

    @property
    def prompt_word(self) -> Message:
        """The word before the cursor, which says what is due."""
        return self._dialogue.prompt_word(self.table.state, self.seat)

    @property
    def open_prompt(self) -> Prompt | None:
        """The prompt that is open, or None."""
        return self._dialogue.prompt

    @property
    def bot(self) -> int | None:
        """The seat of the computer opponent that is to act now, or None."""
        state = self.table.state
        waits = isinstance(self.open_prompt, Trouble) or self.finished or state.phase == "over"
        return None if waits or state.to_act in self.table.humans else state.to_act

    @property
    def leaving(self) -> bool:
        """Whether the player has been asked whether to leave."""
        return self._dialogue.leaving

    @property
    def listener(self) -> Listener:
        """What the holder has heard."""
        return self._listeners[self.seat]

    @property
    def style(self) -> Style:
        """How the holder wants things said."""
        return self._styles[self.seat]

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the language; made when the first line comes."""
        locale = self.style.locale
        if self._vocabulary is None or self._vocabulary[0] is not locale:
            self._vocabulary = locale, Vocabulary(locale)
        return self._vocabulary[1]

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Tell who plays, and what is due."""
        table = self.table
        if resumed:
            head = [say("resumed", round=table.round), *describe.score(self.answers.scene())]
            for listener in self._listeners.values():
                listener.heard = table.log[-1].number if table.log else 0
                listener.called = None
        else:
            players: list[Arg] = [*map(self._introduced, range(len(table.players)))]
            head = [say("opening", edition=table.state.rules.edition, players=players)]
        said = [*map(Said, head)]
        if self.listener.tutor.on:
            said.append(Said(say("opening-tutorial")))
        elif not resumed:
            said += self._hints([say("opening-help")])
        return [*said, *self.news()]

    def _introduced(self, seat: int) -> Message:
        player: Player = self.table.players[seat]
        if player.kind == HUMAN:
            alone = seat == self.seat and not self._guarded
            return say("player-me") if alone else say("player-human", name=player.name)
        return say("player-bot", name=player.name, level=say(f"level-{player.kind}"))

    # Intents

    def handle(self, intent: Intent) -> list[Said]:
        """Do or answer what a source wants, and return all that is now to be said."""
        if intent.notice is not None:
            return [Said(intent.notice, "turn")]
        if intent.cancels:
            return self.cancel()
        self._stale = intent.seen is not None and intent.seen != self.table.version
        self._answered = None
        listener, begin = self.listener, len(self.table.log)
        prompt = self.open_prompt
        if intent.action is not None:
            answer = self._handle_action(intent, intent.action)
        else:
            text = self.shortcuts.expanded(intent.text)
            answer = self._respond(intent.meant or self._understood(text))
        deeds = [logged.event for logged in self.table.log[begin:]]
        hints = listener.tutor.saw(self._answered, deeds)
        news = [*self._untold(), *self._hints(hints), *self._call()]
        if intent.action is None:
            self.listener.remember(answer, [said.message for said in news])
            if self._answered not in GROUPS["history"]:
                listener.keep([*answer, *hints])
            if self._muted() and self.open_prompt is prompt:
                answer = [say("answer-kept", count=len(answer))]
        return [*map(Said, answer), *news]

    def _muted(self) -> bool:
        """Say whether what was answered is about the game, and kept without being said."""
        about_game = any(self._answered in GROUPS[g] for g in ("table", "players", "advice"))
        return about_game and not self.style.says("answers")

    def cancel(self) -> list[Said]:
        """Drop the prompt that is open (Ctrl-C), or say how to leave."""
        cancelled = self._dialogue.cancel()
        if not cancelled:
            return [Said(say("how-to-leave"))]
        if cancelled == "back":
            return [Said(say("cancelled"))]
        return [Said(say("cancelled")), *(self._call() or self._turn_again())]

    def leave(self) -> list[Said]:
        """Ask once whether to leave (quit, or end of input at a terminal)."""
        return [*map(Said, self._quit())]

    def end_of_input(self) -> list[Said]:
        """Leave without a question, as when piped input ends."""
        return [*map(Said, self._leave())]

    def begin_save(self, *, ask: bool) -> list[Said]:
        """Begin to save the game; where that fails ask what to do, or play on unsaved."""
        try:
            keep(self.table)
        except SaveError as error:
            detail = clean(error.detail)
            if not ask:
                return [Said(say("playing-unsaved", detail=detail))]

            def again() -> Messages:
                return [said.message for said in self.begin_save(ask=True)]

            self._dialogue.prompt = Trouble(again, list)
            told = [say("cannot-begin-save", detail=detail), say("save-trouble-choices")]
            return [*map(Said, told)]
        return []

    def _save_trouble(self, error: SaveError, again: Callable[[], Messages]) -> Messages:
        """Ask what to do about a decision that could not be saved, and was not done."""
        retry = self._unless_changed(again)
        self._dialogue.prompt = Trouble(retry, retry)
        detail = clean(error.detail)
        return [say(f"save-{error.reason}", detail=detail), say("save-trouble-choices")]

    def _unless_changed(self, then: Callable[[], Messages]) -> Callable[[], Messages]:
        """Put off something, to be done only if the table is then as it is now."""
        version = self.table.version
        return lambda: then() if self.table.version == version else [say("meanwhile")]

    def _handle_action(self, intent: Intent, action: Action) -> Messages:
        if self._stale or intent.seat != self.table.state.to_act:
            return [say("meanwhile")] if intent.seat in self.table.humans else []
        refusal = self.table.refusal(action)
        if refusal:
            return [self._refused(refusal)]
        if intent.seat in self.table.humans:
            self._dialogue.drop_choice()
        return self._act(action)

    def _understood(self, text: str) -> Parsed | Reply:
        """Return what a typed line means: a reply to the open prompt, or a command."""
        reply: Reply | Unclear | None = None
        match self.open_prompt:
            case Trouble():
                reply = self._way_out(text)
            case Confirm() if self.vocabulary.is_yes(text):
                reply = Reply("yes")
            case Choice():
                reply = chosen(self.open_prompt, text)
        return reply or self._read(text)

    def _way_out(self, text: str) -> Reply | None:
        """Return which way out of trouble a number or a word names."""
        word = fold(text.strip())
        for number, way in enumerate(WAYS_OUT, 1):
            if word == str(number) or word in self.vocabulary.words(way):
                return Reply(way)
        return None

    def _respond(self, meant: Parsed | Reply) -> Messages:
        match self.open_prompt:
            case Trouble():
                return self._answer_trouble(self.open_prompt, meant)
            case Confirm():
                return self._answer_confirm(self.open_prompt, meant)
            case Choice(options=options) if isinstance(meant, Reply):
                if not (isinstance(meant.word, int) and 0 < meant.word <= len(options)):
                    return [say("meanwhile")]
                _described, chosen_option = options[meant.word - 1]
                if isinstance(chosen_option, Ask):
                    self._dialogue.heard()
                return self._run(chosen_option)
        # A reply without a prompt: it has been replied to from elsewhere.
        return [say("meanwhile")] if isinstance(meant, Reply) else self._run(meant)

    def _read(self, text: str) -> Parsed:
        state = self.answers.scene().state
        number = text.strip()
        if state.phase == "noble" and state.to_act == self.seat and number.isdecimal():
            nobles = self._nobles()
            match chosen(nobles, number):
                case Reply(word=int() as picked):
                    return nobles.options[picked - 1][1]
                case Unclear() as unclear:
                    return unclear
        names = self.table.names
        if isinstance(self.open_prompt, Handover):
            waiting = Vocabulary(self._styles[self.open_prompt.seat].locale)
            if waiting.command(text.strip()) == "ready":
                return Do("ready")
        context = Context(state, self.seat, names, self._strict)
        return CommandParser(self.vocabulary).parse(text, context)

    def understands(self, text: str) -> bool:
        """Say whether a line means something now; nothing is done."""
        if isinstance(self.open_prompt, Choice) and chosen(self.open_prompt, text):
            return True
        return not isinstance(self._read(self.shortcuts.expanded(text)), Unclear)

    def _answer_confirm(self, prompt: Confirm, meant: Parsed | Reply) -> Messages:
        if meant == Reply("yes"):
            self._dialogue.prompt = None
            return prompt.yes()
        quits = meant == Do("quit") and not prompt.leaves
        if not isinstance(meant, Reply) and (_reads(meant) or quits):
            return self._run(meant)
        self._dialogue.prompt = None
        return prompt.no()

    def _answer_trouble(self, prompt: Trouble, meant: Parsed | Reply) -> Messages:
        match meant:
            case Reply(word="again"):
                self._dialogue.prompt = None
                return prompt.again()
            case Reply(word="unsaved"):
                self._dialogue.prompt = None
                self._stop_saving()
                return [say("unsaved"), *prompt.unsaved()]
            case Reply(word="quit"):
                return self._leave()
            case Ask() | Look():
                return self._run(meant)
            case _:
                return [say("save-trouble-choices")]

    def _stop_saving(self) -> None:
        if self.table.save:
            self.table.save.close()
            self.table.save = None

    def _run(self, parsed: Parsed) -> Messages:
        if parsed != Ask("again"):
            self.listener.repeats = 0
        if isinstance(parsed, Ask | Look | Do):
            self._answered = parsed.command
        match parsed:
            case Unclear():
                return [parsed.answer]
            case Ask(command="again"):
                return self._again()
            case Ask():
                answer = self.answers.answer(parsed)
                return self._dialogue.confirm(answer) if isinstance(answer, Confirm) else answer
            case Look():
                self._dialogue.heard()
                return self.answers.look(parsed)
            case Which():
                return self._dialogue.offer(Choice("which", parsed.question, parsed.options))
            case Do():
                return self._do(parsed.command, parsed.about)
            case Act() | Pay() | Menu():
                return self._play(parsed)
            case _ as unknown:
                assert_never(unknown)

    def _again(self) -> Messages:
        """Repeat the last answer; asked for once more, letter by letter."""
        listener = self.listener
        listener.repeats += 1
        if listener.repeats == 1:
            listener.repeated = listener.last
        if not listener.repeated:
            return [say("nothing-to-repeat")]
        if listener.repeats == 1:
            return listener.repeated
        spelled = [self.style.spelled(message) for message in listener.repeated]
        return [message for message in spelled if message.args["letters"]]

    # Acting

    def _play(self, parsed: Act | Pay | Menu) -> Messages:
        state = self.table.state
        if isinstance(self.open_prompt, Handover):
            return [say("not-ready", name=self.table.names[self.open_prompt.seat])]
        if state.phase == "over":
            return [say("refused-over")]
        if state.to_act != self.seat:
            return [say("not-your-turn", name=self.table.names[state.to_act])]
        if self._stale:
            return [say("meanwhile")]
        self._dialogue.drop_choice()
        match parsed:
            case Menu():
                offered = menu(parsed.command, state, self.answers.scene().state)
                return self._dialogue.offer(offered) if isinstance(offered, Choice) else [offered]
            case Pay():
                return self._pay(parsed)
            case Act():
                return self._try(parsed.action, asked=parsed.asked)

    def _try(self, action: Action, *, asked: bool = False) -> Messages:
        refusal = self.table.refusal(action)
        if refusal:
            return [self._refused(refusal, action)]
        if asked and isinstance(action, Reserve):
            gold = "yes" if self.table.state.bank[GOLD] else "no"
            question = say("ask-unseen", level=action.place, gold=gold)
            return self._dialogue.confirm(
                Confirm([question], lambda: self._play(Act(action)), lambda: [say("not-done")])
            )
        return self._act(action)

    def _refused(self, refusal: Refusal, action: Action | None = None) -> Message:
        """Tell why not, without telling others what a card costs that only its owner knows."""
        if isinstance(action, Buy) and action.place in HAND_INDEX and self._guarded:
            held = self.table.state.seats[self.seat].hand[HAND_INDEX[action.place]]
            if held and held.blind:
                return say("refused-veiled", place=action.place)
        return refused(refusal, self.table.state.rules.edition)

    def _act(self, action: Action) -> Messages:
        try:
            self.table.act(action)
        except SaveError as error:
            return self._save_trouble(error, lambda: self._act(action))
        return []

    def _pay(self, parsed: Pay) -> Messages:
        state = self.table.state
        unpaid = Buy(parsed.place)
        if self.table.refusal(unpaid):
            return self._try(unpaid)
        ways = ways_to_pay(state, parsed.place, parsed.given)
        if len(ways) > 1:
            return self._dialogue.offer(pay(state, parsed.place, ways))
        if ways:
            return self._act(Buy(parsed.place, ways[0]))
        return self._try(Buy(parsed.place, from_dict(parsed.given)))

    def _nobles(self) -> Choice:
        state = self.table.state
        options = [(option(action, state), Act(action)) for action in choices("noble", state)]
        return Choice("noble", say("menu-noble", count=len(options)), options)

    # Doing

    def _do(self, command: str, about: str) -> Messages:
        match command:
            case "undo":
                return self._undo()
            case "settings":
                return self._settings(about)
            case "alias" | "key":
                return self._shortcut("aliases" if command == "alias" else "keys", about)
            case "save":
                return [say("saved" if self.table.save else "save-none")]
            case "ready":
                return self._ready()
            case _:
                return self._quit()

    def _settings(self, about: str) -> Messages:
        """Tell or change a setting; all but the language is that of the keyboard."""
        style = self.style
        told = settings_command.answer(about, style)
        for other in self._styles.values():
            other.use(style.settings)
        return told

    def _shortcut(self, kind: shortcuts.Kind, about: str) -> Messages:
        self.shortcuts, told = shortcuts.answer(self.shortcuts, kind, about, self.vocabulary)
        return told

    def _ready(self) -> Messages:
        self._dialogue.heard()
        if not isinstance(self.open_prompt, Handover):
            return [say("nobody-waits")]
        self.seat = self.open_prompt.seat
        self._dialogue.prompt = None
        return []

    def _quit(self) -> Messages:
        if self.table.over:
            return self._leave()
        question = say("ask-quit" if self.table.save else "ask-quit-unsaved")
        return self._dialogue.confirm(
            Confirm([question], self._leave, lambda: [say("stayed")], leaves=True)
        )

    def _leave(self) -> Messages:
        self.finished = True
        if self.table.over:
            return [say("goodbye")]
        trouble = isinstance(self.open_prompt, Trouble)
        self.failed = self.table.save is None or trouble
        if self.table.save and trouble:
            return [say("left-in-trouble")]
        return [say("left-unsaved" if self.failed else "left")]

    def _undo(self) -> Messages:
        self._dialogue.prompt = None
        to = self.table.last_turn_of(self.seat)
        if to is None:
            return [say("nothing-to-undo")]
        turns = {moment.state.to_act for moment in self.table.moments[to:]}
        others = turns & set(self.table.humans) - {self.seat}
        return self._ask_others(to, sorted(others))

    def _ask_others(self, to: int, asked: list[int]) -> Messages:
        """Ask the other people whose turns would be taken back, one after another."""
        if not asked:
            return self._undo_to(to)
        names = self.table.names
        first, *others = asked
        question = self._to(first, say("ask-undo", name=names[first], asker=names[self.seat]))
        refuse = say("undo-refused", name=names[first])
        return self._dialogue.confirm(
            Confirm(
                [question],
                self._unless_changed(lambda: self._ask_others(to, others)),
                lambda: [refuse],
            )
        )

    def _undo_to(self, decisions: int) -> Messages:
        try:
            taken_back = self.table.undo_to(decisions)
        except SaveError as error:
            return self._save_trouble(error, lambda: self._undo_to(decisions))
        last = self.table.log[-1].number if self.table.log else 0
        for listener in self._listeners.values():
            listener.forget_after(last)
        narrated = self.answers.narrated
        # The cards that came since go back by themselves.
        done = [event for event in taken_back if not isinstance(event, Dealt | Emptied)]
        deeds = [deed for event in done for deed in narrated(event, shared=True)]
        undone = [say("taken-back", deed=deed) for deed in deeds]
        mark = self.table.entries[-1]
        seen = [say("undo-seen")] if isinstance(mark, Undone) and mark.seen else []
        return [say("undone", count=len(undone)), *undone, *seen]

    # Telling

    @property
    def answers(self) -> Answers:
        """What answers the holder's questions, and tells events to the holder."""
        return Answers(
            self.table,
            self.listener,
            self.style,
            self.vocabulary,
            guarded=self._guarded,
            strict=self._strict,
        )

    def news(self) -> list[Said]:
        """Return what the holder has not been told yet, and the call to act."""
        return [*self._untold(), *self._call()]

    def _untold(self) -> list[Said]:
        return self._news.take(self.seat, self.answers, self.style)

    def _hints(self, hints: Messages) -> list[Said]:
        return [Said(hint, "hints") for hint in hints if self.style.says("hints")]

    def _call(self) -> list[Said]:
        """Call to act whoever is due and has not been called for this state of the table."""
        state = self.table.state
        if isinstance(self.open_prompt, Handover) and self.open_prompt.seat != state.to_act:
            # The one who was due has acted from elsewhere.
            self._dialogue.prompt = None
        if self.open_prompt is not None or self.finished or state.phase == "over":
            return []
        if state.to_act in self.table.humans and state.to_act != self.seat:
            self._dialogue.prompt = Handover(state.to_act)
            return [Said(message, "turn") for message in self.passing(state.to_act)]
        if state.to_act != self.seat or self.listener.called == self.table.version:
            return []
        return self._turn_again()

    def passing(self, seat: int) -> list[Message]:
        """Return what asks for another person, in the holder's language and then in theirs."""
        passing = say("pass-device", name=self.table.names[seat])
        theirs = self._to(seat, passing)
        return [passing] if theirs is passing else [passing, theirs]

    def _to(self, seat: int, message: Message) -> Message:
        """Put a message that is for another seat than the holder's into that one's language."""
        language = self._styles[seat].locale.language
        if language == self.style.locale.language:
            return message
        return line(Elsewhere(message, language))

    def _turn_again(self) -> list[Said]:
        state = self.table.state
        if state.to_act != self.seat or state.phase == "over":
            return []
        self.listener.called = self.table.version
        name = self.table.names[self.seat] if self._guarded else None
        nobles = state.phase == "noble"
        lines = self._nobles().lines() if nobles else your_turn(state, self.seat, name)
        if state.phase == "act" and choices("pass", state):
            lines.append(say("only-pass"))
        bank = self._bank() if state.phase == "act" else []
        return [*bank, *(Said(message, "turn") for message in lines)]

    def _bank(self) -> list[Said]:
        """Tell which gems have run out in the bank, or are there again, since the last turn.

        Where what has changed is said at the start of a turn, that says so too.
        """
        gone = as_gems(int(not n) for n in self.table.state.bank)
        was, self.listener.gone = self.listener.gone, gone
        if self.style.settings.changed == "on" or not self.style.says("market"):
            return []
        told = [("bank-none", lacking(gone, was)), ("bank-again", lacking(was, gone))]
        return [
            Said(say(name, gems=colours(counts)), "market") for name, counts in told if any(counts)
        ]


def _reads(parsed: Parsed) -> bool:
    """Say whether a line only reads, or asks which of several things is to be read."""
    if isinstance(parsed, Which):
        return all(_reads(meant) for _described, meant in parsed.options)
    return isinstance(parsed, Ask | Look)
