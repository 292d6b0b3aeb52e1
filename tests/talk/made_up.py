"""Languages made up for a test: English with some entries put in other words."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from splendor_access.braille.tables import default_table
from splendor_access.talk import locale
from splendor_access.talk.entries import COMMON
from splendor_access.talk.locale import Locale
from tests.talk.samples import written


def offer(monkeypatch: pytest.MonkeyPatch, folder: Path, *, language: str, text: str) -> None:
    """Let the program find one more language, as a file beside those it has."""
    for path in locale.FOLDER.glob("*.ftl"):
        shutil.copy(path, folder)
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8", newline="\n")
    monkeypatch.setattr(locale, "FOLDER", folder)
    # Another test may have made up another language of this name, or this one another before.
    default_table.cache_clear()
    locale.languages_in.cache_clear()


def changed(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    changes: Mapping[str, str],
    language: str = "xx",
) -> Locale:
    """Return a language that is English but for the entries given, by name."""
    text = (locale.FOLDER / "en.ftl").read_text(encoding="utf-8")
    for name, entry in changes.items():
        pattern = rf"^{re.escape(name)} =.*(?:\n(?:[ \t}}].*)?)*"
        text, count = re.subn(pattern, "", text, flags=re.MULTILINE)
        assert count == 1 or name in written(COMMON), name
        text += f"{name} = {entry}\n"
    offer(monkeypatch, folder, language=language, text=text)
    return Locale(language)
