"""Replies that are not understood: what they may mean is asked about, and done after a yes."""

import pytest

from splendor_access.game.actions import Buy
from splendor_access.game.cards import gems
from splendor_access.game.notation import action_text
from splendor_access.session.prompts import Choice, Confirm, Handover
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Act, Do, action_line
from tests.driver import sentence
from tests.talk.held_out.situation import at_prompt, typed


def names(one: AnySession, line: str) -> list[str]:
    return [said.message.name for said in typed(one, line)]


def done(one: AnySession) -> str:
    action = one.table.actions[-1]
    assert action is not None
    return action_text(action)


@pytest.mark.parametrize(
    ("prompt", "language", "line", "act"),
    [
        ("which", "en", "not c1", "reserve a4"),
        ("which", "en", "hmm, the little one?", "reserve a4"),
        ("which", "nl", "jammer, geen a4 dan", "reserve c1"),
        ("payment", "en", "I need my blue later", "buy a2 with 1e1g"),
        ("payment", "fr", "le bleu non", "buy a2 with 1e1g"),
        ("payment", "en", "blue, I can spare it", "buy a2 with 1s1g"),
        ("payment", "de", "Blau soll bei mir bleiben", "buy a2 with 1e1g"),
        ("payment", "fr", "pas la première", "buy a2 with 1e1g"),
        ("payment", "nl", "niet de eerste", "buy a2 with 1e1g"),
        ("noble", "de", "nicht n1", "noble n2"),
        ("noble", "en", "sulei, that fellow", "noble n1"),
        ("noble", "en", "not the blue one", "noble n2"),
        ("noble", "en", "anyone but n1", "noble n2"),
        ("noble", "en", "all but the first", "noble n2"),
        ("which", "en", "any but a4", "reserve c1"),
        ("noble", "fr", "pas Soliman, l'autre", "noble n2"),
        ("noble", "en", "the 4 4", "noble n1"),
        ("noble", "en", "the second one has a nicer hat", "noble n2"),
        ("which", "de", "die mit mehr Punkten, is doch klar", "reserve c1"),
        ("which", "en", "without red", "reserve a4"),
        ("which", "en", "won", "reserve a4"),
        ("which", "de", "die erste, was kostet die denn", "reserve a4"),
        ("which", "de", "die untere", "reserve c1"),
        ("which", "de", "die unterste", "reserve c1"),
        ("payment", "nl", "doe de onderste maar", "buy a2 with 1e1g"),
        ("payment", "en", "blue", "buy a2 with 1s1g"),
        ("give-back", "en", "one from pile 2 and one from pile 5", "return eo"),
        ("give-back", "en", "2x red", "return rr"),
        ("noble", "de", "der Herr mit Blau und Grün", "noble n1"),
        ("give-back", "de", "die grünen brauch ich nicht", "return ee"),
        ("give-back", "en", "a single blue plus a single white", "return sd"),
        ("give-back", "fr", "un du premier et un du dernier tas", "return sd"),
    ],
)
def test_a_likely_choice_is_done_after_a_yes(
    prompt: str, language: str, line: str, act: str
) -> None:
    one = at_prompt(prompt, language)
    before, open_before = one.table.version, one.open_prompt
    assert names(one, line)[0] == "guessed"
    assert one.table.version == before
    typed(one, "no")
    assert (one.table.version, one.open_prompt) == (before, open_before)
    typed(one, line)
    typed(one, "yes")
    assert done(one) == act


