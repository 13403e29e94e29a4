"""Random games of python-chess."""

from __future__ import annotations

from random import Random

import chess  # type: ignore[import, unused-ignore]
from timing import Subject, parser, report


def play(rng: Random, limit: int) -> tuple[chess.Board, int]:
    """Play at random until the game is over, draws by rule included."""
    board = chess.Board()
    decisions = 0
    while decisions < limit and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        decisions += 1
    return board, decisions


def copy(board: chess.Board) -> chess.Board:
    """The position alone, without the moves that led to it."""
    return board.copy(stack=False)


if __name__ == "__main__":
    options = parser(__doc__).parse_args()
    report(Subject(2, chess.__version__, play, copy), options.seconds, options.seed)
