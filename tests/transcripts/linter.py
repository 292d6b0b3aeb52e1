"""What can be checked of the rules for what a player hears, on the transcript of a game.

Each rule is a function of one exchange and the one before it, and yields what is wrong. The
number in its docstring is that of the rule in `docs/` and in the issues.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise

import msgspec

from splendor_access.game.notation import NotationError, parse_card, parse_counts, parse_noble
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import clean
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.talk.sources import first_arguments


class Exchange(msgspec.Struct, frozen=True):
    """A typed line at a prompt, and the lines that were heard before the next one.

    `names` are those of the messages that the lines put into words, where they are known.
    """

    prompt: str
    typed: str
    heard: tuple[str, ...]
    names: tuple[str, ...] = ()


class Breach(msgspec.Struct, frozen=True):
    """A rule that a transcript breaks, where, and how."""

    rule: str
    exchange: Exchange
    what: str


Rule = Callable[[Exchange, Exchange | None], Iterator[str]]
RULES: list[Rule] = []


def lint(transcript: Sequence[Exchange]) -> list[Breach]:
    """Return every breach of every rule."""
    found = []
    for before, exchange in pairwise([None, *transcript]):
        assert exchange
        for rule in RULES:
            found += [Breach(rule.__name__, exchange, what) for what in rule(exchange, before)]
    return found


def rule(function: Rule) -> Rule:
    """Add a rule to those that are checked."""
    RULES.append(function)
    return function


# What kind of line it is

PROMPTS = {"you", "pay", "return", "noble", "wait", "which", "yes or no", "ready", "over"}
CELLS = re.compile("[\u2800-\u28ff]+")
NUMBERED = re.compile(r"(\d+): ")
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]\w)")
CODE = re.compile(r"\b[abc]\d[serod] ?(?:\d[serod])+\b|\b(?:\d{1,2}[segrod]){2,}\b")
QUOTED = re.compile(r'"[^"]*"')
TYPABLE = re.compile(
    r"(?:^|[.?!] |[:,] )"
    r"(?:Example|[Tt]ype|Also|To (?:continue|begin)(?: later| another one| a game)?): [^.]*$"
)
"""The end of a line that says what can be typed: a point there would be read as part of it."""

NOTATED = (
    '{"v":',
    "splendor-record ",
    "seat ",
    "start ",
    "reveal ",
    "undone ",
    "deck ",
    "sp1 ",
    "sp2 ",
)
ACTION = re.compile(
    r"(take|return) [segrod]+|reserve \w\d?|buy \w\d( with \w+)?|noble n\d|pass|deck [abc] .*"
)
GEMS = ("blue", "green", "gold", "red", "black", "white")
RETOLD = {"log", "last", "again", "undo"}
"""Commands that tell again what was told, so that lines may come twice. (Settings show examples,
which may sound alike.)"""


SPELLED = re.compile(r"\w( \w)*(, \w( \w)*)*")
"""A line that is repeated letter by letter."""


@cache
def is_code(line: str) -> bool:
    """Say whether a line is one code of a card, a tile or a count."""
    for read in (parse_card, parse_noble, parse_counts):
        try:
            read(line)
        except NotationError:
            continue
        return True
    return False


def is_notation(line: str) -> bool:
    """Say whether a line is notation and no sentence: a code, cells, a position, a record."""
    patterns = (CELLS, ACTION, SPELLED)
    whole = any(pattern.fullmatch(line) for pattern in patterns)
    return whole or line.startswith(NOTATED) or is_code(line)


def sentences(exchange: Exchange) -> list[str]:
    """Return the lines that are words."""
    return [line for line in exchange.heard if line and not is_notation(line)]


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary(Locale("en"))


def command(exchange: Exchange) -> str | None:
    """Return the command that was typed, if its word is one."""
    words = exchange.typed.split()
    return _vocabulary().command(words[0]) if words else None


# The byte stream


@rule
def no_control(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 1: no escape sequences, carriage returns, bells or any other control character."""
    for line in (exchange.prompt, *exchange.heard):
        wrong = sorted({hex(ord(c)) for c in line if not c.isprintable() and c != "\t"})
        if wrong:
            yield f"{wrong} in {line!r}"


