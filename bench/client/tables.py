"""Tables to look at: one in the middle of a game of four, and one with a large palace."""

from __future__ import annotations

from tests.browser.serving import Json, Seat, Server, scored, sensible

TILES = 25
MANY = 11  # cards in a hand, for whoever hardly buys


def in_the_middle(server: Server) -> list[Seat]:
    """A game of four people after its first scoring."""
    table, *tokens = server.meet("Ada", "Ben", "Cem", "Dee")
    server.play(table, *tokens, until=scored)
    return [Seat(table, token) for token in tokens]


def with_large_palace(server: Server) -> Seat:
    """A seat that has built more than one would, since the others hardly buy."""
    table, *tokens = server.meet("Ada", "Ben", "Cem")

    def is_large(update: Json) -> bool:
        game = update["game"]
        return len(game["players"][0]["palace"]) >= TILES and game["actor"] != 0

    server.play(table, *tokens, until=is_large, choose=_for_the_first)
    return Seat(table, tokens[0])


def _for_the_first(update: Json) -> Json:
    """The others take small cards, and buy only when they hold too many."""
    asked, legal = sensible(update), update["you"]["legal"]
    if update["game"]["actor"] == 0 or asked["kind"] == "end":
        return asked
    buys = [action for action in legal if action.startswith("buy")]
    takes = [action for action in legal if action.startswith("take")]
    if buys and len(update["you"]["hand"]) > MANY:
        asked["action"] = max(buys, key=lambda action: (len(action.split()), action))
    elif takes:
        asked["action"] = min(takes, key=lambda action: (len(action), action[-1]))
    else:
        asked["action"] = next((each for each in legal if each.startswith("store")), legal[0])
    return asked
