"""What somebody may send to a club who means ill, or whose program is wrong."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import aiohttp
import pytest

from splendor_access.online.club.desk import DESK, Deed
from splendor_access.online.server.doors import GUESSES, new_code
from tests.online.club.test_members import enrolled
from tests.online.guests import Host, hosting, kept, run
from tests.tiers import tries

STRANGE: list[Any] = [
    *("", "x" * 5000, "\x00", "\ud800", "../..", "2024+points=1", "<b>", "\u202e", "wait/1"),
    *(0, -1, 1, 2, 3, 4, 2**31, 2**63, 10**30, 0.5, True, False, None, [], {}, [1], {"a": 1}),
    {"shown": True},
    {"shown": 1, "named": "x"},
]
FIELDS = ("word", "table", "size", "rules", "level", "minutes", "rated", "settings", "number")
MORE = ("since", "waits", "season", "unknown")


async def _sent(host: Host, body: bytes, **headers: str) -> int:
    """Send a wish; return the status."""
    async with aiohttp.ClientSession() as session:
        address = f"http://127.0.0.1:{host.port}/{DESK}"
        async with session.post(address, data=body, headers=headers) as answer:
            await answer.read()
            return answer.status


def _wish(chance: Random, codes: list[str]) -> dict[str, Any]:
    wish: dict[str, Any] = {"do": chance.choice([*get_args(Deed), "fly", 1])}
    for field in (*FIELDS, *MORE):
        if chance.random() < 0.3:
            wish[field] = chance.choice([*STRANGE, *codes])
    # What waits for news only waits.
    return wish | {"waits": False}


def test_no_wish_is_too_strange_and_none_harms_another(tmp_path: Path) -> None:
    async def test() -> None:
        chance = Random(4)
        async with hosting(tmp_path) as host:
            members = host.server.members
            _ben, other = await enrolled(members, "Ben")
            made = await host.make(kept(2))
            codes = [made.rpartition("/")[2], new_code()]
            for number in range(tries(150, 2000)):
                host.server.club._often._times.clear()
                _ana, key = await enrolled(members, "Ana")
                wish = json.dumps(_wish(chance, codes)).encode()
                assert await _sent(host, wish, Authorization=f"Bearer {key}") in (200, 400, 403), (
                    wish
                )
                assert members.of_key(other), (number, wish)

    run(test)


@pytest.mark.parametrize(
    "body", [b"", b"x", b"\xff", b"[]", b"null", b'{"do":"look"', b"[" * 5000, b'{"do":"make"}']
)
def test_without_a_key_nothing_is_done(tmp_path: Path, body: bytes) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            for key in ("", "Bearer ", "Bearer x", f"Bearer {new_code()}", "Basic YTpi", "\udcff"):
                assert await _sent(host, body, Authorization=key) in (400, 403)
            assert await _sent(host, b"x" * 200_000) == 413
            assert not host.server.members.all
            assert not [*tmp_path.iterdir()]

    run(test)


def test_who_guesses_keys_and_words_has_to_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            _ana, key = await enrolled(host.server.members, "Ana")
            look = json.dumps({"do": "look"}).encode()
            for _time in range(GUESSES[0]):
                word = json.dumps({"do": "come", "word": new_code()}).encode()
                assert await _sent(host, word) == 403
            async with aiohttp.ClientSession() as session:
                address = f"http://127.0.0.1:{host.port}/{DESK}"
                async with session.post(
                    address, data=look, headers={"Authorization": f"Bearer {new_code()}"}
                ) as answer:
                    assert (await answer.json())["why"] == "guesses"
            # The right one is always let in.
            assert await _sent(host, look, Authorization=f"Bearer {key}") == 200

    run(test)


@pytest.mark.parametrize(
    "cookie", ["member=\udcff", "member=" + "x" * 4000, "member=;seat=", "member"]
)
def test_a_strange_cookie_is_no_member(tmp_path: Path, cookie: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            for path in ("/club", "/club/ladder", "/club/leave", "/club/tournament", "/club/news"):
                reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
                head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\n"
                text = f"{head}Cookie: {cookie}\r\nConnection: close\r\n\r\n"
                writer.write(text.encode("utf-8", "surrogateescape"))
                status = (await reader.readline()).split()[1]
                assert status in (b"200", b"204", b"403"), (path, status)
                writer.close()
            assert link

    run(test)
