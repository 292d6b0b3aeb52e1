"""The effect of a key on an item of the braille view, and the menus of possible actions.

A window of a menu shows the effect of one key with its whole cost.
"""

from collections.abc import Iterator
from typing import assert_never

import msgspec

from splendor_access.braille.layout import Care
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import GOLD, LEVELS, Card, Gems, Hidden, Noble, gems, lacking
from splendor_access.game.legality import (
    TOKEN_LIMIT,
    eligible_nobles,
    legal_actions,
    missing,
    payments,
    refusal,
)
from splendor_access.game.notation import action_text, letter_text
from splendor_access.game.state import (
    HAND_INDEX,
    MARKET_INDEX,
    TILE_INDEX,
    Seat,
    State,
    with_card,
)
from splendor_access.session.intents import Meaning
from splendor_access.session.prompts import Choice, Confirm, Handover, Prompt, Reply, SaveTrouble
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.messages import Arg, Message, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look

MOST = 6
"""The highest number of takes offered at once: beyond it, picking gems is quicker."""

CARDS = 3
"""How many cards count when takes are compared."""


def ready_takes(state: State, holder: int, wanted: str | None) -> list[Gems]:
    """Return the best takes of the player to act, starting with those for the `wanted` place.

    Without that, it is the card that lacks least. Of equal takes the one that helps the next cards
    comes first. Takes of no use for the first card are omitted, unless all are useless.
    """
    seat = state.seats[holder]
    takes = [action.gems for action in legal_actions(state) if isinstance(action, Take)]
    known = {
        place: card
        for place, card in state.known_cards(holder).items()
        if lack(seat, card) or place == wanted
    }
    order = sorted(known, key=lambda place: (place != wanted, *nearness(seat, place, known[place])))
    lacks = [missing(seat, known[place]) for place in order[:CARDS]]

    def help_of(take: Gems) -> tuple[int, ...]:
        return tuple(-sum(map(min, take, lacked)) for lacked in lacks)

    ranked = sorted(takes, key=help_of)
    useful = [take for take in ranked if lacks and help_of(take)[0] < 0]
    return (useful or ranked)[:MOST]


def lack(seat: Seat, card: Card) -> int:
    """Return how many gems a seat lacks for a card, beyond its gold."""
    return max(0, sum(missing(seat, card)) - seat.tokens[GOLD])


def nearness(seat: Seat, place: str, card: Card) -> tuple[int, int, int, str]:
    """Return a sort key for cards: lacking least, then more points, then as on the table."""
    return lack(seat, card), -card.points, "hcba".index(place[0]), place


PICKED = "picked"
"""The subject of the menu of the gems picked so far."""


class OpenMenu(msgspec.Struct, frozen=True):
    """Open the menu about a card, a deck, a noble, a command or the picked gems."""

    about: str


class PickGem(msgspec.Struct, frozen=True):
    """Choose a gem to take or to return, or drop it."""

    letter: str


class Submit(msgspec.Struct, frozen=True):
    """Hand in an action, a command, or a reply to the open prompt."""

    meant: Meaning


class EnterLine(msgspec.Struct, frozen=True):
    """Enter a line, as if typed: an answer before a game, or the line that a text names."""

    line: str


class CancelPrompt(msgspec.Struct, frozen=True):
    """Drop the open prompt."""


class CloseMenu(msgspec.Struct, frozen=True):
    """Leave a menu."""


class ExplainKeys(msgspec.Struct, frozen=True):
    """Let each key explain itself, until one is pressed twice."""


class AskWhat(msgspec.Struct, frozen=True):
    """Let the next routing key ask what is under it."""


class ShowSum(msgspec.Struct, frozen=True):
    """Go to the whole position in the fewest cells."""


Effect = (
    OpenMenu
    | PickGem
    | Submit
    | EnterLine
    | CancelPrompt
    | CloseMenu
    | ExplainKeys
    | AskWhat
    | ShowSum
)


def care_of(effect: Effect | None) -> Care:
    """Return the care that an effect requires: agreement for actions."""
    match effect:
        case Submit(Ask() | Look() | Do(command="aim")) | CancelPrompt():
            return "felt"
        case Submit() | EnterLine():
            return "agreed"
        case _:
            return "none"


class ViewItem(msgspec.Struct, frozen=True):
    """An entry of a line and its key's effect. One that stands `alone` has its own windows."""

    entry: ViewEntry
    effect: Effect | None = None
    alone: bool = False


class Picks(msgspec.Struct, frozen=True):
    """The player's intentions: the gems picked so far, and the place of a wanted card."""

    letters: str = ""
    wanted: str | None = None


def text_item(key: str, message: Message) -> ViewItem:
    """Return a window of a menu without an effect."""
    return ViewItem(ViewEntry(key, message), None, alone=True)


def choice_item(key: str, message: Message, meant: Meaning) -> ViewItem:
    """Return a window of a menu that describes its key's effect."""
    return ViewItem(ViewEntry(key, message), Submit(meant), alone=True)


