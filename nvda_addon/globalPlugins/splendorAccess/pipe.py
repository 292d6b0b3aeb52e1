"""The add-on's end of a game's named pipe, in a thread of its own: NVDA never waits for it.

Whom it trusts: a pipe of this machine whose server is a process of the same user, in the same
session, that knows what was just made up for it. The server may identify this user and do nothing
in the user's name.
"""

import _winapi
import ctypes
import os
import threading
import time
from ctypes import wintypes

from .frames import Conversation, Nonsense

READ = 1 << 14
REST_MS = 100
AGAIN = 1.0
"""Seconds until a pipe that failed is tried again."""

LOOK_AGAIN = 2.0
"""Seconds after which all is looked at again, though no title has changed."""

TRIES = 10
"""How often a pipe that is not there is looked for."""

_SQOS_PRESENT_AND_IDENTIFICATION = 0x100000 | 0x10000
_QUERY_PROCESS, _QUERY_TOKEN, _USER = 0x1000, 8, 1

_kernel = ctypes.WinDLL("kernel32", use_last_error=True)
_security = ctypes.WinDLL("advapi32", use_last_error=True)
_user = ctypes.WinDLL("user32", use_last_error=True)
for _function in (_kernel.OpenProcess, _kernel.CreateMutexW, _kernel.CreateEventW):
    _function.restype = wintypes.HANDLE
_user.GetForegroundWindow.restype = wintypes.HWND


def front_title():
    """Return the title of the window in front, as Windows has it."""
    title = ctypes.create_unicode_buffer(1024)
    _user.GetWindowTextW(wintypes.HWND(_user.GetForegroundWindow()), title, 1024)
    return title.value


class Watch(threading.Thread):
    """Notices that another window is in front, or another tab of one: NVDA may hear of it late.

    While it runs it holds a mutex, by which games find out that the add-on is there.
    """

    def __init__(self, mutex, changed):
        super().__init__(name="splendorAccess", daemon=True)
        self._mutex = _kernel.CreateMutexW(None, False, "Local\\" + mutex)
        self._changed = changed
        self._ending = threading.Event()

    def run(self):
        """Compare titles until the end; a game that was not found is looked for again."""
        before, told_at = "", 0.0
        while not self._ending.wait(REST_MS / 1000):
            title = front_title()
            if title != before or time.monotonic() > told_at + LOOK_AGAIN:
                before, told_at = title, time.monotonic()
                self._changed()
        _kernel.CloseHandle(wintypes.HANDLE(self._mutex))

    def end(self):
        """End the thread soon."""
        self._ending.set()


def user_of(pid):
    """Return the security identifier of the user of a process, as bytes. Raises OSError."""
    process = wintypes.HANDLE(_checked(_kernel.OpenProcess(_QUERY_PROCESS, False, pid)))
    token = wintypes.HANDLE()
    try:
        _checked(_security.OpenProcessToken(process, _QUERY_TOKEN, ctypes.byref(token)))
        found, size = ctypes.create_string_buffer(256), wintypes.DWORD()
        _checked(_security.GetTokenInformation(token, _USER, found, 256, ctypes.byref(size)))
        place = ctypes.cast(found, ctypes.POINTER(ctypes.c_void_p))[0]
        return ctypes.string_at(place, _security.GetLengthSid(ctypes.c_void_p(place)))
    finally:
        _kernel.CloseHandle(token)
        _kernel.CloseHandle(process)


def _checked(result):
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())
    return result


