"""`alhambra puzzles`: small positions with a question, their solutions, and the proof of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..show import text
from .common import OK, Commands, UsageError, add_command, add_json, print_json
from .screen import columns, print_table, say

if TYPE_CHECKING:  # Exercises are imported when they are wanted, so that other commands start fast.
    from ..exercises.exercise import Exercise
    from ..exercises.goals import Goal
    from ..exercises.prove import Proof

MORE = """\
Without ID: the list, the easiest first. With ID: the position and the question;
--solve adds a solution, --prove tries every way to play the turn. In the browser,
puzzles are played at a table.

examples:
  alhambra puzzles
  alhambra puzzles p07
  alhambra puzzles p07 --solve --prove

With --json: id, level, players, seat (from 0), goal, solution and, with --prove, ends
(positions that can end the turn), met (those that meet the goal), palaces (of these),
best and greedy (the goal's number at best, and if every step raises it most; or null).
Without ID: a list of all puzzles, each with id, level, players, seat and goal."""

ASKED = {
    "bought-exactly": "pay exactly in one turn, times: {times}",
    "bought": "buy in one turn, buildings: {times}",
    "built": "put into the palace in one turn, tiles: {tiles}",
    "reserve-empty": "end the turn with an empty reserve",
    "swap-longer": "swap a tile, and make the wall longer by {by}",
    "wall-longer": "make the wall longer by {by}",
    "wall-longest": "build the longest wall that this turn allows: {length}",
    "most": "have more in the palace than anybody else of this kind: {kind}",
    "points-now": "if scored after this turn, get at least {points} points",
    "lead-now": "if scored after this turn, get at least {points} points more than any other",
}
"""The question of each goal that a puzzle can have."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    summary = "list, show, solve or prove puzzles"
    parser = add_command(commands, "puzzles", run, summary, MORE)
    parser.add_argument("id", metavar="ID", nargs="?", help="a puzzle of the list, such as p07")
    parser.add_argument("--solve", action="store_true", help="show a solution")
    parser.add_argument("--prove", action="store_true", help="try every way to play the turn")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the list, or one puzzle."""
    from ..exercises.exercise import exercises

    puzzles = {name: each for name, each in exercises().items() if each.kind == "puzzle"}
    if arguments.id is None:
        if arguments.solve or arguments.prove:
            raise UsageError("--solve and --prove are for one puzzle: give its ID")
        _list(list(puzzles.values()), as_json=arguments.json)
    elif arguments.id not in puzzles:
        raise UsageError(f"there is no puzzle {arguments.id!r:.40}; there is {', '.join(puzzles)}")
    else:
        _show(puzzles[arguments.id], arguments)
    return OK


def asked(goal: Goal) -> str:
    """The question in words."""
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
    from ..exercises.prove import prove

    game = puzzle.game()
    step = puzzle.steps[0]
    proof = prove(game.state, step.goal) if arguments.prove else None
    if arguments.json:
        solution = {"solution": list(map(str, step.solution))}
        print_json(_as_json(puzzle) | solution | (_proof_as_json(proof) if proof else {}))
        return
    say(text.table(game.view(puzzle.seat), game.names, columns=columns()))
    say(f"\n{game.names[puzzle.seat]}: {asked(step.goal)}.")
    if arguments.solve:
        say("\n".join(["\nSolution", *(f"  {each}" for each in step.solution)]))
    if proof:
        say(f"\nPositions that can end this turn: {proof.ends}")
        say(f"Of these meet the goal: {proof.met}, with different palaces: {proof.palaces}")
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
