"""A seat whose lines come over a pipe: questions are answered at once, actions wait their turn."""

import asyncio
from pathlib import Path

from tests.driver import Piped
from tests.online.guests import Guest, Host, hosting, kept, run

KEPT = "This waits until it is your turn."


async def _joined(host: Host, folder: Path) -> tuple[Piped, Guest]:
    """Let Ana come over a pipe, and Ben beside her; Ana begins."""
    link = await host.make(kept(2))
    home = {"SPLENDOR_ACCESS_HOME": str(folder / "ana")}
    ana = Piped("join", link, "--name", "Ana", env=home)
    await asyncio.to_thread(ana.until, "Here: Ana.")
    ben = Guest(link, "Ben")
    await ben.come()
    await asyncio.to_thread(ana.until, "Your turn")
    return ana, ben


def test_a_question_is_answered_while_others_think_and_an_action_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            ana, ben = await _joined(host, tmp_path)
            with ana:
                ana.type("take ser")
                await ben.hears("Ana took")
                ana.type("bank")
                await asyncio.to_thread(ana.until, "Bank: ")
                ana.type("take ser", "score")
                await asyncio.to_thread(ana.until, KEPT)
                begin = len(ben.lines)
                await ben.type("take odr")
                await ben.hears("Ana took", since=begin)
                heard = await asyncio.to_thread(ana.until, "Ben: no points")
                assert heard.index("Ben took") < heard.index("You took")
            await ben.go()

    run(test)


def test_nothing_typed_is_lost_when_the_input_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            ana, ben = await _joined(host, tmp_path)
            with ana:
                ana.type("take ser", "bank", "take odr", "hand")
                assert ana.process.stdin
                ana.process.stdin.close()
                heard = await asyncio.to_thread(ana.until, KEPT)
                await ben.hears("Ana took")
                await ben.type("take ser")
                heard += await asyncio.to_thread(ana.rest)
                assert ana.end() == 0
            order = ["You took", "Bank: ", KEPT, "Ben took", "You took red, black", "hand"]
            for text in order:
                assert text in heard
                heard = heard.partition(text)[2]
            assert "Your seat is kept" in heard
            await ben.go()

    run(test)


def test_who_asks_after_the_end_of_input_is_refused(tmp_path: Path) -> None:
    """An action waits for its turn all the same, whether it was read before the question or not."""

    async def test() -> None:
        async with hosting(tmp_path) as host:
            ana, ben = await _joined(host, tmp_path)
            with ana:
                ana.type("take ser")
                await ben.hears("Ana took")
                await ben.type("take ser")
                ana.type("take odr", "take seo")
                rest = asyncio.create_task(asyncio.to_thread(ana.finish))
                await ben.hears("Ana took red, black, white")
                await ben.type("undo")
                await ben.hears("Ana did not agree; nothing is taken back.")
                await ben.type("take odr")
                heard = await rest
                assert "You took blue, green and black." in heard.partition("You took red")[2]
            await ben.go()

    run(test)
