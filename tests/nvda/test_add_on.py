"""The add-on with stand-ins for NVDA, and a game in place of the pipe: whose the display is."""

import importlib
import json
import re
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from babel.messages.pofile import read_po

from splendor_access import __version__
from splendor_access.braille_display.displays.nvda import MUTEX
from splendor_access.braille_display.window_title import WORDS, whole_title
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.nvda.stand_ins import BrailleDisplayGesture, Gesture, Nvda
from tests.nvda.test_frames import FRAMES
from tests.release.nvda_addon import SOURCES, contents, make_addon

GAME, OTHER = "Splendor: your turn, Kilo Tango", "Splendor: your turn, Alfa Zulu"


class Link:
    """A connection to a game, by words: its picture, and the keys that came to it."""

    def __init__(self, words: str, *_others: Any) -> None:
        self.words = words
        self.over, self.refused = False, ""
        self.shows: Any = FRAMES.Picture(1, [len(words), words == "Kilo Tango", 3, 4], 4, 1, None)
        self.keys: list[tuple[str, int]] = []
        self.shown: list[Any] = []
        self.displays: list[tuple[str, int, int]] = []

    def start(self) -> None:
        """Begin; nothing is to be done."""

    def end(self) -> None:
        """End."""
        self.over = True

    def picture(self) -> Any:
        """Return what is to be shown."""
        return self.shows

    def show_on(self, *display: Any) -> None:
        """Note the display."""
        self.displays.append(display)

    def note_shown(self, picture: Any) -> None:
        """Note what is shown."""
        self.shown.append(picture)

    def press(self, name: str, argument: int) -> bool:
        """Note a key."""
        self.keys.append((name, argument))
        return True


class Desk:
    """NVDA with the add-on and a display of four cells."""

    def __init__(self, version: str, monkeypatch: pytest.MonkeyPatch, **lacking: Any) -> None:
        self.told: list[dict[str, Any]] = []
        self.nvda = Nvda(version, lambda line: self.told.append(json.loads(line)))
        self.nvda.secure = lacking.pop("secure", False)
        pipe = ModuleType("splendorAccess.pipe")
        pipe.__dict__.update(Link=Link, Watch=self._watch, front_title=lambda: self.nvda.title)
        modules = self.nvda.modules()
        for name in lacking.pop("without", ()):
            del vars(modules["braille"])[name]
        for name in [name for name in sys.modules if name.startswith("splendorAccess")]:
            monkeypatch.delitem(sys.modules, name)
        for name, module in {**modules, "splendorAccess.pipe": pipe}.items():
            monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.syspath_prepend(SOURCES / "globalPlugins")
        self.module = importlib.import_module("splendorAccess")
        self.module.pipe = pipe  # type: ignore[attr-defined]  # it is not loaded as part of it
        self.plugin = self.module.GlobalPlugin()
        self.nvda.handler.focus = "desk"
        self.order("display", name="Four", columns=4, rows=1)

    def _watch(self, mutex: str, _changed: Any) -> SimpleNamespace:
        assert mutex == MUTEX
        return SimpleNamespace(start=lambda: None, end=lambda: None)

    def order(self, do: str, **how: Any) -> None:
        """Obey an order, and all that it has queued."""
        self.nvda.obey(self.plugin, {"do": do, **how})
        self._settle()

    def key(self, *, keyboard: bool = False, **how: Any) -> None:
        """Press a key of the display, or one of the keyboard."""
        self.nvda.press((Gesture if keyboard else BrailleDisplayGesture)(self.nvda, how))
        self._settle()

    def _settle(self) -> None:
        while not self.nvda.queue.empty():
            self.nvda.queue.get()()

    def link(self, words: str = "Kilo Tango") -> Link:
        """Return the connection to a game."""
        link: Link = self.plugin._links[words]
        return link

    @property
    def cells(self) -> Any:
        """What the display shows: NVDA's own as text."""
        last = [each["cells"] for each in self.told if "cells" in each][-1]
        text = bytes(last).decode("latin-1")
        return text if text.isprintable() else last

    @property
    def done(self) -> list[str]:
        """What NVDA did because of keys."""
        return [each["done"] for each in self.told if "done" in each]

    @property
    def spoken(self) -> list[str]:
        """What was said."""
        return [each["spoken"] for each in self.told if "spoken" in each]


