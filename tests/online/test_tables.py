"""Games between seats of a real server, over real sockets."""

import re
import signal
from functools import partial
from pathlib import Path

import pytest

from splendor_access import ExitCode
from splendor_access.console.console import Console
from splendor_access.game.position import position_text
from splendor_access.online import host as hosts
from splendor_access.online.client.links import Links
from splendor_access.online.server.game import with_bots
from splendor_access.session.intents import Intent
from splendor_access.talk.locale import Locale
from tests.driver import ENDED, AtTerminal, Piped, sentence
from tests.driver import run as run_here
from tests.online.guests import Guest, hosting, kept, run, seated, settle
from tests.tiers import tries


def test_two_people_play_a_whole_game_and_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            zoe = Guest(guests[0].connection.link, "Zoe", watches=True)
            await zoe.come()
            for game in (1, 2):
                number = 0
                while guests[0].state.phase != "over":
                    await guests[guests[0].state.to_act].move(number)
                    await settle(guests)
                    number += 1
                assert position_text(guests[0].state.view(None)) == position_text(
                    guests[1].state.view(None)
                )
                results = [line for line in guests[1].lines if "points" in line]
                assert results
                await zoe.until(lambda: zoe.state.phase == "over")
                assert "rematch" not in zoe.lines[-1], "who watches cannot play again"
                assert guests[1].lines[-1] == "To play again, type rematch. To leave, type quit."
                assert await guests[1].type("take ser") == [sentence("refused-over", friends="yes")]
                (shared,) = host.server.tables.opened.values()
                assert not shared.absence._tell(1, False), "nobody is missed when a game is over"
                helped = await guests[1].type("help")
                assert helped[0] == "Now you can: rematch, undo, record and quit."
                for guest in guests:
                    await guest.type("rematch")
                for guest in guests:
                    await guest.until(partial(_in_game, guest, game + 1))
            assert guests[0].state.to_act == 0
            await zoe.go()

    run(test)


def test_a_seat_hears_others_and_a_bot_in_its_own_language(tmp_path: Path) -> None:
    async def test() -> None:
        bots = with_bots(["easy"], [], Locale("en"))
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3, *bots))
            ana, ben = Guest(link, "Ana"), Guest(link, "Ben", "nl")
            await ana.come()
            await ben.come()
            await ana.begun()
            # The computer opponent came first, and begins.
            await ana.hears("Your turn")
            answer = await ana.type("take ser")
            assert "You took blue, green and red." in answer
            await ben.hears("Ana neemt blauw, groen, rood.")
            assert "wait" in ana.seat.style.text(ana.seat.session.prompt_word)  # type: ignore[union-attr]
            await ana.go()
            await ben.go()

    run(test)


def test_undo_asks_whose_turns_go_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await _both_take(ana, ben)
            for reply, heard in (("no", "Ben did not agree"), ("yes", "Back at the start")):
                begin = len(ben.lines)
                ana.lines.clear()
                _begin(ana, "undo")
                await ben.hears("may Ana take back", begin)
                await ben.type(reply)
                await ana.hears(heard)
            assert ana.state.seats[0].tokens == ana.state.seats[1].tokens == (0,) * 6

    run(test)


