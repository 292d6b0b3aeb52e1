"""Which single mistake in the entries explains tokens that were counted, the likeliest first.

A mistake is one entry of a seat that was really another: other gems were taken or given back, or
something else was paid. Afterwards everything else must fit as before. What the rules allow is
likelier than what they do not, and of what is as likely the latest comes first.
"""

from collections.abc import Iterator, Sequence

import msgspec

from splendor_access.game.actions import Buy, Reserve, Return, Take
from splendor_access.game.cards import NO_GEMS, Gems, gems, minus, plus
from splendor_access.game.events import IllegalAction
from splendor_access.game.legality import forced_refusal, refusal
from splendor_access.game.set_right import CountTokens
from splendor_access.table.book import Book, Entered, Step
from splendor_access.table.real_start import DoesNotFit

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
