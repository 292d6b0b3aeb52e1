"""Questions before there is a game, and games laid out from positions."""

import pytest

from splendor_access.bots import LADDER
from splendor_access.bots import names as bot_names
from splendor_access.console.setup.questions import parse_rules_answer
from splendor_access.game.legality import legal_actions
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.table import saves
from splendor_access.table.names import name_problem
from splendor_access.table.setup import new_table, opponents, table_from
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.narrate import levels
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.vocabulary import Vocabulary, named_level
from tests.cases import every
from tests.driver import LEFT, AtTerminal, Done, decision, run, sentence, table
from tests.tiers import sampled

VOCABULARY = Vocabulary(Locale("en"))
NAME = sentence("setup-name", name=Locale("en").attribute("default-name"))
BOTS = sentence("setup-bots", people=1)
LEVEL = sentence("setup-level", levels=levels())
LEVELS = bot_names()
FIRST = sentence("setup-first", names=["Guest", "Ada"], name="Guest")
PLAY = ("play", "--seed", "1")


def problem(name: str, *taken: str) -> str | None:
    told = name_problem(name, taken, VOCABULARY)
    return told.name if told else None


@every(
    ("name", "expected"),
    [
        ("Ana", None),
        ("Jos\u00e9 Mar\u00eda", None),
        ("\u0410\u043d\u043d\u0430", None),
        ("\u674e", None),
        ("O'Neil-2", None),
        ("x" * 20, None),
        ("x" * 21, "name-long"),
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("!?", "name-empty"),
        ("1", "name-empty"),
        ("Ana 2", None),
        ("a\tb", "name-characters"),
        ("a\x1b[2J", "name-characters"),
        ("a\x00", "name-characters"),
        ("a\u202eb", "name-characters"),
        ("a\u200bb", "name-characters"),
        ("a\udcffb", "name-characters"),
        ("a\ue000b", "name-characters"),
        ("a\u2028b", "name-characters"),
        ("take", "name-command"),
        ("QUIT", "name-command"),
        ("q", "name-command"),
        ("ana", "name-twice"),
        ("ANA", "name-twice"),
    ],
)
def test_names(name: str, expected: str | None) -> None:
    assert problem(name, *(["Ana"] if expected == "name-twice" else ["Ben"])) == expected


@every("command", COMMANDS)
def test_no_command_is_a_name(command: str) -> None:
    for word in Locale("en").words(f"command-{command}"):
        assert problem(word) in ("name-command", "name-empty")


@pytest.mark.parametrize("language", languages())
def test_names_of_the_program_itself_can_be_names(language: str) -> None:
    locale = Locale(language)
    vocabulary = Vocabulary(locale)
    names = [locale.attribute("default-name"), *locale.words("bot-names")]
    assert len(names) >= 5
    for i, name in enumerate(names):
        assert name_problem(name, names[:i], vocabulary) is None


@pytest.mark.parametrize("count", [1, 2, 3])
def test_opponents_have_names_of_their_own(count: int) -> None:
    locale = Locale("en")
    people = locale.words("bot-names")[: 4 - count]
    bots = opponents(["easy"] * count, people, locale)
    assert len({*people, *(bot.name for bot in bots)}) == 4


def test_an_opponent_is_never_heard_like_a_person() -> None:
    locale = Locale("en")
    ada, bob, *_others = locale.words("bot-names")
    people = [f"{ada[:1]}-{ada[1:]}", f"{bob}!"]
    for name, person in zip((ada, bob), people, strict=True):
        assert name_problem(person, [name], Vocabulary(locale)), "they are heard alike"
    assert not {ada, bob} & {bot.name for bot in opponents(["easy", "easy"], people, locale)}


def test_enter_alone_takes_what_is_offered() -> None:
    done = run(*PLAY, typed="\n\n\n\nscore\n")
    assert (done.code, done.err) == (0, "")
    assert done.lines[:4] == [NAME, BOTS, LEVEL, FIRST]
    assert done.lines[-1] == LEFT
    assert saves.save_names() == ["1"]


