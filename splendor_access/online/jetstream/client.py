"""The connection to NATS: one thread with a loop of its own, which answers all other threads.

A stream keeps the last message of each subject. Who replaces it says which one he expects there, so
that of two who change the same at once only one can. Most of what is asked is rare, and a thread
waits for it. The rows of games are kept in the loop itself: measured, that costs a server a quarter
less of its processor, and while NATS is away no thread is held up.
"""

import asyncio
import itertools
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from secrets import token_hex
from typing import Any, Literal, TypeVar

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import AuthorizationError, NoRespondersError
from nats.errors import Error as NatsError
from nats.js import JetStreamContext, api
from nats.js.errors import APIError, NotFoundError

from splendor_access.table.database import SaveError

KEEP, LIVE, ARCHIVE = "SPLENDOR", "SPLENDOR_LIVE", "SPLENDOR_ARCHIVE"
"""The streams: of what is kept, of the servers that live, and of games that are over."""

SUBJECTS = {KEEP: "splendor.keep.>", LIVE: "splendor.live.>", ARCHIVE: "splendor.archive.>"}

OLDEST = (2, 10)
"""The oldest version of NATS. Some before let two who expect the same message both replace it."""

LEASE = 3.0
"""Seconds after its last sign of life for which the tables of a server are still its own.

Whoever makes the stream says so, for all servers. A sign comes four times as often.
"""

PATIENCE = 5.0
"""Seconds that a question to NATS may take."""

COPIES = 3
"""How many NATS servers of a cluster keep each message."""

BATCH = 500
"""How many messages are fetched at once."""

TOGETHER = 50
"""How many single messages are asked for at once."""

WRONG_SEQUENCE = (10071, 10164)
"""The numbers of NATS's errors where another message is there than expected, or on its way."""

UNAVAILABLE = 503
"""The number of NATS's error where nobody can write now, such as between two leaders."""

WRITE = "Splendor-Write"
"""The header with the name of an attempt to write, by which it is found again."""

EXPECTED = "Nats-Expected-Last-Subject-Sequence"

T = TypeVar("T")


class Unusable(Exception):  # a refusal in words, not a fault
    """NATS cannot be used: `why`, and a detail."""

    def __init__(
        self, why: Literal["away", "refused", "open", "old", "no-jetstream"], detail: str = ""
    ) -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why
        self.detail = detail


class Found(msgspec.Struct, frozen=True):
    """The last message of a subject; its `number` is what the next one has to expect.

    `at` is when NATS took it, in seconds since 1970 by its clock, where that was asked for.
    """

    subject: str
    body: bytes
    number: int
    headers: Mapping[str, str]
    at: float = 0.0