def _action_item(action: Action, message: Message) -> ViewItem:
    return choice_item(action_text(action), message, Act(action))


def menu(about: str, state: State, holder: int, *, acting: bool, picks: "Picks") -> list[ViewItem]:
    """Return the menu about something; empty if there is no such thing now.

    `state` is the player's view of it. `acting`: the player may act, and not only read.
    """
    items: list[ViewItem]
    if about in MARKET_INDEX or about in HAND_INDEX:
        items = [*_card(about, state, holder, acting=acting)]
    elif about in TILE_INDEX:
        items = [*_noble(about, state, holder, acting=acting, wanted=picks.wanted)]
    elif about in LEVELS:
        items = [*_deck(about, state, acting=acting)]
    elif about == "undo":
        items = [choice_item("undo", say("view-undo"), Do("undo"))]
    elif about == "pass":
        may = acting and Pass() in legal_actions(state)
        items = [_action_item(Pass(), say("only-pass"))] if may else []
    elif about == PICKED:
        items = [*_handful(picks.letters, state)] if acting else []
    elif about == "take":
        items = [*_takes(state, holder, picks.wanted)] if acting else []
    elif about == "near":
        items = [_near(value) for value in CHOICES["near"]]
    else:
        items = []
    back = ViewItem(ViewEntry("back", say("view-back")), CloseMenu(), alone=True)
    return [*items, back] if items else []


def opens(about: str, state: State, holder: int, *, acting: bool) -> bool:
    """Say whether `menu` has anything about a card, a tile or a deck, without making it."""
    if about in LEVELS:
        return acting
    if about not in TILE_INDEX:
        return _card_at(about, state, holder) is not None
    tile = _tile_at(about, state)
    # Once the game is over no noble comes any more.
    return tile is not None and (
        state.phase != "over" or any(lacking(tile.cost, state.seats[holder].bonuses))
    )


def _card_at(place: str, state: State, holder: int) -> Card | Hidden | None:
    if place in MARKET_INDEX:
        return state.market[MARKET_INDEX[place]]
    held = state.seats[holder].held_at(place)
    return held.card if held else None


def _tile_at(place: str, state: State) -> Noble | None:
    index = TILE_INDEX[place]
    return state.tiles[index] if index < len(state.tiles) else None


def _card(place: str, state: State, holder: int, *, acting: bool) -> Iterator[ViewItem]:
    seat, card = state.seats[holder], _card_at(place, state, holder)
    if card is None:
        return
    if not isinstance(card, Card):
        yield text_item("veiled", say("drew-veiled", place=place))
        if acting and state.phase == "act":
            # Only a card on a real table can be bought unseen: it is then named.
            yield _action_item(Buy(place), say("view-buyable", place=place))
        return
    # `payments` asks for the house rules of the player to act.
    ways = payments(state, seat, card)
    due = acting and state.phase == "act"
    buys = [_buy(place, way, state, card) for way in ways] if due else []
    if buys:
        yield buys[0]
    elif ways:
        yield text_item("price", say("view-price", place=place, payment=_paid(ways[0])))
    else:
        yield text_item("lacks", lacks(place, seat, card))
    if due and place in MARKET_INDEX:
        yield from _reserve(place, state)
    yield choice_item("need", say("view-need", place=place), Ask("need", place))
    yield from buys[1:]


def lacks(place: str, seat: Seat, card: Card) -> Message:
    """Describe the gems missing for a card, and the gold that could replace some."""
    missed = missing(seat, card)
    if not seat.tokens[GOLD]:
        return say("view-lacks", place=place, missing=missed)
    held = gems("g" * seat.tokens[GOLD])
    return say("view-lacks-gold", place=place, missing=missed, gold=held)


def _buy(place: str, way: Gems, state: State, card: Card) -> ViewItem:
    message = say("view-buy", place=place, payment=_paid(way))
    buyer = state.to_act
    then = with_card(state.seats[buyer], card)
    seats = (*state.seats[:buyer], then, *state.seats[buyer + 1 :])
    message = _and_noble(message, msgspec.structs.replace(state, seats=seats))
    return _action_item(Buy(place, way), message)


def _and_noble(message: Message, state: State) -> Message:
    """Add the noble that visits after a turn ending in this state, or a choice of nobles."""
    places: list[Arg] = [*eligible_nobles(state)]
    if not places:
        return message
    then = say("view-then-noble", count=len(places), places=places)
    return say("clauses", first=message, then=then)


def _paid(payment: Gems) -> Gems | Message:
    return payment if any(payment) else say("no-payment")


def _reserve(place: str, state: State) -> Iterator[ViewItem]:
    if refusal(state, Reserve(place)):
        return
    gold = "yes" if state.bank[GOLD] else "no"
    if place in LEVELS:
        message = say("view-reserve-deck", level=place, gold=gold)
    else:
        message = say("view-reserve", place=place, gold=gold)
    yield _action_item(Reserve(place), _and_return(message, state, int(gold == "yes")))


