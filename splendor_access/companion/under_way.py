"""A game already under way when the companion joins: the questions about it, and the answers."""

from collections.abc import Callable

from splendor_access.companion.cards import Cards
from splendor_access.companion.descriptions import (
    ask_for_due,
    describe_start_entry,
    is_none,
    parse_plain_entry,
    parse_unseen_level,
)
from splendor_access.companion.moves import RealMoves
from splendor_access.companion.naming import explain_misfit
from splendor_access.game.cards import LEVELS
from splendor_access.session.intents import EntryPrompt
from splendor_access.table.book import Entered
from splendor_access.table.real_start import Agreed, AtStart, DoesNotFit, Due, Had
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import Message, Messages, clean, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


class UnderWay:
    """The questions about a game under way. Without any it does nothing."""

    def __init__(
        self,
        table: RealTable,
        cards: Cards,
        moves: RealMoves,
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self._table = table
        self._cards = cards
        self._moves = moves
        self._vocabulary = vocabulary

    @property
    def due(self) -> Due | None:
        """The entry asked for, other than the cards and nobles on the table, or None."""
        due = self._table.book.due
        return due if due and due.kind != "place" else None

    def question(self) -> Message | None:
        """Return the question for the due entry, or None."""
        due = self._table.book.due
        return ask_for_due(due, self._table.state, self._table.names) if due else None

    @property
    def prompt(self) -> Message:
        """The word before the cursor."""
        due = self.due
        assert due
        return say(f"begun-prompt-{due.kind}", name=self._table.names[due.seat])

    def entry_prompt(self, question: Message) -> EntryPrompt:
        """Return the present question with what keys may enter: the usual reply first."""
        due, locale = self.due, self._vocabulary().locale
        assert due
        if due.kind == "turn":
            return EntryPrompt(question, lines=self._table.names)
        word = "words-yes" if due.kind in ("points", "bank") else "words-done"
        lines: tuple[str, ...] = (locale.words(word)[0],)
        if due.kind == "reserved":
            level = locale.words("words-level")[0]
            lines += tuple(f"{level} {letter}" for letter in LEVELS)
        things = tuple(self._cards.candidates()) if self._cards.due_holding else ()
        return EntryPrompt(question, lines=lines, counts=due.kind == "tokens", things=things)

    def is_answer(self, typed: str) -> bool:
        """Return whether a line answers the present question, whatever else it can mean."""
        due = self._table.book.due
        if due is None or not self._table.book.under_way:
            return False
        vocabulary = self._vocabulary()
        if not typed.strip():
            return due.kind not in ("turn", "place")
        if parse_unseen_level(due, typed, vocabulary):
            return True
        return is_none(typed, vocabulary) or (
            due.kind != "place" and vocabulary.agrees(typed) is True
        )

    def take(self, typed: str) -> Messages:
        """Take an answer to the present question, and ask the next one."""
        due = self._table.book.due
        if due is None:
            return [say("companion-no-card-due")]
        names, vocabulary = self._table.names, self._vocabulary()
        entry = parse_plain_entry(due, typed, vocabulary, names, self._table.state)
        if entry is not None:
            return self._enter(entry)
        if due.kind in ("card", "reserved", "noble"):
            return self.with_next_question(due, self._cards.enter_line(typed))
        question = ask_for_due(due, self._table.state, names)
        differs = due.kind in ("points", "bank") and typed.strip()
        head = say("begun-differs") if differs else say("begun-unclear", typed=clean(typed))
        return [head, question]

    def _enter(self, entry: AtStart) -> Messages:
        due = self._table.book.due
        try:
            trouble = self._moves.enter(Entered(entry))
        except DoesNotFit as error:
            state, names = self._table.state, self._table.names
            assert due
            misfit = explain_misfit(error, Entered(entry), state, names)
            return [misfit, ask_for_due(due, state, names)]
        told = describe_start_entry(entry, self._table.state, self._table.names)
        silent = isinstance(entry, Agreed) or (isinstance(entry, Had) and entry.item is None)
        return self.with_next_question(due, trouble or ([] if silent else [told]))

    def with_next_question(self, before: Due | None, told: Messages) -> Messages:
        """Append the next question to messages, if it has changed."""
        after = self._table.book.due
        if before is None or after == before or not self._table.book.under_way:
            return told
        if after is None:
            following = self._table.names[self._table.state.to_act]
            return [*told, say("begun-all", name=following)]
        if after.kind == "place" and before.kind == "place":
            return told
        return [*told, ask_for_due(after, self._table.state, self._table.names)]
