# cython: nonecheck=False
"""Carries out a code, then advances the game until a seat or chance has to answer."""

from __future__ import annotations

from . import bits, const
from .legal import currency_of, price_of
from .money import size, worth
from .scoring import score
from .state import State


def apply(state: State, code: int) -> int:
    """Do what `code` says and return the phase that it leads to.

    Unchecked: pass only codes that `legal` lists, or a purchase paid with superfluous cards (R3.7).
    """
    carry_out(state, code)
    go_on(state)
    return state.phase


def carry_out(state: State, code: int) -> int:
    """Do what `code` says without advancing the game any further, and return the phase.

    A finished turn then waits in phase PUT with no tile left to put down, a finished award in phase
    AWARD. Nothing has been drawn, scored or awarded yet, so everything can still be undone.
    """
    kind = code >> const.KIND_SHIFT
    field = (code >> const.FIELD_SHIFT) & const.FIELD_MASK
    tile = code & const.TILE_MASK
    if kind == const.TAKE:
        _take(state, field)
    elif kind == const.BUY:
        _buy(state, (code >> const.SLOT_SHIFT) & 3, code & const.FIELD_MASK)
    elif kind == const.PLACE:
        _put(state, tile)
        state.own_palace(state.turn).place(tile, field)
    elif kind == const.STORE:
        _put(state, tile)
        state.reserves[state.turn] |= _single(tile)
    elif kind == const.GIVE:
        _put(state, tile)
        state.dirk |= _single(tile)
    elif kind == const.ADD:
        state.reserves[state.turn] ^= _single(tile)
        state.own_palace(state.turn).place(tile, field)
        _end_actions(state)
    elif kind == const.REMOVE:
        state.reserves[state.turn] |= _single(tile)
        state.own_palace(state.turn).remove(tile)
        _end_actions(state)
    elif kind == const.SWAP:
        state.reserves[state.turn] ^= _single(tile) | _single(field)
        state.own_palace(state.turn).swap(tile, field)
        _end_actions(state)
    elif kind == const.DRAW_CARD:
        _draw_card(state, field)
    elif kind == const.DRAW_TILE:
        _draw_tile(state, tile)
    elif kind == const.TURN_UP:
        state.due |= 1 << field
        state.scoring_high[field] = const.EMPTY
    else:  # STOP, PASS
        _end_actions(state)
    return state.phase


def _single(tile: int) -> int:
    """A set of one tile."""
    one = 1
    return one << tile


def _take(state: State, mask: int) -> None:
    """Move cards from the display into the hand of the seat on turn (R3.1)."""
    for slot in range(const.SLOTS):
        if (mask >> slot) & 1:
            _give_card(state, state.display[slot])
            state.display[slot] = const.EMPTY
    state.takes = 0
    _end_actions(state)


def _give_card(state: State, card: int) -> None:
    """Put a card into the hand of the seat on turn."""
    place = state.turn * const.CURRENCIES + card // const.VALUES
    state.hands[place] += 1 << (2 * (card % const.VALUES))
    state.cash[place] += card % const.VALUES + 1


def _buy(state: State, slot: int, payment: int) -> None:
    """Buy a market tile; after paying exactly, the seat may act again (R3.2, R3.4)."""
    tile = state.market[slot]
    currency = currency_of(slot)
    state.market[slot] = const.EMPTY
    state.pending |= _single(tile)
    paid = worth(payment)
    state.hands[state.turn * const.CURRENCIES + currency] -= payment
    state.cash[state.turn * const.CURRENCIES + currency] -= paid
    state.discard[currency] += payment
    state.discard_left += size(payment)
    if paid == price_of(tile):
        state.exact = True
    else:
        _end_actions(state)


def _end_actions(state: State) -> None:
    """End the actions of the turn: now bought tiles are put down (R3.6)."""
    state.exact = False
    state.phase = const.PUT


def _put(state: State, tile: int) -> None:
    """Take a tile out of the pending ones."""
    state.pending ^= _single(tile)


def _draw_card(state: State, card: int) -> None:
    """Move a money card from the deck to the hand being dealt, or to the display."""
    currency = card // const.VALUES
    state.deck[currency] -= 1 << (2 * (card % const.VALUES))
    state.deck_left -= 1
    if state.phase == const.DEAL_HANDS:
        _give_card(state, card)
        return
    if state.phase == const.REFILL_DISPLAY:
        state.drawn += 1
    state.display[_first_gap(state.display)] = card
    state.takes = 0


def _draw_tile(state: State, tile: int) -> None:
    """Move a tile from the bag to Dirk or to the lowest empty market slot (R6.1)."""
    state.bag ^= _single(tile)
    if state.phase == const.DEAL_DIRK or state.phase == const.DRAW_DIRK:
        state.dirk |= _single(tile)
        state.dirk_left -= 1
    else:
        state.market[_first_gap(state.market)] = tile


def _first_gap(slots: list[int]) -> int:
    """The lowest empty slot; there must be one."""
    slot = 0
    while slots[slot] != const.EMPTY:
        slot += 1
    return slot


def _has_gap(slots: list[int]) -> bool:
    """Whether a slot is empty: only EMPTY is negative."""
    return (slots[0] | slots[1] | slots[2] | slots[3]) < 0


