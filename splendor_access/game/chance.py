"""Chance as a pure function: the same seed, game and decision always give the same outcome.

No generator is kept between choices, so undo, resume and replay meet the same cards and the
same moves of computer opponents, on every machine and Python version.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from splendor_access.game.actions import Revealed
from splendor_access.game.cards import CARDS, LEVELS, NOBLES, Card, Hidden, InvalidValue, Noble
from splendor_access.game.digests import blake2b
from splendor_access.game.state import HAND_PLACES, State

T = TypeVar("T")


class Chance(msgspec.Struct, frozen=True):
    """The source of every random choice in one game of a seed.

    Raises InvalidValue unless both are integers.
    """

    seed: int
    game: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.seed, int):
            raise InvalidValue("seed", self.seed, "a whole number")
        if not isinstance(self.game, int):
            raise InvalidValue("game", self.game, "a whole number")

    def number(self, *what: int | str) -> int:
        """Return 64 random bits for one use, such as `number("bot", 17)`."""
        key = f"{self.seed}/{self.game}/{'/'.join(map(str, what))}"
        return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big")

    def derived(self, *what: int | str) -> "Chance":
        """Return a source for one use that others may see: this seed cannot be computed from it.

        A seed that is easy to guess, such as 5, can still be found by trying.
        """
        return Chance(self.number(*what))

    def pick(self, options: Sequence[T], *what: int | str) -> T:
        """Return one of the options, all equally likely."""
        return options[self.number(*what) * len(options) >> 64]

    def shuffled(self, items: Sequence[T], *what: int | str) -> tuple[T, ...]:
        """Return the items in a random order for one use."""
        keys = [self.number(*what, i) for i in range(len(items))]
        return tuple(items[i] for i in sorted(range(len(items)), key=keys.__getitem__))


class Deal(msgspec.Struct, frozen=True):
    """The order of each deck, top first, and the noble tiles, n1 first.

    The decks may begin with cards that have left them already: the state counts how many are left.
    """

    decks: tuple[tuple[Card, ...], ...]
    tiles: tuple[Noble, ...] = ()

    def reveal(self, state: State) -> Revealed:
        """Return the card that the state awaits."""
        assert state.awaiting is not None
        level = LEVELS.index(state.awaiting.level)
        return Revealed(self.decks[level][-state.decks[level]])


def shuffled_deal(chance: Chance, tiles: int) -> Deal:
    """Shuffle each of the three decks, and draw `tiles` noble tiles."""
    decks = tuple(
        chance.shuffled([card for card in CARDS if card.level == level], "deck", level)
        for level in LEVELS
    )
    return Deal(decks, chance.shuffled(NOBLES, "tiles")[:tiles])


def unseen(state: State) -> tuple[list[Card], ...]:
    """Return the cards of each level that are nowhere to be seen in a state."""
    seen = {card for card in state.market if isinstance(card, Card)}
    for seat in state.seats:
        seen.update(seat.cards)
        seen.update(held.card for held in seat.hand if held and isinstance(held.card, Card))
    return tuple([c for c in CARDS if c.level == level and c not in seen] for level in LEVELS)


def deal_unseen(state: State, chance: Chance) -> tuple[State, Deal]:
    """Deal the unseen cards to the hidden cards of a state and to its decks, in random order.

    A hand place that awaits its card stays hidden: that card is still on its deck.
    """
    piles = [list(chance.shuffled(pile, "deck", i)) for i, pile in enumerate(unseen(state))]

    def face(card: Card | Hidden | None) -> Card | None:
        return piles[LEVELS.index(card.level)].pop() if isinstance(card, Hidden) else card

    market = tuple(face(card) for card in state.market)
    awaited = state.awaiting and (state.to_act, state.awaiting.place)
    seats = tuple(
        msgspec.structs.replace(
            seat,
            hand=tuple(
                msgspec.structs.replace(held, card=face(held.card))
                if held and (i, place) != awaited
                else held
                for place, held in zip(HAND_PLACES, seat.hand, strict=False)
            ),
        )
        for i, seat in enumerate(state.seats)
    )
    known = msgspec.structs.replace(state, market=market, seats=seats)
    return known, Deal(tuple(tuple(pile) for pile in piles))
