# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the builds of scripts/test-dropin.

    dropin.py AREA PACKAGE...

AREA/PACKAGE.host and AREA/PACKAGE.ampcc are build trees of the same source, made in one place, each with .log, .tests and
.all-times beside it. Prints a table, and below it every difference. Fails where there is one.
"""

import os
import re
import subprocess
import sys

AREA, PACKAGES = sys.argv[1], sys.argv[2:]
differences = []


def kind(path):
    """`object`, `linked`, `dependencies`, or None for what no compiler has made."""
    name = os.path.basename(path)
    if re.search(r"\.(d|Po|Plo|Tpo)$", name):
        return "dependencies"
    with open(path, "rb") as file:
        head = file.read(20)
    if head.startswith(b"BC\xc0\xde") or name.endswith((".pch", ".gch", ".bc")):
        return "object"
    if head.startswith(b"!<arch>"):
        return "linked"
    if head.startswith(b"\x7fELF"):
        return "object" if head[16] == 1 else "linked"
    return None


def made(tree):
    """The files by their kinds, as paths in the tree."""
    result = {"object": set(), "linked": set(), "dependencies": set()}
    for folder, _, names in os.walk(tree):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and not os.path.islink(path) and (found := kind(path)):
                result[found].add(os.path.relpath(path, tree))
    return result


def content(path):
    with open(path, "rb") as file:
        return file.read()


def symbols(path):
    run = subprocess.run(["nm", "--format=posix", path], capture_output=True, text=True)
    return sorted(line.rsplit(" ", 2)[0] if line.count(" ") > 2 else line for line in run.stdout.splitlines())


def compare(package, what, host, ampcc):
    """How many files are equal, of how many."""
    trees = [f"{AREA}/{package}.{name}" for name in ("host", "ampcc")]
    equal = 0
    for path in sorted(host | ampcc):
        if path not in host or path not in ampcc:
            differences.append(f"{package}: {path} is made by {'ampcc' if path in ampcc else 'the host compiler'} alone")
        elif content(f"{trees[0]}/{path}") == content(f"{trees[1]}/{path}"):
            equal += 1
        else:
            same = "equal" if symbols(f"{trees[0]}/{path}") == symbols(f"{trees[1]}/{path}") else "other"
            differences.append(f"{package}: {path} differs" + (f", with {same} symbols" if what != "dependencies" else ""))
    return f"{equal} of {len(host | ampcc)}"


def warnings(package, name):
    with open(f"{AREA}/{package}.{name}.log", errors="replace") as log:
        return sorted(line.strip() for line in log if re.search(r"\bwarning: ", line))


def results(package, name):
    """What the tests say of themselves, without times."""
    with open(f"{AREA}/{package}.{name}.tests", errors="replace") as log:
        lines = [re.sub(r"[0-9.]+ ?(ms|s|sec)\b.*", "", line).strip() for line in log]
    wanted = r"tests passed|^# |^(PASS|FAIL|XFAIL|SKIP|Ok|Fail|Expected Fail|Skipped|Timeout|Totals)\b|\[  PASSED|OK \(|^ok |^status "
    return sorted(line for line in lines if re.search(wanted, line))


def seconds(package, name):
    def one(line):
        return sum(60 * int(m) + float(s) for m, s in re.findall(r"(\d+)m([0-9.]+)s", line))

    with open(f"{AREA}/{package}.{name}.all-times") as file:
        return min(one(line) for line in file if line.strip())


def row(package):
    trees = [made(f"{AREA}/{package}.{name}") for name in ("host", "ampcc")]
    cells = [compare(package, what, *(tree[what] for tree in trees)) for what in trees[0]]
    said = [warnings(package, name) for name in ("host", "ampcc")]
    if said[0] != said[1]:
        differences.append(f"{package}: {len(said[0])} warnings of the host compiler, {len(said[1])} of ampcc")
    tests = [results(package, name) for name in ("host", "ampcc")]
    if tests[0] != tests[1]:
        differences.append(f"{package}: the tests say {tests[0]} and with ampcc {tests[1]}")
    times = [seconds(package, name) for name in ("host", "ampcc")]
    passed = "status 0" in tests[1]
    return [package, *cells, "equal" if said[0] == said[1] else "differ",
            ("pass" if passed else "fail, in both") if tests[0] == tests[1] else "differ", *times]


rows = [row(package) for package in PACKAGES]
print("| Package | Objects | Linked files | Dependency files | Warnings | Tests | Host compiler | ampcc | Ratio |")
print("|---|---|---|---|---|---|---|---|---|")
for *cells, host, ampcc in rows:
    print("| " + " | ".join([*cells, f"{host:.1f} s", f"{ampcc:.1f} s", f"{ampcc / host:.3f}"]) + " |")
host, ampcc = (sum(row[at] for row in rows) for at in (-2, -1))
print(f"| all | | | | | | {host:.1f} s | {ampcc:.1f} s | {ampcc / host:.3f} |")
for difference in differences:
    print(difference)
sys.exit(bool(differences))
