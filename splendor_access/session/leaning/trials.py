"""What a line means behind a trial: the same with other gems or another card, or to do it."""

from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Take
from splendor_access.game.cards import ORDER, Gems, minus, plus
from splendor_access.game.cards import gems as gems_of
from splendor_access.game.notation import action_text, letter_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES
from splendor_access.session.leaning.line import Behind, ContextReading
from splendor_access.session.leaning.told_things import ToldThings
from splendor_access.session.listener import LastAnswer
from splendor_access.talk.parsing.commands import Act, Ask, Parsed, command_of

PAIR = 2
"""So many gems of one colour may be taken."""

WHOLE = 3
"""An order that names so many colours is one by itself."""

MOST_BEHIND = 2
"""So many cards that are described are tried behind a trial."""


class Offers(msgspec.Struct):
    """What a line may mean: `said` by its sayings, and `likely` where it says nothing by itself.

    `supposed`: what is said goes before a question that the line would be by itself.
    """

    said: Sequence[Parsed] = ()
    likely: Sequence[Parsed] = ()
    supposed: bool = False


class Trials(Behind):
    """Reads one line behind the answer to a trial."""

    def anew(self) -> ContextReading | None:
        """Return the trial of the same deed with another card: `or a3`."""
        named, deeds = self._line.named_anew, self._last.deeds
        if not (named and len(deeds) == 1 and self._last.cards):
            return None
        match self._parse(f"{self._verb(deeds[0])} {named}"):
            case Act(action=Buy() | Reserve() as deed):
                return ContextReading([trial_of(deed)], certain=True)
            case _:
                return None

    def offers(self) -> Offers:
        """Return what is meant behind a trial: the same with something else, or to do it."""
        line = self._line
        again = Ask("try", self._last.asked.about) if isinstance(self._last.asked, Ask) else None
        deed, trials = self._deed(), self._trials()
        if again is None or deed is None:
            return Offers()
        chooses = line.says("compare", "of-them") or bool(line.ordinals)
        chooses |= bool(line.colours) and not line.says("meant")
        if len(trials) > 1 and chooses and (several := self._of_trials(trials)).said:
            return several
        changed = [*self._changed(deed)]
        whole = line.orders and len(line.colours) >= WHOLE
        if changed and not whole and (line.says("do") or line.has("same") or not line.orders):
            tries = [Ask("try", each) for each in changed]
            told = [again, *tries] if line.says("then") else [*tries, again]
            return Offers(tries if isinstance(deed, Take) else told, supposed=True)
        if places := self._other_places(deed):
            behind: list[Parsed] = [*self._bought_behind(self._last.deeds or [deed], places)]
            instead = [Ask("try", f"{self._verb(deed)} {places[0]}")]
            after = line.says("then")
            first: list[Parsed] = [*behind, again, *instead]
            return Offers(first if after else [*instead, *behind], supposed=after)
        if line.does or line.only_orders(command_of(Act(deed))):
            done = [Act(each) for each in self._last.deeds[:1]]
            return Offers(done, supposed=not line.does)
        if line.denies:
            return Offers()
        return Offers([again], supposed=True) if line.says("then") else Offers((), [again])

    def _other_places(self, deed: Action) -> list[str]:
        """Return the cards that the line names, points at or describes beside the one tried."""
        here = action_text(deed).split()[1]
        known = (*MARKET_PLACES, *HAND_PLACES)
        if named := [each for each in self._line.named_places if each in known]:
            return [] if here in named else named
        beside = ToldThings(self._last, self._scene.state, self._scene.seat or 0).beside(self._line)
        described = len(self._places) == 1 and not self._pair
        places = [*beside, *(self._places if described else [])]
        return [each for each in places if each != here][:MOST_BEHIND]

    @staticmethod
    def _verb(deed: Action) -> str:
        return "reserve" if isinstance(deed, Reserve) else "buy"

    def _deed(self) -> Action | None:
        """Return the deed that was tried, though it be against the rules."""
        if self._last.deeds:
            return self._last.deeds[0]
        match self._parse(str(getattr(self._last.asked, "about", ""))):
            case Act(action=action):
                return action
            case _:
                return None

    def _trials(self) -> list[LastAnswer]:
        """Return the trials that were told one after another, the first one first."""
        return [each for each in self._last.alike if each.deeds]

    def _of_trials(self, trials: Sequence[LastAnswer]) -> Offers:
        """Return what is meant of several trials: one is done, or each is told again."""
        counted = [trials[n - 1] for n in self._line.ordinals if n <= len(trials)]
        counted = counted or [*self._with_colours(trials)]
        if not counted and self._line.colours and not self._line.says("compare", "of-them"):
            return Offers()
        deeds = [each.deeds[0] for each in counted or trials]
        if self._line.begins_asking or (self._line.asks and not self._line.ordinals):
            tries = [*map(trial_of, deeds)]
            places = self._line.named_places
            behind = [each for deed in deeds for each in self._bought_behind([deed], places)]
            return Offers([*tries[:2], *behind], supposed=True)
        return Offers([*map(Act, deeds)], supposed=self._line.names_gems)

    def _with_colours(self, trials: Sequence[LastAnswer]) -> Iterator[LastAnswer]:
        """Yield the trials of gems that have the colours which the line names."""
        colours = {*self._line.colours}
        for each in trials:
            match each.deeds[0]:
                case Take(gems=gems) if colours and colours <= {*letter_text(gems)}:
                    yield each

    @staticmethod
    def _bought_behind(deeds: Sequence[Action], places: Sequence[str]) -> Iterator[Ask]:
        """Yield the trials to buy one of some cards after some deeds."""
        told = " then ".join(map(action_text, deeds))
        yield from (Ask("try", f"{told} then buy {place}") for place in places)

    def _changed(self, deed: Action) -> Iterator[str]:
        """Yield deeds that differ by the gems that a line names, with what is tried behind them."""
        others: Sequence[Action] = ()
        match deed:
            case Take(gems=gems):
                takes = _other_takes(letter_text(gems), self._line.colours)
                others = [Take(gems_of(each)) for each in takes]
                anew = self._line.has("same") or not self._line.orders
                if self._pair and self._pair != deed and anew:
                    others = [self._pair]
            case Buy(place=place, payment=payment) if payment is not None:
                ways = _other_payments(payment, self._line.colours)
                others = [Buy(place, each) for each in ways]
        for each in others:
            yield " then ".join(map(action_text, (each, *self._last.deeds[1:])))

    @cached_property
    def _pair(self) -> Take | None:
        """The take of two alike that the line describes."""
        match self._parse(f"{self._word('command-take')} {self._line.described}"):
            case Act(action=Take(gems=gems) as take) if PAIR in gems:
                return take
            case _:
                return None


