"""That mypy refuses settings and values that do not exist."""

from pathlib import Path

from tests.tiers import soak_only
from tests.typing_check import assert_refused

HEAD = "from splendor_access.settings.settings import Settings, SpeechSetting\ns = Settings()\n"
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


@soak_only
def test_mypy_refuses_what_does_not_exist(tmp_path: Path) -> None:
    assert_refused(tmp_path, HEAD, RIGHT, WRONG)
