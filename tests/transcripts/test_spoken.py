"""A whole game as it is spoken: each utterance is a line of `spoken/game.txt`, in its order.

`UPDATE_TRANSCRIPTS=1 pytest tests/transcripts` writes it anew; read the difference as somebody who
hears it.
"""

import re
from functools import cache
from pathlib import Path

from splendor_access.speech.spoken import spoken_text
from splendor_access.talk.locale import Locale
from tests.driver import QUICK, Done, play_out, run, table
from tests.speech.service import Service
from tests.transcripts.golden import hold

GOLDEN = Path(__file__).parent / "spoken/game.txt"
ASKED = ["board", "code c2", "again", "again", "afford", "bank", "me", "nobles", "log 3", "foo"]


@cache
def heard() -> tuple[Done, list[str]]:
    """Play a game from a pipe with speech; return what was printed, and every utterance."""
    typed = [*ASKED, *play_out(table("human", "easy")), "score"]
    with Service() as service:
        env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "direct"}
        done = run(*QUICK, typed="".join(f"{line}\n" for line in typed), env=env)
        return done, service.quiet(done.lines[-1])


def test_a_whole_game_is_spoken_as_it_is_written() -> None:
    _done, utterances = heard()
    hold("".join(f"{text}\n" for text in utterances), GOLDEN)


def test_all_that_is_printed_is_spoken_once_and_in_its_order() -> None:
    done, utterances = heard()
    assert (done.code, done.err) == (0, "")
    words = Locale("en").words("spoken-words")
    lines = [text for line in done.lines if (text := spoken_text(line, words))]
    spelled = re.sub(r"\W+", " ", " ".join(lines))
    assert re.sub(r"\W+", " ", " ".join(utterances)) == spelled


def test_nothing_is_spoken_that_only_eyes_can_take() -> None:
    for text in heard()[1]:
        assert text.isprintable()
        assert not re.search("[\u2800-\u28ff]", text)
        assert not re.search(r"\b\d+[segrod]\b", text), text