def test_answers_that_are_none_are_asked_again() -> None:
    typed = [
        "take",
        "x" * 10_000,
        "a\x1b\u202e",
        "Zo\u00eb",
        "5",
        "many",
        "2",
        "easier",
        "Normal",
        "Zo",
        "A",
        "board",
    ]
    done = run(*PLAY, typed="".join(f"{line}\n" for line in typed))
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert "\u202e" not in done.out
    assert max(map(len, done.lines)) < 200
    assert done.lines[:12] == [
        NAME,
        sentence("name-command", typed="take", proposal="Take M."),
        NAME,
        sentence("name-long", typed=f"{'x' * 77}..."),
        NAME,
        sentence("name-characters", proposal="Guest K."),
        NAME,
        BOTS,
        sentence("setup-number-wrong", typed="5", people=1),
        BOTS,
        sentence("setup-number-wrong", typed="many", people=1),
        BOTS,
    ]
    assert sentence("setup-level-wrong", typed="easier", levels=levels()) in done.lines
    assert begun() == 0


def begun() -> int:
    """Return the seat that began in the game played last."""
    kept = saves.read_save(saves.save_names()[0]).beginning
    return parse_position(kept.start).rules.first


ANA = ("--seat", "Ana", "--bot", "easy", "--bot", "easy")


@sampled(3)
@pytest.mark.parametrize(
    ("typed", "seat"), [("", 0), ("Ana", 0), ("bruno", 2), ("BRU", 2), (" \u00c1da ", 1)]
)
def test_who_begins_is_asked_by_name(typed: str, seat: int) -> None:
    done = run(*PLAY, *ANA[2:], typed=f"Ana\n{typed}\n")
    names = ["Ana", "Ada", "Bruno"]
    assert (done.code, done.err) == (0, "")
    assert done.lines[1] == sentence("setup-first", names=[*names], name="Ana")
    assert begun() == seat


@sampled(3)
@pytest.mark.parametrize("typed", ["x", "0", "1", "Ana Ada", "take ser"])
def test_who_begins_is_asked_again_when_nobody_is_called_so(typed: str) -> None:
    done = run(*PLAY, *ANA[2:], typed=f"Ana\n{typed}\nada\n")
    wrong = sentence("setup-first-wrong", typed=typed, names=["Ana", "Ada", "Bruno"])
    assert done.lines[2] == wrong
    assert done.lines[3] == done.lines[1]
    assert begun() == 1


@sampled(3)
@pytest.mark.parametrize(
    ("given", "seat"),
    [
        (("--first", "bruno"), 2),
        (("--first", "Ana"), 0),
        (("--house", "first=1"), 1),
        (("--house", "first=0"), 0),
        ((), 0),
    ],
)
def test_the_command_line_says_who_begins(given: tuple[str, ...], seat: int) -> None:
    done = run(*PLAY, *ANA, *given)
    assert (done.code, done.err) == (0, "")
    assert begun() == seat
    asked = run(*PLAY, *ANA[2:], *given, typed="Ana\n\n")
    assert any(line.startswith("Which of") for line in asked.lines) == (not given)
    assert begun() == seat


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        (("--house", "first=3"), sentence("misread-first", seat=3, last=2)),
        (
            ("--first", "Eve"),
            sentence("setup-first-wrong", typed="Eve", names=["Ana", "Ada", "Bruno"]),
        ),
        (("--first", "Ana", "--house", "first=1"), sentence("usage-first-twice")),
    ],
)
def test_somebody_who_does_not_play_cannot_begin(given: tuple[str, ...], refused: str) -> None:
    done = run(*PLAY, *ANA, *given)
    assert (done.code, done.out, done.err) == (2, "", f"{refused}\n")
    assert saves.save_names() == []


def test_somebody_who_does_not_play_is_asked_for_again() -> None:
    done = run(*PLAY, *ANA[2:], "--first", "Eve", typed="Ana\nada\n")
    names = ["Ana", "Ada", "Bruno"]
    assert done.lines[1] == sentence("setup-first-wrong", typed="Eve", names=[*names])
    assert begun() == 1


def test_a_position_says_itself_who_began() -> None:
    line = position_text(table("human", "easy").state)
    done = run("play", "--position", line, "--first", "Guest")
    assert (done.code, done.out) == (2, "")
    assert saves.save_names() == []


@pytest.mark.parametrize(
    "given", [("--edition", "2024"), ("--house", "points=5"), ("--house", "first=1")]
)
def test_a_position_says_itself_what_is_played(given: tuple[str, str]) -> None:
    line = position_text(table("human", "easy").state)
    done = run("play", "--quick", "--position", line, *given)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"{sentence('usage-position-rules')}\n"
    assert saves.save_names() == []


