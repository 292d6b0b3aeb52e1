"""What translators are told in English beside the entries of the locale file."""

import re

from splendor_access.talk.locale import FOLDER, Locale

ENGLISH = (FOLDER / "en.ftl").read_text(encoding="utf-8")
NOT_ENTRIES = {"bonus-points-cost", "splendor-access"}
"""Words with hyphens that are no names of entries."""

COMMENTED = re.compile(r"((?:^# .*\n)+)^([a-z][\w-]*) =", re.MULTILINE)


def comments() -> dict[str, str]:
    """Return the comment before each entry that has one."""
    return {name: comment.replace("# ", "") for comment, name in COMMENTED.findall(ENGLISH)}


def entry(name: str) -> str:
    return re.split(r"(?m)^(?=[a-z#])", ENGLISH.partition(f"\n{name} =")[2])[0]


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
