"""The program's log of finished keys."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Line = dict[str, Any]


class KeysDone:
    """The log named by SPLENDOR_ACCESS_KEY_LOG, read as it grows."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read = 0
        self.count = 0
        """The number of finished keys at the last read."""

    def new(self) -> list[Line]:
        """Return the lines since the last call."""
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
        """Wait for a line that satisfies a condition; return it, or None."""
        late = time.monotonic() + seconds
        while True:
            found = next(filter(is_so, self.new()), None)
            if found or time.monotonic() > late:
                return found
            time.sleep(0.005)
