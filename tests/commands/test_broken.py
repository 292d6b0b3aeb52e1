"""Twenty and more broken situations: what is told, with one next step that works there."""

import os
import shutil
import stat
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from splendor_access.braille.tables import BrailleUnavailable, NoBraille
from splendor_access.braille_display.displays import _brlapi
from splendor_access.console import doctor
from splendor_access.labels.refusal import missing_library
from splendor_access.settings import libraries, system, table_list
from splendor_access.settings.libraries import LibraryFault, library_sentences
from splendor_access.speech import doctor as voices
from splendor_access.speech import sound
from splendor_access.speech.child import Gone
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, say

Break = pytest.MonkeyPatch
PYTHON = "/home/ana/env/bin/python"


def told(message: Message, language: str = "en") -> str:
    return Locale(language).text(message)


def library(fault: LibraryFault) -> str:
    return " ".join(told(Message(name, {**facts})) for name, facts in library_sentences(fault))


# How the program was installed


def in_environment(broken: Break, prefix: str = "/home/ana/env") -> None:
    broken.setattr(sys, "prefix", prefix)
    broken.setattr(sys, "executable", f"{prefix}/bin/python")


def with_pipx(broken: Break) -> None:
    in_environment(broken, "/home/ana/.local/share/pipx/venvs/splendor-access")
    without_pip(broken)


def with_uv(broken: Break) -> None:
    in_environment(broken, "/home/ana/.local/share/uv/tools/splendor-access")
    without_pip(broken)


def with_the_systems_python(broken: Break) -> None:
    broken.setattr(sys, "prefix", sys.base_prefix)
    broken.setattr(sys, "executable", "/usr/bin/python3")
    # A folder in which the system says that pip may not install.
    broken.setattr(sysconfig, "get_path", lambda _name: str(managed))


def with_debians_package(broken: Break) -> None:
    with_the_systems_python(broken)
    broken.setattr(
        libraries,
        "__file__",
        "/usr/lib/python3/dist-packages/splendor_access/settings/libraries.py",
    )
    as_user(broken)


def with_windows_folder(broken: Break) -> None:
    broken.setattr(sys, "platform", "win32")
    without_pip(broken)


def without_pip(broken: Break) -> None:
    found = find_spec
    broken.setattr(libraries, "find_spec", lambda name: None if name == "pip" else found(name))


def as_user(broken: Break, sudo: str | None = "/usr/bin/sudo") -> None:
    """Be an ordinary user, who has sudo or not."""
    which = shutil.which
    broken.setattr(os, "geteuid", lambda: 1000)
    broken.setattr(
        shutil, "which", lambda name, **how: sudo if name == "sudo" else which(name, **how)
    )


managed = Path()


@pytest.fixture(autouse=True)
def _system(tmp_path: Path, monkeypatch: Break) -> None:
    """Make the folder of a system that manages Python, and be on Debian."""
    (tmp_path / "EXTERNALLY-MANAGED").touch()
    monkeypatch.setitem(globals(), "managed", tmp_path)
    monkeypatch.setattr(system, "system", lambda: "debian")
    in_environment(monkeypatch)


OLD = LibraryFault("prompt-toolkit", "old", "/x/prompt_toolkit", "3.0.36", ">=3.0.43, <3.0.54")
MISSING = LibraryFault("ezdxf", "missing")
DAMAGED = LibraryFault("babel", "damaged", "/x/babel/__init__.py", "2.17", ">=2.12")
BROKEN_PIP = "-m pip install --user --break-system-packages"

LIBRARIES: list[tuple[Callable[[Break], None], LibraryFault, str]] = [
    (with_pipx, MISSING, "pipx inject splendor-access ezdxf"),
    (
        with_pipx,
        OLD,
        "pipx runpip splendor-access install --upgrade 'prompt-toolkit>=3.0.43,<3.0.54'",
    ),
    (
        with_uv,
        MISSING,
        "uv pip install --python /home/ana/.local/share/uv/tools/splendor-access/bin/python ezdxf",
    ),
    (in_environment, MISSING, f"{PYTHON} -m pip install ezdxf"),
    (in_environment, DAMAGED, f"{PYTHON} -m pip install --force-reinstall 'babel>=2.12'"),
    (without_pip, MISSING, f"{PYTHON} -m ensurepip && {PYTHON} -m pip install ezdxf"),
    (with_the_systems_python, MISSING, f"/usr/bin/python3 {BROKEN_PIP} ezdxf"),
    (with_debians_package, MISSING, "sudo apt-get install python3-ezdxf"),
    (with_debians_package, DAMAGED, "sudo apt-get install --reinstall python3-babel"),
    (
        with_debians_package,
        LibraryFault("pypdfium2", "missing"),
        "sudo apt-get install poppler-utils",
    ),
    (
        with_debians_package,
        LibraryFault("manifold3d", "missing"),
        f"/usr/bin/python3 {BROKEN_PIP} manifold3d",
    ),
]


