"""Requests that no browser sends, and those that it does, as raw bytes to a real server."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.online.browsers import Browser
from tests.online.guests import hosting, kept, run
from tests.tiers import sampled, tries

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "hostile/requests.json").read_text(encoding="utf-8")
)
QUIET = 0.5
"""The seconds without an answer after which a server that may wait for more is said to do so."""

PATIENCE = 30.0
"""The seconds for an answer that has to come, on a busy machine."""


def grown(text: Any) -> str:
    """Return a text of the file, with what it repeats and joins."""
    if isinstance(text, dict):
        if "$join" in text:
            return "".join(map(grown, text["$join"]))
        repeated, times = text["$repeat"]
        return str(repeated * times)
    return str(text)


def raw(row: dict[str, Any], code: str, host: str, number: int = 0) -> bytes:
    """Return the bytes of a row."""

    def whole(text: Any) -> str:
        filled = grown(text).replace("$CODE_UPPER", code.upper()).replace("$CODE", code)
        return filled.replace("$HOST", host).replace("$N", f"{number:04}")

    if "raw" in row:
        return whole(row["raw"]).encode("latin-1")
    headers = {"Host": host, "Connection": "close"}
    body = whole(row.get("body", "")).encode()
    if body or row["method"] == "POST":
        headers["Content-Length"] = str(len(body))
    sent = {name: whole(value) for name, value in row.get("headers", {}).items()}
    headers |= sent
    if "Transfer-Encoding" in sent and "Content-Length" not in sent:
        del headers["Content-Length"]
    lines = [f"{row['method']} {whole(row['path'])} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


async def answer(port: int, request: bytes, seconds: float = PATIENCE) -> str:
    """Return the answer to a request, `""` where the server waits for more or hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    got = b""
    try:
        writer.write(request)
        await writer.drain()
        async with asyncio.timeout(seconds):
            got = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"Content-Length: ([0-9]+)", got)
            got += await reader.readexactly(int(length[1])) if length else b""
    except (ConnectionError, TimeoutError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.close()
    return got.decode("utf-8", "replace")


def status(text: str) -> str:
    """Return the status of an answer, `closed` where there is none."""
    return text.partition("\r\n")[0].split(" ")[1] if text else "closed"


def allowed(row: dict[str, Any], found: str) -> bool:
    """Return whether a row allows a status."""
    wanted = row["status_class"]
    if "or closed" in wanted and found == "closed":
        return True
    return found in wanted or f"{found[0]}xx" in wanted


def test_no_request_breaks_the_server_or_is_told_back_raw(tmp_path: Path) -> None:
    async def test() -> None:
        wrong: list[tuple[str, str]] = []
        async with hosting(tmp_path) as host:
            code = (await host.make(kept())).rpartition("/")[2]
            where = f"127.0.0.1:{host.port}"
            for row in ROWS:
                tables = len([*tmp_path.iterdir()])
                may_wait = row.get("debatable") or "or closed" in row["status_class"]
                seconds = QUIET if may_wait else PATIENCE
                for number in range(row.get("times", 1)):
                    text = await answer(host.port, raw(row, code, where, number), seconds)
                    found = status(text)
                    fits = row.get("debatable") or allowed(row, found)
                    if found.startswith("5") or not fits:
                        wrong.append((row["why"], found))
                    if "\x1b" in text or "\nSet-Cookie: a=b" in text or "<script>alert" in text:
                        wrong.append((row["why"], "told back raw"))
                made = len([*tmp_path.iterdir()]) - tables
                if made and not row.get("debatable") and "no table is made" in row["status_class"]:
                    wrong.append((row["why"], "a table was made"))
                last = row.get("then")
                if last:
                    found = status(await answer(host.port, raw(last, code, where)))
                    wrong += [] if allowed(last, found) else [(row["why"], found)]
        assert not wrong

    run(test)


FORM = "application/x-www-form-urlencoded"
UNREADABLE = {
    "more than a hundred fields": ("&".join(f"f{n}=x" for n in range(101)), FORM),
    "bytes that are not UTF-8": ("name=%FF%FE", FORM),
    "half of a pair": ("name=%ED%A0%80", FORM),
    "bytes that are not ASCII and not UTF-8": (b"name=\xff".decode("latin-1"), FORM),
}


@sampled(5)
@pytest.mark.parametrize("where", ["/", "/CODE/seat", "/CODE/do"])
@pytest.mark.parametrize("what", UNREADABLE)
def test_a_form_that_cannot_be_read_is_refused_in_words(
    what: str, where: str, tmp_path: Path
) -> None:
    body, kind = UNREADABLE[what]

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept())
            code = link.rpartition("/")[2]
            async with Browser(link, "de") as browser:
                await browser.sit("Ana")
                path = where.replace("CODE", code)
                cookies = "; ".join(f"{each.key}={each.value}" for each in browser.cookies)
                sent = body.encode("latin-1")
                head = (
                    f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: close\r\n"
                    f"Accept-Language: de\r\nCookie: {cookies}\r\nContent-Type: {kind}\r\n"
                    f"Content-Length: {len(sent)}\r\n\r\n"
                )
                text = await answer(host.port, head.encode() + sent)
        assert status(text) == "400"
        assert "Das Formular war nicht zu lesen, und nichts wurde getan." in text

    run(test)