@pytest.mark.parametrize("answers", [[], ["Ana"], ["Ana", "1"], ["Ana", "1", "easy"]])
@pytest.mark.parametrize("leave", ["quit", " Q ", "exit", None])
def test_quit_and_the_end_of_input_leave_at_once(answers: list[str], leave: str | None) -> None:
    typed = [*answers, *([leave] if leave else [])]
    done = run(*PLAY, typed="".join(f"{line}\n" for line in typed))
    assert (done.code, done.err) == (0, "")
    assert len(done.lines) == len(answers) + 1
    assert saves.save_names() == []


def test_levels_named_on_the_command_line_are_not_asked_for() -> None:
    done = run(*PLAY, "--bot", "normal", "--bot", "random", typed="Ana\n")
    assert done.code == 0
    assert done.lines[0] == NAME
    assert BOTS not in done.lines


POSITIONS = [
    "",
    "sp1",
    "sp2 x",
    "splendor",
    "sp1 2024 2 0 act - 0 " + "x" * 10_000,
    "\x1b[2J",
    "sp1 2024 9 0 act - 0 4s4e5g4r4o4d a,b,c 36/26/16 34e4r 0:.:-,-,-:. 0:.:-,-,-:.",
]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_position_that_is_none(line: str) -> None:
    done = run("play", "--position", line)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 250
    assert "\x1b" not in done.err
    assert saves.save_names() == []


@pytest.mark.parametrize("cut", range(0, 60, 3))
def test_a_damaged_position(cut: int) -> None:
    line = position_text(table("human", "easy").state)
    broken = line[: cut * 3] + line[cut * 3 + 1 :]
    try:
        parse_position(broken)
    except ValueError:
        done = run("play", "--position", broken) if cut % 12 == 0 else None
        if done:
            assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)


def test_a_position_is_played_from() -> None:
    laid = table("human", "easy", seed=9)
    while len(laid.moments) < 12 or laid.state.to_act != 0:
        laid.act(decision(laid))
    line = position_text(laid.state.view(0))
    arguments = ("play", "--position", line, "--seat", "Ana", "--seed", "5")
    done = run(*arguments, typed="position mine\nboard\n")
    assert (done.code, done.err) == (0, "")
    assert line in done.lines
    assert done == run(*arguments, typed="position mine\nboard\n")
    again = run("resume", typed="position mine\n")
    assert line in again.lines


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_in_a_position_is_dealt_from_the_unseen_cards(seed: int) -> None:
    laid = table("human", "random", "random", seed=seed)
    while not laid.over:
        laid.act(laid.chance.pick(legal_actions(laid.state), "test", len(laid.moments)))
        if len(laid.moments) % 9 == 0 and not laid.over:
            view = laid.state.view(0)
            dealt = table_from(view, laid.players, 3)
            assert dealt.state.view(0) == view
            while not dealt.over and len(dealt.moments) < 30:
                dealt.act(dealt.chance.pick(legal_actions(dealt.state), "t", len(dealt.moments)))


def test_more_or_fewer_players_than_the_position_has() -> None:
    line = position_text(table("human", "easy").state)
    for names in (["Ana", "Ben", "Cleo"], ["Ana", "Ben", "Cleo", "Dan"]):
        done = run("play", "--position", line, *(f"--seat={name}" for name in names))
        assert done.code == 2
        expected = sentence("player-count", count=len(names), least=2, most=2)
        assert expected in done.out + done.err


def test_without_a_seed_no_two_games_are_alike() -> None:
    players = [Player("A"), Player("B")]
    assert new_table(players, RuleSet("2024"), None).deal != (
        new_table(players, RuleSet("2024"), None).deal
    )
    assert new_table(players, RuleSet("2024"), 4).deal == (
        new_table(players, RuleSet("2024"), 4).deal
    )


# Several people, help, and going back


def asked(*typed: str, given: tuple[str, ...] = ()) -> Done:
    return run(*PLAY, *given, typed="".join(f"{line}\n" for line in typed))


@pytest.mark.parametrize("typed", ["Ana, Ben", "Ana and Ben", " Ana,Ben, ", "Ana; Ben"])
def test_several_people_at_one_keyboard_are_named_in_one_line(typed: str) -> None:
    done = asked(typed, "", "")
    assert done.code == 0
    assert done.lines[1] == sentence("setup-bots", people=2)
    assert done.lines[3] == "Splendor, edition 2024: Ana and Ben."
    kept = saves.read_save("1").beginning
    assert [(player.name, player.kind) for player in kept.players] == [
        ("Ana", "human"),
        ("Ben", "human"),
    ]


