"""Compares what ways of thinking choose: `python bench/choices.py FILE WAY WAY …`.

In a game most of what happens is luck. Here each way chooses a turn in positions of games one turn
ahead. If they differ, each choice is played out with the same draws, everybody playing the best
turn by the master's judge, for `--rounds` rounds, after which the judge says what has become of it,
or with 0 to the end of the game. That tells which way chooses better where all play like that; only
games tell who wins. Ways are written as for `duel.py`; budgets are the processor's time. Each
position is a line of FILE, which can be broken off anywhere and gone on with; `--show` only sums it
up.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from duel import Way, add, done_before

from alhambra.bots.levels import master_style
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.judge import Judge, utility
from alhambra.core.lookahead import answering
from alhambra.core.rng import Rng
from alhambra.core.state import State
from alhambra.deal import Deal, FixedDealer, deal_from_seed
from alhambra.options import Options
from alhambra.simulate import bot_rng

PLAYER = Way.parse("master:alone=1")
"""Plays the games that the positions are from."""

_ONE_IN = 20  # turns that are looked at
_FOREVER = 1000  # rounds; a game has some 30


def main() -> None:
    """Look at the positions that are missing, and say how it stands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("ways", nargs="*", metavar="WAY")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=64, help="for each choice")
    parser.add_argument("--rounds", type=int, default=8, help="of a playout; 0 plays to the end")
    parser.add_argument("--seed", default="choices")
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    if asked.show and not asked.file.exists():
        parser.error(f"there is no {asked.file}")
    if not asked.show and len(asked.ways) < 2:
        parser.error("give two ways to think, or more")
    if not asked.show:
        settings = {
            key: getattr(asked, key) for key in ("ways", "players", "playouts", "rounds", "seed")
        }
        ways = [Way.parse(text) for text in asked.ways]
        done = done_before(asked.file, settings)
        found = positions(asked.players, asked.seed)
        for number, position in zip(range(asked.positions), found, strict=False):
            if number >= done:
                rng = bot_rng(f"{asked.seed}/chosen", number)
                rounds = asked.rounds or _FOREVER
                add(asked.file, compare(ways, *position, rng, asked.playouts, rounds))
    print(summary(asked.file))


def positions(players: int, seed: str) -> Iterator[tuple[State, Deal, FixedDealer]]:
    """Positions in which a seat has to act, with the deals they are from."""
    number = 0
    while True:
        options = Options(players)
        deal = deal_from_seed(options, f"{seed}/{number}")
        state, dealer = options.new_state(deal.youngest), FixedDealer(deal)
        rng = bot_rng(seed, number)
        while True:
            while state.phase < const.ACT:
                apply(state, dealer.draw(state))
            if state.phase == const.OVER:
                break
            if state.phase == const.ACT and rng.below(_ONE_IN) == 0:
                yield state.copy(), deal, dealer
            for code in PLAYER.turn(state, deal, dealer, rng):
                apply(state, code)
        number += 1


def compare(
    ways: list[Way],
    state: State,
    deal: Deal,
    dealer: FixedDealer,
    rng: Rng,
    playouts: int,
    rounds: int,
) -> dict[str, Any]:
    """What each way's choice is worth, 0 where all choose the same, and how many ms it took."""
    ends: list[State] = []
    times: list[float] = []
    for way in ways:
        begin = time.process_time()
        codes = way.turn(state, deal, dealer, rng)
        times.append(round(1000 * (time.process_time() - begin), 1))
        end = state.copy()
        for code in codes:
            apply(end, code)
        ends.append(end)
    different = {end.key(): end for end in ends}
    values = dict.fromkeys(different, 0.0)
    if len(different) > 1:
        seed, judge = rng.next(), master_style().prior
        for key, end in different.items():
            found = [
                played_out(end, state.turn, seed + place, judge, rounds)
                for place in range(playouts)
            ]
            values[key] = round(sum(found) / playouts, 5)
    return {
        "worth": [values[end.key()] for end in ends],
        "other": [end.key() != ends[0].key() for end in ends],
        "ms": times,
    }


def played_out(end: State, seat: int, seed: int, judge: Judge, rounds: int) -> float:
    """What a position before draws is worth to a seat after some rounds of good answers."""
    lookahead = answering(judge)
    state, dealer = end.copy(), Dealer(Rng(seed))
    dealer.follow(state)
    phase = dealer.deal(state)
    while phase != const.OVER:
        best = lookahead.best(state)
        if state.turn == seat and phase == const.ACT:
            rounds -= 1
            if rounds == 0:
                return best.value
        state = best.state
        phase = dealer.deal(state)
    return utility(state, seat)


def summary(path: Path) -> str:
    """A table: how much more each way's choices are worth than those of the first."""
    head, *rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    lines = [
        f"{len(rows)} positions of {head['players']} seats",
        "| way | ms a turn | chooses otherwise | worth more by turn | standard error |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for place, way in enumerate(head["ways"] if rows else ()):
        gains = [row["worth"][place] - row["worth"][0] for row in rows]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        other = sum(row["other"][place] for row in rows) / len(rows)
        spent = sum(row["ms"][place] for row in rows) / len(rows)
        lines.append(f"| {way} | {spent:.1f} | {other:.0%} | {mean:+.5f} | {error:.5f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
