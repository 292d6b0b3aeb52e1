"""What an offered meaning tells or does, in the words of a player and never as a command line."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Take
from splendor_access.game.cards import LEVELS, ORDER
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.talk.messages import Arg, Colour, Handful, Message, clean, fold, say
from splendor_access.talk.parsing.commands import (
    MOST_NAMED,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    deed_told,
    tried_told,
)
from splendor_access.talk.parsing.filters import Filter, Trait, parse_filter
from splendor_access.talk.parsing.history_query import HistoryQuery, history_query
from splendor_access.talk.parsing.read_words import MOST_ROUNDS
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.rulebook import PARTS

_DENIED = {"scoring": "pointless", "cost": "without"}
"""How it is said that a card lacks something; of all else that it is not so."""

_WORDED = (
    *("bank", "code", "deck", "goal", "help", "look", "me", "need", "record", "row", "rules"),
    *("settings", "try"),
)
"""What may have words behind it that are said as they stand."""

_TOLD = (Take, Buy, Reserve)
"""The actions that are named where they would be taken back."""


class _About(NamedTuple):
    """What the end of an entry's name says a meaning is about, and that itself."""

    of: str = ""
    subject: Arg = ""
    value: str = ""


def whole(parsed: Parsed, vocabulary: Vocabulary, context: Context) -> Parsed:
    """Return a meaning without words behind it that its question cannot take."""
    match parsed:
        case Ask(command="find" | "afford" | "worth" as command, about=about) if about:
            placed = command == "worth" and about in context.known_cards()
            taken = placed or parse_filter(about.split(), vocabulary, number="points") is not None
        case Ask(command="log" as command, about=about) if about:
            taken = history_query(about, vocabulary, context.names) is not None
        case _:
            return parsed
    return parsed if taken else Ask(command if command != "find" else "board")


