/** Caches the files for playing offline, where the service worker finds them. */

import { runtime } from "../net/device";
import { root } from "../place";

const CACHE = "alhambra-runtime";
const NAMES = ["pyodide.js", "pyodide.asm.js", "wasm.bin", "library.bin", "packages.bin"];

/** Fetch what is missing and drop older versions. Does nothing where nothing can be stored. */
export async function keepRuntime(): Promise<boolean> {
  try {
    const found = await runtime();
    if (!found) return false;
    const cache = await caches.open(CACHE);
    const home = new URL(`${root}runtime/`, location.href).href;
    const index = `${home}index.json`;
    const wanted = NAMES.map((name) => `${home}${found.version}/${name}`);
    for (const { url } of await cache.keys()) {
      if (url !== index && !wanted.includes(url)) await cache.delete(url);
    }
    for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
    await cache.add(index);
    return true;
  } catch {
    return false;
  }
}
