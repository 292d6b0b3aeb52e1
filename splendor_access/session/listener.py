"""What one seat has been told, its history, and what its last answers were about.

Lines such as `buy it` lean on these answers.
"""

from collections.abc import Sequence

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve
from splendor_access.game.cards import NO_GEMS, Gems
from splendor_access.game.events import (
    CardsSwapped,
    Dealt,
    Drew,
    Emptied,
    Ended,
    Event,
    LastRound,
    LeftEmpty,
)
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.settings.style import Kind, Style
from splendor_access.table.table import TakenBack
from splendor_access.talk.messages import Message, Messages, say, without_secrets
from splendor_access.talk.parsing.commands import Ask, Look
from splendor_access.teaching.tutorial import RulesReader, Tutor

_OF_OTHERS = ("player", "threat", "why")
"""Questions in whose answers a place of a hand is that of somebody else."""

_PAST = ("log", "older", "newer", "last", "changed", "why", "record", "again")
"""Questions in whose answers a place had another card, maybe."""


REMEMBERED = 3
"""So many answers before the last one are kept."""


class LastAnswer(msgspec.Struct, frozen=True):
    """A question and what its answer named, for as long as the table has the same `version`.

    `cards` and `tiles` are places, in their order. `deeds` are the actions of a hint, those that
    were tried, or the first ones of the ways to a card. `before` are the answers before it, the
    latest first.
    """

    asked: Ask | Look
    cards: Sequence[str]
    tiles: Sequence[str]
    deeds: Sequence[Action]
    version: int
    before: Sequence["LastAnswer"] = ()

    @property
    def alike(self) -> list["LastAnswer"]:
        """The last answers to the same command, told one after another, the first first."""
        told = [self]
        for each in self.before:
            if each.asked.command != self.asked.command:
                break
            told.insert(0, each)
        return told


def last_answer(
    asked: Ask | Look,
    told: Messages,
    deeds: Sequence[Action],
    version: int,
    previous: LastAnswer | None,
) -> LastAnswer:
    """Return what an answer was about; `deeds` are the actions of a hint, or the one tried.

    `previous` is the answer before it.
    """
    cards = [] if asked.command in _PAST else places_in(told)
    if asked.command in _OF_OTHERS:
        cards = [place for place in cards if place not in HAND_PLACES]
    if asked.command == "need":
        cards = cards[:1]  # what is bought on the way to it is not what was asked about
    if asked.command in ("hint", "try"):
        # Other cards in such an answer are what a deed leads to.
        cards = [each.place for each in deeds if isinstance(each, Buy | Reserve)]
    before: Sequence[LastAnswer] = ()
    if previous and previous.version == version:
        alone = msgspec.structs.replace(previous, before=())
        before = (alone, *previous.before)[:REMEMBERED]
    return LastAnswer(asked, cards, places_in(told, TILE_PLACES), deeds, version, before)


def places_in(told: object, places: Sequence[str] = (*MARKET_PLACES, *HAND_PLACES)) -> list[str]:
    """Return the places in messages, each once, in order; they are those of cards by default."""
    match told:
        case str():
            return [told] if told in places else []
        case Message():
            return places_in([*told.args.values()], places)
        case list() | tuple():
            return [*dict.fromkeys(place for each in told for place in places_in(each, places))]
        case _:
            return []


TALK_LIMIT = 2000
"""How many lines of answers `log talk` keeps."""

TALK_PLACE = "talk/None"
"""The key of the answers' history in `places`."""


UNCLEAR = (
    "guessed",
    "not-a-command",
    "not-understood",
    "no-question",
    "nothing-typed",
    "cancelled",
    "not-done",
)
"""What begins an answer to a line that is not understood, or to a denial."""


class Announcement(msgspec.Struct, frozen=True):
    """A message outside the game, after event `number`; `place` counts such messages."""

    number: int
    place: int
    message: Message


