# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiled programs over the operations of sub-groups of version 1.3.

A program is a list of steps in tile-uniform control flow: a function of one thread, which is for both sides, or an
operation of the sub-groups on values of all threads. The host runs each step for all threads of the tile, one after the
other. Sums of floating-point numbers are sums of small whole numbers, because the order of an operation is open.
"""

from program import Simple
from generator import INTEGRAL, Class, Var

PRELUDE = """\
// What the sub-group of thread l of a tile with `threads` threads computes from the values x of all threads.
static int lanes_of(int l, int threads) { return threads - l / 32 * 32 < 32 ? threads - l / 32 * 32 : 32; }
template <typename T> static T host_shuffle(const T *x, int l, int threads, int from) {
  return from >= 0 && from < lanes_of(l, threads) ? x[l / 32 * 32 + from] : x[l];
}
template <typename T> static unsigned host_ballot(const T *x, int l, int threads) {
  unsigned votes = 0;
  for (int k = 0; k < lanes_of(l, threads); ++k)
    votes |= (unsigned)(x[l / 32 * 32 + k] != 0) << k;
  return votes;
}
template <typename T, typename Op> static T host_scan(const T *x, int first, int last, Op op) {
  T all = x[first];
  for (int k = first + 1; k <= last; ++k)
    all = op(all, x[k]);
  return all;
}
struct wrapped_sum {
  template <typename T> T operator()(T a, T b) const { return (T)((unsigned long)a + (unsigned long)b); }
  float operator()(float a, float b) const { return a + b; }
  double operator()(double a, double b) const { return a + b; }
};
"""

TYPES = ["int", "unsigned", "long", "unsigned long", "float", "double"]
FIELDS = {"int": "n", "unsigned": "u", "long": "w", "unsigned long": "v", "float": "x", "double": "d"}
# Function objects for the kernel and the host. The last two are associative only, for scans.
OPERATIONS = {
    "sum": ("concurrency::sub_group::plus()", "wrapped_sum()"),
    "low": ("concurrency::sub_group::minimum()", "[](auto a, auto b) { return b < a ? b : a; }"),
    "high": ("concurrency::sub_group::maximum()", "[](auto a, auto b) { return a < b ? b : a; }"),
    "own": ("[](auto a, auto b) { return a < b ? b : a; }", "[](auto a, auto b) { return a < b ? b : a; }"),
    "xor": ("std::bit_xor<>()", "std::bit_xor<>()"),
    "product": ("std::multiplies<>()", "std::multiplies<>()"),
    "left": ("[](auto a, auto) { return a; }", "[](auto a, auto) { return a; }"),
    "right": ("[](auto, auto b) { return b; }", "[](auto, auto b) { return b; }"),
}


class SubGroups(Simple):
    TILES = [(1,), (8,), (32,), (33,), (64,), (96,), (100,), (256,), (4, 16), (3, 5), (5, 20), (2, 3, 16), (3, 3, 7)]

    def generate(self):
        r, p = self.r, self.prefix
        self.tile = r.choice(self.TILES)
        self.size = 1
        for extent in self.tile:
            self.size *= extent
        for _ in range(r.randrange(0, 2)):
            self.make_class()
        self.emit("struct %s_State { int n; unsigned u; long w; unsigned long v; float x; double d; };" % p)
        self.state = Class("%s_State" % p, [(FIELDS[t], t, 0) for t in TYPES])
        self.steps_made, self.uniforms = 0, ["z"]
        self.steps_left = r.randrange(3, 12)
        steps = self.steps(0)
        self.make_kernel(steps)
        self.make_host(steps)
        return "\n".join(self.out) + "\n"

    # --- Steps: ("own", function), ("group", text of the kernel, values of all threads on the host, text of the host),
    # --- ("if", condition, steps, steps), ("for", counter, bound, steps), ("halves", counter, begin, steps), ("call", function, steps)

    def steps(self, depth):
        made = []
        for _ in range(self.r.randrange(2, 5)):
            if self.steps_left <= 0:
                break
            self.steps_left -= 1
            kinds = [self.own, self.operation, self.operation, self.operation, self.operation]
            if depth < 2:
                kinds += [self.branch, self.loop, self.call_function]
            made += self.r.choice(kinds)(depth)
        return made or self.operation(depth)

    def own(self, depth):
        """A function of one thread."""
        name = "%s_step%d" % (self.prefix, self.steps_made)
        self.steps_made += 1
        self.emit("inline void %s(%s_State &s, int l, unsigned z) restrict(amp, cpu) {" % (name, self.prefix))
        self.scopes = [[Var("l", "int", False), Var("z", "unsigned", False), Var("s", self.state)], []]
        self.make_body(self.r.randrange(2, 6))
        self.emit("}")
        return [("own", name)]

    def result(self):
        return ""

    def uniform(self):
        return self.r.choice(self.uniforms + ["3u", "(z + 1u)", "(unsigned)tile"])

    def condition_of_tile(self):
        return self.r.choice(["%s %% 2u == 0u", "%s %% 3u != 1u", "(%s & 5u) > 1u"]) % self.uniform()

    def branch(self, depth):
        condition = self.condition_of_tile()
        return [("if", condition, self.steps(depth + 1), self.steps(depth + 1) if self.chance(50) else [])]

    def loop(self, depth):
        k = self.fresh("k")
        self.uniforms.append("(unsigned)" + k)
        inner = self.steps(depth + 1)
        self.uniforms.pop()
        bound = self.r.choice(["3", "int(%s %% 3u)" % self.uniform()])
        if self.chance(30):
            return [("halves", k, self.r.choice([1, 16, 31]), inner)]
        return [("for", k, bound, inner)]

    def call_function(self, depth):
        """A function that gets the sub-group."""
        saved, self.uniforms = self.uniforms, ["z"]
        inner = self.steps(depth + 1)
        self.uniforms = saved
        name = "%s_group%d" % (self.prefix, self.steps_made)
        self.steps_made += 1
        self.emit("inline void %s(%s, %s_State &s, int l, int tile, unsigned z) restrict(amp) {" % (
            name, self.r.choice(["concurrency::sub_group g", "const concurrency::sub_group &g"]), self.prefix))
        self.indent += 1
        self.kernel_steps(inner)
        self.indent -= 1
        self.emit("}")
        return [("call", name, inner)]

    def value(self, type_):
        """What a thread gives: a text over s and l."""
        return self.r.choice(["(%s)s.%s" % (type_, FIELDS[type_]), "(%s)(s.u + (unsigned)l)" % type_, "(%s)(s.n & 1023)" % type_, "(%s)l" % type_,
                              "(%s)(l %% 3)" % type_])

    def exact(self, type_):
        """The same where numbers are combined: whole numbers from 0 to 1023, so that their sums are exact."""
        if type_ in INTEGRAL:
            return self.value(type_)
        return self.r.choice(["(%s)(s.n & 1023)", "(%s)(int)(s.u %% 977u)", "(%s)(whole(s.x) & 511)", "(%s)l"]) % type_

    def operation(self, depth):
        r, type_ = self.r, self.r.choice(TYPES)
        target = "s.%s" % FIELDS[type_]
        kind = r.choice(["shuffle", "shuffle", "up", "down", "xor", "broadcast", "vote", "reduce", "reduce", "inclusive", "exclusive", "place"])
        if kind == "vote":
            return self.vote()
        if kind == "place":
            text, host = r.choice([("g.size()", "lanes_of(l, {n})"), ("g.index()", "l % 32"), ("g.count()", "({n} + 31) / 32"), ("g.number()", "l / 32")])
            return [("group", "s.n ^= %s;" % text, "", "s.n ^= %s;" % host.format(n=self.size))]
        if kind in ("reduce", "inclusive", "exclusive"):
            return self.combine(kind, type_)
        value = self.value(type_)
        fill = "%s x[%d]; ALL x[l] = %s;" % (type_, self.size, value)
        if kind == "shuffle":
            where = r.choice(["(int)(s.u % 40u)", "l % 32 ^ 3", "31 - l % 32", "7", "(int)(s.u & 31u) - 2", "s.n"])
            kernel, host = "g.shuffle(%s, %s)" % (value, where), where
        elif kind == "broadcast":
            kernel, host = ("g.broadcast(%s)" % value, "0") if self.chance(50) else ("g.broadcast(%s, g.size() / 2)" % value, "lanes_of(l, %d) / 2" % self.size)
        else:
            count = r.choice(["1", "2", "5", "16", "31", "(int)(%s %% 32u)" % self.uniform(), "l % 4"])
            kernel = "g.shuffle_%s(%s, %s)" % (kind, value, count)
            host = {"up": "l %% 32 - (%s)", "down": "l %% 32 + (%s)", "xor": "l %% 32 ^ (%s)"}[kind] % count
        # What is read of the state for the place is that from before.
        return [("group", "%s = %s;" % (target, kernel), fill, "%s = host_shuffle(x, l, %d, %s);" % (target, self.size, host))]

    def vote(self):
        condition = self.r.choice(["s.u & 1u", "s.n > 3", "l % 5 != 2", "true", "false", "s.x < 2.0f", "s.w & 4l"])
        fill = "bool x[%d]; ALL x[l] = %s;" % (self.size, condition)
        votes = "host_ballot(x, l, %d)" % self.size
        kernel, host = self.r.choice([("s.u ^= g.ballot({c});", "s.u ^= {v};"), ("s.n = g.any({c}) ? s.n : 7;", "s.n = {v} ? s.n : 7;"),
                                      ("if (g.all({c})) s.u += 3u;", "if ({v} == 0xffffffffu >> (32 - lanes_of(l, {n}))) s.u += 3u;")])
        return [("group", kernel.format(c=condition), fill, host.format(v=votes, n=self.size))]

    def combine(self, kind, type_):
        r, whole = self.r, type_ in INTEGRAL
        names = ["sum", "sum", "low", "high", "own"] + (["xor"] if whole else []) + (["product"] if type_.startswith("unsigned") else [])
        if kind != "reduce":
            names += ["left", "right"]
        name = r.choice(names)
        value = self.value(type_) if name in ("left", "right") else self.exact(type_)
        op, host_op = OPERATIONS[name]
        first, target = "l / 32 * 32", "s.%s" % FIELDS[type_]
        fill = "%s x[%d]; ALL x[l] = %s;" % (type_, self.size, value)
        text = "g.%s(%s)" % ({"reduce": "reduce", "inclusive": "inclusive_scan", "exclusive": "exclusive_scan"}[kind],
                             value if name == "sum" and self.chance(40) else "%s, %s%s" % (value, "(%s)%d, " % (type_, 7) if kind == "exclusive" else "", op))
        begin = "(%s)7" % type_ if "7, " in text else "(%s)0" % type_
        if kind == "reduce":
            host = "%s = host_scan(x, %s, %s + lanes_of(l, %d) - 1, %s);" % (target, first, first, self.size, host_op)
        elif kind == "inclusive":
            host = "%s = host_scan(x, %s, l, %s);" % (target, first, host_op)
        else:
            host = "%s = l %% 32 == 0 ? %s : (%s)%s(%s, host_scan(x, %s, l - 1, %s));" % (target, begin, type_, host_op, begin, first, host_op)
        return [("group", "%s = %s;" % (target, text), fill, host)]

    # --- Text

    def start(self):
        return "{g, g * 2654435761u, g * 77l, g * 40503ul, g * 0.25f, g / 8.0}"

    def hash(self, s):
        text = "1469598103934665603ul"
        for t in TYPES:
            text = "mix(%s, bits(%s.%s))" % (text, s, FIELDS[t])
        return text

    def make_kernel(self, steps):
        p, tile = self.prefix, ", ".join(map(str, self.tile))
        rank = len(self.tile)
        self.emit("inline void %s_kernel(concurrency::array_view<unsigned long, %d> out, concurrency::tiled_index<%s> t, unsigned z) restrict(amp) {" % (p, rank, tile))
        self.indent += 1
        number = "t.local[0]"
        for k in range(1, rank):
            number = "(%s) * %d + t.local[%d]" % (number, self.tile[k], k)
        self.emit("const concurrency::sub_group g = t.sub_group;")
        self.emit("const int l = %s, tile = t.tile[0];" % number)
        self.emit("%s_State s; { const int g = tile * %d + l; s = %s; }" % (p, self.size, self.start()))
        self.kernel_steps(steps)
        self.emit("out[t] = %s;" % self.hash("s"))
        self.indent -= 1
        self.emit("}")

    def kernel_steps(self, steps):
        for step in steps:
            if step[0] == "own":
                self.emit("%s(s, l, z);" % step[1])
            elif step[0] == "group":
                self.emit(step[1])
            elif step[0] == "call":
                self.emit("%s(g, s, l, tile, z);" % step[1])
            else:
                self.nested(step, self.kernel_steps)

    def nested(self, step, write):
        if step[0] == "if":
            self.emit("if (%s) {" % step[1])
        elif step[0] == "for":
            self.emit("for (int %s = 0; %s < %s; ++%s) {" % (step[1], step[1], step[2], step[1]))
        else:
            self.emit("for (int %s = %d; %s > 0; %s /= 2) {" % (step[1], step[2], step[1], step[1]))
        self.indent += 1
        write(step[2] if step[0] == "if" else step[3])
        self.indent -= 1
        if step[0] == "if" and step[3]:
            self.emit("} else {")
            self.indent += 1
            write(step[3])
            self.indent -= 1
        self.emit("}")

    def make_host(self, steps):
        p, n = self.prefix, self.size
        self.emit("static void %s_host(unsigned long *out, int tile, unsigned z) {" % p)
        self.indent += 1
        self.emit("%s_State all[%d];" % (p, n))
        self.emit("for (int l = 0; l < %d; ++l) { const int g = tile * %d + l; all[l] = %s; }" % (n, n, self.start()))
        self.host_steps(steps)
        self.emit("for (int l = 0; l < %d; ++l) out[tile * %d + l] = %s;" % (n, n, self.hash("all[l]")))
        self.indent -= 1
        self.emit("}")

    def host_steps(self, steps):
        each = "for (int l = 0; l < %d; ++l) { %s_State &s = all[l]; %%s }" % (self.size, self.prefix)
        for step in steps:
            if step[0] == "own":
                self.emit(each % ("%s(s, l, z);" % step[1]))
            elif step[0] == "group":
                declaration, _, value = step[2].partition("ALL ")
                self.emit("{")
                if value:
                    self.emit("  " + declaration)
                    self.emit("  " + each % value)
                self.emit("  " + each % step[3])
                self.emit("}")
            elif step[0] == "call":
                self.host_steps(step[2])
            else:
                self.nested(step, self.host_steps)