@pytest.mark.parametrize(("installed", "fault", "step"), LIBRARIES)
def test_a_library_is_mended_as_the_program_was_installed(
    installed: Callable[[Break], None], fault: LibraryFault, step: str, monkeypatch: Break
) -> None:
    installed(monkeypatch)
    said = library(fault)
    assert said.endswith(f" To install it, type: {step}")
    assert said.count("To install it") == 1


def test_where_pip_is_missing_debian_has_it(monkeypatch: Break) -> None:
    with_debians_package(monkeypatch)
    without_pip(monkeypatch)
    error = ModuleNotFoundError("No module named 'manifold3d'", name="manifold3d")
    assert told(missing_library(error).message).endswith(
        "type: sudo apt-get install python3-numpy python3-pip && "
        f"/usr/bin/python3 {BROKEN_PIP} manifold3d"
    )


def test_python_alone_has_its_own_folder_of_libraries(tmp_path: Path, monkeypatch: Break) -> None:
    packages = tmp_path / ".venv" / "packages"
    packages.mkdir(parents=True)
    monkeypatch.setattr(libraries, "PACKAGES_ALONE", packages)
    monkeypatch.setenv("PYTHONPATH", str(packages))
    with_the_systems_python(monkeypatch)
    step = f"{tmp_path}/.venv/bin/python -m pip install --upgrade --target {packages}"
    assert library(MISSING).endswith(f" type: {step} ezdxf")
    damaged = LibraryFault("babel", "damaged", str(packages / "babel/__init__.py"))
    assert library(damaged).endswith(f" type: {step} babel")


def test_the_folder_for_windows_is_unpacked_again(monkeypatch: Break) -> None:
    with_windows_folder(monkeypatch)
    assert library(LibraryFault("msgspec", "missing")).endswith(told(say("library-unpack")))
    assert library(MISSING).endswith(told(say("library-elsewhere")))
    assert told(voices.explain("prismatoid", Gone("missing"))) == told(say("library-elsewhere"))


def test_a_strangers_file_is_taken_out_of_the_path(tmp_path: Path, monkeypatch: Break) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    said = library(LibraryFault("babel", "strange", str(tmp_path / "babel.py")))
    assert said.endswith(
        "Take that folder out of PYTHONPATH, and start the program in another folder."
    )


# What the system has


def no_binding(_broken: Break) -> Message:
    return say("no-display-no-binding", step=system.to_install("brlapi"))


def brltty_not_installed(broken: Break) -> Message:
    which = shutil.which
    broken.setattr(
        shutil, "which", lambda name, **how: None if name == "brltty" else which(name, **how)
    )
    return _brlapi._not_running(b":0").message


def brltty_not_running(broken: Break) -> Message:
    broken.setattr(shutil, "which", lambda name, **_how: f"/usr/bin/{name}")
    return _brlapi._not_running(b":0").message


def no_speech_module(_broken: Break) -> Message:
    return voices.explain("speech-dispatcher", Gone("missing", "python3-speechd"))


def no_speech_service(broken: Break) -> Message:
    broken.setattr(shutil, "which", lambda name, **_how: name if name == "sudo" else None)
    return voices.explain("speech-dispatcher", Gone("stopped"))


def idle_speech_service(broken: Break) -> Message:
    broken.setattr(shutil, "which", lambda name, **_how: f"/usr/bin/{name}")
    broken.setattr(sys, "argv", [".venv/bin/splendor-access", "doctor"])
    broken.setattr(Path, "samefile", lambda *_paths: False)
    return voices.explain("speech-dispatcher", Gone("stopped"))


def no_synthesiser(_broken: Break) -> Message:
    return voices.explain("speech-dispatcher", Gone("mute"))


def no_prismatoid(_broken: Break) -> Message:
    return voices.explain("prismatoid", Gone("missing"))


