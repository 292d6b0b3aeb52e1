"""The first entries of a game with a real box: the cards and tokens on the table.

At the beginning of a game these are the open cards and the nobles, each a `Laid`. In a game that is
under way also the player to act, and each player's tokens, bought cards, reserved cards and nobles.
At the end people confirm the points of each player, and the bank.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Literal, get_args

import msgspec

from splendor_access.game.cards import (
    LEVELS,
    NO_GEMS,
    Card,
    Gems,
    Hidden,
    Noble,
    lacking,
    minus,
)
from splendor_access.game.chance import unseen
from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.notation import (
    card_code,
    count_text,
    noble_code,
    parse_card,
    parse_counts,
    parse_noble,
)
from splendor_access.game.state import (
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_PLACES,
    Held,
    Seat,
    State,
    with_card,
    with_noble,
)

_replace = msgspec.structs.replace

Kind = Literal["tokens", "card", "reserved", "noble"]
"""The kinds of things that a player can have."""


class Laid(msgspec.Struct, frozen=True):
    """A card or a tile that lies open at the start; None for an empty place."""

    place: str
    item: Card | Noble | None


class StartingTurn(msgspec.Struct, frozen=True):
    """The player to act in a game that is under way."""

    seat: int


class Had(msgspec.Struct, frozen=True):
    """Something that a player has in a game that is under way; None ends the kind."""

    seat: int
    kind: Kind
    item: Gems | Card | Hidden | Noble | None


class Agreed(msgspec.Struct, frozen=True):
    """A confirmation of the points of a player, or for None of the bank."""

    seat: int | None


AtStart = Laid | StartingTurn | Had | Agreed
"""The entries before the first action."""


class Due(msgspec.Struct, frozen=True):
    """The next thing to enter: a place, or something of a player."""

    kind: Literal["turn", "place", "tokens", "card", "reserved", "noble", "points", "bank"]
    seat: int = 0
    place: str = ""


class DoesNotFit(ValueError):
    """An entry contradicts the present table, for a reason that is not a rule of the game.

    `gems` are the surplus or missing ones, and `count` is the number of other things.
    """

    def __init__(self, reason: str, gems: Gems = NO_GEMS, count: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.gems = gems
        self.count = count


def unlaid(state: State) -> list[str]:
    """Return the places whose first cards are still to be entered."""
    cards = [p for p in MARKET_PLACES if isinstance(state.market[MARKET_INDEX[p]], Hidden)]
    count = state.rules.tile_count(len(state.seats))
    return [*cards, *TILE_PLACES[len(state.tiles) : count]]


def nobles_away(state: State) -> int:
    """Return the number of nobles whose owners are still to be entered."""
    return state.tiles.count(None) - sum(len(seat.nobles) for seat in state.seats)


def due(state: State, entered: Sequence[AtStart]) -> Due | None:
    """Return the next thing to enter of a game that is under way, or None once all is."""
    if not any(isinstance(each, StartingTurn) for each in entered):
        return Due("turn")
    laid = unlaid(state)
    if laid:
        return Due("place", place=laid[0])
    ended = {_ended(each) for each in entered}
    for seat, has in enumerate(state.seats):
        for kind in get_args(Kind):
            full = kind == "reserved" and None not in has.hand
            none_left = kind == "noble" and not nobles_away(state)
            if (kind, seat) not in ended and not full and not none_left:
                return Due(kind, seat)
        if ("points", seat) not in ended:
            return Due("points", seat)
    return None if ("points", None) in ended else Due("bank")


def _ended(entry: AtStart) -> tuple[str, int | None] | None:
    """Return the kind and seat that an entry ends, or None."""
    match entry:
        case Had(seat, kind, item) if kind == "tokens" or item is None:
            return kind, seat
        case Agreed(seat):
            return "points", seat
        case _:
            return None


def enter_at_start(state: State, entry: AtStart, *, under_way: bool) -> State:
    """Return the table with one more entry. Raises DoesNotFit."""
    match entry:
        case Laid(place, None):
            if not under_way:
                raise DoesNotFit("laid")
            return _left_empty(state, place)
        case Laid(place, Card() | Noble() as laid):
            return _laid(state, place, laid)
        case _ if not under_way:
            raise DoesNotFit("begun")
        case StartingTurn(seat):
            return _replace(state, to_act=seat)
        case Had(_seat, "noble", None) if nobles_away(state) and _seat == len(state.seats) - 1:
            raise DoesNotFit("noble-missing", count=nobles_away(state))
        case Had(_seat, _kind, None):
            return state
        case Had(seat, kind, item):
            assert item is not None
            return _with_seat(state, seat, *_had(state, seat, kind, item))
        case Agreed(seat):
            return _agreed(state, seat)
        case _ as unknown:
            raise AssertionError(unknown)


def _left_empty(state: State, place: str) -> State:
    """Return the table with an empty place: its deck is used up, or a player has the noble."""
    if place not in unlaid(state):
        raise DoesNotFit("laid")
    if place in TILE_PLACES:
        return _replace(state, tiles=(*state.tiles, None))
    return _drawn(_with_market(state, place, None), place[0], -1)


def _laid(state: State, place: str, item: Card | Noble) -> State:
    if place not in unlaid(state):
        raise DoesNotFit("laid")
    if isinstance(item, Noble):
        if place != TILE_PLACES[len(state.tiles)] or item in state.tiles:
            raise DoesNotFit("tile")
        return _replace(state, tiles=(*state.tiles, item))
    if place not in MARKET_INDEX or place[0] != item.level or not lies_hidden(state, item):
        raise DoesNotFit("card")
    return _with_market(state, place, item)


def _with_market(state: State, place: str, card: Card | None) -> State:
    at = MARKET_INDEX[place]
    return _replace(state, market=(*state.market[:at], card, *state.market[at + 1 :]))


def _had(
    state: State, seat: int, kind: Kind, item: Gems | Card | Hidden | Noble
) -> tuple[State, Seat]:
    """Move a thing from the table to a player; return the state and the player's seat."""
    has = state.seats[seat]
    match kind, item:
        case "tokens", tuple() as held:
            if any(has.tokens):
                raise DoesNotFit("tokens-twice")
            bank = minus(state.bank, held)
            if min(bank) < 0:
                raise DoesNotFit("tokens", gems=lacking(held, state.bank))
            if sum(held) > TOKEN_LIMIT:
                raise DoesNotFit("limit", count=sum(held))
            return _replace(state, bank=bank), _replace(has, tokens=held)
        case "noble", Noble() as tile:
            taken = [each for other in state.seats for each in other.nobles]
            if not nobles_away(state) or tile in (*state.tiles, *taken):
                raise DoesNotFit("tile")
            lacks = lacking(tile.cost, has.bonuses)
            if any(lacks):
                raise DoesNotFit("noble-bonuses", gems=lacks)
            return state, with_noble(has, tile)
        case "card", Card() as card if lies_hidden(state, card):
            return _drawn(state, card.level), with_card(has, card)
        case "reserved", Card() | Hidden() as card if None in has.hand:
            if isinstance(card, Card) and not lies_hidden(state, card):
                raise DoesNotFit("card")
            at = has.hand.index(None)
            held_card = Held(card, blind=isinstance(card, Hidden))
            hand = (*has.hand[:at], held_card, *has.hand[at + 1 :])
            return _drawn(state, card.level), _replace(has, hand=hand)
        case _:
            raise DoesNotFit("card")


