// amp:1.1: virtual base classes as on the host: one object of the base, the order of constructors and
// destructors, conversions and copies.
// RUN: %ampcc -std=c++17 --amp-version=1.1 -Werror %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.1 --amp-check %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

// Constructors and destructors append a digit.
void note(unsigned &log, int digit) restrict(cpu, amp) { log = log * 10 + digit; }

struct base {
  int value;
  unsigned log;
  base() restrict(cpu, amp) : value(7), log(0) { note(log, 1); }
  explicit base(int v) restrict(cpu, amp) : value(v), log(0) { note(log, 2); }
  int twice() const restrict(cpu, amp) { return 2 * value; }
};
struct left : virtual base {
  int l;
  explicit left(int v) restrict(cpu, amp) : base(v), l(v + 1) { note(log, 3); }
  int sum() const restrict(cpu, amp) { return value + l; }
};
struct right : virtual base {
  int r;
  explicit right(int v) restrict(cpu, amp) : base(100), r(v) { note(log, 4); }
  void change(int v) restrict(cpu, amp) { value += v; }
};
struct both : left, right {
  int b;
  explicit both(int v) restrict(cpu, amp) : base(v), left(v + 10), right(v + 20), b(v + 30) {
    note(log, 5);
  }
};
struct other {
  int o;
};
struct deep : virtual other, virtual both {
  double d;
  explicit deep(int v) restrict(cpu, amp) : base(v), other(), both(v), d(v) { note(log, 6); }
  deep(int a, int b) restrict(cpu, amp) : deep(a + b) { note(log, 7); }
};

int read(const base &b) restrict(cpu, amp) { return b.value; }
int read(const base *b) restrict(cpu, amp) { return b ? b->value : -1; }
int through(const left &l, right *r) restrict(cpu, amp) {
  return read(l) * 3 + read(r) + l.sum() + l.twice();
}

unsigned conversions(int i) restrict(cpu, amp) {
  both x(i);
  x.change(2);
  int all = through(x, &x) + x.b * x.value;
  right *none = i % 2 ? nullptr : &x;
  const base *maybe = none;
  all += read(maybe) + (maybe == &x) +
         (static_cast<base *>(static_cast<left *>(&x)) == static_cast<right *>(&x));
  left l(i);
  right r = x; // a copy of a part
  const both copy = x;
  x.value = 1000;
  l = x;
  all = 7 * all + l.value + r.value + copy.value + l.l + static_cast<const left &>(copy).twice();
  both &again = static_cast<both &>(static_cast<right &>(x));
  return all * 31 + again.b;
}

unsigned order(int i) restrict(cpu, amp) {
  deep x(i), y(i, 1);
  return x.log * 3u + y.log + unsigned(x.d) + unsigned(x.twice() + y.left::sum());
}

// Value initialisation clears the members of all bases.
struct plain {
  int p;
};
struct part : virtual plain {
  int q;
};
struct whole : part, virtual other {
  int w;
};

int cleared() restrict(cpu, amp) {
  const whole x = whole();
  return x.p + x.q + x.w + x.o + 1;
}

unsigned objects(int i) restrict(cpu, amp) {
  both row[] = {both(i), both(i + 1)};
  right &r = row[1];
  r.change(3);
  const both &temporary = both(i + 4);
  return unsigned(row[0].value * 100 + row[1].value * 10 +
                  static_cast<const base &>(temporary).value + both(i).twice()) *
         cleared();
}

template <class F> int wrong(const char *name, unsigned (*host)(int), F kernel) {
  std::vector<unsigned> found(64);
  array_view<unsigned> v(64, found);
  kernel(v);
  v.synchronize();
  int count = 0;
  for (int i = 0; i < 64; ++i)
    if (found[i] != host(i)) {
      std::printf("%s: %u for %d, not %u\n", name, found[i], i, host(i));
      ++count;
    }
  return count;
}

#define CHECK(NAME)                                                                                \
  wrong(                                                                                           \
      #NAME, [](int i) { return NAME(i); },                                                        \
      [](const array_view<unsigned> &v) {                                                          \
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = NAME(i[0]); });         \
      })

int main() { return CHECK(conversions) + CHECK(order) + CHECK(objects) != 0; }
