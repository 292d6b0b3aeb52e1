"""An aim is kept over turns and with the game, and serves nobody else."""

import pytest

from splendor_access.game.actions import Reserve, Take
from splendor_access.game.cards import CARDS, Card, gems
from splendor_access.game.state import State
from splendor_access.session.answers import Answers
from splendor_access.session.intents import Intent
from splendor_access.session.listener import Listener
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.table import POINTS
from splendor_access.talk.messages import Head
from splendor_access.talk.questions import hint
from tests.driver import opened, press, reopened, sentence, session, table, told
from tests.talk.held_out.situation import at_prompt

pytestmark = pytest.mark.usefixtures("brief_advice")


def sides(*, saved: bool = False) -> AnySession:
    return opened("human", "easy", saved=saved)


def test_an_aim_is_told_at_once_and_after_each_turn() -> None:
    one = sides()
    assert told(one, "aim") == [sentence("aim-none")]
    head, short, *_ = told(one, "aim c2")
    assert head == "Your aim:"
    assert short.startswith("c2, ")
    assert "; missing " in short
    after = told(one, "take ser")
    assert after[after.index("Your aim:") + 1].startswith("c2, ")
    assert told(one, "aim off") == [sentence("aim-off")]
    assert told(one, "aim") == [sentence("aim-none")]


def test_a_noble_is_an_aim_too() -> None:
    head, short = told(sides(), "aim n1")
    assert head == "Your aim:"
    assert short.startswith("n1 needs ")
    assert "Ben" in short


def test_a_noble_is_called_by_its_number_or_its_name() -> None:
    one = sides()
    for line, place in (("aim noble 2", 1), ("aim Mary", 0), ("aim the third noble", 2)):
        told(one, line)
        assert one.table.wanted[0] == one.table.state.tiles[place], line


def test_words_that_fit_several_cards_are_asked_about() -> None:
    one = sides()
    asked = told(one, "aim red")
    assert [line[:2] for line in asked[1:]] == ["1:", "2:", "3:"]
    told(one, "the second one")
    assert one.table.wanted[0] == one.table.state.known_cards(0)["b1"]
    assert one.open_prompt is None
    assert told(one, "aim nonsense") == [
        sentence("not-understood", typed="aim nonsense", example="aim b2")
    ]


def test_the_place_of_one_that_is_asked_about_chooses_it() -> None:
    one = sides()
    told(one, "aim red")
    told(one, "b4")
    assert one.answers.aim() == "b4"
    told(one, "aim for a noble")
    told(one, "n3")
    assert one.answers.aim() == "n3"
    assert one.open_prompt is None


def test_what_is_asked_about_is_named_as_it_was_typed() -> None:
    one = session(table("human", "easy"), language="de")
    asked, *_ = told(one, "vorhaben für einen Adligen")
    assert asked.startswith('"für einen Adligen"')


def test_just_any_noble_is_asked_about() -> None:
    for line in ("aim for a noble", "aim noble", "aim at the nearest noble"):
        one = sides()
        asked = told(one, line)
        assert [each[:6] for each in asked[1:]] == ["1: n1,", "2: n2,", "3: n3,"], line
        told(one, "2")
        assert one.table.wanted[0] == one.table.state.tiles[1]
        assert one.open_prompt is None, "the next number chooses nothing"
    strict = opened("human", "easy", strict=True)
    assert len(told(strict, "aim noble")) == 1
    assert strict.open_prompt is None


def test_over_a_pipe_words_that_fit_several_cards_are_refused() -> None:
    one = opened("human", "easy", strict=True)
    assert len(told(one, "aim red")) == 1
    assert one.open_prompt is None


def test_what_is_no_card_is_no_aim() -> None:
    one = sides()
    for wrong in ("aim b9", "aim nobody", "aim n9"):
        assert "Your aim:" not in told(one, wrong)
    assert told(one, "aim") == [sentence("aim-none")]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("aim points", "aim win by points", "aim to win")),
        ("de", ("vorhaben Punkte", "vorhaben nach Punkten gewinnen")),
        ("fr", ("viser la victoire", "viser gagner aux points")),
        ("nl", ("mik op punten", "mik winnen")),
    ],
)
def test_to_win_by_points_is_an_aim_too(language: str, lines: tuple[str, ...]) -> None:
    for line in lines:
        one = session(table("human", "easy"), language=language)
        head, race, *_ = one.handle(Intent("keyboard", text=line))
        assert (head.message.name, race.message.name) == ("aim", "goal-race"), line
        assert one.table.wanted == {0: POINTS}
        told = [each.message.name for each in one.handle(Intent("keyboard", text="hint"))]
        assert "aim-served-points" in told


@pytest.mark.parametrize(
    ("language", "aim", "lines"),
    [
        ("en", "aim b2", ("forget my aim", "drop the goal")),
        ("de", "vorhaben b2", ("vergiss mein Vorhaben", "das Ziel aufgeben")),
        ("fr", "viser b2", ("oublie mon but",)),
        ("nl", "mik b2", ("vergeet mijn doel",)),
    ],
)
def test_an_aim_is_dropped_in_words(language: str, aim: str, lines: tuple[str, ...]) -> None:
    for line in lines:
        one = session(table("human", "easy"), language=language)
        one.handle(Intent("keyboard", text=aim))
        (dropped,) = one.handle(Intent("keyboard", text=line))
        assert dropped.message.name == "aim-off", line


def test_the_race_of_an_aim_by_points_is_told_again_only_when_it_has_changed() -> None:
    one = session(table("human", "easy"))
    one.handle(Intent("keyboard", text="aim points"))
    said = one.handle(Intent("keyboard", text="take ser"))
    assert "goal-race" not in [each.message.name for each in said]


