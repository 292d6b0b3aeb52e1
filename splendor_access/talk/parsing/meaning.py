"""From a sentence to what it means, by what its words mean and not by their order.

A line is read as tokens (`senses.py`). The deed, the mood, what is denied, persons, things and
times among them make the meaning. Only a line that orders or states, denies nothing, and has no
unknown word acts; a guess asks, a wish is told what would be.
"""

import itertools
from collections.abc import Callable, Sequence

from splendor_access.game.cards import ORDER
from splendor_access.game.state import HAND_PLACES, TILE_PLACES
from splendor_access.talk.messages import clean, say
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
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

DEEDS = ("undo", "pass", "return", "reserve", "buy", "take")
"""The deeds, those first whose words are never a part of another's."""

MOST_UNKNOWN = 2
"""A line with more unknown words than this is not guessed at."""

_ASKING = ("who", "what", "many", "when", "why")
_FILTERS = (
    "colour",
    "number",
    "level",
    "points",
    "cost",
    "cheap",
    "expensive",
    "without",
    "or",
)
_RULES = {
    "noble": "nobles",
    "winning": "end",
    "points": "end",
    "game": "end",
    "hand": "reserve",
    "reserve": "reserve",
    "deck": "reserve",
    "tokens": "limit",
    "return": "limit",
    "bonus": "buy",
    "buy": "buy",
    "take": "take",
    "turn": "turn",
}
"""The part of the rules that a line is about, by the first of these senses in it."""


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
        return any(token.has(*DEEDS, *_ASKING) for token in tokens)

    def wishes(self, line: str) -> bool:
        """Return whether a line wishes or denies."""
        return any(token.has("wish", "not", "except") for token in self._reader.tokens(line))

    def only_wishes(self, line: str) -> bool:
        """Return whether a line wishes, and orders nothing."""
        tokens = self._reader.tokens(line)
        return any(token.has("wish") and not token.guessed for token in tokens)


