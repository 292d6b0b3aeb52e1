"""A skipped test fails the run where CI=true says that everything is installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_skipped_tests(tmp_path: Path, ci: str, code: int, workers: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text())
    (tmp_path / "test_one.py").write_text(
        "import pytest\ndef test_one():\n    pass\ndef test_two():\n    pytest.skip('why')\n"
    )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            "-n",
            workers,
            "-c",
            "/dev/null",
            ".",
        ],
        cwd=tmp_path,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout
    assert ("a skipped test counts as a failure" in done.stdout) == (ci == "true")


def test_home_is_not_the_real_one(own_home: Path) -> None:
    assert os.environ["SPLENDOR_ACCESS_HOME"].startswith(str(own_home))
    assert Path.home() == own_home
    assert not [name for name in os.environ if name.startswith(("LC_", "LANG"))]
