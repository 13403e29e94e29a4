"""Many games at once are so many single games."""

from __future__ import annotations

import copy
import pickle
from array import array
from math import prod
from typing import Any

import pytest

from alhambra.core import compiled, const, ids, observe
from alhambra.core.apply import apply
from alhambra.core.batch import FORMATS, Batch
from alhambra.core.dealer import Dealer
from alhambra.core.episode import Episode, generator
from alhambra.core.legal import legal
from alhambra.core.rng import Rng
from alhambra.core.state import State

from .positions import table

STEPS = 600 if compiled() else 120
Arrays = dict[str, "array[Any]"]


def attached(batch: Batch) -> Arrays:
    """Arrays of the standard library, attached."""
    arrays: Arrays = {
        name: array(FORMATS[name], bytes(prod(shape) * array(FORMATS[name]).itemsize))
        for name, shape in batch.shapes().items()
    }
    batch.attach(**arrays)
    return arrays


def row_of(arrays: Arrays, batch: Batch, name: str, row: int) -> array[Any]:
    size = prod(batch.shapes()[name][1:])
    return arrays[name][row * size : (row + 1) * size]


class PlainGame:
    """A game of one row, reckoned step by step by the functions of the core."""

    def __init__(self, empty: State, seed: int) -> None:
        self.state = empty.copy()
        self.dealer = Dealer(Rng(seed))
        self.dealer.follow(self.state)
        self.dealer.deal(self.state)
        self.held = const.EMPTY
        self.turns = 0

    def play(self, number: int) -> list[int]:
        """Play an id; the points of each seat that came of it."""
        code = ids.decode(self.state, self.held, number)
        before = list(self.state.scores)
        if code == const.EMPTY:
            self.held = number - const.ID_PICK
            return [0] * self.state.players
        self.turns += self.state.phase == const.ACT and not self.state.exact
        apply(self.state, code)
        self.dealer.deal(self.state)
        self.held = ids.held_of(self.state)
        return [now - then for now, then in zip(self.state.scores, before, strict=True)]


def win_shares(state: State) -> list[float]:
    scores = state.scores[: state.players]
    best = [score == max(scores) for score in scores]
    return [won / sum(best) - 1 / len(scores) for won in best]


def leads(state: State) -> list[float]:
    scores = list(state.scores[: state.players])
    return [
        (score - max(scores[:seat] + scores[seat + 1 :])) / 100 for seat, score in enumerate(scores)
    ]


@pytest.mark.parametrize(
    ("number", "view", "reward", "max_turns"),
    [(0, "memory", "win", 1000), (1, "table", "lead", 1000), (4, "memory", "score", 30)],
)
def test_every_array_is_as_a_plain_reckoning_has_it(
    number: int, view: str, reward: str, max_turns: int
) -> None:
    empty = table(number)
    batch = Batch(empty, 3, seed=5, view=view, reward=reward, max_turns=max_turns)
    arrays = attached(batch)
    rng = Rng(9)
    numbers = [0] * 3
    games = [PlainGame(empty, generator(5, row, 0)) for row in range(3)]
    ended = 0
    for _ in range(STEPS):
        batch.sample(rng)
        chosen = list(arrays["actions"])
        batch.step()
        for row, game in enumerate(games):
            seat = game.state.turn
            points = [float(each) for each in game.play(int(chosen[row]))][: batch.players]
            over = game.state.phase == const.OVER
            fresh = game.state.phase == const.ACT and not game.state.exact
            cut = not over and fresh and game.held == const.EMPTY and game.turns >= max_turns
            if reward != "score":
                ends = win_shares(game.state) if reward == "win" else leads(game.state)
                points = ends if over else [0.0] * batch.players
            assert list(row_of(arrays, batch, "rewards", row)) == pytest.approx(points, abs=1e-6)
            assert list(row_of(arrays, batch, "scores", row)) == [
                *game.state.scores[: batch.players],
                game.state.dirk_score,
            ]
            assert (arrays["terminated"][row], arrays["truncated"][row]) == (over, cut)
            if over or cut:
                last = observe.vector(game.state, game.held, seat, view == "table")
                assert row_of(arrays, batch, "final_obs", row).tobytes() == last
                numbers[row] += 1
                ended += 1
                games[row] = game = PlainGame(empty, generator(5, row, numbers[row]))
            check_row(arrays, batch, row, game, view)
    assert ended > 0 or not compiled()


