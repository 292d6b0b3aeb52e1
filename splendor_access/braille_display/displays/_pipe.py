"""A named pipe of Windows, for one program of the same user on the same machine."""

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import wintypes

from splendor_access.braille_display.displays import ThreadedDevice
from splendor_access.braille_display.displays.json_lines import Peer

assert sys.platform == "win32"  # so the type checker of other systems leaves the rest alone

import _winapi  # noqa: E402  # Windows alone has it

SIZE = 1 << 16
"""Bytes that the system keeps each way, and that are read at once."""

_REJECT_REMOTE_CLIENTS = 8
_QUERY = 8  # TOKEN_QUERY
_USER = 1  # TokenUser
_SYNCHRONIZE = 0x100000

_kernel = ctypes.WinDLL("kernel32", use_last_error=True)
_security = ctypes.WinDLL("advapi32", use_last_error=True)
for _function in (_kernel.GetCurrentProcess, _kernel.CreateEventW, _kernel.OpenMutexW):
    _function.restype = wintypes.HANDLE


class _Attributes(ctypes.Structure):
    """Who may open a thing (SECURITY_ATTRIBUTES)."""

    _fields_ = (
        ("size", wintypes.DWORD),
        ("descriptor", ctypes.c_void_p),
        ("inherited", wintypes.BOOL),
    )


def _done(result: int) -> None:
    """Raise OSError if a function of Windows has failed."""
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())


def own_user() -> str:
    """Return the security identifier of this user, such as S-1-5-21-7-8-9-1000. Raises OSError."""
    token = wintypes.HANDLE()
    process = wintypes.HANDLE(_kernel.GetCurrentProcess())
    _done(_security.OpenProcessToken(process, _QUERY, ctypes.byref(token)))
    try:
        found, size = ctypes.create_string_buffer(256), wintypes.DWORD()
        _done(_security.GetTokenInformation(token, _USER, found, 256, ctypes.byref(size)))
    finally:
        _kernel.CloseHandle(token)
    # The first member points to the identifier, in the same buffer.
    place = ctypes.cast(found, ctypes.POINTER(ctypes.c_void_p))[0]
    text = wintypes.LPWSTR()
    _done(_security.ConvertSidToStringSidW(ctypes.c_void_p(place), ctypes.byref(text)))
    try:
        return str(text.value)
    finally:
        _kernel.LocalFree(text)


@contextmanager
def _only_own_user() -> Iterator[int]:
    """Yield the address of attributes that let this user alone open a thing. Raises OSError."""
    descriptor = ctypes.c_void_p()
    make = _security.ConvertStringSecurityDescriptorToSecurityDescriptorW
    _done(make(f"D:P(A;;GA;;;{own_user()})", 1, ctypes.byref(descriptor), None))
    try:
        attributes = _Attributes(ctypes.sizeof(_Attributes), descriptor, False)
        yield ctypes.addressof(attributes)
    finally:
        _kernel.LocalFree(descriptor)


def mutex_exists(name: str) -> bool:
    """Return whether a program of this session holds a mutex of this name."""
    found = _kernel.OpenMutexW(_SYNCHRONIZE, False, f"Local\\{name}")
    if found:
        _kernel.CloseHandle(wintypes.HANDLE(found))
    return bool(found)


class Alarm:
    """Wakes a thread that rests at a pipe."""

    def __init__(self) -> None:
        self.handle: int = _kernel.CreateEventW(None, False, False, None)

    def ring(self) -> None:
        """Wake the thread, now or when it comes to rest."""
        _kernel.SetEvent(wintypes.HANDLE(self.handle))


class PipePeer(Peer):
    """The only instance of a pipe, and the program at its other end."""

    def __init__(self, name: str, alarm: Alarm) -> None:
        """Make the pipe. Raises OSError, also if there is one of that name."""
        super().__init__()
        self._alarm = alarm
        opened = (
            _winapi.PIPE_ACCESS_DUPLEX
            | _winapi.FILE_FLAG_OVERLAPPED
            | _winapi.FILE_FLAG_FIRST_PIPE_INSTANCE
        )
        path = f"\\\\.\\pipe\\{name}"
        with _only_own_user() as attributes:
            self._handle = _winapi.CreateNamedPipe(
                *(path, opened, _REJECT_REMOTE_CLIENTS, 1, SIZE, SIZE, 0, attributes)
            )
        self._connecting: _winapi.Overlapped | None = None
        self._reading: _winapi.Overlapped | None = None
        self._writing: _winapi.Overlapped | None = None

    def connected(self) -> bool:
        """Return whether a program has opened the pipe."""
        self._connecting = self._connecting or _winapi.ConnectNamedPipe(
            self._handle, overlapped=True
        )
        return _is_over(self._connecting)

    def receive(self) -> bytes:
        """See `Peer`."""
        got = b""
        if self._reading and _is_over(self._reading):
            count, _ = self._reading.GetOverlappedResult(False)
            got = bytes(self._reading.getbuffer()[:count])  # type: ignore[index]  # there is one
            self._reading = None
        if not self._reading:
            self._reading, _ = _winapi.ReadFile(self._handle, SIZE, overlapped=True)
        return got

    def dispatch(self, waiting: bytes) -> int:
        """See `Peer`."""
        if not self._writing:
            self._writing, _ = _winapi.WriteFile(self._handle, waiting[:SIZE], overlapped=True)
        if not _is_over(self._writing):
            return 0
        count, _ = self._writing.GetOverlappedResult(False)
        self._writing = None
        return count

    def rest(self, device: ThreadedDevice, seconds: float) -> None:  # noqa: ARG002  # an event wakes it
        """See `Peer`."""
        pending = (self._connecting, self._reading, self._writing)
        events = [each.event for each in pending if each and not _is_over(each)]
        if self._reading and _is_over(self._reading):
            return
        _winapi.WaitForMultipleObjects([self._alarm.handle, *events], False, int(seconds * 1000))

    def close(self) -> None:
        """End the connection, and remove the pipe."""
        for each in (self._connecting, self._reading, self._writing):
            with suppress(OSError):
                if each and not _is_over(each):
                    each.cancel()
        _winapi.CloseHandle(self._handle)


def _is_over(begun: _winapi.Overlapped) -> bool:
    """Return whether something begun is done, or has failed."""
    return _winapi.WaitForSingleObject(begun.event, 0) == _winapi.WAIT_OBJECT_0
