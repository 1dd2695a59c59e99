# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at the pages of ../report.cpp in a browser."""

import functools
import pathlib
import sys

import browser

browse, *pages = sys.argv[1:]
ask = functools.partial(browser.ask, browse)

# Shows the longest kernel in the middle of the window, for any duration of the program, and returns its place.
PLACE = """(() => { const e = events.filter(e => e.kind == 'kernel').sort((a, b) => b.own - a.own)[0], own = e.end - e.begin
  from = e.begin - own, to = e.end + own, draw()
  const b = canvas.getBoundingClientRect()
  return [b.left + (x(e.begin) + x(e.end)) / 2, b.top + e.track.y + e.depth * line + 8, e.name] })()"""
SPAN = "to - from"
TABLE = "[...document.querySelectorAll('#kernel tbody tr')].map(r => [...r.cells].map(c => c.firstChild?.textContent ?? ''))"
INK = """(() => { const c = canvas.getContext('2d'), d = c.getImageData(0, 0, canvas.width, canvas.height).data; let n = 0
  for (let i = 0; i < d.length; i += 4) if (d[i + 3] == 255) ++n; return n })()"""

for page in pages:
    state, ready, table, place, ink, shares = ask(
        page, "document.getElementById('state').textContent", "+document.body.dataset.ready", TABLE, PLACE, INK,
        "document.getElementById('shares').innerText")
    assert state.startswith("report.cpp.tmp (process ") and "Signal" not in state and "without a word" not in state, state
    assert "Large blocks of memory for containers: 1, of which 0 were freed before" in state, state
    assert ready > 30, ready
    assert sorted((row[2], row[7]) for row in table) == [("10", "scale"), ("5", "main():24")], table
    assert ink > 500, ink
    for name in ("wall time", "busy", "idle", "main thread in the library", "main thread elsewhere"):
        assert name in shares, shares

    at = "%f, %f" % tuple(place[:2])
    _, span, tip, detail, zoomed, all_again = ask(
        page, PLACE, SPAN, "hover(%s)" % at, "document.getElementById('tip').innerText", "click(%s)" % at,
        "document.getElementById('detail').textContent", "wheel(%s, -500)" % at, SPAN,
        "document.getElementById('all').click() || to - from > wall")
    assert tip == detail and tip.startswith(place[2] + "\n") and "global 65536" in tip and "given to the device" in tip, (tip, detail)
    assert zoomed < span * .9 and all_again, (span, zoomed)

    by_name = ask(page, "document.querySelector('#kernel th:last-child').click()", TABLE,
                  "document.querySelector('#kernel th:last-child').click()", TABLE,
                  "document.querySelector('#kernel tbody tr').click()", "kind")
    names = [[row[7] for row in by_name[i]] for i in (1, 3)]
    assert sorted(names) == [["main():24", "scale"], ["scale", "main():24"]], names
    assert by_name[5].startswith(names[1][0] + "\n"), by_name

    # Cut off in the middle of the last script.
    text = pathlib.Path(page).read_text()
    cut = pathlib.Path(page + ".cut.html")
    last = text.rindex("<script>")
    cut.write_text(text[:last] + "<script>\nE(0,")
    state, = ask(str(cut), "document.getElementById('state').textContent")
    assert "ended without a word" in state, state