class Link(threading.Thread):
    """The connection to the game whose window has these words in its title.

    `changed` is called in this thread, whenever something is to be looked at; `log` takes a text.
    """

    def __init__(self, words, version, changed, log, clock=time.monotonic):
        super().__init__(name="splendorAccess " + words, daemon=True)
        self.words = words
        self._version, self._changed, self._log, self._clock = version, changed, log, clock
        self._lock = threading.RLock()
        self._alarm = _kernel.CreateEventW(None, False, False, None)
        self._conversation = None
        self._display = ("", 0, 0)
        self._hangs = False
        self.over = False
        """Whether the thread has come to its end."""
        self._ending = False
        self.refused = ""
        """Why nothing of this game is taken any more."""

    # For NVDA's threads: none of these waits for the game

    def picture(self):
        """Return the picture to show, or None while the display is not the game's."""
        with self._lock:
            talk = self._conversation
            return talk.picture if talk and talk.greeted and not self._hangs else None

    def show_on(self, name, columns, rows):
        """Tell the game which display there is."""
        with self._lock:
            if (name, columns, rows) != self._display:
                self._display = (name, columns, rows)
                if self._conversation and self._conversation.greeted:
                    self._conversation.tell_display(name, columns, rows)
        self._wake()

    def note_shown(self, picture):
        """Note what the display shows of the game; None when it is NVDA's again."""
        with self._lock:
            if self._conversation:
                self._conversation.note_shown(picture, self._clock())

    def press(self, name, argument):
        """Pass a key on; return whether the game gets it."""
        with self._lock:
            talk = self._conversation
            taken = bool(talk and not self._hangs and talk.press(name, argument, self._clock()))
        self._wake()
        return taken

    def end(self):
        """End the thread soon."""
        self._ending = True
        self._wake()

    def _wake(self):
        with self._lock:
            _kernel.SetEvent(wintypes.HANDLE(self._alarm))

    # In the thread

    def run(self):
        """Talk to the game until its pipe is gone for long, or it is not to be trusted."""
        tries = 0
        try:
            while not self._ending and tries < TRIES:
                tries += 1
                try:
                    handle = self._open()
                    try:
                        self._converse(handle)
                    finally:
                        tries = 0
                        _winapi.CloseHandle(handle)
                except OSError as error:
                    # There is no such pipe, or it is at its end; the game may make it again.
                    self._log(f"no pipe of {self.words}: {error}")
                self._forget()
                _winapi.WaitForSingleObject(self._alarm, int(AGAIN * 1000))
        except Nonsense as error:
            self.refused = str(error)
            self._log(f"nothing of {self.words} is taken any more: {error}")
        except Exception as error:  # the display must be NVDA's again, whatever it is
            self.refused = repr(error)
            self._log(f"a fault of the add-on: {error!r}")
        finally:
            self.over = True
            self._forget()
            with self._lock:
                _kernel.CloseHandle(wintypes.HANDLE(self._alarm))
                self._alarm = 0

    def _open(self):
        return _winapi.CreateFile(
            "\\\\.\\pipe\\splendor-access-" + "-".join(self.words.lower().split()),
            _winapi.GENERIC_READ | _winapi.GENERIC_WRITE,
            *(0, _winapi.NULL, _winapi.OPEN_EXISTING),
            _winapi.FILE_FLAG_OVERLAPPED | _SQOS_PRESENT_AND_IDENTIFICATION,
            _winapi.NULL,
        )

    def _forget(self):
        with self._lock:
            before, self._conversation = self._conversation, None
        if before:
            self._changed()

    def _converse(self, handle):
        """Talk through an open pipe. Raises OSError at its end, and Nonsense."""
        pid, session, own = wintypes.ULONG(), wintypes.ULONG(), wintypes.DWORD()
        _checked(_kernel.GetNamedPipeServerProcessId(wintypes.HANDLE(handle), ctypes.byref(pid)))
        for number, place in ((pid.value, session), (os.getpid(), own)):
            _checked(_kernel.ProcessIdToSessionId(number, ctypes.byref(place)))
        if session.value != own.value or user_of(pid.value) != user_of(os.getpid()):
            raise Nonsense("the pipe is somebody else's")
        talk = Conversation(os.urandom(16).hex(), self._version, pid.value)
        with self._lock:
            self._conversation, self._hangs = talk, False
        reading = writing = None
        waiting = b""
        try:
            while not self._ending:
                now = self._clock()
                with self._lock:
                    waiting += talk.take_unsent()
                if waiting and writing is None:
                    writing, _ = _winapi.WriteFile(handle, waiting, overlapped=True)
                    waiting = b""
                if reading is None:
                    reading, _ = _winapi.ReadFile(handle, READ, overlapped=True)
                pending = [each.event for each in (reading, writing) if each]
                _winapi.WaitForMultipleObjects([self._alarm, *pending], False, REST_MS)
                if writing and _is_over(writing):
                    writing.GetOverlappedResult(False)
                    writing = None
                got = b""
                if _is_over(reading):
                    count, _ = reading.GetOverlappedResult(False)
                    got, reading = bytes(reading.getbuffer()[:count]), None
                if len(waiting) > 1 << 16:
                    raise OSError("the game reads nothing")
                self._take(talk, got, now)
        finally:
            for each in (reading, writing):
                if each and not _is_over(each):
                    each.cancel()

    def _take(self, talk, got, now):
        """Take what was read, and look whether the game still runs."""
        with self._lock:
            greeted = talk.greeted
            new = bool(got) and talk.feed(got)
            if talk.greeted and not greeted:
                talk.tell_display(*self._display)
            if talk.greeted:
                talk.tick(now)
            hung, self._hangs = self._hangs, talk.hangs(now)
        if new or hung != self._hangs:
            self._changed()


def _is_over(begun):
    """Return whether something begun is done, or has failed."""
    return _winapi.WaitForSingleObject(begun.event, 0) == _winapi.WAIT_OBJECT_0
