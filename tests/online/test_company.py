"""One table reached in every way: each seat hears each move once, whole, in order."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from operator import contains
from pathlib import Path

import msgspec

from splendor_access.game.actions import Action, Reserve, Return, Take
from splendor_access.game.cards import LEVELS
from splendor_access.game.events import Dealt, Emptied, Ended
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.rules import play_out
from splendor_access.online.protocol.frames import Gate
from splendor_access.online.server.game import SharedGame, with_bots
from splendor_access.session.listener import kind_of
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from splendor_access.talk.narrate import narrate
from tests.braille_display.fingertips import Fingertips
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import PATIENCE, decision
from tests.online.chromium import Page, chromium
from tests.online.guests import Host, hosting, kept, run
from tests.online.test_browser import enter, sit
from tests.tiers import SOAK, soak_only, time_limit

# Computer opponents have the first seats, and people sit down in this order.
PAGE, DISPLAY, SSH = range(1, 4)
NAMES = {PAGE: "Ana", DISPLAY: "Ben", SSH: "Cleo"}
LANGUAGES = {PAGE: "de", DISPLAY: "fr", SSH: "nl"}

HEAR = """
window.said = [...document.querySelectorAll("#past>p")].map(each => each.textContent)
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(each => {
  if (each.localName === "p") said.push(...each.textContent.replaceAll("\\u00a0", "").split("\\n"))
}))).observe(document.getElementById("live"), {childList: true})
"""
"""Keeps all speech of the page, which itself keeps only the last."""

CLIENT = (
    *("ssh", "-T", "-F", "none", "-o", "SendEnv=LANG", "-o", "IdentityFile=none"),
    *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
    *("-o", "LogLevel=ERROR"),
)


class Line:
    """A line of `ssh -T`, with its output line by line."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.lines: list[str] = []
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            self.lines.append(line.decode().rstrip("\n"))

    def type(self, *lines: str) -> None:
        """Type lines."""
        assert self._process.stdin
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())


@asynccontextmanager
async def by_ssh(host: Host, code: str, language: str) -> AsyncIterator[Line]:
    """Call a table by the system's `ssh`, through a server's process for it."""
    gate = Gate(["127.0.0.1"], 0, f"http://127.0.0.1:{host.port}/")
    told = msgspec.json.encode(gate).decode()
    command = (sys.executable, "-m", "splendor_access.online.server.ssh", told)
    server = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert server.stdout
    assert server.stdin
    # It proves nothing: who calls is known by the address of this machine.
    server.stdin.write(b"\n")
    port = (await server.stdout.readline()).decode().strip()
    env = {**os.environ, "LANG": f"{language}.UTF-8"}
    client = await asyncio.create_subprocess_exec(
        *CLIENT, "-p", port, f"{code}@127.0.0.1", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=env
    )
    line = Line(client)
    try:
        yield line
    finally:
        client.kill()
        await client.wait()
        await line.reading
        server.stdin.close()
        await server.wait()