class Offered:
    """Says meanings that are offered to one player at a table."""

    def __init__(self, vocabulary: Vocabulary, context: Context) -> None:
        self._vocabulary = vocabulary
        self._context = context

    def told(self, parsed: Parsed, line: str) -> Message:
        """Return what a meaning is; `line` is the command line that has it."""
        match parsed:
            case Ask(command="try", about=deeds) if deeds:
                return tried_told(deeds, line) or self._meant("try-of", line, _steps(deeds))
            case Ask() | Do() | Look():
                about = self._about(parsed)
                of = f"{parsed.command}-{about.of}" if about.of else parsed.command
                return self._meant(of, line, about.subject, about.value)
            case Menu(command=command):
                return self._meant(f"menu-{command}", line)
            case _:
                return deed_told(parsed, line)

    @staticmethod
    def _meant(meant: str, line: str, subject: Arg = "", value: str = "") -> Message:
        return say("option-meant", meant=meant, subject=subject, value=value, line=line)

    def _about(self, parsed: Ask | Do | Look) -> _About:
        own = str(self._context.seat)
        match parsed:
            case Look(place=place):
                return _About("of", place) if place else _About()
            case Ask(command="cards", about=seat) if seat in ("", own):
                return _About()
            case Ask(command="rules", about=part) if part in PARTS:
                return _About("of", say(f"part-{part}"))
            case Ask(command="worth", about=about) if about in self._context.known_cards():
                return _About("of", about)
            case Ask(command="find", about=about) if ranks := self._ranks(about):
                return _About(ranks)
            case Ask(command="worth", about=about) if self._is_ordered(about):
                return _About()
            case Ask(command="find" | "afford" | "worth" as command, about=about) if about:
                ranked = command != "worth"  # the most worth come first there
                return _About("of" if ranked else "cards", self._cards_told(about, ranked=ranked))
            case Ask(command="log", about=about) if about:
                return self._logged(about)
            case Ask(command="goal", about=about) if self._is("aim-points", about):
                return _About("points")
            case Do(command="undo") if isinstance(last := self._context.before(), _TOLD):
                return _About("of", _step(last))
            case Ask(command="position" | "tutorial", about=about) if about:
                return _About("of", clean(about))
            case Ask(command="threat" | "player" | "cards" | "why" as command, about=about) if (
                about
            ):
                named = self._name(about)
                own_deed = command == "why" and named == self._context.names[self._context.seat]
                return _About("own") if own_deed else _About("of", named)
            case Ask(command="hint", about=about) if about:
                return _About("why" if self._vocabulary.command(about) == "why" else "more")
            case Do(command="aim", about=about) if about:
                return self._aimed(about)
            case Ask(command="bank" | "me", about=about) if gems := self._colours(about):
                return _About("of", gems)
            case Do(command="settings", about=about) if self._is_default(about):
                return _About("default")
            case Do(command="settings", about=about) if " " in about.strip():
                setting, _, value = about.partition(" ")
                return _About("set", clean(setting), clean(value))
            case Ask(command=command, about=about) | Do(command=command, about=about):
                said = " ".join(map(self._spelled, about.split()))
                return _About("of", clean(said)) if about and command in _WORDED else _About()

    def _colours(self, about: str) -> list[Arg]:
        """Return the gems that words name, if they all name one."""
        found = [self._vocabulary.gems(word) for word in about.split()]
        return [Colour(each[0]) for each in found] if all(len(e) == 1 for e in found) else []

    def _is_default(self, about: str) -> bool:
        return fold(about) == fold(self._vocabulary.locale.text(say("value-default")))

    def _is(self, kind: str, about: str) -> bool:
        return fold(about) in map(fold, self._vocabulary.locale.words(f"words-{kind}"))

    def _aimed(self, about: str) -> _About:
        if self._is("off", about):
            return _About("off")
        return _About("points") if self._is("aim-points", about) else _About("of", clean(about))

    def _name(self, word: str) -> str:
        """Return the name of a seat, or of the player that a word is; else the word."""
        names = self._context.names
        found = [name for seat, name in enumerate(names) if word in (str(seat), name.casefold())]
        return found[0] if found else word

    def _spelled(self, word: str) -> str:
        """Return a word as it is written, and a deed by its own word."""
        locale = self._vocabulary.locale
        if word in (*DEEDS, "noble"):
            return locale.words(f"command-{word}")[0]
        written = [each for letter in ORDER for each in locale.words(f"gem-{letter}", "words")]
        return next((each for each in written if fold(each) == word), word)

    def _ranks(self, filters: str) -> str:
        """Return whether a description only says what comes first, the cheap or the expensive."""
        kinds = (kind for kind in ("cheap", "expensive") if filters in self._vocabulary.words(kind))
        return next(kinds, "")

    def _is_ordered(self, about: str) -> bool:
        """Return whether words only say which cards come first."""
        wanted = parse_filter(about.split(), self._vocabulary, number="points")
        return wanted is not None and wanted == Filter(first=wanted.first)

    def _cards_told(self, about: str, *, ranked: bool) -> Arg:
        """Return the traits that cards are asked for by, or where these cards are."""
        wanted = parse_filter(about.split(), self._vocabulary, number="points")
        if wanted is None:
            return clean(about)
        if not ranked:
            wanted = msgspec.structs.replace(wanted, first=None)
        return self._traits(wanted) or clean(about)

    def _traits(self, wanted: Filter) -> list[Arg]:
        """Return what a filter asks for; of cards that are read out the places."""
        if wanted.described:
            there = self._context.known_cards()
            places = [place for place, card in there.items() if wanted.fits(card)]
            return [*places] if len(places) <= MOST_NAMED else []
        told: list[Arg] = [*(_trait(each, denied=False) for each in wanted.wanted)]
        told += [_trait(each, denied=True) for each in wanted.unwanted]
        return [*told, *([say("trait-first", first=wanted.first)] if wanted.first else [])]

    def _logged(self, about: str) -> _About:
        """Return what part of the log is asked for: whose, what was done, and when."""
        query = history_query(about, self._vocabulary, self._context.names)
        if query is None:
            return _About()
        if query.seat is None:
            return _About("of", [*self._parts(query)])
        own = query.seat == self._context.seat
        if query in (HistoryQuery(seat=query.seat), HistoryQuery(seat=query.seat, back=1)):
            of = "last" if query.back else "by"
            return _About(f"{of}-own" if own else of, self._context.names[query.seat])
        return _About("of", [*self._parts(query)])

    def _parts(self, query: HistoryQuery) -> Iterator[Arg]:
        if query.seat is not None:
            own = query.seat == self._context.seat
            yield say("logged-you") if own else self._context.names[query.seat]
        if query.deed or query.buffer:
            yield say("logged", what=query.deed or query.buffer or "")
        if query.unseen:
            yield say("logged-unseen")
        yield from ([query.place] if query.place else [])
        yield from map(Colour, query.gems)
        yield from self._traits(query.described) if query.described else []
        if query.rounds:
            first, last = query.rounds
            yield say("logged-rounds", kind=_rounds_kind(first, last), first=abs(first), last=last)
        for of in ("back", "order", "count"):
            number = getattr(query, of)
            if number is not None:
                yield say("logged-at", of=of, number=number)


def _steps(deeds: str) -> Arg:
    """Return several deeds that are tried one after another."""
    try:
        steps = [parse_action(each.strip()) for each in deeds.split(" then ")]
    except NotationError:
        return clean(deeds)
    return [*map(_step, steps)]


def _step(action: Action) -> Arg:
    """Return one of several deeds that are tried."""
    match action:
        case Take(gems=gems):
            return say("need-take", gems=Handful(gems))
        case Buy(place=place):
            return say("need-buy", place=place)
        case Reserve(place=place) if place in LEVELS:
            return say("advice-draw", level=place)
        case Reserve(place=place):
            return say("advice-reserve", place=place)
        case _:
            return say("advice-pass")


def _trait(trait: Trait, *, denied: bool) -> Message:
    """Return a property that a card has, or has not."""
    values: list[Arg] = [_value(trait.kind, each) for each in trait.values]
    told = say("trait", kind=trait.kind, values=values, count=trait.count or 0)
    how = _DENIED.get(trait.kind, "not")
    return say("trait-denied", how=how, trait=told) if denied else told


def _value(kind: str, value: str | int) -> Arg:
    if kind == "points":
        return say("points-counted", points=value)
    return Colour(str(value)) if kind in ("bonus", "cost") else value


def _rounds_kind(first: int, last: int) -> str:
    """Return how rounds are told: one, some, all since one, or those before now."""
    if first == last:
        return "one" if first > 0 else "ago"
    if last == MOST_ROUNDS:
        return "since" if first > 0 else "latest"
    return "span"
