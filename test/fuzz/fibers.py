#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differential test: whole random C++ AMP programs against an oracle that shares nothing with ampcc.

    fibers.py --ampcc build/bin/ampcc --seeds 1-200 [--batch 10] [--jobs 2] [--seconds 3600] [--devices native,opencl]
              [--options="-O2 --amp-robust"] [--hosts clang++-19,g++] [--keep DIR]

Every seed is one program. A batch of them is one source file, which is compiled twice: by ampcc, and by a plain
C++ compiler with the headers of fiber_programs/include, in which every thread of a tile is a fiber. Both print
one line for each container of each program, and the lines are compared.

The oracle runs forwards and backwards: a program whose lines depend on the order of its threads has a race, is
reported as such and proves nothing; the generator has to be mended. Without --options each batch has its own
combination of optimisation, checks and host compiler. With --seconds the test ends after that time, whatever seeds
are left. Prints the seeds that differ and exits with 1 when there are any.
"""

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import product

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = os.path.join(HERE, "fiber_programs")
sys.path.insert(0, PROGRAMS)
from programs import source_of  # noqa: E402

LEVELS = ["-O2", "-O0", "-O3 -march=native"]
CHECKS = ["", "", "--amp-robust", "--amp-check"]
# Programs compare floating point values to the bit.
COMMON = ["-std=c++17", "-w", "-ffp-contract=off", "-I", PROGRAMS]
# GCC otherwise takes 0.0 - (double)n for -(double)n, which is -0.0 where n is 0.
ORACLE = {"g++": ["-frounding-math"]}


class Batch:
    """Some programs in one source file, and how they are compiled."""

    def __init__(self, seeds, settings):
        self.seeds, self.settings = seeds, settings
        hosts = settings.hosts.split(",")
        number = seeds[0] // settings.batch
        self.oracle, self.host = hosts[number % len(hosts)], hosts[number // len(hosts) % len(hosts)]
        self.options = settings.options if settings.options is not None else "%s %s" % (
            LEVELS[number % len(LEVELS)], CHECKS[number // len(LEVELS) % len(CHECKS)])

    def describe(self):
        return "%s, host %s" % (self.options.strip(), self.host)


class Runner:
    def __init__(self, settings, folder):
        self.settings, self.folder = settings, folder

    def run(self, batch):
        """One line or more for each program that is wrong."""
        stem = os.path.join(self.folder, "fibers-%d" % batch.seeds[0])
        with open(stem + ".cpp", "w") as file:
            file.write(source_of(batch.seeds))
        problem = self.compare(batch, stem)
        if problem and len(batch.seeds) > 1:
            alone = [Batch([seed], self.settings) for seed in batch.seeds]
            for one in alone:
                one.oracle, one.host, one.options = batch.oracle, batch.host, batch.options
            return [line for one in alone for line in self.run(one)] or ["seeds %d-%d (%s): only together: %s" % (
                batch.seeds[0], batch.seeds[-1], batch.describe(), problem)]
        if problem and self.settings.keep:
            os.makedirs(self.settings.keep, exist_ok=True)
            shutil.copy(stem + ".cpp", self.settings.keep)
        for name in (".cpp", ".oracle", ".amp"):
            if os.path.exists(stem + name):
                os.remove(stem + name)
        return ["seed %d (%s): %s" % (batch.seeds[0], batch.describe(), problem)] if problem else []

    def compare(self, batch, stem):
        """What is wrong with the batch, or None."""
        source, oracle, program = stem + ".cpp", stem + ".oracle", stem + ".amp"
        built = self.command([batch.oracle, *COMMON, *ORACLE.get(batch.oracle, []), "-O1", "-I", os.path.join(PROGRAMS, "include"), source, "-o", oracle])
        if built.returncode:
            return "the oracle does not compile\n" + head(built.stderr)
        right = self.command([oracle])
        if right.returncode or right.stdout != self.command([oracle], FIBERS_ORDER="backward").stdout:
            return "the program has a race, or ends with %d\n%s" % (right.returncode, head(right.stderr))
        built = self.command([self.settings.ampcc, *COMMON, "--amp-host-compiler=" + batch.host, *batch.options.split(), source, "-o", program])
        if built.returncode:
            return "ampcc ends with %d\n%s" % (built.returncode, head(built.stderr))
        for device, isa in product(self.settings.devices.split(","), self.settings.isas.split(",")):
            ran = self.command([program], AMPCC_DEVICE=device, **({"AMPCC_CPU_ISA": isa} if isa else {}))
            where = " ".join(filter(None, (device, isa)))
            if ran.returncode or "ampcc: check:" in ran.stderr:
                return "ends with %d on %s\n%s" % (ran.returncode, where, head(ran.stderr))
            if ran.stdout != right.stdout:
                undefined = self.undefined_behaviour(batch, source, oracle)
                if undefined:
                    return "the program has no meaning\n" + undefined
                lines = zip(right.stdout.splitlines(), ran.stdout.splitlines())
                return "differs on %s\n%s" % (where, "\n".join("  oracle '%s', ampcc '%s'" % pair for pair in lines if pair[0] != pair[1]))
        return None

    def undefined_behaviour(self, batch, source, oracle):
        """What UndefinedBehaviorSanitizer says of the oracle's program; a difference proves nothing then."""
        built = self.command([batch.oracle, *COMMON, *ORACLE.get(batch.oracle, []), "-O1", "-fsanitize=undefined", "-fno-sanitize=vptr",
                              "-I", os.path.join(PROGRAMS, "include"), source, "-o", oracle])
        if built.returncode:
            return "  it does not compile with -fsanitize=undefined\n" + head(built.stderr)
        said = self.command([oracle]).stderr
        return head(said) if "runtime error" in said else ""

    @staticmethod
    def command(words, **environment):
        try:
            return subprocess.run(words, capture_output=True, text=True, timeout=600, env=dict(os.environ, **environment))
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(words, 124, "", "%s does not end" % words[0])


