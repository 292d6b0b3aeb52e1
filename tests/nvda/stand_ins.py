"""Stand-ins for the names of NVDA that the add-on uses, and a loop in place of NVDA's.

    python stand_ins.py ADDON VERSION

runs the add-on in the folder ADDON as NVDA VERSION would (2026.1 or 2026.3). Orders come as JSON
lines at standard input, and what a display shows goes to standard output. Python's own library is
enough, so that this runs in the Python for Windows.

How NVDA behaves was read in its sources of November 2026 (branch master, which becomes 2026.3) and
in add-ons that run with 2026.1; nothing was run with NVDA itself. These names are used:

- addonHandler: initTranslation, getCodeAddon().manifest
- braille: handler, decide_enabled, displayChanged, displaySizeChanged, BrailleDisplayGesture,
  _decide_disabledIncludesMessages, _pre_showBrailleMessage, _post_dismissBrailleMessage;
  in 2026.3 all but handler in braille.extensions and braille.display.gesture
- braille.handler: display.description, displayDimensions, displaySize, enabled, initialDisplay,
  _writeCells
- config: conf
- globalPluginHandler: GlobalPlugin
- globalVars: appArgs.secure
- inputCore: decide_executeGesture, manager.isInputHelpActive
- logHandler: log
- queueHandler: queueFunction, eventQueue
- scriptHandler: script
- speech: speakMessage
- ui: message
"""

import builtins
import json
import queue
import sys
import threading
import types
from collections import namedtuple

PACKAGE_SINCE = "2026.3"

Dimensions = namedtuple("Dimensions", ["numRows", "numCols"])


class Point:
    """An extension point: handlers, which NVDA holds by weak references."""

    def __init__(self):
        self.handlers = []

    def register(self, function):
        self.handlers.append(function)

    def unregister(self, function):
        self.handlers.remove(function)

    def decide(self, **facts):
        """Return False if any handler does."""
        return False not in [each(**facts) for each in [*self.handlers]]

    def notify(self, **facts):
        for each in [*self.handlers]:
            each(**facts)


class Display:
    """A braille display's driver."""

    def __init__(self, description, columns, rows):
        self.description, self.numCols, self.numRows = description, columns, rows


class Handler:
    """NVDA's braille handler: it shows the focus, or a message over it."""

    def __init__(self, nvda):
        self._nvda = nvda
        self.display = Display("none", 0, 1)
        self.focus = "focus"
        self.message_shown = ""
        self._enabled = True

    @property
    def displayDimensions(self):  # noqa: N802
        return Dimensions(self.display.numRows, self.display.numCols)

    @property
    def displaySize(self):  # noqa: N802
        return self.display.numRows * self.display.numCols

    @property
    def enabled(self):
        now = self.displaySize > 0 and self._nvda.decide_enabled.decide()
        if self._enabled and not now and self.message_shown:
            self._nvda.queue.put(lambda: self.dismiss(update=False))
        self._enabled = now
        return now

    def _writeCells(self, cells):  # noqa: N802
        assert len(cells) == self.displaySize, (len(cells), self.displaySize)
        assert threading.current_thread() is threading.main_thread()
        self._nvda.tell(cells=cells)

    def update(self):
        text = self.message_shown or self.focus
        cells = [ord(letter) & 0xFF for letter in text[: self.displaySize]]
        self._writeCells(cells + [0] * (self.displaySize - len(cells)))

    def initialDisplay(self):  # noqa: N802
        if self.enabled:
            self.update()

    def message(self, text):
        """Show a message, unless another program has the display and nobody objects."""
        if not self.enabled and self._nvda.messages_too.decide():
            return
        self._nvda.before_message.notify()
        self.message_shown = text
        self.update()

    def dismiss(self, update=True):
        self.message_shown = ""
        if update:
            self.update()
        self._nvda.after_message.notify()


class Gesture:
    """A key of any kind; `script` is what NVDA would do."""

    def __init__(self, nvda, order):
        name = order.get("script")
        self.script = None
        if name:
            self.script = lambda _gesture: nvda.tell(done=name)
            self.script.__name__ = f"script_{name}"
        self.dots, self.space = order.get("dots", 0), order.get("space", False)
        cell = order.get("cell")
        if nvda.version >= PACKAGE_SINCE:
            self.cellIndexes = None if cell is None else [cell]
        else:
            self.routingIndex = cell


class BrailleDisplayGesture(Gesture):
    """A key of the display."""


class GlobalPlugin:
    """An add-on's object for all programs."""

    def terminate(self):
        pass


