"""Each rule of the linter finds the transcript that breaks it, and nothing in a good one."""

from tests.cases import every
from tests.transcripts.linter import RULES, Exchange, lint

GOOD = (
    Exchange("you", "bank", ("Bank: 3 blue, 4 green and 5 gold; none left: red.",)),
    Exchange("you", "take seg", ("You cannot take gold; it comes with a card you reserve.",)),
    Exchange(
        "you",
        "look b2",
        ("b2, red, 2 points, costs 5 black and 3 white.", "b2r 5o3d", "⠃⠆⠗⠀⠢⠕⠒⠙"),
    ),
    Exchange(
        "you",
        "buy red",
        (
            '"red" fits 2 cards. Which number or place did you mean?',
            "1: a1, red, costs 2 red and 2 white.",
            "2: b1, red, 2 points, costs 5 black and 3 white.",
        ),
        ("which-card", "option", "option"),
    ),
    Exchange("which", "boarrd", ('"boarrd" is not a command. Did you mean board? Example: board',)),
    Exchange("which", "1", ("You bought a1, red, paying 4 gold.", "a1 is now blue.")),
    Exchange("you", "log 2", ("2 lines:", "You took 2 blue.", "You took 2 blue.")),
    Exchange("you", "record", ("splendor-record 1", "seat human Ana", "buy a1 with 4g")),
    Exchange(
        "you", "save", ("Saved, as after every move. To continue later: splendor-access resume",)
    ),
)

HEAD = '"red" fits 2 cards. Which number or place did you mean?'
ITEMS = ("1: a1, red, costs 2 red.", "2: b1, red, costs 5 black.")

BAD: list[tuple[str, tuple[Exchange, ...]]] = [
    ("no_control", (Exchange("you", "bank", ("Bank: \x1b[1mnone\x1b[0m.",)),)),
    ("no_control", (Exchange("you", "bank", ("Bank: none.\r",)),)),
    ("no_control", (Exchange("you", "bank", ("\aBank: none.",)),)),
    ("no_control", (Exchange("you", "bank", ("Bankk\b: none.",)),)),
    ("no_pictures", (Exchange("you", "bank", ("┌ Bank: none.",)),)),
    ("no_pictures", (Exchange("you", "bank", ("→ Bank: none.",)),)),
    ("no_pictures", (Exchange("you", "bank", ("Bank \U0001f48e: none.",)),)),
    ("no_pictures", (Exchange("you", "look b2", ("b2, red, costs 5 black: ⠃⠆⠗.",)),)),
    ("once", (Exchange("you", "bank", ("Bank: 3 blue.", "Bank: 3 blue.")),)),
    ("no_layout", (Exchange("you", "bank", ("Bank:  3 blue.",)),)),
    ("no_layout", (Exchange("you", "bank", ("Bank: 3 blue. ",)),)),
    ("no_layout", (Exchange("you", "bank", ("Bank:\t3 blue.",)),)),
    ("no_layout", (Exchange("you", "bank", ("Bank: 3 blue.", "")),)),
    ("no_codes_in_words", (Exchange("you", "look b2", ("b2, red, costs 5o3d.",)),)),
    ("no_codes_in_words", (Exchange("you", "take ser", ("a4 is now c4s 3s3o6d.",)),)),
    ("ended_sentences", (Exchange("you", "bank", ("Bank: 3 blue",)),)),
    ("one_sentence_is_one_line", (Exchange("you", "bank", ("One. Two. Three. Four.",)),)),
    (
        "told_apart",
        (Exchange("you", "nobles", ("2 nobles on the table:", "n1 for 4 red.", "n1 for 4 blue.")),),
    ),
    ("same_order", (Exchange("you", "bank", ("Bank: 3 red and 2 blue.",)),)),
    ("same_order", (Exchange("you", "look b2", ("b2, red, costs 5 black, 2 points.",)),)),
    ("counted", (Exchange("you", "buy red", (HEAD.replace("2", "some"), *ITEMS)),)),
    ("counted", (Exchange("you", "buy red", (HEAD.replace("2", "3"), *ITEMS)),)),
    ("counted", (Exchange("you", "buy red", ITEMS),)),
    ("counted", (Exchange("you", "log", ("3 lines:", "You took 2 blue.")),)),
    ("no_zeros", (Exchange("you", "bank", ("Bank: 3 blue and 0 red.",)),)),
    ("always_answered", (Exchange("you", "bank", ()),)),
    ("short_prompt", (Exchange("It is your turn now", "bank", ("Bank: none.",)),)),
    (
        "wrong_input",
        (
            Exchange(
                "you", "boarrd", ("That is not a command. Example: board",), ("not-a-command",)
            ),
        ),
    ),
    (
        "wrong_input",
        (Exchange("you", "boarrd", ('"boarrd" is not a command.',), ("not-a-command",)),),
    ),
    (
        "list_once",
        (
            Exchange("you", "buy red", (HEAD, *ITEMS)),
            Exchange("which", "bank", ("Bank: none.", HEAD, *ITEMS)),
        ),
    ),
    ("called_once", (Exchange("you", "bank", ("Bank: none.", "Your turn: no points.")),)),
    ("short_help", (Exchange("you", "help take", tuple(f"Line {i}." for i in range(1, 7))),)),
]


def test_a_good_transcript_breaks_no_rule() -> None:
    assert lint(GOOD) == []


@every(("rule", "transcript"), BAD)
def test_a_rule_finds_what_breaks_it(rule: str, transcript: tuple[Exchange, ...]) -> None:
    found = {breach.rule for breach in lint(transcript)}
    assert found == {rule}


def test_every_rule_is_broken_by_a_test() -> None:
    assert {function.__name__ for function in RULES} == {rule for rule, _transcript in BAD}


def test_every_rule_names_its_number() -> None:
    for function in RULES:
        assert (function.__doc__ or "").startswith("Rule "), function.__name__
