"""The guide for servers says what its figures come to."""

import re
from pathlib import Path

import pytest

from tests.bench import regions
from tests.bench.growth import PICTURE, busy, lines, picture

GUIDE = (Path(__file__).parents[2] / "docs/serving.md").read_text(encoding="utf-8")


def test_the_table_and_the_picture_of_the_guide_are_those_of_its_figures() -> None:
    assert "".join(f"    {line}\n" for line in lines()) in GUIDE
    assert PICTURE.read_text(encoding="utf-8") == "\n".join((*picture(), ""))


@pytest.mark.parametrize(
    ("found", "value"),
    [
        (r"A move takes ([\d.]+) milliseconds", regions.SERVER_MS),
        (r"and ([\d.]+) in NATS", regions.NATS_MS),
        (r"pass them on, adds ([\d.]+)\.", regions.PASS_MS),
        (r"which takes ([\d.]+)\.", regions.PING_MS),
        (r"NATS alone kept (\d+) messages", regions.WRITES),
    ],
)
def test_the_guide_has_the_figures_of_the_computation(found: str, value: float) -> None:
    told = re.search(found, " ".join(GUIDE.split()))
    assert told
    assert float(told[1]) == value


def test_two_servers_share_the_work_and_add_what_is_passed_on() -> None:
    one, two = busy(10_000, 1), busy(10_000, 2)
    assert one.moves == two.moves == 500
    assert 2 * two.server == pytest.approx(one.server + 500 * regions.PASS_MS / 2 / 10)
    assert busy(20_000, 1).server == pytest.approx(2 * one.server)
