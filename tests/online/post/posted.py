"""A club of tests: members at a table, and all mails that the club sends."""

from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.online.club.members import Members, with_table
from splendor_access.online.post.kept import Posts
from splendor_access.online.post.notices import TurnNotices
from splendor_access.online.post.office import PostOffice
from splendor_access.online.post.reading import KeyedAddress
from splendor_access.online.post.sending import Carrier, Letterhead, NotSent, Outbox
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.house import House
from splendor_access.online.server.port import ClubTable, StoredSeat, StoredTable
from splendor_access.online.server.store import Store
from splendor_access.online.server.tables import Tables
from tests.online.test_port import Clock

CLUB = KeyedAddress("club+*@club.example")


class Postman:
    """Carries mails nowhere: they are in `bag`, each with its address."""

    def __init__(self) -> None:
        self.bag: list[tuple[str, EmailMessage]] = []
        self.refuses: bool | None = None

    def send(self, _sender: str, to: str, message: EmailMessage) -> None:
        """Keep a mail, or refuse it for good or for now."""
        if self.refuses is not None:
            raise NotSent(for_good=self.refuses)
        self.bag.append((to, message))


class PostedClub:
    """A club with a post office. `clock` can be put forward."""

    def __init__(
        self, folder: Path, beside: ThreadPoolExecutor, carrier: Carrier | None = None
    ) -> None:
        self.clock = Clock()
        self.store = Store(folder, self.clock.now)
        self.members = Members(self.store, beside)
        self.tables = Tables(self.store, beside, House(), self.members)
        self.posts = Posts(self.store, beside, self.members)
        self.postman = Postman()
        carries = carrier or self.postman
        self.outbox = Outbox(self.store, beside, carries, lambda _key, _to: None)
        head = Letterhead(CLUB, "The Tuesday club", "https://club.example/")
        self.office = PostOffice(self.tables, self.posts, self.outbox, head, self.clock.now)
        self.notices = TurnNotices(self.office, self.tables, self.store, beside)
        self.members.noted.append(self.notices.note)
        self.read = 0

    async def join(self, name: str, language: str = "en", **chosen: Any) -> str:
        """Let somebody become a member with a confirmed address, and return the number."""
        member, word = await self.members.invite(name)
        assert await self.members.come_in(word)
        settings = {"address": f"{name.lower()}@home.example", "language": language, **chosen}
        await self.posts.change(
            member.number, lambda post: msgspec.structs.replace(post, **settings)
        )
        return member.number

    async def seat(self, *players: str, rules: str = "2024", **agreed: Any) -> str:
        """Begin a game of members, and of opponents by their level; return the table's code."""
        code, places = new_code(), []
        for at, player in enumerate(players):
            member = self.members.all.get(player)
            if member:
                await self.members.change(player, lambda each: with_table(each, code))
                places.append(StoredSeat(member.name, HUMAN, digest(new_code()), member=player))
            else:
                places.append(StoredSeat(f"Bot{at}", player))
        self.store.make(
            code, StoredTable(1, tuple(places), rules, len(places), club=ClubTable(0, **agreed))
        )
        table = await self.tables.find(code)
        assert table
        async with table.order:
            await table._begin()
            await table._rest()
        return code

    async def post(self) -> None:
        """Let the office do what is due, and the mails be carried."""
        await self.notices.tend()
        while self.notices.changed.is_set():
            await self.notices.tend()
        await self.outbox.send()

    def new(self, to: str = "") -> list[EmailMessage]:
        """Return the mails since the last time, to one address if it is given."""
        found = self.postman.bag[self.read :]
        self.read = len(self.postman.bag)
        return [mail for address, mail in found if to in address]

    def note(self, code: str) -> None:
        """Tell of a change at a table, as the server does."""
        self.notices.note(digest(code))

    def kept_words(self, folder: Path) -> str:
        """Return all that the club has on its disk."""
        files = (path for path in folder.rglob("*") if path.is_file())
        return "".join(path.read_bytes().decode("utf-8", "replace") for path in files)

    async def reply(self, mail: EmailMessage, lines: str, sender: str = "", mid: str = "") -> bytes:
        """Answer a mail, let the office do what is due, and return the answer."""
        raw = answer(mail, lines, sender, mid)
        await self.office.receive(raw)
        await self.post()
        return raw


def answer(mail: EmailMessage, lines: str, sender: str = "", mid: str = "") -> bytes:
    """Return an answer to a mail, quoted below as programs do."""
    made = EmailMessage()
    made["From"] = sender or str(mail["To"])
    made["To"] = str(mail["Reply-To"])
    made["Subject"] = f"Re: {mail['Subject']}"
    made["Message-ID"] = mid or f"<{new_code()}@home.example>"
    quoted = "".join(f"> {line}\n" for line in text(mail))
    made.set_content(f"{lines}\n\nOn 24 Nov 2026, the club wrote:\n{quoted}")
    return made.as_bytes()


def text(mail: EmailMessage) -> Sequence[str]:
    """Return the lines of a mail."""
    return str(mail.get_content()).splitlines()


@asynccontextmanager
async def club(folder: Path, carrier: Carrier | None = None) -> AsyncIterator[PostedClub]:
    """Run a club during a test."""
    with ThreadPoolExecutor(4) as beside:
        made = PostedClub(folder, beside, carrier)
        try:
            yield made
        finally:
            await made.tables.close()
