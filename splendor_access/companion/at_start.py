"""The start of a game with a real box: questions, entries, and their descriptions."""

import re
from collections import Counter
from collections.abc import Sequence

from splendor_access.game.cards import LEVELS, NO_GEMS, NOBLES, Card, Hidden, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.notation import card_code
from splendor_access.game.state import TILE_PLACES, State
from splendor_access.table.real_start import (
    Agreed,
    AtStart,
    Due,
    Had,
    Laid,
    StartingTurn,
)
from splendor_access.talk.messages import Arg, Head, Message, fold, say
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named


def describe_start_entry(entry: AtStart, state: State, names: Sequence[str]) -> Message:
    """Describe an entry of the start; `state` is the state after it."""
    match entry:
        case Laid(place, None):
            return say("place-empty", place=place)
        case Laid(place, Noble() as tile):
            return say("placed-noble", place=place, noble=tile)
        case Laid(place, Card() as laid):
            return say("placed", place=place, card=laid)
        case StartingTurn(seat):
            return say("companion-next", name=names[seat])
        case Agreed(None):
            return say("begun-agreed-bank")
        case Agreed(int() as seat):
            points = state.seats[seat].points
            return say("begun-agreed", name=names[seat], points=points)
        case Had(seat, kind, None):
            return say(f"begun-no-more-{kind}", name=names[seat])
        case Had(seat, _, Card() | Hidden() as card):
            told = "begun-has-card" if entry.kind == "card" else "begun-has-reserved"
            return say(told, name=names[seat], card=card)
        case Had(seat, _, Noble() as tile):
            return say("begun-has-noble", name=names[seat], noble=tile)
        case Had(seat, _, tuple() as held):
            return say("companion-check-tokens", name=names[seat], gems=held, count=sum(held))
        case _ as unknown:
            raise AssertionError(unknown)


def ask_for_due(due: Due, state: State, names: Sequence[str]) -> Message:
    """Return the question for an entry that is due."""
    name, seat = names[due.seat], state.seats[due.seat]
    match due.kind:
        case "turn":
            return say("begun-turn", names=[*names])
        case "place":
            return say("begun-lay", place=due.place, example=example_at(due.place, state))
        case "points":
            return say("begun-points", name=name, points=seat.points, cards=len(seat.cards))
        case "bank":
            return say("begun-bank", gems=state.bank)
        case kind:
            return say(f"begun-{kind}", name=name)


def example_at(place: str, state: State) -> Arg:
    """Return a card or noble that can lie at a place, so short that it names only one."""
    if place in TILE_PLACES:
        return next(noble.cost for noble in NOBLES if noble not in state.tiles)
    cards = unseen(state.view(None))[LEVELS.index(place[0])]
    alike = Counter((card.bonus, card.points) for card in cards)
    short = (card for card in cards if card.points and alike[card.bonus, card.points] == 1)
    found = next(short, None)
    return Head(found) if found else card_code(cards[0])


def parse_plain_entry(
    due: Due, typed: str, vocabulary: Vocabulary, names: Sequence[str], state: State
) -> AtStart | None:
    """Return the entry in a line, or None for a line that may name a card or noble."""
    none = not typed.strip() or is_none(typed, vocabulary)
    match due.kind:
        case "turn":
            found = seats_named(typed.strip(), names)
            return StartingTurn(found[0]) if len(found) == 1 else None
        case "place":
            return Laid(due.place, None) if none else None
        case "tokens":
            found_gems = parse_gems(vocabulary.split(typed), vocabulary, strict=True)
            held = NO_GEMS if none else found_gems[0] if len(found_gems) == 1 else None
            return None if held is None else Had(due.seat, "tokens", held)
        case "points" | "bank":
            agreed = Agreed(due.seat if due.kind == "points" else None)
            return agreed if _agrees(due, typed, vocabulary, state) else None
        case kind:
            if none:
                return Had(due.seat, kind, None)
            level = parse_unseen_level(due, typed, vocabulary)
            return Had(due.seat, kind, Hidden(level)) if level else None


def parse_unseen_level(due: Due, typed: str, vocabulary: Vocabulary) -> str | None:
    """Return the level of a card reserved unseen, or None if the line says anything else."""
    return vocabulary.level(vocabulary.split(typed)) if due.kind == "reserved" else None


def _agrees(due: Due, typed: str, vocabulary: Vocabulary, state: State) -> bool:
    if not typed.strip() or vocabulary.agrees(typed):
        return True
    if due.kind == "bank":
        return state.bank in parse_gems(vocabulary.split(typed), vocabulary, strict=True)
    return re.findall(r"\d+", typed) == [str(state.seats[due.seat].points)]


def is_none(typed: str, vocabulary: Vocabulary) -> bool:
    """Return whether a line says that there is nothing, or nothing more."""
    words = ("empty", "off", "no", "done")
    return fold(vocabulary.plain(typed)) in frozenset().union(*map(vocabulary.words, words))
