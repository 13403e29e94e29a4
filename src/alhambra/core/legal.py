# cython: nonecheck=False
"""Which codes are legal, by phase, in ascending order."""

from __future__ import annotations

from . import bits, const, draw, shelf
from .palace import Palace
from .rng import Rng
from .state import State
from .tiles import PRICE_OF

# Literal sizes here and below, as in legal.pxd: a compiled array must have a fixed length.
_PRICE = [0] * 64  # of each tile, by its lowest six bits; 0 for EMPTY
_SLOT_CURRENCY = [3, 1, 0, 2]  # yellow, green, blue, orange (R1.5)
_CURRENCY_SLOT = [2, 1, 3, 0]  # the inverse

# Room for the legal codes of any position: 54 tiles split between palace and reserve allow at most
# some 2300 redesigns, and a hand of all cards some hundreds of payments.
_codes = [0] * 4096

_sites = [0] * 112  # written by `_sort_sites`

# The cache of `_count_ways`: hand | price << 18 | number of ways to pay << 22, with a hash of hand
# and price as index.
_counted = [0] * 16384

# Takes, as sets of masks of display slots (R3.1). The class of a card is its value if it can be
# taken together with another, else GREED; 0 means no card.
_CLASS = [0] * 37  # by card + 1
_TAKES = [0] * 1296  # by the classes of four cards, as if no two cards were the same
_APART = [0] * 64  # masks that take equal cards from the lowest slots, by pairs of equal slots


def legal(state: State) -> list[int]:
    """The codes that `apply` accepts now, in ascending order; for chance, what can be drawn."""
    found = fill(state)
    return [_codes[place] for place in range(found)]


def fill(state: State) -> int:
    """Write the legal codes to a scratch array; `code_at` reads them. Returns how many."""
    if state.phase == const.ACT:
        return _actions(state)
    if state.phase < const.ACT:
        return _draws(state)
    return 0 if state.phase == const.OVER else _put_downs(state)


def pick(state: State, rng: Rng) -> int:
    """A random legal code for the seat that is to act, all equally likely.

    Purchases and redesigns are counted, not listed. For removals, all built tiles are counted; if
    one is drawn that may not be removed, the whole choice is drawn again, so all legal codes stay
    equally likely.
    """
    if state.phase != const.ACT:
        return _pick_put_down(state, rng)
    takes = bits.count(takes_of(state))
    bought = takes + _count_purchases(state)
    found = bought + 1 if state.exact else bought
    if found == 0:
        return _codes[draw.below(rng, _actions(state))]
    palace = shelf.palace_of(state, state.turn)
    reserve = state.reserves[state.turn]
    adds = found
    swaps = found
    if reserve:
        adds += palace.count_adds(reserve)
        swaps = adds + palace.count_swaps(reserve)
    removes = swaps + bits.count(palace.built)
    while True:
        drawn = draw.below(rng, removes)
        # A sum instead of a chain of branches, which the processor could not predict.
        way = (
            (drawn >= takes)
            + (drawn >= bought)
            + (drawn >= found)
            + (drawn >= adds)
            + (drawn >= swaps)
        )
        if way == 0:
            mask = bits.nth(state.takes, drawn)
            return const.TAKE << const.KIND_SHIFT | mask << const.FIELD_SHIFT
        elif way == 1:
            return _nth_purchase(state, drawn - takes)
        elif way == 2:
            return const.STOP << const.KIND_SHIFT
        elif way == 3:
            return const.ADD << const.KIND_SHIFT | palace.nth_add(reserve, drawn - found)
        elif way == 4:
            return const.SWAP << const.KIND_SHIFT | palace.nth_swap(reserve, drawn - adds)
        else:
            tile = bits.nth(palace.built, drawn - swaps)
            if palace.can_remove(tile):
                return const.REMOVE << const.KIND_SHIFT | tile


