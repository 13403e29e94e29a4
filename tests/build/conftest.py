"""The build hook as a module, and a checkout in small for it."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from . import ROOT, script

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


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """hatch_build.py on a machine where PyPI's Node and Zig are not installed."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    return module


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in small, and a Node that only pretends."""
    client = tmp_path / "client"
    (client / "src").mkdir(parents=True)
    (client / "src" / "main.ts").write_text("first")
    (client / "package-lock.json").write_text("{}")
    (client / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("cp", "mkdir", "sh", "touch"):
        (tools / name).symlink_to(str(shutil.which(name)))
    script(tools / "node", NODE)
    script(tools / "npm", NPM)
    monkeypatch.setenv("PATH", str(tools))
    for variable in ("ALHAMBRA_WEB", "ALHAMBRA_PURE", "CC"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path
