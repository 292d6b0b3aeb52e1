"""The mails that go out: each is kept until a mail server has it, and no address gets too many."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from email import message_from_string
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from pathlib import Path
from secrets import token_hex
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from splendor_access.online.post.reading import KeyedAddress
from splendor_access.online.server.doors import Limit, RateLimit
from splendor_access.online.server.port import StoredText, TableStore
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError


class Letterhead(msgspec.Struct, frozen=True):
    """What every mail of a club has: the address for answers, the club's name, and its link.

    `link` is empty where the server is not known to have an address for others.
    """

    address: KeyedAddress
    name: str
    link: str = ""

    def stop_link(self, key: str) -> str:
        """Return the page that stops the mails of a key, or nothing."""
        return f"{self.link}post/{key}" if self.link else ""


class Letter(msgspec.Struct, frozen=True):
    """A mail: to whom, with which key for the answer, and what it says, line by line.

    `answers` is the Message-ID of the mail that it answers.
    """

    to: str
    key: str
    subject: str
    lines: Sequence[str]
    answers: str = ""


def written_letter(head: Letterhead, letter: Letter, now: float) -> EmailMessage:
    """Return a letter as it is sent. Programs see that no person wrote it, and do not answer."""
    message = EmailMessage(policy=SMTP)
    own = head.address.with_key(letter.key)
    message["From"] = Address(head.name, addr_spec=head.address.plain)
    message["To"] = Address(addr_spec=letter.to)
    message["Reply-To"] = Address(head.name, addr_spec=own)
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = head.address.new_id(token_hex(12))
    if letter.answers:
        message["In-Reply-To"] = message["References"] = letter.answers
    message["Auto-Submitted"] = "auto-replied" if letter.answers else "auto-generated"
    message["X-Auto-Response-Suppress"] = "All"
    message["Precedence"] = "bulk"
    ways = [f"<mailto:{own}?subject=stop>"]
    stops = head.stop_link(letter.key)
    if stops:
        ways.insert(0, f"<{stops}>")
    if stops.startswith("https:"):
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["List-Unsubscribe"] = ", ".join(ways)
    message.set_content("".join(f"{line}\n" for line in letter.lines), cte="quoted-printable")
    return message


KIND = "mail"
"""The kind of document that a mail is while it waits."""

HOURLY: Limit = (30, 3600.0)
"""The most mails to one address, in how many seconds."""

WAITS = (0.0, 60.0, 300.0, 900.0, 3600.0, 3600.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
"""Seconds before each attempt to hand a mail over; after the last one it is given up."""

PORTS = {"smtps": 465, "smtp": 587, "imaps": 993, "imap": 143}

PATIENCE = 30.0
"""Seconds that a mail server has for each answer."""


class Account(msgspec.Struct, frozen=True):
    """A mail account: `smtps://host:465`, or `smtp://host:587` which encrypts before it logs in.

    `password` is the file that has the password. Only a server of this machine is written to
    without encryption.
    """

    server: str
    user: str = ""
    password: str = ""

    @property
    def host(self) -> str:
        """The machine of the server."""
        return urlsplit(self.server).hostname or ""

    @property
    def port(self) -> int:
        """The port of the server: without one, what everybody takes for what it speaks."""
        where = urlsplit(self.server)
        return where.port or PORTS.get(where.scheme, 0)

    @property
    def encrypts(self) -> bool:
        """Whether all that is said is encrypted, from the first word on."""
        return urlsplit(self.server).scheme in ("smtps", "imaps")

    @property
    def plain(self) -> bool:
        """Whether nothing has to be encrypted, because it stays on this machine."""
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def secret(self) -> str:
        """The password, as its file has it now. Raises OSError."""
        return Path(self.password).read_text("utf-8").strip()


class NotSent(Exception):  # a refusal, not a fault
    """A mail could not be handed over. `for_good`: the address does not exist."""

    def __init__(self, *, for_good: bool) -> None:
        super().__init__(for_good)
        self.for_good = for_good


class Carrier(Protocol):
    """What hands a mail over, in a thread."""

    def send(self, sender: str, to: str, message: EmailMessage) -> None:
        """Hand over a mail, in the name of a sender to whom it bounces. Raises NotSent."""


class SmtpCarrier:
    """Hands mails over by SMTP."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def send(self, sender: str, to: str, message: EmailMessage) -> None:
        """Hand over a mail. Raises NotSent."""
        try:
            with self._connected() as line:
                line.send_message(message, sender, [to])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _text in error.recipients.values()]
            raise NotSent(for_good=all(500 <= code < 600 for code in codes)) from error
        except (OSError, smtplib.SMTPException, ValueError) as error:
            EVENTS.info("mail-refused why=%s", type(error).__name__)
            raise NotSent(for_good=False) from error

    def _connected(self) -> smtplib.SMTP:
        account, secure = self._account, ssl.create_default_context()
        line: smtplib.SMTP
        if account.encrypts:
            line = smtplib.SMTP_SSL(account.host, account.port, timeout=PATIENCE, context=secure)
        else:
            line = smtplib.SMTP(account.host, account.port, timeout=PATIENCE)
            if not account.plain:
                line.starttls(context=secure)
        if account.user:
            line.login(account.user, account.secret)
        return line


