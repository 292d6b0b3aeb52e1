"""What every store of tables must do: a new one is added to STORES, and passes all this.

The second one is in memory. It shows that nothing here needs a disk. The third one has many
servers, which share a real NATS server.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from splendor_access.game.cards import Card
from splendor_access.game.notation import card_code
from splendor_access.game.position import position_text
from splendor_access.game.record import record_text
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.server.copying import copy_all, export_records
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.port import (
    LEASE,
    ClubTable,
    Place,
    Stage,
    StoredSeat,
    StoredText,
    StoreNotice,
    TableStore,
)
from splendor_access.online.server.store import Store
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.database import SaveError
from tests.driver import decision, table
from tests.online.guests import kept
from tests.online.memory_store import MemoryStore
from tests.online.nats_server import SHARED

STORES: dict[str, Callable[[Path, Callable[[], float]], TableStore]] = {
    "folder": Store,
    "memory": MemoryStore,
    "nats": SHARED.store,
}

PEOPLE = kept(2, StoredSeat("Ana"), StoredSeat("Ben"))
DAY = 86_400.0


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.time = 4e9

    def now(self) -> float:
        """Return the time that was set."""
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=[*STORES])
def stores(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> list[TableStore]:
    """Return what two servers have of one store."""
    return [STORES[request.param](tmp_path / "tables", clock.now) for _server in range(2)]


@pytest.fixture
def store(stores: list[TableStore]) -> TableStore:
    return stores[0]


def _names(store: TableStore) -> dict[str, str]:
    """Return the stage of each table by its name."""
    return {each.place.name: each.stage for each in store.ages()}


def _begun(place: Place) -> Place:
    """Begin a game of two people, and close it after its first move."""
    laid = table("human", "human")
    people = kept(2, *(StoredSeat(player.name) for player in laid.players))
    log = place.begin(1, laid)
    place.write(msgspec.structs.replace(people, games=1))
    log.append(laid.decided(decision(laid)).row, 0)
    log.close()
    return place


def test_a_table_is_found_by_its_code_alone(store: TableStore) -> None:
    code, other = new_code(), new_code()
    place = store.make(code, PEOPLE)
    found = store.find(code)
    assert found
    assert found.name == place.name
    assert code not in place.name
    assert found.read() == PEOPLE
    assert store.find(other) is None
    assert store.make(other, kept(3)).name != place.name


def test_people_are_kept_as_they_were_written_last(store: TableStore) -> None:
    code = new_code()
    store.make(code, kept(2)).write(PEOPLE)
    found = store.find(code)
    assert found
    assert found.read() == PEOPLE
    assert found.mend(PEOPLE) == (PEOPLE, [])


def test_rows_are_read_back_in_order_with_the_state_after_them(store: TableStore) -> None:
    place = _begun(store.make(new_code(), PEOPLE))
    assert place.newest() == 1
    for number in range(1, 4):
        found = place.open(place.read())
        assert len(found.rows) == found.log.version == number
        decided = found.table.decided(decision(found.table))
        found.log.append(decided.row, number)
        found.log.close()
        again = place.open(place.read())
        assert again.rows == (*found.rows, decided.row)
        assert position_text(again.table.state) == position_text(decided.after)
        again.log.close()


@pytest.mark.parametrize("expected", [0, 2])
def test_a_row_made_for_another_version_is_not_added(store: TableStore, expected: int) -> None:
    place = _begun(store.make(new_code(), PEOPLE))
    found = place.open(place.read())
    row = found.table.decided(decision(found.table)).row
    with pytest.raises(SaveError):
        found.log.append(row, expected)
    found.log.append(row, 1)
    found.log.close()
    again = place.open(place.read())
    assert again.rows == (*found.rows, row)
    again.log.close()


def test_a_game_is_open_to_one_at_a_time(store: TableStore) -> None:
    place = _begun(store.make(new_code(), PEOPLE))
    found = place.open(place.read())
    with pytest.raises(SaveError, match="busy"):
        place.open(place.read())
    found.log.close()
    place.open(place.read()).log.close()


def test_a_renewed_lease_keeps_others_out(stores: list[TableStore], clock: Clock) -> None:
    code = new_code()
    place = _begun(stores[0].make(code, PEOPLE))
    found, other = place.open(place.read()), stores[1].find(code)
    assert other
    for _time in range(3):
        clock.time += LEASE - 1
        found.log.renew()
        with pytest.raises(SaveError, match="busy"):
            other.open(other.read())
    found.log.append(found.table.decided(decision(found.table)).row, 1)
    found.log.close()
    other.open(other.read()).log.close()


def test_of_two_owners_at_most_one_can_add(stores: list[TableStore], clock: Clock) -> None:
    """Where a lease has run out, a store may give it to another, or leave it as it is."""
    code = new_code()
    place = _begun(stores[0].make(code, PEOPLE))
    first, other = place.open(place.read()), stores[1].find(code)
    assert other
    row = first.table.decided(decision(first.table)).row
    clock.time += LEASE + 1
    try:
        second = other.open(other.read())
    except SaveError:
        first.log.renew()
        first.log.append(row, 1)
        first.log.close()
        return
    for change in (
        first.log.renew,
        lambda: first.log.append(row, 1),
        lambda: first.log.want(0, "points"),
        lambda: first.log.unwant(0),
    ):
        with pytest.raises(SaveError, match="busy"):
            change()
    # It lets nobody in, either.
    first.log.close()
    with pytest.raises(SaveError, match="busy"):
        place.open(place.read())
    second.log.append(row, 1)
    second.log.close()
    again = place.open(place.read())
    assert again.rows == (*second.rows, row)
    assert again.table.wanted == {}
    again.log.close()


def test_a_game_that_is_open_is_read_by_others(stores: list[TableStore]) -> None:
    code = new_code()
    place = _begun(stores[0].make(code, PEOPLE))
    found, other = place.open(place.read()), stores[1].find(code)
    assert other
    row = found.table.decided(decision(found.table)).row
    found.log.append(row, 1)
    assert other.rows_from(1, 0) == (*found.rows, row)
    assert other.rows_from(1, 1) == (row,)
    assert other.rows_from(1, 2) == ()
    found.log.close()


def test_bans_are_kept_for_all_servers_and_published(stores: list[TableStore]) -> None:
    heard: list[StoreNotice] = []
    for store in stores:
        store.subscribe(heard.append)
    stores[0].ban("203.0.113.7", on=True)
    stores[0].ban("203.0.113.8", on=True)
    stores[0].ban("203.0.113.7", on=False)
    for store in stores:
        assert [*store.banned()] == ["203.0.113.8"]
        assert store.mend_bans() == []
    notice = StoreNotice("ban", "203.0.113.8")
    stores[0].publish(notice)
    # A folder has one server: the other one is its next start.
    assert {*heard} == {notice}


def test_a_document_is_replaced_by_whoever_knows_its_version(stores: list[TableStore]) -> None:
    first, other = (store.shelf for store in stores)
    assert first.read("member/ana") is None
    assert first.write("member/ana", "Ana \u00e9 \U0001f600\n", 0) == 1
    assert other.read("member/ana") == StoredText("Ana \u00e9 \U0001f600\n", 1)
    assert other.write("member/ana", "Anna", 1) == 2
    for expected in (0, 1, 3):
        with pytest.raises(SaveError, match="busy"):
            first.write("member/ana", "Anne", expected)
    with pytest.raises(SaveError, match="busy"):
        first.write("member/ben", "Ben", 1)
    assert first.write("member/ben", "", 0) == 1
    assert first.write("wait/ben", "Ben", 0) == 1
    assert [*first.names("member")] == ["member/ana", "member/ben"]
    texts = {"member/ana": StoredText("Anna", 2), "member/ben": StoredText("", 1)}
    assert first.texts("member") == texts
    assert first.texts("none") == {}
    assert first.read("member/ana") == StoredText("Anna", 2)
    assert _names(stores[0]) == {}


def test_one_server_has_the_club_and_the_tables_of_members(
    stores: list[TableStore], clock: Clock
) -> None:
    first, other = stores
    for address, store in zip(("http://one", "http://other"), stores, strict=True):
        store.serve(address)
    shared = isinstance(other, JetStore)
    assert first.lead() is None
    assert first.lead() is None
    assert other.lead() == ("http://one" if shared else None)
    code = new_code()
    first.make(code, msgspec.structs.replace(PEOPLE, club=ClubTable(0)))
    place = other.find(code)
    assert place
    assert place.claim() == ("http://one" if shared else None)
    # Whoever does not have the club ends none of its tables.
    assert place.expire("unbegun", clock.time + DAY) is not shared
    first.close()
    assert other.lead() is None
    if shared:
        assert place.claim() is None
        assert place.expire("unbegun", clock.time + DAY)


def test_what_is_erased_can_be_written_anew(stores: list[TableStore]) -> None:
    first, other = (store.shelf for store in stores)
    first.write("member/ana", "Ana", 0)
    other.erase("member/ana")
    other.erase("member/ana")
    assert first.read("member/ana") is None
    assert [*first.names("member")] == []
    assert first.write("member/ana", "Ana", 0) == 1


def test_what_a_seat_wants_is_kept_beside_the_rows(store: TableStore) -> None:
    place = _begun(store.make(new_code(), PEOPLE))
    found = place.open(place.read())
    card = found.table.state.market[0]
    assert isinstance(card, Card)
    for seat in (0, 1):
        found.log.want(seat, card_code(card))
    found.log.unwant(1)
    found.log.close()
    again = place.open(place.read())
    assert again.table.wanted == {0: card}
    again.log.close()


def test_a_table_ends_when_its_time_is_over_and_not_before(store: TableStore, clock: Clock) -> None:
    waiting = store.make(new_code(), PEOPLE)
    playing = _begun(store.make(new_code(), PEOPLE))
    over = _begun(store.make(new_code(), PEOPLE))
    found = over.open(over.read())
    found.log.append(Row(ENDED), 1)
    found.log.close()
    places = {"unbegun": waiting, "playing": playing, "over": over}
    assert _names(store) == {place.name: stage for stage, place in places.items()}
    before = clock.time
    clock.time += DAY
    playing.touch()
    for aged in store.ages():
        assert aged.at == (clock.time if aged.stage == "playing" else before)
        assert not aged.place.expire(aged.stage, aged.at)
        other: Stage = "over" if aged.stage == "playing" else "playing"
        assert not aged.place.expire(other, clock.time + DAY)
        assert aged.place.expire(aged.stage, aged.at + 1)
    assert _names(store) == {}
    assert store.ages() == []


def test_a_game_that_is_open_does_not_end(store: TableStore, clock: Clock) -> None:
    place = _begun(store.make(new_code(), PEOPLE))
    found = place.open(place.read())
    assert not place.expire("playing", clock.time + DAY)
    found.log.close()
    assert place.expire("playing", clock.time + DAY)


def test_everything_is_copied_to_any_other_store(store: TableStore, tmp_path: Path) -> None:
    store.make(new_code(), PEOPLE)
    place = _begun(store.make(new_code(), PEOPLE))
    found = place.open(place.read())
    for number in range(1, 40):
        decided = found.table.decided(decision(found.table))
        found.log.append(decided.row, number)
        found.table.take_in(decided.entries, decided.after, decided.events)
    card = found.table.state.market[0]
    assert isinstance(card, Card)
    found.log.want(0, card_code(card))
    found.log.close()
    store.shelf.write("member/ana", "Ana \u00e9", 0)
    store.ban("203.0.113.7", on=True)
    for name, opened in STORES.items():
        if isinstance(store, JetStore) and name == "nats":
            continue
        target = opened(tmp_path / f"copied to {name}", lambda: 4e9)
        for _time in range(2):
            copied = copy_all(store, target)
            assert (copied.tables, copied.documents) == (2, 1)
            assert not copied.other
            assert not copied.damaged
        assert copy_all(target, store).digest == copied.digest
        assert {each.copy().digest for each in target.places()} == {
            each.copy().digest for each in store.places()
        }
        assert [*target.banned()] == ["203.0.113.7"]
        there = next(each for each in target.places() if each.name == place.name)
        again = there.open(there.read())
        assert again.rows == place.copy().rows
        # What has been played on stays as it is.
        again.log.append(again.table.decided(decision(again.table)).row, len(again.rows))
        again.log.close()
        assert copy_all(store, target).other == [place.name[:8]]


def test_games_that_are_over_are_exported_as_records(store: TableStore, tmp_path: Path) -> None:
    place = _begun(store.make(new_code(), PEOPLE))
    found = place.open(place.read())
    while not found.table.over:
        decided = found.table.decided(decision(found.table))
        found.log.append(decided.row, found.log.version)
        found.table.take_in(decided.entries, decided.after, decided.events)
    assert not [*place.finished()]
    found.log.append(Row(ENDED), found.log.version)
    found.log.close()
    log = place.begin(2, table("human", "human"))
    place.write(msgspec.structs.replace(place.read(), games=2))
    log.close()
    assert [each.game for each in place.finished()] == [1]
    assert export_records(store, tmp_path / "records") == 1
    (file,) = (tmp_path / "records").iterdir()
    assert file.name == f"{place.name[:8]}-1.txt"
    assert file.read_text(encoding="utf-8") == record_text(found.table.record())
    # It is deleted with its table.
    (aged,) = store.ages()
    assert aged.place.expire(aged.stage, 5e9)
    assert export_records(store, tmp_path / "nothing") == 0