def test_a_charset_of_a_form_is_no_matter_since_pages_are_utf_8(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, Browser(await host.make(kept())) as browser:
            await browser.open()
            fields = {**dict(browser.page.forms[0].form_values()), "name": "Zoë"}
            kind = f"{FORM}; charset=nosuch"
            await browser.send(
                browser.page.forms[0].get("action"),
                urlencode(fields).encode(),  # type: ignore[arg-type]  # bytes are sent as they are
                **{"Content-Type": kind},
            )
            assert browser.status == 200
            assert "Zoë" in browser.text

    run(test)


def test_too_long_a_form_for_a_new_table_is_refused_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept())
            async with Browser(link, "fr") as browser:
                await browser.send("/", {"name": "x" * 200_000})
                assert browser.status == 413
                assert "C'était trop long, et rien n'a été fait." in browser.page.text_content()

    run(test)


def test_settings_in_a_cookie_that_cannot_be_read_are_left_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept())
            cookie = "settings=" + "&".join(f"a{n}=b" for n in range(300))
            async with Browser(link, headers={"Cookie": cookie}) as browser:
                await browser.open()
                assert browser.status == 200
            text = await answer(
                host.port,
                f"GET /{link.rpartition('/')[2]} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                f"Cookie: seat=unknown; {cookie}\r\n\r\n".encode(),
            )
            assert status(text) == "200"

    run(test)


BODIES = st.one_of(
    st.binary(max_size=300),
    st.dictionaries(
        st.sampled_from(["name", "token", "watch", "line", "reply", "asked", "seen", "once", "do"]),
        st.text(max_size=20) | st.sampled_from(["\x00", "9" * 5000, "yes", "-1", "٣"]),
    ).map(lambda fields: urlencode(fields, errors="surrogatepass").encode()),
)
KINDS = st.sampled_from([FORM, f"{FORM}; charset=utf-16", "text/plain", "multipart/form-data", ""])


def test_no_form_ends_in_an_error_of_the_server(tmp_path: Path) -> None:
    async def all_of(requests: list[tuple[str, str, bytes]], folder: Path) -> None:
        async with hosting(folder) as host:
            link = await host.make(kept())
            async with Browser(link) as browser:
                await browser.sit("Ana")
                cookies = "; ".join(f"{each.key}={each.value}" for each in browser.cookies)
                token = browser.page.xpath("//input[@name='token']/@value")[0]
                for where, kind, body in requests:
                    path = where.replace("CODE", link.rpartition("/")[2])
                    sent = body.replace(b"token=", f"token={token}&x=".encode())
                    head = (
                        f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                        f"Cookie: {cookies}\r\nContent-Type: {kind}\r\n"
                        f"Content-Length: {len(sent)}\r\n\r\n"
                    )
                    found = status(await answer(host.port, head.encode() + sent))
                    assert not found.startswith("5"), (where, kind, body)

    @settings(
        max_examples=tries(5, 200),
        suppress_health_check=[HealthCheck.function_scoped_fixture],
        deadline=None,
    )
    @given(
        st.lists(
            st.tuples(st.sampled_from(["/", "/CODE/seat", "/CODE/do"]), KINDS, BODIES),
            min_size=10,
            max_size=20,
        )
    )
    def test(requests: list[tuple[str, str, bytes]]) -> None:
        folder = tmp_path / str(len([*tmp_path.iterdir()]))
        run(lambda: all_of(requests, folder))

    test()
