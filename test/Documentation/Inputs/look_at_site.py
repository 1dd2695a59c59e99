# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at the site of scripts/docs: look_at_site.py SITE [BROWSE]

Without BROWSE, the pages themselves: headings, texts of pictures, links to places in pages. With BROWSE, test/tools/browse, in a browser at the
widths of a phone, a tablet and a desk: nothing is wider than the screen, the menu opens, texts have contrast in light and dark, controls have
names, and the search finds names and messages.
"""

import html.parser
import pathlib
import sys
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "Tools/Inputs"))
import browser

site, browse = pathlib.Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None
SAMPLES = ["index.html", "docs/command-line.html", "docs/library/array_view.html", "search.html?q=tile"]


class Page(html.parser.HTMLParser):
    """The headings, anchors, links and pictures of a page."""

    def __init__(self, path):
        super().__init__()
        self.path, self.levels, self.anchors, self.links, self.faults = path, [], set(), [], []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            if values["id"] in self.anchors:
                self.faults.append(f"two places are called {values['id']}")
            self.anchors.add(values["id"])
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.levels.append(int(tag[1]))
        if tag == "img" and not values.get("alt"):
            self.faults.append(f"the picture {values.get('src')} has no text")
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag in ("script", "link", "img") and "://" in (values.get("src") or values.get("href") or ""):
            self.faults.append(f"loads {values}")


def faults_of(page, pages):
    yield from page.faults
    if page.levels[:1] != [1]:
        yield "no heading of the first level begins the text"
    for above, below in zip(page.levels, page.levels[1:]):
        if below > above + 1:
            yield f"a heading of level {below} follows one of level {above}"
    for link in page.links:
        target = urllib.parse.urlsplit(link)
        file = (page.path.parent / urllib.parse.unquote(target.path)).resolve() if target.path else page.path
        if not target.scheme and target.fragment and file in pages and urllib.parse.unquote(target.fragment) not in pages[file].anchors:
            yield f"the link {link} leads to no place"


def look_at_pages():
    pages = {path: Page(path) for path in sorted(site.resolve().rglob("*.html")) if "examples" not in path.parts}
    faults = [f"{path.relative_to(site.resolve())}: {fault}" for path, page in pages.items() for fault in faults_of(page, pages)]
    assert not faults, "\n".join(faults)
    assert "--amp-msvc" in pages[site.resolve() / "docs/command-line.html"].anchors


# The elements whose text has less contrast to its background than 4.5, as the guidelines for accessible pages define it.
CONTRAST = """(() => {
  const canvas = document.createElement('canvas').getContext('2d')
  const rgb = color => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data] }
  const light = ([r, g, b]) => { const f = c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4
    return .2126 * f(r) + .7152 * f(g) + .0722 * f(b) }
  const below = e => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c[3] == 255) return c }
    return rgb('Canvas') }
  const poor = e => { const a = light(rgb(getComputedStyle(e).color)), b = light(below(e)); return (Math.max(a, b) + .05) / (Math.min(a, b) + .05) < 4.5 }
  return [...document.querySelectorAll('body *')].filter(e => e.offsetParent && [...e.childNodes].some(n => n.nodeType == 3 && n.data.trim()) && poor(e))
    .map(e => e.outerHTML.slice(0, 80)).slice(0, 3) })()"""
NAMELESS = """[...document.querySelectorAll('input, button, a[href], summary')]
  .filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.querySelector('img[alt]'))).map(e => e.outerHTML.slice(0, 80))"""
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
UNREACHABLE = "[...document.querySelectorAll('main *')].filter(e => e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX == 'auto' && e.tabIndex < 0).length"
SHOWN = "getComputedStyle(element('menu')).display != 'none'"
MIDDLE = "(() => { const r = element('menu-button').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })()"


def look_at_samples():
    for name in SAMPLES:
        page = str(site / name)
        for size in ("400x800", "800x1000", "1280x900"):
            overflow, nameless, unreachable, contrast = browser.ask(browse, page, OVERFLOW, NAMELESS, UNREACHABLE, CONTRAST, options=["--size", size])
            assert overflow <= 0 and not nameless and not unreachable and not contrast, (name, size, overflow, nameless, unreachable, contrast)
        assert browser.ask(browse, page, CONTRAST, options=["--dark"]) == [[]], name


def look_at_menu():
    page = str(site / "docs/faq.html")
    x, y = browser.ask(browse, page, MIDDLE, options=["--size", "400x800"])[0]
    click = f"click({x}, {y})"
    shown = [SHOWN, click, SHOWN, "element('menu-button').getAttribute('aria-expanded')", OVERFLOW, click, SHOWN]
    assert browser.ask(browse, page, *shown, options=["--size", "400x800"]) == [False, True, "true", browser.ask(browse, page, OVERFLOW, options=["--size", "400x800"])[0], False]
    assert browser.ask(browse, page, SHOWN, "document.querySelector('#menu [aria-current]').textContent") == [True, "Questions"]


def look_for(query, *expected):
    """Each expected text is in the place of one of the first three results."""
    places = browser.ask(browse, f"{site}/search.html?{urllib.parse.urlencode({'q': query})}",
                         "[...document.querySelectorAll('#results a')].slice(0, 3).map(a => a.getAttribute('href'))", "document.querySelectorAll('#results mark').length")
    for text in expected:
        assert any(text in place for place in places[0]) and places[1], (query, places)
    return places


if browse:
    look_at_samples()
    look_at_menu()
    look_for("--amp-check", "command-line.html#--amp-check")
    look_for("tile_static", "tile")
    look_for("shuffle", "sub-groups")
    look_for("std::sqrt", "docs/")
    look_for("kernel lambda cannot be called with an index of type 'index<1>', which a domain of type 'extent<1>' gives", "diagnostics.html#amp-launch-mismatch")
    assert look_for("nothing-has-this-word") == [[], 0]
else:
    look_at_pages()
