# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements that change a thread's own variables only. Each adds to the digest `h` or to the variables."""

from expressions import Expressions
from writer import EDGES, INTEGRAL, SCALARS


class Statements(Expressions):
    """Names that the text may use: h (the digest, u32), l (a number of the thread), un and uu (the launch's own
    int and u32), in (64 readable u32), fin (64 readable floats)."""

    def simple(self):
        """The statements that may stand anywhere."""
        return [self.scalar, self.scalar, self.scalar, self.array, self.closure, self.object, self.vector, self.pointer, self.ordered,
                self.loop, self.loop, self.nest, self.branch, self.switch, self.user_object, self.user_call, self.walk_own]

    def own_statement(self, depth):
        self.r.choice(self.simple() if depth < 3 else [self.scalar, self.array, self.vector, self.ordered])(depth)

    def add(self, text):
        self.emit("h = mix(h, bits(%s));" % text)

    def scalar(self, depth):
        type_ = self.r.choice(SCALARS)
        place = self.place(type_, writable=True)
        if not place or self.chance(40):
            name = self.fresh("v")
            self.emit("%s %s = %s;" % (type_, name, self.value(type_)))
            self.declare(name, type_)
        elif type_ in ("u32", "u64") and self.chance(40):
            self.emit("%s %s= %s;" % (place, self.r.choice("+-*^&|"), self.value(type_)))
        elif self.chance(30):
            self.emit("if (%s) { %s = %s; } else h ^= %s;" % (self.value("bool", 2), place, self.value(type_, 2), self.value("u32", 2)))
        else:
            self.emit("%s = %s;" % (place, self.value(type_)))

    def array(self, depth):
        r, name, type_ = self.r, self.fresh("a"), self.r.choice(["int", "u32", "float", "long", "double"])
        n, j = r.randrange(2, 7), self.fresh("j")
        self.emit("%s %s[%d] = {%s};" % (type_, name, n, ", ".join(self.cast(type_, 1) for _ in range(r.randrange(1, n + 1)))))
        self.emit("for (int %s = %d; %s < %d; ++%s) { %s[(%s * 3 + l) %% %d] = %s; }" % (
            j, r.randrange(2), j, r.randrange(2, 6), j, name, j, n, self.cast(type_)))
        if self.chance(30):
            self.emit("for (%s &each : %s) { h = mix(h, bits(each)); each = %s; }" % (type_, name, self.cast(type_, 1)))
        self.declare("%s[%d]" % (name, r.randrange(n)), type_)
        self.declare("%s[h %% %du]" % (name, n), type_)

    def closure(self, depth):
        f, captured = self.fresh("closure"), self.cast("u32")
        self.emit("auto %s = [=, c = %s](auto y) mutable restrict(amp) {" % (f, captured))
        self.emit("  c += 3u; auto in = [c, d = c + 1u](int z) mutable restrict(amp) {")
        self.emit("    auto in2 = [=]() restrict(amp) { return d * 2u + c; }; c ^= (u32)z; return in2() ^ c; };")
        self.emit("  return in((int)bits(y)); };")
        for _ in range(2):
            self.add("%s(%s)" % (f, self.cast(self.r.choice(SCALARS), 1)))

    def object(self, depth):
        o, kind = self.fresh("o"), self.r.randrange(3)
        if kind == 0:
            self.emit("Tuple<u32, float, long> %s(%s, %s, %s);" % (o, self.cast("u32"), self.cast("float"), self.cast("long")))
            self.emit("%s.template get<1>() += %s; h = mix(h, %s.digest());" % (o, self.r.choice(EDGES["float"]), o))
            self.declare("%s.get<0>()" % o, "u32")
            self.declare("%s.first" % o, "u32")
        elif kind == 1:
            self.emit("Both %s = {}; %s.Pair<u32>::part[l & 1] = %s; %s.Pair<float>::part[0] = %s; %s.more = %s;" % (
                o, o, self.value("u32", 2), o, self.value("float", 2), o, self.value("long", 2)))
            self.emit("{ Pair<u32> &base = %s; base.count ^= %s; base[h & 3u] += 5u; Both other = %s; other.Pair<float>::count = 9u; "
                      "h = mix(h, other.digest() ^ %s.digest()); }" % (o, self.value("u32", 1), o, o))
            self.declare("%s.more" % o, "long")
            self.declare("%s.Pair<float>::part[1]" % o, "float")
        else:
            self.emit("h = digest_of(h, %s) + sum_of(%s, %s);" % (
                ", ".join(self.cast(self.r.choice(SCALARS)) for _ in range(3)), self.cast("u32"), self.cast("u32")))

    def vector(self, depth):
        v, w = self.fresh("q"), self.fresh("q")
        kind = self.r.randrange(3)
        if kind == 0:
            self.emit("int_2 %s((int)(%s & 0xffu), l); int_2 %s = %s.yx; %s.x += %s.y; %s *= 3; %s.yx = %s + 1;" % (v, self.value("u32", 1), w, v, v, w, w, v, w))
        elif kind == 1:
            self.emit("uint_3 %s(%s, h, %s); %s.zx += uint_2(%s, 5u); uint_3 %s = %s.zyx ^ %s; %s++;" % (
                v, self.value("u32", 2), self.value("u32", 1), v, self.value("u32", 1), w, v, v, v))
        else:
            self.emit("float_4 %s(%s, 1.5f, (float)l, %s); float_4 %s = %s.wzyx * %s; %s.wy = %s.xy - 2.0f; %s.r = -%s.a;" % (
                v, self.value("float", 2), self.value("float", 1), w, v, v, v, w, w, v))
            self.declare("%s.z" % v, "float")
        self.add(v)
        self.add(w)
        if kind == 1:
            self.declare("%s.y" % w, "u32")

    def pointer(self, depth):
        variables = [p.text for p in self.places if p.type == "u32" and p.writable and p.is_variable() and p.text != "h"]
        if len(variables) < 2:
            return self.scalar(depth)
        x, y = self.r.sample(variables, 2)
        if self.chance(50):
            self.emit("{ u32 &ref = %s ? %s : %s; u32 *p = &ref; *p += %s; %s ^= ref; if (%s) p = &h; *p = mix(*p, %s); }" % (
                self.value("bool", 1), x, y, self.value("u32", 1), y, self.value("bool", 1), x))
        else:
            self.emit("larger(%s, %s) ^= %s; *smaller(&%s, &h) += %s;" % (x, y, self.value("u32", 1), x, self.value("u32", 1)))

    def ordered(self, depth):
        """Operands with effects, in the order that C++17 gives them. Not `a[x = 2] ^= x`: g++ 12 and 13 evaluate the left side first."""
        x, n = self.fresh("x"), self.fresh("n")
        shift = self.r.randrange(1, 5)
        self.emit("u32 %s = %s, %s = %s & 3u; u32 a%s[4] = {1u, %s, 3u, h};" % (x, self.cast("u32"), n, self.value("u32", 1), n, x))
        self.emit(self.r.choice([
            "h = mix(h, %(x)s << (%(x)s = %(k)du)); h ^= %(x)s >> (++%(x)s & 7u);",
            "a%(n)s[%(n)s & 3u] = ++%(n)s; a%(n)s[++%(n)s & 3u] += %(x)s;",
            "a%(n)s[%(x)s & 3u] = (%(x)s += 3u, %(x)s * 2u); %(x)s += %(x)s++ & 1u;",
            "if (count(%(x)s, 3u) && count(%(n)s, %(k)du) || !count(h, 1u)) h ^= %(x)s + %(n)s;",
            "h = count(%(x)s, %(k)du) ? mix(h, %(x)s++) : mix(h, --%(n)s) + %(x)s;",
            "const bool c%(n)s = (%(x)s & 1u) && %(x)s++ > %(k)du || ++%(n)s == 2u; h += c%(n)s ? 7u : 9u;",
            "const u32 d%(n)s = %(x)s > h ? %(x)s++ : (a%(n)s[%(x)s & 3u] = %(n)s, --%(n)s); h = mix(h, d%(n)s);",
            "while ((h & 7u) != 3u && %(n)s++ < 4u && (%(x)s += 3u) != h) h = mix(h, %(x)s);",
            "for (u32 k = 0; k < 3u && (l & 1 || ++%(x)s > %(n)s); (h & 2u ? %(x)s : %(n)s) += 5u, ++k) h = mix(h, k);",
            "for (u32 k = 0; count(%(n)s, 1u) || k < %(k)du; k += 2u, ++%(x)s) h = mix(h, k ^ %(x)s);",
            "a%(n)s[(%(x)s = %(k)du) & 3u] ^= %(n)s; h = h * 3u + (a%(n)s[0] = %(n)s = %(x)s--);",
        ]) % {"x": x, "n": n, "k": shift})
        self.emit("h = digest_of(h, %s, %s, a%s[0], a%s[1], a%s[2], a%s[3]);" % (x, n, n, n, n, n))
        self.declare(x, "u32")

    def limit(self):
        """A number of iterations that all threads have in common, up to about 40."""
        return self.r.choice(["un", "un * 3", "%d" % self.r.randrange(1, 40), "(int)(uu % 9u)"])

    def loop(self, depth):
        r, k, q, limit = self.r, self.fresh("k"), self.fresh("m"), self.limit()
        head = r.choice([
            "for (int %s = %d; %s < %s; %s += %d)" % (k, r.randrange(-5, 3), k, limit, k, r.randrange(1, 4)),
            "for (int %s = %s; %s-- > 0;)" % (k, limit, k),
            "for (int %s = 0, %s = %s; %s <= %s; ++%s, --%s)" % (k, q, limit, k, q, k, q),
            "for (u32 %s = 0; %s + %du < (u32)(%s); ++%s)" % (k, k, r.randrange(3), limit, k),
            "for (long %s = l; %s < (long)(%s) + 2l; %s += 2l)" % (k, k, limit, k),
            "for (int %s = l & 7; %s != 0; %s &= %s - 1)" % (k, k, k, k),
        ])
        body = ["h = h * 33u + in[(u32)(%s + l) %% 64u];" % k, "h = mix(h, bits(%s) ^ (u32)%s);" % (self.value(r.choice(SCALARS), 2), k)]
        real = self.place("float", writable=True)
        if real:
            body.append("%s = %s * 0.5f + fin[(u32)%s %% 64u];" % (real, real, k))
        if self.chance(30):
            body.insert(r.randrange(len(body) + 1), "if (%s) %s;" % (self.value("bool", 2), r.choice(["continue", "break"])))
        self.emit(head + " { " + " ".join(body[:r.randrange(1, len(body) + 1)]) + " }")

    def nest(self, depth):
        """Loops in loops whose bounds and guards have all widths and signs."""
        r, i, j = self.r, self.fresh("i"), self.fresh("j")
        bound = r.choice(["4", "un", "(l & 3)", "(int)(h & 3u)", "3u", "(uu & 3u)", "2l", "(long)un"])
        counter = "u32" if "u" in bound and "un" not in bound else "long" if "l" == bound[-1] or "long" in bound else "int"
        guard = r.choice(["%s < %s" % (i, j), "l < %s" % r.choice(["un", "uu", "3", "2147483647", "4294967295u", "5000000000l"]), "count(h, 1u) && l < un",
                          "un != 0 && l < 20 / un", "(h & 1u) || %s == 1" % i, self.value("bool", 1)])
        if "<" in guard and guard.startswith(i) and counter != "int":
            guard = "(int)%s < (int)%s" % (i, j)
        self.emit("for (int %s = 0; %s < %d; ++%s) {" % (i, i, r.randrange(1, 5), i))
        self.emit("  for (%s %s = 0; %s < %s; ++%s) {" % (counter, j, j, bound, j))
        self.emit("    if (%s) %s" % (guard, r.choice(["h = mix(h, (u32)%s);" % j, "{ h ^= 5u; %s }" % r.choice(["continue;", "break;", "h *= 3u;"])])))
        self.emit("    h += in[(u32)(%s * 4 + %s) %% 64u];" % (i, j))
        self.emit("  }")
        if self.chance(30):
            self.emit("  if (%s) break;" % self.value("bool", 1))
        self.emit("}")

    def branch(self, depth):
        def some():
            for _ in range(self.r.randrange(1, 3)):
                self.own_statement(depth + 1)
        self.emit("if (%s) {" % self.value("bool", 2))
        self.scope(some)
        if self.chance(40):
            self.emit("} else {")
            self.scope(lambda: self.own_statement(depth + 1))
        self.emit("}")

    def switch(self, depth):
        labels = self.r.sample(["0", "1", "2", "3", "7", "-1"], self.r.randrange(2, 5))
        if self.chance(60):
            labels.append("default")
        self.r.shuffle(labels)
        self.emit("switch (%s) {" % self.r.choice(["(int)(h & 3u)", "l & 3", self.value("int", 1)]))
        for label in labels:
            self.emit("%s: {" % ("case " + label if label != "default" else label))
            self.scope(lambda: self.own_statement(depth + 1))
            self.emit("}%s" % (" break;" if self.chance(55) else ""))
        self.emit("}")

    def walk_own(self, depth):
        """A pointer that walks through an array of the thread's own."""
        a, n = self.fresh("w"), self.r.randrange(3, 7)
        self.emit("{ u32 %s[%d]; for (int k = 0; k < %d; ++k) %s[k] = %s ^ (u32)k;" % (a, n, n, a, self.value("u32", 1)))
        self.emit("  " + self.r.choice([
            "for (u32 *p = %(a)s, *e = %(a)s + %(n)d; p != e; ++p) { *p += *%(a)s; h = mix(h, *p); }",
            "u32 *p = %(a)s + %(n)d; while (p > %(a)s) { h ^= *--p; if (h %% 5u == 0u) break; }",
            "u32 *p = &%(a)s[l %% %(n)d], *q = &%(a)s[0]; h += (u32)(p - q); if (p != q) *q = *p; h = mix(h, %(a)s[0]);",
        ]) % {"a": a, "n": n} + " }")

    # Classes and functions of the program, by classes.py.

    def user_object(self, depth):
        if not self.classes:
            return self.object(depth)
        class_, o = self.r.choice(self.classes), self.fresh("object")
        self.emit("%s %s(%s);" % (class_.name, o, self.cast("int")))
        place, type_ = self.r.choice(class_.scalar_members())
        self.emit("%s.%s = %s; h = mix(h, %s.digest());" % (o, place, self.cast(type_), o))
        self.declare("%s.%s" % (o, place), type_)
        if self.chance(50):
            p = self.fresh("object")
            self.emit("%s %s = %s; %s = %s + %s; h ^= (%s == %s) ? 3u : %s.digest();" % (class_.name, p, o, p, p, o, p, o, p))
            self.emit("{ %s &r = h & 1u ? %s : %s; r.change(%s); %s *q = &r; h = mix(h, q->digest() + (u32)%s(3)); }" % (
                class_.name, o, p, self.cast("u32", 1), class_.name, o))

    def user_call(self, depth):
        if not self.functions:
            return self.scalar(depth)
        f = self.r.choice(self.functions)
        place = self.place("u32", writable=True, variable=True)
        # The call may change h, and C++ leaves the order of arguments open.
        self.emit("{ const u32 got = %s; h = mix(h, got); }" % (f % {"x": self.cast("u32"), "i": self.cast("int"), "f": self.cast("float"), "r": place or "h"}))
