"""Make a release in dist, and check it: python -m tests.release [--whole].

Nothing leaves this machine: the output ends with the commands for a person with the rights to
publish. Exit code 1: the release failed, and the last line says why.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from splendor_access import __version__
from tests.release.archives import ROOT, digests, faults_of_sdist, faults_of_wheel
from tests.talk.untranslated import missing

DIST = ROOT / "dist"

QUICK_TESTS = ("tests/game", "tests/table", "tests/commands/test_play.py", "tests/project")
"""The rules, saved games, playing over a pipe, and the project itself: a minute or two."""


ONE_GAME = ("play", "--seat", "Ana", "--bot", "easy", "--seed", "5")


class NotReleased(Exception):
    """The reason why there is no release."""


def entry(changelog: str, version: str) -> str:
    """Return a changelog's entry for a version, or an empty string."""
    found = re.search(rf"(?ms)^## {re.escape(version)}(?![\w.])[^\n]*\n(.*?)(?=^## |\Z)", changelog)
    return found[1].strip() if found else ""


def ready(changelog: str, lacking: Iterable[str]) -> None:
    """Raise NotReleased if something must be written first."""
    if not entry(changelog, __version__):
        raise NotReleased(f"CHANGELOG.md has no entry for {__version__}.")
    if languages := ", ".join(lacking):
        raise NotReleased(f"Entries stand in English only ({languages}): make untranslated")


def built(folder: Path) -> tuple[Path, Path]:
    """Build the wheel and the sdist in a folder."""
    build = [sys.executable, "-m", "build", "--no-isolation", "-o", str(folder), str(ROOT)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, sdist


def build_twice(folder: Path) -> tuple[Path, Path]:
    """Build both archives twice, and return them if their bytes are the same."""
    made, again = built(folder / "once"), built(folder / "again")
    if digests(made) != digests(again):
        raise NotReleased("Built twice, the archives differ.")
    return made


def refuse(name: str, faults: list[str]) -> None:
    """Raise NotReleased if an archive has faults."""
    if faults:
        raise NotReleased(f"{name} {'; '.join(faults)}")


def play(wheel: Path, folder: Path) -> None:
    """Install the package with its extras into a new environment, and play and make labels there.

    The folder of the wheel takes the place of an index.
    """
    from splendor_access.talk.locale import Locale
    from splendor_access.talk.messages import say
    from tests.driver import play_out, table

    # liblouis comes from the system.
    venv = ["-m", "venv", "--system-site-packages", str(folder)]
    subprocess.run([sys.executable, *venv], check=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    package = f"splendor-access[labels,friends]=={__version__}"
    subprocess.run([*pip, "install", "--find-links", str(wheel.parent), package], check=True)
    typed = [*play_out(table("human", "easy", seed=5)), "quit"]
    game = subprocess.run(
        [str(programs / "splendor-access"), *ONE_GAME],
        cwd=folder,
        env={"PATH": os.defpath, "SPLENDOR_ACCESS_HOME": str(folder / "home")},
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        text=True,
        check=False,
    )
    over = Locale("en").text(say("game-over")) in game.stdout.splitlines()
    if game.returncode or game.stderr or not over:
        raise NotReleased(f"The game did not come to its end.\n{game.stdout}{game.stderr}")
    labels = [str(programs / "splendor-access"), "labels", "--format", "pdf", "--what", "nobles"]
    made = subprocess.run(labels, cwd=folder, capture_output=True, text=True, check=False)
    if made.returncode:
        raise NotReleased(f"No labels were made.\n{made.stdout}{made.stderr}")


def run_tests(sdist: Path, folder: Path, *, whole: bool) -> None:
    """Unpack the sdist and run its tests there, on its own program."""
    shutil.unpack_archive(sdist, folder)
    (unpacked,) = folder.iterdir()
    # The tests ask git for the list of files, and expect axe-core beside the program.
    for command in (["git", "init", "-q"], ["git", "add", "-A"]):
        subprocess.run(command, cwd=unpacked, check=True)
    (unpacked / ".venv").symlink_to(ROOT / ".venv")
    tests = [] if whole else QUICK_TESTS
    pytest = ["-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *tests]
    done = subprocess.run(
        [sys.executable, *pytest],
        cwd=unpacked,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        check=False,
    )
    if done.returncode:
        raise NotReleased("The tests of the sdist fail.")


def next_steps(wheel: Path, sdist: Path, *, clean: bool) -> str:
    """Return the next commands for a person with the rights to publish."""
    first = [] if clean else ["Commit what `git status` shows, and make the release again. Then:"]
    lines = [
        f"git tag -a v{__version__} -m 'Version {__version__}'",
        f"git push origin v{__version__}",
        f"python -m twine upload dist/{wheel.name} dist/{sdist.name}",
    ]
    return "\n".join([*first, "With the rights to publish, type:", *(f"    {x}" for x in lines)])


def release(*, whole: bool) -> str:
    """Make the release and check it; return the next steps. Raises NotReleased."""
    ready((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), missing())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"Building version {__version__} twice.", flush=True)
        made = build_twice(folder)
        print("Checking metadata and contents.", flush=True)
        wheel, sdist = made
        refuse(wheel.name, faults_of_wheel(wheel, __version__))
        refuse(sdist.name, faults_of_sdist(sdist, __version__))
        print("Installing it from nothing, playing a game, and making labels.", flush=True)
        play(wheel, folder / "environment")
        print(f"Running {'all' if whole else 'some'} tests of the sdist.", flush=True)
        (folder / "unpacked").mkdir()
        run_tests(sdist, folder / "unpacked", whole=whole)
        DIST.mkdir(exist_ok=True)
        kept = [Path(shutil.copy(each, DIST)) for each in made]
    status = ["git", "status", "--porcelain"]
    changed = subprocess.run(status, cwd=ROOT, check=True, capture_output=True).stdout
    for file, digest in digests(kept).items():
        print(f"dist/{file}: {digest}")
    return next_steps(wheel, sdist, clean=not changed)


def main(arguments: Sequence[str]) -> int:
    """Make a release; return the exit code."""
    parser = argparse.ArgumentParser(prog="make release", description="Make a release in dist")
    parser.add_argument("--whole", action="store_true", help="run all tests of the sdist")
    try:
        print(release(whole=parser.parse_args(arguments).whole))
    except NotReleased as reason:
        print(f"Not released. {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
