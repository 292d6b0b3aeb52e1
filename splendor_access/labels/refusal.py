"""Reasons for which labels cannot be made."""

import os
import shlex
import subprocess
import sys

from splendor_access.talk.messages import Message, say


class LabelsRefused(Exception):
    """Labels cannot be made as asked; `message` says why, with the figures.

    `usage`: the command line is wrong; `file`: a file is.
    """

    def __init__(self, message: Message, *, usage: bool = False, file: bool = False) -> None:
        super().__init__(message.name, message.args)
        self.message = message
        self.usage = usage
        self.file = file


LIBRARIES = {
    "3d": ("manifold3d", "numpy"),
    "dxf": ("ezdxf",),
    "friends": ("aiohttp", "asyncssh", "jinja2", "websockets"),
    "labels": ("pillow", "pypdfium2", "reportlab", "resvg-py"),
}
"""The libraries of each extra of the package, by their names on PyPI."""

_BY_MODULE = {"PIL": "pillow", "resvg_py": "resvg-py"}
"""The names of libraries by their modules, where these differ."""


def missing_library(error: ModuleNotFoundError) -> LabelsRefused:
    """Return the refusal for a missing library, with the command to install it.

    The command names the libraries of the extra, not the extra: the program may run from a
    checkout. Raises the error again if the module belongs to no extra.
    """
    module = str(error.name).partition(".")[0]
    library = _BY_MODULE.get(module, module)
    extra = next((each for each in LIBRARIES.values() if library in each), None)
    if extra is None:
        raise error
    words = [sys.executable, "-m", "pip", "install", *extra]
    command = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
    return LabelsRefused(say("label-library", library=library, command=command))
