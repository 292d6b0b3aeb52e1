"""Short notices in braille of what others did."""

import asyncio

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import table
from splendor_access.console.notices import NoticeChannel, Notices, Output
from splendor_access.session.intents import Intent
from tests.console.test_windows_notices import Reader
from tests.driver import decision, session
from tests.driver import table as new_table


def test_the_moves_of_others_are_one_short_line_and_own_ones_none() -> None:
    reader = Reader()
    outputs: list[Output] = [reader]
    one = session(new_table("human", "easy"))
    channel = NoticeChannel(lambda: Notices(lambda: outputs))
    channel.begin(one, lambda _intent: None)
    channel.tell(one.opening(), None)
    own = Intent("keyboard", text="take ser", seen=one.table.version)
    channel.tell(one.handle(own), own)
    bot = Intent("bot", action=decision(one.table), seat=1, seen=one.table.version)
    channel.tell(one.handle(bot), bot)
    asyncio.run(channel.close())
    name = one.table.players[1].name
    shown = reader.shown.get(timeout=20)
    cells = code_cells("1r1o1d", table("en-us-comp8")).cells
    assert shown == f"{name} + {cells}, you 0p 3t"
    assert reader.shown.empty()


def test_there_are_none_while_a_display_shows_the_game_itself() -> None:
    reader = Reader()
    outputs: list[Output] = [reader]
    one = session(new_table("easy", "human"))
    channel = NoticeChannel(lambda: Notices(lambda: outputs))
    channel.begin(one, lambda _intent: None)
    one.style.felt = True
    bot = Intent("bot", action=decision(one.table), seat=0, seen=one.table.version)
    channel.tell(one.handle(bot), bot)
    asyncio.run(channel.close())
    assert reader.shown.empty()
