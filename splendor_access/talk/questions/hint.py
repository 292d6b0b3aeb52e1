"""Hint: what a good player would do, and why."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from splendor_access.bots._advice import advised, judge_of, keeps_to, next_purchase
from splendor_access.bots._foresight import best_first
from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, Card, lacking
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.reach import fewest_turns
from splendor_access.game.state import TILE_PLACES, State
from splendor_access.talk.messages import Handful, Message, fold, say
from splendor_access.talk.question import Asked, CannotAnswer, Past, in_hand, not_counted, unclear
from splendor_access.talk.questions._outlook import brief_card, own_place, place_list, tiles
from splendor_access.talk.questions._reasons import GoodReason, Reasons

CHOICES = 3
"""How many actions are told."""
CLOSE, FAR = 1, 12
"""The losses of winning chance, in percent, that are small and that are large."""


MOST_REASONS = 4
"""So many reasons are told for the best action."""

MOST_LOST = 5
"""The most that serving an aim may lose, in percent."""


class Suggestion(msgspec.Struct, frozen=True):
    """An action, the chance of winning after it in percent, and why it is good."""

    action: str
    chance: int
    reason: GoodReason


class Answer(msgspec.Struct, frozen=True):
    """The best actions, the best first; `more`: the second and third were asked for."""

    choices: list[Suggestion]
    more: bool


def ask(asked: Asked) -> Answer:
    """Weigh what one may do, or could do on one's turn; `more` asks for all but the best."""
    state = asked.state
    if state.phase == "over":
        raise CannotAnswer(say("game-over"))
    if state.awaiting and state.to_act == asked.seat:
        raise CannotAnswer(say("companion-card-first", place=state.awaiting.place))
    more = bool(asked.words) and not asks_why(asked)
    if more and fold(" ".join(asked.words)) not in asked.vocabulary.words("further"):
        raise unclear(asked, "hint")
    return Answer([*suggestions(view_of(asked), asked.plan)], more=more)


def asks_why(asked: Asked) -> bool:
    """Return whether all reasons for the best action are asked for: `hint why`."""
    return [asked.vocabulary.command(word) for word in asked.words] == ["why"]


def view_of(asked: Asked) -> State:
    """Return what the asker knows, at its turn to act."""
    view = asked.on_turn().view(asked.seat)
    if asked.state.to_act != asked.seat:
        view = msgspec.structs.replace(view, awaiting=None)
    return view


@lru_cache(maxsize=16)  # a thread may have found it before the line is answered
def suggestions(view: State, plan: Card | None = None) -> tuple[Suggestion, ...]:
    """Return the best actions, each with a reason of its own if it has one.

    The first keeps to a plan, that is a card to buy, if it is one of the best then.
    """
    reasons = Reasons(judge_of(view), view)
    told: list[GoodReason] = []
    found = []
    for rank, (chance, action, after) in enumerate(advised(view, plan)[:CHOICES]):
        then = next_purchase(view, action)
        reason = _new(reasons.of(action, after, then, sure=not rank), told)
        if not rank and reason.what == "useful":  # how many cards it helps with says little
            reason = _new(reasons.of(action, after, then), told)
        told.append(reason)
        found.append(Suggestion(action_text(action), round(chance / 100), reason))
    return tuple(found)


def reasons_for(view: State, best: Suggestion) -> list[GoodReason]:
    """Return the reasons for the best action, each once, the one that is told with it first."""
    action = parse_action(best.action)
    after = next(then for _chance, made, then in advised(view) if action_text(made) == best.action)
    found = Reasons(judge_of(view), view).of(action, after, next_purchase(view, action), sure=True)
    once = {reason.told: reason for reason in [*reversed([*found]), best.reason]}
    others = [reason for told, reason in once.items() if told != best.reason.told]
    return [best.reason, *reversed(others)][:MOST_REASONS]


def plan_after(view: State, plan: Card | None) -> Card | None:
    """Return the plan of who has heard a hint: the card that its action buys, or buys next."""
    if view.phase != "act":
        return plan
    action = advised(view, plan)[0][1]
    if plan is not None and keeps_to(view, action, plan):
        return plan
    then = next_purchase(view, action)
    return then.card if then else None


def instead(view: State, best: Action, done: Action) -> GoodReason:
    """Return a reason for the best action that the one done does not have."""
    judge = judge_of(view)
    reasons = Reasons(judge, view)
    after = {action: after for _, action, after in best_first(judge, view)}
    made = Buy(done.place) if isinstance(done, Buy) else done
    known = [*reasons.of(made, after[made])] if made in after else []
    then = next_purchase(view, best)
    reason = _new(reasons.of(best, after[best], then, sure=True), known)
    return GoodReason("place") if reason.what == "same" else reason


