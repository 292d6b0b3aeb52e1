"""Try: the state after one or more of one's own actions, without doing them."""

import msgspec

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import LEVELS, NO_GEMS, Card, Hidden, lacking, minus
from splendor_access.game.events import Visited
from splendor_access.game.legality import default_payment, payments, refusal, surplus, with_payment
from splendor_access.game.notation import action_text, as_dict, from_dict, parse_action
from splendor_access.game.rules import apply
from splendor_access.game.state import HAND_INDEX, MARKET_PLACES, State
from splendor_access.talk.messages import Arg, Handful, Message, as_typed, clean, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Context,
    Parsed,
    Pay,
    Unclear,
    Which,
    action_line,
    fitting_payments,
)
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.question import Asked, CannotAnswer, line_of, not_counted, unclear, veiled


class Answer(msgspec.Struct, frozen=True):
    """What would be after the `actions`, if nobody else moved between them.

    `tokens` are those held then, `token_changes` what came and went; `opened` are the places
    whose next card is not known; `buyable` the places that could be bought then and not now;
    `give_back` the tokens still to be returned.
    """

    actions: list[str]
    points: int
    points_gained: int
    tokens: dict[str, int]
    token_changes: dict[str, int]
    bonuses: dict[str, int]
    nobles: list[str]
    opened: list[str]
    buyable: list[str]
    give_back: int
    over: bool


def ask(asked: Asked) -> Answer:
    """Play the actions on a copy; they are parted by `then`, as in `try buy b2 then take ser`."""
    parts = _parts(asked)
    if not parts or not all(parts):
        raise unclear(asked, "try")
    if asked.state.phase == "over":
        raise CannotAnswer(say("game-over"))
    start = asked.on_turn()
    state = start
    done: list[str] = []
    nobles: list[str] = []
    for number in range(1, len(parts) + 1):
        if state.phase == "over":
            raise CannotAnswer(say("try-over", number=number))
        state = asked.on_turn(state)
        action = _action(asked, state, parts, number)
        done.append(action_text(action))
        state, visited = _played(state, action)
        nobles += visited
    return _compared(asked, start, state, done, nobles)


def _parts(asked: Asked) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in asked.words:
        if word in asked.vocabulary.words("then"):
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _action(asked: Asked, state: State, parts: list[list[str]], number: int) -> Action:
    context = Context(state, asked.seat, asked.scene.names, strict=True)
    text = as_typed(parts[number - 1])
    parsed = CommandParser(asked.vocabulary).parse(text, context)
    if isinstance(parsed, Which) and all(isinstance(each, Act | Pay) for _, each in parsed.options):
        raise _several(parsed, parts, number)
    action = _meant(parsed, state, asked)
    why_not = refusal(state, action)
    if why_not:
        unread = veiled(asked, action.place) if isinstance(action, Buy) else None
        if unread:
            raise CannotAnswer(unread)
        problem = refused(why_not, state.rules.edition)
        raise CannotAnswer(say("try-refused", number=number, count=len(parts), problem=problem))
    return with_payment(state, action)


def _meant(parsed: Parsed, state: State, asked: Asked) -> Action:
    match parsed:
        case Act():
            return parsed.action
        case Pay():
            unpaid = Buy(parsed.place)
            card = state.card_at(parsed.place)
            if refusal(state, unpaid) or not isinstance(card, Card):
                return unpaid
            ways = fitting_payments(payments(state, state.seats[asked.seat], card), parsed.given)
            if len(ways) == 1:
                return Buy(parsed.place, ways[0])
            return Buy(parsed.place, from_dict(parsed.given))
        case Unclear():
            raise CannotAnswer(parsed.answer)
        case _:
            raise CannotAnswer(asked.vocabulary.not_understood("try", line_of(asked, "try")))


