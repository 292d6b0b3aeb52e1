"""The command that installs the libraries a format needs."""

import os
import shlex
import subprocess
import sys

from splendor_access.labels.formats import Format
from splendor_access.labels.refusal import Refused
from splendor_access.talk.messages import say

LIBRARIES = {"3d": ("manifold3d", "numpy"), "dxf": ("ezdxf",)}
"""The libraries of each extra of the package, by their names on PyPI."""


def missing(format_name: str, form: Format, error: ModuleNotFoundError) -> Refused:
    """Return the refusal for a format whose library is missing, with the command to install it.

    The command names the libraries, not the extra: the program may run from a checkout.
    """
    words = [sys.executable, "-m", "pip", "install", *LIBRARIES[form.EXTRA]]
    command = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
    library = str(error.name).partition(".")[0]
    return Refused(say("label-library", format=format_name, library=library, command=command))
