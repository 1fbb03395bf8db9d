"""A database of games in SQLite in which a position is found in whatever order, and however mirrored, it came about.

Try it: python examples/game_database.py games.db add examples/games.csv examples/game.txt
        python examples/game_database.py games.db find "3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w"
"""

import argparse
import sqlite3
from pathlib import Path

from brandubh import Board, Game, read_csv, read_games, write_game

TABLES = """
create table if not exists games (id integer primary key, attackers text, defenders text, result text, text text);
create table if not exists positions (rules text, key text, game integer, ply integer);
create index if not exists by_position on positions (rules, key);
"""


def key_of(board: Board) -> str:
    """The key that all mirror images share. SQLite's integers have a sign and would not hold it."""
    return f"{board.canonical_key():016x}"


def add(database: sqlite3.Connection, game: Game) -> None:
    """Store a game and all its positions."""
    players = (game.headers.get("Attackers", "?"), game.headers.get("Defenders", "?"))
    row = (*players, game.result(), write_game(game))
    number = database.execute("insert into games values (null, ?, ?, ?, ?)", row).lastrowid
    board = game.board(game.root)
    rows = [(game.rules.rules_id, key_of(board), number, 0)]
    for move in game.mainline():
        board.push(move)
        rows.append((game.rules.rules_id, key_of(board), number, board.ply))
    database.executemany("insert into positions values (?, ?, ?, ?)", rows)


def find(database: sqlite3.Connection, board: Board) -> list[tuple[int, int, str, str, str]]:
    """The games with a position, and the ply at which it first stood there."""
    question = """
        select id, min(ply), attackers, defenders, result from games join positions on game = id
        where rules = ? and key = ? group by id order by id
    """
    return database.execute(question, (board.rules.rules_id, key_of(board))).fetchall()


def main() -> None:
    """Add files to the database, or ask it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("database", type=Path)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("add").add_argument("files", type=Path, nargs="+")
    asking = commands.add_parser("find")
    asking.add_argument("position")
    asking.add_argument("--rules", default="wtf")
    arguments = parser.parse_args()
    database = sqlite3.connect(arguments.database)
    with database:
        database.executescript(TABLES)
        if arguments.command == "find":
            board = Board(arguments.position, rules=arguments.rules)
            for number, ply, attackers, defenders, result in find(database, board):
                print(f"game {number}, ply {ply}: {attackers} – {defenders} {result}")
        else:
            for file in arguments.files:
                games = list((read_csv if file.suffix == ".csv" else read_games)(file, on_error=print))
                for game in games:
                    add(database, game)
                print(f"{file.name}: {len(games)} {'game' if len(games) == 1 else 'games'}")
    database.close()


if __name__ == "__main__":
    main()
