#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Growth of the compile time with the size of a kernel.

    benchmarks/compile_growth/measure.py [--ampcc build/bin/ampcc] [--filter REGEX] [--scale X] [--options=--amp-check]

Every kind of kernel (kernels.py) is compiled with n, 2 n and 4 n parts. A column is the processor time for 4 n parts less that
of an empty kernel, and the exponents: the binary logarithms of the ratios of the times for 2 n and n, and for 4 n and 2 n. 1 is
linear.

    clang++     the same body as plain C++, -O2 -c
    translate   ampcc without code generation: parser, checks, passes, printers, check of the OpenCL C
    compile     ampcc -O2 -c, with machine code of the host and of the kernels for three levels of instructions

Times of 0.02 s and less are noise and have no exponent: --scale takes larger kernels. docs/performance.md has the table.
"""

import argparse
import math
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
import kernels  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
COLUMNS = ("clang++", "translate", "compile")
DEEPEST = 10000  # brackets around brackets, and instances; Clang's own limits are 256 and 1024


def seconds(command, limit):
    """Processor time of the command; None if it takes more than the limit."""

    def prepare():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, preexec_fn=prepare)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    time = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if result.returncode and time < limit / 2:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stderr[:4000]}")
    return None if result.returncode else time


def commands(args, folder, kernel):
    amp, plain = folder / "kernel.cpp", folder / "plain.cpp"
    amp.write_text(kernels.amp_text(kernel))
    plain.write_text(kernels.plain_text(kernel))
    options = ["-O2", "-w", f"-fbracket-depth={DEEPEST}", f"-ftemplate-depth={DEEPEST}"]
    return {
        "clang++": [args.clang, *options, "-c", plain, "-o", folder / "plain.o"],
        "translate": [args.ampcc, *options, *args.options.split(), "--translate", amp, "-o", folder / "translated"],
        "compile": [args.ampcc, *options, *args.options.split(), "-c", amp, "-o", folder / "kernel.o"],
    }


def times(args, folder, kernel):
    result = {}
    for name, command in commands(args, folder, kernel).items():
        if name in args.columns:
            found = [seconds(command, args.limit) for _ in range(args.rounds)]
            result[name] = None if None in found else min(found)
    return result


def exponent(small, large):
    """0.02 s and less is noise."""
    return math.log2(large / small) if small > 0.02 and large > 0.02 else None


def cell(series):
    """The largest time and the exponents."""
    if None in series:
        return f"{'over the limit':>22}"
    powers = [exponent(*pair) for pair in zip(series, series[1:])]
    return f"{series[-1]:8.2f} s" + "".join(f"{'     -' if p is None else f'{p:6.2f}'}" for p in powers)


def row(args, folder, name, base):
    first, make = kernels.KINDS[name]
    first = max(1, int(first * args.scale))
    series = {column: [] for column in args.columns}
    for n in (first, 2 * first, 4 * first):
        for column, time in times(args, folder, make(n)).items():
            series[column].append(None if time is None else time - base[column])
    cells = " ".join(cell(series[column]) for column in args.columns)
    print(f"{name:20}{4 * first:7} {cells}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ampcc", type=pathlib.Path, default=ROOT / "build/bin/ampcc")
    parser.add_argument("--clang", default="/usr/lib/llvm-19/bin/clang++")
    parser.add_argument("--filter", default="", help="kinds whose names match")
    parser.add_argument("--columns", default=",".join(COLUMNS), help="which of the columns")
    parser.add_argument("--options", default="", help="more options of ampcc")
    parser.add_argument("--scale", type=float, default=1, help="times so many parts")
    parser.add_argument("--rounds", type=int, default=1, help="the smallest time of so many counts")
    parser.add_argument("--limit", type=int, default=120, help="seconds for a command")
    args = parser.parse_args()
    args.columns = args.columns.split(",")
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    print(f"{'':20}{'parts':>7} " + " ".join(f"{column:>22}" for column in args.columns))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        base = times(args, folder, kernels.Kernel(""))
        for kind in kernels.KINDS:
            if re.search(args.filter, kind):
                row(args, folder, kind, base)


if __name__ == "__main__":
    main()