class Nvda:
    """All of it: modules under NVDA's names, and a loop that takes orders."""

    def __init__(self, version, write):
        self.version = version
        self._write = write
        self._lock = threading.Lock()
        self.queue = queue.Queue()
        self.title = ""
        self.decide_enabled, self.messages_too = Point(), Point()
        self.before_message, self.after_message = Point(), Point()
        self.display_changed, self.size_changed, self.decide_gesture = Point(), Point(), Point()
        self.handler = Handler(self)
        self.manager = types.SimpleNamespace(isInputHelpActive=False)
        self.secure = False

    def tell(self, **said):
        """Write what happened, as one line."""
        with self._lock:
            self._write(json.dumps(said))

    def modules(self):
        """Return the modules by their names."""
        package = self.version >= PACKAGE_SINCE
        points = {
            "decide_enabled": self.decide_enabled,
            "displayChanged": self.display_changed,
            "displaySizeChanged": self.size_changed,
            "_decide_disabledIncludesMessages": self.messages_too,
            "_pre_showBrailleMessage": self.before_message,
            "_post_dismissBrailleMessage": self.after_message,
        }
        gesture = {"BrailleDisplayGesture": BrailleDisplayGesture}
        manifest = {"version": "0.0.0"}
        log = {
            name: lambda text, _name=name, **_how: self.tell(log=f"{_name}: {text}")
            for name in ("info", "error")
        }
        found = {
            "addonHandler": {
                "initTranslation": lambda: setattr(builtins, "_", lambda text: text),
                "getCodeAddon": lambda: types.SimpleNamespace(manifest=manifest),
            },
            "braille": {"handler": self.handler, **({} if package else {**points, **gesture})},
            "config": {"conf": {"braille": {"cursorShapeFocus": 0xC0}}},
            "globalPluginHandler": {"GlobalPlugin": GlobalPlugin},
            "globalVars": {"appArgs": types.SimpleNamespace(secure=self.secure)},
            "inputCore": {"decide_executeGesture": self.decide_gesture, "manager": self.manager},
            "logHandler": {"log": types.SimpleNamespace(**log)},
            "queueHandler": {
                "eventQueue": self.queue,
                "queueFunction": lambda where, function: where.put(function),
            },
            "scriptHandler": {"script": lambda **_how: lambda function: function},
            "speech": {"speakMessage": lambda text: self.tell(spoken=text)},
            "ui": {"message": self.message},
        }
        if package:
            found |= {
                "braille.extensions": points,
                "braille.display": {},
                "braille.display.gesture": gesture,
            }
        modules = {}
        for name, members in found.items():
            modules[name] = types.ModuleType(name)
            vars(modules[name]).update(members)
        return modules

    def message(self, text):
        """Say and show a message."""
        self.tell(spoken=text)
        self.handler.message(text)

    def press(self, gesture):
        """Do as NVDA with a key, in the thread of the display."""
        if self.decide_gesture.decide(gesture=gesture) and gesture.script:
            self.queue.put(lambda: gesture.script(gesture))

    def obey(self, plugin, order):
        """Do what a line orders, in the main thread, but for keys."""
        match order["do"]:
            case "front":
                self.title, self.handler.focus = (
                    order["title"],
                    order.get("focus", self.handler.focus),
                )
                if order.get("told", True):
                    plugin.event_gainFocus(None, self.handler.initialDisplay)
            case "display":
                self.handler.display = Display(order["name"], order["columns"], order["rows"])
                self.display_changed.notify(display=self.handler.display, isFallback=False)
                self.handler.initialDisplay()
            case "message":
                self.handler.message(order["text"])
            case "dismiss":
                self.handler.dismiss()
            case "help":
                self.manager.isInputHelpActive = order["on"]
            case "give_back":
                plugin.script_give_back(None)
            case "terminate":
                plugin.terminate()

    def run(self, plugin, orders):
        """Take orders until they end, each as (line number, order)."""
        ended = threading.Event()

        def read():
            for line in orders:
                order = json.loads(line)
                if order["do"] == "key":
                    kind = Gesture if order.get("keyboard") else BrailleDisplayGesture
                    self.press(kind(self, order))
                else:
                    self.queue.put(lambda order=order: self.obey(plugin, order))
                self.queue.put(lambda order=order: self.tell(obeyed=order.get("number", 0)))
            ended.set()
            self.queue.put(lambda: None)

        threading.Thread(target=read, daemon=True).start()
        while not (ended.is_set() and self.queue.empty()):
            self.queue.get()()


def main(folder, version):
    """Run the add-on until standard input ends."""

    def write(line):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    nvda = Nvda(version, write)
    sys.modules.update(nvda.modules())
    sys.path.insert(0, folder + "/globalPlugins")
    import splendorAccess

    splendorAccess.pipe.front_title = lambda: nvda.title
    shown = splendorAccess.pipe.Link.note_shown

    def note_shown(link, picture):
        shown(link, picture)
        if picture is not None:
            nvda.tell(number=picture.number)

    splendorAccess.pipe.Link.note_shown = note_shown
    nvda.run(splendorAccess.GlobalPlugin(), sys.stdin)


if __name__ == "__main__":
    main(*sys.argv[1:])
