"""The documents of a server on its disk: kept twice, and erased from every file."""

from pathlib import Path

import pytest

from splendor_access.online.server.port import StoredText
from splendor_access.online.server.shelf import FolderShelf
from splendor_access.table.database import SaveError


@pytest.mark.parametrize("damaged", ["ana.toml", "ana.copy"])
def test_one_damaged_copy_is_mended_from_the_other(tmp_path: Path, damaged: str) -> None:
    FolderShelf(tmp_path).write("member/ana", "Ana", 0)
    file = tmp_path / "member" / damaged
    before = file.read_bytes()
    file.write_bytes(before.replace(b"Ana", b"Ben"))
    assert FolderShelf(tmp_path).read("member/ana") == StoredText("Ana", 1)
    assert file.read_bytes() == before


def test_what_is_damaged_twice_is_refused_and_replaced_by_nobody(tmp_path: Path) -> None:
    shelf = FolderShelf(tmp_path)
    shelf.write("member/ana", "Ana", 0)
    files = [*(tmp_path / "member").iterdir()]
    for file in files:
        file.write_bytes(b"?")
    for do in (lambda: shelf.read("member/ana"), lambda: shelf.write("member/ana", "", 0)):
        with pytest.raises(SaveError, match="corrupt"):
            do()
    assert [*shelf.names("member")] == ["member/ana"]
    shelf.write("member/ben", "Ben", 0)
    assert shelf.texts("member") == {"member/ana": None, "member/ben": StoredText("Ben", 1)}


def test_what_is_erased_is_in_no_file(tmp_path: Path) -> None:
    shelf = FolderShelf(tmp_path)
    for version, word in enumerate(("cobalt", "indigo", "violet")):
        shelf.write("member/ana", word, version)
    shelf.write("member/ben", "Ben", 0)
    # What people kept of a damaged one belongs to it.
    (tmp_path / "member" / "ana.damaged").write_text("cobalt")
    shelf.erase("member/ana")
    left = [file.name for file in (tmp_path / "member").iterdir()]
    assert sorted(left) == ["ben.copy", "ben.toml"]
