"""What every test may rely on, and what makes a run fail."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import soak_only

CONFTEST = Path(__file__).parents[1] / "conftest.py"

IN_BACKGROUND = ("sh", "-c", 'trap "" INT HUP; exec "$@"', "sh")
"""Starts a program as `nohup` does behind `&` in a script: it ignores Ctrl-C and hanging up."""


TESTS = """
import signal, subprocess, sys
import pytest

@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_programs_can_be_ended(number):
    program = f"import signal; signal.raise_signal({number})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True)
    assert done.returncode == -number

def test_skipped():
    pytest.skip("why")
"""


@soak_only
@pytest.mark.parametrize(("ci", "workers", "code"), [("true", "1", 1), ("", "0", 0)])
def test_a_run_in_the_background(tmp_path: Path, ci: str, workers: str, code: int) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text())
    (tmp_path / "test_one.py").write_text(TESTS)
    options = ("-p", "no:cacheprovider", "-c", "/dev/null", "-n", workers)
    done = subprocess.run(
        [*IN_BACKGROUND, sys.executable, "-m", "pytest", *options, "."],
        cwd=tmp_path,
        env={**os.environ, "CI": ci, "PYTHONPATH": str(CONFTEST.parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "2 passed, 1 skipped" in done.stdout
    assert done.returncode == code
    assert ("a skipped test counts as a failure" in done.stdout) == (ci == "true")


def test_home_is_not_the_real_one(own_home: Path) -> None:
    assert os.environ["SPLENDOR_ACCESS_HOME"].startswith(str(own_home))
    assert Path.home() == own_home
    assert not [name for name in os.environ if name.startswith(("LC_", "LANG"))]
