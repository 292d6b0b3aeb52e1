"""Trial of the files for Windows under Wine, which has no Python of its own: `make windows --try`.

Each test is in words what a person does with the zip and with the set-up.
"""

import os
import re
import shutil
import subprocess
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from splendor_access import __version__
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import Piped, play_out, table
from tests.online.outside import free_port
from tests.release.archives import ROOT
from tests.release.windows.signatures import signer_of

DRIVE = Path(os.environ["WINEPREFIX"]) / "drive_c"
INSTALLED = r"C:\users\{user}\AppData\Local\Programs\Splendor"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Splendor"

LANGUAGES = languages()

OUTSIDE = {name: text for name, text in os.environ.items() if not name.startswith("SPLENDOR_")}
"""The environment of somebody who has set nothing."""


LETTERS = {"LC_ALL": "C.UTF-8"}
"""For letters beyond ASCII in the names of folders."""


def newest(pattern: str) -> Path:
    """Return the newest of the made files with such a name."""
    return max((ROOT / "dist").glob(pattern), key=lambda path: path.stat().st_mtime)


def windows(*words: str, typed: str = "", env: dict[str, str] | None = None) -> tuple[int, str]:
    """Run a program under Wine, and return its exit code and what it writes."""
    done = subprocess.run(
        ["wine", *words],
        input=typed.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**OUTSIDE, **LETTERS, **(env or {})},
        cwd=DRIVE,
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")


@pytest.fixture(scope="module")
def folder() -> Iterator[str]:
    """Unpack the zip in a folder with spaces and letters beyond ASCII."""
    place = DRIVE / "Spiele für mich"
    shutil.rmtree(place, ignore_errors=True)
    with zipfile.ZipFile(newest("*-windows*.zip")) as archive:
        archive.extractall(place)
    (unpacked,) = place.iterdir()
    yield f"C:\\{place.name}\\{unpacked.name}"
    shutil.rmtree(place)


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {"SPLENDOR_ACCESS_HOME": f"Z:{tmp_path}".replace("/", "\\")}


def at(folder: str) -> tuple[str, ...]:
    """Return the words that start the program of a folder."""
    return ("wine", f"{folder}\\program\\python\\python.exe", "-m", "splendor_access")


