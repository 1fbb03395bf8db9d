"""A game with its variations as a flat list of nodes, each with the number of its parent; a parent comes first."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import AfterValidator, BaseModel, FailFast, Field, ValidationError

from brandubh.errors import BrandubhError
from brandubh.game import Cursor, Drawing, Evaluation, Game, Node
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.server.positions.requests import (
    MOST_MOVES,
    MoveText,
    PositionText,
    RulesChoice,
    RulesFields,
    read_rules,
    start_board,
)
from brandubh.server.problems import complaint, invalid
from brandubh.server.texts import clean_remark

# Of lists the first fault is enough: tens of thousands of them, each told in full, would hold everybody up.
_Remark = Annotated[str, Field(max_length=4000), AfterValidator(clean_remark)]
Drawings = Annotated[
    list[Annotated[str, Field(pattern=r"^[GRBY]([a-g][1-7]){1,2}$", examples=["Gd2e2", "Rd4"])]],
    Field(max_length=100),
    FailFast(),
]
"""Arrows and rings in green, red, blue and yellow, as game files write them."""
_Symbols = Annotated[list[Annotated[int, Field(strict=True, ge=0, le=255)]], Field(max_length=8), FailFast()]


class TreeNode(BaseModel):
    """A place in the tree. The first node is the root and has neither parent nor move."""

    parent: Annotated[int, Field(strict=True, ge=0)] | None = None
    move: MoveText | None = None
    fen: PositionText | None = None  # only in answers: the position that the moves lead to
    comment: _Remark = ""
    starting_comment: _Remark = ""
    symbols: _Symbols = []
    clock: Annotated[float, Field(strict=True, ge=0, le=1e9, allow_inf_nan=False)] | None = None
    evaluation: Annotated[str, Field(max_length=12, examples=["-0.35", "#3"])] | None = None
    drawings: Drawings = []


class Declared(BaseModel):
    """How a game ended off the board."""

    winner: Side | None
    termination: Termination


class GameTree(BaseModel):
    """A game or an analysis: its rules, its start, its headers, and its tree of moves."""

    rules: RulesChoice = "wtf"
    start: PositionText | None = None
    headers: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=400), AfterValidator(clean_remark)]],
        Field(max_length=40),
    ] = {}
    nodes: Annotated[list[TreeNode], Field(min_length=1, max_length=MOST_MOVES + 1), FailFast()] = [TreeNode()]
    declared: Declared | None = None


def tree_view(game: Game) -> GameTree:
    """A game as a tree to be sent; an error if it is too big for that."""
    try:
        return _tree_view(game)
    except ValidationError as error:
        raise invalid(*complaint(error)) from None


def _tree_view(game: Game) -> GameTree:
    preset = game.rules.preset
    nodes = [_node(game.root, None)]
    nodes[0].fen = game.start
    cursor = Cursor(game)

    # Not by recursion: a long game is deep.
    todo = [(child, 0) for child in reversed(game.root.variations)]
    while todo:
        node, parent = todo.pop()
        assert node.parent is not None
        assert node.move is not None
        seen = _node(node, parent)
        seen.move = cursor.at(node.parent).text(node.move)
        seen.fen = cursor.at(node).fen()
        nodes.append(seen)
        number = len(nodes) - 1
        todo += [(child, number) for child in reversed(node.variations)]
    declared = game.declared
    return GameTree(
        rules=preset or RulesFields(**game.rules.to_dict()),  # type: ignore[arg-type]  # its fields are any
        start=None if game.starts_normally() else game.start,
        headers=game.headers,
        nodes=nodes,
        declared=Declared(winner=declared.winner, termination=declared.termination) if declared else None,
    )


def _node(node: Node, parent: int | None) -> TreeNode:
    return TreeNode(
        parent=parent,
        comment=node.comment,
        starting_comment=node.starting_comment,
        symbols=node.symbols,
        clock=node.clock,
        evaluation=str(node.evaluation) if node.evaluation else None,
        drawings=[str(drawing) for drawing in node.drawings],
    )


def read_tree(tree: GameTree) -> Game:
    """The game of a tree that was sent; its moves must be legal."""
    rules = read_rules(tree.rules)
    game = Game(start_board(rules, tree.start).fen(), rules=rules, headers=tree.headers)
    nodes = {0: game.root}
    cursor = Cursor(game)
    for number in _in_order(tree.nodes):
        sent = tree.nodes[number]
        if sent.parent is not None and sent.move is not None and number:
            parent = nodes[sent.parent]
            nodes[number] = parent.grow(cursor.at(parent).parse_text(sent.move))
        node = nodes[number]
        node.comment, node.starting_comment, node.symbols = sent.comment, sent.starting_comment, list(sent.symbols)
        node.clock = sent.clock
        node.evaluation = Evaluation.from_text(sent.evaluation) if sent.evaluation else None
        node.drawings = [Drawing.from_text(text) for text in sent.drawings]
    if tree.declared is not None:
        game.declare(Outcome(tree.declared.winner, tree.declared.termination))
    return game


def _in_order(nodes: Sequence[TreeNode]) -> Iterator[int]:
    """The numbers of the nodes, line after line: to go to and fro between two lines takes as long as these are."""
    children: list[list[int]] = [[] for _ in nodes]
    for number, node in enumerate(nodes):
        if number:
            if node.parent is None or node.parent >= number or node.move is None:
                raise BrandubhError("tree-node", number=number)
            children[node.parent].append(number)
    todo = [0]
    while todo:
        number = todo.pop()
        yield number
        todo += reversed(children[number])
