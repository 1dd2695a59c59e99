# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that grow in one dimension, each as C++ AMP and, with the same body, as plain C++.

A row of KINDS is the number of parts to begin with and a function from the number of parts to a Kernel. The body works on
the thread's number `x`, an int `n`, floats `v[...]` and a sum `s`.
"""

import dataclasses


@dataclasses.dataclass
class Kernel:
    body: str
    globals: str = ""
    tiled: bool = False
    before: str = ""  # declarations of the function around the kernel
    kernels: int = 1  # functions with a kernel
    launches: int = 1  # kernels in a function
    head: str = ""  # of the function
    after: str = ""  # what follows the functions


def lines(n, line):
    return "\n".join(line(k) for k in range(n)) + "\n"


def nesting(n):
    opened = lines(n, lambda k: f"for (int k{k} = 0; k{k} < n; ++k{k}) {{ if (k{k} & 1) s += k{k};")
    return Kernel(opened + "s += v[x];\n" + "}" * n)


def constant_nesting(n):
    return Kernel(lines(n, lambda k: f"for (int k{k} = 0; k{k} < 40; ++k{k}) {{ s += v[x + k{k}];") + "}" * n)


def nested_ifs(n):
    return Kernel(lines(n, lambda k: f"if (v[x + {k}] > {k}) {{ s += {k};") + "}" * n)


def else_ifs(n):
    return Kernel(" else ".join(f"if (x == {3 * k}) s += v[x + {k}];" for k in range(n)))


def loops(n):
    return Kernel(lines(n, lambda k: f"for (int k = 0; k < n; ++k) s += v[k + {k}];"))


def while_loops(n):
    return Kernel(lines(n, lambda k: f"{{ int k = x; while (k > 1) {{ if (v[k] < {k}) break; s += v[k]; k /= 2; }} }}"))


def barriers(n):
    part = lambda k: f"shared[l] = v[x + {k}]; t.barrier.wait(); s += shared[63 - l]; t.barrier.wait();"
    return Kernel("tile_static float shared[64]; const int l = t.local[0];\n" + lines(n, part), tiled=True)


def barrier_loops(n):
    part = lambda k: f"for (int k = 0; k < n; ++k) {{ shared[l] = v[x + {k}]; t.barrier.wait(); s += shared[63 - l]; t.barrier.wait(); }}"
    return Kernel("tile_static float shared[64]; const int l = t.local[0];\n" + lines(n, part), tiled=True)


def barrier_nesting(n):
    opened = lines(n, lambda k: f"for (int k{k} = 0; k{k} < n; ++k{k}) {{ if (k{k} & 1) s += k{k};")
    work = "shared[l] = v[x] + s; t.barrier.wait(); s += shared[63 - l]; t.barrier.wait();\n"
    return Kernel("tile_static float shared[64]; const int l = t.local[0];\n" + opened + work + "}" * n, tiled=True)


def barrier_variables(n):
    """Variables that live across a barrier."""
    begin = "tile_static float shared[64]; const int l = t.local[0];\n"
    return Kernel(
        begin
        + lines(n, lambda k: f"float a{k} = v[x + {k}];")
        + "shared[l] = s; t.barrier.wait(); s += shared[63 - l]; t.barrier.wait();\n"
        + lines(n, lambda k: f"s += a{k} * s;"),
        tiled=True,
    )


def barrier_sums(n):
    """Variables that regions compute again, each the sum of others."""
    begin = "tile_static float shared[64]; int a0 = t.local[0];\n"
    end = f"shared[a0] = s; t.barrier.wait(); s += shared[63 - a0] + a{n};\n"
    return Kernel(begin + lines(n, lambda k: f"int a{k + 1} = a{k} + a{k};") + f"v[a{n}] = 1;\n" + end, tiled=True)


def calls(n):
    callee = "float callee(float a, int b) restrict(amp, cpu) { for (int k = 0; k < b; ++k) a = a * a + b; return a; }\n"
    return Kernel(lines(n, lambda k: f"s += callee(s, {k});"), callee)


def functions(n):
    """A chain: every function calls the one before."""
    first = "float callee0(float a, int b) restrict(amp, cpu) { return a; }\n"
    callee = lambda k: (
        f"float callee{k + 1}(float a, int b) restrict(amp, cpu) "
        f"{{ for (int k = 0; k < b; ++k) a += b * {k}; return a + callee{k}(a, b); }}"
    )
    return Kernel(f"s = callee{n}(v[x], n);", first + lines(n, callee))


def references(n):
    """Calls with pointers to variables, in whose spaces functions are specialised."""
    callee = "void callee(float &a, float *b) restrict(amp, cpu) { for (int k = 0; k < 9; ++k) a += b[k]; }\n"
    return Kernel(lines(n, lambda k: f"float a{k} = {k}; callee(a{k}, &v[x]); s += a{k};"), callee)


def variables(n):
    return Kernel(lines(n, lambda k: f"float a{k} = v[x + {k}] * {k};") + lines(n, lambda k: f"s += a{k} * a{n - 1 - k};"))


def changed_variables(n):
    """Variables that a loop changes."""
    declared = lines(n, lambda k: f"float a{k} = {k};")
    changed = "for (int k = 0; k < n; ++k) {\n" + lines(n, lambda k: f"a{k} += v[k + {k}];") + "}\n"
    return Kernel(declared + changed + lines(n, lambda k: f"s += a{k};"))


def structs(n):
    """Objects of a class with members."""
    pair = "struct pair { float a; int b; float sum() const restrict(amp, cpu) { return a + b; } };\n"
    return Kernel(lines(n, lambda k: f"pair p{k} = {{v[x + {k}], {k}}}; p{k}.b += x; s += p{k}.sum();"), pair)


def members(n):
    big = "struct big {\n" + lines(n, lambda k: f"float m{k};") + "};\n"
    return Kernel("big b;\n" + lines(n, lambda k: f"b.m{k} = v[x + {k}];") + lines(n, lambda k: f"s += b.m{k};"), big)


def elements(n):
    """Elements of an initialised array."""
    return Kernel("const float table[] = {" + ", ".join(f"{k}.5f" for k in range(n)) + f"}};\ns += table[x % {n}];\n")


def cases(n):
    return Kernel("switch (x) {\n" + lines(n, lambda k: f"case {k}: s += v[x + {(k * 7) % 1000}]; break;") + "}\n")


def kernels(n):
    return Kernel("for (int k = 0; k < n; ++k) s += v[k];", kernels=n)


def captures(n):
    return Kernel(lines(n, lambda k: f"s += c{k};"), before=lines(n, lambda k: f"float c{k} = n * {k};"))


def views(n):
    """Captured views of arrays."""
    return Kernel(lines(n, lambda k: f"s += c{k}[x + {k}];"), before=lines(n, lambda k: f"auto c{k} = v;"))


def additions(n):
    """Operands of one sum, which is a tree as deep as it has operands."""
    return Kernel("s = s" + "".join(f"\n+ v[x + {k}]" for k in range(n)) + ";\n")


def parentheses(n):
    """A tree that is deep on its right side."""
    return Kernel("s = " + "".join(f"v[x + {k}] * (" for k in range(n)) + "s" + ")" * n + ";\n")


def conjunctions(n):
    return Kernel("if (" + " && \n".join(f"v[x + {k}] > {k}" for k in range(n)) + ") s = 1;\n")


def conditionals(n):
    return Kernel("s = " + "".join(f"x == {k} ? v[x + {k}] :\n" for k in range(n)) + "s;\n")


def returns(n):
    return Kernel(lines(n, lambda k: f"if (x == {3 * k}) {{ v[x + {k}] = s; return; }} s += v[{k}];"))


def guards(n):
    return Kernel(lines(n, lambda k: f"if (x + {k} < n && x > {k}) s += v[x + {k}] / (x - {k});"))


def stores(n):
    return Kernel(lines(n, lambda k: f"v[x + {k}] = s; if (v[x] > {k}) {{ s += v[x + {k}]; v[x] = s; }}"))


def copies(n):
    """Assignments of each variable to the next."""
    return Kernel("float a0 = v[x];\n" + lines(n, lambda k: f"float a{k + 1} = a{k}; if (x > {k}) a{k + 1} += 1;") + f"s = a{n};\n")


def blocks(n):
    return Kernel(lines(n, lambda k: f"{{ int y = x + {k}; {{ int z = y * y; s += v[z]; }} s += y; }}"))


def launches(n):
    """Kernels in one function, and its variables."""
    return Kernel("for (int k = 0; k < n; ++k) s += v[k];", before="const int c = n * 2;", launches=n)


def instantiations(n):
    """One function with a kernel for n template arguments."""
    explicit = lambda k: f"template void f0<{k}>(VIEW, int);"
    return Kernel("for (int k = 0; k < n; ++k) s += v[k + K];", head="template <int K> ", after=lines(n, explicit))


def function_templates(n):
    """Instantiations of a function template that a kernel calls."""
    callee = "template <int K> float callee(float a) restrict(amp, cpu) { for (int k = 0; k < K; ++k) a = a * a + K; return a; }\n"
    return Kernel(lines(n, lambda k: f"s += callee<{k}>(s);"), callee)


def classes(n):
    """Classes with a member function."""
    part = lambda k: (
        f"struct part{k} {{ float a; int b; part{k}(float a, int b) restrict(amp, cpu) : a(a), b(b) {{}}\n"
        f"float sum() const restrict(amp, cpu) {{ return a * {k} + b; }} }};"
    )
    return Kernel(lines(n, lambda k: f"s += part{k}(s, x).sum();"), lines(n, part))


def bases(n):
    """A chain of base classes."""
    first = "struct base0 { float a; float get0() const restrict(amp, cpu) { return a; } };\n"
    derived = lambda k: (
        f"struct base{k + 1} : base{k} {{ float b{k}; "
        f"float get{k + 1}() const restrict(amp, cpu) {{ return b{k} + this->get{k}(); }} }};"
    )
    return Kernel(f"base{n} b = {{}}; b.a = s; s += b.get{n}();\n", first + lines(n, derived))


def nested_classes(n):
    """A member in a member in a member."""
    outer = lambda k: f"struct outer{k + 1} {{ outer{k} o; int b; }};"
    path = "o." * n
    return Kernel(f"outer{n} b = {{}}; b.{path}a = s; s += b.{path}a + b.b;\n", "struct outer0 { float a; };\n" + lines(n, outer))


def lambdas(n):
    """Lambdas in the kernel."""
    return Kernel(lines(n, lambda k: f"auto f{k} = [=](float a) restrict(amp) {{ return a * x + {k}; }}; s += f{k}(s);"))


def tile_statics(n):
    return Kernel(
        "const int l = t.local[0];\n"
        + lines(n, lambda k: f"tile_static float shared{k}; if (l == {k % 64}) shared{k} = v[x + {k}];")
        + "t.barrier.wait();\n"
        + lines(n, lambda k: f"s += shared{k};"),
        tiled=True,
    )


def continues(n):
    """Ways out of a loop."""
    jump = lambda k: f"if (v[k] == {k}) {'continue' if k % 2 else 'break'}; s += v[k + {k}];"
    return Kernel("for (int k = 0; k < n; ++k) {\n" + lines(n, jump) + "}\n")


def nested_switches(n):
    opened = lines(n, lambda k: f"switch (x & {k + 3}) {{ case 0: s += {k}; break; case 1: s -= v[x + {k}]; break; default:")
    return Kernel(opened + "s += v[x];\n" + "}" * n)


def call_chain(n):
    """Calls on what calls return."""
    sum = "struct sum { float a; sum &add(float b) restrict(amp, cpu) { a += b; return *this; } };\n"
    return Kernel("sum a{s};\na" + "".join(f"\n.add(v[x + {k}])" for k in range(n)) + ";\ns = a.a;\n", sum)


def reference_calls(n):
    """One sum of calls that change elements."""
    callee = "float callee(float &a, int b) restrict(amp, cpu) { for (int k = 0; k < b; ++k) a += k; return a; }\n"
    return Kernel("s = s" + "".join(f"\n+ callee(v[x + {k}], {k})" for k in range(n)) + ";\n", callee)


def reading_functions(n):
    """A chain of functions, each of which reads an element."""
    first = "float callee0(const VIEW &a, int b) restrict(amp, cpu) { return a[b]; }\n"
    callee = lambda k: (
        f"float callee{k + 1}(const VIEW &a, int b) restrict(amp, cpu) {{ return a[b + 1] + callee{k}(a, b); }}"
    )
    return Kernel(f"s = callee{n}(v, n);\n", first + lines(n, callee))


def waiting_functions(n):
    """A chain of functions with a barrier each."""
    first = "float callee0(TILE t, int b) restrict(amp) { t.barrier.wait(); return b; }\n"
    callee = lambda k: (
        f"float callee{k + 1}(TILE t, int b) restrict(amp) {{ t.barrier.wait(); return b + callee{k}(t, b); }}"
    )
    return Kernel(f"s = callee{n}(t, n);\n", first + lines(n, callee), tiled=True)


def value_diamonds(n):
    """Every function calls the one before twice, so that a kernel that held them all would have 2^n."""
    first = "struct pair { float a; int b; }; float callee0(const pair &a) restrict(amp, cpu) { return a.a * a.b; }\n"
    callee = lambda k: (
        f"float callee{k + 1}(const pair &a) restrict(amp, cpu) "
        f"{{ pair c = {{a.a, a.b + 1}}; return callee{k}(a) + callee{k}(c); }}"
    )
    return Kernel(f"pair a = {{v[x], x}};\ns = callee{n}(a);\n", first + lines(n, callee))


def conditional_barriers(n):
    part = lambda k: f"if (n > {k}) {{ shared[l] = {k}; t.barrier.wait(); s += shared[63 - l]; }}"
    return Kernel("tile_static float shared[64]; const int l = t.local[0];\n" + lines(n, part), tiled=True)


def lambda_chain(n):
    """Lambdas that hold the one before."""
    part = lambda k: f"auto f{k + 1} = [=](float a) restrict(amp) {{ return f{k}(a) * {k}; }};"
    return Kernel("auto f0 = [=](float a) restrict(amp) { return a + x; };\n" + lines(n, part) + f"s = f{n}(s);\n")


def nested_lambdas(n):
    opened = lines(n, lambda k: f"auto f{k} = [=](float a{k}) restrict(amp) {{")
    closed = "".join(f"}}; return f{k}(a{k - 1} + {k});\n" for k in range(n - 1, 0, -1))
    return Kernel(opened + "return v[x] + a0;\n" + closed + "}; s = f0(s);\n")


def reference_variables(n):
    """A chain of references to references."""
    return Kernel("float &r0 = v[x];\n" + lines(n, lambda k: f"float &r{k + 1} = r{k}; r{k + 1} += {k};") + f"s = r{n};\n")


def assignments(n):
    """A chain in one expression."""
    return Kernel(lines(n, lambda k: f"float a{k};") + "".join(f"a{k} = \n" for k in range(n)) + "s;\ns += a1;\n")


def macros(n):
    """A chain: every macro uses the one before."""
    chain = lines(n, lambda k: f"#define M{k + 1}(a) M{k}(a + {k})")
    return Kernel(f"M{n}(x)\n", "#define M0(a) s += v[a];\n" + chain)


def overloads(n):
    """Functions of one name."""
    part = lambda k: f"struct tag{k} {{ int a = {k}; }}; inline float over(tag{k} a) restrict(amp, cpu) {{ return a.a; }}"
    return Kernel(lines(n, lambda k: f"s += over(tag{k}());"), lines(n, part))


def packs(n):
    """A function template that calls itself with an argument less."""
    callee = (
        "inline float callee() restrict(amp, cpu) { return 0; }\n"
        "template <typename T, typename... R> float callee(T a, R... b) restrict(amp, cpu) { return a + callee(b...); }\n"
    )
    return Kernel("s = callee(" + ", ".join(f"v[x + {k}]" for k in range(n)) + ");\n", callee)


def shared_function(n):
    """Kernels that call one function of 200 statements."""
    body = lines(200, lambda k: f"a += b * {k} + a;")
    callee = f"inline float callee(float a, int b) restrict(amp, cpu) {{\n{body}return a; }}\n"
    return Kernel("s = callee(s, x);\n", callee, kernels=n)


def constant_objects(n):
    """A table of objects."""
    rows = ", ".join(f"{{{k}.5f, {k}}}" for k in range(n))
    return Kernel(f"struct cell {{ float a; int b; }};\nconst cell table[] = {{{rows}}};\ns += table[x % {n}].a;\n")


def array_copies(n):
    """Copies of objects that hold an array."""
    head = "struct cell { float a; int b; }; struct big { cell c[8]; };\nbig p0; p0.c[x].a = s;\n"
    part = lambda k: f"big p{k + 1} = p{k}; p{k + 1}.c[{k % 8}].b = x;"
    return Kernel(head + lines(n, part) + f"s += p{n}.c[x].a;\n")


def narrowed_calls(n):
    """Calls whose arguments and results change their sign."""
    callee = "inline int turn(unsigned a, unsigned b) restrict(amp, cpu) { return a + b; }\n"
    return Kernel("int k = x;\n" + lines(n, lambda k: "k = turn(k, x);") + "s += k;\n", callee)


def index_sums(n):
    """A sum of what an argument that is a thread's number gives."""
    callee = "inline int same(int a) restrict(amp, cpu) { return a; }\n"
    return Kernel(f"s += same(x){' + same(x)' * n};\n", callee)


