"""What of a line a first meaning leaves unsaid."""

from collections.abc import Iterator

from splendor_access.game.actions import Buy
from splendor_access.game.payment import default_payment
from splendor_access.talk.parsing.commands import Act, Ask, Parsed, Which
from splendor_access.talk.parsing.completed import single
from splendor_access.talk.parsing.explained import MOST, Explained
from splendor_access.talk.parsing.left_out import leaves_out
from splendor_access.talk.parsing.subjects import is_part

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