def trial_of(deed: Action) -> Ask:
    """Return the question what a deed would bring."""
    return Ask("try", action_text(deed))


def _other_takes(taken: str, named: str) -> list[str]:
    """Return the letters of takes that differ from one by gems that are named."""
    kept = [each for each in named if each in taken]
    new = [each for each in named if each not in taken and each != "g"]
    if len({*taken}) < len(taken):
        return [each * len(taken) for each in new if len(new) == 1]
    if len(new) == 1 and len(kept) < len(taken):
        gone = kept if len(kept) == 1 else [each for each in taken if each not in kept]
        return [taken.replace(each, new[0]) for each in gone]
    return [named] if len(new) > 1 and len(named) == len(taken) else []


def _other_payments(paid: Gems, named: str) -> list[Gems]:
    """Return payments that differ by gold in the place of a gem, or a gem in that of gold."""
    here = [letter for letter, count in zip(ORDER, paid, strict=True) if count]
    new = [each for each in named if each not in here]
    gone = [each for each in here if each in named and each != "g"]
    gone = gone or [each for each in here if each != "g"]
    if "g" in new:
        swaps = [(each, "g") for each in gone]
    else:
        swaps = [("g", each) for each in new] if "g" in here else []
    return [plus(minus(paid, gems_of(out)), gems_of(come)) for out, come in swaps]
