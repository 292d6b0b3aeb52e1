"""The store of NATS at an address, opened; and why it cannot be, in words."""

from splendor_access.online.jetstream.client import JetStream, Unusable, servers_of
from splendor_access.online.jetstream.servers import SECRET
from splendor_access.online.jetstream.store import JetStore
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Message, clean, say


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
