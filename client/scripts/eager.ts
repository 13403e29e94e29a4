/**
 * Tells Chromium to compile some files while they arrive, beside the page's own thread, and not one
 * function after the other when it is first called. Other browsers see a comment.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad"; // only as a file's first line

/** For the files of these names, most of which is needed at once. */
export function eager(...names: string[]): Plugin {
  return {
    name: "eager",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      for (const name of names) {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) throw new Error(`there is no file ${name}`);
        const path = join(dir, chunk.fileName);
        await writeFile(path, `${HINT}\n${await readFile(path, "utf8")}`);
      }
    },
  };
}
