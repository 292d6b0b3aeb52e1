"""Names that people choose: the ones that are welcome, and those that would deceive the ear."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from splendor_access.game.cards import gems
from splendor_access.game.events import Bought, Event, LastRound, Passed, Returned, Took
from splendor_access.game.notation import parse_card
from splendor_access.online.protocol import refusals
from splendor_access.table.names import NO_PROPOSAL, name_problem, tidy_name
from splendor_access.talk import locale
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.narrate import narrate
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.tiers import tries

ROWS = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Locale(language))


def otherwise(row: dict[str, Any], language: str) -> str | None:
    """Return how a row comes out, if that is not what it says."""
    beside = row.get("beside", [])
    name = row["name"]
    problem = name_problem(name, beside, vocabulary(language))
    if (problem is None) != (row["verdict"] == "welcome"):
        return f"{language} {row['name']!a} {row['why']}: {problem and problem.name}"
    kept = row.get("becomes", tidy_name(name))
    if problem is None and tidy_name(name) != kept:
        return f"{language} {name!a} becomes {tidy_name(name)!a}"
    wanted = row.get("proposal", "")
    if wanted == "guest":
        wanted = f"{Locale(language).attribute('default-name')} K."
    if problem and problem.name in ("name-word", "name-command") and wanted:
        offered = problem.args["proposal"]
        return None if offered == wanted else f"{language} {name!a} is offered {offered!a}"
    return None


def test_names_come_out_as_their_rows_say() -> None:
    found = []
    for row in ROWS:
        spoken = languages()[: tries(2, 99)] if row["language"] == "any" else [row["language"]]
        found += [said for said in (otherwise(row, each) for each in spoken) if said][:1]
    assert not found, "\n".join(found)


def test_what_is_proposed_is_welcome_in_every_language_beside_those_who_are_there() -> None:
    for row in ROWS[:: tries(5, 1)]:
        taken = row.get("beside", [])
        problem = name_problem(row["name"], taken, vocabulary("en"))
        if problem is None or problem.args.get("proposal", NO_PROPOSAL) == NO_PROPOSAL:
            continue
        offered = problem.args["proposal"]
        assert isinstance(offered, str)
        for language in languages():
            beside = [*taken, "Dan"]
            assert name_problem(offered, beside, vocabulary(language)) is None, (row, offered)


@pytest.mark.parametrize(
    ("name", "taken", "offered"),
    [
        ("You", ["You K."], "You L."),
        ("you", ["You K", "YOU-L"], "You M."),
        ("board", [], "Board M."),
        # "U K." and "C K." begin with a command and a row.
        ("U", [], "Guest K."),
        ("reserve c", ["guest k"], "Guest L."),
        ("mute Ben", ["Ben"], "Ben K."),
        ("\uff39\uff4f\uff55", [], "You K."),
        ("\uff21\uff4e\uff41", ["Ben"], "Ana"),
        ("\uff21\uff4e\uff41", ["Ana"], "Ana K."),
        ("\u1d00\u0274\u1d00", [], NO_PROPOSAL),
        ("Ben took 3 gold.", [], "Ben"),
        ("Ben took 3 gold.", ["Ben"], "Ben K."),
        ("Your turn", [], "Your K."),
        ("Jean-Luc", ["jean luc"], "Jean-Luc K."),
        ("Ana\u200b", ["Ben"], "Ana"),
        ("Ana\u200b", ["Ana"], "Ana K."),
        ("\u0410na", [], "Ana"),
        ("\u0410na", ["Ana"], "Ana K."),
        ("A\u043d\u043d\u0430", [], "\u0410\u043d\u043d\u0430"),
    ],
)
def test_a_proposal_is_no_trap_either(name: str, taken: list[str], offered: str) -> None:
    problem = name_problem(name, taken, vocabulary("en"))
    assert problem
    assert problem.args["proposal"] == offered


@pytest.mark.parametrize("language", languages())
def test_a_proposal_is_asked_and_never_left_open(language: str) -> None:
    for name in ("You", "board", "\uff21\uff4e\uff41"):
        problem = name_problem(name, [], vocabulary(language))
        if problem:
            assert Locale(language).text(problem).endswith("?"), name
    plain = name_problem("\u1d00\u0274\u1d00", [], vocabulary(language))
    assert plain
    assert Locale(language).text(plain).endswith(".")
    assert NO_PROPOSAL not in Locale(language).text(plain)


def test_every_refusal_of_a_name_can_be_told_to_a_guest() -> None:
    for row in ROWS:
        problem = name_problem(row["name"], row.get("beside", []), vocabulary("en"))
        if problem:
            why, facts = refusals.reason(problem)
            assert refusals.explain(why, facts) == problem


NEW = """
friends-applauds = { $name } applauds.
friends-owl = An owl flew by.
friends-late =
    So late comes { $name }.
"""


def sentence(name: str, language: str) -> bool:
    """Return whether a name is refused because it sounds like a sentence of the program."""
    problem = name_problem(name, [], vocabulary(language))
    return problem is not None and problem.name == "name-sentence"


@pytest.mark.parametrize("language", languages())
def test_what_the_program_announces_of_a_player_is_no_name(language: str) -> None:
    events: list[Event] = [
        Took(0, gems("s")),
        Returned(0, gems("s")),
        Passed(0),
        LastRound(0, 15),
        Bought(0, "a1", parse_card("a0s3o"), gems("s"), 0),
    ]
    for event in events:
        for message in narrate(event, ["Ben", "Ana"], 1):
            told = " ".join(Locale(language).text(message).split()[:2])
            assert sentence(told, language), told


def test_a_new_announcement_needs_no_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (locale.FOLDER / "en.ftl").read_text(encoding="utf-8")
    (tmp_path / "xx.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "yy.ftl").write_text(text + NEW, encoding="utf-8")
    for each in languages():
        (tmp_path / f"{each}.ftl").write_bytes((locale.FOLDER / f"{each}.ftl").read_bytes())
    monkeypatch.setattr(locale, "FOLDER", tmp_path)
    for name in ("Ben applauds", "An owl flew by", "So late comes Ben"):
        assert not sentence(name, "xx"), name
        assert sentence(name, "yy"), name
