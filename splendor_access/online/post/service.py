"""The post of a running server: it is tended in the background, and ends with the server."""

import asyncio
from concurrent.futures import Executor
from contextlib import suppress

from splendor_access.online.club.members import Members
from splendor_access.online.post.fetching import Mailbox, NotFetched
from splendor_access.online.post.kept import Posts
from splendor_access.online.post.letters import Letterhead
from splendor_access.online.post.notices import TurnNotices
from splendor_access.online.post.office import PostOffice
from splendor_access.online.post.push import Pusher
from splendor_access.online.post.reading import KeyedAddress
from splendor_access.online.post.sending import Account, Outbox, SmtpCarrier
from splendor_access.online.server.house import House, Mailing
from splendor_access.online.server.port import TableStore
from splendor_access.online.server.tables import Tables
from splendor_access.table.database import SaveError

LOOKS = 20.0
"""Seconds between looks into the mailbox, and the longest rest."""


class PostService:
    """The post of the members of a server. `mails`: there is an account for them."""

    def __init__(
        self, store: TableStore, beside: Executor, house: House, members: Members, tables: Tables
    ) -> None:
        self.mails = house.mailing is not None
        mailing = house.mailing or Mailing("*@splendor.invalid", "")
        self.posts = Posts(store, beside, members)
        carrier = SmtpCarrier(Account(mailing.smtp, mailing.user, mailing.password))
        self._outbox = Outbox(store, beside, carrier, self._lost)
        head = Letterhead(KeyedAddress(mailing.address), house.name or "Splendor", house.link)
        pusher = None
        if house.link.startswith("https:"):
            # Without the libraries, or where its key cannot be kept, there are no notices.
            with suppress(ImportError, SaveError):
                pusher = Pusher(store.shelf, house.link, store.now)
        self.office = PostOffice(tables, self.posts, self._outbox, head, store.now, pusher)
        self._notices = TurnNotices(self.office, tables, store, beside)
        members.noted.append(self._notices.note)
        account = Account(mailing.imap, mailing.user, mailing.password)
        self._mailbox = Mailbox(account) if mailing.imap else None
        self._tasks: list[asyncio.Task[None]] = []
        self._losing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to tend the post."""
        self._tasks.append(asyncio.create_task(self._tend()))
        if self._mailbox:
            self._tasks.append(asyncio.create_task(self._fetch(self._mailbox)))

    async def close(self) -> None:
        """End; what waits is sent after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.office.close()
        await self.posts.wait()

    def _lost(self, sender: str, address: str) -> None:
        losing = asyncio.create_task(self.office.lose(sender, address))
        self._losing.add(losing)
        losing.add_done_callback(self._losing.discard)

    async def deliver(self, raw: bytes) -> None:
        """Take a mail that another program has received. Raises SaveError if it must come again."""
        await self.office.receive(raw)
        self._notices.changed.set()

    async def _tend(self) -> None:
        """Tell what is to be told, and send what waits, for ever."""
        while True:
            waits = [LOOKS, await self._notices.tend(), await self._send()]
            with suppress(TimeoutError):
                async with asyncio.timeout(min(each for each in waits if each is not None)):
                    await self._notices.changed.wait()

    async def _send(self) -> float | None:
        return await self._outbox.send() if self.mails else None

    async def _fetch(self, mailbox: Mailbox) -> None:
        """Look into the mailbox, for ever."""
        loop = asyncio.get_running_loop()

        def take(raw: bytes) -> None:
            asyncio.run_coroutine_threadsafe(self.deliver(raw), loop).result()

        while True:
            with suppress(NotFetched):
                await asyncio.to_thread(mailbox.fetch, take)
            await asyncio.sleep(LOOKS)
