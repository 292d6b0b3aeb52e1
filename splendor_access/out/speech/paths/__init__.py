"""The paths to a voice: one module each, with `connect`."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

import msgspec

from splendor_access.out.speech import Ability, Manner, Speech

ORDERS = {
    "win32": ("prismatoid", "accessible-output2"),
    "darwin": ("accessible-output2", "prismatoid"),
    "linux": ("speech-dispatcher", "prismatoid"),
}
"""The paths that are tried on each system, one after another; a player may choose another one."""


class Progress(msgspec.Struct, frozen=True):
    """A step of an utterance: one of its lines has begun, or, without a line, it is over."""

    number: int
    line: int | None = None


class Path(Speech, Protocol):
    """A way to a voice. Its calls may wait, and raise whatever they like: then it is replaced."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What it can do."""

    def adopt(self, manner: Manner) -> bool:
        """Speak in this manner from now on; say whether there is such a voice."""

    def check(self) -> None:
        """Raise something if what speaks has gone."""


def connect(name: str, report: Callable[[Progress], None], *, may_start: bool) -> Path:
    """Open a path. `may_start`: start the service it needs, if that is not running.

    `report` is called from any thread. Raises Unavailable, and what the engine raises.
    """
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    path: Path = module.connect(report, may_start=may_start)
    return path
