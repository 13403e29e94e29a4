/** Which screen an address means, and the address of a screen. */

import { address, canonical } from "./place";

export type Route =
  | { screen: "lobby" }
  | { screen: "learn" }
  | { screen: "rules" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null; at: number | null; seat: number | null }
  | { screen: "missing" };

const ID = "([\\w-]{1,64})";
const TABLE = new RegExp(`^/t/${ID}/?$`);
const REPLAY = new RegExp(`^/replay(?:/${ID})?/?$`);

/** The screen of an address of ours. */
export function routeOf(url: URL): Route {
  const { pathname, searchParams } = canonical(url);
  if (pathname === "/") return { screen: "lobby" };
  if (/^\/learn\/?$/.test(pathname)) return { screen: "learn" };
  if (/^\/rules\/?$/.test(pathname)) return { screen: "rules" };
  const table = TABLE.exec(pathname)?.[1];
  if (table) return { screen: "table", table };
  const replay = REPLAY.exec(pathname);
  if (!replay) return { screen: "missing" };
  return {
    screen: "replay",
    table: replay[1] ?? null,
    at: wholeNumber(searchParams.get("at")),
    seat: wholeNumber(searchParams.get("seat")),
  };
}

/** The address of a screen, in the same place. */
export function pathOf(route: Route): string {
  return address(plainPathOf(route));
}

function plainPathOf(route: Route): string {
  switch (route.screen) {
    case "learn":
      return "/learn";
    case "rules":
      return "/rules";
    case "table":
      return `/t/${route.table}`;
    case "replay": {
      const asked = new URLSearchParams();
      if (route.at !== null) asked.set("at", String(route.at));
      if (route.seat !== null) asked.set("seat", String(route.seat));
      const search = asked.size ? `?${asked}` : "";
      return (route.table === null ? "/replay" : `/replay/${route.table}`) + search;
    }
    default:
      return "/";
  }
}

/** The seat that a secret link opens: `#seat=1&key=…`. */
export function claimOf(hash: string): { seat: number; key: string } | null {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = wholeNumber(asked.get("seat"));
  const key = asked.get("key");
  return seat !== null && key ? { seat, key } : null;
}

/** The secret link that opens a seat. */
export function claimLink(table: string, seat: number, key: string): string {
  return `${location.origin}/t/${table}#${new URLSearchParams({ seat: String(seat), key })}`;
}

/** Go to an address of ours without loading the page again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
