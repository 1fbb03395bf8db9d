"""Passwords and recovery codes: argon2id, in a thread of their own, so that guessing keeps nobody else waiting."""

import asyncio
import contextlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

SHORTEST, LONGEST = 8, 200
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is taken for something else when it is read from paper
_GROUPS, _GROUP = 5, 4  # 20 letters: 99 bits


class Passwords:
    """Hashes and compares. The cost is what OWASP asks for: 19 MiB and two passes."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """The text by which a password is known again."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, password)

    async def fits(self, password: str, known: str | None) -> bool:
        """Whether a password is the one that is known. Where nobody has the name, it takes as long to say no."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(self._fits, password, known))

    def _fits(self, password: str, known: str | None) -> bool:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash(secrets.token_hex())
        with contextlib.suppress(Argon2Error, InvalidHashError):
            return self._hasher.verify(known or self._nobodys, password) and known is not None
        return False

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def new_code() -> str:
    """A code to be written down, which replaces a forgotten password once."""
    groups = ("".join(secrets.choice(_ALPHABET) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def plain_code(text: str) -> str:
    """A code as it was given, however it was typed."""
    return "".join(each for each in text.lower() if each.isalnum())
