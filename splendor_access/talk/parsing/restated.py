"""Orders that a line says anew after taking something back, or states beside what it thinks.

`c1, no wait, c2` and `I'd say I take red, white and blue`: both are asked about.
"""

import re
from collections.abc import Callable, Sequence

from splendor_access.game.actions import Action, Take
from splendor_access.game.legality import refusal
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.game.state import State
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    only_told,
)
from splendor_access.talk.parsing.payments_said import denies_payment
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.takes_said import (
    bare_take,
    beside_denied,
    with_others,
    with_replaced,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.parsing.wording import ASKING

_BEFORE = ("filler", "idle", "me", "own", "turn", "is", "future", "now", "then", "again")
"""What may stand before a deed in a clause that states or orders it."""

_ASKING = ("who", "many", "how", "why", "should", "must")
"""What asks for certain: `what` is also said of what is told, as in `I'll tell you what`."""

_THREE = 3

_DENYING = ("not", "without", "except")

_DONE = ("buy", "reserve", "take")


class Restated:
    """Finds such orders at a turn of a game. `parse` returns what a part of a line means.

    `takes_done` finds the takes in a part of the log.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        state: State,
        parse: Callable[[str], Parsed],
        takes_done: Callable[[str], Sequence[Action]],
    ) -> None:
        self._state = state
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)
        self._parse = parse
        self._takes_done = takes_done

    def meant(self, line: str, parsed: Parsed) -> Sequence[Parsed]:
        """Return what a line means that was read as something else; none where that is meant."""
        orders = (
            self.copied,
            self.with_others,
            self.bare,
            self.beside_denied,
            self.stated,
            self.tried,
        )
        found = (self.let_go, *orders, self.misheard)
        return next(filter(None, (find(line, parsed) for find in found)), [])

    def corrected(self, line: str) -> list[Parsed]:
        """Return the deed that is said last, and that before it; none where none is taken back."""
        take = with_replaced(line, self._reader, self._state, self._vocabulary)
        if take:
            return [take]
        if taken := self._behind_denied(line):
            return taken
        parts = self._around_correction(line)
        if parts is None:
            return []
        before, behind = parts
        old, verb = self._reader.tokens(before), self._verb(before)
        gems = any(each.has("colour") for each in old) and not any(e.has("place") for e in old)
        take = beside_denied(self._reader.tokens(behind), self._state, self._vocabulary)
        if take and gems:
            return [take]  # "red... no, not red: white, green and blue"
        said = [behind]
        if verb and not self._verb(behind):
            said = [f"{verb} {behind}"]
            place = next((each.word for each in old if each.has("place")), None)
            number = self._vocabulary.number(fold(behind))
            if place and number:
                said.insert(0, f"{verb} {place[0]}{number}")  # "buy a two, I mean three"
        found = next(filter(None, map(self._deeds, said)), [])
        if not found or not (verb or any(each.has("place", "colour") for each in old)):
            return []
        first = self._deeds(before) if self._verb(before) else []
        return [*found, *(each for each in first if each not in found)]

    def _behind_denied(self, line: str) -> list[Parsed]:
        """Return the take that is named whole behind gems that are denied: `not red, two green`."""
        known = "|".join(map(re.escape, self._vocabulary.locale.words("words-but")))
        for parting in re.finditer(rf"[,;:]|\b(?:{known})\b", line, flags=re.IGNORECASE):
            denied = self._reader.tokens(line[: parting.start()])
            first = next((each for each in denied if each.has("colour", *_DENYING)), None)
            if first is None or not any(each.has("colour") for each in denied):
                continue
            listed = parting.group() in ",;:" and any(each.has("want", *_DONE) for each in denied)
            if listed or not first.has(*_DENYING) or any(each.has("place") for each in denied):
                return []  # "I don't want red, blue, green" denies them all
            return self._taken(line[parting.end() :].strip(" ,;:"))
        return []

    def _taken(self, text: str) -> list[Parsed]:
        """Return the whole take that a part of a line names; none where it denies anything."""
        tokens = self._reader.tokens(text)
        coloured = any(each.has("colour") for each in tokens)
        if not coloured or any(each.has("place", "card", *_DENYING) for each in tokens):
            return []
        deeds = self._deeds(f"{self._vocabulary.locale.words('command-take')[0]} {text}")
        return [each for each in deeds if _takes_whole(each)]

    def _deeds(self, text: str) -> list[Parsed]:
        """Return the deed that a part means, or those that it is asked about."""
        match self._parse(text):
            case Act() | Pay() as parsed:
                return [parsed]
            case Which(options=options):
                meant = [parsed for _told, parsed in options]
                return meant if all(isinstance(each, Act | Pay) for each in meant) else []
            case _:
                return []

    def _around_correction(self, line: str) -> tuple[str, str] | None:
        """Return what is said before and behind the last words that take something back.

        A mere `no` needs a comma, because `no gold` takes nothing back.
        """
        no = self._vocabulary.words("no")
        known = sorted(self._vocabulary.locale.words("words-correcting"), key=len, reverse=True)
        words = [re.escape(word) + (r"(?=\s*[,;:!.])" if word in no else "") for word in known]
        between, one = r"[\s,;:!?.\u2026-]+", "|".join(words)
        pattern = rf"{between}(?:{one})(?:{between}(?:{one}))*(?={between}\S)"
        found = [*re.finditer(pattern, line.replace("\u2019", "'"), re.IGNORECASE)]
        if not found:
            return None
        begin, end = found[-1].span()
        instead = self._vocabulary.words("instead")
        behind = line[end:].strip(" ,;:!?.\u2026-").split()
        behind = [word for word in behind if fold(word.strip(",.!")) not in instead]
        return line[:begin].strip(), " ".join(behind)

    def _verb(self, text: str) -> str:
        """Return the word of the command for the deed that a part names, if it names one."""
        for token in self._reader.tokens(text):
            deed = next((each for each in _DONE if token.has(each)), None)
            if deed and not token.has("filler"):
                return self._vocabulary.locale.words(f"command-{deed}")[0]
        return ""

    def stated(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return the deed that a line states which was only tried, or denied, and what would be."""
        tried = _trials(parsed)
        denied = isinstance(parsed, Unclear) and parsed.answer.name == "not-done"
        if not (tried or denied) or line.rstrip().endswith("?"):
            return []
        begun = self._reader.tokens(line)[:1]
        if any(each.has("able", "must", *ASKING) and not each.has("idle", "me") for each in begun):
            return []
        parting = rf"[,;:.!\u2026]|\b(?:{self._joining})\b"
        first, *others = re.split(parting, line, flags=re.IGNORECASE)
        clauses = [each for each in others if self._orders(each)]
        if self._orders(first, alone=True):
            clauses.insert(0, first)
        said = bool(tried) and self._says_so(line, parsed)
        for clause in clauses or ([line] if said else []):
            meant = tried or self._deeds(clause)
            if meant:
                asked = _other_readings(parsed)
                return [*meant, *asked[:2], *map(only_told, meant), *asked[2:]]
        return []

    def tried(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return the deed of a trial that a line is asked about, before all that it is asked.

        A line that denies something or asks does not order it.
        """
        tokens = [t for t in self._reader.tokens(line) if not t.has("idle", "filler")]
        denies = any(each.has("not", "without", "happen") for each in tokens)
        placed = any(each.has("place") for each in tokens)
        denies = denies and not (placed and denies_payment(self._reader.tokens(line)))
        asks = line.rstrip().endswith("?") or any(each.has(*_ASKING) for each in tokens)
        if denies or asks or not isinstance(parsed, Which):
            return []
        allowed = (each for each in _trials(parsed) if refusal(self._state, each.action) is None)
        done = [*allowed][:1]
        return [*done, *(meant for _told, meant in parsed.options)] if done else []

    def beside_denied(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return the take of the gems named beside a denied one, and what was asked about."""
        if isinstance(parsed, Act | Pay) or line.rstrip().endswith("?"):
            return []
        take = beside_denied(self._reader.tokens(line), self._state, self._vocabulary)
        asked = parsed.options if isinstance(parsed, Which) else ()
        others = [meant for _told, meant in asked if not _takes(meant)]
        return [take, *others] if take else []

    def let_go(self, _line: str, parsed: Parsed) -> list[Parsed]:
        """Return that an aim is let go, where that is said of it: `aim, drop it`."""
        about = parsed.about if isinstance(parsed, Do) and parsed.command == "aim" else ""
        if fold(about) in self._vocabulary.words("off"):
            return []
        tokens = self._reader.tokens(about)
        named = any(each.thing or each.has("points", "noble", "name") for each in tokens)
        gone = any(each.has("cancel", "return", "undo", "spare") for each in tokens)
        off = self._vocabulary.locale.words("words-off")[0]
        return [Do("aim", off)] if gone and not named else []

    def misheard(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return what a line may mean that begins by asking to repeat: `pardon? a bus went by`."""
        asked, *said = re.split(r"\s*[?!.]\s*", line.strip(), maxsplit=1)
        if not any(said) or not isinstance(parsed, Unclear | Which):
            return []
        lines = self._vocabulary.phrases.lines(self._vocabulary.plain(asked), whole=True)
        groups = next(lines, [])
        again = any(self._vocabulary.command(each) == "again" for group in groups for each in group)
        others = [meant for _told, meant in parsed.options] if isinstance(parsed, Which) else []
        return [Ask("again"), *others] if again else []

    def copied(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return the take of another turn that a line orders to copy: `take what Ben took then`."""
        options = [meant for _told, meant in parsed.options] if isinstance(parsed, Which) else []
        logs = [each for each in (parsed, *options) if isinstance(each, Ask)]
        logs = [each for each in logs if each.command == "log" and each.about]
        tokens = self._reader.tokens(line)
        said = [t for t in tokens if t.has("past") or not t.has("idle", "me", "now", "then")]
        orders = bool(said) and self._is_deed(said[0], first=True) and said[0].has("take")
        if not logs or not orders or line.rstrip().endswith("?"):
            return []
        takes = [*map(Act, dict.fromkeys(self._takes_done(logs[0].about)))]
        return [*takes, *logs, *(each for each in options if each not in logs)] if takes else []

    def with_others(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return the takes of the gems that a line names, and of others: `blue and two others`."""
        allowed = isinstance(parsed, Act) and refusal(self._state, parsed.action) is None
        sure = allowed or isinstance(parsed, Pay | Do) or line.rstrip().endswith("?")
        joining = self._vocabulary.words("and")  # dictation hears `and two` as n2
        words = [] if sure else [word for word in line.split() if fold(word) not in joining]
        tokens = self._reader.tokens(" ".join(words))
        return [*map(Act, with_others(tokens, self._state, self._vocabulary))]

    def bare(self, line: str, parsed: Parsed) -> list[Parsed]:
        """Return the take of the gems that a line names and nothing else, and what was asked."""
        if not isinstance(parsed, Unclear | Which | Menu):
            return []
        take = bare_take(line, self._reader, self._state, self._vocabulary)
        asked = [meant for _told, meant in parsed.options] if isinstance(parsed, Which) else []
        taken = any(isinstance(each, Act) for each in asked)
        return [take, *asked] if take and not taken else []

    def _says_so(self, line: str, parsed: Parsed) -> bool:
        """Return whether a line that names no deed in a clause of its own rather orders one.

        It says or prefers it, as in `let's say white, green, blue`; or nothing in it asks, wishes
        or denies, and what it means was only guessed.
        """
        tokens = self._reader.tokens(line)
        if any(each.has("say", "rather") and not each.has("not") for each in tokens):
            return True
        doubts = ("wish", "not", "able", "should", "must", "past", "name", "rule", "other")
        asks = any(each.has(*ASKING) and not each.has("idle", "filler") for each in tokens)
        return isinstance(parsed, Which) and not asks and not any(t.has(*doubts) for t in tokens)

    @property
    def _joining(self) -> str:
        """The words that join two clauses."""
        words = [
            *self._vocabulary.locale.words("words-between"),
            *self._vocabulary.locale.words("words-so"),
        ]
        return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))

    def _orders(self, clause: str, *, alone: bool = False) -> bool:
        """Return whether a clause orders a deed or states it, with nothing that wishes before.

        One that stands `alone`, or first, asks with its verb in front of `I`.
        """
        tokens = self._reader.tokens(clause)
        at = next((n for n, each in enumerate(tokens) if self._is_deed(each, first=not n)), None)
        if at is None or clause.rstrip().endswith("?"):
            return False
        before = tokens[:at]
        spoken = next((n for n, each in enumerate(before) if each.has("say")), -1)
        before = before[spoken + 1 :]  # "I'd say I take"
        plain = all(each.has(*_BEFORE) and not each.has("wish", "not", "past") for each in before)
        turned = tokens[at + 1 : at + 2]  # "take I red" asks where it stands alone
        stands = not alone and not before and any(each.has("me") for each in turned)
        wonders = self._vocabulary.wonders(clause) and spoken < 0 and not stands
        return plain and not wonders

    @staticmethod
    def _is_deed(token: Sensed, *, first: bool) -> bool:
        """Return whether a word orders or states a deed; a small one only where it is `first`."""
        known = token.has(*_DONE) and not token.guessed and (first or not token.has("filler"))
        return known and not token.has("wish", "past", "noun")


def _trials(parsed: Parsed) -> list[Act]:
    """Return the deeds that are tried, or asked about as trials alone."""
    match parsed:
        case Ask(command="try", about=about):
            try:
                return [Act(parse_action(about))]
            except NotationError:
                return []
        case Which(options=options) if parsed.guessed:
            acts = any(isinstance(meant, Act | Pay) for _told, meant in options)
            return [] if acts else [deed for _told, meant in options for deed in _trials(meant)]
        case _:
            return []


def _takes(parsed: Parsed) -> bool:
    return isinstance(parsed, Act) and isinstance(parsed.action, Take)


def _takes_whole(parsed: Parsed) -> bool:
    """Return whether a meaning takes three gems, or two of a colour."""
    gems = parsed.action.gems if isinstance(parsed, Act) and isinstance(parsed.action, Take) else ()
    return sum(gems) >= _THREE or max(gems, default=0) > 1


def _other_readings(parsed: Parsed) -> list[Parsed]:
    """Return what was asked about that is no trial."""
    options = parsed.options if isinstance(parsed, Which) else ()
    return [meant for _told, meant in options if not _trials(meant)]
