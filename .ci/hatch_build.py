"""The README for an index of packages, with links to files made absolute."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)([^)]+)\)")


class Readme(MetadataHookInterface):
    """Turns the README's links to source files into absolute ones."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the text to the metadata."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        named = RELATIVE_LINK.sub(r"\1 (`\2`)", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": named}
