"""The set-up script where system packages may, may not or cannot be installed."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pytest

from tests.talk.untranslated import untranslated
from tests.tiers import sampled

ROOT = Path(__file__).parents[2]
LOCALES = "splendor_access/talk/locales"
TOOLS = (
    *("cat", "chmod", "cp", "dirname", "env", "find", "grep", "mkdir", "printf", "rm", "sed", "sh"),
    "sleep",
)

AXE = Path("tests/labels/axe")


@dataclass
class Machine:
    """A checkout and a folder of programs; `python` stands in for the virtual environment's."""

    checkout: Path
    programs: Path

    def program(self, name: str, script: str) -> None:
        """Install a shell script under a name."""
        path = self.programs / name
        path.unlink(missing_ok=True)  # it may be a link to the system's program
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def set_up(
        self, purpose: str = "play", *options: str, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run the set-up script with nothing but the programs of this machine."""
        return subprocess.run(
            ["/bin/sh", str(self.checkout / ".ci/setup"), purpose, *options],
            env={"PATH": str(self.programs), "CALLS": str(self.calls_file), **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    @property
    def calls_file(self) -> Path:
        """Return where they are noted down."""
        return self.checkout / "calls"

    @property
    def calls(self) -> list[str]:
        """Return the command lines of programs that are only noted down."""
        return self.calls_file.read_text().splitlines() if self.calls_file.exists() else []


NOTE = 'echo "${0##*/} $*" >>"$CALLS"'


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Return a Debian machine of an ordinary user, without the system packages."""
    checkout = tmp_path / "checkout"
    (checkout / ".ci").mkdir(parents=True)
    for name in (".ci/setup", "Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, checkout / name)
    shutil.copytree(ROOT / AXE, checkout / AXE)
    shutil.copytree(ROOT / LOCALES, checkout / LOCALES)
    (checkout / ".venv/bin").mkdir(parents=True)
    (tmp_path / "programs").mkdir()
    made = Machine(checkout, tmp_path / "programs")
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found
        (made.programs / tool).symlink_to(found)
    made.program("id", "echo 1000")
    made.program("uname", "echo Linux")
    made.program("dpkg-query", "exit 1")
    made.program("apt-get", NOTE)
    made.program("python", NOTE)
    (made.programs / "python").rename(checkout / ".venv/bin/python")
    return made


def test_without_rights_it_says_what_to_type_and_goes_on(machine: Machine) -> None:
    done = machine.set_up()
    assert done.returncode == 0
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        "The program is being set up. This takes about a minute.",
        "Braille and speech need system packages that only an administrator may install.",
        "The game works as text without them. To add them, type: sudo apt-get install "
        "--no-install-recommends python3-venv python3-louis liblouis-data python3-brlapi "
        "python3-speechd",
        "Ready.",
    ]
    assert not any(call.startswith("apt-get") for call in machine.calls)
    assert (
        "python -m pip --disable-pip-version-check --no-input install --editable .[labels,friends]"
        in (machine.calls)
    )


PYTHON = """
case "$*" in
    "-c import sys"*) exit 0 ;;
    "-c import "*)
        for module in $MODULES; do
            [ "$2" != "import $module" ] || exit 0
        done
        exit 1 ;;
    *)
        echo "python3 $*" >>"$CALLS"
        mkdir -p .venv/bin
        cp stand-in .venv/bin/python ;;
esac
"""
"""A Python that has the modules in MODULES, and makes an environment with a stand-in in it."""


@pytest.mark.parametrize(
    ("modules", "made"),
    [
        ("venv ensurepip pip virtualenv", "venv"),
        ("venv pip virtualenv", "venv --without-pip"),
        ("venv virtualenv", "virtualenv"),
        ("pip virtualenv", "virtualenv"),
        ("venv", None),
        ("", None),
    ],
)
def test_an_environment_is_made_by_what_there_is(
    machine: Machine, modules: str, made: str | None
) -> None:
    shutil.move(machine.checkout / ".venv/bin/python", machine.checkout / "stand-in")
    script = machine.checkout / ".ci/setup"
    script.write_text(script.read_text().replace("/usr/bin/python3 ", ""))
    machine.program("python3", PYTHON)
    done = machine.set_up(MODULES=modules)
    environments = [call for call in machine.calls if call.startswith("python3 ")]
    if made:
        assert environments == [f"python3 -m {made} --system-site-packages .venv"]
    else:
        # The file of pip is fetched, and run as it is.
        assert environments[0] == "python3 - .venv/pip.whl"
        assert "-m pip " in environments[1]
        assert environments[1].endswith(" --target .venv/packages .[labels,friends]")
    assert (done.returncode, done.stderr.splitlines()[-1]) == (0, "Ready.")


def test_pip_is_fetched_from_pypi_and_compared_with_what_is_said_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = (ROOT / ".ci/setup").read_text(encoding="utf-8")
    (program,) = re.findall(r"<<'END'\n(.*?)^END$", script, re.MULTILINE | re.DOTALL)
    data = b"a wheel"
    digest = hashlib.sha256(data).hexdigest()
    wheel = {"packagetype": "bdist_wheel", "url": "https://x/p.whl", "digests": {"sha256": digest}}
    told = {"urls": [{"packagetype": "sdist"}, wheel]}
    served = {"https://pypi.org/pypi/pip/json": json.dumps(told).encode(), "https://x/p.whl": data}
    monkeypatch.setattr(urllib.request, "urlopen", lambda url, **_how: BytesIO(served[url]))
    monkeypatch.setattr(sys, "argv", ["-", str(tmp_path / "pip.whl")])
    exec(program, {})  # noqa: S102  # it is ours
    assert (tmp_path / "pip.whl").read_bytes() == data
    served["https://x/p.whl"] = b"another"
    (tmp_path / "pip.whl").unlink()
    with pytest.raises(SystemExit, match="pip is not what PyPI says"):
        exec(program, {})  # noqa: S102  # it is ours
    assert not (tmp_path / "pip.whl").exists()


def test_pip_alone_puts_packages_into_a_folder(machine: Machine) -> None:
    (machine.checkout / ".venv/bin/python").unlink()
    script = machine.checkout / ".ci/setup"
    script.write_text(script.read_text().replace("/usr/bin/python3 ", ""))
    machine.program("python3", PYTHON.replace("mkdir", 'echo "in $PYTHONPATH" >>"$CALLS"\nexit\n'))
    assert machine.set_up(MODULES="pip").stderr.endswith("Ready.\n")
    here = machine.checkout.resolve()
    assert [call for call in machine.calls if "import" not in call] == [
        "python3 -m pip --disable-pip-version-check --no-input install --upgrade --target "
        ".venv/packages .[labels,friends]",
        f"in {here}:{here}/.venv/packages:{here}/.venv/pip.whl",
    ]
    program = machine.checkout / ".venv/bin/splendor-access"
    environment = {"PATH": str(machine.programs), "CALLS": str(machine.calls_file)}
    subprocess.run([program, "play", "--quick"], env=environment, check=True)
    assert machine.calls[-2] == "python3 -m splendor_access play --quick"
    assert machine.set_up("play").stderr == ""
    assert machine.set_up("test", MODULES="pip").returncode == 1
    assert not program.exists()


@pytest.mark.parametrize("administrator", ["root", "sudo"])
def test_with_rights_it_installs_what_is_missing(machine: Machine, administrator: str) -> None:
    if administrator == "root":
        machine.program("id", "echo 0")
    else:
        machine.program("sudo", f'{NOTE}\n[ "$1" = -n ] || exit 1\nshift\n"$@"')
    machine.program(
        "dpkg-query", 'case "$*" in *brlapi*) exit 1 ;; *) echo "install ok installed" ;; esac'
    )
    done = machine.set_up()
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        "The program is being set up. This takes about a minute.",
        "Installing system packages: python3-brlapi",
        "Ready.",
    ]
    apt = [call for call in machine.calls if call.startswith("apt-get")]
    assert [call.split()[-1] for call in apt] == ["update", "python3-brlapi"]
    assert any(call.startswith("sudo") for call in machine.calls) == (administrator == "sudo")


