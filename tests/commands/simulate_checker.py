"""A referee of simulated games, with its own implementation of the rules.

It reads only the values of the output, deals the same cards again, and reports values that
contradict the rules or the description of the output. Cards and tiles stay codes.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, NoReturn

LETTERS = "segrod"
GEMS = "serod"
LEVELS = "abc"
TURNS_EACH = 400
TOKENS = {2: 4, 3: 5, 4: 7}

Line = dict[str, Any]


class WrongLine(Exception):
    """A wrong value: the number of its line, and the fault."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"line {number}: {what}")
        self.number = number


class Printed:
    """The cards and tiles of the game, as codes, read from the two tables of the data."""

    def __init__(self, folder: Path) -> None:
        self.cards = [
            f"{'abc'[int(row['level']) - 1]}{row['points']}{row['bonus']} {_cost(row)}"
            for row in _table(folder / "development_cards.csv")
        ]
        self.tiles = [f"{row['points']} {_cost(row)}" for row in _table(folder / "noble_tiles.csv")]


def _table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _cost(row: dict[str, str]) -> str:
    columns = {"s": "sapphire", "e": "emerald", "r": "ruby", "o": "onyx", "d": "diamond"}
    return "".join(f"{row[name]}{c}" for c, name in columns.items() if row[name] != "0")


def cost_of(code: str) -> Counter[str]:
    """Return the cost of a card's or tile's code."""
    parts = re.findall(r"(\d+)([a-z])", code.split(" ")[1])
    return Counter({letter: int(number) for number, letter in parts})


def points_of(code: str) -> int:
    """Return the points of a card's or tile's code."""
    return int(code.split(" ", maxsplit=1)[0].lstrip(LEVELS).rstrip(GEMS))


class Player:
    """The things of one player."""

    def __init__(self) -> None:
        self.tokens: Counter[str] = Counter()
        self.bought: list[str] = []
        self.reserved: list[str | None] = [None, None, None]
        self.nobles: list[str] = []

    def bonuses(self) -> Counter[str]:
        """Count the gems on the bought cards."""
        return Counter(code[2] for code in self.bought)

    def points(self) -> int:
        """Add the points of cards and nobles."""
        return sum(map(points_of, self.bought)) + sum(map(points_of, self.nobles))

    def bill(self, code: str) -> dict[str, int] | None:
        """Return the payment for a card with the fewest gold, or None if the player is too poor."""
        have = self.bonuses()
        due = {c: max(0, n - have[c]) for c, n in cost_of(code).items()}
        paid = {c: min(n, self.tokens[c]) for c, n in due.items()}
        gold = sum(due.values()) - sum(paid.values())
        if gold > self.tokens["g"]:
            return None
        return counts({**paid, "g": gold})

    def shown(self) -> Line:
        """Return the player's value in the output."""
        return {
            "tokens": counts(self.tokens),
            "bonuses": counts(self.bonuses()),
            "points": self.points(),
            "cards": len(self.bought),
            "reserved": self.reserved,
            "nobles": self.nobles,
        }


def counts(of: dict[str, int] | Counter[str]) -> dict[str, int]:
    """Return a count with all six letters in order."""
    return {letter: of.get(letter, 0) for letter in LETTERS}


def spelt(number: Iterable[int]) -> str:
    """Write a count of six as letters."""
    return "".join(letter * n for letter, n in zip(LETTERS, number, strict=True))


