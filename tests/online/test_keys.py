"""Codes of tables and keys of seats, and the files that keep them."""

import math
import random
from pathlib import Path

import pytest

from splendor_access import ExitCode
from splendor_access.online.client.links import Links
from splendor_access.online.server.doors import LENGTH, LETTERS, new_code
from splendor_access.settings.files import Unreadable, mend_twice, read_twice, replace_twice
from splendor_access.table.names import NAME_LENGTH
from splendor_access.talk.messages import say
from tests.driver import run_here, sentence
from tests.tiers import tries

LINK = "http://127.0.0.1:9/code"


def test_a_code_cannot_be_guessed_and_is_told_from_a_name_by_its_length() -> None:
    code = new_code()
    groups = code.split("-")
    assert [len(group) for group in groups] == [4] * 7
    assert set("".join(groups)) <= set(LETTERS)
    assert 28 * math.log2(len(LETTERS)) > 138
    assert len(code) == LENGTH > NAME_LENGTH


def test_no_changed_bit_of_a_file_of_keys_is_taken_for_what_was_written(tmp_path: Path) -> None:
    file, copy = tmp_path / "seats.toml", tmp_path / "seats.copy"
    keys = {f"{LINK}{number}": new_code() for number in range(2)}
    replace_twice(file, keys)
    whole = file.read_bytes()
    assert copy.read_bytes() == whole
    bits = [(at, bit) for at in range(len(whole)) for bit in range(8)]
    for at, bit in random.Random(4).sample(bits, tries(60, len(bits))):
        flipped = bytearray(whole)
        flipped[at] ^= 1 << bit
        for damaged in (file, copy):
            damaged.write_bytes(flipped)
            assert read_twice(file) == keys
            assert mend_twice(file) == [damaged.name]
            assert file.read_bytes() == copy.read_bytes() == whole
        file.write_bytes(flipped)
        copy.write_bytes(b"")
        with pytest.raises(Unreadable):
            read_twice(file)
        copy.write_bytes(whole)


def test_a_file_of_keys_from_before_digests_is_read_and_written_with_one(tmp_path: Path) -> None:
    file = tmp_path / "seats.toml"
    file.write_text('"link" = "key"\n')
    assert mend_twice(file) == []
    assert file.read_bytes() == (tmp_path / "seats.copy").read_bytes()
    replace_twice(file, {"link": "key", "other": "key"})
    file.write_bytes(b"")
    assert read_twice(file) == {"link": "key", "other": "key"}
    file.unlink()
    assert read_twice(file) == {"link": "key", "other": "key"}


def _damage(file: Path) -> bytes:
    """Damage a file of keys and its copy; return what is in the file now."""
    for each in (file, file.with_suffix(".copy")):
        each.write_bytes(each.read_bytes().replace(b"key", b"kez"))
    return file.read_bytes()


def test_damaged_keys_of_seats_are_told_and_kept(own_home: Path) -> None:
    assert Links().save(LINK, "key")
    file = own_home / "splendor-access" / "seats.toml"
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b"key", b"kez"))
    assert run_here("join").lines[0] == sentence("friends-mended", file="seats.toml")
    assert file.read_bytes() == whole
    why = sentence("unreadable-file", file=str(file), detail=say("file-damaged"))
    for kept in ("seats.damaged", "seats.damaged3"):
        damaged = _damage(file)
        done = run_here("join")
        assert (done.code, done.lines) == (
            ExitCode.FAILED,
            [why, sentence("friends-seats-kept", file=kept)],
        )
        done = run_here("join", "1")
        assert (done.code, done.err) == (ExitCode.USAGE, f"{why}\n")
        assert why in run_here("join", LINK).lines
        assert Links().save(LINK, "key")
        assert file.with_name(kept).read_bytes() == damaged
        assert Links().key(LINK) == "key"


def test_a_file_in_a_deep_folder_is_named_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path.joinpath(*["a folder in another"] * 8)
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(home))
    assert Links().save(LINK, "key")
    _damage(home / "seats.toml")
    assert str(home / "seats.toml") in run_here("join", "1").err


def test_a_host_hears_that_the_last_table_is_not_known(own_home: Path) -> None:
    file = own_home / "splendor-access" / "hosted.toml"
    replace_twice(file, {"code": new_code(), "key": new_code()})
    _damage(file)
    before = {each.name: each.read_bytes() for each in file.parent.iterdir()}
    done = run_here("host", "--port", "0")
    assert (done.code, done.lines) == (
        ExitCode.FAILED,
        [
            sentence("unreadable-file", file=str(file), detail=say("file-damaged")),
            sentence("friends-another-table"),
        ],
    )
    assert {each.name: each.read_bytes() for each in file.parent.iterdir()} == before
