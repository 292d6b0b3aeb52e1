"""Who comes back hears what happened since: five moves a line each, and more summed up."""

import re
from pathlib import Path

import pytest

from splendor_access.online.page.handlers import FORGOTTEN
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.driver import PATIENCE
from tests.online.browsers import Browser
from tests.online.guests import Guest, Host, hosting, kept, run
from tests.online.test_standing_in import _away

MOVE = re.compile(r"(You|Ana) (?:took|reserved|bought)")


class _Ben:
    """A seat played by a program that knows only its key, or on a page."""

    def __init__(self, host: Host, page: Browser, way: str) -> None:
        self._host = host
        self._page = page
        self._way = way
        self._guest = Guest(page.link, "Ben")
        self._heard = 0

    async def come(self) -> list[str]:
        """Come back, or for the first time; return the lines that are told."""
        if self._way == "page":
            await (self._page.open() if self._page.text else self._page.sit("Ben"))
            return self._new()
        self._guest = Guest(self._page.link, "Ben", key=self._guest.seat.key)
        await self._guest.come()
        return self._guest.lines

    async def hears(self, text: str) -> None:
        """Hear of a move while being there."""
        if self._way == "page":
            await self._page.open()
            self._new()
        else:
            await self._guest.hears(text)

    def _new(self) -> list[str]:
        """Return the lines of the page that it has not had before."""
        lines = self._page.page.xpath("//*[@id='past']/p[@data-n]")
        numbered = {int(each.get("data-n")): each.text_content() for each in lines}
        new = [text for number, text in numbered.items() if number > self._heard]
        self._heard = max(self._heard, *numbered)
        return new

    async def go(self) -> None:
        """Break off."""
        if self._way == "page":
            for seat in self._host.server._pages._seats.values():
                seat.go()
        else:
            await self._guest.go()


def _turns(ana: Guest) -> int:
    """Return how many turns have been begun; a turn may need more than one decision."""
    assert ana.seat.session
    return sum(moment.state.phase == "act" for moment in ana.seat.session.table.moments)


async def _leave_to_the_computer(host: Host, ana: Guest, turns: int) -> None:
    """Let the computer play for Ben until there were so many turns, and it is Ana's."""
    await ana.until(lambda: not ana.seat.people[1].here)
    _away(host, 6)
    before = len(ana.lines)
    await ana.type("replace ben")
    await ana.hears("The computer plays for Ben now", since=before)
    while _turns(ana) < turns or ana.state.to_act != ana.seat.number:
        was = ana.state
        if was.to_act == ana.seat.number:
            await ana.move(_turns(ana))
        await ana.until(lambda state=was: ana.state != state)  # type: ignore[misc]


@pytest.mark.parametrize("way", ["program", "page"])
@pytest.mark.parametrize("again", [False, True], ids=["", "after a new start"])
def test_who_comes_back_hears_what_happened_meanwhile(
    tmp_path: Path, way: str, again: bool
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            ana = Guest(link, "Ana")
            async with Browser(link) as page:
                ben = _Ben(host, page, way)
                await ana.come()
                await ben.come()
                await ana.begun()
                await ana.move()
                await ben.hears("Ana took")
                for turns, missed in ((4, 3), (12, 8)):
                    await ben.go()
                    await _leave_to_the_computer(host, ana, turns)
                    if again:
                        before = len(ana.lines)
                        await host.server.close()
                        await host.start()
                        await ana.hears("connection is back", since=before)
                    told = await ben.come()
                    moves = [found[1] for line in told if (found := MOVE.match(line))]
                    assert moves == (["You", "Ana"] * 3)[: min(missed, 5)], told
                    more = [line for line in told if "meanwhile" in line]
                    assert len(more) == (missed > 5)
                    if more:
                        assert more[0].startswith("8 moves were made meanwhile; all of them: log ")
                        assert {"Ana: 4 moves", "You: 4 moves"} == {
                            line.partition(",")[0].rstrip(".")
                            for line in told
                            if re.match("(Ana|You): 4", line)
                        }
                # Nothing of it is told again.
                await ben.go()
                await ana.until(lambda: not ana.seat.people[1].here)
                told = await ben.come()
                assert not [line for line in told if MOVE.match(line) or "meanwhile" in line], told
                await ben.go()
            await ana.go()

    run(test, seconds=3 * PATIENCE)


@pytest.mark.parametrize("how", ["restart", "released"])
def test_what_a_page_has_not_fetched_is_told_by_the_next_one(tmp_path: Path, how: str) -> None:
    """The server knew of the move at once, but a page without script asks for it much later."""

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            ana = Guest(link, "Ana")
            async with Browser(link) as ben:
                await ana.come()
                await ben.sit("Ben")
                await ana.begun()
                await ana.move()
                await ben.open()
                await ben.type("reserve a1")
                await ana.hears("Ben reserved a1")
                await ana.move(1)
                before = len(ana.lines)
                if how == "restart":
                    await host.server.close()
                    await host.start()
                    await ana.hears("connection is back", since=before)
                else:
                    pages = host.server._pages
                    for seat in pages._seats.values():
                        seat.used -= FORGOTTEN + 1
                    pages._release_idle()
                await ben.open()
                assert ben.title.startswith("Your turn")
                told = [line for line in ben.lines if MOVE.match(line)]
                assert len(told) == 1, ben.lines
                assert told[0].startswith("Ana"), told
                # Once fetched, it is not told again.
                await host.server.close()
                await host.start()
                await ben.open()
                assert not [line for line in ben.lines if MOVE.match(line)], ben.lines
            await ana.go()

    run(test)


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_what_one_player_did_is_summed_up(language: str) -> None:
    locale = Locale(language)
    for who, count, cards, points in (("me", 1, 0, 0), ("other", 2, 1, 1), ("me", 9, 3, 4)):
        facts = {"count": count, "cards": cards, "points": points}
        text = locale.text(say("missed-of", who=who, name="Zoe", **facts))
        assert ("Zoe" in text) == (who == "other")
        assert all((str(n) in text) == bool(n) for n in (count, points)), text
        assert len(text.split(",")) == 1 + bool(cards) + bool(points)
