"""Nobody is sent what they may not know: secrets, other hands, and the future (rules, section 12).

Starting hands are dealt face up and everybody sees which cards are taken and paid, so the events of
a game tell whoever remembers them every hand. What stays secret is the order of all that is still
to be drawn. What stays hidden is any hand as such: no view shows it to another seat.
"""

from __future__ import annotations

import asyncio
import io
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from msgspec import Raw, structs

from alhambra import core
from alhambra.deal import Deal, deal_from_seed
from alhambra.game import Game
from alhambra.options import Options
from alhambra.pieces import TILES
from alhambra.server import tables
from alhambra.server.log import to_body
from alhambra.server.logs import log_event
from alhambra.server.wire import updates

from ..properties.other_deals import hands, other_future, other_hand
from .watching import Company, Viewer, company

SEED = "a seed that nobody may know"
LOOK = 90
"""Commands after which everybody looks around."""


class Seats(NamedTuple):
    """Who plays."""

    people: int
    devices: int
    """How many more at the screen of the first person."""
    bots: int

    @property
    def total(self) -> int:
        return sum(self)


TABLES = [Seats(1, 0, 1), Seats(2, 0, 1), Seats(2, 1, 2)]
"""With Dirk, with a bot, and with several at one screen."""


class Mark(NamedTuple):
    """A moment: how many commands there were, actions for good, and bytes for each viewer."""

    commands: int
    actions: int
    heard: list[int]


@dataclass
class Story:
    """A game as it went, with everything that left the server."""

    heard: list[list[bytes]] = field(default_factory=list)
    commands: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    game: Game | None = None
    commitment: str = ""


async def tell(
    at: Company,
    seats: Seats,
    commands: Sequence[tuple[int, dict[str, Any]]] | None = None,
    most: int = 1000,
) -> Story:
    """Play a game: to the end, or so many commands of it, or as it was played before."""
    story = Story()
    dice = random.Random("people")
    await at.meet(*seats)
    await at.act(0, "start")
    story.commitment = at.people[0].update["table"]["commitment"]
    script = iter(commands or ())
    while not at.is_over and len(story.commands) < most:
        if len(story.commands) % LOOK == 0:
            await at.look_around()
        actions = at.people[0].update["game"]["actions"]
        heard = [len(viewer.heard) for viewer in at.everybody]
        story.marks.append(Mark(len(story.commands), actions, heard))
        following = await at.next_command(dice) if commands is None else next(script, None)
        if following is None:
            break
        await at.obey(*following)
        story.commands.append(following)
    story.heard = [list(viewer.heard) for viewer in at.everybody]
    story.game = (await at.app.state.service.tables.table(at.table)).game
    return story


# What nobody may be sent


class Secrets(NamedTuple):
    """What only some may know."""

    common: list[str]
    """Nobody, before the end."""
    own: list[list[str]]
    """For each viewer, what nobody else may know."""


async def secrets_of(at: Company) -> Secrets:
    service = at.app.state.service
    table = await service.tables.table(at.table)
    deal = table.game.deal
    nonces = [seat.nonce for seat in table.seats if seat.nonce]
    own = []
    for viewer in at.everybody:
        guest = service.people.guest(viewer.token) if viewer.token else ""
        keys = [
            service.keyring.signer.seat_key(table.name, number, seat.nonce)
            for number, seat in enumerate(table.seats)
            if guest and guest in seat.holders
        ]
        own.append([secret for secret in (viewer.token, guest, *keys) if secret])
    assert all(each for each in (deal.salt, deal.reshuffle_seed, *nonces))
    return Secrets([SEED, deal.salt, deal.reshuffle_seed, *nonces], own)


def assert_no_secret(heard: list[list[bytes]], log: str, secrets: Secrets) -> None:
    assert "table.created" in log
    for secret in (*secrets.common, *(each for own in secrets.own for each in own)):
        assert secret not in log, "a secret is in the log"
    assert "Person" not in log, "a name is in the log"
    for number, messages in enumerate(heard):
        everything = b"\n".join(messages).decode()
        others = [own for other, own in enumerate(secrets.own) if other != number]
        for secret in (*secrets.common, *(each for own in others for each in own)):
            assert secret not in everything, "a secret was sent"


def assert_own_hands_only(messages: Sequence[bytes], held: Sequence[int]) -> None:
    """Wherever a message has a hand, it is the one of the viewer's own seat."""
    shown = 0
    for message in messages:
        data = body(message)
        for where, hand in hands_in(data):
            if hand is not None:
                own = where == ("you", "hand") and data["you"]["facing"] in held
                assert own, "a hand was sent to another seat"
                shown += 1
    assert bool(shown) == bool(held), "the holder of a seat does see a hand"


