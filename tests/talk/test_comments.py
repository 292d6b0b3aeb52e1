"""What translators are told in English beside the entries of the locale file."""

import re

from splendor_access.talk.entries import COMMON
from splendor_access.talk.locale import FOLDER, Locale

ENGLISH = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDER / "en.ftl", COMMON))
NOT_ENTRIES = {"bonus-points-cost", "splendor-access"}
"""Words with hyphens that are no names of entries."""

COMMENTED = re.compile(r"((?:^# .*\n)+)^([a-z][\w-]*) =", re.MULTILINE)


def comments() -> dict[str, str]:
    """Return the comment before each entry that has one."""
    return {name: comment.replace("# ", "") for comment, name in COMMENTED.findall(ENGLISH)}


def entry(name: str) -> str:
    texts = ENGLISH.split(f"\n{name} =")[1:]
    return "".join(re.split(r"(?m)^(?=[a-z#])", text)[0] for text in texts)


def test_entries_have_comments() -> None:
    assert len(comments()) > 200


def test_comments_name_variables_that_are_there() -> None:
    for name, comment in comments().items():
        for variable in re.findall(r"\$(\w+):", comment):
            assert f"${variable}" in entry(name), (name, variable)


def test_comments_name_entries_that_are_there() -> None:
    names = [*Locale("en").names()]
    for name, comment in comments().items():
        for other in re.findall(r"\b[a-z]+(?:-[a-z]+)+-(?= )|\b[a-z]+(?:-[a-z]+)+\b", comment):
            known = any(each.startswith(other) for each in names) or other in NOT_ENTRIES
            assert known, (name, other)
