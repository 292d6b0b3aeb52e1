"""`count`: the tokens as they lie, and which single mistake in the entries explains what differs.

A mistake is one entry of a seat that was really another: other gems were taken or given back, or
something else was paid. Afterwards everything else must fit as before. What the rules allow is
likelier than what they do not, and of what is as likely the latest comes first.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from splendor_access.companion.corrections import Corrections
from splendor_access.companion.descriptions import describe_entry_publicly, entry_line
from splendor_access.game.actions import Buy, Reserve, Return, Take
from splendor_access.game.cards import NO_GEMS, Gems, as_gems, gems, minus, plus
from splendor_access.game.events import IllegalAction
from splendor_access.game.legality import forced_refusal, refusal
from splendor_access.game.set_right import CountTokens, set_right_refusal, set_right_text
from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import Choice
from splendor_access.table.book import Book, Entered, Step
from splendor_access.table.real_start import DoesNotFit
from splendor_access.table.real_table import RealTable
from splendor_access.talk import describe
from splendor_access.talk.messages import Message, Messages, clean, fold, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Do
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

OFFERED = 3
"""How many explanations are offered."""

MOST_TAKEN = 4
"""More tokens than this nobody takes at once by mistake."""


class Explanation(msgspec.Struct, frozen=True):
    """Entry `at` was really `entered`; with `inserts` that comes behind it."""

    at: int
    entered: Entered
    inserts: bool = False


def explanations(book: Book, counted: Sequence[Gems]) -> list[Explanation]:
    """Return the likeliest explanations of what the seats have, at most `OFFERED`."""
    changed = [
        (seat, minus(tokens, book.state.seats[seat].tokens))
        for seat, tokens in enumerate(counted)
        if tokens != book.state.seats[seat].tokens
    ]
    found = [ranked for seat, off in changed for ranked in _of_seat(book, seat, off)]
    found.sort(key=lambda each: (each[0], -each[1].at))
    meant = (each for _rank, each in found if _explains(book, each, counted))
    return [each for _, each in zip(range(OFFERED), meant, strict=False)]


def _of_seat(book: Book, seat: int, off: Gems) -> Iterator[tuple[int, Explanation]]:
    """Yield what a seat could really have done, each with how unlikely it is."""
    for at, step in enumerate(book.steps):
        if step.before.to_act != seat:
            continue
        match step.entered.what:
            case Take(taken):
                really = plus(taken, off)
                if min(really) >= 0 and 0 < sum(really) <= MOST_TAKEN:
                    yield from _ranked(at, step, Take(really))
            case Return(given):
                really = minus(given, off)
                if min(really) >= 0 and any(really):
                    yield from _ranked(at, step, Return(really))
            case Buy(place, tuple() as paid):
                really = minus(paid, off)
                if min(really) >= 0:
                    yield from _ranked(at, step, Buy(place, really))
            case Reserve() if off in (gems("g"), minus(NO_GEMS, gems("g"))):
                moved = minus(step.after.seats[seat].tokens, step.before.seats[seat].tokens)
                if (moved == gems("g")) == (min(off) < 0):
                    yield 1, _gold_of(book, at, seat, off)
            case _:
                pass


def _gold_of(book: Book, at: int, seat: int, off: Gems) -> Explanation:
    """Return that the gold of a reservation was forgotten, or taken though none was entered."""
    end = at + 1
    while end < len(book.steps) and book.steps[end - 1].after.awaiting is not None:
        end += 1
    after = book.steps[end - 1].after
    tokens = tuple(
        plus(each.tokens, off) if i == seat else each.tokens for i, each in enumerate(after.seats)
    )
    right = CountTokens(minus(after.bank, off), tokens)
    return Explanation(end - 1, Entered(right), inserts=True)


def _ranked(at: int, step: Step, action: Take | Return | Buy) -> Iterator[tuple[int, Explanation]]:
    """Yield an explanation with its rank; none for what nobody can do."""
    who = step.entered.seat
    if refusal(step.before, action) is None:
        yield 0, Explanation(at, Entered(action, who))
    elif forced_refusal(step.before, action) is None:
        yield 2, Explanation(at, Entered(action, who, "counted"))


def _explains(book: Book, each: Explanation, counted: Sequence[Gems]) -> bool:
    """Return whether everything fits if an entry was really another."""
    try:
        after = corrected(book, each)
    except (IllegalAction, DoesNotFit, IndexError):
        return False
    if after.pending or after.state.phase != book.state.phase:
        return False
    changed = [
        seat for seat, tokens in enumerate(counted) if tokens != book.state.seats[seat].tokens
    ]
    right = [seat for seat in changed if after.state.seats[seat].tokens == counted[seat]]
    others = [seat for seat in range(len(counted)) if seat not in changed]
    same = all(after.state.seats[i].tokens == book.state.seats[i].tokens for i in others)
    return bool(right) and same


def corrected(book: Book, each: Explanation) -> Book:
    """Return the book as it is if an explanation is right. Raises as `Book.fix` does."""
    if not each.inserts:
        return book.fix(each.at, each.entered)
    if each.at + 1 == len(book.steps):
        return book.add(each.entered)
    return book.insert(each.at + 1, each.entered)


BANK = -1
"""Stands for the bank among the seats."""


class TokenCount:
    """A walk through all tokens: those of the bank, then those of each player.

    `at` is whose tokens are asked for, or None outside a count.
    """

    def __init__(
        self,
        table: RealTable,
        dialogue: Dialogue,
        corrections: Corrections,
        answers: Callable[[], Answers],
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self.at: int | None = None
        self._counted: dict[int, Gems] = {}
        self._found: Sequence[Explanation] = ()
        self._table = table
        self._dialogue = dialogue
        self._corrections = corrections
        self._answers = answers
        self._vocabulary = vocabulary

    def cancel(self) -> bool:
        """Stop, and return whether a count was under way."""
        was, self.at = self.at, None
        return was is not None

    def begin(self, about: str) -> Messages:
        """Begin to count all, or take what is told of one player: `count ben 2s1g`."""
        name, _, rest = about.partition(" ")
        seats = seats_named(name, self._table.names) if name else []
        if len(seats) == 1 and rest:
            given = self._gems(rest)
            if given is None:
                return [say("companion-count-unclear", typed=clean(about))]
            return self._explain({seats[0]: given})
        self.at, self._counted = BANK, {}
        return [say("companion-count"), *self._read()]

    def _gems(self, typed: str) -> Gems | None:
        vocabulary = self._vocabulary()
        found = parse_gems(vocabulary.split(typed), vocabulary, strict=True)
        return found[0] if len(found) == 1 else None

    def _read(self) -> Messages:
        assert self.at is not None
        if self.at == BANK:
            return describe.bank(self._answers().scene())
        held = self._table.state.seats[self.at].tokens
        name = self._table.names[self.at]
        return [say("companion-check-tokens", name=name, gems=held, count=sum(held))]

    def take(self, typed: str) -> Messages:
        """Take the count of the bank or of a player; Enter or yes is as it was read."""
        assert self.at is not None
        vocabulary = self._vocabulary()
        word = fold(vocabulary.plain(typed)) if typed.strip() else ""
        if word and vocabulary.agrees(typed) is not True:
            if vocabulary.leaves(typed):
                self.cancel()
                return [say("cancelled")]
            if word in vocabulary.words("back"):
                self.at = max(BANK, self.at - 1)
                return self._read()
            given = NO_GEMS if word in vocabulary.words("off") else self._gems(typed)
            if given is None:
                return [say("companion-count-unclear", typed=clean(typed)), *self._read()]
            self._counted[self.at] = given
        self.at += 1
        if self.at < len(self._table.names):
            return self._read()
        self.at = None
        return self._explain(self._counted)

    def take_some(self, seat: int | None, told: Gems) -> Messages:
        """Take how many tokens of some colours a player has; the others are as entered."""
        if seat is None:
            return self.begin("")
        held = self._table.state.seats[seat].tokens
        return self._explain({seat: as_gems(t or h for t, h in zip(told, held, strict=True))})

    def _explain(self, counted: dict[int, Gems]) -> Messages:
        """Offer what explains a count, and to let the tokens be as they lie."""
        state = self._table.state
        tokens = tuple(counted.get(at, seat.tokens) for at, seat in enumerate(state.seats))
        whole = state.bank
        for seat in state.seats:
            whole = plus(whole, seat.tokens)
        for mine in tokens:
            whole = minus(whole, mine)
        right = CountTokens(counted.get(BANK, whole), tokens)
        why = set_right_refusal(state, right)
        if why:
            return [refused(why, state.rules.edition)]
        if tokens == tuple(seat.tokens for seat in state.seats):
            return [say("companion-count-same")]
        self._found = explanations(self._table.book, tokens)
        options: list[tuple[Message, Do]] = [
            (self._describe(each), Do("explained", str(at))) for at, each in enumerate(self._found)
        ]
        bank = Do("counted", set_right_text(right))
        options.append((say("companion-count-unknown"), bank))
        return self._dialogue.offer(Choice("which", say("companion-count-why"), options))

    def _describe(self, each: Explanation) -> Message:
        """Describe an explanation: the entry, and what really happened."""
        step = self._table.book.steps[each.at]
        state, names = self._table.state, self._table.names
        told = describe_entry_publicly(step, state, names, self._answers())
        if each.inserts:
            return say("companion-count-gold", name=names[step.before.to_act])
        what = each.entered.what
        if isinstance(what, Buy) and what.payment is not None:
            return say("companion-count-paid", told=told, gems=what.payment)
        line = entry_line(each.entered, state, names, self._vocabulary())
        return say("companion-count-really", told=told, line=line)

    def take_explanation(self, number: str) -> Messages:
        """Correct the entry that explains a count."""
        self._dialogue.drop_choice()
        each = self._found[int(number)]
        if each.inserts:
            return self._corrections.insert_behind(each.at, each.entered)
        return self._corrections.correct(each.at, each.entered)
