# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the results of lit and says why tests were skipped.

    results.py RESULTS SKIPS             prints the counts; fails where a test failed or none passed
    results.py --complete RESULTS SKIPS  fails where a test was skipped because something is not installed

RESULTS is what lit writes with --xunit-xml-output; it lists every GoogleTest case as a test of its own. SKIPS has a line
"program.Suite.Case<tab>reason" for each case that a unit test skipped (test/unit/SkipReasons.cpp).
"""

import collections
import os
import re
import sys
import xml.etree.ElementTree

# Features of test/lit.cfg.py that have another name than what is missing without them.
NAMES = {
    "autotools": "autoconf, automake or libtool",
    "barrier-loops": "an OpenCL compiler that takes all loops with barriers",
    "chroot": "a root folder that can be entered",
    "gxx": "g++",
    "gxx-json": "a g++ that takes -fdiagnostics-format=json",
    "gxx-soname": "a g++ that takes -h",
    "kernel-variables": "a device that keeps a kernel's variables for gdb",
    "mpi": "Open MPI",
    "mpich": "MPICH",
    "opencl-device": "an OpenCL platform",
    "pocl": "PoCL as the first OpenCL platform",
    "root": "root, who may give a file another owner,",
}
MISSING = "Missing required feature(s): "


def tests(count):
    return f"{count} {'test' if count == 1 else 'tests'}"


def unavailable(features):
    """The reason, in words, of a test whose REQUIRES names these features."""
    names = [NAMES.get(feature, feature) for feature in features]
    return f"{' and '.join(names)} {'is' if len(names) == 1 else 'are'} not available"


def read_skips(path):
    """The reason of each skipped case, by its name."""
    if not os.path.exists(path):
        return {}
    with open(path) as lines:
        return dict(line.rstrip("\n").split("\t", 1) for line in lines)


def reason_of(test, message, skips):
    """Why a test was skipped, and whether that is because something is not installed."""
    if message.startswith(MISSING):
        return unavailable(sorted(message[len(MISSING) :].split(", "))), True
    # lit has the class ampcc-unit.runtimeTests/Suite.
    name = re.sub(r"^.*?(\w+Tests)/", r"\1.", test.get("classname")) + "." + test.get("name")
    return skips.get(name, "it says no reason"), False


def main():
    complete = sys.argv[1] == "--complete"
    results, skips = sys.argv[-2:]
    skips = read_skips(skips)
    passed = failed = not_selected = 0
    skipped, absent = collections.Counter(), 0
    for test in xml.etree.ElementTree.parse(results).iter("testcase"):
        mark = test.find("skipped")
        if test.find("failure") is not None:
            failed += 1
        elif mark is None:
            passed += 1
        elif mark.get("message").startswith("Test not selected"):
            not_selected += 1
        else:
            reason, is_absent = reason_of(test, mark.get("message"), skips)
            skipped[reason] += 1
            absent += is_absent

    if complete:
        if absent:
            print(f"error: {tests(absent)} skipped because of something that is not installed; see above", file=sys.stderr)
        return absent != 0
    for reason, count in skipped.most_common():
        print(f"{tests(count)} skipped: {reason}")
    if not_selected:
        print(f"{tests(not_selected)} not selected")
    print(f"{passed} passed, {failed} failed, {sum(skipped.values())} skipped")
    return failed != 0 or passed == 0


sys.exit(main())
