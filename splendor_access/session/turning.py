"""A reply that turns from what is asked: it lets it be, corrects it, puts it off, or says no.

What says so stands in front or behind, as in `scrap that, b3` or `a3 I meant`. The rest is read by
`turned`; behind a no at a yes-or-no question it is an order, a question, or another card.
"""

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Literal

import msgspec

from splendor_access.game.cards import LEVELS
from splendor_access.session.beside import is_unseen
from splendor_access.session.prompts import Confirm, Reply
from splendor_access.session.replies import ReplyReader
from splendor_access.session.reply_words import ASKING, ReplyWords
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look, Menu, Parsed, Pay
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

Turn = Literal["lets-be", "corrects", "puts-off"]
"""What may be said of the open question."""

LONGEST = 7
"""The most words of one saying."""

LONGEST_LINE = 300
"""Signs of the longest line that is read so."""

SHORT = 4
"""The most words of a last clause that denies what it does not name."""

_FRONT: dict[Turn, Sequence[str]] = {
    "lets-be": ("letting-be", "declining", "no", "leave", "none-of-them"),
    "corrects": ("slip", "correcting"),
    "puts-off": ("putting-off",),
}
_BEHIND: dict[Turn, Sequence[str]] = {
    "corrects": ("slip-behind",),
    "puts-off": ("putting-off-behind",),
}
"""The words that say so in front of the rest and behind it."""

_IDLE = ("before-order", "leaning-beside", "polite", "but")
"""What may stand among them."""

_OBJECT = ("filler", "colour", "place", "card", "deck", "noble", "level", "tokens", "noun", "own")
"""What words mean that name what is let be: `forget the card`, `scrap the gold`."""

_NAMED = ("colour", "place", "card", "deck", "noble", "level", "number", "ordinal", "points")
"""What words mean that name what is denied."""

_MARK = re.compile(r"[,;:.!?\u2026\u2013\u2014]|\s-+\s")
_ENDED = re.compile(r"[?!.;]\s+(?=\w)")
_WORD = re.compile(r"[\w']+")


class Turned(msgspec.Struct, frozen=True):
    """A reply without what it says of the open question, and what that is.

    `denies`: it names what is not meant, and is certain of nothing by that alone.
    """

    rest: str
    turns: frozenset[Turn]
    denies: bool = False
    begins: bool = False
    """Whether it says so in front, and not only by a small word behind."""

    def has(self, *turns: Turn) -> bool:
        """Return whether it says one of these of the question."""
        return not self.turns.isdisjoint(turns)


