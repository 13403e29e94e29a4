# ruff: noqa: RUF001
"""Alerts when the page is closed: chosen on the page, shown by the service worker, and stopped."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Request, Worker, expect

from tests.server.pushing import Browser as Subscriber

from .barriers import free_of_barriers
from .conftest import Opener
from .looking import FLAGS, OUTSIDE, PATIENCE
from .playing import Player
from .serving import Server

# A browser without a window has no push service: its subscription is the test's, all else its own.
SUBSCRIBES = """({ endpoint, p256dh, auth }) => {
  const made = (options) => ({
    endpoint, options, expirationTime: null,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
  });
  const bytes = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem("subscribed");
    return key && made({ applicationServerKey: bytes(key) });
  };
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error("each message has to be shown");
    localStorage.setItem("subscribed", applicationServerKey);
    return made({ applicationServerKey: bytes(applicationServerKey) });
  };
}"""
BADGES = """() => {
  self.badges = [];
  navigator.setAppBadge = async (count) => { self.badges.push(count); };
  navigator.clearAppBadge = async () => { self.badges.push(0); };
}"""
SHOWN = """async () => (await self.registration.getNotifications()).map(
  ({ title, body, tag, lang, dir, actions, data }) =>
    ({ title, body, tag, lang, dir, actions: actions.map(({ title }) => title), data }))"""
CLICK = """async (action) => {
  const opened = new Promise((resolve) => {
    self.clients.openWindow = async (address) => { resolve(address); return null; };
  });
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
  return action ? null : opened;
}"""
WORDS = {
    "en": {"on": "Alerts on this device", "quiet": "Quiet hours", "sat": "Somebody joins"},
    "fa": {
        "on": "اعلان‌ها روی این دستگاه",
        "quiet": "ساعت‌های سکوت",
        "sat": "کسی سر میز می‌نشیند",
    },
}


@pytest.fixture(scope="module")
def whole(browser: Browser) -> Iterator[Browser]:
    """Chromium itself: its quicker shell never shows a notification."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    found = browser.browser_type.launch(executable_path=program, args=list(FLAGS))
    yield found
    found.close()


@pytest.fixture
def opened(whole: Browser, server: Server) -> Iterator[Opener]:
    """Opens pages; none of them may log an error or a warning, or ask another host."""
    opener = Opener(whole, server)
    yield opener
    opener.close()
    assert not opener.complaints


def subscriber(page: Page, name: str) -> dict[str, str]:
    """Give a page a subscription; what it is."""
    made = Subscriber().subscription(f"https://push.example.org/{name}")
    chosen = {key: str(made[key]) for key in ("endpoint", "p256dh", "auth")}
    page.add_init_script(f"({SUBSCRIBES})({json.dumps(chosen)})")
    page.add_init_script(f"({BADGES})()")
    return chosen


def calling(
    opened: Opener, token: str, *, phone: bool = False, locale: str = "en", zone: str = "UTC"
) -> Player:
    """A page that may show notifications, with its service worker."""
    player = opened(
        "/rules", token, phone=phone, service_workers="allow", locale=locale, timezone_id=zone
    )
    player.page.context.grant_permissions(["notifications"], origin=opened.server.address)
    return player


def worker_of(page: Page) -> Worker:
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    [found] = page.context.service_workers
    return found


def pushed(page: Page) -> Callable[[dict[str, Any]], None]:
    """What delivers a message to the service worker, as a push service does, and waits for it.

    Nobody may ask for notifications before: Chromium forgets one that is only just being shown.
    """
    session: CDPSession = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    handled: list[str] = []
    session.on(
        "BackgroundService.backgroundServiceEventReceived",
        lambda told: handled.append(told["backgroundServiceEvent"]["eventName"]),
    )
    session.send("BackgroundService.startObserving", {"service": "pushMessaging"})
    recording = {"service": "pushMessaging", "shouldRecord": True}
    session.send("BackgroundService.setRecording", recording)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    origin = page.evaluate("location.origin")

    def push(message: dict[str, Any]) -> None:
        handled.clear()
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": known[-1], "data": json.dumps(message)},
        )
        waited = 0
        while "Push event completed" not in handled:
            assert waited < PATIENCE, f"the worker has not handled the message: {handled}"
            page.wait_for_timeout(20)
            waited += 20

    return push


