"""An aim is kept over turns and with the game, and serves nobody else."""

from splendor_access.session.shared_keyboard import AnySession
from tests.driver import opened, reopened, sentence, session, told


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


def test_what_is_no_card_is_no_aim() -> None:
    one = sides()
    for wrong in ("aim b9", "aim nobody", "aim n9"):
        assert "Your aim:" not in told(one, wrong)
    assert told(one, "aim") == [sentence("aim-none")]


def test_an_aim_is_saved_with_the_game() -> None:
    for aim, begins in (("b1", "b1, "), ("n2", "n2 needs "), ("off", "")):
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
