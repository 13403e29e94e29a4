"""Compares two ways to think: `python bench/duel.py FILE ONE TWO --players 2 --games 1000`.

A way is written `master@800`, or with what is different: `master:width=32,depth=4@800`. One of the
first sits against copies of the second, every deal in every seating. Each game is a line of FILE,
which can be broken off anywhere and gone on with; `--show` only sums it up. Intervals are those of
the arena, clustered by deal. Times are those of the processor, for the machine may be busy, and a
budget such as `master@100ms` is one of the processor's time as well. With `--luck 16` every draw is
compared with 16 others (`luck.py`), and results are also given less what luck has brought. Their
expectation is the same, and their intervals are narrower, as if there were more games.

| | |
| --- | --- |
| `width`, `trust`, `depth`, `answered`, `sites`, `payments` | as `bots.thinking.Style` has them |
| `prior`, `leaf` | weights: a name such as `mason`, or a file |
| `removals=0` | takes no buildings down |
| `every=1` | tries every end of a turn that there is, not the planner's alone |
| `foresight=2` | cheats: knows what is drawn at the end of this turn and of so many in all |
| `alone=1` | plays what the prior likes best, without any future |
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from luck import Luck

from alhambra.arena.estimates import Estimate, mean, share
from alhambra.bots.budget import Budget
from alhambra.bots.levels import architect_style, first_master_style, master_style
from alhambra.bots.thinking import Style, listed, tried
from alhambra.bots.weights import judge, read_judge
from alhambra.core import const
from alhambra.core.apply import apply
from alhambra.core.judge import Judge
from alhambra.core.legal import legal
from alhambra.core.plans import Plan
from alhambra.core.rng import Rng
from alhambra.core.rollout import QuickPlayer
from alhambra.core.state import State
from alhambra.deal import Deal, FixedDealer, deal_from_seed
from alhambra.options import Options
from alhambra.scoring import winners
from alhambra.simulate import bot_rng

STYLES = {
    "architect": architect_style,
    "master-1": first_master_style,
    "master": master_style,
}


HEADER = """\
| seats | one | against | games | wins | interval | lead | ms a turn | wins less luck | lead less luck |
| ---: | --- | --- | ---: | ---: | --- | ---: | --- | --- | --- |"""  # noqa: E501
"""The head of a table of summaries."""

_WINS = 1.6  # wins that luck worth 1 brings, and points of lead: the slopes in 400 games of two and
_POINTS = 85  # 240 of three one turn ahead, on other deals (seed `pilot`)


@dataclass(frozen=True, slots=True)
class Way:
    """A way to think."""

    style: Style
    budget: Budget
    every: bool = False
    foresight: int = 0
    alone: bool = False

    @classmethod
    def parse(cls, text: str) -> Way:
        """The way that a text asks for."""
        name, _, budget = text.partition("@")
        name, _, changes = name.partition(":")
        if name not in STYLES:
            raise SystemExit(f"{name!r} is none of {', '.join(STYLES)}")
        way = cls(STYLES[name](), Budget.parse(budget) if budget else Budget())
        for change in filter(None, changes.split(",")):
            key, _, value = change.partition("=")
            way = way.with_change(key, value)
        return way

    def with_change(self, key: str, value: str) -> Way:
        """The same way but for one thing."""
        style = self.style
        match key:
            case "prior":
                return replace(self, style=replace(style, prior=_judge(value)))
            case "leaf":
                return replace(self, style=replace(style, leaf=_judge(value)))
            case "width":
                return replace(self, style=replace(style, width=int(value)))
            case "trust":
                return replace(self, style=replace(style, trust=int(value)))
            case "depth":
                return replace(self, style=replace(style, depth=int(value)))
            case "answered":
                return replace(self, style=replace(style, answered=int(value)))
            case "sites":
                return replace(self, style=replace(style, sites=int(value)))
            case "payments" if value in ("1", "2"):
                return replace(self, style=replace(style, payments=int(value)))
            case "removals":
                return replace(self, style=replace(style, removals=value == "1"))
            case "foresight":
                return replace(self, foresight=int(value))
            case "every":
                return replace(self, every=value == "1")
            case "alone":
                return replace(self, alone=value == "1")
        raise SystemExit(f"{key}={value} is nothing that can be chosen")

    def turn(self, state: State, deal: Deal, dealer: FixedDealer, rng: Rng) -> list[int]:
        """The codes of the rest of a turn."""
        begin = time.process_time()
        plans = self._plans(state)
        if len(plans) > 1 and self.foresight:
            plans = [self._foreseen(plan, state.turn, deal, dealer) for plan in plans]
            plans.sort(key=lambda plan: -plan.value)
        if self.alone or len(plans) == 1:
            return list(plans[0].codes)
        plans = plans[: self.style.width]
        options = tried(
            plans, state.turn, self.style, self.budget, rng, begin, clock=time.process_time
        )
        return list(options[0].codes)

    def _plans(self, state: State) -> list[Plan]:
        if not self.every:
            return listed(state, self.style)
        plans = list(_every(state))
        for plan in plans:
            plan.judge(self.style.prior.value(plan.state, state.turn))
        plans.sort(key=lambda plan: -plan.value)
        return plans

    def _foreseen(self, plan: Plan, seat: int, deal: Deal, dealer: FixedDealer) -> Plan:
        """The plan with what will be drawn after it; the quick player answers for the others."""
        state = plan.state.copy()
        knowing = FixedDealer(deal)
        knowing.reshuffles = list(dealer.reshuffles)
        _draw(state, knowing)
        for _ in range(self.foresight - 1):
            if state.phase == const.OVER:
                break
            QuickPlayer().play_turn(state)
            _draw(state, knowing)
        seen = Plan(state, plan.codes)
        seen.judge(self.style.prior.value(state, seat))
        return seen


def main() -> None:
    """Play what is missing, and say how it stands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("one", nargs="?")
    parser.add_argument("two", nargs="?")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--luck", type=int, default=0, metavar="DRAWS", help="to compare each with")
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    if asked.show and not asked.file.exists():
        parser.error(f"there is no {asked.file}")
    if not asked.show and asked.two is None:
        parser.error("give two ways to think")
    if not asked.show:
        settings = {
            "one": asked.one, "two": asked.two, "players": asked.players, "seed": asked.seed,
        }  # fmt: skip
        if asked.luck:
            settings["luck"] = asked.luck
        ways = Way.parse(asked.one), Way.parse(asked.two)
        done = done_before(asked.file, settings)
        for number in range(done, asked.games):
            add(asked.file, play(ways, asked.players, asked.seed, number, asked.luck))
    print(HEADER, summary(asked.file), sep="\n")


