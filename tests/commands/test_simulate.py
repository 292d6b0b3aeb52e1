"""Simulated games, refereed by a checker with its own rules."""

import copy
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from splendor_access.commands import simulate as simulation
from splendor_access.commands.simulate import simulate
from splendor_access.game import cards
from splendor_access.game.actions import Action, Pass, Reserve, Return, Take
from splendor_access.game.cards import Gems
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.position import parse_house, parse_rules
from splendor_access.game.state import EDITIONS, RuleSet, State
from tests.commands.simulate_checker import Line, Printed, WrongLine, check
from tests.driver import run
from tests.tiers import sampled, tries

PRINTED = Printed(Path(cards.__file__).parent / "data")


def output(
    games: int, players: int, seed: int, edition: str = "2024", *bots: str, legal: bool = True
) -> list[Line]:
    """Return the values of simulated games as a reader of JSON sees them."""
    lines = simulate(games, players, seed, RuleSet(edition), bots or ("random",), legal)
    return [json.loads(json.dumps(line)) for line in lines]


def refereed(
    games: int, players: int, seed: int, edition: str = "2024", *bots: str, legal: bool = True
) -> Counter[str]:
    lines = output(games, players, seed, edition, *bots, legal=legal)
    return check(lines, PRINTED, games, players, edition, legal=legal)


@sampled(2)
@pytest.mark.parametrize(("players", "edition"), [*product((2, 3, 4), EDITIONS)][:: tries(2, 1)])
def test_random_games_are_as_the_rules_have_them(players: int, edition: str) -> None:
    games = tries(2, 100)
    seen = refereed(games, players, 5, edition)
    # Chance alone may end one in a hundred without a winner by points.
    assert seen["end: points"] > 0.9 * games
    assert min(seen[verb] for verb in ("take", "reserve", "buy", "return", "visit")) > 0


@sampled(2)
@pytest.mark.parametrize("bots", [("easy",), ("normal",), ("normal", "random", "easy")])
def test_games_of_other_bots_are_as_the_rules_have_them(bots: tuple[str, ...]) -> None:
    games = tries(2, 100)
    assert refereed(games, 3, 8, "2024", *bots)["end: points"] == games


def test_choices_of_nobles_and_shared_victories_are_met() -> None:
    seen = refereed(5, 3, 47)
    assert seen["noble"] > 0
    assert seen["shared"] > 0


def hoarder(view: State, _chance: Chance, _decision: int) -> Action:
    """Reserve, then withhold ten coloured gems from the other player; never buy."""
    own = "ser" if view.to_act == 0 else "rod"
    limit = {letter: 2 if letter == "r" else 4 for letter in own}

    def kept(tokens: Gems) -> int:
        held = dict(zip(cards.ORDER, tokens, strict=True))
        return sum(min(held[letter], most) for letter, most in limit.items())

    tokens = view.seats[view.to_act].tokens
    options = legal_actions(view)
    saves = [option for option in options if isinstance(option, Reserve)]
    takes = [option for option in options if isinstance(option, Take)]
    gives = [option for option in options if isinstance(option, Return)]
    if gives:
        return max(gives, key=lambda give: kept(cards.minus(tokens, give.gems)))
    if saves:
        return next((save for save in saves if save.place == "c"), saves[-1])
    if takes:
        return max(takes, key=lambda take: kept(cards.plus(tokens, take.gems)))
    return next((option for option in options if isinstance(option, Pass)), options[0])


def staller(view: State, _chance: Chance, _decision: int) -> Action:
    """Reserve, then take and return forever; gold is kept, so that gems stay in the bank."""
    options = legal_actions(view)
    saves = [option for option in options if isinstance(option, Reserve)]
    return saves[0] if saves else min(options, key=_gold_given)


def _gold_given(option: Action) -> int:
    return option.gems[cards.GOLD] if isinstance(option, Return) else 0


def test_a_game_in_which_all_must_pass_is_a_stalemate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "load", lambda _name: hoarder)
    seen: Counter[str] = Counter()
    for edition in EDITIONS:
        seen += refereed(tries(2, 100), 2, 3, edition)
    assert seen["end: stalemate"] > 0
    assert seen["pass"] >= 2 * seen["end: stalemate"]