def go_on(state: State) -> None:
    """Go from phase to phase until a seat or chance has to answer, or the game is over."""
    if state.phase < const.REFILL_MARKET:
        _set_up(state)
    if state.phase == const.PUT and state.pending == 0:
        state.phase = const.REFILL_MARKET
    if state.phase == const.REFILL_MARKET:
        gap = _has_gap(state.market)
        if not gap or state.bag == 0:
            state.ending = gap  # R6.4
            state.phase = const.REFILL_DISPLAY
    if state.phase == const.REFILL_DISPLAY and not (_has_gap(state.display) and _has_deck(state)):
        state.phase = const.DRAW_DIRK
    while state.phase == const.DRAW_DIRK and state.dirk_left == 0:
        _end_turn(state)
    while state.phase == const.AWARD and state.pending == 0:
        _next_award(state)


def _set_up(state: State) -> None:
    """Go through the phases of setting up (section 2)."""
    if state.phase == const.DEAL_DIRK and state.dirk_left == 0:
        state.phase = const.DEAL_MARKET
    if state.phase == const.DEAL_MARKET and not _has_gap(state.market):
        state.phase = const.DEAL_HANDS
    while state.phase == const.DEAL_HANDS and state.hand_worth(state.turn) >= const.START_SUM:
        _pass_turn(state)
        if state.turn == state.youngest:  # the first to be dealt to, so all have a hand (R2.3)
            state.phase = const.DEAL_DISPLAY
    if state.phase == const.DEAL_DISPLAY and not _has_gap(state.display):
        _split_piles(state)
        _choose_starter(state)
        state.phase = const.ACT


def _end_turn(state: State) -> None:
    """After refilling and Dirk's draws: score what is due, end the game, or pass the turn."""
    if state.due:
        _score_due(state)
    elif state.ending:
        _award(state)
    else:
        _pass_turn(state)
        state.phase = const.ACT


def _pass_turn(state: State) -> None:
    """Pass the turn to the next seat clockwise."""
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0


def _has_deck(state: State) -> bool:
    """Whether a card can be drawn; an empty deck is replaced by the discard (R6.2)."""
    if state.deck_left == 0 and state.discard_left > 0:
        for currency in range(const.CURRENCIES):
            state.deck[currency] = state.discard[currency]
            state.discard[currency] = 0
        state.deck_left = state.discard_left
        state.discard_left = 0
        state.reshuffles += 1
    return state.deck_left > 0


def _split_piles(state: State) -> None:
    """Set where in the deck scoring cards A and B can be (R2.6)."""
    above = 0
    for pile in range(1, const.PILES + 1):
        count = (state.deck_left + const.PILES - pile) // const.PILES
        if pile == 2 or pile == 4:
            letter = pile // 2 - 1
            state.scoring_low[letter] = above
            on_top = state.scoring_place == const.PLACE_TOP
            state.scoring_high[letter] = above if on_top else above + count
        above += count


def _choose_starter(state: State) -> None:
    """Set who starts: fewest cards, then lowest sum, then nearest to the youngest (R2.4)."""
    best = const.EMPTY
    for step in range(state.players):
        seat = (state.youngest + step) % state.players
        rank = state.hand_size(seat) << 8
        if state.start_tie == const.TIE_SUM:
            rank += state.hand_worth(seat)
        if best == const.EMPTY or rank < best:
            best = rank
            state.starter = seat
    state.turn = state.starter


def _score_due(state: State) -> None:
    """Score for a card that turned up, A before B, and set what Dirk draws next (R6.3, R9.4)."""
    letter = bits.lowest(state.due)
    state.due ^= 1 << letter
    state.scorings += 1
    score(state, letter + 1)
    if state.players != const.MIN_PLAYERS:
        return
    if letter == 0:
        wanted = const.DIRK_TILES
    elif state.dirk_second == const.SECOND_TWO:
        wanted = 2
    else:
        wanted = state.bag_left() // 3
    state.dirk_left = min(wanted, state.bag_left())


def _award(state: State) -> None:
    """Award each market tile to the only seat with the most money of its currency (R8.1)."""
    for slot in range(const.SLOTS):
        tile = state.market[slot]
        if tile == const.EMPTY:
            continue
        seat = richest(state, currency_of(slot))
        if seat != const.EMPTY:
            state.awards[seat] |= _single(tile)
            state.market[slot] = const.EMPTY
    state.awards_left = state.players
    state.phase = const.AWARD


def richest(state: State, currency: int) -> int:
    """The seat with the most money of a currency, or EMPTY if there is a tie."""
    best = 0
    winner = const.EMPTY
    for seat in range(state.players):
        cash = state.cash[seat * const.CURRENCIES + currency]
        if cash > best:
            best = cash
            winner = seat
        elif cash == best:
            winner = const.EMPTY
    return winner


def _next_award(state: State) -> None:
    """Let the next seat put down its award; after the last, score and end (R8.2, R8.3)."""
    if state.awards_left == 0:
        state.scorings += 1
        score(state, const.SCORINGS)
        state.phase = const.OVER
        return
    state.awards_left -= 1
    _pass_turn(state)
    state.pending = state.awards[state.turn]
    state.awards[state.turn] = 0
