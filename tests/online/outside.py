"""Programs that lead friends to a server, unpacked from Debian's packages: see .ci/setup.

Installed packages would start their servers on the developer's machine.
"""

import os
import shutil
import sys
from pathlib import Path

FOLDER = Path(sys.prefix) / "servers" / "usr"


def server(name: str) -> str:
    """Return the path of a program: the system's, or the unpacked one."""
    places = (os.environ["PATH"], "/usr/sbin", f"{FOLDER}/bin", f"{FOLDER}/sbin")
    found = shutil.which(name, path=":".join(places))
    assert found, f"the test needs {name}; .ci/setup soak gets it"
    return found


def libraries() -> dict[str, str]:
    """Return the environment with which such a program finds its libraries."""
    places = [*map(str, FOLDER.glob("lib/*-linux-gnu*")), os.environ.get("LD_LIBRARY_PATH", "")]
    return {"LD_LIBRARY_PATH": ":".join(filter(None, places))}
