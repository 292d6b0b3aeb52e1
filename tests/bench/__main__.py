"""Measure what the project promises: python -m tests.bench. Exit code 1: a target is missed."""

import traceback
from collections.abc import Callable
from functools import partial

from tests.bench.answer_speed import answer, reading
from tests.bench.braille_speed import BUSY, codes, pictures
from tests.bench.club_speed import lobby
from tests.bench.figures import Figure
from tests.bench.hint_speed import choices, hint
from tests.bench.label_speed import CIRCLES, UNION, labels, quick_labels
from tests.bench.need_speed import need
from tests.bench.page_size import page_size
from tests.bench.page_speed import expert_decision, second_start, typed_line
from tests.bench.press_counts import forgetful_presses, presses
from tests.bench.rules_speed import rules
from tests.bench.server_speed import capacity, memory, slow_disk, way
from tests.bench.shared_speed import shared_failover, shared_load, shared_way
from tests.bench.speech_speed import frozen, silence, speech
from tests.bench.start_speed import start
from tests.bench.thinking_speed import answer_beside_expert, key_beside_expert
from tests.braille_display.test_presses import DISPLAYS

SHARED = (1, 200, 2000)
"""How many tables there are at servers that share NATS."""

MEASUREMENTS: dict[str, Callable[[], Figure]] = {
    "rules": rules,
    "need": need,
    "labels as pdf": lambda: labels("pdf", 3, CIRCLES),
    "labels as svg": lambda: quick_labels("svg"),
    "labels as brf": lambda: quick_labels("brf"),
    "labels as pef": lambda: quick_labels("pef"),
    "labels as stl": lambda: labels("stl", 2, UNION),
    "labels as 3mf": lambda: labels("3mf", 3, UNION),
    "start over a pipe": lambda: start(terminal=False),
    "start at a terminal": lambda: start(terminal=True),
    "answer to bank": lambda: answer("bank"),
    "answer to board": lambda: answer("board"),
    "answer to afford": lambda: answer("afford"),
    "reading of a sentence": reading,
    "hint": hint,
    "choices": choices,
    "answer beside an expert that thinks": answer_beside_expert,
    "news to voice": lambda: speech(busy=False),
    "news to voice beside busy processes": lambda: speech(busy=True),
    "key to silence": lambda: silence(busy=False),
    "key to silence beside busy processes": lambda: silence(busy=True),
    "game beside a frozen voice": frozen,
    "page with everything": page_size,
    "second start of the page alone": second_start,
    "line on the page alone": typed_line,
    "decision of the expert on the page alone": expert_decision,
    "command at one table elsewhere": lambda: way(1),
    "command at 200 tables elsewhere": lambda: way(200),
    "2000 tables elsewhere": lambda: capacity(2000),
    "memory of a table elsewhere": memory,
    "lobby of a club": lobby,
    "commands beside a slow disk": slow_disk,
    "servers that share NATS": shared_load,
    **{f"command over NATS, {count} tables": partial(shared_way, count) for count in SHARED},
    "a server of NATS killed": shared_failover,
    "codes in braille": codes,
    **{f"keys on {each}": partial(presses, each) for each in DISPLAYS},
    **{f"keys for reading on {each}": partial(forgetful_presses, each) for each in DISPLAYS},
    "key to cells": lambda: pictures("key"),
    "line to cells": lambda: pictures("line"),
    "key to cells beside an expert that thinks": key_beside_expert,
    "key to cells, busy": lambda: pictures("key", BUSY),
    "line to cells, busy": lambda: pictures("line", BUSY),
}


def main() -> int:
    """Print one line for each measurement."""
    missed = 0
    for name, measure in MEASUREMENTS.items():
        try:
            figure = measure()
        except Exception as error:  # A measurement that fails leaves the others to be made.
            traceback.print_exc()
            print(f"{name}: {error}: MISSED", flush=True)
            missed += 1
        else:
            print(figure, flush=True)
            missed += not figure.reached
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
