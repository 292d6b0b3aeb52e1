"""The history of a game for one seat: all of it, a part, or line by line."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from splendor_access.game.cards import ORDER, Card
from splendor_access.game.events import (
    Bought,
    Event,
    Passed,
    Reserved,
    Returned,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.record import record_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES
from splendor_access.session.listener import Announcement, Listener, kind_of
from splendor_access.session.prompts import Confirm
from splendor_access.settings.files import Unwritable, write_text
from splendor_access.settings.style import Style
from splendor_access.table.table import Logged, Table
from splendor_access.talk.messages import PATH, Message, Messages, clean, fold, line, say, secret
from splendor_access.talk.parsing.filters import Filter, parse_filter
from splendor_access.talk.parsing.vocabulary import Vocabulary

BUFFERS = ("moves", "market", "mine", "talk")
"""The parts of the history; muted ones are kept, too."""


DEEDS: dict[str, type[Event]] = {
    "take": Took,
    "reserve": Reserved,
    "buy": Bought,
    "return": Returned,
    "noble": Visited,
    "pass": Passed,
}
"""The events that acting commands cause."""


class HistoryQuery(msgspec.Struct, frozen=True):
    """A part of the history: the latest `count` lines, of one buffer, of one seat.

    Also what was done in one way (`deed`), with a card of one `place`, with cards that are
    described, with tokens of some colours (`gems`, letters), or in one round.
    """

    count: int | None = None
    buffer: str | None = None
    seat: int | None = None
    deed: str | None = None
    place: str | None = None
    described: Filter | None = None
    gems: str = ""
    round: int | None = None

    @property
    def by_round(self) -> bool:
        """Whether each line is told with its round."""
        return any((self.deed, self.place, self.described, self.gems, self.round))

    def fits(self, event: Event) -> bool:
        """Return whether an event is asked for, as far as it is a deed."""
        if self.by_round and not isinstance(event, tuple(DEEDS.values())):
            return False
        if self.gems:
            return self._moved(event)
        if self.deed and not isinstance(event, DEEDS[self.deed]):
            return False
        places = (getattr(event, "place", None), getattr(event, "hand_place", None))
        if self.place and self.place not in places:
            return False
        card = getattr(event, "card", None)
        return not self.described or (isinstance(card, Card) and self.described.fits(card))

    def _moved(self, event: Event) -> bool:
        """Return whether tokens of these colours were taken, or given back."""
        match event:
            case Took(gems=gems) if self.deed == "take":
                return all(gems[ORDER.index(letter)] for letter in self.gems)
            case Returned(gems=gems) if self.deed == "return":
                return all(gems[ORDER.index(letter)] for letter in self.gems)
            case Reserved(gold=True):
                return self.deed == "take" and self.gems == "g"
            case _:
                return False


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
        wanted = self._parse(about.split())
        if wanted is None:
            return [self._vocabulary.about_not_understood("log", about)]
        lines = self._by_round(wanted) if wanted.by_round else self._lines(wanted)
        lines = lines[-wanted.count :] if wanted.count else lines
        told = lines if wanted.by_round else self._style.collapsed(lines)
        if about and not told and self._table.log:
            return [say("log-none-such")]
        return [say("log", count=len(told)), *told]

    def step(self, about: str, by: int) -> Messages:
        """Tell the next older or newer line; the place stays while others move."""
        wanted = self._parse(about.split())
        if wanted is None:
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

    def _parse(self, words: Sequence[str]) -> HistoryQuery | None:
        count = buffer = seat = deed = place = number_of = None
        described: list[str] = []
        names = [fold(name) for name in self._table.names]
        for at, word in enumerate(words):
            command = self._vocabulary.command(word)
            if at and words[at - 1] in self._vocabulary.words("rounds"):
                number_of = self._vocabulary.number(word)
                if number_of is None:
                    return None
                continue
            if word in self._vocabulary.words("rounds") and at + 1 < len(words):
                continue
            if command in DEEDS or word in (*MARKET_PLACES, *HAND_PLACES):
                deed, place = (command, place) if command in DEEDS else (deed, word)
                continue
            named = [i for i, name in enumerate(names) if name.startswith(word)]
            kinds = [kind for kind in BUFFERS if word in self._vocabulary.words(kind)]
            number = self._vocabulary.number(word)
            if number:
                count = number
            elif kinds:
                buffer = kinds[0]
            elif len(named) == 1:
                seat = named[0]
            else:
                described.append(word)
        if not described:
            return HistoryQuery(count, buffer, seat, deed, place, round=number_of)
        colours = [self._vocabulary.gems(word) for word in described]
        if deed in ("take", "return") and all(len(each) == 1 for each in colours):
            letters = "".join(letter for each in colours for letter in each)
            return HistoryQuery(count, buffer, seat, deed, place, gems=letters, round=number_of)
        if count is not None:
            described.insert(0, str(count))
        cards = parse_filter(described, self._vocabulary, number="points")
        if cards is None:
            return None
        return HistoryQuery(None, buffer, seat, deed, place, cards, round=number_of)

    def _by_round(self, wanted: HistoryQuery) -> list[Message]:
        """Return what was done, each line with its round."""
        found: list[Message] = []
        turns, players = 0, len(self._table.players)
        for logged in self._table.log:
            event = logged.event
            turns += isinstance(event, TurnBegan)
            number = turns // players + 1
            if not wanted.fits(event) or wanted.seat not in (None, getattr(event, "seat", None)):
                continue
            if wanted.round in (None, number):
                told = self._narrated(event)
                found += [say("log-round", round=number, told=each) for each in told]
        return found

    def _lines(self, wanted: HistoryQuery) -> list[Message]:
        if wanted.buffer == "talk":
            return self._listener.talk
        log = [
            logged
            for logged in self._table.log
            if wanted.buffer in (None, kind_of(logged.event, self._listener.seat))
            and wanted.seat in (None, getattr(logged.event, "seat", None))
        ]
        all_of_it = wanted.buffer is None and wanted.seat is None
        announced = self._listener.announced if all_of_it else []
        return [message for each in interleaved(log, announced) for message in self._narrate(each)]


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
