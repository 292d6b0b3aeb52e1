"""How things are said: amounts by kind, orders of fields, repeats, profiles, examples."""

import re

import pytest

from splendor_access.braille import cells
from splendor_access.braille.cells import Cells, code_cells, dot_numbers, parse_cells
from splendor_access.braille.tables import (
    OFFERED,
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    default_table,
    own_tables,
)
from splendor_access.game.actions import Take
from splendor_access.game.cards import CARDS, NOBLES, gems
from splendor_access.game.notation import Writing, card_code, parse_card
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import CHOICES, DEFAULTS, PROFILES, SETTINGS
from splendor_access.settings.settings_command import answer_settings
from splendor_access.settings.style import Kind, Style
from splendor_access.settings.table_list import explain
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Handful, line, say
from tests.cases import every
from tests.driver import chosen_settings, press, session, texts
from tests.driver import table as new_table

CARD = parse_card("c4s 3s3o6d")
PLACED = say("placed", place="c1", card=CARD)
SHOWN = [*(name for name, setting in SETTINGS.items() if setting.sample), "profile"]
TURN = "Your turn: 3 points, 5 tokens."
TOOK = say("took", name="Ana", gems=Handful(gems("ser")))


def style(**values: str) -> Style:
    return Style("en", chosen_settings(**values))


def test_each_kind_has_its_amount() -> None:
    chosen = style(verbosity="full", moves="brief", answers="normal")
    assert chosen.text(TOOK, "moves") == "Ana: took blue, green, red."
    assert chosen.text(PLACED) == "c1, blue, 4 points, costs 3 blue, 3 black and 6 white."
    assert "level c" in chosen.text(PLACED, "market")


def test_kinds_can_be_muted_but_not_the_call_to_act() -> None:
    kinds: tuple[Kind, ...] = ("moves", "market", "mine", "answers", "hints")
    chosen = style(**dict.fromkeys(kinds, "off"))
    assert not any(chosen.says(kind) for kind in kinds)
    assert chosen.says("turn")
    assert "turn" not in CHOICES


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("bonus-points-cost", "c1, blue, 4 points, costs 3 blue, 3 black and 6 white."),
        ("points-cost-bonus", "c1, 4 points, costs 3 blue, 3 black and 6 white, blue."),
        ("cost-bonus-points", "c1, costs 3 blue, 3 black and 6 white, blue, 4 points."),
    ],
)
def test_a_card_is_told_in_the_order_chosen(order: str, expected: str) -> None:
    assert style(card=order).text(PLACED) == expected


def test_a_noble_is_told_in_the_order_chosen() -> None:
    message = say("placed-noble", place="n1", noble=NOBLES[0])
    assert style().text(message) == "n1, 3 points, wants 4 blue and 4 green."
    assert style(noble="cost-points").text(message) == "n1, wants 4 blue and 4 green, 3 points."


def test_who_wants_codes_felt_in_a_browser_hears_why_there_are_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert len(answer_settings("felt on", style())) == 1

    def missing(_code: str, _table: BrailleTable) -> Cells:
        raise BrailleUnavailable(NoBraille.NO_LIBRARY)

    monkeypatch.setattr(cells, "code_cells", missing)
    assert answer_settings("felt on", style())[1:] == [
        explain(BrailleUnavailable(NoBraille.NO_LIBRARY))
    ]
    assert len(answer_settings("felt off", style())) == 1


def test_repeats_are_counted_or_told_each() -> None:
    told = [TOOK, TOOK, TOOK, PLACED, TOOK, TOOK]
    chosen = style()
    lines = [chosen.text(message) for message in chosen.collapsed(told)]
    assert lines[0] == "3 times: Ana took blue, green and red."
    assert lines[2:] == ["2 times: Ana took blue, green and red."]
    assert style(repeats="each").collapsed(told) == told


@pytest.mark.parametrize("name", sorted(PROFILES))
def test_a_profile_sets_all_of_its_settings_and_is_kept(name: str) -> None:
    chosen = style(verbosity="normal", moves="off", repeats="each")
    assert (
        chosen.text(answer_settings(f"profile {name}", chosen)[0]) == f"Your profile is now {name}."
    )
    assert chosen.settings.profile() == name
    assert all(
        profile.value(each) == DEFAULTS.value(each)
        for profile in PROFILES.values()
        for each in CHOICES
        if not SETTINGS[each].profile
    )