def test_a_game_without_end_stops_after_400_turns_a_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulation, "load", lambda _name: staller)
    lines = output(1, 2, 3)
    assert check(lines, PRINTED, 1, 2, "2024", legal=True)["end: turn limit"] == 1
    assert lines[-2]["turn"] == 799
    assert lines[-1]["winners"] == [0, 1]


def test_decks_that_run_out_leave_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    def careful(view: State, chance: Chance, decision: int) -> Action:
        """Buy cards without points, so that the game lasts."""
        options = legal_actions(view)
        poor = [option for option in options if not _points(view, option)]
        return chance.pick(poor or options, "bot", decision)

    monkeypatch.setattr(simulation, "load", lambda _name: careful)
    assert refereed(6, 4, 1)["gap"] > 0


def _points(view: State, option: Action) -> int:
    place = getattr(option, "place", "n1")
    if len(place) != 2 or place[0] == "n":
        return 0
    card = view.card_at(place)
    return card.points if isinstance(card, cards.Card) else 0


def test_the_same_seed_gives_the_same_output() -> None:
    assert output(3, 3, 7) == output(3, 3, 7)
    assert output(3, 3, 7) != output(3, 3, 8)


def deals(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line["type"] == "deal"]


def test_a_deal_depends_on_seed_and_game_alone() -> None:
    three = deals(output(3, 2, 7))
    assert deals(output(2, 2, 7, "2024", "easy", legal=False)) == three[:2]
    assert three[0]["decks"] != three[1]["decks"]
    for other in (deals(output(3, 2, 7, "2014")), deals(output(3, 4, 7))):
        for one, two in zip(three, other, strict=True):
            assert one["market"] == two["market"]
            assert one["decks"] == two["decks"]
            assert one["nobles"] == two["nobles"][:3]


def test_without_legal_all_else_is_the_same() -> None:
    lines = output(2, 2, 4)
    for line in lines:
        line.pop("legal", None)
    assert lines == output(2, 2, 4, legal=False)


def test_house_rules_are_those_of_the_games() -> None:
    house = ("points=4", "tiles=1", "first=1", "gold=missing")
    options = [word for rule in house for word in ("--house", rule)]
    done = run("simulate", "--games", "5", "--bot", "easy", "--json", "--legal", *options)
    lines = [json.loads(line) for line in done.lines]
    deals = [line for line in lines if line["type"] == "deal"]
    ends = [line for line in lines if line["type"] == "end"]
    rules = parse_house("2024", house)
    assert [parse_rules(deal["rules"]) for deal in deals] == [rules] * 5
    assert {len(deal["nobles"]) for deal in deals} == {1}
    assert [line["player"] for line in lines if line.get("turn") == 0] == [1] * 5
    assert all(4 <= max(end["points"]) < 15 for end in ends)
    assert list(simulate(5, 2, 0, rules, ("easy",), True)) == lines


@pytest.mark.parametrize(
    "rule", ["first=2", "points=0", "tiles=6", "tiles", "gold=1", "first=\u0661"]
)
def test_a_house_rule_is_refused_as_play_does(rule: str) -> None:
    refused = run("simulate", "--house", rule)
    assert (refused.code, refused.lines) == (2, [])
    seats = ("--seat", "Ana", "--seat", "Ben")
    assert refused.err == run("play", *seats, "--house", rule).err
    twice = run("simulate", "--house", "tiles=1", "--house", "tiles=1")
    assert "tiles=1" in twice.err


def test_no_bot_named_means_random() -> None:
    assert list(simulate(1, 2, 3, RuleSet(), (), False)) == output(1, 2, 3, legal=False)


@pytest.mark.parametrize("bots", [("random",) * 2, ("random",) * 4])
def test_bots_are_one_for_all_or_one_a_seat(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=str(len(bots))):
        list(simulate(1, 3, 1, RuleSet(), bots, False))
    with pytest.raises(KeyError):
        list(simulate(1, 2, 1, RuleSet(), ("nobody",), False))


def test_random_picks_each_legal_action_about_as_often() -> None:
    games = tries(30, 1000)
    firsts = [line for line in output(games, 2, 9) if line["type"] == "move" and line["turn"] == 0]
    verbs = Counter(line["action"].split(" ")[0] for line in firsts if line["phase"] == "act")
    assert verbs.total() == games
    assert len(firsts[0]["legal"]) == 30
    assert 0.35 < verbs["take"] / games < 0.65
    assert 0.35 < verbs["reserve"] / games < 0.65


