"""A disk that loses its power: what strace saw a program write, at any moment of it.

What a program writes is on the disk when it has asked for that (fsync). Until then each write may
be kept, lost or torn, and of what was done to the names in a folder the last may be lost.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CALLS = (
    "openat,write,pwrite64,ftruncate,rename,unlink,mkdir,fsync,fdatasync,lseek,"
    "sendfile,copy_file_range"
)
STRACE = ("strace", "-f", "-qq", "-y", "-xx", "-s", "1000000", "-e", f"trace={CALLS}")

_CALL = re.compile(r"(\w+)\((.*)\) += (-?\d+)")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_NUMBER = re.compile(r"(\d+)<")


@dataclass
class File:
    """A file: what is on the disk, and what was written since."""

    durable: bytes = b""
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)

    def content(self, chance: random.Random | None = None) -> bytes:
        """Return all that was written; or, by chance, some of what is not on the disk yet."""
        content = bytearray(self.durable)
        for at, data in self.pending:
            fate = chance.choice(["kept", "lost", "torn"]) if chance else "kept"
            if fate == "lost":
                continue
            if data is None:
                content[at:] = bytes(max(0, at - len(content)))
                continue
            kept = data[: chance.randrange(len(data) + 1)] if chance and fate == "torn" else data
            content.extend(bytes(max(0, at - len(content))))
            content[at : at + len(kept)] = kept
        return bytes(content)

    def sync(self) -> None:
        """Let all be on the disk."""
        self.durable, self.pending = self.content(), []


@dataclass
class Folder:
    """A folder: the names on the disk, and what was done to them since (None: taken away)."""

    durable: "dict[str, File | Folder]" = field(default_factory=dict)
    pending: "list[dict[str, File | Folder | None]]" = field(default_factory=list)

    def names(self, kept: int | None = None) -> "dict[str, File | Folder]":
        """Return the names, with so many of the changes that are not on the disk yet."""
        names: dict[str, File | Folder | None] = dict(self.durable)
        for change in self.pending[:kept]:
            names.update(change)
        return {name: node for name, node in names.items() if node is not None}

    def sync(self) -> None:
        """Let all names be on the disk."""
        self.durable, self.pending = self.names(), []


class Disk:
    """The disk below a folder, as a traced program changes it; `said` is its standard output."""

    def __init__(self, root: Path) -> None:
        self.said = b""
        self._root = root
        self._top = _folder_of(root)
        self._open: dict[int, File | Folder] = {}
        self._places: dict[int, int] = {}

    def moments(self, trace: str) -> Iterator[None]:
        """Follow a program, and stop before and after each sync and after each thing it says."""
        for call, arguments, result in _calls(trace):
            if result < 0:
                continue
            texts = [bytes.fromhex(each.replace("\\x", "")) for each in _TEXT.findall(arguments)]
            opened = _NUMBER.match(arguments)
            number = int(opened[1]) if opened else -1
            syncs = call in ("fsync", "fdatasync") and number in self._open
            if syncs:
                yield
            self._do(call, arguments, texts, number, result)
            if syncs or (call == "write" and number == 1):
                yield

    def _do(self, call: str, arguments: str, texts: list[bytes], number: int, result: int) -> None:
        node = self._open.get(number)
        match call:
            case "openat":
                self._opened(Path(texts[0].decode()), arguments, result)
            case "write" if number == 1:
                self.said += texts[0][:result]
            case "write" if isinstance(node, File):
                at = self._places[number]
                node.pending.append((at, texts[0][:result]))
                self._places[number] = at + result
            case "pwrite64" if isinstance(node, File):
                node.pending.append((int(arguments.rpartition(",")[2]), texts[0][:result]))
            case "lseek":
                self._places[number] = result
            case "ftruncate" if isinstance(node, File):
                node.pending.append((int(arguments.rpartition(",")[2]), None))
            case "sendfile" | "copy_file_range" if isinstance(node, File):
                copied = self._open[int(_NUMBER.findall(arguments)[1])]
                assert isinstance(copied, File)
                at = self._places[number]
                node.pending.append((at, copied.content()[at : at + result]))
                self._places[number] = at + result
            case "fsync" | "fdatasync" if node:
                node.sync()
            case "mkdir":
                self._link(Path(texts[0].decode()), Folder())
            case "unlink":
                self._link(Path(texts[0].decode()), None)
            case "rename":
                source, target = (Path(text.decode()) for text in texts)
                moved = self._find(source)
                if isinstance(moved, File):
                    above = self._find(target.parent)
                    assert isinstance(above, Folder)
                    # One change: never both names, never neither.
                    above.pending.append({source.name: None, target.name: moved})

    def _opened(self, path: Path, flags: str, number: int) -> None:
        self._open.pop(number, None)
        node = self._find(path)
        if node is None and "O_CREAT" in flags and self._find(path.parent):
            node = File()
            self._link(path, node)
        if node is None:
            return
        if isinstance(node, File) and "O_TRUNC" in flags:
            node.pending.append((0, None))
        self._open[number] = node
        self._places[number] = 0

    def _find(self, path: Path) -> File | Folder | None:
        if not path.is_relative_to(self._root):
            return None
        node: File | Folder | None = self._top
        for name in path.relative_to(self._root).parts:
            node = node.names().get(name) if isinstance(node, Folder) else None
        return node

    def _link(self, path: Path, node: File | Folder | None) -> None:
        above = self._find(path.parent)
        if isinstance(above, Folder):
            above.pending.append({path.name: node})

    def after_power_cut(self, place: Path, chance: random.Random | None, *, keep: bool) -> None:
        """Lay out what is on the disk: what was synced, and by chance some of the rest.

        With `keep` it is all that was written.
        """
        _lay_out(self._top, place, chance, keep=keep)


def _folder_of(place: Path) -> Folder:
    return Folder(
        {
            path.name: _folder_of(path) if path.is_dir() else File(path.read_bytes())
            for path in place.iterdir()
        }
    )


def _lay_out(folder: Folder, place: Path, chance: random.Random | None, *, keep: bool) -> None:
    place.mkdir(parents=True, exist_ok=True)
    changes = len(folder.pending)
    kept = changes if keep else chance.randrange(changes + 1) if chance else 0
    for name, node in folder.names(kept).items():
        if isinstance(node, Folder):
            _lay_out(node, place / name, chance, keep=keep)
        elif keep:
            (place / name).write_bytes(node.content())
        else:
            (place / name).write_bytes(node.content(chance) if chance else node.durable)


def _calls(trace: str) -> Iterator[tuple[str, str, int]]:
    """Yield the calls of the first process: what it starts has no business with its files."""
    lines = trace.splitlines()
    first = lines[0].partition(" ")[0] if lines else ""
    begun = ""
    for line in lines:
        process, _, rest = line.partition(" ")
        if process != first:
            continue
        if rest.endswith("<unfinished ...>"):
            begun = rest.removesuffix("<unfinished ...>").strip()
            continue
        resumed = re.match(r" *<\.\.\. \w+ resumed>(.*)", rest)
        found = _CALL.match(begun + resumed[1] if resumed else rest.strip())
        if found:
            yield found[1], found[2], int(found[3])
