"""The command `tables` and the setting `table`."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from splendor_access import ExitCode
from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import (
    OFFERED,
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    default_table,
    own_tables,
    table,
    table_for_codes,
)
from splendor_access.commands import _cli
from splendor_access.game.cards import CARDS
from splendor_access.game.notation import card_code
from splendor_access.settings import files
from splendor_access.settings import table_list as tables
from splendor_access.settings.settings import CHOICES, load_settings
from splendor_access.settings.settings_command import answer_settings
from splendor_access.settings.style import Style
from splendor_access.settings.system import to_install
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message
from tests.driver import WITHOUT_LIBLOUIS, chosen_settings, sentence

ROOT = Path(__file__).parents[2]

NO_LIBLOUIS = f"""{WITHOUT_LIBLOUIS}
from splendor_access.commands._cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = _cli.main(words)
    return code, *capsys.readouterr()


def program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env={"PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


# The list


def test_the_count_comes_first_and_the_first_word_is_the_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, "tables")
    assert (code, err) == (ExitCode.DONE, "")
    head, *lines = out.splitlines()
    assert head == f"{len(OFFERED)} braille tables can be used:"
    own_head = lines.pop(len(OFFERED))
    assert own_head.startswith(f"{len(own_tables())} tables of the notation itself")
    names = [line.partition(":")[0] for line in lines]
    assert names == [each.name for each in (*OFFERED, *own_tables())]
    assert out.endswith("\n")
    assert not re.search(r"\t|  | $", out, re.MULTILINE)
    assert "\x1b" not in out


def test_a_line_has_language_kind_longest_card_and_a_card_in_its_cells(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "tables")
    lines = out.splitlines()
    sample = tables.SAMPLE
    cells = code_cells(sample, table("en-ueb-g1")).cells
    assert (
        "en-ueb-g1: English literary braille, 6 dots; longest card 19 cells, the default on "
        f"paper; {sample} is {cells}"
    ) in lines
    (six,) = (line for line in lines if line.startswith("en-us-comp6:"))
    assert six.startswith("en-us-comp6: English computer braille, 6 dots; longest card 12 cells; ")
    (grade_2,) = (line for line in lines if line.startswith("en-ueb-g2:"))
    assert "contracted words" in grade_2
    assert grade_2.endswith(cells)


def test_the_readers_language_comes_first() -> None:
    languages = [tried.table.language for tried in tables.offered_tables("nl")]
    assert languages[:2] == ["nl", "nl"]
    assert len(languages) == len(OFFERED)


def test_the_sample_is_a_card() -> None:
    assert tables.SAMPLE in [card_code(card) for card in CARDS]


def test_dot_numbers_where_the_output_has_no_cells(tmp_path: Path) -> None:
    done = program("-m", "splendor_access", "tables", PYTHONIOENCODING="ascii", HOME=str(tmp_path))
    assert done.returncode == ExitCode.DONE
    assert done.stdout.isascii()
    assert done.stdout.splitlines()[1].endswith(
        "; c4s 3s3o6d is 14-256-234-0-25-234-25-135-235-145"
    )


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "tables", "--json")
    assert (code, err) == (ExitCode.DONE, "")
    assert out.isascii()
    (line,) = out.splitlines()
    answer = json.loads(line)
    assert (answer["v"], answer["sample"]) == (1, tables.SAMPLE)
    assert [each["name"] for each in answer["tables"]] == [each.name for each in OFFERED]
    assert [each["name"] for each in answer["own"]] == [each.name for each in own_tables()]
    for each in (*answer["tables"], *answer["own"]):
        known = table(each["name"])
        assert each["cells"] == code_cells(tables.SAMPLE, known).cells
        assert (each["kind"], each["dots"]) == (known.kind, known.dots)
        assert (each["title"], each["language"]) == (known.display_name, known.language)
        assert each["codes"] == table_for_codes(known).name
        assert each["longest"] in (12, 17, 19)
        assert each["free_dots"] == [7, 8]
        assert all(Path(file).is_file() for file in each["files"])
    by_name = {each["name"]: each for each in answer["tables"]}
    assert by_name["nl-comp8"]["default"] == ["display"]
    assert by_name["fr-bfu-comp6"]["default"] == ["paper"]
    assert by_name["en-nabcc"]["default"] == []
    assert by_name["en-us-comp8"]["dot_numbers"].startswith("14-256-234-0-")


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "tables", "--nonsense")[0] == ExitCode.USAGE
    assert run(capsys, "tables", "--lang", "xx")[0] == ExitCode.USAGE


# Missing tables


