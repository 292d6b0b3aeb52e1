"""What the operator of a server has decided for all its tables, and where it listens."""

import ipaddress
import math
import socket
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from splendor_access.online.server.doors import TABLES, Limit
from splendor_access.online.server.port import STAGES, Aged, Stage
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Message, Messages, say

DAY = 86_400.0
"""The seconds of a day."""

MOST = 10_000
"""The most tables without a game on one server."""


class Lives(msgspec.Struct, frozen=True):
    """For how many seconds a table is kept that nobody comes to, by its stage; None: for ever."""

    unbegun: float = DAY
    playing: float | None = None
    over: float | None = None

    def of(self, stage: Stage) -> float | None:
        """Return how long tables of a stage are kept."""
        return {"unbegun": self.unbegun, "playing": self.playing, "over": self.over}[stage]

    def ends(self, aged: Aged, now: float) -> bool:
        """Return whether a table has been kept long enough."""
        life = self.of(aged.stage)
        return life is not None and aged.at < now - life


SERVED = Lives(playing=365 * DAY, over=30 * DAY)
"""The lives of tables where nobody hosts at home: on a server for others."""


class Mailing(msgspec.Struct, frozen=True):
    """The account for mails: `address` has a `*` for keys, `password` is a file.

    `smtp` is the server where mails are handed over, `imap` the one where they come in, if any.
    """

    address: str
    smtp: str
    imap: str = ""
    user: str = ""
    password: str = ""


class House(msgspec.Struct, frozen=True):
    """A server's own rules, and what its pages say of it.

    `welcome` has words of welcome by language, or under an empty name for all. `languages` are
    those that its pages offer, without any all. `tables` is the most tables without a game, `makes`
    limits the new tables from one address. `season` is the last day of a season of its ladder.
    `link` is the address of the server for others, if it is known. `page` is the folder of the page
    alone that it offers, too, if any.
    """

    lives: Lives = Lives()
    name: str = ""
    contact: str = ""
    welcome: Mapping[str, str] = {}
    languages: Sequence[str] = ()
    tables: int = MOST
    season: str = ""
    link: str = ""
    page: str = ""
    mailing: Mailing | None = None
    makes: Sequence[Limit] = TABLES

    @property
    def tells(self) -> bool:
        """Whether members can be told what happens with no page open."""
        return self.mailing is not None or self.link.startswith("https:")

    def offered(self) -> Sequence[str]:
        """Return the languages of the pages; English comes first if it is one of them."""
        return sorted(self.languages or languages(), key=lambda each: (each != "en", each))

    def words_of_welcome(self, language: str) -> str:
        """Return the words of welcome in a language, or those for all."""
        return self.welcome.get(language) or self.welcome.get("", "")

    def told_of_days(self) -> Messages:
        """Say how long tables are kept, by their stage."""
        entries = {"unbegun": "stored-unbegun", "playing": "stored-playing", "over": "stored-over"}
        told = []
        for stage in STAGES:
            life = self.lives.of(stage)
            if life is not None:
                told.append(Message(entries[stage], {"count": math.ceil(life / DAY)}))
        return told if self.lives.over else [*told, say("stored-for-ever")]

    def told_of_stored(self) -> Messages:
        """Say what the server stores, for how long, and whom to write to."""
        contact = [say("stored-contact", contact=self.contact)] if self.contact else []
        first = say("stored-tables"), say("stored-secret"), say("stored-talk")
        then = say("stored-club"), say("stored-address"), say("stored-cookies")
        post = [say("stored-post")] if self.tells else []
        return [*first, *then, *post, *self.told_of_days(), *contact]


Reach = Literal["machine", "house", "everybody"]

PORT = 7325
"""The default port of a server, always the same, so that friends find it again."""

HERE = "127.0.0.1"
ALL = "0.0.0.0"  # noqa: S104  # only where --lan asks for it


def own_address() -> str:
    """Return the address of this machine in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(probe.getsockname()[0])


def link_host(addresses: Sequence[str]) -> str:
    """Return the address for links to a server at these addresses."""
    wanted = own_address() if addresses[0] in (ALL, "::") else addresses[0]
    return f"[{wanted}]" if ":" in wanted else wanted


def reach(address: str) -> Reach:
    """Return who can reach an address."""
    try:
        found = ipaddress.ip_address(address.strip("[]"))
    except ValueError:
        return "machine" if address == "localhost" else "everybody"
    if found.is_loopback:
        return "machine"
    return "house" if found.is_private or found.is_link_local else "everybody"


class Serving(msgspec.Struct, frozen=True):
    """Where a server listens. `chosen`: the player named the port. `ssh`: the port for ssh.

    `proxies` are the addresses of proxies before it. `link` is the address of the server for
    others, if it has another one. `house` has what its operator has decided. `store` is where NATS
    keeps everything, if it does, and `credentials` the file for that.
    """

    port: int
    chosen: bool
    addresses: Sequence[str]
    cert: str | None = None
    key: str | None = None
    ssh: int | None = None
    proxies: Sequence[str] = ()
    link: str = ""
    house: House = House()
    store: str = ""
    credentials: str = ""


def explain_reach(serving: Serving) -> list[Message]:
    """Say who can open a link, and what to do if that is not enough."""
    match reach(link_host(serving.addresses)):
        case "machine":
            return [say("friends-reach-machine")]
        case "house":
            return [say("friends-reach-house"), *_unsafe(serving)]
        case "everybody":
            return [say("friends-reach-everybody"), *_unsafe(serving)]


def _unsafe(serving: Serving) -> list[Message]:
    return [] if serving.cert else [say("friends-not-encrypted")]
