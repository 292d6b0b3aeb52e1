"""What a member's post needs, in one document for each member that is erased with the member.

Nothing is sent that the member has not switched on: an address counts from its confirmation.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import suppress

import msgspec

from splendor_access.online.club.members import Members
from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import StoredKey, StoredText, StoreNotice, TableStore
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError

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


class Posts:
    """The post of all members, in memory. What changes is on the shelf first."""

    def __init__(self, store: TableStore, beside: Executor, members: Members) -> None:
        self.members = members
        self._store = store
        self._beside = beside
        self._order = asyncio.Lock()
        self._posts: dict[str, MemberPost] = {}
        self._versions: dict[str, int] = {}
        # For the digest of each key the number of its member.
        self._owners: dict[str, str] = {}
        self._erasing: set[asyncio.Future[None]] = set()
        for name, found in store.shelf.texts(KIND).items():
            self._take(name, found)
        for number in {*self._versions} - {*members.all}:
            # The member left while nobody was there to hear of it.
            store.shelf.erase(f"{KIND}/{number}")
            self._drop(number)
        store.subscribe(self._hear)
        members.changed.append(self._hear_member)

    @property
    def all(self) -> Mapping[str, MemberPost]:
        """The post of members by their numbers."""
        return self._posts

    def of(self, number: str) -> MemberPost:
        """Return what is kept of a member, or what counts where nothing was chosen."""
        return self._posts.get(number, MemberPost())

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
            name, text = f"{KIND}/{number}", msgspec.json.encode(after).decode()
            version = self._versions.get(number, 0)
            loop = asyncio.get_running_loop()
            try:
                await asyncio.shield(
                    loop.run_in_executor(self._beside, self._store.shelf.write, name, text, version)
                )
            except SaveError:
                # Another server may have changed it: the next attempt starts from there.
                self._read(name)
                raise
            self._store.publish(StoreNotice("shelf", name))

    async def catch_up(self) -> None:
        """Take what other servers have changed while this one may not have heard of it."""
        loop = asyncio.get_running_loop()
        there = await loop.run_in_executor(self._beside, self._store.shelf.texts, KIND)
        for number in [number for number in self._versions if f"{KIND}/{number}" not in there]:
            self._drop(number)
        for name, found in there.items():
            if found and found.version != self._versions.get(name.partition("/")[2]):
                self._take(name, found)

    async def wait(self) -> None:
        """Wait until everything is erased that has to be."""
        await asyncio.gather(*self._erasing)

    def _hear(self, notice: StoreNotice) -> None:
        if notice.what == "shelf" and notice.about.startswith(f"{KIND}/"):
            self._read(notice.about)

    def _hear_member(self, number: str) -> None:
        """Erase the post of a member who has left."""
        if number in self.members.all or number not in self._versions:
            return
        self._drop(number)
        loop = asyncio.get_running_loop()
        erasing = loop.run_in_executor(self._beside, self._store.shelf.erase, f"{KIND}/{number}")
        self._erasing.add(erasing)
        erasing.add_done_callback(self._erasing.discard)

    def _read(self, name: str) -> None:
        """Take a document as it is now."""
        try:
            found = self._store.shelf.read(name)
        except SaveError:
            self._take(name, None)
        else:
            self._take(name, found, gone=found is None)

    def _take(self, name: str, found: StoredText | None, *, gone: bool = False) -> None:
        """Take a document; None for a damaged one, or one that is `gone`."""
        number, post = name.partition("/")[2], None
        self._drop(number)
        with suppress(msgspec.MsgspecError):
            post = msgspec.json.decode(found.text, type=MemberPost) if found else None
        if post is None and not gone:
            EVENTS.info("post-damaged member=%s", number[:8])
        if found and post:
            self._posts[number], self._versions[number] = post, found.version
            self._owners |= dict.fromkeys(_digests(post), number)

    def _drop(self, number: str) -> None:
        self._versions.pop(number, None)
        before = self._posts.pop(number, None)
        for each in _digests(before) if before else ():
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
