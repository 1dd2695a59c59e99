# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs about objects with a visible lifetime.

One class records every construction, copy, move, assignment and destruction of its objects, in order; others
hold it as member, base, array or capture. Objects live in all kinds of scopes, which are left in all ways.
The record is part of the result. An expression makes several objects only where
C++17 fixes their order.
"""

from generator import Class, Var
from program import Simple

TRACKED = """\
struct {T} {{
  concurrency::array_view<unsigned long, 1> log; int id; unsigned w;
  {T}(const concurrency::array_view<unsigned long, 1> &log, int n) restrict(amp, cpu) : log(log), id(n & 1023), w(n * 3u) {{ note(1); }}
  {T}(const {T} &o) restrict(amp, cpu) : log(o.log), id(o.id), w(o.w + 1u) {{ note(2); }}
  {T}({T} &&o) restrict(amp, cpu) : log(o.log), id(o.id), w(o.w) {{ o.id = -1; note(3); }}
  {T} &operator=(const {T} &o) restrict(amp, cpu) {{ id = o.id; w ^= o.w; note(4); return *this; }}
  {T} &operator=({T} &&o) restrict(amp, cpu) {{ id = o.id; o.id = -2; w = o.w; note(5); return *this; }}
  ~{T}() restrict(amp, cpu) {{ note(6); }}
  void note(unsigned what) const restrict(amp, cpu) {{ log[0] = mix(log[0], (unsigned long)what * 4096ul + (unsigned)id + w); }}
  {T} operator+(const {T} &o) const restrict(amp, cpu) {{ {T} r = *this; r.id ^= o.id; return r; }}
  {T} &operator+=({T} o) restrict(amp, cpu) {{ w += o.w; return *this; }}
  {T} &operator++() restrict(amp, cpu) {{ ++w; return *this; }}
  {T} operator++(int) restrict(amp, cpu) {{ {T} old(*this); ++w; return old; }}
  explicit operator bool() const restrict(amp, cpu) {{ return (id ^ w) & 1u; }}
  int operator()(int k) const restrict(amp, cpu) {{ return id & (k | 1); }}
  {T} *operator->() restrict(amp, cpu) {{ note(7); return this; }}
  unsigned long digest() const restrict(amp, cpu) {{ return bits(id) * 31ul + w; }}
}};
struct {T}_derived : {T} {{
  unsigned extra = 5u;
  using {T}::{T};
  ~{T}_derived() restrict(amp, cpu) {{ log[0] = mix(log[0], extra); }}
}};
struct {T}_holder {{ {T} first; int n; {T} pair[2]; }};
inline {T} {T}_make(const concurrency::array_view<unsigned long, 1> &log, int n) restrict(amp, cpu) {{
  if (n & 1)
    return {T}(log, n >> 1);
  {T} made(log, n);
  ++made;
  return made;
}}
inline {T} {T}_pass({T} t, int n) restrict(amp, cpu) {{ t.w += (unsigned)n; return t; }}
inline {T} &{T}_of({T} &t) restrict(amp, cpu) {{ t.w ^= 9u; return t; }}
inline {T} {T}_pick(bool first, const {T} &a, const {T} &b) restrict(amp, cpu) {{
  if (first)
    return a;
  return b;
}}
template <typename U> U &&{T}_move(U &t) restrict(amp, cpu) {{ return static_cast<U &&>(t); }}
template <typename U, typename... Args> int {T}_made(const Args &...args) restrict(amp, cpu) {{ U u(args...); return u.id; }}
template <typename F> int {T}_with(const F &f, int n) restrict(amp, cpu) {{ return f(n) ^ 1; }}
"""


class Objects(Simple):
    tracked = None

    def generate(self):
        for _ in range(self.r.randrange(0, 3)):
            self.make_class()
        for _ in range(self.r.randrange(0, 3)):
            self.make_function()
        self.tracked = Class("%s_T" % self.prefix, [("id", "int", 0), ("w", "unsigned", 0)])
        self.tracked.has_ctor = self.tracked.has_plus = self.tracked.has_method = True
        self.tracked.has_index = True  # no structured binding: there is a member that is not listed
        self.emit(TRACKED.format(T=self.tracked.name))
        self.functions_with_log = []
        self.entry_name = self.prefix
        for k in range(self.r.randrange(0, 3)):
            self.prefix, saved = "%s_o%d" % (self.prefix, k), self.prefix
            self.make_run()
            self.functions_with_log.append(self.prefix)
            self.prefix = saved
        self.prefix = self.entry_name + "_run"
        self.make_run()
        self.emit("unsigned long %s(int i) restrict(amp, cpu) {" % self.entry_name)
        self.emit("  unsigned long memory[1] = {7ul};")
        self.emit("  unsigned long h = %s_run(concurrency::array_view<unsigned long, 1>(1, memory), i);" % self.entry_name)
        self.emit("  return mix(h, memory[0]);")
        self.emit("}")
        return "\n".join(self.out) + "\n"

    def make_run(self):
        """A function that has the log."""
        self.emit("inline unsigned long %s(const concurrency::array_view<unsigned long, 1> &log, int i) restrict(amp, cpu) {" % self.prefix)
        self.emit("  unsigned long h = 1469598103934665603ul; unsigned u = i * 2654435761u; float x = i * 0.37f; bool b = i & 1;")
        self.scopes = [[Var("i", "int"), Var("u", "unsigned"), Var("x", "float"), Var("b", "bool"), Var("h", "unsigned long")], []]
        if self.tracked not in self.classes:
            self.classes.append(self.tracked)
        self.budget = self.r.randrange(6, 24)
        self.make_hashed_body()

    def construction(self, class_):
        return "(log, %s)" % self.expr("int", 2) if class_ is self.tracked else super().construction(class_)

    # --- Expressions that are or make an object

    def known(self):
        return self.object(self.tracked, True)

    def fresh_object(self):
        """A prvalue: one object is made, of others that exist at most."""
        t, some = self.tracked.name, self.known()
        forms = ["{t}(log, {n})", "{t}_make(log, {n})"]
        if some:
            forms += ["{t}_pass({a}, {n})", "{t}_pick({c}, {a}, {b})", "({a} + {b})", "{a}++", "{t}_pass({t}_move({a}), {n})",
                      "({c} ? {t}(log, {n}) : {a})", "({c} ? {t}(log, {n}) : {t}_make(log, {n}))", "{t}({t}_move({a}))"]
        return self.fill(self.r.choice(forms), some)

    def fill(self, form, some):
        return form.format(t=self.tracked.name, a=some, b=self.known(), n=self.expr("int", 1), m=self.literal("int"), c=self.expr("bool", 1))

    # --- Statements

    def statement(self):
        if self.tracked not in self.classes or not self.chance(45):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.make, self.make, self.discard, self.assign, self.in_condition, self.in_loop, self.in_while, self.extended, self.in_switch,
                       self.hold, self.array, self.capture, self.derived, self.read, self.call_function, self.chain, self.member_pointer])()

    def make(self):
        name = self.fresh("t")
        self.emit("%s %s = %s;" % (self.tracked.name, name, self.fresh_object()))
        self.declare(Var(name, self.tracked))

    def discard(self):
        self.emit("%s;" % self.fresh_object())

    def assign(self):
        target = self.known()
        if not target:
            return self.make()
        self.emit("%s %s %s;" % (target, self.r.choice(["=", "=", "+="]), self.fresh_object()))

    def inside(self, name, size):
        self.scopes.append([Var(name, self.tracked)])
        self.block(self.r.randrange(1, size))
        self.scopes.pop()

    def in_condition(self):
        name = self.fresh("t")
        self.emit("if (%s %s = %s; %s) {" % (self.tracked.name, name, self.fresh_object(), self.r.choice([name, "%s.id > 3" % name, "!%s" % name])))
        self.inside(name, 4)
        if self.chance(50):
            self.emit("} else {")
            self.inside(name, 3)
        self.emit("}")

    def in_loop(self):
        if self.loop_depth >= 2:
            return self.make()
        k, name = self.fresh("k"), self.fresh("t")
        self.emit("for (int %s = 0; %s < %d; ++%s) {" % (k, k, self.r.randrange(1, 4), k))
        self.emit("  %s %s = %s;" % (self.tracked.name, name, self.fresh_object()))
        self.scopes.append([Var(name, self.tracked)])
        self.loop_body(k, self.r.randrange(1, 5))
        self.scopes.pop()
        self.emit("}")

    def in_while(self):
        if self.loop_depth >= 2:
            return self.make()
        k, name, t = self.fresh("k"), self.fresh("t"), self.tracked.name
        self.emit("int %s = %d;" % (k, self.r.randrange(2, 5)))
        pick = self.r.randrange(3)
        if pick == 0:
            self.emit("while (%s %s = %s(log, --%s)) {" % (t, name, t, k))
            self.emit("  if (%s < 0) break;" % k)
            self.scopes.append([Var(name, self.tracked)])
        elif pick == 1:
            self.emit("while (--%s > 0 && %s(log, %s)(3) != %s) {" % (k, t, self.expr("int", 1), k))
            self.scopes.append([])
        else:
            self.emit("for (%s %s(log, %s); --%s > 0 && %s.id != 5; %s = %s) {" % (t, name, self.expr("int", 1), k, name, name, self.fresh_object()))
            self.scopes.append([Var(name, self.tracked)])
        self.loop_body(None, self.r.randrange(1, 4))
        self.scopes.pop()
        self.emit("}")
        self.declare(Var(k, "int", False))

    def extended(self):
        name, t = self.fresh("t"), self.tracked.name
        some = self.known()
        form = self.r.choice(["const {t} &{name} = {new};", "{t} &&{name} = {new};", "auto &&{name} = {new};"] +
                             (["const {t} &{name} = {c} ? {a} : {t}(log, {n});", "{t} &{name} = {c} ? {a} : {b};", "{t} &{name} = {t}_of({a});",
                               "const unsigned &{name}w = {t}(log, {n}).w; {t} &{name} = {a}; h += {name}w;"] if some else []))
        text = form.format(t=t, name=name, new=self.fresh_object(), a=some, b=self.known(), c=self.expr("bool", 1), n=self.expr("int", 1))
        self.emit(text)
        self.declare(Var(name, self.tracked, not form.startswith("const {t}")))

    def in_switch(self):
        r, name = self.r, self.fresh("t")
        self.emit("switch (%s %s = %s; %s.id & 3) {" % (self.tracked.name, name, self.fresh_object(), name))
        self.switch_depth += 1
        self.scopes.append([Var(name, self.tracked)])
        for label in r.sample(range(4), r.randrange(1, 4)):
            self.emit("case %d: {" % label)
            self.block(r.randrange(1, 4))
            self.emit("}")
            if self.chance(50):
                self.emit("  break;")
        self.scopes.pop()
        self.switch_depth -= 1
        self.emit("}")

    def hold(self):
        t, name = self.tracked.name, self.fresh("p")
        self.emit("%s_holder %s = {%s, %s, {%s, %s}};" % (t, name, self.fresh_object(), self.expr("int", 1), self.fresh_object(), self.fresh_object()))
        if self.chance(50):
            other = self.fresh("p")
            self.emit("%s_holder %s = %s;" % (t, other, self.r.choice([name, "%s_move(%s)" % (t, name)])))
            if self.chance(50):
                self.emit("%s = %s;" % (name, self.r.choice([other, "%s_move(%s)" % (t, other)])))
        if self.chance(40):
            names = [self.fresh("b") for _ in range(3)]
            self.emit("auto %s[%s] = %s;" % (self.r.choice(["", "&"]), ", ".join(names), name))
            self.declare(Var(names[0], self.tracked))
            self.declare(Var(names[1], "int"))
            self.declare(Var("%s[0]" % names[2], self.tracked))
        self.declare(Var("%s.first" % name, self.tracked))
        self.declare(Var("%s.pair[1]" % name, self.tracked))

    def array(self):
        name, each, t = self.fresh("a"), self.fresh("e"), self.tracked.name
        self.emit("%s %s[2] = {%s, %s};" % (t, name, self.fresh_object(), self.fresh_object()))
        if self.loop_depth < 2:
            self.emit("for (%s%s : %s) {" % (t, self.r.choice([" ", " &"]) + each, name))
            self.scopes.append([Var(each, self.tracked)])
            self.loop_body(None, self.r.randrange(1, 4))
            self.scopes.pop()
            self.emit("}")
        self.declare(Var("%s[1]" % name, self.tracked))

    def capture(self):
        some = self.known()
        if not some:
            return self.make()
        t, name = self.tracked.name, self.fresh("l")
        captured = some if some.isidentifier() else self.fresh("c") + " = " + some
        inner = captured.split(" ")[0]
        pick = self.r.randrange(4)
        if pick == 0:
            self.emit("auto %s = [%s, k = %s](int n) mutable { k += %s; %s.w++; return k.id ^ n; };" % (name, captured, self.fresh_object(), inner, inner))
            self.emit("h = mix(h, bits(%s(%s)) + bits(%s(2)));" % (name, self.expr("int", 1), name))
        elif pick == 1:
            self.emit("h = mix(h, bits(%s_with([%s](auto n) { auto again = [%s](int m) { return %s(m) ^ 1; }; return again(n); }, %s)));" % (
                t, captured, inner, inner, self.expr("int", 1)))
        elif pick == 2:
            self.emit("%s %s = [%s] { return %s; }();" % (t, name, captured, inner))
            self.declare(Var(name, self.tracked))
        else:
            self.emit("h = mix(h, bits(%s_made<%s>(log, %s)));" % (t, self.r.choice([t, t + "_derived"]), self.expr("int", 1)))

    def derived(self):
        t, name = self.tracked.name, self.fresh("d")
        self.emit("%s_derived %s(log, %s);" % (t, name, self.expr("int", 1)))
        if self.chance(50):
            other = self.fresh("d")
            self.emit("%s_derived %s = %s; %s.extra += %s.w; %s %ss = %s;" % (t, other, name, name, other, t, other, other))
            self.declare(Var(other + "s", self.tracked))
        # By a name for the base: nothing but another derived object may be assigned to this one.
        self.emit("%s &%sb = %s;" % (t, name, name))
        self.declare(Var(name + "b", self.tracked))
        self.declare(Var(name + ".extra", "unsigned"))

    def read(self):
        name = self.fresh("v")
        form = self.r.choice(["{new}.id", "{c} && {new} ? 1 : 0", "{c} ? {new}.id : {new2}.id", "({new}, {new2}.id)", "{new}({n})", "{new} ? 3 : {n}"])
        self.emit("int %s = %s;" % (name, form.format(new=self.fresh_object(), new2=self.fresh_object(), c=self.expr("bool", 1), n=self.expr("int", 1))))
        self.declare(Var(name, "int"))

    def call_function(self):
        if not self.functions_with_log:
            return self.read()
        self.emit("h = mix(h, %s(log, %s & 63));" % (self.r.choice(self.functions_with_log), self.paren(self.expr("int", 1))))

    def chain(self):
        some = self.known()
        if not some:
            return self.make()
        form = self.r.choice(["++({a} += {b});", "{a}->w += {b}.w;", "{a} = {b} = {new};", "{t}_of({a}).id ^= {b}.id;"])
        self.emit(form.format(a=some, b=self.known(), new=self.fresh_object(), t=self.tracked.name))

    def member_pointer(self):
        some = self.known()
        if not some:
            return self.make()
        t, name = self.tracked.name, self.fresh("m")
        self.emit("unsigned %s::*%s = &%s::w; %s *%sp = &%s; %sp->*%s += %s; h = mix(h, bits(%s.*%s));" % (
            t, name, t, t, name, some, name, name, self.expr("unsigned", 1), self.known(), name))
