"""Every reason to refuse an action, with the facts that explain it."""

import pytest

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import Gems, Hidden, gems
from splendor_access.game.events import IllegalAction, Reason, Refusal
from splendor_access.game.legality import refusal
from splendor_access.game.notation import parse_card
from splendor_access.game.rules import apply
from splendor_access.game.state import RuleSet, State
from tests.cases import every
from tests.game.situations import act, emptied, replace, reveal_of, seated, table

RICH = seated(tokens="ssseeg", hand=("c4s 3s3o6d", None, None))
FULL = seated(hand=("a0d 3s", "a0o 3e", "a0r 3d"))
MARKET = {"a1": "a0r 2s1e", "b1": "b3s 6s", "c2": None}
PLAIN, DEAL = table(RICH, seated(tokens="s"), tiles=("3 4s4e",), market=MARKET)
UP_TO_THREE = replace(PLAIN, rules=replace(PLAIN.rules, edition="up-to-three"))
MISSING_ONLY = replace(PLAIN, rules=RuleSet(any_gold=False, tiles=1))
AWAITING = apply(PLAIN, Reserve("c1"))[0]
OVER = replace(PLAIN, phase="over")
TOO_MANY = act(*table(seated(tokens="sssseeeerr"), seated(), tiles=()), Take(gems("rod")))
CHOICE = act(
    *table(
        seated(tokens="sss", bonuses="ssseeerrr", hand=("a0o 3e", None, None)),
        seated(),
        tiles=("3 3s3e3r", None, "3 3e3r3o", "3 3s3e3d"),
        market={"a1": "a0d 3s", "a2": "a0o 2e1r"},
    ),
    Buy("a1"),
)
TWO = act(
    *table(
        seated(bonuses="ssseeerrroo", tokens="ee", hand=("a0o 2e1r", None, None)),
        seated(),
        tiles=("3 3s3e3r", None, "3 3e3r3o", "3 3s3e3d"),
    ),
    Buy("h1"),
)


def lean(bank: str, edition: str = "2024") -> State:
    """Return a state with just these tokens in the bank."""
    return replace(PLAIN, bank=gems(bank), rules=replace(PLAIN.rules, edition=edition))


def g(letters: str) -> Gems:
    return gems(letters)


def shape(wanted: str, example: str, pairs: int) -> dict[str, object]:
    """Return the facts of gems that nobody may take together."""
    return {"gems": g(wanted), "example": g(example), "pairs": pairs}


