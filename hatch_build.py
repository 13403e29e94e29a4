"""The build hook: compiles the rules of the game into the wheel, and builds the browser's client.

The core
--------
One rule: a module is compiled by Cython if the ``.pxd`` beside its ``.py`` gives C types to its
functions or classes. A header of nothing but constants or C's own functions leaves it as it is.
It is all of them or none, since compiled classes do not mix with interpreted ones.

``ALHAMBRA_PURE=1`` compiles nothing. ``ALHAMBRA_COMPILED=1`` makes a failure an error. With
neither, a failure (there is no C compiler, say) is one warning, and the wheel is plain Python.

The client
----------
``npm`` builds client/ into the package, unless what is there was made from the same sources; an
sdist carries it along. ``ALHAMBRA_WEB=skip`` builds nothing. ``ALHAMBRA_WEB=require`` makes a
failure an error. Else a failure (there is no Node, say) is one warning, and browsers get the plain
page. ``python hatch_build.py`` does this alone.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "alhambra"
PROCESSES = 2
LIBRARY_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Python's meaning wherever C would differ. Of lists, that is: an index of a C array is never
# checked. Signatures need no directive, and docstrings stay as they are written.
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": "False",  # The types of C stand in the .pxd alone.
    "nonecheck": "True",
    "boundscheck": "True",
    "wraparound": "True",
}

# Complete in themselves: a CFLAGS in the environment replaces those that Python was built with.
C_FLAGS = ["-O3", "-g0", "-DNDEBUG", "-fwrapv", "-Wsign-compare"]
if platform.machine().lower() in ("x86_64", "amd64"):
    C_FLAGS.append("-mpopcnt")  # Counting a set is one instruction on all of these since 2008.
MSVC_FLAGS = ["/O2", "/DNDEBUG"]


CLIENT = "client"
CLIENT_SOURCES = (
    ".npmrc", "index.html", "package-lock.json", "package.json", "public", "scripts", "src",
    "tsconfig.json", "vite.config.ts", "../docs/rules.md", "../docs/rules",
)  # fmt: skip
WEB = Path("src", PACKAGE, "server", "web")
MADE_FROM = ".made-from"  # in WEB: the digest of its sources
NODE = (20, 19)  # the least version


class BuildHook(BuildHookInterface):
    """Adds the compiled modules to a wheel, or lays them beside their sources in a checkout.

    The client is built into the package itself, for wheels and sdists alike.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling gathers the files."""
        if failure := build_client(Path(self.root)):
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
        """The compiled libraries, and where each belongs; none if they are not wanted or fail."""
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
            reason = shorten(str(error), 80)
            self.app.display_warning(
                f"{PACKAGE}: not compiled, runs as plain Python and many times slower ({reason})"
            )
            return {}


def is_set(variable: str) -> bool:
    """Whether an environment variable says yes."""
    return os.environ.get(variable, "") not in ("", "0")


def remove_libraries(source: Path) -> None:
    """Remove every compiled module, of any Python and any module there ever was."""
    for file in Path(source, PACKAGE).rglob("*"):
        if file.suffix in (".so", ".pyd"):
            file.unlink()


def compile_modules(source: Path, build: Path) -> dict[Path, Path]:
    """Bring the libraries in `build` up to date with `source`."""
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
    """Whether a header says how to compile the module beside it."""
    declares = re.search(r"^\s*(cdef class|cpdef)\b", header.read_text("utf-8"), re.MULTILINE)
    return declares is not None and header.with_suffix(".py").exists()


def fingerprint(module: Path, headers: Iterable[Path]) -> str:
    """A digest of all that a library is made from: any header may be cimported by any module."""
    tools = f"{sys.version} {installed_version('cython')} {LIBRARY_SUFFIX}"
    options = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    digest = hashlib.sha256("\0".join([tools, *options]).encode())
    for file in [Path(__file__), module, *headers]:
        digest.update(f"\0{file.name}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def module_name(module: Path) -> str:
    """The dotted name of a module, given its path below the source folder."""
    return ".".join(module.with_suffix("").parts)


def translate(module: Path, source: Path, build: Path) -> Path:
    """Have Cython write the C of one module; a warning fails as an error does."""
    c_file = (build / "c" / module).with_suffix(".c")
    c_file.parent.mkdir(parents=True, exist_ok=True)
    # Relative paths: tracebacks show them, and in a checkout Python finds the lines they name.
    command = [sys.executable, "-m", "cython", "-Werror", f"--include-dir={source.name}"]
    command += [f"--directive={name}={value}" for name, value in DIRECTIVES.items()]
    command += [f"--module-name={module_name(module)}", f"--output-file={c_file}"]
    if subprocess.run([*command, str(source.name / module)], cwd=source.parent).returncode != 0:
        raise RuntimeError(f"Cython refused {module}")
    return c_file


def build_libraries(c_files: dict[str, Path], build: Path) -> None:
    """Compile and link C files, each to the module of the given name."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            flags = MSVC_FLAGS if self.compiler.compiler_type == "msvc" else C_FLAGS
            for extension in self.extensions:
                extension.extra_compile_args = flags
            super().build_extensions()

    if not c_files:
        return
    extensions = [Extension(name, [str(file)]) for name, file in c_files.items()]
    command = Build(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "obj")
    command.force, command.parallel = True, PROCESSES
    command.ensure_finalized()
    command.run()


# The client


def build_client(root: Path) -> str:
    """Bring the client in the package up to date; what to tell people if that was not possible."""
    wish = os.environ.get("ALHAMBRA_WEB", "")
    if wish not in ("", "skip", "require"):
        raise ValueError(f"ALHAMBRA_WEB is skip or require, not {wish}")
    client, web = root / CLIENT, root / WEB
    if wish == "skip" or not client.is_dir():
        return ""
    stamp, made_from = web / MADE_FROM, client_fingerprint(client)
    if stamp.exists() and stamp.read_text() == made_from:
        stamp.touch()  # for make, which goes by the time
        return ""
    try:
        run_npm(client)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        page = "one of before" if (web / "index.html").exists() else "plain page"
        why = shorten(str(error), 90)
        failure = f"{PACKAGE}: client not built, browsers get the {page} ({why})"
        if wish == "require":
            raise RuntimeError(failure) from error
        return failure
    stamp.write_text(made_from)
    return ""


def client_fingerprint(client: Path) -> str:
    """A digest of all that the client is made from."""
    digest = hashlib.sha256()
    for name in CLIENT_SOURCES:
        path = client / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                place = file.relative_to(path).as_posix()
                digest.update(f"{name}\0{place}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def run_npm(client: Path) -> None:
    """Install what the client needs, unless it is there, and build it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    wanted = "Node.js {}.{} or newer with npm".format(*NODE)
    if not node or not npm:
        raise RuntimeError(f"{wanted} is not on the PATH")
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if tuple(map(int, re.findall(r"\d+", found)[:2])) < NODE:
        raise RuntimeError(f"{wanted} is needed, and this is {found.strip()}")
    print("Building the client ...", file=sys.stderr, flush=True)
    lock, installed = client / "package-lock.json", client / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--silent"], cwd=client, check=True)
    quiet = ["--silent", "--", "--logLevel=warn"]
    subprocess.run([npm, "run", "build", *quiet], cwd=client, check=True)


if __name__ == "__main__":
    try:
        if said := build_client(Path(__file__).parent):
            print(said, file=sys.stderr)
    except RuntimeError as error:
        sys.exit(str(error))
