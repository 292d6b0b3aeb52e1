"""The program in a page alone: what is typed there are command lines, the first of them `play`."""

import asyncio
import shlex
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from typing import NoReturn

import msgspec

from splendor_access import commands
from splendor_access.braille_display.entry_choices import answers
from splendor_access.commands import Invocation, _cli
from splendor_access.game.record import record_text
from splendor_access.online import alone
from splendor_access.online.alone.console import PROGRAM, AlonePage, PageConsole
from splendor_access.online.alone.copies import NAME as COPY
from splendor_access.online.alone.copies import copy_of_games, take_back
from splendor_access.online.alone.thinkers import Exchange
from splendor_access.online.page import lines
from splendor_access.online.page.rendering import game_facts, render
from splendor_access.session.intents import Said
from splendor_access.settings import files
from splendor_access.settings.settings import language_in_force, load_settings
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, clean, fold, line, say

OFFERED = (
    *("play", "resume", "games", "stats", "replay", "coach", "companion", "ask", "teach"),
    "labels",
)
"""The subcommands that a page has. The others need a terminal, a network or libraries."""

SLOW = ("labels",)
"""Subcommands that work for long in one piece, and need a part of their own."""

PARTS = Path(alone.__file__).with_name("parts.json")
"""The megabytes of each part that is fetched at its first use; made with the page."""

FIRST = ("play", "resume", "games", "stats", "companion", "teach")
"""Those of them that need nothing more."""


def _choices(said: Sequence[Message], locale: Locale) -> list[tuple[Message, str]]:
    """Return the answers to a question as choices: those of a braille display, or commands."""
    if said[-1].name != "alone-next":
        return answers(said, locale)
    words = (_cli.subcommand_words(name, locale)[0] for name in FIRST)
    return [(line(word), word) for word in (*words, locale.words("command-help")[0])]


