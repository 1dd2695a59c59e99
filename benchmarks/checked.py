#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cost of --amp-check, or of --amp-robust, on the native accelerator (docs/checking.md, docs/porting.md).

    benchmarks/checked.py [--option robust] [--build build] [--filter NAME] [--rounds 3] [--json FILE]

Runs the generated kernels of each workload, compiled without the option and with it, in turn, and compares the processor time of
the fastest round of each: less than any other does it depend on what else the machine does. Build both first:
cmake -DAMPCC_BUILD_BENCHMARKS=ON build && ninja -C build ampcc-benchmarks ampcc-benchmarks-checked ampcc-benchmarks-robust
"""

import argparse
import json
import math
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]


def seconds(program, workload):
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [program, "--native", "--quick", "--alone", "--cpu-time", f"--filter={workload}", f"--json={file.name}"]
        run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if run.returncode != 0 or run.stderr:
            raise SystemExit(f"{' '.join(map(str, command))} ended with {run.returncode}:\n{run.stderr}")
        return {row["name"]: row["generated_s"] for row in json.load(file)["workloads"]}[workload]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--option", choices=["check", "robust"], default="check", help="measure --amp-check or --amp-robust")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--filter", default="")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=pathlib.Path, help="write all rows to this file")
    args = parser.parse_args()
    off, on = (args.build / "bin" / name for name in ("ampcc-benchmarks", "ampcc-benchmarks-robust" if args.option == "robust" else "ampcc-benchmarks-checked"))
    names = subprocess.run([off, "--list"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()

    rows = {}
    print(f"load {os.getloadavg()[0]:.1f}\n{'workload':22}{'off':>11}{'on':>14}  times as long")
    for name in names:
        if args.filter not in name:
            continue
        times = [(seconds(off, name), seconds(on, name)) for _ in range(args.rounds)]
        least, most = (min(column) for column in zip(*times))
        rows[name] = {"off_s": least, "on_s": most, "ratio": most / least}
        print(f"{name:22}{least * 1e3:8.3f} ms{most * 1e3:11.3f} ms{most / least:10.2f}", flush=True)
    ratios = [row["ratio"] for row in rows.values()]
    print(f"geometric mean {math.exp(sum(map(math.log, ratios)) / len(ratios)):.2f}, above 4: {sum(r > 4 for r in ratios)} of {len(ratios)}")
    if args.json:
        args.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
