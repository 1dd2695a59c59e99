# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiled programs over the atomic operations of version 1.3: all types, forms, memory orders and scopes.

Each operation is a function with two bodies, one for kernels and a plain one for the host. A thread applies any of them
to cells of its own, in global and in tile_static memory, and uses their results. On cells that threads share each
program has operations whose order changes nothing, and only sets of their results are used. Sums of floating-point
numbers are sums of whole numbers. With `arrive` the last thread of the launch reads what all others have written before
their atomic operation.
"""

from generator import Class, Var
from program import Simple

TYPES = {"n": "int", "u": "unsigned", "w": "long", "v": "unsigned long", "x": "float", "d": "double"}
ORDERS = ["relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"]
# What a plain function of the host does with the cell x.
HOST = {
    "add": "x = (T)(sum)(x + (sum)v)", "sub": "x = (T)((sum)x - (sum)v)", "and": "x &= v", "or": "x |= v", "xor": "x ^= v", "exchange": "x = v",
    "min": "if (v < x || (v == x && bits(v) > bits(x))) x = v", "max": "if (v > x || (v == x && bits(v) < bits(x))) x = v",
    "inc": "x = (T)((sum)x + 1)", "dec": "x = (T)((sum)x - 1)", "store": "x = v", "load": "", "cas": "",
}
FUNCTIONS = {"exchange": "atomic_exchange"}


class Operation:
    def __init__(self, name, what, type_):
        self.name, self.what, self.type = name, what, type_


class Atomics(Simple):
    SIZES = [1, 8, 32, 64, 100]

    def generate(self):
        r, p = self.r, self.prefix
        self.size = r.choice(self.SIZES)
        self.emit("struct %s_Cells { %s };" % (p, " ".join("%s %s;" % (t, n) for n, t in TYPES.items())))
        self.emit("struct %s_State { int n; unsigned u; long w; unsigned long v; float x; double d; };" % p)
        self.make_shared()
        self.operations = []
        for _ in range(r.randrange(3, 9)):
            type_ = r.choice(list(TYPES.values()))
            self.make_operation(r.choice(self.possible(type_)), type_)
        self.state = Class("%s_State" % p, [(n, t, 0) for n, t in TYPES.items()])
        self.arrives = self.chance(40)
        self.phases = r.randrange(1, 4)
        for k in range(self.phases):
            self.make_phase(k)
        self.make_digests()
        self.make_kernel()
        self.make_run()
        return "\n".join(self.out) + "\n"

    # --- Operations

    @staticmethod
    def possible(type_):
        every = ["add", "sub", "min", "max", "exchange", "store", "load", "cas"]
        return every if type_ in ("float", "double") else every + ["and", "or", "xor", "inc", "dec"]

    def make_operation(self, what, type_):
        op = Operation("%s_%s%d" % (self.prefix, what, self.serial), what, type_)
        self.serial += 1
        whole = type_ not in ("float", "double")
        wide = {"int": "unsigned", "long": "unsigned long"}.get(type_, type_)
        self.emit("inline %s %s(%s &x, %s v) restrict(amp) { typedef %s T; typedef %s sum; %s }" % (type_, op.name, type_, type_, type_, wide, self.kernel_form(what, type_, whole)))
        host = "T old = x; %s; return old;" % HOST[what] if what != "cas" else \
            "T e = bits(v) & 1ul ? x : v; bool same = bits(e) == bits(x); T old = x; if (same) x = v; return same ? v : old;"
        self.emit("inline %s %s(%s &x, %s v) restrict(cpu) { typedef %s T; typedef %s sum; %s }" % (type_, op.name, type_, type_, type_, wide, host))
        self.operations.append(op)
        return op

    def kernel_form(self, what, type_, whole):
        """The statements of the kernel's body; they return what was in the cell."""
        r = self.r
        allowed = {"load": ["relaxed", "consume", "acquire", "seq_cst"], "store": ["relaxed", "release", "seq_cst"]}.get(what, ORDERS)
        order, scope = "std::memory_order_" + r.choice(allowed), "concurrency::memory_scope::" + r.choice(["tile", "device"])
        refs = ["concurrency::atomic_ref<T> c(x);", "concurrency::atomic_ref<T, std::memory_order_%s, %s> c(x);" % (r.choice(["relaxed", "acq_rel", "seq_cst"]), scope)]
        if what not in ("min", "max"):
            refs.append("std::atomic_ref<T> c(x);")
        ref = r.choice(refs)
        if what == "load":
            return "%s return %s;" % (ref, r.choice(["c.load(%s)" % order, "(T)c", "c.load()"]))
        if what == "store":
            return "%s T old = c.load(std::memory_order_relaxed); %s return old;" % (ref, r.choice(["c.store(v, %s);" % order, "c = v;"]))
        if what == "cas":
            how = r.choice(["c.compare_exchange_strong(e, v, %s)" % order, "c.compare_exchange_strong(e, v)"])
            if "std::atomic_ref" not in ref and self.chance(40):
                how = "concurrency::atomic_compare_exchange(&x, &e, v)"
            return "%s T e = bits(v) & 1ul ? c.load(std::memory_order_relaxed) : v; return %s ? v : e;" % (ref, how)
        if what in ("inc", "dec"):
            return r.choice(["return concurrency::atomic_fetch_%s(&x);" % what, "%s return c%s;" % (ref, "++" if what == "inc" else "--"),
                             "%s return (T)((sum)%sc %s 1);" % (ref, "++" if what == "inc" else "--", "-" if what == "inc" else "+")])
        name = FUNCTIONS.get(what, "atomic_fetch_" + what)
        forms = ["return concurrency::%s(&x, v);" % name, "%s return c.%s(v, %s);" % (ref, name[len("atomic_"):], order), "%s return c.%s(v);" % (ref, name[len("atomic_"):])]
        if whole and what in ("add", "sub"):
            forms.append("%s return (T)((sum)(c %s= v) %s (sum)v);" % (ref, "+" if what == "add" else "-", "-" if what == "add" else "+"))
        if what == "add":
            forms.append("T e = x_load; for (T next = (T)((sum)e + (sum)v); !concurrency::atomic_compare_exchange(&x, &e, next); next = (T)((sum)e + (sum)v)); return e;")
        return r.choice(forms).replace("x_load", "concurrency::atomic_ref<T>(x).load()")

    def make_shared(self):
        """The cells that threads share: each with the operations that may change it."""
        groups = [(["add", "sub", "inc", "dec"], True), (["and"], True), (["or"], True), (["xor"], True), (["min"], False), (["max"], False), (["add", "sub"], False)]
        self.shared = []
        for k in range(self.r.randrange(2, 7)):
            names, whole = self.r.choice(groups)
            type_ = self.r.choice([t for t in TYPES.values() if not whole or t not in ("float", "double")])
            self.shared.append(("c%d" % k, type_, names, []))
        self.emit("struct %s_Shared { %sunsigned long tickets, taken; };" % (self.prefix, "".join("%s %s; " % (t, n) for n, t, _, _ in self.shared)))
        self.operations = []
        for _, type_, names, made in self.shared:
            made += [self.make_operation(name, type_) for name in self.r.sample(names, min(len(names), 2))]
        self.ticket = self.make_operation(self.r.choice(["add", "inc"]), "unsigned long")
        self.take = self.make_operation("xor", "unsigned long")

    # --- Phases: what a thread does between two barriers

    def make_phase(self, k):
        p = self.prefix
        self.emit("inline void %s_phase%d(%s_State &s, %s_Cells *own, %s_Cells *mine, %s_Shared *all, %s_Shared *tile, int l, unsigned z) restrict(amp, cpu) {" % (p, k, p, p, p, p, p))
        self.scopes = [[Var("l", "int", False), Var("z", "unsigned", False), Var("s", self.state)], []]
        self.make_body(self.r.randrange(4, 12))
        self.emit("}")

    def result(self):
        return ""

    def lambda_(self):
        return self.apply()

    def statement(self):
        if not self.chance(50):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.apply, self.apply, self.apply, self.change_shared, self.change_shared, self.take_ticket, self.fence])()

    def number(self, type_):
        """A value of the type; a whole number if it is floating."""
        if type_ in ("float", "double"):
            return self.r.choice(["(%s)(s.n & 63)", "(%s)(l + 1)", "(%s)(z & 15u)", "(%s)(int)(s.u %% 77u)"]) % type_
        return self.expr(type_, 2)

    def apply(self):
        """An operation on a cell of the thread."""
        usable = [o for o in self.operations if o not in (self.ticket, self.take)]
        op = self.r.choice(usable)
        cell = next(n for n, t in TYPES.items() if t == op.type)
        place = self.r.choice(["own->", "mine->", "mine->", "(%s ? own : mine)->" % self.expr("bool", 1)]) + cell
        name = self.fresh("v")
        # Sums of own cells stay whole numbers below 2 to the 24th: there are few of them.
        self.emit("%s %s = %s(%s, %s);" % (op.type, name, op.name, place, self.number(op.type)))
        self.declare(Var(name, op.type))

    def change_shared(self):
        name, type_, _, made = self.r.choice(self.shared)
        self.emit("%s(%s->%s, %s);" % (self.r.choice(made).name, self.r.choice(["all", "tile"]), name, self.number(type_)))

    def take_ticket(self):
        where = self.r.choice(["all", "tile"])
        self.emit("%s(%s->taken, mix(11ul, %s(%s->tickets, 1ul)));" % (self.take.name, where, self.ticket.name, where))

    def fence(self):
        self.emit("%s_fence();" % self.prefix)

    # --- The kernel and the host

    def make_digests(self):
        p = self.prefix
        for name, fields in [("Cells", list(TYPES)), ("Shared", [n for n, _, _, _ in self.shared] + ["tickets", "taken"])]:
            self.emit("inline unsigned long %s_digest(const %s_%s &c, unsigned long h) restrict(amp, cpu) { %s return h; }" % (
                p, p, name, " ".join("h = mix(h, bits(c.%s));" % f for f in fields)))
        self.emit("inline void %s_clear(%s_Shared &c) restrict(amp, cpu) { %s c.tickets = c.taken = 0ul; }" % (
            p, p, " ".join("c.%s = (%s)%d;" % (n, t, 1000 if names == ["min"] else -1 if names == ["and"] else 3) for n, t, names, _ in self.shared)))
        self.emit("inline %s_Cells %s_cells(int g) restrict(amp, cpu) { return {g, g * 3u, g * 5l, g * 7ul, (float)g, g * 2.0}; }" % (p, p))
        self.emit("inline %s_State %s_state(int g) restrict(amp, cpu) { return {g, g * 2654435761u, g * 77l, g * 40503ul, g * 0.25f, g / 8.0}; }" % (p, p))

    def arrive(self):
        """The last thread adds what all have left."""
        order = self.r.choice(["acq_rel", "seq_cst"])
        ref = self.r.choice(["std::atomic_ref<int> c(arrived[0]);", "concurrency::atomic_ref<int> c(arrived[0]);"])
        return ["part[g] = s.v;", ref, "if (c.fetch_add(1, std::memory_order_%s) == n - 1) { unsigned long sum = 0; for (int k = 0; k < n; ++k) sum = mix(sum, part[k]); part[n] = sum; }" % order]

    def make_kernel(self):
        p, n = self.prefix, self.size
        # A declaration first: the phases call it.
        fences = ["concurrency::atomic_fence(std::memory_order_%s, concurrency::memory_scope::%s);" % (o, s) for o in ORDERS for s in ("tile", "device")]
        fences.append("std::atomic_thread_fence(std::memory_order_seq_cst);")
        self.out.insert(0, "inline void %s_fence() restrict(amp) { %s }\ninline void %s_fence() restrict(cpu) {}" % (p, self.r.choice(fences), p))
        self.emit("inline void %s_kernel(concurrency::array_view<unsigned long, 1> out, concurrency::array_view<%s_Cells, 1> own, concurrency::array_view<%s_Shared, 1> all, "
                  "concurrency::array_view<unsigned long, 1> part, concurrency::array_view<int, 1> arrived, concurrency::tiled_index<%d> t, int n, unsigned z) restrict(amp) {" % (p, p, p, n))
        self.indent += 1
        self.emit("tile_static %s_Cells mine[%d]; tile_static %s_Shared tile;" % (p, n, p))
        self.emit("const int l = t.local[0], g = t.global[0]; %s_State s = %s_state(g);" % (p, p))
        self.emit("mine[l] = %s_cells(g + 1); if (l == 0) %s_clear(tile);" % (p, p))
        self.emit("t.barrier.wait();")
        for k in range(self.phases):
            self.emit("%s_phase%d(s, &own[g], &mine[l], &all[0], &tile, l, z);" % (p, k))
            self.emit("t.barrier.wait();")
            self.emit("s.v = %s_digest(tile, s.v);" % p)
            self.emit("t.barrier.wait();")
        for line in self.arrive() if self.arrives else []:
            self.emit(line)
        self.emit("out[t] = mix(%s_digest(mine[l], s.v), mix(bits(s.n), bits(s.u)) + mix(bits(s.x), bits(s.d)));" % p)
        self.indent -= 1
        self.emit("}")

    def make_run(self):
        p, n = self.prefix, self.size
        phases = " ".join("for (int l = 0; l < %d; ++l) %s_phase%d(s[l], &hostOwn[k + l], &mine[l], &hostAll[0], &tile, l, z); "
                          "for (int l = 0; l < %d; ++l) s[l].v = %s_digest(tile, s[l].v);" % (n, p, k, n, p) for k in range(self.phases))
        self.emit("""\
static void {p}_run() {{
  for (unsigned z = 0; z < 9; z += 4) {{
    const int n = {n} * 3;
    std::vector<unsigned long> kernel(n), host(n), part(n + 1), hostPart(n + 1);
    std::vector<{p}_Cells> kernelOwn(n), hostOwn(n);
    std::vector<{p}_Shared> kernelAll(1), hostAll(1);
    std::vector<int> count(1);
    for (int k = 0; k < n; ++k) kernelOwn[k] = hostOwn[k] = {p}_cells(k);
    {p}_clear(kernelAll[0]); {p}_clear(hostAll[0]);
    concurrency::array_view<unsigned long, 1> out(n, kernel), parts(n + 1, part);
    concurrency::array_view<{p}_Cells, 1> own(n, kernelOwn);
    concurrency::array_view<{p}_Shared, 1> all(1, kernelAll);
    concurrency::array_view<int, 1> arrived(1, count);
    concurrency::parallel_for_each(out.extent.tile<{n}>(), [=](concurrency::tiled_index<{n}> t) restrict(amp) {{ {p}_kernel(out, own, all, parts, arrived, t, n, z); }});
    out.synchronize(); own.synchronize(); all.synchronize(); parts.synchronize();
    for (int k = 0; k < n; k += {n}) {{
      {p}_Cells mine[{n}]; {p}_Shared tile; {p}_State s[{n}];
      {p}_clear(tile);
      for (int l = 0; l < {n}; ++l) {{ mine[l] = {p}_cells(k + l + 1); s[l] = {p}_state(k + l); }}
      {phases}
      for (int l = 0; l < {n}; ++l) {{
        hostPart[k + l] = s[l].v;
        host[k + l] = mix({p}_digest(mine[l], s[l].v), mix(bits(s[l].n), bits(s[l].u)) + mix(bits(s[l].x), bits(s[l].d)));
      }}
    }}
    for (int k = 0; k < n; ++k) hostPart[n] = mix(hostPart[n], hostPart[k]);
    for (int k = 0; k < n; ++k) {{ kernel[k] = {p}_digest(kernelOwn[k], kernel[k]); host[k] = {p}_digest(hostOwn[k], host[k]); }}
    kernel.push_back({p}_digest(kernelAll[0], 1ul)); host.push_back({p}_digest(hostAll[0], 1ul));
    if ({arrives}) {{ kernel.push_back(part[n]); host.push_back(hostPart[n]); }}
    compare({seed}, kernel, host);
  }}
}}""".format(p=p, n=n, phases=phases, arrives="true" if self.arrives else "false", seed=p[1:]))
