"""Good moves at the table: who may ask, who is told, and that nobody looks into the future."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from alhambra.actions import parse
from alhambra.core import const
from alhambra.errors import AlhambraError
from alhambra.game import Game
from alhambra.server import decisions
from alhambra.server.advisers import Advisers
from alhambra.server.decisions import hint_position, judged_turn
from alhambra.server.errors import TooMany
from alhambra.server.log import Entry
from alhambra.server.new_tables import create
from alhambra.server.setup import Setup
from alhambra.server.table import Table
from alhambra.server.thinkers import ERRANDS, ERRANDS_EACH, Thinkers, ThinkingFailed
from alhambra.server.wire.messages import Hint, NewTable, Propose
from alhambra.server.wire.replays import film, replay
from alhambra.turn import Turn
from alhambra.view import legal_actions

from ..properties.other_deals import other_future
from .serving import Json, Server, bearer, serving
from .sitting import HOST, Sitting, three


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of these tests is dealt alike."""
    monkeypatch.setattr(decisions, "fresh_seed", lambda: "hints")


def against_bots(**setup: object) -> Sitting:
    """Ada against two bots, on turn."""
    sitting = Sitting(
        Setup(players=3, **setup),  # type: ignore[arg-type]
        name="Ada",
        bots=["random", "random"],
        start=True,
    )
    until_ada(sitting, random.Random(1))
    return sitting


def until_ada(sitting: Sitting, dice: random.Random) -> None:
    """Bots play until it is Ada's turn."""
    while sitting.turn.seat != 0:
        sitting.by_bot(chosen(sitting, dice))


def chosen(sitting: Sitting, dice: random.Random) -> tuple[int, ...]:
    """The codes of some turn."""
    turn = Turn(sitting.turn.before)
    while not turn.complete:
        better = [each for each in sorted(legal_of(turn)) if each[:4] in ("buy ", "plac", "take")]
        turn.play(parse(dice.choice(better or sorted(legal_of(turn)))))
    return turn.codes


def legal_of(turn: Turn) -> list[str]:
    return list(map(str, legal_actions(turn.state)))


def ask(sitting: Sitting, guest: str = HOST) -> list[str]:
    """Ask for a hint: what everybody is told."""
    news = sitting.ask(guest, Hint(version=sitting.table.version))
    return [f"{note.what} {note.seat}" for note in news.notes]


def refused(sitting: Sitting, guest: str = HOST, version: int | None = None) -> str:
    """Why nobody gets a hint; nothing is stored then."""
    before = sitting.table.version
    with pytest.raises(AlhambraError) as refusal:
        sitting.ask(guest, Hint(version=before if version is None else version))
    assert sitting.table.version == before
    return refusal.value.slug


# Who may ask


def test_against_bots_one_may_ask_and_it_is_noted_once_a_turn() -> None:
    sitting = against_bots()
    assert sitting.table.has_hints
    assert not sitting.table.hinted
    assert ask(sitting) == ["hinted 0"]
    assert sitting.again().hinted
    assert ask(sitting) == []
    sitting.finish_turn(random.Random(2))
    assert not sitting.table.hinted
    until_ada(sitting, random.Random(3))
    assert ask(sitting) == ["hinted 0"]


def test_whoever_comes_later_reads_it_in_the_replay_unless_it_was_taken_back() -> None:
    sitting = against_bots()
    first = sitting.table.game.version if sitting.table.game else -1
    ask(sitting)
    sitting.finish_turn(random.Random(2))

    def told(table: Table) -> list[int]:
        frames = replay(film(table, games=False)).frames[1:]
        return [number for number, frame in enumerate(frames) if frame.hint]

    assert told(sitting.table) == told(sitting.again()) == [first]
    sitting.ask(HOST, Propose())
    assert told(sitting.table) == []


def test_among_people_the_host_decides() -> None:
    sitting = three()
    assert refused(sitting, sitting.actor()) == "no-hints"
    sitting = three(hints=True)
    seat = sitting.turn.seat
    assert ask(sitting, sitting.actor()) == [f"hinted {seat}"]
    others = {"ada", "ben", "cem"} - {sitting.actor()}
    assert [refused(sitting, each) for each in sorted(others)] == ["not-your-turn"] * 2


