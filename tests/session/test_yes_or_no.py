"""Questions that wait for yes or no: answered as people answer, and never by what is no answer."""

from collections.abc import Callable
from pathlib import Path

import pytest

from splendor_access.session.prompts import Choice, Confirm
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import Ask
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.driver import opened, sentence, session, table, told
from tests.talk.held_out.situation import at_prompt, typed
from tests.tiers import tries

YES = {
    "en": ("yes", "y", "Yes!", "yeah", "yep", "yup", "sure", "Sure, please.", "ok", "okay", "OK!")
    + ("yes please", "yes, please", "of course", "yes of course", "certainly", "go ahead", "do it")
    + ("alright", "absolutely", "why not", "yeah sure", "ok ok", "fine", "oui", "ja", "no problem"),
    "de": (
        "ja",
        "j",
        "ja bitte",
        "ja, gerne",
        "gerne",
        "klar",
        "na klar",
        "jo",
        "jep",
        "ok",
        "okay",
    )
    + ("natürlich", "natuerlich", "sicher", "ja klar", "in Ordnung", "einverstanden", "doch")
    + ("selbstverständlich", "auf jeden Fall", "jawohl", "yes", "warum nicht", "kein Problem"),
    "fr": ("oui", "o", "oui bien sûr", "bien sûr", "bien sur", "d'accord", "daccord", "ouais", "ok")
    + ("oui, s'il te plaît", "oui merci", "volontiers", "vas-y", "vas y", "allez-y", "si", "yes")
    + ("évidemment", "tout à fait", "oui oui", "pourquoi pas", "pas de problème", "D’accord !"),
    "nl": (
        "ja",
        "j",
        "ja hoor",
        "jahoor",
        "graag",
        "ja graag",
        "prima",
        "jawel",
        "ok",
        "oké",
        "yes",
    )
    + ("natuurlijk", "tuurlijk", "zeker", "ja, alsjeblieft", "doe maar", "is goed", "akkoord")
    + ("jazeker", "waarom niet", "geen probleem", "ja dank je", "jep"),
}
NO = {
    "en": ("no", "n", "No.", "nope", "nah", "no thanks", "no, thank you", "rather not", "not now")
    + ("I'd rather not", "of course not", "no way", "not yet", "never mind", "better not", "don't")
    + ("i don't think so", "absolutely not", "cancel", "not really", "no please", "please don't"),
    "de": (
        "nein",
        "n",
        "nee",
        "nö",
        "nein danke",
        "lieber nicht",
        "nein, lieber nicht",
        "auf keinen Fall",
    )
    + ("jetzt nicht", "noch nicht", "natürlich nicht", "bitte nicht", "no", "lass es", "abbrechen"),
    "fr": (
        "non",
        "n",
        "non merci",
        "nan",
        "pas maintenant",
        "surtout pas",
        "plutôt pas",
        "mais non",
    )
    + ("bien sûr que non", "non, pas encore", "pas du tout", "jamais", "no", "laisse tomber"),
    "nl": ("nee", "n", "nee dank je", "nee, bedankt", "liever niet", "nee hoor", "neen", "nu niet")
    + ("nog niet", "natuurlijk niet", "zeker niet", "doe maar niet", "laat maar", "no", "nope"),
}
NEITHER = (
    "",
    "yess",
    "1",
    "yes no",
    "no, yes",
    "yes?",
    "ok?",
    "not sure",
    "please",
    "thanks",
    "who",
)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "without looking? rather not"),
        ("de", "ungesehen? lieber nicht"),
        ("fr", "sans la voir ? plutôt non"),
        ("nl", "zonder te kijken? liever niet"),
    ],
)
def test_an_answer_may_stand_behind_a_question_of_one_s_own(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    before = one.table.version
    assert typed(one, line)[0].message.name == "not-done"
    assert one.table.version == before


@pytest.mark.parametrize("language", languages())
def test_yes_and_no_are_understood_as_people_say_them(language: str) -> None:
    vocabulary = Vocabulary(Locale(language))
    for wanted, said in ((True, YES[language]), (False, NO[language])):
        assert not [each for each in said if vocabulary.agrees(each) is not wanted]
        for each in said[:3]:
            assert vocabulary.agrees(f" {each.upper()} ") is wanted, each
    for each in NEITHER:
        assert vocabulary.agrees(each) is None, each


@pytest.mark.parametrize("language", languages())
def test_each_answer_is_taken_at_a_prompt(language: str) -> None:
    for said, leaves in ((YES[language], True), (NO[language], False)):
        for each in said[: tries(6, 99)]:
            one = session(table("human", "easy"), language=language)
            told(one, "quit", each)
            assert one.finished is leaves, each
            assert one.open_prompt is None, each


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *(("en", "I want to leave"), ("de", "ich will aufhören"), ("fr", "je veux partir")),
        ("nl", "ik wil stoppen"),
    ],
)
def test_who_is_asked_whether_to_leave_may_say_so_once_more(language: str, said: str) -> None:
    one = session(table("human", "easy"), language=language)
    told(one, "quit", said)
    assert one.finished


def _quit() -> AnySession:
    return asked(opened("human", "easy"), "quit")


def _new() -> AnySession:
    return asked(opened("human", "easy"), "new")


def _rematch() -> AnySession:
    return asked(opened("human", "easy"), "rematch")


def _unseen() -> AnySession:
    return asked(opened("human", "easy"), "reserve c")


def _record() -> AnySession:
    return asked(opened("human", "easy"), "record deck")


