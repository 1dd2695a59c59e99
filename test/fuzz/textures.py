# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random host programs over textures: all formats, ranks and levels, written, read and sampled by kernels on
all accelerators, and copied whole and by sections in turn.

Beside each texture stands a plain vector of the whole numbers that its scalar elements stand for (of a unorm
of 8 bits 0 to 255, of a float the number itself), and beside each step the same step on that. Samples are
taken at the centres of texels, where every filter gives the texel.
"""

from host import HostProgram

PRELUDE = """\
template <typename S> struct whole_numbers;
template <> struct whole_numbers<int> {
  static int from(int v, int) restrict(amp, cpu) { return v; }
  static int to(int v, int) restrict(amp, cpu) { return v; }
};
template <> struct whole_numbers<unsigned> {
  static int from(unsigned v, int) restrict(amp, cpu) { return (int)v; }
  static unsigned to(int v, int) restrict(amp, cpu) { return (unsigned)v; }
};
inline int nearest(float v) restrict(amp, cpu) { return (int)(v < 0 ? v - 0.5f : v + 0.5f); }
template <> struct whole_numbers<float> {
  static int from(float v, int) restrict(amp, cpu) { return nearest(v); }
  static float to(int v, int) restrict(amp, cpu) { return (float)v; }
};
template <> struct whole_numbers<double> {
  static int from(double v, int) restrict(amp, cpu) { return (int)v; }
  static double to(int v, int) restrict(amp, cpu) { return (double)v; }
};
template <> struct whole_numbers<concurrency::graphics::unorm> {
  static int from(concurrency::graphics::unorm v, int bits) restrict(amp, cpu) { return nearest((float)v * ((1 << bits) - 1)); }
  static concurrency::graphics::unorm to(int v, int bits) restrict(amp, cpu) { return concurrency::graphics::unorm((float)v / ((1 << bits) - 1)); }
};
template <> struct whole_numbers<concurrency::graphics::norm> {
  static int from(concurrency::graphics::norm v, int bits) restrict(amp, cpu) { return nearest((float)v * ((1 << (bits - 1)) - 1)); }
  static concurrency::graphics::norm to(int v, int bits) restrict(amp, cpu) { return concurrency::graphics::norm((float)v / ((1 << (bits - 1)) - 1)); }
};
/// What becomes component `k` of a texel made of `x`: a number that the format has.
inline int folded(unsigned x, int k, int least, unsigned numbers) restrict(amp, cpu) {
  x = (x ^ x >> 15) * 2654435761u + k * 40503u;
  return numbers ? least + (int)(x % numbers) : (int)x;
}
inline unsigned joined(unsigned x, int v) restrict(amp, cpu) { return x * 31u + (unsigned)v; }
template <typename T> T texel_of(unsigned x, int bits, int least, unsigned numbers) restrict(amp, cpu) {
  typedef concurrency::graphics::short_vector_traits<T> traits;
  typedef whole_numbers<typename traits::value_type> as;
  if constexpr (traits::size == 1)
    return as::to(folded(x, 0, least, numbers), bits);
  else {
    T t;
    t.x = as::to(folded(x, 0, least, numbers), bits);
    t.y = as::to(folded(x, 1, least, numbers), bits);
    if constexpr (traits::size > 2) t.z = as::to(folded(x, 2, least, numbers), bits);
    if constexpr (traits::size > 3) t.w = as::to(folded(x, 3, least, numbers), bits);
    return t;
  }
}
template <typename T> unsigned texel_word(const T &t, int bits) restrict(amp, cpu) {
  typedef concurrency::graphics::short_vector_traits<T> traits;
  typedef whole_numbers<typename traits::value_type> as;
  if constexpr (traits::size == 1)
    return joined(0u, as::from(t, bits));
  else {
    unsigned x = joined(joined(0u, as::from(t.x, bits)), as::from(t.y, bits));
    if constexpr (traits::size > 2) x = joined(x, as::from(t.z, bits));
    if constexpr (traits::size > 3) x = joined(x, as::from(t.w, bits));
    return x;
  }
}
/// The double of a texture: `size` components of `first + its place` each.
struct plain {
  int size, bits, least; unsigned numbers; char kind;
  std::vector<int> parts;
  void set(int place, unsigned x) { for (int k = 0; k < size; ++k) parts[place * size + k] = folded(x, k, least, numbers); }
  unsigned word(int place) const { unsigned x = 0; for (int k = 0; k < size; ++k) x = joined(x, parts[place * size + k]); return x; }
  template <typename S> static void put(std::vector<unsigned char> &to, S v) { const unsigned char *p = (const unsigned char *)&v; to.insert(to.end(), p, p + sizeof(S)); }
  std::vector<unsigned char> bytes(const std::vector<int> &places) const {
    std::vector<unsigned char> made;
    for (int place : places)
      for (int k = 0; k < size; ++k) {
        int v = parts[place * size + k];
        if (kind == 'f' && bits == 32) put(made, (float)v);
        else if (kind == 'd') put(made, (double)v);
        else if (kind == 'f') put(made, (_Float16)v);
        else if (bits == 8) put(made, (unsigned char)v);
        else if (bits == 16) put(made, (unsigned short)v);
        else put(made, v);
      }
    return made;
  }
};
"""

SCALARS = [("int", [8, 16, 32], [1, 2, 4]), ("uint", [8, 16, 32], [1, 2, 4]), ("float", [16, 32], [1, 2, 4]), ("norm", [8, 16], [1, 2, 4]), ("unorm", [8, 8, 16], [1, 2, 4, 4]),
           ("int", [32], [3]), ("uint", [32], [3]), ("float", [32], [3]), ("double", [64], [1, 2])]


class Texture:
    def __init__(self, name, scalar, size, bits, extent, levels, on):
        self.name, self.scalar, self.size, self.bits, self.extent, self.levels, self.on = name, scalar, size, bits, extent, levels, on
        self.type = {"uint": "unsigned int"}.get(scalar, scalar) if size == 1 else "%s_%d" % (scalar, size)
        self.model = "m_" + name
        self.least = {"int": -(1 << bits - 1), "norm": 1 - (1 << bits - 1), "float": -2000, "double": -9000}.get(scalar, 0)
        most = {"int": (1 << bits - 1) - 1, "norm": (1 << bits - 1) - 1, "float": 2000, "double": 9000}.get(scalar, (1 << bits) - 1)
        self.numbers = (most - self.least + 1) % (1 << 32)

    @property
    def rank(self):
        return len(self.extent)

    @property
    def is_normed(self):
        return self.scalar in ("norm", "unorm")

    @property
    def is_sampled(self):
        return self.is_normed or self.scalar == "float"

    @property
    def is_picture(self):
        """Devices may sample it by an image of their own."""
        return self.is_normed and self.bits == 8 and self.rank == 2 and self.levels == 1

    @property
    def is_set_directly(self):
        """Written and read in one object."""
        return self.size == 1 and self.bits == 32 and not self.is_normed

    @property
    def full_type(self):
        return "texture<%s, %d>" % (self.type, self.rank)

    def extent_of(self, level):
        return [max(1, e >> level) for e in self.extent]

    def first_of(self, level):
        return sum(volume(self.extent_of(k)) for k in range(level))

    def texels(self):
        return self.first_of(self.levels)

    def place(self, level, index):
        """The C++ text of a texel's place in the model."""
        text = "0"
        for e, i in zip(self.extent_of(level), index):
            text = "(%s) * %d + (%s)" % (text, e, i)
        return "%d + %s" % (self.first_of(level), text)


