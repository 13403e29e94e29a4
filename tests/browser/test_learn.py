"""Lessons and puzzles: somebody learns the game by playing, leaves, comes back, and goes on.

Nothing here is found by its words, so that every language can be learned in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .barriers import ON_BOTH, free_of_barriers
from .conftest import Opener
from .learning import Learner, said
from .looking import OUTSIDE, ZOOMED
from .playing import HASTE

LANGUAGES = ["en", "fa"]

# Each language on one of two devices: the words are the same on both.
IN_EVERY = pytest.mark.parametrize(
    ("lang", "phone"), [("en", False), ("fa", True)], ids=["en-wide", "fa-phone"]
)

At = Callable[..., Learner]


@pytest.fixture
def at(opened: Opener) -> At:
    """Opens the list of lessons, or begins one of them."""

    def begin(name: str = "", lang: str = "en", **options: Any) -> Learner:  # noqa: ANN401
        learner = Learner(opened(f"/learn?lang={lang}", **options))
        learner.page.locator("[data-exercise]").first.wait_for()
        if name:
            learner.begin(name)
        return learner

    return begin


def ids(learner: Learner, kind: str) -> list[str]:
    """The lessons or the puzzles of the list."""
    found = learner.page.locator(f"ol.{kind} [data-exercise]")
    return [str(each.get_attribute("data-exercise")) for each in found.all()]


def state(learner: Learner, name: str) -> Locator:
    """The entry of the list, by which one sees whether it is done."""
    return learner.page.locator(f"[data-exercise={name}]")


# The whole of it


@IN_EVERY
def test_somebody_new_plays_all_lessons(opened: Opener, lang: str, phone: bool) -> None:
    learner = Learner(opened(f"/?lang={lang}", phone=phone))
    learner.press(learner.page.locator("main a.brass"))
    learner.page.locator("ol.lessons").wait_for()
    lessons = ids(learner, "lessons")
    assert 8 <= len(lessons) <= 10

    learner.begin(lessons[0])
    for number, name in enumerate(lessons, 1):
        assert learner.exercise["id"] == name
        told = {said(learner.panel)}
        while not learner.done:
            learner.meet()
            told.add(said(learner.panel))
        assert len(told) == learner.exercise["steps"] + 1  # it says something new each time
        if number < len(lessons):
            learner.follow()

    expect(learner.panel.locator("[data-learn=next]")).to_have_count(0)
    learner.press(learner.panel.locator("[data-learn=all]"))
    for name in lessons:
        expect(state(learner, name)).to_have_attribute("data-state", "done")
    # Whoever knows the game finds the lobby without the large invitation.
    learner.page.goto(f"{opened.server.address}/?lang={lang}")
    learner.page.locator("form").first.wait_for()
    expect(learner.page.locator("main a.brass")).to_have_count(0)


@IN_EVERY
def test_puzzles_are_solved_one_after_the_other(at: At, lang: str, phone: bool) -> None:
    learner = at(lang=lang, phone=phone)
    puzzles = ids(learner, "puzzles")
    best = ids(learner, "best")
    assert (len(puzzles), len(best)) == (20, 100)
    learner.begin(puzzles[-2])
    for name in (*puzzles[-2:], best[0]):
        assert learner.exercise["id"] == name
        expect(learner.panel.locator("[data-learn=next]")).to_have_count(0)
        expect(learner.panel.locator(".why")).to_have_count(0)
        learner.solve()
        expect(learner.panel.locator("[data-learn=next]")).to_be_visible()
        # Only a best turn has reasons, and they are told when it is found.
        expect(learner.panel.locator(".why")).to_have_count(int(name == best[0]))
        learner.follow()
    learner.press(learner.panel.locator("[data-learn=all]"))
    assert [str(state(learner, name).get_attribute("data-state")) for name in best[:2]] == [
        "done", "running",
    ]  # fmt: skip


# What it reacts to


@IN_EVERY
def test_a_slip_is_told_and_the_turn_cannot_be_ended_with_it(
    at: At, lang: str, phone: bool
) -> None:
    learner = at("money", lang, phone=phone)
    task = said(learner.panel)
    learner.play(f"take {learner.update['game']['display'][0]}")
    assert learner.exercise["slip"]
    expect(learner.panel.locator(".slip")).to_be_visible()
    assert said(learner.panel) != task

    learner.deed()  # ends the turn, elsewhere
    expect(learner.page.get_by_role("alert").filter(has_text="")).to_be_visible()
    assert learner.exercise["step"] == 0

    learner.undo()
    expect(learner.panel.locator(".slip")).to_have_count(0)
    assert said(learner.panel) == task
    learner.solve()


@ON_BOTH
@pytest.mark.parametrize("lesson", ["exact", "redesign", "dirk"])
def test_whoever_touches_only_what_is_pointed_at_learns_it(
    at: At, lesson: str, phone: bool
) -> None:
    learner = at(lesson, phone=phone)
    shown = learner.page.locator("[data-shown]")
    show = learner.panel.locator("[data-learn=show]")
    expect(shown).to_have_count(0)
    for _ in range(60):
        if learner.done:
            break
        if show.get_attribute("aria-pressed") == "false":
            learner.press(show)
        shown.first.wait_for()
        before = learner.exercise["step"]
        learner.press(shown)
        if learner.exercise["step"] == before and not learner.update["game"]["steps"]:
            learner.wait_for_turn()
    assert learner.done
    expect(learner.page.locator("[data-shown]")).to_have_count(0)


def test_who_has_gone_another_way_is_led_back(at: At) -> None:
    learner = at("money")
    learner.play(f"take {learner.update['game']['display'][3]}")
    learner.press(learner.panel.locator("[data-learn=show]"))
    expect(learner.page.locator("[data-undo][data-shown]")).to_be_visible()
    learner.undo()
    expect(learner.page.locator("[data-place=display] [data-shown]")).to_have_count(3)


def test_a_puzzle_shows_its_solution_and_can_be_tried_again(at: At) -> None:
    learner = at()
    learner.begin(ids(learner, "puzzles")[-1])
    solution = learner.exercise["solution"]
    learner.press(learner.panel.locator("[data-learn=show]"))
    steps = learner.panel.locator("li")
    expect(steps).to_have_count(1)  # one after the other
    for action in solution[:2]:
        learner.play(action)
    assert len(learner.update["game"]["steps"]) == 2
    expect(steps).to_have_count(3)

    learner.press(learner.panel.locator("[data-learn=over]"))

    expect(steps).to_have_count(1)
    expect(steps).to_have_attribute("aria-current", "step")
    assert learner.update["game"]["steps"] == []


def test_a_forbidden_cell_says_why(at: At) -> None:
    learner = at("forbidden")
    learner.meet()
    learner.deed()  # go on to building
    learner.press(learner.page.locator("[data-place^=palace] .free:not(.glow)"))
    reason = learner.page.locator("[data-place^=palace]").get_by_text("(R4.")
    expect(reason).to_be_visible()


# Leaving and coming back


@ON_BOTH
def test_a_lesson_can_be_left_and_gone_on_with(at: At, phone: bool) -> None:
    learner = at("exact", phone=phone)
    learner.meet()
    here = learner.page.url
    learner.press(learner.panel.locator("[data-learn=all]"))
    expect(state(learner, "exact")).to_have_attribute("data-state", "running")
    learner.page.reload()
    expect(state(learner, "exact")).to_have_attribute("data-state", "running")
    learner.begin("exact")
    assert learner.page.url == here
    assert learner.exercise["step"] == 1
    learner.solve()


def test_a_lesson_whose_table_is_gone_begins_anew(opened: Opener, at: At) -> None:
    opened.allow("status of 404")
    learner = at()
    learner.page.evaluate(
        "localStorage.setItem('alhambra.learn', JSON.stringify({ tables: { wall: 'nowhere' } }))"
    )
    learner.page.reload()
    expect(state(learner, "wall")).to_have_attribute("data-state", "running")
    learner.begin("wall")
    assert learner.exercise["step"] == 0


def test_a_lesson_is_played_by_keys_alone(at: At) -> None:
    learner = at()
    learner.page.locator("[data-exercise=money]").focus()
    learner.player.press("Enter")
    learner.sit("money")
    for card in learner.exercise["solution"][0].split()[1:]:
        learner.player.press("QWER"[learner.update["game"]["display"].index(card)])
    while not learner.page.locator("[data-deed]:focus").count():
        learner.player.press("Tab")
    learner.player.press("Enter")
    learner.page.wait_for_timeout(HASTE)
    learner.player.press("Space")
    next_lesson = learner.panel.locator("[data-learn=next]")
    expect(next_lesson).to_be_visible()
    expect(learner.panel).to_be_focused()
    while not next_lesson.evaluate("each => each.matches(':focus')"):
        learner.player.press("Tab")
    learner.player.press("Enter")
    expect(learner.page.locator("[data-lesson=exact]")).to_be_visible()


# How it looks


def test_nothing_distracts_from_a_lesson(at: At) -> None:
    learner = at("scoring")
    expect(learner.page.get_by_role("tab")).to_have_count(1)  # the log, but no chat
    expect(learner.page.locator(".clock")).to_have_count(0)
    learner.page.goto(learner.page.url)
    learner.sit("scoring")
    expect(learner.page.get_by_role("region", name="Since your last turn")).to_have_count(0)


def test_on_a_phone_the_panel_covers_nothing_and_can_be_folded(at: At) -> None:
    learner = at("wall", phone=True)

    def height(found: Locator) -> float:
        box = found.bounding_box()
        assert box is not None
        return box["height"]

    palace = learner.page.locator("[data-place^=palace]")
    before = height(palace)
    assert before >= 180
    panel, table = (
        learner.panel.bounding_box(),
        learner.page.locator("[data-part=panel]").bounding_box(),
    )
    assert panel is not None
    assert table is not None
    assert panel["y"] >= table["y"] + table["height"]
    learner.press(learner.panel.locator("[aria-expanded]"))
    assert height(learner.panel) < 60
    assert height(palace) > before


@ON_BOTH
def test_nothing_keeps_anybody_out(at: At, phone: bool) -> None:
    learner = at(phone=phone)
    free_of_barriers(learner.player)
    learner.begin("money")
    learner.play(f"take {learner.update['game']['display'][0]}")
    learner.press(learner.panel.locator("[data-learn=show]"))
    free_of_barriers(learner.player)
    learner.undo()
    learner.solve()
    free_of_barriers(learner.player)
    learner.press(learner.panel.locator("[data-learn=all]"))
    learner.begin(ids(learner, "puzzles")[0])
    learner.press(learner.panel.locator("[data-learn=show]"))
    free_of_barriers(learner.player)


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        *((lang, {"phone": True}) for lang in (*LANGUAGES, "xl", "xr")),
        *((lang, {"viewport": ZOOMED}) for lang in ("xl", "xr")),  # the longest words
    ],
    ids=lambda value: value if isinstance(value, str) else min(value),
)
def test_nothing_sticks_out(at: At, lang: str, size: dict[str, object]) -> None:
    learner = at(lang=lang, **size)
    assert learner.page.evaluate(OUTSIDE) == []
    learner.begin("money")
    learner.press(learner.panel.locator("[data-learn=show]"))
    assert learner.page.evaluate(OUTSIDE) == []
    learner.solve()
    assert learner.page.evaluate(OUTSIDE) == []
    learner.press(learner.panel.locator("[data-learn=all]"))
    learner.begin(ids(learner, "puzzles")[0])
    learner.press(learner.panel.locator("[data-learn=show]"))
    assert learner.page.evaluate(OUTSIDE) == []
