#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scaling of the generated kernels on the native accelerator, and of OpenMP, with the number of threads.

    benchmarks/scaling.py [--program build/bin/ampcc-benchmarks] [--threads 1,2,4] [--filter NAME] [--json FILE]

Runs the benchmarks (docs/performance.md) once for each number of threads and prints how many times faster than with the first
number each workload is. The program needs an OpenCL device for the kernels by hand, of which nothing is shown here.
"""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]


def thread_counts():
    cores = len(os.sched_getaffinity(0))
    counts = [1]
    while counts[-1] * 2 <= cores:
        counts.append(counts[-1] * 2)
    return counts if counts[-1] == cores else counts + [cores]


def measure(program, threads, filter_):
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        environment = dict(os.environ, AMPCC_CPU_THREADS=str(threads), OMP_NUM_THREADS=str(threads), OMP_WAIT_POLICY="passive")
        command = [program, "--native", "--quick", f"--json={file.name}"] + ([f"--filter={filter_}"] if filter_ else [])
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        return {row["name"]: row for row in json.load(file)["workloads"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build/bin/ampcc-benchmarks"))
    parser.add_argument("--threads", type=lambda text: [int(n) for n in text.split(",")], default=thread_counts())
    parser.add_argument("--filter")
    parser.add_argument("--json", help="write all rows to this file")
    args = parser.parse_args()

    runs = {n: measure(args.program, n, args.filter) for n in args.threads}
    if args.json:
        pathlib.Path(args.json).write_text(json.dumps(runs, indent=2) + "\n")
    first, *others = args.threads
    print(f"{'workload':20}{f'{first} thread':>12}" + "".join(f"{n:>7}" for n in others) + "   OpenMP" + "".join(f"{n:>7}" for n in others))
    for name, base in runs[first].items():
        ours = "".join(f"{base['generated_s'] / runs[n][name]['generated_s']:7.2f}" for n in others)
        openmp = "".join(f"{base['openmp_s'] / runs[n][name]['openmp_s']:7.2f}" if "openmp_s" in base else "      -" for n in others)
        print(f"{name:20}{base['generated_s'] * 1e3:9.2f} ms{ours}         {openmp}")


if __name__ == "__main__":
    main()