def test_at_a_shared_keyboard_an_aim_is_told_to_its_player_alone() -> None:
    one = opened("human", "human")
    told(one, "aim b2")
    said = one.handle(Intent("keyboard", text="take ser"))
    assert "aim" not in [each.message.name for each in said]
    said = one.handle(Intent("keyboard", text="ready"))
    assert "aim" not in [each.message.name for each in said], "it is the other one's turn"
    told(one, "take rod")
    said = one.handle(Intent("keyboard", text="ready"))
    names = [each.message.name for each in said]
    assert names.index("aim") < names.index("your-turn-named")
    assert all(each.message.secret for each in said[names.index("aim") :][:2])
    assert "aim" not in [each.message.name for each in one.handle(Intent("k", text="bank"))]


def test_an_aim_is_saved_with_the_game() -> None:
    for aim, begins in (
        ("b1", "b1, "),
        ("n2", "n2 needs "),
        ("points", "Race to "),
        ("off", ""),
    ):
        one = sides(saved=True)
        told(one, f"aim {aim}")
        assert one.table.save
        name = one.table.save.name
        one.table.save.close()
        again = session(reopened(name))
        kept = told(again, "aim")
        assert any(line.startswith(begins or sentence("aim-none")) for line in kept)


def test_an_aim_that_has_gone_is_forgotten() -> None:
    one = sides()
    told(one, "aim c2")
    card = one.table.wanted[0]
    told(one, "reserve c2")
    assert told(one, "aim")[1].startswith("h1, "), "it is in the hand now"
    other = opened("human", "easy", seed=2)
    assert card not in other.table.state.market
    other.table.want(0, card)
    assert told(other, "aim") == [sentence("aim-gone")]
    assert told(other, "aim") == [sentence("aim-none")]


def test_a_hint_serves_the_aim_or_says_why_to_let_it_go() -> None:
    one = sides()
    said = set()
    for place in ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "n1"):
        told(one, f"aim {place}")
        best, aim = told(one, "hint")
        assert best.startswith("Best: ")
        assert place in aim
        said.add(aim.split()[0])
    assert said >= {"For", "Let"} or said >= {"For", "That"}, said
    told(one, "aim off")
    assert len(told(one, "hint")) == 1


@pytest.mark.parametrize("line", ["aim", "aim b2", "aim points"])
def test_there_is_none_when_the_game_is_over(line: str) -> None:
    assert told(at_prompt("end", "en"), line) == [sentence("game-over")]


def test_a_hint_hears_of_the_card_that_the_last_one_led_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[Card | None] = []
    suggestions = hint.suggestions

    def suggested(view: State, plan: Card | None) -> object:
        heard.append(plan)
        return suggestions(view, plan)

    monkeypatch.setattr(hint, "suggestions", suggested)
    monkeypatch.setattr(hint, "plan_after", lambda _view, _plan: CARDS[1])
    one = sides()
    for line in ("hint", "json hint", "hint more", "take ser", "hint", "hint"):
        told(one, line)
    assert heard == [None, None, None, CARDS[1], CARDS[1]], "the same where it is asked again"


def plans(monkeypatch: pytest.MonkeyPatch, first: str, then: str | None) -> AnySession:
    """Return a session whose hint led to one card, and will lead to another one."""
    one = sides(saved=True)
    cards = one.table.state.known_cards(0)
    after = cards[then] if then else None
    monkeypatch.setattr(hint, "plan_after", lambda _view, plan: after if plan else cards[first])
    told(one, "hint", "take ser")
    return one


@pytest.mark.parametrize(
    ("then", "taken", "name", "args"),
    [
        ("a1", "c2", "plan-taken", {"name": "Ben"}),
        ("a1", "c1", "plan-passed", {"by": "faster", "place": "a1", "than": "c2"}),
        ("c3", "a1", "plan-passed", {"by": "better", "place": "c3", "than": "c2"}),
        (None, "a1", "plan-dropped", {"than": "c2"}),
    ],
)
def test_a_hint_that_lets_the_card_of_the_last_one_go_says_why(
    monkeypatch: pytest.MonkeyPatch, then: str | None, taken: str, name: str, args: dict[str, str]
) -> None:
    one = plans(monkeypatch, "c2", then)
    card = one.table.plans[0]
    press(one, Reserve(taken), seat=1)
    if name == "plan-taken":
        wanted = sentence(name, card=Head(card), **args)
    else:
        wanted = sentence(name, **args)
    for _again in range(2):
        best, why, *_rest = told(one, "hint")
        assert best.startswith("Best: ")
        assert why == wanted
    told(one, "take sod")
    assert wanted not in told(one, "hint")


def test_the_card_of_a_hint_is_kept_with_the_game_and_for_its_seat_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = plans(monkeypatch, "c2", None)
    card = one.table.state.known_cards(0)["c2"]
    press(one, Reserve("a1"), seat=1)
    assert one.table.save
    name = one.table.save.name
    one.table.save.close()
    laid = reopened(name)
    assert (laid.plans, laid.wanted) == ({0: card}, {})
    style = Style("en", Settings())
    for seat, named, kept in ((0, False, card), (0, True, None), (1, False, None)):
        answers = Answers(laid, Listener(seat), style, guarded=False, strict=True, named=named)
        assert answers.asked("").plan == kept
    assert sentence("plan-dropped", than="c2") in told(session(laid), "hint")
    assert laid.save
    laid.save.close()
    assert reopened(name).plans == {}


def test_who_has_bought_the_card_of_a_hint_hears_no_more_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = plans(monkeypatch, "c2", None)
    press(one, Take(gems("ser")), seat=1)
    told(one, "reserve c2")
    press(one, Take(gems("sod")), seat=1)
    assert told(one, "hint")[1] == sentence("plan-dropped", than="h1")
