/**
 * Writes two pages beside index.html. table.html also lists the files that a table needs, so that a
 * browser that opens a link to a table loads them all at once. site.html is the only page of a site
 * without a server: its links are relative, so it works at any address. The pages of a server are shown
 * at many addresses, so their links start at the root.
 */

import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

const TABLE = /\/src\/table\/Table\.svelte$/;

export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("there is no index.html to begin with");
      const links = filesOf(bundle).map(linkTo);
      const here = String(page.source);
      const all = here.replaceAll('="./', '="/');
      page.source = all;
      const site = here.replace("<title>", `<meta name="alhambra-site" content="" />\n    <title>`);
      this.emitFile({ type: "asset", fileName: "site.html", source: site });
      const fresh = links.filter((link) => !all.includes(link));
      const source = all.replace(
        "  </head>",
        `${fresh.map((link) => `    ${link}\n`).join("")}  </head>`,
      );
      this.emitFile({ type: "asset", fileName: "table.html", source });
    },
  };
}

/** The scripts and styles of the table. */
function filesOf(bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each): each is OutputChunk => each.type === "chunk");
  const found = new Set<string>();
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.imports.forEach((name) => visit(chunks.find(({ fileName }) => fileName === name)));
    chunk.viteMetadata?.importedCss.forEach((name) => found.add(name));
  };
  visit(chunks.find(({ facadeModuleId }) => TABLE.test(facadeModuleId ?? "")));
  if (!found.size) throw new Error("there is no file of the table");
  return [...found];
}

/** The link in the form that Vite writes. */
function linkTo(file: string): string {
  const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}
