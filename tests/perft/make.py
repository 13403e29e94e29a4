"""Makes the .perft files: `python -m tests.perft.make`. Pins only what both models count alike."""

from __future__ import annotations

import random

from alhambra.options import Options

from .counting import FOLDER, Position, Table, perft, plain_game, plain_perft

DEEPEST = 5
PLAIN_NODES = 15_000  # lines of the depth before, up to which the plain model counts

WEIGHTS = {"buy": 12, "place": 8, "store": 2, "give": 1, "take": 2, "stop": 2, "add": 1}

# File, seats, edition, and for each position: a name and when to stop playing.
FILES = (
    ("two", 2, "standard"),
    ("two-hungarian", 2, "hu-2003"),
    ("two-portuguese", 2, "pt-2003"),
    ("three", 3, "standard"),
    ("four", 4, "standard"),
    ("five", 5, "standard"),
    ("six", 6, "standard"),
)


def main() -> None:
    """Write every file anew."""
    for name, players, edition in FILES:
        positions = make(name, Options(players, edition))
        text = f"# {name}: made by make.py, counted alike by the engine and the plain model.\n\n"
        text += "\n".join(map(str, positions))
        (FOLDER / f"{name}.perft").write_text(text, "utf-8")
        for position in positions:
            print(position.name, len(position.actions), position.counts, flush=True)


def make(name: str, options: Options) -> list[Position]:
    """Positions of one random game: early, middle, late, tiles to put down, awards."""
    rng = random.Random(f"perft {name}")
    for attempt in range(100):
        seed = f"perft {name} {attempt}"
        line = play_out(Position(name, options, seed), rng)
        if line is not None:
            break
    assert line is not None
    actions, moments = line
    positions = []
    for moment, length in sorted(moments.items(), key=lambda item: item[1]):
        position = Position(f"{name}-{moment}", options, seed, actions[:length])
        count(position)
        positions.append(position)
    return positions


def play_out(position: Position, rng: random.Random) -> tuple[list[str], dict[str, int]] | None:
    """A whole random game, and after how many actions which moment came; None if one did not."""
    game = plain_game(position)
    actions: list[str] = []
    moments = {"start": 0}
    while game.phase != "over" and len(actions) < 2000:
        scorings = len(game.scorings)
        if game.phase == "put" and len(game.pending) >= 2:
            moments.setdefault("put", len(actions))
        if game.exact:
            moments.setdefault("exact", len(actions))
        if game.phase == "act" and scorings == 1:
            moments.setdefault("middle", len(actions) + 12)
        if game.phase == "act" and scorings == 2:
            moments.setdefault("late", len(actions) + 20)
        if game.phase == "act" and not game.bag:
            moments.setdefault("last", len(actions))
        if game.phase == "award":
            moments.setdefault("award", len(actions))
        legal = game.legal()
        words = [action.split()[0] for action in legal]
        weights = [WEIGHTS.get(word, 0.5) / words.count(word) for word in words]
        [action] = rng.choices(legal, weights)
        game.apply(action)
        actions.append(action)
    return (actions, moments) if len(moments) == 7 else None


def count(position: Position) -> None:
    """Count as deep as the plain model comes; both have to agree."""
    table, game = Table(position), plain_game(position)
    before = 1
    while before <= PLAIN_NODES and len(position.counts) < DEEPEST:
        depth = len(position.counts) + 1
        found, plain = perft(table, depth), plain_perft(game, depth)
        if found != plain:
            raise SystemExit(f"{position}\ndepth {depth}: engine {found}, plain model {plain}")
        if found == 0:
            break
        position.counts.append(found)
        before = found


if __name__ == "__main__":
    main()
