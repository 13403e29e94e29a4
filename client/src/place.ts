/**
 * Where this page runs: at a server, on this device under `/offline`, or on a static site without a
 * server, whose only page has the path in its query (`./?/rules`). Fixed until the page is reloaded.
 */

const DEVICE = /^\/offline(?=\/|$)/;

/** Whether this is a static site without a server; the page itself says so. */
export const onSite =
  typeof document !== "undefined" && document.querySelector("meta[name=alhambra-site]") !== null;

/** Whether tables are stored and played on this device. */
export const onDevice =
  onSite || (typeof location !== "undefined" && DEVICE.test(location.pathname));

/** The path under which the client's files are. */
export const root = onSite ? new URL(".", location.href).pathname : "/";

/** The address of a path such as `/rules#r7-5`, in the same place. */
export function address(path: string, site = onSite, device = onDevice): string {
  if (!site) return device ? `/offline${path === "/" ? "" : path}` : path;
  const [, name = "/", asked = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  if (name === "/") return `./${hash}`;
  return `./?${name}${asked.replace("?", "&")}${hash}`;
}

/** One of our addresses as an absolute URL, for others. */
export const absolute = (path: string, here = location.href): string => new URL(path, here).href;

/** The URL that a page would have at a server. */
export function canonical(url: URL, site = onSite): URL {
  const plain = new URL(url);
  if (!site) {
    plain.pathname = url.pathname.replace(DEVICE, "") || "/";
    return plain;
  }
  const [, path = "/", asked = ""] = /^\?(\/[^&]*)(?:&(.*))?$/.exec(url.search) ?? [];
  plain.pathname = path;
  plain.search = asked;
  return plain;
}

/** Whether a link leads to a screen in the same place, so that no page has to be loaded. */
export function isHere(url: URL): boolean {
  if (url.origin !== location.origin) return false;
  if (onSite) return url.pathname === location.pathname || url.pathname === root;
  return DEVICE.test(url.pathname) === onDevice;
}