@pytest.mark.parametrize(
    ("people", "typed", "players"),
    [
        ("Ana, Ben", ["2", "normal"], 4),
        ("Ana, Ben, Cleo", ["1", "normal"], 4),
        ("Ana, Ben, Cleo", [""], 3),
        ("Ana, Ben, Cleo, Dan", [], 4),
        ("Ana", ["three", "normal"], 4),
    ],
)
def test_people_and_opponents_are_two_to_four(people: str, typed: list[str], players: int) -> None:
    done = asked(people, *typed, "")
    assert done.code == 0
    kept = saves.read_save("1").beginning.players
    assert len(kept) == players
    assert {player.kind for player in kept} <= {"human", "normal"}


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("A, B, C, D, E", sentence("player-count", count=5, least=2, most=4)),
        ("Ana, ana", sentence("name-twice", typed="ana", proposal="ana K.")),
        ("Ana, board", sentence("name-command", typed="board", proposal="Board M.")),
    ],
)
def test_names_that_cannot_be_are_asked_for_again(typed: str, problem: str) -> None:
    assert asked(typed).lines[:3] == [NAME, problem, NAME]


def test_levels_of_the_command_line_leave_room_for_fewer_people() -> None:
    bots = ("--bot", "easy", "--bot", "normal", "--bot", "easy")
    done = asked("Ana, Ben", "Ana", "", given=bots)
    assert done.lines[1] == sentence("player-count", count=5, least=2, most=4)
    assert len(saves.read_save("1").beginning.players) == 4


@pytest.mark.parametrize("language", languages())
def test_every_question_has_help(language: str) -> None:
    locale = Locale(language)
    word, level = locale.words("command-help")[0], locale.attribute("level-easy")
    typed = [word, "Ana", "?", "1", word, level, "help", "Ana"]
    done = asked(*typed, given=("--lang", language))
    for topic in ("name", "bots", "level", "first"):
        assert locale.text(say(f"help-setup-{topic}")) in done.lines
    assert done.lines.count(locale.text(say("help-setup"))) == 4
    back = locale.words("words-back")[0]
    assert back in locale.text(say("help-setup"))


def test_every_question_can_be_gone_back_from() -> None:
    done = asked("back", "Ana", "2", "normal", "back", "back", "previous", "Bo, Cy", "0", "cy")
    assert done.lines[:9] == [
        NAME,
        sentence("setup-at-first"),
        NAME,
        BOTS,
        LEVEL,
        sentence("setup-first", names=["Ana", "Ada", "Bruno"], name="Ana"),
        LEVEL,
        BOTS,
        NAME,
    ]
    assert begun() == 1
    assert [player.name for player in saves.read_save("1").beginning.players] == ["Bo", "Cy"]


def test_back_leaves_out_what_was_not_asked() -> None:
    done = asked("Ana, Ben", "0", "back", "1", "easy", "")
    two, three = ["Ana", "Ben"], ["Ana", "Ben", "Ada"]
    bots = sentence("setup-bots", people=2)
    assert done.lines[:6] == [
        NAME,
        bots,
        sentence("setup-first", names=[*two], name="Ana"),
        bots,
        LEVEL,
        sentence("setup-first", names=[*three], name="Ana"),
    ]


@pytest.mark.parametrize("language", languages())
def test_levels_are_understood_in_each_language(language: str) -> None:
    locale = Locale(language)
    for level in LADDER:
        assert named_level(locale.attribute(f"level-{level}").upper(), LEVELS, locale) == level
        assert named_level(level, LEVELS, locale) == level
        assert named_level(level.replace("-", " "), LEVELS, locale) == level
    assert [named_level(str(n), LEVELS, locale) for n in range(1, 10)] == [*LADDER]
    for wrong in ("easier", "0", "10"):
        assert named_level(wrong, LEVELS, locale) is None


def test_opponents_on_the_command_line_are_named_in_ones_language() -> None:
    done = run("play", "--seat", "Ana", "--lang", "fr", "--bot", "facile", "--bot", "Normal")
    assert done.code == 0
    kept = saves.read_save("1").beginning.players
    assert [player.kind for player in kept] == ["human", "easy", "normal"]
    assert run("simulate", "--bot", "makkelijk", "--lang", "nl").code == 0
    refused = run("play", "--bot", "facile")
    assert (refused.code, refused.out) == (2, "")
    choose = '"facile" is not a computer opponent. Choose from: 1 gentle (very easy), 2 easy, '
    assert refused.err.startswith(choose)