def waiting_table(opened: Opener) -> tuple[str, str]:
    """A token, and a game of two people that waits for one of them."""
    table, token, _ = opened.server.meet("Ada", "Ben")
    return token, table


@pytest.mark.parametrize("language", ["en", "fa"])
def test_alerts_are_chosen_and_stopped_on_the_page(opened: Opener, language: str) -> None:
    token, _ = waiting_table(opened)
    words, phone = WORDS[language], language == "fa"
    ada = calling(opened, token, phone=phone, locale=language, zone="Asia/Tehran")
    page = ada.page
    made = subscriber(page, f"chosen-{language}")
    page.goto(f"{opened.server.address}/you")
    switch = page.get_by_role("switch", name=words["on"])
    expect(switch).not_to_be_checked()
    with page.expect_request(is_sent) as sent:
        switch.check()
    expect(page.get_by_role("switch", name=words["sat"])).to_be_checked()
    device = said(sent.value)
    assert {key: device[key] for key in made} == made
    assert device["kinds"] == ["turn", "sat", "soon"]
    assert (device["language"], device["zone"], device["offset"]) == (language, "Asia/Tehran", 210)
    assert device["quiet"] == {"begin": 1320, "end": 480}
    free_of_barriers(ada)
    assert page.evaluate(OUTSIDE) == []

    with page.expect_request(is_sent) as sent:
        page.get_by_role("switch", name=words["sat"]).uncheck()
    assert said(sent.value)["kinds"] == ["turn", "soon"]
    with page.expect_request(is_sent) as sent:
        page.locator("input[type=time]").first.fill("23:30")
        page.locator("input[type=time]").first.blur()
    assert said(sent.value)["quiet"] == {"begin": 1410, "end": 480}
    with page.expect_request(is_sent) as sent:
        page.get_by_role("switch", name=words["quiet"]).uncheck()
    assert said(sent.value)["quiet"] is None
    assert devices(opened, token) == 1

    page.reload()  # it is kept
    expect(page.get_by_role("switch", name=words["on"])).to_be_checked()
    expect(page.get_by_role("switch", name=words["sat"])).not_to_be_checked()
    with page.expect_response("**/api/alerts/stop"):
        page.get_by_role("switch", name=words["on"]).uncheck()
    expect(page.get_by_role("switch", name=words["sat"])).to_have_count(0)
    assert devices(opened, token) == 0


def is_sent(asked: Request) -> bool:
    return asked.method == "POST" and asked.url.endswith("/api/alerts")


def said(asked: Request) -> Any:  # noqa: ANN401
    """What the server was told, when it has heard it."""
    answer = asked.response()
    assert answer is not None
    assert answer.ok, answer.text()
    return asked.post_data_json


def devices(opened: Opener, token: str) -> int:
    return int(opened.server.ask("alerts", token)["devices"])


