"""What the lines of one seat at a real table mean: turns, cards, answers, corrections."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from splendor_access.companion.check import TableCheck
from splendor_access.companion.corrections import Corrections
from splendor_access.companion.counting import TokenCount
from splendor_access.companion.descriptions import (
    OtherEntries,
    duty_messages,
)
from splendor_access.companion.due_entries import Cards, UnderWay
from splendor_access.companion.moves import LateLine, RealMoves
from splendor_access.companion.naming import looks_like_code
from splendor_access.companion.own_words import (
    KeptLines,
    OwnWords,
    ReportedAction,
    begins_with_verb,
    parse_report,
)
from splendor_access.companion.setting_right import SettingRight
from splendor_access.game.actions import Buy
from splendor_access.game.state import MARKET_PLACES
from splendor_access.session.dialogue import Company, Dialogue
from splendor_access.session.intents import EntryPrompt, Intent, Said
from splendor_access.session.line_parser import SEVERAL
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Reply,
    noble_choice,
    parse_choice,
)
from splendor_access.session.saving import Saving
from splendor_access.session.session import Session
from splendor_access.settings.names import language_wanted
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, Messages, fold, line, say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Do,
    Parsed,
    Pay,
    Unclear,
    Which,
    reads,
)


class LineSession(Session):
    """The lines of one seat at a real table, and what they mean while something is asked for.

    Secrets of the seat go to its display or headphones; without them they are told as at a shared
    keyboard, on request. With `hides`, secret input is not echoed. With `company` the seat has its
    own device beside that keyboard, and hears what others enter.
    """

    def __init__(
        self,
        table: RealTable,
        seat: int,
        style: Style,
        *,
        strict: bool = False,
        hides: bool = False,
        company: Company | None = None,
        saving: Callable[[Table, Dialogue], Saving] = Saving,
    ) -> None:
        own = company is not None
        super().__init__(
            table, seat, style, strict=strict, guarded=not own, company=company, saving=saving
        )
        self._real = table
        # At a shared keyboard anybody may say "I".
        self._speaker = seat if own else None
        self._others = OtherEntries(table, seat, lambda: self.answers)
        self._corrections = Corrections(
            table, seat, self._dialogue, self._saving, lambda: self.answers, lambda: self.vocabulary
        )
        self._corrections.speaker = self._speaker
        self._check = TableCheck(
            table, self._dialogue, lambda: self.answers, lambda: self.vocabulary
        )
        self._count = TokenCount(
            table, self._dialogue, self._corrections, lambda: self.answers, lambda: self.vocabulary
        )
        self._righting = SettingRight(
            table,
            self._dialogue,
            self._saving,
            self._corrections,
            self._count,
            lambda: self.vocabulary,
        )
        self._entering = RealMoves(table, seat, self._dialogue, self._saving, self._corrections)
        self._cards = Cards(table, seat, self._dialogue, self._entering, lambda: self.vocabulary)
        self._cards.hides = hides
        self._named_in_choice: int | None = None
        self._late = LateLine(table, None)
        self._typed = ""
        self._hidden_until = 0
        self._kept = KeptLines(table)
        self._entered = False
        self._under_way = UnderWay(table, self._cards, self._entering, lambda: self.vocabulary)

    @property
    def prompt_word(self) -> Message:
        """The word before the cursor: the place whose card is asked for, or the player to act."""
        state = self.table.state
        if self.open_prompt or self.finished:
            return super().prompt_word
        if self._corrections.at is not None:
            return say("prompt-fix")
        if self._check.at is not None:
            return say("prompt-check")
        if self._count.at is not None:
            return say("prompt-count")
        if self._righting.at is not None:
            return say("prompt-which")
        if self._under_way.due:
            return self._under_way.prompt
        if self._cards.place:
            return line(self._cards.place)
        if self._real.book.pending:
            return say("prompt-fix")
        if state.phase == "over" or (state.to_act == self.seat and state.phase == "act"):
            return super().prompt_word
        return line(self.table.names[state.to_act])

    @property
    def apart(self) -> bool:
        """Whether a display or headphones can carry secrets of this seat."""
        return self.style.apart

    @property
    def entering(self) -> EntryPrompt | None:
        """What must be entered now, or None on the seat's own turn and after the game."""
        state = self.table.state
        if self._walks:
            return self._walk_prompt()
        question = self._under_way.question() if self._under_way.due else None
        if question:
            return self._under_way.entry_prompt(question)
        if self._cards.place:
            enter = say("companion-enter", place=self._cards.place)
            asking = self._cards.asking is not None
            return EntryPrompt(
                enter,
                hidden=self._cards.secret,
                cancels=asking,
                things=tuple(self._cards.candidates()),
                lines=(self._word("empty"),) if self._cards.may_be_empty else (),
            )
        if self._real.book.pending:
            return EntryPrompt(self._corrections.pending()[0], lines=(self._word("drop"),))
        if state.phase == "over" or state.to_act == self.seat:
            return None
        named = duty_messages(state, self.table.names)
        turn = say("companion-turn", name=self.table.names[state.to_act])
        return EntryPrompt(named[0] if named else turn, turn=True)

    def _walk_prompt(self) -> EntryPrompt:
        """Return what a correction, a comparison or a count asks for."""
        tokens = self._righting.at is not None and not self._righting.asks_card
        counts = self._count.at is not None or tokens
        lines: tuple[str, ...] = ()
        if self._corrections.at is not None:
            return self._corrections.entry_prompt(self.prompt_word, self._word("drop"))
        if self._check.at is not None:
            lines = ("yes", "no", "back")
        elif self._count.at is not None:
            lines = ("yes", "back")
        elif self._righting.asks_card:
            places = [*self.table.state.known_cards(self.table.state.to_act)]
            return EntryPrompt(
                self.prompt_word,
                lines=tuple(place for place in places if place in MARKET_PLACES),
                cancels=True,
            )
        return EntryPrompt(
            self.prompt_word, lines=tuple(map(self._word, lines)), cancels=True, counts=counts
        )

    def _word(self, kind: str) -> str:
        return self.vocabulary.locale.words(f"words-{kind}")[0]

    # What a line means

    def handle(self, intent: Intent) -> list[Said]:
        """Handle an intent, and return everything to say now."""
        self._entering.named = None
        self._late, self._typed = LateLine(self._real, intent.begun), intent.text
        if self._late:
            intent = replace(intent, seen=None)  # ask about it instead of refusing it
        rows = self._real.rows
        said = super().handle(intent)
        reminded = any(each.message.name == "companion-stands" for each in said)
        self._entered = self._real.rows > rows or reminded
        if not isinstance(self.open_prompt, Choice):
            self._named_in_choice = None
        elif self._entering.named is not None:
            self._named_in_choice = self._entering.named
        return said

    def _take_in(self, happened: Callable[[], Sequence[Said]]) -> list[Said]:
        """Tell an event from elsewhere, and enter what has waited for a card entered there."""
        said = super()._take_in(happened)
        if not self._kept or self.table.state.awaiting:
            return said
        told = self._enter_kept() if self._kept.only_cards_came else self._kept.drop()
        return [*said, *map(Said, told), *self._untold(), *self._call()]

    def _answer_line(self, intent: Intent) -> Messages:
        typed = self._expanded(intent.text)
        busy = intent.meant or self.open_prompt or self._walks or self._under_way.due
        if not busy and SEVERAL.search(typed):
            parts = self._lines.parts_with_question(typed, self.answers.scene())
            if parts and all(map(self.understands, parts)):
                self._kept.add(parts)
                return self._enter_kept()
        own = None if intent.meant else self._own_words(typed)
        several = own.deeds(typed) if own else []
        mishap = own is not None and not several and self._righting.tells(typed)
        if len(several) == 1 or mishap or (self._walks and not intent.meant):
            return self._enter_kept(self._respond(self._parsed(typed), typed))
        if own is None or not several:
            return self._enter_kept(super()._answer_line(intent))
        self._kept.add([*own.lines(several)])
        about = self._late.question_for_turn(None)
        if not about:
            return self._enter_kept()
        self._late = LateLine(self._real, None)
        agreed = self._dialogue.unless_changed(self._enter_kept)
        return self._dialogue.confirm(Confirm([about], agreed, self._kept.drop))

    def _enter_kept(self, before: Sequence[Message] = ()) -> Messages:
        """Enter the lines that wait, up to the first that has to wait on or is not entered.

        What was said `before` stands before what there is to say of them.
        """
        told = [*before]
        begun = self._real.rows
        while self._kept and not (self.open_prompt or self.finished or self._cards.asking):
            meant = self._parsed(self._kept.first)
            asks = not isinstance(meant, Reply) and reads(meant)
            names_card = isinstance(meant, Do) and meant.command == "card"
            if self.table.state.awaiting and not (asks or names_card):
                waits = self._real.rows != begun
                return [*told, *self._kept.wait_for(self._cards.place)] if waits else told
            rows, text = self._real.rows, self._kept.take()
            told += self._respond(meant, text)
            self._kept.begun = self.table.version
            if self._real.rows != rows:
                self._done_at = len(told)
            refused = self._real.rows == rows and not asks
            if refused and not (self.open_prompt or self._cards.asking):
                told += self._kept.drop()
        return told

    def _respond(self, meant: Parsed | Reply, typed: str) -> Messages:
        if isinstance(meant, Reply):
            # The options were those of the player named in the line that left the choice open.
            self._entering.named = self._named_in_choice
        answer = super()._respond(meant, typed)
        self._others.skip()
        return answer

    def _parsed(self, text: str) -> Parsed | Reply:
        if self._late.begun < self._hidden_until:
            return Do("late")  # it was typed unseen, so it is not read back
        typed = self._expanded(text)
        if language_wanted(typed) is not None:
            return super()._parsed(text)
        prompt = self.open_prompt
        if isinstance(prompt, Choice):
            if not self._strict and self.vocabulary.leaves(typed):
                return Reply("cancel")
            reply = parse_choice(prompt, typed, self.vocabulary) or self._agreed(prompt, typed)
            if isinstance(reply, Reply):
                return reply
        elif prompt is not None:
            return super()._parsed(text)
        if self.entering is not None and self._lines.repeats(typed):
            return Reply("repeat")
        if self._walks and (walk := self._walk(typed)):
            return walk
        if self._follows_entry(typed):
            if self._leaves(typed):
                return Do("stands")
            if self.vocabulary.agrees(typed) is False or self._righting.denies(typed):
                return Do("undo")
        if self._real.book.pending and fold(typed.strip()) in self.vocabulary.words("drop"):
            return Do("drop")
        if self._cards.is_on_label(typed):
            return Do("label")
        due = self._under_way.due
        if self._under_way.is_answer(typed) or (due and not self._is_question(typed)):
            return Do("begun", typed)
        turned_up = self._reported(typed) if self._cards.place else None
        if turned_up and isinstance(turned_up.parsed, Do):
            return turned_up.parsed
        if self._cards.place and self._cards.can_name(typed):
            return Do("card", typed)
        state = self.table.state
        if state.phase == "noble" and typed.strip().isdecimal():
            offered = noble_choice(state)
            number = parse_choice(offered, typed, self.vocabulary)
            option = offered.option(number) if isinstance(number, Reply) else number
            if option:
                return option
        told = parse_report(
            typed,
            self.vocabulary,
            state.view(None),
            self.table.names,
            strict=self._strict,
            speaker=self._speaker,
        )
        told = self._more_certain(told, self._reported(typed))
        unclear = told is None or isinstance(told.parsed, Unclear | Which) or self._misfits(told)
        asks = self._strict or self._is_question(typed)
        if unclear and not asks and self._righting.tells(typed):
            return Do("mishap", typed)
        if told is None and self._cards.place and self._cards.can_name(typed, partly=True):
            return Do("card", typed)
        if told is None:
            meant = super()._parsed(text)
            lost = isinstance(meant, Unclear | Which) and not self._strict
            return Do("mishap", typed) if lost and self._righting.tells(typed) else meant
        self._entering.named = told.seat
        return told.parsed

    def _own_words(self, typed: str) -> OwnWords | None:
        """Return the reader of own words; None for a code, or an answer to a question."""
        if looks_like_code(typed):
            return None
        asks = self._is_question(typed) and not begins_with_verb(typed, self.vocabulary)
        own = OwnWords(self.table, self._speaker, lambda: self.vocabulary)
        busy = self._walks
        if isinstance(self.open_prompt, Choice):
            # What names no player may be a reply.
            busy = all(deed.seat is None for deed in own.deeds(typed)[:1])
        elif self.open_prompt:
            busy = True
        waits = self._strict or busy or self._under_way.due or asks
        return None if waits else own

    def _reported(self, typed: str) -> ReportedAction | None:
        """Return the one deed that a line tells of in words of any order, or None."""
        own = self._own_words(typed)
        return own.reported(typed) if own else None

    def _more_certain(
        self, told: ReportedAction | None, own: ReportedAction | None
    ) -> ReportedAction | None:
        """Return what a command says or what the whole line tells of, if they are not the same.

        A command may leave words out: `takes c1 into her hand` is no purchase.
        """
        if told is None or own is None or isinstance(told.parsed, Unclear):
            return own or told
        if isinstance(told.parsed, Which) and isinstance(own.parsed, Act):
            return told if self._real.refusal(own.parsed.action) else own
        if not isinstance(told.parsed, Act | Pay) or not isinstance(own.parsed, Act | Pay):
            return told
        same = True
        if isinstance(told.parsed, Act) and isinstance(own.parsed, Act):
            same = type(told.parsed.action) is type(own.parsed.action)
            refused = self._real.refusal(told.parsed.action)
            same = same and not (refused and not self._real.refusal(own.parsed.action))
        elif isinstance(told.parsed, Pay) and isinstance(own.parsed, Act):
            same = isinstance(own.parsed.action, Buy)
        return told if same else own

    def _misfits(self, told: ReportedAction) -> bool:
        """Return whether an action cannot be so, and may be what the line tells of a mishap."""
        if not isinstance(told.parsed, Act | Pay):
            return False
        other = told.seat not in (None, self.table.state.to_act)
        acts = isinstance(told.parsed, Act) and self._real.refusal(told.parsed.action) is not None
        return other or acts

    def _follows_entry(self, typed: str) -> bool:
        """Return whether a line may be about what has just been entered and read back."""
        due = self._strict or self._under_way.due or not self._entered
        return not (due or looks_like_code(typed))

    def _walk(self, typed: str) -> Do | None:
        """Return what a line is to a correction, check or count; None for a question about it.

        A word that leaves one of them may be a command elsewhere, such as `stop` in Dutch.
        """
        asks = self._is_question(typed) and not self.vocabulary.leaves(typed)
        if self._righting.at is not None and self._righting.card_named(typed):
            return Do("which-one", typed)
        walks = {
            "fixed": self._corrections.at,
            "checked": self._check.at,
            "counting": self._count.at,
            "which-one": self._righting.at,
        }
        names = (name for name, at in walks.items() if at is not None)
        return None if asks else Do(next(names), typed)

    def _leaves(self, typed: str) -> bool:
        """Return whether a line says to leave something, and is no command."""
        enough = fold(self.vocabulary.plain(typed)).replace(" ", "-")
        leaves = self.vocabulary.leaves(typed) or enough in self.vocabulary.words("enough")
        return leaves and not self._is_question(typed)

    def _agreed(self, prompt: Choice, typed: str) -> Reply | None:
        """Return the reply of a yes or no to a choice of one thing alone."""
        agrees = self.vocabulary.agrees(typed) if len(prompt.options) == 1 else None
        return None if agrees is None else Reply(1) if agrees else Reply("cancel")

    def _repeated(self) -> Messages:
        """Return what the program waits for a reply or an entry to."""
        entering = None if self.open_prompt else self.entering
        return [entering.message] if entering else super()._repeated()

    @property
    def _walks(self) -> bool:
        """Whether an entry is corrected, or the table is compared or counted."""
        walks = (self._corrections, self._check, self._count, self._righting)
        return any(each.at is not None for each in walks)

    def _cancel_walk(self) -> bool:
        """Leave a correction, a comparison or a count, and return whether there was one."""
        walks = (self._corrections, self._check, self._count, self._righting)
        return any(each.cancel() for each in walks)

    def _is_question(self, typed: str) -> bool:
        """Return whether a line is a question, or about the program itself."""
        words = self.vocabulary.split(typed)
        command = self.vocabulary.command(words[0]) if words else None
        return command is not None and COMMANDS[command] != "act"

    def cancel(self) -> list[Said]:
        """Drop the open question (Ctrl-C), or say how to leave."""
        asking = self._cards.asking or self._cancel_walk()
        if not self.open_prompt and asking:
            self._cards.asking = None
            return [Said(say("cancelled")), *self._call()]
        return super().cancel()