# The checker itself: no change escapes it


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return the path to each number, text or null inside a value."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from leaves(part, (*path, at))
    else:
        yield path


def changed(lines: list[Line], at: int, path: tuple[Any, ...]) -> list[Line]:
    """Return the lines with one number, text or null changed."""
    lines = [copy.deepcopy(line) if number == at else line for number, line in enumerate(lines)]
    place: Any = lines[at]
    for step in path[:-1]:
        place = place[step]
    old = place[path[-1]]
    if isinstance(old, int):
        place[path[-1]] = old + 1
    else:
        place[path[-1]] = f"{old}x" if old else "a0d 3s"
    return lines


GAME = output(1, 2, 6)


def test_any_changed_leaf_is_noticed() -> None:
    chance = random.Random(1)
    ways = [(at, path) for at, line in enumerate(GAME) for path in leaves(line)]
    for at, path in [
        *chance.sample(ways, tries(30, 1000)),
        *[way for way in ways if way[0] in (0, len(GAME) - 1)],
    ]:
        with pytest.raises(WrongLine) as caught:
            check(changed(GAME, at, path), PRINTED, 1, 2, "2024", legal=True)
        assert caught.value.number == at + 1


def move(verb: str, lines: list[Line]) -> Line:
    """Return the first move with a verb."""
    return next(line for line in lines if str(line.get("action")).startswith(verb))


def _drop_legal(lines: list[Line]) -> None:
    move("take", lines)["legal"].pop()


def _double_legal(lines: list[Line]) -> None:
    legal = move("take", lines)["legal"]
    legal.append(legal[0])


def _forget_legal(lines: list[Line]) -> None:
    del move("take", lines)["legal"]


def _forget_payment(lines: list[Line]) -> None:
    del move("buy", lines)["payment"]


def _pay_for_nothing(lines: list[Line]) -> None:
    move("take", lines)["payment"] = dict.fromkeys("segrod", 0)


def _add_key(lines: list[Line]) -> None:
    lines[3]["note"] = ""


def _swap_moves(lines: list[Line]) -> None:
    lines[2], lines[3] = lines[3], lines[2]


def _lose_move(lines: list[Line]) -> None:
    del lines[len(lines) // 2]


def _lose_end(lines: list[Line]) -> None:
    lines.pop()


def _double_end(lines: list[Line]) -> None:
    lines.append(lines[-1])


def _mix_letters(lines: list[Line]) -> None:
    lines[2]["bank"] = dict(reversed(lines[2]["bank"].items()))


def _swap_deck(lines: list[Line]) -> None:
    deck = lines[0]["decks"]["a"]
    deck[0], deck[1] = deck[1], deck[0]


def _swap_nobles(lines: list[Line]) -> None:
    lines[0]["nobles"][1] = lines[0]["nobles"][0]


def _number_as_truth(lines: list[Line]) -> None:
    lines[1]["player"] = False


def _swap_seats(lines: list[Line]) -> None:
    lines[1]["seats"].reverse()


TAMPERED: list[Callable[[list[Line]], None]] = [
    _drop_legal,
    _double_legal,
    _forget_legal,
    _forget_payment,
    _pay_for_nothing,
    _add_key,
    _swap_moves,
    _lose_move,
    _lose_end,
    _double_end,
    _mix_letters,
    _swap_deck,
    _swap_nobles,
    _number_as_truth,
    _swap_seats,
]


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__.strip("_"))
def test_tampering_is_noticed(tamper: Callable[[list[Line]], None]) -> None:
    lines = copy.deepcopy(GAME)
    check(lines, PRINTED, 1, 2, "2024", legal=True)
    tamper(lines)
    with pytest.raises(WrongLine):
        check(lines, PRINTED, 1, 2, "2024", legal=True)


def test_the_checker_stands_by_itself() -> None:
    source = Path(__file__).with_name("simulate_checker.py").read_text(encoding="utf-8")
    assert "splendor_access" not in source


def test_decisions_of_a_turn_share_its_number() -> None:
    moves = [line for line in GAME if line["type"] == "move"]
    for one, two in pairwise(moves):
        later = two["turn"] - one["turn"]
        assert later in (0, 1)
        assert (later == 1) == (two["phase"] == "act")