@pytest.mark.parametrize("reply", ["yes", "no"])
def test_who_was_away_is_asked_for_an_undo_on_coming_back(tmp_path: Path, reply: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await _both_take(ana, ben)
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            _begin(ana, "undo")
            # What was asked is still answered in turn, and the question waits.
            assert "Here: Ana." in await ana.type("here")
            back = Guest(ben.connection.link, "Ben", key=ben.seat.key)
            await back.come()
            await back.hears("may Ana take back")
            # A question that is open is not asked again, and one that was answered neither.
            for broken in range(2):
                await _break(back)
                assert len([line for line in back.lines if "may Ana" in line]) == 1
                if not broken:
                    # Who is asked may ask back first.
                    await back.type("say why?", "here", reply)
                    await ana.hears("Back at the start" if reply == "yes" else "did not agree")
            assert await back.type("yes") != ["Back at the start."]
            await back.go()

    run(test)


def test_a_reply_that_was_lost_is_sent_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await _both_take(ana, ben)
            _begin(ana, "undo")
            await ben.hears("may Ana take back")
            give, ben.seat._give = ben.seat._give, lambda _frame: None
            await ben.type("no")
            ben.seat._give = give
            await _break(ben)
            await ana.hears("Ben did not agree")

    run(test)


def test_a_server_that_closes_and_opens_again_is_told_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await host.server.close()
            for guest in (ana, ben):
                await guest.hears("The table is closed for now")
            _begin(ana, "take ser")
            await host.start()
            await ana.hears("You took blue, green and red.")
            await ben.hears("Ana took blue, green, red.")
            for guest in (ana, ben):
                lost = [line for line in guest.lines if "connection is" in line]
                assert lost == [
                    "The connection is back.",
                ]

    run(test)


def test_who_comes_back_hears_whose_turn_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            again = Guest(ben.connection.link, "Ben", key=ben.seat.key)
            await again.come()
            await again.hears("It is Ana's turn.")
            await again.go()
            await ana.type("take ser")
            await ben.hears("Your turn")
            ana.lines.clear()
            ben.lines.clear()
            await host.server.close()
            await ben.hears("closed for now")
            await host.start()
            await ana.hears("It is Ben's turn.")
            assert ana.lines[-2:] == ["The connection is back.", "It is Ben's turn."]
            await ben.hears("connection is back")
            await ben.type("take ser")
            assert "It is" not in " ".join(ben.lines)

    run(test)


def test_everybody_comes_back_to_a_game_in_its_middle(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            keys = ["", ""]
            table = ""
            for _visit in range(tries(3, 20)):
                guests = [
                    Guest(link, name, key=key)
                    for name, key in zip(("Ana", "Ben"), keys, strict=True)
                ]
                for guest in guests:
                    await guest.come()
                for guest in guests:
                    await guest.begun()
                keys = [guest.seat.key for guest in guests]
                assert not table or position_text(guests[0].state) == table
                for number in range(3):
                    await guests[guests[0].state.to_act].move(number)
                    await settle(guests)
                table = position_text(guests[0].state)
                for guest in guests:
                    await guest.go()
                await host.server.close()
                await host.start()

    run(test)


@pytest.mark.parametrize(
    ("name", "key", "why"),
    [
        ("Dan", "", "No seat is free"),
        ("Ana", "", "cannot both be called"),
        ("x" * 30, "", "too long"),
        ("undo", "", "command"),
        ("Ana", "wrong", "does not know your seat"),
    ],
)
def test_who_cannot_come_in_is_told_why(tmp_path: Path, name: str, key: str, why: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            other = Guest(ana.connection.link, name, key=key)
            await other.come()
            told = " ".join(map(other.seat.style.text, other.seat.gone))
            assert why in told
            await other.go()

    run(test)


def test_a_host_and_two_programs_play_some_turns(tmp_path: Path) -> None:
    """Three real processes, over pipes; each line is read when it is that person's turn."""
    homes = [{"SPLENDOR_ACCESS_HOME": str(tmp_path / name)} for name in "abc"]
    with Piped("host", "--port", "0", "--seats", "3", "--name", "Ana", env=homes[0]) as ana:
        found = re.search(r"http://127\.0\.0\.1:\d+/[a-z0-9-]{34}", ana.until("\n"))
        assert found
        link = found[0]
        ben = Piped("join", link, "--name", "Ben", "--lang", "nl", env=homes[1])
        ana.until("Ben is here")
        with ben, Piped("join", link, "--name", "Cleo", "--lang", "fr", env=homes[2]) as cleo:
            ana.type("take ser")
            ben.type("neem odr")
            cleo.type("réserver c")
            ben.until("Cleo reserveert een kaart van stapel c, ongezien")
            cleo.until("Vous réservez")
            ana.type("hand")
            ana.until("Your turn")
            ana.process.send_signal(signal.SIGTERM)
            assert ana.end() == 0
            ben.until("De tafel is voorlopig dicht.")
            # The same words open the same table again, and everybody is back.
            port = link.partition("1:")[2].partition("/")[0]
            with Piped("host", "--port", port, "--name", "Ana", env=homes[0]) as again:
                assert again.until("open again").startswith("Your last table")
                again.until(link)
                again.until("Your turn")
                ben.until("De verbinding is terug.")
                again.type("take ser")
                ben.until("Ana neemt blauw")
                # Another program of Ben's tells whose turn it is there.
                listed = run_here("join", env=homes[1])
                assert listed.lines == [
                    "1: your turn, with Ana and Cleo.",
                    link,
                    "To come back to one, type splendor-access join and its number.",
                ]
                again.process.send_signal(signal.SIGTERM)
                assert again.end() == 0
            ben.kill()
            cleo.kill()


@pytest.mark.parametrize(
    "words",
    ["--seats 2", "--bot easy", "--edition 2014", "--house points=18", "--away 6", "--first Ana"],
)
def test_a_table_that_is_described_may_be_another_one(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[tuple[bool, bool]] = []

    def host(_console: Console, options: hosts.HostOptions) -> int:
        wanted.append((options.new, options.described))
        return 0

    monkeypatch.setattr(hosts, "host", host)
    for line in ("", "--new", words):
        assert run_here("host", "--name", "Ana", "--lan", *line.split()).code == 0
    assert wanted == [(False, False), (True, False), (False, True)]


HOST = ("host", "--port", "0", "--name", "Ana")
DESCRIBED = ("--seats", "2", "--bot", "easy")
KEPT = sentence("friends-kept-table", names=["Ada"])


def _at_once(*options: str) -> str:
    """Host a table whose game begins at once, kill the program, and return what was said."""
    with Piped(*HOST, *options) as ana:
        before = ana.until("Your turn")
        ana.kill()
    return before


def test_the_table_of_a_program_that_was_killed_is_open_again_by_the_same_line() -> None:
    assert sentence("friends-again") not in _at_once(*DESCRIBED)
    assert sentence("friends-again") in _at_once(*DESCRIBED)
    # Nobody is asked over a pipe, but no table is left without a word.
    other = _at_once(*DESCRIBED, "--edition", "2014")
    assert KEPT in other
    assert sentence("friends-again") not in other
    assert KEPT not in _at_once(*DESCRIBED, "--new")


@pytest.mark.parametrize(("answer", "again"), [("yes", True), ("no", False)])
def test_another_table_than_the_last_one_is_asked_about(answer: str, again: bool) -> None:
    _at_once(*DESCRIBED)
    with AtTerminal(*HOST, *DESCRIBED, "--away", "6") as ana:
        ana.until("Open that one")
        ana.until("no> ")
        ana.type("perhaps\r")
        ana.until("Open that one")
        ana.until("no> ")
        ana.type(f"{answer}\r")
        ana.until("Your turn")
        assert ("Your last table is open again." in ana.said) is again


def test_who_leaves_at_that_question_makes_no_table(own_home: Path) -> None:
    _at_once(*DESCRIBED)
    folder = own_home / "splendor-access" / "tables"
    before = [*folder.iterdir()]
    with AtTerminal(*HOST, "--seats", "3") as ana:
        ana.until("no> ")
        ana.type("\x03")
        assert ana.end() == ExitCode.DONE
    assert [*folder.iterdir()] == before


def test_a_table_is_made_on_a_server_elsewhere(tmp_path: Path) -> None:
    home = {"SPLENDOR_ACCESS_HOME": str(tmp_path / "server")}
    with Piped("serve", "--port", "0", env=home) as server:
        address = server.until("/\n").split()[-1]
        mine = {"SPLENDOR_ACCESS_HOME": str(tmp_path / "mine")}
        made = run_here("host", "--at", address, "--seats", "2", "--no-play", env=mine)
        assert made.code == 0
        assert re.fullmatch(rf"The link for your friends: {address}[a-z0-9-]{{34}}", made.lines[0])
        refused = run_here("host", "--at", "http://127.0.0.1:9", "--no-play", env=mine)
        assert refused.code == 1
        assert refused.lines == [sentence("fault-refused-there")]
        # Here the seat is one that the table does not know.
        assert Links().save(made.lines[0].split()[-1], "another")
        why = sentence("friends-key-unknown")
        assert run_here("join").lines[0] == f"1: {why}"
        server.process.send_signal(signal.SIGTERM)
        assert server.end() == ENDED


def _in_game(guest: Guest, number: int) -> bool:
    return guest.seat.game == number


def test_the_tables_used_last_are_listed() -> None:
    links = Links()
    for number in range(22):
        assert links.save(f"http://127.0.0.1:9/{number}", "key")
    done = run_here("join")
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == sentence("friends-listed-join")
    assert done.lines[1:-1:2] == [f"http://127.0.0.1:9/{number}" for number in range(21, 1, -1)]


async def _both_take(ana: Guest, ben: Guest) -> None:
    """Play a turn of each."""
    await ana.type("take ser")
    await ben.hears("Your turn")
    await ben.type("take ser")
    await ana.hears("Ben took")


async def _break(guest: Guest) -> None:
    """Break the connection of a guest, and wait until it is back with all that is new."""
    before = guest.connection.socket
    assert before
    before.transport.abort()
    await guest.until(lambda: guest.connection.socket is not before)
    await guest.type("say back")
    await guest.hears("You say: back", since=len(guest.lines))


def _begin(guest: Guest, text: str) -> None:
    """Type a line whose answer comes from others."""
    session = guest.seat.session
    assert session
    session.handle(Intent("keyboard", text=text, seen=session.table.version))
