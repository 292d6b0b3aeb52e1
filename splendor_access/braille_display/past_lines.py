"""The lines of the braille view about the past: differences, news, the log."""

from collections.abc import Iterator, Sequence
from typing import Literal

from splendor_access.braille_display import lines
from splendor_access.braille_display.lines import ViewEntry, about_of
from splendor_access.game.cards import ORDER, as_gems
from splendor_access.game.events import Bought, Dealt, Event, Passed, Reserved, Returned, Took
from splendor_access.game.notation import from_dict
from splendor_access.game.state import MARKET_INDEX, MARKET_PLACES, State
from splendor_access.session.history import interleaved
from splendor_access.session.listener import Announcement, kind_of
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.table import Logged
from splendor_access.talk.messages import colours, say
from splendor_access.talk.questions import changed

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
                entries += [each for each in lines.row(scene, place[0]) if each.key == place]
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
    label, *counts = lines.gems("bank", now)
    yield label
    if any(now):
        yield from (ViewEntry(each.key, each.message, gap=each.gap) for each in counts)
    if any(gone):
        first = "".join(letter for letter, n in zip(ORDER, gone, strict=True) if n)
        yield ViewEntry(f"bank-no-{first}", say("changed-gone", gems=colours(gone)), gap=1)
