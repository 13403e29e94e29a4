"""Self-contained HTML pages without scripts, for light and dark, wide and narrow screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #24292f; --paper: #fff; --soft: #f3f4f6;
  --line: #d0d7de; --good: 0, 114, 178; --bad: 213, 94, 0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --paper: #0f1419; --soft: #1a2129; --line: #38424d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.2rem 1rem 3rem; max-width: 76rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
.facts { margin: .2rem 0 1rem; }
.row { display: grid; gap: 1.2rem 2rem; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); }
figure { margin: 0; }
figure svg { width: 100%; height: auto; max-width: 38rem; }
figure svg text { font-family: system-ui, sans-serif !important; }
.scroll { overflow-x: auto; margin-bottom: 1.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
thead th { border-bottom: 2px solid var(--line); font-weight: 600; }
th:first-child { text-align: left; }
tbody th { font-weight: 500; }
td small { display: block; opacity: .75; }
pre { background: var(--soft); padding: .7rem .9rem; border-radius: .4rem; overflow-x: auto;
  white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 32rem) { table { font-size: .85rem; } th, td { padding: .25rem .45rem; } }
li { margin: .25rem 0; }
"""
"""The CSS of every page."""


def document(title: str, parts: Iterable[str], style: str = "") -> str:
    """A whole page from parts of HTML; `style` is CSS in addition to the usual."""
    return (
        "<!doctype html>\n"
        '<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head>\n"
        f"<body>{''.join(f'{part}{chr(10)}' for part in parts if part)}</body></html>\n"
    )


def items(texts: Iterable[str]) -> str:
    """A bulleted list."""
    return f"<ul>{''.join(f'<li>{escape(each)}' for each in texts)}</ul>"


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts; the first cell of each row is its heading."""
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return framed(caption, heads, body)


def framed(caption: str, heads: Sequence[str], body: str, kind: str = "") -> str:
    """A table whose rows are already HTML; `kind` is its CSS class."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    named = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll"><table{named}><caption>{escape(caption)}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )
