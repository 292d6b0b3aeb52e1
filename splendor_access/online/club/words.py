"""The club in words: what a member sees as messages, and typed lines as wishes."""

from collections.abc import Sequence

import msgspec

from splendor_access.bots import LADDER
from splendor_access.game.state import EDITIONS
from splendor_access.online.club.desk import (
    ClubNews,
    ClubWish,
    Deed,
    Desk,
    DeskPost,
    DeskTable,
    Evening,
    Ladder,
)
from splendor_access.online.protocol import refusals
from splendor_access.online.server.devices import LIFE
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, Messages, clean, fold, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

NEW_TABLES_SEATS = 3
"""How many sit at a new table if nothing is said of that."""

ROUNDS = 3
"""The rounds of a tournament if nothing is said of that."""

MINUTES = 10
"""After how many minutes computer opponents fill in, if only their level is said."""


class Heard(msgspec.Struct, frozen=True):
    """What a line means: a wish, or an answer at once.

    `shows` is what is told of the desk then, `goes` the code of a table to go to. What cannot be
    undone is `asked` first.
    """

    wish: ClubWish | None = None
    answer: Messages = []
    shows: str = ""
    goes: str = ""
    asked: bool = False
    leaves: bool = False


class TableNumbers:
    """The numbers by which tables are named, from 1: they stay until the list is told anew."""

    def __init__(self, desk: Desk) -> None:
        self._codes = [table.code for table in (*desk.mine, *desk.waiting)]

    def of(self, code: str) -> int:
        """Return the number of a table; a new one gets the next."""
        if code not in self._codes:
            self._codes.append(code)
        return self._codes.index(code) + 1

    def code(self, number: int) -> str:
        """Return the code of the table with a number, or nothing."""
        return self._codes[number - 1] if 1 <= number <= len(self._codes) else ""


def table_line(table: DeskTable, number: int) -> Message:
    """Return the line of a table in the list."""
    names: list[Arg] = [*map(clean, table.names)]
    if table.mine:
        return say("club-your-turn", number=number, names=names)
    if table.stage == "playing":
        return say("club-their-turn", number=number, name=clean(table.turn), names=names)
    if table.stage == "over":
        return say("club-over", number=number, won="yes" if table.won else "no", names=names)
    return say("club-waits", number=number, free=table.free, count=len(names), names=names)


def waiting_line(table: DeskTable, number: int) -> Message:
    """Return the line of a table at which one could sit down."""
    level = table.level if table.level in LADDER else LADDER[0]
    days = table.pace // 24 if table.pace % 24 == 0 else 0
    return say(
        "club-waiting-table",
        number=number,
        names=[*map(clean, table.names)],
        taken=table.size - table.free,
        size=table.size,
        rules=clean(table.rules),
        fill="yes" if table.level else "no",
        level=say(f"level-{level}"),
        minutes=table.minutes,
        rated="yes" if table.rated else "no",
        paced="days" if days else "hours" if table.pace else "no",
        pace=days or table.pace,
    )


def mine(desk: Desk, numbers: TableNumbers) -> Messages:
    """Return the lines of one's own tables."""
    lines = [table_line(table, numbers.of(table.code)) for table in desk.mine]
    return [say("club-mine", count=len(lines)), *lines]


def waiting(desk: Desk, numbers: TableNumbers) -> Messages:
    """Return the lines of the tables that wait."""
    lines = [waiting_line(table, numbers.of(table.code)) for table in desk.waiting]
    return [say("club-waiting", count=len(lines)), *lines]


def here(desk: Desk) -> Message:
    """Return the line of who is here."""
    return say("club-here", count=len(desk.here), names=[*map(clean, desk.here)])


def devices(desk: Desk) -> Messages:
    """Return the lines of one's devices."""
    lines = [
        say(
            "friends-device",
            number=number,
            here="yes" if each.here else "no",
            added="yes" if each.added else "no",
            days=each.days,
        )
        for number, each in enumerate(desk.devices, 1)
    ]
    return [*lines, say("club-device-help")]


def device_link(desk: Desk, link: str) -> Messages:
    """Return the lines that lead one more device in."""
    word = say("line", text=f"{link}#{desk.word}")
    return [say("club-device-link", count=LIFE // 60), word]


def choices(desk: Desk) -> Messages:
    """Return the lines of what was chosen."""
    on = {True: "yes", False: "no"}
    shown = say("club-shown", on=on[desk.settings.shown])
    return [shown, say("club-named", on=on[desk.settings.named])]


def news_line(news: ClubNews, numbers: TableNumbers) -> Message:
    """Return the line of something new."""
    number = numbers.of(news.table) if news.table else 0
    names: list[Arg] = [*map(clean, news.names)]
    return say(f"club-news-{news.what}", number=number, names=names, round=news.round)


def ladder(told: Ladder) -> Messages:
    """Return the lines of a ladder."""
    over = "yes" if told.over else "no"
    head = say("ladder-head", over=over, day=told.ends) if told.ends else say("ladder-endless")
    lines = [
        say(
            "ladder-line",
            place=each.place,
            name=clean(each.name),
            points=each.points,
            games=each.games,
            change=f"{each.change:+}",
        )
        for each in told.lines
    ]
    return [head, *(lines or [say("ladder-none")])]


def evening(told: Evening | None) -> Messages:
    """Return the lines of a tournament."""
    if told is None:
        return [say("evening-none")]
    over = "yes" if told.over else "no" if told.round else "soon"
    name = clean(told.leader)
    head = say("evening-head", name=name, over=over, round=told.round, rounds=told.rounds)
    lines = [
        say("evening-line", place=each.place, name=clean(each.name), points=each.points)
        for each in told.lines
    ]
    tables = [
        say(
            "evening-table",
            names=[*map(clean, each.names)],
            count=len(each.winners),
            winners=[*map(clean, each.winners)],
        )
        for each in told.tables
    ]
    if told.over:
        return [head, *lines]
    own = [say("evening-in" if told.inside else "evening-out")]
    return [head, *lines, *tables, *own, *([say("evening-lead")] if told.leads else [])]


def post(told: DeskPost, done: Deed) -> Messages:
    """Return the lines that say how a member is told what happens: all, or what a wish changed."""
    if not told.tells:
        return [say("post-none")]
    if told.wanted:
        mails = say("post-waits", address=clean(told.wanted))
    elif told.address:
        mails = say("post-mailed", address=clean(told.address))
    else:
        mails = say("post-unmailed")
    browsers = [say("post-browser", company=clean(each)) for each in told.browsers]
    hours = say("post-loud")
    if told.quiet:
        begins, ends = (f"{minute // 60}:{minute % 60:02}" for minute in told.quiet)
        hours = say("post-hours", begins=begins, ends=ends, zone=clean(told.zone))
    if done == "post":
        return [mails, *browsers, hours, say("post-words")]
    return [hours if done == "quiet" else mails]


def why_not(desk: Desk) -> Messages:
    """Return why a wish was refused, if it was."""
    return [refusals.explain(desk.why, desk.facts)] if desk.why else []


def offers(desk: Desk, numbers: TableNumbers, locale: Locale) -> list[tuple[Message, str]]:
    """Return what a display without letters offers: each a message, and the line it enters."""
    lines = [(table_line, table) for table in desk.mine]
    lines += [(waiting_line, table) for table in desk.waiting]
    tables = [(told(table, n := numbers.of(table.code)), str(n)) for told, table in lines]
    names = ("new", "tables", "who", "ladder", "tournament", "show", "device", "leave")
    words = [locale.words(f"club-words-{name}")[0] for name in names]
    words.append(locale.words("command-quit")[0])
    return [*tables, *((say("line", text=word), word) for word in words)]


def offers_of_new(locale: Locale) -> list[tuple[Message, str]]:
    """Return the new tables that a display without letters offers."""
    new = locale.words("club-words-new")[0]
    medium = locale.attribute("level-fair")
    found = []
    for seats in range(2, 5):
        told = say("club-offer", count=seats, fill="no", minutes=MINUTES)
        found.append((told, f"{new} {seats}"))
        told = say("club-offer", count=seats, fill="yes", minutes=MINUTES)
        found.append((told, f"{new} {seats} {medium} {MINUTES}"))
    return found


def leading(now: Evening) -> list[tuple[Deed, str, str]]:
    """Return what the leader of a tournament can do: the wish, its word, and its text."""
    playing = any(not table.winners for table in now.tables)
    goes: tuple[Deed, str, str] = ("draw", "next", "club-draw")
    if playing and now.round < now.rounds:
        goes = "skip", "without", "club-skip"
    return [goes, ("finish", "end", "club-finish")]


def offers_of_tournament(desk: Desk, locale: Locale) -> list[tuple[Message, str]]:
    """Return what can be done about a tournament, at a display without letters."""
    now, first = desk.evening, locale.words("club-words-tournament")[0]
    if now is None or now.over:
        return [(say("club-announce"), f"{first} {ROUNDS}")]
    own = ("out", "club-step-out") if now.inside else ("in", "club-play-along")
    lead = [(word, text) for _deed, word, text in leading(now)] if now.leads else []
    return [
        (Message(entry, {}), f"{first} {locale.words(f'club-words-{word}')[0]}")
        for word, entry in (own, *lead)
    ]


WORDS = (
    *("tables", "new", "sit", "rise", "who", "show", "keep", "device", "ladder"),
    *("tournament", "leave", "in", "out", "next", "without", "end"),
    *("hour", "day", "week", "give", "mail", "quiet"),
)

HOURS = {"hour": 1, "day": 24, "week": 7 * 24}


class ClubLines:
    """The lines of a member, in a language; English words are understood in all."""

    def __init__(self, locale: Locale) -> None:
        self._locale = locale
        self._vocabulary = Vocabulary(locale)
        self._words: dict[str, str] = {}
        for each in (Locale("en"), locale):
            for name in WORDS:
                listed = each.words(f"club-words-{name}")
                self._words |= {fold(word): name for word in listed}

    def hear(self, line: str, desk: Desk, numbers: TableNumbers) -> Heard:
        """Return what a line means to a member who sees this desk, with these numbers of tables."""
        words = [fold(word) for word in self._vocabulary.plain(line).split()]
        first, rest = (words[0], words[1:]) if words else ("", [])
        number = self._vocabulary.number(first)
        if number is not None:
            return self._go(numbers.code(number), desk)
        command = self._vocabulary.command(first)
        match self._words.get(first, ""):
            case "tables":
                return Heard(ClubWish(), shows="tables")
            case "new":
                return Heard(self._new(rest), shows="made")
            case "sit" | "rise" as do:
                return self._at_table(do, rest, numbers)
            case "who":
                return Heard(ClubWish(), shows="here")
            case "show":
                return self._change(desk, shown=not desk.settings.shown)
            case "keep":
                return self._change(desk, named=not desk.settings.named)
            case "device":
                return self._device(rest)
            case "ladder":
                season = next((word for word in rest if word[:2] == "20"), "")
                return Heard(ClubWish("ladder", season=season), shows="ladder")
            case "tournament":
                return Heard(self._tournament(rest), shows="evening")
            case "mail":
                return Heard(self._mail(line.split()[1:]), shows="post")
            case "quiet":
                return Heard(self._quiet(line.split()[1:], rest), shows="post")
            case "leave" if command != "quit" or rest:
                return Heard(ClubWish("depart"), asked=True)
            case _:
                pass
        if command == "quit":
            return Heard(answer=[say("goodbye")], leaves=True)
        if command == "help" or not first:
            return Heard(answer=[say("club-help"), say("club-help-new")])
        return Heard(answer=[say("club-unclear", typed=clean(line)), say("club-help")])

    def _numbers(self, words: Sequence[str]) -> list[int]:
        found = (self._vocabulary.number(word) for word in words)
        return [number for number in found if number is not None]

    def _go(self, code: str, desk: Desk) -> Heard:
        if not code:
            return Heard(answer=[say("club-which")])
        if code not in [table.code for table in desk.mine]:
            return Heard(ClubWish("sit", table=code), shows="sat")
        return Heard(goes=code)

    def _at_table(self, do: Deed, rest: Sequence[str], numbers: TableNumbers) -> Heard:
        named = self._numbers(rest)
        code = numbers.code(named[0]) if len(named) == 1 else ""
        if not code:
            return Heard(answer=[say("club-which")])
        return Heard(ClubWish(do, table=code), shows="sat" if do == "sit" else "risen")

    def _change(self, desk: Desk, **changes: bool) -> Heard:
        settings = msgspec.structs.replace(desk.settings, **changes)
        return Heard(ClubWish("change", settings=settings), shows="chosen")

    def _device(self, rest: Sequence[str]) -> Heard:
        numbers = self._numbers(rest)
        if numbers:
            return Heard(ClubWish("revoke", number=numbers[0]), shows="devices")
        new = any(self._words.get(word) == "new" for word in rest)
        return Heard(ClubWish("device" if new else "look"), shows="word" if new else "devices")

    def _mail(self, rest: Sequence[str]) -> ClubWish:
        """Return what is wished of mails: none, an address for them, or to hear how it is."""
        language, text = self._locale.language, " ".join(rest)
        if fold(text) in map(fold, self._locale.words("words-mail-stop")):
            return ClubWish("mute")
        return ClubWish("address" if text else "post", text=text, language=language)

    def _quiet(self, rest: Sequence[str], folded: Sequence[str]) -> ClubWish:
        """Return what is wished of quiet hours."""
        ends = any(self._words.get(word) == "end" for word in folded)
        return ClubWish("quiet" if rest else "post", text="" if ends else " ".join(rest))

    def _new(self, rest: Sequence[str]) -> ClubWish:
        """Return the table that words describe: people, rules, who fills in after how long."""
        rules = next((word for word in rest if word in EDITIONS), EDITIONS[0])
        level = self._level(" ".join(rest))
        pace, rest = self._pace(rest)
        numbers = self._numbers([word for word in rest if word not in EDITIONS])
        seats = next((n for n in numbers if 2 <= n <= 4), NEW_TABLES_SEATS)
        if seats in numbers:
            numbers.remove(seats)
        rated = any(self._words.get(word) == "ladder" for word in rest)
        minutes = (numbers or [MINUTES])[0] if level else 0
        ends = any(self._words.get(word) == "give" for word in rest)
        return ClubWish(
            "make",
            size=seats,
            rules=rules,
            level=level,
            minutes=minutes,
            rated=rated,
            pace=pace,
            ends=ends,
        )

    def _pace(self, words: Sequence[str]) -> tuple[int, Sequence[str]]:
        """Return how many hours a move may take by words such as `3 days`, and the other words."""
        for at, word in enumerate(words):
            unit = HOURS.get(self._words.get(word, ""))
            number = self._vocabulary.number(words[at - 1]) if at else None
            if unit and number is not None:
                return number * unit, [*words[: at - 1], *words[at + 1 :]]
        return 0, words

    def _level(self, text: str) -> str:
        """Return the level that is named, the longest name first, or nothing."""
        found = [
            (fold(name), level)
            for level in LADDER
            for name in (level, self._locale.attribute(f"level-{level}"))
        ]
        found.sort(key=lambda each: -len(each[0]))
        return next((level for name, level in found if f" {name} " in f" {text} "), "")

    def _tournament(self, rest: Sequence[str]) -> ClubWish:
        deeds: dict[str, Deed] = {
            "in": "enter",
            "out": "withdraw",
            "next": "draw",
            "without": "skip",
            "end": "finish",
        }
        named = (self._words.get(word, "") for word in rest)
        do = next((deeds[each] for each in named if each in deeds), None)
        numbers = self._numbers(rest)
        if do is None and (numbers or any(self._words.get(word) == "new" for word in rest)):
            return ClubWish("announce", number=(numbers or [ROUNDS])[0])
        return ClubWish(do or "evening")


def answer(heard: Heard, desk: Desk, link: str, numbers: TableNumbers) -> Messages:
    """Return what is told after a wish, of the desk as it is now."""
    if desk.why:
        return why_not(desk)
    code = desk.made or (heard.wish.table if heard.wish else "")
    own = [table_line(table, numbers.of(code)) for table in desk.mine if table.code == code]
    match heard.shows:
        case "tables":
            return [*mine(desk, numbers), *waiting(desk, numbers)]
        case "made":
            return [say("club-made"), *own]
        case "sat":
            return own
        case "risen":
            return [say("club-risen")]
        case "here":
            return [here(desk)]
        case "chosen":
            return choices(desk)
        case "devices":
            return devices(desk)
        case "word":
            return device_link(desk, link)
        case "ladder" if desk.ladder:
            return ladder(desk.ladder)
        case "evening":
            return evening(desk.evening)
        case "post" if desk.post and heard.wish:
            return post(desk.post, heard.wish.do)
        case _:
            return [say("club-departed")] if heard.asked else []
