# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole programs: simple ones (a dual function) and tiled ones (phases between barriers)."""

from generator import INTEGRAL, SCALARS, Class, Function, Param, Var
from statements import Body, type_name


class Simple(Body):
    """`unsigned long pN(int i)`: the same function on the CPU and in a kernel."""

    result_type = None

    def generate(self):
        for _ in range(self.r.randrange(0, 4)):
            self.make_class()
        for _ in range(self.r.randrange(0, 4)):
            self.make_function()
        self.make_entry()
        return "\n".join(self.out) + "\n"

    def make_class(self):
        r = self.r
        name = "%s_C%d" % (self.prefix, len(self.classes))
        bases = [c for c in self.classes if not c.is_wide()]
        base = r.choice(bases) if bases and self.chance(25) else None
        fields = []
        for k in range(r.randrange(1, 5)):
            usable = [c for c in self.classes if c is not base]
            type_ = r.choice(usable) if usable and self.chance(25) else r.choice([t for t in self.types if t != "bool"])
            count = r.randrange(2, 4) if self.chance(20) else 0
            fields.append(("f%d_%d" % (len(self.classes), k), type_, count))
        class_ = Class(name, fields, base)
        class_.has_ctor = self.chance(40)
        scalar = [f for f in fields if f[1] in SCALARS and not f[2]]
        class_.has_plus = bool(scalar) and self.chance(40)
        class_.has_method = bool(scalar) and self.chance(40)
        self.emit("struct %s%s {" % (name, " : %s" % base.name if base else ""))
        for field, type_, count in fields:
            self.emit("  %s %s%s;" % (type_name(type_), field, "[%d]" % count if count else ""))
        self.end_class(class_, scalar)

    def end_class(self, class_, scalar):
        """Emits the functions of a class, which use its scalar fields, and its end."""
        if class_.has_ctor:
            self.constructor(class_)
        if class_.has_plus:
            self.plus(class_, scalar)
        if class_.has_method:
            field, _, _ = self.r.choice(scalar)
            self.emit("  unsigned long digest() const restrict(amp, cpu) { return bits(%s) * 31ul; }" % field)
        self.emit("};")
        self.classes.append(class_)

    def make_body(self, budget):
        """Emits the statements of a function without a result."""
        self.budget, self.result_type = budget, None
        self.indent += 1
        while self.budget > 0:
            self.statement()
        self.indent -= 1

    def constructor(self, class_):
        inits = []
        if class_.base:
            inits.append("%s%s" % (class_.base.name, "(n + 1)" if class_.base.has_ctor else self.plain(class_.base)))
        for field, type_, count in class_.fields:
            one = (lambda t=type_: "%s(n)" % t.name if t.has_ctor else "%s%s" % (t.name, self.plain(t))) \
                if isinstance(type_, Class) else (lambda t=type_: "(%s)(n %% 1000 + %d)" % (t, self.r.randrange(9)))
            inits.append("%s{%s}" % (field, ", ".join(one() for _ in range(count))) if count else
                         ("%s(%s)" % (field, one())))
        self.emit("  explicit %s(int n) restrict(amp, cpu) : %s {}" % (class_.name, ", ".join(inits)))

    def plain(self, class_):
        """Braces with constants, for a class without constructor."""
        parts = [self.plain(class_.base) if not class_.base.has_ctor else "%s(2)" % class_.base.name] if class_.base else []
        for _, type_, count in class_.fields:
            if isinstance(type_, Class):
                one = "%s(1)" % type_.name if type_.has_ctor else self.plain(type_)
            else:
                one = self.literal(type_)
            parts.append("{%s}" % ", ".join([one] * count) if count else one)
        return "{%s}" % ", ".join(parts)

    def plus(self, class_, scalar):
        field, type_, _ = self.r.choice(scalar)
        self.emit("  %s operator+(const %s &o) const restrict(amp, cpu) {" % (class_.name, class_.name))
        self.emit("    %s r = *this;" % class_.name)
        if type_ in INTEGRAL:
            self.emit("    r.%s ^= o.%s;" % (field, field))
        else:
            self.emit("    r.%s = lim(r.%s + o.%s);" % (field, field, field))
        self.emit("    return r;")
        self.emit("  }")

    def make_function(self):
        r = self.r
        params = []
        for _ in range(r.randrange(1, 4)):
            mode = r.choice(["value", "value", "reference", "pointer", "array"])
            type_ = r.choice(self.classes) if self.classes and self.chance(30) and mode != "array" else r.choice(self.types)
            if mode == "array" and type_ == "bool":
                type_ = "int"
            params.append(Param(type_, mode, r.randrange(2, 6) if mode == "array" else 0))
        # Two writable references of one type could name one object: then the order of effects inside is
        # still fixed, but keep the results of callers apart from it.
        f = Function("%s_f%d" % (self.prefix, len(self.functions)), r.choice(self.types), params)
        names = ["a%d" % k for k in range(len(params))]
        generic = self.chance(25) and params[0].mode in ("reference", "pointer") and params[0].type in self.types
        texts = [p.text(n) for p, n in zip(params, names)]
        if generic:
            self.emit("template <typename T>")
            texts[0] = "T &a0" if params[0].mode == "reference" else "T *a0"
        self.emit("%s %s(%s) restrict(amp, cpu) {" % (f.result, f.name, ", ".join(texts)))
        scope = []
        for p, n in zip(params, names):
            name = "(*%s)" % n if p.mode == "pointer" else n
            scope.append(Var(name, p.type, True, p.count))
        saved, self.scopes = self.scopes, [scope]
        depth = self.loop_depth, self.switch_depth
        self.loop_depth = self.switch_depth = 0
        self.result_type, self.budget = f.result, r.randrange(3, 9)
        self.block(8)
        self.emit("  return %s;" % self.expr(f.result, 2))
        self.emit("}")
        self.result_type, self.scopes = None, saved
        self.loop_depth, self.switch_depth = depth
        self.functions.append(f)

    def make_entry(self):
        self.emit("unsigned long %s(int i) restrict(amp, cpu) {" % self.prefix)
        self.emit("  unsigned long h = 1469598103934665603ul;")
        self.emit("  unsigned u = i * 2654435761u; float x = i * 0.37f; double d = i / 7.0; long w = i * 40503l; bool b = i & 1;")
        self.scopes = [[Var("i", "int"), Var("u", "unsigned"), Var("x", "float"), Var("d", "double"), Var("w", "long"), Var("b", "bool"),
                        Var("h", "unsigned long")]]
        self.budget = self.r.randrange(8, 40)
        # One scope that the hash can see, statement by statement.
        self.scopes.append([])
        self.make_hashed_body()

    def make_hashed_body(self):
        """Statements as long as the budget lasts; then the result, a hash of every variable in sight."""
        self.indent += 1
        while self.budget > 0:
            self.statement()
        for v in [v for scope in self.scopes for v in scope]:
            self.hash_variable(v)
        self.emit("return h;")
        self.indent -= 1
        self.emit("}")

    def hash_variable(self, v):
        if v.type in self.types:
            names = ["%s[%d]" % (v.name, k) for k in range(v.count)] if v.count else [v.name]
            for name in names:
                self.emit("h = mix(h, bits(%s));" % name)
        elif not v.count:
            if v.type.has_method:
                self.emit("h = mix(h, %s.digest());" % v.name)
            for name, type_, count in v.type.all_fields():
                self.hash_variable(Var("%s.%s" % (v.name, name), type_, True, count))


