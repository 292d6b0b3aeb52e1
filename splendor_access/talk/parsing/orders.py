"""What a sentence orders that leaves something open, or is said by what was done before.

So it is with the deck from which a card is drawn unseen: `blind one from the bottom pile`.
"""

import itertools
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from splendor_access.game.actions import Take
from splendor_access.game.cards import LEVELS
from splendor_access.game.legality import refusal
from splendor_access.talk.messages import clean, fold, say
from splendor_access.talk.parsing.asked import Enquiry
from splendor_access.talk.parsing.commands import Act, Ask, Do, Menu, Parsed, Pay, Unclear, Which
from splendor_access.talk.parsing.read_words import read_words
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed, is_priced
from splendor_access.talk.parsing.takes_said import open_takes
from splendor_access.talk.parsing.vocabulary import Vocabulary

ASKING_LEAVE = ("rule", "wish", "able")
"""What words mean that ask whether something may be done."""

_BEYOND = ("next", "turn", "round", "last", "name", "other", "nobody", "not", "except", "further")
"""What words mean of which a list of what can be done now says nothing."""

MOST_TAKES = 10
"""Of more takes than these all are listed."""


class Orders(Enquiry, ABC):
    """One sentence as tokens: the parts of what it orders."""

    @abstractmethod
    def _deed(self) -> str | None:
        """Return the deed that is named."""

    @property
    def _describes_card(self) -> bool:
        """Whether a line describes a card; `give me the score` does not."""
        worth = self._has("points") and self._has("number", "with", "most", "card", "colour")
        called = bool(self._things("level", "cost", "cheap", "expensive"))
        return worth or called or is_priced(self._tokens, self._vocabulary)

    def _is_refused(self, parsed: Parsed) -> bool:
        """Return whether gems are taken and nothing else is said, which is not allowed."""
        beside = ("colour", "number", "filler", "me", "take", "tokens", "pair", "idle")
        plain = all(each.has(*beside) and not each.guessed for each in self._tokens)
        match parsed:
            case Act(action=Take() as action) if plain and not self._context.prompted:
                return refusal(self._context.state, action) is not None
            case _:
                return False

    def _told_of_menu(self, menu: Menu) -> Ask | None:
        """Return what is told of a deed that is asked about with nothing to do it to.

        None where a time, a person or the like is said that this does not hold.
        """
        beyond = (t.has(*_BEYOND) and not t.has("filler", "me", "now") for t in self._tokens)
        if any(beyond) or self._bounds_turn() or self._next_to("further", "number"):
            return None
        lists = menu.command == "buy" and not self._has("how")  # "how do I buy"
        return Ask("afford") if lists else Ask("help", menu.command)

    def _counts_alike(self) -> bool:
        """Return whether gems that are alike are counted: `three of the same colour`.

        What is the same as last time is a whole turn.
        """
        counted = max(self._numbers, default=0) > 1 or self._has("colours", "tokens")
        return counted and not self._has("last", "again", "redo")

    def _asks_for_more(self) -> bool:
        """Return whether a line asks for something else than what a deed would do."""
        if self._has("why") and self._has("not"):
            return False  # "why can't I take gold"
        supposes = self._has("me") and bool(self._place or self._coloured)  # "what if I buy a1"
        if supposes and self._has("wish"):
            return False
        asks = self._has("past", "who", "when", "why", "many")
        return asks or (self._has("rule") and not supposes)

    def _known(self, parsed: Parsed) -> Parsed | None:
        vague = ("not-understood", "not-a-gem", "not-a-command", "payment-not-understood")
        if isinstance(parsed, Unclear) and parsed.answer.name in vague:
            return None
        return parsed

    def _deck_levels(self) -> list[str]:
        """Return the level of the deck that is named: `deck a`, `the second deck`, `level 2`."""
        pairs = [*itertools.pairwise(self._tokens)]
        letters = [two.word for one, two in pairs if one.has("deck") and two.word in LEVELS]
        letters += [each.word for each in self._tokens if each.word in LEVELS[1:]]  # "a" may be "a"
        letters += [(self._place or "")[:1]]  # "one from pile b" may be read as b1
        counted = [one for one, behind in pairs if behind.has("deck") and one.has("ordinal")]
        numbers = [n for each in counted for n in range(1, 4) if each.has(f"ordinal-{n}")]
        named = [*letters, *(LEVELS[number - 1] for number in numbers)]
        level = self._level() if self._has("level") else None
        level = level or deck_said(self._tokens, self._vocabulary)
        return [*filter(None, [*named, level])][:1]

    def _drawn(self) -> Parsed | None:
        """Return the question whether to draw a card unseen; None where that is not ordered."""
        plain = not self._unknown and not self._guessed and self._deed() == "reserve"
        level = deck_said(self._tokens, self._vocabulary) if self._tokens else None
        if plain or level is None or self._line.rstrip().endswith("?"):
            return None
        parsed = self._parse("reserve", [self._word("deck"), level])
        return msgspec.structs.replace(parsed, asked=True) if isinstance(parsed, Act) else None

    @property
    def _keeps_some(self) -> bool:
        """Whether gems are said that are not paid."""
        standing = self._vocabulary.words("standing-for")
        pairs = itertools.pairwise(self._tokens)
        stands = any(one.has("colour") and fold(two.word) in standing for one, two in pairs)
        return stands or self._has("keep", "stay", "not", "rather", "without", "except")

    def _asks_for_both(self) -> bool:
        """Return whether a line asks if one may do two things, or get two cards, in a turn."""
        if self._place or self._has("past", "name", "not") or not self._has(*ASKING_LEAVE):
            return False
        gained = ("take", "buy", "reserve")
        plain = [each for each in self._tokens if not each.has("keep") and not each.guessed]
        deeds = [[deed for deed in gained if each.has(deed)] for each in plain]
        done = {each[0] for each in deeds if len(each) == 1}
        counts = self._counts_cards() or ("take" not in done and self._counts_times())
        return len(done) > 1 or (bool(done) and self._has("turn") and counts)

    def _counts_times(self) -> bool:
        """Return whether a number is how often something may be done: `reserve twice a turn`."""
        of_what = ("colour", "tokens", "points", "cost")
        return max(self._numbers, default=0) > 1 and not self._has(*of_what)

    def _opened(self) -> Parsed | None:
        """Return the question about an order that leaves something open; None without one."""
        return self._drawn() or self._same_again() or self._open_take()

    def _open_take(self) -> Parsed | None:
        """Return the question which take is meant that leaves gems open; None where none does."""
        if all(each.word.isdecimal() for each in self._tokens[1:]):
            return None  # "take 3"
        if self._line.rstrip().endswith("?") or self._tokens[0].has("who", "what", "many", "not"):
            return None
        takes = open_takes(self._tokens, self._context.state, self._vocabulary)
        if len(takes) > MOST_TAKES:
            return self._parse("take", [])
        return self._asked_which([*map(Act, takes)]) if takes else None

    def _same_again(self) -> Parsed | None:
        """Return the question whether to do as last time: `the same three as last round`."""
        times = ("last", "turn", "round", "again", "past")
        other = ("place", "colour", "card", "who", "many", "why", "name", "not", "able", "should")
        before = self._context.before()
        counted = self._has(*times) and (self._has("number") or len(self._tokens) > 2)
        counted |= any(each.has("same") and " " in each.word for each in self._tokens)
        same, again = self._has("same") and counted, self._repeats()
        if not (same or again) or self._has(*other) or not isinstance(before, Take):
            return None
        if self._asks_for_both():
            return None  # "may you reserve and buy in the same turn"
        if self._line.rstrip().endswith("?") or self._tokens[0].has("what", "happen"):
            return None
        asked = self._asked_which([Act(before)])
        others = () if same else (Ask("last"), Ask("again"))
        told = (
            (say("option-meant", meant=e.command, subject="", value="", line=""), e) for e in others
        )
        options = (*asked.options, *told)
        return Which(say("guessed", typed=clean(self._line), count=len(options)), options)

    def _repeats(self) -> bool:
        """Return whether a line repeats a turn: `repeat my last move`, `again those three`."""
        turn = self._has("turn", "own") and self._has("last", "past", "turn")
        count = {2, 3}.intersection(self._numbers) and not self._has("turn", "round", "say")
        three = self._has("again") and self._has("last") and bool(count)
        ordered = any(each.has("take") and not each.has("past") for each in self._tokens)
        as_before = self._has("again") and self._has("last") and self._has("past") and ordered
        return (self._has("redo") and turn) or three or as_before

    def _in_order(self, words: Sequence[str]) -> list[str]:
        """Return the words for gems with each number before its colour."""
        numbers = self._things("number")
        if self._has("different") and len(words) > len(numbers) > 0:
            return [word for word in words if word not in numbers]  # "three different: ..."
        if len(words) == 1 and self._has("pair"):
            return ["2", *words]
        if len(words) == 2 and [*words][1:] == numbers:
            return [*reversed(words)]  # "white, two of them"
        return [*words]

    def _is_kind(self, *, wish: bool) -> bool:
        """Return whether an order wishes by a kind word alone: `blau nehm ich gerne`."""
        wishes = {each.word for each in self._tokens if each.has("wish")}
        kind = wishes <= self._vocabulary.words("desired") and self._deed() is not None
        return kind and not (wish or self._asks)

    def _guess(self, parsed: Parsed) -> Parsed:
        """Return the question whether this was meant."""
        if not isinstance(parsed, Act | Pay | Menu | Do):
            return parsed
        return self._asked_which([parsed])

    def _takes_besides(self) -> bool:
        """Return whether a word of a line takes gems, and gives nothing back."""
        return self._coloured and any(
            t.has("take") and not t.has("return", "filler", "idle") for t in self._tokens
        )

    def _leaves_out(self) -> bool:
        """Return whether colours are left out of all of them: `one of each but black`."""
        verb = any(
            one.has("except") and two.has("take") and not two.has("filler")
            for one, two in itertools.pairwise(self._tokens)
        )
        if verb:
            return False  # "je devrais pas prendre vert" denies the deed
        if self._denies_in_question():
            return False  # "warum darf ich nicht zwei Rote nehmen"
        kinds = [each.has("except") for each in self._tokens if each.has("except", "colour")]
        return len(kinds) > 1 and kinds[0] and not any(kinds[1:])

    def _denies_in_question(self) -> bool:
        """Return whether a question is put with a `not`: `why may I not take two red`."""
        asks = self._asks or self._tokens[0].has("able", "rule", "wish", "should")
        return asks and any(each.has("except") and each.has("not") for each in self._tokens)