class _Waiting(msgspec.Struct, frozen=True):
    """A mail that waits: from and to whom, its text, and how often it was tried."""

    sender: str
    to: str
    text: str
    tried: int = 0


class Outbox:
    """Sends mails one after another, each in the name of a sender with a key.

    `lost` hears of the sender and the address of a mail whose address does not exist. What waits is
    on the shelf, so that no restart loses it. `wake` is set when there is something to do.
    """

    def __init__(
        self,
        store: TableStore,
        beside: Executor,
        carrier: Carrier,
        lost: Callable[[str, str], None],
    ) -> None:
        self.wake = asyncio.Event()
        self._store = store
        self._beside = beside
        self._carrier = carrier
        self._lost = lost
        self._often = RateLimit(store.now)
        self._waiting: dict[str, _Waiting] = {}
        self._versions: dict[str, int] = {}
        self._due: dict[str, float] = {}
        self._order = asyncio.Lock()
        self._take(store.shelf.texts(KIND))

    def _take(self, documents: Mapping[str, StoredText | None]) -> None:
        """Take all that waits as it is kept."""
        self._waiting.clear()
        self._versions.clear()
        self._due.clear()
        for name, found in documents.items():
            if found:
                self._waiting[name] = msgspec.json.decode(found.text, type=_Waiting)
                self._versions[name], self._due[name] = found.version, self._store.now()

    async def catch_up(self) -> None:
        """Take what another server has kept, which sent mails before. Raises SaveError."""
        async with self._order:
            loop = asyncio.get_running_loop()
            self._take(await loop.run_in_executor(self._beside, self._store.shelf.texts, KIND))

    @property
    def waiting(self) -> int:
        """How many mails wait."""
        return len(self._waiting)

    async def put(self, sender: str, to: str, message: EmailMessage) -> bool:
        """Take a mail to be sent; return whether its address may get one more now."""
        if self._often.too_many(to, [HOURLY]):
            EVENTS.info("mail-capped")
            return False
        self._often.add(to, [HOURLY])
        mail = _Waiting(sender, to, message.as_string())
        name = f"{KIND}/{token_hex(8)}"
        await self._do(self._store.shelf.write, name, msgspec.json.encode(mail).decode(), 0)
        self._waiting[name], self._due[name] = mail, self._store.now()
        self._versions[name] = 1
        self.wake.set()
        return True

    async def forget(self, to: str) -> None:
        """Drop what waits for an address."""
        for name in [name for name, mail in self._waiting.items() if mail.to == to]:
            await self._done(name)

    async def send(self) -> float | None:
        """Send what is due; return for how many seconds nothing more is, or None for nothing."""
        async with self._order:
            now = self._store.now()
            for name in [name for name, due in self._due.items() if due <= now]:
                if name in self._waiting:
                    await self._send(name, self._waiting[name])
        return max(0.0, min(self._due.values()) - now) if self._due else None

    async def _send(self, name: str, mail: _Waiting) -> None:
        message = message_from_string(mail.text, policy=SMTP)
        mail = msgspec.structs.replace(mail, tried=mail.tried + 1)
        text, version = msgspec.json.encode(mail).decode(), self._versions[name]
        try:
            # Of several servers one sends it: whoever has noted that it does.
            await self._do(self._store.shelf.write, name, text, version)
        except SaveError as error:
            if error.reason != "busy":
                self._due[name] = self._store.now() + WAITS[1]
                return
            for kept in (self._waiting, self._due, self._versions):
                kept.pop(name, None)
            return
        if name not in self._waiting:
            # It was forgotten meanwhile.
            return
        self._waiting[name], self._versions[name] = mail, version + 1
        try:
            await self._do(self._carrier.send, mail.sender, mail.to, message)
        except NotSent as refused:
            if not refused.for_good and mail.tried < len(WAITS):
                self._due[name] = self._store.now() + WAITS[mail.tried]
                return
            EVENTS.info("mail-lost")
            if refused.for_good:
                self._lost(mail.sender, mail.to)
        await self._done(name)

    async def _done(self, name: str) -> None:
        """Erase a mail that waits no more; one that cannot be is sent again after a restart."""
        self._waiting.pop(name, None)
        self._due.pop(name, None)
        self._versions.pop(name, None)
        try:
            await self._do(self._store.shelf.erase, name)
        except SaveError:
            EVENTS.info("mail-kept")

    async def _do(self, what: Callable[..., object], *about: object) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.shield(loop.run_in_executor(self._beside, what, *about))
