"""A game with a real box for people with a page each, beside the keyboard.

All their sessions use the one table of the keyboard. Only pages are sent: each session leaves out
what its seat may not know.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from splendor_access import __version__
from splendor_access.companion.session import CompanionSession
from splendor_access.online.client.leaving import Leaving
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToServer
from splendor_access.online.server.attendance import Attendance, Visitor
from splendor_access.online.server.devices import LIFE, DeviceWords
from splendor_access.online.server.doors import digest, new_code
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.files import Unreadable, Unwritable, home, read_twice, replace_twice
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.messages import Arg, Messages, clean, fold, say
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named


class KeptPages(msgspec.Struct, frozen=True):
    """The code of a saved game's pages, and the digest of the key of each name that has one."""

    game: str
    code: str
    keys: dict[str, str]


def kept_pages(table: RealTable) -> KeptPages | None:
    """Return the pages of a game if no other has had pages on this machine since, or None."""
    try:
        kept = msgspec.convert(read_twice(pages_path()), KeptPages)
    except (Unreadable, msgspec.ValidationError):
        return None
    return kept if table.save and table.save.name == kept.game else None


def pages_path() -> Path:
    """Return the path of the file with the pages of the last game that had some."""
    return home() / "pages.toml"


class RealCompany:
    """The people at a real table. To the keyboard it is a channel, to a page a table.

    The seat whose questions the keyboard answers is never given away. `commands` are the names of
    those done, because a page remembers its own. A game that is resumed has the `code` and the keys
    that it had.
    """

    real = True

    def __init__(self, table: RealTable) -> None:
        self.table = table
        kept = kept_pages(table) or KeptPages("", new_code(), {})
        self.code = kept.code
        self.game = 1
        self.commands: frozenset[str] = frozenset()
        owners = {name: kept.keys.get(name) for name in table.names}
        self._keys = {seat: key for seat, key in enumerate(owners.values()) if key}
        self._words = DeviceWords(time.time)
        self._there = Attendance()
        self._known = table.version
        self._post: Callable[[Intent], None] | None = None

    # To pages

    @property
    def people(self) -> Sequence[str]:
        """The names of everybody at the table."""
        return self.table.names

    @property
    def free(self) -> Sequence[str]:
        """The names still free."""
        taken = {self.table.me, *self._keys}
        return [name for seat, name in enumerate(self.table.names) if seat not in taken]

    @property
    def full(self) -> bool:
        """Whether no name is free."""
        return not self.free

    def seat_of(self, key: str) -> int | None:
        """Return the seat of a key, or None."""
        return self._owned_by(digest(key))

    def _owned_by(self, owner: str) -> int | None:
        return next((seat for seat, kept in self._keys.items() if kept == owner), None)

    def sit(
        self, style: Style, send: Callable[[ToServer], None], key: str, *, watches: bool
    ) -> RemoteSeat:
        """Return a seat for a page; it is given when its player enters."""
        return RealSeat(style, send, self, key=key, watches=watches)

    async def enter(self, visitor: Visitor, hello: frames.HelloFrame, new_key: str = "") -> bool:
        """Admit a visitor who has said hello; return whether there is a seat."""
        if hello.watch:
            visitor.deliver(frames.GoodbyeFrame("no-seat"))
            return False
        seat = self.seat_of(hello.key) if hello.key else self._named(hello.name)
        known = bool(hello.key) and seat is not None
        if seat is None and hello.key:
            seat = self._given_back(hello.key)
        if seat is None:
            visitor.deliver(frames.GoodbyeFrame("key" if hello.key else "no-seat"))
            return False
        key = "" if known else new_key or new_code()
        if key:
            self._keys[seat] = digest(key)
            self._keep()
        self._there.come(seat, visitor)
        visitor.deliver(self._welcome(seat, key))
        self._tell_people()
        return True

    def _named(self, name: str) -> int | None:
        free = {fold(each) for each in self.free}
        wanted = fold(name.strip())
        names = [*map(fold, self.table.names)]
        return names.index(wanted) if wanted in free else None

    def _given_back(self, word: str) -> int | None:
        """Return the seat that an unused word gives back, or None; another device loses it."""
        owner = self._words.owner(word)
        seat = self._owned_by(owner)
        if seat is not None:
            self._words.void(owner)
            for visitor in self._there.send_away(seat):
                visitor.deliver(frames.GoodbyeFrame("revoked"))
        return seat

    def leave(self, visitor: Visitor) -> None:
        """Note that a visitor has gone; the seat is kept."""
        self._there.go(visitor)

    async def do(self, visitor: Visitor, frame: ToServer) -> None:
        """Do nothing: the sessions themselves do what people enter."""

    async def close(self) -> None:
        """Say goodbye to everyone."""
        self._there.tell_all(frames.GoodbyeFrame("closing"))

    def _tell_people(self) -> None:
        # People without a page are at the table, too.
        people = tuple(
            frames.SeatedPerson(each.name, each.kind, True) for each in self.table.players
        )
        self._there.tell_all(frames.SeatsFrame(people, len(people)))

    def entered(self, by: int) -> None:
        """Tell all others the entries on a seat's page."""
        if self.table.version != self._known:
            self._tell_news(self._there.seats - {by})
            if self._post:
                self._post(Intent("server", happened=list))

    def _tell_news(self, seats: Iterable[int]) -> None:
        self._known = self.table.version
        news = frames.NewsFrame(self.game, self._known, (), "")
        self._there.tell(seats, lambda _seat: news)

    # To the keyboard

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Follow the game that the keyboard begins, which may be a new one."""
        self._post = post
        if isinstance(session, CompanionSession):
            session.devices = self.devices
        table = session.table
        if table is self.table or not isinstance(table, RealTable):
            self._keep()
            return
        self.table, self._known = table, table.version
        self.game += 1
        self._keep()
        self._there.tell(self._there.seats, self._welcome)

    def _keep(self) -> None:
        """Keep the code and the keys for who resumes the game; without them pages begin anew."""
        if self.table.save:
            keys = {self.table.names[seat]: key for seat, key in self._keys.items()}
            kept = KeptPages(self.table.save.name, self.code, keys)
            with suppress(Unwritable):
                replace_twice(pages_path(), msgspec.to_builtins(kept))

    def devices(self, about: str, vocabulary: Vocabulary) -> Messages:
        """Tell the word that gives a name's page to another device, or who has a page."""
        first, _, rest = about.strip().partition(" ")
        about = rest if vocabulary.command(first) == "new" else about
        names = self.table.names
        found = [seat for seat in seats_named(about, names) if seat != self.table.me]
        if len(found) != 1:
            taken: list[Arg] = [clean(names[seat]) for seat in sorted(self._keys)]
            return [say("companion-pages-of", names=taken, count=len(taken))]
        name = clean(names[found[0]])
        if found[0] not in self._keys:
            return [say("companion-page-free", name=name)]
        word = self._words.new(self._keys[found[0]])
        return [say("companion-page-word", name=name, word=word, count=LIFE // 60)]

    def _welcome(self, seat: int, key: str = "") -> frames.WelcomeFrame:
        return frames.WelcomeFrame(frames.VERSION, __version__, seat, key=key, game=self.game)

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:  # noqa: ARG002
        """Tell all pages the entries at the keyboard."""
        if self.table.version != self._known:
            self._tell_news(self._there.seats)


class RealSeat(RemoteSeat):
    """The seat of a page at a real table; its session makes the entries of the page."""

    def __init__(
        self,
        style: Style,
        send: Callable[[ToServer], None],
        company: RealCompany,
        *,
        key: str,
        watches: bool,
    ) -> None:
        super().__init__(style, send, key=key, watches=watches)
        self._real = company

    def receive(self, frame: frames.ToSeat) -> list[Said]:
        """Receive a frame; the first one brings the session of the game."""
        said = super().receive(frame)
        if isinstance(frame, frames.WelcomeFrame) and frame.game != self.game:
            self.game = frame.game
            self.resumed = self._real.table.rows > 0
            self.session = PageSession(self._real, self)
        return said

    def _follow(self, frame: frames.NewsFrame) -> None:
        """Do nothing: the session has the table itself, and tells its news."""

    def leaving(self, table: Table, dialogue: Dialogue) -> Leaving:
        """Return the questions about leaving the table for now."""
        return Leaving(table, dialogue, self._at_keyboard, watches=False)

    @staticmethod
    def _at_keyboard() -> Messages:
        return [say("companion-again-there")]

    def online_command(self, command: str, about: str) -> Messages:  # noqa: ARG002
        """Say who is at the table, or where such a command can be used."""
        match command:
            case "here":
                return self.who_is_here()
            case "device":
                return [say("companion-page-there")]
            case _:
                return [say("friends-only")]

    def entered(self) -> None:
        """Tell the others that something was entered here."""
        self._real.entered(self.number)


class PageSession(CompanionSession):
    """The session of a game with a real box on a page."""

    def __init__(self, company: RealCompany, seat: RealSeat) -> None:
        super().__init__(
            company.table,
            seat.number,
            seat.style,
            hides=True,
            company=seat,
            saving=seat.leaving,
        )
        self._page = seat

    def handle(self, intent: Intent) -> list[Said]:
        """Handle an intent, and tell the others."""
        said = super().handle(intent)
        self._page.entered()
        return said
