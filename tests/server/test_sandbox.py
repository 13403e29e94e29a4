"""Games that begin at a position: asked for, refused, played, stored, written down."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from alhambra import record
from alhambra.core import const
from alhambra.errors import SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.positions import read_position, write_position
from alhambra.server.errors import TableError
from alhambra.server.lobby import SANDBOX, kind_of
from alhambra.server.log import Draws, Entry, Started
from alhambra.server.new_tables import create, rematch
from alhambra.server.table import Table
from alhambra.server.wire.messages import Begin, NewTable, Propose, SeatOrder
from alhambra.server.wire.positions import Beginning, FromGame, FromText, checked
from alhambra.server.wire.updates import encode
from alhambra.view import legal_actions

from .serving import Json, Server, bearer, serving
from .sitting import HOST, Sitting

ADA, BOT = SeatOrder(name="Ada"), SeatOrder(bot="random")


def finished(seed: int = 4, players: int = 3) -> Game:
    """A game that somebody has played."""
    dice = random.Random(seed)
    game = Game(Options(players), seed=seed)
    while not game.over:
        actions = legal_actions(game.state)
        better = [each for each in actions if str(each).split()[0] in ("buy", "place", "stop")]
        game.play(dice.choice(better or actions))
    return game


GAME = finished()
RECORD = record.to_json(record.of_game(GAME))
MIDDLE = len(GAME.actions) // 2
THEN = record.replay(record.of_game(GAME), MIDDLE)
POSITION = write_position(THEN.state)


def begun(beginning: Beginning, *seats: SeatOrder) -> Sitting:
    """A table where a game begins at a position."""
    begin = Begin(seats=list(seats), position=beginning.position)
    return Sitting(None, begin=begin, beginning=beginning)


def same_draws(actions: int = MIDDLE) -> Beginning:
    return FromGame(RECORD.encode(), actions, same_draws=True).answered()


# The table


@pytest.mark.parametrize("same", [True, False])
def test_the_log_is_the_whole_truth(same: bool) -> None:
    beginning = FromGame(RECORD.encode(), MIDDLE, same).answered()
    sitting = begun(beginning, ADA, BOT, BOT)
    sitting.play_out(random.Random(2))
    table, again = sitting.table, sitting.again()
    assert table.game is not None
    assert again.game is not None
    assert again.game.actions == table.game.actions
    assert again.game.scores == table.game.scores
    assert again.begun == table.begun
    assert (table.commitment, table.shuffle) == ("", None)
    assert kind_of(table) == SANDBOX


def test_with_the_same_draws_a_game_can_be_played_as_it_was() -> None:
    sitting = begun(same_draws(), ADA, ADA, ADA)
    assert sitting.table.game is not None
    assert sitting.table.game.to_come.deck == THEN.to_come.deck
    for action in GAME.actions[MIDDLE:]:
        sitting.play(HOST, str(action))
        if sitting.turn.complete:
            sitting.end(HOST)
        if sitting.table.turn is None:
            break
    assert sitting.table.game.scores == GAME.scores


def test_new_draws_are_new_each_time() -> None:
    decks = {
        FromGame(RECORD.encode(), MIDDLE, same_draws=False).answered().seed,
        FromText(POSITION).answered().seed,
        FromText(POSITION).answered().seed,
    }
    assert len(decks) == 3
    sitting = begun(FromText(POSITION).answered(), ADA, BOT, BOT)
    assert sitting.table.game is not None
    assert sitting.table.game.to_come.deck != THEN.to_come.deck


def test_seats_are_people_and_bots_as_one_likes() -> None:
    sitting = begun(same_draws(), BOT, SeatOrder(name="Ben"), SeatOrder(name="Ben"))
    assert [(seat.name, seat.bot, seat.device) for seat in sitting.table.seats] == [
        ("Random", "random", False), ("Ben", "", True), ("Ben 2", "", True),
    ]  # fmt: skip
    assert sitting.table.setup.hands == "open"
    assert not sitting.table.setup.listed
    alone = begun(same_draws(), BOT, SeatOrder(name="Ben"), BOT)
    assert not alone.table.seats[1].device


@pytest.mark.parametrize(
    ("seats", "said"),
    [([ADA], "3 seats"), ([ADA, BOT], "3 seats"), ([ADA, BOT, SeatOrder(bot="deep")], "bot")],
)
def test_seats_that_do_not_fit_are_refused(seats: list[SeatOrder], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        begun(same_draws(), *seats)


def test_nothing_else_can_be_ordered_with_a_position() -> None:
    order = NewTable(name="Ada", begin=Begin(seats=[ADA, BOT, BOT], position=POSITION))
    with pytest.raises(SetupError, match="only seats"):
        create(order, HOST, FromText(POSITION).answered())


def test_a_game_begins_with_few_enough_points_to_write_down_its_end() -> None:
    fields = POSITION.split("/")

    def begun_with(points: int) -> Sitting:
        palace, reserve, hand, _, *award = fields[4].split(":")
        rich = ":".join([palace, reserve, hand, str(points), *award])
        text = "/".join([*fields[:4], rich, *fields[5:]])
        return begun(FromText(text).answered(), ADA, BOT, BOT)

    assert begun_with(30_000).table.game is not None
    with pytest.raises(SetupError, match="at most 30000 points"):
        begun_with(30_001)


def test_nobody_plays_on_where_the_game_is_over() -> None:
    with pytest.raises(TableError) as refusal:
        begun(same_draws(len(GAME.actions)), ADA, BOT, BOT)
    assert refusal.value.slug == "game-over"


def test_a_rematch_begins_at_the_same_place_with_the_same_people() -> None:
    sitting = begun(same_draws(), ADA, BOT, BOT)
    sitting.play_out(random.Random(2))
    changes = rematch(sitting.table, HOST)
    assert changes[-1] == sitting.table.begun
    table = Table("again")
    table.apply(Entry(tuple(changes), HOST), 1)
    assert [seat.name for seat in table.seats] == [seat.name for seat in sitting.table.seats]
    new = begun(FromText(POSITION).answered(), ADA, BOT, BOT)
    new.play_out(random.Random(2))
    last = rematch(new.table, HOST)[-1]
    assert isinstance(last, Started)
    assert last.position == POSITION
    assert new.table.begun is not None
    assert last.seed != new.table.begun.seed


def test_turns_are_taken_back_to_where_the_game_began() -> None:
    sitting = begun(same_draws(), ADA, ADA, ADA)
    sitting.finish_turn(random.Random(1))
    mover = THEN.state.turn
    sitting.ask(HOST, Propose(seat=mover))
    assert sitting.table.game is not None
    assert write_position(sitting.table.game.state) == POSITION


def test_what_is_left_of_a_deal_is_stored_as_it_is() -> None:
    draws = same_draws().draws
    assert isinstance(draws, Draws)
    assert draws.bag.split() == [tile.name for tile in THEN.to_come.bag]
    assert draws.scoring_cards == THEN.to_come.scoring_cards


# What is said about a position


def test_a_position_is_shown_and_scored() -> None:
    answer = checked(f" {POSITION}\n")
    assert (answer.position, answer.refused) == (POSITION, None)
    assert answer.game is not None
    shown: Json = json.loads(encode(answer.game))
    assert all(player["hand"] for player in shown["players"])
    assert shown["actor"] == THEN.state.turn
    assert answer.scoring is not None
    assert answer.scoring["number"] == THEN.state.scorings + 1
    assert answer.scoring["points"] == shown["aids"]["forecast"]


def test_a_position_at_the_end_scores_nothing_more() -> None:
    answer = checked(write_position(GAME.state))
    assert answer.scoring is None
    assert answer.game is not None
    assert json.loads(encode(answer.game))["phase"] == "over"


EMPTY = "2/act0:start0:young0:scored0/G10.G8NE.T9ES.P7E/g4.b9.y4.b5/{}::b1:0/:::7/:0/{}/"
DECK = "drawn14:A20-33:B50-60:reshuffled0"


@pytest.mark.parametrize(
    ("palace", "deck", "slug", "rule", "details"),
    [
        ("T9NE@1,0.A9@1,1", DECK, "clash", "R4.2", {"seat": 0, "cell": "1,1", "tile": "A9"}),
        ("A9@3,0", DECK, "unreachable", "R4.3", {"seat": 0, "cell": "3,0"}),
        ("G10@1,0", DECK, "twice", "R1.2", {"tile": "G10"}),
        ("", DECK.replace("A20", "A50"), "scoring-card", "R2.6", {"letter": "A"}),
        ("", DECK.replace("60", "90"), "scoring-card-deck", "R2.6", {"letter": "B"}),
        ("", "drawn14:B50-60:reshuffled0", "scorings", "R7.1", {}),
    ],
)
def test_what_cannot_be_is_named_for_every_language(
    palace: str, deck: str, slug: str, rule: str, details: dict[str, object]
) -> None:
    answer = checked(EMPTY.format(palace, deck))
    assert answer.game is None
    assert answer.refused is not None
    assert (answer.refused.slug, answer.refused.rule) == (slug, rule)
    assert details.items() <= answer.refused.details.items()
    with pytest.raises(SetupError) as refusal:  # the command line says the same
        read_position(EMPTY.format(palace, deck))
    assert str(refusal.value) == answer.refused.text


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sandbox")) as running:
        yield running


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A table where bots have played."""
    setup, bots = {"players": 2}, ["builder", "builder"]
    made = server.post("tables", server.guest(), setup=setup, bots=bots, start=True)
    seen = -1
    while True:
        view = server.get(f"tables/{made['id']}", after=seen, wait=10)
        seen = view["version"]
        if view["table"]["status"] == "over":
            return str(made["id"])