class Game:
    """One game, from its deal on."""

    def __init__(self, deal: Line) -> None:
        self.edition: str = deal["edition"]
        self.bank: Counter[str] = Counter(deal["bank"])
        self.market: dict[str, list[str | None]] = {a: list(deal["market"][a]) for a in LEVELS}
        self.decks = {a: list(deal["decks"][a]) for a in LEVELS}
        self.tiles: list[str | None] = list(deal["nobles"])
        self.players = [Player() for _ in range(deal["players"])]
        self.turn = 0
        self.phase = "act"
        self.passes = 0
        self.last_round = False
        self.reason: str | None = None

    @property
    def to_act(self) -> int:
        """Return whose turn it is."""
        return self.turn % len(self.players)

    @property
    def me(self) -> Player:
        """Return the things of the player whose turn it is."""
        return self.players[self.to_act]

    def spare(self) -> int:
        """Return the number of surplus tokens."""
        return self.me.tokens.total() - 10

    def legal(self) -> list[str]:
        """Return every legal action line of the present decision."""
        if self.phase == "return":
            piles = [range(self.me.tokens[c] + 1) for c in LETTERS]
            ways = (way for way in product(*piles) if sum(way) == self.spare())
            return [f"return {spelt(way)}" for way in ways]
        if self.phase == "noble":
            return [f"noble {place}" for place in self.invited()]
        return [*self._takes(), *self._reservations(), *self._purchases()] or ["pass"]

    def _takes(self) -> Iterator[str]:
        there = [c for c in GEMS if self.bank[c]]
        most = min(3, len(there))
        free = self.edition == "up-to-three" or (self.edition == "2024" and most < 3)
        sizes = range(1, most + 1) if free else [most]
        for size in sizes:
            for chosen in combinations(there, size):
                if chosen:
                    yield f"take {''.join(chosen)}"
        for c in GEMS:
            if self.bank[c] >= 4:
                yield f"take {c}{c}"

    def _reservations(self) -> Iterator[str]:
        if None not in self.me.reserved:
            return
        for level in LEVELS:
            for i, code in enumerate(self.market[level], 1):
                if code:
                    yield f"reserve {level}{i}"
            if self.decks[level]:
                yield f"reserve {level}"

    def _purchases(self) -> Iterator[str]:
        rows = {**self.market, "h": self.me.reserved}
        for row, codes in rows.items():
            for i, code in enumerate(codes, 1):
                if code and self.me.bill(code) is not None:
                    yield f"buy {row}{i}"

    def invited(self) -> list[str]:
        """Return the places of the tiles whose requirements the bonuses meet."""
        have = self.me.bonuses()
        return [
            f"n{i}"
            for i, tile in enumerate(self.tiles, 1)
            if tile and all(have[c] >= n for c, n in cost_of(tile).items())
        ]

    def do(self, action: str) -> dict[str, int] | None:
        """Do a legal action with its automatic consequences; return the payment."""
        verb, _, rest = action.partition(" ")
        paid = None
        if verb == "noble":
            self._visit(rest)
            self._end_turn()
            return None
        if verb == "return":
            self.me.tokens.subtract(rest)
            self.bank.update(rest)
        else:
            self.passes = self.passes + 1 if verb == "pass" else 0
            if verb == "take":
                self.me.tokens.update(rest)
                self.bank.subtract(rest)
            elif verb == "reserve":
                self._reserve(rest)
            elif verb == "buy":
                paid = self._buy(rest)
            if self.spare() > 0:
                self.phase = "return"
                return paid
        invited = self.invited()
        if len(invited) > 1:
            self.phase = "noble"
            return paid
        for place in invited:
            self._visit(place)
        self._end_turn()
        return paid

    def _from_market(self, place: str) -> str:
        level, at = place[0], int(place[1]) - 1
        code = self.market[level][at]
        self.market[level][at] = self.decks[level].pop(0) if self.decks[level] else None
        assert code is not None
        return code

    def _reserve(self, place: str) -> None:
        code = self._from_market(place) if len(place) == 2 else self.decks[place].pop(0)
        self.me.reserved[self.me.reserved.index(None)] = code
        if self.bank["g"]:
            self.bank["g"] -= 1
            self.me.tokens["g"] += 1

    def _buy(self, place: str) -> dict[str, int]:
        if place[0] == "h":
            at = int(place[1]) - 1
            code = self.me.reserved[at]
            self.me.reserved[at] = None
        else:
            code = self._from_market(place)
        assert code is not None
        paid = self.me.bill(code)
        assert paid is not None
        self.me.tokens.subtract(paid)
        self.bank.update(paid)
        self.me.bought.append(code)
        return paid

    def _visit(self, place: str) -> None:
        at = int(place[1]) - 1
        tile = self.tiles[at]
        assert tile is not None
        self.tiles[at] = None
        self.me.nobles.append(tile)

    def _end_turn(self) -> None:
        self.last_round = self.last_round or self.me.points() >= 15
        self.turn += 1
        self.phase = "act"
        if self.last_round and self.to_act == 0:
            self.reason = "points"
        elif self.passes == len(self.players):
            self.reason = "stalemate"
        elif self.turn == TURNS_EACH * len(self.players):
            self.reason = "turn limit"

    def winners(self) -> list[int]:
        """Return the players with the most points, of those the ones with the fewest cards."""
        most = max(player.points() for player in self.players)
        best = [player for player in self.players if player.points() == most]
        fewest = min(len(player.bought) for player in best)
        return [
            i
            for i, player in enumerate(self.players)
            if player.points() == most and len(player.bought) == fewest
        ]


