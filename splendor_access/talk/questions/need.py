"""Need: what is missing for one card, how soon it can be had, and who could buy it before."""

from collections.abc import Sequence

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Return, Take
from splendor_access.game.cards import GOLD, LEVELS, Card
from splendor_access.game.detours import Detour, fewest_turns_buying
from splendor_access.game.legality import default_payment, missing
from splendor_access.game.notation import action_text, as_dict, card_code, from_dict, parse_action
from splendor_access.game.reach import Way, fewest_turns
from splendor_access.game.state import State
from splendor_access.talk.messages import Handful, Message, as_typed, clean, say
from splendor_access.talk.parsing.commands import Ask, Context, Unclear, Which
from splendor_access.talk.parsing.things import parse_one_card
from splendor_access.talk.question import (
    Asked,
    CannotAnswer,
    in_hand,
    known_card,
    line_of,
    not_counted,
    unclear,
)
from splendor_access.talk.questions._outlook import next_round, place_list, settled, short_of

SOON = 2
"""Opponents who need more turns than this are left out."""


class Rival(msgspec.Struct, frozen=True):
    """An opponent: its fewest own turns to the card, of 1 or 2, else None.

    `before`: it has these turns before the asker can buy or reserve the card, on the way that
    does so first.
    """

    seat: int
    turns: int | None
    before: bool


class Answer(msgspec.Struct, frozen=True):
    """A card and the asker's way to it.

    `missing` does not count gold; `short` does: it is how many gems are missing. `payment` is the
    one proposed when the card can be bought. `turns`: the fewest turns if nobody else moves and
    nothing else is bought, with their actions as `way`; None if that is impossible without more
    bonuses. `turns_with_buying`, `way_with_buying`: fewer turns than these, if cards that are open
    now may be bought too, at the places `buying`, and nothing new appears; None if no such way was
    found. No way takes fewer than `at_least_with_buying`; one of just so many is the fastest.
    `late`: the game ends before.
    """

    place: str
    code: str
    missing: dict[str, int]
    short: int
    payment: dict[str, int] | None
    turns: int | None
    way: list[str]
    turns_with_buying: int | None
    way_with_buying: list[str]
    buying: list[str]
    at_least_with_buying: int
    rivals: list[Rival]
    late: bool


def ask(asked: Asked) -> Answer:
    """Find the ways to the one card that the words name."""
    if asked.state.phase == "over":
        raise CannotAnswer(say("game-over"))
    place = _place(asked)
    card = known_card(asked, place)
    way = fewest_turns(asked.state, asked.seat, place)
    detour = fewest_turns_buying(asked.state, asked.seat, place, way.turns if way else None)
    ways = [each for each in (way, detour.way) if each]
    lacks = missing(asked.mine, card)
    payment = default_payment(asked.mine, card) if way and way.turns == 1 else None
    return Answer(
        place=place,
        code=card_code(card),
        missing=as_dict(lacks),
        short=max(0, sum(lacks) - asked.mine.tokens[GOLD]),
        payment=as_dict(payment) if payment is not None else None,
        turns=way.turns if way else None,
        way=_lines(way),
        turns_with_buying=detour.way.turns if detour.way else None,
        way_with_buying=_lines(detour.way),
        buying=[*detour.way.bought[:-1]] if detour.way else [],
        at_least_with_buying=detour.at_least,
        rivals=[] if in_hand(place) else _rivals(asked, place, ways),
        late=_late(asked, way, detour),
    )


def _lines(way: Way | None) -> list[str]:
    return [action_text(action) for action in way.actions] if way else []


def _place(asked: Asked) -> str:
    """Return the place that the words name. Raises CannotAnswer unless they name one card."""
    if not asked.words:
        raise unclear(asked, "need")
    context = Context(asked.state, asked.seat, asked.scene.names, strict=True)
    words = list(asked.words)
    meant = parse_one_card(
        "need",
        words,
        line_of(asked, "need"),
        context,
        asked.vocabulary,
        lambda place: Ask("need", place),
    )
    match meant:
        case Ask():
            return meant.about
        case Which():
            places = place_list(each.about for _, each in meant.options if isinstance(each, Ask))
            typed = clean(as_typed(words))
            raise CannotAnswer(say("need-several", typed=typed, count=len(places), places=places))
        case Unclear():
            raise CannotAnswer(meant.answer)
        case _:
            raise unclear(asked, "need")