def body(message: bytes) -> Any:  # noqa: ANN401
    """The JSON of a message or of an answer; None if it is none."""
    try:
        return json.loads(message.split(b"\n\n", 1)[-1])
    except ValueError:
        return None


def hands_in(data: object, where: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything that is called a hand, and where it is."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "hand":
                yield (*where, key), value
            yield from hands_in(value, (*where, key))
    elif isinstance(data, list):
        for value in data:
            yield from hands_in(value, where)


async def assert_private(folder: Path, seats: Seats, most: int = 1000) -> None:
    """A game, in which nobody is sent what is not theirs."""
    log = io.StringIO()
    async with company(folder, seed=SEED, log=log) as at:
        story = await tell(at, seats, most=most)
        secrets = await secrets_of(at)
        everybody = at.everybody
        seats_of = [viewer.update["you"]["seats"] for viewer in everybody]
        server = Viewer(at.app)
        for path in ("/api/metrics", "/api/openapi.json"):
            await server.get(path)
        record = await everybody[-1].get(f"/api/tables/{at.table}/record")
    assert_no_secret(story.heard, log.getvalue(), secrets)
    assert_no_secret([server.heard], log.getvalue(), Secrets(secrets.common, [[], *secrets.own]))
    for messages, held in zip(story.heard, seats_of, strict=True):
        assert_own_hands_only(messages, held)
    assert {"undo", "say", "play", "end"} <= {command["type"] for _, command in story.commands}
    assert all(secret in record.decode() for secret in secrets.common[1:3]), "now it is told"


@pytest.mark.parametrize("seats", TABLES, ids=lambda seats: f"{seats.total} seats")
def test_no_secret_and_no_other_hand_is_sent_to_anybody(tmp_path: Path, seats: Seats) -> None:
    asyncio.run(assert_private(tmp_path / "table", seats))


# The future


async def assert_blind(
    folder: Path, seats: Seats, shares: Sequence[float], most: int = 1000
) -> None:
    """Up to a moment, a table is the same to everybody as one where all that follows differs.

    Only the commitment differs, as it has to: it is what tells the two deals apart afterwards.
    """
    rng = random.Random(str(seats))
    async with company(folder / "first", seed=SEED) as at:
        first = await tell(at, seats, most=most)
    assert first.game is not None
    for number, share in enumerate(shares):
        mark = first.marks[int(share * (len(first.marks) - 1))]
        twin = await told_up_to(folder / f"twin{number}", seats, first, mark, rng)
        assert twin.commitment != first.commitment
        for before, after, count in zip(first.heard, twin.heard, mark.heard, strict=True):
            told = [
                each.replace(twin.commitment.encode(), first.commitment.encode()) for each in after
            ]
            assert told == before[:count], "the future was told"


async def told_up_to(
    folder: Path, seats: Seats, first: Story, mark: Mark, rng: random.Random
) -> Story:
    """The same game up to a moment, with another deal of what was not drawn until then."""
    assert first.game is not None
    game = Game(first.game.options, deal=first.game.deal)
    for action in first.game.actions[: mark.actions]:
        game.play(action)
    deal = other_future(game, rng)
    assert deal != game.deal
    async with company(folder, seed=SEED, deal=deal) as at:
        return await tell(at, seats, first.commands[: mark.commands])


SHARES = (0.0, 0.3, 0.9) if core.compiled() else (0.5,)


@pytest.mark.parametrize("seats", TABLES, ids=lambda seats: f"{seats.total} seats")
def test_the_future_makes_no_difference_to_what_is_sent(tmp_path: Path, seats: Seats) -> None:
    asyncio.run(assert_blind(tmp_path, seats, SHARES))


# Hands


async def assert_hands_hidden(folder: Path) -> None:
    """Views are the same, whatever card another seat holds, as long as nobody sees it played."""
    options = Options(3)
    rng = random.Random(7)
    deal = deal_from_seed(options, "hands")
    other, changed = other_hand(options, deal, rng)
    actions = shared_actions(options, deal, other, changed, rng)
    assert len(actions) > 20
    views = [
        await views_of_others(folder / str(number), each, actions, changed)
        for number, each in enumerate((deal, other))
    ]
    assert views[0] == views[1], "a hand was shown"


def shared_actions(
    options: Options, deal: Deal, other: Deal, changed: int, rng: random.Random
) -> list[str]:
    """What can be played with both deals while they differ in nothing but one hand."""
    games = Game(options, deal=deal), Game(options, deal=other)
    actions: list[str] = []
    while len(actions) < 40:
        both = sorted(set(games[0].legal()) & set(games[1].legal()), key=str)
        action = rng.choice(both)
        for game in games:
            game.play(action)
        differ = [
            seat
            for seat, pair in enumerate(zip(*map(hands, games), strict=True))
            if len({*pair}) > 1
        ]
        if differ != [changed] or [*games[0].state.display] != [*games[1].state.display]:
            break
        actions.append(str(action))
    return actions


PATHS = ("", "/picture", f"/sites?tile={TILES[0].name}")


async def views_of_others(
    folder: Path, deal: Deal, actions: list[str], changed: int
) -> list[list[bytes]]:
    """What everybody but one seat sees of the table after each action, and is told then."""
    async with company(folder, deal=deal) as at:
        await at.meet(3, 0, 0, confirm=False)
        await at.act(0, "start")
        viewers = [each for number, each in enumerate(at.everybody) if number != changed]
        dealt = [len(viewer.heard) for viewer in viewers]  # face up, with all hands (R2.7)
        for action in actions:
            update = at.people[0].update
            actor, version = update["game"]["actor"], update["version"]
            reply = await at.act(actor, "play", version=version, action=action)
            assert reply["type"] == "done", reply
            for viewer in viewers:
                for path in PATHS if version % 10 == 0 else PATHS[:1]:
                    await viewer.get(f"/api/tables/{at.table}{path}")
        return [
            [each.replace(deal.commitment.encode(), b"commitment") for each in viewer.heard[begin:]]
            for viewer, begin in zip(viewers, dealt, strict=True)
        ]


def test_the_hand_of_another_makes_no_difference_to_what_is_shown(tmp_path: Path) -> None:
    asyncio.run(assert_hands_hidden(tmp_path))


# The tests above see what they are there for

Leak = Callable[[pytest.MonkeyPatch], None]


def leak_hands(patch: pytest.MonkeyPatch) -> None:
    """Every hand in `players`, as at a table with open hands."""
    real = updates.position_out

    def leaky(*arguments: Any, **options: Any) -> updates.GameOut:  # noqa: ANN401
        return real(*arguments, **{**options, "open_hands": True})

    patch.setattr(updates, "position_out", leaky)


def leak_turns(patch: pytest.MonkeyPatch) -> None:
    """The hand of whoever is on turn, to everybody."""
    real = updates.faced

    def leaky(table: Any, facing: int | None) -> updates.Faced:  # noqa: ANN401
        return real(table, table.turn.seat if table.turn else facing)

    patch.setattr(updates, "faced", leaky)


def leak_keys(patch: pytest.MonkeyPatch) -> None:
    """The keys of the first seat, to everybody."""
    real = updates.you_out
    given: list[Any] = []

    def leaky(table: Any, guest: str, facing: int | None, *rest: Any) -> updates.YouOut:  # noqa: ANN401
        given.extend(each for each in rest[:1] if each)
        return real(table, guest, facing, *given[:1])

    patch.setattr(updates, "you_out", leaky)


def leak_log(patch: pytest.MonkeyPatch) -> None:
    """The seed, in the log."""

    def leaky(entry: Any) -> bytes:  # noqa: ANN401
        log_event("table.changed", changes=entry.changes)
        return to_body(entry)

    patch.setattr(tables, "to_body", leaky)


def leak_next_tile(patch: pytest.MonkeyPatch) -> None:
    """The last tile of the bag, as a note on the table."""
    real = updates.table_out

    def leaky(table: Any, present: Any) -> updates.TableOut:  # noqa: ANN401
        shown = real(table, present)
        tile = None if table.game is None else table.game.deal.bag[-1].name
        return structs.replace(shown, rematch=tile)

    patch.setattr(updates, "table_out", leaky)


def leak_scoring(patch: pytest.MonkeyPatch) -> None:
    """Where the second scoring card lies."""
    real = updates.position_out

    def leaky(game: Game, *rest: Any, **options: Any) -> updates.GameOut:  # noqa: ANN401
        shown = json.loads(updates.encode(real(game, *rest, **options)))
        left = game.deal.scoring_cards[1]
        return cast(updates.GameOut, Raw(json.dumps({**shown, "deckLeft": left}).encode()))

    patch.setattr(updates, "position_out", leaky)


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        (leak_hands, "a hand was sent to another seat"),
        (leak_turns, "a hand was sent to another seat"),
        (leak_keys, "a secret was sent"),
        (leak_log, "a secret is in the log"),
    ],
)
def test_a_server_that_tells_secrets_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak, found: str
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        asyncio.run(assert_private(tmp_path / "table", Seats(2, 0, 0), 5))


@pytest.mark.parametrize("leak", [leak_next_tile, leak_scoring])
def test_a_server_that_tells_the_future_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="the future was told"):
        asyncio.run(assert_blind(tmp_path, Seats(2, 0, 0), (0.0,), 1))


@pytest.mark.parametrize("leak", [leak_hands, leak_turns])
def test_a_server_that_shows_hands_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="a hand was shown"):
        asyncio.run(assert_hands_hidden(tmp_path))
