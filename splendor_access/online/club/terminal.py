"""The lobby of a club at a terminal: lines in, words out, and the tables from there."""

import asyncio
from functools import partial

import aiohttp
import msgspec

from splendor_access import ExitCode
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.online.client.connection import (
    PATIENCE,
    PAUSES,
    NotThere,
    fault,
    status_fault,
    system_text,
)
from splendor_access.online.client.links import CLUBS, Links
from splendor_access.online.club import words
from splendor_access.online.club.desk import (
    DESK,
    LARGEST_DESK,
    NEWS_PATIENCE,
    ClubWish,
    Desk,
    club_of,
    table_at,
    word_of,
)
from splendor_access.online.join import join_table
from splendor_access.talk.messages import Message, Messages, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


class ClubClient:
    """The wishes of one device to the server of a club at a link."""

    def __init__(self, link: str, key: str) -> None:
        self.link = link
        self.key = key
        self._address = table_at(link, DESK)

    async def wish(self, wish: ClubWish) -> Desk:
        """Return the desk after a wish. Raises NotThere."""
        timeout = aiohttp.ClientTimeout(PATIENCE + (NEWS_PATIENCE if wish.waits else 0))
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        try:
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.post(
                    self._address,
                    data=msgspec.json.encode(wish),
                    headers=headers,
                    allow_redirects=False,
                ) as answer,
            ):
                body = b""
                while len(body) <= LARGEST_DESK and (part := await answer.content.read(65_536)):
                    body += part
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise NotThere(fault(error), system=system_text(error)) from error
        if answer.status in (404, 405):
            raise NotThere("club-none")
        if answer.content_type != "application/json":
            raise NotThere(status_fault(answer.status), system=f"HTTP {answer.status}")
        try:
            return msgspec.json.decode(body, type=Desk)
        except msgspec.MsgspecError as error:
            raise NotThere("club-none") from error


def visit_club(console: Console, link: str | None) -> int:
    """Visit a club, by an invitation or with the key of this device. Returns the exit code."""
    return console.run(lambda keyboard: _visit(console, keyboard, link))


async def _visit(console: Console, keyboard: Keyboard, typed: str | None) -> int:
    clubs = Links(CLUBS)
    console.say(*console.notices, *clubs.mend())
    link = typed or next(iter(clubs.all), "")
    try:
        root = club_of(link)
        client = ClubClient(root, clubs.key(root))
        desk = await _come(client, word_of(link) if "#" in link else "", clubs)
    except NotThere as error:
        told = [say("club-key")] if not link else error.explain(link, verbose=console.verbose)
        console.say(*told)
        return ExitCode.FAILED
    if desk.why:
        console.say(*words.why_not(desk))
        return ExitCode.FAILED
    return await _Lobby(console, keyboard, client, desk).run()


async def _come(client: ClubClient, word: str, clubs: Links) -> Desk:
    """Come in by a word, or with the key of this device. Raises NotThere."""
    if word:
        desk = await client.wish(ClubWish("come", word=word))
        if desk.key:
            client.key = desk.key
            clubs.save(client.link, desk.key)
            return desk
        if not client.key:
            return desk
        # The word was for this device, which has come in by it before.
    return await client.wish(ClubWish())


