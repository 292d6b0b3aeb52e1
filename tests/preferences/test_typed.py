"""That mypy refuses settings and values that do not exist."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEAD = "from splendor_access.preferences.settings import Settings, SpeechSetting\ns = Settings()\n"
WRONG = {
    "s.vebosity": "attr-defined",
    "s.theme == 'drak'": "comparison-overlap",
    "Settings(theme='drak')": "arg-type",
    "Settings(vebosity='brief')": "call-arg",
    "s.theme = 'dark'": "misc",
    "s.with_change({'theme': 'dark'})": "arg-type",
    "s.source('vebosity')": "arg-type",
    "mode: SpeechSetting = s.echo": "assignment",
}
"""A line for each way to be wrong, and the name of mypy's error."""
RIGHT = ["s.verbosity == 'brief'", "Settings(theme='dark')", "s.source('echo')"]


def test_mypy_refuses_what_does_not_exist(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(HEAD + "\n".join([*RIGHT, *WRONG]))
    command = [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    first = HEAD.count("\n") + len(RIGHT) + 1
    expected = [f":{number}: error: [{name}]" for number, name in enumerate(WRONG.values(), first)]
    found = re.findall(r"(:\d+: error: ).*(\[[a-z-]+\])$", done.stdout, re.MULTILINE)
    assert [*map("".join, found)] == expected, done.stdout