class Referee:
    """Reads the values of a whole output, one after another."""

    def __init__(self, printed: Printed, players: int, edition: str, *, legal: bool) -> None:
        self.printed = printed
        self.count = players
        self.edition = edition
        self.legal = legal
        self.number = 0
        self.games = 0
        self.game: Game | None = None
        self.seen: Counter[str] = Counter()

    def fail(self, what: str) -> NoReturn:
        """Reject the present line."""
        raise WrongLine(self.number, what)

    def same(self, what: str, found: object, expected: object) -> None:
        """Compare values with their types, and mappings with the order of their keys."""
        if repr(found) != repr(expected):
            self.fail(f"{what} is {found!r}, not {expected!r}")

    def read(self, line: Line) -> None:
        """Check one value."""
        self.number += 1
        kind = line.get("type")
        game = self.game
        if game is None:
            self.same("type", kind, "deal")
            self._deal(line)
        elif game.reason is None:
            self.same("type", kind, "move")
            self._move(line, game)
        else:
            self.same("type", kind, "end")
            self._end(line, game)

    def done(self, games: int) -> None:
        """Check that the output is complete."""
        self.same("games", self.games, games)
        if self.game is not None:
            self.fail("a game has no end")

    def _keys(self, line: Line, *names: str) -> None:
        self.same("keys", sorted(line), sorted(names))

    def _deal(self, line: Line) -> None:
        names = ("type", "game", "players", "edition", "rules", "bank", "market", "decks", "nobles")
        self._keys(line, *names)
        self.same("game", line["game"], self.games)
        self.same("players", line["players"], self.count)
        for name in ("edition", "rules"):
            self.same(name, line[name], self.edition)
        gems = dict.fromkeys(GEMS, TOKENS[self.count])
        self.same("bank", line["bank"], counts({**gems, "g": 5}))
        for part in ("market", "decks"):
            self.same(f"levels of {part}", list(line[part]), list(LEVELS))
        for level in LEVELS:
            dealt = line["market"][level] + line["decks"][level]
            self.same(f"cards in market {level}", len(line["market"][level]), 4)
            every = [code for code in self.printed.cards if code[0] == level]
            self.same(f"cards of level {level}", sorted(map(str, dealt)), sorted(every))
        nobles = line["nobles"]
        self.same("nobles", len(set(map(str, nobles))), self.count + 1)
        self.same("nobles", len(nobles), self.count + 1)
        self.same("unknown nobles", [n for n in nobles if n not in self.printed.tiles], [])
        self.game = Game(line)

    def _move(self, line: Line, game: Game) -> None:
        names = ["type", "game", "turn", "player", "phase", "action", "bank", "seats", "market"]
        names += ["legal"] * self.legal
        names += ["payment"] * str(line.get("action")).startswith("buy ")
        self._keys(line, *names)
        self.same("game", line["game"], self.games)
        self.same("turn", line["turn"], game.turn)
        self.same("player", line["player"], game.to_act)
        self.same("phase", line["phase"], game.phase)
        legal = game.legal()
        if self.legal:
            self.same("legal", sorted(map(str, line["legal"])), sorted(legal))
        if line["action"] not in legal:
            self.fail(f"{line['action']!r} is not legal")
        self.seen[line["phase"]] += 1
        self.seen[line["action"].split(" ")[0]] += 1
        nobles = sum(len(player.nobles) for player in game.players)
        paid = game.do(line["action"])
        came = sum(len(player.nobles) for player in game.players) - nobles
        self.seen["visit"] += came
        self.same("payment", line.get("payment"), paid)
        self.same("bank", line["bank"], counts(game.bank))
        self.same("number of seats", len(line["seats"]), self.count)
        for seat, player in zip(line["seats"], game.players, strict=True):
            shown = player.shown()
            self._keys(seat, *shown)
            for name, value in shown.items():
                self.same(name, seat[name], value)
        self.same("market", line["market"], game.market)
        self.seen["gap"] += any(None in row for row in game.market.values())

    def _end(self, line: Line, game: Game) -> None:
        self._keys(line, "type", "game", "winners", "points", "cards", "reason")
        self.same("game", line["game"], self.games)
        self.same("reason", line["reason"], game.reason)
        self.same("points", line["points"], [player.points() for player in game.players])
        self.same("cards", line["cards"], [len(player.bought) for player in game.players])
        self.same("winners", line["winners"], game.winners())
        self.seen[f"end: {game.reason}"] += 1
        self.seen["shared"] += len(line["winners"]) > 1
        self.games += 1
        self.game = None


def check(
    lines: Iterable[Line], printed: Printed, games: int, players: int, edition: str, *, legal: bool
) -> Counter[str]:
    """Check a whole output; count its phases, verbs, visits, gaps and ends.

    Raises WrongLine at the first wrong value.
    """
    referee = Referee(printed, players, edition, legal=legal)
    for line in lines:
        referee.read(line)
    referee.done(games)
    return referee.seen
