"""Derives events from what was done and what changed on the table."""

from __future__ import annotations

from .actions import (
    Action,
    AddTile,
    BuyTile,
    GiveTile,
    Pass,
    PlaceTile,
    RemoveTile,
    Stop,
    StoreTile,
    SwapTile,
    TakeMoney,
)
from .codes import encode, hand_of, layout, members
from .core import const
from .core.state import State
from .events import (
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
from .pieces import CARDS, TILES, Cell, Tile
from .scoring import Scoring, winners
from .view import score_now


class Narrator:
    """Remembers a position before one step and reports afterwards what the step changed."""

    def __init__(self, state: State) -> None:
        """Note everything that the step may change."""
        self._state = state
        self._phase = state.phase
        self._seat = state.turn
        self._market = list(state.market)
        self._display = list(state.display)
        self._reshuffles = state.reshuffles
        self._scorings = state.scorings

    def told(self, action: Action) -> Event:
        """The event for an action that is about to be applied."""
        seat = self._seat
        match action:
            case TakeMoney(cards):
                mask = encode(self._state, action) >> const.FIELD_SHIFT & const.FIELD_MASK
                slots = sorted(members(mask), key=self._display.__getitem__)  # as cards are
                return MoneyTaken(seat, cards, tuple(slots))
            case BuyTile(tile, cards):
                overpaid = sum(card.value for card in cards) - tile.price
                return TileBought(seat, tile, self._market.index(tile.number), cards, overpaid)
            case AddTile(tile, cell):
                return TileAdded(seat, tile, cell)
            case RemoveTile(tile):
                return TileRemoved(seat, tile, self._cell(tile))
            case SwapTile(tile, out):
                return TilesSwapped(seat, tile, out, self._cell(out))
            case PlaceTile(tile, cell):
                return TilePlaced(seat, tile, cell)
            case StoreTile(tile):
                return TileStored(seat, tile)
            case GiveTile(tile):
                return TileGiven(seat, tile)
            case Stop():
                return Stopped(seat)
            case Pass():
                return Passed(seat)

    def drawn(self, code: int) -> list[Event]:
        """The event for a draw just applied; a starting hand is reported once, when complete."""
        kind = code >> const.KIND_SHIFT
        field = code >> const.FIELD_SHIFT & const.FIELD_MASK
        if kind == const.TURN_UP:
            return [ScoringCardTurnedUp(field + 1)]
        if kind == const.DRAW_TILE:
            tile = TILES[code & const.TILE_MASK]
            if self._phase in (const.DEAL_DIRK, const.DRAW_DIRK):
                return [DirkDrew(tile)]
            slot = self._market.index(const.EMPTY)
            self._market[slot] = tile.number
            return [TileDrawn(tile, slot)]
        if self._phase != const.DEAL_HANDS:
            return [MoneyDrawn(CARDS[field], self._display.index(const.EMPTY))]
        if (self._state.phase, self._state.turn) == (self._phase, self._seat):
            return []
        return [HandDealt(self._seat, hand_of(self._state, self._seat))]

    def consequences(self) -> list[Event]:
        """What followed from the step without another decision or draw."""
        state = self._state
        events: list[Event] = []
        if state.reshuffles > self._reshuffles:
            events.append(DeckReshuffled(state.deck_left))
        scored = [RoundScored(each) for each in scorings_since(state, self._scorings)]
        last = [scored.pop()] if scored and state.phase == const.OVER else []
        events += [*scored, *self._awards(), *last]
        if state.phase == const.OVER:
            scores = tuple(state.scores[: state.players])
            events.append(GameEnded(scores, winners(scores)))
        if state.phase == const.ACT and not state.exact:
            events.append(TurnBegan(state.turn))
        return events

    def _awards(self) -> list[Event]:
        """Who got which market tile, if the step ended the game (R8.1)."""
        state = self._state
        if self._phase == const.AWARD or state.phase not in (const.AWARD, const.OVER):
            return []
        return [
            TileAwarded(_awarded_to(state, tile), TILES[tile], slot)
            for slot, tile in enumerate(self._market)
            if tile != const.EMPTY
        ]

    def _cell(self, tile: Tile) -> Cell:
        palace = layout(self._state.palace(self._seat))
        return next(cell for cell, each in palace.items() if each is tile)


def scorings_since(state: State, count: int) -> list[Scoring]:
    """The scorings that the last step caused, if there had been `count` before it."""
    if state.scorings == count:
        return []
    return [score_now(state, number) for number in _scored(state)[count:]]


def _scored(state: State) -> list[int]:
    """The numbers of the scorings that have taken place, in order."""
    high = state.scoring_high
    numbers = [
        letter + 1
        for letter in range(2)
        if high[letter] == const.EMPTY and not state.due >> letter & 1
    ]
    return [*numbers, const.SCORINGS] if state.phase == const.OVER else numbers


def _awarded_to(state: State, tile: int) -> int | None:
    """The seat that was awarded a market tile at the end of the game."""
    if state.pending >> tile & 1:
        return state.turn
    for seat in range(state.players):
        if state.awards[seat] >> tile & 1:
            return seat
    return None