def test_a_saved_game_can_be_chosen_by_its_number() -> None:
    for _ in range(2):
        run("play", "--quick")
    with AtTerminal("play", "--plain") as game:
        game.until("yes or no> ")
        assert "Game 2, round 1, today: " in game.said
        assert sentence("setup-others", count=1) in game.said
        for typed, said in (("help", "help-setup-resume"), ("back", "setup-at-first")):
            game.type(f"{typed}\n")
            game.until(sentence(said))
            game.until("yes or no> ")
        game.type("games\n")
        game.until("Game 1, round 1, today: ")
        game.until("yes or no> ")
        game.type("1\n")
        game.until(sentence("resumed", round=1))
        game.kill()
    assert saves.save_names() == ["1", "2"]


def test_a_saved_game_is_gone_on_with_only_after_an_answer() -> None:
    run("play", "--quick")
    with AtTerminal("play", "--plain") as game:
        for typed in ("take ser", "yess", "7"):
            game.until("yes or no> ")
            game.type(f"{typed}\n")
            game.until(sentence("neither-yes-nor-no", typed=typed))
        game.until("yes or no> ")
        game.type("yeah, sure\n")
        game.until(sentence("resumed", round=1))
        game.kill()
    assert saves.save_names() == ["1"]


def test_opponents_that_are_told_with_the_name_are_not_asked_for_again() -> None:
    with AtTerminal("play", "--plain") as game:
        game.until("answer> ")
        game.type("easy\n")
        game.until(sentence("name-unclear", typed="easy"))
        game.until("answer> ")
        game.type("Mia against two computers\n")
        game.until(LEVEL)  # how many there are was not asked
        game.until("answer> ")
        game.type("easy\n")
        game.until(sentence("setup-first", names=["Mia", "Ada", "Bruno"], name="Mia"))
        assert BOTS not in game.said
        game.kill()


def test_a_game_under_way_is_not_taken_for_a_new_one() -> None:
    with AtTerminal("companion", "--plain") as game:
        game.until(sentence("setup-real-names"))
        game.type("Ana and Ben\n")
        game.until("means Ana.")
        game.type("Ana\n")
        game.until("yes or no> ")
        game.type("Ana\n")
        game.until(sentence("neither-yes-nor-no", typed="Ana"))
        game.until("yes or no> ")
        game.type("yep it is\n")
        game.until("had the first turn?")
        game.kill()


RULES = sentence("setup-rules", edition="2024", points=15)


@every(
    ("typed", "rules"),
    [
        ("", RuleSet()),
        ("2024", RuleSet()),
        ("2014", RuleSet("2014")),
        ("Up-To-Three", RuleSet("up-to-three")),
        ("up to three", RuleSet("up-to-three")),
        ("21", RuleSet(target=21)),
        ("ten points", RuleSet(target=10)),
        ("21 points", RuleSet(target=21)),
        ("2014, 21 points", RuleSet("2014", target=21)),
        ("18 and 2014", RuleSet("2014", target=18)),
        ("fast", None),
        ("0", None),
        ("1000", None),
        ("2014 and 2024", None),
        ("21 18", None),
    ],
)
def test_edition_and_points_in_one_answer(typed: str, rules: RuleSet | None) -> None:
    assert parse_rules_answer(typed, VOCABULARY) == rules


def test_at_a_terminal_the_rules_are_asked_last_and_enter_keeps_them() -> None:
    for answer, rules in (
        ("", RuleSet(first=1)),
        ("2014, 21 points", RuleSet("2014", True, 1, 21)),
    ):
        with AtTerminal("play", "--plain") as game:
            if answer:
                game.until("yes or no> ")
                game.type("no\n")
            for typed in ("Ana", "1", "easy", "Ada", "quick", answer):
                game.until("answer> ")
                game.type(f"{typed}\n")
            game.until("you> ")
            game.kill()
        assert sentence("setup-rules-wrong", typed="quick") in game.said
        start = saves.read_save(saves.save_names()[0]).beginning.start
        assert parse_position(start).rules == rules
    told = run("games").lines[1]
    assert told.endswith(" Edition 2014. House rules: 21 points end the game.")


def test_where_rules_are_given_or_lines_piped_nothing_is_asked_about_them() -> None:
    with AtTerminal("play", "--plain", "--edition", "2014") as game:
        for typed in ("Ana", "1", "easy", "Ana"):
            game.until("answer> ")
            game.type(f"{typed}\n")
        game.until("you> ")
        game.kill()
    assert RULES not in game.said
    assert RULES not in asked("Ana", "1", "easy", "Ana").lines
