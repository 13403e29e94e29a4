# cython: nonecheck=False
"""Dense ids: 1,773 numbers for what a seat can do, the same at every table.

Placing a tile takes two ids: one takes up the tile, one says where it goes. So what is legal
depends on the state and on the tile that is *held*, EMPTY for none. If there is only one tile to
put down, it is held automatically. docs/environments.md lists the ids. Nothing is lost: sequences
of legal ids lead to exactly the legal codes.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import bits, const, legal, rows, shelf
from .apply import apply
from .legal import gifts, purchases_of, takes_of
from .palace import Palace
from .state import State
from .tiles import PRICE_OF

# Literal sizes here and below, as in ids.pxd: a compiled array must have a fixed length.
_COLUMN = [0] * 64  # on the torus, by the lowest six bits of a coordinate
_ROW = [0] * 64  # the first place of a row of the torus, by the lowest six bits of a coordinate
_PAYMENT = [0] * 288  # packed payments by their number, in ascending order
_GROUP = [0] * 256  # of a payment, by its cards of values 6 to 9; there are 16 groups
_NUMBER = [0] * 16384  # of a payment, by its group << 10 | its cards of values 1 to 5
_PRICE = [0] * 64  # price << 18, by the lowest six bits of a tile; nobody can afford EMPTY
_CURRENCY = [0] * 4  # of each market slot

# A cache of how a hand can pay a price, with a hash of the question, hand | price << 18, as index.
# Each entry has 16 numbers, so that one memory access gets all of it: up to 13 numbers of payments,
# how many payments there are, and the question, which takes two numbers when compiled.
_bills = [0] * 65536

# Scratch arrays, valid during one call; `_ids` until the next `fill`.
_questions = [0] * 4  # to look up in `_bills` for each market slot; 0 if it cannot be paid for
_ids = [0] * 512
_marks = [0] * 7  # set of the places on the torus that are taken
_cells = [0] * 113  # the cells where a tile may go; sorted only by `_settle`
_places = [0] * 112  # the place that `_settle` gave to each of `_cells`


def column(cell: int) -> int:
    """The column of a cell on the torus, 0 to 20; the fountain's is 10."""
    return _COLUMN[cell & 63]


def line(cell: int) -> int:
    """The row of a cell on the torus, 0 to 20 from south to north; the fountain's is 10."""
    return _COLUMN[((cell + 32) >> 6) & 63]


def place_of(cell: int) -> int:
    """The home of a cell: its place on the torus, unless it is taken; the fountain's is 220."""
    return _ROW[((cell + 32) >> 6) & 63] + _COLUMN[cell & 63]


def held_of(state: State) -> int:
    """The tile that is held automatically: the only one to be put down, or EMPTY."""
    if state.phase != const.PUT and state.phase != const.AWARD:
        return const.EMPTY
    if state.pending == 0 or state.pending & (state.pending - 1):
        return const.EMPTY
    return bits.lowest(state.pending)


def legal_ids(state: State, held: int) -> list[int]:
    """The ids that the acting seat may choose, in ascending order; none if no seat is to act."""
    found = fill(state, held)
    return [_ids[place] for place in range(found)]


def mask(state: State, held: int) -> bytes:
    """The legal ids as a byte for each id: 1 if it is legal."""
    bytemap = bytearray(const.IDS)
    for place in range(fill(state, held)):
        bytemap[_ids[place]] = 1
    return bytes(bytemap)


def is_legal(state: State, held: int, number: int) -> bool:
    """Whether the acting seat may choose an id."""
    found = fill(state, held)
    for place in range(found):  # noqa: SIM110  (compiles to a plain C loop)
        if _ids[place] == number:
            return True
    return False


def fill(state: State, held: int) -> int:
    """Write the legal ids to a scratch array, ascending; `id_at` reads them. Returns how many."""
    return write(state, held, _ids)


def write(state: State, held: int, row: list[int]) -> int:
    """Write the legal ids into a row of 512, in ascending order; returns how many."""
    if state.phase == const.ACT:
        if held == const.EMPTY:
            return _write_actions(state, row)
        palace = shelf.palace_of(state, state.turn)
        return _write_cells(palace, held, row, rows.spell(row, 0, palace.outs(held), const.ID_OUT))
    if state.phase < const.ACT or state.phase == const.OVER:
        return 0
    if held == const.EMPTY:
        return rows.spell(row, 0, state.pending, const.ID_PICK)
    palace = shelf.palace_of(state, state.turn)
    row[0] = const.ID_STORE
    if (gifts(state, palace) >> held) & 1:
        row[1] = const.ID_GIVE
        return _write_cells(palace, held, row, 2)
    return _write_cells(palace, held, row, 1)


def id_at(place: int) -> int:
    """One of the ids that the last `fill` wrote."""
    return _ids[place]


