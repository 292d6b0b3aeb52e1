"""Games by mail between computer opponents, with mails that come late, twice or in disorder.

`make test` has a few without mail servers, the soak forty by Debian's dovecot and aiosmtpd.
"""

import asyncio
import random
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.online.post.kept import HOUR
from tests.online.guests import run
from tests.online.post.mail_servers import mail_servers
from tests.online.post.posted import PostedClub, answer, club

RULES = "2024+points=1"


class Chaos:
    """Mails on their way: some wait, some come twice, and all in any order."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._waiting: list[bytes] = []
        self._old: list[bytes] = []
        self.doubles = self.delays = 0

    def put(self, raw: bytes) -> None:
        """Take a mail."""
        self._old.append(raw)
        for _ in range(self._chance.choices((1, 2, 3), (8, 2, 1))[0]):
            self._waiting.append(raw)

    def come(self) -> list[bytes]:
        """Return the mails that arrive now, sometimes one from long ago among them."""
        self._chance.shuffle(self._waiting)
        stay = [raw for raw in self._waiting if self._chance.random() < 0.2]
        here = [raw for raw in self._waiting if raw not in stay]
        self.delays += len(stay)
        self.doubles += len(here) - len({*here})
        self._waiting = stay
        if self._old and self._chance.random() < 0.3:
            here.append(self._chance.choice(self._old))
        return here


class Players:
    """People who answer each mail that says that it is their turn, as a computer opponent would.

    `meant` has the line of each decision, by the table and the number of the rows before it.
    """

    def __init__(self, made: PostedClub, codes: list[str]) -> None:
        self._made = made
        self._codes = codes
        self.meant: dict[tuple[str, int], str] = {}

    async def answers(self, mail: EmailMessage) -> list[bytes]:
        """Return the answers to a mail: none if nothing is to be done."""
        if not str(mail["Subject"]).startswith("Your turn"):
            return []
        number = next(
            number
            for number, post in self._made.posts.all.items()
            if post.address == str(mail["To"])
        )
        (code,) = self._made.members.all[number].tables
        table = await self._made.tables.find(code)
        assert table
        async with table.order:
            await table._wake()
            assert table.game
            state, rows = table.game.table.state, len(table.game.rows)
            await table._rest()
        seat = table.seat_of_member(number)
        if state.phase == "over" or state.to_act != seat:
            return []
        if (code, rows) not in self.meant:
            action = load("easy")(state.view(seat), Chance(rows), rows)
            self.meant[code, rows] = action_text(with_payment(state, action))
        return [answer(mail, self.meant[code, rows])]


async def _rows(made: PostedClub, code: str) -> tuple[list[str], bool]:
    table = await made.tables.find(code)
    assert table
    async with table.order:
        await table._wake()
        assert table.game
        found = [row.text for row in table.game.rows], table.game.table.over
        await table._rest()
    return found


async def _play(made: PostedClub, games: int, seed: int, ways: Any) -> Chaos:
    """Play games to their end, and compare what was meant with what was done."""
    codes = []
    for at in range(games):
        names = [await made.join(f"{who}{_letters(at)}") for who in ("Ana", "Ben")]
        codes.append(await made.seat(*names, rules=RULES))
    playing = codes
    players, chaos = Players(made, codes), Chaos(random.Random(seed))
    for _round in range(400):
        made.clock.time += 2 * HOUR
        await made.post()
        for mail in await ways.to_players():
            for raw in await players.answers(mail):
                chaos.put(raw)
        await ways.to_club(chaos.come())
        playing = [code for code in playing if not (await _rows(made, code))[1]]
        if not playing:
            break
    for code in codes:
        rows, over = await _rows(made, code)
        assert over
        meant = [players.meant[code, at] for at in range(len(rows))]
        assert rows == meant
    assert len(players.meant) == sum([len((await _rows(made, code))[0]) for code in codes])
    return chaos


def _letters(number: int) -> str:
    return "".join("abcdefghij"[int(digit)] for digit in f"{number:03}")


class ByHand:
    """The ways without mail servers."""

    def __init__(self, made: PostedClub) -> None:
        self._made = made

    async def to_players(self) -> list[EmailMessage]:
        """Return the mails of the club since the last time."""
        return self._made.new()

    async def to_club(self, mails: list[bytes]) -> None:
        """Let mails arrive at the club."""
        for raw in mails:
            await self._made.office.receive(raw)


def test_no_move_is_lost_or_done_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            chaos = await _play(made, 2, 1, ByHand(made))
            assert chaos.doubles
            assert chaos.delays

    run(test)


@pytest.mark.soak
def test_games_by_real_mail_servers(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    async def test() -> None:
        with mail_servers(tmp_path) as servers:
            async with club(tmp_path / "club", servers.carrier) as made:

                class ByServers:
                    @staticmethod
                    async def to_players() -> list[EmailMessage]:
                        return [message_from_bytes(raw, policy=default) for raw in servers.taken()]

                    @staticmethod
                    async def to_club(mails: list[bytes]) -> None:
                        loop = asyncio.get_running_loop()

                        def take(raw: bytes) -> None:
                            asyncio.run_coroutine_threadsafe(
                                made.office.receive(raw), loop
                            ).result()

                        await asyncio.to_thread(servers.send_to_club, mails)
                        fetched = await asyncio.to_thread(servers.mailbox.fetch, take)
                        assert fetched == len(mails)

                seed = int(pytestconfig.option.hypothesis_seed)
                chaos = await _play(made, 15, seed, ByServers())
                assert chaos.doubles > 15
                assert chaos.delays > 15

    run(test, 1800)
