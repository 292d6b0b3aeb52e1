"""What friends elsewhere need is loaded by the commands for them alone."""

import pytest

from tests.driver import run_python
from tests.tiers import sampled

WEB = {"aiohttp", "websockets", "asyncssh", "jinja2", "cryptography", "multidict", "yarl"}


@sampled(2)
@pytest.mark.parametrize("words", ["play --quick", "--help", "games"])
def test_a_game_at_home_loads_nothing_of_the_web(words: str) -> None:
    program = (
        "import contextlib, sys\n"
        "from splendor_access.commands import _cli as cli\n"
        "with contextlib.suppress(SystemExit): cli.main(sys.argv[1:])\n"
        f"print('loaded', *sorted({WEB!r} & {{*sys.modules}}))\n"
    )
    done = run_python("-c", program, *words.split())
    assert done.lines[-1] == "loaded"
