"""Messages of the companion: what to enter, from the start on, whose turn it is, what was told."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import zip_longest

from splendor_access.game.actions import Action, Revealed
from splendor_access.game.cards import LEVELS, NO_GEMS, NOBLES, Card, Hidden, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.legality import surplus
from splendor_access.game.notation import action_text, card_code, noble_code
from splendor_access.game.set_right import SetRight, set_right_text
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, Seat, State
from splendor_access.session.answers import Answers
from splendor_access.session.prompts import noble_choice
from splendor_access.table.book import Entered, Known, Step
from splendor_access.table.real_start import (
    Agreed,
    AtStart,
    Due,
    Had,
    Laid,
    StartingTurn,
)
from splendor_access.table.real_table import Change, RealTable
from splendor_access.talk.describe import Scene, bank, card_at
from splendor_access.talk.messages import Arg, Colour, Head, Message, Messages, fold, line, say
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named
from splendor_access.talk.questions._outlook import brief_card, clauses


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


Thing = Card | Noble


def remaining_to_lay(unlaid: Sequence[str]) -> Message:
    """Say briefly how many cards and nobles remain to be entered."""
    tiles = sum(place in TILE_PLACES for place in unlaid)
    return say("companion-left", cards=len(unlaid) - tiles, nobles=tiles)


def duty_messages(state: State, names: Sequence[str]) -> Messages:
    """Say what a player must do other than act; the prompt has the player's name."""
    name = names[state.to_act]
    match state.phase:
        case "return":
            return [say("companion-must-return", name=name, count=surplus(state))]
        case "noble":
            head = say("companion-noble", name=name)
            return [head, *noble_choice(state).lines()[1:]]
        case _:
            return []


def code_of(thing: Thing) -> str:
    """Return the code of a card or tile."""
    return noble_code(thing) if isinstance(thing, Noble) else card_code(thing)


def label_words(thing: Thing) -> Message:
    """Describe a card or tile as the QR code on its label does, in the line below its code."""
    if isinstance(thing, Noble):
        return say("noble-alone", noble=thing)
    return say(
        "label-print-card",
        level=thing.level,
        card=thing,
        bonus=Colour(thing.bonus),
        points=thing.points,
        cost=thing.cost,
    )


def describe_thing(thing: Thing) -> Message:
    """Describe a card or tile as an option."""
    if isinstance(thing, Noble):
        return say("noble-alone", noble=thing)
    return say("card-alone", card=thing)


def describe_entry(step: Step, names: Sequence[str], answers: Answers) -> Message:
    """Describe an entry in one line."""
    what = step.entered.what
    if isinstance(what, AtStart):
        return describe_start_entry(what, step.after, names)
    match what:
        case Known(seat, place, card):
            return say("companion-known", name=names[seat], place=place, card=card)
        case _:
            return next(told for event in step.events for told in answers.narrated(event))


def describe_entry_publicly(
    step: Step, state: State, names: Sequence[str], answers: Answers
) -> Message:
    """Describe an entry in one line, without a card that only its owner knows."""
    what = step.entered.what
    if isinstance(what, Known):
        held = state.seats[what.seat].hand
        if any(each and each.card == what.card for each in held):
            return say("companion-known-kept", name=names[what.seat], place=what.place)
    return describe_entry(step, names, answers)


def entry_line(
    entered: Entered, state: State, names: Sequence[str], vocabulary: Vocabulary
) -> Message:
    """Write an entry that has not happened as a command line or a card."""
    if isinstance(entered.what, AtStart):
        return describe_start_entry(entered.what, state, names)
    match entered.what:
        case Known(seat, place):
            return say("companion-known-kept", name=names[seat], place=place)
        case Revealed(card):
            return say("card-alone", card=card)
        case right if isinstance(right, SetRight):
            return line(set_right_text(right))
        case action:
            verb, space, rest = action_text(action).partition(" ")
            word = vocabulary.locale.words(f"command-{verb}")[0]
            text = line(f"{word}{space}{rest}")
            who = entered.seat
            return text if who is None else say("companion-entry", name=names[who], line=text)


