"""What the companion says about cards to be entered, and about who is to act."""

from collections.abc import Sequence

from splendor_access.companion.at_start import had_told
from splendor_access.dialogue.answers import Answers
from splendor_access.dialogue.menus import nobles
from splendor_access.game.actions import Revealed
from splendor_access.game.cards import Card, Noble
from splendor_access.game.legality import surplus
from splendor_access.game.notation import action_text, card_code, noble_code
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, State
from splendor_access.table.book import Entered, Known, Step
from splendor_access.table.real_start import AtStart
from splendor_access.talk.messages import Colour, Message, Messages, line, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

Thing = Card | Noble


def left_to_lay(unlaid: Sequence[str]) -> Message:
    """Say shortly how many cards and nobles are still to be entered."""
    tiles = sum(place in TILE_PLACES for place in unlaid)
    return say("companion-left", cards=len(unlaid) - tiles, nobles=tiles)


def card_lies(
    thing: Thing | None, state: State, names: Sequence[str], place: str
) -> Message | None:
    """Say where a card or tile is already, or that it cannot lie at a place; None if neither."""
    if isinstance(thing, Noble) and thing in state.tiles:
        at = TILE_PLACES[state.tiles.index(thing)]
        return say("companion-noble-lies", noble=thing, place=at)
    if not isinstance(thing, Card):
        return None
    if thing in state.market:
        at = MARKET_PLACES[state.market.index(thing)]
        return say("companion-card-lies", card=thing, place=at)
    for name, seat in zip(names, state.seats, strict=True):
        if thing in seat.cards:
            return say("companion-card-bought", card=thing, name=name)
        if any(held and held.card == thing for held in seat.hand):
            return say("companion-card-reserved", card=thing, name=name)
    if place[:1] in ("a", "b", "c") and thing.level != place[0]:
        return say("companion-other-level", card=thing, level=thing.level, place=place)
    return None


def named_call(state: State, names: Sequence[str]) -> Messages:
    """Say what somebody must do beside acting, of whom the prompt has the name."""
    name = names[state.to_act]
    match state.phase:
        case "return":
            return [say("companion-must-return", name=name, count=surplus(state))]
        case "noble":
            head = say("companion-noble", name=name)
            return [head, *nobles(state).lines()[1:]]
        case _:
            return []


def code_of(thing: Thing) -> str:
    """Return the code of a card or tile."""
    return noble_code(thing) if isinstance(thing, Noble) else card_code(thing)


def label_words(thing: Thing) -> Message:
    """Describe a card or tile as its label does in a QR code, in the line below its code."""
    if isinstance(thing, Noble):
        return say("label-print-noble", noble=thing)
    return say(
        "label-print-card",
        level=thing.level,
        card=thing,
        bonus=Colour(thing.bonus),
        points=thing.points,
        cost=thing.cost,
    )


def described(thing: Thing) -> Message:
    """Describe a card or tile that can be chosen."""
    if isinstance(thing, Noble):
        return say("companion-option-noble", noble=thing)
    return say("companion-option-card", card=thing)


def entry_told(step: Step, names: Sequence[str], answers: Answers) -> Message:
    """Tell an entry in one line."""
    what = step.entered.what
    if isinstance(what, AtStart):
        return had_told(what, step.after, names)
    match what:
        case Known(seat, place, card):
            return say("companion-known", name=names[seat], place=place, card=card)
        case _:
            return next(told for event in step.events for told in answers.narrated(event))


def entry_for_all(step: Step, state: State, names: Sequence[str], answers: Answers) -> Message:
    """Tell an entry in one line, without a card that only its owner knows."""
    what = step.entered.what
    if isinstance(what, Known):
        held = state.seats[what.seat].hand
        if any(each and each.card == what.card for each in held):
            return say("companion-known-kept", name=names[what.seat], place=what.place)
    return entry_told(step, names, answers)


def entry_line(
    entered: Entered, state: State, names: Sequence[str], vocabulary: Vocabulary
) -> Message:
    """Write an entry that has not happened: a command line, or a card."""
    if isinstance(entered.what, AtStart):
        return had_told(entered.what, state, names)
    match entered.what:
        case Known(seat, place):
            return say("companion-known-kept", name=names[seat], place=place)
        case Revealed(card):
            return say("companion-entry-card", card=card)
        case action:
            verb, space, rest = action_text(action).partition(" ")
            word = vocabulary.locale.words(f"command-{verb}")[0]
            text = line(f"{word}{space}{rest}")
            who = entered.seat
            return text if who is None else say("companion-entry", name=names[who], line=text)
