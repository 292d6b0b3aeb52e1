"""Codes of tables and keys of seats."""

import math

from splendor_access.online.server.doors import LENGTH, LETTERS, new_code
from splendor_access.table.names import NAME_LENGTH


def test_a_code_cannot_be_guessed_and_is_told_from_a_name_by_its_length() -> None:
    code = new_code()
    groups = code.split("-")
    assert [len(group) for group in groups] == [4] * 7
    assert set("".join(groups)) <= set(LETTERS)
    assert 28 * math.log2(len(LETTERS)) > 138
    assert len(code) == LENGTH > NAME_LENGTH
