"""The operating system, for sentences that say what to type, and its errors in words."""

import errno
import platform
import sys
from functools import cache
from pathlib import Path
from typing import Literal

from splendor_access.talk.messages import Arg, clean, say

System = Literal["debian", "fedora", "arch", "mac", "windows", "other"]


@cache
def system() -> System:
    """Return the system, or the family of the Linux distribution."""
    if sys.platform == "win32":
        return "windows"
    if sys.platform == "darwin":
        return "mac"
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return "other"
    like = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    if like & {"debian", "ubuntu"}:
        return "debian"
    if like & {"fedora", "rhel"}:
        return "fedora"
    return "arch" if "arch" in like else "other"


def has_make() -> bool:
    """Return whether `make play` works: the program runs from its source."""
    return sys.platform != "win32" and (Path(__file__).parents[2] / "Makefile").is_file()


NAMES = {
    errno.ENOENT: "missing",
    errno.EACCES: "no-rights",
    errno.EPERM: "no-rights",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long",
    errno.EIO: "broken",
    errno.EMFILE: "open",
    errno.EADDRINUSE: "used",
    errno.EADDRNOTAVAIL: "no-address",
}
"""The names of errors in the locale files, where they are `system-NAME`."""


def explain(error: OSError | ValueError) -> Arg:
    """Return the reason of an error, in the system's own words if the locale has none."""
    name = NAMES.get(getattr(error, "errno", None) or 0)
    if name:
        return say(f"system-{name}")
    return clean(getattr(error, "strerror", None) or str(error))
