"""Turns that people tell at a real table, in a line or in words of their own, and those that wait.

A line is parted into clauses, each with one deed: `Ben took red blue green. Cyd bought a2`. A
clause is read by the kinds of its words, in whatever order they come, and means something only if
every word of it has a place in the deed. `deeds` returns None for any other line.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from splendor_access.companion.clauses import Clause, Deed
from splendor_access.companion.naming import NEAREST
from splendor_access.companion.saying_words import MARKS, PLACES, counted, saying_lists, split_words
from splendor_access.game.actions import Buy, ChooseNoble, Reserve, Return, Revealed, Take
from splendor_access.game.cards import NO_GEMS, Card, Gems
from splendor_access.game.notation import as_dict
from splendor_access.game.set_right import LeaveEmpty, left_empty
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, State
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, clean, fold, say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Context,
    Do,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
)
from splendor_access.talk.parsing.descriptions import read_description
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.read_words import words_read
from splendor_access.talk.parsing.things import with_places
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

MOST_WORDS = 80
"""The most words of a line."""

MOST_PARTS = 12
"""The most clauses of a line."""


def deeds(
    line: str, vocabulary: Vocabulary, names: Sequence[str], speaker: int | None
) -> list[Deed] | None:
    """Return the deeds that a line tells of, in order, or None if it is no such line.

    `speaker` is the seat of `I`, or None if anybody may be typing.
    """
    reader = _Line(line, vocabulary, names, speaker)
    return reader.deeds()


def begins_with_verb(line: str, vocabulary: Vocabulary) -> bool:
    """Return whether a line begins with a verb of a deed, or with `I` or `my`."""
    words = split_words(line)
    lists = saying_lists(vocabulary.locale.language)
    return bool(words) and (words[0] in lists.verbs or not lists.i.isdisjoint(words[:2]))


class _Line:
    """A line that is parted into clauses."""

    def __init__(
        self, line: str, vocabulary: Vocabulary, names: Sequence[str], speaker: int | None
    ) -> None:
        self._vocabulary = vocabulary
        self._names = [fold(name) for name in names]
        self._speaker = speaker
        self._lists = saying_lists(vocabulary.locale.language)
        words = [self._without_s(word) for word in split_words(line)]
        self._words = self._without_slips(with_places(words, vocabulary))
        self._between = vocabulary.words("and") | vocabulary.words("between")
        self._ends = self._boundaries()

    def _without_s(self, word: str) -> str:
        """Return the name of a player in place of that of what is theirs: `Bens`."""
        bare = word.removesuffix("s")
        return bare if bare in self._names and word not in self._names else word

    def _without_slips(self, words: list[str]) -> list[str]:
        """Return the words without those that are taken back at once: `blue, no, green`.

        What is taken back is the latest thing of the kind that follows: a gem, a place or a name.
        """
        rather = self._lists.rather
        for at in range(len(words) - 2, 0, -1):
            if at + 1 >= len(words) or words[at] not in rather:
                continue
            if words[at - 1] not in MARKS and words[at + 1] not in MARKS:
                continue
            end = at + 1
            while end < len(words) and words[end] in {*rather, *self._lists.idle, *MARKS}:
                end += 1
            kinds = [self._kind(word) for word in words[end : end + 2]]
            kind = next(filter(None, kinds), "")
            begun = next((i for i in range(at - 1, -1, -1) if self._kind(words[i]) == kind), None)
            if kind and begun is not None:
                if begun and self._vocabulary.number(words[begun - 1]) is not None:
                    begun -= 1
                words = [*words[:begun], *words[end:]]
        return words

    def _kind(self, word: str) -> str:
        """Return whether a word is a gem, a place or a name, as far as it is any of them."""
        if any(word == name.split()[0] for name in self._names):
            return "name"
        if word in PLACES:
            return "place"
        return "gem" if len(word) > 1 and len(self._vocabulary.gems(word)) == 1 else ""

    def _boundaries(self) -> list[int]:
        """Return where a clause can begin or end: at marks, connecting words and names."""
        found = {0, len(self._words)}
        for at, word in enumerate(self._words):
            named = any(word == name.split()[0] for name in self._names)
            if word in MARKS or word in self._between or named or word in self._lists.he:
                found.add(at)
        return sorted(found)

    def deeds(self) -> list[Deed] | None:
        """Return the deeds of the fewest clauses that make up the line, if these are certain."""
        if not self._words or len(self._words) > MOST_WORDS or "?" in self._words:
            return None
        text = f" {' '.join(self._words)} "
        if any(saying in text for saying in self._lists.turning):
            return None
        whole = self._clause(0, len(self._words))
        if whole:
            return [whole]
        best: dict[int, list[list[Deed]]] = {0: [[]]}
        for end in self._ends[1:]:
            ways: list[list[Deed]] = []
            for begin in self._ends:
                if begin >= end:
                    break
                deed = self._clause(begin, end) if begin in best else None
                if deed and (deed.seat is not None or self._has_verb(begin, end)):
                    ways += [[*way, deed] for way in best[begin] if len(way) < MOST_PARTS]
            if ways:
                least = min(map(self._cost, ways))
                best[end] = [way for way in ways if self._cost(way) == least]
        found = best.get(len(self._words), [])
        meant = {tuple(map(_without_text, way)) for way in found}
        return found[0] if len(meant) == 1 else None

    def _cost(self, way: Sequence[Deed]) -> tuple[int, int, int]:
        """Return how many deeds a way has, how many begin with neither who nor a verb, and lack it.

        `zwei rote, dann reserviert Ana a2` has two verbs for two deeds.
        """
        begun = (deed.text.split()[0] for deed in way)
        verbs = self._lists.verbs.keys()
        known = {*verbs, *self._lists.he, *(name.split()[0] for name in self._names)}
        lacking = sum(verbs.isdisjoint(deed.text.split()) for deed in way)
        return len(way), sum(word not in known for word in begun), lacking

    def _has_verb(self, begin: int, end: int) -> bool:
        return any(word in self._lists.verbs for word in self._words[begin:end])

    def _clause(self, begin: int, end: int) -> Deed | None:
        words = [word for word in self._words[begin:end] if word not in MARKS]
        while words and words[0] in self._between and not self._begins_with_name(words):
            words.pop(0)
        if not words:
            return None
        marked = ":" in self._words[begin:end]
        clause = Clause(words, self._vocabulary, self._names, self._lists, self._speaker)
        return clause.deed(marked=marked)

    def _begins_with_name(self, words: Sequence[str]) -> bool:
        """Return whether the first word is a player, though a word such as `dan`: then no other."""
        first_names = {name.split()[0] for name in self._names}
        return words[0] in first_names and first_names.isdisjoint(words[1:])


def _without_text(deed: Deed) -> Deed:
    return msgspec.structs.replace(deed, text="")


class ReportedAction(msgspec.Struct, frozen=True):
    """An action reported in a line, with the seat that it names or that says `I`, or None."""

    seat: int | None
    parsed: Parsed


def parse_report(
    line: str,
    vocabulary: Vocabulary,
    state: State,
    names: Sequence[str],
    *,
    strict: bool,
    speaker: int | None = None,
) -> ReportedAction | None:
    """Return the action that a line reports, or None if it reports none.

    `state` is the table as everybody may know it, `speaker` the seat of `I`. If that is None,
    anybody may be typing, and `I` is the player to act.
    """
    plain = vocabulary.plain(line.replace(":", " "))
    parser = CommandParser(vocabulary)
    own = None if any(_by_name(plain, names)) else _after_i(plain, vocabulary)
    if own is not None and vocabulary.wonders(plain):
        return None
    if own is not None:
        # "I want to buy b2": a player's order to the program.
        actor = state.to_act if speaker is None else speaker
        parsed = parser.parse(line, Context(state, actor, names, strict))
        if _acts(parsed):
            return ReportedAction(speaker, parsed)
    unclear: ReportedAction | None = None
    for seat, rest in _named(plain, names) if own is None else [(speaker, own)]:
        actor = state.to_act if seat is None else seat
        context = Context(state, actor, names, strict, sentences=False)
        for text in _as_commands(rest, vocabulary):
            command = vocabulary.command(text.split()[0])
            answers = command is None and state.phase in ("return", "noble")
            acts = answers or COMMANDS.get(command or "") == "act"
            if not acts or line.rstrip().endswith("?"):
                continue
            parsed = parser.parse(text, context)
            if _acts(parsed):
                return ReportedAction(seat, parsed)
            if isinstance(parsed, Unclear) and not answers:
                unclear = unclear or ReportedAction(seat, parsed)
    return unclear


def _after_i(line: str, vocabulary: Vocabulary) -> str | None:
    """Return the text after `I`, also where it is part of the first word, as in `j'ai`."""
    first, _, rest = line.partition(" ")
    words = vocabulary.words("i")
    if fold(first) in words:
        return rest or None
    begun, mark, ended = first.partition("'")
    return f"{ended} {rest}" if fold(begun + mark) in words else None


def _by_name(line: str, names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield each seat whose whole name begins a line, with the text after it."""
    words = line.split()
    for count in range(len(words) - 1, 0, -1):
        begun = fold(" ".join(words[:count]))
        for seat, name in enumerate(names):
            if fold(" ".join(name.split())) == begun:
                yield seat, " ".join(words[count:])


