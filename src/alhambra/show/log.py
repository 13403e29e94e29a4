"""One line of English for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ..events import (
    DeckReshuffled,
    DirkDrew,
    Event,
    GameEnded,
    HandDealt,
    MoneyDrawn,
    MoneyTaken,
    Passed,
    RoundScored,
    ScoringCardTurnedUp,
    Stopped,
    TileAdded,
    TileAwarded,
    TileBought,
    TileDrawn,
    TileGiven,
    TilePlaced,
    TileRemoved,
    TilesSwapped,
    TileStored,
    TurnBegan,
)
from ..pieces import SLOT_CURRENCIES
from ..scoring import Scoring
from .words import SCORINGS, cards_in_words, counted, dirk_name, shown_name, victory


def event(event: Event, names: Sequence[str]) -> str:
    """What happened, in one line of English."""
    names = [shown_name(name) for name in names]
    match event:
        case HandDealt(seat, cards):
            return f"{names[seat]} is dealt {cards_in_words(cards)}."
        case TurnBegan(seat):
            return f"{names[seat]}'s turn."
        case MoneyTaken(seat, cards):
            return f"{names[seat]} takes {cards_in_words(cards)}."
        case TileBought(seat, tile, slot, cards, overpaid):
            paid = f"{names[seat]} buys {tile} from {_slot(slot)} for {cards_in_words(cards)}"
            return f"{paid}, {overpaid} too much." if overpaid else f"{paid}, exactly."
        case TilePlaced(seat, tile, cell):
            return f"{names[seat]} builds {tile} at {cell}."
        case TileStored(seat, tile):
            return f"{names[seat]} puts {tile} in the reserve."
        case TileGiven(seat, tile):
            return f"{names[seat]} gives {tile} to {dirk_name(names)}."
        case TileAdded(seat, tile, cell):
            return f"{names[seat]} redesigns: {tile} goes from the reserve to {cell}."
        case TileRemoved(seat, tile, cell):
            return f"{names[seat]} redesigns: {tile} from {cell} goes to the reserve."
        case TilesSwapped(seat, tile, out, cell):
            return f"{names[seat]} redesigns: {tile} takes the place of {out} at {cell}."
        case Stopped(seat):
            return f"{names[seat]} starts placing tiles."
        case Passed(seat):
            return f"{names[seat]} can do nothing and passes."
        case TileDrawn(tile, slot):
            return f"{tile} comes to {_slot(slot)}."
        case MoneyDrawn(card):
            return f"{card} comes to the display."
        case DeckReshuffled(cards):
            return f"The discard pile is shuffled into a new deck of {counted(cards, 'card')}."
        case ScoringCardTurnedUp(number):
            return f"Scoring card {'AB'[number - 1]} turns up."
        case RoundScored(scoring):
            return _scored(scoring, names)
        case DirkDrew(tile):
            return f"{dirk_name(names)} draws {tile}."
        case TileAwarded(seat, tile, slot):
            money = f"the most {SLOT_CURRENCIES[slot].label}s"
            if seat is None:
                return f"{tile} goes to nobody: no single player has {money}."
            return f"{tile} goes to {names[seat]}, who has {money}."
        case GameEnded(scores, winning):
            return f"The game is over: {victory(winning, names, max(scores))}."
    assert_never(event)


def _slot(slot: int) -> str:
    """A market slot by number and currency."""
    return f"slot {slot + 1} ({SLOT_CURRENCIES[slot].name.lower()})"


def _scored(scoring: Scoring, names: Sequence[str]) -> str:
    """The points of a scoring, without explanation."""
    gains = [f"{name} +{points}" for name, points in zip(names, scoring.points, strict=True)]
    if scoring.dirk is not None:
        gains.append(f"{dirk_name(names)} +{scoring.dirk_points}")
    return f"{SCORINGS[scoring.number - 1]} scoring: {', '.join(gains)}."