def test_a_mixture_is_a_profile_of_ones_own() -> None:
    chosen = style(verbosity="full", moves="off")
    assert chosen.settings.profile() is None
    assert chosen.text(answer_settings("profile", chosen)[0]).startswith("Your profile is custom.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("profile", sorted(PROFILES))
def test_a_profile_is_shown_by_the_sentences_of_a_game(profile: str, language: str) -> None:
    one = session(new_table("human", "easy", "easy"), language=language)
    one.style.use(PROFILES[profile])
    took = Take(gems("ser"))
    heard = press(one, took)
    heard += texts(one, one.handle(Intent("bot", action=took, seat=1, seen=1)))
    shown = [one.style.text(message) for message in answer_settings("profile", one.style)]
    name = one.style.locale.words("bot-names")[0]
    for said in heard[:2]:
        assert said.replace("Ben", name) in shown, shown


@every("name", SHOWN)
def test_every_setting_shows_its_effect_before_it_is_chosen(name: str) -> None:
    lines = [style().text(message) for message in answer_settings(name, style())]
    assert len(lines) > 1
    heads = [line for line in lines if line.endswith((" sounds like this:", " sound like this:"))]
    named = " ".join(heads).replace(",", "").split()
    for value in () if name in ("table", "texts", "player") else CHOICES.get(name, tuple(PROFILES)):
        assert value in named
    assert len(lines) < 40


@pytest.mark.parametrize(
    ("name", "news"),
    [
        ("changed", ["Ada gained 1 blue, 1 green and 1 red.", TURN]),
        ("buyable", [TURN, "You can buy 2 cards: b1 and h1."]),
    ],
)
def test_what_is_said_with_the_call_is_shown_beside_the_call_alone(
    name: str, news: list[str]
) -> None:
    shown = [style().text(message) for message in answer_settings(name, style())]
    assert shown[1:] == [
        f"{name} off sounds like this:",
        TURN,
        f"{name} on sounds like this:",
        *news,
    ]


def test_an_order_can_be_typed_as_words() -> None:
    chosen = style()
    told = answer_settings("player hand points tokens bonuses", chosen)
    assert chosen.text(told[0]) == "player is now hand-points-tokens-bonuses."


@pytest.mark.parametrize("table", CHOICES["table"])
def test_a_table_can_be_typed_in_small_letters(table: str) -> None:
    own = style()
    answer_settings(f"table {table.casefold()}", own)
    assert own.settings.table == table


def test_the_0_of_cards_without_points_can_be_left_out() -> None:
    card = parse_card("a0o 1s1e1r1d")
    placed = say("placed", place="a1", card=card)
    without, usual = style(zero="off", codes="on"), style(codes="on")
    for chosen, code in ((without, "ao 1s1e1r1d"), (usual, "a0o 1s1e1r1d")):
        assert chosen.locale.brailled(placed)[1].text == code
        assert [chosen.text(each) for each in chosen.with_codes([placed])][1:] == [code]


@every("table", [*OFFERED, *own_tables()])
def test_in_every_table_a_code_without_its_0_is_that_of_its_card_alone(table: BrailleTable) -> None:
    for card in CARDS:
        cells = code_cells(card_code(card, Writing(zero=False)), table).cells
        assert parse_cells(cells, table) == card


@pytest.mark.parametrize("language", languages())
def test_codes_can_be_shown_in_the_cells_of_labels(language: str) -> None:
    on_labels = code_cells("c4s 3s3o6d", default_table(language, "paper")).cells
    shown = Style(language, chosen_settings(notation="label"))
    assert [shown.text(each) for each in shown.code_lines("c4s 3s3o6d")][1:] == [on_labels]
    assert shown.table == default_table(language, "display")
    usual = Style(language, chosen_settings())
    assert [usual.text(each) for each in usual.code_lines("c4s 3s3o6d")][1:] != [on_labels]


def test_in_english_a_label_has_six_dots_where_the_display_has_others() -> None:
    (_code, cells) = style(notation="label").code_lines("c4s 3s3o6d")
    assert dot_numbers(style().text(cells)).startswith("14-3456-145-234-0-")
    (_code, cells) = style().code_lines("c4s 3s3o6d")
    assert dot_numbers(style().text(cells)).startswith("14-256-234-0-")


@pytest.mark.parametrize(
    ("language", "told", "spelled"),
    [
        ("en", "It is Ada's turn.", "I t, i s, A d a apostrophe s, t u r n."),
        (
            "en",
            "0.25 per token: up-to-three",
            "0 point 2 5, p e r, t o k e n, u p hyphen t o hyphen",
        ),
        ("fr", "L\u2019or, 0,36 par jeton.", "L apostrophe o r, 0 virgule 3 6, p a r, j e t o n."),
        ("nl", 'Foto\'s: "a" ...', "F o t o apostrof s, a."),
    ],
)
def test_a_spelled_line_keeps_the_signs_inside_words(
    language: str, told: str, spelled: str
) -> None:
    chosen = Style(language, DEFAULTS)
    assert chosen.text(chosen.spelled(line(told))).startswith(spelled)


@pytest.mark.parametrize("language", languages())
def test_cards_are_short_lines_for_large_letters(language: str) -> None:
    """At 20 columns each card is one row, and the whole board 16 at most."""
    state = new_table("human", "easy", seed=1).state
    scene = Scene(state, ("Ana", "Bea"), 0)
    chosen = Style(language, chosen_settings(cards="line"))
    board = [chosen.printed(message) for message in describe.board(scene)]
    assert board[1:6] == ["a1 r 2r2d", "a2 e 1s1r1o1d", "a3 s 1e2r1o1d", "a4 e 1s2d", "b1 2r 5o3d"]
    assert sum(-(-len(row) // 20) for row in board) <= 16
    tiles = [chosen.printed(message) for message in describe.nobles(scene)]
    assert max(map(len, [*board, *tiles])) <= 20
    placed = say("placed", place="h1", card=parse_card("c4s 3s3o6d"))
    assert chosen.printed(placed) == "h1 c4s 3s3o6d"
    option = say(
        "option", number=2, option=say("option-card", place="c1", card=placed.args["card"])
    )
    assert re.fullmatch("2 ?: c1 4s 3s3o6d", chosen.printed(option))
    assert chosen.text(placed).startswith("h1, ")
