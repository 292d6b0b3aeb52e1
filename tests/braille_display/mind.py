"""The knowledge of a player of a braille display: the words of a language, and what was felt."""

import re
from itertools import combinations
from typing import NamedTuple

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, say


class Words(NamedTuple):
    """The words of a language for a player who can read the display."""

    you: str
    wait: str
    sent: str
    won: str
    noble: str
    give: str
    tokens: str
    bank: str
    buy: str
    take: str
    takes: str
    ask: str
    gone: str
    again: str
    leave: str
    goodbye: str


def words(language: str) -> Words:
    """Return the words of a language, as in the guide."""
    locale = Locale(language)

    def first(message: str, /, **facts: Arg) -> str:
        return locale.text(say(message, **facts), "braille").split()[0]

    one = (1, 0, 0, 0, 0, 0)
    return Words(
        you=first("your-turn", points=0, tokens=0),
        wait=first("view-wait", name="Bea"),
        sent=first("view-sent"),
        won=first("won", name="Bea", points=1),
        noble=first("menu-noble", count=2),
        give=first("must-return", count=1, held=11, kinds=2),
        tokens=first("view-tokens"),
        bank=first("view-bank"),
        buy=first("view-buy", place="a1", payment=one),
        take=first("view-take", gems=one),
        takes=locale.words("command-take")[0],
        ask=first("view-ask"),
        gone=first("changed-gone", gems=["red"]),
        again=locale.text(say("view-once-more"), "braille"),
        leave=first("view-quit"),
        # Capitals are not distinguished here.
        goodbye=locale.text(say("goodbye"), "braille")[1:].rstrip("."),
    )


class Mind:
    """The player's knowledge of the table: counts by letter, and cards by place.

    `held` counts tokens and bonuses together. `unsure`: the player's own things must be felt again.
    `holds`: there are cards in the hand.
    """

    def __init__(self) -> None:
        self.held: dict[str, int] = {}
        self.bank: dict[str, int] = {}
        self.cards: dict[str, tuple[str, str]] = {}
        self.unsure = self.holds = False

    # Felt and done

    def own(self, felt: str) -> None:
        """Note the player's own things."""
        self.held, self.unsure = counts_in(felt), False

    def learn(self, felt: str, it: Words) -> None:
        """Note cards and counts of the bank."""
        for place in re.findall(r"(?<!\S)([abc][1-4]) -", felt):
            self.cards.pop(place, None)
        for place, head, cost in re.findall(
            r"([abc][1-4]) ([abc]\d[serod]) ((?:\d[serod])+)", felt
        ):
            self.cards[place] = head, cost
        bank = re.search(rf"{it.bank}((?: +(?:\d[segrod])+)*)(?: +{it.gone} ([segrod]+))?", felt)
        if bank:
            self.bank |= counts_in(bank[1]) | dict.fromkeys(bank[2] or "", 0)

    def take_sum(self, felt: str, it: Words) -> bool:
        """Note everything of a sum; return False as long as it is not whole.

        Its digits are in the order of the letters. The first player is oneself.
        """
        bank = re.search(rf"^{it.bank} +(\d{{6}})", felt)
        mine = re.search(r" \d+p +(\d{6}) +(\d{5}|(?:\d+[serod])+)", felt)
        table = re.search(r"c\d+ +b\d+ +a\d+ +((?:\d{5} *)+|-)", felt)
        if not (bank and mine and table):
            return False
        rest = felt[table.end() :]
        heads = re.findall(r"([abc]\d[serod])|(?<!\S)-(?!\S)", rest)
        costs = re.findall(r"(?<!\d)\d{5}(?!\d)", rest)
        if len(heads) < 12 or len(costs) < sum(map(bool, heads)):
            return False
        self.bank = _by_letter(bank[1])
        tokens = _by_letter(mine[1])
        bonuses = counts_in(mine[2]) or _by_letter(mine[2], "serod")
        self.held = {letter: n + bonuses.get(letter, 0) for letter, n in tokens.items()}
        places = [f"{level}{number}" for level in "cba" for number in range(1, 5)]
        self.cards = {}
        for place, head in zip(places, heads, strict=True):
            if head:
                counts = _by_letter(costs.pop(0), "serod")
                cost = "".join(f"{n}{letter}" for letter, n in counts.items() if n)
                self.cards[place] = head, cost
        self.unsure = False
        return True

    def change(self, gained: dict[str, int]) -> None:
        """Note tokens from and to the bank."""
        for letter, n in gained.items():
            self.held[letter] = self.held.get(letter, 0) + n
            self.bank[letter] = self.bank.get(letter, 0) - n

    def bought(self, place: str, paid: dict[str, int]) -> None:
        """Note a purchase."""
        self.change({letter: -n for letter, n in paid.items()})
        head, _cost = self.cards.pop(place, ("", ""))
        if head:
            self.held[head[-1]] = self.held.get(head[-1], 0) + 1
        else:
            self.unsure = True

    # Decisions

    def to_buy(self) -> str:
        """Return the place of the card to buy, of the highest level; empty without one."""
        able = [place for place in self.cards if self._lack(place) <= 0]
        return min(able, key=lambda place: ("cba".index(place[0]), place), default="")

    def to_take(self) -> str:
        """Return the letters that bring the nearest cards closer; empty if none can be taken."""
        there = [letter for letter in "serod" if self.bank.get(letter, 0) > 0]
        takes = ["".join(each) for each in combinations(there, min(3, len(there)))]
        takes += [2 * letter for letter in there if self.bank[letter] >= 4]
        nearest = self._nearest()[:3]

        def help_of(take: str) -> tuple[int, ...]:
            lacks = map(self._lacks, nearest)
            return tuple(sum(min(take.count(c), n) for c, n in lack.items()) for lack in lacks)

        return max(takes, key=help_of, default="")

    def wanted(self) -> set[str]:
        """Return the letters missing for the nearest card."""
        return {*self._lacks(self._nearest()[0])}

    def _nearest(self) -> list[str]:
        def nearness(place: str) -> tuple[int, int, int, str]:
            points = int(self.cards[place][0][1])
            return self._lack(place), -points, "cba".index(place[0]), place

        return sorted((place for place in self.cards if self._lack(place) > 0), key=nearness)

    def _lacks(self, place: str) -> dict[str, int]:
        cost = counts_in(self.cards[place][1])
        lacks = {letter: n - self.held.get(letter, 0) for letter, n in cost.items()}
        return {letter: n for letter, n in lacks.items() if n > 0}

    def _lack(self, place: str) -> int:
        return sum(self._lacks(place).values()) - self.held.get("g", 0)


def _by_letter(digits: str, letters: str = "segrod") -> dict[str, int]:
    """Return counts by letter from digits in that order."""
    return dict(zip(letters, map(int, digits), strict=True))


def counts_in(text: str) -> dict[str, int]:
    """Return the counts of gems in a text, summed by letter."""
    counts: dict[str, int] = {}
    for number, letter in re.findall(r"(\d+)([segrod])", text):
        counts[letter] = counts.get(letter, 0) + int(number)
    return counts
