"""Goal: what is missing for each noble, and to the points that end the game; or one of both."""

import msgspec

from splendor_access.game.cards import Card, lacking
from splendor_access.game.notation import as_dict, from_dict, noble_code
from splendor_access.game.rules import winners
from splendor_access.game.state import TILE_PLACES
from splendor_access.talk.messages import Arg, Message, say
from splendor_access.talk.question import Asked, CannotAnswer, not_counted, tile_named
from splendor_access.talk.questions import threat
from splendor_access.talk.questions._outlook import (
    Finish,
    best_finish,
    can_pay,
    least_to_end,
    means,
    place_list,
    settled,
    tiles,
)


class Lack(msgspec.Struct, frozen=True):
    """How many bonuses another seat lacks for a noble."""

    seat: int
    count: int


class NobleGoal(msgspec.Struct, frozen=True):
    """A noble, the bonuses that the asker lacks for it, and how many the others lack."""

    place: str
    code: str
    missing: dict[str, int]
    others: list[Lack]


class Runner(msgspec.Struct, frozen=True):
    """A seat in the race: its points, and how many are missing to the end of the game."""

    seat: int
    points: int
    missing: int


class Answer(msgspec.Struct, frozen=True):
    """The nobles, the nearest first; the race to `target`, the asker first, then the nearest.

    `finish` is the best way in which the asker's next turn (the present one, if that is still open)
    can end the game, in the last round come out ahead of its points now; None without one. `now`
    says that it is the present one. `leaders` would win as it stands; `ending`: this is the last
    round.
    """

    nobles: list[NobleGoal]
    race: list[Runner]
    target: int
    leaders: list[int]
    finish: Finish | None
    now: bool
    ending: bool


def ask(asked: Asked) -> Answer:
    """Find what is missing to each noble and to the end of the game, or to what is named."""
    state = asked.state
    wanted = [*TILE_PLACES]
    if asked.words:
        wanted = [] if _means_points(asked) else [tile_named(asked, "goal")]
    if state.phase == "over":
        raise CannotAnswer(say("game-over"))
    then = settled(state)
    known = state.open_cards(asked.seat).items()
    cards = [(p, c) for p, c in known if isinstance(c, Card) and can_pay(asked.mine, c)]
    target = state.rules.target
    finish = best_finish(state, asked.seat, cards)
    race = [
        Runner(i, seat.points, max(0, target - seat.points)) for i, seat in enumerate(then.seats)
    ]
    return Answer(
        nobles=[goal for goal in _nobles(asked) if goal.place in wanted],
        race=sorted(race, key=lambda each: (each.seat != asked.seat, each.missing)),
        target=target,
        leaders=[*winners(then)],
        finish=finish if finish and finish.points >= least_to_end(state, asked.seat) else None,
        now=state.to_act == asked.seat and state.phase == "act",
        ending=then.ending,
    )


def _means_points(asked: Asked) -> bool:
    """Return whether the words name the race: `goal points`."""
    known = asked.vocabulary.words("aim-points")
    return " ".join(asked.words) in known


def _nobles(asked: Asked) -> list[NobleGoal]:
    seats = asked.state.seats
    count = len(seats)
    others = [(asked.seat + i) % count for i in range(1, count)]
    goals = []
    for place, tile in tiles(asked.state).items():
        lacks = [Lack(i, sum(lacking(tile.cost, seats[i].bonuses))) for i in others]
        mine = as_dict(lacking(tile.cost, asked.mine.bonuses))
        goals.append(NobleGoal(place, noble_code(tile), mine, lacks))
    return sorted(goals, key=lambda goal: sum(goal.missing.values()))


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Describe the nobles, the nearest first, then the race and how near its end is."""
    if asked.words and answer.nobles:
        return [_noble(goal, asked) for goal in answer.nobles]
    if asked.words:
        return [*_tell_end(answer, asked), *not_counted(asked)]
    lines = [say("goal", count=len(answer.nobles))]
    lines += [_noble(goal, asked) for goal in answer.nobles]
    return [*lines, *tell_race(answer, asked), *not_counted(asked)]


def _tell_end(answer: Answer, asked: Asked) -> list[Message]:
    """Say whether this is the last round, the race, and who can end it in their next turn."""
    others = threat.tell_finishes(msgspec.structs.replace(asked, words=()))
    lines = tell_race(answer, asked)
    if not answer.ending:
        lines.insert(0, say("goal-not-last", target=answer.target))
        lines += others or ([] if answer.finish else [say("goal-nobody")])
        return lines
    last = lines.pop(1)
    return [last, *lines, *others]


def tell_race(answer: Answer, asked: Asked) -> list[Message]:
    """Describe the race, and how near its end is."""
    race: list[Arg] = [_runner(each, asked) for each in answer.race]
    lines = [say("goal-race", target=answer.target, race=race)]
    if answer.ending:
        lines.append(_leaders(answer, asked))
    if answer.finish:
        ways = means(answer.finish, answer.finish.place or "")
        when = "now" if answer.now else "next"
        lines.append(say("goal-finish", points=answer.finish.points, means=ways, when=when))
    return lines


def _noble(goal: NobleGoal, asked: Asked) -> Message:
    lacks = from_dict(goal.missing)
    others: list[Arg] = [
        say("goal-other", name=asked.scene.names[each.seat], count=each.count)
        for each in goal.others
    ]
    if not any(lacks):
        return say("goal-noble-due", place=goal.place, others=others)
    return say("goal-noble", place=goal.place, missing=lacks, count=sum(lacks), others=others)


def _runner(runner: Runner, asked: Asked) -> Message:
    mine = runner.seat == asked.seat
    facts: dict[str, Arg] = {"count": runner.missing, "points": runner.points}
    if mine:
        return say("goal-runner-me", **facts)
    return say("goal-runner", name=asked.scene.names[runner.seat], **facts)


def _leaders(answer: Answer, asked: Asked) -> Message:
    cards = len(asked.state.seats[answer.leaders[0]].cards)
    points = max(each.points for each in answer.race)
    facts: dict[str, Arg] = {"points": points, "cards": cards}
    if answer.leaders == [asked.seat]:
        return say("goal-last-me", **facts)
    names = place_list(asked.scene.names[i] for i in answer.leaders)
    return say("goal-last", names=names, count=len(names), **facts)
