"""Shows the cells of Splendor on the braille display while its window is in front.

Everything here runs in NVDA's main thread, but for what says otherwise.
"""

import re

import addonHandler
import globalPluginHandler
import globalVars
import speech
import ui
from logHandler import log
from scriptHandler import script

from . import nvda, pipe

addonHandler.initTranslation()

MUTEX = "splendor-access-add-on"
GIVE_BACK = "kb:NVDA+shift+g"

TITLE = re.compile(r"Splendor.*, ([A-Z][a-z]{3,7} [A-Z][a-z]{3,7})( - .*)?")
"""A title of the game, with its two words. Some programs put their name behind a title."""

SCRIPTS = {
    "braille_scrollBack": "window_left",
    "braille_scrollForward": "window_right",
    "braille_previousLine": "line_up",
    "braille_nextLine": "line_down",
    "braille_toFocus": "home",
    "braille_routeTo": "route",
    "braille_reportFormatting": "describe",
    "braille_eraseLastCell": "backspace",
    "braille_enter": "enter",
    "braille_translate": "nothing",
    "kb:uparrow": "line_up",
    "kb:downarrow": "line_down",
    "kb:leftarrow": "window_left",
    "kb:rightarrow": "window_right",
    "kb:home": "home",
    "kb:end": "bottom",
    "kb:pageup": "top",
    "kb:pagedown": "bottom",
    "kb:enter": "enter",
    "kb:escape": "escape",
    "kb:backspace": "backspace",
    "kb:f1": "help",
}
"""What NVDA would do with a key of the display, and what the game calls it.

Whatever is not here stays NVDA's: its menu, its settings, switching windows.
"""

OWN = {
    # Translators: what keys can do in the game, in NVDA's dialog of input gestures.
    "different": _("Goes to what is different"),
    "next_buy": _("Goes to the next card that you can buy"),
    "sum": _("Goes to the sum, and back"),
    "what": _("Asks what is under the next routing key"),
    "back": _("Goes back"),
    "help": _("Asks for help"),
}
"""What no key of NVDA stands for: its dialog of input gestures gives keys of the display to it."""


