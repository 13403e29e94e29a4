"""Games as JSON: write, read, replay and verify records (docs/records.md)."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, cast

from . import pieces
from .actions import Action, parse_exact
from .deal import Deal, deal_from_seed
from .errors import AlhambraError, IllegalAction, NotationError, SetupError
from .game import Game
from .lots import Shuffle, is_hex
from .options import Options
from .positions import read_position, write_position

FORMAT = "alhambra-record/1"
KEYS = (
    "format", "edition", "options", "players", "youngest", "bag", "deck", "scoring_cards",
    "reshuffles", "actions",
)  # fmt: skip
MAX_LENGTH = 2**24
"""The most characters in a record."""
MAX_DIGITS = 1000  # in one number of a record
PROOF_KEYS = ("commitment", "salt", "reshuffle_seed")


@dataclass(frozen=True, slots=True)
class Record:
    """One game, written down: everything that chance decided, and every action."""

    options: Options
    players: tuple[str, ...]
    deal: Deal
    """Includes the reshuffles of the game."""
    actions: tuple[Action, ...]
    result: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """Scores and winners, if given."""
    commitment: str | None = None
    """The salted hash of the deal shown before the first card was dealt, if given."""
    shuffle: Shuffle | None = None
    """How the seed came about, if players contributed lots to it."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Other keys, which a replay ignores."""
    position: str | None = None
    """The position where the game began, in notation; None if it was dealt from the start."""


class BadRecord(AlhambraError, ValueError):
    """A record that is invalid: which action, which rule, and why."""

    slug = "record"

    def __init__(self, text: str, *, rule: str | None = None, action: int | None = None) -> None:
        """Give the reason; `action` counts from 0 and is None if no single action is to blame."""
        super().__init__(text)
        self.text = text
        self.rule = rule
        self.action = action

    def __str__(self) -> str:
        """The action, the rule and the reason on one line."""
        where = "" if self.action is None else f"action {self.action}: "
        rule = "" if self.rule is None else f"{self.rule}: "
        return f"{where}{rule}{self.text}"


def of_game(game: Game, shuffle: Shuffle | None = None, **extra: object) -> Record:
    """The record of a game. It gives away what is still to be drawn, so keep it from players."""
    deal, dealt = game.deal, game.began_at is None
    return Record(
        options=game.options,
        players=game.names,
        deal=Deal(
            deal.youngest, deal.bag, deal.deck, deal.scoring_cards,
            deal.reshuffle_seed if dealt else None, game.reshuffles, deal.salt if dealt else "",
        ),
        actions=tuple(game.actions),
        result=(game.scores, game.winners) if game.over else None,
        commitment=deal.commitment if dealt and deal.reshuffle_seed is not None else None,
        shuffle=shuffle,
        extra=extra,
        position=None if game.began_at is None else write_position(game.began_at),
    )  # fmt: skip


def to_json(record: Record) -> str:
    """The record as one line of JSON that can always be encoded as UTF-8."""
    deal = record.deal
    data: dict[str, object] = {
        "format": FORMAT,
        **({} if record.position is None else {"position": record.position}),
        "edition": record.options.edition,
        "options": dict(record.options.changes),
        "players": list(record.players),
        "youngest": deal.youngest,
        "bag": [each.name for each in deal.bag],
        "deck": [str(each) for each in deal.deck],
        "scoring_cards": list(deal.scoring_cards),
        "reshuffles": [[str(each) for each in deck] for deck in deal.reshuffles],
        "actions": [str(each) for each in record.actions],
    }
    if record.result is not None:
        scores, winners = record.result
        data["result"] = {"scores": list(scores), "winners": list(winners)}
    if record.commitment is not None:
        data["commitment"] = record.commitment
        if deal.reshuffle_seed is not None:
            data["salt"] = deal.salt
            data["reshuffle_seed"] = deal.reshuffle_seed
    if record.shuffle is not None:
        data["shuffle"] = {
            "commitment": record.shuffle.commitment,
            "secret": record.shuffle.secret,
            "seals": list(record.shuffle.seals),
            "lots": list(record.shuffle.lots),
        }
    data |= record.extra
    text = json.dumps(data, ensure_ascii=False)
    return json.dumps(data) if any("\ud800" <= each <= "\udfff" for each in text) else text


def from_json(text: str | bytes) -> Record:
    """Read one record. Raises `BadRecord` for anything else."""
    try:
        data = json.loads(
            text,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_short,
            object_pairs_hook=_no_twins,
        )
    except RecursionError:
        raise BadRecord("the JSON is nested too deep for a record") from None
    except ValueError as error:
        raise BadRecord(f"not JSON: {error!s:.120}") from None
    try:
        return _read(data)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("the JSON is nested too deep for a record") from None
    except AlhambraError as error:
        raise BadRecord(str(error), rule=getattr(error, "rule", None)) from None


def new_game(record: Record) -> Game:
    """The game of a record before its first action."""
    try:
        start = None if record.position is None else read_position(record.position, stored=True)
        return Game(record.options, deal=record.deal, names=record.players, position=start)
    except NotationError as error:
        raise BadRecord(str(error)) from None
    except SetupError as error:
        raise BadRecord(str(error), rule=error.rule) from None


