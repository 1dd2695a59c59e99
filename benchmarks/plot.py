#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plot of the results of ampcc-benchmarks: generated / hand-written time for every workload.

usage: plot.py RESULTS.json... -o FILE.svg

Every file becomes one column of dots; the bars are the 95 % intervals of the medians.
"""
import argparse
import json
import math
from xml.sax.saxutils import escape

ROW, LEFT, WIDTH, TOP = 26, 170, 420, 74
COLOURS = ["#1f6fb2", "#c8501e", "#3a8f3a", "#7a4fa3"]


class Axis:
    """A logarithmic axis over the ratios, symmetric around 1."""

    def __init__(self, ratios):
        reach = max([1.25] + [max(r, 1 / r) for r in ratios])
        self.reach = math.log(reach * 1.05)

    def x(self, ratio):
        return LEFT + WIDTH * (0.5 + math.log(ratio) / self.reach / 2)

    def ticks(self):
        steps = [0.05, 0.1, 0.2, 0.5, 0.8, 0.9, 1, 1.1, 1.25, 2, 5, 10, 20]
        return [t for t in steps if abs(math.log(t)) <= self.reach]


def dot(axis, result, y, colour):
    ratio = result["to_handwritten"]
    low, middle, high = (axis.x(ratio[k]) for k in ("low", "median", "high"))
    title = f"{result['name']}: {ratio['median']:.3f} ({ratio['low']:.3f} to {ratio['high']:.3f})"
    return (
        f'<g stroke="{colour}" fill="{colour}"><title>{escape(title)}</title>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="{y}" r="4"/></g>'
    )


def text(x, y, words, anchor="start", size=12, colour="#222"):
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'fill="{colour}">{escape(words)}</text>'
    )


def draw(runs):
    names = list(dict.fromkeys(w["name"] for run in runs for w in run["workloads"]))
    ratios = [w["to_handwritten"][k] for run in runs for w in run["workloads"] for k in ("low", "high")]
    axis = Axis(ratios)
    bottom = TOP + ROW * len(names)
    height = bottom + 40 + 18 * len(runs)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 30}" height="{height}" '
        'font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>',
        text(20, 28, "Time of generated kernels / time of OpenCL C written by hand", size=15),
        text(20, 48, "left of 1: the generated kernel is faster", colour="#666"),
    ]
    for tick in axis.ticks():
        x = axis.x(tick)
        colour = "#555" if tick == 1 else "#ddd"
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}" stroke="{colour}"/>')
        parts.append(text(x, bottom + 16, f"{tick:g}", "middle", 11))
    for i, name in enumerate(names):
        y = TOP + ROW * i + ROW / 2
        parts.append(text(LEFT - 12, y + 4, name, "end"))
        for r, run in enumerate(runs):
            offset = 8 * (r - (len(runs) - 1) / 2)
            for result in run["workloads"]:
                if result["name"] == name:
                    parts.append(dot(axis, result, y + offset, COLOURS[r % len(COLOURS)]))
    for r, run in enumerate(runs):
        y = bottom + 36 + 18 * r
        parts.append(f'<circle cx="28" cy="{y - 4}" r="4" fill="{COLOURS[r % len(COLOURS)]}"/>')
        parts.append(text(40, y, run.get("accelerator", run["device"])))
    return "\n".join(parts + ["</svg>\n"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("results", nargs="+")
    parser.add_argument("-o", "--output", required=True)
    arguments = parser.parse_args()
    runs = []
    for name in arguments.results:
        with open(name) as file:
            runs.append(json.load(file))
    with open(arguments.output, "w") as file:
        file.write(draw(runs))


if __name__ == "__main__":
    main()
