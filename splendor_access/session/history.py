"""The history of a game for one seat: all of it, a part, or line by line."""

from collections.abc import Callable, Sequence
from pathlib import Path

from splendor_access.game.actions import Take
from splendor_access.game.events import Event, Took, TurnBegan
from splendor_access.game.record import record_text
from splendor_access.session.listener import Announcement, Listener, kind_of
from splendor_access.session.prompts import Confirm
from splendor_access.settings.files import Unwritable, write_text
from splendor_access.settings.style import Style
from splendor_access.table.table import Logged, Table
from splendor_access.talk.messages import PATH, Message, Messages, clean, line, say, secret
from splendor_access.talk.parsing.history_query import EVENTS, HistoryQuery, history_query
from splendor_access.talk.parsing.vocabulary import Vocabulary


class History:
    """A listener's history. `narrated` tells an event so that everybody may read it."""

    def __init__(
        self,
        table: Table,
        listener: Listener,
        style: Style,
        vocabulary: Vocabulary,
        narrated: Callable[[Event], Messages],
    ) -> None:
        self._table = table
        self._listener = listener
        self._style = style
        self._vocabulary = vocabulary
        self._narrated = narrated

    def log(self, about: str) -> Messages:
        """Tell the past: `log`, `log 10`, `log ana`, `log market 5`."""
        wanted = self._query(about)
        if wanted is None:
            return [self._vocabulary.about_not_understood("log", about)]
        lines = self._by_round(wanted) if wanted.by_round else self._lines(wanted)
        lines = lines[-wanted.count :] if wanted.count else lines
        told = lines if wanted.by_round else self._style.collapsed(lines)
        if about and not told and self._table.log:
            return [say("log-none-then" if wanted.back or wanted.rounds else "log-none-such")]
        return [say("log", count=len(told)), *told]

    def step(self, about: str, by: int) -> Messages:
        """Tell the next older or newer line; the place stays while others move."""
        wanted = self._query(about)
        if wanted is None or wanted.by_round:
            command = "older" if by < 0 else "newer"
            return [self._vocabulary.about_not_understood(command, about)]
        lines = self._lines(wanted)
        key = f"{wanted.buffer}/{wanted.seat}"
        place = self._listener.places.get(key, len(lines)) + by
        if not 0 <= place < len(lines):
            return [say("history-first" if by < 0 else "history-last")]
        self._listener.places[key] = place
        return [say("history-line", number=place + 1, count=len(lines), told=lines[place])]

    def since(self, begin: int) -> Messages:
        """Tell the events from an index of the log on, and the announcements since."""
        log, before = self._table.log[begin:], self._table.log[:begin]
        announced = self._listener.announced_since(before[-1].number if before else 0)
        return [m for each in interleaved(log, announced) for m in self._narrate(each)]

    def _narrate(self, each: Logged | Announcement) -> Messages:
        return [each.message] if isinstance(each, Announcement) else self._narrated(each.event)

    def _query(self, about: str) -> HistoryQuery | None:
        return history_query(about, self._vocabulary, self._table.names)

    def _by_round(self, wanted: HistoryQuery) -> list[Message]:
        """Return what was done, each line with its round."""
        return [
            say("log-round", round=number, told=told)
            for number, event in deeds_done(self._table, wanted, self._of_part)
            for told in self._narrated(event)
        ]

    def _of_part(self, event: Event, wanted: HistoryQuery) -> bool:
        """Return whether an event is in the part of the history that has a name."""
        of_buffer = wanted.buffer in (None, kind_of(event, self._listener.seat))
        return of_buffer and wanted.seat in (None, getattr(event, "seat", None))

    def _lines(self, wanted: HistoryQuery) -> list[Message]:
        if wanted.buffer == "talk":
            return self._listener.talk
        log = [logged for logged in self._table.log if self._of_part(logged.event, wanted)]
        all_of_it = wanted.buffer is None and wanted.seat is None
        announced = self._listener.announced if all_of_it else []
        return [message for each in interleaved(log, announced) for message in self._narrate(each)]