def test_tests_also_need_the_tools_of_liblouis(machine: Machine) -> None:
    done = machine.set_up("test")
    assert done.returncode == 0
    assert "liblouis-bin" in done.stderr
    assert any(call.endswith("--group dev") for call in machine.calls)
    assert not any("brltty" in call or "speech-dispatcher" in call for call in machine.calls)


def test_pages_are_checked_with_axe_in_tests_only(machine: Machine) -> None:
    machine.program("npm", NOTE)
    assert machine.set_up("play").returncode == 0
    assert not any(call.startswith("npm") for call in machine.calls)
    done = machine.set_up("test")
    assert done.returncode == 0
    # The machine has an npm, which need not be Debian's.
    assert "chromium-headless-shell" in done.stderr
    assert "npm" not in done.stderr
    (call,) = [call for call in machine.calls if call.startswith("npm")]
    assert call.startswith("npm ci --prefix .venv/axe ")
    assert (machine.checkout / ".venv/axe/package-lock.json").is_file()
    assert "--editable .[labels,friends,club,3d,dxf]" in "".join(machine.calls)


def test_without_npm_it_is_asked_for_and_the_rest_goes_on(machine: Machine) -> None:
    done = machine.set_up("test")
    assert done.returncode == 0
    assert " npm\n" in done.stderr
    assert "Without npm and Chromium the tests of HTML pages will fail.\n" in done.stderr


