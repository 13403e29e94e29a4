"""Every sensible way to play the rest of a turn, as a list of codes and the position it leads to.

Purchases that are paid exactly can follow each other (R3.4). Nothing is drawn before the turn ends,
so they are listed in the order of the market only. Of the payments for a tile, only those are kept
that leave the best hand; of the sites for a tile, only those that leave the best palace.

A redesign is listed only if it adds a tile, or if it is a swap that lengthens the wall or raises
the rank of the kind: no seat can do that for ever, so whoever plays by this list never loops. Any
other redesign is listed only if there is no other way to go on.

If asked for, buildings are taken down as well: after an exact purchase those that are in the way of
a bought tile, and otherwise, with an empty reserve, those that would make the wall longer if they
stood elsewhere. Then the only redesign that may follow is to build that tile where the wall becomes
longest. So the wall is longer each time that the reserve is empty again, and nobody loops.

A position that somebody has set up, with a hundred cards and forty tiles in reserve, may have tens
of thousands of such plans. If there are more than a game ever comes to, they are listed anew and
*sparingly*: one payment of each sort, fewer sites, gifts and redesigns only if nothing else is
bought. All chains of purchases stay, and that makes about two thousand at most.
"""

from __future__ import annotations

from . import bits, const
from .apply import apply
from .legal import currency_of, legal, price_of
from .money import worth
from .palace import Palace
from .purse import remains
from .state import State
from .tiles import KIND_OF

_KIND = [0] * 54

_MANY = 4  # sites; if more than these make more than `_ENOUGH` plans, half as many are tried
_ENOUGH = 1000
_MOST = 750  # plans per site and payment; in 2,100 games of bots 583 were met
_DOWN = 2  # buildings to take down, those for which the wall can become longest
_WALL = 32  # what a segment of the wall counts; a tile of the bag that fits counts 1/2


class Plan:
    """A way to play the rest of a turn."""

    def __init__(self, state: State, codes: list[int]) -> None:
        """Given the position at its end, before anything is drawn, and the codes to get there."""
        self.state = state
        self.codes = codes
        self.value = 0.0  # by an evaluation
        self.visits = 0  # futures that were played from it, see `search`
        self.total = 0.0  # the sum of their values for the seat
        self.answers: list[float] = []  # the values of its futures in `lookahead.Answers`
        self.wins = [0.0] * 6  # by seat, divided if several won
        self.points = [0.0] * 6  # the sums of the final scores by seat

    def judge(self, value: float) -> None:
        """Set the value that an evaluation gives it."""
        self.value = value


