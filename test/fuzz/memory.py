# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs about pointers, references and views into all kinds of memory.

The entry gets three arrays of one class: its slice of global memory, of tile_static memory and a private
array. Pointers, references and views into them are passed to functions and come back, so that every
helper may be needed for every kind of memory. A pointer variable keeps to one kind of memory for its life:
nothing here needs a generic pointer.
"""

from generator import INTEGRAL, SCALARS, Class, Var
from program import Simple

ELEMENTS = 5  # of every array


class Pointer:
    """A variable that points to an element of an array in `memory`, or to its first one."""

    def __init__(self, name, memory, whole):
        self.name, self.memory, self.whole = name, memory, whole


class Helper:
    """A function that takes pointers; its result is a pointer into the memory of one of them."""

    def __init__(self, name, modes, result, source):
        self.name, self.modes, self.result, self.source = name, modes, result, source


class Memory(Simple):
    SIZES = [1, 4, 16]
    one_memory = False

    def generate(self):
        r = self.r
        self.size = r.choice(self.SIZES)
        for _ in range(r.randrange(1, 4)):
            self.make_class()
        while not self.is_plain(self.classes[-1]):
            self.make_class()
        self.element = self.classes[-1]
        self.helpers, self.pointers = [], []
        self.make_fill_and_digest()
        for _ in range(r.randrange(0, 2)):
            self.make_function()
        for _ in range(r.randrange(1, 5)):
            self.make_helper()
        self.make_memory_entry()
        self.make_memory_kernel()
        return "\n".join(self.out) + "\n"

    def is_plain(self, class_):
        """Fit for tile_static memory: without constructors."""
        parts = [t for _, t, _ in class_.fields if isinstance(t, Class)] + ([class_.base] if class_.base else [])
        return not class_.has_ctor and all(self.is_plain(part) for part in parts)

    # --- Parts that every program has

    def leaves(self, text, class_):
        for name, type_, count in class_.all_fields():
            for k in range(count or 1):
                place = "%s.%s%s" % (text, name, "[%d]" % k if count else "")
                if isinstance(type_, Class):
                    yield from self.leaves(place, type_)
                else:
                    yield place, type_

    def make_fill_and_digest(self):
        s, p = self.element.name, self.prefix
        self.emit("template <typename P> void %s_fill(P s, int n) restrict(amp, cpu) {" % p)
        self.emit("  for (int k = 0; k < %d; ++k) {" % ELEMENTS)
        for number, (place, type_) in enumerate(self.leaves("s[k]", self.element)):
            self.emit("    %s = (%s)((n * %d + k * %d) %% 977);" % (place, type_, number * 7 + 3, number * 5 + 11))
        self.emit("  }")
        self.emit("}")
        self.emit("inline unsigned long %s_digest(const %s *s, unsigned long h) restrict(amp, cpu) {" % (p, s))
        self.emit("  for (int k = 0; k < %d; ++k, ++s) {" % ELEMENTS)
        for place, _ in self.leaves("(*s)", self.element):
            self.emit("    h = mix(h, bits(%s));" % place)
        self.emit("  }")
        self.emit("  return h;")
        self.emit("}")

    # --- Pointers

    def known(self, memory=None, whole=None):
        return [p for p in self.pointers if (memory is None or p.memory == memory) and (whole is None or p.whole == whole)]

    def element_of(self, memory, depth=2):
        """An expression that points to an element in `memory`."""
        r = self.r
        if depth and self.helpers and self.chance(25):
            text = self.helper_call(memory, depth)
            if text:
                return text
        p = r.choice(self.known(memory))
        if not p.whole:
            if depth and self.chance(25):
                return "(%s ? %s : %s)" % (self.expr("bool", 1), p.name, self.element_of(memory, depth - 1))
            return p.name
        return r.choice(["(%s + %s)", "&%s[%s]"]) % (p.name, self.index(ELEMENTS))

    def helper_call(self, memory, depth):
        """A call whose result points into `memory`; None when no helper gives one."""
        fitting = [h for h in self.helpers if h.source >= 0]
        if not fitting:
            return None
        h = self.r.choice(fitting)
        args = self.pointer_arguments(h, memory, depth - 1)
        if args is None:
            return None
        return ("%s(%s)" if h.result == "pointer" else "&%s(%s)") % (h.name, args)

    def pointer_arguments(self, helper, memory, depth):
        """Arguments of a helper, the one that its result points into in `memory`; None when there are none."""
        args = []
        for k, mode in enumerate(helper.modes):
            bound = memory if k == helper.source else None
            if mode == "whole":
                wholes = self.known(bound, True)
                if not wholes:
                    return None
                args.append(self.r.choice(wholes).name)
            else:
                element = self.element_of(bound if bound is not None else self.any_memory(), depth)
                args.append(element if mode == "element" else "*" + element)
        return ", ".join(args + [self.expr("int", 1)])

    def any_memory(self):
        return self.r.choice(self.pointers).memory

    def declare_pointer(self):
        memory, name = self.any_memory(), self.fresh("q")
        self.emit("%s *%s = %s;" % (self.element.name, name, self.element_of(memory)))
        self.add_pointer(Pointer(name, memory, False))

    def add_pointer(self, pointer):
        self.pointers.append(pointer)
        if pointer.whole:
            self.declare(Var(pointer.name, self.element, True, ELEMENTS))
        else:
            self.declare(Var("(*%s)" % pointer.name, self.element))

    def block(self, size):
        saved = list(self.pointers)
        super().block(size)
        self.pointers = saved

    # --- Statements

    def statement(self):
        if not self.pointers or not self.chance(40):
            return super().statement()
        self.budget -= 1
        self.r.choice([self.declare_pointer, self.declare_pointer, self.move_pointer, self.alias, self.walk, self.swap, self.compare_pointers,
                       self.view, self.call_helper, self.object_through])()

    def move_pointer(self):
        moving = self.known(whole=False)
        moving = [p for p in moving if self.variables(lambda v: v.name == "(*%s)" % p.name)]
        if not moving:
            return self.declare_pointer()
        p = self.r.choice(moving)
        self.emit("%s = %s;" % (p.name, self.element_of(p.memory)))

    def alias(self):
        name, memory = self.fresh("r"), self.any_memory()
        self.emit("%s &%s = *%s;" % (self.element.name, name, self.element_of(memory)))
        self.declare(Var(name, self.element))

    def walk(self):
        wholes = self.known(whole=True)
        if not wholes or self.loop_depth >= 2:
            return self.alias()
        p, name = self.r.choice(wholes), self.fresh("w")
        first = self.r.randrange(ELEMENTS)
        self.emit(self.r.choice([
            "for ({s} *{w} = {p} + {first}; {w} != {p} + {n}; ++{w}) {{",
            "for ({s} *{w} = {p} + {n}; {w}-- > {p} + {first};) {{",
            "for ({s} *{w} = &{p}[{first}], *{w}e = {p} + {n}; {w} < {w}e; {w} += 1) {{",
        ]).format(s=self.element.name, w=name, p=p.name, first=first, n=ELEMENTS))
        saved = list(self.pointers)
        self.pointers.append(Pointer(name, p.memory, False))
        self.scopes.append([Var("%s[0]" % name, self.element)])
        self.loop_body(None, self.r.randrange(1, 4))
        self.scopes.pop()
        self.pointers = saved
        self.emit("}")

    def swap(self):
        a, b = self.any_memory(), self.any_memory()
        one, other, kept = self.fresh("r"), self.fresh("r"), self.fresh("o")
        s = self.element.name
        self.emit("{ %s &%s = *%s, &%s = *%s; %s %s = %s; %s = %s; %s = %s; }" % (
            s, one, self.element_of(a, 1), other, self.element_of(b, 1), s, kept, one, one, other, other, kept))

    def compare_pointers(self):
        p = self.r.choice(self.known())
        a, b = self.element_of(p.memory, 1), self.element_of(p.memory, 1)
        self.emit("if (%s %s %s) {" % (a, self.r.choice(["==", "!=", "<", ">="]), b))
        self.block(self.r.randrange(1, 3))
        self.emit("}")

    def view(self):
        wholes = self.known(whole=True)
        if not wholes:
            return self.alias()
        p, name = self.r.choice(wholes), self.fresh("view")
        first = self.r.randrange(ELEMENTS)
        section = ".section(%d, %d)" % (first, ELEMENTS - first) if self.chance(40) else ""
        self.emit("concurrency::array_view<%s, 1> %s = concurrency::array_view<%s, 1>(%d, %s)%s;" % (
            self.element.name, name, self.element.name, ELEMENTS, p.name, section))
        self.declare(Var(name, self.element, True, ELEMENTS - first if section else ELEMENTS))

    def call_helper(self):
        if not self.helpers:
            return self.alias()
        h = self.r.choice(self.helpers)
        memory = self.any_memory()
        args = self.pointer_arguments(h, memory, 1)
        if args is None:
            return self.alias()
        call = "%s(%s)" % (h.name, args)
        if h.result in SCALARS:
            name = self.fresh("v")
            self.emit("%s %s = %s;" % (h.result, name, call))
            self.declare(Var(name, h.result))
        elif h.result == "void":
            self.emit("%s;" % call)
        else:
            self.emit("%s%s = *%s;" % ("*" if h.result == "pointer" else "", call, self.element_of(self.any_memory(), 1)))

    def object_through(self):
        name, memory = self.fresh("o"), self.any_memory()
        self.emit("%s %s = *%s;" % (self.element.name, name, self.element_of(memory)))
        self.declare(Var(name, self.element))

    def lambda_(self):
        # Pointers and views that a lambda captures are not frozen, as its body would need.
        return super().lambda_() if not self.pointers else self.declare_pointer()

    # --- Functions

    def make_helper(self):
        r, s = self.r, self.element.name
        modes = [r.choice(["whole", "element", "reference"]) for _ in range(r.randrange(1, 4))]
        result = r.choice(["pointer", "pointer", "reference", "void"] + INTEGRAL)
        source = r.randrange(len(modes)) if result in ("pointer", "reference") else -1
        name = "%s_h%d" % (self.prefix, len(self.helpers))
        text = {"pointer": s + " *", "reference": s + " &"}.get(result, result + " ")
        params = ["%s %sa%d" % (s, "&" if mode == "reference" else "*", k) for k, mode in enumerate(modes)]
        self.emit("inline %s%s(%s, int n) restrict(amp, cpu) {" % (text, name, ", ".join(params)))
        saved = self.scopes, self.pointers, self.loop_depth, self.switch_depth, self.result_type
        self.scopes, self.pointers, self.loop_depth, self.switch_depth = [[Var("n", "int")]], [], 0, 0
        for k, mode in enumerate(modes):
            if mode == "reference":
                self.declare(Var("a%d" % k, self.element))
                self.pointers.append(Pointer("(&a%d)" % k, k, False))
            else:
                self.add_pointer(Pointer("a%d" % k, k, mode == "whole"))
        self.result_memory, self.result_kind = source, result
        self.budget = r.randrange(2, 8)
        self.block(6)
        if result != "void":
            self.indent += 1
            self.emit("return %s;" % self.result())
            self.indent -= 1
        self.emit("}")
        self.scopes, self.pointers, self.loop_depth, self.switch_depth, self.result_type = saved
        self.result_kind = None
        self.helpers.append(Helper(name, modes, result, source))

    result_kind = None

    def result(self):
        if self.result_kind is None:
            return super().result()
        if self.result_kind == "void":
            return ""
        if self.result_kind in SCALARS:
            return self.expr(self.result_kind, 2)
        pointer = self.element_of(self.result_memory, 1)
        return pointer if self.result_kind == "pointer" else "*" + pointer

    def make_memory_entry(self):
        s, p = self.element.name, self.prefix
        self.emit("inline unsigned long %s(%s *g, %s *t, %s *s, int i) restrict(amp, cpu) {" % (p, s, s, s))
        self.indent += 1
        self.emit("unsigned long h = 1469598103934665603ul;")
        self.emit("unsigned u = i * 2654435761u; float x = i * 0.37f; bool b = i & 1;")
        self.scopes = [[Var("i", "int"), Var("u", "unsigned"), Var("x", "float"), Var("b", "bool"), Var("h", "unsigned long")], []]
        self.pointers = []
        for name in "gts":
            self.add_pointer(Pointer(name, name, True))
        self.budget = self.r.randrange(8, 30)
        while self.budget > 0:
            self.statement()
        for name in "gts":
            self.emit("h = %s_digest(%s, h);" % (p, name))
        self.emit("return mix(h, bits(u) + bits(x) + bits(b) + bits(i));")
        self.indent -= 1
        self.emit("}")

    def make_memory_kernel(self):
        p, s, n = self.prefix, self.element.name, self.size
        self.emit("inline void %s_kernel(concurrency::array_view<unsigned long, 1> out, concurrency::array_view<%s, 1> g, "
                  "concurrency::tiled_index<%d> t) restrict(amp) {" % (p, s, n))
        self.emit("  tile_static %s shared[%d][%d];" % (s, n, ELEMENTS))
        self.emit("  %s own[%d];" % (s, ELEMENTS))
        self.emit("  int i = t.global[0];")
        self.emit("  %s_fill(shared[t.local[0]], i + 1); %s_fill(&own[0], i + 2);" % (p, p))
        self.emit("  out[t] = %s(&g[i * %d], shared[t.local[0]], own, i);" % (p, ELEMENTS))
        self.emit("}")
        self.emit("inline unsigned long %s_host(%s *g, int i) {" % (p, s))
        self.emit("  %s shared[%d], own[%d];" % (s, ELEMENTS, ELEMENTS))
        self.emit("  %s_fill(shared, i + 1); %s_fill(&own[0], i + 2);" % (p, p))
        self.emit("  return %s(g, shared, own, i);" % p)
        self.emit("}")
