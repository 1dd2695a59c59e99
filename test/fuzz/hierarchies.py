# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs over class hierarchies of version 1.2: virtual functions and bases, casts, pointers to members.

Classes derive from several others, by `virtual` or not; derived.py knows which conversions exist. Objects are variables,
elements, members and temporaries. Pointers and references lead to them as one of their bases, and back by static_cast
where the class of the object is known, or after a question for its number. Constructors and destructors record their
order, and what virtual functions give meanwhile.
"""

from derived import Derived, make_hierarchy
from generator import SCALARS, SMALL, Var
from program import Simple

HELPERS = """\
template <typename T> unsigned long {P}_twice(T &t, int n) restrict(amp, cpu) {{ unsigned long d = t.v0(n); return d * 5ul + t.v0(n + 1); }}
template <typename T> T *{P}_pick(bool first, T *a, T *b) restrict(amp, cpu) {{ return first ? a : b; }}
template <auto F, typename T> unsigned long {P}_call(T &t, int n) restrict(amp, cpu) {{ return (t.*F)(n); }}
template <typename T, typename C> T &{P}_member(C *c, T C::*m) restrict(amp, cpu) {{ return c->*m; }}
"""


class Pointer:
    """A variable that points to an object as `static`. `dynamic` is the class of the object; None if it is known at run time only."""

    def __init__(self, name, static, dynamic):
        self.name, self.static, self.dynamic = name, static, dynamic


class Hierarchies(Simple):
    types = SCALARS + SMALL
    log = "nullptr"

    def generate(self):
        self.emit("inline void %s_note(unsigned long *log, unsigned long what) restrict(amp, cpu) { if (log) *log = mix(*log, what); }" % self.prefix)
        self.all_classes = make_hierarchy(self)
        self.classes = [c for c in self.all_classes if not c.pure]
        self.pointers = []
        self.emit(HELPERS.format(P=self.prefix))
        for _ in range(self.r.randrange(0, 3)):
            self.make_function()
        self.make_entry()
        return "\n".join(self.out) + "\n"

    def make_entry(self):
        p = self.prefix
        self.emit("inline unsigned long %s_run(unsigned long *log, int i) restrict(amp, cpu) {" % p)
        self.emit("  unsigned long h = 1469598103934665603ul; unsigned u = i * 2654435761u; float x = i * 0.37f; bool b = i & 1;")
        self.scopes = [[Var("i", "int"), Var("u", "unsigned"), Var("x", "float"), Var("b", "bool"), Var("h", "unsigned long")], []]
        self.budget, self.log = self.r.randrange(8, 30), "log"
        self.make_hashed_body()
        self.emit("unsigned long %s(int i) restrict(amp, cpu) {" % p)
        self.emit("  unsigned long log = 7ul, h = %s_run(&log, i);" % p)
        self.emit("  return mix(h, log);")
        self.emit("}")

    # --- Objects

    def construction(self, class_):
        return "(%s, %s & 1023)" % (self.log, self.paren(self.expr("int", 1)))

    def braces(self, class_):
        return class_.name + self.construction(class_)

    def small(self):
        """An int that may be an argument of a virtual function."""
        return "(%s & 15)" % self.paren(self.expr("int", 1))

    def block(self, size):
        saved = list(self.pointers)
        super().block(size)
        self.pointers = saved

    def lambda_(self):
        # A pointer in the body is a copy, through which the object of the function around it changes: nothing but calls and reads here.
        saved, self.pointers = self.pointers, []
        super().lambda_()
        self.pointers = saved

    def some_object(self, wanted=lambda c: True):
        """(text, class) of an object whose class is `wanted`, made if there is none."""
        found = [v for v in self.variables(lambda v: isinstance(v.type, Derived) and not v.count and v.writable) if wanted(v.type)]
        if found and self.chance(80):
            v = self.r.choice(found)
            return v.name, v.type
        classes = [c for c in self.classes if wanted(c)]
        if not classes:
            return None
        class_, name = self.r.choice(classes), self.fresh("o")
        self.emit("%s %s%s;" % (class_.name, name, self.construction(class_)))
        self.declare(Var(name, class_))
        return name, class_

    def some_pointer(self, wanted=lambda p: True):
        """A pointer that is `wanted`, or None. One whose variable is out of sight is not among them."""
        found = [p for p in self.pointers if wanted(p)]
        if not found or self.chance(30):
            self.point()
            found = [p for p in self.pointers if wanted(p)]
        return self.r.choice(found) if found else None

    def add_pointer(self, pointer):
        self.pointers.append(pointer)
        self.declare(Var("(*%s)" % pointer.name, pointer.static, False))

    # --- Statements

    def statement(self):
        if not self.log == "log" or not self.chance(60):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.point, self.choose, self.call_virtual, self.call_virtual, self.table, self.downcast, self.ask, self.null, self.slice, self.member,
                       self.member_of_derived, self.method, self.method_table, self.temporary, self.holder, self.reference_capture, self.compare,
                       self.covariant, self.through_template])()

    def point(self):
        """A pointer or reference to an object as one of its bases."""
        name, class_ = self.some_object()
        static = self.r.choice(class_.convertible())
        pointer = self.fresh("q")
        if self.chance(50):
            self.emit("%s *%s = &%s;" % (static.name, pointer, name))
        else:
            self.emit("%s &%sr = %s; %s *%s = &%sr;" % (static.name, pointer, name, static.name, pointer, pointer))
        self.add_pointer(Pointer(pointer, static, class_))

    def choose(self):
        """A pointer to one of two objects."""
        a, one = self.some_object()
        static = self.r.choice(one.convertible())
        other = self.some_object(lambda c: static in c.convertible())
        b, two = other
        name = self.fresh("q")
        form = self.r.choice(["{s} *{n} = {c} ? static_cast<{s} *>(&{a}) : static_cast<{s} *>(&{b});", "{s} *{n} = {p}_pick<{s}>({c}, &{a}, &{b});",
                              "{s} *{n} = &{a}; if ({c}) {n} = &{b};", "{s} &{n}r = {c} ? static_cast<{s} &>({a}) : {b}; {s} *{n} = &{n}r;"])
        self.emit(form.format(s=static.name, n=name, a=a, b=b, c=self.expr("bool", 2), p=self.prefix))
        self.add_pointer(Pointer(name, static, one if one is two else None))

    def callee(self, class_):
        """A virtual function of the class, or None."""
        return self.r.choice(sorted(class_.virtuals)) if class_.virtuals else None

    def call_virtual(self):
        p = self.some_pointer(lambda p: p.static.virtuals)
        if not p:
            return self.declaration()
        self.emit("h = mix(h, %s->%s(%s));" % (p.name, self.callee(p.static), self.small()))

    def table(self):
        """Calls of all objects in an array of pointers."""
        a, one = self.some_object()
        static = self.r.choice(one.convertible())
        f, name, each = self.callee(static), self.fresh("all"), self.fresh("e")
        names = [a] + [self.some_object(lambda c: static in c.convertible())[0] for _ in range(self.r.randrange(1, 4))]
        self.emit("%s *%s[] = {%s};" % (static.name, name, ", ".join("&" + n for n in names)))
        if self.chance(50):
            self.emit("for (%s *%s : %s) h = mix(h, %s);" % (static.name, each, name, "%s->%s(%s)" % (each, f, self.small()) if f else "bits(%s == &%s)" % (each, a)))
        elif f:
            self.emit("h = mix(h, %s[%s]->%s(%s));" % (name, self.index(len(names)), f, self.small()))

    def change(self, text, class_):
        """A statement that changes a field of the object `text`."""
        fields = [(n, t, c) for n, t, c in class_.all_fields()]
        if not fields:
            return "h = mix(h, 3ul);"
        name, type_, count = self.r.choice(fields)
        place = "%s%s%s" % (text, name, "[%s]" % self.index(count) if count else "")
        return "%s = %s;" % (place, self.expr(type_, 1) if type_ not in ("float", "double") else "lim(%s)" % self.expr(type_, 1))

    def downcast(self):
        p = self.some_pointer(lambda p: p.dynamic and p.dynamic.below(p.static))
        if not p:
            return self.declaration()
        target = self.r.choice(p.dynamic.below(p.static))
        cast = self.r.choice(["static_cast<%s *>(%s)->", "static_cast<%s &>(*%s)."]) % (target.name, p.name)
        self.emit(self.change(cast, target))
        if target.virtuals and self.chance(50):
            self.emit("h = mix(h, %s%s(%s));" % (cast, self.callee(target), self.small()))

    def ask(self):
        """A cast to the class whose number the object has."""
        p = self.some_pointer(lambda p: "kind" in p.static.virtuals and any(c.below(p.static) for c in self.classes))
        if not p:
            return self.declaration()
        for class_ in [c for c in self.classes if c in c.below(p.static)]:
            self.emit("if (%s->kind(0) == %dul) { %s }" % (p.name, class_.number, self.change("static_cast<%s *>(%s)->" % (class_.name, p.name), class_)))

    def null(self):
        """Conversions of a pointer that may be null."""
        a, class_ = self.some_object()
        chain = self.r.choice(class_.convertible())
        last, name = self.r.choice(chain.convertible()), self.fresh("z")
        last = last if last in class_.convertible() else chain
        self.emit("%s *%sa = %s ? &%s : nullptr; %s *%sb = %sa; %s *%s = %sb;" % (
            class_.name, name, self.expr("bool", 2), a, chain.name, name, name, last.name, name, name))
        f = self.callee(last)
        self.emit("h = mix(h, %s ? %s : 5ul);" % (name, "%s->%s(%s)" % (name, f, self.small()) if f else "bits(%s == %sb)" % (name, name)))

    def slice(self):
        """A copy of a part of an object, and an assignment to a part of one."""
        a, class_ = self.some_object()
        bases = [c for c in class_.convertible() if not c.pure]
        if not bases:
            return self.point()
        base, name = self.r.choice(bases), self.fresh("o")
        self.emit("%s %s = %s;" % (base.name, name, a))
        self.declare(Var(name, base))
        if self.chance(50):
            self.emit("%s %s(%s, %s); static_cast<%s &>(%s) = %s;" % (base.name, name + "t", self.log, self.expr("int", 1), base.name, a, name + "t"))

    # --- Pointers to members

    def field_of(self, class_, type_=None):
        fields = [(n, t) for n, t, c in class_.all_fields() if not c and (type_ is None or t == type_) and not class_.field_is_virtual(n)]
        return self.r.choice(fields) if fields else None

    def member(self):
        a, class_ = self.some_object(lambda c: self.field_of(c)) or (None, None)
        if not a:
            return self.point()
        (field, type_), name = self.field_of(class_), self.fresh("m")
        other = self.field_of(class_, type_)[0]
        self.emit("%s %s::*%s = %s ? &%s::%s : &%s::%s;" % (type_, class_.name, name, self.expr("bool", 1), class_.name, field, class_.name, other))
        self.emit(self.r.choice(["{a}.*{n} = {e};", "(&{a})->*{n} = {e};", "{p}_member(&{a}, {n}) = {e};", "{t} &{n}r = {a}.*{n}; {n}r = {e};",
                                 "if ({n}) {a}.*{n} = {e};", "{n} = {c} ? nullptr : {n}; if ({n} != nullptr) {a}.*{n} = {e};"]).format(
            a=a, n=name, p=self.prefix, t=type_, c=self.expr("bool", 1), e=self.expr(type_, 1) if type_ not in ("float", "double") else "lim(%s)" % self.expr(type_, 1)))

    def member_of_derived(self):
        """A pointer to a member of a base, which becomes one of the derived class, and back."""
        a, class_ = self.some_object(lambda c: any(b.own_field() for b in c.fixed_bases())) or (None, None)
        if not a:
            return self.point()
        base = self.r.choice([b for b in class_.fixed_bases() if b.own_field()])
        field, type_ = base.own_field()
        name = self.fresh("m")
        self.emit("%s %s::*%s = &%s::%s; %s %s::*%sd = %s;" % (type_, base.name, name, base.name, field, type_, class_.name, name, name))
        self.emit("%s.*%sd = %s; h = mix(h, bits(static_cast<%s &>(%s).*%s));" % (
            a, name, "lim(%s)" % self.expr(type_, 1) if type_ in ("float", "double") else self.expr(type_, 1), base.name, a, name))
        if self.chance(50):
            self.emit("%s = static_cast<%s %s::*>(%sd); h = mix(h, bits(%s.*%s));" % (name, type_, base.name, name, a, name))

    def methods(self, class_):
        """Functions of one type whose address a pointer can have."""
        return ["&%s::%s" % (c.name, f) for c in [class_] + class_.fixed_bases() for f in sorted((c.declared - {"v1", "v2"}) | {"plain%d" % c.number})]

    def method(self):
        a, class_ = self.some_object()
        name = self.fresh("m")
        choices = self.methods(class_)
        type_ = "unsigned long (%s::*%s)(int)" % (class_.name, name)
        self.emit("%s = %s; if (%s) %s = %s;" % (type_, self.r.choice(choices), self.expr("bool", 1), name, self.r.choice(choices)))
        self.emit(self.r.choice(["h = mix(h, ({a}.*{n})({e}));", "h = mix(h, ((&{a})->*{n})({e}));", "if ({n}) h = mix(h, ({a}.*{n})({e}));",
                                 "h = mix(h, {p}_call<{m}>({a}, {e}));", "h = mix(h, std::invoke({n}, {a}, {e}));"]).format(
            a=a, n=name, e=self.small(), p=self.prefix, m="&%s::%s" % (class_.name, "v0" if "v0" in class_.declared else "plain%d" % class_.number)))

    def method_table(self):
        """An array of pointers to functions, called for the object that a pointer to a base leads to."""
        p = self.some_pointer()
        if not p:
            return self.declaration()
        name, choices = self.fresh("m"), self.methods(p.static)
        table = [self.r.choice(choices) for _ in range(self.r.randrange(2, 4))]
        self.emit("unsigned long (%s::*const %s[])(int) = {%s};" % (p.static.name, name, ", ".join(table)))
        self.emit("h = mix(h, (%s->*%s[%s])(%s));" % (p.name, name, self.index(len(table)), self.small()))

    # --- Places where objects live

    def temporary(self):
        class_ = self.r.choice(self.classes)
        static, f = self.r.choice(class_.convertible()), self.callee(class_)
        made = class_.name + self.construction(class_)
        if f and self.chance(50):
            return self.emit("h = mix(h, %s.%s(%s));" % (made, f, self.small()))
        name = self.fresh("t")
        self.emit("const %s &%s = %s;" % (static.name, name, made))
        constant = sorted(static.virtuals & {"v1", "v2"})
        self.emit("h = mix(h, %s);" % ("%s.%s(%s)" % (name, self.r.choice(constant), self.small()) if constant else "9ul"))

    def holder(self):
        """Objects as members and elements."""
        one, two = self.r.choice(self.classes), self.r.choice(self.classes)
        type_, name = self.fresh("Holder"), self.fresh("o")
        self.emit("struct %s { %s one; %s two[2]; };" % (type_, one.name, two.name))
        self.emit("%s %s = {%s%s, {%s%s, %s%s}};" % (type_, name, one.name, self.construction(one), two.name, self.construction(two), two.name, self.construction(two)))
        if self.chance(40):
            self.emit("%s %sc = %s; %s" % (type_, name, name, self.change(name + "c.one.", one)))
            self.declare(Var(name + "c.one", one))
        self.declare(Var(name + ".one", one))
        self.declare(Var("%s.two[%d]" % (name, self.r.randrange(2)), two))

    def reference_capture(self):
        a, class_ = self.some_object()
        name, f = self.fresh("l"), self.callee(class_)
        self.emit("auto %s = [&](int n) { %s return %s; };" % (name, self.change(a + ".", class_), "%s.%s(n)" % (a, f) if f else "(unsigned long)n"))
        self.emit("h = mix(h, %s(%s));" % (name, self.small()))

    def compare(self):
        a, class_ = self.some_object()
        one, two = self.r.choice(class_.convertible()), self.r.choice(class_.convertible())
        if one not in two.convertible():
            one = two
        self.emit("%s *%s = &%s; %s *%so = &%s;" % (one.name, self.fresh("q"), a, two.name, "q%d" % self.serial, a))
        q = "q%d" % self.serial
        self.emit("h = mix(h, bits(%s == %so) + bits(%so == &%s));" % (q, q, q, a))

    def covariant(self):
        p = self.some_pointer(lambda p: p.static.covariant)
        if not p:
            return self.declaration()
        self.emit(self.r.choice(["h = mix(h, {q}->self()->kind(0));", "h = mix(h, bits({q}->self() == {q}));", "{s} *{n} = {q}->self(); h = mix(h, {n}->kind(0));"]).format(
            q=p.name, s=p.static.name, n=self.fresh("s")))

    def through_template(self):
        a, class_ = self.some_object(lambda c: "v0" in c.virtuals) or (None, None)
        if not a:
            return self.point()
        self.emit("h = mix(h, %s_twice(%s, %s));" % (self.prefix, self.r.choice([a, "static_cast<%s &>(%s)" % (
            self.r.choice([c for c in class_.convertible() if "v0" in c.virtuals]).name, a)]), self.small()))
