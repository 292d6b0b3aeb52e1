"""Sounds: their samples, and playback by ALSA's own player.

The sound card is a file (ALSA's plugin for that), so that the output can be compared.
"""

import itertools
import os
import signal
import subprocess
import time
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from splendor_access.speech import sound
from splendor_access.speech.sound import RATE, SOUNDS, SoundPlayer, players, write_sound
from tests.driver import PATIENCE


def frames(path: Path) -> bytes:
    """Return the samples of a WAV file."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return bytes(file.readframes(file.getnframes()))


class SoundCard:
    """The last sound played to its end. `aplay` is the only program found."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played = folder / "played.raw"
        self.programs = folder / "programs"
        self.programs.mkdir()
        playing = folder / "playing.raw"
        pcm = f'type file slave.pcm null file "{playing}" format raw'
        (folder / ".asoundrc").write_text(f"pcm.!default {{ {pcm} }}\n")
        self.put("aplay", f'/usr/bin/aplay "$@" && exec /bin/mv "{playing}" "{self.played}"')
        monkeypatch.setenv("HOME", str(folder))
        monkeypatch.setenv("PATH", str(self.programs))

    def put(self, name: str, script: str) -> None:
        """Install a program among the players."""
        program = self.programs / name
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    def hears(self, expected: bytes) -> None:
        """Wait for the end of a sound, compare it, and forget it."""
        deadline = time.monotonic() + PATIENCE
        while not self.played.exists():
            assert time.monotonic() < deadline, "silence"
            time.sleep(0.01)
        silence = b"\0"  # aplay fills its last period with it
        assert self.played.read_bytes().rstrip(silence) == expected.rstrip(silence)
        self.played.unlink()


@pytest.fixture
def card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SoundCard:
    return SoundCard(tmp_path, monkeypatch)


@pytest.fixture
def failures() -> list[int]:
    return []


@pytest.fixture
def player(card: SoundCard, failures: list[int]) -> Iterator[SoundPlayer]:
    made = SoundPlayer(lambda: failures.append(1))
    yield made
    made.close()


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_has_no_hard_edges(name: str, tmp_path: Path) -> None:
    write_sound(SOUNDS[name], tmp_path / "x.wav")
    samples = array("h", frames(tmp_path / "x.wav"))
    assert 0.1 < len(samples) / RATE < 1
    assert 10_000 < max(map(abs, samples)) < 16_000
    assert max(abs(b - a) for a, b in itertools.pairwise([0, *samples, 0])) < 4_000


def test_no_two_sounds_are_alike() -> None:
    assert len({tuple(tones) for tones in SOUNDS.values()}) == len(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_played(
    name: str, card: SoundCard, player: SoundPlayer, tmp_path: Path, failures: list[int]
) -> None:
    write_sound(SOUNDS[name], tmp_path / "expected.wav")
    player.play(name)
    card.hears(frames(tmp_path / "expected.wav"))
    player.close()
    assert not failures
    assert players() == ["aplay"]


def test_a_file_of_the_player_is_played(
    card: SoundCard, player: SoundPlayer, tmp_path: Path
) -> None:
    own = tmp_path / "a file; with signs.wav"
    write_sound([(500, 0.1)], own)
    player.play(own)
    card.hears(frames(own))


def test_a_player_that_fails_is_replaced(
    card: SoundCard, player: SoundPlayer, tmp_path: Path
) -> None:
    calls = tmp_path / "calls"
    card.put("paplay", f'echo >>"{calls}"; exit 1')
    for _ in range(2):
        write_sound(SOUNDS["knock"], tmp_path / "expected.wav")
        player.play("knock")
        card.hears(frames(tmp_path / "expected.wav"))
        deadline = time.monotonic() + PATIENCE
        while player.is_playing:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    assert calls.read_text() == "\n"  # it was not tried again


def test_where_nothing_plays_that_is_told(card: SoundCard, tmp_path: Path) -> None:
    card.put("aplay", "exit 1")
    told = Event()
    player = SoundPlayer(told.set)
    player.play("chime")
    assert told.wait(PATIENCE)
    player.close()


def test_a_player_that_hangs_is_not_waited_for(
    card: SoundCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_twice, told = Event(), Event()
    started: list[subprocess.Popen[bytes]] = []

    class Hanging(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            started.append(self)
            assert asked_twice.wait(PATIENCE)

    monkeypatch.setattr(sound, "LONGEST", 0.01)
    monkeypatch.setattr(subprocess, "Popen", Hanging)
    card.put("aplay", "exec /bin/sleep 1000")
    player = SoundPlayer(told.set)
    player.play("chime")
    player.play("chime")  # one at a time
    asked_twice.set()
    assert told.wait(PATIENCE)
    assert [each.poll() for each in started] == [-signal.SIGKILL]
    player.close()


def test_the_end_of_the_game_ends_a_sound_that_is_just_being_started(
    card: SoundCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            started.append(self)
            while not player._closed:
                time.sleep(0.01)

    started: list[Slow] = []
    card.put("aplay", "exec /bin/sleep 1000")
    player = SoundPlayer(Event().set)
    monkeypatch.setattr(subprocess, "Popen", Slow)
    player.play("chime")
    deadline = time.monotonic() + PATIENCE
    while not started:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    player.close()
    assert started[0].poll() == -signal.SIGKILL


def test_the_end_of_the_game_ends_a_sound(card: SoundCard, tmp_path: Path) -> None:
    started = tmp_path / "started"
    card.put(
        "aplay",
        f'echo $$ >"{started}.new"; /bin/mv "{started}.new" "{started}"; exec /bin/sleep 1000',
    )
    told = Event()
    player = SoundPlayer(told.set)
    player.play("chime")
    deadline = time.monotonic() + PATIENCE
    while not started.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    player.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)
    assert not told.is_set()
