"""The libraries of the program: whether each can be used here, and what to type for one.

This needs nothing but Python itself. What a stranger's file of the same name, an older release or
a broken installation lacks is found before it ends the program.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module, metadata
from importlib.util import find_spec
from io import StringIO
from itertools import chain
from pathlib import Path
from typing import Literal, NamedTuple

PACKAGES_ALONE = Path(__file__).parents[2] / ".venv" / "packages"
"""Where the libraries of a program that was set up without `venv` are."""

OWN = "splendor-access"
"""The distribution of the program itself."""

Problem = Literal["missing", "old", "new", "strange", "damaged"]


class LibraryFault(NamedTuple):
    """A library that cannot be used: its name on PyPI, why, and the file that Python takes for it.

    `file` is empty where there is none. `found` is the release that is there, and `wanted` the
    bounds of those that the program can use, both empty where they are unknown. `strange` is
    something else that has the name of the library.
    """

    library: str
    problem: Problem
    file: str = ""
    found: str = ""
    wanted: str = ""


EXTRAS = {
    "club": ("cryptography", "openskill", "py-vapid", "pywebpush"),
    "3d": ("manifold3d", "numpy"),
    "dxf": ("ezdxf",),
    "friends": ("aiohttp", "asyncssh", "jinja2", "websockets"),
    "labels": ("pillow", "pypdfium2", "reportlab", "resvg-py"),
}
"""The libraries of each extra of the package, by their names on PyPI."""

CORE = ("babel", "fluent.syntax", "msgspec", "platformdirs", "prompt-toolkit", "tomli-w")
"""The libraries without which nothing works, by their names on PyPI."""

USED = {
    "aiohttp": """ClientConnectionError ClientError ClientResponse ClientSession ClientTimeout
        ClientWebSocketResponse TCPConnector WSMsgType web""",
    "asyncssh": """BreakReceived Error SSHKey SSHServer SSHServerConnection SSHServerProcess
        SignalReceived TerminalSizeChanged generate_private_key listen""",
    "babel": "Locale Locale.parse UnknownLocaleError",
    "babel.numbers": "format_decimal",
    "cryptography.hazmat.primitives.asymmetric.ec": "EllipticCurvePublicKey SECP256R1",
    "cryptography.hazmat.primitives.serialization": "Encoding PublicFormat",
    "ezdxf._options": "options",
    "ezdxf.addons.drawing.config": "BackgroundPolicy Configuration ImagePolicy TextPolicy",
    "ezdxf.addons.drawing.frontend": "Frontend",
    "ezdxf.addons.drawing.layout": "Margins Page Settings",
    "ezdxf.addons.drawing.properties": "RenderContext",
    "ezdxf.addons.drawing.svg": "SVGBackend",
    "ezdxf.entities.arc": "Arc",
    "ezdxf.entities.circle": "Circle",
    "ezdxf.entities.ellipse": "Ellipse",
    "ezdxf.entities.insert": "Insert",
    "ezdxf.entities.lwpolyline": "LWPolyline",
    "ezdxf.filemanagement": "new read",
    "ezdxf.math": "BoundingBox2d",
    "ezdxf.path": "make_path",
    "ezdxf.units": "MM",
    "fluent.syntax": "FluentParser ast",
    "jinja2": "Environment FileSystemLoader StrictUndefined",
    "manifold3d": "triangulate",
    "msgspec": """DecodeError Meta MsgspecError Struct ValidationError convert field json
        json.Decoder json.Encoder json.decode json.encode json.format structs structs.asdict
        structs.astuple structs.replace to_builtins""",
    "msgspec.structs": "replace",
    "numpy": "array frombuffer linalg.norm maximum.reduceat minimum.at minimum.reduceat unique",
    "openskill.models": "PlackettLuce",
    "py_vapid": "Vapid02",
    "pywebpush": "WebPusher",
    "PIL": "Image ImageChops",
    "platformdirs": "user_data_path",
    "prompt_toolkit": "PromptSession",
    "prompt_toolkit.application": "Application",
    "prompt_toolkit.history": "InMemoryHistory",
    "prompt_toolkit.key_binding": "KeyBindings KeyPressEvent",
    "prompt_toolkit.keys": "Keys",
    "prompt_toolkit.layout": "Container DynamicContainer Layout",
    "prompt_toolkit.layout.mouse_handlers": "MouseHandlers",
    "prompt_toolkit.layout.screen": "Char Screen WritePosition",
    "prompt_toolkit.lexers": "SimpleLexer",
    "prompt_toolkit.output": "ColorDepth",
    "prompt_toolkit.output.vt100": "Vt100_Output",
    "prompt_toolkit.renderer": "Renderer",
    "prompt_toolkit.styles": "Attrs",
    "pypdfium2": "PdfDocument PdfiumError raw",
    "reportlab.graphics.barcode.qrencoder": "QRCode QRErrorCorrectLevel",
    "reportlab.lib.colors": "CMYKColor CMYKColorSep",
    "reportlab.pdfbase.pdfmetrics": "registerFont stringWidth",
    "reportlab.pdfbase.ttfonts": "TTFont",
    "reportlab.pdfgen.canvas": "Canvas",
    "resvg_py": "svg_to_bytes",
    "tomli_w": "dump",
    "websockets.asyncio.client": "ClientConnection connect",
    "websockets.exceptions": "InvalidHandshake InvalidStatus WebSocketException",
}
"""The names that the program uses, by module; of numpy those without which nothing is made."""

STAND_INS = {"pypdfium2": ("pdfinfo", "pdftocairo"), "resvg-py": ("resvg",)}
"""The programs of the system that do what a library does, where that is missing."""

DEBIAN_PACKAGES = {
    "fluent.syntax": None,
    "manifold3d": None,
    "pillow": "python3-pil",
    "prismatoid": None,
    "pypdfium2": "poppler-utils",
    "resvg-py": "resvg",
}
"""Packages of Debian 13 not called `python3-` and a library; some have programs in its place.