def refused(server: Server, path: str, token: str = "", **body: object) -> tuple[int, Json]:
    answer = server.client.post(f"/api/{path}", headers=bearer(token), json=body)
    assert answer.is_error, answer.text
    return answer.status_code, answer.json()


def test_one_plays_on_from_a_table_that_is_over(server: Server, over: str) -> None:
    token = server.guest()
    asked = {"table": over, "actions": 30, "sameDraws": True}
    seats = [{"name": "Ada"}, {"bot": "builder"}]
    made = server.post("tables", token, begin={**asked, "seats": seats})
    view = server.get(f"tables/{made['id']}", token)
    then = server.post("positions/moment", table=over, actions=30)["position"]
    assert view["table"]["position"] == then
    assert view["table"]["commitment"] is None
    assert view["table"]["status"] == "running"
    lobby = server.get("lobby")
    assert made["id"] not in [each["id"] for kind in lobby.values() for each in kind]
    frames = server.get(f"tables/{made['id']}/replay")["frames"]
    old = server.get(f"tables/{over}/replay")["frames"][30]["game"]
    assert frames[0]["game"]["market"] == old["market"]
    assert frames[0]["game"]["players"] == old["players"]


def test_a_record_of_such_a_game_holds(server: Server, over: str) -> None:
    token = server.guest()
    seats = [{"bot": "builder"}, {"bot": "builder"}]
    asked = {"table": over, "actions": 60}
    made = server.post("tables", token, begin={**asked, "seats": seats})
    seen = -1
    while (view := server.get(f"tables/{made['id']}", after=seen, wait=10))["table"][
        "status"
    ] != "over":
        seen = view["version"]
    text = server.client.get(f"/api/tables/{made['id']}/record").text
    read = record.from_json(text)
    assert read.position == view["table"]["position"]
    assert record.verify(read).over
    replay = server.post("replay", **json.loads(text))
    assert replay["frames"][-1]["game"]["phase"] == "over"


