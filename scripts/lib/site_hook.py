# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that mkdocs calls while it builds the site (scripts/docs)."""

import json
import pathlib
import re


def slug(title, separator):
    """The anchor of a heading, as GitHub forms it, so that links lead to it on both: also of one that begins with `--`."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", separator)


def on_config(config):
    config["mdx_configs"]["toc"] = {"slugify": slug}
    return config


def on_page_content(html, **_):
    """A table may be wider than a phone, and scrolls then."""
    return html.replace("<table>", '<div class="table" role="group" aria-label="table"><table>').replace("</table>", "</table></div>")


def write_sections(site):
    """The texts for the search as a script; a page from a folder may not read the index of mkdocs."""
    folder = pathlib.Path(site) / "search"
    sections = json.loads((folder / "search_index.json").read_text())["docs"]
    # The row of a page repeats the texts of its sections.
    rows = [{key: " ".join(row[key].split()) for key in ("location", "title", "text")} for row in sections if "#" in row["location"]]
    (folder / "sections.js").write_text("const sections = " + json.dumps(rows, ensure_ascii=False) + "\n")
