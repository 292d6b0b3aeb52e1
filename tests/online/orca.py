"""A real Orca and a real browser on their own screen, and Orca's speech.

The screen is Xvfb; the session bus, the folders and the speech service belong to the test. xdotool
presses keys. The service is silent, and writes its texts down.
"""

import asyncio
import os
import shutil
import signal
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.speech.service import PATIENCE, Heard, Service

BROWSERS = {
    "chromium": (
        *("chromium", "--no-sandbox", "--no-first-run", "--disable-gpu", "--mute-audio"),
        *("--disable-background-networking", "--password-store=basic", "--user-data-dir={profile}"),
    ),
    "firefox": ("firefox-esr", "--no-remote", "--profile", "{profile}"),
}

PREFERENCES = """
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("termsofuse.bypassNotification", true);
"""

BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")

ALONE = "#!/bin/sh\nexit 1\n"
"""Where Orca asks for others, to kill them: it finds none, of a person or of another test."""

START = 0.1
"""Seconds for every text."""

QUIET = 1.0
"""Seconds of silence after which Orca has finished; it holds news back for a tenth of one."""


class Desktop:
    """A screen with a browser that Orca reads."""

    def __init__(self, service: Service, env: dict[str, str]) -> None:
        self._service = service
        self._env = env

    async def keys(self, *names: str) -> None:
        """Press keys by their names in X."""
        await self._xdotool("key", "--delay", "60", *names)

    async def type(self, text: str) -> None:
        """Type a text, letter by letter."""
        await self._xdotool("type", "--delay", "120", text)

    def voice(self, each: float) -> None:
        """Set the seconds of speech for every character, beside `START`."""
        self._service.take(START, each)

    async def activate(self, title: str) -> None:
        """Focus the window with a title, once it exists."""
        window = ""
        while not window:
            found = await self._xdotool("search", "--onlyvisible", "--name", title, check=False)
            window = found.split("\n")[0]
        await self._xdotool("windowfocus", "--sync", window)

    async def hears(self, *texts: str, seconds: float = 2 * PATIENCE) -> None:
        """Wait until all of these have been spoken, and nothing more is."""
        late = time.monotonic() + seconds
        while not all(any(text in each.text for each in self.heard) for text in texts):
            assert time.monotonic() < late, (texts, [each.text for each in self.heard])
            await asyncio.sleep(0.05)
        await self.silence()

    async def silence(self) -> None:
        """Wait until Orca is silent."""
        count = -1
        while count != len(self.heard) or (self.heard[-1:] and self.heard[-1].ended is None):
            count = len(self.heard)
            await asyncio.sleep(QUIET)

    @property
    def heard(self) -> list[Heard]:
        """The speech since `forget`."""
        return self._service.heard

    def forget(self) -> None:
        """Begin a new list of speech."""
        self._service.forget()

    async def _xdotool(self, *arguments: str, check: bool = True) -> str:
        process = await asyncio.create_subprocess_exec(
            "xdotool", *arguments, env=self._env, stdout=PIPE, stderr=DEVNULL
        )
        out, _ = await process.communicate()
        assert not (check and process.returncode), arguments
        return out.decode()


@asynccontextmanager
async def _running(
    command: Sequence[str], env: dict[str, str], stdout: int = DEVNULL
) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *command, env=env, stdout=stdout, stderr=DEVNULL, start_new_session=True
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


@asynccontextmanager
async def desktop(
    folder: Path, browser: str, address: str, braille: Mapping[str, str] | None = None
) -> AsyncIterator[Desktop]:
    """Open an address in a browser that Orca reads; `braille` leads it to a BRLTTY."""
    for program in ("Xvfb", "dbus-daemon", "orca", "xdotool", BROWSERS[browser][0]):
        assert shutil.which(program), f"the test needs {program}; .ci/setup soak installs it"
    launcher = next(each for each in BUS_LAUNCHERS if Path(each).exists())
    profile, run = folder / "profile", folder / "run"
    profile.mkdir()
    run.mkdir(mode=0o700)
    (profile / "user.js").write_text(PREFERENCES)
    programs = folder / "programs"
    programs.mkdir()
    (programs / "pgrep").write_text(ALONE)
    (programs / "pgrep").chmod(0o755)
    env = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    env |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(run), "NO_AT_BRIDGE": "0"}
    env |= {"GTK_MODULES": "gail:atk-bridge", "LC_ALL": "C.UTF-8"}
    async with AsyncExitStack() as stack:
        service = stack.enter_context(Service(seconds=START))
        env |= service.environment
        screen = await stack.enter_async_context(
            _running(("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"), env, stdout=PIPE)
        )
        assert screen.stdout
        env["DISPLAY"] = f":{(await screen.stdout.readline()).decode().strip()}"
        told = ("dbus-daemon", "--session", "--nofork", "--print-address=1")
        bus = await stack.enter_async_context(_running(told, env, stdout=PIPE))
        assert bus.stdout
        env["DBUS_SESSION_BUS_ADDRESS"] = (await bus.stdout.readline()).decode().strip()
        await stack.enter_async_context(_running((launcher, "--launch-immediately"), env))
        without = "braille,braille-monitor" if braille is None else "braille-monitor"
        orca = ("orca", "--disable", without)
        path = f"{programs}{os.pathsep}{env['PATH']}"
        await stack.enter_async_context(_running(orca, {**env, **(braille or {}), "PATH": path}))
        here = Desktop(service, env)
        while not here.heard:  # it says that it is on
            await asyncio.sleep(0.1)
        command = [part.format(profile=profile) for part in BROWSERS[browser]]
        await stack.enter_async_context(_running((*command, address), env))
        await here.activate("Splendor")
        yield here