def game() -> list[str]:
    """Return the lines of a whole game against `easy`."""
    return [*play_out(table("human", "easy", seed=5)), "quit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end(folder: str, home: dict[str, str], language: str) -> None:
    env = {**home, "SPLENDOR_ACCESS_LANG": language}
    words = ("play", "--seat", "Ana", "--bot", "easy", "--seed", "5")
    typed = "".join(f"{line}\n" for line in game())
    code, told = windows("cmd", "/c", f"{folder}\\Splendor.cmd", *words, typed=typed, env=env)
    lines = told.splitlines()
    locale = Locale(language)
    assert code == 0
    assert locale.text(say("game-over")) in lines
    assert lines[-1] == locale.text(say("window-closes"))


def test_a_game_goes_on_where_it_was_left(folder: str, home: dict[str, str]) -> None:
    start = f"{folder}\\Splendor.cmd"
    code, told = windows("cmd", "/c", start, "play", "--quick", typed="take ser\n", env=home)
    assert code == 0
    assert "You took blue, green and red." in told
    code, told = windows("cmd", "/c", start, "resume", typed="undo\nquit\n", env=home)
    assert code == 0
    assert "To continue: open Splendor again" in told


def test_labels_are_made_and_proved(folder: str, tmp_path: Path) -> None:
    for kind in ("pdf", "brf", "svg", "pef"):
        out = f"Z:{tmp_path / kind}".replace("/", "\\")
        words = ("labels", "--format", kind, "--what", "nobles", "--out", out)
        code, told = windows("cmd", "/c", f"{folder}\\Splendor.cmd", *words)
        assert code == 0, told
        assert "10 labels were read back from their files" in told


def test_a_format_whose_library_is_not_in_the_folder_says_so(folder: str, tmp_path: Path) -> None:
    out = f"Z:{tmp_path}".replace("/", "\\")
    words = ("labels", "--format", "dxf", "--what", "nobles", "--out", out)
    code, told = windows("cmd", "/c", f"{folder}\\Splendor.cmd", *words)
    assert code != 0
    assert "ezdxf" in told
    assert "pip" not in told


def test_a_game_against_the_strongest_and_one_with_a_damaged_save(
    folder: str, home: dict[str, str], tmp_path: Path
) -> None:
    start = f"{folder}\\Splendor.cmd"
    words = ("play", "--seat", "Ana", "--bot", "expert", "--seed", "5")
    code, told = windows("cmd", "/c", start, *words, typed="take ser\ntake eod\n", env=home)
    assert code == 0
    assert told.count("Your turn") == 3
    (save,) = (tmp_path / "games").glob("*.sqlite")
    whole = save.read_bytes()
    place = whole.rindex(b"take eod")
    save.write_bytes(whole[:place] + b"take rod" + whole[place + 8 :])
    code, told = windows("cmd", "/c", start, "resume", typed="quit\n", env=home)
    assert code == 0
    assert "damaged" in told


def as_root(*words: str) -> None:
    """Run a command with the rights to mount."""
    subprocess.run([*([] if os.getuid() == 0 else ["sudo"]), *words], check=True)


def test_a_full_disk_is_said_and_what_was_done_before_is_kept(folder: str, tmp_path: Path) -> None:
    start = f"{folder}\\Splendor.cmd"
    small, roomy = tmp_path / "small", tmp_path / "roomy"
    small.mkdir()
    as_root("mount", "-t", "tmpfs", "-o", "size=48k,mode=777", "tmpfs", str(small))
    try:
        (small / "filler").write_bytes(bytes(12_000))
        env = {"SPLENDOR_ACCESS_HOME": f"Z:{small}".replace("/", "\\")}
        typed = "take ser\ntake eod\ntake sod\nquit\nyes\n"
        words = ("play", "--quick", "--seed", "1")
        _, told = windows("cmd", "/c", start, *words, typed=typed, env=env)
        assert "This could not be saved, so it was not done: the disk is full." in told
        shutil.copytree(small / "games", roomy / "games")
    finally:
        as_root("umount", str(small))
    env = {"SPLENDOR_ACCESS_HOME": f"Z:{roomy}".replace("/", "\\")}
    _, told = windows("cmd", "/c", start, "resume", typed="me\nquit\n", env=env)
    assert "6 tokens" in told


def test_two_people_play_at_a_table_and_its_page_is_there(
    folder: str, home: dict[str, str], tmp_path: Path
) -> None:
    port = free_port()
    ana_home = {**home, **LETTERS}
    ben_home = {**LETTERS, "SPLENDOR_ACCESS_HOME": f"Z:{tmp_path / 'ben'}".replace("/", "\\")}
    words = ("host", "--name", "Ana", "--seats", "2", "--port", str(port))
    with Piped(*words, env=ana_home, program=at(folder)) as ana:
        ana.until("You begin.")
        (link,) = re.findall(rf"http://127.0.0.1:{port}/\S+", ana.said)
        with urlopen(link) as page:  # noqa: S310  # it begins with http
            assert "<title>Sit down at the table" in page.read().decode()
        with Piped("join", link, "--name", "Ben", env=ben_home, program=at(folder)) as other:
            ana.until("Your turn")
            other.until("It is Ana's turn.")
            ana.type("take ser", "say hello")
            other.until("Ana took blue, green, red.")
            other.until("hello")
            other.type("take eod")
            ana.until("Ben took green, black, white.")


def test_a_real_box_is_followed(folder: str, home: dict[str, str]) -> None:
    words = ("companion", "--seat", "Ana", "--seat", "Ben", "--me", "Ana")
    typed = "a0s 1e1r1o1d\nred costs 3 white\n"
    code, told = windows("cmd", "/c", f"{folder}\\Splendor.cmd", *words, typed=typed, env=home)
    assert code == 0
    assert "a1, blue, costs 1 green, 1 red, 1 black and 1 white." in told
    assert "a2, red, costs 3 white." in told


def test_doctor_finds_braille_and_every_library_of_the_folder(folder: str) -> None:
    code, told = windows("cmd", "/c", f"{folder}\\Splendor.cmd", "doctor")
    assert code == 0
    assert "Braille translation: available" in told
    assert "Tables with friends: not available" not in told
    assert "Labels: not available" not in told
    assert "pip install" not in told


def test_what_is_opened_inside_the_zip_says_that_it_must_be_unpacked(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests/release/windows/Splendor.cmd", DRIVE / "alone.cmd")
    code, told = windows("cmd", "/c", r"C:\alone.cmd", typed="\n")
    assert code == 1
    assert told.startswith("First unpack the whole zip file")


def test_a_changed_file_of_python_has_no_signer(folder: str, tmp_path: Path) -> None:
    python = unix(folder) / "program" / "python"
    assert signer_of(python / "select.pyd") == "Python Software Foundation"
    changed = bytearray((python / "select.pyd").read_bytes())
    changed[5000] ^= 1
    (tmp_path / "select.pyd").write_bytes(changed)
    assert signer_of(tmp_path / "select.pyd") is None


def test_nothing_was_written_into_the_folder(folder: str) -> None:
    """So whoever else plays at this machine may have it without the right to write there."""
    found = {path.relative_to(unix(folder).parent) for path in unix(folder).rglob("*")}
    with zipfile.ZipFile(newest("*-windows*.zip")) as archive:
        assert {path for path in found if unix(folder).parent.joinpath(path).is_file()} == {
            Path(name) for name in archive.namelist() if not name.endswith("/")
        }


def installed() -> str:
    """Return the folder that the set-up proposes."""
    (user,) = (path.name for path in (DRIVE / "users").iterdir() if path.name != "Public")
    return INSTALLED.format(user=user)


def set_up(place: str) -> int:
    shutil.copy(newest("*-setup*.exe"), DRIVE / "splendor-set-up.exe")
    # Programs of Wine that go on behind it would keep its pipes open. The folder is the last word,
    # without quotes.
    words = ["wine", r"C:\splendor-set-up.exe", "/S", *f"/D={place}".split(" ")]
    nothing = subprocess.DEVNULL
    env = {**OUTSIDE, **LETTERS}
    return subprocess.run(words, stdin=nothing, stdout=nothing, env=env, check=False).returncode


def unix(path: str) -> Path:
    return DRIVE / path.removeprefix("C:\\").replace("\\", "/")


def older(place: str) -> list[Path]:
    """Make an installed version an older one, and return what only that had."""
    windows("reg", "add", UNINSTALL, "/v", "DisplayVersion", "/d", "0.1.0", "/f")
    had = [
        unix(place) / "program/site/splendor_access/away.py",
        unix(place) / "splendor-access-0.1.0.nvda-addon",
    ]
    for path in had:
        path.touch()
    return had


@pytest.mark.parametrize("chosen", [None, r"C:\Was für mich\Neu, von Ana"])
def test_the_set_up_installs_updates_and_removes(chosen: str | None) -> None:
    """Silently, for this user, with games kept; a game that is open holds it back.

    A folder of somebody's own with the name of one of ours stays as it is.
    """
    place = chosen or installed()
    own = unix(place) / "program" / "own.txt"
    if chosen:
        shutil.rmtree(unix(chosen), ignore_errors=True)
        own.parent.mkdir(parents=True)
        own.touch()
        place += r"\Splendor"
    assert set_up(chosen or place) == 0
    menu = {path.stem for path in DRIVE.glob("users/*/AppData/Roaming/**/Splendor/*.lnk")}
    english = {"Splendor", "Splendor with friends", "Splendor labels", "What works here"}
    assert menu == {*english, "Splendor braille in NVDA", "Uninstall Splendor"}
    assert [*unix(place).glob("*.nvda-addon")]
    assert __version__ in windows("reg", "query", UNINSTALL)[1]
    code, told = windows("cmd", "/c", "splendor-access", "play", "--quick", typed="take ser\n")
    assert code == 0
    assert "You took blue, green and red." in told

    before = older(place)
    python = f"{place}\\program\\python\\python.exe"
    playing = subprocess.Popen(
        ["wine", python, "-m", "splendor_access", "play", "--quick"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,  # Wine gives a program handles of pipes alone
        env={**OUTSIDE, **LETTERS},
    )
    with playing:
        assert playing.stdout
        playing.stdout.readline()
        assert set_up(place) == 2
        playing.communicate()
    assert set_up(place) == 0
    assert not [path for path in before if path.exists()]
    assert __version__ in windows("reg", "query", UNINSTALL)[1]
    assert windows("cmd", "/c", "splendor-access", "resume", typed="quit\n")[0] == 0

    assert windows(f"{place}\\uninstall.exe", "/S")[0] == 0
    for _time in range(600):
        if not unix(place).exists():
            break
        time.sleep(0.1)
    assert not unix(place).exists()
    assert not [*DRIVE.glob("users/*/AppData/Roaming/**/Splendor/*.lnk")]
    assert "Splendor" not in windows("reg", "query", r"HKCU\Environment")[1]
    assert [*DRIVE.glob("users/*/AppData/Local/splendor-access/**/*.sqlite")]
    if chosen:
        assert own.exists()
        shutil.rmtree(unix(chosen).parent)
