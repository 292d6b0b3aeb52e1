"""The lines of the braille view: short things, each with the subject of its key.

The lines are made for reading by touch: a thing has the same place in its line in every game, the
most important come first, and nothing appears twice on one line.
"""

from collections.abc import Iterator

import msgspec

from splendor_access.game.actions import Buy
from splendor_access.game.cards import CARDS, LEVELS, NO_GEMS, ORDER, Card, Gems, Noble, as_gems
from splendor_access.game.legality import legal_actions
from splendor_access.game.payment import default_payment
from splendor_access.game.state import (
    HAND_INDEX,
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_INDEX,
    TILE_PLACES,
    Held,
    Seat,
    State,
)
from splendor_access.talk.describe import Scene, card_at
from splendor_access.talk.messages import Message, line, say
from splendor_access.talk.narrate import standing

STANDING = "standing"
"""The key of a player's points and number of bought cards."""

PLACES = {*MARKET_INDEX, *HAND_INDEX, *TILE_INDEX}


class ViewEntry(msgspec.Struct, frozen=True):
    """One thing on a line.

    `key` names it in its line. `about` is the subject that its key opens: a place, the level of a
    deck, or the letter of a gem; None opens nothing. `marked`: it is affordable, or chosen. `gap`
    is the number of blanks before it; one that `leads` is a label of the next. `means` says what it
    is, where its message is too short for that.
    """

    key: str
    message: Message
    about: str | None = None
    marked: bool = False
    gap: int = 2
    leads: bool = False
    means: Message | None = None


def about_of(message: Message) -> str | None:
    """Return the place that a message is about, or None."""
    place = message.args.get("place")
    return place if isinstance(place, str) and place in PLACES else None


def gems(name: str, counts: Gems, chosen: str = "") -> Iterator[ViewEntry]:
    """Yield a label, and one thing for each gem of a count; the chosen ones are marked."""
    yield ViewEntry(name, say(f"view-{name}"), leads=True)
    gap = 1
    for number, letter in enumerate(ORDER):
        if counts[number]:
            only = as_gems(n if i == number else 0 for i, n in enumerate(counts))
            message = say("option-gems", gems=only)
            yield ViewEntry(f"{name}-{letter}", message, letter, letter in chosen, gap)
            gap = 0
    if counts == NO_GEMS:
        yield ViewEntry(f"{name}-none", say("no-gems"), gap=gap)


def row(scene: Scene, level: str) -> list[ViewEntry]:
    """Return the four places of one level."""
    places = [place for place in MARKET_PLACES if place[0] == level]
    cards = [scene.state.market[MARKET_INDEX[place]] for place in places]
    return [
        ViewEntry(place, card_at(place, card), place if card else None, _affordable(scene, card))
        for place, card in zip(places, cards, strict=True)
    ]


def possible(level: str) -> Iterator[ViewEntry]:
    """Yield each card that could lie in a row, at its first place."""
    place = f"{level}1"
    for card in CARDS:
        if card.level == level:
            yield ViewEntry(place, card_at(place, card), place, marked=True)


def buyable(state: State) -> Iterator[ViewEntry]:
    """Yield the places of the cards that the seat to act can afford, the highest level first."""
    places = [action.place for action in legal_actions(state) if isinstance(action, Buy)]
    for number, place in enumerate(sorted(places, key=_by_row)):
        # The word before them belongs to the first, so that a key on it has an effect.
        message = line(place) if number else say("view-buyable", place=place)
        yield ViewEntry(f"buy-{place}", message, place, gap=1 if number else 2)


def decks(scene: Scene) -> list[ViewEntry]:
    """Return the decks with the number of cards left, in the order of the rows."""
    left = dict(zip(LEVELS, scene.state.decks, strict=True))
    return [
        ViewEntry(level, say("view-deck", level=level, left=left[level]), level)
        for level in reversed(LEVELS)
    ]


def nobles(scene: Scene) -> list[ViewEntry]:
    """Return the noble tiles, marked where the seat has their bonuses."""
    bonuses = _seat(scene).bonuses
    found = [
        ViewEntry(place, say("placed-noble", place=place, noble=tile), place, _meets(bonuses, tile))
        for place, tile in zip(TILE_PLACES, scene.state.tiles, strict=False)
        if tile is not None
    ]
    return found or [ViewEntry("none", say("nobles", count=0))]


def me(scene: Scene) -> list[ViewEntry]:
    """Return the player's own tokens, bonuses, points and nobles."""
    assert scene.seat is not None
    return [*_things(scene, scene.seat), *_standing(scene, scene.seat)]


def hand(scene: Scene) -> list[ViewEntry]:
    """Return the player's own reserved cards."""
    held = [*_held(scene, _seat(scene))]
    return [ViewEntry("hand", say("hand", count=len(held))), *held]


ON_TABLE = {"decks": decks, "nobles": nobles, "hand": hand}
"""What makes these lines, by name."""


def opponent(scene: Scene, seat: int) -> list[ViewEntry]:
    """Return another player's points, tokens, bonuses, nobles and reserved cards."""
    held = _held(scene, scene.state.seats[seat])
    cards = [msgspec.structs.replace(entry, marked=False) for entry in held]
    return [*_standing(scene, seat), *_things(scene, seat), *cards]


def _things(scene: Scene, seat: int) -> Iterator[ViewEntry]:
    it = scene.state.seats[seat]
    for name, counts in (("tokens", it.tokens), ("bonuses", it.bonuses)):
        yield from (msgspec.structs.replace(each, about=None) for each in gems(name, counts))


def _standing(scene: Scene, seat: int) -> Iterator[ViewEntry]:
    yield ViewEntry(STANDING, standing(scene.state, seat, scene.names, scene.seat))
    count = len(scene.state.seats[seat].nobles)
    if count:
        yield ViewEntry("nobles", say("owns-nobles-me", count=count))


def _held(scene: Scene, seat: Seat) -> Iterator[ViewEntry]:
    for place, entry in zip(HAND_PLACES, seat.hand, strict=False):
        if entry:
            yield ViewEntry(place, _held_card(place, entry), place, _affordable(scene, entry.card))


def _held_card(place: str, entry: Held) -> Message:
    if isinstance(entry.card, Card):
        return card_at(place, entry.card)
    return say("hand-veiled", place=place, level=entry.card.level)


def _by_row(place: str) -> tuple[int, str]:
    return "hcba".index(place[0]), place


def _affordable(scene: Scene, card: object) -> bool:
    return isinstance(card, Card) and default_payment(_seat(scene), card) is not None


def _meets(bonuses: Gems, tile: Noble) -> bool:
    return all(have >= need for have, need in zip(bonuses, tile.cost, strict=True))


def _seat(scene: Scene) -> Seat:
    assert scene.seat is not None
    return scene.state.seats[scene.seat]
