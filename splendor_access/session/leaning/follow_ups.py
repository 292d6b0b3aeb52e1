"""What a typist's line means that leans on the last answer: `buy it`, `and b2`, `why` after a hint.

Nothing is done by it: a deed is asked about.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from splendor_access.game.actions import Buy, Reserve
from splendor_access.game.notation import action_text
from splendor_access.session.last_answer import LastAnswer
from splendor_access.session.leaning.after_advice import OF_SEVERAL, AfterAdvice
from splendor_access.session.leaning.behind_advice import MOST, BehindAdvice, words_beside
from splendor_access.session.leaning.small_talk import SmallTalk
from splendor_access.talk.messages import clean, fold
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
)
from splendor_access.talk.parsing.read_words import word_lists
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

LONGEST = 3
"""The most words of a pronoun."""

_OF_ONE = ("need", "worth", "look", "code")
"""Questions that can be asked of another card."""

_OF_COLOURS = ("bank", "me", "cards")
"""Questions that can be asked of another colour."""

_NARROWED = ("afford", "need", "worth", "find", "hint", "hand", "help")
"""Questions that a line without its card is taken for."""

_DESCRIBING = ("place", "colour", "cheap", "expensive", "row", "deck", "noble")
"""What a line has that names a card by itself, or another thing."""

_PRICES = ("cheap", "expensive", "big", "cost")
"""Of these, what may say that a card costs too much."""

_BEHIND = (
    *("buy", "take", "reserve", "afford", "able", "idle", "now", "me", "should", "wish", "pay"),
    *("need", "not", "then", "value", "rather", "want", "filler", "name", "other", "aim", "must"),
)
"""What stands behind a pronoun that is an article, too: `koop die maar`, `je la prends`."""

_NOUNS = (
    *("game", "card", "noble", "rule", "bank", "points", "round", "turn", "deck", "hand", "tokens"),
    *("bonus", "level", "board"),
)
"""What makes an article of a word that stands before it."""

_PIECE = re.compile(r"\w+'?|[^\w]+")


class FollowUps:
    """Reads such lines, with the words of a language and the names at a table.

    `parse` returns what a line means by itself, and `ask` the question which of some meanings one
    has. `cards` are the places of the cards that were told last.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        last: LastAnswer | None,
        cards: Sequence[str],
        parse: Callable[[str], Parsed],
        ask: Callable[[str, Sequence[Parsed]], Which | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)
        self._names = names
        self._last = last
        self._cards = cards
        self._parse = parse
        self._ask = ask

    def meant(self, text: str) -> Parsed | None:
        """Return what a line means behind the last answer; None if it does not lean on it."""
        talk = SmallTalk(text, self._vocabulary, self._names)
        if talk.thanks():
            return talk.answer()
        # "Never mind" asks how something is taken back.
        spoken = None if isinstance(self._parse(text), Ask | Look | Do) else talk.answer()
        if self._last:
            advised = BehindAdvice(
                self._vocabulary, self._reader, self._last, self._cards, self._ask
            )
            args = self._vocabulary, self._names, self._last, self._parse, self._ask
            after = AfterAdvice(*args)
            compares = self._last.asked.command in OF_SEVERAL or len(self._last.deeds) > 1
            found = advised.meant(text) or (after.said(text) if compares else None)
            found = found or self._and_another(text) or after.said(text) or spoken
            likely = None if talk.is_talk else after.likely
            return found or self._pointing(text) or (likely(text) if likely else talk.beside())
        return spoken or self._pointing(text) or talk.beside()

    # The same of another thing

    def _and_another(self, text: str) -> Parsed | None:
        """Return the last question about what a line names alone: `and b2`, `and the third`."""
        assert self._last
        words = [fold(word) for word in self._vocabulary.plain(text).split()]
        leads = self._vocabulary.words("leaning-and")
        count = next((n for n in range(4, 0, -1) if "-".join(words[:n]) in leads), 0)
        rest, behind = words[count:], self._vocabulary.words("leaning-beside")
        while rest and rest[-1].strip("?!.") in behind:
            rest.pop()
        if not rest:
            return None
        if place := self._counted(rest):
            return self._parse(self._line("look", place))
        return self._of_named(" ".join(rest)) if count else None

    def _counted(self, words: Sequence[str]) -> str | None:
        """Return the place of the card or noble that words name by its order alone."""
        ordinals = word_lists(self._vocabulary.locale.language).ordinals
        known = self._vocabulary.words("article") | self._vocabulary.words("filler")
        counted = [ordinals[word] for word in words if word in ordinals]
        named = all(word in known or word in ordinals for word in words)
        things = self._cards or (self._last.tiles if self._last else ())
        if len(counted) != 1 or not named or len(things) < 2:
            return None
        return next(iter(things[counted[0] - 1 : counted[0]]), None)

    def _of_named(self, rest: str) -> Parsed | None:
        """Return the last question about a card, a colour or a player."""
        assert self._last
        asked = self._last.asked
        seat = next((i for i, name in enumerate(self._names) if fold(name) == rest), None)
        if seat is not None:
            threat = asked.command in ("threat", "afford")
            return Ask("threat", self._names[seat]) if threat else None
        colours = self._vocabulary.gems(rest.rsplit(maxsplit=1)[-1])
        if len(colours) == 1 and asked.command in _OF_COLOURS and len(rest.split()) <= LONGEST:
            return Ask("bank", rest.rsplit(maxsplit=1)[-1]) if asked.command == "bank" else asked
        return self._of_card(rest)

    def _of_card(self, named: str) -> Parsed | None:
        """Return the last question, which was about one card, about another one."""
        assert self._last
        verb = self._last.asked.command
        if verb == "try":
            return self._tried(named)
        parsed = self._parse(self._line(verb, named)) if verb in _OF_ONE else None
        same = isinstance(parsed, Ask | Look) and parsed.command == verb
        again = parsed is not None and any(_names(parsed, place) for place in self._cards)
        return parsed if same and not again else None

    def _tried(self, named: str) -> Parsed | None:
        """Return the trial of the same deed with another card."""
        assert self._last
        verbs = ["buy" if isinstance(each, Buy) else "reserve" for each in self._last.deeds]
        if not self._last.cards or len(verbs) != 1:
            return None
        match self._parse(self._line(verbs[0], named)):
            case Act(action=Buy() | Reserve() as deed):
                return Ask("try", action_text(deed))
            case _:
                return None

    def _line(self, command: str, rest: str) -> str:
        return f"{self._vocabulary.locale.words(f'command-{command}')[0]} {rest}"

    # What is pointed at

    def _pointing(self, text: str) -> Parsed | None:
        """Return what a line means whose pronoun is the card that was told alone: `can I pay it`.

        An ordinal in it is a card of several: `what does the second one cost`.
        """
        tokens = self._reader.tokens(text)
        beside = words_beside(self._vocabulary)
        beside |= {"and": self._vocabulary.words("leaning-and")}
        if len(tokens) < 2 or self._vocabulary.sayings(text, beside) is not None:
            return None
        if any(each.has(*_DESCRIBING) for each in tokens) and not self._too_much(tokens):
            return None
        named = self._ordered(text) if len(self._cards) > 1 else self._pronouns(text)
        tiles = self._last.tiles if self._last else ()
        named = named if self._cards or len(tiles) != 1 else self._pronouns(text)
        lines = [*named]
        if not lines:
            return None
        alone = self._parse(text)
        if not _may_lean(alone, tokens):
            return None
        certain = isinstance(alone, Ask | Look) and alone.command != "threat"
        for place, line in lines:
            found = self._about(parsed := self._parse(line), place, text)
            if found and isinstance(found, Which) and isinstance(parsed, Which):
                found = _with_others(found, alone)
            if found and (isinstance(found, Ask | Look) or not certain):
                return found
        return None

    def _too_much(self, tokens: Sequence[Sensed]) -> bool:
        """Return whether a price is asked about, and no card is called by it: `is it too dear`."""
        prices = [each for each in tokens if each.has(*_DESCRIBING)]
        said = " ".join(each.word for each in tokens)
        known = (each.replace("-", " ") for each in self._vocabulary.words("too-much"))
        return all(each.has(*_PRICES) for each in prices) and any(each in said for each in known)

    def _pronouns(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the card that was told alone with lines in which a pronoun is its place."""
        tiles = self._last.tiles if self._last else ()
        things = self._cards or tiles
        if len(things) != 1:
            return
        sure = self._vocabulary.words("leaning-it")
        unsure = self._vocabulary.words("leaning-it-or-the")
        for before, word, behind in self._spans(text):
            if word in sure or (word in unsure and self._ends(behind)):
                yield things[0], f"{before}{things[0]} {behind}"
                yield things[0], f"{before}{behind} {things[0]}"

    def _ends(self, behind: str) -> bool:
        """Return whether no noun stands behind a word that may be an article."""
        first = self._reader.tokens(behind)[:1]
        if fold(behind.strip(" -'.!,")[:1]) == "":
            return True
        known = (each for each in first if not each.guessed and not each.has(*_NOUNS))
        return any(each.has(*_BEHIND) for each in known)

    def _ordered(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield a card of several with the line in which its ordinal is its place."""
        ordinals = word_lists(self._vocabulary.locale.language).ordinals
        article = self._vocabulary.words("article") | self._vocabulary.words("it")
        cards = self._vocabulary.words("card")
        for before, word, behind in self._spans(text):
            at = ordinals.get(word, 0)
            if not 0 < at <= len(self._cards):
                continue
            place = self._cards[at - 1]
            kept = before.split()
            while kept and fold(kept[-1]) in article | self._vocabulary.words("leaning-the"):
                kept.pop()
            rest = behind.split()
            while rest and fold(rest[0]) in self._vocabulary.words("article") | cards:
                rest.pop(0)
            counted = self._reader.tokens(rest[0]) if rest else []
            if not any(each.has(*_NOUNS) for each in counted):  # "a good first move"
                yield place, " ".join([*kept, place, *rest])

    def _spans(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Yield each word, or words, of a line with what stands before and behind it."""
        pieces = _PIECE.findall(text.replace("\u2019", "'"))
        for count in range(LONGEST * 2 - 1, 0, -2):
            for at in range(len(pieces) - count + 1):
                words = pieces[at : at + count]
                if all(piece[0].isalnum() for piece in words[::2]):
                    said = "-".join(map(fold, words[::2]))
                    before, behind = "".join(pieces[:at]), "".join(pieces[at + count :])
                    yield re.sub(r"-$", " ", before), said, behind

    def _about(self, parsed: Parsed, place: str, text: str) -> Parsed | None:
        """Return what a line means of a card: a deed as a question, of guesses those about it."""
        match parsed:
            case Act() | Pay():
                return self._ask(text, [parsed]) if _names(parsed, place) else None
            case Ask() | Look():
                return parsed if _names(parsed, place) else None
            case Which(options=options):
                options = tuple(each for each in options if _names(each[1], place))[:MOST]
                args = {**parsed.prompt.args, "typed": clean(text), "count": len(options)}
                prompt = msgspec.structs.replace(parsed.prompt, args=args)
                return Which(prompt, options) if options and parsed.guessed else None
            case _:
                return None


def _names(parsed: Parsed, place: str) -> bool:
    """Return whether a meaning is about the card or noble at a place."""
    match parsed:
        case Act(action=Buy(place=named) | Reserve(place=named)) | Pay(place=named):
            return named == place
        case Look(place=found):
            return found == place
        case Ask(about=about) | Do(about=about):
            return place in about.split()
        case _:
            return False


def _with_others(guesses: Which, alone: Parsed) -> Which:
    """Return guesses about a card, and behind two of them what the line may mean by itself."""
    if not (isinstance(alone, Which) and alone.guessed):
        return guesses
    meant = [parsed for _told, parsed in guesses.options[:2]]
    others = [each for each in alone.options if each[1] not in meant]
    options = (*guesses.options[:2], *others)[:MOST]
    args = {**guesses.prompt.args, "count": len(options)}
    return Which(msgspec.structs.replace(guesses.prompt, args=args), options)


def _may_lean(parsed: Parsed, tokens: Sequence[Sensed]) -> bool:
    """Return whether what a line means by itself may lack its card.

    Where it is about the person who types, `him` is a card: Dutch `hem`.
    """
    match parsed:
        case Ask(command="threat"):
            return any(each.has("me", "want") for each in tokens)
        case Ask(command="score"):
            counts = any(each.has("many") for each in tokens)
            return counts and any(each.has("points") for each in tokens)
        case Ask(command=command):
            return command in _NARROWED
        case Which():
            return parsed.guessed
        case _:
            return isinstance(parsed, Unclear | Menu)
