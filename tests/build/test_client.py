"""The build hook and the browser's client: when it is built, and what is said when it cannot be."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from . import script
from .conftest import NPM


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


def test_without_node_it_is_said_what_browsers_get(hook: ModuleType, root: Path) -> None:
    (root / "tools" / "node").unlink()
    said = hook.build_client(root)
    assert said == (
        "alhambra: client not built, browsers get a page that says how to get it "
        "(Node.js 20.19 or newer with npm is not on the PATH)"
    )
    assert not (root / "src").exists()


def test_an_old_node_is_named(hook: ModuleType, root: Path) -> None:
    script(root / "tools" / "node", "#!/bin/sh\necho v18.20.1\n")
    assert "v18.20.1" in hook.build_client(root)


def test_a_build_that_fails_is_tried_again(hook: ModuleType, root: Path) -> None:
    hook.build_client(root)
    (root / "client" / "src" / "main.ts").write_text("second")
    script(root / "tools" / "npm", "#!/bin/sh\nexit 3\n")
    assert "browsers get the last one that was built" in hook.build_client(root)
    script(root / "tools" / "npm", NPM)
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
