"""The devices of a seat, each with a key of its own, and the words by which keys are given."""

from collections.abc import Callable
from concurrent.futures import Executor
from weakref import WeakKeyDictionary

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.online.protocol import frames
from splendor_access.online.server.attendance import Visitor
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.membership import Membership
from splendor_access.online.server.people import People, unsaved_frame
from splendor_access.online.server.port import Place, StoredKey, StoredSeat
from splendor_access.table.database import SaveError

LIFE = 600
"""The seconds that a word can be used."""

MOST_DEVICES = 8
"""The most devices of a seat."""

DAY = 86_400


class DeviceWords:
    """The words that give a key to a seat, which is known by the digest of a key that it has.

    A word is as hard to guess as a key. It is known only until it is used, or the server ends.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        # For the digest of each word whose it is, and until when.
        self._words: dict[str, tuple[str, float]] = {}

    def new(self, owner: str) -> str:
        """Return a new word of an owner; an earlier one is void."""
        self.void(owner)
        word = new_code()
        self._words[digest(word)] = (owner, self._now() + LIFE)
        return word

    def owner(self, word: str) -> str:
        """Return whose an unused word is, or nothing."""
        owner, until = self._words.get(digest(word), ("", 0.0))
        return owner if self._now() <= until else ""

    def void(self, owner: str) -> None:
        """Let an owner's word, if there is one, be of no more use."""
        self._words = {each: kept for each, kept in self._words.items() if kept[0] != owner}


class Owners(People):
    """The people at a table, who can play their seats at several devices. Raises SaveError."""

    def __init__(
        self, place: Place, beside: Executor, members: Membership, now: Callable[[], float]
    ) -> None:
        super().__init__(place, beside, members)
        self._now = now
        self._words = DeviceWords(now)
        self._device_of: WeakKeyDictionary[Visitor, str] = WeakKeyDictionary()

    def seat_of(self, key: str) -> int | None:
        """Return the seat of a key, or None."""
        wanted, member = digest(key), self._members.number_of(key)
        found = (
            seat
            for seat, place in enumerate(self.kept.places)
            if wanted in _keys(place) or (member and place.member == member and place.kind == HUMAN)
        )
        return next(found, None)

    def knows(self, key: str) -> bool:
        """Return whether this is the key of a seat, or a word for one."""
        return self.seat_of(key) is not None or self._seat_by_word(key) is not None

    def _seat_by_word(self, word: str) -> int | None:
        """Return the seat that an unused word adds a device to, or None."""
        owner = self._words.owner(word)
        found = (seat for seat, p in enumerate(self.kept.places) if owner and p.key == owner)
        return next(found, None)

    async def _add_device(self, seat: int, word: str, key: str) -> None:
        """Give a seat another key, for a word that cannot be used again. Raises SaveError."""
        added = StoredKey(digest(key), int(self._now()))
        await self._change(seat, keys=(*self.kept.places[seat].keys, added))
        self._words.void(self._words.owner(word))

    async def _change(self, seat: int, **changes: object) -> None:
        places = [*self.kept.places]
        places[seat] = msgspec.structs.replace(places[seat], **changes)
        await self._keep(places=tuple(places))

    async def _manage_devices(self, visitor: Visitor, seat: int, frame: frames.DeviceFrame) -> None:
        """Tell a seat's devices to one of them; before that, give a word, or take a key away."""
        if self.kept.places[seat].member:
            visitor.deliver(frames.RefusedFrame("device-member"))
            return
        keys, own = _keys(self.kept.places[seat]), self._device_of.get(visitor, "")
        word = ""
        if frame.what == "word":
            if len(keys) >= MOST_DEVICES:
                visitor.deliver(frames.RefusedFrame("device-many", {"count": len(keys)}))
                return
            # A seat is known by its first key.
            word = self._words.new(self.kept.places[seat].key)
        elif frame.what == "revoke":
            if not 1 <= frame.number <= len(keys) or keys[frame.number - 1] == own:
                visitor.deliver(frames.RefusedFrame("device-which"))
                return
            try:
                await self._revoke(seat, frame.number - 1)
            except SaveError as error:
                visitor.deliver(unsaved_frame(error, ""))
                return
        place, today = self.kept.places[seat], int(self._now())
        since = [0, *((today - each.at) // DAY for each in place.keys)]
        devices = tuple(
            frames.SeatDevice(key == own, number > 0, max(0, since[number]))
            for number, key in enumerate(_keys(place))
        )
        visitor.deliver(frames.DevicesFrame(devices, word, LIFE // 60 if word else 0))

    async def _revoke(self, seat: int, number: int) -> None:
        """Take a key away; whoever has come with it has to go. Raises SaveError."""
        place = self.kept.places[seat]
        gone = _keys(place)[number]
        keys = place.keys[: number - 1] + place.keys[number:] if number else place.keys[1:]
        key = place.key if number else place.keys[0].digest
        # A host is known by the first key.
        host = key if self.kept.host == place.key else self.kept.host
        places = [*self.kept.places]
        places[seat] = msgspec.structs.replace(place, key=key, keys=keys)
        await self._keep(places=tuple(places), host=host)
        self._words.void(place.key)
        for visitor in self._there.at(seat):
            if self._device_of.get(visitor) == gone:
                visitor.deliver(frames.GoodbyeFrame("revoked"))
                self._there.go(visitor)


def _keys(place: StoredSeat) -> list[str]:
    """Return the digests of all keys of a seat, the first one first; none of an opponent."""
    return [each for each in (place.key, *(key.digest for key in place.keys)) if each]
