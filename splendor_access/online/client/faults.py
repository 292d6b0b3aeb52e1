"""Why a table cannot be reached: the kinds of faults of a network."""

import errno
import re
import socket
import ssl

from websockets.exceptions import InvalidHandshake

UNKNOWN = "unknown"

_NUMBERS = {
    errno.ECONNREFUSED: "refused-there",
    errno.ENETUNREACH: "offline",
    errno.ENETDOWN: "offline",
    errno.EHOSTUNREACH: "unreachable",
    errno.EHOSTDOWN: "unreachable",
    errno.ETIMEDOUT: "silent",
    errno.EPERM: "forbidden",
    errno.EACCES: "forbidden",
    errno.ECONNRESET: "broken",
    errno.ECONNABORTED: "broken",
    errno.EPIPE: "broken",
    # Names that are not found.
    -2: "no-machine",
    -3: "offline",
    -5: "no-machine",
    # Windows has numbers of its own, and so has macOS.
    61: "refused-there",
    121: "silent",
    1225: "refused-there",
    1231: "offline",
    1232: "unreachable",
    10053: "broken",
    10061: "refused-there",
    11001: "no-machine",
}


def status_fault(status: int) -> str:
    """Return the kind of fault that a server's status stands for."""
    if 300 <= status < 400:
        return "led-away"
    if status in (502, 504):
        return "closed-behind"
    return "server-fault" if status >= 500 else "not-table"


def system_text(error: Exception) -> str:
    """Return what the system or a library says of an error, with the kind of the error."""
    return f"{type(error).__name__}: {error}"


def fault(error: Exception) -> str:
    """Return the kind of fault behind an error, `unknown` where there is no word for it."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return "certificate"
    if isinstance(error, ssl.SSLError):
        return "unencrypted" if "WRONG_VERSION_NUMBER" in str(error) else "broken-tls"
    if isinstance(error, socket.gaierror):
        return "offline" if error.errno == socket.EAI_AGAIN else "no-machine"
    if isinstance(error, TimeoutError) and error.errno is None:
        return "silent"
    if isinstance(error, InvalidHandshake):
        return "not-table"
    if isinstance(error, ConnectionResetError | ConnectionAbortedError | BrokenPipeError):
        return "broken"  # whatever its number: asyncio drops that of Windows
    if not isinstance(error, OSError):
        return UNKNOWN
    # Where several addresses were tried, the numbers are only in the text.
    found = re.search(r"\[(?:Errno|WinError) (\d+)\]", str(error))
    # Windows' own number says more than the one that Python takes for it.
    windows = getattr(getattr(error, "os_error", error), "winerror", None)  # inside aiohttp's
    numbers = (windows, error.errno, int(found[1]) if found else 0)
    return next((_NUMBERS[number] for number in numbers if number in _NUMBERS), UNKNOWN)
