# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole programs: containers that several launches, copies and the host change in turn."""

from tiles import SHAPES, Tiles, product

SOURCE = """\
#include "prelude.h"
%s
int main(int argc, char **argv) {
  const int only = argc > 1 ? std::atoi(argv[1]) : -1;
%s}
"""

CALL = """\
  if (only < 0 || only == %d) {
    try {
      p%d::run();
    } catch (const std::exception &e) {
      std::printf("%d threw %%s\\n", e.what());
    }
    std::fflush(stdout);
  }
"""


class Program(Tiles):
    def generate(self):
        self.emit("namespace p%d {" % self.seed)
        self.make_classes()
        self.launches = []
        for k in range(self.r.randrange(1, 4)):
            self.r.choice([self.tiled_launch, self.tiled_launch, self.plain_launch, self.plain_launch, self.texture_launch])("k%d" % k)
        self.make_run()
        self.emit("}")
        return "\n".join(self.lines) + "\n"

    # Launches: lines of run(), over out (TOTAL elements, u32), ga (TOTAL + 4), gs (ga without its first two), big, in, fin.

    TOTAL = 240

    def tiled_launch(self, name):
        shape = self.r.choice(SHAPES)
        grid = [self.r.randrange(1, 4) for _ in shape]
        while product(shape) * product(grid) > self.TOTAL:
            grid[grid.index(max(grid))] -= 1
            if not all(grid):
                shape = self.r.choice(SHAPES)
                grid = [1 for _ in shape]
        self.make_tiled_kernel(name, shape, grid)
        self.launches.append(["%s::run(out, ga, gs, big, in, fin, %du, %d, bn);" % (name, self.r.randrange(100), self.r.randrange(12))])

    def plain_launch(self, name):
        """Without tiles, over one to three dimensions; each thread has its element of a view of that rank."""
        r, rank = self.r, self.r.choice([1, 1, 2, 2, 3])
        domain = [r.randrange(1, {1: 240, 2: 15, 3: 6}[rank] + 1) for _ in range(rank)]
        self.emit("namespace %s {" % name)
        self.emit("static void run(array_view<u32, %d> own, array_view<const u32, 2> wide, array<u32, 1> &tally, array_view<const u32> in, array_view<const float> fin, u32 uu, int un) {" % rank)
        self.emit("  parallel_for_each(own.extent, [=, &tally](index<%d> t) restrict(amp) {" % rank)
        self.indent += 2
        number = "t[0]"
        for k in range(1, rank):
            number = "(%s) * %d + t[%d]" % (number, domain[k], k)
        self.emit("const int l = %s; u32 h = own[t] + in[(u32)l %% 64u];" % number)
        self.emit("float real = fin[(u32)l % 64u];")
        self.places = []
        self.declare("h", "u32")
        self.declare("real", "float")
        self.declare("l", "int", False)
        self.declare("un", "int", False)
        self.declare("uu", "u32", False)
        for _ in range(r.randrange(2, 9)):
            self.own_statement(0) if self.chance(70) else self.plain_statement(rank)
        if self.chance(30):
            self.emit("if (%s) return;" % self.value("bool", 2))
        self.emit("own[t] = mix(h, bits(real));")
        self.indent -= 2
        self.emit("  });")
        self.emit("}")
        self.emit("}")
        whole = product(domain)
        lines = ["{ auto flat = out.section(%d, %d); auto own = flat.view_as(extent<%d>(%s));" % (
            r.randrange(0, self.TOTAL - whole + 1), whole, rank, ", ".join(map(str, domain)))]
        if rank == 2 and domain[0] > 2 and domain[1] > 2 and self.chance(50):
            lines = ["{ auto own = out.view_as(extent<2>(15, 16)).section(%d, %d, %d, %d);" % (
                r.randrange(15 - domain[0] + 1), r.randrange(16 - domain[1] + 1), domain[0], domain[1])]
        lines.append("  %s::run(own, square, tally, in, fin, %du, %d); }" % (name, r.randrange(100), r.randrange(12)))
        self.launches.append(lines)

    def plain_statement(self, rank):
        """What uses the views of a plain launch."""
        r = self.r
        self.emit(r.choice([
            "h = mix(h, wide[l % 8][l & 7]);",
            "{ array_view<const u32> row = wide[(l + %d) %% 8]; for (int k = 0; k < row.extent[0]; ++k) h = h * 3u + row[k]; }" % r.randrange(8),
            "{ auto part = wide.section(%d, %d, 3, 4); h ^= part(l %% 3, l %% 4) + (u32)part.extent.size(); }" % (r.randrange(6), r.randrange(5)),
            "{ auto part = wide.section(index<2>(l %% 5, 1)); h = mix(h, part[%d][2] ^ (u32)part.extent[0]); }" % r.randrange(3),
            "atomic_fetch_%s(&tally[(int)(h & 7u)], %s);" % (r.choice(["add", "add", "sub"]), self.value("u32", 1)),
            "if (atomic_fetch_add(&tally[8], 1u) < 100000u && l < %s) h ^= 9u;" % r.choice(["un", "uu", "50l", "4294967295u"]),
            "for (int a = 0; a < 3; ++a) for (int b = a; b < un; ++b) if ((b ^ l) & 1) atomic_fetch_%s(&tally[9 + a], (u32)b + h);" % r.choice(["add"]),
            "{ index<%d> i = t; i[%d] += 1; h = mix(h, own.extent.contains(i) ? 1u : 2u); h += (u32)(i == t) + (u32)(i - t)[%d]; }" % (rank, rank - 1, rank - 1),
            "{ const u32 *p = &wide(l & 7, 0); h = mix(h, p[%d] + *p); }" % r.randrange(8),
        ]))

    def texture_launch(self, name):
        """Reads one texture of vectors and writes another one."""
        r = self.r
        rank = r.choice([1, 2, 3])
        domain = {1: (60,), 2: (6, 10), 3: (3, 4, 5)}[rank]
        self.emit("namespace %s {" % name)
        self.emit("static void run(texture_view<const int_4, %d> from, texture_view<uint_2, %d> to, array_view<const u32> in, array_view<const float> fin, u32 uu, int un) {" % (rank, rank))
        self.emit("  parallel_for_each(to.extent, [=](index<%d> t) restrict(amp) {" % rank)
        self.indent += 2
        number = "t[0]"
        for k in range(1, rank):
            number = "(%s) * %d + t[%d]" % (number, domain[k], k)
        self.emit("const int l = %s; int_4 texel = from[t]; u32 h = (u32)(texel.x ^ texel.w) + in[(u32)l %% 64u];" % number)
        self.places = []
        self.declare("h", "u32")
        self.declare("l", "int", False)
        self.declare("texel.y", "int")
        for _ in range(r.randrange(1, 6)):
            self.own_statement(0)
        self.emit("texel.zyx = int_3(texel.y, l, (int)(h & 0xffffu)); index<%d> i = t; i[0] = (i[0] + %d) %% %d;" % (rank, r.randrange(3), domain[0]))
        self.emit("to.set(t, uint_2(mix(h, (u32)from[i].z), (u32)texel.x - (u32)texel.z));")
        self.indent -= 2
        self.emit("  });")
        self.emit("}")
        self.emit("}")
        e = "extent<%d>(%s)" % (rank, ", ".join(map(str, domain)))
        self.launches.append([
            "{ std::vector<int_4> texels(60); out.synchronize(); for (int k = 0; k < 60; ++k) texels[k] = int_4((int)data[k], k, -k, (int)(data[k + 60] >> 3));",
            "  texture<int_4, %d> from(%s, texels.begin(), texels.end()); texture<uint_2, %d> to(%s);" % (rank, e, rank, e),
            "  %s::run(texture_view<const int_4, %d>(from), texture_view<uint_2, %d>(to), in, fin, %du, %d);" % (name, rank, rank, r.randrange(100), r.randrange(12)),
            "  std::vector<uint_2> texts(60); copy(to, texts.begin()); for (int k = 0; k < 60; ++k) out[k] = texts[k].x ^ texts[k].y * 3u; }",
        ])

    def between(self):
        """What the host does between two launches."""
        r = self.r
        return r.choice([
            "for (int k = 0; k < %d; ++k) out[k] ^= (u32)k;" % self.TOTAL,
            "out[%d] = ga[%d] + 1u;" % (r.randrange(self.TOTAL), r.randrange(self.TOTAL)),
            "{ std::vector<u32> part(20); copy(out.section(%d, 20), part.begin()); copy(part.begin(), part.end(), ga.section(%d, 20)); }" % (r.randrange(200), r.randrange(200)),
            "copy(ga.section(4, 100), out.section(%d, 100));" % r.randrange(140),
            "{ std::vector<u32> all(16, %du); copy(all.begin(), all.end(), tally); }" % r.randrange(9),
            "ga.synchronize(); grid[%d] += 3u; ga.refresh();" % r.randrange(self.TOTAL),
            "{ array<u32, 1> kept(out.section(10, 50)); array<u32, 1> other(kept.extent); copy(kept, other); copy(other, out.section(%d, 50)); }" % r.randrange(190),
            "{ auto square = out.section(0, 100).view_as(extent<2>(10, 10)); std::vector<u32> part(25); copy(square.section(1, 2, 5, 5), part.begin());"
            " copy(part.begin(), part.end(), square.section(4, 3, 5, 5)); }",
        ])

    def make_run(self):
        big = self.TOTAL * self.r.randrange(1, 3) + self.r.randrange(5)
        self.emit("static void run() {")
        self.indent += 1
        self.emit("const int bn = %d;" % big)
        self.emit("std::vector<u32> data(%d), grid(%d, 1u), large(bn + 1), ints = integers(), wide(64), counts(16); std::vector<float> floats = reals();" % (self.TOTAL, self.TOTAL + 4))
        self.emit("for (int k = 0; k <= bn; ++k) large[k] = k * 7u;")
        self.emit("for (int k = 0; k < 64; ++k) wide[k] = ints[63 - k] ^ (u32)k;")
        self.emit("array_view<u32> out(%d, data), ga(%d, grid), gs = ga.section(2, %d), big(bn + 1, large);" % (self.TOTAL, self.TOTAL + 4, self.TOTAL + 2))
        self.emit("array_view<const u32> in(64, ints); array_view<const float> fin(64, floats); array_view<const u32, 2> square(8, 8, wide);")
        self.emit("array<u32, 1> tally(extent<1>(16), counts.begin());")
        for k, lines in enumerate(self.launches):
            if k and self.chance(60):
                self.emit(self.between())
            for line in lines:
                self.emit(line)
        self.emit("out.synchronize(); ga.synchronize(); big.synchronize(); copy(tally, counts.begin());")
        for name, values in [("out", "data"), ("ga", "grid"), ("big", "large"), ("tally", "counts")]:
            self.emit('show(%d, "%s", %s);' % (self.seed, name, values))
        self.indent -= 1
        self.emit("}")


def source_of(seeds):
    """One source file with the programs of these seeds."""
    return SOURCE % ("\n".join(Program(seed).generate() for seed in seeds), "".join(CALL % (seed, seed, seed) for seed in seeds))