@pytest.mark.parametrize(
    ("prompt", "line", "then"),
    [
        ("turn", "you chatter far too much", "1"),
        ("turn", "you chatter far too much", "4"),
        ("turn", "you chatter far too much", "key f4 bank"),
        ("turn", "key f4 bnak", "yes"),
        ("turn", "key f4 bnak", "key f4 bank"),
        ("noble", "what about the nobles hm", "4"),
        ("which", "what about the nobles hm", "3"),
        ("end", "you chatter far too much", "1"),
    ],
)
def test_guesses_are_closed_when_one_is_chosen_or_something_else_is_done(
    prompt: str, line: str, then: str
) -> None:
    one = at_prompt(prompt, "en")
    before = one.open_prompt
    assert names(one, line)[0] == "guessed"
    assert one.open_prompt != before
    typed(one, then)
    assert one.open_prompt == before


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "neither, the black one", "reserve a1"),
        ("en", "No, neither of them. I want b2", "reserve b2"),
        ("en", "none of those, the red one please", "reserve a2"),
        ("de", "weder noch, ich meine die schwarze", "reserve a1"),
        ("de", "keine von beiden, lieber b1", "reserve b1"),
        (
            "fr",
            "ni l'une ni l'autre, je parle de celle du niveau trois qui est bleue",
            "reserve c2",
        ),
        ("fr", "aucune des deux, je voulais b2", "reserve b2"),
        ("nl", "geen van beide, ik bedoel de zwarte", "reserve a1"),
        ("nl", "geen van die, doe maar b1", "reserve b1"),
    ],
)
def test_what_is_wanted_instead_of_all_choices_is_asked_about(
    language: str, line: str, deed: str
) -> None:
    one = at_prompt("which", language)
    assert names(one, line)[0] == "guessed"
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    lines = [action_line(meant) for _told, meant in asked.options if isinstance(meant, Act)]
    assert lines[0] == deed
    assert not {"reserve a4", "reserve c1"} & {*lines}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "neither, I mean the one of level one that costs four green"),
        ("en", "neither, the second"),
        ("de", "weder noch, ich meine die von Stufe eins mit vier Grünen"),
        ("fr", "ni l'une ni l'autre, je parle de celle du niveau un qui coûte quatre verts"),
        ("nl", "geen van beide, ik bedoel die van niveau een met vier groene"),
    ],
)
def test_whoever_says_neither_chooses_nothing(language: str, line: str) -> None:
    one = at_prompt("which", language)
    before, open_before = one.table.version, one.open_prompt
    if names(one, line)[0] != "none-of-these":
        assert isinstance(one.open_prompt, Confirm)  # does it mean no?
        typed(one, "no")
    assert (one.table.version, one.open_prompt) == (before, open_before)


def test_a_no_to_a_likely_choice_tells_the_choices_again() -> None:
    one = at_prompt("which", "en")
    typed(one, "not a4")
    assert names(one, "no") == ["cancelled", "which-card", "option", "option"]


@pytest.mark.parametrize(
    ("prompt", "line", "reply", "act"),
    [
        ("which", "not a4", "no, the other one", "reserve a4"),
        ("which", "not a4", "a4", "reserve a4"),
        ("noble", "sulei, that fellow", "the other", "noble n2"),
        ("payment", "I need my blue later", "pay blue and gold", "buy a2 with 1s1g"),
    ],
)
def test_another_choice_may_be_said_at_once(prompt: str, line: str, reply: str, act: str) -> None:
    one = at_prompt(prompt, "en")
    typed(one, line)
    typed(one, reply)
    assert done(one) == act


@pytest.mark.parametrize(
    ("prompt", "language", "line", "act"),
    [
        ("which", "en", "a4 because it is not dear", "reserve a4"),
        ("which", "de", "die erste, gefällt mir", "reserve a4"),
        ("noble", "fr", "le premier parce que j'aime le bleu", "noble n1"),
        ("give-back", "nl", "twee blauwe want die heb ik niet nodig", "return ss"),
    ],
)
def test_a_reason_changes_nothing(prompt: str, language: str, line: str, act: str) -> None:
    one = at_prompt(prompt, language)
    typed(one, line)
    assert done(one) == act


@pytest.mark.parametrize(
    ("prompt", "line"),
    [
        ("which", "a4, no wait"),
        ("which", "the first, not really"),
        ("which", "a4, rather c1"),
        ("payment", "blue, I need it"),
    ],
)
def test_what_takes_a_choice_back_is_no_reason(prompt: str, line: str) -> None:
    one = at_prompt(prompt, "en")
    before = one.table.version
    typed(one, line)
    assert one.table.version == before


@pytest.mark.parametrize("prompt", ["which", "payment", "noble", "give-back"])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("nl", "mijn eerste zet"),
        ("de", "Finger weg von den Rubinen"),
        ("en", "keep away from the rubies"),
        ("nl", "blijf van de robijnen af"),
    ],
)
def test_a_turn_or_what_is_left_alone_chooses_nothing(
    prompt: str, language: str, line: str
) -> None:
    one = at_prompt(prompt, language)
    before = one.table.version
    typed(one, line)
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "no idea"), ("de", "keine Ahnung"), ("fr", "aucune idée"), ("nl", "geen idee")],
)
@pytest.mark.parametrize("prompt", ["payment", "which", "noble", "give-back", "yes-no"])
def test_who_does_not_know_is_asked_again(prompt: str, language: str, line: str) -> None:
    one = at_prompt(prompt, language)
    before, open_before = one.table.version, one.open_prompt
    asked = names(one, "repeat")
    assert names(one, line) == asked
    assert (one.table.version, one.open_prompt) == (before, open_before)


