"""The braille display, on a real BRLTTY and simulated hardware."""

import os
import queue
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import brlapi
import msgspec
import pytest

from splendor_access.braille.tables import TerminalBraille
from splendor_access.braille_display.displays import Key, KeyName, Picture, Status
from splendor_access.braille_display.displays._brlapi import PRIORITY
from splendor_access.braille_display.displays._key_table import key_names
from splendor_access.braille_display.displays.brltty import HIDDEN, BrlttyDevice, _shows
from splendor_access.talk.locale import Locale
from tests.braille_display.virtual_display import KEYS, WAIT, Model, VirtualDisplay, VirtualRows

MEANING: dict[str, KeyName] = {
    "LNUP": "line_up",
    "LNDN": "line_down",
    "FWINLT": "window_left",
    "FWINRT": "window_right",
    "TOP": "top",
    "BOT": "bottom",
    "HOME": "home",
    "BACK": "back",
    "RETURN": "choose",
    "HELP": "help",
    "ENTER": "enter",
    "BACKSPACE": "backspace",
    "ESCAPE": "escape",
    "LEFT": "window_left",
    "DOWN": "line_down",
    "TAB": "nothing",
    "FWINLTSKIP": "window_before",
    "FWINRTSKIP": "window_after",
    "PRDIFLN": "different",
    "NXDIFLN": "next_buy",
    "INFO": "sum",
    "LEARN": "what",
}

IDLE = "\u28dd\u2815\u2800\u280e"
"""The start of "No screen", which BRLTTY shows without a program."""


class Player:
    """A display as the program uses it, with its keys and statuses."""

    def __init__(self) -> None:
        self.display = BrlttyDevice()
        self.statuses: list[Status] = []
        self._keys: queue.SimpleQueue[Key] = queue.SimpleQueue()
        self._told = threading.Condition()
        self.display.start(self._keys.put, self._on_status)

    def _on_status(self, status: Status) -> None:
        with self._told:
            self.statuses.append(status)
            self._told.notify_all()

    def key(self) -> Key:
        """Wait for the next key."""
        return self._keys.get(timeout=WAIT)

    def keys(self, count: int) -> list[KeyName]:
        """Wait for the names of the next keys."""
        return [self.key().name for _ in range(count)]

    def status(self, **fields: object) -> Status:
        """Wait until the last status has these values."""

        def is_so() -> bool:
            last = self.statuses[-1:]
            return bool(last) and all(getattr(last[0], name) == fields[name] for name in fields)

        with self._told:
            assert self._told.wait_for(is_so, WAIT), self.statuses
            return self.statuses[-1]

    def problem(self, name: str, kind: str = "absent") -> str:
        """Wait until the last status reports this problem; return its detail."""

        def is_so() -> bool:
            last = self.statuses[-1].problem if self.statuses else None
            return last is not None and (last.message.name, last.kind) == (name, kind)

        with self._told:
            assert self._told.wait_for(is_so, WAIT), self.statuses
        problem = self.statuses[-1].problem
        assert problem
        return str(problem.message.args.get("detail", ""))


@pytest.fixture
def join() -> Iterator[Callable[[], Player]]:
    players: list[Player] = []

    def start() -> Player:
        players.append(Player())
        return players[-1]

    yield start
    for player in players:
        player.display.close()


@pytest.fixture(scope="module")
def lasting() -> Iterator[VirtualDisplay]:
    """Start a display of 20 cells for tests that leave it intact."""
    with VirtualDisplay(20) as display:
        yield display


Lead = Callable[[VirtualDisplay | VirtualRows], None]


@pytest.fixture
def lead(monkeypatch: pytest.MonkeyPatch) -> Lead:
    """Point programs to a display, as if there were neither a console nor a window."""
    for name in ("WINDOWID", "WINDOWPATH", "CONTROLVT", "XDG_VTNR", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)

    def to(display: VirtualDisplay | VirtualRows) -> None:
        for name, value in display.environment().items():
            monkeypatch.setenv(name, value)

    return to


@pytest.fixture
def hardware(lasting: VirtualDisplay, lead: Lead) -> Iterator[VirtualDisplay]:
    """Point programs to the lasting display, and wait until it is released."""
    lead(lasting)
    yield lasting
    given_back(lasting)


