"""Hint: what a good player would do, and why."""

from collections.abc import Iterator

import msgspec

from splendor_access.bots._turns import ranked
from splendor_access.bots._value import Judge, chance_of
from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import GOLD, LEVELS, Card
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.payment import default_payment, missing, price
from splendor_access.game.state import TILE_INDEX, TILE_PLACES, Seat, State
from splendor_access.talk.messages import Message, fold, say
from splendor_access.talk.question import Asked, CannotAnswer, in_hand, not_counted, unclear
from splendor_access.talk.questions._outlook import named

CHOICES = 3
"""How many actions are told."""


class Reason(msgspec.Struct, frozen=True):
    """Why an action is good: `what` it is, and what it is about.

    `place`: a card or a noble; `count`: points, gems or cards; `seats`: opponents.
    """

    what: str
    place: str | None = None
    count: int = 0
    seats: list[int] = []


class Choice(msgspec.Struct, frozen=True):
    """An action, the chance of winning after it in percent, and why it is good."""

    action: str
    chance: int
    reason: Reason


class Answer(msgspec.Struct, frozen=True):
    """The best actions, the best first; `more`: the second and third were asked for."""

    choices: list[Choice]
    more: bool


def ask(asked: Asked) -> Answer:
    """Weigh what one may do, or could do on one's turn; `more` asks for all but the best."""
    state = asked.state
    if state.phase == "over":
        raise CannotAnswer(say("game-over"))
    if asked.words and fold(" ".join(asked.words)) not in asked.vocabulary.words("further"):
        raise unclear(asked, "hint")
    view = asked.on_turn().view(asked.seat)
    if state.to_act != asked.seat:
        view = msgspec.structs.replace(view, awaiting=None)
    options = ranked(Judge(len(view.seats)), view)[:CHOICES]
    return Answer(
        [
            Choice(action_text(action), round(chance_of(logit) / 100), _reason(view, action, after))
            for logit, action, after in options
        ],
        more=bool(asked.words),
    )


def _reason(view: State, action: Action, after: State) -> Reason:
    """Return the strongest reason for an action, from where it leads."""
    found: Iterator[Reason]
    match action:
        case Buy(place):
            found = _buying(view, place, after)
        case Reserve(place) if len(place) > 1:
            found = _reserving(view, place, after)
        case Take() | Reserve():
            found = _gathering(view, after)
        case Return():
            return Reason("least")
        case ChooseNoble(place):
            tile = view.tiles[TILE_INDEX[place]]
            assert tile is not None
            return Reason("points", place, tile.points)
        case Pass():
            return Reason("nothing")
    return next(found, Reason("place"))


def _buying(view: State, place: str, after: State) -> Iterator[Reason]:
    me = view.to_act
    card = view.card_at(place)
    assert isinstance(card, Card)
    before, then = view.seats[me], after.seats[me]
    if then.points >= view.rules.target:
        yield Reason("end", place, then.points)
    if len(then.nobles) > len(before.nobles):
        tile = TILE_PLACES[view.tiles.index(then.nobles[-1])]
        yield Reason("visit", tile, then.points - before.points)
    rivals = [] if in_hand(place) else _rivals(view, card)
    if card.points and rivals:
        yield Reason("points-denied", place, card.points, rivals)
    if card.points:
        yield Reason("points", place, card.points)
    yield from _payable(view, after)
    cheaper = sum(
        sum(price(then, other)) < sum(price(before, other))
        for other in after.known_cards(me).values()
    )
    if cheaper:
        yield Reason("cheaper", place, cheaper)


def _reserving(view: State, place: str, after: State) -> Iterator[Reason]:
    card = view.card_at(place)
    if isinstance(card, Card):
        rivals = _rivals(view, card)
        if rivals:
            yield Reason("denied", place, card.points, rivals)
    yield from _gathering(view, after)


def _gathering(view: State, after: State) -> Iterator[Reason]:
    yield from _payable(view, after)
    me = view.to_act
    before, then = view.seats[me], after.seats[me]
    nearer = [
        (_short(then, card), -card.points, place)
        for place, card in after.known_cards(me).items()
        if _short(then, card) < _short(before, card)
    ]
    if nearer:
        # What is far away is what a turn is least likely to be for.
        short, _points, place = min(nearer, key=lambda each: (each[0] + each[1], each))
        yield Reason("nearer", place, short)


def _payable(view: State, after: State) -> Iterator[Reason]:
    """Give the best card that can be paid only after the action."""
    me = view.to_act
    before, then = view.seats[me], after.seats[me]
    cards = [
        (card.points, place)
        for place, card in after.known_cards(me).items()
        if default_payment(then, card) is not None and default_payment(before, card) is None
    ]
    if cards:
        points, place = max(cards)
        yield Reason("payable", place, points)


def _short(seat: Seat, card: Card) -> int:
    return max(0, sum(missing(seat, card)) - seat.tokens[GOLD])


def _rivals(view: State, card: Card) -> list[int]:
    """Return the opponents who can pay for a card now."""
    count = len(view.seats)
    others = [(view.to_act + i) % count for i in range(1, count)]
    return [seat for seat in others if default_payment(view.seats[seat], card) is not None]


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say what is best and why, or the second and third choice."""
    ranks = [*enumerate(answer.choices, 1)]
    told = ranks[1:] if answer.more else ranks[:1]
    if not told:
        return [say("advice-nothing")]
    acting = asked.state.to_act
    later = [say("advice-later", name=asked.scene.names[acting])] if acting != asked.seat else []
    lines = [
        say(
            "advice",
            rank=rank,
            step=_step(parse_action(choice.action)),
            why=_why(choice.reason, asked),
        )
        for rank, choice in told
    ]
    return later + lines + not_counted(asked)


def _step(action: Action) -> Message:
    match action:
        case Take(gems):
            return say("need-take", gems=gems)
        case Reserve(place) if place in LEVELS:
            return say("advice-draw", level=place)
        case Reserve(place):
            return say("advice-reserve", place=place)
        case Buy(place):
            return say("need-buy", place=place)
        case Return(gems):
            return say("advice-return", gems=gems)
        case ChooseNoble(place):
            return say("advice-noble", place=place)
        case Pass():
            return say("advice-pass")


def _why(reason: Reason, asked: Asked) -> Message:
    return say(
        f"advice-{reason.what}",
        place=reason.place or "",
        points=reason.count,
        count=reason.count,
        names=named(asked.scene.names[seat] for seat in reason.seats),
    )
