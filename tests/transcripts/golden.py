"""Files of what is heard, to be read."""

import os
from pathlib import Path


def hold(heard: str, path: Path) -> None:
    """Hold what is heard against a file; UPDATE_TRANSCRIPTS=1 writes the file anew."""
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        path.write_text(heard, encoding="utf-8", newline="\n")
    assert heard == path.read_text(encoding="utf-8")
