"""The file of `serve --config`: TOML, with a word for each value that is wrong."""

import ipaddress
import re
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from splendor_access.online.club.ladder import is_day
from splendor_access.online.page.http import has_page
from splendor_access.online.server.house import DAY, HERE, PORT, SERVED, House, Mailing, Serving
from splendor_access.settings.files import Unreadable, read_bytes, read_toml
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Arg, Message, clean, say

LONGEST = 2000
"""The most characters of a text."""

MOST_DAYS = 36_500


class Misconfigured(Exception):  # a refusal in words, not a fault
    """A file of `serve --config` cannot be used: a message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


class WrongValue(Exception):  # a refusal in words, not a fault
    """A value is none of those that its setting takes: a message says which it takes."""

    def __init__(self, name: str, **args: Arg) -> None:
        super().__init__(name)
        self.wanted = say(name, **args)


Take = Callable[[object], object]


def _number(least: int, most: int) -> Take:
    def take(value: object) -> object:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise WrongValue("config-number", least=str(least), most=str(most))
        return value

    return take


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST:
        raise WrongValue("config-text", most=str(LONGEST))
    return clean(value.strip(), LONGEST)


def _addresses(value: object) -> list[str]:
    try:
        assert isinstance(value, list)
        assert value
        return [str(ipaddress.ip_address(each)) for each in value if isinstance(each, str) or 1 / 0]
    except (AssertionError, ValueError, ArithmeticError):
        raise WrongValue("config-addresses") from None


def _link(value: object) -> str:
    parts = urlsplit(value) if isinstance(value, str) else urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise WrongValue("config-link")
    return f"{parts.scheme}://{parts.netloc}/"


def _mail(value: object) -> str:
    text = value if isinstance(value, str) else ""
    if not re.fullmatch(r"[\w.+=-]*\*[\w.+=-]*@[a-z0-9-]+(\.[a-z0-9-]+)+", text, re.IGNORECASE):
        raise WrongValue("config-mail")
    return text


def _mail_server(kind: str) -> Take:
    def take(value: object) -> object:
        parts = urlsplit(value) if isinstance(value, str) else urlsplit("")
        if parts.scheme not in (kind, f"{kind}s") or not parts.hostname or parts.path:
            raise WrongValue("config-server", example=f"{kind}s://mail.example.org")
        return value

    return take


def _file(value: object) -> str:
    try:
        read_bytes(Path(_text(value)))
    except Unreadable as error:
        raise WrongValue("config-file", detail=error.detail) from error
    return _text(value)


def _page(value: object) -> str:
    if not isinstance(value, str) or not has_page(Path(value)):
        raise WrongValue("config-page")
    return value


def is_store(text: str) -> bool:
    """Return whether a text has the form of addresses of NATS."""
    return bool(re.fullmatch(r"(nats|tls)://[^\s,/]+(,((nats|tls)://)?[^\s,/]+)*", text))


def _store(value: object) -> str:
    if not isinstance(value, str) or not is_store(value):
        raise WrongValue("config-store")
    return value


def _languages(value: object) -> list[str]:
    offered: list[Arg] = [*languages()]
    if not isinstance(value, list) or not value or not all(each in offered for each in value):
        raise WrongValue("config-languages", names=offered)
    return [*map(str, value)]


def _welcome(value: object) -> Mapping[str, str]:
    if isinstance(value, dict):
        _languages([*value])
        return {language: _text(each) for language, each in value.items()}
    return {"": _text(value)}


def _day(value: object) -> str:
    # TOML has days of its own.
    text = value.isoformat() if type(value) is date else value
    if not isinstance(text, str) or not is_day(text):
        raise WrongValue("config-day")
    return text


SETTINGS: Mapping[str, Take] = {
    "port": _number(0, 65_535),
    "ssh": _number(0, 65_535),
    "addresses": _addresses,
    "proxies": _addresses,
    "link": _link,
    "store": _store,
    "store-credentials": _file,
    "page": _page,
    "certificate": _file,
    "key": _file,
    "name": _text,
    "contact": _text,
    "welcome": _welcome,
    "languages": _languages,
    "waiting-days": _number(1, MOST_DAYS),
    "playing-days": _number(1, MOST_DAYS),
    "finished-days": _number(1, MOST_DAYS),
    "season-ends": _day,
    "mail": _mail,
    "smtp": _mail_server("smtp"),
    "imap": _mail_server("imap"),
    "mail-user": _text,
    "mail-password": _file,
    "tables": _number(1, 1_000_000),
    "tables-in-ten-minutes": _number(1, 100_000),
    "tables-in-a-day": _number(1, 100_000),
}
"""Each setting, and what takes its value, or raises WrongValue."""


def read_configuration(path: Path) -> Serving:
    """Return where a server listens, and its house, from a file. Raises Misconfigured."""
    try:
        given = read_toml(path)
    except Unreadable as error:
        told = say("unreadable-file", file=path.name, detail=error.detail)
        raise Misconfigured(told) from error
    taken: dict[str, object] = {}
    for name, value in given.items():
        if name not in SETTINGS:
            known: list[Arg] = [*SETTINGS]
            raise Misconfigured(say("config-unknown", typed=clean(name), names=known))
        try:
            taken[name] = SETTINGS[name](value)
        except WrongValue as wrong:
            told = say("config-wrong", name=name, wanted=wrong.wanted)
            raise Misconfigured(told) from wrong
    if ("certificate" in taken) != ("key" in taken):
        raise Misconfigured(say("config-pair"))
    pairs = ("mail", "smtp"), ("mail-user", "mail-password")
    if any((one in taken) != (other in taken) for one, other in pairs):
        raise Misconfigured(say("config-mails"))
    if "imap" in taken and "mail-user" not in taken:
        raise Misconfigured(say("config-mails"))
    return _serving(taken)


def _serving(taken: Mapping[str, object]) -> Serving:
    """Return what checked values mean, with the defaults of all that are missing."""
    wanted = {
        "port": taken.get("port", PORT),
        "chosen": True,
        "addresses": taken.get("addresses", [HERE]),
        "cert": taken.get("certificate"),
        "key": taken.get("key"),
        "ssh": taken.get("ssh"),
        "proxies": taken.get("proxies", []),
        "link": taken.get("link", ""),
        "house": _house(taken),
        "store": taken.get("store", ""),
        "credentials": taken.get("store-credentials", ""),
    }
    return msgspec.convert(wanted, Serving)


def _house(taken: Mapping[str, object]) -> House:
    names = {"unbegun": "waiting-days", "playing": "playing-days", "over": "finished-days"}
    days = {stage: taken[name] for stage, name in names.items() if name in taken}
    lives = {stage: each * DAY for stage, each in days.items() if isinstance(each, int)}
    default = House()
    often = [[*limit] for limit in default.makes]
    for limit, name in zip(often, ("tables-in-ten-minutes", "tables-in-a-day"), strict=True):
        limit[0] = msgspec.convert(taken.get(name, limit[0]), int)
    return msgspec.convert(
        {
            **{name: taken[name] for name in ("name", "contact", "welcome") if name in taken},
            "languages": taken.get("languages", []),
            "season": taken.get("season-ends", ""),
            "link": taken.get("link", ""),
            "page": taken.get("page", ""),
            "mailing": _mailing(taken),
            "tables": taken.get("tables", default.tables),
            "makes": often,
            "lives": msgspec.structs.replace(SERVED, **lives),
        },
        House,
        from_attributes=True,
    )


def _mailing(taken: Mapping[str, object]) -> Mailing | None:
    """Return the account for mails, if there is one."""
    if "mail" not in taken:
        return None
    names = {"smtp": "smtp", "imap": "imap", "user": "mail-user", "password": "mail-password"}
    given = {name: taken.get(setting, "") for name, setting in names.items()}
    return msgspec.convert({"address": taken["mail"], **given}, Mailing)
