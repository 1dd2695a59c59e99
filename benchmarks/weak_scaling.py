#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weak scaling of examples/mpi_heat: the same block for each process, more and more processes.

    benchmarks/weak_scaling.py [--program examples/mpi_heat/mpi_heat] [--ranks 1,2,4] [--size 96] [--steps 200] [--mpirun "mpirun --bind-to core"]

Prints rows of the table in docs/scaling.md; each time is the best of three runs. At 100 % all processes take the time of one.
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def measure(arguments, ranks):
    command = shlex.split(arguments.mpirun) + ["-np", str(ranks), arguments.program, str(arguments.size), str(arguments.steps), "weak"]
    times = []
    for _ in range(3):
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        found = re.search(r"steps, ([0-9.]+) ms", output)
        if not found or ": wrong" in output:
            sys.exit(f"{shlex.join(command)}:\n{output}")
        times.append(float(found.group(1)))
    return min(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "examples/mpi_heat/mpi_heat"))
    parser.add_argument("--ranks", type=lambda text: [int(n) for n in text.split(",")], default=[1, 2, 4])
    parser.add_argument("--size", type=int, default=96)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--mpirun", default="mpirun")
    arguments = parser.parse_args()
    first = None
    for ranks in arguments.ranks:
        time = measure(arguments, ranks)
        first = first or time
        size = " x ".join([str(arguments.size)] * 3)
        print(f"| {size}, {arguments.steps} steps | {ranks} | {time} | {100 * first / time:.0f} % |", flush=True)


if __name__ == "__main__":
    main()
