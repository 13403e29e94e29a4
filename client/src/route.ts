/** Which screen an address means, and the address of a screen. */

export type Route =
  | { screen: "lobby" }
  | { screen: "learn" }
  | { screen: "rules" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null; at: number | null; seat: number | null }
  | { screen: "deal"; deal: string | null }
  | { screen: "week"; week: string }
  | { screen: "duplicate"; duplicate: string | null }
  | { screen: "missing" };

const ID = "([\\w-]{1,64})";
const TABLE = new RegExp(`^/t/${ID}/?$`);
const DEAL = /^\/deal(?:\/([\w.-]{1,64}))?\/?$/;
const WEEK = new RegExp(`^/week/${ID}/?$`);
const DUPLICATE = new RegExp(`^/duplicate(?:/${ID})?/?$`);
const REPLAY = new RegExp(`^/replay(?:/${ID})?/?$`);

/** The screen of an address on this server. */
export function routeOf({ pathname, searchParams }: URL): Route {
  if (pathname === "/") return { screen: "lobby" };
  if (/^\/learn\/?$/.test(pathname)) return { screen: "learn" };
  if (/^\/rules\/?$/.test(pathname)) return { screen: "rules" };
  const table = TABLE.exec(pathname)?.[1];
  if (table) return { screen: "table", table };
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

/** The path of a screen. */
export function pathOf(route: Route): string {
  switch (route.screen) {
    case "learn":
      return "/learn";
    case "rules":
      return "/rules";
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

/** Go to a path on this server without loading the page again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
