"""Settings: where a value comes from, and a file that cannot be read or written."""

import os
import stat
from pathlib import Path

import pytest

from splendor_access.settings import files
from splendor_access.settings.names import GROUPS, NAMES
from splendor_access.settings.settings import CHOICES, DEFAULTS, language_in_force, load_settings
from splendor_access.settings.settings_command import answer_settings
from splendor_access.settings.style import Style
from tests.cases import every
from tests.driver import QUICK, Done, run, sentence
from tests.tiers import sampled


def path() -> Path:
    files.make_home()
    return files.settings_path()


def value(done: Done, name: str) -> tuple[str, str]:
    """Return a setting's value and where it came from, as the program told them."""
    for source in ("flag", "environment", "file", "default", "game"):
        for each in CHOICES[name]:
            about = sentence(f"setting-{name}")
            facts = {"name": name, "value": each, "about": about}
            if source == "default":
                told = sentence("setting-default", **facts)
            else:
                told = sentence("setting", source=sentence(f"source-{source}"), **facts)
            if told in done.lines:
                return each, source
    raise AssertionError(done.out)


@pytest.mark.parametrize("name", CHOICES)
def test_environment_before_file_before_default(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(f"SPLENDOR_ACCESS_{name.upper()}", raising=False)
    values = [
        *CHOICES[name],
        *({"rate": ["70"], "pace": ["60", "450"], "voice": ["Ann"]}.get(name, [])),
    ]
    chosen = values[1]
    assert name not in load_settings({}, {}).sources
    assert load_settings({}, {name: chosen}).value(name) == chosen
    assert load_settings({}, {name: chosen}).sources[name] == "file"
    os.environ[f"SPLENDOR_ACCESS_{name.upper()}"] = CHOICES[name][0]
    try:
        assert load_settings({}, {name: chosen}).value(name) == CHOICES[name][0]
        assert load_settings({}, {name: chosen}).sources[name] == "environment"
        assert load_settings({name: chosen}, {}).sources[name] == "flag"
    finally:
        del os.environ[f"SPLENDOR_ACCESS_{name.upper()}"]


@every("name", CHOICES)
def test_the_default_comes_first(name: str) -> None:
    assert DEFAULTS.value(name) == CHOICES[name][0]


def test_a_flag_goes_before_all_and_the_program_says_which_it_was() -> None:
    path().write_text('verbosity = "brief"\n')
    env = {"SPLENDOR_ACCESS_VERBOSITY": "full"}
    flag = ("--verbosity", "normal")
    asked = "settings verbosity normal\nsettings verbosity full\nsettings\n"
    for arguments, environment, expected in (
        ((), {}, ("brief", "file")),
        ((), env, ("full", "environment")),
        (flag, env, ("normal", "flag")),
    ):
        # Told in full words, whatever is said of the game itself.
        done = run(*QUICK, *arguments, typed="settings\n", env=environment)
        assert value(done, "verbosity") == expected
    assert value(run(*QUICK, typed=asked), "verbosity") == ("full", "game")
    assert value(run(*QUICK, typed="settings\n"), "verbosity") == ("full", "file")


@pytest.mark.parametrize("strange", ['verbosity = "loud"', "verbosity = 3", "verbosity = ['x']"])
def test_values_that_do_not_exist_are_passed_over(strange: str) -> None:
    path().write_text(f"{strange}\n")
    env = {"SPLENDOR_ACCESS_GEMS": "\udcff\x1b"}
    done = run(*QUICK, typed="settings all\n", env=env)
    assert (done.code, done.err) == (0, "")
    assert value(done, "verbosity") == ("normal", "default")
    assert value(done, "gems") == ("colours", "default")


def test_what_is_passed_over_is_told_once_at_the_start() -> None:
    path().write_text('verbosty = "full"\nverbosity = "loud"\ngems = "stones"\nlang = "en"\n')
    env = {"SPLENDOR_ACCESS_WRAP": "yes", "SPLENDOR_ACCESS_SIGNAL": __file__}
    done = run("play", "--quick", env=env)
    told = [
        sentence("setting-strange", typed="loud", source=sentence("source-file"), name="verbosity"),
        sentence(
            "setting-strange", typed="yes", source=sentence("source-environment"), name="wrap"
        ),
        sentence("setting-unknown", typed="verbosty"),
    ]
    assert [line for line in done.lines if "ignored" in line] == told
    path().unlink()
    assert not any("ignored" in line for line in run("play", "--quick").lines)


UNREADABLE = {
    "no TOML": b"verbosity = \n",
    "no text": b"\xff\xfe\x00",
    "escapes": b"\x1b[2J\xe2\x80\xae",
}


@sampled(4)
@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE.keys())
@pytest.mark.parametrize("command", ["play", "resume", "doctor", "simulate"])
def test_a_file_that_cannot_be_read_is_passed_over(content: bytes, command: str) -> None:
    path().write_bytes(content)
    arguments = {"play": QUICK}.get(command, (command,))
    done = run(*arguments, typed="settings verbosity brief\nbank\n")
    assert "\x1b" not in done.out + done.err
    assert "Something went wrong" not in done.err
    assert done.code == (1 if command == "resume" else 0)
    if command in ("play", "resume"):
        notice = sentence("settings-unreadable", detail="|").partition("|")[0]
        assert done.lines[0].startswith(notice)
    if command == "play":
        assert any(
            line.startswith(sentence("settings-not-kept", detail="|").partition("|")[0])
            for line in done.lines
        )
    assert path().read_bytes() == content