def replay(record: Record, until: int | None = None) -> Game:
    """Replay a record, or its first `until` actions, checking each action."""
    game = new_game(record)
    _play(game, record.actions[:until])
    return game


def verify(record: Record) -> Game:
    """Replay a record and check everything it claims; returns the game at its end."""
    game = new_game(record)
    proven = record.deal.reshuffle_seed is not None
    if proven and record.commitment != record.deal.commitment:
        raise BadRecord("the commitment does not match bag, deck, scoring cards and reshuffle seed")
    if record.shuffle is not None:
        _check_shuffle(record, record.shuffle)
    _play(game, record.actions)
    if record.commitment is not None and not proven and game.over:
        raise BadRecord(
            "the game is over: salt and reshuffle_seed are needed to prove the commitment"
        )
    if game.reshuffles != record.deal.reshuffles:
        if len(game.reshuffles) != len(record.deal.reshuffles):
            needed, given = len(game.reshuffles), len(record.deal.reshuffles)
            raise BadRecord(
                f"reshuffles has {given} decks, and the game needed {needed}", rule="R6.2"
            )
        raise BadRecord("a reshuffle does not come from the reshuffle seed", rule="R6.2")
    if record.result is not None:
        if not game.over:
            raise BadRecord("there is a result, but the game is still on", rule="R8.3")
        if record.result != (game.scores, game.winners):
            raise BadRecord(
                f"the result is {list(game.scores)}, won by {list(game.winners)}, not "
                f"{list(record.result[0])!s:.60}, won by {list(record.result[1])!s:.60}",
                rule="R8.3",
            )
    return game


def _check_shuffle(record: Record, shuffle: Shuffle) -> None:
    """Check that the deal follows from the secret and the sealed lots, so nobody chose it."""
    if shuffle.unlike is not None:
        raise BadRecord(f"the lot of seat {shuffle.unlike} is not the one that was sealed")
    dealt, deal = deal_from_seed(record.options, shuffle.seed), record.deal
    if (dealt.youngest, dealt.bag, dealt.deck, dealt.scoring_cards, dealt.reshuffle_seed) != (
        deal.youngest, deal.bag, deal.deck, deal.scoring_cards, deal.reshuffle_seed,
    ):  # fmt: skip
        raise BadRecord("what was dealt does not come from the secret and the lots")


def _play(game: Game, actions: Sequence[Action]) -> None:
    """Play the actions of a record. Raises `BadRecord`."""
    for _ in step_by_step(game, actions):
        pass


def step_by_step(game: Game, actions: Sequence[Action]) -> Iterator[int]:
    """Play the actions of a record; yields the number of each before it is played.

    Raises `BadRecord` if one is illegal.
    """
    for number, action in enumerate(actions):
        yield number
        try:
            game.play(action)
        except IllegalAction as error:
            raise BadRecord(error.text, rule=error.rule, action=number) from None
        except SetupError as error:
            raise BadRecord(str(error), rule=error.rule, action=number) from None


