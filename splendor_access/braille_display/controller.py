"""A game on a braille display: the effects of keys, and where an answer takes the reader."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import assert_never

from splendor_access.braille.cells import BLANK, cells_text, text_cells
from splendor_access.braille.pages import Spot
from splendor_access.braille.tables import BrailleUnavailable, default_table, table_for_codes
from splendor_access.braille_display.game_view import ANSWER, DIFFERENT, HOME, MENU, GameView
from splendor_access.braille_display.keys import (
    AskedAbout,
    AskedHelp,
    Chosen,
    Jumped,
    LineEntered,
    LineLost,
    Outcome,
    WentBack,
    about_keys,
)
from splendor_access.braille_display.lines import SUMS
from splendor_access.braille_display.menus import (
    AskWhat,
    CancelPrompt,
    CloseMenu,
    Effect,
    EnterLine,
    ExplainKeys,
    OpenMenu,
    PickGem,
    ShowSum,
    Submit,
)
from splendor_access.braille_display.viewport import Viewport
from splendor_access.session.intents import Intent, Meaning, Said
from splendor_access.session.listener import kind_of
from splendor_access.session.prompts import Choice, Confirm, Prompt, SaveTrouble
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.style import Style
from splendor_access.settings.table_list import explain
from splendor_access.talk.messages import Message, item, line, say
from splendor_access.talk.parsing.commands import Ask

SOURCE = "display"
AT_HOME = "over-now", "over-now-friends"
"""The home line's offers after a game, which begin with the result."""

OPENING = ("opening", "opening-help", "resumed", "standing", "standing-me")