class Planner:
    """Lists plans."""

    def __init__(
        self, sites: int = 4, payments: int = 2, brief: bool = False, removals: bool = False
    ) -> None:
        """Keep this many sites for a bought tile, and half as many with each exact purchase.

        For each tile keep this many exact payments, and as many others; at most two of each.
        A brief list leaves out what is hardly ever best: to stop or to take fewer cards where more
        may be taken, and to pay too much where the exact price can be paid.
        With `removals`, buildings are taken down where that can lengthen the wall.
        """
        self.sites = sites
        self.payments = min(payments, 2)
        self.brief = brief
        self.removals = removals
        self.found: list[Plan] = []
        self.seat = 0
        self.bought = 0  # how many tiles were paid exactly in the plan so far
        self.given = False  # whether a tile was given to Dirk in the plan so far
        self.left = 0  # how many more plans may be listed
        self.sparing = False  # whether that was too few before

    def plan(self, state: State) -> list[Plan]:
        """The plans of the acting seat, in any phase; there is always at least one."""
        self.seat = state.turn
        sites, payments = self.sites, self.payments
        while self._list(state) < 0 and self.sites > _MANY:
            self.sites >>= 1
        if self.left < 0:
            self.sites, self.payments = 2, 1
            self.sparing = True
            self._list(state)
            self.sparing = False
        self.sites, self.payments = sites, payments
        return self.found

    def _list(self, state: State) -> int:
        """List the plans, until there are too many; returns how many more could be listed."""
        self.left = _MOST * self.sites * self.payments
        if self.sparing:
            self.left = 1 << 30
        elif self.sites > _MANY:
            self.left = _ENOUGH
        self.found = []
        self.bought = 0
        if state.phase == const.ACT:
            self._act(state, [], 0)
        else:
            self._put(state, [])
        return self.left

    def _act(self, state: State, codes: list[int], slot: int) -> None:
        """List the plans that begin with `codes`; exact purchases only from `slot` on."""
        redesign = not self.sparing or state.pending == 0
        moving = self.removals and redesign and self._is_moving(state)
        options = legal(state)
        best = [0] * 16  # for each slot two exact payments, then two others
        rank = [-1] * 16
        for code in options:
            kind = code >> const.KIND_SHIFT
            if kind == const.BUY:
                self._sort_payment(state, code, best, rank)
            elif kind == const.SWAP:
                if redesign and not moving and self._betters(state, code):
                    self._go(state, codes, code)
            elif kind == const.ADD or kind == const.REMOVE:
                continue
            elif not (self.brief and _leaves_cards(state, code)):
                self._go(state, codes, code)
        if redesign and state.reserves[state.turn]:
            self._adds(state, codes, options, moving)
        if redesign and self.removals and (state.pending or not state.reserves[state.turn]):
            self._removes(state, codes, options)
        for each in range(const.SLOTS):
            for place in range(2, 2 + self.payments):
                if rank[4 * each + place] >= 0 and not (self.brief and rank[4 * each] >= 0):
                    self._go(state, codes, best[4 * each + place])
            if each < slot:
                continue
            for place in range(self.payments):
                if rank[4 * each + place] >= 0 and self.left >= 0:
                    code = best[4 * each + place]
                    after = state.copy()
                    apply(after, code)
                    self.bought += 1
                    self._act(after, [*codes, code], each + 1)
                    self.bought -= 1
        if not self.found:  # there are only redesigns that improve nothing, such as removals
            self._go(state, codes, options[0])

    def _sort_payment(self, state: State, code: int, best: list[int], rank: list[int]) -> None:
        """Keep a payment if it is one of the two best, among the exact ones or among the others."""
        slot = (code >> const.SLOT_SHIFT) & 3
        paid = code & const.FIELD_MASK
        loss = worth(paid) - price_of(state.market[slot])
        good = remains(state.hand(state.turn, currency_of(slot)), paid)
        place = 4 * slot
        if loss:
            good += (64 - loss) << 24
            place += 2
        if good > rank[place]:
            rank[place + 1] = rank[place]
            best[place + 1] = best[place]
            rank[place] = good
            best[place] = code
        elif good > rank[place + 1]:
            rank[place + 1] = good
            best[place + 1] = code

    def _betters(self, state: State, code: int) -> bool:
        """Whether a swap lengthens the wall, or keeps it and raises the rank of its kind."""
        tile = code & const.TILE_MASK
        out = (code >> const.FIELD_SHIFT) & const.FIELD_MASK
        palace = state.palace(state.turn)
        trial = palace.copy()
        trial.swap(tile, out)
        gain = trial.wall() - palace.wall()
        return gain > 0 or (gain == 0 and _KIND[tile] > _KIND[out])

    def _is_moving(self, state: State) -> bool:
        """Whether the reserve is one tile that can lengthen the wall, perhaps just taken down."""
        tiles = state.reserves[state.turn]
        if state.pending or bits.count(tiles) != 1:
            return False
        palace = state.palace(state.turn)
        return palace.longest_with(tiles) > palace.wall()

    def _removes(self, state: State, codes: list[int], options: list[int]) -> None:
        """Take down the buildings without which a bought tile, or they themselves, fit best."""
        one = 1
        tiles = state.pending
        palace = state.palace(state.turn)
        trial = palace.copy()
        least = palace.longest_with(tiles) if tiles else palace.wall()
        ranked = []
        for code in options:
            if code >> const.KIND_SHIFT == const.REMOVE:
                tile = code & const.TILE_MASK
                trial.remove(tile)
                wall = trial.longest_with(tiles if tiles else one << tile)
                if wall > least and (tiles or wall > trial.wall()):
                    ranked.append((-wall, code))
                trial.place(tile, palace.cell_of(tile))
        ranked.sort()
        for _, code in ranked[:_DOWN]:
            self._go(state, codes, code)

    def _adds(self, state: State, codes: list[int], options: list[int], moving: bool) -> None:
        """Build each tile of the reserve on its best sites; one that moves, on the very best."""
        trial = state.palace(state.turn).copy()
        ranked: dict[int, list[tuple[int, int]]] = {}
        for code in options:
            if code >> const.KIND_SHIFT == const.ADD:
                tile = code & const.TILE_MASK
                ranked.setdefault(tile, []).append((-self._outlook(state, trial, code), code))
        for sites in ranked.values():
            sites.sort()
            longest = -sites[0][0] // _WALL
            for outlook, code in sites[: self.sites // 2]:
                if not moving or -outlook // _WALL == longest:
                    self._go(state, codes, code)

    def _go(self, state: State, codes: list[int], code: int) -> None:
        """Play a code after which the turn has no further action."""
        if self.left >= 0:
            after = state.copy()
            apply(after, code)
            self._put(after, [*codes, code])

    def _put(self, state: State, codes: list[int]) -> None:
        """Put down what is pending; if nothing is, the plan is complete."""
        if state.phase > const.ACT and state.phase != const.OVER and state.turn == self.seat:
            self._put_down(state, codes)
        else:
            self.found.append(Plan(state, codes))
            self.left -= 1

    def _put_down(self, state: State, codes: list[int]) -> None:
        """Put down one tile in every sensible way."""
        palace = state.palace(self.seat)
        trial = palace.copy()
        placed = []
        for code in legal(state):
            kind = code >> const.KIND_SHIFT
            if kind == const.PLACE:
                placed.append((-self._outlook(state, trial, code), code))
            elif kind == const.GIVE and not self.given and not (self.sparing and self.bought):
                self.given = True  # plans with more than one gift are not worth considering
                self._go(state, codes, code)
                self.given = False
        placed.sort()
        width = self.sites >> self.bought
        if width == 0:
            width = 1
        for _, code in placed[:width]:
            self._go(state, codes, code)
        if not placed or (-placed[0][0]) // _WALL < palace.wall():
            code = const.STORE << const.KIND_SHIFT | bits.lowest(state.pending)
            self._go(state, codes, code)

    def _outlook(self, state: State, trial: Palace, code: int) -> int:
        """How good the palace is after a code: its wall, and how many tiles of the bag fit then."""
        tile = code & const.TILE_MASK
        trial.place(tile, (code >> const.FIELD_SHIFT) & const.FIELD_MASK)
        value = _WALL * trial.wall() + bits.count(trial.fitting() & state.bag) // 2
        trial.remove(tile)
        return value


def _leaves_cards(state: State, code: int) -> bool:
    """Whether a stop or a take leaves cards that may be taken as well (R3.1)."""
    taken = (code >> const.FIELD_SHIFT) & const.FIELD_MASK  # 0 for a stop
    for slot in range(const.SLOTS):
        if not (taken >> slot) & 1 and (state.takes >> (taken | 1 << slot)) & 1:
            return True
    return False


def _make_tables() -> None:
    for tile in range(const.TILES):
        _KIND[tile] = KIND_OF[tile]


_make_tables()
