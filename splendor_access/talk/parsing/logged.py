"""The part of the log that a line may ask for, as far as it names one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Ask
from splendor_access.talk.parsing.meaning import Sentence
from splendor_access.talk.parsing.read_words import MOST_ROUNDS, word_lists
from splendor_access.talk.parsing.readings import DEEDS


class LoggedSentence(Sentence):
    """One sentence as tokens, and whose deeds of the past it may ask for, which and when."""

    def _logged(self) -> Iterator[Ask]:
        """Yield the part of the log that a line names, and then what is wider."""
        locale = self._vocabulary.locale
        other = self._other() if self._has("name") or self._names_other() else None
        mine = other is None and (self._has("me") or self._has("name"))
        seat = self._context.seat if mine else other
        name = [] if seat is None else [self._context.names[seat].casefold()]
        deed = self._deed_told()
        times = [*self._rounds_told(), *self._orders_told(deed)][:1]
        if self._has("came") and (self._has("card") or self._place):
            market = fold(locale.words("words-market")[0])
            place = [self._place] if self._place and not deed else []
            when = [] if self._has("begin") and times == ["round 1"] else times
            yield from _once("log", [[market, *place, *when], [market, *place]])
        of_what = self._of_what(deed) or []
        done = [*name, *([deed] if deed else [])]
        lines = self._has("say") or (self._has("last") and not self._counts_something())
        lines |= self._retold() is not None
        counted = lines and not deed and next(filter(None, self._numbers), None)
        times = [] if self._place and not deed else times  # "what lay at a2 first"
        about = [*name, str(counted)] if counted else [*done, *of_what, *times]
        yield from _once("log", [about, done if of_what or times else name])
        if self._has("begin") and not done:
            yield Ask("log")  # all from the beginning

    def _last_of_one(self) -> Iterator[Ask]:
        """Yield what another player did last, or the turn before: `what did Ben just do`."""
        other = self._other() if self._has("name") or self._names_other() else None
        elsewhere = self._has("board", "came", "card", "level") or not self._has("happen", "last")
        if other is not None and not elsewhere:
            back = 2 if self._has("last-but-one") else 1
            yield Ask("log", f"{self._context.names[other].casefold()} -{back}")

    def _became(self) -> Iterator[Ask]:
        """Yield where a card, or tokens of a colour, are gone: `where did my white go`."""
        begun = next((each for each in self._tokens if not each.has("filler")), self._tokens[0])
        if not (self._has("gone") and begun.has("what")):
            return
        colours = self._things("colour")
        if self._place:
            yield Ask("log", self._place)
        elif colours and self._has("own"):
            yield Ask("log", f"{self._context.names[self._context.seat].casefold()} buy")
        elif colours:
            yield Ask("log", " ".join(["take", *colours]))

    def _counts_something(self) -> bool:
        """Return whether what a number counts is in the game, and no line of the log."""
        things = ("points", "card", "tokens", "colour", "noble", "round", "place")
        return self._has(*things) or any(map(self._is_unit, self._tokens))

    def _names_other(self) -> bool:
        """Return whether another player is meant, and not the French `il` of `il n'y a plus`."""
        return any(each.has("other") and not each.has("filler") for each in self._tokens)

    def _deed_told(self) -> str:
        """Return the deed of the past that is told, or nothing."""
        if self._has("noble"):
            return "noble"
        plain = [t for t in self._tokens if not t.has("filler", "idle") or t.has("participle")]
        plain = [t for t in plain if t is not self._retold()]
        past = self._has("past", "participle", "ago", "have")
        deeds = [d for t in plain for d in DEEDS if t.has(d) and (d != "return" or past)]
        gained = self._has("points", "bonus") and self._has("why", "came", "take", "get", "how")
        pays = any(each.has("pay", "cost") and not each.guessed for each in self._tokens)
        card = self._names_card()
        which = self._has("who", "when", "last", "often", "ordinal", "round")
        if not (deeds or pays or card) and self._coloured and which:
            return "take"
        paid = card and (which or self._has("many"))
        if paid and set(deeds) <= {"take"} and not self._has("came"):
            return "buy"  # "when did I get my very first card"
        return "buy" if pays or gained else next(iter(deeds), "")

    def _rounds_told(self) -> Iterator[str]:
        """Yield the rounds that are told, as the log takes them; else the turn counted back."""
        numbers = [n for n in self._numbers if 0 < n <= MOST_ROUNDS]
        ordinal = next((n for n in range(1, 11) if self._has(f"ordinal-{n}")), None)
        units = any(self._is_round(each) for each in self._tokens)
        turn = units or any(map(self._is_unit, self._tokens))
        round_told = self._has("round") or units
        if round_told and len(numbers) > 1 and numbers[0] < numbers[1]:
            yield f"round {numbers[0]}-{numbers[1]}"
        elif units and numbers and ordinal == 1:
            yield f"round 1-{numbers[0]}"
        elif units and numbers and self._has("last"):
            yield f"round -{numbers[0]}-"
        elif round_told and (numbers or ordinal):
            yield f"round {self._bounded([*numbers, ordinal or 0][0])}"
        elif self._has("last-but-one") and not self._deed_told():
            yield "-2"
        elif self._has("ago") and numbers and turn:
            yield f"-{numbers[0]}"
        elif self._has("begin") and not numbers:
            yield "round 1"

    def _bounded(self, number: int) -> str:
        """Return a round, or those before or after it, as what stands before it limits it."""
        counts = [at for at, each in enumerate(self._tokens) if each.has("number", "ordinal")]
        limits = self._tokens[: counts[0]] if counts else []  # not "vertel ronde een na"
        if any(each.has("bound-before") for each in limits):
            return f"1-{number - 1}" if number > 1 else "1"
        if any(each.has("bound-until") for each in limits):
            return f"1-{number}"
        if any(each.has("bound-after") for each in limits):
            return f"{number + 1}-"
        told = [t for t in self._tokens if t.has("bound", "from") or not t.has("filler", "idle")]
        open_end = any(
            one.has("bound", "from") and (self._is_unit(two) or two.has("number"))
            for one, two in pairwise(told)
        )
        return f"{number}-" if open_end else str(number)

    def _orders_told(self, deed: str) -> Iterator[str]:
        """Yield which of several deeds is told: `first`, or `1` for the last."""
        ordinals = word_lists(self._vocabulary.locale.language).ordinals
        yield from (word for word, at in ordinals.items() if self._has(f"ordinal-{at}"))
        if self._has("last") and not self._has("rounds"):
            yield "1" if deed else "-1"


def _once(command: str, abouts: Sequence[Sequence[str]]) -> Iterator[Ask]:
    """Yield a command with each of what it may be about, each once; alone if with none."""
    lines = dict.fromkeys(" ".join(about) for about in abouts)
    yield from (Ask(command, line) for line in lines if line or len(lines) == 1)
