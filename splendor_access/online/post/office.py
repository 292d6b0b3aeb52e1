"""The post of a club: it writes to its members, and takes their moves from mails.

Each mail has a key for one turn in its address: an old one, or one sent on, moves nothing. For as
long as a mail is read or written it has a seat, with a session and the lines that this says.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.page.seat import PageSeat
from splendor_access.online.post.kept import (
    Browser,
    MemberPost,
    Posts,
    TurnKey,
    new_turn_key,
    with_read,
    with_told,
    with_turn,
    without_browser,
)
from splendor_access.online.post.push import Pusher, PushNotice
from splendor_access.online.post.reading import Bounced, MailReply, Refused, read_mail
from splendor_access.online.post.sending import Letter, Letterhead, Outbox, written_letter
from splendor_access.online.server.doors import Limit, RateLimit, digest
from splendor_access.online.server.port import SHORT, StoredKey
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.tables import Tables
from splendor_access.session.advising import prepare_advice
from splendor_access.session.intents import Intent
from splendor_access.settings.error_log import EVENTS
from splendor_access.settings.settings import CHOICES
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Arg, Message, fold, say
from splendor_access.talk.parsing.commands import Ask
from splendor_access.talk.parsing.vocabulary import Vocabulary

QUIET = {"hints": "off"}
"""The settings of a member who has chosen none."""

PATIENCE = 20.0
"""Seconds in which a table answers a line, its computer opponents included."""


class NoSeat(Exception):  # a refusal, not a fault
    """The member has no seat at the table any more, or the table cannot be opened."""


class MailSeat(PageSeat):
    """A member's seat for a moment. If it `looks`, nobody at the table hears of it.

    `news` are what it heard when it came.
    """

    def __init__(
        self,
        table: SharedTable,
        language: str,
        settings: Mapping[str, str],
        key: str,
        *,
        looks: bool = False,
    ) -> None:
        super().__init__(table, language, {**QUIET, **settings}, key)
        self.table = table
        self.news: Sequence[str] = ()
        if looks:
            self.seat = RemoteSeat(self.style, self._send, key=key, looks=True)

    def had(self, game: int, rows: int) -> int:  # noqa: ARG002
        """Return how many rows have reached the person: the mail will tell all."""
        return rows

    async def arrive(self) -> None:
        """Come to the table, and hear what happened since the last time. Raises NoSeat."""
        begin = self.count
        try:
            if not await self.come() or self.over:
                raise NoSeat
        except SaveError as error:
            raise NoSeat from error
        self.news = self._since(begin)

    # Answers

    async def reply(self, turn: TurnKey, mail: MailReply) -> tuple[list[str], TurnKey]:
        """Type the lines of a reply; return what is answered, and the turn that a reply is for now.

        Where the turn is over nothing is typed, and the news are told. What follows the first line
        answers the questions about it; those that stay open are asked again for the next reply.
        """
        if not self._stands(turn):
            return [self._text(say("mail-old")), "", *self.news], self.turn(turn.code)
        if not mail.lines:
            return [self._text(say("mail-empty"))], turn
        answered: list[str] = []
        asked: list[str] = []
        for number, line in enumerate((*turn.pending, *mail.lines)):
            again = number < len(turn.pending)
            said = await self._type(line)
            answered += [] if again else said
            session = self.session
            if session is None or session.open_prompt is None:
                asked = []
                if not again:
                    break
            else:
                asked.append(line)
        if self._stands(turn):
            return answered, msgspec.structs.replace(turn, pending=tuple(asked))
        return answered, self.turn(turn.code)

    def _stands(self, turn: TurnKey) -> bool:
        """Return whether a turn is still the member's, and not over."""
        game = self.table.game
        if game is None or game.number != turn.game or game.table.over:
            return False
        state, since = game.table.state, game.rows[turn.version :]
        own = all(
            row.seat == self.seat.number and not row.text.startswith("undo ") for row in since
        )
        within = not since or state.phase != "act"
        return state.to_act == self.seat.number and own and within

    def turn(self, code: str) -> TurnKey:
        """Return the turn for which there is no key yet: as the table is now."""
        return TurnKey("", code, self.seat.game, self.version)

    async def _type(self, line: str) -> list[str]:
        """Type a line, and return what is said until somebody else has to act."""
        begin = self.count
        intent = Intent("mail", text=line, seen=self.version)
        if self.session:
            await prepare_advice(self.session, intent)
        self.handle(intent)
        await self.settle(PATIENCE, opponents=True)
        return self._since(begin)

    # Letters

    def letter(self, lines: Sequence[str], to: str, mail: MailReply | None = None) -> Letter:
        """Return a letter with lines, and below them what is needed for an answer.

        That is the table, if the member has to act.
        """
        parts = [[*lines]]
        if self.acts:
            parts += self._table_lines()
            parts.append([self._text(say("mail-how", take=self._example("take")))])
            parts.append([self._text(say("mail-ask", ask=self._example("afford")))])
        parts.append([self._text(say("mail-stop"))])
        told = [line for part in parts for line in (*part, "")]
        key, answers = (mail.key, mail.id) if mail else ("", "")
        return Letter(to, key, self._text(self.subject), told[:-1], answers)

    @property
    def acts(self) -> bool:
        """Whether the member has to act."""
        table = self.session.table if self.session else None
        return table is not None and not table.over and table.state.to_act == self.seat.number

    @property
    def subject(self) -> Message:
        """Whose turn it is, and who plays there."""
        at = [each for each in range(len(self.people)) if each != self.seat.number]
        others: list[Arg] = [self.people[each].name for each in at]
        session = self.session
        if session is None:
            return say("mail-waiting-subject", names=others)
        if session.table.over:
            return say("mail-over-subject", names=others)
        to_act = session.table.state.to_act
        if to_act == self.seat.number:
            return say("mail-turn-subject", names=others)
        return Message("mail-wait-subject", {"name": self.people[to_act].name, "names": others})

    def standing(self) -> list[str]:
        """Return how the game stands, in whole sentences without any hidden card."""
        return self._asked(Ask("score")) if self.session else []

    def _text(self, message: Message) -> str:
        return self.style.locale.text(message)

    def _example(self, command: str) -> str:
        return self.style.locale.example(command)

    def _table_lines(self) -> list[list[str]]:
        """Return the table in parts: the market, nobles and bank, the member, each other player."""
        others = [each for each in range(len(self.people)) if each != self.seat.number]
        market = [*self._asked(Ask("nobles")), *self._asked(Ask("bank"))]
        players = [Ask("me"), *(Ask("player", str(each)) for each in others)]
        return [self._asked(Ask("board")), market, *map(self._asked, players)]

    def _asked(self, question: Ask) -> list[str]:
        begin = self.count
        self.handle(Intent("mail", meant=question))
        return self._since(begin)

    def _since(self, begin: int) -> list[str]:
        return [line.text for line in self.lines if line.number > begin]

    @property
    def chosen(self) -> Mapping[str, str]:
        """The settings that are not the defaults, as they are kept for the next mail."""
        settings = self.style.settings
        return {name: getattr(settings, name) for name in CHOICES if name in settings.sources}


