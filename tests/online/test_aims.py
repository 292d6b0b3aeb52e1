"""An aim at a table elsewhere outlives the program of the seat, and of the server."""

import asyncio
import threading
from pathlib import Path

import pytest

from splendor_access.game.cards import CARDS, NOBLES, Card
from splendor_access.game.state import State
from splendor_access.online.client.links import OwnAims
from splendor_access.table.table import POINTS, Wanted
from splendor_access.talk.questions import hint
from tests.driver import Piped, sentence
from tests.online.guests import Guest, hosting, kept, run
from tests.online.test_page import sitting


def test_an_aim_is_there_when_a_seat_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            home = {"SPLENDOR_ACCESS_HOME": str(tmp_path / "ana")}
            ben = Guest(link, "Ben")
            for number, typed in enumerate(("aim b2", "aim", "aim off", "aim")):
                with Piped("join", link, "--name", "Ana", env=home) as ana:
                    if not number:
                        await asyncio.to_thread(ana.until, "Here: Ana.")
                        await ben.come()
                    await asyncio.to_thread(ana.until, "Your turn")
                    ana.type(typed)
                    answer = "aim" if number < 2 else "aim-off" if number == 2 else "aim-none"
                    await asyncio.to_thread(ana.until, sentence(answer))
            await ben.go()

    run(test)


def test_a_page_has_a_place_for_an_aim_and_its_server_keeps_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            await ana.press("Aim at n1")
            assert "Let n1 go" in ana.buttons
            assert "Let n1 go" not in ben.buttons
            await host.server.close()
            await host.start()
            await ana.open()
            assert "Let n1 go" in ana.buttons
            assert "Your aim: n1." in ana.page.xpath("//*[@id='you']")[0].text_content()
            assert sentence("aim-none") in await ben.type("aim")
            await ana.press("Let n1 go")
            assert "Aim at n1" in ana.buttons

    run(test)


@pytest.mark.usefixtures("brief_advice")
def test_a_hint_on_a_page_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weighing = []

    def advise(view: State, plan: Card | None = None) -> object:
        weighing.append(threading.current_thread())
        return suggestions(view, plan)

    suggestions = hint.suggestions
    monkeypatch.setattr(hint, "suggestions", advise)

    async def test() -> None:
        async with sitting(tmp_path) as (_host, (ana, _ben)):
            assert (await ana.type("bank, then hint"))[-1].startswith("Best: ")
            assert (await ana.type("hint more"))[0].startswith("Second best")
            await ana.type("alias now hint")
            await ana.type("i need advice")  # is that meant? Number 1
            for typed in ("1", "now", "json hint"):
                assert "take" in (await ana.type(typed))[0]

    run(test)
    # Each is weighed in the thread first, and then told by the loop.
    own = [thread is threading.main_thread() for thread in weighing]
    assert own == [False, True] * 5


@pytest.mark.parametrize("wanted", [CARDS[0], NOBLES[0], POINTS])
def test_own_aims_are_of_one_seat_in_one_game(wanted: Wanted) -> None:
    OwnAims("http://here/1").keep(2, 0, wanted)
    OwnAims("http://here/2").keep(1, 1, POINTS)
    kept_aims = OwnAims("http://here/1")
    assert kept_aims.kept(2, 0) == wanted
    assert kept_aims.kept(2, 1) is kept_aims.kept(3, 0) is None
    kept_aims.keep(2, 0, None)
    assert OwnAims("http://here/1").kept(2, 0) is None
    assert OwnAims("http://here/2").kept(1, 1) == POINTS
