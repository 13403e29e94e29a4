"""A program that sits down at a table and plays: Python's standard library is all it needs.

    python examples/bot.py http://localhost:8000/t/TABLE [NAME]

Make the table in the browser, leave a seat free, and start when the bot has sat down.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

LINK, NAME = sys.argv[1], (*sys.argv[2:], "Robot")[0]
SERVER, _, TABLE = LINK.partition("/t/")


def ask(path: str, token: str = "", **body: object) -> dict[str, Any]:
    """Get something, or with a body post it; the answer."""
    data = json.dumps(body).encode() if body else None
    request = Request(f"{SERVER}/api/{path}", data)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urlopen(request, timeout=60) as answer:
        return dict(json.load(answer))


def choose(legal: list[str]) -> str:
    """What to do: buy and build rather than take money or hoard. Make it clever!"""
    best = [each for each in legal if each.split()[0] in ("buy", "place")]
    return random.choice(best or legal)


token = ask("guests", name=NAME)["token"]
ask(f"tables/{TABLE}/commands", token, type="sit", name=NAME)
print(f"{NAME} sits at table {TABLE}")
seen = -1
while True:
    view = ask(f"tables/{TABLE}?after={seen}&wait=20", token)
    game, you, seen = view["game"], view["you"], view["version"]
    if view["table"]["status"] == "over":
        print("the end:", [player["score"] for player in game["players"]])
        break
    if not game or game["actor"] != you["facing"]:
        continue
    move = {"type": "end"} if game["complete"] else {"type": "play", "action": choose(you["legal"])}
    ask(f"tables/{TABLE}/commands", token, version=seen, **move)
    print(move.get("action", "end of turn"))
