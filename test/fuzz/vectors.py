# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs over short vectors, norm and unorm: arithmetic, conversions, swizzles read and written."""

from generator import Var
from program import Simple

HELPERS = """\
template <typename V> V {P}_lim(V v) restrict(amp, cpu) {{
  v.x = lim(v.x); v.y = lim(v.y);
  if constexpr (concurrency::graphics::short_vector_traits<V>::size > 2) v.z = lim(v.z);
  if constexpr (concurrency::graphics::short_vector_traits<V>::size > 3) v.w = lim(v.w);
  return v;
}}
template <typename V> V {P}_divisor(V v) restrict(amp, cpu) {{
  v.x = divisor(v.x); v.y = divisor(v.y);
  if constexpr (concurrency::graphics::short_vector_traits<V>::size > 2) v.z = divisor(v.z);
  if constexpr (concurrency::graphics::short_vector_traits<V>::size > 3) v.w = divisor(v.w);
  return v;
}}
template <typename V> unsigned long {P}_bits(const V &v) restrict(amp, cpu) {{
  unsigned long h = mix(bits(v.x), bits(v.y));
  if constexpr (concurrency::graphics::short_vector_traits<V>::size > 2) h = mix(h, bits(v.z));
  if constexpr (concurrency::graphics::short_vector_traits<V>::size > 3) h = mix(h, bits(v.w));
  return h;
}}
inline concurrency::graphics::float_3 {P}_cross(concurrency::graphics::float_3 a, const concurrency::graphics::float_3 &b) restrict(amp, cpu) {{
  return a.yzx * b.zxy - a.zxy * b.yzx;
}}
"""

SPACE = "concurrency::graphics::"
ELEMENTS = {"float": "float", "uint": "unsigned", "int": "int", "double": "double", "norm": "float", "unorm": "float"}