class TurnReader(ReplyWords):
    """Reads such replies, with the words of a language and the names at a table."""

    def turned(self, text: str) -> Turned | None:
        """Return the rest of a reply that says something of the open question; else None."""
        if len(text) > LONGEST_LINE:
            return None
        told, turns = self._cut_front(text.replace("\u2019", "'"))
        front = self._cut_denied(told)
        rest, more = self._cut_front(front) if front != told else (front, set[Turn]())
        begins = bool(turns or more)
        rest, behind = self._cut_behind(rest)
        last = self._cut_denied_behind(rest)
        denies, turns = front != told or last != rest, turns | more | behind
        found = Turned(last, frozenset(turns), denies=denies, begins=begins)
        return found if last and (turns or denies) else None

    def lets_be(self, text: str) -> bool:
        """Return whether a reply lets the question be, and says no more: `let them both be`."""
        short = len(text) <= LONGEST_LINE
        rest, turns = self._cut_front(text.replace("\u2019", "'")) if short else (text, set[Turn]())
        return "lets-be" in turns and not rest.strip(" .!")

    def said(self, text: str) -> list[Sensed]:
        """Return the tokens of a line, with all its words."""
        return self._reader.tokens(text)

    def _cut_front(self, text: str) -> tuple[str, set[Turn]]:
        """Return what stands behind all that is said in front, and what that says."""
        words = [*_WORD.finditer(text)]
        at, end, turns = 0, 0, set[Turn]()
        while at < len(words):
            count, said = self._said_at(text, words, at)
            if not count:
                break
            at += count
            end = at if said else end  # "scrap that, then I take two white"
            turns |= said
        if not turns:
            return text, turns
        return text[words[end].start() :] if end < len(words) else "", turns

    def _said_at(self, text: str, words: Sequence[re.Match[str]], at: int) -> tuple[int, set[Turn]]:
        """Return how many words at a place say something of the question, and what they say.

        A word that denies what is behind it, or lets it be, has to be told apart from that.
        """
        told = [fold(each[0]) for each in words[at:]]
        for count in range(min(LONGEST, len(told)), 0, -1):
            said = "-".join(told[:count])
            if said in self._of and not self._is_apart(text, words, at + count):
                behind = self._object(text, words[at + count :], spares=self._spares(said))
                if behind:
                    return count + behind, {"lets-be"}
            turns: set[Turn] = {turn for turn, known in self._front.items() if said in known}
            if not turns and said not in self._idle_words:
                continue
            if self._belongs(told, count):
                continue
            apart = self._is_apart(text, words, at + count)
            alone = not apart and not self._said_at(text, words, at + count)[1]
            if alone and self._is_bound(said, told[count - 1]):
                continue
            return count, turns
        return 0, set()

    def _belongs(self, told: Sequence[str], count: int) -> bool:
        """Return whether the first words of some are part of a longer saying: `hang on to`."""
        first = self._reader.tokens(" ".join(told[:LONGEST]))[:1]
        return any(len(each.word.split()) > count for each in first)

    def _spares(self, said: str) -> bool:
        """Return whether what lets something be may leave or let as well: `laat c1 horen`."""
        return any(each.has("keep", "bid", "leave") for each in self._reader.tokens(said))

    def _object(self, text: str, words: Sequence[re.Match[str]], *, spares: bool) -> int:
        """Return how many words in front name what is let be; 0 where they are no such thing.

        `spares`: they have to be told apart from what stands behind them.
        """
        count, named = 0, False
        beside = self._vocabulary.words("letting-be-beside")
        for word in words:
            tokens = [each for each in self._reader.tokens(word[0]) if not each.guessed]
            if fold(word[0]) not in beside and not any(each.has(*_OBJECT) for each in tokens):
                break
            named |= fold(word[0]) in beside or any(each.has(*_NAMED, "noun") for each in tokens)
            count += 1
            if self._is_apart(text, words, count):
                return count if named else 0
        return count if named and not spares else 0

    def _is_bound(self, said: str, last: str) -> bool:
        """Return whether a saying, of which `last` is the last word, may belong to what follows."""
        of_it = said in self._of and said not in self._vocabulary.words("letting-be")
        if of_it or said in self._vocabulary.words("without"):
            return True
        tokens = self._reader.tokens(last)
        if any(each.has("ordinal") for each in tokens) and said == last:
            return True  # "first on the list"
        denies = any(each.has("not") for each in tokens)
        return denies and said not in self._vocabulary.words("no")

    @staticmethod
    def _is_apart(text: str, words: Sequence[re.Match[str]], at: int) -> bool:
        """Return whether a mark stands before a word, or it is behind the last one."""
        if at >= len(words):
            return True
        return _MARK.search(text[words[at - 1].end() : words[at].start()]) is not None

    def _cut_denied(self, text: str) -> str:
        """Return what stands behind a clause in front that says what is not meant.

        As in `not out of b, off the a pile` and `I said red but it is the blue one`.
        """
        but = "|".join(map(re.escape, self._vocabulary.locale.words("words-but")))
        parting = re.search(rf"(?:{_MARK.pattern}|\b(?:{but})\b)\W*", text, re.IGNORECASE)
        clause = text[: parting.start()] if parting else ""
        rest = text[parting.end() :] if parting else ""
        return rest if rest and self._denies(clause) else text

    def _cut_denied_behind(self, text: str) -> str:
        """Return what stands before a last clause that says what is not meant: `a, not b`."""
        marks = [*re.finditer(r"\s*[,;:]\s*", text)]
        clause = text[marks[-1].end() :] if marks else ""
        denied = self._denies(clause, named=len(clause.split()) <= SHORT)
        return text[: marks[-1].start()] if denied else text

    def _denies(self, clause: str, *, named: bool = False) -> bool:
        """Return whether a clause denies a thing, and says nothing else.

        `named`: it does not matter whether it names the thing by what it is.
        """
        tokens = self._reader.tokens(clause)
        words = [fold(each[0]) for each in _WORD.finditer(clause)]
        said = self._vocabulary.words("said-wrongly")
        typed = any("-".join(words[:count]) in said for count in range(2, LONGEST))
        typed |= "-".join([*words[:2], *words[-1:]]) in said  # "hab ich blau gesagt"
        wrong = self._vocabulary.words("was-wrong")
        typed |= any("-".join(words[-count:]) in wrong for count in range(2, LONGEST))
        begun = tokens[:1]
        denied = any(
            each.has("not") or each.word in self._vocabulary.words("without") for each in begun
        )
        named |= any(each.has(*_NAMED) and not each.guessed for each in tokens)
        named |= not {*words[1:]}.isdisjoint(LEVELS)
        other = any(each.has(*DEEDS, *ASKING) and not each.has("filler") for each in tokens)
        return (denied or typed) and named and (typed or not other)

    def _cut_behind(self, text: str) -> tuple[str, set[Turn]]:
        """Return a reply without what is said behind the rest, or within it, and what that says."""
        turns, told = set[Turn](), text.rstrip(" ,;:.!\u2026-")
        while words := [*_WORD.finditer(told)]:
            count, said = self._said_behind([fold(each[0]) for each in words])
            if not count:
                break
            turns |= said
            told = told[: words[-count].start()].rstrip(" ,;:.!\u2026-")
        if "corrects" in turns and _ENDED.search(told):
            told = told[[*_ENDED.finditer(told)][-1].end() :]  # "did I say a2? a3 I meant"
        begun = self._within.match(told)  # "was het a4": a question
        within = told if begun else self._within.sub(" ", told)
        turns |= {"corrects"} if within != told else set()
        asks = "?" if turns and text.rstrip().endswith("?") and "?" not in told else ""
        return (" ".join(within.split()) + asks, turns) if turns else (text, turns)

    def _said_behind(self, words: Sequence[str]) -> tuple[int, set[Turn]]:
        for count in range(min(LONGEST, len(words) - 1), 0, -1):
            said = "-".join(words[-count:])
            turns: set[Turn] = {turn for turn, known in self._behind_words.items() if said in known}
            if turns or said in self._vocabulary.words("polite"):
                return count, turns
        return 0, set()

    @cached_property
    def _within(self) -> re.Pattern[str]:
        """What is said of a slip in several words, wherever it stands."""
        said = self._vocabulary.locale.words("words-slip-behind")
        several = sorted((each for each in said if " " in each), key=len, reverse=True)
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, several))})\b", re.IGNORECASE)

    @cached_property
    def _of(self) -> frozenset[str]:
        return self._vocabulary.words("letting-be-of")

    @cached_property
    def _front(self) -> dict[Turn, frozenset[str]]:
        return {turn: self._all(kinds) for turn, kinds in _FRONT.items()}

    @cached_property
    def _behind_words(self) -> dict[Turn, frozenset[str]]:
        return {turn: self._all(kinds) for turn, kinds in _BEHIND.items()}

    @cached_property
    def _idle_words(self) -> frozenset[str]:
        return self._all(_IDLE)

    def _all(self, kinds: Sequence[str]) -> frozenset[str]:
        return frozenset().union(*map(self._vocabulary.words, kinds))


