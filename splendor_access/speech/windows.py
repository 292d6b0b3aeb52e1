"""Windows about screen readers: the running programs, and a flag that most of them set."""

import ctypes
import sys

_PROCESSES = 2  # TH32CS_SNAPPROCESS
_SCREEN_READER = 0x46  # SPI_GETSCREENREADER


class _Entry(ctypes.Structure):
    """A process, as Windows lists it (PROCESSENTRY32W)."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("usage", ctypes.c_uint32),
        ("number", ctypes.c_uint32),
        ("heap", ctypes.c_size_t),
        ("module", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("parent", ctypes.c_uint32),
        ("priority", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("program", ctypes.c_wchar * 260),
    )


def programs() -> list[str]:
    """Return the names of all running programs; none if they cannot be listed."""
    names: list[str] = []
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateToolhelp32Snapshot.restype = ctypes.c_void_p
        snapshot = ctypes.c_void_p(kernel.CreateToolhelp32Snapshot(_PROCESSES, 0))
        entry = _Entry(size=ctypes.sizeof(_Entry))
        # The first call fails without a snapshot.
        more = kernel.Process32FirstW(snapshot, ctypes.byref(entry))
        while more:
            names.append(entry.program)
            more = kernel.Process32NextW(snapshot, ctypes.byref(entry))
        kernel.CloseHandle(snapshot)
    return names


def flagged() -> bool:
    """Return whether a screen reader has reported to Windows that it runs. Narrator does not."""
    found = ctypes.c_int(0)
    if sys.platform == "win32":
        ctypes.windll.user32.SystemParametersInfoW(_SCREEN_READER, 0, ctypes.byref(found), 0)
    return bool(found)