def test_failing_installation_does_not_stop_the_game(machine: Machine) -> None:
    machine.program("id", "echo 0")
    machine.program("apt-get", "exit 100")
    done = machine.set_up()
    assert done.returncode == 0
    assert "That did not work, so braille or speech may be missing." in done.stderr


def test_nothing_is_installed_when_all_is_there(machine: Machine) -> None:
    machine.program("id", "echo 0")
    machine.program("dpkg-query", 'echo "install ok installed"')
    assert machine.set_up().returncode == 0
    assert not any(call.startswith("apt-get") for call in machine.calls)


@sampled(2)
@pytest.mark.parametrize(
    ("first", "second"),
    [("play", "play"), ("test", "play"), ("test", "test"), ("soak", "play"), ("soak", "test")],
)
def test_second_time_is_silent(machine: Machine, first: str, second: str) -> None:
    assert machine.set_up(first).returncode == 0
    calls = machine.calls
    again = machine.set_up(second)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert machine.calls == calls


def test_soak_needs_a_slicer_and_servers_and_all_that_tests_need(machine: Machine) -> None:
    assert "prusa-slicer" not in machine.set_up("test").stderr
    done = machine.set_up("soak")
    assert done.returncode == 0
    assert "poppler-utils" in done.stderr
    assert "prusa-slicer" in done.stderr
    assert "--group dev" in machine.calls[-4]
    # What would serve at once if it were installed is taken out of its package.
    servers = "caddy dovecot-core dovecot-imapd libexttextcat-2.0-0 liblua5.4-0 libwrap0"
    assert machine.calls[-3] == f"apt-get -q download {servers} nginx openssh-server"
    assert machine.calls[-2] == "apt-get -q download cura cura-engine"
    assert machine.calls[-1] == "apt-get -q download fenrir"
    assert "openssh-server" not in done.stderr


@pytest.mark.parametrize("changed", ["pyproject.toml", "Makefile", ".ci/setup"])
def test_it_is_done_again_after_a_change(machine: Machine, changed: str) -> None:
    machine.set_up()
    stamp = machine.checkout / ".venv/ready-for-play"
    later = stamp.stat().st_mtime + 2
    os.utime(machine.checkout / changed, (later, later))
    assert "being set up" in machine.set_up().stderr


def test_other_systems_are_told_what_to_install(machine: Machine) -> None:
    (machine.programs / "apt-get").unlink()
    machine.program("uname", "echo Darwin")
    done = machine.set_up()
    assert done.returncode == 0
    assert "For braille, type: brew install liblouis\n" in done.stderr
    assert done.stderr.endswith("The game works as text without them.\nReady.\n")


def test_windows_is_told_what_to_type_instead(machine: Machine) -> None:
    machine.program("uname", "echo MINGW64_NT-10.0")
    done = machine.set_up()
    assert done.returncode == 1
    assert "py -m venv .venv\n" in done.stderr
    assert ".venv\\Scripts\\pip install -e .[labels,friends]\n" in done.stderr


CAUSES = [
    (
        "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify "
        "failed: unable to get local issuer certificate'))",
        "certificates",
    ),
    ("ERROR: Could not install packages: [Errno 28] No space left on device", "full"),
    ("OSError: [Errno 30] Read-only file system: '/usr/lib'", "not-writable"),
    ("Failed to establish a new connection: [Errno -3] Temporary failure in name", "no-network"),
    ("error: subprocess-exited-with-error", "failed"),
]
"""What pip says, and the message for it."""


@pytest.mark.parametrize(("said", "name"), CAUSES)
@pytest.mark.parametrize("options", [(), ("--quiet",)])
def test_a_failure_is_told_by_its_cause_in_the_language(
    machine: Machine, said: str, name: str, options: tuple[str, ...]
) -> None:
    python = machine.checkout / ".venv/bin/python"
    python.write_text(f'#!/bin/sh\n[ "$1" = -c ] || {{ cat <<END\n{said}\nEND\nexit 1; }}\n')
    done = machine.set_up("play", *options, LANG="de_DE.UTF-8")
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    (text,) = re.findall(rf"(?m)^install-{name} = (.*)", words("de"))
    assert lines[-1].startswith(text.partition("{")[0])
    assert len(lines) == 1 if options else len(lines) > 1
    assert said in (machine.checkout / ".venv/setup.log").read_text()


def words(language: str) -> str:
    return (ROOT / LOCALES / f"{language}.ftl").read_text(encoding="utf-8")


def test_apt_tells_why_and_the_game_goes_on(machine: Machine) -> None:
    machine.program("id", "echo 0")
    machine.program("apt-get", "echo \"Temporary failure resolving 'deb.debian.org'\"; exit 100")
    done = machine.set_up()
    assert done.returncode == 0
    failed, why, ready = done.stderr.splitlines()[-3:]
    assert failed.startswith("That did not work, so braille or speech may be missing.")
    assert why.startswith("There is no network,")
    assert ready == "Ready."


TICKS = """
mark=$CALLS.$PPID
if [ -e "$mark" ]; then
    : >"$CALLS.told"
    exec /bin/sleep 5
fi
: >"$mark"
while kill -0 $PPID 2>/dev/null && ! grep -qs '{until}' .venv/step.log; do /bin/sleep 0.05; done
"""
"""Five seconds of a step, over when something is in its log; when they begin again, it was told."""


@pytest.mark.parametrize(
    ("logged", "told"),
    [
        ("Collecting babel>=2.12\n  Collecting pillow", "Fetching libraries: 2, pillow"),
        ("Collecting pillow\nInstalling collected packages: pillow", "Installing libraries: 1"),
        ("Obtaining file:///home/ana", "Preparing Python for the libraries, after 5 seconds."),
    ],
)
def test_every_five_seconds_it_says_how_far_it_is(machine: Machine, logged: str, told: str) -> None:
    machine.program("sleep", TICKS.replace("{until}", logged.splitlines()[-1]))
    python = machine.checkout / ".venv/bin/python"
    wait = 'while [ ! -e "$CALLS.told" ]; do /bin/sleep 0.05; done'
    python.write_text(f'#!/bin/sh\n[ "$1" = -c ] || {{ cat <<END\n{logged}\nEND\n{wait}; }}\n')
    machine.program("dpkg-query", 'echo "install ok installed"')
    done = machine.set_up()
    assert done.stderr.splitlines() == [
        "The program is being set up. This takes about a minute.",
        told,
        "Ready.",
    ]


