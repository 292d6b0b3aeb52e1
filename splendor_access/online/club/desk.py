"""What a member sees of the club, and may wish there: between a server and its own words.

A terminal sends a wish as JSON with the member's key, and gets the desk; the page is made of the
same desk. Nothing here has words: each seat puts it into its own language.

In a link the word of an invitation stands behind the # sign. A browser never sends what stands
there, so it is in no log of a proxy and in no Referer. The page takes it from its own address;
where there is no script, it is typed.
"""

from typing import Literal
from urllib.parse import urlsplit

import msgspec

from splendor_access.online.client.connection import split_address
from splendor_access.online.club.members import MemberSettings
from splendor_access.online.protocol.frames import Fact, SeatDevice
from splendor_access.online.server.doors import is_code
from splendor_access.online.server.port import Stage

DESK = "club/desk"
"""The path for wishes of programs."""

LARGEST_DESK = 262_144
"""The most bytes of a desk."""

NEWS_PATIENCE = 25.0
"""Seconds that a wish waits for news."""

Deed = Literal[
    "look",
    "come",
    "make",
    "sit",
    "rise",
    "change",
    "device",
    "revoke",
    "depart",
    "ladder",
    "evening",
    "announce",
    "enter",
    "withdraw",
    "draw",
    "skip",
    "finish",
    "post",
    "address",
    "mute",
    "quiet",
]
"""What can be wished: `evening` to `finish` are about the tournament.

To `skip` is to draw the next round though some still play; those get no points. The last four are
about the post: `address` wants mails there, `mute` wants none, `quiet` chooses hours without any.
"""


class ClubWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wish of a member.

    `word` is that of an invitation. `table` is the code of a table, or of a new one `size`, `rules`
    as in a position, the `level` of the computer opponents that fill in after `minutes`, and
    whether it is `rated`; a move may take `pace` hours there, and then the game `ends`, if the
    computer does not play. `number` is that of a device, or of rounds. `since` is the number of the
    last news that were told, and `waits` for the next ones. `text` is an address for mails in a
    `language`, or quiet hours, as `22:00 7:00 Berlin`, empty for none.
    """

    do: Deed = "look"
    word: str = ""
    table: str = ""
    size: int = 4
    rules: str = "2024"
    level: str = ""
    minutes: int = 0
    rated: bool = False
    settings: MemberSettings | None = None
    number: int = 0
    pace: int = 0
    ends: bool = False
    since: int = 0
    waits: bool = False
    season: str = ""
    text: str = ""
    language: str = "en"


class DeskTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, as a member sees it.

    `names` are the others there, `turn` is who is to act, and `mine` whether that is the member.
    `minutes` is how long it still waits before computer opponents of a `level` fill in. `pace` is
    how many hours a move may take; of who is late the computer plays then, or the game `ends`.
    """

    code: str
    stage: Stage
    names: tuple[str, ...]
    size: int
    free: int
    rules: str
    rated: bool = False
    level: str = ""
    minutes: int = 0
    turn: str = ""
    mine: bool = False
    won: bool = False
    pace: int = 0
    ends: bool = False


News = Literal["begun", "sat", "rose", "over", "drawn", "announced", "finished", "waits"]
"""What can have happened to a member."""


class ClubNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that has happened: a table has `begun`, somebody `sat` down or rose, and so on."""

    number: int
    what: News
    table: str = ""
    names: tuple[str, ...] = ()
    round: int = 0


class LadderLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the ladder: the name, or nothing of somebody who has left."""

    place: int
    name: str
    points: int
    games: int
    change: int
    me: bool = False


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ladder of a season, which ends at the end of a day, as 2026-12-31, or has no end."""

    ends: str
    over: bool
    lines: tuple[LadderLine, ...]
    earlier: tuple[str, ...] = ()


class EveningTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: who plays there, the winners once it is over, and one's own code."""

    names: tuple[str, ...]
    winners: tuple[str, ...] = ()
    code: str = ""


class EveningLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in a tournament: the place, and the points."""

    place: int
    name: str
    points: int


class Evening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament: who leads it, its rounds, who is in, and the tables of the round."""

    leader: str
    rounds: int
    round: int
    over: bool
    leads: bool
    inside: bool
    lines: tuple[EveningLine, ...]
    tables: tuple[EveningTable, ...] = ()


class DeskPost(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a member is told what happens: `tells` whether the server can at all, and by `mails`.

    `quiet` are minutes of the day in a `zone`. `browsers` are the companies that carry notices.
    """

    tells: bool = True
    mails: bool = True
    address: str = ""
    wanted: str = ""
    quiet: tuple[int, int] | None = None
    zone: str = ""
    browsers: tuple[str, ...] = ()


class Desk(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member sees: the own tables, those that wait, who is here, and what is new.

    `why` a wish was refused is one of the reasons of `refusals`, with its facts. `key` is that of a
    device that has just come in, and `word` lets one more in.
    """

    name: str
    mine: tuple[DeskTable, ...] = ()
    waiting: tuple[DeskTable, ...] = ()
    here: tuple[str, ...] = ()
    settings: MemberSettings = MemberSettings()
    devices: tuple[SeatDevice, ...] = ()
    word: str = ""
    news: tuple[ClubNews, ...] = ()
    since: int = 0
    made: str = ""
    why: str = ""
    facts: dict[str, Fact] = {}
    key: str = ""
    ladder: Ladder | None = None
    evening: Evening | None = None
    post: DeskPost | None = None


# Links

PATH = "club"
"""The path of a club on its server."""


def invitation(address: str, word: str) -> str:
    """Return the link of an invitation, from the start of the links of a server."""
    return f"{address}{PATH}#{word}"


def club_of(link: str) -> str:
    """Return the link of the club at the server of any link. Raises NotThere."""
    parts = split_address(link)
    return f"{parts.scheme}://{parts.netloc}/{PATH}"


def word_of(text: str) -> str:
    """Return the word in a link of an invitation, or in a text that is one, or nothing."""
    word = text.strip().rpartition("#")[2].strip().lower()
    return word if is_code(word) else ""


def table_at(link: str, code: str) -> str:
    """Return the link of a table of the club at a link."""
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}/{code}"
