"""Observations: complete for a perfect memory, blind to what the table hides."""

from __future__ import annotations

import pytest

import alhambra.core
from alhambra.codes import layout as palace_map
from alhambra.core import const, ids, observe
from alhambra.core.state import State
from alhambra.envs import layout
from alhambra.pieces import TILES

from .positions import positions


def read(state: State, viewer: int, *, table: bool = False) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    vector = observe.vector(state, ids.held_of(state), viewer, table)
    return {name: list(vector[part]) for name, part in layout.slices(state.players).items()}


def copies(packed: list[int]) -> list[int]:
    return [cards >> 2 * value & 3 for cards in packed for value in range(const.VALUES)]


@pytest.mark.parametrize("players", range(2, 7))
def test_parts_cover_the_vector(players: int) -> None:
    place = 0
    for part in layout.parts(players):
        assert part.start == place
        place = part.slice.stop
    assert place == layout.length(players) == observe.length(players) == 261 + 41 * players
    assert len(layout.bounds(players)) == place


def test_every_part_says_what_the_state_says() -> None:
    for count, state in enumerate(positions(5, 20, most=150)):
        players = state.players
        viewer = count % players
        seats = [(viewer + step) % players for step in range(players)]
        seen = read(state, viewer)
        assert seen["phase"] == [state.phase == const.ACT + step for step in range(4)]
        assert seen["may_stop"] == [state.exact]
        assert seen["actor"] == [seat == state.turn for seat in seats]
        assert seen["scorings"].index(1) == state.scorings
        assert sum(seen["scorings"]) == 1
        shown = [(c // 9 + 1, c % 9 + 1) if c >= 0 else (0, 0) for c in state.display]
        assert seen["display"] == [number for pair in shown for number in pair]
        hands = [[state.hand(seat, currency) for currency in range(4)] for seat in seats]
        assert seen["hands"] == [number for hand in hands for number in copies(hand)]
        assert seen["hand_sizes"] == [state.hand_size(seat) for seat in seats]
        assert seen["deck"] == copies(list(state.deck))
        assert seen["discard"] == copies(list(state.discard))
        assert seen["deck_left"] == [state.deck_left]
        assert seen["discard_left"] == [state.discard_left]
        assert seen["bag_left"] == [state.bag_left()]
        assert seen["reshuffles"] == [min(state.reshuffles, 255)]
        window = [
            number
            for low, high in zip(state.scoring_low, state.scoring_high, strict=True)
            for number in (
                (max(low - state.drawn, 0), high - state.drawn + 1) if high >= 0 else (0, 0)
            )
        ]
        assert seen["scoring_window"] == window
        assert seen["score"] == [
            number
            for seat in seats
            for number in (*reversed(divmod(state.scores[seat], 256)), state.palace(seat).wall())
        ]
        assert seen["held"] == [ids.held_of(state) + 1 if viewer == state.turn else 0]
        assert seen["dirk_score"] == [state.dirk_score]
        check_tiles(state, seats, seen)


def check_tiles(state: State, seats: list[int], seen: dict[str, list[int]]) -> None:
    zones = [0] * const.TILES
    xs, ys = [0] * const.TILES, [0] * const.TILES
    sets = {1: state.bag, 6: state.pending, 7: state.dirk}
    sets |= {8 + step: state.reserves[seat] for step, seat in enumerate(seats)}
    sets |= {20 + step: state.awards[seat] for step, seat in enumerate(seats)}
    sets |= {2 + slot: 1 << tile for slot, tile in enumerate(state.market) if tile >= 0}
    for zone, tiles in sets.items():
        for tile in TILES:
            if tiles >> tile.number & 1:
                zones[tile.number] = zone
    for step, seat in enumerate(seats):
        for cell, tile in palace_map(state.palace(seat)).items():
            zones[tile.number] = 14 + step
            xs[tile.number] = (cell.x + 10) % 21 + 1
            ys[tile.number] = (cell.y + 10) % 21 + 1
    assert (seen["zone"], seen["x"], seen["y"]) == (zones, xs, ys)


def test_planes_show_every_palace() -> None:
    for count, state in enumerate(positions(5, 60, most=120)):
        viewer = count % state.players
        planes = observe.planes(state, viewer)
        assert len(planes) == 11 * state.players * 441
        wanted = bytearray(len(planes))
        for step in range(state.players):
            first = step * 11 * 441
            wanted[first + 220] = 1
            for cell, tile in palace_map(state.palace((viewer + step) % state.players)).items():
                place = first + (cell.y + 10) % 21 * 21 + (cell.x + 10) % 21
                wanted[place] = 1
                wanted[place + 441 * (1 + tile.kind)] = 1
                for side in tile.walls:
                    wanted[place + 441 * (7 + side)] = 1
        assert planes == wanted


def test_no_byte_exceeds_its_bound() -> None:
    for state in positions(5, 80):
        bounds = layout.bounds(state.players)
        vector = observe.vector(state, ids.held_of(state), state.turn, False)
        assert all(value <= bound for value, bound in zip(vector, bounds, strict=True))


def test_the_table_shows_no_other_hand_and_no_pile() -> None:
    for state in positions(3, 30, most=60):
        seen = read(state, state.turn, table=True)
        open_seen = read(state, state.turn)
        hidden = {"hands", "deck", "discard"}
        for name in seen:
            if name not in hidden:
                assert seen[name] == open_seen[name]
        assert seen["hands"][:36] == open_seen["hands"][:36]
        assert not any(seen["hands"][36:] + seen["deck"] + seen["discard"])


@pytest.mark.skipif(alhambra.core.compiled(), reason="a compiled state cannot be doctored")
def test_an_exchange_between_another_hand_and_the_deck_shows_only_to_a_memory() -> None:
    exchanged = 0
    for state in positions(3, 3, most=80):
        viewer = state.turn
        other = (viewer + 1) % state.players
        for currency in range(const.CURRENCIES):
            hand = copies([state.hand(other, currency)])
            deck = copies([state.deck[currency]])
            pair = [
                (mine, theirs)
                for mine in range(9)
                for theirs in range(9)
                if mine != theirs and hand[mine] and deck[theirs] and hand[theirs] < 3
            ]
            if not pair or deck[pair[0][0]] == 3:
                continue
            mine, theirs = pair[0]
            twin = state.copy()
            change = (1 << 2 * theirs) - (1 << 2 * mine)
            twin.hands[other * 4 + currency] += change
            twin.deck[currency] -= change
            held = ids.held_of(state)
            before = [observe.vector(state, held, viewer, table) for table in (False, True)]
            after = [observe.vector(twin, held, viewer, table) for table in (False, True)]
            assert before[0] != after[0]
            assert before[1] == after[1]
            exchanged += 1
    assert exchanged > 100


def test_ids_can_be_read() -> None:
    words = set()
    for state in positions(5, most=100):
        held = ids.held_of(state)
        for number in ids.legal_ids(state, held):
            words.add(layout.describe(state, held, number).split()[0])
    assert {"take", "buy", "pick", "remove", "store", "place"} <= words
