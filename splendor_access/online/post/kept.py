"""What a member's post needs, in one document erased with the member, and when to tell anything.

Nothing is sent that the member has not switched on: an address counts from its confirmation.
"""

import asyncio
import base64
import re
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import suppress
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from splendor_access.online.club.members import MemberDocuments, Members
from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import StoredKey, TableStore

KIND = "post"
"""The kind of document."""

MOST_KEYS = 60
"""The most keys of turns that are remembered for a member: a reply to an older mail is nobody's."""

MOST_DEVICES = 8
"""The most browsers of a member that are told."""

MOST_READ = 60
"""The most mails of a member that are remembered, so that a second copy of one is nothing new."""


class TurnKey(msgspec.Struct, frozen=True):
    """The key of one turn, as its digest: at the table with a code, after so many rows of a game.

    `pending` are lines that a reply began with, and that were answered with a question.
    """

    digest: str
    code: str
    game: int
    version: int
    pending: tuple[str, ...] = ()


class Browser(msgspec.Struct, frozen=True):
    """A browser that is told: the address of its maker's service, and its keys, in base64."""

    endpoint: str
    p256dh: str
    auth: str


class MemberPost(msgspec.Struct, frozen=True):
    """What is kept of a member's post.

    `address` is confirmed. `wanted` is not yet; `asked` is the key for it. `letters` has mails
    switched on. `quiet` are minutes of the day, in the time `zone`: nothing is sent from the first
    until the second. `told` is when each table was told of last, by its code. `settings` are those
    of the mails, in the program's own names. `read` are the digests of mails that were answered.
    """

    language: str = "en"
    address: str = ""
    wanted: str = ""
    asked: StoredKey | None = None
    letters: bool = True
    browsers: tuple[Browser, ...] = ()
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    settings: Mapping[str, str] = {}
    told: Mapping[str, int] = {}
    keys: tuple[TurnKey, ...] = ()
    read: tuple[str, ...] = ()

    @property
    def mailed(self) -> bool:
        """Whether mails may be sent."""
        return bool(self.address) and self.letters

    def has_key(self, code: str, game: int, version: int) -> bool:
        """Return whether a mail has gone out that has the table as it is after so many rows."""
        there = ((each.code, each.game, each.version) for each in self.keys)
        return (code, game, version) in there


class Posts(MemberDocuments[MemberPost]):
    """The post of all members, in memory. What changes is on the shelf first."""

    def __init__(self, store: TableStore, beside: Executor, members: Members) -> None:
        self.members = members
        # For the digest of each key the number of its member.
        self._owners: dict[str, str] = {}
        self._erasing: set[asyncio.Future[None]] = set()
        super().__init__(store, beside, KIND, MemberPost)
        for number in {*self._versions} - {*members.all}:
            # The member left while nobody was there to hear of it.
            store.shelf.erase(f"{KIND}/{number}")
            self._drop(number)
        members.changed.append(self._hear_member)

    @property
    def all(self) -> Mapping[str, MemberPost]:
        """The post of members by their numbers."""
        return self._kept

    def of(self, number: str) -> MemberPost:
        """Return what is kept of a member, or what counts where nothing was chosen."""
        return self._kept.get(number, MemberPost())

    def of_key(self, key: str) -> tuple[str, TurnKey | None] | None:
        """Return whose a key is, and for which turn; no turn if it confirms an address."""
        number = self._owners.get(digest(key))
        if number is None:
            return None
        turns = (each for each in self.of(number).keys if each.digest == digest(key))
        return number, next(turns, None)

    async def change(self, number: str, changed: Callable[[MemberPost], MemberPost]) -> None:
        """Change the post of a member who is still there. Raises SaveError."""
        async with self._order:
            before = self.of(number)
            after = changed(before)
            if after == before or number not in self.members.all:
                return
            await self._keep(number, after)

    async def wait(self) -> None:
        """Wait until everything is erased that has to be."""
        await asyncio.gather(*self._erasing)

    def _hear_member(self, number: str) -> None:
        """Erase the post of a member who has left."""
        if number in self.members.all or number not in self._versions:
            return
        self._drop(number)
        loop = asyncio.get_running_loop()
        erasing = loop.run_in_executor(self._beside, self._store.shelf.erase, f"{KIND}/{number}")
        self._erasing.add(erasing)
        erasing.add_done_callback(self._erasing.discard)

    def _learn(self, number: str, document: MemberPost) -> None:
        self._owners |= dict.fromkeys(_digests(document), number)

    def _forget(self, document: MemberPost) -> None:
        for each in _digests(document):
            self._owners.pop(each, None)