def read_lines(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the text of each record in a file with its line number, reading lazily.

    JSON Lines has one record per line; a file with one JSON object may spread over many lines.
    """
    numbered = ((number, line) for number, line in enumerate(lines, 1) if line.strip())
    begin = list(islice(numbered, 1))
    if begin and not _is_json(begin[0][1]):
        length = len(begin[0][1])
        for number, line in numbered:
            begin.append((number, line))
            length += len(line)
            if length > MAX_LENGTH:
                break
        else:
            if not _are_records([line for _, line in begin]):
                yield begin[0][0], "".join(line for _, line in begin)
                return
    yield from begin
    yield from numbered


def _are_records(lines: list[str]) -> bool:
    """Whether lines, the first of which is not JSON, are one record each and not one in all."""
    if _is_json("".join(lines)):
        return False
    return sum(line.startswith("{") for line in lines) > 1 or any(map(_is_json_object, lines))


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _is_json_object(text: str) -> bool:
    return text.lstrip().startswith("{") and _is_json(text)


def _read(data: object) -> Record:
    """Build a record from parsed JSON, checking it key by key."""
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object, one per line")
    if data.get("format") != FORMAT:
        raise BadRecord(f"the format is {_shown(data.get('format'))}; this reads {FORMAT!r}")
    for key in KEYS:
        if key not in data:
            raise BadRecord(f"the key {key!r} is missing")
    players = tuple(_strings(data, "players"))
    options = _options(data, len(players))
    proof = _proof(data)
    deal = Deal(
        youngest=_integer(data["youngest"], "youngest"),
        bag=tuple(map(pieces.tile, _strings(data, "bag"))),
        deck=tuple(map(pieces.card, _strings(data, "deck"))),
        scoring_cards=_pair(data["scoring_cards"]),
        reshuffle_seed=proof.get("reshuffle_seed"),
        reshuffles=tuple(
            tuple(map(pieces.card, _strings({"reshuffles": deck}, "reshuffles")))
            for deck in _list(data["reshuffles"], "reshuffles")
        ),
        salt=proof.get("salt", ""),
    )
    return Record(
        options=options,
        players=players,
        deal=deal,
        actions=tuple(_actions(data)),
        result=_result(data.get("result")),
        commitment=proof.get("commitment"),
        shuffle=_shuffle(data.get("shuffle"), len(players)),
        extra={
            key: value
            for key, value in data.items()
            if key not in KEYS and key not in proof and key not in ("result", "shuffle", "position")
        },
        position=_position(data.get("position"), proof),
    )


def _position(data: object, proof: Mapping[str, str]) -> str | None:
    """The position where the game began, if any; such a game has no commitment."""
    if data is None:
        return None
    if not isinstance(data, str):
        raise BadRecord(f"a position is text, not {_shown(data)}")
    if proof:
        raise BadRecord("a game from a position has no commitment: nobody was dealt anything")
    return data


def _options(data: dict[str, object], players: int) -> Options:
    edition, changes = data["edition"], data["options"]
    if not isinstance(edition, str):
        raise BadRecord(f"the edition is a name, not {_shown(edition)}")
    if not isinstance(changes, dict) or not all(isinstance(v, str) for v in changes.values()):
        raise BadRecord("options is an object of names and values")
    options = Options(players, edition, changes)
    if dict(options.changes) != changes:
        same = sorted(set(changes) - set(options.changes))
        raise BadRecord(f"options holds {same[0]!r}, which does not differ from the edition")
    return options


def _actions(data: dict[str, object]) -> Iterator[Action]:
    for number, text in enumerate(_strings(data, "actions")):
        try:
            yield parse_exact(text)
        except NotationError as error:
            raise BadRecord(str(error), action=number) from None


def _result(data: object) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    if data is None:
        return None
    if not isinstance(data, dict) or not {"scores", "winners"} <= set(data):
        raise BadRecord("result is an object with scores and winners")
    return (
        tuple(_integer(each, "scores") for each in _list(data["scores"], "scores")),
        tuple(_integer(each, "winners") for each in _list(data["winners"], "winners")),
    )


def _proof(data: dict[str, object]) -> dict[str, str]:
    """The commitment with its proof, salt and reshuffle seed; or it alone; or nothing."""
    given = {key: data[key] for key in PROOF_KEYS if data.get(key) is not None}
    if "commitment" not in given:
        return {}
    if len(given) == 2:
        missing = next(key for key in PROOF_KEYS if key not in given)
        raise BadRecord(f"{missing} is missing, which is needed to prove a commitment")
    for key, value in given.items():
        if not isinstance(value, str) or not value.isascii():
            raise BadRecord(f"{key} is ASCII text, not {_shown(value)}")
    return cast("dict[str, str]", given)


def _shuffle(data: object, players: int) -> Shuffle | None:
    """The server's secret and the players' lots, if the record has them."""
    if data is None:
        return None
    if not isinstance(data, dict) or not {"commitment", "secret", "seals", "lots"} <= set(data):
        raise BadRecord("shuffle is an object with commitment, secret, seals and lots")
    seals, lots = (_list(data[key], key) for key in ("seals", "lots"))
    if len(seals) != players or len(lots) != players:
        raise BadRecord("there is a seal and a lot for each seat, or null")
    for each in (data["secret"], *(each for each in (*seals, *lots) if each is not None)):
        if not is_hex(each):
            raise BadRecord(f"a secret, a seal or a lot has 64 hex digits, unlike {_shown(each)}")
    shuffle = Shuffle(data["secret"], *cast("Any", (tuple(seals), tuple(lots))))
    if data["commitment"] != shuffle.commitment:
        raise BadRecord("the secret is not the one that was committed to")
    return shuffle


def _pair(data: object) -> tuple[int, int]:
    numbers = [_integer(each, "scoring_cards") for each in _list(data, "scoring_cards")]
    if len(numbers) != 2:
        raise BadRecord("scoring_cards has two numbers", rule="R2.6")
    return numbers[0], numbers[1]


def _list(data: object, key: str) -> list[object]:
    if not isinstance(data, list):
        raise BadRecord(f"{key} is a list, not {_shown(data)}")
    return data


def _strings(data: dict[str, object], key: str) -> list[str]:
    items = _list(data[key], key)
    for item in items:
        if not isinstance(item, str):
            raise BadRecord(f"{key} is a list of texts, and {_shown(item)} is not text")
    return cast("list[str]", items)


def _integer(data: object, key: str) -> int:
    if type(data) is not int or abs(data) > 10**6:
        raise BadRecord(f"{key}: {_shown(data)} is not a whole number that is possible there")
    return data


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


def _shown(value: object) -> str:
    """An untrusted value as JSON, shortened."""
    text = json.dumps(value)
    return text if len(text) <= 40 else f"{text[:39]}…"


def _short(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise ValueError(f"a number of {len(text)} digits is too long")
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(f"{text:.20} is too large a number")
    return number


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a key appears twice")
    return data
