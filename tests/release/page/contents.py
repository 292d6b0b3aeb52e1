"""What goes into the folder of the page, and what of the libraries stays out."""

import fnmatch
import gzip
import io
import json
import shutil
import tarfile
import zipfile
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import resvg_py
from jinja2 import Environment, FileSystemLoader

from splendor_access.braille.guarded import FILE as RECORDED
from splendor_access.commands._in_page import PARTS
from splendor_access.online.alone.words import loading_words
from splendor_access.online.page.http import ALONE_TYPES, POLICY
from splendor_access.online.page.rendering import HERE as PAGE
from splendor_access.talk.locale import Locale, languages
from tests.release.archives import ROOT
from tests.release.page.cells import recorded_cells
from tests.release.page.parts import python_files, unpack_wheels

ALONE = ROOT / "splendor_access" / "online" / "alone" / "static"

PACKED_FROM = 10_000
"""Bytes from which a file lies gzipped, too."""

ICONS = (180, 192, 512)
"""The sizes of the icon on a home screen, in pixels."""

PROGRAM_WITHOUT = (
    *("*.pyc", "*/static/*", "__main__.py", "online/server/*", "online/client/*", "online/club/*"),
    *("online/post/*", "online/jetstream/*", "online/configuration.py", "online/host.py"),
    *("online/join.py", "online/page/handlers.py", "online/page/http.py", "online/page/seat.py"),
    *("online/page/templates/[!bg]*", "online/protocol/[!_f]*", "online/alone/words.py"),
    *("session/watching.py", "speech/paths/*", "speech/[dpvw]*", "speech/child.py"),
    *("speech/speaker.py", "console/doctor.py", "console/line.py"),
    *("braille_display/displays/[!_]*", "braille_display/displays/_[!_]*"),
    "labels/formats/fonts/*",
)
"""Files of the program that a page does not use."""

SCRIPTS_WITHOUT = ("worker.js", "club.js", "push.js", "told.js")
"""Files beside the page of a table that a page alone has in its own way, or not at all."""

COMPILES = ("program.tar", "python_stdlib.zip")
"""Archives that the page compiles after its first start, and keeps so."""

LATER = ("labels.tar",)
"""Files that are fetched only when they are asked for."""

FOR_LABELS = ("reportlab/*", "pypdfium2/*", "pypdfium2_cfg/*", "pypdfium2_raw/*")

LABELS_BESIDE = {
    "PIL/__init__.py": b"",
    "PIL/Image.py": b"""def __getattr__(name):
    raise ModuleNotFoundError(f"Image.{name}", name="PIL")
""",
}
"""reportlab imports Pillow, which no browser has. Labels are made and read back without it."""

LIBRARIES_WITHOUT = (
    *("*.so.*", "*linux-gnu.so", "*.pyi", "*.pyx", "*.c", "*.h", "*.dist-info/*"),
    *("reportlab/fonts/[!V]*", "reportlab/fonts/Vera?*.ttf", "reportlab/graphics/samples/*"),
    *("reportlab/graphics/charts/[!_a]*", "reportlab/graphics/render*", "pypdfium2/__main__.py"),
    *("pypdfium2/_cli/*",),
)

PYTHON_WITHOUT = (
    *("multiprocessing/*", "_pyrepl/*", "unittest/*", "xmlrpc/*", "wsgiref/*", "idlelib/*"),
    *("imaplib.py", "ftplib.py", "smtplib.py", "poplib.py", "pdb.py", "doctest.py", "pydoc.py"),
    *("pickletools.py", "mailbox.py", "turtle.py", "ensurepip/*", "lib2to3/*", "venv/*"),
    *("tkinter/*", "turtledemo/*", "test/*", "pydoc_data/*", "curses/*", "dbm/*"),
    *(
        "xml/dom/*",
        "xml/sax/expatreader.py",
        "http/[!_c]*",
        "socketserver.py",
        "cProfile.py",
        "profile.py",
        "pstats.py",
    ),
    *("encodings/cp*", "encodings/mac_*", "encodings/iso*", "encodings/big5*", "encodings/gb*"),
    *("encodings/euc_*", "encodings/shift_*", "encodings/ko*", "encodings/johab.py"),
)
"""Modules of Python that no part of the program imports."""