def test_nobody_looks_ahead_in_a_running_game(server: Server) -> None:
    token = server.guest()
    running = server.table(token, players=2, bots=1)
    seats = [{"name": "Ada"}, {"bot": "random"}]
    begin = {"table": running, "actions": 0, "seats": seats, "sameDraws": True}
    for path, body in (
        ("tables", {"begin": begin}),
        ("tables", {"begin": {**begin, "sameDraws": False}}),
        ("positions/moment", {"table": running, "actions": 0}),
    ):
        status, told = refused(server, path, token, **body)
        assert (status, told["slug"]) == (409, "not-over")


def test_one_plays_on_from_a_record(server: Server) -> None:
    token = server.guest()
    moment = {"record": json.loads(RECORD), "actions": MIDDLE}
    assert server.post("positions/moment", **moment) == {"position": POSITION}
    seats = [{"name": "Ada"}, {"name": "Ben"}, {"bot": "mason"}]
    made = server.post("tables", token, begin={**moment, "seats": seats, "sameDraws": True})
    view = server.get(f"tables/{made['id']}", token)
    assert view["table"]["position"] == POSITION
    assert view["you"]["seats"] == [0, 1]


@pytest.mark.parametrize(
    ("begin", "status", "slug"),
    [
        ({}, 400, "message"),
        ({"table": "nowhere"}, 404, "no-such-table"),
        ({"record": {"format": "?"}}, 400, "record"),
        ({"record": json.loads(RECORD), "actions": 9_999}, 400, "message"),
        ({"record": json.loads(RECORD), "actions": -1}, 400, "message"),
        ({"record": json.loads(RECORD), "actions": len(GAME.actions)}, 409, "game-over"),
        ({"position": "3/act0"}, 422, "notation"),
        ({"position": POSITION.replace("act", "over")}, 422, "scorings"),
        ({"position": "x" * 3_000}, 400, "message"),
    ],
)
def test_what_nothing_can_begin_at_is_refused(
    server: Server, begin: Json, status: int, slug: str
) -> None:
    seats = [{"name": "Ada"}, {"bot": "random"}, {"bot": "random"}]
    answer = refused(server, "tables", server.guest(), begin={**begin, "seats": seats})
    assert (answer[0], answer[1]["slug"]) == (status, slug)


