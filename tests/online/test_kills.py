"""A server killed in the middle of games, connections cut: nothing is lost, nothing done twice."""

import asyncio
import random
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec

from splendor_access.game.position import position_text
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.store import Store, TableFolder
from tests.driver import ENDED, Piped, sentence
from tests.online.guests import Guest, hosting, kept, run, seated, settle
from tests.tiers import time_limit, tries


def _served(home: Path, port: int) -> tuple[Piped, int]:
    """Start a server in a process of its own; return it with its port."""
    server = Piped("serve", "--port", str(port), env={"SPLENDOR_ACCESS_HOME": str(home)})
    server.until("http://127.0.0.1:")
    return server, int(server.until("/").rstrip("/"))


async def _play(guests: list[Guest], rounds: int) -> None:
    """Play on from wherever the seats are."""
    for guest in guests:
        await guest.begun()
        await guest.until(guest.answered)
    for number in range(rounds):
        await settle(guests)
        state = guests[0].state
        if state.phase != "over":
            await guests[state.to_act].move(number)
            continue
        await _begin(guests)


async def _begin(guests: list[Guest]) -> None:
    """Begin the next game, and wait until everybody has heard of it."""
    game = guests[0].seat.game
    for guest in guests:
        guest.seat.online_command("begin", "")
    await asyncio.gather(*(guest.until(partial(_after, guest, game)) for guest in guests))


def _after(guest: Guest, game: int) -> bool:
    return guest.seat.game > game


def test_a_server_killed_at_any_moment_loses_nothing_it_announced(tmp_path: Path) -> None:
    chance = random.Random(7)
    code = new_code()
    folder = Store(tmp_path / "tables").make(code, kept(2)).path
    server, port = _served(tmp_path, 0)

    async def test() -> None:
        nonlocal server
        guests = [Guest(f"http://127.0.0.1:{port}/{code}", name) for name in ("Ana", "Ben")]
        for guest in guests:
            await guest.come()
        for _kill in range(tries(3, 200)):
            playing = asyncio.create_task(_play(guests, 1000))
            await asyncio.wait([playing], timeout=chance.uniform(0.0, 0.3))
            server.process.kill()
            before = [_texts(guest) for guest in guests]
            server.kill()
            server, _port = await asyncio.to_thread(_served, tmp_path, port)
            if playing.done():
                await playing
                break
            # Whoever played goes on by itself.
            heard = len(guests[0].lines)
            await asyncio.sleep(0)
            while not playing.done() and len(guests[0].lines) < heard + 3:
                await asyncio.sleep(0.01)
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            for guest, (game, known) in zip(guests, before, strict=True):
                now, all_known = _texts(guest)
                assert now > game or all_known[: len(known)] == known
        for guest in guests:
            await guest.until(guest.answered)
        await settle(guests)
        if guests[0].state.phase == "over":  # the next game may be beginning just now
            await _begin(guests)
            await settle(guests)
        for guest in guests:
            lines = [line for line in guest.lines if "connection is" in line]
            assert all("lost" in line for line in lines[::2]), lines
            assert all("back." in line for line in lines[1::2]), lines
        assert _texts(guests[0]) == _texts(guests[1])
        position = position_text(guests[0].state.view(None))
        for guest in guests:
            await guest.go()
        server.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.end) == ENDED
        server.kill()
        # A kill may come between the save of a new game and the table's own file.
        found = msgspec.structs.replace(
            TableFolder(folder).read(), games=TableFolder(folder).newest()
        )
        assert found.games == guests[0].seat.game
        resumed = TableFolder(folder).open(found)
        assert position_text(resumed.table.state.view(None)) == position
        resumed.log.close()

    run(test, seconds=time_limit(120, 1200))


def _texts(guest: Guest) -> tuple[int, tuple[str, ...]]:
    """Return the number of the game, and what a seat was told of it, decision by decision."""
    session = guest.seat.session
    entries = session.table.entries if session else ()
    return guest.seat.game, tuple(map(str, entries))


def test_connections_cut_at_any_moment_come_back(tmp_path: Path) -> None:
    chance = random.Random(11)

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            cuts = tries(12, 500)
            early = False

            async def cut() -> None:
                nonlocal early
                for _cut in range(cuts):
                    await asyncio.sleep(chance.uniform(0.0, 0.05))
                    guest = chance.choice(guests)
                    if guest.connection.socket is not None:
                        early = early or not guest.seat.connected
                        guest.connection.socket.transport.abort()

            cutting = asyncio.create_task(cut())
            while not cutting.done():
                await _play(guests, 1)
            await cutting
            await settle(guests)
            assert _texts(guests[0]) == _texts(guests[1])
            # What mends at once is not worth a word, but for a move that has to wait. A server
            # that breaks off before it has told anything is as good as none.
            words = ["friends-sent-later", *(["connection-lost", "connection-back"] * early)]
            said = {line for guest in guests for line in guest.lines if "connection" in line}
            assert said <= {*map(sentence, words)}

    run(test, seconds=time_limit(120, 300))