def _pick_put_down(state: State, rng: Rng) -> int:
    """A random way to put down a pending tile, all equally likely."""
    palace = shelf.palace_of(state, state.turn)
    places = palace.count_adds(state.pending)
    stores = places + bits.count(state.pending)
    given = gifts(state, palace)
    drawn = draw.below(rng, stores + bits.count(given))
    if drawn < places:
        return const.PLACE << const.KIND_SHIFT | palace.nth_add(state.pending, drawn)
    if drawn < stores:
        return const.STORE << const.KIND_SHIFT | bits.nth(state.pending, drawn - places)
    return const.GIVE << const.KIND_SHIFT | bits.nth(given, drawn - stores)


def code_at(place: int) -> int:
    """One of the codes that the last `fill` wrote."""
    return _codes[place]


def codes() -> list[int]:
    """The codes that `fill` or `purchases_of` wrote last; entries after those mean nothing."""
    return _codes


def currency_of(slot: int) -> int:
    """The currency of a market slot (R1.5)."""
    return _SLOT_CURRENCY[slot]


def slot_of(currency: int) -> int:
    """The market slot of a currency (R1.5)."""
    return _CURRENCY_SLOT[currency]


def price_of(tile: int) -> int:
    """What a tile costs (R1.2)."""
    return _PRICE[tile]


def _actions(state: State) -> int:
    """Write the actions of a turn (R3.1 to R3.4), or PASS if there is none (R3.8)."""
    found = 0
    if state.exact:
        _codes[0] = const.STOP << const.KIND_SHIFT
        found = 1
    found = _takes(state, found)
    found = purchases(state, found)
    found = _redesigns(state, found)
    if found == 0:
        _codes[0] = const.PASS << const.KIND_SHIFT
        found = 1
    return found


def takes_of(state: State) -> int:
    """The legal takes, as a set of masks of display slots (R3.1)."""
    if state.takes == 0:
        _find_takes(state)
    return state.takes


def _takes(state: State, found: int) -> int:
    """Write the takes: one card of the display, or several worth at most 5 together (R3.1)."""
    rest = takes_of(state)
    while rest:
        mask = bits.lowest(rest)
        rest &= rest - 1
        _codes[found] = const.TAKE << const.KIND_SHIFT | mask << const.FIELD_SHIFT
        found += 1
    return found


def _find_takes(state: State) -> None:
    """Set the legal takes of this display. Identical cards are taken from the lowest slots."""
    first = state.display[0]
    second = state.display[1]
    third = state.display[2]
    fourth = state.display[3]
    alike = (
        (first == second)
        | (first == third) << 1
        | (second == third) << 2
        | (first == fourth) << 3
        | (second == fourth) << 4
        | (third == fourth) << 5
    )
    state.takes = (
        _TAKES[
            _CLASS[first + 1]
            + 6 * _CLASS[second + 1]
            + 36 * _CLASS[third + 1]
            + 216 * _CLASS[fourth + 1]
        ]
        & _APART[alike]
    )


def purchases(state: State, found: int) -> int:
    """Write each tile of the market with every payment without superfluous cards (R3.2, R3.7).

    As elsewhere here, `found` is how many codes are written already; returns how many are then.
    """
    for slot in range(const.SLOTS):
        found = purchases_of(state, slot, found)
    return found


def purchases_of(state: State, slot: int, found: int) -> int:
    """Write the purchases of the tile in one slot."""
    tile = state.market[slot]
    if tile == const.EMPTY:
        return found
    place = state.turn * const.CURRENCIES + _SLOT_CURRENCY[slot]
    spare = state.cash[place] - _PRICE[tile]
    if spare < 0:
        return found
    code = const.BUY << const.KIND_SHIFT | slot << const.SLOT_SHIFT
    return _payments(state.hands[place], _PRICE[tile], spare, code, found)


def _count_purchases(state: State) -> int:
    """How many codes `purchases` would write."""
    total = 0
    for slot in range(const.SLOTS):
        total += _count_ways(state, slot)
    return total