def check_row(arrays: Arrays, batch: Batch, row: int, game: PlainGame, view: str) -> None:
    state, held = batch.state(row)
    assert (state.key(), held) == (game.state.key(), game.held)
    legal = ids.legal_ids(game.state, game.held)
    assert arrays["legal_count"][row] == len(legal)
    assert list(row_of(arrays, batch, "legal", row)[: len(legal)]) == legal
    assert row_of(arrays, batch, "mask", row).tobytes() == ids.mask(game.state, game.held)
    assert arrays["actor"][row] == game.state.turn
    seen = observe.vector(game.state, game.held, game.state.turn, view == "table")
    assert row_of(arrays, batch, "obs", row).tobytes() == seen
    planes = observe.planes(game.state, game.state.turn)
    assert row_of(arrays, batch, "planes", row).tobytes() == planes


def test_a_copy_outlives_its_game() -> None:
    batch = Batch(table(1), 1, seed=5, max_turns=30)
    arrays = attached(batch)
    rng = Rng(4)
    copies: list[tuple[State, object]] = []
    ended = 0
    for step in range(STEPS):
        if step % 7 == 0:
            state, _ = batch.state(0)
            copies.append((state, state.key()))
        batch.sample(rng)
        batch.step()
        if arrays["terminated"][0] or arrays["truncated"][0]:
            ended += 1
            fresh, _ = batch.state(0)
            assert [fresh.palace(seat).key() for seat in range(fresh.players)] == [
                (0,) for _ in range(fresh.players)
            ]
    assert ended > 0
    assert all(state.key() == key for state, key in copies)


def trace(batch: Batch, steps: int) -> list[tuple[object, ...]]:
    """What happens in each row if each draws by itself."""
    arrays = attached(batch)
    rows: list[tuple[object, ...]] = []
    chance = [Rng(row) for row in range(100, 100 + 8)]
    for _ in range(steps):
        actions = []
        for row in range(batch.games):
            first = row * const.MAX_LEGAL_IDS
            place = chance[row].below(int(arrays["legal_count"][row]))
            actions.append(int(arrays["legal"][first + place]))
        batch.step(actions)
        rows.append(tuple(row_of(arrays, batch, "obs", batch.games - 1)))
    return rows


def test_a_row_depends_on_no_other() -> None:
    empty = table(1)
    alone = Batch(empty, 1, seed=3, first=0)
    assert trace(alone, 40) == trace_first(Batch(empty, 4, seed=3), 40)


def trace_first(batch: Batch, steps: int) -> list[tuple[object, ...]]:
    """The same of the first row."""
    arrays = attached(batch)
    rows: list[tuple[object, ...]] = []
    chance = [Rng(row) for row in range(100, 100 + batch.games)]
    for _ in range(steps):
        actions = array("i", [0] * batch.games)
        for row in range(batch.games):
            first = row * const.MAX_LEGAL_IDS
            place = chance[row].below(int(arrays["legal_count"][row]))
            actions[row] = int(arrays["legal"][first + place])
        batch.step(actions)
        rows.append(tuple(row_of(arrays, batch, "obs", 0)))
    return rows


def test_rows_are_dealt_differently_and_again_alike() -> None:
    empty = table(1)
    batch = Batch(empty, 6, seed=1)
    begun = [batch.state(row)[0].key() for row in range(6)]
    assert len(set(begun)) == 6
    batch.sample(Rng(1))
    batch.step()
    batch.reset()
    assert [batch.state(row)[0].key() for row in range(6)] == begun
    batch.reset(seed=2)
    assert batch.state(0)[0].key() != begun[0]
    shifted = Batch(empty, 3, seed=1, first=3)
    assert [shifted.state(row)[0].key() for row in range(3)] == begun[3:]


@pytest.mark.parametrize("bad", [-1, 1773, 10**6, 2**40, -(2**31)])
def test_a_bad_id_is_refused_before_anything_changes(bad: int) -> None:
    batch = Batch(table(1), 4, seed=1)
    arrays = attached(batch)
    before = [batch.state(row)[0].key() for row in range(4)]
    batch.sample(Rng(1))
    seen = {name: bytes(content) for name, content in arrays.items() if name != "actions"}
    actions = list(map(int, arrays["actions"]))
    with pytest.raises(ValueError, match="not legal in row 3"):
        batch.step([*actions[:3], bad])
    illegal = next(number for number in range(const.IDS) if not arrays["mask"][number])
    with pytest.raises(ValueError, match="not legal in row 0"):
        batch.step([illegal, *actions[1:]])
    assert [batch.state(row)[0].key() for row in range(4)] == before
    assert seen == {name: bytes(arrays[name]) for name in seen}


