"""Play out an ending against best play: the tables answer, and say what each of your moves was worth.

Try it: python examples/endgame_trainer.py "7/2t4/7/1T5/4K2/t6/7 w"
"""

import argparse

from brandubh import Board, BrandubhError
from brandubh.tablebase import Tables, open_tables


def answer(board: Board, tables: Tables) -> None:
    """Play the move with which the other side wins soonest, or loses latest."""
    best = tables.probe_moves(board)[0]
    print(f"the {board.turn} play {board.text(best.move)}")
    board.push(best.move)


def judge(board: Board, text: str, tables: Tables) -> None:
    """Play a move and say how it compares with the best one."""
    move = board.parse_text(text)
    judged = tables.probe_moves(board)
    best = judged[0]
    mine = next(each for each in judged if each.move is move)
    board.push(move)
    if mine.verdict == best.verdict:
        print(f"right: {mine.verdict}")
    elif mine.verdict.winner is best.verdict.winner:
        print(f"slower: {mine.verdict}, with {best.move} {best.verdict}")
    else:
        print(f"wrong: {mine.verdict}, with {best.move} {best.verdict}")


def main() -> None:
    """Ask for moves until the game is over."""
    parser = argparse.ArgumentParser()
    parser.add_argument("position", help="a position text; you have the side to move")
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--tables", help="their folder, if not the usual one")
    arguments = parser.parse_args()
    tables = open_tables(arguments.tables)
    board = Board(arguments.position, rules=arguments.rules)
    print(f"You have the {board.turn}; with best play {tables.probe(board)}.")
    side = board.turn
    while not board.is_game_over():
        if board.turn is not side:
            answer(board, tables)
            continue
        print(board)
        try:
            judge(board, input("your move: ").strip(), tables)
        except EOFError:
            return
        except BrandubhError as error:  # an illegal move, or no move at all: ask again
            print(error)
    print(board.outcome())


if __name__ == "__main__":
    main()
