"""Many games at once: one call plays an id in each and writes into arrays of the caller."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from . import const, draw, hall, observe, rows
from .episode import Episode, generator
from .observe import Sight
from .rng import Rng
from .state import State

FORMATS = {
    "actions": "i",
    "obs": "B",
    "mask": "B",
    "legal": "h",
    "legal_count": "i",
    "actor": "i",
    "rewards": "f",
    "terminated": "B",
    "truncated": "B",
    "scores": "h",
    "planes": "B",
    "final_obs": "B",
}
"""Type codes of each array, as in `array` and `struct`; bools are accepted for bytes."""


class Batch:
    """Rows of games with the same table; when a game is over, the next one begins in its row.

    Game `k` of row `i` is dealt from (seed, i, k) alone: what happens in a row depends neither on
    the other rows nor on how rows are spread over processes.
    """

    def __init__(
        self,
        table: State,
        games: int,
        seed: int = 0,
        view: str = "memory",
        reward: str = "win",
        max_turns: int = 1000,
        first: int = 0,
    ) -> None:
        """Play at copies of an empty table; `first` is the number of the first row."""
        if games < 1 or max_turns < 1:
            raise ValueError("there is at least one game, and it has at least one turn")
        if view not in ("memory", "table") or reward not in ("win", "lead", "score"):
            raise ValueError(f"there is no view {view!r} or no reward {reward!r}")
        self.table = table
        self.games = games
        self.players = table.players
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.hidden = view == "table"
        self.reward = reward
        self.has_points = reward == "score"  # rewards at any step, not only at the end
        self.max_turns = max_turns
        self.first = first
        self.vector_length = observe.length(self.players)
        self.planes_length = observe.planes_length(self.players)
        views: dict[str, memoryview] = {}
        self.views = views  # what the pointers below point into
        self.has_obs = False
        self.has_mask = False
        self.has_legal = False
        self.has_legal_count = False
        self.has_actor = False
        self.has_rewards = False
        self.has_terminated = False
        self.has_truncated = False
        self.has_scores = False
        self.has_planes = False
        self.has_final_obs = False
        self.numbers = [0] * games
        self.episodes = [self._begin(row) for row in range(games)]
        self.sights = [Sight() for _ in range(games)]  # kept up to date only for obs, final_obs
        self.attach(actions=array("i", bytes(4 * games)))

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each array."""
        games, seats = self.games, self.players
        return {
            "actions": (games,),
            "obs": (games, self.vector_length),
            "mask": (games, const.IDS),
            "legal": (games, const.MAX_LEGAL_IDS),
            "legal_count": (games,),
            "actor": (games,),
            "rewards": (games, seats),
            "terminated": (games,),
            "truncated": (games,),
            "scores": (games, seats + 1),
            "planes": (games, const.PLANES * seats, const.TORUS, const.TORUS),
            "final_obs": (games, self.vector_length),
        }

    def attach(self, **arrays: object) -> None:
        """Write into these arrays from now on, and fill them in at once.

        Accepts any buffer of the right size and type. The caller may write only into `actions`.
        Raises ValueError if an array does not fit; then none is attached.
        """
        ready = {}
        for name, given in arrays.items():
            if name not in FORMATS:
                raise ValueError(f"there is no array {name}; there is {', '.join(FORMATS)}")
            view = memoryview(given)  # type: ignore[arg-type]
            size = 1
            for extent in self.shapes()[name]:
                size *= extent
            kind = "B" if view.format in ("?", "b") else view.format
            kind = "i" if kind == "l" and view.itemsize == 4 else kind
            if kind != FORMATS[name] or view.nbytes != size * view.itemsize:
                raise ValueError(
                    f"{name} is {size} of {FORMATS[name]!r}, not {view.nbytes} bytes of {kind!r}"
                )
            if view.readonly or not view.c_contiguous:
                raise ValueError(f"{name} cannot be written to in one piece")
            ready[name] = view.cast("B") if view.format != "B" or view.ndim != 1 else view
        for name, view in ready.items():
            self.views[name] = view
            self._point(name, view)
        self._clear()
        self._show_all()

    def reset(self, seed: int | None = None) -> None:
        """Start every row again with its game 0, with a new seed if one is given."""
        if seed is not None:
            self.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.numbers = [0] * self.games
        self.episodes = [self._begin(row) for row in range(self.games)]
        self._clear()
        self._show_all()

    def step(self, actions: Sequence[int] | object | None = None) -> None:
        """Play an id in each row, by default those in the attached `actions`.

        Rewards, scores and flags belong to this step; if it ended a game, everything else already
        belongs to the next one. Raises ValueError if an id is not legal; then no game has changed.
        """
        if actions is not None:
            self._take_over(actions)
        self._check()
        self._advance_all()

    def sample(self, rng: Rng) -> None:
        """Write into `actions` a random legal id for each row, all equally likely."""
        for row in range(self.games):
            place = draw.below(rng, hall.legal_count_of(self.episodes, row))
            self.actions[row] = hall.legal_of(self.episodes, row)[place]

    def state(self, row: int) -> tuple[State, int]:
        """A copy of a row's state, and the tile that is held, for a search."""
        episode = self.episodes[row]
        return episode.state.copy(), episode.held

    def _take_over(self, actions: object) -> None:
        """Copy ids into `actions`, from a buffer or a sequence of integers."""
        try:
            given = memoryview(actions)  # type: ignore[arg-type]
        except TypeError:
            given = memoryview(array("q", actions))  # type: ignore[call-overload]
        if given.format not in ("i", "l", "q") or given.nbytes != self.games * given.itemsize:
            raise ValueError(f"one integer for each of {self.games} games is needed")
        if not given.c_contiguous:
            given = memoryview(given.tobytes()).cast("B")
        wide_enough = given.nbytes == 8 * self.games
        view = memoryview(bytearray(given)) if given.readonly else given.cast("B")
        if wide_enough:
            wide = rows.longs_of(view)
            for row in range(self.games):
                self.actions[row] = wide[row] if 0 <= wide[row] < const.IDS else -1
        else:
            narrow = rows.ints_of(view)
            for row in range(self.games):
                self.actions[row] = narrow[row]

    def _check(self) -> None:
        """Refuse an id that is not legal, before anything changes."""
        for row in range(self.games):
            count = hall.legal_count_of(self.episodes, row)
            if not rows.has(hall.legal_of(self.episodes, row), count, self.actions[row]):
                raise ValueError(f"id {self.actions[row]} is not legal in row {row}")

    def _advance_all(self) -> None:
        """Play the id of every row, while prefetching the memory of the rows after it."""
        self._clear_ends()
        for row in range(self.games):
            hall.fetch(self.episodes, row)
            self._advance(row, hall.episode_of(self.episodes, row))

    def _advance(self, row: int, episode: Episode) -> int:
        """Play a row's id, and begin its next game if that was the end; returns `legal_count`."""
        if self.has_mask:
            rows.put(rows.at(self.mask, row * const.IDS), episode.legal, episode.legal_count, 0)
        if const.ID_PICK <= self.actions[row] < const.ID_REMOVE:  # only takes up a tile
            episode.step(self.actions[row])
            if self.has_scores:
                self._show_end(row, episode)
            self._show_legal(row, episode)
            if self.has_obs:
                place = row * self.vector_length + observe.held_place(self.players)
                self.obs[place] = episode.held + 1
            return episode.legal_count
        sight = hall.sight_of(self.sights, row)
        seat = episode.seat
        episode.step(self.actions[row])
        if self.has_obs or self.has_final_obs:
            sight.note(episode.state, seat, episode.code)
        if self.has_planes:
            observe.redraw(episode.state, seat, episode.code, self._planes_at(row))
        over = episode.terminated or episode.truncated
        if over or self.has_scores or self.has_points:
            self._show_end(row, episode)
        if over:
            if self.has_final_obs:
                place = row * self.vector_length
                self._show_vector(episode, sight, True, rows.at(self.final_obs, place))
            if self.has_planes:
                self._turn_planes(row, episode, seat, const.EMPTY)
            self.numbers[row] += 1
            ended = episode.state
            episode = self._begin(row)
            episode.state.inherit(ended)
            self.episodes[row] = episode
            sight.look(episode.state, const.EMPTY)
            seat = const.EMPTY
        self._show_legal(row, episode)
        if self.has_planes:
            self._turn_planes(row, episode, seat, episode.seat)
        if self.has_obs:
            place = row * self.vector_length
            self._show_vector(episode, sight, False, rows.at(self.obs, place))
        return episode.legal_count

    def _clear_ends(self) -> None:
        """Clear rewards and end flags of all rows at once, because few steps set any."""
        if self.has_rewards:
            rows.blank(self.rewards, self.games * self.players)
        if self.has_terminated:
            rows.clear(self.terminated, 0, self.games)
        if self.has_truncated:
            rows.clear(self.truncated, 0, self.games)

    def _show_end(self, row: int, episode: Episode) -> None:
        """Write the rewards, scores and end flags of a step."""
        if self.has_rewards:
            for seat in range(self.players):
                self.rewards[row * self.players + seat] = episode.gained[seat]
        if self.has_scores:
            place = row * (self.players + 1)
            for seat in range(self.players):
                self.scores[place + seat] = episode.state.scores[seat]
            self.scores[place + self.players] = episode.state.dirk_score
        if self.has_terminated:
            self.terminated[row] = episode.terminated
        if self.has_truncated:
            self.truncated[row] = episode.truncated

    def _show_legal(self, row: int, episode: Episode) -> None:
        """Write who is to act and what is legal; the mask must be all zeros before."""
        if self.has_mask:
            rows.put(rows.at(self.mask, row * const.IDS), episode.legal, episode.legal_count, 1)
        if self.has_legal:
            rows.list_at(self.legal, row * const.MAX_LEGAL_IDS, episode.legal, episode.legal_count)
        if self.has_legal_count:
            self.legal_count[row] = episode.legal_count
        if self.has_actor:
            self.actor[row] = episode.seat

    def _turn_planes(self, row: int, episode: Episode, seat: int, viewer: int) -> None:
        """Change the planes from what `seat` sees to what `viewer` sees; EMPTY means all zeros."""
        if seat != viewer:
            if seat != const.EMPTY:
                observe.write_planes(episode.state, seat, self._planes_at(row), 0)
            if viewer != const.EMPTY:
                observe.write_planes(episode.state, viewer, self._planes_at(row), 1)

    def _planes_at(self, row: int) -> rows.Row:
        """The planes of a row."""
        return rows.at(self.planes, row * self.planes_length)

    def _show_vector(self, episode: Episode, sight: Sight, whole: bool, row: rows.Row) -> None:
        """Write what the seat of an episode sees into a row, see `observe.write`."""
        observe.write(episode.state, sight, episode.held, episode.seat, self.hidden, whole, row)

    def _clear(self) -> None:
        """Set mask and planes to zeros; from then on only their changes are written."""
        if self.has_mask:
            rows.clear(self.mask, 0, self.games * const.IDS)
        if self.has_planes:
            rows.clear(self.planes, 0, self.games * self.planes_length)

    def _show_all(self) -> None:
        """Write everything of every row; rewards and flags are those of the game's last step."""
        for row in range(self.games):
            episode, sight = self.episodes[row], self.sights[row]
            sight.look(episode.state, const.EMPTY)
            self._show_end(row, episode)
            self._show_legal(row, episode)
            if self.has_planes:
                self._turn_planes(row, episode, const.EMPTY, episode.seat)
            if self.has_obs:
                place = row * self.vector_length
                self._show_vector(episode, sight, False, rows.at(self.obs, place))

    def _begin(self, row: int) -> Episode:
        """A new game for a row, with the number in `numbers`."""
        seed = generator(self.seed, self.first + row, self.numbers[row])
        return Episode(self.table, seed, self.reward, self.max_turns)

    def _point(self, name: str, view: memoryview) -> None:
        """Keep a pointer to an array."""
        if name == "actions":
            self.actions = rows.ints_of(view)
        elif name == "obs":
            self.obs = rows.bytes_of(view)
            self.has_obs = True
        elif name == "mask":
            self.mask = rows.bytes_of(view)
            self.has_mask = True
        elif name == "legal":
            self.legal = rows.shorts_of(view)
            self.has_legal = True
        elif name == "legal_count":
            self.legal_count = rows.ints_of(view)
            self.has_legal_count = True
        elif name == "actor":
            self.actor = rows.ints_of(view)
            self.has_actor = True
        elif name == "rewards":
            self.rewards = rows.floats_of(view)
            self.has_rewards = True
        elif name == "terminated":
            self.terminated = rows.bytes_of(view)
            self.has_terminated = True
        elif name == "truncated":
            self.truncated = rows.bytes_of(view)
            self.has_truncated = True
        elif name == "scores":
            self.scores = rows.shorts_of(view)
            self.has_scores = True
        elif name == "planes":
            self.planes = rows.bytes_of(view)
            self.has_planes = True
        elif name == "final_obs":
            self.final_obs = rows.bytes_of(view)
            self.has_final_obs = True
