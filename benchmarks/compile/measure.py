#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long ampcc compiles, as ratios to clang++ within one run.

    benchmarks/compile/measure.py [--ampcc build/bin/ampcc] [--clang clang++] [--rounds N]

Processor time of the command and its children; the commands of a row take turns, and the smallest time of each counts: what
disturbs a compilation only makes it longer. docs/performance.md says what the rows are.
"""

import argparse
import filecmp
import pathlib
import resource
import subprocess
import sys
import tempfile

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
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def smallest(commands, rounds):
    times = [[] for _ in commands]
    for _ in range(rounds):
        for i, command in enumerate(commands):
            times[i].append(seconds(command))
    return [min(t) for t in times]


def row(name, base, time, note=""):
    print(f"{name:32} {base * 1000:8.0f} ms {time * 1000:8.0f} ms  {time / base:5.2f}  {note}", flush=True)


def plain_units(args, folder):
    for name, text in PLAIN.items():
        source = folder / f"{name}.cpp"
        source.write_text(text)
        for level in ("-O0", "-O2"):
            by_clang = [args.clang, level, "-c", source, "-o", folder / "clang.o"]
            by_ampcc = [args.ampcc, level, "-c", source, "-o", folder / "ampcc.o"]
            base, time = smallest([by_clang, by_ampcc], args.rounds)
            same = filecmp.cmp(folder / "clang.o", folder / "ampcc.o", shallow=False)
            row(f"{name} {level}", base, time, "identical" if same else "DIFFERENT OBJECTS")


def amp_units(args, folder):
    """The base is the same file with the C++ AMP as plain C++: its translation, which holds the kernels as data."""
    headers = args.ampcc.parent.parent / "include/ampcc.d"
    for source in sorted((ROOT / "examples").glob("*.cpp")):
        seconds([args.ampcc, "--translate", source, "-o", folder / "translated"])
        for level in ("-O0", "-O2"):
            by_clang = [args.clang, level, "-isystem", headers / "amp", "-isystem", headers]
            by_clang += ["-c", folder / "translated" / source.name, "-o", folder / "clang.o"]
            by_ampcc = [args.ampcc, level, "-c", source, "-o", folder / "ampcc.o"]
            base, time = smallest([by_clang, by_ampcc], args.rounds)
            row(f"{source.stem} {level}", base, time)


def header_weight(args, folder):
    headers = args.ampcc.parent.parent / "include/ampcc.d"
    for name, before in (("iostream, vector, map, ...", STANDARD), ("those and future", STANDARD + "#include <future>\n")):
        without, whole = folder / "without.cpp", folder / "with.cpp"
        without.write_text(before)
        whole.write_text(before + "#include <amp.h>\n")
        command = [args.clang, "-fsyntax-only", "-isystem", headers / "amp", "-isystem", headers]
        base, time = smallest([command + [without], command + [whole]], args.rounds)
        row(f"amp.h behind {name}", base, time, f"+ {(time - base) * 1000:.0f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ampcc", type=pathlib.Path, default=ROOT / "build/bin/ampcc")
    parser.add_argument("--clang", default="/usr/lib/llvm-19/bin/clang++")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    print(f"{'unit':32} {'clang++':>11} {'ampcc':>11}  ratio")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        plain_units(args, folder)
        amp_units(args, folder)
        header_weight(args, folder)


if __name__ == "__main__":
    main()