def _count_ways(state: State, slot: int) -> int:
    """How many ways there are to pay for the tile of a slot; cached."""
    hand = state.hands[state.turn * const.CURRENCIES + _SLOT_CURRENCY[slot]]
    asked = hand | _PRICE[state.market[slot] & const.TILE_MASK] << 18
    note = bits.scatter(asked, 16384)
    if _counted[note] & 0x3FFFFF != asked:
        _counted[note] = asked | _count_anew(state, slot) << 22
    return _counted[note] >> 22


def _count_anew(state: State, slot: int) -> int:
    """Count the ways to pay without the cache; 0 for an empty slot."""
    place = state.turn * const.CURRENCIES + _SLOT_CURRENCY[slot]
    price = _PRICE[state.market[slot] & const.TILE_MASK]
    if 0 < price <= state.cash[place]:
        return _count_payments(state.hands[place], price, state.cash[place] - price)
    return 0


def _nth_purchase(state: State, place: int) -> int:
    """One of `purchases`, counted from 0."""
    slot = 0
    count = _count_ways(state, 0)
    while place >= count:
        place -= count
        slot += 1
        count = _count_ways(state, slot)
    purchases_of(state, slot, 0)
    return _codes[place]


def _count_payments(hand: int, price: int, spare: int) -> int:
    """How many codes `_payments` would write."""
    value = bits.highest(hand) // 2 + 1
    shift = 2 * value - 2
    copies = hand >> shift
    rest = hand ^ copies << shift
    found = 0
    for paid in range(copies + 1):
        unpaid = price - paid * value
        if unpaid <= 0:
            return found + 1
        if (copies - paid) * value <= spare:
            found += _count_payments(rest, unpaid, spare - (copies - paid) * value)
    return found


def _payments(hand: int, price: int, spare: int, code: int, found: int) -> int:
    """Pay with 0, 1, 2 … of the highest cards in `hand`, and the rest with lower ones.

    `spare` is how much more than the price the hand is worth: so much need not be paid with.
    """
    value = bits.highest(hand) // 2 + 1
    shift = 2 * value - 2
    copies = hand >> shift
    rest = hand ^ copies << shift
    for paid in range(copies + 1):
        unpaid = price - paid * value
        code_paid = code + (paid << shift)
        if unpaid <= 0:
            _codes[found] = code_paid
            return found + 1
        if (copies - paid) * value <= spare:
            found = _payments(rest, unpaid, spare - (copies - paid) * value, code_paid, found)
    return found


def _redesigns(state: State, found: int) -> int:
    """Write the redesigns: add from the reserve, remove, swap (section 5)."""
    palace = shelf.palace_of(state, state.turn)
    reserve = state.reserves[state.turn]
    found = _on_sites(palace, reserve, const.ADD, found)
    palace.walk()
    found = _each(const.REMOVE, palace.removable, found)
    return _swaps(palace, reserve, found)


def _swaps(palace: Palace, reserve: int, found: int) -> int:
    """Write every swap of a built tile with a tile of the reserve (R5.3)."""
    rest = palace.built if reserve else 0
    while rest:
        out = bits.lowest(rest)
        rest &= rest - 1
        inside = reserve & palace.matches(out)
        code = const.SWAP << const.KIND_SHIFT | out << const.FIELD_SHIFT
        while inside:
            _codes[found] = code | bits.lowest(inside)
            inside &= inside - 1
            found += 1
    return found


def _put_downs(state: State) -> int:
    """Write the ways to build each pending tile, store it or give it to Dirk (R3.6, R8.2, R9.5)."""
    palace = shelf.palace_of(state, state.turn)
    found = _on_sites(palace, state.pending, const.PLACE, 0)
    found = _each(const.STORE, state.pending, found)
    return _each(const.GIVE, gifts(state, palace), found)


