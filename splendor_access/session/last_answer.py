"""What the last answer to a seat was about, for lines that lean on it."""

from collections.abc import Sequence

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.messages import Message, Messages
from splendor_access.talk.parsing.commands import Ask, Look

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
