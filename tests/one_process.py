"""What the program does in other processes, done in its own: to start those takes far longer."""

from collections.abc import Callable, Sequence
from typing import Any

from splendor_access.braille import process
from splendor_access.online.alone.thinkers import decided
from splendor_access.table.opponents import Opponents


async def _decide(_opponents: Opponents, line: bytes) -> bytes:
    """Return a bot's answer, in place of `Opponents.exchange`."""
    return decided(line.decode()).encode()


def _call(function: Callable[[Sequence[str], str], Any], paths: Sequence[str], text: str) -> Any:
    """Return what a function of liblouis makes, in place of `process.call`."""
    made = function(paths, text)
    return [*made] if isinstance(made, tuple) else made


def in_one_process(put: Callable[[object, str, object], None]) -> None:
    """Let bots think, and liblouis translate, in the process of a game; `put` sets an attribute."""
    put(Opponents, "exchange", _decide)
    put(process, "call", _call)
    put(process, "warm", lambda: None)