def gifts(state: State, palace: Palace) -> int:
    """The set of pending tiles that may be given to Dirk (R9.5)."""
    if state.players != const.MIN_PLAYERS or state.phase != const.PUT:
        return 0
    if state.dirk_gift == const.GIFT_MISFIT:
        return state.pending & ~palace.fitting()
    return state.pending


def _draws(state: State) -> int:
    """Write what can be drawn: a tile of the bag, a card of the deck, a scoring card."""
    if state.phase in (
        const.DEAL_DIRK,
        const.DEAL_MARKET,
        const.REFILL_MARKET,
        const.DRAW_DIRK,
    ):
        return _each(const.DRAW_TILE, state.bag, 0)
    found = 0
    if state.phase != const.REFILL_DISPLAY or not scoring_is_forced(state):
        for card in range(const.CARDS):
            if (state.deck[card // const.VALUES] >> (2 * (card % const.VALUES))) & 3:
                _codes[found] = const.DRAW_CARD << const.KIND_SHIFT | card << const.FIELD_SHIFT
                found += 1
    if state.phase == const.REFILL_DISPLAY:
        letter = next_scoring(state)
        if letter != const.EMPTY:
            _codes[found] = const.TURN_UP << const.KIND_SHIFT | letter << const.FIELD_SHIFT
            found += 1
    return found


def next_scoring(state: State) -> int:
    """The scoring card that can be on top of the deck, or EMPTY (R2.6)."""
    for letter in range(2):
        if state.scoring_low[letter] <= state.drawn <= state.scoring_high[letter]:
            return letter
    return const.EMPTY


def scoring_is_forced(state: State) -> bool:
    """Whether the top of the deck must be a scoring card: no other place is left for it."""
    letter = next_scoring(state)
    return letter != const.EMPTY and state.drawn == state.scoring_high[letter]


def _on_sites(palace: Palace, tiles: int, kind: int, found: int) -> int:
    """Write every way to build one of `tiles`, as codes of `kind`."""
    if tiles == 0:
        return found
    _sort_sites(palace)
    for site in range(palace.site_count):
        fitting = tiles & palace.fits_at(_sites[site])
        code = kind << const.KIND_SHIFT | _sites[site] << const.FIELD_SHIFT
        while fitting:
            _codes[found] = code | bits.lowest(fitting)
            fitting &= fitting - 1
            found += 1
    return found


def _sort_sites(palace: Palace) -> None:
    """Write the sites of a palace into `_sites` in ascending order."""
    for place in range(palace.site_count):
        cell = palace.sites[place]
        gap = place
        while gap > 0 and _sites[gap - 1] > cell:
            _sites[gap] = _sites[gap - 1]
            gap -= 1
        _sites[gap] = cell


def _each(kind: int, tiles: int, found: int) -> int:
    """Write a code of `kind` for each of `tiles`."""
    while tiles:
        _codes[found] = kind << const.KIND_SHIFT | bits.lowest(tiles)
        tiles &= tiles - 1
        found += 1
    return found


def _make_tables() -> None:
    for tile in range(const.TILES):
        _PRICE[tile] = PRICE_OF[tile]
    for card in range(const.CARDS):
        _CLASS[card + 1] = min(card % const.VALUES + 1, const.GREED)
    for key in range(1296):
        classes = [key // 6**slot % 6 for slot in range(const.SLOTS)]
        for mask in range(1, 16):
            taken = [classes[slot] for slot in range(const.SLOTS) if (mask >> slot) & 1]
            if 0 not in taken and (len(taken) == 1 or sum(taken) <= const.GREED):
                _TAKES[key] |= 1 << mask
    pairs = [(earlier, slot) for slot in range(const.SLOTS) for earlier in range(slot)]
    for alike in range(64):
        for mask in range(1, 16):
            if all(
                (mask >> earlier) & 1 or not (mask >> slot) & 1
                for place, (earlier, slot) in enumerate(pairs)
                if (alike >> place) & 1
            ):
                _APART[alike] |= 1 << mask


_make_tables()
