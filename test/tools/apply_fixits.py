# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applies the fix-its of a compilation to a source.

    apply_fixits.py SOURCE MESSAGES OUTPUT

MESSAGES is the output of the compiler with -fdiagnostics-parseable-fixits. OUTPUT is SOURCE with each change once.
"""

import re
import sys


def main(source, messages, output):
    with open(source, encoding="utf-8") as file:
        lines = file.read().split("\n")
    with open(messages, encoding="utf-8", errors="replace") as file:
        text = file.read()
    pattern = r'^fix-it:"(.*)":\{(\d+):(\d+)-(\d+):(\d+)\}:"(.*)"$'
    changes = {
        (int(line), int(begin), int(end), new)
        for name, line, begin, last, end, new in re.findall(pattern, text, re.M)
        if name == source and line == last
    }
    if not changes:
        sys.exit(f"{messages}: no fix-it for {source}")
    for line, begin, end, new in sorted(changes, reverse=True):
        old = lines[line - 1]
        lines[line - 1] = old[: begin - 1] + new + old[end - 1 :]
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


main(*sys.argv[1:])
