"""Who is paired with whom, so that all pairs together cost least: Edmonds' algorithm, as networkx has it."""

from collections.abc import Callable

Cost = Callable[[int, int], int | None]
"""What a pair of numbers costs, the lower one first; None for two who may not be paired."""


def cheapest(count: int, cost: Cost, near: int | None = None) -> list[tuple[int, int]]:
    """As many pairs of the numbers below ``count`` as can be, at the lowest cost of all together. With ``near``, each
    is paired with one of the next so many only: that is quicker by far where there are many.

    >>> cheapest(4, lambda one, other: (other - one) ** 2)
    [(0, 1), (2, 3)]
    """
    import networkx  # it takes a moment, and most servers never need it

    costs: dict[tuple[int, int], int] = {}
    for one in range(count):
        last = count if near is None else min(count, one + near + 1)
        for other in range(one + 1, last):
            found = cost(one, other)
            if found is not None:
                costs[one, other] = found
    graph = networkx.Graph()
    most = max(costs.values(), default=0)
    graph.add_weighted_edges_from((one, other, most - each) for (one, other), each in costs.items())
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in pairs)
