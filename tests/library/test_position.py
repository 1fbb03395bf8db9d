"""What programs ask of a board: moves as text, threats, editing, sets of squares."""

import io
from pathlib import Path

import pytest
from hypothesis import given

import brandubh
from brandubh import Board, BrandubhError, Game, Move, Piece, Side, SquareSet, Symmetry, read_games, write_games
from brandubh.engine.score import Score
from brandubh.errors import MoveTextError, WrongTypeError
from brandubh.rules import load_rules
from tests.support.strategies import boards


@pytest.mark.parametrize("text", ["d2-e2", "d2e2", "D2-E2", "d2–e2", "D2—E2", "d2−e2"])
def test_a_move_is_read_however_people_write_it(text: str) -> None:
    board = Board()
    assert board.push_text(text) is Move("d2", "e2")
    assert Move.from_text(text) is Move("d2", "e2")


def test_captures_are_read_in_capitals_too_and_still_checked() -> None:
    board = Board("7/7/7/7/1tT3t/7/3K3 b")
    assert board.parse_text("G3-D3XC3") is Move("g3", "d3")
    with pytest.raises(brandubh.IllegalMoveError):
        board.parse_text("G3D3XC4")


def test_an_engines_move_is_read_in_one_way_only() -> None:
    board = Board()
    assert board.push_uci("d2e2") is Move("d2", "e2")
    for text in ("c4-c2", "C4C2"):
        with pytest.raises(MoveTextError):
            board.parse_uci(text)


@given(boards())
def test_a_text_does_wherever_a_move_does(board: Board) -> None:
    for move in board.legal_moves:
        text = str(move)
        assert text in board.legal_moves
        assert board.is_legal(text)
        assert board.captures(text) == board.captures(move)
        assert board.text(text) == board.text(move)
        assert board.after(text) == board.after(move)
        assert board.is_capture(text) is bool(board.captures(move))
    assert "a1-a9" not in board.legal_moves
    assert "nonsense" not in board.legal_moves


@given(boards())
def test_legal_moves_are_in_order_and_have_numbers(board: Board) -> None:
    moves = board.legal_moves
    assert [moves[index] for index in range(len(moves))] == list(moves) == sorted(moves)
    with pytest.raises(IndexError):
        moves[len(moves)]
    assert board.capture_moves() == [move for move in moves if board.captures(move)]


@given(boards())
def test_threats_are_what_would_happen(board: Board) -> None:
    if board.is_game_over() or not board.is_valid():
        assert not board.king_threatened()
        assert board.open_lines() == set()
        return
    attackers, defenders = ((board if board.turn is side else board.passed()) for side in Side)
    assert board.king_threatened() is bool(attackers.winning_moves())
    king = next(square for square, piece in board.pieces().items() if piece is Piece.KING)
    wins = {move.target for move in defenders.winning_moves() if move.origin == king}
    escapes = {
        move.target
        for move in defenders.legal_moves
        if move.origin == king and (outcome := defenders.after(move).outcome()) and outcome.termination == "escape"
    }
    assert board.open_lines() == escapes <= wins
    for side, other in ((Side.ATTACKERS, defenders), (Side.DEFENDERS, attackers)):
        assert board.takeable(side) == {square for move in other.legal_moves for square in other.captures(move)}
    for side, own in ((Side.ATTACKERS, attackers), (Side.DEFENDERS, defenders)):
        assert board.moves_of(side) == list(own.legal_moves)


@given(boards())
def test_a_board_can_be_built_piece_by_piece(board: Board) -> None:
    built = Board(rules=board.rules)
    built.clear()
    assert built.pieces() == {}
    for square, piece in board.pieces().items():
        built.set_piece_at(square, piece.value)
    built.turn = board.turn
    if board.is_valid() and board.placement.king:
        assert built == board
        assert built.is_game_over() is board.copy(stack=False).is_game_over() or board.outcome() is not None
    for square, piece in board.pieces().items():
        assert built.remove_piece_at(square) is piece
    assert built.pieces() == {}


def test_an_edited_board_begins_anew() -> None:
    board = Board()
    board.push_text("d2-e2")
    board.set_piece_at("a2", Piece.ATTACKER)
    assert board.ply == 0
    assert board.piece_at("a2") is Piece.ATTACKER
    assert board.turn is Side.DEFENDERS


