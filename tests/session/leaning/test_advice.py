"""Lines in one's own words behind a hint, a trial, a plan, an aim, a threat, or a question left."""

import pytest

from splendor_access.game.notation import action_text
from splendor_access.session.prompts import Choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Act, Ask, Do, Parsed, Pay, action_line
from tests.talk.held_out.situation import at_prompt, typed

WORDS = {
    "en": {"hint": "hint", "need": "need", "try": "try", "aim": "aim", "worth": "worth"},
    "de": {"hint": "tipp", "need": "fehlt", "try": "probiere", "aim": "vorhaben", "worth": "wert"},
    "fr": {
        "hint": "conseil",
        "need": "besoin",
        "try": "essayer",
        "aim": "viser",
        "worth": "valeur",
    },
    "nl": {"hint": "tip", "need": "nodig", "try": "probeer", "aim": "mik", "worth": "waarde"},
}
"""The commands that lines lean on, in each language; the rest is in the notation of all."""


def _after(language: str, before: str, line: str) -> tuple[AnySession, list[str]]:
    """Return a session after some lines, and the names of the messages told to the last one."""
    one = at_prompt("turn", language)
    for each in filter(None, before.split(" // ")):
        verb, *words = each.split()
        further = one.style.locale.words("words-further")[0]
        words = [further if word == "further" else word for word in words]
        typed(one, " ".join([WORDS[language].get(verb, verb), *words]))
    version = one.table.version
    told = [said.message.name for said in typed(one, line)]
    assert one.table.version == version
    return one, told


def _told(one: AnySession, meant: Parsed) -> str:
    """Return an offered meaning as a line in English."""
    words = one.style.locale.words
    named = {words("words-further")[0]: "further", words("words-off")[0]: "off"}
    named |= {words("command-why")[0]: "why"}
    match meant:
        case Act() | Pay():
            return action_line(meant)
        case Ask(command="try"):
            return "try"
        case Ask(command=command, about=about) | Do(command=command, about=about):
            return f"{command} {named.get(about, about)}".strip()
        case _:
            return ""


def _offered(one: AnySession) -> list[str]:
    prompt = one.open_prompt
    options = prompt.options if isinstance(prompt, Choice) else ()
    return [_told(one, meant) for _text, meant in options]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "alright go on then, do what you said"),
        ("en", "yeah alright, i'll do what you reckon"),
        ("de", "joa klingt gut, mach das so"),
        ("de", "na gut überredet, so machen wirs"),
        ("fr", "parfait, on fait ça"),
        ("fr", "ok je te fais confiance, vas-y"),
        ("nl", "vooruit dan, gij zult het wel weten, doe maar"),
        ("nl", "klinkt goed, voer maar uit"),
    ],
)
def test_whoever_agrees_to_a_hint_is_asked_whether_to_do_it(language: str, line: str) -> None:
    one, _lines = _after(language, "hint", line)
    advised = one.listener.last_answer
    assert advised
    assert _offered(one)[0] == action_text(advised.deeds[0])


