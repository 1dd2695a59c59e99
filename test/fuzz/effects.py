# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Effects that only some threads have: in operands of `&&`, `||` and `?:`, in the heads of loops, in the arms of a
`switch` that a loop runs again and again. C++17 fixes the order of all of them."""

from generator import INTEGRAL
from program import Simple


class Effects(Simple):

    def __init__(self, seed):
        super().__init__(seed)
        # References to one of two variables keep both in memory.
        self.has_places = self.chance(30)

    def reference(self):
        super().reference() if self.has_places else self.assignment()

    def pointer(self):
        super().pointer() if self.has_places else self.assignment()

    def statement(self):
        if self.chance(65) or not self.variables(lambda v: v.name == "h"):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.chosen_value, self.chosen_value, self.chosen_truth, self.chosen_place, self.counting_for, self.counting_while,
                       self.machine])()

    def effect(self):
        """A variable, and an expression that changes it: in parentheses, with a type of that variable."""
        type_ = self.r.choice(["unsigned", "unsigned", "unsigned long", "int", "long", "bool", "float"])
        place = self.place(type_, writable=True)
        if not place:
            type_, place = "unsigned long", "h"
        if type_.startswith("unsigned"):
            text = self.r.choice(["++%s", "%s++", "--%s", "%s--", "%s += 3u", "%s ^= 5u", "%s = %s"])
        else:
            text = "%s = %s"
        if text.count("%s") == 2:
            return type_, "(%s = (%s)%s)" % (place, type_, self.paren(self.expr(type_, 1)))
        return type_, "(%s)" % text % place

    def tested(self):
        type_, text = self.effect()
        return text if type_ == "bool" else "(%s %s %s)" % (text, self.r.choice(["<", ">", "!=", "=="]), self.literal(type_))

    def comma(self):
        """An expression of unsigned long with one effect or with several in their order."""
        return "(%s, %s)" % (", ".join(self.effect()[1] for _ in range(self.r.randrange(1, 3))), self.expr("unsigned long", 1))

    def truth(self, depth=2):
        if depth == 0 or self.chance(30):
            return self.tested() if self.chance(60) else self.expr("bool", 1)
        return "(%s %s %s)" % (self.truth(depth - 1), self.r.choice(["&&", "||"]), self.truth(depth - 1))

    def choice(self, depth=2):
        if depth == 0:
            return self.comma() if self.chance(70) else self.expr("unsigned long", 1)
        return "(%s ? %s : %s)" % (self.truth(1), self.choice(depth - 1), self.choice(self.r.randrange(depth)))

    def chosen_value(self, depth=2):
        name = self.fresh("v")
        self.emit("{ const unsigned long %s = %s; h = mix(h, %s); }" % (name, self.choice(depth), name))

    def chosen_truth(self):
        if self.chance(50):
            return self.emit("{ const bool both = %s; h = mix(h, both); }" % self.truth())
        self.emit("if (%s) {" % self.truth())
        self.block(2)
        self.emit("} else if (%s) {" % self.truth(1))
        self.block(1)
        self.emit("}")

    def chosen_place(self):
        type_ = self.r.choice(INTEGRAL)
        one, other = self.place(type_, True), self.place(type_, True)
        if not one or not other or not self.has_places:
            return self.assignment()
        if type_.startswith("unsigned") and self.chance(40):
            return self.emit("++(%s ? %s : %s);" % (self.truth(1), one, other))
        self.emit("(%s ? %s : %s) = %s;" % (self.truth(1), one, other, self.literal(type_)))

    def counting_for(self):
        if self.loop_depth >= 3:
            return self.chosen_value()
        i = self.fresh("i")
        self.emit("for (int %s = 0; %s < %d && %s; %s, ++%s) {" % (i, i, self.r.randrange(1, 6), self.truth(1), self.choice(1), i))
        self.loop_body(i, 2)
        self.emit("}")

    def counting_while(self):
        if self.loop_depth >= 3:
            return self.chosen_truth()
        n = self.fresh("n")
        self.emit("int %s = %d;" % (n, self.r.randrange(1, 5)))
        head = "%s-- > 0 && %s" % (n, self.truth(1))
        self.emit("do {" if self.chance(40) else "while (%s) {" % head)
        is_do = self.out[-1].strip() == "do {"
        self.loop_body(None, 2)
        self.emit("} while (%s);" % head if is_do else "}")

    def machine(self):
        """States that follow each other in a loop; `continue` and `break` leave the switch, the iteration or the loop."""
        if self.loop_depth >= 2:
            return self.chosen_value()
        r, state, steps = self.r, self.fresh("state"), self.fresh("steps")
        self.emit("int %s = (int)(%s & 3);" % (state, self.paren(self.expr(r.choice(["int", "unsigned"]), 1))))
        self.emit("for (int %s = 0; %s < %d; ++%s) {" % (steps, steps, r.randrange(2, 9), steps))
        self.emit("  switch (%s) {" % state)
        for k in range(r.randrange(2, 5)):
            self.emit("  case %d:" % k)
            if self.chance(70):
                self.chosen_value(1)
            if self.chance(60):
                self.emit("    if (%s) %s" % (self.truth(1), r.choice(["continue;", "break;", "return h;" if not self.result_type else "break;"])))
            if self.chance(40):
                self.emit("    for (int k = 0; k < 3; ++k) { if (%s) %s h = mix(h, k); }" % (self.tested(), r.choice(["break;", "continue;"])))
            self.emit("    %s = (int)(%s %% %d);" % (state, self.expr("unsigned long", 1), r.randrange(2, 6)))
            self.emit("    %s" % r.choice(["break;", "break;", "continue;", ""]))
        if self.chance(60):
            self.emit("  default: %s = %s;" % (state, r.choice(["0", "1", "%s + 1" % steps])))
        self.emit("  }")
        self.emit("  h = mix(h, %s);" % steps)
        self.emit("}")
