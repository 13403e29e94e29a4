"""What one seat, or a spectator, may know: built up field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from .actions import Action
from .codes import Decoder, hand_of, layout, tiles_in
from .core import const
from .core.legal import legal
from .core.state import State
from .pieces import CARDS, TILES, Card, Cell, Kind, Side, Tile
from .scoring import Scoring, Segment, Wall, explain


class Phase(IntEnum):
    """What the game waits for, where a seat has to answer."""

    ACT = const.ACT
    """An action of the turn (section 3)."""
    PUT = const.PUT
    """Bought tiles are put down (R3.6)."""
    AWARD = const.AWARD
    """Awarded tiles are put down (R8.2)."""
    OVER = const.OVER
    """Nothing: the game is over."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it."""

    hand: tuple[Card, ...] | None
    """The cards, or None where they are hidden."""
    hand_size: int
    palace: Mapping[Cell, Tile]
    """The built tiles, without the fountain."""
    reserve: tuple[Tile, ...]
    score: int
    wall: int
    """The length of the longest outer wall now."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many buildings of each kind are built."""
        kinds = [tile.kind for tile in self.palace.values()]
        return tuple(kinds.count(kind) for kind in Kind)


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge: what is not written here stays hidden."""

    seat: int | None
    """Who looks; None for a spectator."""
    version: int
    """How many actions have been played."""
    phase: Phase
    actor: int | None
    """The seat to act; None when the game is over."""
    may_stop: bool
    """The last action was paid exactly (R3.4)."""
    market: tuple[Tile | None, ...]
    display: tuple[Card | None, ...]
    pending: tuple[Tile, ...]
    """Tiles that the actor has yet to put down."""
    seats: tuple[SeatView, ...]
    dirk: tuple[Tile, ...] | None
    """Dirk's tiles, where he plays along."""
    dirk_score: int
    deck_left: int
    discard_left: int
    bag: tuple[Tile, ...]
    """The tiles still in the bag: a set, sorted, and no order of drawing."""
    scorings: int
    """How many scorings have taken place."""
    starter: int
    legal: tuple[Action, ...]
    """What the viewer may do now; empty for all but the actor."""


def look(state: State, seat: int | None, *, version: int = 0, open_hands: bool = False) -> View:
    """What `seat`, or with None a spectator, may know of a position where a seat has to act."""
    actor = state.actor()
    return View(
        seat=seat,
        version=version,
        phase=Phase(state.phase),
        actor=None if actor < 0 else actor,
        may_stop=state.exact,
        market=tuple(None if each < 0 else TILES[each] for each in state.market),
        display=tuple(None if each < 0 else CARDS[each] for each in state.display),
        pending=tiles_in(state.pending),
        seats=tuple(
            SeatView(
                hand=hand_of(state, each) if open_hands or each == seat else None,
                hand_size=state.hand_size(each),
                palace=layout(state.palace(each)),
                reserve=tiles_in(state.reserves[each]),
                score=state.scores[each],
                wall=state.palace(each).wall(),
            )
            for each in range(state.players)
        ),
        dirk=tiles_in(state.dirk) if state.has_dirk() else None,
        dirk_score=state.dirk_score,
        deck_left=state.deck_left,
        discard_left=state.discard_left,
        bag=tiles_in(state.bag),
        scorings=state.scorings,
        starter=state.starter,
        legal=legal_actions(state) if actor >= 0 and actor == seat else (),
    )


def legal_actions(state: State) -> tuple[Action, ...]:
    """The legal actions of the acting seat, in the core's order."""
    decoder = Decoder(state)
    return tuple(decoder.action(code) for code in legal(state))


def wall_of(state: State, seat: int) -> Wall:
    """A seat's longest outer wall, piece by piece (R7.5)."""
    palace = state.palace(seat)
    cells = {palace.cell_of(tile.number): cell for cell, tile in layout(palace).items()}
    segments = tuple(Segment(cells[number], Side(side)) for number, side in palace.wall_segments())
    return Wall(len(segments), segments)


def score_now(state: State, number: int) -> Scoring:
    """A position as if scoring `number`, 1 to 3, took place now."""
    counts = [[state.palace(seat).count(kind) for kind in Kind] for seat in range(state.players)]
    dirk = None
    if state.has_dirk():
        kinds = [tile.kind for tile in tiles_in(state.dirk)]
        dirk = [kinds.count(kind) for kind in Kind]
    return explain(number, counts, [wall_of(state, seat) for seat in range(state.players)], dirk)
