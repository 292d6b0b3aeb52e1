"""The reach of a seat's next turn, if nobody acts before it."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import Card, Gems, Hidden, Noble, gems, lacking
from splendor_access.game.legality import TOKEN_LIMIT, default_payment, eligible_nobles
from splendor_access.game.state import (
    TILE_INDEX,
    TILE_PLACES,
    Seat,
    State,
    with_card,
    with_noble,
)
from splendor_access.talk.messages import Arg, Head, Message, say
from splendor_access.talk.question import in_hand

Round = Literal["this", "next"]

_replace = msgspec.structs.replace


class Finish(msgspec.Struct, frozen=True):
    """The most points that a next turn can end with.

    They come with the card bought from `place` and a visit of the noble at `tile`; either can be
    None. `round` says in which round that turn is.
    """

    points: int
    place: str | None
    tile: str | None
    round: Round


def can_pay(seat: Seat, card: Card) -> bool:
    """Return whether a seat can buy a card in its next turn, with 10 tokens at the most."""
    payment = default_payment(seat, card)
    return payment is not None and sum(payment) <= TOKEN_LIMIT


def tiles(state: State) -> dict[str, Noble]:
    """Return the nobles that lie out by place."""
    return {p: tile for p, tile in zip(TILE_PLACES, state.tiles, strict=False) if tile}


def settled(state: State) -> State:
    """Return the state after the certain events at the end of the turn under way.

    These are a visit, if one is due, and the beginning of the last round. A noble among several to
    choose from stays in place.
    """
    if state.phase not in ("return", "noble"):
        return state
    me = state.to_act
    seat = state.seats[me]
    due = eligible_nobles(state)
    if due:
        visitor = tiles(state)[due[0]]
        seat = with_noble(seat, visitor)
        seats = (*state.seats[:me], seat, *state.seats[me + 1 :])
        state = _replace(state, seats=seats)
    if len(due) == 1:
        at = TILE_INDEX[due[0]]
        state = _replace(state, tiles=(*state.tiles[:at], None, *state.tiles[at + 1 :]))
    return _replace(state, ending=state.ending or seat.points >= state.rules.target)


def next_round(state: State, seat: int) -> Round | None:
    """Return in which round the next turn of a seat is, or None if the game ends before."""
    count, first = len(state.seats), state.rules.first
    turn, now = (seat - first) % count, (state.to_act - first) % count
    if state.phase == "over":
        return None
    if turn > now or (turn == now and state.phase == "act"):
        return "this"
    return None if state.ending else "next"


def best_finish(state: State, seat: int, cards: Iterable[tuple[str, Card]]) -> Finish | None:
    """Return how a seat ends its next turn with the most points, or None if it has no more turns.

    `cards` are those it can buy then, with their places. Of equal ways the first is returned,
    and no card before any card.
    """
    state = settled(state)
    when = next_round(state, seat)
    if when is None:
        return None
    ways = [_finish(state, None, state.seats[seat], when)]
    for place, card in cards:
        ways.append(_finish(state, place, with_card(state.seats[seat], card), when))
    return max(ways, key=lambda way: way.points)


def least_to_end(state: State, seat: int) -> int:
    """Return with how many points a seat's turn ends the game, or betters it in the last round."""
    now = settled(state)
    return now.seats[seat].points + 1 if now.ending else now.rules.target


def _finish(state: State, place: str | None, then: Seat, when: Round) -> Finish:
    out = tiles(state)
    coming = [tile for tile in out if not any(lacking(out[tile].cost, then.bonuses))]
    best = max(coming, key=lambda tile: out[tile].points, default=None)
    return Finish(then.points + (out[best].points if best else 0), place, best, when)


# Pieces of sentences


def brief_card(card: Card | Hidden) -> Arg:
    """Return a card without its cost."""
    return card if isinstance(card, Hidden) else Head(card)


def placed_card(place: str, card: Card | Hidden) -> Message:
    """Return a card without its cost, at its place or from the hand of another player."""
    if in_hand(place):
        return say("card-head-held", card=brief_card(card))
    return say("card-head-placed", place=place, card=brief_card(card))


def own_place(place: str) -> Arg:
    """Return a place, or in the listener's hand whose it is."""
    return say("own-reserved", place=place) if in_hand(place) else place


def means(finish: Finish, card: Arg) -> list[Arg]:
    """List the sources of a turn's points; `card` stands for the bought card."""
    visit: list[Arg] = [say("by-noble", place=finish.tile)] if finish.tile else []
    return [card, *visit] if finish.place else visit


def short_of(place: str, card: Card, lacks: Gems, gold: int) -> Message:
    """Say what is missing for a card, and how much of that gold pays."""
    if not gold:
        return say("afford-lacks", place=place, card=card, missing=lacks)
    held = gems("g" * gold)
    return say("afford-lacks-gold", place=place, card=card, missing=lacks, gold=gold, held=held)


def clauses(parts: Sequence[Arg]) -> Arg:
    """Join at least one part of a sentence by pauses longer than those in a list."""
    first, *more = parts
    return say("clauses", first=first, then=clauses(more)) if more else first


def card_list(cards: Sequence[Arg]) -> Arg:
    """Join at least one card, each named with pauses, by longer pauses."""
    first, *more = cards
    return say("card-list", first=first, then=card_list(more)) if more else first


def place_list(places: Iterable[str]) -> list[Arg]:
    """Return places as a list to be read out."""
    return [*places]
