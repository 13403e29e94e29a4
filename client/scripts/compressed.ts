/** Writes a .gz and a .br beside every text file of the build, which the server sends as they are. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg)$/;
const WORTHWHILE = 1000; // bytes; smaller files are not worth compressing

const SMALLER = {
  ".br": (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  ".gz": (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses everything that was built into a folder. */
export function compressed(folder: string): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    async closeBundle() {
      for (const file of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(file)) continue;
        const data = await readFile(join(folder, file));
        if (data.length < WORTHWHILE) continue;
        for (const [ending, shrink] of Object.entries(SMALLER)) {
          await writeFile(join(folder, file + ending), await shrink(data));
        }
      }
    },
  };
}
