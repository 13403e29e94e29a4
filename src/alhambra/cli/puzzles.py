"""`alhambra puzzles`: shows, solves and proves puzzles, and finds new ones in games."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING

from ..errors import SetupError
from ..record import BadRecord
from ..show import text
from . import files
from .common import (
    OK,
    Commands,
    Failure,
    UsageError,
    add_command,
    add_jobs,
    add_json,
    number,
    plural,
    print_json,
)
from .screen import columns, print_table, progress, say

if TYPE_CHECKING:  # Exercises are imported only when needed, so that other commands start fast.
    from ..exercises.exercise import Exercise
    from ..exercises.goals import Goal
    from ..exercises.prove import Proof

MORE = """\
Without ID: the list, the easiest first. With ID: the position and the question;
--solve adds a solution, --prove tries every way to play the turn. In the browser,
puzzles are played at a table.

With --from: finds turns in games where one way to play is clearly the best. A puzzle
has level 1 if weaker bots find it in two thirds of their tries, and level 3 if in less
than one third. It takes some seconds a game; the same games and seed give the same
puzzles.

examples:
  alhambra puzzles
  alhambra puzzles p07
  alhambra puzzles p07 --solve --prove
  alhambra puzzles --from games.jsonl --count 30 --out mine.json --jobs 0
  alhambra puzzles --file mine.json b002

