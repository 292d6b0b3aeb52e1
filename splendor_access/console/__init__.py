"""The keyboard and the terminal: the event loop, the prompt, and the questions before a game."""

import sys


def _load_asyncio() -> None:
    """Load asyncio without TLS, which no game needs: it loads as slowly as the rules."""
    if "asyncio" in sys.modules or "ssl" in sys.modules:
        return
    sys.modules["ssl"] = None  # type: ignore[assignment]  # asyncio then does without
    try:
        import asyncio  # noqa: F401
    finally:
        del sys.modules["ssl"]


_load_asyncio()