def test_a_record_that_breaks_a_rule_is_refused_as_verify_does(server: Server) -> None:
    bad = json.loads(RECORD)
    bad["actions"][3] = "pass"
    status, told = refused(server, "positions/moment", record=bad, actions=10)
    with pytest.raises(record.BadRecord) as refusal:
        record.verify(record.from_json(json.dumps(bad)))
    assert (status, told["slug"], told["text"]) == (400, "record", str(refusal.value))


def test_positions_are_dealt_checked_and_thought_about(server: Server) -> None:
    dealt = server.get("positions/new", players=4)["position"]
    assert read_position(dealt).phase == const.ACT
    assert server.client.get("/api/positions/new", params={"players": 7}).status_code == 400
    answer = server.post("positions/check", position=dealt)
    assert (answer["position"], answer["refused"]) == (dealt, None)
    assert len(answer["game"]["players"]) == 4
    best = server.post("positions/turns", position=POSITION)
    assert best["refused"] is None
    first = best["turns"][0]
    assert first["turn"]["seat"] == THEN.state.turn
    assert first["loss"]["value"] == 0
    assert best == server.post("positions/turns", position=POSITION)


def test_no_turn_is_thought_about_where_none_can_be(server: Server) -> None:
    bad = POSITION.replace("drawn", "drown")
    assert server.post("positions/turns", position=bad)["refused"]["slug"] == "notation"
    end = write_position(GAME.state)
    assert server.post("positions/turns", position=end)["refused"]["slug"] == "setup"
