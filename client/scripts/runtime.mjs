/**
 * Builds the runtime, which runs the server inside a browser: `node runtime.mjs PACKAGES OUT`.
 *
 * Python itself is the npm package `pyodide`. Its standard library and PACKAGES, a zip of all other
 * modules, are compiled to bytecode here, by the same Python, so that no device has to do it at every
 * start. Large files are gzipped, with an ending (.bin) that web servers do not treat specially, and
 * unpacked by the page, so that downloads are small from any web host.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { loadPyodide } from "pyodide";

const PYODIDE = dirname(fileURLToPath(import.meta.resolve("pyodide")));

/** Modules of Python's standard library that the server does not need. */
const UNUSED = `
  _pyrepl _pydatetime _pydecimal antigravity cProfile cgi ctypes dbm distutils doctest
  ensurepip filecmp ftplib idlelib imaplib lib2to3 mailbox mailcap modulefinder multiprocessing netrc
  nntplib nturl2path optparse pdb pickletools plistlib poplib profile pstats pty pyclbr pydoc pydoc_data
  sched smtplib sqlite3 statistics tabnanny tarfile this timeit tkinter trace turtle turtledemo unittest
  venv wave wsgiref xmlrpc zipapp
`;

const COMPILE = `
import io, py_compile, zipfile
from pathlib import Path

ENCODINGS = "__init__.py aliases.py ascii.py cp437.py idna.py latin_1.py punycode.py utf_8.py".split()

def compiled(data, unused=()):
    """A zip with bytecode in place of each source, stored as it is: it is compressed as a whole."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as source, zipfile.ZipFile(out, "w") as made:
        for name in sorted(source.namelist()):
            folder, _, module = name.partition("/")
            if not module and folder.removesuffix(".py") in unused or name.endswith("/"):
                continue
            if folder in unused or (folder == "encodings" and module not in ENCODINGS):
                continue
            body = source.read(name)
            if name.endswith(".py"):
                Path("/tmp/module.py").write_bytes(body)
                py_compile.compile(
                    "/tmp/module.py", "/tmp/module.pyc", name, doraise=True, optimize=2,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                )
                name, body = name + "c", Path("/tmp/module.pyc").read_bytes()
            made.writestr(zipfile.ZipInfo(name), body)
    return out.getvalue()
`;

/** Pyodide's loader, changed for files ending in `.js`: not every web host serves `.mjs` as JavaScript. */
async function pyodide() {
    const loader = await readFile(join(PYODIDE, "pyodide.mjs"), "utf8");
    return Buffer.from(
        loader.replaceAll("pyodide.asm.mjs", "pyodide.asm.js").replace(/^\/\/# sourceMap.*$/m, ""),
    );
}

/** Gzipped data; the same data always gives the same bytes. */
const packed = (data) => gzipSync(data, { level: 9 });

async function main(packages, out) {
    // Bytecode without column numbers is a quarter smaller; tracebacks still have line numbers.
    const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
    python.runPython(COMPILE);
    const compile = python.globals.get("compiled");
    const compiled = async (path, unused = []) => {
        const made = compile(new Uint8Array(await readFile(path)), python.toPy(unused));
        return Buffer.from(made.toJs());
    };
    const files = {
        "pyodide.js": await pyodide(),
        "pyodide.asm.js": await readFile(join(PYODIDE, "pyodide.asm.mjs")),
        "wasm.bin": packed(await readFile(join(PYODIDE, "pyodide.asm.wasm"))),
        "library.bin": packed(
            await compiled(join(PYODIDE, "python_stdlib.zip"), UNUSED.trim().split(/\s+/)),
        ),
        "packages.bin": packed(await compiled(packages)),
    };
    const digest = createHash("sha256");
    for (const data of Object.values(files)) digest.update(data);
    const version = digest.digest("hex").slice(0, 12);
    await rm(out, { recursive: true, force: true });
    await mkdir(join(out, version), { recursive: true });
    let bytes = 0;
    for (const [name, data] of Object.entries(files)) {
        await writeFile(join(out, version, name), data);
        if (name.endsWith(".bin")) {
            bytes += data.length;
            continue;
        }
        const small = { ".br": brotliCompressSync(data), ".gz": packed(data) };
        for (const [ending, each] of Object.entries(small)) {
            await writeFile(join(out, version, name + ending), each);
        }
        bytes += small[".gz"].length;
    }
    await writeFile(join(out, "index.json"), JSON.stringify({ version, bytes }));
}

await main(...process.argv.slice(2));
