"""Who is let in, and who is not: wrong codes, addresses that proxies name, tables that are made."""

from pathlib import Path

import aiohttp
import asyncssh
import pytest

from splendor_access.online.host import serving_at
from splendor_access.online.protocol.frames import WantedTable
from splendor_access.online.server import doors
from splendor_access.online.server.doors import LENGTH, is_code, new_code
from splendor_access.online.server.house import Serving
from splendor_access.talk.locale import Locale
from tests.driver import run as run_program
from tests.driver import sentence
from tests.online.guests import Guest, Host, hosting, kept, run


async def _status(address: str, *headers: tuple[str, str]) -> int:
    async with aiohttp.ClientSession() as session, session.get(address, headers=headers) as answer:
        return answer.status


def test_what_is_no_code_is_no_guess(tmp_path: Path) -> None:
    """A browser asks for some of these by itself, and so do machines that pass by."""

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            root = link.rpartition("/")[0]
            for path in ("favicon.ico", "robots.txt", "x" * LENGTH, "wp-login.php", "2-3"):
                for _time in range(2 * doors.GUESSES[0] // 5):
                    assert await _status(f"{root}/{path}") == 404
                assert await _status(f"{root}/{path}/socket") == 404
            assert await _status(f"{root}/{new_code()}") == 404
            assert await _status(link) == 200

    run(test)


def test_codes_have_their_form() -> None:
    code = new_code()
    assert is_code(code)
    for other in ("", code[1:], f"{code}-{code[:4]}", code.upper(), code.replace("-", "_")):
        assert not is_code(other)


def test_right_codes_and_keys_come_in_past_wrong_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "GUESSES", (3, 600.0))

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            ana, ben = Guest(link, "Ana"), Guest(link, "Ben")
            await ana.come()
            for _time in range(5):
                await _status(f"{link.rpartition('/')[0]}/{new_code()}/socket")
            await ben.come()
            await ana.begun()
            await ben.go()
            ben = Guest(link, "Ben", key=ben.seat.key)
            await ben.come()
            await ana.type("take ser")
            await ben.hears("Ana took")
            zoe = Guest(link, "Zoe", watches=True)
            await zoe.come()
            assert not zoe.seat.gone
            for guest in (ana, ben, zoe):
                await guest.go()

    run(test)


async def _wrong(host: Host, *headers: tuple[str, str]) -> int:
    return await _status(f"http://127.0.0.1:{host.port}/{new_code()}", *headers)


FOR = "X-Forwarded-For"


def test_only_a_named_proxy_says_whom_it_comes_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "GUESSES", (1, 600.0))

    async def test() -> None:
        async with hosting(tmp_path / "alone") as host:
            # Who comes through a tunnel comes from this machine, and may say anything.
            assert await _wrong(host, (FOR, "203.0.113.7")) == 404
            assert await _wrong(host, (FOR, "203.0.113.8")) == 429
            assert await _wrong(host, (FOR, "203.0.113.8"), ("X-Splendor-Proof", "")) == 429
            proof = host.server.addresses.proof
            assert await _wrong(host, (FOR, "203.0.113.8"), ("X-Splendor-Proof", proof)) == 404
        async with hosting(tmp_path / "other", "192.0.2.1") as host:
            assert await _wrong(host, (FOR, "203.0.113.7")) == 404
            assert await _wrong(host, (FOR, "203.0.113.8")) == 429
        async with hosting(tmp_path / "behind", "192.0.2.1", "127.0.0.1") as host:
            for client in ("203.0.113.7", "2001:db8:0:1::1", "10.0.0.1, 203.0.113.9"):
                assert await _wrong(host, (FOR, client)) == 404
                assert await _wrong(host, (FOR, client)) == 429
            # The last word is the proxy's: what stands before it the client has invented.
            assert await _wrong(host, (FOR, "192.0.2.99, 203.0.113.7")) == 429
            assert await _wrong(host, (FOR, "192.0.2.98"), (FOR, "203.0.113.7")) == 429
            assert await _wrong(host, (FOR, "203.0.113.7, 192.0.2.99")) == 404
            # A house has so many addresses of its own.
            assert await _wrong(host, (FOR, "2001:db8:0:1:ffff::2")) == 429
            assert await _wrong(host, (FOR, "2001:db8:0:2::1")) == 404
            # Where it says nothing that is an address, its own counts.
            assert await _wrong(host) == 404
            assert await _wrong(host, (FOR, "unknown")) == 429

    run(test)


async def _by_ssh(port: int, code: str, key: str) -> str:
    """Come by ssh, from an address of its own, with a key that was told; return what is said."""
    called = asyncssh.connect(
        "127.0.0.1",
        port,
        username=code,
        known_hosts=None,
        client_keys=None,
        password="",
        agent_path=None,
        config=None,
        local_addr=("127.0.0.2", 0),
    )
    async with called as line, line.create_process() as process:
        process.stdin.write(f"{key}\n")
        return str(await process.stdout.read())


def test_who_comes_by_ssh_has_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "GUESSES", (1, 600.0))
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))

    async def test() -> None:
        serving = Serving(0, chosen=True, addresses=["127.0.0.1"], ssh=0)
        async with serving_at(serving) as opened:
            made = opened.server.tables.make(WantedTable("", 2, "2024"), Locale("en"))
            root = f"http://127.0.0.1:{opened.server.port}"
            assert await _status(f"{root}/{new_code()}") == 404
            assert opened.ssh
            for why in ("friends-key-unknown", "friends-guesses"):
                assert sentence(why) in await _by_ssh(opened.ssh, made.code, new_code())
            assert await _status(f"{root}/{new_code()}") == 429

    run(test)


@pytest.mark.parametrize("typed", ["caddy", "", "10.0.0.0/8"])
def test_a_proxy_is_named_by_its_address(typed: str) -> None:
    done = run_program("serve", "--port", "0", "--proxy", typed)
    assert done.code == 2
    assert sentence("usage-proxy", typed=typed) in done.err
