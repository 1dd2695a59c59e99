# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs about unions in all kinds of memory, read by another member than written.

The first member of a union is anything but an integer: a float, an array, a class, a union. It covers all bytes of
the union, and no class in a union has padding, so that every byte has a value always. Compilers allow the read by another
member only in an expression that names the union, so there are no references to members.
"""

from generator import SCALARS, SMALL, Class, Var
from memory import Memory

SIZES = {"int": 4, "unsigned": 4, "long": 8, "unsigned long": 8, "float": 4, "double": 8, "unsigned char": 1, "short": 2}


class Record(Class):
    """A class whose members are in groups, each a union of several members or one member by itself."""

    def __init__(self, name, groups, is_union):
        super().__init__(name, [field for group in groups for field in group])
        self.groups, self.is_union = groups, is_union
        self.has_index = any(len(group) > 1 for group in groups)  # no structured binding
        sizes = [max((size_of(f) for f in group)) for group in groups]
        self.align = max(align_of(f[1]) for f in self.fields)
        self.size = -(-sum(sizes) // self.align) * self.align

    def holds_union(self):
        return self.has_index or any(isinstance(t, Record) and t.holds_union() for _, t, _ in self.fields)


def align_of(type_):
    return type_.align if isinstance(type_, Record) else SIZES[type_]


def size_of(field):
    _, type_, count = field
    return (type_.size if isinstance(type_, Record) else SIZES[type_]) * (count or 1)


class Unions(Memory):
    types = SCALARS + SMALL
    members_of_unions = True  # among the places

    def make_class(self):
        """A class without padding now and then, and one with a union."""
        if not self.classes or self.chance(30):
            self.packed_class()
        if self.chance(35):
            self.tagged_class()
        else:
            self.union_()

    def field(self, size, exact=False, first=False):
        """A member of at most, or exactly, `size` bytes; (type, count) or None."""
        found = []
        for type_ in list(SIZES) + [c for c in self.classes if c.packed and not c.has_ctor]:
            if first and type_ in SIZES and type_ not in ("float", "double"):
                continue
            one = size_of(("", type_, 0))
            if size % align_of(type_):
                continue
            for count in range(0, 4 if isinstance(type_, Record) else 17):
                if count != 1 and one * (count or 1) <= size and (not exact or one * (count or 1) == size):
                    found.append((type_, count))
        return self.r.choice(found) if found else None

    def name_of(self, number):
        return "f%d_%d" % (len(self.classes), number)

    def add(self, groups, is_union, packed):
        r = self.r
        record = Record("%s_C%d" % (self.prefix, len(self.classes)), groups, is_union)
        record.packed = packed
        record.has_ctor = self.chance(15)
        scalar = [f for f in record.fields if f[1] in SCALARS and not f[2]]
        record.has_plus = bool(scalar) and self.chance(30)
        record.has_method = bool(scalar) and self.chance(30)
        self.emit("%s %s {" % ("union" if is_union else "struct", record.name))
        for group in groups:
            inner = "%s" if is_union or len(group) == 1 else "union { %s };"
            self.emit("  " + inner % " ".join("%s %s%s;" % (
                t.name if isinstance(t, Class) else t, name, "[%d]" % count if count else "") for name, t, count in group))
        self.end_class(record, scalar)

    def packed_class(self):
        types = [self.r.choice(["float", "float", "int", "double", "unsigned long"]) for _ in range(self.r.randrange(1, 4))]
        types.sort(key=lambda t: -SIZES[t])
        if sum(SIZES[t] for t in types) % SIZES[types[0]]:
            types.append("float")
        self.add([[(self.name_of(k), t, 0)] for k, t in enumerate(types)], False, True)

    def members(self, count_from=0):
        """The members of a union."""
        size = self.r.choice([4, 8, 8, 12, 16, 16, 24])
        first = self.field(size, exact=True, first=True)
        group = [(self.name_of(count_from), *first)]
        for k in range(self.r.randrange(1, 5)):
            group.append((self.name_of(count_from + k + 1), *self.field(size)))
        return group

    def union_(self):
        self.add([self.members()], True, True)

    def tagged_class(self):
        """A class with an anonymous union."""
        groups = [[("tag%d" % len(self.classes), "int", 0)], self.members()]
        if self.chance(50):
            groups.append([(self.name_of(20), self.r.choice(["float", "long", "unsigned char"]), 0)])
        self.add(groups, False, False)

    # --- Initialisers: of a union the first member

    def firsts(self, class_):
        return Class(class_.name, [group[0] for group in class_.groups])

    def constructor(self, class_):
        super().constructor(self.firsts(class_))

    def braces(self, class_):
        return self.in_braces(class_, super().braces)

    def plain(self, class_):
        return self.in_braces(class_, super().plain)

    def in_braces(self, class_, write):
        parts = [write(Class(class_.name, [group[0]])) if len(group) > 1 and not class_.is_union else write(Class(class_.name, [group[0]]))[1:-1]
                 for group in class_.groups]
        return "{%s}" % ", ".join(parts)

    # --- Places

    def paths_of(self, text, type_, wanted, depth):
        if isinstance(type_, Record) and type_.has_index and not self.members_of_unions:
            return
        yield from super().paths_of(text, type_, wanted, depth)

    def without_members(self, make, *arguments):
        saved, self.members_of_unions = self.members_of_unions, False
        made = make(*arguments)
        self.members_of_unions = saved
        return made

    def reference(self):
        return self.without_members(super().reference)

    def argument(self, param, depth):
        return super().argument(param, depth) if param.mode == "value" else self.without_members(super().argument, param, depth)

    def statement(self):
        if not self.chance(25):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.pun, self.pun, self.zero, self.copy_member])()

    def records(self, wanted=lambda c: True):
        return self.variables(lambda v: isinstance(v.type, Record) and v.writable and wanted(v.type))

    def whole(self, v):
        return "%s[%s]" % (v.name, self.index(v.count)) if v.count else v.name

    def pun(self):
        """One member is written, another one read at once."""
        found = self.records(lambda c: c.has_index)
        if not found:
            return self.declaration()
        v = self.r.choice(found)
        group = self.r.choice([g for g in v.type.groups if len(g) > 1])
        text = self.whole(v)
        places = []
        for name, type_, count in self.r.sample(group, 2):
            place = "%s.%s%s" % (text, name, "[%d]" % self.r.randrange(count) if count else "")
            while isinstance(type_, Record):
                name, type_, count = self.r.choice(type_.fields)
                place = "%s.%s%s" % (place, name, "[%d]" % self.r.randrange(count) if count else "")
            places.append((place, type_))
        (one, type_), (two, other) = places
        self.emit("%s = %s;" % (one, self.expr(type_, 2)))
        name = self.fresh("v")
        self.emit("%s %s = %s;" % (other, name, two))
        self.declare(Var(name, other))

    def zero(self):
        found = self.records(lambda c: not c.has_ctor and c.packed)
        if not found:
            return self.declaration()
        v = self.r.choice(found)
        self.emit("%s = %s();" % (self.whole(v), v.type.name))

    def copy_member(self):
        """A member of class type is assigned as a whole."""
        for v in self.r.sample(self.records(), min(3, len(self.records()))):
            for name, type_, count in v.type.fields:
                source = self.object(type_) if isinstance(type_, Record) and not count else None
                if source:
                    return self.emit("%s.%s = %s;" % (self.whole(v), name, source))
        self.pun()
