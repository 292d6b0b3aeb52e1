"""A player that has nothing but a braille display: it reads cells and presses keys.

It knows the braille table, the words that the display shows and in which order the lines are, as
the guide for players tells it, and nothing of the program.
"""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from subprocess import Popen, TimeoutExpired
from typing import NamedTuple, Protocol

from splendor_access.braille.cells import BLANK, cells_text
from splendor_access.braille.layout import GOES_ON, MARK
from splendor_access.braille.tables import default_table
from splendor_access.out.displays import KeyName
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, say
from tests.out.json_display import PATIENCE, JsonDisplay
from tests.out.virtual_display import NotShown, VirtualDisplay

CHANGE = 1.0
"""Seconds in which the program takes a key, if it ever gets it."""

BEHIND = 0.02
"""Seconds in which other pictures come behind the first of several on a display of lines."""

FELT = 0.3
"""Seconds that a picture is felt before a key agrees to it; `AGREE` wants 0.25."""

MOST = 1000
"""So many key presses are more than any of the games takes."""


class Words(NamedTuple):
    """The words of a language that a player knows who has learned to read the display."""

    you: str
    wait: str
    won: str
    noble: str
    give: str
    tokens: str
    bank: str
    buy: str
    take: str
    leave: str
    goodbye: str


def words(language: str) -> Words:
    """Return the words of a language, as they are in the guide."""
    locale = Locale(language)

    def first(message: str, /, **facts: Arg) -> str:
        return locale.text(say(message, **facts), "braille").split()[0]

    one = (1, 0, 0, 0, 0, 0)
    return Words(
        you=first("your-turn", points=0, tokens=0),
        wait=first("view-wait", name="Bea"),
        won=first("won", name="Bea", points=1),
        noble=first("menu-noble", count=2),
        give=first("must-return", count=1, held=11, kinds=2),
        tokens=first("view-tokens"),
        bank=first("view-bank"),
        buy=first("view-buy", place="a1", payment=one),
        take=first("view-take", gems=one),
        leave=first("view-quit"),
        # Capitals are not told from small letters here.
        goodbye=locale.text(say("goodbye"), "braille")[1:].rstrip("."),
    )


class Reached(Protocol):
    """A display as fingers reach it. Keys have the names of BRLTTY's commands, or `route`."""

    routing: bool

    def cells(self) -> str:
        """Return the cells that are there now."""

    def until(self, is_so: Callable[[], object]) -> None:
        """Wait until the cells are so."""

    def press(self, key: str, cell: int) -> None:
        """Press a key, and wait until it has done what it does."""

    def feel(self) -> None:
        """Feel the cells for long enough to agree to them."""


class OnBrltty:
    """A display with a real BRLTTY on it."""

    def __init__(self, display: VirtualDisplay) -> None:
        self.routing = display.model != "Orbit"
        self._display = display
        self._taken = self._last()[0]

    def cells(self) -> str:
        """See `Reached`."""
        return self._display.cells()

    def until(self, is_so: Callable[[], object]) -> None:
        """See `Reached`."""
        self._display.wait_for(lambda _cells: bool(is_so()))

    def press(self, key: str, cell: int) -> None:
        """See `Reached`."""
        if key == "route":
            self._display.route(cell)
        else:
            self._display.press(key)
        self._taken += 1
        late = time.monotonic() + CHANGE
        while not self._answered() and time.monotonic() < late:
            time.sleep(0.005)
        self._taken = self._last()[0]

    def _answered(self) -> bool:
        """Say whether the program has done with all keys, and BRLTTY shows its answer."""
        taken, cells, cursor = self._last()
        shown = self._display.cells()
        return taken >= self._taken and all(
            one == other or at == cursor
            for at, (one, other) in enumerate(zip(shown, cells, strict=False))
        )

    def _last(self) -> tuple[int, str, int | None]:
        """Return how many keys the program has done with, and the picture of its last answer."""
        try:
            *_, last, _end = self._display.key_log.read_bytes().rsplit(b"\n", 2)
        except (FileNotFoundError, ValueError):
            return 0, "", None
        line = json.loads(last)
        return line["keys"], "".join(line["picture"]["cells"]), line["picture"]["cursor"]

    def feel(self) -> None:
        """See `Reached`."""
        time.sleep(FELT)


NAMES: dict[str, KeyName] = {
    "LNUP": "line_up",
    "LNDN": "line_down",
    "FWINRT": "window_right",
    "HOME": "home",
    "ENTER": "enter",
    "route": "route",
}
"""What the keys are called where BRLTTY does not name them."""


