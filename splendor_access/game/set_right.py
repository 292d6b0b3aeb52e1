"""What people at a real table set right out of turn: tokens, cards that lie open, nobles.

None of these is an action: whose turn it is stays, unless somebody who had to give tokens back has
done so, or no card comes where one would have ended the turn. Tokens are never lost: those that are
counted are all of the game.
No legal turns lead to what is set right, so the state says from then on that people erred.
"""

import re

import msgspec

from splendor_access.game.cards import LEVELS, NO_GEMS, Card, Gems, lacking, minus, plus
from splendor_access.game.events import (
    CardShown,
    CardsSwapped,
    Dealt,
    Event,
    IllegalAction,
    LastRound,
    LeftEmpty,
    Reason,
    Refusal,
    TokensCounted,
    Visited,
)
from splendor_access.game.notation import (
    NotationError,
    card_code,
    count_text,
    parse_card,
    parse_counts,
)
from splendor_access.game.rules import end_actions
from splendor_access.game.state import (
    HAND_INDEX,
    MARKET_INDEX,
    TILE_INDEX,
    Held,
    Seat,
    State,
    with_hand,
    with_noble,
)

_replace = msgspec.structs.replace


class CountTokens(msgspec.Struct, frozen=True):
    """The tokens as they lie: of the bank, and of each seat."""

    bank: Gems
    seats: tuple[Gems, ...]


class SwapCards(msgspec.Struct, frozen=True):
    """Two open cards that lie in each other's place."""

    first: str
    second: str


class ShowCard(msgspec.Struct, frozen=True):
    """A card reserved unseen that all have seen."""

    seat: int
    place: str
    card: Card


class BringNoble(msgspec.Struct, frozen=True):
    """A noble that should have visited a seat before, or came out of turn."""

    seat: int
    place: str


class LeaveEmpty(msgspec.Struct, frozen=True):
    """A place where nobody turned up a card."""

    place: str


class TurnUp(msgspec.Struct, frozen=True):
    """A card that was turned up later, at a place that was left empty."""

    place: str
    card: Card


SetRight = CountTokens | SwapCards | ShowCard | BringNoble | LeaveEmpty | TurnUp


def left_empty(state: State) -> list[str]:
    """Return the places that are empty although their decks have cards, in order."""
    awaited = state.awaiting.place if state.awaiting else ""
    return [
        place
        for place, at in MARKET_INDEX.items()
        if state.market[at] is None and state.decks[LEVELS.index(place[0])] and place != awaited
    ]


def set_right_refusal(state: State, what: SetRight) -> Refusal | None:
    """Return why something cannot be set right so, or None."""
    if isinstance(what, LeaveEmpty):
        awaited = state.awaiting is not None and state.awaiting.place == what.place
        no_card = awaited and what.place in MARKET_INDEX
        return None if no_card else Refusal(Reason.NO_REVEAL)
    if state.awaiting is not None:
        return Refusal(Reason.REVEAL_FIRST)
    match what:
        case CountTokens(bank, seats):
            return _refuse_count(state, bank, seats)
        case SwapCards(first, second):
            for place in (first, second):
                if place not in MARKET_INDEX or place[0] != first[0]:
                    return Refusal(Reason.NO_SUCH_PLACE, {"place": place})
                if not isinstance(state.card_at(place), Card):
                    return Refusal(Reason.PLACE_EMPTY, {"place": place})
            return Refusal(Reason.NO_SUCH_PLACE, {"place": second}) if first == second else None
        case ShowCard(seat, place, card):
            held = state.seats[seat].held_at(place) if seat < len(state.seats) else None
            if held is None or not held.blind or held.card.level != card.level:
                return Refusal(Reason.PLACE_EMPTY, {"place": place})
            return Refusal(Reason.WRONG_REVEAL) if _lies(state, card, (seat, place)) else None
        case TurnUp(place, card):
            if place not in left_empty(state):
                return Refusal(Reason.NO_REVEAL)
            wrong = card.level != place[0] or _lies(state, card)
            return Refusal(Reason.WRONG_REVEAL) if wrong else None
        case BringNoble(seat, place):
            tiles = dict(zip(TILE_INDEX, state.tiles, strict=False))
            if seat >= len(state.seats) or not tiles.get(place):
                return Refusal(Reason.NOBLE_NOT_ELIGIBLE, {"place": place})
            return None


def _lies(state: State, card: Card, but: tuple[int, str] | None = None) -> bool:
    """Return whether a card lies open or belongs to a seat, `but` for the hand place of one."""
    held = [
        each.card
        for at, mine in enumerate(state.seats)
        for place, each in zip(HAND_INDEX, mine.hand, strict=False)
        if each and (at, place) != but
    ]
    bought = [each for mine in state.seats for each in mine.cards]
    return card in (*state.market, *held, *bought)