class GlobalPlugin(globalPluginHandler.GlobalPlugin):
    """The add-on: which game is in front, and whose the display is."""

    # Translators: the group of this add-on in NVDA's dialog of input gestures.
    scriptCategory = _("Splendor")

    def __init__(self):
        super().__init__()
        self._links = {}
        self._front = None
        self._holds = False
        self._written = None
        self._given_back = False
        self._message = False
        self._told = False
        self._watch = None
        self._taken = []
        # On Windows' own screens, such as the one for a password, nothing is done.
        if getattr(globalVars.appArgs, "secure", False):
            return
        points = (
            (nvda.decide_enabled, self.decide_enabled),
            (nvda.decide_gesture, self.decide_gesture),
            (nvda.display_changed, self.display_changed),
            (nvda.size_changed, self.display_changed),
        )
        messages = (
            (nvda.messages_too, self.decide_messages),
            (nvda.before_message, self.before_message),
            (nvda.after_message, self.after_message),
        )
        # Without one of them a message is only spoken while the game has the display.
        if all(point is not None for point, _ in messages):
            points += messages
        if None in (nvda.decide_enabled, nvda.decide_gesture, nvda.DisplayGesture):
            log.error("splendorAccess: does nothing in this NVDA")
            return
        for point, function in points:
            if point is not None:
                point.register(function)
                self._taken.append((point, function))
        self._watch = pipe.Watch(MUTEX, self._changed)
        self._watch.start()

    def terminate(self):
        """Give everything back."""
        super().terminate()
        watch, self._watch = self._watch, None
        if watch:
            watch.end()
        for link in self._links.values():
            link.end()
        self.refresh()
        while self._taken:
            point, function = self._taken.pop()
            point.unregister(function)

    # Which game is in front

    def refresh(self):
        """Find out whose the display is, and show the game or let NVDA show its own."""
        try:
            self._front = self._link_in_front()
            picture = self._front.picture() if self._front else None
            if picture is None or self._given_back or self._message or not self._fits(picture):
                self._release()
            elif not self._holds or picture is not self._written:
                self._hold(picture)
        except Exception:
            log.error("splendorAccess: the display is NVDA's again", exc_info=True)
            self._release()

    def _link_in_front(self):
        """Return the connection to the game in front, or None; a new game is connected to."""
        self._links = {
            words: link for words, link in self._links.items() if not link.over or link.refused
        }
        found = TITLE.fullmatch(pipe.front_title()) if self._watch else None
        if not found:
            return None
        words = found[1]
        if words not in self._links:
            version = addonHandler.getCodeAddon().manifest["version"]
            link = self._links[words] = pipe.Link(words, version, self._changed, self._log)
            link.show_on(*nvda.display())
            link.start()
        return self._links[words]

    def _changed(self):
        """Look again, soon; called in any thread."""
        nvda.queue(self.refresh)

    def _log(self, text):
        log.info(f"splendorAccess: {text}")

    def _fits(self, picture):
        return (picture.columns, picture.rows) == nvda.display()[1:]

    def _hold(self, picture):
        first, self._holds = not self._holds, True
        # NVDA asks again whether it may write, and then stops what blinks.
        nvda.handler().enabled  # noqa: B018
        nvda.handler()._writeCells(picture.dots(nvda.cursor_dots()))
        self._written = picture
        self._front.note_shown(picture)
        if first and not self._told:
            self._told = True
            # Translators: said once, when the game has the display for the first time.
            speech.speakMessage(_("NVDA+Shift+G gives the display back to NVDA."))

    def _release(self, draw=True):
        """Let the display be NVDA's, at once; with `draw` NVDA shows its own there."""
        for link in self._links.values():
            link.note_shown(None)
        held, self._holds, self._written = self._holds, False, None
        if held and draw:
            try:
                nvda.handler().initialDisplay()
            except Exception:
                log.error("splendorAccess: NVDA shows its own later", exc_info=True)

    # What NVDA asks and tells

    def decide_enabled(self):
        """Return whether NVDA may write to the display; asked in any thread."""
        return not self._holds

    def decide_messages(self):
        """Return whether messages of NVDA are kept back while it may not write."""
        return not self._holds

    def before_message(self):
        """Leave the display to a message of NVDA."""
        self._message = True
        self._release(draw=False)

    def after_message(self):
        """Show the game again when the message is gone."""
        self._message = False
        self.refresh()

    def display_changed(self, **_facts):
        """Tell games of another display; called in any thread."""
        nvda.queue(self._tell_display)

    def _tell_display(self):
        for link in self._links.values():
            link.show_on(*nvda.display())
        self._written = None
        self.refresh()

    def decide_gesture(self, gesture):
        """Return whether a key is NVDA's; asked in the thread of the display."""
        link = self._front
        if not self._holds or link is None or not isinstance(gesture, nvda.DisplayGesture):
            return True
        found = TITLE.fullmatch(pipe.front_title())
        if not found or found[1] != link.words or nvda.input_help():
            return True
        key = key_of(gesture)
        if key is not None:
            # Where the game does not get it, it is lost: what NVDA would do cannot be felt.
            link.press(*key)
        return key is None

    # Focus, and the keyboard

    def event_gainFocus(self, _obj, nextHandler):  # noqa: N802, N803  # names of NVDA
        """See whether another window is in front."""
        self.refresh()
        nextHandler()

    @script(
        # Translators: what a key does, in NVDA's dialog of input gestures.
        description=_("Gives the braille display to NVDA, or back to the game"),
        gesture=GIVE_BACK,
    )
    def script_give_back(self, _gesture):
        """Give the display to NVDA, or to the game."""
        self._given_back = not self._given_back
        self.refresh()
        if self._given_back:
            # Translators: the display shows what NVDA shows elsewhere.
            ui.message(_("Display: NVDA"))
        else:
            # Translators: the display shows the game, while its window is in front.
            speech.speakMessage(_("Display: Splendor"))


def _nothing(name, description):
    """Return a script that does nothing where no game has the display."""

    def run(_self, _gesture):
        pass

    run.__name__ = name
    return script(description=description)(run)


for _name, _description in OWN.items():
    _name = "script_splendor_" + _name
    setattr(GlobalPlugin, _name, _nothing(_name, _description))


def key_of(gesture):
    """Return the game's name of a key and its argument; None for a key that is NVDA's."""
    dots = getattr(gesture, "dots", 0)
    space = getattr(gesture, "space", False)
    name = nvda.script_name(gesture)
    own = name.removeprefix("splendor_")
    known = own if own != name else SCRIPTS.get(name) or SCRIPTS.get(name.lower())
    if known in ("route", "describe"):
        cell = nvda.cell(gesture)
        return None if cell is None else (known, cell)
    if known:
        return known, 0
    if (dots or space) and not (dots and space):
        return "dots", dots
    return None if name else ("nothing", 0)
