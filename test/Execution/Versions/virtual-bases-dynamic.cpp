// amp:1.2: virtual functions of virtual base classes, destructors, and calls during construction.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -Werror %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++17 --amp-version=1.2 --amp-check %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

struct shape {
  float scale;
  unsigned *log;
  shape(float s, unsigned *l) restrict(cpu, amp) : scale(s), log(l) { note(); }
  virtual int kind() const restrict(cpu, amp) { return 1; }
  virtual float area() const restrict(cpu, amp) = 0;
  void note() restrict(cpu, amp) { *log = *log * 10 + kind(); }
  virtual ~shape() restrict(cpu, amp) { note(); }
};
struct wide : virtual shape {
  float w;
  wide(float v, unsigned *l) restrict(cpu, amp) : shape(v, l), w(v) { note(); }
  int kind() const restrict(cpu, amp) override { return 2; }
  ~wide() restrict(cpu, amp) { note(); }
};
struct high : virtual shape {
  float h;
  high(float v, unsigned *l) restrict(cpu, amp) : shape(v, l), h(v) { note(); }
  virtual const high *self() const restrict(cpu, amp) { return this; }
  ~high() restrict(cpu, amp) { note(); }
};
struct box : wide, high {
  box(float v, unsigned *l) restrict(cpu, amp) : shape(v, l), wide(v + 1, l), high(v + 2, l) {
    note();
  }
  int kind() const restrict(cpu, amp) override { return 3; }
  float area() const restrict(cpu, amp) override { return scale * w * h; }
  const box *self() const restrict(cpu, amp) override { return this; }
  ~box() restrict(cpu, amp) { note(); }
};
// The overrider of area() is in a sibling of the class that is named.
struct sides {
  virtual int count() const restrict(cpu, amp) { return 4; }
};
struct named : sides, virtual box {
  int id;
  named(float v, unsigned *l, int i) restrict(cpu, amp) : shape(v, l), box(v, l), id(i) { note(); }
  int kind() const restrict(cpu, amp) override { return 4 + (count() == 4); }
  ~named() restrict(cpu, amp) {}
};

float use(const high &h, const shape *s) restrict(cpu, amp) {
  return h.area() + 10 * s->kind() + 100 * h.self()->area() +
         1000 * static_cast<const shape *>(h.self())->kind();
}

float result(int i) restrict(cpu, amp) {
  unsigned log = 0;
  float sum = 0;
  {
    box b(1 + i % 3, &log);
    named n(2 + i % 5, &log, i);
    const shape *chosen = i % 2 ? static_cast<const shape *>(&b) : &n;
    const wide &w = n;
    sum = use(b, chosen) + use(n, &b) + w.area() + w.kind() + chosen->area() + n.sides::count();
  }
  return sum + log % 100003;
}

int main() {
  std::vector<float> found(64);
  array_view<float> v(64, found);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = result(i[0]); });
  v.synchronize();
  int wrong = 0;
  for (int i = 0; i < 64; ++i)
    if (found[i] != result(i)) {
      std::printf("%g for %d, not %g\n", found[i], i, result(i));
      ++wrong;
    }
  return wrong != 0;
}