ATTEMPTS = 5
"""How often a change is tried that another server may have made at the same time."""

PUSHES = (0.0, 30.0, 300.0)
"""Seconds before each attempt to tell a browser."""

ASKED: Limit = (3, 24 * 3600.0)
"""How often an address may be asked whether it wants mails, and a member may ask, in seconds."""


class PostOffice:
    """The post of the members of a server, at its tables. `now` tells the seconds since 1970."""

    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        outbox: Outbox,
        head: Letterhead,
        now: Callable[[], float],
        pusher: Pusher | None = None,
    ) -> None:
        self.pusher = pusher
        self.posts = posts
        self.outbox = outbox
        self.head = head
        self._tables = tables
        self._now = now
        self._asked = RateLimit(now)
        self._pushing: set[asyncio.Task[None]] = set()
        self._orders: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # The address of a member

    async def ask(self, number: str, address: str, language: str) -> bool:
        """Ask an address whether it wants a member's mails; return whether it may be asked now."""
        address = address.strip().casefold()
        if any(self._asked.too_many(each, [ASKED]) for each in (number, address)):
            return False
        for each in (number, address):
            self._asked.add(each, [ASKED])
        key = new_turn_key()
        asked = StoredKey(digest(key), int(self._now()))
        await self.change(
            number,
            lambda post: msgspec.structs.replace(
                post, wanted=address, asked=asked, language=language
            ),
        )
        name = self.posts.members.all[number].name
        locale, club = Locale(language), self.head.name
        told = [say("mail-confirm", club=club, name=name), say("mail-confirm-how")]
        subject = locale.text(say("mail-confirm-subject", club=club))
        await self._put(Letter(address, key, subject, [*map(locale.text, told)]))
        return True

    async def confirm(self, number: str) -> None:
        """Note that the address that was asked wants the mails."""
        await self.change(
            number,
            lambda post: msgspec.structs.replace(
                post, address=post.wanted or post.address, wanted="", asked=None
            ),
        )
        EVENTS.info("mail-confirmed member=%s", number[:SHORT])

    async def forget(self, number: str) -> None:
        """Delete the addresses of a member, and what waits for them."""
        before = self.posts.of(number)
        await self.change(
            number,
            lambda post: msgspec.structs.replace(
                post, address="", wanted="", asked=None, keys=(), read=()
            ),
        )
        for address in (before.address, before.wanted):
            if address:
                await self.outbox.forget(address)

    # Mails that come in

    async def receive(self, raw: bytes) -> None:
        """Do what a mail wants, and answer it. Raises SaveError where that cannot be kept."""
        try:
            found = read_mail(raw, self.head.address)
        except Refused as refused:
            EVENTS.info("mail-ignored why=%s", refused.why)
            return
        owner = self.posts.of_key(found.key)
        if owner is None:
            EVENTS.info("mail-ignored why=unknown")
            return
        number, turn = owner
        async with self._orders[number]:
            post = self.posts.of(number)
            if isinstance(found, Bounced):
                if found.address in (post.address, post.wanted):
                    EVENTS.info("mail-bounced member=%s", number[:SHORT])
                    await self.forget(number)
            elif found.id and digest(found.id) in post.read:
                EVENTS.info("mail-ignored why=again")
            elif found.sender != (post.address if turn else post.wanted):
                EVENTS.info("mail-ignored why=sender")
            else:
                # The key may have changed while another mail was answered.
                _owner, turn = self.posts.of_key(found.key) or (number, turn)
                await self._obey(number, turn, found)

    async def _obey(self, number: str, turn: TurnKey | None, mail: MailReply) -> None:
        """Do what a member's own mail says."""
        post, line = self.posts.of(number), mail.lines[0] if mail.lines else ""
        if means_stop(line):
            await self.forget(number)
            await self._answer(mail, post, say("mail-stopped"))
        elif turn:
            await self._play(number, turn, mail)
        elif Vocabulary(Locale(post.language)).agrees(line):
            await self.confirm(number)
            await self.change(number, lambda now: with_read(now, mail.id))
            await self._answer(mail, post, say("mail-confirmed"))

    async def _answer(self, mail: MailReply, post: MemberPost, message: Message) -> None:
        """Answer a mail with one sentence, which is the subject too."""
        told = Locale(post.language).text(message)
        await self._put(Letter(mail.sender, mail.key, told, [told], mail.id))

    async def _play(self, number: str, turn: TurnKey, mail: MailReply) -> None:
        """Type the lines of a mail at the table of its turn, and answer."""
        post = self.posts.of(number)
        table = await self._tables.find(turn.code)
        lent = self.posts.members.lend(number)
        try:
            if table is None:
                raise NoSeat
            seat = MailSeat(table, post.language, post.settings, lent)
            try:
                await seat.arrive()
                lines, after = await seat.reply(turn, mail)
                letter = seat.letter(lines, post.address, mail)
            finally:
                seat.go()
        except NoSeat:
            await self.change(number, lambda now: with_read(now, mail.id))
            await self._answer(mail, post, say("mail-no-table"))
            return
        finally:
            self.posts.members.take_back(lent)
        if after != turn:
            # The turn is over; what comes next has a key of its own.
            key = new_turn_key()
            letter = msgspec.structs.replace(letter, key=key)
            after = msgspec.structs.replace(after, digest=digest(key))
        language, chosen = seat.style.locale.language, seat.chosen

        def changed(now: MemberPost) -> MemberPost:
            known = msgspec.structs.replace(now, language=language, settings=chosen)
            return with_read(with_turn(known, after), mail.id)

        await self.change(number, changed)
        await self._put(letter)

    # What goes out

    @asynccontextmanager
    async def looking(self, table: SharedTable, number: str) -> AsyncIterator[MailSeat]:
        """Look at a table with a member's eyes, while nobody hears of it. Raises NoSeat."""
        post, lent = self.posts.of(number), self.posts.members.lend(number)
        seat = MailSeat(table, post.language, post.settings, lent, looks=True)
        try:
            await seat.arrive()
            yield seat
        finally:
            seat.go()
            self.posts.members.take_back(lent)

    async def tell(
        self, table: SharedTable, code: str, number: str, why: Message | None = None
    ) -> None:
        """Tell a member how a table stands, in all ways that were switched on.

        `why` is told first, if there is a reason beside that.
        """
        post = self.posts.of(number)
        if not post.mailed and not post.browsers:
            return
        async with self.looking(table, number) as seat:
            first = [seat.style.text(why)] if why else []
            letter = seat.letter([*first, *seat.news], post.address)
            notice = PushNotice(
                letter.subject, " ".join([*first, *seat.standing()]), digest(code)[:32], f"/{code}"
            )
            turn = seat.turn(code)
        key = new_turn_key()
        now = self._now()

        def changed(post: MemberPost) -> MemberPost:
            known = with_turn(post, msgspec.structs.replace(turn, digest=digest(key)))
            return msgspec.structs.replace(known, told=with_told(known.told, code, now))

        await self.change(number, changed)
        if post.mailed:
            await self._put(msgspec.structs.replace(letter, key=key))
        for browser in post.browsers:
            self._push(number, browser, notice)

    def _push(self, number: str, browser: Browser, notice: PushNotice) -> None:
        """Tell a browser, now or a little later."""
        if self.pusher is None:
            return
        pushing = asyncio.create_task(self._push_on(self.pusher, number, browser, notice))
        self._pushing.add(pushing)
        pushing.add_done_callback(self._pushing.discard)

    async def _push_on(
        self, pusher: Pusher, number: str, browser: Browser, notice: PushNotice
    ) -> None:
        for wait in PUSHES:
            await asyncio.sleep(wait)
            outcome = await pusher.send(browser, notice)
            if outcome == "gone":
                await self.change(number, partial(without_browser, endpoint=browser.endpoint))
            if outcome != "later":
                return

    async def close(self) -> None:
        """Give up what has not gone out yet."""
        for task in self._pushing:
            task.cancel()
        await asyncio.gather(*self._pushing, return_exceptions=True)

    async def lose(self, sender: str, address: str) -> None:
        """Forget an address that a mail server does not know, by the sender of the mail."""
        owner = self.posts.of_key(self.head.address.key_of(sender) or "")
        post = self.posts.of(owner[0]) if owner else None
        if owner and post and address in (post.address, post.wanted):
            await self.forget(owner[0])

    async def _put(self, letter: Letter) -> bool:
        message = written_letter(self.head, letter, self._now())
        sender = self.head.address.with_key(letter.key)
        return await self.outbox.put(sender, letter.to, message)

    async def change(self, number: str, changed: Callable[[MemberPost], MemberPost]) -> None:
        """Change a member's post, even where another server changes it too. Raises SaveError."""
        for attempt in range(ATTEMPTS):
            try:
                await self.posts.change(number, changed)
            except SaveError as error:
                if error.reason != "busy" or attempt + 1 == ATTEMPTS:
                    raise
            else:
                return


def means_stop(line: str) -> bool:
    """Return whether a line is the word that stops mails, in any language."""
    said = fold(line).strip(" .!\"'")
    words = (Locale(language).words("words-mail-stop") for language in languages())
    return any(said == fold(word) for each in words for word in each)
