"""Tables as people leave them: scripts that today's server carries out, for golden data.

Together they make every change that is stored, with every field. Whoever stores something new
adds a scene that has it, or lets one of these have it: sets written before stay as they are.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from .reading import (
    DAY,
    Beginning,
    FromGame,
    Game,
    Options,
    Setup,
    Shuffle,
    StoredDeal,
    Table,
    Tables,
    messages,
    new_tables,
    record,
    sealed,
    table_id,
)
from .viewing import Json, choice, view

BEGAN = 1_790_000_000_000
"""When each scene begins, in milliseconds since 1970."""
GUESTS = ("ada", "ben", "cem", "dia", "eve", "phone")
CHOSEN = {"name": "Ada", "pref-text": "130", "learn": '{"done":["money"],"tables":{}}'}
"""The settings of the first guest, who has a link."""
_PATIENCE = 60.0


class Clock:
    """Milliseconds that pass only when told."""

    def __init__(self, now: int = BEGAN) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Listener:
    """A viewer that keeps nothing of what it is shown."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.faced: int | None = None

    def show(self, update: bytes, *, whole: bool) -> None:
        """Look away."""

    def end(self) -> None:
        """Stay."""

    def tell(self, message: bytes) -> None:
        """Do not listen."""


@dataclass
class Script:
    """One table and those who play at it."""

    tables: Tables
    clock: Clock
    guests: dict[str, str]
    """The id of each guest by the short name in `GUESTS`."""
    dice: random.Random
    table: str = ""
    made: list[str] = field(default_factory=list)
    """Every table of the scene."""
    refs: dict[str, list[tuple[str, str, int]]] = field(default_factory=dict)
    """Guest, ref and version of the commands at each table."""

    async def make(
        self,
        setup: Setup | None = None,
        *,
        host: str = "ada",
        beginning: Beginning | None = None,
        **order: object,
    ) -> None:
        """A new table."""
        new = messages.NewTable(setup, **order)  # type: ignore[arg-type]
        table = await self.tables.create(new, self.guests[host], beginning)
        await self.move_to(table.name)

    async def move_to(self, table: str) -> None:
        """Go on at another table."""
        self.table = table
        self.made.append(table)
        self.refs[table] = []
        await self.settled()

    async def ask(self, who: str, command: messages.AnyCommand, *, ref: bool = True) -> Json:
        """A command, some seconds after the last. Bots have played when this returns."""
        self.clock.now += self.dice.randrange(300, 4000)
        refs, guest = self.refs[self.table], self.guests[who]
        if ref:
            command = msgspec.structs.replace(command, ref=f"{who[0]}{len(refs)}")
        done = await self.tables.command(self.table, guest, command)
        if ref:
            refs.append((guest, command.ref, done.version))
        await self.settled()
        return msgspec.to_builtins(done)  # type: ignore[no-any-return]

    async def see(self, who: str = "", seat: int | None = None) -> Json:
        """The table as somebody sees it."""
        return await view(self.tables, self.table, self.guests.get(who, ""), seat)

    async def sit(self, *people: str) -> None:
        """People sit down, one after the other."""
        for who in people:
            await self.ask(who, messages.Sit(name=who.capitalize()))

    async def start(self) -> None:
        """The host deals."""
        await self.ask("ada", messages.Start())

    async def actor(self) -> tuple[str, int] | None:
        """Who is to act, and for which seat; None when the game is over."""
        table = await self.tables.table(self.table)
        if table.turn is None:
            return None
        [holder, *_] = table.seats[table.turn.seat].holders
        return next(who for who, guest in self.guests.items() if guest == holder), table.turn.seat

    async def step(self, *, whims: float = 0.15) -> bool:
        """Whoever is to act does the next thing. False when the game is over."""
        acting = await self.actor()
        if acting is None:
            return False
        command = choice(await self.see(*acting), self.dice, whims)
        assert command is not None
        await self.ask(acting[0], command, ref=self.dice.random() < 0.2)
        return True

    async def steps(self, count: int, *, whims: float = 0.15) -> None:
        """Some more steps."""
        for _ in range(count):
            assert await self.step(whims=whims)

    async def turns(self, count: int, *, whims: float = 0.15) -> None:
        """Play until so many more turns have been ended by people."""
        while count:
            count -= (await self.see())["game"]["complete"]
            assert await self.step(whims=whims)

    async def play_out(self, *, whims: float = 0.15) -> None:
        """Play to the end of the game."""
        while await self.step(whims=whims):
            pass

    async def settled(self) -> None:
        """Wait until no bot has to act."""
        await self._until(lambda table: not table.mover)

    async def away(self, seat: int) -> None:
        """Wait until a bot stands in for a seat, and has played if it is its turn."""
        await self._until(lambda table: table.seats[seat].away)
        await self.settled()

    async def passed_on(self, seat: int) -> None:
        """Wait until a bot has finished the turn of a seat."""
        await self._until(lambda table: table.turn is None or table.turn.seat != seat)

    async def dealt(self) -> None:
        """Wait until the cards are dealt, and bots have played."""
        await self._until(lambda table: table.game is not None)
        await self.settled()

    async def solve(self) -> None:
        """Do what an exercise asks for in its running step, whatever was done before."""
        before = (await self.see("ada"))["exercise"]["step"]
        while (await self.see("ada"))["exercise"]["step"] == before:
            await self.step()

    async def _until(self, true: Callable[[Table], bool]) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not true(await self.tables.table(self.table)):
                await asyncio.sleep(0.005)


