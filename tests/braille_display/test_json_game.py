"""Games in the whole program, on a display that speaks JSON lines, by those lines alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from splendor_access.braille.cells import BLANK, cells_text
from splendor_access.braille.layout import MARK
from splendor_access.braille.tables import default_table
from splendor_access.table import saves
from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.test_faults import LAST_TURN
from tests.braille_display.test_games import program
from tests.driver import QUICK, AtTerminal, run


class Fingers:
    """A reader of such a display."""

    def __init__(self, display: JsonDisplay) -> None:
        self._display = display
        self._table = default_table("en", "display")

    def _text(self, cells: str) -> str:
        bare = "".join(
            chr(ord(cell) & ~MARK) if ord(cell) & MARK == MARK else cell for cell in cells
        )
        fields = bare.rstrip(BLANK).split(BLANK)
        return " ".join(cells_text(field, self._table) if field else "" for field in fields)

    def at_cursor(self) -> str:
        """Return the text from the cursor on, or an empty string."""
        cursor = self._display.picture["cursor"]
        return "" if cursor is None else self._text(self._display.picture["cells"][0][cursor:])

    def until(self, begin: str | tuple[str, ...]) -> str:
        """Wait until the text begins with one of these."""
        return self._text(self._display.until(lambda cells: self._text(cells).startswith(begin)))

    def press(self, name: str, argument: int = 0, *, then: str | tuple[str, ...]) -> str:
        """Press a key, and wait until the text begins like this."""
        self._display.press(name, argument)
        self._display.answered()
        return self.until(then)

    def pick(self, *gems: str) -> int:
        """Pick gems at the bank from home, until they can be taken; return the cell for that."""
        self.press("line_down", then="t ")
        bank = self.press("line_down", then="bank ")
        for gem in gems[:-1]:
            self.press("route", bank.index(gem), then="bank ")
        last = bank.index(gems[-1])
        self.press("route", last, then="take " + "".join(f"1{gem[-1]}" for gem in gems))
        return last


def test_a_take_a_purchase_and_the_end(tmp_path: Path) -> None:
    words = ("--quick", "--seed", "1", "--position", LAST_TURN)
    with JsonDisplay() as display, program(display, tmp_path, *words) as game:
        display.connect()
        fingers = Fingers(display)
        fingers.until("you 10p")
        fingers.press("route", fingers.pick("4s", "1e", "1r"), then="you 10p 8t")
        home = fingers.press("home", then="you 10p 8t")
        fingers.press("route", home.index("c2"), then="buy c2 2g3o")
        home = fingers.press("route", then="you 14p 3t")
        while "quit" not in home:
            home = fingers.press("window_right", then="")
        fingers.press("route", home.index("quit"), then="quit? yes")
        fingers.press("route", then="game saved leave")
        display.press("route")
        assert (game.rest(), game.end()) == ("", 0)


def test_beside_a_terminal_it_goes_and_comes_back(tmp_path: Path) -> None:
    with (
        JsonDisplay() as display,
        AtTerminal(*QUICK, env=display.environment()) as game,
    ):
        display.connect()
        game.until("The braille display Lines with 40 cells shows")
        fingers = Fingers(display)
        fingers.until("you 0p 0t")
        game.type("take ser\r")
        fingers.until("you 0p 3t")
        display.go()
        game.until("The braille display is gone.")
        display.listen()
        display.connect()
        fingers.until("display back")
        fingers.press("line_down", then="t 1s1e1r")


def test_without_its_program_the_game_waits_for_it(tmp_path: Path) -> None:
    display = JsonDisplay()
    with program(display, tmp_path, "--quick", "--lang", "en") as game:
        assert game.until("\n") == f"No program shows braille at {display.path}.\n"
        with display:
            display.connect()
            Fingers(display).until("you 0p 0t")


def test_another_saved_game_is_gone_on_with_by_keys(own_home: Path) -> None:
    """Without dot keys: its number is chosen, and keys leave the first questions."""
    for seed in ("1", "2", "3"):
        run("play", "--quick", "--seed", seed)
    home = own_home / "splendor-access"
    display = JsonDisplay(20)
    fingers = Fingers(display)

    def walk(to: str) -> None:
        while not fingers.at_cursor().startswith(to):
            fingers.press("window_right", then="")

    with display, program(display, home, "--lang", "en") as game:
        display.connect(routing=False, dots_keys=True)
        fingers.until("3: round 1, today,")
        walk("2 more games")
        walk("continue your game?")
        fingers.press("help", then="Type yes")
        fingers.press("back", then="This is the first")
        walk("help")
        fingers.press("choose", then="Type yes")
        walk("no")
        fingers.press("choose", then="name, or names?")
        walk("quit")
        display.press("choose")
        assert game.end() == 0
    with display, program(display, home, "--lang", "en") as game:
        display.connect(routing=False, dots_keys=True)
        fingers.until("3: round 1, today,")
        walk("games")
        fingers.press("choose", then="3 saved games,")
        walk("1: round 1, today,")
        fingers.press("choose", then="Guest 0, Ada")
        fingers.press("choose", then="you 0p 0t")
        game.terminate()
        game.end()
    assert saves.save_names()[0] == "1"


def no_folder(home: Path) -> Path:
    """Return an impossible home."""
    (home / "file").write_text("")
    return home / "file"


def folder_for_log(home: Path) -> Path:
    """Put a folder where the log should be."""
    (home / "display.log").mkdir()
    return home


def full_log(home: Path) -> Path:
    """Put the log on a full disk."""
    (home / "display.log").symlink_to("/dev/full")
    return home


@pytest.mark.parametrize("broken", [no_folder, folder_for_log, full_log])
def test_a_game_needs_no_log(broken: Callable[[Path], Path], tmp_path: Path) -> None:
    options = ("--quick", "--lang", "en", "--position", LAST_TURN)
    with (
        JsonDisplay() as display,
        program(display, broken(tmp_path), *options) as game,
    ):
        display.connect()
        fingers = Fingers(display)
        # The failure is told before the turn.
        fingers.until(("you 10p", "The game cannot be saved"))
        row = fingers.press("home", then="you 10p")
        while "c3" not in row:
            row = fingers.press("window_right" if "c1" in row else "line_down", then="")
        fingers.press("route", row.index("c3"), then="buy c3")
        row = fingers.press("route", then="won: you 15")
        while "quit" not in row:
            row = fingers.press("window_right", then="")
        fingers.press("route", row.index("quit"), then="Goodbye. leave")
        display.press("route")
        assert (game.rest(), game.end()) == ("", 0)