class Vectors(Simple):
    def generate(self):
        self.vectors = []  # of (name, element, size), like scopes
        for _ in range(self.r.randrange(0, 2)):
            self.make_class()
        self.emit(HELPERS.format(P=self.prefix))
        self.make_entry()
        return "\n".join(self.out) + "\n"

    def statement(self):
        if not self.chance(65):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.declare_vector, self.declare_vector, self.assign, self.assign, self.write_part, self.write_part, self.scalar, self.compare,
                       self.step, self.array])()

    def block(self, size):
        saved = list(self.vectors)
        super().block(size)
        self.vectors = saved

    def lambda_(self):
        saved, self.vectors = self.vectors, []
        super().lambda_()
        self.vectors = saved

    # --- Text

    def some(self, element=None, size=None):
        found = [v for v in self.vectors if element in (None, v[1]) and size in (None, v[2])]
        return self.r.choice(found) if found else None

    def letters(self, size, count, distinct=False, names=None):
        names = (names or self.r.choice(["xyzw", "rgba"]))[:size]
        return "".join(self.r.sample(names, count) if distinct else (self.r.choice(names) for _ in range(count)))

    def component(self, element):
        value = self.expr(ELEMENTS[element], 1)
        return "%s%s(%s)" % (SPACE, element, value) if element in ("norm", "unorm") else value

    def vector(self, element, size, depth=2):
        """An expression of the vector type."""
        type_ = "%s%s_%d" % (SPACE, element, size)
        pick = self.r.randrange(9) if depth else self.r.randrange(3)
        known = self.some(element, size)
        if pick == 0 and known:
            return known[0]
        if pick <= 1:
            return "%s(%s)" % (type_, ", ".join(self.component(element) for _ in range(size)))
        if pick == 2:
            wider = [v for v in self.vectors if v[1] == element]
            if wider:
                v = self.r.choice(wider)
                if v[2] >= size:
                    if self.chance(50):
                        return "%s(%s.get_%s())" % (type_, v[0], self.letters(v[2], size, True, "xyzw"))
                    return "%s(%s.%s)" % (type_, v[0], self.letters(v[2], size, True))
            return "%s(%s)" % (type_, self.component(element))
        if pick == 3:
            return self.converted(element, size)
        a, b = self.vector(element, size, depth - 1), self.vector(element, size, depth - 1)
        if element in ("norm", "unorm"):
            op = self.r.choice("+-*")
            return "(%s %s %s)" % (a, op, b)
        if element in ("float", "double"):
            op = self.r.choice("+-*/")
            if op == "/":
                b = "%s_divisor(%s)" % (self.prefix, b)
            elif element == "float" and size == 3 and self.chance(20):
                return "%s_lim(%s_cross(%s, %s))" % (self.prefix, self.prefix, a, b)
            return "%s_lim(%s %s %s)" % (self.prefix, a, op, b)
        op = self.r.choice(["&", "|", "^", "~"] + (["+", "-", "*", "<<", ">>", "/", "%"] if element == "uint" else [">>"]))
        if op == "~":
            return "(~%s)" % self.paren(a)
        if op in ("<<", ">>"):
            return "(%s %s (%s & %s(31)))" % (a, op, b, type_)
        if op in ("/", "%"):
            return "(%s %s (%s | %s(%d)))" % (a, op, b, type_, self.r.randrange(1, 9))
        return "(%s %s %s)" % (a, op, b)

    def converted(self, element, size):
        type_ = "%s%s_%d" % (SPACE, element, size)
        v = self.some(None, size)
        if not v or v[1] == element:
            return "%s(%s)" % (type_, self.component(element))
        if ELEMENTS[v[1]] in ("float", "double") and element in ("int", "uint"):
            # Outside of int's range the conversion has no defined value.
            value = "%s_lim(%s)" % (self.prefix, v[0]) if v[1] in ("float", "double") else v[0]
            if element == "uint":
                value = "%sint_%d(%s)" % (SPACE, size, value)
            return "%s(%s)" % (type_, value)
        return "%s(%s)" % (type_, v[0])

    # --- Statements

    def declare_vector(self):
        element, size, name = self.r.choice(list(ELEMENTS)), self.r.randrange(2, 5), self.fresh("s")
        self.emit("%s%s_%d %s = %s;" % (SPACE, element, size, name, self.vector(element, size)))
        self.vectors.append((name, element, size))
        self.hash(name)

    def hash(self, name):
        if self.variables(lambda v: v.name == "h" and v.writable):
            self.emit("h = mix(h, %s_bits(%s));" % (self.prefix, name))

    def assign(self):
        v = self.some()
        if not v:
            return self.declare_vector()
        name, element, size = v
        if element == "uint" and self.chance(40):
            op = self.r.choice(["+=", "-=", "*=", "&=", "|=", "^="])
            self.emit("%s %s %s;" % (name, op, self.vector(element, size)))
        elif element in ("norm", "unorm") and self.chance(50):
            self.emit("%s %s %s;" % (name, self.r.choice(["+=", "-=", "*="]), self.vector(element, size)))
        else:
            self.emit("%s = %s;" % (name, self.vector(element, size)))
        self.hash(name)

    def write_part(self):
        v = self.some()
        if not v:
            return self.declare_vector()
        name, element, size = v
        count = self.r.randrange(1, size + 1)
        if count == 1:
            letter = self.letters(size, 1, False, "xyzw")
            self.emit(self.r.choice(["{v}.{l} = {e};", "{v}.set_{l}({e});", "{v}.ref_{l}() = {e};"]).format(
                v=name, l=letter, e=self.component(element)))
        else:
            letters = self.letters(size, count, True, "xyzw")
            form = self.r.choice(["{v}.{l} = {e};", "{v}.set_{l}({e});", "{v}.{l} = {v}.{m};"])
            self.emit(form.format(v=name, l=letters, e=self.vector(element, count, 1), m=self.letters(size, count, True)))
        self.hash(name)

    def scalar(self):
        v = self.some()
        if not v:
            return self.declare_vector()
        name, element, size = v
        result, letter = self.fresh("v"), self.letters(size, 1)
        type_ = ELEMENTS[element]
        self.emit("%s %s = %s;" % (type_, result, "(float)%s.%s" % (name, letter) if element in ("norm", "unorm") else "%s.%s" % (name, letter)))
        self.declare(Var(result, type_))

    def compare(self):
        v = self.some()
        if not v:
            return self.declare_vector()
        self.emit("if (%s %s %s) {" % (v[0], self.r.choice(["==", "!="]), self.vector(v[1], v[2], 1)))
        self.block(self.r.randrange(1, 3))
        self.emit("}")

    def step(self):
        v = self.some("uint")
        if not v:
            return self.declare_vector()
        name = self.fresh("s")
        self.emit("%suint_%d %s = %s;" % (SPACE, v[2], name, self.r.choice(["%s++", "--%s", "++%s", "%s--"]) % v[0]))
        self.vectors.append((name, "uint", v[2]))
        self.hash(name)

    def array(self):
        element, size, name = self.r.choice(list(ELEMENTS)), self.r.randrange(2, 5), self.fresh("s")
        index = self.expr("unsigned", 1)
        self.emit("%s%s_%d %s[2] = {%s};" % (SPACE, element, size, name, self.vector(element, size)))
        self.emit("%s[%s %% 2u].%s = %s;" % (name, self.paren(index), self.letters(size, 1), self.component(element)))
        self.emit("struct {name}_S {{ {t} v; int n; }} {name}s = {{{name}[1], 3}}; {name}s.v.{l} = {name}[0].{m};".format(
            name=name, t="%s%s_%d" % (SPACE, element, size), l=self.letters(size, 2, True), m=self.letters(size, 2, True)))
        self.hash(name + "s.v")
        self.hash(name + "[0]")