class _Lobby:
    """A member at a terminal. `desk` is what the server told last."""

    def __init__(
        self, console: Console, keyboard: Keyboard, client: ClubClient, desk: Desk
    ) -> None:
        self._console = console
        self._keyboard = keyboard
        self._client = client
        self._desk = desk
        self._numbers = words.TableNumbers(desk)
        self._lines = words.ClubLines(console.locale)
        self._asked: words.Heard | None = None
        self._reading: asyncio.Task[str] | None = None
        # What a display offers once, in place of the tables and the other words.
        self._offers: list[tuple[Message, str]] = []
        self._lost = False
        self._over = False

    async def run(self) -> int:
        """Answer lines until the member leaves; return the exit code."""
        self._console.say(
            say("club-welcome", name=self._desk.name),
            *words.mine(self._desk, self._numbers),
            *words.waiting(self._desk, self._numbers),
            words.here(self._desk),
        )
        listening = asyncio.create_task(self._listen())
        try:
            while not self._over:
                line = await self._read()
                if line is None:
                    break
                goes = await self._take(line)
                if goes:
                    listening.cancel()
                    await self._play(goes)
                    listening = asyncio.create_task(self._listen())
        finally:
            listening.cancel()
            if self._reading:
                self._reading.cancel()
        return ExitCode.DONE

    async def _read(self) -> str | None:
        """Return a line, or None at the end."""
        prompt = say("prompt-sure") if self._asked else say("club-prompt")
        self._console.offer(self._offered)
        self._reading = asyncio.ensure_future(self._console.read(self._keyboard, prompt))
        await asyncio.wait([self._reading])
        if self._reading.cancelled():
            # A display shows what is new with the next question.
            return await self._read()
        try:
            return self._reading.result()
        except (EOFError, Interrupted):
            return None

    def _offered(self) -> list[tuple[Message, str]]:
        locale, offers = self._console.locale, self._offers
        if self._asked:
            yes, no = locale.words("words-yes")[0], locale.attribute("view-no")
            return [(say("line", text=word), word) for word in (yes, no)]
        return offers or words.offers(self._desk, self._numbers, locale)

    async def _play(self, code: str) -> None:
        """Play at a table, and come back."""
        link = table_at(self._client.link, code)
        await join_table(self._console, self._keyboard, link, self._desk.name)
        self._over = self._console.ended
        if self._over:
            return
        try:
            self._desk = await self._client.wish(ClubWish(since=self._desk.since))
        except NotThere as error:
            self._console.say(*error.explain(self._client.link, verbose=self._console.verbose))
            return
        self._numbers = words.TableNumbers(self._desk)
        self._console.say(*words.mine(self._desk, self._numbers), *self._news(self._desk))

    def _news(self, desk: Desk) -> Messages:
        return [words.news_line(news, self._numbers) for news in desk.news]

    async def _take(self, line: str) -> str:
        """Answer a line; return the code of the table to go to, or nothing."""
        locale, self._offers = self._console.locale, []
        if self._console.display and line == locale.words("club-words-new")[0]:
            self._offers = words.offers_of_new(locale)
            return ""
        heard = self._lines.hear(line, self._desk, self._numbers)
        if self._asked:
            asked, self._asked = self._asked, None
            if not Vocabulary(locale).agrees(line):
                return ""
            heard = msgspec.structs.replace(asked, asked=False)
        elif heard.asked:
            self._asked = heard
            self._console.say(say("club-leave-sure"))
            return ""
        if heard.wish is None:
            self._console.say(*heard.answer)
            self._over = heard.leaves
            return heard.goes
        try:
            desk = await self._client.wish(
                msgspec.structs.replace(heard.wish, since=self._desk.since)
            )
        except NotThere as error:
            self._console.say(*error.explain(self._client.link, verbose=self._console.verbose))
            return ""
        if heard.shows == "tables" and not desk.why:
            self._numbers = words.TableNumbers(desk)
        if heard.wish.do == "depart" and not desk.why:
            Links(CLUBS).forget(self._client.link)
            self._console.say(say("club-departed"))
            self._over = True
            return ""
        news = self._accept(desk)
        if heard.shows == "evening":
            self._offers = words.offers_of_tournament(desk, locale)
        self._console.say(*words.answer(heard, desk, self._client.link, self._numbers), *news)
        return ""

    def _accept(self, desk: Desk) -> Messages:
        """Take a desk as the present one; return what is new and not told yet."""
        news = [each for each in desk.news if each.number > self._desk.since]
        if desk.name:
            self._desk = desk
        return [words.news_line(each, self._numbers) for each in news]

    async def _listen(self) -> None:
        """Tell what is new as soon as it is."""
        pauses = 0
        while True:
            try:
                desk = await self._client.wish(ClubWish(since=self._desk.since, waits=True))
            except NotThere:
                if not self._lost:
                    self._lost = True
                    self._tell(say("club-offline"))
                await asyncio.sleep(PAUSES[min(pauses, len(PAUSES) - 1)])
                pauses += 1
                continue
            if self._lost:
                self._lost, pauses = False, 0
                self._tell(say("club-back"))
            if desk.why == "club-key":
                # The next line is answered with the same.
                self._tell(*words.why_not(desk))
                return
            self._tell(*self._accept(desk))

    def _tell(self, *messages: Message) -> None:
        if messages:
            self._keyboard.interrupt(partial(self._console.say, *messages))
            if self._console.display and self._reading:
                self._reading.cancel()
