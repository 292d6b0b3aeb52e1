"""The post of a running server: it is tended in the background, and ends with the server."""

import asyncio
import imaplib
import ssl
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import TypeVar

import msgspec

from splendor_access.online.club.desk import DeskPost
from splendor_access.online.club.members import Members
from splendor_access.online.post.kept import (
    Browser,
    MemberPost,
    Posts,
    minutes_of,
    with_browser,
    without_browser,
    zone_named,
)
from splendor_access.online.post.notices import TurnNotices
from splendor_access.online.post.office import PostOffice
from splendor_access.online.post.push import Pusher, company, is_browser
from splendor_access.online.post.reading import LARGEST_MAIL, KeyedAddress, is_mail_address
from splendor_access.online.post.sending import PATIENCE, Account, Letterhead, Outbox, SmtpCarrier
from splendor_access.online.server.doors import digest
from splendor_access.online.server.house import House, Mailing
from splendor_access.online.server.passing import ClubDuty
from splendor_access.online.server.port import StoreNotice, TableStore
from splendor_access.online.server.tables import Tables
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Message, clean, say


class NotFetched(Exception):  # a refusal, not a fault
    """The mailbox cannot be read now."""


class Mailbox:
    """The inbox of an account: `imaps://host:993`, or `imap://host:143` which encrypts first."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def fetch(self, take: Callable[[bytes], None]) -> int:
        """Let every mail be taken, delete it, and return how many there were. Raises NotFetched.

        What cannot be taken, by SaveError, stays for the next time. It is called in a thread.
        """
        taken = 0
        try:
            with self._connected() as line:
                line.select("INBOX")
                for number in self._numbers(line):
                    kind, found = line.uid("FETCH", number, f"(BODY.PEEK[]<0.{LARGEST_MAIL}>)")
                    raw = [part[1] for part in found if isinstance(part, tuple)]
                    if kind != "OK" or not raw:
                        continue
                    with suppress(SaveError):
                        take(raw[0])
                        # Done, and then deleted: what is left by a crash in between is done again,
                        # and changes nothing.
                        line.uid("STORE", number, "+FLAGS.SILENT", r"(\Deleted)")
                        taken += 1
                if taken:
                    line.expunge()
        except (OSError, imaplib.IMAP4.error, ValueError) as error:
            EVENTS.info("mailbox-failed why=%s", type(error).__name__)
            raise NotFetched from error
        return taken

    @staticmethod
    def _numbers(line: imaplib.IMAP4) -> list[str]:
        kind, found = line.uid("SEARCH", "UNDELETED")
        return found[0].decode().split() if kind == "OK" and found and found[0] else []

    def _connected(self) -> imaplib.IMAP4:
        account, secure = self._account, ssl.create_default_context()
        line: imaplib.IMAP4
        if account.encrypts:
            line = imaplib.IMAP4_SSL(
                account.host, account.port, ssl_context=secure, timeout=PATIENCE
            )
        else:
            line = imaplib.IMAP4(account.host, account.port, timeout=PATIENCE)
            if not account.plain:
                line.starttls(secure)
        line.login(account.user, account.secret)
        return line


T = TypeVar("T")

LOOKS = 20.0
"""Seconds between looks into the mailbox, and the longest rest."""

ARRIVED, KEPT = "arrived", 700_000
"""The kind of document that a mail is which arrived at another server, and its most bytes."""

ELSEWHERE = 5.0
"""Seconds between looks whether the post is still at another server."""


class PostService:
    """The post of the members of a server. `mails`: there is an account for them."""

    def __init__(
        self,
        store: TableStore,
        beside: Executor,
        house: House,
        members: Members,
        tables: Tables,
        duty: ClubDuty,
    ) -> None:
        self.duty = duty
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
        duty.begins += [self.posts.catch_up, self._outbox.catch_up]
        duty.begins += [self._notices.catch_up, self._catch_up]
        self._store = store
        self._beside = beside
        self._arrived: set[str] = set()
        store.subscribe(self._hear)
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

    async def obey(self, number: str, form: Mapping[str, str], language: str) -> Message | None:
        """Do what a member's form wants; return what is told of it, if anything is."""
        office, change = self.office, self.office.change
        match form.get("do"):
            case "address" if self.mails:
                address = form.get("address", "").strip()
                if not is_mail_address(address):
                    return say("post-no-address")
                if not await office.ask(number, address, language):
                    return say("post-asked-much")
                return say("post-asked", address=clean(address))
            case "stop":
                await office.forget(number)
            case "quiet":
                begins, ends = (minutes_of(form.get(name, "")) for name in ("begins", "ends"))
                zone = zone_named(form.get("zone", ""))
                if begins is None or ends is None:
                    return say("post-no-time")
                if zone is None:
                    return say("post-no-zone")
                quiet = begins, ends

                def chosen(post: MemberPost) -> MemberPost:
                    return msgspec.structs.replace(
                        post, quiet=quiet if "quiet" in form else None, zone=zone
                    )

                await change(number, chosen)
            case "browser" if office.pusher:
                browser = Browser(*(form.get(name, "") for name in ("endpoint", "p256dh", "auth")))
                if not is_browser(browser):
                    return say("post-no-browser")
                await change(
                    number,
                    lambda post: msgspec.structs.replace(
                        with_browser(post, browser), language=language
                    ),
                )
            case "no-browser":
                gone = form.get("tag", "")
                for each in self.posts.of(number).browsers:
                    if digest(each.endpoint) == gone:
                        await change(number, partial(without_browser, endpoint=each.endpoint))
            case _:
                return say("page-unreadable")
        return None

    def shown(self, number: str) -> DeskPost:
        """Return how a member is told what happens."""
        post = self.posts.of(number)
        companies = tuple(company(each.endpoint) for each in post.browsers)
        tells = self.mails or self.office.pusher is not None
        return DeskPost(
            tells, self.mails, post.address, post.wanted, post.quiet, post.zone, companies
        )

    def _lost(self, sender: str, address: str) -> None:
        losing = asyncio.create_task(self.office.lose(sender, address))
        self._losing.add(losing)
        losing.add_done_callback(self._losing.discard)

    async def deliver(self, raw: bytes) -> None:
        """Take a mail that another program has received. Raises SaveError if it must come again.

        Where the club is at another server it is kept for that one.
        """
        if await self.duty.has():
            await self.office.receive(raw)
            self._notices.changed.set()
            return
        name, text = f"{ARRIVED}/{token_hex(8)}", b64encode(raw[:KEPT]).decode()
        await self._do(self._store.shelf.write, name, text, 0)
        self._store.publish(StoreNotice("shelf", name))

    def _hear(self, notice: StoreNotice) -> None:
        if notice.what == "shelf" and notice.about.startswith(f"{ARRIVED}/"):
            self._arrived.add(notice.about)
            self._notices.changed.set()

    async def _catch_up(self) -> None:
        self._arrived.update(await self._do(self._store.shelf.names, ARRIVED))

    async def _take_in(self) -> None:
        """Take the mails that other servers have kept for this one."""
        for name in sorted(self._arrived):
            with suppress(SaveError):
                found = await self._do(self._store.shelf.read, name)
                if found:
                    await self.office.receive(b64decode(found.text))
                    await self._do(self._store.shelf.erase, name)
                self._arrived.discard(name)

    async def _do(self, what: Callable[..., T], *about: object) -> T:
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._beside, what, *about))

    async def _tend(self) -> None:
        """Tell what is to be told, and send what waits, for ever."""
        while True:
            if not await self.duty.has():
                await asyncio.sleep(ELSEWHERE)
                continue
            await self._take_in()
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
            if await self.duty.has():
                with suppress(NotFetched):
                    await asyncio.to_thread(mailbox.fetch, take)
            await asyncio.sleep(LOOKS)