@pytest.fixture(params=["2026.1", "2026.3"])
def desk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    desk = Desk(request.param, monkeypatch)
    yield desk
    desk.plugin.terminate()


HERE, THERE = [10, 1, 3, 4], [9, 0, 3, 4]
"""What the two games show."""


def test_the_display_is_the_games_while_its_window_is_in_front(desk: Desk) -> None:
    desk.order("front", title=GAME)
    assert desk.cells == HERE
    assert desk.spoken == ["NVDA+Shift+G gives the display back to NVDA."]
    desk.key(script="braille_scrollForward")
    desk.order("front", title="Notepad")
    assert desk.cells == "desk"
    desk.key(script="braille_scrollForward")
    desk.order("front", title=OTHER)
    assert desk.cells == THERE
    desk.key(script="braille_routeTo", cell=2)
    desk.order("front", title=GAME)
    assert desk.cells == HERE
    assert (desk.link().keys, desk.link("Alfa Zulu").keys) == (
        [("window_right", 0)],
        [("route", 2)],
    )
    assert desk.done == ["braille_scrollForward"]
    assert desk.link().shown[-2:] == [None, desk.link().shows]
    assert len(desk.spoken) == 1


def test_a_key_is_not_the_games_when_another_window_has_just_come_to_the_front(desk: Desk) -> None:
    """NVDA has not heard of it yet."""
    desk.order("front", title=GAME)
    desk.order("front", title=OTHER, told=False)
    desk.key(script="braille_scrollForward")
    assert desk.link().keys == []


def test_messages_and_menus_of_nvda_come_first(desk: Desk) -> None:
    desk.order("front", title=GAME)
    desk.order("message", text="12:30")
    assert desk.cells == "12:3"
    desk.plugin.refresh()
    assert desk.cells == "12:3"
    desk.key(script="braille_routeTo", cell=0)
    assert desk.link().keys == []
    desk.order("dismiss")
    assert desk.cells == HERE
    desk.order("front", title="NVDA menu")
    assert desk.cells == "desk"


def test_a_game_that_has_nothing_to_show_leaves_the_display_at_once(desk: Desk) -> None:
    """It ended, hangs, or sent nonsense."""
    desk.order("front", title=GAME)
    picture, desk.link().shows = desk.link().shows, None
    desk.plugin.refresh()
    assert desk.cells == "desk"
    desk.link().shows = picture
    desk.plugin.refresh()
    assert desk.cells == HERE


def test_a_key_gives_the_display_to_nvda_and_back(desk: Desk) -> None:
    desk.order("front", title=GAME)
    desk.order("give_back")
    desk.order("dismiss")
    assert desk.cells == "desk"
    desk.key(script="braille_scrollForward")
    assert desk.link().keys == []
    desk.order("give_back")
    assert desk.cells == HERE
    assert desk.spoken[1:] == ["Display: NVDA", "Display: Splendor"]


def test_another_display_is_told_of_and_gets_its_own_picture(desk: Desk) -> None:
    desk.order("front", title=GAME)
    desk.order("display", name="Two rows", columns=3, rows=2)
    assert desk.cells == [*b"desk\0\0"]
    assert desk.link().displays[-1] == ("Two rows", 3, 2)
    desk.link().shows = FRAMES.Picture(2, [1, 2, 3, 4, 5, 6], 3, 2, 5)
    desk.plugin.refresh()
    assert desk.cells == [1, 2, 3, 4, 5, 6 | 0xC0]


def test_each_key_has_the_games_name_or_stays_nvdas(desk: Desk) -> None:
    desk.order("front", title=GAME)
    wanted: list[tuple[str, int]] = []
    for how, key in (
        ({"script": "braille_previousLine"}, ("line_up", 0)),
        ({"script": "braille_toFocus"}, ("home", 0)),
        ({"script": "braille_reportFormatting", "cell": 3}, ("describe", 3)),
        ({"script": "kb:upArrow"}, ("line_up", 0)),
        ({"script": "braille_dots", "dots": 0b101}, ("dots", 5)),
        ({"script": "braille_dots", "space": True}, ("dots", 0)),
        ({"script": "braille_enter", "dots": 0x80}, ("enter", 0)),
        ({"dots": 3, "space": True}, ("nothing", 0)),
        ({}, ("nothing", 0)),
        ({"script": "splendor_sum"}, ("sum", 0)),
        ({"script": "showGui"}, None),
        ({"script": "kb:alt+tab"}, None),
        ({"script": "braille_toggleTether"}, None),
    ):
        desk.key(**how)
        wanted += [key] if key else []
    desk.key(keyboard=True, script="kb:upArrow")
    assert desk.link().keys == wanted
    assert desk.done == ["showGui", "kb:alt+tab", "braille_toggleTether", "kb:upArrow"]
    desk.order("help", on=True)
    desk.key(script="braille_toFocus")
    assert desk.done[-1] == "braille_toFocus"


