#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differential test: random C++ AMP programs on the host and as kernels, compared bit for bit.

    ampfuzz.py --ampcc build/bin/ampcc --seeds 1-200 [--batch 20] [--devices opencl,native]
                [--amp-version 1.3] [--level=-O0] [--options=--amp-vector-form=always] [--isas x86-64,x86-64-v3]
                [--amp-check] [--oclgrind LAUNCHER] [--keep DIR]

Every seed is one program, of version 1 of the language or, with --amp-version 1.3, of that one; a batch of them is
compiled into one executable. Prints the seeds whose results differ (or whose batch does not compile) and exits with 1
when there are any. The source of such a batch stays in the folder that --keep names.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from itertools import product

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arithmetic import PRELUDE as ARITHMETIC_PRELUDE, Arithmetic  # noqa: E402
from atomics import Atomics  # noqa: E402
from effects import Effects  # noqa: E402
from generator import PRELUDE  # noqa: E402
from hierarchies import Hierarchies  # noqa: E402
from idioms import Idioms  # noqa: E402
from memory import ELEMENTS, Memory  # noqa: E402
from objects import Objects  # noqa: E402
from program import Simple, Tiled  # noqa: E402
from references import References  # noqa: E402
from shared import Shared  # noqa: E402
from subgroups import PRELUDE as SUBGROUPS_PRELUDE, SubGroups  # noqa: E402
from textures import PRELUDE as TEXTURES_PRELUDE, Textures  # noqa: E402
from unions import Unions  # noqa: E402
from vectors import Vectors  # noqa: E402
from views import PRELUDE as VIEWS_PRELUDE, Views  # noqa: E402

CHECK = """\
static int differences = 0;
static void compare(int seed, const std::vector<unsigned long> &kernel, const std::vector<unsigned long> &host) {
  for (size_t k = 0; k < host.size(); ++k)
    if (kernel[k] != host[k]) {
      std::printf("seed %d: argument %d: kernel %lx, host %lx\\n", seed, (int)k, kernel[k], host[k]);
      ++differences;
      return;
    }
}
"""

SIMPLE = """\
  {
    std::vector<unsigned long> kernel(COUNT), host(COUNT);
    concurrency::array_view<unsigned long, 1> out(COUNT, kernel);
    concurrency::parallel_for_each(out.get_extent(), [=](concurrency::index<1> i) restrict(amp) { out[i] = p%(seed)d(i[0] - 5); });
    out.synchronize();
    for (int k = 0; k < COUNT; ++k) host[k] = p%(seed)d(k - 5);
    compare(%(seed)d, kernel, host);
  }
"""

TILED = """\
  {
    const int n = %(size)d * 3;
    std::vector<unsigned long> kernel(n), host(n);
    concurrency::array_view<unsigned long, 1> out(n, kernel);
    concurrency::parallel_for_each(out.get_extent().tile<%(size)d>(), [=](concurrency::tiled_index<%(size)d> t) restrict(amp) { p%(seed)d_kernel(out, t); });
    out.synchronize();
    for (int k = 0; k < n; k += %(size)d) p%(seed)d_host(host.data(), k);
    compare(%(seed)d, kernel, host);
  }
"""

MEMORY = """\
  {
    const int n = %(size)d * 3;
    std::vector<unsigned long> kernel(n), host(n);
    std::vector<%(element)s> on_kernel(n * %(elements)d), on_host(n * %(elements)d);
    for (int k = 0; k < n; ++k) { p%(seed)d_fill(&on_kernel[k * %(elements)d], k); p%(seed)d_fill(&on_host[k * %(elements)d], k); }
    concurrency::array_view<unsigned long, 1> out(n, kernel);
    concurrency::array_view<%(element)s, 1> g(n * %(elements)d, on_kernel);
    concurrency::parallel_for_each(out.get_extent().tile<%(size)d>(), [=](concurrency::tiled_index<%(size)d> t) restrict(amp) { p%(seed)d_kernel(out, g, t); });
    out.synchronize(); g.synchronize();
    for (int k = 0; k < n; ++k) {
      host[k] = p%(seed)d_digest(&on_host[k * %(elements)d], p%(seed)d_host(&on_host[k * %(elements)d], k));
      kernel[k] = p%(seed)d_digest(&on_kernel[k * %(elements)d], kernel[k]);
    }
    compare(%(seed)d, kernel, host);
  }
"""

SHARED = """\
  for (unsigned z = 0; z < 9; z += 4) {
    const int n = %(size)d * 3;
    std::vector<unsigned long> kernel(n), host(n);
    concurrency::array_view<unsigned long, %(rank)d> out(concurrency::extent<%(rank)d>(3 * %(tile)s), kernel);
    concurrency::parallel_for_each(out.get_extent().tile<%(tile)s>(), [=](concurrency::tiled_index<%(tile)s> t) restrict(amp) { p%(seed)d_kernel(out, t, z); });
    out.synchronize();
    for (int tile = 0; tile < 3; ++tile) p%(seed)d_host(host.data(), tile, z);
    compare(%(seed)d, kernel, host);
  }
"""

VIEWS = "  p%(seed)d_run();\n"

KINDS = [(Tiled, TILED), (Simple, SIMPLE), (Memory, MEMORY), (Objects, SIMPLE), (Idioms, SIMPLE), (Vectors, SIMPLE),
         (Shared, SHARED), (Shared, SHARED), (References, MEMORY), (Views, VIEWS), (Textures, VIEWS)]

# Of version 1.3 of the language.
LATER_KINDS = [(Arithmetic, SIMPLE), (Hierarchies, SIMPLE), (SubGroups, SHARED), (Unions, MEMORY), (Atomics, VIEWS),
               (Effects, SIMPLE)]
