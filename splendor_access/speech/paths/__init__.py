"""The paths to a voice: one module each, with `connect`."""

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, Protocol

import msgspec

Urgency = Literal["answer", "turn", "moves", "background"]
"""The urgency of a text: an answer to the listener, a call to act, news of others, the rest."""

Ability = Literal["language", "rate", "voice", "punctuation", "progress", "lasting"]
"""Possible abilities of a path.

The first four obey a part of the manner. `progress`: it reports the progress of an utterance;
`lasting`: it continues to speak after the end of the program.
"""

LONGEST = 2000
"""The most characters of one utterance."""


class Utterance(msgspec.Struct, frozen=True):
    """Lines said without a break. `sign`: the only line is one character, to be named.

    `number` identifies its progress.
    """

    lines: tuple[str, ...]
    sign: bool = False
    number: int = 0


class Manner(msgspec.Struct, frozen=True):
    """How to speak; None is the engine's own choice.

    `rate` goes from 1 to 100, and 50 is ordinary. `punctuation` is none, some, most or all. `pace`
    is how many words a minute are said, for a path that reports no progress.
    """

    language: str = "en"
    rate: int | None = None
    voice: str | None = None
    punctuation: str | None = None
    pace: int | None = None


Reason = Literal["missing", "stopped", "mute", "failed"]


class Unavailable(Exception):  # not an error: there may be another path
    """A path has no voice: something is missing or not running, mute, or fails."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail


class Speech(Protocol):
    """A voice."""

    @property
    def name(self) -> str:
        """The name of the voice for the player."""

    def available(self) -> bool:
        """Return whether there is a voice."""

    def say(self, utterance: Utterance, urgency: Urgency) -> None:
        """Say something after the present utterance."""

    def stop(self) -> None:
        """Be silent at once, and drop what waits."""


ORDERS = {
    "win32": ("prismatoid", "accessible-output2"),
    "darwin": ("accessible-output2", "prismatoid", "say"),
    "linux": ("speech-dispatcher", "prismatoid"),
}
"""The paths to try on each system, in order; a player may choose another one."""


class SpeechProgress(msgspec.Struct, frozen=True):
    """A step of an utterance: one of its lines has begun, or, without a line, it is over."""

    number: int
    line: int | None = None


class VoicePath(Speech, Protocol):
    """A path to a voice. Its methods may block and raise anything: then it is replaced."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The path's abilities."""

    def adopt(self, manner: Manner) -> bool:
        """Speak in this manner from now on; return whether its voice exists."""

    def check(self) -> None:
        """Raise an exception if the voice is gone."""


def connect(name: str, report: Callable[[SpeechProgress], None], *, may_start: bool) -> VoicePath:
    """Open a path. `may_start`: start its service, if that is not running.

    `report` is called from any thread. Raises Unavailable, and the errors of the engine.
    """
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    path: VoicePath = module.connect(report, may_start=may_start)
    return path


_PLACES = "lib/python3*/*-packages/speechd/__init__.py"


def speechd() -> ModuleType:
    """Return the module: of this Python, or else the system's, which is pure Python.

    The system's is also taken in place of a strange file of its name. It is then found by `import
    speechd`, too. Raises Unavailable.
    """
    with suppress(ImportError):
        found_here = import_module("speechd")
        if hasattr(found_here, "SSIPCommunicationError"):
            return found_here
    found = sorted(Path("/usr").glob(_PLACES))
    if not found:
        raise Unavailable("missing", "python3-speechd")
    spec = spec_from_file_location(
        "speechd", found[0], submodule_search_locations=[str(found[0].parent)]
    )
    assert spec
    assert spec.loader
    sys.modules["speechd"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
