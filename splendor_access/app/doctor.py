"""What works on this machine, and what to install or start for the rest."""

import os
import platform
from pathlib import Path

from splendor_access import __version__
from splendor_access.app import settings
from splendor_access.out.terminal import Terminal
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Arg, Message, say

SAMPLE = "c4s 3s3o6d"


def examine(locale: Locale, terminal: Terminal) -> list[Message]:
    """Return a line for each channel: available or not, through what, and the mend."""
    editable = os.isatty(0) and terminal.interactive and os.environ.get("TERM") != "dumb"
    offered: list[Arg] = [*languages()]
    return [
        say("doctor-head", version=__version__, python=platform.python_version()),
        say("doctor-text", editable="yes" if editable else "no"),
        say("doctor-cells", cells="yes" if terminal.has_cells else "no"),
        _braille(locale),
        _sounds(),
        _saves(),
        say("doctor-language", language=locale.language, languages=offered),
    ]


def _braille(locale: Locale) -> Message:
    from splendor_access.braille.cells import code_cells
    from splendor_access.braille.liblouis import version
    from splendor_access.braille.tables import BrailleUnavailable, default_table

    table = default_table(locale.language, "display")
    try:
        cells = code_cells(SAMPLE, table).cells
        return say("doctor-braille", version=version(), table=table.name, code=SAMPLE, cells=cells)
    except BrailleUnavailable:
        return say("doctor-no-braille", mend=say("braille-missing"))


def _sounds() -> Message:
    from splendor_access.out.sound import players

    found = players()
    return say("doctor-signal", player=Path(found[0]).stem) if found else say("doctor-no-signal")


def _saves() -> Message:
    try:
        folder = settings.make_home()
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        detail = error.strerror or str(error)
        return say("doctor-no-saves", folder=str(settings.home()), detail=detail)
    return say("doctor-saves", folder=str(folder))
