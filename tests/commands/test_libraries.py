"""Libraries that cannot be used: the program says why, and a game does not end with them."""

import ast
import os
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from splendor_access.settings import libraries
from splendor_access.settings.libraries import CORE, EXTRAS, LibraryFault, faults, library_sentences
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message
from tests.driver import ROOT, AtTerminal, run, run_python, sentence
from tests.tiers import sampled

PROGRAM = ("-m", "splendor_access")
NUMPY_LEFT_OUT = {"numpy"}
"""Libraries of which the table names only a part; its arrays have hundreds of functions."""


def strange(folder: Path, module: str, text: str = "x = 1\n") -> dict[str, str]:
    """Put something else with the name of a library before it; return the environment."""
    folder.mkdir(exist_ok=True)
    (folder / f"{module}.py").write_text(text)
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}


def told(fault: LibraryFault, language: str = "en") -> list[str]:
    locale = Locale(language)
    return [locale.text(Message(name, {**facts})) for name, facts in library_sentences(fault)]


def released(folder: Path, module: str, release: str) -> dict[str, str]:
    """Put another release of a library before it; return the environment."""
    package = folder / module
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    about = folder / f"{module}-{release}.dist-info"
    about.mkdir()
    name = module.replace("_", "-")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {release}\n")
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}


