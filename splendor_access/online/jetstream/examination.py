"""What `doctor --store` finds in NATS: its release, what it keeps, how fast, and who serves."""

import time
from collections import Counter
from statistics import median

from splendor_access.online.jetstream.client import COPIES, PATIENCE
from splendor_access.online.jetstream.store import JetStore
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Arg, Messages, clean, say

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
