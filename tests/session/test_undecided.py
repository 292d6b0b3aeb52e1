"""Replies that say that all choices are as good to their person, in any wording."""

import pytest

from tests.talk.held_out.situation import at_prompt, typed

ALL_ONE = [
    ("en", "they are both good"),
    ("en", "either will do"),
    ("en", "all the same to me"),
    ("en", "pick one at random"),
    ("de", "sie sind beide gut"),
    ("de", "mir sind alle recht"),
    ("de", "ist mir gleich"),
    ("fr", "elles sont bien toutes les deux"),
    ("fr", "tant pis, au hasard"),
    ("fr", "les deux mon capitaine"),
    ("nl", "ze zijn allebei goed"),
    ("nl", "ze zijn allemaal prima"),
    ("nl", "het kan me niet schelen"),
]


@pytest.mark.parametrize("prompt", ["which", "payment", "noble"])
@pytest.mark.parametrize(("language", "line"), ALL_ONE)
def test_who_finds_all_choices_as_good_hears_them_again(
    language: str, line: str, prompt: str
) -> None:
    one, other = (at_prompt(prompt, language) for _ in range(2))
    before = one.table.version
    told = [said.message for said in typed(one, line)]
    assert told == [said.message for said in typed(other, "repeat")]
    assert one.table.version == before


def test_who_finds_one_of_them_good_may_choose_it() -> None:
    one = at_prompt("which", "de")
    assert typed(one, "die zwei ist gut")[0].message.name != "which-card"