def _digests(post: MemberPost) -> list[str]:
    return [*(key.digest for key in post.keys), *([post.asked.digest] if post.asked else [])]


def new_turn_key() -> str:
    """Return a new key for an address: a hundred bits in letters and digits of one case."""
    return base64.b32encode(secrets.token_bytes(13)).decode().lower()[:20]


def with_turn(post: MemberPost, turn: TurnKey) -> MemberPost:
    """Return a post with a turn's key, in the place of one with the same digest."""
    others = [each for each in post.keys if each.digest != turn.digest]
    return msgspec.structs.replace(post, keys=(*others, turn)[-MOST_KEYS:])


def with_read(post: MemberPost, mail: str) -> MemberPost:
    """Return a post that knows the Message-ID of a mail that was answered."""
    return msgspec.structs.replace(post, read=(*post.read, digest(mail))[-MOST_READ:])


def without_browser(post: MemberPost, endpoint: str) -> MemberPost:
    """Return a post without a browser."""
    left = tuple(each for each in post.browsers if each.endpoint != endpoint)
    return msgspec.structs.replace(post, browsers=left)


def with_browser(post: MemberPost, browser: Browser) -> MemberPost:
    """Return a post with one more browser; the same one with new keys takes its own place."""
    others = without_browser(post, browser.endpoint).browsers
    return msgspec.structs.replace(post, browsers=(*others, browser)[-MOST_DEVICES:])


HOUR = 3600
"""A table is told of once in so many seconds at most."""

FORGOTTEN = 7 * 24 * HOUR
"""Seconds after which it is not remembered that a table was told of."""


@cache
def zones() -> Mapping[str, str]:
    """Return the names of all time zones, by how they can be typed."""
    return {_typed(name): name for name in available_timezones()}


def zone_named(text: str) -> str | None:
    """Return the name of a time zone, or None; a city alone will do, as `berlin`."""
    wanted = _typed(text)
    if wanted in zones():
        return zones()[wanted]
    found = {name for typed, name in zones().items() if typed.rpartition("/")[2] == wanted}
    return found.pop() if len(found) == 1 else None


def _typed(text: str) -> str:
    return "/".join(
        "_".join(re.split(r"[\s_]+", part.strip())) for part in text.casefold().split("/")
    )


def minutes_of(text: str) -> int | None:
    """Return a time of the day, such as `22`, `7:30` or `7.30`, in minutes, or None."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.h](\d\d)?)?", text.strip())
    if not found:
        return None
    hours, minutes = int(found[1]), int(found[2] or 0)
    return hours % 24 * 60 + minutes if hours <= 24 and minutes < 60 else None


def quiet_until(quiet: tuple[int, int] | None, zone: str, now: float) -> float | None:
    """Return when the quiet hours end in which a time falls, in seconds since 1970, or None.

    Where a clock is put forward or back the hours are those that the clock shows.
    """
    if quiet is None or quiet[0] == quiet[1]:
        return None
    here: tzinfo = UTC
    # A zone that is known no more, or no zone at all on Windows without its names.
    with suppress(ZoneInfoNotFoundError, ValueError):
        here = ZoneInfo(zone)
    local = datetime.fromtimestamp(now, here)
    minute, (begins, ends) = local.hour * 60 + local.minute, quiet
    within = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not within:
        return None
    day = local.date() + timedelta(days=1 if minute >= ends else 0)
    ending = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=here)
    # An hour that the clock leaves out ends when it has been put forward.
    return max(ending.timestamp(), now + 60)


def wait_for(
    told: Mapping[str, int], table: str, quiet: tuple[int, int] | None, zone: str, now: float
) -> float:
    """Return for how many seconds a member must not be told of a table; 0 if now is right."""
    due = max(now, told.get(table, 0) + HOUR)
    return (quiet_until(quiet, zone, due) or due) - now


def with_told(told: Mapping[str, int], table: str, now: float) -> Mapping[str, int]:
    """Return when tables were told of, with this one now, and without those long ago."""
    return {
        **{code: at for code, at in told.items() if at > now - FORGOTTEN},
        table: int(now),
    }
