"""The sound at the start of a turn: off by default, and always with its text."""

from pathlib import Path

import pytest

from splendor_access.settings.settings import CHOICES
from splendor_access.speech.sound import SOUNDS, write_sound
from splendor_access.talk.messages import Arg
from tests.driver import QUICK, AtTerminal, run, sentence
from tests.speech.test_sound import SoundCard, frames

YOU = "you>"
FIRST_TURN = sentence("your-turn", points=0, tokens=0)
SILENT = sentence("signal-silent")
ENV = "SPLENDOR_ACCESS_SIGNAL"


@pytest.fixture
def card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SoundCard:
    return SoundCard(tmp_path, monkeypatch)


def test_the_settings_offer_the_sounds_that_there_are() -> None:
    assert CHOICES["signal"] == ("off", "bell", *SOUNDS)


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_bell_rings_once_a_turn_beside_its_text(plain: list[str]) -> None:
    with AtTerminal(*QUICK, *plain, "--signal", "bell") as game:
        game.shows(YOU)
        assert game.said.index("\a") < game.said.index(FIRST_TURN)
        game.press("bank\n", YOU)
        assert game.said.count("\a") == 1
        game.press("take ser\n", YOU)
        assert game.said.count("\a") == 2
        game.press("settings signal off\n", YOU)
        game.press("take ser\n", YOU)
        assert game.said.count("\a") == 2


def test_it_is_off_by_default_and_without_a_terminal() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        assert "\a" not in game.said
    done = run(*QUICK, "--signal", "bell", typed="take ser\n")
    assert FIRST_TURN in done.lines
    assert "\a" not in done.out + done.err


def test_the_keyboard_that_goes_to_another_person_is_a_turn() -> None:
    with AtTerminal("play", "--seat", "Ana", "--seat", "Ben", "--signal", "bell") as game:
        game.shows(YOU)
        game.press("take ser\r", "ready>")
        assert game.said.count("\a") == 2
        game.press("ready\r", YOU)
        assert game.said.count("\a") == 3


def test_a_sound_is_played_and_heard_when_it_is_chosen(card: SoundCard, tmp_path: Path) -> None:
    for name in ("chime", "rise"):
        write_sound(SOUNDS[name], tmp_path / name)
    with AtTerminal(*QUICK, "--signal", "chime") as game:
        game.shows(YOU)
        card.hears(frames(tmp_path / "chime"))
        game.press("settings signal rise\r", YOU)
        card.hears(frames(tmp_path / "rise"))
        game.press("take ser\r", YOU)
        card.hears(frames(tmp_path / "rise"))
        assert "\a" not in game.said


@pytest.mark.parametrize("flag", [True, False])
def test_a_file_is_named_by_flag_or_environment(
    flag: bool, card: SoundCard, tmp_path: Path
) -> None:
    own = tmp_path / "own.wav"
    write_sound([(500, 0.1)], own)
    arguments, env = (["--signal", str(own)], {}) if flag else ([], {ENV: str(own)})
    with AtTerminal(*QUICK, *arguments, env=env) as game:
        game.shows(YOU)
        card.hears(frames(own))
        game.press("settings signal bell\r", YOU)
        game.press("take ser\r", YOU)
        assert game.said.count("\a") == 2
        assert not card.played.exists()


def test_a_settings_file_names_no_path(card: SoundCard, tmp_path: Path) -> None:
    own = tmp_path / "own.wav"
    write_sound([(500, 0.1)], own)
    home = tmp_path / "splendor"
    home.mkdir()
    (home / "settings.toml").write_text(f'signal = "{own}"\n')
    with AtTerminal(*QUICK, env={"SPLENDOR_ACCESS_HOME": str(home)}) as game:
        game.shows(YOU)
        game.press("settings signal\r", YOU)
        assert any(line.startswith("signal is off") for line in game.lines)
        assert not card.played.exists()


def test_a_file_that_is_not_there_is_a_wrong_command_line(tmp_path: Path) -> None:
    names: list[Arg] = [*CHOICES["signal"]]
    for arguments, env in ((["--signal", "ding"], {}), ([], {ENV: str(tmp_path / "ding")})):
        for command in ("play", "resume"):
            done = run(command, *arguments, env=env)
            assert done == (2, "", sentence("usage-signal", typed="ding", names=names) + "\n")


def test_where_no_sound_can_be_played_it_is_said_once_and_the_bell_rings(
    card: SoundCard,
) -> None:
    card.put("aplay", "exit 1")
    with AtTerminal(*QUICK, "--signal", "chime") as game:
        game.until(SILENT)
        game.shows(YOU)
        game.press("take ser\r", YOU)
        assert game.said.count("\a") == 1
        assert game.lines.count(SILENT) == 1
