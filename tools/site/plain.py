"""Makes a built page fit for the strictest content policy: what it says inline goes into files of its own."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.site.problems import Problems

SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
ATTRIBUTE: Final = re.compile(r"<([a-zA-Z][\w-]*)((?:\s[^<>]*?)?)\sstyle=\"([^\"]*)\"([^<>]*)>")
CLASS: Final = re.compile(r'\sclass="([^"]*)"')
FOREIGN: Final = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*?(?:src|srcset|href)="((?:https?:)?//[^"]+)"')
HANDLER: Final = re.compile(r"<[a-z][^>]*\son[a-z]+=\"")
PLAYERS: Final = re.compile(r"players/([\w-]+)/")
"""Pages that are written in another language than English."""
STATIC: Final = "_static"


def make_plain(site: Path, problems: Problems) -> None:
    """Rewrite all pages of a site."""
    written: set[str] = set()
    rules: dict[str, str] = {}
    for page in sorted(site.rglob("*.html")):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text(encoding="utf-8")
        if own := PLAYERS.match(page.relative_to(site).as_posix()):
            text = text.replace('lang="en"', f'lang="{own[1]}"', 1)

        def filed(found: re.Match[str], up: str = up) -> str:
            kind = "js" if found.re is SCRIPT else "css"
            name = f"inline-{sha256(found[1].encode()).hexdigest()[:12]}.{kind}"
            if name not in written:
                (site / STATIC / name).write_text(found[1].strip() + "\n", encoding="utf-8")
                written.add(name)
            address = f"{up}{STATIC}/{name}"
            return f'<script src="{address}"></script>' if kind == "js" else f'<link rel="stylesheet" href="{address}">'

        def classed(found: re.Match[str]) -> str:
            tag, before, style, after = found.groups()
            name = f"inline-{sha256(style.encode()).hexdigest()[:8]}"
            rules[name] = style
            rest = before + after
            own = CLASS.search(rest)
            if own is None:
                return f'<{tag} class="{name}"{rest}>'
            return f"<{tag}{rest[: own.end() - 1]} {name}{rest[own.end() - 1 :]}>"

        text = ATTRIBUTE.sub(classed, STYLE.sub(filed, SCRIPT.sub(filed, text)))
        text = text.replace("</head>", f'<link rel="stylesheet" href="{up}{STATIC}/inline.css"></head>', 1)
        page.write_text(text, encoding="utf-8")
        for address in FOREIGN.findall(text):
            problems.add(page.relative_to(site).as_posix(), f"It fetches {address} from elsewhere.")
        if HANDLER.search(text):
            problems.add(page.relative_to(site).as_posix(), "It has a handler inside a tag.")
    sheet = "".join(f".{name} {{ {style.rstrip(';')} }}\n" for name, style in sorted(rules.items()))
    (site / STATIC / "inline.css").write_text(sheet, encoding="utf-8")
