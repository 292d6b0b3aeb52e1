"""What every test may rely on, and what makes a run fail."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"

IN_BACKGROUND = ("sh", "-c", 'trap "" INT HUP; exec "$@"', "sh")
"""Starts a program as `nohup` does behind `&` in a script: it ignores Ctrl-C and hanging up."""


def run_tests(folder: Path, tests: str, *options: str, ci: str = "") -> tuple[int, str]:
    """Run tests of their own with our conftest in the background; return exit code and output."""
    (folder / "conftest.py").write_text(CONFTEST.read_text())
    (folder / "test_one.py").write_text(tests)
    options = ("-p", "no:cacheprovider", "-c", "/dev/null", *options)
    done = subprocess.run(
        [*IN_BACKGROUND, sys.executable, "-m", "pytest", *options, "."],
        cwd=folder,
        env={**os.environ, "CI": ci, "PYTHONPATH": str(CONFTEST.parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


SKIPS = "import pytest\ndef test_one():\n    pass\ndef test_two():\n    pytest.skip('why')\n"


@pytest.mark.parametrize(
    ("ci", "workers", "code"), [("true", "0", 1), ("true", "2", 1), ("", "0", 0)]
)
def test_a_skipped_test_fails_the_run_in_ci(
    tmp_path: Path, ci: str, workers: str, code: int
) -> None:
    found, printed = run_tests(tmp_path, SKIPS, "-n", workers, ci=ci)
    assert found == code, printed
    assert ("a skipped test counts as a failure" in printed) == (ci == "true")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP], ids=str)
def test_programs_of_a_run_in_the_background_can_be_ended(
    tmp_path: Path, number: signal.Signals
) -> None:
    tests = f"""
import subprocess, sys
def test_one():
    program = "import signal; signal.raise_signal({number})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True)
    assert done.returncode == -{number}
"""
    code, printed = run_tests(tmp_path, tests, "-n", "1")
    assert code == 0, printed


def test_home_is_not_the_real_one(own_home: Path) -> None:
    assert os.environ["SPLENDOR_ACCESS_HOME"].startswith(str(own_home))
    assert Path.home() == own_home
    assert not [name for name in os.environ if name.startswith(("LC_", "LANG"))]
