# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs over the numbers of version 1.3: half, bfloat16, complex numbers, integers of 8 and 16 bits.

They are variables, members, elements of arrays, parameters and results, as the numbers of version 1 are. Every
value is finite, because a NaN may have other bits on a device. A quotient of two complex numbers is left out, because
its last digits differ from the host's.
"""

from generator import SCALARS, Var
from program import Simple

PRELUDE = """\
#include <amp_half.h>
#include <complex>
using concurrency::bfloat16;
using concurrency::half;
typedef std::complex<float> complex32;
typedef std::complex<double> complex64;
typedef signed char s8;
typedef unsigned char u8;
typedef short s16;
typedef unsigned short u16;
inline half lim(half x) { return x > 1000.0f || x < -1000 ? half(1.5f) : x; }
inline half divisor(half x) { return x > 0.125 || x < -0.125 ? x : half(3); }
inline bfloat16 lim(bfloat16 x) { return lim((float)x); }
template <typename T> std::complex<T> lim(std::complex<T> x) { return std::complex<T>(lim(x.real()), lim(x.imag())); }
inline unsigned long bits(half x) { return x.bits(); }
inline unsigned long bits(bfloat16 x) { return x.bits(); }
template <typename T> unsigned long bits(std::complex<T> x) { return mix(bits(x.real()), bits(x.imag())); }
inline unsigned long bits(s8 x) { return (unsigned long)x; }
inline unsigned long bits(u8 x) { return x; }
inline unsigned long bits(s16 x) { return (unsigned long)x; }
inline unsigned long bits(u16 x) { return x; }
// Without a clause, by the rules of deduction.
template <typename T> T square(T x) { return lim(T(x * x)); }
template <typename T> T twice(const T &x) { T sum = x; sum += x; return lim(sum); }
inline complex32 turned(complex32 x) { return {-x.imag(), x.real()}; }
inline complex64 turned(complex64 x) { return {-x.imag(), x.real()}; }
"""

SMALL = ["s8", "u8", "s16", "u16"]
PARTS = {"complex32": "float", "complex64": "double"}
NUMBERS = ["half", "half", "bfloat16", "complex32", "complex64"] + SMALL


class Arithmetic(Simple):
    types = SCALARS + NUMBERS

    # --- Expressions

    def literal(self, type_):
        r = self.r
        if type_ == "half":
            return r.choice(["half(0.1f)", "half(-2.25)", "half(7)", "half::from_bits(0x0001)", "half::from_bits(0x83ff)", "half::from_bits(0x3555)",
                             "half(0.0f)", "-half(0)", "half(999.5f)"])
        if type_ == "bfloat16":
            return r.choice(["bfloat16(0.1f)", "bfloat16(-3.0f)", "bfloat16::from_bits(0x3f81)", "bfloat16(1e-30f)", "bfloat16::from_bits(0x8000)"])
        if type_ in PARTS:
            part = PARTS[type_]
            return "%s(%s, %s)" % (type_, self.literal(part), self.literal(part))
        if type_ in SMALL:
            return "(%s)%s" % (type_, r.choice(["0", "1", "-1", "127", "128", "-128", "255", "32767", "65535", "-32768", "77"]))
        return super().literal(type_)

    def expr(self, type_, depth=3):
        r = self.r
        if type_ not in NUMBERS:
            return self.read(type_, depth) if depth > 0 and self.chance(20) else super().expr(type_, depth)
        if depth <= 0 or self.chance(20):
            place = self.place(type_) if self.chance(75) else None
            return place or self.literal(type_)
        if self.chance(10):
            return "(%s ? %s : %s)" % (self.expr("bool", depth - 1), self.expr(type_, depth - 1), self.expr(type_, depth - 1))
        if self.chance(15):
            call = self.call(type_, depth)
            if call:
                return call if type_ in SMALL else "lim(%s)" % call
        if type_ in SMALL:
            return "(%s)%s" % (type_, self.paren(self.expr(r.choice(["int", "unsigned", "long"]), depth - 1)))
        if type_ in PARTS:
            return self.complex_value(type_, depth)
        return self.half_value(depth) if type_ == "half" else self.bfloat_value(depth)

    def read(self, type_, depth):
        """A number of version 1 from others."""
        small = self.r.choice(SMALL)
        forms = {
            "float": ["(float){h}", "(float){b}", "{c}.real()", "{c}.imag()", "lim(std::norm({c}))", "lim({h} + {f})", "lim({b} * {b2})", "lim({f} * {h})"],
            "double": ["{d}.real()", "{d}.imag()", "lim(std::norm({d}))", "(double){h}", "lim({x} - {h})", "lim({h} * {x})"],
            "bool": ["({h} < {h2})", "({h} == {h2})", "({h} >= {i})", "({f} != {h})", "({c} == {c2})", "({d} != {d2})", "({d} == {x})", "({s} < {s2})",
                     "({b} > {h})", "({h} <= {x})"],
            "int": ["(int){h}", "whole((float){b})", "({s} + {s2})", "({s} * ({s2} & 7))", "-{s}", "({s} << 3)", "+{s}", "~{s}"],
        }.get(type_, ["(%s){s}" % type_])
        return self.fill(self.r.choice(forms), depth - 1, small)

    def fill(self, form, depth, small="s8", types=None):
        kinds = {"h": "half", "b": "bfloat16", "c": "complex32", "d": "complex64", "f": "float", "x": "double", "i": "int", "s": small, "l": "long",
                 "t": "bool"}
        kinds.update(types or {})

        class Fill(dict):
            def __missing__(fill, key):
                text = self.expr(kinds[key.rstrip("0123456789")], depth)
                return text if text.startswith("(") and text.endswith(")") or text.isidentifier() else "(%s)" % text
        return form.format_map(Fill())

    def half_value(self, depth):
        forms = ["lim({h} + {h2})", "lim({h} - {h2})", "lim({h} * {h2})", "lim({h} / divisor({h2}))", "lim(half({f}))", "lim(half({x}))", "lim(half({i}))",
                 "lim(half({l}))", "lim({h} * {i})", "lim({i} - {h})", "lim(half({h} * {f}))", "(-{h})", "lim(half((float){b}))", "lim({h} + {s})",
                 "concurrency::precise_math::fabs({h})", "concurrency::precise_math::sqrt(concurrency::precise_math::fabs({h}))",
                 "concurrency::fast_math::floor({h})", "concurrency::precise_math::trunc({h})", "square({h})", "twice({h})", "half::from_bits((u16)({i} & 0x3bff))"]
        return self.fill(self.r.choice(forms), depth - 1, self.r.choice(SMALL))

    def bfloat_value(self, depth):
        forms = ["bfloat16({f})", "bfloat16(lim({b} + {b2}))", "bfloat16(lim({b} * {f}))", "bfloat16((float){h})", "bfloat16(-{b})", "bfloat16((float)({i} % 4096))",
                 "bfloat16((float){x})", "bfloat16(lim({b} / divisor({f})))"]
        return self.fill(self.r.choice(forms), depth - 1)

    def complex_value(self, type_, depth):
        forms = ["lim({z} + {z2})", "lim({z} - {z2})", "lim({z} * {z2})", "lim({z} * {p})", "lim({p} * {z})", "lim({z} + {p})", "lim({p} - {z})",
                 "lim({z} / divisor({p}))", "(-{z})", "std::conj({z})", "%s({p}, {p2})" % type_, "%s({p})" % type_, "square({z})", "twice({z})", "turned({z})",
                 "%s({o})" % type_, "std::proj({z})"]
        other = "complex64" if type_ == "complex32" else "complex32"
        return self.fill(self.r.choice(forms), depth - 1, types={"z": type_, "p": PARTS[type_], "o": other})

    # --- Statements

    def statement(self):
        if not self.chance(35):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.change, self.change, self.change, self.builtin_complex, self.vector, self.view, self.tuple_])()

    def change(self):
        """An assignment to a number, with an operation or without."""
        r, type_ = self.r, self.r.choice(NUMBERS)
        target = self.place(type_, writable=True)
        if not target:
            return self.declaration()
        value = self.expr(type_)
        forms = ["{t} = {v};"]
        if type_ in SMALL:
            forms += ["{t} ^= {v};", "{t} += {v};", "{t} -= {v};", "{t} <<= 1;", "{t} >>= 2;", "{t}++;", "--{t};", "{t} *= 3;", "{t} |= {v};", "{t} &= {v};",
                      "{t} /= ({v} & 63) + 1;", "{t} %= ({v} & 63) + 1;"]
        elif type_ == "half":
            forms += ["{t} = lim({t} += {v});", "{t} -= {v}; {t} = lim({t});", "{t} *= {v}; {t} = lim({t});", "{t} /= divisor({v}); {t} = lim({t});",
                      "{t}++;", "--{t};", "{t} += {i} & 63; {t} = lim({t});", "{t} *= {f}; {t} = lim({t});"]
        elif type_ in PARTS:
            forms += ["{t} += {v}; {t} = lim({t});", "{t} -= {v}; {t} = lim({t});", "{t} *= {v}; {t} = lim({t});", "{t} /= divisor({p});  {t} = lim({t});",
                      "{t} *= {p}; {t} = lim({t});", "{t} = {p};", "{t}.real({p});", "{t}.imag({p});"]
        part = PARTS.get(type_, "float")
        text = r.choice(forms).format(t=target, v=self.paren(value), i=self.paren(self.expr("int", 1)), f=self.paren(self.expr("float", 1)),
                                      p=self.paren(self.expr(part, 1)))
        # A counter can leave the range in a loop.
        self.emit(text if type_ != "half" or "++" not in text and "--" not in text else text + " %s = lim(%s);" % (target, target))

    def builtin_complex(self):
        """_Complex, the type of the compiler."""
        part, name = self.r.choice(["float", "double"]), self.fresh("z")
        p = lambda: self.expr(part, 2)
        self.emit("_Complex %s %s = __builtin_complex((%s)%s, (%s)%s);" % (part, name, part, self.paren(p()), part, self.paren(p())))
        self.emit(self.r.choice(["%(z)s = %(z)s * %(z)s;", "%(z)s += %(p)s;", "%(z)s = ~%(z)s;", "__real__ %(z)s = %(p)s;", "%(z)s = -%(z)s - %(p)s;",
                                 "%(z)s *= (%(part)s)2;"]) % {"z": name, "p": self.paren(p()), "part": part})
        self.emit("__imag__ %s = lim(__imag__ %s); __real__ %s = lim(__real__ %s);" % (name, name, name, name))
        value = self.fresh("v")
        self.emit("%s %s = lim(__real__ %s - __imag__ %s);" % (part, value, name, name))
        self.declare(Var(value, part))

    def vector(self):
        size, name, value = self.r.randrange(2, 5), self.fresh("n"), self.fresh("v")
        type_ = "concurrency::graphics::half_%d" % size
        self.emit("%s %s(%s);" % (type_, name, ", ".join(self.expr("half", 1) for _ in range(size))))
        self.emit(self.r.choice(["{n} = {n} + {n}.{s};", "{n}.{s2} = concurrency::graphics::half_2({h}, {h2});", "{n} *= {t}({h});", "{n} = -{n};", "{n} -= {n};",
                                 "{n}.x = lim({n}.y + {f});"]).format(
            n=name, s="".join(self.r.sample("xyzw"[:size], size)), s2="".join(self.r.sample("xyzw"[:size], 2)), t=type_,
            h=self.expr("half", 1), h2=self.expr("half", 1), f=self.expr("float", 1)))
        self.emit("half %s = lim(%s);" % (value, " - ".join("lim(%s.%s)" % (name, c) for c in "xyzw"[:size])))
        self.declare(Var(value, "half"))

    def view(self):
        """An array of numbers that is read and written through a view."""
        type_, count, name = self.r.choice(NUMBERS), self.r.randrange(2, 5), self.fresh("row")
        self.emit("%s %s[%d] = {%s};" % (type_, name, count, self.elements(type_, count)))
        self.emit("concurrency::array_view<%s, 1> %sv(%d, %s);" % (type_, name, count, name))
        self.emit("%sv[%s] = %s;" % (name, self.index(count), self.expr(type_, 2)))
        for k in range(count):
            self.declare(Var("%sv[%d]" % (name, k), type_))

    def tuple_(self):
        """A class template of the standard library around numbers."""
        a, b, name = self.r.choice(self.types), self.r.choice(NUMBERS), self.fresh("t")
        self.emit("std::pair<%s, %s> %s(%s, %s);" % (a, b, name, self.expr(a, 2), self.expr(b, 2)))
        if self.chance(50):
            self.emit("auto %sb = %s; std::swap(%s, %sb); %sb.second = %s;" % (name, name, name, name, name, self.expr(b, 1)))
            self.declare(Var(name + "b.second", b))
        self.declare(Var(name + ".first", a))
        self.declare(Var(name + ".second", b))
