# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random C++ AMP programs whose result is the same on every conforming implementation.

A program is a set of classes and restrict(amp, cpu) functions that compute a hash from one int, or a
tiled kernel in phases with barriers between them. Nothing in it is undefined, unspecified or
implementation-defined: signed arithmetic is kept in range, indices and shifts are masked, divisors are
not zero, floating point values stay finite and exact to the bit, and an expression has at most one side
effect unless C++17 fixes the order.
"""

import random

INTEGRAL = ["int", "unsigned", "long", "unsigned long"]
FLOATING = ["float", "double"]
SCALARS = INTEGRAL + FLOATING + ["bool"]
SMALL = ["unsigned char", "short"]  # of version 1.1

PRELUDE = """\
// Keeps floating point finite and far from overflow.
template <typename T> T lim(T x) restrict(amp, cpu) {
  return x > T(1000000) || x < T(-1000000) || x != x ? T(1.5) : x;
}
template <typename T> T divisor(T x) restrict(amp, cpu) { return x > T(0.125) || x < T(-0.125) ? x : T(3); }
template <typename T> int whole(T x) restrict(amp, cpu) { return int(lim(x)); }
inline unsigned long mix(unsigned long h, unsigned long v) restrict(amp, cpu) {
  return (h ^ v) * 1099511628211ul + (h >> 29);
}
inline unsigned long bits(int x) restrict(amp, cpu) { return (unsigned long)x; }
inline unsigned long bits(unsigned x) restrict(amp, cpu) { return x; }
inline unsigned long bits(long x) restrict(amp, cpu) { return (unsigned long)x; }
inline unsigned long bits(unsigned long x) restrict(amp, cpu) { return x; }
inline unsigned long bits(bool x) restrict(amp, cpu) { return x; }
inline unsigned long bits(float x) restrict(amp, cpu) {
  return *reinterpret_cast<unsigned *>(&x);
}
inline unsigned long bits(double x) restrict(amp, cpu) {
  return *reinterpret_cast<unsigned long *>(&x);
}
inline unsigned long bits(concurrency::graphics::norm x) restrict(amp, cpu) { return bits((float)x); }
inline unsigned long bits(concurrency::graphics::unorm x) restrict(amp, cpu) { return bits((float)x); }
"""


class Class:
    """A generated class: scalar, array and class members, with a constructor and operators at will."""

    def __init__(self, name, fields, base=None):
        self.name, self.fields, self.base = name, fields, base
        self.has_ctor = self.has_plus = self.has_method = self.has_index = False
        self.counts = False  # its destructor changes the program's counter

    def is_wide(self):
        """Holds a member of 8 bytes, so it may end in padding that a derived class would use."""
        return any(t.is_wide() if isinstance(t, Class) else t in ("long", "unsigned long", "double") for _, t, _ in self.all_fields())

    def all_fields(self):
        inherited = self.base.all_fields() if self.base else []
        return inherited + self.fields


class Var:
    def __init__(self, name, type_, writable=True, count=0):
        self.name, self.type, self.writable, self.count = name, type_, writable, count


class Function:
    def __init__(self, name, result, params):
        self.name, self.result, self.params = name, result, params


class Program:
    """One program; everything follows from the seed."""

    types = SCALARS  # of variables, members, parameters and results

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.prefix = "p%d" % seed
        self.out, self.indent = [], 0
        self.classes, self.functions, self.scopes = [], [], []
        self.serial = 0
        self.loop_depth = self.switch_depth = 0
        self.budget = 0

    # --- Text

    def emit(self, text):
        self.out.append("  " * self.indent + text)

    def fresh(self, stem):
        self.serial += 1
        return "%s%d" % (stem, self.serial)

    def chance(self, percent):
        return self.r.randrange(100) < percent

    # --- Scopes

    def variables(self, wanted):
        return [v for scope in self.scopes for v in scope if wanted(v)]

    def declare(self, var):
        self.scopes[-1].append(var)
        return var

    # --- Expressions. Every expression returned is free of side effects.

    def literal(self, type_):
        r = self.r
        if type_ == "bool":
            return r.choice(["true", "false"])
        if type_ == "int":
            return str(r.choice([0, 1, 2, 3, 7, 31, 100, 65535, 2147483647, -1, -2, -77]))
        if type_ == "unsigned":
            return r.choice(["0u", "1u", "5u", "0xffu", "4294967295u", "2147483648u"])
        if type_ == "long":
            return r.choice(["0l", "1l", "-3l", "4294967296l", "-5000000000l", "9223372036854775807l"])
        if type_ == "unsigned long":
            return r.choice(["0ul", "9ul", "18446744073709551615ul", "6000000000ul"])
        if type_ in SMALL:
            return "(%s)%d" % (type_, r.choice([0, 1, 77, 255, 32767]))
        suffix = "f" if type_ == "float" else ""
        return r.choice(["0.0", "1.0", "0.5", "-2.25", "3.0", "1e3", "0.1", "-7.75"]) + suffix

    def place(self, type_, writable=False):
        """An lvalue of a scalar type, or None."""
        found = []
        for v in self.variables(lambda v: v.writable or not writable):
            found += list(self.paths(v.name, v.type, v.count, type_))
        return self.r.choice(found)() if found else None

    def paths(self, text, type_, count, wanted, depth=0):
        if count:
            yield from self.paths_of(lambda: "%s[%s]" % (text, self.index(count)), type_, wanted, depth)
        else:
            yield from self.paths_of(lambda: text, type_, wanted, depth)

    def paths_of(self, text, type_, wanted, depth):
        if type_ == wanted:
            yield text
        elif isinstance(type_, Class) and depth < 3:
            for name, field, count in type_.all_fields():
                def member(text=text, name=name, count=count):
                    base = "%s.%s" % (text(), name)
                    return "%s[%s]" % (base, self.index(count)) if count else base
                yield from self.paths_of(member, field, wanted, depth + 1)

    def index(self, count):
        if self.chance(50):
            return str(self.r.randrange(count))
        var = self.variables(lambda v: v.type in ("int", "unsigned") and not v.count)
        if not var:
            return "0"
        return "unsigned(%s) %% %du" % (self.r.choice(var).name, count)

    def expr(self, type_, depth=3):
        r = self.r
        if depth <= 0 or self.chance(15):
            if self.chance(75):
                place = self.place(type_)
                if place:
                    return place
            return self.literal(type_)
        if type_ in SMALL:
            return "(%s)%s" % (type_, self.paren(self.expr(r.choice(["int", "unsigned"]), depth - 1)))
        pick = r.randrange(100)
        if pick < 8:
            return "(%s ? %s : %s)" % (self.expr("bool", depth - 1), self.expr(type_, depth - 1), self.expr(type_, depth - 1))
        if pick < 22:
            call = self.call(type_, depth)
            if call:
                return call
        if pick < 40:
            return self.conversion(type_, depth)
        if type_ == "bool":
            return self.condition(depth)
        if type_ in FLOATING:
            return self.floating(type_, depth)
        return self.integral(type_, depth)

    def conversion(self, type_, depth):
        source = self.r.choice([t for t in SCALARS if t != type_])
        inner = self.expr(source, depth - 1)
        if source in FLOATING:
            if type_ == "bool":
                return "(%s > %s)" % (inner, self.literal(source))
            if type_ in INTEGRAL:
                text = "whole(%s)" % inner
                return text if type_ == "int" else "(%s)%s" % (type_, text)
        if type_ in FLOATING and source in ("long", "unsigned long"):
            return "%s(%s %% 100003)" % (type_, inner)
        return "(%s)(%s)" % (type_, inner)

    def condition(self, depth):
        r = self.r
        pick = r.randrange(4)
        if pick == 0:
            return "(%s %s %s)" % (self.expr("bool", depth - 1), r.choice(["&&", "||", "!=", "^", "&"]), self.expr("bool", depth - 1))
        if pick == 1:
            return "!%s" % self.paren(self.expr("bool", depth - 1))
        type_ = r.choice(INTEGRAL + FLOATING)
        return "(%s %s %s)" % (self.expr(type_, depth - 1), r.choice(["<", ">", "<=", ">=", "==", "!="]), self.expr(type_, depth - 1))

    @staticmethod
    def paren(text):
        return text if text.startswith("(") and text.endswith(")") else "(%s)" % text

    def integral(self, type_, depth):
        r = self.r
        a, b = self.expr(type_, depth - 1), self.expr(type_, depth - 1)
        width = 32 if type_ in ("int", "unsigned") else 64
        op = r.choice(["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "~", "-u"])
        unsigned = type_ if type_.startswith("unsigned") else ("unsigned" if width == 32 else "unsigned long")
        if op in "&|^":
            return "(%s %s %s)" % (a, op, b)
        if op == "~":
            return "(%s)~%s" % (type_, self.paren(a))
        if op == "-u":
            return "(%s)-(%s)%s" % (type_, unsigned, self.paren(a))
        if op in "/%":
            # Positive divisors: neither zero nor -1.
            return "(%s %s ((%s & 1023) + 1))" % (a, op, b)
        if op in ("<<", ">>"):
            if op == "<<":
                return "(%s)((%s)%s << %d)" % (type_, unsigned, self.paren(a), r.randrange(width))
            return "(%s >> ((%s) & %d))" % (self.paren(a), b, width - 1)
        if type_ == unsigned:
            return "(%s %s %s)" % (a, op, b)
        if self.chance(50):
            return "((%s & 4095) %s (%s & 2047))" % (self.paren(a), op, self.paren(b))
        return "(%s)((%s)%s %s (%s)%s)" % (type_, unsigned, self.paren(a), op, unsigned, self.paren(b))

    def floating(self, type_, depth):
        a, b = self.expr(type_, depth - 1), self.expr(type_, depth - 1)
        op = self.r.choice("+-*/")
        return "lim(%s %s %s)" % (a, op, "divisor(%s)" % b if op == "/" else b)

    def call(self, type_, depth):
        options = [f for f in self.functions if f.result == type_ and all(p.mode == "value" for p in f.params)]
        if not options:
            return None
        f = self.r.choice(options)
        args = [self.argument(p, depth - 1) for p in f.params]
        return None if None in args else "%s(%s)" % (f.name, ", ".join(args))

    def argument(self, param, depth):
        if param.mode == "value":
            return self.expr(param.type, depth) if param.type in self.types else self.object(param.type)
        if param.mode == "array":
            names = [v.name for v in self.variables(lambda v: v.type == param.type and v.count == param.count and v.writable)]
            return self.r.choice(names) if names else None
        place = self.place(param.type, writable=True) if param.type in self.types else self.object(param.type, writable=True)
        if place and param.mode == "pointer":
            return "&" + place
        return place

    def object(self, class_, writable=False):
        names = [v.name for v in self.variables(lambda v: v.type is class_ and (v.writable or not writable))]
        names = [n for v, n in zip(self.variables(lambda v: v.type is class_ and (v.writable or not writable)), names) if not v.count]
        return self.r.choice(names) if names else None


class Param:
    """How a function takes an argument: value, reference, pointer or array (by reference)."""

    def __init__(self, type_, mode, count=0):
        self.type, self.mode, self.count = type_, mode, count

    def text(self, name):
        type_ = self.type.name if isinstance(self.type, Class) else self.type
        if self.mode == "value":
            return "%s %s" % (type_, name)
        if self.mode == "reference":
            return "%s &%s" % (type_, name)
        if self.mode == "pointer":
            return "%s *%s" % (type_, name)
        return "%s (&%s)[%d]" % (type_, name, self.count)
