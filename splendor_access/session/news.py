"""What one seat is told without asking: the opening, the events, the call to act."""

from collections.abc import Callable, Sequence
from itertools import groupby

from splendor_access.game.actions import Pass
from splendor_access.game.cards import Card, Hidden, as_gems, lacking
from splendor_access.game.events import (
    Bought,
    Dealt,
    Emptied,
    Ended,
    Event,
    Passed,
    Reserved,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.legality import default_payment, legal_actions
from splendor_access.game.record import HUMAN
from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import Said
from splendor_access.session.listener import Listener, kind_of
from splendor_access.session.prompts import noble_choice
from splendor_access.settings.style import Style
from splendor_access.table.table import Table, TakenBack
from splendor_access.talk import describe, rulebook
from splendor_access.talk.messages import Arg, Message, Messages, colours, say
from splendor_access.talk.narrate import introduced, result, your_turn

MISSED = 5
"""The most moves that are told one by one to somebody who comes back to a table elsewhere."""

MOVES = Took, Reserved, Bought, Passed
"""The events that are a move, one in each turn."""


class News:
    """The news of a table for one seat."""

    def __init__(self, table: Table, listener: Listener, style: Style) -> None:
        self._table = table
        self._listener = listener
        self._style = style

    def take(self, answers: Answers) -> list[Said]:
        """Return what the seat has not been told, undos first, and mark it as told.

        With the setting `changed` a turn begins with the changes, and events already told to
        another person at the same keyboard are not repeated.
        """
        listener, style = self._listener, self._style
        undone = [Said(message, "turn") for message in self.take_undone(answers)]
        unheard = [logged for logged in self._table.log if logged.number > listener.heard]
        if not unheard:
            return [*undone, *self._result()]
        listener.heard = unheard[-1].number
        turn = TurnBegan(listener.seat)
        summed = style.settings.changed == "on" and any(each.event == turn for each in unheard)
        if summed:
            unheard = [logged for logged in unheard if logged.number > listener.overheard]
        events = [logged.event for logged in unheard]
        begins = [at for at, event in enumerate(events) if isinstance(event, MOVES)][:-MISSED]
        missed: list[Said] = []
        if begins and self._table.elsewhere:
            missed = [Said(message, "turn") for message in self._missed(events, answers)]
            events = events[begins[-1] + 1 :]
        said = [*missed, *self._narrate(events, answers)]
        if summed:
            changed = style.with_codes(answers.question("changed"))
            said += [Said(message, "turn") for message in changed]
        return [*undone, *said, *self._result()]

    def _missed(self, events: Sequence[Event], answers: Answers) -> Messages:
        """Sum up more moves than are told one by one, and say how to hear them all."""
        moves = [event for event in events if isinstance(event, MOVES)]
        lines = sum(len(answers.narrated(event)) for event in events)
        told = [say("missed", count=len(moves), lines=lines)]
        for seat in dict.fromkeys(move.seat for move in moves):
            bought = [each.card for each in moves if isinstance(each, Bought) and each.seat == seat]
            nobles = [
                each.noble for each in events if isinstance(each, Visited) and each.seat == seat
            ]
            told.append(
                say(
                    "missed-of",
                    who="me" if seat == self._listener.seat else "other",
                    name=self._table.names[seat],
                    count=sum(move.seat == seat for move in moves),
                    cards=len(bought),
                    points=sum(each.points for each in (*bought, *nobles)),
                )
            )
        return told

    def take_undone(self, answers: Answers) -> Messages:
        """Return the undos that the seat has not been told of, and mark them as told."""
        unheard = self._listener.take_undos(self._table.undone)
        return [message for each in unheard for message in _describe_undo(each, answers)]

    def _result(self) -> list[Said]:
        table, listener = self._table, self._listener
        if not table.over or listener.result_told:
            return []
        listener.result_told = True
        lines = describe_outcome(table, listener.seat)
        if not lines:
            return []
        over = say("over-now-friends" if table.elsewhere else "over-now")
        # A spectator cannot begin a game.
        hints = [Said(over, "hints")] if self._style.says("hints") and listener.seat >= 0 else []
        return [*(Said(message, "turn") for message in lines), *hints]

    def _narrate(self, events: Sequence[Event], answers: Answers) -> list[Said]:
        """Narrate events, each kind as the settings say."""
        if self._table.over:
            # New cards are of no use to anybody, neither these nor those that wait to be told.
            events = [event for event in events if not isinstance(event, Dealt)]
        if self._table.real:
            told = [(event, True) for event in events]
        else:
            told = self._new_cards_last(events)
        said: list[Said] = []
        for event, whole in told:
            kind = kind_of(event, self._listener.seat)
            if self._style.says(kind):
                lines = answers.narrated(event, compact=not whole)
                if said and said[-1].message.name in ("dealt-news", "dealt-next"):
                    lines = [_next_dealt(message) for message in lines]
                lines = self._style.with_codes(lines)
                said += [Said(message, kind) for message in lines]
        return [
            Said(message, kind)
            for kind, run in groupby(said, lambda each: each.kind)
            for message in self._style.collapsed([each.message for each in run])
        ]

    def _new_cards_last(self, events: Sequence[Event]) -> list[tuple[Event, bool]]:
        """Order events so that new cards come when the others have moved, or with one's own turn.

        A card that is gone by then is left out; who took it is told whole, which is the second of
        each pair.
        """
        seat = self._listener.seat
        told: list[tuple[Event, bool]] = []
        untold = {event.card for event in self._listener.dealt.values() if isinstance(event, Dealt)}
        actor: int | None = None
        for event in events:
            if isinstance(event, Dealt | Emptied):
                self._listener.dealt[event.place] = event
                if isinstance(event, Dealt):
                    untold.add(event.card)
                continue
            if isinstance(event, TurnBegan) and (seat < 0 or seat in (actor, event.seat)):
                told += self._take_dealt(untold)
            told.append((event, getattr(event, "card", None) in untold))
            actor = getattr(event, "seat", actor)
        if self._table.over:
            self._listener.dealt = {}
        elif seat < 0 or self._table.state.to_act == seat:
            told += self._take_dealt(untold)
        return told

    def _take_dealt(self, untold: set[Card | Hidden]) -> list[tuple[Event, bool]]:
        """Return the news of market places that still holds, and mark it as told."""
        waiting, self._listener.dealt = dict(sorted(self._listener.dealt.items())), {}
        kept: list[tuple[Event, bool]] = []
        for place, event in waiting.items():
            card = event.card if isinstance(event, Dealt) else None
            if self._table.state.card_at(place) == card:
                kept.append((event, False))
                untold -= {card} if card else set()
        return kept


def _next_dealt(message: Message) -> Message:
    """Return the news of a new card as it is said after that of another: New is said once."""
    return say("dealt-next", **message.args) if message.name == "dealt-news" else message


def _describe_undo(undo: TakenBack, answers: Answers) -> Messages:
    # The cards dealt since then go back by themselves.
    events = [event for event in undo.events if not isinstance(event, Dealt | Emptied)]
    lines = [message for event in events for message in answers.narrated(event, shared=True)]
    undone = [say("taken-back", told=message) for message in lines]
    seen = [say("undo-seen")] if undo.seen else []
    return [say("undone", count=len(undone)), *undone, *seen]


def describe_outcome(table: Table, seat: int) -> Messages:
    """Describe the end of a game for a seat; nothing before it is over."""
    ended = table.log[-1].event if table.log else None
    if not table.over or not isinstance(ended, Ended):
        return []
    return result(table.state, ended, table.names, seat)


def introduction(table: Table, seat: int, *, by_name: bool) -> Messages:
    """Introduce the players and the rules. `by_name` is for several listeners."""
    rules, count = table.state.rules, len(table.players)
    players: list[Arg] = [
        _player(table, each, me=each == seat and not by_name) for each in range(count)
    ]
    usual = "yes" if rules.edition == rulebook.USUAL.edition else "no"
    opening = say("opening", edition=rules.edition, usual=usual, players=players)
    return [opening, *rulebook.house_rules(rules, count)]


def welcome_back(table: Table, scene: describe.Scene) -> Messages:
    """Describe the state of the game to a player who returns."""
    if table.over:
        return [] if table.end_told else [say("resumed-end")]
    return [
        say("resumed", round=table.round),
        *rulebook.rule_differences(table.state.rules, len(table.players)),
        *describe.score(scene),
    ]


def whose_turn(table: Table, seat: int) -> Messages:
    """Say whom a seat waits for, where it cannot see the others."""
    due = table.state.to_act
    waits = table.elsewhere and not table.over and due != seat
    return [say("turn-of", name=table.names[due])] if waits else []


def _player(table: Table, seat: int, *, me: bool) -> Message:
    player = table.players[seat]
    return say("player-me") if me and player.kind == HUMAN else introduced(player)


class TurnCall:
    """Calls one seat to act. With `by_name` it is one of several listeners."""

    def __init__(self, table: Table, listener: Listener, style: Style, *, by_name: bool) -> None:
        self._table = table
        self._listener = listener
        self._style = style
        self._by_name = by_name

    def due(self) -> list[Said]:
        """Call the seat if it is to act and has not been called at this version of the table."""
        return [] if self._listener.called == self._table.version else self.again()

    def again(self) -> list[Said]:
        """Call the seat if it is to act."""
        state, seat = self._table.state, self._listener.seat
        if state.to_act != seat or state.phase == "over":
            return []
        self._listener.called = self._table.version
        if state.phase == "noble":
            lines = noble_choice(state).lines()
        else:
            lines = your_turn(state, seat, self._table.names[seat] if self._by_name else None)
        if state.phase == "act" and Pass() in legal_actions(state):
            lines.append(say("only-pass"))
        if state.phase == "act" and self._style.settings.buyable == "on":
            lines.append(self._buyable())
        bank = self._bank() if state.phase == "act" else []
        return [*bank, *(Said(message, "turn") for message in lines)]

    def _buyable(self) -> Message:
        """Count the cards that the seat can buy; where others listen, without those unseen."""
        seat = self._listener.seat
        view = self._table.state.view(None if self._by_name else seat)
        mine = view.seats[seat]
        places: list[Arg] = [
            place
            for place, card in view.known_cards(seat).items()
            if default_payment(mine, card) is not None
        ]
        return say("buyable", count=len(places), places=places)

    def _bank(self) -> list[Said]:
        """Tell which gems the bank has run out of, or has again, since the last turn.

        If changes are told at the start of a turn, they include that.
        """
        gone = as_gems([int(not n) for n in self._table.state.bank])
        was, self._listener.gone = self._listener.gone, gone
        if self._style.settings.changed == "on" or not self._style.says("market"):
            return []
        told = [("bank-none", lacking(gone, was)), ("bank-again", lacking(was, gone))]
        return [
            Said(say(name, gems=colours(counts)), "market") for name, counts in told if any(counts)
        ]


def take_in(
    happened: Callable[[], Sequence[Said]],
    table: Table,
    listener: Listener,
    dialogue: Dialogue,
    *,
    talk: bool,
) -> list[Said]:
    """Take in an event from elsewhere, and return what to say about it.

    Messages of others, requests, and their results, and the state of the connection are kept among
    the events and for `log talk`; answers to the seat and the call of a turn are not. Without
    `talk`, messages of others are not said.
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
