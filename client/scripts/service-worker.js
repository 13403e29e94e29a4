/**
 * Caches the page and its files on the device, so that the page opens without a network and loads nothing
 * twice. Also shows notifications that the server pushes when no page is open (docs/protocol.md, Alerts).
 * scripts/installed.ts writes VERSION, FILES and WORDS before this code. The runtime for playing without
 * a network is cached by the page itself (src/installed/keep-runtime.ts), in a separate cache.
 */
/* global VERSION, FILES, WORDS */

const SHELL = `alhambra-shell-${VERSION}`;
/** A site without a server serves its page from the cache; otherwise the server is asked first. */
const SITE = new URL(self.location.href).searchParams.has("site");
const HOME = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  const files = FILES.map((file) => new Request(new URL(file, HOME), { cache: "no-cache" }));
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("alhambra-shell-") && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Somebody has asked for the new version now. */
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(HOME.href)) return;
  const path = url.pathname.slice(HOME.pathname.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") {
    const ours = SITE || /^offline(\/|$)/.test(path);
    event.respondWith(ours ? kept(HOME, request) : fetch(request).catch(() => kept(HOME, request)));
  } else if (path === "runtime/index.json") {
    event.respondWith(newest(request));
  } else {
    event.respondWith(kept(request, request));
  }
});

/** The cached answer, or else the one from the network. */
async function kept(wanted, request) {
  return (await cached(wanted)) ?? fetch(request);
}

function cached(wanted) {
  return caches.match(wanted, { ignoreSearch: true, ignoreVary: true });
}

/** The answer from the network, or the cached one if that is an error or the page of a captive portal. */
async function newest(request) {
  const answer = await fetch(request).catch(() => Response.error());
  const isOurs = answer.ok && (await isJson(answer.clone()));
  return isOurs ? answer : ((await cached(request)) ?? answer);
}

function isJson(answer) {
  return answer.json().then(
    () => true,
    () => false,
  );
}

/** A push message from the server. Browsers require a notification for each, whatever it contains. */
self.addEventListener("push", (event) => {
  let call = {};
  try {
    call = event.data.json();
  } catch {
    // Not from our server, or damaged.
  }
  event.waitUntil(Promise.all([show(call), count(call.waiting)]));
});

function show({ kind = "turn", table = "", names = [], deadline = null, language = "en" }) {
  const code = WORDS[language] ? language : "en";
  const filled = { names: listed(code, names), time: deadline ? timeOf(code, deadline) : "" };
  const say = (key) =>
    (WORDS[code][key] ?? "").replace(/\{ \$(\w+) \}/g, (_, name) => filled[name] ?? "");
  const lacks = kind === "turn" && !names.length;
  return self.registration.showNotification(say(`call-${kind}`) || say("call-turn"), {
    body: lacks ? "" : say(`call-${kind}-body`),
    tag: `alhambra-${table}`, // a newer notification of the same table replaces the older one
    renotify: true,
    icon: new URL("icon-192.png", HOME).href,
    lang: code,
    dir: code === "fa" ? "rtl" : "ltr",
    data: { table },
    actions: table ? [{ action: "stop", title: say("call-stop") }] : [],
  });
}

function listed(code, names) {
  return new Intl.ListFormat(code, { type: "conjunction" }).format(names.map(String));
}

/** The time of day, with the weekday if it is more than 20 hours away. */
function timeOf(code, deadline) {
  const far = deadline - Date.now() > 20 * 3_600_000;
  return new Intl.DateTimeFormat(code, {
    ...(far && { weekday: "long" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(deadline);
}

/** Sets the number on the app icon, where the system supports it. */
async function count(waiting) {
  if (typeof waiting !== "number" || !("setAppBadge" in navigator)) return;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => null);
}

self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop(table) : open(table));
});

/** Stops notifications for a game. The browser's secret push address proves who is asking. */
async function stop(table) {
  const found = await self.registration.pushManager.getSubscription();
  if (!found) return;
  await fetch(new URL("api/alerts/stop", HOME), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: found.endpoint, table }),
  });
}

/** Shows the table: in a page that has it open, or else in a new one. */
async function open(table) {
  const { href } = new URL(table ? `t/${encodeURIComponent(table)}` : "you", HOME);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
