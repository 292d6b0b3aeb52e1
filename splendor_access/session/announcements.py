"""What is announced beside a game elsewhere: what friends say and ask, and what became of them."""

from collections.abc import Callable, Sequence

from splendor_access.dialogue.dialogue import Dialogue
from splendor_access.dialogue.listener import Listener
from splendor_access.session.intents import Said
from splendor_access.session.opening import whose_turn
from splendor_access.table.table import Table


def taken_in(
    happened: Callable[[], Sequence[Said]],
    table: Table,
    listener: Listener,
    dialogue: Dialogue,
    *,
    talk: bool,
) -> list[Said]:
    """Take in what happened elsewhere, and return what is to be said of it; `talk` is said or not.

    What others say and ask, and what becomes of them and of the connection, is kept among the
    events and for `log talk`: not what answers the seat, nor whose turn it is.
    """
    number = table.log[-1].number if table.log else 0
    asked = len(dialogue.unsaid)
    arrived = happened()
    told = [each.message for each in arrived if each.kind != "answers"]
    due = whose_turn(table, listener.seat)
    news = [each for each in [*told, *dialogue.unsaid[asked:]] if each not in due]
    listener.announce(number, news)
    listener.keep(news)
    return [each for each in arrived if talk or each.kind != "talk"]
