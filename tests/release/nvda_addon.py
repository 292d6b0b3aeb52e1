"""Makes the add-on for NVDA in dist: python -m tests.release.nvda_addon.

Its texts are compiled here, and its version is that of the program. The same sources make the same
bytes, wherever they are.
"""

import io
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from splendor_access import __version__
from tests.release.archives import ROOT
from tests.release.parts import sha256

SOURCES = ROOT / "nvda_addon"
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of each file and text: the first that a zip can name."""


def contents(sources: Path = SOURCES) -> dict[str, bytes]:
    """Return the files of the add-on by their names in it."""
    found = {"LICENSE": (ROOT / "LICENSE").read_bytes()}
    for path in sorted(sources.rglob("*.*")):
        name = path.relative_to(sources).as_posix()
        if "__pycache__" in path.parts or path.is_dir():
            continue
        if path.suffix == ".po":
            name, found_bytes = name.removesuffix("po") + "mo", _compiled(path)
        else:
            found_bytes = path.read_bytes()
        if name == "manifest.ini":
            found_bytes = found_bytes.replace(b"VERSION", __version__.encode())
        found[name] = found_bytes
    return found


def _compiled(path: Path) -> bytes:
    with path.open("rb") as file:
        catalog = read_po(file)
    # In their places the head would have the present time.
    catalog.creation_date = catalog.revision_date = datetime(*MOMENT, tzinfo=UTC)
    compiled = io.BytesIO()
    write_mo(compiled, catalog)
    return compiled.getvalue()


def make_addon(into: Path) -> Path:
    """Write the add-on, and return its path."""
    into.mkdir(exist_ok=True)
    target = into / f"splendor-access-{__version__}.nvda-addon"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, found in sorted(contents().items()):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0
            archive.writestr(entry, found)
    return target


if __name__ == "__main__":
    made = make_addon(ROOT / "dist")
    sys.stdout.write(
        f"dist/{made.name}: {made.stat().st_size} bytes, {sha256(made.read_bytes())}\n"
    )
