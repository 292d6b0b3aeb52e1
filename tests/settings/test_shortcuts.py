"""Aliases and keys: what they may be, what they do, and their file."""

import tomllib

import pytest

from splendor_access.settings import shortcuts
from splendor_access.settings.files import make_home
from splendor_access.settings.shortcuts import Kind, Shortcuts
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every

LOCALE = Locale("en")
VOCABULARY = Vocabulary(LOCALE)


def tell(kind: Kind, about: str, before: Shortcuts | None = None) -> tuple[Shortcuts, str]:
    changed, told = shortcuts.answer_shortcuts(before or Shortcuts(), kind, about, VOCABULARY)
    return changed, LOCALE.text(told[0])


def test_an_alias_stands_for_the_beginning_of_a_line() -> None:
    changed, told = tell("aliases", "rb row b")
    assert told == "rb means row b."
    assert changed.expand("rb") == "row b"
    assert changed.expand("RB  ") == "row b"
    assert changed.expand("look rb") == "look rb"
    assert tell("aliases", "lk look", changed)[0].expand("lk b2") == "look b2"


@every("word", sorted(VOCABULARY.command_words()))
def test_no_command_is_hidden(word: str) -> None:
    changed, _told = tell("aliases", f"{word} bank")
    assert changed == Shortcuts()


@pytest.mark.parametrize(
    "word", ["b2", "c4s", "r", "red", "ser", "ruby", "two", "x", "yes", "nope", "a" * 21]
)
def test_no_word_with_a_meaning_is_an_alias(word: str) -> None:
    changed, told = tell("aliases", f"{word} bank")
    assert changed == Shortcuts()
    assert told.startswith(f'"{word}"')


@pytest.mark.parametrize("meant", ["zz bank", "rb", "alias xx bank", "key f1 bank", "bank " * 40])
def test_an_alias_is_a_command_and_no_alias(meant: str) -> None:
    before, _told = tell("aliases", "rb row b")
    changed, _told = tell("aliases", f"qq {meant}", before)
    assert changed == before


@pytest.mark.parametrize(
    "meant",
    ["take gg", "take gold", "take sg", "look z9", "buy a5", "need d1"]
    + ["take foo", "take serodx", "take serod", "take sse", "reserve h1", "reserve n1", "buy n2"],
)
def test_an_alias_that_could_never_work_is_refused_with_why(meant: str) -> None:
    changed, told = tell("aliases", f"qq {meant}")
    assert changed == Shortcuts()
    assert told.startswith(f'No alias: "{meant}" never works. ')
    assert tell("keys", f"f5 {meant}")[0] == Shortcuts()


@pytest.mark.parametrize(
    "meant",
    ["take", "take rod", "take s", "take one of each", "take back", "look", "take two", "take se"]
    + ["take the same", "take red blue green", "buy h1"],
)
def test_an_alias_that_may_work_at_times_is_made(meant: str) -> None:
    assert tell("aliases", f"qq {meant}")[0].aliases == {"qq": meant}


def test_keys_are_function_keys() -> None:
    changed, told = tell("keys", "f5 afford")
    assert (changed.keys, told) == ({"f5": "afford"}, "f5 means afford.")
    assert tell("keys", "f13 afford")[0] == Shortcuts()
    assert tell("keys", "f5 off", changed)[0].keys == {}


def test_what_a_key_meant_before_is_told() -> None:
    before, _told = tell("keys", "f5 afford")
    changed, told = tell("keys", "f5 bank", before)
    assert (changed.keys, told) == ({"f5": "bank"}, "f5 now means bank. Before it meant afford.")


def test_the_file_brings_them_back() -> None:
    changed, _told = tell("aliases", "rb row b")
    changed, _told = tell("keys", "f5 afford", changed)
    assert shortcuts.load_shortcuts(VOCABULARY) == (changed, [])
    stored = tomllib.loads(shortcuts.shortcuts_path().read_text(encoding="utf-8"))
    assert stored == {"aliases": {"rb": "row b"}, "keys": {"f5": "afford"}}


def test_a_shared_file_is_read_with_care() -> None:
    make_home()
    shortcuts.shortcuts_path().write_text(
        '[aliases]\nquit = "bank"\nhelp = "bank"\nundo = "bank"\nxx = "rm -rf"\nyy = "row b"\n'
        '[keys]\nf1 = "/bin/sh"\nf2 = "bank"\n',
        encoding="utf-8",
    )
    loaded, notices = shortcuts.load_shortcuts(VOCABULARY)
    assert loaded == Shortcuts({"yy": "row b"}, {"f2": "bank"})
    assert len(notices) == 5


def test_a_broken_file_is_passed_over_and_told() -> None:
    make_home()
    shortcuts.shortcuts_path().write_text("[aliases", encoding="utf-8")
    loaded, notices = shortcuts.load_shortcuts(VOCABULARY)
    assert loaded == Shortcuts()
    assert LOCALE.text(notices[0]).startswith("The file of aliases and keys cannot be read")


def test_there_is_a_command_for_each() -> None:
    assert {"alias", "key"} <= set(COMMANDS)
