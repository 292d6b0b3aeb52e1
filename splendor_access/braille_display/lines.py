"""The lines of the braille view: of the game, of all of it in few cells, and of the past.

The lines are made for reading by touch: a thing has the same place in its line in every game, the
most important come first, and nothing appears twice on one line.

A count of tokens has six digits, bonuses and costs five, without gold. Only bonuses can be more
than nine of a colour; they are then written as codes, such as `11s2e`.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from splendor_access.game.actions import Buy
from splendor_access.game.cards import (
    CARDS,
    GOLD,
    LEVELS,
    NO_GEMS,
    ORDER,
    Card,
    Gems,
    Noble,
    as_gems,
)
from splendor_access.game.events import Bought, Dealt, Event, Passed, Reserved, Returned, Took
from splendor_access.game.legality import default_payment, legal_actions
from splendor_access.game.notation import from_dict
from splendor_access.game.state import (
    HAND_INDEX,
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_INDEX,
    TILE_PLACES,
    Held,
    Seat,
    State,
)
from splendor_access.session.history import interleaved
from splendor_access.session.listener import Announcement, kind_of
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.table import Logged
from splendor_access.talk.describe import Scene, bank, card_at
from splendor_access.talk.messages import Code, Head, Message, colours, line, say
from splendor_access.talk.narrate import standing
from splendor_access.talk.questions import changed

STANDING = "standing"
"""The key of a player's points and number of bought cards."""

PLACES = {*MARKET_INDEX, *HAND_INDEX, *TILE_INDEX}


class ViewEntry(msgspec.Struct, frozen=True):
    """One thing on a line.

    `key` names it in its line. `about` is the subject that its key opens: a place, the level of a
    deck, or the letter of a gem; None opens nothing. `marked`: it is affordable, or chosen. `gap`
    is the number of blanks before it; one that `leads` is a label of the next. `means` says what it
    is, where its message is too short for that.
    """

    key: str
    message: Message
    about: str | None = None
    marked: bool = False
    gap: int = 2
    leads: bool = False
    means: Message | None = None


def about_of(message: Message) -> str | None:
    """Return the place that a message is about, or None."""
    place = message.args.get("place")
    return place if isinstance(place, str) and place in PLACES else None


def gems(name: str, counts: Gems, chosen: str = "") -> Iterator[ViewEntry]:
    """Yield a label, and one thing for each gem of a count; the chosen ones are marked."""
    yield ViewEntry(name, say(f"view-{name}"), leads=True)
    gap = 1
    for number, letter in enumerate(ORDER):
        if counts[number]:
            only = as_gems(n if i == number else 0 for i, n in enumerate(counts))
            message = say("option-gems", gems=only)
            yield ViewEntry(f"{name}-{letter}", message, letter, letter in chosen, gap)
            gap = 0
    if counts == NO_GEMS:
        yield ViewEntry(f"{name}-none", say("no-gems"), gap=gap)


def row(scene: Scene, level: str) -> list[ViewEntry]:
    """Return the four places of one level."""
    places = [place for place in MARKET_PLACES if place[0] == level]
    cards = [scene.state.market[MARKET_INDEX[place]] for place in places]
    return [
        ViewEntry(place, card_at(place, card), place if card else None, _affordable(scene, card))
        for place, card in zip(places, cards, strict=True)
    ]


def possible(level: str) -> Iterator[ViewEntry]:
    """Yield each card that could lie in a row, at its first place."""
    place = f"{level}1"
    for card in CARDS:
        if card.level == level:
            yield ViewEntry(place, card_at(place, card), place, marked=True)


def buyable(state: State) -> Iterator[ViewEntry]:
    """Yield the places of the cards that the seat to act can afford, the highest level first."""
    places = [action.place for action in legal_actions(state) if isinstance(action, Buy)]
    for number, place in enumerate(sorted(places, key=_by_row)):
        # The word before them belongs to the first, so that a key on it has an effect.
        message = line(place) if number else say("view-buyable", place=place)
        yield ViewEntry(f"buy-{place}", message, place, gap=1 if number else 2)


