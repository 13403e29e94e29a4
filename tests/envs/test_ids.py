"""Dense ids lose nothing: they lead to exactly the codes that are legal."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra.core import compiled, const, ids
from alhambra.core.legal import legal
from alhambra.core.palace import Palace
from alhambra.core.state import State, restored
from alhambra.core.tiles import PRICE_OF
from alhambra.options import Options

from .positions import expanded, positions, table

GAMES = 60 if compiled() else 5


def hold_that_nothing_is_lost(games: int, first: int) -> int:
    """Check every position of some games; how many codes that were."""
    codes = 0
    for state in positions(games, first):
        found = expanded(state)
        assert sorted(found) == legal(state)
        held = ids.held_of(state)
        for code, numbers in found.items():
            assert ids.encode(state, held, code) == numbers
        codes += len(found)
    return codes


def test_legal_ids_lead_to_the_legal_codes_and_back() -> None:
    assert hold_that_nothing_is_lost(GAMES, 0) > 5000 * (GAMES // 5)


@pytest.mark.soak
def test_legal_ids_lead_to_the_legal_codes_in_millions() -> None:
    assert hold_that_nothing_is_lost(1500, 1000) > 1_000_000


def test_no_two_cells_of_ordinary_games_share_a_place() -> None:
    for state in positions(GAMES, 500):
        palace = state.palace(state.turn)
        key = palace.key()
        beside = {
            (cell + step) % const.CELL_COUNT
            for cell in (const.FOUNTAIN, *key[1:])
            for step in (1, -1, const.SPAN, -const.SPAN)
        }
        places = {ids.place_of(cell) for cell in beside | {const.FOUNTAIN, *key[1:]}}
        assert len(places) == len(beside | {const.FOUNTAIN, *key[1:]})


def test_mask_list_and_question_say_the_same() -> None:
    for state in positions(5, most=40):
        held = ids.held_of(state)
        listed = ids.legal_ids(state, held)
        assert listed == sorted(set(listed))
        assert len(listed) <= const.MAX_LEGAL_IDS
        mask = ids.mask(state, held)
        assert [number for number in range(const.IDS) if mask[number]] == listed
        asked = [number for number in range(const.IDS) if ids.is_legal(state, held, number)]
        assert asked == listed


def test_blocks_fill_the_range_without_a_gap() -> None:
    sizes = {
        const.ID_END: 1,
        const.ID_TAKE + 1: 15,
        const.ID_PICK: const.TILES,
        const.ID_REMOVE: const.TILES,
        const.ID_OUT: const.TILES,
        const.ID_STORE: 1,
        const.ID_GIVE: 1,
        const.ID_CELL: const.PLACES,
        const.ID_BUY: const.SLOTS * const.PAYMENTS,
    }
    place = 0
    for first, size in sizes.items():
        assert first == place
        place += size
    assert place == const.IDS


def test_payments_are_those_that_some_price_calls_for() -> None:
    state = table(1)
    packed = [
        ids.decode(state, const.EMPTY, const.ID_BUY + number) & const.FIELD_MASK
        for number in range(const.PAYMENTS)
    ]
    assert packed == sorted(set(packed))
    for payment in packed:
        values = [value + 1 for value in range(9) for _ in range(payment >> 2 * value & 3)]
        assert any(sum(values) - min(values) < price <= sum(values) for price in PRICE_OF)


def test_a_payment_with_a_superfluous_card_has_no_id() -> None:
    state = next(positions(1, 1))
    superfluous = const.BUY << const.KIND_SHIFT | 0b1111 << 14  # four cards of 8 and 9
    with pytest.raises(ValueError, match="no price"):
        ids.encode(state, const.EMPTY, superfluous)


def test_another_tile_cannot_be_named_while_one_is_held() -> None:
    state = next(positions(1, 1))
    with pytest.raises(ValueError, match="tile 3 is held"):
        ids.encode(state, 3, const.STORE << const.KIND_SHIFT | 4)


def test_the_torus_has_the_fountain_in_its_middle() -> None:
    for x in range(-10, 11):
        for y in range(-10, 11):
            cell = (const.SPAN * y + x) % const.CELL_COUNT
            assert ids.place_of(cell) == (y + 10) * 21 + x + 10
            assert (ids.column(cell), ids.line(cell)) == (x + 10, y + 10)


def wide_state() -> State:
    """A palace so wide that cells share places: 30 tiles in a row, whatever their walls say."""
    palace = Palace()
    reserve = 0b1111 << 50
    for x in range(1, 31):
        palace.place(x, x)
    state = next(positions(1, 1))
    key: list[Any] = list(state.key()[:-1])
    reserves = [0] * 6
    reserves[state.turn] = reserve
    key[4] = (tuple(reserves), *key[4][1:])
    palaces = [palace if seat == state.turn else Palace() for seat in range(state.players)]
    return restored(tuple(key), palaces)


def test_cells_that_share_a_place_still_have_ids_of_their_own() -> None:
    state = wide_state()
    adds = [code for code in legal(state) if code >> const.KIND_SHIFT == const.ADD]
    homes: dict[int, set[int]] = {}
    for code in adds:
        homes.setdefault(code & const.TILE_MASK, set())
        homes[code & const.TILE_MASK].add(ids.place_of(code >> const.FIELD_SHIFT & 0xFFF))
    assert sum(map(len, homes.values())) < len(adds)  # else this would show nothing
    assert sorted(expanded(state)) == legal(state)
    for code, numbers in expanded(state).items():
        assert ids.encode(state, const.EMPTY, code) == numbers


def test_a_single_tile_to_be_put_down_is_held_by_itself() -> None:
    for state in positions(GAMES, 40):
        waiting = state.pending.bit_count() if state.phase in (const.PUT, const.AWARD) else 0
        held = ids.held_of(state)
        assert (held != const.EMPTY) == (waiting == 1)
        if waiting == 1:
            assert state.pending == 1 << held


def test_games_can_be_played_by_ids_alone() -> None:
    for state in positions(2, 7, most=30):
        twin = state.copy()
        held = ids.held_of(twin)
        for number in ids.legal_ids(twin, held):
            other = twin.copy()
            then = ids.play(other, held, number)
            if const.ID_PICK <= number < const.ID_REMOVE:
                assert then == number - const.ID_PICK
                assert other.key() == twin.key()
            else:
                assert then == ids.held_of(other)
                assert other.key() != twin.key()


def test_nobody_has_legal_ids_where_chance_or_nobody_acts() -> None:
    state = Options(3).new_state(0)
    assert ids.legal_ids(state, const.EMPTY) == []
