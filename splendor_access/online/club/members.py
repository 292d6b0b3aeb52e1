"""The members of a club: names that nobody else can take, and a key for each device of theirs.

Each member has one document on the shelf of the server, with all that is kept of the person. To
erase it is to forget the person: elsewhere there is only the member's number, which says nothing.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from secrets import token_hex
from typing import Generic, TypeVar

import msgspec

from splendor_access.online.server.devices import MOST_DEVICES, DeviceWords
from splendor_access.online.server.doors import digest, is_code, new_code
from splendor_access.online.server.port import SHORT, StoredKey, StoredText, StoreNotice, TableStore
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError
from splendor_access.table.names import likeness, name_problem, tidy_name
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message
from splendor_access.talk.parsing.vocabulary import Vocabulary

D = TypeVar("D", bound=msgspec.Struct)


class MemberDocuments(Generic[D]):
    """What is kept of members in documents of a kind. What changes is on the shelf first.

    A change by another server is taken in when it is told, or by `catch_up`.
    """

    def __init__(self, store: TableStore, beside: Executor, kind: str, document: type[D]) -> None:
        self._store = store
        self._beside = beside
        self._kind = kind
        self._document = document
        self._order = asyncio.Lock()
        self._kept: dict[str, D] = {}
        self._versions: dict[str, int] = {}
        for name, found in store.shelf.texts(kind).items():
            self._take(name, found)
        store.subscribe(self._hear)

    def _learn(self, number: str, document: D) -> None:
        """Take in what is in the document of a member."""

    def _forget(self, document: D) -> None:
        """Forget what was in a document."""

    async def catch_up(self) -> None:
        """Take what other servers have changed while this one may not have heard of it."""
        loop = asyncio.get_running_loop()
        there = await loop.run_in_executor(self._beside, self._store.shelf.texts, self._kind)
        for number in [each for each in self._versions if f"{self._kind}/{each}" not in there]:
            self._read(f"{self._kind}/{number}")
        for name, found in there.items():
            if found is None or found.version != self._versions.get(name.partition("/")[2]):
                self._take(name, found)

    async def _keep(self, number: str, document: D) -> None:
        """Keep a document, and tell all servers. Raises SaveError, without any change."""
        name, text = f"{self._kind}/{number}", msgspec.json.encode(document).decode()
        try:
            await self._do(self._store.shelf.write, name, text, self._versions.get(number, 0))
        except SaveError:
            # Another server may have changed it: the next attempt starts from there.
            self._read(name)
            raise
        self._store.publish(StoreNotice("shelf", name))

    async def _do(self, what: Callable[..., object], *about: object) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.shield(loop.run_in_executor(self._beside, what, *about))

    def _hear(self, notice: StoreNotice) -> None:
        if notice.what == "shelf" and notice.about.startswith(f"{self._kind}/"):
            self._read(notice.about)

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
        number, document = name.partition("/")[2], None
        self._drop(number)
        with suppress(msgspec.MsgspecError):
            document = msgspec.json.decode(found.text, type=self._document) if found else None
        if document is None and not gone:
            EVENTS.info("%s-damaged member=%s", self._kind, number[:SHORT])
        if found and document is not None:
            self._kept[number], self._versions[number] = document, found.version
            self._learn(number, document)

    def _drop(self, number: str) -> None:
        """Forget a document, though it may still be on the shelf."""
        self._versions.pop(number, None)
        before = self._kept.pop(number, None)
        if before is not None:
            self._forget(before)


KIND = "member"
"""The kind of document that a member has."""

LEFT = "left"
"""The kind of document with the name of somebody who has left, and wanted that to stay."""

INVITED_DAYS = 14
"""Days in which an invitation can be used."""

MOST_TABLES = 50
"""The most tables that a member's page remembers, the latest ones."""

DAY = 86_400


class MemberSettings(msgspec.Struct, frozen=True):
    """What a member has chosen. Nothing is shown or sent unless it was chosen.

    `shown`: others may see that the member is here. `named`: finished games keep the name when the
    member leaves the club.
    """

    shown: bool = False
    named: bool = False