CASES: list[tuple[State, Action | Revealed, Reason, dict[str, object]]] = [
    (OVER, Take(g("ser")), Reason.OVER, {}),
    (OVER, Return(g("s")), Reason.OVER, {}),
    (PLAIN, Return(g("s")), Reason.PHASE, {"phase": "act"}),
    (PLAIN, ChooseNoble("n1"), Reason.PHASE, {"phase": "act"}),
    (TOO_MANY, Take(g("ser")), Reason.PHASE, {"phase": "return"}),
    (TOO_MANY, Pass(), Reason.PHASE, {"phase": "return"}),
    (TWO, Buy("a1"), Reason.PHASE, {"phase": "noble"}),
    (AWAITING, Take(g("ser")), Reason.REVEAL_FIRST, {}),
    (AWAITING, Pass(), Reason.REVEAL_FIRST, {}),
    (PLAIN, reveal_of("a0d 3s"), Reason.NO_REVEAL, {}),
    (AWAITING, reveal_of("a0d 3s"), Reason.WRONG_REVEAL, {}),
    (AWAITING, Revealed(Hidden("a")), Reason.WRONG_REVEAL, {}),
    (AWAITING, reveal_of("c4s 3s3o6d"), Reason.WRONG_REVEAL, {}),
    (AWAITING, Revealed(PLAIN.market[10] or Hidden("a")), Reason.WRONG_REVEAL, {}),
    (PLAIN, Take(g("ssg")), Reason.GOLD_NOT_TAKEN, {}),
    (PLAIN, Take(g("seg")), Reason.GOLD_NOT_TAKEN, {}),
    (PLAIN, Take(g("g")), Reason.GOLD_NOT_TAKEN, {}),
    (lean("sserod"), Take(g("ss")), Reason.TWO_NEED_FOUR, {"gems": g("s"), "left": 2}),
    (lean("sssserod"[1:]), Take(g("ss")), Reason.TWO_NEED_FOUR, {"gems": g("s"), "left": 3}),
    (lean("serd"), Take(g("oo")), Reason.TWO_NEED_FOUR, {"gems": g("o"), "left": 0}),
    (lean("serd"), Take(g("sro")), Reason.BANK_LACKS, {"gems": g("o")}),
    (lean("ggs"), Take(g("oe")), Reason.BANK_LACKS, {"gems": g("oe")}),
    (PLAIN, Take(g("sse")), Reason.TAKE_SHAPE, shape("sse", "ero", 3)),
    (PLAIN, Take(g("rrr")), Reason.TAKE_SHAPE, shape("rrr", "ero", 3)),
    (PLAIN, Take(g("rrdd")), Reason.TAKE_SHAPE, shape("rrdd", "ero", 3)),
    (PLAIN, Take(g("erod")), Reason.TAKE_SHAPE, shape("erod", "ero", 3)),
    (PLAIN, Take(g("")), Reason.TAKE_SHAPE, shape("", "ero", 3)),
    (lean("errrro"), Take(g("rre")), Reason.TAKE_SHAPE, shape("rre", "ero", 1)),
    (lean("rrrrggo"), Take(g("rrd")), Reason.TAKE_SHAPE, shape("rrd", "ro", 1)),
    (lean("ddd"), Take(g("ddd")), Reason.TAKE_SHAPE, shape("ddd", "d", 0)),
    (lean("g"), Take(g("ssr")), Reason.TAKE_SHAPE, shape("ssr", "", 0)),
    (UP_TO_THREE, Take(g("erod")), Reason.TAKE_SHAPE, shape("erod", "ero", 3)),
    (PLAIN, Take(g("r")), Reason.TAKE_EXACTLY, shape("r", "ero", 3)),
    (PLAIN, Take(g("ro")), Reason.TAKE_EXACTLY, shape("ro", "ero", 3)),
    (lean("rroo", "2014"), Take(g("o")), Reason.TAKE_EXACTLY, shape("o", "ro", 0)),
    (PLAIN, Reserve("h1"), Reason.NO_SUCH_PLACE, {"place": "h1"}),
    (PLAIN, Reserve("ab"), Reason.NO_SUCH_PLACE, {"place": "ab"}),
    (PLAIN, Reserve(""), Reason.NO_SUCH_PLACE, {"place": ""}),
    (PLAIN, Buy("n1"), Reason.NO_SUCH_PLACE, {"place": "n1"}),
    (PLAIN, Buy("a"), Reason.NO_SUCH_PLACE, {"place": "a"}),
    (PLAIN, Reserve("c2"), Reason.PLACE_EMPTY, {"place": "c2"}),
    (PLAIN, Buy("c2"), Reason.PLACE_EMPTY, {"place": "c2"}),
    (PLAIN, Buy("h2"), Reason.PLACE_EMPTY, {"place": "h2"}),
    (replace(PLAIN, decks=(1, 0, 1)), Reserve("b"), Reason.DECK_EMPTY, {"level": "b"}),
    (table(FULL, RICH)[0], Reserve("a1"), Reason.HAND_FULL, {}),
    (table(FULL, RICH)[0], Reserve("c"), Reason.HAND_FULL, {}),
    (
        table(seated(tokens="sss", hand=("a0d 3s", None, None), blind=True), RICH)[0].view(1),
        Buy("h1"),
        Reason.CARD_UNKNOWN,
        {"place": "h1"},
    ),
    (
        PLAIN,
        Buy("b1"),
        Reason.CANNOT_AFFORD,
        {"place": "b1", "card": parse_card("b3s 6s"), "missing": g("sss"), "gold": 1},
    ),
    (
        PLAIN,
        Buy("h1", g("g")),
        Reason.CANNOT_AFFORD,
        {
            "place": "h1",
            "card": parse_card("c4s 3s3o6d"),
            "missing": g("ooodddddd"),
            "gold": 1,
        },
    ),
    (PLAIN, Buy("a1", g("ssr")), Reason.NOT_HELD, {"gems": g("r")}),
    (PLAIN, Buy("a1", g("sgg")), Reason.NOT_HELD, {"gems": g("g")}),
    (TOO_MANY, Return(g("ddd")), Reason.NOT_HELD, {"gems": g("dd")}),
    (PLAIN, Buy("a1", g("ss")), Reason.PAYMENT_WRONG, {"price": g("sse")}),
    (PLAIN, Buy("a1", g("sseg")), Reason.PAYMENT_WRONG, {"price": g("sse")}),
    (PLAIN, Buy("a1", g("sss")), Reason.PAYMENT_WRONG, {"price": g("sse")}),
    (PLAIN, Buy("a1", (3, 1, 0, -1, 0, 0)), Reason.PAYMENT_WRONG, {"price": g("sse")}),
    (PLAIN, Buy("a1", (2, 1, 1, -1, 0, 0)), Reason.PAYMENT_WRONG, {"price": g("sse")}),
    (MISSING_ONLY, Buy("a1", g("ssg")), Reason.GOLD_NOT_NEEDED, {"gems": g("sse")}),
    (MISSING_ONLY, Buy("a1", g("seg")), Reason.GOLD_NOT_NEEDED, {"gems": g("sse")}),
    (TOO_MANY, Return(g("s")), Reason.RETURN_EXACTLY, {"count": 3, "given": 1}),
    (TOO_MANY, Return(g("ssss")), Reason.RETURN_EXACTLY, {"count": 3, "given": 4}),
    (TOO_MANY, Return((4, -1, 0, 0, 0, 0)), Reason.RETURN_EXACTLY, {"count": 3, "given": 3}),
    (TWO, ChooseNoble("n2"), Reason.NOBLE_NOT_ELIGIBLE, {"place": "n2"}),
    (TWO, ChooseNoble("n4"), Reason.NOBLE_NOT_ELIGIBLE, {"place": "n4"}),
    (TWO, ChooseNoble("n9"), Reason.NOBLE_NOT_ELIGIBLE, {"place": "n9"}),
    (PLAIN, Pass(), Reason.CAN_ACT, {}),
    (emptied(lean("s")), Pass(), Reason.CAN_ACT, {}),
]


