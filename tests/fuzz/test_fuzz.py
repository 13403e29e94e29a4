"""Notation, options and records from anywhere: what they say, or a clear error."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import actions, core, pieces, record
from alhambra.errors import AlhambraError, NotationError, SetupError
from alhambra.game import Game
from alhambra.options import EDITIONS, RULE_OPTIONS, Options
from alhambra.record import BadRecord

FEW = settings(
    derandomize=True, database=None, deadline=None, max_examples=300 if core.compiled() else 60
)

WORDS = st.sampled_from(
    [
        *("take", "buy", "add", "remove", "swap", "stop", "pass", "place", "store", "give"),
        *("T9NE", "G10", "P8", "T9EN", "G010", "b7", "g1", "b0", "b10", "B7", "0,0", "1,0"),
        *(
            "-2,3",
            "-0,0",
            "01,2",
            "99,-99",
            "100,0",
            "1.0,2",
            "\N{ARABIC-INDIC DIGIT ONE},0",
            "+1,0",
            "",
            " ",
            "\t",
            "\n",
        ),
        *("\x00", "\ud800", "\ufeff", "\N{NO-BREAK SPACE}", "b" * 500, "9" * 5000),
    ]
)
TEXTS = st.one_of(
    st.text(),
    st.text(alphabet=st.characters()),
    st.lists(WORDS, max_size=6).map(" ".join),
    st.lists(WORDS, max_size=6).map("".join),
)
ODD_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(10**30),
    st.floats(),
    TEXTS,
    st.lists(st.one_of(st.integers(-2, 120), TEXTS), max_size=4),
    st.dictionaries(st.text(max_size=5), st.one_of(st.integers(), st.text()), max_size=3),
)


@cache
def valid_records() -> tuple[str, ...]:
    """Records of finished games and of games that are still on, proven and not."""
    texts = []
    for players, edition, decisions in (
        (2, "pt-2003", 9999),
        (3, "standard", 30),
        (6, "hu-2003", 0),
    ):
        rng = Random(players)
        game = Game(Options(players, edition), seed=players)
        while not game.over and game.version < decisions:
            liked = [action for action in game.legal() if isinstance(action, actions.BuyTile)]
            game.play(rng.choice(liked or game.legal()))
        data = json.loads(record.to_json(record.of_game(game, note="a note")))
        texts.append(json.dumps(data))
        for key in record.PROOF_KEYS:
            del data[key]
        texts.append(json.dumps(data))
    return tuple(texts)


def check(text: str | bytes) -> bool:
    """Whether text is a record that holds; anything but a clear error fails the test."""
    try:
        read = record.from_json(text)
        game = record.verify(read)
    except BadRecord as error:
        says(error)
        return False
    assert [*game.actions] == [*read.actions]
    return True


def assert_reads_back(text: str) -> None:
    """A record that was read is written to the same effect."""
    read = record.from_json(text)
    assert record.from_json(record.to_json(read)) == read


def says(error: AlhambraError) -> None:
    """An error says something that can be printed, on one line."""
    text = str(error)
    assert text.strip()
    assert "\n" not in text
    assert len(text) < 1000
    text.encode()


def test_the_records_that_are_mutated_hold() -> None:
    for text in valid_records():
        assert check(text)
        assert_reads_back(text)


@FEW
@given(text=TEXTS)
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    for parse in (actions.parse, actions.parse_exact):
        try:
            action = parse(text)
        except NotationError as error:
            says(error)
        else:
            assert actions.parse_exact(str(action)) == action


@FEW
@given(text=TEXTS)
def test_any_text_is_a_piece_or_a_clear_error(text: str) -> None:
    for read in (pieces.tile, pieces.card, pieces.cell):
        try:
            assert str(read(text)) == text
        except NotationError as error:
            says(error)


@FEW
@given(
    players=st.one_of(st.integers(), st.floats(), st.booleans(), st.none(), st.text()),
    edition=st.one_of(st.sampled_from(sorted(EDITIONS)), st.text()),
    changes=st.dictionaries(
        st.one_of(st.sampled_from(sorted(RULE_OPTIONS)), st.text()),
        st.one_of(st.sampled_from(["sum", "top", "two", "misfit"]), st.text()),
        max_size=3,
    ),
    youngest=st.one_of(st.integers(), st.floats(), st.booleans(), st.none()),
)
def test_any_options_are_a_table_or_a_clear_error(
    players: object, edition: str, changes: dict[str, str], youngest: object
) -> None:
    try:
        options = Options(players, edition, changes)  # type: ignore[arg-type]
        options.new_state(youngest)  # type: ignore[arg-type]
    except SetupError as error:
        says(error)
    else:
        assert players in range(2, 7)


@FEW
@given(data=st.binary())
def test_any_bytes_are_a_record_or_a_clear_error(data: bytes) -> None:
    assert not check(data)


@FEW
@given(data=ODD_VALUES)
def test_any_json_is_a_record_or_a_clear_error(data: object) -> None:
    assert not check(json.dumps(data))


@FEW
@given(number=st.integers(0, 5), seed=st.integers(0, 2**32), edits=st.integers(1, 4))
def test_records_with_other_bytes(number: int, seed: int, edits: int) -> None:
    rng = Random(seed)
    text = bytearray(valid_records()[number].encode())
    for _ in range(edits):
        place = rng.randrange(len(text))
        other = rng.randrange(len(text))
        match rng.randrange(5):
            case 0:
                text[place] = rng.randrange(256)
            case 1:
                text[place:place] = rng.randbytes(rng.randint(1, 3))
            case 2:
                del text[place : place + rng.randint(1, 20)]
            case 3:
                text[place:place] = text[other : other + 30]
            case 4:
                text[place : place + 1] = rng.choice([b'"', b"[", b"}", b",", b"9", b"-", b"\\"])
        if not text:
            return
    check(bytes(text))


@FEW
@given(number=st.integers(0, 5), seed=st.integers(0, 2**32), value=ODD_VALUES, inside=st.booleans())
def test_records_with_other_values(number: int, seed: int, value: object, inside: bool) -> None:
    rng = Random(seed)
    data = json.loads(valid_records()[number])
    key = rng.choice(sorted(data))
    if inside and isinstance(data[key], list) and data[key]:
        data[key][rng.randrange(len(data[key]))] = value
    elif inside and isinstance(data[key], dict) and data[key]:
        data[key][rng.choice(sorted(data[key]))] = value
    else:
        data[key] = value
    check(json.dumps(data))


@FEW
@given(number=st.integers(0, 5), seed=st.integers(0, 2**32))
def test_records_in_another_order(number: int, seed: int) -> None:
    """Two pieces or actions change places, or one is left out or stands twice."""
    rng = Random(seed)
    data = json.loads(valid_records()[number])
    items = data[rng.choice([key for key in data if isinstance(data[key], list) and data[key]])]
    place, other = rng.randrange(len(items)), rng.randrange(len(items))
    match rng.randrange(3):
        case 0:
            items[place], items[other] = items[other], items[place]
        case 1:
            del items[place]
        case 2:
            items.insert(place, items[other])
    check(json.dumps(data))


ODD_RECORDS: dict[str, str | bytes] = {
    "nothing": b"",
    "a byte order mark": b"\xef\xbb\xbf",
    "a byte order mark and an object": b"\xef\xbb\xbf{}",
    "a mark in text": "\ufeff{}",
    "half a character": b'{"format": "\xc3"}',
    "bytes of UTF-16": '{"format": 1}'.encode("utf-16"),
    "a lone surrogate": '{"format": "\\ud800"}',
    "a lone surrogate as itself": '{"format": "\ud800"}',
    "lists in lists": "[" * 100_000,
    "objects in objects": '{"a":' * 100_000,
    "deep and closed": "[" * 50_000 + "]" * 50_000,
    "a huge number": '{"youngest": ' + "9" * 10_000 + "}",
    "a huge exponent": '{"youngest": 1e999999}',
    "no number": '{"youngest": NaN}',
    "endless": "[Infinity, -Infinity]",
    "a key twice": '{"format": 1, "format": 2}',
    "zero bytes": b"\x00" * 64,
    "two records": "{} {}",
}


@pytest.mark.parametrize("name", ODD_RECORDS)
def test_odd_records(name: str) -> None:
    assert not check(ODD_RECORDS[name])


@pytest.mark.parametrize("key", [*record.KEYS, "result", *record.PROOF_KEYS, "note"])
@pytest.mark.parametrize(
    "value",
    [
        *("NaN", "1e400", "-1", "true", "null", '""', '"\\ud800"', "[]", "{}", "9" * 400),
        *("[[[[]]]]", '[["b1"]]', '{"scores": [], "winners": []}', "[" * 990 + "]" * 990),
    ],
)
def test_odd_values(key: str, value: str) -> None:
    """Each key of a record with each odd value, written out, so that JSON cannot help."""
    for text in valid_records()[:2]:
        data = json.loads(text)
        before = json.dumps(data.get(key))
        data[key] = "PLACE"
        held = check(json.dumps(data).replace('"PLACE"', value))
        assert not held or value == before or key in ("note", "result", *record.PROOF_KEYS)


@pytest.mark.parametrize("key", record.KEYS)
def test_records_without_a_key(key: str) -> None:
    data = json.loads(valid_records()[0])
    del data[key]
    assert not check(json.dumps(data))


@pytest.mark.parametrize("value", [-1, {}, "\ud800", "some text"])
@pytest.mark.parametrize("key", ["salt", "reshuffle_seed"])
def test_salt_and_seed_without_a_commitment(key: str, value: object) -> None:
    text = json.dumps({**json.loads(valid_records()[1]), key: value})
    if check(text):
        assert_reads_back(text)


def test_a_number_that_is_too_large_for_a_float() -> None:
    text = valid_records()[1].replace('"a note"', "1e400")
    if check(text):
        assert_reads_back(text)
