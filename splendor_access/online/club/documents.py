"""The documents of one kind on a server's shelf, one for each member, all of them in memory."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Generic, TypeVar

import msgspec

from splendor_access.online.server.port import SHORT, StoredText, StoreNotice, TableStore
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError

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
