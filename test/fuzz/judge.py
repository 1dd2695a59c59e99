#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels with one seeded defect each, judged by --amp-check and by Oclgrind.

    judge.py --ampcc build/bin/ampcc --seeds 1-200 [--batch 40] [--jobs 1] [--keep DIR] [-v]

The native accelerator runs the kernels with --amp-check, and Oclgrind runs them without it. The reports are compared: whether
there is an access out of bounds, a race on tile_static memory, a race on global memory, or a read of unwritten memory; and
whether both name a common line. Prints each program about which the two disagree, and exits with 1 if a disagreement has none
of these explanations:

  - --amp-check reports a reference to a missing element, and a section, where it is bound. The reference leads to element 0,
    on which threads may race. Oclgrind reports the access itself.
  - An index that leaves a section, a row or a layer may lead to another element of the buffer. Threads use that element under
    Oclgrind, and may race there.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from defects import Defects  # noqa: E402
from shapes import Shapes  # noqa: E402

BOUNDS, TILE, GLOBAL, UNWRITTEN = "bounds", "tile_static race", "global race", "unwritten"
COMPARED = {BOUNDS, TILE, GLOBAL}
KINDS = {"defects": Defects, "shapes": Shapes}

PRELUDE = """#include <amp.h>
#include <amp_short_vectors.h>
#include <cstdio>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;
struct pair { int first, second; };
struct deep { int numbers[2]; pair inner; };
template <typename Program> static void attempt(int seed, Program program) {
  std::fprintf(stderr, "seed %d\\n", seed);
  try {
    program();
  } catch (const std::exception &) {
  }
}
"""


def source_of(programs):
    calls = "".join("  attempt(%d, p%d);\n" % (p.seed, p.seed) for p in programs)
    return PRELUDE + "\n".join(p.source() for p in programs) + "int main() {\n%s}\n" % calls


class Verdict:
    """What one of the two says of a program: for each kind the lines; of races both lines."""

    def __init__(self):
        self.lines = collections.defaultdict(set)

    def kinds(self):
        return {kind for kind in self.lines if self.lines[kind]}

    def all_lines(self, kind):
        return {line for at in self.lines[kind] for line in at}

    def __str__(self):
        if not self.lines:
            return "nothing"
        return ", ".join("%s at %s" % (kind, " ".join("/".join(map(str, at)) for at in sorted(self.lines[kind]))) for kind in sorted(self.lines))


def checked_verdicts(reports, seed_of):
    verdicts = collections.defaultdict(Verdict)
    for report in reports:
        line, rule, text = report["line"], report["rule"], report["text"]
        seed = seed_of(int(re.search(r"of the kernel at .*:(\d+)$", text).group(1)))
        if rule in ("index", "element", "pointer"):
            verdicts[seed].lines[BOUNDS].add((line,))
        elif rule == "init":
            verdicts[seed].lines[UNWRITTEN].add((line,))
        elif rule == "race":
            other = re.search(r" at [^ ]*:(\d+):\d+ is ", text)
            pair = (line, int(other.group(1))) if other else (line,)
            verdicts[seed].lines[GLOBAL if "on global memory" in text else TILE].add(tuple(sorted(pair)))
    return verdicts


def is_compatible(block):
    """A read beside an atomic change of the element, which Oclgrind calls a race and the specification does not (8.1.2.2)."""
    uses = re.findall(r"entity:.*\n(.*)", block)
    return any(" load " in use for use in uses) and any(re.search(r"@_Z\d+atom(ic)?_", use) for use in uses)


def oclgrind_verdicts(log):
    verdicts = collections.defaultdict(Verdict)
    for block in re.split(r"\n(?=\S)", log):
        kernel = re.search(r"Kernel: p(\d+)_kernel", block)
        if not kernel or ("data race" in block and is_compatible(block)):
            continue
        seed = int(kernel.group(1))
        lines = tuple(sorted(int(n) for n in re.findall(r"At line (\d+)", block)))
        if "data race at local" in block:
            verdicts[seed].lines[TILE].add(lines)
        elif "data race at global" in block:
            verdicts[seed].lines[GLOBAL].add(lines)
        elif "Uninitialized value" in block:
            verdicts[seed].lines[UNWRITTEN].add(lines)
        elif re.match(r"\s*Invalid (read|write)", block) or "out of bounds" in block:
            verdicts[seed].lines[BOUNDS].add(lines)
    return verdicts


def is_same(program, ours, theirs):
    """Oclgrind follows unwritten values to their use, also after an access out of bounds, and is wrong about some values that are
    stored through a choice of pointers. So the comparison requires the reports of --amp-check, and those at the defect."""
    if ours.kinds() & COMPARED != theirs.kinds() & COMPARED:
        return False
    if program.kind == "init":
        return (UNWRITTEN in ours.kinds()) == (UNWRITTEN in theirs.kinds())
    return UNWRITTEN not in ours.kinds() or UNWRITTEN in theirs.kinds()


