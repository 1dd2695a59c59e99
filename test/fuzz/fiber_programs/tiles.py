# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiled kernels whose threads exchange values through tile_static and global memory, in phases between barriers.

Each object that the threads share is in one mode at a time: each thread uses its own element, all read, one
writes, or all change it by atomic functions. A barrier separates two modes. Control flow around barriers is
the same for all threads of a tile. So the results do not depend on the order of the threads, which the driver
checks by running the oracle forwards and backwards.
"""

from classes import Classes

SHAPES = [(16,), (7,), (32,), (1,), (64,), (4, 4), (3, 5), (1, 8), (8, 1), (2, 3, 4), (1, 1, 9), (5, 7, 3), (2, 2, 2)]


def product(numbers):
    result = 1
    for n in numbers:
        result *= n
    return result


class Tiles(Classes):
    """The kernel's text uses: t (tiled_index), l (the thread's number in its tile), g (its number in the launch),
    tn (the tile's number), NT and TOT (threads in a tile, in the launch)."""

    def make_tiled_kernel(self, name, shape, grid):
        r = self.r
        self.shape, self.mode, self.global_is_dirty = shape, {}, False
        self.threads, self.budget = product(shape), r.randrange(4, 14)
        rank, tile = len(shape), ", ".join(map(str, shape))
        self.emit("namespace %s {" % name)
        self.emit("enum { NT = %d, TOT = %d };" % (self.threads, self.threads * product(grid)))
        self.emit("struct One { u32 w; float m[3]; }; struct Row { int q[2]; u32 pad; }; struct Part { u32 k; float a[2]; };")
        for function, index, extents in [("tile_number", "t.tile", grid), ("thread_number", "t.local", shape)]:
            text = "0"
            for k, n in enumerate(extents):
                text = "(%s) * %d + %s[%d]" % (text, n, index, k)
            self.emit("inline int %s(const tiled_index<%s> &t) restrict(amp) { return %s; }" % (function, tile, text))
        self.helpers = []
        for k in range(r.randrange(0, 3)):
            self.make_helper("wait%d" % k, tile)
        self.emit("static void run(array_view<u32> out, array_view<u32> ga, array_view<u32> gs, array_view<u32> big, array_view<const u32> in,"
                  " array_view<const float> fin, u32 uu, int un, int bn) {")
        self.emit("  parallel_for_each(extent<%d>(%s).tile<%s>(), [=](tiled_index<%s> t) restrict(amp) {" % (
            rank, ", ".join(str(a * b) for a, b in zip(shape, grid)), tile, tile))
        self.indent += 2
        self.kernel_body()
        self.indent -= 2
        self.emit("  });")
        self.emit("}")
        self.emit("}")

    def kernel_body(self):
        self.emit("tile_static u32 sa[NT]; tile_static Row sb[2][(NT + 1) / 2]; tile_static Part st[NT]; tile_static One sc;")
        self.emit("tile_static u32 cn, cx, sp[NT]; tile_static int cm;")
        self.emit("const int l = thread_number(t), tn = tile_number(t), g = tn * NT + l; u32 h = in[(u32)g % 64u] + (u32)l;")
        self.emit("float real = fin[(u32)g % 64u];")
        self.emit("sa[l] = h; sb[l % 2][l / 2].q[l & 1] = l; st[l].a[1] = real; sp[l] = 0u; if (l == 0) { sc.w = 1u; sc.m[0] = sc.m[1] = sc.m[2] = 0.5f; cn = cx = 0u; cm = 0; }")
        self.places = []
        self.declare("h", "u32")
        self.declare("real", "float")
        for name in ("l", "g", "tn", "un"):
            self.declare(name, "int", False)
        self.declare("uu", "u32", False)
        self.barrier()
        while self.budget > 0:
            self.step(0)
        self.barrier()
        for text in ("sa[NT - 1 - l]", "sb[l % 2][l / 2].q[l & 1]", "st[l].a[1]", "sc.w", "sp[l]", "cn ^ cx"):
            self.add(text)
        for place in [p for p in self.places if p.text != "h"][-6:]:
            self.add(place.text)
        self.emit("out[g] = h;")

    # Phases

    def barrier(self):
        waits = ["wait", "wait", "wait_with_all_memory_fence"] + ([] if self.global_is_dirty else ["wait_with_tile_static_memory_fence"])
        self.emit("t.barrier.%s();" % self.r.choice(waits))
        self.mode, self.global_is_dirty = {}, False

    def need(self, thing, mode):
        if self.mode.get(thing, mode) != mode:
            self.barrier()
        self.mode[thing] = mode

    def other(self):
        """The number of a thread of the tile."""
        return self.r.choice(["(l + %d) %% NT" % self.r.randrange(1, 9), "NT - 1 - l", "(l * 3 + 1) % NT", "l ^ (l < (NT & ~1) ? 1 : 0)",
                              "(int)((u32)(%s) %% (u32)NT)" % self.value("u32", 1), "0"])

    def uniform(self):
        """A condition that all threads of a tile share."""
        return self.r.choice(["(uu + (u32)tn) % 3u == 1u", "un > 4", "tn % 2 == 0", "uu & 4u", "tn < un && uu % 5u != 2u", "in[1] % 2u == 0u",
                              "(long)un < 5000000000l && tn != 1"])

    def step(self, depth):
        self.budget -= 1
        steps = [self.own, self.own, self.read, self.read, self.through_global, self.single, self.tickets, self.walk, self.strided, self.guarded] + 4 * [lambda d: self.own_statement(d)]
        if depth < 2:
            steps += [self.uniform_switch, self.uniform_do, self.uniform_for, self.uniform_if, self.call_helper, self.call_helper, self.leave]
        self.r.choice(steps)(depth)

    def inner(self, depth, most=3):
        def some():
            for _ in range(self.r.randrange(1, most)):
                self.step(depth + 1)
        self.mode = {}
        self.scope(some)

    def own(self, depth):
        thing, place, type_ = self.r.choice([("sa", "sa[l]", "u32"), ("sb", "sb[l % 2][l / 2].q[l & 1]", "int"), ("st", "st[l].a[1]", "float")])
        self.need(thing, "own")
        self.emit("%s%s = %s;" % ("if (%s) " % self.value("bool", 2) if self.chance(30) else "", place, self.cast(type_)))
        if self.chance(40):
            self.add(place)

    def read(self, depth):
        thing, place = self.r.choice([("sa", "sa[%s]"), ("sb", "sb[%s %% 2][%s / 2].q[%s & 1]"), ("st", "st[%s].a[1]")])
        index = self.fresh("i")
        self.need(thing, "read")
        self.emit("const int %s = %s;" % (index, self.other()))
        self.add(place.replace("%%", "%").replace("%s", index))

    def through_global(self, depth):
        self.need("ga", "own")
        self.emit("ga[g + 4] = %s;" % self.value("u32"))
        self.global_is_dirty = True
        self.barrier()
        self.need("ga", "read")
        self.add(self.r.choice(["ga[tn * NT + %s + 4]", "gs[tn * NT + %s + 2]", "gs.section(2, TOT)[tn * NT + %s]"]) % ("(%s)" % self.other()))
        self.global_is_dirty = True
        self.barrier()

    def single(self, depth):
        self.need("sc", "one")
        self.emit("if (l == %d) { sc.w = %s; sc.m[%d] = %s; }" % (self.r.randrange(self.threads), self.value("u32", 2), self.r.randrange(3), self.value("float", 1)))
        self.barrier()
        self.need("sc", "read")
        self.add("sc.w")
        self.add("sc.m[%s]" % self.r.choice(["0", "1", "2", "l % 3"]))

    def tickets(self, depth):
        self.need("cn", "start")
        self.emit("if (l == 0) { cn = 0u; cx = %s; cm = %s; }" % (self.value("u32", 1), self.value("int", 1)))
        self.barrier()
        self.need("cn", "atomic")
        self.need("sp", "ticket")
        kind = self.r.choice(["add", "xor", "max", "and", "or", "min"])
        self.emit("{ const u32 ticket = atomic_fetch_inc(&cn); sp[ticket] = %s; atomic_fetch_%s(&cx, %s); atomic_fetch_min(&cm, %s); }" % (
            self.value("u32", 1), kind, self.value("u32", 1), self.value("int", 1)))
        self.barrier()
        self.need("cn", "read")
        self.need("sp", "read")
        self.emit("{ u32 z = 0; for (int j = 0; j < NT; ++j) z += sp[j] * sp[j] + 1u; h = mix(h, z ^ cx ^ bits(cm) ^ cn); }")
        self.barrier()
        self.emit("sp[l] = 0u;")
        self.mode["sp"] = "own"

    def guarded(self, depth):
        """An effect beside a bound on the thread: every thread has it, whatever the bound says."""
        self.need("cn", "start")
        self.emit("if (l == 0) cn = 0u;")
        self.barrier()
        self.need("cn", "atomic")
        bound = self.r.choice(["un", "(int)(uu % 9u)", "5000000000l", "uu", "2147483647", "4294967295u", "(long)un * 3l", "-1l"])
        left = self.r.choice(["l", "g", "t.local[%d]" % (len(self.shape) - 1), "(long)l", "(l + 1)"])
        test = self.r.choice(["atomic_fetch_add(&cn, 3u) != 7u && %s < %s", "%s >= %s || atomic_fetch_inc(&cn) > 4000u", "un != 0 && %s < %s / un",
                              "count(h, 1u) && %s <= %s", "%s > %s", "%s == %s", "(h & 1u) != 0u && %s < %s"]) % (left, bound)
        self.emit("if (%s) sp[l] = %s;" % (test, self.r.choice(["1u", "sp[l] + 1u", self.value("u32", 1)])))
        self.mode["sp"] = "own"
        self.barrier()
        self.need("cn", "read")
        self.add("cn")

    def walk(self, depth):
        self.need("sa", "read")
        self.emit(self.r.choice([
            "{ const u32 *p = &sa[0]; const u32 *e = p + NT; for (; p < e; p += %d) h = h * 31u + *p; }" % self.r.randrange(1, 4),
            "{ const u32 *p = sa + l; do { h ^= *p + (u32)(p - sa); if (p == sa) break; --p; } while (*p %% %du); }" % self.r.randrange(2, 5),
            "{ u32 own[3] = {h, 1u, 2u}; const u32 *p = %s ? &sa[l] : &own[l %% 3]; h = mix(h, *p); }" % self.value("bool", 2)]))

    def strided(self, depth):
        k = self.fresh("k")
        self.need("big", "own")
        self.emit("for (int %s = g; %s < %s; %s += TOT) { big[%s] = big[%s] * 3u + (u32)%s + %s; %s }" % (
            k, k, self.r.choice(["bn", "bn - 3"]), k, k, k, k, self.r.choice(["h", "1u", "in[(u32)%s %% 64u]" % k]),
            self.r.choice(["", "h ^= big[%s];" % k, "if (big[%s] %% 3u == 0u) continue; h += 1u;" % k])))

    # Control flow that all threads of a tile share

    def uniform_if(self, depth):
        self.barrier()
        self.emit("if (%s) {" % self.uniform())
        self.inner(depth)
        if self.chance(50):
            self.emit("} else {")
            self.inner(depth)
        self.emit("}")
        self.barrier()

    def uniform_switch(self, depth):
        self.barrier()
        self.emit("switch (%s) {" % self.r.choice(["(uu + (u32)tn) % 4u", "(u32)(tn & 3)", "(u32)un % 4u"]))
        labels = ["case %du" % k for k in self.r.sample(range(4), self.r.randrange(2, 5))] + (["default"] if self.chance(50) else [])
        self.r.shuffle(labels)
        for label in labels:
            self.emit("%s: {" % label)
            self.inner(depth)
            self.barrier()
            self.emit("}%s" % (" break;" if self.chance(55) else ""))
        self.emit("}")
        self.barrier()

    def uniform_do(self, depth):
        k = self.fresh("w")
        self.barrier()
        self.emit("{ int %s = %s; do {" % (k, self.r.choice(["un", "(int)(uu % 4u)", "tn % 3", "2"])))
        self.inner(depth)
        self.barrier()
        self.emit("  if (%s) %s;" % (self.uniform(), self.r.choice(["continue", "break", "continue"])))
        self.inner(depth, 2)
        self.barrier()
        self.emit("} while (%s-- > 0); }" % k)
        self.barrier()

    def uniform_for(self, depth):
        k = self.fresh("k")
        self.barrier()
        limit = self.r.choice(["un % 5", "(int)(uu % 4u)", "(NT < 9 ? NT : 9)", "3"]) if depth == 0 else "2"
        self.emit("for (int %s = 0, limit = %s; %s < limit; %s += %d) {" % (k, limit, k, k, self.r.randrange(1, 3)))
        self.declare(k, "int", False)
        self.inner(depth)
        self.places = [p for p in self.places if p.text != k]
        if self.chance(40):
            self.barrier()
            self.emit("  if (%s) break;" % self.uniform())
        self.barrier()
        self.emit("}")
        self.barrier()

    def leave(self, depth):
        if self.chance(40):
            self.emit("if (tn %% %d == %d) { out[g] = h ^ 5u; return; }" % (self.r.randrange(3, 7), self.r.randrange(2)))
        else:
            self.own_statement(depth)

    # Functions with barriers and tile_static variables of their own

    def make_helper(self, name, tile):
        self.emit("template <int K> inline u32 %s(const tiled_index<%s> &t, int l, u32 x, const u32 *sa, One &sc) restrict(amp) {" % (name, tile))
        self.emit("  tile_static u32 mine[NT]; tile_static u32 one; mine[l] = x + (u32)K; if (l == K % NT) one = x;")
        self.emit("  t.barrier.wait(); u32 z = mine[(l + K) % NT] ^ one;")
        self.emit("  if constexpr (K > 1) { t.barrier.wait(); z = mix(z, %s<K - 1>(t, l, z, sa, sc)); } else { z += mine[NT - 1 - l]; }" % name)
        self.emit("  for (int j = 0; j < 3; ++j) { t.barrier.wait(); mine[l] = z + (u32)j; t.barrier.wait(); z = mix(z, mine[(l * 2 + j) % NT]); if (x == 0u && j == 7) z = 0u; }")
        if self.chance(50):
            self.emit("  t.barrier.wait(); if (l == 0) sc.w = z * 3u; t.barrier.wait(); z ^= sc.w;")
        self.emit("  t.barrier.wait(); return z + sa[(u32)K % (u32)NT];")
        self.emit("}")
        self.helpers += ["%s<%d>" % (name, k) for k in (1, 2, 3)]

    def call_helper(self, depth):
        if not self.helpers:
            return self.own_statement(depth)
        self.barrier()
        self.emit("h = mix(h, %s(t, l, %s, &sa[0], sc));" % (self.r.choice(self.helpers), self.value("u32", 2)))
        self.barrier()
