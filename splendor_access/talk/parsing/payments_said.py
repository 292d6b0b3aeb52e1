"""What a sentence says of a payment in words of its own: `buy a2, gold for the blue`."""

import re
from collections.abc import Iterator, Sequence

from splendor_access.game.cards import NO_GEMS, ORDER, Card, Gems, as_gems, lacking, plus
from splendor_access.game.legality import payments
from splendor_access.game.state import TILE_PLACES
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Context
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_KEEPING = ("keep", "stay", "not", "without", "except")
"""What keeps a colour: `and keep the green`, `the gold stays with me`, `instead of the green`."""

_PAYING = ("with", "pay", "give", "return")
"""What pays with one."""


def payments_said(
    line: str, tokens: Sequence[Sensed], place: str, context: Context, vocabulary: Vocabulary
) -> list[Gems]:
    """Return the payments for the card at a place that are as a sentence says; none if it does not.

    Colours are paid, or kept where that is said or denied: `and keep the green`, `without gold`.
    What gold stands for is kept, too, if it can be: `gold for the missing red` may pay red besides.
    """
    card = None if place in TILE_PLACES else context.state.card_at(place)
    if not isinstance(card, Card) or not any(each.has("colour") for each in tokens):
        return []
    paid, kept, spared = NO_GEMS, NO_GEMS, NO_GEMS
    reader, behind = Reader(vocabulary, context.names), False
    for clause in _clauses(line, vocabulary):
        told = reader.tokens(clause)
        for letter, count, pays, stands in _colours(told, vocabulary):
            behind = behind or any(each.word == place for each in told)
            if not behind and letter == card.bonus:
                continue  # "the red a2"
            named = as_gems(count * (each == letter) for each in ORDER)
            if stands:
                spared = plus(spared, named)
            else:
                paid, kept = (plus(paid, named), kept) if pays else (paid, plus(kept, named))
        behind = behind or any(each.word == place for each in told)
    if not any((*paid, *kept, *spared)):
        return []
    seat = context.state.seats[context.seat]
    ways = payments(context.state, seat, card)
    ways = [way for way in ways if not any(lacking(paid, way)) and not _any_of(kept, way)]
    return [way for way in ways if not _any_of(spared, way)] or ways


def denies_payment(tokens: Sequence[Sensed]) -> bool:
    """Return whether all that is denied is what would be paid: `but don't spend the gold`."""
    denials = [at for at, each in enumerate(tokens) if each.has("not", "without", "except")]
    for at in denials:
        rest = [each for each in tokens[at + 1 :] if not each.has("filler", "idle") or each.thing]
        paid = next((n for n, each in enumerate(rest) if not each.has(*_PAYING)), len(rest))
        if not any(each.has("colour") for each in rest[paid : paid + 1]):
            return False
    return bool(denials)


def _any_of(kept: Gems, way: Gems) -> bool:
    return any(count and given for count, given in zip(kept, way, strict=True))


def _colours(
    tokens: Sequence[Sensed], vocabulary: Vocabulary
) -> Iterator[tuple[str, int, bool, bool]]:
    """Yield each gem that a clause names, how many, whether it is paid, and if gold stands for it.

    It is paid as the next word before it says, else as the next behind it does. What gold stands
    for, as in `gold for the blue`, is not.
    """
    count, paid_before = 1, False
    for at, token in enumerate(tokens):
        letters = vocabulary.gems_begun(token.word) if token.has("colour") else []
        if len(letters) != 1:
            count = vocabulary.number(token.word) or count
            continue
        before = _before(tokens[:at])
        after = next((s for s in map(_behind, tokens[at + 1 :]) if s is not None), None)
        stands = paid_before and _stands_for(tokens[:at], vocabulary)
        rather = at > 1 and tokens[at - 1].has("filler", "idle") and _rather_than(tokens[:at])
        sign = before if before is not None else after
        pays = (sign is not False) and not stands and not rather
        yield letters[0], count, pays, stands
        paid_before = paid_before or pays
        count = 1


def _clauses(line: str, vocabulary: Vocabulary) -> list[str]:
    """Return what stands between commas, and words such as `so that`."""
    locale = vocabulary.locale
    words = sorted({*locale.words("words-because"), *locale.words("words-so")}, key=len)
    joining = "|".join(map(re.escape, reversed(words)))
    return re.split(rf"[,;:.!]|\b(?:{joining})\b", line, flags=re.IGNORECASE)


def _before(tokens: Sequence[Sensed]) -> bool | None:
    """Return whether the last words that say so pay what comes, or keep it; None without any."""
    signs = [(at, each) for at, each in enumerate(tokens) if each.has(*_KEEPING, *_PAYING)]
    if not signs:
        return None
    at, last = signs[-1]
    keeps = last.has(*_KEEPING)
    denied = at > 0 and tokens[at - 1].has("not") and not last.has("not")
    return keeps if denied else not keeps


def _behind(token: Sensed) -> bool | None:
    """Return whether a word pays what stands before it, or keeps it; None if it says neither."""
    if token.has("keep", "stay"):
        return False
    return True if token.has("pay") else None


def _stands_for(before: Sequence[Sensed], vocabulary: Vocabulary) -> bool:
    """Return whether gold is said to stand for what comes: behind a colour a word such as `for`."""
    colours = [at for at, each in enumerate(before) if each.has("colour")]
    standing = vocabulary.words("standing-for")
    return any(fold(each.word) in standing for each in before[colours[-1] :]) if colours else False


def _rather_than(before: Sequence[Sensed]) -> bool:
    """Return whether something else is paid: `gold rather than green`."""
    colours = [at for at, each in enumerate(before) if each.has("colour")]
    return any(each.has("rather") for each in before[colours[-1] :]) if colours else False