@sampled(2)
@pytest.mark.parametrize("language", languages())
def test_a_strange_file_that_keeps_the_program_from_starting_is_named(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = strange(tmp_path / "strange", "msgspec") | {"SPLENDOR_ACCESS_LANG": language}
    done = run_python(*PROGRAM, "play", env=env)
    monkeypatch.setenv("PYTHONPATH", env["PYTHONPATH"])
    file = str(tmp_path / "strange" / "msgspec.py")
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines() == told(LibraryFault("msgspec", "strange", file), language)


def test_a_library_that_is_missing_is_named_with_what_to_type() -> None:
    hidden = "import sys; sys.modules['fluent'] = sys.modules['fluent.syntax'] = None\n"
    start = "from splendor_access.__main__ import main; sys.exit(main())"
    done = run_python("-c", hidden + start, "play")
    assert (done.code, done.out) == (1, "")
    missing, install = done.err.splitlines()
    assert missing == "The library fluent.syntax is missing."
    assert install.startswith(f"To install it, type: {sys.executable} -m pip install ")
    assert "fluent.syntax" in install


def test_an_error_of_the_program_itself_is_not_blamed_on_a_library() -> None:
    broken = "import sys; sys.modules['splendor_access.commands'] = None\n"
    start = "from splendor_access.__main__ import main; sys.exit(main())"
    done = run_python("-c", broken + start, "play")
    assert done.code == 1
    assert "splendor_access.commands" in done.err.splitlines()[-1]


def test_doctor_finds_a_strange_file_that_nothing_has_met_yet(tmp_path: Path) -> None:
    env = strange(tmp_path / "strange", "babel")
    done = run_python(*PROGRAM, "doctor", env=env)
    assert (done.code, done.err) == (0, "")
    (line,) = [line for line in done.lines if "babel" in line]
    assert line.startswith("The program: not available. The library babel cannot be used: ")
    assert line.endswith(
        f"Python takes it from {tmp_path / 'strange'}. Take that folder out of PYTHONPATH, and "
        "start the program in another folder."
    )


def test_a_release_that_is_too_old_is_told_with_the_one_that_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = released(tmp_path / "old", "prompt_toolkit", "3.0.36")
    monkeypatch.setenv("PYTHONPATH", env["PYTHONPATH"])
    monkeypatch.syspath_prepend(tmp_path / "old")
    (fault,) = faults(("prompt-toolkit",))
    assert (fault.problem, fault.found) == ("old", "3.0.36")
    assert ">=3.0.43" in fault.wanted
    why, step = told(fault)
    assert "is too old: " in why
    assert "is release 3.0.36, and " in why
    assert step.endswith("start the program in another folder.")


@pytest.mark.parametrize(
    ("release", "wanted", "misfit"),
    [
        ("3.0.43", ">=3.0.43,<3.0.54", None),
        ("3.0.42", "<3.0.54,>=3.0.43", "old"),
        ("3.0.54", ">=3.0.43,<3.0.54", "new"),
        ("3.0.53.post1", ">=3.0.43,<3.0.54", None),
        ("4", ">=4.0", None),
        ("10.1", ">=9.2", None),
        ("", ">=9.2", None),
    ],
)
def test_releases_are_compared_by_their_numbers(
    release: str, wanted: str, misfit: str | None
) -> None:
    assert libraries._misfit(release, wanted) == misfit


def test_a_game_at_a_terminal_says_which_file_stopped_it(tmp_path: Path) -> None:
    env = strange(tmp_path / "strange", "prompt_toolkit")
    with AtTerminal("play", "--quick", columns=300, env=env) as shown:
        assert "The library prompt-toolkit cannot be used: " in shown.rest()
        assert shown.end() == 1
        assert "Traceback" not in shown.said


def test_labels_name_the_strange_file_and_not_a_missing_library(tmp_path: Path) -> None:
    env = strange(tmp_path / "strange", "reportlab")
    where = str(tmp_path / "labels")
    done = run_python(*PROGRAM, "labels", "--format", "pdf", "--out", where, env=env)
    assert done.code == 1
    assert done.err.startswith("The library reportlab cannot be used: ")
    assert not (tmp_path / "labels").exists()


@pytest.mark.parametrize(
    ("module", "found"),
    [
        (
            "louis",
            "from splendor_access.braille import library as l; print(l.load_liblouis().name)",
        ),
        ("speechd", "from splendor_access.speech import paths; print(paths.speechd().__file__)"),
    ],
)
def test_the_systems_own_module_is_found_behind_a_strange_file(
    tmp_path: Path, module: str, found: str
) -> None:
    done = run_python("-c", found, env=strange(tmp_path / "strange", module))
    assert (done.code, done.err) == (0, "")
    assert done.out == run_python("-c", found).out
    assert str(tmp_path) not in done.out


def test_a_strange_brlapi_is_named(tmp_path: Path) -> None:
    found = """
from splendor_access.braille_display.displays import _brlapi
from splendor_access.talk.locale import Locale
try:
    _brlapi.binding()
except _brlapi.Unreachable as error:
    print(Locale("en").text(error.problem.message))
"""
    done = run_python("-c", found, env=strange(tmp_path / "strange", "brlapi"))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("The library brlapi cannot be used: ")


def test_the_command_is_that_of_how_the_program_was_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    missing = LibraryFault("ezdxf", "missing")
    for prefix, begins in (
        ("/home/ann/.local/share/pipx/venvs/splendor-access", "pipx inject splendor-access ezdxf"),
        ("/home/ann/.local/share/uv/tools/splendor-access", "uv pip install --python "),
        (sys.prefix, f"{sys.executable} -m pip install ezdxf"),
    ):
        monkeypatch.setattr(sys, "prefix", prefix)
        assert told(missing)[1].startswith(f"To install it, type: {begins}")


def test_a_damaged_library_is_installed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "tomli_w"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise OSError\n")
    for name in [name for name in sys.modules if name.partition(".")[0] == "tomli_w"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    (fault,) = faults(("tomli-w",))
    assert (fault.problem, fault.file) == ("damaged", str(package / "__init__.py"))
    assert "--force-reinstall" in told(fault)[1]


def test_everything_here_can_be_used() -> None:
    assert faults((*CORE, *EXTRAS["labels"], *EXTRAS["friends"])) == []
    assert sentence("doctor-libraries") in run("doctor").lines


def test_all_that_the_program_uses_of_its_libraries_is_tried() -> None:
    used: defaultdict[str, set[str]] = defaultdict(set)
    tops = {libraries._module(name).partition(".")[0] for name in libraries.all_of_them()}
    for path in (ROOT / "splendor_access").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for_types = {
            each
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for each in ast.walk(node)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom) or node in for_types:
                continue
            module = node.module or ""
            if module.partition(".")[0] in tops - NUMPY_LEFT_OUT:
                used[module] |= {each.name for each in node.names}
    for module, names in libraries.USED.items():
        used[module] -= set(names.split())
    assert {module: names for module, names in used.items() if names} == {}


@pytest.mark.parametrize(
    ("library", "step"),
    [("msgspec", "library-unpack"), ("aiohttp", "library-unpack"), ("ezdxf", "library-elsewhere")],
)
def test_where_nothing_can_be_installed_no_command_is_named(
    library: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder for Windows has no pip: it is unpacked again, or lacks the library."""
    monkeypatch.setattr(libraries, "find_spec", lambda _name: None)
    monkeypatch.setattr(sys, "platform", "win32")
    fault = LibraryFault(library, "missing")
    assert told(fault)[1:] == [sentence(step)]
