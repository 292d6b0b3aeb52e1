"""Short sounds, made here and played by a program of the system.

Nothing waits for a sound: each is played by its own thread, one at a time.
"""

import math
import subprocess
import sys
import tempfile
import threading
import wave
from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shutil import which

RATE = 22_050
"""Samples per second."""

LOUDNESS = 0.4
"""The fraction of the loudest possible sample."""

LONGEST = 10.0
"""Seconds after which a player that has not ended is killed."""

Tone = tuple[float, float]
"""Hertz, and seconds."""

SOUNDS: Mapping[str, Sequence[Tone]] = {
    "chime": [(660, 0.12), (880, 0.25)],
    "knock": [(220, 0.08), (0, 0.06), (220, 0.08)],
    "rise": [(330, 0.08), (440, 0.08), (550, 0.08), (660, 0.16)],
}
"""The program's own sounds; they differ in pitch, rhythm and length."""

_WINDOWS = "import sys, winsound; winsound.PlaySound(sys.argv[1], winsound.SND_FILENAME)"

PLAYERS: Sequence[Sequence[str]] = (
    [[sys.executable, "-c", _WINDOWS]]
    if sys.platform == "win32"
    else [["pw-play"], ["paplay"], ["aplay", "-q"], ["afplay"]]
)
"""Commands that play the file in their last argument: PipeWire, PulseAudio, ALSA, macOS."""


def players() -> list[str]:
    """Return the sound players of this system in order of preference."""
    return [command[0] for command in PLAYERS if which(command[0])]


def write_sound(tones: Sequence[Tone], path: Path) -> None:
    """Write a sound as a WAV file of one channel and 16 bits. Raises OSError."""
    samples = array("h")
    for hertz, seconds in tones:
        length = int(RATE * seconds)
        for i in range(length):
            # Each tone fades in and out within 10 ms: a hard edge is heard as a click.
            edge = min(1.0, i / (RATE * 0.01), (length - i) / (RATE * 0.01))
            height = math.sin(2 * math.pi * hertz * i / RATE)
            samples.append(int(32_767 * LOUDNESS * edge * height))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


class SoundPlayer:
    """Plays sounds in the background. `failed` is called from a thread when no player works."""

    def __init__(self, failed: Callable[[], None]) -> None:
        self._failed = failed
        self._commands = [*PLAYERS]
        self._folder = tempfile.TemporaryDirectory(prefix="splendor-", ignore_cleanup_errors=True)
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def play(self, sound: str | Path) -> None:
        """Play one of SOUNDS, or a file, and return at once; do nothing during another sound."""
        if not self.is_playing:
            self._thread = threading.Thread(target=self._play, args=(sound,), daemon=True)
            self._thread.start()

    @property
    def is_playing(self) -> bool:
        """Whether a sound is being played."""
        return self._thread is not None and self._thread.is_alive()

    def close(self) -> None:
        """Stop the sound being played."""
        self._closed = True
        if self._process:
            self._process.kill()
        if self._thread:
            self._thread.join(1)
        self._folder.cleanup()

    def _play(self, sound: str | Path) -> None:
        try:
            path = self._file(sound) if isinstance(sound, str) else sound
        except OSError:
            self._failed()
            return
        for command in [*self._commands]:
            if self._closed or self._run_player([*command, str(path)]):
                return
            # A failed player is not tried again at each turn.
            self._commands.remove(command)
        self._failed()

    def _file(self, name: str) -> Path:
        path = Path(self._folder.name) / f"{name}.wav"
        if not path.exists():
            write_sound(SOUNDS[name], path)
        return path

    def _run_player(self, command: list[str]) -> bool:
        """Run a player to its end, and return whether it succeeded."""
        quiet = subprocess.DEVNULL
        try:
            self._process = subprocess.Popen(  # noqa: S603  # one of PLAYERS and a file
                command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
            )
        except OSError:
            return False
        if self._closed:  # while the player was starting
            self._process.kill()
        try:
            return self._process.wait(LONGEST) == 0 or self._closed
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return False