class Tiled(Simple):
    """A kernel of phases. Every phase is a dual function over the thread's own state, its own slot of one
    tile_static array and all slots of the other; the host runs the phases thread by thread."""

    SIZES = [1, 2, 4, 8, 16, 64]

    def generate(self):
        r = self.r
        self.size = r.choice(self.SIZES)
        self.rounds = r.randrange(1, 4)
        self.count = r.randrange(1, 4)
        for _ in range(r.randrange(0, 2)):
            self.make_class()
        for _ in range(r.randrange(0, 3)):
            self.make_function()
        self.emit("struct %s_State { int n; unsigned u; float x; long w; };" % self.prefix)
        for k in range(self.count):
            self.make_phase(k)
        self.make_kernel()
        return "\n".join(self.out) + "\n"

    def make_phase(self, k):
        self.emit("template <typename Read, typename Write>")
        self.emit("void %s_phase%d(%s_State &s, Read &from, Write &to, int l) restrict(amp, cpu) {" % (self.prefix, k, self.prefix))
        self.emit("  unsigned long h = from[l] + (unsigned)l;")
        self.emit("  int i = l + s.n; unsigned u = from[(unsigned)(l + %d) %% %du]; bool b = u & 1u;" % (self.r.randrange(1, 9), self.size))
        state = Class("%s_State" % self.prefix, [("n", "int", 0), ("u", "unsigned", 0), ("x", "float", 0), ("w", "long", 0)])
        self.scopes = [[Var("i", "int"), Var("u", "unsigned"), Var("b", "bool"), Var("h", "unsigned long"), Var("s", state),
                        Var("from", "unsigned", False, self.size)]]
        self.scopes.append([])
        self.budget = self.r.randrange(3, 12)
        self.no_return = True
        self.indent += 1
        while self.budget > 0:
            self.statement()
        self.emit("s.u ^= (unsigned)h ^ u;")
        self.emit("s.n = (i & 1023) + (int)b;")
        self.emit("to[l] = s.u + (unsigned)(s.n & 7);")
        self.indent -= 1
        self.emit("}")

    def jump(self):
        if not getattr(self, "no_return", False):
            return super().jump()
        if self.loop_depth and not self.switch_depth:
            return self.emit("if (%s) %s;" % (self.expr("bool", 2), self.r.choice(["break", "continue"])))
        self.assignment()

    def sequence(self, call):
        """The phases in their rounds; `call(phase, from, to)` gives the text of one."""
        lines, flip = [], 0
        for k in range(self.count):
            lines.append(call(k, "ab"[flip], "ab"[1 - flip]))
            flip = 1 - flip
        if flip:
            lines.append(call(0, "b", "a"))
        return lines

    def make_kernel(self):
        p, n = self.prefix, self.size
        self.emit("void %s_kernel(concurrency::array_view<unsigned long, 1> out, concurrency::tiled_index<%d> t) restrict(amp) {" % (p, n))
        self.emit("  tile_static unsigned a[%d], b[%d];" % (n, n))
        self.emit("  int l = t.local[0], g = t.global[0];")
        self.emit("  %s_State s = {g, g * 2654435761u, g * 0.25f, g * 77l};" % p)
        self.emit("  a[l] = (unsigned)g * 40503u; b[l] = 0u;")
        self.emit("  t.barrier.wait();")
        self.emit("  for (int round = 0; round < %d; ++round) {" % self.rounds)
        for line in self.sequence(lambda k, f, to: "%s_phase%d(s, %s, %s, l);" % (p, k, f, to)):
            self.emit("    " + line)
            self.emit("    t.barrier.%s();" % self.r.choice(["wait", "wait_with_tile_static_memory_fence", "wait_with_all_memory_fence"]))
        self.emit("  }")
        self.emit("  out[t] = mix(mix(bits(s.n), bits(s.u)), mix(bits(s.x), bits(s.w) + a[(unsigned)(l + 1) %% %du]));" % n)
        self.emit("}")
        self.emit("void %s_host(unsigned long *out, int g0) {" % p)
        self.emit("  unsigned a[%d], b[%d]; %s_State s[%d];" % (n, n, p, n))
        self.emit("  for (int l = 0; l < %d; ++l) { int g = g0 + l; s[l] = {g, g * 2654435761u, g * 0.25f, g * 77l}; a[l] = (unsigned)g * 40503u; b[l] = 0u; }" % n)
        self.emit("  for (int round = 0; round < %d; ++round) {" % self.rounds)
        for line in self.sequence(lambda k, f, to: "for (int l = 0; l < %d; ++l) %s_phase%d(s[l], %s, %s, l);" % (n, p, k, f, to)):
            self.emit("    " + line)
        self.emit("  }")
        self.emit("  for (int l = 0; l < %d; ++l) out[g0 + l] = mix(mix(bits(s[l].n), bits(s[l].u)), mix(bits(s[l].x), bits(s[l].w) + a[(unsigned)(l + 1) %% %du]));" % (n, n))
        self.emit("}")
