"""Whole games from files, played through the command line."""

from pathlib import Path

from tests.driver import run

FOLDER = Path(__file__).parent


def test_a_game_typed_in_a_file_reaches_its_winner() -> None:
    script = (FOLDER / "two_people.txt").read_text(encoding="utf-8")
    game = run("play", "--seat", "Ana", "--seat", "Ben", "--seed", "5", typed=script)
    assert game.code == 0
    assert game.err == ""
    assert game.lines[-7:-2] == [
        "The game is over.",
        "Ana wins with 22 points.",
        "Someone reached 15 points, and the round is finished.",
        "Ana: 22 points, 16 cards bought.",
        "You: 16 points, 16 cards bought.",
    ]
    assert game.lines[-1] == "Goodbye."


def test_its_record_replays_to_the_same_end(tmp_path: Path) -> None:
    script = (FOLDER / "two_people.txt").read_text(encoding="utf-8")
    game = run("play", "--seat", "Ana", "--seat", "Ben", "--seed", "5", typed=f"{script}record\n")
    lines = game.lines
    record = lines[lines.index("splendor-record 1") : lines.index("Goodbye.")]
    path = tmp_path / "game.txt"
    path.write_text("\n".join(record), encoding="utf-8")
    replayed = run("replay", str(path))
    assert replayed.code == 0
    assert "Ana wins with 22 points." in replayed.lines
