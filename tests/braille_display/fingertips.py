"""A player with nothing but a braille display: it reads cells and presses keys.

It knows the braille table, the words on the display and the order of the lines, as the player guide
has them, and nothing about the program.
"""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from subprocess import TimeoutExpired
from typing import Any, Literal, NamedTuple, Protocol

from splendor_access.braille.cells import BLANK, cells_text
from splendor_access.braille.layout import GOES_ON, MARK
from splendor_access.braille.tables import default_table
from splendor_access.braille_display.displays import KeyName
from splendor_access.game.notation import action_text
from tests.braille_display.json_display import PATIENCE, JsonDisplay
from tests.braille_display.keys_done import KeysDone, Line
from tests.braille_display.mind import Mind, counts_in, words
from tests.braille_display.slate import SlateGame
from tests.braille_display.virtual_display import NotShown, VirtualDisplay
from tests.driver import Piped, decision

CHANGE = 1.0
"""Seconds in which the program finishes a key, unless the machine is very busy."""

LONG_FELT = 1.0
"""The claimed age of a picture, in seconds, where nobody has to wait for it."""

FELT = 0.05
"""Seconds added to the pause before a key agrees."""

MOST = 3000
"""More key presses than any of the games takes."""


class Reached(Protocol):
    """A display for fingers. Keys have the names of BRLTTY's commands, or `route`."""

    routing: bool

    def cells(self) -> str:
        """Return the present cells."""

    def until(self, is_so: Callable[[], object]) -> None:
        """Wait until the cells satisfy a condition."""

    def press(self, key: str, cell: int) -> None:
        """Press a key, and wait until it has had its effect."""

    def feel(self) -> None:
        """Feel the cells for long enough to agree to them."""


NAMES: dict[str, KeyName] = {
    "LNUP": "line_up",
    "LNDN": "line_down",
    "FWINRT": "window_right",
    "FWINRTSKIP": "window_after",
    "TOP": "top",
    "BOT": "bottom",
    "HOME": "home",
    "INFO": "sum",
    "TAB": "nothing",
    "ENTER": "enter",
    "route": "route",
}
"""The names of keys that BRLTTY does not name."""


class OnBrltty:
    """A display with a real BRLTTY on it."""

    def __init__(self, display: VirtualDisplay) -> None:
        self.routing = display.model != "Orbit"
        self._display = display
        self._log = KeysDone(display.key_log)

    def cells(self) -> str:
        """See `Reached`."""
        return self._display.cells()

    def until(self, is_so: Callable[[], object]) -> None:
        """See `Reached`."""
        self._display.wait_for(lambda _cells: bool(is_so()))

    def press(self, key: str, cell: int) -> None:
        """See `Reached`.

        A key is ignored if BRLTTY was too slow to acknowledge its cells; then it is pressed again.
        A key without effect after it tells whether it is only late.
        """
        name, deadline = NAMES[key], time.monotonic() + PATIENCE
        self._log.new()
        while time.monotonic() < deadline:
            before, shown = self._log.count, len(self._display.pictures())
            self._strike(key, cell)
            done, tests = self._done(name), 0
            while done is None and self.routing and time.monotonic() < deadline:
                self._strike("TAB")
                tests += 1
                done = self._done(name, "nothing")
            if done is None:
                return  # the game is over, or a display without routing keys has taken them
            if done["name"] == name or done["keys"] - before > tests:
                self._feel_answer(done["picture"], shown)
                return

    def _strike(self, key: str, cell: int = 0) -> None:
        if key == "route":
            self._display.route(cell)
        else:
            self._display.press(key)

    def _done(self, *names: KeyName) -> Line | None:
        """Wait until the program has finished a key of such a name; return its log line."""
        return self._log.until(lambda line: line["name"] in names, CHANGE)

    def _feel_answer(self, picture: dict[str, Any], shown: int) -> None:
        """Wait for the answer to a key: the last picture, or one after that many others."""
        cells, cursor = "".join(picture["cells"]), picture["cursor"]

        def is_answer(there: str) -> bool:
            return all(
                one == other or at == cursor
                for at, (one, other) in enumerate(zip(there, cells, strict=False))
            )

        late = time.monotonic() + CHANGE
        while time.monotonic() < late:
            if any(map(is_answer, self._display.pictures()[max(0, shown - 1) :])):
                return
            time.sleep(0.005)

    def feel(self) -> None:
        """See `Reached`."""
        time.sleep(int(self._display.agree) / 1000 + FELT)


