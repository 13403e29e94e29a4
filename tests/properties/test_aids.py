"""What a screen remembers for a seat: nothing that the seat has in its hand counts as not seen."""

from __future__ import annotations

import pytest

from alhambra.game import Game
from alhambra.options import Options
from alhambra.view import view_for


@pytest.mark.parametrize("players", [2, 4])
def test_money_not_seen_is_in_the_deck_or_in_hands_of_others(players: int) -> None:
    state = Game(Options(players), seed="aids").state
    hands = [state.hand_size(seat) for seat in range(players)]

    def unseen(seat: int | None, *, open_hands: bool = False) -> int:
        aids = view_for(state, seat, open_hands=open_hands).aids
        assert aids is not None
        return sum(aids.unseen)

    assert unseen(None) == state.deck_left + sum(hands)
    for seat, held in enumerate(hands):
        assert unseen(seat) == state.deck_left + sum(hands) - held
        assert unseen(seat, open_hands=True) == state.deck_left