def volume(extent):
    result = 1
    for e in extent:
        result *= e
    return result


def listed(numbers):
    return ", ".join(map(str, numbers))


class Textures(HostProgram):
    def __init__(self, seed):
        super().__init__(seed)
        self.textures = []
        self.only = None  # what kernels read

    def on(self):
        return 0 if self.chance(30) else 1

    # --- The program

    def generate(self):
        self.say("std::vector<accelerator_view> on;",
                 "for (const accelerator &each : accelerator::get_all())",
                 "  if (!(each == accelerator(accelerator::cpu_accelerator))) on.push_back(each.default_view);")
        for _ in range(self.r.randrange(1, 4)):
            self.make()
        for _ in range(self.r.randrange(8, 20)):
            self.r.choice([self.make, self.twin, self.kernel, self.kernel, self.kernel, self.seen_again, self.seen_again, self.read, self.read, self.read, self.read, self.bytes_in, self.bytes_out,
                           self.section_in, self.section_out, self.between, self.between, self.assign])()
        for t in self.textures:
            self.check(t, 999)
        return "\n".join(self.before + ["static void %s_run() {" % self.prefix, "  using namespace concurrency; using namespace concurrency::graphics;"] + self.body + ["}"]) + "\n"

    def make(self):
        scalar, bits, sizes = self.r.choice(SCALARS)
        rank = self.r.randrange(1, 4)
        if not self.textures or self.chance(30):  # what devices sample by images of their own
            scalar, bits, sizes, rank = self.r.choice(["norm", "unorm", "unorm"]), [8], [1, 2, 4, 4, 4, 4], 2
        most = {1: 150, 2: 17, 3: 7}[rank]
        t = Texture(self.fresh("t"), scalar, self.r.choice(sizes), self.r.choice(bits), [self.r.randrange(1, most) for _ in range(rank)], 1, self.on())
        if self.chance(20):
            t.levels = self.r.randrange(1, max(t.extent).bit_length() + 1)
        self.model_of(t)
        where, extent = "on[%du %% on.size()]" % t.on, "extent<%d>(%s)" % (rank, listed(t.extent))
        if t.levels > 1:
            self.say("%s %s(%s, %du, %du, %s);" % (t.full_type, t.name, extent, t.bits, t.levels, where), self.whole_in(t))
        elif self.chance(50):
            ways = [extent, listed(t.extent)]
            self.say("std::vector<unsigned char> b%s = %s.bytes(%s);" % (t.name, t.model, self.all_of(t)),
                     "%s %s(%s, b%s.data(), (unsigned)b%s.size(), %du, %s);" % (t.full_type, t.name, self.r.choice(ways), t.name, t.name, t.bits, where))
        elif t.bits == {"double": 64}.get(scalar, 32) and self.chance(50):
            self.say("std::vector<%s> b%s; for (int k = 0; k < %d; ++k) b%s.push_back(%s);" % (t.type, t.name, t.texels(), t.name, self.host_texel(t, "k")),
                     "%s %s(%s, b%s.begin(), b%s.end(), %s);" % (t.full_type, t.name, extent, t.name, t.name, where))
        else:
            self.say("%s %s(%s, %du, %s);" % (t.full_type, t.name, extent, t.bits, where), self.whole_in(t))
        self.textures.append(t)

    def model_of(self, t):
        kind = {"float": "f", "double": "d"}.get(t.scalar, "i")
        self.say("plain %s{%d, %d, %s, %du, '%s', std::vector<int>(%d)};" % (t.model, t.size, t.bits, "-2147483647 - 1" if t.bits == 32 and t.scalar == "int" else t.least, t.numbers, kind, t.texels() * t.size),
                 "for (int k = 0; k < %d; ++k) %s.set(k, %du + k * 77u);" % (t.texels(), t.model, self.r.randrange(1000)))

    @staticmethod
    def limits(t):
        return "%d, %s, %du" % (t.bits, "-2147483647 - 1" if t.bits == 32 and t.scalar == "int" else t.least, t.numbers)

    def host_texel(self, t, place):
        parts = ["whole_numbers<%s>::to(%s.parts[(%s) * %d + %d], %d)" % ({"uint": "unsigned"}.get(t.scalar, t.scalar), t.model, place, t.size, k, t.bits) for k in range(t.size)]
        return parts[0] if t.size == 1 else "%s(%s)" % (t.type, ", ".join(parts))

    @staticmethod
    def all_of(t):
        return "[] { std::vector<int> p; for (int k = 0; k < %d; ++k) p.push_back(k); return p; }()" % t.texels()

    @staticmethod
    def places(t, level, origin, extent):
        """The places of a section, in order."""
        names = ["i%d" % k for k in range(t.rank)]
        loops = " ".join("for (int %s = 0; %s < %d; ++%s)" % (n, n, e, n) for n, e in zip(names, extent))
        return "[] { std::vector<int> p; %s p.push_back(%s); return p; }()" % (loops, t.place(level, ["%d + %s" % (o, n) for o, n in zip(origin, names)]))

    def way(self):
        return self.r.choice(["copy(%s);", "copy_async(%s).get();", "copy_async(%s).wait();"])

    def whole_in(self, t):
        return "{ std::vector<unsigned char> b = %s.bytes(%s); %s }" % (t.model, self.all_of(t), self.way() % ("b.data(), (unsigned)b.size(), %s" % t.name))

    def check(self, t, step):
        if t.bits == {"double": 64}.get(t.scalar, 32) and not t.is_normed and t.levels == 1 and self.chance(30):
            self.say("{ std::vector<%s> b(%d); %s for (int k = 0; k < %d; ++k) differs(%d, %d, texel_word(b[k], %d), %s.word(k)); }"
                     % (t.type, t.texels(), self.way() % ("%s, b.begin()" % t.name), t.texels(), self.seed, step, t.bits, t.model))
            return
        self.say("{ std::vector<unsigned char> want = %s.bytes(%s), got(want.size()); %s" % (t.model, self.all_of(t), self.way() % ("%s, got.data(), (unsigned)got.size()" % t.name)),
                 "  for (size_t k = 0; k < want.size(); ++k) differs(%d, %d, got[k], want[k]); }" % (self.seed, step))

    # --- Kernels

    def index_of(self, sizes, domain):
        """An index of these sizes, of a thread's variables."""
        result = []
        for d, e in enumerate(sizes):
            v = self.r.randrange(len(domain))
            if d < len(domain) and domain[d] <= e and self.chance(60):
                result.append(self.r.choice(["i%d" % d, "%d - i%d" % (e - 1, d)]))
            else:
                result.append("(i%d * %d + %d) %% %d" % (v, self.r.randrange(0, 5), self.r.randrange(0, 7), e))
        return result

    def read_texel(self, t, name, domain, as_view, base, levels):
        """The text of a texel read in a kernel, and of its place in the model."""
        level = self.r.randrange(levels)
        sizes = t.extent_of(base + level)
        index = self.index_of(sizes, domain)
        numbers = ", ".join(index)
        if as_view and t.is_sampled and self.chance(65):
            return self.sampled(t, name, sizes, index, base, level, levels)
        ways = ["%s(%s)", "%s[index<" + str(t.rank) + ">(%s)]", "%s.get(index<" + str(t.rank) + ">(%s))"]
        if level == 0:
            text = self.r.choice(ways) % (name, numbers)
        else:
            text = "%s.get(index<%d>(%s), %du)" % (name, t.rank, numbers, level)
        return "texel_word(%s, %d)" % (text, t.bits), "%s.word(%s)" % (t.model, t.place(base + level, index))

    def sampled(self, t, name, sizes, index, base, level, levels):
        address = "clamp" if self.chance(80 if t.is_picture else 40) else self.r.choice(["wrap", "mirror"])
        turns = [self.r.choice([0, 0, 1, 2, -1]) for _ in sizes]
        coordinates, found = [], []
        for e, i, turn in zip(sizes, index, turns):
            coordinates.append("((%s) + 0.5f) / %d.0f + %d.0f" % (i, e, turn))
            if address == "clamp" and turn:
                found.append(str(e - 1) if turn > 0 else "0")
            elif address == "mirror" and turn % 2:
                found.append("%d - (%s)" % (e - 1, i))
            else:
                found.append(i)
        coord = "float_%d(%s)" % (t.rank, ", ".join(reversed(coordinates))) if t.rank > 1 else coordinates[0]
        filter_ = "filter_linear" if self.chance(80 if t.is_picture else 50) else "filter_point"
        detail = ", %d.0f" % level if levels > 1 or self.chance(20) else ""
        if filter_ == "filter_linear" and address == "clamp" and self.chance(30):
            text = "%s.sample(%s%s)" % (name, coord, detail)
        elif self.chance(50):
            text = "%s.sample<%s, address_%s>(%s%s)" % (name, filter_, address, coord, detail)
        else:
            sampler = self.fresh("s")
            self.samplers.append("const sampler %s(%s, address_%s);" % (sampler, filter_, address))
            text = "%s.sample(%s, %s%s)" % (name, sampler, coord, detail)
        return "texel_word((%s)%s, %d)" % (t.type, text, t.bits), "%s.word(%s)" % (t.model, t.place(base + level, found))

    def sources(self, target, on, domain, most):
        """Declarations, captures, and pairs of a kernel's text and the model's."""
        self.samplers = []
        declared, captures, pairs = [], [], []
        fitting = [self.only] if self.only else [t for t in self.textures if t is not target and t.on == on]
        pictures = [t for t in fitting if t.is_picture]
        chosen = self.r.sample(pictures if pictures and self.chance(50) else fitting, 1) if fitting else []
        others = [t for t in fitting if t not in chosen]
        for t in chosen + self.r.sample(others, min(len(others), self.r.randrange(0, most))):
            name = self.fresh("w")
            if t.size == 1 and not t.is_normed and self.chance(40):
                captures.append("&" + t.name)
                pairs.append(self.read_texel(t, t.name, domain, False, 0, 1))
                continue
            base, levels = 0, t.levels
            if self.chance(50):
                base = self.r.randrange(t.levels)
                levels = self.r.randrange(1, t.levels - base + 1)
            made = "(%s)" % t.name if (base, levels) == (0, t.levels) else "(%s, %du, %du)" % (t.name, base, levels)
            declared.append("texture_view<const %s, %d> %s%s;" % (t.type, t.rank, name, made))
            for _ in range(self.r.randrange(1, 3)):
                pairs.append(self.read_texel(t, name, domain, True, base, levels))
        return declared, captures, pairs

    def sum(self, pairs, side):
        text = "%s" % (" + ".join(["%du" % self.constant] + ["i%d * %du" % (d, 3 + 2 * d) for d in range(self.variables)]))
        for k, pair in enumerate(pairs):
            text = "(%s) * 5u + %s" % (text, pair[side]) if k % 2 else "(%s) ^ %s" % (text, pair[side])
        return text

    def launch(self, on, extent, captures, lines):
        rank = len(extent)
        where = "extent<%d>(%s)" % (rank, listed(extent))
        if self.chance(35):
            tile = listed([self.r.choice([k for k in range(1, 17) if e % k == 0]) for e in extent])
            parameter, where, at = "tiled_index<%s> t" % tile, where + ".tile<%s>()" % tile, "t.global[%d]"
        else:
            parameter, at = "index<%d> t" % rank, "t[%d]"
        self.say("parallel_for_each(on[%du %% on.size()], %s, [=%s](%s) restrict(amp) {" % (on, where, "".join(", " + c for c in captures), parameter),
                 *["const int i%d = %s;" % (d, at % d) for d in range(rank)], *lines, "});")

    def kernel(self, target=None):
        target = target or self.r.choice(self.textures)
        level = self.r.randrange(target.levels)
        domain = target.extent_of(level)
        order = [self.r.choice(["i%d", "%d - i%%d" % (e - 1)]) % d for d, e in enumerate(domain)]
        declared, captures, pairs = self.sources(target, target.on, domain, 3)
        name, own = self.fresh("w"), None
        if target.is_set_directly and level == 0 and self.chance(60):
            # Read and written in one object, each texel by its own thread.
            own = ("texel_word(%s(%s), %d)" % (target.name if self.chance(50) else name, ", ".join(order), target.bits), "%s.word(%s)" % (target.model, target.place(0, order)))
        if own and own[0].startswith("texel_word(" + target.name + "("):
            name = target.name
            captures.append("&" + name)
        elif level == 0 and not own and self.chance(40):
            declared.append("writeonly_texture_view<%s, %d> %s(%s);" % (target.type, target.rank, name, target.name))
        else:
            declared.append("texture_view<%s, %d> %s(%s%s);" % (target.type, target.rank, name, target.name, ", %du" % level if level or self.chance(30) else ""))
        if own:
            pairs.append(own)
        self.constant, self.variables = self.r.randrange(1000), len(domain)
        index = ", ".join(order)
        store = "%s.set(index<%d>(%s), texel_of<%s>(%s, %s));" % (name, target.rank, index, target.type, self.sum(pairs, 0), self.limits(target))
        self.say("{", *declared, *self.samplers)
        self.launch(target.on, domain, captures, [store])
        self.say("}")
        loops = " ".join("for (int i%d = 0; i%d < %d; ++i%d)" % (d, d, e, d) for d, e in enumerate(domain))
        self.say("%s %s.set(%s, %s);" % (loops, target.model, target.place(level, order), self.sum(pairs, 1)))

    def read(self):
        """A kernel that writes what it reads into ordinary memory; often twice, since images come with the second."""
        on = (self.only or self.r.choice(self.textures)).on
        rank = self.r.randrange(1, 4)
        domain = [self.r.randrange(1, {1: 90, 2: 12, 3: 5}[rank]) for _ in range(rank)]
        declared, captures, pairs = self.sources(None, on, domain, 4)
        if not pairs:
            return
        self.constant, self.variables = self.r.randrange(1000), rank
        names = ["i%d" % d for d in range(rank)]
        self.say("{", *declared, *self.samplers, "std::vector<unsigned> got(%d); array_view<unsigned, %d> out(%s, got);" % (volume(domain), rank, listed(domain)))
        if self.chance(50):
            self.say("for (int again = 0; again < 3; ++again)")
        self.launch(on, domain, captures, ["out(%s) = %s;" % (", ".join(names), self.sum(pairs, 0))])
        loops = " ".join("for (int i%d = 0; i%d < %d; ++i%d)" % (d, d, e, d) for d, e in enumerate(domain))
        self.say("%s differs(%d, %d, out(%s), %s);" % (loops, self.seed, self.serial, ", ".join(names), self.sum(pairs, 1)), "}")

    def seen_again(self):
        """A picture is sampled, changed and sampled again."""
        pictures = [t for t in self.textures if t.is_picture]
        if not pictures:
            return self.make()
        t = self.r.choice(pictures)
        for change in (self.kernel, self.bytes_in, self.r.choice([self.kernel, self.bytes_in])):
            self.only = t
            self.read()
            self.only = None
            change(t)
        self.only = t
        self.read()
        self.only = None

    # --- Copies

    def bytes_in(self, t=None):
        t = t or self.r.choice(self.textures)
        self.say("for (int k = 0; k < %d; ++k) %s.set(k, %du + k * 3u);" % (t.texels(), t.model, self.r.randrange(1000)), self.whole_in(t))

    def bytes_out(self):
        self.check(self.r.choice(self.textures), self.serial)

    def part(self, sizes):
        origin = [self.r.randrange(e) for e in sizes]
        return origin, [self.r.randrange(1, e - o + 1) for o, e in zip(origin, sizes)]

    def shown(self, t, const):
        """The texture where it has one level, or a view of one: text, level."""
        if t.levels == 1 and self.chance(60):
            return t.name, 0
        level = self.r.randrange(t.levels)
        if const and self.chance(60):
            return "texture_view<const %s, %d>(%s, %du)" % (t.type, t.rank, t.name, level), level
        return "texture_view<%s, %d>(%s, %du)" % (t.type, t.rank, t.name, level), level

    def section_text(self, t, origin, extent):
        return "index<%d>(%s), extent<%d>(%s)" % (t.rank, listed(origin), t.rank, listed(extent))

    def section_in(self):
        t = self.r.choice(self.textures)
        text, level = self.shown(t, False)
        origin, extent = self.part(t.extent_of(level))
        self.say("{ std::vector<int> at = %s; for (int k : at) %s.set(k, %du + k * 7u);" % (self.places(t, level, origin, extent), t.model, self.r.randrange(1000)),
                 "  std::vector<unsigned char> b = %s.bytes(at); %s }" % (t.model, self.way() % ("b.data(), (unsigned)b.size(), %s, %s" % (text, self.section_text(t, origin, extent)))))

    def section_out(self):
        t = self.r.choice(self.textures)
        text, level = self.shown(t, True)
        origin, extent = self.part(t.extent_of(level))
        self.say("{ std::vector<unsigned char> want = %s.bytes(%s), got(want.size());" % (t.model, self.places(t, level, origin, extent)),
                 "  %s" % self.way() % ("%s, %s, got.data(), (unsigned)got.size()" % (text, self.section_text(t, origin, extent))),
                 "  for (size_t k = 0; k < want.size(); ++k) differs(%d, %d, got[k], want[k]); }" % (self.seed, self.serial))

    def alike(self, t):
        return [o for o in self.textures if o is not t and (o.type, o.bits, o.rank) == (t.type, t.bits, t.rank)]

    def between(self):
        some = [t for t in self.textures if self.alike(t)]
        if not some:
            return self.twin()
        source = self.r.choice(some)
        target = self.r.choice(self.alike(source))
        from_text, from_level = self.shown(source, True)
        to_text, to_level = self.shown(target, False)
        extent = [self.r.randrange(1, min(a, b) + 1) for a, b in zip(source.extent_of(from_level), target.extent_of(to_level))]
        origins = [[self.r.randrange(e - n + 1) for e, n in zip(t.extent_of(level), extent)] for t, level in ((source, from_level), (target, to_level))]
        target_text = self.fresh("to")
        self.say("{ auto &&%s = %s;" % (target_text, to_text),
                 self.way() % ("%s, index<%d>(%s), %s, index<%d>(%s), extent<%d>(%s)" % (from_text, source.rank, listed(origins[0]), target_text, source.rank, listed(origins[1]), source.rank, listed(extent))),
                 "std::vector<int> from = %s, to = %s;" % (self.places(source, from_level, origins[0], extent), self.places(target, to_level, origins[1], extent)),
                 "for (size_t k = 0; k < from.size(); ++k) for (int c = 0; c < %d; ++c) %s.parts[to[k] * %d + c] = %s.parts[from[k] * %d + c]; }"
                 % (source.size, target.model, source.size, source.model, source.size))

    def twin(self):
        """A copy, on the same accelerator or another one."""
        t = self.r.choice(self.textures)
        other = Texture(self.fresh("t"), t.scalar, t.size, t.bits, t.extent, t.levels, t.on)
        if self.chance(50):
            other.on = self.on()
            self.say("%s %s(%s, on[%du %% on.size()]);" % (t.full_type, other.name, t.name, other.on))
        else:
            self.say("%s %s(%s);" % (t.full_type, other.name, t.name))
        self.say("plain %s = %s;" % (other.model, t.model))
        self.textures.append(other)

    def assign(self):
        """A texture becomes another one, by copy or move, whose life goes on or ends."""
        some = [t for t in self.textures if self.alike(t)]
        if not some:
            return
        target = self.r.choice(some)
        source = self.r.choice(self.alike(target))
        if self.chance(50):
            self.say("%s = %s; %s = %s;" % (target.name, source.name, target.model, source.model))
        else:
            self.say("{ %s gone(%s); %s = std::move(gone); %s = %s; }" % (source.full_type, source.name, target.name, target.model, source.model))
        target.extent, target.levels, target.on = source.extent, source.levels, source.on
