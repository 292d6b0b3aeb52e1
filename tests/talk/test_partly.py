"""A language whose file a translator has not finished, or that a translator's tool has written."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer

from splendor_access.settings import files
from splendor_access.talk.locale import FOLDER, Locale
from tests.driver import run
from tests.talk.made_up import offer
from tests.talk.samples import renderings
from tests.tiers import sampled, soak_only

FRENCH = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
ENTRIES = re.findall(r"(?m)^[a-z][\w-]* =.*\n(?:[ \t}].*\n|\n(?=[ \t}]))*", FRENCH)


def with_names(*beginnings: str) -> Iterable[str]:
    return (entry for entry in ENTRIES if entry.startswith(beginnings))


GEMS = ("gem-", "count-", "list-")
STAGES = {
    "nothing yet": "# Mots de Splendor\n",
    "gems": "".join(with_names(*GEMS)),
    "gems and the bank": "".join(with_names(*GEMS, "bank =")),
    "commands": "".join(with_names("command-", "words-", "phrases-")),
    "every third message": "".join(ENTRIES[::3]),
    "all but every third": "".join(each for at, each in enumerate(ENTRIES) if at % 3),
}


@sampled(3)
@pytest.mark.parametrize("text", STAGES.values(), ids=STAGES.keys())
def test_a_game_is_played_in_a_language_that_is_translated_in_part(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    offer(monkeypatch, tmp_path, language="xx", text=text)
    lines = ("bank", "row a", "take ser", "me", "help bonus", "settings verbosity", "rules")
    typed = "".join(f"{line}\n" for line in (*lines, "quit", "yes"))
    played = run("play", "--quick", "--seed", "1", "--lang", "xx", typed=typed)
    assert (played.code, played.err) == (0, "")
    # A sentence is in one language: if what is put into it is missing, it is English as a whole.
    french = "Banque : 4 bleus, 4 verts, 5 or, 4 rouges, 4 noirs et 4 blancs." in played.out
    english = "Bank: 4 blue, 4 green, 5 gold, 4 red, 4 black and 4 white." in played.out
    assert french == (text == STAGES["gems and the bank"])
    assert french != english
    log = (files.home() / "error.log").read_text(encoding="utf-8").splitlines()
    assert "xx: no message your-turn" in log or "your-turn =" in text
    assert faults


def test_a_language_that_is_just_begun_is_offered_with_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    offer(monkeypatch, tmp_path, language="xx", text=STAGES["gems and the bank"])
    for line in (("tables",), ("games",), ("labels", "list", "--what", "tokens")):
        done = run(*line, "--lang", "xx")
        assert (done.code, done.err) == (0, ""), line
    assert "xx: no message bank" not in faults
    assert "xx: no message label-list" in faults


@soak_only
def test_a_file_that_a_tool_wrote_back_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # translate-toolkit, and so Weblate, writes files with this serializer.
    written = FluentSerializer().serialize(FluentParser().parse(FRENCH))
    assert written != FRENCH
    said = renderings("fr")
    locale = Locale("fr")
    before = [(locale.text(each), locale.text(each, "braille")) for each in said]
    offer(monkeypatch, tmp_path, language="fr", text=written)
    again = Locale("fr")
    after = [(again.text(each), again.text(each, "braille")) for each in said]
    assert after == before
