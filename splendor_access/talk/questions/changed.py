"""Changed: the differences since the end of one's last turn, or of an earlier one."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from splendor_access.game.cards import LEVELS, NO_GEMS, Card, Hidden, as_gems, lacking, minus
from splendor_access.game.notation import as_dict, card_code, from_dict, parse_card
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, Seat, State
from splendor_access.talk.messages import Arg, Message, colours, say
from splendor_access.talk.question import Asked, unclear
from splendor_access.talk.questions._outlook import (
    brief_card,
    card_list,
    clauses,
    place_list,
    placed_card,
)

MOST_CARDS = 4
"""More new cards than this are listed by their places alone."""


class Difference(msgspec.Struct, frozen=True):
    """What a seat has now and had not then, or the other way round.

    `tokens` counts those gained, below 0 those lost. `bought`, `reserved` and `unreserved` (out
    of the hand again) are codes, `?b` for an unseen card of level b. `nobles` are the places
    they came from; `points` are those gained, `total` those of now.
    """

    seat: int
    tokens: dict[str, int]
    bought: list[str]
    reserved: list[str]
    unreserved: list[str]
    nobles: list[str]
    points: int
    total: int


class Answer(msgspec.Struct, frozen=True):
    """What is different since the end of one's turn of `round`; 0 is the beginning of the game.

    `seats` has the seats with a difference, `market` the places with another card and its code
    (None: empty now), `decks` the levels whose deck has run out. `bank` counts like `tokens`.
    `ending`: the last round has begun.
    """

    round: int
    seats: list[Difference]
    market: dict[str, str | None]
    decks: list[str]
    bank: dict[str, int]
    ending: bool


def ask(asked: Asked) -> Answer:
    """Compare the table with what it was; a number says how many of one's turns ago."""
    turns = _turns(asked)
    ends = _ends(asked)
    begin = len(ends) - turns
    first = asked.past[0].before if asked.past else asked.state
    now, then = asked.state, ends[begin] if begin >= 0 else first
    count = len(now.seats)
    order = [(asked.seat + i) % count for i in (*range(1, count), 0)]
    seats = [_difference(i, then, now) for i in order if now.seats[i] != then.seats[i]]
    market = zip(MARKET_PLACES, then.market, now.market, strict=True)
    decks = zip(LEVELS, then.decks, now.decks, strict=True)
    return Answer(
        round=max(begin + 1, 0),
        seats=seats,
        market={place: _code(card) for place, before, card in market if card != before},
        decks=[level for level, before, left in decks if before and not left],
        bank=as_dict(minus(now.bank, then.bank)),
        ending=now.ending and not then.ending,
    )


def _turns(asked: Asked) -> int:
    if not asked.words:
        return 1
    number = asked.vocabulary.number(asked.words[0]) if len(asked.words) == 1 else None
    if not number:
        raise unclear(asked, "changed")
    return number


def _ends(asked: Asked) -> list[State]:
    """Return the states at the ends of one's turns so far."""
    acted = [past.seat == asked.seat for past in asked.past]
    states = [past.before for past in asked.past[1:]]
    ends = [
        state for state, mine, still in zip(states, acted, acted[1:], strict=False) if mine > still
    ]
    state = asked.state
    under_way = state.to_act == asked.seat and state.phase in ("return", "noble")
    return [*ends, state] if acted and acted[-1] and not under_way else ends


def _difference(seat: int, then: State, now: State) -> Difference:
    had, has = then.seats[seat], now.seats[seat]
    came = set(has.nobles) - set(had.nobles)
    places = zip(TILE_PLACES, then.tiles, strict=False)
    return Difference(
        seat=seat,
        tokens=as_dict(minus(has.tokens, had.tokens)),
        bought=_more(_codes(has.cards), _codes(had.cards)),
        reserved=_more(_hand(has), _hand(had)),
        unreserved=_more(_hand(had), _hand(has)),
        nobles=[place for place, tile in places if tile in came],
        points=has.points - had.points,
        total=has.points,
    )