def _refuse_count(state: State, bank: Gems, seats: tuple[Gems, ...]) -> Refusal | None:
    """Refuse a count that lacks tokens, has too many, or changes nothing."""
    if len(seats) != len(state.seats) or min(map(min, seats)) < 0:
        return Refusal(Reason.NOT_HELD, {"gems": bank})
    beyond = lacking(NO_GEMS, bank)
    if any(beyond):  # the players have more than there are, and the bank would owe them
        return Refusal(Reason.TOKENS_EXTRA, {"gems": beyond})
    now, then = bank, state.bank
    for mine, had in zip(seats, state.seats, strict=True):
        now, then = plus(now, mine), plus(then, had.tokens)
    short, extra = lacking(then, now), lacking(now, then)
    if any(short):
        return Refusal(Reason.TOKENS_MISSING, {"gems": short})
    return Refusal(Reason.TOKENS_EXTRA, {"gems": extra}) if any(extra) else None


def set_right(state: State, what: SetRight) -> tuple[State, list[Event]]:
    """Return the state after something was set right, and its events. Raises IllegalAction."""
    refused = set_right_refusal(state, what)
    if refused is not None:
        raise IllegalAction(refused)
    state = _replace(state, erred=True)
    match what:
        case CountTokens(bank, tokens):
            seats = tuple(
                _replace(seat, tokens=mine) for seat, mine in zip(state.seats, tokens, strict=True)
            )
            changed = [
                TokensCounted(at, minus(mine, seat.tokens), mine)
                for at, (seat, mine) in enumerate(zip(state.seats, tokens, strict=True))
                if mine != seat.tokens
            ]
            return _replace(state, bank=bank, seats=seats), [*changed]
        case SwapCards(first, second):
            market = [*state.market]
            one, other = MARKET_INDEX[first], MARKET_INDEX[second]
            market[one], market[other] = market[other], market[one]
            return _replace(state, market=tuple(market)), [CardsSwapped(first, second)]
        case ShowCard(at, place, card):
            shown = with_hand(state.seats[at], place, Held(card))
            return _with_seat(state, at, shown), [CardShown(at, place, card)]
        case LeaveEmpty(place):
            return end_actions(_replace(state, awaiting=None), [LeftEmpty(place)])
        case TurnUp(place, card):
            at, level = MARKET_INDEX[place], LEVELS.index(place[0])
            filled = (*state.market[:at], card, *state.market[at + 1 :])
            decks = tuple(n - (i == level) for i, n in enumerate(state.decks))
            return _replace(state, market=filled, decks=decks), [Dealt(place, card, decks[level])]
        case BringNoble(at, place):
            index = TILE_INDEX[place]
            noble = state.tiles[index]
            assert noble is not None
            seat = with_noble(state.seats[at], noble)
            tiles = (*state.tiles[:index], None, *state.tiles[index + 1 :])
            state = _replace(_with_seat(state, at, seat), tiles=tiles)
            events: list[Event] = [Visited(at, place, noble, seat.points)]
            if seat.points >= state.rules.target and not state.ending:
                state = _replace(state, ending=True)
                events.append(LastRound(at, seat.points))
            return state, events


def _with_seat(state: State, at: int, seat: Seat) -> State:
    return _replace(state, seats=(*state.seats[:at], seat, *state.seats[at + 1 :]))


def set_right_text(what: SetRight) -> str:
    """Write something that was set right as one line of a record."""
    match what:
        case CountTokens(bank, seats):
            return " ".join(["counted", *map(count_text, (bank, *seats))])
        case SwapCards(first, second):
            return f"swapped {first} {second}"
        case ShowCard(seat, place, card):
            return f"shown {seat} {place} {card_code(card)}"
        case BringNoble(seat, place):
            return f"came {seat} {place}"
        case LeaveEmpty(place):
            return f"empty {place}"
        case TurnUp(place, card):
            return f"turned {place} {card_code(card)}"


def parse_set_right(line: str) -> SetRight | None:
    """Parse a line of a record, or return None for one that sets nothing right.

    Raises NotationError for a line that begins so and is none.
    """
    word, _, rest = line.partition(" ")
    match word:
        case "counted":
            counts = [parse_counts(each) for each in rest.split()]
            if len(counts) < 3:  # the bank and two seats
                raise NotationError("not-an-action", line)
            return CountTokens(counts[0], tuple(counts[1:]))
        case "swapped":
            found = re.fullmatch(r"([abc][1-4]) ([abc][1-4])", rest)
            if found:
                return SwapCards(found[1], found[2])
        case "shown":
            found = re.fullmatch(r"([0-3]) (h[1-4]) (.+)", rest)
            if found:
                return ShowCard(int(found[1]), found[2], parse_card(found[3]))
        case "empty":
            found = re.fullmatch(r"([abc][1-4])", rest)
            if found:
                return LeaveEmpty(found[1])
        case "turned":
            found = re.fullmatch(r"([abc][1-4]) (.+)", rest)
            if found:
                return TurnUp(found[1], parse_card(found[2]))
        case "came":
            found = re.fullmatch(r"([0-3]) (n[1-5])", rest)
            if found:
                return BringNoble(int(found[1]), found[2])
        case _:
            return None
    raise NotationError("not-an-action", line)