class OnLines:
    """A display of JSON lines: each key that counts is answered by a picture.

    It claims how long cells were felt, so that nobody has to wait.
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
            before = self.cells()
            self._display.read()
            self._changed(before)

    def press(self, key: str, cell: int) -> None:
        """See `Reached`."""
        before = self.cells()
        with suppress(ConnectionError):  # the game is over
            self._display.press(NAMES[key], cell, age=self._felt, pause=self._felt)
            self._display.answered()
        self._changed(before)

    def _changed(self, before: str) -> None:
        if self.cells() != before:
            self._felt = 0.0

    def feel(self) -> None:
        """See `Reached`."""
        self._felt = LONG_FELT


HELD = ("h1", "h2", "h3")
OTHER = "Ada"
"""The name of the one opponent in a game of two."""


class OnSlate:
    """A display in this process, on which the bots move at once."""

    def __init__(self, game: SlateGame) -> None:
        self.routing = game.slate.now.routing is not False
        self._game = game

    def cells(self) -> str:
        """See `Reached`; the cursor is shown as BRLTTY does."""
        picture = self._game.slate.pictures[-1]
        cells = [*"".join(picture.cells)]
        if picture.cursor is not None:
            cells[picture.cursor] = chr(ord(cells[picture.cursor]) | MARK)
        return "".join(cells)

    def until(self, is_so: Callable[[], object]) -> None:
        """See `Reached`."""
        assert is_so()

    def press(self, key: str, cell: int) -> None:
        """See `Reached`."""
        table = self._game.session.table
        self._game.press(NAMES[key], cell)
        while not table.over and table.state.to_act not in table.humans:
            self._game.act(action_text(decision(table)))

    def feel(self) -> None:
        """See `Reached`: every key here claims a pause before it."""


class Turn(NamedTuple):
    """A turn's actions, with the numbers of keys for reading and acting."""

    did: Literal["buy", "take", "reserve", "give", "noble"]
    reading: int
    doing: int


Memory = Literal["all", "round", "none"]
"""How long a player remembers what was felt: for ever, until the next turn, or not at all."""


