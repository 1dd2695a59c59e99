# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small tiled kernels, right but for one seeded defect: a barrier dropped, or one index that is another one.

No index depends on data, so that a race changes no other access, but for what stands under a condition.
"""

from seeded import Seeded


class Defects(Seeded):
    KINDS = ["none", "barrier", "barrier", "index", "index", "race", "race", "race"]

    def body(self):
        r = self.shape
        self.size = r.choice([4, 8, 16])
        self.n = self.size * 3
        self.used = set()
        lines = ["int x = in[%s] + l;" % self.index("g", self.n)]
        for _ in range(r.randrange(1, 5)):
            part = r.choice(self.PARTS)
            if part.__name__ in self.used and r.random() < 0.5:
                continue
            self.used.add(part.__name__)
            block = part(self)
            if r.random() < 0.15:
                block = ["if (in[%d] %s 3) {" % (r.randrange(self.n), r.choice("<>"))] + block + ["}"]
            elif r.random() < 0.1:
                block = ["for (int round = 0; round < 2; ++round) {"] + block + ["}"]
            lines += block
        lines.append("out[%s] = x;" % self.index("g", self.n))
        return lines

    def other(self):
        """The slot of another thread, or a thread's own."""
        r, n = self.shape, self.size
        return r.choice(["(l + %d) %% %d" % (r.randrange(1, n), n), "%d - l" % (n - 1), "l ^ %d" % r.choice([1, 2]), "l"])

    def publish(self):
        s = self.shape.choice(["s", "s", "u"])
        return ["%s[%s] = x + %d;" % (s, self.index("l", self.size), self.shape.randrange(9)), self.wait(),
                "x += %s[%s];" % (s, self.index(self.other(), self.size)), self.wait()]

    def scan(self):
        return ["s[%s] = x;" % self.index("l", self.size), self.wait(),
                "for (int k = 1; k < %d; k *= 2) {" % self.size, "int y = s[%s];" % self.index("l", self.size), "if (l >= k)",
                "  y += s[%s];" % self.index("l - k", self.size), self.wait(), "s[%s] = y;" % self.index("l", self.size), self.wait(), "}",
                "x ^= s[%s];" % self.index("l", self.size), self.wait()]

    def reduce(self):
        n = self.size
        return ["s[%s] = x;" % self.index("l", n), self.wait(), "for (int h = %d; h > 0; h /= 2) {" % (n // 2), "if (l < h)",
                "  s[%s] += s[%s];" % (self.index("l", n), self.index("l + h", n)), self.wait(), "}",
                "x += s[%s];" % self.index("0", n), self.wait()]

    def counter(self):
        return ["if (l == 0)", "  c = %d;" % self.shape.randrange(3), self.wait(), "atomic_fetch_add(&c, x & 7);", self.wait(), "x += c;", self.wait()]

    def window(self):
        n = self.shape.randrange(2, 6)
        return ["{", "int own[%d] = {x, 1};" % n, "for (int k = 0; k < %d; ++k)" % n, "  own[%s] += k;" % self.index("k", n),
                "for (int k = 0; k < %d; ++k)" % n,
                "  x += own[%s] * in[%s];" % (self.index("k", n), self.index("(g + k) %% %d" % self.n, self.n)), "}"]

    def in_tile(self):
        return ["w[%s] = x;" % self.index("g", self.n), self.wait(),
                "x ^= w[%s];" % self.index("t.tile_origin[0] + %s" % ("(%s)" % self.other()), self.n), self.wait()]

    def halo(self):
        n = self.size
        return ["e[%s] = x;" % self.index("l + 1", n + 2), "if (l == 0)", "  e[%s] = in[%s];" % (self.index("0", n + 2), self.index("g", self.n)),
                "if (l == %d)" % (n - 1), "  e[%s] = 5;" % self.index("%d" % (n + 1), n + 2), self.wait(),
                "x += e[%s] + e[%s];" % (self.index("l", n + 2), self.index("l + 2", n + 2)), self.wait()]

    def functions(self):
        return ["put%d(s[%s], x);" % (self.seed, self.index("l", self.size, True)), self.wait(),
                "x += get%d(s[%s]);" % (self.seed, self.index("(l + 1) %% %d" % self.size, self.size, True)), self.wait()]

    def flag(self):
        return ["if (l == 0)", "  f = 0;", self.wait(), "if (in[%s] > 4)" % self.index("g", self.n), "  f = 1;", self.wait(), "x += f;", self.wait()]

    def strided(self):
        n = self.size
        return ["for (int k = l; k < %d; k += %d)" % (2 * n, n), "  d[%s] = in[%s] + k;" % (self.index("k", 2 * n), self.index("g", self.n)), self.wait(),
                "x += d[%s];" % self.index("%d - l" % (2 * n - 1), 2 * n), self.wait()]

    def one(self):
        n = self.size
        return ["if (l == %d)" % (n - 1), "  u[%s] = x;" % self.index("0", n), self.wait(), "x += u[%s];" % self.index("0", n), self.wait()]

    def atomics(self):
        return ["atomic_fetch_add(&a[%s], x & 3);" % self.index("g % 3", 3)]

    def grid(self):
        n, half = self.size, self.size // 2
        return ["m[%s][%s] = x;" % (self.index("l % 2", 2), self.index("l / 2", half)), self.wait(),
                "x += m[%s][%s];" % (self.index("1 - l % 2", 2), self.index("%d - l / 2" % (half - 1), half)), self.wait()]

    def structs(self):
        n = self.size
        return ["p[%s].first = x;" % self.index("l", n), "p[%s].second = l;" % self.index("(l + 1) %% %d" % n, n), self.wait(),
                "x += p[%s].first - p[%s].second;" % (self.index(self.other(), n), self.index("l", n)), self.wait()]

    PARTS = [publish, publish, scan, reduce, counter, window, in_tile, in_tile, halo, functions, flag, strided, one, atomics, grid, structs]

    def source(self):
        """A function for the program; each statement has a line."""
        n, size = self.n, self.size
        # Only the first report of a place is printed, so programs share no place.
        head = """static void put%d(int &to, int x) restrict(amp) {
  to = x;
}
static int get%d(const int &from) restrict(amp) {
  return from;
}
static void p%d() {
  std::vector<int> in_data(%d), out_data(%d), w_data(%d), a_data(3);
  for (int k = 0; k < %d; ++k) in_data[k] = k * 7 %% 10;
  array_view<const int> in(%d, in_data);
  array_view<int> out(%d, out_data), w(%d, w_data), a(3, a_data);
  parallel_for_each(out.extent.tile<%d>(), [=](tiled_index<%d> t) restrict(amp) {
    tile_static int s[%d], u[%d], e[%d], d[%d], m[2][%d], c, f;
    tile_static pair p[%d];
    const int l = t.local[0], g = t.global[0];
""" % (self.seed, self.seed, self.seed, n, n, n, n, n, n, n, size, size, size, size, size + 2, 2 * size, size // 2, size)
        return head + "".join("    %s\n" % line for line in self.lines if line) + "  });\n  out.synchronize();\n  w.synchronize();\n  a.synchronize();\n}\n"
