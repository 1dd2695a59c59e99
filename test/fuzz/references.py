# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs whose pointers and references lead into several kinds of memory, as is found at run time.

The same entry as in memory.py; but a pointer variable may point anywhere, functions return one of two
references, pointers are null, are bound to references and exchanged through them, and objects are seen as
another type.
"""

from generator import INTEGRAL, SCALARS, Var
from memory import Memory, Pointer

HELPERS = """\
template <typename T> T &{p}_pick(T &a, T &b, bool first) restrict(amp, cpu) {{ return first ? a : b; }}
template <typename T> const T &{p}_larger(const T &a, const T &b) restrict(amp, cpu) {{
  if (a < b)
    return b;
  return a;
}}
template <typename T> const T &{p}_smaller(const T &a, const T &b) restrict(amp, cpu) {{ return b < a ? b : a; }}
template <typename T> void {p}_rebind(T *&to, T *from) restrict(amp, cpu) {{ to = from; }}
template <typename T> void {p}_exchange(T *&a, T *&b) restrict(amp, cpu) {{
  T *t = a;
  a = b;
  b = t;
}}
template <typename T> T *&{p}_which(T *&a, T *&b, bool first) restrict(amp, cpu) {{ return first ? a : b; }}
template <typename T> T *{p}_unless(T *a, bool none) restrict(amp, cpu) {{
  if (none)
    return NULL;
  return a;
}}"""

UNSIGNED = {"int": "unsigned", "unsigned": "int", "long": "unsigned long", "unsigned long": "long"}


class References(Memory):
    SIZES = [1, 4, 8]
    one_memory = True

    def make_fill_and_digest(self):
        super().make_fill_and_digest()
        self.emit(HELPERS.format(p=self.prefix))

    # --- Any memory will do

    def known(self, memory=None, whole=None):
        return super().known(None, whole)

    def element_of(self, memory, depth=2):
        text = super().element_of(memory, depth)
        if depth and self.chance(25):
            return "(%s ? %s : %s)" % (self.expr("bool", 1), text, super().element_of(memory, depth - 1))
        return text

    def compare_pointers(self):
        a, b = self.element_of(None, 1), self.element_of(None, 1)
        self.emit("if (%s %s %s) {" % (a, self.r.choice(["==", "!="]), b))
        self.block(self.r.randrange(1, 3))
        self.emit("}")

    # --- Statements

    def statement(self):
        if not self.pointers or not self.chance(35):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.assign_picked, self.extreme, self.bound, self.null, self.reference_to_pointer, self.rebind,
                       self.exchange, self.seen_as])()

    def assign_picked(self):
        type_ = self.r.choice(SCALARS)
        a, b = self.place(type_, True), self.place(type_, True)
        if not a or not b:
            return self.alias()
        text = self.r.choice(["%s_pick(%s, %s, %s)" % (self.prefix, a, b, self.expr("bool", 1)),
                              "(%s ? %s : %s)" % (self.expr("bool", 1), a, b)])
        if type_ in ("unsigned", "unsigned long") and self.chance(40):
            return self.emit("%s %s %s;" % (text, self.r.choice(["+=", "^=", "*=", "|="]), self.expr(type_, 2)))
        self.emit("%s = %s;" % (text, self.expr(type_, 2)))

    def extreme(self):
        """The larger or smaller of objects and values, nested."""
        type_, name = self.r.choice(INTEGRAL), self.fresh("v")
        a, b = self.place(type_), self.place(type_)
        if not a or not b:
            return self.alias()
        c = self.r.choice([a, b, "(%s)(%s)" % (type_, self.expr(type_, 1))])
        f, g = (self.prefix + self.r.choice(["_larger", "_smaller"]) for _ in range(2))
        self.emit("%s %s = %s(%s, %s(%s, %s));" % (type_, name, f, a, g, c, b))
        self.declare(Var(name, type_))

    def bound(self):
        type_, name = self.r.choice(INTEGRAL), self.fresh("r")
        a, b = self.place(type_, True), self.place(type_, True)
        if not a or not b:
            return self.alias()
        text = self.r.choice(["%s_pick(%s, %s, %s)", "%s_larger(%s, %s)"])
        if "pick" in text:
            self.emit("%s &%s = %s;" % (type_, name, text % (self.prefix, a, b, self.expr("bool", 1))))
        else:
            self.emit("const %s &%s = %s;" % (type_, name, text % (self.prefix, a, b)))
        self.declare(Var(name, type_, "pick" in text))

    def null(self):
        name, s = self.fresh("q"), self.element.name
        self.emit("%s *%s = %s;" % (s, name, self.r.choice(
            ["NULL", "nullptr", "0", "%s_unless(%s, %s)" % (self.prefix, self.element_of(None, 1), self.expr("bool", 1))])))
        if self.chance(50):
            self.emit("if (%s) %s = %s;" % (self.expr("bool", 1), name, self.element_of(None, 1)))
        self.emit(self.r.choice(["if (%s == NULL) %s = %s;", "if (!%s) %s = %s;", "if (nullptr == %s) %s = %s;"]) % (
            name, name, self.element_of(None, 1)))
        self.add_pointer(Pointer(name, None, False))

    def moving(self):
        """A pointer variable, but not an expression with a pointer type, which cannot be assigned."""
        found = [p.name for p in self.known(whole=False) if self.variables(lambda v: v.name == "(*%s)" % p.name)]
        return self.r.choice(found) if found else None

    def reference_to_pointer(self):
        a, b = self.moving(), self.moving()
        if not a:
            return self.declare_pointer()
        name = self.fresh("z")
        which = "%s_which(%s, %s, %s)" % (self.prefix, a, b, self.expr("bool", 1)) if self.chance(40) else a
        self.emit("%s *&%s = %s;" % (self.element.name, name, which))
        self.add_pointer(Pointer(name, None, False))

    def rebind(self):
        a, b = self.moving(), self.moving()
        if not a:
            return self.declare_pointer()
        to = self.r.choice([a, "%s_which(%s, %s, %s)" % (self.prefix, a, b, self.expr("bool", 1))])
        text = "%s = %s;" % (to, self.element_of(None, 1))
        self.emit(text if self.chance(40) else "%s_rebind(%s, %s);" % (self.prefix, to, self.element_of(None, 1)))

    def exchange(self):
        a, b = self.moving(), self.moving()
        if not a:
            return self.declare_pointer()
        self.emit("%s_exchange(%s, %s);" % (self.prefix, a, b))

    def seen_as(self):
        type_ = self.r.choice(INTEGRAL)
        place, other = self.place(type_, True), UNSIGNED[type_]
        if not place:
            return self.alias()
        if self.chance(50):
            name = self.fresh("v")
            self.emit("%s %s = reinterpret_cast<const %s &>(%s);" % (other, name, other, place))
            return self.declare(Var(name, other))
        seen = self.r.choice(["reinterpret_cast<%s &>(%s)", "((%s &)%s)", "*reinterpret_cast<%s *>(&%s)"]) % (other, place)
        self.emit("%s = %s;" % (seen, self.expr(other, 2)))
