/** Converts between addresses and screens. */

import { address, canonical } from "./place";

export type Route =
  | { screen: "lobby" }
  | { screen: "learn" }
  | { screen: "rules" }
  | { screen: "score"; sheet: boolean; room: string | null }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null; at: number | null; seat: number | null }
  | { screen: "analysis"; table: string | null; at: number | null }
  | { screen: "sandbox"; position: string }
  | { screen: "you"; table: string | null }
  | { screen: "deal"; deal: string | null }
  | { screen: "week"; week: string }
  | { screen: "duplicate"; duplicate: string | null }
  | { screen: "missing" };

const ID = "([\\w-]{1,64})";
const TABLE = new RegExp(`^/t/${ID}/?$`);
const ANALYSIS = new RegExp(`^/analysis(?:/${ID})?/?$`);
const SCORE = new RegExp(`^/score(?:/${ID})?/?$`);
const DEAL = /^\/deal(?:\/([\w.-]{1,64}))?\/?$/;
const WEEK = new RegExp(`^/week/${ID}/?$`);
const DUPLICATE = new RegExp(`^/duplicate(?:/${ID})?/?$`);
const REPLAY = new RegExp(`^/replay(?:/${ID})?/?$`);

/** The screen of one of our addresses. */
export function routeOf(url: URL): Route {
  const { pathname, searchParams } = canonical(url);
  if (pathname === "/") return { screen: "lobby" };
  if (/^\/learn\/?$/.test(pathname)) return { screen: "learn" };
  if (/^\/rules\/?$/.test(pathname)) return { screen: "rules" };
  if (/^\/sandbox\/?$/.test(pathname)) {
    return { screen: "sandbox", position: searchParams.get("p") ?? "" };
  }
  if (/^\/you\/?$/.test(pathname)) return { screen: "you", table: idOf(searchParams.get("table")) };
  const table = TABLE.exec(pathname)?.[1];
  if (table) return { screen: "table", table };
  const analysis = ANALYSIS.exec(pathname);
  if (analysis) {
    const at = wholeNumber(searchParams.get("at"));
    return { screen: "analysis", table: analysis[1] ?? null, at };
  }
  const score = SCORE.exec(pathname);
  if (score) {
    const sheet = score[1] === "sheet"; // rooms have longer names
    return { screen: "score", sheet, room: sheet ? null : (score[1] ?? null) };
  }
  const deal = DEAL.exec(pathname);
  if (deal) return { screen: "deal", deal: deal[1] ?? null };
  const week = WEEK.exec(pathname)?.[1];
  if (week) return { screen: "week", week };
  const duplicate = DUPLICATE.exec(pathname);
  if (duplicate) return { screen: "duplicate", duplicate: duplicate[1] ?? null };
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
    case "sandbox": // the characters of a position need no escaping
      return route.position ? `/sandbox?p=${route.position}` : "/sandbox";
    case "score":
      return route.sheet ? "/score/sheet" : route.room === null ? "/score" : `/score/${route.room}`;
    case "you":
      return route.table === null ? "/you" : `/you?table=${route.table}`;
    case "table":
      return `/t/${route.table}`;
    case "deal":
      return route.deal === null ? "/deal" : `/deal/${route.deal}`;
    case "week":
      return `/week/${route.week}`;
    case "duplicate":
      return route.duplicate === null ? "/duplicate" : `/duplicate/${route.duplicate}`;
    case "replay": {
      const asked = new URLSearchParams();
      if (route.at !== null) asked.set("at", String(route.at));
      if (route.seat !== null) asked.set("seat", String(route.seat));
      const search = asked.size ? `?${asked}` : "";
      return (route.table === null ? "/replay" : `/replay/${route.table}`) + search;
    }
    case "analysis": {
      const path = route.table === null ? "/analysis" : `/analysis/${route.table}`;
      return route.at === null ? path : `${path}?at=${route.at}`;
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

/** The key of a score sheet, or of the link to a person's name: `#key=…`. */
export function keyOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("key");
}

/** The secret link with which a score sheet can be filled in. */
export function scoresLink(room: string, key: string): string {
  const path = pathOf({ screen: "score", sheet: false, room });
  return `${location.origin}${path}#${new URLSearchParams({ key })}`;
}

/** The secret link to a person's name. */
export function nameLink(key: string): string {
  return `${location.origin}/you#${new URLSearchParams({ key })}`;
}

/** Go to one of our addresses without reloading the page. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

function idOf(text: string | null): string | null {
  return text !== null && new RegExp(`^${ID}$`).test(text) ? text : null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
