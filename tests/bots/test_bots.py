"""Bots: each is legal, repeatable, quick and content with what its seat may see."""

import ast
import time
from itertools import count, product
from pathlib import Path

import pytest
from msgspec.structs import replace

from splendor_access import bots
from splendor_access.bots import LADDER, load, names
from splendor_access.commands.simulate import simulate
from splendor_access.game.actions import Action, Buy, ChooseNoble, Reserve, Return
from splendor_access.game.cards import NO_GEMS, Card, Hidden, gems
from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.rules import begin, play_out
from splendor_access.game.state import EDITIONS, MARKET_PLACES, RuleSet, State
from tests.game.situations import seated, table
from tests.tiers import SOAK, sampled, soak_only, tries

NAMES = names()
ASKED = {"fairly-hard": 12, "hard": 12, "very-hard": 60, "expert": 60}
"""Those that think longer are asked once in so many decisions, while normal plays."""
MOST = {"fairly-hard": 0.05, "hard": 0.05, "very-hard": 3.0, "expert": 3.0}
"""Seconds of a decision of those."""
FOLDER = Path(bots.__file__).parent


def positions(name: str, edition: str, players: int, seed: int) -> list[tuple[State, int]]:
    """Return the states of a game between a bot and chance, with the number of the decision.

    Of a bot that thinks longer they are those of a game of `normal`, some of each phase.
    """
    chance = Chance(seed)
    rules = RuleSet(edition, any_gold=seed % 2 == 0)
    deal = shuffled_deal(chance, rules.tile_count(players))
    state = begin(rules, players, deal)
    found: list[tuple[State, int]] = []
    choose = load("normal" if name in ASKED else name)
    met = dict.fromkeys(("act", "return", "noble"), ASKED.get(name, 0) // 2)
    for decision in count():
        if state.phase == "over" or decision > 2000:
            return found
        met[state.phase] += 1
        every = ASKED.get(name, 1) if state.phase == "act" else 1
        if met[state.phase] % every == 0:
            found.append((state, decision))
        player = state.to_act
        if player % 2:
            action: Action = chance.pick(legal_actions(state), "other", decision)
        else:
            action = choose(state.view(player), chance, decision)
        assert refusal(state, action) is None
        state = play_out(state, action, deal)[0]
    return found


def test_every_file_is_a_bot() -> None:
    stems = {path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_")}
    files = {stem.replace("_", "-") for stem in stems}
    assert set(NAMES) == files
    assert {*LADDER, "random"} <= files
    assert tuple(sorted(NAMES)) == NAMES


@pytest.mark.parametrize("name", ["nobody", "_tokens", "__init__", "", "random.py"])
def test_there_is_no_other_bot(name: str) -> None:
    with pytest.raises(KeyError):
        load(name)


@sampled(5)
@pytest.mark.parametrize(
    ("name", "players", "edition"), [*product(NAMES, (2, 3, 4), EDITIONS)][:: tries(7, 1)]
)
def test_bots_are_legal_in_every_phase(name: str, players: int, edition: str) -> None:
    phases = {
        state.phase
        for seed in range(tries(1 if name in ASKED else 2, 10))
        for state, decision in positions(name, edition, players, seed)
        for action in [load(name)(state.view(state.to_act), Chance(seed), decision)]
        if refusal(state, action) is None
    }
    assert phases >= ({"act"} if name in ASKED else {"act", "return"})


@sampled(3)
@pytest.mark.parametrize("name", NAMES)
def test_bots_need_nothing_their_seat_may_not_know(name: str) -> None:
    choose = load(name)
    hidden = 0
    every = {"fairly-hard": 5, "hard": 5, "very-hard": 50, "expert": 50}.get(name, 1)
    for seed in range(20) if SOAK else (2,):  # in which all of them reserve unseen cards
        player = "normal" if name in ASKED else name
        for state, decision in positions(player, "2024", 3, seed)[::-1][::every]:
            view = state.view(state.to_act)
            hidden += view != state
            action = choose(view, Chance(seed), decision)
            other, _ = deal_unseen(view, Chance(seed + 100))
            assert choose(other, Chance(seed), decision) == action
            assert choose(state, Chance(seed), decision) == action
    assert hidden > 15 // every


@sampled(3)
@pytest.mark.parametrize("name", NAMES)
def test_bots_decide_alike_each_time(name: str) -> None:
    choose = load(name)
    for state, decision in positions(name, "2024", 2, 5):
        view = state.view(state.to_act)
        action = choose(view, Chance(5), decision)
        assert choose(view, Chance(5), decision) == action


@sampled(4)
@pytest.mark.parametrize("name", NAMES)
def test_bots_play_with_unknown_cards_in_the_market(name: str) -> None:
    for state, decision in positions(name, "2024", 2, 4):
        market = tuple(
            Hidden(card.level) if isinstance(card, Card) and i % 2 else card
            for i, card in enumerate(state.market)
        )
        veiled = State(
            **{**{f: getattr(state, f) for f in state.__struct_fields__}, "market": market}
        )
        assert refusal(veiled, load(name)(veiled.view(veiled.to_act), Chance(1), decision)) is None


@soak_only
@pytest.mark.parametrize("name", NAMES)
def test_bots_are_quick(name: str) -> None:
    choose = load(name)
    views = [
        (state.view(state.to_act), decision)
        for seed in range(tries(1, 1 if name in ASKED else 3))
        for state, decision in positions(name, "2024", 4, seed)
    ]
    most = MOST.get(name, 0.002)
    took = []
    for _ in range(3):  # other programs can make one of them slow
        begun = time.process_time()
        for view, decision in views:
            choose(view, Chance(0), decision)
        took.append((time.process_time() - begun) / len(views))
        if took[-1] < most:
            return
    raise AssertionError(took)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_bots_have_no_chance_or_clock_of_their_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    allowed = ("splendor_access.game.", "splendor_access.bots.")
    plain = {"collections.abc", "functools", "importlib", "itertools", "math", "pkgutil"}
    plain |= {"msgspec", "msgspec.structs", "operator", "pathlib", "struct"}
    assert not [m for m in modules - plain if not m.startswith(allowed)]


def wins(one: str, other: str, games: int) -> float:
    """Return what share of the games the first of two bots wins, from both seats; a tie is half."""
    won = 0.0
    for seats in ((one, other), (other, one)):
        me = seats.index(one)
        for line in simulate(games // 2, 2, 2024, RuleSet(), seats, legal=False):
            if line["type"] == "end" and me in line["winners"]:
                won += 1 / len(line["winners"])
    return won / games


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [
        ("gentle", "random", 40, 0.6),
        ("easy", "gentle", 60, 0.5),  # 0.61 of 400 games, and 0.53 of the first 120
        ("easy", "random", 100, 0.8),
        ("fairly-easy", "easy", 200, 0.6),
        ("fair", "fairly-easy", 60, 0.6),
        ("normal", "fair", 60, 0.6),
        ("normal", "easy", 100, 0.75),
        ("fairly-hard", "normal", 10, 0.6),
        ("hard", "fairly-hard", 10, 0.6),
    ][:: tries(3, 1)][: tries(1, 9)],
)
def test_each_bot_is_clearly_better_than_the_one_before(
    better: str, worse: str, games: int, least: float
) -> None:
    assert wins(better, worse, tries(games, 400)) > least


@pytest.mark.parametrize("nearer", ["n1", "n2"])
def test_normal_chooses_the_noble_that_a_rival_is_near(nearer: str) -> None:
    """What the other players lack for it counts, the nearest of them, and not what they have."""
    near, far = seated(bonuses="ssseeeddddd"), seated(bonuses="oo")
    tiles = ("3 4s4e", "3 4r4o") if nearer == "n1" else ("3 4r4o", "3 4s4e")
    me = seated(bonuses="sssseeeerrrroooo")
    for rivals in ((near, far), (far, near)):
        state = table(me, *rivals, tiles=tiles, phase="noble")[0]
        chosen = {load("normal")(state.view(0), Chance(seed), 7) for seed in range(8)}
        assert chosen == {ChooseNoble(nearer)}


def test_normal_reserves_the_card_that_a_rival_can_buy() -> None:
    state = table(seated(), seated(bonuses="ooooooo"), market={"c2": "c4d 7o"})[0]
    state = replace(state, bank=NO_GEMS)
    chosen = {load("normal")(state.view(0), Chance(seed), 7) for seed in range(8)}
    assert chosen == {Reserve("c2")}


@pytest.mark.parametrize("tokens", ["ddddssggggg", "ddddssseeeg"])
def test_easy_keeps_gold_and_what_its_goal_costs(tokens: str) -> None:
    market = {**dict.fromkeys(MARKET_PLACES), "a1": "a1r 4d"}
    state = table(seated(tokens=tokens), seated(), market=market, phase="return")[0]
    assert load("easy")(state.view(0), Chance(1), 7) == Return(gems("s"))


def test_bots_finish_their_games() -> None:
    for name in sorted({*NAMES} - {*ASKED}):
        for line in simulate(tries(2, 100), 4, 7, RuleSet(), [name], legal=False):
            if line["type"] == "end":
                assert line["reason"] != "turn limit"


def test_a_purchase_may_leave_the_payment_open() -> None:
    bought = [
        action
        for state, decision in positions("normal", "2024", 2, 3)
        for action in [load("normal")(state.view(state.to_act), Chance(3), decision)]
        if isinstance(action, Buy)
    ]
    assert bought
    assert {action.payment for action in bought} == {None}
