"""Speech outside a game: a failed start, and doctor's answers.

They are spoken if the player has chosen the program's own voice and no screen reader runs; in a
pipe, only with `--speech direct`.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Literal

from splendor_access.settings.settings import Settings
from splendor_access.settings.system import system
from splendor_access.speech.screen_readers import decide, gather_facts
from splendor_access.speech.spoken import SpokenPhrase
from splendor_access.talk.locale import Locale

Until = Literal["begun", "heard", "answered"]
"""When to continue: once the voice goes on by itself, or when everything has been said.

Enter interrupts the latter; its line stays to be read where it may be an answer.
"""


def say_aloud(
    lines: Sequence[str],
    locale: Locale,
    settings: Settings,
    *,
    terminal: bool,
    until: Until = "begun",
) -> None:
    """Speak printed lines, if this program speaks.

    `terminal`: a person types and reads along. `until` is the moment to return.
    """
    if _speaks(settings, terminal=terminal):
        asyncio.run(_say(lines, locale, settings, typed=terminal, until=until))


def _speaks(settings: Settings, *, terminal: bool) -> bool:
    asked = settings.source("speech") == "flag"
    if settings.speech != "direct" or not (terminal or asked) or system() == "page":
        return False
    return decide(gather_facts("direct", terminal=terminal)).alone


async def _say(
    lines: Sequence[str], locale: Locale, settings: Settings, *, typed: bool, until: Until
) -> None:
    # Loaded late: it costs nothing if something else speaks.
    from splendor_access.speech.speaker import Speaker

    speaker = Speaker(
        locale,
        settings,
        typed=typed,
        may_start=True,
        changed=lambda _changed: None,
        chosen=lambda _voice, _speaks: None,
        tell=lambda _message: None,
    )
    loop = asyncio.get_running_loop()

    def cut_off() -> None:
        loop.remove_reader(0)
        if until == "heard":
            os.read(0, 4096)
        speaker.hush()

    # Windows cannot wait for a typed line and for speech at once.
    cuts = until != "begun" and typed and sys.platform != "win32"
    if cuts:
        loop.add_reader(0, cut_off)
    speaker.say([SpokenPhrase(_with_full_stop(text), "turn") for text in lines], own=False)
    try:
        if until == "begun":
            await speaker.wait_until_begun()
        if until != "begun" or not speaker.lasting:
            await speaker.wait_until_finished()
    except asyncio.CancelledError:  # by Ctrl-C
        speaker.hush()
        raise
    finally:
        if cuts:
            loop.remove_reader(0)
        await speaker.close()


def _with_full_stop(text: str) -> str:
    """Return a line with a full stop: several are said in one utterance."""
    text = text.rstrip()
    return text if text.endswith((".", "?", "!")) else f"{text}."