@given(boards())
def test_symmetric_boards_share_their_canonical_key(board: Board) -> None:
    keys = {board.transform(symmetry).canonical_key() for symmetry in Symmetry}
    assert keys == {board.canonical_key()} == {board.canonical().key()}


def test_numbers_of_moves_and_results() -> None:
    board = Board()
    assert (board.move_number, board.result()) == (1, "*")
    assert board.variation_text(["d2-e2", "c4-c2", "d6-c6"]) == "1. d2-e2 c4-c2 2. d6-c6"
    board.push_text("d2-e2")
    assert board.variation_text(["c4-c2", "d6-c6"]) == "1... c4-c2 2. d6-c6"
    assert Board("7/7/7/7/1tK3t/7/7 b").after("g3-d3").result() == "0-1"


def test_a_side_has_a_letter() -> None:
    assert (Side("b"), Side("w")) == (Side.ATTACKERS, Side.DEFENDERS)
    assert Board.from_pieces({"d4": "K", "a4": "t"}, "w").turn is Side.DEFENDERS


def test_sets_of_squares_are_sets() -> None:
    edge, corners = SquareSet(brandubh.EDGE), SquareSet(brandubh.CORNERS)
    assert edge & corners == corners < edge
    assert len(edge - corners) == 20
    assert hash(SquareSet(["a1", "a1"])) == hash(SquareSet(["a1"]))
    assert set(SquareSet.from_mask(edge.mask)) == set(brandubh.EDGE)
    assert set(brandubh.neighbours("d4")) == {"c4", "e4", "d3", "d5"}
    assert brandubh.THRONE not in edge


def test_scores_are_ordered_for_their_own_side() -> None:
    better, worse = Score(Side.ATTACKERS, centimen=100), Score(Side.DEFENDERS, centimen=100)
    assert better > worse
    assert better >= worse
    assert not better <= worse
    assert Score(Side.ATTACKERS, wins_in=2) > better
    assert Score(Side.DEFENDERS, centimen=-100) >= better


def test_games_that_say_the_same_are_equal() -> None:
    text = '[Event "x"]\n\n1. d2-e2 {good} (1. d2-c2 c4-c5) c4-c2 *'
    one, other = (next(read_games(text)) for _ in range(2))
    assert one == other
    other.end().comment = "bad"
    assert one != other
    third = next(read_games(text))
    third.root.variations[1].remove()
    assert one != third
    assert one != text


def test_a_node_knows_its_board() -> None:
    game = next(read_games("1. d2-e2 (1. d2-c2 c4-c5) c4-c2 *"))
    aside = game.root.variations[1].variations[0]
    assert aside.ply == 2
    assert aside.board().move_stack == [Move("d2", "c2"), Move("c4", "c5")]
    cut = game.root.variations[1]
    cut.remove()
    with pytest.raises(BrandubhError, match="removed"):
        cut.board()


def test_games_are_read_from_paths_and_written_to_them(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    games = list(read_games("1. d2-e2 *\n\n1. d2-c2 *"))
    write_games(games, path)
    assert list(read_games(path)) == games
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert list(read_games(path)) == games
    with pytest.raises(BrandubhError, match=r"nowhere\.txt"):
        list(read_games(tmp_path / "nowhere.txt"))
    own = tmp_path / "own.toml"
    own.write_text(brandubh.PRESETS["raven"].to_toml(), "utf-8")
    assert load_rules(own) == brandubh.PRESETS["raven"]
    for text in (brandubh.PRESETS["raven"].to_toml(), brandubh.PRESETS["raven"].to_json()):
        marked = f"\ufeff{text}"
        for source in (text, io.StringIO(text), io.StringIO(marked), io.BytesIO(marked.encode())):
            assert load_rules(source) == brandubh.PRESETS["raven"]
    for wrong in (io.BytesIO(b"\xff"), io.StringIO("name"), "name = [", tmp_path):
        with pytest.raises(BrandubhError):
            load_rules(wrong)
    with path.open("rb") as binary:
        assert list(read_games(binary)) == games
    stream = io.StringIO()
    write_games(games, stream)
    assert list(read_games(io.StringIO(stream.getvalue()))) == games


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("1. d2-e2 *\n", "utf-8")
    with pytest.raises(WrongTypeError):
        write_games([Game(), "no game"], path)  # type: ignore[list-item]
    assert path.read_text("utf-8") == "1. d2-e2 *\n"