def _code(card: Card | Hidden | None) -> str | None:
    return f"?{card.level}" if isinstance(card, Hidden) else card_code(card) if card else None


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card_code(card) for card in cards]


def _hand(seat: Seat) -> list[str]:
    return [code for entry in seat.hand if entry and (code := _code(entry.card))]


def _more(these: list[str], those: list[str]) -> list[str]:
    """Return what the first list has more of than the second."""
    return [*(Counter(these) - Counter(those)).elements()]


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Describe the differences: a line a player, one for the market and one for the bank."""
    lines = [player_line(each, asked) for each in answer.seats]
    lines += [*_market(answer, asked), *_bank(answer, asked)]
    if answer.ending:
        lines.append(say("changed-ending", target=asked.state.rules.target))
    if not lines:
        return [say("changed-nothing")]
    if not answer.round:
        return [say("changed-beginning"), *lines]
    return [say("changed-since", round=answer.round), *lines] if asked.words else lines


def player_line(each: Difference, asked: Asked) -> Message:
    """Describe the differences of one seat."""
    parts: list[Arg] = []
    if each.bought:
        cards = [brief_card(parse_card(code)) for code in each.bought]
        parts.append(say("changed-bought", count=len(cards), cards=card_list(cards)))
    if each.nobles:
        parts.append(say("changed-nobles", count=len(each.nobles), places=place_list(each.nobles)))
    if each.reserved:
        held = [brief_card(_card(code)) for code in each.reserved]
        parts.append(say("changed-reserved", count=len(held), cards=card_list(held)))
    counts = from_dict(each.tokens)
    gained, lost = lacking(counts, NO_GEMS), lacking(NO_GEMS, counts)
    parts += [say("changed-gained", gems=gained)] if any(gained) else []
    parts += [say("changed-lost", gems=lost)] if any(lost) else []
    parts += [say("changed-points", points=each.total)] if each.points else []
    if each.seat == asked.seat:
        return say("changed-me", news=clauses(parts))
    return say("changed-player", name=asked.scene.names[each.seat], news=clauses(parts))


def _card(code: str) -> Card | Hidden:
    return Hidden(code[1:]) if code[0] == "?" else parse_card(code)


def _market(answer: Answer, asked: Asked) -> list[Message]:
    places = zip(MARKET_PLACES, asked.state.market, strict=True)
    new = {place: card for place, card in places if card and place in answer.market}
    empty = place_list(place for place, code in answer.market.items() if code is None)
    parts: list[Arg] = []
    if len(new) == 1:
        ((place, card),) = new.items()
        parts.append(say("changed-place", place=place, card=card))
    elif len(new) > MOST_CARDS:
        parts.append(say("changed-cards", count=len(new), cards=place_list(new)))
    elif new:
        cards: list[Arg] = [placed_card(place, card) for place, card in new.items()]
        parts.append(say("changed-cards", count=len(cards), cards=card_list(cards)))
    parts += [say("changed-empty", places=empty)] if empty else []
    parts += [say("changed-decks", levels=place_list(answer.decks))] if answer.decks else []
    return [say("changed-market", news=clauses(parts))] if parts else []


def _bank(answer: Answer, asked: Asked) -> list[Message]:
    """Say what there is now of the colours of which there is more or less than before."""
    moved = from_dict(answer.bank)
    now = as_gems(n if change else 0 for n, change in zip(asked.state.bank, moved, strict=True))
    gone = as_gems(int(bool(change) and not n) for n, change in zip(now, moved, strict=True))
    parts: list[Arg] = [say("changed-left", gems=now)] if any(now) else []
    parts += [say("changed-gone", gems=colours(gone))] if any(gone) else []
    return [say("changed-bank", news=clauses(parts))] if parts else []
