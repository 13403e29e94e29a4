"""The build hook and the browser's client: when it is built, and what is said when it cannot be."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

HOOK = Path(__file__).parents[2] / "hatch_build.py"

NODE = """#!/bin/sh
echo v20.19.4
"""
NPM = """#!/bin/sh
echo "$@" >> ../npm.log
case "$1" in
  ci) mkdir -p node_modules && touch node_modules/.package-lock.json ;;
  run) web=../src/alhambra/server/web; mkdir -p $web && cp src/main.ts $web/index.html ;;
esac
"""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in small, and a Node that only pretends."""
    client = tmp_path / "client"
    (client / "src").mkdir(parents=True)
    (client / "src" / "main.ts").write_text("first")
    (client / "package-lock.json").write_text("{}")
    (client / "tests").mkdir()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("cp", "mkdir", "sh", "touch"):
        (tools / name).symlink_to(str(shutil.which(name)))
    tool(tools / "node", NODE)
    tool(tools / "npm", NPM)
    monkeypatch.setenv("PATH", str(tools))
    monkeypatch.delenv("ALHAMBRA_WEB", raising=False)
    return tmp_path


def tool(path: Path, script: str) -> None:
    path.write_text(script)
    path.chmod(0o755)


def asked(root: Path) -> list[str]:
    """What npm was asked to do."""
    log = root / "npm.log"
    return [line.split()[0] for line in log.read_text().splitlines()] if log.exists() else []


def page(root: Path) -> str:
    return (root / "src/alhambra/server/web/index.html").read_text()


def test_it_is_built_once(hook: ModuleType, root: Path) -> None:
    assert hook.build_client(root) == ""
    assert hook.build_client(root) == ""
    assert asked(root) == ["ci", "run"]
    assert page(root) == "first"


def test_it_is_built_again_when_a_source_has_changed(hook: ModuleType, root: Path) -> None:
    hook.build_client(root)
    (root / "client" / "tests" / "any.test.ts").write_text("no source")
    hook.build_client(root)
    assert asked(root) == ["ci", "run"]
    (root / "client" / "src" / "main.ts").write_text("second")
    hook.build_client(root)
    assert asked(root) == ["ci", "run", "run"]
    assert page(root) == "second"


def test_without_node_the_plain_page_is_left(hook: ModuleType, root: Path) -> None:
    (root / "tools" / "node").unlink()
    said = hook.build_client(root)
    assert said == (
        "alhambra: client not built, browsers get the plain page "
        "(Node.js 20.19 or newer with npm is not on the PATH)"
    )
    assert not (root / "src").exists()


def test_an_old_node_is_named(hook: ModuleType, root: Path) -> None:
    tool(root / "tools" / "node", "#!/bin/sh\necho v18.20.1\n")
    assert "v18.20.1" in hook.build_client(root)


def test_a_build_that_fails_is_tried_again(hook: ModuleType, root: Path) -> None:
    hook.build_client(root)
    (root / "client" / "src" / "main.ts").write_text("second")
    tool(root / "tools" / "npm", "#!/bin/sh\nexit 3\n")
    assert "browsers get the one of before" in hook.build_client(root)
    tool(root / "tools" / "npm", NPM)
    assert hook.build_client(root) == ""
    assert page(root) == "second"


def test_a_failure_can_be_an_error(
    hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "tools" / "npm").unlink()
    monkeypatch.setenv("ALHAMBRA_WEB", "require")
    with pytest.raises(RuntimeError, match=r"Node\.js 20\.19 or newer"):
        hook.build_client(root)


def test_it_can_be_left_out(hook: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_WEB", "skip")
    assert hook.build_client(root) == ""
    assert asked(root) == []
    monkeypatch.setenv("ALHAMBRA_WEB", "perhaps")
    with pytest.raises(ValueError, match="skip or require"):
        hook.build_client(root)


def test_a_folder_without_a_client_needs_none(hook: ModuleType, tmp_path: Path) -> None:
    assert hook.build_client(tmp_path / "empty") == ""