def decks(scene: Scene) -> list[ViewEntry]:
    """Return the decks with the number of cards left, in the order of the rows."""
    left = dict(zip(LEVELS, scene.state.decks, strict=True))
    return [
        ViewEntry(level, say("view-deck", level=level, left=left[level]), level)
        for level in reversed(LEVELS)
    ]


def nobles(scene: Scene) -> list[ViewEntry]:
    """Return the noble tiles, marked where the seat has their bonuses."""
    bonuses = _seat(scene).bonuses
    found = [
        ViewEntry(place, say("placed-noble", place=place, noble=tile), place, _meets(bonuses, tile))
        for place, tile in zip(TILE_PLACES, scene.state.tiles, strict=False)
        if tile is not None
    ]
    return found or [ViewEntry("none", say("nobles", count=0))]


def me(scene: Scene) -> list[ViewEntry]:
    """Return the player's own tokens, bonuses, points and nobles."""
    assert scene.seat is not None
    return [*_things(scene, scene.seat), *_standing(scene, scene.seat)]


def hand(scene: Scene) -> list[ViewEntry]:
    """Return the player's own reserved cards."""
    held = [*_held(scene, _seat(scene))]
    return [ViewEntry("hand", say("hand", count=len(held))), *held]


ON_TABLE = {"decks": decks, "nobles": nobles, "hand": hand}
"""What makes these lines, by name."""


def opponent(scene: Scene, seat: int) -> list[ViewEntry]:
    """Return another player's points, tokens, bonuses, nobles and reserved cards."""
    held = _held(scene, scene.state.seats[seat])
    cards = [msgspec.structs.replace(entry, marked=False) for entry in held]
    return [*_standing(scene, seat), *_things(scene, seat), *cards]


def _things(scene: Scene, seat: int) -> Iterator[ViewEntry]:
    it = scene.state.seats[seat]
    for name, counts in (("tokens", it.tokens), ("bonuses", it.bonuses)):
        yield from (msgspec.structs.replace(each, about=None) for each in gems(name, counts))


def _standing(scene: Scene, seat: int) -> Iterator[ViewEntry]:
    yield ViewEntry(STANDING, standing(scene.state, seat, scene.names, scene.seat))
    count = len(scene.state.seats[seat].nobles)
    if count:
        yield ViewEntry("nobles", say("owns-nobles-me", count=count))


def _held(scene: Scene, seat: Seat) -> Iterator[ViewEntry]:
    for place, entry in zip(HAND_PLACES, seat.hand, strict=False):
        if entry:
            yield ViewEntry(place, _held_card(place, entry), place, _affordable(scene, entry.card))


def _held_card(place: str, entry: Held) -> Message:
    if isinstance(entry.card, Card):
        return card_at(place, entry.card)
    return say("hand-veiled", place=place, level=entry.card.level)


def _by_row(place: str) -> tuple[int, str]:
    return "hcba".index(place[0]), place


def _affordable(scene: Scene, card: object) -> bool:
    return isinstance(card, Card) and default_payment(_seat(scene), card) is not None


def _meets(bonuses: Gems, tile: Noble) -> bool:
    return all(have >= need for have, need in zip(bonuses, tile.cost, strict=True))


def _seat(scene: Scene) -> Seat:
    assert scene.seat is not None
    return scene.state.seats[scene.seat]


_OWN = (Took, Returned, Reserved, Bought, Passed)
"""A player's own events; they are news to that player only if nothing has happened since."""


