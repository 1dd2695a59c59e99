# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions without side effects, defined for all values of their operands."""

from writer import EDGES, FLOATING, INTEGRAL, SCALARS, Place, Writer

CONVERSIONS = {"int": "to_int", "u32": "to_u32", "long": "to_long", "u64": "to_u64"}
EXACT = ["precise_math::fabs(%s)", "precise_math::floor(%s)", "precise_math::ceil(%s)", "precise_math::trunc(%s)", "precise_math::sqrt(%s)"]


class Expressions(Writer):
    def value(self, type_, depth=3):
        r = self.r
        if depth <= 0 or self.chance(18):
            place = self.place(type_)
            return place if place and self.chance(75) else r.choice(EDGES[type_])
        kind = r.randrange(100)
        if kind < 8:
            return "(%s ? %s : %s)" % (self.value("bool", depth - 1), self.value(type_, depth - 1), self.value(type_, depth - 1))
        if kind < 28:
            return self.conversion(type_, depth)
        if kind < 34:
            return self.lambda_call(type_, depth)
        if type_ == "bool":
            return self.truth(depth)
        return self.real(type_, depth) if type_ in FLOATING else self.integer(type_, depth)

    def cast(self, type_, depth=2):
        """A value of the type even where the language would promote it."""
        return "(%s)(%s)" % (type_, self.value(type_, depth))

    def conversion(self, type_, depth):
        source = self.r.choice([t for t in SCALARS if t != type_])
        operand = self.value(source, depth - 1)
        if type_ == "bool":
            return "(%s != %s)" % (operand, self.r.choice(EDGES[source])) if self.chance(50) else "bool(%s)" % operand
        if type_ in INTEGRAL and source in FLOATING:
            return "%s(%s)" % (CONVERSIONS[type_], operand)
        return "(%s)(%s)" % (type_, operand)

    def lambda_call(self, type_, depth):
        """A lambda that is called where it stands. Only variables can be captured."""
        parameter, source = self.fresh("x"), self.r.choice(SCALARS)
        argument = self.value(source, depth - 1)
        saved = self.places
        self.places = [p for p in self.places if p.is_variable()] + [Place(parameter, source, False)]
        body = self.value(type_, depth - 1)
        self.places = saved
        text = "[=](%s %s) restrict(amp) -> %s { return %s; }" % (source, parameter, type_, body)
        return ("apply(%s, %s)" if self.chance(50) else "%s(%s)") % (text, argument)

    def truth(self, depth):
        r = self.r
        kind = r.randrange(3)
        if kind == 0:
            return "(%s %s %s)" % (self.value("bool", depth - 1), r.choice(["&&", "||", "!=", "==", "&", "|", "^"]), self.value("bool", depth - 1))
        if kind == 1:
            return "!(%s)" % self.value("bool", depth - 1)
        type_ = r.choice(INTEGRAL + FLOATING)
        return "(%s %s %s)" % (self.value(type_, depth - 1), r.choice(["<", ">", "<=", ">=", "==", "!="]), self.value(type_, depth - 1))

    def real(self, type_, depth):
        left = self.value(type_, depth - 1)
        operator = self.r.choice(["+", "-", "*", "/", "+", "-", "*", "negated", "exact"])
        if operator == "negated":
            return "-(%s)" % left
        if operator == "exact":
            return self.r.choice(EXACT) % left
        return "(%s %s %s)" % (left, operator, self.value(type_, depth - 1))

    def integer(self, type_, depth):
        r = self.r
        unsigned, width = ("u32", 32) if type_ in ("int", "u32") else ("u64", 64)
        left, right = self.value(type_, depth - 1), self.value(type_, depth - 1)
        operator = r.choice(["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "~", "negated"])
        if operator in "/%":
            return "%s((%s)(%s), (%s)(%s))" % ("quotient" if operator == "/" else "remainder_of", type_, left, type_, right)
        if operator in "&|^":
            return "(%s %s %s)" % (left, operator, right)
        if operator == "~":
            return "~(%s)" % left
        if operator == "negated":
            return "(%s)(-(%s)(%s))" % (type_, unsigned, left)
        if operator == "<<":
            return "(%s)((%s)(%s) << %s)" % (type_, unsigned, left, self.shift(width))
        if operator == ">>":
            return "((%s) >> %s)" % (left, self.shift(width))
        if type_ == unsigned:
            return "(%s %s %s)" % (left, operator, right)
        return "(%s)((%s)(%s) %s (%s)(%s))" % (type_, unsigned, left, operator, unsigned, right)

    def shift(self, width):
        if self.chance(50):
            return str(self.r.randrange(width))
        return "((%s) & %d)" % (self.value(self.r.choice(["int", "u32"]), 1), width - 1)