@pytest.mark.parametrize(
    ("language", "line", "asks", "acts"),
    [
        ("en", "why whatever, sure buddy", "yes", True),
        ("de", "ach komm, klar du", "yes", True),
        ("en", "frankly nope mister", "no", False),
    ],
)
def test_one_word_of_yes_or_no_among_others_is_asked_about(
    language: str, line: str, asks: str, *, acts: bool
) -> None:
    one = at_prompt("yes-no", language)
    before, question = one.table.version, one.open_prompt
    [asked] = [each.message for each in typed(one, line)]
    assert (asked.name, asked.args["answer"]) == ("meant-answer", asks)
    assert names(one, "no") == ["ask-unseen"]
    assert one.open_prompt == question
    typed(one, line)
    assert one.table.version == before
    typed(one, "yes")
    assert (one.table.version > before) == acts
    assert not isinstance(one.open_prompt, Confirm)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "that's what I want, yes"),
        ("en", "yes please reserve it"),
        ("fr", "je prends le risque"),
        ("de", "her damit"),
        ("nl", "ik waag het erop"),
    ],
)
def test_yes_may_be_said_in_many_words(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    before = one.table.version
    typed(one, line)
    assert one.table.version > before


def test_an_unclear_no_at_choices_may_drop_them() -> None:
    one = at_prompt("which", "nl")
    assert names(one, "pff nee hoor wat saai zeg") == ["meant-answer"]
    assert names(one, "ja") == ["cancelled"]
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "fresh game but with my sister this time", Do("new")),
        ("de", "welche Karten hatte ich am Schluss", Do("quit")),
        ("nl", "ja revans zeg", Do("rematch")),
    ],
)
def test_an_unclear_line_at_the_end_leaves_nothing(language: str, line: str, meant: Do) -> None:
    one = at_prompt("end", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert [option for _told, option in prompt.options] == [meant]
    assert not one.finished


@pytest.mark.parametrize(
    ("prompt", "line", "like"),
    [
        ("which", "how many points was the expensive one", "look c1"),
        ("give-back", "hm wait, what do I have", "me"),
    ],
)
def test_a_question_is_answered_and_the_choice_stays(prompt: str, line: str, like: str) -> None:
    one, other = at_prompt(prompt, "en"), at_prompt(prompt, "en")
    assert names(one, line) == names(other, like)
    assert one.open_prompt == other.open_prompt


def test_letters_name_no_pile() -> None:
    one = at_prompt("give-back", "fr")
    typed(one, "deux d")
    assert done(one) == "return dd"


def test_who_may_be_there_is_asked() -> None:
    one = at_prompt("hand-over", "en")
    assert names(one, "okay Ben has the keyboard") == ["ask-ready"]
    assert names(one, "no") == ["pass-device"]
    assert isinstance(one.open_prompt, Handover)
    typed(one, "okay Ben has the keyboard")
    typed(one, "yes")
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "will the game be kept"),
        ("de", "kann ich später weiterspielen"),
        ("de", "bleibt das Spiel erhalten"),
        ("fr", "je pourrai reprendre plus tard ?"),
        ("nl", "kan ik later verder spelen"),
    ],
)
def test_who_leaves_may_ask_what_becomes_of_the_game(language: str, line: str) -> None:
    one = at_prompt("confirmation", language)
    question = one.open_prompt
    assert names(one, line) == ["save-none"]
    assert one.open_prompt == question


def test_of_many_choices_only_the_number_is_told_again() -> None:
    one = at_prompt("turn", "en")
    count = len(names(one, "reserve")) - 1
    told = [one.style.text(said.message) for said in typed(one, "it is a question of taste")]
    assert told[1:] == [sentence("many-choices", count=count)]
    assert len(names(one, "repeat")) == count + 1
    typed(one, "quit")
    assert names(one, "no") == ["stayed", "many-choices"]


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("en", "the green one i don't want to part with"),
        ("en", "green i wont hand over"),
        ("de", "das Grüne will ich nicht hergeben"),
        ("de", "ich will das grüne nicht weggeben"),
        ("fr", "la verte je ne veux pas la lâcher"),
        ("fr", "la verte je veux pas la lâcher"),
        ("nl", "de groene wil ik niet afstaan"),
    ],
)
def test_what_is_not_to_be_given_away_is_not_paid(language: str, reply: str) -> None:
    one = at_prompt("payment", language)
    typed(one, reply)
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert [each for _told, each in prompt.options] == [Act(Buy("a2", gems("sg")))]
