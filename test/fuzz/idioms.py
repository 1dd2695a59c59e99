# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of the language's less common parts, put together at random.

Enumerations, unions, parameter packs, tuple-like classes, several bases, class templates with operators,
lambdas with statements, arrays of arrays, constants, and side effects in every operator whose
order C++17 fixes. Each idiom is a few lines whose operands are random expressions and places.
"""

from generator import INTEGRAL, SCALARS, Class, Var
from program import Simple

TYPES = """\
enum class {P}_E : unsigned {{ a = {k0}, b, c = 9, d }};
enum {P}_Plain {{ {P}_x = -2, {P}_y, {P}_z = {k1} }};
template <typename T> T &{P}_at(unsigned long &h, int id, T &t) restrict(amp, cpu) {{ h = mix(h, (unsigned long)id); return t; }}
template <typename T> T {P}_is(unsigned long &h, int id, const T &t) restrict(amp, cpu) {{ h = mix(h, id + 77ul); return t; }}
struct {P}_Tagged {{
  int tag;
  union {{ int n; float f; unsigned long w[2]; }};
  {P}_Tagged(int v) restrict(amp, cpu) : tag(0), n(v) {{}}
  {P}_Tagged(float v) restrict(amp, cpu) : tag(1), f(v) {{}}
  explicit {P}_Tagged(unsigned long v) restrict(amp, cpu) : tag(2), w{{v, ~v}} {{}}
  unsigned long get() const restrict(amp, cpu) {{ return tag == 0 ? bits(n) : tag == 1 ? bits(f) : w[0] ^ w[1] >> 3; }}
}};
struct {P}_Left {{ int left = {k1}; int both() const restrict(amp, cpu) {{ return left ^ 5; }} }};
struct {P}_Right {{ long right = {k0}l; int both() const restrict(amp, cpu) {{ return (int)right ^ 6; }} long &own() restrict(amp, cpu) {{ return right; }} }};
struct {P}_Both : {P}_Left, {P}_Right {{
  unsigned own = {k0}u;
  using {P}_Right::both;
  explicit {P}_Both(int n) restrict(amp, cpu) : {P}_Left{{n}}, own(n * 3u) {{}}
  {P}_Both() restrict(amp, cpu) : {P}_Both({k1}) {{}}
}};
template <typename T> struct {P}_Num {{
  T v;
  static constexpr T one() restrict(amp, cpu) {{ return T(1); }}
  {P}_Num &operator=(const {P}_Num &o) restrict(amp, cpu) {{ v = o.v ^ one(); return *this; }}
  {P}_Num(const {P}_Num &) restrict(amp, cpu) = default;
  {P}_Num(T v) restrict(amp, cpu) : v(v) {{}}
  {P}_Num &operator+=(const {P}_Num &o) restrict(amp, cpu) {{ v ^= o.v; return *this; }}
  {P}_Num &operator<<=(int n) restrict(amp, cpu) {{ v = (T)((unsigned long)v << (n & 7)); return *this; }}
  friend {P}_Num operator*(const {P}_Num &a, const {P}_Num &b) restrict(amp, cpu) {{ return (T)((unsigned long)a.v * (unsigned long)b.v); }}
  friend {P}_Num &operator-=({P}_Num &a, {P}_Num b) restrict(amp, cpu) {{ a.v = (T)((unsigned long)a.v - (unsigned long)b.v); return a; }}
  {P}_Num operator-() const restrict(amp, cpu) {{ return ~v; }}
  {P}_Num &operator++() restrict(amp, cpu) {{ v ^= T({k1}); return *this; }}
  {P}_Num operator++(int) restrict(amp, cpu) {{ {P}_Num old = *this; ++*this; return old; }}
  bool operator<(const {P}_Num &o) const restrict(amp, cpu) {{ return v < o.v; }}
  T &operator[](int) restrict(amp, cpu) {{ return v; }}
  template <typename U> explicit operator U() const restrict(amp, cpu) {{ return (U)v; }}
}};
template <typename T, int N> struct {P}_Row {{
  T e[N];
  T &operator[](int k) restrict(amp, cpu) {{ return e[(unsigned)k % N]; }}
  const T &operator[](int k) const restrict(amp, cpu) {{ return e[(unsigned)k % N]; }}
  T *begin() restrict(amp, cpu) {{ return e; }}
  T *end() restrict(amp, cpu) {{ return e + N; }}
  {P}_Row &add(T n) restrict(amp, cpu) {{ for (T &x : *this) x = (T)((unsigned long)x + (unsigned long)n); return *this; }}
}};
template <typename T, int N> struct {P}_Rank {{ static const int value = N * 10 + (int)sizeof(T); }};
template <typename T> struct {P}_Rank<T, 2> {{ static const int value = {k0}; }};
template <int N> struct {P}_Rank<unsigned, N> {{ static constexpr int value = -N; }};
struct {P}_Pair {{
  int first; unsigned long second;
  template <int K> auto &get() restrict(amp, cpu) {{ if constexpr (K == 0) return second; else return first; }}
  template <int K> const auto &get() const restrict(amp, cpu) {{ if constexpr (K == 0) return second; else return first; }}
}};
namespace std {{
template <> struct tuple_size<{P}_Pair> {{ static constexpr size_t value = 2; }};
template <> struct tuple_element<0, {P}_Pair> {{ using type = unsigned long; }};
template <> struct tuple_element<1, {P}_Pair> {{ using type = int; }};
}}
static const int {P}_constant = -{k1};
constexpr int {P}_table(unsigned n) restrict(amp, cpu) {{
  constexpr int values[4] = {{{k0}, {P}_constant, 7, {k1}}};
  return values[n % 4u];
}}
constexpr int {P}_power(int n) restrict(amp, cpu) {{ return n <= 0 ? 1 : 3 * {P}_table(n) + n; }}
template <typename... A> unsigned long {P}_all(unsigned long h, const A &...a) restrict(amp, cpu) {{
  ((h = mix(h, bits(a) + sizeof...(A))), ...);
  return h;
}}
inline unsigned long {P}_rest() restrict(amp, cpu) {{ return {k0}ul; }}
template <typename T, typename... A> unsigned long {P}_rest(T t, A... a) restrict(amp, cpu) {{
  if constexpr (sizeof(T) == 4) return mix({P}_rest(a...), bits(t)); else return mix(bits(t), {P}_rest(a...));
}}
template <typename F, typename... A> auto {P}_apply(F &&f, A &&...a) restrict(amp, cpu) {{ return f(a...); }}
inline long {P}_defaults(int a, long b = {k1}, const {P}_Pair &c = {P}_Pair{{4, 5}}) restrict(amp, cpu) {{ return a ^ b ^ c.first; }}
"""


class Idioms(Simple):
    def generate(self):
        for _ in range(self.r.randrange(0, 3)):
            self.make_class()
        self.emit(TYPES.format(P=self.prefix, k0=self.r.randrange(1, 6), k1=self.r.randrange(3, 40)))
        for _ in range(self.r.randrange(0, 3)):
            self.make_function()
        self.make_entry()
        return "\n".join(self.out) + "\n"

    def statement(self):
        if not self.chance(45):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.enumeration, self.plain_enumeration, self.tagged, self.bases, self.number, self.row, self.tuple_like, self.pack,
                       self.statements_in_lambda, self.rows, self.constants, self.ordered, self.ordered_number, self.late_read, self.chain,
                       self.nested_lambdas, self.local_class])()

    # --- Text

    def say(self, text, **names):
        """Emits `text` with {P} the prefix, {i} and so on random expressions, {pi} and so on places; a name
        that is no such letter is one of `names`. Nothing is emitted when there is no such place."""
        kinds = {"i": "int", "u": "unsigned", "l": "long", "w": "unsigned long", "f": "float", "b": "bool"}
        class Fill(dict):
            def __missing__(fill, key):
                letter = key.rstrip("0123456789")
                if letter in kinds:
                    return self.expr(kinds[letter], 2)
                return self.place(kinds[letter[1:]], writable=True)
        filled = Fill(names, P=self.prefix)
        for line in text.strip("\n").split("\n"):
            self.emit(line.strip().format_map(filled))

    def value(self, type_, text, **names):
        name = self.fresh("v")
        self.say("%s %s = %s;" % (type_, name, text), **names)
        self.declare(Var(name, type_))

    def has_places(self, *types):
        return all(self.place(t, writable=True) for t in types)

    # --- Idioms

    def enumeration(self):
        e = self.fresh("e")
        self.say("{P}_E {e} = {P}_E({u} % 12u);", e=e)
        self.say("if ({b}) {e} = {P}_E::{m};", e=e, m=self.r.choice("abcd"))
        self.emit("switch (%s) {" % e)
        self.switch_depth += 1
        for label in self.r.sample("abcd", self.r.randrange(1, 4)):
            self.emit("case %s_E::%s:" % (self.prefix, label))
            self.emit("{")
            self.block(2)
            self.emit("}")
            if self.chance(60):
                self.emit("break;")
        if self.chance(50):
            self.emit("default: {")
            self.block(1)
            self.emit("}")
        self.switch_depth -= 1
        self.emit("}")
        self.value("int", "(int){e} + ({e} < {P}_E::c ? 1 : 0)", e=e)

    def plain_enumeration(self):
        e = self.fresh("e")
        self.say("{P}_Plain {e} = {b} ? {P}_x : {b2} ? {P}_y : {P}_z;", e=e)
        self.value("long", "{e} * 2 + ({e} == {P}_z) + {P}_Rank<{t}, {n}>::value", e=e, t=self.r.choice(["int", "unsigned", "double"]), n=self.r.choice([1, 3]))

    def tagged(self):
        t = self.fresh("t")
        self.say(self.r.choice(["{P}_Tagged {t} = {i};", "{P}_Tagged {t} = {f};", "{P}_Tagged {t}({w});",
                                "{P}_Tagged {t} = {b} ? {P}_Tagged({i}) : {P}_Tagged({f});"]), t=t)
        self.say("if ({b}) { {t}.tag = 1; {t}.f = {f}; } else if ({b2}) {t} = {P}_Tagged({w});".replace("{ ", "{{ ").replace(" }", " }}"), t=t)
        self.value("unsigned long", "{t}.get()", t=t)

    def bases(self):
        o, r = self.fresh("d"), self.fresh("r")
        self.say(self.r.choice(["{P}_Both {o};", "{P}_Both {o}({i});", "auto {o} = {b} ? {P}_Both() : {P}_Both({i});"]), o=o)
        self.say("{P}_Right &{r} = {o}; {r}.right ^= {l};", o=o, r=r)
        self.say("{P}_Left *{r}p = &{o}; {r}p->left = {i};", o=o, r=r)
        self.say("static_cast<{P}_Both &>({r}).own ^= (unsigned){r}.both();", r=r)
        self.say("{o}.{P}_Right::own() ^= {l};", o=o)
        self.value("long", "{o}.right ^ {o}.left ^ (long){o}.own ^ {o}.{P}_Left::both() ^ {o}.both()", o=o)

    def number(self):
        a, b, t = self.fresh("n"), self.fresh("n"), self.r.choice(INTEGRAL)
        self.say("{P}_Num<{t}> {a}(({t})({i})), {b} = ({t})({u});", a=a, b=b, t=t)
        for _ in range(self.r.randrange(1, 4)):
            self.say(self.r.choice(["{a} += {b} * {a};", "{b} = {a}++ * {b};", "{a} <<= {i};", "({a} -= {b}) += -{b};", "if ({a} < {b}) {a} = {b};",
                                    "{a}[0] = {b}[1];", "++{a} -= {b}++;", "{b} = {a} = -{b};"]), a=a, b=b)
        self.value(t, "({t}){a} ^ static_cast<{t}>({b} * {a})", a=a, b=b, t=t)

    def row(self):
        n, t, o = self.r.randrange(2, 5), self.r.choice(INTEGRAL), self.fresh("o")
        self.say("{P}_Row<{t}, {n}> {o} = {{{{({t})({u}), ({t})({l})}}}};", t=t, n=n, o=o)
        self.say("{o}.add(({t})({u})).add(({t})3)[{i}] ^= {o}[{i2}];", o=o, t=t)
        if self.chance(50):
            copy = self.fresh("o")
            self.say("const auto {c} = {o}; {o}[1] = {c}[{i}];", c=copy, o=o)
        self.value(t, "{o}[{i}]", o=o)

    def tuple_like(self):
        o, a, b = self.fresh("o"), self.fresh("s"), self.fresh("s")
        self.say("{P}_Pair {o} = {{{i}, {w}}};", o=o)
        how = self.r.choice(["auto", "auto &", "const auto &"])
        self.say("%s [{a}, {b}] = {o};" % how, o=o, a=a, b=b)
        if "const" not in how:
            self.say("{a} ^= {w}; {b} = {i};", a=a, b=b)
        self.value("unsigned long", "{a} + (unsigned){b} + {o}.second + (unsigned){o}.first", a=a, b=b, o=o)

    def pack(self):
        types = [self.r.choice(SCALARS) for _ in range(self.r.randrange(0, 5))]
        args = ["(%s)(%s)" % (t, self.expr(t, 1)) for t in types]
        call = self.r.choice(["{P}_rest({args})", "{P}_all(" + ", ".join(["3ul"] + ["{args}"] * bool(args)) + ")"])
        self.value("unsigned long", call, args=", ".join(args))

    def knows_h(self):
        return bool(self.variables(lambda v: v.name == "h" and v.writable))

    def statements_in_lambda(self):
        """A lambda with statements that change its copies."""
        name, type_ = self.fresh("l"), self.r.choice(SCALARS)
        self.emit("auto %s = [=](int n) mutable -> %s {" % (name, type_))
        saved = self.result_type, self.loop_depth, self.switch_depth, self.budget, self.scopes
        self.scopes = [[v for v in scope if not v.name.startswith("(*")] for scope in self.scopes] + [[Var("n", "int")]]
        self.result_type, self.loop_depth, self.switch_depth, self.budget = type_, 0, 0, self.r.randrange(1, 4)
        self.block(3)
        self.indent += 1
        self.emit("return %s;" % self.expr(type_, 2))
        self.indent -= 1
        self.result_type, self.loop_depth, self.switch_depth, self.budget, self.scopes = saved
        self.emit("};")
        for _ in range(self.r.randrange(1, 3)):
            self.value(type_, "{l_}({i})" if self.chance(60) else "{P}_apply({l_}, {i})", l_=name)

    def nested_lambdas(self):
        name = self.fresh("l")
        self.say("auto {l_} = [r = {u}](auto a) mutable {{ return [=, n = r++](auto b) {{ return (unsigned long)a ^ (unsigned long)b ^ n ^ r; }}; }};", l_=name)
        for _ in range(2):
            self.value("unsigned long", "{l_}(%s)(%s)" % (self.expr(self.r.choice(INTEGRAL), 1), self.expr(self.r.choice(INTEGRAL), 1)), l_=name)

    def rows(self):
        m, n, k, t = self.fresh("m"), self.r.randrange(2, 4), self.r.randrange(2, 4), self.r.choice(INTEGRAL)
        self.say("{t} {m}[{n}][{k}] = {{{{({t})({i})}}, {{({t})({u}), ({t})({l})}}}};", t=t, m=m, n=n, k=k)
        self.say("{m}[({u}) % {n}][({u2}) % {k}] = ({t})({w});", m=m, n=n, k=k, t=t)
        self.say("{t} (&{m}r)[{k}] = {m}[({u}) % {n}]; {m}r[0] ^= {m}r[{k} - 1];", t=t, m=m, n=n, k=k)
        self.say("for (auto &row : {m}) for ({t} e : row) {v} = mix({v}, bits(e));" if self.knows_h() else "for (auto &row : {m}) row[0] ^= row[1];",
                 t=t, m=m, v="h")
        self.declare(Var(m + "[0]", t, True, k))
        self.declare(Var(m + "r", t, True, k))

    def constants(self):
        if self.chance(20):
            o = self.fresh("o")
            self.say("constexpr {P}_Row<unsigned, 3> {o} = {{{{3u, {n}u, 7u}}}}; static_assert({P}_power(2) == 3 * 7 + 2, \"\");", o=o, n=self.r.randrange(99))
            return self.value("int", "(int){o}[{i}] + {P}_constant", o=o)
        self.value("int", self.r.choice(["{P}_table({u}) ^ {P}_power({n})", "{P}_power({i} & 3)", "{P}_constant - {P}_table(1u)",
                                         "(int)(sizeof({P}_Both) + sizeof({P}_Row<{t}, {n}>) + alignof({P}_Tagged) + sizeof({P}_Pair))",
                                         "(int)({P}_defaults({i}) & 0xffff)", "(int)({P}_defaults({i}, {l}) & 0xffff)",
                                         "(int)({P}_defaults({i}, 3, {{{i2}, {w}}}) & 0xffff)"]),
                   n=self.r.randrange(1, 6), t=self.r.choice(INTEGRAL))

    # --- Side effects in an order that C++17 fixes. The calls write their order down in h.

    def ordered(self):
        if not self.knows_h() or not self.has_places("int", "unsigned", "unsigned long"):
            return self.constants()
        at, is_ = "{P}_at(h, %d, {%s})", "{P}_is(h, %d, {%s})"
        ids = iter(self.r.sample(range(1, 90), 8))
        a = lambda what: at % (next(ids), what)
        v = lambda what: is_ % (next(ids), what)
        forms = [
            lambda: "%s = %s;" % (a("pu"), v("u")),
            lambda: "%s ^= %s;" % (a("pu"), v("u")),
            lambda: "%s = %s ^= %s;" % (a("pu"), a("pu2"), v("u")),
            lambda: "{pw} = %s << (%s & 31);" % (v("w"), v("u")),
            lambda: "{pw} = (%s, %s);" % (v("w"), v("w2")),
            lambda: "if (%s && %s || %s) {pu}++;" % (v("b"), v("b2"), v("b3")),
            lambda: "{pu} = %s ? %s : %s;" % (v("b"), v("u"), v("u2")),
            lambda: "{pw} = {P}_Row<unsigned long, 2>{{{{%s, %s}}}}[%s];" % (v("w"), v("w2"), v("i")),
            lambda: "%s++, --%s;" % (a("pu"), a("pu2")),
            lambda: "unsigned long {m}[3] = {{%s, %s}}; %s[%s %% 3u] = %s;" % (v("w"), v("w2"), a("m"), v("u"), v("w3")),
            lambda: "{pu} = %s <<= (%s & 15);" % (a("pu2"), v("u")),
        ]
        self.say(self.r.choice(forms)(), m=self.fresh("m"))

    def ordered_number(self):
        if not self.knows_h():
            return self.number()
        a, b = self.fresh("n"), self.fresh("n")
        self.say("{P}_Num<unsigned long> {a}({w}), {b}({w2});", a=a, b=b)
        x, y = "{P}_at(h, %d, {a})" % self.r.randrange(9), "{P}_at(h, %d, {b})" % self.r.randrange(9)
        for _ in range(self.r.randrange(1, 4)):
            self.say(self.r.choice(["%s = %s;", "%s += %s;", "%s -= %s;", "%s = {P}_is(h, 5, {b}) * {a}; %s += {a};", "%s.operator=(%s);", "%s.operator+=(%s);",
                                    "%s = %s = {w};", "(%s -= %s) = {w};"]) % (x, y), a=a, b=b)
        self.value("unsigned long", "(unsigned long){a} ^ (unsigned long){b}", a=a, b=b)

    def late_read(self):
        """What an assignment reads after its left operand has changed it, and what was copied before."""
        o, q = self.fresh("o"), self.fresh("o")
        self.say("{P}_Pair {o}[2] = {{{{{i}, {w}}}, {{{i2}, {w2}}}}}, {q} = {{1, 2ul}};", o=o, q=q)
        k = self.fresh("k")
        self.emit("int %s = 0;" % k)
        self.say(self.r.choice(["({q}.first = {i}, {o}[0]) = {q};", "({q}.first = {i}, {o}[1]) = {P}_Pair({q});", "{o}[{k}++] = {o}[{k}];",
                                "{o}[{k}] = ({k} = 1, {q});", "{q} = {o}[{k}++] = {o}[1 - {k}];", "{o}[{k}++].first = {k};",
                                "{o}[{k}++].second ^= {o}[{k}].second;"]), o=o, q=q, k=k)
        self.value("unsigned long", "{o}[0].second ^ {o}[1].second ^ {q}.second ^ (unsigned)({o}[0].first ^ {o}[1].first * 3u ^ {q}.first)", o=o, q=q)

    def chain(self):
        if not self.has_places("int", "unsigned"):
            return self.constants()
        self.say(self.r.choice(["{pi} = (int)({pu} = {u});", "({b} ? {pi} : {pi2}) = {i};", "({pu} ^= {u}) |= {u2};", "({pu}++, {pu2}) = {u};",
                                "++({pu} = {u});", "({b} ? {pu} : {pu2}) ^= {pu3}++;", "{pi} = {b} ? ({pi2} = {i}) : {i2};"]
                               if self.one_memory else ["{pi} = (int)({pu} = {u});"]))

    def local_class(self):
        c, o = self.fresh("Local"), self.fresh("o")
        self.say("""
            struct {c} {{ unsigned n; const int k; unsigned operator()(unsigned x) const restrict(amp, cpu) {{ return n ^ x * (unsigned)k; }} operator int() const restrict(amp, cpu) {{ return k & 15; }} }};
            {c} {o}{{{u}, {i}}};""", c=c, o=o)
        self.value("unsigned", "{o}({u}) + (unsigned){P}_table({o})", o=o)