def test_a_call_is_shown_opens_its_table_and_stops_with_one_tap(opened: Opener) -> None:
    token, table = waiting_table(opened)
    page = calling(opened, token).page
    subscriber(page, "shown")
    page.goto(f"{opened.server.address}/you")
    with page.expect_response("**/api/alerts"):
        page.get_by_role("switch", name=WORDS["en"]["on"]).check()
    expect(page.get_by_role("switch", name=WORDS["en"]["sat"])).to_be_checked()
    worker, push = worker_of(page), pushed(page)
    worker.evaluate(BADGES)
    worker.evaluate(
        """() => { PushManager.prototype.getSubscription =
          async () => ({ endpoint: "https://push.example.org/shown" }); }"""
    )
    call = {"kind": "turn", "table": table, "names": ["Ben", "Zoë"], "deadline": None}
    push({**call, "waiting": 2, "language": "de"})
    until_shown(page, 1)
    [shown] = worker.evaluate(SHOWN)
    assert shown == {
        "title": "Du bist dran",
        "body": "Auf dich warten: Ben und Zoë",
        "tag": f"alhambra-{table}",
        "lang": "de",
        "dir": "ltr",
        "actions": ["Keine mehr für diese Partie"],
        "data": {"table": table},
    }
    assert worker.evaluate("self.badges") == [2]

    # The next one of the table takes its place; what cannot be read is said in English.
    push({**call, "kind": "soon", "deadline": 0, "waiting": 0, "language": "fa"})
    [shown] = worker.evaluate(SHOWN)
    assert (shown["title"], shown["dir"]) == ("وقت شما رو به پایان است", "rtl")
    assert worker.evaluate("self.badges") == [2, 0]

    assert worker.evaluate(CLICK, "") == f"{opened.server.address}/t/{table}"
    until_shown(page, 0)
    push({**call, "waiting": 1, "language": "xx"})
    until_shown(page, 1)
    assert worker.evaluate(SHOWN)[0]["title"] == "Your turn"
    worker.evaluate(CLICK, "stop")
    muted = f"/api/alerts?table={table}"
    page.wait_for_function(
        """async ([address, token]) => (await (await fetch(address, {
          headers: { authorization: `Bearer ${token}` } })).json()).muted""",
        arg=[muted, token],
    )

    # At the table and in the list one can let it call again.
    page.reload()
    expect(page.get_by_role("button", name="Turn on alerts for the game")).to_be_visible()
    free_of_barriers(Player(page))
    page.goto(f"{opened.server.address}/t/{table}")
    page.get_by_role("button", name="Settings").click()
    game = page.get_by_role("switch", name="Alerts for this game")
    expect(game).not_to_be_checked()
    with page.expect_response(f"**/api/you/games/{table}/alerts"):
        game.check()
    expect(game).to_be_checked()
    assert not opened.server.ask(f"alerts?table={table}", token)["muted"]


def until_shown(page: Page, count: int) -> None:
    """Wait for so many calls, as the page sees them: its worker may be put to sleep."""
    assert page.evaluate(
        """async (count) => {
          const registration = await navigator.serviceWorker.ready;
          for (let tries = 0; tries < 1000; tries++) {
            if ((await registration.getNotifications()).length === count) return true;
            await new Promise((later) => setTimeout(later, 20));
          }
          return false;
        }""",
        count,
    )


def test_a_call_is_put_away_at_its_table_and_the_badge_counts_what_waits(opened: Opener) -> None:
    token, table = waiting_table(opened)
    page = calling(opened, token).page
    subscriber(page, "badge")
    page.goto(opened.server.address)
    worker_of(page)  # is there from here on
    push = pushed(page)
    turn = opened.server.look(table, token)["game"]["actor"]
    page.wait_for_function("(count) => self.badges.at(-1) === count", arg=int(turn == 0))
    push({"kind": "turn", "table": table, "names": ["Ben"], "waiting": 1, "language": "en"})
    until_shown(page, 1)
    push({"kind": "sat", "table": "other", "names": ["Zoë"], "waiting": 1, "language": "en"})
    until_shown(page, 2)
    page.goto(f"{opened.server.address}/t/{table}")
    until_shown(page, 1)
    [left] = page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".map(({ title, body }) => ({ title, body }))"
    )
    assert (left["title"], left["body"]) == (
        "New at your table: Zoë",
        "Open the table to see who is there.",
    )


def test_who_may_not_be_called_is_told_why(opened: Opener) -> None:
    token, _ = waiting_table(opened)
    page = opened("/rules", token).page
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    page.goto(f"{opened.server.address}/you")
    expect(page.get_by_text("Notifications are blocked for this page.")).to_be_visible()
    iphone = opened("/rules", token, phone=True).page
    iphone.add_init_script("delete self.PushManager; navigator.standalone = false;")
    iphone.goto(f"{opened.server.address}/you")
    expect(iphone.get_by_text("On an iPhone or iPad")).to_be_visible()
    expect(iphone.get_by_role("switch")).to_have_count(0)
    old = opened("/rules", token).page
    old.add_init_script("delete self.PushManager")
    old.goto(f"{opened.server.address}/you")
    expect(old.get_by_text("This browser cannot show alerts")).to_be_visible()
