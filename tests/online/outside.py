"""Programs that lead friends to a server: they are taken out of Debian's packages, see .ci/setup.

Installed, they would begin to serve at once on the machine of whoever runs the tests.
"""

import os
import shutil
import sys
from pathlib import Path

FOLDER = Path(sys.prefix) / "servers" / "usr"


def server(name: str) -> str:
    """Return the path of a program: the system's, or the one that was taken out of its package."""
    places = (os.environ["PATH"], "/usr/sbin", f"{FOLDER}/bin", f"{FOLDER}/sbin")
    found = shutil.which(name, path=":".join(places))
    assert found, f"the test needs {name}; .ci/setup soak gets it"
    return found


def libraries() -> dict[str, str]:
    """Return what lets such a program find its libraries."""
    places = [*map(str, FOLDER.glob("lib/*-linux-gnu*")), os.environ.get("LD_LIBRARY_PATH", "")]
    return {"LD_LIBRARY_PATH": ":".join(filter(None, places))}
