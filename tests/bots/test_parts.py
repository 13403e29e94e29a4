"""What the bots are made of, each part against a plain reckoning."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from alhambra import core
from alhambra.bots import player, weights
from alhambra.core import const, net, network
from alhambra.core.apply import apply
from alhambra.core.dealer import Dealer
from alhambra.core.features import SIZE, Features
from alhambra.core.inputs import BLOCK, TABLE, Inputs
from alhambra.core.judge import SCALE, Judge, utility
from alhambra.core.legal import legal, price_of, slot_of
from alhambra.core.palace import Palace
from alhambra.core.plans import Plan, Planner
from alhambra.core.purse import freedom, least, payment, reach
from alhambra.core.rng import Rng
from alhambra.core.rollout import QuickPlayer
from alhambra.core.search import Search
from alhambra.core.standing import Standing
from alhambra.core.state import State
from alhambra.errors import SetupError
from alhambra.game import Game
from alhambra.options import Options
from alhambra.positions import read_position
from alhambra.view import score_now

from ..drawing import spree

GAMES = 8 if core.compiled() else 2
RICH = (
    "3/act0:start0:young0:scored2/C10.T7NEW.S9.P5NW/b1.g1.o1.y1/C6ES@0,-2.S5SW@-1,-1.P7E@"
    "0,-1.S3ESW@-2,0.T10W@-1,0.C7NE@1,0.G12S@-3,1.P6N@-2,1.S4NE@-1,1.S7W@0,1.C7SW@-1,2.G1"
    "0N@0,2:P4ES.G10W.A5NW.A9.C8NW.A10.C9S.C5NSW.G9E.C11.A8E.T9NW.S6ES.A6NE.T9ES.G8NE.G7N"
    "SW.G10.G11.T13E.T11S.G6ESW.T8NES.C9W.A6SW.G8SW.T11N.G8NW.A4NES.P3SW.S8S.A8N.T9NE.P2N"
    "EW.P8.A7ES.T12.T11:b12b23b33b43b53b63b73b83b93g12g23g33g43g53g63g73g83g93o12o23o33o4"
    "3o53o63o73o83o93y12y23y33y43y53y63y73y83y93:0/:::0/:::0/drawn0:reshuffled0/"
)
"""A position that somebody could set up: most of the money and of the tiles are in one hand."""


def games(players: int, stride: int = 7, number: int = GAMES) -> list[State]:
    """Positions in which a seat has to act, from games of builders."""
    found = []
    for seed in range(number):
        game, rng = Game(Options(players), seed=f"parts/{seed}"), Rng(seed)
        builder = player("builder")
        while not game.over:
            if game.state.phase == const.ACT and game.version % stride == 0:
                found.append(game.state.copy())
            game.play_code(builder.code(game.state, rng))
    return found


def test_sums_of_a_hand_are_those_of_its_cards() -> None:
    rng = Random(1)
    for _ in range(300):
        cards = [value for value in range(1, 10) for _ in range(rng.choice((0, 0, 0, 1, 2)))][:9]
        hand = sum(1 << 2 * (value - 1) for value in cards)
        sums = {sum(some) for size in range(len(cards) + 1) for some in combinations(cards, size)}
        assert {n for n in range(64) if reach(hand) >> n & 1} == {n for n in sums if n < 64}
        assert freedom(hand) == len(sums & set(range(2, 14)))
        for price in range(2, 14):
            paid = [total for total in sums if total >= price]
            if paid:
                assert least(reach(hand), price) == min(paid)
            found = payment(hand, price)
            assert (found != -1) == (price in sums)
            if found != -1:
                values = [(found >> 2 * v & 3, hand >> 2 * v & 3, v + 1) for v in range(9)]
                assert sum(count * value for count, _, value in values) == price
                assert all(count <= held for count, held, _ in values)


def told(players: int) -> list[tuple[State, int, list[float]]]:
    """Positions, seats, and the numbers that a larger net sees there."""
    inputs, found = Inputs(), []
    for state in games(players, 41):
        inputs.read(state)
        found += [(state, seat, inputs.numbers(seat)) for seat in range(players)]
    return found


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_larger_net_sees_what_the_small_one_sees_and_more(players: int) -> None:
    features = Features()
    for state, seat, numbers in told(players):
        features.read(state)
        assert numbers[:SIZE] == features.numbers(seat)
        assert len(numbers) == TABLE + 4 * BLOCK
        assert max(map(abs, numbers[SIZE:])) < 6
        rival = seat + 1 if state.turn == seat else state.turn
        rival %= players
        for currency in range(4):
            block = numbers[TABLE + BLOCK * currency :][:BLOCK]
            tile = state.market[slot_of(currency)]
            assert block[0] == (tile != const.EMPTY)
            assert sum(block[1:7]) == block[0]
            for first, who in ((8, seat), (18, rival)):
                hand, money = state.hand(who, currency), state.money(who, currency)
                assert block[first] == pytest.approx(min(money, 30) / 15)
                if tile != const.EMPTY:
                    price = price_of(tile)
                    assert block[first + 3] == (money >= price)
                    assert block[first + 4] == (reach(hand) >> price & 1)
                    assert block[first + 7] == (state.palace(who).fitting() >> tile & 1)
            values = [card % 9 + 1 for card in state.display if card // 9 == currency and card >= 0]
            assert block[30] == len(values) / 2
            assert block[32] == pytest.approx(sum(values) / 9)


def test_a_network_is_what_its_weights_say() -> None:
    rng = Random(3)
    weights_of = [rng.uniform(-0.2, 0.2) for _ in range(network.WEIGHTS)]
    rest = iter(weights_of)

    def layer(inputs: int, units: int) -> tuple[list[list[float]], list[float]]:
        rows = [[next(rest) for _ in range(units)] for _ in range(inputs)]
        return rows, [next(rest) for _ in range(units)]

    shared, first, second, last = layer(36, 24), layer(192, 128), layer(128, 32), layer(32, 1)

    def through(numbers: list[float], layer: tuple[list[list[float]], list[float]]) -> list[float]:
        rows, biases = layer
        return [
            bias + sum(number * row[unit] for number, row in zip(numbers, rows, strict=True))
            for unit, bias in enumerate(biases)
        ]

    def rectified(numbers: list[float]) -> list[float]:
        return [max(0.0, number) for number in numbers]

    inputs, net_of = Inputs(), network.Network(weights_of)
    plain = net.Net(weights.read(weights.shipped("master-1")))
    for state, seat, numbers in told(2)[:20]:
        blocks = [numbers[TABLE + BLOCK * each :][:BLOCK] for each in range(4)]
        pooled = map(
            sum, zip(*(rectified(through(block, shared)) for block in blocks), strict=True)
        )
        upper = rectified(through(rectified(through([*numbers[:TABLE], *pooled], first)), second))
        inputs.read(state)
        inputs.fill(seat)
        expected = through(upper, last)[0]
        assert net_of.value(inputs) == pytest.approx(expected, abs=1e-4)
        if not state.ending:
            corrected = Judge(plain, net_of).value(state, seat)
            assert corrected == pytest.approx(Judge(plain).value(state, seat) + expected, abs=1e-4)


def test_a_correction_from_before_the_net_was_widened_says_the_same() -> None:
    """Files of 64 units in the first layer open, and the units that were not there do nothing."""
    rng = Random(4)
    shared, first, second, last = 36 * 24 + 24, 193 * 64, 64 * 32 + 32, 33
    narrow = [rng.uniform(-0.2, 0.2) for _ in range(shared + first + second + last)]
    plain = weights.read(weights.shipped("master-1"))
    wide = weights.read_correction(weights.write(plain, "narrow", narrow))
    assert wide is not None
    narrow = [float(f"{each:.6g}") for each in narrow]
    rows = [wide[shared + 128 * row :][:128] for row in range(193)]
    assert [each for row in rows for each in row[:64]] == narrow[shared : shared + first]
    assert not any(each for row in rows for each in row[64:])
    assert wide[:shared] == narrow[:shared]
    assert wide[-last - 32 :] == narrow[-last - 32 :]
    assert not any(wide[-last - 32 - 64 * 32 : -last - 32])


def test_a_correction_of_another_size_is_refused() -> None:
    text = weights.write(weights.read(weights.shipped("mason")), "short", [0.0] * 5)
    with pytest.raises(SetupError, match="its correction has 5 weights"):
        weights.read_judge(text)
    with pytest.raises(ValueError, match="a network has"):
        network.Network([0.0] * 5)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_r7_4_shares_are_those_of_the_scoring(players: int) -> None:
    standing = Standing()
    for state in games(players, 31):
        standing.read(state)
        for number in (1, 2, 3):
            scoring = score_now(state, number)
            for kind in range(6):
                for seat in range(players):
                    points = scoring.ranks[kind][seat].share
                    assert standing.share(number, kind, seat, 0) // 60 == points


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_quick_player_keeps_to_the_rules(players: int) -> None:
    for seed in range(GAMES):
        state = State(players, 0)
        dealer, quick = Dealer(Rng(seed)), QuickPlayer()
        dealer.follow(state)
        turns = 0
        while dealer.deal(state) != const.OVER:
            trial = state.copy()
            seat = state.turn
            quick.play_turn(state)
            while trial.key() != state.key():  # the same turn, one decision at a time
                assert trial.turn == seat
                code = quick.code(trial)
                assert code in legal(trial)
                apply(trial, code)
            turns += 1
            assert turns < 1000


@pytest.mark.parametrize("players", [2, 3, 5])
def test_numbers_of_a_position_are_tame(players: int) -> None:
    features = Features()
    for state in games(players, 23):
        features.read(state)
        for seat in range(players):
            numbers = features.numbers(seat)
            assert len(numbers) == SIZE
            assert all(math.isfinite(number) and abs(number) < 8 for number in numbers)
            assert numbers[54] == pytest.approx(state.palace(seat).wall() / 12, abs=1e-5)
            assert numbers[65] == pytest.approx(state.hand_worth(seat) / 40, abs=1e-5)


def test_a_net_is_what_it_says() -> None:
    """By the definition: weights first, then two layers of units that pass on what is positive."""
    rng = Random(3)
    numbers = [rng.gauss(0, 0.2) for _ in range(net.WEIGHTS)]
    state = games(3, 40)[3]
    features = Features()
    features.read(state)
    values = features.numbers(1)
    stage = 1
    part = numbers[stage * weights.STAGE : (stage + 1) * weights.STAGE]
    first, rest = part[: 96 * 32], part[96 * 32 :]
    hidden = [
        max(0.0, rest[j] + sum(values[i] * first[i * 32 + j] for i in range(96))) for j in range(32)
    ]
    second, bias, last = rest[32:544], rest[544:560], rest[560:576]
    upper = [
        max(0.0, bias[j] + sum(hidden[i] * second[i * 16 + j] for i in range(32)))
        for j in range(16)
    ]
    straight, constant = rest[576:672], rest[672]
    wanted = constant + sum(u * w for u, w in zip(upper, last, strict=True))
    wanted += sum(v * w for v, w in zip(values, straight, strict=True))
    assert net.Net(numbers).value(features, stage) == pytest.approx(wanted, abs=1e-3)


def test_weights_are_written_as_they_are_read() -> None:
    straight = [0.0] * net.WEIGHTS
    straight[weights.STAGE - 1] = 0.25  # the bias before the first scoring
    text = weights.write(straight, "by hand")
    assert len(text) < 3000, "no hidden units, nothing to write of them"
    state = games(2, 5)[0]
    assert weights.read_judge(text).value(state, 0) == pytest.approx(0.25)
    for bad in ("", "{}", '{"format": "x"}', '{"format": "alhambra-weights/1", "weights": [1]}'):
        with pytest.raises(SetupError, match="not a file of weights"):
            weights.read_judge(bad)


@pytest.mark.skipif(not core.compiled(), reason="two games say too little, and more take long")
@pytest.mark.parametrize("name", ["mason", "master-1", "master"])
def test_what_comes_with_the_package_tells_winners_from_losers(name: str) -> None:
    """Late in a game the learned values agree with who is ahead in the end."""
    judge = weights.judge(name)
    right = tried = 0
    for seed in range(GAMES):
        game, mason = Game(Options(3), seed=f"late/{seed}"), player("mason")
        seen: list[tuple[float, ...]] = []
        while not game.over:
            game.play_code(mason.code(game.state, Rng(0)))
            if game.state.scorings == 2 and game.state.phase == const.ACT:
                seen.append(tuple(judge.value(game.state, seat) for seat in range(3)))
        for values in seen[::5]:
            tried += 1
            right += values.index(max(values)) in game.winners
    assert tried > 5
    assert right / tried > 0.6


def test_r8_3_a_finished_game_is_judged_exactly() -> None:
    game, rng = Game(Options(3), seed="end"), Rng(1)
    builder = player("builder")
    while not game.over:
        game.play_code(builder.code(game.state, rng))
    judge = Judge(net.Net([0.0] * net.WEIGHTS))
    for seat in range(3):
        lead = game.scores[seat] - max(s for i, s in enumerate(game.scores) if i != seat)
        wanted = 1 / (1 + math.exp(-lead / SCALE))
        assert utility(game.state, seat) == pytest.approx(wanted)
        assert judge.value(game.state, seat) == pytest.approx(wanted)


def test_r6_4_the_last_refill_is_judged_alike_again() -> None:
    """Here it may turn up scoring card B: a judge must not remember what it judged before."""
    finished, _ = spree(last_take=True)
    game = Game(finished.options, deal=finished.deal)
    for action in finished.actions[:-1]:
        game.play(action)
    state = game.state.copy()
    seat = state.turn
    apply(state, next(code for code in legal(state) if code >> const.KIND_SHIFT == const.PLACE))
    assert state.ending
    assert state.scoring_low[1] <= state.drawn < state.scoring_high[1]
    judge = Judge(net.Net([0.0] * net.WEIGHTS))
    assert len({judge.value(state, seat) for _ in range(30)}) == 1


def test_r6_4_a_market_that_cannot_be_refilled_ends_the_game() -> None:
    """The bag has fewer tiles than the market has gaps: the end is played, not guessed by nets."""
    small = [0.0] * net.WEIGHTS
    corrected = Judge(net.Net(small), network.Network([0.0] * network.WEIGHTS))
    alone = Judge(net.Net(small))
    last = [
        (plan.state, state.turn)
        for state in games(3, 1, 8)
        if state.bag_left() < const.SLOTS
        for plan in Planner().plan(state)
        if plan.state.phase == const.REFILL_MARKET
        and 0 < plan.state.bag_left() < list(plan.state.market).count(const.EMPTY)
    ]
    assert last
    for state, seat in last:
        values = []
        for number in range(4):
            end, dealer = state.copy(), Dealer(Rng(number))
            dealer.follow(end)
            while end.phase != const.OVER:
                dealer.deal(end)
                if end.phase != const.OVER:
                    QuickPlayer().play_turn(end)
            values.append(utility(end, seat))
        assert corrected.value(state, seat) == pytest.approx(sum(values) / 4)
        assert alone.value(state, seat) == 0, "the first master's judge does not see it"


def test_futures_are_counted_and_can_be_repeated() -> None:
    state = games(3, 20)[2]
    totals = []
    for _ in range(2):
        turn = Plan(state.copy(), [])
        Search(0, 11).visit(turn, 6)
        assert turn.visits == 6
        assert sum(turn.wins) == pytest.approx(6)
        totals.append((turn.total, tuple(turn.points)))
    assert totals[0] == totals[1]
    apart = Plan(state.copy(), [])
    search = Search(0, 11)
    for _ in range(6):
        search.visit(apart, 1)
    assert apart.total == pytest.approx(totals[0][0])


@pytest.mark.parametrize("size", [(16, 1), (4, 2), (2, 1)] if core.compiled() else [(2, 1)])
def test_very_many_plans_are_listed_sparingly(size: tuple[int, int]) -> None:
    """As many however they are asked for, interpreted and compiled; and some of every sort."""
    state = read_position(RICH)
    planner = Planner(*size)
    plans = planner.plan(state)
    kinds = Counter(tuple(code >> const.KIND_SHIFT for code in plan.codes[:5]) for plan in plans)
    assert len(plans) == 453
    assert kinds[const.TAKE,] == 15
    assert kinds[const.ADD,] == 38
    assert kinds[const.SWAP,] == 68
    assert kinds[(const.BUY,) * 4 + (const.TAKE,)] == 15
    assert len({tuple(plan.codes) for plan in plans}) == len(plans)
    for plan in plans:
        after = state.copy()
        for code in plan.codes:
            assert code in legal(after)
            apply(after, code)
        assert after.key() == plan.state.key()
    usual = games(3)[0]
    found = [plan.codes for plan in planner.plan(usual)]
    assert found == [plan.codes for plan in Planner(*size).plan(usual)], "it is itself again"


def test_a_planner_keeps_two_payments_of_a_kind_at_most() -> None:
    for state in games(3, 11, 1):
        two, more = ([plan.codes for plan in Planner(4, many).plan(state)] for many in (2, 9))
        assert two == more


def test_the_longest_wall_with_one_more_tile_is_that_of_all_places() -> None:
    """R7.5, for every tile alone and for several; nothing is changed by asking."""
    for state in games(3, 23):
        palace = state.palace(0)
        key = palace.key()
        for tiles in (*(1 << tile for tile in range(0, const.TILES, 5)), state.bag):
            assert palace.longest_with(tiles) == max(walls_with(palace, tiles), default=-1)
        assert palace.key() == key


def test_r5_2_buildings_are_taken_down_that_are_in_the_way() -> None:
    """Alone only with an empty reserve, for a longer wall; else to build what was just bought."""
    alone = bought = 0
    for state in games(2, 3):
        for plan in Planner(16, 1, removals=True).plan(state):
            kinds = [code >> const.KIND_SHIFT for code in plan.codes]
            if const.REMOVE not in kinds:
                continue
            number = kinds.index(const.REMOVE)
            before = state.copy()
            for code in plan.codes[:number]:
                apply(before, code)
            palace, tile = before.palace(state.turn), plan.codes[number] & const.TILE_MASK
            without = palace.copy()
            without.remove(tile)
            if before.pending:
                bought += 1
                now = max(walls_with(palace, before.pending), default=-1)
                assert max(walls_with(without, before.pending)) > now
            else:
                alone += 1
                assert len(kinds) == 1
                assert before.reserves[state.turn] == 0
                longest = max(walls_with(without, 1 << tile))
                assert longest > max(palace.wall(), without.wall())
        assert not any(
            code >> const.KIND_SHIFT == const.REMOVE
            for plan in Planner(16, 1).plan(state)
            for code in plan.codes
        )
    assert alone > 0
    assert bought > 0


def test_no_seat_redesigns_for_ever() -> None:
    """Whatever it picks from its list, without buying anything its palace never comes again."""
    rng = Random(5)
    longest = removals = 0
    for state in games(2, 9):
        seat = state.turn
        seen = set()
        planner = Planner(16, 1, removals=True)
        while True:
            key = (state.palace(seat).key(), state.reserves[seat])
            assert key not in seen
            seen.add(key)
            found = [plan for plan in planner.plan(state) if _is_redesign(plan.codes)]
            if not found:
                break
            plan = rng.choice(found)
            removals += plan.codes[0] >> const.KIND_SHIFT == const.REMOVE
            state = plan.state.copy()
            others = [code for code in legal(state) if _is_redesign([code])]
            if not others:
                break
            apply(state, rng.choice(others))
        longest = max(longest, len(seen))
    assert longest > 4
    assert removals > 4


def _is_redesign(codes: list[int]) -> bool:
    """Whether a turn is one redesign and nothing else."""
    kinds = [code >> const.KIND_SHIFT for code in codes]
    return kinds in ([const.ADD], [const.SWAP], [const.REMOVE])


def walls_with(palace: Palace, tiles: int) -> Iterator[int]:
    """The longest wall after building each of some tiles on each cell where it fits."""
    near = [(64 * y + x) % const.CELL_COUNT for y in range(-9, 10) for x in range(-9, 10)]
    for tile in range(const.TILES):
        for cell in near if tiles >> tile & 1 else ():
            if palace.can_place(tile, cell):
                trial = palace.copy()
                trial.place(tile, cell)
                yield trial.wall()


def test_no_plan_takes_buildings_down_for_ever() -> None:
    """A redesign raises the number of buildings, or the wall, or the rank of a kind (section 5)."""
    seen = 0
    for state in games(3, 9):
        palace = state.palace(state.turn)
        for turn in Planner().plan(state):
            kind = turn.codes[0] >> const.KIND_SHIFT
            if kind not in (const.ADD, const.SWAP, const.REMOVE):
                continue
            after = turn.state.palace(state.turn)
            grown = after.built.bit_count() - palace.built.bit_count()
            seen += 1
            assert grown >= 0
            assert grown > 0 or after.wall() >= palace.wall()
    assert seen > 0
