"""All that an evening leaves in the folder of a server: each changed bit is mended, or told.

A new kind of file has to be added to READ, with how it is read, or to UNREAD.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import asyncssh
import msgspec

from splendor_access.online.client.links import SSH_HOST_KEY, SSH_SEATS, Links, OwnAims, aims_path
from splendor_access.online.server import ssh
from splendor_access.online.server.house import House
from splendor_access.online.server.real_company import kept_pages, pages_path
from splendor_access.online.server.store import BANNED, Store, TableFolder
from splendor_access.online.server.tables import Tables, last_path
from splendor_access.saved_games.restore import explain_reopened, find, reopen
from splendor_access.saved_games.statistics import saved_outcomes
from splendor_access.settings import files
from splendor_access.settings.files import mend_all, mend_told
from splendor_access.table import review
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import Messages, say
from tests.driver import Piped, table
from tests.driver import run as program
from tests.online.guests import run
from tests.online.test_ssh import SshLine, ssh_connection
from tests.tiers import tries

FLIPS = tries(60, 5000)

Read = Callable[[Path], tuple[Any, Messages]]
"""Reads a file as the program does; returns what it means, and what is told."""


def _table(file: Path) -> tuple[Any, Messages]:
    """Read a table of others; None stands for rows that are told to be missing."""
    place = TableFolder(file.parent)
    now, mended = place.mend(place.read())
    found = place.open(now)
    found.log.close()
    told = [say("friends-mended", file=name) for name in mended]
    if found.missing is not None:
        told.append(say("resume-damaged", count=found.missing))
    people = [msgspec.structs.replace(each, mended=False, missing=None) for each in now.places]
    facts = msgspec.structs.replace(now, places=tuple(people), damaged="")
    return (facts, found.rows, found.table.wanted), told


def _own_game(file: Path) -> tuple[Any, Messages]:
    found = find(file.stem)
    table = reopen(found)
    assert table.save
    table.save.close()
    told = explain_reopened(found, table)
    return (found.table.players, found.contents.rows, found.table.wanted), told


def _banned(_file: Path) -> tuple[Any, Messages]:
    store = Store()
    return store.banned(), store.mend_bans()


def _hosted(_file: Path) -> tuple[Any, Messages]:
    with ThreadPoolExecutor(1) as beside:
        return Tables(Store(), beside, House()).last_made(), mend_told(last_path())


def _seats(_file: Path) -> tuple[Any, Messages]:
    links = Links()
    return {link: links.key(link) for link in links.all}, links.mend()


def _aims(_file: Path) -> tuple[Any, Messages]:
    return [OwnAims(link).kept(1, 0) for link in Links().all], mend_told(aims_path())


def _ssh_seats(_file: Path) -> tuple[Any, Messages]:
    return ssh.SeatsByKey()._keys, mend_told(files.home() / SSH_SEATS)


def _ssh_key(_file: Path) -> tuple[Any, Messages]:
    return ssh._host_key().public_data, mend_told(files.home() / SSH_HOST_KEY)


def _pages(_file: Path) -> tuple[Any, Messages]:
    table = find("1").table
    assert isinstance(table, RealTable)
    table.save = type("Saved", (), {"name": "1"})()
    return kept_pages(table), mend_told(pages_path())


def _elsewhere(_file: Path) -> tuple[Any, Messages]:
    found = saved_outcomes()
    assert not found.unreadable
    return found.outcomes, found.mended


def _losses(file: Path) -> tuple[Any, Messages]:
    game, _, seat = file.stem.partition("-")
    return review.kept_loss(game, int(seat)), mend_all(review.losses())


READ: dict[str, Read] = {
    "tables/????????????????????????????????????????????????????????????????/*": _table,
    f"tables/{Path(BANNED).stem}.*": _banned,
    "games/1.*": _own_game,
    "hosted.*": _hosted,
    "seats.*": _seats,
    "aims.*": _aims,
    "ssh-seats.*": _ssh_seats,
    "ssh-host-key.*": _ssh_key,
    "pages.*": _pages,
    "elsewhere/*": _elsewhere,
    "coach/*": _losses,
}

UNREAD = {
    "server.log": "the program only adds to it",
    "settings.toml": "its owner may write it too",
}


def _reader(folder: Path, file: Path) -> Read | None:
    """Return how a file is read; None if the program does not read it, or its owner writes it."""
    name = file.relative_to(folder).as_posix()
    found = [read for pattern, read in READ.items() if fnmatch(name, pattern)]
    assert len(found) == (name not in UNREAD), f"{name} needs a line in READ or UNREAD"
    return found[0] if found else None


async def _evening() -> None:
    """Serve with all that there is: a table, ssh, a second device, a ban, pages, aims."""
    there, key = asyncio.to_thread, asyncssh.generate_private_key("ssh-ed25519")
    with Piped("serve", "--port", "0", "--ssh", "0") as serve:
        said = await there(serve.until, "To end the server")
        (link,) = re.findall(r"http://\S+/", said)
        (port,) = re.findall(r"-p (\d+)", said)
        with Piped("host", "--at", link, "--name", "Ana", "--seats", "3", "--bot", "easy") as ana:
            await there(ana.until, link)
            code = (await there(ana.until, "\n")).strip()
            async with await ssh_connection(int(port), code, key, "en_US") as line:
                process = await line.create_process()
                ben = SshLine(process)
                await ben.until("Your name")
                ben.type("Ben")
                await there(ana.until, "Your turn")
                ana.type("take ser")
                await there(ana.until, "You took")
                await ben.until("Your turn")
                ben.type("aim b1", "quit", "yes")
                assert (await process.wait()).exit_status == 0
            ana.type("aim a1", "settings wrap off", "device new")
            word = (await there(ana.until, "minutes: ")) and (await there(ana.until, "\n")).strip()
            with Piped("join", f"{link}{code}", "--name", word) as second:
                await there(second.until, "Ben")
                second.type("quit", "yes")
                await there(second.end)
            ana.type("quit", "yes")
            await there(ana.end)
        assert not (await there(program, "server", "ban", "203.0.113.7")).err
        assert not (await there(program, "server", "stop")).err
        await there(serve.end)
    with Piped("host", "--port", "0", "--name", "Ana", "--seats", "2", "--bot", "easy") as ana:
        await there(ana.until, "Your turn")
        ana.type("quit", "yes")
        await there(ana.end)
    pages = ("--host", "--port", "0", "--seat", "Ana", "--seat", "Ben")
    with Piped("companion", *pages) as keyboard:
        await there(keyboard.until, "http://")
        await there(keyboard.until, "Left to enter")
        keyboard.type("quit", "yes")
        await there(keyboard.end)


def _has(file: Path, content: bytes) -> bool:
    return file.exists() and file.read_bytes() == content


def test_no_changed_bit_of_an_evening_is_silent_or_means_something_else(home: Path) -> None:
    run(_evening)
    review.keep_loss(table("human", "easy").record(), 0, 1.5)
    whole = {file: file.read_bytes() for file in home.rglob("*") if file.is_file()}
    readers = {file: read for file in sorted(whole) if (read := _reader(home, file))}
    true = {file: read(file) for file, read in readers.items()}
    assert not any(told for _meant, told in true.values())
    seen: Counter[str] = Counter()
    chance = random.Random(9)
    # Most of a file of sqlite is empty.
    filled = {file: [at for at, byte in enumerate(whole[file]) if byte] for file in readers}
    for number in range(FLIPS):
        file = [*readers][number % len(readers)]
        places = range(len(whole[file])) if number % 3 == 0 else filled[file]
        at, bit = chance.choice(places), chance.randrange(8)
        changed = bytearray(whole[file])
        changed[at] ^= 1 << bit
        file.write_bytes(bytes(changed))
        meant, told = readers[file](file)
        where = f"{file.relative_to(home)}, bit {bit} of byte {at}"
        assert told, f"{where}: silent"
        names = {message.name for message in told}
        if names == {"friends-mended"}:
            assert meant == true[file][0], f"{where}: means something else"
            assert readers[file](file) == true[file], f"{where}: not mended"
        else:
            assert file.suffix == ".sqlite", f"{where}: {told}"
            assert "resume-damaged" in names, f"{where}: {told}"
            # The rows of a damaged game are those from its beginning.
            facts, rows, wanted = meant
            assert (facts, rows) == (true[file][0][0], true[file][0][1][: len(rows)]), where
            assert wanted.items() <= true[file][0][2].items(), f"{where}: other aims"
        seen[told[0].name] += 1
        for left in file.parent.iterdir():
            if left.is_file() and left not in whole:
                left.unlink()
        for other, content in whole.items():
            if other.parent == file.parent and not _has(other, content):
                other.write_bytes(content)
    assert min(seen.values()) > FLIPS // 20, seen
