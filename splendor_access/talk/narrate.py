"""Events, refusals and errors as messages, for one listener.

A name that sounds so would deceive whoever hears it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import assert_never

from splendor_access import bots
from splendor_access.game.cards import NO_GEMS, ORDER, Card, Gems, Hidden, gems, lacking
from splendor_access.game.events import (
    AgainstRules,
    Bought,
    CardShown,
    CardsSwapped,
    Dealt,
    Drew,
    Emptied,
    Ended,
    EndReason,
    Event,
    LastRound,
    LeftEmpty,
    Passed,
    Reason,
    Refusal,
    Reserved,
    Returned,
    TokensCounted,
    Took,
    TurnBegan,
    Visited,
    seen_by,
)
from splendor_access.game.legality import eligible_nobles, fewest_different, surplus
from splendor_access.game.notation import NotationError, letter_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import EDITIONS, MARKET_INDEX, State
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import (
    Arg,
    Colour,
    Fresh,
    Handful,
    Head,
    Message,
    clean,
    colours,
    fold,
    say,
)


def introduced(player: Player) -> Message:
    """Introduce a player."""
    if player.kind == HUMAN:
        return say("player-human", name=player.name)
    return say("player-bot", name=player.name, level=level_of(player.kind))


def level_of(kind: str) -> Arg:
    """Return the word for an opponent's level; a player's own opponent has only a name."""
    return say(f"level-{kind}") if kind in bots.names() else kind


def levels() -> list[Arg]:
    """Return what the opponents are called that players choose from, the weakest first."""
    return [level_of(kind) for kind in bots.LADDER]


def narrate(
    event: Event, names: Sequence[str], viewer: int | None, *, compact: bool = False
) -> list[Message]:
    """Describe one event to a listener: their own actions in short, those of others in full.

    `names` are those of the seats; `viewer` is the listener's seat, or None for one who watches.
    With `compact` the payments of others and what reserved cards cost are left out.
    """
    event = seen_by(event, viewer)
    if isinstance(event, Dealt):
        return _dealt(event, compact=compact)
    if isinstance(event, Emptied):
        return [say("emptied", place=event.place, level=event.place[0])]
    if isinstance(event, LeftEmpty):
        return [say("left-empty", place=event.place)]
    if isinstance(event, CardsSwapped):
        return [say("swapped", first=event.first, second=event.second)]
    if isinstance(event, Ended):
        return []
    mine = event.seat == viewer
    who = names[event.seat]
    match event:
        case Took() | Returned():
            if not any(event.gems):
                return [_told("returned-nothing", mine, who)]
            if compact and not mine and isinstance(event, Took):
                return [say("took-news", name=who, gems=Handful(event.gems, listed=True))]
            name = "took" if isinstance(event, Took) else "returned"
            return [_told(name, mine, who, gems=Handful(event.gems))]
        case Reserved():
            return [_reserved(event, mine, who, compact=compact)]
        case Drew():
            if mine and isinstance(event.card, Card):
                return [say("drew", place=event.hand_place, card=event.card)]
            return []
        case Bought():
            return [_bought(event, mine, who, compact=compact)]
        case Visited():
            facts: dict[str, Arg] = {"noble": event.noble, "points": event.points}
            return [_told("visited", mine, who, place=event.place, **facts)]
        case Passed():
            return [_told("passed", mine, who)]
        case AgainstRules():
            if event.skipped:
                return [say("turn-skipped", name=who, reason=clean(event.reason))]
            return [say("against-rules", reason=clean(event.reason))]
        case TokensCounted():
            return [_told("counted", mine, who, **_counted(event))]
        case CardShown():
            return [_told("card-shown", mine, who, place=event.hand_place, card=event.card)]
        case LastRound():
            return [_told("last-round", mine, who, points=event.points)]
        case TurnBegan():
            return []
        case _ as unknown:
            assert_never(unknown)


def _told(name: str, mine: bool, who: str, **args: Arg) -> Message:
    return say(f"{name}-me", **args) if mine else say(name, name=who, **args)


def _counted(event: TokensCounted) -> dict[str, Arg]:
    """Return the facts of a count: what there is, and what is more or less than before."""
    more, less = (lacking(*pair) for pair in ((event.changed, NO_GEMS), (NO_GEMS, event.changed)))
    kind = ("both" if any(less) else "more") if any(more) else "less"
    facts: dict[str, Arg] = {"gems": event.tokens if any(event.tokens) else say("no-gems")}
    return {**facts, "more": more, "less": less, "kind": kind}


def _dealt(event: Dealt, *, compact: bool) -> list[Message]:
    facts: dict[str, Arg] = {"place": event.place, "card": event.card}
    if compact and isinstance(event.card, Card):
        messages = [say("dealt-news", **facts, fresh=Fresh(event.card))]
    else:
        messages = [say("dealt", **facts)]
    if not event.left:
        messages.append(say("last-of-deck", level=event.place[0]))
    return messages


def _reserved(event: Reserved, mine: bool, who: str, *, compact: bool) -> Message:
    gold = "yes" if event.gold else "no"
    facts: dict[str, Arg] = {"place": event.place, "gold": gold}
    hand = event.hand_place
    if isinstance(event.card, Hidden):
        return _told("reserved-unseen", mine, who, level=event.card.level, hand=hand, **facts)
    if compact and not mine:
        head = Head(event.card)
        return say("reserved-news", name=who, card=event.card, head=head, **facts)
    return _told("reserved", mine, who, card=event.card, hand=hand, **facts)


def _bought(event: Bought, mine: bool, who: str, *, compact: bool) -> Message:
    facts: dict[str, Arg] = {
        "place": event.place,
        "card": event.card,
        "bonus": Colour(event.card.bonus),
        "payment": event.payment if any(event.payment) else say("no-payment"),
        "paid": "yes" if any(event.payment) else "no",
        "named": event.place if event.place in MARKET_INDEX else say("reserved-card"),
        "worth": event.card.points,
        "points": event.points,
    }
    if compact and not mine:
        return say("bought-news", name=who, **facts)
    return _told("bought-points" if event.card.points else "bought", mine, who, **facts)


def result(state: State, ended: Ended, names: Sequence[str], viewer: int | None) -> list[Message]:
    """Say how a game ended, why, and where each player stands, the best first."""
    winners = ended.winners
    best = state.seats[winners[0]].points
    if len(winners) > 1:
        shared: list[Arg] = [names[i] for i in winners]
        head = say("won-shared", names=shared, points=best)
    else:
        head = _told("won", winners[0] == viewer, names[winners[0]], points=best)
    reasons: list[Message] = []
    match ended.reason:
        case EndReason.POINTS:
            reasons.append(say("ended-points", target=state.rules.target))
        case EndReason.STALEMATE:
            reasons.append(say("ended-stalemate"))
        case EndReason.TURN_LIMIT:
            reasons.append(say("ended-turn-limit"))
    tied = [seat for seat in state.seats if seat.points == best]
    if len(winners) > 1:
        reasons.append(say("tie-shared"))
    elif len(tied) > 1:
        reasons.append(say("tie-fewest-cards", cards=len(state.seats[winners[0]].cards)))
    order = sorted(range(len(names)), key=lambda i: (i not in winners, -state.seats[i].points))
    return [say("game-over"), head, *reasons, *(standing(state, i, names, viewer) for i in order)]


def standing(state: State, seat: int, names: Sequence[str], viewer: int | None) -> Message:
    """Describe one player's points and bought cards."""
    points, cards = state.seats[seat].points, len(state.seats[seat].cards)
    return _told("standing", seat == viewer, names[seat], points=points, cards=cards)