class Member(msgspec.Struct, frozen=True):
    """A member: all that is kept of one person.

    `number` is a random one, which says nothing of the person. `keys` are those of the devices.
    `invited` is the invitation that has not been used yet. `tables` are the codes of the member's
    tables, the latest first.
    """

    number: str
    name: str
    joined: int
    keys: tuple[StoredKey, ...] = ()
    invited: StoredKey | None = None
    tables: tuple[str, ...] = ()
    settings: MemberSettings = MemberSettings()


class Unfit(Exception):  # a refusal in words, not a fault
    """Nobody can be a member by a name: a message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


class Members(MemberDocuments[Member]):
    """The members of a server, all of them in memory. What changes is on the shelf first.

    To tables it is a `Membership`. `changed` hear the numbers of members who have changed, `noted`
    the names of tables.
    """

    def __init__(self, store: TableStore, beside: Executor) -> None:
        self._words = DeviceWords(store.now)
        # For the digest of each key whose it is; for each likeness of a name who has it.
        self._owners: dict[str, str] = {}
        self._likenesses: dict[str, str] = {}
        self.changed: list[Callable[[str], None]] = []
        self.noted: list[Callable[[str], None]] = []
        # The names of those who have left, and wanted them to stay with finished games.
        self._left: dict[str, str] = {}
        super().__init__(store, beside, KIND, Member)
        for name in store.shelf.names(LEFT):
            self._read_left(name)

    async def catch_up(self) -> None:
        """Take what other servers have changed while this one may not have heard of it."""
        await super().catch_up()
        loop = asyncio.get_running_loop()
        left = await loop.run_in_executor(self._beside, self._store.shelf.texts, LEFT)
        self._left |= {n.partition("/")[2]: found.text for n, found in left.items() if found}

    # Looking

    @property
    def all(self) -> Mapping[str, Member]:
        """The members by their numbers."""
        return self._kept

    def of_key(self, key: str) -> Member | None:
        """Return the member whose device has a key, or None."""
        return self._kept.get(self._owners.get(digest(key), "")) if is_code(key) else None

    def by_name(self, name: str) -> Member | None:
        """Return the member of whom a name makes one think, or None."""
        found = (self._likenesses.get(each) for each in likeness(tidy_name(name)))
        return next((self._kept[number] for number in found if number), None)

    def number_of(self, key: str) -> str:
        """Return the number of the member with a key, or nothing."""
        found = self.of_key(key)
        return found.number if found else ""

    def name_of(self, number: str) -> str:
        """Return the name of the member with a number, or one that was left behind, or nothing."""
        found = self._kept.get(number)
        return found.name if found else self._left.get(number, "")

    def has_key(self, number: str, key: str) -> bool:
        """Return whether the member with a number has a key, of which the digest is given."""
        return bool(number) and self._owners.get(key) == number

    def is_taken(self, name: str) -> bool:
        """Return whether a name is that of a member."""
        return self.by_name(name) is not None

    def note(self, table: str) -> None:
        """Note that something has changed at the table of a name, or that it has gone."""
        for take in self.noted:
            take(table)

    # Coming

    async def invite(self, name: str) -> tuple[Member, str]:
        """Invite somebody new, or a member who has no device left; return the word for it.

        An earlier one is void. Raises Unfit for a name that nobody can have, and SaveError.
        """
        async with self._order:
            now, word = int(self._store.now()), new_code()
            member = self.by_name(name)
            if member is None:
                name = tidy_name(name)
                problem = self._problem(name)
                if problem:
                    raise Unfit(problem)
                member = Member(token_hex(8), name, now)
            member = msgspec.structs.replace(member, invited=StoredKey(digest(word), now))
            await self._keep(member.number, member)
            EVENTS.info("member-invited member=%s", member.number[:SHORT])
            return member, word

    def _problem(self, name: str) -> Message | None:
        problems = (
            name_problem(name, [], Vocabulary(Locale(language))) for language in languages()
        )
        return next((problem for problem in problems if problem), None)

    def of_word(self, word: str) -> Member | None:
        """Return whom an unused word lets in: an invitation, or one for another device."""
        found = self._kept.get(self._words.owner(word))
        if found:
            return found
        wanted, oldest = digest(word), self._store.now() - INVITED_DAYS * DAY
        for member in self._kept.values():
            if member.invited and member.invited.digest == wanted and member.invited.at >= oldest:
                return member
        return None

    async def come_in(self, word: str, key: str = "") -> tuple[Member, str] | None:
        """Exchange a word for a key of the device, which may bring its own; None for a wrong word.

        A device that sends the same twice gets the same. Raises SaveError.
        """
        async with self._order:
            known = self.of_key(key)
            if known:
                return known, key
            member = self.of_word(word)
            if member is None:
                return None
            key = key or new_code()
            invited = member.invited
            if invited and invited.digest == digest(word):
                invited = None
            added = StoredKey(digest(key), int(self._store.now()))
            changed = msgspec.structs.replace(
                member, keys=(*member.keys, added)[-MOST_DEVICES:], invited=invited
            )
            await self._keep(member.number, changed)
            self._words.void(member.number)
            EVENTS.info("member-device member=%s", member.number[:SHORT])
            return changed, key

    # Devices

    def new_word(self, member: Member) -> str:
        """Return a word that lets one more device in, for as long as `devices.LIFE` says."""
        return self._words.new(member.number)

    async def revoke(self, number: str, key: str) -> None:
        """Take a key, of which the digest is given, away from a member. Raises SaveError."""
        await self.change(
            number,
            lambda found: msgspec.structs.replace(
                found, keys=tuple(each for each in found.keys if each.digest != key)
            ),
        )
        self._words.void(number)
        EVENTS.info("member-revoked member=%s", number[:SHORT])

    def lend(self, number: str) -> str:
        """Return a key of a member for this program alone, until it is taken back."""
        key = new_code()
        self._owners[digest(key)] = number
        return key

    def take_back(self, key: str) -> None:
        """Let a key that was lent be of no more use."""
        self._owners.pop(digest(key), None)

    # Changes

    async def change(self, number: str, changed: Callable[[Member], Member]) -> None:
        """Change a member who is still there. Raises SaveError."""
        async with self._order:
            member = self._kept.get(number)
            if member and changed(member) != member:
                await self._keep(number, changed(member))

    async def leave(self, number: str) -> None:
        """Erase all that is kept of a member. Raises SaveError."""
        async with self._order:
            name, left = f"{KIND}/{number}", f"{LEFT}/{number}"
            member = self._kept.get(number)
            if member and member.settings.named:
                await self._do(self._store.shelf.write, left, member.name, 0)
                self._store.publish(StoreNotice("shelf", left))
            await self._do(self._store.shelf.erase, name)
            self._words.void(number)
            EVENTS.info("member-left member=%s", number[:SHORT])
            self._store.publish(StoreNotice("shelf", name))

    def _hear(self, notice: StoreNotice) -> None:
        super()._hear(notice)
        if notice.what == "shelf" and notice.about.startswith(f"{LEFT}/"):
            self._read_left(notice.about)

    def _read_left(self, name: str) -> None:
        with suppress(SaveError):
            found = self._store.shelf.read(name)
            if found:
                self._left[name.partition("/")[2]] = found.text

    def _take(self, name: str, found: StoredText | None, *, gone: bool = False) -> None:
        super()._take(name, found, gone=gone)
        for tell in self.changed:
            tell(name.partition("/")[2])

    def _learn(self, number: str, document: Member) -> None:
        self._owners |= {each.digest: number for each in document.keys}
        self._likenesses |= dict.fromkeys(likeness(document.name), number)

    def _forget(self, document: Member) -> None:
        for each in document.keys:
            self._owners.pop(each.digest, None)
        for likely in likeness(document.name):
            self._likenesses.pop(likely, None)


def with_table(member: Member, code: str) -> Member:
    """Return a member with one more table, in front of the others."""
    others: Sequence[str] = [each for each in member.tables if each != code]
    return msgspec.structs.replace(member, tables=(code, *others)[:MOST_TABLES])
