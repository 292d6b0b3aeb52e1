"""A record: a whole game as text, with its players, its first position and all entries.

    splendor-record 1
    seat human Ana
    seat easy Bruno
    start sp1 2024 2 0 act ...
    take ser
    reserve c3
    reveal c3 c4s 3s3o6d
    buy b2 with 1s2r
    undone 2 seen

Purchases have their whole payment. A card reserved unseen is `?c` until it is bought, unless the
game is over or the decks are asked for.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Revealed
from splendor_access.game.cards import LEVELS, Card, Hidden
from splendor_access.game.chance import Deal, unseen
from splendor_access.game.events import Event, IllegalAction, Refusal
from splendor_access.game.notation import (
    NotationError,
    action_text,
    card_code,
    parse_action,
    parse_card,
)
from splendor_access.game.position import VERSION as BY_RULES
from splendor_access.game.position import parse_position, position_text, position_version
from splendor_access.game.rules import apply, force
from splendor_access.game.set_right import (
    SetRight,
    parse_set_right,
    set_right,
    set_right_text,
)
from splendor_access.game.state import HAND_INDEX, HAND_PLACES, State

VERSION = 1
WITH_FORCED = 2
"""The version of records with actions against the rules."""

WITH_SET_RIGHT = 3
"""The version of records in which something was set right, or a fourth card was reserved."""

HUMAN = "human"


class Player(msgspec.Struct, frozen=True):
    """The player at a seat: a name, and `human` or the name of a computer opponent."""

    name: str
    kind: str = HUMAN


def can_sit(player: Player) -> bool:
    """Return whether a record can hold a player: the kind is one word, the name printable."""
    return is_kind(player.kind) and player.name.isprintable()


class Undone(msgspec.Struct, frozen=True):
    """An undo of decisions; `seen` if these had turned over hidden cards."""

    decisions: int
    seen: bool = False


class Forced(msgspec.Struct, frozen=True):
    """An action against the rules by the people at a real table, and why."""

    action: Action
    reason: str


Entry = Action | Revealed | Forced | SetRight | Undone
Step = tuple[State, Entry, State, list[Event]]


class Record(msgspec.Struct, frozen=True):
    """A game from its first position. `deal` has the order of the decks where it is known."""

    players: tuple[Player, ...]
    start: State
    entries: tuple[Entry, ...] = ()
    deal: Deal | None = None


class RecordError(ValueError):
    """A record that cannot be parsed or played: the number of the line that fails, and why."""

    def __init__(self, line: int, cause: NotationError | Refusal) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


def entry_text(entry: Entry, place: str = "") -> str:
    """Write one entry as a line; a reveal needs the place it fills."""
    if isinstance(entry, Revealed):
        hidden = isinstance(entry.card, Hidden)
        return f"reveal {place} {f'?{entry.card.level}' if hidden else _code(entry.card)}"
    if isinstance(entry, Undone):
        return f"undone {entry.decisions}{' seen' if entry.seen else ''}"
    if isinstance(entry, Forced):
        return f"forced {action_text(entry.action)} because {entry.reason}"
    if isinstance(entry, SetRight):
        return set_right_text(entry)
    return action_text(entry)


def _code(card: Card | Hidden) -> str:
    assert isinstance(card, Card)
    return card_code(card)


def parse_entry(line: str) -> tuple[Entry, str]:
    """Parse an entry, and return it with the place of a reveal, else with an empty text."""
    reveal = re.fullmatch(r"reveal (\w\d) (?:\?([abc])|(.+))", line)
    if reveal:
        place, level, code = reveal.groups()
        return Revealed(Hidden(level) if level else parse_card(code)), place
    forced = re.fullmatch(r"forced (.+?) because (.+)", line)
    if forced:
        return Forced(parse_action(forced[1]), forced[2].strip()), ""
    undone = re.fullmatch(r"undone (\d{1,4})( seen)?", line)
    if undone:
        return Undone(int(undone[1]), bool(undone[2])), ""
    return parse_set_right(line) or parse_action(line), ""


def steps(record: Record) -> Iterator[Step]:
    """Play a record, and yield for each entry the state before, the entry, the state after, events.

    Raises IllegalAction at an entry that the rules do not allow.
    """
    state = record.start
    for entry in record.entries:
        if isinstance(entry, Undone):
            yield state, entry, state, []
            continue
        before = state
        state, events = _apply_entry(before, entry)
        yield before, entry, state, events


def _apply_entry(
    state: State, entry: Action | Revealed | Forced | SetRight
) -> tuple[State, list[Event]]:
    if isinstance(entry, SetRight):
        return set_right(state, entry)
    if isinstance(entry, Forced):
        return force(state, entry.action, entry.reason)
    return apply(state, entry)


def record_text(record: Record, *, with_deck: bool = False) -> str:
    """Write a record, one line an entry; with the decks if the game is over or `with_deck`."""
    played = list(steps(record))
    end = played[-1][2] if played else record.start
    open_to_all = with_deck or end.phase == "over"
    start = record.start if open_to_all else _hide_unbought(record.start, played)
    forced = any(isinstance(entry, Forced) for entry in record.entries)
    forced |= position_version(start) != BY_RULES
    version = WITH_FORCED if forced else VERSION
    if any(map(_needs_newest, record.entries)):
        version = WITH_SET_RIGHT
    lines = [f"splendor-record {version}"]
    lines += [f"seat {player.kind} {' '.join(player.name.split())}" for player in record.players]
    lines.append(f"start {position_text(start)}")
    if open_to_all and record.deal:
        for level, deck in zip(LEVELS, record.deal.decks, strict=True):
            left = start.decks[LEVELS.index(level)]
            codes = [card_code(card) for card in deck[len(deck) - left :]]
            lines.append(f"deck {level} {', '.join(codes)}".rstrip())
    secret: dict[tuple[int, str], int] = {}
    for before, entry, _after, _events in played:
        place = before.awaiting.place if before.awaiting else ""
        if isinstance(entry, Revealed) and place in HAND_INDEX:
            secret[before.to_act, place] = len(lines)
        lines.append(entry_text(entry, place))
    for (seat, place), at in secret.items():
        held = end.seats[seat].held_at(place)
        if held and held.blind and not open_to_all:
            lines[at] = f"reveal {place} ?{held.card.level}"
    return "\n".join(lines) + "\n"


def _needs_newest(entry: Entry) -> bool:
    fourth = isinstance(entry, Forced) and isinstance(entry.action, Reserve)
    return fourth or isinstance(entry, SetRight)


def _hide_unbought(start: State, played: Sequence[Step]) -> State:
    """Hide the cards reserved unseen before the record began, except those bought in it."""
    bought = {
        (before.to_act, bought.place)
        for before, entry, *_ in played
        if isinstance(bought := entry.action if isinstance(entry, Forced) else entry, Buy)
    }
    seats = tuple(
        msgspec.structs.replace(
            veiled,
            hand=tuple(
                held if (i, place) in bought else hidden
                for place, held, hidden in zip(HAND_PLACES, seat.hand, veiled.hand, strict=False)
            ),
        )
        for i, (seat, veiled) in enumerate(zip(start.seats, start.view(None).seats, strict=True))
    )
    return msgspec.structs.replace(start, seats=seats)


def parse_record(text: str) -> Record:
    """Parse a record and check that every entry is legal. Raises RecordError."""
    lines = [(i, line.strip()) for i, line in enumerate(text.splitlines(), 1) if line.strip()]
    number, head = lines[0] if lines else (1, "")
    found = re.fullmatch(r"splendor-record (\d{1,9})", head)
    if not found:
        raise RecordError(number, NotationError("not-a-record", head))
    version = int(found[1])
    if version not in (VERSION, WITH_FORCED, WITH_SET_RIGHT):
        raise RecordError(number, NotationError("newer-record", found[1]))
    players: list[Player] = []
    decks: dict[str, tuple[Card, ...]] = {}
    entries: list[Entry] = []
    state = start = None
    for number, line in lines[1:]:
        word, _, rest = line.partition(" ")
        try:
            if word == "seat":
                players.append(_parse_seat(rest))
            elif word == "start" and start is None:
                if version < WITH_FORCED and not rest.startswith(f"sp{BY_RULES} "):
                    raise NotationError("newer-position", rest.partition(" ")[0])
                state = start = parse_position(rest, kept=True)
            elif word == "deck" and start is not None:
                level, _, codes = rest.partition(" ")
                decks[level] = _parse_deck(start, level, codes)
            elif state is None:
                raise NotationError("no-start", line)
            else:
                if word == "forced" and version < WITH_FORCED:
                    raise NotationError("not-an-action", line)
                state = _follow(state, line, entries, decks)
                if _needs_newest(entries[-1]) and version < WITH_SET_RIGHT:
                    raise NotationError("not-an-action", line)
        except NotationError as error:
            raise RecordError(number, error) from error
        except IllegalAction as error:
            raise RecordError(number, error.refusal) from error
    if start is None or len(players) != len(start.seats):
        raise RecordError(number, NotationError("record-seats", str(len(players))))
    deal = Deal(tuple(decks[level] for level in LEVELS)) if set(decks) == set(LEVELS) else None
    return Record(tuple(players), start, tuple(entries), deal)


def is_kind(text: str) -> bool:
    """Return whether a text can be the kind of a player: `human`, or the name of an opponent."""
    return re.fullmatch(r"[a-z0-9_-]{1,20}", text) is not None


def _parse_seat(text: str) -> Player:
    kind, _, name = text.partition(" ")
    player = Player(name.strip(), kind)
    if not can_sit(player):
        raise NotationError("record-seat", text)
    return player


def _parse_deck(start: State, level: str, codes: str) -> tuple[Card, ...]:
    """Parse a deck, top first: as many different unseen cards as the position counts there."""
    deck = tuple(parse_card(code) for code in codes.split(",") if code)
    if level not in tuple(LEVELS):
        raise NotationError("record-deck", level)
    at = LEVELS.index(level)
    if len(deck) != start.decks[at] or len(set(deck)) != len(deck):
        raise NotationError("record-deck", level)
    if set(deck) - set(unseen(start)[at]):
        raise NotationError("record-deck", level)
    return deck


def _follow(
    state: State, line: str, entries: list[Entry], decks: dict[str, tuple[Card, ...]]
) -> State:
    entry, place = parse_entry(line)
    entries.append(entry)
    if isinstance(entry, Undone):
        return state
    if place and (state.awaiting is None or state.awaiting.place != place):
        raise NotationError("reveal-elsewhere", line)
    if isinstance(entry, Revealed) and isinstance(entry.card, Card):
        level = entry.card.level
        left = state.decks[LEVELS.index(level)]
        if left and level in decks and entry.card != decks[level][-left]:
            raise NotationError("record-deck", level)
    return _apply_entry(state, entry)[0]