@pytest.mark.parametrize("setup", [{"hints": False}, {"aids": False}])
def test_whoever_wants_no_help_gets_none(setup: dict[str, object]) -> None:
    assert refused(against_bots(**setup)) == "no-hints"


def test_a_table_without_aids_may_still_have_hints() -> None:
    assert ask(against_bots(aids=False, hints=True)) == ["hinted 0"]


def test_several_people_at_one_screen_are_not_alone() -> None:
    hot = Sitting(Setup(players=2), name="Ada", devices=["Ben"], start=True)
    assert refused(hot) == "no-hints"


@pytest.mark.parametrize("exercise", ["money", "p01"])
def test_no_hint_gives_the_answer_of_an_exercise_away(exercise: str) -> None:
    sitting = against_bots()
    sitting.table = Table("lesson")
    order = NewTable(name="Ada", exercise=exercise)
    sitting.table.apply(Entry(tuple(create(order, HOST)), HOST), 1)
    assert not sitting.table.has_hints
    assert not sitting.table.has_coach
    assert refused(sitting) == "no-hints"


def test_a_hint_answers_what_was_seen_and_comes_while_there_is_something_to_do() -> None:
    sitting = against_bots()
    seen = sitting.table.version
    assert refused(sitting, version=seen - 1) == "stale"
    assert refused(sitting, "eve") == "not-seated"
    with pytest.raises(AlhambraError) as unasked:
        hint_position(sitting.table, HOST, None, seen)
    assert unasked.value.slug == "hint-unasked"
    while not sitting.turn.complete:
        sitting.play(HOST, next(iter(legal_of(sitting.turn))))
    assert refused(sitting) == "turn-complete"


# What is answered


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    with closing(Thinkers(1)) as running:
        yield running


def hint(thinkers: Thinkers, table: Table) -> Json:
    """The hint for the position of a table."""
    assert table.turn is not None
    advice: Json = json.loads(asyncio.run(Advisers(thinkers).hint(table.turn.state)))
    return advice


def test_hints_are_legal_to_the_end_of_the_turn_from_wherever_one_is(thinkers: Thinkers) -> None:
    """At the beginning of a turn, after a step, and when tiles are to be put down."""
    phases = set()
    for seed in range(30):
        sitting = against_bots()
        dice = random.Random(seed)
        for _ in range(seed % 10):
            sitting.finish_turn(dice)
            until_ada(sitting, dice)
        while not sitting.turn.complete:
            advice = hint(thinkers, sitting.table)
            phases.add((sitting.turn.state.phase, bool(sitting.turn.steps)))
            turn = Turn(sitting.turn.state)
            for action in advice["turn"]["actions"]:
                turn.play(parse(action))
            assert turn.complete
            assert advice["turn"]["seat"] == 0
            assert advice["reasons"]
            sitting.play(HOST, advice["turn"]["actions"][0])
        if phases >= {(const.ACT, False), (const.ACT, True), (const.PUT, True)}:
            return
    pytest.fail(f"only {phases} were met")