def picture(number: int, cell: int, columns: int = 20) -> Picture:
    return Picture(number, (chr(0x2800 + cell) * columns,))


def shown(cell: int, columns: int = 20) -> str:
    return chr(0x2800 + cell) * columns


@pytest.fixture
def other(lasting: VirtualDisplay) -> Iterator[Any]:
    """Connect another program to BRLTTY, directly by the BrlAPI binding."""
    connection = brlapi.Connection(lasting.host.encode(), b"none")
    yield connection
    connection.closeConnection()


def given_back(hardware: VirtualDisplay) -> None:
    """Wait until BRLTTY shows its own text again. Without a screen it checks only after a key."""
    if not hardware.cells().startswith(IDLE):
        hardware.press_until("TOP", lambda cells: cells.startswith(IDLE))


Join = Callable[[], Player]


def test_a_picture_is_shown_cell_by_cell_with_its_cursor(
    hardware: VirtualDisplay, join: Join
) -> None:
    player = join()
    cells = "".join(chr(0x2801 + 13 * n) for n in range(20))
    player.display.show(Picture(1, (cells,)))
    hardware.wait_for(cells)
    player.display.show(Picture(2, (cells,), cursor=19))
    hardware.wait_for(cells[:19] + chr(ord(cells[19]) | 0xC0))


def test_the_display_is_described(hardware: VirtualDisplay, join: Join) -> None:
    status = join().status(connected=True)
    keys, braille = status.keys, TerminalBraille("en-nabcc", "", 8)
    expected = Status(True, "Baum ultra", 20, 1, True, True, everywhere=True, braille=braille)
    assert status == msgspec.structs.replace(expected, keys=keys)
    assert (keys["line_up"], keys["home"]) == ("Display4", "B10+Dot2")