def done_before(path: Path, settings: dict[str, Any]) -> int:
    """How many results a file has; a new one gets the settings that they are for.

    A last line that was broken off is cut off.
    """
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
        path.write_text("".join(lines), "utf-8")
    if not lines:
        add(path, settings)
        return 0
    if json.loads(lines[0]) != settings:
        raise SystemExit(f"{path} holds something else: {lines[0]}")
    return len(lines) - 1


def add(path: Path, row: dict[str, Any]) -> None:
    """Append a line to a file of results."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def play(
    ways: tuple[Way, Way], players: int, seed: str, number: int, others: int = 0
) -> dict[str, Any]:
    """One game: what it brought the first way, how lucky that was, and what each way cost."""
    options = Options(players)
    deal = deal_from_seed(options, f"{seed}/{number // players}")
    state = options.new_state(deal.youngest)
    dealer = FixedDealer(deal)
    rng = bot_rng(seed, number)
    chosen = number % players
    luck = Luck(chosen, others, bot_rng(f"{seed}/luck", number))
    seconds, turns = [0.0, 0.0], [0, 0]
    _draw_luckily(state, dealer, luck)
    while state.phase != const.OVER:
        side = 0 if state.turn == chosen else 1
        begin = time.process_time()
        codes = ways[side].turn(state, deal, dealer, rng)
        seconds[side] += time.process_time() - begin
        turns[side] += 1
        for code in codes:
            apply(state, code)
        _draw_luckily(state, dealer, luck)
    scores = [state.scores[seat] for seat in range(players)]
    best = winners(tuple(scores))
    rivals = (sum(scores) - scores[chosen]) / (players - 1)
    return {
        "deal": number // players,
        "win": 1 / len(best) if chosen in best else 0.0,
        "lead": scores[chosen] - rivals,
        **({"luck": round(luck.total, 5)} if others else {}),
        "ms": [
            round(1000 * spent / max(1, count), 3)
            for spent, count in zip(seconds, turns, strict=True)
        ],
    }


def summary(path: Path) -> str:
    """A line for a table: the ways, games, wins, lead, and the processor's time for a turn."""
    head, *games = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    begin = f"| {head['players']} | {head['one']} | {head['two']} | {len(games)} |"
    wins, lead = share(_by_deal(games, "win")), mean(_by_deal(games, "lead"))
    if wins is None or lead is None:
        return f"{begin} | | | | | |"
    times = [sum(game["ms"][side] for game in games) / len(games) for side in range(2)]
    less = (mean(_by_deal(games, "win", _WINS)), mean(_by_deal(games, "lead", _POINTS)))
    return (
        f"{begin} **{wins.value:.1%}** | {wins.low:.1%} to {wins.high:.1%} | {lead.value:+.1f} "
        f"| {times[0]:.1f} / {times[1]:.1f} "
        f"| {_with_interval(less[0], '.1%')} | {_with_interval(less[1], '+.1f')} |"
    )


def _by_deal(games: list[dict[str, Any]], what: str, of_luck: float = 0) -> list[list[float]]:
    """A figure of each game, deal by deal, less what luck has brought; none if it is not known."""
    deals: dict[int, list[float]] = {}
    for game in games:
        if not of_luck or "luck" in game:
            luck = of_luck * game["luck"] if of_luck else 0.0
            deals.setdefault(game["deal"], []).append(game[what] - luck)
    return list(deals.values())


def _with_interval(estimate: Estimate | None, form: str) -> str:
    if estimate is None:
        return ""
    return f"{estimate.value:{form}} ({estimate.low:{form}} to {estimate.high:{form}})"


def _every(state: State) -> Iterator[Plan]:
    """Every position that can end a turn, once."""
    layer: list[tuple[State, list[int]]] = [(state, [])]
    seen = {state.key()}
    while layer:
        beyond = []
        for before, codes in layer:
            for code in legal(before):
                after = before.copy()
                apply(after, code)
                if (key := after.key()) in seen:
                    continue
                seen.add(key)
                if after.turn != state.turn or not const.ACT <= after.phase < const.OVER:
                    yield Plan(after, [*codes, code])
                else:
                    beyond.append((after, [*codes, code]))
        layer = beyond


def _draw_luckily(state: State, dealer: FixedDealer, luck: Luck) -> None:
    """Draw what is to be drawn, and count how lucky that was."""
    before = state.copy()
    _draw(state, dealer)
    luck.add(before, state)


def _draw(state: State, dealer: FixedDealer) -> None:
    """Draw what is to be drawn."""
    while state.phase < const.ACT:
        apply(state, dealer.draw(state))


def _judge(name: str) -> Judge:
    return read_judge(Path(name).read_text("utf-8")) if "/" in name else judge(name)


if __name__ == "__main__":
    main()
