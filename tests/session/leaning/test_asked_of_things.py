"""Lines that lean on the last answer: on a card, a list of cards, or a hint."""

import pytest

from splendor_access.game.actions import Action, Buy, Reserve
from splendor_access.session.prompts import Choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Act, Ask, Look, Parsed
from tests.talk.held_out.situation import at_prompt, typed


def _offered(one: AnySession) -> list[Parsed]:
    assert isinstance(one.open_prompt, Choice)
    return [meant for _told, meant in one.open_prompt.options]


def _unpaid(meant: Parsed) -> Action | None:
    """Return a deed without its payment, which is said where it has been tried."""
    action = meant.action if isinstance(meant, Act) else None
    return Buy(action.place) if isinstance(action, Buy) else action


def _answers(language: str, *lines: str) -> list[list[str]]:
    """Return what is told to lines that are typed one after another."""
    one = at_prompt("turn", language)
    return [[one.style.text(said.message) for said in typed(one, line)] for line in lines]


@pytest.mark.parametrize(
    ("language", "before", "line", "deed"),
    [
        ("en", "look a2", "yes buy it", Buy("a2")),
        ("en", "how much is a2", "ok buy that one then", Buy("a2")),
        ("en", "row a", "buy the second one", Buy("a2")),
        ("de", "zeig a2", "super, dann kauf ich mir die", Buy("a2")),
        ("de", "zeig a2", "reservier sie mir", Reserve("a2")),
        ("fr", "voir a2", "ok réserve-la", Reserve("a2")),
        ("fr", "voir a2", "bon je l'achète", Buy("a2")),
        ("nl", "bekijk a2", "koop die dan maar", Buy("a2")),
        ("nl", "bekijk a2", "ja koop die maar", Buy("a2")),
        ("nl", "bekijk a2", "leg die maar opzij", Reserve("a2")),
        ("en", "need h1", "ok I will buy it", Buy("h1")),
        ("en", "try buy a2", "yes do that", Buy("a2")),
        ("fr", "essayer acheter a2", "oui vas-y fais ça", Buy("a2")),
    ],
)
def test_a_deed_with_the_card_that_was_told_is_asked_about(
    language: str, before: str, line: str, deed: Action
) -> None:
    one = at_prompt("turn", language)
    typed(one, before)
    version = one.table.version
    typed(one, line)
    assert [*map(_unpaid, _offered(one))] == [deed]
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "before", "line", "command"),
    [
        ("en", "look a2", "can I afford it", "need a2"),
        ("en", "look a2", "how much would be left then", "try buy a2"),
        ("en", "need a2", "and for a3", "need a3"),
        ("en", "try buy a2", "or a3", "try buy a3"),
        ("en", "row b", "and the third", "look b3"),
        ("en", "row b", "what does the second one cost", "look b2"),
        ("en", "afford", "and ben", "threat ben"),
        ("en", "bank", "and blue", "bank"),
        ("en", "look b1", "how many points does it give", "look b1"),
        ("en", "nobles", "and the second", "look n2"),
        ("de", "zeig a2", "kann ich mir die leisten", "fehlt mir a2"),
        ("de", "zeig a2", "was bleibt mir dann übrig", "probiere kaufe a2"),
        ("de", "fehlt mir a2", "und für die weiße in der ersten reihe", "fehlt mir a4"),
        ("de", "bank", "und rote", "bank"),
        ("fr", "voir a2", "et il me manque combien pour la payer", "manque a2"),
        ("fr", "manque a2", "et pour a3", "manque a3"),
        ("fr", "rangée b", "la deuxième elle coûte quoi", "voir b2"),
        ("nl", "bekijk a1", "dan wil ik hem kopen als het kan", "mis a1"),
        ("nl", "mis a2", "en voor a3", "mis a3"),
        ("nl", "bekijk a2", "wat houd ik dan over", "probeer koop a2"),
        ("nl", "rij b", "en de derde", "bekijk b3"),
        ("nl", "bank", "en van de groene", "bank"),
    ],
)
def test_a_question_is_one_about_what_was_told(
    language: str, before: str, line: str, command: str
) -> None:
    _before, told = _answers(language, before, line)
    assert told == _answers(language, command)[0]


