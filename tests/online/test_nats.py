"""NATS too old, closed, away, or three of it; and servers that lose a table, or differ."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from inspect import CORO_CLOSED, getcoroutinestate
from pathlib import Path
from signal import SIGSTOP
from socket import create_server
from time import monotonic, time

import msgspec
import pytest

from splendor_access.online.jetstream import client
from splendor_access.online.jetstream.client import JetStream
from splendor_access.online.jetstream.heads import FORMAT, PACK
from splendor_access.online.jetstream.store import JetStore, NoStore, open_store
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.game import SharedGame
from splendor_access.online.server.port import LeaseLost, SharedFigures, StoredSeat, StoreNotice
from splendor_access.table.chain import Row
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import say
from tests.driver import PATIENCE, decision, run_here, sentence, table
from tests.online.certificates import certificate
from tests.online.guests import kept
from tests.online.nats_server import SHARED, NatsServer, all_elected, nats_servers
from tests.tiers import soak_only

PEOPLE = kept(2, StoredSeat("Ana"), StoredSeat("Ben"))

NKEY = "UA3VE74FZK7IBGDDJK26KJBFK75VW3TQZH32MO6N2SHRB6MNBTNMLNCY"
"""A user of NATS, known by a key alone."""


@contextmanager
def _old(version: str) -> Iterator[str]:
    """Run what says at the beginning what a NATS of that release says; yield its address."""
    with create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        def answer() -> None:
            line, _address = listening.accept()
            with line:
                said = {"server_id": "x", "version": version, "max_payload": 1_048_576}
                line.sendall(b"INFO " + msgspec.json.encode(said) + b"\r\n")
                while data := line.recv(4096):
                    if b"PING" in data:
                        line.sendall(b"PONG\r\n")

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"nats://127.0.0.1:{port}"
        thread.join(10)


@pytest.mark.parametrize("version", ["2.9.15", "2.9.25"])
def test_an_old_nats_is_refused_in_words(version: str) -> None:
    with _old(version) as url, pytest.raises(NoStore) as refused:
        open_store(url)
    assert refused.value.message == say("store-old", address=url, version=version)


def test_what_cannot_be_used_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PATIENCE", 0.6)
    with pytest.raises(NoStore) as nobody:
        open_store("nats://ana:secret@127.0.0.1:1")
    assert nobody.value.message == say("store-away", address="nats://127.0.0.1:1")
    closed = NatsServer(tmp_path, "authorization { token: secret }", name="closed")
    bare = NatsServer(tmp_path, name="bare", jetstream=False)
    for server, why in ((closed, "store-refused"), (bare, "store-no-jetstream")):
        server.start()
        try:
            with pytest.raises(NoStore) as refused:
                open_store(server.url)
            if server is closed:
                open_store(server.url.replace("//", "//secret@")).close()
        finally:
            server.kill()
        assert sentence(refused.value.message.name, address="x") == sentence(why, address="x")


def test_a_file_that_has_no_key_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "no.creds"
    server = NatsServer(tmp_path, f"authorization {{ users: [{{ nkey: {NKEY} }}] }}", name="keyed")
    server.start()
    try:
        for text in ("", "-----BEGIN USER NKEY SEED-----\nSUX\n------END USER NKEY SEED------\n"):
            file.write_text(text)
            with pytest.raises(NoStore) as refused:
                open_store(server.url, str(file))
            assert refused.value.message == say("store-refused", address=server.url)
    finally:
        server.kill()


def test_what_goes_to_nats_can_be_encrypted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cert, key = certificate(tmp_path)
    server = NatsServer(tmp_path, f'tls {{ cert_file: "{cert}", key_file: "{key}" }}', name="tls")
    url = server.url.replace("nats://127.0.0.1", "tls://localhost")
    server.start()
    try:
        monkeypatch.setenv("SSL_CERT_FILE", str(cert))
        open_store(url).close()
    finally:
        server.kill()
    # One that does not encrypt is not taken for one that does.
    plain = SHARED.server.url.replace("nats:", "tls:")
    with pytest.raises(NoStore) as refused:
        open_store(plain)
    assert refused.value.message == say("store-open", address=plain)


def test_a_wrong_address_of_nats_is_refused() -> None:
    for typed in ("nats:/10.0.0.2", "https://10.0.0.2", "nats://a b"):
        wrong = sentence("usage-store", typed=typed)
        assert run_here("serve", "--store", typed).err.startswith(wrong)
        env = {"SPLENDOR_ACCESS_STORE": typed}
        assert run_here("serve", env=env).err.startswith(wrong)
    alone = run_here("serve", "--store-credentials", "x")
    assert alone.err.startswith(sentence("usage-store-credentials"))
    url = "nats://127.0.0.1:1,127.0.0.1:2"
    assert client.servers_of(url) == ["nats://127.0.0.1:1", "nats://127.0.0.1:2"]


def _begun(store: JetStore, rows: int) -> tuple[str, int]:
    """Begin a game with so many rows; return the code of its table."""
    code, laid = new_code(), table("human", "human")
    place = store.make(code, PEOPLE)
    log = place.begin(1, laid)
    place.write(msgspec.structs.replace(PEOPLE, games=1))
    for number in range(rows):
        decided = laid.decided(decision(laid))
        log.append(decided.row, number)
        laid.take_in(decided.entries, decided.after, decided.events)
    log.close()
    return code, rows


def test_seats_are_kept_without_what_goes_without_saying(tmp_path: Path) -> None:
    store, code = SHARED.store(tmp_path, time), new_code()
    place, jet = store.make(code, PEOPLE), store.servers.jet
    subject = f"splendor.keep.table.{place.name}"
    found = jet.get(subject)
    assert found
    head = msgspec.json.decode(found.body)
    assert head["people"]["places"] == [{"name": "Ana"}, {"name": "Ben"}]
    # Before, all of it was written.
    head["people"]["places"] = [msgspec.structs.asdict(each) for each in PEOPLE.places]
    jet.put(subject, msgspec.json.encode(head), found.number)
    assert place.read() == PEOPLE


def test_a_damaged_or_missing_pack_is_refused(tmp_path: Path) -> None:
    store = SHARED.store(tmp_path, time)
    jet = store.servers.jet
    code, rows = _begun(store, PACK + 5)
    place = store.find(code)
    assert place
    assert len(place.rows_from(1, 0)) == rows
    assert len(place.rows_from(1, PACK + 2)) == 3
    pack = f"splendor.keep.pack.{place.name}.1.0"
    found = jet.get(pack)
    assert found
    for body in (found.body.replace(b"take", b"Take", 1), None):
        if body is None:
            jet.erase(pack)
        else:
            jet.put(pack, body, None)
        with pytest.raises(SaveError, match="corrupt"):
            place.open(place.read())
        with pytest.raises(SaveError, match="corrupt"):
            place.copy()
    jet.put(pack, found.body, None)
    place.open(place.read()).log.close()


def test_who_has_lost_a_table_adds_nothing_and_hears_of_it(tmp_path: Path) -> None:
    one, other = SHARED.store(tmp_path, time), SHARED.store(tmp_path, time)
    code, rows = _begun(one, 2)
    place, there = one.find(code), other.find(code)
    assert place
    assert there
    heard: list[StoreNotice] = []
    one.subscribe(heard.append)
    one.servers.live("http://one")
    assert place.claim() is None
    assert there.claim() == "http://one"
    found = place.open(place.read())
    # As if its signs of life had not come through for longer than a lease.
    while there.claim() is not None:
        one.servers.jet.erase(f"splendor.live.{one.servers.jet.own}", client.LIVE)
    with pytest.raises(LeaseLost):
        found.log.append(found.table.decided(decision(found.table)).row, rows)
    assert heard == [StoreNotice("lost", place.name)]
    assert one.figures() == SharedFigures(0, 1, 0)
    assert not place.is_held()
    assert len(there.rows_from(1, 0)) == rows


def test_moves_that_wait_for_nats_hold_up_no_thread(tmp_path: Path) -> None:
    laid = table("human", "human")
    log = SHARED.store(tmp_path, time).make(new_code(), PEOPLE).begin(1, laid)
    threads = ThreadPoolExecutor(1)
    threads.shutdown()
    game = SharedGame(1, laid, (), log, threads)
    asyncio.run(game.act(decision(laid)))
    assert log.version == len(game.rows) == 1


def test_a_row_waits_for_a_thread_that_changes_its_table(tmp_path: Path) -> None:
    laid = table("human", "human")
    place = SHARED.store(tmp_path, time).make(new_code(), PEOPLE)
    log = place.begin(1, laid)
    row = laid.decided(decision(laid)).row
    with place.slot.order:
        adding = log.append_soon(row, 0)
        place.touch()
        with pytest.raises(TimeoutError):
            adding.result(0.01)
    adding.result(PATIENCE)
    # Of two at once for the same place the second comes too late, and nothing is lost by it.
    both = [log.append_soon(row, 1) for _row in range(2)]
    assert both[0].exception(PATIENCE) is None
    late = both[1].exception(PATIENCE)
    assert isinstance(late, SaveError)
    assert (late.reason, type(late) is LeaseLost) == ("busy", False)
    log.renew()
    assert log.version == len(place.rows_from(1, 0)) == 2


def test_a_row_on_its_way_when_the_connection_ends_is_refused(tmp_path: Path) -> None:
    laid = table("human", "human")
    nats = NatsServer(tmp_path, name="stopped")
    nats.start()
    try:
        store = open_store(nats.url)
        log = store.make(new_code(), PEOPLE).begin(1, laid)
        nats.signal(SIGSTOP)
        adding = log.append_soon(laid.decided(decision(laid)).row, 0)
        store.close()
        assert isinstance(adding.exception(PATIENCE), LeaseLost)
        assert isinstance(log.append_soon(Row("pass"), 0).exception(PATIENCE), SaveError)
    finally:
        nats.kill()


def test_work_for_a_connection_that_has_ended_is_refused_and_left_undone(tmp_path: Path) -> None:
    jet = SHARED.store(tmp_path, time).servers.jet
    jet.close()

    async def work() -> None:
        raise AssertionError

    begun = work()
    assert isinstance(jet.begin(begun).exception(0), SaveError)
    assert getcoroutinestate(begun) == CORO_CLOSED
    jet.publish("splendor.tell", b"")  # nobody hears it, and nothing fails


def test_a_notice_is_taken_in_the_loop_of_who_hears_it(tmp_path: Path) -> None:
    store, other = SHARED.store(tmp_path, time), SHARED.store(tmp_path, time)
    notice = StoreNotice("lost", "x")

    async def hear(tell: JetStore) -> None:
        loop, heard = asyncio.get_running_loop(), asyncio.Event()

        def take(told: StoreNotice) -> None:
            assert asyncio.get_running_loop() is loop
            if told == notice:
                heard.set()

        store.subscribe(take)
        await asyncio.to_thread(tell.publish, notice)
        async with asyncio.timeout(PATIENCE):
            await heard.wait()

    for tell in (store, other):
        asyncio.run(hear(tell))


def test_a_server_that_stood_still_doubts_all_its_tables(tmp_path: Path) -> None:
    store, other = SHARED.store(tmp_path, time), SHARED.store(tmp_path, time)
    jet = store.servers.jet
    code, _rows = _begun(store, 1)
    place, there = store.find(code), other.find(code)
    assert place
    assert there
    heard: list[StoreNotice] = []
    store.subscribe(heard.append)
    assert place.claim() is None
    while there.claim() is not None:
        # As if no sign of life had come for longer than a lease; the next one may come at once.
        jet.erase(f"splendor.live.{jet.own}", client.LIVE)
    assert place.is_held()
    until = monotonic() + PATIENCE
    while not jet.gaps:
        jet._answered = monotonic() - 2 * jet.lease
        assert monotonic() < until
    assert not place.is_held()
    assert heard[0] == StoreNotice("lost", "")
    assert StoreNotice("lost", place.name) in heard


def test_of_two_servers_that_take_a_table_at_once_one_has_it(tmp_path: Path) -> None:
    stores = [SHARED.store(tmp_path, time) for _server in range(2)]
    for number, store in enumerate(stores):
        store.servers.live(f"http://{number}")
    for _time in range(20):
        code = new_code()
        stores[0].make(code, PEOPLE)
        with ThreadPoolExecutor(2) as threads:
            places = [place for store in stores if (place := store.find(code))]
            took = [*threads.map(lambda place: place.claim(), places)]
        assert took in ([None, "http://0"], ["http://1", None])


def test_two_formats_play_together_until_the_older_one_is_gone(tmp_path: Path) -> None:
    older = SHARED.store(tmp_path, time)
    url = SHARED.server.url
    newer = JetStore(JetStream([url]), time, FORMAT + 1)
    assert newer.servers.lowest == FORMAT
    code, rows = _begun(newer, 1)
    place = older.find(code)
    assert place
    assert len(place.rows_from(1, 0)) == rows
    place.open(place.read()).log.close()
    older.close()
    # The next one of the newer release that is begun has nobody to write in the old format for.
    newest = JetStore(JetStream([url]), time, FORMAT + 1)
    code, rows = _begun(newest, 1)
    place = newer.find(code)
    assert place
    assert len(place.rows_from(1, 0)) == rows
    late = SHARED.store(tmp_path, time)
    place = late.find(code)
    assert place
    with pytest.raises(SaveError, match="newer"):
        place.read()
    # From now on all of them write what that one understands.
    until = monotonic() + 10
    while newest.servers.lowest > FORMAT:
        assert monotonic() < until
    newer.close()
    newest.close()


@soak_only
def test_one_of_three_nats_servers_is_lost_without_a_move(tmp_path: Path) -> None:
    with nats_servers(3) as servers:
        all_elected(servers)
        jet = JetStream([each.url for each in servers])
        assert jet.copies == client.COPIES
        store = JetStore(jet)
        code, rows = _begun(store, 3)
        place = store.find(code)
        assert place
        found = place.open(place.read())
        for server in servers[:2]:
            server.kill()
            found.log.append(found.table.decided(decision(found.table)).row, rows)
            server.start()
            rows += 1
            taken = found.table.decided(decision(found.table))
            found.table.take_in(taken.entries, taken.after, taken.events)
        assert len(place.rows_from(1, 0)) == rows
        found.log.close()
        store.close()
