"""Whole games entered as they are spoken, with slips taken back by no: every state is right."""

from random import Random
from statistics import median

import pytest

from splendor_access.game.actions import Buy, Reserve, Revealed, Take
from splendor_access.game.cards import Card, Hidden
from splendor_access.game.legality import refusal
from splendor_access.game.rules import apply
from splendor_access.game.state import HAND_INDEX, State
from splendor_access.talk.locale import languages
from tests.companion.entering import NAMES, Companion, laying
from tests.companion.reading_out import read_out
from tests.companion.spoken import NO, said, slip
from tests.companion.test_entering import played, states
from tests.tiers import tries

ENTRIES = 30
"""How much of each game `make test` enters; a soak enters all of it."""

GAMES = [(seed, (*languages(),)[(seed + seed // 4) % 4]) for seed in range(tries(4, 40))]

READ_BACK = 15
"""Words in the five seconds that an answer takes at most in the median, at 180 a minute."""


@pytest.mark.parametrize(("seed", "language"), GAMES)
def test_a_spoken_game_has_the_states_of_the_game(seed: int, language: str) -> None:
    rng = Random(seed)
    record = played(seed, 4 - seed % 2)
    companion = Companion(len(record.players), language)
    for _place, line in laying(record.start):
        companion.type(line)
    public = [state.view(None) for state in states(record)]
    heard: list[int] = []
    entries = list(zip(record.entries, states(record), public[1:], strict=False))
    for entry, before, after in entries[: tries(ENTRIES, len(entries))]:
        if isinstance(entry, Revealed) and before.awaiting and before.awaiting.place in HAND_INDEX:
            continue  # a card from a deck turns up with the reservation, unknown
        wrong = slip(entry, rng) if isinstance(entry, Take) and rng.random() < 0.2 else None
        if wrong and refusal(before, wrong) is None:
            companion.type(said(wrong, before, NAMES, language, rng))
            companion.type(NO[language])
        line = said(entry, before, NAMES, language, rng)
        answer = companion.type(line)
        heard.append(sum(len(each.split()) for each in (*answer, companion.prompt)))
        if isinstance(entry, Buy) and companion.prompt == entry.place in HAND_INDEX:
            hidden = before.card_at(entry.place)  # it was reserved unseen, and is asked for
            assert isinstance(hidden, Card)
            answer = companion.type(read_out(hidden, language, rng))
        blind = isinstance(entry, Reserve) and not entry.place[1:]
        expected = _after_draw(after) if blind else after
        assert companion.state.view(None) == expected, (line, answer)
    assert median(heard) <= READ_BACK


def _after_draw(after: State) -> State:
    """Return the state after a reservation from a deck, whose card is drawn at once."""
    assert after.awaiting
    return apply(after, Revealed(Hidden(after.awaiting.level)))[0].view(None)