@pytest.mark.parametrize(
    ("language", "hint", "why", "other", "deed"),
    [
        ("en", "hint", "why that", "what else could I do", "ok do that"),
        ("en", "hint", "why would I do that", "and if not", "I'll take your advice"),
        ("de", "tipp", "warum denn gerade das", "was sonst", "na dann mach das"),
        ("de", "tipp", "aha und warum das", "und wenn nicht", "ok das mach ich"),
        ("fr", "conseil", "et pourquoi celle-là", "sinon", "vas-y joue le pour moi"),
        ("fr", "conseil", "pourquoi ce serait le mieux", "y a mieux", "je fais ce que tu dis"),
        ("nl", "tip", "waarom zou ik dat doen", "en anders", "prima dat doe ik"),
        ("nl", "tip", "hoezo dat dan", "wat nog meer", "doe dat maar"),
    ],
)
def test_behind_a_hint_it_is_asked_why_and_what_else_and_done(
    language: str, hint: str, why: str, other: str, deed: str
) -> None:
    one = at_prompt("turn", language)
    best = next(one.style.text(said.message) for said in typed(one, hint))
    version = one.table.version
    reasons = [one.style.text(said.message) for said in typed(one, why)]
    assert reasons[0] == best
    assert len(reasons) > 1
    others = [one.style.text(said.message) for said in typed(one, other)]
    assert others == _answers(language, f"{hint} {_further(one)}")[0]
    typed(one, hint)
    advised = one.listener.last_answer
    typed(one, deed)
    assert advised
    assert _offered(one) == [Act(each) for each in advised.deeds]
    assert one.table.version == version


def _further(one: AnySession) -> str:
    return one.style.locale.words("words-further")[0]


def test_of_several_moves_it_is_asked_which_is_done() -> None:
    one = at_prompt("turn", "en")
    typed(one, "hint more")
    typed(one, "do the second one")
    assert len(_offered(one)) == 2


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", "look a2", "I'll have that one"),
        ("de", "zeig a2", "die nehm ich"),
        ("fr", "voir a2", "je la prends"),
        ("nl", "bekijk a2", "die wil ik"),
        ("en", "look a2", "that one then"),
        ("de", "fehlt mir a2", "dann lieber die"),
        ("fr", "voir a2", "alors celle-là"),
        ("nl", "bekijk a2", "doe die maar"),
    ],
)
def test_of_a_card_that_is_wanted_it_is_asked_what_is_done(
    language: str, before: str, line: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, before)
    typed(one, line)
    assert _offered(one)[:2] == [Act(Buy("a2")), Act(Reserve("a2"))]


def test_why_not_another_card_is_asked_back() -> None:
    one = at_prompt("turn", "en")
    typed(one, "hint")
    typed(one, "why not b1")
    assert {Ask("hint", "why"), Ask("need", "b1")} <= {*_offered(one)}


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", "look b1", "is it my turn"),
        ("en", "look b1", "will he take it"),
        ("en", "look b1", "what does that mean"),
        ("en", "look b1", "and after that"),
        ("en", "look b1", "don't buy it"),
        ("en", "look b1", "why"),
        ("de", "zeig b1", "kann sie die kaufen"),
        ("de", "zeig b1", "wie steht es denn"),
        ("fr", "voir b1", "ça donne quoi comme score"),
        ("nl", "bekijk b1", "hoe staat het"),
        ("de", "zeig b1", "ist das spiel zu ende"),
        ("fr", "voir b1", "elle peut l'acheter"),
        ("fr", "voir b1", "la partie dure combien de temps"),
        ("nl", "bekijk b1", "kan zij die kopen"),
        ("nl", "bekijk b1", "wat is het doel"),
    ],
)
def test_what_is_not_about_the_card_is_as_it_is_without_it(
    language: str, before: str, line: str
) -> None:
    assert _answers(language, before, line)[1] == _answers(language, line)[0]


def test_behind_a_deed_nothing_leans_on_the_answer_before() -> None:
    one = at_prompt("turn", "en")
    typed(one, "look a2")
    typed(one, "settings verbosity brief")
    assert not one.listener.last_answer
    typed(one, "look a2")
    typed(one, "blergh")
    typed(one, "what is it")
    assert isinstance(one.listener.last_answer and one.listener.last_answer.asked, Look)


@pytest.mark.parametrize(
    ("language", "before", "line", "card"),
    [
        ("en", "find 3 points", "which of those wants white", "c3"),
        ("en", "find 3 points", "and which one asks for white", "c3"),
        ("en", "find 3 points", "what does the white one want", "c1"),
        ("de", "finde 3 punkte", "welche davon will weiß", "c3"),
        ("de", "finde 3 punkte", "und welche will rot", "c1"),
        ("de", "finde 3 punkte", "was will die weiße", "c1"),
        ("fr", "trouver 3 points", "et laquelle demande du rouge", "c1"),
        ("nl", "zoek 3 punten", "welke daarvan wil wit", "c3"),
        ("nl", "zoek 3 punten", "en welke kost rood", "c1"),
    ],
)
def test_a_card_that_wants_a_colour_is_told_apart_from_one_of_it(
    language: str, before: str, line: str, card: str
) -> None:
    _before, told = _answers(language, before, line)
    assert any(each.startswith(f"{card}, ") for each in told)
    other = "c1" if card == "c3" else "c3"
    assert not any(each.startswith(f"{other}, ") for each in told)