@dataclass(frozen=True)
class Scene:
    """A script with a name. A scene that makes several tables has a name for each."""

    names: tuple[str, ...]
    about: str
    play: Callable[[Script], Awaitable[None]]
    in_databases: bool


SCENES: list[Scene] = []


def scene(
    *more: str, in_databases: bool = False
) -> Callable[[Callable[[Script], Awaitable[None]]], Callable[[Script], Awaitable[None]]]:
    """Make a script a scene, called like the function and, for further tables, `more`."""

    def add(play: Callable[[Script], Awaitable[None]]) -> Callable[[Script], Awaitable[None]]:
        name = play.__name__.replace("_", "-")
        SCENES.append(Scene((name, *more), play.__doc__ or "", play, in_databases))
        return play

    return add


# Before the start


@scene(in_databases=True)
async def open_table(at: Script) -> None:
    """A listed table where people and bots came and went, with one seat still free."""
    await at.make(Setup(4, listed=True, chat=True), name="Ada", bots=["master"])
    await at.sit("ben")
    await at.ask("ben", messages.Say(text="سلام، می‌آیم 🙂 naïve ﬁ ½ <b>&\"'"))
    await at.ask("ben", messages.Stand())
    await at.sit("cem")
    await at.ask("ada", messages.Stand(seat=1), ref=False)
    await at.ask("ada", messages.SitBot(bot="apprentice", seat=3))
    key = (await at.see("cem"))["you"]["keys"]["2"]
    await at.ask("phone", messages.Claim(seat=2, key=key))


@scene()
async def nobody_yet(at: Script) -> None:
    """A table whose host has no seat, as it is made; everything by default."""
    await at.make(Setup(2))


# Running


@scene(in_databases=True)
async def middle_of_a_turn(at: Script) -> None:
    """Three people by a live clock, in the middle of a turn, with a wish to take back."""
    await at.make(Setup(3, clock=3600, listed=True), name="Ada")
    await at.sit("ben", "cem")
    await at.start()
    await at.ask("ada", messages.Say(quick="good-luck"))
    await at.ask("cem", messages.Say(text="شروع کنیم؟ 🀄️👩‍👩‍👧 עברית العربية 中文"))
    await at.turns(14)
    while not await _in_the_middle(at):
        await at.step()
    who, _ = await at.actor() or ("", 0)
    version = (await at.see())["version"]
    await at.ask(who, messages.Undo(version=version))
    await at.step()
    first, second, _ = (each for each in ("ada", "ben", "cem"))
    await at.ask(first, messages.Propose())
    await at.ask(second, messages.Answer(agrees=True))


@scene(in_databases=True)
async def by_correspondence(at: Script) -> None:
    """Five seats at three days a turn: open hands, no aids, turns that end by themselves."""
    setup = Setup(5, "hu-2003", {"dirk_gift": "misfit"}, "open", False, 3 * DAY, False, False, True)
    await at.make(setup, name="Ada", bots=["random", "builder"])
    await at.sit("ben", "cem")
    await at.start()
    await at.steps(25)


@scene(in_databases=True)
async def one_screen(at: Script) -> None:
    """Three people who share a screen, and one of them also on a phone."""
    await at.make(Setup(3), name="Ada", devices=["بهار", "Çağla"], start=True)
    await at.turns(5)
    key = (await at.see("ada", 1))["you"]["keys"]["1"]
    await at.ask("phone", messages.Claim(seat=1, key=key))
    await at.tables.take_over(at.table, at.guests["phone"], at.guests["eve"])
    await at.ask("eve", messages.Say(text="a new name"))
    while not await _in_the_middle(at):
        await at.step()


@scene(in_databases=True)
async def lots(at: Script) -> None:
    """Three people with lots in the shuffle, one of which was not opened; and a renewed link."""
    await at.make(Setup(3), name="Ada", seal=sealed("a" * 64))
    await at.sit("ben", "cem")
    await at.ask("ben", messages.SealLot(seal=sealed("b" * 64)))
    await at.ask("cem", messages.SealLot(seal=sealed("c" * 64)))
    key = (await at.see("ben"))["you"]["keys"]["1"]
    await at.ask("phone", messages.Claim(seat=1, key=key))
    await at.ask("ben", messages.Renew())
    await at.start()
    await at.ask("cem", messages.OpenLot(lot="c" * 64))
    await at.ask("ada", messages.OpenLot(lot="a" * 64))
    at.clock.now += 4_000
    await at.dealt()
    await at.turns(4)


@scene()
async def portuguese_rules(at: Script) -> None:
    """Two with Dirk by another edition and an option of its own; a turn is played out."""
    setup = Setup(2, "pt-2003", {"scoring_place": "top", "start_tie": "youngest"})
    await at.make(setup, name="Ada")
    await at.sit("ben")
    await at.start()
    await at.turns(16)
    while not (await at.see())["game"]["complete"]:
        await at.step()


@scene()
async def every_level(at: Script) -> None:
    """One person and a bot of each level that plays by more than chance."""
    levels = ["builder", "apprentice", "mason", "architect", "master"]
    await at.make(Setup(6), name="Ada", bots=levels, start=True)
    await at.turns(2)


# Over


@scene("hungarian-rules-again", in_databases=True)
async def hungarian_rules(at: Script) -> None:
    """Two with Dirk, against a bot, to the end; and the rematch, which has begun at once."""
    await at.make(Setup(2, "hu-2003", listed=True), name="Ada", bots=["random"], start=True)
    await at.play_out()
    rematch = await at.ask("ada", messages.Rematch())
    await at.move_to(rematch["table"])
    await at.turns(3)


@scene("two-people-again")
async def two_people(at: Script) -> None:
    """Two with Dirk to the end, one of them on two devices; and the rematch, which waits."""
    await at.make(Setup(2), name="Ada")
    await at.sit("ben")
    key = (await at.see("ben"))["you"]["keys"]["1"]
    await at.ask("phone", messages.Claim(seat=1, key=key))
    await at.start()
    await at.play_out(whims=0.3)
    await at.ask("ben", messages.Say(quick="good-game"))
    rematch = await at.ask("ben", messages.Rematch())
    await at.move_to(rematch["table"])
    await at.ask("ada", messages.Say(text="ok"))


@scene()
async def taken_back(at: Script) -> None:
    """Three people to the end, with take-backs that were agreed to and that were not."""
    await at.make(Setup(3, chat=False), name="Ada")
    await at.sit("ben", "cem")
    await at.start()
    await at.turns(7)
    await at.ask("ben", messages.Propose())
    await at.ask("ada", messages.Answer(agrees=True))
    await at.ask("cem", messages.Answer(agrees=True))
    await at.turns(2)
    await at.ask("ada", messages.Propose())
    await at.ask("ben", messages.Answer(agrees=False))
    await at.steps(1)
    await at.ask("cem", messages.Propose())
    await at.ask("ada", messages.Answer(agrees=True), ref=False)
    await at.ask("ben", messages.Answer(agrees=True), ref=False)
    await at.play_out(whims=0.3)


@scene()
async def four_seats(at: Script) -> None:
    """Three people on one screen and a bot, to the end, with a turn taken back by them alone."""
    await at.make(Setup(4), name="Ada", devices=["Ben", "Cem"], bots=["builder"], start=True)
    await at.turns(9)
    await at.ask("ada", messages.Propose(seat=1))
    await at.play_out()


@scene()
async def six_seats(at: Script) -> None:
    """One person and five bots, to the end, with a turn taken back."""
    bots = ["random", "builder", "random", "builder", "random"]
    await at.make(Setup(6), name="Ada", bots=bots, start=True)
    await at.turns(3)
    await at.ask("ada", messages.Propose())
    await at.play_out()


# Exercises


@scene(in_databases=True)
async def lesson(at: Script) -> None:
    """A lesson whose first steps are met, where the learner has just done something else."""
    await at.make(exercise="redesign", name="Ada")
    await at.solve()
    await at.solve()
    seen = await at.see("ada")
    wrong = next(each for each in seen["you"]["legal"] if each.startswith("take"))
    await at.ask("ada", messages.Play(version=seen["version"], action=wrong))


@scene()
async def lesson_done(at: Script) -> None:
    """A lesson of which all is done, and the game goes on."""
    await at.make(exercise="exact", name="Ada")
    for _ in range(3):
        await at.solve()
    await at.turns(2)


@scene(in_databases=True)
async def puzzle(at: Script) -> None:
    """A puzzle, with a first step that was undone and one that was not."""
    await at.make(exercise="p01", name="Ada")
    for undone in (True, False):
        seen = await at.see("ada")
        step = seen["you"]["legal"][-1 if undone else 0]
        await at.ask("ada", messages.Play(version=seen["version"], action=step))
        if undone:
            await at.ask("ada", messages.Undo(version=seen["version"] + 1))


# Positions


@scene(in_databases=True)
async def played_on(at: Script) -> None:
    """A game from the middle of another, with its draws, played on by two people on one screen."""
    other = Game(Options(2), seed="other")
    for _ in range(20):
        other.play(other.legal()[0])
    source = record.to_json(record.of_game(other)).encode()
    people = [messages.SeatOrder(name="Ada"), messages.SeatOrder(name="Ben")]
    beginning = FromGame(source, 20, same_draws=True).answered()
    await at.make(begin=messages.Begin(seats=people), beginning=beginning)
    await at.turns(4)


# Elsewhere


@scene(in_databases=True)
async def brought(at: Script) -> None:
    """A game with a bot that was played on a device, without the server."""
    lot = "b" * 64
    shuffle = Shuffle("a" * 64, (sealed(lot), None), (lot, None))
    game = Game(Options(2), seed=shuffle.seed, names=("Ada", "Mason"))
    while not game.over:
        game.play(at.dice.choice(game.legal()))
    read = record.from_json(record.to_json(record.of_game(game, shuffle, bots=[None, "mason"])))
    table, changes = new_tables.brought(read, at.guests["ada"])
    await at.tables.make(changes, at.guests["ada"], table)
    await at.move_to(table)


# One deal for many


@scene(in_databases=True)
async def deal(at: Script) -> None:
    """The try that counts of a deal that others play as well."""
    day = StoredDeal("day", "one deal for many", ("", "mason", "mason"))
    table, guest = table_id(), at.guests["ada"]
    await at.tables.make(
        new_tables.run(day, "2026-11-17", guest, "Ada", counted=True), guest, table
    )
    await at.move_to(table)
    await at.turns(2)


# Away


@scene(in_databases=True)
async def without_a_clock(at: Script) -> None:
    """Three people, one of whom went: one would rather wait, then both want a bot to play."""
    await at.make(Setup(3), name="Ada")
    await at.sit("ben", "cem")
    await at.start()
    await at.turns(1)
    there = [Listener(at.guests[each]) for each in ("ada", "ben")]
    for each in there:
        await at.tables.join(at.table, each)
    at.clock.now += 31_000  # whoever has looked is believed to be there for half a minute
    await at.ask("ada", messages.WantBot(absent=2, agrees=True))
    await at.ask("ben", messages.WantBot(absent=2, agrees=False))
    await at.ask("ben", messages.WantBot(absent=2, agrees=True))
    await at.ask("ada", messages.WantBot(absent=2, agrees=True))
    await at.away(2)
    for each in there:
        await at.tables.leave(at.table, each)


@scene()
async def with_hints(at: Script) -> None:
    """Two people who may ask for a good move: one does in a turn that stands, one in a turn now."""
    await at.make(Setup(2, aids=False, hints=True), name="Ada")
    await at.sit("ben")
    await at.start()
    for turns in (1, 0):
        who, _ = await at.actor() or ("", 0)
        await at.ask(who, messages.Hint(version=(await at.see())["version"]))
        await at.turns(turns)


@scene(in_databases=True)
async def resigned(at: Script) -> None:
    """A time bank, of which some is used, and somebody who has given up."""
    await at.make(Setup(2, clock=30, bank=600), name="Ada")
    await at.sit("ben")
    await at.start()
    await at.turns(3)
    await at.ask("ben", messages.Resign())


@scene(in_databases=True)
async def on_holiday(at: Script) -> None:
    """By correspondence: somebody is on holiday."""
    await at.make(Setup(2, clock=DAY), name="Ada")
    await at.sit("ben")
    await at.start()
    await at.ask("ada", messages.Holiday(days=7))


# The last, as its clock would run out while others play


@scene(in_databases=True)
async def stand_in(at: Script) -> None:
    """People who went away, by the clock or for good, and some who came back."""
    await at.make(Setup(3, clock=60, listed=True), name="Ada")
    await at.sit("ben", "cem")
    await at.start()
    await at.turns(2)
    who, seat = await at.actor() or ("", 0)
    at.clock.now += 61_000
    await at.away(seat)
    await at.ask(who, messages.Back(seat=seat))
    await at.turns(1)
    there = {each: Listener(at.guests[each]) for each in ("ada", "ben", "cem")}
    for each in there.values():
        await at.tables.join(at.table, each)
    who, seat = await at.actor() or ("", 0)
    at.clock.now += 61_000
    await at.passed_on(seat)
    await at.tables.leave(at.table, there["ben"])
    await at.away(1)
    at.clock.now += 1_000
    await at.tables.join(at.table, there["ben"])
    await at.turns(1)
    at.clock.now += 31_000  # whoever has looked is believed to be there for half a minute
    await at.tables.leave(at.table, there["cem"])
    await at.away(2)
    for each in there.values():
        await at.tables.leave(at.table, each)


async def _in_the_middle(at: Script) -> bool:
    """Whether somebody has done something in this turn, and has something left to do."""
    game = (await at.see())["game"]
    return bool(game["steps"]) and not game["complete"]
