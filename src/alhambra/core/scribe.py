"""Writes the JSON that servers send most often, straight from the arrays of a position.

The core knows only numbers, so whoever makes a scribe gives it the names.
"""

# ruff: noqa: PERF401  (these compile to plain C loops)

from __future__ import annotations

from . import const
from .legal import currency_of, legal
from .palace import Palace
from .scoring import gains
from .state import State

_NULL = b"null"
_PHASES = {
    const.ACT: b'"act"',
    const.PUT: b'"put"',
    const.AWARD: b'"award"',
    const.OVER: b'"over"',
}
_DIGITS = [b"%d" % number for number in range(const.COPIES + 1)]
_WORDS = {
    const.TAKE: b'"take ',
    const.BUY: b'"buy ',
    const.ADD: b'"add ',
    const.REMOVE: b'"remove ',
    const.SWAP: b'"swap ',
    const.PLACE: b'"place ',
    const.STORE: b'"store ',
    const.GIVE: b'"give ',
}


class Scribe:
    """Writes tiles, cards, palaces and legal actions in notation."""

    def __init__(self, tiles: list[bytes], cards: list[bytes], cells: list[bytes]) -> None:
        """Given the names of all tiles and cards, and of all cells, by their numbers.

        Cells have their names in palaces too small for cell numbers to wrap around. `palace` and
        `legal` are for such palaces only.
        """
        self.tiles = tiles
        self.cards = cards
        self.cells = cells
        self.quoted_tiles = [b'"' + name + b'"' for name in tiles]
        self.quoted_cards = [b'"' + name + b'"' for name in cards]

    def seat(self, state: State, seat: int) -> tuple[int, int, int, tuple[int, ...]]:
        """A key of what everybody sees of a seat: size of its hand, score, reserve, palace."""
        palace = state.palace(seat)
        return state.hand_size(seat), state.scores[seat], state.reserves[seat], palace.key()

    def names(self, tiles: int) -> bytes:
        """The names of a set of tiles."""
        texts = []
        for tile in range(const.TILES):
            if (tiles >> tile) & 1:
                texts.append(self.quoted_tiles[tile])
        return listed(texts)

    def market(self, state: State) -> bytes:
        """The tiles of the market, slot by slot."""
        texts = []
        for slot in range(const.SLOTS):
            tile = state.market[slot]
            texts.append(_NULL if tile == const.EMPTY else self.quoted_tiles[tile])
        return listed(texts)

    def display(self, state: State) -> bytes:
        """The cards on display, slot by slot."""
        texts = []
        for slot in range(const.SLOTS):
            card = state.display[slot]
            texts.append(_NULL if card == const.EMPTY else self.quoted_cards[card])
        return listed(texts)

    def hand(self, state: State, seat: int) -> bytes:
        """The cards of a seat."""
        texts: list[bytes] = []
        for currency in range(const.CURRENCIES):
            self.put_cards(texts, self.quoted_cards, currency, state.hand(seat, currency))
        return listed(texts)

    def unseen(self, state: State, hands: bool) -> bytes:
        """How many of each card are in the deck or, with `hands`, in the deck and all hands."""
        texts = []
        for currency in range(const.CURRENCIES):
            # There are at most three copies of a card, so packed cards can simply be added.
            packed = state.deck[currency]
            if hands:
                for seat in range(state.players):
                    packed += state.hand(seat, currency)
            for value in range(const.VALUES):
                texts.append(_DIGITS[packed >> 2 * value & 3])
        return listed(texts)

    def game(self, state: State, players: list[bytes], aids: bytes) -> bytes:
        """What everybody sees of a position, as fields of an object; `players` and `aids` are given
        as JSON."""
        actor = state.actor()
        fields: list[bytes] = [
            b'"phase":' + _PHASES[state.phase],
            b'"actor":' + (_NULL if actor < 0 else b"%d" % actor),
            b'"mayStop":true' if state.exact else b'"mayStop":false',
            b'"market":' + self.market(state),
            b'"display":' + self.display(state),
            b'"pending":' + self.names(state.pending),
            b'"players":' + listed(players),
            b'"dirk":' + (self.names(state.dirk) if state.has_dirk() else _NULL),
            b'"dirkScore":%d' % state.dirk_score,
            b'"deckLeft":%d' % state.deck_left,
            b'"discardLeft":%d' % state.discard_left,
            b'"bagLeft":%d' % state.bag_left(),
            b'"scorings":%d' % state.scorings,
            b'"starter":%d' % state.starter,
            b'"aids":' + aids,
        ]
        return b",".join(fields)

    def aids(self, state: State, open_hands: bool) -> bytes:
        """What a perfect memory would know of a position."""
        forecast = []
        for points in gains(state):
            forecast.append(b"%d" % points)
        until = _NULL
        for card in range(2):
            high = state.scoring_high[card]
            if high != const.EMPTY:
                low = state.scoring_low[card] - state.drawn
                until = b"[%d,%d]" % (low if low > 0 else 0, high - state.drawn)
                break
        fields: list[bytes] = [
            b'{"bag":' + self.names(state.bag),
            b'"unseen":' + self.unseen(state, not open_hands),
            b'"forecast":' + listed(forecast),
            b'"untilScoring":' + until + b"}",
        ]
        return b",".join(fields)

    def palace(self, palace: Palace) -> bytes:
        """The tiles of a palace by their cells, from south to north."""
        places = []
        half = const.SPAN // 2
        for tile in range(const.TILES):
            if (palace.built >> tile) & 1:
                place = (palace.cell_of(tile) + half * const.SPAN + half) % const.CELL_COUNT
                places.append(place << const.FIELD_SHIFT | tile)
        places.sort()
        texts = []
        for each in places:
            tile = each & const.TILE_MASK
            cell = self.cells[palace.cell_of(tile)]
            texts.append(b'"' + cell + b'":' + self.quoted_tiles[tile])
        return b"{" + b",".join(texts) + b"}"

    def legal(self, state: State) -> bytes:
        """What the acting seat may do, in the order of the core."""
        texts = []
        for code in legal(state):
            texts.append(self.action(state, code))
        return listed(texts)

    def action(self, state: State, code: int) -> bytes:
        """An action of the acting seat."""
        kind = code >> const.KIND_SHIFT
        if kind == const.STOP:
            return b'"stop"'
        if kind == const.PASS:
            return b'"pass"'
        words: list[bytes] = []
        field = code >> const.FIELD_SHIFT & const.FIELD_MASK
        tile = code & const.TILE_MASK
        if kind == const.TAKE:
            taken = []
            for slot in range(const.SLOTS):
                if (field >> slot) & 1:
                    taken.append(state.display[slot])
            taken.sort()
            for card in taken:
                words.append(self.cards[card])
        elif kind == const.BUY:
            slot = code >> const.SLOT_SHIFT & 3
            words.append(self.tiles[state.market[slot]])
            self.put_cards(words, self.cards, currency_of(slot), code & const.FIELD_MASK)
        else:
            words.append(self.tiles[tile])
            if kind == const.SWAP:
                words.append(self.tiles[field])
            elif kind == const.ADD or kind == const.PLACE:
                words.append(self.cells[field])
        text: bytes = _WORDS[kind] + b" ".join(words) + b'"'
        return text

    def put_cards(self, texts: list[bytes], names: list[bytes], currency: int, packed: int) -> None:
        """Append the names of packed cards of a currency to `texts`."""
        card = currency * const.VALUES
        while packed:
            for _ in range(packed & 3):
                texts.append(names[card])
            packed >>= 2
            card += 1


def listed(texts: list[bytes]) -> bytes:
    """A JSON list of items that are JSON already."""
    return b"[" + b",".join(texts) + b"]"