class Controller:
    """One session on a braille display. All methods are called in the game's loop."""

    def __init__(
        self, session: AnySession, post: Callable[[Intent], None], viewport: Viewport
    ) -> None:
        self.session = session
        self._post = post
        self._viewport = viewport
        self.view = GameView(session)
        self._origin = Spot(HOME)
        self._left = Spot(HOME), Spot(HOME)
        # Where the last answer is left for, and the next one.
        self._place = self._place_then = Spot(HOME)
        self.waits = False
        """Whether the game has still to answer a key of this display."""
        self._written: deque[tuple[str, int]] = deque()
        self._line_begun = session.table.version
        self._begun = False
        self._prompt: Prompt | None = None
        self._version = session.table.version
        self._number = session.table.log[-1].number if session.table.log else 0
        self._holder = session.seat

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Take what is said after an intent.

        The reader is taken to the answer to a question, asked here or at the keyboard. After the
        player's own action the reader is taken to what is due, and the last answer is dropped,
        because it may be out of date. When others act the reader stays, unless something has gone
        wrong.
        """
        view, viewport = self.view, self._viewport
        source = intent.source if intent is not None and intent.notice is None else None
        acted = self._has_acted()
        if acted:
            view.lead_home(None)
        by_player = source not in (None, "bot", "server") or (source == "server" and acted)
        version, self._version = self._version, self.session.table.version
        if source == SOURCE:
            self.waits = False
            view.close()
        if by_player and version != self._version:
            view.drop_picks()
        handed_over, self._holder = self._holder != self.session.seat, self.session.seat
        if view.changed():
            viewport.go(self._origin, stays=True)
        answers = about_keys(self._answers(said), viewport.display)
        before, self._prompt = self._prompt, self.session.open_prompt
        opened = self._prompt is not None and self._prompt is not before
        opening, self._begun = not self._begun, True
        if opening:
            # The lines repeat the opening, except for warnings.
            answers = [each for each in answers if each.name not in OPENING]
        if opening or (by_player and not handed_over):
            view.mark_heard()
        if by_player or answers:
            view.answer(answers)
            self._place, self._place_then = self._place_then, Spot(HOME)
        if answers:
            viewport.go(Spot(ANSWER))
        elif opened or source == SOURCE:
            viewport.go(Spot(HOME))
        elif not (opening or by_player or handed_over):
            viewport.keep_still()
        if self._written and not self.waits:
            self._write(*self._written.popleft())

    def _has_acted(self) -> bool:
        """Return whether the player has acted since then; online actions come back later."""
        number, log = self._number, self.session.table.log
        self._number = log[-1].number if log else 0
        new = (each.event for each in log if each.number > number)
        return any(kind_of(event, self.session.seat) == "mine" for event in new)

    def use(self, viewport: Viewport) -> None:
        """Continue with another viewport."""
        self._viewport = viewport

    def back(self, notice: Message) -> None:
        """Announce that the display is back, and the next step; a menu is closed."""
        self.view.close()
        if self._viewport.focus.typing:
            # The line being typed replaces the home line.
            self.view.answer([notice, *self.view.answers])
            self._viewport.go(Spot(ANSWER))
        else:
            self.view.notice = notice
            self._viewport.go(Spot(HOME))

    def brailled(self, text: str, cursor: int) -> tuple[str, int]:
        """Return a typed text in cells, and the index of the cell at its cursor."""
        brailled = text_cells(text, self.session.style.table)
        at = brailled.to_cell[cursor] if cursor < len(brailled.to_cell) else len(brailled.cells)
        return brailled.cells, at

    def note_key(self) -> None:
        """Note the version of the table, in case the next key begins a line."""
        typing = self._viewport.focus.typing
        if typing is None or typing.elsewhere:
            self._line_begun = self.session.table.version

    def act(self, outcome: Outcome) -> None:
        """Do what a key means."""
        match outcome:
            case Chosen():
                effect = self.view.effect(outcome.line, outcome.key)
                if effect:
                    self._do(effect, outcome)
            case LineEntered():
                self._write(outcome.cells, self._line_begun)
            case LineLost():
                self.view.answer([say("view-line-lost")])
                self._viewport.go(Spot(ANSWER))
            case WentBack():
                self._leave()
            case Jumped():
                self._jump(outcome)
            case AskedHelp():
                self._send(Ask("help", "display"))
            case AskedAbout():
                self._describe(outcome)
            case _ as unknown:
                assert_never(unknown)

    def _jump(self, jumped: Jumped) -> None:
        """Go to a difference, to the next affordable card, which may be at home, or to the sum."""
        view, viewport = self.view, self._viewport
        if view.opened is not None:
            viewport.go(self._origin, stays=True)
        view.close()
        if jumped.key == "sum":
            self._to_sum_or_back()
            return
        spot: Spot | None = Spot(DIFFERENT)
        if jumped.key == "next_buy":
            spot = view.next_buyable(viewport.focus.spot)
        if spot is None:
            view.notice = say("afford", count=0, some="no")
        viewport.go(spot or Spot(HOME))
        view.mark_felt(spot.line if spot else HOME)

    def _describe(self, about: AskedAbout) -> None:
        """Say what an item is, in words, or explain it if it is a command."""
        view, style = self.view, self.session.style
        message = view.meaning(about.line, about.key)
        if message is None:
            return
        text = style.locale.text(message, "full").rstrip(":")
        view.close()
        there = Spot(about.line, about.key)
        if style.vocabulary.command(text):
            self._place_then = there
            self._send(Ask("help", text))
            return
        self._place = there
        view.answer([line(text)])
        self._viewport.go(Spot(ANSWER))

    def _to_sum_or_back(self) -> None:
        """Go to the whole position in the fewest cells, or from there to the previous place."""
        viewport = self._viewport
        if viewport.focus.spot.line in SUMS:
            viewport.go_back(self._left)
        else:
            self._left = viewport.place
            viewport.go(Spot(SUMS[0]))

    def _do(self, effect: Effect, chosen: Chosen) -> None:
        match effect:
            case OpenMenu():
                self._open(effect.about, chosen)
            case PickGem():
                if self.view.pick(effect.letter):
                    self._go_to_menu(chosen)
            case Submit():
                if isinstance(effect.meant, Ask) and effect.meant.command == "need":
                    self.view.want(effect.meant.about)
                self._send(effect.meant)
            case CancelPrompt():
                self._post(Intent(SOURCE, cancels=True))
            case CloseMenu():
                self._leave()
            case EnterLine():
                self._send(effect.line)
            case ExplainKeys():
                self._leave()
                self._viewport.explain()
            case AskWhat():
                self._leave()
                self._viewport.ask()
            case ShowSum():
                self._leave()
                self._to_sum_or_back()
            case _ as unknown:
                assert_never(unknown)

    def _open(self, about: str, chosen: Chosen) -> None:
        if self.view.open(about):
            self._go_to_menu(chosen)

    def _go_to_menu(self, chosen: Chosen) -> None:
        self._origin = Spot(chosen.line, chosen.key)
        self.view.owner, self.view.opened_on = chosen.key, chosen.line
        self._viewport.go(Spot(MENU), stays=True)

    def _leave(self) -> None:
        """Leave the menu, or else drop the picked gems, the prompt, or the last answer."""
        view = self.view
        if view.opened is not None:
            view.close()
            self._viewport.go(self._origin, stays=True)
        elif view.picks:
            view.drop_picks()
        elif isinstance(self.session.open_prompt, Choice | Confirm) or self._cancels:
            self._post(Intent(SOURCE, cancels=True))
        elif view.answers:
            view.answer([])
            self._viewport.go(self._place)

    @property
    def _cancels(self) -> bool:
        """Whether what is to be entered can be cancelled."""
        entering = self.session.entering
        return entering is not None and entering.cancels

    def _send(self, wanted: str | Meaning, begun: int | None = None) -> None:
        """Hand in a line, with its version if it was typed, or the meaning of a key.

        The display does not change before the answer: the old home line would be mistaken for it,
        and keys pressed meanwhile have nothing to agree to.
        """
        if not self.waits:
            self.waits = True
            seen = self.session.table.version
            if isinstance(wanted, str):
                self._post(Intent(SOURCE, text=wanted, seen=seen, begun=begun))
            else:
                self._post(Intent(SOURCE, meant=wanted, seen=seen))

    def _write(self, cells: str, begun: int) -> None:
        """Hand in a typed line; untranslatable cells are reported.

        The line waits while a key has still to be answered.
        """
        if self.waits:
            self._written.append((cells, begun))
            return
        try:
            text = self._text(cells)
        except BrailleUnavailable as error:
            self.view.answer([explain(error)])
            self._viewport.go(Spot(ANSWER))
        else:
            self._send(text, begun)

    def _text(self, cells: str) -> str:
        """Return typed cells as text, by the first table that makes sense of them."""
        texts = typed_texts(cells, self.session.style)
        return next((text for text in texts if self.session.understands(text)), texts[0])

    def _answers(self, said: Sequence[Said]) -> list[Message]:
        """Return the answers among the messages, without the prompt shown on the home line.

        Where cards are described, lines with their codes and cells would repeat them.
        """
        answers = [each.message for each in said if each.kind in ("answers", "hints")]
        if any(map(item, answers)):
            answers = [message for message in answers if message.name != "line"]
        match self.session.open_prompt:
            case Choice() as choice:
                asked = choice.lines()
            case Confirm() as confirm:
                asked = [*confirm.messages]
            case SaveTrouble():
                asked = [say("save-trouble-choices")]
            case _:
                asked = []
        return [
            message for message in answers if message not in asked and message.name not in AT_HOME
        ]


def typed_texts(cells: str, style: Style) -> list[str]:
    """Return possible texts of typed cells, by the reader's tables and those close to them.

    The table of codes comes first, unless it is an uncontracted version of that of sentences.

    Each field is translated alone, as in codes; the literary table of the language comes last.
    """
    paper = default_table(style.locale.language, "paper")
    codes, sentences = style.table, style.texts
    first, then = (sentences, codes) if table_for_codes(sentences) == codes else (codes, sentences)
    tables = (first, then, table_for_codes(sentences), paper)
    fields = [field for field in cells.split(BLANK) if field]
    texts = (" ".join(cells_text(field, each) for field in fields) for each in tables)
    return [*dict.fromkeys(texts)]