def test_while_packages_are_looked_up_it_says_so(machine: Machine) -> None:
    machine.program("sleep", TICKS.replace("{until}", "Hit:1"))
    machine.program("id", "echo 0")
    wait = 'while [ ! -e "$CALLS.told" ]; do /bin/sleep 0.05; done'
    machine.program("apt-get", f'case "$*" in *update*) echo Hit:1; {wait} ;; esac')
    assert "Looking up system packages, after 5 seconds.\n" in machine.set_up().stderr


def test_of_packages_it_says_how_many_are_done(machine: Machine) -> None:
    machine.program("sleep", TICKS.replace("{until}", "Setting up brltty"))
    machine.program("id", "echo 0")
    wait = 'while [ ! -e "$CALLS.told" ]; do /bin/sleep 0.05; done'
    done = ("Setting up python3-louis (3.33)", "Setting up brltty (6)")
    log = "\n".join(("0 upgraded, 12 newly installed, 0 to remove", *done))
    machine.program(
        "apt-get", f'case "$*" in *update*) exit ;; esac\ncat <<END\n{log}\nEND\n{wait}'
    )
    assert "Installing system packages: 2/12, brltty\n" in machine.set_up().stderr


def test_where_nothing_may_be_written_or_started_it_says_where(machine: Machine) -> None:
    machine.program("chmod", "exit 0")
    done = machine.set_up(LANG="fr")
    here = machine.checkout.resolve()
    assert done.returncode == 1
    assert done.stderr.splitlines()[1].startswith(
        f"Aucun programme ne peut être lancé dans {here}."
    )
    machine.program("mkdir", "exit 1")
    done = machine.set_up(LANG="nl")
    assert done.returncode == 1
    assert done.stderr.splitlines()[1].startswith(f"In {here} mag niet geschreven worden.")


def test_quietly_nothing_is_said(machine: Machine) -> None:
    done = machine.set_up("play", "--quiet")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_unknown_purpose(machine: Machine) -> None:
    assert machine.set_up("dance").returncode == 1


@pytest.mark.parametrize(
    "variables",
    [
        {"SPLENDOR_ACCESS_LANG": "eo", "LANG": "en_US.UTF-8"},
        {"LC_ALL": "eo"},
        {"LC_MESSAGES": "eo_XX.UTF-8", "LANG": "C"},
        {"LC_ALL": "C.UTF-8", "LANG": "eo@latin"},
    ],
)
def test_it_speaks_the_language_of_the_system(machine: Machine, variables: dict[str, str]) -> None:
    words = machine.checkout / LOCALES
    english = (words / "en.ftl").read_text(encoding="utf-8")
    (words / "eo.ftl").write_text(
        english.replace("install-ready = Ready.", "install-ready = Preta."), encoding="utf-8"
    )
    assert machine.set_up(**variables).stderr.endswith("Preta.\n")


def test_what_a_language_lacks_is_said_in_english(machine: Machine) -> None:
    french = machine.checkout / LOCALES / "fr.ftl"
    text = french.read_text(encoding="utf-8")
    french.write_text(re.sub("(?m)^install-ready = .*\n", "", text), encoding="utf-8")
    said = machine.set_up(LANG="fr").stderr
    assert said.endswith("Ready.\n")
    assert said != machine.set_up(LANG="en").stderr


def test_it_says_what_the_locale_files_have(machine: Machine) -> None:
    script = (ROOT / ".ci/setup").read_text(encoding="utf-8")
    said = set(re.findall(r"\b(?:say|fail) ([a-z-]+)", script))
    for path in (ROOT / LOCALES).glob("*.ftl"):
        there = re.findall(
            r"^install-([a-z-]+) = \S", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        lacking = {name.removeprefix("install-") for name in untranslated(path.stem)}
        assert set(there) == said - lacking, path.name
