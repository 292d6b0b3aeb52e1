"""The page alone as files: what of it can be tried without building it."""

import ast
import io
import json
import re
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from splendor_access import commands
from splendor_access.commands._in_page import OFFERED
from splendor_access.online.page.http import POLICY
from tests.project.test_rooms import PACKAGE, module, sources, tree
from tests.release.page import __main__ as page
from tests.release.page import contents
from tests.release.page.contents import matches
from tests.release.page.parts import WHEELS, names
from tests.release.parts import NotBuilt


def given() -> dict[str, bytes]:
    """Return small files in the place of those of Python for browsers."""
    library = io.BytesIO()
    with zipfile.ZipFile(library, "w") as archive:
        for name in ("asyncio/__init__.py", "tkinter/__init__.py", "this.py"):
            archive.writestr(name, f"# {name}\n")
    lock = json.dumps({"info": {"python": "3.14"}, "packages": {"numpy": {}}})
    return {
        "pyodide.mjs": b"//",
        "pyodide.asm.wasm": bytes(100_000),
        "pyodide-lock.json": lock.encode(),
        "python_stdlib.zip": library.getvalue(),
    }


def unpack(site: Path) -> None:
    """Unpack small files in the place of the libraries."""
    for name in (
        "babel/locale-data/de.dat",
        "babel/locale-data/ja.dat",
        "babel/core.py",
        "reportlab/a.py",
    ):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(name)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return the folder of the page, made twice."""
    made = tmp_path_factory.mktemp("page"), tmp_path_factory.mktemp("another place")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(contents, "python_files", given)
        patch.setattr(contents, "unpack_wheels", unpack)
        patch.setattr(contents, "recorded_cells", lambda: b"{}")
        for each in made:
            contents.fill(each)
    return made


@pytest.fixture
def folder(folders: tuple[Path, Path]) -> Path:
    return folders[0]


def test_every_library_of_the_page_is_locked() -> None:
    lines = WHEELS.read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[a-z0-9.-]+==\S+ --hash=sha256:[0-9a-f]{64}", line) for line in lines)
    wanted = {re.split("[<>=]", each)[0].replace("_", "-") for each in names()}
    assert {line.partition("==")[0] for line in lines} == wanted


def test_the_archive_has_the_program_and_not_what_a_page_does_not_use(folder: Path) -> None:
    with tarfile.open(folder / "program.tar") as archive:
        found = {entry.name for entry in archive}
        assert {(entry.mtime, entry.uid, entry.mode) for entry in archive} == {(0, 0, 0o644)}
    assert "splendor_access/commands/_in_page.py" in found
    assert "splendor_access/talk/locales/nl.ftl" in found
    assert "splendor_access/online/page/templates/game.html" in found
    assert {name for name in found if "babel" in name} == {
        "babel/core.py",
        "babel/locale-data/de.dat",
    }
    assert not [name for name in found if "/online/server/" in name or name.endswith(".pyc")]
    with tarfile.open(folder / "labels.tar") as archive:
        assert [entry.name for entry in archive] == [
            "PIL/Image.py",
            "PIL/__init__.py",
            "reportlab/a.py",
        ]
    with zipfile.ZipFile(folder / "python_stdlib.zip") as library:
        assert library.namelist() == ["asyncio/__init__.py", "this.py"]
    assert json.loads((folder / "pyodide-lock.json").read_bytes())["packages"] == {}


def test_the_worker_that_keeps_the_page_knows_each_file(folder: Path) -> None:
    script = (folder / "service.js").read_text(encoding="utf-8")
    known = json.loads(script.partition("const FILES = ")[2].partition(";\n")[0])
    there = {path.name for path in folder.iterdir()}
    fetched = {name for name in there if not name.endswith(".gz")} - {"service.js"}
    assert {*known["names"]} == fetched - {"labels.tar"}
    assert known["later"] == ["labels.tar"]
    assert {f"{name}.gz" for name in known["packed"]} == {name for name in there if ".gz" in name}
    assert "pyodide.asm.wasm" in known["packed"]
    assert {Path(name).suffix for name in known["names"]} <= {*known["types"]}
    at_first = there - {*known["packed"], "labels.tar", "labels.tar.gz"}
    sent = sum((folder / name).stat().st_size for name in at_first)
    assert known["size"] == sent - (folder / "service.js").stat().st_size


def test_the_page_allows_nothing_foreign_and_nothing_inline(folder: Path) -> None:
    shown = (folder / "index.html").read_text(encoding="utf-8")
    assert f'content="{POLICY}"'.replace("'", "&#39;") in shown
    assert "unsafe-inline" not in POLICY
    assert "http" not in POLICY
    assert all(each.startswith("<script src=") for each in re.findall("<script[^>]*>", shown))
    for name in re.findall('(?:src|href)="([^"]*)"', shown):
        assert (folder / name).is_file(), name


def test_the_same_source_makes_the_same_bytes(folders: tuple[Path, Path]) -> None:
    assert page._contents(folders[0]) == page._contents(folders[1])


@pytest.mark.parametrize(("name", "most"), [("a", 8), ("labels.tar", 14)])
def test_a_page_that_is_too_large_is_not_built(
    name: str, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(folder: Path) -> None:
        (folder / name).write_bytes(bytes(most * 10**6 + 1))

    monkeypatch.setattr(page, "fill", fill)
    with pytest.raises(NotBuilt, match=rf"{most}\.00 MB, and at most {most} are allowed"):
        page.build(tmp_path / "made")
    assert not (tmp_path / "made").exists()


NEVER_THERE = {
    "braille/guarded.py": "A page has the cells that were recorded, and no process.",
    "commands/_serving.py": "A page serves nobody.",
    "console/keyboard.py": "The page is the keyboard.",
    "online/real_box.py": "No phones are at a page.",
    "speech/*": "A page has no voice of its own.",
}
"""Files of the page whose imports on first use are never reached there, with the reason."""

ELSEWHERE = {*commands.names()} - {*OFFERED}
"""Subcommands whose options alone are known on a page."""

FOUND_BY_NAME = ("bots/*", "commands/*", "labels/formats/*", "online/alone/*", "talk/questions/*")


def _imported(source: Path, modules: Mapping[str, Path]) -> Iterator[Path]:
    """Yield the files of the program that a file imports on a page, with those around them."""
    name = source.relative_to(PACKAGE).as_posix()
    late = not matches(name, (*NEVER_THERE, *(f"commands/{each}.py" for each in ELSEWHERE)))
    waiting: list[ast.AST] = [tree(source)]
    while waiting:
        node = waiting.pop()
        for_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if for_types or (inside and not late):
            continue
        waiting += ast.iter_child_nodes(node)
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        for each in names:
            parts = each.split(".")[1:]
            around = (".".join(parts[:end]) for end in range(1, len(parts) + 1))
            yield from (modules[part] for part in around if part in modules)


def test_the_program_has_what_a_page_imports_and_nothing_else() -> None:
    modules = {module(source): source for source in sources()}
    names = {source: source.relative_to(PACKAGE).as_posix() for source in modules.values()}
    kept = {each for each, name in names.items() if not matches(name, contents.PROGRAM_WITHOUT)}
    waiting = [each for each in kept if matches(names[each], FOUND_BY_NAME)]
    reached = {PACKAGE / "__init__.py"}
    while waiting:
        source = waiting.pop()
        if source not in reached:
            reached.add(source)
            found = {*_imported(source, modules)}
            assert not {names[each] for each in found - kept}, names[source]
            waiting += found
    packages = {each for each in kept if each.name == "__init__.py"}
    assert {names[each] for each in kept - packages - reached} == set()
