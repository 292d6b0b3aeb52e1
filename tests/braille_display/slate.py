"""A braille display inside a test, and a game on it from recorded actions."""

from collections.abc import Callable, Sequence

from splendor_access.braille.cells import BLANK, cells_text
from splendor_access.braille.layout import MARK
from splendor_access.braille.tables import BrailleTable, table_for_codes
from splendor_access.braille_display.controller import Controller
from splendor_access.braille_display.displays import Key, KeyName, Picture, Status
from splendor_access.braille_display.keys import Outcome
from splendor_access.braille_display.viewport import Viewport
from splendor_access.game.notation import parse_action
from splendor_access.session.intents import Intent
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.table import Table
from tests.driver import chosen_settings, session


class Slate:
    """A display of any size, which keeps its pictures, with keys by name."""

    def __init__(
        self,
        columns: int = 40,
        rows: int = 1,
        *,
        routing: bool | None = None,
        dots_keys: bool | None = None,
    ) -> None:
        self.now = Status(True, "slate", columns, rows, routing=routing, dots_keys=dots_keys)
        self.pictures: list[Picture] = []
        self.closed = False
        self.on_key: Callable[[Key], None] = lambda _key: None
        self.on_status: Callable[[Status], None] = lambda _status: None

    def start(self, on_key: Callable[[Key], None], on_status: Callable[[Status], None]) -> None:
        """Begin, and report the display."""
        self.on_key, self.on_status = on_key, on_status
        on_status(self.now)

    def show(self, picture: Picture) -> None:
        """Keep a picture."""
        assert all(len(row) == self.now.columns for row in picture.cells)
        assert len(picture.cells) == self.now.rows
        self.pictures.append(picture)

    def close(self) -> None:
        """End."""
        self.closed = True

    @property
    def cells(self) -> str:
        """The cells, one row below another."""
        return "\n".join(self.pictures[-1].cells)

    def press(
        self, name: KeyName, argument: int = 0, *, age: float = 1.0, pause: float | None = None
    ) -> None:
        """Press a key on the latest picture, felt for that many seconds.

        No key was struck for the `pause` before it, or else since the picture came.
        """
        pause = age if pause is None else pause
        self.on_key(Key(name, argument, self.pictures[-1].number, age, pause))


class SlateGame:
    """A game on a slate. Other seats act only by `act`."""

    def __init__(
        self,
        laid: Table | AnySession,
        slate: Slate,
        language: str = "en",
        languages: Sequence[str] = (),
        **settings: str,
    ) -> None:
        self.session: AnySession = (
            session(laid, language=language, languages=languages)
            if isinstance(laid, Table)
            else laid
        )
        self.session.style.use(chosen_settings(**settings))
        self.slate = slate
        self.posted: list[Intent] = []
        viewport = Viewport(slate, self._act)
        self.controller = Controller(self.session, self.posted.append, viewport)
        self.controller.tell(self.session.opening(), None)
        viewport.show(self.controller.view)
        self.viewport = viewport
        slate.start(self._key, viewport.status)

    def _key(self, key: Key) -> None:
        self.controller.note_key()
        self.viewport.key(key)

    def _act(self, outcome: Outcome) -> None:
        self.controller.act(outcome)

    def press(
        self, name: KeyName, argument: int = 0, *, age: float = 1.0, pause: float | None = None
    ) -> str:
        """Press a key and let the session answer; return the text after it."""
        self.slate.press(name, argument, age=age, pause=pause)
        while self.posted:
            self.do(self.posted.pop(0))
        return self.text

    def keys(self, *names: KeyName) -> str:
        """Press several keys."""
        for name in names:
            self.press(name)
        return self.text

    def route(self, text: str, *, age: float = 1.0) -> str:
        """Press the routing key of the first cell of a text."""
        return self.press("route", self.row.index(text), age=age)

    def type(self, text: str, table: BrailleTable | None = None) -> str:
        """Type a text with the dot keys, and enter the line."""
        from splendor_access.braille.cells import text_cells

        for cell in text_cells(text, table or self.session.style.table).cells:
            self.press("dots", ord(cell) - ord(BLANK))
        return self.press("enter")

    def act(self, *actions: str) -> str:
        """Let the seat to act do recorded actions."""
        for action in actions:
            seat, version = self.session.table.state.to_act, self.session.table.version
            self.do(Intent("bot", action=parse_action(action), seat=seat, seen=version))
        return self.text

    def do(self, intent: Intent) -> None:
        """Hand an intent in, as the loop does."""
        self.controller.tell(self.session.handle(intent), intent)
        self.viewport.refresh()

    @property
    def row(self) -> str:
        """The first row as text, cell for cell, without marks: in computer braille."""
        return self.read(self.slate.pictures[-1].cells[0])

    @property
    def text(self) -> str:
        """All rows as text, without marks and trailing blanks."""
        rows = [self.read(row).rstrip() for row in self.slate.pictures[-1].cells]
        return "\n".join(rows).rstrip()

    @property
    def marks(self) -> list[int]:
        """The cells of the first row with dots 7 and 8."""
        row = self.slate.pictures[-1].cells[0]
        return [at for at, cell in enumerate(row) if ord(cell) & MARK == MARK]

    def read(self, cells: str) -> str:
        """Read a row by the table of the settings, or by that of its codes."""
        bare = "".join(
            chr(ord(cell) & ~MARK) if ord(cell) & MARK == MARK else cell for cell in cells
        )
        table = table_for_codes(self.session.style.table)
        fields = [cells_text(field, table) if field else "" for field in bare.split(BLANK)]
        return " ".join(fields)