With --json: id, level, players, seat (from 0), goal, solution, why and, with --prove, ends
(positions that can end the turn), met (those that meet the goal), palaces (of these),
best and greedy (the best number for the goal, and the one reached if every step raises
it as much as it can; or null).
Without ID: a list of all puzzles, each with id, level, players, seat and goal."""

ASKED = {
    "bought-exactly": "pay exactly in one turn, times: {times}",
    "bought": "buy in one turn, buildings: {times}",
    "built": "put into the palace in one turn, tiles: {tiles}",
    "reserve-empty": "end the turn with an empty reserve",
    "swap-longer": "swap a tile, and make the wall longer by {by}",
    "wall-longer": "make the wall longer by {by}",
    "wall-longest": "build the longest wall that this turn allows: {length}",
    "most": "have more of this kind in the palace than anybody else: {kind}",
    "points-now": "if scored after this turn, get at least {points} points",
    "best-turn": "find the best turn",
    "lead-now": "if scored after this turn, get at least {points} points more than any other",
}
"""The question of each goal that a puzzle can have."""

WHY = {
    "exact": "paid exactly, so another action followed",
    "most": "more of a kind than anybody else",
    "level": "as many of a kind as the best",
    "place": "a better place with a kind",
    "wall": "a longer wall",
    "denies": "another player could have paid for this tile exactly",
    "soon": "these cards make an exact payment possible",
    "cards": "several cards at once",
    "card": "a card of a high value",
    "money": "more money is left",
    "room": "more ways to build are left",
    "scoring": "a scoring is near",
}
"""The reasons for a best turn, by the slugs of analysis/reasons.py."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "list, show, solve or prove puzzles"
    parser = add_command(commands, "puzzles", run, summary, MORE)
    parser.add_argument("id", metavar="ID", nargs="?", help="a puzzle of the list, such as p07")
    parser.add_argument("--file", metavar="FILE", help="puzzles found by --from")
    parser.add_argument("--solve", action="store_true", help="show a solution")
    parser.add_argument("--prove", action="store_true", help="try every way to play the turn")
    parser.add_argument(
        "--from", dest="games", metavar="GAMES", nargs="+", help="find new puzzles in these records"
    )
    parser.add_argument("--out", metavar="FILE", help="where to write them; - is standard output")
    parser.add_argument(
        "--count", type=number(1, 999), default=30, metavar="N", help="how many (default: 30)"
    )
    parser.add_argument(
        "--seed", type=number(0), default=0, metavar="S",
        help="a number that selects the futures (default: 0)",
    )  # fmt: skip
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or one puzzle, or find new ones."""
    if arguments.games is not None:
        return _find(arguments)
    if arguments.out is not None:
        raise UsageError("--out is for new puzzles: give --from as well")
    puzzles = {each.id: each for each in _puzzles(arguments.file)}
    if arguments.id is None:
        if arguments.solve or arguments.prove:
            raise UsageError("--solve and --prove are for one puzzle: give its ID")
        _list(list(puzzles.values()), as_json=arguments.json)
    elif arguments.id not in puzzles:
        raise UsageError(f"there is no puzzle {arguments.id!r:.40}; without ID, all are listed")
    else:
        _show(puzzles[arguments.id], arguments)
    return OK


def _puzzles(path: str | None) -> Iterator[Exercise]:
    """The puzzles of the package, or of a file."""
    from ..exercises.exercise import exercises, read

    if path is None:
        yield from (each for each in exercises().values() if each.kind == "puzzle")
        return
    with files.opened(path) as file:
        written = file.read()
    try:
        yield from read(written, "puzzle")
    except (SetupError, ValueError, KeyError, TypeError, AttributeError):
        raise Failure(f"{path} is not a file of puzzles") from None


def _find(arguments: argparse.Namespace) -> int:
    """Find puzzles in games and write them to a file."""
    from ..exercises import best_turns

    if arguments.out is None or arguments.id or arguments.file or arguments.json:
        raise UsageError("--from needs --out, and cannot go with ID, --file or --json")
    texts = (found for path in arguments.games for _, found in files.entries(path))
    with progress("searching", None) as advance:
        try:
            found = list(
                best_turns.puzzles(texts, arguments.seed, jobs=arguments.jobs, advance=advance)
            )
            chosen = best_turns.choose(found, arguments.count)
        except (BadRecord, SetupError) as error:
            raise Failure(str(error)) from None
    with closing(files.Output(arguments.out)) as file:
        file.write(best_turns.written(chosen))
    say(
        f"{plural(len(chosen), 'puzzle')} of the {len(found)} found: {files.shown(arguments.out)}",
        to_error=arguments.out == files.STANDARD,
    )
    return OK


def asked(goal: Goal) -> str:
    """The question of a goal as text."""
    from ..exercises.goals import shown

    return ASKED[goal.name].format(**shown(goal))


def _list(puzzles: list[Exercise], *, as_json: bool) -> None:
    if as_json:
        print_json(list(map(_as_json, puzzles)))
        return
    rows = [
        [f"{each.id}  {asked(each.steps[0].goal)}", str(each.options.players), str(each.level)]
        for each in puzzles
    ]
    print_table("Puzzles", ["", "players", "level"], rows)


def _show(puzzle: Exercise, arguments: argparse.Namespace) -> None:
    from ..exercises.exercise import written_reason
    from ..exercises.prove import prove

    game = puzzle.game()
    step = puzzle.steps[0]
    proof = prove(game.state, step.goal) if arguments.prove else None
    if arguments.json:
        solution = {"solution": list(map(str, step.solution))}
        why = {"why": list(map(written_reason, puzzle.why))}
        print_json(_as_json(puzzle) | solution | why | (_proof_as_json(proof) if proof else {}))
        return
    say(text.table(game.view(puzzle.seat), game.names, columns=columns()))
    say(f"\n{game.names[puzzle.seat]}: {asked(step.goal)}.")
    if arguments.solve:
        say("\n".join(["\nSolution", *(f"  {each}" for each in step.solution)]))
        if puzzle.why:
            say(f"\nEvery other turn loses at least {puzzle.gap:.1f} points of lead. Why:")
            for reason in puzzle.why:
                said = written_reason(reason)
                facts = ", ".join(f"{key} {value}" for key, value in said.items() if key != "slug")
                say(f"  {WHY[reason.slug]} ({facts})")
    if proof:
        say(f"\nPositions that can end this turn: {proof.ends}")
        say(f"Of these, meeting the goal: {proof.met}, with different palaces: {proof.palaces}")
        if proof.best is not None:
            say(f"At best: {proof.best}, without looking ahead: {proof.greedy}")


def _as_json(puzzle: Exercise) -> dict[str, object]:
    from ..exercises.goals import shown

    return {
        "id": puzzle.id,
        "level": puzzle.level,
        "players": puzzle.options.players,
        "seat": puzzle.seat,
        "goal": shown(puzzle.steps[0].goal),
    }


def _proof_as_json(proof: Proof) -> dict[str, object]:
    return {
        "ends": proof.ends,
        "met": proof.met,
        "palaces": proof.palaces,
        "best": proof.best,
        "greedy": proof.greedy,
    }