@pytest.mark.parametrize("words", [("tables",), ("tables", "--json")])
def test_without_liblouis_it_says_what_to_install(words: tuple[str, ...], tmp_path: Path) -> None:
    done = program("-c", NO_LIBLOUIS, *words, HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (ExitCode.FAILED, "")
    assert done.stderr.startswith("Braille cells need liblouis.")
    assert len(done.stderr.splitlines()) == 1


def test_without_a_single_table_it_says_where_they_are_looked_for(tmp_path: Path) -> None:
    done = program(
        "-m", "splendor_access", "tables", LOUIS_TABLEPATH=str(tmp_path), HOME=str(tmp_path)
    )
    assert (done.returncode, done.stdout) == (ExitCode.FAILED, "")
    assert "en-us-comp8.ctb" in done.stderr
    assert sentence("tables-elsewhere", path=str(tmp_path)) in done.stderr


def test_a_table_that_the_system_lacks_is_told_with_what_to_install() -> None:
    lacking = BrailleUnavailable(NoBraille.NO_TABLE, "en-us-comp8.ctb")
    told = sentence("braille-no-table", detail="en-us-comp8.ctb", step=to_install("tables"))
    assert Locale("en").text(tables.explain(lacking)) == told


def with_table(monkeypatch: pytest.MonkeyPatch, *others: BrailleTable) -> None:
    monkeypatch.setattr(tables, "OFFERED", (OFFERED[0], *others))


def test_a_table_that_this_liblouis_lacks_is_told_and_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_table(monkeypatch, BrailleTable("xx-new", "en", "", "literary", 6, ("xx-new.utb",)))
    code, out, _ = run(capsys, "tables")
    assert code == ExitCode.DONE
    assert out.startswith("1 braille table can be used:\n")
    assert (
        "\nxx-new: cannot be used here, because liblouis does not find this file: xx-new.utb\n"
        in out
    )
    _, out, _ = run(capsys, "tables", "--json")
    assert [each["name"] for each in json.loads(out)["tables"]] == [OFFERED[0].name]


def test_a_table_that_the_gate_refuses_is_told_and_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_table(monkeypatch, BrailleTable("es-g1", "en", "", "literary", 6, ("es-g1.ctb",)))
    code, out, _ = run(capsys, "tables")
    assert code == ExitCode.DONE
    assert out.startswith("1 braille table can be used:\n")
    assert "\nes-g1: not offered here, because 0e is written without a letter sign.\n" in out
    _, out, _ = run(capsys, "tables", "--json")
    assert [each["name"] for each in json.loads(out)["tables"]] == [OFFERED[0].name]


# The setting


def style(**values: str) -> Style:
    return Style("en", chosen_settings(**values))


def cells(of: Style) -> str:
    (line,) = of.cells("c4s 3s3o6d")
    return Locale("en").text(line)


def test_the_setting_has_the_offered_tables() -> None:
    assert CHOICES["table"] == ("default", *(each.name for each in OFFERED))
    assert load_settings({}, {}).table == "default"


def test_cells_are_in_the_chosen_table() -> None:
    default = default_table("en", "display")
    assert cells(style()) == code_cells("c4s 3s3o6d", default).cells
    for each in OFFERED:
        assert cells(style(table=each.name)) == code_cells("c4s 3s3o6d", each).cells


def test_the_setting_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_TABLE", "en-ueb-g1")
    assert load_settings({}, {"table": "nl-comp8"}).table == "en-ueb-g1"
    monkeypatch.setenv("SPLENDOR_ACCESS_TABLE", "es-g1")
    assert load_settings({}, {"table": "nl-comp8"}).table == "nl-comp8"


def texts(messages: list[Message]) -> list[str]:
    return [Locale("en").text(message) for message in messages]


def test_the_setting_is_told_with_a_card_in_every_table() -> None:
    head, count, *lines = texts(answer_settings("table", style()))
    assert head.startswith("table is default: ")
    assert count == f"{len(OFFERED)} braille tables can be used:"
    assert [line.partition(":")[0] for line in lines] == [each.name for each in OFFERED]


def test_the_setting_is_changed_and_kept() -> None:
    mine = style()
    assert texts(answer_settings("table fr-bfu-comp6", mine)) == ["table is now fr-bfu-comp6."]
    assert cells(mine) == code_cells("c4s 3s3o6d", table("fr-bfu-comp6")).cells
    again = load_settings({}, files.read_settings()[0])
    assert (again.table, again.sources["table"]) == ("fr-bfu-comp6", "file")


def test_a_table_that_is_not_offered_is_no_value() -> None:
    (told,) = texts(answer_settings("table es-g1", style()))
    assert told.startswith('"es-g1" is not a value of table. Choose from: default, en-us-comp8, ')


def test_the_setting_without_liblouis(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_language: str) -> list[Message]:
        raise BrailleUnavailable(NoBraille.NO_BINDING)

    monkeypatch.setattr(tables, "tables_listing", gone)
    head, told = texts(answer_settings("table", style()))
    assert head.startswith("table is default")
    assert told.startswith("Braille cells need liblouis.")