class InPage:
    """The program in a page: forms come in, pages go out.

    `ask` reaches the worker in which opponents think, and `news` is called with a number that goes
    up whenever there is something to fetch. `fetch` takes in a part of the program by its name, and
    returns whether it is there; `is_kept` whether that needs no connection.
    """

    def __init__(
        self,
        ask: Exchange,
        news: Callable[[int], object],
        fetch: Callable[[str], Awaitable[bool]],
        is_kept: Callable[[str], Awaitable[bool]],
    ) -> None:
        stored, _unreadable = files.read_settings()
        language = language_in_force(None, stored, languages())
        self.page = AlonePage(language, load_settings({}, stored), _choices)
        self._ask = ask
        self._news = news
        self._fetch = fetch
        self._is_kept = is_kept
        self._delivered = asyncio.Event()
        self._shown = 0
        self._asked = False
        self._tasks = [asyncio.ensure_future(each) for each in (self._run(), self._watch())]

    async def form(self, fields: Mapping[str, str]) -> None:
        """Handle a form of the page, until it is answered."""
        lines.do(self.page, fields)
        await self.page.settle()

    def delivered(self) -> None:
        """Take note that what was shown has reached the browser."""
        self._delivered.set()

    def shown(self, after: int) -> str:
        """Return the page for who has heard the lines up to a number."""
        self._shown = self.page.count
        facts = {**game_facts(self.page, after), "code": "alone", "alone": True}
        facts["moves"] = self.page.moves
        here = Path.cwd()
        files = (path for path in here.rglob("*") if path.is_file())
        facts["copy"] = COPY
        facts["files"] = sorted(path.relative_to(here).as_posix() for path in files)
        return render("game.html", lambda name: name, facts)

    def took(self, name: str) -> None:
        """Tell that a file of the player is there. A copy of games is taken back at once."""
        if not name.endswith(".zip"):
            message = say("alone-file-there", file=clean(name))
        else:
            path = Path(name)
            try:
                message = say("alone-games-back", count=take_back(path.read_bytes()))
            except ValueError:
                message = say("alone-no-copy", file=clean(name))
            path.unlink()
        self.page.tell([Said(message)])

    def record(self) -> str:
        """Return the record of the game as far as it may be known, or an empty text."""
        session = self.page.session
        return record_text(session.table.record(), with_deck=False) if session else ""

    def all_games(self) -> bytes:
        """Return a copy of all games."""
        return copy_of_games()

    async def _watch(self) -> NoReturn:
        changed = asyncio.Event()
        self.page.watching.add(changed)
        while True:
            await changed.wait()
            changed.clear()
            self._news(self.page.changes)

    async def _run(self) -> NoReturn:
        words = ["play"]
        while True:
            await self._run_command(words)
            words = await self._next_words()

    async def _next_words(self) -> list[str]:
        """Ask for the next command line."""
        page = self.page
        page.prompt = say("prompt-setup")
        while True:
            page.tell([Said(say("alone-next", again="yes" if self._asked else "no"))])
            self._asked = True
            typed = await page.read(str)
            try:
                words = shlex.split(typed)
            except ValueError:  # an apostrophe is no quotation mark
                words = typed.split()
            words = (words[1:] if words[:1] == [PROGRAM] else words) or ["play"]
            command = _cli.in_english(words, page.style.locale)[0]
            meant = page.style.vocabulary.command(fold(typed))
            if meant == "help":
                page.tell(map(Said, self._offers()))
            elif meant == "quit":
                page.tell([Said(say("alone-leave"))])
            elif command in OFFERED:
                return words
            elif command in commands.names():
                page.tell([Said(say("alone-not-here", command=command))])
            else:
                page.tell([Said(say("alone-unknown", typed=clean(typed)))])

    def _offers(self) -> list[Message]:
        """Say what each command does."""
        locale = self.page.style.locale
        return [
            say(
                "alone-command",
                word=_cli.subcommand_words(name, locale)[0],
                does=locale.attribute(f"cli-{name}"),
            )
            for name in OFFERED
        ]

    async def _run_command(self, words: Sequence[str]) -> None:
        opened: list[PageConsole] = []

        def open_console(invocation: Invocation) -> PageConsole:
            opened.append(
                PageConsole(
                    invocation.locale,
                    invocation.settings,
                    invocation.notices,
                    page=self.page,
                    ask=self._ask,
                )
            )
            return opened[-1]

        if (
            _cli.in_english([*words], self.page.style.locale)[0] in SLOW
            and not await self._prepared()
        ):
            return
        self._tell(self._printed(lambda: _cli.main(words, open_console)))
        if not opened:
            return
        try:
            await opened[-1].begin()
        except Exception as error:  # nothing may leave the page without words
            from splendor_access.console.setup.new_game import aftermath

            fault, left = error, aftermath(opened[-1])
            await self.page.close()
            self._tell(self._printed(lambda: _cli.report_error(fault, left, words)))

    async def _prepared(self) -> bool:
        """Fetch what labels need, if necessary, and say that this can take long."""
        if not await self._is_kept("labels"):
            sizes = msgspec.json.decode(PARTS.read_bytes(), type=dict[str, int])
            await self._tell_first(say("alone-fetching", size=sizes["labels"]))
        if not await self._fetch("labels"):
            self.page.tell([Said(say("alone-not-fetched"))])
            return False
        await self._tell_first(say("alone-making"))
        return True

    async def _tell_first(self, message: Message) -> None:
        """Tell something that must be heard before the next work, which leaves no time for it."""
        self.page.tell([Said(message)])
        self.page.answer()
        told = self.page.count
        while self._shown < told:
            self._delivered.clear()
            await self._delivered.wait()

    def _printed(self, run: Callable[[], int]) -> list[str]:
        """Run something that writes to a terminal; return its lines."""
        printed = StringIO()
        with redirect_stdout(printed), redirect_stderr(printed), suppress(SystemExit):
            run()
        return printed.getvalue().splitlines()

    def _tell(self, texts: Sequence[str]) -> None:
        self.page.tell([Said(line(each)) for each in texts])