class Listener:
    """What one seat has heard, by event numbers, so that nothing is told twice.

    `overheard` is the last event told to somebody else at the same keyboard, and `undos` the number
    of undos that the seat knows of. `called` is the version of the table at which the seat was last
    called to act. `last` is the latest answer with its news, and `answered` the one before the
    latest question what a line means; `repeated` is what `again` repeats, and `repeats` how often
    it has. `last_answer` is what the last question was about. `talk` has the answers so far;
    `places` has the seat's place in each history that it reads line by line. `gone` marks the gems
    reported as used up in the bank. `dealt` has the latest news of each market place that waits for
    the end of the round. `tutor` is the progress in the tutorial, and `rules` in the rules.
    `announced` has messages of friends and about them.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard = 0
        self.overheard = 0
        self.undos = 0
        self.called: int | None = None
        self.result_told = False
        self.last: Messages = []
        self.answered: Messages = []
        self.repeated: Messages = []
        self.repeats = 0
        self.last_answer: LastAnswer | None = None
        self._known_answer: LastAnswer | None = None
        self.talk: Messages = []
        self.announced: list[Announcement] = []
        self._checked = 0  # this many first lines of `talk` hold no secret
        self.places: dict[str, int] = {}
        self.gone: Gems = NO_GEMS
        self.dealt: dict[str, Dealt | Emptied] = {}
        self.tutor = Tutor(seat)
        self.rules = RulesReader()

    def remember(self, told: Messages) -> None:
        """Keep an answer and the news with it for `again`, and for lines that lean on it."""
        before = self._known_answer
        if told and told[0].name == "guessed" and self.last[:1] != [told[0]]:
            self.answered = self.last
        self.last = [*told] or self.last
        answer, self._known_answer = self.last_answer, self.last_answer
        if answer is not None and answer is before and not is_unclear(told):
            self.last_answer = None  # something else was done

    def places_told(self) -> Sequence[str]:
        """Return the places in what was told last; none where nothing was understood or done."""
        return () if is_unclear(self.last) else places_in(self.last)

    def leave_guess(self) -> None:
        """Let `again` repeat the answer before a question what a line means.

        So it is where the line meant that answer: `sorry, what was that`.
        """
        self.last, self.repeats = self.answered, 0

    def again(self, style: Style) -> Messages:
        """Repeat the last answer; the second time spell its last line, then the one before."""
        self.repeats += 1
        if self.repeats == 1:
            self.repeated = self.last
        if not self.repeated:
            return [say("nothing-to-repeat")]
        if self.repeats == 1:
            return self.repeated
        lines = style.spelled_lines(self.repeated)
        return [lines[-1 - (self.repeats - 2) % len(lines)]] if lines else []

    def keep(self, lines: Messages) -> None:
        """Keep lines for `log talk`; the place in it follows its line when old ones are dropped."""
        self.talk += lines
        gone = max(0, len(self.talk) - TALK_LIMIT)
        del self.talk[:gone]
        self._checked = max(0, self._checked - gone)
        if TALK_PLACE in self.places:
            self.places[TALK_PLACE] = max(0, self.places[TALK_PLACE] - gone)

    def announce(self, number: int, messages: Messages) -> None:
        """Keep messages announced after the event with this number."""
        for message in messages:
            place = self.announced[-1].place + 1 if self.announced else 1
            self.announced.append(Announcement(number, place, message))
        del self.announced[:-TALK_LIMIT]

    def announced_since(self, number: int) -> list[Announcement]:
        """Return the messages announced since the event with this number, earliest first."""
        return [each for each in self.announced if each.number >= number]

    def forget_secrets(self) -> None:
        """Drop all secrets; the place in `log talk` follows its line."""
        known = self._checked
        if self.places.get(TALK_PLACE, 0) > known:
            self.places[TALK_PLACE] = known + len(
                without_secrets(self.talk[known : self.places[TALK_PLACE]])
            )
        self.talk[known:] = without_secrets(self.talk[known:])
        self._checked = len(self.talk)
        self.last = without_secrets(self.last)
        self.last_answer = None
        if self.answered:
            self.answered = without_secrets(self.answered)
        self.repeated = without_secrets(self.repeated)

    def skip_to(self, number: int) -> None:
        """Mark the events up to a number as told, as when a game is resumed."""
        self.heard = number
        self.called = None

    def take_undos(self, undone: Sequence[TakenBack]) -> Sequence[TakenBack]:
        """Return the undos new to the seat, and mark them as known."""
        unheard = undone[self.undos :]
        if unheard:
            self.undos = len(undone)
            self.result_told = False
        return unheard


def is_unclear(told: Messages) -> bool:
    """Return whether nothing was understood or done: the answer before is still the last."""
    return not told or told[0].name in UNCLEAR


def was_dropped(told: Messages) -> bool:
    """Return whether a question was left, with nothing done."""
    return bool(told) and told[0].name in ("cancelled", "not-done")


def kind_of(event: Event, seat: int) -> Kind:
    """Return the kind of an event for a seat."""
    match event:
        case Dealt() | Emptied() | LeftEmpty() | CardsSwapped():
            return "market"
        case LastRound() | Ended():
            return "turn"
        case Drew():
            return "mine"
        case _:
            return "mine" if event.seat == seat else "moves"
