/**
 * Keeps the page and its files on the device, so that it opens without a network, and asks the network for
 * nothing that it has; and shows what the server calls for when no page is open (docs/protocol.md, Alerts). scripts/installed.ts writes VERSION, FILES and WORDS before it. The runtime that plays
 * without a network is kept by the page itself (src/installed/keep-runtime.ts), in a cache of its own.
 */
/* global VERSION, FILES, WORDS */

const SHELL = `alhambra-shell-${VERSION}`;
/** A site without a server is nowhere but here; pages of a server are its own as long as it answers. */
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

/** Somebody wants the new version now. */
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
    event.respondWith(fetch(request).catch(() => kept(request, request)));
  } else {
    event.respondWith(kept(request, request));
  }
});

/** What is here, or else what the network has. */
async function kept(wanted, request) {
  const found = await caches.match(wanted, { ignoreSearch: true, ignoreVary: true });
  return found ?? fetch(request);
}

/** The server calls: say why. A browser has to show each call, whatever it is. */
self.addEventListener("push", (event) => {
  let call = {};
  try {
    call = event.data.json();
  } catch {
    // Somebody else's, or spoiled.
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
    tag: `alhambra-${table}`, // the newest of a table takes the place of the one before
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

/** The time of day, and the day if it is not within the next hours. */
function timeOf(code, deadline) {
  const far = deadline - Date.now() > 20 * 3_600_000;
  return new Intl.DateTimeFormat(code, {
    ...(far && { weekday: "long" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(deadline);
}

/** The number on the icon, where the system shows one. */
async function count(waiting) {
  if (typeof waiting !== "number" || !("setAppBadge" in navigator)) return;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => null);
}

self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop(table) : open(table));
});

/** No more calls for a game: the address of this browser is secret, and says whose it is. */
async function stop(table) {
  const found = await self.registration.pushManager.getSubscription();
  if (!found) return;
  await fetch(new URL("api/alerts/stop", HOME), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: found.endpoint, table }),
  });
}

/** The table, in a page that has it already, or in a new one. */
async function open(table) {
  const { href } = new URL(table ? `t/${encodeURIComponent(table)}` : "you", HOME);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