def your_turn(state: State, seat: int, name: str | None = None) -> list[Message]:
    """Say what the player to act must do now: an act, tokens to return, or a noble to choose.

    The name is for a keyboard that several people share.
    """
    mine = state.seats[seat]
    match state.phase:
        case "act":
            facts: dict[str, Arg] = {"points": mine.points, "tokens": sum(mine.tokens)}
            return [
                say("your-turn-named", name=name, **facts) if name else say("your-turn", **facts)
            ]
        case "return":
            held = [c for c in ORDER if mine.tokens[ORDER.index(c)]]
            tokens, count = sum(mine.tokens), surplus(state)
            choices = [say("option-gems", gems=gems(c * mine.tokens[ORDER.index(c)])) for c in held]
            return [
                say("must-return", count=count, held=tokens, kinds=len(held)),
                *(say("option", number=i, option=each) for i, each in enumerate(choices, 1)),
            ]
        case "noble":
            return [say("menu-noble", count=len(eligible_nobles(state)))]
        case "over":
            return []


def refused(refusal: Refusal, edition: str = EDITIONS[0]) -> Message:
    """Say why an action is not allowed now, and by which rule."""
    facts: dict[str, Arg] = dict(refusal.facts)
    match refusal.reason:
        case Reason.CANNOT_AFFORD:
            short = sum(_counts(facts["missing"])) - int(str(facts["gold"]))
            facts["short"] = short
            card = facts["card"]
            assert isinstance(card, Card)
            facts["head"] = Head(card)
            facts["held"] = gems("g" * int(str(facts["gold"])))
            without = "" if facts["gold"] else "-no-gold"
            return say(f"refused-cannot-afford{without}", **facts)
        case Reason.OVER:
            facts["friends"] = "no"
        case Reason.PHASE:
            return say(f"refused-phase-{facts['phase']}")
        case Reason.TWO_NEED_FOUR:
            (gem,) = colours(_counts(facts["gems"]))
            if not facts["left"]:
                return say("refused-bank-lacks", gems=gem)
            return say("refused-two-need-four", gem=gem, left=facts["left"])
        case Reason.BANK_LACKS | Reason.NOT_HELD:
            facts["gems"] = colours(_counts(facts["gems"]))
        case Reason.RETURN_EXACTLY:
            facts["letters"] = "ser"[: int(str(facts["count"]))]  # an example of so many
        case Reason.TAKE_SHAPE | Reason.TAKE_EXACTLY:
            return _refused_take(refusal, edition)
        case _:
            pass
    return say(f"refused-{refusal.reason.value}", **facts)


