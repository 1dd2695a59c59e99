# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The classes and functions of a program: bases, members of class type, templates, operators, recursion over templates."""

from statements import Statements
from writer import EDGES, NAMES

MEMBERS = ["int", "u32", "float", "long", "double", "u64"]


class Class:
    """A generated class, constructed from an int. `members` are (name, scalar type or Class, elements or 0)."""

    def __init__(self, name, bases, members):
        self.name, self.bases, self.members = name, bases, members

    def scalar_members(self):
        """(text, type) of every scalar of its own."""
        found = []
        for name, type_, n in self.members:
            if isinstance(type_, Class):
                found += [("%s.%s" % (name, text), t) for text, t in type_.scalar_members()[:1]]
            else:
                found.append(("%s[%d]" % (name, n - 1) if n else name, type_))
        return found


class Classes(Statements):
    def make_classes(self):
        self.classes, self.functions = [], []
        for k in range(self.r.randrange(1, 4)):
            self.make_class(k)
        for k in range(self.r.randrange(1, 4)):
            self.make_function(k)

    def free_name(self, usual):
        """For a class or a member: bases, members and classes are found through all of the program."""
        name = "%s_%s" % (self.r.choice(NAMES), usual)
        return name if self.chance(15) else usual

    def make_class(self, k):
        r, name = self.r, self.free_name("C%d" % k)
        bases = [c for c in r.sample(self.classes, min(len(self.classes), r.randrange(0, 3))) if not c.bases]
        members = []
        for m in range(r.randrange(1, 5)):
            if self.classes and self.chance(25):
                members.append((self.free_name("m%d" % m), r.choice(self.classes), 0))
            else:
                members.append((self.free_name("m%d" % m), r.choice(MEMBERS), r.randrange(2, 4) if self.chance(25) else 0))
        if not any(not isinstance(type_, Class) for _, type_, _ in members):
            members.append(("m9", "u32", 0))
        class_ = Class(name, bases, members)
        template = self.chance(30)
        self.emit("%sstruct %s%s {" % ("template <int K> " if template else "", name + "_" if template else name,
                                        " : " + ", ".join(b.name for b in bases) if bases else ""))
        self.indent += 1
        self.make_members(class_, name + "_" if template else name)
        self.indent -= 1
        self.emit("};")
        if template:
            self.emit("typedef %s_<%d> %s;" % (name, r.randrange(1, 9), name))
        self.classes.append(class_)

    def make_members(self, class_, own):
        """Data, constructor, digest, operators. `own` is the class's name within itself."""
        starts, digest = ["%s((int)((u32)n + %du))" % (b.name, k) for k, b in enumerate(class_.bases)], ["%s::digest()" % b.name for b in class_.bases]
        for name, type_, n in class_.members:
            text = type_.name if isinstance(type_, Class) else type_
            self.emit("%s %s%s;" % (text, name, "[%d]" % n if n else ""))
            if isinstance(type_, Class):
                starts.append("%s(n ^ 1)" % name)
                digest.append("%s.digest()" % name)
            elif n:
                starts.append("%s{%s}" % (name, ", ".join("(%s)%s" % (type_, self.r.choice(EDGES[type_])) for _ in range(self.r.randrange(n + 1)))))
                digest += ["bits(%s[%d])" % (name, i) for i in range(n)]
            else:
                starts.append("%s((%s)%s)" % (name, type_, self.r.choice(["n", "(n & 1023)", "((u32)n * 3u)"])))
                digest.append("bits(%s)" % name)
        if self.chance(40):
            self.emit("static const int size = %d; enum kind { first = %d, second };" % (self.r.randrange(9), self.r.randrange(9)))
            digest.append("(u32)(size + second)")
        self.emit("explicit %s(int n) restrict(cpu, amp) : %s {}" % (own, ", ".join(starts)))
        self.emit("u32 digest() const restrict(cpu, amp) { u32 h = 7u; %sreturn h; }" % "".join("h = mix(h, %s); " % part for part in digest))
        place, type_ = self.r.choice(class_.scalar_members())
        self.emit("%s operator+(const %s &o) const restrict(cpu, amp) { %s r = *this; r.%s = %s; return r; }" % (
            own, own, own, place, {"int": "(int)(bits(%s) + bits(o.%s))", "long": "(long)((u64)%s + (u64)o.%s)"}.get(type_, "%s + o.%s") % (place, place)))
        self.emit("bool operator==(const %s &o) const restrict(cpu, amp) { return bits(%s) == bits(o.%s); }" % (own, place, place))
        self.emit("u32 operator()(u32 x) const restrict(cpu, amp) { return x * digest() %s; }" % self.r.choice(["", "+ 1u", "^ x"]))
        self.emit("%s &change(u32 x) restrict(cpu, amp) { %s = (%s)(x & 0xffffu); return *this; }" % (own, place, type_))

    # Functions: `functions` holds calls of them, with %(x)s a u32, %(i)s an int, %(f)s a float, %(r)s a u32 lvalue.

    def make_function(self, k):
        self.r.choice([self.function_of_statements, self.recursion, self.through_reference, self.overloads, self.with_callable])("f%d" % k)

    def function_of_statements(self, name):
        self.emit("inline u32 %s(u32 h, int l, const array_view<const u32> &in, const array_view<const float> &fin, u32 uu, int un) restrict(amp) {" % name)
        saved, self.functions = self.functions, list(self.functions)

        def body():
            self.places = []
            self.declare("h", "u32")
            self.declare("l", "int", False)
            for _ in range(self.r.randrange(2, 6)):
                if self.chance(20):
                    self.emit("if (%s) return h;" % self.value("bool", 2))
                self.own_statement(1)
            self.emit("return h;")
        self.scope(body)
        self.emit("}")
        self.functions = saved + ["%s(%%(x)s, %%(i)s & 63, in, fin, uu, un)" % name]

    def recursion(self, name):
        step = self.r.choice(["x * 3u + (u32)K", "mix(x, (u32)K)", "(x >> 1) ^ (u32)(K * 77)"])
        if self.chance(50):
            self.emit("template <int K> inline u32 %s(u32 x) restrict(cpu, amp) { if constexpr (K > 0) return %s<K - 1>(%s); else return x; }" % (name, name, step))
        else:
            self.emit("template <int K> struct %s_step { static u32 run(u32 x) restrict(cpu, amp) { return %s_step<K - 1>::run(%s); } };" % (name, name, step))
            self.emit("template <> struct %s_step<0> { static u32 run(u32 x) restrict(cpu, amp) { return x ^ 9u; } };" % name)
            self.emit("template <int K> inline u32 %s(u32 x) restrict(cpu, amp) { return %s_step<K>::run(x); }" % (name, name))
        self.functions += ["%s<%d>(%%(x)s)" % (name, n) for n in (1, 4)]

    def through_reference(self, name):
        self.emit("inline u32 &%s(u32 &a, u32 *b, u32 n = %du) restrict(cpu, amp) {" % (name, self.r.randrange(9)))
        self.emit("  for (u32 k = 0; k < (n & 7u); ++k) { a += *b ^ k; if (a %% %du == 1u) return *b; *b = a + 1u; }" % self.r.randrange(2, 6))
        self.emit("  return n & 8u ? a : *b;")
        self.emit("}")
        self.emit("inline u32 %s_call(u32 &a, u32 own, u32 n) restrict(cpu, amp) { u32 &got = %s(a, &own%s); got += 2u; return got ^ own; }" % (
            name, name, ", n" if self.chance(50) else ""))
        self.functions.append("%s_call(%%(r)s, %%(x)s, %%(x)s)" % name)

    def overloads(self, name):
        self.emit("inline u32 %s(u32 x) restrict(cpu, amp) { return x + 1u; }" % name)
        self.emit("inline u32 %s(float x) restrict(cpu, amp) { return bits(x * 0.5f); }" % name)
        self.emit("template <class T> inline u32 %s(const T &x, int n) restrict(cpu, amp) { return bits(x) * (u32)n; }" % name)
        self.emit("inline u32 %s(const u32 &x, int n) restrict(cpu, amp) { return x ^ (u32)n; }" % name)
        self.functions += ["%s(%%(x)s)" % name, "%s(%%(f)s)" % name, "%s(%%(x)s, %%(i)s)" % name, "%s(%%(f)s, %%(i)s)" % name]

    def with_callable(self, name):
        self.emit("template <class F> inline u32 %s(F f, int n) restrict(amp) { u32 z = 0; for (int k = 0; k < (n & 3); ++k) z = mix(z, f((u32)k)); return z; }" % name)
        self.functions.append("%s([=](u32 k) restrict(amp) { return k * %%(x)s; }, %%(i)s)" % name)
        if self.classes:
            self.functions.append("%s(%s(%%(i)s), %%(i)s)" % (name, self.r.choice(self.classes).name))
