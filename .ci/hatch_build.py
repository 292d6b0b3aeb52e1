"""The README as an index of packages shows it, where what it links to is not there."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)([^)]+)\)")


class Readme(MetadataHookInterface):
    """Names the files of the source that the README links to."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the text in."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        named = RELATIVE_LINK.sub(r"\1 (`\2`)", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": named}
