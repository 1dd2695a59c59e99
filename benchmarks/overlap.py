#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Part of the time of transfers in which a kernel ran on another queue, from a trace (AMPCC_TRACE).

    AMPCC_TRACE=trace.json build/bin/ampcc-beside && benchmarks/overlap.py trace.json [--least 0.9]

With --least, status 1 where it is less than that part, or where there is no transfer to judge.
"""

import argparse
import json
import sys


def union(intervals):
    """The same times as intervals that do not meet, in order."""
    merged = []
    for begin, end in sorted(intervals):
        if merged and begin <= merged[-1][1]:
            merged[-1][1] = max(end, merged[-1][1])
        else:
            merged.append([begin, end])
    return merged


def common(interval, merged):
    return sum(max(0, min(interval[1], end) - max(interval[0], begin)) for begin, end in merged)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trace")
    parser.add_argument("--least", type=float)
    arguments = parser.parse_args()
    with open(arguments.trace, encoding="utf-8") as file:
        events = json.load(file)
    events = events["traceEvents"] if isinstance(events, dict) else events
    spans = [e for e in events if e.get("ph") == "X" and e.get("cat") in ("kernel", "transfer")]
    time = lambda e: (e["ts"], e["ts"] + e["dur"])
    kernel_tracks = {e["tid"] for e in spans if e["cat"] == "kernel"}
    aside = [e for e in spans if e["cat"] == "transfer" and e["tid"] not in kernel_tracks]
    busy = union(time(e) for e in spans if e["cat"] == "kernel")
    all_of_it = under = 0
    for name in sorted({e["name"] for e in aside}):
        of_name = [e for e in aside if e["name"] == name]
        took = sum(e["dur"] for e in of_name)
        beside = sum(common(time(e), busy) for e in of_name)
        size = sum(e["args"]["bytes"] for e in of_name)
        print(f"{name}: {len(of_name)} on queues of their own, {took / 1e3:.2f} ms, {size / took / 1e3:.1f} GB/s, "
              f"{100 * beside / took:.1f} % of it while a kernel ran")
        all_of_it += took
        under += beside
    kernels = [e for e in spans if e["cat"] == "kernel"]
    alone = [e["dur"] for e in kernels if common(time(e), union(time(t) for t in aside)) == 0]
    together = [e["dur"] for e in kernels if common(time(e), union(time(t) for t in aside)) > 0]
    if alone and together:
        mean = lambda list: sum(list) / len(list) / 1e3
        print(f"kernels: {mean(alone):.3f} ms without a transfer beside them, {mean(together):.3f} ms with one")
    if arguments.least is not None and (not all_of_it or under < arguments.least * all_of_it):
        sys.exit(1)


if __name__ == "__main__":
    main()
