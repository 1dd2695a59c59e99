# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random host programs over views: sections, projections and other shapes of vectors and arrays, changed by
kernels on all accelerators, by copies and by the host in turn.

The generator knows where every element of every view lies, so beside each step it writes the same step on
a plain vector with flat positions, and it launches only kernels whose threads do not touch what another
thread writes.
"""

import itertools

from host import HostProgram

PRELUDE = """\
struct duo { unsigned a, b; };
inline unsigned word(unsigned x) restrict(amp, cpu) { return x; }
inline unsigned word(int x) restrict(amp, cpu) { return (unsigned)x; }
inline unsigned word(const duo &x) restrict(amp, cpu) { return x.a * 3u + x.b; }
inline void put(unsigned &to, unsigned x) restrict(amp, cpu) { to = x; }
inline void put(int &to, unsigned x) restrict(amp, cpu) { to = (int)x; }
inline void put(duo &to, unsigned x) restrict(amp, cpu) { to.a = x; to.b = x ^ 5u; }
static void differs(int seed, int step, unsigned got, unsigned want) {
  if (got == want) return;
  std::printf("seed %d: step %d: %x, expected %x\\n", seed, step, got, want);
  ++differences;
}
"""

WORDS = {"unsigned": 1, "int": 1, "duo": 2}


class Root:
    """A vector of the host, or an array of the accelerator `on`; `model` is its plain double."""

    def __init__(self, name, size, extent, on):
        self.name, self.size, self.extent, self.is_array, self.on = name, size, extent, on is not None, on
        self.model = "m_" + name


class View:
    """Where its elements lie: in `root`, `offset` and `strides` counted in elements of 4 bytes."""

    def __init__(self, name, root, offset, strides, extent, element="unsigned", const=False, is_array=False):
        self.name, self.root, self.offset, self.strides, self.extent = name, root, offset, tuple(strides), tuple(extent)
        self.element, self.const, self.is_array = element, const, is_array

    @property
    def rank(self):
        return len(self.extent)

    @property
    def type(self):
        return "array_view<%s%s, %d>" % ("const " if self.const else "", self.element, self.rank)

    def words(self, at):
        """The positions of the element at an index."""
        first = self.offset + sum(s * i for s, i in zip(self.strides, at))
        return range(first, first + WORDS[self.element])

    def position(self, index):
        """The C++ text of the first of them, for the texts of an index."""
        return " + ".join(["%d" % self.offset] + ["%d * (%s)" % (s, i) for s, i in zip(self.strides, index)])

    def indices(self):
        return itertools.product(*map(range, self.extent))


class Index:
    """One component of an index: (variable * factor + shift) % size, or the variable itself or its mirror."""

    def __init__(self, kind, variable, factor, shift, size):
        self.kind, self.variable, self.factor, self.shift, self.size = kind, variable, factor, shift, size

    def value(self, values):
        v = values[self.variable]
        return {"same": v, "mirror": self.size - 1 - v, "mixed": (v * self.factor + self.shift) % self.size}[self.kind]

    def text(self, names):
        v = names[self.variable]
        return {"same": v, "mirror": "%d - %s" % (self.size - 1, v),
                "mixed": "(%s * %d + %d) %% %d" % (v, self.factor, self.shift, self.size)}[self.kind]


class Views(HostProgram):
    def __init__(self, seed):
        super().__init__(seed)
        self.roots, self.views = [], []

    # --- The program

    def generate(self):
        self.say("std::vector<accelerator_view> on;",
                 "for (const accelerator &each : accelerator::get_all())",
                 "  if (!(each == accelerator(accelerator::cpu_accelerator))) on.push_back(each.default_view);")
        for _ in range(self.r.randrange(2, 5)):
            self.make_root()
        for _ in range(self.r.randrange(1, 5)):
            self.make_view()
        for _ in range(self.r.randrange(6, 16)):
            step = self.r.choice([self.make_view, self.kernel, self.kernel, self.kernel, self.kernel, self.histogram, self.host_write,
                                  self.host_read, self.copy, self.behind_the_views, self.scope])
            step()
        for root in self.roots:
            self.compare_root(root)
        return "\n".join(self.before + ["static void %s_run() {" % self.prefix, "  using namespace concurrency;"] + self.body + ["}"]) + "\n"

    def on(self):
        return "on[%du %% on.size()]" % self.r.randrange(4)

    def extent_of(self, rank):
        most = {1: 200, 2: 14, 3: 6}[rank]
        return tuple(self.r.randrange(1, most) for _ in range(rank))

    def make_root(self):
        name, rank = self.fresh("r"), self.r.randrange(1, 4)
        extent = self.extent_of(rank)
        size = 1
        for e in extent:
            size *= e
        root = Root(name, size, extent, self.on() if self.chance(35) else None)
        self.make_vector(root)
        if root.is_array:
            numbers = ", ".join(map(str, extent))
            self.say("array<unsigned, %d> %s(extent<%d>(%s), %s.begin(), %s.end(), %s);" % (rank, name, rank, numbers, root.model, root.model, root.on))
            self.views.append(View(name, root, 0, self.strides_of(extent), extent, is_array=True))
        else:
            self.views.append(self.top_view(root))
        self.roots.append(root)

    def make_vector(self, root):
        self.say("std::vector<unsigned> %s(%d);" % (root.model, root.size),
                 "for (int k = 0; k < %d; ++k) %s[k] = %du + k * 2654435761u;" % (root.size, root.model, self.r.randrange(1000)))
        if not root.is_array:
            self.say("std::vector<unsigned> %s = %s;" % (root.name, root.model))

    def top_view(self, root):
        view = View(root.name + "v", root, 0, self.strides_of(root.extent), root.extent)
        self.say("%s %s(%s, %s);" % (view.type, view.name, ", ".join(map(str, root.extent)), root.name))
        return view

    @staticmethod
    def strides_of(extent):
        strides = [1]
        for e in reversed(extent[1:]):
            strides.insert(0, strides[0] * e)
        return strides

    def make_view(self):
        of = self.r.choice(self.views)
        make = self.r.choice([self.section, self.projection, self.other_rank, self.other_element, self.other_qualifier])
        view = make(of)
        if view:
            self.views.append(view)

    def section(self, of):
        origin = [self.r.randrange(e) for e in of.extent]
        extent = [self.r.randrange(1, e - o + 1) for o, e in zip(origin, of.extent)]
        o, e = ", ".join(map(str, origin)), ", ".join(map(str, extent))
        texts = ["%s.section(index<%d>(%s), extent<%d>(%s))" % (of.name, of.rank, o, of.rank, e), "%s.section(%s, %s)" % (of.name, o, e)]
        offset = of.offset + sum(s * i for s, i in zip(of.strides, origin))
        view = View(self.fresh("v"), of.root, offset, of.strides, extent, of.element, of.const)
        self.say("%s %s = %s;" % (view.type, view.name, self.r.choice(texts)))
        return view

    def projection(self, of):
        if of.rank == 1:
            return None
        at = self.r.randrange(of.extent[0])
        view = View(self.fresh("v"), of.root, of.offset + of.strides[0] * at, of.strides[1:], of.extent[1:], of.element, of.const)
        self.say("%s %s = %s;" % (view.type, view.name, self.r.choice(["%s[%d]", "%s(%d)"]) % (of.name, at)))
        return view

    def other_rank(self, of):
        rank = self.r.randrange(1, 4)
        extent = self.extent_of(rank)
        size = 1
        for e in extent:
            size *= e
        if of.rank != 1 or size > of.extent[0]:
            return None
        strides = [s * WORDS[of.element] for s in self.strides_of(extent)]
        view = View(self.fresh("v"), of.root, of.offset, strides, extent, of.element, of.const)
        self.say("%s %s = %s.view_as(extent<%d>(%s));" % (view.type, view.name, of.name, rank, ", ".join(map(str, extent))))
        return view

    def other_element(self, of):
        element = self.r.choice(sorted(WORDS))
        words = of.extent[0] * WORDS[of.element]
        if of.rank != 1 or of.strides[0] != WORDS[of.element] or words % WORDS[element]:
            return None
        view = View(self.fresh("v"), of.root, of.offset, [WORDS[element]], [words // WORDS[element]], element, of.const)
        self.say("%s %s = %s.reinterpret_as<%s>();" % (view.type, view.name, of.name, element))
        return view

    def other_qualifier(self, of):
        view = View(self.fresh("v"), of.root, of.offset, of.strides, of.extent, of.element, of.const or self.chance(60))
        self.say("%s %s = %s;" % (view.type, view.name, of.name) if not of.is_array else "%s %s(%s);" % (view.type, view.name, of.name))
        return view

    # --- Kernels

    def element(self, view, name, index):
        """One of the ways to name an element in a kernel."""
        numbers = ", ".join(index)
        ways = ["%s(%s)" % (name, numbers), "%s[index<%d>(%s)]" % (name, view.rank, numbers)]
        if view.rank == 1:
            ways += ["%s[%s]" % (name, numbers)] * 2
        elif view.rank == 2:
            ways += ["%s[%s][%s]" % (name, *index), "%s(%s)[%s]" % (name, *index)]
        else:
            ways += ["%s[%s][%s][%s]" % (name, *index), "%s[%s](%s, %s)" % (name, *index)]
        ways.append("%s.section(index<%d>(%s))(%s)" % (name, view.rank, numbers, ", ".join(["0"] * view.rank)))
        return self.r.choice(ways)

    def component(self, kinds, variables, domain, size):
        kind = self.r.choice(kinds)
        fitting = [k for k in variables if domain[k] == size] or variables
        variable = self.r.choice(fitting if kind != "mixed" else variables)
        if domain[variable] > size and kind != "mixed":
            kind = "mixed"
        return Index(kind, variable, self.r.randrange(0, 6), self.r.randrange(0, 9), size)

    def target_index(self, target):
        """Gives every thread an element of its own: components in another order, mirrored."""
        order = list(range(target.rank))
        self.r.shuffle(order)
        domain = [0] * target.rank
        index = []
        for d, variable in enumerate(order):
            domain[variable] = target.extent[d]
            index.append(Index(self.r.choice(["same", "same", "mirror"]), variable, 0, 0, target.extent[d]))
        return domain, index

    def kernel(self):
        targets = [v for v in self.views if not v.const]
        target = self.r.choice(targets)
        domain, at = self.target_index(target)
        variables = list(range(len(domain)))
        sources = []
        for _ in range(self.r.randrange(0, 4)):
            source = self.r.choice(self.views)
            if not self.share_accelerator([target, source] + [s for s, _ in sources]):
                continue
            index = [self.component(["same", "mirror", "mixed"], variables, domain, e) for e in source.extent]
            if self.is_free_of_races(domain, (target, at), sources + [(source, index)]):
                sources.append((source, index))
        # The last variable may be a loop of the thread instead of a dimension of the launch.
        looped = len(domain) > 1 and self.chance(35)
        launched = domain[:-1] if looped else domain
        if not looped and self.chance(15) and not target.is_array and not sources:
            self.say("%s.discard_data();" % target.name)
            value = "%du" % self.r.randrange(1000)
        else:
            value = self.value(len(sources) + 1)
        names = ["i%d" % k for k in range(len(domain))]
        used = [(target, at)] + sources
        kernel_values = ["word(%s)" % self.element(v, "w%d" % k, [c.text(names) for c in index]) for k, (v, index) in enumerate(used)]
        store = "put(%s, %s);" % (self.element(target, "w0", [c.text(names) for c in at]), value.format(*kernel_values))
        statements = ["for (int %s = 0; %s < %d; ++%s) %s" % (names[-1], names[-1], domain[-1], names[-1], store)] if looped else [store]
        self.launch(launched, names, statements, used)
        self.model_loop(domain, names, target, at, value.format(*[self.model_value(v, i, names) for v, i in used]))

    @staticmethod
    def share_accelerator(views):
        """An array can only be used where it lies; a view goes everywhere."""
        return len({v.root.on for v in views if v.is_array}) < 2

    def value(self, count):
        text = "{0}"
        for k in range(1, count):
            text = self.r.choice(["(%s * 5u + {%d})", "(%s ^ {%d})", "({1} > 77u ? %s : {%d})", "(%s - {%d} * 3u)"]) % (text, k)
        return "%s + %du" % (text, self.r.randrange(100))

    def is_free_of_races(self, domain, target, sources):
        writer = {}
        for thread in itertools.product(*map(range, domain)):
            for word in target[0].words([c.value(thread) for c in target[1]]):
                writer[(target[0].root, word)] = thread
        for source, index in sources:
            for thread in itertools.product(*map(range, domain)):
                for word in source.words([c.value(thread) for c in index]):
                    if writer.get((source.root, word), thread) != thread:
                        return False
        return True

    def launch(self, domain, names, statements, used):
        """Hands the views to a kernel in one of the ways in which programs do."""
        rank = len(domain)
        extent = "extent<%d>(%s)" % (rank, ", ".join(map(str, domain)))
        tile = [self.r.choice([t for t in range(1, 17) if e % t == 0]) for e in domain] if self.chance(40) else None
        if tile:
            sizes = ", ".join(map(str, tile))
            extent += ".tile<%s>()" % sizes
            parameter = "tiled_index<%s> t" % sizes
            parts = [self.r.choice(["t.global[%d]" % d, "t.tile[%d] * %d + t.local[%d]" % (d, tile[d], d), "t.tile_origin[%d] + t.local[%d]" % (d, d)]) for d in range(rank)]
        else:
            parameter = "index<%d> t" % rank
            parts = ["t[%d]" % d for d in range(rank)]
        lines = ["const int %s = %s;" % (names[d], parts[d]) for d in range(rank)] + statements
        if tile and self.chance(30):
            lines.insert(0, "t.barrier.wait();")
        views = [v for v, _ in used]
        arrays = [v.root.on for v in views if v.is_array]
        way = self.r.choice(["lambda", "array_function"] if arrays else ["lambda", "lambda", "function", "bundle", "functor"])
        self.where = arrays[0] if arrays else self.on()
        getattr(self, "launch_" + way)(extent, parameter, lines, views)

    def launch_lambda(self, extent, parameter, lines, views):
        captures = "".join(", &w%d" % k for k, v in enumerate(views) if v.is_array)
        declared = ["%s w%d = %s;" % ("auto &" if v.is_array else v.type, k, v.name) for k, v in enumerate(views)]
        self.say("{", *declared, "parallel_for_each(%s, %s, [=%s](%s) restrict(amp) {" % (self.where, extent, captures, parameter), *lines, "}); }")

    def launch_function(self, extent, parameter, lines, views):
        name = self.fresh(self.prefix + "_f")
        parameters = ["%s w%d" % (self.r.choice(["concurrency::%s", "const concurrency::%s &"]) % v.type, k) for k, v in enumerate(views)]
        self.before += ["static void %s(%s) restrict(amp) { using namespace concurrency;" % (name, ", ".join(["concurrency::" + parameter] + parameters))] + lines + ["}"]
        self.launch_lambda(extent, parameter, ["%s(%s);" % (name, ", ".join(["t"] + ["w%d" % k for k in range(len(views))]))], views)

    def launch_array_function(self, extent, parameter, lines, views):
        name = self.fresh(self.prefix + "_f")
        parameters = ["W%d &w%d" % (k, k) for k in range(len(views))]
        types = ", ".join("typename W%d" % k for k in range(len(views)))
        self.before += ["template <%s> void %s(%s) restrict(amp) { using namespace concurrency;" % (types, name, ", ".join(["concurrency::" + parameter] + parameters))] + lines + ["}"]
        self.launch_lambda(extent, parameter, ["%s(%s);" % (name, ", ".join(["t"] + ["w%d" % k for k in range(len(views))]))], views)

    def launch_bundle(self, extent, parameter, lines, views):
        """The views lie in a class within a class, among other members."""
        name = self.fresh(self.prefix + "_b")
        members = ["concurrency::%s w%d;" % (v.type, k) for k, v in enumerate(views)]
        half = self.r.randrange(len(members) + 1)
        self.before += ["struct %s_inner { int first; %s bool odd; };" % (name, " ".join(members[:half])),
                        "struct %s { double d; %s_inner inner; %s };" % (name, name, " ".join(members[half:]))]
        values = [v.name for v in views]
        made = "%s b{0.5, {1, %s}, %s};" % (name, ", ".join(values[:half] + ["true"]), ", ".join(values[half:])) if half < len(values) else \
            "%s b{0.5, {1, %s}};" % (name, ", ".join(values[:half] + ["true"]))
        taken = ["auto &w%d = b.%sw%d;" % (k, "inner." if k < half else "", k) for k in range(len(views))]
        self.say("{", made, "parallel_for_each(%s, %s, [=](%s) restrict(amp) {" % (self.where, extent, parameter), *taken, *lines, "}); }")

    def launch_functor(self, extent, parameter, lines, views):
        name = self.fresh(self.prefix + "_k")
        members = ["concurrency::%s w%d;" % (v.type, k) for k, v in enumerate(views)]
        self.before += ["class %s {" % name] + members + ["public:",
                        "%s(%s) : %s {}" % (name, ", ".join("concurrency::%s a%d" % (v.type, k) for k, v in enumerate(views)), ", ".join("w%d(a%d)" % (k, k) for k in range(len(views)))),
                        "void operator()(concurrency::%s) const restrict(amp) { using namespace concurrency;" % parameter] + lines + ["}", "};"]
        self.say("parallel_for_each(%s, %s, %s(%s));" % (self.where, extent, name, ", ".join(v.name for v in views)))

    # --- The same on plain vectors

    def model_value(self, view, index, names):
        at = view.position([c.text(names) for c in index])
        first = "%s[%s]" % (view.root.model, at)
        return "(%s * 3u + %s[%s + 1])" % (first, view.root.model, at) if view.element == "duo" else first

    def model_loop(self, domain, names, target, at, value):
        loops = " ".join("for (int %s = 0; %s < %d; ++%s)" % (n, n, e, n) for n, e in zip(names, domain))
        to = target.position([c.text(names) for c in at])
        second = " %s[%s + 1] = x ^ 5u;" % (target.root.model, to) if target.element == "duo" else ""
        self.say("%s { unsigned x = %s; %s[%s] = x;%s }" % (loops, value, target.root.model, to, second))

    # --- Other steps

    def scope(self):
        """A vector whose views end, so that it has all values that they wrote."""
        views, extent = self.views, self.extent_of(2)
        root = Root(self.fresh("r"), extent[0] * extent[1], extent, None)
        self.make_vector(root)
        self.say("{")
        self.views = views + [self.top_view(root)]
        for _ in range(self.r.randrange(1, 6)):
            self.r.choice([self.make_view, self.kernel, self.kernel, self.host_write, self.host_read, self.copy])()
        self.views = views
        self.say("}", "for (size_t k = 0; k < %s.size(); ++k) differs(%d, %d, %s[k], %s[k]);" % (root.name, self.seed, self.serial, root.name, root.model))

    def histogram(self):
        """Many threads add to few elements."""
        targets = [v for v in self.views if not v.const and v.element != "duo"]
        source = self.r.choice(self.views)
        targets = [t for t in targets if t.root is not source.root and self.share_accelerator([t, source])]
        if not targets:
            return
        target = self.r.choice(targets)
        domain = list(source.extent)
        read = [Index("same", d, 0, 0, e) for d, e in enumerate(domain)]
        at = [self.component(["mixed"], list(range(len(domain))), domain, e) for e in target.extent]
        names = ["i%d" % k for k in range(len(domain))]
        used = [(target, at), (source, read)]
        operation, model = self.r.choice([("atomic_fetch_add", "+="), ("atomic_fetch_sub", "-="), ("atomic_fetch_xor", "^="), ("atomic_fetch_or", "|=")])
        value = "word(%s)" % self.element(source, "w1", [c.text(names) for c in read])
        place = self.element(target, "w0", [c.text(names) for c in at])
        self.launch(domain, names, ["%s(&%s, (%s)%s);" % (operation, place, target.element, value)], used)
        loops = " ".join("for (int %s = 0; %s < %d; ++%s)" % (n, n, e, n) for n, e in zip(names, domain))
        self.say("%s %s[%s] %s %s;" % (loops, target.root.model, target.position([c.text(names) for c in at]), model, self.model_value(source, read, names)))

    def host_views(self, writable):
        return [v for v in self.views if not v.is_array and not (writable and v.const)]

    def host_write(self):
        if not self.host_views(True):
            return
        view = self.r.choice(self.host_views(True))
        domain, at = self.target_index(view)
        names = ["i%d" % k for k in range(len(domain))]
        loops = " ".join("for (int %s = 0; %s < %d; ++%s)" % (n, n, e, n) for n, e in zip(names, domain))
        value = "{0} * 3u + %du" % self.r.randrange(50)
        element = "%s(%s)" % (view.name, ", ".join(c.text(names) for c in at))
        self.say("%s put(%s, %s);" % (loops, element, value.format("word(%s)" % element)))
        self.model_loop(domain, names, view, at, value.format(self.model_value(view, at, names)))

    def host_read(self):
        if not self.host_views(False):
            return
        view = self.r.choice(self.host_views(False))
        names = ["i%d" % k for k in range(view.rank)]
        index = [Index("same", d, 0, 0, e) for d, e in enumerate(view.extent)]
        loops = " ".join("for (int %s = 0; %s < %d; ++%s)" % (n, n, e, n) for n, e in zip(names, view.extent))
        self.say("%s differs(%d, %d, word(%s), %s);" % (loops, self.seed, self.serial, self.element(view, view.name, names), self.model_value(view, index, names)))

    def copy(self):
        """Between two places of one extent, which is made with a section where there is none."""
        source = self.r.choice(self.views)
        targets = [v for v in self.views if not v.const and v.rank == source.rank and v.root is not source.root and v.element == source.element]
        if not targets:
            return
        target = self.r.choice(targets)
        extent = [self.r.randrange(1, min(a, b) + 1) for a, b in zip(source.extent, target.extent)]
        parts = []
        for view in (source, target):
            origin = [self.r.randrange(e - n + 1) for e, n in zip(view.extent, extent)]
            text = "%s.section(index<%d>(%s), extent<%d>(%s))" % (view.name, view.rank, ", ".join(map(str, origin)), view.rank, ", ".join(map(str, extent)))
            parts.append((View(view.name, view.root, view.offset + sum(s * o for s, o in zip(view.strides, origin)), view.strides, extent, view.element), text))
        way = self.r.choice(["copy(%s, %s);", "copy_async(%s, %s).get();", "copy_async(%s, %s).wait();"])
        if self.chance(20):
            name = self.fresh("t")
            self.say("{ array<%s, %d> %s(%s, %s);" % (source.element, source.rank, name, parts[0][1], self.on()), way % (name, parts[1][1]), "}")
        else:
            self.say(way % (parts[0][1], parts[1][1]))
        names = ["i%d" % k for k in range(len(extent))]
        loops = " ".join("for (int %s = 0; %s < %d; ++%s)" % (n, n, e, n) for n, e in zip(names, extent))
        for word in range(WORDS[source.element]):
            self.say("%s %s[%s + %d] = %s[%s + %d];" % (loops, target.root.model, parts[1][0].position(names), word, source.root.model, parts[0][0].position(names), word))

    def behind_the_views(self):
        """The host changes the vector itself, between synchronize and refresh."""
        roots = [r for r in self.roots if not r.is_array]
        if not roots:
            return
        root, value = self.r.choice(roots), self.r.randrange(100)
        self.say("%sv.synchronize();" % root.name,
                 "for (size_t k = 0; k < %s.size(); ++k) { differs(%d, %d, %s[k], %s[k]); %s[k] += %du; %s[k] += %du; }"
                 % (root.name, self.seed, self.serial, root.name, root.model, root.name, value, root.model, value),
                 "%sv.refresh();" % root.name)

    def compare_root(self, root):
        if root.is_array:
            self.say("{ std::vector<unsigned> back = %s; for (size_t k = 0; k < back.size(); ++k) differs(%d, 999, back[k], %s[k]); }" % (root.name, self.seed, root.model))
        else:
            self.say("%sv.synchronize(); for (size_t k = 0; k < %s.size(); ++k) differs(%d, 999, %s[k], %s[k]);" % (root.name, root.name, self.seed, root.name, root.model))
