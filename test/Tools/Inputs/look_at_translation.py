# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at pages of --translate=html in a browser.

    look_at_translation.py BROWSE PAGE LONG    PAGE: of translated.cpp; LONG: of the source that --write-long has written
    look_at_translation.py --write-long FILE   writes a source of 3,000 lines
"""

import functools
import pathlib
import sys

import browser

LINES = 3000


def write_long(file):
    lines = ["#include <amp.h>", "void run(concurrency::array_view<int> v) {",
             "  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {"]
    lines += [f"    v[i] = v[i] * {number % 7 + 2} + (v[i] ^ {number}); // statement {number}" for number in range(LINES - 5)]
    pathlib.Path(file).write_text("\n".join(lines + ["  });", "}"]) + "\n")


if sys.argv[1] == "--write-long":
    write_long(sys.argv[2])
    sys.exit()

browse, page, long = sys.argv[1:]
ask = functools.partial(browser.ask, browse)

STATE = "element('state').textContent"
# The marked lines of each text, without the spaces before them.
MARKED = "[...files, ...outputs].map(t => [...t.marked].sort((a, b) => a - b).map(at => contents(t.lines[at]).trim()))"
# In each shown text, whether the first marked line is in sight.
IN_SIGHT = """panes.filter(p => !p.section.hidden && p.text.marked.size).map(p => {
  const row = p.text.rows[Math.min(...p.text.marked)].getBoundingClientRect(), box = p.text.box.getBoundingClientRect()
  return row.top >= box.top - 1 && row.bottom <= box.bottom + 1 })"""


def place(text, line):
    """Where the line with the number `line` of a text is in the window."""
    return f"""(() => {{ const r = {text}.rows[{text}.lines.findIndex(l => l.line == {line})].getBoundingClientRect()
      return [r.left + 90, r.top + 5] }})()"""


def press(text, key):
    return f"{text}.box.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"


def look_for(wanted):
    return f"element('search').value = '{wanted}', element('search').oninput(), {STATE}"


def click(page, text, line, *expressions, options=(), before=()):
    """The values of the expressions after a click on a line."""
    at = ask(page, *before, place(text, line), options=options)[-1]
    return ask(page, *before, "click(%f, %f)" % tuple(at), *expressions, options=options)[len(before):]


def test_a_click_on_a_line_of_the_source():
    marked, in_sight, state = click(page, "files[0]", 10, MARKED, IN_SIGHT, STATE)
    assert marked[:2] == [["v[t.global] = row[15 - t.local[0]];"], []], marked
    assert marked[2] == ["v[t_global] = row[15 - get_local_id(0)];"], marked
    assert "v_2[t_global] = row[15 - lane];" in marked[3], marked
    assert marked[4][-1] == "", marked  # the body of the lambda in the host source
    assert in_sight == [True, True, True], in_sight
    assert state.startswith("translated.cpp:10 \u2194 OpenCL C:"), state


def test_a_click_on_a_line_of_a_kernel():
    number = ask(page, "outputs[0].lines.find(l => contents(l).includes('x / 2')).line")[0]
    before = [f"reveal(outputs[0], outputs[0].lines.findIndex(l => l.line == {number}))"]
    marked, in_sight, shown = click(page, "outputs[0]", number, MARKED, IN_SIGHT, "panes[0].text.name", before=before)
    assert marked[:3] == [[], ["return x / 2;"], ["return x / 2.0f;"]], marked
    assert shown == "./translated.h" and in_sight == [True, True, True], (shown, in_sight)


def test_a_line_without_a_kernel():
    state, = click(page, "files[0]", 3, STATE)
    assert state == "translated.cpp:3 \u2194 host source:13: no code of a kernel", state


def test_the_search():
    found, first, second, back, none = ask(
        page, look_for("T_GLOBAL]"), "nextHit(1), chosen.text.name", "nextHit(1), " + STATE, "nextHit(-1), chosen.at == hits[0].at",
        look_for("nowhere"))
    assert found == "4 lines" and first == "translated.cl" and back and none == "0 lines", (found, first, back, none)
    assert second.startswith("2 of 4: OpenCL C:"), second
    assert ask(page, look_for("barrier.wait"), "document.querySelectorAll('.hit').length") == ["1 line", 1]


def test_the_keys():
    down, right, name = ask(page, press("files[0]", "Home") + ", " + press("files[0]", "ArrowDown") + ", chosen.at",
                            "choose(files[0], 9), " + press("files[0]", "ArrowRight") + ", document.activeElement.id",
                            "chosen.text.name")
    assert (down, right, name) == (1, "text-1-0", "translated.cl"), (down, right, name)
    at, shown = ask(page, "document.onkeydown({ key: 'r', target: document.body }), chosen.at + 1",
                    "files[0].rows[chosen.at].querySelector('.remark').textContent")
    assert at == 6 and shown.startswith("threads of this kernel run in a loop on the CPU"), (at, shown)


def test_the_buttons():
    shown = "panes.map(p => !p.section.hidden)"
    first, then, rows = ask(page, shown, "panes[3].button.click(), " + shown, "outputs[2].rows.length > 10")
    assert first == [True, True, True, False] and then == [True] * 4 and rows, (first, then, rows)


def test_a_narrow_screen():
    shown, overflow = ask(page, "panes.filter(p => !p.section.hidden).length", "document.documentElement.scrollWidth > innerWidth",
                          options=["--size", "400x800"])
    assert shown == 2 and not overflow, (shown, overflow)
    in_sight, = click(page, "files[0]", 10, IN_SIGHT, options=["--size", "400x800"])
    assert in_sight == [True, True], in_sight


def test_a_dark_screen():
    paper = "getComputedStyle(document.body).backgroundColor"
    assert ask(page, paper) == ["rgb(255, 255, 255)"] and ask(page, paper, options=["--dark"]) == ["rgb(23, 24, 26)"]


def test_a_long_page():
    lines, opened, in_sight = ask(long, "files[0].rows.length", "performance.getEntriesByType('navigation')[0].loadEventEnd",
                                  "choose(files[0], 2900), " + IN_SIGHT)
    print("opened in %.0f ms" % opened)
    # One second on an idle machine.
    assert lines == LINES and opened < 5000 and in_sight == [True, True, True], (lines, opened, in_sight)


for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
