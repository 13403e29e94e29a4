/**
 * Tells Chromium to compile some files while they load, in a background thread, instead of each
 * function when it is first called. To other browsers the hint is just a comment.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad"; // works only as the first line of a file

/** Marks the files with these names: most of their code is needed at once. */
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
