"""Low vision: highlighted lines, and the words with the same meaning."""

import os

from splendor_access.console.terminal import THEMES, PrintedLine, Role, Terminal
from splendor_access.session.intents import Said
from splendor_access.settings.style import Style
from splendor_access.talk.messages import Message, is_secret, say


def role(said: Said) -> Role:
    """Return the role of a line, for its colour in a theme."""
    if said.kind in ("moves", "market"):
        return "news"
    return "turn" if said.message.name in ("your-turn", "your-turn-named") else "plain"


def printed_line(said: Said, style: Style, terminal: Terminal) -> PrintedLine:
    """Return a line as printed.

    With a theme, or with `words` in its place, news begins with a word for it: colour never carries
    a meaning alone. The call to act always begins with such a word.
    """
    message = said.message
    if role(said) == "news" and (terminal.ink("news") or style.settings.theme == "words"):
        message = say("news-word", line=message)
    return PrintedLine(style.printed(message, said.kind), role(said), is_secret(message))


def explain_no_theme(name: str, terminal: Terminal) -> list[Message]:
    """Explain why this terminal cannot show a theme, or not surely in high contrast, if so."""
    if name not in THEMES or terminal.obstacle == "terminal":
        return []
    if terminal.obstacle:
        return [say("theme-not-shown", why=terminal.obstacle)]
    return [say("theme-palette", count=terminal.palette)] if terminal.palette else []


def explain_limits(terminal: Terminal) -> list[Message]:
    """Explain why nothing is cleared at a terminal, or which program keeps the cleared lines."""
    match terminal.cannot_clear:
        case None:
            # tmux clears its scrollback, GNU screen does not.
            return [say("clear-kept", keeper="screen" if os.environ.get("STY") else "other")]
        case "terminal":
            return []
        case why:
            return [say("clear-not-done", why=why)]