class Sentence:
    """One sentence as tokens."""

    def __init__(
        self,
        line: str,
        tokens: Sequence[Sensed],
        vocabulary: Vocabulary,
        context: Context,
        parse: Callable[[str, list[str]], Parsed],
    ) -> None:
        self._line = line
        self._tokens = tokens
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._senses = {sense for token in tokens for sense in token.senses}
        self._unknown = [token for token in tokens if not token.senses]
        self._guessed = any(token.guessed for token in tokens)
        self._asks = line.rstrip().endswith("?") or self._has(*_ASKING)
        self._place = next((token.word for token in tokens if token.has("place")), None)

    def _has(self, *senses: str) -> bool:
        return not self._senses.isdisjoint(senses)

    def _things(self, *kinds: str) -> list[str]:
        return [token.word for token in self._tokens if token.has(*kinds)]

    def read(self) -> Parsed | None:
        """Return the meaning; None where too little is understood."""
        if len(self._unknown) > MOST_UNKNOWN or len(self._unknown) * 2 > len(self._tokens):
            return None
        deed = self._deed()
        wish = self._has("wish", "past", "rule") or self._vocabulary.wonders(self._line)
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
        told = self._question(deed) if asks else None
        if told is not None:
            return told
        if deed is None and (self._asks or len(self._tokens) < 2):
            return None
        if deed is None and not self._place and not self._things("colour"):
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
            return only_told(parsed)
        if isinstance(parsed, Unclear | Which):
            return parsed
        if self._unknown or self._guessed or deed is None or self._has("same"):
            return self._guess(parsed) if isinstance(parsed, Act | Pay) else None
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
        kinds = (*_FILTERS, "deck", "held", "with")
        words = self._things(*kinds)
        if deed == "reserve" and self._has("deck"):
            levels = [token.word for token in self._tokens if len(token.word) == 1]
            levels = [word for word in levels if word in ("a", "b", "c")]
            words = [*words, *levels]
        return words

    def _take(self, deed: str | None) -> Parsed | None:
        if self._has("same") and deed == "take":
            before = self._context.before
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

    # Persons

    def _other(self) -> int | None:
        """Return the seat of another player who is named, or of the only other one."""
        seat, names = self._context.seat, self._context.names
        for word in self._things("name"):
            found = seats_named(word, names)
            if len(found) == 1 and found[0] != seat:
                return found[0]
        if self._has("other", "both") and len(names) == 2 and not self._has("name"):
            return 1 - seat
        return None

    # Questions

    def _question(self, deed: str | None) -> Parsed | None:
        has = self._has
        other = self._other()
        name = "" if other is None else self._context.names[other].casefold()
        if self._context.state.phase == "noble" and has("points", "many") and other is None:
            return Ask("nobles")
        if has("coach") and self._context.state.phase == "over":
            return Do("coach")
        if has("why") and name:
            return Ask("why", name)
        if has("plan") and name and not deed and not self._place:
            return Ask("why", name)
        if has("threat"):
            return Ask("threat", name)
        if has("value"):
            return Ask("worth")
        if has("advice") and not self._place and not self._things("colour"):
            return Ask("hint")
        may = has("many") and has("wish") and deed in ("reserve", "return")
        if (has("rule") or may) and not self._place and not name:
            return self._rule()
        past = self._past(deed, name)
        if past is not None:
            return past
        if name and (deed in ("buy", "reserve", "take") or has("afford")):
            return Ask("threat", name)
        scores = has("winning") or (has("points") and (has("many", "who") or name))
        if scores and not self._things("colour") and not has("card"):
            return Ask("score")
        if other is not None:
            return self._of_other(str(other))
        return self._of_table(deed)

    def _rule(self) -> Parsed:
        if self._things("colour") and not self._has("wish"):
            return Ask("rules", "gold")
        part = next((part for sense, part in _RULES.items() if self._has(sense)), "")
        return Ask("rules", part)

    def _past(self, deed: str | None, name: str) -> Parsed | None:
        """Return the question about what has been done, as a part of the log."""
        has = self._has
        if not has("past") or has("need", "afford"):
            return None
        deed = deed if deed not in ("undo", "pass") else None
        about = [name] if name else []
        if deed:
            about.append(deed)
        number = self._counted()
        if has("round") and number:
            return Ask("log", " ".join([*([name] if name else []), "round", str(number)]))
        if self._place and (deed or has("what")):
            return Ask("log", " ".join([*about, self._place]))
        if has("card") and has("last") and not name and not deed:
            return Ask("log", "market 1")
        if (has("who", "when") and deed) or (name and deed):
            if has("card", "points"):
                about += self._things("colour", "number", "points")
            return Ask("log", " ".join(about))
        if name and has("last", "past") and not self._things("colour", "points"):
            return None if has("hand", "tokens", "card", "bonus") else Ask("last")
        return None

    def _counted(self) -> int | None:
        """Return a number or ordinal of the line."""
        for token in self._tokens:
            for number in range(1, 6):
                if token.has(f"ordinal-{number}"):
                    return number
        numbers = (self._vocabulary.number(word) for word in self._things("number"))
        return next(filter(None, numbers), None)

    def _of_other(self, seat: str) -> Parsed | None:
        has = self._has
        if has("card") and not has("hand") and has("many", "what"):
            return Ask("cards", seat)
        if has("tokens", "bonus", "hand", "card", "points", "many", "what") or self._things(
            "colour"
        ):
            return Ask("player", seat)
        return None

    def _of_table(self, deed: str | None) -> Parsed | None:
        has = self._has
        place, things = self._place, self._things(*_FILTERS)
        if place in TILE_PLACES:
            return self._look(place)
        if has("braille") and place:
            return self._parse("code", [place])
        if has("need", "afford") and place:
            return Ask("need", place)
        if has("cost") and place and has("me"):
            return Ask("worth", place)
        if deed in ("buy", None) and has("afford", "buy") and not place:
            described = self._things("colour", "level", "cheap", "points")
            return Ask("afford", " ".join(described))
        if deed is not None or has("wish"):
            return None
        if place:
            return self._look(place) if has("what", "many", "card") or self._alone() else None
        if has("need") and has("held", "hand"):
            held = [p for p in self._context.known_cards() if p in HAND_PLACES]
            return Ask("need", held[0]) if len(held) == 1 else None
        if has("deck") and has("many", "bank"):
            return Ask("deck")
        if has("noble"):
            return Ask("nobles")
        if has("hand"):
            return Ask("hand")
        if has("bank") and (has("tokens", "many") or self._things("colour")):
            return Ask("bank")
        found = self._found(things)
        if found is not None and (has("card", "what") and not has("many")):
            return found
        if has("me") and (has("tokens", "bonus") or (self._asks and has("many", "what"))):
            return Ask("cards" if has("card") else "me")
        if has("tokens"):
            return Ask("bank")
        if has("round", "turn") and self._asks:
            return Ask("turn")
        if has("board"):
            return Ask("board")
        if has("game") and self._context.state.phase == "over":
            return Ask("log")
        return found if has("card") else None

    def _alone(self) -> bool:
        return all(token.has("place", "filler") for token in self._tokens)

    def _look(self, place: str) -> Parsed:
        return self._parse("look", [place])

    def _found(self, things: Sequence[str]) -> Ask | None:
        words = list(things)
        if not words:
            return None
        if self._has("without", "not") and not self._has("cost") and self._things("colour"):
            words = [word for word in words if word not in self._things("without")]
            no = sorted(self._vocabulary.locale.words("words-without"))[0]
            cost = self._vocabulary.locale.words("words-cost")[0]
            words = [cost, no, *words]
        if self._has("more") and self._things("number"):
            return Ask("find", self._vocabulary.locale.words("words-points")[0])
        if parse_filter(words, self._vocabulary, number="points") is None:
            return None
        return Ask("find", " ".join(words))


def said_again(parsed: Act | Pay | Menu | Do, vocabulary: Vocabulary) -> str:
    """Return a deed as a line of the language that can be typed."""
    if isinstance(parsed, Menu | Do):
        return vocabulary.locale.words(f"command-{parsed.command}")[0]
    verb, _, about = action_line(parsed).partition(" ")
    return f"{vocabulary.locale.words(f'command-{verb}')[0]} {about}".strip()
