# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels with one seeded defect: launches of one to three dimensions, tiled and not, in sequence, over elements
of all kinds, with all kinds of access paths.

Threads use the elements of their own number, those of other threads of the tile between barriers, and elements that an earlier
launch wrote. The defect can be a wrong index, a missing barrier, unwritten memory, a condition that is true for all threads, an
ordinary operation instead of an atomic one, or one launch instead of two.
"""

from places import ELEMENTS, Memory, Shared
from seeded import Seeded

TILES = [(4,), (8,), (16,), (2, 4), (4, 4), (2, 8), (2, 2, 2), (1, 2, 4), (4, 2, 1)]
WAITS = ["wait", "wait", "wait_with_all_memory_fence"]


class Launch:
    def __init__(self, tile, count):
        self.tile, self.count = tile, count
        self.shared, self.lines = [], []

    def extents(self):
        """Tiles follow one another in the first dimension, or in the last one."""
        return (self.tile[0] * self.count, *self.tile[1:])


class Shapes(Seeded):
    KINDS = ["none", "barrier", "barrier", "index", "index", "index", "race", "race", "race", "race", "init", "guard", "plain", "launch"]

    def body(self):
        r = self.shape
        self.serial, self.memories = 0, []
        tile = r.choice(TILES)
        self.size = 1
        for n in tile:
            self.size *= n
        self.n = self.size * 3
        self.is_tiled = r.random() < 0.75
        self.launches = [Launch(tile, 3)]
        self.lines = self.launches[0].lines
        for _ in range(r.randrange(1, 4)):
            self.part()
        if r.random() < 0.5:
            self.next_launch(tile)
        self.say("out[%s] = x;" % self.index("g", self.n))
        return self.launches

    # Names and memory.

    def fresh(self, stem):
        self.serial += 1
        return "%s%d" % (stem, self.serial)

    def say(self, *lines):
        self.launches[-1].lines += [line for line in lines if line]

    def element(self):
        r = self.shape
        return r.choice(["int", "int", "int", "unsigned", "float", "double", "pair", "deep", "int_2", "float_4"])

    def memory(self, element=None, count=0):
        """Elements that another part may use as well, if there is one for each thread."""
        r = self.shape
        usable = [m for m in self.memories if m.count == self.n and not m.is_read_by_all]
        if not element and not count and usable and r.random() < 0.4:
            return r.choice(usable)
        self.memories.append(Memory(self, self.fresh("w"), element or self.element(), count or self.n, r.choice(["view", "view", "array"])))
        return self.memories[-1]

    def shared(self, element=None, count=0):
        r, known = self.shape, self.launches[-1].shared
        usable = [s for s in known if s.count == self.size]
        if not element and usable and r.random() < 0.3:
            return r.choice(usable)
        known.append(Shared(self, self.fresh("s"), element or self.element(), count or self.size))
        return known[-1]

    def place(self, memory, e):
        """An element by some access path; emits the declarations that it needs."""
        before, text = self.shape.choice(memory.WAYS)(memory, e)
        self.say(*before)
        return text

    def store(self, memory, e):
        memory.form = self.shape.choice(ELEMENTS[memory.element])
        for form in memory.form[0]:
            self.say(form % self.place(memory, e))

    def load(self, memory, e):
        self.say("x += %s;" % (memory.form[1] % self.place(memory, e)))

    def other(self):
        """Another thread of the tile, or the own one."""
        r, n = self.shape, self.size
        return r.choice(["(l + %d) %% %d" % (r.randrange(1, n), n), "%d - l" % (n - 1), "l ^ 1", "l"])

    def barrier(self):
        self.say(self.wait("t.barrier.%s();" % self.shape.choice(WAITS)))

    def guard(self, condition):
        return "if (%s)" % ("l >= 0" if self.is_wrong("guard") else condition)

    # Parts of a kernel.

    def part(self):
        r = self.shape
        part = r.choice(self.TILED + self.FLAT if self.is_tiled else self.FLAT)
        before = len(self.launches[-1].lines)
        part(self)
        if r.random() < 0.15:
            # Not tile_static declarations, which stand at the beginning.
            self.launches[-1].lines.insert(before, "for (int round = 0; round < 2; ++round) {")
            self.say("}")

    def own(self):
        memory = self.memory()
        self.store(memory, "g")
        self.load(memory, "g")

    def tallied(self):
        memory = self.memory("int", 4)
        self.tally(memory, "g % 4")

    def tally(self, memory, e):
        place = self.place(memory, e)
        self.say("%s += x;" % place if self.is_wrong("plain") else "atomic_fetch_add(&%s, x & 7);" % place)

    def slid(self):
        """Two sections made in the kernel, which are one unless one of them begins elsewhere."""
        memory, r = self.memory(count=self.n + 4), self.shape
        grid, ways = memory.alias("grid4", "view_as(extent<2>(%d, 4))" % (self.n // 4 + 1)), []
        for _ in range(2):
            k = self.fresh("k")
            if r.random() < 0.5:
                self.say("array_view<%s> %s = %s.section(%s, %d);" % (memory.element, k, memory.name, self.index("0", 4, refers=True, within=True), self.n))
                ways.append("%s[g]" % k)
            else:
                self.say("array_view<%s, 2> %s = %s.section(index<2>(%s, 0), extent<2>(%d, 4));" % (memory.element, k, grid, self.index("0", 2, refers=True, within=True), self.n // 4))
                ways.append("%s(g / 4, g %% 4)" % k)
        writes, reads = r.choice(ELEMENTS[memory.element])
        self.say(*[form % ways[0] for form in writes], "x += %s;" % (reads % ways[1]))

    def window(self):
        n, k = self.shape.randrange(2, 6), self.fresh("k")
        self.say("int own%s[%d] = {x, 1};" % (k, n), "int *%s = own%s;" % (k, k), "for (int j = 0; j < %d; ++j)" % n,
                 "  %s[%s] += j;" % (k, self.index("j", n)), "x += own%s[%s];" % (k, self.index("l %% %d" % n, n)))

    def neighbour(self):
        memory = self.memory()
        self.store(memory, "g")
        self.barrier()
        self.load(memory, "at(t, %s)" % self.other())
        self.barrier()

    def publish(self):
        memory = self.shared()
        if self.is_wrong("init"):
            memory.form = self.shape.choice(ELEMENTS[memory.element])
        else:
            self.store(memory, "l")
        self.barrier()
        self.load(memory, self.other())
        self.barrier()

    def rounds(self):
        memory = self.shared() if self.shape.random() < 0.5 else self.memory()
        own = "g" if isinstance(memory, Memory) else "l"
        other = "at(t, %s)" if isinstance(memory, Memory) else "%s"
        k = self.fresh("k")
        self.say("for (int %s = 1; %s < %d; %s *= 2) {" % (k, k, self.size, k))
        self.store(memory, own)
        self.barrier()
        self.load(memory, other % ("(l + %s) %% %d" % (k, self.size)))
        self.barrier()
        self.say("}")

    def reduce(self):
        memory = self.shared("int") if self.shape.random() < 0.5 else self.memory("int")
        at = "at(t, %s)" if isinstance(memory, Memory) else "%s"
        h = self.fresh("h")
        memory.form = ELEMENTS["int"][0]
        self.say("%s = x;" % self.place(memory, at % "l"))
        self.barrier()
        self.say("for (int %s = %d; %s > 0; %s /= 2) {" % (h, self.size // 2, h, h))
        self.say(self.guard("l < %s" % h) + " {")
        self.say("%s += %s;" % (self.place(memory, at % "l"), self.place(memory, at % ("(l + %s) %% %d" % (h, self.size)))), "}")
        self.barrier()
        self.say("}")
        self.say("x += %s;" % self.place(memory, at % "0"))
        self.barrier()

    def one(self):
        memory = self.shared()
        self.say(self.guard("l == %d" % self.shape.randrange(self.size)) + " {")
        self.store(memory, "%d" % self.shape.randrange(self.size))
        self.say("}")
        self.barrier()

    def counter(self):
        memory = self.shared("int", 2)
        if not self.is_wrong("init"):
            self.say("if (l < 2) {")
            self.say("%s = 0;" % self.place(memory, "l"), "}")
        self.barrier()
        self.tally(memory, "l % 2")
        self.barrier()
        self.say("x += %s;" % self.place(memory, "l % 2"))
        self.barrier()

    FLAT = [own, own, own, slid, tallied, window]
    TILED = [neighbour, neighbour, publish, publish, publish, rounds, rounds, reduce, one, counter]

    def next_launch(self, tile):
        """It reads what the first has written, in any order."""
        r = self.shape
        memory = self.memory(self.element())
        self.store(memory, "g")
        memory.is_read_by_all = True
        if self.is_wrong("launch"):
            self.say("{")
        else:
            self.launches.append(Launch(tile, 3))
            self.say("int x = g;")
        self.load(memory, r.choice(["(g + %d) %% %d" % (r.randrange(1, self.n), self.n), "%d - g" % (self.n - 1), "g / 2"]))
        for _ in range(r.randrange(0, 2)):
            self.part()
        if self.kind == "launch" and len(self.launches) == 1:
            self.say("}")

    # The program.

    def source(self):
        n, s = self.n, self.seed
        lines = ["template <typename V> static auto &pick%d(V &v, int e) restrict(amp) {" % s, "  return v[e];", "}"]
        for k, launch in enumerate(self.launches):
            lines += self.place_of_threads(k, launch)
        lines += ["static void p%d() {" % s, "  std::vector<int> out_data(%d);" % n, "  array_view<int> out(%d, out_data);" % n]
        for memory in self.memories:
            lines += ["  " + line for line in memory.declarations()]
        for k, launch in enumerate(self.launches):
            lines += self.kernel(k, launch)
        return "\n".join(lines + ["  out.synchronize();"] + ["  %s.synchronize();" % m.name for m in self.memories if not m.is_array] + ["}\n"])

    def place_of_threads(self, k, launch):
        """A function for the number of the thread with the number `l` in the tile."""
        if not self.is_tiled:
            return []
        text, step = "0", self.size
        for d, (n, whole) in enumerate(zip(launch.tile, launch.extents())):
            step //= n
            text = "(%s) * %d + t.tile_origin[%d] + l / %d %% %d" % (text, whole, d, step, n)
        return ["static int at%d_%d(const tiled_index<%s> &t, int l) restrict(amp) {" % (self.seed, k, ", ".join(map(str, launch.tile))),
                "  return %s;" % text, "}"]

    def linear(self, index, extents):
        text = "0"
        for d, n in enumerate(extents):
            text = "(%s) * %d + %s[%d]" % (text, n, index, d)
        return text

    def kernel(self, k, launch):
        tile, extents = ", ".join(map(str, launch.tile)), launch.extents()
        whole = "extent<%d>(%s)" % (len(extents), ", ".join(map(str, extents)))
        arrays = "".join(", &%s_array" % m.name for m in self.memories if m.is_array_used)
        if self.is_tiled:
            lines = ["  parallel_for_each(%s.tile<%s>(), [=%s](tiled_index<%s> t) restrict(amp) {" % (whole, tile, arrays, tile)]
            lines += ["    %s" % shared.declaration() for shared in launch.shared]
            lines += ["    const int l = %s, g = %s;" % (self.linear("t.local", launch.tile), self.linear("t.global", extents))]
        else:
            lines = ["  parallel_for_each(%s, [=%s](index<%d> i) restrict(amp) {" % (whole, arrays, len(extents)),
                     "    const int g = %s, l = g %% %d;" % (self.linear("i", extents), self.size)]
        if k == 0:
            lines.append("    int x = g * 3 + l;")
        return lines + ["    " + line.replace("at(t", "at%d_%d(t" % (self.seed, k)) for line in launch.lines] + ["  });"]