@pytest.mark.parametrize(
    ("language", "before", "line", "offered"),
    [
        ("en", "hint", "hmm and what's so great about it", "hint why"),
        ("en", "hint", "not convinced, what's the next best thing", "hint further"),
        ("en", "hint", "what would I be left holding if I listened to you", "try"),
        ("en", "hint // hint further", "what was the first one you said again", "hint"),
        ("en", "hint", "cheers but im after the blue one for two points", "aim b4"),
        ("en", "need b3", "ok do the first bit of that", "take erd"),
        ("en", "try take ser", "lovely, grab those for real", "take ser"),
        ("en", "try take ser // try take dd", "i'll go with the second of those", "take dd"),
        ("en", "worth b1 // worth b2", "just buy the cheaper one", "buy b2"),
        ("en", "worth a1 // worth c3", "which is the better deal of the two", "worth c3"),
        ("en", "aim c2", "pie in the sky, drop it again", "aim off"),
        ("en", "aim b2", "no, rather the red one with four points", "aim c4"),
        ("en", "threat", "should i nick one of those before he does", "hint"),
        ("en", "reserve white // cancel", "hmm no, back to that please", "reserve c1"),
        ("de", "hint", "was soll daran jetzt so toll sein", "hint why"),
        ("de", "hint", "und wenn ich darauf keine lust hab", "hint further"),
        ("de", "need b4", "dann mach den ersten schritt davon", "take srd"),
        ("de", "try take ser", "super, jetzt in echt", "take ser"),
        ("de", "try take ser", "käm ich danach an die a1 ran", "try"),
        ("de", "worth b1 // worth b4", "nehmen die zwei sich was", "worth b4"),
        ("de", "aim b2", "das streichen wir wieder", "aim off"),
        ("de", "aim c2", "schmarrn, lieber die rote mit vier punkten", "aim c4"),
        ("de", "aim c4 // hint", "wie viele grüne fehlen mir denn noch dafür", "need c4"),
        ("de", "threat", "soll ich ihm da eine wegkaufen", "hint"),
        ("fr", "hint", "et si ça me tente pas", "hint further"),
        ("fr", "hint", "qu'est-ce que ça a de si bien", "hint why"),
        ("fr", "need b4", "ok, fais la première étape", "take srd"),
        ("fr", "try buy a3", "et dans ce cas mon or il est parti ?", "try"),
        ("fr", "try take ser // try take dd", "alors le premier s'il te plaît", "take ser"),
        ("fr", "aim b3", "tout compte fait je veux plus de but", "aim off"),
        ("fr", "threat", "et moi je peux les acheter avant lui ces deux-là", "afford"),
        ("nl", "hint", "en als ik daar nou geen zin in heb", "hint further"),
        ("nl", "hint", "alleen als het me geen goud kost hoor", "buy a3"),
        ("nl", "hint // hint further", "doe toch maar wat je het eerst zei", "buy a3"),
        ("nl", "hint", "en wat als ik liever voor de eerste edele ga", "aim n1"),
        ("nl", "need c4", "pff dat duurt me veel te lang, weet je niks beters", "hint"),
        ("nl", "try take ser // try take dd", "dan graag de eerste", "take ser"),
        ("nl", "aim b2", "bij nader inzien hoeft dat doel niet meer", "aim off"),
        ("nl", "goal", "die het dichtste bij is, daar ga ik voor", "aim n1"),
        ("en", "aim n1", "is my opponent any closer to it than me", "goal n1"),
        ("de", "aim n1", "ist mein Gegner näher dran als ich", "goal n1"),
        ("fr", "aim n1", "mon adversaire en est-il plus près que moi", "goal n1"),
        ("nl", "aim n1", "is mijn tegenstander er dichterbij dan ik", "goal n1"),
        ("nl", "need c2 // aim c2", "streep dat maar weer weg", "aim off"),
        ("nl", "afford", "schaf de eerste daarvan maar aan", "buy a2"),
        ("nl", "a3", "leg die weg voor straks", "reserve a3"),
        ("en", "row b", "stick the dearest by for me", "reserve b2"),
        ("en", "aim c2", "cross that off again", "aim off"),
        ("en", "a1 // a4", "which of the pair am I nearer to", "need a1"),
        ("de", "a1 // a4", "an welcher bin ich näher dran", "need a1"),
        ("fr", "a1 // a4", "de laquelle suis-je le plus proche", "need a1"),
        ("nl", "a1 // a4", "bij welke ben ik dichterbij", "need a1"),
    ],
)
def test_what_differs_from_the_answer_before_is_asked_about(
    language: str, before: str, line: str, offered: str
) -> None:
    one, _lines = _after(language, before, line)
    assert offered in _offered(one)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "no, white instead of the blue"),
        ("de", "statt blau lieber weiß"),
        ("fr", "et avec du blanc au lieu du bleu"),
        ("nl", "nee ik bedoelde met wit in plaats van blauw"),
    ],
)
def test_a_trial_is_changed_by_one_gem(language: str, line: str) -> None:
    one, _lines = _after(language, "try take ser", line)
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Ask("try", "take erd")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "what about gold instead of the green"), ("de", "jetzt mal mit gold statt dem grünen")],
)
def test_a_trial_is_paid_otherwise(language: str, line: str) -> None:
    one, _lines = _after(language, "try buy a2", line)
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Ask("try", "buy a2 with 1s1g")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "mm rather not"),
        ("en", "nope, not doing that"),
        ("de", "lieber ned, da steh i dann blank da"),
        ("fr", "ah non ça, pas question"),
        ("nl", "nee da vin ik niks"),
    ],
)
def test_whoever_refuses_advice_is_told_that_nothing_is_done(language: str, line: str) -> None:
    one, told = _after(language, "hint", line)
    assert told == ["not-done"]
    assert one.listener.last_answer


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", "buy a2 with 1g // cancel", "on second thoughts carry on with that"),
        ("de", "reserve b // no", "ach komm, doch machen"),
        ("fr", "reserve b // no", "allez si, finalement on la prend"),
        ("nl", "reserve b // no", "of eh, toch wel"),
    ],
)
def test_an_order_whose_question_was_left_is_taken_up_again(
    language: str, before: str, line: str
) -> None:
    one, _lines = _after(language, before, line)
    assert _offered(one) == ["buy a2 with 1g" if "buy" in before else "reserve b"]