def test_the_end_gives_everything_back(desk: Desk) -> None:
    desk.order("front", title=GAME)
    link = desk.link()
    desk.order("terminate")
    assert desk.cells == "desk"
    assert link.over
    points = (desk.nvda.decide_enabled, desk.nvda.decide_gesture, desk.nvda.messages_too)
    assert not any(point.handlers for point in points)


def test_without_one_of_nvdas_names_the_display_is_left_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk("2026.1", monkeypatch, without=["decide_enabled"])
    desk.order("front", title=GAME)
    assert desk.cells == "desk"
    assert any("does nothing" in each.get("log", "") for each in desk.told)
    some = Desk("2026.1", monkeypatch, without=["_pre_showBrailleMessage"])
    some.order("front", title=GAME)
    some.order("message", text="12:30")
    assert some.cells == HERE
    del some.nvda.handler.display.description
    some.order("front", title=GAME)
    assert some.cells == "desk"


def test_on_the_screens_of_windows_itself_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("2026.1", monkeypatch, secure=True)
    desk.order("front", title=GAME)
    assert desk.cells == "desk"


def test_every_title_of_the_game_ends_in_words_that_the_add_on_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    title = Desk("2026.1", monkeypatch).module.TITLE
    for language in languages():
        locale = Locale(language)
        for message in (say("title-yours"), say("title-turn", name="Ana, Bo"), say("title-over")):
            for first in WORDS:
                whole = whole_title(locale.text(message), f"{first} Xray")
                assert title.fullmatch(whole)[1] == f"{first} Xray"
            assert not title.fullmatch(locale.text(message))


def test_the_names_of_nvda_are_those_of_the_list() -> None:
    """Whoever has NVDA's sources can hold the list against them."""
    listed = (SOURCES.parent / "tests/nvda/stand_ins.py").read_text(encoding="utf-8")
    names = re.search(r'"""(.*?)"""', listed, re.DOTALL)
    assert names
    source = (SOURCES / "globalPlugins/splendorAccess/nvda.py").read_text(encoding="utf-8")
    for place in re.findall(r'"(braille\w*|inputCore)(?:\.[.\w]+)?:(\w+)"', source):
        assert place[1] in names[1], place


def test_the_same_sources_make_the_same_add_on_in_four_languages(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [make_addon(tmp_path_factory.mktemp(name)).read_bytes() for name in ("one", "other")]
    assert made[0] == made[1]
    found = contents()
    manifest = dict(re.findall(r"^(\w+) = (.*)$", found["manifest.ini"].decode(), re.MULTILINE))
    assert manifest["version"] == __version__
    assert {"name", "summary", "description", "author", "docFileName"} <= {*manifest}
    assert manifest["minimumNVDAVersion"] <= manifest["lastTestedNVDAVersion"]
    code = "".join(text.decode() for name, text in found.items() if name.endswith(".py"))
    said = {*re.findall(r'\b_\(\s*"(.*?)"\s*\)', code)}
    assert len(said) > 5
    for language in languages():
        assert f"doc/{language}/readme.html" in found
        if language != "en":
            path = SOURCES / f"locale/{language}/LC_MESSAGES/nvda.po"
            catalog = read_po(path.read_text(encoding="utf-8").splitlines())
            assert {each.id for each in catalog if each.id and each.string} == said
            # Made at another time they are the same, too.
            compiled = found[f"locale/{language}/LC_MESSAGES/nvda.mo"]
            assert re.findall(rb"\d{4}-\d\d-\d\d", compiled) == [b"1980-01-01"] * 2
            assert f"locale/{language}/manifest.ini" in found
