"""Threat: what each opponent can do in its next turn, as far as the seat that asks can know."""

import msgspec

from splendor_access.game.cards import GOLD, LEVELS, ORDER, Card, Hidden, lacking
from splendor_access.game.chance import unseen
from splendor_access.game.legality import missing
from splendor_access.game.notation import as_dict, card_code, from_dict, parse_card
from splendor_access.game.state import State
from splendor_access.talk.messages import Arg, Message, fold, say
from splendor_access.talk.question import Asked, CannotAnswer, in_hand, unclear
from splendor_access.talk.questions._outlook import (
    Finish,
    Round,
    best_finish,
    brief_card,
    can_pay,
    card_list,
    clauses,
    least_to_end,
    means,
    next_round,
    place_list,
    placed_card,
    settled,
    tiles,
)

MOST_LACKING = 2
"""Nobles for which more bonuses than this are missing are left out."""

MOST_NAMED = 5
"""Of more cards than this, those without points are listed by their places alone."""


class Buyable(msgspec.Struct, frozen=True):
    """A card that an opponent can buy; a place `h1` to `h3` is in its own hand.

    `short`: how many gems the seat that asks lacks for it, None for a card in the other's hand.
    """

    place: str
    code: str
    short: int | None


class Near(msgspec.Struct, frozen=True):
    """A noble for which an opponent lacks few bonuses.

    `card` is the place of a card it can buy that brings the last one, if there is any.
    """

    place: str
    missing: dict[str, int]
    card: str | None


class Threat(msgspec.Struct, frozen=True):
    """What one opponent can do in its next turn, which is in `this` round or the `next`.

    `cards` are those it can buy, the worst first; `unseen` the levels of the cards it holds that
    only it knows. `finish` is the best way in which that turn can end the game with known cards, in
    the last round come out ahead of its points now; `perhaps` a better one that an unseen card
    might bring. `round` is None when the game ends before.
    """

    seat: int
    round: Round | None
    cards: list[Buyable]
    unseen: list[str]
    nobles: list[Near]
    finish: Finish | None
    perhaps: Finish | None


class Answer(msgspec.Struct, frozen=True):
    """The opponents in the order of their turns; `ending`: this is the last round."""

    seats: list[Threat]
    target: int
    ending: bool


def ask(asked: Asked) -> Answer:
    """Find what each opponent can buy, is near to, and can end its next turn with.

    A name, or how it begins, asks about one of them.
    """
    state = asked.state
    if state.phase == "over":
        raise CannotAnswer(say("game-over"))
    count = len(state.seats)
    others = [(asked.seat + i) % count for i in range(1, count)]
    word = fold(" ".join(asked.words))
    wanted = [seat for seat in others if fold(asked.scene.names[seat]).startswith(word)]
    if not wanted:
        raise unclear(asked, "threat")
    seats = [_threat(asked, seat) for seat in wanted]
    return Answer(seats, state.rules.target, settled(state).ending)


def _threat(asked: Asked, seat: int) -> Threat:
    state = asked.state
    it = state.seats[seat]
    there = state.open_cards(seat)
    known = {place: card for place, card in there.items() if isinstance(card, Card)}
    within = {place: card for place, card in known.items() if can_pay(it, card)}
    cards = [Buyable(p, card_code(c), _short(asked, p, c)) for p, c in within.items()]
    cards.sort(key=lambda each: (-within[each.place].points, _last(each.short)))
    held = {p: c.level for p, c in there.items() if in_hand(p) and isinstance(c, Hidden)}
    finish = best_finish(state, seat, [(each.place, within[each.place]) for each in cards])
    perhaps = _perhaps(state, seat, held, finish)
    least = least_to_end(state, seat)
    return Threat(
        seat=seat,
        round=next_round(settled(state), seat),
        cards=cards,
        unseen=[*held.values()],
        nobles=_nobles(state, seat, {each.place: within[each.place] for each in cards}),
        finish=finish if finish and finish.points >= least else None,
        perhaps=perhaps if perhaps and perhaps.points >= least else None,
    )


def _short(asked: Asked, place: str, card: Card) -> int | None:
    if in_hand(place):
        return None
    return max(0, sum(missing(asked.mine, card)) - asked.mine.tokens[GOLD])


def _last(short: int | None) -> float:
    return float("inf") if short is None else short


