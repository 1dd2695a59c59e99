# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random hierarchies of classes with several bases, virtual ones and others, and the conversions that they have."""

from generator import Class

FIELDS = ["int", "unsigned", "long", "float", "double", "unsigned char", "short"]
CONST = {"v0": "", "v1": " const", "v2": " const", "kind": ""}


class Derived(Class):
    """A class of the hierarchy. `direct` are its bases as (Derived, is virtual), `virtuals` the names of its virtual
    functions, own and inherited, `declared` the own ones, `pure` those that are pure."""

    def __init__(self, name, number, direct):
        super().__init__(name, [])
        self.number, self.direct = number, direct
        self.virtuals = set().union(*[b.virtuals for b, _ in direct])
        self.declared, self.pure, self.covariant = set(), set(), False
        self.has_ctor = self.has_index = True  # a constructor of its own, and no structured binding

    def paths(self, other):
        """The objects of the ancestor `other` in one of this class, each as the bases that lead to it from the
        whole object or, because that one is shared, from the last virtual base."""
        found = set()
        for base, virtual in self.direct:
            start = (("virtual", base.name),) if virtual else (base.name,)
            if base is other:
                found.add(start)
            for path in base.paths(other):
                found.add(path if isinstance(path[0], tuple) else start + path)
        return found

    def ancestors(self):
        found = set()
        for base, _ in self.direct:
            found |= {base, *base.ancestors()}
        return sorted(found, key=lambda c: c.number)

    def convertible(self):
        """This class, and the ancestors of which it has one object."""
        return [self] + [b for b in self.ancestors() if len(self.paths(b)) == 1]

    def fixed_bases(self):
        """The ancestors of which it has one object, which no virtual base holds."""
        return [b for b in self.convertible()[1:] if not isinstance(next(iter(self.paths(b)))[0], tuple)]

    def virtual_bases(self):
        return [b for b in self.ancestors() if (("virtual", b.name),) in self.paths(b)]

    def below(self, base):
        """The classes to which a pointer to `base`, to an object of this class, may be cast."""
        return [c for c in self.convertible() if base in c.fixed_bases()] if base in self.convertible() else []

    def all_fields(self):
        return [f for c in self.convertible() for f in c.fields]

    def field_is_virtual(self, name):
        """Whether the member is one of a virtual base: no pointer to a member of this class leads there."""
        return not any(name == n for c in [self] + self.fixed_bases() for n, _, _ in c.fields)

    def own_field(self):
        """(name, type) of a member that is no array, or None."""
        return next(((n, t) for n, t, count in self.fields if not count), None)


def make_hierarchy(program):
    """Writes some classes, and returns them."""
    made = []
    covariant = program.chance(40)
    for number in range(program.r.randrange(3, 8)):
        class_ = Derived("%s_D%d" % (program.prefix, number), number, choose_bases(program, made, covariant))
        class_.covariant = covariant
        Writer(program, class_).write()
        made.append(class_)
    if all(c.pure for c in made):
        class_ = Derived("%s_D%d" % (program.prefix, len(made)), len(made), [(made[-1], False)])
        class_.covariant = covariant
        Writer(program, class_, concrete=True).write()
        made.append(class_)
    return made


def choose_bases(program, made, single_objects):
    """Some of the classes, none of which hides another one; with `single_objects` no class is in it twice."""
    r = program.r
    count = r.choice([0, 1, 1, 1, 2, 2, 3]) if made else 0
    bases = [(b, program.chance(45)) for b in r.sample(made, min(len(made), count))]
    if single_objects and made and not bases:
        bases = [(r.choice(made), program.chance(45))]

    def hidden(base, virtual):
        shared = {(("virtual", base.name),)}
        return any(base in other.ancestors() and not (virtual and other.paths(base) == shared) for other, _ in bases)
    bases = [(b, v) for b, v in bases if not hidden(b, v)]
    while single_objects and any(len(Derived("", 0, bases).paths(c)) > 1 for c in made):
        bases.pop()
    return bases


