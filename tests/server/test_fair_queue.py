"""What is scarce is shared out by turns: of addresses first, and at each address of visitors."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh.server.askers import Addresses, Asker
from brandubh.server.fair_queue import HERE, FairQueue, Room
from brandubh.server.problems import ProblemError

askers = st.builds(Asker, st.sampled_from(["1.1.1.1", "2.2.2.2", "3.3.3.3"]), st.sampled_from(["", "a", "b", "c"]))


async def served(waiting: list[Asker], places: int = 1) -> list[Asker]:
    """The order in which those are served who come while nothing is free."""
    queue = FairQueue(places)
    order: list[Asker] = []
    for _ in range(places):
        await queue.acquire(Asker("somebody", "else"))

    async def work(asker: Asker) -> None:
        await queue.acquire(asker)
        order.append(asker)
        await asyncio.sleep(0)
        queue.release()

    tasks = [asyncio.create_task(work(asker)) for asker in waiting]
    await asyncio.sleep(0)
    for _ in range(places):
        queue.release()
    await asyncio.gather(*tasks)
    assert queue.waiting == 0
    return order


def test_whoever_asks_once_waits_for_one_turn_of_whoever_asks_forty_times() -> None:
    greedy, modest = Asker("1.1.1.1", "greedy"), Asker("2.2.2.2", "modest")
    assert asyncio.run(served([greedy] * 40 + [modest])).index(modest) <= 1


def test_at_one_address_visitors_take_turns_too() -> None:
    greedy, modest = Asker("1.1.1.1", "greedy"), Asker("1.1.1.1", "modest")
    assert asyncio.run(served([greedy] * 40 + [modest])).index(modest) <= 1


def test_many_cookies_from_one_address_do_not_crowd_out_another_address() -> None:
    crowd = [Asker("1.1.1.1", f"cookie {number}") for number in range(40)]
    modest = Asker("2.2.2.2", "modest")
    assert asyncio.run(served([*crowd, modest])).index(modest) <= 1


@given(st.lists(askers, max_size=40), st.integers(1, 3))
def test_no_address_is_served_twice_while_another_waits_for_its_first_turn(waiting: list[Asker], places: int) -> None:
    order = asyncio.run(served(waiting, places))
    assert sorted(order, key=repr) == sorted(waiting, key=repr)
    if places > 1:
        return
    for end in range(len(order)):
        had = Counter(each.address for each in order[:end])
        for address in {each.address for each in order[end:]}:
            assert max(had.values(), default=0) <= had[address] + 1


def test_equals_are_served_in_the_order_in_which_they_came() -> None:
    waiting = [Asker(f"{number}.0.0.0", "a") for number in range(1, 9)]
    assert asyncio.run(served(waiting)) == waiting


def test_whoever_goes_leaves_no_gap() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        await queue.acquire(Asker("a"))
        gone, called, next_one = (asyncio.create_task(queue.acquire(Asker(name))) for name in "bcd")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        queue.release()
        called.cancel()  # in the moment at which it was called
        await asyncio.wait_for(next_one, 5)
        queue.release()
        await asyncio.wait_for(queue.acquire(Asker("e")), 5)

    asyncio.run(go())


def test_a_place_that_is_given_back_while_somebody_is_going_goes_to_the_next() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        await queue.acquire(Asker("a"))
        going, next_one = (asyncio.create_task(queue.acquire(Asker(name))) for name in "bc")
        await asyncio.sleep(0)
        going.cancel()  # it has not noticed yet
        queue.release()
        await asyncio.wait_for(next_one, 5)
        assert queue.waiting == 0
        queue.release()
        assert queue.is_free
        await asyncio.gather(going, return_exceptions=True)
        assert queue.is_free
        await asyncio.wait_for(queue.acquire(Asker("d")), 5)
        assert not queue.is_free, "there is one place, as before"

    asyncio.run(go())


def test_whoever_may_leave_is_sent_elsewhere_by_turns_and_leaves_no_gap() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        assert not queue.send("there")
        await queue.acquire(Asker("a"))
        stays = asyncio.create_task(queue.acquire(Asker("b")))
        again = asyncio.create_task(queue.acquire(Asker("a"), may_leave=True))
        leaves = asyncio.create_task(queue.acquire(Asker("c"), may_leave=True))
        await asyncio.sleep(0)
        assert queue.send("there")
        assert await asyncio.wait_for(leaves, 5) == "there", "a was served before"
        assert queue.send("there")
        again.cancel()  # in the moment at which it was sent
        await asyncio.gather(again, return_exceptions=True)
        assert not queue.may_leave
        assert not queue.send("there")
        assert (queue.waiting, queue.taken) == (1, 1)
        queue.release()
        assert await asyncio.wait_for(stays, 5) == HERE
        queue.release()
        assert queue.free == 1

    asyncio.run(go())


def test_a_room_counts_those_who_were_let_in_and_not_those_who_began() -> None:
    room = Room(4, of_address=3, of_visitor=2)
    first = room.enter(Asker("1.1.1.1", "a"))
    room.enter(Asker("1.1.1.1", "a"))
    for asker in (Asker("1.1.1.1", "a"), Asker("2.2.2.2", "a")):
        with pytest.raises(ProblemError) as refused:
            room.enter(asker)
        assert (refused.value.problem.status, refused.value.problem.code) == (429, "many-searches")
    room.enter(Asker("1.1.1.1", "b"))
    with pytest.raises(ProblemError) as refused:
        room.enter(Asker("1.1.1.1", "c"))
    assert refused.value.problem.status == 429
    room.enter(Asker("2.2.2.2", "d"))
    with pytest.raises(ProblemError) as refused:
        room.enter(Asker("3.3.3.3", "e"))
    assert (refused.value.problem.status, refused.value.problem.code) == (503, "busy")
    first.leave()
    first.leave()
    room.enter(Asker("3.3.3.3", "e"))
    with pytest.raises(ProblemError):
        room.enter(Asker("3.3.3.3", "e"))


def test_the_address_of_a_visitor_is_remembered() -> None:
    addresses = Addresses()
    assert addresses.asker("a") == Asker("", "a")
    addresses.saw(Asker("1.1.1.1", "a"))
    addresses.saw(Asker("2.2.2.2", "a"))
    assert addresses.asker("a") == Asker("2.2.2.2", "a")