# The beginning of sources with such programs.
PRELUDES = {Atomics: "#include <atomic>\n", Textures: "#include <amp_graphics.h>\n" + TEXTURES_PRELUDE, Arithmetic: ARITHMETIC_PRELUDE,
            Hierarchies: "#include <functional>\n", SubGroups: "#include <functional>\n" + SUBGROUPS_PRELUDE}


def kinds_of(options):
    """The kinds of programs that the seeds choose from, and what they are compiled with."""
    if options.kind:
        kinds = [k for k in KINDS + LATER_KINDS if k[0].__name__.lower() == options.kind]
    else:
        kinds = LATER_KINDS if options.version != "1" else KINDS
    later = kinds[0] in LATER_KINDS
    version = "1.3" if later else options.version
    return kinds, ["-std=c++20" if later else "-std=c++17", "--amp-version=" + version]


def source_of(seeds, count, kinds):
    parts = ["#include <amp.h>\n#include <amp_short_vectors.h>\n#include <cstdio>\n#include <vector>\n#define COUNT %d\n" % count, PRELUDE, CHECK, VIEWS_PRELUDE]
    calls = []
    parts += [PRELUDES[k] for k in dict.fromkeys(kinds[seed % len(kinds)][0] for seed in seeds) if k in PRELUDES]
    for seed in seeds:
        kind, call = kinds[seed % len(kinds)]
        program = kind(seed)
        parts.append(program.generate())
        calls.append(call % {"seed": seed, "size": getattr(program, "size", 0), "elements": ELEMENTS,
                             "rank": len(getattr(program, "tile", ())), "tile": ", ".join(map(str, getattr(program, "tile", ()))),
                             "element": program.classes[-1].name if program.classes else ""})
    parts.append("int main() {\n%s  return differences != 0;\n}\n" % "".join(calls))
    return "\n".join(parts)


class Runner:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.kinds, self.flags = kinds_of(options)

    def run(self, seeds):
        """The lines that say what is wrong with these seeds; empty when nothing is."""
        source = os.path.join(self.folder, "fuzz-%d.cpp" % seeds[0])
        program = source[:-4]
        with open(source, "w") as file:
            file.write(source_of(seeds, self.options.count, self.kinds))
        checks = ["--amp-check"] if self.options.checked else []
        command = [self.options.ampcc, *self.flags, self.options.level, *self.options.options.split(), "-w", "-ffp-contract=off", *checks, source, "-o", program]
        built = subprocess.run(command, capture_output=True, text=True)
        if built.returncode != 0:
            return self.failed(seeds, source, "does not compile", built.stderr)
        launcher = [self.options.oclgrind] if self.options.oclgrind else []
        for device, isa in product(self.options.devices.split(","), self.options.isas.split(",")):
            chosen = {name: value for name, value in (("AMPCC_DEVICE", device), ("AMPCC_CPU_ISA", isa)) if value}
            environment, where = dict(os.environ, **chosen), "".join(" on " + value for value in chosen.values())
            try:
                ran = subprocess.run(launcher + [program], capture_output=True, text=True, timeout=600, env=environment)
            except subprocess.TimeoutExpired:
                return self.failed(seeds, source, "does not end" + where, "")
            if ran.returncode != 0 or ran.stdout or "ampcc: check:" in ran.stderr:
                return self.failed(seeds, source, "differs" + where, ran.stdout + ran.stderr[-2000:])
        os.remove(source)
        os.remove(program)
        return []

    def failed(self, seeds, source, how, text):
        if len(seeds) > 1:
            # Find the programs to blame.
            return [line for seed in seeds for line in self.run([seed])] or ["seeds %d-%d: only together: %s\n%s" % (seeds[0], seeds[-1], how, text)]
        if self.options.keep:
            os.makedirs(self.options.keep, exist_ok=True)
            shutil.copy(source, self.options.keep)
        return ["seed %d: %s\n%s" % (seeds[0], how, "\n".join(text.splitlines()[:12]))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ampcc", default="ampcc", help="the compiler")
    parser.add_argument("--seeds", default="1-40", help="FIRST-LAST")
    parser.add_argument("--amp-version", dest="version", default="1", choices=["1", "1.3"], help="with 1.3 the programs use its features")
    parser.add_argument("--level", default="-O2", help="of optimisation")
    parser.add_argument("--options", default="", help="more options of ampcc")
    parser.add_argument("--isas", default="", help="run on each of these values of AMPCC_CPU_ISA: x86-64,x86-64-v3")
    parser.add_argument("--kind", choices=sorted({k[0].__name__.lower() for k in KINDS + LATER_KINDS}), help="only programs of one kind")
    parser.add_argument("--batch", type=int, default=20, help="programs in one executable")
    parser.add_argument("--count", type=int, default=40, help="arguments that every simple program is run with")
    parser.add_argument("--devices", default="", help="run on each of these values of AMPCC_DEVICE: opencl,native")
    parser.add_argument("--amp-check", action="store_true", dest="checked", help="compile with --amp-check: these programs are right, so nothing may be reported")
    parser.add_argument("--oclgrind", help="run under this program, for example test/tools/oclgrind-clean")
    parser.add_argument("--keep", help="folder for the sources of programs that fail")
    parser.add_argument("--print", action="store_true", dest="show", help="print the source and stop")
    options = parser.parse_args()
    first, _, last = options.seeds.partition("-")
    seeds = list(range(int(first), int(last or first) + 1))
    if options.show:
        print(source_of(seeds, options.count, kinds_of(options)[0]))
        return 0
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options, folder)
        for k in range(0, len(seeds), options.batch):
            found = runner.run(seeds[k:k + options.batch])
            for line in found:
                print(line, flush=True)
            problems += found
    print("%d programs, %d failed" % (len(seeds), len(problems)))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
