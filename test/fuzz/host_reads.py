#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs over views that read their vectors themselves, synchronized or not, under --amp-check.

    host_reads.py --ampcc build/bin/ampcc --seeds 1-100 [--batch 10] [--devices opencl,native] [--keep DIR]

Each program has a plain copy of every vector, so that it knows at each read whether the value is stale. --amp-check has to report
exactly those reads. Prints the programs for which it does not, and exits with 1 if there are any.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from views import PRELUDE, Views  # noqa: E402

# A read has a line of its own in a file that there is not.
READS = "reads.cpp"
HEAD = """#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <vector>
static int differences = 0;
static void is_old(int line, bool old) {
  if (old) std::fprintf(stderr, "old: %d\\n", line);
}
static bool differ(const unsigned *begin, const unsigned *end, const unsigned *model) {
  return !std::equal(begin, end, model);
}
"""
# Whether the elements from A to B are others than the double's.
WAYS = [
    "for (int k = A; k < B; ++k) if (R[k] != M[k]) old = true;",
    "for (auto i = R.begin() + A; i != R.begin() + B; ++i) if (*i != M[i - R.begin()]) old = true;",
    "old = !std::equal(R.begin() + A, R.begin() + B, M.begin() + A);",
    "old = std::memcmp(R.data() + A, M.data() + A, (B - A) * sizeof(unsigned)) != 0;",
    "std::vector<unsigned> c(R.begin() + A, R.begin() + B); old = differ(c.data(), c.data() + (B - A), M.data() + A);",
    "std::vector<unsigned> c(R.begin() + A, R.begin() + B); old = c != std::vector<unsigned>(M.begin() + A, M.begin() + B);",
    "old = std::mismatch(R.begin() + A, R.begin() + B, M.begin() + A, [](unsigned a, unsigned b) { return a == b; }).first != R.begin() + B;",
    "struct four { unsigned w[4]; }; for (int k = A; k + 4 <= B; k += 4) { four x; std::memcpy(&x, &R[k], sizeof x); for (int j = 0; j < 4; ++j) if (x.w[j] != M[k + j]) old = true; }",
]


class HostReads(Views):
    def __init__(self, seed):
        super().__init__(seed)
        self.reads = 0

    def kernel(self):
        super().kernel()
        for _ in range(self.r.randrange(3)):
            self.host_read()

    def host_read(self):
        """Most are of a vector."""
        roots = [r for r in self.roots if not r.is_array]
        if not roots or self.chance(40):
            super().host_read()
            return
        root = self.r.choice(roots)
        if self.chance(25):
            self.say("%sv.synchronize();" % root.name)
        first = self.r.randrange(root.size)
        last = self.r.randrange(first, root.size) + 1
        if self.chance(40):
            first, last = 0, root.size
        self.reads += 1
        line = self.seed * 100 + self.reads
        way = re.sub(r"\b[ABRM]\b", lambda m: {"A": str(first), "B": str(last), "R": root.name, "M": root.model}[m.group()], self.r.choice(WAYS))
        self.say("{ bool old = false;")
        self.body += ['#line %d "%s"' % (line, READS), way]
        self.say("is_old(%d, old); }" % line)
        self.body.append("#line 1000000")

    # The other steps that look at vectors do it when they are synchronized.
    def generate(self):
        text = super().generate()
        return text.replace("  using namespace concurrency;", '  using namespace concurrency;\n#line 1000000 "%s"' % READS, 1)


def source_of(programs):
    text = [HEAD, PRELUDE] + [p.generate() for p in programs]
    return "\n".join(text + ["int main() {"] + ["  %s_run();" % p.prefix for p in programs] + ["  return differences != 0;\n}\n"])


def judge(options, folder, seeds):
    """The seeds that are judged otherwise, with what was printed; and how many reads were old."""
    source = os.path.join(folder, "reads-%d.cpp" % seeds[0])
    program = source[:-4]
    with open(source, "w") as file:
        file.write(source_of([HostReads(seed) for seed in seeds]))
    built = subprocess.run([options.ampcc, "--amp-check", "-std=c++17", options.level, "-w", source, "-o", program], capture_output=True, text=True)
    if built.returncode:
        return [(seeds[0], "does not compile\n" + built.stderr[:2000])], 0
    wrong, count = {}, 0
    for device in options.devices.split(","):
        ran = subprocess.run([program], capture_output=True, text=True, env=dict(os.environ, AMPCC_DEVICE=device) if device else None)
        old = {int(n) for n in re.findall(r"^old: (\d+)$", ran.stderr, re.M)}
        told = {int(n) for n in re.findall(r"^ampcc: check: %s:(\d+):\d+: the memory of a view is read" % READS, ran.stderr, re.M)}
        others = [line for line in ran.stderr.splitlines() if line.startswith("ampcc: check:") and "is read before" not in line and " wrong:" not in line]
        count += len(old)
        for line in sorted(old ^ told):
            wrong[line // 100] = "%s at line %d on %s" % ("not told" if line in old else "told, and it is not old", line, device)
        if ran.returncode or ran.stdout or others:
            wrong[seeds[0]] = "ends with %d\n%s%s" % (ran.returncode, ran.stdout[:1000], "\n".join(others)[:1000])
    if wrong and options.keep:
        os.makedirs(options.keep, exist_ok=True)
        shutil.copy(source, options.keep)
    return sorted(wrong.items()), count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ampcc", default="ampcc", help="the compiler")
    parser.add_argument("--seeds", default="1-40", help="FIRST-LAST")
    parser.add_argument("--batch", type=int, default=10, help="programs in one executable")
    parser.add_argument("--devices", default="", help="run on each of these values of AMPCC_DEVICE: opencl,native")
    parser.add_argument("--level", default="-O1", help="how host code is optimised")
    parser.add_argument("--keep", help="folder for the sources of programs that are judged otherwise")
    options = parser.parse_args()
    first, _, last = options.seeds.partition("-")
    seeds = list(range(int(first), int(last or first) + 1))
    wrong, old = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for k in range(0, len(seeds), options.batch):
            found, count = judge(options, folder, seeds[k:k + options.batch])
            old += count
            wrong += found
            for seed, text in found:
                print("seed %d: %s" % (seed, text), flush=True)
    print("%d programs, %d old reads, %d judged otherwise" % (len(seeds), old, len(wrong)))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