class OnLines:
    """A display of JSON lines: each key that counts is answered by a picture.

    It says itself for how long cells were felt, so that nobody has to wait for that.
    """

    def __init__(self, display: JsonDisplay, *, routing: bool) -> None:
        self.routing = routing
        self._display = display
        self._felt = 0.0

    def cells(self) -> str:
        """See `Reached`; the cursor is shown as BRLTTY does."""
        cells = [*"".join(self._display.picture.get("cells", ()))]
        cursor = self._display.picture.get("cursor")
        if cursor is not None:
            cells[cursor] = chr(ord(cells[cursor]) | MARK)
        return "".join(cells)

    def until(self, is_so: Callable[[], object]) -> None:
        """See `Reached`."""
        while not is_so():
            self._read(PATIENCE)
            self._settle()

    def press(self, key: str, cell: int) -> None:
        """See `Reached`."""
        # A key that met a newer picture than it was pressed on may do nothing.
        with suppress(TimeoutError, ConnectionError):
            self._display.press(NAMES[key], cell, age=self._felt, pause=self._felt)
            self._read(CHANGE)
        self._settle()

    def _settle(self) -> None:
        """Take what the opponents' moves bring too."""
        with suppress(TimeoutError, ConnectionError):
            while True:
                self._read(BEHIND)

    def _read(self, patience: float) -> None:
        before = self.cells()
        self._display.read(patience)
        if self.cells() != before:
            self._felt = 0.0

    def feel(self) -> None:
        """See `Reached`."""
        self._felt += FELT


