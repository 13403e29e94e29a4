"""Section 10: editions and their options."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra.deal import scoring_places
from alhambra.errors import SetupError
from alhambra.events import DirkDrew, RoundScored, ScoringCardTurnedUp
from alhambra.options import EDITIONS, RULE_OPTIONS, Options
from alhambra.record import BadRecord, from_json, of_game, to_json, verify

from ..drawing import buy, idle, legal, only, play, scripted, seen

TABLE = {
    "standard": ("sum", "random", "third", "always"),
    "hu-2003": ("youngest", "top", "two", "always"),
    "pt-2003": ("sum", "random", "third", "misfit"),
}
NAMES = ("start_tie", "scoring_place", "dirk_second", "dirk_gift")
TIED = ("g9 o8 y7", "b9 o9 y3", "b2 b6 g1 g4 o9")  # seat 1 has the lower sum; 2 is the youngest


def choices() -> list[tuple[str, str, str, str]]:
    """Every edition with every option left alone or set to each value: what then holds."""
    found = []
    for edition, preset in TABLE.items():
        for name, default in zip(NAMES, preset, strict=True):
            found.append((edition, name, "", default))
            found += [(edition, name, value, value) for value in RULE_OPTIONS[name]]
    return found


@pytest.mark.parametrize(("edition", "name", "given", "value"), choices())
def test_each_option_of_each_edition(edition: str, name: str, given: str, value: str) -> None:
    options = {name: given} if given else {}
    assert Options(3, edition, options).rules[name] == value
    checks = {
        "start_tie": starts_by,
        "scoring_place": scoring_card_lies,
        "dirk_second": dirk_draws,
        "dirk_gift": dirk_gets,
    }
    checks[name](edition, options, value)


def starts_by(edition: str, options: dict[str, Any], value: str) -> None:
    game = scripted(hands=TIED, youngest=2, edition=edition, **options)
    assert game.actor == {"sum": 1, "youngest": 0}[value]


def scoring_card_lies(edition: str, options: dict[str, Any], value: str) -> None:
    game = scripted(hands=TIED, youngest=2, edition=edition, **options)
    places = scoring_places(game.options, 2, game.deal.deck)
    if value == "top":
        assert places == (range(19, 20), range(57, 58))
        events = idle(game, lambda events: bool(only(events, ScoringCardTurnedUp)))
        assert events
        # 19 cards were drawn before card A, and one in its place.
        assert seen(game).deck_left == 93 - 20
        with pytest.raises(SetupError) as caught:
            scripted(hands=TIED, youngest=2, edition=edition, scoring_cards=(20, 57), **options)
        assert caught.value.rule == "R2.6"
    else:
        assert places == (range(19, 39), range(57, 76))


def dirk_draws(edition: str, options: dict[str, Any], value: str) -> None:
    game = scripted(2, edition=edition, **options)
    drew = []
    for _ in range(2):
        events = idle(game, lambda events: bool(only(events, RoundScored)))
        drew.append(len(only(events, DirkDrew)))
    assert drew == [6, {"third": 38 // 3, "two": 2}[value]]


def dirk_gets(edition: str, options: dict[str, Any], value: str) -> None:
    game = scripted(2, hands=["y9 y9 g3"], market="C9W S9 A9 A10", edition=edition, **options)
    buy(game, "C9W")
    assert legal(game, "give") == {"always": ["give C9W"], "misfit": []}[value]


def test_the_presets_are_those_of_the_table() -> None:
    assert list(EDITIONS) == list(TABLE)
    for edition, values in TABLE.items():
        assert Options(2, edition).rules == dict(zip(NAMES, values, strict=True))


def test_an_option_that_changes_nothing_is_not_kept() -> None:
    same = Options(3, "hu-2003", {"dirk_second": "two", "dirk_gift": "misfit"})
    assert same.changes == {"dirk_gift": "misfit"}
    assert same == Options(3, "hu-2003", {"dirk_gift": "misfit"})
    assert hash(same) == hash(Options(3, "hu-2003", {"dirk_gift": "misfit"}))


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("english", {}),
        ("", {}),
        ("standard", {"dirk": "two"}),
        ("standard", {"dirk_second": "half"}),
        ("hu-2003", {"start_tie": ""}),
    ],
)
def test_what_section_10_does_not_know_is_refused(edition: str, options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Options(3, edition, options)


@pytest.mark.parametrize("edition", list(TABLE))
@pytest.mark.parametrize("options", [{}, {"dirk_second": "two", "dirk_gift": "misfit"}])
def test_a_record_keeps_edition_and_options(edition: str, options: dict[str, Any]) -> None:
    game = scripted(2, edition=edition, **options)
    play(game, legal(game, "take")[0])
    text = to_json(of_game(game))
    again = verify(from_json(text))
    assert again.options == game.options
    assert again.state.key() == game.state.key()
    with pytest.raises(BadRecord):
        from_json(text.replace('"options": {', '"options": {"start_tie": "sun"'))
