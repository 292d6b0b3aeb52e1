"""The command that installs the libraries of an extra, such as those that labels need."""

import os
import shlex
import subprocess
import sys

from splendor_access.labels.refusal import Refused
from splendor_access.talk.messages import say

LIBRARIES = {
    "3d": ("manifold3d", "numpy"),
    "dxf": ("ezdxf",),
    "friends": ("aiohttp", "asyncssh", "jinja2", "websockets"),
    "labels": ("pillow", "pypdfium2", "reportlab", "resvg-py"),
}
"""The libraries of each extra of the package, by their names on PyPI."""

_BY_MODULE = {"PIL": "pillow", "resvg_py": "resvg-py"}
"""Libraries whose modules have another name."""


def missing(error: ModuleNotFoundError) -> Refused:
    """Return the refusal where a library is missing, with the command to install its extra.

    The command names the libraries, not the extra: the program may run from a checkout. Raises the
    error where it is about a module of no extra.
    """
    module = str(error.name).partition(".")[0]
    library = _BY_MODULE.get(module, module)
    extra = next((each for each in LIBRARIES.values() if library in each), None)
    if extra is None:
        raise error
    words = [sys.executable, "-m", "pip", "install", *extra]
    command = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
    return Refused(say("label-library", library=library, command=command))
