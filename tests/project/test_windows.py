"""What Windows lacks is reached only where it is not Windows; each place is named here."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.project.test_rooms import PACKAGE, sources, tree
from tests.windows.left_out import BABEL, LEFT_OUT, LIBLOUIS, PROGRAMS, TYPES

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
NAMES = {
    "asyncio": {"get_child_watcher"},
    "os": {
        *("O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "chown", "fchmod", "fchown", "fork"),
        *("forkpty", "get_blocking", "getegid", "geteuid", "getgid", "getgroups", "getpgid"),
        *("getpgrp", "getsid", "getuid", "killpg", "lchown", "login_tty", "mkfifo", "nice"),
        *("openpty", "posix_spawn", "pread", "pwrite", "sched_getaffinity", "set_blocking"),
        *("setpgid", "setsid", "statvfs", "sync", "tcgetpgrp", "tcsetpgrp", "ttyname", "umask"),
        *("uname", "wait", "waitid"),
    },
    "select": {"epoll", "kqueue", "poll"},
    "signal": {"SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT"}
    | {"SIGTSTP", "SIGUSR1", "SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_sigmask"},
    "socket": {"AF_UNIX"},
}
"""What the standard library of Python 3.11 has on Linux alone, as far as a game may want it."""

GUARDED = {
    "console/display_only.py": {
        *("termios", "signal.SIGTSTP", "os.getpgrp", "os.tcgetpgrp"),
    },
    "console/keyboard.py": {"termios"},
    "console/line_echo.py": {"termios", "os.ttyname"},
    "braille_display/displays/_brlapi.py": {"grp", "os.getgid"},
    "braille_display/displays/json_lines.py": {"socket.AF_UNIX"},
    "online/server/doors.py": {"resource"},
    "online/server/operator.py": {"os.umask", "os.getuid", "socket.AF_UNIX"},
    "settings/libraries.py": {"os.geteuid"},
    "settings/system.py": {"signal.SIGKILL"},
    "speech/screen_readers.py": {"os.ttyname"},
    "table/saves.py": {"os.O_DIRECTORY"},
    "table/opponents.py": {"os.killpg", "signal.SIGKILL"},
}
"""Where it is used all the same, behind a question for the system; `make check` runs mypy for
Windows, which finds those that are in front of it."""


REFUSED = re.compile(
    r'(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?|.*[<>:"|?*\\].*|.*[. ]', re.IGNORECASE
)
"""Names of files with which Windows cannot clone the project, nor unpack it."""


def test_windows_takes_the_name_of_every_file() -> None:
    folders = ("braille_tables", "docs", "nvda_addon", "splendor_access", "tests", "training")
    files = (file for folder in folders for file in (PACKAGE.parent / folder).rglob("*"))
    assert not [file for file in files if REFUSED.fullmatch(file.name)]


def lacking(source: Path) -> Iterator[str]:
    """Return what a file imports or names that Windows lacks."""
    for node in ast.walk(tree(source)):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name in MODULES)
            case ast.ImportFrom(module=str(module), names=names):
                if module in MODULES:
                    yield module
                missing = NAMES.get(module, set())
                yield from (f"{module}.{each.name}" for each in names if each.name in missing)
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                if name in NAMES.get(module, ()):
                    yield f"{module}.{name}"


def test_what_is_left_out_on_windows_is_there_and_has_a_reason() -> None:
    tests = PACKAGE.parent / "tests"
    for name, reason in LEFT_OUT.items():
        path, _, test = name.partition("::")
        assert (tests / path).exists(), name
        assert not test or f"\ndef {test}(" in (tests / path).read_text(encoding="utf-8"), name
        assert re.fullmatch(r"It (\S+ )+\S+\.", reason), name


def test_game_talk_and_bots_are_tried_whole_on_windows() -> None:
    """What needs other languages or programs of Linux is less than one in a hundred of them."""
    whole = ("game", "talk", "bots")
    left_out = [name for name in LEFT_OUT if name.partition("/")[0] in whole]
    reasons = (BABEL, LIBLOUIS, PROGRAMS, TYPES)
    assert not [name for name in left_out if LEFT_OUT[name] not in reasons]
    files = ["game/test_typed.py", "talk/test_phonemes.py"]
    assert [name for name in left_out if "::" not in name] == files


def imported(source: Path) -> Iterator[str]:
    """Return what a file imports wherever it runs: at its top, behind no question."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_tests_for_windows_import_nothing_that_it_lacks() -> None:
    """Neither by themselves nor by what they import of the other tests."""
    tests = PACKAGE.parent / "tests"
    left_out = {tests / name for name in LEFT_OUT}
    reached = [path for path in tests.rglob("test_*.py") if not {path, *path.parents} & left_out]
    assert len(reached) > 60
    for source in reached:
        for name in imported(source):
            assert name not in MODULES, source
            other = PACKAGE.parent / f"{name.replace('.', '/')}.py"
            if name.startswith("tests.") and other.exists() and other not in reached:
                reached.append(other)


OF_LINUX = {f"tests.online.{name}" for name in ("chromium", "firefox", "nats_server", "orca")}
"""What starts programs that are there on Linux alone."""


def test_tests_for_windows_start_no_program_of_linux() -> None:
    """A file that does so stands in the list, or some of its tests; a case goes by its name."""
    listed = {name.partition("::")[0] for name in LEFT_OUT}
    tests = PACKAGE.parent / "tests"
    for source in (tests / "online").rglob("test_*.py"):
        name = source.relative_to(tests).as_posix()
        if OF_LINUX & {*imported(source)} and name != "online/test_secrets.py":
            assert name in listed, name


def test_what_windows_lacks_is_named_here() -> None:
    found = {
        source.relative_to(PACKAGE).as_posix(): names
        for source in sources()
        if (names := {*lacking(source)})
    }
    assert found == GUARDED


def test_ctrl_c_at_the_console_is_for_the_game_alone_on_windows_too() -> None:
    """A player of sounds is a program of other systems."""
    text = {source.relative_to(PACKAGE).as_posix(): source.read_text() for source in sources()}
    apart = {name for name in text if "start_new_session=True" in text[name]}
    assert {name for name in apart if "creationflags=" not in text[name]} == {"speech/sound.py"}
    assert "online/host.py" in apart