def _rivals(asked: Asked, place: str, ways: Sequence[Way]) -> list[Rival]:
    state = asked.state
    players = len(state.seats)
    turns = min((_turn_of_having(way, place) for way in ways), default=None)
    mine = _until(state, asked.seat) + players * (turns - 1) if turns else None
    rivals = []
    for i in range(1, players):
        seat = (asked.seat + i) % players
        its = fewest_turns(state, seat, place)
        if its is None or its.turns > SOON:
            rivals.append(Rival(seat, None, before=False))
            continue
        then = _until(state, seat) + players * (its.turns - 1)
        before = (mine is None or then < mine) and its.turns <= _turns_left(state, seat)
        rivals.append(Rival(seat, its.turns, before))
    return rivals


def _turn_of_having(way: Way, place: str) -> int:
    """Return the number of the turn in which the card leaves the market."""
    turns = [action for action in way.actions if not isinstance(action, Return)]
    at = (n for n, each in enumerate(turns, 1) if each in (Buy(place), Reserve(place)))
    return next(at, way.turns)


def _until(state: State, seat: int) -> int:
    """Return how many turns of all players there are before the next that a seat begins."""
    players = len(state.seats)
    begun = state.phase != "act" or state.awaiting is not None
    return (seat - state.to_act - begun) % players + begun


def _turns_left(state: State, seat: int) -> float:
    """Return how many turns a seat still begins, as far as it is sure."""
    now = settled(state)
    if not now.ending:
        return float("inf")
    return 1 if next_round(now, seat) else 0


def _late(asked: Asked, way: Way | None, detour: Detour) -> bool:
    fastest = min(detour.at_least, way.turns if way else detour.at_least)
    return fastest > _turns_left(asked.state, asked.seat)


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say what is missing, the way there, what purchases could do, and who may be faster."""
    card = asked.cards()[answer.place]
    lines = [_missing(answer, card, asked)]
    lines += [say("need-never")] if answer.turns is None else _way(answer)
    if answer.turns is None or answer.turns_with_buying:
        lines.append(_with_buying(answer))
    if answer.late:
        lines.append(say("need-late"))
    lines += _faster(answer, asked)
    return lines if answer.payment else lines + not_counted(asked)


def tell_short(answer: Answer, asked: Asked) -> list[Message]:
    """Say what is missing, and who may be faster."""
    return [_missing(answer, asked.cards()[answer.place], asked), *_faster(answer, asked)]


def _faster(answer: Answer, asked: Asked) -> list[Message]:
    lines = []
    for turns, name in ((1, "need-rivals"), (2, "need-rivals-soon")):
        seats = [r.seat for r in answer.rivals if r.before and r.turns == turns]
        if seats:
            lines.append(say(name, names=place_list(asked.scene.names[seat] for seat in seats)))
    return lines


def _missing(answer: Answer, card: Card, asked: Asked) -> Message:
    place, lacks = answer.place, from_dict(answer.missing)
    if answer.payment is not None:
        payment = from_dict(answer.payment)
        if any(payment):
            return say("afforded", place=place, card=card, payment=payment)
        return say("afforded-free", place=place, card=card)
    gold = min(sum(lacks), asked.mine.tokens[GOLD])
    return short_of(place, card, lacks, gold)


def _way(answer: Answer) -> list[Message]:
    """Describe a way, a line each turn; what is to be given back now comes before its head."""
    before: list[Message] = []
    steps: list[Message] = []
    for action in map(parse_action, answer.way):
        if not isinstance(action, Return):
            steps.append(_step(action))
        elif steps:
            steps[-1] = say("need-giving", step=steps[-1], gems=Handful(action.gems))
        else:
            before.append(say("need-first", gems=Handful(action.gems)))
    if len(steps) == 1:
        return before
    numbered = [say("need-step", number=number, step=step) for number, step in enumerate(steps, 1)]
    return [*before, say("need-turns", count=len(steps)), *numbered]


def _step(action: Action) -> Message:
    match action:
        case Take():
            return say("need-take", gems=Handful(action.gems))
        case Reserve() if action.place in LEVELS:
            return say("need-reserve-any")
        case Reserve():
            return say("need-reserve", place=action.place)
        case Buy():
            return say("need-buy", place=action.place)
        case _:
            raise AssertionError(action)


def _with_buying(answer: Answer) -> Message:
    least = answer.at_least_with_buying
    if answer.turns_with_buying is None:
        return say("need-buying-unknown", turns=least)
    turns, places = answer.turns_with_buying, place_list(answer.buying)
    if turns > least:
        return say("need-buying-perhaps", turns=turns, least=least, places=places)
    return say("need-buying", turns=turns, places=places)