class JetStream:
    """A connection to NATS by its addresses. Raises Unusable.

    `credentials` is the path of a file of NATS with a key. `gaps` grows whenever NATS has not
    answered for longer than a lease. `own` is the name of this connection, as no other has it.
    `forgets`: what is kept is not on a disk.
    """

    def __init__(
        self, addresses: Sequence[str], credentials: str = "", lease: float = LEASE
    ) -> None:
        self.lease = lease
        self.own = token_hex(8)
        self.gaps = 0
        self.version = ""
        self.copies = 1
        self.clustered = False
        self.forgets = False
        self.says = b""
        self.on_gap: Callable[[bool], None] = lambda _away: None
        self.on_stall: Callable[[], None] = lambda: None
        self._numbers = itertools.count()
        self._closed = False
        self._client: Client
        self._js: JetStreamContext
        self._beating: asyncio.Task[None] | None = None
        self._answered = time.monotonic()
        self._away = False
        self._settled = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="nats", daemon=True)
        self._thread.start()
        try:
            self.wait(self._connect(addresses, credentials), 3 * PATIENCE)
        except BaseException:
            self._end()
            raise

    # Beginning and end

    async def _connect(self, addresses: Sequence[str], credentials: str) -> None:
        faults: list[Exception] = []

        async def note(error: Exception) -> None:
            faults.append(error)

        encrypts = any(each.startswith("tls:") for each in addresses)
        self._client = Client()
        connecting = self._client.connect(
            [*addresses],
            error_cb=note,
            name="splendor-access",
            allow_reconnect=True,
            connect_timeout=2,
            reconnect_time_wait=1,
            max_reconnect_attempts=-1,
            ping_interval=1,
            max_outstanding_pings=2,
            user_credentials=credentials or None,
            tls=ssl.create_default_context() if encrypts else None,
        )
        try:
            await asyncio.wait_for(connecting, PATIENCE)
        except (NatsError, OSError, TimeoutError, ValueError) as error:
            told = [*faults, error]
            refused = any(isinstance(each, AuthorizationError) or _denies(each) for each in told)
            raise Unusable("refused" if refused else "away", f"{told[0]}") from error
        except Exception as error:
            if not credentials:
                raise
            # The library takes the file for one with a key, whatever is in it.
            raise Unusable("refused", f"{error}") from error
        version = self._client.connected_server_version
        info = self._client._server_info  # nothing public tells of encryption, nor of a cluster
        if encrypts and not info.get("tls_required"):
            raise Unusable("open")
        self.version = f"{version.major}.{version.minor}.{version.patch}"
        if (version.major, version.minor) < OLDEST:
            raise Unusable("old", self.version)
        self._js = self._client.jetstream(timeout=PATIENCE / 2)
        self.clustered = bool(info.get("cluster"))
        self.copies = COPIES if self.clustered else 1
        try:
            await self._js.account_info()
            for stream in SUBJECTS:
                await self._make_stream(stream)
        except NoRespondersError as error:
            raise Unusable("no-jetstream") from error
        except (NatsError, TimeoutError, OSError) as error:
            raise Unusable("no-jetstream", f"{error}") from error

    async def _make_stream(self, stream: str) -> None:
        try:
            found = await self._js.stream_info(stream)
        except NotFoundError:
            with suppress(APIError):  # somebody else makes it now
                await self._js.add_stream(
                    name=stream,
                    subjects=[SUBJECTS[stream]],
                    max_msgs_per_subject=1,
                    num_replicas=self.copies,
                    max_age=self.lease if stream == LIVE else 0,
                    allow_direct=False,
                )
            found = await self._js.stream_info(stream)
        self.copies = found.config.num_replicas or 1
        self.forgets |= found.config.storage == api.StorageType.MEMORY
        self.lease = found.config.max_age or self.lease

    def close(self) -> None:
        """End the connection: whoever still waits gets SaveError."""
        if self._closed:
            return
        self._closed = True
        with suppress(Unusable, SaveError):
            self.wait(self._say_goodbye(), 1.0)
        self._end()

    async def _say_goodbye(self) -> None:
        if self._beating:
            self._beating.cancel()
            # Its tables are free at once.
            await self._js.publish(f"splendor.live.{self.own}", b"", timeout=0.5)

    def _end(self) -> None:
        async def end() -> None:
            with suppress(Exception):
                await asyncio.wait_for(self._client.close(), 1)
            waiting = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in waiting:
                task.cancel()
            if waiting:
                # Whoever waits for them hears of it before the loop stops.
                await asyncio.wait(waiting, timeout=1)

        self._closed = True
        with suppress(TimeoutError, CancelledError):
            asyncio.run_coroutine_threadsafe(end(), self._loop).result(3)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(3)
        if not self._thread.is_alive():
            self._loop.close()

    # Signs of life

    def live(self, says: bytes) -> None:
        """Tell other servers from now on that this one lives, and what it says of itself."""
        self.says = says
        self.wait(self._begin_to_live(), PATIENCE)

    async def _begin_to_live(self) -> None:
        await self._js.publish(f"splendor.live.{self.own}", self.says)
        self._answered = time.monotonic()
        self._beating = self._beating or asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        """Give signs of life, and note where NATS has not answered for as long as a lease."""
        while True:
            begin = time.monotonic()
            try:
                await self._js.publish(
                    f"splendor.live.{self.own}", self.says, timeout=self.lease / 3
                )
                late = time.monotonic() - self._answered > self.lease
                self._answered = time.monotonic()
                if late and not self._away:
                    # This program stood still for so long that others may have its tables.
                    self.gaps += 1
                    self.on_stall()
            except (NatsError, TimeoutError, OSError):
                pass
            silent = time.monotonic() - self._answered
            if silent > self.lease and not self._away:
                self._away = True
                self.gaps += 1
                self.on_gap(True)
            elif self._away and not silent > self.lease:
                self._away = False
                # Others, too, have to give a sign of life before they count as gone.
                self._settled = time.monotonic() + self.lease
                self.on_gap(False)
            await asyncio.sleep(max(0.05, self.lease / 4 - (time.monotonic() - begin)))

    @property
    def settles(self) -> float:
        """Seconds until a server without a sign of life is certainly gone."""
        return max(0.0, self._settled - time.monotonic())

    # From any thread

    def get(self, subject: str, stream: str = KEEP) -> Found | None:
        """Return the last message of a subject, or None. Raises SaveError."""
        return self.wait(self._get(subject, stream), PATIENCE)

    def get_all(self, subjects: Sequence[str], stream: str = KEEP) -> list[Found | None]:
        """Return the last message of each subject. Raises SaveError."""

        async def together() -> list[Found | None]:
            found: list[Found | None] = []
            for at in range(0, len(subjects), TOGETHER):
                part = subjects[at : at + TOGETHER]
                found += await asyncio.gather(*(self._get(each, stream) for each in part))
            return found

        return self.wait(together(), 4 * PATIENCE)

    def put(
        self,
        subject: str,
        body: bytes,
        expected: int | None,
        headers: Mapping[str, str] = {},
        stream: str = KEEP,
        seconds: float | None = None,
    ) -> int:
        """Replace the message with the expected number, 0 for none, None for any; return its own.

        It is on the disk then, as NATS is set up. Raises SaveError; it is `busy` where another one
        is there. While NATS is away this waits, for so many seconds at most: whether a message was
        written is looked up before it is sent again.
        """
        return self.wait(self.replace(subject, body, expected, headers, stream), seconds)

    def erase(self, subject: str, stream: str = KEEP) -> None:
        """Delete the messages of a subject, which may have wildcards. Raises SaveError."""
        self.wait(self._js.purge_stream(stream, subject=subject), PATIENCE)

    def each(self, subject: str, stream: str = KEEP, *, bodies: bool) -> Iterator[Found]:
        """Yield the messages of all subjects that fit, with or without bodies. Raises SaveError."""
        yield from self.wait(self._each(subject, stream, bodies=bodies), 60 * PATIENCE)

    def publish(self, subject: str, body: bytes) -> None:
        """Tell whoever listens now; nothing is kept."""
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._publish, subject, body)

    def subscribe(self, subject: str, take: Callable[[bytes], None]) -> None:
        """Hear what others publish from now on, in the thread of the connection."""

        async def hear(message: Msg) -> None:
            take(message.data)

        self.wait(self._client.subscribe(subject, cb=hear), PATIENCE)
        self.wait(self._client.flush(), PATIENCE)

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin something in the loop, for any thread; who waits for it may get SaveError."""

        async def told() -> T:
            try:
                return await work
            except (NatsError, OSError, TimeoutError) as error:
                raise SaveError("away", f"{error}") from error
            except asyncio.CancelledError as error:
                if not self._closed:
                    # Nobody waits any more.
                    raise
                raise SaveError("away") from error

        telling = told()
        try:
            return asyncio.run_coroutine_threadsafe(telling, self._loop)
        except RuntimeError:  # the loop has ended
            telling.close()
            work.close()
            ended: Future[T] = Future()
            ended.set_exception(SaveError("away"))
            return ended

    def wait(self, work: Coroutine[Any, Any, T], seconds: float | None) -> T:
        """Wait in another thread for what the loop does. Raises SaveError."""
        waiting = self.begin(work)
        try:
            return waiting.result(seconds)
        except TimeoutError as error:
            waiting.cancel()
            raise SaveError("away") from error
        except CancelledError as error:
            raise SaveError("away") from error

    # In the loop

    async def replace(
        self,
        subject: str,
        body: bytes,
        expected: int | None,
        headers: Mapping[str, str] = {},
        stream: str = KEEP,
    ) -> int:
        """Do what `put` does."""
        sent = {**headers, WRITE: f"{self.own}-{next(self._numbers)}"}
        if expected is not None:
            sent[EXPECTED] = f"{expected}"
        return await self._put(subject, body, expected, sent, stream)

    async def _get(self, subject: str, stream: str) -> Found | None:
        try:
            found = await self._js.get_msg(stream, subject=subject)
        except NotFoundError:
            return None
        time_ = getattr(found, "time", None)  # older releases of the library do not tell it
        at = time_.timestamp() if time_ else 0.0
        return Found(subject, found.data or b"", found.seq or 0, found.headers or {}, at)

    async def _put(
        self, subject: str, body: bytes, expected: int | None, headers: dict[str, str], stream: str
    ) -> int:
        while not self._closed:
            try:
                return (await self._js.publish(subject, body, headers=headers)).seq
            except APIError as error:
                if error.err_code not in WRONG_SEQUENCE and error.code != UNAVAILABLE:
                    raise SaveError("failed", f"{error.description}") from error
                if error.err_code != WRONG_SEQUENCE[0]:
                    await asyncio.sleep(0.1)
            except (NatsError, TimeoutError, OSError):
                await asyncio.sleep(0.1)
            try:
                found = await self._get(subject, stream)
            except (NatsError, TimeoutError, OSError):
                await asyncio.sleep(0.1)
                continue
            if found and found.headers.get(WRITE) == headers[WRITE]:
                return found.number
            if expected is not None and (found.number if found else 0) != expected:
                raise SaveError("busy")
        raise SaveError("away")

    async def _each(self, subject: str, stream: str, *, bodies: bool) -> list[Found]:
        reading = await self._js.pull_subscribe(
            subject,
            stream=stream,
            config=api.ConsumerConfig(
                deliver_policy=api.DeliverPolicy.LAST_PER_SUBJECT,
                ack_policy=api.AckPolicy.NONE,
                headers_only=not bodies,
                inactive_threshold=60,
                mem_storage=True,
            ),
        )
        found: list[Found] = []
        try:
            left = (await reading.consumer_info()).num_pending or 0
            while left > 0:
                for each in await reading.fetch(min(left, BATCH), timeout=PATIENCE):
                    number = each.metadata.sequence.stream
                    found.append(Found(each.subject, each.data, number, each.headers or {}))
                    left -= 1
        finally:
            with suppress(NatsError, TimeoutError):
                await reading.unsubscribe()
        return found

    def _publish(self, subject: str, body: bytes) -> None:
        task = self._loop.create_task(self._client.publish(subject, body))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())


def _denies(error: Exception) -> bool:
    """Return whether an error says that the user, or a key, is not let in."""
    return any(word in f"{error}".lower() for word in ("authorization", "authentication"))


def servers_of(address: str) -> list[str]:
    """Return the addresses in one text, with commas between them and one scheme before all."""
    scheme, _, rest = address.partition("://")
    return [f"{scheme}://{each.strip().removeprefix(f'{scheme}://')}" for each in rest.split(",")]