class Fingertips:
    """Fingers on a display, and a player who remembers what was felt for as long as `memory`.

    Who forgets feels the sum: in each turn, or in every other one, with the differences between.
    With `everything` the whole table is felt anew in each turn, and gems are picked at the bank.
    The decisions are the same. On a `panel` of several rows news waits for a key. `last` is the
    last of the others on a line.
    """

    def __init__(
        self,
        display: VirtualDisplay | Reached,
        language: str = "en",
        *,
        everything: bool = False,
        memory: Memory = "all",
        panel: bool = False,
        last: str = OTHER,
    ) -> None:
        self._reached = OnBrltty(display) if isinstance(display, VirtualDisplay) else display
        self.words = it = words(language)
        self._table = default_table(language, "display")
        begin = (
            rf"{it.you} \d+p",
            it.wait,
            it.sent,
            it.won,
            re.escape(it.noble),
            rf"{it.give} \d( |$)",
        )
        # Below the home line are the player's things, the bank, and the market from level c.
        self._home = re.compile("|".join(begin))
        self.routing = self._reached.routing
        self.turns: list[Turn] = []
        self.felt: list[str] = []
        self._presses = 0
        self._everything = everything
        self._memory = memory
        self._panel = panel
        self._fresh = False
        self._last = last
        self._mind = Mind()
        self._began = False

    # Feeling and pressing

    @property
    def row(self) -> str:
        """The cells as text, one character per cell, without the marks and without `GOES_ON`."""
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
        """The cells as text, without trailing blanks."""
        return self.row.rstrip()

    def marked(self, at: int) -> bool:
        """Return whether a cell has dots 7 and 8."""
        return ord(self._reached.cells()[at]) & MARK == MARK

    def until(self, is_so: Callable[[str], object]) -> str:
        """Wait until the text satisfies a condition."""
        self._reached.until(lambda: is_so(self.text))
        return self.text

    def press(self, key: str, cell: int = 0) -> str:
        """Press a key, and return the text after it."""
        self._presses += 1
        self._reached.press(key, cell)
        self.felt.append(f"{key} {cell}: {self.text}")
        if len(self.felt) > MOST:
            raise NotShown("the game does not end", self.felt[-60:])
        return self.text

    def agree(self) -> None:
        """Do what a menu says, after feeling all of it."""
        for _ in range(12):
            if self._home.match(self.text):
                return
            self.say_yes()
        raise NotShown("nothing is done", self.felt[-40:])

    def say_yes(self, cell: int = 0) -> str:
        """Press a key on what has been felt, and repeat it on request."""
        while True:
            self._reached.feel()
            if not self.press("route" if self.routing else "ENTER", cell).endswith(
                self.words.again
            ):
                return self.text

    def agree_to(self, cell: int, then: str) -> str:
        """Press a key on what has been felt, and wait for the result."""
        self.say_yes(cell)
        return self.until(lambda text: text.startswith(then))

    def choose(self, at: int) -> str:
        """Choose the thing that begins at a cell."""
        if self.routing:
            return self.press("route", at)
        for _ in range(40):
            # Marks omit the first cell of a thing, at the cursor.
            if self.marked(at):
                return self.press("ENTER")
            self.press("FWINRT")
        raise NotShown(self.felt[-40:], at)

    def home(self) -> str:
        """Go to the home line, and wait there for the turn."""
        while not self._home.match(self.text):
            self.press("HOME" if self.routing else "LNUP")
        others = self.words.wait, self.words.sent
        if self._panel and self.text.startswith(others):
            self.press("HOME")
        return self.until(lambda text: not text.startswith(others))

    def line(self, next_line: str) -> str:
        """Feel this line to its end, until the next one, which begins like this."""
        felt = [self.text]
        while not re.match(next_line, self._next()):
            felt.append(self.text)
        return " ".join(felt)

    def _next(self) -> str:
        """Feel the next window."""
        return self.press("FWINRT" if self.routing else "FWINRTSKIP")

    # Playing

    def play(self, turns: int = MOST) -> str:
        """Play some turns, or to the end; return the text after them: at the end, the winners."""
        while not self.home().startswith(self.words.won) and len(self.turns) < turns:
            self.turn()
        return self.text

    def turn(self) -> None:
        """Take a turn from the home line, without waiting for anybody afterwards."""
        self._presses = reading = 0
        did: Literal["buy", "take", "reserve", "give", "noble"]
        if self.text.startswith(self.words.noble):
            did = "noble"
            self._choose_noble()
        elif self.text.startswith(self.words.give):
            did = "give"
            self._give_back()
        else:
            self._read()
            reading = self._presses
            did = self._act()
        self.turns.append(Turn(did, reading, self._presses - reading))

    def leave(self, program: Piped) -> None:
        """Quit after the end, and agree to the last words until the program has ended."""
        self.home()
        while self.words.leave not in self.row:
            self.press("FWINRT")
        while self.words.goodbye not in self.text:
            self._reached.feel()
            self.choose(self.row.index(self.words.leave))
        while not ends(program):
            self.say_yes()

    def _read(self) -> None:
        """Feel everything needed for a decision, and go home."""
        if self._memory == "none":
            self._read_sum()
        elif self._everything or not self._began:
            self._began = True
            self._read_all()
        elif self._memory == "round" and not self._fresh:
            self._fresh = True
            self._read_sum()
        else:
            self._fresh = False
            self.press("LNUP")
            # News of a move may come between the key and its answer.
            felt = [self.until(lambda text: not self._home.match(text))]
            # The others' things are last on the line.
            while not self._ends_with_others(felt[-1]) and not self._home.match(self._next()):
                felt.append(self.text)
            self._mind.learn(" ".join(felt), self.words)
            if not self._home.match(self.text):
                self.press("LNDN")
            if self._mind.unsure:
                self._read_own()
                self.home()

    def _ends_with_others(self, felt: str) -> bool:
        return bool(re.search(rf"(^|  ){self._last} ", felt, re.IGNORECASE))

    def _read_own(self) -> None:
        if not re.match(rf"{self.words.tokens} \d", self.text):
            self.press("LNDN")
        self._mind.own(self.line(rf"{self.words.bank} "))

    def _read_all(self) -> None:
        self._read_own()
        self._mind.bank = counts_in(self.line("c1 "))
        self._mind.cards = {}
        for next_line in ("b1 ", "a1 ", r"\?c "):
            self._mind.learn(self.line(next_line), self.words)
        if self.routing:
            self.press("HOME")
        else:
            self.home()

    def _read_sum(self) -> None:
        """Feel the whole position in the fewest cells, and go back."""
        here = self.text
        felt = [self.press("INFO")]
        while not self._mind.take_sum(" ".join(felt), self.words):
            felt.append(self._next())
        self.press("INFO")
        self.until(lambda text: text == here)

    def _act(self) -> Literal["buy", "take", "reserve"]:
        """Carry out the decision at home."""
        mind = self._mind
        place = mind.to_buy()
        if (place or mind.holds) and self._buy(place):
            return "buy"
        take = mind.to_take()
        if take:
            self._take(take)
            mind.change(counts_in("".join(f"1{letter}" for letter in take)))
            return "take"
        while not self.text.startswith("?c"):
            self.press("LNDN")
        self.choose(0)
        self._agree_to("")
        mind.unsure = mind.holds = True
        return "reserve"

    def _buy(self, place: str) -> bool:
        """Buy the first card on the home line; return whether there is one."""
        offered = re.compile(rf"{self.words.buy} ([abch]\d)")
        while not (found := offered.search(self.row)):
            if self.words.ask in self.text:
                return False
            self.press("FWINRT")
        assert not place or found[1] in (place, *HELD), self.felt[-20:]
        self.choose(found.start())
        paid = self._agree_to(found[1])
        self._mind.bought(found[1], counts_in(paid))
        return True

    def _agree_to(self, place: str) -> str:
        """Do what a menu says; return the text after a place."""
        begin = len(self.felt) - 1
        self.agree()
        # The last thing felt is the answer.
        texts = [each.partition(": ")[2] for each in self.felt[begin:-1]]
        felt = dict.fromkeys(text.removesuffix(self.words.again).rstrip() for text in texts)
        return " ".join(felt).partition(place)[2]

    def _take(self, letters: str) -> None:
        """Take gems: one of the offered takes, or else gems picked at the bank."""
        if self._everything:
            self.press("LNDN")
            self._pick_at_bank(letters)
            return
        while not re.search(rf"(^| ){self.words.takes}($| (?!\d))", self.text):
            self.press("FWINRT")
        self.choose(self.row.index(self.words.takes))
        while self.text.startswith(f"{self.words.take} "):
            offered = re.match(rf"{self.words.take} +((?:\d[segrod])+)", self.text)
            if offered and counts_in(offered[1]) == counts_in(
                "".join(f"1{letter}" for letter in letters)
            ):
                self.agree()
                return
            self.press("FWINRT")
        self._pick_at_bank(letters)

    def _pick_at_bank(self, letters: str) -> None:
        while not self.text.startswith(self.words.bank):
            self.press("LNDN")
        for letter in letters:
            while not (found := re.search(rf"\d{letter}", self.row.partition("  ")[0])):
                self.press("FWINRT")
            self.choose(found.start())
        # A take that could be larger is not done by itself.
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
            # Marked gems are picked already.
            free = [found for found in gems if not self.marked(found.end() - 1)]
            if free:
                # The nearest card's gems are kept, if possible.
                wanted = self._mind.wanted()
                self.choose(min(free, key=lambda found: found[0][-1] in wanted).start())
            else:
                self.press("FWINRT")
        given = counts_in(self._agree_to(give))
        self._mind.change({letter: -n for letter, n in given.items()})

    def _choose_noble(self) -> None:
        while not (found := re.search(r"n\d", self.row)):
            self.press("FWINRT")
        self.choose(found.start())
        self.agree()


def ends(program: Piped) -> bool:
    """Return whether a program ends, which takes a moment after the last words."""
    with suppress(TimeoutError, TimeoutExpired):
        program.process.wait(CHANGE)
        return True
    return False