@every(("state", "action", "reason", "facts"), CASES)
def test_refusals_say_why(
    state: State, action: Action | Revealed, reason: Reason, facts: dict[str, object]
) -> None:
    assert refusal(state, action) == Refusal(reason, facts)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.refusal == Refusal(reason, facts)  # type: ignore[arg-type]


def test_every_reason_is_shown() -> None:
    of_counts = {Reason.TOKENS_MISSING, Reason.TOKENS_EXTRA}  # test_set_right.py shows them
    assert {reason for _state, _action, reason, _facts in CASES} == set(Reason) - of_counts


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (PLAIN, Take(g("ero"))),
        (PLAIN, Take(g("rr"))),
        (lean("ssss"), Take(g("ss"))),
        (lean("ssssggggg"), Take(g("s"))),
        (lean("rrroo"), Take(g("ro"))),
        (UP_TO_THREE, Take(g("r"))),
        (UP_TO_THREE, Take(g("ro"))),
        (PLAIN, Reserve("c")),
        (PLAIN, Reserve("a1")),
        (PLAIN, Buy("a1")),
        (PLAIN, Buy("a1", g("sse"))),
        (PLAIN, Buy("a1", g("sge"))),
        (MISSING_ONLY, Buy("a1", g("sse"))),
        (TOO_MANY, Return(g("rod"))),
        (TOO_MANY, Return(g("sss"))),
        (TWO, ChooseNoble("n1")),
        (TWO, ChooseNoble("n3")),
        (AWAITING, Revealed(DEAL.decks[2][0])),
        (AWAITING, Revealed(Hidden("c"))),
        (emptied(lean("ggggg")), Pass()),
    ],
    ids=str,
)
def test_what_is_legal_is_not_refused(state: State, action: Action | Revealed) -> None:
    assert refusal(state, action) is None
    apply(state, action)


def test_one_eligible_tile_is_no_choice() -> None:
    assert CHOICE.phase == "act"
    assert [noble.cost for noble in CHOICE.seats[0].nobles] == [g("sssee" + "errr")]
