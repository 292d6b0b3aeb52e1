"""What a sentence says of a payment in words of its own: `buy a2, gold for the blue`."""

from collections.abc import Iterator, Sequence

from splendor_access.game.cards import NO_GEMS, ORDER, Card, Gems, as_gems, lacking, plus
from splendor_access.game.payment import payments
from splendor_access.game.state import TILE_PLACES
from splendor_access.talk.parsing.commands import Context
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary


def payments_said(
    tokens: Sequence[Sensed], place: str, context: Context, vocabulary: Vocabulary
) -> list[Gems]:
    """Return the payments for the card at a place that are as a sentence says; none if it does not.

    Colours are paid, or kept where that is said or denied: `and keep the green`, `without gold`.
    """
    card = None if place in TILE_PLACES else context.state.card_at(place)
    if not isinstance(card, Card):
        return []
    told = [*_of_payment(tokens, place, card, vocabulary)]
    if not any(letter for letter, _token in told):
        return []
    keeps = any(token.has("keep") for token in tokens)
    paid, kept = _sorted(told, vocabulary, keeps=keeps)
    seat = context.state.seats[context.seat]
    ways = payments(context.state, seat, card)
    return [way for way in ways if not any(lacking(paid, way)) and not _any_of(kept, way)]


def _any_of(kept: Gems, way: Gems) -> bool:
    return any(count and given for count, given in zip(kept, way, strict=True))


def _of_payment(
    tokens: Sequence[Sensed], place: str, card: Card, vocabulary: Vocabulary
) -> Iterator[tuple[str, Sensed]]:
    """Yield the words behind a place, each with the gem it names, if it names one.

    A colour before the place is that of the card.
    """
    behind = False
    for token in tokens:
        letters = vocabulary.gems_begun(token.word) if token.has("colour") else []
        letter = letters[0] if len(letters) == 1 else ""
        if behind or (letter and letter != card.bonus):
            yield letter, token
        behind |= token.word == place


def _sorted(
    told: Sequence[tuple[str, Sensed]], vocabulary: Vocabulary, *, keeps: bool
) -> tuple[Gems, Gems]:
    """Return what is paid, and what is not: kept, denied, or what gold stands for."""
    paid, kept = NO_GEMS, NO_GEMS
    count, denied = 1, False
    for letter, token in told:
        if letter:
            named = as_gems(count * (each == letter) for each in ORDER)
            paid, kept = (paid, plus(kept, named)) if denied or keeps else (plus(paid, named), kept)
            count = 1
            continue
        count = vocabulary.number(token.word) or count
        keeps = not token.has("with") and keeps
        keeps |= token.has("keep")
        denied |= token.has("not", "without", "except")
        denied |= token.word in vocabulary.words("standing-for") and any(paid)
    return paid, kept
