"""What goes into the folder for Windows, and what of the libraries stays out."""

import fnmatch
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from splendor_access import __version__
from tests.release.archives import ROOT
from tests.release.nvda_addon import make_addon
from tests.release.parts import NotBuilt
from tests.release.windows.parts import (
    HERE,
    copy_liblouis,
    unpack_python,
    unpack_wheels,
)

LANGUAGES = ("root", "en", "de", "fr", "nl")
"""The locales of Babel that the program uses."""

LEFT_OUT = (
    # pywin32: the editor, help, servers, and what is compiled for other programs
    *("PyWin32.chm", "adodbapi/*", "isapi/*", "pythonwin/*", "win32comext/*", "win32/include/*"),
    *("win32/libs/*", "win32/[Dd]emos/*", "win32/test/*", "win32/scripts/*", "win32/license.txt"),
    *("win32com/[Dd]emos/*", "win32com/HTML/*", "win32com/test/*", "win32com/include/*"),
    *("win32com/libs/*", "pywin32.pth"),
    # fonts and examples beside what labels are written with
    *("reportlab/fonts/*.pf[ab]", "reportlab/fonts/*.afm", "reportlab/fonts/[!V]*.ttf"),
    *("reportlab/fonts/Vera[BIM]*", "reportlab/fonts/DarkGarden*", "reportlab/graphics/samples/*"),
    # formats of pictures that no label has, fonts in them, and what reads C to make bindings
    *("PIL/_avif*", "PIL/_webp*", "PIL/_imagingcms*", "PIL/_imagingft*", "pycparser/*"),
    # how some terminals draw joined signs; it does without where they are missing
    "wcwidth/table_grapheme_overrides/_known*",
    # half a megabyte on what one library was built with
    "platformdirs*/sboms/*",
    # the tests of libraries, and their sources that are no Python
    *("*/tests/*", "*/test/*", "*.pyi", "*.pyx", "*.pxd", "*.[ch]", "*.lib", "*.exe"),
)
"""Files of the libraries that the program never loads, as patterns."""

TABLES_LEFT_OUT = ("zh*", "ja-*", "ko*", "hyph_hu_HU.dic")
"""Tables of liblouis for scripts without the letters of the codes, and a list for hyphens."""

PATHS = ("python313.zip", ".", r"..\site", r"..\site\win32", r"..\site\win32\lib", "import site")
"""The lines of Python's own list of folders, relative to it."""

PROGRAM = "program"
"""The folder with everything that nobody needs to open."""


def fill(folder: Path, *, python: Path | None, liblouis: Path | None) -> None:
    """Make the folder that is unpacked, with everything in it."""
    program = folder / PROGRAM
    unpack_python(python, program / "python")
    unpack_wheels(program / "site")
    leave_out(program / "site")
    compile_modules(program)
    (program / "python" / "python313._pth").write_text("".join(f"{line}\r\n" for line in PATHS))
    if liblouis:
        copy_liblouis(liblouis, program / "liblouis", TABLES_LEFT_OUT)
    (program / "licences").mkdir()
    shutil.copy(ROOT / "LICENSE", program / "licences")
    shutil.copy(ROOT / "braille_tables" / "COPYING.LESSER", program / "licences")
    for place, name in (("bin", "splendor-access.cmd"), ("setup", "path.py")):
        (program / place).mkdir()
        shutil.copy(HERE / name, program / place)
    for name in ("Splendor.cmd", "Read me first.html"):
        text = (HERE / name).read_text(encoding="utf-8").replace("VERSION", __version__)
        (folder / name).write_text(text, encoding="utf-8", newline="\r\n")
    make_addon(folder)


def leave_out(site: Path) -> None:
    """Remove what the program never loads."""
    locales = site / "babel" / "locale-data"
    for file in locales.iterdir():
        if file.stem not in LANGUAGES:
            file.unlink()
    for file in sorted(site.rglob("*")):
        name = file.relative_to(site).as_posix()
        if file.is_file() and any(fnmatch.fnmatchcase(name, each) for each in LEFT_OUT):
            file.unlink()
    for empty in sorted(site.rglob("*"), reverse=True):
        if empty.is_dir() and not any(empty.iterdir()):
            empty.rmdir()


def compile_modules(program: Path) -> None:
    """Compile the modules by the Python of the folder, under Wine, so that each start is quick.

    The bytecode is never held against a source, and is the same each time. Most libraries are left
    without their sources, which take as much room again; beside a source the bytecode lies where
    Python would write it, so that nothing is written when the program starts.
    """
    site = program / "site"
    with TemporaryDirectory() as name:
        # With its list of folders Python would not listen to the environment.
        python = Path(name) / "python"
        shutil.copytree(program / "python", python)
        (python / "python313._pth").unlink()
        _compile(python, site, "-b", "-x", "|".join(WITH_SOURCES))
        for each in WITH_SOURCES:
            _compile(python, site / each)
    for source in site.rglob("*.py"):
        if source.relative_to(site).parts[0] not in WITH_SOURCES:
            source.unlink()


def _compile(python: Path, folder: Path, *options: str) -> None:
    shown = folder.name if folder.name in WITH_SOURCES else ""
    names = ["-s", f"Z:{folder}", "-p", f"{shown}", *options, f"Z:{folder}"]
    done = subprocess.run(
        ["wine", "python.exe", "-m", "compileall", "-q", "-j", "1", *UNCHECKED, *names],
        cwd=python,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(f"Modules were not compiled: {done.stdout}{done.stderr}")


UNCHECKED = ("--invalidation-mode", "unchecked-hash")
OWN = "splendor_access"
WITH_SOURCES = (OWN, "accessible_output2", "libloader", "platform_utils")
"""The program, and libraries that look for their own source."""
