"""A question of a first run on Windows: whether it is to edit lines, as screen readers know it."""

import sys

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.console.setup import Setup
from splendor_access.preferences.files import NotKept, write_file
from splendor_access.store import saves
from splendor_access.talk.messages import say


async def offer_plain(console: Console, keyboard: Keyboard) -> Keyboard:
    """Offer plain lines where editing keys were not tried; return the keyboard to go on with.

    Raises Left when the player quits, and EOFError at the end of input.
    """
    if sys.platform != "win32" or not console.editable or saves.names():
        return keyboard
    if not await Setup(console, keyboard).plain():
        return keyboard
    console.say(say("setup-plain-kept"))
    try:
        write_file({"plain": "on"})
    except NotKept as error:
        console.say(say("settings-not-kept", detail=error.detail))
    return console.go_plain()