class PastLines:
    """The past of a game, for the seat of a session."""

    def __init__(self, session: AnySession) -> None:
        self._session = session

    def entries(self, name: Literal["news", "different", "log"]) -> Iterator[ViewEntry]:
        """Yield the entries of a line."""
        match name:
            case "news":
                return self.news()
            case "different":
                return self.different()
            case "log":
                return self.log()

    def different(self) -> Iterator[ViewEntry]:
        """Yield the differences on the table since the end of the seat's last turn.

        Cards that were dealt in that turn count as new, too.
        """
        session = self._session
        scene, asked = session.answers.scene(), session.answers.asked("")
        answer = changed.ask(asked)
        entries: list[ViewEntry] = []
        if answer.ending:
            entries.append(
                ViewEntry("ending", say("changed-ending", target=scene.state.rules.target))
            )
        before = self._state_before().market
        for place in MARKET_PLACES:
            number = MARKET_INDEX[place]
            if scene.state.market[number] != before[number] or place in answer.market:
                entries += [each for each in row(scene, place[0]) if each.key == place]
        entries += _bank(scene.state, answer)
        for each in answer.seats:
            if each.seat != session.seat:
                entries.append(ViewEntry(f"seat{each.seat}", changed.player_line(each, asked)))
        yield from entries or [ViewEntry("none", say("changed-nothing"))]

    def news(self) -> Iterator[ViewEntry]:
        """Yield the events since the seat's last action."""
        table, holder = self._session.table, self._session.seat
        begin = table.last_turn_of(holder)
        since = table.log[0 if begin is None else table.moments[begin].log :]
        others = [
            each
            for each in since
            if not (self._mine(each) and isinstance(each.event, _OWN)) and self._is_news(each.event)
        ]
        # Other players' actions matter more than the cards dealt for them.
        others.sort(key=lambda each: kind_of(each.event, holder) == "market")
        said = self._announced_since(begin)
        yield from [*map(_announcement, said), *self._narrated(others)] or self._or_nothing(since)

    def log(self) -> Iterator[ViewEntry]:
        """Yield all events, latest first."""
        session = self._session
        both = [*reversed(interleaved(session.table.log, session.listener.announced))]
        yield from self._or_nothing(both)

    def _announced_since(self, begin: int | None) -> list[Announcement]:
        """Return the announcements since a moment of the game, latest first."""
        table = self._session.table
        before = table.log[: 0 if begin is None else table.moments[begin].log]
        since = self._session.listener.announced_since(before[-1].number if before else 0)
        return since[::-1]

    def _state_before(self) -> State:
        """Return the state before the seat's last turn, or else that at the start."""
        table = self._session.table
        begin = table.last_turn_of(self._session.seat)
        return table.start if begin is None else table.moments[begin].state

    def _is_news(self, event: Event) -> bool:
        """Return whether an event is still news: a dealt card is not once it has gone."""
        if not isinstance(event, Dealt):
            return True
        return self._session.table.state.market[MARKET_INDEX[event.place]] == event.card

    def _mine(self, logged: Logged) -> bool:
        return kind_of(logged.event, self._session.seat) == "mine"

    def _or_nothing(self, events: Sequence[Logged | Announcement]) -> list[ViewEntry]:
        return [*self._narrated(events)] or [ViewEntry("none", say("view-no-news"))]

    def _narrated(self, events: Sequence[Logged | Announcement]) -> Iterator[ViewEntry]:
        for logged in events:
            if isinstance(logged, Announcement):
                yield _announcement(logged)
                continue
            narrated = self._session.answers.narrated(logged.event, shared=True)
            for number, message in enumerate(narrated):
                yield ViewEntry(f"{logged.number}.{number}", message, about_of(message))


def _announcement(announced: Announcement) -> ViewEntry:
    """Return an entry for an announcement outside the game."""
    return ViewEntry(f"said{announced.place}", announced.message)


