"""The operating system, for sentences that say what to type, its errors in words, its processes."""

import errno
import os
import platform
import shlex
import shutil
import signal
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from splendor_access.talk.messages import PATH, Arg, Message, clean, say

if TYPE_CHECKING:  # what says one sentence needs no event loop
    from asyncio.subprocess import Process

    from splendor_access.settings.libraries import LibraryFault

System = Literal["debian", "fedora", "arch", "mac", "windows", "page", "other"]


@cache
def system() -> System:
    """Return the system, or the family of the Linux distribution; a page in a browser is one."""
    if sys.platform == "win32":
        return "windows"
    if sys.platform == "darwin":
        return "mac"
    if sys.platform == "emscripten":
        return "page"
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


def how_started() -> Literal["make", "window", "page", "command"]:
    """Return how the program is started: by `make`, by opening its file, or by its name."""
    if sys.platform == "emscripten":
        return "page"
    if os.environ.get("SPLENDOR_ACCESS_WINDOW"):
        return "window"
    runs_from_source = (Path(__file__).parents[2] / "Makefile").is_file()
    return "make" if runs_from_source and os.environ.get("MAKELEVEL") else "command"


INSTALLERS: dict[System, str] = {
    "debian": "apt-get install",
    "fedora": "dnf install",
    "arch": "pacman -S",
    "mac": "brew install",
}
"""What installs packages; all but the last need the rights of an administrator."""

PACKAGES: dict[str, dict[System, str]] = {
    "alsa-utils": dict.fromkeys(("debian", "fedora", "arch"), "alsa-utils"),
    "brlapi": {"debian": "python3-brlapi", "fedora": "python3-brlapi", "arch": "python-brltty"},
    "brltty": dict.fromkeys(("debian", "fedora", "arch"), "brltty"),
    "liblouis": {
        "debian": "python3-louis",
        "fedora": "python3-louis",
        "arch": "liblouis",
        "mac": "liblouis",
    },
    "pip": {"debian": "python3-pip", "fedora": "python3-pip", "arch": "python-pip"},
    "speech-dispatcher": {
        "debian": "speech-dispatcher speech-dispatcher-espeak-ng",
        "fedora": "speech-dispatcher",
        "arch": "speech-dispatcher espeak-ng",
    },
    "speechd": {"debian": "python3-speechd", "fedora": "python3-speechd"},
    "synthesiser": {
        "debian": "speech-dispatcher-espeak-ng",
        "fedora": "speech-dispatcher-espeak-ng",
        "arch": "espeak-ng",
    },
    "tables": {
        "debian": "liblouis-data",
        "fedora": "liblouis-tables",
        "arch": "liblouis",
        "mac": "liblouis",
    },
}
"""The packages of each system for what may be missing."""


def package_command(missing: str) -> str:
    """Return what to type to install what is missing from the system's packages, or `none`."""
    # Loaded late: it is slow, and mostly nothing is missing.
    from splendor_access.settings.libraries import as_administrator

    packages = PACKAGES[missing].get(system())
    if packages is None:
        return "none"
    command = f"{INSTALLERS[system()]} {packages}"
    return command if system() == "mac" else as_administrator(command)


def to_install(missing: str) -> Message:
    """Say what to type to install what is missing from the system's packages."""
    return say("to-install", command=package_command(missing))


def to_get_tables() -> Message:
    """Say what to do where tables of liblouis are not found."""
    chosen = os.environ.get("LOUIS_TABLEPATH")
    return say("tables-elsewhere", path=clean(chosen, PATH)) if chosen else to_install("tables")


def without_liblouis() -> Message:
    """Say that there is no braille, and what to do next."""
    return say("braille-missing", system=system(), step=to_install("liblouis"))


def program() -> str:
    """Return what starts this program here, as one can type it."""
    name, started = "splendor-access", Path(sys.argv[0])
    if how_started() in ("window", "page"):
        return name
    if started.stem != name:
        return f"{_quoted(sys.executable)} -m splendor_access"
    # On Windows a program may be told its name without `.exe`.
    found = shutil.which(name)
    is_found = found and Path(found).resolve().with_suffix("") == started.resolve().with_suffix("")
    return name if is_found else _quoted(str(started))


def _quoted(path: str) -> str:
    if sys.platform == "win32":
        return f'"{path}"' if " " in path else path
    return shlex.quote(path)


def is_classic_console() -> bool:
    """Return whether this is the old console of Windows, whose rows NVDA reads one by one."""
    return sys.platform == "win32" and "WT_SESSION" not in os.environ


def kill(process: "Process") -> None:
    """Kill a child process, if it has not ended.

    asyncio's own method collects a child that has ended in this moment, and then warns on the
    terminal that somebody has collected it.
    """
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.kill(process.pid, signal.SIGKILL)


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


def unusable(fault: "LibraryFault") -> Message:
    """Say what is wrong with a library, and what to do next."""
    # Loaded late: hardly any library is wrong.
    from splendor_access.settings.libraries import library_sentences

    why, step = (Message(name, {**facts}) for name, facts in library_sentences(fault))
    return say("library-unusable", why=why, step=step)


def explain(error: OSError | ValueError) -> Arg:
    """Return the reason of an error, in the system's own words if the locale has none."""
    name = NAMES.get(getattr(error, "errno", None) or 0)
    if name:
        return say(f"system-{name}")
    return clean(getattr(error, "strerror", None) or str(error))
