"""A server that sends a test's frames to joining programs, over real sockets."""

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from splendor_access.game.position import position_text
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.online.protocol import frames
from splendor_access.table.setup import new_table
from tests.driver import PATIENCE

Told = dict[str, Any] | str | threading.Event
"""A frame, or text in its place, or what the server waits for before the next one."""

NAMES = ("Ana", "Ben")
START = position_text(new_table([*map(Player, NAMES)], RuleSet(), 1).state)
QUIET = logging.getLogger("hostile")
"""websockets 15 logs who breaks off, and what is logged here is of the program."""

QUIET.disabled = True

BYE: Told = {"type": "goodbye", "why": "removed"}


def welcome(**changes: Any) -> dict[str, Any]:
    """Return the frame that gives Ana her seat."""
    return {"type": "welcome", "v": 1, "program": "1", "seat": 0, "key": "k", "game": 1, **changes}


def seats(**changes: Any) -> dict[str, Any]:
    """Return the frame about the people."""
    people = [{"name": name, "kind": "human", "here": True} for name in NAMES]
    return {"type": "seats", "people": people, "size": 2, **changes}


def game(**changes: Any) -> dict[str, Any]:
    """Return the frame that begins a game of two."""
    players = [{"name": name, "kind": "human"} for name in NAMES]
    told = {"number": 1, "players": players, "start": START, "rows": [], "position": START}
    return {"type": "game", **told, **changes}


def begun(*more: Told) -> list[Told]:
    """Return the frames that begin a game, and others after them."""
    return [welcome(), seats(), game(), *more]


class Heard:
    """The frames received by a hostile server, per connection, with the time of its start."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.connections: list[list[frames.ToServer]] = []


@contextmanager
def hostile(script: Callable[[int], Sequence[Told]]) -> Iterator[tuple[str, Heard]]:
    """Serve; `script` has the frames of each connection, numbered from 0. Yields the link."""
    heard = Heard()
    ports: list[int] = []
    ready, ended = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def tell(socket: ServerConnection) -> None:
        known: list[frames.ToServer] = []
        heard.connections.append(known)
        heard.times.append(asyncio.get_running_loop().time())
        with suppress(ConnectionClosed):
            known.append(frames.to_server(await socket.recv()))
            for each in script(len(heard.connections) - 1):
                if isinstance(each, threading.Event):
                    await asyncio.to_thread(each.wait, PATIENCE)
                else:
                    await socket.send(each if isinstance(each, str) else json.dumps(each))
            try:
                async with asyncio.timeout(PATIENCE):
                    async for data in socket:
                        known.append(frames.to_server(data))
            except TimeoutError:
                # A program that should have ended goes on: the test reports it instead of hanging.
                await socket.send(json.dumps(BYE))

    async def run() -> None:
        async with serve(
            tell, "127.0.0.1", 0, compression=None, close_timeout=1, logger=QUIET
        ) as server:
            loops.append(asyncio.get_running_loop())
            ports.append(next(iter(server.sockets)).getsockname()[1])
            ready.set()
            await ended.wait()
            # Python 3.11 loses a connection that is accepted while its server closes. The loop of
            # Windows has no readers.
            with suppress(NotImplementedError):
                for socket in server.sockets:
                    asyncio.get_running_loop().remove_reader(socket.fileno())
            await asyncio.sleep(0)
        late = asyncio.all_tasks() - {asyncio.current_task()}
        if late:
            # Late connections are still answered.
            await asyncio.wait(late, timeout=5)

    thread = threading.Thread(target=asyncio.run, args=[run()])
    thread.start()
    ready.wait()
    try:
        yield f"http://127.0.0.1:{ports[0]}/code", heard
    finally:
        loops[0].call_soon_threadsafe(ended.set)
        thread.join()