def decode(state: State, held: int, number: int) -> int:
    """The code of a legal id, or EMPTY if it only takes up a tile."""
    if number >= const.ID_BUY:
        slot = (number - const.ID_BUY) // const.PAYMENTS
        payment = _PAYMENT[(number - const.ID_BUY) % const.PAYMENTS]
        return const.BUY << const.KIND_SHIFT | slot << const.SLOT_SHIFT | payment
    if number >= const.ID_CELL:
        tile = _cell_at(shelf.palace_of(state, state.turn), held, number - const.ID_CELL)
        if state.phase == const.ACT:
            return const.ADD << const.KIND_SHIFT | tile << const.FIELD_SHIFT | held
        return const.PLACE << const.KIND_SHIFT | tile << const.FIELD_SHIFT | held
    if number == const.ID_GIVE:
        return const.GIVE << const.KIND_SHIFT | held
    if number == const.ID_STORE:
        return const.STORE << const.KIND_SHIFT | held
    if number >= const.ID_OUT:
        tile = number - const.ID_OUT
        return const.SWAP << const.KIND_SHIFT | tile << const.FIELD_SHIFT | held
    if number >= const.ID_REMOVE:
        return const.REMOVE << const.KIND_SHIFT | (number - const.ID_REMOVE)
    if number >= const.ID_PICK:
        return const.EMPTY
    if number > const.ID_TAKE:
        return const.TAKE << const.KIND_SHIFT | number << const.FIELD_SHIFT
    return (const.STOP if state.exact else const.PASS) << const.KIND_SHIFT


def encode(state: State, held: int, code: int) -> list[int]:
    """The one or two ids that lead to a legal code.

    Raises ValueError if another tile is held already, or if no price calls for the payment.
    """
    kind = code >> const.KIND_SHIFT
    field = (code >> const.FIELD_SHIFT) & const.FIELD_MASK
    tile = code & const.TILE_MASK
    if kind == const.STOP or kind == const.PASS:
        return [const.ID_END]
    if kind == const.TAKE:
        return [const.ID_TAKE + field]
    if kind == const.BUY:
        number = _number_of(code & const.FIELD_MASK)
        if _PAYMENT[number] != code & const.FIELD_MASK:
            raise ValueError(f"no price calls for the payment of code {code}")
        return [const.ID_BUY + ((code >> const.SLOT_SHIFT) & 3) * const.PAYMENTS + number]
    if kind == const.REMOVE:
        return [const.ID_REMOVE + tile]
    if held != const.EMPTY and held != tile:
        raise ValueError(f"tile {held} is held, and code {code} is about tile {tile}")
    pick = [] if held == tile else [const.ID_PICK + tile]
    if kind == const.SWAP:
        number = const.ID_OUT + field
    elif kind == const.STORE:
        number = const.ID_STORE
    elif kind == const.GIVE:
        number = const.ID_GIVE
    else:
        number = const.ID_CELL + _place_for(shelf.palace_of(state, state.turn), tile, field)
    return [*pick, number]


def play(state: State, held: int, number: int) -> int:
    """Do what a legal id says, and return the tile that is held then. Unchecked, like `apply`.

    Nothing is drawn: whoever runs the game deals, and calls `held_of` after that.
    """
    code = decode(state, held, number)
    if code == const.EMPTY:
        return number - const.ID_PICK
    apply(state, code)
    return held_of(state)


def _write_actions(state: State, row: list[int]) -> int:
    """Write the legal ids of a turn with no tile held (R3.1 to R3.4); returns how many."""
    _ask(state)
    row[0] = const.ID_END
    found = 1 if state.exact else 0
    found += rows.spell(row, found, takes_of(state), const.ID_TAKE)
    palace = shelf.palace_of(state, state.turn)
    palace.walk()
    usable = state.reserves[state.turn] & palace.takers
    if usable:
        found += rows.spell(row, found, usable, const.ID_PICK)
    found += rows.spell(row, found, palace.removable, const.ID_REMOVE)
    for slot in range(const.SLOTS):
        bill = _questions[slot]
        place = 16 * bits.scatter(bill, 4096)
        if not rows.answers(_bills, place + 14, bill):
            _write_bill(state, slot, place, bill)
        if _bills[place + 13] > 13:
            found = _write_purchases(state, slot, row, found)
        else:
            rows.shift(row, found, _bills, place, const.ID_BUY + slot * const.PAYMENTS)
            found += _bills[place + 13]
    if found == 0:
        row[0] = const.ID_END
        found = 1
    return found


def _ask(state: State) -> None:
    """Fill `_questions` for the tiles of the market, and prefetch their cache entries."""
    for slot in range(const.SLOTS):
        purse = state.turn * const.CURRENCIES + _CURRENCY[slot]
        price = _PRICE[state.market[slot] & const.TILE_MASK]
        affordable = -(state.cash[purse] << 18 >= price)  # a mask: all bits set, or none
        _questions[slot] = (state.hands[purse] | price) & affordable
        rows.near(_bills, 16 * bits.scatter(_questions[slot], 4096))


def _write_bill(state: State, slot: int, place: int, bill: int) -> None:
    """Cache the payments for the tile of a slot, or only their count if there are more than 13."""
    found = purchases_of(state, slot, 0)
    codes = legal.codes()
    _bills[place + 13] = found
    rows.ask(_bills, place + 14, bill)
    for each in range(min(found, 13)):
        _bills[place + each] = _number_of(codes[each] & const.FIELD_MASK)


