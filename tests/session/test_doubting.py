"""Lines that choose nothing for certain: what they may mean is asked about."""

import pytest

from splendor_access.game.notation import action_text
from splendor_access.session.prompts import Choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Act, Ask, Do, Parsed
from tests.talk.held_out.situation import at_prompt, typed


def offered(prompt: str, language: str, line: str) -> list[Parsed]:
    """Type a line at a prompt, and return what it may mean; nothing is done."""
    one = at_prompt(prompt, language)
    version = one.table.version
    typed(one, line)
    assert one.table.version == version
    asked = one.open_prompt
    return [each for _told, each in asked.options] if isinstance(asked, Choice) else []


def acts(prompt: str, language: str, line: str) -> list[str]:
    return [
        action_text(each.action)
        for each in offered(prompt, language, line)
        if isinstance(each, Act)
    ]


def done(one: AnySession) -> str:
    """Return the action that was done last."""
    action = one.table.actions[-1]
    assert action is not None
    return action_text(action)


@pytest.mark.parametrize(
    ("prompt", "language", "line", "act"),
    [
        ("which", "en", "only green needed", "reserve a4"),
        ("which", "de", "die wo nur grün braucht", "reserve a4"),
        ("which", "fr", "celle qui veut seulement du vert", "reserve a4"),
        ("which", "nl", "die alleen groen wil", "reserve a4"),
        ("which", "nl", "waar rood in zit", "reserve c1"),
        ("payment", "en", "the green is for a1", "buy a2 with 1s1g"),
        ("payment", "de", "das grün brauch ich für a1", "buy a2 with 1s1g"),
        ("payment", "fr", "le vert j'en ai besoin pour a1", "buy a2 with 1s1g"),
        ("payment", "nl", "groen heb ik nodig voor a1", "buy a2 with 1s1g"),
        ("payment", "de", "da wo ich beide Blauen behalte", "buy a2 with 1e1g"),
        ("payment", "fr", "le vert peut partir", "buy a2 with 1e1g"),
        ("payment", "nl", "het groen mag weg", "buy a2 with 1e1g"),
        ("noble", "en", "enn too", "noble n2"),
        ("noble", "de", "Enzwei", "noble n2"),
        ("noble", "de", "der Dreifarbige", "noble n2"),
        ("give-back", "en", "two from the largest pile", "return ss"),
        ("give-back", "de", "einen vom größten Stapel und einen weißen", "return sd"),
        ("give-back", "fr", "deux du plus gros tas", "return ss"),
        ("give-back", "nl", "twee van de grootste stapel", "return ss"),
        ("yes-no", "en", "damn I meant deck a", "reserve a"),
        ("yes-no", "de", "mist ich meinte stapel a", "reserve a"),
        ("yes-no", "fr", "mince je voulais dire la pioche a", "reserve a"),
        ("yes-no", "nl", "verdorie ik bedoelde stapel a", "reserve a"),
        ("give-back", "en", "pile three and pile won", "return sg"),
        ("give-back", "en", "one each from the last two piles", "return od"),
        ("give-back", "de", "je einen von den letzten zwei stapeln", "return od"),
        ("give-back", "fr", "un de chacun des deux derniers tas", "return od"),
        ("give-back", "nl", "van de laatste twee stapels elk een", "return od"),
        ("give-back", "fr", "bon bah les deux rouges tant pis", "return rr"),
    ],
)
def test_what_is_said_of_a_choice_is_asked_about(
    prompt: str, language: str, line: str, act: str
) -> None:
    assert act in acts(prompt, language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "what would I need for the second one"),
        ("de", "was brauche ich noch für die mit drei Punkten"),
        ("fr", "il me manque quoi pour la deuxième"),
        ("nl", "wat zou ik nodig hebben voor de tweede"),
    ],
)
def test_what_is_lacked_for_a_choice_is_asked_back(language: str, line: str) -> None:
    assert Ask("need", "c1") in offered("which", language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "from the first pile two"),
        ("de", "vom ersten Stapel zwei"),
        ("fr", "du premier tas deux"),
        ("nl", "van de eerste stapel twee"),
    ],
)
def test_a_number_behind_a_pile_gives_nothing_back_at_once(language: str, line: str) -> None:
    offered("give-back", language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "twice the first pile"), ("de", "zweimal den ersten Stapel")],
)
def test_a_number_before_a_pile_is_how_many(language: str, line: str) -> None:
    one = at_prompt("give-back", language)
    typed(one, line)
    assert done(one) == "return ss"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "supper is ready, so yes"),
        ("de", "falsche Taste"),
        ("fr", "on reste encore un peu"),
        ("nl", "verkeerde toets"),
    ],
)
def test_what_leans_to_an_answer_is_asked_about_while_leaving(language: str, line: str) -> None:
    one = at_prompt("confirmation", language)
    assert typed(one, line)[0].message.name == "meant-answer"


def test_an_abbreviated_number_chooses() -> None:
    one = at_prompt("payment", "de")
    typed(one, "nr zwo")
    assert done(one) == "buy a2 with 1e1g"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "which cards cost no green"),
        ("de", "welche Karten kosten kein Grün"),
        ("fr", "quelles cartes ne coûtent pas de vert"),
        ("nl", "welke kaarten kosten geen groen"),
    ],
)
def test_cards_that_are_asked_for_at_a_payment_are_not_the_one_bought(
    language: str, line: str
) -> None:
    told = typed(at_prompt("payment", language), line)
    assert "found" in [each.message.name for each in told]


def test_a_name_behind_a_verb_is_no_part_of_a_saying() -> None:
    """Dutch for `Ben is here` begins as `may Ben` does."""
    assert offered("turn", "nl", "mag ben er nog een reserveren")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "must I give back three"),
        ("de", "muss ich drei zurückgeben"),
        ("fr", "dois-je en rendre trois"),
        ("nl", "moet ik er twee of drie inleveren"),
    ],
)
def test_a_number_that_is_asked_about_is_no_pile(language: str, line: str) -> None:
    told = typed(at_prompt("give-back", language), line)
    assert told[0].message.name == "must-return", "the question is read again"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "is there more"),
        ("de", "kommt noch was"),
        ("fr", "il y en a encore"),
        ("nl", "is er nog meer"),
    ],
)
def test_who_asks_for_more_reads_on(language: str, line: str) -> None:
    assert at_prompt("more", language).reads_on(line) == "on"


@pytest.mark.parametrize(
    ("language", "line"),
    [("nl", "welke van de twee wil ben ook"), ("en", "which of the two does Ben want too")],
)
def test_what_somebody_else_wants_of_the_choices_is_asked_about(language: str, line: str) -> None:
    assert Ask("nobles") in offered("noble", language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "white was wrong, I meant black"),
        ("fr", "blanc c'était faux, je voulais dire noir"),
        ("nl", "wit was fout, ik bedoelde zwart"),
    ],
)
def test_what_was_wrong_is_not_what_is_meant(language: str, line: str) -> None:
    assert acts("which", language, line) == ["reserve a1", "reserve b2"]


def test_what_was_wrong_is_not_what_is_meant_in_german() -> None:
    assert acts("which", "de", "weiß war falsch, ich hab schwarz gemeint") == ["reserve a1"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "tell me everything in short form from now on"),
        ("de", "sag mir alles nur noch in kurzform"),
        ("fr", "dis-moi tout en version courte désormais"),
        ("nl", "zeg alles voortaan in het kort"),
    ],
)
def test_a_short_form_is_a_setting(language: str, line: str) -> None:
    first, *_others = offered("turn", language, line)
    assert isinstance(first, Do)
    assert first.command == "settings"
