#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Growth of the runtime's time with the number of objects of a program.

    benchmarks/growth/measure.py [--ampcc build/bin/ampcc] [--filter REGEX] [--rounds 3]

Each subject of growth.cpp runs with n, 4 n and 16 n objects on the accelerator that AMPCC_DEVICE names. A row is the processor
time for one of them in microseconds, the least of the rounds, and the exponents: the logarithms to base 4 of the ratios of the
whole times. 1 is linear. docs/performance.md has the table.
"""

import argparse
import math
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The least n of each subject, and its objects.
SUBJECTS = {
    "columns": (1000, "columns of a matrix, the first launch on each"),
    "columns-again": (1000, "columns of a matrix, a later launch on each"),
    "columns-read": (1000, "columns of a matrix, a read by the host of each"),
    "tiles": (1000, "tiles of a matrix, the first launch on each"),
    "views": (1000, "views of memory of their own, a launch on each"),
    "arrays": (1000, "arrays, a launch on each"),
    "launches": (2000, "launches without a wait"),
    "futures": (1000, "outstanding copies"),
    "continuations": (500, "markers with a continuation"),
    "bytes": (1000, "KiB of a copy"),
    "accelerator-views": (500, "accelerator_views, a launch on each"),
    "host-threads": (2, "host threads, 2,000 launches on one accelerator_view in each"),
}


def seconds(program, subject, count, rounds):
    times = [float(subprocess.check_output([program, subject, str(count)], text=True)) for _ in range(rounds)]
    return min(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ampcc", default=ROOT / "build/bin/ampcc")
    parser.add_argument("--filter", default="")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "growth"
        source = ROOT / "benchmarks/growth/growth.cpp"
        subprocess.run([args.ampcc, "-O2", "-std=c++17", source, "-o", program, "-pthread"], check=True)
        print(f"{'subject':<18} {'n':>6} {'us each, n':>11} {'4 n':>8} {'16 n':>8} {'exponents':>11}  objects")
        for subject, (least, objects) in SUBJECTS.items():
            if not re.search(args.filter, subject):
                continue
            counts = [least, 4 * least, 16 * least]
            times = [seconds(program, subject, count, args.rounds) for count in counts]
            each = [1e6 * time / count for time, count in zip(times, counts)]
            exponents = [math.log(b / a, 4) for a, b in zip(times, times[1:])]
            print(
                f"{subject:<18} {least:>6} {each[0]:>11.3f} {each[1]:>8.3f} {each[2]:>8.3f} "
                f"{exponents[0]:>5.2f} {exponents[1]:>5.2f}  {objects}"
            )


if __name__ == "__main__":
    main()