def _replace() -> AnySession:
    Path("there.txt").write_text("there", encoding="utf-8")
    return asked(opened("human", "easy"), "record ./there.txt")


def _hand() -> AnySession:
    return asked(_blind(), "hand")


def _position() -> AnySession:
    return asked(_blind(), "position mine")


def _undo() -> AnySession:
    one = opened("human", "human")
    return asked(one, "take ser", "ready", "take rod", "ready", "undo")


def _blind() -> AnySession:
    one = opened("human", "human")
    told(one, "reserve c", "yes", "ready", "take ser", "ready")
    return one


def asked(one: AnySession, *lines: str) -> AnySession:
    told(one, *lines)
    assert isinstance(one.open_prompt, Confirm), lines
    return one


QUESTIONS = (_quit, _new, _rematch, _unseen, _record, _replace, _hand, _position, _undo)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_asked_until_it_is_answered(
    question: Callable[[], AnySession], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    one = question()
    prompt = one.open_prompt
    assert isinstance(prompt, Confirm)
    again = [one.style.text(each) for each in prompt.messages]
    version = one.table.version
    for line in ("hmm", "yes but no", "more or less"):
        assert told(one, line) == [sentence("neither-yes-nor-no", typed=line), *again], line
    for line in ("take ser", "pass", "undo", "settings brief", "take", "u"):
        assert told(one, line) == [sentence("not-done-yet", typed=line), *again], line
    assert told(one, "") == again
    assert told(one, "bank")[0].startswith("Bank: ")
    assert one.open_prompt is prompt
    assert one.table.version == version
    assert not one.finished
    told(one, "nah")
    assert one.open_prompt is not prompt
    assert one.table.version == version
    other = question()
    told(other, "yeah, sure")
    assert other.open_prompt is None or other.open_prompt is not prompt


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_same_answers_come_of_yes_and_sure(
    question: Callable[[], AnySession], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for plain, said in (("yes", "yes please"), ("no", "no thanks"), ("yes", "OK")):
        one, other = question(), question()
        assert told(one, plain) == told(other, said)
        assert one.table.version == other.table.version
        assert one.finished == other.finished


def test_a_move_that_was_typed_at_a_question_is_asked_about_after_it() -> None:
    later = sentence("ask-put-off", typed="take ser")
    for said, done in (("yes", True), ("no", False)):
        one = _quit()
        assert sentence("not-done-yet", typed="take ser") in told(one, "take ser")
        assert told(one, "no thanks") == [sentence("stayed"), later]
        told(one, said)
        assert (one.table.version > 0) is done
        assert one.open_prompt is None
        assert not one.finished


def test_a_move_that_cannot_be_made_after_a_question_is_not_asked_about() -> None:
    one = _unseen()
    told(one, "take ser")
    assert sentence("left-undone", typed="take ser") in told(one, "yes")
    assert one.open_prompt is None


def test_what_was_typed_at_two_questions_is_asked_about_after_both() -> None:
    one = _unseen()
    told(one, "quit", "take ser")
    assert sentence("ask-put-off", typed="take ser") not in told(one, "no")
    assert sentence("ask-put-off", typed="take ser") in told(one, "no")


def test_over_a_pipe_only_the_words_for_yes_are_a_yes() -> None:
    for language in languages()[: tries(1, 4)]:
        for said in (*YES[language], *NO[language], "take ser", "hmm", ""):
            one = session(table("human", "easy"), language=language, strict=True)
            told(one, "quit")
            told(one, said)
            plain = said.strip(".! ").casefold() in ("yes", "y", "oui", "ja")
            own = said in Locale(language).words("words-yes")
            assert one.finished is (plain or own), said
            assert one.table.version == 0


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I'm in"),
        ("en", "bring it on"),
        ("de", "bin dabei"),
        ("de", "los geht's"),
        ("fr", "je marche"),
        ("fr", "je suis partant"),
        ("nl", "ik doe mee"),
        ("nl", "daar teken ik voor"),
    ],
)
def test_who_takes_part_does_not_leave(language: str, line: str) -> None:
    """It is asked about: as a no where the game would be left, else as a yes."""
    for prompt, then in (("turn", "quit"), ("yes-no", "")):
        one = at_prompt(prompt, language)
        if then:
            typed(one, then)
        before = one.table.version
        names = [said.message.name for said in typed(one, line)]
        assert names == ["meant-answer"]
        assert (one.finished, one.table.version) == (False, before)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "ok but only if I get the gold for it"),
        ("de", "ok aber nur wenn ich Gold dafür kriege"),
        ("fr", "d'accord mais seulement si j'ai l'or"),
        ("nl", "oké maar alleen als ik er goud voor krijg"),
    ],
)
def test_a_yes_on_a_condition_is_asked_about(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    names = [said.message.name for said in typed(one, line)]
    assert names[0].startswith("meant-")
    assert one.table.version == at_prompt("yes-no", language).table.version


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "whose go is it when I come back"),
        ("de", "wer ist dran wenn ich wiederkomme"),
        ("fr", "à qui est-ce quand je reviens"),
        ("nl", "wie is er aan de beurt als ik terugkom"),
    ],
)
def test_whose_turn_it_will_be_is_no_question_what_is_kept(language: str, line: str) -> None:
    one = at_prompt("confirmation", language)
    names = [said.message.name for said in typed(one, line)]
    assert "not-saved" not in names
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert Ask("turn") in [meant for _told, meant in prompt.options]
