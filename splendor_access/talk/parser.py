"""Typed lines as what they ask for. The words are those of the locale files.

A `CommandParser` never decides whether something is legal and changes nothing: it returns what was
meant, or what it could have meant, or why it means nothing.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from itertools import product

import msgspec

from splendor_access.game.actions import Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, NONE, ORDER, Card, Gems, Noble, plus
from splendor_access.game.notation import (
    NotationError,
    letter_text,
    parse_card,
    parse_counts,
    parse_noble,
)
from splendor_access.game.rules import surplus
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, State
from splendor_access.talk.commands import (
    COMMANDS,
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
from splendor_access.talk.filters import places_of, whole_word
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, clean, fold, say

Make = Callable[[str], Parsed]
"""Makes of a place what was asked for it."""


class Context(msgspec.Struct, frozen=True):
    """What a line is parsed in: the state as the speaker may know it, seat and names.

    `strict` is for lines that nobody types at a prompt: runs of gem letters in the order of the
    notation are never taken for abbreviations, and `reserve c` is not asked about.
    """

    state: State
    seat: int
    names: Sequence[str]
    strict: bool = False


class CommandParser:
    """Parses lines with the words of a language, and with the English ones behind them.

    Words are compared folded: capitals and accents make no difference.
    """

    def __init__(self, locale: Locale) -> None:
        self._locale = locale
        self._locales = [locale] if locale.language == "en" else [locale, Locale("en")]
        self._commands: dict[str, str] = {}
        self._main_words = [word for name in COMMANDS for word in locale.words(f"command-{name}")]
        for each in self._locales:
            for name in COMMANDS:
                for word in _command_words(each, name):
                    self._commands.setdefault(word, name)
        self._gems = [
            {letter: [*map(fold, each.words(f"gem-{letter}", "words"))] for letter in ORDER}
            for each in self._locales
        ]
        # Words such as the French "à", which without its accent would be a level.
        filler = (word for each in self._locales for word in each.words("words-filler"))
        self._accented = {word for word in filler if word != fold(word)}
        self._numbers: dict[str, int] = {}
        for each in self._locales:
            for number, words in enumerate(each.words("words-number")):
                for word in words.split():
                    self._numbers.setdefault(fold(word), number)

    def words(self, name: str) -> set[str]:
        """Return the words of one kind, such as those that say yes."""
        return {fold(word) for locale in self._locales for word in locale.words(f"words-{name}")}

    def all_words(self, *, short: bool = True) -> list[str]:
        """Return every word of the language that begins a command; the English ones are silent.

        Without `short` they are the ones that are not short for another.
        """
        return sorted(
            word
            for name in COMMANDS
            for attribute in ((None, "short") if short else (None,))
            for word in self._locale.words(f"command-{name}", attribute)
        )

    def is_command_word(self, word: str) -> bool:
        """Say whether a word is a command, so that no player can be called so."""
        return fold(word) in self._commands

    def command(self, word: str) -> str | None:
        """Return the command that a word names."""
        return self._commands.get(fold(word))

    def is_yes(self, text: str) -> bool:
        """Say whether a text says yes, in any language."""
        return fold(text.strip()) in {"yes", "y", "oui", "ja"} | self.words("yes")

    def parse(self, line: str, context: Context) -> Parsed:
        """Return what a line means."""
        typed = line.casefold().replace(",", " ").split()
        words = [fold(word) for word in typed if word not in self._accented]
        if not words:
            return Unclear(say("nothing-typed"))
        command = self._commands.get(words[0])
        if command is not None:
            return self._parse_command(command, words[1:], line, context)
        bare = self._parse_bare(words, context)
        return bare or Unclear(self._not_a_command(words[0], line))

    def _not_a_command(self, word: str, line: str) -> Message:
        near = get_close_matches(word, map(fold, self._main_words), n=1, cutoff=0.6)
        if near and not self._begun(word, whole=True):
            name = self._commands[near[0]]
            meant = next(main for main in self._main_words if fold(main) == near[0])
            example = self._locale.example(name)
            return say("not-a-command-near", typed=clean(line), near=meant, example=example)
        return say("not-a-command", typed=clean(line))

    def _parse_bare(self, words: list[str], context: Context) -> Parsed | None:
        """Parse a line that begins with no command: an answer to what is due, or a card to see."""
        state = context.state
        if state.to_act == context.seat and state.phase == "return":
            tokens = self._parse_tokens("return", words, context)
            if tokens:
                return tokens
        if len(words) == 1 and words[0] in TILE_PLACES and state.phase == "noble":
            return Act(ChooseNoble(words[0]))
        if re.fullmatch(r"[a-z]\d", words[0]) or re.match(r"[abc]\d[serod]", words[0]):
            return self._parse_card("look", words, context)
        if isinstance(_by_code(" ".join(words)), Noble):
            if state.phase == "noble" and state.to_act == context.seat:
                return self._parse_noble(words, context)
            return self._parse_card("look", words, context)
        return None

    def _parse_command(self, command: str, words: list[str], line: str, context: Context) -> Parsed:
        if not self._takes(command, words):
            return Unclear(self.not_understood(command, line))
        match command:
            case "take" | "return":
                meant = self._parse_tokens(command, words, context)
                return meant or Unclear(self.not_understood(command, line))
            case "reserve" | "buy":
                return self._parse_purchase(command, words, context)
            case "noble":
                return self._parse_noble(words, context)
            case "pass":
                return Act(Pass())
            case "look" | "code":
                return self._parse_card(command, words, context)
            case "need" if words and not context.strict:
                return self.one_card(command, words, context, lambda p: Ask(command, p))
            case "row":
                level = self._level(words)
                return Ask("row", level) if level else Unclear(self.not_understood("row", line))
            case "player":
                return self._parse_player(words, context)
            case "settings" | "alias" | "key" | "help":
                # What is said back, or kept, is as it was typed.
                about = " ".join(line.casefold().replace(",", " ").split()[1:])
                return (Ask if command == "help" else Do)(command, about)
            case _:
                known = COMMANDS[command]
                return (Ask if known == "read" else Do)(command, " ".join(words))

    def _takes(self, command: str, words: list[str]) -> bool:
        """Say whether these words may follow a command that takes none, or but a few."""
        match command:
            case "deck" if words:
                return self._level(words) is not None  # it is told among the others
            case "position":
                return not set(words) - self.words("mine")
            case "record" if words:
                return self.command(words[-1].rpartition("-")[2]) == "deck"
            case _ if self._locale.attribute(f"command-{command}", "usage"):
                return True
            case _:
                return not set(words) - self.words("filler")

    def not_understood(self, command: str, line: str) -> Message:
        """Return the answer to words that a command does not understand."""
        example = self._locale.example(command)
        return say("not-understood", typed=clean(line), example=example)

    def number(self, word: str) -> int | None:
        """Return the number that a word or digits name."""
        if re.fullmatch(r"[0-9]{1,2}", word):
            return int(word)
        return self._numbers.get(word)

    def _level(self, words: list[str]) -> str | None:
        words = [w for w in words if w not in self.words("level") | self.words("deck")]
        if len(words) != 1:
            return None
        number = self.number(words[0])
        if number is not None:
            return LEVELS[number - 1] if 1 <= number <= len(LEVELS) else None
        return words[0] if words[0] in LEVELS and len(words[0]) == 1 else None

    def _parse_player(self, words: list[str], context: Context) -> Parsed:
        wanted = " ".join(words)
        names = [fold(name) for name in context.names]
        if not wanted and len(names) == 2:
            return Ask("player", str(1 - context.seat))
        found = [i for i, name in enumerate(names) if name == wanted] or [
            i for i, name in enumerate(names) if wanted and name.startswith(wanted)
        ]
        if len(found) == 1:
            return Ask("player", str(found[0]))
        meant: list[int] = found or list(range(len(names)))
        options = tuple(
            (say("option-player", name=context.names[i]), Ask("player", str(i))) for i in meant
        )
        if wanted and not found:
            return Which(say("no-such-player", typed=clean(wanted), count=len(options)), options)
        return Which(say("which-player", count=len(options)), options)

    def _parse_noble(self, words: list[str], context: Context) -> Parsed:
        if not words:
            return Menu("noble")
        if len(words) == 1 and re.fullmatch(r"n[0-9]", words[0]):
            return Act(ChooseNoble(words[0]))
        text = " ".join(words)
        try:
            tile = parse_noble(text)
        except NotationError:
            return Unclear(self.not_understood("noble", text))
        if tile in context.state.tiles:
            return Act(ChooseNoble(TILE_PLACES[context.state.tiles.index(tile)]))
        return Unclear(say("noble-not-out", noble=tile))

    # Gems

    def _parse_tokens(self, command: str, words: list[str], context: Context) -> Parsed | None:
        """Parse gems to take or to return; None when the words are none."""
        if not words:
            return Menu(command)
        numbered = self._by_number(words, context) if command == "return" else None
        meanings = [numbered] if numbered else self._gem_meanings(words, strict=context.strict)
        if not meanings:
            return None
        make = Take if command == "take" else Return
        if len(meanings) > 1:
            # A meaning that could never be allowed is not worth a question.
            due = (1, 2, 3) if command == "take" else (surplus(context.state),)
            meanings = [m for m in meanings if sum(m) in due] or meanings[:1]
        if len(meanings) == 1:
            return Act(make(meanings[0]))
        options = tuple(
            (say("meant-gems", gems=m, letters=letter_text(m)), Act(make(m))) for m in meanings
        )
        return Which(say("which-gems", typed=clean(" ".join(words)), count=len(options)), options)

    def _by_number(self, words: list[str], context: Context) -> Gems | None:
        """Parse tokens to return by their numbers in the list of those held."""
        if not all(re.fullmatch(r"[1-6]", word) for word in words):
            return None
        tokens = context.state.seats[context.seat].tokens
        held = [letter for letter, n in zip(ORDER, tokens, strict=True) if n]
        chosen = [int(word) for word in words]
        if max(chosen) > len(held):
            return None
        return tuple(sum(held[i - 1] == letter for i in chosen) for letter in ORDER)

    def _gem_meanings(self, words: list[str], *, strict: bool) -> list[Gems]:
        """Return every count of gems that words can mean; none when one means nothing."""
        together = "".join(words)
        try:
            return [parse_counts(together)]
        except NotationError:
            pass
        fillers = self.words("filler")
        parts: list[list[Gems]] = []
        times = None
        for word in map(whole_word, words):
            if word in fillers:
                continue
            number = self.number(word)
            if number is not None and times is None:
                times = number
                continue
            found = self._word_meanings(word, times, strict=strict)
            if not found:
                return []
            parts.append(found)
            times = None
        if times is not None or not parts:
            return []
        meanings: list[Gems] = []
        for choice in product(*parts):
            total = NONE
            for counts in choice:
                total = plus(total, counts)
            if total not in meanings:
                meanings.append(total)
            if len(meanings) > 9:
                break
        return meanings

    def _word_meanings(self, word: str, times: int | None, *, strict: bool) -> list[Gems]:
        found: list[Gems] = []
        is_run = not set(word) - set(ORDER) and (times is None or len(word) == 1)
        run: Gems = tuple(map(word.count, ORDER))
        if is_run and times is not None:
            run = tuple(n * times for n in run)
        # Nothing of more than three gems is written so, and the Dutch word for red, rood, is one.
        written = strict and len(word) <= 3 and word == letter_text(run)
        if is_run and (len(word) == 1 or written):
            return [run]
        for letter in self._named(word):
            found.append(tuple((1 if times is None else times) * (c == letter) for c in ORDER))
        if not found:
            try:
                return [parse_counts(word)] if times is None else []
            except NotationError:
                pass
        return [*found, run] if is_run else found

    # Cards

    def _parse_purchase(self, command: str, words: list[str], context: Context) -> Parsed:
        if not words:
            return Menu(command)
        typed = " ".join([command, *words])
        payment: list[str] = []
        divider = next((i for i, word in enumerate(words) if word in self.words("with")), None)
        if command == "buy" and divider is not None:
            words, payment = words[:divider], words[divider + 1 :]
            if not (words and payment):
                return Unclear(self.not_understood(command, typed))
        if command == "reserve":
            deck = self._parse_deck(words, context)
            if deck:
                return deck
        if payment:
            return self._parse_payment(words, payment, context)
        make = Buy if command == "buy" else Reserve
        return self.one_card(command, words, context, lambda place: Act(make(place)))

    def _parse_deck(self, words: list[str], context: Context) -> Parsed | None:
        said = any(word in self.words("deck") for word in words)
        if said or (len(words) == 1 and words[0] in LEVELS):
            # Written without its accent, the French "à" is the name of a deck here.
            passed_over = self.words("filler") - {*LEVELS}
            level = self._level([w for w in words if w not in passed_over])
            if level:
                return Act(Reserve(level), asked=not said and not context.strict)
        return None

    def _parse_payment(self, words: list[str], payment: list[str], context: Context) -> Parsed:
        meanings = self._gem_meanings(payment, strict=True)
        if not meanings:
            typed = " ".join(payment)
            return Unclear(say("payment-not-understood", typed=clean(typed)))
        # What is both a gem and a run of letters is a gem here: payments are written with counts.
        given = {c: n for c, n in zip(ORDER, meanings[0], strict=True) if n}
        return self.one_card("buy", words, context, lambda place: Pay(place, given))

    def _parse_card(self, command: str, words: list[str], context: Context) -> Parsed:
        if not words:
            return Unclear(self.not_understood(command, command))
        text = " ".join(words)
        if len(words) == 1 and words[0] in TILE_PLACES:
            at = TILE_PLACES.index(words[0])
            tiles = context.state.tiles
            return Look(command, words[0], tiles[at] if at < len(tiles) else None)
        item = _by_code(text)
        if item is not None:
            return Look(command, _where(item, context), item)
        there = _cards(context)
        return self.one_card(command, words, context, lambda p: Look(command, p, there.get(p)))

    def one_card(self, command: str, words: list[str], context: Context, make: Make) -> Parsed:
        """Find the one card that words name, and make of its place what is asked for.

        Where they name several the answer is `Which`; where they name none it says why.
        """
        text = " ".join(words)
        places = (*MARKET_PLACES, *HAND_PLACES)
        if len(words) == 1 and words[0] in places:
            return make(words[0])
        there = _cards(context)
        if command == "reserve":
            there = {place: card for place, card in there.items() if place in MARKET_PLACES}
        if len(words) == 1 and re.fullmatch(r"[a-z]\d", words[0]):
            return _no_such_place(words[0], there, make)
        item = _by_code(text)
        if isinstance(item, Card):
            meant = [place for place, card in there.items() if card == item]
            if not meant:
                return Unclear(say("card-not-there", card=item))
            return make(meant[0])
        matching = places_of(words, there, self)
        if matching is None:
            return Unclear(self.not_understood(command, f"{command} {text}"))
        if not matching:
            return Unclear(say("no-card-fits", typed=clean(text)))
        if len(matching) == 1:
            return make(matching[0])
        return Which(
            say("which-card", typed=clean(text), count=len(matching)),
            _options(matching, there, make),
        )

    def gems(self, word: str) -> list[str]:
        """Return the gems that a whole word, or a letter, names."""
        return [word] if word in tuple(ORDER) else self._begun(word, whole=True)

    def bonus(self, word: str) -> set[str]:
        """Return the gems, never gold, that a word or the beginning of one names."""
        if len(word) == 1:
            return {word} & set("serod")
        return set(self._named(word)) - {"g"}

    def _named(self, word: str) -> list[str]:
        """Return the gems whose name a word is, or of at least two letters the beginning of one.

        A whole name goes before a beginning, and the language before English.
        """
        return self._begun(word, whole=True) or self._begun(word, whole=False)

    def _begun(self, word: str, *, whole: bool) -> list[str]:
        for gems in self._gems:
            found = [
                letter
                for letter in ORDER
                for name in gems[letter]
                if (name == word if whole else len(word) > 1 and name.startswith(word))
            ]
            if found:
                return [*dict.fromkeys(found)]
        return []


def _command_words(locale: Locale, name: str) -> list[str]:
    """Return all words of a language for a command, folded."""
    entry = f"command-{name}"
    return [*map(fold, locale.words(entry) + locale.words(entry, "short"))]


def _options(
    places: Iterable[str], there: dict[str, Card], make: Make
) -> tuple[tuple[Message, Parsed], ...]:
    return tuple((say("placed", place=p, card=there[p]), make(p)) for p in places)


def _no_such_place(place: str, there: dict[str, Card], make: Make) -> Parsed:
    level, digit = place[0], place[1]
    if level not in LEVELS:
        return Unclear(say("no-such-place", place=place))
    fitting = [p for p, c in there.items() if c.level == level and c.points == int(digit)]
    facts: dict[str, Arg] = {"place": place, "level": level, "points": int(digit)}
    if not fitting:
        return Unclear(say("no-such-place-no-card", **facts))
    return Which(
        say("no-such-place-cards", count=len(fitting), **facts), _options(fitting, there, make)
    )


def _cards(context: Context) -> dict[str, Card]:
    """Return the known cards of the market and of the speaker's hand by place."""
    places = dict(zip(MARKET_PLACES, context.state.market, strict=True))
    for place, held in zip(HAND_PLACES, context.state.seats[context.seat].hand, strict=True):
        places[place] = held.card if held else None
    return {place: card for place, card in places.items() if isinstance(card, Card)}


def _where(item: Card | Noble, context: Context) -> str | None:
    if isinstance(item, Noble):
        tiles = context.state.tiles
        return TILE_PLACES[tiles.index(item)] if item in tiles else None
    return next((place for place, card in _cards(context).items() if card == item), None)


def _by_code(text: str) -> Card | Noble | None:
    for parse in (parse_card, parse_noble):
        try:
            return parse(text)
        except NotationError:
            continue
    return None