def differences(before: State, after: State, scene: Scene) -> Messages:
    """Tell the effects of a correction: belongings, the market, the bank and the turn."""
    before, after = before.view(None), after.view(None)
    lines = [
        say("companion-now", name=scene.names[i], news=clauses(parts))
        for i, (then, now) in enumerate(zip(before.seats, after.seats, strict=True))
        if (parts := _seat(then, now))
    ]
    places = zip(MARKET_PLACES, before.market, after.market, strict=True)
    for place, was, card in places:
        if was != card:
            lines.append(card_at(place, card, "dealt") if card else say("place-empty", place=place))
    lines += [
        say("placed-noble", place=place, noble=tile)
        for place, was, tile in zip_longest(TILE_PLACES, before.tiles, after.tiles)
        if tile and was != tile
    ]
    lines += bank(scene) if before.bank != after.bank else []
    if (before.to_act, before.phase) != (after.to_act, after.phase) and after.phase != "over":
        lines.append(say("companion-next", name=scene.names[after.to_act]))
    return [say("companion-corrected"), *lines] if lines else [say("companion-same")]


def _seat(then: Seat, now: Seat) -> Sequence[Arg]:
    parts: list[Arg] = []
    if then.tokens != now.tokens:
        count = sum(now.tokens)
        parts.append(say("companion-holds", gems=now.tokens, count=count))
    came, gone = _gained_and_lost(then.cards, now.cards)
    parts += [say("companion-bought", card=brief_card(card)) for card in came]
    parts += [say("companion-not-bought", card=brief_card(card)) for card in gone]
    came, gone = _gained_and_lost(_held(then), _held(now))
    parts += [say("companion-reserved", card=brief_card(card)) for card in came]
    parts += [say("companion-not-reserved", card=brief_card(card)) for card in gone]
    came_nobles = [tile for tile in now.nobles if tile not in then.nobles]
    gone_nobles = [tile for tile in then.nobles if tile not in now.nobles]
    parts += [say("companion-visited", noble=tile) for tile in came_nobles]
    parts += [say("companion-not-visited", noble=tile) for tile in gone_nobles]
    if then.points != now.points:
        parts.append(say("changed-points", points=now.points))
    return parts


def _gained_and_lost(
    had: Sequence[Card | Hidden], has: Sequence[Card | Hidden]
) -> tuple[Sequence[Card | Hidden], Sequence[Card | Hidden]]:
    """Return the cards gained and the cards lost."""
    before, after = Counter(had), Counter(has)
    return [*(after - before).elements()], [*(before - after).elements()]


def _held(seat: Seat) -> list[Card | Hidden]:
    return [held.card for held in seat.hand if held]


class OtherEntries:
    """The entries without events that one seat has not heard.

    `entered`: others have entered something since this seat did. `changed`: the latest changes
    taken include corrections, so entries are renumbered.
    """

    def __init__(self, table: RealTable, seat: int, answers: Callable[[], Answers]) -> None:
        self.entered = False
        self.changed = False
        self._table = table
        self._seat = seat
        self._answers = answers
        self._told = len(table.changes)
        self._version = table.version

    def skip(self) -> None:
        """Mark all entries so far as told."""
        self._told = len(self._table.changes)
        self._version = self._table.version

    def take(self) -> Messages:
        """Tell the entries made since the last call."""
        new = self._table.changes[self._told :]
        self.entered = self._table.version != self._version
        self.skip()
        self.changed = any(each.corrected or each.taken_back for each in new)
        return [message for each in new for message in self._tell(each)]

    def _tell(self, change: Change) -> Messages:
        mine = [place for seat, place in change.misread if seat == self._seat]
        lines = [say("companion-misread", place=place) for place in mine]
        if change.corrected:
            before, after = change.corrected.before, change.corrected.after
            return [*lines, *differences(before, after, self._answers().scene())]
        if change.step is None or isinstance(change.step.entered.what, Known):
            return lines
        if change.taken_back and isinstance(change.step.entered.what, Action):
            answers = self._answers()
            told = [
                message
                for event in change.step.events
                for message in answers.narrated(event, shared=True)
            ]
            return [*lines, *(say("taken-back", told=each) for each in told)]
        entry = describe_entry(change.step, self._table.names, self._answers())
        return [*lines, say("taken-back", told=entry) if change.taken_back else entry]
