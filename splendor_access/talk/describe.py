"""Answers to the reading commands, as messages, from what one seat may know."""

from collections.abc import Sequence

import msgspec

from splendor_access.game.cards import LEVELS, Card, Hidden, Noble, as_gems
from splendor_access.game.notation import Writing, card_code, noble_code
from splendor_access.game.state import (
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_PLACES,
    Seat,
    State,
)
from splendor_access.talk.messages import Arg, Message, colours, say
from splendor_access.talk.narrate import standing, your_turn


class Scene(msgspec.Struct, frozen=True):
    """A state to describe, and its audience.

    `state` is the view of the seat; `names` are those of the seats; `seat` is the one that asks
    (None: a bystander); `people` are the seats of people. With `guarded` others can read the
    answers too, so that secret cards in the hand are left out.
    """

    state: State
    names: Sequence[str]
    seat: int | None
    round: int = 1
    guarded: bool = False
    people: Sequence[int] = ()


def board(scene: Scene) -> list[Message]:
    """Describe all cards of the market, with how many cards the decks have left."""
    there = sum(card is not None for card in scene.state.market)
    head = say("board", count=there, **_deck_counts(scene.state))
    return [head, *(_place(scene, place) for place in MARKET_PLACES)]


def row(scene: Scene, level: str) -> list[Message]:
    """Describe the four places of one level."""
    places = [place for place in MARKET_PLACES if place[0] == level]
    there = sum(scene.state.card_at(place) is not None for place in places)
    left = _deck_counts(scene.state)[level]
    head = say("row", level=level, count=there, left=left)
    return [head, *(_place(scene, place) for place in places)]


def _place(scene: Scene, place: str) -> Message:
    return card_at(place, scene.state.market[MARKET_INDEX[place]])


def card_at(place: str, card: Card | Hidden | None, name: str = "placed") -> Message:
    """Say what lies at a place."""
    if card is None:
        return say("place-empty", place=place)
    return say(name, place=place, card=card)


def bank(scene: Scene) -> list[Message]:
    """Describe the tokens in the bank, and which have run out."""
    counts = scene.state.bank
    if all(counts):
        return [say("bank", gems=counts)]
    lacking = as_gems(int(not n) for n in counts)
    return [say("bank-lacking", gems=counts, lacking=colours(lacking))]


def nobles(scene: Scene) -> list[Message]:
    """Describe the noble tiles that still lie out."""
    tiles = [
        (place, tile)
        for place, tile in zip(TILE_PLACES, scene.state.tiles, strict=False)
        if tile is not None
    ]
    lines: list[Message] = [say("nobles", count=len(tiles))]
    for place, tile in tiles:
        lines.append(say("placed-noble", place=place, noble=tile))
    return lines


PLAYER_LINES = ("points", "tokens", "bonuses", "hand")
"""The order in which a player is described, unless the listener prefers another."""


def player(scene: Scene, seat: int, order: Sequence[str] = PLAYER_LINES) -> list[Message]:
    """Describe one player's points and nobles, tokens, bonuses and hand, a line each."""
    it = scene.state.seats[seat]
    mine = seat == scene.seat
    who: dict[str, Arg] = {} if mine else {"name": scene.names[seat]}
    me = "-me" if mine else ""
    points = [standing(scene.state, seat, scene.names, scene.seat)]
    if it.nobles:
        points.append(say(f"owns-nobles{me}", count=len(it.nobles), **who))
    parts = {
        "points": points,
        "tokens": [say(f"tokens{me}", gems=it.tokens, count=sum(it.tokens), **who)],
        "bonuses": [say(f"bonuses{me}", gems=it.bonuses, count=sum(it.bonuses), **who)],
        "hand": hand(scene) if mine else _others_hand(it, who),
    }
    return [line for part in order for line in parts[part]]


def _others_hand(seat: Seat, who: dict[str, Arg]) -> list[Message]:
    held = [entry for entry in seat.hand if entry]
    if not held:
        return []
    lines = [say("holds", cards=len(held), **who)]
    for place, entry in zip(HAND_PLACES, seat.hand, strict=False):
        if entry:
            lines.append(say("held-by", place=place, card=entry.card, **who))
    return lines


def hand(scene: Scene) -> list[Message]:
    """Describe the cards in one's own hand, as far as the scene knows them."""
    assert scene.seat is not None
    entries = scene.state.seats[scene.seat].hand
    lines: list[Message] = [say("hand", count=sum(entry is not None for entry in entries))]
    for place, entry in zip(HAND_PLACES, entries, strict=False):
        if entry is None:
            continue
        if isinstance(entry.card, Hidden):
            lines.append(say("hand-veiled", place=place, level=entry.card.level))
        else:
            lines.append(card_at(place, entry.card, "held-blind" if entry.blind else "placed"))
    return lines


def has_veiled(scene: Scene) -> bool:
    """Return whether the seat holds a card that only it knows, while others can read along."""
    return scene.guarded and any(entry and entry.blind for entry in _seat(scene).hand)


def _seat(scene: Scene) -> Seat:
    assert scene.seat is not None
    return scene.state.seats[scene.seat]


def decks(scene: Scene) -> list[Message]:
    """Say how many cards each deck has left."""
    return [say("decks", **_deck_counts(scene.state))]


def _deck_counts(state: State) -> dict[str, Arg]:
    """Return how many cards each deck has left, as arguments a, b, c."""
    return dict(zip(LEVELS, state.decks, strict=True))


def score(scene: Scene) -> list[Message]:
    """Describe every player's points, the most first."""
    seats = sorted(range(len(scene.names)), key=lambda i: -scene.state.seats[i].points)
    return [standing(scene.state, i, scene.names, scene.seat) for i in seats]


def turn(scene: Scene) -> list[Message]:
    """Say whose turn it is and what is due."""
    state = scene.state
    if state.phase == "over":
        return [say("game-over")]
    lines: list[Message] = []
    if state.to_act == scene.seat:
        lines += your_turn(state, state.to_act)
    else:
        lines.append(say("turn-of", name=scene.names[state.to_act]))
    lines.append(say("round-last" if state.ending else "round", round=scene.round))
    return lines


def look(place: str | None, item: Card | Noble) -> Message:
    """Describe one card or tile, at its place if it has one."""
    if isinstance(item, Noble):
        return say("placed-noble", place=place, noble=item) if place else say("look", item=item)
    return card_at(place, item) if place else say("look-card", item=item, level=item.level)


def written_code(item: Card | Noble, writing: Writing) -> str:
    """Return the notation of a card or tile."""
    return card_code(item, writing) if isinstance(item, Card) else noble_code(item, writing)