def _bank(state: State, answer: changed.Answer) -> Iterator[ViewEntry]:
    """Yield the new counts of the colours that changed in the bank."""
    moved = from_dict(answer.bank)
    now = as_gems(n if change else 0 for n, change in zip(state.bank, moved, strict=True))
    gone = as_gems(int(bool(change) and not n) for n, change in zip(now, moved, strict=True))
    if not any(moved):
        return
    label, *counts = gems("bank", now)
    yield label
    if any(now):
        yield from (ViewEntry(each.key, each.message, gap=each.gap) for each in counts)
    if any(gone):
        first = "".join(letter for letter, n in zip(ORDER, gone, strict=True) if n)
        yield ViewEntry(f"bank-no-{first}", say("changed-gone", gems=colours(gone)), gap=1)


ROWS = {"sum-c": "c", "sum-b": "b", "sum-a": "a"}
"""The lines with a row of the market each, and the level of their cards."""

SUMS = ("sum", "sum-others", "sum-table", *ROWS)
"""The lines from the top: bank and own things, the others, decks and nobles, the cards."""


MOST_IN_DIGIT = 9


class Summary:
    """The lines of one scene, with gems in an `order` such as `segrod`."""

    def __init__(self, scene: Scene, order: str) -> None:
        self._scene = scene
        self._order = order

    def entries(self, name: str) -> Iterator[ViewEntry]:
        """Yield the entries of a line."""
        scene, state = self._scene, self._scene.state
        count, own = len(state.seats), scene.seat or 0
        match name:
            case "sum":
                label, *_ = gems("bank", state.bank)
                yield label
                (told, *_) = bank(scene)
                yield ViewEntry("counts", self._digits(state.bank, gold=True), gap=1, means=told)
                yield self._seat(own)
                yield from hand(scene)[1:]
            case "sum-others":
                yield from (self._seat((own + i) % count) for i in range(1, count))
            case "sum-table":
                for each in decks(scene):
                    left = each.message.args["left"]
                    message = say("view-sum-deck", level=each.key, left=left)
                    yield ViewEntry(each.key, message, each.about, gap=1, means=each.message)
                for number, tile in enumerate(nobles(scene)):
                    noble = state.tiles[int(tile.key[1:]) - 1] if tile.about else None
                    shown = self._digits(noble.cost) if noble else say("view-sum-none")
                    gap = 1 if number else 2
                    yield ViewEntry(
                        tile.key, shown, tile.about, tile.marked, gap, means=tile.message
                    )
            case _:
                for entry in row(scene, ROWS[name]):
                    shown = self._card(state, entry.key)
                    means = entry.message
                    yield ViewEntry(entry.key, shown, entry.about, entry.marked, gap=1, means=means)

    def possible(self, name: str) -> Iterator[ViewEntry]:
        """Yield each card that could be in a line of cards."""
        for card in CARDS:
            if card.level == ROWS[name]:
                yield ViewEntry("", self._face(card), marked=True, gap=1)

    def _card(self, state: State, place: str) -> Message:
        card = state.market[MARKET_INDEX[place]]
        return self._face(card) if isinstance(card, Card) else say("view-sum-none")

    def _face(self, card: Card) -> Message:
        return say("view-sum-card", head=Head(card), cost=self._code(card.cost))

    def _seat(self, seat: int) -> ViewEntry:
        it, name = self._scene.state.seats[seat], self._scene.names[seat]
        tokens = self._code(it.tokens, gold=True)
        bonuses = self._code(it.bonuses) if max(it.bonuses) <= MOST_IN_DIGIT else it.bonuses
        message = say("view-sum-seat", name=name, points=it.points, tokens=tokens, bonuses=bonuses)
        told = say(
            "view-sum-told", name=name, points=it.points, tokens=it.tokens, bonuses=it.bonuses
        )
        return ViewEntry(f"seat{seat}", message, means=told)

    def _digits(self, counts: Gems, *, gold: bool = False) -> Message:
        return say("view-code", code=self._code(counts, gold=gold))

    def _code(self, counts: Gems, *, gold: bool = False) -> Code:
        asked = (each for each in self._order if gold or each != ORDER[GOLD])
        return Code("".join(str(counts[ORDER.index(each)]) for each in asked))
