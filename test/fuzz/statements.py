# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements, classes and functions of a random program."""

from generator import FLOATING, INTEGRAL, SCALARS, Class, Function, Param, Program, Var


def type_name(type_):
    return type_.name if isinstance(type_, Class) else type_


class Body(Program):
    """Adds statements to the expressions of Program."""

    one_memory = True  # every variable is private: a reference may be bound to one of several

    def block(self, size):
        self.scopes.append([])
        self.indent += 1
        for _ in range(size):
            if self.budget <= 0:
                break
            self.statement()
        self.indent -= 1
        self.scopes.pop()

    def statement(self):
        self.budget -= 1
        options = [
            (22, self.declaration), (26, self.assignment), (9, self.if_), (8, self.for_), (4, self.while_),
            (4, self.do_), (6, self.switch), (8, self.effect_call), (5, self.lambda_), (4, self.reference),
            (4, self.sequenced), (3, self.range_for), (3, self.binding), (3, self.pointer), (3, self.jump), (3, self.scope),
        ]
        total = sum(w for w, _ in options)
        pick = self.r.randrange(total)
        for weight, make in options:
            if pick < weight:
                return make()
            pick -= weight

    def declaration(self):
        r = self.r
        if self.classes and self.chance(30):
            class_ = r.choice(self.classes)
            name = self.fresh("o")
            others = self.object(class_)
            if others and self.chance(40):
                self.emit("%s %s = %s;" % (class_.name, name, others))
            elif others and class_.has_plus and self.chance(50):
                self.emit("%s %s = %s + %s;" % (class_.name, name, others, self.object(class_)))
            else:
                self.emit("%s %s%s;" % (class_.name, name, self.construction(class_)))
            self.declare(Var(name, class_))
            return
        type_ = r.choice(self.types)
        name = self.fresh("v")
        if type_ != "bool" and self.chance(20):
            count = r.randrange(2, 6)
            self.emit("%s %s[%d] = {%s};" % (type_, name, count, self.elements(type_, count)))
            self.declare(Var(name, type_, True, count))
            return
        const = "const " if self.chance(15) else ""
        self.emit("%s%s %s = %s;" % (const, type_, name, self.expr(type_)))
        self.declare(Var(name, type_, not const))

    def elements(self, type_, count):
        given = self.r.randrange(1, count + 1)
        return ", ".join("(%s)%s" % (type_, self.paren(self.expr(type_, 2))) for _ in range(given))

    def construction(self, class_):
        if class_.has_ctor:
            return "(%s)" % self.expr("int", 2)
        return " = %s" % self.braces(class_)

    def braces(self, class_):
        parts = []
        if class_.base:
            parts.append("%s(%s)" % (class_.base.name, self.expr("int", 1)) if class_.base.has_ctor else self.braces(class_.base))
        for _, type_, count in class_.fields:
            if isinstance(type_, Class):
                if type_.has_ctor:
                    one = lambda type_=type_: "%s(%s)" % (type_.name, self.expr("int", 1))
                else:
                    one = lambda type_=type_: self.braces(type_)
                parts.append("{%s}" % ", ".join(one() for _ in range(count)) if count else one())
            elif count:
                parts.append("{%s}" % self.elements(type_, count))
            else:
                parts.append("(%s)%s" % (type_, self.paren(self.expr(type_, 1))))
        return "{%s}" % ", ".join(parts)

    def assignment(self):
        r = self.r
        if self.classes and self.chance(15):
            class_ = r.choice(self.classes)
            target, source = self.object(class_, True), self.object(class_)
            if target and source:
                if class_.has_plus and self.chance(50):
                    source += " + " + self.object(class_)
                return self.emit("%s = %s;" % (target, source))
        type_ = r.choice(SCALARS)
        target = self.place(type_, writable=True)
        if not target:
            return self.declaration()
        if type_ in FLOATING:
            return self.emit("%s = lim(%s %s %s);" % (target, target, r.choice("+-*"), self.expr(type_)))
        if type_ != "bool" and self.chance(45):
            op = r.choice(["&=", "|=", "^="] + (["+=", "-=", "*="] if type_.startswith("unsigned") else ["/=", "%="]))
            value = self.expr(type_)
            if op in ("/=", "%="):
                value = "(%s & 255) + 1" % self.paren(value)
            return self.emit("%s %s %s;" % (target, op, value))
        if type_.startswith("unsigned") and self.chance(30):
            return self.emit("%s;" % r.choice(["++%s", "%s++", "--%s", "%s--"]) % target)
        self.emit("%s = %s;" % (target, self.expr(type_)))

    def if_(self):
        if self.chance(20):
            name = self.fresh("c")
            self.emit("if (int %s = %s; %s > 3) {" % (name, self.expr("int"), name))
            self.scopes.append([Var(name, "int", False)])
            self.block(self.r.randrange(1, 4))
            self.scopes.pop()
        else:
            self.emit("if (%s) {" % self.expr("bool"))
            self.block(self.r.randrange(1, 4))
        if self.chance(40):
            self.emit("} else {")
            self.block(self.r.randrange(1, 3))
        self.emit("}")

    def loop_body(self, counter, size):
        self.loop_depth += 1
        saved, self.switch_depth = self.switch_depth, 0
        self.scopes.append([Var(counter, "int", False)] if counter else [])
        self.block(size)
        self.scopes.pop()
        self.switch_depth = saved
        self.loop_depth -= 1

    def for_(self):
        if self.loop_depth >= 2:
            return self.assignment()
        i, r = self.fresh("i"), self.r
        head = r.choice([
            "for (int {i} = 0; {i} < {n}; ++{i}) {{", "for (int {i} = {n}; {i} > 0; {i}--) {{",
            "for (int {i} = 0, {i}b = {n}; {i} < {i}b; ++{i}, --{i}b) {{", "for (int {i} = 0; {i} != {n}; {i} += 1) {{",
        ])
        bound = str(r.randrange(1, 5)) if self.chance(60) else "whole(%s) %% 4" % self.expr("float", 1)
        if "!=" in head and not bound.isdigit():
            bound = "3"
        self.emit(head.format(i=i, n=bound))
        self.loop_body(i, r.randrange(1, 4))
        self.emit("}")

    def while_(self):
        if self.loop_depth >= 2:
            return self.assignment()
        n = self.fresh("n")
        self.emit("int %s = %d;" % (n, self.r.randrange(1, 5)))
        self.emit("while (%s-- > 0 && %s) {" % (n, self.expr("bool", 2)))
        self.declare(Var(n, "int", False))
        self.loop_body(None, self.r.randrange(1, 4))
        self.emit("}")

    def do_(self):
        if self.loop_depth >= 2:
            return self.assignment()
        n = self.fresh("n")
        self.emit("int %s = %d;" % (n, self.r.randrange(1, 4)))
        self.emit("do {")
        self.declare(Var(n, "int", False))
        self.loop_body(None, self.r.randrange(1, 4))
        self.emit("} while (--%s > 0 && %s);" % (n, self.expr("bool", 2)))

    def switch(self):
        r = self.r
        self.emit("switch (%s & 7) {" % self.paren(self.expr(r.choice(["int", "unsigned"]))))
        self.switch_depth += 1
        labels = r.sample(range(8), r.randrange(1, 5))
        default = r.randrange(len(labels) + 1) if self.chance(60) else -1
        for k, label in enumerate(labels):
            if k == default:
                self.emit("default: {")
                self.block(r.randrange(0, 2))
                self.emit("}")
            self.emit("case %d: {" % label)
            self.block(r.randrange(1, 3))
            self.emit("}")
            if self.chance(60):
                self.emit("  break;")
        self.switch_depth -= 1
        self.emit("}")

    def jump(self):
        if self.loop_depth and not self.switch_depth and self.chance(70):
            return self.emit("if (%s) %s;" % (self.expr("bool", 2), self.r.choice(["break", "continue"])))
        if self.switch_depth and self.chance(70):
            return self.emit("if (%s) break;" % self.expr("bool", 2))
        self.emit("if (%s) return %s;" % (self.expr("bool", 2), self.result()))

    def scope(self):
        self.emit("{")
        self.block(self.r.randrange(1, 4))
        self.emit("}")

    def effect_call(self):
        options = [f for f in self.functions if any(p.mode != "value" for p in f.params)]
        if not options:
            return self.assignment()
        f = self.r.choice(options)
        args = [self.argument(p, 2) for p in f.params]
        if None in args:
            return self.assignment()
        text = "%s(%s)" % (f.name, ", ".join(args))
        if f.result in FLOATING:
            text = "lim(%s)" % text
        name = self.fresh("v")
        pick = self.r.randrange(4)
        if pick == 0:
            self.emit("%s;" % text)
        elif pick == 1 and f.result in INTEGRAL:
            self.emit("if (%s && %s > 3) {" % (self.expr("bool", 2), text))
            self.block(2)
            self.emit("}")
        elif pick == 2 and f.result in INTEGRAL:
            self.emit("%s %s = %s ? %s : %s;" % (f.result, name, self.expr("bool", 2), text, self.literal(f.result)))
            self.declare(Var(name, f.result))
        else:
            self.emit("%s %s = %s;" % (type_name(f.result), name, text))
            self.declare(Var(name, f.result))

    def lambda_(self):
        name, type_ = self.fresh("l"), self.r.choice(self.types)
        init = ", k = %s" % self.expr("int", 1) if self.chance(30) else ""
        self.emit("auto %s = [=%s](int y) {" % (name, init))
        frozen = [[Var(v.name, v.type, False, v.count) for v in scope if not v.name.startswith("(*")] for scope in self.scopes]
        saved, self.scopes = self.scopes, frozen + [[Var("y", "int", False)] + ([Var("k", "int", False)] if init else [])]
        self.indent += 1
        self.emit("return (%s)%s;" % (type_, self.paren(self.expr(type_))))
        self.indent -= 1
        self.scopes = saved
        self.emit("};")
        result = self.fresh("v")
        self.emit("%s %s = %s(%s);" % (type_, result, name, self.expr("int", 1)))
        self.declare(Var(result, type_))

    def reference(self):
        type_ = self.r.choice(self.types)
        place = self.place(type_, writable=True)
        if not place:
            return self.declaration()
        name = self.fresh("r")
        other = self.place(type_, writable=True) if self.one_memory else None
        if self.chance(30) and other:
            place = "%s ? %s : %s" % (self.expr("bool", 1), place, other)
        self.emit("%s &%s = %s;" % (type_, name, place))
        self.declare(Var(name, type_))

    def pointer(self):
        arrays = self.variables(lambda v: v.count and v.type in self.types and v.writable)
        if not arrays:
            return self.declaration()
        v, name = self.r.choice(arrays), self.fresh("q")
        self.emit("%s *%s = %s + %d;" % (v.type, name, v.name, self.r.randrange(v.count)))
        self.emit("%s = %s - (%s - %s);" % (name, name, name, v.name))
        self.emit("*%s = %s;" % (name, self.expr(v.type, 2)))
        self.emit("if (%s != &%s[%d]) %s[1] = *%s;" % (name, v.name, v.count - 1, name, name))

    def sequenced(self):
        """Side effects whose order C++17 fixes."""
        a, b = self.place("int", True), self.place("unsigned", True)
        arrays = self.variables(lambda v: v.count and v.type == "unsigned" and v.writable)
        if not a or not b:
            return self.declaration()
        pick = self.r.randrange(4)
        if pick == 0:
            self.emit("%s = (%s++, (int)(%s & 1023u));" % (a, b, b))
        elif pick == 1 and arrays:
            v = self.r.choice(arrays)
            self.emit("%s[%s++ %% %du] = ++%s;" % (v.name, b, v.count, b))
        elif pick == 2:
            self.emit("if (%s++ > 7u && (%s = %s) != 0 || --%s > 3u) {" % (b, a, self.expr("int", 1), b))
            self.block(1)
            self.emit("}")
        else:
            self.emit("%s = %s ? (int)(%s++ & 255u) : (int)(--%s & 127u);" % (a, self.expr("bool", 1), b, b))

    def range_for(self):
        arrays = self.variables(lambda v: v.count and v.type in self.types)
        if not arrays or self.loop_depth >= 2:
            return self.assignment()
        v, name = self.r.choice(arrays), self.fresh("e")
        by_reference = v.writable and self.chance(50)
        self.emit("for (%s %s%s : %s) {" % (v.type, "&" if by_reference else "", name, v.name))
        self.scopes.append([Var(name, v.type)])
        # The array itself may change under the loop: both sides see the same.
        self.loop_body(None, self.r.randrange(1, 3))
        self.scopes.pop()
        self.emit("}")

    def binding(self):
        classes = [c for c in self.classes if not c.base and self.object(c) and not c.has_index]
        if not classes:
            return self.assignment()
        class_ = self.r.choice(classes)
        names = [self.fresh("b") for _ in class_.fields]
        self.emit("auto [%s] = %s;" % (", ".join(names), self.object(class_)))
        for name, (_, type_, count) in zip(names, class_.fields):
            self.declare(Var(name, type_, True, count))

    def result(self):
        return self.expr(self.result_type, 2) if self.result_type else self.hash_call()

    def hash_call(self):
        return "h"
