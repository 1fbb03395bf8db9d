"""The bus between the servers of one place: what one of them tells, all others hear, while Redis is there.

Nothing is decided by it, and nothing is lost without it: the database knows everything, and whoever has missed
something is told to look again.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable

from brandubh.errors import BrandubhError
from brandubh.server.settings import REDIS

log = logging.getLogger(__name__)

CHANNEL = "brandubh"
MOST_WAITING = 10_000  # messages while Redis is slow; then the others are told to look again instead
MOST_TOGETHER = 100
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds before it tries again
PING = 5.0  # seconds of silence after which it looks whether Redis is still there
LOOK_AGAIN = "look again"


class Bus:
    """A connection to Redis that is made again whenever it breaks.

    ``heard`` is called with each message of another server; ``missed`` when some may have been missed.
    """

    def __init__(self, address: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        try:
            import redis.asyncio
        except ModuleNotFoundError as error:
            command = "pip install 'brandubh[nodes]'"
            raise BrandubhError("no-package", package=str(error.name), command=command) from None
        try:
            self._redis = redis.asyncio.Redis.from_url(
                address,
                socket_connect_timeout=PING,
                socket_timeout=2 * PING,
                decode_responses=True,
                encoding_errors="replace",
            )
        except ValueError:
            raise BrandubhError("redis-address", variable=REDIS) from None
        self._heard, self._missed = heard, missed
        self._name = secrets.token_hex(8)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False
        self.is_up = False  # whether it hears
        self.told = self.heard = self.garbled = 0  # messages

    def start(self) -> None:
        """Connect, and go on until :meth:`close`."""
        self._tasks = [asyncio.create_task(self._keep(work)) for work in (self._listen, self._tell)]

    def tell(self, text: str) -> None:
        """Tell all other servers, as soon as may be."""
        if self._waiting.full():
            while not self._waiting.empty():
                self._waiting.get_nowait()
            text = LOOK_AGAIN
        self._waiting.put_nowait(text)

    def tell_now(self, text: str) -> None:
        """Tell all other servers, unless Redis is away: of what is worth nothing later."""
        if self.is_up:
            self.tell(text)

    async def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        """Go on with some work for ever, with a pause after each error that grows while nothing helps."""
        from redis.exceptions import RedisError

        pause = FIRST_PAUSE
        while not self._is_closed:
            started = asyncio.get_running_loop().time()
            try:
                await work()
            except (RedisError, OSError, TimeoutError) as error:
                self.is_up = False
                if pause == FIRST_PAUSE:
                    log.warning("Redis is away (%s); other servers hear of changes when it is back", error)
            if asyncio.get_running_loop().time() - started > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            self.is_up = True
            self._missed()  # whatever was told before
            while not self._is_closed:  # being cancelled is taken for silence in there
                message = await channel.get_message(timeout=PING)
                if message is None:
                    await channel.ping()
                    continue
                sender, _, text = str(message.get("data", "")).partition(" ")
                if sender == self._name or not text:
                    continue
                self.heard += 1
                if text == LOOK_AGAIN:
                    self._missed()
                else:
                    self._understand(text)

    def _understand(self, text: str) -> None:
        """Pass on a message. What is none, because somebody else talks here, must not end the listening."""
        try:
            self._heard(text)
        except (ValueError, TypeError, RecursionError) as error:
            if not self.garbled:
                log.warning("ignored what is no message on the channel %r: %s", CHANNEL, type(error).__name__)
            self.garbled += 1

    async def _tell(self) -> None:
        texts = [await self._waiting.get()]
        try:
            while True:
                while len(texts) < MOST_TOGETHER and not self._waiting.empty():
                    texts.append(self._waiting.get_nowait())
                async with self._redis.pipeline(transaction=False) as together:
                    for text in texts:
                        together.publish(CHANNEL, f"{self._name} {text}")
                    await together.execute()
                self.told += len(texts)
                texts = [await self._waiting.get()]
        except Exception:
            self.tell(LOOK_AGAIN)  # once Redis is back: what could not be told is not told late
            raise

    async def close(self) -> None:
        """Hear and tell no more."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._redis.aclose()
