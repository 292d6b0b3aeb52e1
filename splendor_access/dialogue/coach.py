"""The coach: which turns of a player gave most away, what was better, and why."""

from collections.abc import Sequence

from splendor_access.game.notation import parse_action
from splendor_access.table.replayed import Replayed
from splendor_access.table.review import Review, Turn, decisions
from splendor_access.talk.messages import Message, Messages, say
from splendor_access.talk.narrate import narrate
from splendor_access.talk.questions.hint import instead, step, why


class Coach:
    """Tells a review of a seat. What it says to the player is for that seat, by its name."""

    def __init__(self, game: Replayed, names: Sequence[str], seat: int, review: Review) -> None:
        self._game = game
        self._names = names
        self._seat = seat
        self._review = review

    @property
    def turns(self) -> list[Turn]:
        """The turns that are told, the worst first."""
        return self._review.lost

    def summary(self) -> Messages:
        """Tell how the seat has played, and the turns that gave most away."""
        review = self._review
        if not review.turns:
            return [say("coach-no-turns", name=self._names[self._seat])]
        head = say("answer-for", name=self._names[self._seat])
        good = say("coach-good", good=review.good, count=review.turns)
        mean = say("coach-mean", loss=review.loss)
        if not review.lost:
            return [head, good, mean, say("coach-nothing")]
        told = [line for rank in range(1, len(review.lost) + 1) for line in self.turn(rank)]
        return [
            head,
            good,
            mean,
            say("coach-worst", count=len(review.lost)),
            *told,
            say("coach-walk", count=len(review.lost)),
        ]

    def turn(self, rank: int) -> Messages:
        """Tell one of the turns: what was done, what was better, and why."""
        turn = self.turns[rank - 1]
        event = self._game.decisions[turn.at].events[0]
        (deed,) = narrate(event, self._names, self._seat)
        number = self._game.turns[turn.at]
        return [
            say("coach-turn", rank=rank, turn=number, deed=deed, loss=turn.loss),
            self._better(turn),
        ]

    def _better(self, turn: Turn) -> Message:
        view, done = next((v, d) for at, v, d in decisions(self._game, self._seat) if at == turn.at)
        best = parse_action(turn.best)
        reason = instead(view, best, done)
        return say(
            "coach-better",
            sure=_sure(turn),
            step=step(best),
            why=why(reason, view, self._names),
        )


def _sure(turn: Turn) -> str:
    if turn.better == turn.worlds:
        return "sure"
    return "likely" if turn.better * 4 >= turn.worlds * 3 else "open"
