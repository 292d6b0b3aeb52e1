"""The meanings nearest to a line that no reading accounts for as a whole, to be asked about.

How likely each kind of meaning is was learned (`likelihood.py`). What a command is about is taken
from the line, as its readings take it.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import islice
from typing import Self

import msgspec

from splendor_access.game.state import MARKET_PLACES
from splendor_access.talk.messages import Message, clean, fold, say
from splendor_access.talk.parsing.alternatives import (
    EXPLAINING,
    KEY,
    MOST,
    MOST_OF_ONE,
    Unsaid,
    buys,
    is_trial_of,
)
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    command_of,
)
from splendor_access.talk.parsing.completed import SETTINGS, single
from splendor_access.talk.parsing.in_words import Offered, whole
from splendor_access.talk.parsing.left_out import leaves_out
from splendor_access.talk.parsing.likelihood import IDLE, TALK, is_learned
from splendor_access.talk.parsing.meaning import MOST_UNKNOWN
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.sentences import line_meant
from splendor_access.talk.parsing.subjects import subjects_named
from splendor_access.talk.parsing.vocabulary import Vocabulary

LEAST_WORDS = 2
"""A line of fewer words is looked up, and not guessed at, unless its word was learned."""

LEAST = 0.015
"""A meaning less likely than this is not offered."""

LEAST_OF_DEEDS = 0.05
"""Nor is one that does something where it is less likely than this."""

SURE = 0.11
"""Where the first meaning is less likely than this, none is offered."""

PLAIN = 0.25
"""A meaning as likely as this is offered for a line whose words are hardly known."""

LIKELY = 0.4
"""A meaning as likely as this is added to a question that asks which of others was meant."""

TALKED = 0.3
"""A line is taken for talk where that is likelier than this."""

MAIN_OVER, DONE_OVER = 12, 4
"""Beside a likely meaning those are left out that are so many times less likely; deeds sooner."""

FAIRLY, UNLIKELIER = 0.2, 0.55
"""An answer is doubted that is less likely than this, or than this part of what is likeliest."""

UNLIKELY = 0.45
"""A list to choose from is doubted where it is less likely than this part."""

_ALIKE = (
    ("log", "last"),
    ("rules", "help"),
    ("goal", "look", "nobles", "score", "turn"),
    ("me", "cards"),
)
"""Commands of which one often has the answer that another is asked for."""

_WAITING = IDLE | {"wait", "stay", "now", "or", "from"}
"""Senses of `one moment, please`, and of `from the`."""

_OF_SOMEBODY = ("me", "other", "both", "now", "want", "why")
"""Senses of a line that asks about somebody or for a reason, and for no rule."""

_TAKING_BACK = ("undo", "not", "past", "cancel", "wait", "turn", "last", "again", "redo", "able")
"""Senses of a line that may take a move back."""

_SAYS_NOTHING = (*IDLE, "with", "payment")
"""Senses that name nothing by themselves: `with`, or `7d` as in a code that is none."""


class Nearest(Unsaid):
    """One sentence as tokens, and what it may be about."""

    @classmethod
    def of(
        cls,
        line: str,
        vocabulary: Vocabulary,
        context: Context,
        parse: Callable[[str, list[str]], Parsed],
    ) -> Self:
        """Return a line to be guessed at. `parse` returns the meaning of a command."""
        tokens = Reader(vocabulary, context.names).tokens(line)
        return cls(line, tokens, vocabulary, context, parse)

    def asked_back(self) -> Parsed | None:
        """Return the question which of the nearest meanings was meant; None where none is near."""
        return self.question(self.options())

    def doubted(self, parsed: Parsed) -> Parsed:
        """Return the answer to a question; where others are far more likely, which was meant."""
        if isinstance(parsed, Unclear) and parsed.answer.name == "not-done":
            return self._instead() or parsed
        none = isinstance(parsed, Unclear) and parsed.answer.name == "no-card-fits"
        if none or (_describes_cards(parsed) and (self._asks or self._has("able"))):
            return self.question(self._named_plainly()) or self._quoted(parsed)
        spelt = self._has("payment")  # as in the code of a card
        if isinstance(parsed, Which) and parsed.prompt.name in ("guessed", "which-gems"):
            asked = [*self.meant("afford")] if self._gets_payable(parsed) else []
            payable = [each for one in asked[:1] for each in self._unsaid(one)]
            others = [] if payable else [meant for _told, meant in parsed.options]
            told = self.question([*payable, *asked, *others]) if asked else None
            return told or self._rather_explained(parsed) or self._widened(parsed)
        if not isinstance(parsed, Ask | Look | Do | Menu) or spelt:
            return parsed
        if COMMANDS[parsed.command] in ("friends", "real"):
            return parsed
        if rather := self._rather_explained(parsed):
            return rather
        of = parsed.about if isinstance(parsed, Ask) and parsed.command == "help" else ""
        if self._vocabulary.command(of) == "turn":
            return parsed  # of what is never done, as in `sell a1`
        unsaid = [*self._unsaid(parsed)]
        if unsaid:
            return self.question([*unsaid, parsed]) or parsed
        (chance, _kind), *_others = self._likely
        family = _family(parsed)
        gold = is_trial_of(parsed, "take g")
        counted = [each for each in self._likely if not (gold and each[1].startswith("rules "))]
        own = sum(each for each, name in counted if name.split()[0] in family)
        unlikelier = own < (UNLIKELY if isinstance(parsed, Menu) else UNLIKELIER) * chance
        left_out = leaves_out(parsed, self._tokens)
        unlikelier = unlikelier or left_out
        if own >= FAIRLY and not unlikelier:
            return parsed
        least = chance / (MAIN_OVER if left_out else DONE_OVER)
        likely = [each for each in self._likely if each[1] != TALK and each[0] >= least]
        others = [each for each in self._offered(likely) if each != parsed]
        if not others and not unlikelier:
            return parsed
        likely_last = [*others[: MOST - 1], parsed] if left_out else [parsed, *others]
        ordered = [each for each in likely_last if buys(each)] if self._orders_one() else []
        beside = [each for each in likely_last if each not in ordered]
        return self.question([*ordered, *beside]) or parsed

    def _orders_one(self) -> bool:
        """Return whether a card is ordered by what it costs: `the cheapest I can pay, buy it`."""
        return self._has("buy") and self._has("cheap", "expensive") and not self._asks

    def _quoted(self, parsed: Parsed) -> Parsed:
        """Return a question which says the line back, where it would say what nobody typed."""
        said = str(parsed.prompt.args["typed"]) if isinstance(parsed, Which) else ""
        if not isinstance(parsed, Which) or fold(said) in fold(self._line):
            return parsed
        args = {**parsed.prompt.args, "typed": clean(self._line)}
        prompt = msgspec.structs.replace(parsed.prompt, args=args)
        return msgspec.structs.replace(parsed, prompt=prompt)

    def _instead(self) -> Parsed | None:
        """Return the question about the deed that is named beside one that is denied.

        As in `c1, don't pay, only hold`.
        """
        deeds = [each for each in self._tokens if each.has(*DEEDS) and not each.guessed]
        at = [self._tokens.index(each) for each in deeds]
        denials = [n for n, each in enumerate(self._tokens) if each.has("not", "without")]
        if not denials:
            return None  # other words deny it
        if any(denials[0] < n < denials[-1] for n in at) and denials[-1] + 1 in at:
            return None  # "don't take red and don't buy a2"
        behind = [each for n, each in zip(at, deeds, strict=True) if n > denials[0]]
        denied = behind[0] if behind else deeds[-1] if deeds else None
        left = {
            deed for each in deeds if each is not denied for deed in DEEDS if each.has(deed)
        } - {deed for deed in DEEDS if denied and denied.has(deed)}
        if len(left) != 1 or not self._place or self._asks:
            return None
        return self.question([*single(self._deed_with(left.pop()))])

    def _widened(self, parsed: Which) -> Parsed:
        """Return a question which was meant, with what is likeliest where it is not among them."""
        meant = [each for _told, each in parsed.options]
        (chance, kind), *_others = self._likely
        there = {name for each in meant for name in _family(each)}
        does = any(isinstance(each, Act | Pay | Menu) or _is_trial(each) for each in meant)
        described = kind == "find" and self._has("want", "wish", *DEEDS)
        if aimed := self._with_aim(meant):
            return self.question(aimed) or parsed
        if beside := self._told_of(meant):
            kept = [each for one in meant for each in single(one)][: MOST - len(beside)]
            told = [*beside, *kept] if self._asks_of_thing() else [*kept, *beside]
            return self.question(told) or parsed
        if not does or chance < LIKELY or kind == TALK or described or kind.split()[0] in there:
            return self._doubting(parsed) if does else parsed
        likely = [*self.beside(), *self.meant(kind)]
        new = [each for each in likely if each not in meant][:1]
        if not new:
            return parsed
        options = (*parsed.options[: MOST - 1], *((self._told(each), each) for each in new))
        typed = clean(self._line)
        return Which(say(parsed.prompt.name, typed=typed, count=len(options)), options)

    def _told_of(self, meant: Sequence[Parsed]) -> list[Parsed]:
        """Return what may be asked of a card where only what can be done with it would be offered.

        As in `more about b3`, and of cards by what is told of them: `all with green in the price`.
        """
        does = all(isinstance(each, Act | Pay | Menu | Which) or _is_trial(each) for each in meant)
        done = self._has("buy", "reserve", "return", "pass")
        orders = self._has("want", "wish") or (self._does() and (done or bool(self._place)))
        orders = orders and not self._asks_of_thing()
        if len(meant) < MOST_OF_ONE or not does or orders:
            return []
        if not self._place:
            takes = any(command_of(each) == "take" for each in meant)
            return [] if takes else [*single(self._asked_of("find"))]
        asked = [*self.beside(), *self._asked_of_card()]
        return list(dict.fromkeys(asked))[: max(MOST - len(meant), MOST_OF_ONE)]

    def _doubting(self, parsed: Which) -> Which:
        """Return a question whether one deed was meant, with what is likelier beside it."""
        (_told, deed), *others = parsed.options
        if others or not isinstance(deed, Act | Pay | Menu):
            return parsed
        family = _family(deed)
        own = sum(each for each, name in self._likely if name.split()[0] in family)
        likely = [each for each in self._likely if each[1] != TALK]
        if own >= FAIRLY or own >= UNLIKELIER * likely[0][0]:
            return parsed
        beside = [each for each in self._offered(likely) if each != deed]
        return (self.question([deed, *beside]) if beside else None) or parsed

    def question(self, options: Sequence[Parsed], most: int = MOST) -> Which | None:
        """Return the question which of these was meant; None where there are none.

        In the place of a question there are those that it asks about.
        """
        options = [
            whole(each, self._vocabulary, self._context)
            for option in options
            for each in single(option)
        ]
        payable = self._has("afford") or (self._has("able") and self._has("buy", "pay"))
        if payable and not self._place:
            options = [each for each in options if not buys(each) or self._payable(each)]
        if not options:
            return None
        lines = {line_meant(each, self._vocabulary): each for each in reversed(options)}
        once = [each for each in options if any(each is first for first in lines.values())]
        said = {_as_said(self._told(each)): each for each in reversed(once)}
        once = [each for each in once if any(each is first for first in said.values())]
        if self._supposes():
            once = sorted(once, key=_after_condition)
        elif self._has("advice"):  # who asks what to do orders nothing
            once = sorted(once, key=lambda each: isinstance(each, Act | Pay | Menu))
        told = tuple((self._told(each), each) for each in once[:most])
        return Which(say("guessed", typed=clean(self._line), count=len(told)), told)

    def _supposes(self) -> bool:
        """Return whether a line begins with a condition: what would be comes before the deed."""
        known = self._vocabulary.locale.words("words-supposing")
        return any(fold(self._line).startswith(f"{fold(each)} ") for each in known)

    def _told(self, parsed: Parsed) -> Message:
        """Return what a meaning is, in the words of a player."""
        line = line_meant(parsed, self._vocabulary)
        return Offered(self._vocabulary, self._context).told(parsed, line)

    def options(self) -> list[Parsed]:
        """Return the nearest meanings, the likely first."""
        if not self._says_something():
            return []
        talk = sum(chance for chance, kind in self._likely if kind == TALK)
        likely = [each for each in self._likely if each[1] != TALK]
        if self._place in MARKET_PLACES and self._does_something_unknown():
            return [*self._gained([str(self._place)]), *self._offered(likely)][:MOST]
        if keyed := [*self._keyed()] or self._places_to_read():
            return keyed[:MOST]
        if self._gains_described():
            return [*self._gained([*self._described()]), *self._offered(likely)][:MOST]
        asks_of_it = self._asks and self._has("name", "place", "colour")
        asks_of_it |= bool(KEY.search(self._line))
        strange = len(self._unknown) * 2 >= len(self._tokens)
        talks = talk > (TALKED / 2 if strange else TALKED)
        named = self._subjects()
        if (talks and not (asks_of_it or self._does_with_card())) or likely[0][0] < SURE:
            return [*named]
        offered = self._with_card(self._offered(likely))
        return self._with_subjects(named, offered) or [*self.beside()][:MOST]

    def commanded(self, command: str) -> Parsed | None:
        """Return the question about what a line says behind a command; None where it says nothing.

        Where it names a rule in several words that comes first: `hand limit`.
        """
        if command == "settings":
            return self.question([*self._set(valued=True)][:1])
        asked = [each for each in self.meant(command) if not isinstance(each, Ask) or each.about]
        if command in EXPLAINING:
            locale = self._vocabulary.locale
            worded = any(each.word.isalpha() for each in self._tokens[1:])  # not "rules -1"
            whole = self._word("all")
            told = [e for e in asked if isinstance(e, Ask) and worded]
            counted = [e for e in told if e.about == whole or e.about.isdigit()]
            asked = [*subjects_named(self._line, locale)[:MOST_OF_ONE], *counted]
            asked = asked or [*self._parts_told()]
        return self.question([*dict.fromkeys([*self._named_plainly(), *asked])])

    def _rather_explained(self, parsed: Parsed) -> Parsed | None:
        """Return the question whether a rule was meant that a line names, and not another one.

        So it is where others were guessed at, and the line asks of nobody.
        """
        named = self._named_plainly()
        meant = [*single(parsed)]
        if not named or any(each in meant for each in named):
            return None
        rule = isinstance(parsed, Ask) and parsed.command == "rules"
        rule |= parsed == Ask("log", "round 1") and not self._tells_of_past()  # "who begins then"
        guessed = isinstance(parsed, Which) and not self._has(*_OF_SOMEBODY)
        does = any(isinstance(each, Act | Pay | Menu) for each in meant)
        if does and not self._asks:
            return None
        return (
            self.question([*meant, *named] if does else [*named, *meant])
            if rule or guessed
            else None
        )

    def _says_something(self) -> bool:
        """Return whether enough of a line is known to guess at it."""
        waits = self._has("wait") and all(each.has("wait", "filler") for each in self._tokens)
        if waits or all(each.senses and each.senses <= _WAITING for each in self._tokens):
            return False
        words = sum(len(each.word.split()) for each in self._tokens)
        if words < LEAST_WORDS and not self._has(*SETTINGS):
            return self._learned and not any(each.senses for each in self._tokens)
        if self._learned or self._likely[0][0] >= PLAIN:
            return True
        unknown = len(self._unknown) > max(MOST_UNKNOWN, len(self._tokens) // 2)
        return not unknown and any(map(_tells, self._tokens))

    @cached_property
    def _learned(self) -> bool:
        """Whether a word of the line is one that meanings were learned from."""
        words = (word for each in self._tokens for word in each.word.split())
        return any(is_learned(word, self._vocabulary) for word in words)

    def _offered(self, likely: Sequence[tuple[float, str]]) -> list[Parsed]:
        """Return the meanings of likely kinds, as far as the line says what they are about."""
        if not likely:
            return []
        first = likely[0][0]
        least, of_deeds = first / MAIN_OVER, max(first / DONE_OVER, LEAST_OF_DEEDS)
        found: list[Parsed] = []
        for chance, each in likely:
            if chance < (max(least, LEAST) if found else SURE) or len(found) >= MOST:
                break
            new = [new for new in self.meant(each) if new not in found and self._may_do(new)]
            all_of_it = chance >= of_deeds
            found += [each for each in new if all_of_it or isinstance(each, Ask | Look)][
                :MOST_OF_ONE
            ]
        found = [*self._key_asking(found), *found]
        named = (each for each in self.beside() if found and each not in found)
        beside = [*islice(named, 1)]
        found = [*found[:1], *beside, *found[1:]]
        lists = [each for each in found if isinstance(each, Menu) and not self._orders_list(each)]
        found = [each for each in found if each not in lists]
        if any(isinstance(each, Ask) and each.command == "rules" and each.about for each in found):
            found.append(Ask("rules"))  # what is asked may stand in another part
        return [] if all(isinstance(each, Menu) for each in found) else found[:MOST]

    def _may_do(self, parsed: Parsed) -> bool:
        """Return whether a likely meaning may be offered: `do that` takes no move back."""
        undoes = isinstance(parsed, Do) and parsed.command == "undo"
        return not undoes or self._has(*_TAKING_BACK)

    def _does_something_unknown(self) -> bool:
        """Return whether a line may name a deed in an unknown word: `I'll tuck b1 away`."""
        unsure = any(each.guessed or not each.senses for each in self._tokens)
        told = ("need", "far", "value")  # "am I missing much for b1"
        about = (*told, "wish", "should", "able", "past", "not", "except", "name", *DEEDS)
        several = len(set(self._things("place"))) > 1
        return unsure and not several and not self._asks and not self._has(*about)

    def _gains_described(self) -> bool:
        """Return whether a line begins with an unknown verb and a card: `bagsy the white card`."""
        begun = [each for each in self._tokens[:3] if not each.has("filler", "idle", "me")][:1]
        strange = any(each.guessed or not each.senses for each in begun)
        counted = self._has("points", "cost", "level", "card")
        told = self._has("colour", "number") and counted and not self._place
        return strange and told and self._does_something_unknown()

    def _gained(self, words: list[str]) -> list[Parsed]:
        """Return the purchase and the reservation of a card, or of one of those described."""
        deeds = [self._parse(command, words) for command in ("buy", "reserve")]
        return [each for deed in deeds for each in [*single(deed)][:1]]

    def _orders_list(self, menu: Menu) -> bool:
        """Return whether the deed that a list is for is named as it stands."""
        return any(each.has(menu.command) and not each.guessed for each in self._tokens)


def _describes_cards(parsed: Parsed) -> bool:
    """Return whether it asks which of several cards is meant."""
    return isinstance(parsed, Which) and parsed.prompt.name == "which-card"


def _as_said(told: Message) -> str:
    """Return what a choice is called; several words of a command are called the same."""
    args = told.args
    if "meant" not in args:
        return str(args["line"])
    return str((args["meant"], args["subject"], args.get("value")))


def _tells(token: Sensed) -> bool:
    """Return whether a word is known, and no small one."""
    return bool(token.senses) and not token.has(*_SAYS_NOTHING)


def _after_condition(parsed: Parsed) -> int:
    """Return the rank of what may be meant by a deed on a condition: what would be comes first."""
    passes = is_trial_of(parsed, "pass")
    return 0 if _is_trial(parsed) and not passes else 1 if buys(parsed) else 2


def _is_trial(parsed: Parsed) -> bool:
    return isinstance(parsed, Ask) and parsed.command == "try"


def _family(parsed: Parsed) -> tuple[str, ...]:
    """Return the command that a question is one of, and its like; the deed that is only told."""
    if isinstance(parsed, Ask) and parsed.command in ("try", "help"):
        deed = parsed.about.partition(" ")[0]
        return (deed, parsed.command, "rules") if deed in COMMANDS else ("help", "rules")
    command = command_of(parsed)
    if command == "need":
        return ("need", "buy", "afford")
    return next((each for each in _ALIKE if command in each), (command,))