def fill(folder: Path) -> None:
    """Make all files of the page."""
    for source in (PAGE / "static", ALONE):
        for path in source.iterdir():
            shutil.copy(path, folder)
    for name in SCRIPTS_WITHOUT:
        (folder / name).unlink()
    for name, data in python_files().items():
        trimmed = {".zip": _standard_library, ".json": _no_packages}.get(Path(name).suffix, bytes)
        (folder / name).write_bytes(trimmed(data))
    with TemporaryDirectory() as name:
        unpack_wheels(Path(name))
        modules = _modules(Path(name))
    labels = {each: data for each, data in modules.items() if matches(each, FOR_LABELS)}
    (folder / "labels.tar").write_bytes(_archive(labels | LABELS_BESIDE))
    sizes = {"labels": max(1, round(len(_gzipped(folder / "labels.tar")) / 10**6))}
    rest = {each: data for each, data in modules.items() if each not in labels}
    rest[PARTS.relative_to(ROOT).as_posix()] = json.dumps(sizes).encode()
    (folder / "program.tar").write_bytes(_archive(rest | _program()))
    drawn = (PAGE / "static" / "icon.svg").read_text(encoding="utf-8")
    for size in ICONS:
        picture = resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size)
        (folder / f"icon-{size}.png").write_bytes(bytes(picture))
    (folder / "manifest.webmanifest").write_text(_manifest(), encoding="utf-8")
    pages = Environment(loader=FileSystemLoader(ALONE), autoescape=True)
    name = Locale("en").attribute("game-name")
    shown = pages.get_template("index.html").render(policy=POLICY, name=name)
    (folder / "index.html").write_text(shown, encoding="utf-8")
    packed = _pack(folder)
    _write_words(folder)
    _write_files(folder, packed)


def on_the_wire(folder: Path, *, later: bool = False) -> int:
    """Return the bytes that a first visit fetches from a server that compresses nothing.

    With `later`, what is fetched only when it is asked for is among them.
    """
    packed = {path.stem for path in folder.glob("*.gz")}
    left_out = packed if later else {*packed, *LATER, *(f"{name}.gz" for name in LATER)}
    return sum(path.stat().st_size for path in folder.iterdir() if path.name not in left_out)


def _standard_library(data: bytes) -> bytes:
    """Return Python's modules without those that are not used, to be packed in one piece."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as given, zipfile.ZipFile(made, "w") as kept:
        for name in sorted(given.namelist()):
            if not matches(name, PYTHON_WITHOUT):
                kept.writestr(zipfile.ZipInfo(name), given.read(name))
    return made.getvalue()


def _modules(site: Path) -> dict[str, bytes]:
    """Return the files of the libraries by their names."""
    for file in (site / "babel" / "locale-data").iterdir():
        if file.stem not in ("root", *languages()):
            file.unlink()
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file() and not matches(path.relative_to(site).as_posix(), LIBRARIES_WITHOUT)
    }


def _program() -> dict[str, bytes]:
    """Return the files of the program by their names."""
    package = ROOT / "splendor_access"
    found = {RECORDED.relative_to(ROOT).as_posix(): recorded_cells()}
    for path in package.rglob("*"):
        name = path.relative_to(package).as_posix()
        if path.is_file() and not matches(name, PROGRAM_WITHOUT):
            found[f"splendor_access/{name}"] = path.read_bytes()
    return found


def _archive(files: Mapping[str, bytes]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return made.getvalue()


def matches(name: str, patterns: Iterable[str]) -> bool:
    """Return whether a name has the form of one of some patterns."""
    return any(fnmatch.fnmatchcase(name, each) for each in patterns)


def _no_packages(data: bytes) -> bytes:
    """Return the list of packages that can be fetched, with none in it."""
    return json.dumps({"info": json.loads(data)["info"], "packages": {}}).encode()


def _manifest() -> str:
    icons = [
        {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in ICONS
    ]
    name = Locale("en").attribute("game-name")
    return json.dumps(
        {"name": name, "start_url": ".", "scope": ".", "display": "standalone", "icons": icons}
    )


def _pack(folder: Path) -> list[str]:
    """Write each large file gzipped beside itself; return their names."""
    large = [path for path in sorted(folder.iterdir()) if path.stat().st_size >= PACKED_FROM]
    packed = []
    for path in large:
        small = _gzipped(path)
        if len(small) < path.stat().st_size * 0.9:
            path.with_name(f"{path.name}.gz").write_bytes(small)
            packed.append(path.name)
    return packed


def _gzipped(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def _write_words(folder: Path) -> None:
    """Write the lines of loading, which know how much is loaded."""
    plain = (path for path in folder.iterdir() if path.suffix != ".gz" and path.name not in LATER)
    sizes = (on_the_wire(folder), sum(path.stat().st_size for path in plain))
    lines = loading_words(*(max(1, round(size / 10**6)) for size in sizes))
    words = json.dumps(lines, ensure_ascii=False, indent=1)
    (folder / "words.js").write_text(f'"use strict";\n\nconst WORDS = {words};\n', encoding="utf-8")


def _write_files(folder: Path, packed: list[str]) -> None:
    """Put what is fetched before the worker that keeps it, with a version made from it all."""
    service = folder / "service.js"
    kept = {
        path.name: path.read_bytes()
        for path in sorted(folder.iterdir())
        if path.suffix != ".gz" and path.name != service.name
    }
    digest = sha256(b"".join(name.encode() + data for name, data in kept.items())).hexdigest()
    files = {
        "version": digest[:16],
        "size": on_the_wire(folder) - service.stat().st_size,
        "names": [each for each in kept if each not in LATER],
        "later": LATER,
        "compiles": COMPILES,
        "packed": packed,
        "types": ALONE_TYPES,
        "policy": POLICY,
    }
    script = service.read_text(encoding="utf-8")
    service.write_text(f"const FILES = {json.dumps(files)};\n{script}", encoding="utf-8")
