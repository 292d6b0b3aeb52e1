"""Every setting can be put back as the program comes, by the word `default`; examples differ."""

import pytest

from splendor_access.settings import files
from splendor_access.settings.names import NAMES, Words
from splendor_access.settings.settings import CHOICES, DEFAULTS, SETTINGS, Settings, load_settings
from splendor_access.settings.settings_command import answer_settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale, languages
from tests.cases import every
from tests.driver import QUICK, run, sentence
from tests.tiers import sampled

ALONE = ("table", "texts", "player")
"""Settings whose examples are a list of their own."""

SHOWN = [
    name for name in NAMES if name not in ALONE and (name not in SETTINGS or SETTINGS[name].sample)
]


def style(language: str = "en") -> Style:
    return Style(language, Settings())


def told(one: Style, *typed: str) -> list[str]:
    """Return what is answered to the last of these."""
    said: list[str] = []
    for about in typed:
        said = [one.text(message) for message in answer_settings(about.casefold(), one)]
    return said


@every("name", CHOICES)
@every("language", languages())
def test_each_setting(name: str, language: str) -> None:
    one, words = style(language), Words(Locale(language))
    other = {"rate": "70", "pace": "300", "voice": "ann"}.get(name) or CHOICES[name][1]
    word = Locale(language).attribute("value-default")
    told(one, f"{words.name(name)} {words.value(other)}")
    assert one.settings.value(name) == other
    assert files.read_settings()[0] == {name: other}
    [line] = told(one, f"{words.name(name)} {word}")
    assert words.value(other) in line
    assert one.settings == DEFAULTS
    assert files.read_settings() == ({}, None)


def test_what_is_put_back_already_says_what_it_is() -> None:
    one = style()
    assert told(one, "verbosity default")[0].startswith("verbosity is normal: ")
    assert told(one, "profile default")[0].startswith("Your profile is normal.")
    assert told(one, "default") == [sentence("settings-default")]


def test_all_at_once_but_the_language() -> None:
    one = style()
    told(one, "theme dark", "verbosity brief", "player hand points tokens bonuses", "language fr")
    assert len(told(one, "défaut")) == 3
    assert one.settings == DEFAULTS
    assert files.read_settings()[0] == {"lang": "fr"}


def test_a_profile_and_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    one = style()
    told(one, "profile expert", "theme dark")
    assert told(one, "profile default") == [
        sentence("setting-put-back", name="verbosity", value="normal", before="brief"),
        sentence("setting-put-back", name="hints", value="same", before="off"),
    ]
    assert one.settings.profile() == "normal"
    assert one.settings.theme == "dark"
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    told(one, "language fr")
    assert files.read_settings()[0]["lang"] == "fr"
    told(one, "langue défaut")
    assert one.locale.language == "nl"
    assert "lang" not in files.read_settings()[0]


def test_what_is_set_elsewhere_counts_again_in_the_next_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_VERBOSITY", "full")
    one = Style("en", load_settings({}, {}))
    told(one, "verbosity default")
    assert one.settings.verbosity == "normal"
    assert "verbosity" not in one.settings.sources


def test_in_a_game() -> None:
    typed = "settings verbosity brief\nsettings theme words\nsettings default\nsettings\n"
    done = run(*QUICK, typed=typed)
    assert sentence("setting-put-back", name="theme", value="off", before="words") in done.lines
    assert sentence("settings-unchanged") in done.lines


@every("language", languages())
@every("name", SHOWN)
def test_examples_differ_where_the_values_do(name: str, language: str) -> None:
    """Values that sound the same are told together, so that no example comes twice."""
    one = style(language)
    messages = answer_settings(Words(one.locale).name(name), one)
    heads = [at for at, message in enumerate(messages) if message.name == "setting-value"]
    ends = [*heads[1:], len(messages)]
    shown = [
        tuple(one.text(message) for message in messages[head + 1 : end])
        for head, end in zip(heads, ends, strict=True)
    ]
    assert len({*shown}) == len(shown) > 1


@sampled(2)
@pytest.mark.parametrize("language", languages())
def test_no_answer_about_settings_is_one_long_line(language: str) -> None:
    one = style(language)
    words = Words(one.locale)
    for name in NAMES:
        for about in (words.name(name), f"{words.name(name)} xyzzy"):
            for line in told(one, about):
                assert len(line) < 250, (about, line)
    for about in ("", "all", "xyzzy"):
        assert max(map(len, told(one, about))) < 250


def test_an_order_that_is_none_names_its_words() -> None:
    values = ["points", "tokens", "bonuses", "hand"]
    asked = told(style(), "player points hand")
    assert asked == [
        sentence("no-such-order", typed="points hand", name="player", values=[*values])
    ]


@pytest.mark.parametrize(
    ("language", "typed", "chosen"),
    [
        ("fr", "langue anglais", "en"),
        ("fr", "langue néerlandais", "nl"),
        ("nl", "taal Frans", "fr"),
        ("nl", "taal engels", "en"),
        ("en", "language French", "fr"),
        ("en", "language Dutch", "nl"),
        ("en", "language Nederlands", "nl"),
        ("fr", "language english", "en"),
    ],
)
def test_a_language_is_named_in_ones_own(language: str, typed: str, chosen: str) -> None:
    one = style(language)
    told(one, typed)
    assert one.locale.language == chosen
