"""Going on where a stored table was left, as those who sat there could."""

from __future__ import annotations

import asyncio
import random

from .reading import Tables, messages
from .viewing import choice, view

_PATIENCE = 60.0


async def finish(tables: Tables, name: str) -> None:
    """Play a table to the end of its game: its people by simple choices, bots by themselves."""
    table = await tables.table(name)
    if table.status == "open":
        for seat in table.seats:
            if seat.free:
                await tables.command(name, table.host, messages.SitBot(bot="random"))
        await tables.command(name, table.host, messages.Start())
    dice = random.Random(name)
    async with asyncio.timeout(_PATIENCE):
        while (turn := (table := await tables.table(name)).turn) is not None:
            if table.mover:
                await asyncio.sleep(0.002)
                continue
            guest = table.seats[turn.seat].holders[0]
            command = choice(await view(tables, name, guest, turn.seat), dice)
            if command is not None:
                await tables.command(name, guest, command)
