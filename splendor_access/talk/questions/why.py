"""Why: the purpose of an opponent's last turn, as far as the seat that asks can know."""

from collections.abc import Sequence

import msgspec

from splendor_access.bots._advice import judge_of, next_purchase
from splendor_access.game.actions import Action, Reserve
from splendor_access.game.cards import LEVELS, Card, Hidden
from splendor_access.game.notation import action_text, card_code, parse_card
from splendor_access.game.state import State
from splendor_access.talk.messages import Message, say
from splendor_access.talk.parsing.vocabulary import seats_named
from splendor_access.talk.question import Asked, CannotAnswer, unclear
from splendor_access.talk.questions._outlook import place_list, placed_card
from splendor_access.talk.questions._reasons import GoodReason, Reasons


class LastTurn(msgspec.Struct, frozen=True):
    """The last turn of an opponent: what it did, and why.

    `sure` is false for a person, and for who holds a card that nobody else knows. `card` is the
    code of the card at the place of the reason, as it lay there then.
    """

    seat: int
    actions: list[str]
    sure: bool
    reason: GoodReason
    card: str | None


class Answer(msgspec.Struct, frozen=True):
    """The last turns of the opponents that were asked about, in the order in which they moved."""

    turns: list[LastTurn]


def ask(asked: Asked) -> Answer:
    """Explain the last turn of each opponent, or of the one that is named."""
    begun = {past.seat: i for i, past in enumerate(asked.past) if past.before.phase == "act"}
    if asked.words:
        seat = _named(asked)
        if seat == asked.seat:
            raise CannotAnswer(say("why-me"))
        if seat not in begun:
            raise CannotAnswer(say("why-not-yet", name=asked.scene.names[seat]))
        return Answer([_turn(asked, seat, begun[seat])])
    others = sorted((i, seat) for seat, i in begun.items() if seat != asked.seat)
    if not others:
        raise CannotAnswer(say("why-none"))
    return Answer([_turn(asked, seat, i) for i, seat in others])


def _named(asked: Asked) -> int:
    typed, names = " ".join(asked.words), asked.scene.names
    found = seats_named(typed, names)
    if len(found) != 1:
        raise unclear(asked, "why")
    return found[0]


def _turn(asked: Asked, seat: int, begin: int) -> LastTurn:
    # This is the seat's last turn, so all its later decisions belong to it.
    turn = [past for past in asked.past[begin:] if past.seat == seat]
    end = begin + len(turn)
    after = asked.past[end].before if end < len(asked.past) else asked.state
    before = turn[0].before.view(None)
    actions = [past.action for past in turn if past.action]
    unknown = any(held and isinstance(held.card, Hidden) for held in before.seats[seat].hand)
    then = _unfilled(before, after)
    reason = _reason(before, actions, then, hidden=unknown)
    card = then.known_cards(seat).get(reason.place or "") if reason.turns else None
    return LastTurn(
        seat=seat,
        actions=[action_text(action) for action in actions],
        sure=seat not in asked.scene.people and not unknown,
        reason=reason,
        card=card_code(card) if card else None,
    )


def _unfilled(before: State, after: State) -> State:
    """Return a state as all knew it before a card was turned over where one was taken."""
    places = zip(before.market, after.market, strict=True)
    market = tuple(
        Hidden(now.level) if isinstance(now, Card) and now != was else now for was, now in places
    )
    return msgspec.structs.replace(after.view(None), market=market)


def _reason(before: State, actions: Sequence[Action], after: State, *, hidden: bool) -> GoodReason:
    if not actions:
        return GoodReason("place")
    action = actions[0]
    if isinstance(action, Reserve) and action.place in LEVELS:
        return GoodReason("drew")
    # As a hint would have said it there: it looks ahead in the same deals.
    then = next_purchase(before, action)
    found = Reasons(judge_of(before), before).of(action, after, then)
    first = next(found, GoodReason("place"))
    return GoodReason("hidden") if hidden and first.what in ("place", "useful") else first


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Describe the purpose of each turn."""
    return [_told(turn, asked) for turn in answer.turns]


def _told(turn: LastTurn, asked: Asked) -> Message:
    reason, names, place = turn.reason, asked.scene.names, turn.reason.place or ""
    return say(
        f"why-{reason.entry}",
        name=names[turn.seat],
        sure="yes" if turn.sure else "no",
        me="yes" if asked.seat in reason.seats else "no",
        place=place,
        card=placed_card(place, parse_card(turn.card)) if turn.card else place,
        points=reason.count,
        count=reason.count,
        turns=reason.turns,
        names=place_list(names[seat] for seat in reason.seats),
    )
