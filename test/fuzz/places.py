# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory of random kernels, and the ways to an element of it: views of views, pointers, references, functions."""

# How an element is written with what a thread has (x, l, g), and what is read of it.
ELEMENTS = {
    "int": [(["%s = x;"], "%s"), (["%s = x;"], "%s")],
    "unsigned": [(["%s = x;"], "%s"), (["%s = x;"], "%s")],
    "float": [(["%s = x;"], "(int)%s")],
    "double": [(["%s = x * 0.5;"], "(int)%s")],
    "pair": [(["%s.first = x;", "%s.second = l;"], "%s.first"), (["%s = pair{x, l};"], "%s.second")],
    "deep": [(["%s.numbers[0] = x;", "%s.numbers[l & 1] = g;", "%s.inner.first = l;"], "%s.numbers[0]"), (["%s.inner = pair{x, l};"], "%s.inner.second")],
    "int_2": [(["%s = int_2(x, l);"], "%s.y"), (["%s = int_2(l, g);", "%s.x = x;"], "%s.x")],
    "float_4": [(["%s = float_4(x, l, g, 1);"], "(int)%s.w"), (["%s = float_4(l);", "%s.z = x;"], "(int)%s.z")],
}


class Memory:
    """Elements in the memory of the device, which the host gives as a view of a container or as an array."""

    def __init__(self, program, name, element, count, holder):
        self.program, self.name, self.element, self.count = program, name, element, count
        self.is_array = holder == "array"
        self.aliases = {}
        self.is_array_used = self.is_read_by_all = False

    def declarations(self):
        data, n = "%s_data" % self.name, self.count
        lines = ["std::vector<%s> %s(%d);" % (self.element, data, n)]
        if self.is_array:
            lines += ["array<%s> %s_array(%d, %s.begin());" % (self.element, self.name, n, data), "array_view<%s> %s(%s_array);" % (self.element, self.name, self.name)]
        else:
            lines.append("array_view<%s> %s(%d, %s);" % (self.element, self.name, n, data))
        return lines + ["auto %s = %s;" % each for each in sorted(self.aliases.items())]

    def alias(self, stem, text):
        name = "%s_%s" % (self.name, stem)
        self.aliases[name] = "%s.%s" % (self.name, text)
        return name

    def width(self):
        """A number of rows that divides the number of elements."""
        return self.program.shape.choice([k for k in (2, 4, 8) if self.count % k == 0])

    # Each returns lines to insert before the access, and the element.

    def plain(self, e):
        return [], "%s[%s]" % (self.name, self.program.index(e, self.count))

    def same(self, e):
        """Another view of all of it."""
        texts = [("same", "section(0, %d)" % self.count), ("as", "view_as(extent<1>(%d))" % self.count)]
        if self.element in ("int", "unsigned", "float"):
            texts.append(("other", "reinterpret_as<%s>()" % self.element))
        name = self.alias(*self.program.shape.choice(texts))
        if self.is_array and self.program.shape.random() < 0.5:
            name, self.is_array_used = self.name + "_array", True
        return [], "%s[%s]" % (name, self.program.index(e, self.count))

    def grid(self, e):
        p, c = self.program, self.width()
        m = self.alias("grid%d" % c, "view_as(extent<2>(%d, %d))" % (self.count // c, c))
        row, column = p.index("(%s) / %d" % (e, c), self.count // c), p.index("(%s) %% %d" % (e, c), c, within=True)
        return [], p.shape.choice(["%s(%s, %s)", "%s[%s][%s]", "%s[index<2>(%s, %s)]"]) % (m, row, column)

    def cube(self, e):
        p, n = self.program, self.count // 4
        m = self.alias("cube", "view_as(extent<3>(%d, 2, 2))" % n)
        return [], "%s(%s, %s, %s)" % (m, p.index("(%s) / 4" % e, n), p.index("(%s) / 2 %% 2" % e, 2, within=True), p.index("(%s) %% 2" % e, 2, within=True))

    def section(self, e):
        """Made in the kernel."""
        p, c, k = self.program, self.width(), self.program.fresh("k")
        if p.shape.random() < 0.5:
            m = self.alias("grid%d" % c, "view_as(extent<2>(%d, %d))" % (self.count // c, c))
            made = "array_view<%s, 2> %s = %s.section(index<2>(%s, 0), extent<2>(1, %d));" % (self.element, k, m, p.index("(%s) / %d" % (e, c), self.count // c, refers=True), c)
            return [made], "%s(0, %s)" % (k, p.index("(%s) %% %d" % (e, c), c, within=True))
        made = "array_view<%s> %s = %s.section((%s) * %d, %d);" % (self.element, k, self.name, p.index("(%s) / %d" % (e, c), self.count // c, refers=True), c, c)
        return [made], "%s[%s]" % (k, p.index("(%s) %% %d" % (e, c), c, within=True))

    def projection(self, e):
        p, c, k = self.program, self.width(), self.program.fresh("k")
        m = self.alias("grid%d" % c, "view_as(extent<2>(%d, %d))" % (self.count // c, c))
        made = "array_view<%s> %s = %s[%s];" % (self.element, k, m, p.index("(%s) / %d" % (e, c), self.count // c, refers=True))
        return [made], "%s[%s]" % (k, p.index("(%s) %% %d" % (e, c), c, within=True))

    def reshaped(self, e):
        """Made in the kernel, of the same elements."""
        p, k = self.program, self.program.fresh("k")
        if self.element in ("int", "unsigned") and p.shape.random() < 0.5:
            return ["array_view<%s> %s = %s.reinterpret_as<%s>();" % (self.element, k, self.name, self.element)], "%s[%s]" % (k, p.index(e, self.count))
        made = "array_view<%s, 2> %s = %s.view_as(extent<2>(2, %d));" % (self.element, k, self.name, self.count // 2)
        half = self.count // 2
        return [made], "%s(%s, %s)" % (k, p.index("(%s) / %d" % (e, half), 2), p.index("(%s) %% %d" % (e, half), half, within=True))

    def halves(self, e):
        """Sections that the host has made."""
        p, half = self.program, self.count // 2
        low, high = self.alias("low", "section(0, %d)" % half), self.alias("high", "section(%d, %d)" % (half, self.count - half))
        own, other = p.index(e, half, True, True), p.index("(%s) - %d" % (e, half), self.count - half, True, True)
        return [], "((%s) < %d ? %s[%s] : %s[%s])" % (e, half, low, own, high, other)

    def pointer(self, e):
        return pointer(self, e)

    def reference(self, e):
        return reference(self, e)

    def function(self, e):
        return function(self, e)

    WAYS = [plain, plain, same, grid, cube, section, projection, reshaped, halves, pointer, reference, function]


class Shared:
    """A tile_static array of one dimension, two or three."""

    def __init__(self, program, name, element, count):
        self.program, self.name, self.element, self.count = program, name, element, count
        self.inner = program.shape.choice([(), (), (2,), (4,) if count % 4 == 0 else (2,), (2, 2) if count % 4 == 0 else ()])

    def declaration(self):
        rows = self.count
        for n in self.inner:
            rows //= n
        return "tile_static %s %s%s;" % (self.element, self.name, "".join("[%d]" % n for n in (rows, *self.inner)))

    def plain(self, e):
        p = self.program
        if not self.inner:
            return [], "%s[%s]" % (self.name, p.index(e, self.count))
        subscripts, step = [], self.count
        for n in (0, *self.inner):
            if n:
                subscripts.append(("(%s) / %d %% %d" % (e, step // n, n), n))
                step //= n
            else:
                for inner in self.inner:
                    step //= inner
                rows, step = step, self.count // step
                subscripts.append(("(%s) / %d" % (e, step), rows))
        return [], self.name + "".join("[%s]" % p.index(text, n, within=k > 0) for k, (text, n) in enumerate(subscripts))

    def pointer(self, e):
        return pointer(self, e) if not self.inner else self.plain(e)

    def reference(self, e):
        return reference(self, e) if not self.inner else self.plain(e)

    def function(self, e):
        return function(self, e) if not self.inner else self.plain(e)

    WAYS = [plain, plain, plain, pointer, reference, function]


def pointer(memory, e):
    p, k = memory.program, memory.program.fresh("k")
    if p.shape.random() < 0.5:
        return ["%s *%s = &%s[%s];" % (memory.element, k, memory.name, p.index(e, memory.count, refers=True))], "(*%s)" % k
    return ["%s *%s = &%s[0];" % (memory.element, k, memory.name)], "%s[%s]" % (k, p.index(e, memory.count))


def reference(memory, e):
    p, k = memory.program, memory.program.fresh("k")
    return ["%s &%s = %s[%s];" % (memory.element, k, memory.name, p.index(e, memory.count, refers=True))], k


def function(memory, e):
    p = memory.program
    return [], "pick%d(%s, %s)" % (p.seed, memory.name, p.index(e, memory.count, refers=True))