KINDS = {
    "nesting": (6, nesting),
    "constant_nesting": (6, constant_nesting),
    "nested_ifs": (40, nested_ifs),
    "else_ifs": (50, else_ifs),
    "loops": (60, loops),
    "while_loops": (60, while_loops),
    "barriers": (60, barriers),
    "barrier_loops": (30, barrier_loops),
    "barrier_nesting": (6, barrier_nesting),
    "barrier_variables": (100, barrier_variables),
    "barrier_sums": (50, barrier_sums),
    "statements": (500, lambda n: Kernel(lines(n, lambda k: f"s += v[x + {k}] * {k};"))),
    "ifs": (500, lambda n: Kernel(lines(n, lambda k: f"if (x > {k}) s += {k};"))),
    "blocks": (300, blocks),
    "calls": (500, calls),
    "functions": (100, functions),
    "references": (200, references),
    "variables": (400, variables),
    "changed_variables": (200, changed_variables),
    "copies": (200, copies),
    "structs": (200, structs),
    "members": (200, members),
    "elements": (2000, elements),
    "cases": (500, cases),
    "kernels": (10, kernels),
    "captures": (50, captures),
    "views": (20, views),
    "additions": (200, additions),
    "parentheses": (50, parentheses),
    "conjunctions": (200, conjunctions),
    "conditionals": (50, conditionals),
    "returns": (150, returns),
    "guards": (300, guards),
    "stores": (300, stores),
    "launches": (10, launches),
    "instantiations": (10, instantiations),
    "function_templates": (100, function_templates),
    "classes": (100, classes),
    "bases": (20, bases),
    "nested_classes": (20, nested_classes),
    "lambdas": (100, lambdas),
    "tile_statics": (50, tile_statics),
    "continues": (100, continues),
    "nested_switches": (20, nested_switches),
    "call_chain": (100, call_chain),
    "reference_calls": (100, reference_calls),
    "reading_functions": (100, reading_functions),
    "waiting_functions": (50, waiting_functions),
    "value_diamonds": (50, value_diamonds),
    "conditional_barriers": (60, conditional_barriers),
    "lambda_chain": (50, lambda_chain),
    "nested_lambdas": (20, nested_lambdas),
    "reference_variables": (100, reference_variables),
    "assignments": (200, assignments),
    "macros": (100, macros),
    "overloads": (50, overloads),
    "packs": (30, packs),
    "shared_function": (10, shared_function),
    "constant_objects": (1000, constant_objects),
    "array_copies": (200, array_copies),
    "narrowed_calls": (50, narrowed_calls),
    "index_sums": (200, index_sums),
}