def asks_leave(tokens: Sequence[Sensed]) -> bool:
    """Return whether a line asks whether a deed is allowed: `is it permitted to buy`."""
    rules = [at for at, each in enumerate(tokens) if each.has("rule")]
    return bool(rules) and any(each.has(*DEEDS) for each in tokens[rules[0] + 1 :])


_OTHERWISE = ("place", "colour", "points", "cost", "name", "many", "who", "when", "why", "past")
"""What a line names that is not about drawing a card."""

_HOW = ("not", "without", "except", "able", "should", "rule", "every", "bank")
"""What asks, denies or doubts."""

_HIGHEST = ("most", "big", "expensive")
"""What says of a deck that no other is above it: `the highest deck`."""

NEAR = 2
"""So many words may stand between a deck and where it lies: `the deck in the middle`."""


def deck_said(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> str | None:
    """Return the level of the deck from which a card is drawn; None where none is."""
    decks = [at for at, each in enumerate(tokens) if each.has("deck")]
    drawn = len(decks) > 1 or any(each.has("reserve", "take", "hand") for each in tokens)
    asks = any(each.has(*_OTHERWISE) or (each.has(*_HOW) and not each.guessed) for each in tokens)
    if not decks or not drawn or asks or tokens[0].has("what"):
        return None
    return next(_levels(tokens, decks, vocabulary), None)


def _levels(
    tokens: Sequence[Sensed], decks: Sequence[int], vocabulary: Vocabulary
) -> Iterator[str]:
    """Yield the levels that are named: by letter, number or ordinal, or by where the deck lies."""
    for one, two in pairwise(tokens):
        number = vocabulary.number(two.word)
        if one.has("deck", "level") and two.word in LEVELS:
            yield two.word
        elif one.has("level") and number and number <= len(LEVELS):
            yield LEVELS[number - 1]
        elif two.has("deck") and one.word in LEVELS and not one.has("filler"):
            if one.word not in vocabulary.locale.words("words-article"):
                yield one.word  # "vom a-stapel"
        elif two.has("deck", "level") and one.has("ordinal"):
            yield from (LEVELS[n - 1] for n in range(1, 4) if one.has(f"ordinal-{n}"))
    told = [each for each in tokens if each.has("deck") or not each.has("filler")]
    decks = [at for at, each in enumerate(told) if each.has("deck")]
    for at, token in enumerate(told):
        near = any(0 < abs(at - deck) <= NEAR for deck in decks)
        read = read_words(token.word, vocabulary).tokens if near and not token.has("deck") else ()
        if len(read) == 1 and read[0].kind == "row" and isinstance(read[0].value, str):
            yield read[0].value
        elif near and token.has(*_HIGHEST):
            yield LEVELS[-1]