def _with_seat(state: State, seat: int, left: State, has: Seat) -> State:
    return _replace(left, seats=(*state.seats[:seat], has, *state.seats[seat + 1 :]))


def _drawn(state: State, level: str, count: int = 1) -> State:
    """Return the table with `count` fewer cards on a deck."""
    decks = tuple(n - count * (each == level) for each, n in zip(LEVELS, state.decks, strict=True))
    if min(decks) < 0:
        raise DoesNotFit("deck")
    return _replace(state, decks=decks)


def _agreed(state: State, seat: int | None) -> State:
    """Return the table after a confirmation, which may show that the last round has begun."""
    if seat is None:
        gaps = [p for p, at in MARKET_INDEX.items() if state.market[at] is None]
        if any(state.decks[LEVELS.index(place[0])] for place in gaps):
            raise DoesNotFit("gap", count=len(gaps))
        return state
    if state.seats[seat].points < state.rules.target:
        return state
    players = len(state.seats)
    turns = (state.to_act - state.rules.first) % players
    if (seat - state.rules.first) % players >= turns:
        raise DoesNotFit("over")
    return _replace(state, ending=True)


def lies_hidden(state: State, card: Card) -> bool:
    """Return whether a card can be on a deck, or be one that only its owner knows."""
    return card in unseen(state)[LEVELS.index(card.level)]


# Texts for saves


def at_start_text(entry: AtStart) -> str:
    """Write an entry as a line."""
    match entry:
        case Laid(place, item):
            return f"lay {place} {_item_text(item)}"
        case StartingTurn(seat):
            return f"turn {seat}"
        case Had(seat, kind, item):
            return f"had {seat} {kind} {_item_text(item)}"
        case Agreed(seat):
            return f"agreed {'bank' if seat is None else seat}"


def _item_text(item: Gems | Card | Hidden | Noble | None) -> str:
    match item:
        case None:
            return "-"
        case Card():
            return card_code(item)
        case Noble():
            return noble_code(item)
        case Hidden(level):
            return f"?{level}"
        case counts:
            return count_text(counts)


def parse_at_start(text: str) -> AtStart | None:
    """Parse an entry of the start; return None for other entries. Raises ValueError."""
    return next(_parsed(text), None)


def _parsed(text: str) -> Iterator[AtStart]:
    found = re.fullmatch(r"lay (\w\d) (.+)", text)
    if found:
        parse = parse_noble if found[1] in TILE_PLACES else parse_card
        yield Laid(found[1], None if found[2] == "-" else parse(found[2]))
    found = re.fullmatch(r"turn ([0-3])", text)
    if found:
        yield StartingTurn(int(found[1]))
    found = re.fullmatch(r"had ([0-3]) (tokens|card|reserved|noble) (.+)", text)
    if found:
        kind: Kind = found[2]  # type: ignore[assignment]  # the pattern has its values
        yield Had(int(found[1]), kind, _parsed_item(kind, found[3]))
    found = re.fullmatch(r"agreed ([0-3]|bank)", text)
    if found:
        yield Agreed(None if found[1] == "bank" else int(found[1]))


def _parsed_item(kind: Kind, text: str) -> Gems | Card | Hidden | Noble | None:
    if text == "-":
        return None
    if kind == "tokens":
        return parse_counts(text)
    if kind == "noble":
        return parse_noble(text)
    if re.fullmatch(r"\?[abc]", text):
        return Hidden(text[1])
    return parse_card(text)
