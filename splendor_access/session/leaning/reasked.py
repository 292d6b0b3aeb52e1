"""The last question with another part: another player, card, row, deed, round, colour or filter.

`and for Ben`, `and the white one`, `five it should be`, `only those without white`.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from splendor_access.game.cards import LEVELS
from splendor_access.session.leaning.asked_of_things import names_place
from splendor_access.session.leaning.line import Behind
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Ask, Look, Parsed
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.history_query import EVENTS

_OF_OTHERS = {"me": "player", "player": "player", "hand": "player", "afford": "threat"}
"""Questions about the player who asks, with those about another one that are like them."""

_OF_ME = {"player": "me", "threat": "afford"}

COUNTED = ("bank", "me", "player", "cards")
"""Questions whose answers tell of each colour."""

_LISTS = ("find", "row", "afford", "board")
"""Questions whose answers list cards that a filter can narrow."""

_TELLING_OF_ONE = ("player", "threat", "why")
"""Questions behind which another one about the same player may be answered by all he has."""

_SHARED = ("cards", "why")
"""Questions that take the name of a player, or are about oneself."""

_OF_ONE = ("need", "look", "worth", "code")
"""Questions about one card that are asked of another one."""

_LONGER = 10
"""So many lines of the log are told, at least, where it is to go further back."""

_OF_HANDS = ("cost", "points", "bonus", "reserve", "held", "hand")
"""What is told of the cards of a player."""

_OF_SEATS = ("name", "other", "me", "same", "say", "both")
_OF_COUNTS = ("many", "colour", "tokens", "points", "have", "bonus")
_OF_ROWS = ("level", "letter", "same", "expensive", "cheap", "big", "small")
_OF_FILTERS = (
    "colour",
    "points",
    "without",
    "not",
    "cost",
    "need",
    "pay",
    "with",
    "only",
    "card",
    "rather",
)
"""The senses of the words that a question with another part accounts for."""


class Reasked(Behind):
    """Reads one line behind any answer."""

    @cached_property
    def _said(self) -> set[str]:
        """The senses of the words that the question accounts for."""
        return set()

    def options(self) -> list[Parsed]:
        """Return what the line may ask, the likeliest first."""
        ways = (
            *(self._of_card, self._logged, self._of_player, self._in_row),
            *(self._counted, self._narrowed),
        )
        return [*dict.fromkeys(found for way in ways for found in way())]

    def is_certain(self, parsed: Parsed) -> bool:
        """Return whether a question says all that the line does."""
        if parsed in self._of_card():
            return True
        return isinstance(parsed, Ask) and not self._line.unsaid(frozenset(self._said))

    @property
    def _corrects(self) -> bool:
        return self._line.says("meant")

    @property
    def _has_me(self) -> bool:
        return any(each.has("me") for each in self._line.people) and not self._line.not_mine

    @property
    def _mine(self) -> bool:
        return self._other is None and self._has_me

    # Cards

    def _of_card(self) -> Iterator[Parsed]:
        """Yield the last question, which was about one card, about the one that a line names."""
        command = self._last.asked.command
        counts = self._corrects and bool(self._line.ordinals) and self._line.has("level", "row")
        named = self._line.named_anew or (self._line.corrected if counts else "")
        if command not in _OF_ONE or not named:
            return
        parsed = self._parse(f"{self._word(f'command-{command}')} {named}")
        same = isinstance(parsed, Ask | Look) and parsed.command == command
        if same and not any(names_place(parsed, each) for each in self._last.cards):
            yield parsed

    # Players

    def _of_player(self) -> Iterator[Parsed]:
        """Yield the last question about another player."""
        command = self._last.asked.command
        leads = self._line.leads or self._corrects or self._line.has("same")
        leads |= self._line.says("likewise") or self._line.contrasts
        leads |= self._line.not_mine
        of_other = self._other and not self._has_me
        if command in _TELLING_OF_ONE and of_other and not leads:
            yield Ask("player", str(self._seat))
        if not leads:
            return
        self._said.update(_OF_SEATS, _OF_COUNTS if command in COUNTED else ())
        if self._other and command in _TELLING_OF_ONE and self._other == self._told_of:
            yield Ask("player", str(self._seat))
        elif self._other and _OF_OTHERS.get(command) == "threat":
            yield Ask("threat", self._other)
        elif self._other and command in _OF_OTHERS:
            yield Ask("player", str(self._seat))
        elif self._other and command in _SHARED:
            yield Ask(command, str(self._seat) if command == "cards" else self._other)
        elif self._mine and command in _OF_ME:
            yield Ask(_OF_ME[command])
        elif self._mine and command in _SHARED:
            yield Ask(command)

    @property
    def _told_of(self) -> str | None:
        """The player whom the last answer was about, among several others."""
        asked = self._last.asked
        about = asked.about if isinstance(asked, Ask) else ""
        return self._other if about in ("", self._other, str(self._seat)) else None

    # The log

    def _logged(self) -> Iterator[Parsed]:
        """Yield the part of the log that was told, with another player, deed, round or count."""
        asked = self._last.asked
        if not isinstance(asked, Ask) or asked.command not in ("log", "last", "why"):
            return
        words = asked.about.split() if asked.command == "log" else []
        if self._line.says("further-back"):
            yield from self._further_back(words)
            return
        changed = [*self._changed_log(words)]
        if asked.command == "log" and changed != words and words:
            yield Ask("log", " ".join(changed))

    def _changed_log(self, words: Sequence[str]) -> Iterator[str]:
        """Yield the words behind `log` with those in their place that the line has."""
        mine = self._vocabulary.words("mine")
        deeds = [deed for deed in EVENTS if self._line.has(deed) and deed != "pass"]
        numbers = self._line.named_numbers
        number = next((n for n in map(self._vocabulary.number, numbers) if n), None)
        named = False
        done = any(self._vocabulary.command(word) in EVENTS for word in words)
        self._said.update(_OF_SEATS)
        for word in words:
            seat = word in mine or (word == fold(word) and self._is_name(word))
            if seat and not named and (self._mine or self._other):
                yield self._word("words-mine") if self._mine else str(self._other)
            elif self._vocabulary.command(word) in EVENTS and deeds:
                self._said.update(deeds, ("past", "have"))
                yield self._word(f"command-{deeds[0]}")
            elif self._vocabulary.number(word) is not None and number:
                self._said.update(("number", "round"))
                yield str(number)
            else:
                yield word
            named = named or seat
        if not named and (self._mine or self._other):
            yield self._word("words-mine") if self._mine else str(self._other)
        if deeds and not done and self._line.says("narrowing"):
            self._said.update(deeds, ("past", "have", "only"))
            yield self._word(f"command-{deeds[0]}")

    def _is_name(self, word: str) -> bool:
        command = self._vocabulary.command(word)
        known = command in EVENTS or word in self._vocabulary.words("rounds")
        return not known and self._vocabulary.number(word) is None

    def _further_back(self, words: Sequence[str]) -> Iterator[Parsed]:
        """Yield what was before the part of the log that was told."""
        rounds = self._word("words-rounds")
        numbers = [n for word in words if (n := self._vocabulary.number(word))]
        of_round = any(word in self._vocabulary.words("rounds") for word in words)
        if numbers and not of_round:
            yield Ask("log", str(max(_LONGER, numbers[0] * 2)))
            yield Ask("older")
            return
        self._said.update(("round", "turn", "past", *_OF_SEATS))
        before = numbers[0] - 1 if numbers else self._scene.round - 2
        if before > 0:
            told = [word for word in words if self._vocabulary.number(word) is None]
            told = told or [rounds]
            yield Ask("log", " ".join([*told, str(before)]))
            if self._other and not any(map(self._is_name, words)):
                yield Ask("log", f"{self._other} {rounds} {before}")
        if not numbers:
            yield Ask("log", str(_LONGER))

    # Rows

    def _in_row(self) -> Iterator[Parsed]:
        """Yield the row that is named in the place of the last one, or as it lies to it."""
        asked = self._last.asked
        if not isinstance(asked, Ask) or asked.command != "row":
            return
        here = next((each for each in asked.about.split() if each in LEVELS), None)
        level = self._level(here)
        self._said.update(_OF_ROWS)
        if level and level != here:
            yield Ask("row", level)

    def _level(self, here: str | None) -> str | None:
        """Return the level that a line names; `here` is the one that was told."""
        named = [each.word.removesuffix("s").removesuffix("'") for each in self._line.tokens]
        leads = self._line.leads or self._corrects or self._line.has("same", "level")
        found = [
            each for each in named if each in LEVELS and (each != "a" or self._line.has("level"))
        ]
        if leads and found:
            return found[-1]
        if here is None:
            return None
        step = self._line.says("above") - self._line.says("below")
        if step:
            at = LEVELS.index(here) + step
            return LEVELS[at] if 0 <= at < len(LEVELS) else None
        if leads and self._line.has("expensive", "big"):
            return LEVELS[-1]
        if leads and self._line.has("cheap", "small"):
            return LEVELS[0]
        return {"a": "c", "c": "a"}.get(here) if self._line.says("opposite") else None

    # Colours

    def _counted(self) -> Iterator[Parsed]:
        """Yield the last question again where a line asks for a part of its answer."""
        asked, line = self._last.asked, self._line
        if not isinstance(asked, Ask) or asked.command not in COUNTED:
            return
        of_told = asked.command == "player" and bool(self._other) and bool(self._told_of)
        asks = line.leads or line.says("repeating", "likewise") or of_told  # "and blue"
        asks |= line.has("many", "say", "again")
        part = line.has("colour", "tokens") or (of_told and line.has(*_OF_HANDS))
        if asks and part and (of_told or self._other is None):
            self._said.update(_OF_COUNTS, ("say", "again", "past"))
            yield asked

    # Filters

    def _narrowed(self) -> Iterator[Parsed]:
        """Yield the last list of cards with what the line says of them besides."""
        asked = self._last.asked
        if not isinstance(asked, Ask) or asked.command not in _LISTS:
            return
        self._said.update(_OF_FILTERS)
        if asked.command == "find":
            yield from self._found_instead(asked.about.split())
        about = asked.about
        if asked.command == "row":
            about = f"{self._word('words-level')} {about}"
        levels = self._line.named_letters if self._line.has("level") and about == "" else ()
        self._said.update(("level", "letter") if levels else ())
        for words in [
            *(f"{self._word('words-level')} {each}" for each in levels),
            *self._filters(),
        ]:
            narrowed = f"{about} {words}".strip()
            command = "afford" if asked.command == "afford" else "find"
            if parse_filter(narrowed.split(), self._vocabulary, number="points"):
                yield Ask(command, narrowed)

    def _found_instead(self, words: Sequence[str]) -> Iterator[Parsed]:
        """Yield the last description with another level or colour, where the line corrects it."""
        levels = [each.word for each in self._line.tokens if each.word in LEVELS]
        colours = [each.word for each in self._line.tokens if each.has("colour")]
        if not self._corrects:
            return
        known = [self._vocabulary.gems(word) for word in words]
        if levels and self._line.has("level"):
            self._said.update(_OF_ROWS)
            words = [levels[-1] if word in LEVELS else word for word in words]
        elif colours and not self._line.has("not", "cost", "pay"):
            words = [colours[-1] if gem else word for word, gem in zip(words, known, strict=True)]
        else:
            return
        if parse_filter(words, self._vocabulary, number="points"):
            yield Ask("find", " ".join(words))

    def _filters(self) -> Iterator[str]:
        """Yield the filters that the words of the line may be."""
        colours = [each.word for each in self._line.tokens if each.has("colour")]
        done = self._line.has("buy", "reserve", "take") and not self._line.says("narrowing")
        if done or self._line.has("name", "past"):
            return
        if not colours:
            some = self._line.says("narrowing") or self._line.has("any")
            if self._line.has("points") and some:
                yield self._word("words-points")
            return
        cost, without = self._word("words-cost"), self._word("words-without")
        joined = f" {without} ".join(colours)
        narrows = self._line.says("narrowing")
        priced = self._line.has("cost", "need", "pay", "with")
        if self._line.has("without", "not"):
            yield f"{cost} {without} {joined}"
            if not priced:  # "no green ones"
                yield f"{without} {joined}"
        elif (narrows and priced) or (self._line.leads and self._line.demands):
            yield f"{cost} {' '.join(colours)}"
        elif narrows or self._line.has("rather") or self._line.leads:
            yield " ".join(colours)