def test_whoever_asks_again_is_told_the_same_and_nothing_is_thought_twice(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = against_bots().turn.state
    errand, errands = thinkers.errand, []

    async def counted(each: object, asker: str) -> bytes:
        errands.append(each)
        return await errand(each, asker)  # type: ignore[arg-type]

    monkeypatch.setattr(thinkers, "errand", counted)

    async def twice() -> list[bytes]:
        advisers = Advisers(thinkers)
        at_once = await asyncio.gather(advisers.hint(state), advisers.hint(state.copy()))
        return [*at_once, await advisers.hint(state)]

    first, *others = asyncio.run(twice())
    assert others == [first] * 2
    assert len(errands) == 1
    assert asyncio.run(Advisers(thinkers).hint(state)) == first  # in another process as well


def twin_of(sitting: Sitting, rng: random.Random) -> Table:
    """A table with the same history, where everything that is not drawn yet comes otherwise."""
    game = sitting.table.game
    assert game is not None
    twin = Table("twin")
    (begun, at), *entries = sitting.log
    twin.apply(begun, at)
    twin.game = Game(sitting.table.options, deal=other_future(game, rng), names=game.names)
    for entry, at in entries:
        twin.apply(entry, at)
    assert twin.game.deal != game.deal
    return twin


def test_what_is_not_drawn_yet_makes_no_difference(thinkers: Thinkers) -> None:
    """A hint and a verdict are the same whatever comes next: nobody looks into the future."""
    for seed in range(4):
        dice = random.Random(seed)
        sitting = against_bots()
        for _ in range(4 * seed):
            sitting.finish_turn(dice)
            until_ada(sitting, dice)
        if seed % 2:
            sitting.play(HOST, next(each for each in legal_of(sitting.turn) if each != "pass"))
        if sitting.turn.complete:
            sitting.undo(HOST)
        twin = twin_of(sitting, dice)
        assert hint(thinkers, twin) == hint(thinkers, sitting.table)
        mine, theirs = sitting.table.last_played(0), twin.last_played(0)
        if mine is None or theirs is None:
            assert seed == 0
            continue
        advisers = Advisers(thinkers)
        assert asyncio.run(advisers.verdict(mine)) == asyncio.run(
            Advisers(thinkers).verdict(theirs)
        )


# What a turn has cost


def verdict(thinkers: Thinkers, sitting: Sitting) -> Json:
    """What Ada's last turn has cost."""
    played = judged_turn(sitting.table, HOST, None)
    found: Json = json.loads(asyncio.run(Advisers(thinkers).verdict(played)))
    assert found["actions"] == played.actions
    return found


def test_a_careless_turn_is_told_beside_a_better_one(thinkers: Thinkers) -> None:
    """Whoever takes the smallest card turn after turn is told so; whoever plays by hints is not."""
    sitting = against_bots()
    dice = random.Random(1)
    found: Json = {}
    for _ in range(12):
        takes = [each for each in legal_of(sitting.turn) if each.startswith("take")]
        smallest = min(takes, key=lambda each: (len(each), each[-1]))
        sitting.play(HOST, smallest)
        sitting.end(HOST)
        found = verdict(thinkers, sitting)
        assert found["played"]["actions"] == [smallest]
        if found["mistake"]:
            break
        until_ada(sitting, dice)
    assert found["mistake"]
    assert found["loss"]["value"] >= max(1, 2 * found["loss"]["error"])
    assert found["better"] != found["played"]
    assert found["reasons"]


def test_whoever_plays_by_hints_hears_nothing(thinkers: Thinkers) -> None:
    sitting = against_bots()
    for seed in range(3):
        for action in hint(thinkers, sitting.table)["turn"]["actions"]:
            sitting.play(HOST, action)
        sitting.end(HOST)
        assert not verdict(thinkers, sitting)["mistake"]
        until_ada(sitting, random.Random(seed))


def test_turns_are_judged_against_bots_only_and_only_ones_own() -> None:
    def why_not(sitting: Sitting, guest: str = HOST) -> str:
        with pytest.raises(AlhambraError) as refusal:
            judged_turn(sitting.table, guest, None)
        return refusal.value.slug

    assert why_not(three(hints=True)) == "no-coach"
    sitting = against_bots()
    assert why_not(sitting) == "nothing-to-judge"
    assert why_not(sitting, "eve") == "not-seated"
    sitting.by_bot(chosen(sitting, random.Random(1)))  # for Ada, who is away
    assert why_not(sitting) == "nothing-to-judge"
    until_ada(sitting, random.Random(2))
    sitting.finish_turn(random.Random(3))
    until_ada(sitting, random.Random(4))
    before = judged_turn(sitting.table, HOST, None)
    again = judged_turn(sitting.again(), HOST, None)
    assert (again.before.key(), again.codes) == (before.before.key(), before.codes)


def test_a_turn_that_was_taken_back_is_judged_no_more() -> None:
    sitting = against_bots()
    sitting.finish_turn(random.Random(3))
    assert judged_turn(sitting.table, HOST, None).actions == sitting.table.last_turn(0)
    sitting.ask(HOST, Propose())
    assert sitting.table.last_played(0) is None


# What it may cost


@dataclass(frozen=True)
class Waits:
    """An errand that is not done before a file is there."""

    path: str

    def run(self) -> bytes:
        while not os.path.exists(self.path):
            time.sleep(0.005)
        return b"done"


@dataclass(frozen=True)
class Dies:
    """An errand that no process survives."""

    def run(self) -> bytes:
        os._exit(1)


def test_bots_play_on_while_many_ask_for_advice_and_too_many_are_refused(tmp_path: Path) -> None:
    state = Game(against_bots().table.options, seed="advice").state
    path = tmp_path / "go"

    async def ask() -> list[bytes]:
        with closing(Thinkers(2)) as thinkers:
            asked = [asyncio.create_task(thinkers.errand(Waits(str(path)))) for _ in range(ERRANDS)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await thinkers.errand(Waits(str(path)))
            thought = await thinkers.turn(state, "random", seed=1)  # one process is left for bots
            assert thought.codes
            path.touch()
            return await asyncio.gather(*asked)

    assert asyncio.run(ask()) == [b"done"] * ERRANDS


def test_one_address_cannot_take_all_places(tmp_path: Path) -> None:
    path = tmp_path / "go"

    async def ask() -> list[bytes]:
        with closing(Thinkers(1)) as thinkers:

            def asked(asker: str) -> asyncio.Task[bytes]:
                return asyncio.create_task(thinkers.errand(Waits(str(path)), asker))

            many = [asked("greedy") for _ in range(ERRANDS)]
            await asyncio.sleep(0)
            others = [asked(f"other{number}") for number in range(ERRANDS - ERRANDS_EACH)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany, match="many people"):
                await thinkers.errand(Waits(str(path)), "late")
            path.touch()
            refused = [type(each) for each in await asyncio.gather(*many, return_exceptions=True)]
            assert refused == [bytes] * ERRANDS_EACH + [TooMany] * (ERRANDS - ERRANDS_EACH)
            assert await asked("greedy") == b"done"
            return await asyncio.gather(*others)

    assert asyncio.run(ask()) == [b"done"] * (ERRANDS - ERRANDS_EACH)


def test_an_errand_that_kills_its_process_fails_alone() -> None:
    state = against_bots().turn.state

    async def ask() -> bytes:
        with closing(Thinkers(1)) as thinkers:
            with pytest.raises(ThinkingFailed):
                await thinkers.errand(Dies())
            return await Advisers(thinkers).hint(state)

    assert json.loads(asyncio.run(ask()))["turn"]["actions"]


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hints")) as running:
        yield running


def on_turn(server: Server, table: str, token: str) -> Json:
    """The table as soon as its person is to act."""
    seen = -1
    while True:
        view: Json = server.get(f"tables/{table}", token, after=seen, wait=10)
        if view["game"]["actor"] == view["you"]["facing"]:
            return view
        seen = view["version"]


def status(server: Server, path: str, token: str = "", **query: object) -> tuple[int, str]:
    """What a question is refused with."""
    answer = server.client.get(f"/api/{path}", headers=bearer(token), params=query)  # type: ignore[arg-type]
    return answer.status_code, answer.json().get("slug", "")


def test_a_hint_over_http_is_for_whoever_asked_on_turn(server: Server) -> None:
    ada, eve = server.guest(), server.guest()
    table = server.table(ada)
    view = on_turn(server, table, ada)
    assert view["table"]["hints"] is True
    path = f"tables/{table}/hint"
    assert status(server, path, ada, version=view["version"]) == (409, "hint-unasked")
    with server.socket(table, eve) as watching:
        watching.next("update")
        server.command(table, ada, "hint", version=view["version"])
        assert watching.next("update")["notes"] == [{"what": "hinted", "seat": 0, "text": ""}]
    version = server.get(f"tables/{table}", ada)["version"]
    advice = server.get(path, ada, version=version)
    assert advice["turn"]["actions"][0] in view["you"]["legal"]
    assert server.get(path, ada, version=version) == advice
    assert server.get(path, ada, version=view["version"]) == advice  # nothing was played since
    assert status(server, path, eve, version=version) == (403, "not-seated")
    assert status(server, path, version=version) == (401, "token")
    assert status(server, path, ada, version=0) == (409, "stale")
    assert status(server, path, ada) == (400, "message")


def test_advice_is_limited_for_each_address(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=20.0) as server:
        ada = server.guest()
        table = server.table(ada)
        version = on_turn(server, table, ada)["version"]
        server.command(table, ada, "hint", version=version)
        asked = [status(server, f"tables/{table}/hint", ada, version=version) for _ in range(12)]
        assert asked[0] == (200, "")
        assert asked[-1] == (429, "too-many")