def _write_purchases(state: State, slot: int, row: list[int], found: int) -> int:
    """Write all purchases of the tile of a slot, without the cache; returns how many ids then."""
    bought = purchases_of(state, slot, 0)
    codes = legal.codes()
    for each in range(bought):
        number = _number_of(codes[each] & const.FIELD_MASK)
        row[found + each] = const.ID_BUY + slot * const.PAYMENTS + number
    return found + bought


def _write_cells(palace: Palace, tile: int, row: list[int], found: int) -> int:
    """Write the ids of the cells where a tile may be built; returns how many ids then."""
    if bits.count(palace.built) < const.TORUS - 2:  # too small for two cells to share a home
        count = palace.cells_for(tile, _cells)
        for site in range(count):
            _cells[site] = const.ID_CELL + place_of(_cells[site])
        rows.rank(row, found, _cells, count)
        return found + count
    if not _mark_homes(palace, tile):
        _settle(palace, tile)
    for word in range(7):
        marks = _marks[word]
        while marks:
            row[found] = const.ID_CELL + (word << 6) + bits.lowest(marks)
            marks &= marks - 1
            found += 1
    return found


def _mark_homes(palace: Palace, tile: int) -> bool:
    """Mark the home of every cell where a tile may go; returns False if two cells share one."""
    one = 1
    for word in range(7):
        _marks[word] = 0
    found = palace.cells_for(tile, _cells)
    for site in range(found):
        place = place_of(_cells[site])
        if (_marks[place >> 6] >> (place & 63)) & 1:
            return False
        _marks[place >> 6] |= one << (place & 63)
    return True


def _settle(palace: Palace, tile: int) -> int:
    """Give every cell where a tile may go a place: its home, or the next free one after it.

    Takes the cells in ascending order. Needed only if two share a home, which takes a palace wider
    than the torus. Returns how many cells there are.
    """
    one = 1
    found = palace.cells_for(tile, _cells)
    for site in range(found):
        cell = _cells[site]
        gap = site
        while gap > 0 and _cells[gap - 1] > cell:
            _cells[gap] = _cells[gap - 1]
            gap -= 1
        _cells[gap] = cell
    for word in range(7):
        _marks[word] = 0
    for site in range(found):
        place = place_of(_cells[site])
        while (_marks[place >> 6] >> (place & 63)) & 1:
            place = place + 1 if place + 1 < const.PLACES else 0
        _marks[place >> 6] |= one << (place & 63)
        _places[site] = place
    return found


def _cell_at(palace: Palace, tile: int, place: int) -> int:
    """The cell that a place on the torus stands for; the fountain's cell if there is none."""
    if bits.count(palace.built) < const.TORUS - 2 or _mark_homes(palace, tile):
        for site in range(palace.site_count):
            cell = palace.sites[site]
            if place_of(cell) == place and (palace.fits_at(cell) >> tile) & 1:
                return cell
        return const.FOUNTAIN
    found = _settle(palace, tile)
    for site in range(found):
        if _places[site] == place:
            return _cells[site]
    return const.FOUNTAIN


def _place_for(palace: Palace, tile: int, cell: int) -> int:
    """The place on the torus that stands for a cell; the inverse of `_cell_at`."""
    if _mark_homes(palace, tile):
        return place_of(cell)
    found = _settle(palace, tile)
    for each in range(found):
        if _cells[each] == cell:
            return _places[each]
    return place_of(cell)


def _number_of(payment: int) -> int:
    """The number of a packed payment; meaningless if no price calls for the payment."""
    return _NUMBER[_GROUP[payment >> 10] << 10 | (payment & 1023)]


def _payments(paid: int, total: int, value: int) -> Iterator[int]:
    """Every payment that is made of `paid`, worth `total`, and of more cards of at most `value`,
    and that for some price has no superfluous card.
    """
    if total >= min(PRICE_OF):
        yield paid
    if total < max(PRICE_OF):
        for dearest in range(value, 0, -1):
            if paid >> (2 * dearest - 2) & 3 < const.COPIES:
                yield from _payments(paid + (1 << 2 * dearest - 2), total + dearest, dearest)


def _make_tables() -> None:
    for coordinate in range(-32, 32):
        _COLUMN[coordinate & 63] = (coordinate + const.TORUS // 2) % const.TORUS
        _ROW[coordinate & 63] = (coordinate + const.TORUS // 2) % const.TORUS * const.TORUS
    for tile in range(const.TILES):
        _PRICE[tile] = PRICE_OF[tile] << 18
    _PRICE[const.EMPTY & const.TILE_MASK] = 1 << 30
    for slot in range(const.SLOTS):
        _CURRENCY[slot] = legal.currency_of(slot)
    groups: list[int] = []
    for number, payment in enumerate(sorted(_payments(0, 0, const.VALUES))):
        _PAYMENT[number] = payment
        if payment >> 10 not in groups:
            groups.append(payment >> 10)
        _GROUP[payment >> 10] = groups.index(payment >> 10)
        _NUMBER[_GROUP[payment >> 10] << 10 | (payment & 1023)] = number


_make_tables()
