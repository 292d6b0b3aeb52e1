"""Short games for reading: the table, who sits there, what is typed, and what the others do.

The others do what is written here, in turn; no computer opponent decides anything.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from splendor_access.console.setup.new_game import TUTORIAL_SEED
from splendor_access.game.actions import Action
from splendor_access.game.cards import gems
from splendor_access.game.chance import Deal
from splendor_access.game.notation import parse_action
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from tests.game.situations import dealt, replace, seated, table
from tests.transcripts.recorder import Recorder, laid

ANA, BEN = Player("Ana"), Player("Ben")
BEA, CLEO = Player("Bea", "easy"), Player("Cleo", "easy")
TILES = ("3 4s4e", "3 3s3e3d", "3 4e4r")
MARKET = {
    "a1": "a0r 2r2d",
    "a2": "a0e 2s2r",
    "a3": "a0s 3o",
    "a4": "a1d 4e",
    "b1": "b2r 5o3d",
    "b2": "b2o 5d",
    "b3": "b1o 3e2o3d",
    "b4": "b2e 5e",
    "c1": "c5o 7r3o",
    "c2": "c4s 3s3o6d",
    "c3": "c5s 3s7d",
    "c4": "c4e 7s",
}


class Scene(msgspec.Struct, frozen=True):
    """A table with its typed lines, and the moves of the seats that nobody types for."""

    about: str
    laid: tuple[State, Deal]
    typed: str
    players: Sequence[Player] = (ANA, BEA)
    moves: Sequence[str] = ()
    settings: dict[str, str] = {}
    tutorial: bool = False


def setting(*seats: Any, **parts: Any) -> tuple[State, Deal]:
    """Lay out the table that most scenes begin from."""
    tiles = parts.pop("tiles", TILES)
    return table(*seats, tiles=tiles, market={**MARKET, **parts.pop("market", {})}, **parts)


def poor(state_and_deal: tuple[State, Deal], bank: str) -> tuple[State, Deal]:
    """Leave so few tokens in the bank; the others are nowhere."""
    state, deal = state_and_deal
    return replace(state, bank=gems(bank)), deal


LATE = (
    seated(tokens="ddddd", cards="c4r 7e,c4d 7o,b2s 5s,b2r 5o,a1e 4o", bonuses="se"),
    seated(tokens="eeeer", cards="c5r 3r7e,b3d 6d,b2d 5r,b2s 3s5d", bonuses="dd"),
)

RACE = "threat\ngoal\ntake sro\nchanged\nthreat\ngoal\nbuy b2\nchanged 2"
RACE_MOVES = ("take sro", "buy a4", "reserve b", "take sro")

ASKED = (
    "afford\nafford red\nafford 2\nafford points\nneed b1\nneed h1\nneed c4\nneed c1\nneed blue\n"
    "threat\ngoal\nchanged\nfind blue\nfind 5 points\nfind cost no onyx\nfind level b cheap\n"
    "try buy b2\ntry take ss then buy h1\ntry take seo then take seo\nworth\nworth level a\n"
    "take ss\nchanged\nbuy h1\nchanged 2\nlog 4\nlog market 2\nlast\nagain\nagain\nolder\n"
    "older bea\nnewer bea\nthreat"
)
ASKED_MOVES = ("take seo", "reserve b3", "take ero", "reserve b")
MIDGAME = (
    seated("dddddg", "c4r 7e,b2s 5s,a1e 4o", ("a1o 4s", None, None), bonuses="sed"),
    seated(tokens="eerd", cards="b2r 5o", hand=("b2s 1r4o2d", None, None), blind=True),
    seated(tokens="rroe", cards="c5r 3r7e,b3d 6d,b2s 3s5d,b2d 5r", bonuses="ddee"),
)

SCENES: dict[str, Scene] = {
    **{
        name: Scene(
            f"Every question in a position out of the middle of a game, {form}.",
            setting(*MIDGAME),
            ASKED,
            players=(ANA, BEA, CLEO),
            moves=ASKED_MOVES,
            settings={"verbosity": form},
        )
        for name, form in (
            ("questions", "normal"),
            ("questions_brief", "brief"),
            ("questions_full", "full"),
        )
    },
    "short_game": Scene(
        "The last round of a game against the computer.",
        setting(*LATE),
        "turn\nscore\nafford\nbuy b2\nlast\nscore\ntake ser\nquit",
        moves=["buy a4"],
    ),
    "short_game_brief": Scene(
        "The same in brief.",
        setting(*LATE),
        "turn\nscore\nafford\nbuy b2\nlast\nscore\ntake ser\nquit",
        moves=["buy a4"],
        settings={"verbosity": "brief"},
    ),
    "race": Scene(
        "Near the end: what the others can do, what is missing, and what has changed.",
        setting(*LATE[:1], seated(tokens="eerd", hand=("b2s 1r4o2d", None, None)), LATE[1]),
        RACE,
        players=(ANA, BEA, CLEO),
        moves=RACE_MOVES,
    ),
    "race_brief": Scene(
        "The same in brief, with what has changed said by itself.",
        setting(*LATE[:1], seated(tokens="eerd", hand=("b2s 1r4o2d", None, None)), LATE[1]),
        RACE,
        players=(ANA, BEA, CLEO),
        moves=RACE_MOVES,
        settings={"verbosity": "brief", "changed": "on"},
    ),
    "first_turns": Scene(
        "The beginning of a game, with every question a beginner asks.",
        dealt(seed=1),
        "help\nhelp take\nboard\nbank\nnobles\nlook b2\ntake blue green red\nlast\nme\nplayer\n"
        "reserve c\nboard\nyes\nhand\nlog\nsave\nquit\nyes",
        moves=["take sod", "reserve b1"],
    ),
    "tutorial": Scene(
        "The tutorial from its first step to its last, with something else done on the way.",
        dealt(seed=TUTORIAL_SEED),
        "tutorial\nrow a\ntutorial\ntake blue, green and white\ntutorial\nme\ntutorial\nafford\n"
        "tutorial\ntake blue, green and white\ntutorial\nbuy a2\ntutorial\nworth level a\n"
        "tutorial\nreserve a1\ntutorial\ntake 2 red\ntutorial\ntutorial next\nhand\n"
        "tutorial\ngoal\ntutorial\nthreat\ntutorial\nlast\ntutorial\ntry take 2 black\n"
        "tutorial\nundo\ntutorial\nsettings hints\ntutorial\ngoal\ntutorial\n"
        "tutorial steps\ntutorial 2\ntutorial off\ntake ser",
        moves=["take rod", "take seo", "buy a2", "take eod", "buy a3", "take eod"],
        tutorial=True,
    ),
    "tutorial_without_hints": Scene(
        "The steps without a hint between them.",
        dealt(seed=TUTORIAL_SEED),
        "tutorial\nrow a\ntake sed\ntutorial\nme\ntutorial",
        moves=["take rod"],
        settings={"hints": "off"},
        tutorial=True,
    ),
    "explanations": Scene(
        "What words of the game and of the program mean.",
        setting(seated(), seated()),
        "help noble\nhelp prestige\nhelp emerald\nhelp gold\nhelp b2\nhelp which\n"
        "help sc\nhelp codes\nhelp brief\nhelp nobel\nhelp seed",
    ),
    "misunderstandings": Scene(
        "What is no command, what can mean several things, and what does not exist.",
        setting(seated(tokens="rrr"), seated()),
        "boarrd\ntake\ntake red\n2\ntake gr\ntake rgb\nbuy red\n99\nlook b1\nbuy c5\nbuy c9\n"
        "buy z1\nlook blue 9 points\nbuy c3d 3s3e5r3o\nplayer zed\n2\nhelp foo\nsettings loud\n"
        "settings verbosity loud\nbuy b2 with\nred\n\nquit\nno",
        moves=["take sod"],
    ),
    "sentences": Scene(
        "What people say who have read nothing: requests, questions and small talk.",
        setting(seated(tokens="rrddg"), seated(tokens="oo")),
        "Hello?\nhow do I play\nWhat can I do?\nwhat's on the table\nwhat can I buy?\n"
        "how do I get c3?\nget b2\nreserve\nBea\nwho is winning?\nis there a limit to tokens\n"
        "red green blue\nCan I take blue, green and red?\nI'd like to take blue, green and red.\n"
        "I take blue, green and red.\nwhat did Bea do\n"
        "i give up\nno\nbuy the card at a1 please\nrestart\nno",
        moves=["take sod", "take erd", "reserve c1"],
    ),
    "illegal_moves": Scene(
        "Every kind of move that is not allowed on one's turn.",
        poor(
            setting(
                seated(tokens="rg", hand=("c3d 3s3e5r3o", "b3e 6e", "b1s 2s2e3r")),
                seated(tokens="ddddo"),
                market={"a4": None},
            ),
            "sssggrro",
        ),
        "take seg\ntake sed\ntake ss\ntake dd\ntake sso\ntake sr\nbuy a9\nbuy z1\nbuy a4\nbuy h3\n"
        "buy a1\nbuy a1 with 3g\nreserve b2\nreserve deck a\npass\nreturn s\nnoble n1\nready",
    ),
    "illegal_payments": Scene(
        "Payments that are not the price.",
        setting(seated(tokens="rrrddgg"), seated()),
        "buy a1 with 3r1d\nbuy a1 with 1r\nbuy a1 with 5d\nbuy a1 with 2r3d\nbuy a1 with x\n"
        "buy a1 with 2g\n9\n2",
        moves=["take ser"],
    ),
    "gold_only_when_missing": Scene(
        "The house rule that gold pays only for what is missing.",
        setting(seated(tokens="rrddgg"), seated(), rules=RuleSet(any_gold=False)),
        "buy a1 with 2g\nbuy a1",
        moves=["take ser"],
    ),
    "few_colours": Scene(
        "A bank with two colours left.",
        poor(setting(seated(), seated()), "ssgee"),
        "bank\ntake ser\ntake s",
        moves=["take se"],
    ),
    "few_colours_2014": Scene(
        "A bank with two colours left, in the edition that has one take both.",
        poor(setting(seated(), seated(), rules=RuleSet("2014")), "ssgee"),
        "bank\ntake s\ntake ser\ntake se",
        moves=["take se"],
    ),
    "token_return": Scene(
        "More than ten tokens at the end of a turn.",
        setting(seated(tokens="sssseegg"), seated(tokens="r")),
        "take rod\nbank\ntake s\nreturn\nreturn sss\nreturn d\nlast",
        moves=["take rod"],
    ),
    "payment": Scene(
        "A payment that leaves a choice.",
        setting(seated(tokens="rrddgg"), seated()),
        "buy a1 with 1g\nme\nlook red\n1\n3\n1\nlast",
        moves=["take ser"],
    ),
    "noble_choice": Scene(
        "Two nobles who would come at once.",
        setting(
            seated(tokens="eeeee", bonuses="sssseeeddd"),
            seated(),
            tiles=("3 4s4e", "3 3s3e3d", "3 4e4r"),
        ),
        "nobles\nbuy b4\nnobles\nnoble n3\ntake ser\n5\nnoble\n2\nme",
        moves=["take ser"],
    ),
    "nothing_to_do": Scene(
        "A turn in which one can only pass.",
        poor(
            setting(
                seated(hand=("c3d 3s3e5r3o", "b3e 6e", "b1s 2s2e3r")), seated(tokens="sssseeeerr")
            ),
            "ggggg",
        ),
        "help\ntake ser\npass\nturn",
        moves=["buy a2"],
    ),
    "two_people": Scene(
        "A card reserved unseen, by one of two people who share a keyboard.",
        setting(seated(), seated(tokens="dd")),
        "reserve deck b\nhand\nposition mine\ntake ser\nready\nlog\nlast\nagain\nplayer\n"
        "hand\ntake ser\nready\nbuy h1\nme\nhand\nyes\nposition mine\nno",
        players=(ANA, BEN),
    ),
    "undo": Scene(
        "Going back to the start of one's turn, with the moves since.",
        setting(seated(tokens="rrdd"), seated()),
        "undo\ntake ser\nundo\nbuy a1\nundo\nlog",
        moves=["take sod", "take sod"],
    ),
    "undo_of_two": Scene(
        "Going back over the turn of another person.",
        setting(seated(), seated()),
        "take ser\nready\ntake sod\nready\nundo\nno\nundo\nyes\nturn",
        players=(ANA, BEN),
    ),
    "codes_and_cells": Scene(
        "Cards with their codes and braille cells on lines of their own.",
        setting(seated(tokens="rrdd"), seated()),
        "row b\nlook b2\ncode c4s 3s3o6d\nbuy a1",
        moves=["take ser"],
        settings={"codes": "on", "cells": "on"},
    ),
}


def heard(scene: Scene) -> Recorder:
    """Play a scene."""
    moves = iter(scene.moves)

    def choose(_state: State) -> Action:
        return parse_action(next(moves))

    table = laid(scene.players, *scene.laid)
    recorder = Recorder(table, choose, scene.settings, tutorial=scene.tutorial)
    recorder.play(scene.typed.split("\n"))
    assert next(moves, None) is None, "a move that nobody was due to make"
    return recorder