class Declining:
    """Reads it, with the words of a language and the names at a table.

    `parse` returns what a line means there, `turned` what one wants that turns from the question.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        parse: Callable[[str, Scene], Parsed | Reply],
        turned: Callable[..., Parsed | Reply | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._replies = ReplyReader(vocabulary, names)
        self._parse = parse
        self._turned = turned

    def meant(
        self, prompt: Confirm, lines: tuple[str, str], scene: Scene, reply: Reply | Do | None
    ) -> Parsed | Reply | None:
        """Return what a line wants besides a no; `reply` is what it says of the question.

        `lines` are the line as it is typed, and without its `instead`.
        """
        text, plain = lines
        found = self._turned(prompt, text, scene, denied=reply is not None)
        found = found or self._no_and_more(prompt, text, scene)
        if found or reply or plain == text:
            return found
        return self._other_card(prompt, plain, scene)

    def _no_and_more(self, prompt: Confirm, text: str, scene: Scene) -> Reply | None:
        """Return the no in front of an order or question, with what stands behind it.

        As in `not b, deck c`, where a card would be reserved unseen.
        """
        rest = self._ordered_instead(text)
        if not rest:
            return None
        other = self._other_card(prompt, rest, scene)
        if other is not None and not self._replies.orders(rest):
            return Reply("no", f"{self._vocabulary.locale.words('command-reserve')[0]} {rest}")
        meant = self._parse(rest, scene)
        asks = self._replies.begins_asking(rest) or self._vocabulary.begins_command(rest)
        certain = isinstance(meant, Act | Pay | Menu) or (
            asks and isinstance(meant, Ask | Look | Do)
        )
        return Reply("no", rest) if certain and not self._replies.leaves(rest) else None

    def _ordered_instead(self, text: str) -> str | None:
        """Return what stands behind a no, or is ordered in one's own words without it."""
        rest = self._replies.behind_no(text)
        if rest is not None or self._replies.begins_asking(text):
            return rest
        told, comma, behind = text.partition(",")
        if comma and any(each.has("not") for each in self._replies.tokens(told)):
            return behind.strip()
        plain = self._vocabulary.begins_command(text) or "?" in text
        if plain or self._vocabulary.leans(text):  # "sure thing, take ser"
            return None
        return text if self._replies.orders(text) else None

    def _other_card(self, prompt: Confirm, text: str, scene: Scene) -> Act | None:
        """Return the reservation that a line means instead of the one that is asked about."""
        if self._vocabulary.begins_command(text) and not text.split()[1:]:
            return None
        if not is_unseen(prompt):
            return None
        reserve = self._vocabulary.locale.words("command-reserve")[0]
        meant = self._parse(f"{reserve} {text}", scene)
        return meant if isinstance(meant, Act) else None
