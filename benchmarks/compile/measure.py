#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compile times of ampcc, as ratios to clang++ within one run.

    benchmarks/compile/measure.py [--ampcc build/bin/ampcc] [--clang clang++] [--rounds N]

Measures the processor time of the command and its children, and the elapsed time. The commands of a row alternate, and the smallest
time of each counts, because other load only makes a compilation longer. docs/performance.md describes the rows.
"""

import argparse
import filecmp
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
STANDARD = "#include <algorithm>\n#include <iostream>\n#include <map>\n#include <string>\n#include <vector>\n"
PLAIN = {
    "empty": "int main() {}\n",
    "iostream": '#include <iostream>\nint main() { std::cout << "hello\\n"; }\n',
    "containers": STANDARD
    + """
int main() {
  std::map<std::string, int> count;
  std::vector<int> data{3, 1, 2};
  std::sort(data.begin(), data.end());
  for (int x : data)
    ++count[std::to_string(x)];
  for (auto &entry : count)
    std::cout << entry.first << entry.second << "\\n";
}
""",
    "regex": '#include <regex>\nbool f(const std::string &s) { return std::regex_match(s, std::regex("a*b")); }\n',
}


def seconds(command):
    """Processor time and elapsed time."""
    begin = time.monotonic()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    elapsed = time.monotonic() - begin
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, elapsed


def smallest(commands, rounds):
    times = [[] for _ in commands]
    for _ in range(rounds):
        for i, command in enumerate(commands):
            times[i].append(seconds(command))
    return [tuple(map(min, zip(*t))) for t in times]


def row(name, base, times, note=""):
    (base_cpu, base_wall), (cpu, wall) = base, times
    print(
        f"{name:32} {base_cpu * 1000:8.0f} ms {cpu * 1000:8.0f} ms  {cpu / base_cpu:5.2f}"
        f"   {base_wall * 1000:8.0f} ms {wall * 1000:8.0f} ms  {wall / base_wall:5.2f}  {note}",
        flush=True,
    )


def plain_units(args, folder):
    for name, text in PLAIN.items():
        source = folder / f"{name}.cpp"
        source.write_text(text)
        for level in ("-O0", "-O2"):
            by_clang = [args.clang, level, "-c", source, "-o", folder / "clang.o"]
            by_ampcc = [args.ampcc, level, "-c", source, "-o", folder / "ampcc.o"]
            base, times = smallest([by_clang, by_ampcc], args.rounds)
            same = filecmp.cmp(folder / "clang.o", folder / "ampcc.o", shallow=False)
            row(f"{name} {level}", base, times, "identical" if same else "DIFFERENT OBJECTS")


def amp_units(args, folder):
    """The base is the same file with the C++ AMP as plain C++: its translation, which holds the kernels as data."""
    headers = args.ampcc.parent.parent / "include/ampcc.d"
    for source in sorted((ROOT / "examples").glob("*.cpp")):
        seconds([args.ampcc, "--translate", source, "-o", folder / "translated"])
        for level in ("-O0", "-O2"):
            by_clang = [args.clang, level, "-isystem", headers / "amp", "-isystem", headers]
            by_clang += ["-c", folder / "translated" / source.name, "-o", folder / "clang.o"]
            by_ampcc = [args.ampcc, level, "-c", source, "-o", folder / "ampcc.o"]
            base, times = smallest([by_clang, by_ampcc], args.rounds)
            row(f"{source.stem} {level}", base, times)
            if level == "-O2":
                off = smallest([by_ampcc + ["--amp-native=off"]], args.rounds)[0]
                row(f"{source.stem} {level} --amp-native=off", base, off)


def header_weight(args, folder):
    headers = args.ampcc.parent.parent / "include/ampcc.d"
    for name, before in (("iostream, vector, map, ...", STANDARD), ("those and future", STANDARD + "#include <future>\n")):
        without, whole = folder / "without.cpp", folder / "with.cpp"
        without.write_text(before)
        whole.write_text(before + "#include <amp.h>\n")
        command = [args.clang, "-fsyntax-only", "-isystem", headers / "amp", "-isystem", headers]
        base, times = smallest([command + [without], command + [whole]], args.rounds)
        row(f"amp.h behind {name}", base, times, f"+ {(times[0] - base[0]) * 1000:.0f} ms")


def kept_headers(args, folder):
    """The base is ampcc without the cache of parsed headers."""
    only, much = folder / "only.cpp", folder / "much.cpp"
    only.write_text("#include <amp.h>\n")
    much.write_text(STANDARD + "#include <chrono>\n#include <random>\n#include <amp.h>\n")
    for source in (only, much, ROOT / "examples/nbody.cpp"):
        command = [args.ampcc, "-O2", "-c", source, "-o", folder / "ampcc.o"]
        cache = f"AMPCC_HEADER_CACHE={folder / 'headers'}"
        none, first, kept = [], [], []
        for _ in range(args.rounds):
            shutil.rmtree(folder / "headers", ignore_errors=True)
            none.append(seconds(["env", "AMPCC_HEADER_CACHE=off", *command]))
            first.append(seconds(["env", cache, *command]))
            kept.append(seconds(["env", cache, *command]))
        base, start, times = (tuple(map(min, zip(*t))) for t in (none, first, kept))
        row(f"{source.stem}, first compilation", base, start, "base: no cache")
        row(f"{source.stem}, further ones", base, times, "base: no cache")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ampcc", type=pathlib.Path, default=ROOT / "build/bin/ampcc")
    parser.add_argument("--clang", default="/usr/lib/llvm-19/bin/clang++")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--amp", action="store_true", help="units with C++ AMP only")
    parser.add_argument("--headers", action="store_true", help="the cache of parsed headers only")
    args = parser.parse_args()
    print(f"{'':32} {'processor time':>32} {'elapsed':>34}")
    print(f"{'unit':32} {'clang++':>11} {'ampcc':>11}  ratio   {'clang++':>11} {'ampcc':>11}  ratio")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        kept_headers(args, folder)
        if args.headers:
            return
        if not args.amp:
            plain_units(args, folder)
            header_weight(args, folder)
        amp_units(args, folder)


if __name__ == "__main__":
    main()
