"""What one seat or a spectator may know. Views are built only here, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from .actions import Action
from .codes import Decoder, PalaceMap, hand_of, layout, tiles_in
from .core import const
from .core.legal import legal
from .core.scoring import gains
from .core.state import State
from .pieces import CARDS, TILES, Card, Kind, Side, Tile
from .scoring import Scoring, Segment, Wall, explain, winners


class Phase(IntEnum):
    """What the game is waiting for when no draw is due."""

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
    """The cards, or None if hidden."""
    hand_size: int
    palace: PalaceMap
    """The built tiles, without the fountain."""
    counts: tuple[int, ...]
    """How many buildings of each kind are built."""
    reserve: tuple[Tile, ...]
    score: int
    wall: int
    """The length of the longest outer wall now."""


@dataclass(frozen=True, slots=True)
class Aids:
    """What a player with perfect memory knows (section 12), to help everybody remember."""

    bag: tuple[Tile, ...]
    """The tiles still in the bag, sorted, not in drawing order."""
    unseen: tuple[int, ...]
    """How many of each card, in the order of `CARDS`, are in the deck or in a hidden hand."""
    forecast: tuple[int, ...]
    """What each seat would get if the next scoring took place now."""
    until_scoring: tuple[int, int] | None
    """The least and the most cards drawn before the next scoring card turns up (R2.6); None if only
    the last scoring is to come."""


@dataclass(frozen=True, slots=True)
class Own:
    """What only the seat itself may know."""

    hand: tuple[Card, ...]
    legal: tuple[Action, ...]
    """What the seat may do now; empty for all but the actor."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know; everything that is not in here stays hidden."""

    seat: int | None
    """The viewer; None for a spectator."""
    version: int
    """How many actions have been played."""
    phase: Phase
    actor: int | None
    """The seat to act; None when the game is over."""
    may_stop: bool
    """Whether the actor may stop: the last purchase was paid exactly (R3.4)."""
    market: tuple[Tile | None, ...]
    display: tuple[Card | None, ...]
    pending: tuple[Tile, ...]
    """Tiles that the actor has yet to put down."""
    seats: tuple[SeatView, ...]
    dirk: tuple[Tile, ...] | None
    """Dirk's tiles; None in games without him."""
    dirk_score: int
    deck_left: int
    discard_left: int
    bag_left: int
    scorings: int
    """How many scorings have taken place."""
    starter: int
    winners: tuple[int, ...]
    """The seats that share the win (R8.3); none while the game is on."""
    aids: Aids | None
    """What a player with perfect memory knows, if the table shows it."""
    legal: tuple[Action, ...]
    """What the viewer may do now; empty for all but the actor."""

    @property
    def bag(self) -> tuple[Tile, ...]:
        """The tiles still in the bag; empty if the table does not show them."""
        return () if self.aids is None else self.aids.bag


def view_for(
    state: State,
    seat: int | None,
    *,
    version: int = 0,
    open_hands: bool = False,
    aids: bool = True,
    moves: bool = True,
) -> View:
    """What `seat`, or a spectator if None, may know of a position with no draw due.

    Without `moves`, which can be many, `legal` stays empty.
    """
    actor = state.actor()
    own = None if seat is None else own_part(state, seat, moves=moves)
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
            seat_view(state, each, hand_of(state, each) if open_hands else None)
            if own is None or each != seat
            else seat_view(state, each, own.hand)
            for each in range(state.players)
        ),
        dirk=tiles_in(state.dirk) if state.has_dirk() else None,
        dirk_score=state.dirk_score,
        deck_left=state.deck_left,
        discard_left=state.discard_left,
        bag_left=state.bag_left(),
        scorings=state.scorings,
        starter=state.starter,
        winners=winners(state.scores[: state.players]) if state.phase == const.OVER else (),
        aids=aids_of(state, () if open_hands else _others(state, seat)) if aids else None,
        legal=() if own is None else own.legal,
    )


def own_part(state: State, seat: int, *, moves: bool = True) -> Own:
    """What only `seat` may know of a position, with its legal actions if `moves`."""
    acts = moves and state.actor() == seat
    return Own(hand_of(state, seat), legal_actions(state) if acts else ())


def legal_names(state: State) -> list[str]:
    """The acting seat's legal actions in notation; quicker than `legal_actions`."""
    text = Decoder(state).text
    return [text(code) for code in legal(state)]


def seat_view(state: State, seat: int, hand: tuple[Card, ...] | None) -> SeatView:
    """One seat as everybody sees it, with its hand if given."""
    palace = state.palace(seat)
    return SeatView(
        hand=hand,
        hand_size=state.hand_size(seat),
        palace=layout(palace),
        counts=tuple([palace.count(kind) for kind in range(const.KINDS)]),
        reserve=tiles_in(state.reserves[seat]),
        score=state.scores[seat],
        wall=palace.wall(),
    )


def _others(state: State, seat: int | None) -> list[int]:
    """The seats whose hands `seat` cannot see."""
    return [each for each in range(state.players) if each != seat]


def aids_of(state: State, hidden: Sequence[int]) -> Aids:
    """The aids for a viewer who cannot see the hands of the `hidden` seats."""
    unseen: list[int] = []
    deck = state.deck
    for currency in range(const.CURRENCIES):
        # Each value has two bits and at most three copies, so packed cards can be added.
        packed = deck[currency]
        for seat in hidden:
            packed += state.hand(seat, currency)
        unseen += _copies(packed)
    return Aids(tiles_in(state.bag), tuple(unseen), tuple(gains(state)), until_scoring(state))


@lru_cache(maxsize=4096)
def _copies(packed: int) -> tuple[int, ...]:
    """The number of copies of each value in packed cards."""
    return tuple([packed >> 2 * value & 3 for value in range(const.VALUES)])


def until_scoring(state: State) -> tuple[int, int] | None:
    """The least and the most cards drawn before the next scoring card turns up, if any is left."""
    for low, high in zip(state.scoring_low, state.scoring_high, strict=True):
        if high != const.EMPTY:
            return max(low - state.drawn, 0), high - state.drawn
    return None


def legal_actions(state: State) -> tuple[Action, ...]:
    """The legal actions of the acting seat, in the core's order."""
    decoder = Decoder(state)
    return tuple(decoder.action(code) for code in legal(state))


def wall_of(state: State, seat: int) -> Wall:
    """A seat's longest outer wall, segment by segment (R7.5)."""
    palace = state.palace(seat)
    cells = {palace.cell_of(tile.number): cell for cell, tile in layout(palace).items()}
    segments = tuple(Segment(cells[number], Side(side)) for number, side in palace.wall_segments())
    return Wall(len(segments), segments)


def score_now(state: State, number: int) -> Scoring:
    """What scoring `number`, 1 to 3, would give now."""
    counts = [[state.palace(seat).count(kind) for kind in Kind] for seat in range(state.players)]
    dirk = None
    if state.has_dirk():
        kinds = [tile.kind for tile in tiles_in(state.dirk)]
        dirk = [kinds.count(kind) for kind in Kind]
    return explain(number, counts, [wall_of(state, seat) for seat in range(state.players)], dirk)