def explanation(program, ours, theirs):
    """Why the two judge otherwise, or name other lines; empty where nothing says so (docs/checking.md)."""
    if BOUNDS not in ours.kinds():
        return ""
    if program.by_reference and BOUNDS in theirs.kinds():
        return "told where it is bound"
    # The access is executed, and may race with that of another thread.
    if program.within and ours.kinds() - theirs.kinds() <= {BOUNDS} and theirs.kinds() & COMPARED <= {BOUNDS, GLOBAL, TILE}:
        return "within the buffer"
    return ""


class Judge:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder

    def call(self, command, **environment):
        return subprocess.run(command, capture_output=True, text=True, timeout=900, env=dict(os.environ, **environment))

    def build(self, source, *options):
        program = "%s.%d" % (source[:-4], len(options))
        built = self.call([self.options.ampcc, "-std=c++17", "-O1", "-w", "-Wno-error", *options, source, "-o", program])
        if built.returncode:
            raise RuntimeError("%s does not compile: %s" % (source, built.stderr[:2000]))
        return program

    def batch(self, seeds):
        """The programs, with both verdicts."""
        source = os.path.join(self.folder, "d%d.cpp" % seeds[0])
        kinds = [KINDS[self.options.kind]] if self.options.kind else list(KINDS.values())
        programs = [kinds[seed % len(kinds)](seed) for seed in seeds]
        text = source_of(programs)
        with open(source, "w") as file:
            file.write(text)
        begins = [(n, int(m.group(1))) for n, line in enumerate(text.splitlines(), 1) for m in [re.match(r"static void p(\d+)\(\) {", line)] if m]
        seed_of = lambda line: [seed for begin, seed in begins if begin <= line][-1]  # noqa: E731
        found, log = source + ".json", source + ".log"
        checked = self.call([self.build(source, "--amp-check")], AMPCC_DEVICE="native", AMPCC_CHECK="json:" + found)
        ran = self.call([self.options.oclgrind, "--build-options", "-cl-opt-disable", "--data-races", "--uninitialized", "--max-errors", "10000000", "--log", log,
                         self.build(source, "-g", "--amp-native=off")], AMPCC_DEVICE="opencl")
        for name, run in (("checked", checked), ("Oclgrind", ran)):
            if run.returncode:
                raise RuntimeError("%s: %s ends with %d: %s" % (source, name, run.returncode, run.stderr[-1000:]))
        reports = json.load(open(found)) if os.path.exists(found) else []
        ours, theirs = checked_verdicts(reports, seed_of), oclgrind_verdicts(open(log, errors="replace").read())
        if self.options.keep:
            os.makedirs(self.options.keep, exist_ok=True)
            for kept in (source, log, found):
                if os.path.exists(kept):
                    shutil.copy(kept, self.options.keep)
        for kept in os.listdir(self.folder):
            if kept.startswith("d%d." % seeds[0]):
                os.remove(os.path.join(self.folder, kept))
        return [(p, ours[p.seed], theirs[p.seed]) for p in programs]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ampcc", default="ampcc", help="the compiler")
    parser.add_argument("--oclgrind", default="oclgrind")
    parser.add_argument("--seeds", default="1-40", help="FIRST-LAST")
    parser.add_argument("--kind", choices=sorted(KINDS), help="only programs of one kind")
    parser.add_argument("--batch", type=int, default=40, help="programs in one executable")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="folder for sources and what was said of them")
    parser.add_argument("-v", action="store_true", dest="verbose", help="all verdicts")
    options = parser.parse_args()
    first, _, last = options.seeds.partition("-")
    seeds = list(range(int(first), int(last or first) + 1))
    kinds = collections.Counter()
    explained = collections.Counter()
    differ = lines = defects = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        judge = Judge(options, folder)
        batches = [seeds[k:k + options.batch] for k in range(0, len(seeds), options.batch)]
        for results in pool.map(judge.batch, batches):
            for program, ours, theirs in results:
                # Only the first report of a place is printed, and of many racing threads each tool reports other two.
                same_lines = is_same(program, ours, theirs) and all(ours.all_lines(kind) & theirs.all_lines(kind) for kind in COMPARED & ours.kinds())
                why = "" if same_lines else explanation(program, ours, theirs)
                kinds.update(theirs.kinds())
                defects += bool(theirs.kinds() & COMPARED)
                explained[why] += bool(why)
                differ += not same_lines and not why and not is_same(program, ours, theirs)
                lines += same_lines
                if options.verbose or not (same_lines or why):
                    print("seed %d (%s): --amp-check says %s; Oclgrind says %s" % (program.seed, program.kind, ours, theirs), flush=True)
    print("%d programs, %d wrong (%s); %d judged otherwise; lines in common in %d%s" %
          (len(seeds), defects, ", ".join("%s %d" % each for each in sorted(kinds.items())), differ, lines,
           "".join(", %s in %d" % each for each in sorted(explained.items()) if each[0])))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
