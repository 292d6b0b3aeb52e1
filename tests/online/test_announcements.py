"""Every announcement at an online table is felt, too, and can be repeated."""

import ast
import asyncio
import inspect
import textwrap
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event

from splendor_access.online.client.seat import ACTS_OF_HOST, RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.session.intents import Intent, Said
from splendor_access.session.session import Session
from splendor_access.talk.locale import FOLDER
from splendor_access.talk.messages import Message, say
from tests.braille_display.fingertips import Fingertips
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import PATIENCE
from tests.online.guests import Guest, hosting, kept, run, seated

REACHED = {"receive", "announce_loss", "announce_connection"}
"""The methods called by the connection and its frames."""

ANSWERS = {"undo-refused", "friends-replace-refused", "friends-asked"}
"""Responses to requests of the seat: told at once as answers, as at every table."""

BEFORE = {"friends-came"}
"""Messages before a game only."""


def reached(names: set[str]) -> set[str]:
    """Return the seat's methods called by these, directly or indirectly."""
    found = set(names)
    for name in names:
        tree = ast.parse(textwrap.dedent(inspect.getsource(getattr(RemoteSeat, name))))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and inspect.isfunction(
                inspect.getattr_static(RemoteSeat, node.attr, None)
            ):
                found.add(node.attr)
    return found if found == names else reached(found)


def announcements() -> set[str]:
    """Return the names of all messages that a seat can send by itself after a frame."""
    entries = {
        line.partition(" =")[0] for line in (FOLDER / "en.ftl").read_text("utf-8").splitlines()
    }
    texts = {name for pair in ACTS_OF_HOST.values() for name in pair}
    for name in reached(REACHED) - {"_leave", "_begin", "_request_next_game", "_send"}:
        tree = ast.parse(textwrap.dedent(inspect.getsource(getattr(RemoteSeat, name))))
        texts |= {str(each.value) for each in ast.walk(tree) if isinstance(each, ast.Constant)}
    return {each for each in texts & entries if "-" in each} - {"not-done"}


class AtHome:
    """An online game on a slate: printed, felt and repeated."""

    def __init__(self, seat: RemoteSeat) -> None:
        assert isinstance(seat.session, Session)
        self.seat = seat
        self.session = seat.session
        self.game = SlateGame(self.session, Slate(40))

    def happens(self, happened: Callable[[], list[Said]]) -> list[Message]:
        """Cause an event; return the printed messages."""
        intent = Intent("server", happened=happened)
        said = self.session.handle(intent)
        self.game.controller.tell(said, intent)
        return [each.message for each in said]

    def line(self, name: str) -> list[Message]:
        """Return the messages of a line of the display."""
        return [each.entry.message for each in self.game.controller.view._of(name)]

    def asked(self, line: str) -> str:
        """Return the answer to a typed line."""
        said = self.session.handle(Intent("lines", text=line))
        return "\n".join(self.seat.style.text(each.message, each.kind) for each in said)


def every_frame(seat: RemoteSeat) -> Iterator[Callable[[], list[Said]]]:
    """Yield every event from a server and a connection other than rows of the game."""
    people = seat.people
    ben = frames.SeatedPerson("Ben", "human", here=True)
    told: list[frames.ToSeat] = [
        frames.SaidFrame(1, "Ben", "hello"),
        frames.SaidFrame(0, "Ana", "hello Ben"),
        *(
            frames.ManagedFrame(what, name, on)  # type: ignore[arg-type]  # the names of MANAGED
            for what, name in (("mute", "Ben"), ("remove", "Ben"), ("lock", ""))
            for on in (True, False)
        ),
        frames.PresenceFrame(1, here=False),
        frames.PresenceFrame(1, here=True),
        frames.ReplacedFrame(1, "easy"),
        frames.ReplacedFrame(1, ""),
        frames.ReplacedFrame(0, ""),
        frames.SeatsFrame((people[0], ben), 2, (1,), (frames.Watcher(-1, "Cleo"),)),
        frames.AskedFrame(1, 1),
        frames.AskedFrame(2, 1, "replace", 1),
        frames.WelcomeFrame(frames.VERSION, "1", 0, True, "", 1, 2, "tables/c755/1.damaged"),
        frames.GoodbyeFrame("closing"),
    ]
    yield seat.announce_loss
    yield partial(seat.announce_loss, say("connection-nonsense"))
    yield seat.announce_connection
    for frame in told:
        yield partial(seat.receive, frame)


def test_all_announcements_are_printed_felt_and_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            home = AtHome(ana.seat)
            assert not home.game.controller.view.has_news()
            heard = set()
            for happened in every_frame(ana.seat):
                printed = [each for each in home.happens(happened) if each.name != "turn-of"]
                assert printed, happened
                assert home.game.controller.view.has_news()
                assert [each for each in printed if each not in home.line("news")] == []
                assert [each for each in printed if each not in home.line("log")] == []
                heard |= {each.name for each in printed}
                home.game.controller.view.mark_heard()
                for command in ("last", "log", "log talk"):
                    again = home.asked(command)
                    for each in printed:
                        assert ana.seat.style.text(each) in again, command
                ana.seat.session._dialogue.prompt = None  # type: ignore[union-attr]
            assert announcements() - ANSWERS - BEFORE <= heard | {"turn-of"}

    run(test)


def _feeling(place: Path, link: str, felt: dict[str, Event], moments: dict[str, Event]) -> None:
    """Read a friend's chat, and a lost and restored connection, by cells and keys."""
    with (
        VirtualDisplay(40) as display,
        program(display, place, link, "--name", "Ana", "--lang", "en", command="join") as game,
    ):
        fingers = Fingertips(display)
        fingers.until(lambda text: text.startswith("you 0p"))
        fingers.press("LNUP")
        assert fingers.press("LNUP") == "no news"
        felt["begun"].set()
        fingers.until(lambda text: "Ben: hello Ana" in text)
        felt["said"].set()
        fingers.press("HOME")
        assert moments["down"].wait(PATIENCE)
        fingers.until(lambda text: text.startswith("connection lost"))
        felt["lost"].set()
        fingers.until(lambda text: text.startswith("you 0p"))
        fingers.press("LNUP")
        assert fingers.press("LNUP").startswith("connected")
        game.terminate()
        assert (game.rest(), game.end()) == ("", 0)


def test_a_friend_and_the_connection_are_felt_on_brltty(tmp_path: Path) -> None:
    async def test() -> None:
        felt = {name: Event() for name in ("begun", "said", "lost")}
        moments = {"down": Event()}
        async with hosting(tmp_path / "server") as host:
            link = await host.make(kept(2))
            home = tmp_path / "ana"
            home.mkdir()
            feeling = asyncio.create_task(asyncio.to_thread(_feeling, home, link, felt, moments))
            shared = await host.server.tables.find(link.rpartition("/")[2])
            assert shared
            while not shared.kept.places:
                await asyncio.sleep(0.01)
            ben = Guest(link, "Ben")
            await ben.come()
            await ben.begun()
            assert await asyncio.to_thread(felt["begun"].wait, PATIENCE)
            await ben.type("say hello Ana")
            assert await asyncio.to_thread(felt["said"].wait, PATIENCE)
            await ben.go()
            await host.server.close()
            moments["down"].set()
            assert await asyncio.to_thread(felt["lost"].wait, PATIENCE)
            await host.start()
            await feeling

    run(test)
