"""The hooks of mkdocs.yml: pages from outside docs/, links between them, the API reference.

The pages are written for the repository, where links are paths. On the site, a link to a file that
the site includes leads to its page, and a link to any other file becomes plain text.
"""

from __future__ import annotations

import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
HOME = "README.md"
OUTSIDE = (HOME, "CHANGELOG.md", "CONTRIBUTING.md", "bench/*.md", "examples/*.py", "examples/*.png")
"""What the site includes besides docs/."""

REFERENCE = {
    "The game": (
        "game", "options", "actions", "pieces", "events", "view", "scoring", "deal", "record",
        "errors",
    ),
    "Environments": (
        "envs.aec", "envs.single", "envs.vector", "envs.spiel", "envs.layout", "envs.policy",
        "envs.moves", "core.ids", "core.observe", "core.episode", "core.batch",
    ),
    "Bots": ("bots", "bots.base", "bots.budget", "bots.thinking", "simulate"),
    "The core": (
        "core.const", "core.state", "core.palace", "core.legal", "core.apply", "core.dealer",
        "core.rng", "core.playout", "core.plans", "core.search", "codes",
    ),
}  # fmt: skip
"""The public modules, in reading order."""

_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
_PICTURE = re.compile(r'(<img src=")([^"]+)(")')
_FENCE = re.compile(r"^```(?:palace|take|buy|score) .*$", re.MULTILINE)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the measurements and the reference at the end of the navigation."""
    config["nav"].append(
        {"Measured": [f"bench/{path.name}" for path in sorted(ROOT.glob("bench/*.md"))]}
    )
    groups = [
        {title: [f"reference/alhambra.{name}.md" for name in names]}
        for title, names in REFERENCE.items()
    ]
    config["nav"].append({"Reference": ["reference/index.md", *groups]})
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the files from outside docs/, and a page for each public module."""
    for pattern in OUTSIDE:
        for path in sorted(ROOT.glob(pattern)):
            name = path.relative_to(ROOT).as_posix()
            files.append(File.generated(config, site_path(name), abs_src_path=str(path)))
    files.append(File.generated(config, "reference/index.md", content=_contents()))
    for module in modules():
        page = f"# `{module}`\n\n::: {module}\n"
        files.append(File.generated(config, f"reference/{module}.md", content=page))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to pages of the site, and show the drawings of the rules as text."""
    here = page.file.src_uri
    if here.startswith("reference/"):
        return markdown
    known = set(files.src_uris)
    source = repository_path(here)

    def follow(target: str) -> str | None:
        path, sign, anchor = target.partition("#")
        if not path or urlsplit(target).scheme:
            return target
        found = site_path(posixpath.normpath(posixpath.join(posixpath.dirname(source), path)))
        if found not in known:
            return None
        return posixpath.relpath(found, posixpath.dirname(here) or ".") + sign + anchor

    def link(match: re.Match[str]) -> str:
        target = follow(match[3])
        return match[2] if target is None else f"{match[1]}[{match[2]}]({target})"

    def picture(match: re.Match[str]) -> str:
        return f"{match[1]}{follow(match[2]) or match[2]}{match[3]}"

    text = _PICTURE.sub(picture, _LINK.sub(link, markdown))
    return _FENCE.sub("```text", text)


def on_post_build(*, config: MkDocsConfig) -> None:
    """Refuse a site that would load anything from other hosts."""
    for page in sorted(Path(config["site_dir"]).rglob("*.html")):
        reader = Loads()
        reader.feed(page.read_text("utf-8"))
        if reader.foreign:
            raise PluginError(f"{page} would load {', '.join(sorted(reader.foreign))}")


class Loads(HTMLParser):
    """Collects what a page loads from other hosts without a click."""

    def __init__(self) -> None:
        super().__init__()
        self.foreign: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at what a tag loads; ordinary links are fine, since readers follow them."""
        values = dict(attrs)
        asked = [values.get("src"), values.get("href") if tag == "link" else None]
        self.foreign |= {each for each in asked if each and urlsplit(each).netloc}


def modules() -> list[str]:
    """The full names of the public modules."""
    return [f"alhambra.{name}" for names in REFERENCE.values() for name in names]


def site_path(repository: str) -> str:
    """The path on the site for a file of the repository."""
    return "index.md" if repository == HOME else repository.removeprefix("docs/")


def repository_path(site: str) -> str:
    """The path in the repository for a page of the site."""
    if site == "index.md":
        return HOME
    return site if (ROOT / site).exists() else f"docs/{site}"


def _contents() -> str:
    """The page that lists the public modules."""
    lines = ["# Reference", "", "The modules that programs of your own may rely on.", ""]
    for title, names in REFERENCE.items():
        lines += [f"## {title}", ""]
        for name in names:
            path = ROOT / "src/alhambra" / name.replace(".", "/")
            file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            first = file.read_text("utf-8").partition('"""')[2].partition("\n")[0].rstrip('"')
            lines.append(f"- [`alhambra.{name}`](alhambra.{name}.md): {first}")
        lines.append("")
    return "\n".join(lines)