None: Debian has no such package.
"""

LANGUAGES = ("SPLENDOR_ACCESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the environment that name a language, the first before the others."""

_WHY: dict[Problem, str] = {
    "missing": "library-missing",
    "old": "library-old",
    "new": "library-new",
    "strange": "library-strange",
    "damaged": "library-damaged",
}
"""The message for each problem."""

_MODULES = {
    "py-vapid": "py_vapid",
    "fluent.syntax": "fluent.syntax",
    "pillow": "PIL",
    "prompt-toolkit": "prompt_toolkit",
    "resvg-py": "resvg_py",
    "tomli-w": "tomli_w",
}
"""The modules of libraries that are not called like them."""


def all_of_them() -> tuple[str, ...]:
    """Return all libraries, by their names on PyPI."""
    return (*CORE, *chain(*EXTRAS.values()))


def stand_in(library: str) -> bool:
    """Return whether programs of the system can take the place of a library."""
    programs = STAND_INS.get(library, ())
    return bool(programs) and all(map(shutil.which, programs))


def is_loaded(library: str) -> bool:
    """Return whether a library has been imported, or something that has its name."""
    return _module(library) in sys.modules


def library_of(module: str) -> str:
    """Return the library that a module belongs to, by its name on PyPI."""
    named = {_module(library): library for library in all_of_them()}
    found = [library for top, library in named.items() if f"{module}.".startswith(f"{top}.")]
    return found[0] if found else module.partition(".")[0]


def extra_of(library: str) -> str | None:
    """Return the extra of the package that a library belongs to."""
    return next((name for name, libraries in EXTRAS.items() if library in libraries), None)


def install_command(libraries: tuple[str, ...], option: str = "") -> str | None:
    """Return what to type to install libraries where this program is, or None if nothing helps.

    The command names libraries, not an extra: the program may run from a checkout. `option` is one
    of pip's. The folder for Windows has no pip, and nothing can be added to it.
    """
    folders = Path(sys.prefix).parts
    options = [option] if option else []
    if "pipx" in folders:
        # Inject passes over what is there.
        first = ["runpip", OWN, "install", option] if option else ["inject", OWN]
        return shlex.join(["pipx", *first, *libraries])
    if "uv" in folders and "tools" in folders:
        python = ["--python", sys.executable]
        return shlex.join(["uv", "pip", "install", *python, *options, *libraries])
    if PACKAGES_ALONE.is_dir():
        python = [str(PACKAGES_ALONE.parent / "bin" / "python"), "-m", "pip", "install"]
        return shlex.join([*python, "--upgrade", "--target", str(PACKAGES_ALONE), *libraries])
    has_pip = find_spec("pip") is not None
    if sys.platform == "win32" and not has_pip:
        return None
    steps = []
    if is_debian_package():
        libraries = tuple(re.split("[<>=]", each)[0] for each in libraries)
        found = {each: DEBIAN_PACKAGES.get(each, f"python3-{each}") for each in libraries}
        packages = [each for each in found.values() if each]
        libraries = tuple(each for each, package in found.items() if not package)
        again = ["--reinstall"] if option == "--force-reinstall" else []
        if libraries and not has_pip:
            packages.append("python3-pip")
        if packages:
            steps.append(as_administrator(shlex.join(["apt-get", "install", *again, *packages])))
    elif not has_pip:
        steps.append(shlex.join([sys.executable, "-m", "ensurepip"]))
    words = [sys.executable, "-m", "pip", "install"]
    if _refuses():
        words += ["--user", "--break-system-packages"]
    words += [*options, *libraries]
    if libraries:
        steps.append(subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words))
    return " && ".join(steps)


def is_debian_package() -> bool:
    """Return whether the program is that of Debian's package."""
    return Path(__file__).is_relative_to("/usr/lib/python3/dist-packages")


def _refuses() -> bool:
    """Return whether pip refuses to install for this Python, because the system manages it."""
    managed = Path(sysconfig.get_path("stdlib")) / "EXTERNALLY-MANAGED"
    return sys.prefix == sys.base_prefix and managed.is_file()


def as_administrator(command: str) -> str:
    """Return a command for somebody who may do everything here."""
    if sys.platform == "win32" or os.geteuid() == 0:
        return command
    return f"sudo {command}" if shutil.which("sudo") else f"su -c {shlex.quote(command)}"


