"""An online seat on a braille display alone, by its cells and keys."""

import asyncio
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from splendor_access.online.server import beginnings
from splendor_access.table.setup import new_table
from tests.braille_display.fingertips import MOST, Fingertips, OnLines, Turn
from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.test_games import program
from tests.braille_display.test_json_game import Fingers
from tests.driver import PATIENCE
from tests.online.guests import Guest, hosting, kept, run
from tests.tiers import tries


class Moments:
    """The events that the two sides of a test wait for."""

    def __init__(self) -> None:
        self.chosen = threading.Event()
        self.held = threading.Event()
        self.sent = threading.Event()


def _felt(place: Path, link: str, moments: Moments) -> None:
    """Take gems, feel the other player's action, and leave as when the system ends the program."""
    with (
        JsonDisplay() as display,
        program(display, place, link, "--name", "Ana", command="join") as game,
    ):
        display.connect()
        fingers = Fingers(display)
        fingers.until("you 0p 0t")
        last = fingers.pick("4s", "4e", "4r")
        moments.chosen.set()
        assert moments.held.wait(PATIENCE)
        # The table has not answered yet: the move is on its way, and nothing else can be done.
        fingers.press("route", last, then="sent")
        moments.sent.set()
        # Ben answers by himself, perhaps before it can be felt that he is waited for.
        fingers.until("you 0p 3t")
        game.terminate()
        assert (game.rest(), game.end()) == ("", 0)


def test_a_game_elsewhere_is_played_by_touch(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "server") as host:
            link = await host.make(kept(2))
            home = tmp_path / "ana"
            home.mkdir()
            moments = Moments()
            feeling = asyncio.create_task(asyncio.to_thread(_felt, home, link, moments))
            ben = Guest(link, "Ben")
            shared = await host.server.tables.find(link.rpartition("/")[2])
            assert shared
            while not shared.kept.places:
                await asyncio.sleep(0.01)
            await ben.come()
            await asyncio.to_thread(moments.chosen.wait, PATIENCE)
            async with shared.order:
                moments.held.set()
                await asyncio.to_thread(moments.sent.wait, PATIENCE)
            await ben.hears("Ana took blue, green, red.")
            await ben.type("take ser")
            await feeling
            await ben.go()

    run(test)


def _fingered(home: Path, link: str) -> tuple[list[Turn], bool]:
    """Play at a display without dot keys, to the end in the soak.

    Return the turns, and whether Ben said something.
    """
    home.mkdir()
    with (
        JsonDisplay(40) as display,
        program(display, home, link, "--name", "Ana", command="join") as game,
    ):
        display.connect(routing=True, dots_keys=False)
        fingers = Fingertips(OnLines(display, routing=True), last="Ben")
        fingers.until(lambda text: text.startswith("you 0p"))
        fingers.play(tries(4, MOST))
        game.terminate()
        game.end()
    said = (home / "display.log").read_text(encoding="utf-8")
    return fingers.turns, "Ben says: well played" in said


async def _befriend(ben: Guest, *, talks: bool) -> None:
    """Play as Ben, and say something after each move, until cancelled."""
    await ben.begun()
    for number in count():
        await ben.until(lambda: ben.state.to_act == 1 and ben.state.phase != "over")
        await ben.move(number)
        if talks:
            await ben.type("say well played")


def test_a_friend_elsewhere_who_talks_costs_no_presses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        beginnings, "new_table", lambda players, rules, _seed: new_table(players, rules, 20)
    )

    async def turns(home: Path, *, talks: bool) -> tuple[list[Turn], bool]:
        async with hosting(home / "server") as host:
            link = await host.make(kept(2))
            feeling = asyncio.create_task(asyncio.to_thread(_fingered, home / "ana", link))
            shared = await host.server.tables.find(link.rpartition("/")[2])
            assert shared
            while not shared.kept.places:
                await asyncio.sleep(0.01)
            ben = Guest(link, "Ben")
            await ben.come()
            friend = asyncio.create_task(_befriend(ben, talks=talks))
            felt = await feeling
            friend.cancel()
            with suppress(asyncio.CancelledError):
                await friend
            await ben.go()
            return felt

    async def test() -> None:
        silent, talking = [await turns(tmp_path / each, talks=bool(each)) for each in ("", "talk")]
        assert silent == (talking[0], False)
        assert talking[1]

    run(test)
