"""What a seat may not know never leaves the server, in no byte of what it is sent."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import msgspec
import pytest

from splendor_access.bots import load
from splendor_access.game import position
from splendor_access.game.actions import Reserve
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.notation import parse_action
from splendor_access.game.position import position_text
from splendor_access.game.state import Seat
from splendor_access.online.client.seat_table import SeatTable
from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.game import SharedGame
from splendor_access.online.server.port import GameLog, StoredSeat
from splendor_access.table.table import Table, start_saving
from tests.driver import table
from tests.online.guests import kept
from tests.online.nats_server import SHARED
from tests.tiers import tries

SEATS = 3


async def _played(game: SharedGame, lines: list[str]) -> None:
    for line in lines:
        await game.act(parse_action(line))


def _frames(game: SharedGame, seat: int) -> list[bytes]:
    """Return all that a seat can be sent, by whichever way it comes back."""
    news = [game.news(seat, version) for version in range(len(game.rows) + 1)]
    return [msgspec.json.encode(frame) for frame in (game.frame(seat), *news)]


def _log(laid: Table, kind: str, folder: Path) -> GameLog:
    """Return where a game is kept: on the disk, or in NATS."""
    if kind == "disk":
        start_saving(laid)
        assert laid.save
        return laid.save
    people = (StoredSeat(player.name) for player in laid.players)
    return SHARED.store(folder, time).make(new_code(), kept(SEATS, *people)).begin(1, laid)


@pytest.mark.parametrize("kind", ["disk", "nats"])
@pytest.mark.parametrize("seed", range(tries(2, 40)))
def test_twin_tables_send_the_same(seed: int, kind: str, tmp_path: Path) -> None:
    one = table(*["human"] * SEATS, seed=seed)
    # The card that is drawn first lies in the other twin at another place of the deck.
    left = one.state.decks[2]
    top = len(one.deal.decks[2]) - left
    decks = [list(deck) for deck in one.deal.decks]
    decks[2][top], decks[2][top + 5] = decks[2][top + 5], decks[2][top]
    other = Table(
        one.players, one.start, Deal(tuple(map(tuple, decks)), one.deal.tiles), one.chance
    )
    lines = ["reserve c", "take ser", "take ser", "take erd"]
    sent = []
    with ThreadPoolExecutor(1) as beside:
        for each in (one, other):
            log = _log(each, kind, tmp_path)
            game = SharedGame(1, each, (), log, beside)
            asyncio.run(_played(game, lines))
            sent.append([_frames(game, seat) for seat in (0, 1, 2, -1)])
            log.close()
    assert sent[0][1:] == sent[1][1:]
    assert sent[0][0] != sent[1][0], "the owner must see the difference"


def test_what_stays_alike_in_positions_is_written_once_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[Seat] = []

    def write(seat: Seat) -> str:
        written.append(seat)
        return text(seat)

    text = position._seat_text
    monkeypatch.setattr(position, "_seat_text", write)
    one = table(*["human"] * SEATS)
    start_saving(one)
    assert one.save
    with ThreadPoolExecutor(1) as beside:
        game = SharedGame(1, one, (), one.save, beside)
        written.clear()
        # Of each seat that has changed it is what all may know, and what its owner knows.
        for line, count in (("take ser", SEATS), ("reserve c", 1), ("take ser", 1)):
            asyncio.run(_played(game, [line]))
            told = {seat: game.news(seat, 0).position for seat in (0, 1, 2, -1, -2)}
            assert len(written) == 2 * count
            for seat, now in told.items():
                assert now == position_text(one.state.view(seat if seat >= 0 else None))
            written.clear()
    one.save.close()


@pytest.mark.parametrize("seed", range(tries(2, 60)))
def test_every_seat_can_follow_a_whole_game(seed: int) -> None:
    """By rows alone, with the cards reserved unseen, bought and taken back."""
    one = table(*["human"] * SEATS, seed=seed)
    start_saving(one)
    assert one.save
    with ThreadPoolExecutor(1) as beside:
        game = SharedGame(1, one, (), one.save, beside)
        seats = [SeatTable(one.players, game.frame(seat).start, print) for seat in range(SEATS)]
        asyncio.run(_whole_game(game, seats, seed))
        for seat, known in enumerate(seats):
            whole = game.frame(seat)
            again = SeatTable(one.players, whole.start, print)
            again.follow(whole.rows, whole.position)
            assert again.record() == known.record()
            assert [each.event for each in again.log] == [each.event for each in known.log]
    assert one.save
    one.save.close()


async def _whole_game(game: SharedGame, seats: list[SeatTable], seed: int) -> None:
    one = game.table
    number = 0
    while not one.over:
        number += 1
        before = len(game.rows)
        blind = Reserve("abc"[number % 3])
        if number % 4 == 0 and one.refusal(blind) is None:
            await game.act(blind)
        elif number % 17 == 0 and (to := one.last_turn_of(one.state.to_act)) is not None:
            await game.undo_to(to, one.state.to_act)
        else:
            await game.act(load("easy")(one.state, Chance(seed), number))
        for seat, known in enumerate(seats):
            news = frames.to_seat(frames.encode(game.news(seat, before)))
            assert isinstance(news, frames.NewsFrame)
            known.follow(news.rows, news.position)
            assert position_text(known.state) == position_text(one.state.view(seat))
