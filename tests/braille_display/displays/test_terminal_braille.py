"""The braille of a real BRLTTY: our tables that are said to write as its tables do."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import brlapi
import pytest

from splendor_access.braille.cells import code_cells, text_cells
from splendor_access.braille.tables import OFFERED, BrailleTable, matching_table, table
from splendor_access.game.cards import ORDER
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import run, sentence

LIKE = [(name, each) for each in OFFERED for name in each.brltty]

CONTRACTION = Path("/etc/brltty/Contraction")


@pytest.fixture(scope="module")
def hardware() -> Iterator[VirtualDisplay]:
    with VirtualDisplay(40) as display:
        yield display


@pytest.fixture
def client(hardware: VirtualDisplay) -> Iterator[Any]:
    """Return a connection that reads and changes the reader's settings."""
    connection = brlapi.Connection(hardware.host.encode(), hardware.auth.encode())
    yield connection
    connection.closeConnection()


def prefer(client: Any, parameter: int, value: object) -> None:
    client.setParameter(parameter, 0, brlapi.PARAMF_GLOBAL, value)


def test_computer_braille_writes_codes_as_brltty_does(
    hardware: VirtualDisplay, client: Any
) -> None:
    computer = [(name, each) for name, each in LIKE if each.kind == "computer"]
    assert len(computer) >= 10
    client.enterTtyModeWithPath([])
    for number, (name, own) in enumerate(computer):
        prefer(client, brlapi.PARAM_COMPUTER_BRAILLE_TABLE, name)
        text = f"0123456789 abc {ORDER} {number}"
        client.writeText(text)
        expected = "\u2800".join(code_cells(part, own).cells for part in text.split())
        hardware.wait_for(expected)
    client.leaveTtyMode()


@pytest.mark.parametrize(("name", "own"), [each for each in LIKE if each[1].kind == "literary"])
def test_sentences_are_contracted_as_brltty_does(name: str, own: BrailleTable) -> None:
    text = Locale(own.language).text(say("table-sentence"))
    made = subprocess.run(
        ["brltty-ctb", "-c", str(CONTRACTION / f"{name}.ctb")],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    assert made.stdout.strip() == text_cells(text, own).cells


def test_nothing_is_said_to_write_as_a_table_that_does_not() -> None:
    for name in ("nl", "nl_NL", "nl_BE", "fr_CA", "none", ""):
        assert matching_table(name, "computer") is None
        assert matching_table(name, "literary") is None


def test_doctor_says_which_and_why(hardware: VirtualDisplay, client: Any) -> None:
    def told(computer: str, contracts: str) -> list[str]:
        prefer(client, brlapi.PARAM_COMPUTER_BRAILLE_TABLE, computer)
        prefer(client, brlapi.PARAM_LITERARY_BRAILLE_TABLE, contracts or "none")
        prefer(client, brlapi.PARAM_LITERARY_BRAILLE, bool(contracts))
        lines = run("doctor", env=hardware.environment()).lines
        return [line for line in lines if line.startswith("Braille of ")]

    assert told("en_GB", "en-ueb-g2") == [
        sentence("doctor-codes", table="en-gb-comp8", why="brltty", named="en_GB"),
        sentence("doctor-texts", table="en-ueb-g2", why="brltty", named="en-ueb-g2"),
    ]
    codes, _ = told("/etc/brltty/Text/fr.ttb", "en-ueb-g2.ctb")
    assert codes == sentence(
        "doctor-codes", table="en-us-comp8", why="foreign", named="/etc/brltty/Text/fr.ttb"
    )
    assert told("en_GB.ttb", "en_US.ctb")[1] == sentence(
        "doctor-texts", table="en-us-g2", why="brltty", named="en_US.ctb"
    )
    assert told("nl", "") == [
        sentence("doctor-codes", table="en-us-comp8", why="unlike", named="nl"),
        sentence("doctor-texts", table="en-us-comp8", why="codes", named=""),
    ]


def test_a_game_is_felt_in_the_readers_own_braille(
    hardware: VirtualDisplay, client: Any, tmp_path: Path
) -> None:
    prefer(client, brlapi.PARAM_COMPUTER_BRAILLE_TABLE, "en_GB")
    prefer(client, brlapi.PARAM_LITERARY_BRAILLE_TABLE, "en-ueb-g2")
    prefer(client, brlapi.PARAM_LITERARY_BRAILLE, True)
    codes, texts = table("en-gb-comp8"), table("en-ueb-g2")

    def words(text: str) -> str:
        return "\u2800".join(text_cells(word, texts).cells for word in text.split())

    with program(hardware, tmp_path, "--quick", "--seed", "1"):
        hardware.wait_for(words("you 0p 0t"))
        hardware.press("LNDN", "LNDN", "LNDN")
        hardware.wait_for(lambda cells: code_cells("c1", codes).cells in plain(cells))
        hardware.press("LNUP")
        hardware.wait_for(lambda cells: plain(cells).startswith(words("bank")))
        # A change in BRLTTY by the reader counts at once.
        prefer(client, brlapi.PARAM_LITERARY_BRAILLE, False)
        prefer(client, brlapi.PARAM_COMPUTER_BRAILLE_TABLE, "en-nabcc")
        codes = texts = table("en-nabcc")
        hardware.wait_for(lambda cells: plain(cells).startswith(words("bank 4s")))


def plain(cells: str) -> str:
    """Return cells without marks."""
    return "".join(chr(ord(cell) & ~0xC0) for cell in cells)
