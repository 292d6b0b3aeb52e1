"""The store of NATS at an address, opened and examined; and why it cannot be, in words."""

import time
from collections import Counter
from statistics import median

from splendor_access.online.jetstream.client import (
    COPIES,
    PATIENCE,
    JetStream,
    Unusable,
    servers_of,
)
from splendor_access.online.jetstream.servers import SECRET
from splendor_access.online.jetstream.store import JetStore
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Arg, Message, Messages, clean, say


class NoStore(Exception):  # a refusal in words, not a fault
    """A store cannot be opened: a message says why. `system` is what NATS said of it."""

    def __init__(self, message: Message, system: str = "") -> None:
        super().__init__(message.name)
        self.message = message
        self.system = system


def open_jet(address: str, credentials: str = "") -> JetStream:
    """Connect to NATS. Raises NoStore."""
    try:
        return JetStream(servers_of(address), credentials)
    except Unusable as error:
        raise NoStore(_explain(error, address), error.detail) from error


def open_store(address: str, credentials: str = "") -> JetStore:
    """Open the store of NATS at an address. Raises NoStore."""
    jet = open_jet(address, credentials)
    try:
        return JetStore(jet)
    except SaveError as error:
        why = "store-full" if still_tells(jet) else "store-away"
        jet.close()
        raise NoStore(say(why, address=_shown(address)), f"{error}") from error


def still_tells(jet: JetStream) -> bool:
    """Return whether NATS tells what it keeps, though it may keep nothing more."""
    try:
        jet.get(SECRET)
    except SaveError:
        return False
    return True


def _explain(error: Unusable, address: str) -> Message:
    shown = _shown(address)
    match error.why:
        case "old":
            return say("store-old", address=shown, version=error.detail)
        case "refused":
            return say("store-refused", address=shown)
        case "open":
            return say("store-open", address=shown)
        case "no-jetstream":
            return say("store-no-jetstream", address=shown)
        case "away":
            return say("store-away", address=shown)


def _shown(address: str) -> str:
    """Return an address without a password in it."""
    scheme, _, rest = address.partition("://")
    return clean(f"{scheme}://{','.join(each.rpartition('@')[2] for each in rest.split(','))}")


TRIES = 20
"""How many messages are written to measure how long that takes."""

TRIED = "splendor.keep.tried"

SLOW = 0.1
"""Seconds in which a move should be kept; people hear of it later, too."""


APART = 10.0
"""Seconds between two clocks that are told."""


def examine_nats(store: JetStore) -> Messages:
    """Return what is found, line by line. Raises nothing."""
    jet = store.servers.jet
    try:
        stages = Counter(aged.stage for aged in store.ages())
        others = store.servers.others().values()
        took = []
        for _try in range(TRIES):
            begin = time.perf_counter()
            jet.put(TRIED, b"x" * 1000, None, seconds=PATIENCE)
            took.append(time.perf_counter() - begin)
        now, written = store.now(), jet.get(TRIED)
        jet.erase(TRIED)
    except SaveError:
        return [say("store-silent")]
    serving: list[Arg] = [clean(each.address) for each in others if each.address]
    half, most = (max(1, round(1000 * seconds)) for seconds in (median(took), max(took)))
    told = [
        say("store-found", version=jet.version, copies=jet.copies),
        say(
            "operator-kept",
            waiting=stages["unbegun"],
            playing=stages["playing"],
            over=stages["over"],
        ),
        say("store-servers", count=len(serving), names=serving),
        say("store-written", half=half, most=most),
    ]
    if median(took) > SLOW:
        told.append(say("store-slow"))
    if jet.forgets:
        told.append(say("store-memory"))
    apart = abs(now - written.at) if written and written.at else 0.0
    if apart > APART:
        told.append(say("store-clock", seconds=round(apart)))
    if jet.clustered and jet.copies < COPIES:
        told.append(say("store-one-copy"))
    if len({each.format for each in others}) > 1:
        told.append(say("store-formats"))
    return told