def test_an_id_is_refused_though_its_lowest_bits_are_legal() -> None:
    """Lists of ids have two bytes for each, what is asked for has four."""
    batch = Batch(table(1), 1, seed=1)
    for number in ids.legal_ids(*batch.state(0)):
        with pytest.raises(ValueError, match="not legal"):
            batch.step(array("i", [number + 65536]))


def test_rich_hands_and_long_lists_are_listed_whole() -> None:
    """Whoever only takes money has more payments than are kept, and more ids than one piece."""
    episode = Episode(table(1), seed=1)
    most_bought = most = 0
    for _ in range(150):
        listed = episode.legal_ids()
        assert listed == ids.legal_ids(episode.state, episode.held)
        assert all(episode.is_legal(number) for number in listed)
        assert [number for number in range(const.IDS) if episode.mask()[number]] == listed
        bought = [number for number in listed if number >= const.ID_BUY]
        codes = [code for code in legal(episode.state) if code >> const.KIND_SHIFT == const.BUY]
        assert [ids.decode(episode.state, episode.held, number) for number in bought] == codes
        for slot in range(const.SLOTS):
            first = const.ID_BUY + slot * const.PAYMENTS
            count = sum(first <= number < first + const.PAYMENTS for number in bought)
            most_bought = max(most_bought, count)
        most = max(most, len(listed))
        takes = [number for number in listed if 0 < number < const.ID_PICK]
        if not takes:
            break
        episode.play(takes[-1])
    assert most_bought > 7
    assert most > 16


def test_scribbling_on_the_mask_makes_nothing_legal() -> None:
    batch = Batch(table(1), 1)
    arrays = attached(batch)
    illegal = next(number for number in range(const.IDS) if not arrays["mask"][number])
    arrays["mask"][illegal] = 1
    with pytest.raises(ValueError, match="not legal"):
        batch.step([illegal])


def test_arrays_that_do_not_fit_are_refused() -> None:
    batch = Batch(table(1), 2)
    for arrays, why in (
        ({"obs": bytearray(3)}, "obs is 768"),
        ({"rewards": array("d", [0.0] * 6)}, "rewards is 6"),
        ({"mask": bytes(2 * const.IDS)}, "cannot be written"),
        ({"masks": bytearray(2)}, "there is no array masks"),
    ):
        with pytest.raises(ValueError, match=why):
            batch.attach(**arrays)
    with pytest.raises(ValueError, match="one integer for each"):
        batch.step([0])
    wrong: list[dict[str, Any]] = [
        {"games": 0},
        {"games": 1, "view": "x"},
        {"games": 1, "reward": "x"},
    ]
    for settings in wrong:
        with pytest.raises(ValueError, match="there is"):
            Batch(table(1), **settings)


def test_an_episode_goes_on_alike_from_a_copy_and_from_a_pickle() -> None:
    for number in range(3):
        rng = Rng(number)
        episode = Episode(table(number), seed=number)
        for _ in range(30):
            episode.play(episode.legal_ids()[rng.below(episode.legal_count)])
        twins = [episode.copy(), copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))]
        for _ in range(60):
            place = rng.below(episode.legal_count)
            for one in (episode, *twins):
                one.play(one.legal_ids()[place])
            keys = {(one.state.key(), one.held, one.seat) for one in (episode, *twins)}
            assert len(keys) == 1


def test_an_episode_refuses_an_illegal_id() -> None:
    episode = Episode(table(1), seed=1)
    before = episode.state.key()
    with pytest.raises(ValueError, match="not legal"):
        episode.play(const.ID_STORE)
    assert episode.state.key() == before


def test_a_state_is_small_to_pickle_and_quick_to_copy() -> None:
    state = Episode(table(1), seed=1).state
    assert len(pickle.dumps(state)) < 2000
    assert copy.deepcopy(state).key() == state.key()


def test_what_a_pickle_is_made_of_is_not_the_states_own() -> None:
    """Palaces are found without a look at the list, so nobody else may hold that list."""
    state = Episode(table(1), seed=1).state
    parts: Any = state.__reduce__()
    rebuild, (key, palaces) = parts
    twin = rebuild(key, palaces)
    palaces.clear()
    assert state.key() == twin.key()
    assert [twin.palace(seat).key() for seat in range(3)] == [(0,)] * 3