def no_player(broken: Break) -> Message:
    broken.setattr(sound, "players", list)
    return doctor._sounds()


def no_liblouis(_broken: Break) -> Message:
    return system.without_liblouis()


def no_table(_broken: Break) -> Message:
    return table_list.explain(BrailleUnavailable(NoBraille.NO_TABLE, "de-g1.ctb"))


SYSTEM: list[tuple[Callable[[Break], Message], str]] = [
    (no_binding, "type: sudo apt-get install python3-brlapi"),
    (brltty_not_installed, "type: sudo apt-get install brltty"),
    (brltty_not_running, "type: sudo systemctl start brltty"),
    (no_speech_module, "type: sudo apt-get install python3-speechd"),
    (no_speech_service, "sudo apt-get install speech-dispatcher speech-dispatcher-espeak-ng"),
    (idle_speech_service, "To start it: .venv/bin/splendor-access play --speech direct"),
    (no_synthesiser, "type: sudo apt-get install speech-dispatcher-espeak-ng"),
    (no_prismatoid, f"type: {PYTHON} -m pip install prismatoid"),
    (no_player, "type: sudo apt-get install alsa-utils"),
    (no_liblouis, "type: sudo apt-get install python3-louis"),
    (no_table, "type: sudo apt-get install liblouis-data"),
]


@pytest.mark.parametrize(("broken", "step"), SYSTEM)
def test_what_the_system_lacks_is_installed_by_one_command(
    broken: Callable[[Break], Message], step: str, monkeypatch: Break
) -> None:
    as_user(monkeypatch)
    said = told(broken(monkeypatch))
    assert step in said
    assert sum(said.count(each) for each in ("apt-get", "dnf", "pacman", "pip install")) <= 1
    assert len({told(broken(monkeypatch), language) for language in languages()}) == 4


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("fedora", "To install it, type: sudo dnf install brltty"),
        ("arch", "To install it, type: sudo pacman -S brltty"),
        ("other", "Your system may have a package of it."),
    ],
)
def test_each_system_has_its_own_command(name: str, step: str, monkeypatch: Break) -> None:
    as_user(monkeypatch)
    monkeypatch.setattr(system, "system", lambda: name)
    assert told(system.to_install("brltty")) == step


def test_without_sudo_the_command_asks_for_the_administrators_password(monkeypatch: Break) -> None:
    as_user(monkeypatch, sudo=None)
    assert system.package_command("brltty") == "su -c 'apt-get install brltty'"
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert system.package_command("brltty") == "apt-get install brltty"


def test_the_command_for_the_binding_lets_an_environment_see_it(
    tmp_path: Path, monkeypatch: Break
) -> None:
    in_environment(monkeypatch, str(tmp_path))
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    settings = tmp_path / "pyvenv.cfg"
    settings.write_text("home = /usr/bin\ninclude-system-site-packages = false\nversion = 3.11\n")
    here = "".join(map(str, sys.version_info[:2]))
    message = _brlapi._out_of_sight([f"brlapi.cpython-{here}-x86_64-linux-gnu.so"])
    subprocess.run(["sh", "-c", str(message.args["command"])], check=True)
    assert settings.read_text().splitlines()[1] == "include-system-site-packages = true"


def test_a_folder_that_may_not_be_written_is_told_with_the_way_out(
    tmp_path: Path, monkeypatch: Break
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path / "a file"))
    said = told(doctor._saves())
    assert said.startswith("Saved games: not available, because ")
    assert said.endswith("set the environment variable SPLENDOR_ACCESS_HOME to another folder.")


def test_a_command_found_by_its_name_is_named_so(tmp_path: Path, monkeypatch: Break) -> None:
    command = tmp_path / "splendor-access"
    command.touch()
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "argv", [str(command)])
    assert system.program() == str(command)
    with monkeypatch.context() as inside:
        inside.setattr(sys, "argv", ["bin/splendor-access"])
        assert system.program() == "bin/splendor-access"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system.program() == "splendor-access"
    monkeypatch.setattr(sys, "argv", ["/x/splendor_access/__main__.py"])
    assert system.program() == f"{PYTHON} -m splendor_access"
    monkeypatch.setenv("SPLENDOR_ACCESS_WINDOW", "yes")
    assert system.program() == "splendor-access"
    monkeypatch.delenv("SPLENDOR_ACCESS_WINDOW")
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert system.program() == "splendor-access"
