# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiled programs about tile_static memory: one thread writes, and the others read after a barrier.

A program is a list of steps in tile-uniform control flow. The kernel runs it as it is written; the host runs
every step for one thread after the other, so both come from one list. In a step every tile_static object has
one way of being used: read by all, written by one thread, by all with one value, each its own element, or by
atomic functions. So steps are free of races, and barriers stand between them.
"""

from generator import Program

WAITS = ["wait", "wait_with_tile_static_memory_fence", "wait_with_all_memory_fence"]


class Object:
    """A tile_static variable: how it is declared and passed, and its elements."""

    def __init__(self, name, declaration, reference, elements, own=None, own_of=None):
        self.name, self.declaration, self.reference, self.elements = name, declaration, reference, elements
        self.own, self.own_of = own, own_of  # a thread's own element, and that of any thread


class Shared(Program):
    TILES = [(1,), (2,), (4,), (8,), (16,), (64,), (3,), (100,), (2, 4), (4, 4), (1, 8), (2, 2, 2), (3, 1, 5)]

    def generate(self):
        r = self.r
        self.tile = r.choice(self.TILES)
        self.size = 1
        for extent in self.tile:
            self.size *= extent
        self.objects = self.make_objects()
        self.helpers, self.workers, self.uniforms, self.loops, self.inside_helper = [], [], [], 0, False
        p = self.prefix
        self.emit("struct %s_State { unsigned n, u, left; float x; };" % p)
        self.emit("struct %s_Both { unsigned a; int b[2]; bool c; };" % p)
        self.emit("inline void %s_add(unsigned *p, unsigned v) restrict(amp) { concurrency::atomic_fetch_add(p, v); }" % p)
        self.emit("inline void %s_add(unsigned *p, unsigned v) { *p += v; }" % p)
        for _ in range(r.choice([0, 0, 0, 1, 1, 2])):
            self.make_worker()
        for _ in range(r.randrange(0, 3)):
            self.make_helper()
        self.budget = r.randrange(4, 14)
        steps = self.first_steps() + self.steps() + self.last_steps()
        self.emit_kernel(steps)
        self.emit_host(steps)
        return "\n".join(self.out) + "\n"

    # --- Objects

    def make_objects(self):
        p, n, r = self.prefix, self.size, self.r
        t = r.choice(["unsigned", "unsigned", "int", "float"])
        every = [
            Object("x", "%s x" % t, "%s &x" % t, ["x"]),
            Object("f", "bool f", "bool &f", ["f"]),
            Object("c", "unsigned c[3]", "unsigned (&c)[3]", ["c[0]", "c[1]", "c[2]"]),
            Object("q", "%s_Both q" % p, "%s_Both &q" % p, ["q.a", "q.b[0]", "q.b[1]", "q.c"]),
            Object("e", "%s_Both e[2]" % p, "%s_Both (&e)[2]" % p, ["e[0].a", "e[1].a", "e[1].b[1]"]),
            Object("a", "unsigned a[%d]" % n, "unsigned (&a)[%d]" % n, ["a[0]", "a[%d]" % (n - 1)], "a[l]", lambda i: "a[(%s) %% %du]" % (i, n)),
            Object("m", "int m[%d][2]" % n, "int (&m)[%d][2]" % n, ["m[0][1]", "m[%d][0]" % (n - 1)], "m[l][1]", lambda i: "m[(%s) %% %du][1]" % (i, n)),
            Object("k", "int k[2][%d]" % n, "int (&k)[2][%d]" % n, ["k[0][0]", "k[1][0]"], "k[1][l]", lambda i: "k[1][(%s) %% %du]" % (i, n)),
        ]
        return [every[5]] + r.sample(every[:5] + every[6:], r.randrange(1, 5))

    # --- Expressions, of type unsigned. `s` is the thread's state, l its number, z a uniform value

    def uniform(self):
        return self.r.choice(["z", "3u", "(unsigned)tile", "(z + (unsigned)tile)"] + self.uniforms)

    def uniform_condition(self):
        return self.r.choice(["%s %% 2u == 0u", "%s %% 3u != 1u", "(%s & 5u) > 1u", "%s < 1000u", "%s == 77u"]) % self.uniform()

    def value(self, readable, depth=2):
        r = self.r
        if depth == 0 or self.chance(25):
            choices = ["s.n", "s.u", "(unsigned)l", "%du" % r.randrange(100), "(unsigned)s.x", self.uniform()]
            for o in readable:
                # Twice: it is what all of this is about.
                choices += 2 * ["(unsigned)(long)%s" % e for e in o.elements]
                if o.own_of:
                    choices += 2 * ["(unsigned)%s" % o.own_of("(unsigned)(l + %d)" % r.randrange(9))]
            return r.choice(choices)
        op = r.choice(["+", "-", "*", "^", "&", "|", "/", "?"])
        left, right = self.value(readable, depth - 1), self.value(readable, depth - 1)
        if op == "?":
            return "(%s %% 2u ? %s : %s)" % (left, right, self.value(readable, depth - 1))
        if op == "/":
            return "(%s / (%s %% 7u + 1u))" % (left, right)
        return "(%s %s %s)" % (left, op, right)

    def condition(self, readable):
        return "%s %% %du < %du" % (self.value(readable, 1), self.r.randrange(2, 6), self.r.randrange(1, 3))

    # --- Steps: ("step", lines), ("wait",), ("read", name, expression), ("if", condition, steps, steps),
    # --- ("for" or "do", counter, times, steps), ("jump", condition, word), ("leave", condition), ("call", helper, z)

    def first_steps(self):
        """Everything gets a value, each object in its own way, so that every step may read all."""
        lines = []
        for o in self.objects:
            names = {"a": ["a[l] = s.u;"], "m": ["m[l][0] = (int)s.n; m[l][1] = l;"], "k": ["k[0][l] = l; k[1][l] = (int)(s.u & 255u);"],
                     "c": ["c[0] = 1u; c[1] = 2u; c[2] = 3u;"], "q": ["q.a = 4u; q.b[0] = 5; q.b[1] = 6; q.c = false;"],
                     "e": ["e[0].a = 7u; e[1].a = 8u; e[1].b[1] = 9;"], "x": ["x = 0;"], "f": ["f = false;"]}[o.name]
            if o.own or self.chance(70):
                lines += names
            else:
                lines += ["if (l == %d) { %s }" % (self.r.randrange(self.size), " ".join(names))]
        return [("step", lines), ("wait", self.r.choice(WAITS))]

    def last_steps(self):
        """Every thread reads everything."""
        elements = [e for o in self.objects for e in o.elements]
        return [("step", ["s.u = s.u * 33u + (unsigned)(long)%s;" % e for e in elements])]

    def steps(self):
        made = []
        for _ in range(self.r.randrange(1, 5)):
            if self.budget <= 0:
                break
            self.budget -= 1
            made += self.one_step()
        return made or self.plain()

    def one_step(self):
        r = self.r
        kinds = [self.plain] * 6 + [self.branch, self.loop, self.flag_loop, self.total, self.read_uniform]
        if self.helpers:
            kinds += [self.call] * 2
        if self.workers:
            kinds += [self.work] * 4
        if self.loops and self.chance(60):
            kinds += [self.jump] * 2
        if self.chance(15):
            kinds.append(self.leave)
        return r.choice(kinds)()

    def plain(self, more=0):
        """What every thread does between two barriers, and as many further lines that only change its own state."""
        r = self.r
        modes = {o: r.choice(["read"] * 4 + ["one"] * 3 + ["same"] * 3 + ["own", "atomic"]) for o in self.objects}
        readable = [o for o in self.objects if modes[o] == "read"]
        lines = []
        for o in self.objects:
            mode = modes[o]
            if mode == "own" and o.own:
                lines.append(r.choice(["%s = %s;", "%s ^= %s;", "%s += %s;"]) % (o.own, self.value(readable)) if o.name == "a" else
                             "%s = (int)(%s & 0xffffu);" % (o.own, self.value(readable)))
            elif mode == "one":
                one = r.randrange(self.size)
                body = " ".join(self.write(o, self.value(readable + [o], 1)) for _ in range(r.randrange(1, 3)))
                if o.own_of and self.chance(40):
                    body += " for (unsigned j = 1u; j < %du; ++j) %s ^= (%s & 15);" % (self.size, o.own_of("j"), o.own_of("j - 1u"))
                lines.append("if (l == %s) { %s }" % (r.choice([str(one), "(int)(%s %% %du)" % (self.uniform(), self.size)]), body))
            elif mode == "same":
                element = r.choice(o.elements)
                lines.append(r.choice(["", "", "if (%s) " % self.condition(readable)]) + self.put(element, "%du" % r.randrange(2)))
            elif mode == "atomic" and o.name in "ac":
                lines.append("%s_add(&%s, %s & 7u);" % (self.prefix, r.choice(o.elements), self.value(readable)))
        for _ in range(1 + more):
            lines += self.thread_lines(readable)
        r.shuffle(lines)
        if self.chance(30) and readable:
            lines.insert(0, self.alias(readable))
        return [("step", lines), ("wait", r.choice(WAITS))]

    def put(self, element, value):
        if element == "f" or element.endswith(".c"):
            return "%s = %s %% 2u != 0u;" % (element, value)
        if element == "x":
            return "x = (%s) %% 100000u;" % value
        return "%s = %s & 0xfffffu;" % (element, value)

    def write(self, o, value):
        element = self.r.choice(o.elements)
        if element == "f" or element.endswith(".c") or self.chance(60):
            return self.put(element, value)
        return self.put(element, "(unsigned)(long)%s + %s" % (element, value))

    def alias(self, readable):
        """Through a pointer or a reference."""
        o = self.r.choice(readable)
        name = self.fresh("r")
        return self.r.choice(["const auto &%s = %s; s.u ^= (unsigned)(long)%s;", "const auto *%s = &%s; s.u += (unsigned)(long)*%s;"]) % (
            name, self.r.choice(o.elements), name)

    def thread_lines(self, readable):
        r, lines = self.r, []
        for _ in range(r.randrange(1, 4)):
            lines.append(r.choice([
                lambda: "s.n = s.n * 31u + %s;" % self.value(readable),
                lambda: "s.u ^= %s;" % self.value(readable),
                lambda: "s.x = s.x * 0.5f + (float)(%s & 1023u);" % self.value(readable),
                lambda: "if (%s) s.n += %s; else s.u -= %s;" % (self.condition(readable), self.value(readable), self.value(readable)),
                lambda: "for (unsigned j = 0u; j < %s %% 5u; ++j) s.n = s.n * 3u + %s;" % (self.value([], 1), self.value(readable)),
                lambda: "if (%s) s.left = %s %% 4u;" % (self.condition(readable), self.value(readable, 1)),
            ])())
        return lines

    def branch(self):
        condition = self.uniform_condition()
        known = list(self.uniforms)
        then = self.steps()
        self.uniforms = list(known)
        other = self.steps() if self.chance(50) else []
        self.uniforms = known
        return [("if", condition, then, other)]

    def loop(self):
        counter, kind = self.fresh("i"), self.r.choice(["for", "while", "do", "down"])
        known = list(self.uniforms)
        self.uniforms.append(counter)
        self.loops += 1
        body = self.steps()
        self.loops -= 1
        self.uniforms = known
        return [(kind, counter, self.r.choice(["3u", "2u", "(z % 4u)", "(unsigned)(tile + 1)"]), body)]

    def flag_loop(self):
        """Until no thread sets the flag."""
        flags = [e for o in self.objects for e in o.elements if not o.own]
        if not flags:
            return self.plain()
        flag, again, counter = self.r.choice(flags), self.fresh("again"), self.fresh("i")
        wait = lambda: ("wait", self.r.choice(WAITS))
        reset = self.r.choice(["%s", "if (l == 0) %s"]) % self.put(flag, "0u")
        rounds = [("step", [reset]), wait(), ("step", ["if (s.left > 0u) { --s.left; s.n = s.n * 5u + %s; %s }" % (counter, self.put(flag, "1u"))]), wait(),
                  ("read", again, "(unsigned)(long)%s" % flag), wait()]
        known = list(self.uniforms)
        self.uniforms += [counter, again]
        self.loops += 1
        rounds += self.steps() if self.chance(50) else []
        self.loops -= 1
        self.uniforms = known
        rounds.insert(self.r.choice([6, len(rounds)]), ("jump", "!%s" % again, "break"))
        # A `continue` among the steps must not keep it running, nor steps that set s.left again.
        return [("for", counter, "6u", rounds)]

    def total(self):
        """A running total, kept by one thread."""
        places = [e for o in self.objects for e in o.elements if not o.own and o.name in "cx"]
        if not places:
            return self.plain()
        place, counter = self.r.choice(places), self.fresh("i")
        wait = lambda: ("wait", self.r.choice(WAITS))
        one, other = self.r.randrange(self.size), self.r.randrange(self.size)
        return [("step", ["if (l == %d) %s" % (one, self.put(place, "0u"))]), wait(),
                ("for", counter, "%du" % self.r.randrange(2, 5), [
                    ("step", ["if (%s %% 2u == (unsigned)l %% 2u) s.n = s.n * 7u + (unsigned)%s;" % (counter, place)]), wait(),
                    ("step", ["if (l == %d) %s += 1;" % (other, place)]), wait()]),
                ("step", ["s.u += (unsigned)%s;" % place]), wait()]

    def read_uniform(self):
        elements = [e for o in self.objects for e in o.elements]
        name = self.fresh("c")
        step = [("read", name, "(unsigned)(long)%s" % self.r.choice(elements)), ("wait", self.r.choice(WAITS))]
        # Known from here to the end of the steps around it; kept small by leaving it out of other ones.
        condition = "%s %% 2u == 1u" % name
        return step + [("if", condition, self.steps(), self.steps() if self.chance(30) else [])]

    def jump(self):
        return [("jump", self.uniform_condition(), self.r.choice(["break", "continue"]))]

    def leave(self):
        return [("leave", self.uniform_condition())]

    def call(self):
        return [("call", self.r.choice(self.helpers), self.uniform())]

    def work(self):
        """What a function does between two barriers, for all threads or for some."""
        worker, chance = self.r.choice(self.workers), self.r.randrange(100)
        name, order, pointers = worker
        call = "%s(%s);" % (name, ", ".join(["s", "l", "tile", self.uniform()] + ["&" + o.name if o in pointers else o.name for o in order]))
        if chance < 25:
            call = "if (%s) %s" % (self.condition([]), call)
        return [("step", [call]), ("wait", self.r.choice(WAITS))]

    # --- Text. `host` is whether each step is a loop over the threads

    def render(self, steps, host, indent):
        for step in steps:
            getattr(self, "render_" + {"while": "for", "do": "for", "down": "for"}.get(step[0], step[0]))(step, host, indent)

    def say(self, indent, text):
        self.emit("  " * indent + text)

    def render_step(self, step, host, indent):
        if host:
            self.say(indent, "for (int l = 0; l < %d; ++l) { %s_State &s = st[l];" % (self.size, self.prefix))
        else:
            self.say(indent, "{")
        for line in step[1]:
            self.say(indent + 1, line)
        self.say(indent, "}")

    def render_wait(self, step, host, indent):
        if not host:
            self.say(indent, "barrier.%s();" % step[1])

    def render_read(self, step, host, indent):
        self.say(indent, "unsigned %s = %s;" % (step[1], step[2]))

    def render_if(self, step, host, indent):
        self.say(indent, "if (%s) {" % step[1])
        self.render(step[2], host, indent + 1)
        if step[3]:
            self.say(indent, "} else {")
            self.render(step[3], host, indent + 1)
        self.say(indent, "}")

    def render_for(self, step, host, indent):
        kind, i, times, body = step
        head = {"for": "for (unsigned %s = 0u; %s < %s; ++%s) {" % (i, i, times, i),
                "while": "for (unsigned %s_ = 0u, %s = 0u; %s_ < %s;) { %s = %s_++;" % (i, i, i, times, i, i),
                "do": "unsigned %s_ = 0u; do { const unsigned %s = %s_;" % (i, i, i),
                "down": "unsigned %s = %s; while (%s-- > 0u) {" % (i, times, i)}[kind]
        self.say(indent, "{ " + head)
        self.render(body, host, indent + 1)
        self.say(indent, "} while (++%s_ < %s); }" % (i, times) if kind == "do" else "} }")

    def render_jump(self, step, host, indent):
        self.say(indent, "if (%s) %s;" % (step[1], step[2]))

    def render_leave(self, step, host, indent):
        self.say(indent, "if (%s) { %sreturn; }" % (step[1], "" if self.inside_helper else self.result(host)))

    def render_call(self, step, host, indent):
        name, template, order, pointers = step[1]
        state = ["st"] if host else ["s", "l", "barrier"]
        arguments = ["&" + o.name if o in pointers else o.name for o in order]
        self.say(indent, "%s%s%s(%s);" % (name, "_host" if host else "", template, ", ".join(state + arguments + ["tile", step[2]])))
        self.render_wait(("wait", "wait"), host, indent)

    def result(self, host):
        one = "mix(mix(s.n, s.u), mix(bits(s.x), a[(unsigned)(l + 1) %% %du]))" % self.size
        if host:
            return "for (int l = 0; l < %d; ++l) { %s_State &s = st[l]; out[place(l)] = %s; } " % (self.size, self.prefix, one)
        return "out[t] = %s; " % one

    # --- Functions

    def make_helper(self):
        r, p = self.r, self.prefix
        name = "%s_h%d" % (p, len(self.helpers))
        template = r.choice(["", "", "<%d>" % r.randrange(9)])
        order = r.sample(self.objects, len(self.objects))
        pointers = [o for o in order if o.name in "xfq" and self.chance(40)]
        outer = self.objects
        own = Object("y", "unsigned y", None, ["y"])
        has_own = self.chance(40)
        self.budget, self.inside_helper, self.uniforms = r.randrange(1, 5), True, (["(unsigned)K"] if template else [])
        steps = []
        if has_own:
            self.objects = outer + [own]
            steps = [("step", ["y = 3u;" if self.chance(50) else "if (l == %d) y = z;" % r.randrange(self.size)]), ("wait", "wait")]
        steps += self.steps()
        self.objects = outer
        for host in (False, True):
            if template:
                self.emit("template <int K>")
            state = "%s_State *st" % p if host else "%s_State &s, int l, const concurrency::tile_barrier &barrier" % p
            refs = ["%s *%s_" % (o.reference.split(" &")[0], o.name) if o in pointers else o.reference for o in order]
            self.emit("inline void %s%s(%s) %s {" % (name, "_host" if host else "", ", ".join([state] + refs + ["int tile", "unsigned z"]),
                                                  "" if host else "restrict(amp)"))
            for o in pointers:
                self.emit("  %s = *%s_;" % (o.reference, o.name))
            if has_own:
                self.emit("  %sunsigned y;" % ("" if host else "tile_static "))
            self.render(steps, host, 1)
            self.emit("}")
        self.inside_helper, self.uniforms = False, []
        self.helpers.append((name, template, order, pointers))

    def make_worker(self):
        """A function without barriers, often too large to be inlined, that several places call."""
        r, p = self.r, self.prefix
        name = "%s_w%d" % (p, len(self.workers))
        order = r.sample(self.objects, len(self.objects))
        pointers = [o for o in order if o.name in "xfq" and self.chance(40)]
        lines = self.plain(r.choice([0, 0, 4, 12, 25]))[0][1]
        refs = ["%s *%s_" % (o.reference.split(" &")[0], o.name) if o in pointers else o.reference for o in order]
        self.emit("inline void %s(%s) restrict(cpu, amp) {" % (name, ", ".join(["%s_State &s" % p, "int l", "int tile", "unsigned z"] + refs)))
        for o in pointers:
            self.emit("  %s = *%s_;" % (o.reference, o.name))
        for line in lines:
            self.emit("  " + line)
        self.emit("}")
        self.workers.append((name, order, pointers))

    def emit_kernel(self, steps):
        p, r = self.prefix, self.r
        tile = ", ".join(map(str, self.tile))
        local = "t.local[0]"
        for k in range(1, len(self.tile)):
            local = "(%s) * %d + t.local[%d]" % (local, self.tile[k], k)
        self.emit("inline void %s_kernel(concurrency::array_view<unsigned long, %d> out, concurrency::tiled_index<%s> t, unsigned z) restrict(amp) {"
                  % (p, len(self.tile), tile))
        for o in self.objects:
            self.emit("  tile_static %s;" % o.declaration)
        self.emit("  const int l = %s, tile = t.tile[0]; const concurrency::tile_barrier &barrier = t.barrier;" % local)
        self.emit("  %s_State s = {%s};" % (p, self.start()))
        self.render(steps, False, 1)
        self.emit("  " + self.result(False))
        self.emit("}")

    def start(self):
        return "(unsigned)(l + tile * 7), (unsigned)l * 2654435761u, (unsigned)(l + tile) % 4u, (float)(l % 16)"

    def emit_host(self, steps):
        p = self.prefix
        self.emit("inline void %s_host(unsigned long *out, int tile, unsigned z) {" % p)
        place = "tile * %d + l" % self.size  # the tiles stand along dimension 0
        self.emit("  auto place = [=](int l) { return %s; };" % place)
        for o in self.objects:
            self.emit("  %s;" % o.declaration)
        self.emit("  %s_State st[%d];" % (p, self.size))
        self.emit("  for (int l = 0; l < %d; ++l) st[l] = {%s};" % (self.size, self.start()))
        self.render(steps, True, 1)
        self.emit("  " + self.result(True))
        self.emit("}")