def _named(line: str, names: Sequence[str]) -> Iterator[tuple[int | None, str]]:
    """Yield each seat that the beginning of a line may name, with the text after it."""
    yield from _by_name(line, names)
    words = line.split()
    if words:
        yield None, line
    found = seats_named(words[0], names) if len(words) > 1 else []
    if len(found) == 1:
        yield found[0], " ".join(words[1:])


def _as_commands(line: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield command lines with the same meaning."""
    yield line
    for groups in vocabulary.told_actions.lines(line):
        for group in groups:
            yield from group


def _acts(parsed: Parsed) -> bool:
    if isinstance(parsed, Which):
        return all(isinstance(meant, Act | Pay | Menu) for _described, meant in parsed.options)
    return isinstance(parsed, Act | Pay | Menu)


def action_meant(deed: Deed, context: Context, vocabulary: Vocabulary) -> Parsed | None:
    """Return what a deed means, or None where its card is none of those that can be meant.

    `context` is that of the seat that did it, as everybody may know it.
    """
    match deed.what:
        case "take":
            return Act(Take(deed.gems))
        case "return":
            return Act(Return(deed.gems))
        case "noble":
            return Act(ChooseNoble(deed.place))
        case "reveal":
            return _reveal(deed, context.state)
        case "reserve" | "buy" if deed.place:
            return _with_payment(deed.what, deed.place, deed.paid)
        case _:
            return _described(deed, context, vocabulary)


def _reveal(deed: Deed, state: State) -> Parsed:
    awaited = state.awaiting.place if state.awaiting else ""
    gaps = [] if awaited else left_empty(state)
    place = deed.place or (gaps[0] if len(gaps) == 1 else "")
    if place in gaps:
        return Do("turn-up", f"{place} {deed.described}")
    if deed.place and awaited and deed.place != awaited:
        return Unclear(say("companion-card-first", place=awaited))
    return Do("card", deed.described)


def _with_payment(what: str, place: str, paid: Gems | None) -> Parsed:
    if what == "reserve":
        return Act(Reserve(place))
    if paid is None:
        return Act(Buy(place))
    if not any(paid):
        return Act(Buy(place, NO_GEMS))
    return Pay(place, {letter: n for letter, n in as_dict(paid).items() if n})


def _described(deed: Deed, context: Context, vocabulary: Vocabulary) -> Parsed | None:
    """Return what is meant by a card that is described, what was paid for it perhaps behind."""
    there: Mapping[str, Card] = context.known_cards()
    places = MARKET_PLACES if deed.what == "reserve" else (*MARKET_PLACES, *HAND_PLACES)
    there = {place: card for place, card in there.items() if place in places}
    found = _fitting(deed.described, there, vocabulary)
    paid: Gems | None = None
    if not found and deed.what == "buy":
        for described, given in _parted(deed.described, vocabulary):
            found, paid = _fitting(described, there, vocabulary), given
            if found:
                break
    if not found:
        return _nearest(deed, there, vocabulary)
    typed = clean(deed.described)
    options = tuple(
        (say("placed", place=place, card=there[place]), _with_payment(deed.what, place, paid))
        for place in found
    )
    if len(options) == 1:
        return options[0][1]
    return Which(say("which-card", typed=typed, count=len(options)), options)


def _nearest(deed: Deed, there: Mapping[str, Card], vocabulary: Vocabulary) -> Parsed | None:
    """Offer the cards nearest to one that lies nowhere, or None where its words are not clear."""
    told = read_description(deed.described, vocabulary)
    if told is None or not told.certain:
        return None
    if any(reading.points is None and not reading.cost for reading in told.readings):
        return None
    near = told.nearest(there.values(), NEAREST)
    options = tuple(
        (say("placed", place=place, card=card), _with_payment(deed.what, place, None))
        for each in near
        for place, card in there.items()
        if card == each
    )
    return Which(say("companion-none-lies", typed=clean(deed.described)), options)


def _fitting(text: str, there: Mapping[str, Card], vocabulary: Vocabulary) -> Sequence[str]:
    """Return the places whose cards a description fits, none where it is not certain."""
    told = read_description(text, vocabulary)
    if told is None or not told.certain:
        return []
    fits = told.fitting(there.values())
    return [place for place, card in there.items() if card in fits]


def _parted(text: str, vocabulary: Vocabulary) -> Sequence[tuple[str, Gems]]:
    """Return a description and the gems behind it, in each way that a line can be parted."""
    words = text.split()
    ways: list[tuple[str, Gems]] = []
    for at in range(len(words) - 1, 0, -1):
        read = words_read(words[at:], vocabulary)
        given = None if read.ignored or read.guessed else counted(read.tokens)
        if given and any(given):
            ways.append((" ".join(words[:at]), given))
    return ways


class OwnWords:
    """Reads the lines of one seat. `speaker` is the seat of `I`, or None if anybody may type."""

    def __init__(
        self, table: Table, speaker: int | None, vocabulary: Callable[[], Vocabulary]
    ) -> None:
        self._table = table
        self._speaker = speaker
        self._vocabulary = vocabulary

    def deeds(self, typed: str) -> list[Deed]:
        """Return the deeds that a line tells of."""
        return deeds(typed, self._vocabulary(), self._table.names, self._speaker) or []

    def reported(self, typed: str) -> ReportedAction | None:
        """Return what the one deed of a line means at the table as it is, or None."""
        found = self.deeds(typed)
        if len(found) != 1:
            return None
        [deed] = found
        state = self._table.state
        actor = state.to_act if deed.seat is None else deed.seat
        context = Context(state.view(None), actor, self._table.names, strict=False, sentences=False)
        meant = action_meant(deed, context, self._vocabulary())
        return None if meant is None else ReportedAction(deed.seat, meant)

    def lines(self, told: Sequence[Deed]) -> Iterator[str]:
        """Yield a line for each deed; what follows a turn without a name is of who had it."""
        seat: int | None = None
        for deed in told:
            if deed.what in ("return", "noble") and deed.seat is None and seat is not None:
                yield f"{self._table.names[seat]} {deed.text}"
            else:
                yield deed.text
            seat = deed.seat if deed.what != "reveal" else seat


class KeptLines:
    """The lines of one seat that are still to be entered, the first one first.

    `begun` is the version of the table for which the first one waits.
    """

    def __init__(self, table: RealTable) -> None:
        self.begun = 0
        self._table = table
        self._lines: list[str] = []

    def __bool__(self) -> bool:
        """Return whether any wait."""
        return bool(self._lines)

    def add(self, lines: Sequence[str]) -> None:
        """Keep more lines behind those that wait."""
        if not self._lines:
            self.begun = self._table.version
        self._lines += lines

    @property
    def only_cards_came(self) -> bool:
        """Whether nothing but cards that were awaited has been entered since."""
        since = [each.entered for each in self._table.passed[self.begun :]]
        return all(each and isinstance(each.what, Revealed | LeaveEmpty) for each in since)

    @property
    def first(self) -> str:
        """The line whose turn is next."""
        return self._lines[0]

    def take(self) -> str:
        """Return the next line, which waits no more."""
        return self._lines.pop(0)

    def wait_for(self, place: str) -> Messages:
        """Say which lines wait for the card at a place."""
        return [say("companion-kept-until", place=place, text=clean("; ".join(self._lines)))]

    def drop(self) -> Messages:
        """Forget all lines that wait, and say which."""
        left, self._lines = self._lines, []
        return [say("companion-not-entered", text=clean("; ".join(left)))] if left else []
