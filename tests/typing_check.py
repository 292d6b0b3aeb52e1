"""mypy's verdict on snippets, for types that must refuse unknown values."""

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]


def assert_refused(folder: Path, head: str, right: Sequence[str], wrong: Mapping[str, str]) -> None:
    """Assert that mypy accepts each line of `right`, and none of `wrong`.

    `wrong` has the name of the error for each line; `head` is the source before all of them.
    """
    lines = [*head.splitlines(), *right, *wrong]
    file = folder / "snippet.py"
    file.write_text("\n".join(lines))
    command = [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    first = len(lines) - len(wrong) + 1
    expected = [f":{number}: error: [{name}]" for number, name in enumerate(wrong.values(), first)]
    found = re.findall(r"(:\d+: error: ).*(\[[a-z-]+\])$", done.stdout, re.MULTILINE)
    assert [*map("".join, found)] == expected, done.stdout
