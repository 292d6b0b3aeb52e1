"""Who speaks in a running game, what is said when, and what is interrupted."""

import asyncio
import io
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from splendor_access.console.terminal import Terminal
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import open_session
from splendor_access.settings import files
from splendor_access.settings.settings import SpeechSetting, load_settings
from splendor_access.speech import channel, speaker, voice
from splendor_access.speech.channel import SpeechChannel
from splendor_access.speech.screen_readers import Facts
from splendor_access.speech.spoken import Edit
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, line, say
from splendor_access.talk.narrate import levels
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import (
    PATIENCE,
    QUICK,
    AtTerminal,
    decision,
    run,
    run_process,
    run_python,
    sentence,
    table,
)
from tests.speech.service import Service
from tests.tiers import sampled

DIRECT = (*QUICK, "--speech", "direct", "--transcript", "on")
OPENING = "Your turn: no points, no tokens."
BANK = "Bank: 4 blue, 4 green, 5 gold, 4 red, 4 black and 4 white."


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


def outcomes(service: Service) -> list[tuple[str, str]]:
    """Return the texts with their outcomes."""
    return [(each.text, each.outcome) for each in service.heard]


# At a terminal


def test_typing_is_echoed_and_any_key_silences(service: Service) -> None:
    service.hold(OPENING)
    env = {**service.environment, "SPLENDOR_ACCESS_ECHO": "letters"}
    with AtTerminal(*DIRECT, env=env) as game:
        game.until("you> ")
        service.until(OPENING)
        for count, key in enumerate("bak\x7fnk ", 2):
            game.type(key)
            service.count(count)
        game.type("\r")
        service.until(BANK)
        game.until(BANK)
    # Behind the answer may come the opening, which a key cut.
    opening, *typed = service.heard[:9]
    assert opening.text.endswith(OPENING)
    assert opening.outcome == "stopped"
    assert [each.text for each in typed] == [*"bak", "k", *"nk", "space", BANK]
    assert [each.kind for each in typed] == [*["char"] * 7, "text"]