class Fingertips:
    """Fingers on a display. `turns` has the number of key presses of each turn."""

    def __init__(self, display: VirtualDisplay | Reached, language: str = "en") -> None:
        self._reached = OnBrltty(display) if isinstance(display, VirtualDisplay) else display
        self.words = it = words(language)
        self._table = default_table(language, "display")
        begin = (it.you, it.wait, it.won, re.escape(it.noble), rf"{it.give} \d( |$)")
        # Below the home line come what one has, the bank, and the market from level c.
        self._home = re.compile("|".join(begin))
        self._line = re.compile(rf"({it.bank} |[abc]1 |\?c )")
        self.routing = self._reached.routing
        self.turns: list[int] = []
        self.felt: list[str] = []
        self._presses = 0
        self._wanted: set[str] = set()

    # Feeling and pressing

    @property
    def row(self) -> str:
        """The cells as text, one character a cell, without the marks and without `GOES_ON`."""
        cells = "".join(
            chr(ord(cell) & ~MARK) if ord(cell) & MARK == MARK else cell
            for cell in self._reached.cells()
        )
        if cells.rstrip(BLANK).endswith(f"{BLANK}{GOES_ON}"):
            cells = cells.replace(GOES_ON, BLANK)
        return " ".join(
            cells_text(field, self._table) if field else "" for field in cells.split(BLANK)
        )

    @property
    def text(self) -> str:
        """The cells as text, without blanks at the end."""
        return self.row.rstrip()

    def marked(self, at: int) -> bool:
        """Say whether a cell has dots 7 and 8."""
        return ord(self._reached.cells()[at]) & MARK == MARK

    def until(self, is_so: Callable[[str], object]) -> str:
        """Wait until what is felt is so."""
        self._reached.until(lambda: is_so(self.text))
        return self.text

    def press(self, key: str, cell: int = 0) -> str:
        """Press a key, and feel what there is then."""
        self._presses += 1
        self._reached.press(key, cell)
        self.felt.append(f"{key} {cell}: {self.text}")
        if len(self.felt) > MOST:
            raise NotShown("the game does not end", self.felt[-60:])
        return self.text

    def agree(self) -> None:
        """Do what a menu says, when all of it has been felt."""
        for _ in range(12):
            if self._home.match(self.text):
                return
            self._reached.feel()
            self.press("route" if self.routing else "ENTER")
        raise NotShown("nothing is done", self.felt[-40:])

    def choose(self, at: int) -> str:
        """Choose the thing that begins at a cell."""
        if self.routing:
            return self.press("route", at)
        for _ in range(40):
            # Marks leave out the first cell of a thing, where the cursor is.
            if self.marked(at):
                return self.press("ENTER")
            self.press("FWINRT")
        raise NotShown(self.felt[-40:], at)

    def home(self) -> str:
        """Go to the home line, and wait there for the turn."""
        while not self._home.match(self.text):
            self.press("HOME" if self.routing else "LNUP")
        return self.until(lambda text: not text.startswith(self.words.wait))

    def line(self) -> Iterator[str]:
        """Yield what is felt on this line, window for window; then the next line is there."""
        felt = self.text
        yield felt
        while not (self._line.match(self.press("FWINRT")) and self.text != felt):
            # Without routing keys it may only be the cursor that has moved.
            if self.text != felt:
                felt = self.text
                yield felt

    # Playing

    def play(self) -> str:
        """Play to the end; return who has won, as it is felt."""
        while not self.home().startswith(self.words.won):
            self._presses = 0
            if self.text.startswith(self.words.noble):
                self._choose_noble()
            elif self.text.startswith(self.words.give):
                self._give_back()
            else:
                self._turn()
            self.turns.append(self._presses)
        return self.text

    def leave(self, program: Popen[str]) -> None:
        """Quit after the end, and agree to the last words until the program has ended."""
        self.home()
        while self.words.leave not in self.row:
            self.press("FWINRT")
        while self.words.goodbye not in self.text:
            self._reached.feel()
            self.choose(self.row.index(self.words.leave))
        while not _ends(program):
            self._reached.feel()
            self.press("route" if self.routing else "ENTER")

    def _turn(self) -> None:
        if self._buy():
            return
        if not re.match(rf"{self.words.tokens} \d", self.text):
            self.press("LNDN")
        held = _counts(" ".join(self.line()))
        bank = _counts(" ".join(self.line()))
        there = set(bank) - {"g"}
        # The dear cards of level c are passed over, until the home line offers one.
        self.press("LNDN")
        assert self.text.startswith("b1"), self.felt[-20:]
        rows = " ".join([*self.line(), *self.line()])
        cards = re.findall(r"[abc][1-4] [abc][0-5][serod] ((?:\d[serod])+)", rows)
        lacks = [
            {letter: n - held.get(letter, 0) for letter, n in _counts(cost).items()}
            for cost in cards
        ]
        nearest = min(lacks, key=lambda lack: _far(lack, there), default={})
        self._wanted = {letter for letter, n in nearest.items() if n > 0}
        # From the line below the market.
        for _ in range(4 if there else 1):
            self.press("LNUP")
        if there:
            liked = sorted(there, key=lambda letter: -nearest.get(letter, 0))
            self._take(sorted(liked[:3], key="serod".index))
        else:
            self.choose(0)
            self.press("FWINRT")
            self.agree()

    def _buy(self) -> bool:
        """Buy the first card that the home line offers; say whether there is one."""
        offered = re.compile(rf"{self.words.buy} [abch]\d")
        if not offered.search(self.row):
            self.press("FWINRT")
        found = offered.search(self.row)
        if found:
            self.choose(found.start())
            self.agree()
        return found is not None

    def _take(self, letters: list[str]) -> None:
        for letter in letters:
            while not (found := re.search(rf"\d{letter}", self.row.partition("  ")[0])):
                self.press("FWINRT")
            self.choose(found.start())
        # What could be more is not taken by itself.
        take, bank = self.words.take, self.words.bank
        while not self.text.startswith(take) or bank in self.text:
            while take not in self.row:
                self.press("FWINRT")
            self.choose(self.row.index(take))
        self.agree()

    def _give_back(self) -> None:
        give = self.words.give
        while not re.match(rf"{give}( \d[serod]|$)", self.text):
            gems = [*re.finditer(r"\d[serod]", self.row.partition(f"  {give}")[0])]
            # What is marked is picked already.
            free = [found for found in gems if not self.marked(found.end() - 1)]
            if free:
                # What the nearest card costs is kept, if it can be.
                self.choose(min(free, key=lambda found: found[0][-1] in self._wanted).start())
            else:
                self.press("FWINRT")
        self.agree()

    def _choose_noble(self) -> None:
        while not (found := re.search(r"n\d", self.row)):
            self.press("FWINRT")
        self.choose(found.start())
        self.agree()


def _ends(program: Popen[str]) -> bool:
    """Say whether a program ends, which takes a moment when the last words have been felt."""
    with suppress(TimeoutExpired):
        program.wait(CHANGE)
        return True
    return False


def _far(lack: dict[str, int], there: set[str]) -> int:
    """Return how far away a card is; what is not in the bank now is farther."""
    return sum(n if letter in there else n + 3 for letter, n in lack.items() if n > 0)


def _counts(text: str) -> dict[str, int]:
    """Return the counts of gems in a text, summed by letter."""
    counts: dict[str, int] = {}
    for number, letter in re.findall(r"(\d)([segrod])", text):
        counts[letter] = counts.get(letter, 0) + int(number)
    return counts
