"""From a sentence to what it means, by what its words mean and not by their order.

A line is read as tokens (`senses.py`). The deed, the mood, what is denied, persons, things and
times among them make the meaning. Only a line that orders or states, denies nothing, and has no
unknown word acts; a guess asks, a wish is told what would be.
"""

import itertools
from collections.abc import Callable, Sequence

from splendor_access.game.cards import ORDER
from splendor_access.talk.messages import clean, say
from splendor_access.talk.parsing.asked import ASKING, FILTERS, Enquiry
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Context,
    Do,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    action_line,
    only_told,
)
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.vocabulary import Vocabulary

DEEDS = ("undo", "pass", "return", "reserve", "buy", "take")
"""The deeds, those first whose words are never a part of another's."""

_BESIDE = ("filler", "me", "card", "tokens", "deck", "hand", "bank", "board", "every", "except")
"""What words beside a deed may mean for it to be done; with any other it is asked about."""

MOST_UNKNOWN = 2
"""A line with more unknown words than this is not guessed at."""


class Meaning:
    """Reads sentences about one state. `parse` returns the meaning of a command and its words."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        context: Context,
        parse: Callable[[str, list[str]], Parsed],
    ) -> None:
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._reader = Reader(vocabulary, context.names)

    def read(self, line: str) -> Parsed | None:
        """Return what a sentence means, or None where too little of it is understood."""
        tokens = self._reader.tokens(line)
        return Sentence(line, tokens, self._vocabulary, self._context, self._parse).read()

    def orders(self, line: str) -> bool:
        """Return whether a line is about a deed or asks, in the words of its own."""
        tokens = self._reader.tokens(line)
        return any(token.has(*DEEDS, *ASKING) for token in tokens)

    def wishes(self, line: str) -> bool:
        """Return whether a line wishes or denies."""
        return any(token.has("wish", "not", "except") for token in self._reader.tokens(line))

    def only_wishes(self, line: str) -> bool:
        """Return whether a line wishes, and orders nothing."""
        tokens = self._reader.tokens(line)
        return any(token.has("wish") and not token.guessed for token in tokens)


class Sentence(Enquiry):
    """One sentence as tokens: what it orders, tries or asks."""

    def read(self) -> Parsed | None:
        """Return the meaning; None where too little is understood."""
        if len(self._unknown) > MOST_UNKNOWN or len(self._unknown) * 2 > len(self._tokens):
            return None
        deed = self._deed()
        wish = self._vocabulary.wonders(self._line)
        if self._either_or() or len(set(self._things("place"))) > 1:
            return None
        if any(token.guessed and not token.has("place") for token in self._tokens):
            return self._done(deed, wish=wish) if self._like_an_order(deed) else None
        if self._has("same") and deed is None and not self._asks:
            deed = "take"
        guess = self._asks or (self._has("wish") and self._place is not None)
        if len(self._unknown) > guess and deed is None:
            return None
        topic = self._has("advice", "threat", "value", "coach")
        asks = self._asks or topic or (deed is None and not self._has("wish"))
        answers = asks and (self._asks or topic or not self._context.prompted)
        told = self._question(deed) if answers else None
        if told is not None:
            return told if self._covers(told) else None
        if topic or (self._asks and self._asks_for_more()):
            return None
        if self._has("past") and deed != "undo":
            return None  # "I bought a1" is told, and neither ordered nor asked
        if deed is None and (self._asks or len(self._tokens) < 2):
            return None
        if deed is None and (self._has("need") or not (self._place or self._things("colour"))):
            return None
        denies = self._has("not") and not self._asks and not self._has("wish")
        if denies and not self._leaves_out():
            return Unclear(say("not-done"))
        if self._other() is not None and self._has("name"):
            return None
        return self._done(deed, wish=wish)

    # Deeds

    def _either_or(self) -> bool:
        """Return whether a word such as `or` stands before a colour."""
        told = [token for token in self._tokens if token.thing]
        return any(
            token.has("or") and behind.has("colour") for token, behind in itertools.pairwise(told)
        )

    def _like_an_order(self, deed: str | None) -> bool:
        """Return whether a line with a guessed word is else a plain order."""
        if self._has("not", "wish", "past", "rule") or self._asks or self._unknown:
            return False
        if deed is None:
            return all(token.has("colour", "number", "filler") for token in self._tokens)
        return bool(self._place or self._things("colour")) and len(self._tokens) > 1

    def _deed(self) -> str | None:
        state = self._context.state
        for deed in DEEDS:
            if deed == "return" and state.phase != "return":
                continue
            if self._has(deed):
                return deed
        return "return" if state.phase == "return" and (self._coloured or self._piles) else None

    def _leaves_out(self) -> bool:
        """Return whether colours are left out of all of them: `one of each but black`."""
        return self._has("every") and self._has("except") and bool(self._things("colour"))

    def _done(self, deed: str | None, *, wish: bool) -> Parsed | None:
        parsed = self._act(deed)
        if parsed is None:
            return None
        if wish or self._asks:
            if isinstance(parsed, Menu):
                return Ask("afford") if parsed.command == "buy" else Ask("help", parsed.command)
            mine = self._asks or self._has("me")
            return None if self._unknown or not mine else only_told(parsed)
        if isinstance(parsed, Unclear | Which):
            return parsed
        unsure = deed is None or self._has("same", "wish", "past", "rule")
        unsure = unsure or not all(
            token.thing or token.has(str(deed), *_BESIDE) for token in self._tokens
        )
        if self._unknown or self._guessed or unsure:
            return self._guess(parsed) if isinstance(parsed, Act | Pay | Do) else None
        return parsed

    def _act(self, deed: str | None) -> Parsed | None:
        """Return the deed with what it is done to."""
        match deed:
            case "undo":
                return Do("undo")
            case "pass" if not self._place and not self._things("colour"):
                return self._parse("pass", [])
            case "return":
                words = self._things("colour", "number") or []
                return self._known(self._parse("return", words if self._coloured else self._piles))
            case None | "take":
                return self._take(deed)
            case _:
                words = self._object(deed)
                return self._known(self._parse(deed, words)) if words or deed else None

    @property
    def _coloured(self) -> bool:
        return bool(self._things("colour"))

    @property
    def _piles(self) -> list[str]:
        """The numbers of the piles that are counted: `1 and 4`, `the first pile`."""
        found = []
        for token in self._tokens:
            ordinals = [n for n in range(1, 6) if token.has(f"ordinal-{n}")]
            number = self._vocabulary.number(token.word) if token.has("number") else None
            found += [str(n) for n in ordinals or filter(None, [number])]
        return found

    def _known(self, parsed: Parsed) -> Parsed | None:
        vague = ("not-understood", "not-a-gem", "not-a-command", "payment-not-understood")
        if isinstance(parsed, Unclear) and parsed.answer.name in vague:
            return None
        return parsed

    def _object(self, deed: str) -> list[str]:
        """Return the words that describe the card of a deed."""
        if self._place and deed == "reserve":
            return [self._place]
        paid = next((i for i, token in enumerate(self._tokens) if token.has("with")), None)
        if self._place:
            behind = self._tokens[paid:] if paid is not None else []
            payment = [token.word for token in behind if token.has("colour", "number", "with")]
            return [self._place, *payment] if len(payment) > 1 else [self._place]
        kinds = (*FILTERS, "deck", "held", "with")
        words = self._things(*kinds)
        if deed == "reserve" and self._has("deck"):
            levels = [token.word for token in self._tokens if len(token.word) == 1]
            levels = [word for word in levels if word in ("a", "b", "c")]
            words = [*words, *levels]
        return words

    def _take(self, deed: str | None) -> Parsed | None:
        if self._has("same") and deed == "take":
            before = self._context.before()
            return Act(before) if before else None
        colours = self._things("colour", "number")
        if self._leaves_out():
            at = next(i for i, token in enumerate(self._tokens) if token.has("except"))
            rest = [token.word for token in self._tokens[at:] if token.has("colour")]
            left = {letter for word in rest for letter in self._vocabulary.gems_begun(word)}
            letters = [letter for letter in ORDER if letter not in left | {"g"}]
            return self._parse("take", ["".join(letters)]) if len(letters) <= 3 else None
        about_card = self._place or self._things("level", "points", "cost", "cheap", "expensive")
        if about_card or (self._has("card") and len(self._things("colour")) == 1):
            words = self._object("buy")
            each = [self._parse(command, words) for command in ("buy", "reserve")]
            meant = [m for m in each if not isinstance(m, Unclear)]
            if not meant:
                return None
            if deed is None:
                return None if self._asks else self._either(meant)
            return self._either(meant)
        if not self._things("colour") or (self._unknown and not self._has("wish", "past")):
            return None
        return self._known(self._parse("take", colours))

    def _either(self, meant: Sequence[Parsed]) -> Parsed:
        """Return the question whether a card is bought or reserved."""
        options = []
        for parsed, command in zip(meant, ("buy", "reserve"), strict=False):
            word = self._vocabulary.locale.words(f"command-{command}")[0]
            about = " ".join(self._object("buy"))
            options.append((say("option-line", line=f"{word} {about}"), parsed))
        if len(options) == 1:
            return meant[0]
        prompt = say("which-gems", typed=clean(self._line), count=len(options))
        return Which(prompt, tuple(options))

    def _guess(self, parsed: Parsed) -> Parsed:
        """Return the question whether this was meant."""
        if not isinstance(parsed, Act | Pay | Menu | Do):
            return parsed
        line = said_again(parsed, self._vocabulary)
        return Which(
            say("guessed", typed=clean(self._line)), ((say("option-line", line=line), parsed),)
        )


def said_again(parsed: Act | Pay | Menu | Do, vocabulary: Vocabulary) -> str:
    """Return a deed as a line of the language that can be typed."""
    if isinstance(parsed, Menu | Do):
        return vocabulary.locale.words(f"command-{parsed.command}")[0]
    verb, _, about = action_line(parsed).partition(" ")
    return f"{vocabulary.locale.words(f'command-{verb}')[0]} {about}".strip()
