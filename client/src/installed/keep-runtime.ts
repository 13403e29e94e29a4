/** Keeps what plays without a network where the service worker finds it. */

import { runtime } from "../net/device";
import { root } from "../place";

const CACHE = "alhambra-runtime";
const NAMES = ["pyodide.js", "pyodide.asm.js", "wasm.bin", "library.bin", "packages.bin"];

/** Fetch what is missing, and let go of older versions. Where nothing can be kept, nothing is. */
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
