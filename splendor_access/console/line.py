"""Paints the line being typed at a terminal, and writes only its changes.

Screen readers repeat text that is painted again, and stop at colours and jumps of the cursor. So a
typed letter causes its echo alone, and Enter the end of the line alone.

Tried with prompt-toolkit 3.0.43 to 3.0.53: try a newer version with tests/console/test_line.py
first.
"""

import os
import sys
from collections.abc import Callable

from prompt_toolkit.application import Application
from prompt_toolkit.layout import Container, DynamicContainer, Layout
from prompt_toolkit.layout.mouse_handlers import MouseHandlers
from prompt_toolkit.layout.screen import Char, Screen, WritePosition
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.renderer import Renderer
from prompt_toolkit.styles import Attrs

from splendor_access.console.terminal import RESET

SOLID = "underline"
"""A style for text with trailing spaces.

prompt-toolkit moves the cursor over trailing spaces without a style, so a typed space would not be
echoed. The style itself is never written.
"""


class LineOutput(Vt100_Output):
    """Text and the shortest movements; the cursor and its terminal are left alone.

    This omits the parts of prompt-toolkit that nobody sees or that would be heard: hiding the
    cursor while painting, attributes, and the switch that keeps a terminal from wrapping lines.
    """

    ink: Callable[[], str] | None = None
    """Returns the control sequence before text, for its colours."""

    _right = _up = 0
    _inked = False

    def write(self, data: str) -> None:
        """Write text at the cursor, or the end of a row."""
        self._move()
        if not data.strip("\r\n"):
            self._dry()
        elif self.ink and not self._inked:
            ink = self.ink()
            super().write_raw(ink)
            self._inked = bool(ink)
        super().write(data)

    def write_raw(self, data: str) -> None:
        """Write a control sequence at the cursor."""
        self._dry()
        self._move()
        super().write_raw(data)

    def flush(self) -> None:
        """Send the output."""
        self._dry()
        self._move()
        super().flush()

    def _dry(self) -> None:
        """Reset the colours of the text: erasing would fill the row with them."""
        if self._inked:
            self._inked = False
            super().write_raw(RESET)

    def cursor_forward(self, amount: int) -> None:
        """Move before the next output."""
        self._right += amount

    def cursor_backward(self, amount: int) -> None:
        """Move before the next output."""
        self._right -= amount

    def cursor_up(self, amount: int) -> None:
        """Move before the next output."""
        self._up += amount

    def _move(self) -> None:
        right, up = self._right, self._up
        self._right = self._up = 0
        super().cursor_up(up)
        if right < 0:
            super().cursor_backward(-right)
        else:
            super().cursor_forward(right)

    @property
    def responds_to_cpr(self) -> bool:
        """Whether the terminal may report its cursor: no, as if the player had typed it."""
        return False

    def hide_cursor(self) -> None:
        """Do nothing."""

    def show_cursor(self) -> None:
        """Do nothing."""

    def set_attributes(self, attrs: Attrs, color_depth: ColorDepth) -> None:
        """Do nothing."""

    def reset_attributes(self) -> None:
        """Do nothing."""

    def disable_autowrap(self) -> None:
        """Do nothing."""

    def enable_autowrap(self) -> None:
        """Do nothing."""


def line_output(ink: Callable[[], str]) -> LineOutput:
    """Return the output on which the line is painted.

    `ink` returns the control sequence before its text: the colours of a theme, or nothing.
    """
    output = LineOutput.from_pty(sys.stdout, term=os.environ.get("TERM"), enable_bell=False)
    assert isinstance(output, LineOutput)  # its class method is declared to return another type
    output.ink = ink
    return output


class _Unstyled(DynamicContainer):
    """A container without the styles that prompt-toolkit adds.

    The last row has a style of its own there, so a line that grows by a row would be painted again.
    """

    def __init__(self, inner: Container) -> None:
        super().__init__(lambda: inner)

    def write_to_screen(
        self,
        screen: Screen,
        mouse_handlers: MouseHandlers,
        write_position: WritePosition,
        parent_style: str,
        erase_bg: bool,
        z_index: int | None,
    ) -> None:
        super().write_to_screen(
            screen, mouse_handlers, write_position, parent_style, erase_bg, z_index
        )
        for row in screen.data_buffer.values():
            for column, cell in row.items():
                row[column] = Char(cell.char, SOLID if SOLID in cell.style else "")


class LineRenderer(Renderer):
    """Ends a line by a line end, where prompt-toolkit would paint it all again."""

    @classmethod
    def take_over(cls, app: Application[str]) -> "LineRenderer":
        """Make an application paint in this way; return its renderer."""
        app.layout.container = _Unstyled(app.layout.container)
        app.renderer = renderer = cls(app.renderer.style, app.output)
        return renderer

    def render(self, app: Application[object], layout: Layout, is_done: bool = False) -> None:
        """Paint the changes; after a finished line, go to the next one."""
        app.exit_style = ""  # a dropped line stays as typed
        super().render(app, layout)
        if is_done:
            self.go_below(layout)

    def go_below(self, layout: Layout) -> None:
        """Leave the line as painted, and go to the row below it."""
        screen = self.last_rendered_screen
        if screen is None:
            return
        size = self.output.get_size()
        rows = layout.container.preferred_height(size.columns, size.rows).preferred
        row = screen.get_cursor_position(layout.current_window).y
        self.output.write_raw("\r\n" * max(1, min(rows, size.rows) - row))
        self.reset()
