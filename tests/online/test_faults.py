"""Faults of the network are told in the player's words."""

import errno
import json
import re
import socket
import ssl
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from websockets.exceptions import InvalidMessage

from splendor_access import ExitCode
from splendor_access.online.client.connection import (
    UNKNOWN,
    NotThere,
    fault,
    status_fault,
    system_text,
)
from splendor_access.online.protocol.refusals import explain, not_there
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.driver import run, sentence
from tests.online.certificates import certificate

LINUX = {
    **{101: errno.ENETUNREACH, 104: errno.ECONNRESET, 110: errno.ETIMEDOUT},
    **{111: errno.ECONNREFUSED, 112: errno.EHOSTDOWN, 113: errno.EHOSTUNREACH},
}
"""What this system has for numbers of Linux that Windows and macOS do not share."""

ROWS = json.loads((Path(__file__).parent / "hostile/network_errors.json").read_text())


def raised(text: str) -> Exception | None:
    """Return the error of a row about a connection that could not be made."""
    if found := re.match(r"\[(?:Errno|WinError) (-?\d+)\]", text):
        number = int(found[1])
        kind = socket.gaierror if number < 0 else OSError
        return kind(LINUX.get(number, number), text)
    if "[SSL:" in text:
        verified = "CERTIFICATE_VERIFY_FAILED" in text
        return ssl.SSLCertVerificationError(1, text) if verified else ssl.SSLError(1, text)
    if text.startswith("TimeoutError"):
        return TimeoutError(text)
    return InvalidMessage(text) if text.startswith("did not receive") else None


def test_no_row_is_told_in_the_words_of_the_system() -> None:
    raw, seen = [], 0
    for row in ROWS:
        kind, text = row["kind"], row["what the system says"]
        if kind.startswith("host:") or kind in (
            "too many open files",
            "disk full while the key is kept",
        ):
            continue
        status = re.search(r"HTTP (\d+)", text)
        error = raised(text)
        if status and int(status[1]) not in (403, 404, 409, 429, 503):
            why = status_fault(int(status[1]))
        elif error:
            why = fault(error)
        else:
            continue
        seen += 1
        if not_there(why, "").name in ("fault-unknown", "friends-refused"):
            raw.append(kind)
    assert (raw, seen) == ([], seen)
    assert seen > 25


def test_several_addresses_that_refuse_are_one_refusal() -> None:
    for number in (f"Errno {errno.ECONNREFUSED}", "WinError 1225"):
        text = f"Multiple exceptions: [{number}] Connect call failed ('::1', 1), [{number}] Connect"
        assert fault(OSError(text)) == "refused-there"


def test_windows_says_what_it_is_in_a_number_of_its_own() -> None:
    """Python calls it an invalid argument there."""
    for number, kind in ((1225, "refused-there"), (1231, "offline"), (1232, "unreachable")):
        error = OSError(22, "[WinError]")
        error.winerror = number  # type: ignore[attr-defined,unused-ignore]
        assert fault(error) == kind
        inside = OSError(22, "Cannot connect")
        inside.os_error = error  # type: ignore[attr-defined]  # as aiohttp does
        assert fault(inside) == kind
    # One that has no word leaves the word to the other number.
    error = OSError(errno.ECONNREFUSED, "[WinError]")
    error.winerror = 5  # type: ignore[attr-defined,unused-ignore]
    assert fault(error) == "refused-there"
    # asyncio makes another error of some, without their number.
    assert fault(ConnectionResetError(22, "The specified network name is gone")) == "broken"


def test_a_host_who_is_not_there_and_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as used:
        port = used.getsockname()[1]
        done = run("serve", "--port", str(port))
        detail = sentence("system-used")
        assert sentence("friends-port", port=port, detail=detail) in done.lines
    done = run("join", f"http://127.0.0.1:{port}/abcd", "--name", "Ana")
    assert done.lines[-1] == sentence("fault-refused-there")
    assert "Errno" not in done.out


@pytest.mark.parametrize("command", ["join", "join --watch", "host --at"])
def test_what_the_system_says_is_told_to_who_asks_for_it(command: str) -> None:
    link = "http://127.0.0.1:1/abcd"
    done = run(*command.split(), link, "--name", "Ana", "--verbose", "--lang", "de")
    told, heard = done.lines[-2:]
    assert told == Locale("de").text(say("fault-refused-there"))
    assert heard.startswith("Das System sagt: ")
    assert "127.0.0.1" in heard or "[WinError 1225]" in heard


def test_an_unknown_fault_has_words_and_leads_to_those_of_the_system() -> None:
    assert fault(OSError("odd")) == fault(OSError(9999, "odd")) == UNKNOWN
    error = NotThere(UNKNOWN, system=system_text(OSError("odd \x1b[2J")))
    told, heard = error.explain("", verbose=True)
    assert Locale("en").text(told).startswith("The table cannot be reached. Try again; with --verb")
    assert Locale("en").text(heard) == "The system says: OSError: odd [2J"
    assert error.explain("") == [told]


def test_a_certificate_and_a_key_that_do_not_fit_each_other(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    cert, key = certificate(tmp_path)
    _cert, other = certificate(tmp_path / "other")
    locked = tmp_path / "locked.pem"
    whole = serialization.load_pem_private_key(key.read_bytes(), None)
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    password = serialization.BestAvailableEncryption(b"x")
    locked.write_bytes(whole.private_bytes(pem, form, password))
    wrong = {
        "cert-other-key": (cert, other),
        "cert-locked": (cert, locked),
        "cert-not-pem": (key, key),
    }
    for why, (one, two) in wrong.items():
        done = run("serve", "--port", "0", "--cert", str(one), "--key", str(two))
        assert done.code == ExitCode.FAILED
        assert done.lines == [sentence("friends-cert", detail=sentence(why))]
    done = run("serve", "--cert", str(cert), "--key", str(other), "--verbose")
    assert "MISMATCH" in done.lines[-1]


@pytest.mark.parametrize(
    ("statuses", "kind"),
    [
        ((200, 201, 299, 400, 426, 499), "not-table"),
        ((300, 301, 399), "led-away"),
        ((500, 501, 503, 505), "server-fault"),
        ((502, 504), "closed-behind"),
    ],
)
def test_what_the_status_of_an_answer_stands_for(statuses: tuple[int, ...], kind: str) -> None:
    assert {status_fault(status) for status in statuses} == {kind}


def test_a_list_of_names_is_told_whole() -> None:
    names = ", ".join(f"{name} von und zu Hohenlohe" for name in ("Anna", "Berta", "Clara"))
    told = explain("first-missing", {"name": "Dora", "names": names, "begins": "Anna"})
    assert names in Locale("en").text(told)
    assert len(Locale("en").text(explain("guesses" * 100, {}))) < 200
