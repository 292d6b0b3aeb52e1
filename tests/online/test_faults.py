"""Faults of the network are told in the player's words."""

import json
import re
import socket
import ssl
from pathlib import Path

import pytest
from websockets.exceptions import InvalidMessage

from splendor_access.online.client.faults import fault, status_fault
from splendor_access.online.protocol.refusals import not_there
from tests.driver import run, sentence

ROWS = json.loads((Path(__file__).parent / "hostile/network_errors.json").read_text())


def raised(text: str) -> Exception | None:
    """Return the error of a row about a connection that could not be made."""
    if found := re.match(r"\[(?:Errno|WinError) (-?\d+)\]", text):
        kind = socket.gaierror if int(found[1]) < 0 else OSError
        return kind(int(found[1]), text)
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
        if why is None or not_there(why, "").name == "friends-not-reached":
            raw.append(kind)
    assert (raw, seen) == ([], seen)
    assert seen > 25


def test_several_addresses_that_refuse_are_one_refusal() -> None:
    text = "Multiple exceptions: [Errno 111] Connect call failed ('::1', 1), [Errno 111] Connect"
    assert fault(OSError(text)) == "refused-there"


def test_a_host_who_is_not_there_and_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as used:
        port = used.getsockname()[1]
        done = run("serve", "--port", str(port))
        detail = sentence("system-used")
        assert sentence("friends-port", port=port, detail=detail) in done.lines
    done = run("join", f"http://127.0.0.1:{port}/abcd", "--name", "Ana")
    assert done.lines[-1] == sentence("fault-refused-there")


@pytest.mark.parametrize(
    ("statuses", "kind"),
    [
        ((200, 426), "not-table"),
        ((300, 301, 399), "led-away"),
        ((500, 501, 503, 505), "server-fault"),
        ((502, 504), "closed-behind"),
        ((201, 299, 400, 499), None),
    ],
)
def test_what_the_status_of_an_answer_stands_for(
    statuses: tuple[int, ...], kind: str | None
) -> None:
    assert {status_fault(status) for status in statuses} == {kind}