class Company:
    """All seats of the table, each reached in its own way."""

    def __init__(
        self, game: SharedGame, page: Page, home: Path, fingers: Fingertips, ssh: Line
    ) -> None:
        self._game = game
        self._table = game.table
        self._page = page
        self._log = home / "display.log"
        self._fingers = fingers
        self._ssh = ssh

    async def all_hear(self) -> None:
        """Wait until each seat has been told all moves: each once, whole, in order."""
        for seat in LANGUAGES:
            wanted = told(self._game, seat)
            moves = {line for lines in wanted for line in lines}
            late = time.monotonic() + PATIENCE
            while len(heard := await self._heard(seat, moves)) < len(wanted):
                assert time.monotonic() < late, (heard, wanted)
                await asyncio.sleep(0.01)
            assert len(heard) == len(wanted)
            assert all(map(contains, wanted, heard)), (heard, wanted)

    async def _heard(self, seat: int, moves: set[str]) -> list[str]:
        said = {
            PAGE: await self._page.eval("said"),
            DISPLAY: self._log.read_text(encoding="utf-8").splitlines(),
            SSH: self._ssh.lines,
        }
        return [line for line in said[seat] if line in moves]

    async def play(self, most: int) -> None:
        """Play up to that many decisions."""
        table = self._table
        while not table.over and table.version < most:
            seat, version = table.state.to_act, table.version
            if seat in LANGUAGES:
                await self.all_hear()
                await self._do(seat, decision(table))
            late = time.monotonic() + PATIENCE
            while table.version == version:
                assert time.monotonic() < late, (seat, self._ssh.lines[-14:], decision(table))
                await asyncio.sleep(0.01)
        await self.all_hear()

    async def _do(self, seat: int, action: Action) -> None:
        if seat == DISPLAY:
            await asyncio.to_thread(self._touch)
            return
        locale = Locale(LANGUAGES[seat])
        word, _, about = action_text(action).partition(" ")
        # Apart from each other the letters of gems are never a word.
        apart = isinstance(action, Take | Return)
        lines = [f"{word} {' '.join(about) if apart else about}"]
        if isinstance(action, Reserve) and action.place in LEVELS:
            lines.append(locale.words("words-yes")[0])
        if seat == PAGE:
            waiting = locale.text(say("prompt-wait"))
            await self._page.until(f"!document.title.startsWith({waiting!r})")
            for line in lines:
                await enter(self._page, line)
        else:
            self._ssh.type(*lines)

    def _touch(self) -> None:
        """Take a turn on the display, once its cells have come."""
        it, state = self._fingers.words, self._table.state
        own = state.seats[DISPLAY]
        begin = {"act": f"{it.you} {own.points}p {sum(own.tokens)}"}
        begin |= {"return": it.give, "noble": it.noble}
        self._fingers.until(lambda text: text.startswith(begin[state.phase]))
        self._fingers.turn()


def told(game: SharedGame, seat: int) -> list[set[str]]:
    """Return what a seat must be told of each event of all moves, in its language.

    It is the news in brief, or in whole where a card is in it that the seat was not told of yet. A
    server's game keeps no events, so they are recomputed from its turns.
    """
    style, table = Style(LANGUAGES[seat], Settings(), alone=False), game.table
    state, lines = table.start, list[set[str]]()
    for turn in game.turns:
        state, events, _reveals = play_out(state, parse_action(turn.text), table.deal)
        lines += [
            {style.text(message, kind_of(event, seat)) for message in ways}
            for event in events
            if not isinstance(event, Dealt | Emptied | Ended)
            for ways in zip(
                *(narrate(event, table.names, seat, compact=compact) for compact in (True, False)),
                strict=True,
            )
        ]
    assert state == table.state
    return lines


@soak_only
def test_a_page_a_display_ssh_and_a_computer_opponent_at_one_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            hosting(tmp_path / "tables") as host,
            chromium() as browser,
        ):
            link = await host.make(kept(4, *with_bots(["easy"], [], Locale("en"))))
            code = link.rpartition("/")[2]
            shared = await host.server.tables.find(code)
            assert shared
            page = await browser.page(link, language=LANGUAGES[PAGE])
            await sit(page, NAMES[PAGE])
            await page.eval(HEAR)
            arguments = (link, "--name", NAMES[DISPLAY], "--lang", LANGUAGES[DISPLAY])
            with (
                VirtualDisplay(40) as display,
                program(display, tmp_path, *arguments, command="join"),
            ):
                while len(shared.kept.places) <= DISPLAY:
                    await asyncio.sleep(0.01)
                fingers = Fingertips(display, LANGUAGES[DISPLAY], last=NAMES[PAGE])
                async with by_ssh(host, code, LANGUAGES[SSH]) as ssh:
                    ssh.type(NAMES[SSH])
                    await page.until("document.getElementById('market')")
                    assert shared.game
                    company = Company(shared.game, page, tmp_path, fingers, ssh)
                    await company.play(1000 if SOAK else 5)
                    if SOAK:
                        won = fingers.words.won
                        await asyncio.to_thread(fingers.until, lambda text: text.startswith(won))

    run(test, seconds=time_limit(3, 60) * PATIENCE)