def _refused_take(refusal: Refusal, edition: str) -> Message:
    """Say how gems can be taken while the bank is as it is, with an example that can be done."""
    facts: dict[str, Arg] = dict(refusal.facts)
    example = _counts(facts.pop("example"))
    count = sum(example)
    if not count:
        return say("nothing-to-take")
    fewer = fewest_different(count, edition) < count
    facts |= {"letters": letter_text(example), "count": count, "fewer": "yes" if fewer else "no"}
    if count == 3 and fewer:
        return say("refused-take-shape-up-to-three", **facts)
    return say(f"refused-{refusal.reason.value}", **facts)


def _counts(arg: Arg) -> Gems:
    assert isinstance(arg, tuple)
    return arg


def misread(error: NotationError) -> Message:
    """Say what is wrong with a text that should have been in the notation."""
    return say(f"misread-{error.reason}", text=clean(error.text))


_MINE = "-me"
"""Behind the name of the entry that tells the listener's own action."""

_AT_A_TABLE = ("friends-", "ask-")
"""How the names of entries about the people at a table begin."""

_PERSON = r"(?:=|\]|^) *%s\{ \$names? \}"
_BEHIND = re.compile(_PERSON % "" + r",? ([\w'\u2019]+)[^\n]*(?:[.:!?]|->)", re.MULTILINE)
_BEFORE = re.compile(_PERSON % r"([^\W\d_]+(?: [^\W\d_]+)+) " + r"(?!.*\?)", re.MULTILINE)
_SENTENCE = re.compile(r"= *([^\n{}]+ [^\n{}]+)[.!?]$", re.MULTILINE)
_FELT = re.compile(r"\n +\.braille *=.*", re.DOTALL)


@cache
def words_behind_a_name(language: str) -> frozenset[str]:
    """Return the folded words that the name of a player is followed by: took, wins, is."""
    locale = Locale(language)
    return frozenset(
        fold(word)
        for name, source in _heard(language)
        if locale.has(f"{name}{_MINE}") or name.startswith(_AT_A_TABLE)
        for word in _BEHIND.findall(source)
    )


@cache
def words_before_a_name(language: str) -> frozenset[str]:
    """Return the folded words, two or more, that sentences have before the name of a player."""
    return frozenset(
        _folded(before) for _name, source in _heard(language) for before in _BEFORE.findall(source)
    )


@cache
def whole_sentences(language: str) -> frozenset[str]:
    """Return the folded sentences in which nothing is filled in, without the mark at the end."""
    return frozenset(
        _folded(sentence)
        for _name, source in _heard(language)
        for sentence in _SENTENCE.findall(source)
    )


def _heard(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message by its name, as it is written, without what is only felt."""
    for name, source in Locale(language).sources():
        yield name, _FELT.sub("", source)


def _folded(text: str) -> str:
    return " ".join(map(fold, text.replace(",", " ").split()))