def _and_return(message: Message, state: State, gained: int) -> Message:
    """Add the number of tokens to return, or else the noble that visits."""
    surplus = sum(state.seats[state.to_act].tokens) + gained - TOKEN_LIMIT
    if surplus <= 0:
        return _and_noble(message, state)
    return say("clauses", first=message, then=say("view-then-return", count=surplus))


def _deck(level: str, state: State, *, acting: bool) -> Iterator[ViewItem]:
    if not acting:
        return
    yield from _reserve(level, state)
    refusal_now = refusal(state, Reserve(level))
    if refusal_now:
        yield text_item("refused", refused(refusal_now, state.rules.edition))


def _noble(
    place: str, state: State, holder: int, *, acting: bool, wanted: str | None
) -> Iterator[ViewItem]:
    tile = _tile_at(place, state)
    if tile is None:
        return
    if acting and state.phase == "noble" and place in eligible_nobles(state):
        yield _action_item(ChooseNoble(place), say("view-noble", place=place, noble=tile))
        return
    bonuses = state.seats[holder].bonuses
    lacks = lacking(tile.cost, bonuses)
    if any(lacks):
        yield text_item("lacks", say("view-lacks", place=place, missing=lacks))
    elif state.phase != "over":
        yield text_item("visit", say("view-visit", place=place))
    if place == wanted:
        yield choice_item("aim", say("view-aim-off", place=place), Do("aim", "off"))
    elif state.phase != "over":
        yield choice_item("aim", say("view-aim", place=place), Do("aim", place))


def prompt_items(prompt: Prompt) -> Iterator[ViewItem]:
    """Yield a prompt and its replies, each in windows of their own."""
    match prompt:
        case Choice():
            yield text_item("head", prompt.head)
            for number, (described, _meant) in enumerate(prompt.options, 1):
                yield choice_item(str(number), described, Reply(number))
            yield ViewItem(ViewEntry("back", say("view-back")), CancelPrompt(), alone=True)
        case Confirm():
            *before, last = prompt.messages
            for number, message in enumerate(before):
                yield text_item(str(number), message)
            agree = say("clauses", first=last, then=say("view-yes"))
            yield choice_item("yes", agree, Reply("yes"))
            yield choice_item("no", say("view-no"), Reply("no"))
        case SaveTrouble():
            yield text_item("head", say("view-trouble"))
            yield choice_item("again", say("view-again"), Reply("again"))
            yield choice_item("unsaved", say("view-unsaved"), Reply("unsaved"))
            yield choice_item("quit", say("view-quit"), Reply("quit"))
        case Handover():
            *before, last = prompt.messages()
            for number, message in enumerate(before):
                yield text_item(str(number), message)
            yield choice_item("ready", last, Do("ready"))
        case _ as unknown:
            assert_never(unknown)


# Gems, picked one by one


def picked(state: State, picks: str, letter: str) -> str:
    """Return the picks after a key on a gem: one more, or one colour fewer.

    A gem that does not go with the others is picked alone.
    """
    more = gems(picks + letter)
    if any(_within(more, handful) for handful in handfuls(state)):
        return letter_text(more)
    return picks.replace(letter, "") if letter in picks else letter


def handfuls(state: State) -> list[Gems]:
    """Return the legal sets of gems to take or return now."""
    actions: list[Action] = legal_actions(state)
    return [action.gems for action in actions if isinstance(action, Take | Return)]


def complete(state: State, picks: str) -> bool:
    """Return whether the picks are a legal action to which nothing can be added."""
    counts = gems(picks)
    possible = handfuls(state)
    return counts in possible and not any(
        _within(counts, other) for other in possible if other != counts
    )


def _within(counts: Gems, others: Gems) -> bool:
    return all(n <= other for n, other in zip(counts, others, strict=True))


def _takes(state: State, holder: int, wanted: str | None) -> Iterator[ViewItem]:
    """Yield the best takes as choices."""
    if state.phase != "act":
        return
    for counts in ready_takes(state, holder, wanted):
        message = _and_return(say("view-take", gems=counts), state, sum(counts))
        yield _action_item(Take(counts), message)


def _near(value: str) -> ViewItem:
    """Return the choice that narrows the rows to cards lacking at most that many gems."""
    message = say("view-near-off") if value == "off" else say("view-near-most", count=int(value))
    return choice_item(value, message, Do("settings", f"near {value}"))


def _handful(picks: str, state: State) -> Iterator[ViewItem]:
    counts = gems(picks)
    if counts not in handfuls(state):
        return
    if state.phase == "return":
        yield _action_item(Return(counts), _and_noble(say("view-return", gems=counts), state))
    else:
        message = _and_return(say("view-take", gems=counts), state, len(picks))
        yield _action_item(Take(counts), message)