def _new(reasons: Iterable[GoodReason], told: Iterable[GoodReason]) -> GoodReason:
    """Return the strongest reason that was not told yet."""
    known = {reason.told for reason in told}
    there = [*reasons]
    new = (reason for reason in there if reason.told not in known)
    return next(new, GoodReason("same" if there else "place"))


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say what is best and why, or the second and third choice.

    Where the reasons are asked for and there is one alone, the second choice is told beside it.
    """
    best, *others = answer.choices
    ranks = [*enumerate(answer.choices, 1)]
    view = view_of(asked)
    reasons = reasons_for(view, best) if asks_why(asked) else []
    alone = len(reasons) == 1
    told = ranks[1:] if answer.more else ranks[:2] if alone else ranks[:1]
    if answer.more and not others:
        return [say("advice-nothing")]
    acting = asked.state.to_act
    later = [say("advice-later", name=asked.scene.names[acting])] if acting != asked.seat else []
    lines = [
        say(
            "advice",
            rank=rank,
            behind=_behind(best.chance - choice.chance) if rank > 1 else "some",
            step=step(parse_action(choice.action)),
            why=why(choice.reason, view, asked.scene.names),
        )
        for rank, choice in told
    ]
    names = asked.scene.names
    lines += [why(reason, view, names) for reason in reasons[1:]]
    beside = [] if answer.more or reasons else [*_let_go(view, asked), *_aim(best, view, asked)]
    return later + lines + beside + not_counted(asked)


def _let_go(view: State, asked: Asked) -> list[Message]:
    """Say why the hint does not keep to the card of the last one, unless the asker has it."""
    card, acting = asked.plan, asked.state.to_act
    now = plan_after(view, card)
    if card is None or now == card or view.phase != "act" or acting != asked.seat:
        return []
    there = {known: place for place, known in view.known_cards(acting).items()}
    takers = [past.seat for past in asked.past if _takes(past, card)]
    if card not in there:
        taken = takers[-1:] if acting not in takers[-1:] else []
        names = asked.scene.names
        return [say("plan-taken", name=names[seat], card=brief_card(card)) for seat in taken]
    if now not in there:
        return [say("plan-dropped", than=there[card])]
    way, before = (fewest_turns(view, acting, there[each]) for each in (now, card))
    faster = way and before and way.turns < before.turns
    passed = "faster" if faster else "better"
    return [say("plan-passed", by=passed, place=there[now], than=there[card])]


def _takes(past: Past, card: Card) -> bool:
    """Return whether a decision buys a card, or reserves it from the table."""
    match past.action:
        case Buy(place=place) | Reserve(place=place):
            return place not in LEVELS and past.before.card_at(place) == card
        case _:
            return False


def _aim(best: Suggestion, view: State, asked: Asked) -> list[Message]:
    """Say how to serve the asker's aim, or why to let it go."""
    place = asked.aim
    if place is None or view.phase != "act":
        return []
    if place == "points":
        return [say("aim-served-points")]  # the look-ahead looks for nothing else
    ways = [each for each in advised(view) if _serves(each[1], each[2], view, place)]
    if not ways:
        return [say("aim-later", place=place)]
    chance, action = round(ways[0][0] / 100), ways[0][1]
    if action_text(action) == best.action:
        return [say("aim-served", place=place)]
    loss = best.chance - chance
    return [
        say(
            "aim-cost" if loss > MOST_LOST else "aim-way", place=place, step=step(action), loss=loss
        )
    ]


def _serves(action: Action, after: State, view: State, place: str) -> bool:
    """Return whether an action buys or reserves a card, or brings the card or noble nearer."""
    me = view.to_act
    if isinstance(action, Buy | Reserve) and action.place == place:
        return True
    if place in TILE_PLACES:
        cost = tiles(view)[place].cost
        lacks = [sum(lacking(cost, state.seats[me].bonuses)) for state in (view, after)]
        return lacks[1] < lacks[0]
    card = view.known_cards(me)[place]
    if after.known_cards(me).get(place) != card:
        return False
    before, then = (fewest_turns(state, me, place) for state in (view, after))
    return then is not None and (before is None or then.turns < before.turns)


def _behind(chance: int) -> str:
    return "close" if chance <= CLOSE else "far" if chance >= FAR else "some"


def step(action: Action) -> Message:
    """Name an action as an advice."""
    match action:
        case Take(gems):
            return say("need-take", gems=Handful(gems))
        case Reserve(place) if place in LEVELS:
            return say("advice-draw", level=place)
        case Reserve(place):
            return say("advice-reserve", place=place)
        case Buy(place):
            return say("need-buy", place=place)
        case Return(gems):
            return say("advice-return", gems=Handful(gems))
        case ChooseNoble(place):
            return say("advice-noble", place=place)
        case Pass():
            return say("advice-pass")


def why(reason: GoodReason, view: State, names: Sequence[str]) -> Message:
    """Say a reason to the seat to act of a view."""
    cards = view.known_cards(view.to_act)
    place = reason.place or ""
    return say(
        f"advice-{reason.entry}",
        place=place,
        named=own_place(place),
        card=brief_card(cards[place]) if place in cards else place,
        taken="first" if reason.seats else "safe" if in_hand(place) else "open",
        points=reason.count,
        count=reason.count,
        turns=reason.turns,
        names=place_list(names[seat] for seat in reason.seats),
    )