@rule
def no_pictures(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 2: no boxes, arrows, blocks or emoji; braille only on lines that are all cells."""
    for line in exchange.heard:
        if any(
            "\u2190" <= c <= "\u27ff" or "\u2900" <= c <= "\u2bff" or c > "\uffff" for c in line
        ):
            yield line
        elif CELLS.search(line) and not CELLS.fullmatch(line):
            yield f"cells among words: {line}"


@rule
def once(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 4: an answer is given once, without a line that comes twice."""
    if command(exchange) in RETOLD | {"settings"}:
        return
    # What was done may be done again by somebody else later on: only answers are counted.
    lines = [
        line
        for line, name in zip(exchange.heard, _names(exchange), strict=True)
        if name not in _news()
    ]
    for line, count in Counter(lines).items():
        if count > 1 and not is_notation(line):
            yield f"{count} times: {line}"


@cache
def _news() -> frozenset[str]:
    told = first_arguments("_told")
    return told | {f"{name}-me" for name in told} | {"dealt", "emptied", "passed", "taken-back"}


def _names(exchange: Exchange) -> Sequence[str]:
    return exchange.names or [""] * len(exchange.heard)


@rule
def no_layout(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 5: no layout by spaces, and no empty lines."""
    for line in exchange.heard:
        if line != line.strip(" ") or "  " in line or "\t" in line or not line:
            yield repr(line)


@rule
def no_codes_in_words(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 5: codes come on a line of their own; only help and examples speak of them."""
    for line in sentences(exchange):
        words = QUOTED.sub("", TYPABLE.sub("", line))
        if CODE.search(words) and command(exchange) != "help":
            yield line


# Linear reading


@rule
def ended_sentences(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 6: a line is a whole sentence, and ends as one, so that speech lets its voice fall."""
    for line in sentences(exchange):
        if not line.strip().endswith((".", "?", "!", ":")) and not TYPABLE.search(line):
            yield line


@rule
def one_sentence_is_one_line(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 6: one group of facts a line; three sentences are the most that one is listened to."""
    for line in sentences(exchange):
        if len(re.findall(r"[.?!](?= [A-Z])", QUOTED.sub("", line))) > 2:
            yield line


@rule
def told_apart(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 7: the first word of a list's lines tells them apart."""
    for _head, lines in lists(exchange):
        firsts = [line.split()[0] for line in lines]
        for word, count in Counter(firsts).items():
            if count > 1:
                yield f"{count} lines begin with {word!r}"


@rule
def same_order(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 8: gems are named in one order everywhere, and a card's fields come in one order."""
    for line in sentences(exchange):
        for run in re.findall(rf"(?:\d+ (?:{'|'.join(GEMS)})(?:, | and | )?)+", line):
            named = re.findall("|".join(GEMS), run)
            if named != sorted(named, key=GEMS.index):
                yield f"gems: {run.strip()}"
        if re.search(r"costs [^;:]*\b\d+ points?\b", line):
            yield f"points behind the cost: {line}"


@rule
def counted(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 9: a list says its count first, and the count is right."""
    for head, lines in retold(exchange):
        if not head.startswith(f"{len(lines)} ") and f" {len(lines)} " not in head:
            yield f"{len(lines)} lines below: {head}"
    for head, lines in lists(exchange):
        count = sum("empty" not in line for line in lines)
        numbers = [int(number) for number in NUMBER.findall(QUOTED.sub("", head))]
        if count not in numbers and not (count == 0 and re.search(r"\b(no|none|No)\b", head)):
            yield f"{count} lines below: {head}"


@rule
def no_zeros(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 9: no zero values; a lack that is news is a word (none, no, nothing, empty)."""
    for line in sentences(exchange):
        if re.search(r"(?<![\w.,-])0(?!\w|[.,]\d)", QUOTED.sub("", TYPABLE.sub("", line))):
            yield line


@rule
def always_answered(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 9: an empty answer is a word. (`ready` is answered by the news that was waiting.)."""
    if not exchange.heard:
        yield f"{exchange.typed!r} is answered by silence"


# The prompt


@rule
def short_prompt(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 12: the prompt is a short word for what is due."""
    if exchange.prompt not in PROMPTS:
        yield exchange.prompt


WRONG = re.compile(
    r"not-a-command.*|not-a-gem|not-understood|no-such-(place|number|setting|value).*|no-card-fits|no-help"
    r"|payment-not-understood|which-(gems|card|player)|card-not-there|noble-not-out"
)
"""Messages that answer what was not understood."""

IN_WORDS = {"card-not-there", "noble-not-out"}
"""Messages that repeat a code that was typed in the words for what it means."""

EXPECTED = (
    r"Example: |Which |Choose from: |places are |1 to \d|, and no |:$|noble is not on|neither on"
    r"|, type: "
)
"""How an answer says what would have been understood, or why nothing would."""


@rule
def wrong_input(exchange: Exchange, before: Exchange | None) -> Iterator[str]:
    """Rule 13: wrong input is repeated, with what was expected or an example."""
    asked = {head for head, _lines in lists(before)} if before else set()
    for line, name in zip(exchange.heard, _names(exchange), strict=True):
        if line in asked:
            continue  # the question again
        if WRONG.fullmatch(name) and command(exchange) not in RETOLD:
            if name not in IN_WORDS and not _repeats(line, exchange.typed):
                yield f"{exchange.typed!r} is not repeated: {line}"
            if not re.search(EXPECTED, line):
                yield f"nothing is expected: {line}"
        if name in ("none-of-these", "no-such-number", "not-done", "stayed", "cancelled"):
            return  # behind it the question comes again, which is about an earlier line


def _repeats(line: str, typed: str) -> bool:
    words = [word for word in clean(typed).casefold().replace(",", " ").split() if word]
    return any(word in line.casefold() for word in words)


@rule
def list_once(exchange: Exchange, before: Exchange | None) -> Iterator[str]:
    """Rule 14: a question that stays open does not print its list again unless asked."""
    name = command(exchange)
    own_list = {"turn", "player", "cards"}
    asked_again = before and (exchange.typed == before.typed or name in RETOLD | own_list)
    if before and not asked_again and COMMANDS.get(name or "") == "read":
        heads = {head for head, lines in lists(before) if NUMBERED.match(lines[0])}
        yield from (line for line in exchange.heard if line in heads)


CALLS = re.compile(r"(Your turn|.*, your turn|You hold \d+ tokens|Give back|Choose a noble)\b.*")


@rule
def called_once(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 14: a reading command does not call the player to act again."""
    name = command(exchange)
    if COMMANDS.get(name or "") == "read" and name not in RETOLD | {"turn"}:
        yield from (line for line in exchange.heard if CALLS.fullmatch(line))


@rule
def short_help(exchange: Exchange, _before: Exchange | None) -> Iterator[str]:
    """Rule 25: the help on one command is at most five lines."""
    words = exchange.typed.split()
    if command(exchange) == "help" and len(words) > 1 and len(exchange.heard) > 5:
        yield f"{len(exchange.heard)} lines"


# Lists

LISTED = re.compile(r"(\d+): |([a-c][1-4]|h[1-3]|n[1-5])\b(?! is now| in your hand| stays)")
EXAMPLE = " sounds like this:"


def lists(exchange: Exchange) -> list[tuple[str, list[str]]]:
    """Return each list of an exchange with the line before it.

    Lines that begin with a number or a place, two or more in a row, are a list; so are all lines
    behind one that ends with a colon. What a round does to places is news, and no list.
    """
    lines = sentences(exchange) if command(exchange) not in RETOLD else []
    named = zip(exchange.heard, _names(exchange), strict=True)
    dealt = {line for line, name in named if name in ("dealt-news", "dealt-next", "emptied")}
    found = []
    start = 0
    for is_item, group in groupby(
        lines, key=lambda line: bool(LISTED.match(line)) and line not in dealt
    ):
        items = list(group)
        head = lines[start - 1] if start else ""
        listed = len(items) > 1 or head.endswith(":")
        if is_item and listed and not head.endswith(EXAMPLE):
            found.append((head, items))
        start += len(items)
    return found


def retold(exchange: Exchange) -> list[tuple[str, list[str]]]:
    """Return the list of what was told before, or of what is taken back, with its head."""
    if command(exchange) not in RETOLD:
        return []
    head, *lines = exchange.heard or ("",)
    if re.fullmatch(r"\d+ lines?:", head):
        return [(head, lines)]
    taken_back = [line for line in lines if line.startswith("No longer: ")]
    return [(head, taken_back)] if taken_back else []
