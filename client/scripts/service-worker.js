/**
 * Keeps the page and its files on the device, so that it opens without a network, and asks the network for
 * nothing that it has. scripts/installed.ts writes VERSION and FILES before it. The runtime that plays
 * without a network is kept by the page itself (src/installed/keep-runtime.ts), in a cache of its own.
 */
/* global VERSION, FILES */

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
