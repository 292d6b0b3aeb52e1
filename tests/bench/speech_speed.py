"""From an event of the game to the voice, and from a key press to silence.

Both are measured at the synthesiser of a real Speech Dispatcher, and compared with bare calls of
python3-speechd in the same run, so both include the time of the service.
"""

import asyncio
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median, quantiles
from time import monotonic, sleep
from typing import Any

from splendor_access.console.terminal import Terminal
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import open_session
from splendor_access.settings.settings import load_settings
from splendor_access.speech.channel import SpeechChannel
from splendor_access.speech.paths import speechd
from splendor_access.speech.spoken import Edit
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import line
from tests.bench.figures import Figure, seconds
from tests.bench.program import GAME, PATIENCE, running
from tests.driver import table
from tests.speech.service import Service

ROUNDS = 60
WARM = 3
"""Warm-up rounds, which do not count."""
FROZEN = 100.0
MOST = 5.0
MOST_OF_95 = 20.0
BUSY = 4
"""Processes that only count, for the figures under load."""


def speech(*, busy: bool) -> Figure:
    """Compare news of the game with a text spoken directly."""
    ours, bare = [], []

    async def measure(service: Service, client: Any, channel: SpeechChannel) -> None:
        for number in range(-WARM, ROUNDS):
            service.forget()
            start = monotonic()
            channel.tell([Said(line(f"News {number}."), "moves")], Intent("bot"))
            while not service.texts:
                await asyncio.sleep(0)
            ours.append(service.heard[0].began - start)
            await asyncio.sleep(0.01)
            service.forget()
            start = monotonic()
            client.speak(f"Bare {number}.")
            _wait(lambda: bool(service.texts))
            bare.append(service.heard[0].began - start)
            await asyncio.sleep(0.01)

    with _service(busy=busy) as (service, client):
        asyncio.run(_with_channel(lambda channel: measure(service, client, channel)))
    return _figure("news to voice", ours, bare, busy=busy)


def silence(*, busy: bool) -> Figure:
    """Compare a key press in the real program with a bare order to be silent."""
    ours, bare = [], []
    with _service(busy=busy) as (service, client), running(GAME, terminal=True) as game:
        service.hold("Bank", "Bare")
        game.drain(quiet=0.5)
        for _round in range(-WARM, ROUNDS):
            service.forget()
            game.write("bank")
            _wait(lambda: "Bank" in "".join(service.texts))
            game.drain()
            ours.append(_cut_off(service, lambda: os.write(game.write_to, b"x")))
            os.write(game.write_to, b"\x15")
            game.drain()
            service.forget()
            client.speak("Bare.")
            _wait(lambda: bool(service.texts))
            bare.append(_cut_off(service, client.cancel))
    return _figure("key to silence", ours, bare, busy=busy)


def frozen() -> Figure:
    """Measure the longest wait of the game for a service that accepts requests and answers none."""
    taken: list[float] = []

    async def measure(service: Service, channel: SpeechChannel) -> None:
        service.freeze()
        for number in range(ROUNDS):
            news = [Said(line(f"News {number}."), "moves")]
            taken.append(seconds(lambda: channel.hear(Edit("typed", "x"))))
            taken.append(seconds(lambda: channel.tell(news, Intent("keyboard"))))  # noqa: B023  # at once
            await asyncio.sleep(0.05)
        service.thaw()

    with _service(busy=False) as (service, _client):
        asyncio.run(_with_channel(lambda channel: measure(service, channel)))
    longest = max(taken) * 1000
    return Figure(
        "game beside a frozen voice",
        f"{longest:.1f} ms at most for {len(taken)} calls",
        f"{median(taken) * 1000:.2f} ms in the middle",
        f"at most {FROZEN:.0f} ms",
        longest <= FROZEN,
    )


def _cut_off(service: Service, silenced: Callable[[], object]) -> float:
    """Return the seconds until the held text is cut off; keys were echoed before it."""
    held = len(service.heard) - 1
    start = monotonic()
    silenced()
    _wait(lambda: service.heard[held].ended is not None)
    return (service.heard[held].ended or 0) - start


def _figure(name: str, ours: Sequence[float], bare: Sequence[float], *, busy: bool) -> Figure:
    ours, bare = ours[WARM:], bare[WARM:]
    middle, middle_bare = median(ours) * 1000, median(bare) * 1000
    late, late_bare = (quantiles(each, n=20)[-1] * 1000 for each in (ours, bare))
    reached = middle - middle_bare <= MOST and late - late_bare <= MOST_OF_95
    return Figure(
        f"{name} beside {BUSY} busy processes" if busy else name,
        f"{middle:.1f} ms, 95 % within {late:.1f} ms",
        f"a bare call takes {middle_bare:.1f} ms, 95 % within {late_bare:.1f} ms",
        "none, for comparison" if busy else f"at most {MOST:.0f} ms more, 95 % {MOST_OF_95:.0f} ms",
        busy or reached,
    )


@contextmanager
def _service(*, busy: bool) -> Iterator[tuple[Service, Any]]:
    """Run a service, a client without the program, and a load on the machine."""
    before = dict(os.environ)
    count = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(count) for _ in range(BUSY if busy else 0)]
    try:
        with Service() as service, tempfile.TemporaryDirectory() as home:
            os.environ.update(service.environment)
            os.environ.update(SPLENDOR_ACCESS_HOME=home, SPLENDOR_ACCESS_SPEECH="direct")
            client = speechd().SSIPClient("bench", autospawn=False)
            yield service, client
            client.close()
    finally:
        for other in others:
            other.kill()
            other.wait()
        os.environ.clear()
        os.environ.update(before)


async def _with_channel(measure: Callable[[SpeechChannel], Awaitable[None]]) -> None:
    """Run a game's speech, as at a terminal."""
    chosen = load_settings({"speech": "direct"}, {})
    one = open_session(table("human", "easy"), "en", chosen, strict=False)
    channel = SpeechChannel(Locale("en"), chosen, Terminal(io.StringIO()), typed=True)
    channel.open()
    channel.begin(one, lambda _intent: None)
    try:
        await measure(channel)
    finally:
        await channel.close()


def _wait(fulfilled: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not fulfilled():
        if monotonic() > deadline:
            raise TimeoutError("nothing was heard")
        sleep(0.0005)