def test_words_are_echoed_when_they_end(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_ECHO": "words"}
    with AtTerminal(*DIRECT, env=env) as game:
        game.until("you> ")
        service.until(OPENING)
        service.forget()
        for count, keys in enumerate(("row ", "b ", "\x1b[D"), 1):
            game.type(keys)
            service.count(count)
    assert service.texts == ["row", "b", "space"]


def test_recalled_deleted_and_completed_lines_are_said(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_ECHO": "words"}
    with AtTerminal(*DIRECT, env=env) as game:
        game.until("you> ")
        service.quiet(OPENING)
        game.type("row a\r")
        service.until("Row a")
        for keys, said in (("\x1b[A", "row a"), ("\x15", "row a"), ("boa\t", "board")):
            service.forget()
            game.type(keys)
            service.until(said)
            assert service.texts == [said]


def test_an_answer_cuts_off_news_and_news_never_an_answer(service: Service) -> None:
    """With plain lines no key is heard: the answer itself silences."""
    with AtTerminal(*DIRECT, "--plain", env=service.environment) as game:
        game.until("you> ")
        service.quiet(OPENING)
        service.forget()
        service.hold("Ada took", "Bank:")
        game.type("take seo\r")
        service.until("Ada took")
        game.type("bank\r")
        service.until("Bank:")
        game.type("take ser\r")
        service.until("You took blue, green and red.")
    said = outcomes(service)
    assert said[0] == ("You took blue, green and black.", "finished")
    assert said[1][0].startswith("Ada took")
    assert said[1][1] == "stopped"
    assert said[2][0].startswith("Bank:")
    assert said[2][1] == "stopped"
    assert said[3][0].startswith("You took blue, green and red.")


def test_what_a_key_cut_is_offered_with_its_number_until_it_is_told(service: Service) -> None:
    told = sentence("speech-cut-short", count=1)
    env = {**service.environment, "SPLENDOR_ACCESS_ECHO": "none"}
    with AtTerminal(*DIRECT, env=env) as game:
        game.until("you> ")
        service.quiet(OPENING)
        for move, asked, after in (
            ("take seo", "bank", told),
            ("take ser", "bank", told),
            ("take sod", "last", "You took"),
        ):
            service.forget()
            service.hold("Ada ")
            game.type(f"{move}\r")
            service.until("Ada ")
            game.type(asked[0])
            service.release()
            game.type(f"{asked[1:]}\r")
            said = service.quiet(after)
            heard = " ".join(said)
            assert ("unheard" in heard) == (told in heard) == (asked == "bank"), said


def test_that_speech_is_off_is_spoken(service: Service) -> None:
    off = sentence("settings-changed", name="speech", value="off")
    with AtTerminal(*DIRECT, env=service.environment) as game:
        game.until("you> ")
        service.until(OPENING)
        game.type("settings speech off\r")
        service.until(off)
        game.type("bank\r")
        game.until(BANK)
        assert service.quiet(off)[-1] == off


def test_news_waits_until_the_answer_is_heard(service: Service) -> None:
    with AtTerminal(*DIRECT, "--plain", env=service.environment) as game:
        game.until("you> ")
        service.quiet(OPENING)
        service.forget()
        service.hold("You took")
        game.type("take seo\r")
        game.until("Ada took")
        service.until("You took")
        assert service.texts == ["You took blue, green and black."]
        service.release()
        service.quiet("Your turn")
    assert [outcome for _text, outcome in outcomes(service)] == ["finished", "finished"]
    assert service.texts[1].startswith("Ada took")


def test_what_becomes_of_the_display_cuts_off_nothing(service: Service) -> None:
    service.hold(OPENING)
    with VirtualDisplay(40) as display:
        env = {**service.environment, **display.environment()}
        with AtTerminal(*DIRECT, "--plain", env=env) as game:
            game.until("shows the game")
            service.until(OPENING)
            service.release()
            # In one go where the voice came after both.
            opening, _, here = " ".join(service.quiet("shows the game")).partition(f"{OPENING} ")
            assert opening.startswith("Splendor")
            assert [outcome for _text, outcome in outcomes(service) if outcome != "finished"] == []
            service.forget()
            service.hold(BANK)
            game.type("bank\r")
            service.until(BANK)
            display.kill()
            game.until(sentence("display-gone"))
            assert service.texts == [BANK]
            service.release()
            service.quiet(sentence("display-gone"))
    assert [outcome for _text, outcome in outcomes(service)] == ["finished", "finished"]
    assert here.startswith("The braille display")


def test_a_repeat_is_said_again_and_then_letter_by_letter(service: Service) -> None:
    with AtTerminal(*DIRECT, "--plain", env=service.environment) as game:
        game.until("you> ")
        service.quiet(OPENING)
        service.forget()
        for count, typed in enumerate(("code c2", "again", "again"), 1):
            game.type(f"{typed}\r")
            service.count(count)
    assert service.texts == ["c4 o, 7 r", "c4 o, 7 r", "c, 4, o. 7, r."]


def test_the_questions_before_the_game_are_spoken(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_ECHO": "none"}
    with AtTerminal("play", "--speech", "direct", env=env) as game:
        name = sentence("setup-name", name=sentence("default-name"))
        first = sentence("setup-first", names=["Ana", "Ada"], name="Ana")
        questions = [
            name,
            sentence("setup-bots", people=1),
            sentence("setup-level", levels=levels()),
            first,
            sentence("setup-rules", edition="2024", points=15),
        ]
        for question, typed in zip(questions, ("Ana", "1", "easy", "Ana", ""), strict=True):
            service.until(question)
            game.until("answer> ")
            game.type(f"{typed}\r")
        service.until(OPENING)
    assert service.texts[:5] == questions


def test_without_a_transcript_only_the_prompt_is_seen(service: Service) -> None:
    options = ("--speech", "direct", "--transcript", "off", "--plain")
    with AtTerminal(*QUICK, *options, env=service.environment) as game:
        game.until("you> ")
        game.type("bank\r")
        service.until(BANK)
        game.until("you> ")
        game.type("quit\r")
        game.until("yes or no> ")
        game.type("yes\r")
        game.end()
        assert game.lines == ["you> bank", "you> quit", "yes or no> yes"]
    assert service.quiet("saved")[-1].startswith("The game is saved.")


def test_an_answer_longer_than_the_screen_is_not_paged(service: Service) -> None:
    with AtTerminal(*DIRECT, "--plain", rows=8, env=service.environment) as game:
        game.until("you> ")
        game.type("board\r")
        game.until("c4, ")
        game.until("you> ")
        service.until("c4, ")


# Failures


def test_a_service_killed_in_mid_game(service: Service) -> None:
    with AtTerminal(*DIRECT, "--plain", env=service.environment) as game:
        game.until("you> ")
        service.quiet(OPENING)
        service.kill()
        game.type("bank\r")
        game.until(BANK)
        game.until(sentence("speech-gone"))
        game.type("take seo\r")
        game.until("Your turn: no points, 3 tokens.")
        assert game.said.count(sentence("speech-gone")) == 1


def test_what_was_not_heard_is_printed_when_speech_has_stopped(service: Service) -> None:
    options = ("--speech", "direct", "--transcript", "off", "--plain")
    with AtTerminal(*QUICK, *options, env=service.environment) as game:
        game.until("you> ")
        service.quiet(OPENING)
        service.kill()
        game.type("bank\r")
        game.until(sentence("speech-gone"))
        game.until(BANK)
        game.type("row a\r")
        game.until("Row a: 4 cards")


def test_no_service_at_all(service: Service) -> None:
    service.kill()
    options = ("--speech", "direct", "--transcript", "off", "--plain")
    with AtTerminal(*QUICK, *options, env=service.environment) as game:
        game.until(sentence("speech-failed"))
        game.until(OPENING)
        game.type("bank\r")
        game.until(BANK)


def test_piped_input_ends_soon_where_the_service_never_answers(service: Service) -> None:
    service.freeze()
    done = run_process(*DIRECT, typed="bank\n", env=service.environment)
    assert done.code == 0
    assert BANK in done.lines
    assert "\n".join(done.lines).count(sentence("speech-gone")) == 0


@pytest.mark.parametrize("engine", ["accessible-output2", "prismatoid"])
def test_every_engine_says_all_that_comes_from_a_pipe(engine: str, service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_ENGINE": engine}
    done = run(*DIRECT, typed="bank\ntake seo\nme\n", env=env)
    assert done.code == 0
    said = " ".join(service.quiet(done.lines[-1]))
    assert said == " ".join(done.lines)


# Who speaks


def test_lines_from_a_pipe_are_silent_unless_it_is_asked_for(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "auto"}
    assert run_process(*QUICK, env=env).out == run_process(*QUICK).out
    assert service.texts == []


DESK = """
import os, sys
from pathlib import Path
from splendor_access.speech import screen_readers as readers
from splendor_access.commands import _cli as cli
orca = Path(os.environ.get("LATE", "/none"))
from splendor_access.speech import voice
voice.PATIENCE, voice.OPENING = {patience}, float(os.environ.get("OPENING", {patience}))
voice.REST = (0.2,)
readers._processes = lambda: [*{processes}, *([["orca"]] if orca.exists() else [])]
sys.exit(cli.main())
"""


def at_desk(service: Service, *processes: list[str], **environment: str) -> AtTerminal:
    """Start a game at a terminal of a desktop where these processes run."""
    program = (sys.executable, "-c", DESK.format(processes=[*processes], patience=PATIENCE))
    signs = dict.fromkeys(("CI", "TMUX", "STY", "SSH_TTY", "SSH_CLIENT", "SSH_CONNECTION"), "")
    env = {**signs, **service.environment, "SPLENDOR_ACCESS_SPEECH": "auto", **environment}
    return AtTerminal(*QUICK, program=program, env=env)


def test_alone_with_a_service_the_program_speaks_and_says_so(service: Service) -> None:
    with at_desk(service, ["speech-dispatcher"]) as game:
        # It is the first line, unless the machine is so slow that the game goes on meanwhile.
        told = sentence("speech-direct", path="speech-dispatcher")
        game.until(told)
        service.until(told)
        service.until(OPENING)
    assert " ".join(service.texts).count(told) == 1


def test_beside_a_screen_reader_it_prints_and_is_silent(service: Service) -> None:
    with at_desk(service, ["speech-dispatcher"], ["python3", "/usr/bin/orca"]) as game:
        game.until("you> ")
        game.type("bank\r")
        game.until(BANK)
        assert game.lines[0] == sentence("speech-left-to", reader="Orca")
    assert service.texts == []


def test_a_screen_reader_that_comes_in_the_game_is_left_to_speak(
    service: Service, tmp_path: Path
) -> None:
    late = tmp_path / "orca"
    with at_desk(service, ["speech-dispatcher"], LATE=str(late)) as game:
        service.until(OPENING)
        late.touch()
        game.type("take seo\r")
        game.until(sentence("speech-left-to", reader="Orca"))
        said = len(service.texts)
        game.type("bank\r")
        game.until("Bank: 3 blue")
        assert "Bank" not in " ".join(service.texts[said:])
        late.unlink()
        game.type("settings speech auto\r")
        service.until(sentence("speech-direct", path="speech-dispatcher"))


def test_the_voice_that_takes_over_says_the_turn_in_which_the_reader_ended(
    service: Service, tmp_path: Path
) -> None:
    reader = tmp_path / "orca"
    reader.touch()
    with at_desk(service, ["speech-dispatcher"], LATE=str(reader)) as game:
        game.until("you> ")
        assert game.lines[0] == sentence("speech-left-to", reader="Orca")
        reader.unlink()
        game.type("take seo\r")
        service.until("Your turn: no points, 3 tokens.")
    said = " ".join(service.texts)
    assert said.index("You took blue, green and black.") < said.index("Ada took ")


def test_a_reader_that_comes_is_left_to_speak_before_the_next_turn(
    service: Service, tmp_path: Path
) -> None:
    late = tmp_path / "orca"
    with at_desk(service, ["speech-dispatcher"], LATE=str(late)) as game:
        service.until(OPENING)
        time.sleep(channel.PAUSE)
        late.touch()
        game.type("bank\r")
        game.until(sentence("speech-left-to", reader="Orca"))


def test_lines_are_wrapped_where_a_reader_would_cut_words(service: Service) -> None:
    with at_desk(service, ["python3", "/usr/bin/tdsr"]) as game:
        game.until("you> ")
        game.type("help about\r")
        game.until("in its own words.")
    assert max(len(line) for line in game.lines if not line.startswith("you>")) <= 80


def test_over_a_line_the_reader_at_the_other_end_speaks(service: Service) -> None:
    with at_desk(service, ["speech-dispatcher"], SSH_TTY="/dev/pts/1") as game:
        game.until("you> ")
        assert game.lines[0] == sentence("speech-left")
    assert service.texts == []


def test_a_service_that_never_answers_keeps_nobody_waiting(service: Service) -> None:
    service.freeze()
    with at_desk(service, ["speech-dispatcher"], OPENING="0.5") as game:
        game.until(OPENING)
        game.until("you> ")
        game.until(sentence("speech-none"))
        game.type("bank\r")
        game.until(BANK)


@pytest.mark.parametrize("told_before", [False, True])
def test_a_service_that_answers_late_is_announced_once(service: Service, told_before: bool) -> None:
    told = sentence("speech-direct", path="speech-dispatcher")
    service.freeze()
    seconds = {"OPENING": "0.5"} if told_before else {}
    with at_desk(service, ["speech-dispatcher"], **seconds) as game:
        game.until(OPENING)
        if told_before:
            game.until(sentence("speech-none"))
        game.type("row a\r")
        game.until("Row a: 4 cards")
        service.thaw()
        game.until(told)
        service.until(told)
        game.type("bank\r")
        service.until(BANK)
        game.type("quit\r")
    assert game.said.count(told) == 1
    assert " ".join(service.texts).count(told) == 1
    assert told_before == (sentence("speech-none") in game.said)


def test_without_a_service_nothing_is_started(service: Service) -> None:
    service.kill()
    with at_desk(service, SPEECHD_ADDRESS="") as game:
        game.until("you> ")
        assert game.lines[0] == sentence("speech-none")


def test_a_service_that_has_gone_leaves_all_to_be_printed(service: Service) -> None:
    service.kill()
    with at_desk(service, ["speech-dispatcher"], SPLENDOR_ACCESS_TRANSCRIPT="off") as game:
        game.until(sentence("speech-none"))
        game.type("bank\r")
        game.until(BANK)


@pytest.mark.parametrize(("setting", "may_start"), [("auto", False), ("direct", True)])
def test_only_who_asks_for_speech_has_its_service_started(
    setting: SpeechSetting, may_start: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[bool] = []

    async def start(path: str, *, may_start: bool) -> NoReturn:
        started.append(may_start)
        raise OSError(path)

    monkeypatch.setattr(voice, "start_process", start)
    facts = Facts(setting, terminal=True)
    monkeypatch.setattr(channel, "gather_facts", lambda *_setting, **_terminal: facts)

    async def opened() -> None:
        chosen = load_settings({"speech": setting}, {})
        speech = SpeechChannel(Locale("en"), chosen, Terminal(io.StringIO()), typed=True)
        speech.open()
        async with asyncio.timeout(PATIENCE):
            while not started:
                await asyncio.sleep(0)
        await speech.close()

    asyncio.run(opened())
    assert set(started) == {may_start}


def test_it_can_be_changed_in_the_game(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "reader"}
    with AtTerminal(*QUICK, "--plain", "--transcript", "on", env=env) as game:
        game.until("you> ")
        game.type("settings speech direct\r")
        game.until("speech is now direct.")
        service.until("speech is now direct.")
        game.type("settings rate 80\r")
        game.until("rate is now 80.")
        service.until("rate is now 80.")
        game.type("settings speech off\r")
        game.until("speech is now off.")
        game.type("bank\r")
        game.until(BANK)
        service.quiet("speech is now off.")
    assert [each.manner["rate"] for each in service.heard] == ["0", "60", "60"]


@sampled(2)
@pytest.mark.parametrize("setting", ["auto", "reader", "off"])
def test_where_the_program_is_silent_nothing_of_speech_is_loaded(setting: str) -> None:
    program = (
        "import sys; from splendor_access.commands import _cli as cli; code = cli.main();"
        "print([name for name in sys.modules if 'out.speech' in name or 'speaker' in name])"
    )
    done = run_python("-c", program, *QUICK, "--speech", setting, typed="bank\n")
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == "[]"


# Without a terminal


class Talk:
    """A session with speech as at a terminal; `told` has the messages of speech itself."""

    def __init__(self, service: Service, *kinds: str, typed: bool = True) -> None:
        self._service = service
        self.told: list[Message | None] = []
        chosen = load_settings({"speech": "direct"}, {})
        self.session = open_session(table(*kinds), "en", chosen, strict=False)
        self.terminal = Terminal(io.StringIO())
        self.channel = SpeechChannel(Locale("en"), chosen, self.terminal, typed=typed)

    def run(self, course: Callable[[], Awaitable[None]]) -> None:
        """Begin to speak, do something, and end."""

        async def held() -> None:
            self.channel.open()
            self.channel.begin(self.session, lambda intent: self.told.append(intent.notice))
            self.channel.tell(self.session.opening(), None)
            await asyncio.to_thread(self._service.quiet, "our turn: no points")
            self._service.forget()
            await course()
            await self.channel.close()

        asyncio.run(held())

    def type(self, text: str) -> None:
        """Hand in a line."""
        self.do(Intent("keyboard", text=text, seen=self.session.table.version))

    def do(self, intent: Intent) -> None:
        """Hand in an intent."""
        self.channel.tell(self.session.handle(intent), intent)

    def bots_play(self, decisions: int) -> None:
        """Let the seats to act decide, one after another, as fast as they can."""
        for _decision in range(decisions):
            laid = self.session.table
            self.do(Intent("bot", action=decision(laid), seat=laid.state.to_act))

    async def heard(self, text: str) -> None:
        """Wait until a text with this in it has begun."""
        async with asyncio.timeout(PATIENCE):
            while not any(text in each for each in self._service.texts):
                await asyncio.sleep(0.005)


@pytest.fixture
def talk(service: Service, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Talk]:
    for name, value in service.environment.items():
        monkeypatch.setenv(name, value)
    return lambda *kinds, **how: Talk(service, *kinds, **how)


def test_what_one_person_was_shown_is_not_said_when_the_device_is_passed_on(
    talk: Callable[..., Talk], service: Service
) -> None:
    """Where input is piped nothing is cut off, so the voice may be far behind."""
    speaks = talk("human", "human", typed=False)

    async def course() -> None:
        shown = "only you know it"
        service.hold("Bank:", shown)
        speaks.type("reserve deck b")
        speaks.type("ready")
        speaks.type("take ser")
        speaks.type("ready")
        speaks.type("bank")
        await speaks.heard("Bank:")
        speaks.type("hand")
        speaks.type("yes")
        speaks.type("take rod")
        service.release()
        await speaks.heard("You took red")
        # So is what is being said just then.
        for typed in ("ready", "take eod", "ready"):
            speaks.type(typed)
        service.hold(shown)
        speaks.type("hand")
        speaks.type("yes")
        await speaks.heard(shown)
        speaks.type("reserve a1")
        speaks.type("ready")
        speaks.type("score")
        await speaks.heard("Ana: no points")

    speaks.run(course)
    assert [each.outcome for each in service.heard if "only you know it" in each.text] == [
        "stopped"
    ]
    assert any("Show the cards that only Ana may see?" in text for text in service.texts)


def test_a_burst_of_moves_becomes_one_sentence_and_the_call(
    talk: Callable[..., Talk], service: Service
) -> None:
    speaks = talk("human", "easy", "easy", "easy")

    async def course() -> None:
        service.hold("You took")
        speaks.type("take seo")
        await speaks.heard("You took")
        speaks.bots_play(3)
        service.release()
        await speaks.heard("Your turn")

    speaks.run(course)
    assert service.texts == [
        "You took blue, green and black.",
        "Ben took 2 green. Cleo took 2 white. Dan took 2 white. Your turn: no points, 3 tokens.",
    ]


def test_of_a_great_burst_all_is_said_in_order(talk: Callable[..., Talk], service: Service) -> None:
    speaks = talk("human", "easy")

    async def course() -> None:
        service.hold("Bank")
        speaks.type("bank")
        await speaks.heard("Bank")
        for number in range(300):
            news = [Said(line(f"Move {number}."), "moves"), Said(line("Card."), "market")]
            speaks.channel.tell(news, Intent("bot"))
        speaks.channel.tell([Said(line("Your turn."), "turn")], Intent("bot"))
        service.release()
        await speaks.heard("Your turn")

    speaks.run(course)
    bank, *news = service.texts
    assert bank == BANK
    both = " ".join(f"Move {number}. Card." for number in range(300))
    assert " ".join(news) == f"{both} Your turn."


def test_a_call_to_act_that_a_key_cut_comes_after_the_answer_to_the_key(
    talk: Callable[..., Talk], service: Service
) -> None:
    speaks = talk("human", "easy")

    async def course() -> None:
        service.hold("You took")
        speaks.type("take ser")
        await speaks.heard("You took")
        speaks.bots_play(1)
        speaks.channel.hear(Edit("key"))
        speaks.do(Intent("key", text="bank", seen=speaks.session.table.version))
        service.release()
        await speaks.heard("Your turn: no points, 3 tokens.")

    speaks.run(course)
    assert service.texts[-1].endswith("Your turn: no points, 3 tokens.")
    assert "Bank: " in service.texts[1]


def test_a_call_to_act_that_is_no_longer_due_is_not_said(
    talk: Callable[..., Talk], service: Service
) -> None:
    speaks = talk("human", "easy")

    async def course() -> None:
        service.hold("You took")
        speaks.type("take ser")
        await speaks.heard("You took")
        speaks.bots_play(1)
        speaks.channel.hear(Edit("key"))
        speaks.type("take sod")
        service.release()
        await speaks.heard("You took blue, black and white")
        await speaks.heard("unheard")

    speaks.run(course)
    assert "Your turn: no points, 3 tokens." not in " ".join(service.texts)


def test_what_was_waiting_is_forgotten_for_an_answer(
    talk: Callable[..., Talk], service: Service
) -> None:
    speaks = talk("human", "easy")

    async def course() -> None:
        service.hold("One")
        speaks.channel.tell([Said(line("One."), "moves")], Intent("bot"))
        await speaks.heard("One")
        for text in ("Two.", "Three."):
            speaks.channel.tell([Said(line(text), "moves")], Intent("bot"))
        speaks.type("bank")
        await speaks.heard("Bank")

    speaks.run(course)
    assert outcomes(service) == [("One.", "stopped"), (BANK, "finished")]


def test_the_end_of_piped_input_waits_only_so_long_for_a_voice(
    talk: Callable[..., Talk], service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "LAST_WORDS", 0.3)
    speaks = talk("human", "easy", typed=False)

    async def course() -> None:
        service.hold("Bank")
        speaks.type("bank")
        speaks.type("row a")
        await speaks.heard("Bank")

    speaks.run(course)
    assert service.texts == [BANK]


def test_strange_text_is_said_and_does_no_harm(talk: Callable[..., Talk], service: Service) -> None:
    speaks = talk("human", "easy")
    strange = "<speak>\x00Ann\u202e\ud800 & Bob\x1b[2J</speak> \u05d0\u05d1"

    async def course() -> None:
        speaks.channel.tell([Said(line(strange), "answers")], Intent("keyboard"))
        await speaks.heard("Bob")

    speaks.run(course)
    assert service.texts == ["<speak> Ann & Bob [2J</speak> \u05d0\u05d1"]


def test_a_path_says_what_it_cannot_do(
    talk: Callable[..., Talk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_ENGINE", "accessible-output2")
    speaks = talk("human", "easy")

    async def course() -> None:
        speaks.type("settings rate 80")
        speaks.type("settings voice Nobody")
        async with asyncio.timeout(PATIENCE):
            while len(speaks.told) < 2:
                await asyncio.sleep(0.005)

    speaks.run(course)
    path = "accessible_output2: Linux Speech Dispatcher"
    assert speaks.told == [
        say("speech-cannot", path=path, setting="rate"),
        say("speech-cannot", path=path, setting="voice"),
    ]


def test_a_voice_that_there_is_not_is_not_kept(talk: Callable[..., Talk], service: Service) -> None:
    speaks = talk("human", "easy")

    async def told(count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(speaks.told) < count:
                await asyncio.sleep(0.005)

    async def course() -> None:
        speaks.type("settings voice female1")
        await told(1)
        for count, name in enumerate(("nosuch", "nobody"), 2):
            speaks.type(f"settings voice {name}")
            await told(count)
            assert speaks.session.style.settings.voice == "female1"
            speaks.do(Intent("speech", notice=speaks.told[-1]))

    speaks.run(course)
    taken = say("settings-changed", name="voice", value="female1")
    # Each is answered once, and by nothing else.
    refused = [say("speech-no-voice", voice=each) for each in ("nosuch", "nobody")]
    assert speaks.told == [taken, *refused]
    assert not [text for text in service.texts if "is now" in text]
    stored, _unreadable = files.read_settings()
    assert stored == {"voice": "female1"}


def test_a_kept_voice_that_is_gone_is_told_with_what_to_do(
    talk: Callable[..., Talk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be there again the next time, so it is kept."""
    monkeypatch.setenv("SPLENDOR_ACCESS_VOICE", "nosuch")
    speaks = talk("human", "easy")

    async def course() -> None:
        async with asyncio.timeout(PATIENCE):
            while not speaks.told:
                await asyncio.sleep(0.005)

    speaks.run(course)
    assert speaks.told == [say("speech-no-such-voice", voice="nosuch")]


# In two languages


def test_each_person_is_spoken_to_by_a_voice_of_their_language(service: Service) -> None:
    people = ("--seat", "Ana", "--lang", "fr", "--seat", "Bram", "--lang", "nl")
    direct = ("play", "--plain", "--speech", "direct", "--transcript", "on")
    with AtTerminal(*direct, *people, env=service.environment) as game:
        service.until("Ana, \u00e0 vous de jouer")
        game.type("prendre bleu vert noir\n")
        service.until("typ klaar")
        game.type("klaar\n")
        service.until("Bram, jouw beurt")
    languages = [each.manner["language"] for each in service.heard]
    assert (languages[0], languages[-1]) == ("fr", "nl")


def test_each_language_offers_itself_in_a_voice_of_its_own(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_LANG": ""}
    with AtTerminal("play", "--plain", "--speech", "direct", env=env) as game:
        game.until("> ")
        service.quiet("Enter alone means English.")
    offers = [(each.manner["language"], each.text) for each in service.heard]
    offered = (" 2.", " 3.", " Nederlands.")
    assert [language for language, text in offers if text.endswith(offered)] == ["de", "fr", "nl"]
    assert offers[-1][0] == "en"