@pytest.mark.parametrize(
    ("language", "before", "line", "answer"),
    [
        ("en", "bank", "ta very much", "thanked"),
        ("en", "hint", "oh that's clever, thanks", "thanked"),
        ("en", "look c3", "blimey thats steep", "not-a-command"),
        ("de", "threat", "danke, gut zu wissen", "thanked"),
        ("de", "hint", "haha ja klar, träum weiter", "not-a-command"),
        ("fr", "hint", "merci t'es un amour", "thanked"),
        ("fr", "need c2", "ah ouais quand même, sept blancs", "not-a-command"),
        ("nl", "hint", "oh slim, dankjewel hoor", "thanked"),
        ("nl", "look c3", "tjonge wat een dure", "not-a-command"),
    ],
)
def test_talk_between_moves_gets_no_guesses(
    language: str, before: str, line: str, answer: str
) -> None:
    one, told = _after(language, before, line)
    assert told == [answer]
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", "try take ser", "I'd like to take two white"),
        ("en", "hint", "how many tokens does Ben have"),
        ("en", "aim b2", "what is in the bank"),
        ("en", "worth b1 // worth b2", "worth level a"),
        ("en", "try take ser", "try take dd then buy b3"),
        ("en", "bank", "never mind"),
        ("de", "bank", "ich verstehe das nicht"),
    ],
)
def test_a_line_that_is_whole_does_not_lean_on_the_answer(
    language: str, before: str, line: str
) -> None:
    leaning, told = _after(language, before, line)
    alone, plainly = _after(language, "", line)
    assert (told, _offered(leaning)) == (plainly, _offered(alone))


@pytest.mark.parametrize(
    ("language", "before", "line", "deed"),
    [
        ("en", "try reserve b1", "in that case reserve", "reserve b1"),
        ("en", "try take sed", "so take", "take sed"),
        ("de", "try reserve b1", "in dem fall reservieren", "reserve b1"),
        ("fr", "try reserve b1", "dans ce cas réserve", "reserve b1"),
        ("fr", "try buy a3", "alors fonce, achète", "buy a3"),
        ("nl", "try reserve b1", "in dat geval reserveren", "reserve b1"),
    ],
)
def test_the_deed_that_was_tried_is_ordered_by_its_verb_alone(
    language: str, before: str, line: str, deed: str
) -> None:
    one, _told_names = _after(language, before, line)
    first, *_others = _offered(one)
    assert first.startswith(deed)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "is Ben closer to it than me"),
        ("de", "ist Ben da näher dran als ich"),
        ("fr", "Ben en est-il plus près que moi"),
        ("nl", "zit Ben daar dichter bij dan ik"),
    ],
)
def test_behind_an_aim_a_rival_may_be_nearer_to_it(language: str, line: str) -> None:
    one, _told_names = _after(language, "aim n1", line)
    assert _offered(one)[:2] == ["goal n1", "threat ben"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the first of the two becomes my goal"),
        ("de", "die erste der beiden wird mein ziel"),
        ("fr", "la première des deux devient mon but"),
        ("nl", "de eerste van de twee wordt mijn doel"),
    ],
)
def test_one_of_two_cards_becomes_the_aim(language: str, line: str) -> None:
    one, _told_names = _after(language, "need b3 // need c2", line)
    assert _offered(one)[0] == "aim b3"


@pytest.mark.parametrize("before", ["", "why", "hint"])
@pytest.mark.parametrize("line", ["look 9 red", "look blue 9 points", "log xyz", "code q9"])
def test_a_command_that_is_refused_has_its_own_refusal_behind_advice(
    before: str, line: str
) -> None:
    _one, alone = _after("en", "", line)
    _one, told = _after("en", before, line)
    assert told == alone


@pytest.mark.parametrize("line", ["which is the better one", "which of the pair is cheaper"])
def test_cards_that_were_looked_at_may_be_compared(line: str) -> None:
    one, _told = _after("en", "a1 // a4", line)
    assert one.open_prompt is not None