@pytest.mark.parametrize(
    ("environment", "everywhere"),
    [
        ({}, True),
        ({"XDG_VTNR": "2"}, False),
        ({"XDG_VTNR": "2", "WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"WINDOWID": "77", "DISPLAY": ":0"}, False),
    ],
    ids=["no terminal", "console", "desktop without windows", "window"],
)
def test_whether_the_display_is_kept_in_front_of_other_windows_is_told(
    hardware: VirtualDisplay,
    join: Join,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    everywhere: bool,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert join().status(connected=True).everywhere is everywhere


@pytest.mark.parametrize("model", KEYS)
def test_each_key_has_its_name_on_each_model(model: Model, lead: Lead, join: Join) -> None:
    with VirtualDisplay(20, model) as hardware:
        lead(hardware)
        player = join()
        status = player.status(connected=True)
        assert (status.routing, status.dots_keys) == (model != "Orbit", model != "SuperVario")
        player.display.show(picture(1, 1))
        hardware.wait_for(shown(1))
        hardware.press(*KEYS[model])
        assert player.keys(len(KEYS[model])) == [MEANING[key] for key in KEYS[model]]
        for name, keys in status.keys.items():
            hardware.press(_pressed(keys))
            assert player.key().name == name, keys
        if model == "Orbit":
            assert not [keys for keys in status.keys.values() if "Display" in keys]
            assert status.keys["home"] == "Space+Dot2"


def _pressed(keys: str) -> str:
    """Return keys by their names on this display."""
    here = {"B10": "Space", "Select": "Press", "RoutingKey": "RoutingKey"}
    dots = re.sub(r"Dots(\d+)", lambda found: "+".join(f"Dot{dot}" for dot in found[1]), keys)
    return "+".join(here.get(key, key) for key in dots.split("+"))


def test_a_key_table_that_cannot_be_listed_has_no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    described: list[tuple[KeyName, str]] = [("line_up", "go up one line")]
    assert key_names("bm", "orbit", described) == {"line_up": "Up"}
    assert key_names("bm", "none-such", described) == {}
    assert key_names("bm", "--help", described) == {}
    monkeypatch.setattr(subprocess, "run", _absent)
    assert key_names("bm", "pro", described) == {}


def _absent(*_command: object, **_options: object) -> None:
    raise FileNotFoundError


def test_routing_keys_and_dots_have_an_argument(hardware: VirtualDisplay, join: Join) -> None:
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    for cell in range(20):
        hardware.route(cell)
    hardware.type("\u2803\u2825\u283d\u2800")
    # BRLTTY keeps chords that it binds to nothing, also that of the question mark.
    hardware.press("Space+Dot1+Dot2+Dot3+Dot4+Dot5", "Space+Dot1+Dot4+Dot5+Dot6", "LNUP")
    keys = [player.key() for _ in range(24)]
    assert [key.argument for key in keys] == [*range(20), 0x03, 0x25, 0x3D, 0]
    assert [key.name for key in keys] == ["route"] * 20 + ["dots"] * 4
    assert player.keys(1) == ["line_up"]


def test_a_key_belongs_to_the_picture_that_was_felt(hardware: VirtualDisplay, join: Join) -> None:
    player = join()
    player.display.show(picture(5, 1))
    hardware.wait_for(shown(1))
    hardware.press("LNUP")
    key = player.key()
    felt = time.monotonic()
    assert key.picture == 5
    # The same cells under a later number keep their age for a finger.
    player.display.show(picture(6, 1))
    while key.picture == 5:
        longest = time.monotonic() - felt
        hardware.press("LNUP")
        key = player.key()
    assert key.age >= longest
    before = time.monotonic()
    player.display.show(picture(7, 2))
    hardware.wait_for(shown(2))
    hardware.press("LNUP")
    key = player.key()
    assert key.picture == 7
    assert key.age <= time.monotonic() - before


def test_of_many_pictures_the_latest_is_shown(hardware: VirtualDisplay, join: Join) -> None:
    player = join()
    player.status(connected=True)
    before = len(hardware.pictures())
    for number in range(1, 256):
        player.display.show(picture(number, number))
    hardware.wait_for(shown(255))
    assert len(hardware.pictures()) - before < 100


def test_a_picture_of_another_size_is_not_shown(hardware: VirtualDisplay, join: Join) -> None:
    before = len(hardware.pictures())
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    player.display.show(picture(2, 2, columns=40))
    player.display.show(Picture(3, (shown(3), shown(3))))
    hardware.press("LNUP")
    assert player.key().picture == 1
    player.display.show(picture(4, 4))
    hardware.wait_for(shown(4))
    assert not {shown(2), shown(3)} & {*hardware.pictures()[before:]}


def test_closing_gives_the_display_back(hardware: VirtualDisplay, join: Join) -> None:
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    player.display.close()
    given_back(hardware)
    player.display.show(picture(2, 2))
    player.display.close()


def test_a_thousand_keys_arrive_in_order(hardware: VirtualDisplay, join: Join) -> None:
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    for n in range(1000):
        hardware.route(n % 20)
    assert [player.key().argument for _ in range(1000)] == [n % 20 for n in range(1000)]


def test_another_program_at_the_same_terminal_does_not_hide_the_game(
    hardware: VirtualDisplay, join: Join, other: Any
) -> None:
    before = len(hardware.pictures())
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    # Orca, which starts later and may raise itself to 70.
    other.setParameter(brlapi.PARAM_CLIENT_PRIORITY, 0, brlapi.PARAMF_LOCAL, 70)
    other.enterTtyModeWithPath([])
    other.writeDots(bytes([2] * 20))
    player.display.show(picture(3, 3))
    hardware.wait_for(shown(3))
    hardware.press("LNUP", "FWINRT")
    assert player.keys(2) == ["line_up", "window_right"]
    assert other.readKey(False) is None
    assert shown(2) not in hardware.pictures()[before:]


def test_the_picture_comes_back_when_a_stronger_program_leaves(
    hardware: VirtualDisplay, join: Join, other: Any
) -> None:
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    other.setParameter(brlapi.PARAM_CLIENT_PRIORITY, 0, brlapi.PARAMF_LOCAL, 100)
    other.enterTtyModeWithPath([])
    other.writeDots(bytes([2] * 20))
    hardware.wait_for(shown(2))
    other.leaveTtyMode()
    hardware.wait_for(shown(1))


@pytest.mark.parametrize("priority", [100, PRIORITY], ids=["stronger", "as strong, and later"])
def test_keys_are_for_nobody_while_another_program_has_the_cells(
    hardware: VirtualDisplay, join: Join, other: Any, priority: int
) -> None:
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    other.enterTtyModeWithPath([])
    other.setParameter(brlapi.PARAM_CLIENT_PRIORITY, 0, brlapi.PARAMF_LOCAL, priority)
    other.ignoreAllKeys()
    other.writeDots(bytes([2] * 20))
    hardware.wait_for(shown(2))
    hardware.press("LNUP")
    hardware.route(3)
    # Only this picture changes BRLTTY's range of keys, and it must not be felt, either.
    player.display.show(picture(3, 3))
    time.sleep(HIDDEN)
    hardware.route(4)
    time.sleep(HIDDEN)
    left = time.monotonic()
    other.leaveTtyMode()
    hardware.wait_for(shown(3))
    hardware.press("LNDN")
    key = player.key()
    assert (key.name, key.picture) == ("line_down", 3)
    assert key.age <= time.monotonic() - left


def test_the_window_in_front_has_the_display_and_its_keys(
    hardware: VirtualDisplay, join: Join, other: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WINDOWPATH", "7")
    monkeypatch.setenv("WINDOWID", "77")
    player = join()
    player.display.show(picture(1, 1))
    hardware.wait_for(shown(1))
    # Like xbrlapi: sit at WINDOWPATH and report which window has the focus.
    other.enterTtyModeWithPath([])
    other.ignoreAllKeys()
    other.setFocus(78)
    given_back(hardware)
    # Now the keys are for the program behind all windows.
    other.acceptAllKeys()
    hardware.press("LNUP")
    line_up = brlapi.KEY_TYPE_CMD | brlapi.KEY_CMD_LNUP
    while (code := other.readKeyWithTimeout(int(1000 * WAIT))) != line_up:
        assert code is not None
    other.ignoreAllKeys()
    other.setFocus(77)
    hardware.wait_for(shown(1))
    hardware.press("LNDN")
    # The key that released the display may have come while the window was still in front.
    keys = player.keys(1)
    while keys[-1] != "line_down":
        keys += player.keys(1)
    assert "line_up" not in keys


def test_another_display_is_plugged_in(lead: Lead, join: Join) -> None:
    with VirtualDisplay(20) as hardware:
        lead(hardware)
        player = join()
        player.display.show(picture(1, 1))
        hardware.wait_for(shown(1))
        for number, columns in enumerate((40, 12, 2, 80), start=2):
            hardware.plug_in(columns)
            player.status(connected=True, columns=columns)
            player.display.show(picture(number, number, columns))
            hardware.wait_for(shown(number, columns))
            hardware.route(columns - 1)
            assert player.key().argument == columns - 1


def test_a_smaller_display_is_plugged_in_while_pictures_come(lead: Lead, join: Join) -> None:
    with VirtualDisplay(40) as hardware:
        lead(hardware)
        player = join()
        player.status(connected=True)
        for number, columns in enumerate((12, 40, 2, 40, 20), start=1):
            old = hardware.columns
            hardware.plug_in(columns)
            # Some of these meet a BRLTTY of another size, which closes the connection.
            for cell in range(1, 50):
                player.display.show(picture(number, cell, old))
            player.status(connected=True, columns=columns)
            player.display.show(picture(number, 200 + number, columns))
            hardware.wait_for(shown(200 + number, columns))


def test_keys_do_nothing_while_no_picture_is_on_the_display(lead: Lead, join: Join) -> None:
    with VirtualDisplay(20) as hardware:
        lead(hardware)
        player = join()
        player.status(connected=True)
        hardware.press("LNUP", "FWINRT")
        # This follows the keys on the same connection: once it is told, they have been read.
        hardware.plug_in(12)
        player.status(connected=True, columns=12)
        player.display.show(picture(1, 1, 12))
        hardware.wait_for(shown(1, 12))
        hardware.press("LNDN")
        assert player.keys(1) == ["line_down"]


def test_a_display_of_several_rows_is_unplugged_and_another_one_plugged_in(
    lead: Lead, join: Join
) -> None:
    with VirtualRows(32, 10) as hardware:
        lead(hardware)
        player = join()
        status = player.status(connected=True)
        assert (status.columns, status.rows) == (32, 10)
        player.display.show(Picture(1, tuple(shown(row, 32) for row in range(1, 11)), cursor=33))
        hardware.wait_for(shown(1, 32) + "\u2802\u28c2\u2802")
        assert hardware.cells().endswith(shown(10, 32))
        hardware.route(35)
        key = player.key()
        assert (key.name, key.argument) == ("route", 35)
        hardware.unplug()
        player.problem("no-display-no-display")
        player.display.show(picture(2, 2))
        hardware.plug_in(20, 1)
        player.status(connected=True, columns=20)
        hardware.wait_for(shown(2))
        hardware.press("LNDN")
        assert player.keys(1) == ["line_down"]
        assert len([status for status in player.statuses if status.problem]) == 1


def test_brltty_dies_and_comes_back(lead: Lead, join: Join) -> None:
    with VirtualDisplay(20) as hardware:
        lead(hardware)
        player = join()
        player.display.show(picture(1, 1))
        hardware.wait_for(shown(1))
        hardware.kill()
        assert player.problem("no-display-not-running") == hardware.host
        hardware.press("LNUP")
        player.display.show(picture(2, 2))
        hardware.start()
        hardware.wait_for(shown(2))
        hardware.press("LNDN")
        key = player.key()
        assert (key.name, key.picture) == ("line_down", 2)
        assert [status.connected for status in player.statuses] == [True, False, True]


def test_a_brltty_that_hangs_holds_nobody_up(lead: Lead, join: Join) -> None:
    with VirtualDisplay(20) as hardware:
        lead(hardware)
        player = join()
        player.display.show(picture(1, 1))
        hardware.wait_for(shown(1))
        hardware.send(signal.SIGSTOP)
        before = open_files()
        late = join()
        late.problem("no-display-silent")
        for number in range(2, 3000):
            player.display.show(picture(number, number % 256))
        # The last one; the shown one may be any of them.
        player.display.show(picture(3000, 255))
        late.display.close()
        hardware.send(signal.SIGCONT)
        hardware.wait_for(shown(255))
        # The abandoned thread ends now, with everything it holds.
        deadline = time.monotonic() + WAIT
        while open_files() - before and time.monotonic() < deadline:
            time.sleep(0.01)
        assert open_files() <= before


def open_files() -> set[str]:
    # The list itself is open while it is read.
    links = [*Path("/proc/self/fd").iterdir()]
    return {link.name for link in links if link.is_symlink()}


def test_without_brltty_the_reason_is_told_and_a_late_one_is_found(lead: Lead, join: Join) -> None:
    with VirtualDisplay(20) as hardware:
        hardware.kill()
        lead(hardware)
        player = join()
        assert player.problem("no-display-not-running") == hardware.host
        player.display.show(picture(1, 1))
        hardware.start()
        player.status(connected=True)
        hardware.wait_for(shown(1))


@contextmanager
def no_administrator() -> Iterator[None]:
    """Drop root's permission to read every file."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_locked_door_is_told_apart(
    lead: Lead,
    join: Join,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key, other = tmp_path / "key", tmp_path / "other"
    key.write_text("a key that nobody guesses")
    other.write_text("a key of another machine")
    with VirtualDisplay(20, auth=f"keyfile:{key}") as hardware:
        lead(hardware)
        assert join().status(connected=True).problem is None
        monkeypatch.setenv("BRLAPI_AUTH", "none")
        join().problem("no-display-locked", "refused")
        missing = str(tmp_path / f"missing_{'long' * 20}")
        monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{missing}+polkit")
        assert join().problem("no-display-no-key", "refused") == missing
        monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{other}")
        assert join().problem("no-display-wrong-key", "refused") == str(other)
        monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{key}")
        key.chmod(0)
        with no_administrator():
            player = join()
            assert player.problem("no-display-no-rights", "refused") == str(key)
        told = player.statuses[-1].problem
        assert told
        named = subprocess.run(["id", "-gn"], capture_output=True, text=True, check=True)
        group = named.stdout.strip()
        assert f"sudo chgrp {group} {key}" in Locale("en").text(told.message)


def test_a_picture_is_shown_where_its_very_dots_are() -> None:
    picture = Picture(1, ("\u2801\u2803", "\u2800\u2807"), cursor=1)
    assert _shows(bytes((1, 3, 0, 7)), picture)
    assert _shows(bytes((1, 0xC3, 0, 7)), picture)  # BRLTTY draws the cursor
    assert not _shows(bytes((1, 3, 0, 6)), picture)
    assert not _shows(bytes((1, 3)), picture)
    assert not _shows(bytes((1, 3, 0, 7, 0)), picture)