def faults(libraries: tuple[str, ...]) -> list[LibraryFault]:
    """Import libraries, try what is used of them, and return those that cannot be used."""
    found = (_fault(library) for library in libraries)
    return [fault for fault in found if fault]


def library_sentences(fault: LibraryFault) -> list[tuple[str, dict[str, str]]]:
    """Return what is wrong with a library and what to do next: names of messages, and facts."""
    facts = {"library": fault.library, "file": fault.file}
    facts |= {"found": fault.found, "wanted": fault.wanted}
    why = (_WHY[fault.problem], facts)
    lent = _lent(fault.file)
    if lent:
        return [why, ("library-lent", {"folder": lent})]
    anew = {"old": "--upgrade", "new": "--upgrade", "damaged": "--force-reinstall"}
    bounds = fault.wanted.replace(" ", "") if fault.found else ""
    command = install_command((facts["library"] + bounds,), anew.get(fault.problem, ""))
    if command is None:
        here = fault.library in (*CORE, *EXTRAS["labels"], *EXTRAS["friends"])
        return [why, ("library-unpack" if here else "library-elsewhere", {})]
    return [why, ("library-install", {"command": command})]


def plainly(name: str, facts: dict[str, str]) -> str:
    """Return a message without what makes messages: its line in the locale file, filled in."""
    locales = Path(__file__).parents[1] / "talk" / "locales"
    wishes = (os.environ.get(each, "") for each in LANGUAGES)
    codes = [*(re.split("[-_.@]", wish)[0].lower() for wish in wishes), "en"]
    texts = ((locales / f"{code}.ftl") for code in codes if code)
    lines = next(text for text in texts if text.is_file()).read_text("utf-8").splitlines()
    found = [line for line in lines if line.startswith(f"{name} = ")]
    line = found[0].removeprefix(f"{name} = ")
    return re.sub(r"\{ \$(\w+) \}", lambda each: facts[each[1]], line)


def _lent(file: str) -> str:
    """Return the folder of PYTHONPATH that a library comes from, or an empty text."""
    lent = [folder for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]
    strange = (folder for folder in lent if Path(folder) != PACKAGES_ALONE)
    return next((folder for folder in strange if Path(folder) in Path(file).parents), "")


def _fault(library: str) -> LibraryFault | None:
    top = _module(library)
    file, release = _place(top), _release(library)
    wanted = _bounds().get(_folded(library), "")
    if not file:
        return None if stand_in(library) else LibraryFault(library, "missing", wanted=wanted)
    misfit = _misfit(release, wanted)
    if misfit:
        return LibraryFault(library, misfit, file, release, wanted)
    try:
        # ezdxf prints that it cannot write a list of fonts.
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            for name, used in USED.items():
                if f"{name}.".startswith(f"{top}."):
                    _try(name, used)
    except Exception:  # a strange file may fail in any way
        packages = {"site-packages", "dist-packages"}
        problem: Problem = "damaged" if packages.intersection(Path(file).parts) else "strange"
        return LibraryFault(library, problem, file, release, wanted)
    return None


def _try(name: str, used: str) -> None:
    """Look for each name in a module.

    Raises ImportError, AttributeError, or whatever the module raises.
    """
    module = import_module(name)
    for path in used.split():
        first, *rest = path.split(".")
        found = getattr(module, first, None) or import_module(f"{name}.{first}")
        for part in rest:
            found = getattr(found, part)


def _module(library: str) -> str:
    return _MODULES.get(library, library)


def _place(top: str) -> str:
    """Return the file or folder that Python takes for a library, empty if there is none."""
    try:
        found = find_spec(top)
    except (ImportError, ValueError, AttributeError):
        return ""
    places = [found.origin, *(found.submodule_search_locations or [])] if found else []
    return next((place for place in places if place), "")


def _release(library: str) -> str:
    try:
        return metadata.version(library)
    except (metadata.PackageNotFoundError, ValueError, KeyError):
        return ""


def _bounds() -> dict[str, str]:
    """Return the bounds of releases that the package asks for, by library; empty without it."""
    try:
        lines = metadata.requires(OWN) or []
    except metadata.PackageNotFoundError:
        return {}
    found = (re.match(r"([\w.-]+)(?:\[[^]]*\])?\s*([^;]*)", line) for line in lines)
    return {_folded(each[1]): each[2].strip() for each in found if each}


def _folded(library: str) -> str:
    return re.sub(r"[-_.]+", "-", library).lower()


def _misfit(release: str, wanted: str) -> Problem | None:
    """Return on which side a release is outside of the bounds, if it is."""
    if not release:
        return None
    for sign, bound in re.findall(r"(>=|<)\s*([\d.]+)", wanted):
        below = _numbers(release) < _numbers(bound)
        if sign == ">=" and below:
            return "old"
        if sign == "<" and not below:
            return "new"
    return None


def _numbers(release: str) -> list[int]:
    """Return the numbers of a release without the zeros at its end: 3.0.0 is 3."""
    found = re.match(r"\d+(?:\.\d+)*", release)
    numbers = [int(each) for each in found[0].split(".")] if found else []
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers
