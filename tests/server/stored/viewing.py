"""What people are shown of a table, without what is not stored, and whether it still holds."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from .reading import Tables, acted, messages, played

Json = dict[str, Any]

_SHARED = ("version", "table", "game", "chat")
_MAPS = ("palace", "rules", "keys")


async def result(tables: Tables, name: str) -> Json:
    """What a table has come to: as a spectator sees it, and each who has a seat or is the host."""
    table = await tables.table(name)
    guests = dict.fromkeys([*(each for seat in table.seats for each in seat.holders), table.host])
    spectator = await view(tables, name)
    viewers: list[Json] = []
    for guest in guests:
        held = table.held_by(guest)
        for seat in [None] if len(held) < 2 else [None, *held]:
            seen = await view(tables, name, guest, seat)
            own: Json = {part: seen[part] for part in ("you", "exercise") if part in seen}
            assert shared(seen) == shared(spectator)
            viewers.append({"guest": guest, "seat": seat, **own})
    actions = await played(tables, name)
    return {
        "acted": await acted(tables, name),
        "actions": len(actions),
        "digest": hashlib.sha256("\n".join(actions).encode()).hexdigest(),
        "spectator": shared(spectator)
        | {part: spectator[part] for part in ("exercise",) if part in spectator},
        "viewers": viewers,
    }


async def view(tables: Tables, name: str, guest: str = "", seat: int | None = None) -> Json:
    """A table as a guest sees it. Who is connected is not stored, so it is left out."""
    seen: Json = json.loads(await tables.whole_view(name, guest, seat))
    for each in seen["table"]["seats"]:
        del each["present"]
    seen["you"]["legal"].sort()
    return seen


def shared(seen: Json) -> Json:
    """What everybody is shown."""
    return {part: seen[part] for part in _SHARED}


def differences(stored: object, now: object, place: str = "") -> list[str]:
    """Where `now` is not what was stored. It may have fields that there were not then."""
    if isinstance(stored, dict) and isinstance(now, dict):
        keys = stored.keys() | now.keys() if place.endswith(_MAPS) else stored.keys()
        return [
            each
            for key in sorted(keys)
            for each in differences(stored.get(key), now.get(key), f"{place}.{key}")
        ]
    if isinstance(stored, list) and isinstance(now, list) and len(stored) == len(now):
        return [
            each
            for number, (was, is_now) in enumerate(zip(stored, now, strict=True))
            for each in differences(was, is_now, f"{place}[{number}]")
        ]
    same = type(stored) is type(now) and stored == now
    return [] if same else [f"{place[1:]}: was {stored!r}, is {now!r}"]


def choice(seen: Json, dice: random.Random, whims: float = 0.0) -> messages.AnyCommand | None:
    """What the viewer does next, if anything: a learner what is taught, others what ends a game."""
    game, you = seen["game"], seen["you"]
    if game is None or game["actor"] is None or game["actor"] not in you["seats"]:
        return None
    version, seat = seen["version"], game["actor"]
    exercise = seen.get("exercise")
    if exercise is not None and exercise["step"] < exercise["steps"]:
        done, solution = game["steps"], exercise["solution"]
        if done != solution[: len(done)]:
            return messages.Undo(version=version, seat=seat)
        if len(done) < len(solution):
            return messages.Play(version=version, seat=seat, action=solution[len(done)])
    if game["complete"]:
        return messages.End(version=version, seat=seat)
    action = dice.choice(you["legal"] if dice.random() < whims else _best(you["legal"]))
    return messages.Play(version=version, seat=seat, action=action)


def _best(legal: list[str]) -> list[str]:
    """Buy if you can, build what you have, else take much money: then the tiles soon run out."""
    for word in ("buy", "place", "give", "store", "take"):
        if found := [each for each in legal if each.startswith(word)]:
            most = max(map(len, found))
            return found if word != "take" else [each for each in found if len(each) == most]
    return legal
