"""The names of NVDA that the add-on uses, wherever the version that runs has them.

tests/nvda/stand_ins.py of the game lists the same names. Whatever is not there is None, and the
display is then left to NVDA.
"""

import importlib

from logHandler import log


def found(*places):
    """Return the first of these that exists, each as `module:name.name`."""
    for place in places:
        module, _, names = place.partition(":")
        try:
            thing = importlib.import_module(module)
            for name in filter(None, names.split(".")):
                thing = getattr(thing, name)
        except (ImportError, AttributeError):
            continue
        return thing
    log.error(f"splendorAccess: this NVDA has none of {places}")
    return None


# 2026.3 has made `braille` a package; the second place is that of 2026.1.
decide_enabled = found("braille.extensions:decide_enabled", "braille:decide_enabled")
display_changed = found("braille.extensions:displayChanged", "braille:displayChanged")
size_changed = found("braille.extensions:displaySizeChanged", "braille:displaySizeChanged")
messages_too = found(
    "braille.extensions:_decide_disabledIncludesMessages",
    "braille:_decide_disabledIncludesMessages",
)
before_message = found(
    "braille.extensions:_pre_showBrailleMessage", "braille:_pre_showBrailleMessage"
)
after_message = found(
    "braille.extensions:_post_dismissBrailleMessage", "braille:_post_dismissBrailleMessage"
)
decide_gesture = found("inputCore:decide_executeGesture")
DisplayGesture = found(
    "braille.display.gesture:BrailleDisplayGesture", "braille:BrailleDisplayGesture"
)


def handler():
    """Return NVDA's braille handler; there is none before NVDA has started."""
    return found("braille:handler")


def queue(function):
    """Let NVDA call a function in its main thread, from any other."""
    import queueHandler

    queueHandler.queueFunction(queueHandler.eventQueue, function)


def display():
    """Return the name, columns and rows of the display; without one there are no columns."""
    handled = handler()
    try:
        size = handled.displayDimensions
        if handled.displaySize <= 0:
            return "", 0, 0
        return str(handled.display.description), int(size.numCols), int(size.numRows)
    except (AttributeError, TypeError, ValueError):
        log.error("splendorAccess: the display is not known", exc_info=True)
        return "", 0, 0


def cursor_dots():
    """Return the dots with which NVDA shows a cursor."""
    try:
        import config

        return int(config.conf["braille"]["cursorShapeFocus"]) & 0xFF
    except (ImportError, KeyError, TypeError, ValueError):
        return 0xC0


def input_help():
    """Return whether NVDA tells what keys do, and does not do it."""
    return bool(getattr(found("inputCore:manager"), "isInputHelpActive", False))


def cell(gesture):
    """Return the cell of a routing key, or None: 2026.3 has a list."""
    cells = getattr(gesture, "cellIndexes", None)
    if cells:
        return max(cells)
    return getattr(gesture, "routingIndex", None)


def script_name(gesture):
    """Return the name of what NVDA would do, such as braille_scrollForward; empty for nothing."""
    return getattr(getattr(gesture, "script", None), "__name__", "").removeprefix("script_")
