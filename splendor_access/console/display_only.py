"""Playing on a braille display alone: taking the display, and noticing when it is refused."""

import asyncio
from collections.abc import Awaitable, Callable

from splendor_access.braille.tables import BrailleUnavailable
from splendor_access.braille_display.channel import DisplayChannel
from splendor_access.out import displays
from splendor_access.out.displays import Status
from splendor_access.preferences.braille_tables import explain
from splendor_access.preferences.style import Style
from splendor_access.talk.messages import Message


class NoDisplay(Exception):  # not an error: what was begun goes on as text
    """There is no display to play on: a message that says why, and the status it comes from."""

    def __init__(self, message: Message, status: Status | None = None) -> None:
        super().__init__(message.name)
        self.message = message
        self.status = status


async def open_display(style: Style, complain: Callable[[Message], None]) -> DisplayChannel:
    """Take the braille display, or complain that it is not there yet and wait for it.

    Raises NoDisplay where waiting would be of no use.
    """
    display = DisplayChannel(displays.chosen, style, alone=True)
    display.start()
    try:
        status = await display.found()
    except BrailleUnavailable as error:
        await display.stop()
        raise NoDisplay(explain(error)) from error
    problem = status.problem
    if problem and problem.kind != "absent":
        await display.stop()
        raise NoDisplay(problem.message, status)
    if problem:
        # Not to be shown on the display: there it is no longer true.
        complain(problem.message)
    return display


async def play_until_refused(
    display: DisplayChannel,
    game: Awaitable[int],
    complain: Callable[[Message], None],
    *,
    typed: bool,
) -> int:
    """Play to the end, and return the exit code.

    If the display is refused to the player meanwhile, raises NoDisplay where somebody types at a
    terminal; otherwise complains, and waits for the display.
    """
    playing = asyncio.ensure_future(game)
    shut_out = asyncio.ensure_future(display.shut_out())
    try:
        await asyncio.wait((playing, shut_out), return_when=asyncio.FIRST_COMPLETED)
        if not playing.done():
            status = shut_out.result()
            assert status.problem
            if typed:
                raise NoDisplay(status.problem.message, status)
            complain(status.problem.message)
        return await playing
    finally:
        playing.cancel()
        shut_out.cancel()
        await asyncio.gather(playing, shut_out, return_exceptions=True)