def deeds_done(
    table: Table, wanted: HistoryQuery, is_part: Callable[[Event, HistoryQuery], bool]
) -> list[tuple[int, Event]]:
    """Return what was done of what is wanted, each event with its round.

    `is_part` says whether an event is in the part of the history that has a name.
    """
    found: list[tuple[int, Event]] = []
    done: list[int] = []
    turns, players = 0, len(table.players)
    for logged in table.log:
        event = logged.event
        turns += isinstance(event, TurnBegan)
        deed = isinstance(event, tuple(EVENTS.values())) or wanted.buffer == "market"
        if not deed or not is_part(event, wanted):
            continue
        done += [turns] if done[-1:] != [turns] else []
        if wanted.fits(event):
            found.append((turns, event))
    if wanted.back:
        meant = done[-wanted.back] if wanted.back <= len(done) else None
        found = [each for each in found if each[0] == meant]
    if wanted.rounds:
        back = turns // players + 1 if wanted.rounds[0] < 0 else 0
        first, last = (number + back for number in wanted.rounds)
        found = [each for each in found if first <= each[0] // players + 1 <= last]
    if wanted.order:
        found = found[wanted.order - 1 : wanted.order]
    return [(turn // players + 1, event) for turn, event in found]


def takes_done(table: Table, vocabulary: Vocabulary, about: str) -> list[Take]:
    """Return the takes in the part of the log that is asked for as `log ben take round 3`."""
    wanted = history_query(about, vocabulary, table.names)
    if wanted is None:
        return []

    def is_of_seat(event: Event, query: HistoryQuery) -> bool:
        return query.seat in (None, getattr(event, "seat", None))

    done = deeds_done(table, wanted, is_of_seat)
    return [Take(event.gems) for _round, event in done if isinstance(event, Took)]


def interleaved(
    log: Sequence[Logged], announced: Sequence[Announcement]
) -> list[Logged | Announcement]:
    """Return events and announcements in chronological order."""
    both: list[Logged | Announcement] = [*log, *announced]
    return sorted(both, key=lambda each: (each.number, isinstance(each, Announcement)))


class Recording:
    """The record of a table. `strict`: nobody can be asked back.

    A `guest`, who sits at another machine, cannot write a file on this one.
    """

    def __init__(
        self, table: Table, vocabulary: Vocabulary, *, strict: bool, guest: bool = False
    ) -> None:
        self._guest = guest
        self._table = table
        self._vocabulary = vocabulary
        self._strict = strict

    def answer(self, about: str) -> Messages | Confirm:
        """Answer `record`, `record with deck`, `record FILE` and `record FILE with deck`."""
        *words, last = about.split() or [""]
        with_deck = self.wants_deck(about)
        if not with_deck:
            words.append(last)
        elif words and words[-1].casefold() in self._vocabulary.words("with"):
            words.pop()
        if with_deck and self._table.record().deal is None:
            return [say("record-no-deck")]
        named = " ".join(words)
        if named and self._guest:
            return [say("friends-no-files")]
        if named:
            return self._write(Path(named).expanduser(), with_deck=with_deck)
        if not with_deck or self._strict or self._table.over:
            return self._lines(with_deck=with_deck)
        return Confirm(
            [say("ask-with-deck")],
            lambda: self._lines(with_deck=True),
            lambda: [say("not-done")],
        )

    def wants_deck(self, about: str) -> bool:
        """Return whether to include the order of the decks, which reveals every card."""
        _words, _space, last = about.strip().rpartition(" ")
        return self._vocabulary.command(last.rpartition("-")[2]) == "deck"

    def _lines(self, *, with_deck: bool) -> Messages:
        text = record_text(self._table.record(), with_deck=with_deck)
        lines = [line(each) for each in text.splitlines()]
        return secret(lines) if with_deck and not self._table.over else lines

    def _write(self, path: Path, *, with_deck: bool) -> Messages | Confirm:
        """Write a file; an existing one is replaced only if the player confirms."""
        text = record_text(self._table.record(), with_deck=with_deck)
        name = clean(str(path), PATH)

        def write(*, replace: bool) -> Messages:
            try:
                write_text(path, text, replace=replace)
            except Unwritable as error:
                return [say("record-not-written", file=name, detail=error.detail)]
            return [say("record-written", file=name)]

        try:
            return write(replace=False)
        except FileExistsError:
            if self._strict or not path.is_file():
                return [say("record-exists", file=name)]
        return Confirm(
            [say("ask-replace", file=name)],
            lambda: write(replace=True),
            lambda: [say("not-done")],
        )
