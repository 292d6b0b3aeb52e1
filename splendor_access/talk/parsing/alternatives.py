"""What a line may mean besides what is found first: a subject, a card, or what is left unsaid.

A line that names no command may ask for a subject that is explained, or about a card. Of a line
that has a first meaning it is told what that leaves unsaid.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from splendor_access.game.actions import Buy
from splendor_access.game.legality import default_payment
from splendor_access.talk.parsing.commands import COMMANDS, Act, Ask, Do, Parsed, Which, command_of
from splendor_access.talk.parsing.completed import Completed, single
from splendor_access.talk.parsing.left_out import leaves_out
from splendor_access.talk.parsing.likelihood import ranked, telling
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.sentences import line_meant
from splendor_access.talk.parsing.subjects import is_part, subjects_named

MOST = 4
"""So many meanings are offered."""

MOST_OF_ONE = 2
"""So many of them are of one kind, such as two cards that a description fits."""

NAMED = 2
"""In so many words a subject is named where a line may be about something else."""

EXPLAINING, EXPLAINED = ("rules", "help"), 0.3
"""The commands that explain, and how likely they are where what they explain comes first."""

KEY = re.compile(r"\bf\d{1,2}\b", re.IGNORECASE)
"""A key that can be given a meaning."""

LEAST_OF_KEYS = 0.05
"""What is less likely than this is not given to a key."""

_OF_CARD = ("need", "look", "worth")
"""What is asked of one card."""


class Explained(Completed):
    """One sentence as tokens, and what of its subject can be told."""

    @cached_property
    def _likely(self) -> list[tuple[float, str]]:
        return _gathered(ranked(telling(self._tokens, self._vocabulary, self._line)))

    def _subjects(self) -> Sequence[Parsed]:
        """Return the explanations whose subject a line names that may ask for one."""
        asks = self._asks or self._has("rule", "able", "must", "help", "opening-is")
        if self._place or self._tells_of_past():
            return []
        least = NAMED if self._has("name", *DEEDS) and not asks else 1
        locale = self._vocabulary.locale
        return subjects_named(self._line, locale, least=least)[:MOST_OF_ONE]

    def _named_plainly(self) -> Sequence[Parsed]:
        """Return the explanations whose subject is named in several words, and nothing else."""
        if self._place or self._has("name") or self._tells_of_past():
            return []
        return subjects_named(self._line, self._vocabulary.locale, least=NAMED)[:MOST_OF_ONE]

    def _tells_of_past(self) -> bool:
        """Return whether something has happened; `what was onyx again` asks what it is."""
        return any(each.has("past") and not each.has("idle") for each in self._tokens)

    def _does(self) -> bool:
        """Return whether a deed is named as it stands."""
        return any(each.has(*DEEDS) and not each.guessed for each in self._tokens)

    def _with_aim(self, meant: Sequence[Parsed]) -> list[Parsed]:
        """Return what may be meant with the aim that a line sets; nothing where it sets none."""
        aims = self._has("aim") and not self._has("past", "name")
        aimed = [each for each in self._aimed() if each not in meant][:1] if aims else []
        told = [each for one in meant for each in single(one)]
        return [*told[: MOST - 1], *aimed] if aimed else []

    def _asks_of_thing(self) -> bool:
        """Return whether a line asks what the card that is named has: `what bonus has b4`."""
        begun = next((each for each in self._tokens if not each.has("filler")), None)
        asks = begun is not None and begun.has("what", "many")
        told = ("bonus", "colours", "points", "cost", "level", "need")
        return self._place is not None and asks and self._has(*told)

    def _does_with_card(self) -> bool:
        """Return whether its speaker does something with a card: `I'll buy b3 if Ben leaves it`."""
        return self._does() and bool(self._place) and self._has("me") and not self._has("past")

    def _asked_of_card(self) -> list[Parsed]:
        """Return what can be asked of the card that is named, the likely first."""
        chances = {kind: chance for chance, kind in self._likely}
        kinds = sorted(_OF_CARD, key=lambda each: -chances.get(each, 0))
        return [each for kind in kinds for each in self.meant(kind)]

    def _with_card(self, offered: Sequence[Parsed]) -> list[Parsed]:
        """Return what is offered; where it asks nothing of the card that is named, with that."""
        asks = any(command_of(each) in _OF_CARD for each in offered)
        if asks or not (offered and self._place) or self._does() or self._has("past", "name"):
            return [*offered]
        return [*offered[:1], *self._asked_of_card()[:2], *offered[1:]][:MOST]

    def _with_subjects(self, named: Sequence[Parsed], offered: Sequence[Parsed]) -> list[Parsed]:
        """Return what is offered with the explanations named, first where one is likely."""
        if not named:
            return [*offered]
        explains = sum(chance for chance, kind in self._likely if kind.split()[0] in EXPLAINING)
        learned = [each for each in offered if each not in named]
        reason = self._has("why")  # "why can't I take gold" is told by what would be
        if explains < EXPLAINED or reason:
            first = 0 if self._asks and self._named_plainly() and not reason else 1
            return [*learned[:first], *named[:1], *learned[first:]][:MOST]
        others = [each for each in learned if command_of(each) not in EXPLAINING]
        alike = [each for each in learned if each not in others]
        return [*named, *others[:1], *alike, *others[1:]][:MOST]

    def _key_asking(self, found: Sequence[Parsed]) -> list[Do]:
        """Return the key that is named with what is asked, or else with what may be."""
        key = KEY.search(self._line)
        if not key:
            return []
        own = ("", str(self._context.seat))
        asked = [Ask(e.command) for e in found if isinstance(e, Ask) and e.about in own]
        reads = [k for c, k in self._likely if c >= LEAST_OF_KEYS and COMMANDS.get(k) == "read"]
        wants = self._has("should", "say", "want")
        asked = asked or [Ask(kind) for kind in reads if wants and kind not in EXPLAINING]
        lines = [line_meant(each, self._vocabulary) for each in asked]
        return [Do("key", f"{key[0].casefold()} {line}") for line in lines]

    def _keyed(self) -> Iterator[Parsed]:
        """Yield a key that is named with the questions whose words stand beside it."""
        key = KEY.search(self._line)
        if not key:
            return
        for token in self._tokens:
            command = self._vocabulary.command(token.word)
            if command and COMMANDS[command] == "read" and not token.has("me"):
                yield Do("key", f"{key[0].casefold()} {line_meant(Ask(command), self._vocabulary)}")


def _gathered(likely: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """Return the kinds of meaning with those of all settings as one, which is the likeliest."""
    settings = [each for each in likely if each[1].split()[0] == "settings"]
    if not settings:
        return likely
    one = (sum(chance for chance, _kind in settings), settings[0][1])
    others = [each for each in likely if each not in settings]
    return sorted([one, *others], reverse=True)


_PARTS = (
    ("winning", "end"),
    ("end", "end"),
    ("noble", "nobles"),
    ("limit", "limit"),
    ("return", "limit"),
    ("buy", "buy"),
    ("take", "take"),
    ("reserve", "reserve"),
    ("begin", "setup"),
    ("turn", "turn"),
)
"""The parts of the rules, by what words mean that may ask for them: `rules to win`."""


class Unsaid(Explained):
    """One sentence as tokens, and what it means that one answer says nothing about."""

    def _unsaid(self, parsed: Parsed) -> Iterator[Parsed]:
        """Yield what a line means of which a question leaves a part out, or adds one to it.

        As the purchase in `buy whatever I can afford`, and a cost that is denied though none is
        named in `no reds bought by me`.
        """
        match parsed:
            case Ask(command="afford") if self._orders():
                deeds = [*single(self._deed_with("buy"))]
                payable = [each for each in deeds if self._payable(each)]
                yield from payable[: MOST - 1]
            case Ask(command="log", about=about) if not self._has("cost"):
                colours = [each for each in self._things("colour") if each in about.split()]
                compared = self._has("often") and len(colours) > 1
                if self._word("cost") in about.split():
                    yield from self._logged()
                for each in colours if compared else ():
                    told = [word for word in about.split() if word == each or word not in colours]
                    yield Ask("log", " ".join(told))
            case Ask(command="try", about=about) if about.startswith("take ") and self._enough():
                yield from single(self._asked_of("bank"))
            case Ask(command="hand") if leaves_out(parsed, self._tokens):
                name = self._context.names[self._context.seat].casefold()
                yield Ask("log", f"{name} reserve")

    def _enough(self) -> bool:
        """Return whether it is asked what there is: `are there enough whites to take two`."""
        return self._has("afford") and self._coloured and not self._has("me")

    def _gets_payable(self, parsed: Which) -> bool:
        """Return whether a card is ordered that can be paid: `take the cheapest I can pay`."""
        meant = [each for _told, each in parsed.options]
        bought = any(is_trial_of(each, "buy ") or buys(each) for each in meant)
        return bought and self._has("afford") and self._orders()

    def _payable(self, deed: Parsed) -> bool:
        """Return whether a deed is the purchase of a known card that can be paid."""
        there, state = self._context.known_cards(), self._context.state
        match deed:
            case Act(action=Buy(place=place)) if place in there:
                return default_payment(state.seats[self._context.seat], there[place]) is not None
            case _:
                return False

    def _parts_told(self) -> Iterator[Ask]:
        """Yield the parts of the rules whose deed or thing is named, where no part is."""
        behind = " ".join(each.word for each in self._tokens[1:])
        if not is_part(behind, self._vocabulary):
            yield from (Ask("rules", part) for sense, part in _PARTS if self._has(sense))


def buys(parsed: Parsed) -> bool:
    """Return whether a meaning buys a card."""
    return isinstance(parsed, Act) and isinstance(parsed.action, Buy)


def is_trial_of(parsed: Parsed, deed: str) -> bool:
    """Return whether a meaning tells what would be after a deed that begins so."""
    return isinstance(parsed, Ask) and parsed.command == "try" and parsed.about.startswith(deed)
