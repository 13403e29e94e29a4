/** Caches the files for playing offline, where the service worker finds them. */

import { runtime } from "../net/device";
import { root } from "../place";

const CACHE = "alhambra-runtime";
const NAMES = ["pyodide.js", "pyodide.asm.js", "wasm.bin", "library.bin", "packages.bin"];

/**
 * Fetch what is missing, then drop older versions, which play until all of the new one is here. Does
 * nothing where nothing can be stored.
 */
export async function keepRuntime(): Promise<boolean> {
  try {
    const found = await runtime();
    if (!found) return false;
    const cache = await caches.open(CACHE);
    const home = new URL(`${root}runtime/`, location.href).href;
    const index = `${home}index.json`;
    const wanted = NAMES.map((name) => `${home}${found.version}/${name}`);
    for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
    await cache.put(index, Response.json(found)); // the server may have a newer one by now
    for (const { url } of await cache.keys()) {
      if (url !== index && !wanted.includes(url)) await cache.delete(url);
    }
    return true;
  } catch {
    return false;
  }
}
