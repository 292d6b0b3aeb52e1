"""Other ends for the pipe, in the Python for Windows: python other_ends.py WHICH ARGUMENTS.

Orders come as lines at standard input, and what was found goes as JSON to standard output.
"""

import _winapi
import ctypes
import importlib
import json
import os
import random
import sys
import types
from contextlib import closing, suppress
from ctypes import wintypes

from splendor_access.braille_display.displays import _pipe
from splendor_access.braille_display.displays.nvda import MUTEX, PROTOCOL, pipe_name

HELLO = {"type": "hello", "protocol": PROTOCOL, "version": "1"}


def report(**found):
    """Print what was found."""
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def rights(addon):
    """Look at how both ends open a pipe, and who may open it."""
    asked = {}
    create, open_file = _winapi.CreateNamedPipe, _winapi.CreateFile

    def created(*given):
        asked.update(opened=given[1], mode=given[2], instances=given[3])
        return create(*given)

    def opened(*given):
        asked.update(client=given[5])
        return open_file(*given)

    _winapi.CreateNamedPipe, _winapi.CreateFile = created, opened
    pipe = _pipe.PipePeer("splendor-access-rights", _pipe.Alarm())
    second = True
    try:
        _pipe.PipePeer("splendor-access-rights", _pipe.Alarm())
    except OSError:
        second = False
    security = ctypes.WinDLL("advapi32")
    found, text = ctypes.create_string_buffer(4096), wintypes.LPWSTR()
    handle, size = wintypes.HANDLE(pipe._handle), wintypes.DWORD()
    security.GetKernelObjectSecurity(handle, 4, found, 4096, ctypes.byref(size))
    convert = security.ConvertSecurityDescriptorToStringSecurityDescriptorW
    convert(found, 1, 4, ctypes.byref(text), None)

    package = sys.modules["splendorAccess"] = types.ModuleType("splendorAccess")
    package.__path__ = [addon + r"\globalPlugins\splendorAccess"]
    theirs = importlib.import_module("splendorAccess.pipe")
    link = theirs.Link("Rights None", "1", lambda: None, lambda _text: None)
    with suppress(OSError):
        link._open()
    same = theirs.user_of(os.getpid())
    report(**asked, second=second, list=text.value, user=_pipe.own_user(), sid=len(same))


def strange(seed):
    """Be a game for each line of words: it greets, shows a picture, and then sends nonsense.

    `Kilo Tango wrong` greets as another process.
    """
    chance = random.Random(int(seed))
    report(ready=True)
    for line in sys.stdin:
        first, second, *wrong = line.split()
        with (
            suppress(OSError),
            closing(_pipe.PipePeer(pipe_name(f"{first} {second}"), _pipe.Alarm())) as pipe,
        ):
            report(waits=True)
            while not pipe.connected():
                pipe.rest(None, 0.5)
            _serve(pipe, chance, os.getpid() + len(wrong))
        report(closed=True)


def _serve(pipe, chance, pid):
    """Serve a connection. Raises OSError at its end."""
    sent = False
    while True:
        for line in pipe.read():
            said = json.loads(line)
            if said["type"] == "hello":
                _write(pipe, {**HELLO, "pid": pid, "nonce": said["nonce"]})
            elif said["type"] == "display":
                cells = ["\u2801" * said["columns"]] * said["rows"]
                _write(pipe, {"type": "picture", "number": 1, "cells": cells, "cursor": None})
            elif not sent:
                sent = True
                pipe._unsent += _nonsense(chance) + b"\n"
        pipe.send()
        pipe.rest(None, 0.5)


def _write(pipe, frame):
    pipe._unsent += json.dumps(frame).encode() + b"\n"


def _nonsense(chance):
    """Return a line that no game sends."""
    return chance.choice(
        (
            *(b"nonsense", b"\xff\xfe\0", b"[" * 9000, b'{"type": "hello"}', b"x" * 70000),
            b'{"type": "picture", "number": 0, "cells": ["abc"], "cursor": null}',
            b'{"type": "picture", "number": 2, "cells": [], "cursor": null}',
            b'{"type": "pong", "number": 1000000}',
            b"\xfe" + chance.randbytes(200).replace(b"\n", b""),
        )
    )


def flood(words, seed, count):
    """Be an add-on that sends broken lines to a game; report how many of them it refused."""
    chance = random.Random(int(seed))
    ctypes.windll.kernel32.CreateMutexW(None, False, "Local\\" + MUTEX)
    report(ready=True)
    handle = None
    while handle is None:
        with suppress(FileNotFoundError):
            handle = _winapi.CreateFile(
                "\\\\.\\pipe\\" + pipe_name(words),
                *(_winapi.GENERIC_READ | _winapi.GENERIC_WRITE, 0, 0, _winapi.OPEN_EXISTING, 0, 0),
            )
    display = {"type": "display", "name": "Flood", "columns": 20}
    for line in ({**HELLO, "nonce": "0" * 32}, display):
        _winapi.WriteFile(handle, json.dumps(line).encode() + b"\n")
    key = json.dumps({"type": "key", "name": "home", "picture": 1, "age": 1, "pause": 1}).encode()
    begun, errors = b"", 0
    for number in range(int(count)):
        at = chance.randrange(len(key))
        wrong = chance.choice((b"\xff", b"[" * 2000, b"\0", b'"{'))
        _winapi.WriteFile(handle, key[:at] + wrong + key[at + 1 :] + b"\n")
        while errors <= number:
            got, _ = _winapi.ReadFile(handle, 65536)
            *whole, begun = (begun + got).split(b"\n")
            errors += sum(json.loads(each)["type"] == "error" for each in whole)
    report(errors=errors)
    sys.stdin.readline()


if __name__ == "__main__":
    {"rights": rights, "strange": strange, "flood": flood}[sys.argv[1]](*sys.argv[2:])
