/** Runs Python in a worker, from the files that scripts/runtime.mjs made. */

/** The part of Pyodide used here. */
export interface Python {
  runPython(code: string, options?: { globals: unknown }): unknown;
  FS: { writeFile(path: string, data: Uint8Array): void };
  toPy(value: unknown): unknown;
}

interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}

/** Files that Pyodide requests by these names, and ours that it gets. */
const FILES: Readonly<Record<string, [file: string, type: string]>> = {
  "pyodide.asm.wasm": ["wasm.bin", "application/wasm"],
  "python_stdlib.zip": ["library.bin", "application/zip"],
};

/** A lock file without packages, since ours come all at once. */
const LOCK = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten",
    python: "3.14.2",
    version: "",
  },
  packages: {},
};

/** A stub for `concurrent.interpreters`, which a dependency of Starlette imports but never uses. */
const UNPACK = `
import site, sys, types, zipfile
sys.modules["concurrent.interpreters"] = types.SimpleNamespace(ExecutionFailed=Exception, create=None)
with zipfile.ZipFile("/tmp/packages.zip") as packages:
    packages.extractall(site.getsitepackages()[0])
`;

/** Python with our packages; `folder` is where the files of the runtime are. */
export async function startPython(folder: string): Promise<Python> {
  const fetched = globalThis.fetch.bind(globalThis);
  const packages = unpacked(await fetched(`${folder}packages.bin`));
  globalThis.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input)
      .split("/")
      .at(-1);
    const [file, type] = FILES[name ?? ""] ?? [];
    if (!file) return fetched(input, init);
    const answer = await fetched(folder + file);
    return new Response(unpacked(answer), { headers: { "content-type": type ?? "" } });
  };
  const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as Pyodide;
  const python = await pyodide.loadPyodide({
    indexURL: folder,
    lockFileContents: LOCK,
    packageBaseUrl: folder,
  });
  globalThis.fetch = fetched;
  const data = new Uint8Array(await new Response(packages).arrayBuffer());
  python.FS.writeFile("/tmp/packages.zip", data);
  python.runPython(UNPACK);
  return python;
}

/** Decompress a runtime file; we gzip them ourselves, whatever the web host does. */
function unpacked(answer: Response): ReadableStream<Uint8Array> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url} answers ${answer.status}`);
  return answer.body.pipeThrough(new DecompressionStream("gzip"));
}