def _nobles(state: State, seat: int, cards: dict[str, Card]) -> list[Near]:
    near = []
    for place, tile in tiles(state).items():
        lacks = lacking(tile.cost, state.seats[seat].bonuses)
        if sum(lacks) <= MOST_LACKING:
            wanted = ORDER[lacks.index(1)] if sum(lacks) == 1 else None
            brings = (at for at, card in cards.items() if card.bonus == wanted)
            near.append(Near(place, as_dict(lacks), next(brings, None)))
    return sorted(near, key=lambda each: sum(each.missing.values()))


def _perhaps(state: State, seat: int, held: dict[str, str], finish: Finish | None) -> Finish | None:
    """Return how a card that the asker does not know might end the turn better, if any could."""
    pool = unseen(state)
    might = [
        (place, card)
        for place, level in held.items()
        for card in pool[LEVELS.index(level)]
        if can_pay(state.seats[seat], card)
    ]
    best = best_finish(state, seat, might)
    return best if best and finish and best.points > finish.points else None


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Describe the threats of one opponent after another, then how the game may end."""
    lines = []
    if answer.ending and not asked.words:
        left = [asked.scene.names[each.seat] for each in answer.seats if each.round]
        lines.append(say("threat-last", count=len(left), names=place_list(left)))
    acting = [each for each in answer.seats if each.round]
    for each in acting:
        lines += _lines(each, answer, asked)
    idle = place_list(asked.scene.names[each.seat] for each in acting if not each.cards)
    return [*lines, say("threat-none", names=idle)] if idle else lines


def _lines(threat: Threat, answer: Answer, asked: Asked) -> list[Message]:
    name = asked.scene.names[threat.seat]
    lines = [_buys(threat, name)] if threat.cards else []
    if threat.unseen:
        levels = place_list(threat.unseen)
        lines.append(say("threat-unseen", name=name, count=len(levels), levels=levels))
    if threat.nobles:
        nobles = clauses([_near(each) for each in threat.nobles])
        lines.append(say("threat-nobles", name=name, count=len(threat.nobles), nobles=nobles))
    return [*lines, *_finishes(threat, answer, asked)]


def tell_finishes(asked: Asked) -> list[Message]:
    """Say which opponents can end the game in their next turn, or come out ahead, and with what."""
    answer = ask(asked)
    return [line for each in answer.seats for line in _finishes(each, answer, asked)]


def _finishes(threat: Threat, answer: Answer, asked: Asked) -> list[Message]:
    name = asked.scene.names[threat.seat]
    when = "last" if answer.ending else threat.round or ""
    lines = []
    for finish, sure in ((threat.finish, "yes"), (threat.perhaps, "no")):
        if finish:
            ways = means(finish, _bought(finish, threat, asked))
            facts: dict[str, Arg] = {"points": finish.points, "means": ways, "round": when}
            lines.append(say("threat-finish", name=name, sure=sure, **facts))
    return lines


def _buys(threat: Threat, name: str) -> Message:
    cards = {each.place: parse_card(each.code) for each in threat.cards}
    short = len(cards) > MOST_NAMED
    plain = place_list(p for p, card in cards.items() if short and not (card.points or in_hand(p)))
    whole: list[Arg] = [placed_card(p, card) for p, card in cards.items() if p not in plain]
    parts: list[Arg] = [card_list(whole)] if whole else []
    parts += [say("threat-pointless", places=plain)] if plain else []
    mine = place_list(e.place for e in threat.cards if e.short == 0 and e.place not in plain)
    if len(mine) == len(cards):
        parts.append(say("threat-mine-all"))
    elif mine:
        parts.append(say("threat-mine", places=mine))
    return say("threat", name=name, count=len(cards), cards=clauses(parts))


def _near(noble: Near) -> Message:
    lacks = from_dict(noble.missing)
    if not any(lacks):
        return say("threat-noble-due", place=noble.place)
    if noble.card is None:
        return say("threat-noble", place=noble.place, missing=lacks)
    source: Arg = say("the-hand") if in_hand(noble.card) else noble.card
    return say("threat-noble-next", place=noble.place, missing=lacks, source=source)


def _bought(finish: Finish, threat: Threat, asked: Asked) -> Arg:
    place = finish.place or ""
    if not in_hand(place):
        return place
    card = asked.state.open_cards(threat.seat)[place]
    return placed_card(place, card) if isinstance(card, Card) else brief_card(card)