def test_a_folder_instead_of_the_file() -> None:
    path().mkdir()
    done = run(*QUICK)
    assert (done.code, done.err) == (0, "")


def test_what_the_file_holds_besides_is_kept() -> None:
    path().write_text('lang = "en"\nlater = 3\n')
    files.write_settings({"verbosity": "full"})
    files.write_settings({"gems": "stones"})
    assert files.read_settings() == (
        {"lang": "en", "later": 3, "verbosity": "full", "gems": "stones"},
        None,
    )
    assert stat.S_IMODE(path().stat().st_mode) == 0o600
    assert [each.name for each in path().parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("flag", "stored", "env", "expected"),
    [
        (None, {}, {}, "en"),
        (None, {}, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {}, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        (None, {}, {"LANG": "fr", "LC_MESSAGES": "nl", "LC_ALL": "en_GB.UTF-8"}, "en"),
        (None, {}, {"LC_ALL": "C", "LANG": "nl"}, "nl"),
        (None, {}, {"LC_ALL": "xx_YY", "LANG": ""}, "en"),
        (None, {"lang": "nl"}, {"LC_ALL": "fr_FR"}, "nl"),
        (None, {"lang": "nl"}, {"SPLENDOR_ACCESS_LANG": "fr"}, "fr"),
        ("en", {"lang": "nl"}, {"SPLENDOR_ACCESS_LANG": "fr"}, "en"),
        (None, {"lang": ["nl"]}, {"SPLENDOR_ACCESS_LANG": "klingon"}, "en"),
    ],
)
def test_the_language(
    monkeypatch: pytest.MonkeyPatch,
    flag: str | None,
    stored: dict[str, object],
    env: dict[str, str],
    expected: str,
) -> None:
    for name, each in env.items():
        monkeypatch.setenv(name, each)
    assert language_in_force(flag, stored, ["en", "fr", "nl"]) == expected


def test_the_usual_folder_of_the_system(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    monkeypatch.delenv("SPLENDOR_ACCESS_HOME")
    assert files.home().is_relative_to(own_home)
    assert files.home().name == "splendor-access"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("verbosty", "no-such-setting-near"),
        ("loud", "no-such-setting"),
    ],
)
def test_a_setting_that_is_none_suggests_one_that_is_near(typed: str, expected: str) -> None:
    (message,) = answer_settings(f"{typed} brief", Style("en", load_settings({}, {})))
    assert message.name == expected
    assert message.args.get("near", "verbosity") == "verbosity"


def test_every_setting_is_in_one_group() -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(NAMES)


def test_settings_are_named_by_groups_and_what_was_changed_is_told() -> None:
    said = run(*QUICK, typed="settings\n", env={"SPLENDOR_ACCESS_SPEECH": "-"}).lines
    assert sentence("settings-unchanged") in said
    changed = run(*QUICK, typed="settings gems stones\nsettings\n").lines
    assert sentence("settings-unchanged") not in changed
    assert [line for line in changed if line.startswith("gems is stones")]
    every = run(*QUICK, typed="settings all\n").lines
    assert all(any(line.startswith(f"{name} is") for line in every) for name in CHOICES)
