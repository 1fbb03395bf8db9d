"""Who asks for something that costs: from which address, and as which visitor. What is scarce is shared out by this."""

import ipaddress
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from brandubh.server.recent import Recent
from brandubh.server.visitors import known_visitor

MOST_REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Asker:
    """An address and a visitor; a visitor may be anybody who sends a new cookie, an address is harder to change."""

    address: str = ""
    visitor: str = ""


def asker_of(connection: HTTPConnection) -> Asker:
    """Who sent a request."""
    return Asker(address_of(connection), known_visitor(connection))


def address_of(connection: HTTPConnection) -> str:
    """The address that a request came from. One household has a whole network of IPv6 addresses: they count as one.

    An address that is none, as under a proxy that names it otherwise, counts as it is written.
    """
    host = connection.client.host if connection.client else ""
    if ":" in host:
        try:
            return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False).network_address)
        except ValueError:
            pass
    return host


async def _asker(connection: HTTPConnection) -> Asker:
    return asker_of(connection)


AskerDep = Annotated[Asker, Depends(_asker)]


class Addresses:
    """From where visitors were last seen: the computer moves in a game whose owner it knows, but not from where."""

    def __init__(self) -> None:
        self._last: Recent[Asker] = Recent(MOST_REMEMBERED)

    def saw(self, asker: Asker) -> None:
        """Remember where a visitor is."""
        self._last.put(asker.visitor, asker)

    def asker(self, visitor: str) -> Asker:
        """The visitor, with the address if it is remembered."""
        return self._last.get(visitor) or Asker(visitor=visitor)