def _several(which: Which, parts: list[list[str]], number: int) -> CannotAnswer:
    """Return the answer to a step that can mean several actions: which of them to try."""
    lines = [" ".join(words) for words in parts]
    typed = clean(as_typed(parts[number - 1]))
    options = []
    named: list[Arg] = []
    for described, meant in which.options:
        assert isinstance(meant, Act | Pay)
        lines[number - 1] = action_line(meant)
        options.append((described, Ask("try", " then ".join(lines))))
        named.append(lines[number - 1].split()[1])
    several = say("try-several", typed=typed, options=named)
    return CannotAnswer(several, Which(which.prompt, tuple(options)))


def _played(state: State, action: Action) -> tuple[State, list[str]]:
    state, events = apply(state, action)
    while state.awaiting is not None:
        state, more = apply(state, Revealed(Hidden(state.awaiting.level)))
        events = events + more
    return state, [event.place for event in events if isinstance(event, Visited)]


def _compared(asked: Asked, start: State, end: State, done: list[str], nobles: list[str]) -> Answer:
    before, after = start.seats[asked.seat], end.seats[asked.seat]
    mine = end.to_act == asked.seat and end.phase == "return"
    could, can = _buyable(start, asked.seat), _buyable(end, asked.seat)
    opened = [
        place
        for place, old, new in zip(MARKET_PLACES, start.market, end.market, strict=True)
        if old != new
    ]
    return Answer(
        actions=done,
        points=after.points,
        points_gained=after.points - before.points,
        tokens=as_dict(after.tokens),
        token_changes=as_dict(minus(after.tokens, before.tokens)),
        bonuses=as_dict(after.bonuses),
        nobles=nobles,
        opened=opened,
        buyable=[place for place in can if place not in could],
        give_back=surplus(end) if mine else 0,
        over=end.phase == "over",
    )


def _buyable(state: State, seat: int) -> list[str]:
    """Return the places whose cards the seat can pay."""
    mine = state.seats[seat]
    places: list[tuple[str, object]] = [*zip(MARKET_PLACES, state.market, strict=True)]
    places += [
        (place, held and held.card) for place, held in zip(HAND_INDEX, mine.hand, strict=False)
    ]
    return [
        place
        for place, card in places
        if isinstance(card, Card) and default_payment(mine, card) is not None
    ]


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say what would come and go, and what could be bought then."""
    changes = from_dict(answer.token_changes)
    gained, paid = lacking(changes, NO_GEMS), lacking(NO_GEMS, changes)
    lines = [say("tried", actions=[_done(parse_action(text)) for text in answer.actions])]
    if answer.points_gained:
        lines.append(say("try-points", points=answer.points, gained=answer.points_gained))
    if any(gained):
        lines.append(say("try-gained", gems=gained))
    if any(paid):
        lines.append(say("try-paid", gems=paid))
    tokens = from_dict(answer.tokens)
    lines.append(say("try-tokens", gems=tokens, count=sum(tokens)))
    if any(answer.bonuses.values()):
        lines.append(say("try-bonuses", gems=from_dict(answer.bonuses)))
    lines += [say("try-noble", place=place) for place in answer.nobles]
    if answer.give_back:
        lines.append(say("try-give-back", count=answer.give_back))
    if answer.over:
        return [*lines, say("try-ends")]
    lines += [say("try-opened", places=[*answer.opened])] if answer.opened else []
    new = say("try-buyable", places=[*answer.buyable]) if answer.buyable else None
    return [*lines, new or say("try-nothing-new"), *not_counted(asked)]


def _done(action: Action) -> Message:
    match action:
        case Take() | Return():
            name = "try-take" if isinstance(action, Take) else "try-return"
            return say(name, gems=Handful(action.gems))
        case Reserve(place=level) if level in LEVELS:
            return say("try-reserve-unseen", level=level)
        case Reserve():
            return say("try-reserve", place=action.place)
        case Buy():
            return say("try-buy", place=action.place)
        case ChooseNoble():
            return say("by-noble", place=action.place)
        case Pass():
            return say("try-pass")