class Writer:
    """Writes the text of a class and decides which functions it has."""

    def __init__(self, program, class_, concrete=False):
        self.program, self.class_, self.r, self.concrete = program, class_, program.r, concrete

    def write(self):
        p, c, number = self.program, self.class_, self.class_.number
        c.fields = [("f%d_%d" % (number, n), self.r.choice(FIELDS), self.r.randrange(2, 4) if p.chance(15) else 0) for n in range(self.r.randrange(0, 3))]
        p.emit("struct %s%s {" % (c.name, " : " + ", ".join(("virtual " if v else "") + b.name for b, v in c.direct) if c.direct else ""))
        p.indent += 1
        for name, type_, count in c.fields:
            p.emit("%s %s%s;" % (type_, name, "[%d]" % count if count else ""))
        functions = self.choose_functions()
        self.special()
        for name in functions:
            self.function(name)
        p.emit("unsigned long plain%d(int n) restrict(amp, cpu) { %sreturn %s; }" % (number, self.effect(), self.digest()))
        if c.covariant:
            p.emit("virtual %s *self() restrict(amp, cpu) { return this; }" % c.name)
        p.indent -= 1
        p.emit("};")

    def choose_functions(self):
        """The virtual functions that the class declares. One that two bases have needs an overrider."""
        p, c = self.program, self.class_
        new = set()
        if not c.virtuals and (c.number == 0 or c.covariant or p.chance(60)):
            new = {"kind"} | set(self.r.sample(["v0", "v1"], self.r.randrange(1, 3)))
        elif c.virtuals and p.chance(25):
            new = {"v2"} - c.virtuals
        must = {f for f in c.virtuals if f == "kind" or sum(f in b.virtuals for b, _ in c.direct) > 1}
        inherited = {f for b, _ in c.direct for f in b.pure}
        declared = must | {f for f in sorted(c.virtuals) if self.concrete and f in inherited or p.chance(60)} | new
        c.pure = (inherited - declared) | {f for f in sorted(new - {"kind"}) if p.chance(15) and not self.concrete}
        c.virtuals, c.declared = c.virtuals | new, declared
        return sorted(declared)

    def special(self):
        """The constructor, and perhaps a destructor, which writes through a pointer that the object keeps."""
        p, c = self.program, self.class_
        starts = ["%s(log, n + %d)" % (b.name, self.r.randrange(5)) for b in c.virtual_bases() + [b for b, v in c.direct if not v]]
        for name, type_, count in c.fields:
            starts.append("%s%s" % (name, "{%s}" % ", ".join("(%s)(n %% 100 + %d)" % (type_, k) for k in range(count)) if count else "((%s)(n %% 100))" % type_))
        keeps = p.chance(40)
        if keeps:
            starts.append("kept(log)")
            p.emit("unsigned long *kept;")
            p.emit("%s~%s() restrict(amp, cpu) { %s_note(kept, %s); }" % (
                "virtual " if c.virtuals and p.chance(60) else "", c.name, p.prefix, self.meanwhile()))
        p.emit("%s(unsigned long *log, int n) restrict(amp, cpu)%s { %s_note(log, %s); }" % (
            c.name, " : " + ", ".join(starts) if starts else "", p.prefix, self.meanwhile()))

    def meanwhile(self):
        """What a constructor or destructor records: the result of a virtual function, which is that of the class here."""
        callable_ = sorted(self.class_.virtuals - self.class_.pure)
        if callable_ and self.program.chance(60):
            return "%s(%d)" % (self.r.choice(callable_), self.class_.number)
        return "%dul" % (self.class_.number + 70)

    def function(self, name):
        p, c = self.program, self.class_
        if name in c.pure:
            return p.emit("virtual unsigned long %s(int n)%s restrict(amp, cpu) = 0;" % (name, CONST[name]))
        if name == "kind":
            return p.emit("virtual unsigned long kind(int) restrict(amp, cpu) { return %dul; }" % c.number)
        calls = []
        above = [b for b, _ in c.direct if name in b.virtuals and name not in b.pure]
        if above and p.chance(60):
            calls.append("%s::%s(n + 1)" % (self.r.choice(above).name, name))
        # Functions call those with greater names only, so that no cycle arises.
        others = sorted(f for f in c.virtuals - c.pure if f.startswith("v") and f > name)
        if others and p.chance(40):
            calls.append("%s(n ^ 1)" % self.r.choice(others))
        effect = self.effect() if not CONST[name] else ""
        p.emit("virtual unsigned long %s(int n)%s restrict(amp, cpu)%s { %sunsigned long d = %s; %sreturn d; }" % (
            name, CONST[name], self.r.choice(["", " override"]) if any(name in b.virtuals for b, _ in c.direct) else "",
            effect, self.digest(), "".join("d = d * 3ul + %s; " % call for call in calls)))

    def usable_fields(self):
        return ["%s%s" % (n, "[%d]" % (count - 1) if count else "") for n, t, count in self.class_.all_fields()]

    def digest(self):
        fields = self.usable_fields()
        return "mix(%dul + (unsigned long)n, bits(%s))" % (self.class_.number, self.r.choice(fields)) if fields else "(unsigned long)n + %dul" % self.class_.number

    def effect(self):
        """A change of a member, or nothing."""
        whole = ["%s%s" % (n, "[0]" if count else "") for n, t, count in self.class_.all_fields() if t not in ("float", "double")]
        return "%s ^= n & 7; " % self.r.choice(whole) if whole and self.program.chance(50) else ""