def head(text):
    return "\n".join("  " + line for line in text.splitlines()[:10])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ampcc", default="ampcc", help="the compiler")
    parser.add_argument("--seeds", default="1-40", help="FIRST-LAST")
    parser.add_argument("--batch", type=int, default=10, help="programs in one source file")
    parser.add_argument("--jobs", type=int, default=1, help="batches at a time")
    parser.add_argument("--seconds", type=float, help="begin no batch after this time")
    parser.add_argument("--devices", default="native,opencl", help="values of AMPCC_DEVICE to run on")
    parser.add_argument("--isas", default="", help="values of AMPCC_CPU_ISA to run on")
    parser.add_argument("--options", help="ampcc's, for every batch")
    parser.add_argument("--hosts", default="clang++-19,g++", help="C++ compilers: of the oracle, and behind ampcc")
    parser.add_argument("--keep", help="folder for the sources of programs that fail")
    parser.add_argument("--print", action="store_true", dest="show", help="print the source and stop")
    settings = parser.parse_args()
    first, _, last = settings.seeds.partition("-")
    seeds = list(range(int(first), int(last or first) + 1))
    if settings.show:
        print(source_of(seeds))
        return 0
    end, done, wrong = time.time() + (settings.seconds or float("inf")), 0, 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(settings.jobs) as pool:
        runner = Runner(settings, folder)

        def run(batch):
            return runner.run(batch) if time.time() < end else None
        batches = [Batch(seeds[k:k + settings.batch], settings) for k in range(0, len(seeds), settings.batch)]
        for batch, problems in zip(batches, pool.map(run, batches)):
            if problems is None:
                continue
            done += len(batch.seeds)
            wrong += len(problems)
            for problem in problems:
                print(problem, flush=True)
    print("%d programs, %d wrong" % (done, wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
