"""What pip installs on each system, and what an index of packages shows."""

import tomllib
from pathlib import Path

import babel
import pytest
from packaging.requirements import Requirement
from trove_classifiers import classifiers

from splendor_access.talk.locale import languages

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_classifiers_name_every_language() -> None:
    assert set(PROJECT["classifiers"]) <= classifiers
    named = {each for each in PROJECT["classifiers"] if each.startswith("Natural Language")}
    names = [babel.Locale.parse(language).english_name for language in languages()]
    assert named == {f"Natural Language :: {name}" for name in names}


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_what_only_some_need_is_not_installed_by_itself(system: str) -> None:
    """On Linux speech comes from the system, and labels are an extra everywhere."""
    wanted = map(Requirement, PROJECT["dependencies"])
    installed = {
        each.name
        for each in wanted
        if each.marker is None or each.marker.evaluate({"sys_platform": system})
    }
    assert installed == {
        *("babel", "fluent.syntax", "msgspec", "platformdirs", "prompt-toolkit", "tomli-w"),
        *(() if system == "linux" else ("accessible-output2",)),
    }
