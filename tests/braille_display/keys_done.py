"""What a program writes of the keys of its display that it is done with."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Line = dict[str, Any]


class KeysDone:
    """The log of keys that SPLENDOR_ACCESS_KEY_LOG names, read as it grows."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read = 0
        self.count = 0
        """So many keys were done with when the log was read last."""

    def new(self) -> list[Line]:
        """Return the lines that have come since this was last asked."""
        if not self._path.exists():
            return []
        with self._path.open("rb") as file:
            file.seek(self._read)
            whole, end, _ = file.read().rpartition(b"\n")
        self._read += len(whole + end)
        lines = [*map(json.loads, whole.splitlines())]
        if lines:
            self.count = lines[-1]["keys"]
        return lines

    def until(self, is_so: Callable[[Line], bool], seconds: float) -> Line | None:
        """Wait for a line of which something is true; return it, or None where none comes."""
        late = time.monotonic() + seconds
        while True:
            found = next(filter(is_so, self.new()), None)
            if found or time.monotonic() > late:
                return found
            time.sleep(0.005)
