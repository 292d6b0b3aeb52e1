"""The paths to a voice: one module each, with `connect`."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, Protocol

import msgspec

Urgency = Literal["answer", "turn", "moves", "background"]
"""What a text is to the listener: an answer to them, a call to act, news of others, the rest."""

Ability = Literal["language", "rate", "voice", "punctuation", "progress", "lasting"]
"""What a path may be able to do: take that part of a manner; tell how far it has come with an
utterance; go on speaking when the program has ended."""

LONGEST = 2000
"""Characters of one utterance at most."""


class Utterance(msgspec.Struct, frozen=True):
    """Lines that are said in one go. `sign`: the only line is one character, to be named.

    `number` tells its progress from that of others.
    """

    lines: tuple[str, ...]
    sign: bool = False
    number: int = 0


class Manner(msgspec.Struct, frozen=True):
    """How to speak; None is what the engine does by itself.

    `rate` goes from 1 to 100, and 50 is ordinary. `punctuation` is none, some, most or all.
    """

    language: str = "en"
    rate: int | None = None
    voice: str | None = None
    punctuation: str | None = None


Reason = Literal["missing", "stopped", "mute", "failed"]


class Unavailable(Exception):  # not an error: there may be another path
    """A path leads nowhere: what it needs is missing or not running, has no voice, or fails."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail


class Speech(Protocol):
    """A voice."""

    @property
    def name(self) -> str:
        """What speaks, as it is named to the player."""

    def available(self) -> bool:
        """Say whether there is something that speaks."""

    def say(self, utterance: Utterance, urgency: Urgency) -> None:
        """Say something after what is being said."""

    def stop(self) -> None:
        """Be silent at once, and forget what was to be said."""


ORDERS = {
    "win32": ("prismatoid", "accessible-output2"),
    "darwin": ("accessible-output2", "prismatoid"),
    "linux": ("speech-dispatcher", "prismatoid"),
}
"""The paths that are tried on each system, one after another; a player may choose another one."""


class SpeechProgress(msgspec.Struct, frozen=True):
    """A step of an utterance: one of its lines has begun, or, without a line, it is over."""

    number: int
    line: int | None = None


class VoicePath(Speech, Protocol):
    """A way to a voice. Its calls may wait, and raise whatever they like: then it is replaced."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What it can do."""

    def adopt(self, manner: Manner) -> bool:
        """Speak in this manner from now on; say whether there is such a voice."""

    def check(self) -> None:
        """Raise something if what speaks has gone."""


def connect(name: str, report: Callable[[SpeechProgress], None], *, may_start: bool) -> VoicePath:
    """Open a path. `may_start`: start the service it needs, if that is not running.

    `report` is called from any thread. Raises Unavailable, and what the engine raises.
    """
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    path: VoicePath = module.connect(report, may_start=may_start)
    return path


_PLACES = "lib/python3*/*-packages/speechd/__init__.py"


def speechd() -> ModuleType:
    """Return the module: of this Python, or else the system's, which is plain Python.

    It is then found by `import speechd` too. Raises Unavailable.
    """
    try:
        return import_module("speechd")
    except ImportError:
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
