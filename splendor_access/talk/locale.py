"""Puts messages into the words of one language, from `locales/LANGUAGE.ftl` (Project Fluent).

`entries` finds and fills in what the file has; here the values of the game become words.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from splendor_access.game.cards import ORDER, Card, Gems, Hidden, Noble
from splendor_access.game.notation import USUAL, Writing, card_code, count_text, noble_code
from splendor_access.talk.entries import Entries, LocaleError, Value
from splendor_access.talk.messages import (
    PARTED,
    Arg,
    Code,
    Colour,
    Elsewhere,
    Form,
    Fresh,
    Handful,
    Head,
    Message,
    Run,
    colours,
    fold,
)

CARD_FIELDS = ("bonus", "points", "cost")
NOBLE_FIELDS = ("points", "cost")
"""The orders of the fields of cards and tiles, unless the listener prefers others."""

FOLDER = Path(__file__).parent / "locales"

_SHORT = ("brief", "braille")
_TEXTS: dict[Form, tuple[str | None, ...]] = {
    "normal": (None,),
    "brief": ("brief", None),
    "full": ("full", None),
    "braille": ("braille", "brief", None),
}
"""The texts of a message for each channel, the best first; None is the entry itself."""
# Codes travel through Fluent between two private-use characters, to be found again afterwards.
_CODE_OPENS, _CODE_CLOSES = "\ue000", "\ue001"
_CODE = re.compile(f"{_CODE_OPENS}([^{_CODE_CLOSES}]*){_CODE_CLOSES}")


faults: list[str] = []
"""What was found wrong with locale files, each thing once: what it spoils is said in English."""


class _Words(str):
    """Words for what stands in a message, which know how many things they name and what gems."""

    number = 1
    parts: tuple[str, ...] = ()
    gems: tuple[str, ...] = ()
    counts: Gems | None = None
    between: str | None = None


def languages() -> list[str]:
    """Return the languages that are offered, English first."""
    return [*languages_in(FOLDER)]


@cache
def languages_in(folder: Path) -> tuple[str, ...]:
    """Return the languages of a folder, English first."""
    # A word for a setting is looked for in all of them: to look into the folder took most of that.
    found = sorted(path.stem for path in folder.glob("*.ftl"))
    return (*sorted(found, key=lambda language: language != "en"),)


class _Said:
    """What one language says in the same way every time.

    A game has a hundred cards and tiles, and says some of them all the time.
    """

    def __init__(self) -> None:
        self.constants: dict[tuple[str, str | None], str] = {}
        self.things: dict[tuple[Card | Noble, Form], str] = {}


@lru_cache(maxsize=32)  # a guest may choose others again and again
def _said(_file: Path, _stones: bool, _writing: Writing, *_fields: Sequence[str]) -> _Said:
    """Return what all who chose the same language, words and codes share."""
    return _Said()


class Locale:
    """The words of one language.

    `stones` names gems by stone (ruby) instead of by colour (red); `writing` is how codes are
    written; `card` and `noble` are the orders of their fields.
    """

    def __init__(
        self,
        language: str,
        *,
        stones: bool = False,
        writing: Writing = USUAL,
        card: Sequence[str] = CARD_FIELDS,
        noble: Sequence[str] = NOBLE_FIELDS,
    ) -> None:
        self.language = language
        self.stones = stones
        self.writing = writing
        self._fields = {"card": tuple(card), "noble": tuple(noble)}
        functions: dict[str, Callable[..., Value]] = {
            "FORM": self._form,
            "COUNT": _count,
            "JOIN": self._join,
            "LETTERS": _letters,
            "ELIDED": _elided,
        }
        file = FOLDER / f"{language}.ftl"
        self._entries = Entries(file, functions)
        self._said = _said(file, stones, writing, *self._fields.values())

    def names(self, prefix: str = "") -> Sequence[str]:
        """Return the names of all messages of the language, or of those that begin so."""
        return self._entries.names(prefix)

    def sources(self) -> Iterator[tuple[str, str]]:
        """Yield every message of the language by its name, as it is written."""
        return self._entries.sources()

    def has(self, name: str) -> bool:
        """Return whether the language has a message of this name."""
        return name in self._entries

    def words(self, name: str, attribute: str | None = None) -> list[str]:
        """Return a list of words kept in one message, which are separated by commas."""
        return [word.strip() for word in self.attribute(name, attribute).split(",") if word.strip()]

    def attribute(self, name: str, attribute: str | None = None) -> str:
        """Return the text of a message without arguments, or of one attribute; `""` if absent."""
        found = self._said.constants.get((name, attribute))
        if found is None:
            try:
                found = self._formatted(name, attribute, {})
            except LocaleError as fault:
                found = self._english(fault).attribute(name, attribute)
            self._said.constants[name, attribute] = found
        return found

    def about(self, name: str, facts: Mapping[str, Arg]) -> str:
        """Return the explanation of an entry, its `.about`, with what a game changes in it."""
        try:
            return self._formatted(name, "about", facts)
        except LocaleError as fault:
            return self._english(fault).about(name, facts)

    def _formatted(self, name: str, attribute: str | None, facts: Mapping[str, Arg]) -> str:
        args = {key: self._value(fact, "normal") for key, fact in facts.items()}
        return self._entries.filled(name, (attribute,), args)

    def example(self, command: str) -> str:
        """Return a line that shows how a command is typed."""
        name = f"command-{command}"
        return self.attribute(name, "example") or self.words(name)[0]

    def text(self, message: Message, form: Form = "normal") -> str:
        """Return a message in words."""
        return _CODE.sub(r"\1", self._marked(message, form))

    def brailled(self, message: Message) -> tuple[Run, ...]:
        """Return a message for braille, as runs of text and of codes."""
        pieces = _CODE.split(self._marked(message, "braille"))
        runs = (Run(piece, is_code=bool(i % 2)) for i, piece in enumerate(pieces))
        return tuple(run for run in runs if run.text)

    def _marked(self, message: Message, form: Form) -> str:
        """Return a message with its codes marked, in English where the language lacks it."""
        try:
            return self._worded(message, form)
        except LocaleError as fault:
            return self._english(fault)._marked(message, form)

    def _english(self, fault: LocaleError) -> "Locale":
        """Return what says in English what this language cannot. Raises the fault of English."""
        if self.language == "en":
            raise fault
        if str(fault) not in faults:
            faults.append(str(fault))
        return self._beside("en")

    def _worded(self, message: Message, form: Form) -> str:
        args = {key: self._value(arg, form) for key, arg in message.args.items()}
        text = self._entries.filled(message.name, _TEXTS[form], args)
        return PARTED.sub("", text) if form == "braille" else text

    def _beside(self, language: str) -> "Locale":
        """Return another language with the same preferences."""
        fields = self._fields
        card, noble = fields["card"], fields["noble"]
        return Locale(language, stones=self.stones, writing=self.writing, card=card, noble=noble)

    def _value(self, arg: Arg, form: Form) -> int | float | str:
        match arg:
            case int():
                # Ungrouped: a point or a narrow space in a number is one more thing to misread.
                return arg if abs(arg) < 1000 else str(arg)
            case float() | str():
                return arg
            case tuple():
                return self._gems(arg, form)
            case list():
                return self._listed(arg, form, None)
            case Message():
                return self._marked(arg, form)
            case Code():
                return _marked_code(arg.text)
            case Elsewhere():
                return self._beside(arg.language)._marked(arg.message, form)
            case Colour():
                words = _Words(self._colour(arg.letter))
                words.gems = (arg.letter,)
                return words
            case Handful():
                one_of_each = sum(arg.gems) > 1 and max(arg.gems) == 1 and form != "braille"
                between = "list-comma" if arg.listed and form != "full" else None
                if not one_of_each:
                    return self._gems(arg.gems, form, between)
                return self._listed(colours(arg.gems), form, between)
            case Card() | Noble():
                return self._thing(arg, form)
            case Fresh():
                return self._card(arg.card, form, Handful(arg.card.cost, listed=True))
            case Head():
                return self._joined(self._head(arg.card, form))
            case Hidden():
                return self._marked(Message("hidden-card", {"level": arg.level}), form)

    def _listed(self, items: Sequence[Arg], form: Form, between: str | None) -> _Words:
        parts = [str(self._value(item, form)) for item in items]
        words = _Words(self._list(parts, between or ("list-comma" if form in _SHORT else None)))
        words.number, words.parts, words.between = len(items), tuple(parts), between
        words.gems = tuple(item.letter for item in items if isinstance(item, Colour))
        return words

    def _thing(self, thing: Card | Noble, form: Form) -> str:
        found = self._said.things.get((thing, form))
        if found is None:
            found = self._card(thing, form) if isinstance(thing, Card) else self._noble(thing, form)
            self._said.things[thing, form] = found
        return found

    def _card(self, card: Card, form: Form, cost: Handful | None = None) -> str:
        if form == "braille":
            return _marked_code(card_code(card, self.writing))
        fields: dict[str, Message] = {
            "bonus": Message("card-bonus", {"bonus": Colour(card.bonus)}),
            "cost": Message("card-cost", {"cost": cost or card.cost}),
        }
        if card.points or form == "full":
            fields["points"] = Message("card-points", {"points": card.points})
        listed = self._in_order("card", fields, form)
        if cost and form == "brief" and self._fields["card"][-1] == "cost":
            # Where the cost comes last, a colon says as much as a word.
            head = self._joined(listed[:-1])
            return self._marked(Message("card-fresh", {"head": head, "cost": cost}), form)
        if form == "full":
            listed.append(self._marked(Message("card-level", {"level": card.level}), form))
        return self._joined(listed)

    def _head(self, card: Card, form: Form) -> list[str]:
        if form == "braille":
            return [_marked_code(card_code(card, self.writing).split()[0])]
        fields = {"bonus": Message("card-bonus", {"bonus": Colour(card.bonus)})}
        if card.points:
            fields["points"] = Message("card-head-points", {"points": card.points})
        return self._in_order("card", fields, form)

    def _noble(self, noble: Noble, form: Form) -> str:
        if form == "braille":
            return _marked_code(noble_code(noble, self.writing))
        fields = {
            "points": Message("noble-points", {"points": noble.points}),
            "cost": Message("noble-cost", {"cost": noble.cost}),
        }
        listed = self._in_order("noble", fields, form)
        if form == "full":
            listed.insert(0, self.noble_name(noble))
        return self._joined(listed)

    def noble_name(self, noble: Noble) -> str:
        """Return the name of a noble."""
        return self.attribute(f"noble-name-{noble_code(noble).replace(' ', '')}")

    def _in_order(self, kind: str, fields: dict[str, Message], form: Form) -> list[str]:
        return [
            self._marked(fields[field], form) for field in self._fields[kind] if field in fields
        ]

    def _joined(self, parts: list[str]) -> str:
        return self.attribute("list-comma").strip('"').join(parts)

    def _colour(self, letter: str) -> str:
        return self.attribute(f"gem-{letter}", "stone" if self.stones else None)

    def _form(self, named: str, form: str) -> str:
        """Name gems as a sentence needs them: `FORM($gem, "of")` in a locale file.

        The form is an attribute of the gems' entries, `stone-of` where they are named by stone.
        Where the entries of counts lack it, gems with a count stay as they are, as all does that
        is not a gem.
        """
        if not isinstance(named, _Words):
            return named
        attribute = f"stone-{form}" if self.stones else form
        if named.counts:
            return self._counted(named.counts, named.between, attribute)
        if not named.gems:
            return named
        parts = [self.attribute(f"gem-{letter}", attribute) for letter in named.gems]
        if not all(parts):
            raise LocaleError(f"{self.language}: a gem without {attribute}")
        return _Words(self._list(parts, named.between))

    def _gems(self, counts: Gems, form: Form, between: str | None = None) -> str:
        if not any(counts):
            return self._marked(Message("no-gems"), form)
        if form == "braille":
            words = _Words(_marked_code(count_text(counts, self.writing.order)))
        else:
            between = between or ("list-brief" if form in _SHORT else None)
            words = _Words(self._counted(counts, between))
            words.counts, words.between = counts, between
        words.number = sum(counts)
        return words

    def _counted(self, counts: Gems, between: str | None, attribute: str | None = None) -> str:
        """Name gems with their counts, in the form of an attribute where their entries have it."""
        usual = "stone" if self.stones else None
        parts = []
        order = self.writing.order
        for letter in order if "g" in order else ORDER:
            count = counts[ORDER.index(letter)]
            if count:
                forms = (attribute, usual) if attribute else (usual,)
                parts.append(self._entries.filled(f"count-{letter}", forms, {"count": count}))
        return self._list(parts, between)

    def _join(self, named: str, how: str) -> str:
        """List things alike in every form: `JOIN($names, "or")` in a locale file.

        The last one stands behind `list-or` or `list-and`, or with `comma` behind a comma too.
        """
        parts = [*getattr(named, "parts", ())] or [named]
        last_two = "list-or" if how == "or" else "list-and"
        return self._list(parts, "list-comma" if how == "comma" else None, last_two)

    def _list(self, parts: list[str], between: str | None, last_two: str = "list-and") -> str:
        """Join parts with what a message says, or as a sentence does: with commas and an and."""
        if not parts:
            return ""
        if between or len(parts) == 1:
            return self.attribute(between or "list-brief").strip('"').join(parts)
        *others, last = parts
        comma = self.attribute("list-comma").strip('"')
        args = {"others": comma.join(others), "last": last}
        return self._entries.filled(last_two, (None,), args)


def _count(named: str) -> int:
    """Return how many things or gems words name, for `COUNT($names) ->` in a locale file."""
    return int(getattr(named, "number", 1))


def _letters(named: str) -> str:
    """Name gems by their letters: `LETTERS($gems)` in a locale file. Counts stay as they are."""
    letters = "".join(getattr(named, "gems", ()))
    return _marked_code(letters) if letters else named


def _elided(word: str, name: Value) -> str:
    """Put a word before a name, elided before a vowel: `ELIDED("de", $name)` in a locale file.

    A y is a vowel before a consonant (d'Yves, de Yann). An h is left alone, which is never wrong.
    """
    if re.match("[aeiouœæ]|y[^aeiou]", fold(str(name))):
        return f"{word[:-1]}'{name}"
    return f"{word} {name}"


def _marked_code(text: str) -> str:
    return f"{_CODE_OPENS}{text}{_CODE_CLOSES}"