def amp_text(kernel):
    domain = "v.extent.tile<64>(), [=](tiled_index<64> t)" if kernel.tiled else "v.extent, [=](index<1> i)"
    number = "t.global[0]" if kernel.tiled else "i[0]"
    launch = f"parallel_for_each({domain} restrict(amp) {{ const int x = {number}; float s = 0;\n{kernel.body}v[x] = s; }});\n"
    functions = "".join(
        f"{kernel.head}void f{k}(VIEW v, int n) {{\n{kernel.before}{launch * kernel.launches}}}\n"
        for k in range(kernel.kernels)
    )
    types = "using VIEW = array_view<float>;\nusing TILE = tiled_index<64>;\n"
    return f"#include <amp.h>\nusing namespace concurrency;\n{types}{kernel.globals}{functions}{kernel.after}"


def plain_text(kernel):
    head = "#define restrict(...)\n#define tile_static static\nusing VIEW = float *;\n"
    head += "struct tile { struct { void wait(); } barrier; int local[1]; };\nextern tile t;\nusing TILE = tile;\n" if kernel.tiled else ""
    launch = (
        f"{{ auto kernel = [=](int x) {{ float s = 0;\n{kernel.body}v[x] = s; }};\n"
        "for (int x = 0; x < n; ++x) kernel(x); }\n"
    )
    functions = "".join(
        f"{kernel.head}void f{k}(VIEW v, int n) {{\n{kernel.before}{launch * kernel.launches}}}\n"
        for k in range(kernel.kernels)
    )
    return head + kernel.globals + functions + kernel.after
