"""Low vision: which lines stand out, and the words that say the same."""

import os

from splendor_access.console.terminal import PrintedLine, Terminal
from splendor_access.console.theme import THEMES, Role
from splendor_access.session.intents import Said
from splendor_access.settings.style import Style
from splendor_access.talk.messages import Message, is_secret, say


def role(said: Said) -> Role:
    """Return the role of a line, which a theme gives a colour."""
    if said.kind in ("moves", "market"):
        return "news"
    return "turn" if said.message.name in ("your-turn", "your-turn-named") else "plain"


def shown(said: Said, style: Style, terminal: Terminal) -> PrintedLine:
    """Return a line as it is printed.

    With a theme, or with `words` in its place, news begins with a word for it: what stands out in
    colour is also said. The call to act begins with such a word in any case.
    """
    message = said.message
    if role(said) == "news" and (terminal.ink("news") or style.settings.theme == "words"):
        message = say("news-word", line=message)
    return PrintedLine(style.printed(message, said.kind), role(said), is_secret(message))


def no_theme(name: str, terminal: Terminal) -> list[Message]:
    """Say why a theme is not shown at this terminal, if so."""
    if name not in THEMES or terminal.obstacle in (None, "terminal"):
        return []
    return [say("theme-not-shown", why=terminal.obstacle)]


def limits(terminal: Terminal) -> list[Message]:
    """Say why nothing is cleared at a terminal, or what keeps the lines that are cleared there."""
    match terminal.cannot_clear:
        case None:
            # tmux clears what it keeps, GNU screen does not.
            return [say("clear-kept", keeper="screen" if os.environ.get("STY") else "other")]
        case "terminal":
            return []
        case why:
            return [say("clear-not-done", why=why)]
